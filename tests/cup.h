// What the tests of the games with three to five dice share: matches, throws and decisions, words of positions, cells
// of sheets, random matches.
#pragma once

#include "games/box/match.h"
#include "games/dice/cup/cup_rows.h"
#include "tests/chances.h"
#include "tests/matches.h"

#include <QTest>

#include <map>

namespace mk::dice {

using Chosen = std::map<std::string, std::string>;

// The first seat begins unless a starter is chosen.
inline Match cupMatch(const GameInfo& info, int seats, Chosen chosen = {}, const std::string& position = {}) {
  if (!chosen.contains("starter")) chosen["starter"] = "seat-1";
  return matchOf(info, seats, chosen, position);
}
inline const GameInfo& infoWithId(const std::vector<GameInfo>& infos, std::string_view id) {
  for (const GameInfo& g : infos)
    if (g.id == id) return g;
  qFatal("no game %s", std::string(id).c_str());
}

// "" or why the dice could not fall so.
inline QString throwDice(Match& m, std::string_view faces) {
  const auto t = Thrown::of(faces);
  const auto ok = m.settle(Outcome::dice(std::span(t.face).first(t.count)));
  return ok ? QString() : QString::fromStdString(english(ok.why()));
}
// A decision of the seat to act.
inline QString play(Match& m, std::string_view move) {
  const auto ok = m.play(m.turn().seat(), move);
  return ok ? QString() : QString::fromStdString(english(ok.why()));
}
// Throws and decisions, separated by blanks, as in the ruling's log: digits are a throw, "keep:66" is "keep 66". A seat
// and a colon ("1:"), "/" and ";" may stand between them for the reader; the seat is checked.
inline QString playLine(Match& m, const QString& line) {
  for (const QString& word : QString(line).replace('/', ' ').replace(';', ' ').split(' ', Qt::SkipEmptyParts)) {
    if (word.endsWith(':')) {
      const Seat by = m.turn().isChance() ? m.now().chance().by : m.turn().seat();
      if (by != word.chopped(1).toInt() - 1) return word + " is not to act";
      continue;
    }
    const bool isThrow = m.turn().isChance();
    const QString wrong =
        isThrow ? throwDice(m, word.toStdString()) : play(m, QString(word).replace(':', ' ').toStdString());
    if (!wrong.isEmpty()) return word + ": " + wrong;
  }
  return {};
}

inline std::vector<int> totals(const Match& m) {
  const std::string t = m.now().text();
  std::vector<int> out;
  const auto from = t.find('[') + 1;
  for (const QString& n : QString::fromStdString(t.substr(from, t.find(']') - from)).split(','))
    out.push_back(n.toInt());
  return out;
}
// What stands between the braces of the position.
inline QString states(const Match& m) {
  const std::string t = m.now().text();
  const auto from = t.find('{') + 1;
  return QString::fromStdString(t.substr(from, t.size() - 1 - from));
}
inline QString movesNow(const Match& m) { // "count 14, pass"
  QStringList out;
  if (m.turn().isSeats())
    for (const std::string& move : m.now().moves(m.turn().seat())) out << QString::fromStdString(move);
  return out.join(", ");
}
inline std::vector<int> places(const Match& m) { return m.now().result().places; }

// The cell of the sheet in the line with that English heading.
inline QString cellText(const Match& m, std::string_view line, int seat) {
  const View v = m.now().look({});
  const Zone* sheet = v.find(kCupSheet);
  for (std::size_t row = 0; row < sheet->cells.size(); row += static_cast<std::size_t>(sheet->columns))
    if (english(sheet->cells[row].text) == line)
      return QString::fromStdString(english(sheet->cells[row + 1 + static_cast<std::size_t>(seat)].text))
          .replace(QChar(0x2212), QChar('-'));
  return "no such line";
}

// Random matches of a concrete game (CupGame<M>): see(state) of each finished one.
template <class G, class See> void matches(const G& game, int count, See see, std::uint64_t seed = 1) {
  Random random(seed);
  std::vector<typename G::Move> list;
  for (int i = 0; i < count; ++i) {
    auto s = game.start();
    if (!playout(game, s, random, list).finished) qFatal("a match does not end");
    see(s);
  }
}

} // namespace mk::dice
