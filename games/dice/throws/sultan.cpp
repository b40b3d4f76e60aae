// Sultan: challenges, crownings and what is said. Rules: games with one and two dice, game 51.
#include "games/dice/throws/sultan.h"

#include <algorithm>

namespace mk::dice {

Sultan::State Sultan::begin(SeatSet playing, Seat first) const {
  State s;
  s.playing = playing;
  s.first = s.toMove = first;
  return s;
}

int Sultan::toStrike(const State& s, int face) const {
  for (int i = 0; i < 3; ++i)
    if (s.numbers[static_cast<std::size_t>(i)] == face && (s.struck >> i & 1) == 0) return i;
  return -1;
}

void Sultan::crown(State& s, Seat k) const {
  s.sultan = k;
  s.title[at(k)] = ++s.crowned;
  if (s.crowned == rules_.crownings)
    s.phase = Phase::Over;
  else
    challenge(s, after(k, s.playing, seats_));
}

void Sultan::challenge(State& s, Seat challenger) const {
  s.challenger = challenger == s.sultan ? after(challenger, s.playing, seats_) : challenger;
  s.numbers = {};
  s.struck = s.set = s.throws = 0;
  s.phase = ++s.challenges > kMost ? Phase::Over : Phase::Numbers;
  if (s.phase == Phase::Over) s.challenges = kMost;
}

std::uint8_t Sultan::fall(State& s, Throw t) const {
  if (s.phase == Phase::First) {
    const Seat k = s.toMove;
    s.toMove = after(k, s.playing, seats_);
    if (t.a == 6) {
      s.toMove = kNobody;
      s.challenges = 0;
      crown(s, k);
    } else if (s.toMove == s.first && ++s.challenges == kMost) {
      s.phase = Phase::Over;
    }
    return t.a == 6;
  }
  if (s.phase == Phase::Numbers) {
    s.numbers[s.set++] = t.a;
    if (s.set == 3) s.phase = Phase::Try;
    return 1;
  }
  const int hit = toStrike(s, t.a);
  if (hit >= 0) s.struck = static_cast<std::uint8_t>(s.struck | 1u << hit);
  ++s.throws;
  const bool answering = s.phase == Phase::Answer;
  if (s.struck == 7) {
    crown(s, answering ? s.sultan : s.challenger);
  } else if (s.throws == rules_.throws) {
    if (answering) {
      challenge(s, after(s.challenger, s.playing, seats_));
    } else { // the challenger has failed, and orders
      s.phase = Phase::Order;
      s.numbers = {};
      s.set = s.struck = s.throws = 0;
    }
  }
  return hit >= 0;
}

void Sultan::moves(const State& s, std::vector<Move>& out) const {
  for (std::uint8_t n = 1; n <= 6; ++n)
    if (std::ranges::find(s.numbers, n) == s.numbers.end()) out.push_back({Move::Kind::Call, n});
}

void Sultan::play(State& s, Move m) const {
  s.numbers[s.set++] = m.n;
  if (s.set == 3) s.phase = Phase::Answer;
}

Phrase Sultan::fault(const State& s, SeatSet playing) const {
  if (s.playing != playing) return MK_TEXT("games", "somebody plays who is not in the game");
  const bool early = s.sultan == kNobody;
  if (early != (s.crowned == 0) || (early && s.challenger != kNobody) ||
      (early && s.phase != Phase::First && s.phase != Phase::Over))
    return MK_TEXT("games", "whether there is a sultan does not fit the rest");
  if (s.phase == Phase::First ? !early || !has(playing, s.toMove) || s.challenges >= kMost
                              : !early && s.toMove != kNobody)
    return MK_TEXT("games", "nobody has to throw the six");
  if (!early && !has(playing, s.sultan)) return MK_TEXT("games", "the sultan does not play");
  const bool tried =
      s.phase == Phase::Numbers || s.phase == Phase::Try || s.phase == Phase::Order || s.phase == Phase::Answer;
  if (tried && (!has(playing, s.challenger) || s.challenger == s.sultan))
    return MK_TEXT("games", "there is no challenger");
  if ((s.crowned == rules_.crownings || (s.challenges == kMost && s.phase == Phase::Over)) != (s.phase == Phase::Over))
    return MK_TEXT("games", "whether the game is over does not fit the rest");
  const bool choosing = s.phase == Phase::Numbers || s.phase == Phase::Order;
  if (choosing ? s.set > 2 || s.throws != 0 || s.struck != 0 : tried && s.set != 3)
    return MK_TEXT("games", "the numbers do not fit");
  for (std::size_t i = 0; tried && i < 3; ++i)
    if ((s.numbers[i] == 0) == (i < s.set)) return MK_TEXT("games", "the numbers do not fit");
  if (s.phase == Phase::Order && s.set == 2 && s.numbers[0] == s.numbers[1])
    return MK_TEXT("games", "a number is ordered twice");
  if (tried && !choosing && (s.struck == 7 || s.throws >= rules_.throws || std::popcount(s.struck) > s.throws))
    return MK_TEXT("games", "the numbers struck do not fit");
  return {};
}

std::string Sultan::open(const State& s) const {
  std::string out;
  for (std::size_t i = 0; i < 3; ++i)
    if (s.numbers[i] != 0 && (s.struck >> i & 1) == 0) out += (out.empty() ? "" : " ") + std::to_string(s.numbers[i]);
  return out;
}

Phrase Sultan::prompt(const State& s, const Step& now) const {
  const Arg who = Arg::seat(now.seat), n = Arg::number(s.throws + 1);
  switch (s.phase) {
  case Phase::First:
    return {MK_TEXT("games", "%1: throw the die, the first six makes the sultan"), {who}};
  case Phase::Numbers:
    return {MK_TEXT("games", "%1: throw the sultan's three numbers, number %2"), {who, Arg::number(s.set + 1)}};
  case Phase::Try:
    return {MK_TEXT("games", "%1: strike the sultan's numbers, %2 needed, throw %3 of 6"),
            {who, Arg::literal(open(s)), n}};
  case Phase::Order:
    return {MK_TEXT("games", "%1: order three different numbers, number %2"), {who, Arg::number(s.set + 1)}};
  default:
    return {MK_TEXT("games", "%1: strike the numbers ordered, %2 needed, throw %3 of 6"),
            {who, Arg::literal(open(s)), n}};
  }
}

Phrase Sultan::tellThrow(const State& s, Seat seat, Throw t) const {
  const Arg who = Arg::seat(seat), thrown = Arg::number(t.a);
  State now = s;
  fall(now, t);
  if (now.crowned > s.crowned)
    return {MK_TEXT("games", "%1 throws %2 and is crowned sultan no. %3"), {who, thrown, Arg::number(now.crowned)}};
  if (s.phase == Phase::First) return {MK_TEXT("games", "%1 throws %2"), {who, thrown}};
  if (s.phase == Phase::Numbers) return {MK_TEXT("games", "%1 throws %2, one of the sultan's numbers"), {who, thrown}};
  const bool hit = toStrike(s, t.a) >= 0;
  if (now.phase != s.phase)
    return {hit ? MK_TEXT("games", "%1 throws %2 and strikes it, but not all are struck: failed")
                : MK_TEXT("games", "%1 throws %2, no hit: failed"),
            {who, thrown}};
  return {hit ? MK_TEXT("games", "%1 throws %2 and strikes it") : MK_TEXT("games", "%1 throws %2, no hit"),
          {who, thrown}};
}

Phrase Sultan::trayLabel(const State& s) const {
  if (s.phase != Phase::Try && s.phase != Phase::Answer) return {};
  return {MK_TEXT("games", "still to strike: %1"), {Arg::literal(open(s))}};
}

void Sultan::sheet(SheetLines& out, const State& s) const {
  out.line(
      MK_TEXT("games", "Sultan no."), [&](Seat k) { return s.title[at(k)] == 0 ? Cell{} : written(s.title[at(k)]); },
      true);
  out.line(MK_TEXT("games", "Now"), [&](Seat k) {
    Cell c;
    if (k == s.sultan) c.text = MK_TEXT("games", "sultan");
    if (k == s.challenger) c.text = MK_TEXT("games", "challenger");
    return c;
  });
  const bool ordered = s.phase == Phase::Order || s.phase == Phase::Answer;
  for (std::size_t i = 0; i < 3; ++i)
    out.line({MK_TEXT("games", "Number %1"), {Arg::number(static_cast<int>(i) + 1)}}, [&](Seat k) {
      Cell c;
      if (s.numbers[i] == 0 || k != (ordered ? s.challenger : s.sultan)) return c;
      c = written(s.numbers[i]);
      c.struck = (s.struck >> i & 1) != 0;
      return c;
    });
}

} // namespace mk::dice
