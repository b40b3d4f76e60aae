// The note over the table.
#include "boards/notice.h"

#include "boards/free_place.h"
#include "boards/plain_label.h"
#include "boards/scene.h"

#include <QAccessible>
#include <QVBoxLayout>

#include <algorithm>

namespace mk {

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
  // As wide as the lines are, or narrower where only that finds room.
  QList<QSize> sizes;
  for (const int percent : {100, 94, 88, 82, 76, 70, 65, 60, 55}) {
    const int wide = std::min(widestHere, std::max(widestHere * percent / 100, 180));
    const int high = layout()->heightForWidth(wide - 2 * frameWidth()) + edge;
    if (sizes.isEmpty() || high <= table.height() - 24) sizes << QSize(wide, std::min(high, table.height() - 24));
  }
  setGeometry(leastCovering(table, scene, table.topLeft(), sizes));
}

} // namespace mk
