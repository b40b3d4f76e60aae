// Matches that are score pads.
#include "games/cards/card_rows.h"

namespace mk {

std::shared_ptr<const Game> padMatch(const Setup& s, std::shared_ptr<const cards::PadGame> pad) {
  return std::make_shared<const GameOf<cards::CardPad>>(s, cards::CardPad(std::move(pad)));
}

} // namespace mk
