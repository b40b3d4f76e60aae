// Makes catalogue entries and games of rows. Rules: games with one and two dice, sections 1 and 3.
#include "games/dice/throws/rows.h"

#include "games/box/erase.h"
#include "games/dice/base/house_rules.h"
#include "games/dice/throws/arrange.h"

#include <map>

namespace mk::dice {

namespace {

constexpr int kMostGames = 9;

struct Making {
  const Setup& setup;
  template <class G> std::shared_ptr<const Game> operator()(G game) const {
    return std::make_shared<const GameOf<G>>(setup, std::move(game));
  }
};

std::shared_ptr<const Game> makeRow(const GameRow& row, const Setup& s) { return withGame(row, s, Making{s}); }

OptionSpec gamesOption() {
  OptionSpec o{
      "games",
      MK_TEXT("games", "Games in a match"),
      MK_TEXT("games", "This many games are played, each begun by the next player; whoever wins the most wins."),
      {}};
  o.preset = o.lowest = 1;
  o.highest = kMostGames;
  return o;
}

OptionSpec everybodyBeginsOption() {
  OptionSpec o{
      "games",
      MK_TEXT("games", "Games in a match"),
      MK_TEXT("games", "This many games are played, each begun by the next player; whoever wins the most wins."),
      {{"as-many-as-players", MK_TEXT("games", "as many as there are players")}}};
  static constexpr const char* numbers[kMostGames] = {"1", "2", "3", "4", "5", "6", "7", "8", "9"};
  for (const char* n : numbers) o.values.push_back({n, n});
  return o;
}

OptionSpec playAgainOption() {
  return {"tie",
          MK_TEXT("games", "Equal players"),
          MK_TEXT("games", "Whoever shares the first place plays the game again, or the win is shared."),
          {{"extra-round", MK_TEXT("games", "play again")}, {"shared-win", MK_TEXT("games", "shared win")}}};
}

std::span<const OptionSpec> optionsOf(const GameRow& row) {
  static std::map<int, std::vector<OptionSpec>> all;
  std::vector<OptionSpec>& specs = all[row.number];
  if (!specs.empty()) return specs;
  const auto* race = std::get_if<RaceRules>(&row.rules);
  const bool again = std::holds_alternative<MacauRules>(row.rules) || (race != nullptr && race->playsAgain);
  specs = {starterOption(), again ? playAgainOption() : tieOption(),
           row.everybodyBegins ? everybodyBeginsOption() : gamesOption()};
  specs.insert(specs.end(), row.options.begin(), row.options.end());
  return specs;
}

} // namespace

const AnyRules& rulesOf(const GameRow& row, const Setup& setup) {
  for (const OtherRow& other : row.others)
    if (setup.options.is(other.key, other.value)) return other.rules;
  return row.rules;
}

OptionSpec turnOption() {
  return {"turn",
          MK_TEXT("games", "The turn"),
          MK_TEXT("games", "A player throws on while the throws count, or has one throw a turn."),
          {{"run", MK_TEXT("games", "while throws count")}, {"one", MK_TEXT("games", "one throw")}}};
}

OptionSpec nobodyExactOption() {
  return {"nobody-exact",
          MK_TEXT("games", "Nobody exact"),
          MK_TEXT("games", "If nobody throws exactly the number, a new series begins, or the nearest below it wins; "
                           "then a player may also stop."),
          {{"again", MK_TEXT("games", "a new series")}, {"nearest", MK_TEXT("games", "the nearest below")}}};
}

std::vector<GameInfo> infosOfRows() {
  std::vector<GameInfo> out;
  for (const auto rows : {oneDieRows(), twoDiceRows()})
    for (const GameRow& row : rows)
      out.push_back({.id = row.id,
                     .slug = row.slug,
                     .et = row.et,
                     .en = row.en,
                     .minSeats = 2,
                     .maxSeats = kMostSeats,
                     .seats = 2,
                     .kind = row.kind,
                     .secrets = false,
                     .undo = UndoRule::Free,
                     .goal = row.goal,
                     .options = optionsOf(row),
                     .make = [&row](const Setup& s) { return makeRow(row, s); },
                     .arrange = arrangeThrowGame});
  return out;
}

} // namespace mk::dice
