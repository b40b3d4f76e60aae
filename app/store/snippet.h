// A few words of a page around what was searched for.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace mk {

struct TextMark {
  int from = 0, length = 0;
};

struct Snippet {
  QString text; // one line; "…" where words are left out
  QList<TextMark> marks;
};

// Letters in lower case without accents, anything else as it is.
QString foldedText(const QString& text);

// From some words before the first word that begins with one of the beginnings (folded); the page's first words where
// none does.
Snippet snippetOf(const QString& text, const QStringList& beginnings);

} // namespace mk
