// 150: what is seen, how a move is made by hand, what is told, and how the table is laid out.
#include "games/solitaires/day_off_moves.h"

#include <algorithm>

namespace mk {

namespace {

using Kind = DayOff::Move::Kind;

Zone zone(int id, Zone::Kind kind, Zone::Role role, Phrase name) {
  Zone z;
  z.id = static_cast<std::int16_t>(id);
  z.kind = kind;
  z.role = role;
  z.name = std::move(name);
  z.size = 1;
  return z;
}

// Elements are public, so they can name a card on the table from the deal on, face up or down.
Item item(const DayOff::State& s, DayOff::Element e, int at, bool open) {
  Item i;
  i.at = static_cast<std::int16_t>(at);
  i.thing = Thing::card(open ? s.card(e) : Card::back());
  i.id = static_cast<std::uint16_t>(e + 1);
  return i;
}

Phrase columnName(int c) { return {MK_TEXT("games", "column %1"), {Arg::number(c + 1)}}; }

Stroke columnEnd(const DayOff::State& s, int c) {
  return Stroke::place(DayOff::kColumn + c, std::max(0, s.columns[static_cast<std::size_t>(c)].count() - 1));
}

} // namespace

Gesture DayOff::gesture(const State& s, Seat, const Move& m) const {
  const auto foundation = [&](Element e) { return Stroke::place(kFoundation + foundationFor(s, s.card(e)), 0); };
  const Stroke wasteTop = Stroke::place(kWaste, 0);
  switch (m.kind) {
  case Kind::ColumnToFoundation:
    return {{}, {columnEnd(s, m.from), foundation(s.columns[m.from].back())}};
  case Kind::Block:
    return {{}, {Stroke::place(kColumn + m.from, s.columns[m.from].count() - m.count), columnEnd(s, m.to)}};
  case Kind::WasteToFoundation:
    return {{}, {wasteTop, foundation(s.talon[s.turned - 1u])}};
  case Kind::WasteToColumn:
    return {{}, {wasteTop, columnEnd(s, m.to)}};
  case Kind::Stock:
  case Kind::Redeal:
    return {{}, {Stroke::place(kStock, 0)}};
  case Kind::GiveUp:
    return {{}, {Stroke::button(kGiveUp)}};
  }
  return {};
}

Phrase DayOff::prompt(const State& s) const {
  const Turn now = turn(s);
  if (now.isChance()) return MK_TEXT("games", "Two packs are shuffled and dealt.");
  if (now.isOver()) return result(s).why;
  const std::initializer_list<Arg> who = {Arg::seat(now.seat())};
  bool stock = false, redeal = false, others = false, turning = false;
  each(s, [&](const Move& m) {
    stock = stock || m.kind == Kind::Stock;
    redeal = redeal || m.kind == Kind::Redeal;
    others = others || (m.kind != Kind::Stock && m.kind != Kind::Redeal);
    turning = turning || turnsUp(s, m);
    return true;
  });
  if (turning && !anyTime_)
    return {MK_TEXT("games", "%1: a closed card can be turned up. Until then the stock stays closed."), who};
  if (stock && others) return {MK_TEXT("games", "%1: move cards on, or turn a card from the stock."), who};
  if (stock) return {MK_TEXT("games", "%1: nothing fits here. Turn a card from the stock."), who};
  if (redeal)
    return {MK_TEXT("games", "%1: the stock is used up. Move cards on, or turn the waste over for pass %2 of %3."),
            {Arg::seat(now.seat()), Arg::number(s.pass + 1), Arg::number(passes_)}};
  return {MK_TEXT("games", "%1: the stock is used up. Move the cards that still can move."), who};
}

void DayOff::addPiles(View& v, const State& s) const {
  Zone stock = zone(kStock, Zone::Kind::Pile, Zone::Role::Stock, MK_TEXT("games", "the stock"));
  stock.closed = static_cast<std::int16_t>(s.stock());
  v.zones.push_back(std::move(stock));

  Zone waste = zone(kWaste, Zone::Kind::Pile, Zone::Role::Waste, MK_TEXT("games", "the waste"));
  waste.label = {MK_TEXT("games", "pass %1/%2"), {Arg::number(s.pass), Arg::number(passes_)}};
  for (std::size_t i = 0; i < s.turned; ++i) waste.items.push_back(item(s, s.talon[i], 0, true));
  v.zones.push_back(std::move(waste));

  for (std::size_t f = 0; f < kFoundations; ++f) {
    const auto suit = static_cast<std::int16_t>(f / 2);
    Zone z = zone(static_cast<int>(kFoundation + f), Zone::Kind::Pile, Zone::Role::Foundation,
                  {MK_TEXT("games", "foundation %1, %2"), {Arg::suit(suit), Arg::number(static_cast<int>(f % 2) + 1)}});
    if (s.built[f].empty()) z.label = {MK_TEXT("games", "%1"), {Arg::suit(suit)}};
    const bool equal = s.built[f].size() == s.built[f ^ 1u].size();
    z.twin = static_cast<std::uint16_t>(equal ? suit + 1 : 0); // both take the same card
    for (const Element e : s.built[f]) z.items.push_back(item(s, e, 0, true));
    v.zones.push_back(std::move(z));
  }
}

void DayOff::addColumns(View& v, const State& s) const {
  for (int c = 0; c < kColumns; ++c) {
    const auto& column = s.columns[static_cast<std::size_t>(c)];
    Zone z = zone(kColumn + c, Zone::Kind::Column, Zone::Role::Tableau, columnName(c));
    z.size = static_cast<std::int16_t>(std::max(1, column.count()));
    for (int i = 0; i < column.count(); ++i)
      z.items.push_back(item(s, column[static_cast<std::size_t>(i)], i, i >= s.closed[static_cast<std::size_t>(c)]));
    v.zones.push_back(std::move(z));
  }
}

View DayOff::look(const State& s, Viewer viewer) const {
  View v;
  const Turn now = turn(s);
  if (now.isChance() || covered(s, viewer)) { // the pack lies closed on the table
    State closed;
    addPiles(v, closed);
    addColumns(v, closed);
    v.zones.front().closed = kCards;
    v.prompt = now.isChance()
                   ? prompt(s)
                   : Phrase{MK_TEXT("games", "%1 plays; the table is covered for the others until all have played."),
                            {Arg::seat(now.seat())}};
    return v;
  }
  addPiles(v, s);
  addColumns(v, s);
  if (seats_ > 1 && now.isOver()) v.zones.push_back(patience::resultSheet(kResults, s.done));
  if (seats_ > 1 && now.isSeats()) v.buttons.push_back({kGiveUp, MK_TEXT("games", "Give up this deal"), 'g', -1});
  v.prompt = prompt(s);
  v.bottom = now.seat();
  return v;
}

Phrase DayOff::tell(const State& s, Seat seat, const Move& m, Viewer viewer) const {
  const Arg who = Arg::seat(seat);
  if (m.kind == Kind::GiveUp) return {MK_TEXT("games", "%1 gives up this deal."), {who}};
  if (covered(s, viewer)) return {MK_TEXT("games", "%1 makes a move behind the cover."), {who}};
  const auto column = [](int c) { return Arg::number(c + 1); };
  switch (m.kind) {
  case Kind::ColumnToFoundation:
    return {MK_TEXT("games", "%1: %2 goes from column %3 to its foundation."),
            {who, Arg::card(s.card(s.columns[m.from].back()).code()), column(m.from)}};
  case Kind::Block: {
    const Arg lead = Arg::card(s.card(s.columns[m.from][s.columns[m.from].size() - m.count]).code());
    if (m.count == 1)
      return {MK_TEXT("games", "%1: %2 goes from column %3 to column %4."), {who, lead, column(m.from), column(m.to)}};
    return Phrase::counted(MK_TEXT_N("games", "%1: %n cards led by %2 go from column %3 to column %4."), m.count,
                           {who, lead, column(m.from), column(m.to)});
  }
  case Kind::WasteToFoundation:
    return {MK_TEXT("games", "%1: %2 goes from the waste to its foundation."),
            {who, Arg::card(s.card(s.talon[s.turned - 1u]).code())}};
  case Kind::WasteToColumn:
    return {MK_TEXT("games", "%1: %2 goes from the waste to column %3."),
            {who, Arg::card(s.card(s.talon[s.turned - 1u]).code()), column(m.to)}};
  case Kind::Stock:
    return {MK_TEXT("games", "%1 turns a card from the stock: %2."),
            {who, Arg::card(s.card(s.talon[s.turned]).code())}};
  default:
    return {MK_TEXT("games", "%1 turns the waste over: pass %2."), {who, Arg::number(s.pass + 1)}};
  }
}

Phrase DayOff::tell(const State&, const Outcome&, Viewer) const {
  return MK_TEXT("games", "Two packs are shuffled: ten columns are laid and the stock is put beside them.");
}

// Stock, waste and the eight foundations stand in one line over the ten columns.
Layout arrangeDayOff(const View& v, Aspect aspect) {
  const bool wide = aspect == Aspect::Wide;
  Layout l;
  l.width = wide ? 1600 : 1000;
  l.height = wide ? 1000 : 1400;
  const double side = wide ? 40 : 16, top = wide ? 34 : 30;
  const double pitch = (l.width - 2 * side) / DayOff::kColumns;
  const double card = wide ? 122 : 88, high = card * 1.4;
  const bool results = v.find(DayOff::kResults) != nullptr;
  const double below = top + high + (wide ? 62 : 70), bottom = l.height - (results ? (wide ? 230 : 300) : 24);
  const auto add = [&](int id, int place, double y, double height) {
    if (v.find(static_cast<std::int16_t>(id)) != nullptr)
      l.frames.push_back({static_cast<std::int16_t>(id), {side + pitch * place, y, pitch, height}, card, false});
  };
  add(DayOff::kStock, 0, top, high);
  add(DayOff::kWaste, 1, top, high);
  for (int f = 0; f < DayOff::kFoundations; ++f) add(DayOff::kFoundation + f, 2 + f, top, high);
  for (int c = 0; c < DayOff::kColumns; ++c) add(DayOff::kColumn + c, c, below, bottom - below);
  if (results)
    l.frames.push_back(
        {DayOff::kResults, {side + 2 * pitch, bottom + 16, 6 * pitch, l.height - bottom - 30}, 0, false});
  return l;
}

} // namespace mk
