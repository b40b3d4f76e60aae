// Positions as words "name=value", in any order; what is 0 or nobody is left out. A state lists its fields once, for
// writing and for reading: void fields(V& v, S& s).
#pragma once

#include "games/dice/base/throw.h"
#include "games/dice/base/words.h"
#include "games/kernel/checked.h"

#include <algorithm>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mk::dice {

inline constexpr const char* kLetters[kMostSeats] = {"A", "B", "C", "D", "E", "F", "G", "H"};

class FieldWriter {
public:
  explicit FieldWriter(int seats) : seats_(seats) {}
  const std::string& text() const { return out_; }

  template <class T> void number(const char* name, const T& x, int, int) {
    if (static_cast<int>(x) != 0) word(name, std::to_string(static_cast<int>(x)));
  }
  template <class T> void list(const char* name, std::span<const T> xs, int, int) {
    if (std::ranges::all_of(xs, [](const T& x) { return static_cast<int>(x) == 0; })) return;
    std::string t;
    for (const T& x : xs) t += (t.empty() ? "" : ",") + std::to_string(static_cast<int>(x));
    word(name, t);
  }
  // One number for every seat.
  template <class A> void each(const char* name, const A& xs, int lowest, int highest) {
    list(name, std::span(xs).first(static_cast<std::size_t>(seats_)), lowest, highest);
  }
  void seat(const char* name, Seat s) {
    if (s != kNobody) word(name, std::string(1, static_cast<char>('A' + s)));
  }
  // Whose turn it is; nobody's is written too.
  void turn(const char* name, Seat s) { word(name, std::string(1, s == kNobody ? '-' : static_cast<char>('A' + s))); }
  void seats(const char* name, SeatSet set) {
    std::string t;
    eachSeat(set, [&](Seat s) { t += static_cast<char>('A' + s); });
    if (!t.empty()) word(name, t);
  }
  void thrown(const char* name, Throw t) {
    if (!t.empty()) word(name, t.text());
  }
  // The numbers 1..highest whose bits are set.
  void bits(const char* name, std::uint64_t set, int highest) {
    std::string t;
    for (int n = 1; n <= highest; ++n)
      if ((set >> n & 1) != 0) t += (t.empty() ? "" : ",") + std::to_string(n);
    if (!t.empty()) word(name, t);
  }
  // Throws in rows, "-" in an empty one, up to the last that is filled.
  template <std::size_t N> void throws(const char* name, const std::array<Throw, N>& rows) {
    std::string t, gap;
    for (const Throw& r : rows) {
      const std::string one = t.empty() && gap.empty() ? "" : ",";
      gap += one + (r.empty() ? "-" : r.text());
      if (!r.empty()) t += std::exchange(gap, std::string());
    }
    if (!t.empty()) word(name, t);
  }

private:
  void word(const char* name, const std::string& value) { out_ += std::string(" ") + name + "=" + value; }
  int seats_;
  std::string out_;
};

class FieldReader {
public:
  FieldReader(int seats, std::string_view words);

  template <class T> void number(const char* name, T& x, int lowest, int highest) {
    int n = 0;
    if (const std::string_view* w = take(name)) {
      if (!numberAfter(*w, "", lowest, highest, n)) return wrong(*w);
      x = static_cast<T>(n);
    }
  }
  template <class T> void list(const char* name, std::span<T> xs, int lowest, int highest) {
    const std::string_view* w = take(name);
    if (w == nullptr) return;
    const auto parts = split(*w, ',');
    if (parts.size() != xs.size()) return wrong(*w);
    for (std::size_t i = 0; i < xs.size(); ++i) {
      int n = 0;
      if (!numberAfter(parts[i], "", lowest, highest, n)) return wrong(*w);
      xs[i] = static_cast<T>(n);
    }
  }
  template <class A> void each(const char* name, A& xs, int lowest, int highest) {
    list(name, std::span(xs).first(static_cast<std::size_t>(seats_)), lowest, highest);
  }
  void seat(const char* name, Seat& s);
  void turn(const char* name, Seat& s);
  void seats(const char* name, SeatSet& set);
  void thrown(const char* name, Throw& t);
  template <class T> void bits(const char* name, T& set, int highest) {
    const std::string_view* w = take(name);
    if (w == nullptr) return;
    for (const std::string_view part : split(*w, ',')) {
      int n = 0;
      if (!numberAfter(part, "", 1, highest, n)) return wrong(*w);
      set = static_cast<T>(set | T{1} << n);
    }
  }
  template <std::size_t N> void throws(const char* name, std::array<Throw, N>& rows) {
    const std::string_view* w = take(name);
    if (w == nullptr) return;
    const auto parts = split(*w, ',');
    if (parts.size() > N) return wrong(*w);
    for (std::size_t i = 0; i < parts.size(); ++i)
      if (parts[i] != "-" && !readThrow(parts[i], rows[i])) return wrong(*w);
  }

  Permission done() const; // refuses words that do not fit or that nobody asked for

private:
  struct Word {
    std::string_view name, value;
    bool taken = false;
  };
  const std::string_view* take(std::string_view name);
  static bool readThrow(std::string_view, Throw&);
  void wrong(std::string_view word) {
    if (wrong_.empty()) wrong_ = word.empty() ? "=" : word.substr(0, 40);
  }
  int seats_;
  std::vector<Word> words_;
  std::string wrong_;
};

} // namespace mk::dice
