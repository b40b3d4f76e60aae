// The collection: a map of the box that shows what somebody has tried, won and mastered.
#pragma once

#include "app/shell/context.h"
#include "app/shell/history.h"

#include <QHash>
#include <QListWidget>

namespace mk {

// What a match adds to somebody's feats.
class FeatCount {
public:
  FeatCount(const GameBox& box, ProfileId id) : box_(box), id_(id) {}
  void add(const MatchSummary&);
  const QHash<QString, Feat>& counted() const { return best_; }

private:
  const GameBox& box_;
  ProfileId id_;
  QHash<QString, GameFeats> feats_;
  QHash<QString, Feat> best_;
};

class CollectionMap final : public QListWidget {
  Q_OBJECT

public:
  explicit CollectionMap(Context&, QWidget* parent = nullptr);
  using Feats = QHash<QString, Feat>; // by game
  void show(const Feats&);
  QString summary() const { return summary_; } // "tried 34 of 211, won 20, mastered 7"
  Feat featOfGame(const QString& id) const;

signals:
  void gamePicked(const QString& id);

protected:
  void resizeEvent(QResizeEvent*) override;

private:
  void sizeHeadings();
  Context& context_;
  QString summary_;
};

} // namespace mk
