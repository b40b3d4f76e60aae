// Everything that lies on the table, as pictures: men, cards, dice, boards, icons. A picture is rendered once for each
// size and kept; painting is one drawPixmap. To be used from the thread of the window only.
#pragma once

#include "boards/art/card_face.h"
#include "boards/art/theme.h"
#include "games/kernel/things.h"

#include <QCache>
#include <QIcon>
#include <QPixmap>
#include <QSize>
#include <QStringList>

#include <memory>

class QPainter;

namespace mk {

class Deck;

struct CardStyle {
  CardLetters letters = CardLetters::Estonian;
  bool fourColours = false;
  QString deck; // folder of a deck of the system, empty = our own
  int back = 0; // of our own: 0..kCardBacks - 1
  bool operator==(const CardStyle&) const = default;
};

class Art {
public:
  explicit Art(int megabytes = 32);
  ~Art();
  Art(const Art&) = delete;
  Art& operator=(const Art&) = delete;

  const CardStyle& cardStyle() const { return style_; }
  void setCardStyle(const CardStyle&);
  static QStringList systemDecks();               // folders, to be written into CardStyle::deck
  static QString deckName(const QString& folder); // what the deck calls itself

  // White and black men pure, and boards in pure tones where there is such a drawing (<id>-kontrast).
  void setHighContrast(bool);

  // Men that fill their squares.
  void setLargePieces(bool on) { large_ = on; }

  static QSizeF cardProportion() { return {5, 7}; } // pieces and dice are square

  // The picture of a thing in the middle of a picture of that size.
  QPixmap pixmap(const Thing&, QSize logical, qreal devicePixelRatio);
  // The picture of the board called id; null where there is none. A turned board keeps its writing upright.
  QPixmap boardPixmap(const QString& id, QSize logical, qreal devicePixelRatio, bool turned = false);
  bool hasBoard(const QString& id) const;
  QPixmap suitPixmap(Suit, QSize logical, qreal devicePixelRatio, QColor = {});     // no colour: the deck's
  QPixmap icon(const QString& name, QColor, QSize logical, qreal devicePixelRatio); // assets/icons/<name>.svg
  static QIcon programIcon();

  // The same, painted sharply: on whole device pixels where the painter is not rotated.
  void paint(QPainter&, const Thing&, const QRectF&);
  bool paintBoard(QPainter&, const QString& id, const QRectF&, bool turned = false);
  // The table itself: cloth, and the wooden edge where the theme has one and `edge` is not 0.
  void paintCloth(QPainter&, const QRectF&, const Theme&, double edge = 0);

  qsizetype cachedKilobytes() const { return cache_.totalCost(); }

private:
  struct Key {
    quint64 bits = 0; // a thing and its size
    QString name;     // a board, an icon
    bool operator==(const Key&) const = default;
    friend size_t qHash(const Key& k, size_t seed) { return qHash(k.name, qHash(k.bits, seed)); }
  };
  static Key keyOf(const Thing&, QSize device);
  QPixmap thing(const Thing&, QSize device);
  QPixmap board(const QString& id, QSize device, bool turned);
  QPixmap icon(const QString& name, QColor, QSize device);
  void render(QPainter&, const Thing&, const QRectF&);
  void renderCard(QPainter&, const Thing&, const QRectF&);
  QPixmap clothTile(const Theme&);
  template <class Render> QPixmap cached(const Key&, QSize device, const Render&);

  CardStyle style_;
  bool contrast_ = false, large_ = false;
  std::unique_ptr<Deck> deck_;
  Drawings drawings_;
  QCache<Key, QPixmap> cache_; // cost in kilobytes
};

} // namespace mk
