// 152 Pane saatus proovile (Put Fate to the Test): four open piles of twelve, from which a square of four grows. Rules:
// booklet game 152 and its ruling.
#pragma once

#include "games/kit/patience/frame.h"

namespace mk {

class FateSquare : public patience::Frame<FateSquare, patience::Board<52, 4, 4, 48, 0>> {
public:
  explicit FateSquare(const Setup&);
  static std::span<const OptionSpec> options();
  const std::vector<Card>& pack() const;
  void lay(State& s) const {
    patience::layRounds(s, 0, State::kFirst, 1, patience::layRounds(s, State::kFirst, 4, 12));
  }
  bool won(const State& s) const { return s.inHeaps() == State::kCards; }
  int score(const State& s) const { return s.inHeaps(); }
  Phrase whyEnded(const State&) const;
};

} // namespace mk
