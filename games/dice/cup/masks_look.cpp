// Masks and Berlin mask: how dice are picked by hand, tray, notes, sheet and what is said. Rules: three- to five-dice
// games, games 129 and 130.
#include "games/dice/cup/arrange.h"
#include "games/dice/cup/masks.h"

#include <algorithm>

namespace mk::dice {

namespace {

enum MaskButton : std::int16_t { kOn = kThrowOn, kBank = kStop, kTooMuch = kSum };

// "1-1-5"
Phrase dashed(std::string digits) {
  for (std::size_t i = digits.size(); i-- > 1;) digits.insert(i, "-");
  return Phrase::plain(std::move(digits));
}

Zone notesZone(Phrase name) {
  Zone z;
  z.id = kCupNotes;
  z.kind = Zone::Kind::Sheet;
  z.role = Zone::Role::Notes;
  z.name = std::move(name);
  z.columns = 4;
  return z;
}
void note(Zone& z, Phrase heading, Cell value) {
  Cell head;
  head.text = std::move(heading);
  head.heading = true;
  z.cells.push_back(std::move(head));
  z.cells.push_back(std::move(value));
}

} // namespace

std::int16_t Masks::buttonOf(const Cup& c, const State& s, const Move& m) const {
  switch (sum(c.mine() + s.points + worth(c.last, m.places))) {
  case Sum::Below:
    return static_cast<std::int16_t>(m.bank ? kBank : kOn);
  case Sum::Reached:
    return kBank;
  case Sum::Over:
    return kTooMuch;
  }
  return kBank;
}

std::uint8_t Masks::banked(const Cup& c, const State& s) const {
  for (const Pick& p : picks(c.last))
    if (sum(c.mine() + s.points + p.worth) != Sum::Over) return p.places;
  return 0;
}

Gesture Masks::gesture(const Cup& c, const State& s, const Move& m) const {
  Gesture g;
  const std::size_t first = s.aside.size(); // those lie on the left
  for (std::size_t i = 0; i < c.last.count; ++i)
    if ((m.places >> i & 1) != 0) g.chosen.push_back(Stroke::place(kCupTray, static_cast<int>(first + i)));
  g.path.push_back(Stroke::button(buttonOf(c, s, m)));
  return g;
}

// The button alone is enough where it can mean one thing only, and banks all that scores.
std::vector<Gesture> Masks::otherGestures(const Cup& c, const State& s, const Move& m) const {
  const std::int16_t button = buttonOf(c, s, m);
  const bool plain = picks(c.last).size() == 1 || (button == kBank && m.places == banked(c, s));
  if (!plain) return {};
  return {{.chosen = {}, .path = {Stroke::button(button)}}};
}

void Masks::offer(const Cup& c, const State& s, const std::vector<Move>& list, View& v) const {
  bool on = false, tooMuch = false, bank = false;
  for (const Move& m : list) {
    const std::int16_t b = buttonOf(c, s, m);
    on = on || b == kOn;
    bank = bank || b == kBank;
    tooMuch = tooMuch || b == kTooMuch;
  }
  if (on) v.buttons.push_back({kOn, MK_TEXT("games", "Throw on"), ' '});
  // Without dice chosen it banks all that scores; what it brings is certain only where there is nothing to choose.
  const int all = s.points + worth(c.last, banked(c, s));
  const bool one = picks(c.last).size() == 1;
  const Phrase label = one ? Phrase(MK_TEXT("games", "Bank %1"), {Arg::number(all)}) : Phrase(MK_TEXT("games", "Bank"));
  if (bank) v.buttons.push_back({kBank, label, 'b'});
  if (tooMuch) v.buttons.push_back({kTooMuch, MK_TEXT("games", "Set aside, over the target"), 'o'});
}

Phrase Masks::prompt(const Cup& c, const State& s, const Step& now) const {
  const Arg who = Arg::seat(now.seat), turn = Arg::number(s.points), need = Arg::number(target_ - c.mine() - s.points);
  if (now.kind == Step::Kind::Decide && s.points == 0)
    return exact_
               ? Phrase(MK_TEXT("games", "%1: set dice aside, then throw on or bank; exactly %2 needed"), {who, need})
               : Phrase(MK_TEXT("games", "%1: set dice aside, then throw on or bank"), {who});
  if (now.kind == Step::Kind::Decide)
    return exact_ ? Phrase(MK_TEXT("games", "%1: set dice aside, then throw on or bank; %2 in this turn, exactly %3 "
                                            "needed"),
                           {who, turn, need})
                  : Phrase(MK_TEXT("games", "%1: set dice aside, then throw on or bank; %2 in this turn"), {who, turn});
  return exact_ ? Phrase(MK_TEXT("games", "%1: throw four dice; exactly %2 needed"), {who, need})
                : Phrase(MK_TEXT("games", "%1: throw four dice; %2 needed"), {who, need});
}

Phrase Masks::tellThrow(const Cup& before, const State& was, const Cup& after, Seat seat, const Thrown& t) const {
  const Arg who = Arg::seat(seat), thrown = Arg::literal(t.spoken());
  const Picks list = picks(t);
  if (list.empty() && was.points > 0)
    return Phrase::counted(MK_TEXT_N("games", "%1 throws %2, a mask: %n point(s) lost"), was.points, {who, thrown});
  if (list.empty()) return {MK_TEXT("games", "%1 throws %2, a mask"), {who, thrown}};
  if (!single_) return dice::tellThrown(seat, t);
  if (sum(before.total[at(seat)] + list[0].worth) == Sum::Over)
    return {MK_TEXT("games", "%1 throws %2: over the target, now %3"),
            {who, thrown, Arg::number(after.total[at(seat)])}};
  return dice::tellThrown(seat, t, list[0].worth);
}

Phrase Masks::tellMove(const Cup& c, const State& s, Seat seat, const Move& m) const {
  const int turn = s.points + worth(c.last, m.places), points = c.mine() + turn;
  const Arg who = Arg::seat(seat), dice = Arg::literal(faces(c, m.places, "-"));
  if (sum(points) == Sum::Over)
    return bounces_
               ? Phrase(MK_TEXT("games", "%1 sets %2 aside: over the target and back to %3"),
                        {who, dice, Arg::number(2 * target_ - points)})
               : Phrase(MK_TEXT("games", "%1 sets %2 aside: over the target, the turn does not count"), {who, dice});
  if (m.bank || sum(points) == Sum::Reached)
    return {MK_TEXT("games", "%1 sets %2 aside, banks %3 and has %4"),
            {who, dice, Arg::number(turn), Arg::number(points)}};
  return {MK_TEXT("games", "%1 sets %2 aside and throws on with %3"), {who, dice, Arg::number(turn)}};
}

// Dice set aside since all four were thrown, and the throw; while it is waited for, dice without a face.
TrayDice Masks::tray(const Cup& c, const State& s) const {
  TrayDice out;
  for (const std::uint8_t face : s.aside) out.push_back({.face = face, .held = true, .dim = true});
  const bool waiting = !c.hand && s.points != 0;
  if (waiting) {
    for (int i = 0; i < s.left; ++i) out.push_back({});
    return out;
  }
  for (std::size_t i = 0; i < c.last.count; ++i) out.push_back({.face = c.last.face[i], .lit = (c.lit >> i & 1) != 0});
  return out;
}

Phrase Masks::trayLabel(const Cup& c, const State& s) const {
  if (c.stage != Stage::Play || s.points == 0) return {};
  return Phrase::counted(MK_TEXT_N("games", "%n point(s) in this turn"), s.points);
}

void Masks::sheet(SheetLines& out, const Cup& c, const State& s) const {
  out.line(MK_TEXT("games", "Still needed"), [&](Seat k) { return written(std::max(0, target_ - c.total[at(k)])); });
  if (!single_)
    out.line(MK_TEXT("games", "In this turn"), [&](Seat k) {
      Cell cell = k == c.toMove && c.stage == Stage::Play ? written(s.points) : Cell{};
      cell.preview = true;
      return cell;
    });
}

void Masks::zones(const Cup& c, const State& s, View& v) const {
  if (!c.hand) {
    Zone z = notesZone(MK_TEXT("games", "values"));
    const auto price = [&](std::string digits, int worth) { note(z, dashed(std::move(digits)), written(worth)); };
    price("1", 100), price("5", 50);
    for (std::size_t face = 1; face <= 6; ++face) {
      Counts three{};
      three[face] = 3;
      price(std::string(3, static_cast<char>('0' + face)), prices_.of(three));
    }
    price("1234", prices_.of({0, 1, 1, 1, 1, 0, 0}));
    note(z, MK_TEXT("games", "four of a kind"), written(prices_.of({0, 4, 0, 0, 0, 0, 0})));
    z.size = static_cast<std::int16_t>(z.cells.size());
    v.zones.push_back(std::move(z));
    return;
  }
  Zone z = notesZone(MK_TEXT("games", "what can be set aside"));
  for (const Pick& p : picks(c.last)) {
    Cell cell = written(p.worth);
    cell.struck = sum(c.mine() + s.points + p.worth) == Sum::Over;
    cell.strong = sum(c.mine() + s.points + p.worth) == Sum::Reached;
    note(z, dashed(faces(c, p.places, "")), std::move(cell));
  }
  while (z.cells.size() % 4 != 0) z.cells.emplace_back();
  z.size = static_cast<std::int16_t>(std::max<std::size_t>(z.cells.size(), 20)); // the prices have their room again
  v.zones.push_back(std::move(z));
}

Phrase Masks::wonBy(const Cup& c, const State&, Seat k) const {
  if (exact_ && c.total[at(k)] == target_)
    return {MK_TEXT("games", "%1 has exactly %2 and wins."), {Arg::seat(k), Arg::number(target_)}};
  return wonWith(k, c.total[at(k)]);
}

Layout arrangeMasks(const View& v, Aspect aspect) {
  const Zone *sheet = v.find(kCupSheet), *notes = v.find(kCupNotes);
  const int columns = sheet == nullptr ? 3 : sheet->columns;
  const double lines = sheet == nullptr ? 4 : static_cast<double>(sheet->size) / columns;
  constexpr double kRim = 30, kTrayHigh = 400, kLine = 84, kNote = 66;
  constexpr double kMostNotes = 5; // lines: the prices, or fewer picks
  const double noted = notes == nullptr ? kMostNotes : static_cast<double>(notes->size) / notes->columns;
  Layout l;
  if (aspect == Aspect::Tall) {
    l.width = 1000;
    l.height = 1400;
    const double pad = std::min(l.height - kTrayHigh - kNote * kMostNotes - 4 * kRim, kLine * lines);
    const double below = kTrayHigh + kNote * kMostNotes + 3 * kRim;
    l.frames = {{kCupTray, {kRim, kRim, 940, kTrayHigh}, 180, false},
                {kCupNotes, {190, kTrayHigh + 2 * kRim, 620, kNote * noted}, 0, false},
                {kCupSheet, {kRim, below, 940, pad}, 0, false}};
    return l;
  }
  const double wide = std::min(920.0, 400.0 + 140.0 * (columns - 1));
  const double left = l.width - wide - 3 * kRim, pad = std::min(l.height - 2 * kRim, kLine * lines);
  const double top = (l.height - kTrayHigh - kRim - kNote * kMostNotes) / 2, aside = std::min(left, 640.0);
  l.frames = {{kCupTray, {kRim, top, left, kTrayHigh}, std::min(170.0, left / 4.8), false},
              {kCupNotes, {kRim + (left - aside) / 2, top + kTrayHigh + kRim, aside, kNote * noted}, 0, false},
              {kCupSheet, {2 * kRim + left, (l.height - pad) / 2, wide, pad}, 0, false}};
  return l;
}

} // namespace mk::dice
