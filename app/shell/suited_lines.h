// Lines of lists with signs of suits, each in its colour.
#pragma once

#include <QStyledItemDelegate>

namespace mk {

class SuitedLines : public QStyledItemDelegate {
public:
  using QStyledItemDelegate::QStyledItemDelegate;
  void paint(QPainter*, const QStyleOptionViewItem&, const QModelIndex&) const override;
  QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override;
};

} // namespace mk
