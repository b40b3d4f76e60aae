// The catalogue row of a card game: what is alike in all of them stands here once.
#pragma once

#include "games/box/catalogue.h"
#include "games/box/erase.h"
#include "games/cards/pads.h"
#include "games/kit/cards/arrange.h"

#include <algorithm>
#include <memory>
#include <string_view>
#include <utility>
#include <vector>

namespace mk {

// The match of a score pad: one kind of rules for all pads, whatever they ask.
std::shared_ptr<const Game> padMatch(const Setup&, std::shared_ptr<const cards::PadGame>);

// The game and its score pad in one row: a house rule says which of them is played.
template <class P> GameInfo withPad(GameInfo row) {
  static const std::vector<OptionSpec> specs = [&row] {
    std::vector<OptionSpec> all(row.options.begin(), row.options.end());
    const auto pad = [](const OptionSpec& spec) { return std::string_view(spec.key) == cards::kPadOption; };
    if (std::ranges::none_of(all, pad)) all.push_back(cards::padOption());
    return all;
  }();
  row.options = specs;
  row.make = [game = row.make](const Setup& s) {
    return s.options.is(cards::kPadOption, "on") ? padMatch(s, std::make_shared<const P>(s)) : game(s);
  };
  return row;
}

// `hands`: hidden hands; the table covers itself between persons. Only the own decision is taken back. Games of a
// series have a pad that counts who has won them.
template <class R>
GameInfo cardRow(const char* id, const char* slug, const char* et, const char* en, int fewest, int most, int usual,
                 Kind kind, bool hands, Phrase goal) {
  GameInfo row{.id = id,
               .slug = slug,
               .et = et,
               .en = en,
               .minSeats = fewest,
               .maxSeats = most,
               .seats = usual,
               .kind = kind,
               .secrets = hands,
               .undo = UndoRule::OwnDecision,
               .goal = std::move(goal),
               .options = R::options(),
               .make = makeGameOf<R>,
               .arrange = cards::arrangeCards};
  const auto series = [](const OptionSpec& spec) { return std::string_view(spec.key) == "series"; };
  return std::ranges::any_of(row.options, series) ? withPad<SeriesPad<R>>(std::move(row)) : row;
}

} // namespace mk
