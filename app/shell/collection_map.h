// The collection: a map of the box that shows what somebody has tried, won and mastered.
#pragma once

#include "app/shell/context.h"
#include "app/shell/history.h"

#include <QListWidget>

namespace mk {

class CollectionMap final : public QListWidget {
  Q_OBJECT

public:
  explicit CollectionMap(Context&, QWidget* parent = nullptr);
  void show(const QList<MatchSummary>&, ProfileId);
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
