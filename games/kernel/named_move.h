// Finding a move by its text.
#pragma once

#include "games/kernel/refusals.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mk {

// The first of the moves whose text is `wanted`; else what somebody wrote is refused with what is possible.
template <class Move, class F>
Checked<Move> namedMove(std::string_view written, std::string_view wanted, const std::vector<Move>& moves, F textOf) {
  std::vector<std::string> texts;
  for (const Move& m : moves) {
    texts.push_back(textOf(m));
    if (texts.back() == wanted) return m;
  }
  return notLegal(written, texts);
}

} // namespace mk
