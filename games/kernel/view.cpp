// Views: finding zones and naming places.
#include "games/kernel/view.h"

#include <algorithm>

namespace mk {

const Zone* View::find(std::int16_t id) const {
  const auto it = std::ranges::find(zones, id, &Zone::id);
  return it == zones.end() ? nullptr : &*it;
}

Zone* View::find(std::int16_t id) {
  const auto it = std::ranges::find(zones, id, &Zone::id);
  return it == zones.end() ? nullptr : &*it;
}

namespace {

bool hasCell(const Zone& z, int at) { return at >= 0 && static_cast<std::size_t>(at) < z.cells.size(); }
bool isHeading(const Zone& z, int at) { return hasCell(z, at) && z.cells[static_cast<std::size_t>(at)].heading; }
Phrase textOf(const Zone& z, int at) { return hasCell(z, at) ? z.cells[static_cast<std::size_t>(at)].text : Phrase(); }

// A heading that begins or heads something is its own name; one that stands among headings is told with its column.
bool namesItself(const Zone& z, int at) {
  const int columns = std::max<int>(z.columns, 1);
  return isHeading(z, at) && (at < columns || at % columns == 0 || !isHeading(z, at - 1));
}

// What the line of a cell is called: the nearest heading before it. A first column that is no heading still names its
// lines where it has a head of its own or an empty corner, but not where its head is a player, who has the cells under
// it, and not in a field of choices, each of which is a name itself.
Phrase lineName(const Zone& z, int at) {
  const int column = at % std::max<int>(z.columns, 1);
  for (int before = at - 1; before >= at - column; --before)
    if (namesItself(z, before)) return textOf(z, before);
  const bool isPlayers = hasCell(z, 0) && std::ranges::any_of(z.cells[0].text.args,
                                                              [](const Arg& a) { return a.kind == Arg::Kind::Player; });
  const bool names = isHeading(z, 0) && !isPlayers && z.role != Zone::Role::Main;
  return column > 0 && names ? textOf(z, at - column) : Phrase();
}

Phrase cellName(const Zone& z, int at) {
  if (namesItself(z, at)) return textOf(z, at).empty() ? z.name : textOf(z, at);
  const int columns = std::max<int>(z.columns, 1);
  const Phrase line = lineName(z, at);
  const Phrase head = at >= columns && isHeading(z, at % columns) ? textOf(z, at % columns) : Phrase();
  if (line.empty()) return head.empty() ? z.name : head;
  if (head.empty()) return line;
  return {MK_TEXT("games", "%1, %2"), {Arg::phrase(line), Arg::phrase(head)}};
}

Phrase placeName(const Zone& z, int at) {
  const auto number = [&] { return Arg::number(at + 1); };
  const auto zone = [&] { return Arg::phrase(z.name); };
  switch (z.kind) {
  case Zone::Kind::Board: // names that are no words, such as squares, are the same in every language
    if (z.board != nullptr && at >= 0 && static_cast<std::size_t>(at) < z.board->places.size()) {
      if (!textOf(z, at).empty()) return textOf(z, at); // where the name is only a short one
      return z.board->places[static_cast<std::size_t>(at)].name.c_str();
    }
    return z.name;
  case Zone::Kind::Pile:
    return z.name;
  case Zone::Kind::Dice:
    return {MK_TEXT("games", "die %1"), {number()}};
  case Zone::Kind::Sheet:
    return cellName(z, at);
  case Zone::Kind::Grid:
    if (z.columns > 1)
      return {MK_TEXT("games", "%1, row %2, place %3"),
              {zone(), Arg::number(at / z.columns + 1), Arg::number(at % z.columns + 1)}};
    break;
  case Zone::Kind::Row:
  case Zone::Kind::Hand: // sorted as people like it: the place where the card is seen
    if (const auto card = std::ranges::find(z.items, at, &Item::at);
        z.role == Zone::Role::Hand && card != z.items.end())
      return {MK_TEXT("games", "%1, place %2"),
              {zone(), Arg::number(z.closed + static_cast<int>(card - z.items.begin()) + 1)}};
    break;
  case Zone::Kind::Column:
    break;
  }
  return {MK_TEXT("games", "%1, place %2"), {zone(), number()}};
}

} // namespace

Phrase nameOf(const View& v, Place p) {
  const Zone* z = v.find(p.zone);
  if (z == nullptr) return {};
  const Phrase where = placeName(*z, p.at);
  Phrase what;
  int here = 0;
  for (const Item& i : z->items)
    if (i.at == p.at) {
      what = nameOf(i.thing);
      ++here;
    }
  if (here == 0 && z->kind == Zone::Kind::Sheet && p.at >= 0 && static_cast<std::size_t>(p.at) < z->cells.size()) {
    const Cell& c = z->cells[static_cast<std::size_t>(p.at)];
    if (!c.text.empty() && !namesItself(*z, p.at))
      return {MK_TEXT("games", "%1: %2"), {Arg::phrase(where), Arg::phrase(c.text)}};
  }
  if (here == 0) return where;
  if (here > 1 && z->kind == Zone::Kind::Board)
    return {MK_TEXT("games", "%1 on %2, %3 in all"), {Arg::phrase(what), Arg::phrase(where), Arg::number(here)}};
  if (z->kind == Zone::Kind::Dice) return what;
  return {MK_TEXT("games", "%1, %2"), {Arg::phrase(what), Arg::phrase(where)}};
}

} // namespace mk
