// The common frame of the games with three to five dice: who begins, rounds, totals, equal turns, extra rounds, the
// result, positions as text, tray and sheet. What happens inside a turn is a mechanic; cup_game.h puts both together.
// Rules: three- to five-dice games, sections 1 and 3.
#pragma once

#include "games/dice/base/house_rules.h"
#include "games/dice/base/opening.h"
#include "games/dice/base/sheet_lines.h"
#include "games/dice/base/three_throws.h"
#include "games/dice/base/throw.h"
#include "games/dice/base/words.h"
#include "games/kernel/rules.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mk::dice {

// One throw of up to five dice, left to right as they fell.
struct Thrown {
  using Faces = ThreeThrows::Faces;
  Faces face{}; // 0 = there is no such die
  std::uint8_t count = 0;

  static Thrown of(const Outcome& o) {
    Thrown t;
    t.count = o.count;
    for (std::size_t i = 0; i < o.count; ++i) t.face[i] = o.v[i];
    return t;
  }
  static Thrown of(std::string_view digits); // "526"; nothing where it is no throw
  bool empty() const { return count == 0; }
  int sum() const { return face[0] + face[1] + face[2] + face[3] + face[4]; }
  Counts counts() const { return countsOf(face); }
  Faces sorted() const; // rising; dice that are not there last
  std::uint8_t all() const { return static_cast<std::uint8_t>((1u << count) - 1u); }
  std::string text() const;   // "526"
  std::string spoken() const; // "5-2-6"
  bool operator==(const Thrown&) const = default;
};

// What follows a throw or a decision.
enum class Then : std::uint8_t {
  GoesOn,   // the turn goes on: step() says with what
  TurnOver, // the next seat
  Goal,     // the seat whose turn it is has reached the goal: it wins, with equal turns at the end of the round
  GameOver  // the game ends here; the best by rank() have won
};

// The state of the frame.
struct Cup {
  static constexpr int kGuard = 100; // rounds after which an undecided race ends
  static constexpr int kMostLines = 25;

  Stage stage = Stage::Play;
  Seat starter = 0;
  Seat toMove = 0;         // whose turn it is; kNobody: the lot, or over
  std::uint8_t round = 0;  // from 1; 0 while the starter is not known
  std::uint8_t throws = 0; // made in this turn
  bool hand = false;       // the dice on the tray wait for a decision about them
  SeatSet goal = 0;        // have reached the goal, in this round
  SeatSet best = 0;        // over: who has won
  Contest contest;         // the throw-off; later the extra rounds
  Thrown last;             // on the tray
  Seat by = kNobody;       // thrown by
  std::uint8_t lit = 0;    // the dice of it that count, bit 0 the first
  std::int32_t gained = 0; // points scored in this turn
  std::array<std::int32_t, kMostSeats> total{};
  // What each round brought; only rounds whose bit is set in `played` are known (a position text has totals only).
  std::array<std::array<std::int16_t, kMostLines>, kMostSeats> line{};
  std::array<std::uint32_t, kMostSeats> played{};

  bool begun() const { return stage != Stage::Lot && stage != Stage::ThrowOff; }
  bool extra() const { return stage == Stage::Extra; } // only what this turn brings counts, the totals stay
  // How many seats have their turn in a round before this one.
  int turnsBefore(Seat k, int seats) const { return (k - starter + seats) % seats; }
  int mine() const { return total[at(toMove)]; }
  // The seat whose turn it is scores; in an extra round only `gained` grows.
  void score(int points) {
    gained += points;
    if (stage == Stage::Play) total[at(toMove)] += points;
  }
  bool knows(Seat k, int r) const { return r >= 1 && r <= kMostLines && (played[at(k)] >> (r - 1) & 1u) != 0; }
  int lineOf(Seat k, int r) const { return line[at(k)][static_cast<std::size_t>(r - 1)]; }
  bool operator==(const Cup&) const = default;
};

// A die as it lies on the tray.
struct TrayDie {
  std::uint8_t face = 0; // 0 = not thrown yet
  bool held = false;     // kept aside
  bool lit = false;      // counts
  bool dim = false;      // out of play
};
using TrayDice = Row<TrayDie, 6>;

enum CupZone : std::int16_t { kCupTray = 0, kCupSheet, kCupNotes };

struct CupRules {
  int number = 95;
  int seats = 2;
  Starter starter = Starter::ThrowOff;
  bool sharedWin = false;
  bool equalTurns = false;

  static CupRules of(const Setup&, int number); // the house rules that the setup has

  void open(Cup&) const; // at the start
  Step openingStep(const Cup&) const;
  // True when the starter is known now.
  bool settleOpening(Cup&, const Outcome&) const;
  int openingBound() const { return 1 + Contest::kMostRounds * seats; }
  Phrase fault(const Cup&) const;

  // `ranks`: more is better; `won`: the reason where one seat has won without extra rounds.
  Result result(const Cup&, std::vector<int> scores, const std::vector<int>& ranks, Phrase won) const;

  // Positions. The words of a seat that the frame does not know are the mechanic's.
  struct Words {
    Cup cup;
    std::vector<std::string_view> phase;
    std::vector<std::vector<std::string_view>> seats;
  };
  std::string text(const Cup&, const std::string& phase, std::vector<std::string> states) const;
  Checked<Words> read(std::string_view, bool dice, bool throws) const;

  // The table.
  Zone tray(const Cup&, const Step&, const TrayDice&) const;
  void totalLine(SheetLines&, const Cup&) const;
  void goalLine(SheetLines&, const Cup&) const;
  void contestLines(SheetLines&, const Cup&, const std::vector<std::string>& extraTexts) const;
  Phrase prompt(const Cup&, const Step&, Phrase turn, int extraDice) const;
  Phrase withEnd(const Cup& before, const Cup& now, Phrase said) const; // and what follows, where the game ends by it
};

// What a round has brought to a seat, or an open cell while it is to throw.
Cell roundCell(const Cup&, Seat, int round);

// "%1 throws 5-2-6", with what it brought where it brought anything.
Phrase tellThrown(Seat, const Thrown&);
Phrase tellThrown(Seat, const Thrown&, int points);
Phrase wonWith(Seat, int points); // "%1 wins with 24 points."

} // namespace mk::dice
