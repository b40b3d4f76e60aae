// The requests "export" and "import" of the table protocol: matches and positions in the formats of other programs.
#include "app/cli/console.h"
#include "app/cli/table.h"

#include "app/host/exchange_file.h"

namespace mk {

namespace {

const FileFormat& neededFormat(const GameInfo& info, const Request& request) {
  const QString name = request.text("format");
  if (const FileFormat* format = Exchange::format(info, name)) return *format;
  if (info.formats.empty()) throw BadRequest{Cli::tr("This game has no format that other programs know.")};
  throw BadRequest{Cli::tr("This game has no format “%1”; it has: %2.")
                       .arg(shown(name), Exchange::names(info).join(QLatin1String(", ")))};
}

} // namespace

const GameInfo& TableProtocol::gameOf(const Request& request) const {
  const auto id = request.textIfGiven("game");
  if (!id && match_) return match_->info();
  const QString asked = id ? *id : request.text("game");
  if (const GameInfo* info = around_.find(asked)) return *info;
  throw BadRequest{Cli::tr("There is no game “%1”; `mangukast-cli list` lists them all.").arg(shown(asked))};
}

QJsonObject TableProtocol::exportText(const Request& request) {
  const Match& match = needMatch();
  const FileFormat& format = neededFormat(match.info(), request);
  std::vector<std::string> names;
  if (request.has("names"))
    for (const QString& name : request.texts("names", kMaxSeats)) names.push_back(name.toStdString());
  const auto seats = static_cast<std::size_t>(match.game().setup().seats);
  if (names.size() > seats) throw BadRequest{Cli::tr("There are %1 names for %2 seats.").arg(names.size()).arg(seats)};
  names.resize(seats);
  const auto text = format.write(match, names);
  if (!text) throw BadRequest{around_.say(text.why())};
  return {{QLatin1String("format"), QLatin1String(format.name)},
          {QLatin1String("text"), QString::fromStdString(*text)}};
}

// The match is the game that was read; of several games the one with this number, from 1 on.
QJsonObject TableProtocol::importText(const Request& request) {
  const GameInfo& info = gameOf(request);
  const FileFormat& format = neededFormat(info, request);
  const ReadGames read = Exchange::read(info, format, request.text("text").toUtf8(), around_.say);
  if (!read) throw BadRequest{read.problem};
  const int count = static_cast<int>(read.games.size());
  const int number = request.numberIfGiven("number", 1, count).value_or(1);
  const ExchangedGame& game = read.games[static_cast<std::size_t>(number - 1)];
  auto match = Match::replay(info, info.seats, game.options, 0, game.position, game.log);
  if (!match) throw BadRequest{around_.say(match.why())};
  match_.emplace(std::move(*match));
  QJsonObject to = whereWeAre();
  to.insert(QLatin1String("game"), QLatin1String(info.id));
  to.insert(QLatin1String("games"), count);
  return to;
}

} // namespace mk
