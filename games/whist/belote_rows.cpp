// The catalogue row of bridge-belote and its table: play runs to the right.
#include "games/whist/belote_rows.h"

#include "games/box/erase.h"
#include "games/kit/cards/arrange.h"
#include "games/whist/belote.h"
#include "games/whist/belote_pad.h"
#include "games/whist/pad_rows.h"
#include "games/whist/thinking.h"

#include <utility>

namespace mk {

namespace {

// As every card table, but with the neighbours on the other side.
Layout arrangeToTheRight(const View& v, Aspect aspect) {
  Layout l = cards::arrangeCards(v, aspect);
  const auto frameOf = [&](int seat) -> Frame* {
    for (Frame& f : l.frames)
      if (f.zone == seat % BeloteRules::kSeats) return &f;
    return nullptr;
  };
  Frame* next = frameOf(v.bottom + 1);
  Frame* last = frameOf(v.bottom + 3);
  if (next != nullptr && last != nullptr) std::swap(next->box, last->box);
  return l;
}

} // namespace

GameInfo beloteRow() {
  return withTablePad<BelotePad>(
      {.id = BeloteRules::kName,
       .slug = BeloteRules::kName,
       .et = "Bridž-belott (Бридж-белот)",
       .en = "Bridge-Belote (Бридж-белот)",
       .minSeats = BeloteRules::kSeats,
       .maxSeats = BeloteRules::kSeats,
       .seats = BeloteRules::kSeats,
       .kind = Kind::SkillAndLuck,
       .secrets = true,
       .undo = UndoRule::OwnDecision,
       .goal = MK_TEXT("games", "Reach 151 with your partner: bid, announce what you hold and take the points."),
       .options = BeloteRules::options(),
       .make = makeGameOf<whist::Brisk<Belote>>,
       .arrange = arrangeToTheRight});
}

} // namespace mk
