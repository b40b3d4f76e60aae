// Tally games: the sheet of attempts and what is said.
#include "games/dice/throws/tally.h"

namespace mk::dice {

Phrase Tally::trayLabel(const State& s) const {
  if (s.attempts == 0) return MK_TEXT("games", "how many rounds?");
  return {MK_TEXT("games", "attempt %1 of %2"),
          {Arg::number(std::min(s.round + 1, int{s.attempts})), Arg::number(s.attempts)}};
}

Phrase Tally::prompt(const State& s, const Step& now) const {
  const Arg who = Arg::seat(now.seat);
  if (now.kind == Step::Kind::Decide && s.hand.empty()) {
    const Seat thrower = s.toMove == kNobody ? after(now.seat, s.playing, seats_) : s.toMove;
    return {MK_TEXT("games", "%1: call the number that %2 has to throw"), {who, Arg::seat(thrower)}};
  }
  if (now.kind == Step::Kind::Decide)
    return {MK_TEXT("games", "%1: write the %2 in an empty row"), {who, Arg::number(s.hand.a)}};
  if (s.attempts == 0) return {MK_TEXT("games", "%1: throw one die, the highest gives the number of rounds"), {who}};
  const Arg attempt = Arg::number(s.round + 1), of = Arg::number(s.attempts);
  if (rules_.called) return {MK_TEXT("games", "%1: throw the die, %2 is wanted"), {who, Arg::number(s.call)}};
  if (rules_.forPrevious)
    return {MK_TEXT("games", "%1: throw the die, attempt %2 of %3; it is scored by %4"),
            {who, attempt, of, Arg::seat(scorer(s, now.seat))}};
  return rules_.dice == 1 ? Phrase(MK_TEXT("games", "%1: throw the die, attempt %2 of %3"), {who, attempt, of})
                          : Phrase(MK_TEXT("games", "%1: throw both dice, attempt %2 of %3"), {who, attempt, of});
}

Phrase Tally::tellThrow(const State& s, Seat seat, Throw t) const {
  const Arg who = Arg::seat(seat), thrown = Arg::literal(t.text());
  if (s.attempts == 0 || free_) return {MK_TEXT("games", "%1 throws %2"), {who, thrown}};
  if (rules_.forPrevious)
    return {MK_TEXT("games", "%1 throws %2, scored by %3"), {who, thrown, Arg::seat(scorer(s, seat))}};
  const int v = valueOf(s, t);
  if (v == 0) return {MK_TEXT("games", "%1 throws %2, which does not count"), {who, thrown}};
  if (v == t.points()) return {MK_TEXT("games", "%1 throws %2"), {who, thrown}};
  return Phrase::counted(MK_TEXT_N("games", "%1 throws %2: %n point(s)"), v, {who, thrown});
}

Phrase Tally::tellMove(const State& s, Seat seat, Move m) const {
  return {MK_TEXT("games", "%1 writes the %2 in row %3"), {Arg::seat(seat), Arg::number(s.hand.a), Arg::number(m.n)}};
}

void Tally::sheet(SheetLines& out, const State& s) const {
  if (rules_.total == Rules::Total::PreThrow)
    out.line(MK_TEXT("games", "Number"), [&](Seat k) { return s.pre[at(k)] == 0 ? Cell{} : written(s.pre[at(k)]); });
  for (std::size_t i = 0; i < s.attempts; ++i) {
    const Phrase name = rules_.rowNames == nullptr ? Phrase::plain(std::to_string(i + 1)) : Phrase(rules_.rowNames[i]);
    out.line(name, [&](Seat k) {
      const Throw t = s.rows[at(k)][i];
      Cell c;
      if (t.empty()) {
        c.open = !s.hand.empty() && k == s.toMove;
        return c;
      }
      c = written(rules_.called ? "?" + std::to_string(t.b) + " " + std::to_string(t.a) : t.text());
      c.struck = valueOf(t) == 0; // does not count
      return c;
    });
  }
  if (rules_.total == Rules::Total::Fifth)
    out.line(MK_TEXT("games", "Sum"), [&](Seat k) { return written(total(s, k)); });
  if (rules_.total == Rules::Total::Ones)
    out.line(
        MK_TEXT("games", "Pairs 1-1"), [&](Seat k) { return written(ones(s, k)); }, decidedByOnes());
  out.line(
      MK_TEXT("games", "Total"),
      [&](Seat k) {
        const int n = total(s, k);
        if (rules_.total != Rules::Total::Fifth) return written(n);
        return written(std::to_string(n / 5) + "." + std::to_string(n % 5 * 2));
      },
      true);
}

} // namespace mk::dice
