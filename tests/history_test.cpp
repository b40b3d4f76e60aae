// What is kept of people: results counted for charts and the collection, the finished matches as a place of their own,
// typed names that become profiles; and the board turned and drawn upon.
#include "app/shell/avatar.h"
#include "app/shell/chart_view.h"
#include "app/shell/collection_map.h"
#include "app/shell/history.h"
#include "app/shell/match_archive.h"
#include "tests/running.h"
#include "tests/store_play.h"

#include <QLabel>

#include <numeric>

using namespace mk;
using namespace mk::store_test;

namespace {

MatchSummary match(const QString& game, QList<SeatPlayer> seats, QList<int> places, QDate day, QList<int> scores = {}) {
  MatchSummary m;
  m.setup.game = game;
  m.setup.seats = std::move(seats);
  m.changed = day.startOfDay();
  m.result = placed(std::move(places), std::move(scores));
  return m;
}

const SeatPlayer kMari{1, "Mari", 0, {}}, kAnts{2, "Ants", 0, {}}, kComputer{kNoId, "Computer", 3, {}};
const QDate kMay(2026, 5, 3);

// Of two people with typed names at game 39; who was first.
MatchId finished(Store& store, const QString& a, const QString& b, QList<int> places) {
  MatchSetup setup;
  setup.game = "39";
  setup.seats = {{kNoId, a, 0, {}}, {kNoId, b, 0, {}}};
  const MatchId id = store.createMatch(setup);
  store.appendEntry(id, 0, "chance dice 3");
  MatchResult result = placed(std::move(places), {12, 9});
  result.why = "Mari wins with 12 points.";
  store.finishMatch(id, result);
  return id;
}

} // namespace

class HistoryTest : public QObject {
  Q_OBJECT
private slots:
  void aMatchIsWonByTheBestSeatOfAPerson() {
    const MatchSummary m = match("39", {kMari, kAnts}, {1, 2}, kMay);
    QCOMPARE(endingFor(m, 1), HowEnded::Won);
    QCOMPARE(endingFor(m, 2), HowEnded::Lost);
    QVERIFY(!endingFor(m, 3)); // was not there
    QCOMPARE(endingFor(match("39", {kMari, kAnts}, {1, 1}, kMay), 2), HowEnded::Level);
    QCOMPARE(endingFor(match("39", {kMari, kComputer}, {2, 1}, kMay), kNoId), HowEnded::Lost); // the computer is nobody
    MatchSummary undone = m;
    undone.result->undone = true;
    QVERIFY(!endingFor(undone, 1));
  }

  // Everybody together wins against computers and alone; among persons one wins what another loses.
  void amongPersonsNobodyWinsForEverybody() {
    const MatchSummary among = match("39", {kMari, kAnts}, {1, 2}, kMay, {20, 11});
    QCOMPARE(endingFor(among, kNoId), HowEnded::Among);
    QCOMPARE(endingFor(match("39", {kMari, kAnts}, {1, 1}, kMay), kNoId), HowEnded::Level);
    QCOMPARE(endingFor(match("39", {kMari, kAnts, kComputer}, {2, 1, 3}, kMay), kNoId), HowEnded::Won);
    QCOMPARE(endingFor(match("150", {kMari}, {1}, kMay), kNoId), HowEnded::Won);
    QCOMPARE(featOf(among, {false, 3}, kNoId), Feat::Tried);
    QCOMPARE(featOf(among, {false, 3}, 1), Feat::Won);
    HistoryCount count(kNoId);
    count.add(among);
    const History h = count.counted();
    QCOMPARE(h.byMonth.last().won, 0);
    QCOMPARE(h.byMonth.last().among, 1);
    QCOMPARE(h.byMonth.last().all(), 1);
    QCOMPARE(h.scores["39"].size(), 2);
  }

  void resultsAreCountedByMonthRivalAndLevel() {
    const QList<MatchSummary> all = {match("39", {kMari, kAnts}, {1, 2}, kMay, {20, 11}),
                                     match("39", {kMari, kAnts}, {2, 1}, kMay.addMonths(-1), {14, 15}),
                                     match("12", {kMari, kComputer}, {1, 2}, kMay.addYears(-2))};
    HistoryCount count(1);
    for (const MatchSummary& m : all) count.add(m);
    const History h = count.counted();
    QCOMPARE(h.months.size(), History::kMonths);
    QCOMPARE(h.months.last(), QDate(2026, 5, 1));
    QCOMPARE(h.byMonth.last().won, 1);
    QCOMPARE(h.byMonth[History::kMonths - 2].lost, 1);
    QCOMPARE(h.rivals["Ants"].won, 1);
    QCOMPARE(h.rivals["Ants"].lost, 1);
    QCOMPARE(h.levels[3].won, 1);
    QCOMPARE(h.scores["39"], (QList<int>{14, 20})); // her own, the earliest first
    QVERIFY(HistoryCount(1).counted().months.isEmpty());
  }

  void aHistogramHoldsEverySumOnce() {
    const QList<int> sums = {101, 187, 203, 204, 240, 351, -7};
    for (const int most : {1, 3, 8, 14}) {
      const Histogram h = histogramOf(sums, most);
      QVERIFY(h.counts.size() <= most + 1);
      QCOMPARE(std::accumulate(h.counts.cbegin(), h.counts.cend(), 0), 7);
      QVERIFY(h.from <= -7);
    }
    QCOMPARE(histogramOf({5}, 10).counts, QList<int>{1});
    QVERIFY(histogramOf({}, 10).counts.isEmpty());
  }

  void aGameIsTriedWonAndMastered() {
    const GameFeats computers{false, 3};
    QCOMPARE(featOf(match("12", {kAnts, kComputer}, {2, 1}, kMay), computers, 1), Feat::None); // was not there
    QCOMPARE(featOf(match("12", {kMari, kAnts}, {2, 1}, kMay), computers, 1), Feat::Tried);
    QCOMPARE(featOf(match("12", {kMari, kAnts}, {1, 2}, kMay), computers, 1), Feat::Won);
    QCOMPARE(featOf(match("12", {kMari, kComputer}, {1, 2}, kMay), computers, 1), Feat::Mastered);
    QCOMPARE(featOf(match("12", {kMari, kComputer}, {1, 2}, kMay), {false, 5}, 1), Feat::Won);
    QCOMPARE(featOf(match("12", {kMari}, {1}, kMay), {true, 0}, 1), Feat::Mastered); // a patience that came out
  }

  // More than one piece of them, of everything that is counted.
  void manyMatchesAreReadInPieces() {
    QTemporaryDir dir;
    Running run(dir.path());
    constexpr int kMany = 5600;
    MatchSetup setup;
    setup.game = "39";
    setup.seats = {{kNoId, "Mari", 0, {}}, {kNoId, "Ants", 0, {}}};
    Along along;
    along.result = placed({1, 2}, {12, 9});
    for (int i = 0; i < kMany; ++i)
      run.store->appendEntries(run.store->createMatch(setup), 0, {QStringLiteral("chance dice 3")}, along);
    RecordsPlace& records = run.window->records();
    run.window->go(Window::Records);
    records.showPage(RecordsPlace::Charts); // the page before it is given up
    QVERIFY(records.charts().accessibleDescription().isEmpty());
    QTRY_VERIFY(records.charts().accessibleDescription().contains(QString::number(kMany)));
    records.showPage(RecordsPlace::Collection);
    QTRY_VERIFY(records.collection().featOfGame("39") != Feat::None);
    records.showPage(RecordsPlace::Games);
    QTRY_COMPARE(records.table().rowCount(), 1);
    QCOMPARE(records.table().item(0, 1)->text(), QString::number(kMany));
    QCOMPARE(run.store->headToHead(kNoId, kNoId).played, 0);
  }

  void aProfileClaimsWhatWasPlayedUnderItsName() {
    QTemporaryDir dir;
    Running run(dir.path());
    finished(*run.store, "Mari", "Ants", {1, 2});
    finished(*run.store, "mari", "Ants", {2, 1});
    QCOMPARE(run.store->typedNames().size(), 2);
    QCOMPARE(run.store->typedNames().value("Ants"), 2);
    run.window->go(Window::Profiles);
    ProfilesPlace& people = run.window->profiles();
    const QList<QPushButton*> typed = people.typedButtons();
    QCOMPARE(typed.size(), 2);
    const auto ants = std::ranges::find_if(typed, [](QPushButton* b) { return b->text().startsWith("Ants"); });
    QTest::mouseClick(*ants, Qt::LeftButton);
    QTRY_COMPARE(people.list().count(), 1);
    const ProfileId mari = people.add("Mari");
    QVERIFY(mari != kNoId);
    QVERIFY(run.store->typedNames().isEmpty());
    QCOMPARE(run.store->record(mari, "39").played, 2);
    QCOMPARE(run.store->record(mari, "39").won, 1);
    QVERIFY(run.store->check().isEmpty()); // the seals are right
    // Later a match is played under the name again: it is claimed too.
    finished(*run.store, "MARI", "Kai", {1, 2});
    QCOMPARE(people.add("Mari"), mari);
    QCOMPARE(run.store->record(mari, "39").played, 3);
    QCOMPARE(people.add("Mari"), kNoId); // nothing more to claim: the name is taken
  }

  void aProfileHasASignOfItsOwn() {
    QVERIFY(avatarOf("#b5412f", 0, "Mari", 48).toImage() != avatarOf("#b5412f", 4, "Mari", 48).toImage());
    QVERIFY(!avatarOf("nonsense", 99, {}, 48).isNull()); // a colour that the disk has spoilt
    QTemporaryDir dir;
    Running run(dir.path());
    run.window->go(Window::Profiles);
    const ProfileId a = run.window->profiles().add("Mari"), b = run.window->profiles().add("Ants");
    QVERIFY(run.store->profile(a)->avatar != run.store->profile(b)->avatar);
  }

  void theMarkOfAProfileStandsBesideThePrompt() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("39");
    const ProfileId id = run.store->addProfile("Mari", "#b5412f", 3);
    MatchSetup setup;
    setup.game = "39";
    setup.seats = {{id, "Mari", 0, {}}, {kNoId, "Ants", 0, {}}};
    setup.options = {{"starter", "seat-1"}};
    run.window->go(Window::Table);
    run.window->table().startMatch(*run.box.find("39"), setup);
    auto* mark = run.table().findChild<QLabel*>("seatMark");
    QVERIFY(mark->isVisible());
    QCOMPARE(mark->accessibleName(), QString("Mari"));
    run.throwDie();
    QTRY_VERIFY(!mark->isVisible()); // Ants has no profile
  }

  void finishedMatchesAreSearchedAndLookedThrough() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("39");
    finished(*run.store, "Mari", "Ants", {1, 2});
    finished(*run.store, "Kai", "Ants", {1, 2});
    run.window->go(Window::Records);
    RecordsPlace& records = run.window->records();
    QTest::mouseClick(&records.pageButton(RecordsPlace::Matches), Qt::LeftButton);
    MatchArchive& archive = records.archive();
    QCOMPARE(archive.rows().rowCount(), 2);
    archive.searchField().setText("kai ANTS");
    QVERIFY(archive.rows().isRowHidden(1) != archive.rows().isRowHidden(0));
    QVERIFY(archive.rows().item(archive.rows().currentRow(), 1)->text().startsWith("Kai"));
    archive.searchField().setText("nobody such");
    QCOMPARE(archive.current(), kNoId);
    QVERIFY(!archive.openButton().isEnabled());
    archive.searchField().clear();
    QVERIFY(archive.current() != kNoId);
    QSignalSpy picked(&records, &RecordsPlace::matchPicked);
    QTest::keyClick(&archive.searchField(), Qt::Key_Return);
    QCOMPARE(picked.size(), 1);
    QCOMPARE(run.window->place(), Window::Table);
  }

  void chartsAndCollectionTellWhatTheyShow() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("39");
    const ProfileId mari = run.store->addProfile("Mari", "#b5412f", 3);
    finished(*run.store, "Mari", "Ants", {1, 2});
    QCOMPARE(run.store->claim(mari), 1);
    run.window->go(Window::Records);
    RecordsPlace& records = run.window->records();
    QCOMPARE(records.table().item(0, 1)->text(), QString("1")); // everybody's: played, but not won
    QCOMPARE(records.table().item(0, 2)->text(), QString("0"));
    records.showPage(RecordsPlace::Collection);
    QCOMPARE(records.collection().featOfGame("39"), Feat::Tried);
    records.showPage(RecordsPlace::Charts);
    const QString ofAll = records.charts().asText();
    QVERIFY2(ofAll.contains("won 0, drawn 0, lost 0, among people 1."), qPrintable(ofAll));
    QVERIFY(!records.grab().isNull());
    records.profileBox().setCurrentIndex(records.profileBox().findData(mari));
    records.showPage(RecordsPlace::Charts);
    const QString told = records.charts().asText();
    QVERIFY2(told.contains("Against whom: Ants, won 1, drawn 0, lost 0."), qPrintable(told));
    QVERIFY2(told.startsWith("Month by month: "), qPrintable(told));
    QVERIFY2(!told.contains(QStringLiteral(" – ")), qPrintable(told)); // three bare numbers tell nobody what they count
    QVERIFY(records.charts().accessibleDescription().contains("12"));
    records.showPage(RecordsPlace::Collection);
    QVERIFY(records.collection().featOfGame("39") == Feat::Won ||
            records.collection().featOfGame("39") == Feat::Mastered);
    QCOMPARE(records.collection().featOfGame("40"), Feat::None);
    QVERIFY2(records.collection().summary().startsWith("Tried 1 of"), qPrintable(records.collection().summary()));
    QVERIFY(!records.grab().isNull());
  }

  void theBoardIsTurnedByAKeyAndBack() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("12");
    run.play("12");
    QVERIFY(run.window->table().turnBoardAction().isVisible());
    const QPoint before = run.pointOf("a1");
    run.window->table().turnBoardAction().trigger();
    QVERIFY(run.pointOf("a1") != before);
    run.click("c3"); // still the first player's man
    QVERIFY(run.table().canvas().touch().begun());
    run.window->table().turnBoardAction().trigger();
    QCOMPARE(run.pointOf("a1"), before);
  }

  void theRightButtonDrawsRingsAndArrowsForOneself() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("12");
    run.play("12");
    TableCanvas& canvas = run.table().canvas();
    const auto drag = [&](const char* from, const char* to) {
      QTest::mousePress(&canvas, Qt::RightButton, {}, run.pointOf(from));
      QTest::mouseRelease(&canvas, Qt::RightButton, {}, run.pointOf(to));
    };
    drag("c3", "d4");
    QCOMPARE(canvas.drawnArrows().size(), 1u);
    drag("e5", "e5");
    QCOMPARE(canvas.ringedPlaces().size(), 1u);
    drag("c3", "d4"); // once more takes it away
    QVERIFY(canvas.drawnArrows().empty());
    QCOMPARE(run.match().plies(), 0u); // nothing was played
    drag("c3", "d4");
    run.click("c3");
    run.click("d4");
    QTRY_VERIFY(canvas.drawnArrows().empty() && canvas.ringedPlaces().empty());
    QVERIFY(run.match().plies() > 0);
  }
};

QTEST_MAIN(HistoryTest)
#include "history_test.moc"
