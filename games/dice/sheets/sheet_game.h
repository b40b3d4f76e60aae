// Games in which the results of three-throw turns are written on a score sheet: every box once, or line by line. A game
// is a row: its boxes and its house rules (SheetRules). Rules: three- to five-dice games, sections 1 to 3.
#pragma once

#include "games/dice/base/contest.h"
#include "games/dice/base/three_throws.h"
#include "games/dice/sheets/sheet_values.h"
#include "games/kernel/rules.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mk::dice {

// What may be crossed out once a game: nothing, one box, or the whole section of the numbers.
enum class Striking : std::uint8_t { Nothing, Box, Section };

struct SheetRules {
  std::string_view number; // the game's number, opening word of its position texts
  std::span<const Box> boxes;
  int dice = 5;
  bool poker = false; // faces 9 T J Q K A
  bool lines = false; // the boxes are lines of a block, written on from the top; any result fits any line
  int (*extra)(const Counts&) = pips; // what a result is worth in an extra round
  Striking striking = Striking::Nothing;
  int strikePoints = 0; // credited for striking
  Starter starter = Starter::ThrowOff;
  bool sharedWin = false; // a tie for the first place is shared instead of broken by extra rounds
  bool keeping = true;    // off: every throw is made with all dice
  bool anyResult = true;  // off: only the last result may be written
  std::span<const std::string_view> values = {}; // what open boxes are good for, where it comes with the program
};
SheetRules withHouseRules(SheetRules, const Options&); // who begins, ties, keeping, what may be written

class SheetGame {
public:
  // Zones and buttons of the look.
  enum ZoneId : std::int16_t { kTray, kNotes, kSheet };
  enum ButtonId : std::int16_t { kThrow, kStrike, kStrikeSection, kLeaveSection, kWriteBest };

  enum class Phase : std::uint8_t {
    Lot,      // chance names the starter
    ThrowOff, // one die each
    Throwing, // throws, keeps, and then a box or the next line; in an extra round the value of a result instead of a
              // box
    Section,  // the sixth number box was just filled: strike the section or let it stand
    Over
  };

  struct State {
    Phase phase = Phase::Throwing;
    Seat starter = 0;
    Seat toMove = 0;
    Contest contest; // the throw-off, later the extra rounds
    ThreeThrows turn;
    std::array<Sheet, kMostSeats> sheets{};
    bool operator==(const State&) const = default;
  };

  struct Move {
    enum class Kind : std::uint8_t { Keep, Enter, Count, Strike, StrikeSection, LeaveSection };
    Kind kind = Kind::Keep;
    std::uint8_t what = 0;   // Keep: places on the tray; Enter, Strike: the box
    std::uint8_t result = 0; // Enter, Count: which noted result, from 0
    bool operator==(const Move&) const = default;
  };

  static constexpr Answers kAnswers = {Answer::Chance,        Answer::ReadMove, Answer::TellMove, Answer::TellChance,
                                       Answer::OtherGestures, Answer::Suggest,  Answer::Weigh,    Answer::Slips};

  int seats() const { return seats_; }
  const SheetRules& rules() const { return rules_; }
  State start() const;
  Turn turn(const State&) const;
  ChanceRequest chance(const State&) const;
  void settle(State&, const Outcome&) const;
  void moves(const State&, Seat, std::vector<Move>& out) const;
  void play(State&, Seat, const Move&) const;
  Result result(const State&) const;
  int total(const State&, Seat) const;
  // Rounds are counted from 1; 0 before somebody has begun.
  int round(const State&) const;

  std::string text(const State&) const;
  Checked<State> read(std::string_view) const;
  std::string text(const State&, Seat, const Move&) const;
  Checked<Move> readMove(const State&, Seat, std::string_view) const; // the faces to keep in any order
  Gesture gesture(const State&, Seat, const Move&) const;
  std::vector<Gesture> otherGestures(const State&, Seat, const Move&) const; // by a note, or the best into its line
  View look(const State&, Viewer) const;
  Phrase tell(const State& before, Seat, const Move&, Viewer) const;
  Phrase tell(const State& before, const Outcome&, Viewer) const;
  std::optional<Move> suggest(const State&, Seat, Random&) const;
  // Every move, the best first: what it leaves to be had on the average and how the others stand make a chance to win.
  std::vector<Weighed<Move>> weigh(const State&, Seat, int throws = 0, const std::stop_token& = {}) const;
  // What somebody does who does not reckon: other dice are kept, or another box is filled that the result fits. None
  // throws again what cannot get better.
  std::vector<Move> slips(const State&, Seat) const;
  // The total that a player comes to on the average who plays on for the highest one.
  double expected(const State&, Seat) const;
  const SheetValues& values() const; // of these house rules
  int bound() const;
  std::string fault(const State& s) const { return english(flaw(s)); }
  Phrase flaw(const State&) const; // for people: nothing, or what is wrong with the position

protected:
  SheetGame(int seats, const SheetRules& rules) : seats_(seats), rules_(rules) {}

private:
  bool inExtraRound(const State& s) const { return s.phase != Phase::ThrowOff && s.contest.round > 0; }
  int firstResult(const State& s) const { return rules_.anyResult ? 0 : s.turn.throws - 1; }
  // Where it is the result alone that counts: what a noted one is worth, and the last of the best.
  int resultValue(const State&, int result) const;
  int bestResult(const State&) const;
  int bestResult(const State&, int box) const; // the last of those that are worth most in the box
  bool maySection(const State&, Seat) const;
  void nextSeat(State&) const;
  void lastRoundPlayed(State&) const;

  // Of the computer player.
  double left(const State&, Seat) const;
  double spread(const State&, Seat) const;
  struct Rival {
    double total, spread; // on the average; the square of how much it varies
  };
  using Rivals = Row<Rival, kMostSeats>;
  Rivals rivals(const State&, Seat) const;
  void weighTurn(const State&, Seat, std::vector<Weighed<Move>>& out) const;

  // Parts of the look.
  int columns() const { return seats_ + 1; }
  int boxRow(int box) const;
  Place boxPlace(Seat, int box) const;
  bool mayFill(const Sheet& s, int box) const { return !s.isFilled(box) && (!rules_.lines || box == s.count()); }
  Phrase boxName(int box) const;
  Zone notes(const State&) const;
  Zone sheet(const State&) const;
  void boxCells(const State&, int box, Zone&) const;
  Phrase prompt(const State&) const;
  Phrase promptAfterThrow(const State&) const;

  int seats_;
  SheetRules rules_;
};

} // namespace mk::dice
