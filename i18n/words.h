// Phrases of the rules in the language of the program: written (cards as "♠Q", with the index letters of the language)
// and spoken (cards by their full names). Translations come from the translators installed in the application, context
// "games".
#pragma once

#include "games/kernel/cards.h"
#include "games/kernel/phrase.h"
#include "games/kernel/seat.h"
#include "games/kernel/things.h"

#include <QString>
#include <QStringList>

#include <functional>

namespace mk {

class Words {
public:
  using SeatName = std::function<QString(Seat)>;
  Words() = default;
  // `alone`: there is one seat, and what is said to it does not begin with its name.
  explicit Words(SeatName names, bool alone = false)
      : names_(std::move(names)), name_(alone ? Name::Dropped : Name::Kept) {}
  // For words within a sentence that is said to the seat they are about: they begin with no name and no capital.
  Words within() const;

  QString write(const Phrase&) const; // for the eye: "Mari played ♠Q."
  QString speak(const Phrase&) const; // for the ear: "Mari played queen of spades."
  QString seat(Seat) const;           // the player's name; "Seat 2" where nobody gave one

  static QString card(Card);          // "♠Q", "★" for a joker, "?" for a back
  static QString suit(Suit);          // "♠"
  static QString rank(int value);     // 1 "A", 2.."10", 11 "J", 12 "Q", 13 "K", in the language of the program
  static QString ordinal(int number); // "1st", "12th", in Estonian "1."
  static QString listed(QStringList); // "Ann, Ben and Cid"
  static QString capitalised(QString);

private:
  enum class Name { Kept, Dropped, DroppedWithin }; // with which a sentence begins: "Mari: throw the dice"
  QString said(const Phrase&, bool aloud) const;
  QString render(const Phrase&, bool aloud) const;
  QString render(const Arg&, bool aloud) const;
  SeatName names_;
  Name name_ = Name::Kept;
};

} // namespace mk
