// Fifteen: tasks, answers, notation and table. Rules: three- to five-dice games, section 5, game 101.
#include "games/dice/cup/fifteen.h"

#include "games/dice/cup/arithmetic.h"
#include "games/dice/cup/timed.h"

#include <algorithm>

namespace mk::dice {

namespace {

constexpr int kGoal = 15;
enum Button : std::int16_t { kGiveUp, kImpossible };

// "3 × 5 × 1 = 15"
std::string equation(const std::string& expression) {
  return shownExpression(expression) + " = " + std::to_string(kGoal);
}

} // namespace

Fifteen::Fifteen(const Setup& s, const Rules& rules)
    : CupMechanic(s), rules_(rules), mayBeImpossible_(chosen(s.options, "unsolvable-throws", "call-impossible")) {
  if (!s.options.specs().empty()) games_ = s.options.number("games");
  if (chosen(s.options, "time", "60-s")) allowed_ = 60;
  if (chosen(s.options, "time", "none")) allowed_ = 0;
}

const std::optional<std::string>& Fifteen::solution(const Thrown& t) {
  using Table = std::array<std::optional<std::string>, 216>;
  const auto indexOf = [](const Thrown::Faces& f) {
    return static_cast<std::size_t>(36 * (f[0] - 1) + 6 * (f[1] - 1) + f[2] - 1);
  };
  static const Table table = [&] {
    Table out;
    for (std::uint8_t a = 1; a <= 6; ++a)
      for (std::uint8_t b = a; b <= 6; ++b)
        for (std::uint8_t c = b; c <= 6; ++c) {
          const std::array<std::uint8_t, 3> dice{a, b, c};
          out[indexOf({a, b, c})] = expressionFor(kGoal, dice);
        }
    return out;
  }();
  return table[indexOf(t.sorted())];
}

Then Fifteen::fall(Cup& c, State&, const Thrown& t) const {
  if (!mayBeImpossible_ && !solution(t)) c.hand = false; // no task: thrown again
  return Then::GoesOn;
}

void Fifteen::moves(const Cup& c, const State&, std::vector<Move>& out) const {
  if (const auto& found = solution(c.last)) out.push_back({Move::Kind::Answer, *found, 0});
  if (mayBeImpossible_) out.push_back({Move::Kind::Impossible, {}, 0});
  out.push_back({});
}

Then Fifteen::play(Cup& c, State& s, const Move& m) const {
  const bool right =
      m.kind == Move::Kind::Answer || (m.kind == Move::Kind::Impossible && !solution(c.last).has_value());
  if (right) {
    c.score(1);
    c.lit = c.last.all();
  }
  s.seconds[at(c.toMove)] += right ? m.seconds : allowed_;
  return Then::TurnOver;
}

Then Fifteen::expire(Cup& c, State& s) const { return play(c, s, {}); }

SeatSet Fifteen::undecided(const Cup&, const State& s, SeatSet left) const {
  SeatSet quickest = 0;
  std::int32_t least = 0;
  eachSeat(left, [&](Seat k) {
    if (quickest == 0 || s.seconds[at(k)] < least) quickest = 0, least = s.seconds[at(k)];
    if (s.seconds[at(k)] == least) quickest |= only(k);
  });
  return quickest;
}

Phrase Fifteen::decidedBy(const Cup&, const State&, Seat k) const {
  return {MK_TEXT("games", "The extra tasks settle nothing: %1 wins by taking less time."), {Arg::seat(k)}};
}

// --- notation: "expr (6*3)-3 t12", "impossible t4", "fail"

std::string Fifteen::moveText(const Cup&, const State&, const Move& m) const {
  if (m.kind == Move::Kind::Fail) return "fail";
  return withSeconds(m.kind == Move::Kind::Answer ? "expr " + m.expression : "impossible", m.seconds);
}

Checked<Fifteen::Move> Fifteen::readMove(const Cup& c, const State&, std::string_view t) const {
  Move m;
  m.seconds = takeSeconds(t);
  if (comesTooLate(m.seconds, allowed_)) return tooLate(allowed_);
  if (allowed_ == 0) m.seconds = 0;
  if (t == "fail") return Move{};
  if (t == "impossible") {
    if (!mayBeImpossible_)
      return refuse(MK_TEXT("games", "These dice can make 15: throws that cannot are thrown again."));
    m.kind = Move::Kind::Impossible;
    return m;
  }
  if (t == "expr" || t.starts_with("expr ")) t.remove_prefix(4); // typed at the table the expression stands alone
  auto plain = plainExpression(t);
  if (!plain) return Refusal{plain.why()};
  const auto value = valueOf(*plain, std::span(c.last.face).first(c.last.count));
  if (!value) return Refusal{value.why()};
  if (*value != Fraction{rules_.goal, 1})
    return refuse(
        {MK_TEXT("games", "%1 is %2, not 15."), {Arg::literal(shownExpression(*plain)), Arg::literal(value->text())}});
  m.kind = Move::Kind::Answer;
  m.expression = *plain;
  return m;
}

Gesture Fifteen::gesture(const Cup&, const State&, const Move& m) const {
  Gesture g;
  if (m.kind == Move::Kind::Answer)
    g.path.push_back(Stroke::typed("expr " + m.expression));
  else
    g.path.push_back(Stroke::button(m.kind == Move::Kind::Fail ? kGiveUp : kImpossible));
  return g;
}

void Fifteen::offer(const Cup&, const State&, const std::vector<Move>&, View& v) const {
  v.entry = Entry{MK_TEXT("games", "Expression"), true, 0, 0, {"+", "\u2212", "\u00d7", "\u00f7", "(", ")"}, kCupTray};
  if (mayBeImpossible_) v.buttons.push_back({kImpossible, MK_TEXT("games", "Impossible"), 0});
  v.buttons.push_back({kGiveUp, MK_TEXT("games", "Give this one up"), 0});
}

// Finds the answer, in the time that a quick head takes for it.
std::optional<Fifteen::Move> Fifteen::suggest(const Cup& c, const State&, const std::vector<Move>&,
                                              Random& random) const {
  const int seconds = allowed_ == 0 ? 0 : 4 + static_cast<int>(random.below(16));
  if (const auto& found = solution(c.last)) return Move{Move::Kind::Answer, *found, seconds};
  return Move{Move::Kind::Impossible, {}, seconds};
}

std::string Fifteen::stateText(const Cup&, const State& s, Seat k) const {
  return s.seconds[at(k)] == 0 ? std::string() : "t=" + std::to_string(s.seconds[at(k)]);
}

bool Fifteen::readWord(Cup&, State& s, Seat k, std::string_view word) const {
  int n = 0;
  if (allowed_ == 0 || !numberAfter(word, "t=", 1, 10'000, n)) return false;
  s.seconds[at(k)] = n;
  return true;
}

Phrase Fifteen::fault(const Cup& c, const State&) const {
  if (c.hand && c.last.count != 3) return MK_TEXT("games", "three dice are thrown");
  if (c.hand && !mayBeImpossible_ && !solution(c.last)) return MK_TEXT("games", "these dice are not a task");
  return {};
}

// --- the table

Phrase Fifteen::prompt(const Cup& c, const State&, const Step& now) const {
  const Arg who = Arg::seat(now.seat);
  if (now.kind == Step::Kind::Throw)
    return c.throws > 0 ? Phrase(MK_TEXT("games", "%1: these dice cannot make 15, throw again"), {who})
                        : Phrase(MK_TEXT("games", "%1: throw three dice and make 15 of them"), {who});
  return {MK_TEXT("games", "%1: make 15 of %2, each die once"), {who, Arg::literal(c.last.spoken())}};
}

Phrase Fifteen::tellThrow(const Cup&, const State&, const Cup& after, Seat seat, const Thrown& t) const {
  if (after.hand) return tellThrown(seat, t);
  return {MK_TEXT("games", "%1 throws %2: that cannot make 15"), {Arg::seat(seat), Arg::literal(t.spoken())}};
}

Phrase Fifteen::tellMove(const Cup& before, const State&, Seat seat, const Move& m) const {
  const Arg who = Arg::seat(seat);
  const auto& found = solution(before.last);
  if (m.kind == Move::Kind::Answer) return {MK_TEXT("games", "%1: %2"), {who, Arg::literal(equation(m.expression))}};
  if (m.kind == Move::Kind::Impossible && !found)
    return {MK_TEXT("games", "%1: “impossible”, and that is right"), {who}};
  const Arg answer = Arg::literal(equation(found.value_or("")));
  if (m.kind == Move::Kind::Impossible)
    return {MK_TEXT("games", "%1: “impossible”, but it could be done: %2"), {who, answer}};
  if (!found) return {MK_TEXT("games", "%1 gives up; it was impossible"), {who}};
  return {MK_TEXT("games", "%1 gives up; a solution was %2"), {who, answer}};
}

Phrase Fifteen::trayLabel(const Cup& c, const State&) const {
  if (!c.hand) return {};
  return Phrase::plain("= 15");
}

void Fifteen::sheet(SheetLines& out, const Cup&, const State& s) const {
  if (allowed_ == 0) return;
  out.line(MK_TEXT("games", "Seconds"), [&](Seat k) { return written(s.seconds[at(k)]); });
}

Phrase Fifteen::wonBy(const Cup& c, const State&, Seat k) const {
  return Phrase::counted(MK_TEXT_N("games", "%1 wins with %n task(s) solved."), c.total[at(k)], {Arg::seat(k)});
}

} // namespace mk::dice
