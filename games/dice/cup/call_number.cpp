// Calling numbers: what may be called, position and table. Rules: three- to five-dice games, section 5, game 145.
#include "games/dice/cup/call_number.h"

#include <bit>

namespace mk::dice {

namespace {

using Numbers = CallNumber::Numbers;

constexpr Numbers bit(int face) { return static_cast<Numbers>(1u << face); }

std::string digitsOf(Numbers set) {
  std::string out;
  for (int n = 1; n <= 6; ++n)
    if ((set & bit(n)) != 0) out += static_cast<char>('0' + n);
  return out;
}

int hits(const Thrown& t, Numbers called) {
  int n = 0;
  for (std::size_t i = 0; i < t.count; ++i) n += (called & bit(t.face[i])) != 0;
  return n;
}

// "4", "4 and 6"
Phrase spoken(Numbers called) {
  const std::string d = digitsOf(called);
  if (d.size() != 2) return Phrase::plain(d);
  return {MK_TEXT("games", "%1 and %2"), {Arg::number(d[0] - '0'), Arg::number(d[1] - '0')}};
}

} // namespace

CallNumber::CallNumber(const Setup& s, const Rules& rules)
    : CupMechanic(s), rules_(rules), calls_(chosen(s.options, "numbers", "two-free") ? 2 : 1) {}

void CallNumber::begin(Cup&, State& s) const {
  for (Seat k = 0; k < seats(); ++k) s.open[at(k)] = kAll;
  for (auto& seat : s.hits) seat.fill(-1);
}

Numbers CallNumber::callable(const Cup& c, const State& s) const {
  const Numbers open = crosses() && !c.extra() ? s.open[at(c.toMove)] : kAll;
  return static_cast<Numbers>(open & ~s.called);
}

Step CallNumber::step(const Cup& c, const State& s) const {
  return std::popcount(s.called) < calls_ ? Step::decide(c.toMove) : Step::thrown(c.toMove, rules_.dice);
}

Then CallNumber::fall(Cup& c, State& s, const Thrown& t) const {
  for (std::size_t i = 0; i < t.count; ++i)
    if ((s.called & bit(t.face[i])) != 0) c.lit = static_cast<std::uint8_t>(c.lit | 1u << i);
  const int n = hits(t, s.called);
  c.score(n);
  if (crosses() && !c.extra())
    s.hits[at(c.toMove)][static_cast<std::size_t>(std::countr_zero(s.called) - 1)] = static_cast<std::int8_t>(n);
  return Then::TurnOver;
}

void CallNumber::moves(const Cup& c, const State& s, std::vector<Move>& out) const {
  for (std::uint8_t n = 1; n <= 6; ++n)
    if ((callable(c, s) & bit(n)) != 0) out.push_back({n});
}

Then CallNumber::play(Cup& c, State& s, const Move& m) const {
  s.called = static_cast<Numbers>(s.called | bit(m.number));
  if (crosses() && !c.extra()) s.open[at(c.toMove)] = static_cast<Numbers>(s.open[at(c.toMove)] & ~bit(m.number));
  return Then::GoesOn;
}

std::string CallNumber::moveText(const Cup&, const State&, const Move& m) const {
  return "call " + std::to_string(m.number);
}

Gesture CallNumber::gesture(const Cup&, const State&, const Move& m) const {
  Gesture g;
  g.path.push_back(Stroke::button(m.number));
  return g;
}

std::vector<Gesture> CallNumber::otherGestures(const Cup& c, const State&, const Move& m) const {
  if (!crosses() || c.extra()) return {};
  Gesture g; // the number in the player's column
  g.path.push_back(Stroke::place(kCupSheet, m.number * (seats() + 1) + 1 + c.toMove));
  return {g};
}

void CallNumber::offer(const Cup&, const State&, const std::vector<Move>& list, View& v) const {
  for (const Move& m : list)
    v.buttons.push_back({m.number, Phrase::plain(std::to_string(m.number)), static_cast<char>('0' + m.number)});
}

std::string CallNumber::stateText(const Cup& c, const State& s, Seat k) const {
  std::string out = crosses() ? digitsOf(s.open[at(k)]) : "";
  if (k == c.toMove && s.called != 0) out += (out.empty() ? "c=" : " c=") + digitsOf(s.called);
  return out;
}

bool CallNumber::readWord(Cup& c, State& s, Seat k, std::string_view word) const {
  const bool called = word.starts_with("c=");
  if (called ? k != c.toMove : !crosses()) return false;
  Numbers set = 0;
  for (const char digit : called ? word.substr(2) : word) {
    if (digit < '1' || digit > '6' || (set & bit(digit - '0')) != 0) return false;
    set = static_cast<Numbers>(set | bit(digit - '0'));
  }
  (called ? s.called : s.open[at(k)]) = set;
  return true;
}

Phrase CallNumber::fault(const Cup& c, const State& s) const {
  if (std::popcount(s.called) > calls_) return MK_TEXT("games", "too many numbers are called");
  if (!crosses()) return {};
  for (Seat k = 0; k < seats(); ++k) {
    const int crossed = 6 - std::popcount(s.open[at(k)]);
    const bool before = (k - c.starter + seats()) % seats() < (c.toMove - c.starter + seats()) % seats();
    const int turns = c.stage != Stage::Play ? rounds() : c.round - 1 + (before || (k == c.toMove && s.called != 0));
    if (crossed != turns) return MK_TEXT("games", "the numbers crossed off do not fit the round");
  }
  if (c.stage == Stage::Play && (s.called & s.open[at(c.toMove)]) != 0)
    return MK_TEXT("games", "a number is called and open");
  return {};
}

Phrase CallNumber::prompt(const Cup&, const State& s, const Step& now) const {
  const Arg who = Arg::seat(now.seat);
  if (now.kind == Step::Kind::Throw)
    return {MK_TEXT("games", "%1: throw! Called: %2"), {who, Arg::phrase(spoken(s.called))}};
  if (s.called != 0)
    return {MK_TEXT("games", "%1: call a second number beside %2"), {who, Arg::phrase(spoken(s.called))}};
  if (!crosses()) return {MK_TEXT("games", "%1: call the first of two numbers"), {who}};
  return {MK_TEXT("games", "%1: call a number, then throw"), {who}};
}

Phrase CallNumber::tellThrow(const Cup&, const State& was, const Cup&, Seat seat, const Thrown& t) const {
  return Phrase::counted(MK_TEXT_N("games", "%1 throws %2: %n hit(s)"), hits(t, was.called),
                         {Arg::seat(seat), Arg::literal(t.spoken())});
}

Phrase CallNumber::tellMove(const Cup&, const State&, Seat seat, const Move& m) const {
  return {MK_TEXT("games", "%1 calls the %2"), {Arg::seat(seat), Arg::number(m.number)}};
}

Phrase CallNumber::trayLabel(const Cup&, const State& s) const {
  if (s.called == 0) return {};
  return {MK_TEXT("games", "called: %1"), {Arg::phrase(spoken(s.called))}};
}

void CallNumber::sheet(SheetLines& out, const Cup& c, const State& s) const {
  if (!crosses()) return;
  static constexpr const char* kNames[] = {MK_TEXT("games", "Ones"),   MK_TEXT("games", "Twos"),
                                           MK_TEXT("games", "Threes"), MK_TEXT("games", "Fours"),
                                           MK_TEXT("games", "Fives"),  MK_TEXT("games", "Sixes")};
  for (int n = 1; n <= 6; ++n)
    out.line(kNames[n - 1], [&](Seat k) {
      const bool turn = k == c.toMove && c.stage == Stage::Play;
      Cell cell;
      if ((s.open[at(k)] & bit(n)) != 0) {
        cell.open = turn && s.called == 0;
        cell.struck = c.stage == Stage::Over; // left over
        return cell;
      }
      const int brought = s.hits[at(k)][static_cast<std::size_t>(n - 1)];
      cell = brought >= 0 ? written(brought) : written(turn && (s.called & bit(n)) != 0 ? "?" : "\u2713");
      cell.open = turn && (s.called & bit(n)) != 0;
      return cell;
    });
}

} // namespace mk::dice
