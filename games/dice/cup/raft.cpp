// Raft: dividing a throw, what is still to be expected, notation and table. Rules: three- to five-dice games, section
// 5, game 116.
#include "games/dice/cup/raft.h"

#include "games/dice/base/words.h"

#include <algorithm>

namespace mk::dice {

namespace {

enum Button : std::int16_t { kDone, kNothing, kFull }; // kFull and after: crossing these numbers off

using Numbers = Raft::Numbers;
using Faces = Thrown::Faces;

constexpr Numbers bit(int number) { return static_cast<Numbers>(1u << number); }
bool isOpen(Numbers open, int number) {
  return number >= Raft::kLowest && number <= Raft::kHighest && (open & bit(number));
}

int sumTo(const Faces& face, const Raft::Move& m, int number) {
  int sum = 0;
  for (std::size_t i = 0; i < m.to.size(); ++i)
    if (m.to[i] == number) sum += face[i];
  return sum;
}

// Equal dice stand for each other: the number of the one further left is not smaller.
bool isFirstOfTwins(const Faces& face, const Raft::Move& m) {
  for (std::size_t i = 0; i < m.to.size(); ++i)
    for (std::size_t j = 0; j < i; ++j)
      if (face[i] == face[j] && m.to[i] > m.to[j]) return false;
  return true;
}

// Calls f(move) for every way to divide the dice so that all groups are open numbers; nothing crossed comes last.
template <class F> void eachDivision(const Faces& face, Numbers open, F f) {
  Raft::Move m;
  const auto place = [&](const auto& self, std::size_t die) -> void {
    if (die == m.to.size()) {
      for (const int n : m.to)
        if (n != 0 && sumTo(face, m, n) != n) return;
      if (isFirstOfTwins(face, m)) f(m);
      return;
    }
    for (int n = Raft::kHighest; n >= Raft::kLowest; --n)
      if (isOpen(open, n) && face[die] <= n) {
        m.to[die] = static_cast<std::uint8_t>(n);
        self(self, die + 1);
      }
    m.to[die] = 0;
    self(self, die + 1);
  };
  place(place, 0);
}

// Every open number that is the sum of any of the dice.
Numbers allSums(const Faces& face, Numbers open) {
  Numbers out = 0;
  for (unsigned set = 1; set < 8; ++set) {
    int sum = 0;
    for (std::size_t i = 0; i < 3; ++i)
      if ((set >> i & 1u) != 0) sum += face[i];
    if (isOpen(open, sum)) out |= bit(sum);
  }
  return out;
}

std::string digitsOf(const Faces& face, const Raft::Move& m, int number) {
  std::string out;
  for (std::size_t i = 0; i < m.to.size(); ++i)
    if (m.to[i] == number) out += static_cast<char>('0' + face[i]);
  std::ranges::sort(out);
  return out;
}

template <class F> void eachNumberDown(Numbers set, F f) {
  for (int n = Raft::kHighest; n >= Raft::kLowest; --n)
    if ((set & bit(n)) != 0) f(n);
}

// "8 = 3 + 5, 6"
std::string spokenMove(const Faces& face, const Raft::Move& m) {
  std::string out;
  eachNumberDown(m.crossed(), [&](int n) {
    const std::string dice = digitsOf(face, m, n);
    out += (out.empty() ? "" : ", ") + std::to_string(n);
    for (std::size_t i = 0; i < dice.size() && dice.size() > 1; ++i)
      out += (i == 0 ? " = " : " + ") + dice.substr(i, 1);
  });
  return out;
}

std::string spokenNumbers(Numbers set) {
  std::string out;
  eachNumberDown(set, [&](int n) { out += (out.empty() ? "" : ", ") + std::to_string(n); });
  return out;
}

} // namespace

Numbers Raft::Move::crossed() const {
  Numbers out = 0;
  for (const int n : to)
    if (n != 0) out |= bit(n);
  return out;
}

Raft::Raft(const Setup& s, const Rules&) : CupMechanic(s), allSums_(chosen(s.options, "sums", "all")) {}

void Raft::begin(Cup&, State& s) const {
  for (Seat k = 0; k < seats(); ++k) s.open[at(k)] = kAll;
}

Step Raft::step(const Cup& c, const State&) const {
  return c.hand ? Step::decide(c.toMove) : Step::thrown(c.toMove, 3);
}

Then Raft::fall(Cup& c, State& s, const Thrown& t) const {
  Numbers& open = s.open[at(c.toMove)];
  const Numbers sums = allSums(t.face, open);
  if (allSums_) {
    open = static_cast<Numbers>(open & ~sums);
    if (sums != 0) c.lit = t.all();
    return open == 0 ? Then::Goal : Then::TurnOver;
  }
  return sums == 0 ? Then::TurnOver : Then::GoesOn; // where no group fits there is nothing to decide
}

void Raft::moves(const Cup& c, const State& s, std::vector<Move>& out) const {
  eachDivision(c.last.face, s.open[at(c.toMove)], [&](const Move& m) { out.push_back(m); });
}

Then Raft::play(Cup& c, State& s, const Move& m) const {
  Numbers& open = s.open[at(c.toMove)];
  open = static_cast<Numbers>(open & ~m.crossed());
  for (std::size_t i = 0; i < m.to.size(); ++i)
    if (m.to[i] != 0) c.lit = static_cast<std::uint8_t>(c.lit | 1u << i);
  return open == 0 ? Then::Goal : Then::TurnOver;
}

std::vector<Raft::Move> Raft::fullMoves(const Cup& c, const State& s) const {
  std::vector<Move> all, out;
  moves(c, s, all);
  for (const Move& m : all) {
    const bool more = std::ranges::any_of(
        all, [&](const Move& o) { return o.crossed() != m.crossed() && (o.crossed() & m.crossed()) == m.crossed(); });
    const bool again = std::ranges::any_of(out, [&](const Move& o) { return o.crossed() == m.crossed(); });
    if (!more && !again) out.push_back(m);
  }
  return out;
}

double Raft::turnsLeft(Numbers open) {
  static const std::array<double, 64> turns = [] { // by the numbers from 3 up
    std::array<double, 64> t{};
    for (unsigned set = 1; set < 64; ++set) {
      double passed = 0, sum = 0; // throws that cross nothing off, and the mean of the others
      for (std::uint8_t a = 1; a <= 6; ++a)
        for (std::uint8_t b = 1; b <= 6; ++b)
          for (std::uint8_t d = 1; d <= 6; ++d) {
            double best = -1;
            eachDivision(Faces{a, b, d}, static_cast<Numbers>(set << kLowest), [&](const Move& m) {
              if (m.crossed() == 0) return;
              const double rest = t[set & ~(static_cast<unsigned>(m.crossed()) >> kLowest)];
              if (best < 0 || rest < best) best = rest;
            });
            if (best < 0)
              ++passed;
            else
              sum += best;
          }
      t[set] = (216 + sum) / (216 - passed);
    }
    return t;
  }();
  return turns[static_cast<unsigned>(open) >> kLowest];
}

std::optional<Raft::Move> Raft::suggest(const Cup& c, const State& s, const std::vector<Move>& list, Random&) const {
  const Numbers open = s.open[at(c.toMove)];
  return *std::ranges::min_element(list, {}, [&](const Move& m) { return turnsLeft(open & ~m.crossed()); });
}

// --- notation

std::string Raft::moveText(const Cup& c, const State&, const Move& m) const {
  std::string out = "cross";
  eachNumberDown(m.crossed(), [&](int n) { out += " " + std::to_string(n) + "=" + digitsOf(c.last.face, m, n); });
  return m.crossed() == 0 ? "cross -" : out;
}

namespace {

// One group of a move, "8=35": marks its dice in `m`.
Permission readGroup(std::string_view word, const Thrown& t, Numbers open, Raft::Move& m) {
  int n = 0;
  const auto cut = word.find('=');
  const Arg whole = Arg::literal(std::string(word.substr(0, 20)));
  if (cut == std::string_view::npos || !numberAfter(word.substr(0, cut), "", 0, 99, n))
    return refuse({MK_TEXT("games", "Write a number and its dice, as in 8=35; this is neither: “%1”"), {whole}});
  if (!isOpen(open, n)) return refuse({MK_TEXT("games", "The number %1 is not open."), {Arg::number(n)}});
  if ((m.crossed() & bit(n)) != 0)
    return refuse({MK_TEXT("games", "The number %1 is crossed off once only."), {Arg::number(n)}});
  for (const char digit : word.substr(cut + 1)) {
    std::size_t i = 0;
    while (i < m.to.size() && (t.face[i] != digit - '0' || m.to[i] != 0)) ++i;
    if (i == m.to.size())
      return refuse(
          {MK_TEXT("games", "There is no %1 left among the dice: each die serves once."), {Arg::literal({digit})}});
    m.to[i] = static_cast<std::uint8_t>(n);
  }
  if (const int sum = sumTo(t.face, m, n); sum != n)
    return refuse({MK_TEXT("games", "These dice add up to %1, not to %2."), {Arg::number(sum), Arg::number(n)}});
  return Ok{};
}

} // namespace

Checked<Raft::Move> Raft::readMove(const Cup& c, const State& s, std::string_view t) const {
  Move m;
  if (nextWord(t) != "cross")
    return refuse(MK_TEXT("games", "Cross numbers off with dice, as in “cross 8=35 6=6”, or nothing: “cross -”."));
  std::string_view word = nextWord(t);
  if (word == "-" && nextWord(t).empty()) return m;
  if (word.empty()) return refuse(MK_TEXT("games", "Say which numbers, or “cross -” for none."));
  for (; !word.empty(); word = nextWord(t))
    if (auto ok = readGroup(word, c.last, s.open[at(c.toMove)], m); !ok) return Refusal{ok.why()};
  // The listed one of several that differ only in which of two equal dice does what.
  std::vector<Move> list;
  moves(c, s, list);
  const std::string wanted = moveText(c, s, m);
  return *std::ranges::find_if(list, [&](const Move& o) { return moveText(c, s, o) == wanted; });
}

std::string Raft::stateText(const Cup& c, const State& s, Seat k) const {
  std::string out;
  eachNumberDown(s.open[at(k)], [&](int n) { out += static_cast<char>('0' + n); });
  return out.empty() && c.begun() ? "0" : out;
}

bool Raft::readWord(Cup&, State& s, Seat k, std::string_view word) const {
  Numbers open = 0;
  for (const char digit : word) {
    const int n = digit - '0';
    if (word == "0") break;
    if (n < kLowest || n > kHighest || (open & bit(n)) != 0) return false;
    open |= bit(n);
  }
  s.open[at(k)] = open;
  return true;
}

Phrase Raft::fault(const Cup& c, const State& s) const {
  if (c.hand && c.last.count != 3) return MK_TEXT("games", "three dice are thrown");
  for (Seat k = 0; k < seats(); ++k) {
    if ((s.open[at(k)] & ~kAll) != 0) return MK_TEXT("games", "there is no such number");
    if (c.stage == Stage::Play && (s.open[at(k)] == 0) != has(c.goal, k))
      return MK_TEXT("games", "an empty sheet has reached the goal");
  }
  return {};
}

// --- the table

Gesture Raft::gesture(const Cup& c, const State&, const Move& m) const {
  Gesture g; // dice are put on numbers of the sheet, then that is confirmed
  for (std::size_t i = 0; i < m.to.size(); ++i)
    if (m.to[i] != 0) {
      const int line = 1 + kHighest - m.to[i];
      g.chosen.push_back(Stroke::link({kCupTray, static_cast<std::int16_t>(i)},
                                      {kCupSheet, static_cast<std::int16_t>(line * (seats() + 1) + 1 + c.toMove)}));
    }
  g.path.push_back(Stroke::button(g.chosen.empty() ? kNothing : kDone));
  return g;
}

std::vector<Gesture> Raft::otherGestures(const Cup& c, const State& s, const Move& m) const {
  const auto full = fullMoves(c, s);
  const auto it = std::ranges::find(full, m);
  if (it == full.end()) return {};
  Gesture g;
  g.path.push_back(Stroke::button(kFull + static_cast<int>(it - full.begin())));
  return {g};
}

void Raft::offer(const Cup& c, const State& s, const std::vector<Move>&, View& v) const {
  const auto full = fullMoves(c, s);
  for (std::size_t i = 0; i < full.size(); ++i)
    v.buttons.push_back({static_cast<std::int16_t>(kFull + i), Phrase::plain(spokenNumbers(full[i].crossed())),
                         static_cast<char>('1' + i)});
  v.buttons.push_back({kDone, MK_TEXT("games", "Cross off as laid"), ' '});
  v.buttons.push_back({kNothing, MK_TEXT("games", "Nothing"), 'n'});
}

Phrase Raft::prompt(const Cup& c, const State& s, const Step& now) const {
  const Arg who = Arg::seat(now.seat), open = Arg::literal(spokenNumbers(s.open[at(now.seat)]));
  if (now.kind == Step::Kind::Decide)
    return {MK_TEXT("games", "%1: divide %2 and cross off sums"), {who, Arg::literal(c.last.spoken())}};
  return {MK_TEXT("games", "%1: throw; still needed: %2"), {who, open}};
}

Phrase Raft::tellThrow(const Cup& before, const State& was, const Cup& after, Seat seat, const Thrown& t) const {
  const Numbers sums = allSums(t.face, was.open[at(seat)]);
  const Arg who = Arg::seat(seat), thrown = Arg::literal(t.spoken());
  if (sums == 0) return {MK_TEXT("games", "%1 throws %2 and can cross nothing off"), {who, thrown}};
  if (allSums_)
    return {MK_TEXT("games", "%1 throws %2 and crosses off %3"), {who, thrown, Arg::literal(spokenNumbers(sums))}};
  (void)before, (void)after;
  return tellThrown(seat, t);
}

Phrase Raft::tellMove(const Cup& before, const State&, Seat seat, const Move& m) const {
  if (m.crossed() == 0) return {MK_TEXT("games", "%1 crosses nothing off"), {Arg::seat(seat)}};
  return {MK_TEXT("games", "%1 crosses off %2"), {Arg::seat(seat), Arg::literal(spokenMove(before.last.face, m))}};
}

void Raft::sheet(SheetLines& out, const Cup& c, const State& s) const {
  for (int n = kHighest; n >= kLowest; --n)
    out.line(Phrase::plain(std::to_string(n)), [&](Seat k) {
      Cell cell = written(n);
      cell.struck = !isOpen(s.open[at(k)], n);
      cell.open = !cell.struck && k == c.toMove;
      return cell;
    });
}

Phrase Raft::wonBy(const Cup& c, const State& s, Seat k) const {
  if (s.open[at(k)] == 0) return {MK_TEXT("games", "%1 has crossed off all six numbers."), {Arg::seat(k)}};
  (void)c;
  return {MK_TEXT("games", "%1 has crossed off the most numbers."), {Arg::seat(k)}};
}

} // namespace mk::dice
