// 154 Säilita kord (Keep Order): eight columns of four, four foundations, a stock that is gone through once. Rules:
// booklet game 154 and its ruling.
#pragma once

#include "games/kit/patience/frame.h"

namespace mk {

class KeepOrder : public patience::Frame<KeepOrder, patience::Board<52, 4, 8, 17, 20>> {
public:
  static constexpr int kColumns = 8;

  explicit KeepOrder(const Setup&);
  static std::span<const OptionSpec> options();
  const std::vector<Card>& pack() const;
  void lay(State& s) const { patience::layStock(s, patience::layRounds(s, State::kFirst, kColumns, 4)); }
  bool won(const State& s) const { return s.inHeaps() == State::kCards; }
  int score(const State& s) const { return s.inHeaps(); }
  Phrase whyEnded(const State&) const;
};

} // namespace mk
