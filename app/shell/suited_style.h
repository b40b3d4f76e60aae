// The style of the program's widgets: signs of suits on buttons and labels have the colours of the cards, as on the
// sheets of the table.
#pragma once

#include <QProxyStyle>

namespace mk {

class SuitedStyle final : public QProxyStyle {
public:
  SuitedStyle();
  void drawItemText(QPainter*, const QRect&, int flags, const QPalette&, bool enabled, const QString& text,
                    QPalette::ColorRole) const override;
};

} // namespace mk
