// The list of finished matches and its search.
#include "app/shell/match_archive.h"

#include "app/play/reviewer.h"
#include "app/shell/game_list.h"
#include "app/shell/spoken_name.h"
#include "boards/plain_label.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace mk {

namespace {

constexpr int kMostShown = 2000;
enum Column { kTitle, kPlayers, kResult, kMoves, kColumns };

} // namespace

MatchArchive::MatchArchive(Context& context, QWidget* parent)
    : QWidget(parent), context_(context), search_(new QLineEdit), count_(plainLabel()), rows_(new QTableWidget),
      open_(new QPushButton), review_(new QPushButton) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(10);
  search_->setClearButtonEnabled(true);
  search_->setMaximumWidth(340);
  count_->setObjectName(QStringLiteral("soft"));
  open_->setProperty("main", true);
  auto* row = new QHBoxLayout;
  row->setSpacing(10);
  row->addWidget(search_, 1);
  row->addWidget(count_, 1);
  row->addWidget(review_);
  row->addWidget(open_);
  column->addLayout(row);
  rows_->setColumnCount(kColumns);
  rows_->setSelectionBehavior(QAbstractItemView::SelectRows);
  rows_->setSelectionMode(QAbstractItemView::SingleSelection);
  rows_->setEditTriggers(QAbstractItemView::NoEditTriggers);
  rows_->setShowGrid(false);
  rows_->setAlternatingRowColors(true);
  rows_->setTabKeyNavigation(false);
  rows_->setWordWrap(false);
  rows_->verticalHeader()->hide();
  rows_->verticalHeader()->setDefaultSectionSize(34);
  rows_->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  rows_->horizontalHeader()->setHighlightSections(false);
  rows_->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
  rows_->horizontalHeader()->setSectionResizeMode(kMoves, QHeaderView::ResizeToContents);
  column->addWidget(rows_, 1);
  const auto open = [this] {
    if (current() != kNoId) emit picked(current());
  };
  connect(search_, &QLineEdit::textChanged, this, &MatchArchive::filter);
  connect(search_, &QLineEdit::returnPressed, this, open);
  connect(rows_, &QTableWidget::activated, this, open);
  connect(rows_, &QTableWidget::currentCellChanged, this, &MatchArchive::choose);
  connect(open_, &QPushButton::clicked, this, open);
  connect(review_, &QPushButton::clicked, this, [this] { emit reviewPicked(current()); });
  setFocusProxy(search_);
  retranslate();
}

void MatchArchive::retranslate() {
  search_->setPlaceholderText(tr("Game, player, result or day"));
  search_->setAccessibleName(tr("Search the finished matches"));
  ClearSign::speak(*search_);
  open_->setText(tr("Look through"));
  review_->setText(tr("Review"));
  review_->setToolTip(tr("How the chances went, where the match turned, what would have been better."));
  rows_->setAccessibleName(tr("Finished matches, latest first"));
  rows_->setHorizontalHeaderLabels({tr("Game"), tr("Players"), tr("Result"), tr("Moves")});
}

void MatchArchive::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate(), fill();
}

void MatchArchive::refresh() {
  matches_ = context_.store.finishedMatches(kMostShown);
  fill();
}

void MatchArchive::fill() {
  rows_->setRowCount(static_cast<int>(matches_.size()));
  for (int row = 0; row < matches_.size(); ++row) {
    const GameRow text = rowOf(context_, matches_[row], matches_[row].result->why);
    const QString cells[kColumns] = {text.title, text.players, text.result, QString::number(text.moves)};
    for (int c = 0; c < kColumns; ++c) {
      auto* item = new QTableWidgetItem(cells[c]);
      item->setToolTip(cells[c]);
      if (c == kMoves) item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
      rows_->setItem(row, c, item);
    }
    rows_->item(row, 0)->setData(Qt::UserRole, matches_[row].id);
    const BoxedGame* game = context_.box.find(matches_[row].setup.game);
    const QString other =
        game ? game->name(context_.lang() == u"et" ? QStringLiteral("en") : QStringLiteral("et")) : QString();
    const QString words = QStringList{cells[kTitle], cells[kPlayers], cells[kResult], matches_[row].setup.game, other}
                              .join(u' ')
                              .toCaseFolded();
    rows_->item(row, 0)->setData(Qt::UserRole + 1, words);
  }
  filter();
}

// Every word that is typed must be in the row.
void MatchArchive::filter() {
  const QStringList words = search_->text().toCaseFolded().split(u' ', Qt::SkipEmptyParts);
  int shown = 0, first = -1;
  for (int row = 0; row < rows_->rowCount(); ++row) {
    const QString in = rows_->item(row, 0)->data(Qt::UserRole + 1).toString();
    const bool fits = std::ranges::all_of(words, [&](const QString& word) { return in.contains(word); });
    rows_->setRowHidden(row, !fits);
    if (fits && first < 0) first = row;
    shown += fits;
  }
  const int now = rows_->currentRow();
  if (now < 0 || rows_->isRowHidden(now)) rows_->setCurrentCell(first, 0);
  choose();
  count_->setText(rows_->rowCount() == 0 ? tr("Nothing has been finished yet.") : tr("%n matches", nullptr, shown));
}

void MatchArchive::choose() {
  const MatchId id = current();
  const auto match = std::ranges::find(matches_, id, &MatchSummary::id);
  const BoxedGame* game = id == kNoId || match == matches_.end() ? nullptr : context_.box.find(match->setup.game);
  open_->setEnabled(id != kNoId);
  review_->setEnabled(game && Reviewer::suits(*game->info, match->setup));
}

MatchId MatchArchive::current() const {
  const int row = rows_->currentRow();
  return row < 0 || rows_->isRowHidden(row) ? kNoId : rows_->item(row, 0)->data(Qt::UserRole).toLongLong();
}

} // namespace mk
