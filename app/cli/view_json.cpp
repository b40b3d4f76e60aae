// A view as JSON; the field names are told in the header.
#include "app/cli/view_json.h"

#include "games/kernel/ranks.h"

#include <QJsonArray>

#include <array>
#include <string_view>

namespace mk {

namespace {

template <std::size_t N, class Enum> QString word(const std::array<const char*, N>& words, Enum value) {
  const auto i = static_cast<std::size_t>(value);
  return i < N ? QString::fromLatin1(words[i]) : QString::number(i);
}

constexpr std::array kZoneKinds{"board", "pile", "column", "row", "grid", "hand", "dice", "sheet"};
constexpr std::array kRoles{"main",    "stock", "waste", "foundation", "tableau", "hand", "trick", "attack",
                            "discard", "tray",  "sheet", "notes",      "tokens",  "out",  "player"};
constexpr std::array kColours{"white", "black", "red", "blue", "yellow", "green", "violet", "orange"};
constexpr std::array kPieces{"man",          "king",         "chess-king", "chess-queen", "chess-rook",
                             "chess-bishop", "chess-knight", "chess-pawn", "wolf",        "hound",
                             "pawn",         "marathoner",   "hunter",     "tiger",       "taxi",
                             "bear",         "horse",        "cube",       "chip",        "marker"};

QString plain(const std::string& s) { return QString::fromStdString(s); }

void putText(QJsonObject& to, const char* key, const Phrase& p, const Say& say) {
  if (!p.empty()) to.insert(QLatin1String(key), say(p));
}
void putFlag(QJsonObject& to, const char* key, bool value) {
  if (value) to.insert(QLatin1String(key), true);
}
void putNumber(QJsonObject& to, const char* key, int value) {
  if (value != 0) to.insert(QLatin1String(key), value);
}
void putSeat(QJsonObject& to, const char* key, Seat seat) {
  if (seat != kNobody) to.insert(QLatin1String(key), seat);
}

void putThing(QJsonObject& to, const Thing& t) {
  switch (t.kind) {
  case Thing::Kind::Piece:
    to.insert(QLatin1String("piece"), word(kPieces, t.asPiece()));
    to.insert(QLatin1String("colour"), word(kColours, t.asColour()));
    putNumber(to, "value", t.value);
    break;
  case Thing::Kind::Card:
    to.insert(QLatin1String("card"), plain(text(t.asCard())));
    putNumber(to, "back", t.colour);
    break;
  case Thing::Kind::Die:
    to.insert(QLatin1String("die"), t.code);
    to.insert(QLatin1String("colour"), word(kColours, t.asColour()));
    break;
  case Thing::Kind::PokerDie:
    to.insert(QLatin1String("die"), t.code);
    if (t.code >= 1 && t.code <= 6) to.insert(QLatin1String("poker"), QString(QLatin1Char(kPokerFaces[t.code - 1u])));
    break;
  case Thing::Kind::Token:
    to.insert(QLatin1String("token"), t.value);
    break;
  }
}

QJsonObject itemJson(const Zone& zone, const Item& item, const Say& say) {
  QJsonObject to{{QLatin1String("at"), item.at}, {QLatin1String("name"), say(nameOf(item.thing))}};
  if (zone.board && item.at >= 0 && static_cast<std::size_t>(item.at) < zone.board->places.size())
    to.insert(QLatin1String("place"), plain(zone.board->places[static_cast<std::size_t>(item.at)].name));
  putThing(to, item.thing);
  putNumber(to, "id", item.id);
  putNumber(to, "twin", item.twin);
  putFlag(to, "held", item.held);
  putFlag(to, "lit", item.lit);
  putFlag(to, "dim", item.dim);
  return to;
}

QJsonObject cellJson(const Cell& cell, const Say& say) {
  QJsonObject to;
  putText(to, "text", cell.text, say);
  putFlag(to, "open", cell.open);
  putFlag(to, "preview", cell.preview);
  putFlag(to, "heading", cell.heading);
  putFlag(to, "struck", cell.struck);
  putFlag(to, "strong", cell.strong);
  return to;
}

QJsonObject zoneJson(const Zone& zone, const Say& say) {
  QJsonObject to{{QLatin1String("id"), zone.id},
                 {QLatin1String("kind"), word(kZoneKinds, zone.kind)},
                 {QLatin1String("role"), word(kRoles, zone.role)},
                 {QLatin1String("size"), zone.size}};
  putSeat(to, "owner", zone.owner);
  putText(to, "name", zone.name, say);
  putText(to, "label", zone.label, say);
  putNumber(to, "columns", zone.columns);
  putNumber(to, "closed", zone.closed);
  if (zone.board) to.insert(QLatin1String("board"), plain(zone.board->id));
  QJsonArray items, cells;
  for (const Item& item : zone.items) items.append(itemJson(zone, item, say));
  if (zone.kind == Zone::Kind::Sheet) // of a board they name the places
    for (const Cell& cell : zone.cells) cells.append(cellJson(cell, say));
  if (!items.isEmpty()) to.insert(QLatin1String("items"), items);
  if (!cells.isEmpty()) to.insert(QLatin1String("cells"), cells);
  return to;
}

QJsonObject buttonJson(const Button& button, const Say& say) {
  QJsonObject to{{QLatin1String("id"), button.id}, {QLatin1String("label"), say(button.label)}};
  if (button.key != 0) to.insert(QLatin1String("key"), QString(QLatin1Char(button.key)));
  if (button.suit >= 0)
    to.insert(QLatin1String("suit"), QString(QLatin1Char(suitLetter(static_cast<Suit>(button.suit)))));
  return to;
}

QJsonObject entryJson(const Entry& entry, const Say& say) {
  QJsonObject to;
  putText(to, "label", entry.label, say);
  if (entry.isText) {
    to.insert(QLatin1String("text"), true);
    QJsonArray keys;
    for (const std::string& key : entry.keys) keys.append(QString::fromStdString(key));
    if (!keys.isEmpty()) to.insert(QLatin1String("keys"), keys);
    if (entry.dice >= 0) to.insert(QLatin1String("dice"), entry.dice);
  } else {
    to.insert(QLatin1String("lowest"), entry.lowest);
    to.insert(QLatin1String("highest"), entry.highest);
  }
  return to;
}

} // namespace

QJsonObject viewJson(const View& view, const Say& say) {
  QJsonArray zones, buttons;
  for (const Zone& zone : view.zones) zones.append(zoneJson(zone, say));
  for (const Button& button : view.buttons) buttons.append(buttonJson(button, say));
  QJsonObject to{{QLatin1String("prompt"), say(view.prompt)}, {QLatin1String("zones"), zones}};
  putSeat(to, "bottom", view.bottom);
  if (!buttons.isEmpty()) to.insert(QLatin1String("buttons"), buttons);
  if (view.entry) to.insert(QLatin1String("entry"), entryJson(*view.entry, say));
  return to;
}

} // namespace mk
