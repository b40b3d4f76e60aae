// Series: rounds, the end of a series, and what is said. Rules: games with one and two dice, 2.3.
#include "games/dice/throws/series.h"

#include <algorithm>

namespace mk::dice {

Series::Series(const Setup& s, const Rules& rules)
    : seats_(s.seats), rules_(rules), nearest_(chosen(s.options, "nobody-exact", "nearest")) {}

Series::State Series::begin(SeatSet playing, Seat first) const {
  State s;
  s.playing = playing;
  s.first = s.toMove = first;
  return s;
}

void Series::pass(State& s) const {
  do {
    s.toMove = after(s.toMove, s.playing, seats_);
    if (s.toMove == s.first) return roundPlayed(s);
  } while (!active(s, s.toMove));
}

// Exactly the total wins, at the end of the round; without a winner the series goes on, or a new one begins.
void Series::roundPlayed(State& s) const {
  ++s.throws;
  bool exact = false, below = false, going = false;
  eachSeat(s.playing, [&](Seat k) {
    exact = exact || s.total[at(k)] == rules_.total;
    below = below || s.total[at(k)] < rules_.total;
    going = going || active(s, k);
  });
  if (exact) {
    s.toMove = kNobody;
    return;
  }
  if (going && s.throws < rules_.throws) {
    if (!active(s, s.toMove)) {
      do s.toMove = after(s.toMove, s.playing, seats_);
      while (!active(s, s.toMove));
    }
    return;
  }
  if (nearest_ && below) {
    s.toMove = kNobody;
    return;
  }
  if (++s.series == kMostSeries) {
    s.toMove = kNobody;
    return;
  }
  s.total = {};
  s.stopped = 0;
  s.throws = 0;
  s.toMove = s.first;
}

void Series::moves(const State&, std::vector<Move>& out) const {
  out.push_back({Move::Kind::Throw, 0});
  out.push_back({Move::Kind::Stop, 0});
}

void Series::play(State& s, Move m) const {
  if (m.kind == Move::Kind::Throw) {
    s.going = true;
    return;
  }
  s.stopped |= only(s.toMove);
  pass(s);
}

SeatSet Series::winners(const State& s) const {
  return bestOf(s.playing, [&](Seat k) { return rank(s, k); });
}

Phrase Series::fault(const State& s, SeatSet playing) const {
  if (s.playing != playing || (s.stopped & ~playing) != 0)
    return MK_TEXT("games", "somebody plays who is not in the game");
  if (s.toMove != kNobody && (!has(playing, s.toMove) || !active(s, s.toMove)))
    return MK_TEXT("games", "nobody has to throw");
  if (s.stopped != 0 && !nearest_) return MK_TEXT("games", "nobody may stop");
  if (s.going && (!nearest_ || s.throws == 0 || s.toMove == kNobody)) return MK_TEXT("games", "nothing was decided");
  if (s.throws > rules_.throws || (s.toMove != kNobody && s.throws == rules_.throws))
    return MK_TEXT("games", "too many throws");
  bool exact = false;
  for (Seat k = 0; k < seats_; ++k) {
    const int t = s.total[at(k)];
    if (t != 0 && !has(playing, k)) return MK_TEXT("games", "points of somebody who does not play");
    const auto turn = [&](Seat x) { return (x - s.first + seats_) % seats_; };
    const bool thrown = s.toMove != kNobody && turn(k) < turn(s.toMove); // in this round
    if (t > 6 * (s.throws + thrown)) return MK_TEXT("games", "more points than could be thrown");
    exact = exact || t == rules_.total;
  }
  if (s.series == kMostSeries && s.toMove != kNobody) return MK_TEXT("games", "too many series");
  return {};
}

std::optional<Move> Series::suggest(const State& s, Seat seat, const std::vector<Move>&, Random&) const {
  int ahead = 0; // the best total of the others that does not fail
  eachSeat(s.playing, [&](Seat k) {
    if (k != seat) ahead = std::max(ahead, rank(s, k));
  });
  const int rest = rules_.total - s.total[at(seat)];
  const bool stop = rest < 3 && s.total[at(seat)] > ahead;
  return Move{stop ? Move::Kind::Stop : Move::Kind::Throw, 0};
}

Phrase Series::prompt(const State& s, const Step& now) const {
  const Arg who = Arg::seat(now.seat), rest = Arg::number(rules_.total - s.total[at(now.seat)]);
  const Arg n = Arg::number(s.throws + 1), of = Arg::number(rules_.throws);
  if (now.kind == Step::Kind::Decide)
    return {MK_TEXT("games", "%1: throw on or stop; exactly %2 needed, throw %3 of %4"), {who, rest, n, of}};
  return {MK_TEXT("games", "%1: throw the die, exactly %2 needed, throw %3 of %4"), {who, rest, n, of}};
}

Phrase Series::tellThrow(const State& s, Seat seat, Throw t) const {
  const Arg who = Arg::seat(seat), thrown = Arg::number(t.a);
  const int total = s.total[at(seat)] + t.a;
  if (total > rules_.total)
    return {MK_TEXT("games", "%1 throws %2: %3 is too much, this series has failed"),
            {who, thrown, Arg::number(total)}};
  return {MK_TEXT("games", "%1 throws %2 and has %3 now"), {who, thrown, Arg::number(total)}};
}

Phrase Series::tellMove(const State& s, Seat seat, Move) const {
  return {MK_TEXT("games", "%1 stops at %2"), {Arg::seat(seat), Arg::number(s.total[at(seat)])}};
}

Phrase Series::trayLabel(const State& s) const { return {MK_TEXT("games", "series %1"), {Arg::number(s.series + 1)}}; }

void Series::sheet(SheetLines& out, const State& s) const {
  out.line(MK_TEXT("games", "Exactly"), [&](Seat) { return written(rules_.total); });
  out.line(
      MK_TEXT("games", "Thrown"),
      [&](Seat k) {
        Cell c = written(s.total[at(k)]);
        c.struck = s.total[at(k)] > rules_.total;
        return c;
      },
      true);
  out.line(MK_TEXT("games", "Still needed"), [&](Seat k) {
    const int rest = rules_.total - s.total[at(k)];
    return rest < 0 || has(s.stopped, k) ? written("\u2013") : written(rest);
  });
}

} // namespace mk::dice
