// The parts of compose(): one function a kind of zone. Internal to the scene.
#pragma once

#include "boards/scene.h"

namespace mk {

// One zone being laid out: its box in pixels (without the strips for name and label) and where the results go.
struct ZoneComposer {
  Scene& scene;
  const View& view;
  const Zone& zone;
  const Words& words;
  const ComposeOptions& options;
  QRectF box;
  double thing = 0;    // width of a thing in pixels as the layout wants it; 0 = free
  bool titled = false; // the zone's name stands above it

  void board();
  void pile();
  void column();
  void row();
  void grid();
  void hand();
  void dice();
  void sheet();
  void story(); // a sheet with a picture
  void pool();  // the sheet of preference

  void nameThePile(const QRectF& base);
  // What has no room is replaced by the shorter text, if there is one.
  void writeBelow(const QRectF& base, const QString&, TextBlock::Style, double size, const QString& shorter = {});
  double aspect() const; // height of a thing of this zone in widths
  // Width of a thing so that it fits into a cell of this size.
  double width(QSizeF cell) const;
  void add(const Item&, QRectF, double rotation = 0);
  void addClosed(QRectF, double rotation = 0);
  void spot(int at, QRectF, bool slot);
  double text(double units) const; // font size in pixels for a size in table units
  bool hasTray() const;            // dice on a table without a board lie on a tray of their own
  int places() const;              // of a zone whose places are counted: at least one
};

// How wide a text is in a font of so many pixels.
double textWidth(const QString&, double size, bool bold = false);

// The numbers of a label alone: "4 · 3" of "4 combinations, 3 of them exact".
QString numbersOf(const Phrase&);

// A name in so much room: "1. mängija" and "Player 1" are shortened to "1.", other names to at least three letters.
QString shortened(const QString& name, double room, double size);

inline QRectF centred(QPointF c, double w, double h) { return {c.x() - w / 2, c.y() - h / 2, w, h}; }

} // namespace mk
