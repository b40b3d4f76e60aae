// How good the suggested moves of a game for two are: matches of a seat that follows them against one that moves at
// random, each side half of the time.
#pragma once

#include "games/box/match.h"

#include <algorithm>

namespace mk {

struct Suggested {
  int won = 0, played = 0; // matches; draws are not counted
  std::string illegal;     // a suggestion that is no legal move
};

inline Suggested followSuggestions(const GameInfo& info, std::uint64_t matches) {
  Suggested out;
  for (std::uint64_t seed = 1; seed <= matches; ++seed) {
    auto m = Match::begin(info, 2, {}, seed);
    Random random(seed);
    const auto clever = static_cast<Seat>(seed % 2);
    while (!m->over()) {
      if (m->turn().isChance()) {
        (void)m->chance();
        continue;
      }
      const Seat seat = m->turn().seat();
      const auto moves = m->now().moves(seat);
      const std::string move =
          seat == clever ? m->now().suggest(seat, random) : moves[static_cast<std::size_t>(random.index(moves.size()))];
      if (std::ranges::find(moves, move) == moves.end() || !m->play(seat, move)) {
        out.illegal = move;
        return out;
      }
    }
    if (m->result().isDraw()) continue;
    ++out.played;
    out.won += m->result().winners().front() == clever;
  }
  return out;
}

} // namespace mk
