// Reading the row of facts.
#include "app/shell/game_minutes.h"

#include <QFile>
#include <QRegularExpression>

namespace mk {

std::optional<Minutes> minutesOf(const BoxedGame& game) {
  static const QRegularExpression kFact(QStringLiteral("· (\\d+)(?:–(\\d+))? (minutes|hours)"));
  constexpr int kFactsStandWithin = 12; // lines
  QFile page(game.page(QStringLiteral("en")));
  if (!page.open(QIODevice::ReadOnly)) return std::nullopt;
  for (int line = 0; line < kFactsStandWithin && !page.atEnd(); ++line) {
    const auto found = kFact.match(QString::fromUtf8(page.readLine()));
    if (!found.hasMatch()) continue;
    const int unit = found.captured(3) == u"hours" ? 60 : 1, least = found.captured(1).toInt() * unit;
    return Minutes{least, found.captured(2).isEmpty() ? least : found.captured(2).toInt() * unit};
  }
  return std::nullopt;
}

} // namespace mk
