#!/bin/bash
# Fuzzing: packaging/fuzz.sh [TARGET] [SECONDS], e.g. `packaging/fuzz.sh exchange 600`; without a target all of them, ten
# seconds each. Built with clang's libFuzzer under AddressSanitizer and UndefinedBehaviorSanitizer. What is learnt stays in
# build/sanitize/fuzz/learnt/; an input that breaks something lies in build/sanitize/fuzz/found/: mend it, and put the
# input into tests/fuzz/corpus/TARGET under a name that says what it is. Ends with "N inputs, N targets, N broken".
# packaging/fuzz.sh --shake [TARGET] [SECONDS]: the same seeds changed blindly, in an optimised build with asserts: a hundred
# times as many inputs, for what lies near to what is valid; what breaks lies in build/checked/fuzz/found/.
set -uo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/prepare.sh"

preset=sanitize
[ "${1:-}" = --shake ] && { preset=checked; shift; }
targets=(games exchange protocol saved pages files)
seconds=${2:-10}
[ $# -gt 0 ] && targets=("$1")
fuzz="$root/build/$preset/fuzz"

install_missing "${build_packages[@]}" "${fuzz_packages[@]}" || exit 1
build_preset "$preset" fuzz_targets >"$root/build/fuzz.build.log" 2>&1 || { tail -40 "$root/build/fuzz.build.log"; exit 1; }

"$fuzz/fuzz_seeds" "$fuzz/seeds" || exit 1
export ASAN_OPTIONS=detect_stack_use_after_return=1:strict_string_checks=1
export UBSAN_OPTIONS=print_stacktrace=1
export LSAN_OPTIONS="suppressions=$root/tests/lsan.supp:print_suppressions=0"
declare -A longest=([games]=700 [exchange]=4000 [protocol]=3000 [saved]=4000 [pages]=5000 [files]=6000)

# fuzz_one TARGET: its log beside the target, its exit code in TARGET.code.
fuzz_one() {
  local target=$1 log="$fuzz/$1.log" folders
  mkdir -p "$fuzz/learnt/$target" "$fuzz/found" "$fuzz/seeds/$target"
  folders=("$fuzz/learnt/$target" "$root/tests/fuzz/corpus/$target" "$fuzz/seeds/$target")
  if [ "$preset" = checked ]; then
    "$fuzz/fuzz_$target" --shake "$seconds" "$RANDOM" "$fuzz/found/$target-$(date +%s)" "${folders[@]}" >"$log" 2>&1 </dev/null
  else
    "$fuzz/fuzz_$target" -max_total_time="$seconds" -max_len="${longest[$target]:-4000}" -timeout=20 -rss_limit_mb=2500 \
      -entropic=0 -print_final_stats=1 -artifact_prefix="$fuzz/found/$target-" "${folders[@]}" >"$log" 2>&1 </dev/null
  fi
  echo $? >"$fuzz/$target.code"
}

# As many at a time as there are processors; what broke is told in the order of the targets.
for target in "${targets[@]}"; do
  while [ "$(jobs -rp | wc -l)" -ge "$jobs" ]; do wait -n; done
  rm -f "$fuzz/$target.code"
  fuzz_one "$target" &
done
wait

inputs=0
broken=0
for target in "${targets[@]}"; do
  log="$fuzz/$target.log"
  done=$(sed -n 's/^stat::number_of_executed_units: *//p; s/^\([0-9]*\) inputs$/\1/p' "$log" | tail -1)
  inputs=$((inputs + ${done:-0}))
  echo "$target: ${done:-?} inputs in $seconds s"
  [ "$(cat "$fuzz/$target.code" 2>/dev/null)" = 0 ] && continue
  broken=$((broken + 1))
  tail -60 "$log"
done
echo "$inputs inputs, ${#targets[@]} targets, $broken broken"
[ $broken -eq 0 ]
