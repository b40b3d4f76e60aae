// An evening of several games with one standing: who plays, which games, and what each has brought. A person gets two
// points for everybody who was placed behind and one for everybody on the same place, so that games of any number of
// points count alike.
#pragma once

#include "app/store/store.h"
#include "games/box/catalogue.h"

#include <QJsonObject>
#include <QStringList>

namespace mk {

struct Evening {
  static constexpr int kMostGames = 30;
  static constexpr auto kKept = "evening"; // of the settings: the one that goes on, as JSON

  struct Round {
    QString game;
    quint64 seed = 0;  // of its match, by which the store is asked for it; 0 = not begun
    QList<int> places; // one a person; empty = not played to its end yet
    bool operator==(const Round&) const = default;
  };
  struct Line { // of the standing
    QString name;
    int points = 0, won = 0, place = 1;
  };
  QStringList people;
  QList<Round> rounds;

  bool isEmpty() const { return people.isEmpty(); }
  int played() const;
  bool isOver() const { return !rounds.isEmpty() && played() == rounds.size(); }
  Round* next(); // the first that is not played to its end; nullptr: none
  int points(const Round&, int person) const;
  QList<Line> standing() const; // the best first; equals share a place

  // Whether so many people can play it together.
  static bool suits(const GameInfo&, int people);
  // The seats of a round: whoever sat first in the last one sits last now.
  MatchSetup setup(const Round&) const;
  bool has(const MatchSetup&) const; // the match is one of its rounds
  // What the store knows of the round's match.
  void take(Round&, const MatchSummary&) const;

  QJsonObject json() const;
  static Evening read(const QJsonObject&); // an empty one where it is none
  static Evening readText(const QString& json);
  bool operator==(const Evening&) const = default;

private:
  int first(const Round&) const; // the person in the first seat
};

} // namespace mk
