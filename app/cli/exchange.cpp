// `import` and `export`: files of other programs.
#include "app/cli/commands.h"

#include "app/host/exchange_file.h"

#include <QFileInfo>
#include <QJsonArray>

namespace mk {

namespace {

QString plain(const std::string& s) { return QString::fromStdString(s); }

const BoxedGame& gameGiven(const Surrounding& here, const Arguments& given) {
  const auto id = given.value(QStringLiteral("game"));
  if (!id) throw WrongUsage{Cli::tr("--game is missing: it says which game the file is of, as in --game 27.")};
  return neededGame(here, *id);
}

// By --format; else by the extension of the file; else the usual one of the game.
const FileFormat& formatGiven(const BoxedGame& game, const Arguments& given, const QString& file) {
  if (game.info->formats.empty())
    throw WrongUsage{Cli::tr("The game %1 has no format that other programs know.").arg(game.id())};
  if (const auto name = given.value(QStringLiteral("format"))) {
    if (const FileFormat* format = Exchange::format(*game.info, *name)) return *format;
    throw WrongUsage{Cli::tr("The game %1 has no format “%2”; it has: %3.")
                         .arg(game.id(), *name, Exchange::names(*game.info).join(QLatin1String(", ")))};
  }
  const FileFormat* format = Exchange::format(*game.info, QFileInfo(file).suffix());
  return format ? *format : game.info->formats.front();
}

QJsonObject gameJson(const ExchangedGame& game) {
  QJsonArray names, log;
  QJsonObject options;
  for (const std::string& name : game.names) names.append(plain(name));
  for (const std::string& line : game.log) log.append(plain(line));
  for (const auto& [key, value] : game.options) options.insert(plain(key), plain(value));
  return {{QLatin1String("names"), names},
          {QLatin1String("title"), plain(game.title)},
          {QLatin1String("options"), options},
          {QLatin1String("position"), plain(game.position)},
          {QLatin1String("log"), log}};
}

void printGame(std::size_t number, const ExchangedGame& game) {
  QStringList names;
  for (const std::string& name : game.names) names << (name.empty() ? QStringLiteral("?") : plain(name));
  QString head = QString::number(number);
  if (!game.title.empty()) head += QStringLiteral("  ") + plain(game.title);
  if (!names.isEmpty()) head += QStringLiteral("  ") + names.join(QStringLiteral(" – "));
  print(head);
  for (const auto& [key, value] : game.options) print(QStringLiteral("   %1=%2").arg(plain(key), plain(value)));
  if (!game.position.empty()) print(QStringLiteral("   ") + plain(game.position));
  for (const std::string& line : game.log) print(QStringLiteral("   ") + plain(line));
}

} // namespace

int importGames(const Surrounding& here, const Arguments& given) {
  const BoxedGame& game = gameGiven(here, given);
  const QString file = given.word(QStringLiteral("FILE"));
  const FileFormat& format = formatGiven(game, given, file);
  const ReadGames read = Exchange::read(*game.info, format, neededBytes(file), here.say);
  if (!read) throw Failed{file + QLatin1String(": ") + read.problem};
  for (std::size_t i = 0; i < read.games.size(); ++i)
    if (given.has(QStringLiteral("json")))
      print(gameJson(read.games[i]));
    else
      printGame(i + 1, read.games[i]);
  return kDone;
}

int exportGame(const Surrounding& here, const Arguments& given) {
  const BoxedGame& game = gameGiven(here, given);
  if (!given.value(QStringLiteral("log")))
    throw WrongUsage{Cli::tr("--log is missing: a file with the lines of a match's log, or -.")};
  const FileFormat& format = formatGiven(game, given, QString());
  std::vector<std::string> names;
  const QStringList called = given.values(QStringLiteral("name"));
  for (auto name = called.crbegin(); name != called.crend(); ++name) names.push_back(name->toStdString());
  const Match match = matchGiven(here, given, game);
  const auto seats = static_cast<std::size_t>(match.game().setup().seats);
  if (names.size() > seats) throw WrongUsage{Cli::tr("There are %1 names for %2 seats.").arg(names.size()).arg(seats)};
  names.resize(seats);
  const auto text = format.write(match, names);
  if (!text) throw Failed{here.say(text.why())};
  QString out = plain(*text);
  while (out.endsWith(QLatin1Char('\n'))) out.chop(1);
  print(out);
  return kDone;
}

} // namespace mk
