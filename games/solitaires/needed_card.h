// 151 Vajalik kaart (The Needed Card): five open rows, every card goes to one base card in unbroken order. Rules:
// booklet game 151 and its ruling.
#pragma once

#include "games/kit/patience/frame.h"

namespace mk {

class NeededCard : public patience::Frame<NeededCard, patience::Board<52, 1, 5, 52, 16>> {
public:
  static constexpr patience::Shape kShape = patience::Shape::Rows;
  static constexpr int kRows = 5, kAcross = 7, kCells = kRows * kAcross;

  explicit NeededCard(const Setup&);
  static std::span<const OptionSpec> options();
  const std::vector<Card>& pack() const;
  void lay(State&) const;
  bool won(const State& s) const { return s.inHeaps() == State::kCards; }
  int score(const State& s) const { return s.inHeaps(); }

  std::vector<std::string> told(const State&) const;
  bool gather(State&, const State& fresh, const std::vector<patience::Element>& left, std::string_view, Phrase&) const;
  Phrase dealing() const;
  Phrase prompt(const State&) const;
  Phrase whyEnded(const State&) const;
  Phrase pileName(std::size_t pile) const;
  Phrase heapLabel(const State& s, std::size_t pile) const { return needs(s, pile); }

  std::optional<Move> suggest(const State&, Seat, Random&) const;
  std::optional<Move> obvious(const State&) const;
  int nearness(const State&) const;
};

} // namespace mk
