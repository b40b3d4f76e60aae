// Drawing diagrams.
#include "app/shell/diagram.h"

#include "app/shell/table_look.h"
#include "boards/painter.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace mk {

QImage drawDiagram(const GameBox& box, const DiagramBlock& block, QSize size, double ratio, QString* problem) {
  const auto match = block.match(box);
  if (!match) {
    if (problem) *problem = Words().write(match.why());
    return {};
  }
  const View view = match->now().look(diagramViewer(*match));
  DrawOptions draw;
  draw.compose.smallestText = 9;
  draw.compose.players = false; // nobody sits there
  for (const bool wrong : {false, true})
    for (const QString& arrow : wrong ? block.wrong : block.arrows) {
      const auto from = placeCalled(view, arrow.section(u'-', 0, 0));
      const auto to = placeCalled(view, arrow.section(u'-', 1));
      if (from && to) draw.marks.arrows.push_back({*from, *to, wrong});
    }
  draw.marks.targets = block.reached(*match);
  if (const auto from = placeCalled(view, block.reach)) draw.marks.picked.push_back(*from);
  if (match->plies() > 0) draw.marks.last = match->touched(match->plies() - 1);
  return drawView(match->info().arrange, view, size, tableLook(), ratio, draw);
}

QString tellInstead(QString markdown, qsizetype diagram, const QString& problem) {
  static const QRegularExpression marks(QStringLiteral("([\\[\\]\\\\*_`<>#|!&])"));
  QString told =
      QCoreApplication::translate("mk::Diagram", "This picture cannot be drawn: %1").arg(problem.simplified());
  told.replace(marks, QStringLiteral("\\\\1"));
  const QString end = QStringLiteral("](diagram:%1)").arg(diagram);
  const qsizetype to = markdown.indexOf(end), from = to < 0 ? -1 : markdown.lastIndexOf(QLatin1String("!["), to);
  if (from >= 0) markdown.replace(from, to + end.size() - from, QStringLiteral("**%1**").arg(told));
  return markdown;
}

} // namespace mk
