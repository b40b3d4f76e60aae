// Dice as they are typed: a row of pictures that can be clicked away again.
#pragma once

#include "boards/look.h"

#include <QWidget>

#include <vector>

class QPainter;

namespace mk {

class DiceLine final : public QWidget {
  Q_OBJECT
public:
  explicit DiceLine(QWidget* parent = nullptr);
  void setLook(const Look& look) { look_ = look, update(); }
  // Places for `count` dice with faces 1..`largest`; what has been typed so far, 0 = no face at all.
  void setDice(int count, int largest, bool poker, std::vector<int> faces);
  void setDieSize(int pixels);
  const std::vector<int>& faces() const { return faces_; }
  QRect dieRect(int at) const;
  QSize sizeHint() const override;

signals:
  void removed(int at);

protected:
  void paintEvent(QPaintEvent*) override;
  void mousePressEvent(QMouseEvent*) override;

private:
  int places() const;
  void paintDie(QPainter&, const QRect&, int face) const;
  Look look_;
  int count_ = 0, largest_ = 6, size_ = 34;
  bool poker_ = false;
  std::vector<int> faces_;
};

} // namespace mk
