// The dice family: one row a game, in booklet order.
#include "games/dice/catalogue.h"

#include "games/dice/arrange.h"
#include "games/dice/rows.h"
#include "games/dice/words.h"
#include "games/dice/yatzee.h"
#include "games/kernel/erase.h"

#include <algorithm>
#include <string>

namespace mk {

namespace {

// Whether the game's pages and lesson are there: the build lists these games.
bool isListed(const GameInfo& game) {
  static const auto listed = dice::split(MK_DICE_GAMES, ' ');
  return std::ranges::find(listed, std::string(game.id) + "-" + game.slug) != listed.end();
}

const std::vector<GameInfo> kSheetGames = {
    {.id = "148",
     .slug = "yatzee",
     .et = "Yatzee",
     .en = "Yatzee",
     .minSeats = 2,
     .maxSeats = 8,
     .seats = 2,
     .kind = Kind::SkillAndLuck,
     .secrets = false,
     .undo = UndoRule::Free,
     .goal =
         MK_TEXT("games", "Fill the thirteen boxes of your sheet with the best that five dice give in three throws."),
     .options = Yatzee::options(),
     .make = makeGameOf<Yatzee>,
     .arrange = dice::arrangeSheetGame},
};

std::vector<GameInfo> listedGames() {
  std::vector<GameInfo> all = dice::infosOfRows();
  all.insert(all.end(), kSheetGames.begin(), kSheetGames.end());
  std::erase_if(all, [](const GameInfo& g) { return !isListed(g); });
  return all;
}

} // namespace

const Family& diceFamily() {
  static const std::vector<GameInfo> games = listedGames();
  static const Family family{"dice", "Täringud", "Dice", games};
  return family;
}

} // namespace mk
