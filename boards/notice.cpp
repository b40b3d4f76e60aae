// The note over the table.
#include "boards/notice.h"

#include "boards/plain_label.h"
#include "boards/scene.h"

#include <QAccessible>
#include <QRegion>
#include <QVBoxLayout>

#include <algorithm>

namespace mk {

namespace {

constexpr int kTries = 12;      // places across and down
constexpr int kOpenCounts = 20; // times what is only written, or lies face down

// Cards that are seen: they are what the table is looked at for.
QRegion open(const Scene& scene) {
  QRegion out;
  for (const Sprite& s : scene.sprites)
    if (s.thing.kind == Thing::Kind::Card && !s.thing.asCard().isBack()) out += s.bounds().toAlignedRect();
  return out;
}

// Where something lies or is written, in the table's own coordinates.
QRegion taken(const Scene& scene) {
  QRegion out;
  const auto add = [&out](const QRectF& r) { out += r.toAlignedRect(); };
  for (const Sprite& s : scene.sprites) add(s.bounds());
  for (const Spot& s : scene.spots) add(s.rect);
  for (const BoardPicture& b : scene.boards) add(b.rect);
  for (const Paper& p : scene.papers) add(p.rect);
  for (const StoryPart& s : scene.stories) add(s.rect);
  for (const TextBlock& t : scene.texts) add(t.rect);
  return out;
}

qint64 area(const QRegion& region) {
  qint64 out = 0;
  for (const QRect& r : region) out += qint64{r.width()} * r.height();
  return out;
}

} // namespace

Notice::Notice(QWidget* parent) : QFrame(parent), heading_(plainLabel(this)), lines_(plainLabel(this)) {
  hide();
  setObjectName(QStringLiteral("notice"));
  setAttribute(Qt::WA_TransparentForMouseEvents);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(18, 12, 18, 14);
  for (QLabel* l : {heading_, lines_}) {
    l->setTextFormat(Qt::PlainText);
    l->setWordWrap(true);
    column->addWidget(l);
  }
  QFont bold = heading_->font();
  bold.setBold(true);
  heading_->setFont(bold);
}

void Notice::tell(const QString& heading, const QStringList& lines) {
  heading_->setText(heading);
  lines_->setText(lines.join(u'\n'));
  setAccessibleName(heading);
  setAccessibleDescription(lines.join(QStringLiteral("; ")));
  show();
  raise();
  QAccessibleEvent alert(this, QAccessible::Alert);
  QAccessible::updateAccessibility(&alert);
}

void Notice::place(const QRect& table, const Scene& scene) {
  const auto widest = [](const QLabel* l) { return l->fontMetrics().size(0, l->text()).width(); };
  const QMargins rim = layout()->contentsMargins();
  const int asked = std::max(widest(heading_), widest(lines_)) + rim.left() + rim.right() + 2 * frameWidth() + 8;
  const int widestHere = std::min({520, std::max(asked, 220), table.width() * 45 / 100, table.width() - 24});
  const int edge = 2 * frameWidth() + heading_->fontMetrics().descent() + 2;
  const QRegion full = taken(scene), seen = open(scene);
  QRect best;
  qint64 least = 0;
  // As wide as the lines are, or narrower where only that finds room; the corners first, then anywhere.
  for (const int percent : {100, 75, 55}) {
    const int wide = std::min(widestHere, std::max(widestHere * percent / 100, 180));
    const int high = std::min(layout()->heightForWidth(wide) + edge, table.height() - 24);
    const int right = table.width() - wide - 12, low = table.height() - high - 12;
    QList<QPoint> corners{{12, 12}, {right, 12}, {12, low}, {right, low}};
    for (int i = 0; i <= kTries; ++i)
      for (int j = 0; j <= kTries; ++j) corners << QPoint(12 + (right - 12) * i / kTries, 12 + (low - 12) * j / kTries);
    for (const QPoint corner : corners) {
      const QRect here(corner, QSize(wide, high));
      const qint64 covers = area(full & here) + kOpenCounts * area(seen & here);
      if (!best.isNull() && covers >= least) continue;
      best = here;
      least = covers;
    }
    if (least == 0) break;
  }
  setGeometry(best.translated(table.topLeft()));
}

} // namespace mk
