// The box, the book and the settings in the window, as people use them: finding a game, both languages side by side,
// lists that drop down, pictures on sharp screens, matches that nobody has begun.
#include "app/shell/thumbnails.h"
#include "tests/running.h"

#include "app/shell/table_look.h"
#include "boards/painter.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QDialog>
#include <QLabel>
#include <QProcess>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QStyleOption>
#include <QTextBlock>
#include <QWheelEvent>

using namespace mk;

class BoxWindowTest : public QObject {
  Q_OBJECT
private slots:
  void initTestCase() { applyStyle(*qApp, {}); }
  void aTileOnASharpScreenShowsItsPictureOnce();
  void listsThatDropDownShowAllTheyHold_data();
  void listsThatDropDownShowAllTheyHold();
  void whatIsChosenOfARuleIsReadWhole_data();
  void whatIsChosenOfARuleIsReadWhole();
  void listsThatDropDownAreSpokenByName();
  void aMatchBeginsWithTheFocusAtItsTable();
  void theGameThatIsNamedComesFirst_data();
  void theGameThatIsNamedComesFirst();
  void aTableWithoutAMoveLeavesNothingBehind();
  void theDeleteKeyRemovesAnUnfinishedMatch();
  void aMatchIsShownAsItStands();
  void aPictureOfAMatchShowsNobodysCards();
  void theWheelScrollsThePage();
  void helpNeedsNoScreen();
  void whatCannotBeDrawnIsToldInTheLanguageOfTheProgram();
  void aComputerIsOneClickAway();
  // Who was chosen to sit there, and by which rules, stays when the family changes the language.
  void anotherLanguageLeavesTheSeatsAsTheyWereChosen() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("12");
    NEEDS("39");
    run.window->openGame("12");
    SetupForm& form = run.window->game().form();
    form.nameBox(0)->setEditText("Mari");
    form.kindBox(1)->setCurrentIndex(2);
    form.clockMinutes()->setValue(7);
    form.clockSeconds()->setValue(4);
    const auto before = form.setup();
    QCOMPARE(before.seats[1].level, 2);
    run.language.set("et");
    QCoreApplication::processEvents();
    auto after = form.setup();
    after.seed = before.seed;
    QCOMPARE(after.seats[0].name, QString("Mari"));
    QCOMPARE(after.seats[1].level, before.seats[1].level);
    QCOMPARE(after.options, before.options);
    QCOMPARE(form.clockMinutes()->value(), 7);
    run.window->openGame("39");
    form.setSeats(5);
    form.nameBox(4)->setEditText("Jüri");
    form.realDice()->setChecked(true);
    form.scorePad()->setChecked(true);
    run.language.set("en");
    QCoreApplication::processEvents();
    QCOMPARE(form.seats(), 5);
    QCOMPARE(form.setup().seats[4].name, QString("Jüri"));
    QVERIFY(form.realDice()->isChecked());
    QVERIFY(form.scorePad()->isChecked());
    run.window->openGame("12"); // another game begins as it always does
    QCOMPARE(form.kindBox(1)->currentIndex(), 0);
  }

  void keysAreToldAndTheScreenIsFilled();
  void theTableMovesAtThePaceThatIsChosen();
};

void BoxWindowTest::aTileOnASharpScreenShowsItsPictureOnce() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("12");
  const BoxedGame& game = *run.box.find("12");
  const auto drawn = [&](double ratio) {
    Thumbnails pictures({}, {192, 120});
    pictures.setLook("klassika", ratio);
    QSignalSpy ready(&pictures, &Thumbnails::ready);
    (void)pictures.of(game);
    ready.wait();
    return pictures.of(game).toImage();
  };
  const QImage sharp = drawn(2), usual = drawn(1);
  QCOMPARE(sharp.size(), QSize(384, 240));
  const QImage small = sharp.scaled(192, 120, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
  qint64 far = 0;
  for (int y = 12; y < 120; ++y)
    for (int x = 0; x < 192; ++x) far += std::abs(qGray(small.pixel(x, y)) - qGray(usual.pixel(x, y))) > 60;
  QVERIFY2(far < 192 * 108 / 20, qPrintable(QString::number(far)));
}

void BoxWindowTest::listsThatDropDownShowAllTheyHold_data() {
  QTest::addColumn<QString>("theme");
  for (const char* theme : {"klassika", "oo", "kontrast"}) QTest::newRow(theme) << QString(theme);
}

void BoxWindowTest::listsThatDropDownShowAllTheyHold() {
  QFETCH(QString, theme);
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("12");
  run.settings.set("theme", theme);
  run.window->go(Window::SettingsPage);
  run.window->openGame("1");
  int shown = 0;
  for (QWidget* place : {static_cast<QWidget*>(&run.window->settings()), static_cast<QWidget*>(&run.window->game())}) {
    run.window->go(place == &run.window->settings() ? Window::SettingsPage : Window::Game);
    for (QComboBox* box : place->findChildren<QComboBox*>()) {
      if (!box->isVisible() || box->count() == 0 || box->count() > box->maxVisibleItems()) continue;
      box->showPopup();
      QCoreApplication::processEvents();
      const QAbstractItemView& list = *box->view();
      const QRect last = list.visualRect(box->model()->index(box->count() - 1, 0));
      const QRect first = list.visualRect(box->model()->index(0, 0));
      QVERIFY2(first.top() >= 0 && last.bottom() < list.viewport()->height(), qPrintable(box->accessibleName()));
      for (int i = 0; i < box->count(); ++i) {
        const QRect line = list.visualRect(box->model()->index(i, 0));
        QVERIFY2(line.height() >= list.fontMetrics().height(), qPrintable(box->itemText(i)));
        QVERIFY2(list.viewport()->width() >= list.fontMetrics().horizontalAdvance(box->itemText(i)),
                 qPrintable(box->itemText(i)));
      }
      ++shown;
      box->hidePopup();
    }
  }
  QVERIFY(shown >= 3);
}

void BoxWindowTest::whatIsChosenOfARuleIsReadWhole_data() {
  QTest::addColumn<QString>("language");
  QTest::addColumn<QString>("game");
  for (const QString& language : languages())
    for (const char* game : {"172", "150"})
      QTest::addRow("%s, %s", game, qPrintable(language)) << language << QString::fromLatin1(game);
}

// In a small window a box of long names stands under the name of its rule.
void BoxWindowTest::whatIsChosenOfARuleIsReadWhole() {
  QFETCH(QString, language);
  QFETCH(QString, game);
  QTemporaryDir dir;
  Running run(dir.path(), language);
  if (!run.box.find(game)) QSKIP("the plugin of the game is not built");
  run.window->resize(1024, 640);
  run.window->openGame(game);
  QCoreApplication::processEvents();
  int read = 0;
  for (const OptionSpec& spec : run.box.find(game)->info->options) {
    const auto* box = qobject_cast<QComboBox*>(run.window->game().form().option(QString::fromLatin1(spec.key)));
    if (!box) continue;
    QStyleOptionComboBox look;
    look.initFrom(box);
    look.subControls = QStyle::SC_All;
    const QRect field = box->style()->subControlRect(QStyle::CC_ComboBox, &look, QStyle::SC_ComboBoxEditField, box);
    QVERIFY2(box->fontMetrics().horizontalAdvance(box->currentText()) <= field.width(), qPrintable(box->currentText()));
    ++read;
  }
  QVERIFY(read > 1);
}

// A screen reader takes the name from a label of its own: what is chosen is the other half.
void BoxWindowTest::listsThatDropDownAreSpokenByName() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("12");
  int named = 0;
  const auto look = [&](Window::Place place) {
    run.window->go(place);
    QCoreApplication::processEvents();
    for (QComboBox* box : run.window->findChildren<QComboBox*>()) {
      if (!box->isVisible() || box->isEditable()) continue;
      const auto labels = QAccessible::queryAccessibleInterface(box)->relations(QAccessible::Label);
      const QString of = box->currentText();
      QVERIFY2(labels.size() == 1, qPrintable(of));
      QVERIFY2(!labels.front().first->text(QAccessible::Name).isEmpty(), qPrintable(of));
      ++named;
    }
  };
  run.window->openGame("12");
  for (int again = 0; again < 2; ++again) // the boxes of the form are used again
    for (const Window::Place place :
         {Window::Box, Window::Game, Window::SettingsPage, Window::Records, Window::Evening})
      look(place);
  QVERIFY(named >= 20);
}

// Nothing else has it on the way there, or a screen reader would say "Back to the box" and "Choose a game".
void BoxWindowTest::aMatchBeginsWithTheFocusAtItsTable() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("12");
  run.window->activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(run.window.get()));
  for (int again = 0; again < 2; ++again) { // also where one lies there already
    run.window->openGame("12");
    QWidget* seen = nullptr;
    int steps = 0;
    const auto heard = connect(qApp, &QApplication::focusChanged, this, [&](QWidget*, QWidget* now) {
      if (now) seen = now, ++steps;
    });
    QTest::keyClick(&run.window->game().playButton(), Qt::Key_Space);
    QCoreApplication::processEvents();
    disconnect(heard);
    QCOMPARE(seen, &run.table().canvas());
    QCOMPARE(steps, 1);
  }
}

void BoxWindowTest::theGameThatIsNamedComesFirst_data() {
  QTest::addColumn<QString>("typed");
  QTest::addColumn<QString>("game");
  QTest::newRow("a name that is also the name of a section") << "male"
                                                             << "27";
  QTest::newRow("in the other language") << "chess"
                                         << "27";
  QTest::newRow("a number") << "12"
                            << "12";
  QTest::newRow("the beginning of a name") << "kab"
                                           << "12";
}

void BoxWindowTest::theGameThatIsNamedComesFirst() {
  QFETCH(QString, typed);
  QFETCH(QString, game);
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("12");
  NEEDS("150");
  QTest::keyClicks(&run.window->box().search(), typed);
  QTest::keyClick(&run.window->box().search(), Qt::Key_Return);
  QCOMPARE(run.window->place(), Window::Game);
  QCOMPARE(run.window->game().game()->id(), game);
  // Words that are no names find games of their kind.
  run.window->go(Window::Box);
  for (const char* word : {"solitaire", "pasjanss", "patience"}) {
    run.window->box().search().setText(word);
    const QList<int> rows = run.window->box().model().gameRows();
    QVERIFY2(std::ranges::any_of(rows,
                                 [&](int row) {
                                   BoxModel& model = run.window->box().model();
                                   return model.game(model.index(row, 0))->id() == "150";
                                 }),
             word);
  }
}

void BoxWindowTest::aTableWithoutAMoveLeavesNothingBehind() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("150");
  NEEDS("172");
  run.play("150");
  QVERIFY(QTest::qWaitFor([&] { return run.match().turn().isSeats(); }));
  QVERIFY(run.match().plies() > 0); // the cards have been dealt
  QCOMPARE(run.store->unfinishedMatches().size(), 0);
  run.play("172", 3);
  QVERIFY(QTest::qWaitFor([&] { return run.table().isCurtained(); }));
  QCOMPARE(run.store->unfinishedMatches().size(), 0);
  emit run.table().curtainLifted();
  const Seat seat = run.match().turn().seat();
  QVERIFY(run.session().play(seat, run.match().now().moves(seat).front()));
  QCOMPARE(run.store->unfinishedMatches().size(), 1);
  const auto kept = run.store->loadMatch(run.session().id()); // with the deal that came before
  QCOMPARE(kept->log, logOf(run.match()));
}

void BoxWindowTest::theDeleteKeyRemovesAnUnfinishedMatch() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("12");
  run.play("12");
  run.click("c3");
  run.click("d4");
  run.window->go(Window::Box);
  TileView& tiles = run.window->box().tiles();
  tiles.setFocus();
  tiles.setCurrentIndex(run.window->box().model().index(1, 0));
  QVERIFY(run.window->box().model().match(tiles.currentIndex()));
  QTest::keyClick(&tiles, Qt::Key_Delete);
  QCOMPARE(run.store->unfinishedMatches().size(), 1); // it is asked first
  const auto answers = run.window->banner().findChildren<QPushButton*>();
  QVERIFY(answers.size() >= 2);
  QTest::mouseClick(answers.last(), Qt::LeftButton);
  QCOMPARE(run.store->unfinishedMatches().size(), 0);
}

namespace {

// What lies in the middle of a tile's picture.
QImage middle(const QImage& picture) { return picture.copy(20, 20, 152, 80).convertToFormat(QImage::Format_RGB32); }

} // namespace

void BoxWindowTest::aMatchIsShownAsItStands() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("12");
  run.play("12");
  const QImage start = middle(pictureOf(*run.box.find("12"), {192, 120}, 1));
  TileView& tiles = run.window->box().tiles();
  const auto tile = [&] {
    const QRect rect = tiles.visualRect(run.window->box().model().index(1, 0));
    return middle(tiles.viewport()->grab(QRect(rect.topLeft() + QPoint(8, 8), QSize(192, 120))).toImage());
  };
  // As it stands after every visit to the table.
  for (const auto& [from, to] : {std::pair{"c3", "d4"}, {"b6", "a5"}}) {
    run.window->go(Window::Table);
    run.click(from);
    run.click(to);
    run.window->go(Window::Box);
    const QImage now = middle(pictureOf(run.session(), {192, 120}, 1, false));
    QVERIFY(now != start);
    QTRY_COMPARE(tile(), now);
  }
  run.window->go(Window::Table);
  QVERIFY(run.session().undo());
  run.window->go(Window::Box);
  QTRY_COMPARE(tile(), middle(pictureOf(run.session(), {192, 120}, 1, false)));
  // Looking at it has not made it known as opened: another window may go on with it.
  QVERIFY(run.session().play(run.match().turn().seat(), run.match().now().moves(run.match().turn().seat()).front()));
}

void BoxWindowTest::aPictureOfAMatchShowsNobodysCards() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("172");
  const auto look = [&](Viewer viewer) {
    DrawOptions options;
    options.compose.names = false;
    options.compose.smallestText = 0;
    return drawView(run.match().info().arrange, run.match().now().look(viewer), {192, 120}, tableLook(), 1, options);
  };
  run.play("172", 2); // two people
  QVERIFY(QTest::qWaitFor([&] { return run.match().turn().isSeats(); }));
  const Seat seat = run.match().turn().seat();
  QVERIFY(look(Viewer{seat}) != look(Viewer::everybody()));
  QCOMPARE(pictureOf(run.session(), {192, 120}, 1, false), look(Viewer::everybody()));
  run.window->openGame("172"); // one person sees the own hand
  run.window->game().form().kindBox(1)->setCurrentIndex(1);
  QTest::mouseClick(&run.window->game().playButton(), Qt::LeftButton);
  QVERIFY(QTest::qWaitFor([&] { return run.match().turn().has(0); }, 10'000));
  QCOMPARE(pictureOf(run.session(), {192, 120}, 1, false), look(Viewer{0}));
}

// Over a box that has not the keyboard the wheel changes nothing.
void BoxWindowTest::theWheelScrollsThePage() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("12");
  run.window->resize(900, 560);
  run.window->activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(run.window.get()));
  run.window->openGame("12");
  QCoreApplication::processEvents();
  SetupForm& form = run.window->game().form();
  QScrollArea* page = nullptr;
  for (QWidget* w = &form; w && !page; w = w->parentWidget()) page = qobject_cast<QScrollArea*>(w);
  QVERIFY(page);
  QTRY_VERIFY(page->verticalScrollBar()->maximum() > 100);
  const auto turn = [](QWidget& over) {
    const QPointF at = QRectF(over.rect()).center();
    QWheelEvent wheel(at, over.mapToGlobal(at), {}, {0, -120}, Qt::NoButton, {}, Qt::NoScrollPhase, false);
    QSpontaneKeyEvent::setSpontaneous(&wheel); // the mouse's own
    QApplication::instance()->notify(&over, &wheel);
  };
  QList<QWidget*> boxes{form.kindBox(0), form.nameBox(0), form.waysBox(), form.clockMinutes()};
  for (QWidget* box : form.findChildren<QComboBox*>()) boxes << box;
  for (QWidget* box : boxes) {
    const auto value = [&] {
      const auto* choice = qobject_cast<QComboBox*>(box);
      return choice ? choice->currentIndex() : qobject_cast<QSpinBox*>(box)->value();
    };
    if (!box->isEnabled() || box->isHidden()) continue;
    page->verticalScrollBar()->setValue(0);
    const int before = value();
    turn(*box);
    QCOMPARE(value(), before);
    QVERIFY(!box->hasFocus());
    QVERIFY(page->verticalScrollBar()->value() > 0);
  }
  form.kindBox(0)->setFocus();
  page->verticalScrollBar()->setValue(0);
  turn(*form.kindBox(0));
  QCOMPARE(form.kindBox(0)->currentIndex(), 1);
  QCOMPARE(page->verticalScrollBar()->value(), 0);
  form.clockMinutes()->setFocus();
  form.clockMinutes()->setValue(5);
  turn(*form.clockMinutes());
  QCOMPARE(form.clockMinutes()->value(), 4);
}

void BoxWindowTest::helpNeedsNoScreen() {
  const auto run = [](const QStringList& arguments, QProcess& program) {
    QProcessEnvironment nowhere = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) nowhere.remove(name);
    program.setProcessEnvironment(nowhere);
    program.start(QStringLiteral(MK_BIN_DIR "/mangukast"), arguments);
    return program.waitForFinished(20000) && program.exitStatus() == QProcess::NormalExit;
  };
  if (!QFile::exists(QStringLiteral(MK_BIN_DIR "/mangukast"))) QSKIP("the program is not built");
  QProcess help, wrong, window;
  QVERIFY(run({"--help"}, help));
  QCOMPARE(help.exitCode(), 0);
  QVERIFY(help.readAllStandardOutput().contains("--game"));
  QVERIFY(run({"--nonsense"}, wrong));
  QCOMPARE(wrong.exitCode(), 2);
  QVERIFY(run({"--lang", "en"}, window));
  QCOMPARE(window.exitCode(), 1);
  QVERIFY(window.readAllStandardError().contains("needs a screen"));
  QVERIFY(run({"--lang", "et"}, window));
  QVERIFY(window.readAllStandardError().contains("vajab ekraani"));
}

void BoxWindowTest::whatCannotBeDrawnIsToldInTheLanguageOfTheProgram() {
  if (!QFile::exists(QStringLiteral(MK_BIN_DIR "/mangukast"))) QSKIP("the program is not built");
  QTemporaryDir dir;
  const QString picture = dir.filePath("x.png");
  QFile log(dir.filePath("x.log"));
  QVERIFY(log.open(QIODevice::WriteOnly) && log.write("0 c3-d4\n\n0 \x1bx\n") > 0);
  log.close();
  const auto said = [&](const QString& lang, QStringList arguments) {
    if (!arguments.contains("--book") && !arguments.contains("--screenshot")) arguments << "--screenshot" << picture;
    QProcess program;
    program.start(QStringLiteral(MK_BIN_DIR "/mangukast"), arguments << "--lang" << lang);
    if (!program.waitForFinished(20000) || program.exitCode() != 1) return QStringLiteral("not refused");
    return QString::fromUtf8(program.readAllStandardError()).trimmed().section(u'\n', -1);
  };
  const std::pair<QStringList, std::pair<QString, QString>> cases[] = {
      {{"--game", "nope"}, {"There is no game “nope”.", "Mängu „nope“ ei ole."}},
      {{"--place", "game"}, {"--place game needs --game ID.", "--place game tahab juurde mängu: --game ID."}},
      {{"--place", "lesson"}, {"--place lesson needs --game ID.", "--place lesson tahab juurde mängu: --game ID."}},
      {{"--game", "12", "--log", "/nowhere/x"},
       {"/nowhere/x cannot be read: there is no such file or folder",
        "Faili /nowhere/x ei saa lugeda: sellist faili ega kausta ei ole"}},
      {{"--game", "12", "--log", "/dev/zero"},
       {"/dev/zero cannot be read: it is not an ordinary file",
        "Faili /dev/zero ei saa lugeda: see ei ole tavaline fail"}},
      {{"--game", "12", "--log", log.fileName()},
       {"Line 2 of the log, “0 \uFFFDx”, does not fit: It is not Seat 1's turn.",
        "Logi rida 2, „0 \uFFFDx“, ei sobi: Praegu ei käi Koht 1."}},
      {{"/nowhere/x.pgn"},
       {"/nowhere/x.pgn cannot be read: there is no such file or folder",
        "Faili /nowhere/x.pgn ei saa lugeda: sellist faili ega kausta ei ole"}},
      {{"--sheet", dir.filePath("x.pdf")},
       {"--sheet needs --game ID, a game with a score sheet.", "--sheet tahab juurde punktilehega mängu: --game ID."}},
      {{"--game", "nope", "--book", dir.filePath("x.pdf")}, {"There is no game “nope”.", "Mängu „nope“ ei ole."}},
      {{"--screenshot", "/nowhere/x.png"},
       {"/nowhere/x.png: there is no such file or folder", "/nowhere/x.png: sellist faili ega kausta ei ole"}},
  };
  for (const auto& [arguments, texts] : cases) {
    QCOMPARE(said("en", arguments), texts.first);
    QCOMPARE(said("et", arguments), texts.second);
  }
  QVERIFY(!QFile::exists(picture));
}

void BoxWindowTest::aComputerIsOneClickAway() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("1");
  run.window->openGame("1");
  QVERIFY(!run.window->game().computerButton().isHidden());
  QTest::mouseClick(&run.window->game().computerButton(), Qt::LeftButton);
  QCOMPARE(run.window->place(), Window::Table);
  QVERIFY(run.session().isPerson(0));
  QVERIFY(!run.session().isPerson(1));
  // Where a computer sits already it keeps its seat.
  run.window->openGame("1");
  run.window->game().form().kindBox(0)->setCurrentIndex(1);
  run.window->game().form().kindBox(1)->setCurrentIndex(0);
  QTest::mouseClick(&run.window->game().computerButton(), Qt::LeftButton);
  QVERIFY(!run.session().isPerson(0));
  QVERIFY(run.session().isPerson(1));
  for (const BoxedGame& game : run.box.games())
    if (game.info->maxSeats == 1) {
      run.window->openGame(game.id());
      QVERIFY2(run.window->game().computerButton().isHidden(), qPrintable(game.id()));
    }
}

void BoxWindowTest::keysAreToldAndTheScreenIsFilled() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("12");
  const auto press = [&](Qt::Key key) {
    for (QAction* action : run.window->actions())
      if (action->shortcut() == QKeySequence(key)) action->trigger();
  };
  press(Qt::Key_F11);
  QVERIFY(run.window->isFullScreen());
  press(Qt::Key_F11);
  QVERIFY(!run.window->isFullScreen());
  run.play("12");
  press(Qt::Key_F1);
  QStringList told;
  for (QLabel* label : run.window->findChild<QDialog*>()->findChildren<QLabel*>()) told << label->text();
  QVERIFY(told.contains("Ctrl+Z"));
  QVERIFY(told.contains("F11"));
  // Every line in full, in both languages, however long the list is.
  for (const char* lang : {"en", "et"}) {
    run.settings.set("language", lang);
    run.language.set(lang);
    press(Qt::Key_F1);
    auto* keys = run.window->findChild<QDialog*>();
    QVERIFY(keys->isVisible());
    QVERIFY(keys->height() <= keys->screen()->availableGeometry().height());
    for (const QLabel* label : keys->findChildren<QLabel*>())
      QVERIFY2(label->height() >= label->heightForWidth(label->width()) && label->width() >= label->minimumWidth(),
               qPrintable(label->text()));
  }
}

void BoxWindowTest::theTableMovesAtThePaceThatIsChosen() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("12");
  run.settings.set("animations", true);
  const auto lasts = [&](const char* speed) {
    run.settings.set("speed", speed);
    run.play("12");
    QTest::qWait(20);
    QElapsedTimer clock;
    clock.start();
    run.click("c3");
    run.click("d4");
    (void)QTest::qWaitFor([&] { return !run.table().canvas().isMoving(); }, 2000);
    return clock.elapsed();
  };
  QVERIFY(lasts("slow") > 330);
  QVERIFY(lasts("off") < 200);
  QCOMPARE(run.settings.pace(), 0);
}

QTEST_MAIN(BoxWindowTest)
#include "box_window_test.moc"
