// Oh Pardon: turns and throws, the start and the end.
#include "games/pardon/pardon.h"

#include <algorithm>
#include <bit>

namespace mk {

using Goal = PardonTraits::Goal;

namespace {

constexpr std::uint8_t bit(Seat s) { return static_cast<std::uint8_t>(1u << s); }

} // namespace

Pardon::Pardon(const PardonTraits& t, const Setup& setup)
    : traits_(t), seats_(setup.seats), start_(setup.options, setup.seats) {
  const Options& o = setup.options;
  chainOfOne_ = o.is("six-chain", "one");
  if (o.is("tries", "1")) tries_ = 1;
  if (t.goal == Goal::Home) {
    allInCamp_ = o.is("start", "all-in-camp");
    forcedEntry_ = o.is("enter", "forced");
    mustCapture_ = o.is("must-capture", "on");
  }
  if (t.doubles) pushBack_ = o.is("push", "previous");
  if (t.goal == Goal::Tigers) {
    tigers_ = o.is("tigers", "10") ? 10 : 5;
    bothInOne_ = o.is("pieces", "both-in-one");
  }
  if (t.goal != Goal::Home) forcedEntry_ = !bothInOne_;
  pieces_ = t.goal == Goal::Marathon ? 5 : t.goal == Goal::Tigers && !bothInOne_ ? 8 : 4;
  for (std::size_t s = 0; s < colour_.size(); ++s) colour_[s] = static_cast<std::uint8_t>(s);
  if (seats_ == 2) colour_[1] = 2; // on the diagonal
}

// A turn has three tries or a chain of further throws, each followed by a move at most.
int Pardon::bound() const { return start_.bound() + kRounds * seats_ * 2 * (tries_ + kMostExtra); }

Pardon::State Pardon::start() const {
  State s;
  for (Side& side : s.steps) side.fill(kNoPiece);
  for (Seat seat = 0; seat < seats_; ++seat) {
    std::fill_n(s.steps[at(seat)].begin(), pieces_, std::uint8_t{0});
    const std::size_t out = traits_.goal == Goal::Tigers && !bothInOne_ ? kFirstTiger : 0;
    if (!allInCamp_) s.steps[at(seat)][out] = 1;
  }
  static_cast<Start::State&>(s) = start_.begin();
  if (!s.isOn()) beginTurn(s);
  return s;
}

bool Pardon::naming(const State& s) const { return traits_.taxis && s.taxi[at(s.turn)] == 0; }

Turn Pardon::turn(const State& s) const {
  if (s.die != 0) return Turn::of(s.turn);
  if (isOver(s)) return Turn::over();
  if (s.isOn() || !naming(s)) return Turn::chance();
  return Turn::of(s.turn);
}

ChanceRequest Pardon::chance(const State& s) const {
  return s.isOn() ? start_.chance(s) : ChanceRequest::dice(1, s.turn);
}

void Pardon::settle(State& s, const Outcome& o) const {
  if (s.isOn()) {
    const Seat starter = start_.settle(s, o);
    if (starter == kNobody) return;
    s.first = s.turn = starter;
    beginTurn(s);
    return;
  }
  const int die = o.die(0);
  s.throwOff = {};
  s.lastDie = static_cast<std::uint8_t>(die);
  s.thrower = s.turn;
  s.movable = static_cast<std::uint8_t>(movable(s, s.turn, die));
  if (s.movable != 0) {
    s.die = s.lastDie;
    s.tries = 1;
  } else if (!enters(die) || !throwAgain(s)) { // the throw is lost
    if (--s.tries == 0) passOn(s);
  }
}

bool Pardon::throwAgain(State& s) const {
  if (s.extra >= (chainOfOne_ ? 1 : kMostExtra)) return false;
  ++s.extra;
  s.tries = 1;
  return true;
}

void Pardon::passOn(State& s) const {
  do {
    s.turn = static_cast<Seat>(s.turn + 1 == seats_ ? 0 : s.turn + 1);
    if (s.turn == s.first && ++s.round > kRounds) break;
    if ((s.skips & bit(s.turn)) == 0) break;
    s.skips &= static_cast<std::uint8_t>(~bit(s.turn));
  } while (true);
  beginTurn(s);
}

void Pardon::beginTurn(State& s) const {
  s.extra = 0;
  s.tries = static_cast<std::uint8_t>(triesOf(s, s.turn));
}

void Pardon::moves(const State& s, Seat seat, std::vector<Move>& out) const {
  if (s.die == 0) { // a taxi stop is to be named
    for (int field = 1; field <= kRing; ++field)
      if (field % 10 != 1 && !taxiOn(s, field)) out.push_back({-1, static_cast<std::uint8_t>(field)});
    return;
  }
  // Pieces of one sort in the order of their steps, whatever their numbers.
  const Side& mine = side(s, seat);
  const auto before = [&](const Move& a, const Move& b) {
    const auto i = static_cast<std::size_t>(a.piece), j = static_cast<std::size_t>(b.piece);
    return i / 4 != j / 4 ? i < j : mine[i] < mine[j];
  };
  const std::size_t old = out.size();
  for (unsigned left = s.movable; left != 0; left &= left - 1) {
    out.push_back({static_cast<std::int8_t>(std::countr_zero(left)), 0});
    for (std::size_t i = out.size() - 1; i > old && before(out[i], out[i - 1]); --i) std::swap(out[i], out[i - 1]);
  }
}

void Pardon::play(State& s, Seat seat, const Move& m) const {
  if (m.piece < 0) return nameTaxi(s, seat, m.field);
  const int die = s.die, to = destination(s, seat, m.piece, die);
  s.steps[at(seat)][static_cast<std::size_t>(m.piece)] = static_cast<std::uint8_t>(to);
  const bool hit = to <= kRing && capture(s, seat, m.piece, to);
  if (traits_.taxis && to <= kRing) stopAtTaxi(s, seat, fieldOf(colour(seat), to));
  s.die = s.movable = 0;
  if (hasWon(s, seat)) {
    s.winner = seat;
    return;
  }
  const bool further = enters(die) || (hit && traits_.goal == Goal::Tigers);
  if (!further || !throwAgain(s)) passOn(s);
}

void Pardon::nameTaxi(State& s, Seat seat, int field) const {
  s.taxi[at(seat)] = static_cast<std::uint8_t>(field);
  s.turn = static_cast<Seat>((seat + 1) % seats_);
  beginTurn(s);
}

// Who has only one man outside the lane misses nothing.
void Pardon::stopAtTaxi(State& s, Seat seat, int field) const {
  for (Seat owner = 0; owner < seats_; ++owner)
    if (owner != seat && s.taxi[at(owner)] == field &&
        std::ranges::count_if(side(s, seat), [](int step) { return step > kRing && step <= kHome; }) < 3)
      s.skips |= bit(seat);
}

bool Pardon::hasWon(const State& s, Seat seat) const {
  const Side& mine = side(s, seat);
  switch (traits_.goal) {
  case Goal::Home:
    return mine[0] > kRing && mine[1] > kRing && mine[2] > kRing && mine[3] > kRing;
  case Goal::Marathon:
    return mine[kMarathoner] > kRing;
  case Goal::Tigers:
    break;
  }
  return s.kills[at(seat)] >= tigers_;
}

// What the places of a game go by; the winner's is always the largest.
int Pardon::measure(const State& s, Seat seat) const {
  if (traits_.goal == Goal::Tigers) return s.kills[at(seat)];
  if (traits_.goal == Goal::Marathon)
    return 100 * s.kills[at(seat)] + ((s.partTwo & bit(seat)) != 0 ? side(s, seat)[kMarathoner] : 0);
  int sum = 0;
  for (int piece = 0; piece < pieces_; ++piece) sum += side(s, seat)[static_cast<std::size_t>(piece)];
  return sum;
}

Result Pardon::result(const State& s) const {
  Phrase why = MK_TEXT("games", "The game is not over.");
  const Arg who = Arg::seat(s.winner);
  if (s.winner != kNobody) {
    if (traits_.goal == Goal::Home) why = {MK_TEXT("games", "%1 has brought all four pieces home."), {who}};
    if (traits_.goal == Goal::Marathon) why = {MK_TEXT("games", "%1 has brought the marathon runner home."), {who}};
    if (traits_.goal == Goal::Tigers)
      why = bothInOne_ ? Phrase{MK_TEXT("games", "%1 has made %2 hits."), {who, Arg::number(tigers_)}}
                       : Phrase{MK_TEXT("games", "%1 has hit %2 tigers."), {who, Arg::number(tigers_)}};
  } else if (s.round > kRounds) {
    why = {MK_TEXT("games", "%1 rounds are over: the leader wins."), {Arg::number(kRounds)}};
  }
  std::vector<int> measures;
  for (Seat seat = 0; seat < seats_; ++seat) measures.push_back(measure(s, seat));
  Result r = Result::byScore(std::move(measures), std::move(why));
  if (s.winner == kNobody && s.round > kRounds && std::ranges::count(r.places, 1) > 1)
    r.why = {MK_TEXT("games", "%1 rounds are over: the leaders are level."), {Arg::number(kRounds)}};
  if (traits_.goal != Goal::Tigers) r.scores.clear(); // steps are no points
  return r;
}

} // namespace mk
