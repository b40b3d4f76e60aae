// The faces and backs of our own playing cards, composed from pips, court figures and index letters of the system's
// font.
#pragma once

#include "boards/art/drawings.h"
#include "games/kernel/cards.h"

#include <QPainterPath>

namespace mk {

enum class CardLetters : std::uint8_t { Estonian, English }; // Ä K E S or A K Q J

QString indexOf(int value, CardLetters); // "Ä", "10", "E": value 1..13
QColor suitColour(Suit, bool fourColours);
// The same for a sign written on paper of this colour: the red ones stand out on dark paper too.
QColor suitInk(Suit, bool fourColours, const QColor& paper, const QColor& ink);

// Text as an outline with capitals `height` high, squeezed to `width` where it is wider, its middle and baseline on
// `foot`.
QPainterPath lettering(const QString& text, double height, double width, QPointF foot);

// Painted in card units: 250 x 350 from the origin.
inline constexpr QSizeF kCardUnits{250, 350};
void paintFace(QPainter&, Drawings&, Card, CardLetters, bool fourColours);
// Pattern 0 is the star of folk belts, 1 rings, 2 lozenges, 3 a sun. Packs are 0 red and 1 blue.
inline constexpr int kCardBacks = 4;
void paintBack(QPainter&, Drawings&, int pack, int pattern);
void paintSuit(QPainter&, Drawings&, Suit, QColor, const QRectF&);

} // namespace mk
