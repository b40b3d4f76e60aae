// Asking on another thread, showing in the window's.
#include "app/shell/deal_review_box.h"

#include "app/host/game_box.h"
#include "app/shell/style.h"
#include "app/shell/suited_lines.h"
#include "boards/art/card_face.h"
#include "boards/plain_label.h"
#include "games/deal_study.h"
#include "i18n/words.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
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
  column->setContentsMargins(18, 16, 18, 14);
  setHeadline(title_, 1.2);
  for (QLabel* label : {title_, par_, lost_}) label->setWordWrap(true);
  column->addWidget(title_);
  tricks_->setAccessibleName(tr("Tricks each player could take as declarer"));
  tricks_->setEditTriggers(QAbstractItemView::NoEditTriggers);
  tricks_->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
  tricks_->verticalHeader()->setSectionResizeMode(QHeaderView::Stretch);
  tricks_->verticalHeader()->hide();
  column->addWidget(tricks_, 2);
  column->addWidget(par_);
  column->addWidget(lost_);
  losses_->setAccessibleName(tr("Cards that gave tricks away"));
  losses_->setWordWrap(true);
  losses_->setItemDelegate(new SuitedLines(losses_));
  column->addWidget(losses_, 2);
  column->addStretch(0); // what is said stands at the top
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
  // What is played stands in the first column, where red suits can be red.
  const QStringList strains = said(found->strains);
  tricks_->setRowCount(static_cast<int>(strains.size()));
  tricks_->setColumnCount(1 + static_cast<int>(found->hands.size()));
  tricks_->setHorizontalHeaderLabels(QStringList{QString()} + said(found->hands));
  const auto write = [this](int row, int column, const QString& text) {
    auto* item = new QTableWidgetItem(text);
    item->setTextAlignment(Qt::AlignCenter);
    tricks_->setItem(row, column, item);
    return item;
  };
  for (int row = 0; row < tricks_->rowCount(); ++row) {
    QTableWidgetItem* head = write(row, 0, strains[row]);
    QFont strong = font();
    strong.setWeight(QFont::DemiBold);
    head->setFont(strong);
    for (const Suit red : {Suit::Diamonds, Suit::Hearts})
      if (head->text().contains(Words::suit(red)))
        head->setForeground(suitInk(red, false, palette().color(QPalette::Base), palette().color(QPalette::Text)));
    const auto& tricks = found->tricks[static_cast<std::size_t>(row)];
    for (int k = 1; k < tricks_->columnCount(); ++k)
      write(row, k, QString::number(tricks[static_cast<std::size_t>(k - 1)]));
  }
  losses_->addItems(said(found->losses));
  if (!found->calls.empty()) losses_->addItem(tr("Calls the bidding system would have made differently:"));
  losses_->addItems(said(found->calls));
  const bool solved = !found->strains.empty();
  lost_->setText(!solved                 ? QString()
                 : found->losses.empty() ? tr("No card gave a trick away.")
                                         : tr("Seen with all hands open:"));
  par_->show();
  tricks_->setVisible(solved);
  lost_->setVisible(solved);
  losses_->setVisible(losses_->count() > 0);
  if (!solved) resize(width(), losses_->isVisible() ? 360 : 190);
}

} // namespace mk
