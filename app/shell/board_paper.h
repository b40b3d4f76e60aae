// A board that is lost, made anew on paper: at true size, on one sheet or in parts to be glued together.
#pragma once

#include "app/host/game_box.h"

#include <QPageLayout>
#include <QSizeF>

#include <optional>

class QPagedPaintDevice;

namespace mk {

// How a board is shared out over sheets of paper.
struct BoardParts {
  QSizeF board; // millimetres
  int across = 0, down = 0;
  QPageLayout sheet;
  int count() const { return across * down; }
};

// Nothing where the game has no board of its own that could be laid on a table.
std::optional<BoardParts> partsOfBoard(const BoxedGame&, QPageSize::PageSizeId);
// Each part on a sheet, with its place among them; false: the device takes no painting.
bool paintBoardParts(QPagedPaintDevice&, const BoxedGame&, const BoardParts&, const QString& lang);
// Why the file could not be written; empty when it was.
QString writeBoardPdf(const QString& file, const BoxedGame&, const BoardParts&, const QString& lang);

} // namespace mk
