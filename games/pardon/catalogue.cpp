// The games on the Oh Pardon board, with their house rules.
#include "games/pardon/catalogue.h"

#include "games/box/erase.h"
#include "games/pardon/pardon.h"

#include <vector>

namespace mk {

namespace {

using Specs = std::vector<OptionSpec>;

Specs common() {
  return {starterOption(),
          {.key = "six-chain",
           .name = MK_TEXT("games", "Further throws in one turn"),
           .meaning = MK_TEXT("games", "one: only one further throw, however it was earned"),
           .values = {{"every", MK_TEXT("games", "every time")}, {"one", MK_TEXT("games", "one at most")}}},
          {.key = "tries",
           .name = MK_TEXT("games", "Tries while only a piece in the camp could move"),
           .meaning = MK_TEXT("games", "Decides how often one may throw to bring a piece out."),
           .values = {{"3", MK_TEXT("games", "three throws")}, {"1", MK_TEXT("games", "one throw")}}}};
}

Specs racing() {
  Specs all = common();
  all.push_back(
      {.key = "start",
       .name = MK_TEXT("games", "At the start"),
       .meaning = MK_TEXT("games", "Decides whether one piece stands on its entry field before the first throw."),
       .values = {{"one-out", MK_TEXT("games", "one piece is out")},
                  {"all-in-camp", MK_TEXT("games", "all pieces are in the camp")}}});
  all.push_back({.key = "enter",
                 .name = MK_TEXT("games", "A throw that brings a piece out"),
                 .meaning = MK_TEXT("games", "forced: a piece has to come out whenever one can"),
                 .values = {{"free", MK_TEXT("games", "may be used for another move")},
                            {"forced", MK_TEXT("games", "must bring a piece out")}}});
  all.push_back({.key = "must-capture",
                 .name = MK_TEXT("games", "Capturing is compulsory"),
                 .meaning = MK_TEXT("games", "yes: whoever can capture must, unless a piece must come out"),
                 .values = {{"off", MK_TEXT("games", "no")}, {"on", MK_TEXT("games", "yes")}}});
  return all;
}

const Specs& raceOptions() {
  static const Specs all = racing();
  return all;
}

const Specs& doubleOptions() {
  static const Specs all = [] {
    Specs specs = racing();
    specs.push_back({.key = "push",
                     .name = MK_TEXT("games", "Whoever meets an enemy double"),
                     .meaning = MK_TEXT("games", "previous: is pushed back a field instead of on"),
                     .values = {{"next", MK_TEXT("games", "is pushed on to the next field")},
                                {"previous", MK_TEXT("games", "is pushed back to the previous field")}}});
    return specs;
  }();
  return all;
}

const Specs& marathonOptions() {
  static const Specs all = common();
  return all;
}

const Specs& huntOptions() {
  static const Specs all = [] {
    Specs specs = common();
    specs.push_back({.key = "tigers",
                     .name = MK_TEXT("games", "Hits needed to win"),
                     .meaning = MK_TEXT("games", "With five the game is half as long."),
                     .values = {{"10", MK_TEXT("games", "ten")}, {"5", MK_TEXT("games", "five")}}});
    specs.push_back({.key = "pieces",
                     .name = MK_TEXT("games", "Pieces"),
                     .meaning = MK_TEXT("games", "both-in-one: four pieces each, every one hits and can be hit"),
                     .values = {{"hunters-and-tigers", MK_TEXT("games", "four hunters and four tigers")},
                                {"both-in-one", MK_TEXT("games", "four pieces that are both")}}});
    return specs;
  }();
  return all;
}

GameInfo row(const char* id, const char* slug, const char* et, const char* en, int most, Phrase goal,
             std::span<const OptionSpec> options, GameMaker make) {
  return {.id = id,
          .slug = slug,
          .et = et,
          .en = en,
          .minSeats = 2,
          .maxSeats = most,
          .seats = most,
          .kind = Kind::SkillAndLuck,
          .secrets = false,
          .undo = UndoRule::Free,
          .goal = std::move(goal),
          .options = options,
          .make = make,
          .arrange = arrangePardon};
}

} // namespace

const Family& pardonFamily() {
  static const Phrase home = MK_TEXT("games", "Be the first to bring all four pieces round the board and home.");
  static const std::vector<GameInfo> games{
      row("31", "oh-pardon", "Oh Pardon (kes on kiirem)", "Oh Pardon (Who Is Faster)", 4, home, raceOptions(),
          makeGameOf<PardonOf<kOhPardon>>),
      row("32", "taxi-stop", "Taksopeatus", "Taxi Stop", 4,
          MK_TEXT("games", "Bring all four pieces home first, and keep away from the others' taxi stops."),
          raceOptions(), makeGameOf<PardonOf<kTaxiStop>>),
      row("33", "double-bad-luck", "Topeltebaõnn", "Double Bad Luck", 4,
          MK_TEXT("games", "Bring all four pieces home first; two of a colour on a field are safe and in the way."),
          doubleOptions(), makeGameOf<PardonOf<kDoubleBadLuck>>),
      row("34", "marathon-runner", "Maratoonar", "The Marathon Runner", 2,
          MK_TEXT("games", "Your marathon runner first kills all four enemy men, running backwards, then runs home."),
          marathonOptions(), makeGameOf<PardonOf<kMarathonRunner>>),
      row("35", "hunt", "Jaht", "The Hunt", 2,
          MK_TEXT("games", "Be the first to hit ten enemy tigers with your hunters."), huntOptions(),
          makeGameOf<PardonOf<kTheHunt>>),
      row("36", "speed", "Kiirus", "Speed", 4, home, raceOptions(), makeGameOf<PardonOf<kSpeed>>),
  };
  static const Family family{"pardon", "Oh Pardon", "Oh Pardon", games};
  return family;
}

} // namespace mk
