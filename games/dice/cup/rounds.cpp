// Rounds games: the three-throw turn, what is counted beside the value, positions and moves as text.
// Rules: three- to five-dice games, section 2, mechanic R and T3.
#include "games/dice/cup/rounds.h"

#include "games/kernel/named_move.h"

#include "games/dice/base/turn_text.h"
#include "games/dice/base/words.h"

#include <algorithm>

namespace mk::dice {

Rounds::Rounds(const Setup& s, const Rules& rules)
    : CupMechanic(s), rules_(rules), threeThrows_(chosen(s.options, "throws-per-turn", "up-to-3-with-keeping")) {}

void Rounds::countSide(Cup& c, State& s) const {
  if (c.extra()) return;
  const int n = rules_.side(c.last).points;
  s.side[at(c.toMove)] = static_cast<std::int16_t>(s.side[at(c.toMove)] + n);
  if (c.round <= kSideLines) s.sideLine[at(c.toMove)][c.round - 1u] = static_cast<std::uint8_t>(n);
}

Then Rounds::fallOfThree(Cup& c, State& s, const Thrown& t) const {
  const int n = dice(c);
  s.turn.fall(std::span(t.face).first(t.count), n);
  c.last.face = s.turn.dice(); // kept dice and all
  c.last.count = static_cast<std::uint8_t>(n);
  c.lit = rules_.value(c.last).lit;
  if (s.turn.mayThrowAgain()) return Then::GoesOn;
  count(c, s);
  return Then::TurnOver;
}

void Rounds::moves(const Cup& c, const State& s, std::vector<Move>& out) const {
  out.push_back({.stay = true});
  eachKeep(s.turn.dice(), dice(c), [&](ThreeThrows::Places p) { out.push_back({.keep = p}); });
}

Then Rounds::play(Cup& c, State& s, const Move& m) const {
  if (m.stay) {
    count(c, s);
    return Then::TurnOver;
  }
  s.turn.keep(m.keep);
  return Then::GoesOn;
}

std::string Rounds::moveText(const Cup& c, const State& s, const Move& m) const {
  return m.stay ? "stop" : keepText(s.turn, m.keep, dice(c), false);
}

Checked<Rounds::Move> Rounds::readMove(const Cup& c, const State& s, std::string_view t) const {
  const std::string wanted = t == "stay" ? "stop" : spelledInOrder(t, false); // its name in earlier logs
  std::vector<Move> all;
  moves(c, s, all);
  return namedMove(t, wanted, all, [&](const Move& m) { return moveText(c, s, m); });
}

std::string Rounds::stateText(const Cup& c, const State& s, Seat k) const {
  std::string out;
  if (const int side = s.side[at(k)]; side != 0) out = "p=" + std::to_string(side);
  if (k == c.toMove && s.turn.throws > 0) out += (out.empty() ? "" : " ") + turnText(s.turn, dice(c), false);
  return out;
}

bool Rounds::readWord(Cup& c, State& s, Seat k, std::string_view word) const {
  int n = 0;
  if (word.starts_with("p=")) {
    if (rules_.side == nullptr || !numberAfter(word, "p=", 0, kSideOfTurn * kSideLines, n)) return false;
    s.side[at(k)] = static_cast<std::int16_t>(n);
    return true;
  }
  if (!threeThrows_ || k != c.toMove) return false;
  const auto eq = word.find('=');
  const std::string_view value = eq == std::string_view::npos ? std::string_view() : word.substr(eq + 1);
  if (!readTurnWord(s.turn, word.substr(0, eq), value, dice(c), false)) return false;
  c.last.face = s.turn.dice();
  c.last.count = static_cast<std::uint8_t>(dice(c));
  c.by = k;
  c.throws = s.turn.throws;
  c.hand = !s.turn.waiting;
  c.lit = rules_.value(c.last).lit;
  return true;
}

Phrase Rounds::fault(const Cup& c, const State& s) const {
  if (s.turn.throws > ThreeThrows::kThrows) return MK_TEXT("games", "more than three throws");
  if (c.stage != Stage::Over && threeThrows_ && !s.turn.waiting && !s.turn.mayThrowAgain())
    return MK_TEXT("games", "the third throw ends the turn");
  for (int t = 0; t < s.turn.throws; ++t)
    for (int d = 0; d < dice(c); ++d)
      if (const int f = s.turn.noted[static_cast<std::size_t>(t)][static_cast<std::size_t>(d)]; f < 1 || f > 6)
        return MK_TEXT("games", "a die shows no face");
  const auto place = [&](Seat k) { return c.turnsBefore(k, seats()); };
  for (Seat k = 0; k < seats(); ++k) {
    const int turns = c.round - (c.stage == Stage::Play && place(k) >= place(c.toMove) ? 1 : 0);
    if (s.side[at(k)] > kSideOfTurn * turns) return MK_TEXT("games", "a part is more than so many throws can have");
    if (rules_.sideIs == Rules::Side::Part && s.side[at(k)] > c.total[at(k)])
      return MK_TEXT("games", "a part is more than the total");
  }
  return {};
}

} // namespace mk::dice
