// 150 Korralda endale puhkepäev (Give Yourself a Day Off): ten columns, two packs, eight foundations, a stock that
// stays closed while a closed card can still be turned up. Rules: booklet game 150 and its ruling (patiences A and
// 150).
#pragma once

#include "games/kit/patience/frame.h"

namespace mk {

class DayOff : public patience::Frame<DayOff, patience::Board<104, 8, 10, 22, 49>> {
public:
  static constexpr int kColumns = 10, kLaid = 55;
  static constexpr int kFoundation = kPiles, kColumn = kPiles + 8; // zones, the first of their kind

  explicit DayOff(const Setup&);
  static std::span<const OptionSpec> options();
  const std::vector<Card>& pack() const;
  void lay(State&) const;
  bool mayTurn(const State&, bool opens) const { return anyTime_ || !opens; }
  bool won(const State& s) const { return s.inHeaps() == State::kCards; }
  bool isLost(const State& s) const { return patience::isDeadEnd(piles_, s, s.pass < passes_); }
  int score(const State& s) const { return s.inHeaps(); }

  std::vector<std::string> told(const State&) const;
  Phrase dealing() const;
  Phrase prompt(const State&) const;
  Phrase whyEnded(const State&) const;
  Phrase pileName(std::size_t pile) const;
  Phrase heapLabel(const State&, std::size_t pile) const;

  // What the player of ruling A8 holds for equally good, the best that there is.
  static constexpr std::size_t kMostEquals = 64;
  Row<Move, kMostEquals> equals(const State&) const;
  std::optional<Move> guide(const State&) const; // one of these
  std::optional<Move> suggest(const State&, Seat, Random&) const;
  int nearness(const State&) const;
  // A foundation move may uncover a card whose turning up closes the stock.
  bool obviousIsSafe() const { return anyTime_; }
  // Whether `upper` may be laid on `lower` in a column.
  bool follows(Card lower, Card upper) const { return piles_[State::kFirst].build->fits(lower, upper); }

private:
  int rule(const State&, const Move&, int smallest, bool king) const;

  bool anyTime_ = false; // the stock may be used at any time
};

} // namespace mk
