// The dice family: one row a game, in booklet order.
#include "games/dice/catalogue.h"

#include "games/box/erase.h"
#include "games/dice/base/words.h"
#include "games/dice/cup/cup_rows.h"
#include "games/dice/sheets/arrange.h"
#include "games/dice/sheets/eskalero.h"
#include "games/dice/sheets/starpoker.h"
#include "games/dice/sheets/yatzee.h"
#include "games/dice/throws/rows.h"

#include <algorithm>
#include <string>

namespace mk {

namespace {

// Whether the game's pages and lesson are there: the build lists these games.
bool isListed(const GameInfo& game) {
  static const auto listed = split(MK_DICE_GAMES, ' ');
  return std::ranges::find(listed, std::string(game.id) + "-" + game.slug) != listed.end();
}

// A game with a pad: two to eight seats, luck and choice.
GameInfo padGame(const char* id, const char* slug, const char* et, const char* en, int seats, Phrase goal,
                 std::span<const OptionSpec> options, GameMaker make,
                 Layout (*arrange)(const View&, Aspect) = dice::arrangeSheetGame) {
  return {.id = id,
          .slug = slug,
          .et = et,
          .en = en,
          .minSeats = 2,
          .maxSeats = dice::kMostSeats,
          .seats = seats,
          .kind = Kind::SkillAndLuck,
          .secrets = false,
          .undo = UndoRule::Free,
          .goal = std::move(goal),
          .options = options,
          .make = make,
          .arrange = arrange};
}

std::vector<GameInfo> padGames() {
  return {
      padGame("146", "starpoker", "Eskalero – Starpoker", "Eskalero – Starpoker", 3,
              MK_TEXT("games", "Have the best hand of the round with five poker dice, in as few throws as you can."),
              Starpoker::options(), makeGameOf<Starpoker>, dice::arrangeStarpoker),
      padGame(
          "147", "eskalero", "Eskalero", "Eskalero", 2,
          MK_TEXT("games", "Fill the ten boxes of your sheet with the best that five poker dice give in three throws."),
          noteOptions(), makeGameOf<Eskalero>),
      padGame(
          "148", "yatzee", "Yatzee", "Yatzee", 2,
          MK_TEXT("games", "Fill the thirteen boxes of your sheet with the best that five dice give in three throws."),
          Yatzee::options(), makeGameOf<Yatzee>),
      padGame("149", "dice-poker", "Täringupokker", "Dice Poker", 2,
              MK_TEXT("games", "Write straights, full houses and equal dice in ten lines, for the highest total."),
              noteOptions(), makeGameOf<DicePoker>),
  };
}

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
  append(all, padGames());
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
