// The match window: what is shown when, and what the person's touches lead to.
#include "app/shell/table_place.h"

#include "app/play/score_pad.h"
#include "app/shell/one_line.h"
#include "app/shell/sheet_print.h"
#include "app/shell/side_panel.h"
#include "app/shell/style.h"
#include "app/shell/table_bars.h"
#include "app/shell/table_look.h"
#include "boards/pad_layout.h"
#include "boards/plain_label.h"
#include "boards/table_widget.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

#include <numeric>

namespace mk {

TablePlace::TablePlace(Context& context, QWidget* parent)
    : QWidget(parent), context_(context), table_(new TableWidget), side_(new SidePanel(context)), banner_(new Banner),
      end_(new EndPanel), practice_(new PracticeBar), lessonBar_(new LessonBar), split_(new QSplitter),
      title_(new OneLine), clock_(plainLabel()) {
  setObjectName(QStringLiteral("place"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  auto* bar = new QFrame;
  bar->setObjectName(QStringLiteral("bar"));
  auto* row = new QHBoxLayout(bar);
  row->setContentsMargins(10, 5, 10, 5);
  row->setSpacing(3);
  buildBar(row);
  column->addWidget(bar);
  column->addWidget(banner_);
  split_->addWidget(table_);
  split_->addWidget(side_);
  split_->setStretchFactor(0, 1);
  split_->setStretchFactor(1, 0);
  split_->setCollapsible(0, false);
  split_->setCollapsible(1, false);
  split_->setSizes({800, 300});
  side_->hide();
  column->addWidget(split_, 1);
  column->addWidget(practice_);
  column->addWidget(lessonBar_);
  column->addWidget(end_);
  setFocusProxy(table_);
  connectTable();
  tick_.setInterval(1000);
  connect(&tick_, &QTimer::timeout, this, &TablePlace::refreshClock);
  applySettings();
  retranslate();
  refreshActions();
}

TablePlace::~TablePlace() = default;

QAction* TablePlace::action(const QString& iconName, const QKeySequence& keys, void (TablePlace::*slot)()) {
  auto* made = new QAction(this);
  made->setProperty("picture", iconName);
  made->setShortcut(keys);
  made->setShortcutContext(Qt::WidgetWithChildrenShortcut);
  connect(made, &QAction::triggered, this, slot);
  addAction(made);
  return made;
}

void TablePlace::buildBar(QHBoxLayout* row) {
  const auto tool = [&](QToolButton* b) {
    b->setProperty("flat", true);
    b->setAutoRaise(true);
    b->setFocusPolicy(Qt::TabFocus);
    row->addWidget(b);
    tools_ << b;
    return b;
  };
  back_ = tool(new QToolButton);
  connect(back_, &QToolButton::clicked, this, &TablePlace::backToBox);
  title_->setFont(headline(1.15));
  title_->setMinimumWidth(60);
  row->addWidget(title_, 1);
  clock_->setObjectName(QStringLiteral("soft"));
  row->addWidget(clock_);
  undo_ = action(QStringLiteral("undo"), QKeySequence::Undo, &TablePlace::undo);
  redo_ = action(QStringLiteral("redo"), QKeySequence(QStringLiteral("Ctrl+Y")), &TablePlace::redo);
  redo_->setShortcuts({QKeySequence(QStringLiteral("Ctrl+Y")), QKeySequence(QStringLiteral("Ctrl+Shift+Z"))});
  hint_ = action(QStringLiteral("hint"), QKeySequence(QStringLiteral("Ctrl+H")), &TablePlace::hint);
  pause_ = action(QStringLiteral("pause"), QKeySequence(QStringLiteral("Ctrl+P")), &TablePlace::pause);
  for (QAction* a : {undo_, redo_, hint_, pause_}) tool(new QToolButton)->setDefaultAction(a);
  again_ = action(QStringLiteral("new"), QKeySequence::New, &TablePlace::again);
  resign_ = action(QStringLiteral("flag"), {}, &TablePlace::askResign);
  draw_ = action(QStringLiteral("draw"), {}, &TablePlace::askDraw);
  stop_ = action(QStringLiteral("check"), {}, &TablePlace::askStop);
  turn_ = action(QStringLiteral("redo"), QKeySequence(QStringLiteral("Shift+Space")), &TablePlace::playTurn);
  round_ = action(QStringLiteral("redo"), QKeySequence(QStringLiteral("Ctrl+Return")), &TablePlace::playRound);
  print_ = action(QStringLiteral("print"), QKeySequence(QStringLiteral("Ctrl+Shift+P")), &TablePlace::printSheet);
  pdf_ = action(QStringLiteral("export"), {}, &TablePlace::savePdf);
  table_->setActions({turn_, round_});
  end_->setSheetActions({print_, pdf_});
  more_ = tool(new QToolButton);
  more_->setText(QStringLiteral("⋯"));
  more_->setPopupMode(QToolButton::InstantPopup);
  auto* menu = new QMenu(more_);
  menu->addActions({again_, draw_, resign_, stop_});
  menu->addSeparator();
  menu->addActions({print_, pdf_});
  more_->setMenu(menu);
  for (int part = 0; part < 3; ++part) {
    QToolButton* b = tool(new QToolButton);
    b->setCheckable(true);
    connect(b, &QToolButton::clicked, this, [this, part] { pickPanel(part); });
    panels_ << b;
  }
}

// What was typed, as the rules spell it: so it stands in the log.
std::string TablePlace::spelled(const std::string& typed) const {
  const Gesture g = session_->match().now().gestureOf(shownViewer_, typed);
  const bool isText = g.chosen.empty() && g.path.size() == 1 && g.path.front().kind == Stroke::Kind::Text;
  return isText ? g.path.front().text : typed;
}

void TablePlace::connectTable() {
  connect(table_, &TableWidget::moveMade, this, &TablePlace::play);
  connect(table_, &TableWidget::textEntered, this, [this](const QString& text) {
    if (session_) say(session_->play(shownViewer_, spelled(text.toStdString())));
  });
  connect(table_, &TableWidget::throwReleased, this, [this] {
    if (!session_) return;
    if (context_.settings.fastTurns() && session_->mayPlayFast()) return playTurn();
    say(session_->throwDice());
  });
  connect(table_, &TableWidget::outcomeEntered, this, [this](const Outcome& outcome) {
    if (session_) say(session_->settle(outcome));
  });
  connect(table_, &TableWidget::curtainLifted, this, [this] {
    covered_ = false;
    if (!session_) return;
    shownViewer_ = session_->viewer();
    shownAny_ = true;
    session_->setPaused(false);
    refresh();
  });
  connect(side_, &SidePanel::plyPicked, this, &TablePlace::lookBack);
  connect(side_, &SidePanel::gamePicked, this, &TablePlace::gamePicked);
  connect(end_, &EndPanel::again, this, &TablePlace::again);
  connect(end_, &EndPanel::swap, this, &TablePlace::swapSeats);
  connect(end_, &EndPanel::backToBox, this, [this] {
    leave();
    emit backToBox();
  });
  connect(lessonBar_, &LessonBar::next, this, [this] {
    if (lesson_ && lesson_->next()) showLesson();
  });
  connect(lessonBar_, &LessonBar::back, this, [this] {
    if (lesson_ && lesson_->back()) showLesson();
  });
  connect(lessonBar_, &LessonBar::closed, this, [this] {
    const QString id = gameId();
    leave();
    emit setUpAgain(id);
  });
  connect(lessonBar_, &LessonBar::playIt, this, [this] {
    const QString id = gameId();
    leave();
    emit setUpAgain(id);
  });
  connect(practice_, &PracticeBar::dealPicked, this, &TablePlace::newDeal);
  connect(practice_, &PracticeBar::winnableOnlyChanged, this,
          [this](bool on) { context_.settings.set("winnableOnly", on); });
  connect(practice_, &PracticeBar::finishAsked, this, [this](const QStringList& line) {
    finishing_ = line;
    stepToEnd();
  });
  connect(&hints_, &Solver::suggested, this, &TablePlace::showHint);
}

void TablePlace::retranslate() {
  const auto name = [](QAction* a, const QString& text) {
    a->setText(text);
    const QString keys = a->shortcut().toString(QKeySequence::NativeText);
    a->setToolTip(keys.isEmpty() ? text : QStringLiteral("%1 (%2)").arg(text, keys));
  };
  name(undo_, tr("Undo"));
  name(redo_, tr("Redo"));
  name(hint_, tr("Hint"));
  name(pause_, tr("Pause"));
  name(again_, tr("New match"));
  name(resign_, tr("Give up…"));
  name(draw_, tr("Offer a draw…"));
  name(stop_, tr("End the match here…"));
  name(turn_, tr("Whole turn"));
  name(round_, tr("Whole round"));
  name(print_, tr("Print the sheet…"));
  name(pdf_, tr("Save the sheet as PDF…"));
  const QString parts[] = {tr("Rules"), tr("Moves"), tr("Points")};
  for (int part = 0; part < 3; ++part) panels_[part]->setText(parts[part]);
  back_->setToolTip(tr("Back to the box"));
  back_->setAccessibleName(back_->toolTip());
  more_->setToolTip(tr("More"));
  more_->setAccessibleName(more_->toolTip());
}

void TablePlace::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) {
    retranslate();
    if (lesson_)
      showLesson();
    else
      refresh();
  }
}

void TablePlace::hideEvent(QHideEvent*) {
  tick_.stop();
  lessonBar_->setRunning(false);
  if (session_) session_->setPaused(true);
}

void TablePlace::showEvent(QShowEvent*) {
  tick_.start();
  if (!session_ || covered_) return;
  session_->setPaused(false);
  refresh(); // what was refreshed while nobody looked had no moves to make
}

void TablePlace::applySettings() {
  const Settings& settings = context_.settings;
  table_->setLook(tableLook());
  table_->setAutoFillBackground(false); // the window's own colour lies behind it
  table_->setAnimated(settings.animations());
  table_->setQuickDice(settings.quickDice());
  if (session_) session_->setThrowsByThemselves(settings.quickDice());
  const QColor colour = mk::style().text;
  for (QAction* a : actions()) a->setIcon(icon(a->property("picture").toString(), colour));
  back_->setIcon(icon(QStringLiteral("back"), colour));
  for (QToolButton* tool : tools_) tool->setIconSize({20, 20});
  refreshClock();
  if (session_ || lesson_) refresh();
}

// --- beginning and leaving

bool TablePlace::startMatch(const BoxedGame& game, const MatchSetup& setup) {
  auto opened = Session::begin(game, setup, &context_.store);
  if (!opened.session) return banner_->tell(opened.problem), false;
  adopt(std::move(opened.session));
  return true;
}

bool TablePlace::resumeMatch(MatchId id) {
  if (session_ && session_->id() == id) return true;
  auto opened = Session::resume(context_.box, id, &context_.store);
  if (!opened.session) return banner_->tell(opened.problem), false;
  adopt(std::move(opened.session));
  return true;
}

void TablePlace::adopt(std::unique_ptr<Session> session) {
  leave();
  session_ = std::move(session);
  Session* now = session_.get();
  now->setThrowsByThemselves(context_.settings.quickDice());
  connect(now, &Session::changed, this, [this] {
    lookedAt_ = -1;
    refresh();
    emit matchesChanged();
  });
  connect(now, &Session::playedFast, this, &TablePlace::tellFast);
  connect(now, &Session::trouble, banner_, &Banner::tell);
  connect(now, &Session::thinking, this, &TablePlace::refreshActions);
  table_->setWords(now->words());
  table_->setPad(now->setup().pad);
  colours_.clear();
  shownAny_ = false;
  const QString part = context_.settings.panel();
  side_->showPart(static_cast<SidePanel::Part>(std::clamp(part.toInt(), 0, 2)));
  refresh();
  if (now->game().info->kind == Kind::Solitaire && now->match().plies() == 0 && context_.settings.winnableOnly() &&
      now->match().game().solves())
    practice_->newDeal(now->match().seed());
  now->start();
  refreshActions(); // what fast play is good for is known from here on
}

bool TablePlace::startLesson(const BoxedGame& game) {
  QString problem;
  auto lesson = Lesson::load(game, &problem);
  if (!lesson) return banner_->tell(problem), false;
  leave();
  lesson_ = std::move(lesson);
  table_->setWords(Words());
  lesson_->next();
  showLesson();
  lessonBar_->nextButton().setFocus();
  return true;
}

void TablePlace::leave() {
  practice_->leave();
  hints_.stop();
  finishing_.clear();
  lessonBar_->setRunning(false);
  lessonBar_->hide();
  end_->hide();
  banner_->hide();
  covered_ = false;
  lesson_.reset();
  if (session_) session_->close();
  session_.reset();
  table_->clear();
  table_->setPad(false);
  side_->refresh(nullptr, Viewer::everybody());
  lookedAt_ = -1;
  title_->clear();
  refreshActions();
}

QString TablePlace::gameId() const {
  if (session_) return session_->game().id();
  return lesson_ ? lesson_->game().id() : QString();
}

QMenu& TablePlace::moreMenu() { return *more_->menu(); }

std::size_t TablePlace::shownPly() const {
  const std::size_t newest = lesson_ ? lesson_->match().plies() : session_->match().plies();
  return lookedAt_ < 0 ? newest : std::min(newest, static_cast<std::size_t>(lookedAt_));
}

// --- showing

void TablePlace::refresh() {
  if (!session_) return refreshActions();
  const Match& match = session_->match();
  title_->setText(session_->game().name(context_.lang()));
  if (session_->game().info->kind == Kind::Solitaire)
    practice_->show(*session_, context_.settings.winnableOnly());
  else
    practice_->leave();
  refreshActions();
  refreshClock();
  if (covered_ || (lookedAt_ >= 0 && lookedAt_ < static_cast<int>(match.plies()))) return;
  const bool covered = !shownAny_
                           ? session_->match().info().secrets && session_->persons() > 1 && match.turn().isSeats()
                           : session_->handsOver(shownViewer_);
  if (covered && !match.over()) {
    covered_ = true;
    session_->setPaused(true);
    side_->refresh(session_.get(), Viewer::everybody());
    table_->showCurtain(session_->name(session_->viewer()));
    end_->hide();
    return;
  }
  shownViewer_ = session_->viewer();
  shownAny_ = shownAny_ || match.turn().isSeats();
  showNow();
}

void TablePlace::showNow() {
  const Match& match = session_->match();
  const bool reveal = match.over() && session_->persons() > 1;
  const Viewer viewer = reveal ? Viewer::everybody() : Viewer{shownViewer_};
  side_->refresh(session_.get(), viewer);
  showPosition(match.plies(), viewer, true);
  if (session_->asksForOutcome())
    table_->askOutcome(match.now().chance(), lotMeanings(*session_));
  else
    table_->stopAsking();
  table_->awaitThrow(session_->asksForThrow());
  table_->setCountdown(session_->isPaused() ? -1 : session_->timeLeft());
  if (match.plies() != announced_ && match.plies() > 0 && !session_->isPlayingFast())
    table_->announce(Words::capitalised(session_->words().write(match.tell(match.plies() - 1, viewer))));
  announced_ = match.plies();
  if (session_->setup().pad && match.turn().isSeats()) focusSheet();
  if (match.over())
    end_->show(*session_);
  else
    end_->hide();
}

void TablePlace::showPosition(std::size_t ply, Viewer viewer, bool mayMove) {
  const Match& match = lesson_ ? lesson_->match() : session_->match();
  const Position& position = match.at(ply);
  View view = position.look(viewer);
  // Where nothing is hidden the board keeps its side towards the first person, unless the family wants it turned.
  if (!match.info().secrets && !context_.settings.boardTurns()) {
    Seat first = 0;
    while (session_ && first < session_->setup().seats.size() - 1 && !session_->isPerson(first)) ++first;
    for (const Zone& zone : view.zones)
      if (zone.board && zone.board->turnable) view.bottom = first;
  }
  if (match.over() && ply == match.plies()) view.prompt = match.result().why;
  const bool pad = session_ && session_->setup().pad;
  if (pad && mayMove && !match.over())
    if (const QString prompt = padPrompt(*session_); !prompt.isEmpty())
      view.prompt = Phrase::plain(prompt.toStdString());
  std::vector<Gesture> legal;
  if (mayMove && !match.over() && session_ && !session_->isPaused() && session_->isPerson(viewer.seat))
    legal = position.gestures(viewer.seat);
  std::vector<std::size_t> moves(legal.size());
  std::iota(moves.begin(), moves.end(), std::size_t{0});
  if (!legal.empty())
    for (auto& [move, other] : position.otherGestures(viewer.seat)) {
      moves.push_back(move);
      legal.push_back(std::move(other));
    }
  table_->setLastMove(ply > 0 ? match.touched(ply - 1) : std::vector<Place>());
  table_->setCurrentSeat(FastTurn::actor(position));
  showSeatMark(position, view, legal);
  table_->setView(std::move(view), pad ? padLayout : match.info().arrange, std::move(legal), std::move(moves));
}

void TablePlace::showLesson() {
  const Match& match = lesson_->match();
  title_->setText(tr("%1: how it is played").arg(lesson_->game().name(context_.lang())));
  const Turn turn = match.turn();
  const Seat seat = turn.isSeats() ? turn.seat() : Seat{0};
  showPosition(match.plies(), match.info().secrets ? Viewer{seat} : Viewer{seat}, false);
  if (lesson_->played() && match.plies() > 0)
    table_->announce(
        Words::capitalised(table_->canvas().words().write(match.tell(match.plies() - 1, Viewer::everybody()))));
  else
    table_->announce({});
  lessonBar_->show(*lesson_, context_.lang());
  refreshActions();
}

void TablePlace::lookBack(int ply) {
  if (!session_ || covered_) return;
  const int last = static_cast<int>(session_->match().plies());
  lookedAt_ = ply < last ? std::max(0, ply) : -1;
  side_->setShownPly(lookedAt_ < 0 ? last : lookedAt_);
  if (lookedAt_ < 0) {
    banner_->hide();
    return refresh();
  }
  table_->awaitThrow(false);
  table_->stopAsking();
  showPosition(static_cast<std::size_t>(lookedAt_), Viewer{shownViewer_}, false);
  banner_->ask(tr("You are looking back: after %1 of %2.", "events of the log").arg(lookedAt_).arg(last),
               {{tr("‹ Earlier"), [this] { lookBack(lookedAt_ - 1); }},
                {tr("Later ›"), [this] { lookBack(lookedAt_ + 1); }},
                {tr("Back to the match"), [this] { lookBack(1 << 30); }}});
}

void TablePlace::refreshActions() {
  const bool playing = session_ && !session_->match().over();
  const bool open = session_ && !covered_;
  undo_->setEnabled(open && session_->canUndo());
  redo_->setEnabled(open && session_->canRedo());
  hint_->setEnabled(playing && open && session_->match().turn().isSeats());
  hint_->setVisible(session_ && (session_->match().game().suggests() || session_->match().game().solves()));
  pause_->setEnabled(playing);
  again_->setEnabled(session_ != nullptr);
  resign_->setEnabled(playing && session_->match().turn().isSeats());
  resign_->setVisible(session_ && session_->setup().seats.size() > 1);
  draw_->setEnabled(playing && session_->persons() > 1 && session_->match().now().mayDraw());
  draw_->setVisible(draw_->isEnabled());
  stop_->setEnabled(playing);
  more_->setEnabled(session_ != nullptr);
  const bool fast = open && lookedAt_ < 0 && (session_->mayPlayFast() || session_->isPlayingFast());
  turn_->setVisible(!context_.settings.fastTurns());
  turn_->setEnabled(fast && session_->prospect().turn);
  round_->setEnabled(fast && session_->prospect().round);
  table_->refreshActions();
  const bool sheet = session_ && hasSheet(*session_);
  for (QAction* a : {print_, pdf_}) a->setVisible(sheet), a->setEnabled(sheet);
  const bool shown = session_ && !context_.settings.panel().isEmpty();
  side_->setVisible(shown);
  for (int part = 0; part < 3; ++part) {
    panels_[part]->setEnabled(session_ != nullptr);
    panels_[part]->setChecked(shown && side_->part() == part);
  }
  if (session_ && session_->isThinking()) table_->announce(tr("The computer is thinking…"));
}

void TablePlace::refreshClock() {
  if (!session_ || !context_.settings.clockShown()) return clock_->clear();
  if (session_->match().over()) return;
  const qint64 seconds = session_->milliseconds() / 1000;
  QString text = QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0'));
  if (context_.settings.scoreShown() && session_->game().info->kind == Kind::Solitaire)
    if (const Result result = session_->match().now().result(); !result.scores.empty())
      text = tr("%n points", nullptr, result.scores[0]) + QStringLiteral("   ") + text;
  clock_->setText(text + QStringLiteral("   "));
}

void TablePlace::pickPanel(int part) {
  const bool same = side_->isVisible() && side_->part() == part;
  context_.settings.set("panel", same ? QString() : QString::number(part));
  side_->showPart(static_cast<SidePanel::Part>(part));
  side_->setVisible(!same);
  refreshActions();
  if (session_) side_->refresh(session_.get(), covered_ ? Viewer::everybody() : Viewer{shownViewer_});
}

} // namespace mk
