// Who starts: each player throws one die, the highest throw starts. For games that begin so, with what is said about
// it.
#pragma once

#include "games/kernel/chance.h"
#include "games/kernel/options.h"

#include <array>
#include <string>
#include <string_view>

namespace mk {

// Tied highest players throw again among themselves.
class ThrowOff {
public:
  static constexpr int kMostSeats = 4;
  // A game has to begin: after so many rounds of throws the first of the tied players starts.
  static constexpr int kMostRounds = 50;

  ThrowOff() = default;
  explicit ThrowOff(int seats);

  Seat next() const { return in_ == 0 ? kNobody : waiting(); } // the seat to throw; kNobody when it is decided
  Seat starter() const;                                        // kNobody while it is not decided
  void settle(int die);
  int round() const { return round_; }
  int die(Seat s) const { return die_[static_cast<std::size_t>(s)]; } // of this round, 0 = not thrown yet
  bool in(Seat s) const { return (in_ >> s & 1) != 0; }               // still in the running
  bool began() const { return in_ != 0; }
  bool operator==(const ThrowOff&) const = default;

  // "5,-,-,x": thrown, still to throw, out of the running; and the number of the round.
  std::string text() const;
  static Checked<ThrowOff> read(std::string_view dice, int round, int seats);

private:
  Seat waiting() const;
  void closeRound();

  std::array<std::uint8_t, kMostSeats> die_{};
  std::uint8_t in_ = 0;
  std::uint8_t seats_ = 0;
  std::uint8_t round_ = 1;
};

// The prompt to the player who throws next, and what came of his throw.
Phrase askForThrowOff(const ThrowOff&);
Phrase tellThrowOff(const ThrowOff& before, int die);

// The house rule "starter": throw-off, seat-1 or random.
OptionSpec starterOption();

} // namespace mk
