// Diagrams of a page.
#include "app/host/page_markdown.h"

#include "app/host/diagram_block.h"

#include <QRegularExpression>

namespace mk {

// The caption stands below, and is the text for those who cannot see the picture.
PicturedPage withPictures(const QString& markdown) {
  static const QRegularExpression fence(QStringLiteral("^```diagram\\s*\\n(.*?)^```\\s*$"),
                                        QRegularExpression::MultilineOption |
                                            QRegularExpression::DotMatchesEverythingOption);
  static const QRegularExpression marks(QStringLiteral("[\\[\\]\\\\*_]"));
  PicturedPage out;
  qsizetype from = 0;
  for (auto it = fence.globalMatch(markdown); it.hasNext();) {
    const auto match = it.next();
    out.markdown += markdown.mid(from, match.capturedStart() - from);
    from = match.capturedEnd();
    QString caption = DiagramBlock::read(match.captured(1)).caption;
    caption.remove(marks);
    out.markdown += QStringLiteral("![%2](diagram:%1)\n\n*%2*\n").arg(out.diagrams.size()).arg(caption);
    out.diagrams << match.captured(1);
  }
  out.markdown += markdown.mid(from);
  return out;
}

} // namespace mk
