// Diagrams of a page.
#include "app/host/page_markdown.h"

#include "app/host/diagram_block.h"

#include <QRegularExpression>

namespace mk {

namespace {

QString unmarked(QString words) {
  static const QRegularExpression link(QStringLiteral("\\[([^\\]]*)\\]\\([^)]*\\)")),
      marks(QStringLiteral("[\\[\\]\\\\*_]"));
  return words.replace(link, QStringLiteral("\\1")).remove(marks);
}

} // namespace

// The caption stands below, and is the text for those who cannot see the picture; a question's is what it asks and
// what is answered, which stand above.
PicturedPage withPictures(const QString& markdown, const AskedFor* asked) {
  static const QRegularExpression fence(QStringLiteral("^```(diagram|asked)[^\\n]*\\n(.*?)^```[^\\n]*$"),
                                        QRegularExpression::MultilineOption |
                                            QRegularExpression::DotMatchesEverythingOption);
  PicturedPage out;
  qsizetype from = 0, questions = 0;
  for (auto it = fence.globalMatch(markdown); it.hasNext();) {
    const auto match = it.next();
    out.markdown += markdown.mid(from, match.capturedStart() - from);
    from = match.capturedEnd();
    const QString block = match.captured(2);
    if (match.captured(1) == u"diagram") {
      const QString caption = unmarked(DiagramBlock::read(block).caption);
      out.markdown += QStringLiteral("![%2](diagram:%1)\n\n*%2*\n").arg(out.diagrams.size()).arg(caption);
      out.diagrams << block;
      continue;
    }
    if (out.markdown.endsWith(u'\n')) out.markdown.chop(1);
    const qsizetype n = questions++;
    if (asked == nullptr) continue;
    const bool open = asked->open.contains(n);
    const QString line = out.markdown.mid(out.markdown.lastIndexOf(u'\n') + 1);
    out.markdown += QStringLiteral(" [%1](asked:%2)").arg(open ? asked->hide : asked->show).arg(n);
    if (!open) continue;
    out.markdown += QStringLiteral("\n\n  ![%2](diagram:%1)\n").arg(out.diagrams.size()).arg(unmarked(line.mid(2)));
    out.diagrams << block;
  }
  out.markdown += markdown.mid(from);
  return out;
}

} // namespace mk
