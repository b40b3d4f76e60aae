// The family of card games: one row a game, in booklet order.
#include "games/cards/catalogue.h"

#include "games/box/erase.h"
#include "games/cards/durak.h"
#include "games/cards/small_rows.h"
#include "games/kit/cards/arrange.h"

#include <algorithm>
#include <string>

namespace mk {

namespace {

// In booklet order.
std::vector<GameInfo> withSmallGames(std::vector<GameInfo> games) {
  std::ranges::copy(smallCardGames(), std::back_inserter(games));
  std::ranges::sort(games, {}, [](const GameInfo& g) { return std::stoi(g.id); });
  return games;
}

} // namespace

const Family& cardsFamily() {
  static const std::vector<GameInfo> games = withSmallGames({
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
  });
  static const Family family{"cards", "Kaardimängud", "Card games", games};
  return family;
}

} // namespace mk
