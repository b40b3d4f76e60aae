// Races: beginning, winners, and what is said. Rules: games with one and two dice, 2.2.
#include "games/dice/throws/race.h"

#include <algorithm>

namespace mk::dice {

Race::Race(const Setup& s, const Rules& rules) : seats_(s.seats), rules_(rules), finishesRound_(rules.finishesRound) {
  const Options& o = s.options;
  for (const OptionSpec& spec : o.specs()) {
    const std::string_view key(spec.key);
    if (key == "equal-turns") finishesRound_ = o.is("equal-turns", "on");
    if (key == "turn") rules_.turn = o.is("turn", "one") ? TurnRule::One : TurnRule::Run;
    if (key == "double") rules_.doublesScore = o.is("double", "score");
  }
}

Race::State Race::begin(SeatSet playing, Seat first) const {
  State s;
  s.begin(playing, first);
  return s;
}

SeatSet Race::winners(const State& s) const {
  return bestOf(s.playing, [&](Seat k) { return rank(s, k); });
}

Phrase Race::fault(const State& s, SeatSet playing) const {
  if (!s.turnFits(playing)) return MK_TEXT("games", "nobody has to throw");
  bool reached = false;
  for (Seat k = 0; k < seats_; ++k) {
    const int p = s.points[at(k)];
    if (p != 0 && !has(playing, k)) return MK_TEXT("games", "points of somebody who does not play");
    if (rules_.exact && p > rules_.goal) return MK_TEXT("games", "a score beyond the goal");
    if (const int rest = rules_.goal - p; rest > 0 && rest < 8 && (rules_.deadRests >> rest & 1) != 0)
      return MK_TEXT("games", "a score from which the goal could never be reached");
    reached = reached || p >= rules_.goal;
  }
  if (reached != s.reached) return MK_TEXT("games", "whether the goal is reached does not fit the rest");
  return s.endFits(finishesRound_) ? Phrase() : MK_TEXT("games", "whether the race is over does not fit the rest");
}

Phrase Race::prompt(const State& s, const Step& now) const {
  const Arg who = Arg::seat(now.seat), rest = Arg::number(std::max(0, rules_.goal - s.points[at(now.seat)]));
  if (rules_.exact)
    return rules_.dice == 1 ? Phrase(MK_TEXT("games", "%1: throw the die, exactly %2 needed"), {who, rest})
                            : Phrase(MK_TEXT("games", "%1: throw both dice, exactly %2 needed"), {who, rest});
  return rules_.dice == 1 ? Phrase(MK_TEXT("games", "%1: throw the die, %2 needed"), {who, rest})
                          : Phrase(MK_TEXT("games", "%1: throw both dice, %2 needed"), {who, rest});
}

Phrase Race::tellThrow(const State& s, Seat seat, Throw t) const {
  const Arg who = Arg::seat(seat), thrown = Arg::literal(t.text());
  const Effect e = effect(s.points[at(seat)], t);
  switch (e.kind) {
  case Effect::Kind::Nothing:
    return {MK_TEXT("games", "%1 throws %2, which does not count"), {who, thrown}};
  case Effect::Kind::TakenBack:
    return {MK_TEXT("games", "%1 throws %2: too much, the throw is taken back"), {who, thrown}};
  case Effect::Kind::DeadRest:
    return {MK_TEXT("games", "%1 throws %2: %3 more could never be thrown, so the throw is taken back"),
            {who, thrown, Arg::number(rules_.goal - s.points[at(seat)] - rules_.value(t))}};
  case Effect::Kind::Reset:
    return {MK_TEXT("games", "%1 throws %2 and is back at 0"), {who, thrown}};
  case Effect::Kind::Moves:
    break;
  }
  return {MK_TEXT("games", "%1 throws %2 and has %3 now"), {who, thrown, Arg::number(e.score)}};
}

void Race::sheet(SheetLines& out, const State& s) const {
  out.line(MK_TEXT("games", "Goal"), [&](Seat) { return written(rules_.goal); });
  out.line(
      MK_TEXT("games", "Points"), [&](Seat k) { return written(s.points[at(k)]); }, true);
  out.line(MK_TEXT("games", "Still needed"),
           [&](Seat k) { return written(std::max(0, rules_.goal - s.points[at(k)])); });
}

} // namespace mk::dice
