// Reading lessons.
#include "app/play/lesson.h"

#include "i18n/words.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace mk {

namespace {

constexpr qint64 kMostBytes = 1 << 20; // the longest lesson has 6 KB

std::nullopt_t fail(QString* problem, const QString& why) {
  if (problem) *problem = why;
  return std::nullopt;
}

QString noLesson() { return QCoreApplication::translate("mk::Lesson", "There is no lesson for this game yet."); }

} // namespace

std::optional<Lesson> Lesson::load(const BoxedGame& game, QString* problem) {
  QFile file(game.lesson());
  if (!file.open(QIODevice::ReadOnly)) return fail(problem, noLesson());
  return read(game, file.read(kMostBytes), problem);
}

std::optional<Lesson> Lesson::read(const BoxedGame& game, const QByteArray& json, QString* problem) {
  const QJsonObject root = QJsonDocument::fromJson(json).object();
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
  setup.seats.resize(std::clamp(root.value(u"seats").toInt(game.info->seats), 0, kMaxSeats));
  setup.seed = static_cast<quint64>(root.value(u"seed").toInteger(1));
  setup.start = root.value(u"position").toString();
  const QJsonObject chosen = root.value(u"options").toObject();
  std::map<std::string, std::string> options;
  for (auto it = chosen.begin(); it != chosen.end(); ++it) {
    setup.options[it.key()] = it.value().toString();
    options[it.key().toStdString()] = it.value().toString().toStdString();
  }
  auto match = Match::replay(*game.info, static_cast<int>(setup.seats.size()), options, setup.seed,
                             setup.start.toStdString(), log);
  if (!match) return fail(problem, Words().write(match.why()));
  if (steps.empty()) return fail(problem, noLesson());
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

QStringList Lesson::comments(const QString& lang) const {
  QStringList out;
  for (const Step& step : steps_) out << (lang == u"et" ? step.et : step.en);
  return out;
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
