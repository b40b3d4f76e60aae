// The review of a deal: what could be made, par, and which cards gave tricks away. The answer is found
// beside the window.
#pragma once

#include "app/shell/context.h"

#include "games/kernel/deal_review.h"
#include "games/kernel/rules.h"

#include <QDialog>

#include <thread>

class QLabel;
class QListWidget;
class QTableWidget;

namespace mk {

class DealStudy;
struct BoxedGame;

class DealReviewBox final : public QDialog {
  Q_OBJECT

public:
  DealReviewBox(const DealStudy&, const BoxedGame&, const Setup&, const std::string& position,
                QWidget* parent = nullptr);
  bool isReady() const { return ready_; }

private:
  void show(const Checked<DealReview>&);
  QLabel *title_, *par_, *lost_;
  QTableWidget* tricks_;
  QListWidget* losses_;
  bool ready_ = false;
  std::jthread thread_;
};

} // namespace mk
