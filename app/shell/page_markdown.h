// A page of the rulebook on its way to a reader: its diagrams as pictures "diagram:0", "diagram:1", ..., and the secret
// of a trick kept or covered.
#pragma once

#include <QString>
#include <QStringList>

namespace mk {

struct PicturedPage {
  QString markdown;
  QStringList diagrams; // what stands in the blocks
};
PicturedPage withPictures(const QString& markdown);

// The section about a trick's secret, from its heading to the next one of the same rank, gives way to this.
QString withoutSecret(const QString& markdown, const QString& instead);

} // namespace mk
