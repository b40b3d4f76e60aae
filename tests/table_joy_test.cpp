// What makes the table pleasant: a touch that does nothing says so, forced men are marked, the bare table leads on, a
// win is celebrated and heard, moves are written in pairs, a file is opened, the first start welcomes.
#include "app/shell/sounds.h"
#include "boards/celebration.h"
#include "boards/notice.h"
#include "boards/scene.h"
#include "tests/running.h"

#include <QLabel>

using namespace mk;

class TableJoyTest : public QObject {
  Q_OBJECT
private slots:
  void initTestCase() { applyStyle(*qApp, {}); }

  void aTouchThatDoesNothingShowsWhatDoes() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("12");
    run.play("12");
    auto* happened = run.table().findChild<QLabel*>("happened");
    const QImage before = run.table().canvas().grab().toImage();
    run.click("a1"); // behind its own men
    QVERIFY(happened->toolTip().contains("ringed"));
    QVERIFY(run.table().canvas().grab().toImage() != before);
    QTest::qWait(2000);
    run.click("c3");
    run.click("d4");
    QCOMPARE(run.match().plies(), 1u);
  }

  void aCaptureThatHasToBeMadeIsMarked() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("12");
    MatchSetup setup;
    setup.game = "12";
    setup.seats << SeatPlayer{} << SeatPlayer{};
    setup.start = "W:Wa1,c1,e1,g1,c3:Bd4,h8";
    emit run.window->game().play(setup);
    QVERIFY(run.window->table().session());
    // Only c3 may move: it is ringed without the pointer being there.
    TableCanvas& canvas = run.table().canvas();
    const QRect around = canvas.scene().spot(*canvas.scene().placeAt(run.pointOf("c3")))->rect.toRect();
    const QRect other = canvas.scene().spot(*canvas.scene().placeAt(run.pointOf("c1")))->rect.toRect();
    const QImage image = canvas.grab().toImage();
    const double ratio = image.devicePixelRatio();
    const auto part = [&](const QRect& r) {
      return image.copy(QRect(r.topLeft() * ratio, r.size() * ratio).adjusted(-6, -6, 6, 6)).scaled(40, 40);
    };
    QVERIFY(part(around) != part(other));
    QCOMPARE(canvas.touch().targets().size(), std::size_t{1});
  }

  void theBareTableOffersTheLastMatch() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("12");
    run.window->go(Window::Table);
    QVERIFY(!run.table().isVisible());
    run.play("12");
    QVERIFY(run.table().isVisible());
    run.click("c3");
    run.click("d4");
    run.window->table().leave();
    run.window->go(Window::Table);
    QPushButton* goOn = nullptr;
    for (QPushButton* b : run.window->table().findChildren<QPushButton*>())
      if (b->isVisible() && b->property("main").toBool()) goOn = b;
    QVERIFY(goOn);
    QTest::mouseClick(goOn, Qt::LeftButton);
    QVERIFY(run.window->table().session());
    QCOMPARE(run.match().plies(), 1u);
  }

  void aNoteIsWrittenInFullAndCoversNoSheet() {
    QWidget table;
    table.resize(1100, 560);
    table.show();
    Notice notice(&table);
    QStringList lines;
    for (int i = 1; i <= 9; ++i) lines << QStringLiteral("%1. mängija võtab maha pandud kaartidest: ♣2").arg(i);
    notice.tell(QStringLiteral("Sinu eelmisest käigust saadik"), lines);
    Scene scene;
    for (const int wide : {560, 700, 850, 932, 1100}) { // a table that is taken but for a strip
      const QRect room(0, 0, wide, 560);
      scene.papers.assign(1, Paper());
      scene.papers.front().rect = QRectF(190, 0, wide - 190, 560);
      notice.place(room, scene);
      for (const QLabel* l : notice.findChildren<QLabel*>())
        QVERIFY2(l->heightForWidth(l->width()) <= l->height(), qPrintable(QString::number(wide)));
    }
    // Backs may be covered, what is written on a sheet may not.
    scene.papers.front().rect = QRectF(300, 0, 632, 560);
    for (int x = 0; x < 300; x += 30) {
      Sprite s;
      s.thing = Thing::card(Card::back());
      s.rect = QRectF(x, 0, 80, 540);
      scene.sprites.push_back(s);
    }
    notice.tell(QStringLiteral("Since"), {QStringLiteral("One")});
    notice.place({0, 0, 932, 560}, scene);
    QVERIFY(notice.geometry().right() <= 300);
  }

  void aWinOfAPersonIsCelebratedOnceAndCanBeSwitchedOff() {
    for (const bool on : {true, false}) {
      QTemporaryDir dir;
      Running run(dir.path());
      NEEDS("12");
      run.settings.set("animations", true);
      run.settings.set("celebration", on);
      run.play("12");
      run.click("c3");
      run.click("d4");
      auto* paper = run.table().findChild<Celebration*>();
      QVERIFY(paper->isHidden());
      QVERIFY(run.session().resign(1));
      QCOMPARE(!paper->isHidden(), on);
      if (on) QVERIFY(QTest::qWaitFor([&] { return paper->isHidden(); }, 4000));
      run.session().undo();
    }
  }

  void soundsThatCannotBePlayedAreSilent() {
    Sounds nowhere{QString()};
    QVERIFY(!nowhere.isThere());
    nowhere.play(Sounds::kWood);
    QTemporaryDir dir;
    QFile file(dir.filePath("mangukast-sound.so"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("no library");
    file.close();
    Sounds broken(file.fileName());
    broken.play(Sounds::kDice);
    broken.play(Sounds::kFanfare);
  }

  void movesOfDraughtsAreWrittenInPairs() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("12");
    run.play("12");
    run.settings.set("panel", "1");
    for (const auto& [from, to] : {std::pair{"c3", "d4"}, {"b6", "a5"}, {"d4", "e5"}}) run.click(from), run.click(to);
    run.window->table().side().showPart(SidePanel::Log);
    run.window->table().presenter().refresh();
    const QListView& log = run.window->table().side().log();
    const auto line = [&](int row) { return log.model()->index(row, 0); };
    QCOMPARE(log.model()->rowCount(), 3);
    const QString first = line(0).data().toString();
    QVERIFY2(first.startsWith("1."), qPrintable(first));
    QVERIFY(!line(1).data().toString().startsWith("2."));
    QVERIFY(line(2).data().toString().startsWith("2."));
    QCOMPARE(log.visualRect(line(0)).top(), log.visualRect(line(1)).top());
    QVERIFY(log.visualRect(line(2)).top() > log.visualRect(line(0)).top());
  }

  void theMovesAreWalkedByKeysAndTheBoardGoesAlong() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("12");
    run.play("12");
    run.settings.set("panel", "1");
    for (const auto& [from, to] : {std::pair{"c3", "d4"}, {"b6", "a5"}, {"d4", "e5"}}) run.click(from), run.click(to);
    TablePlace& table = run.window->table();
    table.side().showPart(SidePanel::Log);
    table.presenter().refresh();
    QListView& log = table.side().log();
    QVERIFY(log.isVisible());
    log.setFocus();
    QCOMPARE(log.currentIndex().row(), 2);
    const View last = run.table().view();
    QTest::keyClick(&log, Qt::Key_Home);
    QVERIFY(table.presenter().isLookingBack());
    QCOMPARE(log.currentIndex().row(), 0);
    QVERIFY(run.table().view() != last);
    QTest::keyClick(&log, Qt::Key_Right);
    QCOMPARE(log.currentIndex().row(), 1);
    QTest::keyClick(&log, Qt::Key_Escape);
    QVERIFY(!table.presenter().isLookingBack());
    QCOMPARE(log.currentIndex().row(), 2);
    QCOMPARE(run.table().view(), last);
  }

  // The first of a line as well as the second, whoever has moved last.
  void everyMoveOfAPairHasItsHalfOfTheLine() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("12");
    run.play("12");
    run.settings.set("panel", "1");
    run.window->table().side().showPart(SidePanel::Log);
    const QListView& log = run.window->table().side().log();
    for (const char* move : {"c3-d4", "b6-a5", "b2-c3", "a7-b6"}) {
      QVERIFY(run.session().play(run.match().turn().seat(), move));
      run.window->table().presenter().refresh();
      for (int row = 0; row < log.model()->rowCount(); ++row) {
        const QModelIndex line = log.model()->index(row, 0);
        const QString text = line.data().toString();
        const int wide = log.visualRect(line).width(), half = log.gridSize().width();
        QVERIFY2(wide > log.fontMetrics().horizontalAdvance(text), qPrintable(text));
        QVERIFY2(std::abs(wide - half) < 3, qPrintable(QStringLiteral("%1: %2 of %3").arg(text).arg(wide).arg(half)));
      }
    }
    QCOMPARE(log.model()->rowCount(), 4);
  }

  // While the note lies over the table the line beside the prompt does not say the same; what is told later takes the
  // note away.
  void whatTheNoteTellsIsToldOnce() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("12");
    run.play("12");
    TableWidget& table = run.table();
    auto* happened = table.findChild<QLabel*>("happened");
    auto* note = table.findChild<Notice*>();
    table.announce(QStringLiteral("Mari moves."));
    QVERIFY(!happened->text().isEmpty());
    const auto tell = [&] { table.showMissed(QStringLiteral("Since"), {QStringLiteral("Mari moves.")}); };
    tell();
    QVERIFY(!note->isHidden());
    QVERIFY(happened->text().isEmpty());
    QCOMPARE(happened->accessibleName(), QStringLiteral("Mari moves.")); // it is spoken all the same
    QTest::keyClick(&table.canvas(), Qt::Key_Down);
    QVERIFY(note->isHidden());
    QCOMPARE(happened->text(), QStringLiteral("Mari moves."));
    tell();
    QVERIFY(happened->text().isEmpty());
    table.announce(QStringLiteral("Jaan moves."));
    QVERIFY(note->isHidden());
    QCOMPARE(happened->text(), QStringLiteral("Jaan moves."));
  }

  void aFileNamedAtTheStartIsOpened() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("27");
    run.window->openFile(dir.filePath("none.pgn"));
    QVERIFY(run.window->banner().text().contains("none.pgn"));
    QFile file(dir.filePath("match.pgn"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("[White \"Mari\"]\n[Black \"Ants\"]\n[Result \"*\"]\n\n1. e4 e5 2. Nf3 *\n");
    file.close();
    run.window->openFile(file.fileName());
    QCOMPARE(run.window->place(), Window::Table);
    QCOMPARE(run.match().plies(), 3u);
    QCOMPARE(ProgramOptions::read({"mangukast", "x.pgn"}).file, QString("x.pgn"));
    QVERIFY(!ProgramOptions::read({"mangukast", "x.pgn", "y.pgn"}).problem.isEmpty());
  }

  void theFirstStartWelcomesAndLaterTheLastMatchIsOffered() {
    QTemporaryDir dir;
    {
      Running run(dir.path());
      NEEDS("12");
      run.window->welcome();
      QVERIFY(run.window->banner().text().startsWith("Welcome"));
      const QString language = run.settings.value("language").toString();
      run.window->banner().escape(); // nothing has been chosen by that
      QVERIFY(run.window->banner().isHidden());
      QCOMPARE(run.settings.value("language").toString(), language);
      run.settings.set("welcomed", false);
      run.window->openGame("12");
      QVERIFY(QTest::qWaitForWindowActive(run.window.get()));
      run.window->welcome();
      QVERIFY(run.window->game().playButton().hasFocus()); // the keyboard stays with the game that is open
      run.play("12");                                      // whoever plays has been welcomed
      QVERIFY(run.window->banner().isHidden());
    }
    Running run(dir.path());
    run.window->welcome();
    QVERIFY(run.window->banner().isHidden());
    run.play("12");
    run.click("c3");
    run.click("d4");
    run.window->table().leave();
    run.window->go(Window::Box);
    run.window->welcome();
    QVERIFY(!run.window->banner().isHidden());
    run.window->banner().escape(); // not now
    QVERIFY(run.window->banner().isHidden());
    QCOMPARE(run.window->place(), Window::Box);
    run.window->welcome();
    run.play("12"); // whoever begins another match has answered
    QVERIFY(run.window->banner().isHidden());
    run.window->table().leave();
    run.window->go(Window::Box);
    run.window->welcome();
    QVERIFY(!run.window->banner().isHidden());
    run.window->banner().escape();
    run.window->openGame("39");
    run.window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(run.window.get()));
    run.window->welcome(); // Enter begins the game that is open, and not the one that waits
    QVERIFY(run.window->game().playButton().hasFocus());
    run.window->goOn();
    QVERIFY(run.window->banner().isHidden());
    QCOMPARE(run.window->place(), Window::Table);
    QCOMPARE(run.match().plies(), 1u);
  }

  // Neither at the end of a match, however it lies over the table, nor in any place: nothing is laid out or painted
  // again.
  void aWindowAtRestDoesNothing() {
    struct Counting : QObject {
      int laid = 0, painted = 0;
      bool eventFilter(QObject*, QEvent* e) override {
        laid += e->type() == QEvent::LayoutRequest;
        painted += e->type() == QEvent::Paint;
        return false;
      }
    };
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("27");
    NEEDS("136");
    const auto rests = [&](const QString& where) {
      Counting counting;
      const auto isQuiet = [&] {
        counting.laid = counting.painted = 0;
        qApp->installEventFilter(&counting);
        QTest::qWait(300);
        qApp->removeEventFilter(&counting);
        return counting.laid == 0 && counting.painted <= 4; // a second may pass on the clock
      };
      QTest::qWait(250);
      constexpr int kTries = 6; // a busy machine comes to rest later
      for (int i = 0; i < kTries; ++i)
        if (isQuiet()) return;
      QFAIL(qPrintable(QStringLiteral("%1: %2 laid, %3 painted").arg(where).arg(counting.laid).arg(counting.painted)));
    };
    for (const char* id : {"27", "136"}) {
      run.window->resize(1180, 780);
      run.play(id);
      rests(QStringLiteral("the table of %1").arg(QLatin1String(id)));
      if (run.match().turn().isChance()) {
        while (!run.match().over()) QVERIFY(run.session().throwDice());
      } else {
        for (const char* move : {"f2f3", "e7e5", "g2g4", "d8h4"})
          QVERIFY(run.session().play(run.match().turn().seat(), move));
      }
      QVERIFY(run.match().over());
      for (const QSize size : {QSize(1180, 780), QSize(1024, 640), QSize(800, 560), QSize(600, 480)}) {
        run.window->resize(size);
        rests(QStringLiteral("the end of %1 at %2").arg(QLatin1String(id)).arg(size.width()));
      }
    }
    run.window->resize(1180, 780);
    run.window->openGame("27");
    for (const Window::Place place : {Window::Game, Window::Box, Window::Book, Window::Records, Window::SettingsPage,
                                      Window::Profiles, Window::Evening}) {
      run.window->go(place);
      QTest::qWait(600); // what is read and drawn in idle time
      rests(QStringLiteral("place %1").arg(place));
    }
  }

  void aPositionIsSetUpOnlyWhereThereIsABoard() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("12");
    NEEDS("39");
    const auto offered = [&](const QString& id) {
      run.window->openGame(id);
      for (QPushButton* b : run.window->game().findChildren<QPushButton*>())
        if (b->text().startsWith("Set up")) return b->isVisible();
      return false;
    };
    QVERIFY(offered("12"));
    QVERIFY(!offered("39"));
  }
};

QTEST_MAIN(TableJoyTest)
#include "table_joy_test.moc"
