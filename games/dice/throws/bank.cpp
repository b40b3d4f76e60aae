// Unlucky three, to a hundred: turns and what is said. Rules: games with one and two dice, game 64.
#include "games/dice/throws/bank.h"

#include "games/dice/throws/bank_plan.h"

#include <algorithm>

namespace mk::dice {

Bank::Bank(const Setup& s, const Rules& rules)
    : seats_(s.seats), rules_(rules), finishesRound_(chosen(s.options, "equal-turns", "on")) {}

Bank::State Bank::begin(SeatSet playing, Seat first) const {
  State s;
  s.begin(playing, first);
  return s;
}

void Bank::pass(State& s) const {
  s.turn = 0;
  s.pass(seats_);
}

void Bank::bank(State& s) const {
  std::int16_t& mine = s.points[at(s.toMove)];
  mine = static_cast<std::int16_t>(mine + s.turn);
  s.turn = 0;
  if (mine >= rules_.goal)
    s.reach(seats_, finishesRound_);
  else
    s.pass(seats_);
}

std::uint8_t Bank::fall(State& s, Throw t) const {
  s.going = false;
  if (t.a == rules_.bad) {
    pass(s);
    return 0;
  }
  s.turn = static_cast<std::int16_t>(s.turn + t.a);
  if (s.points[at(s.toMove)] + s.turn >= rules_.goal) bank(s);
  return 3;
}

void Bank::moves(const State&, std::vector<Move>& out) const {
  out.push_back({Move::Kind::Throw, 0});
  out.push_back({Move::Kind::Stop, 0});
}

void Bank::play(State& s, Move m) const {
  if (m.kind == Move::Kind::Throw)
    s.going = true;
  else
    bank(s);
}

SeatSet Bank::winners(const State& s) const {
  return bestOf(s.playing, [&](Seat k) { return rank(s, k); });
}

Phrase Bank::fault(const State& s, SeatSet playing) const {
  if (!s.turnFits(playing)) return MK_TEXT("games", "nobody has to throw");
  bool reached = false;
  for (Seat k = 0; k < seats_; ++k) {
    if (s.points[at(k)] != 0 && !has(playing, k)) return MK_TEXT("games", "points of somebody who does not play");
    reached = reached || s.points[at(k)] >= rules_.goal;
  }
  if (reached != s.reached) return MK_TEXT("games", "whether the goal is reached does not fit the rest");
  if (s.turn != 0 && (s.toMove == kNobody || s.points[at(s.toMove)] + s.turn >= rules_.goal))
    return MK_TEXT("games", "the points of the turn do not fit");
  if (s.going && s.turn == 0) return MK_TEXT("games", "nothing was decided");
  return s.endFits(finishesRound_) ? Phrase() : MK_TEXT("games", "whether the game is over does not fit the rest");
}

// Against the one farthest ahead of the others, as if nobody else played.
std::optional<Move> Bank::suggest(const State& s, Seat seat, const std::vector<Move>&, Random&) const {
  int other = 0;
  eachSeat(s.playing, [&](Seat k) {
    if (k != seat) other = std::max<int>(other, s.points[at(k)]);
  });
  const int mine = s.points[at(seat)];
  const bool last = s.reached && other >= rules_.goal; // a round that is finished: equal or better, or lost
  const bool stop = !last && BankPlan::of(rules_).stops(mine, other, s.turn);
  return Move{stop ? Move::Kind::Stop : Move::Kind::Throw, 0};
}

Phrase Bank::prompt(const State& s, const Step& now) const {
  const Arg who = Arg::seat(now.seat), have = Arg::number(s.points[at(now.seat)]);
  if (now.kind == Step::Kind::Decide)
    return {MK_TEXT("games", "%1: %2 points in this turn and %3 banked; throw on or stop"),
            {who, Arg::number(s.turn), have}};
  return {MK_TEXT("games", "%1: throw the die, %2 points are banked; a 3 loses the turn"), {who, have}};
}

Phrase Bank::tellThrow(const State& s, Seat seat, Throw t) const {
  const Arg who = Arg::seat(seat);
  if (t.a == rules_.bad && s.turn == 0) return {MK_TEXT("games", "%1 throws a 3: the turn is over"), {who}};
  if (t.a == rules_.bad)
    return Phrase::counted(MK_TEXT_N("games", "%1 throws a 3 and loses %n point(s)"), s.turn, {who});
  return {MK_TEXT("games", "%1 throws %2: %3 in this turn"), {who, Arg::number(t.a), Arg::number(s.turn + t.a)}};
}

Phrase Bank::tellMove(const State& s, Seat seat, Move) const {
  return {MK_TEXT("games", "%1 banks %2 and has %3"),
          {Arg::seat(seat), Arg::number(s.turn), Arg::number(s.points[at(seat)] + s.turn)}};
}

void Bank::sheet(SheetLines& out, const State& s) const {
  out.line(MK_TEXT("games", "Goal"), [&](Seat) { return written(rules_.goal); });
  out.line(MK_TEXT("games", "In this turn"), [&](Seat k) { return k == s.toMove ? written(s.turn) : Cell{}; });
  out.line(
      MK_TEXT("games", "Banked"), [&](Seat k) { return written(s.points[at(k)]); }, true);
}

} // namespace mk::dice
