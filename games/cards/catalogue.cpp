// The family of card games: one row a game, in booklet order.
#include "games/cards/catalogue.h"

#include "games/box/erase.h"
#include "games/cards/durak.h"
#include "games/kit/cards/arrange.h"

namespace mk {

const Family& cardsFamily() {
  static const std::vector<GameInfo> games = {
      {.id = "172",
       .slug = "durak",
       .et = "Kes on viimane",
       .en = "Who Is Last",
       .minSeats = 2,
       .maxSeats = DurakRules::kMostSeats,
       .seats = 4,
       .kind = Kind::SkillAndLuck,
       .secrets = true,
       .undo = UndoRule::OwnDecision,
       .goal = MK_TEXT("games", "Get rid of your cards by attacking and beating; whoever is left with cards has lost."),
       .options = Durak::options(),
       .make = makeGameOf<Durak>,
       .arrange = cards::arrangeCards},
  };
  static const Family family{"cards", "Kaardimängud", "Card games", games};
  return family;
}

} // namespace mk
