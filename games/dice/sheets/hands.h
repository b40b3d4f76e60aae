// All results of five dice and what throwing some of them again may bring; the best play of a three-throw turn, found
// by going through all of it. For the computer players and for exact chances.
#pragma once

#include "games/dice/base/three_throws.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace mk::dice {

class Hands {
public:
  static constexpr int kDice = 5;
  static constexpr std::size_t kAll = 252; // results that differ by more than their order
  struct Next {
    std::uint16_t hand;
    double chance;
  };
  static const Hands& get();

  const Counts& counts(std::size_t hand) const { return hands_[hand]; }
  double chance(std::size_t hand) const { return after_.front()[hand].chance; } // of one throw of all five
  std::size_t find(const Counts&) const;
  // The dice that can be kept: none, some, not all. What is kept has a number too; 0 is nothing.
  std::span<const std::uint16_t> keeps(std::size_t hand) const { return keeps_[hand]; }
  const Counts& kept(std::size_t keep) const { return kept_[keep]; }
  std::size_t allKeeps() const { return kept_.size(); }
  // What may lie there when the others have been thrown.
  std::span<const Next> after(std::size_t keep) const { return after_[keep]; }

private:
  Hands();
  std::vector<Counts> hands_, kept_; // sorted
  std::vector<std::vector<std::uint16_t>> keeps_;
  std::vector<std::vector<Next>> after_;
};

// A turn in which every result is worth something; the worth may depend on the throw that brought it.
class BestTurn {
public:
  using Worth = std::array<double, Hands::kAll>;
  struct How {
    int throws = ThreeThrows::kThrows;
    bool keeping = true;   // off: all dice are thrown again
    bool remembers = true; // what an earlier throw was worth is not lost by throwing again
  };
  static constexpr int kStop = -1;
  static constexpr double kNothing = -1e9;

  BestTurn(const Worth& worth, How how) : BestTurn({worth, worth, worth}, how) {}
  BestTurn(const std::array<Worth, ThreeThrows::kThrows>& worth, How);

  // After `made` throws: what lies there, and the best of the results before.
  double value(std::size_t hand, int made, double before = kNothing) const;
  // The dice to keep (a number of Hands), or kStop.
  int choose(std::size_t hand, int made, double before = kNothing) const;
  // What it is worth to keep some dice and throw the others, for everything that can be kept.
  struct Thrown {
    int keep;
    double worth;
  };
  std::vector<Thrown> thrown(std::size_t hand, int made, double before = kNothing) const;
  double mean() const; // before the first throw
  // How likely the turn ends with a result after so many throws, for a player who plays it so and remembers nothing.
  std::array<Worth, ThreeThrows::kThrows> endings() const;

private:
  std::span<const std::uint16_t> keeps(std::size_t hand) const;
  double expected(std::size_t keep, const Worth& next) const;
  void fillForgetful();
  double rememberingMean() const;
  Worth afterNext(int made, double before) const; // what each result of the next throw is worth
  static std::size_t at(int made) { return static_cast<std::size_t>(made - 1); }

  std::array<Worth, ThreeThrows::kThrows> worth_;
  How how_;
  std::array<Worth, ThreeThrows::kThrows> forgetful_{}; // value() where nothing is remembered
};

} // namespace mk::dice
