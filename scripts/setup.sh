#!/usr/bin/env bash
# Installs what building and testing need and this machine lacks. Does nothing when all is there.
#
# Needs Rust. The rest it fetches by itself where it may: as root or through sudo on Debian, otherwise
# from crates.io and npm into folders of the user. What it may not install, it names.
set -euo pipefail
# shellcheck source=scripts/env.sh
. "$(dirname "$0")/env.sh"
cd "$REPOSITORY"

say() {
  printf 'setup: %s\n' "$*" >&2
}

fail() {
  say "$*"
  exit 1
}

may_be_root() {
  [ "$(id -u)" -eq 0 ] || have sudo
}

as_root() {
  if [ "$(id -u)" -eq 0 ]; then
    "$@"
  else
    sudo "$@"
  fi
}

on_debian() {
  have apt-get && grep -qx 'ID=debian' /etc/os-release 2>/dev/null && may_be_root
}

apt_install() {
  say "installing Debian's packages: $*"
  local install=(env DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends "$@")
  # The lists of packages may be missing or old: fetch them only then.
  as_root "${install[@]}" >/dev/null 2>&1 || { as_root apt-get update -qq && as_root "${install[@]}" >/dev/null; }
}

ensure_rust() {
  have cargo || fail "Rust is missing: see https://rustup.rs"
  if ! have cc; then
    on_debian || fail "a C compiler is missing; Rust links with it"
    apt_install gcc libc6-dev
  fi
}

# Development builds and lints of the page use the standard library as rustup has it.
ensure_wasm_target() {
  if has_wasm_target rustc || debian_toolchain_is_ready || ! have rustup; then
    return
  fi
  say "adding the target $WASM_TARGET"
  rustup target add "$WASM_TARGET" || say "going on without it"
}

# The page's release build compiles the standard library too, from its source: see with_wasm.
ensure_std_source() {
  if has_std_source rustc || debian_toolchain_is_ready; then
    return
  fi
  if have rustup; then
    say "adding the source of Rust's standard library"
    if rustup component add rust-src && has_std_source rustc; then
      return
    fi
    if on_debian && apt_install rustc-web cargo-web rust-web-src lld-19; then
      link_debian_toolchain
      return
    fi
  fi
  has_wasm_target rustc || fail "Rust's target $WASM_TARGET is missing: \`rustup target add $WASM_TARGET\` would add it"
  say "going on without the source of Rust's standard library: the page will be a tenth larger"
}

debian_toolchain_is_ready() {
  debian_toolchain_is_linked && has_std_source /usr/bin/rustc
}

# Debian packages a recent compiler with its source for building browsers.
link_debian_toolchain() {
  local sysroot host tools
  sysroot=$(/usr/bin/rustc --print sysroot)
  host=$(/usr/bin/rustc -vV | sed -n 's/^host: //p')
  tools=$sysroot/lib/rustlib/$host/bin
  if ! [ -e "$tools/rust-lld" ]; then
    as_root mkdir -p "$tools"
    as_root ln -s "$(command -v lld-19)" "$tools/rust-lld"
  fi
  if ! debian_toolchain_is_linked; then
    rustup toolchain link "$DEBIAN_TOOLCHAIN" "$sysroot"
  fi
}

# Installs the binary $2 of the crate $1, version $3, into the folder $4.
ensure_cargo_tool() {
  local crate=$1 binary=$2 version=$3 root=$4
  if [ -x "$root/bin/$binary" ]; then
    return
  fi
  say "building $crate $version (takes some minutes)"
  # From outside the repository, so that neither its manifest nor its target folder takes part.
  (
    cd /
    env -u CARGO_TARGET_DIR cargo install --quiet --locked --no-default-features --version "$version" --root "$root" "$crate"
  )
}

node_is_recent() {
  have node && have npm && [ "$(node -p 'process.versions.node.split(".")[0]')" -ge "$NODE_MAJOR" ]
}

ensure_node() {
  if node_is_recent; then
    return
  fi
  on_debian || fail "Node.js $NODE_MAJOR or later with npm is missing: see https://nodejs.org"
  apt_install nodejs npm
  node_is_recent || fail "Debian's Node.js is older than $NODE_MAJOR"
}

ensure_npm_packages() {
  local installed=node_modules/.installed-lock.json
  if cmp -s package-lock.json "$installed"; then
    return
  fi
  say "installing npm packages"
  npm ci --ignore-scripts --silent
  cp package-lock.json "$installed"
}

ensure_chromium() {
  if node scripts/chromium.mjs >/dev/null; then
    return
  fi
  if on_debian; then
    apt_install chromium
  elif ! node --input-type=module -e '
      import { existsSync } from "node:fs";
      import { chromium } from "@playwright/test";
      process.exitCode = existsSync(chromium.executablePath()) ? 0 : 1;'; then
    say "installing Playwright's Chromium"
    # Its libraries come from the system's packages on Linux.
    if [ "$(uname)" = Linux ] && may_be_root; then
      playwright install --with-deps chromium
    else
      playwright install chromium
    fi
  fi
}

ensure_rust
ensure_wasm_target
ensure_std_source
ensure_cargo_tool wasm-bindgen-cli wasm-bindgen "$WASM_BINDGEN_VERSION" "$WASM_BINDGEN_ROOT"
ensure_cargo_tool trunk trunk "$TRUNK_VERSION" "$TRUNK_ROOT"
ensure_node
ensure_npm_packages
# Only the tests need a browser.
if [ "${1:-}" != --without-browser ]; then
  ensure_chromium
fi
