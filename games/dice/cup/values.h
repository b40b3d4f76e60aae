// What a throw of three to five dice is worth: the value functions, named as in the ruling, and which dice count.
// Rules: three- to five-dice games, section 2, value functions.
#pragma once

#include "games/dice/cup/cup_frame.h"

namespace mk::dice {

struct Worth {
  int points = 0;
  std::uint8_t lit = 0; // the dice that count, bit 0 the leftmost
};
using Value = Worth (*)(const Thrown&);

namespace values {

// The dice for which `counts` holds, and what each of them is worth.
template <class Counts, class Points> Worth each(const Thrown& t, Counts counts, Points points) {
  Worth w;
  for (unsigned i = 0; i < t.count; ++i)
    if (const int f = t.face[i]; counts(f)) {
      w.points += points(f);
      w.lit = static_cast<std::uint8_t>(w.lit | 1u << i);
    }
  return w;
}
inline Worth whole(const Thrown& t, int points) { return {points, points == 0 ? std::uint8_t{0} : t.all()}; }
template <int... F> constexpr bool among(int face) { return ((face == F) || ...); }
inline int sortedDigits(const Thrown& t) { // 123: the dice are 1, 2 and 3 in any order
  const auto f = t.sorted();
  int read = 0;
  for (std::size_t i = 0; i < t.count; ++i) read = 10 * read + f[i];
  return read;
}
// The faces that some dice show, and those that two or more show: bit per face.
struct Faces {
  unsigned once = 0, twice = 0;
  explicit Faces(const Thrown& t) {
    for (unsigned i = 0; i < t.count; ++i) {
      const unsigned bit = 1u << t.face[i];
      twice |= once & bit;
      once |= bit;
    }
  }
};

inline Worth sumAll(const Thrown& t) { return {t.sum(), t.all()}; }
template <int... F> Worth sum(const Thrown& t) {
  return each(t, among<F...>, [](int f) { return f; });
}
template <int... F> Worth n(const Thrown& t) {
  return each(t, among<F...>, [](int) { return 1; });
}
inline Worth chicago(const Thrown& t) {
  return each(
      t, [](int) { return true; }, [](int f) { return f == 1   ? 100
                                                      : f == 6 ? 60
                                                               : f; });
}
// One x counts its face, two three times, three six times.
template <int X> Worth window(const Thrown& t) {
  Worth w = n<X>(t);
  static constexpr int times[] = {0, 1, 3, 6};
  w.points = X * times[w.points];
  return w;
}
inline Worth sets(const Thrown& t) {
  const unsigned twice = Faces(t).twice;
  return each(
      t, [=](int f) { return (twice >> f & 1u) != 0; }, [](int f) { return f; });
}
Worth top2(const Thrown&);
Worth low2(const Thrown&);
Worth onePlusOne(const Thrown&);
template <int... Run> bool isOneOf(const Thrown& t) {
  const int digits = sortedDigits(t);
  return ((digits == Run) || ...);
}
template <int... Run> Worth is(const Thrown& t) { return whole(t, isOneOf<Run...>(t) ? 1 : 0); }
template <int... Run> Worth run(const Thrown& t) { return whole(t, isOneOf<Run...>(t) ? t.sum() : 0); }
inline Worth setsOrRun(const Thrown& t) {
  const Worth w = run<123, 234, 345, 456>(t);
  return w.points > 0 ? w : sets(t);
}
inline Worth signedSum(const Thrown& t) {
  return each(
      t, [](int) { return true; }, [](int f) { return f % 3 == 0 ? -f : f; });
}
inline Worth ten(const Thrown& t) { return t.sum() == 10 ? Worth{10, t.all()} : Worth{-10, 0}; }
Worth doublets(const Thrown&);
Worth bigMinusSmall(const Thrown&);
Worth combo(const Thrown&);
Worth comboGroups(const Thrown&); // two pairs and three and two are two combinations

} // namespace values
} // namespace mk::dice
