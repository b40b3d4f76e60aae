// 150: the legal moves, one after another; a template, so that the rules' own files can stop early and collect nothing.
#pragma once

#include "games/solitaires/day_off.h"

namespace mk {

template <class F> void DayOff::each(const State& s, F&& f) const {
  using K = Move::Kind;
  bool canTurnUp = false;
  const auto give = [&](const Move& m) {
    canTurnUp = canTurnUp || turnsUp(s, m);
    return f(m);
  };
  for (std::uint8_t c = 0; c < kColumns; ++c) {
    if (s.columns[c].empty()) continue;
    if (foundationFor(s, s.card(s.columns[c].back())) >= 0 && !give({K::ColumnToFoundation, c, 0, 1})) return;
    for (std::uint8_t t = 0; t < kColumns; ++t) {
      if (t == c) continue;
      const int n = block(s, c, t);
      if (n > 0 && !give({K::Block, c, t, static_cast<std::uint8_t>(n)})) return;
    }
  }
  if (s.waste() > 0) {
    const Card top = s.card(s.talon[s.turned - 1u]);
    if (foundationFor(s, top) >= 0 && !give({K::WasteToFoundation, 0, 0, 1})) return;
    for (std::uint8_t t = 0; t < kColumns; ++t) {
      const auto& column = s.columns[t];
      const bool fits = column.empty() ? top.value() == 13 : follows(s.card(column.back()), top);
      if (fits && !give({K::WasteToColumn, 0, t, 1})) return;
    }
  }
  if (canTurnUp && !anyTime_) return;
  if (s.stock() > 0)
    f(Move{K::Stock, 0, 0, 1});
  else if (s.waste() > 0 && s.pass < passes_)
    f(Move{K::Redeal, 0, 0, 1});
}

} // namespace mk
