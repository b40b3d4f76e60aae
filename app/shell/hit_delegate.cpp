// Laying out and painting hits.
#include "app/shell/hit_delegate.h"

#include "app/shell/style.h"

#include <QAbstractScrollArea>
#include <QListWidgetItem>
#include <QPainter>
#include <QTextLayout>

namespace mk {

namespace {

enum Roles { HeadRole = Qt::UserRole + 1, MarksRole };
constexpr int kPad = 8;

} // namespace

void HitDelegate::setHit(QListWidgetItem& item, const SearchHit& hit) {
  const QString head = hit.section.isEmpty() ? hit.title : QStringLiteral("%1 · %2").arg(hit.title, hit.section);
  QVariantList marks;
  for (const TextMark& mark : hit.marks) marks << QPoint(mark.from, mark.length);
  item.setText(head + u'\n' + hit.snippet); // what a screen reader says
  item.setData(HeadRole, head.size());
  item.setData(MarksRole, marks);
}

// On a picked hit all words are the colour of what is picked, and a line is under those that were asked for.
qreal HitDelegate::lay(QTextLayout& layout, const QModelIndex& index, qreal width, bool picked) {
  QString text = index.data().toString();
  const int head = index.data(HeadRole).toInt();
  QList<QTextLayout::FormatRange> ranges;
  const auto strong = [&ranges, picked](int from, int length, const QColor& colour) {
    QTextCharFormat format;
    format.setFontWeight(QFont::DemiBold);
    format.setForeground(picked ? style().onAccent : colour);
    format.setFontUnderline(picked && colour != style().text);
    ranges.append({from, length, format});
  };
  if (head > 0) strong(0, head, style().text);
  for (const QVariant& mark : index.data(MarksRole).toList())
    strong(head + 1 + mark.toPoint().x(), mark.toPoint().y(), style().link);
  layout.setText(text.replace(u'\n', QChar::LineSeparator));
  layout.setFormats(ranges);
  qreal height = 0;
  layout.beginLayout();
  for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
    line.setLineWidth(width);
    line.setPosition({0, height});
    height += line.height();
  }
  layout.endLayout();
  return height;
}

void HitDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
  QStyleOptionViewItem empty = option;
  initStyleOption(&empty, index);
  empty.text.clear();
  const QWidget* widget = option.widget;
  widget->style()->drawControl(QStyle::CE_ItemViewItem, &empty, painter, widget);
  QTextLayout layout({}, option.font);
  const bool picked = option.state.testFlag(QStyle::State_Selected);
  lay(layout, index, option.rect.width() - 2 * kPad, picked);
  painter->setPen(picked ? style().onAccent : style().text);
  layout.draw(painter, option.rect.topLeft() + QPointF(kPad, kPad));
}

QSize HitDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
  const auto* view = qobject_cast<const QAbstractScrollArea*>(option.widget);
  const int width = view ? view->viewport()->width() : 240;
  QTextLayout layout({}, option.font);
  return {width - 1, static_cast<int>(lay(layout, index, width - 2 * kPad)) + 2 * kPad};
}

} // namespace mk
