// The surface of a PBN file: boards of headers, each with the words that stand after it.
#pragma once

#include "games/kernel/checked.h"

#include <string>
#include <string_view>
#include <vector>

namespace mk {

struct PbnWord {
  int line = 0;
  std::string text;
};
struct PbnTag {
  int line = 0;
  std::string name, value;
  std::vector<PbnWord> section;
};
using PbnBoard = std::vector<PbnTag>;

// Without comments; what a board takes over from the one before is written out.
Checked<std::vector<PbnBoard>> readPbnSurface(std::string_view text);
Refusal wrongInPbn(int line, int board, std::string_view at, Phrase why);

} // namespace mk
