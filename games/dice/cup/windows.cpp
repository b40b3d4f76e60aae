// Windows: writing throws, what is still to be expected, position and table. Rules: three- to five-dice games, section
// 5, games 107 and 108.
#include "games/dice/cup/windows.h"

#include "games/dice/base/words.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace mk::dice {

namespace {

constexpr std::int16_t kWindowButton = 0; // and the two after it

const char* const kNames[] = {MK_TEXT("games", "Sixes"), MK_TEXT("games", "Twos"), MK_TEXT("games", "Fours")};

std::array<int, 3> valuesOf(const Counts& c) {
  return {Windows::value(6, c), Windows::value(2, c), Windows::value(4, c)};
}

} // namespace

Windows::Windows(const Setup& s, const Rules& rules) : CupMechanic(s), rules_(rules) {
  if (chosen(s.options, "windows", "in-order")) filling_ = Filling::InOrder;
  if (chosen(s.options, "windows", "all")) filling_ = Filling::All;
}

int Windows::value(int face, const Counts& c) {
  constexpr int kTimes[] = {0, 1, 3, 6, 6, 6};
  return face * kTimes[c[static_cast<std::size_t>(face)]];
}

void Windows::begin(Cup&, State& s) const {
  for (auto& seat : s.left) seat.fill(static_cast<std::uint8_t>(rules_.uses));
  for (auto& seat : s.points) seat.fill(0);
}

bool Windows::open(const Cup& c, const State& s, int window) const {
  return c.extra() || s.left[at(c.toMove)][static_cast<std::size_t>(window)] > 0;
}
int Windows::windowsOpen(const Cup& c, const State& s) const {
  int n = 0;
  for (int w = 0; w < kWindows; ++w) n += open(c, s, w);
  return n;
}

Step Windows::step(const Cup& c, const State&) const {
  return c.hand ? Step::decide(c.toMove) : Step::thrown(c.toMove, 3);
}

void Windows::write(Cup& c, State& s, int window) const {
  const auto w = static_cast<std::size_t>(window);
  const int points = value(kFace[w], c.last.counts());
  for (std::size_t i = 0; i < c.last.count; ++i)
    if (c.last.face[i] == kFace[w]) c.lit = static_cast<std::uint8_t>(c.lit | 1u << i);
  c.score(points);
  if (c.extra()) return;
  --s.left[at(c.toMove)][w];
  s.points[at(c.toMove)][w] = static_cast<std::int16_t>(s.points[at(c.toMove)][w] + points);
}

Then Windows::fall(Cup& c, State& s, const Thrown&) const {
  if (filling_ == Filling::All) {
    for (const int face : kFace) c.score(value(face, c.last.counts()));
    for (std::size_t i = 0; i < c.last.count; ++i)
      if (c.last.face[i] % 2 == 0) c.lit = static_cast<std::uint8_t>(c.lit | 1u << i);
    return Then::TurnOver;
  }
  if (filling_ == Filling::InOrder && !c.extra()) {
    write(c, s, (c.round - 1) % kWindows);
    return Then::TurnOver;
  }
  if (windowsOpen(c, s) > 1) return Then::GoesOn;
  for (int w = 0; w < kWindows; ++w)
    if (open(c, s, w)) {
      write(c, s, w);
      break;
    }
  return Then::TurnOver;
}

void Windows::moves(const Cup& c, const State& s, std::vector<Move>& out) const {
  for (int w = 0; w < kWindows; ++w)
    if (open(c, s, w)) out.push_back({static_cast<std::uint8_t>(w)});
}

Then Windows::play(Cup& c, State& s, const Move& m) const {
  write(c, s, m.window);
  return Then::TurnOver;
}

std::string Windows::moveText(const Cup&, const State&, const Move& m) const {
  return "win " + std::to_string(kFace[m.window]);
}

Gesture Windows::gesture(const Cup&, const State&, const Move& m) const {
  Gesture g;
  g.path.push_back(Stroke::button(kWindowButton + m.window));
  return g;
}

std::vector<Gesture> Windows::otherGestures(const Cup& c, const State&, const Move& m) const {
  Gesture g; // line 0 of the sheet names the seats; the windows follow
  g.path.push_back(Stroke::place(kCupSheet, (1 + m.window) * (seats() + 1) + 1 + c.toMove));
  return {g};
}

void Windows::offer(const Cup& c, const State&, const std::vector<Move>& list, View& v) const {
  for (const Move& m : list) {
    const int face = kFace[m.window];
    v.buttons.push_back(
        {static_cast<std::int16_t>(kWindowButton + m.window),
         {MK_TEXT("games", "%1: %2"), {Arg::phrase(kNames[m.window]), Arg::number(value(face, c.last.counts()))}},
         static_cast<char>('0' + face)});
  }
}

// The mean of all that is still to be written, where every throw is written where it is best.
double Windows::worth(const std::array<std::uint8_t, kWindows>& left) const {
  struct Chance {
    std::array<int, kWindows> values;
    double p;
  };
  static const std::vector<Chance> throws = [] {
    std::vector<Chance> out;
    for (int a = 1; a <= 6; ++a)
      for (int b = a; b <= 6; ++b)
        for (int d = b; d <= 6; ++d) {
          Counts n{};
          for (const int f : {a, b, d}) ++n[static_cast<std::size_t>(f)];
          const double ways = a == b && b == d ? 1 : a == b || b == d ? 3 : 6;
          out.push_back({valuesOf(n), ways / 216});
        }
    return out;
  }();
  using Table = std::array<double, 64>; // by the uses left, 0..3 of each window
  static const Table means = [] {
    Table t{};
    for (unsigned at = 1; at < 64; ++at) {
      double sum = 0;
      for (const Chance& c : throws) {
        double best = -1;
        for (unsigned w = 0; w < kWindows; ++w)
          if ((at >> (2 * w) & 3u) != 0) best = std::max(best, c.values[w] + t[at - (1u << (2 * w))]);
        sum += c.p * best;
      }
      t[at] = sum;
    }
    return t;
  }();
  return means[left[0] + 4u * left[1] + 16u * left[2]];
}

std::optional<Windows::Move> Windows::suggest(const Cup& c, const State& s, const std::vector<Move>& list,
                                              Random&) const {
  const auto worthOf = [&](const Move& m) {
    auto left = s.left[at(c.toMove)];
    if (!c.extra()) --left[m.window];
    return value(kFace[m.window], c.last.counts()) + (c.extra() ? 0 : worth(left));
  };
  return *std::ranges::max_element(list, {}, worthOf);
}

std::string Windows::stateText(const Cup&, const State& s, Seat k) const {
  if (filling_ == Filling::All) return {};
  std::string out;
  for (std::size_t w = 0; w < kWindows; ++w)
    out += (w == 0 ? "" : ",") + std::to_string(kFace[w]) + ":" + std::to_string(s.left[at(k)][w]);
  return out;
}

bool Windows::readWord(Cup&, State& s, Seat k, std::string_view word) const {
  const auto parts = split(word, ',');
  if (parts.size() != kWindows) return false;
  for (std::size_t w = 0; w < kWindows; ++w) {
    int n = 0;
    if (!numberAfter(parts[w], std::to_string(kFace[w]) + ":", 0, rules_.uses, n)) return false;
    s.left[at(k)][w] = static_cast<std::uint8_t>(n);
    s.points[at(k)][w] = n < rules_.uses ? std::int16_t{-1} : std::int16_t{0}; // what was written is not told
  }
  return true;
}

Phrase Windows::fault(const Cup& c, const State& s) const {
  if (c.hand && c.last.count != 3) return MK_TEXT("games", "three dice are thrown");
  if (filling_ == Filling::All) return {};
  for (Seat k = 0; k < seats(); ++k) {
    const auto& left = s.left[at(k)];
    const int used = rounds() - std::accumulate(left.begin(), left.end(), 0);
    const bool done = c.stage != Stage::Play || // has had the turn of this round
                      (k - c.starter + seats()) % seats() < (c.toMove - c.starter + seats()) % seats();
    if (used != (c.stage == Stage::Play ? c.round - 1 + done : rounds()))
      return MK_TEXT("games", "a window was used too often or not at all");
  }
  return {};
}

TrayDice Windows::tray(const Cup& c, const State& s) const {
  TrayDice out = CupMechanic::tray(c, s);
  if (c.hand)
    for (TrayDie& d : out) d.lit = d.face % 2 == 0;
  return out;
}

Phrase Windows::prompt(const Cup& c, const State& s, const Step& now) const {
  const Arg who = Arg::seat(now.seat);
  if (now.kind == Step::Kind::Decide)
    return {MK_TEXT("games", "%1: in which window do you write %2?"), {who, Arg::literal(c.last.spoken())}};
  if (c.extra() || filling_ != Filling::InOrder) {
    if (filling_ == Filling::Chosen && !c.extra() && windowsOpen(c, s) == 1)
      for (int w = 0; w < kWindows; ++w)
        if (open(c, s, w))
          return {MK_TEXT("games", "%1: throw, only this window is left: %2"), {who, Arg::phrase(kNames[w])}};
    return {MK_TEXT("games", "%1: throw; sixes, twos and fours count"), {who}};
  }
  return {MK_TEXT("games", "%1: throw for this window: %2"), {who, Arg::phrase(kNames[(c.round - 1) % kWindows])}};
}

Phrase Windows::tellThrow(const Cup& before, const State&, const Cup& after, Seat seat, const Thrown& t) const {
  if (after.hand && after.toMove == before.toMove) return tellThrown(seat, t);
  if (before.extra()) return tellThrown(seat, t);
  return tellThrown(seat, t, after.total[at(seat)] - before.total[at(seat)]);
}

Phrase Windows::tellMove(const Cup& before, const State&, Seat seat, const Move& m) const {
  return {MK_TEXT("games", "%1 writes %2 in a window: %3, %4"),
          {Arg::seat(seat), Arg::literal(before.last.spoken()), Arg::phrase(kNames[m.window]),
           Arg::number(value(kFace[m.window], before.last.counts()))}};
}

void Windows::sheet(SheetLines& out, const Cup& c, const State& s) const {
  if (filling_ == Filling::All) return;
  for (std::size_t w = 0; w < kWindows; ++w)
    out.line(kNames[w], [&](Seat k) {
      Cell cell;
      const bool mine = k == c.toMove && c.hand && open(c, s, static_cast<int>(w));
      const int points = s.points[at(k)][w], left = s.left[at(k)][w];
      std::string t;
      for (int i = 0; i < rules_.uses && rules_.uses > 1; ++i) t += i < rules_.uses - left ? "\u25cf" : "\u25cb";
      if (mine)
        t += (t.empty() ? "" : "  +") + std::to_string(value(kFace[w], c.last.counts()));
      else if (left < rules_.uses)
        t += (t.empty() ? "" : "  ") +
             (points < 0 ? std::string(rules_.uses > 1 ? "" : "\u2713") : std::to_string(points));
      cell = written(t);
      cell.open = mine;
      cell.preview = mine;
      return cell;
    });
}

} // namespace mk::dice
