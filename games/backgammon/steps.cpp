// The step engine: which steps a die allows, which of them the duty to use the dice leaves, and what a step does.
#include "games/backgammon/steps.h"

#include <algorithm>

namespace mk {

namespace {

Step step(int from, int to, int die, bool shortened = false) {
  return {static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to), static_cast<std::uint8_t>(die), shortened};
}

} // namespace

int Stones::pips(Seat s) const {
  int sum = 0;
  for (int p = 1; p <= kBar; ++p) sum += p * of(s, p);
  return sum;
}

void StepEngine::begin(Play& p, Seat seat, int a, int b) const {
  p.left.clear();
  p.ran.clear();
  p.kept = 0;
  p.wallOpen = way_ == Way::TrikTrak && p.stones.of(seat, kWall) == 0;
  const auto push = [&](int die) { p.left.push_back(static_cast<std::uint8_t>(die)); };
  if (way_ == Way::Puff && a > b) std::swap(a, b); // the lower one first
  push(a);
  push(b);
  if (a == b) {
    const int more = way_ == Way::Puff ? 7 - a : a; // Puff: then the under faces
    push(more);
    push(more);
  }
  p.thrown = static_cast<std::uint8_t>(p.left.size());
}

// Calls f with every step by this die from `highest` down, until f says true.
template <class F> bool StepEngine::any(const Play& p, Seat seat, int die, int highest, F&& f) const {
  if (way_ == Way::TrikTrak) return anyTrikTrak(p, seat, die, f);
  const auto& mine = p.stones.n[at(seat)];
  if (mine[kBar] > 0) return open(p.stones, seat, kBar - die) && f(step(kBar, kBar - die, die));
  for (int from = std::min(highest, 24); from > die; --from)
    if (mine[at(from)] > 0 && open(p.stones, seat, from - die) && f(step(from, from - die, die))) return true;
  return anyHome(p, seat, die, highest, f);
}

// Bearing off: exactly, or from the highest point where the die is larger.
template <class F> bool StepEngine::anyHome(const Play& p, Seat seat, int die, int highest, F&& f) const {
  const auto& mine = p.stones.n[at(seat)];
  for (int outside = 7; outside <= kBar; ++outside)
    if (mine[at(outside)] > 0) return false;
  int from = 6;
  while (from > 0 && mine[at(from)] == 0) --from;
  if (from == 0) return false;
  if (from > die) from = die;
  return from <= highest && mine[at(from)] > 0 && f(step(from, kOff, die));
}

template <class F> bool StepEngine::anyTrikTrak(const Play& p, Seat seat, int die, F&& f) const {
  const auto& mine = p.stones.n[at(seat)];
  for (int from = kStart; from >= 1; --from) {
    if (mine[at(from)] == 0) continue;
    // Start first: as long as a stone stands there, only it or one that has just left it.
    if (mine[kStart] > 0 && from != kStart && !p.ran.contains(static_cast<std::uint8_t>(from))) continue;
    if (from == kWall && mine[kWall] <= p.kept) continue;
    const int to = std::max(from - die, kOff);
    if (!open(p.stones, seat, to)) continue;
    if (f(step(from, to, die))) return true;
    const bool mayShorten = to == kWall - 1 && p.wallOpen && from != kWall && open(p.stones, seat, kWall);
    if (mayShorten && f(step(from, kWall, die, true))) return true;
  }
  return false;
}

bool StepEngine::hits(const Stones& s, Seat seat, const Step& m) const {
  return meets(m.to) && s.of(static_cast<Seat>(1 - seat), 25 - m.to) == 1;
}

void StepEngine::make(Play& p, Seat seat, const Step& m) const {
  auto& mine = p.stones.n[at(seat)];
  auto& theirs = p.stones.n[at(1 - seat)];
  const bool hit = hits(p.stones, seat, m);
  --mine[m.from];
  ++mine[m.to];
  if (hit) {
    --theirs[at(25 - m.to)];
    ++theirs[way_ == Way::TrikTrak ? kStart : kBar];
  }
  p.left.remove(m.die);
  if (way_ != Way::TrikTrak) return;
  if (hit || m.to == kOff) ++p.score[at(seat)];
  p.kept = static_cast<std::uint8_t>(p.kept + m.shortened);
  if ((m.from == kStart || p.ran.remove(m.from)) && m.to != kOff) p.ran.push_back(m.to);
  if (mine[kOff] == kStones && !won(p, seat)) { // all gone, and the round goes on: they start anew
    mine[kOff] = 0;
    mine[kStart] = kStones;
    p.ran.clear();
    p.kept = 0;
  }
}

bool StepEngine::mayEnd(const Play& p, Seat seat) const {
  return way_ != Way::TrikTrak || p.stones.of(seat, kWall) != 1 || won(p, seat);
}

// Whether exactly so many more steps can be made, the turn being allowed to end after them. The steps of a double are
// tried from the highest start down only: in backgammon every play can be made in that order.
bool StepEngine::reaches(const Play& p, Seat seat, int steps, int highest) const {
  if (steps == 0) return mayEnd(p, seat);
  if (won(p, seat)) return false;
  const auto goesOn = [&](const Step& m) {
    if (steps == 1 && way_ == Way::Backgammon) return true;
    Play next = p;
    make(next, seat, m);
    return reaches(next, seat, steps - 1, p.thrown == 4 && way_ == Way::Backgammon ? m.from : kBar);
  };
  for (std::size_t i = 0; i < p.left.size(); ++i) {
    if (i > 0 && p.left[i] == p.left[i - 1]) continue;
    if (any(p, seat, p.left[i], highest, goesOn)) return true;
  }
  return false;
}

bool StepEngine::canWin(const Play& p, Seat seat) const {
  if (won(p, seat)) return true;
  if (way_ != Way::TrikTrak || p.score[at(seat)] + p.left.count() < kTrikTrakGoal) return false;
  const auto wins = [&](const Step& m) {
    Play next = p;
    make(next, seat, m);
    return canWin(next, seat);
  };
  return std::ranges::any_of(p.left, [&](int die) { return any(p, seat, die, kBar, wins); });
}

int StepEngine::most(const Play& p, Seat seat) const {
  int n = p.left.count();
  while (n > 0 && !reaches(p, seat, n, kBar)) --n;
  return n;
}

StepEngine::Steps StepEngine::legal(const Play& p, Seat seat) const {
  Steps out;
  if (p.left.empty() || won(p, seat)) return out;
  const auto take = [&](const Step& m) {
    out.push_back(m);
    return false;
  };
  if (way_ == Way::Puff) {
    any(p, seat, p.left.front(), kBar, take);
    return out;
  }
  const int need = most(p, seat);
  const auto takeLegal = [&](const Step& m) {
    bool fits = need == 1 && way_ == Way::Backgammon;
    if (!fits) {
      Play next = p;
      make(next, seat, m);
      fits = (need > 0 && reaches(next, seat, need - 1, kBar)) || canWin(next, seat);
    }
    if (fits) out.push_back(m);
    return false;
  };
  const bool equal = p.left.front() == p.left.back();
  const int larger = std::max(p.left.front(), p.left.back()), smaller = std::min(p.left.front(), p.left.back());
  any(p, seat, larger, kBar, takeLegal);
  if (!equal && (need > 1 || out.empty() || way_ == Way::TrikTrak)) {
    const std::size_t byLarger = out.size();
    any(p, seat, smaller, kBar, takeLegal);
    if (need <= 1 && byLarger > 0) { // only one die can be used: the larger, unless the smaller one wins at once
      for (std::size_t i = out.size(); i-- > byLarger;) {
        Play next = p;
        make(next, seat, out[i]);
        if (!canWin(next, seat)) out.erase(i);
      }
    }
  }
  if (equal) return out;
  std::ranges::sort(out,
                    [](const Step& a, const Step& b) { return a.from != b.from ? a.from > b.from : a.die > b.die; });
  if (way_ == Way::Backgammon) // two dice that bear the same stone off do the same: the smaller one stays
    for (std::size_t i = out.size(); i-- > 1;)
      if (out[i].from == out[i - 1].from && out[i].to == out[i - 1].to) out.erase(i - 1);
  return out;
}

void StepEngine::collect(const Play& p, Seat seat, WholePlay& sofar, std::vector<WholePlay>& out) const {
  const bool ordered = way_ == Way::Backgammon && p.thrown == 4 && !sofar.steps.empty(); // as in reaches()
  const Steps next = legal(p, seat);
  if (next.empty() || mayStop(p)) {
    const auto same = [&](const WholePlay& w) { return w.result.stones == p.stones && w.result.score == p.score; };
    if (std::ranges::none_of(out, same)) {
      sofar.result = p;
      out.push_back(sofar);
    }
  }
  for (const Step& m : next) {
    if (ordered && m.from > sofar.steps.back().from) continue;
    Play q = p;
    make(q, seat, m);
    sofar.steps.push_back(m);
    collect(q, seat, sofar, out);
    sofar.steps.pop_back();
  }
}

std::vector<WholePlay> StepEngine::plays(const Play& p, Seat seat) const {
  std::vector<WholePlay> out;
  WholePlay sofar;
  collect(p, seat, sofar, out);
  return out;
}

} // namespace mk
