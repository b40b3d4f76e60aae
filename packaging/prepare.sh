# Read by run.sh, test.sh and their neighbours: installs what a bare Debian 12 lacks and builds with a CMake preset.
# Needs root or sudo only when something is missing.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
export CCACHE_BASEDIR="$root"
jobs=$(nproc)

build_packages=(cmake ninja-build ccache g++ qt6-base-dev qt6-svg-dev qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools
  qt6-multimedia-dev libqt6sql6-sqlite libstemmer-dev libdds-dev)
fuzz_packages=(clang-16 libclang-rt-16-dev lld-16)
test_packages=(qt6-base-private-dev libbenchmark-dev xvfb xauth stockfish gnubg)

is_installed() { [ "$(dpkg-query -W -f='${db:Status-Status}' "$1" 2>/dev/null)" = installed ]; }

as_root() {
  if [ "$(id -u)" -eq 0 ]; then
    "$@"
  elif command -v sudo >/dev/null; then
    sudo "$@"
  else
    echo "Not root, and there is no sudo: install these packages first: ${missing[*]}" >&2
    return 1
  fi
}

install_missing() {
  missing=()
  local package
  for package in "$@"; do is_installed "$package" || missing+=("$package"); done
  [ ${#missing[@]} -eq 0 ] && return 0
  if ! command -v apt-get >/dev/null; then
    echo "This is no Debian system; these packages, by their Debian names, are needed: ${missing[*]}" >&2
    return 1
  fi
  echo "Installing: ${missing[*]}"
  local get=(env DEBIAN_FRONTEND=noninteractive apt-get -q -y --no-install-recommends)
  apt-cache show "${missing[@]}" >/dev/null 2>&1 || as_root "${get[@]}" update || return 1
  # Old package lists name files that are gone; fresh ones help.
  as_root "${get[@]}" install "${missing[@]}" </dev/null ||
    { as_root "${get[@]}" update && as_root "${get[@]}" install "${missing[@]}" </dev/null; }
}

# build_preset release [targets...]
build_preset() {
  local preset=$1
  shift
  (cd "$root" && cmake --preset "$preset" >"$root/build/$preset.configure.log" 2>&1) ||
    { cat "$root/build/$preset.configure.log"; return 1; }
  local targets=()
  [ $# -gt 0 ] && targets=(--target "$@")
  (cd "$root" && cmake --build --preset "$preset" -j "$jobs" "${targets[@]}")
}

mkdir -p "$root/build"
