// The match window: its parts, and what they show of what the presenter says.
#include "app/shell/table_place.h"

#include "app/play/deal_of_day.h"
#include "app/play/evening.h"
#include "app/shell/avatar.h"
#include "app/shell/clock_bar.h"
#include "app/shell/day_calendar.h"
#include "app/shell/landing.h"
#include "app/shell/move_number.h"
#include "app/shell/one_line.h"
#include "app/shell/openings.h"
#include "app/shell/opponents_bar.h"
#include "app/shell/sheet_print.h"
#include "app/shell/side_panel.h"
#include "app/shell/style.h"
#include "app/shell/table_bars.h"
#include "app/shell/table_look.h"
#include "boards/celebration.h"
#include "boards/plain_label.h"
#include "boards/table_widget.h"

#include <QAction>
#include <QActionGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace mk {

TablePlace::TablePlace(Context& context, QWidget* parent)
    : QWidget(parent), context_(context), presenter_(context.box, context.store), table_(new TableWidget),
      side_(new SidePanel(context)), banner_(new Banner(this)), end_(new EndPanel(this)), practice_(new PracticeBar),
      lessonBar_(new LessonBar), split_(new QSplitter), title_(new OneLine), clock_(plainLabel()) {
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
  split_->addWidget(table_);
  split_->addWidget(side_);
  split_->setStretchFactor(0, 1);
  split_->setStretchFactor(1, 0);
  split_->setCollapsible(0, false);
  split_->setCollapsible(1, false);
  split_->setSizes({800, 300});
  side_->hide();
  column->addWidget(split_, 1);
  buildBare(column);
  column->addWidget(practice_);
  column->addWidget(lessonBar_);
  setLanding(*this, table_);
  celebration_ = new Celebration(table_);
  for (QObject* watched : std::initializer_list<QObject*>{table_, &table_->canvas(), banner_, end_})
    watched->installEventFilter(this);
  connectTable();
  connectBars();
  connectPresenter();
  connectAdvice();
  tick_.setInterval(1000);
  connect(&tick_, &QTimer::timeout, this, &TablePlace::refreshClock);
  applySettings();
  retranslate();
  refreshActions();
}

TablePlace::~TablePlace() { presenter_.disconnect(this); }

template <class Act> QAction* TablePlace::action(const QString& iconName, const QKeySequence& keys, Act act) {
  auto* made = new QAction(this);
  made->setProperty("picture", iconName);
  made->setShortcut(keys);
  made->setShortcutContext(Qt::WidgetWithChildrenShortcut);
  connect(made, &QAction::triggered, this, act);
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
  setHeadline(title_, 1.15);
  title_->setMinimumWidth(60);
  row->addWidget(title_, 1);
  opponents_ = new OpponentsBar;
  row->addWidget(opponents_);
  connect(opponents_, &OpponentsBar::introduced, this, [this](const QString& text) { table_->announce(text); });
  clocks_ = new ClockBar;
  row->addWidget(clocks_);
  addAction(&clocks_->tellAction());
  const auto speak = [this](const QString& text) { table_->announce(text); };
  connect(clocks_, &ClockBar::toldAloud, this, speak);
  connect(clocks_, &ClockBar::littleTime, this, [this, speak](const QString& text) {
    speak(text);
    if (context_.settings.sounds()) sounds_.play(Sounds::kClock);
  });
  clock_->setObjectName(QStringLiteral("soft"));
  row->addWidget(clock_);
  Presenter& p = presenter_;
  undo_ = action(QStringLiteral("undo"), QKeySequence::Undo, [&p] { p.undo(); });
  redo_ = action(QStringLiteral("redo"), QKeySequence(QStringLiteral("Ctrl+Y")), [&p] { p.redo(); });
  redo_->setShortcuts({QKeySequence(QStringLiteral("Ctrl+Y")), QKeySequence(QStringLiteral("Ctrl+Shift+Z"))});
  hint_ = action(QStringLiteral("hint"), QKeySequence(QStringLiteral("Ctrl+H")), [&p] { p.hint(); });
  pause_ = action(QStringLiteral("pause"), QKeySequence(QStringLiteral("Ctrl+P")), [&p] { p.pause(); });
  hurry_ = action(QStringLiteral("redo"), QKeySequence(QStringLiteral("Ctrl+M")), [this] {
    if (session()) session()->hurry();
  });
  for (QAction* a : {undo_, redo_, hint_, hurry_, pause_}) {
    QToolButton* b = tool(new QToolButton);
    b->setDefaultAction(a);
    connect(a, &QAction::visibleChanged, b, [a, b] { b->setVisible(a->isVisible()); });
  }
  hurry_->setVisible(false);
  again_ = action(QStringLiteral("new"), QKeySequence::New, [this] { again(); });
  resign_ = action(QStringLiteral("flag"), {}, [this] { askResign(); });
  draw_ = action(QStringLiteral("draw"), {}, [this] { askDraw(); });
  stop_ = action(QStringLiteral("stop"), {}, [this] { askStop(); });
  turn_ = action(QStringLiteral("redo"), QKeySequence(QStringLiteral("Shift+Space")),
                 [&p] { p.playFast(FastTurn::Reach::Turn); });
  round_ = action(QStringLiteral("redo"), QKeySequence(QStringLiteral("Ctrl+Return")),
                  [&p] { p.playFast(FastTurn::Reach::Round); });
  print_ = action(QStringLiteral("print"), QKeySequence(QStringLiteral("Ctrl+Shift+P")), [this] { printSheet(); });
  pdf_ = action(QStringLiteral("export"), {}, [this] { savePdf(); });
  forward_ = action({}, QKeySequence(Qt::Key_Right), [this] { lessonBar_->nextButton().click(); });
  backward_ = action({}, QKeySequence(Qt::Key_Left), [this] { lessonBar_->backButton().click(); });
  faster_ = action({}, QKeySequence(Qt::Key_Up), [this] { lessonBar_->faster(1); });
  slower_ = action({}, QKeySequence(Qt::Key_Down), [this] { lessonBar_->faster(-1); });
  sort_ = action({}, QKeySequence(QStringLiteral("Ctrl+K")), [this] { nextOrder(); });
  turnBoard_ = action({}, QKeySequence(QStringLiteral("Ctrl+B")), [&p] { p.turnBoard(); });
  orders_ = new QActionGroup(this);
  for (const auto by : {HandOrder::By::Suit, HandOrder::By::Rank, HandOrder::By::Game, HandOrder::By::Own}) {
    auto* order = orders_->addAction(QString());
    order->setCheckable(true);
    order->setData(static_cast<int>(by));
    connect(order, &QAction::triggered, this, [&p, by] { p.orderHand(by); });
  }
  table_->setActions({turn_, round_});
  end_->setSheetActions({print_, pdf_});
  more_ = tool(new QToolButton);
  more_->setText(QStringLiteral("⋯"));
  more_->setPopupMode(QToolButton::InstantPopup);
  auto* menu = new QMenu(more_);
  menu->addActions({again_, draw_, resign_, stop_, turnBoard_});
  hand_ = menu->addMenu(QString());
  hand_->addActions(orders_->actions());
  coach_ = menu->addAction(QString());
  speed_ = menu->addMenu(QString());
  buildSpeed();
  menu->addSeparator();
  menu->addActions({print_, pdf_});
  more_->setMenu(menu);
  // A click elsewhere closes the menu, and the button would go on looking as if the mouse were on it.
  connect(menu, &QMenu::aboutToHide, more_, [this] {
    more_->setAttribute(Qt::WA_UnderMouse, more_->rect().contains(more_->mapFromGlobal(QCursor::pos())));
    more_->update();
  });
  for (int part = 0; part < 3; ++part) {
    QToolButton* b = tool(new QToolButton);
    b->setCheckable(true);
    connect(b, &QToolButton::clicked, this, [this, part] { pickPanel(part); });
    panels_ << b;
  }
}

// Computers win without paper and fanfares.
void TablePlace::celebrate() {
  const Session* now = session();
  if (!now || !now->match().over()) {
    wasOver_ = false;
    return celebration_->stop();
  }
  if (std::exchange(wasOver_, true)) return;
  const Result result = now->match().result();
  const bool persons = std::ranges::any_of(result.winners(), [&](Seat k) { return now->isPerson(k); });
  if (!persons || result.isDraw()) return;
  if (context_.settings.celebrates() && context_.settings.pace() > 0) celebration_->begin(*tableLook().theme);
  if (context_.settings.sounds()) sounds_.play(Sounds::kFanfare);
}

void TablePlace::connectTable() {
  connect(table_, &TableWidget::noise, this, [this](Noise heard) {
    if (!context_.settings.sounds() || !isVisible()) return;
    sounds_.play(heard == Noise::Dice ? Sounds::kDice : heard == Noise::Card ? Sounds::kCard : Sounds::kWood);
  });
  connect(table_, &TableWidget::textEntered, &presenter_, &Presenter::type);
  connect(table_, &TableWidget::nothingThere, &presenter_, &Presenter::explain);
  connect(table_, &TableWidget::closedPressed, &presenter_, &Presenter::explainButton);
  connect(table_, &TableWidget::throwReleased, &presenter_, &Presenter::throwDice);
  connect(table_, &TableWidget::outcomeEntered, &presenter_, &Presenter::settle);
  connect(table_, &TableWidget::curtainLifted, &presenter_, &Presenter::liftCurtain);
  connectDesk();
  connect(table_, &TableWidget::handSorted, &presenter_, &Presenter::arrangeHand);
  const auto key = [](const QString& whose) { return QStringLiteral("hand-%1").arg(whose).toLatin1(); };
  presenter_.setHandKeeper(
      {[this, key](const QString& whose) { return context_.settings.value(key(whose).constData()).toString(); },
       [this, key](const QString& whose, const QString& order) {
         context_.settings.set(key(whose).constData(), order);
       }});
}

void TablePlace::connectBars() {
  connect(side_, &SidePanel::plyPicked, &presenter_, &Presenter::lookBack);
  connect(side_, &SidePanel::gamePicked, this, &TablePlace::gamePicked);
  connect(banner_, &Banner::closed, this, &TablePlace::focusTable);
  connect(end_, &EndPanel::again, this, &TablePlace::again);
  connect(end_, &EndPanel::swap, this, [this] {
    tell(presenter_.swapSeats());
    table_->setFocus();
  });
  connect(end_, &EndPanel::backToBox, this, [this] {
    leave();
    emit backToBox();
  });
  connect(end_, &EndPanel::backToEvening, this, &TablePlace::backToEvening);
  connect(lessonBar_, &LessonBar::next, this, [this] { presenter_.stepLesson(1); });
  connect(lessonBar_, &LessonBar::back, this, [this] { presenter_.stepLesson(-1); });
  connect(lessonBar_, &LessonBar::closed, this, &TablePlace::leaveLesson);
  connect(lessonBar_, &LessonBar::goOn, this, [this] { presenter_.stepLesson(0); });
  connect(lessonBar_, &LessonBar::tryIt, this, [this] {
    if (tell(presenter_.leaveLessonToTry())) table_->setFocus();
  });
  connect(practice_, &PracticeBar::dealPicked, this, [this](quint64 seed) {
    tell(presenter_.newDeal(seed));
    table_->setFocus();
  });
  connect(practice_, &PracticeBar::winnableOnlyChanged, this,
          [this](bool on) { context_.settings.set("winnableOnly", on); });
  connect(practice_, &PracticeBar::finishAsked, this, [this] {
    table_->setFocus(); // the button goes away
    presenter_.finish();
  });
  connect(practice_, &PracticeBar::stopAsked, &presenter_, &Presenter::stopFinishing);
  connect(practice_, &PracticeBar::focusLeft, this, &TablePlace::focusTable);
  connect(practice_, &PracticeBar::jumpAsked, this, [this](int ply) {
    presenter_.lookBack(ply);
    const Match& match = session()->match();
    const Event& made = match.event(static_cast<std::size_t>(ply));
    table_->showHint(match.at(static_cast<std::size_t>(ply)).gestureOf(made.seat, made.move));
  });
  connect(practice_, &PracticeBar::daysAsked, this,
          [this] { practice_->days().showWon(daysWon(context_.store, presenter_.gameId())); });
}

void TablePlace::connectPresenter() {
  connect(&presenter_, &Presenter::opened, this, &TablePlace::open);
  connect(&presenter_, &Presenter::changed, this, &TablePlace::refresh);
  connect(&presenter_, &Presenter::shown, this, &TablePlace::show);
  connect(&presenter_, &Presenter::covered, table_, &TableWidget::showCurtain);
  connect(&presenter_, &Presenter::told, this,
          [this](const Presenter::Told& told) { table_->announce(told.shown, told.spoken, told.brief); });
  connect(&presenter_, &Presenter::missed, table_, &TableWidget::showMissed);
  connect(&presenter_, &Presenter::hinted, table_, &TableWidget::showHint);
  connect(&presenter_, &Presenter::lookedBack, this, &TablePlace::showLookingBack);
  connect(&presenter_, &Presenter::winnableWanted, practice_, &PracticeBar::newDeal);
  connect(&presenter_, &Presenter::trouble, banner_, &Banner::tell);
  connect(&presenter_, &Presenter::played, this, &TablePlace::matchesChanged);
}

void TablePlace::retranslate() {
  const auto keysOf = [](const QAction* a) { return a->shortcut().toString(QKeySequence::NativeText); };
  const auto name = [&keysOf](QAction* a, const QString& text) {
    a->setText(text);
    const QString keys = keysOf(a);
    a->setToolTip(keys.isEmpty() ? text : QStringLiteral("%1 (%2)").arg(text, keys));
  };
  name(undo_, tr("Undo"));
  name(redo_, tr("Redo"));
  name(hint_, tr("Hint"));
  name(hurry_, tr("Move now"));
  name(pause_, tr("Pause"));
  name(again_, tr("New match"));
  name(resign_, tr("Give up…"));
  name(draw_, tr("Offer a draw…"));
  name(stop_, tr("End the match here…"));
  name(turn_, tr("Whole turn"));
  name(round_, tr("Whole round"));
  turn_->setToolTip(tr("Plays the turn on by itself until something has to be decided (%1)").arg(keysOf(turn_)));
  round_->setToolTip(tr("Plays a round on by itself until something has to be decided (%1)").arg(keysOf(round_)));
  name(sort_, tr("Sort the hand"));
  name(turnBoard_, tr("Turn the board"));
  hand_->setTitle(tr("My hand"));
  refreshSpeed();
  const QString orders[] = {tr("Sorted by suit"), tr("Sorted by rank"), tr("As the game keeps it"), tr("As I laid it")};
  for (int i = 0; i < 4; ++i) name(orders_->actions()[i], orders[i]);
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
  if (event->type() != QEvent::LanguageChange) return;
  retranslate();
  presenter_.refresh();
}

void TablePlace::hideEvent(QHideEvent*) {
  tick_.stop();
  table_->raceDesk().stop();
  lessonBar_->setRunning(false);
  presenter_.wake(false);
}

// What lies over the table follows it, once everything has its new size.
bool TablePlace::eventFilter(QObject* watched, QEvent* event) {
  const QEvent::Type type = event->type();
  if (type == QEvent::Resize || type == QEvent::Move || type == QEvent::LayoutRequest || type == QEvent::Show)
    if (!banner_->isHidden() || !end_->isHidden())
      QMetaObject::invokeMethod(this, &TablePlace::placeOverTable, Qt::QueuedConnection);
  return QWidget::eventFilter(watched, event);
}

void TablePlace::placeOverTable() {
  const QWidget* under = split_->isHidden() ? static_cast<QWidget*>(bare_) : table_;
  const QRect table(under->mapTo(this, QPoint()), under->size());
  const TableCanvas& canvas = table_->canvas();
  if (!end_->isHidden()) end_->place(table, QRect(canvas.mapTo(this, QPoint()), canvas.size()), canvas.scene());
  if (banner_->isHidden()) return;
  const int wide = table.width() - 12;
  banner_->setGeometry(table.left() + 6, table.top() + 4, wide, banner_->layout()->heightForWidth(wide));
  banner_->raise();
}

void TablePlace::showEvent(QShowEvent*) {
  refreshBare();
  tick_.start();
  presenter_.wake(true);
}

// Keys that the table has no use for: the way out of looking back and of what happens by itself.
void TablePlace::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape && presenter_.isFinishing()) return presenter_.stopFinishing();
  if (event->key() == Qt::Key_Escape && presenter_.isLookingBack()) return banner_->escape();
  if (lesson()) {
    if (event->key() == Qt::Key_Escape) return leaveLesson();
    if (event->key() == Qt::Key_Space) return lessonBar_->runButton().click();
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return lessonBar_->nextButton().click();
  }
  QWidget::keyPressEvent(event);
}

void TablePlace::applySettings() {
  layout()->itemAt(0)->widget()->setMinimumHeight(0);
  const Settings& settings = context_.settings;
  table_->setLook(tableLook());
  table_->setAutoFillBackground(false); // the window's own colour lies behind it
  table_->setPace(settings.pace());
  table_->raceDesk().setPace(settings.pace());
  table_->raceDesk().setKeys(settings.value("raceKeys").toString());
  table_->setQuickDice(settings.quickDice());
  presenter_.setHabits(
      {settings.boardTurns(), settings.quickDice(), settings.fastTurns(), settings.winnableOnly(), settings.pace()});
  const QColor colour = mk::style().text;
  for (QAction* a : actions())
    if (const QString picture = a->property("picture").toString(); !picture.isEmpty())
      a->setIcon(moreMenu().actions().contains(a) ? menuIcon(picture) : icon(picture, colour));
  back_->setIcon(icon(QStringLiteral("back"), colour));
  for (QToolButton* tool : tools_) tool->setIconSize({20, 20});
  refreshClock();
  refreshSpeed();
  presenter_.refresh();
}

QMenu& TablePlace::moreMenu() { return *more_->menu(); }

void TablePlace::show(const Presenter::Shown& now) {
  table_->setLastMove(now.last);
  table_->setCurrentSeat(now.current);
  table_->setSeatMark(now.mark);
  const Seat acts = now.current != kNobody || !session() ? now.current : session()->viewer();
  const ProfileId id = session() && acts >= 0 ? session()->setup().seats.value(acts).profile : kNoId;
  if (const auto who = id == kNoId ? std::nullopt : context_.store.profile(id))
    table_->setSeatPicture(avatarOf(who->colour, who->avatar, who->name, 96), who->name);
  table_->setHandSortable(now.sortable);
  sort_->setEnabled(now.sortable);
  hand_->menuAction()->setVisible(now.sortable);
  if (now.sortable) orders_->actions()[static_cast<int>(presenter_.handOrder(now.view.bottom).by)]->setChecked(true);
  table_->setView(now.view, now.arrange, now.legal, now.moves, now.steps);
  if (now.asks)
    table_->askOutcome(*now.asks, now.meanings);
  else
    table_->stopAsking();
  table_->awaitThrow(now.awaitsThrow, now.deals);
  table_->setCountdown(now.countdown);
  if (now.atSheet) focusSheet();
  showWatch(now.watch);
  refreshAdvice(); // somebody else may sit before the table
}

// By suit, by rank, as the game keeps it, and on.
void TablePlace::nextOrder() {
  const QAction* now = orders_->checkedAction();
  const int at = now ? now->data().toInt() : static_cast<int>(HandOrder::By::Game);
  presenter_.orderHand(static_cast<HandOrder::By>((at + 1) % 3));
}

// What stands around the table.
void TablePlace::refresh() {
  Session* now = session();
  const QString opening = now ? openingOf(now->match(), presenter_.shownPly(), context_.lang()) : QString();
  title_->setText(presenter_.title(context_.lang()) +
                  (opening.isEmpty() ? QString() : QStringLiteral(" · ") + opening));
  if (now && now->game().info->kind == Kind::Solitaire)
    practice_->show(*now, context_.settings.winnableOnly(),
                    presenter_.isFinishing() ? PracticeBar::Rest::Running
                    : presenter_.mayFinish() ? PracticeBar::Rest::Offered
                                             : PracticeBar::Rest::No,
                    presenter_.isCovered());
  else
    practice_->leave();
  if (const Lesson* lesson = presenter_.lesson()) lessonBar_->show(*lesson, context_.lang());
  closeExplained();
  opponents_->show(now);
  clocks_->show(now);
  refreshActions();
  refreshClock();
  refreshBare();
  QWidget* bar = layout()->itemAt(0)->widget(); // as high as it has been: what stands in it comes and goes
  bar->setMinimumHeight(std::max(bar->minimumHeight(), bar->sizeHint().height()));
  if (!now) return;
  if (!presenter_.isLookingBack()) side_->refresh(now, presenter_.viewer());
  if (lookedAt_ >= 0 && !presenter_.isLookingBack()) showLookingBack(-1, 0);
  if (now->match().over() && !presenter_.isCovered() && !presenter_.isLookingBack())
    end_->show(*now, Evening::readText(context_.settings.value(Evening::kKept).toString()).has(now->setup()));
  else
    end_->hide();
  placeOverTable();
  celebrate();
}

void TablePlace::showLookingBack(int ply, int last) {
  lookedAt_ = ply;
  if (ply < 0) {
    lookedBy_ = 0;
    banner_->hide();
    return focusTable();
  }
  side_->setShownPly(ply);
  table_->awaitThrow(false);
  end_->hide(); // until the end is shown again
  const auto go = [this](std::size_t by, int to) {
    lookedBy_ = by;
    presenter_.lookBack(to);
  };
  std::optional<MoveNumbers> numbers;
  if (ply > 0 && session()) numbers.emplace(*session());
  const bool pairs = numbers && numbers->first();
  const QString at = pairs ? tr("You are looking back: after %1", "such as 12. Nf6")
                                 .arg(numbers->of(ply - 1) + u' ' + writtenMove(*session(), ply - 1))
                           : tr("You are looking back: after %1 of %2.", "events of the log").arg(ply).arg(last);
  banner_->ask(at,
               {{tr("‹ Earlier"), [go, ply] { go(0, ply - 1); }},
                {tr("Later ›"), [go, ply] { go(1, ply + 1); }},
                {tr("Back to the match"), [this, last] { presenter_.lookBack(last); }}},
               lookedBy_, 2);
  placeOverTable();
}

// Where what had the keyboard has gone, it is at the table: never on a button that leads away.
void TablePlace::focusTable() {
  if (presenter_.isLookingBack()) return; // the banner has asked anew
  if (lesson())
    lessonBar_->runButton().setFocus();
  else
    table_->setFocus();
}

void TablePlace::refreshClock() {
  const Session* now = session();
  if (!now || !context_.settings.clockShown() || now->match().clocks()) return clock_->clear();
  const qint64 seconds = now->milliseconds() / 1000;
  QString text = QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0'));
  const bool over = now->match().over();
  if (over && clock_->text().contains(u':')) text = clock_->text().trimmed().section(u' ', -1); // it has stopped
  // Alone one's own; in a race those of whoever plays, and none behind the cover.
  const Seat whose = now->setup().seats.size() == 1 ? Seat{0}
                     : now->isCoveredRace()         ? presenter_.viewer().seat
                                                    : kNobody;
  if (context_.settings.scoreShown() && now->game().info->kind == Kind::Solitaire && whose != kNobody) {
    const Result result = over ? now->match().result() : now->match().now().result();
    if (const auto at = static_cast<std::size_t>(whose); at < result.scores.size())
      text = tr("%n points", nullptr, result.scores[at]) + QStringLiteral("   ") + text;
  }
  clock_->setText(text + QStringLiteral("   "));
}

void TablePlace::pickPanel(int part) {
  const bool same = side_->isVisible() && side_->part() == part;
  context_.settings.set("panel", same ? QString() : QString::number(part));
  side_->showPart(static_cast<SidePanel::Part>(part));
  side_->setVisible(!same);
  refreshActions();
  if (session()) side_->refresh(session(), presenter_.viewer());
}

} // namespace mk
