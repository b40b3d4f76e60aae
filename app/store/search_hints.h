// What a question says about the game it asks about, beside its words: "kaardimäng", "kolme täringuga", "a patience".
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include <utility>

namespace mk {

// What kind of game a page tells of, read from its line of facts.
struct GameFacts {
  int sort = 0;                       // one of those that hints name
  int dice = 0;                       // thrown at once; 0: not said
  QList<std::pair<int, int>> players; // ranges that may play; empty: not said
};

struct SearchHints {
  int sorts = 0;   // of games, or-ed; 0: any
  int dice = 0;    // thrown with so many; 0: not said
  int players = 0; // so many want to play; 0: not said
  bool any() const { return sorts != 0 || dice > 0 || players > 0; }
  // How much of its rank a page keeps whose facts are these: less where its game is of another kind.
  double fits(const GameFacts&) const;
};

// The line of facts of a page, "2–8 players · 5 minutes · pure luck · three dice, a score sheet". Empty where there is
// none.
QString factsOf(const QString& page);
GameFacts readFacts(const QString& line);

SearchHints hintsIn(const QStringList& foldedWords, const QString& lang);

} // namespace mk
