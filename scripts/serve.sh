#!/usr/bin/env bash
# Installs what is missing, builds the page as for publication and serves it on this machine.
#
#   scripts/serve.sh [--port 8080]
set -euo pipefail
# shellcheck source=scripts/env.sh
. "$(dirname "$0")/env.sh"

port=8080
case ${1:-} in
  '') ;;
  --port) port=${2:?--port wants a number} ;;
  --port=*) port=${1#--port=} ;;
  *)
    echo "usage: scripts/serve.sh [--port NUMBER]" >&2
    exit 2
    ;;
esac

"$REPOSITORY/scripts/build.sh"
exec node "$REPOSITORY/scripts/static-server.mjs" --port "$port"
