// What the tests of the games on the backgammon board share: throws and moves by their texts.
#pragma once

#include "tests/matches.h"

#include <string>
#include <vector>

namespace mk {

inline void play(Match& m, const std::vector<const char*>& moves) {
  for (const char* move : moves) {
    const std::string t = move;
    const auto ok = t.starts_with("dice ") ? m.settle(*readOutcome(t)) : m.play(m.turn().seat(), t);
    if (!ok) qFatal("%s: %s", move, english(ok.why()).c_str());
  }
}

} // namespace mk
