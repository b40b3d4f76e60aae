// Kumb on edukam: laying down, bearing off, doubles.
#include "games/backgammon/pairs.h"

#include <algorithm>

namespace mk {

namespace {

constexpr Seat other(Seat s) { return static_cast<Seat>(1 - s); }

} // namespace

Pairs::State Pairs::start() const {
  State s;
  for (auto& side : s.where)
    for (int p = 1; p <= kPoints; ++p) {
      side[at(2 * p - 2)] = static_cast<std::uint8_t>(p);
      side[at(2 * p - 1)] = static_cast<std::uint8_t>(kUp + p);
    }
  return s;
}

int Pairs::count(const State& s, Seat seat, int where) {
  return static_cast<int>(std::ranges::count(s.where[at(seat)], where));
}

bool Pairs::anyUp(const State& s, Seat seat) { return *std::ranges::max_element(s.where[at(seat)]) > kUp; }

Turn Pairs::turn(const State& s) const {
  if (isOver(s)) return Turn::over();
  return s.thrown ? Turn::of(s.toMove) : Turn::chance();
}

ChanceRequest Pairs::chance(const State& s) const {
  return s.toMove == kNobody ? ChanceRequest::dice(4, 0) : ChanceRequest::dice(2, s.toMove);
}

void Pairs::settle(State& s, const Outcome& o) const {
  s.dice = {};
  for (int i = 0; i < o.count; ++i) s.dice[at(i)] = static_cast<std::uint8_t>(o.die(i));
  ++s.throws;
  if (s.toMove != kNobody) return begin(s);
  const int white = o.die(0) + o.die(1), black = o.die(2) + o.die(3); // the higher sum starts
  if (white != black) s.toMove = white > black ? Seat{0} : Seat{1};
  s.stopped = s.throws >= kMostThrows;
}

// What the throw gives. A double of an upper stone still up: this one, another of choice, and a further throw; of one
// already down: nothing. With no upper stone left it gives four steps.
void Pairs::begin(State& s) const {
  const auto [a, b, c, d] = s.dice;
  s.left.clear();
  s.thrown = true;
  s.moved = s.again = false;
  if (a != b) {
    s.left = {a, b};
  } else if (!anyUp(s, s.toMove)) {
    s.left = {a, a, a, a};
  } else if (count(s, s.toMove, kUp + a) == 1) {
    s.left = {a, 0};
    s.again = true;
  }
}

void Pairs::moves(const State& s, Seat seat, std::vector<Move>& out) const {
  const std::size_t first = out.size();
  if (anyUp(s, seat)) {
    lays(s, seat, out);
  } else if (!s.left.empty()) { // a second stone of choice that is no longer there is a step of the double
    const int a = s.left.front() == 0 ? s.dice[0] : s.left.front(), b = s.left.back() == 0 ? s.dice[0] : s.left.back();
    steps(s, seat, std::min(a, b), out);
    if (a != b) steps(s, seat, std::max(a, b), out);
  }
  if (out.size() == first) out.emplace_back();
}

void Pairs::lays(const State& s, Seat seat, std::vector<Move>& out) const {
  const auto lay = [&](int point, int die) {
    const auto p = static_cast<std::uint8_t>(point);
    if (count(s, seat, kUp + point) == 1) out.push_back({p, p, static_cast<std::uint8_t>(die)});
  };
  if (!s.left.empty() && s.left.front() == 0) {
    for (int p = 1; p <= kPoints; ++p) lay(p, 0);
    return;
  }
  for (const int die : s.left)
    if (die != 0) lay(die, die);
}

// As in backgammon: off exactly, a step, or off from the highest point where the die is larger.
void Pairs::steps(const State& s, Seat seat, int die, std::vector<Move>& out) const {
  int highest = kPoints;
  while (highest > 0 && count(s, seat, highest) == 0) --highest;
  const auto add = [&](int from, int to) {
    const Move m{static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to), static_cast<std::uint8_t>(die)};
    const auto same = [&](const Move& o) { return o.from == m.from && o.to == m.to; };
    if (std::ranges::none_of(out, same)) out.push_back(m); // either die bears the same stone off
  };
  for (int from = highest; from >= die; --from)
    if (count(s, seat, from) > 0) add(from, from - die);
  if (highest > 0 && highest < die) add(highest, 0);
}

void Pairs::play(State& s, Seat seat, const Move& m) const {
  if (m.from != 0) {
    auto& mine = s.where[at(seat)];
    const auto lies = static_cast<std::uint8_t>(m.lays() ? kUp + m.from : m.from);
    *std::find(mine.rbegin(), mine.rend(), lies) = m.to;
    s.moved = true;
    if (!s.left.remove(m.die)) s.left.remove(0);
    return;
  }
  s.left.clear();
  s.thrown = false;
  if (!s.again) s.toMove = other(seat);
  s.again = s.moved = false;
  s.stopped = s.throws >= kMostThrows;
}

// Fewer pips to go; an upper stone counts a whole home board more. White where all is equal.
Seat Pairs::leader(const State& s) const {
  std::array<int, 2> toGo{};
  for (std::size_t side = 0; side < 2; ++side)
    for (const int where : s.where[side]) toGo[side] += where > kUp ? where - kUp + kPoints : where;
  return toGo[0] <= toGo[1] ? Seat{0} : Seat{1};
}

Result Pairs::result(const State& s) const {
  for (const Seat seat : {Seat{0}, Seat{1}})
    if (count(s, seat, 0) == kMen)
      return Result::win(2, seat, {MK_TEXT("games", "%1 has borne off all twelve stones."), {Arg::seat(seat)}});
  if (s.stopped)
    return Result::win(2, leader(s), {MK_TEXT("games", "The game is stopped: %1 is ahead."), {Arg::seat(leader(s))}});
  return Result::draw(2, MK_TEXT("games", "The game was stopped before its end."));
}

// Bears off what can be borne off, else fills an empty point, so that the next throws all bear off. The free stone of a
// double: all wait for equally likely dice, and a low one is borne off later by any die.
std::optional<Pairs::Move> Pairs::suggest(const State& s, Seat seat, Random&) const {
  std::vector<Move> list;
  moves(s, seat, list);
  const auto worth = [&](const Move& m) {
    if (m.lays()) return kPoints - m.from;
    if (m.to == 0) return 100 + m.from;
    return (count(s, seat, m.to) == 0 ? 20 : 0) + (count(s, seat, m.from) > 1 ? 10 : 0) + m.from;
  };
  return *std::ranges::max_element(list, {}, worth);
}

std::string Pairs::fault(const State& s) const {
  for (const Seat seat : {Seat{0}, Seat{1}})
    for (const int where : s.where[at(seat)])
      if ((where > kPoints && where <= kUp) || where > kUp + kPoints || (where > kUp && count(s, seat, where) > 1))
        return "a stone that lies nowhere";
  if (s.thrown && (s.toMove == kNobody || s.dice[0] < 1 || s.dice[1] < 1)) return "a throw of nobody";
  return {};
}

} // namespace mk
