// Writes what the open boxes of Yatzee are good for (yatzee_values.inc), for all fourteen boxes and one strike:
//   mk_make_sheet_values > games/dice/sheets/yatzee_values.inc
// Takes some seconds; built only when asked for.
#include "games/dice/sheets/yatzee.h"

#include <cstdio>

int main() {
  const mk::dice::SheetValues values(mk::Yatzee::boxes(true), {.strike = 3});
  std::printf("// What the open boxes of Yatzee are good for; made by mk_make_sheet_values.\n%s",
              values.text().c_str());
}
