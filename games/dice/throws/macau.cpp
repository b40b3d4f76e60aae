// Macau: turns and what is said. Rules: games with one and two dice, game 56.
#include "games/dice/throws/macau.h"

#include <algorithm>

namespace mk::dice {

Macau::State Macau::begin(SeatSet playing, Seat first) const {
  State s;
  s.playing = playing;
  s.toMove = first;
  return s;
}

int Macau::best(const State& s) const {
  int most = 0;
  eachSeat(s.playing, [&](Seat k) { most = std::max(most, rank(s, k)); });
  return most;
}

std::uint8_t Macau::fall(State& s, Throw t) const {
  std::uint8_t& mine = s.total[at(s.toMove)];
  mine = static_cast<std::uint8_t>(mine + t.a);
  s.going = false;
  if (mine < rules_.most) return 3;
  const bool over = mine > rules_.most;
  finish(s);
  return over ? 0 : 3;
}

void Macau::finish(State& s) const {
  s.done |= only(s.toMove);
  const auto left = static_cast<SeatSet>(s.playing & ~s.done);
  // When everybody before the last player is out, that one wins without throwing.
  s.toMove = left == 0 || (std::has_single_bit(left) && best(s) == 0) ? kNobody : after(s.toMove, left, seats_);
}

void Macau::moves(const State&, std::vector<Move>& out) const {
  out.push_back({Move::Kind::Throw, 0});
  out.push_back({Move::Kind::Stop, 0});
}

void Macau::play(State& s, Move m) const {
  if (m.kind == Move::Kind::Throw)
    s.going = true;
  else
    finish(s);
}

SeatSet Macau::winners(const State& s) const {
  const int most = best(s);
  SeatSet set = 0;
  eachSeat(s.playing, [&](Seat k) {
    if (!out(s, k) && rank(s, k) == most) set |= only(k);
  });
  return set;
}

std::string Macau::fault(const State& s, SeatSet playing) const {
  if (s.playing != playing || (s.done & ~playing) != 0) return "somebody plays who does not";
  if (s.toMove != kNobody && (!has(playing, s.toMove) || has(s.done, s.toMove))) return "nobody is to throw";
  for (Seat k = 0; k < seats_; ++k) {
    const int t = s.total[at(k)];
    if (has(s.done, k) ? t == 0 : t != 0 && (k != s.toMove || t >= rules_.most)) return "a total does not fit the turn";
  }
  if (s.going && (s.toMove == kNobody || s.total[at(s.toMove)] == 0)) return "nothing was decided on";
  const auto left = static_cast<SeatSet>(playing & ~s.done);
  const bool over = left == 0 || (std::has_single_bit(left) && best(s) == 0 && s.done != 0);
  if (over != (s.toMove == kNobody)) return "the game is over, or it is not";
  return left == 0 && best(s) == 0 ? "nobody is left" : std::string();
}

std::optional<Move> Macau::suggest(const State& s, Seat seat, const std::vector<Move>&, Random&) const {
  const int mine = s.total[at(seat)];
  int others = 0;
  eachSeat(s.done, [&](Seat k) { others = std::max(others, rank(s, k)); });
  const bool stop = others > 0 ? mine >= others : mine >= 10;
  return Move{stop ? Move::Kind::Stop : Move::Kind::Throw, 0};
}

Phrase Macau::prompt(const State& s, const Step& now) const {
  const Arg who = Arg::seat(now.seat);
  if (now.kind == Step::Kind::Decide)
    return {MK_TEXT("games", "%1: throw on or stop at %2; more than 12 loses"),
            {who, Arg::number(s.total[at(now.seat)])}};
  return {MK_TEXT("games", "%1: throw the die, nearest to 12 wins"), {who}};
}

Phrase Macau::tellThrow(const State& s, Seat seat, Throw t) const {
  const int total = s.total[at(seat)] + t.a;
  const Arg who = Arg::seat(seat), thrown = Arg::number(t.a), now = Arg::number(total);
  if (total > rules_.most) return {MK_TEXT("games", "%1 throws %2: %3 is too much, out"), {who, thrown, now}};
  return {MK_TEXT("games", "%1 throws %2 and has %3 now"), {who, thrown, now}};
}

Phrase Macau::tellMove(const State& s, Seat seat, Move) const {
  return {MK_TEXT("games", "%1 stops at %2"), {Arg::seat(seat), Arg::number(s.total[at(seat)])}};
}

void Macau::sheet(SheetLines& sheet, const State& s) const {
  sheet.line(MK_TEXT("games", "Not more than"), [&](Seat) { return written(rules_.most); });
  sheet.line(
      MK_TEXT("games", "Thrown"),
      [&](Seat k) {
        Cell c = s.total[at(k)] == 0 ? Cell{} : written(s.total[at(k)]);
        c.struck = out(s, k);
        return c;
      },
      true);
}

} // namespace mk::dice
