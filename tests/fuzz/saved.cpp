// Matches in a file and lessons: JSON, then the log of a match. First line: "<game> lesson" or anything else for a
// match; what is read can be written and is the same again.
#include "tests/fuzz/target.h"

#include "app/cli/match_file.h"
#include "app/cli/request.h"
#include "app/play/lesson.h"

using namespace mk;

namespace {

void readMatch(const QByteArray& json) {
  try {
    const Match match = matchFromBytes(json, fuzz::findGame, fuzz::say);
    fuzz::isShown(match);
    const Match again = matchFromBytes(matchBytes(match), fuzz::findGame, fuzz::say);
    fuzz::expect(again.log() == match.log() && again.now().equals(match.now()),
                 "a match that was saved is the same again");
  } catch (const BadRequest& bad) {
    fuzz::expect(!bad.why.isEmpty(), "a refusal says why");
  }
}

void watch(const BoxedGame& game, const QByteArray& json) {
  QString problem;
  auto lesson = Lesson::read(game, json, &problem);
  fuzz::expect(lesson.has_value() || !problem.isEmpty(), "a refusal says why");
  if (!lesson) return;
  while (lesson->next()) (void)lesson->comment(QStringLiteral("et"));
  fuzz::isShown(lesson->match());
  while (lesson->back()) (void)lesson->comment(QStringLiteral("en"));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto head = fuzz::headOf({reinterpret_cast<const char*>(data), size});
  const QByteArray json(head.rest.data(), static_cast<qsizetype>(head.rest.size()));
  if (!head.words.empty() && head.words[0] == "lesson") {
    watch(*fuzz::box().find(QString::fromUtf8(head.game->id)), json);
  } else {
    readMatch(json);
  }
  return 0;
}
