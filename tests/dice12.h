// What the tests of the games with one and two dice share: matches, played lines, words of positions, cells of sheets.
#pragma once

#include "games/box/match.h"
#include "games/dice/throws/rows.h"
#include "tests/matches.h"

#include <QTest>

#include <map>

namespace mk::dice {

using Chosen = std::map<std::string, std::string>;

inline const GameInfo& infoOf(int number) {
  static const std::vector<GameInfo> all = infosOfRows();
  return all.at(static_cast<std::size_t>(number - 39));
}

inline Match begun(int number, int seats, Chosen chosen, const std::string& position = {}) {
  if (!chosen.contains("starter")) chosen["starter"] = "seat-1";
  return matchOf(infoOf(number), seats, chosen, position);
}

inline QString run(Match& m, const QStringList& lines) {
  for (const QString& line : lines) {
    const auto e = readEvent(line.toStdString());
    if (!e) return QString::fromStdString(english(e.why()));
    if (const auto ok = m.play(*e); !ok) return line + ": " + QString::fromStdString(english(ok.why()));
  }
  return {};
}

// The value of a word "name=value" in the position.
inline std::string word(const Match& m, const std::string& name) {
  const std::string t = m.now().text() + " ";
  const auto from = t.find(" " + name + "=");
  if (from == std::string::npos) return {};
  const auto value = from + name.size() + 2;
  return t.substr(value, t.find(' ', value) - value);
}

// The box of the sheet in the line of that English name; none if the game has no such line.
inline std::optional<Cell> cell(const Match& m, std::string_view line, int seat) {
  const View v = m.now().look({});
  const Zone* sheet = v.find(kSheet);
  for (std::size_t row = 0; row < sheet->cells.size(); row += static_cast<std::size_t>(sheet->columns))
    if (english(sheet->cells[row].text) == line) return sheet->cells[row + 1 + static_cast<std::size_t>(seat)];
  return {};
}

inline QString cellText(const Match& m, std::string_view line, int seat) {
  const auto c = cell(m, line, seat);
  return c ? QString::fromStdString(english(c->text)).replace(QChar(0x2212), QChar('-')) : QString("no such line");
}

} // namespace mk::dice
