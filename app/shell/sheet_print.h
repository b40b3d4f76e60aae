// A match's score sheet on paper: one clean A4 page with the game, the date, the names, every cell and the result. For
// printers and for PDF files.
#pragma once

#include "app/play/session.h"

#include <QDate>

class QPagedPaintDevice;

namespace mk {

struct SheetPage {
  QString title, players, result;
  QDate date;
  std::vector<Zone> sheets;
  Words words;
};

bool hasSheet(const Session&);
SheetPage sheetPage(const Session&, const QString& lang, QDate date);
// A pad to be filled in by hand, for as many as usually sit at a table; nothing where the game keeps no sheet.
std::optional<SheetPage> emptyPad(const BoxedGame&, const QString& lang);

// A4, upright or across as the columns want it; to be called before painting begins.
void setUpPage(QPagedPaintDevice&, const SheetPage&);
bool paintPage(QPagedPaintDevice&, const SheetPage&); // false: the device takes no painting
// Why the file could not be written; empty when it was.
QString writePdf(const QString& file, const SheetPage&);

} // namespace mk
