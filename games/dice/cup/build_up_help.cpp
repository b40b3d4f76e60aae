// Help yourself: from the sixes to the final, positions as text, tray and sheet. Rules: three- to five-dice games,
// game 94.
#include "games/dice/cup/build_up_help.h"

#include "games/dice/base/words.h"

#include <algorithm>
#include <span>

namespace mk::dice {

// The final begins when nobody has to be waited for, or those who have most sixes are let go on. It has a round of its
// own. Whoever is alone so far has won without it.
bool HelpYourself::roundOver(Cup& c, State& s) const {
  if (s.final) return true;
  const auto seated = std::span(s.sixes).first(static_cast<std::size_t>(seats()));
  const auto most = *std::ranges::max_element(seated);
  const auto ready = std::ranges::count(seated, most);
  if (c.round < Cup::kGuard && (most < 2 || ready < seats())) return false;
  if (ready == 1) return true;
  s.final = true;
  c.round = 0;
  return false;
}

// "66" sixes kept, "t=5" the third die.
std::string HelpYourself::stateText(const Cup&, const State& s, Seat k) const {
  std::string t(s.sixes[at(k)], '6');
  if (s.third[at(k)] != 0) t += (t.empty() ? "t=" : " t=") + std::to_string(s.third[at(k)]);
  return t;
}

bool HelpYourself::readWord(Cup&, State& s, Seat k, std::string_view word) const {
  int face = 0;
  if (word == "66" || (word == "6" && !together_))
    s.sixes[at(k)] = static_cast<std::uint8_t>(word.size());
  else if (s.final && numberAfter(word, "t=", 1, 6, face))
    s.third[at(k)] = static_cast<std::uint8_t>(face);
  else
    return false;
  return true;
}

Phrase HelpYourself::fault(const Cup& c, const State& s) const {
  if (c.goal != 0) return MK_TEXT("games", "there is no goal but the third die");
  if (s.final && c.round != 1) return MK_TEXT("games", "the final has one round");
  bool waited = false, thrown = true;
  for (Seat k = 0; k < seats(); ++k) {
    const bool out = waits(c, s, k), third = s.third[at(k)] != 0;
    waited = waited || !out;
    if (s.final && out && third) return MK_TEXT("games", "a third die of somebody who is not in the final");
    thrown = thrown && (out || third);
  }
  if (!waited && !s.final && c.stage == Stage::Play) return MK_TEXT("games", "the final has to begin");
  const bool goesOn = s.final ? !thrown : c.round < Cup::kGuard;
  const bool mayPlay = c.stage == Stage::Play && (goesOn || !s.final);
  return mayPlay || (c.stage != Stage::Play && !goesOn)
             ? Phrase()
             : MK_TEXT("games", "whether the game is over does not fit the rest");
}

Phrase HelpYourself::prompt(const Cup&, const State& s, const Step& now) const {
  const Arg who = Arg::seat(now.seat);
  if (s.final) return {MK_TEXT("games", "%1: throw the third die, the highest wins"), {who}};
  if (together_) return {MK_TEXT("games", "%1: throw both dice, two sixes are needed at once"), {who}};
  if (s.sixes[at(now.seat)] == 0) return {MK_TEXT("games", "%1: throw both dice, two sixes are needed"), {who}};
  return {MK_TEXT("games", "%1: throw one die, one more six is needed"), {who}};
}

Phrase HelpYourself::tellThrow(const Cup&, const State& s, const Cup& now, Seat seat, const Thrown& t) const {
  const Arg who = Arg::seat(seat), what = Arg::literal(t.spoken());
  if (s.final) return {MK_TEXT("games", "%1 throws %2 with the third die"), {who, what}};
  const bool ready = s.sixes[at(seat)] + std::popcount(now.lit) == 2;
  if (ready && now.lit != 0) return {MK_TEXT("games", "%1 throws %2 and has two sixes"), {who, what}};
  if (now.lit != 0) return {MK_TEXT("games", "%1 throws %2 and keeps %3"), {who, what, Arg::literal("6")}};
  return {MK_TEXT("games", "%1 throws %2: nothing stays"), {who, what}};
}

Phrase HelpYourself::wonBy(const Cup&, const State& s, Seat k) const {
  if (s.third[at(k)] == 0) return {MK_TEXT("games", "%1 wins."), {Arg::seat(k)}};
  return {MK_TEXT("games", "The highest third die is a %2: %1 wins."), {Arg::seat(k), Arg::number(s.third[at(k)])}};
}

// The sixes of whoever threw last, and the throw.
TrayDice HelpYourself::tray(const Cup& c, const State& s) const {
  const Seat by = c.last.empty() ? c.toMove : c.by;
  if (by == kNobody) return {};
  const bool third = thrownInExtraRound(c) || s.third[at(by)] != 0 || c.last.empty();
  const auto sixes = static_cast<std::size_t>(s.sixes[at(by)]);
  TrayDice out = withKept(std::string(third ? sixes : sixes - static_cast<std::size_t>(std::popcount(c.lit)), '6'), c);
  if (c.last.empty()) out.resize(out.size() + (s.final ? 1 : 2 - sixes));
  return out;
}

void HelpYourself::sheet(SheetLines& out, const Cup& c, const State& s) const {
  const auto open = [&](Seat k, bool here) {
    Cell cell;
    cell.open = here && c.stage == Stage::Play && k == c.toMove;
    return cell;
  };
  constexpr const char* lines[] = {MK_TEXT("games", "First six"), MK_TEXT("games", "Second six")};
  for (int i = 0; i < 2; ++i)
    out.line(lines[i], [&](Seat k) {
      return i < s.sixes[at(k)] ? written(6) : open(k, !s.final && (i == s.sixes[at(k)] || together_));
    });
  out.line(
      MK_TEXT("games", "Third die"),
      [&](Seat k) { return s.third[at(k)] != 0 ? written(s.third[at(k)]) : open(k, s.final); }, true);
}

} // namespace mk::dice
