// Cards of one's own pack, typed one after the other and checked word by word, so that a slip in the middle is said at
// once and mended where it is.
#pragma once

#include "games/kernel/chance.h"

#include <QString>

#include <vector>

namespace mk {

struct TypedCards {
  enum class Fault : std::uint8_t { None, NoCard, NotInPack, Twice, TooMany };
  std::vector<Card> cards; // up to the fault
  Fault fault = Fault::None;
  QString word;                 // the wrong one
  qsizetype at = 0, length = 0; // where it stands in the line
  int earlier = 0;              // Twice: the place where the card stands already, 1 = first
  std::vector<Card> missing;    // of the pack, in its order, when there is no fault
};

// `whole`: the last word is finished too. Until then a single sign may still become a card.
TypedCards readTyped(const QString& line, const ChanceRequest&, bool whole);

} // namespace mk
