// Rules, log and scores.
#include "app/shell/side_panel.h"

#include "app/shell/house_ways.h"
#include "app/shell/log_lines.h"
#include "app/shell/log_model.h"
#include "app/shell/openings.h"
#include "app/shell/page_view.h"
#include "app/shell/style.h"
#include "boards/plain_label.h"

#include <QGridLayout>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace mk {

namespace {

// A line that the keys go to is picked as by a click, and the keyboard stays in the list though the table asks where to
// go on. Esc is for the table.
class LogList final : public QListView {
protected:
  void keyPressEvent(QKeyEvent* event) override {
    if (event->key() == Qt::Key_Escape) return event->ignore();
    const QModelIndex before = currentIndex();
    QListView::keyPressEvent(event);
    const QModelIndex now = currentIndex();
    if (!now.isValid() || now == before) return;
    emit activated(now);
    setFocus();
  }
};

} // namespace

SidePanel::SidePanel(Context& context, QWidget* parent)
    : QFrame(parent), context_(context), stack_(new QStackedWidget), rules_(new PageView(context)),
      lines_(new LogModel(this)), log_(new LogList), scores_(new QWidget), scoresTitle_(plainLabel()),
      house_(plainLabel()), opening_(plainLabel()) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(stack_);
  log_->setModel(lines_);
  log_->setObjectName(QStringLiteral("list"));
  drawn_ = new LogLines(*log_);
  log_->setItemDelegate(drawn_);
  log_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setHeadline(scoresTitle_, 1.15);
  auto* grid = new QGridLayout(scores_);
  grid->setContentsMargins(16, 16, 16, 16);
  grid->setHorizontalSpacing(18);
  grid->setVerticalSpacing(8);
  grid->addWidget(scoresTitle_, 0, 0, 1, 2);
  grid->setColumnStretch(0, 1);
  auto* scroll = new QScrollArea;
  scroll->setWidget(scores_);
  scroll->setWidgetResizable(true);
  auto* page = new QWidget; // what differs from the book stands over its page
  auto* pageColumn = new QVBoxLayout(page);
  pageColumn->setContentsMargins(0, 0, 0, 0);
  pageColumn->setSpacing(0);
  house_->setWordWrap(true);
  house_->setMargin(10);
  house_->hide();
  pageColumn->addWidget(house_);
  pageColumn->addWidget(rules_, 1);
  stack_->addWidget(page);
  opening_->setWordWrap(true);
  opening_->setMargin(10);
  auto* moves = new QWidget;
  auto* movesColumn = new QVBoxLayout(moves);
  movesColumn->setContentsMargins(0, 0, 0, 0);
  movesColumn->setSpacing(0);
  movesColumn->addWidget(opening_);
  movesColumn->addWidget(log_, 1);
  stack_->addWidget(moves);
  stack_->addWidget(scroll);
  setMinimumWidth(240);
  const auto pick = [this](const QModelIndex& line) { emit plyPicked(line.row() + 1); };
  connect(log_, &QListView::clicked, this, pick);
  connect(log_, &QListView::activated, this, pick);
  connect(rules_, &PageView::gamePicked, this, &SidePanel::gamePicked);
}

void SidePanel::showPart(Part part) {
  stack_->setCurrentIndex(part);
  goToLine();
}
SidePanel::Part SidePanel::part() const { return static_cast<Part>(stack_->currentIndex()); }

void SidePanel::refresh(const Session* session, Viewer viewer) {
  log_->setAccessibleName(tr("Log"));
  if (!session) {
    lines_->show(nullptr, viewer);
    opening_->hide();
    setScores({});
    return;
  }
  refreshLog(*session, viewer);
  const QStringList house = unlikeTheBook(session->match().info(), session->setup().options);
  house_->setText(tr("Played differently from the book: %1").arg(house.join(QStringLiteral("; "))));
  house_->setVisible(!house.isEmpty());
  refreshScores(*session, viewer);
  const QString page = session->game().id() + context_.lang();
  if (page != page_ && isVisible() && part() == Rules) {
    rules_->showGame(session->game(), context_.lang());
    page_ = page;
  }
  rules_->setSecret(secretOf(context_, session->match()));
}

// A half of the line for each move, where they stand in pairs.
void SidePanel::fitLines() {
  const bool paired = lines_->isPaired();
  const int line = log_->fontMetrics().height() + 12;
  const QSize cell = paired ? QSize((width() - 24) / 2, line) : QSize();
  if (paired == paired_ && width() == fitted_ && cell == log_->gridSize())
    return; // each of these has all lines laid out anew
  paired_ = paired;
  fitted_ = width();
  log_->setFlow(paired ? QListView::LeftToRight : QListView::TopToBottom);
  log_->setWrapping(paired);
  log_->setResizeMode(QListView::Adjust);
  log_->setWordWrap(!paired); // what stands last is often what matters: an answer, a card
  log_->setUniformItemSizes(paired);
  log_->setGridSize(cell);
}

void SidePanel::resizeEvent(QResizeEvent* event) {
  QFrame::resizeEvent(event);
  fitLines();
}

void SidePanel::showEvent(QShowEvent* event) {
  QFrame::showEvent(event);
  goToLine();
}

void SidePanel::refreshLog(const Session& session, Viewer viewer) {
  lines_->show(&session, viewer);
  if (lang_ != context_.lang()) drawn_->forget(), lang_ = context_.lang(), fitted_ = -1;
  fitLines();
  const Match& match = session.match();
  const QString opening = openingOf(match, match.plies(), context_.lang());
  opening_->setText(opening);
  opening_->setVisible(!opening.isEmpty());
  setShownPly(static_cast<int>(match.plies()));
}

void SidePanel::setShownPly(int ply) {
  const QSignalBlocker quiet(log_);
  // A list takes its current line for the focus, and a screen reader would say it, also where the list is not in use.
  const QSignalBlocker silent(log_->hasFocus() ? nullptr : log_->selectionModel());
  const QModelIndex line = lines_->index(ply - 1);
  log_->setCurrentIndex(line);
  log_->viewport()->update();
  goToLine();
}

// A list that is not seen need not lay out its lines.
void SidePanel::goToLine() {
  if (const QModelIndex line = log_->currentIndex(); line.isValid() && log_->isVisible()) log_->scrollTo(line);
}

// In a race of patiences nobody is told what the others have reached before all have played.
void SidePanel::refreshScores(const Session& session, Viewer viewer) {
  const Match& match = session.match();
  const Result result = match.over() ? match.result() : match.now().result();
  const bool race = session.isCoveredRace();
  QList<std::pair<QString, QString>> rows;
  for (int seat = 0; seat < session.setup().seats.size(); ++seat) {
    const auto at = static_cast<std::size_t>(seat);
    const bool told = at < result.scores.size() && (!race || viewer.seat == seat);
    const QString score = told ? QLocale().toString(result.scores[at]) : QStringLiteral("–");
    rows.append({session.name(static_cast<Seat>(seat)), score});
  }
  setScores(rows);
}

void SidePanel::setScores(const QList<std::pair<QString, QString>>& rows) {
  scoresTitle_->setText(rows.isEmpty() ? QString() : tr("Scores"));
  auto* grid = static_cast<QGridLayout*>(scores_->layout());
  for (; scoreLines_.size() < rows.size();) {
    const std::pair line{plainLabel(), plainLabel()};
    const int row = static_cast<int>(scoreLines_.size()) + 1;
    line.first->setWordWrap(true);
    QFont bold = line.second->font();
    bold.setBold(true);
    line.second->setFont(bold);
    grid->setRowStretch(row, 0);
    grid->addWidget(line.first, row, 0);
    grid->addWidget(line.second, row, 1, Qt::AlignRight);
    grid->setRowStretch(row + 1, 1);
    scoreLines_.append(line);
  }
  for (qsizetype i = 0; i < scoreLines_.size(); ++i) {
    const auto& [name, score] = scoreLines_[i];
    name->setText(rows.value(i).first);
    score->setText(rows.value(i).second);
    name->setVisible(i < rows.size());
    score->setVisible(i < rows.size());
  }
}

} // namespace mk
