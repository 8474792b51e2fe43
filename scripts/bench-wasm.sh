#!/usr/bin/env bash
# Compares the engine as WebAssembly, built as for the web's worker, with the engine as a native program: nodes a
# second of the same search, in one run. Linux only; needs what scripts/setup.sh installs.
#
# RUSTFLAGS and WASM_OPT (default: the flags of the web build) go into the WebAssembly alone, to try what helps.
set -euo pipefail
# shellcheck source=scripts/env.sh
. "$(dirname "$0")/env.sh"
cd "$REPOSITORY"

scripts/setup.sh --without-browser
target=${CARGO_TARGET_DIR:-target}
wasm_flags=${RUSTFLAGS:-}
unset RUSTFLAGS

cargo build --quiet --locked --release --package alquerque-bench --bin alquerque-nodes
RUSTFLAGS=$wasm_flags with_wasm cargo build --quiet --locked --profile worker --target "$WASM_TARGET" \
  --package alquerque-bench --bin alquerque-nodes

out=$target/bench-wasm
mkdir -p "$out"
# What wasm-bindgen writes for Node is no module, unlike the scripts of this repository.
echo '{ "type": "commonjs" }' >"$out/package.json"
wasm-bindgen --target nodejs --out-dir "$out" "$target/$WASM_TARGET/worker/alquerque-nodes.wasm"
read -ra options <<<"${WASM_OPT:--O3}"
wasm-opt "${options[@]}" "$out/alquerque-nodes_bg.wasm" -o "$out/alquerque-nodes_bg.wasm"

node scripts/bench-wasm.mjs "$target/release/alquerque-nodes" "$out"
