// The line is drawn without its text, and the text by the style, which knows the colours of suits.
#include "app/shell/suited_lines.h"

#include "boards/suit_signs.h"

#include <QListView>
#include <QPainter>
#include <QStyle>
#include <QWidget>

namespace mk {

void SuitedLines::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
  QStyleOptionViewItem line = option;
  initStyleOption(&line, index);
  if (!line.widget || !hasSuitSign(line.text)) return QStyledItemDelegate::paint(painter, option, index);
  const QStyle* style = line.widget->style();
  const QString text = line.text;
  const int margin = style->pixelMetric(QStyle::PM_FocusFrameHMargin, &line, line.widget) + 1;
  const QRect room =
      style->subElementRect(QStyle::SE_ItemViewItemText, &line, line.widget).adjusted(margin, 0, -margin, 0);
  line.text.clear();
  style->drawControl(QStyle::CE_ItemViewItem, &line, painter, line.widget);
  const bool wraps = line.features.testFlag(QStyleOptionViewItem::WrapText);
  const bool chosen = line.state.testFlag(QStyle::State_Selected);
  painter->save();
  painter->setFont(line.font);
  style->drawItemText(painter, room, static_cast<int>(line.displayAlignment) | (wraps ? Qt::TextWordWrap : 0),
                      line.palette, line.state.testFlag(QStyle::State_Enabled),
                      wraps ? text : line.fontMetrics.elidedText(text, line.textElideMode, room.width()),
                      chosen ? QPalette::HighlightedText : QPalette::Text);
  painter->restore();
}

// A line of a grid fills its cell. A list of equal lines is measured by its last one, which may be the shortest.
QSize SuitedLines::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
  const auto* list = qobject_cast<const QListView*>(option.widget);
  const QSize cell = list ? list->gridSize() : QSize();
  return cell.isValid() ? cell : QStyledItemDelegate::sizeHint(option, index);
}

} // namespace mk
