// Draws a view with characters.
#include "games/kernel/view.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace mk {

namespace {

using Say = std::string (*)(const Phrase&);

std::string shortText(const Item& i) {
  std::string t;
  if (i.thing.kind == Thing::Kind::Card)
    t = text(i.thing.asCard());
  else
    t = std::string(1, letterOf(i.thing));
  return i.held ? "[" + t + "]" : t;
}

// Columns of a terminal: UTF-8 continuation bytes take none.
std::size_t width(std::string_view t) {
  return static_cast<std::size_t>(std::ranges::count_if(t, [](char c) { return (c & 0xC0) != 0x80; }));
}

std::string padded(std::string t, std::size_t columns) {
  t.resize(t.size() + (std::max(width(t), columns) - width(t)), ' ');
  return t;
}

using Rows = std::map<int, std::map<int, std::size_t>>; // y, x in quarters of a unit -> place

// Whether places are named by file and rank, as on a chessboard.
bool hasRanks(const BoardShape& board, const Rows& rows) {
  return std::ranges::all_of(rows, [&](const auto& row) {
    const std::string& first = board.places[row.second.begin()->second].name;
    return std::ranges::all_of(row.second, [&](const auto& place) {
      const std::string& name = board.places[place.second].name;
      return name.size() >= 2 && name.substr(1) == first.substr(1);
    });
  });
}

std::string thingsAt(const Zone& z, std::size_t at) {
  std::string t;
  for (const Item& i : z.items)
    if (i.at == static_cast<int>(at)) t += shortText(i);
  return t;
}

std::string drawGrid(const Zone& z, const Rows& rows) {
  const auto& places = z.board->places;
  const bool ranks = hasRanks(*z.board, rows);
  std::size_t cell = 1;
  for (std::size_t i = 0; i < places.size(); ++i) cell = std::max(cell, width(thingsAt(z, i)));
  std::string out;
  for (const auto& [y, row] : rows) {
    const std::string& first = places[row.begin()->second].name;
    out += padded(ranks ? first.substr(1) : first, 4);
    for (const auto& [x, at] : row) {
      const std::string t = thingsAt(z, at);
      out += padded(t.empty() ? "." : t, cell) + " ";
    }
    out += "\n";
  }
  if (!ranks) return out;
  out += padded("", 4);
  for (const auto& [x, at] : rows.begin()->second) out += padded(places[at].name.substr(0, 1), cell) + " ";
  return out + "\n";
}

// A board whose places form straight rows is drawn row by row; any other board as a list of what lies where.
std::string drawBoard(const Zone& z, Say say) {
  Rows rows;
  const auto& places = z.board->places;
  for (std::size_t i = 0; i < places.size(); ++i)
    rows[static_cast<int>(std::lround(places[i].y * 4))][static_cast<int>(std::lround(places[i].x * 4))] = i;
  const auto isAsLong = [&](const auto& row) { return row.second.size() == rows.begin()->second.size(); };
  if (places.size() <= 144 && !rows.empty() && std::ranges::all_of(rows, isAsLong)) return drawGrid(z, rows);
  std::string out;
  for (std::size_t i = 0; i < places.size(); ++i)
    if (const std::string t = thingsAt(z, i); !t.empty()) out += say(places[i].name.c_str()) + ":" + t + " ";
  return out + "\n";
}

std::string drawSheet(const Zone& z, Say say) {
  const auto columns = static_cast<std::size_t>(std::max<int>(z.columns, 1));
  std::vector<std::size_t> widths(columns, 0);
  std::vector<std::string> texts;
  for (std::size_t i = 0; i < z.cells.size(); ++i) {
    const Cell& c = z.cells[i];
    std::string t = say(c.text);
    if (c.preview) t = "(" + t + ")";
    if (c.struck) t = "x";
    widths[i % columns] = std::max(widths[i % columns], width(t));
    texts.push_back(std::move(t));
  }
  std::string out;
  for (std::size_t i = 0; i < texts.size(); ++i) {
    out += padded(texts[i], widths[i % columns] + 2);
    if (i % columns == columns - 1 || i + 1 == texts.size()) out += "\n";
  }
  return out;
}

std::string drawZone(const Zone& z, Say say) {
  std::string head = say(z.name);
  if (!z.label.empty()) head += " [" + say(z.label) + "]";
  if (z.kind == Zone::Kind::Board && z.board != nullptr) return head + "\n" + drawBoard(z, say);
  if (z.kind == Zone::Kind::Sheet) return head + "\n" + drawSheet(z, say);
  std::string out = head + ":";
  if (z.closed > 0) out += " (" + std::to_string(z.closed) + ")";
  for (const Item& i : z.items) out += " " + shortText(i);
  return out + "\n";
}

} // namespace

std::string drawText(const View& v, Say say) {
  std::string out;
  for (const Zone& z : v.zones) out += drawZone(z, say);
  std::string buttons;
  for (const Button& b : v.buttons) buttons += " [" + say(b.label) + "]";
  if (!buttons.empty()) out += buttons.substr(1) + "\n";
  return out + say(v.prompt) + "\n";
}

} // namespace mk
