#!/usr/bin/env bash
# Builds the page for publication into dist/, which any static server can serve under any path.
set -euo pipefail
# shellcheck source=scripts/env.sh
. "$(dirname "$0")/env.sh"
cd "$REPOSITORY"

scripts/setup.sh --without-browser
with_wasm trunk build --release
