// Do not repeat: marks, rounds and what is said. Rules: games with one and two dice, game 70.
#include "games/dice/throws/repeats.h"

#include <algorithm>

namespace mk::dice {

Repeats::Repeats(const Setup& s, const Rules& rules)
    : seats_(s.seats), rules_(rules), lists_(s.options.specs().empty() || s.options.is("compare", "lists")) {}

Repeats::State Repeats::begin(SeatSet playing, Seat first) const {
  State s;
  s.playing = s.in = playing;
  s.first = s.toMove = first;
  return s;
}

bool Repeats::repeats(const State& s, Seat k, int points) const {
  if (!lists_) return s.lastPoints == points && s.lastBy != k;
  bool found = false;
  eachSeat(s.playing, [&](Seat other) { found = found || (other != k && (s.list[at(other)] >> points & 1) != 0); });
  return found;
}

void Repeats::note(State& s, Seat k, int points) const {
  s.list[at(k)] = static_cast<std::uint16_t>(s.list[at(k)] | 1u << points);
  s.lastPoints = static_cast<std::uint8_t>(points);
  s.lastBy = k;
}

std::uint8_t Repeats::fall(State& s, Throw t) const {
  const Seat k = s.toMove;
  const bool repeat = repeats(s, k, t.points());
  note(s, k, t.points());
  s.done |= only(k);
  if (repeat && ++s.marks[at(k)] == rules_.marks) s.in = static_cast<SeatSet>(s.in & ~only(k));
  if (std::has_single_bit(s.in)) {
    s.toMove = kNobody;
  } else if ((s.in & ~s.done) != 0) {
    s.toMove = after(k, static_cast<SeatSet>(s.in & ~s.done), seats_);
  } else {
    s.done = 0;
    ++s.rounds;
    s.first = after(s.first, s.in, seats_); // the next round is begun by the next player
    s.toMove = s.rounds == rules_.rounds ? kNobody : s.first;
  }
  return repeat ? 0 : 3;
}

SeatSet Repeats::winners(const State& s) const {
  return bestOf(s.in, [&](Seat k) { return rank(s, k); });
}

int Repeats::extraValue(State& s, Seat k, Throw t) const {
  const bool repeat = repeats(s, k, t.points());
  note(s, k, t.points());
  return repeat ? 0 : 1;
}

Phrase Repeats::fault(const State& s, SeatSet playing) const {
  if (s.playing != playing || s.in == 0 || (s.in & ~playing) != 0) return MK_TEXT("games", "nobody is in");
  if (s.toMove != kNobody && (!has(s.in, s.toMove) || has(s.done, s.toMove)))
    return MK_TEXT("games", "nobody has to throw");
  if ((s.done & ~playing) != 0 || s.first < 0 || s.first >= seats_ || (s.lastBy == kNobody) != (s.lastPoints == 0))
    return MK_TEXT("games", "the round does not fit");
  for (Seat k = 0; k < seats_; ++k) {
    if ((s.list[at(k)] & ~0x1FFC) != 0) return MK_TEXT("games", "no two dice show that");
    if (!has(playing, k) && (s.list[at(k)] != 0 || s.marks[at(k)] != 0))
      return MK_TEXT("games", "somebody throws who does not play");
    if (has(playing, k) && (s.marks[at(k)] >= rules_.marks) == has(s.in, k))
      return MK_TEXT("games", "the marks do not fit those in");
  }
  const bool over = std::has_single_bit(s.in) || s.rounds == rules_.rounds;
  return over != (s.toMove == kNobody) ? MK_TEXT("games", "whether the game is over does not fit the rest") : Phrase();
}

Phrase Repeats::prompt(const State& s, const Step& now) const {
  std::string taken;
  for (int n = 2; n <= 12; ++n)
    if (repeats(s, now.seat, n)) taken += (taken.empty() ? "" : " ") + std::to_string(n);
  if (taken.empty()) return {MK_TEXT("games", "%1: throw both dice, no sum is taken yet"), {Arg::seat(now.seat)}};
  return {MK_TEXT("games", "%1: throw both dice, but not %2"), {Arg::seat(now.seat), Arg::literal(taken)}};
}

Phrase Repeats::tellThrow(const State& s, Seat seat, Throw t) const {
  const Arg who = Arg::seat(seat), thrown = Arg::literal(t.text()), sum = Arg::number(t.points());
  if (!repeats(s, seat, t.points())) return {MK_TEXT("games", "%1 throws %2: %3, no repeat"), {who, thrown, sum}};
  const int marks = s.marks[at(seat)] + 1;
  if (marks == rules_.marks)
    return {MK_TEXT("games", "%1 throws %2: %3 is a repeat, and with the fifth mark %1 is out"), {who, thrown, sum}};
  return {MK_TEXT("games", "%1 throws %2: %3 is a repeat, mark %4"), {who, thrown, sum, Arg::number(marks)}};
}

Phrase Repeats::trayLabel(const State& s) const {
  return {MK_TEXT("games", "round %1 of %2"),
          {Arg::number(std::min(s.rounds + 1, rules_.rounds)), Arg::number(rules_.rounds)}};
}

void Repeats::sheet(SheetLines& out, const State& s) const {
  for (int n = 2; n <= 12; ++n)
    out.line(Phrase::plain(std::to_string(n)),
             [&](Seat k) { return (s.list[at(k)] >> n & 1) != 0 ? written(n) : Cell{}; });
  out.line(
      MK_TEXT("games", "Marks"),
      [&](Seat k) {
        Cell c = written(s.marks[at(k)]);
        c.struck = has(s.playing, k) && !has(s.in, k);
        return c;
      },
      true);
}

} // namespace mk::dice
