// Püüa mind kinni: throws, moves, captures and the last stone.
#include "games/backgammon/catch_me.h"

#include <algorithm>

namespace mk {

namespace {

constexpr Seat other(Seat s) { return static_cast<Seat>(1 - s); }
constexpr int kCorners[] = {0, 5, 6, 11, 12, 17, 18, 23}; // W12 W7 W6 W1 S12 S7 S6 S1

} // namespace

CatchMe::CatchMe(const Setup& s) : printed_(s.options.is("set-up", "printed-labels")) {}

// White on W6..W1, Black on S6..S1; with the printed labels S1..S6 follow White's at once.
CatchMe::State CatchMe::start() const {
  State s;
  for (int i = 0; i < kMen; ++i) {
    s.man[at(6 + i)] = static_cast<std::uint8_t>(1 + i);
    s.man[at((printed_ ? 12 : 18) + i)] = static_cast<std::uint8_t>(1 + kMen + i);
  }
  return s;
}

Turn CatchMe::turn(const State& s) const {
  if (isOver(s)) return Turn::over();
  return s.thrown ? Turn::of(s.toMove) : Turn::chance();
}

int CatchMe::men(const State& s, Seat seat) const {
  return static_cast<int>(std::ranges::count_if(s.man, [seat](int man) { return ownerOf(man) == seat; }));
}

int CatchMe::whereIs(const State& s, int man) const {
  const auto found = std::ranges::find(s.man, man);
  return found == s.man.end() ? -1 : static_cast<int>(found - s.man.begin());
}

bool CatchMe::isCorner(int place) { return std::ranges::find(kCorners, place) != std::end(kCorners); }

int CatchMe::cornerFrom(int place, int steps) {
  const auto i = std::ranges::find(kCorners, place) - std::begin(kCorners);
  return kCorners[at(static_cast<int>(i) + steps) % std::size(kCorners)];
}

void CatchMe::moves(const State& s, Seat seat, std::vector<Move>& out) const {
  const auto [a, b] = s.dice;
  if (men(s, seat) == 1) {
    Move m;
    for (const int die : {a, b})
      if (die == 1 || die == 6) m.corners.push_back(die == 1 ? 1 : 2);
    out.push_back(m);
    if (m.corners.size() == 2 && a != b) {
      std::swap(m.corners[0], m.corners[1]);
      out.push_back(m);
    }
    return;
  }
  const bool two = a == b && a != 6, one = !two && (a == 1 || b == 1 || a == 6 || b == 6);
  if (!two && !one) out.emplace_back();
  if (!two && !one) return;
  for (const auto man : s.man) { // in the order of the ring
    if (ownerOf(man) != seat) continue;
    Move m;
    m.first = man;
    State next = s;
    if (two) moveMan(next, man, a);
    if (one || isOver(next)) { // or won by the first of the two
      out.push_back(m);
      continue;
    }
    for (const auto second : s.man) {
      m.second = second;
      if (second != man && ownerOf(second) == seat) out.push_back(m);
    }
  }
}

void CatchMe::moveMan(State& s, int man, int steps) const {
  const int from = whereIs(s, man);
  s.man[at(from)] = 0;
  land(s, man, (from + steps) % kPoints);
  settleLast(s, other(ownerOf(man)));
}

// An enemy stone is taken; an own stone is pushed to the next point ahead that no own stone holds.
void CatchMe::land(State& s, int man, int place) const {
  const auto pushed = s.man[at(place)];
  s.man[at(place)] = static_cast<std::uint8_t>(man);
  if (ownerOf(pushed) != ownerOf(man)) return;
  do place = (place + 1) % kPoints;
  while (ownerOf(s.man[at(place)]) == ownerOf(man));
  s.man[at(place)] = pushed;
}

// A player's last stone goes to the nearer end of its quarter at once, and is lost if an enemy stands there.
void CatchMe::settleLast(State& s, Seat seat) const {
  if (men(s, seat) != 1) return;
  const auto last = std::ranges::find_if(s.man, [seat](int man) { return ownerOf(man) == seat; });
  const int place = static_cast<int>(last - s.man.begin()), quarter = place / 6 * 6;
  const int corner = place - quarter < 3 ? quarter : quarter + 5;
  const auto man = *last;
  *last = 0;
  if (s.man[at(corner)] == 0) s.man[at(corner)] = man;
}

bool CatchMe::throwsAgain(const State& before, int menBefore) const {
  const auto [a, b] = before.dice;
  return a == b && (menBefore > 1 || a == 1 || a == 6);
}

void CatchMe::play(State& s, Seat seat, const Move& m) const {
  const bool again = throwsAgain(s, men(s, seat));
  if (m.first != 0) {
    const bool two = s.dice[0] == s.dice[1] && s.dice[0] != 6;
    moveMan(s, m.first, two ? s.dice[0] : s.dice[0] + s.dice[1]);
    if (m.second != 0 && !isOver(s)) moveMan(s, m.second, s.dice[0]);
  }
  for (const int steps : m.corners) {
    if (isOver(s)) break;
    const auto last = std::ranges::find_if(s.man, [seat](int man) { return ownerOf(man) == seat; });
    const int man = *last, corner = cornerFrom(static_cast<int>(last - s.man.begin()), steps);
    *last = 0;
    s.man[at(corner)] = static_cast<std::uint8_t>(man);
    settleLast(s, other(seat));
  }
  s.thrown = false;
  if (!again) s.toMove = other(seat);
  s.stopped = !isOver(s) && s.throws >= kMostThrows;
}

ChanceRequest CatchMe::chance(const State& s) const {
  return ChanceRequest::dice(2, s.toMove == kNobody ? Seat{0} : s.toMove);
}

void CatchMe::settle(State& s, const Outcome& o) const {
  s.dice = {static_cast<std::uint8_t>(o.die(0)), static_cast<std::uint8_t>(o.die(1))};
  ++s.throws;
  if (s.toMove != kNobody) {
    s.thrown = true;
  } else if (s.dice[0] != s.dice[1]) { // one die each: the lower starts
    s.toMove = s.dice[0] < s.dice[1] ? Seat{0} : Seat{1};
  } else {
    s.stopped = s.throws >= kMostThrows;
  }
}

Result CatchMe::result(const State& s) const {
  const std::vector<int> left{men(s, 0), men(s, 1)};
  for (const Seat seat : {Seat{0}, Seat{1}})
    if (left[at(other(seat))] == 0)
      return Result::byScore(left, {MK_TEXT("games", "%1 has taken the last stone."), {Arg::seat(seat)}});
  if (s.stopped)
    return Result::byScore(
        left,
        {left[0] == left[1] ? MK_TEXT("games", "%1 throws are over and both have the same number of stones: a draw.")
                            : MK_TEXT("games", "%1 throws are over: whoever has more stones wins."),
         {Arg::number(kMostThrows)}});
  return Result::byScore(left, MK_TEXT("games", "The game was stopped before its end."));
}

std::string CatchMe::fault(const State& s) const {
  std::uint32_t seen = 0;
  for (const int man : s.man) {
    if (man > 2 * kMen) return "a stone of nobody";
    if (man != 0 && (seen >> man & 1) != 0) return "a stone stands on two points";
    seen |= 1u << man;
  }
  for (const Seat seat : {Seat{0}, Seat{1}})
    for (int place = 0; place < kPoints; ++place)
      if (men(s, seat) == 1 && ownerOf(s.man[at(place)]) == seat && !isCorner(place))
        return "a last stone off the corners";
  if (s.thrown && (s.dice[0] < 1 || s.dice[1] < 1 || s.toMove == kNobody)) return "a throw of nobody";
  return {};
}

} // namespace mk
