// Ivanov and his relatives: stages, positions as text, tray and what is said. Rules: three- to five-dice games, game
// 127.
#include "games/dice/cup/ivanov.h"

#include "games/dice/base/words.h"

#include <algorithm>

namespace mk::dice {

Ivanov::Ivanov(const Setup& s, const Rules& rules) : CupMechanic(s), rounds_(rules.rounds) {
  for (const int n : {1, 3})
    if (chosen(s.options, "rounds", std::to_string(n))) rounds_ = n;
}

Then Ivanov::fall(Cup& c, State& s, const Thrown& t) const {
  c.hand = false;
  ++s.tries;
  if (s.found == 2) {
    c.lit = t.all();
    if (s.tries < kTries) {
      c.hand = true;
      return Then::GoesOn;
    }
    c.score(children(t.face[0]));
    return Then::TurnOver;
  }
  const auto dice = std::span(t.face).first(t.count);
  const auto sought = std::ranges::find(dice, s.found + 1);
  if (sought == dice.end()) return s.tries < kTries ? Then::GoesOn : Then::TurnOver;
  c.lit = static_cast<std::uint8_t>(1u << (sought - dice.begin())); // one is set aside, what lies beside it is not
  ++s.found;
  s.tries = 0;
  return Then::GoesOn;
}

void Ivanov::moves(const Cup&, const State&, std::vector<Move>& out) const {
  out.push_back({false});
  out.push_back({true});
}

Then Ivanov::play(Cup& c, State&, const Move& m) const {
  if (m.again) return Then::GoesOn;
  c.score(children(c.last.face[0]));
  return Then::TurnOver;
}

// Another throw brings 20/6 children on average.
std::optional<Ivanov::Move> Ivanov::suggest(const Cup& c, const State&, const std::vector<Move>&, Random&) const {
  return Move{c.last.face[0] <= 3};
}

// "1,2 n=1": found, throws made in this stage.
std::string Ivanov::stateText(const Cup& c, const State& s, Seat k) const {
  if (k != c.toMove) return {};
  std::string t = s.found == 0 ? "" : s.found == 1 ? "1" : "1,2";
  if (s.tries > 0) t += (t.empty() ? "n=" : " n=") + std::to_string(s.tries);
  return t;
}

bool Ivanov::readWord(Cup& c, State& s, Seat k, std::string_view word) const {
  int n = 0;
  if (k != c.toMove) return false;
  if (numberAfter(word, "n=", 1, kTries - 1, n))
    s.tries = static_cast<std::uint8_t>(n);
  else if (word == "1" || word == "1,2")
    s.found = word == "1" ? 1 : 2;
  else
    return false;
  return true;
}

Phrase Ivanov::fault(const Cup& c, const State& s) const {
  if (c.hand && (s.found != 2 || s.tries != 1 || c.last.count != 1))
    return MK_TEXT("games", "there is nothing to stay with");
  for (Seat k = 0; k < seats(); ++k)
    if (c.total[at(k)] < 0 || c.total[at(k)] > 6 * rounds_) return MK_TEXT("games", "there are too many children");
  return {};
}

Gesture Ivanov::gesture(const Cup&, const State&, const Move& m) const {
  return {.chosen = {}, .path = {Stroke::button(m.again ? kThrowOn : kStop)}};
}

void Ivanov::offer(const Cup& c, const State&, const std::vector<Move>&, View& v) const {
  const int n = children(c.last.face[0]);
  const Phrase stay = n == 0 ? Phrase(MK_TEXT("games", "Stay without children"))
                             : Phrase::counted(MK_TEXT_N("games", "Stay with %n child(ren)"), n);
  v.buttons.push_back({kStop, stay, 's'});
  v.buttons.push_back({kThrowOn, MK_TEXT("games", "Throw again"), ' '});
}

Phrase Ivanov::prompt(const Cup& c, const State& s, const Step& now) const {
  const Arg who = Arg::seat(now.seat);
  if (now.kind == Step::Kind::Decide) {
    const int n = children(c.last.face[0]);
    if (n == 0) return {MK_TEXT("games", "%1: a 1, no children; stay, or throw once more"), {who}};
    return Phrase::counted(MK_TEXT_N("games", "%1: %n child(ren); stay, or throw once more"), n, {who});
  }
  const bool second = s.tries > 0;
  if (s.found == 0)
    return second ? Phrase(MK_TEXT("games", "%1: throw again for a 1, Ivanov; it is the last try"), {who})
                  : Phrase(MK_TEXT("games", "%1: throw three dice for a 1, Ivanov"), {who});
  if (s.found == 1)
    return second ? Phrase(MK_TEXT("games", "%1: throw again for a 2, his wife; it is the last try"), {who})
                  : Phrase(MK_TEXT("games", "%1: throw two dice for a 2, his wife"), {who});
  return {MK_TEXT("games", "%1: throw the last die for the children"), {who}};
}

Phrase Ivanov::tellThrow(const Cup&, const State& was, const Cup&, Seat seat, const Thrown& t) const {
  const Arg who = Arg::seat(seat), thrown = Arg::literal(t.spoken());
  if (was.found == 2) {
    const int n = children(t.face[0]);
    if (n == 0) return {MK_TEXT("games", "%1 throws %2: no children"), {who, thrown}};
    return Phrase::counted(MK_TEXT_N("games", "%1 throws %2: %n child(ren)"), n, {who, thrown});
  }
  const bool found = std::ranges::count(t.face, was.found + 1) > 0;
  if (found)
    return was.found == 0 ? Phrase(MK_TEXT("games", "%1 throws %2: there is Ivanov"), {who, thrown})
                          : Phrase(MK_TEXT("games", "%1 throws %2: there is his wife"), {who, thrown});
  if (was.tries + 1 < kTries) return dice::tellThrown(seat, t);
  return was.found == 0 ? Phrase(MK_TEXT("games", "%1 throws %2: no Ivanov, no family"), {who, thrown})
                        : Phrase(MK_TEXT("games", "%1 throws %2: no wife, no children"), {who, thrown});
}

Phrase Ivanov::tellMove(const Cup& c, const State&, Seat seat, const Move& m) const {
  const Arg who = Arg::seat(seat);
  if (m.again) return {MK_TEXT("games", "%1 throws again"), {who}};
  const int n = children(c.last.face[0]);
  if (n == 0) return {MK_TEXT("games", "%1 stays without children"), {who}};
  return Phrase::counted(MK_TEXT_N("games", "%1 stays with %n child(ren)"), n, {who});
}

// Those found lie aside; the other dice as they were thrown last, also by the player before.
TrayDice Ivanov::tray(const Cup& c, const State& s) const {
  TrayDice out;
  const auto throwing = static_cast<std::uint8_t>(3 - s.found);
  const bool begun = s.found > 0 || s.tries > 0;
  const std::uint8_t thrown = c.last.empty() ? throwing : c.last.count;
  const bool justFound = begun && thrown > throwing;
  for (std::uint8_t face = 1; face <= 3 - thrown; ++face) out.push_back({.face = face, .held = true});
  for (std::size_t i = 0; i < thrown; ++i) {
    const bool lit = (c.lit >> i & 1) != 0;
    out.push_back({.face = c.last.face[i], .held = justFound && lit, .lit = lit});
  }
  return out;
}

Phrase Ivanov::trayLabel(const Cup& c, const State& s) const {
  if (c.stage == Stage::Over) return {};
  const Arg n = Arg::number(c.hand ? s.tries : s.tries + 1), of = Arg::number(kTries);
  return {MK_TEXT("games", "throw %1 of %2"), {n, of}};
}

void Ivanov::sheet(SheetLines& out, const Cup& c, const State& s) const {
  const auto relative = [&](const char* name, bool there) {
    out.line(name, [&](Seat k) { return written(k == c.toMove && there ? "\u2713" : ""); });
  };
  relative(MK_TEXT("games", "Ivanov"), s.found >= 1);
  relative(MK_TEXT("games", "His wife"), s.found >= 2);
  out.line(MK_TEXT("games", "Children"), [&](Seat k) {
    if (k != c.toMove || !c.hand) return Cell{};
    Cell cell = written(children(c.last.face[0]));
    cell.preview = cell.open = true;
    return cell;
  });
}

Phrase Ivanov::wonBy(const Cup& c, const State&, Seat k) const {
  return Phrase::counted(MK_TEXT_N("games", "%1 wins with %n child(ren)."), c.total[at(k)], {Arg::seat(k)});
}

} // namespace mk::dice
