// Macau: turns and what is said. Rules: games with one and two dice, game 56.
#include "games/dice/throws/macau.h"

#include <algorithm>
#include <bit>

namespace mk::dice {

namespace {

// When to stop: the exact chance of every total against the best so far, with so many players to come who all do what
// is best for themselves. Equal totals share the chance.
class Plan {
public:
  static const Plan& get() {
    static const Plan plan;
    return plan;
  }
  bool stops(int mine, int best, int left) const {
    return stop(mine, best, left).mine >= thrown(mine, best, left).mine;
  }

private:
  static constexpr int kMost = MacauRules{}.most;
  struct Chances {
    double mine = 0, leader = 0;
  };

  Plan() {
    for (int left = 0; left < kMostSeats; ++left)
      for (int best = 0; best <= kMost; ++best)
        for (int mine = kMost - 1; mine >= 0; --mine) {
          const Chances on = thrown(mine, best, left);
          at(mine, best, left) = mine > 0 && stops(mine, best, left) ? stop(mine, best, left) : on;
        }
  }
  using Table = std::array<Chances, (kMost + 1) * (kMost + 1) * kMostSeats>;
  Chances& at(int mine, int best, int left) {
    return chances_[static_cast<std::size_t>((left * (kMost + 1) + best) * (kMost + 1) + mine)];
  }
  const Chances& at(int mine, int best, int left) const {
    return chances_[static_cast<std::size_t>((left * (kMost + 1) + best) * (kMost + 1) + mine)];
  }
  // That the best total is still the best when the others have played.
  double holds(int best, int left) const { return left == 0 ? 1 : at(0, best, left - 1).leader; }
  Chances stop(int mine, int best, int left) const {
    if (mine > best) return {holds(mine, left), 0};
    const double held = holds(best, left);
    return mine == best ? Chances{held / 2, held / 2} : Chances{0, held};
  }
  Chances thrown(int mine, int best, int left) const {
    Chances sum;
    for (int face = 1; face <= 6; ++face) {
      const int now = mine + face;
      const Chances c = now > kMost    ? Chances{0, best > 0 ? holds(best, left) : 0}
                        : now == kMost ? stop(now, best, left)
                                       : at(now, best, left);
      sum.mine += c.mine / 6;
      sum.leader += c.leader / 6;
    }
    return sum;
  }

  Table chances_{};
};

} // namespace

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

Phrase Macau::fault(const State& s, SeatSet playing) const {
  if (s.playing != playing || (s.done & ~playing) != 0)
    return MK_TEXT("games", "somebody plays who is not in the game");
  if (s.toMove != kNobody && (!has(playing, s.toMove) || has(s.done, s.toMove)))
    return MK_TEXT("games", "nobody has to throw");
  for (Seat k = 0; k < seats_; ++k) {
    const int t = s.total[at(k)];
    if (has(s.done, k) ? t == 0 : t != 0 && (k != s.toMove || t >= rules_.most))
      return MK_TEXT("games", "a total does not fit the turn");
  }
  if (s.going && (s.toMove == kNobody || s.total[at(s.toMove)] == 0)) return MK_TEXT("games", "nothing was decided");
  const auto left = static_cast<SeatSet>(playing & ~s.done);
  const bool over = left == 0 || (std::has_single_bit(left) && best(s) == 0 && s.done != 0);
  if (over != (s.toMove == kNobody)) return MK_TEXT("games", "whether the game is over does not fit the rest");
  return left == 0 && best(s) == 0 ? MK_TEXT("games", "nobody is left") : Phrase();
}

std::optional<Move> Macau::suggest(const State& s, Seat seat, const std::vector<Move>&, Random&) const {
  const auto left = static_cast<SeatSet>(s.playing & ~s.done & ~only(seat));
  int others = 0;
  eachSeat(s.done, [&](Seat k) { others = std::max(others, rank(s, k)); });
  const bool stop = Plan::get().stops(s.total[at(seat)], others, std::popcount(left));
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
