# shellcheck shell=bash
# What the scripts share: the pinned tools, where they lie, and how to build for WebAssembly.
# To be sourced: `. scripts/env.sh` also puts the tools on the PATH of an interactive shell.

# Trunk 0.22 needs a newer Rust than the workspace does.
TRUNK_VERSION=0.21.14
# Equals the version of the crate wasm-bindgen in Cargo.toml.
WASM_BINDGEN_VERSION=0.2.129
# The pins in package.json run on this version of Node and later.
export NODE_MAJOR=18

WASM_TARGET=wasm32-unknown-unknown
# The toolchain that setup.sh makes of Debian's packages where rustup cannot fetch the target.
DEBIAN_TOOLCHAIN=debian-wasm

REPOSITORY=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
# Tools outlive any clone of the repository, for building them takes minutes.
TOOLS=${XDG_CACHE_HOME:-$HOME/.cache}/alquerque
TRUNK_ROOT=$TOOLS/trunk-$TRUNK_VERSION
WASM_BINDGEN_ROOT=$TOOLS/wasm-bindgen-cli-$WASM_BINDGEN_VERSION
export PATH="$TRUNK_ROOT/bin:$WASM_BINDGEN_ROOT/bin:$REPOSITORY/node_modules/.bin:$PATH"

have() {
  command -v "$1" >/dev/null 2>&1
}

# Whether the compiler named by the arguments has the standard library for WebAssembly.
has_wasm_target() {
  local folder
  folder=$("$@" --print target-libdir --target "$WASM_TARGET" 2>/dev/null) || return 1
  compgen -G "$folder/libstd-*.rlib" >/dev/null
}

# Whether the compiler named by the arguments has the source of its standard library.
has_std_source() {
  local sysroot
  sysroot=$("$@" --print sysroot 2>/dev/null) || return 1
  [ -e "$sysroot/lib/rustlib/src/rust/library/Cargo.lock" ]
}

# Runs a command that builds for WebAssembly with a toolchain that can: the default one if possible.
#
# With the library's source at hand, the library is built along with the app, without the texts of its panics,
# which nobody would see in a web page: that takes a tenth off the app. Cargo calls these flags unstable, hence
# RUSTC_BOOTSTRAP; the released compiler is used all the same.
with_wasm() {
  local smaller=(
    RUSTC_BOOTSTRAP=1
    CARGO_UNSTABLE_BUILD_STD=std,panic_abort
    CARGO_UNSTABLE_BUILD_STD_FEATURES=optimize_for_size
    CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS="-Zunstable-options -Cpanic=immediate-abort"
  )
  if has_std_source rustc; then
    env "${smaller[@]}" "$@"
  elif has_std_source /usr/bin/rustc && debian_toolchain_is_linked; then
    env "${smaller[@]}" RUSTUP_TOOLCHAIN="$DEBIAN_TOOLCHAIN" "$@"
  else
    "$@"
  fi
}

debian_toolchain_is_linked() {
  have rustup && rustup toolchain list | grep "^$DEBIAN_TOOLCHAIN\b" >/dev/null
}
