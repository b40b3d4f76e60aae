// Covers the table between two persons where hands are hidden. While it hangs, the table under it holds no view at all.
#pragma once

#include "boards/look.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace mk {

class Curtain final : public QWidget {
  Q_OBJECT
public:
  explicit Curtain(QWidget* parent);
  void hang(const QString& name, const Look&);

signals:
  void lifted();

protected:
  void paintEvent(QPaintEvent*) override;
  void mousePressEvent(QMouseEvent* e) override;

private:
  Look look_;
  QLabel *name_, *hint_;
  QPushButton* button_;
};

} // namespace mk
