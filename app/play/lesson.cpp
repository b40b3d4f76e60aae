// Reading lessons.
#include "app/play/lesson.h"

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
    steps.push_back(
        {value[u"event"].toString().toStdString(), say.value(u"et").toString(), say.value(u"en").toString()});
    if (!steps.back().event.empty()) log.push_back(steps.back().event);
  }
  std::map<std::string, std::string> options;
  const QJsonObject chosen = root.value(u"options").toObject();
  for (auto it = chosen.begin(); it != chosen.end(); ++it)
    options[it.key().toStdString()] = it.value().toString().toStdString();
  auto match = Match::replay(*game.info, root.value(u"seats").toInt(game.info->seats), options,
                             static_cast<std::uint64_t>(root.value(u"seed").toInteger(1)),
                             root.value(u"position").toString().toStdString(), log);
  if (!match) return fail(Words().write(match.why()));
  if (steps.empty()) return fail(QCoreApplication::translate("mk::Lesson", "There is no lesson for this game yet."));
  while (match->undo()) {
  }
  return Lesson(game, std::move(*match), std::move(steps));
}

bool Lesson::next() {
  if (atEnd()) return false;
  if (!steps_[static_cast<std::size_t>(step_)].event.empty()) match_.redo();
  ++step_;
  return true;
}

bool Lesson::back() {
  if (step_ == 0) return false;
  --step_;
  if (!steps_[static_cast<std::size_t>(step_)].event.empty()) match_.undo();
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
