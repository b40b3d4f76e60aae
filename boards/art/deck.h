// Card decks of the KDE carddecks format found on the system: a folder with index.desktop and one SVG file whose
// elements are called "1_club", "king_heart", "back".
#pragma once

#include "games/kernel/cards.h"

#include <QString>
#include <QStringList>

#include <memory>

class QPainter;
class QRectF;
class QSvgRenderer;

namespace mk {

class Deck {
public:
  // nullptr when the folder has no deck that can be read.
  static std::unique_ptr<Deck> load(const QString& folder);
  static QStringList folders();                 // all folders with a deck
  static QString nameOf(const QString& folder); // as the deck calls itself, in the language of the system

  ~Deck();
  // False, and nothing painted, when the deck lacks this card.
  bool paint(QPainter&, Card, int back, const QRectF&);

private:
  Deck();
  std::unique_ptr<QSvgRenderer> renderer_;
};

} // namespace mk
