// Painting the typed dice.
#include "boards/dice_line.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace mk {

DiceLine::DiceLine(QWidget* parent) : QWidget(parent) { setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed); }

int DiceLine::places() const { return std::min(std::max(count_, static_cast<int>(faces_.size())), 20); }

void DiceLine::setDice(int count, int largest, bool poker, std::vector<int> faces) {
  count_ = count;
  largest_ = largest;
  poker_ = poker;
  faces_ = std::move(faces);
  setFixedSize(sizeHint());
  updateGeometry();
  update();
}

void DiceLine::setDieSize(int pixels) {
  if (pixels == size_) return;
  size_ = pixels;
  setFixedSize(sizeHint());
  updateGeometry();
}

// Many dice are drawn smaller, so that sixteen fit into a narrow window.
QSize DiceLine::sizeHint() const {
  const int n = places();
  const int side = n > 8 ? size_ * 3 / 4 : size_;
  return {n * (side + 5), side + 2};
}

QRect DiceLine::dieRect(int at) const {
  const int side = height() - 2;
  return {at * (side + 5), 1, side, side};
}

// What no die of these can show stands there with a question mark; the faces of larger dice are written.
void DiceLine::paintDie(QPainter& p, const QRect& r, int face) const {
  const bool wrong = face < 1 || face > largest_;
  if (!wrong && face <= 6) return look_.art->paint(p, poker_ ? Thing::pokerDie(face) : Thing::die(face), r);
  const QColor ink = wrong ? look_.theme->warning : look_.theme->text;
  p.setBrush(Qt::NoBrush);
  p.setPen(QPen(ink, 2));
  p.drawRoundedRect(r.adjusted(1, 1, -1, -1), r.width() * 0.2, r.width() * 0.2);
  QFont f = font();
  f.setPixelSize(std::max(8, static_cast<int>(r.height() * 0.5)));
  p.setFont(f);
  p.drawText(r, Qt::AlignCenter, face == 0 ? QStringLiteral("?") : QString::number(face));
}

void DiceLine::paintEvent(QPaintEvent*) {
  QPainter p(this);
  p.setRenderHint(QPainter::Antialiasing);
  for (int i = 0; i < places(); ++i) {
    const QRect r = dieRect(i);
    const bool typed = i < static_cast<int>(faces_.size());
    if (typed) paintDie(p, r, faces_[static_cast<std::size_t>(i)]);
    if (typed && i < count_) continue;
    p.setBrush(Qt::NoBrush); // an empty place, or a die too many
    p.setPen(typed ? QPen(look_.theme->warning, 2) : QPen(look_.theme->textQuiet, 1.4, Qt::DashLine));
    p.drawRoundedRect(r.adjusted(1, 1, -1, -1), r.width() * 0.2, r.width() * 0.2);
  }
}

void DiceLine::mousePressEvent(QMouseEvent* e) {
  for (int i = 0; i < static_cast<int>(faces_.size()); ++i)
    if (dieRect(i).contains(e->position().toPoint())) return emit removed(i);
}

} // namespace mk
