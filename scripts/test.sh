#!/usr/bin/env bash
# Installs what is missing, then runs every check: style, lints, documentation, tests, the build, the page in a
# browser, and its size. Stops at the first that fails.
set -euo pipefail
# shellcheck source=scripts/env.sh
. "$(dirname "$0")/env.sh"
cd "$REPOSITORY"

step() {
  printf '\n== %s (%d s since the start)\n' "$*" "$SECONDS"
}

step "Tools"
scripts/setup.sh

step "Style"
cargo fmt --all --check

step "Lints"
cargo clippy --workspace --all-targets --locked -- -D warnings
# Code for the browser alone is seen only here; a toolchain of Debian's packages has no clippy.
if has_wasm_target rustc; then
  cargo clippy --package alquerque-web --package alquerque-worker --package alquerque-solver --target "$WASM_TARGET" --locked -- -D warnings
fi

step "Documentation"
RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps --locked

step "Tests"
cargo test --workspace --locked

step "Release build"
scripts/build.sh

step "Browser tests"
playwright test

step "Size of the first visit"
node scripts/size.mjs

printf '\nAll checks passed in %d s.\n' "$SECONDS"
