// Sheet games: what lies on the table, how moves are made by hand, and what is said about them. The sheet is a paper
// pad: a line for each box, a column for each seat.
#include "games/dice/sheet_game.h"

#include <algorithm>

namespace mk::dice {

namespace {

std::size_t at(Seat s) { return static_cast<std::size_t>(s); }

Phrase points(int n) { return Phrase::plain((n < 0 ? "\u2212" : "") + std::to_string(n < 0 ? -n : n)); }

// "6 6 1 2 3"
std::string spaced(const ThreeThrows::Faces& faces, ThreeThrows::Places places, bool poker) {
  std::string out;
  for (std::size_t i = 0; i < faces.size(); ++i) {
    if (((places >> i) & 1u) == 0 || faces[i] == 0) continue;
    if (!out.empty()) out += ' ';
    out += faceLetter(faces[i], poker);
  }
  return out;
}

constexpr ThreeThrows::Places kAll = (1u << ThreeThrows::kMostDice) - 1u;

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

} // namespace

// Line 0 names the seats; the sum of the section follows the last number box.
int SheetGame::boxRow(int box) const {
  int sums = 0;
  for (int b = 0; b < box; ++b)
    if (rules_.boxes[static_cast<std::size_t>(b)].number && !rules_.boxes[static_cast<std::size_t>(b + 1)].number)
      ++sums;
  return 1 + box + sums;
}

Place SheetGame::boxPlace(Seat seat, int box) const {
  return {kSheet, static_cast<std::int16_t>(boxRow(box) * columns() + 1 + seat)};
}

Zone SheetGame::tray(const State& s) const {
  Zone z;
  z.id = kTray;
  z.kind = Zone::Kind::Dice;
  z.role = Zone::Role::Tray;
  z.owner = s.toMove;
  z.name = MK_TEXT("games", "dice tray");
  const bool throwOff = s.phase == Phase::ThrowOff;
  z.size = static_cast<std::int16_t>(throwOff ? 1 : rules_.dice);
  const bool thrown = !throwOff && s.turn.throws > 0;
  for (std::int16_t i = 0; i < z.size; ++i) {
    const bool kept = thrown && ((s.turn.kept >> i) & 1u) != 0;
    const int face = thrown && (kept || !s.turn.waiting) ? s.turn.dice()[static_cast<std::size_t>(i)] : 0;
    Item die;
    die.at = i;
    die.thing = rules_.poker && !throwOff ? Thing::pokerDie(face) : Thing::die(face);
    die.id = static_cast<std::uint16_t>(i + 1);
    die.twin = static_cast<std::uint16_t>(face); // equal dice stand for each other
    die.held = kept;
    z.items.push_back(die);
  }
  if (thrown)
    z.label = {MK_TEXT("games", "throw %1 of %2"), {Arg::number(s.turn.throws), Arg::number(ThreeThrows::kThrows)}};
  return z;
}

Zone SheetGame::notes(const State& s) const {
  Zone z;
  z.id = kNotes;
  z.kind = Zone::Kind::Sheet;
  z.role = Zone::Role::Notes;
  z.owner = s.toMove;
  z.name = MK_TEXT("games", "noted results");
  z.columns = 2;
  z.size = 2 * ThreeThrows::kThrows;
  const bool deciding = s.phase == Phase::Throwing && !s.turn.waiting;
  for (int r = 0; r < ThreeThrows::kThrows; ++r) {
    z.cells.push_back(heading({MK_TEXT("games", "Throw %1"), {Arg::number(r + 1)}}));
    Cell c;
    if (r < s.turn.throws)
      c.text = Phrase::plain(spaced(s.turn.noted[static_cast<std::size_t>(r)], kAll, rules_.poker));
    c.open = deciding && r < s.turn.throws && r >= firstResult(s);
    z.cells.push_back(std::move(c));
  }
  return z;
}

Zone SheetGame::throwOffNotes(const State& s) const {
  Zone z;
  z.id = kNotes;
  z.kind = Zone::Kind::Sheet;
  z.role = Zone::Role::Notes;
  z.name = MK_TEXT("games", "throwing for the start");
  z.columns = 2;
  z.size = static_cast<std::int16_t>(2 * seats_);
  for (Seat k = 0; k < seats_; ++k) {
    z.cells.push_back(heading({"%1", {Arg::seat(k)}}));
    Cell c;
    if (has(s.contest.done, k)) c.text = points(s.contest.value[at(k)]);
    c.open = k == s.toMove;
    c.struck = !has(s.contest.in, k);
    z.cells.push_back(std::move(c));
  }
  return z;
}

void SheetGame::boxCells(const State& s, int box, Zone& z) const {
  const Box& line = rules_.boxes[static_cast<std::size_t>(box)];
  z.cells.push_back(heading(line.name));
  for (Seat k = 0; k < seats_; ++k) {
    const Sheet& sheet = s.sheets[at(k)];
    Cell c;
    c.struck = sheet.isStruck(box) || (line.number && sheet.sectionStruck);
    if (sheet.isFilled(box)) {
      c.text = points(sheet.points[static_cast<std::size_t>(box)]);
    } else if (k == s.toMove && s.phase == Phase::Throwing && !s.turn.waiting) {
      c.open = c.preview = true;
      c.text = points(line.value(countsOf(s.turn.dice())));
    }
    z.cells.push_back(std::move(c));
  }
}

Zone SheetGame::sheet(const State& s) const {
  Zone z;
  z.id = kSheet;
  z.kind = Zone::Kind::Sheet;
  z.role = Zone::Role::Sheet;
  z.name = MK_TEXT("games", "score sheet");
  z.columns = static_cast<std::int16_t>(columns());
  z.cells.push_back(heading({}));
  for (Seat k = 0; k < seats_; ++k) z.cells.push_back(heading({"%1", {Arg::seat(k)}}));
  const auto line = [&](const char* name, const auto& value) {
    Cell head = heading(name);
    head.strong = true;
    z.cells.push_back(std::move(head));
    for (Seat k = 0; k < seats_; ++k) z.cells.push_back(strong(value(k)));
  };
  const auto boxes = static_cast<int>(rules_.boxes.size());
  for (int b = 0; b < boxes; ++b) {
    boxCells(s, b, z);
    if (rules_.boxes[static_cast<std::size_t>(b)].number &&
        (b + 1 == boxes || !rules_.boxes[static_cast<std::size_t>(b) + 1].number))
      line(MK_TEXT("games", "Numbers in all"),
           [&](Seat k) { return points(sectionSum(s.sheets[at(k)], rules_.boxes)); });
  }
  if (rules_.striking != Striking::Nothing)
    line(MK_TEXT("games", "For striking"),
         [&](Seat k) { return s.sheets[at(k)].hasStruck() ? points(rules_.strikePoints) : Phrase(); });
  line(MK_TEXT("games", "Total"), [&](Seat k) { return points(total(s, k)); });
  if (inExtraRound(s))
    line(MK_TEXT("games", "Extra round"),
         [&](Seat k) { return has(s.contest.done, k) ? points(s.contest.value[at(k)]) : Phrase(); });
  z.size = static_cast<std::int16_t>(z.cells.size());
  return z;
}

View SheetGame::look(const State& s, Viewer viewer) const {
  View v;
  v.bottom = viewer.isPublic() ? Seat{0} : viewer.seat;
  v.prompt = prompt(s);
  v.zones.push_back(tray(s));
  v.zones.push_back(s.phase == Phase::ThrowOff ? throwOffNotes(s) : notes(s));
  v.zones.push_back(sheet(s));
  if (!viewer.isPublic() && !turn(s).has(viewer.seat)) return v;
  if (s.phase == Phase::Section) {
    v.buttons.push_back({kStrikeSection, MK_TEXT("games", "Strike the numbers"), 's'});
    v.buttons.push_back({kLeaveSection, MK_TEXT("games", "Let them stand"), 'l'});
  } else if (turn(s).isSeats()) {
    if (s.turn.mayThrowAgain()) v.buttons.push_back({kThrow, MK_TEXT("games", "Throw"), ' '});
    if (!inExtraRound(s) && rules_.striking == Striking::Box && !s.sheets[at(s.toMove)].hasStruck())
      v.buttons.push_back({kStrike, MK_TEXT("games", "Strike"), 's'});
  }
  return v;
}

Phrase SheetGame::prompt(const State& s) const {
  const Arg who = Arg::seat(s.toMove);
  const bool extra = inExtraRound(s);
  switch (s.phase) {
  case Phase::Over:
    return result(s).why;
  case Phase::Lot:
    return MK_TEXT("games", "A lot decides who begins.");
  case Phase::ThrowOff:
    return s.contest.round > 1 ? Phrase(MK_TEXT("games", "%1: equally high, throw one die again for the start"), {who})
                               : Phrase(MK_TEXT("games", "%1: throw one die, the highest begins"), {who});
  case Phase::Section:
    return {MK_TEXT("games", "%1: strike all the numbers for %2 points, or let them stand"),
            {who, Arg::number(rules_.strikePoints)}};
  case Phase::Throwing:
    break;
  }
  if (s.turn.throws == 0)
    return extra ? Phrase(MK_TEXT("games", "%1: throw all dice, it is the extra round for the win"), {who})
                 : Phrase(MK_TEXT("games", "%1: throw all dice, the first of three throws"), {who});
  if (s.turn.waiting) return {MK_TEXT("games", "%1 throws again"), {who}};
  const Arg n = Arg::number(s.turn.throws);
  if (!s.turn.mayThrowAgain())
    return extra ? Phrase(MK_TEXT("games", "%1: last throw, choose the noted result that counts"), {who})
                 : Phrase(MK_TEXT("games", "%1: last throw, write a result in a box"), {who});
  if (extra) return {MK_TEXT("games", "%1: throw %2 of 3, keep dice and throw again, or choose a result"), {who, n}};
  if (!rules_.keeping) return {MK_TEXT("games", "%1: throw %2 of 3, throw all dice again or write in a box"), {who, n}};
  return {MK_TEXT("games", "%1: throw %2 of 3, keep dice and throw again, or write in a box"), {who, n}};
}

Gesture SheetGame::gesture(const State& s, Seat seat, const Move& m) const {
  Gesture g;
  const Stroke note = Stroke::place(kNotes, 2 * m.result + 1);
  switch (m.kind) {
  case Move::Kind::Keep:
    for (int i = 0; i < rules_.dice; ++i)
      if (((m.what >> i) & 1u) != 0) g.chosen.push_back(Stroke::place(kTray, i));
    g.path.push_back(Stroke::button(kThrow));
    break;
  case Move::Kind::Enter: // the latest result straight into its box, an older one by its note
    if (m.result + 1 < s.turn.throws) g.path.push_back(note);
    g.path.push_back(Stroke::place(boxPlace(seat, m.what)));
    break;
  case Move::Kind::Count:
    g.path.push_back(note);
    break;
  case Move::Kind::Strike:
    g.path = {Stroke::button(kStrike), Stroke::place(boxPlace(seat, m.what))};
    break;
  case Move::Kind::StrikeSection:
    g.path.push_back(Stroke::button(kStrikeSection));
    break;
  case Move::Kind::LeaveSection:
    g.path.push_back(Stroke::button(kLeaveSection));
    break;
  }
  return g;
}

Phrase SheetGame::tell(const State& s, Seat seat, const Move& m, Viewer) const {
  const Arg who = Arg::seat(seat);
  const auto result = [&] { return Arg::literal(spaced(s.turn.noted[m.result], kAll, rules_.poker)); };
  switch (m.kind) {
  case Move::Kind::Keep:
    if (m.what == 0) return {MK_TEXT("games", "%1 throws all dice again"), {who}};
    return {MK_TEXT("games", "%1 keeps %2 and throws the others again"),
            {who, Arg::literal(spaced(s.turn.dice(), m.what, rules_.poker))}};
  case Move::Kind::Enter: {
    const Box& box = rules_.boxes[m.what];
    const int n = box.value(countsOf(s.turn.noted[m.result]));
    return Phrase::counted(MK_TEXT_N("games", "%1 writes %2 in the box “%3”: %n point(s)"), n,
                           {who, result(), Arg::phrase(box.name)});
  }
  case Move::Kind::Count:
    return Phrase::counted(MK_TEXT_N("games", "%1 lets %2 count: %n point(s)"), sumOf(s.turn.noted[m.result]),
                           {who, result()});
  case Move::Kind::Strike:
    return {MK_TEXT("games", "%1 strikes the box “%2”: it counts 0, and %3 points are credited"),
            {who, Arg::phrase(rules_.boxes[m.what].name), Arg::number(rules_.strikePoints)}};
  case Move::Kind::StrikeSection:
    return {MK_TEXT("games", "%1 strikes all the numbers: they count 0, and %2 points are credited"),
            {who, Arg::number(rules_.strikePoints)}};
  case Move::Kind::LeaveSection:
    return {MK_TEXT("games", "%1 lets the numbers stand"), {who}};
  }
  return {};
}

Phrase SheetGame::tell(const State& s, const Outcome& o, Viewer) const {
  if (s.phase == Phase::Lot) return {MK_TEXT("games", "By lot, %1 begins"), {Arg::seat(static_cast<Seat>(o.value()))}};
  const Arg who = Arg::seat(s.toMove);
  if (s.phase == Phase::ThrowOff) {
    State after = s;
    settle(after, o);
    if (after.phase == Phase::Throwing)
      return {MK_TEXT("games", "%1 throws %2; %3 begins"), {who, Arg::number(o.die(0)), Arg::seat(after.starter)}};
    return {MK_TEXT("games", "%1 throws %2 for the start"), {who, Arg::number(o.die(0))}};
  }
  ThreeThrows::Faces thrown{};
  std::copy_n(o.values().begin(), std::min<std::size_t>(o.count, thrown.size()), thrown.begin());
  return {MK_TEXT("games", "%1 throws %2"), {who, Arg::literal(spaced(thrown, kAll, rules_.poker))}};
}

} // namespace mk::dice
