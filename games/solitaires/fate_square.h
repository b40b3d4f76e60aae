// 152 Pane saatus proovile (Put Fate to the Test): four open piles of twelve, from which a square of four grows. Rules:
// booklet game 152 and its ruling.
#pragma once

#include "games/kit/patience/frame.h"

namespace mk {

class FateSquare : public patience::Frame<FateSquare, patience::Board<52, 4, 4, 48, 0>> {
public:
  static constexpr Answers kAnswers = Frame::kAnswers | Answers{Answer::RuledMove};
  explicit FateSquare(const Setup&);
  static std::span<const OptionSpec> options();
  const std::vector<Card>& pack() const;
  void lay(State& s) const {
    patience::layRounds(s, 0, State::kFirst, 1, patience::layRounds(s, State::kFirst, 4, 12));
  }
  bool won(const State& s) const { return s.inHeaps() == State::kCards; }
  bool isLost(const State& s) const { return patience::isDeadEnd(piles_, s, s.pass < passes_); }
  int score(const State& s) const { return s.inHeaps(); }

  std::vector<std::string> told(const State&) const;
  bool gather(State&, const State& fresh, const std::vector<patience::Element>& left, std::string_view, Phrase&) const;
  Phrase dealing() const;
  Phrase prompt(const State&) const;
  Phrase whyEnded(const State&) const;
  Phrase pileName(std::size_t pile) const;
  Phrase heapLabel(const State& s, std::size_t pile) const { return needs(s, pile); }

  // The player of this level (ruling A8): the line to a win, or to the most cards in the square.
  std::vector<Move> plan(const State&, int level) const;
  std::optional<Move> ruledMove(const State& s, Seat, int level, Random&) const {
    return keepsTo(s, [&](const State& t) { return plan(t, level); });
  }
  std::optional<Move> suggest(const State&, Seat, Random&) const;
  std::optional<Move> obvious(const State&) const;
  int nearness(const State& s) const { return score(s); }

private:
  template <class Worth> std::vector<Move> search(const State&, int level, Worth) const;
};

} // namespace mk
