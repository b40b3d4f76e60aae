// Lines of the log.
#include "app/shell/log_model.h"

#include <algorithm>

namespace mk {

QString logLine(const Session& session, int ply, Viewer viewer) {
  const Match& match = session.match();
  const auto at = static_cast<std::size_t>(ply);
  const Event& event = match.event(at);
  if (event.kind == Event::Kind::Move && !match.info().secrets && match.info().maxSeats > 1) {
    const QString move = QString::fromStdString(match.at(at).notation(event.seat, event.move));
    // A word of the notation ("take", "done") is no language of people.
    const bool word = std::ranges::all_of(move, [](QChar c) { return c >= u'a' && c <= u'z'; });
    if (!word) return QStringLiteral("%1:  %2").arg(session.name(event.seat), move);
  }
  if (event.kind == Event::Kind::Move && !match.info().secrets && match.info().maxSeats == 1)
    return QString::fromStdString(event.move);
  return Words::capitalised(session.words().write(match.tell(at, viewer)));
}

void LogModel::show(const Session* session, Viewer viewer) {
  const int plies = session ? static_cast<int>(session->match().plies()) : 0;
  const bool same = session && session == session_ && viewer == viewer_ && plies_ > 0;
  if (!same) beginResetModel();
  if (same && plies > plies_) beginInsertRows({}, plies_, plies - 1);
  if (same && plies < plies_) beginRemoveRows({}, plies, plies_ - 1);
  const int before = plies_;
  session_ = session;
  viewer_ = viewer;
  plies_ = plies;
  numbers_.reset();
  if (session) numbers_.emplace(*session);
  if (!same) return endResetModel();
  if (plies > before) endInsertRows();
  if (plies < before) endRemoveRows();
  const QModelIndex last = index(std::min(before, plies) - 1);
  if (last.isValid()) emit dataChanged(last, last); // another move instead of it
}

int LogModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : plies_; }

QString LogModel::line(int ply) const {
  if (!isPaired()) return QStringLiteral("%1  %2").arg(numbers_->of(ply), logLine(*session_, ply, viewer_));
  const QString move = writtenMove(*session_, ply);
  return ply % 2 == 0 ? QStringLiteral("%1  %2").arg(numbers_->of(ply), move) : move;
}

QVariant LogModel::data(const QModelIndex& at, int role) const {
  const int ply = at.row();
  if (!at.isValid() || !session_ || ply >= static_cast<int>(session_->match().plies())) return {};
  if (role == Qt::DisplayRole) return line(ply);
  if (role != Qt::ToolTipRole && role != Qt::AccessibleTextRole) return {};
  return Words::capitalised(session_->words().write(session_->match().tell(static_cast<std::size_t>(ply), viewer_)));
}

} // namespace mk
