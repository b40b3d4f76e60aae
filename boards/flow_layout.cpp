// Line breaking for widgets; every line is centred.
#include "boards/flow_layout.h"

#include <QWidget>

#include <algorithm>
#include <iterator>

namespace mk {

FlowLayout::~FlowLayout() {
  for (QLayoutItem* item : items_) delete item;
}

FlowLayout* FlowLayout::ofStrip(QWidget& strip) {
  auto* flow = new FlowLayout(&strip);
  flow->setContentsMargins(10, 2, 10, 6);
  flow->setSpacing(8);
  QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  policy.setHeightForWidth(true);
  strip.setSizePolicy(policy);
  return flow;
}

QLayoutItem* FlowLayout::itemAt(int i) const {
  return i >= 0 && i < count() ? items_[static_cast<std::size_t>(i)] : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int i) {
  QLayoutItem* item = itemAt(i);
  if (item) items_.erase(items_.begin() + i);
  return item;
}

void FlowLayout::order(const std::function<int(const QWidget*)>& rank) {
  std::ranges::stable_sort(items_, {}, [&](QLayoutItem* item) { return rank(item->widget()); });
  invalidate();
}

QSize FlowLayout::minimumSize() const {
  QSize size;
  for (const QLayoutItem* item : items_) size = size.expandedTo(item->minimumSize());
  const QMargins m = contentsMargins();
  return size + QSize(m.left() + m.right(), m.top() + m.bottom());
}

void FlowLayout::setGeometry(const QRect& r) {
  QLayout::setGeometry(r);
  flow(r, true);
}

// What is hidden takes no room.
int FlowLayout::flow(QRect rect, bool place) const {
  std::vector<QLayoutItem*> shown;
  std::ranges::copy_if(items_, std::back_inserter(shown), [](const QLayoutItem* item) { return !item->isEmpty(); });
  const QRect r = rect.marginsRemoved(contentsMargins());
  const int gap = std::max(spacing(), 0);
  int y = r.y();
  for (std::size_t first = 0; first < shown.size();) {
    std::size_t last = first;
    int width = 0, height = 0;
    for (; last < shown.size(); ++last) {
      const QSize hint = shown[last]->sizeHint();
      if (last > first && width + gap + hint.width() > r.width()) break;
      width += hint.width() + (last > first ? gap : 0);
      height = std::max(height, hint.height());
    }
    if (last + 1 == shown.size() && last - first > 2) { // the last one is not left alone
      const int before = shown[last - 1]->sizeHint().width() + gap;
      if (before + shown[last]->sizeHint().width() <= r.width()) --last, width -= before;
    }
    int x = r.x() + std::max(0, (r.width() - width) / 2);
    for (; first < last; ++first) {
      const QSize hint = shown[first]->sizeHint();
      if (place) shown[first]->setGeometry({QPoint(x, y + (height - hint.height()) / 2), hint});
      x += hint.width() + gap;
    }
    y += height + gap;
  }
  return (shown.empty() ? y : y - gap) - rect.y() + contentsMargins().bottom();
}

} // namespace mk
