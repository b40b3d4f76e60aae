// Starpoker: what lies on the table, how moves are made by hand, and what is said. The sheet has a line for each
// player: the dice, the hand, the throws used, the points.
#include "games/dice/base/throw.h"
#include "games/dice/base/turn_look.h"
#include "games/dice/sheets/starpoker.h"
#include "games/kit/throw_off.h"

namespace mk {

using namespace dice;

namespace {

// The dice as somebody else left them, until they are taken up.
void layDown(const ThreeThrows::Faces& faces, Zone& tray) {
  for (Item& die : tray.items) {
    die.thing = Thing::pokerDie(faces[static_cast<std::size_t>(die.at)]);
    die.dim = true;
  }
}

} // namespace

Zone Starpoker::tray(const State& s) const {
  if (s.phase == Phase::ThrowOff) return trayForStart(kTray, s.toMove, kDice);
  Zone z = trayOf(kTray, s.toMove, s.turn, kDice, true);
  if (s.turn.throws > 0) {
    z.label = {MK_TEXT("games", "throw %1 of %2"), {Arg::number(s.turn.throws), Arg::number(mostThrows(s))}};
    return z;
  }
  for (Item& die : z.items) die.twin = 0;
  if (s.phase == Phase::Special) {
    if (s.contest.done != 0) layDown(s.special[at(before(s.toMove, s.contest.done, seats_))], z);
  } else if (s.done != 0) {
    layDown(s.hands[at(before(s.toMove, s.done, seats_))].faces, z);
  } else if (s.won != kNobody) {
    layDown(s.hands[at(s.won)].faces, z);
    z.label = {MK_TEXT("games", "%1 won the round"), {Arg::seat(s.won)}};
  }
  return z;
}

void Starpoker::line(const State& s, Seat k, Zone& z) const {
  const bool special = s.phase == Phase::Special;
  Played p = s.hands[at(k)];
  const bool throwing = k == s.toMove && s.turn.throws > 0;
  if (throwing) p = {s.turn.dice(), s.turn.throws};
  Cell name = heading({"%1", {Arg::seat(k)}});
  name.struck = !has(s.in, k) || (special && !has(s.contest.in, k));
  z.cells.push_back(std::move(name));
  const auto put = [&](Phrase text) {
    Cell c = cell(std::move(text));
    c.preview = throwing;
    c.open = k == s.toMove;
    c.strong = k == s.won;
    z.cells.push_back(std::move(c));
  };
  put(p.throws > 0 ? facesPhrase(p.faces, true) : Phrase());
  put(p.throws > 0 ? nameOf(p.hand()) : Phrase());
  put(p.throws > 0 ? points(p.throws) : Phrase());
  if (special) put(has(s.contest.done, k) ? points(s.contest.value[at(k)]) : Phrase());
  z.cells.push_back(strong(points(s.points[at(k)])));
}

Zone Starpoker::sheet(const State& s) const {
  if (s.phase == Phase::ThrowOff) return notesOfStart(kSheet, s.contest, s.toMove, seats_);
  Zone z;
  z.id = kSheet;
  z.kind = Zone::Kind::Sheet;
  z.role = Zone::Role::Sheet;
  z.name = MK_TEXT("games", "score sheet");
  if (s.extra > 0)
    z.cells.push_back(heading({MK_TEXT("games", "Extra round %1"), {Arg::number(s.extra)}}));
  else
    z.cells.push_back(heading({MK_TEXT("games", "Round %1 of %2"), {Arg::number(s.round), Arg::number(rounds_)}}));
  z.cells.push_back(heading(MK_TEXT("games", "Dice")));
  z.cells.push_back(heading(MK_TEXT("games", "Hand")));
  z.cells.push_back(heading(MK_TEXT("games", "Throws")));
  if (s.phase == Phase::Special) z.cells.push_back(heading(MK_TEXT("games", "Special round")));
  z.cells.push_back(heading(MK_TEXT("games", "Points")));
  z.columns = static_cast<std::int16_t>(z.cells.size());
  for (Seat k = 0; k < seats_; ++k) line(s, k, z);
  z.size = static_cast<std::int16_t>(z.cells.size());
  return z;
}

View Starpoker::look(const State& s, Viewer viewer) const {
  View v;
  v.bottom = viewer.isPublic() ? Seat{0} : viewer.seat;
  v.prompt = prompt(s);
  v.zones.push_back(tray(s));
  v.zones.push_back(sheet(s));
  if (turn(s).isSeats() && (viewer.isPublic() || turn(s).has(viewer.seat))) {
    v.buttons.push_back({kThrow, MK_TEXT("games", "Throw"), ' '});
    v.buttons.push_back({kStop, MK_TEXT("games", "Stop throwing"), 's'});
  }
  return v;
}

Phrase Starpoker::prompt(const State& s) const {
  const Arg who = Arg::seat(s.toMove);
  switch (s.phase) {
  case Phase::Over:
    return result(s).why;
  case Phase::Lot:
    return askForLot();
  case Phase::ThrowOff:
    return askForThrowOff(s.toMove, s.contest.round);
  case Phase::Special:
    return {MK_TEXT("games", "%1: equal hands, throw five dice once, the highest sum wins the round"), {who}};
  case Phase::Throwing:
    break;
  }
  if (s.turn.throws == 0) return promptForThrow(s);
  if (s.turn.waiting) return {MK_TEXT("games", "%1 throws again"), {who}};
  const Arg n = Arg::number(s.turn.throws), most = Arg::number(mostThrows(s));
  if (const auto best = bestSoFar(s))
    return {MK_TEXT("games", "%1: throw %2 of %3, keep dice and throw again, or stop; to beat: %4 (%5)"),
            {who, n, most, Arg::phrase(nameOf(s.hands[at(*best)].hand())), Arg::seat(*best)}};
  return {MK_TEXT("games", "%1: throw %2 of %3, keep dice and throw again, or stop"), {who, n, most}};
}

Phrase Starpoker::promptForThrow(const State& s) const {
  const Arg who = Arg::seat(s.toMove);
  const auto best = bestSoFar(s);
  if (!best)
    return s.extra > 0 ? Phrase(MK_TEXT("games", "%1: throw all dice, it is the extra round for the win"), {who})
                       : Phrase(MK_TEXT("games", "%1: throw all dice, you begin the round"), {who});
  const Arg hand = Arg::phrase(nameOf(s.hands[at(*best)].hand())), whose = Arg::seat(*best);
  if (mostThrows(s) == 1)
    return {MK_TEXT("games", "%1: throw all dice, there is only one throw; to beat: %2 (%3)"), {who, hand, whose}};
  return {MK_TEXT("games", "%1: throw all dice; to beat: %2 (%3)"), {who, hand, whose}};
}

Gesture Starpoker::gesture(const State&, Seat, const Move& m) const {
  Gesture g;
  if (m.stop) {
    g.path.push_back(Stroke::button(kStop));
    return g;
  }
  for (int i = 0; i < kDice; ++i)
    if (((m.kept >> i) & 1u) != 0) g.chosen.push_back(Stroke::place(kTray, i));
  g.path.push_back(Stroke::button(kThrow));
  return g;
}

// A turn may be the last of its round.
Phrase Starpoker::withRoundEnd(const State& before, const State& after, Phrase what) const {
  if (before.phase == Phase::Throwing && after.phase == Phase::Special)
    return {MK_TEXT("games", "%1; the best hands are equal, a special round decides"), {Arg::phrase(std::move(what))}};
  const bool ended = after.done == 0 && before.done != 0;
  if (!ended || after.won == kNobody) return what;
  return {MK_TEXT("games", "%1; %2 wins the round"), {Arg::phrase(std::move(what)), Arg::seat(after.won)}};
}

Phrase Starpoker::tell(const State& s, Seat seat, const Move& m, Viewer) const {
  const Arg who = Arg::seat(seat);
  if (!m.stop && m.kept == 0) return {MK_TEXT("games", "%1 throws all dice again"), {who}};
  if (!m.stop)
    return {MK_TEXT("games", "%1 keeps %2 and throws the others again"),
            {who, Arg::phrase(facesPhrase(s.turn.dice(), true, m.kept))}};
  State after = s;
  play(after, seat, m);
  return withRoundEnd(
      s, after, {MK_TEXT("games", "%1 stops: %2"), {who, Arg::phrase(nameOf(PokerHand::of(countsOf(s.turn.dice()))))}});
}

Phrase Starpoker::tell(const State& s, const Outcome& o, Viewer) const {
  if (s.phase == Phase::Lot) return tellLot(drawnBy(o));
  if (s.phase == Phase::ThrowOff) return tellThrowOff(s.contest, s.toMove, o.die(0));
  State after = s;
  settle(after, o);
  Phrase thrown = tellThrow(s.toMove, o, true);
  const Played& p = after.hands[at(s.toMove)];
  if (s.phase == Phase::Throwing && p.throws > 0 && !after.turn.throws)
    thrown = {MK_TEXT("games", "%1: %2"), {Arg::phrase(std::move(thrown)), Arg::phrase(nameOf(p.hand()))}};
  return withRoundEnd(s, after, std::move(thrown));
}

} // namespace mk
