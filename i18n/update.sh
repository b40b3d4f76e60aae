#!/bin/bash
# Brings i18n/<module>_{et,en}.ts up to date with the texts in the code; new entries come in as unfinished and are then written
# by hand. English is the language of the source texts: its files hold plural forms only. Without arguments every module;
# else those named: i18n/update.sh kernel dice
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
PATH="$PATH:/usr/lib/qt6/bin"

folders_of() {
  case $1 in
  kernel) echo games/kernel games/box games/kit games/opponents ;;
  words) echo i18n ;;
  boards) echo boards ;;
  host | outside | store | cli) echo "app/$1" ;;
  app) find app -mindepth 1 -maxdepth 1 ! -name host ! -name outside ! -name store ! -name cli ! -name CMakeLists.txt | sort ;;
  *) echo "games/$1" ;;
  esac
}

modules=("$@")
if [ ${#modules[@]} -eq 0 ]; then
  modules=(words boards host outside store cli app)
  for folder in games/*/; do
    case $folder in games/box/ | games/kit/ | games/opponents/) ;; *) modules+=("$(basename "$folder")") ;; esac
  done
fi

for module in "${modules[@]}"; do
  mapfile -t folders < <(folders_of "$module" | tr ' ' '\n')
  for i in "${!folders[@]}"; do [ -d "${folders[$i]}" ] || unset "folders[$i]"; done
  if ! find "${folders[@]}" -name '*.cpp' 2>/dev/null | grep -q .; then continue; fi
  common=(-silent -tr-function-alias QT_TRANSLATE_NOOP+=MK_TEXT -tr-function-alias QT_TRANSLATE_N_NOOP+=MK_TEXT_N -locations none -no-obsolete -source-language en_US -I .)
  lupdate "${common[@]}" "${folders[@]}" -target-language et_EE -ts "i18n/${module}_et.ts"
  lupdate "${common[@]}" -pluralonly "${folders[@]}" -target-language en_US -ts "i18n/${module}_en.ts"
  grep -q '<message' "i18n/${module}_en.ts" || rm "i18n/${module}_en.ts"
done
grep -c 'type="unfinished"' i18n/*.ts | grep -v ':0$' || echo "Nothing is unfinished."
