// The hand-over curtain.
#include "boards/curtain.h"

#include "boards/fitted_text.h"
#include "boards/plain_label.h"

#include <QAccessible>
#include <QLabel>
#include <QLinearGradient>
#include <QMouseEvent>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace mk {

Curtain::Curtain(QWidget* parent)
    : QWidget(parent), name_(plainLabel(this)), hint_(plainLabel(this)), button_(new QPushButton(this)) {
  hide();
  setObjectName(QStringLiteral("curtain"));
  setFocusPolicy(Qt::StrongFocus);
  setFocusProxy(button_);
  auto* column = new QVBoxLayout(this);
  column->setSpacing(18);
  column->addStretch(3);
  for (QLabel* l : {name_, hint_}) {
    l->setAlignment(Qt::AlignCenter);
    l->setWordWrap(true);
    l->setTextFormat(Qt::PlainText); // a name is a name, whatever is typed into it
    column->addWidget(l);
  }
  button_->setProperty("main", true);
  button_->setDefault(true);
  column->addWidget(button_, 0, Qt::AlignHCenter);
  column->addStretch(4);
  connect(button_, &QPushButton::clicked, this, &Curtain::lifted);
}

void Curtain::hang(const QString& name, const Look& look) {
  look_ = look;
  QFont large = font();
  large.setBold(true);
  const int pixels = std::clamp(height() / 12, 26, 72), rim = 2 * layout()->contentsMargins().left();
  const FittedText fitted = fittedText(name, {}, large, pixels, {width() - rim, 3 * pixels});
  name_->setFont(fitted.font);
  name_->setText(fitted.text);
  hint_->setText(tr("It is your turn. Everyone else, look away."));
  button_->setText(tr("Show my table"));
  setAccessibleName(tr("The table is covered. Next: %1").arg(name));
  show();
  raise();
  button_->setFocus();
  QAccessibleEvent alert(this, QAccessible::Alert);
  QAccessible::updateAccessibility(&alert);
}

void Curtain::paintEvent(QPaintEvent*) {
  QPainter p(this);
  p.fillRect(rect(), look_.theme->clothEdge);
  const double fold = std::max(36.0, width() / 18.0); // hanging folds
  for (double x = 0; x < width(); x += fold) {
    QLinearGradient shade(x, 0, x + fold, 0);
    shade.setColorAt(0, look_.theme->clothEdge.darker(118));
    shade.setColorAt(0.45, look_.theme->cloth);
    shade.setColorAt(1, look_.theme->clothEdge.darker(118));
    p.fillRect(QRectF(x, 0, fold, height()), shade);
  }
}

void Curtain::mousePressEvent(QMouseEvent* e) { e->accept(); } // nothing below is touched

} // namespace mk
