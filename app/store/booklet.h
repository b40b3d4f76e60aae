// Cutting a printed book's text into its pieces. Pure functions over text; what they are given is untrusted and may be
// anything.
//
// The booklet of numbered games. Its headings are irregular: "## 12. Kabe", "## **2. JACQUET**", "#### 49. ...", a bare
// "171. 21" between two headings, two games under one number pair ("92, 93. ..."), and some games without a number
// ("TRIK-TRAK", "PUFF"). A table of contents comes first and looks just like headings, and numbered lists stand within
// the games. So all lines that could be headings are collected, and the heaviest chain of rising numbers is taken: a
// marked line weighs more than a bare one, and a bare one more than a line of the contents. An unmarked line is a
// heading only where the chain needs its number.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace mk {

struct CatalogueName {
  QString id;   // "12", "trik-trak"
  QString name; // Estonian
};

struct BookPiece {
  QStringList games; // catalogue ids; empty: belongs to no game
  QString title;     // as printed, without number and marks
  QString body;      // sanitised Markdown
};

// The pieces in printed order, or none where the text is not a book of numbered games.
QList<BookPiece> cutBooklet(const QString& text, const QList<CatalogueName>& catalogue);

// Any other book, by its headings: Markdown headings, or a short line of its own that ends with a full stop ("Kohtade
// valik."; also spaced out by the scanner: "J a g a m i n e ."). Long pieces are divided between paragraphs. No two
// pieces have the same title: a second one has its first words beside it.
QList<BookPiece> cutSections(const QString& text);

// "J a g a m i n e ." -> "Jagamine."; "R ubber" stays.
QString closedUp(const QString& title);

// Whether a printed name is that name, a misprint or two allowed.
bool isSameName(const QString& printed, const QString& name);

} // namespace mk
