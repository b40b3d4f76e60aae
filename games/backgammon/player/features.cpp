// The inputs of the nets. Masks hold one bit a point: bit p is a side's own number p.
#include "games/backgammon/player/features.h"

#include <algorithm>
#include <bit>

namespace mk::features {

namespace {

using Mask = std::uint32_t;
using Side = std::array<std::int8_t, 26>;

constexpr int kAhead = 12; // as far as a throw that is no double reaches

float whole(int n) { return static_cast<float>(n); }

struct Throw {
  int a, b, weight;
};
constexpr auto kThrows = [] {
  std::array<Throw, 21> all{};
  std::size_t n = 0;
  for (int a = 1; a <= 6; ++a)
    for (int b = 1; b <= a; ++b) all[n++] = {a, b, a == b ? 1 : 2};
  return all;
}();

// How a stone fares with the points before it blocked as in a mask (bit 0: the next point): the pips that a throw takes
// it on the average, and the share of throws that take it farther than a block of six can reach.
struct Way {
  float pips = 0, escapes = 0;
};
Way wayOf(Mask blocked) {
  int pips = 0, escapes = 0;
  const auto open = [&](int d) { return d > kAhead || (blocked >> (d - 1) & 1) == 0; };
  for (const auto& [a, b, weight] : kThrows) {
    int far = 0;
    if (a == b) {
      while (far < 4 * a && open(far + a)) far += a;
    } else {
      if (open(a)) far = a;
      if (open(b)) far = std::max(far, b);
      if (far > 0 && open(a + b)) far = a + b;
    }
    pips += weight * far;
    escapes += far > 6 ? weight : 0;
  }
  return {whole(pips) / 36 / 8.17f, whole(escapes) / 36};
}
const Way& way(Mask blocked) {
  static const auto all = [] {
    std::array<Way, 1 << kAhead> table;
    for (Mask m = 0; m < table.size(); ++m) table[m] = wayOf(m);
    return table;
  }();
  return all[blocked & ((1u << kAhead) - 1)];
}

struct Masks {
  Mask stones = 0, made = 0, blots = 0;
};
Masks masks(const Side& side) {
  Masks m;
  for (int p = 1; p <= 24; ++p) {
    const int n = side[at(p)];
    if (n == 0) continue;
    m.stones |= 1u << p;
    (n == 1 ? m.blots : m.made) |= 1u << p;
  }
  return m;
}

// The same points in the other's numbers.
Mask turned(Mask m) {
  Mask out = 0;
  for (; m != 0; m &= m - 1) out |= 1u << (25 - std::countr_zero(m));
  return out;
}

int rear(const Side& side) {
  int p = kBar;
  while (p > 0 && side[at(p)] == 0) --p;
  return p;
}

// The blots that a throw can hit; all masks in the numbers of the one who throws, `men` without the bar.
struct Shots {
  Mask open, blots;
  Mask single(Mask men, int bar, int a, int b) const {
    if (bar > 0) { // one die enters; the other one is free if that was the last
      Mask hit = 0;
      const Mask in = (1u << (kBar - a)) & open;
      if (in != 0) hit |= in | (bar == 1 ? ((men | in) >> b) : (1u << (kBar - b)));
      return hit & blots;
    }
    return ((men >> a) | (((men >> a) & open) >> b)) & blots;
  }
  Mask twin(Mask men, int bar, int a) const {
    Mask hit = 0;
    int left = 4;
    if (bar > 0) {
      const Mask in = (1u << (kBar - a)) & open;
      if (in == 0 || bar >= 4) return in & blots;
      hit = in;
      men |= in;
      left -= bar;
    }
    for (; left > 0; --left) {
      men = (men >> a) & open;
      hit |= men;
    }
    return hit & blots;
  }
};

struct Danger {
  int throws = 0, pips = 0; // of 36; pips lost, summed over them
};
Danger danger(const Masks& mine, const Masks& theirs, int theirBar) {
  Danger d;
  if (mine.blots == 0) return d;
  const Shots shots{~turned(mine.made), turned(mine.blots)};
  for (const auto& [a, b, weight] : kThrows) {
    const Mask hit = a == b ? shots.twin(theirs.stones, theirBar, a)
                            : shots.single(theirs.stones, theirBar, a, b) | shots.single(theirs.stones, theirBar, b, a);
    if (hit == 0) continue;
    d.throws += weight;
    d.pips += weight * (std::bit_width(hit) - 1); // the stone that has come farthest
  }
  return d;
}

// Where the stones of a side are.
int places(const Side& side, int next, Inputs& in) {
  for (int p = 1; p <= 24; ++p, next += 4) {
    const int n = side[at(p)];
    if (n == 0) continue;
    if (n == 1) in.add(next, 1);
    if (n >= 2) in.add(next + 1, 1);
    if (n >= 3) in.add(next + 2, 1);
    if (n > 3) in.add(next + 3, 0.5f * whole(n - 3));
  }
  const int bar = side[kBar], off = side[kOff];
  in.add(next++, bar >= 1 ? 1.0f : 0.0f);
  in.add(next++, bar >= 2 ? 1.0f : 0.0f);
  in.add(next++, 0.25f * whole(std::max(bar - 2, 0)));
  for (int part = 0; part < 3; ++part) in.add(next++, 0.2f * whole(std::clamp(off - 5 * part, 0, 5)));
  return next;
}

int longestPrime(Mask made) {
  int n = 0;
  for (; made != 0; ++n) made &= made >> 1;
  return n;
}

int seen(const Stones& s, Seat seat, const Masks& mine, const Masks& theirs, int next, Inputs& in) {
  const Side &me = s.n[at(seat)], &other = s.n[at(1 - seat)];
  const auto say = [&](float v) { in.add(next++, v); };
  const int myRear = rear(me), theirRear = rear(other);
  say(whole(s.pips(seat)) / 100);
  const Way& mine1 = way(theirs.made >> std::max(26 - myRear, 0));
  say(myRear > 0 ? mine1.pips : 1);
  say(myRear > 0 ? mine1.escapes : 1);
  const Danger d = danger(mine, theirs, other[kBar]);
  say(whole(d.throws) / 36);
  say(whole(d.pips) / 360);
  constexpr Mask kHome = 0b111'1110;
  const int home = std::popcount(mine.made & kHome);
  say(whole(home) / 6);
  say(whole(home * home) / 36);
  say(whole(std::popcount(mine.blots & kHome)) / 3);
  const int prime = longestPrime(mine.made);
  for (const int length : {4, 5, 6}) say(prime >= length ? 1.0f : 0.0f);
  int back = 0, buried = 0, outside = 0, toPass = 0;
  for (int p = 1; p <= kBar; ++p) {
    const int n = me[at(p)];
    if (n == 0) continue;
    if (p >= 19) back += n;
    if (p <= 3) buried += std::max(n - 2, 0);
    if (p >= 7 && p <= 18) outside += n * (p - 6);
    if (p > kBar - theirRear) toPass += n * (p - (kBar - theirRear));
  }
  say(whole(back) / 4);
  say(whole(std::popcount(mine.made >> 13)) / 3);
  say(whole(buried) / 5);
  say(whole(outside) / 50);
  say(whole(toPass) / 100);
  const int shut = std::popcount(theirs.made & kHome);
  say(me[kBar] > 0 ? 1 - whole(shut * shut) / 36 : 0.0f);
  // How well a stone of the other is held behind my points, from the bar to my six point and where it stands best.
  float least = 1, sum = 0;
  for (int from = 0; from < 6; ++from) {
    const float escapes = way(mine.made >> (from + 1)).escapes;
    least = std::min(least, escapes);
    sum += escapes;
  }
  say(1 - least);
  say(1 - sum / 6);
  return next;
}

} // namespace

bool isRace(const Stones& s) { return rear(s.n[0]) + rear(s.n[1]) < 25; }

void race(const Stones& s, Seat seat, Inputs& in) {
  in.count = 0;
  int next = 0;
  for (const int side : {int{seat}, 1 - seat}) {
    next = places(s.n[at(side)], next, in);
    in.add(next++, whole(s.pips(static_cast<Seat>(side))) / 100);
  }
  in.add(next, whole(s.pips(static_cast<Seat>(1 - seat)) - s.pips(seat)) / 25);
}

void contact(const Stones& s, Seat seat, Inputs& in) {
  in.count = 0;
  const std::array<Masks, 2> m{masks(s.n[0]), masks(s.n[1])};
  int next = 0;
  for (const int side : {int{seat}, 1 - seat}) {
    next = places(s.n[at(side)], next, in);
    next = seen(s, static_cast<Seat>(side), m[at(side)], m[at(1 - side)], next, in);
  }
  in.add(next, whole(s.pips(static_cast<Seat>(1 - seat)) - s.pips(seat)) / 50);
}

// The scores beside the stones.
void trikTrak(const Tables::State& s, Seat seat, Inputs& in) {
  contact(s.play.stones, seat, in);
  int next = kContact;
  for (const int side : {int{seat}, 1 - seat}) {
    const int score = s.play.score[at(side)], theirs = s.play.score[at(1 - side)];
    const auto say = [&](float v) { in.add(next++, v); };
    say(whole(score) / kTrikTrakGoal);
    say(score == 0 ? 1.0f : 0.0f);
    say(score >= 6 ? 1.0f : 0.0f);
    say(score >= 6 && s.atSix[at(side)] == theirs ? 1.0f : 0.0f); // would win twofold
    say(score >= 8 ? 1.0f : 0.0f);
    say(score >= 10 ? 1.0f : 0.0f);
    say(score >= 11 ? 1.0f : 0.0f);
    int bridge = 0;
    for (int path = 7; path <= 12; ++path)
      bridge += std::min<int>(s.play.stones.of(static_cast<Seat>(side), 25 - path), 2);
    say(whole(bridge) / 12);
  }
}

int shotsAt(const Stones& s, Seat seat) {
  const std::array<Masks, 2> m{masks(s.n[0]), masks(s.n[1])};
  return danger(m[at(seat)], m[at(1 - seat)], s.n[at(1 - seat)][kBar]).throws;
}

} // namespace mk::features
