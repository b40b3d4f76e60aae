// The games on the mill board, with their house rules.
#include "games/mill/catalogue.h"

#include "games/box/erase.h"
#include "games/mill/mill.h"

#include <vector>

namespace mk {

namespace {

// Games 6, 7 and 9.
const std::vector<OptionSpec>& takingOptions() {
  static const std::vector<OptionSpec> all{
      {.key = "all-stones-in-mills",
       .name = MK_TEXT("games", "All enemy stones stand in mills"),
       .meaning = MK_TEXT("games", "none: a mill is then closed without taking a stone"),
       .values = {{"any", MK_TEXT("games", "any may be taken")}, {"none", MK_TEXT("games", "none may be taken")}}},
      {.key = "flying",
       .name = MK_TEXT("games", "Flying to any free point"),
       .meaning = MK_TEXT("games", "never: even three stones move along the lines only"),
       .values = {{"with-3", MK_TEXT("games", "with three stones left")}, {"never", MK_TEXT("games", "never")}}}};
  return all;
}

const std::vector<OptionSpec>& wolfOptions() {
  static const std::vector<OptionSpec> all{
      {.key = "mill-at-the-start",
       .name = MK_TEXT("games", "A mill that stands at the start"),
       .meaning = MK_TEXT("games", "never: opening it and closing it again does not win"),
       .values = {{"reopened", MK_TEXT("games", "counts when opened and closed again")},
                  {"never", MK_TEXT("games", "never counts")}}}};
  return all;
}

const std::vector<OptionSpec>& jumpingOptions() {
  static const std::vector<OptionSpec> all{
      {.key = "board",
       .name = MK_TEXT("games", "Board"),
       .meaning = MK_TEXT("games", "small: nine points with diagonals, and the stones start there"),
       .values = {{"mill-board", MK_TEXT("games", "mill board")}, {"small", MK_TEXT("games", "small board")}}}};
  return all;
}

} // namespace

const Family& millFamily() {
  static const Phrase taking = MK_TEXT("games", "Close mills to take the opponent's stones until only two are left.");
  static const Phrase first = MK_TEXT("games", "Be the first to bring three stones into one line.");
  static const std::vector<GameInfo> games{
      twoPlayers("6", "mill", "Veski", "Nine Men's Morris", Kind::Skill, taking, takingOptions(),
                 makeGameOf<MillOf<kMill>>, arrangeMill),
      twoPlayers("7", "dice-mill", "Täringutega veski", "Dice Mill", Kind::SkillAndLuck,
                 MK_TEXT("games", "Nine men's morris in which a lucky throw breaks the opponent's mill."),
                 takingOptions(), makeGameOf<DiceMill>, arrangeMill),
      twoPlayers(
          "8", "wolf-mill", "Hunt", "Wolf", Kind::Skill,
          MK_TEXT("games",
                  "Seven black stones must close a mill in 15 moves; three flying white ones try to prevent it."),
          wolfOptions(), makeGameOf<MillOf<kWolfMill>>, arrangeMill),
      twoPlayers("9", "twelve-mill", "Kaheteistkümne nupuga veski", "Twelve Men's Morris", Kind::Skill, taking,
                 takingOptions(), makeGameOf<MillOf<kTwelveMill>>, arrangeMill),
      twoPlayers("10", "jumping-mill", "Hüppav veski", "Jumping Mill", Kind::Skill, first, jumpingOptions(),
                 makeGameOf<MillOf<kJumpingMill>>, arrangeMill),
      twoPlayers("11", "cross-mill", "Ristikujuline veski", "Cross Mill", Kind::Skill, first, {},
                 makeGameOf<MillOf<kCrossMill>>, arrangeMill),
  };
  static const Family family{"mill", "Veskilaud", "Mill board", games};
  return family;
}

} // namespace mk
