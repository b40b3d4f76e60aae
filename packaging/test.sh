#!/bin/bash
# Everything that is tested, on a bare Debian 12 as well: release build and its tests, a short run of each benchmark, then most
# tests again under AddressSanitizer and UndefinedBehaviorSanitizer, and a short fuzzing of every reader of foreign bytes.
# Ends with the line "N passed, N failed".
set -uo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/prepare.sh"

passed=0
failed=0
finish() {
  echo "$passed passed, $failed failed"
  [ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
  exit
}
step() { printf '\n== %s (%d s)\n' "$1" "$SECONDS"; }
broken() {
  echo "FAILED: $1"
  failed=$((failed + 1))
}

# run_tests PRESET [ctest arguments...]: runs them with a display at hand and counts. Some of them wait more than they work.
run_tests() {
  local log="$root/build/$1.ctest.log"
  (cd "$root" && xvfb-run -a ctest --preset "$@" -j "$((jobs + 1))" --no-tests=error </dev/null) 2>&1 | tee "$log"
  local all bad
  all=$(sed -n 's/^.*tests failed out of \([0-9]*\).*$/\1/p' "$log" | tail -1)
  bad=$(sed -n 's/^.*, \([0-9]*\) tests failed out of.*$/\1/p' "$log" | tail -1)
  if [ -z "$all" ]; then
    broken "ctest ($1)"
    return
  fi
  passed=$((passed + all - bad))
  failed=$((failed + bad))
}

step "Packages"
install_missing "${build_packages[@]}" "${test_packages[@]}" "${fuzz_packages[@]}" || { broken "packages"; finish; }

step "Release build"
build_preset release || { broken "release build"; finish; }

step "Tests"
run_tests release

# That they run is all that is asked here, so there are as many at a time as there are processors, and no stores of a hundred
# thousand matches.
step "Benchmarks, briefly"
declare -A bench_of
for bench in "$root"/build/release/bench/*; do
  [ -x "$bench" ] && [ -f "$bench" ] || continue
  while [ "$(jobs -rp | wc -l)" -ge "$jobs" ]; do sleep 0.2; done
  QT_QPA_PLATFORM=offscreen timeout 240 "$bench" --benchmark_min_time=0.01 --benchmark_filter=-/100000 </dev/null >"$bench.log" 2>&1 &
  bench_of[$!]=$bench
done
for pid in "${!bench_of[@]}"; do
  wait "$pid" || broken "$(basename "${bench_of[$pid]}")"
  cat "${bench_of[$pid]}.log"
done

step "Build with sanitizers"
if build_preset sanitize; then
  step "Tests with sanitizers"
  export ASAN_OPTIONS=detect_stack_use_after_return=1:strict_string_checks=1
  export LSAN_OPTIONS="suppressions=$root/tests/lsan.supp:print_suppressions=0"
  export UBSAN_OPTIONS=print_stacktrace=1
  run_tests sanitize
else
  broken "sanitize build"
fi

step "Fuzzing, ten seconds each"
if "$root/packaging/fuzz.sh"; then passed=$((passed + 1)); else broken "fuzzing"; fi

step "Done"
finish
