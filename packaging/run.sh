#!/bin/bash
# Builds Mängukast where it has not been built yet and opens it; arguments go to the program.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/prepare.sh"

install_missing "${build_packages[@]}"
build_preset release programs >&2
exec "$root/build/release/bin/mangukast" "$@"
