// Rounds games: tray, sheet, gestures and what is said. Rules: three- to five-dice games, section 2, mechanic R.
#include "games/dice/cup/rounds.h"

namespace mk::dice {

Gesture Rounds::gesture(const Cup& c, const State&, const Move& m) const {
  Gesture g;
  for (int i = 0; i < dice(c); ++i)
    if ((m.keep >> i & 1) != 0) g.chosen.push_back(Stroke::place(kCupTray, i));
  g.path.push_back(Stroke::button(m.stay ? kStay : kThrow));
  return g;
}

void Rounds::offer(const Cup& c, const State&, const std::vector<Move>& list, View& v) const {
  if (list.empty()) return;
  v.buttons.push_back({kThrow, MK_TEXT("games", "Throw"), ' '});
  v.buttons.push_back(
      {kStay, {MK_TEXT("games", "Count it: %1"), {Arg::phrase(written(rules_.value(c.last).points).text)}}, 's'});
}

Phrase Rounds::tellMove(const Cup& c, const State& s, Seat seat, const Move& m) const {
  const Arg who = Arg::seat(seat);
  if (m.stay) {
    const int points = rules_.value(c.last).points;
    return {MK_TEXT("games", "%1 lets %2 count: %3"),
            {who, Arg::literal(c.last.spoken()), Arg::phrase(written(points).text)}};
  }
  if (m.keep == 0) return {MK_TEXT("games", "%1 throws all dice again"), {who}};
  Thrown kept;
  for (unsigned i = 0; i < c.last.count; ++i)
    if ((m.keep >> i & 1) != 0) kept.face[kept.count++] = s.turn.dice()[i];
  return {MK_TEXT("games", "%1 keeps %2 and throws the others again"), {who, Arg::literal(kept.spoken())}};
}

Phrase Rounds::prompt(const Cup& c, const State& s, const Step& now) const {
  const Arg who = Arg::seat(now.seat), counts = Arg::phrase(rules_.counts);
  if (now.kind == Step::Kind::Decide)
    return {MK_TEXT("games", "%1: throw %2 of 3 – keep and throw again, or count it; %3"),
            {who, Arg::number(s.turn.throws), counts}};
  if (now.atOnce) return {MK_TEXT("games", "%1 throws again"), {who}};
  if (c.extra()) return Phrase::counted(MK_TEXT_N("games", "%1: throw %n die(s); %2"), now.dice, {who, counts});
  return Phrase::counted(MK_TEXT_N("games", "%1: throw %n die(s), round %2 of %3; %4"), now.dice,
                         {who, Arg::number(c.round), Arg::number(rules_.rounds), counts});
}

Phrase Rounds::tellThrow(const Cup&, const State& s, const Cup& after, Seat seat, const Thrown& t) const {
  if (threeThrows_ && after.hand) return tellThrown(seat, t);
  const int points = rules_.value(threeThrows_ ? after.last : t).points;
  if (s.turn.throws == 0) return tellThrown(seat, t, points);
  return {MK_TEXT("games", "%1 throws %2 and has %3: %4"),
          {Arg::seat(seat), Arg::literal(t.spoken()), Arg::literal(after.last.spoken()),
           Arg::phrase(written(points).text)}};
}

TrayDice Rounds::tray(const Cup& c, const State& s) const {
  TrayDice out = CupMechanic::tray(c, s);
  if (!s.turn.waiting || s.turn.throws == 0) return out;
  for (std::size_t i = 0; i < out.size(); ++i) { // on the way into the cup, or kept
    out[i].held = (s.turn.kept >> i & 1) != 0;
    if (!out[i].held) out[i] = {};
  }
  return out;
}

Phrase Rounds::trayLabel(const Cup& c, const State& s) const {
  if (s.turn.throws > 0)
    return {MK_TEXT("games", "throw %1 of %2"), {Arg::number(s.turn.throws), Arg::number(ThreeThrows::kThrows)}};
  if (c.last.empty() || c.by == kNobody) return {};
  return {"%1: %2", {Arg::seat(c.by), Arg::phrase(written(rules_.value(c.last).points).text)}};
}

Cell Rounds::roundCell(const Cup& c, const State& s, Seat k, int round) const {
  Cell cell = dice::roundCell(c, k, round);
  if (cell.open && c.hand) {
    cell.preview = true;
    cell.text = written(rules_.value(c.last).points).text;
  } else if (rules_.sideIs == Rules::Side::Part && c.knows(k, round) && round <= kSideLines) {
    const int part = s.sideLine[at(k)][static_cast<std::size_t>(round - 1)];
    cell = written(std::to_string(part) + " + " + std::to_string(c.lineOf(k, round) - part));
  }
  return cell;
}

// More rounds than fit in lines: those thrown with the same number of dice are a block of five, and only the block that
// is being played shows its rounds.
void Rounds::blocks(SheetLines& out, const Cup& c) const {
  constexpr int kBlock = 5;
  const int now = c.extra() || c.stage == Stage::Over ? 0 : (c.round + kBlock - 1) / kBlock;
  for (int b = 1; b * kBlock <= rules_.rounds; ++b) {
    const int first = (b - 1) * kBlock + 1;
    for (int r = first; b == now && r < first + kBlock; ++r)
      out.line({MK_TEXT("games", "Round %1"), {Arg::number(r)}}, [&](Seat k) { return dice::roundCell(c, k, r); });
    out.line(
        Phrase::counted(MK_TEXT_N("games", "With %n die(s)"), b),
        [&](Seat k) {
          int sum = 0, known = 0;
          for (int r = first; r < first + kBlock; ++r)
            if (c.knows(k, r)) sum += c.lineOf(k, r), ++known;
          return known == 0 ? Cell{} : written(sum);
        },
        b == now);
  }
}

void Rounds::sheet(SheetLines& out, const Cup& c, const State& s) const {
  if (rules_.growing) blocks(out, c);
  if (rules_.side == nullptr) return;
  out.line(rules_.sideName, [&](Seat k) { return written(s.side[at(k)]); });
  if (rules_.sideIs == Rules::Side::Part)
    out.line(rules_.restName, [&](Seat k) { return written(c.total[at(k)] - s.side[at(k)]); });
}

std::string Rounds::extraText(int value) const {
  if (!tieChain()) return CupMechanic::extraText(value);
  return std::to_string(value / kTieFactor) + " (" + std::to_string(value % kTieFactor) + ")";
}

} // namespace mk::dice
