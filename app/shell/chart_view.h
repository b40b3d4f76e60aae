// The records drawn: month by month, against whom, against which computers, and how a game's sums lie.
#pragma once

#include "app/shell/history.h"

#include <QWidget>

namespace mk {

class ChartView final : public QWidget {
  Q_OBJECT

public:
  explicit ChartView(QWidget* parent = nullptr);
  void show(const History&, const QString& game, const QString& gameName);
  QString asText() const; // what a screen reader is told: numbers with the names of what they count

protected:
  void paintEvent(QPaintEvent*) override;

private:
  void paintMonths(QPainter&, QRectF) const;
  void paintEndings(QPainter&, QRectF, const QList<std::pair<QString, Endings>>&) const;
  void paintHistogram(QPainter&, QRectF) const;
  QList<std::pair<QString, Endings>> rivals() const;
  QList<std::pair<QString, Endings>> levels() const;
  QString sumsHeading() const;

  History history_;
  QString game_, gameName_;
};

} // namespace mk
