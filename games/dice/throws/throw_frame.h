// What all games with one and two dice have in common around the game itself: the starter, the match of several
// games, extra rounds for a tie, tray and sheet. Rules: games with one and two dice, section 1.
#pragma once

#include "games/dice/base/contest.h"
#include "games/dice/base/throw.h"
#include "games/dice/sheets/sheet_game.h"

#include <string>
#include <string_view>
#include <vector>

namespace mk::dice {

// What has to be done now, by whom.
struct Step {
  enum class Kind : std::uint8_t { Over, Throw, Decide };
  Kind kind = Kind::Over;
  Seat seat = kNobody;
  std::uint8_t dice = 1;
  bool atOnce = false; // the throw was just decided on and does not wait for its player

  static Step thrown(Seat s, int dice, bool atOnce = false) {
    return {Kind::Throw, s, static_cast<std::uint8_t>(dice), atOnce};
  }
  static Step decide(Seat s) { return {Kind::Decide, s, 0, false}; }
  Turn turn() const {
    return kind == Kind::Over ? Turn::over() : kind == Kind::Throw ? Turn::chance() : Turn::of(seat);
  }
};

// A decision. In notation: "throw", ".", "?4", "@2", "=9".
struct Move {
  enum class Kind : std::uint8_t { Throw, Stop, Call, Write, Count };
  Kind kind = Kind::Throw;
  std::uint8_t n = 0; // the number called, the row written in (from 1), what is counted
  std::string text() const;
  bool operator==(const Move&) const = default;
};

enum ThrowZone : std::int16_t { kTray, kSheet };
enum ThrowButton : std::int16_t { kThrowOn, kStop, kSum, kNumber }; // kNumber + n calls the number n

enum class Stage : std::uint8_t { Lot, ThrowOff, Play, Extra, Over };

// The lot or the throw-off for the start: what has to be done, what is asked for and what is told. `starter`: who is
// found to begin by this throw, or kNobody.
Step openingStep(Stage, const Contest&);
Phrase openingPrompt(Stage, const Contest&, Seat);
Phrase tellOpening(Stage, Seat thrower, int die, Seat starter);

struct Frame {
  Stage stage = Stage::Play;
  SeatSet playing = 0;                         // take part in this game
  Seat starter = 0;                            // of this play of the game
  Seat first = 0;                              // of the game: a game played again is begun by another seat
  std::uint8_t game = 0;                       // games finished
  std::uint8_t again = 0;                      // how often this game has been played again
  bool deciding = false;                       // the game that decides a tied match
  SeatSet best = 0;                            // over: who has won the match
  Contest contest;                             // the throw-off, or the extra rounds
  Throw last;                                  // on the tray
  Seat by = kNobody;                           // thrown by
  std::uint8_t lit = 0;                        // the dice of it that counted
  std::array<std::uint8_t, kMostSeats> won{};  // games
  std::array<std::int16_t, kMostSeats> held{}; // scores of the first play of a game that is played again

  bool begun() const { return stage != Stage::Lot && stage != Stage::ThrowOff; }
  Step openingStep() const { return dice::openingStep(stage, contest); }
  bool operator==(const Frame&) const = default;
};

// Lines of the score sheet: a heading, and a cell for each seat.
struct SheetLines {
  SheetLines(int seats, std::int16_t id);
  template <class F> void line(Phrase heading, F cellOf, bool strong = false) {
    Cell head;
    head.text = std::move(heading);
    head.heading = true;
    head.strong = strong;
    zone.cells.push_back(std::move(head));
    for (Seat k = 0; k < seats; ++k) {
      Cell c = cellOf(k);
      c.strong = c.strong || strong;
      zone.cells.push_back(std::move(c));
    }
    zone.size = static_cast<std::int16_t>(zone.cells.size());
  }
  int seats;
  Zone zone;
};
// A line for the throws of a contest; who is out of it is struck.
void contestLine(SheetLines&, Phrase heading, const Contest&, bool strong);
Cell written(std::string text);
Cell written(int number);
// Who is still in, and who went out: in which round, 0 = not at all.
void stillInLine(SheetLines&, SeatSet in, const std::array<std::uint16_t, kMostSeats>& wentOut);

// What the points of a game are called in the reason of its result.
enum class Unit : std::uint8_t { Points, Nothing };

struct FrameRules {
  int number = 39; // of the game
  int seats = 2;
  int dice = 1;
  Starter starter = Starter::ThrowOff;
  bool sharedWin = false;
  int games = 1; // of a match; 0 = as many as there are players

  enum class Next : std::uint8_t { Nothing, Game, Deciding };

  static FrameRules of(const Setup&, FrameRules row);

  void open(Frame&) const; // at the start, and before a deciding game
  Next gameOver(Frame&, SeatSet best) const;
  Result result(const Frame&, std::vector<int> scores, const std::vector<int>& ranks, Unit) const;
  int bound(int game, bool playsAgain) const;
  std::string fault(const Frame&) const;

  std::string head(const Frame&) const;
  Checked<std::string_view> readHead(std::string_view, Frame&) const; // the words after it
  void fillIn(Frame&) const;                                          // what a short position leaves out
  template <class V, class F> void fields(V& v, F& f) const;

  Gesture gesture(const Frame&, Seat, Move, bool typed) const;
  Zone tray(const Frame&, const Step&) const;
  void lines(SheetLines&, const Frame&) const;
  void offer(const Frame&, const std::vector<Move>&, int numberCalled, View&) const;
  Phrase prompt(const Frame&, const Step&) const;
  Phrase tellFrame(const Frame& before, const Frame& now, const Step&, Throw) const;
  Phrase withEnd(const Frame& before, const Frame& now, Phrase) const; // and what follows, where a game ends by it
};

// A position leaves out who takes part where all do, and who starts where the first seat does.
template <class V, class F> void FrameRules::fields(V& v, F& f) const {
  v.seats("playing", f.playing);
  v.seat("starter", f.starter);
  v.seat("first", f.first);
  v.number("game", f.game, 0, 20);
  v.number("again", f.again, 0, Contest::kMostRounds);
  v.number("deciding", f.deciding, 0, 1);
  v.seats("best", f.best);
  v.number("contest", f.contest.round, 0, Contest::kMostRounds);
  v.number("ended", f.contest.ended, 0, 1);
  v.seats("in", f.contest.in);
  v.seats("done", f.contest.done);
  v.each("value", f.contest.value, -100, 100);
  v.thrown("last", f.last);
  v.seat("by", f.by);
  v.number("lit", f.lit, 0, 3);
  v.each("won", f.won, 0, 20);
  v.each("held", f.held, -1000, 1000);
}

} // namespace mk::dice
