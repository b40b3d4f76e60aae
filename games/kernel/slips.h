// What somebody may do by mistake who knows a game only a little. Rules may say it, for the weaker computer players
// alone (docs/opponents.md); where they do not, a mistake is any legal move.
//   vector<Move> slips(const State&, Seat) const
//       legal moves that such a person could hold for right, without the one that the rules suggest; none where nothing
//       is mistaken. The state has been scrambled for the seat
#pragma once

#include "games/kernel/seat.h"

#include <concepts>
#include <vector>

namespace mk {

template <class R>
concept Slips = requires(const R r, const typename R::State& s, Seat seat) {
  { r.slips(s, seat) } -> std::same_as<std::vector<typename R::Move>>;
};

} // namespace mk
