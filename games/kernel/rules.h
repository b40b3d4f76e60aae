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
// and announces which of the optional answers it gives, in one list (answers.h):
//   static constexpr Answers kAnswers = {Answer::Chance, Answer::TellMove};
// An announced answer that is missing, misspelt or mistyped does not compile; neither does one that is given and not
// announced.
//   Chance         ChanceRequest chance(const State&) const
//                  void settle(State&, const Outcome&) const
//       games with dice or cards
//   Scramble       void scramble(State&, Viewer, Random&) const
//       games with secrets: puts everything that the viewer cannot know anew at random. States that the viewer cannot
//       tell apart become the same state with the same random numbers (law 4): what is hidden is put into a fixed order
//       before it is shuffled
//   ReadMove       Checked<Move> readMove(const State&, Seat, string_view) const
//       moves that cannot all be listed, or freer spelling; a move it returns is legal. Without it a text names a
//       listed move exactly
//   TellMove       Phrase tell(const State& before, Seat, const Move&, Viewer) const
//   TellChance     Phrase tell(const State& before, const Outcome&, Viewer) const
//       what happened, for the log panel and the screen reader
//   OtherGestures  vector<Gesture> otherGestures(const State&, Seat, const Move&) const
//       where a move can be made by hand in more ways than one: those beside gesture()
//   Notation       string notation(const State&, Seat, const Move&) const
//       the move as people write it, where that is not its text
//   Perft          uint64_t perft(const State&, int depth) const
//       where the field counts move sequences in its own way
//   CountMoves     uint64_t countMoves(const State&, Seat) const
//       where legal moves are counted faster than listed: the last step of perft
//   Suggest        optional<Move> suggest(const State&, Seat, Random&) const
//       what a sensible player would do; the state has been scrambled for the seat, so it knows what the seat knows
//   Solve          Verdict<Move> solve(const State&, const SolveLimits&) const
//       solitaires: can it still be won?
//   Takeback       Takeback takeback(const State& before, Seat, const Move&) const
//       what undoing the move means, where it is not simply free
//   Resign         Result resign(const State&, Seat) const
//       where giving up does not simply put the seat last
//   MayDraw        bool mayDraw(const State&) const
//       whether a draw may be agreed on
//   Pairs          int firstPair(const State& first) const
//       games whose moves are counted in pairs, a move of White and one of Black being one: the number of the first of
//       a match that begins with this position
//   Explain        Phrase explain(const State&, Place) const
//       what the call, or whatever else speaks a language of the game, at this place of the look has told everybody;
//       empty where there is nothing to explain
//   Time           int secondsAllowed(const State&) const
//                  void expire(State&) const
//       timed decisions; time out is an event of the log
//   Lay            vector<Thing> toLay() const
//                  optional<Laid> laidIn(string_view position) const
//                  string layInto(string_view position, const Laid&) const
//       boards on which a position is laid by hand (laying.h): what there is to lay, White's and then as many of
//       Black's; what a text shows on the board, nothing where it shows none; the text with this on the board instead,
//       where rights, counters and stones in hand that no longer fit are put right
//   What makes a computer player strong (docs/opponents.md):
//   Worth          double worth(const State&, Seat) const
//       how a position stands for a seat whoever is to act, also while chance is: the expected result of the match, 1
//       won, 0 as good as the others' or drawn, -1 lost. Asked of positions that are not over, often: it should be
//       quick
//   Order          int order(const State&, Seat, const Move&) const
//       which move to look at first: the highest; 0 or less for one that there is little hope of
//   Noisy          bool noisy(const State&, Seat, vector<Move>& out) const
//       appends the moves after which worth() would mislead because more of the kind must follow: captures, promotions;
//       says whether the seat may leave them all alone (not in check, and where captures are compulsory)
//   Digest         uint64_t digest(const State&) const
//       the same number for positions that go on in the same way, practically never for two others; counters and the
//       past may be left out as long as they decide nothing soon
//   Usual          Outcome usual(const State&) const
//       games with dice that are searched all the same, because nearly all throws come to the same: one of these.
//       Asked while chance is; a search takes it for whatever will be thrown
//   Weigh          vector<Weighed<Move>> weigh(const State&, Seat, int ahead, stop_token) const
//       games that weigh their moves themselves, looking the further the larger `ahead` is, 0 to 2: all that come into
//       question, the best first
//   RuledMove      optional<Move> ruledMove(const State&, Seat, int level, Random&) const
//       games whose ruling tells of several players: what the one of this level, 1..5, does; nothing where it tells
//       of none. The state has been scrambled for the seat
//   Slips          vector<Move> slips(const State&, Seat) const
//       what somebody may do by mistake who knows the game only a little: legal moves that such a person could hold for
//       right, without the one that the rules suggest; none where nothing is mistaken. The state has been scrambled for
//       the seat. Without this answer a mistake is any legal move
//   Forget         void forget(State&, int level) const
//       games of memory: what a computer player of the level, 1..5, no longer remembers becomes as unknown to it as
//       what it never saw. Forgetting is its weakness there: it makes no slips, and a hint forgets nothing
//   Limit          static constexpr std::chrono::milliseconds kThinking
//       how long a computer player may take over a move, at most, whatever its level
//   RuleFirst      static constexpr bool kRuleFirst = true
//       games whose rule of thumb (Suggest) has been measured to lose nothing to playouts, because these take the
//       others' hidden hands for any hands: the highest level follows it too, and it stands first in hints
//   Misfit         int misfit(const State&) const
//       games with hidden hands that are talked about: how badly the hands of this state go with what their owners have
//       said, 0 when all would have said the same. Asked of worlds drawn by scramble: the likely ones are thought about
#pragma once

#include "games/kernel/answers.h"
#include "games/kernel/chance.h"
#include "games/kernel/gesture.h"
#include "games/kernel/laying.h"
#include "games/kernel/options.h"
#include "games/kernel/result.h"
#include "games/kernel/seat.h"
#include "games/kernel/view.h"
#include "games/kernel/weighed.h"

#include <chrono>
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

// Whether the rules give this answer: they have announced it, and Rules has checked that they keep their word.
template <class R, Answer a>
concept Gives = R::kAnswers.has(a);

namespace detail {

template <class R> using StateOf = typename R::State;
template <class R> using MoveOf = typename R::Move;

// What each answer looks like when it is right.
template <class R>
concept GivesChance = requires(const R r, StateOf<R>& s, const StateOf<R>& cs, const Outcome& o) {
  { r.chance(cs) } -> std::same_as<ChanceRequest>;
  { r.settle(s, o) } -> std::same_as<void>;
};
template <class R>
concept GivesScramble = requires(const R r, StateOf<R>& s, Random& g) {
  { r.scramble(s, Viewer{}, g) } -> std::same_as<void>;
};
template <class R>
concept GivesReadMove = requires(const R r, const StateOf<R>& s, Seat seat, std::string_view t) {
  { r.readMove(s, seat, t) } -> std::same_as<Checked<MoveOf<R>>>;
};
template <class R>
concept GivesTellMove = requires(const R r, const StateOf<R>& s, Seat seat, const MoveOf<R>& m) {
  { r.tell(s, seat, m, Viewer{}) } -> std::same_as<Phrase>;
};
template <class R>
concept GivesTellChance = requires(const R r, const StateOf<R>& s, const Outcome& o) {
  { r.tell(s, o, Viewer{}) } -> std::same_as<Phrase>;
};
template <class R>
concept GivesOtherGestures = requires(const R r, const StateOf<R>& s, Seat seat, const MoveOf<R>& m) {
  { r.otherGestures(s, seat, m) } -> std::same_as<std::vector<Gesture>>;
};
template <class R>
concept GivesNotation = requires(const R r, const StateOf<R>& s, Seat seat, const MoveOf<R>& m) {
  { r.notation(s, seat, m) } -> std::convertible_to<std::string>;
};
template <class R>
concept GivesPerft = requires(const R r, const StateOf<R>& s) {
  { r.perft(s, 1) } -> std::same_as<std::uint64_t>;
};
template <class R>
concept GivesCountMoves = requires(const R r, const StateOf<R>& s, Seat seat) {
  { r.countMoves(s, seat) } -> std::same_as<std::uint64_t>;
};
template <class R>
concept GivesSuggest = requires(const R r, const StateOf<R>& s, Seat seat, Random& g) {
  { r.suggest(s, seat, g) } -> std::same_as<std::optional<MoveOf<R>>>;
};
template <class R>
concept GivesSolve = requires(const R r, const StateOf<R>& s, const SolveLimits& l) {
  { r.solve(s, l) } -> std::same_as<Verdict<MoveOf<R>>>;
};
template <class R>
concept GivesTakeback = requires(const R r, const StateOf<R>& s, Seat seat, const MoveOf<R>& m) {
  { r.takeback(s, seat, m) } -> std::same_as<Takeback>;
};
template <class R>
concept GivesResign = requires(const R r, const StateOf<R>& s, Seat seat) {
  { r.resign(s, seat) } -> std::same_as<Result>;
};
template <class R>
concept GivesMayDraw = requires(const R r, const StateOf<R>& s) {
  { r.mayDraw(s) } -> std::same_as<bool>;
};
template <class R>
concept GivesPairs = requires(const R r, const StateOf<R>& s) {
  { r.firstPair(s) } -> std::same_as<int>;
};
template <class R>
concept GivesExplain = requires(const R r, const StateOf<R>& s) {
  { r.explain(s, Place{}) } -> std::same_as<Phrase>;
};
template <class R>
concept GivesTime = requires(const R r, StateOf<R>& s, const StateOf<R>& cs) {
  { r.secondsAllowed(cs) } -> std::same_as<int>;
  { r.expire(s) } -> std::same_as<void>;
};
template <class R>
concept GivesLay = requires(const R r, std::string_view t, const Laid& l) {
  { r.toLay() } -> std::same_as<std::vector<Thing>>;
  { r.laidIn(t) } -> std::same_as<std::optional<Laid>>;
  { r.layInto(t, l) } -> std::same_as<std::string>;
};

template <class R>
concept GivesWorth = requires(const R r, const StateOf<R>& s, Seat seat) {
  { r.worth(s, seat) } -> std::same_as<double>;
};
template <class R>
concept GivesOrder = requires(const R r, const StateOf<R>& s, Seat seat, const MoveOf<R>& m) {
  { r.order(s, seat, m) } -> std::same_as<int>;
};
template <class R>
concept GivesNoisy = requires(const R r, const StateOf<R>& s, Seat seat, std::vector<MoveOf<R>>& out) {
  { r.noisy(s, seat, out) } -> std::same_as<bool>;
};
template <class R>
concept GivesDigest = requires(const R r, const StateOf<R>& s) {
  { r.digest(s) } -> std::same_as<std::uint64_t>;
};
template <class R>
concept GivesUsual = Gives<R, Answer::Chance> && requires(const R r, const StateOf<R>& s) {
  { r.usual(s) } -> std::same_as<Outcome>;
};
template <class R>
concept GivesWeigh = requires(const R r, const StateOf<R>& s, Seat seat, const std::stop_token& stop) {
  { r.weigh(s, seat, 1, stop) } -> std::same_as<std::vector<Weighed<MoveOf<R>>>>;
};
template <class R>
concept GivesRuledMove = requires(const R r, const StateOf<R>& s, Seat seat, Random& g) {
  { r.ruledMove(s, seat, 1, g) } -> std::same_as<std::optional<MoveOf<R>>>;
};
template <class R>
concept GivesSlips = requires(const R r, const StateOf<R>& s, Seat seat) {
  { r.slips(s, seat) } -> std::same_as<std::vector<MoveOf<R>>>;
};
template <class R>
concept GivesForget = requires(const R r, StateOf<R>& s) {
  { r.forget(s, 1) } -> std::same_as<void>;
};
template <class R>
concept GivesLimit = requires {
  { R::kThinking } -> std::same_as<const std::chrono::milliseconds&>;
};
template <class R>
concept GivesRuleFirst = requires {
  { R::kRuleFirst } -> std::same_as<const bool&>;
}
&&R::kRuleFirst&& Gives<R, Answer::Suggest>;
template <class R>
concept GivesMisfit = requires(const R r, const StateOf<R>& s) {
  { r.misfit(s) } -> std::same_as<int>;
}
&&Gives<R, Answer::Scramble>;

// Announced and given as it should be, or neither announced nor named. One concept each, so that the compiler names the
// answer that is wrong.
template <class R>
concept KeepsChance = (Gives<R, Answer::Chance> ? GivesChance<R> : !(Names_chance<R> || Names_settle<R>));
template <class R>
concept KeepsScramble = (Gives<R, Answer::Scramble> ? GivesScramble<R> : !Names_scramble<R>);
template <class R>
concept KeepsReadMove = (Gives<R, Answer::ReadMove> ? GivesReadMove<R> : !Names_readMove<R>);
template <class R>
concept OneTell = requires {
  &R::tell;
};
// Two answers are called tell; where one is announced, there must not be a second one.
template <class R>
concept KeepsTellMove = (Gives<R, Answer::TellMove> ? GivesTellMove<R> && (Gives<R, Answer::TellChance> || OneTell<R>)
                                                    : !(Names_tell<R> && !Gives<R, Answer::TellChance>));
template <class R>
concept KeepsTellChance = (Gives<R, Answer::TellChance>
                               ? GivesTellChance<R> && (Gives<R, Answer::TellMove> || OneTell<R>)
                               : !(Names_tell<R> && !Gives<R, Answer::TellMove>));
template <class R>
concept KeepsOtherGestures = (Gives<R, Answer::OtherGestures> ? GivesOtherGestures<R> : !Names_otherGestures<R>);
template <class R>
concept KeepsNotation = (Gives<R, Answer::Notation> ? GivesNotation<R> : !Names_notation<R>);
template <class R>
concept KeepsPerft = (Gives<R, Answer::Perft> ? GivesPerft<R> : !Names_perft<R>);
template <class R>
concept KeepsCountMoves = (Gives<R, Answer::CountMoves> ? GivesCountMoves<R> : !Names_countMoves<R>);
template <class R>
concept KeepsSuggest = (Gives<R, Answer::Suggest> ? GivesSuggest<R> : !Names_suggest<R>);
template <class R>
concept KeepsSolve = (Gives<R, Answer::Solve> ? GivesSolve<R> : !Names_solve<R>);
template <class R>
concept KeepsTakeback = (Gives<R, Answer::Takeback> ? GivesTakeback<R> : !Names_takeback<R>);
template <class R>
concept KeepsResign = (Gives<R, Answer::Resign> ? GivesResign<R> : !Names_resign<R>);
template <class R>
concept KeepsMayDraw = (Gives<R, Answer::MayDraw> ? GivesMayDraw<R> : !Names_mayDraw<R>);
template <class R>
concept KeepsPairs = (Gives<R, Answer::Pairs> ? GivesPairs<R> : !Names_firstPair<R>);
template <class R>
concept KeepsExplain = (Gives<R, Answer::Explain> ? GivesExplain<R> : !Names_explain<R>);
template <class R>
concept KeepsTime = (Gives<R, Answer::Time> ? GivesTime<R> : !(Names_secondsAllowed<R> || Names_expire<R>));
template <class R>
concept KeepsLay = (Gives<R, Answer::Lay> ? GivesLay<R> : !(Names_toLay<R> || Names_laidIn<R> || Names_layInto<R>));

template <class R>
concept KeepsWorth = (Gives<R, Answer::Worth> ? GivesWorth<R> : !Names_worth<R>);
template <class R>
concept KeepsOrder = (Gives<R, Answer::Order> ? GivesOrder<R> : !Names_order<R>);
template <class R>
concept KeepsNoisy = (Gives<R, Answer::Noisy> ? GivesNoisy<R> : !Names_noisy<R>);
template <class R>
concept KeepsDigest = (Gives<R, Answer::Digest> ? GivesDigest<R> : !Names_digest<R>);
template <class R>
concept KeepsUsual = (Gives<R, Answer::Usual> ? GivesUsual<R> : !Names_usual<R>);
template <class R>
concept KeepsWeigh = (Gives<R, Answer::Weigh> ? GivesWeigh<R> : !Names_weigh<R>);
template <class R>
concept KeepsRuledMove = (Gives<R, Answer::RuledMove> ? GivesRuledMove<R> : !Names_ruledMove<R>);
template <class R>
concept KeepsSlips = (Gives<R, Answer::Slips> ? GivesSlips<R> : !Names_slips<R>);
template <class R>
concept KeepsForget = (Gives<R, Answer::Forget> ? GivesForget<R> : !Names_forget<R>);
template <class R>
concept KeepsLimit = (Gives<R, Answer::Limit> ? GivesLimit<R> : !Names_kThinking<R>);
template <class R>
concept KeepsRuleFirst = (Gives<R, Answer::RuleFirst> ? GivesRuleFirst<R> : !Names_kRuleFirst<R>);
template <class R>
concept KeepsMisfit = (Gives<R, Answer::Misfit> ? GivesMisfit<R> : !Names_misfit<R>);

template <class R>
concept KeepsItsWord = KeepsChance<R> && KeepsScramble<R> && KeepsReadMove<R> && KeepsTellMove<R> &&
    KeepsTellChance<R> && KeepsOtherGestures<R> && KeepsNotation<R> && KeepsPerft<R> && KeepsCountMoves<R> &&
    KeepsSuggest<R> && KeepsSolve<R> && KeepsTakeback<R> && KeepsResign<R> && KeepsMayDraw<R> && KeepsPairs<R> &&
    KeepsExplain<R> && KeepsTime<R> && KeepsLay<R> && KeepsWorth<R> && KeepsOrder<R> && KeepsNoisy<R> &&
    KeepsDigest<R> && KeepsUsual<R> && KeepsWeigh<R> && KeepsRuledMove<R> && KeepsSlips<R> && KeepsForget<R> &&
    KeepsLimit<R> && KeepsRuleFirst<R> && KeepsMisfit<R>;

} // namespace detail

template <class R>
concept Rules = std::copyable<typename R::State> && std::equality_comparable<typename R::State> &&
    std::copyable<typename R::Move> && std::equality_comparable<typename R::Move> &&
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
  { R::kAnswers } -> std::convertible_to<Answers>;
} && detail::KeepsItsWord<R>;

} // namespace mk
