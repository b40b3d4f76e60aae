// Fitting a text into a room.
#include "boards/fitted_text.h"

#include <QFontMetrics>
#include <QRect>

namespace mk {

namespace {

constexpr qsizetype kFewest = 8; // letters that still say something

bool fits(const QString& text, const QFont& font, QSize room) {
  const QRect wanted = QFontMetrics(font).boundingRect(QRect(0, 0, room.width(), 10'000), Qt::TextWordWrap, text);
  return wanted.height() <= room.height() && wanted.width() <= room.width();
}

// With the largest letters that do, else with the smallest.
bool fitsSomehow(const QString& text, QFont& font, int pixels, QSize room) {
  for (int size = pixels; size > 0 && size >= pixels * 4 / 5; --size) {
    font.setPixelSize(size);
    if (fits(text, font, room)) return true;
  }
  return false;
}

} // namespace

FittedText fittedText(const QString& whole, const QString& brief, QFont font, int pixels, QSize room) {
  if (fitsSomehow(whole, font, pixels, room)) return {whole, font};
  const QString& said = brief.isEmpty() ? whole : brief;
  if (fitsSomehow(said, font, pixels, room)) return {said, font};
  for (qsizetype length = said.size() - 1; length >= kFewest; --length)
    if (const QString cut = said.left(length).trimmed() + QStringLiteral("…"); fits(cut, font, room))
      return {cut, font};
  return {{}, font};
}

} // namespace mk
