// Trays, throw-offs and the words for faces.
#include "games/dice/base/turn_look.h"

#include "games/dice/base/tray.h"

#include <algorithm>

namespace mk::dice {

Phrase points(int n) { return Phrase::plain((n < 0 ? "\u2212" : "") + std::to_string(n < 0 ? -n : n)); }

Phrase pokerSign(int face) {
  static constexpr std::array<const char*, 7> kSigns = {
      "", "9", "10", MK_TEXT("games", "J"), MK_TEXT("games", "Q"), MK_TEXT("games", "K"), MK_TEXT("games", "A")};
  return kSigns[static_cast<std::size_t>(face)];
}

Phrase facesPhrase(const ThreeThrows::Faces& faces, bool poker, ThreeThrows::Places places) {
  static constexpr std::array<const char*, 6> kInARow = {"",         "%1",          "%1 %2",
                                                         "%1 %2 %3", "%1 %2 %3 %4", "%1 %2 %3 %4 %5"};
  Phrase out;
  for (std::size_t i = 0; i < faces.size(); ++i)
    if (((places >> i) & 1u) != 0 && faces[i] != 0)
      out.args.push_back(poker ? Arg::phrase(pokerSign(faces[i])) : Arg::number(faces[i]));
  out.text = kInARow[out.args.size()];
  return out;
}

Cell cell(Phrase text) {
  Cell c;
  c.text = std::move(text);
  return c;
}
Cell heading(Phrase text) {
  Cell c = cell(std::move(text));
  c.heading = true;
  return c;
}
Cell strong(Phrase text) {
  Cell c = cell(std::move(text));
  c.strong = true;
  return c;
}

Zone trayOf(std::int16_t id, Seat owner, const ThreeThrows& turn, int dice, bool poker) {
  Zone z = emptyTray(id, owner, dice);
  for (std::int16_t i = 0; i < z.size; ++i) {
    const bool kept = turn.throws > 0 && ((turn.kept >> i) & 1u) != 0;
    const int face = turn.throws > 0 && (kept || !turn.waiting) ? turn.dice()[static_cast<std::size_t>(i)] : 0;
    Item die;
    die.at = i;
    die.thing = poker ? Thing::pokerDie(face) : Thing::die(face);
    die.id = static_cast<std::uint16_t>(i + 1);
    die.twin = static_cast<std::uint16_t>(face); // equal dice stand for each other
    die.held = kept;
    z.items.push_back(die);
  }
  if (turn.throws > 0)
    z.label = {MK_TEXT("games", "throw %1 of %2"), {Arg::number(turn.throws), Arg::number(ThreeThrows::kThrows)}};
  return z;
}

Zone trayForStart(std::int16_t id, Seat owner, int dice) {
  Zone z = emptyTray(id, owner, dice);
  Item die;
  die.thing = Thing::die(0);
  die.id = 1;
  z.items.push_back(die);
  return z;
}

Zone notesOfStart(std::int16_t id, const Contest& contest, Seat toMove, int seats) {
  Zone z;
  z.id = id;
  z.kind = Zone::Kind::Sheet;
  z.role = Zone::Role::Notes;
  z.name = MK_TEXT("games", "throwing for the start");
  z.columns = 2;
  z.size = static_cast<std::int16_t>(2 * seats);
  for (Seat k = 0; k < seats; ++k) {
    z.cells.push_back(heading({"%1", {Arg::seat(k)}}));
    Cell c;
    if (has(contest.done, k)) c.text = points(contest.value[static_cast<std::size_t>(k)]);
    c.open = k == toMove;
    c.struck = !has(contest.in, k);
    z.cells.push_back(std::move(c));
  }
  return z;
}

Phrase tellThrow(Seat who, const Outcome& o, bool poker) {
  ThreeThrows::Faces thrown{};
  std::copy_n(o.values().begin(), std::min<std::size_t>(o.count, thrown.size()), thrown.begin());
  return {MK_TEXT("games", "%1 throws %2"), {Arg::seat(who), Arg::phrase(facesPhrase(thrown, poker))}};
}

} // namespace mk::dice
