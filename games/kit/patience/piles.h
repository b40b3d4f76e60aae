// The vocabulary of patiences: what a pile takes and what may be taken from it, as data. Which cards may be laid is a
// set of faces, looked up by the card on top; so a game says "down, in alternate colours" once, and moves, hints,
// solver and reader ask the same table.
#pragma once

#include "games/kernel/cards.h"

#include <array>
#include <cstdint>

namespace mk::patience {

using Faces = std::uint64_t; // a set of card faces: bit = Card::code(), 0..51
inline constexpr Faces face(Card c) { return Faces{1} << c.code(); }
inline constexpr Faces kAnyFace = (Faces{1} << 52) - 1, kNoFace = 0;

// The faces for which `fits(card)` holds.
template <class F> constexpr Faces facesWhere(F fits) {
  Faces out = 0;
  for (int c = 0; c < 52; ++c)
    if (fits(Card::fromCode(c))) out |= face(Card::fromCode(c));
  return out;
}
inline constexpr Faces facesOf(int value) {
  return facesWhere([=](Card c) { return c.value() == value; });
}
inline constexpr Faces facesOf(Suit s) {
  return facesWhere([=](Card c) { return c.suit() == s; });
}

// What may be laid on what: by the card on top.
struct Build {
  std::array<Faces, 52> on{};
  constexpr Faces operator[](Card top) const { return on[static_cast<std::size_t>(top.code())]; }
  constexpr bool fits(Card top, Card laid) const { return ((*this)[top] & face(laid)) != 0; }
};
template <class F> constexpr Build buildWhere(F fits) {
  Build b;
  for (int c = 0; c < 52; ++c)
    b.on[static_cast<std::size_t>(c)] = facesWhere([&](Card laid) { return fits(Card::fromCode(c), laid); });
  return b;
}

inline constexpr Build kNothing{};
inline constexpr Build kUpSuit =
    buildWhere([](Card t, Card c) { return c.suit() == t.suit() && c.value() == t.value() + 1; });
inline constexpr Build kDownSuit =
    buildWhere([](Card t, Card c) { return c.suit() == t.suit() && c.value() + 1 == t.value(); });
inline constexpr Build kDownColours =
    buildWhere([](Card t, Card c) { return isRed(c.suit()) != isRed(t.suit()) && c.value() + 1 == t.value(); });
inline constexpr Build kDownRank = buildWhere([](Card t, Card c) { return c.value() + 1 == t.value(); });
// Round the corner: the ace follows the king.
inline constexpr Build kUpRound = buildWhere([](Card t, Card c) { return c.value() == t.value() % 13 + 1; });
inline constexpr Build kNeighbours =
    buildWhere([](Card t, Card c) { return c.value() == t.value() % 13 + 1 || t.value() == c.value() % 13 + 1; });
inline constexpr Build kNeighboursOrEqual = buildWhere([](Card t, Card c) {
  return c.value() == t.value() || c.value() == t.value() % 13 + 1 || t.value() == c.value() % 13 + 1;
});

// What may be taken from a pile.
enum class Take : std::uint8_t {
  Nothing,
  Top,
  Block, // the last cards that lie face up, as they lie
  Ends   // of a row: its first or its last card
};

struct Pile {
  const char* key; // in positions and moves: "1", "F", "a"
  Take take = Take::Nothing;
  const Build* build = &kNothing; // what goes on the top card
  Faces fill = kNoFace;           // what goes on it while it is empty
  std::uint8_t most = 52;         // how many cards it holds
};

} // namespace mk::patience
