// Asking on another thread, showing in the window's.
#include "app/shell/deal_review_box.h"

#include "app/host/deal_studies.h"
#include "app/shell/table_place.h"
#include "boards/plain_label.h"
#include "i18n/words.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

namespace mk {

DealReviewBox::DealReviewBox(const DealStudy& study, const BoxedGame& game, const Setup& setup,
                             const std::string& position, QWidget* parent)
    : QDialog(parent), title_(plainLabel(tr("Looking at all four hands…"))), par_(plainLabel()), lost_(plainLabel()),
      tricks_(new QTableWidget), losses_(new QListWidget) {
  setWindowTitle(tr("Review of the deal"));
  setAttribute(Qt::WA_DeleteOnClose);
  resize(560, 560);
  auto* column = new QVBoxLayout(this);
  for (QLabel* label : {title_, par_, lost_}) label->setWordWrap(true);
  column->addWidget(title_);
  tricks_->setAccessibleName(tr("Tricks that each could take as declarer"));
  tricks_->setEditTriggers(QAbstractItemView::NoEditTriggers);
  tricks_->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
  tricks_->verticalHeader()->setSectionResizeMode(QHeaderView::Stretch);
  column->addWidget(tricks_, 2);
  column->addWidget(par_);
  column->addWidget(lost_);
  losses_->setAccessibleName(tr("Cards that gave tricks away"));
  losses_->setWordWrap(true);
  column->addWidget(losses_, 2);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
  buttons->button(QDialogButtonBox::Close)->setText(tr("Close"));
  column->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  for (QWidget* w : std::initializer_list<QWidget*>{tricks_, par_, lost_, losses_}) w->hide();
  thread_ = std::jthread([this, &study, info = game.info, setup, position](std::stop_token stop) {
    auto found = study.review(*info, setup, position, stop);
    if (stop.stop_requested()) return;
    QMetaObject::invokeMethod(
        this, [this, found = std::move(found)] { show(found); }, Qt::QueuedConnection);
  });
}

void DealReviewBox::show(const Checked<DealReview>& found) {
  const Words words;
  ready_ = true;
  if (!found) return title_->setText(words.write(found.why()));
  title_->setText(words.write(found->title));
  par_->setText(words.write(found->par));
  const auto said = [&](const std::vector<Phrase>& phrases) {
    QStringList out;
    for (const Phrase& p : phrases) out << words.write(p);
    return out;
  };
  tricks_->setRowCount(static_cast<int>(found->strains.size()));
  tricks_->setColumnCount(static_cast<int>(found->hands.size()));
  tricks_->setVerticalHeaderLabels(said(found->strains));
  tricks_->setHorizontalHeaderLabels(said(found->hands));
  for (int row = 0; row < tricks_->rowCount(); ++row)
    for (int k = 0; k < tricks_->columnCount(); ++k) {
      const int tricks = found->tricks[static_cast<std::size_t>(row)][static_cast<std::size_t>(k)];
      auto* item = new QTableWidgetItem(QString::number(tricks));
      item->setTextAlignment(Qt::AlignCenter);
      tricks_->setItem(row, k, item);
    }
  losses_->addItems(said(found->losses));
  lost_->setText(found->losses.empty() ? tr("No card gave a trick away.") : tr("With all hands open one sees:"));
  for (QWidget* w : std::initializer_list<QWidget*>{tricks_, par_, lost_}) w->show();
  losses_->setVisible(!found->losses.empty());
}

DealReviews::DealReviews(TablePlace& place) : QObject(&place), place_(place), entry_(new QAction(this)) {
  place.moreMenu().addAction(entry_);
  connect(&place.moreMenu(), &QMenu::aboutToShow, this, &DealReviews::fill);
  connect(entry_, &QAction::triggered, this, [this] { (void)open(); });
}

void DealReviews::fill() {
  const Session* session = place_.session();
  const DealStudy* study = session ? studyOf(*session->game().family) : nullptr;
  entry_->setText(tr("Review of the last deal…"));
  entry_->setVisible(study != nullptr);
  entry_->setEnabled(study != nullptr && !study->lastDeal(session->match()).empty());
}

DealReviewBox* DealReviews::open() {
  const Session* session = place_.session();
  const DealStudy* study = session ? studyOf(*session->game().family) : nullptr;
  const std::string deal = study ? study->lastDeal(session->match()) : std::string();
  if (deal.empty()) return nullptr;
  auto* box = new DealReviewBox(*study, session->game(), session->match().game().setup(), deal, &place_);
  box->QDialog::show();
  return box;
}

} // namespace mk
