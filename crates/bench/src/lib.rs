//! Measurements only; see `benches/` and `docs/performance.md`.
