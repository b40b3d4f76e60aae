// 153 Ilma viieta (Without the Five): four rows of eight; pairs that touch at a corner go. Rules: booklet game 153 and
// its ruling.
#pragma once

#include "games/kit/patience/frame.h"

namespace mk {

class WithoutFive : public patience::Frame<WithoutFive, patience::Board<32, 0, 1, 32, 0, 3>> {
public:
  static constexpr Answers kAnswers = Frame::kAnswers | Answers{Answer::RuledMove};
  static constexpr patience::Shape kShape = patience::Shape::Grid;
  static constexpr bool kPairs = true;
  static constexpr int kAcross = 8, kCells = 32;

  explicit WithoutFive(const Setup&);
  static std::span<const OptionSpec> options();
  const std::vector<Card>& pack() const;
  void lay(State& s) const { patience::layRounds(s, 0, 1, kCells); }
  template <class F> bool each(const State&, F&& f) const;
  void apply(State&, const Move&) const;
  bool won(const State& s) const { return dealt(s) && score(s) >= target_; }
  bool goesOn(const State& s) const { return won(s); } // for a record
  int score(const State&) const;

  std::vector<std::string> told(const State&) const;
  void readMore(std::string_view, State&) const;
  Phrase dealing() const;
  Phrase prompt(const State&) const;
  Phrase whyEnded(const State&) const;

  // The hard player of ruling A8: one of a largest set of pairs of the layout. The easy one takes any pair.
  std::optional<Move> suggest(const State&, Seat, Random&) const;
  std::optional<Move> ruledMove(const State& s, Seat seat, int level, Random& random) const {
    return level < kHard ? anyMove(s, random) : suggest(s, seat, random);
  }
  std::optional<Move> obvious(const State&) const;
  int nearness(const State&) const;

private:
  static bool fits(Card a, Card b) { return a.suit() == b.suit() || a.value() == b.value(); }
  std::vector<Move> mostPairs(const State&) const;

  int target_ = 12;
};

template <class F> bool WithoutFive::each(const State& s, F&& f) const {
  const auto& cells = s.piles[0];
  bool none = true;
  for (std::uint8_t c = 0; c + kAcross < kCells; ++c) { // the cards of the last row are the other ones of their pairs
    if (cells[c] == patience::kHole) continue;
    for (const int side : {-1, 1}) {
      const int across = c % kAcross + side, below = c + kAcross + side;
      if (across < 0 || across >= kAcross) continue;
      const auto other = cells[static_cast<std::size_t>(below)];
      if (other == patience::kHole || !fits(s.card(cells[c]), s.card(other))) continue;
      none = false;
      if (!f(Move{Kind::Pair, c, static_cast<std::uint8_t>(below), 1})) return false;
    }
  }
  return !none || s.pass >= passes_ || 2 * score(s) == kCells || f(Move{Kind::Redeal, 0, 0, 1});
}

} // namespace mk
