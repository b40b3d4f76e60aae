// Putting the places together.
#include "app/shell/window.h"
#include "app/shell/deal_menu.h"

#include "app/shell/book_place.h"
#include "app/shell/box_place.h"
#include "app/shell/evening_place.h"
#include "app/shell/game_page.h"
#include "app/shell/import.h"
#include "app/shell/keys_help.h"
#include "app/shell/landing.h"
#include "app/shell/records_place.h"
#include "app/shell/settings_place.h"
#include "app/shell/side_panel.h"
#include "app/shell/style.h"
#include "app/shell/table_export.h"
#include "app/shell/table_look.h"
#include "app/shell/table_place.h"
#include "app/shell/tile_view.h"
#include "app/store/copies.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QDir>
#include <QDragEnterEvent>
#include <QFile>
#include <QHBoxLayout>
#include <QMimeData>
#include <QPainter>
#include <QPushButton>
#include <QStackedWidget>
#include <QStandardPaths>
#include <QStyle>
#include <QThreadPool>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace mk {

namespace {

constexpr QSize kThumbnail{192, 120};

QString thumbnailFolder(const Store& store) {
  return store.dataDir().isEmpty() ? QString() : QDir(store.dataDir()).filePath(QStringLiteral("thumbnails"));
}

QString droppedFile(const QMimeData& data) {
  const QList<QUrl> urls = data.urls();
  return urls.size() == 1 ? urls.first().toLocalFile() : QString();
}

} // namespace

Window::Window(Context& context, QWidget* parent)
    : QWidget(parent), context_(context),
      pictures_(thumbnailFolder(context.store), kThumbnail,
                [this](const MatchSummary& match, QSize size, double ratio) { return pictureAt(match, size, ratio); }),
      stack_(new QStackedWidget), banner_(new Banner) {
  setObjectName(QStringLiteral("window"));
  setMinimumSize(800, 560);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(0);
  row->addWidget(buildRail());
  auto* column = new QVBoxLayout;
  column->setSpacing(0);
  column->addWidget(banner_);
  column->addWidget(stack_, 1);
  row->addLayout(column, 1);

  box_ = new BoxPlace(context_.box, pictures_);
  game_ = new GamePage(context_);
  import_ = new Import(context_, this);
  for (int i = 0; i < Game; ++i) stack_->addWidget(i == Box ? static_cast<QWidget*>(box_) : new QWidget);
  stack_->addWidget(game_);
  connect(box_, &BoxPlace::gamePicked, this, &Window::openGame);
  connect(box_, &BoxPlace::matchPicked, this, &Window::resume);
  connect(box_, &BoxPlace::matchDropped, this, [this](MatchId id) {
    const auto match = context_.store.matchSummary(id);
    const BoxedGame* found = match ? context_.box.find(match->setup.game) : nullptr;
    banner_->ask(
        tr("Remove the unfinished match of “%1” for good?").arg(found ? found->name(context_.lang()) : QString()),
        {{tr("No, keep it"), [] {}}, {tr("Yes, remove it"), [this, id] { removeMatch(id); }}});
  });
  connect(game_, &GamePage::play, this, &Window::startMatch);
  connect(game_, &GamePage::back, this, [this] { go(Box); });
  connect(game_, &GamePage::gamePicked, this, &Window::openGame);
  connect(game_, &GamePage::lesson, this, [this](const QString& id) {
    if (const BoxedGame* found = context_.box.find(id); found && table().startLesson(*found)) go(Table);
  });
  connectImport();
  connect(&context_.settings, &Settings::changed, this, [this](const QString& key) {
    static const QStringList own{QStringLiteral("panel"),     QStringLiteral("geometry"),
                                 QStringLiteral("lastNames"), QStringLiteral("exchangeFolder"),
                                 QStringLiteral("welcomed"),  QStringLiteral("evening")};
    if (!own.contains(key) && !key.startsWith(QStringLiteral("options-")) && !key.startsWith(QStringLiteral("ways-")))
      applySettings();
  });
  const auto key = [this](const QKeySequence& pressed, auto act) {
    auto* action = new QAction(this);
    action->setShortcut(pressed);
    connect(action, &QAction::triggered, this, act);
    addAction(action);
  };
  key(Qt::Key_F11, [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
  key(Qt::Key_F1, [this] { showKeys(); });
  key(QKeySequence(QStringLiteral("Ctrl++")), [this] { context_.settings.enlargeText(1); });
  key(QKeySequence(QStringLiteral("Ctrl+=")), [this] { context_.settings.enlargeText(1); });
  key(QKeySequence(QStringLiteral("Ctrl+-")), [this] { context_.settings.enlargeText(-1); });
  key(QKeySequence(QStringLiteral("Ctrl+0")), [this] { context_.settings.enlargeText(0); });
  applySettings();
  retranslate();
  restoreGeometry(context_.settings.value("geometry").toByteArray());
  refreshMatches();
  go(Box);
}

Window::~Window() = default;

// Places that nobody has been to yet cost nothing.
template <class P> P& Window::made(P*& place, Place at) {
  if (place) return *place;
  place = new P(context_);
  QWidget* empty = stack_->widget(at);
  stack_->insertWidget(at, place);
  stack_->removeWidget(empty);
  delete empty;
  return *place;
}

TablePlace& Window::table() {
  if (table_) return *table_;
  TablePlace& made = this->made(table_, Table);
  connect(table_, &TablePlace::backToBox, this, [this] { go(Box); });
  connect(table_, &TablePlace::backToEvening, this, [this] { go(Evening); });
  connect(table_, &TablePlace::setUpAgain, this, &Window::openGame);
  connect(table_, &TablePlace::gamePicked, this, &Window::openGame);
  connect(table_, &TablePlace::resumeAsked, this, &Window::resume);
  new DealMenu(*table_);
  new TableExport(*table_);
  return made;
}

BookPlace& Window::book() {
  if (book_) return *book_;
  BookPlace& made = this->made(book_, Book);
  connect(book_, &BookPlace::playAsked, this, &Window::openGame);
  connect(book_, &BookPlace::told, this, [this](const QString& message) { banner_->tell(message); });
  return made;
}

RecordsPlace& Window::records() {
  if (records_) return *records_;
  RecordsPlace& made = this->made(records_, Records);
  connect(records_, &RecordsPlace::matchPicked, this, [this](MatchId id) { resumeToLookThrough(id); });
  connect(records_, &RecordsPlace::reviewPicked, this, [this](MatchId id) {
    resumeToLookThrough(id);
    table().openReview();
  });
  connect(records_, &RecordsPlace::gamePicked, this, &Window::openGame);
  return made;
}
SettingsPlace& Window::settings() { return made(settings_, SettingsPage); }
ProfilesPlace& Window::profiles() { return made(profiles_, Profiles); }

EveningPlace& Window::evening() {
  if (evening_) return *evening_;
  EveningPlace& made = this->made(evening_, Evening);
  connect(evening_, &EveningPlace::play, this, &Window::startMatch);
  connect(evening_, &EveningPlace::resume, this, &Window::resume);
  return made;
}

QToolButton* Window::railButton(Place place, const QString& iconName, const QString& keys) {
  auto* button = new QToolButton;
  button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
  button->setProperty("picture", iconName);
  button->setProperty("place", place);
  button->setIconSize({26, 26});
  connect(button, &QToolButton::clicked, this, [this, place] { go(place); });
  auto* action = new QAction(this);
  action->setShortcut(QKeySequence(keys));
  connect(action, &QAction::triggered, this, [this, place] { go(place); });
  addAction(action);
  rail_ << button;
  return button;
}

QWidget* Window::buildRail() {
  auto* rail = new QFrame;
  rail->setObjectName(QStringLiteral("rail"));
  auto* column = new QVBoxLayout(rail);
  column->setContentsMargins(4, 8, 4, 8);
  column->setSpacing(4);
  column->addWidget(railButton(Box, QStringLiteral("box"), QStringLiteral("Ctrl+1")));
  column->addWidget(railButton(Table, QStringLiteral("table"), QStringLiteral("Ctrl+2")));
  column->addWidget(railButton(Book, QStringLiteral("book"), QStringLiteral("Ctrl+3")));
  column->addWidget(railButton(Records, QStringLiteral("records"), QStringLiteral("Ctrl+4")));
  column->addWidget(railButton(Evening, QStringLiteral("moves-list"), QStringLiteral("Ctrl+6")));
  column->addStretch(1);
  column->addWidget(railButton(Profiles, QStringLiteral("people"), QStringLiteral("Ctrl+5")));
  column->addWidget(railButton(SettingsPage, QStringLiteral("settings"), QStringLiteral("Ctrl+,")));
  return rail;
}

void Window::styleRail() {
  const Style& s = mk::style();
  for (QToolButton* button : rail_) {
    button->setIcon(icon(button->property("picture").toString(), s.onRail));
    button->setStyleSheet(QStringLiteral("QToolButton { background: transparent; color: %1; border: 2px solid "
                                         "transparent; border-radius: 10px; padding: 4px 0; }"
                                         "QToolButton:hover { border-color: %2; }"
                                         "QToolButton[here=\"true\"] { background: %2; }"
                                         "QToolButton:focus { border-color: %1; }")
                              .arg(s.onRail.name(), s.railPicked.name()));
  }
  findChild<QFrame*>(QStringLiteral("rail"))
      ->setStyleSheet(QStringLiteral("QFrame#rail { background: %1; border: none; }").arg(s.rail.name()));
}

// As wide as the longest name, so that large writing is not cut.
void Window::sizeRail() {
  int width = 84;
  for (const QToolButton* b : rail_) b->ensurePolished(); // or the letters would have another size at first
  for (const QToolButton* b : rail_) width = std::max(width, b->fontMetrics().horizontalAdvance(b->text()) + 14);
  for (QToolButton* b : rail_) b->setFixedSize(width, 48 + b->fontMetrics().height());
  findChild<QFrame*>(QStringLiteral("rail"))->setFixedWidth(width + 8);
}

void Window::retranslate() {
  setWindowTitle(tr("Mängukast"));
  const QString names[] = {tr("Box"),     tr("Table"),    tr("Book"),    tr("Records"),
                           tr("Evening"), tr("Profiles"), tr("Settings")};
  for (int i = 0; i < rail_.size(); ++i) {
    rail_[i]->setText(names[i]);
    const QString keys = actions()[i]->shortcut().toString(QKeySequence::NativeText);
    rail_[i]->setToolTip(QStringLiteral("%1 (%2)").arg(names[i], keys));
  }
  sizeRail();
}

void Window::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

void Window::paintEvent(QPaintEvent*) { QPainter(this).fillRect(rect(), mk::style().window); }

void Window::applySettings() {
  const Settings& settings = context_.settings;
  const QString lang = settings.language();
  if (lang != context_.lang()) context_.language.set(lang);
  if (mk::style().theme != settings.theme()) applyStyle(*qApp, settings.theme());
  applyTextSize(*qApp, settings.textSize());
  applyTableLook(settings, lang);
  pictures_.setLook(settings.theme() + (settings.fourColours() ? "4" : "") +
                        (settings.value("largePieces").toBool() ? "L" : "") +
                        QString::number(tableLook().art->cardStyle().back) + settings.cloth() + lang,
                    devicePixelRatioF());
  styleRail();
  sizeRail();
  box_->setLanguage(lang);
  game_->applySettings();
  if (table_) table_->applySettings();
  if (book_) book_->applySettings();
}

Window::Place Window::place() const { return static_cast<Place>(stack_->currentIndex()); }

void Window::go(Place place) {
  lay(place);
  land(*stack_->currentWidget());
}

// The place is shown, but nothing in it has the focus yet: what is begun there is heard first.
void Window::lay(Place place) {
  switch (place) {
  case Table:
    table();
    break;
  case Book:
    book();
    break;
  case Records:
    records();
    break;
  case SettingsPage:
    settings();
    break;
  case Profiles:
    profiles();
    break;
  case Evening:
    evening();
    break;
  case Box:
    refreshMatches();
    break;
  case Game:
    break;
  }
  if (QWidget* there = QApplication::focusWidget(); there && stack_->isAncestorOf(there)) there->clearFocus();
  stack_->setCurrentIndex(place);
  for (QToolButton* button : rail_) {
    const int own = button->property("place").toInt();
    const bool here = own == place || (place == Game && own == Box);
    button->setAccessibleDescription(here ? tr("you are here") : QString());
    if (button->property("here").toBool() == here) continue;
    button->setProperty("here", here);
    button->style()->unpolish(button);
    button->style()->polish(button);
  }
}

void Window::removeMatch(MatchId id) {
  if (table_ && table_->session() && table_->session()->id() == id) table_->leave();
  const Written written = context_.store.removeMatch(id);
  if (!written.message.isEmpty()) banner_->tell(written.message);
  refreshMatches();
  land(*box_);
}

void Window::showKeys() {
  delete keys_;
  const KeysOf of = place() == Book                                  ? KeysOf::Book
                    : place() == Table && table_ && table_->lesson() ? KeysOf::Lesson
                    : place() == Table                               ? KeysOf::Table
                    : place() == Box                                 ? KeysOf::Box
                                                                     : KeysOf::Elsewhere;
  keys_ = new KeysHelp(of, this);
  keys_->open();
}

// An empty one where the match cannot be taken up.
QImage Window::pictureAt(const MatchSummary& match, QSize size, double devicePixelRatio) const {
  const BoxedGame* game = context_.box.find(match.setup.game);
  if (!game) return {};
  std::vector<std::string> log;
  for (const QString& line : context_.store.matchLog(match.id)) log.push_back(line.toStdString());
  const auto opened = Session::tryOut(*game, match.setup, log);
  return opened.session ? pictureOf(*opened.session, size, devicePixelRatio, context_.settings.boardTurns()) : QImage();
}

void Window::refreshMatches() {
  const QList<MatchSummary> matches = context_.store.unfinishedMatches();
  pictures_.keepMatches(matches);
  box_->setMatches(matches);
}

bool Window::openGame(const QString& idOrSlug) {
  if (context_.box.familyOfPage(idOrSlug)) { // a link to what the games of a family share
    go(Book);
    book().showPage(idOrSlug);
    return true;
  }
  const BoxedGame* found = context_.box.find(idOrSlug);
  if (!found) {
    banner_->tell(tr("There is no game “%1” in the box. Games go by their booklet number or their short name, such as "
                     "12 or kabe.")
                      .arg(idOrSlug.left(60)));
    return false;
  }
  go(Game);
  game_->showGame(*found);
  return true;
}

void Window::startMatch(const MatchSetup& setup) {
  const BoxedGame* found = context_.box.find(setup.game);
  if (!found) return;
  closeGreeting();
  lay(Table);
  table().startMatch(*found, setup);
  land(table());
}

void Window::connectImport() {
  setAcceptDrops(true);
  connect(game_, &GamePage::fileAsked, this, [this] { import_->askFile(*game_->game()); });
  connect(game_, &GamePage::positionAsked, this,
          [this](const MatchSetup& setup) { import_->askPosition(*game_->game(), setup); });
  connect(import_, &Import::play, this, &Window::startMatch);
  connect(import_, &Import::told, this, [this](const QString& message) {
    banner_->setVisible(!message.isEmpty());
    if (!message.isEmpty()) banner_->tell(message);
  });
  connect(import_, &Import::opened, this, &Window::resumeToLookThrough);
}

void Window::dragEnterEvent(QDragEnterEvent* event) {
  if (import_->takes(droppedFile(*event->mimeData()))) event->acceptProposedAction();
}

void Window::dropEvent(QDropEvent* event) {
  event->acceptProposedAction();
  import_->open(droppedFile(*event->mimeData()));
}

// With the moves beside the table, to step through.
void Window::resumeToLookThrough(MatchId id) {
  context_.settings.set("panel", QString::number(SidePanel::Log));
  resume(id);
}

void Window::resume(MatchId id) {
  closeGreeting();
  lay(Table);
  table().resumeMatch(id);
  land(table());
}

void Window::openFile(const QString& path) {
  if (QFile::exists(path)) return import_->open(path);
  banner_->tell(tr("There is no file “%1”.").arg(path.left(200)));
}

void Window::goOn() {
  const QList<MatchSummary> all = context_.store.unfinishedMatches();
  if (!all.isEmpty()) return resume(all.front().id);
  banner_->tell(tr("No match is waiting."));
}

// In words of one line over the box: nobody has to answer.
void Window::welcome() {
  Settings& settings = context_.settings;
  if (!banner_->isHidden()) return; // something more urgent is told
  // Who types finds a game, Enter opens one or begins the one that is open; what is asked is pressed only on purpose.
  const auto home = [this] { game_->isVisible() ? game_->playButton().setFocus() : land(*box_); };
  const QList<MatchSummary> all = context_.store.unfinishedMatches();
  if (!all.isEmpty()) {
    const BoxedGame* last = context_.box.find(all.front().setup.game);
    if (!last) return;
    greeting_ = tr("A match of “%1” is waiting.").arg(last->name(context_.lang()));
    banner_->ask(greeting_, {{tr("Go on"), [this] { goOn(); }}, {tr("Not now"), home}}, 0, 1);
    return home();
  }
  if (settings.value("welcomed", false).toBool()) return;
  settings.set("welcomed", true);
  const bool estonian = context_.lang() == u"et";
  greeting_ = welcomeText();
  banner_->ask(greeting_,
               {{estonian ? QStringLiteral("In English, please") : QStringLiteral("Eesti keeles, palun"),
                 [this, estonian, home] {
                   context_.settings.set("language", estonian ? "en" : "et");
                   home();
                 }},
                {tr("Who plays here?"), [this] { go(Profiles); }},
                {tr("Surprise me"), [this] { box_->surprise(); }},
                {tr("All right"), home}},
               3, 3);
  home();
}

// Whoever plays has answered it.
void Window::closeGreeting() {
  if (!greeting_.isEmpty() && banner_->text() == greeting_) banner_->escape();
  greeting_.clear();
}

QString Window::welcomeText() {
  return tr("Welcome! Pick a game; one more click and it is on the table. F1 shows the keys for every place.");
}

void Window::afterFirstPaint() {
  QStringList messages = context_.store.takeMessages();
  if (context_.store.isInMemory() && !context_.store.problem().isEmpty() && messages.isEmpty())
    messages << context_.store.problem();
  for (const PluginProblem& problem : context_.box.problems()) messages << problem.message();
  if (context_.box.games().isEmpty())
    messages << tr("No games were found. The family plugins belong in the folder “plugins” beside the program.");
  if (!messages.isEmpty()) banner_->tell(messages.join(u'\n'));
  context_.sources.cutBeside(this);
  context_.rulebook.refreshBeside(this, [this] { context_.sources.refresh(); });
  constexpr int kQuiet = 5000; // milliseconds after the start
  QTimer::singleShot(kQuiet, this, &Window::lookAfterTheStore);
}

// Beside the window, some seconds after the start: it reads the whole store. At the start itself only small ones, and
// those that were not closed well, are checked.
void Window::lookAfterTheStore() {
  if (context_.store.isInMemory()) return;
  QThreadPool::globalInstance()->start([self = QPointer<Window>(this), data = context_.store.dataDir()] {
    if (Store::isDamaged(data)) {
      QMetaObject::invokeMethod(qApp, [self] {
        if (self) self->mendTheStore();
      });
      return;
    }
    const QString why = makeDayCopy(data, QDate::currentDate());
    if (why.isEmpty()) return;
    QMetaObject::invokeMethod(qApp, [self, why] {
      if (self) self->banner_->tell(tr("Today's copy could not be made: %1").arg(why));
    });
  });
}

void Window::mendTheStore() {
  const bool mended = context_.store.repair();
  if (const QStringList messages = context_.store.takeMessages(); !messages.isEmpty())
    banner_->tell(messages.join(u'\n'));
  refreshMatches();
  if (mended) lookAfterTheStore();
}

void Window::closeEvent(QCloseEvent* event) {
  context_.settings.set("geometry", saveGeometry());
  if (table_) table_->leave();
  QWidget::closeEvent(event);
}

} // namespace mk
