// The events of a match as lines. A line is written when it is asked for: a long match has thousands, a list shows
// thirty.
#pragma once

#include "app/play/session.h"
#include "app/shell/move_number.h"

#include <QAbstractListModel>
#include <QPointer>

#include <optional>

namespace mk {

// The notation of an event where everything is open; what was seen of it where it is not.
QString logLine(const Session&, int ply, Viewer);

class LogModel final : public QAbstractListModel {
  Q_OBJECT

public:
  using QAbstractListModel::QAbstractListModel;
  // The session as this viewer may know it. A nullptr leaves no lines.
  void show(const Session*, Viewer);
  // Two moves a line, as chess and draughts players write: "12. e4 e5".
  bool isPaired() const { return numbers_ && numbers_->first() == Seat{0}; } // White stands on the left

  int rowCount(const QModelIndex& parent = {}) const override;
  // What is said of a line stands as its tool tip and for screen readers.
  QVariant data(const QModelIndex&, int role) const override;

private:
  QString line(int ply) const;

  QPointer<const Session> session_;
  Viewer viewer_;
  std::optional<MoveNumbers> numbers_;
  int plies_ = 0;
};

} // namespace mk
