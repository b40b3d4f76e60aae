// 159: the rows and the pack as they are seen, gestures, what is told, and the layout.
#include "games/tricks/twenty_one.h"

#include <algorithm>

namespace mk {

namespace {

using Input = TwentyOne::Input;
using State = TwentyOne::State;
using trick::Coach;
using trick::Mode;

constexpr int kBase = 52;
constexpr int kFirstPlace = 101; // id of the first place of the gathered pack

bool inRows(Input i) { return i == Input::Think || i == Input::Row || i == Input::Pickup; }

// The first and the third deal lie in lines, the second stands in columns.
int dealOf(const State& s) { return s.step <= 2 ? 1 : s.step <= 4 ? 2 : 3; }

Zone rowZone(const State& s, int row) {
  Zone z;
  z.id = static_cast<std::int16_t>(TwentyOne::kRow + row - 1);
  z.kind = dealOf(s) == 2 ? Zone::Kind::Column : Zone::Kind::Row;
  z.role = Zone::Role::Main;
  z.name = {MK_TEXT("games", "row %1"), {Arg::number(row)}};
  z.size = TwentyOne::kInRow;
  z.columns = dealOf(s) == 2 ? 1 : TwentyOne::kInRow;
  for (int i = 0; i < TwentyOne::kInRow; ++i) {
    Item item;
    item.at = static_cast<std::int16_t>(i);
    item.thing = Thing::card(s.inRow(row, i));
    item.id = static_cast<std::uint16_t>(s.inRow(row, i).code() + 1);
    item.twin = 1; // a row is touched as a whole
    z.items.push_back(item);
  }
  return z;
}

Zone packZone(const State& s) {
  Zone z;
  z.id = TwentyOne::kPack;
  z.kind = Zone::Kind::Row;
  z.role = Zone::Role::Main;
  z.name = MK_TEXT("games", "the gathered cards");
  z.size = TwentyOne::kCards;
  for (int i = 0; i < TwentyOne::kCards; ++i) {
    if (i + 1 == s.turned) continue; // taken out
    Item item;
    item.at = static_cast<std::int16_t>(i);
    item.thing = Thing::card(Card::back());
    item.id = static_cast<std::uint16_t>(kFirstPlace + i); // places of the pack: a back tells nothing
    z.items.push_back(item);
  }
  return z;
}

Zone turnedZone(const State& s) {
  Zone z;
  z.id = TwentyOne::kTurned;
  z.kind = Zone::Kind::Row;
  z.role = Zone::Role::Main;
  z.name = {MK_TEXT("games", "card number %1"), {Arg::number(s.turned)}};
  z.size = 1;
  Item item;
  item.thing = Thing::card(s.pack[s.turned - 1u]);
  item.id = static_cast<std::uint16_t>(kFirstPlace + s.turned - 1);
  item.lit = true;
  z.items.push_back(item);
  return z;
}

} // namespace

Gesture TwentyOne::gesture(const State&, Seat, const Move& m) const {
  Gesture g;
  switch (m.input) {
  case Input::Row:
    g.path = {Stroke::place(kRow + m.v[0] - 1, 0)};
    break;
  case Input::Pickup:
    for (const int row : m.v) g.path.push_back(Stroke::place(kRow + row - 1, 0));
    break;
  case Input::Turn:
    g.path = {Stroke::place(kPack, m.v[0] - 1)};
    break;
  case Input::Confirm:
    g.path = {Stroke::button(m.v[0] == 1 ? kYes : kNo)};
    break;
  case Input::Think:
    break;
  }
  return g;
}

// What the coach says in Perform: the secret of the step, or why the last input was refused.
Phrase TwentyOne::advice(const State& s) const {
  const bool full = style_.coach() == Coach::Full;
  if (s.show.refused && !full) return MK_TEXT("games", "That is not right. Try again.");
  if (input(s) == Input::Pickup) {
    const std::initializer_list<Arg> row = {Arg::number(s.told)};
    if (s.show.refused) return {MK_TEXT("games", "No: row %1 has to come second, between the other two."), row};
    if (full) return {MK_TEXT("games", "Gather the rows, the top one first, so that row %1 comes second."), row};
    return MK_TEXT("games", "Gather the rows: touch them in their order, the top one first.");
  }
  if (s.show.refused) return MK_TEXT("games", "No: the card lies in the middle, it is the eleventh from either end.");
  if (full) return MK_TEXT("games", "Count to the eleventh card and turn it up.");
  return MK_TEXT("games", "Find the spectator's card and turn it up.");
}

Phrase TwentyOne::prompt(const State& s) const {
  const Arg who = Arg::seat(0);
  if (s.pack.empty()) return MK_TEXT("games", "The magician takes 21 cards from a shuffled pack.");
  if (s.show.ending != trick::Ending::None) return result(s).why;
  switch (input(s)) {
  case Input::Think:
    return MK_TEXT("games", "The spectator looks at the cards and thinks of one of them.");
  case Input::Row:
    if (s.step == 1)
      return {MK_TEXT("games", "%1: think of one of these cards, tell nobody, and touch the row it lies in."), {who}};
    return {MK_TEXT("games", "The cards are dealt anew. %1: touch the row your card lies in now."), {who}};
  case Input::Pickup:
    return {MK_TEXT("games", "The spectator says: “My card is in row %2.” %1: %3"),
            {who, Arg::number(s.told), Arg::phrase(advice(s))}};
  case Input::Turn:
    return {MK_TEXT("games", "The cards are gathered for the last time. %1: %2"), {who, Arg::phrase(advice(s))}};
  case Input::Confirm:
    return {
        MK_TEXT("games", "The magician counts, stops at the eleventh card and turns up: %2. %1: is this your card?"),
        {who, Arg::card(s.pack[s.turned - 1u].code())}};
  }
  return {};
}

View TwentyOne::look(const State& s, Viewer) const {
  View v;
  Zone rest;
  rest.id = kRest;
  rest.kind = Zone::Kind::Pile;
  rest.role = Zone::Role::Out;
  rest.name = MK_TEXT("games", "the rest of the pack");
  rest.size = 1;
  rest.closed = static_cast<std::int16_t>(kBase - s.pack.count());
  v.zones.push_back(std::move(rest));
  if (!s.pack.empty() && inRows(input(s))) {
    for (int row = 1; row <= kRows; ++row) {
      v.zones.push_back(rowZone(s, row));
      if (input(s) == Input::Pickup && row == s.told) v.zones.back().label = MK_TEXT("games", "“Here it is.”");
    }
  } else if (!s.pack.empty()) {
    v.zones.push_back(packZone(s));
    if (s.turned > 0) v.zones.push_back(turnedZone(s));
  }
  if (turn(s).isSeats() && input(s) == Input::Confirm)
    v.buttons = {{kYes, MK_TEXT("games", "Yes, this is my card"), ' ', -1}, {kNo, MK_TEXT("games", "No"), 'n', -1}};
  v.prompt = prompt(s);
  v.bottom = 0;
  return v;
}

Phrase TwentyOne::tell(const State& s, Seat seat, const Move& m, Viewer) const {
  const Arg who = Arg::seat(seat);
  const auto number = [&](std::size_t i) { return Arg::number(m.v[i]); };
  switch (m.input) {
  case Input::Row:
    return {MK_TEXT("games", "%1: my card is in row %2. The magician gathers the cards."), {who, number(0)}};
  case Input::Pickup:
    if (!right(s, m) && style_.coach() != Coach::Off)
      return {MK_TEXT("games", "%1 wants to gather the rows in the order %2, %3, %4, but this way the trick fails."),
              {who, number(0), number(1), number(2)}};
    return {MK_TEXT("games", "%1 gathers the rows in the order %2, %3, %4."), {who, number(0), number(1), number(2)}};
  case Input::Turn:
    if (!right(s, m) && style_.coach() != Coach::Off)
      return {MK_TEXT("games", "%1 reaches for card %2, but that is not the right one."), {who, number(0)}};
    return {MK_TEXT("games", "%1 turns up card %2: %3."), {who, number(0), Arg::card(s.pack[m.v[0] - 1u].code())}};
  default:
    return {m.v[0] == 1 ? MK_TEXT("games", "%1: yes, this is my card!")
                        : MK_TEXT("games", "%1: no, mine was another card."),
            {who}};
  }
}

Phrase TwentyOne::tell(const State& s, const Outcome&, Viewer) const {
  if (s.pack.empty())
    return MK_TEXT(
        "games",
        "The pack is shuffled and 21 cards of it are dealt face up to three rows, one row after the other in turn.");
  return MK_TEXT("games", "The spectator has thought of a card.");
}

namespace {

Frame frameOf(const Zone& z, bool wide, bool alone) {
  const double width = wide ? 1600 : 1000, height = wide ? 1000 : 1400;
  const Box cards = wide ? Box{260, 50, 1300, 910} : Box{30, 270, 940, 1090}; // beside or below the rest of the pack
  const double third = (z.kind == Zone::Kind::Column ? cards.width : cards.height) / TwentyOne::kRows;
  const double offset = third * (z.id - TwentyOne::kRow);
  const double large = wide ? 230 : 260, card = wide ? 150 : 120;
  switch (z.id) {
  case TwentyOne::kRest:
    if (alone) return {z.id, {width / 2 - 120, height / 2 - 170, 240, 340}, 200, true}; // before the deal
    return wide ? Frame{z.id, {40, 60, 170, 240}, 130, true} : Frame{z.id, {width / 2 - 80, 40, 160, 180}, 110, true};
  case TwentyOne::kPack:
    return {z.id, {wide ? 40.0 : 30.0, wide ? 350.0 : 420.0, width - (wide ? 80 : 60), card * 1.4}, card, true};
  case TwentyOne::kTurned:
    return {z.id, {width / 2 - large, wide ? 630.0 : 760.0, 2 * large, large * 1.4}, large, true};
  default:
    if (z.kind == Zone::Kind::Column)
      return {z.id, {cards.x + offset + 40, cards.y + 34, third - 80, cards.height - 60}, wide ? 200.0 : 210.0, true};
    return {z.id, {cards.x, cards.y + offset + 34, cards.width, third - 60}, wide ? 165.0 : 125.0, true};
  }
}

} // namespace

Layout arrangeTwentyOne(const View& v, Aspect aspect) {
  const bool wide = aspect == Aspect::Wide;
  Layout l;
  if (!wide) l.width = 1000, l.height = 1400;
  for (const Zone& z : v.zones) l.frames.push_back(frameOf(z, wide, v.zones.size() == 1));
  return l;
}

} // namespace mk
