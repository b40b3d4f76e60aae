// Starpoker: turns, rounds, ties. Rules: three- to five-dice games, sections 1 and 2 (T3) and section 5, game 146.
#include "games/dice/sheets/starpoker.h"

#include "games/dice/base/ending.h"
#include "games/dice/base/house_rules.h"
#include "games/dice/base/throw.h"
#include "games/kit/throw_off.h"

#include <algorithm>

namespace mk {

using namespace dice;

namespace {

constexpr std::array<int, 4> kRounds = {5, 1, 3, Starpoker::kMostRounds}; // in the order of the house rule

} // namespace

Starpoker::Starpoker(const Setup& s)
    : seats_(s.seats), rounds_(kRounds[static_cast<std::size_t>(s.options.index("rounds"))]),
      leaderSets_(s.options.is("throws", "set-by-the-leader")), sharedWin_(s.options.is("tie", "shared-win")),
      starter_(starterOf(s.options)) {}

std::span<const OptionSpec> Starpoker::options() {
  static const std::vector<OptionSpec> specs = {
      starterOption(),
      tieOption(),
      {"rounds",
       MK_TEXT("games", "Rounds to play"),
       MK_TEXT("games", "How many rounds are played; each gives one point."),
       {{"5", "5"}, {"1", "1"}, {"3", "3"}, {"10", "10"}}},
      {"throws",
       MK_TEXT("games", "Throws"),
       MK_TEXT("games", "Everybody has up to three throws, or no more than the first player of the round used."),
       {{"three-for-all", MK_TEXT("games", "three for all")},
        {"set-by-the-leader", MK_TEXT("games", "set by the leader")}}},
  };
  return specs;
}

std::strong_ordering Starpoker::compare(const Played& a, const Played& b) {
  if (const auto hands = a.hand() <=> b.hand(); hands != 0) return hands;
  return b.throws <=> a.throws;
}

Starpoker::State Starpoker::start() const {
  State s;
  s.in = everySeat(seats_);
  if (starter_ == Starter::Lot) s.phase = Phase::Lot;
  if (starter_ == Starter::ThrowOff) {
    s.phase = Phase::ThrowOff;
    s.contest = Contest::among(s.in);
  }
  return s;
}

Turn Starpoker::turn(const State& s) const {
  if (s.phase == Phase::Over) return Turn::over();
  if (s.phase == Phase::Throwing && !s.turn.waiting) return Turn::of(s.toMove);
  return Turn::chance();
}

ChanceRequest Starpoker::chance(const State& s) const {
  if (s.phase == Phase::Lot) return lotAmong(seats_);
  if (s.phase == Phase::ThrowOff) return ChanceRequest::dice(1, s.toMove);
  // The first throw waits for its player; the others follow the keeping by themselves.
  ChanceRequest ask = ChanceRequest::dice(s.turn.toThrow(kDice), s.turn.throws == 0 ? s.toMove : kNobody);
  ask.poker = true;
  return ask;
}

void Starpoker::begin(State& s, Seat starter) const {
  s.starter = starter;
  s.toMove = starter;
  s.contest = {};
  s.phase = Phase::Throwing;
}

void Starpoker::settle(State& s, const Outcome& o) const {
  if (s.phase == Phase::Lot) return begin(s, drawnBy(o));
  if (s.phase == Phase::ThrowOff) {
    const Seat begins = throwForStart(s.contest, s.toMove, o.die(0));
    s.toMove = s.contest.next(0, seats_);
    if (begins != kNobody) begin(s, begins);
    return;
  }
  if (s.phase == Phase::Special) return settleSpecial(s, o);
  if (s.done == 0 && s.turn.throws == 0) { // the round before is over now
    s.hands = {};
    s.won = kNobody;
  }
  s.turn.fall(o, kDice);
  if (s.turn.throws == mostThrows(s)) endTurn(s);
}

void Starpoker::moves(const State& s, Seat, std::vector<Move>& out) const {
  eachKeep(s.turn.dice(), kDice, [&](ThreeThrows::Places p) { out.push_back({false, p}); });
  out.push_back({true, 0});
}

void Starpoker::play(State& s, Seat, const Move& m) const {
  if (m.stop) return endTurn(s);
  s.turn.keep(m.kept);
}

Seat Starpoker::first(const State& s) const {
  const auto from = static_cast<Seat>((s.starter + s.round - 1 + s.extra) % seats_);
  return has(s.in, from) ? from : after(from, s.in, seats_);
}

int Starpoker::mostThrows(const State& s) const {
  if (!leaderSets_ || s.done == 0) return ThreeThrows::kThrows;
  return s.hands[at(first(s))].throws;
}

std::optional<Seat> Starpoker::bestSoFar(const State& s) const {
  if (s.done == 0) return {};
  Seat best = first(s), k = best;
  for (int n = std::popcount(s.done); n > 0; --n, k = after(k, s.in, seats_))
    if (compare(s.hands[at(k)], s.hands[at(best)]) > 0) best = k;
  return best;
}

void Starpoker::endTurn(State& s) const {
  s.hands[at(s.toMove)] = {s.turn.dice(), s.turn.throws};
  s.turn = {};
  s.done |= only(s.toMove);
  if (s.done == s.in) return endRound(s);
  s.toMove = after(s.toMove, s.in, seats_);
}

void Starpoker::endRound(State& s) const {
  const Played best = s.hands[at(*bestSoFar(s))];
  SeatSet tied = 0;
  eachSeat(s.in, [&](Seat k) {
    if (compare(s.hands[at(k)], best) == 0) tied |= only(k);
  });
  if (std::has_single_bit(tied)) return endRound(s, lowestOf(tied));
  s.phase = Phase::Special;
  s.contest = Contest::among(tied);
  s.toMove = s.contest.next(first(s), seats_);
}

void Starpoker::settleSpecial(State& s, const Outcome& o) const {
  ThreeThrows thrown;
  thrown.fall(o, kDice);
  s.special[at(s.toMove)] = thrown.dice();
  s.contest.score(s.toMove, pips(countsOf(thrown.dice())));
  s.toMove = s.contest.next(first(s), seats_);
  if (s.contest.done == 0) s.special = {};
  if (!s.contest.ended) return;
  if (s.extra > 0) s.in = s.contest.in; // still equal and best
  endRound(s, s.contest.decided() ? lowestOf(s.contest.in) : kNobody);
}

void Starpoker::endRound(State& s, Seat winner) const {
  s.done = 0;
  s.contest = {};
  s.phase = Phase::Throwing;
  s.won = winner;
  bool over = false;
  if (s.extra > 0) {
    if (winner != kNobody) s.in = only(winner);
    over = winner != kNobody || s.extra == kMostExtraRounds;
    if (!over) ++s.extra;
  } else {
    if (winner != kNobody) ++s.points[at(winner)];
    if (s.round < rounds_) {
      ++s.round;
    } else {
      over = sharedWin_ || std::has_single_bit(leaders(s));
      if (!over) s.extra = 1, s.in = leaders(s);
    }
  }
  s.toMove = over ? kNobody : first(s);
  if (over) s.phase = Phase::Over;
}

SeatSet Starpoker::leaders(const State& s) const {
  const int most = *std::max_element(s.points.begin(), s.points.begin() + seats_);
  SeatSet out = 0;
  eachSeat(everySeat(seats_), [&](Seat k) {
    if (s.points[at(k)] == most) out |= only(k);
  });
  return out;
}

Result Starpoker::result(const State& s) const {
  const bool broken = s.phase == Phase::Over && s.extra > 0;
  Result r = byPoints({s.points.begin(), s.points.begin() + seats_}, broken ? s.in : SeatSet{0});
  const auto best = static_cast<Seat>(std::ranges::find(r.places, 1) - r.places.begin());
  if (s.phase != Phase::Over)
    r.why = toldStopped();
  else if (std::ranges::count(r.places, 1) > 1)
    r.why = MK_TEXT("games", "All rounds are played and the highest score is shared.");
  else if (broken)
    r.why = toldTieBroken(best);
  else
    r.why = Phrase::counted(MK_TEXT_N("games", "All rounds are played: %1 wins with %n point(s)."), r.scores[at(best)],
                            {Arg::seat(best)});
  return r;
}

int Starpoker::bound() const {
  constexpr int kTurn = 2 * ThreeThrows::kThrows - 1; // three throws, two decisions
  const int round = seats_ * (kTurn + Contest::kMostRounds);
  return Contest::kMostRounds * seats_ + (rounds_ + kMostExtraRounds) * round;
}

Phrase Starpoker::flaw(const State& s) const {
  if (s.phase != Phase::Over && (s.toMove < 0 || s.toMove >= seats_)) return MK_TEXT("games", "nobody has to move");
  int points = 0;
  for (Seat k = 0; k < seats_; ++k) {
    points += s.points[at(k)];
    const Played& p = s.hands[at(k)];
    if (p.throws > ThreeThrows::kThrows) return MK_TEXT("games", "more than three throws");
    if (has(s.done, k) && p.throws == 0) return MK_TEXT("games", "a hand is missing");
    if (has(s.done, k) && p.throws > mostThrows(s))
      return MK_TEXT("games", "more throws than the first player of the round made");
    if (p.throws > 0 && std::ranges::find(p.faces, 0) != p.faces.end()) return MK_TEXT("games", "a die shows no face");
  }
  if (s.turn.throws > mostThrows(s)) return MK_TEXT("games", "more throws than allowed");
  if (points > (s.phase == Phase::Over || s.extra > 0 ? rounds_ : s.round - 1))
    return MK_TEXT("games", "more points than rounds");
  if (s.won != kNobody && s.hands[at(s.won)].throws == 0) return MK_TEXT("games", "a round won without a hand");
  if (s.extra > 0 && (s.in & ~leaders(s)) != 0) return MK_TEXT("games", "an extra round without a tie");
  if (s.phase == Phase::Over && s.extra == 0 && !sharedWin_ && !std::has_single_bit(leaders(s)))
    return MK_TEXT("games", "the tie is not broken");
  return {};
}

} // namespace mk
