// The podium of an evening: the three best on their steps, each with the mark of the person; before the first game the
// steps stand empty.
#pragma once

#include "app/play/evening.h"

#include <QPixmap>
#include <QWidget>

namespace mk {

class PodiumView final : public QWidget {
  Q_OBJECT

public:
  struct Person {
    QPixmap mark;
    Evening::Line line;
  };
  explicit PodiumView(QWidget* parent = nullptr);
  void show(const QList<Person>&); // the best first; those from the fourth place on are not drawn
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return {180, 110}; }

protected:
  void paintEvent(QPaintEvent*) override;

private:
  QList<Person> people_;
};

} // namespace mk
