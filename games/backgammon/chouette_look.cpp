// Chouette on the table: the board game under the names of the box and the captain, and the sheet of the queue.
#include "games/backgammon/chouette.h"

#include "games/backgammon/board.h"

#include <algorithm>

namespace mk {

namespace {

using Phase = Tables::Phase;

constexpr std::int16_t kColumns = 3;

} // namespace

Gesture Chouette::gesture(const State& s, Seat seat, const Move& m) const {
  return tables_.gesture(s.table, side(s, seat), m);
}

// Of the crew the captain, or who is to answer.
Seat Chouette::seatOf(const State& s, Seat side) const {
  const Seat member = answering(s);
  return side == 0 ? box(s) : member != kNobody ? member : s.captain;
}

Arg Chouette::called(const State& s, Seat side, bool roles) const {
  const Seat seat = seatOf(s, side);
  if (!roles) return Arg::seat(seat);
  return Arg::phrase({"%1 (%2)", {Arg::seat(seat), Arg::phrase(roleOf(s, seat))}});
}

// The board game speaks of its two sides; here people stand for them.
Phrase Chouette::withNames(Phrase p, const State& s, bool roles) const {
  for (Arg& arg : p.args) {
    if (arg.kind == Arg::Kind::Player)
      arg = called(s, static_cast<Seat>(arg.value), roles);
    else if (arg.kind == Arg::Kind::Phrase)
      arg = Arg::phrase(withNames(arg.phrases.front(), s, roles));
  }
  return p;
}

Phrase Chouette::roleOf(const State& s, Seat seat) const {
  if (seat == box(s)) return MK_TEXT("games", "box");
  if (seat == s.captain) return MK_TEXT("games", "captain");
  return isIn(s, seat) ? MK_TEXT("games", "partner") : MK_TEXT("games", "dropped");
}

Phrase Chouette::nextGame(const State& s) const {
  return {MK_TEXT("games", "Game %1 of %2: in the box %3, captain %4."),
          {Arg::number(s.game), Arg::number(games_), Arg::seat(box(s)), Arg::seat(s.captain)}};
}

Phrase Chouette::prompt(const State& s) const {
  if (s.order.round > 0) {
    const Arg who = Arg::seat(throwing(s));
    if (s.order.round == 1)
      return {MK_TEXT("games", "%1: throw two dice for the order, the highest sum is the box"), {who}};
    return {MK_TEXT("games", "%1: throw again, equal sums share a place"), {who}};
  }
  if (turn(s).isOver()) return result(s).why;
  if (s.table.phase == Phase::Opening) {
    const Phrase start = s.table.throws > 0 ? MK_TEXT("games", "Equal! The two throw again.")
                                            : MK_TEXT("games", "They throw one die each, the higher starts.");
    return {"%1 %2", {Arg::phrase(nextGame(s)), Arg::phrase(start)}};
  }
  if (answering(s) != kNobody)
    return {MK_TEXT("games", "%1: take the double for yourself and play for %2, or drop and pay %3"),
            {called(s, 1, true), Arg::number(2 * s.table.cube), Arg::number(s.table.cube)}};
  Viewer nobody;
  return withNames(tables_.look(s.table, nobody).prompt, s, true);
}

// "1–3" while three share the first places.
std::string Chouette::placesOf(const Order& o, Seat seat) const {
  const auto place = o.place[at(seat)];
  const auto last = place + std::count(o.place.begin(), o.place.begin() + seats_, place);
  const std::string first = std::to_string(place + 1);
  return last == place + 1 ? first : first + "–" + std::to_string(last);
}

// Queue, names and points; before the queue stands, the throws for it.
Zone Chouette::sheet(const State& s) const {
  Zone z;
  z.id = kSheet;
  z.kind = Zone::Kind::Sheet;
  z.role = Zone::Role::Sheet;
  z.name = MK_TEXT("games", "queue and points");
  z.columns = kColumns;
  const bool ordering = s.order.round > 0;
  const auto cell = [&z](Phrase text) -> Cell& {
    Cell& c = z.cells.emplace_back();
    c.text = std::move(text);
    return c;
  };
  const Phrase heads[] = {ordering ? Phrase(MK_TEXT("games", "Place")) : Phrase(MK_TEXT("games", "Role")),
                          MK_TEXT("games", "Name"),
                          ordering ? Phrase(MK_TEXT("games", "Thrown")) : Phrase(MK_TEXT("games", "Points"))};
  for (const Phrase& head : heads) cell(head).heading = true;
  for (int row = 0; row < seats_; ++row) {
    const auto seat = static_cast<Seat>(ordering ? row : s.queue[at(row)]);
    const int sum = s.order.sum[at(seat)];
    cell(ordering ? Phrase::plain(placesOf(s.order, seat)) : roleOf(s, seat));
    cell({"%1", {Arg::seat(seat)}}).struck = !ordering && seat != box(s) && !isIn(s, seat);
    cell(Phrase::plain(!ordering ? std::to_string(s.points[at(seat)])
                       : sum > 0 ? std::to_string(sum)
                                 : ""))
        .strong = true;
  }
  z.size = static_cast<std::int16_t>(z.cells.size());
  return z;
}

View Chouette::look(const State& s, Viewer viewer) const {
  const bool ordering = s.order.round > 0;
  const bool acts = !ordering && turn(s).has(viewer.seat);
  View v = tables_.look(s.table, acts ? Viewer{side(s, viewer.seat)} : Viewer::everybody());
  for (Zone& z : v.zones) {
    if (z.role != Zone::Role::Tokens) continue;
    const bool isBox = z.owner == 0;
    if (ordering) { // nobody has a side yet, their places are there
      z.name = isBox ? MK_TEXT("games", "box") : MK_TEXT("games", "captain");
      z.items.front().lit = false;
      continue;
    }
    z.owner = seatOf(s, isBox ? 0 : 1);
    z.name = {"%1", {called(s, isBox ? 0 : 1, true)}};
  }
  v.zones.push_back(sheet(s));
  v.prompt = prompt(s);
  v.bottom = ordering ? Seat{0} : box(s);
  return v;
}

Phrase Chouette::tell(const State& before, Seat seat, const Move& m, Viewer viewer) const {
  State after = before;
  play(after, seat, m);
  Phrase what;
  if (answering(before) == kNobody)
    what = withNames(tables_.tell(before.table, side(before, seat), m, viewer), before, false);
  else if (m.kind == Move::Kind::Take)
    what = {MK_TEXT("games", "%1 takes the double."), {Arg::seat(seat)}};
  else
    what = {MK_TEXT("games", "%1 drops the double and pays %2."), {Arg::seat(seat), Arg::number(before.table.cube)}};
  if (after.game != before.game) return {"%1 %2", {Arg::phrase(what), Arg::phrase(nextGame(after))}};
  const bool leads = after.captain != before.captain && after.captain != kNobody && !turn(after).isOver();
  if (leads) return {MK_TEXT("games", "%1 The crew is now led by %2."), {Arg::phrase(what), Arg::seat(after.captain)}};
  return what;
}

Phrase Chouette::tell(const State& before, const Outcome& o, Viewer viewer) const {
  if (before.order.round == 0) return withNames(tables_.tell(before.table, o, viewer), before, false);
  State after = before;
  settle(after, o);
  const Phrase thrown{MK_TEXT("games", "%1 throws %2."),
                      {Arg::seat(throwing(before)), Arg::number(o.die(0) + o.die(1))}};
  return after.order.round > 0 ? thrown : Phrase{"%1 %2", {Arg::phrase(thrown), Arg::phrase(nextGame(after))}};
}

// As the two-handed games, with the queue between the dice and the lower player; the board leaves room for names.
Layout arrangeChouette(const View& v, Aspect aspect) {
  Layout l = arrangePoints(v, aspect);
  const bool wide = aspect == Aspect::Wide;
  constexpr double kSide = 1178, kWidth = 398;
  if (!wide) l.height = 1500;
  for (Frame& f : l.frames) {
    const Zone* z = v.find(f.zone);
    const bool board = z != nullptr && z->kind == Zone::Kind::Board;
    if (wide && board)
      f.box.width = kSide - 48;
    else if (wide)
      f.box = f.zone == Tables::White   ? Box{kSide, 846, kWidth, 130}
              : f.zone == Tables::Black ? Box{kSide, 24, kWidth, 130}
                                        : Box{kSide, 178, kWidth, 170};
    else if (f.zone == Tables::White)
      f.box = {24, 1009, 464, 150};
    else if (!board && f.zone != Tables::Black)
      f.box = {24, 1180, 464, 250};
  }
  l.frames.push_back({Chouette::kSheet, wide ? Box{kSide, 372, kWidth, 450} : Box{512, 1009, 464, 460}, 0, false});
  return l;
}

} // namespace mk
