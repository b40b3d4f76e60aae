// The common frame of the games with three to five dice: tray, sheet and what is said.
#include "games/dice/cup/cup_frame.h"

#include "games/dice/base/tray.h"

namespace mk::dice {

Zone CupRules::tray(const Cup& c, const Step& now, const TrayDice& dice) const {
  TrayDice shown = dice;
  if (!c.begun()) shown.push_back({.face = c.last.face[0]});
  if (shown.empty()) shown.resize(now.dice); // not thrown yet
  Zone z = emptyTray(kCupTray, now.seat, static_cast<int>(shown.size()));
  for (std::int16_t i = 0; i < z.size; ++i) {
    const TrayDie& d = shown[static_cast<std::size_t>(i)];
    Item die;
    die.at = i;
    die.thing = Thing::die(d.face);
    die.id = static_cast<std::uint16_t>(i + 1);
    die.twin = d.dim ? std::uint8_t{0} : d.face; // equal dice stand for each other
    die.held = d.held;
    die.lit = d.lit && d.face != 0;
    die.dim = d.dim;
    z.items.push_back(die);
  }
  return z;
}

Cell roundCell(const Cup& c, Seat k, int round) {
  if (c.knows(k, round)) return written(c.lineOf(k, round));
  Cell open;
  open.open = c.stage == Stage::Play && k == c.toMove && round == c.round;
  return open;
}

void CupRules::totalLine(SheetLines& out, const Cup& c) const {
  out.line(
      MK_TEXT("games", "Total"), [&](Seat k) { return written(c.total[at(k)]); }, true);
}

void CupRules::goalLine(SheetLines& out, const Cup& c) const {
  if (c.goal == 0 || c.stage == Stage::Over) return;
  out.line(MK_TEXT("games", "Goal reached"), [&](Seat k) { return written(has(c.goal, k) ? "\u2713" : ""); });
}

void CupRules::contestLines(SheetLines& out, const Cup& c, const std::vector<std::string>& extraTexts) const {
  if (c.stage == Stage::ThrowOff) contestLine(out, MK_TEXT("games", "Throw for the start"), c.contest, true);
  if (c.stage != Stage::Extra) return;
  out.line(
      MK_TEXT("games", "Extra round"),
      [&](Seat k) {
        Cell cell = written(extraTexts[at(k)]);
        cell.open = k == c.toMove;
        cell.struck = !has(c.contest.in, k);
        return cell;
      },
      true);
}

Phrase CupRules::prompt(const Cup& c, const Step& now, Phrase turn, int extraDice) const {
  if (!c.begun()) return openingPrompt(c.stage, c.contest, now.seat);
  if (!c.extra()) return turn;
  if (extraDice > 0) return {MK_TEXT("games", "%1: throw, it is the extra round for the win"), {Arg::seat(now.seat)}};
  return {MK_TEXT("games", "Extra round \u2013 %1"), {Arg::phrase(std::move(turn))}};
}

Phrase CupRules::withEnd(const Cup& was, const Cup& now, Phrase said) const {
  if (now.extra() && (!was.extra() || now.contest.round > was.contest.round))
    return {MK_TEXT("games", "%1: a tie, an extra round follows"), {Arg::phrase(std::move(said))}};
  if (now.stage != Stage::Over || was.stage == Stage::Over) return said;
  if (!std::has_single_bit(now.best))
    return {MK_TEXT("games", "%1: the win is shared"), {Arg::phrase(std::move(said))}};
  return {MK_TEXT("games", "%1: %2 wins"), {Arg::phrase(std::move(said)), Arg::seat(lowestOf(now.best))}};
}

Phrase tellThrown(Seat seat, const Thrown& t) {
  return {MK_TEXT("games", "%1 throws %2"), {Arg::seat(seat), Arg::literal(t.spoken())}};
}

Phrase tellThrown(Seat seat, const Thrown& t, int points) {
  const Arg who = Arg::seat(seat), thrown = Arg::literal(t.spoken());
  if (points == 0) return {MK_TEXT("games", "%1 throws %2, which does not count"), {who, thrown}};
  if (points < 0)
    return {MK_TEXT("games", "%1 throws %2: %3 points"), {who, thrown, Arg::phrase(written(points).text)}};
  return Phrase::counted(MK_TEXT_N("games", "%1 throws %2: %n point(s)"), points, {who, thrown});
}

Phrase wonWith(Seat seat, int points) {
  if (points < 0)
    return {MK_TEXT("games", "%1 wins with %2 points."), {Arg::seat(seat), Arg::phrase(written(points).text)}};
  return Phrase::counted(MK_TEXT_N("games", "%1 wins with %n point(s)."), points, {Arg::seat(seat)});
}

} // namespace mk::dice
