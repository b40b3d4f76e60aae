// Sheet games: what lies on the table, how moves are made by hand, and what is said about them. The sheet is a paper
// pad: a line for each box, a column for each seat.
#include "games/dice/base/turn_look.h"
#include "games/dice/sheets/sheet_game.h"
#include "games/kit/throw_off.h"

#include <algorithm>

namespace mk::dice {

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

Phrase SheetGame::boxName(int box) const {
  if (rules_.lines) return {MK_TEXT("games", "Round %1"), {Arg::number(box + 1)}};
  return rules_.boxes[static_cast<std::size_t>(box)].name;
}

// Where the result alone counts, the notes say what each is worth.
Zone SheetGame::notes(const State& s) const {
  const bool valued = rules_.lines || inExtraRound(s);
  Zone z;
  z.id = kNotes;
  z.kind = Zone::Kind::Sheet;
  z.role = Zone::Role::Notes;
  z.owner = s.toMove;
  z.name = MK_TEXT("games", "noted results");
  z.columns = valued ? 3 : 2;
  z.size = static_cast<std::int16_t>(z.columns * ThreeThrows::kThrows);
  const bool deciding = s.phase == Phase::Throwing && !s.turn.waiting;
  for (int r = 0; r < ThreeThrows::kThrows; ++r) {
    const bool thrown = r < s.turn.throws;
    z.cells.push_back(heading({MK_TEXT("games", "Throw %1"), {Arg::number(r + 1)}}));
    Cell c;
    if (thrown) c.text = facesPhrase(s.turn.noted[static_cast<std::size_t>(r)], rules_.poker);
    c.open = deciding && thrown && r >= firstResult(s);
    z.cells.push_back(std::move(c));
    if (valued) z.cells.push_back(cell(thrown ? points(resultValue(s, r)) : Phrase()));
  }
  return z;
}

void SheetGame::boxCells(const State& s, int box, Zone& z) const {
  const Box& line = rules_.boxes[static_cast<std::size_t>(box)];
  z.cells.push_back(heading(boxName(box)));
  for (Seat k = 0; k < seats_; ++k) {
    const Sheet& sheet = s.sheets[at(k)];
    Cell c;
    c.struck = sheet.isStruck(box) || (line.number && sheet.sectionStruck);
    if (sheet.isFilled(box)) {
      c.text = points(sheet.points[static_cast<std::size_t>(box)]);
    } else if (k == s.toMove && s.phase == Phase::Throwing && !s.turn.waiting && mayFill(sheet, box)) {
      c.open = c.preview = true;
      const int best = bestResult(s, box);
      c.text = points(rules_.lines ? resultValue(s, best)
                                   : line.value(countsOf(s.turn.noted[static_cast<std::size_t>(best)])));
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
  if (s.phase == Phase::ThrowOff) {
    v.zones.push_back(trayForStart(kTray, s.toMove, rules_.dice));
    v.zones.push_back(notesOfStart(kNotes, s.contest, s.toMove, seats_));
  } else {
    v.zones.push_back(trayOf(kTray, s.toMove, s.turn, rules_.dice, rules_.poker));
    v.zones.push_back(notes(s));
  }
  v.zones.push_back(sheet(s));
  if (!viewer.isPublic() && !turn(s).has(viewer.seat)) return v;
  if (s.phase == Phase::Section) {
    v.buttons.push_back({kStrikeSection, MK_TEXT("games", "Strike the numbers"), 's'});
    v.buttons.push_back({kLeaveSection, MK_TEXT("games", "Let them stand"), 'l'});
  } else if (turn(s).isSeats()) {
    if (s.turn.mayThrowAgain()) v.buttons.push_back({kThrow, MK_TEXT("games", "Throw"), ' '});
    if (rules_.lines || inExtraRound(s))
      v.buttons.push_back({kWriteBest,
                           {MK_TEXT("games", "Write down %1"), {Arg::number(resultValue(s, bestResult(s)))}},
                           s.turn.mayThrowAgain() ? 'w' : ' '});
    if (!inExtraRound(s) && rules_.striking == Striking::Box && !s.sheets[at(s.toMove)].hasStruck())
      v.buttons.push_back({kStrike, MK_TEXT("games", "Strike"), 's'});
  }
  return v;
}

Phrase SheetGame::prompt(const State& s) const {
  const Arg who = Arg::seat(s.toMove);
  switch (s.phase) {
  case Phase::Over:
    return result(s).why;
  case Phase::Lot:
    return askForLot();
  case Phase::ThrowOff:
    return askForThrowOff(s.toMove, s.contest.round);
  case Phase::Section:
    return {MK_TEXT("games", "%1: strike all the numbers for %2 points, or let them stand"),
            {who, Arg::number(rules_.strikePoints)}};
  case Phase::Throwing:
    break;
  }
  if (s.turn.throws > 0) return promptAfterThrow(s);
  return inExtraRound(s) ? Phrase(MK_TEXT("games", "%1: throw all dice, it is the extra round for the win"), {who})
                         : Phrase(MK_TEXT("games", "%1: throw all dice, the first of three throws"), {who});
}

Phrase SheetGame::promptAfterThrow(const State& s) const {
  const Arg who = Arg::seat(s.toMove), n = Arg::number(s.turn.throws);
  if (s.turn.waiting) return {MK_TEXT("games", "%1 throws again"), {who}};
  const bool extra = inExtraRound(s), last = !s.turn.mayThrowAgain();
  if (last && extra) return {MK_TEXT("games", "%1: last throw, choose the noted result that counts"), {who}};
  if (last && rules_.lines) return {MK_TEXT("games", "%1: last throw, write a result in the next line"), {who}};
  if (last) return {MK_TEXT("games", "%1: last throw, write a result in a box"), {who}};
  if (!rules_.keeping) {
    if (extra || rules_.lines)
      return {MK_TEXT("games", "%1: throw %2 of 3, throw all dice again or choose a result"), {who, n}};
    return {MK_TEXT("games", "%1: throw %2 of 3, throw all dice again or write in a box"), {who, n}};
  }
  if (extra || rules_.lines)
    return {MK_TEXT("games", "%1: throw %2 of 3, keep dice and throw again, or choose a result"), {who, n}};
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
  case Move::Kind::Enter: // the result that is worth most there straight into its box, another one by its note
    if (rules_.lines || m.result != bestResult(s, m.what)) g.path.push_back(note);
    if (!rules_.lines) g.path.push_back(Stroke::place(boxPlace(seat, m.what)));
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

std::vector<Gesture> SheetGame::otherGestures(const State& s, Seat seat, const Move& m) const {
  if (m.kind == Move::Kind::Enter && !rules_.lines) { // the note may be touched first all the same
    if (m.result != bestResult(s, m.what)) return {};
    return {{{}, {Stroke::place(kNotes, 2 * m.result + 1), Stroke::place(boxPlace(seat, m.what))}}};
  }
  const bool counts = m.kind == Move::Kind::Count || (rules_.lines && m.kind == Move::Kind::Enter);
  if (!counts || m.result != bestResult(s)) return {};
  std::vector<Gesture> out = {{{}, {Stroke::button(kWriteBest)}}};
  if (m.kind == Move::Kind::Enter) out.push_back({{}, {Stroke::place(boxPlace(seat, m.what))}});
  return out;
}

Phrase SheetGame::tell(const State& s, Seat seat, const Move& m, Viewer) const {
  const Arg who = Arg::seat(seat);
  const auto result = [&] { return Arg::phrase(facesPhrase(s.turn.noted[m.result], rules_.poker)); };
  switch (m.kind) {
  case Move::Kind::Keep:
    if (m.what == 0) return {MK_TEXT("games", "%1 throws all dice again"), {who}};
    return {MK_TEXT("games", "%1 keeps %2 and throws the others again"),
            {who, Arg::phrase(facesPhrase(s.turn.dice(), rules_.poker, m.what))}};
  case Move::Kind::Enter: {
    const Box& box = rules_.boxes[m.what];
    const int n = box.value(countsOf(s.turn.noted[m.result]));
    if (rules_.lines) return Phrase::counted(MK_TEXT_N("games", "%1 writes down %2: %n point(s)"), n, {who, result()});
    return Phrase::counted(MK_TEXT_N("games", "%1 writes %2 in the box “%3”: %n point(s)"), n,
                           {who, result(), Arg::phrase(box.name)});
  }
  case Move::Kind::Count:
    return Phrase::counted(MK_TEXT_N("games", "%1 lets %2 count: %n point(s)"), resultValue(s, m.result),
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
  if (s.phase == Phase::Lot) return tellLot(drawnBy(o));
  if (s.phase == Phase::ThrowOff) return tellThrowOff(s.contest, s.toMove, o.die(0));
  return tellThrow(s.toMove, o, rules_.poker);
}

} // namespace mk::dice
