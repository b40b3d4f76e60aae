// A move with what it is worth to the seat that makes it.
#pragma once

namespace mk {

template <class Move> struct Weighed {
  Move move{};
  double worth = 0; // the chance of winning the match, 0..1; a draw is half of it
};

} // namespace mk
