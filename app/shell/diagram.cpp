// Drawing diagrams.
#include "app/shell/diagram.h"

#include "app/shell/table_look.h"
#include "boards/painter.h"

namespace mk {

namespace {

std::optional<Place> placeCalled(const View& view, const QString& name) {
  for (const Zone& zone : view.zones)
    if (zone.kind == Zone::Kind::Board && zone.board)
      if (const int at = zone.board->find(name.toStdString()); at >= 0)
        return Place{zone.id, static_cast<std::int16_t>(at)};
  return std::nullopt;
}

} // namespace

QImage drawDiagram(const GameBox& box, const DiagramBlock& block, QSize size, double ratio, QString* problem) {
  const auto match = block.match(box);
  if (!match) {
    if (problem) *problem = Words().write(match.why());
    return {};
  }
  const View view = match->now().look(diagramViewer(*match));
  DrawOptions draw;
  draw.compose.smallestText = 9;
  for (const QString& arrow : block.arrows) {
    const auto from = placeCalled(view, arrow.section(u'-', 0, 0));
    const auto to = placeCalled(view, arrow.section(u'-', 1));
    if (from && to) draw.marks.arrows.push_back({*from, *to});
  }
  if (match->plies() > 0) draw.marks.last = match->touched(match->plies() - 1);
  return drawView(match->info().arrange, view, size, tableLook(), ratio, draw);
}

} // namespace mk
