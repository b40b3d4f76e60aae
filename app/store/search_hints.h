// What a question says about the game it asks about, beside its words: "kaardimäng", "kolme täringuga", "a patience".
#pragma once

#include <QString>
#include <QStringList>

namespace mk {

struct SearchHints {
  int sorts = 0;   // of games, or-ed; 0: any
  int dice = 0;    // thrown with so many; 0: not said
  int players = 0; // so many want to play; 0: not said
  bool any() const { return sorts != 0 || dice > 0 || players > 0; }
  // How much of its rank a page keeps whose facts are these: less where its game is of another kind.
  double fits(const QString& facts) const;
};

// The line of facts of a page, "2–8 players · 5 minutes · pure luck · three dice, a score sheet": it says what kind of
// game that is. Empty where there is none.
QString factsOf(const QString& page);

SearchHints hintsIn(const QStringList& foldedWords, const QString& lang);

} // namespace mk
