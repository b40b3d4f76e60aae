// A text in one line, or two, that ends in "…" where the room does not suffice; the whole text is then its tooltip.
#pragma once

#include <QLabel>

namespace mk {

class OneLine final : public QLabel {
public:
  explicit OneLine(QWidget* parent = nullptr) : QLabel(parent) { setTextFormat(Qt::PlainText); }

protected:
  void paintEvent(QPaintEvent*) override;
};

// As wide as there is room, always two lines high, at the right; in smaller letters before it is cut.
class TwoLines final : public QLabel {
public:
  explicit TwoLines(QWidget* parent = nullptr);

protected:
  void paintEvent(QPaintEvent*) override;
  void changeEvent(QEvent*) override;
};

} // namespace mk
