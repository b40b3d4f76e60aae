// Drawing and walking the curve of a match.
#include "app/shell/review_curve.h"

#include "app/shell/spoken_name.h"
#include "app/shell/style.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace mk {

namespace {

constexpr double kLeft = 46, kTop = 26, kRight = 14, kBottom = 26;
// Of several seats: told apart by the stroke as well as by the colour.
constexpr Qt::PenStyle kStrokes[] = {Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine};

QColor colourOf(Seat seat) {
  static const QColor colours[] = {QColor(0x2f5d50), QColor(0xa4502f), QColor(0x41639b), QColor(0x8a6d1f),
                                   QColor(0x7a3f7a), QColor(0x4d4d4d), QColor(0x2a7f8e), QColor(0xa03a55)};
  const QColor base = colours[at(seat) % std::size(colours)];
  return mk::style().dark ? base.lighter(170) : base;
}

} // namespace

ReviewCurve::ReviewCurve(QWidget* parent) : QWidget(parent) {
  setFocusPolicy(Qt::StrongFocus);
  speakAsPicture(*this);
  setAccessibleName(tr("Curve of the chances of winning"));
}

void ReviewCurve::show(const Review& review, const QStringList& names, const QStringList& told) {
  review_ = review;
  names_ = names;
  told_ = told;
  last_ = review.points.empty() ? 1 : review.points.back().ply + 1;
  setCurrent(review.points.empty() ? -1 : 0);
  update();
}

void ReviewCurve::setCurrent(int point) {
  current_ = std::clamp(point, -1, static_cast<int>(review_.points.size()) - 1);
  setAccessibleDescription(told_.value(current_));
  QAccessibleEvent spoken(this, QAccessible::DescriptionChanged);
  QAccessible::updateAccessibility(&spoken);
  emit moved(current_);
  update();
}

QRectF ReviewCurve::field() const { return QRectF(rect()).adjusted(kLeft, kTop, -kRight, -kBottom); }

double ReviewCurve::x(int ply) const { return field().left() + field().width() * ply / std::max(1, last_); }

// Of a seat at a decision: its own, or where one curve says all, that of the first seat.
double ReviewCurve::chance(int point, Seat seat) const {
  const ReviewPoint& p = review_.points[static_cast<std::size_t>(point)];
  return review_.together && p.seat != seat ? 1 - p.before : p.before;
}

QPointF ReviewCurve::spot(int point) const {
  const ReviewPoint& p = review_.points[static_cast<std::size_t>(point)];
  const double c = chance(point, review_.together ? Seat{0} : p.seat);
  return {x(p.ply), field().bottom() - field().height() * c};
}

void ReviewCurve::paintCurve(QPainter& painter, Seat seat) const {
  QPainterPath path;
  bool begun = false;
  for (int i = 0; i < static_cast<int>(review_.points.size()); ++i) {
    const ReviewPoint& p = review_.points[static_cast<std::size_t>(i)];
    if (!review_.together && p.seat != seat) continue;
    const QPointF to(x(p.ply), field().bottom() - field().height() * chance(i, seat));
    begun ? path.lineTo(to) : path.moveTo(to);
    begun = true;
  }
  if (!begun) return;
  if (at(seat) < review_.results.size())
    path.lineTo(field().right(), field().bottom() - field().height() * review_.results[at(seat)]);
  if (review_.together) { // what lies under it belongs to the first seat
    QPainterPath under = path;
    under.lineTo(field().bottomRight());
    under.lineTo(x(review_.points.front().ply), field().bottom());
    under.closeSubpath();
    QColor fill = colourOf(seat);
    fill.setAlpha(46);
    painter.fillPath(under, fill);
  }
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(colourOf(seat), 2.4, kStrokes[at(seat) % std::size(kStrokes)], Qt::RoundCap, Qt::RoundJoin));
  painter.drawPath(path);
}

void ReviewCurve::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Style& s = mk::style();
  painter.setPen(QPen(s.line, 1));
  painter.setBrush(s.surface);
  painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8);
  const QRectF f = field();
  for (const int percent : {0, 25, 50, 75, 100}) {
    const double y = f.bottom() - f.height() * percent / 100;
    painter.setPen(QPen(s.line, percent == 50 ? 1.6 : 0.8));
    painter.drawLine(QPointF(f.left(), y), QPointF(f.right(), y));
    painter.setPen(s.soft);
    if (percent % 50 == 0)
      painter.drawText(QRectF(0, y - 10, kLeft - 6, 20), Qt::AlignRight | Qt::AlignVCenter, tr("%1 %").arg(percent));
  }
  // Who is above and who below, or whose line is whose.
  double left = f.left();
  for (Seat seat = 0; seat < review_.seats && seat < names_.size(); ++seat) {
    const bool above = !review_.together || seat == 0;
    const QString name =
        review_.together ? (seat == 0 ? tr("%1 wins ↑") : tr("%1 wins ↓")).arg(names_[seat]) : names_[seat];
    painter.setPen(review_.together ? s.soft : colourOf(seat));
    const QRectF row(left, above ? 2 : height() - kBottom + 3, f.right() - left, 22);
    painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter, name);
    if (review_.together) continue;
    const double wide = painter.fontMetrics().horizontalAdvance(name);
    painter.setPen(QPen(colourOf(seat), 2.4, kStrokes[at(seat) % std::size(kStrokes)]));
    painter.drawLine(QPointF(left, 25), QPointF(left + wide, 25));
    left += wide + 22;
  }
  if (review_.points.empty()) return;
  if (review_.together)
    paintCurve(painter, 0);
  else
    for (Seat seat = 0; seat < review_.seats; ++seat) paintCurve(painter, seat);
  const auto turning = review_.turningPoints();
  for (std::size_t i = 0; i < turning.size(); ++i) {
    const QPointF at = spot(static_cast<int>(turning[i]));
    painter.setPen(QPen(s.text, 1.6));
    painter.setBrush(s.surface);
    painter.drawEllipse(at, 10, 10);
    painter.drawText(QRectF(at.x() - 10, at.y() - 10, 20, 20), Qt::AlignCenter, QString::number(i + 1));
  }
  if (current_ < 0) return;
  const QPointF at = spot(current_);
  painter.setPen(QPen(s.accent, 1.4, Qt::DashLine));
  painter.drawLine(QPointF(at.x(), f.top()), QPointF(at.x(), f.bottom()));
  painter.setPen(QPen(s.accent, hasFocus() ? 3 : 2));
  painter.setBrush(Qt::NoBrush);
  painter.drawEllipse(at, 13, 13);
}

int ReviewCurve::nearest(QPointF to) const {
  int best = -1;
  for (int i = 0; i < static_cast<int>(review_.points.size()); ++i)
    if (best < 0 || std::abs(spot(i).x() - to.x()) < std::abs(spot(best).x() - to.x())) best = i;
  return best;
}

void ReviewCurve::keyPressEvent(QKeyEvent* event) {
  const int last = static_cast<int>(review_.points.size()) - 1;
  switch (event->key()) {
  case Qt::Key_Left:
    return setCurrent(std::max(0, current_ - 1));
  case Qt::Key_Right:
    return setCurrent(current_ + 1);
  case Qt::Key_Home:
    return setCurrent(0);
  case Qt::Key_End:
    return setCurrent(last);
  case Qt::Key_Return:
  case Qt::Key_Enter:
    if (current_ >= 0) emit picked(current_);
    return;
  default:
    QWidget::keyPressEvent(event);
  }
}

void ReviewCurve::mousePressEvent(QMouseEvent* event) { setCurrent(nearest(event->position())); }

void ReviewCurve::mouseDoubleClickEvent(QMouseEvent*) {
  if (current_ >= 0) emit picked(current_);
}

} // namespace mk
