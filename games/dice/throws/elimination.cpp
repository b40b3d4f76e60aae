// Elimination: the end of a round and what is said. Rules: games with one and two dice, 2.5, games 52-54.
#include "games/dice/throws/elimination.h"

#include <algorithm>

namespace mk::dice {

Elimination::Elimination(const Setup& s, const Rules& rules)
    : seats_(s.seats), rules_(rules), firstHitEnds_(chosen(s.options, "first-hit", "ends")) {}

Elimination::State Elimination::begin(SeatSet playing, Seat first) const {
  State s;
  s.in = playing;
  s.first = s.toMove = first;
  return s;
}

// Those hit are out, unless all who were in are hit: then the round does not count.
void Elimination::roundPlayed(State& s) const {
  ++s.rounds;
  const SeatSet hit = std::exchange(s.hit, SeatSet{0});
  bool over = s.rounds == kMostRounds;
  if (hit != 0 && hit != s.in) {
    s.in = static_cast<SeatSet>(s.in & ~hit);
    eachSeat(hit, [&](Seat k) { s.round[at(k)] = s.rounds; });
    over = over || std::has_single_bit(s.in) || firstHitEnds_;
  }
  if (over)
    s.toMove = kNobody;
  else if (!has(s.in, s.first))
    s.toMove = s.first = after(s.first, s.in, seats_);
}

Phrase Elimination::fault(const State& s, SeatSet playing) const {
  if (s.in == 0 || (s.in & ~playing) != 0 || (s.hit & ~s.in) != 0) return MK_TEXT("games", "nobody is in");
  if (s.toMove != kNobody && (!has(s.in, s.toMove) || !has(s.in, s.first)))
    return MK_TEXT("games", "nobody has to throw");
  for (Seat k = 0; k < seats_; ++k) {
    const bool out = has(playing, k) && !has(s.in, k);
    if ((s.round[at(k)] != 0) != out || s.round[at(k)] > s.rounds)
      return MK_TEXT("games", "the rounds do not fit those who are out");
  }
  const bool over = s.rounds == kMostRounds || std::has_single_bit(s.in) || (firstHitEnds_ && s.in != playing);
  return over != (s.toMove == kNobody) ? MK_TEXT("games", "whether the game is over does not fit the rest") : Phrase();
}

Phrase Elimination::prompt(const State&, const Step& now) const {
  return {MK_TEXT("games", "%1: throw the die, anything but a %2"), {Arg::seat(now.seat), Arg::number(rules_.bad)}};
}

Phrase Elimination::tellThrow(const State& before, Seat seat, Throw t) const {
  const Arg who = Arg::seat(seat), thrown = Arg::number(t.a);
  State s = before;
  fall(s, t);
  SeatSet hit = before.hit;
  if (t.a == rules_.bad) hit |= only(seat);
  if (s.rounds != before.rounds && hit == before.in)
    return {MK_TEXT("games", "%1 throws %2: all have thrown it, so the round does not count"), {who, thrown}};
  if (t.a == rules_.bad) return {MK_TEXT("games", "%1 throws %2, the unlucky number"), {who, thrown}};
  return {MK_TEXT("games", "%1 throws %2"), {who, thrown}};
}

Phrase Elimination::wonBy(const State& s, Seat winner) const {
  const Arg who = Arg::seat(winner), bad = Arg::number(rules_.bad);
  const auto others = std::ranges::count_if(s.round, [](int round) { return round != 0; });
  if (others != 1) return {MK_TEXT("games", "All the others have thrown %2: %1 wins."), {who, bad}};
  const auto other =
      static_cast<Seat>(std::ranges::find_if(s.round, [](int round) { return round != 0; }) - s.round.begin());
  return {MK_TEXT("games", "%2 has thrown %3: %1 wins."), {who, Arg::seat(other), bad}};
}

void Elimination::sheet(SheetLines& out, const State& s) const {
  out.line(MK_TEXT("games", "Last throw"), [&](Seat k) {
    Cell c;
    if (s.face[at(k)] != 0) c = written(s.face[at(k)]);
    c.struck = has(s.hit, k);
    return c;
  });
  stillInLine(out, s.in, s.round);
}

} // namespace mk::dice
