// Reading the tables of openings and finding a match in them.
#include "app/shell/openings.h"

#include <QFile>
#include <QStringList>

#include <algorithm>
#include <map>

namespace mk {

namespace {

struct Name {
  QString en, et;
};
using Book = std::map<std::string, Name>; // by position

constexpr std::size_t kDeepest = 24; // events; no line of the tables is longer

// Where the men stand and who is to move, without counters.
std::string keyOf(const Position& position) {
  const std::string text = position.text();
  const auto first = std::min(text.find(' '), text.size());
  return text.substr(0, text.find(' ', std::min(first + 1, text.size())));
}

// The lines are moves as people write them; a test plays them all.
Book readBook(const GameInfo& info, const QString& file) {
  Book out;
  QFile in(file);
  if (!in.open(QIODevice::ReadOnly)) return out;
  const auto game = makeGame(info, info.seats);
  if (!game) return out;
  for (const QString& line : QString::fromUtf8(in.readAll()).split(u'\n', Qt::SkipEmptyParts)) {
    const QStringList parts = line.split(QStringLiteral(" ; "));
    if (line.startsWith(u'#') || parts.size() != 3) continue;
    const auto position = (*game)->start();
    bool legal = true;
    for (const QString& move : parts[0].split(u' ', Qt::SkipEmptyParts))
      legal = legal && position->turn().isSeats() && position->play(position->turn().seat(), move.toStdString());
    if (legal) out[keyOf(*position)] = {parts[1], parts[2]};
  }
  return out;
}

const Book& bookOf(const GameInfo& info) {
  static std::map<std::string, Book> known;
  const auto at = known.find(info.id);
  if (at != known.end()) return at->second;
  // A table bears the name of its game; most games have none.
  return known[info.id] = readBook(info, QStringLiteral(":/openings/%1.txt").arg(QString::fromStdString(info.slug)));
}

} // namespace

QString openingOf(const Match& match, std::size_t ply, const QString& lang) {
  const Book& book = bookOf(match.info());
  if (book.empty()) return {};
  for (std::size_t at = std::min({ply, match.plies(), kDeepest}); at > 0; --at)
    if (const auto found = book.find(keyOf(match.at(at))); found != book.end())
      return lang == QLatin1String("et") ? found->second.et : found->second.en;
  return {};
}

} // namespace mk
