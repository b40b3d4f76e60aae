// Reading lessons.
#include "app/play/lesson.h"

#include "app/play/session.h"
#include "i18n/words.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace mk {

std::optional<Lesson> Lesson::load(const BoxedGame& game, QString* problem) {
  const auto fail = [problem](const QString& why) {
    if (problem) *problem = why;
    return std::nullopt;
  };
  QFile file(game.lesson());
  if (!file.open(QIODevice::ReadOnly))
    return fail(QCoreApplication::translate("mk::Lesson", "There is no lesson for this game yet."));
  const QJsonObject root = QJsonDocument::fromJson(file.readAll()).object();
  std::vector<Step> steps;
  std::vector<std::string> log;
  for (const QJsonValue& value : root.value(u"steps").toArray()) {
    const QJsonObject say = value[u"say"].toObject();
    const std::size_t before = log.size();
    if (const QString event = value[u"event"].toString(); !event.isEmpty()) log.push_back(event.toStdString());
    for (const QJsonValue& event : value[u"quick"].toArray()) log.push_back(event.toString().toStdString());
    steps.push_back({static_cast<int>(log.size() - before), say.value(u"et").toString(), say.value(u"en").toString()});
  }
  MatchSetup setup;
  setup.game = game.id();
  setup.seats.resize(root.value(u"seats").toInt(game.info->seats));
  setup.seed = static_cast<quint64>(root.value(u"seed").toInteger(1));
  setup.start = root.value(u"position").toString();
  const QJsonObject chosen = root.value(u"options").toObject();
  for (auto it = chosen.begin(); it != chosen.end(); ++it) setup.options[it.key()] = it.value().toString();
  auto match = Match::replay(*game.info, static_cast<int>(setup.seats.size()), optionsOf(setup), setup.seed,
                             setup.start.toStdString(), log);
  if (!match) return fail(Words().write(match.why()));
  if (steps.empty()) return fail(QCoreApplication::translate("mk::Lesson", "There is no lesson for this game yet."));
  while (match->undo()) {
  }
  return Lesson(game, std::move(setup), std::move(*match), std::move(steps));
}

bool Lesson::next() {
  if (atEnd()) return false;
  if (underWay()) {
    while (goOn()) {
    }
    return true;
  }
  left_ = steps_[static_cast<std::size_t>(step_++)].events;
  goOn();
  return true;
}

bool Lesson::goOn() {
  if (!underWay()) return false;
  match_.redo();
  --left_;
  return true;
}

bool Lesson::back() {
  if (step_ == 0) return false;
  for (int played = steps_[static_cast<std::size_t>(--step_)].events - left_; played > 0; --played) match_.undo();
  left_ = 0;
  return true;
}

QString Lesson::comment(const QString& lang) const {
  for (int at = step_; at-- > 0;) {
    const Step& step = steps_[static_cast<std::size_t>(at)];
    const QString& text = lang == u"et" ? step.et : step.en;
    if (!text.isEmpty()) return text;
  }
  return {};
}

} // namespace mk
