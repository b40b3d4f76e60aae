// 151 Vajalik kaart with every card known, in a few words of memory: its player searches millions of positions for one
// deal. Takes what goes on the base from the game's declared pile; a test holds its moves against the game's rules.
#pragma once

#include "games/kernel/seat.h"
#include "games/kit/patience/search.h"
#include "games/solitaires/needed_card.h"

#include <array>
#include <bit>
#include <cstdint>

namespace mk {

class OpenRows {
public:
  using Move = patience::Move;
  using Kind = Move::Kind;
  using Places = std::uint64_t; // a set of cards by where they lie: first the talon, then row after row from the left
  struct State {
    Places left = 0, stock = 0; // not on the base; of these, not turned up in this pass
    std::uint8_t base = 0;      // where its top card lay
    std::uint8_t pass = 1;
    std::uint8_t laid = 1; // on the base
    std::uint16_t moves = 0;
  };

  OpenRows(const NeededCard& g, const NeededCard::State& s) : passes_(g.passes()) {
    Row<Card, NeededCard::State::kCards> cards; // by their places
    const auto lay = [&](Places& row, const auto& elements) {
      for (const auto e : elements) {
        row |= Places{1} << cards.size();
        cards.push_back(s.card(e));
      }
    };
    lay(rows_[0], s.talon);
    for (std::size_t p = 1; p < rows_.size(); ++p) lay(rows_[p], s.piles[p]);
    start_.left = (Places{1} << cards.size()) - 1;
    start_.stock = rows_[0] & ~Places{0} << s.turned;
    start_.base = static_cast<std::uint8_t>(cards.size());
    start_.pass = s.pass;
    start_.laid = static_cast<std::uint8_t>(g.score(s));
    start_.moves = s.moves;
    cards.push_back(s.top(0));
    for (std::size_t top = 0; top < cards.size(); ++top)
      for (std::size_t c = 0; c < start_.base; ++c)
        if (g.piles()[0].build->fits(cards[top], cards[c])) fits_[top] |= Places{1} << c;
  }

  const State& start() const { return start_; }
  Turn turn(const State& s) const { return s.moves < NeededCard::kMostMoves ? Turn::of(0) : Turn::over(); }
  bool won(const State& s) const { return s.left == 0; }
  int score(const State& s) const { return s.laid; }

  // In the order of the rules, on which it depends how far a search gets.
  template <class F> bool each(const State& s, F&& f) const {
    const Places fits = fits_[s.base] & s.left;
    for (std::size_t p = 1; fits != 0 && p < rows_.size(); ++p) {
      const Places row = s.left & rows_[p], first = firstOf(row), last = lastOf(row);
      const auto from = static_cast<std::uint8_t>(p);
      if ((last & fits) != 0 && !f(Move{Kind::Carry, from, 0, 1})) return false;
      if (first != last && (first & fits) != 0 && !f(Move{Kind::First, from, 0, 1})) return false;
    }
    if ((lastOf(waste(s)) & fits) != 0 && !f(Move{Kind::Waste, 0, 0, 1})) return false;
    if (s.stock != 0) return f(Move{Kind::Turn, 0, 0, 1});
    return waste(s) == 0 || s.pass >= passes_ || f(Move{Kind::Redeal, 0, 0, 1});
  }
  void play(State& s, Seat, const Move& m) const {
    ++s.moves;
    switch (m.kind) {
    case Kind::Carry:
      return take(s, lastOf(s.left & rows_[m.from]));
    case Kind::First:
      return take(s, firstOf(s.left & rows_[m.from]));
    case Kind::Waste:
      return take(s, lastOf(waste(s)));
    case Kind::Turn:
      s.stock ^= firstOf(s.stock);
      return;
    default: // the waste becomes the stock
      s.stock = waste(s);
      ++s.pass;
    }
  }

  // Unlike for positions of this deal that differ for the rules; which card tops the base is one such difference.
  friend patience::Digest digest(const State& s) {
    const Places rest = s.stock | Places{s.base} << 16 | Places{s.pass} << 24;
    return {patience::mix(s.left * 0xD1342543DE82EF95ull + rest), s.left};
  }

private:
  static Places firstOf(Places p) { return p & (~p + 1); }
  static Places lastOf(Places p) { return std::bit_floor(p); }
  Places waste(const State& s) const { return s.left & rows_[0] & ~s.stock; }
  static void take(State& s, Places card) {
    s.left ^= card;
    s.base = static_cast<std::uint8_t>(std::countr_zero(card));
    ++s.laid;
  }

  State start_;
  std::array<Places, NeededCard::kRows + 1> rows_{};     // the talon and the rows
  std::array<Places, NeededCard::State::kCards> fits_{}; // what goes on the base, by its top card
  int passes_;
};

} // namespace mk
