// Small pictures of every game at its start, and of matches as they stand, drawn by the real table: one at a time while
// nothing else happens. Those of games are kept on disk by a thread of their own. Their upper corners are round, as
// those of the tiles they are for.
#pragma once

#include "app/host/game_box.h"
#include "app/play/session.h"

#include <QHash>
#include <QImage>
#include <QObject>
#include <QPixmap>
#include <QSize>
#include <QThreadPool>
#include <QTimer>

#include <functional>
#include <optional>

namespace mk {

// A game at the start of a match, with the deals that happen by themselves already made; an empty image when it cannot
// begin.
QImage pictureOf(const BoxedGame&, QSize size, double devicePixelRatio, bool names = false);
// A match as it stands, for whoever looks into the box: what is hidden at the table is hidden here.
QImage pictureOf(const Session&, QSize size, double devicePixelRatio, bool boardTurns);

class Thumbnails final : public QObject {
  Q_OBJECT

public:
  using MatchPicture = std::function<QImage(const MatchSummary&, QSize size, double devicePixelRatio)>;
  // Pictures are kept in `folder`; an empty name keeps them in memory only. A match of which there is no picture is
  // shown as its game.
  Thumbnails(QString folder, QSize size, MatchPicture ofMatch = {});

  static constexpr double kCorner = 10;
  // The picture, or an empty one while it is still to be drawn: ready() tells when it is there.
  QPixmap of(const BoxedGame&);
  QPixmap of(const BoxedGame&, const MatchSummary&);
  void keepMatches(const QList<MatchSummary>&);                // pictures of others are no longer wanted
  void setLook(const QString& theme, double devicePixelRatio); // forgets all when it is another one
  QSize size() const { return size_; }

signals:
  void ready(const QString& id);

private:
  struct Wanted {
    BoxedGame game;
    std::optional<MatchSummary> match;
  };
  struct OfMatch {
    QPixmap picture;
    QDateTime changed; // the match, when it was drawn
    int cursor = 0;
  };
  void want(Wanted);
  void drawNext();
  QImage startOf(const BoxedGame&);
  QString file(const BoxedGame&) const;

  QString folder_;
  QSize size_;
  QString theme_;
  double ratio_ = 1;
  MatchPicture ofMatch_;
  QHash<QString, QPixmap> pictures_;
  QHash<MatchId, OfMatch> matches_;
  QList<Wanted> waiting_; // the one asked for last comes first: it is on the screen
  QTimer idle_;
  QThreadPool keeper_; // writes the files; what is on its way is finished before the pictures go
};

} // namespace mk
