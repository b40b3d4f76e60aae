// Suit rows: four rows that open with their centre and grow at both ends, ace on top. Rules: card games, A7.
#pragma once

#include "games/kit/cards/table.h"

#include <array>

namespace mk::cards {

struct SuitRows {
  std::array<Cards, 4> rows{}; // by suit, upwards
  bool operator==(const SuitRows&) const = default;

  bool takes(Card c, int centre) const {
    const Cards& row = of(c.suit());
    if (row.empty()) return c.high() == centre;
    return c.high() == row.back().high() + 1 || c.high() == row.front().high() - 1;
  }
  void lay(Card c) {
    Cards& row = rows[static_cast<std::size_t>(c.suit())];
    row.insert(row.empty() || c.high() > row.back().high() ? row.size() : 0, c);
  }
  const Cards& of(Suit s) const { return rows[static_cast<std::size_t>(s)]; }

  // Four rows in the look, zones from `zone` on, and the field "rows: C 6-9, H 6-6".
  void declare(Table&, std::int16_t zone, int centre);
};

std::string text(const SuitRows&);
// From pairs of ends; a row holds the centre, or there is none.
Permission readRows(std::string_view, int centre, SuitRows&);

} // namespace mk::cards
