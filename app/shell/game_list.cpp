// The list and its rows.
#include "app/shell/game_list.h"

#include "app/play/session.h"
#include "boards/plain_label.h"

#include <QAbstractTableModel>
#include <QDialogButtonBox>
#include <QHash>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace mk {

namespace {

class RowsModel final : public QAbstractTableModel {
public:
  enum Column { Title, Players, Outcome, Moves, kColumns };
  RowsModel(int count, std::function<GameRow(int)> row, QObject* parent)
      : QAbstractTableModel(parent), count_(count), row_(std::move(row)) {}

  int rowCount(const QModelIndex& parent) const override { return parent.isValid() ? 0 : count_; }
  int columnCount(const QModelIndex& parent) const override { return parent.isValid() ? 0 : kColumns; }
  QVariant data(const QModelIndex& at, int role) const override {
    if (role == Qt::TextAlignmentRole && at.column() == Moves) return int(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) return {};
    const GameRow& row = rowOf(at.row());
    switch (at.column()) {
    case Title:
      return row.title;
    case Players:
      return row.players;
    case Outcome:
      return row.result;
    default:
      return row.moves;
    }
  }
  QVariant headerData(int section, Qt::Orientation way, int role) const override {
    if (role != Qt::DisplayRole) return {};
    if (way == Qt::Vertical) return section + 1;
    const QString names[] = {GameList::tr("Game"), GameList::tr("Players"), GameList::tr("Result"),
                             GameList::tr("Moves")};
    return names[section];
  }

private:
  const GameRow& rowOf(int at) const {
    auto found = known_.find(at);
    if (found == known_.end()) found = known_.insert(at, row_(at));
    return *found;
  }
  int count_;
  std::function<GameRow(int)> row_;
  mutable QHash<int, GameRow> known_;
};

} // namespace

GameRow rowOf(const Context& context, const MatchSummary& match, const QString& result) {
  QStringList players;
  for (int seat = 0; seat < match.setup.seats.size(); ++seat) {
    const QString& name = match.setup.seats[seat].name;
    players << (name.isEmpty() ? defaultSeatName(seat) : name);
  }
  const BoxedGame* game = context.box.find(match.setup.game);
  return {(game ? game->name(context.lang()) : match.setup.game) + QStringLiteral(", ") +
              QLocale().toString(match.changed.date(), QLocale::ShortFormat),
          players.join(QStringLiteral(" – ")), result, match.length};
}

GameList::GameList(const QString& heading, int count, std::function<GameRow(int)> row, QWidget* parent)
    : QDialog(parent), rows_(new QTableView), open_(nullptr) {
  setWindowTitle(tr("Choose a match"));
  setAttribute(Qt::WA_DeleteOnClose);
  resize(720, 440);
  auto* column = new QVBoxLayout(this);
  auto* label = plainLabel(heading);
  label->setWordWrap(true);
  label->setTextFormat(Qt::PlainText);
  column->addWidget(label);
  rows_->setModel(new RowsModel(count, std::move(row), this));
  rows_->setSelectionBehavior(QAbstractItemView::SelectRows);
  rows_->setSelectionMode(QAbstractItemView::ExtendedSelection);
  rows_->setShowGrid(false);
  rows_->setAlternatingRowColors(true);
  rows_->setTabKeyNavigation(false);
  rows_->setAccessibleName(heading);
  rows_->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  rows_->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
  for (const int narrow : {RowsModel::Outcome, RowsModel::Moves})
    rows_->horizontalHeader()->setSectionResizeMode(narrow, QHeaderView::Interactive);
  rows_->setColumnWidth(RowsModel::Outcome, 170);
  rows_->setColumnWidth(RowsModel::Moves, 70);
  rows_->selectRow(0);
  column->addWidget(rows_, 1);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
  open_ = buttons->addButton(tr("Open"), QDialogButtonBox::AcceptRole);
  open_->setProperty("main", true);
  column->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::accepted, this, &GameList::choose);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(rows_, &QTableView::activated, this, &GameList::choose);
  rows_->setFocus();
}

void GameList::choose() {
  QList<int> rows;
  for (const QModelIndex& at : rows_->selectionModel()->selectedRows()) rows << at.row();
  if (rows.isEmpty()) return;
  std::ranges::sort(rows);
  accept();
  emit chosen(rows);
}

} // namespace mk
