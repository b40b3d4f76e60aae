// Crossing off: turns and what is said. Rules: games with one and two dice, 2.4, games 62 and 72.
#include "games/dice/throws/crossing.h"

#include <algorithm>

namespace mk::dice {

Crossing::Crossing(const Setup& s, const Rules& rules) : seats_(s.seats), rules_(rules) {
  for (const OptionSpec& o : s.options.specs()) {
    const std::string_view key(o.key);
    if (key == "equal-turns") finishesRound_ = s.options.is("equal-turns", "on");
    if (key == "crossed-sum") rules_.repeatPasses = s.options.is("crossed-sum", "pass");
  }
}

Crossing::State Crossing::begin(SeatSet playing, Seat first) const {
  State s;
  s.begin(playing, first);
  return s;
}

void Crossing::pass(State& s) const {
  s.throws = 0;
  s.pass(seats_);
}

std::uint8_t Crossing::fall(State& s, Throw t) const {
  std::uint16_t& mine = s.crossed[at(s.toMove)];
  const int n = t.points();
  const bool fresh = listed(n) && !crossedOff(s, s.toMove, n);
  if (!fresh) {
    if (!listed(n) || rules_.repeatPasses || ++s.throws == kMostThrows) pass(s);
    return 0;
  }
  ++s.throws;
  mine = static_cast<std::uint16_t>(mine | 1u << n);
  if (mine == rules_.list) {
    s.throws = 0;
    s.reach(seats_, finishesRound_);
  } else if (s.throws == kMostThrows) {
    pass(s);
  }
  return 3;
}

SeatSet Crossing::winners(const State& s) const {
  return bestOf(s.playing, [&](Seat k) { return score(s, k); });
}

Phrase Crossing::fault(const State& s, SeatSet playing) const {
  if (!s.turnFits(playing)) return MK_TEXT("games", "nobody has to throw");
  bool reached = false;
  for (Seat k = 0; k < seats_; ++k) {
    if ((s.crossed[at(k)] & ~rules_.list) != 0)
      return MK_TEXT("games", "a number is crossed off that is not in the list");
    if (s.crossed[at(k)] != 0 && !has(playing, k))
      return MK_TEXT("games", "somebody who does not play has crossed off numbers");
    reached = reached || s.crossed[at(k)] == rules_.list;
  }
  if (reached != s.reached) return MK_TEXT("games", "whether a list is finished does not fit the rest");
  if (s.throws >= kMostThrows) return MK_TEXT("games", "too many throws in a turn");
  return s.endFits(finishesRound_) ? Phrase() : MK_TEXT("games", "whether the game is over does not fit the rest");
}

Phrase Crossing::prompt(const State& s, const Step& now) const {
  std::string left;
  for (int n = 1; n <= 12; ++n)
    if (listed(n) && !crossedOff(s, now.seat, n)) left += (left.empty() ? "" : " ") + std::to_string(n);
  return {rules_.dice == 1 ? MK_TEXT("games", "%1: throw the die, still to cross off: %2")
                           : MK_TEXT("games", "%1: throw both dice, still to cross off: %2"),
          {Arg::seat(now.seat), Arg::literal(left)}};
}

Phrase Crossing::tellThrow(const State& s, Seat seat, Throw t) const {
  const Arg who = Arg::seat(seat), thrown = Arg::literal(t.text()), sum = Arg::number(t.points());
  if (!listed(t.points())) return {MK_TEXT("games", "%1 throws %2: a seven ends the turn"), {who, thrown}};
  if (!crossedOff(s, seat, t.points()))
    return {MK_TEXT("games", "%1 throws %2 and crosses off the %3"), {who, thrown, sum}};
  if (rules_.repeatPasses)
    return {MK_TEXT("games", "%1 throws %2: the %3 is crossed off already, the turn ends"), {who, thrown, sum}};
  return {MK_TEXT("games", "%1 throws %2: the %3 is crossed off already, which changes nothing"), {who, thrown, sum}};
}

void Crossing::sheet(SheetLines& out, const State& s) const {
  for (int n = 1; n <= 12; ++n) {
    if (!listed(n)) continue;
    out.line(Phrase::plain(std::to_string(n)), [&](Seat k) {
      Cell c = written(n);
      c.struck = crossedOff(s, k, n);
      return c;
    });
  }
  out.line(
      MK_TEXT("games", "Crossed off"), [&](Seat k) { return written(score(s, k)); }, true);
}

} // namespace mk::dice
