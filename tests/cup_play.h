// Matches of a computer player against random play, for the tests of games with three to five dice.
#pragma once

#include "tests/cup.h"

namespace mk::dice {

// How many of `count` matches of two the first seat wins when it follows the suggestions and the second plays at
// random; shared wins count half. The seats begin in turn.
inline double winsAgainstRandom(const GameInfo& info, Chosen chosen, int count, std::uint64_t seed = 7) {
  Random random(seed);
  chosen["starter"] = "random"; // by lot
  const auto game = makeGame(info, 2, chosen);
  if (!game) qFatal("%s: %s", info.id, english(game.why()).c_str());
  double wins = 0;
  for (int i = 0; i < count; ++i) {
    const auto p = (*game)->start();
    while (!p->turn().isOver()) {
      if (p->turn().isChance()) {
        if (const auto ok = p->settle(roll(p->chance(), random)); !ok) qFatal("%s", english(ok.why()).c_str());
        continue;
      }
      const Seat seat = p->turn().seat();
      const auto list = p->moves(seat);
      const std::string any = list[static_cast<std::size_t>(random.index(list.size()))];
      if (const auto ok = p->play(seat, seat == 0 ? p->suggest(seat, random) : any); !ok)
        qFatal("%s", english(ok.why()).c_str());
    }
    const auto places = p->result().places;
    if (places[0] == 1) wins += places[1] == 1 ? 0.5 : 1;
  }
  return wins;
}

} // namespace mk::dice
