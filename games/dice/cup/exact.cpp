// Exact target: throws, counting and passing, positions as text, and what a sensible player does. Rules: three- to
// five-dice games, section 2, E.
#include "games/dice/cup/exact.h"

#include "games/dice/base/words.h"

#include <algorithm>

namespace mk::dice {

Exact::Exact(const Setup& s, const Rules& rules)
    : CupMechanic(s), rules_(rules), forced_(chosen(s.options, "counting", "forced")),
      orMore_(chosen(s.options, "target", "21-or-more")), rounds_(rules.rounds) {
  for (const int n : {2, 3})
    if (chosen(s.options, "wins-needed", std::to_string(n))) winsNeeded_ = n;
  if (chosen(s.options, "rounds", "30")) rounds_ = 30;
  if (chosen(s.options, "rounds", "unlimited")) rounds_ = 0;
  if (chosen(s.options, "order", "players-choice")) rules_.values = writtenInAnyOrder;
  plan_ = std::make_shared<const ExactPlan>(rules_.target, rules_.values, rules_.written, rules_.outlook);
}

ThrowValues Exact::offered(int total, const Thrown& t) const {
  ThrowValues out;
  for (const std::int16_t v : rules_.values(t)) {
    const int next = total + v;
    // A dead total that has to be counted costs everything; nobody takes one freely.
    if (orMore_ || (next <= rules_.target && (forced_ || !isDead(next)))) out.push_back(v);
  }
  return out;
}

Then Exact::fall(Cup& c, State& s, const Thrown& t) const {
  if (c.extra()) { // the numbers written are compared
    c.lit = t.all();
    c.score(rules_.values(t).back());
    return Then::TurnOver;
  }
  const ThrowValues v = offered(c.mine(), t);
  if (decides(v)) return Then::GoesOn;
  if (!v.empty()) return counts(c, s, v[0]);
  c.hand = false;
  if (!forced_ || !rules_.overEndsTurn) return goesOn(c);
  c.score(-c.mine());
  return Then::TurnOver;
}

Then Exact::counts(Cup& c, State& s, int value) const {
  c.hand = false;
  c.lit = c.last.all();
  c.score(value);
  if (isHit(c.mine())) {
    if (winsNeeded_ == 1 || ++s.wins[at(c.toMove)] == winsNeeded_) return Then::Goal;
    c.total[at(c.toMove)] = 0;
    return Then::TurnOver;
  }
  if (forced_ && isDead(c.mine())) c.score(-c.mine());
  return goesOn(c);
}

// After a throw that has not reached the target.
Then Exact::goesOn(Cup& c) const {
  if (nobodyCanAdd(c)) return Then::GameOver;
  return c.throws < rules_.throws ? Then::GoesOn : Then::TurnOver;
}

// Where dead totals stay, the rest of the rounds may change nothing any more.
bool Exact::nobodyCanAdd(const Cup& c) const {
  if (!rules_.deadTotals) return false;
  for (Seat k = 0; k < seats(); ++k)
    if (c.total[at(k)] + rules_.least <= rules_.target) return false;
  return true;
}

void Exact::moves(const Cup& c, const State&, std::vector<Move>& out) const {
  if (!c.hand) {
    out.push_back({Move::Kind::Throw, 0});
    out.push_back({Move::Kind::Reset, 0});
    return;
  }
  for (const std::int16_t v : offered(c.mine(), c.last)) out.push_back({Move::Kind::Count, v});
  if (mayPass()) out.push_back({Move::Kind::Pass, 0});
}

Then Exact::play(Cup& c, State& s, const Move& m) const {
  switch (m.kind) {
  case Move::Kind::Count:
    return counts(c, s, m.value);
  case Move::Kind::Pass:
    return goesOn(c);
  case Move::Kind::Reset:
    c.score(-c.mine());
    [[fallthrough]];
  case Move::Kind::Throw:
    s.ready = true;
    return Then::GoesOn;
  }
  return Then::GoesOn;
}

bool Exact::roundOver(Cup& c, State&) const {
  if (rules_.roundsOfPlay == 0) return c.round >= (rounds_ > 0 ? rounds_ : Cup::kGuard);
  if (c.round % rules_.roundsOfPlay != 0) return false;
  if (c.round == rules_.roundsOfPlay * rules_.plays) return true;
  c.total.fill(0);
  return false;
}

std::string Exact::moveText(const Cup&, const State&, const Move& m) const {
  switch (m.kind) {
  case Move::Kind::Count:
    return "count " + std::to_string(m.value);
  case Move::Kind::Pass:
    return "pass";
  case Move::Kind::Throw:
    return "throw";
  case Move::Kind::Reset:
    return "reset";
  }
  return {};
}

// "w=1" targets reached; "go" decided not to set the total to 0.
std::string Exact::stateText(const Cup& c, const State& s, Seat k) const {
  std::string t;
  if (s.wins[at(k)] > 0) t = "w=" + std::to_string(s.wins[at(k)]);
  const bool decided = k == c.toMove && c.stage == Stage::Play && step(c, s).atOnce;
  if (decided) t += t.empty() ? "go" : " go";
  return t;
}

bool Exact::readWord(Cup& c, State& s, Seat k, std::string_view word) const {
  int n = 0;
  if (word == "go") return s.ready = rules_.resets && k == c.toMove && c.throws == 0;
  if (winsNeeded_ == 1 || !numberAfter(word, "w=", 1, winsNeeded_, n)) return false;
  s.wins[at(k)] = static_cast<std::uint8_t>(n);
  return true;
}

Phrase Exact::fault(const Cup& c, const State& s) const {
  for (Seat k = 0; k < seats(); ++k) {
    const int total = c.total[at(k)];
    if (total < 0 || (!orMore_ && total > rules_.target)) return MK_TEXT("games", "a total is beyond the target");
    if (total < rules_.target && isDead(total)) return MK_TEXT("games", "nothing leads from a total to the target");
    if (c.stage == Stage::Play && showsGoal(c, s, k) != has(c.goal, k))
      return MK_TEXT("games", "somebody has won already");
  }
  if (c.throws > rules_.throws || (c.hand && c.throws == 0))
    return MK_TEXT("games", "the throws of the turn do not fit");
  if (c.hand && (c.last.count != 3 || !decides(offered(c.mine(), c.last))))
    return MK_TEXT("games", "there is nothing to count");
  return {};
}

// How good a total is for whoever has thrown last.
double Exact::worth(const Cup& c, int total) const {
  if (isHit(total)) return 2;
  if (orMore_) return total;
  if (isDead(total)) total = 0;
  int left = rules_.throws > 1 ? rules_.throws - c.throws + rules_.outlook / 2 : rules_.outlook;
  if (rounds_ > 0) left = rounds_ - c.round;
  if (rules_.roundsOfPlay > 0) left = (rules_.roundsOfPlay - c.round % rules_.roundsOfPlay) % rules_.roundsOfPlay;
  return plan_->worth(total, left) + 1e-6 * total; // the nearest may have to win
}

std::optional<Exact::Move> Exact::suggest(const Cup& c, const State&, const std::vector<Move>& list, Random&) const {
  return *std::ranges::max_element(
      list, {}, [&](const Move& m) { return worth(c, m.kind == Move::Kind::Reset ? 0 : c.mine() + m.value); });
}

} // namespace mk::dice
