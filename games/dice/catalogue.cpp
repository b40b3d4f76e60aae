// The dice family: one row a game, in booklet order.
#include "games/dice/catalogue.h"

#include "games/dice/arrange.h"
#include "games/dice/cup/cup_rows.h"
#include "games/dice/sheets/eskalero.h"
#include "games/dice/sheets/starpoker.h"
#include "games/dice/sheets/yatzee.h"
#include "games/dice/throws/rows.h"
#include "games/dice/words.h"
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
    {.id = "146",
     .slug = "starpoker",
     .et = "Eskalero – Starpoker",
     .en = "Eskalero – Starpoker",
     .minSeats = 2,
     .maxSeats = 8,
     .seats = 3,
     .kind = Kind::SkillAndLuck,
     .secrets = false,
     .undo = UndoRule::Free,
     .goal = MK_TEXT("games", "Have the best hand of the round with five poker dice, in as few throws as you can."),
     .options = Starpoker::options(),
     .make = makeGameOf<Starpoker>,
     .arrange = dice::arrangeStarpoker},
    {.id = "147",
     .slug = "eskalero",
     .et = "Eskalero",
     .en = "Eskalero",
     .minSeats = 2,
     .maxSeats = 8,
     .seats = 2,
     .kind = Kind::SkillAndLuck,
     .secrets = false,
     .undo = UndoRule::Free,
     .goal =
         MK_TEXT("games", "Fill the ten boxes of your sheet with the best that five poker dice give in three throws."),
     .options = noteOptions(),
     .make = makeGameOf<Eskalero>,
     .arrange = dice::arrangeSheetGame},
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
    {.id = "149",
     .slug = "dice-poker",
     .et = "Täringupokker",
     .en = "Dice poker",
     .minSeats = 2,
     .maxSeats = 8,
     .seats = 2,
     .kind = Kind::SkillAndLuck,
     .secrets = false,
     .undo = UndoRule::Free,
     .goal = MK_TEXT("games", "Write streets, houses and equal dice in ten lines, for the highest total."),
     .options = noteOptions(),
     .make = makeGameOf<DicePoker>,
     .arrange = dice::arrangeSheetGame},
};

void append(std::vector<GameInfo>& all, const std::vector<GameInfo>& more) {
  all.insert(all.end(), more.begin(), more.end());
}

// The games with three to five dice, 92-145, by their mechanics.
std::vector<GameInfo> cupGames() {
  std::vector<GameInfo> all = dice::roundsInfos();
  append(all, dice::buildUpInfos());
  append(all, dice::exactInfos());
  append(all, dice::pushInfos());
  append(all, dice::taskInfos());
  std::ranges::sort(all, {}, [](const GameInfo& g) { return std::stoi(g.id); });
  return all;
}

std::vector<GameInfo> listedGames() {
  std::vector<GameInfo> all = dice::infosOfRows();
  append(all, cupGames());
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
