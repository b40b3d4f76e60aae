// The chances of winning over a match, drawn: one curve where what one side has the other has not, else one of each
// seat. Arrows walk the decisions, each of which is spoken; Enter picks one.
#pragma once

#include "games/box/review.h"

#include <QStringList>
#include <QWidget>

namespace mk {

class ReviewCurve final : public QWidget {
  Q_OBJECT

public:
  explicit ReviewCurve(QWidget* parent = nullptr);
  // `names` by seat; `told` says each decision in words.
  void show(const Review&, const QStringList& names, const QStringList& told);
  int current() const { return current_; } // a decision, -1 none
  void setCurrent(int point);
  QSize sizeHint() const override { return {720, 240}; }
  QSize minimumSizeHint() const override { return {320, 150}; }

signals:
  void moved(int point);  // the cursor
  void picked(int point); // by Enter or a double click

protected:
  void paintEvent(QPaintEvent*) override;
  void keyPressEvent(QKeyEvent*) override;
  void mousePressEvent(QMouseEvent*) override;
  void mouseDoubleClickEvent(QMouseEvent*) override;

private:
  QRectF field() const; // where the curve lies
  QPointF spot(int point) const;
  double x(int ply) const;
  double chance(int point, Seat) const;
  void paintCurve(QPainter&, Seat) const;
  int nearest(QPointF) const;

  Review review_;
  QStringList names_, told_;
  int current_ = -1;
  int last_ = 1; // ply of the end
};

} // namespace mk
