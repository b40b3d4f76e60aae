#!/bin/bash
# The table of duels in docs/opponents.md: of every game that offers levels, each level against the one below it, the
# lowest and the highest against random moves. A line a game, for a table in Markdown.
# packaging/duels.sh [--count N] [--nodes N] [ID...]     --count: matches of each pair, 400 unless told;
#                                                        --nodes: positions a move of level 5, else what it has at the
#                                                        table; all others have what they have there
# Bridge and belote are played by both seats of a side.
set -euo pipefail
cli="$(dirname "${BASH_SOURCE[0]}")/../build/release/bin/mangukast-cli"
count=400
nodes=()
while [[ ${1:-} == --* ]]; do
  case $1 in
  --count) count=$2 ;;
  --nodes) nodes=(--nodes "$2") ;;
  *) sed -n '2,7s/^# //p' "$0" >&2 && exit 2 ;;
  esac
  shift 2
done

# A number, a word or a list of the line in JSON on standard input.
number() { sed -n "s/.*\"$1\":\([-0-9.e]*\).*/\1/p"; }
word() { sed -n "s/.*\"$1\":\"\([^\"]*\)\".*/\1/p"; }
list() { sed -n "s/.*\"$1\":\[\([0-9,]*\)\].*/\1/p" | tr , ' '; }

duel() { # ID LEVEL AGAINST: "62 % ± 5"; of games that begin without luck the first two moves are random
  local how=() score
  [[ $kind == skill ]] && how+=(--opening 2)
  [[ $1 == bridge-* ]] && how+=(--partners)
  [[ $2 == 5 ]] && how+=("${nodes[@]}")
  score=$("$cli" duel "$1" --level "$2" --against "$3" --count "$count" "${how[@]}" --json)
  LC_ALL=C awk -v p="$(number points <<<"$score")" -v e="$(number error <<<"$score")" \
    'BEGIN { printf "%.0f %% ± %.0f", 100 * p, 100 * e }'
}

"$cli" list --json | while read -r game; do
  id=$(word id <<<"$game") kind=$(word kind <<<"$game")
  read -ra levels <<<"$(list levels <<<"$game")"
  if [[ ${#levels[@]} == 0 || ($# -gt 0 && " $* " != *" $id "*) ]]; then continue; fi
  top=${levels[-1]} below=random row="| $id |"
  for level in "${levels[@]}"; do
    row+=" $level : $below $(duel "$id" "$level" "$below") |"
    below=$level
  done
  echo "$row $top : random $(duel "$id" "$top" random) |"
done
