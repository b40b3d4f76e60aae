// Rules, log and scores.
#include "app/shell/side_panel.h"

#include "app/shell/house_ways.h"
#include "app/shell/move_number.h"
#include "app/shell/openings.h"
#include "app/shell/page_view.h"
#include "app/shell/style.h"
#include "boards/plain_label.h"

#include <QGridLayout>
#include <QItemSelectionModel>
#include <QLabel>
#include <QListWidget>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace mk {

SidePanel::SidePanel(Context& context, QWidget* parent)
    : QFrame(parent), context_(context), stack_(new QStackedWidget), rules_(new PageView(context)),
      log_(new QListWidget), scores_(new QWidget), scoresTitle_(plainLabel()), house_(plainLabel()),
      opening_(plainLabel()) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(stack_);
  log_->setObjectName(QStringLiteral("list"));
  log_->setUniformItemSizes(true);
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
  connect(log_, &QListWidget::itemClicked, this,
          [this](QListWidgetItem* item) { emit plyPicked(log_->row(item) + 1); });
  connect(log_, &QListWidget::itemActivated, this,
          [this](QListWidgetItem* item) { emit plyPicked(log_->row(item) + 1); });
  connect(rules_, &PageView::gamePicked, this, &SidePanel::gamePicked);
}

void SidePanel::showPart(Part part) { stack_->setCurrentIndex(part); }
SidePanel::Part SidePanel::part() const { return static_cast<Part>(stack_->currentIndex()); }

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

void SidePanel::refresh(const Session* session, Viewer viewer) {
  log_->setAccessibleName(tr("Log"));
  if (!session) {
    log_->clear();
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

// "12. e4 e5" on a line, as chess and draughts players write.
static QString pairedLine(const Session& session, const MoveNumbers& numbers, int ply) {
  const QString move = writtenMove(session, ply);
  return ply % 2 == 0 ? QStringLiteral("%1  %2").arg(numbers.of(ply), move) : move;
}

void SidePanel::setPaired(bool on) {
  if (on != paired_) log_->clear();
  paired_ = on;
  log_->setFlow(on ? QListView::LeftToRight : QListView::TopToBottom);
  log_->setWrapping(on);
  log_->setResizeMode(QListView::Adjust);
  const int line = log_->fontMetrics().height() + 12;
  log_->setGridSize(on ? QSize((width() - 24) / 2, line) : QSize());
}

void SidePanel::resizeEvent(QResizeEvent* event) {
  QFrame::resizeEvent(event);
  setPaired(paired_);
}

void SidePanel::refreshLog(const Session& session, Viewer viewer) {
  const Match& match = session.match();
  const int plies = static_cast<int>(match.plies());
  const MoveNumbers numbers(session);
  setPaired(numbers.first() == Seat{0}); // White stands on the left
  // In open games what is written stays true: only the end of the list changes.
  const bool anew = match.info().secrets || log_->count() > plies;
  if (anew) log_->clear();
  for (int ply = std::max(0, log_->count() - 1); ply < plies; ++ply) {
    const QString line = paired_ ? pairedLine(session, numbers, ply)
                                 : QStringLiteral("%1  %2").arg(numbers.of(ply), logLine(session, ply, viewer));
    const QString told = Words::capitalised(session.words().write(match.tell(static_cast<std::size_t>(ply), viewer)));
    if (ply >= log_->count()) log_->addItem(new QListWidgetItem);
    QListWidgetItem* item = log_->item(ply);
    item->setText(line);
    item->setToolTip(told);
    item->setData(Qt::AccessibleTextRole, told);
  }
  const QString opening = openingOf(match, match.plies(), context_.lang());
  opening_->setText(opening);
  opening_->setVisible(!opening.isEmpty());
  setShownPly(plies);
}

void SidePanel::setShownPly(int ply) {
  const QSignalBlocker quiet(log_);
  // A list takes its current line for the focus, and a screen reader would say it, also where the list is not in use.
  const QSignalBlocker silent(log_->hasFocus() ? nullptr : log_->selectionModel());
  log_->setCurrentRow(ply - 1);
  log_->viewport()->update();
  if (ply > 0) log_->scrollToItem(log_->item(ply - 1));
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
