// Any game, behind virtual calls: the boundary between rules and everything that is written once (match, table, store,
// terminal, laws). erase.h makes these from a rules type.
#pragma once

#include "games/kernel/rules.h"
#include "games/opponents/play_on.h"
#include "games/opponents/thought.h"

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace mk {

class Position;

// The rules of one game with its seats and house rules fixed. Immutable; may be shared between threads.
class Game {
public:
  virtual ~Game() = default;
  virtual const Setup& setup() const = 0;
  virtual int bound() const = 0;
  virtual bool hasChance() const = 0;
  virtual bool hasSecrets() const = 0;
  virtual bool suggests() const = 0;
  virtual bool solves() const = 0;
  virtual std::unique_ptr<Position> start() const = 0;
  virtual Checked<std::unique_ptr<Position>> read(std::string_view text) const = 0;

  // Laying a position by hand (games/kernel/laying.h); nothing to lay: not offered.
  virtual std::vector<Thing> toLay() const = 0;
  virtual std::optional<Laid> laidIn(std::string_view position) const = 0;
  virtual std::string layInto(std::string_view position, const Laid&) const = 0;
};

// A state of a game: a value behind a pointer. Legal moves are numbered 0.. in the order of the rules' list, anew in
// every position.
class Position {
public:
  virtual ~Position() = default;
  virtual std::unique_ptr<Position> clone() const = 0;
  virtual bool equals(const Position&) const = 0; // same game only
  virtual const Game& game() const = 0;

  virtual Turn turn() const = 0;
  virtual std::vector<std::string> moves(Seat) const = 0; // texts; empty for a seat that is not to act
  virtual std::vector<Gesture> gestures(Seat) const = 0;  // in the order of moves()
  // Other ways of making a move by hand, beside those: the number of the move and the gesture.
  virtual std::vector<std::pair<std::size_t, Gesture>> otherGestures(Seat) const = 0;
  // Plays the move with this text. A text that is no legal move is refused and changes nothing.
  virtual Permission play(Seat, std::string_view move) = 0;
  // What happened or would happen, as the viewer may know it.
  virtual Phrase tell(Seat, std::string_view move, Viewer) const = 0;
  virtual std::string notation(Seat, std::string_view move) const = 0; // as people write it
  virtual Takeback takeback(Seat, std::string_view move) const = 0;    // what undoing this move would mean
  virtual Gesture gestureOf(Seat, std::string_view move) const = 0;    // empty for a text that is no legal move

  virtual ChanceRequest chance() const = 0; // only while turn().isChance()
  virtual Permission settle(const Outcome&) = 0;
  virtual Phrase tell(const Outcome&, Viewer) const = 0;

  virtual View look(Viewer) const = 0;
  virtual Result result() const = 0;
  virtual Result resign(Seat) const = 0;
  virtual bool mayDraw() const = 0;
  // The number of the first pair of moves of a match that begins here; nothing where moves are not counted in pairs.
  virtual std::optional<int> firstPair() const = 0;
  // What stands at this place of the look, a call of an auction, has told everybody; empty where there is nothing to
  // tell.
  virtual Phrase explain(Place) const = 0;
  virtual std::string text() const = 0;
  virtual std::string fault() const = 0;
  virtual void scramble(Viewer, Random&) = 0; // nothing in games without secrets

  virtual int secondsAllowed() const = 0; // 0 = no limit
  virtual Permission expire() = 0;

  virtual std::string suggest(Seat, Random&) const = 0; // "" = no suggestion; it knows only what the seat sees
  // What a computer player would do in the seat's place. It too knows only what the seat sees.
  virtual Thought<std::string> think(Seat, const Thinking&, Random&) const = 0;
  virtual Verdict<std::string> solve(const SolveLimits&) const = 0;

  virtual std::optional<std::uint64_t> perft(int depth) const = 0; // nothing where a pack would have to be shuffled
  virtual Playout playout(Random&) const = 0;
};

} // namespace mk
