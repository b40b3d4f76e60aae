// Everything that practising offers, in the window and for every patience: deals by number and of the day, only deals
// that can be won, taking back to the start, the move that threw a deal away, the rest by itself, the records.
#include "app/play/deal_of_day.h"
#include "app/shell/day_calendar.h"
#include "tests/patience_window.h"

#include <QCalendarWidget>
#include <QLabel>

using namespace mk;

namespace {

struct Practice : Running {
  using Running::Running;
  Random random{5, 1};

  PracticeBar& bar() { return window->table().practiceBar(); }
  Presenter& presenter() { return window->table().presenter(); }
  const Position& now() { return match().now(); }

  bool says(const char* part) {
    return std::ranges::any_of(bar().findChildren<QLabel*>(),
                               [&](const QLabel* l) { return l->text().contains(QLatin1String(part)); });
  }
  void type(const QString& number) {
    bar().number().setText(number);
    QTest::keyClick(&bar().number(), Qt::Key_Return);
  }
  // Stock and passes first: so a deal is thrown away soon.
  void playBadly(int moves) {
    for (; moves > 0 && !match().over(); --moves) {
      const auto all = now().moves(0);
      const auto stock = std::ranges::find_if(all, [](const std::string& m) { return m == "S" || m == "R"; });
      const auto at = random.below(static_cast<std::uint32_t>(all.size()));
      QVERIFY(session().play(0, stock != all.end() ? *stock : all[at]));
    }
  }
  std::pair<int, int> playedAndWon(const QString& id) {
    for (const Record& r : store->records(kNoId))
      if (r.game == id) return {r.played, r.won};
    return {0, 0};
  }
};

} // namespace

#define EVERY_PATIENCE                                                                                                 \
  QFETCH(QString, id);                                                                                                 \
  QTemporaryDir dir;                                                                                                   \
  Practice run(dir.path());                                                                                            \
  if (!run.box.find(id)) QSKIP("the plugin of this patience is not built")

class PatiencePracticeTest : public QObject {
  Q_OBJECT
private slots:
  void initTestCase() { applyStyle(*qApp, {}); }

  void aNumberBringsItsDeal_data() { everyPatience(); }
  void aNumberBringsItsDeal() {
    EVERY_PATIENCE;
    beginDeal(run, id, 20260214);
    const std::string there = run.now().text();
    run.type("77");
    QVERIFY(QTest::qWaitFor([&] { return run.match().turn().isSeats(); }));
    QCOMPARE(run.match().seed(), quint64{77});
    QVERIFY(run.now().text() != there);
    run.type("-1");
    QVERIFY(run.says("Deals are numbered from 0 to"));
    QCOMPARE(run.match().seed(), quint64{77});
    emit run.bar().days().calendar().activated(QDate(2026, 2, 14)); // the day's deal has its date as number
    QVERIFY(QTest::qWaitFor([&] { return run.match().turn().isSeats(); }));
    QCOMPARE(run.now().text(), there);
  }

  void onlyDealsThatCanBeWonAreDealt_data() { everyPatience(); }
  void onlyDealsThatCanBeWonAreDealt() {
    EVERY_PATIENCE;
    quint64 lost = 1; // one that cannot be won, where there are such deals
    for (quint64 seed = 1; seed <= 12 && lost == 1; ++seed) {
      beginDeal(run, id, seed);
      if (verdictOn(run.now()) == Winnable::No) lost = seed;
    }
    beginDeal(run, id, 999);
    run.settings.set("winnableOnly", true);
    run.bar().newDeal(lost);
    QVERIFY(QTest::qWaitFor([&] { return run.match().seed() != 999 && run.match().turn().isSeats(); }, 60'000));
    QVERIFY(run.match().seed() >= lost && run.match().seed() < lost + 100);
    QCOMPARE(verdictOn(run.now()), Winnable::Yes);
    QVERIFY(QTest::qWaitFor([&] { return run.says("This deal can be won."); }, 20'000));
  }

  // Any number of steps, and forward again.
  void everythingIsTakenBack_data() { everyPatience(); }
  void everythingIsTakenBack() {
    EVERY_PATIENCE;
    const auto line = beginDealThat(run, id, Winnable::Yes);
    const std::string start = run.now().text();
    for (const std::string& move : line) QVERIFY(run.session().play(0, move));
    const std::string end = run.now().text();
    int back = 0;
    for (; run.session().canUndo(); ++back) run.presenter().undo();
    QCOMPARE(back, static_cast<int>(line.size()));
    QCOMPARE(run.now().text(), start);
    for (; back > 0; --back) run.presenter().redo();
    QCOMPARE(run.now().text(), end);
  }

  // A win is in the records; not where a card was seen and then hidden again.
  void aWinIsCountedUnlessACardWasHiddenAgain_data() { everyPatience(); }
  void aWinIsCountedUnlessACardWasHiddenAgain() {
    EVERY_PATIENCE;
    for (const bool peeks : {false, true}) {
      auto line = beginDealThat(run, id, Winnable::Yes);
      bool hidden = false;
      for (const std::string& move : line) {
        QVERIFY(run.session().play(0, move));
        if (peeks && !hidden && (move == "S" || move == "R")) {
          hidden = true;
          run.presenter().undo();
          run.presenter().redo();
        }
      }
      if (!run.match().over()) QVERIFY(run.session().stop()); // 153 goes on for a record
      QVERIFY(run.match().over());
      QCOMPARE(run.session().counts(), !hidden);
      if (!peeks) QCOMPARE(run.playedAndWon(id), std::pair(1, 1));
      if (hidden) QCOMPARE(run.playedAndWon(id), std::pair(1, 1));
    }
  }

  void theMoveThatThrewADealAwayIsFound_data() { everyPatience(); }
  void theMoveThatThrewADealAwayIsFound() {
    EVERY_PATIENCE;
    bool found = false;
    for (quint64 seed = 1; seed < 200 && !found; seed = run.match().seed() + 1) {
      beginDealThat(run, id, Winnable::Yes, seed);
      run.playBadly(130);
      if (!run.match().over()) QVERIFY(run.session().stop());
      if (run.match().result().places == std::vector<int>{1}) continue;
      QVERIFY(!run.bar().mistakeButton().isHidden());
      QTest::mouseClick(&run.bar().mistakeButton(), Qt::LeftButton);
      QVERIFY(QTest::qWaitFor([&] { return run.presenter().isLookingBack() || run.says("is to blame"); }, 60'000));
      found = run.presenter().isLookingBack();
    }
    QVERIFY(found && run.says("threw it away"));
    const std::size_t ply = run.presenter().shownPly();
    QCOMPARE(run.match().event(ply).kind, Event::Kind::Move);
    const SolveLimits asTheWindow{.positions = 1'500'000, .stop = {}};
    QCOMPARE(run.match().at(ply).solve(asTheWindow).winnable, Winnable::Yes);
    QVERIFY(run.match().at(ply + 1).solve(asTheWindow).winnable != Winnable::Yes);
  }

  // Offered somewhere on the way, never at its start; the win counts. In 156 every slide is a decision.
  void theRestIsPlayedByItself_data() { everyPatience(); }
  void theRestIsPlayedByItself() {
    EVERY_PATIENCE;
    const auto line = beginDealThat(run, id, Winnable::Yes);
    std::size_t played = 0;
    QVERIFY(!run.presenter().mayFinish());
    for (; played < line.size() && !run.presenter().mayFinish(); ++played) {
      QVERIFY(run.bar().finishButton().isHidden());
      QVERIFY(run.session().play(0, line[played]));
    }
    QCOMPARE(run.presenter().mayFinish(), id != "156" && id != "153");
    if (!run.presenter().mayFinish()) return;
    QVERIFY(played > 0);
    QVERIFY(!run.bar().finishButton().isHidden());
    QTest::mouseClick(&run.bar().finishButton(), Qt::LeftButton);
    QVERIFY(QTest::qWaitFor([&] { return run.match().over(); }, 60'000));
    QCOMPARE(run.match().result().places, std::vector<int>{1});
    QVERIFY(run.session().counts());
  }
};

QTEST_MAIN(PatiencePracticeTest)
#include "patience_practice_test.moc"
