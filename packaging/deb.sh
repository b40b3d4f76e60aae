#!/bin/bash
# Builds build/release/mangukast_<version>_<architecture>.deb.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/prepare.sh"

install_missing "${build_packages[@]}" dpkg-dev file
build_preset release programs
cd "$root/build/release"
cpack -G DEB
