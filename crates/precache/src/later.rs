//! Which files a first visit does without.

/// Files that nobody needs to begin to play, by how their addresses begin: they are fetched when they are needed,
/// and kept for use offline once the page has come to rest. Everything else belongs to the first visit.
const LATER: &[&str] = &[
    // The solver: endgame tables and proofs.
    "alquerque-solver",
    "solver-worker.js",
    // The opening books it reads.
    "books/",
    // Languages other than English.
    "i18n/",
    // What moves sound like.
    "sounds/",
];

/// Whether a first visit does without the file at this address.
pub fn is_later(address: &str) -> bool {
    LATER.iter().any(|start| address.starts_with(start))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_begins_a_game_comes_first() {
        for address in ["./", "alquerque-worker_bg.wasm", "engine-worker.js"] {
            assert!(!is_later(address), "{address}");
        }
        for address in [
            "alquerque-solver_bg.wasm",
            "solver-worker.js",
            "books/free.book",
            "i18n/cs.ftl",
        ] {
            assert!(is_later(address), "{address}");
        }
    }
}
