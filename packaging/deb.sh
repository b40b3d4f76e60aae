#!/bin/bash
# Builds build/package/mangukast_<version>_<architecture>.deb with Debian's hardening flags. With --check it is also held
# against Debian's rules (lintian, desktop and AppStream entries).
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/prepare.sh"

install_missing "${build_packages[@]}" dpkg-dev file
build_preset package programs
cd "$root/build/package"
rm -f ./*.deb
cpack -G DEB
[ "${1:-}" = --check ] || exit 0
install_missing lintian desktop-file-utils appstream
desktop-file-validate "$root/packaging/mangukast.desktop"
appstreamcli validate --no-net "$root/packaging/mangukast.metainfo.xml"
lintian --fail-on error,warning ./*.deb
