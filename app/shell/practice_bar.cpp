// Practising a patience: numbered deals and the solver's verdict.
#include "app/play/deal_of_day.h"
#include "app/play/lots.h"
#include "app/shell/day_calendar.h"
#include "app/shell/one_line.h"
#include "app/shell/table_bars.h"

#include "boards/plain_label.h"

#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>

#include <algorithm>

namespace mk {

namespace {

constexpr quint64 kHighestDeal = 999'999'999'999'999'999;
constexpr int kAroundNumber = 28; // pixels that its line is wider than the figures

// How many of the events before this one are moves.
int decisionsBefore(const Match& match, std::size_t ply) {
  int n = 0;
  for (std::size_t i = 0; i < ply; ++i) n += match.event(i).kind == Event::Kind::Move;
  return n;
}

} // namespace

PracticeBar::PracticeBar(QWidget* parent)
    : QFrame(parent), verdict_(new TwoLines), dealLabel_(plainLabel()), number_(new QLineEdit),
      winnable_(new QCheckBox), finish_(new QPushButton), fresh_(new QPushButton), day_(new QPushButton),
      mistake_(new QPushButton), cancel_(new QPushButton), days_(new DayCalendar(this)) {
  setObjectName(QStringLiteral("footbar"));
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(18, 7, 18, 7);
  row->setSpacing(9);
  verdict_->setObjectName(QStringLiteral("verdict"));
  verdict_->setMinimumWidth(120);
  row->addWidget(dealLabel_);
  row->addWidget(number_);
  row->addWidget(fresh_);
  row->addWidget(day_);
  row->addWidget(winnable_);
  row->addWidget(verdict_, 1);
  row->addWidget(cancel_);
  row->addWidget(mistake_);
  row->addWidget(finish_);
  day_->setMenu(days_);
  patience_.setSingleShot(true);
  patience_.setInterval(250);
  connect(&patience_, &QTimer::timeout, this, [this] {
    if (session_ && !searching_) judge(session_->match().now());
  });
  connect(number_, &QLineEdit::returnPressed, this, &PracticeBar::typed);
  connect(fresh_, &QPushButton::clicked, this, [this] { newDeal(drawnSeed()); });
  connect(winnable_, &QCheckBox::toggled, this, &PracticeBar::winnableOnlyChanged);
  connect(cancel_, &QPushButton::clicked, this, [this] {
    solver_.stop();
    searching_ = false;
    judged_.clear();
    setVerdict(tr("The search was stopped."), false);
  });
  connect(finish_, &QPushButton::clicked, this, [this] {
    if (rest_ == Rest::Running)
      emit stopAsked();
    else
      emit finishAsked();
  });
  connect(&solver_, &Solver::judged, this, [this](Winnable winnable, const QStringList& line) {
    known_ = winnable;
    won_ = winnable == Winnable::Yes && line.isEmpty();
    setVerdict(verdict(), false);
    const bool alone = session_ && session_->match().game().setup().seats == 1;
    if (alone && winnable == Winnable::No && hasBegun()) mistake_->show(); // it is lost, though there may be moves left
  });
  connect(&solver_, &Solver::tried, this,
          [this](int deals) { setVerdict(tr("Looking for a winnable deal: %n tried", nullptr, deals), true); });
  connect(&solver_, &Solver::found, this, [this](quint64 seed) {
    searching_ = false;
    emit dealPicked(seed);
  });
  connect(&solver_, &Solver::notFound, this, [this] {
    searching_ = false;
    setVerdict(tr("No winnable deal was found. Try another number."), false);
  });
  connect(days_, &QMenu::aboutToShow, this, &PracticeBar::daysAsked);
  connect(days_, &DayCalendar::picked, this, [this](QDate day) {
    solver_.stop();
    searching_ = false;
    emit dealPicked(dealOfDay(day)); // the same for everybody, whether it can be won or not
  });
  connect(mistake_, &QPushButton::clicked, this, [this] {
    if (!session_) return;
    patience_.stop();
    letGo(mistake_);
    setVerdict(tr("Looking for the move that threw it away…"), true);
    solver_.findMistake(session_->match());
  });
  connect(&solver_, &Solver::blamed, this, &PracticeBar::tellMistake);
  finish_->hide();
  mistake_->hide();
  cancel_->hide();
  retranslate();
  fitNumber();
  hide();
}

// Nine figures, as a deal that is drawn has at the most, are always to be read.
void PracticeBar::fitNumber() {
  const int least = number_->fontMetrics().horizontalAdvance(QStringLiteral("999999999")) + kAroundNumber;
  number_->setMinimumWidth(least);
  number_->setMaximumWidth(std::max(least, 140));
}

void PracticeBar::retranslate() {
  dealLabel_->setText(tr("Deal"));
  number_->setAccessibleName(tr("Number of the deal"));
  number_->setToolTip(tr(
      "Type a number and press Enter to play that deal; give the number to somebody else and you play the same one."));
  fresh_->setText(tr("New deal"));
  day_->setText(tr("Deal of the day"));
  day_->setToolTip(tr("Every day has a deal, the same for everybody; the calendar shows the days you have won."));
  mistake_->setText(tr("Which move lost it?"));
  mistake_->setToolTip(
      tr("Finds the move after which the deal could no longer be won, and shows the position before it."));
  winnable_->setText(tr("Only winnable"));
  winnable_->setToolTip(tr("Deals are tried in the background until one is proved winnable."));
  finish_->setText(rest_ == Rest::Running ? tr("Stop") : tr("Send the rest home"));
  finish_->setToolTip(tr("Every card left goes home by itself; there is nothing more to decide."));
  cancel_->setText(tr("Stop"));
}

void PracticeBar::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    retranslate();
    if (session_ && !solver_.isWorking() && !verdict_->text().isEmpty()) setVerdict(verdict(), false);
  }
  if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) fitNumber();
  QFrame::changeEvent(event);
}

void PracticeBar::typed() {
  bool isNumber = false;
  const quint64 seed = number_->text().trimmed().toULongLong(&isNumber);
  solver_.stop();
  patience_.stop();
  searching_ = false;
  if (!isNumber || seed > kHighestDeal) {
    number_->selectAll();
    return setVerdict(tr("Deals are numbered from 0 to %1.").arg(QLocale().toString(kHighestDeal)), false);
  }
  emit dealPicked(seed); // a deal asked for by its number is played whether it can be won or not
}

void PracticeBar::newDeal(quint64 seed) {
  if (!winnable_->isChecked() || !session_) {
    emit dealPicked(seed);
    return;
  }
  searching_ = true;
  judged_.clear();
  finish_->hide();
  setVerdict(tr("Looking for a winnable deal…"), true);
  solver_.findWinnable(session_->game(), optionsOf(session_->setup()), seed);
}

void PracticeBar::show(const Session& session, bool winnableOnly, Rest rest, bool covered) {
  session_ = &session;
  rest_ = rest;
  finish_->setVisible(rest != Rest::No && !searching_);
  finish_->setText(rest == Rest::Running ? tr("Stop") : tr("Send the rest home"));
  const bool solves = session.match().game().solves();
  if (!number_->hasFocus() || number_->text().isEmpty()) number_->setText(QString::number(session.match().seed()));
  const QSignalBlocker quiet(winnable_);
  winnable_->setChecked(winnableOnly);
  winnable_->setVisible(solves);
  setVisible(true);
  if (searching_) return;
  const Turn turn = session.match().turn();
  if (covered && session.setup().seats.size() > 1) { // of one's own board, told to nobody before it is seen
    solver_.stop();
    patience_.stop();
    judged_.clear();
    return setVerdict({}, false);
  }
  const bool lost = session.match().over() && session.match().game().setup().seats == 1 &&
                    session.match().result().places != std::vector<int>{1};
  // A match that is given up ends where it stands.
  std::string position = session.match().now().text() + (session.match().over() ? " over" : "");
  if (position == judged_) return;
  judged_ = std::move(position);
  if (solves && lost)
    mistake_->show();
  else
    letGo(mistake_);
  known_ = Winnable::Unknown;
  won_ = false;
  solver_.stop();
  patience_.stop();
  // What a computer plays behind the cover is nobody's to know.
  if (!solves || !turn.isSeats() || !session.isPerson(turn.seat())) return setVerdict({}, false);
  setVerdict(tr("Thinking…"), false);
  patience_.start();
}

void PracticeBar::leave() {
  solver_.stop();
  patience_.stop();
  searching_ = false;
  session_ = nullptr;
  judged_.clear();
  hide();
}

void PracticeBar::judge(const Position& position) { solver_.judge(position); }

// Whoever plays now has made a move: the deal itself is none, and in a race everybody has a board of their own.
bool PracticeBar::hasBegun() const {
  if (!session_) return false;
  const Match& match = session_->match();
  const Seat seat = match.turn().isSeats() ? match.turn().seat() : Seat{0};
  for (std::size_t ply = match.plies(); ply-- > 0;)
    if (const Event& event = match.event(ply); event.kind == Event::Kind::Move) return event.seat == seat;
  return false;
}

QString PracticeBar::verdict() const {
  const bool begun = hasBegun();
  switch (known_) {
  case Winnable::Yes:
    if (won_) return tr("This deal is won."); // and still played for more
    return begun ? tr("This deal can still be won.") : tr("This deal can be won.");
  case Winnable::No:
    return begun ? tr("This deal can no longer be won.") : tr("This deal cannot be won.");
  case Winnable::Unknown:
    return tr("Whether it can be won is not known.");
  }
  return {};
}

void PracticeBar::tellMistake(Solver::Blame blame, int ply) {
  switch (blame) {
  case Solver::Blame::Never:
    return setVerdict(tr("No move is to blame: this deal could not be won."), false);
  case Solver::Blame::Unknown:
    return setVerdict(tr("Whether this deal could be won is not known."), false);
  case Solver::Blame::Nobody:
    return setVerdict(tr("No move is to blame: it could still be won at the end."), false);
  case Solver::Blame::Move:
  case Solver::Blame::Likely:
    break;
  }
  if (!session_) return;
  const auto at = static_cast<std::size_t>(ply);
  const QString move = session_->words().write(session_->match().tell(at, Viewer{session_->match().event(at).seat}));
  setVerdict((blame == Solver::Blame::Move ? tr("Here it could still be won; move %1 threw it away: %2")
                                           : tr("Move %1 or one soon after it threw it away: %2"))
                 .arg(decisionsBefore(session_->match(), at + 1))
                 .arg(move),
             false);
  emit jumpAsked(ply);
}

void PracticeBar::setVerdict(const QString& text, bool working) {
  verdict_->setText(text);
  if (working)
    cancel_->show();
  else
    letGo(cancel_);
}

// A button that goes away would hand the keyboard to whatever comes next in the window.
void PracticeBar::letGo(QPushButton* button) {
  if (button->hasFocus()) emit focusLeft();
  button->hide();
}

} // namespace mk
