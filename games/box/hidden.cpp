// Asked as the computer players ask it of their own states.
#include "games/box/hidden.h"

#include "games/opponents/hidden.h"

namespace mk {

bool seesAll(const Position& position, Seat seat) {
  return opponents::nothingIsHidden([&](Random& random) {
    const auto other = position.clone();
    other->scramble(Viewer{seat}, random);
    return other->equals(position);
  });
}

} // namespace mk
