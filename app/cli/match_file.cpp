// Saving and loading matches; a damaged file is refused with the reason.
#include "app/cli/match_file.h"

#include "app/cli/console.h"
#include "app/cli/request.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace mk {

namespace {

constexpr QLatin1String kFormat("mangukast-match");

BadRequest damaged(const QString& why) { return {Cli::tr("This is not a sound match file: %1").arg(why)}; }

QJsonValue needed(const QJsonObject& object, QLatin1String key, QJsonValue::Type type) {
  QJsonValue value = object.value(key);
  if (value.type() != type) throw damaged(Cli::tr("the field \"%1\" is missing or of the wrong kind.").arg(key));
  return value;
}

int neededNumber(const QJsonObject& object, QLatin1String key, qint64 highest) {
  const auto n = wholeNumber(needed(object, key, QJsonValue::Double));
  if (!n || *n < 0 || *n > highest) throw damaged(Cli::tr("the number \"%1\" is out of range.").arg(key));
  return static_cast<int>(*n);
}

std::map<std::string, std::string> neededOptions(const QJsonObject& object) {
  std::map<std::string, std::string> out;
  const QJsonObject options = needed(object, QLatin1String("options"), QJsonValue::Object).toObject();
  for (auto at = options.constBegin(); at != options.constEnd(); ++at) {
    if (!at.value().isString())
      throw damaged(Cli::tr("the field \"%1\" is missing or of the wrong kind.").arg(shown(at.key())));
    out[at.key().toStdString()] = at.value().toString().toStdString();
  }
  return out;
}

std::vector<std::string> neededLog(const QJsonObject& object) {
  std::vector<std::string> out;
  const QJsonArray lines = needed(object, QLatin1String("log"), QJsonValue::Array).toArray();
  for (const QJsonValue line : lines) {
    if (!line.isString()) throw damaged(Cli::tr("the log holds something that is not a text."));
    out.push_back(line.toString().toStdString());
  }
  return out;
}

} // namespace

QJsonObject matchJson(const Match& match) {
  QJsonObject options;
  for (const auto& [key, value] : match.options())
    options.insert(QString::fromStdString(key), QString::fromStdString(value));
  QJsonArray log;
  for (std::size_t i = 0; i < match.plies() + match.redoable(); ++i)
    log.append(QString::fromStdString(text(match.event(i))));
  return {{QLatin1String("format"), kFormat},
          {QLatin1String("version"), 1},
          {QLatin1String("game"), QLatin1String(match.info().id)},
          {QLatin1String("seats"), match.game().setup().seats},
          {QLatin1String("options"), options},
          {QLatin1String("seed"), QString::number(match.seed())},
          {QLatin1String("position"), QString::fromStdString(match.startText())},
          {QLatin1String("ply"), static_cast<qint64>(match.plies())},
          {QLatin1String("log"), log}};
}

Match matchFromJson(const QJsonObject& object, const FindGame& find, const Say& say) {
  if (object.value(QLatin1String("format")).toString() != kFormat) throw damaged(Cli::tr("it is in another format."));
  if (neededNumber(object, QLatin1String("version"), 1'000'000) != 1)
    throw damaged(Cli::tr("it was written by a newer version of the program."));
  const QString id = needed(object, QLatin1String("game"), QJsonValue::String).toString();
  const GameInfo* info = find(id);
  if (info == nullptr) throw BadRequest{Cli::tr("The game \"%1\" of this match is not here.").arg(shown(id))};
  const auto seed = seedNumber(needed(object, QLatin1String("seed"), QJsonValue::String));
  if (!seed) throw damaged(Cli::tr("the seed is not a number."));
  const int seats = neededNumber(object, QLatin1String("seats"), kMaxSeats);
  const std::string position = needed(object, QLatin1String("position"), QJsonValue::String).toString().toStdString();
  const auto log = neededLog(object);
  const int ply = neededNumber(object, QLatin1String("ply"), static_cast<qint64>(log.size()));
  auto match = Match::replay(*info, seats, neededOptions(object), *seed, position, log);
  if (!match) throw damaged(say(match.why()));
  while (match->plies() > static_cast<std::size_t>(ply))
    if (!match->undo()) throw damaged(Cli::tr("the number \"%1\" is out of range.").arg(QLatin1String("ply")));
  return std::move(*match);
}

QByteArray matchBytes(const Match& match) {
  return QJsonDocument(matchJson(match)).toJson(QJsonDocument::Compact) + '\n';
}

Match matchFromBytes(const QByteArray& bytes, const FindGame& find, const Say& say) {
  QJsonParseError error;
  const QJsonDocument document = QJsonDocument::fromJson(bytes, &error);
  if (error.error != QJsonParseError::NoError) throw damaged(Cli::tr("it is not JSON."));
  return matchFromJson(document.object(), find, say);
}

} // namespace mk
