// 156 Õnneseen (Lucky Mushroom): thirteen cards of a suit in two rows of seven cells with one gap; they are slid into
// order. Rules: booklet game 156 and its ruling.
#pragma once

#include "games/kit/patience/frame.h"

namespace mk {

class MushroomPatience : public patience::Frame<MushroomPatience, patience::Board<13, 0, 1, 14, 0>> {
public:
  static constexpr patience::Shape kShape = patience::Shape::Grid;
  static constexpr int kAcross = 7, kCells = 14, kGapAtFirst = 6;
  static constexpr int kEasy = 30, kMedium = 300, kHard = 3000; // positions kept at each step (ruling A8)
  static constexpr std::int16_t kTarget = kPairsZone + 1;       // a zone

  explicit MushroomPatience(const Setup&);
  static std::span<const OptionSpec> options();
  const std::vector<Card>& pack() const;
  void settle(State&, const Outcome&) const;
  void lay(State&) const;
  template <class F> bool each(const State& s, F&& f) const {
    const int gap = gapOf(s);
    if (s.moves >= budget_) return true;
    for (const int from : {gap - kAcross, gap - 1, gap + 1, gap + kAcross}) {
      if (from < 0 || from >= kCells || (from / kAcross != gap / kAcross && from % kAcross != gap % kAcross)) continue;
      if (!f(Move{Kind::Slide, static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(gap), 1})) return false;
    }
    return true;
  }
  void apply(State& s, const Move& m) const { std::swap(s.piles[0][m.from], s.piles[0][m.to]); }
  bool won(const State& s) const { return dealt(s) && score(s) == State::kCards; }
  int score(const State&) const; // cards A, 2, 3, ... that stand at the start of the target
  // Whether the second row is read from right to left.
  static bool isSnake(const State&);

  std::vector<std::string> told(const State&) const;
  Permission isPack(std::span<const Card>) const;
  Phrase dealing() const;
  Phrase prompt(const State&) const;
  Phrase whyEnded(const State&) const;
  void addMore(View&, const State&) const;

  // The shortest way to the target that a search keeping `width` positions at each step finds; empty if it finds none.
  std::vector<Move> plan(const State&, std::size_t width, const SolveLimits&, std::uint64_t* looked = nullptr) const;
  std::optional<Move> suggest(const State&, Seat, Random&) const;
  std::optional<Move> obvious(const State&) const { return std::nullopt; }
  Verdict<Move> solve(const State&, const SolveLimits&) const;

private:
  static int gapOf(const State& s) {
    int gap = 0;
    while (gap + 1 < kCells && s.piles[0][static_cast<std::size_t>(gap)] != patience::kHole) ++gap;
    return gap;
  }
  // How far the cards are from the nearest target: no fewer slides can do.
  static int distance(const State&, bool snake);

  int budget_ = 120;
  Suit suit_ = Suit::Hearts;
  bool anySuit_ = false;
};

} // namespace mk
