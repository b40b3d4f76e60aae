// What a question says about the game it asks about, beside its words: "kaardimäng", "kolme täringuga", "a patience".
#pragma once

#include <QString>
#include <QStringList>

namespace mk {

struct SearchHints {
  int sorts = 0;  // GameSort, or-ed; 0: any
  int dice = 0;   // thrown with so many; 0: not said
  QString family; // the page of what those games share, where they are spoken of: "in a dice game"
  // How much of its rank a page keeps: less where the game is of another kind.
  double fits(const QString& game) const;
};

SearchHints hintsIn(const QStringList& foldedWords, const QString& lang);

} // namespace mk
