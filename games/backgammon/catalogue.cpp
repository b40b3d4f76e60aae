// The games on the backgammon board, with their house rules.
#include "games/backgammon/catalogue.h"

#include "games/backgammon/backgammon_formats.h"
#include "games/backgammon/board.h"
#include "games/backgammon/catch_me.h"
#include "games/backgammon/chouette.h"
#include "games/backgammon/pairs.h"
#include "games/backgammon/tables.h"
#include "games/box/erase.h"

#include <vector>

namespace mk {

namespace {

OptionSpec cubeOption() {
  return {.key = "cube",
          .name = MK_TEXT("games", "Doubling cube"),
          .meaning = MK_TEXT("games", "yes: before a throw the stake may be doubled"),
          .values = {{"on", MK_TEXT("games", "yes")}, {"off", MK_TEXT("games", "no")}}};
}

OptionSpec automaticOption() {
  return {.key = "automatic-doubles",
          .name = MK_TEXT("games", "Automatic doubles"),
          .meaning = MK_TEXT("games", "yes: equal dice in the throw for the start double the stake (not in a match)"),
          .values = {{"on", MK_TEXT("games", "yes")}, {"off", MK_TEXT("games", "no")}},
          .onlyWith = "cube",
          .onlyWithValue = "on"};
}

OptionSpec gammonsOption() {
  return {.key = "gammons",
          .name = MK_TEXT("games", "Gammons"),
          .meaning = MK_TEXT("games", "yes: twice or three times the points if the loser has borne off nothing"),
          .values = {{"on", MK_TEXT("games", "yes")}, {"off", MK_TEXT("games", "no")}}};
}

OptionSpec matchOption() {
  return {.key = "match",
          .name = MK_TEXT("games", "Match"),
          .meaning = MK_TEXT("games", "One game, or games until somebody has that many points."),
          .values = {{"single-game", MK_TEXT("games", "single game")},
                     {"3", MK_TEXT("games", "3 points")},
                     {"5", MK_TEXT("games", "5 points")},
                     {"7", MK_TEXT("games", "7 points")},
                     {"11", MK_TEXT("games", "11 points")}}};
}

const std::vector<OptionSpec>& backgammonOptions() {
  static const std::vector<OptionSpec> all{cubeOption(), automaticOption(), gammonsOption(), matchOption()};
  return all;
}

const std::vector<OptionSpec>& chouetteOptions() {
  static const std::vector<OptionSpec> all{{.key = "games",
                                            .name = MK_TEXT("games", "Games"),
                                            .meaning = MK_TEXT("games", "How many games are played; 0: two for each "
                                                                        "player."),
                                            .values = {},
                                            .preset = 0,
                                            .lowest = 0,
                                            .highest = 50},
                                           cubeOption(),
                                           automaticOption(),
                                           gammonsOption()};
  return all;
}

const std::vector<OptionSpec>& trikTrakOptions() {
  static const std::vector<OptionSpec> all{
      {.key = "rounds",
       .name = MK_TEXT("games", "Rounds"),
       .meaning = MK_TEXT("games", "The values of this many rounds are added up."),
       .values = {},
       .preset = 1,
       .lowest = 1,
       .highest = 10},
      {.key = "next-round",
       .name = MK_TEXT("games", "Next round"),
       .meaning = MK_TEXT("games", "Whether the stones may stay where they are after a round."),
       .values = {{"winner-chooses", MK_TEXT("games", "the winner chooses")},
                  {"always-new", MK_TEXT("games", "always set up anew")}}}};
  return all;
}

const std::vector<OptionSpec>& catchMeOptions() {
  static const std::vector<OptionSpec> all{
      {.key = "set-up",
       .name = MK_TEXT("games", "Set-up"),
       .meaning = MK_TEXT("games", "From where Black's points are counted, and so where her stones begin."),
       .values = {{"own-side", MK_TEXT("games", "from the player's own right hand")},
                  {"printed-labels", MK_TEXT("games", "as the labels are printed")}}}};
  return all;
}

} // namespace

const Family& backgammonFamily() {
  static const std::vector<GameInfo> games{
      twoPlayers("1", "backgammon", "Backgammon", "Backgammon", Kind::SkillAndLuck,
                 MK_TEXT("games", "Bring your fifteen stones home and be the first to bear them all off."),
                 backgammonOptions(), makeGameOf<TablesOf<kBackgammon>>, arrangePoints, backgammonFormats()),
      twoPlayers("2", "jacquet", "Jacquet", "Jacquet", Kind::SkillAndLuck,
                 MK_TEXT("games", "First throw your fifteen stones onto the board, then play backgammon."),
                 backgammonOptions(), makeGameOf<TablesOf<kJacquet>>, arrangePoints),
      {.id = "3",
       .slug = "chouette",
       .et = "Chouette",
       .en = "Chouette",
       .minSeats = Chouette::kFewest,
       .maxSeats = Chouette::kMost,
       .seats = Chouette::kFewest,
       .kind = Kind::SkillAndLuck,
       .secrets = false,
       .undo = UndoRule::Free,
       .goal = MK_TEXT("games", "One plays backgammon against all the others; win points game by game, in the box or "
                                "in the crew."),
       .options = chouetteOptions(),
       .make = makeGameOf<Chouette>,
       .arrange = arrangeChouette},
      twoPlayers("4", "catch-me", "Püüa mind kinni", "Catch Me", Kind::SkillAndLuck,
                 MK_TEXT("games", "Run round the board and take all the other side's stones by landing on them."),
                 catchMeOptions(), makeGameOf<CatchMe>, arrangePoints),
      twoPlayers("5", "who-is-more-successful", "Kumb on edukam", "Who Is More Successful", Kind::MostlyLuck,
                 MK_TEXT("games", "Lay down your six upper stones by their numbers, then bear all twelve off first."),
                 {}, makeGameOf<Pairs>, arrangePoints),
      twoPlayers("trik-trak", "trik-trak", "Triktrakk", "Trik-Trak", Kind::SkillAndLuck,
                 MK_TEXT("games", "Be the first to score twelve points by hits, stones played out and bridges."),
                 trikTrakOptions(), makeGameOf<TablesOf<kTrikTrak>>, arrangePoints),
      twoPlayers("puff", "puff", "Puff", "Puff", Kind::SkillAndLuck,
                 MK_TEXT("games", "Throw your stones in, lead them round and be the first to bear them all off."), {},
                 makeGameOf<TablesOf<kPuff>>, arrangePoints),
  };
  static const Family family{"backgammon", "Backgammonilaud", "Backgammon board", games};
  return family;
}

} // namespace mk
