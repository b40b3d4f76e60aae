// Who starts: each player throws one die, the highest throw starts. For all games that begin so, with what is asked and
// told; for lots too.
#pragma once

#include "games/kernel/chance.h"
#include "games/kernel/options.h"
#include "games/kit/contest.h"

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

  Seat next() const { return contest_.next(0, seats_); } // the seat to throw; kNobody when it is decided
  Seat starter() const { return contest_.ended ? contest_.best() : kNobody; }
  void settle(int die);
  int round() const { return contest_.round; }
  int die(Seat s) const { return die_[static_cast<std::size_t>(s)]; }              // of this round, 0 = to be thrown
  bool in(Seat s) const { return starter() == s || (!contest_.ended && isIn(s)); } // still in the running
  bool began() const { return contest_.round > 0; }
  const Contest& contest() const { return contest_; }
  bool operator==(const ThrowOff&) const = default;

  // "5,-,-,x": thrown, still to throw, out of the running; and the number of the round.
  std::string text() const;
  static Checked<ThrowOff> read(std::string_view dice, int round, int seats);

private:
  bool isIn(Seat s) const { return (contest_.in >> s & 1) != 0; }

  Contest contest_;
  std::array<std::uint8_t, kMostSeats> die_{}; // those of the last round stay to be seen
  std::uint8_t seats_ = 0;
};

// A throw of a contest for the start: the starter when it is decided (the first of those who could not be separated),
// else kNobody.
Seat throwForStart(Contest&, Seat, int die, int mostRounds = Contest::kMostRounds);

// The prompt to the player who throws next for the start, and what came of his throw.
Phrase askForThrowOff(Seat who, int round);
Phrase tellThrowOff(const Contest& before, Seat who, int die, int mostRounds = Contest::kMostRounds);

// A lot among seats: it names one of them.
ChanceRequest lotAmong(int seats);
Seat drawnBy(const Outcome&);
Phrase askForLot();
Phrase tellLot(Seat starter);

// The house rule "starter": throw-off, seat-1 or random.
OptionSpec starterOption();

} // namespace mk
