#!/bin/bash
# Draws packaging/screenshots/*.png: every place and tables of every kind, in both languages, with the program's own --screenshot.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/prepare.sh"

install_missing "${build_packages[@]}"
build_preset release programs >&2

to="$root/packaging/screenshots"
data=$(mktemp -d)
trap 'rm -rf "$data"' EXIT
mkdir -p "$to"

shot() { # NAME LANG [arguments...]
  QT_QPA_PLATFORM=offscreen "$root/build/release/bin/mangukast" --data "$data" --size 1280x800 --lang "$2" \
    --screenshot "$to/$1-$2.png" "${@:3}"
}

# The tables stand a few moves into a match that the terminal program has played.
some_moves() { # ID MOVES -> a log file
  local i log="$data/$1.log"
  {
    echo '{"do":"new","game":"'"$1"'","seed":3}'
    for ((i = 0; i < $2; i++)); do echo '{"do":"chance"}'; echo '{"do":"bot","level":3}'; done
    echo '{"do":"log"}'
  } | "$root/build/release/bin/mangukast-cli" table | tail -1 |
    sed 's/^{"log":\[//; s/\],"ok":true}$//; s/","/"\n"/g' | sed 's/^"//; s/"$//' >"$log"
  echo "$log"
}

# Tables of the most different kinds, as far as the box has them.
listed=$("$root/build/release/bin/mangukast-cli" list --json)
games=""
for id in 1 3 6 12 27 31 37 101 116 129 147 148 150 152 154 156 159 161 165 169 172 178 188 bridge-1933; do
  if [[ $listed == *"\"id\":\"$id\""* ]]; then games="$games $id"; fi
done

for lang in et en; do
  rm -rf "${data:?}"/* # the box has no unfinished matches yet
  for place in box book records evening; do shot "$place" "$lang" --place "$place"; done
  shot game "$lang" --place game --game 12
  for id in $games; do shot "table-$id" "$lang" --place table --game "$id" --seed 3 --log "$(some_moves "$id" 8)"; done
done
ls "$to"
