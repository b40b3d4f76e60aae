// What is measured is kept for a font and a width.
#include "app/shell/log_lines.h"

#include <QListView>

namespace mk {

LogLines::LogLines(QListView& list) : SuitedLines(&list) {
  const QAbstractItemModel* lines = list.model();
  connect(lines, &QAbstractItemModel::modelReset, this, [this] { forget(); });
  connect(lines, &QAbstractItemModel::rowsRemoved, this, [this](const QModelIndex&, int first) { forget(first); });
  connect(lines, &QAbstractItemModel::dataChanged, this, [this](const QModelIndex& first) { forget(first.row()); });
}

void LogLines::forget(int from) {
  if (const auto kept = static_cast<std::size_t>(from); kept < sizes_.size()) sizes_.resize(kept);
}

QSize LogLines::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
  if (option.rect.width() != width_ || option.font != font_) {
    sizes_.clear();
    width_ = option.rect.width();
    font_ = option.font;
  }
  const auto row = static_cast<std::size_t>(index.row());
  if (row >= sizes_.size()) sizes_.resize(row + 1);
  if (sizes_[row].isEmpty()) sizes_[row] = SuitedLines::sizeHint(option, index);
  return sizes_[row];
}

} // namespace mk
