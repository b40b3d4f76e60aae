// Replays a lesson ("watch how it is played") and the diagrams of a rulebook page for the tests of the families.
#pragma once

#include "games/box/match.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <map>
#include <optional>
#include <string>

namespace mk {

inline QByteArray assetOf(const QString& path) {
  QFile file(QStringLiteral(MK_SOURCE_DIR "/assets/") + path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// "" when every step of the lesson is legal, has words in both languages and the match ends; else what is wrong.
inline QString replayLesson(const GameInfo& game) {
  const QString name = QStringLiteral("lessons/%1-%2.json").arg(game.id, game.slug);
  const QJsonObject lesson = QJsonDocument::fromJson(assetOf(name)).object();
  if (lesson["game"].toString() != game.id) return name + " is missing or of another game";
  std::map<std::string, std::string> options;
  const QJsonObject rules = lesson["options"].toObject();
  for (auto o = rules.begin(); o != rules.end(); ++o)
    options[o.key().toStdString()] = o.value().toString().toStdString();
  auto match = Match::begin(game, lesson["seats"].toInt(), options, static_cast<std::uint64_t>(lesson["seed"].toInt()),
                            lesson["position"].toString().toStdString());
  if (!match) return QString::fromStdString(english(match.why()));
  const QJsonArray steps = lesson["steps"].toArray();
  if (steps.size() < 12 || steps.size() > 40) return name + " is too short or too long";
  for (const QJsonValue& step : steps) {
    const QString event = step["event"].toString();
    for (const char* lang : {"et", "en"})
      if (step["say"][lang].toString().isEmpty()) return name + ": nothing is said at “" + event + "”";
    if (event.isEmpty()) continue;
    const auto e = match->read(event.toStdString());
    if (!e) return QString::fromStdString(english(e.why()));
    if (auto ok = match->play(*e); !ok) return event + ": " + QString::fromStdString(english(ok.why()));
  }
  return match->over() ? QString() : name + " does not show the end";
}

// "" when every diagram of the game's pages can be drawn: its position is read, its events and arrows fit the board.
inline QString replayDiagrams(const GameInfo& game) {
  for (const char* lang : {"et", "en"}) {
    const QString name = QStringLiteral("rulebook/%1/%2-%3.md").arg(lang, game.id, game.slug);
    const QStringList parts = QString::fromUtf8(assetOf(name)).split("```diagram\n");
    if (parts.size() < 2) return name + " has no diagram";
    for (qsizetype i = 1; i < parts.size(); ++i) {
      std::multimap<QString, QString> fields;
      for (const QString& line : parts[i].section("```", 0, 0).split('\n', Qt::SkipEmptyParts))
        fields.insert({line.section(": ", 0, 0), line.section(": ", 1)});
      const auto field = [&](const char* key) {
        const auto at = fields.find(key);
        return at == fields.end() ? QString() : at->second;
      };
      std::map<std::string, std::string> options;
      for (auto [at, end] = fields.equal_range("option"); at != end; ++at)
        options[at->second.section('=', 0, 0).toStdString()] = at->second.section('=', 1).toStdString();
      const int seats = field("seats").isEmpty() ? game.seats : field("seats").toInt();
      auto match = Match::begin(game, seats, options, 1, field("position").toStdString());
      if (!match) return name + ": " + QString::fromStdString(english(match.why()));
      if (field("game") != game.id || field("caption").isEmpty()) return name + ": a diagram without game or caption";
      for (const QString& event : field("events").split("; ", Qt::SkipEmptyParts)) {
        const auto e = match->read(event.toStdString());
        if (!e) return name + ": " + event;
        if (auto ok = match->play(*e); !ok) return name + ": " + QString::fromStdString(english(ok.why()));
      }
      const View view = match->now().look(Viewer::everybody());
      for (const QString& arrow : field("arrows").split(' ', Qt::SkipEmptyParts))
        for (const QString& end : arrow.split('-'))
          if (view.zones.front().board == nullptr || view.zones.front().board->find(end.toStdString()) < 0)
            return name + ": no place " + end;
    }
  }
  return {};
}

} // namespace mk
