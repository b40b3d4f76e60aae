#!/bin/bash
# Random matches in every combination of house rules and with every number of seats, each move checked against the laws of
# every game (secrecy, positions that read back, an end that comes). First all combinations, then the default rules at more
# length, then all combinations again with other luck. A line a combination; what is wrong begins with BROKEN.
# packaging/playouts.sh [--count N] [--long M] [--rounds R] [ID...]     games in the order given, else all of them;
#                                              --count: matches of a combination and round, 50;
#                                              --long: of the default rules and each number of seats, 500; --rounds: 1
# Ends with "N combinations, N matches, N broken".
set -uo pipefail
cli="${MANGUKAST_CLI:-$(dirname "${BASH_SOURCE[0]}")/../build/release/bin/mangukast-cli}"
count=50
long=500
rounds=1
while [[ ${1:-} == --* ]]; do
  case $1 in
  --count) count=$2 ;;
  --long) long=$2 ;;
  --rounds) rounds=$2 ;;
  *) echo "playouts.sh: no such option: $1" >&2; exit 2 ;;
  esac
  shift 2
done

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Combinations on standard input, one a line, each with every value of one more house rule. A rule that asks for another
# (`"onlyWith":{"bank":"banker"}`) stays as it is where that one is not so.
with_values() { # KEY NEEDS VALUES
  local line value needs=${2//:/=}
  while read -r line; do
    if [[ -n $needs && " $line " != *" --option $needs "* ]]; then
      echo "$line"
      continue
    fi
    for value in ${3//,/ }; do echo "$line --option $1=$value"; done
  done
}

# combinations GAME: the line in JSON of `list`
combinations() {
  local least most seats rule key needs values rows
  IFS=, read -r least most _ <<<"$(sed -n 's/.*"players":\[\([0-9,]*\)\].*/\1/p' <<<"$1")"
  rows=$(for ((seats = least; seats <= most; seats++)); do echo "--seats $seats"; done)
  while read -r rule; do
    [[ -z $rule ]] && continue
    key=$(sed 's/.*"key":"\([^"]*\)".*/\1/' <<<"$rule")
    needs=$(sed -n 's/.*"onlyWith":{\([^}]*\)}.*/\1/p' <<<"$rule" | tr -d '"')
    values=$(sed 's/.*"values":\[\(.*\)\]$/\1/' <<<"$rule" | tr -d '"')
    rows=$(with_values "$key" "$needs" "$values" <<<"$rows")
  done < <(grep -o '"key":"[^"]*","name":"[^"]*"\(,"onlyWith":{[^}]*}\)\?,"values":\[[^]]*\]' <<<"$1")
  echo "$rows"
}

"$cli" list --json >"$work/games"
[[ $# -gt 0 ]] || mapfile -t games < <(sed -n 's/.*"id":"\([^"]*\)".*/\1/p' "$work/games")
[[ $# -gt 0 ]] && games=("$@")
for id in "${games[@]}"; do
  combinations "$(grep -F "\"id\":\"$id\"" "$work/games")" | sed "s/^/$id /"
done >"$work/asked"

broken=0
matches=0
play() { # ID MATCHES SEED OPTIONS...
  local id=$1 wanted=$2 seed=$3 line
  shift 3
  line=$("$cli" playouts "$id" --count "$wanted" --seed "$seed" --check --json "$@" 2>&1)
  if [[ $line == *'"broken":[]'*"\"finished\":$wanted,"* ]]; then
    matches=$((matches + wanted))
    echo "$id $* : $wanted"
  else
    broken=$((broken + 1))
    echo "BROKEN $id $* --seed $seed : $line"
  fi
}

# Some numbers of seats go with some rules only; such a combination is refused before the first card.
while read -r id row; do
  read -ra options <<<"$row"
  "$cli" playouts "$id" --count 1 "${options[@]}" >/dev/null 2>&1 || { echo "refused: $id $row"; continue; }
  echo "$id $row" >>"$work/all"
  play "$id" "$count" 1 "${options[@]}"
done <"$work/asked"

if ((long > 0)); then
  while read -r id seats; do
    play "$id" "$long" 1000 --seats "$seats"
  done < <(sed 's/^\([^ ]*\) --seats \([0-9]*\).*/\1 \2/' "$work/all" | uniq | sort -u)
fi

for ((round = 2; round <= rounds; round++)); do
  while read -r id row; do
    read -ra options <<<"$row"
    play "$id" "$count" "$round" "${options[@]}"
  done <"$work/all"
done
echo "$(wc -l <"$work/all") combinations, $matches matches, $broken broken"
((broken == 0))
