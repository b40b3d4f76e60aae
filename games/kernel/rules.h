// What the rules of a game are: a const object that answers questions about plain values. Made once from a Setup
// (seats, house rules), shareable between threads. Hot loops use the concrete type; game.h puts it behind virtual calls
// for everybody else.
//
// A rules type R declares
//   struct State   a value: copyable, ==, no pointers into elsewhere, no heap where speed counts
//   struct Move    a value: one decision of one seat
// and answers
//   R(const Setup&)                          seats and options; the setup has been checked against the catalogue
//   int  seats() const
//   State start() const                      before anything has happened; chance may be asked first
//   Turn turn(const State&) const
//   void moves(const State&, Seat, vector<Move>& out) const      appends all legal moves of a seat to act
//   void play(State&, Seat, const Move&) const                   a legal move
//   Result result(const State&) const        of a finished match; of the position as it stands where a match is stopped
//   string text(const State&) const, Checked<State> read(string_view) const          position, as in the ruling
//   string text(const State&, Seat, const Move&) const           the move in the ruling's notation
//   Gesture gesture(const State&, Seat, const Move&) const       how the move is made by hand, in the look of that seat
//   View look(const State&, Viewer) const
//   int bound() const                        no match has more moves and chance events together
//   string fault(const State&) const         "" or what is wrong: men, cards or dice lost or doubled
// Optional answers (the Has... concepts below):
//   ChanceRequest chance(const State&) const
//   void settle(State&, const Outcome&) const
//       games with dice or cards
//   void scramble(State&, Viewer, Random&) const
//       games with secrets: puts everything that the viewer cannot know anew at random
//   Checked<Move> readMove(const State&, Seat, string_view) const
//       moves that cannot all be listed, or freer spelling; a move it returns is legal. Without it a text names a
//       listed move exactly
//   Phrase tell(const State& before, Seat, const Move&, Viewer) const
//   Phrase tell(const State& before, const Outcome&, Viewer) const
//       what happened, for the log panel and the screen reader
//   vector<Gesture> otherGestures(const State&, Seat, const Move&) const
//       where a move can be made by hand in more ways than one: those beside gesture()
//   string notation(const State&, Seat, const Move&) const
//       the move as people write it, where that is not its text
//   uint64_t perft(const State&, int depth) const
//       where the field counts move sequences in its own way
//   optional<Move> suggest(const State&, Seat, Random&) const
//       what a sensible player would do, knowing what the seat knows
//   Verdict<Move> solve(const State&, const SolveLimits&) const
//       solitaires: can it still be won?
//   Takeback takeback(const State& before, Seat, const Move&) const
//       what undoing the move means, where it is not simply free
//   Result resign(const State&, Seat) const
//       where giving up does not simply put the seat last
//   bool mayDraw(const State&) const
//       whether a draw may be agreed on
//   int secondsAllowed(const State&) const
//   void expire(State&) const
//       timed decisions; time out is an event of the log
#pragma once

#include "games/kernel/chance.h"
#include "games/kernel/gesture.h"
#include "games/kernel/options.h"
#include "games/kernel/result.h"
#include "games/kernel/seat.h"
#include "games/kernel/view.h"

#include <concepts>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace mk {

// What a match is set up with. Seats and options are checked against the catalogue before rules are made.
struct Setup {
  int seats = 1;
  Options options;
};

struct SolveLimits {
  std::uint64_t positions = 1'000'000; // looked at, at most
  std::stop_token stop;                // asked now and then; a stopped search says Unknown
};

enum class Winnable : std::uint8_t { Yes, No, Unknown };

// What taking a move back means: nothing; the match is marked and kept out of the statistics, because a card seen would
// be hidden again; it is not allowed.
enum class Takeback : std::uint8_t { Free, Marks, Refused };

template <class Move> struct Verdict {
  Winnable winnable = Winnable::Unknown;
  std::vector<Move> line;      // Yes: the moves that win
  std::uint64_t positions = 0; // looked at
};

template <class R>
concept Rules = std::constructible_from<R, const Setup&> && std::copyable<typename R::State> &&
    std::equality_comparable<typename R::State> && std::copyable<typename R::Move> &&
    std::equality_comparable<typename R::Move> &&
    requires(const R r, typename R::State& s, const typename R::State& cs, const typename R::Move& m, Seat seat,
             std::vector<typename R::Move>& out, std::string_view t) {
  { r.seats() } -> std::convertible_to<int>;
  { r.start() } -> std::same_as<typename R::State>;
  { r.turn(cs) } -> std::same_as<Turn>;
  r.moves(cs, seat, out);
  r.play(s, seat, m);
  { r.result(cs) } -> std::same_as<Result>;
  { r.text(cs) } -> std::convertible_to<std::string>;
  { r.read(t) } -> std::same_as<Checked<typename R::State>>;
  { r.text(cs, seat, m) } -> std::convertible_to<std::string>;
  { r.gesture(cs, seat, m) } -> std::same_as<Gesture>;
  { r.look(cs, Viewer{}) } -> std::same_as<View>;
  { r.bound() } -> std::convertible_to<int>;
  { r.fault(cs) } -> std::convertible_to<std::string>;
};

template <class R>
concept HasChance = requires(const R r, typename R::State& s, const Outcome& o) {
  { r.chance(s) } -> std::same_as<ChanceRequest>;
  r.settle(s, o);
};
template <class R>
concept HasSecrets = requires(const R r, typename R::State& s, Random& g) {
  r.scramble(s, Viewer{}, g);
};
template <class R>
concept ReadsMoves = requires(const R r, const typename R::State& s, Seat seat, std::string_view t) {
  { r.readMove(s, seat, t) } -> std::same_as<Checked<typename R::Move>>;
};
template <class R>
concept HasOtherGestures = requires(const R r, const typename R::State& s, Seat seat, const typename R::Move& m) {
  { r.otherGestures(s, seat, m) } -> std::same_as<std::vector<Gesture>>;
};
template <class R>
concept TellsMoves = requires(const R r, const typename R::State& s, Seat seat, const typename R::Move& m) {
  { r.tell(s, seat, m, Viewer{}) } -> std::same_as<Phrase>;
};
template <class R>
concept TellsChance = requires(const R r, const typename R::State& s, const Outcome& o) {
  { r.tell(s, o, Viewer{}) } -> std::same_as<Phrase>;
};
template <class R>
concept Notates = requires(const R r, const typename R::State& s, Seat seat, const typename R::Move& m) {
  { r.notation(s, seat, m) } -> std::convertible_to<std::string>;
};
template <class R>
concept CountsSequences = requires(const R r, const typename R::State& s) {
  { r.perft(s, 1) } -> std::same_as<std::uint64_t>;
};
template <class R>
concept Suggests = requires(const R r, const typename R::State& s, Seat seat, Random& g) {
  { r.suggest(s, seat, g) } -> std::same_as<std::optional<typename R::Move>>;
};
template <class R>
concept Solves = requires(const R r, const typename R::State& s, const SolveLimits& l) {
  { r.solve(s, l) } -> std::same_as<Verdict<typename R::Move>>;
};
template <class R>
concept RulesTakeback = requires(const R r, const typename R::State& s, Seat seat, const typename R::Move& m) {
  { r.takeback(s, seat, m) } -> std::same_as<Takeback>;
};
template <class R>
concept RulesResignation = requires(const R r, const typename R::State& s, Seat seat) {
  { r.resign(s, seat) } -> std::same_as<Result>;
};
template <class R>
concept RulesDraw = requires(const R r, const typename R::State& s) {
  { r.mayDraw(s) } -> std::same_as<bool>;
};
template <class R>
concept Timed = requires(const R r, typename R::State& s) {
  { r.secondsAllowed(s) } -> std::convertible_to<int>;
  r.expire(s);
};

} // namespace mk
