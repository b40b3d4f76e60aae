// The state of a patience: the order of the pack, the piles, the talon (waste and stock in one), and what the seats of
// a race have reached; and what a move is.
#pragma once

#include "games/kernel/cards.h"
#include "games/kernel/row.h"
#include "games/kit/patience/race.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace mk::patience {

// A card is named by its element: its number in the order of the deal. Elements are public, faces are not.
using Element = std::uint8_t;
inline constexpr Element kHole = 255; // an empty cell of a grid

struct Move {
  enum class Kind : std::uint8_t {
    Carry,  // the last `count` cards of pile `from` to pile `to`
    First,  // the first card of the row `from` to pile `to`
    Waste,  // the top of the waste to pile `to`
    Pair,   // two cards are taken away: the tops of two piles, or two cells
    Slide,  // the card of cell `from` into the gap `to`
    Turn,   // a card from the stock
    Redeal, // the waste becomes the stock; or the cards left are laid anew
    GiveUp
  };
  Kind kind = Kind::Turn;
  std::uint8_t from = 0, to = 0, count = 1;
  bool operator==(const Move&) const = default;
};

// Heaps come first: of them only the top card and the number of cards matter. A game that lays its cards anew has an
// order for each time, one behind the other.
template <int Pack, int Heaps, int Tableau, int Longest, int Talon, int Orders = 1> struct Board {
  static constexpr int kCards = Pack, kHeaps = Heaps, kPiles = Heaps + Tableau, kLongest = Longest, kTalon = Talon,
                       kOrders = Orders;
  static constexpr std::size_t kFirst = Heaps; // the first pile that is no heap

  Row<Card, Pack * Orders> order; // empty until dealt
  std::array<Row<Element, Longest>, kPiles> piles;
  std::array<std::uint8_t, kPiles> closed{}; // how many of a pile lie face down
  Row<Element, Talon> talon;                 // the waste, first turned first, and then the stock
  std::uint8_t turned = 0;                   // how many of the talon are the waste
  std::uint8_t pass = 1;
  std::uint16_t moves = 0; // of the seat that plays
  Finishes done;           // seats that have played

  Card card(Element e) const { return order[e]; }
  Card top(std::size_t pile) const { return card(piles[pile].back()); }
  Card wasteTop() const { return card(talon[turned - 1u]); }
  int waste() const { return turned; }
  int stock() const { return talon.count() - turned; }
  int inHeaps() const {
    int n = 0;
    for (std::size_t p = 0; p < kFirst; ++p) n += piles[p].count();
    return n;
  }

  // Copies of a card are the same; so are heaps that show the same.
  bool operator==(const Board& o) const {
    const auto face = [](const Board& b, Element e) { return e == kHole ? Card::back() : b.card(e); };
    const auto same = [&](const auto& mine, const auto& theirs) {
      return std::ranges::equal(mine, theirs, [&](Element a, Element b) { return face(*this, a) == face(o, b); });
    };
    if (order != o.order || closed != o.closed || turned != o.turned || pass != o.pass || moves != o.moves ||
        done != o.done || !same(talon, o.talon))
      return false;
    for (std::size_t p = 0; p < piles.size(); ++p) {
      const auto &mine = piles[p], &theirs = o.piles[p];
      if (mine.size() != theirs.size()) return false;
      if (p >= kFirst ? !same(mine, theirs) : !mine.empty() && top(p) != o.top(p)) return false;
    }
    return true;
  }
};

// Lays elements round by round: one card to each of `n` piles from `first` on, `rounds` times. The next element.
template <class S> Element layRounds(S& s, std::size_t first, std::size_t n, int rounds, Element next = 0) {
  for (int round = 0; round < rounds; ++round)
    for (std::size_t p = first; p < first + n; ++p) s.piles[p].push_back(next++);
  return next;
}
// The rest of the pack from `next` on is the stock.
template <class S> void layStock(S& s, Element next) {
  while (next < S::kCards) s.talon.push_back(next++);
}

} // namespace mk::patience
