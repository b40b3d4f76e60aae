// 151 Vajalik kaart (The Needed Card): five open rows, every card goes to one base card in unbroken order. Rules: booklet
// game 151 and its ruling.
#pragma once

#include "games/kit/patience/frame.h"

namespace mk {

class NeededCard : public patience::Frame<NeededCard, patience::Board<52, 1, 5, 52, 16>> {
public:
  static constexpr int kRows = 5, kLong = 7;

  explicit NeededCard(const Setup&);
  static std::span<const OptionSpec> options();
  const std::vector<Card>& pack() const;
  void lay(State&) const;
  bool won(const State& s) const { return s.inHeaps() == State::kCards; }
  int score(const State& s) const { return s.inHeaps(); }
  Phrase whyEnded(const State&) const;
};

} // namespace mk
