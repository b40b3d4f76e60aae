// Fatal bad luck: calls, tries, rounds and what is said. Rules: games with one and two dice, game 88.
#include "games/dice/throws/fatal.h"

#include <algorithm>

namespace mk::dice {

namespace {

// What may be counted of a throw towards the rest; 0 = nothing.
std::array<int, 3> counts(Throw t, int rest, bool sumOnly) {
  const auto fitting = [rest](int n) { return n <= rest ? n : 0; };
  if (sumOnly) return {fitting(t.points()), 0, 0};
  return {fitting(t.a), t.isDouble() ? 0 : fitting(t.b), fitting(t.points())};
}

} // namespace

Fatal::Fatal(const Setup& s, const Rules& rules)
    : seats_(s.seats), rules_(rules), sumOnly_(chosen(s.options, "count", "sum")) {
  chance_[0] = 1;
  for (int rest = 1; rest <= rules_.most; ++rest)
    for (std::uint8_t a = 1; a <= 6; ++a)
      for (std::uint8_t b = 1; b <= 6; ++b) {
        double best = 0;
        for (const int n : counts({a, b}, rest, sumOnly_))
          if (n > 0) best = std::max(best, chanceOf(rest - n));
        chance_[static_cast<std::size_t>(rest)] += best / 36;
      }
}

Fatal::State Fatal::begin(SeatSet playing, Seat first) const {
  State s;
  s.in = playing;
  s.first = s.toMove = first;
  return s;
}

std::uint8_t Fatal::fall(State& s, Throw t) const {
  s.going = false;
  const auto fit = counts(t, s.number - s.total, sumOnly_);
  if (fit == std::array<int, 3>{}) {
    tryOver(s, false);
    return 0;
  }
  if (sumOnly_) {
    count(s, fit[0]);
    return 3;
  }
  s.hand = t;
  return 3;
}

void Fatal::count(State& s, int points) const {
  s.total = static_cast<std::uint8_t>(s.total + points);
  if (s.total == s.number) tryOver(s, true);
}

void Fatal::tryOver(State& s, bool success) const {
  s.tried |= only(s.toMove);
  if (success) s.made |= only(s.toMove);
  s.number = s.total = 0;
  s.going = false;
  s.hand = {};
  if (s.tried == s.in)
    roundPlayed(s);
  else
    s.toMove = after(s.toMove, static_cast<SeatSet>(s.in & ~s.tried), seats_);
}

// Who failed is out, unless all did.
void Fatal::roundPlayed(State& s) const {
  ++s.rounds;
  if (s.made != 0 && s.made != s.in) {
    eachSeat(static_cast<SeatSet>(s.in & ~s.made), [&](Seat k) { s.round[at(k)] = s.rounds; });
    s.in = s.made;
  }
  s.tried = s.made = 0;
  s.first = after(s.first, s.in, seats_);
  s.toMove = std::has_single_bit(s.in) || s.rounds == kMostRounds ? kNobody : s.first;
}

void Fatal::moves(const State& s, std::vector<Move>& out) const {
  if (!s.hand.empty()) {
    for (const int n : counts(s.hand, s.number - s.total, sumOnly_))
      if (n > 0) out.push_back({Move::Kind::Count, static_cast<std::uint8_t>(n)});
    return;
  }
  const Seat caller = before(s.toMove, s.in, seats_);
  for (int n = lowest(); n <= rules_.most; ++n)
    if (!calledBefore(s, caller, n)) out.push_back({Move::Kind::Call, static_cast<std::uint8_t>(n)});
}

void Fatal::play(State& s, Move m) const {
  if (m.kind == Move::Kind::Count) {
    s.hand = {};
    s.going = true;
    return count(s, m.n);
  }
  s.number = m.n;
  std::uint64_t& called = s.called[at(before(s.toMove, s.in, seats_))];
  called |= std::uint64_t{1} << m.n;
  if (std::popcount(called) == rules_.most - lowest() + 1) called = 0; // all used: all are free again
}

Phrase Fatal::fault(const State& s, SeatSet playing) const {
  if (s.in == 0 || (s.in & ~playing) != 0 || (s.tried & ~s.in) != 0 || (s.made & ~s.tried) != 0)
    return MK_TEXT("games", "nobody is in");
  if (s.toMove != kNobody && (!has(s.in, s.toMove) || has(s.tried, s.toMove)))
    return MK_TEXT("games", "nobody has to throw");
  if (s.first < 0 || s.first >= seats_) return MK_TEXT("games", "nobody began the round");
  const std::uint64_t all = (std::uint64_t{2} << rules_.most) - (std::uint64_t{1} << lowest());
  for (Seat k = 0; k < seats_; ++k) {
    const bool out = has(playing, k) && !has(s.in, k);
    if ((s.round[at(k)] != 0) != out || s.round[at(k)] > s.rounds)
      return MK_TEXT("games", "the rounds do not fit those who are out");
    if ((s.called[at(k)] & ~all) != 0 || s.called[at(k)] == all)
      return MK_TEXT("games", "numbers are called that may not be");
  }
  if (s.number == 0 ? s.total != 0 || s.going || !s.hand.empty()
                    : s.number < lowest() || s.total >= s.number || s.toMove == kNobody)
    return MK_TEXT("games", "the number called does not fit");
  if (s.going && (s.total == 0 || !s.hand.empty())) return MK_TEXT("games", "nothing was counted");
  if (!s.hand.empty() &&
      (s.hand.b == 0 || sumOnly_ || counts(s.hand, s.number - s.total, false) == std::array<int, 3>{}))
    return MK_TEXT("games", "there is nothing to be counted");
  const bool over = std::has_single_bit(s.in) || s.rounds == kMostRounds;
  return over != (s.toMove == kNobody) ? MK_TEXT("games", "whether the game is over does not fit the rest") : Phrase();
}

std::optional<Move> Fatal::suggest(const State& s, Seat, const std::vector<Move>& list, Random&) const {
  if (!s.hand.empty())
    return *std::ranges::max_element(list, {}, [&](Move m) { return chanceOf(s.number - s.total - m.n); });
  return *std::ranges::min_element(list, {}, [&](Move m) { return chanceOf(m.n); });
}

Phrase Fatal::prompt(const State& s, const Step& now) const {
  const Arg who = Arg::seat(now.seat);
  if (s.number == 0)
    return {MK_TEXT("games", "%1: call a number from %2 to 50 for %3"),
            {who, Arg::number(lowest()), Arg::seat(s.toMove)}};
  const Arg rest = Arg::number(s.number - s.total), of = Arg::number(s.number);
  if (now.kind == Step::Kind::Decide)
    return {MK_TEXT("games", "%1: count one die or both, %2 more needed for %3"), {who, rest, of}};
  return {MK_TEXT("games", "%1: throw both dice, %2 more needed for %3"), {who, rest, of}};
}

Phrase Fatal::tellThrow(const State& s, Seat seat, Throw t) const {
  const Arg who = Arg::seat(seat), thrown = Arg::literal(t.text());
  if (counts(t, s.number - s.total, sumOnly_) == std::array<int, 3>{})
    return {MK_TEXT("games", "%1 throws %2: nothing fits, the number %3 has failed"),
            {who, thrown, Arg::number(s.number)}};
  if (sumOnly_)
    return {MK_TEXT("games", "%1 throws %2 and has %3 of %4"),
            {who, thrown, Arg::number(s.total + t.points()), Arg::number(s.number)}};
  return {MK_TEXT("games", "%1 throws %2"), {who, thrown}};
}

Phrase Fatal::tellMove(const State& s, Seat seat, Move m) const {
  return {MK_TEXT("games", "%1 counts %2 and has %3 of %4"),
          {Arg::seat(seat), Arg::number(m.n), Arg::number(s.total + m.n), Arg::number(s.number)}};
}

Phrase Fatal::trayLabel(const State& s) const {
  if (s.number == 0) return {};
  return {MK_TEXT("games", "%1 out of %2"), {Arg::number(s.total), Arg::number(s.number)}};
}

void Fatal::sheet(SheetLines& out, const State& s) const {
  out.line(MK_TEXT("games", "Number"),
           [&](Seat k) { return k == s.toMove && s.number != 0 ? written(s.number) : Cell{}; });
  out.line(MK_TEXT("games", "Counted"),
           [&](Seat k) { return k == s.toMove && s.number != 0 ? written(s.total) : Cell{}; });
  out.line(MK_TEXT("games", "This round"), [&](Seat k) {
    Cell c;
    if (has(s.tried, k)) c.text = has(s.made, k) ? MK_TEXT("games", "made it") : MK_TEXT("games", "failed");
    return c;
  });
  stillInLine(out, s.in, s.round);
}

} // namespace mk::dice
