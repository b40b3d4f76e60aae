// Card tricks in the window: who may type a pack, what hints say, how long one may look, numbers typed at the table.
// Uses the family plugins that are built.
#include "tests/running.h"

#include <QCheckBox>
#include <QLineEdit>
#include <QTest>

using namespace mk;

namespace {

int openCards(const View& view) {
  int n = 0;
  for (const Zone& zone : view.zones)
    for (const Item& item : zone.items) n += item.thing.kind == Thing::Kind::Card && !item.thing.asCard().isBack();
  return n;
}

void choose(SetupForm& form, const char* meaning, int index) {
  for (auto* box : form.findChildren<QComboBox*>())
    if (box->accessibleDescription().startsWith(QLatin1String(meaning))) box->setCurrentIndex(index);
}

QCheckBox* ownCards(SetupForm& form) {
  for (auto* box : form.findChildren<QCheckBox*>())
    if (box->text() == QLatin1String("Real dice and cards")) return box;
  return nullptr;
}

} // namespace

class TricksWindowTest : public QObject {
  Q_OBJECT
private slots:
  void initTestCase() { applyStyle(*qApp, {}); }

  void onlyWhoPerformsTypesThePack() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("157");
    emit run.window->box().gamePicked("157");
    SetupForm& form = run.window->game().form();
    QVERIFY(ownCards(form) && !ownCards(form)->isEnabled());
    choose(form, "Whether you are the spectator", 1);
    QVERIFY(ownCards(form)->isEnabled());
    ownCards(form)->setChecked(true);
    QTest::mouseClick(&run.window->game().playButton(), Qt::LeftButton);
    QVERIFY(run.session().asksForOutcome());
    // What the pack has to be like is said before it is typed.
    QVERIFY(english(run.match().now().look(Viewer{0}).prompt).find("six diamonds on top") != std::string::npos);
  }

  void aCardThatIsShownIsLookedAt_data() {
    QTest::addColumn<bool>("animations");
    QTest::addColumn<int>("time");
    QTest::newRow("as usual") << true << 1800;
    QTest::newRow("at once") << false << 1000;
  }
  void aCardThatIsShownIsLookedAt() {
    QFETCH(bool, animations);
    QFETCH(int, time);
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("162");
    run.settings.set("animations", animations);
    run.play("162");
    QVERIFY(QTest::qWaitFor([&] { return run.match().turn().isSeats(); }, 8000));
    QVERIFY(run.session().play(0, "pick 20"));
    const auto plies = run.match().plies();
    QTest::qWait(time);
    QCOMPARE(run.match().plies(), plies); // the pack is not put on it yet
    QCOMPARE(openCards(run.match().now().look(Viewer{0})), 1);
    QVERIFY(QTest::qWaitFor([&] { return run.match().turn().isSeats(); }, 8000));
    QCOMPARE(openCards(run.match().now().look(Viewer{0})), 0);
  }

  // In a room a spectator sees the card on the screen while the performer looks away.
  void aCardIsShownToSomebodyInTheRoom() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("162");
    emit run.window->box().gamePicked("162");
    choose(run.window->game().form(), "Whether you are the spectator", 1);
    choose(run.window->game().form(), "Whom you perform for", 1);
    QTest::mouseClick(&run.window->game().playButton(), Qt::LeftButton);
    const auto waits = [&] { return run.match().turn().isSeats(); };
    QVERIFY(QTest::qWaitFor(waits, 8000));
    QVERIFY(run.session().play(0, "glimpse") && run.session().play(0, "pick 20"));
    QVERIFY(QTest::qWaitFor(waits, 8000));
    const auto open = [&] {
      return std::ranges::count_if(run.table().canvas().scene().sprites, [](const Sprite& s) {
        return s.thing.kind == Thing::Kind::Card && !s.thing.asCard().isBack();
      });
    };
    QCOMPARE(open(), 0);
    QTest::keyClick(&run.table().canvas(), Qt::Key_V);
    run.table().finishMotion();
    QCOMPARE(open(), 1);
    QTest::keyClick(&run.table().canvas(), Qt::Key_Space); // no cut
    run.table().finishMotion();
    QVERIFY(open() != 1);
  }

  void thePageThatStandsOpenKnowsThatTheTrickIsDone() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("162");
    run.window->book().showGame(*run.box.find("162"));
    run.window->go(Window::Book);
    QVERIFY(!run.window->book().page().toHtml().contains("secret:open"));
    run.play("162");
    for (const char* input : {"pick 20", "done"}) {
      QVERIFY(QTest::qWaitFor([&] { return run.match().turn().isSeats(); }, 8000));
      QVERIFY(run.session().play(0, input));
    }
    QVERIFY(QTest::qWaitFor([&] { return run.match().over(); }, 8000));
    run.window->go(Window::Book);
    QVERIFY(run.window->book().page().toHtml().contains("secret:open"));
  }

  void digitsTypedAtTheTableGoIntoTheLine() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("160");
    run.play("160");
    QVERIFY(QTest::qWaitFor([&] { return run.match().turn().isSeats(); }, 8000));
    QVERIFY(run.session().play(0, "look"));
    auto* line = run.table().findChild<QLineEdit*>("entryLine");
    QVERIFY(line);
    run.table().canvas().setFocus();
    QTest::keyClick(&run.table().canvas(), Qt::Key_1);
    QTest::keyClick(line, Qt::Key_9);
    QCOMPARE(line->text(), QString("19"));
    QTest::keyClick(line, Qt::Key_Return);
    QVERIFY(logOf(run.match()).contains("0 say 19"));
  }

  void aTrickHasNoTurnsToPlayAtOnceAndItsHintsSpeakOfTricks() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("162");
    emit run.window->box().gamePicked("162");
    choose(run.window->game().form(), "Whether you are the spectator", 1);
    QTest::mouseClick(&run.window->game().playButton(), Qt::LeftButton);
    QVERIFY(QTest::qWaitFor([&] { return run.match().turn().isSeats(); }, 8000));
    for (QAction* action : run.window->table().actions())
      if (action->text() == QLatin1String("Whole turn")) QVERIFY(!action->isEnabled());
    QSignalSpy explained(&run.window->table().presenter(), &Presenter::explained);
    for (int step = 0; step < 3; ++step) {
      run.window->table().presenter().hint();
      QTest::qWait(400);
    }
    QVERIFY(explained.size() > 0);
    const QString why = explained.back().front().toString();
    QVERIFY2(why.endsWith("So the trick succeeds."), qPrintable(why));
    QVERIFY2(!why.contains("match") && !why.contains("known"), qPrintable(why));
  }
};

QTEST_MAIN(TricksWindowTest)
#include "tricks_window_test.moc"
