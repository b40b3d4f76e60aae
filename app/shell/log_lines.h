// The log's lines as they are drawn. How high a line is, is measured once: with every move a list asks it of all of
// them.
#pragma once

#include "app/shell/suited_lines.h"

#include <QFont>

#include <vector>

class QListView;

namespace mk {

class LogLines final : public SuitedLines {
public:
  explicit LogLines(QListView& list); // which has its model
  QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override;
  void forget(int from = 0); // the lines from there on are others now

private:
  mutable std::vector<QSize> sizes_; // an empty size: not yet measured
  mutable QFont font_;
  mutable int width_ = 0; // with which they were measured
};

} // namespace mk
