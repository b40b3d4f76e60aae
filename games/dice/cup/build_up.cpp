// Build-up: patterns, positions as text, tray and sheet. Rules: three- to five-dice games, section 2, B.
#include "games/dice/cup/build_up.h"

#include "games/dice/base/words.h"

#include <algorithm>

namespace mk::dice {

namespace {

// The first die that shows the face, as a bit; 0 = none.
std::uint8_t dieWith(int face, const Thrown& t) {
  for (std::size_t i = 0; i < t.count; ++i)
    if (t.face[i] == face) return static_cast<std::uint8_t>(1u << i);
  return 0;
}

} // namespace

Growth everyFace(int face, const Thrown& t) {
  Growth g;
  for (std::size_t i = 0; i < t.count; ++i)
    if (t.face[i] == face) {
      ++g.steps;
      g.dice = static_cast<std::uint8_t>(g.dice | 1u << i);
    }
  return g;
}

Growth nextFaces(std::string_view row, int done, const Thrown& t) {
  Growth g;
  for (const char face : row.substr(static_cast<std::size_t>(done))) {
    const std::uint8_t die = dieWith(face - '0', t);
    if (die == 0) break;
    ++g.steps;
    g.dice |= die;
  }
  return g;
}

Growth allFaces(std::string_view faces, const Thrown& t) {
  const Growth g = nextFaces(faces, 0, t);
  return g.steps == faces.size() ? Growth{1, g.dice} : Growth{};
}

// Dice that stay: "66". Parts: the part that is tried, from 1, and one more at the end; nothing before an only part.
std::string BuildUp::stateText(const Cup&, const State& s, Seat k) const {
  const int done = s.done[at(k)];
  if (diceStay()) return std::string(rules_.laid, static_cast<std::size_t>(done));
  return rules_.goal == 1 && done == 0 ? std::string() : std::to_string(done + 1);
}

bool BuildUp::readWord(Cup&, State& s, Seat k, std::string_view word) const {
  int part = 0;
  if (diceStay() && std::string_view(rules_.laid).starts_with(word))
    s.done[at(k)] = static_cast<std::uint8_t>(word.size());
  else if (!diceStay() && numberAfter(word, "", 1, rules_.goal + 1, part))
    s.done[at(k)] = static_cast<std::uint8_t>(part - 1);
  else
    return false;
  return true;
}

Phrase BuildUp::fault(const Cup& c, const State& s) const {
  for (Seat k = 0; k < seats(); ++k)
    if ((s.done[at(k)] == rules_.goal) != has(c.goal, k))
      return MK_TEXT("games", "whether a pattern is complete does not fit the rest");
  if (c.stage == Stage::Over && c.goal == 0 && c.round != Cup::kGuard)
    return MK_TEXT("games", "nobody has reached the goal");
  if (c.stage != Stage::Play) return {};
  const int most = rules_.turn == Rules::Turn::UntilItSucceeds   ? Rules::kMostThrows - 1
                   : rules_.turn == Rules::Turn::WhileItSucceeds ? s.done[at(c.toMove)]
                                                                 : 0;
  return c.throws > most ? MK_TEXT("games", "too many throws in this turn") : Phrase();
}

Phrase BuildUp::prompt(const Cup& c, const State& s, const Step& now) const {
  const int done = s.done[at(now.seat)];
  if (done >= rules_.goal) return {}; // an extra round: nothing is needed for the pattern
  return {rules_.prompts[static_cast<std::size_t>(done)],
          {Arg::seat(now.seat), Arg::number(faceOfStep(done)), Arg::number(c.throws + 1)}};
}

// What a throw has added, in the order of the pattern: "3-4-5".
std::string BuildUp::added(int done, const Growth& g, const Thrown& t) const {
  if (diceStay())
    return Thrown::of(std::string_view(rules_.laid).substr(static_cast<std::size_t>(done), g.steps)).spoken();
  Thrown counted;
  for (std::size_t i = 0; i < t.count; ++i)
    if ((g.dice >> i & 1u) != 0) counted.face[counted.count++] = t.face[i];
  counted.face = counted.sorted();
  return counted.spoken();
}

Phrase BuildUp::tellThrow(const Cup&, const State& s, const Cup&, Seat seat, const Thrown& t) const {
  const int done = s.done[at(seat)];
  const Growth g = rules_.grow(done, t);
  const Arg who = Arg::seat(seat), what = Arg::literal(t.spoken());
  if (g.steps > 0) return {rules_.grown, {who, what, Arg::literal(added(done, g, t))}};
  return {rules_.missed, {who, what, Arg::number(faceOfStep(done))}};
}

Phrase BuildUp::wonBy(const Cup& c, const State&, Seat k) const {
  if (c.goal == 0)
    return {MK_TEXT("games", "After %2 rounds %1 has come farthest and wins."), {Arg::seat(k), Arg::number(c.round)}};
  return {rules_.won, {Arg::seat(k)}};
}

bool thrownInExtraRound(const Cup& c) {
  return c.contest.round > 1 || c.contest.done != 0 || (c.stage == Stage::Over && c.contest.round > 0);
}

TrayDice withKept(std::string_view kept, const Cup& c) {
  TrayDice out;
  for (const char face : kept) out.push_back({.face = static_cast<std::uint8_t>(face - '0'), .held = true});
  for (std::size_t i = 0; i < c.last.count; ++i) out.push_back({.face = c.last.face[i], .lit = (c.lit >> i & 1) != 0});
  return out;
}

// What the player who threw last had before, and the throw. Before the first throw there are the dice to be thrown.
TrayDice BuildUp::tray(const Cup& c, const State& s) const {
  if (thrownInExtraRound(c) || !diceStay()) return CupMechanic::tray(c, s);
  const Seat by = c.last.empty() ? c.toMove : c.by;
  if (by == kNobody) return {};
  const std::size_t kept = s.done[at(by)] - static_cast<std::size_t>(std::popcount(c.last.empty() ? 0u : c.lit));
  TrayDice out = withKept(std::string_view(rules_.laid).substr(0, kept), c);
  if (c.last.empty()) out.resize(out.size() + rules_.thrown[kept < rules_.thrown.size() ? kept : 0]);
  return out;
}

void BuildUp::sheet(SheetLines& out, const Cup& c, const State& s) const {
  for (int i = 0; i < rules_.goal; ++i)
    out.line({rules_.lines[static_cast<std::size_t>(i)], {Arg::number(faceOfStep(i))}}, [&](Seat k) {
      if (i < s.done[at(k)]) return written(diceStay() ? std::string(1, rules_.laid[i]) : "\u2713");
      Cell cell;
      cell.open = c.stage == Stage::Play && k == c.toMove && i == s.done[at(k)];
      return cell;
    });
}

} // namespace mk::dice
