// 156 Õnneseen (Lucky Mushroom): thirteen cards of a suit in two rows of seven cells with one gap; they are slid into
// order. Rules: booklet game 156 and its ruling.
#pragma once

#include "games/kit/patience/frame.h"
#include "games/kit/patience/sliding.h"

namespace mk {

class MushroomPatience : public patience::Frame<MushroomPatience, patience::Board<13, 0, 1, 14, 0>> {
public:
  static constexpr Answers kAnswers = Frame::kAnswers | Answers{Answer::RuledMove};
  static constexpr patience::Shape kShape = patience::Shape::Grid;
  static constexpr int kAcross = 7, kCells = 14, kGapAtFirst = 6;

  explicit MushroomPatience(const Setup&);
  static std::span<const OptionSpec> options();
  const std::vector<Card>& pack() const { return pack_; }
  void settle(State&, const Outcome&) const;
  void lay(State&) const;
  template <class F> bool each(const State& s, F&& f) const {
    return s.moves >= budget_ || patience::eachSlide(s.piles[0], kAcross, f);
  }
  void apply(State& s, const Move& m) const { std::swap(s.piles[0][m.from], s.piles[0][m.to]); }
  bool won(const State& s) const { return dealt(s) && score(s) == State::kCards; }
  int score(const State&) const;    // cards A, 2, 3, ... that stand at the start of the target
  int distance(const State&) const; // no fewer slides can do
  bool isLost(const State& s) const { return s.moves + distance(s) > budget_; }

  std::vector<std::string> told(const State&) const;
  Permission isPack(std::span<const Card>) const;
  Phrase dealing() const;
  Phrase prompt(const State&) const;
  Phrase whyEnded(const State&) const;
  void addMore(View&, const State&) const;

  // The player of this level (ruling A8): the shortest way to the target that it finds; empty if it finds none.
  std::vector<Move> plan(const State&, int level) const;
  std::optional<Move> ruledMove(const State& s, Seat, int level, Random&) const {
    return keepsTo(s, [&](const State& t) { return plan(t, level); });
  }
  std::optional<Move> suggest(const State&, Seat, Random&) const;
  std::optional<Move> obvious(const State&) const { return std::nullopt; }

private:
  int budget_ = 120;
  std::vector<Card> pack_; // one suit, or all of them
};

} // namespace mk
