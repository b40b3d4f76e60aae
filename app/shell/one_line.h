// A text in one line that ends in "…" where the room does not suffice; the whole text is then its tooltip.
#pragma once

#include <QLabel>

namespace mk {

class OneLine final : public QLabel {
public:
  explicit OneLine(QWidget* parent = nullptr) : QLabel(parent) { setTextFormat(Qt::PlainText); }

protected:
  void paintEvent(QPaintEvent*) override;
};

} // namespace mk
