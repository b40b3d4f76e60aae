// What the words after a command name: a game, its house rules, a seed, a match, a file.
#include "app/cli/commands.h"

#include "app/host/exchange_file.h"

#include <QFile>

#include <cstdio>

namespace mk {

namespace {

// The lines of a log.
std::vector<std::string> logLines(const QString& file) {
  std::vector<std::string> log;
  for (const QByteArray& line : neededBytes(file).split('\n'))
    if (const QByteArray t = line.trimmed(); !t.isEmpty()) log.push_back(t.toStdString());
  return log;
}

} // namespace

const BoxedGame& neededGame(const Surrounding& here, const QString& idOrSlug) {
  const BoxedGame* game = here.box.find(idOrSlug);
  if (game == nullptr)
    throw WrongUsage{Cli::tr("There is no game “%1”; `mangukast-cli list` lists them all.").arg(idOrSlug)};
  return *game;
}

std::map<std::string, std::string> optionsGiven(const Arguments& given) {
  std::map<std::string, std::string> out;
  for (const QString& pair : given.values(QStringLiteral("option"))) {
    const qsizetype equals = pair.indexOf(QLatin1Char('='));
    if (equals <= 0)
      throw WrongUsage{Cli::tr("--option takes a house rule and its value, as in --option compulsory-capture=no.")};
    out.emplace(pair.left(equals).toStdString(), pair.mid(equals + 1).toStdString()); // the last one given comes first
  }
  return out;
}

int seatsGiven(const Arguments& given, const BoxedGame& game) {
  return static_cast<int>(given.number(QStringLiteral("seats"), 1, kMaxSeats).value_or(game.info->seats));
}

quint64 seedGiven(const Arguments& given) {
  const auto text = given.value(QStringLiteral("seed"));
  bool ok = true;
  const quint64 seed = text ? text->toULongLong(&ok) : 1;
  if (!ok)
    throw WrongUsage{Cli::tr("--seed must be a whole number from 0 to 18446744073709551615, not “%1”.").arg(*text)};
  return seed;
}

QByteArray neededBytes(const QString& path) {
  QString problem;
  QFile in;
  const bool standard = path == QLatin1String("-") && in.open(stdin, QIODevice::ReadOnly);
  const auto bytes =
      standard ? Exchange::bytesOf(in, Cli::tr("The input"), &problem) : Exchange::bytesOf(path, &problem);
  if (!bytes) throw Failed{problem};
  return *bytes;
}

Match matchGiven(const Surrounding& here, const Arguments& given, const BoxedGame& game) {
  const int seats = seatsGiven(given, game);
  const std::string start = given.value(QStringLiteral("position")).value_or(QString()).toStdString();
  const auto played = [&](const std::vector<std::string>& log) {
    return Match::replay(*game.info, seats, optionsGiven(given), seedGiven(given), start, log);
  };
  auto match = played({});
  if (!match) throw WrongUsage{game.id() + QLatin1String(": ") + here.say(match.why())};
  if (const auto file = given.value(QStringLiteral("log"))) match = played(logLines(*file));
  if (!match) throw Failed{game.id() + QLatin1String(": ") + here.say(match.why())};
  return std::move(*match);
}

} // namespace mk
