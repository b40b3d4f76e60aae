// Dice in the text of a page.
#include "app/shell/page_dice.h"

#include "app/shell/table_look.h"

#include <QFontMetricsF>
#include <QTextBlock>
#include <QTextCursor>
#include <QUrl>

#include <array>
#include <cmath>
#include <utility>

namespace mk {

namespace {

constexpr double kHeight = 1.7;                  // of a die, to the height of a line of text
constexpr char16_t kOne = 0x2680, kSix = 0x2685; // ⚀ to ⚅

int faceOf(QChar c) { return c.unicode() < kOne || c.unicode() > kSix ? 0 : c.unicode() - kOne + 1; }

QUrl nameOf(int face) { return {QStringLiteral("die:%1").arg(face)}; }

} // namespace

void drawDice(QTextDocument& page, double ratio) {
  const double side = std::round(kHeight * QFontMetricsF(page.defaultFont()).ascent());
  QTextCursor cursor(&page);
  cursor.beginEditBlock();
  std::array<bool, 7> drawn{};
  for (QTextBlock block = page.begin(); block.isValid(); block = block.next()) {
    const QString text = block.text();
    for (qsizetype i = text.size(); i-- > 0;) {
      const int face = faceOf(text[i]);
      if (face == 0) continue;
      if (!std::exchange(drawn[static_cast<std::size_t>(face)], true)) {
        const Thing die = Thing::die(face, Colour::White);
        const auto pixels = static_cast<int>(side);
        page.addResource(QTextDocument::ImageResource, nameOf(face),
                         tableLook().art->pixmap(die, QSize(pixels, pixels), ratio).toImage());
      }
      QTextImageFormat picture;
      picture.setName(nameOf(face).toString());
      picture.setWidth(side);
      picture.setHeight(side);
      picture.setVerticalAlignment(QTextCharFormat::AlignMiddle);
      cursor.setPosition(block.position() + static_cast<int>(i));
      cursor.deleteChar();
      cursor.insertImage(picture);
    }
  }
  cursor.endEditBlock();
}

bool isDiagram(const QTextCharFormat& format) {
  return format.isImageFormat() && !format.toImageFormat().name().startsWith(QLatin1String("die:"));
}

} // namespace mk
