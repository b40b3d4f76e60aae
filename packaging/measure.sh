#!/bin/bash
# Start-up time to the first painted window and resident memory three seconds later: the median of several starts, on a
# virtual display of its own. packaging/measure.sh [RUNS]
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/prepare.sh"

install_missing "${build_packages[@]}" xvfb xauth
build_preset release programs >&2

if [ -z "${MANGUKAST_MEASURING:-}" ]; then
  MANGUKAST_MEASURING=1 exec xvfb-run -a "$0" "$@"
fi

runs=${1:-7}
data=$(mktemp -d)
trap 'rm -rf "$data"' EXIT

median() { sort -n | awk '{ v[NR] = $1 } END { print v[int((NR + 1) / 2)] }'; }

for ((i = 0; i < runs; i++)); do
  MANGUKAST_TRACE=$(date +%s%3N) "$root/build/release/bin/mangukast" --data "$data" 2>"$data/trace" &
  program=$!
  sleep 3
  awk '/^VmRSS:/ { print int($2 / 1024) }' "/proc/$program/status" >>"$data/memory"
  kill "$program"
  wait "$program" || true
  sed -n 's/^first paint: \([0-9]*\) ms$/\1/p' "$data/trace" >>"$data/start"
done
echo "first paint: $(median <"$data/start") ms, resident: $(median <"$data/memory") MB (median of $runs starts)"
