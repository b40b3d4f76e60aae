// A page of the rulebook on its way to a reader: its diagrams as pictures "diagram:0", "diagram:1", ...
#pragma once

#include <QString>
#include <QStringList>

namespace mk {

struct PicturedPage {
  QString markdown;
  QStringList diagrams; // what stands in the blocks
};
PicturedPage withPictures(const QString& markdown);

} // namespace mk
