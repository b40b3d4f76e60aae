// The races of one piece per player, with their house rules.
#include "games/ladder/catalogue.h"

#include "games/box/erase.h"
#include "games/ladder/ladders.h"
#include "games/ladder/steeplechase.h"

#include <vector>

namespace mk {

namespace {

const std::vector<OptionSpec>& laddersOptions() {
  static const std::vector<OptionSpec> all{
      starterOption(),
      lastOption(),
      {.key = "square-77",
       .name = MK_TEXT("games", "Field 77"),
       .meaning = MK_TEXT("games", "The booklet lists 77 twice; by default it leads up and 79 leads down."),
       .values = {{"up", MK_TEXT("games", "77 up to 96, 79 down to 19")},
                  {"up-only", MK_TEXT("games", "77 up to 96, 79 a plain field")},
                  {"down", MK_TEXT("games", "77 down to 19, 79 a plain field")}}},
      {.key = "six-again",
       .name = MK_TEXT("games", "Another throw after a six"),
       .meaning = MK_TEXT("games", "yes: whoever throws a six throws again"),
       .values = {{"off", MK_TEXT("games", "no")}, {"on", MK_TEXT("games", "yes")}}}};
  return all;
}

const std::vector<OptionSpec>& steeplechaseOptions() {
  static const std::vector<OptionSpec> all{
      starterOption(),
      lastOption(),
      {.key = "last-horse",
       .name = MK_TEXT("games", "The last horse in the race"),
       .meaning = MK_TEXT("games", "must-ride-to-60: it rides on alone, and if it drowns too the race is a draw"),
       .values = {{"wins", MK_TEXT("games", "wins at once")},
                  {"must-ride-to-60", MK_TEXT("games", "must ride to field 60")}}}};
  return all;
}

} // namespace

const Family& ladderFamily() {
  static const std::vector<GameInfo> games{
      {.id = "37",
       .slug = "ladders",
       .et = "Trepp",
       .en = "Ladders",
       .minSeats = 2,
       .maxSeats = 4,
       .seats = 4,
       .kind = Kind::PureLuck,
       .secrets = false,
       .undo = UndoRule::Free,
       .goal = MK_TEXT("games",
                       "Be the first to bring your bear to field 100, up the red ladders and down the black ones."),
       .options = laddersOptions(),
       .make = makeGameOf<Ladders>,
       .arrange = arrangeLadders},
      {.id = "38",
       .slug = "steeplechase",
       .et = "Takistussõit",
       .en = "Steeplechase",
       .minSeats = 2,
       .maxSeats = 4,
       .seats = 4,
       .kind = Kind::PureLuck,
       .secrets = false,
       .undo = UndoRule::Free,
       .goal = MK_TEXT("games", "Be the first to ride your horse past the obstacles to field 60."),
       .options = steeplechaseOptions(),
       .make = makeGameOf<Steeplechase>,
       .arrange = arrangeSteeplechase},
  };
  static const Family family{"ladder", "Võidujooksud", "Races", games};
  return family;
}

} // namespace mk
