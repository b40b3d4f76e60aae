// 154 Säilita kord (Keep Order): eight columns of four, four foundations, a stock that is gone through once. Rules:
// booklet game 154 and its ruling.
#pragma once

#include "games/kit/patience/frame.h"

namespace mk {

class KeepOrder : public patience::Frame<KeepOrder, patience::Board<52, 4, 8, 17, 20>> {
public:
  static constexpr int kColumns = 8;
  static constexpr patience::Stock kStockUse = patience::Stock::AfterWaste;

  explicit KeepOrder(const Setup&);
  static std::span<const OptionSpec> options();
  const std::vector<Card>& pack() const;
  void lay(State& s) const { patience::layStock(s, patience::layRounds(s, State::kFirst, kColumns, 4)); }
  bool won(const State& s) const { return s.inHeaps() == State::kCards; }
  bool isLost(const State& s) const { return patience::isDeadEnd(piles_, s, s.pass < passes_); }
  int score(const State& s) const { return s.inHeaps(); }

  std::vector<std::string> told(const State&) const;
  Phrase dealing() const;
  Phrase prompt(const State& s) const { return stockPrompt(s); }
  Phrase whyEnded(const State&) const;
  Phrase pileName(std::size_t pile) const;
  Phrase heapLabel(const State&, std::size_t pile) const;

  std::optional<Move> suggest(const State&, Seat, Random&) const;
  int nearness(const State& s) const { return 20 * score(s) + tidiness(s, 10, 12, 5); }
  static constexpr std::array<patience::ColumnsWorth, 3> kWorths{
      {{.home = 20, .empty = 68, .unbuilt = 17, .over = 9, .waits = 3, .buries = 15},
       {.home = 20, .empty = 18, .unbuilt = 10, .over = 10, .waits = 1, .buries = 7},
       {.home = 30, .empty = 60, .unbuilt = 10, .over = 5, .waits = 2, .buries = 0}}}; // won most of 100 deals tried
  std::optional<patience::OpenColumns> openColumns(const State&) const;

private:
  // What the sensible player does until the next card is turned (ruling A8): the line to the best position it finds.
  std::vector<Move> plan(const State&) const;
  int promise(const State& s) const { return 50 * score(s) + tidiness(s, 10, 8, 7); } // of ruling A8
  int tidiness(const State&, int disorder, int over, int waiting) const;
};

} // namespace mk
