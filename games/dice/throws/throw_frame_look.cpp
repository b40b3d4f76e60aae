// The common frame of games with one and two dice: tray, sheet, buttons and what is said.
#include "games/dice/throws/throw_frame.h"

#include "games/dice/base/tray.h"

namespace mk::dice {

std::string Move::text() const {
  switch (kind) {
  case Kind::Throw:
    return "throw";
  case Kind::Stop:
    return ".";
  case Kind::Call:
    return "?" + std::to_string(n);
  case Kind::Write:
    return "@" + std::to_string(n);
  case Kind::Count:
    return "=" + std::to_string(n);
  }
  return {};
}

Gesture FrameRules::gesture(const Frame& f, Seat seat, Move m, bool typed) const {
  Gesture g;
  switch (m.kind) {
  case Move::Kind::Throw:
    g.path.push_back(Stroke::button(kThrowOn));
    break;
  case Move::Kind::Stop:
    g.path.push_back(Stroke::button(kStop));
    break;
  case Move::Kind::Call:
    g.path.push_back(typed ? Stroke::value(m.n) : Stroke::button(kNumber + m.n));
    break;
  case Move::Kind::Write: // line 0 names the seats
    g.path.push_back(Stroke::place(kSheet, m.n * (seats + 1) + 1 + seat));
    break;
  case Move::Kind::Count:
    if (m.n == f.last.a || m.n == f.last.b)
      g.path.push_back(Stroke::place(kTray, m.n == f.last.a ? 0 : 1));
    else
      g.path.push_back(Stroke::button(kSum));
    break;
  }
  return g;
}

void FrameRules::offer(const Frame& f, const std::vector<Move>& list, int numberCalled, View& v) const {
  for (const Move& m : list) {
    const auto id = static_cast<std::int16_t>(kNumber + m.n);
    if (m.kind == Move::Kind::Throw)
      v.buttons.push_back({kThrowOn, MK_TEXT("games", "Throw"), ' '});
    else if (m.kind == Move::Kind::Stop)
      v.buttons.push_back({kStop, MK_TEXT("games", "Stop"), 's'});
    else if (m.kind == Move::Kind::Count && m.n != f.last.a && m.n != f.last.b)
      v.buttons.push_back({kSum, {MK_TEXT("games", "Count both: %1"), {Arg::number(m.n)}}, ' '});
    else if (m.kind == Move::Kind::Call && numberCalled == 0)
      v.buttons.push_back({id, Phrase::plain(std::to_string(m.n)), static_cast<char>('0' + m.n)});
  }
  if (numberCalled > 0 && !list.empty() && list.front().kind == Move::Kind::Call)
    v.entry = Entry{MK_TEXT("games", "Number to be thrown"), false, list.front().n, numberCalled};
}

Zone FrameRules::tray(const Frame& f, const Step& now) const {
  Zone z = emptyTray(kTray, now.seat, dice); // for all of them
  const bool opening = f.stage == Stage::ThrowOff || f.stage == Stage::Lot;
  const int lying = dice == 1 || opening || (!f.last.empty() && f.last.b == 0) ? 1 : 2;
  for (std::int16_t i = 0; i < lying; ++i) {
    Item die;
    die.at = i;
    die.thing = Thing::die(i == 0 ? f.last.a : f.last.b);
    die.id = static_cast<std::uint16_t>(i + 1);
    die.twin = die.thing.code; // equal dice stand for each other
    die.lit = die.thing.code != 0 && ((f.lit >> i) & 1) != 0;
    z.items.push_back(die);
  }
  return z;
}

void FrameRules::lines(SheetLines& out, const Frame& f) const {
  if (f.stage == Stage::ThrowOff) contestLine(out, MK_TEXT("games", "Throw for the start"), f.contest, true);
  if (f.stage == Stage::Extra) contestLine(out, MK_TEXT("games", "Extra round"), f.contest, true);
  if (f.again > 0) out.line(MK_TEXT("games", "First play"), [&](Seat k) { return written(f.held[at(k)]); });
  if (games > 1)
    out.line(
        MK_TEXT("games", "Games won"), [&](Seat k) { return written(f.won[at(k)]); }, true);
}

Phrase FrameRules::prompt(const Frame& f, const Step& now) const {
  if (f.stage == Stage::Lot || f.stage == Stage::ThrowOff) return openingPrompt(f.stage, f.contest, now.seat);
  return {MK_TEXT("games", "%1: throw, it is the extra round for the win"), {Arg::seat(now.seat)}};
}

Phrase FrameRules::tellFrame(const Frame& was, const Frame& now, const Step& step, Throw t) const {
  return withEnd(was, now,
                 {MK_TEXT("games", "%1 throws %2 in the extra round"), {Arg::seat(step.seat), Arg::literal(t.text())}});
}

Phrase FrameRules::withEnd(const Frame& was, const Frame& now, Phrase said) const {
  if (now.again > was.again) return {MK_TEXT("games", "%1: a tie, those tied play again"), {Arg::phrase(said)}};
  if (now.stage == Stage::Extra && was.stage == Stage::Play)
    return {MK_TEXT("games", "%1: a tie, an extra round follows"), {Arg::phrase(said)}};
  if (now.game == was.game) return said;
  SeatSet winners = 0;
  for (Seat k = 0; k < seats; ++k)
    if (now.won[at(k)] > was.won[at(k)]) winners |= only(k);
  if (!std::has_single_bit(winners)) return {MK_TEXT("games", "%1: the win is shared"), {Arg::phrase(said)}};
  return {MK_TEXT("games", "%1: %2 wins"), {Arg::phrase(said), Arg::seat(lowestOf(winners))}};
}

} // namespace mk::dice
