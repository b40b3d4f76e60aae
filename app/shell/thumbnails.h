// Small pictures of every game at its start, drawn by the real table: one at a time while nothing else happens, kept on
// disk by a thread of their own. Their upper corners are round, as those of the tiles they are for.
#pragma once

#include "app/host/game_box.h"

#include <QHash>
#include <QImage>
#include <QObject>
#include <QPixmap>
#include <QSize>
#include <QThreadPool>
#include <QTimer>

namespace mk {

// A game at the start of a match, with the deals that happen by themselves already made; an empty image when it cannot
// begin.
QImage pictureOf(const BoxedGame&, QSize size, double devicePixelRatio, bool names = false);

class Thumbnails final : public QObject {
  Q_OBJECT

public:
  // Pictures are kept in `folder`; an empty name keeps them in memory only.
  Thumbnails(QString folder, QSize size);

  static constexpr double kCorner = 10;
  // The picture, or an empty one while it is still to be drawn: ready() tells when it is there.
  QPixmap of(const BoxedGame&);
  void setLook(const QString& theme, double devicePixelRatio); // forgets all when it is another one
  QSize size() const { return size_; }

signals:
  void ready(const QString& id);

private:
  void drawNext();
  QString file(const BoxedGame&) const;

  QString folder_;
  QSize size_;
  QString theme_;
  double ratio_ = 1;
  QHash<QString, QPixmap> pictures_;
  QList<BoxedGame> waiting_; // the one asked for last comes first: it is on the screen
  QTimer idle_;
  QThreadPool keeper_; // writes the files; what is on its way is finished before the pictures go
};

} // namespace mk
