// Backward win: turns, positions as text, the odds of throwing on, and what is said. Rules: three- to five-dice games,
// game 125.
#include "games/dice/cup/push_on.h"

#include <algorithm>

namespace mk::dice {

PushOn::PushOn(const Setup& s, const Rules& rules) : CupMechanic(s), rules_(rules) {
  if (chosen(s.options, "mode", "one-loser")) mode_ = Mode::OneLoser;
  if (chosen(s.options, "mode", "last-one-in")) mode_ = Mode::LastOneIn;
}

int PushOn::inPlay(const State& s) const {
  return static_cast<int>(std::count(s.is.begin(), s.is.begin() + seats(), Is::In));
}

Then PushOn::fall(Cup& c, State& s, const Thrown& t) const {
  c.lit = t.all();
  c.hand = false;
  c.score(t.sum());
  Is& mine = s.is[at(c.toMove)];
  if (c.mine() >= rules_.limit) {
    mine = Is::Out;
    const auto out = std::count(s.is.begin(), s.is.begin() + seats(), Is::Out);
    return mode_ == Mode::OneLoser || out == seats() - 1 ? Then::GameOver : Then::TurnOver;
  }
  // No throw can stay below any more.
  if (mode_ == Mode::MayStop && c.mine() + rules_.dice >= rules_.limit) mine = Is::Stopped;
  return Then::TurnOver;
}

void PushOn::moves(const Cup&, const State&, std::vector<Move>& out) const {
  out.push_back({false});
  out.push_back({true});
}

Then PushOn::play(Cup& c, State& s, const Move& m) const {
  s.going = !m.stop;
  if (!m.stop) return Then::GoesOn;
  s.is[at(c.toMove)] = Is::Stopped;
  return Then::TurnOver;
}

namespace {

// How often three dice show each sum, of 216.
constexpr std::array<int, 19> kWays = {0, 0, 0, 1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1};
constexpr int kLimit = 99;
constexpr int kCareful = 86; // where a player who knows nothing of the others stops

using Ends = std::array<double, kLimit + 1>; // [total]; [kLimit] = out

// Where such a player ends up.
Ends endsOf() {
  Ends reach{}, ends{};
  reach[0] = 1;
  for (std::size_t total = 0; total < kLimit; ++total) {
    if (total >= kCareful)
      ends[total] += reach[total];
    else
      for (std::size_t sum = 3; sum <= 18; ++sum)
        (total + sum >= kLimit ? ends[kLimit] : reach[total + sum]) += reach[total] * kWays[sum] / 216.0;
  }
  return ends;
}

} // namespace

PushOn::Chances PushOn::chances(int total, int best, int others) const {
  static const Ends ends = endsOf();
  std::array<double, kLimit + 19> value{}; // of standing there, playing on as well as possible
  Chances out{};
  for (int t = kLimit - 1; t >= total; --t) {
    double below = ends[kLimit];
    for (std::size_t x = 0; x < static_cast<std::size_t>(t); ++x) below += ends[x];
    const double ahead = t > best ? 1 : t == best ? 0.5 : 0;
    double stop = ahead;
    for (int k = 0; k < others; ++k) stop *= below + ends[static_cast<std::size_t>(t)] / 2;
    double go = 0;
    for (std::size_t sum = 3; sum <= 18; ++sum) go += kWays[sum] / 216.0 * value[static_cast<std::size_t>(t) + sum];
    value[static_cast<std::size_t>(t)] = std::max(stop, go);
    out = {stop, go};
  }
  return out;
}

std::optional<PushOn::Move> PushOn::suggest(const Cup& c, const State& s, const std::vector<Move>&, Random&) const {
  int best = 0;
  for (Seat k = 0; k < seats(); ++k)
    if (s.is[at(k)] == Is::Stopped) best = std::max(best, c.total[at(k)]);
  const Chances odds = chances(c.mine(), best, inPlay(s) - 1);
  return Move{odds.stop > odds.go};
}

// "in", "stop", "out"; "go": in, and has decided to throw.
std::string PushOn::stateText(const Cup& c, const State& s, Seat k) const {
  switch (s.is[at(k)]) {
  case Is::In:
    return s.going && k == c.toMove ? "go" : "in";
  case Is::Stopped:
    return "stop";
  case Is::Out:
    return "out";
  }
  return {};
}

bool PushOn::readWord(Cup& c, State& s, Seat k, std::string_view word) const {
  if (word == "go") return s.going = k == c.toMove && mode_ == Mode::MayStop && c.round > 1;
  const bool known = word == "in" || word == "stop" || word == "out";
  s.is[at(k)] = word == "out" ? Is::Out : word == "stop" ? Is::Stopped : Is::In;
  return known;
}

Phrase PushOn::fault(const Cup& c, const State& s) const {
  for (Seat k = 0; k < seats(); ++k) {
    const int total = c.total[at(k)];
    if (total < 0 || total > rules_.limit + 17) return MK_TEXT("games", "a total does not fit");
    if ((total >= rules_.limit) != (s.is[at(k)] == Is::Out))
      return MK_TEXT("games", "who is out does not fit the totals");
    if (s.is[at(k)] == Is::Stopped && mode_ != Mode::MayStop) return MK_TEXT("games", "nobody stops in this game");
    if (mode_ == Mode::MayStop && s.is[at(k)] == Is::In && total + rules_.dice >= rules_.limit)
      return MK_TEXT("games", "somebody has stopped who is still in");
  }
  if (c.stage == Stage::Play && c.round > 1 + rules_.limit / rules_.dice)
    return MK_TEXT("games", "so many rounds are never played");
  const auto out = std::count(s.is.begin(), s.is.begin() + seats(), Is::Out);
  if (c.stage == Stage::Play && (out >= seats() - 1 || inPlay(s) == 0 || (out > 0 && mode_ == Mode::OneLoser)))
    return MK_TEXT("games", "the game is over");
  return c.hand ? MK_TEXT("games", "nothing is decided about dice") : Phrase();
}

Gesture PushOn::gesture(const Cup&, const State&, const Move& m) const {
  return {.chosen = {}, .path = {Stroke::button(m.stop ? kStop : kThrowOn)}};
}

void PushOn::offer(const Cup& c, const State&, const std::vector<Move>&, View& v) const {
  v.buttons.push_back({kThrowOn, MK_TEXT("games", "Throw"), ' '});
  v.buttons.push_back({kStop, {MK_TEXT("games", "Stop at %1"), {Arg::number(c.mine())}}, 's'});
}

Phrase PushOn::prompt(const Cup& c, const State&, const Step& now) const {
  const Arg who = Arg::seat(now.seat), have = Arg::number(c.mine()), left = Arg::number(rules_.limit - 1 - c.mine());
  if (now.kind == Step::Kind::Decide)
    return {MK_TEXT("games", "%1: stop at %2 or throw on; up to %3 more is safe"), {who, have, left}};
  return {MK_TEXT("games", "%1: throw three dice; you have %2, with 99 you are out"), {who, have}};
}

Phrase PushOn::tellThrow(const Cup&, const State&, const Cup& after, Seat seat, const Thrown& t) const {
  const Arg who = Arg::seat(seat), thrown = Arg::literal(t.spoken()), has = Arg::number(after.total[at(seat)]);
  if (after.total[at(seat)] >= rules_.limit)
    return mode_ == Mode::OneLoser ? Phrase(MK_TEXT("games", "%1 throws %2, has %3 and loses"), {who, thrown, has})
                                   : Phrase(MK_TEXT("games", "%1 throws %2, has %3 and is out"), {who, thrown, has});
  if (mode_ == Mode::MayStop && after.total[at(seat)] + rules_.dice >= rules_.limit)
    return {MK_TEXT("games", "%1 throws %2 and has to stop at %3"), {who, thrown, has}};
  return {MK_TEXT("games", "%1 throws %2 and has %3"), {who, thrown, has}};
}

Phrase PushOn::tellMove(const Cup& c, const State&, Seat seat, const Move& m) const {
  const Arg who = Arg::seat(seat), have = Arg::number(c.mine());
  return m.stop ? Phrase(MK_TEXT("games", "%1 stops at %2"), {who, have})
                : Phrase(MK_TEXT("games", "%1 throws on with %2"), {who, have});
}

void PushOn::sheet(SheetLines& out, const Cup&, const State& s) const {
  out.line(MK_TEXT("games", "Standing"), [&](Seat k) {
    const Is is = s.is[at(k)];
    Cell c;
    c.text = is == Is::In        ? Phrase(MK_TEXT("games", "in"))
             : is == Is::Stopped ? Phrase(MK_TEXT("games", "stopped"))
                                 : Phrase(MK_TEXT("games", "is out"));
    c.struck = is == Is::Out;
    return c;
  });
}

} // namespace mk::dice
