// A finished match looked through: the curve of the chances, its turning points and what would have been better, and
// where dice fall, how much was luck. Worked out beside the window, with progress.
#pragma once

#include "app/play/reviewer.h"

#include <QDialog>

#include <optional>

class QLabel;
class QListWidget;
class QProgressBar;
class QPushButton;

namespace mk {

class ReviewCurve;

class ReviewDialog final : public QDialog {
  Q_OBJECT

public:
  ReviewDialog(const Session&, Store*, const QString& lang, QWidget* parent = nullptr);
  bool isReady() const { return review_.has_value(); }
  ReviewCurve& curve() { return *curve_; }
  QListWidget& turningPoints() { return *points_; }
  QPushButton& showButton() { return *show_; }
  QString summary() const;

signals:
  void picked(int ply, const QString& better); // to be shown on the table

private:
  void fill(const Review&);
  QString told(const ReviewPoint&) const;
  QString sums(const Review&) const;
  void pick(int point);

  const Session& session_;
  Reviewer reviewer_;
  std::optional<Review> review_;
  ReviewCurve* curve_;
  QLabel *waiting_, *here_, *heading_, *sums_;
  QProgressBar* bar_;
  QListWidget* points_;
  QPushButton* show_;
};

} // namespace mk
