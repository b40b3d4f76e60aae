// What all games with one and two dice have in common around the game itself: the starter, the match of several
// games, extra rounds for a tie, tray and sheet. Rules: games with one and two dice, section 1.
#pragma once

#include "games/dice/base/contest.h"
#include "games/dice/base/opening.h"
#include "games/dice/base/sheet_lines.h"
#include "games/dice/base/throw.h"
#include "games/kernel/rules.h"

#include <string>
#include <string_view>
#include <vector>

namespace mk::dice {

// A decision. In notation: "throw", ".", "?4", "@2", "=9".
struct Move {
  enum class Kind : std::uint8_t { Throw, Stop, Call, Write, Count };
  Kind kind = Kind::Throw;
  std::uint8_t n = 0; // the number called, the row written in (from 1), what is counted
  std::string text() const;
  bool operator==(const Move&) const = default;
};

enum ThrowZone : std::int16_t { kTray, kSheet };

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
  // `wonBy`: why the only winner has won, where no points say it.
  Result result(const Frame&, std::vector<int> scores, const std::vector<int>& ranks, Unit, Phrase wonBy) const;
  int bound(int game, bool playsAgain) const;
  Phrase fault(const Frame&) const;

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
