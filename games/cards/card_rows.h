// The catalogue row of a card game: what is alike in all of them stands here once.
#pragma once

#include "games/box/catalogue.h"
#include "games/box/erase.h"
#include "games/kit/cards/arrange.h"

#include <utility>

namespace mk {

// `hands`: hidden hands; the table covers itself between persons. Only the own decision is taken back.
template <class R>
GameInfo cardRow(const char* id, const char* slug, const char* et, const char* en, int fewest, int most, int usual,
                 Kind kind, bool hands, Phrase goal) {
  return {.id = id,
          .slug = slug,
          .et = et,
          .en = en,
          .minSeats = fewest,
          .maxSeats = most,
          .seats = usual,
          .kind = kind,
          .secrets = hands,
          .undo = UndoRule::OwnDecision,
          .goal = std::move(goal),
          .options = R::options(),
          .make = makeGameOf<R>,
          .arrange = cards::arrangeCards};
}

} // namespace mk
