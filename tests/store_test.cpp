// The store: matches, profiles, records; several copies at once.
#include "app/store/seal.h"
#include "tests/store_play.h"

#include <QDir>
#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QTemporaryDir>

using namespace mk;
using namespace mk::store_test;

class StoreTest : public QObject {
  Q_OBJECT

private slots:
  void aMatchComesBackAsItWasWritten();
  void undoRedoAndANewMoveKeepTheLog();
  void aLogEntryHasOnePlace();
  void aFinishedMatchThatIsChangedIsOpenAgain();
  void aRemovedMatchLeavesNothing();
  void twoCopiesDoNotMixTheirMoves();
  void aLogIsLookedAtWithoutOpeningTheMatch();
  void aProfileNameIsTakenOnce();
  void theTimePlayedIsKept();
  void aMarkOfTakingBackStays();
  void recordsCountWinsDrawsAndStreaks();
  void everybodyWinsAgainstComputersAndAlone();
  void aCountOfAnotherKindIsMadeAnew();
  void headToHeadCountsWhoWasPlacedFirst();
  void recordsTakeTimeInStepWithTheMatches();
  void recordsAreCountedOnAsIfTheyWereCountedAnew();
  void csvQuotesWhatNeedsQuotes();
  void aNameIsNoFormulaAndHasBounds();
};

void StoreTest::aMatchComesBackAsItWasWritten() {
  QTemporaryDir dir;
  MatchId id = kNoId;
  {
    const auto store = Store::open(dir.path());
    QVERIFY2(!store->isInMemory(), qPrintable(store->problem()));
    id = store->createMatch(twoAtDraughts());
    QVERIFY(id != kNoId);
    QCOMPARE(store->appendEntry(id, 0, QStringLiteral("chance dice 3 5")).how, Written::How::OnDisk);
    QVERIFY(store->appendEntries(id, 1, {QStringLiteral("0 24/18"), QStringLiteral("1 Ä→õ")}));
  }
  const auto store = Store::open(dir.path());
  QVERIFY(store->takeMessages().isEmpty());
  const auto match = store->loadMatch(id);
  QVERIFY(match.has_value());
  QCOMPARE(match->about.setup, twoAtDraughts());
  QCOMPARE(match->log,
           QStringList({QStringLiteral("chance dice 3 5"), QStringLiteral("0 24/18"), QStringLiteral("1 Ä→õ")}));
  QCOMPARE(match->about.cursor, 3);
  QVERIFY(!match->about.isFinished());
  QCOMPARE(store->unfinishedMatches().size(), 1);
  QVERIFY(store->finishedMatches().isEmpty());
  QVERIFY(!store->loadMatch(id + 1).has_value());
}

void StoreTest::undoRedoAndANewMoveKeepTheLog() {
  QTemporaryDir dir;
  const auto store = Store::open(dir.path());
  const MatchId id = store->createMatch(twoAtDraughts());
  QVERIFY(store->appendEntries(id, 0, {QStringLiteral("0 a"), QStringLiteral("1 b"), QStringLiteral("0 c")}));
  QVERIFY(store->setCursor(id, 1));
  QCOMPARE(store->loadMatch(id)->log.size(), 3);
  QVERIFY(store->setCursor(id, 2));
  QCOMPARE(store->loadMatch(id)->about.cursor, 2);
  QVERIFY(!store->setCursor(id, 4));
  QVERIFY(!store->setCursor(id, -1));
  QVERIFY(store->appendEntry(id, 2, QStringLiteral("0 d")));
  QCOMPARE(store->loadMatch(id)->log,
           QStringList({QStringLiteral("0 a"), QStringLiteral("1 b"), QStringLiteral("0 d")}));
  QVERIFY(store->setCursor(id, 0));
  QVERIFY(store->appendEntry(id, 0, QString()));
  QCOMPARE(store->loadMatch(id)->log, QStringList({QString()}));
}

void StoreTest::aLogEntryHasOnePlace() {
  const auto store = Store::open({});
  QVERIFY(store->isInMemory());
  QVERIFY(store->problem().isEmpty());
  const MatchId id = matchWithMoves(*store, 2);
  QVERIFY(!store->appendEntry(id, 1, QStringLiteral("0 x")));
  QVERIFY(!store->appendEntry(id, 3, QStringLiteral("0 x")));
  QVERIFY(!store->appendEntry(id, -1, QStringLiteral("0 x")));
  QVERIFY(!store->appendEntry(id + 5, 0, QStringLiteral("0 x")));
  QCOMPARE(store->loadMatch(id)->log.size(), 2);
  QCOMPARE(store->createMatch({}), kNoId);
  QVERIFY(!store->takeMessages().isEmpty());
}

void StoreTest::aFinishedMatchThatIsChangedIsOpenAgain() {
  const auto store = Store::open({});
  const MatchId id = matchWithMoves(*store, 3);
  MatchResult result = placed({2, 1}, {-5, 12});
  result.why = QStringLiteral("White has no move left");
  result.stars = 2;
  result.undone = true;
  result.milliseconds = 61000;
  QVERIFY(!store->finishMatch(id, placed({1})));
  QVERIFY(store->finishMatch(id, result));
  QCOMPARE(store->finishedMatches().first().result, std::optional(result));
  QVERIFY(store->unfinishedMatches().isEmpty());
  QVERIFY(store->setCursor(id, 2));
  QVERIFY(!store->matchSummary(id)->isFinished());
  QVERIFY(store->records(kNoId).isEmpty());
}

void StoreTest::aRemovedMatchLeavesNothing() {
  QTemporaryDir dir;
  const auto store = Store::open(dir.path());
  const MatchId kept = matchWithMoves(*store, 4), gone = matchWithMoves(*store, 6);
  QVERIFY(store->removeMatch(gone));
  QVERIFY(!store->loadMatch(gone).has_value());
  QVERIFY(!store->appendEntry(gone, 6, QStringLiteral("0 x")));
  QCOMPARE(store->loadMatch(kept)->log.size(), 4);
  QVERIFY(store->check().isEmpty());
}

void StoreTest::twoCopiesDoNotMixTheirMoves() {
  QTemporaryDir dir;
  const auto here = Store::open(dir.path()), there = Store::open(dir.path());
  QVERIFY(!here->isInMemory() && !there->isInMemory());
  const MatchId id = matchWithMoves(*here, 2), other = there->createMatch(twoAtDraughts());
  QVERIFY(id != other);
  QVERIFY(!there->appendEntry(id, 2, QStringLiteral("0 unread")));
  QVERIFY(there->loadMatch(id).has_value());
  QVERIFY(here->appendEntry(id, 2, QStringLiteral("0 here")));
  for (const Written& refused : {there->appendEntry(id, 2, QStringLiteral("0 there")), there->setCursor(id, 0),
                                 there->finishMatch(id, placed({1, 2})), there->removeMatch(id)}) {
    QCOMPARE(refused.how, Written::How::Refused);
    QVERIFY2(refused.message.contains(QStringLiteral("another window")), qPrintable(refused.message));
  }
  QVERIFY(here->appendEntry(id, 3, QStringLiteral("1 here")));
  QCOMPARE(there->loadMatch(id)->log.mid(2), QStringList({QStringLiteral("0 here"), QStringLiteral("1 here")}));
  QVERIFY(there->appendEntry(id, 4, QStringLiteral("0 there")));
  QVERIFY(!here->appendEntry(id, 4, QStringLiteral("0 here")));
  for (int i = 0; i < 200; ++i) { // each its own match, in turn
    QVERIFY(there->appendEntry(other, i, QStringLiteral("0 b")));
    if (i == 0) QVERIFY(here->loadMatch(id).has_value());
    QVERIFY(here->appendEntry(id, 5 + i, QStringLiteral("0 a")));
  }
}

void StoreTest::aLogIsLookedAtWithoutOpeningTheMatch() {
  QTemporaryDir dir;
  const auto here = Store::open(dir.path()), there = Store::open(dir.path());
  const MatchId id = matchWithMoves(*here, 3);
  const QStringList log = here->loadMatch(id)->log;
  QCOMPARE(there->matchLog(id), log);
  QVERIFY(!there->appendEntry(id, 3, QStringLiteral("0 unread")));
  QVERIFY(there->loadMatch(id) && there->setCursor(id, 1));
  QCOMPARE(here->matchLog(id), log.first(1)); // those in force
  QCOMPARE(here->standingOf(id), Standing::PlayedOn);
  QVERIFY(!here->appendEntry(id, 1, QStringLiteral("0 here")));
  QVERIFY(here->matchLog(id + 5).isEmpty());
}

void StoreTest::aProfileNameIsTakenOnce() {
  QTemporaryDir dir;
  const auto store = Store::open(dir.path());
  const ProfileId mari = store->addProfile(QStringLiteral(" Mari "), QStringLiteral("#aa0000"), 3);
  QVERIFY(mari != kNoId);
  QCOMPARE(store->profile(mari), std::optional(Profile{mari, QStringLiteral("Mari"), QStringLiteral("#aa0000"), 3}));
  QCOMPARE(store->addProfile(QStringLiteral("MARI"), {}, 0), kNoId);
  QCOMPARE(store->addProfile(QStringLiteral("  "), {}, 0), kNoId);
  QCOMPARE(store->takeMessages().size(), 2);
  const ProfileId juri = store->addProfile(QStringLiteral("Jüri"), QStringLiteral("#00aa00"), 1);
  QVERIFY(!store->changeProfile({juri, QStringLiteral("mari"), {}, 0}));
  QVERIFY(store->changeProfile({mari, QStringLiteral("mari"), {}, 4}));
  QCOMPARE(store->profile(mari)->avatar, 4);

  const MatchId id = store->createMatch(between(QStringLiteral("12"), mari, juri));
  QVERIFY(store->removeProfile(mari));
  QVERIFY(!store->profile(mari).has_value());
  QCOMPARE(store->profiles().size(), 1);
  QCOMPARE(store->matchSummary(id)->setup.seats.first().name, QStringLiteral("mari"));
  QVERIFY(store->addProfile(QStringLiteral("Mari"), {}, 0) != kNoId);
}

void StoreTest::theTimePlayedIsKept() {
  const auto store = Store::open({});
  const MatchId id = matchWithMoves(*store, 2);
  QVERIFY(store->keepTime(id, 61500));
  QCOMPARE(store->unfinishedMatches().first().milliseconds, 61500);
  QCOMPARE(store->loadMatch(id)->about.milliseconds, 61500);
}

void StoreTest::aMarkOfTakingBackStays() {
  const auto store = Store::open({});
  const ProfileId mari = store->addProfile(QStringLiteral("Mari"), {}, 0);
  const MatchId id = store->createMatch(aloneAt(QStringLiteral("150"), mari));
  for (int i = 0; i < 3; ++i) QVERIFY(store->appendEntry(id, i, QStringLiteral("0 S")));
  QVERIFY(store->setCursor(id, 1, true));
  QVERIFY(store->setCursor(id, 2, false));
  QVERIFY(store->finishMatch(id, placed({1})));
  QVERIFY(store->finishedMatches().first().result->undone);
  QCOMPARE(store->record(mari, QStringLiteral("150")).played, 0);
}

void StoreTest::recordsCountWinsDrawsAndStreaks() {
  const auto store = Store::open({});
  const ProfileId mari = store->addProfile(QStringLiteral("Mari"), {}, 0);
  const QString patience = QStringLiteral("150");
  struct Round {
    int place, score, moves;
    bool undone;
    qint64 ms;
  };
  const QList<Round> rounds = {{1, 30, 9, false, 5000}, {1, 50, 7, true, 9000},  {2, 10, 4, false, 1000},
                               {1, 40, 8, false, 4000}, {1, 41, 8, false, 6000}, {1, 42, 8, true, 7000}};
  for (const Round& round : rounds) {
    const MatchId id = store->createMatch(aloneAt(patience, mari));
    QVERIFY(store->appendEntry(id, 0, QStringLiteral("chance deck QS TH")));
    for (int i = 1; i <= round.moves; ++i) QVERIFY(store->appendEntry(id, i, QStringLiteral("0 t1-f1")));
    MatchResult result = placed({round.place}, {round.score});
    result.undone = round.undone;
    result.milliseconds = round.ms;
    QVERIFY(store->finishMatch(id, result));
  }
  const Record r = store->record(mari, patience);
  QCOMPARE(r.played, 4); // the two marked ones do not count
  QCOMPARE(r.won, 3);
  QCOMPARE(r.lost, 1);
  QCOMPARE(r.streak, 2);
  QCOMPARE(r.longestStreak, 2);
  QCOMPARE(r.highestScore, std::optional(41));
  QCOMPARE(r.lowestScore, std::optional(10));
  QCOMPARE(r.fewestMoves, std::optional(8));
  QCOMPARE(r.fastestWin, std::optional<qint64>(4000));
  QCOMPARE(r.milliseconds, 16000);
  QCOMPARE(store->solitaireRecord(patience).won, 3);
  QCOMPARE(store->record(mari, QStringLiteral("151")).played, 0);
}

// What one person wins another loses: together they have only played.
void StoreTest::everybodyWinsAgainstComputersAndAlone() {
  const auto store = Store::open({});
  const ProfileId a = store->addProfile(QStringLiteral("A"), {}, 0), b = store->addProfile(QStringLiteral("B"), {}, 0);
  const QString game = QStringLiteral("12");
  const auto play = [&](const MatchSetup& setup, QList<int> places) {
    const QList<int> scores = setup.seats.size() == 2 ? QList<int>{7, 3} : QList<int>{7, 3, 0};
    QVERIFY(store->finishMatch(store->createMatch(setup), placed(std::move(places), scores)));
  };
  const auto everybody = [&] {
    const Record r = store->record(kNoId, game);
    return QList<int>{r.played, r.won, r.draws, r.lost, r.streak, r.longestStreak};
  };
  play(between(game, a, b), {1, 2});
  play(between(game, a, b), {1, 2});
  QCOMPARE(everybody(), (QList<int>{2, 0, 0, 0, 0, 0}));
  QCOMPARE(store->record(a, game).won, 2);
  QCOMPARE(store->record(a, game).longestStreak, 2);
  QCOMPARE(store->record(b, game).lost, 2);
  QVERIFY(store->record(kNoId, game).fewestMoves); // the best that anybody has done
  QCOMPARE(store->record(kNoId, game).highestScore, std::optional(7));
  play(twoAtDraughts(), {1, 2}); // against a computer
  QCOMPARE(everybody(), (QList<int>{3, 1, 0, 0, 1, 1}));
  play(between(game, a, b), {1, 1}); // everybody's draw; the streak goes on
  play(between(game, a, b), {2, 1});
  play(twoAtDraughts(), {1, 2});
  QCOMPARE(everybody(), (QList<int>{6, 2, 1, 0, 2, 2}));
  play(twoAtDraughts(), {2, 1});
  QCOMPARE(everybody(), (QList<int>{7, 2, 1, 1, 0, 2}));
  MatchSetup three = between(game, a, b);
  three.seats << twoAtDraughts().seats[1];
  play(three, {2, 1, 3}); // two persons and a computer
  QCOMPARE(everybody(), (QList<int>{8, 3, 1, 1, 1, 2}));
  QVERIFY(store->finishMatch(store->createMatch(aloneAt(QStringLiteral("150"), a)), placed({1})));
  QCOMPARE(store->solitaireRecord(QStringLiteral("150")).won, 1);
}

// A file of a program that has counted otherwise is whole, but not believed.
void StoreTest::aCountOfAnotherKindIsMadeAnew() {
  const QTemporaryDir dir;
  const QString kept = dir.filePath(QStringLiteral("records.json")), game = QStringLiteral("12");
  {
    const auto store = Store::open(dir.path());
    for (int i = 0; i < 250; ++i) QVERIFY(store->finishMatch(store->createMatch(twoAtDraughts()), placed({1, 2})));
    QCOMPARE(store->record(kNoId, game).won, 250);
  }
  const auto wonWhere = [&](bool counting) {
    QFile file(kept);
    if (!file.open(QIODevice::ReadWrite)) return -1;
    const QByteArray bytes = file.readAll();
    QJsonObject all = QJsonDocument::fromJson(bytes.mid(bytes.indexOf('\n') + 1)).object();
    QJsonArray records = all.value(u"records").toArray(), first = records[0].toArray();
    first[3] = 999; // won
    records[0] = first;
    all.insert(u"records", records);
    if (!counting) all.remove(u"counting");
    const QByteArray json = QJsonDocument(all).toJson(QJsonDocument::Compact);
    file.resize(0);
    file.write(digitsOver({QString::fromUtf8(json)}).toUtf8() + '\n' + json);
    file.close();
    return Store::open(dir.path())->record(kNoId, game).won;
  };
  QCOMPARE(wonWhere(true), 999);
  QCOMPARE(wonWhere(false), 250);
}

void StoreTest::headToHeadCountsWhoWasPlacedFirst() {
  const auto store = Store::open({});
  const ProfileId a = store->addProfile(QStringLiteral("A"), {}, 0), b = store->addProfile(QStringLiteral("B"), {}, 0);
  const auto play = [&](const QString& game, QList<int> places) {
    const MatchId id = store->createMatch(between(game, a, b));
    QVERIFY(store->finishMatch(id, placed(std::move(places))));
  };
  play(QStringLiteral("12"), {1, 2});
  play(QStringLiteral("12"), {1, 1});
  play(QStringLiteral("27"), {2, 1});
  play(QStringLiteral("27"), {2, 1});
  store->createMatch(between(QStringLiteral("27"), a, b));
  const HeadToHead all = store->headToHead(a, b), chess = store->headToHead(b, a, QStringLiteral("27"));
  QCOMPARE(all.played, 4);
  QCOMPARE(all.firstWon, 1);
  QCOMPARE(all.secondWon, 2);
  QCOMPARE(all.level, 1);
  QCOMPARE(chess.firstWon, 2);
  QCOMPARE(chess.secondWon, 0);
  QCOMPARE(store->record(a, QStringLiteral("12")).draws, 1);
}

// Eight times as many matches take about eight times as long; every seat compared with every match would take 64 times.
void StoreTest::recordsTakeTimeInStepWithTheMatches() {
  const auto store = Store::open({});
  const ProfileId a = store->addProfile(QStringLiteral("A"), {}, 0), b = store->addProfile(QStringLiteral("B"), {}, 0);
  const auto timed = [&] {
    QElapsedTimer timer;
    timer.start();
    for (int i = 0; i < 3; ++i) {
      store->records(kNoId);
      store->records(a);
      store->headToHead(a, b);
      store->recordsCsv([](const QString& id) { return id; });
    }
    return static_cast<double>(timer.nsecsElapsed());
  };
  const auto upTo = [&](int matches) {
    for (int i = store->records(a).value(0).played; i < matches; ++i)
      store->finishMatch(store->createMatch(between(QStringLiteral("12"), a, b)), placed({1, 2}));
  };
  upTo(250);
  const double few = timed();
  upTo(2000);
  const double many = timed();
  QCOMPARE(store->record(a, QStringLiteral("12")).won, 2000);
  QVERIFY2(many < 25 * few, qPrintable(QStringLiteral("%1 times as long").arg(many / few)));
}

void StoreTest::recordsAreCountedOnAsIfTheyWereCountedAnew() {
  const QTemporaryDir dir;
  const QString kept = dir.filePath(QStringLiteral("records.json"));
  const auto store = Store::open(dir.path());
  QList<ProfileId> who;
  for (int i = 0; i < 3; ++i) who << store->addProfile(QStringLiteral("P%1").arg(i), {}, 0);
  const auto told = [&](Store& s) {
    QStringList out;
    for (const ProfileId id : QList<ProfileId>{kNoId} + who)
      for (const Record& r : s.records(id))
        out << QStringLiteral("%1 %2: %3 %4 %5 %6 %7 %8 %9")
                       .arg(id)
                       .arg(r.game)
                       .arg(r.played)
                       .arg(r.won)
                       .arg(r.draws)
                       .arg(r.lost)
                       .arg(r.streak)
                       .arg(r.longestStreak)
                       .arg(r.milliseconds) +
                   QStringLiteral(" %1 %2 %3 %4")
                       .arg(r.highestScore.value_or(-9))
                       .arg(r.lowestScore.value_or(-9))
                       .arg(r.fewestMoves.value_or(-9))
                       .arg(r.fastestWin.value_or(-9));
    const HeadToHead h = s.headToHead(who[2], who[0]);
    out << QStringLiteral("%1 %2 %3 %4").arg(h.played).arg(h.firstWon).arg(h.secondWon).arg(h.level);
    return out;
  };
  // Another copy of the program that has never counted.
  const auto anew = [&] {
    QFile::remove(kept);
    const auto other = Store::open(dir.path());
    const QStringList all = told(*other);
    QFile::remove(kept);
    return all;
  };
  QRandomGenerator random(13);
  QList<MatchId> ended;
  const auto play = [&](int matches) {
    for (int i = 0; i < matches; ++i) {
      const int a = random.bounded(3), b = (a + 1 + random.bounded(2)) % 3, score = random.bounded(50);
      ended << store->createMatch(between(QString::number(12 + random.bounded(4)), who[a], who[b]));
      const int place = random.bounded(3);
      MatchResult result = placed({place == 1 ? 2 : 1, place == 0 ? 2 : 1}, {score, 30 - score});
      result.milliseconds = random.bounded(9000);
      result.undone = random.bounded(9) == 0;
      store->finishMatch(ended.last(), result);
    }
  };
  for (int round = 0; round < 6; ++round) {
    play(round == 3 ? 250 : 20); // so many are kept in the file
    if (round == 2) QVERIFY(store->removeMatch(ended.takeAt(7)));
    if (round == 4) QVERIFY(store->setCursor(ended[3], 0)); // taken up again
    const QStringList counted = told(*store);
    if (round <= 3) QCOMPARE(QFile::exists(kept), round == 3);
    if (round == 3) {
      QCOMPARE(told(*Store::open(dir.path())), counted); // from the file
      QFile file(kept);
      QVERIFY(file.open(QIODevice::ReadWrite));
      QByteArray bytes = file.readAll();
      bytes[bytes.indexOf("\"12\",") + 5] = '9'; // a number that the disk has changed
      file.seek(0);
      file.write(bytes);
      file.close();
      QCOMPARE(told(*Store::open(dir.path())), counted);
    }
    QCOMPARE(anew(), counted);
  }
}

void StoreTest::aNameIsNoFormulaAndHasBounds() {
  const auto store = Store::open({});
  QCOMPARE(store->addProfile(QString(100'000, u'x'), {}, 0), kNoId);
  QVERIFY(store->takeMessages().value(0).contains(QStringLiteral("60")));
  const ProfileId a = store->addProfile(QStringLiteral("=HYPERLINK(\"x\")"), {}, 0),
                  b = store->addProfile(QStringLiteral("@b"), {}, 0);
  QVERIFY(store->finishMatch(store->createMatch(between(QStringLiteral("12"), a, b)), placed({1, 2}, {-5, 3})));
  const QString csv = store->recordsCsv([](const QString& id) { return id; });
  QVERIFY2(csv.contains(QStringLiteral("\"'=HYPERLINK(\"\"x\"\")\"")), qPrintable(csv));
  QVERIFY(csv.contains(QStringLiteral(",'@b,")) && csv.contains(QStringLiteral(",-5,")));
  MatchSetup setup = aloneAt(QStringLiteral("150"), kNoId);
  setup.seats[0].name = QString(100'000, u'x');
  QCOMPARE(store->loadMatch(store->createMatch(setup))->about.setup.seats[0].name.size(), Store::kLongestName);
}

void StoreTest::csvQuotesWhatNeedsQuotes() {
  QTemporaryDir dir;
  const auto store = Store::open(dir.path());
  MatchSetup setup = twoAtDraughts();
  setup.seats[0].name = QStringLiteral("Mari, \"Mall\"");
  const MatchId id = store->createMatch(setup);
  QVERIFY(store->finishMatch(id, placed({1, 2}, {7, 3})));
  const auto name = [](const QString& game) { return QStringLiteral("Kabe ") + game; };
  const QStringList lines = store->recordsCsv(name).split(QStringLiteral("\r\n"));
  QCOMPARE(lines.size(), 4); // head, two seats, the end of the last line
  QVERIFY(lines[1].contains(QStringLiteral(",12,Kabe 12,%1,1,\"Mari, \"\"Mall\"\"\",0,7,1,").arg(id)));
  QVERIFY(store->exportCsv(dir.filePath(QStringLiteral("out.csv")), name));
  const Written refused = store->exportCsv(dir.filePath(QStringLiteral("none/out.csv")), name);
  QVERIFY(!refused && refused.message.contains(QStringLiteral("out.csv")));
}

QTEST_GUILESS_MAIN(StoreTest)
#include "store_test.moc"
