// Sitting at the table with computer players: who they are, that one sees them think, that they stop when they are
// told.
#include "tests/advised.h"
#include "tests/sanitized.h"

#include "app/shell/opponents_bar.h"

#include <QMenu>
#include <QToolButton>

#include <future>
#include <set>

using namespace mk;

class OpponentsWindowTest : public QObject {
  Q_OBJECT

private slots:
  void initTestCase() { applyStyle(*qApp, {}); }
  void everyComputerPlayerIsSomebody();
  void theTableShowsWhoThinks();
  void aMatchOfComputersIsWatchedAtAnySpeed();
  void aStopIsObeyedAtOnce_data();
  void aStopIsObeyedAtOnce();
};

void OpponentsWindowTest::everyComputerPlayerIsSomebody() {
  std::set<QString> names, sentences;
  for (int level = 1; level <= kLevels; ++level)
    for (int nth = 0; nth < kFaces + 1; ++nth) {
      const Character who = characterOf(level, nth);
      QVERIFY2(names.insert(who.name).second, qPrintable(who.name));
      sentences.insert(who.sentence);
      const Character again = characterOf("27", SeatPlayer{kNoId, who.name, level, {}});
      if (nth < kFaces) QCOMPARE(again.face, who.face);
      QCOMPARE(again.name, who.name);
    }
  QCOMPARE(sentences.size(), std::size_t{kLevels});
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("27");
  run.window->openGame("27");
  SetupForm& form = run.window->game().form();
  form.kindBox(0)->setCurrentIndex(4);
  form.kindBox(1)->setCurrentIndex(4);
  const MatchSetup setup = form.setup();
  QCOMPARE(setup.seats[0].name, characterOf(4, 0).name);
  QCOMPARE(setup.seats[1].name, characterOf(4, 1).name);
  QTest::qWait(200);
  picture(*run.window, "setup");
}

void OpponentsWindowTest::theTableShowsWhoThinks() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("27");
  begin(run, setupOf("27", {}, {0, 5}));
  OpponentsBar& bar = run.window->table().opponents();
  QVERIFY(!bar.isHidden());
  QCOMPARE(bar.faces().size(), 1);
  QVERIFY(bar.faces().first()->toolTip().contains(characterOf(5, 0).sentence));
  QVERIFY(run.session().play(0, "e2e4"));
  QVERIFY(QTest::qWaitFor([&] { return run.session().isThinking(); }, kPatience));
  QVERIFY(bar.told().contains(characterOf(5, 0).name));
  picture(*run.window, "thinking");
  QElapsedTimer since;
  since.start();
  run.session().hurry();
  QVERIFY(QTest::qWaitFor([&] { return run.match().plies() == 2; }, kPatience));
  QVERIFY2(since.elapsed() < 5000, qPrintable(QString::number(since.elapsed())));
  QVERIFY(bar.told().isEmpty());
}

void OpponentsWindowTest::aMatchOfComputersIsWatchedAtAnySpeed() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("13");
  begin(run, setupOf("13", {}, {1, 1}));
  QMenu& speeds = run.window->table().speedMenu();
  const int paces[] = {200, 100, 50, 0};
  for (int i = 0; i < 4; ++i) {
    speeds.actions()[i]->trigger();
    QCOMPARE(run.settings.pace(), paces[i]);
    QVERIFY(speeds.actions()[i]->isChecked());
  }
  QVERIFY(QTest::qWaitFor([&] { return run.match().over(); }, 3 * kPatience));
}

void OpponentsWindowTest::aStopIsObeyedAtOnce_data() {
  QTest::addColumn<QString>("game");
  QStringList games{"1", "6", "12", "27", "31", "148", "172", "150", "bridge-belote"};
  if (qEnvironmentVariableIsSet("MK_LONG")) { // all of the box
    QTemporaryDir dir;
    Running run(dir.path());
    games.clear();
    for (const BoxedGame& g : run.box.games()) games << g.id();
  }
  for (const QString& id : games) QTest::newRow(qPrintable(id)) << id;
}

void OpponentsWindowTest::aStopIsObeyedAtOnce() {
  QFETCH(QString, game);
  QTemporaryDir dir;
  Running run(dir.path());
  const BoxedGame* boxed = run.box.find(game);
  if (!boxed) QSKIP("the plugin of this game is not built");
  auto match = Match::begin(*boxed->info, boxed->info->seats, {}, 3);
  QVERIFY(match);
  // Some way in, where there is something to choose.
  Seat chooser = kNobody;
  for (int made = 0, choices = 0; made < 60 && chooser == kNobody && !match->over(); ++made) {
    if (match->turn().isChance()) {
      QVERIFY(match->chance());
      continue;
    }
    Seat seat = 0;
    while (!match->turn().has(seat)) ++seat;
    const auto moves = match->now().moves(seat);
    if (moves.size() > 1 && ++choices == 5)
      chooser = seat;
    else
      QVERIFY(match->play(seat, moves.front()));
  }
  if (chooser == kNobody) QSKIP("too little to choose in this game");
  qint64 best = 1'000'000;
  for (int tries = 0; tries < 20 && best > 50; ++tries) { // a busy machine may hold one up
    std::stop_source stop;
    Thinking asked;
    asked.best = true;
    asked.stop = stop.get_token();
    auto answer = std::async(std::launch::async, [&] {
      Random random(1);
      return match->now().think(chooser, asked, random).move;
    });
    QTest::qWait(60);
    QElapsedTimer since;
    since.start();
    stop.request_stop();
    QVERIFY(answer.get().has_value());
    best = std::min(best, since.elapsed());
  }
  qInfo("%lld ms", static_cast<long long>(best));
  QVERIFY2(best <= (kSanitized ? 1000 : 50), qPrintable(QString::number(best)));
}

QTEST_MAIN(OpponentsWindowTest)
#include "opponents_window_test.moc"
