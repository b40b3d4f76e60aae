#!/bin/bash
# clang-tidy over the files changed since a commit (tidy.sh HEAD~1), or over all of them (tidy.sh). Needs a configured release
# build for its compile commands.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
[ -f build/release/compile_commands.json ] || cmake --preset release >/dev/null
if [ $# -gt 0 ]; then
  mapfile -t files < <(git diff --name-only --diff-filter=d "$1" -- '*.cpp')
else
  mapfile -t files < <(git ls-files '*.cpp')
fi
printf '%s\n' "${files[@]}" | grep . | xargs -r -P "$(nproc)" -n 1 clang-tidy -p build/release --quiet --extra-arg=-Wno-unknown-warning-option
