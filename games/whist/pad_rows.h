// A game and its score pad in one catalogue row: a house rule says which of them is played.
#pragma once

#include "games/box/catalogue.h"
#include "games/box/erase.h"
#include "games/whist/table_pad.h"

#include <vector>

namespace mk {

template <class P> GameInfo withTablePad(GameInfo row) {
  static const std::vector<OptionSpec> specs = [&row] {
    std::vector<OptionSpec> all(row.options.begin(), row.options.end());
    all.push_back(cards::padOption());
    return all;
  }();
  row.options = specs;
  row.make = [game = row.make](const Setup& s) {
    return s.options.is(cards::kPadOption, "on") ? makeGameOf<TablePad<P>>(s) : game(s);
  };
  return row;
}

} // namespace mk
