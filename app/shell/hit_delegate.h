// A hit of the book's search in its list: the page, the section, and the words found, set off.
#pragma once

#include "app/store/rulebook.h"

#include <QStyledItemDelegate>

class QListWidgetItem;
class QTextLayout;

namespace mk {

class HitDelegate final : public QStyledItemDelegate {
public:
  using QStyledItemDelegate::QStyledItemDelegate;
  static void setHit(QListWidgetItem&, const SearchHit&);

  void paint(QPainter*, const QStyleOptionViewItem&, const QModelIndex&) const override;
  QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override;

private:
  static qreal lay(QTextLayout&, const QModelIndex&, qreal width, bool picked = false);
};

} // namespace mk
