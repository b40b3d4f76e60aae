// The store: matches, profiles, records; several copies, a damaged file, a refusing disk, older and newer schemas.
#include "app/store/database.h"
#include "app/store/salvage.h"
#include "app/store/schema.h"
#include "app/store/store.h"

#include <QDir>
#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QtTest>

#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace mk;

namespace {

// Checked builds are slower; what is promised is promised of the release build.
#if defined(__SANITIZE_ADDRESS__) || !defined(NDEBUG)
constexpr int kSlower = 10;
#else
constexpr int kSlower = 1;
#endif

MatchSetup twoAtDraughts() {
  MatchSetup setup;
  setup.game = QStringLiteral("12");
  setup.seats = {{kNoId, QStringLiteral("Mari"), 0, QStringLiteral("#ffffff")},
                 {kNoId, QStringLiteral("Arvuti"), 3, QStringLiteral("#000000")}};
  setup.options = {{QStringLiteral("flying-kings"), QStringLiteral("yes")}};
  setup.seed = 0xFEDCBA9876543210ull;
  setup.realDice = true;
  setup.pad = true;
  return setup;
}

MatchSetup aloneAt(const QString& game, ProfileId who) {
  MatchSetup setup;
  setup.game = game;
  setup.seats = {{who, {}, 0, {}}};
  return setup;
}

MatchSetup between(const QString& game, ProfileId a, ProfileId b) {
  MatchSetup setup;
  setup.game = game;
  setup.seats = {{a, {}, 0, {}}, {b, {}, 0, {}}};
  return setup;
}

MatchResult placed(QList<int> places, QList<int> scores = {}) {
  MatchResult result;
  result.places = std::move(places);
  result.scores = std::move(scores);
  return result;
}

MatchId matchWithMoves(Store& store, int moves) {
  const MatchId id = store.createMatch(twoAtDraughts());
  for (int i = 0; i < moves; ++i) store.appendEntry(id, i, QStringLiteral("%1 c3-d4").arg(i % 2));
  return id;
}

// Runs as somebody who may not write into folders of others, also where the tests run as root.
class AsOrdinaryUser {
public:
  AsOrdinaryUser() {
    if (::geteuid() == 0) changed_ = ::seteuid(65534) == 0;
  }
  ~AsOrdinaryUser() {
    if (changed_ && ::seteuid(0) != 0) qFatal("cannot become root again");
  }

private:
  bool changed_ = false;
};

// No file of this process may grow beyond the size: what a full disk looks like from inside.
class FullDisk {
public:
  explicit FullDisk(rlim_t size) {
    ::signal(SIGXFSZ, SIG_IGN);
    ::getrlimit(RLIMIT_FSIZE, &before_);
    rlimit now = before_;
    now.rlim_cur = size;
    ::setrlimit(RLIMIT_FSIZE, &now);
  }
  ~FullDisk() { ::setrlimit(RLIMIT_FSIZE, &before_); }

private:
  rlimit before_{};
};

void overwrite(const QString& file, qint64 from, qint64 count) {
  QFile f(file);
  QVERIFY(f.open(QIODevice::ReadWrite));
  QVERIFY(f.seek(from));
  QByteArray noise(static_cast<qsizetype>(count), '\0');
  QRandomGenerator random(7);
  for (char& c : noise) c = static_cast<char>(random.generate());
  QCOMPARE(f.write(noise), count);
}

} // namespace

class StoreTest : public QObject {
  Q_OBJECT

private slots:
  void aMatchComesBackAsItWasWritten();
  void undoRedoAndANewMoveKeepTheLog();
  void aLogEntryHasOnePlace();
  void aFinishedMatchThatIsChangedIsOpenAgain();
  void aRemovedMatchLeavesNothing();
  void twoCopiesDoNotMixTheirMoves();
  void aProfileNameIsTakenOnce();
  void theTimePlayedIsKept();
  void aMarkOfTakingBackStays();
  void recordsCountWinsDrawsAndStreaks();
  void headToHeadCountsWhoWasPlacedFirst();
  void csvQuotesWhatNeedsQuotes();
  void aStoreOfVersionOneIsMigrated();
  void aNewerStoreIsLeftAlone();
  void aReadOnlyFolderIsNamedAndPlayGoesOn();
  void aReadOnlyStoreIsReadIntoMemory();
  void aFileInTheFoldersPlaceIsNamed();
  void aFullDiskIsNamedAndTheMatchGoesOn();
  void whatWasKeptInMemoryGoesToTheDiskLater();
  void aMatchPlayedOnElsewhereIsNotOverwritten();
  void aDamagedStoreIsSetAsideAndSalvaged_data();
  void aDamagedStoreIsSetAsideAndSalvaged();
  void damageFoundWhileReadingIsMended();
  void salvageSurvivesAnyBytes();
  void tablesAreToldApartByTheirColumns();
  void openingIsQuick();
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

void StoreTest::aStoreOfVersionOneIsMigrated() {
  QTemporaryDir dir;
  {
    Database old;
    old.open(dir.filePath(QStringLiteral("mangukast.db")));
    migrate(old, 1);
    QCOMPARE(schemaVersion(old), 1);
    old.execute(
        QStringLiteral("INSERT INTO matches VALUES(7,'12',1,'','{}',0,1,1,1,0,2,2,5,NULL,NULL,NULL,NULL,NULL,NULL)"));
    old.execute(QStringLiteral("INSERT INTO seat VALUES(7*16,NULL,'Mari',0,'',NULL,NULL)"));
    old.execute(QStringLiteral("INSERT INTO entry VALUES(7<<20,'0 a'),((7<<20)+1,'0 b')"));
  }
  const auto store = Store::open(dir.path());
  QVERIFY2(!store->isInMemory(), qPrintable(store->problem()));
  QCOMPARE(store->loadMatch(7)->log, QStringList({QStringLiteral("0 a"), QStringLiteral("0 b")}));
  QVERIFY(store->saveBook({QStringLiteral("003"), QStringLiteral("et"), QStringLiteral("text")}));
  QCOMPARE(store->books().size(), 1);
  QVERIFY(store->check().isEmpty());
}

void StoreTest::aNewerStoreIsLeftAlone() {
  QTemporaryDir dir;
  const QString file = dir.filePath(QStringLiteral("mangukast.db"));
  {
    Database newer;
    newer.open(file);
    newer.execute(QStringLiteral("CREATE TABLE future(x)"));
    newer.execute(QStringLiteral("PRAGMA user_version = %1").arg(Store::kSchema + 1));
  }
  {
    const auto store = Store::open(dir.path());
    QVERIFY(store->isInMemory());
    QVERIFY2(store->problem().contains(QStringLiteral("newer")), qPrintable(store->problem()));
    QCOMPARE(store->takeMessages().size(), 1);
    QCOMPARE(store->loadMatch(matchWithMoves(*store, 3))->log.size(), 3);
  }
  Database newer;
  newer.open(file);
  QCOMPARE(schemaVersion(newer), Store::kSchema + 1);
  QCOMPARE(newer.value("SELECT count(*) FROM sqlite_schema WHERE type = 'table'").toInt(), 1);
}

void StoreTest::aReadOnlyFolderIsNamedAndPlayGoesOn() {
  QTemporaryDir dir;
  QVERIFY(::chmod(QFile::encodeName(dir.path()).constData(), 0555) == 0);
  {
    const AsOrdinaryUser user;
    for (const QString& folder : {dir.path(), dir.filePath(QStringLiteral("below"))}) {
      const auto store = Store::open(folder);
      QVERIFY(store->isInMemory());
      QVERIFY2(store->problem().contains(dir.path()), qPrintable(store->problem()));
      QCOMPARE(store->loadMatch(matchWithMoves(*store, 3))->log.size(), 3);
    }
  }
  QVERIFY(::chmod(QFile::encodeName(dir.path()).constData(), 0755) == 0);
}

void StoreTest::aReadOnlyStoreIsReadIntoMemory() {
  QTemporaryDir dir;
  MatchId id = kNoId;
  id = matchWithMoves(*Store::open(dir.path()), 5);
  const QByteArray folder = QFile::encodeName(dir.path());
  for (const QFileInfo& info : QDir(dir.path()).entryInfoList(QDir::Files))
    QFile::setPermissions(info.filePath(), QFile::ReadOwner | QFile::ReadGroup | QFile::ReadOther);
  QVERIFY(::chmod(folder.constData(), 0555) == 0);
  {
    const AsOrdinaryUser user;
    const auto store = Store::open(dir.path());
    QVERIFY(store->isInMemory());
    QVERIFY2(store->problem().contains(QStringLiteral("cannot be written")), qPrintable(store->problem()));
    QVERIFY(store->loadMatch(id).has_value());
    QCOMPARE(store->loadMatch(id)->log.size(), 5);
    const Written went = store->appendEntry(id, 5, QStringLiteral("1 x"));
    QCOMPARE(went.how, Written::How::InMemory);
    QCOMPARE(store->loadMatch(id)->log.size(), 6);
  }
  QVERIFY(::chmod(folder.constData(), 0755) == 0);
}

void StoreTest::aFileInTheFoldersPlaceIsNamed() {
  QTemporaryDir dir;
  QFile file(dir.filePath(QStringLiteral("box")));
  QVERIFY(file.open(QIODevice::WriteOnly));
  const auto store = Store::open(file.fileName());
  QVERIFY(store->isInMemory() && store->problem().contains(QStringLiteral("box")));
  QVERIFY(matchWithMoves(*store, 1) != kNoId);
}

void StoreTest::aFullDiskIsNamedAndTheMatchGoesOn() {
  QTemporaryDir dir;
  const auto store = Store::open(dir.path());
  const MatchId earlier = matchWithMoves(*store, 10), id = store->createMatch(twoAtDraughts());
  int onDisk = 0, told = 0;
  {
    const FullDisk full(256 * 1024);
    for (int i = 0; i < 400; ++i) {
      const Written went = store->appendEntry(id, i, QStringLiteral("0 ") + QString(200, QLatin1Char('x')));
      QVERIFY2(went, qPrintable(went.message));
      if (went.how == Written::How::OnDisk) onDisk = i + 1;
      told += !went.message.isEmpty();
    }
  }
  QVERIFY(store->isInMemory());
  QVERIFY(onDisk > 0 && onDisk < 400);
  QCOMPARE(told, 1);
  QCOMPARE(store->takeMessages().size(), 1);
  QCOMPARE(store->loadMatch(id)->log.size(), 400);
  QCOMPARE(store->loadMatch(earlier)->log.size(), 10);
  const auto again = Store::open(dir.path()); // what was acknowledged as on disk is on disk
  QCOMPARE(again->loadMatch(id)->log.size(), onDisk);
}

// Plays in memory from move 5 on, because the disk is full.
static MatchId playOnAFullDisk(Store& store) {
  const MatchId id = matchWithMoves(store, 5);
  const FullDisk full(1024);
  for (int i = 5; i < 20; ++i) store.appendEntry(id, i, QStringLiteral("0 x"));
  return id;
}

void StoreTest::whatWasKeptInMemoryGoesToTheDiskLater() {
  QTemporaryDir dir;
  const auto store = Store::open(dir.path());
  const MatchId id = playOnAFullDisk(*store);
  QVERIFY(store->isInMemory());
  const ProfileId mari = store->addProfile(QStringLiteral("Mari"), {}, 0);
  const MatchId fresh = store->createMatch(aloneAt(QStringLiteral("150"), mari));
  QVERIFY(store->finishMatch(fresh, placed({1}, {9})));
  store->takeMessages();
  QVERIFY(store->returnToDisk());
  QVERIFY(!store->isInMemory() && store->problem().isEmpty());
  QCOMPARE(store->takeMessages().size(), 1);
  QCOMPARE(store->appendEntry(id, 20, QStringLiteral("0 y")).how, Written::How::OnDisk);
  const auto again = Store::open(dir.path());
  QCOMPARE(again->loadMatch(id)->log.size(), 21);
  QCOMPARE(again->record(mari, QStringLiteral("150")).won, 1);
  QVERIFY(again->check().isEmpty());

  MatchId last = kNoId; // the end of the program is the last chance
  {
    const auto ending = Store::open(dir.path());
    last = playOnAFullDisk(*ending);
  }
  QCOMPARE(again->loadMatch(last)->log.size(), 20);
}

void StoreTest::aMatchPlayedOnElsewhereIsNotOverwritten() {
  QTemporaryDir dir;
  const auto here = Store::open(dir.path()), there = Store::open(dir.path());
  const MatchId id = playOnAFullDisk(*here);
  QCOMPARE(there->loadMatch(id)->log.size(), 5);
  QVERIFY(there->appendEntry(id, 5, QStringLiteral("1 there")));
  QVERIFY(here->returnToDisk());
  QVERIFY(here->takeMessages().last().contains(QStringLiteral("another window")));
  QCOMPARE(there->loadMatch(id)->log.size(), 6);
  QVERIFY(!here->appendEntry(id, 20, QStringLiteral("0 here")));
}

void StoreTest::aDamagedStoreIsSetAsideAndSalvaged_data() {
  QTest::addColumn<qint64>("from");
  QTest::addColumn<qint64>("count");
  QTest::addColumn<int>("least");
  QTest::newRow("the header") << qint64{0} << qint64{100} << 30;
  QTest::newRow("the whole first page") << qint64{0} << qint64{4096} << 30;
  QTest::newRow("a page in the middle") << qint64{8 * 4096} << qint64{4096} << 25;
  QTest::newRow("many pages") << qint64{20 * 4096} << qint64{5 * 4096} << 20;
  QTest::newRow("everything") << qint64{0} << qint64{-1} << 0;
}

void StoreTest::aDamagedStoreIsSetAsideAndSalvaged() {
  QFETCH(qint64, from);
  QFETCH(qint64, count);
  QFETCH(int, least);
  QTemporaryDir dir;
  QString file;
  {
    const auto store = Store::open(dir.path());
    file = store->file();
    store->addProfile(QStringLiteral("Mari"), {}, 0);
    store->saveBook({QStringLiteral("003"), QStringLiteral("et"), QString(20000, QChar(0xF5))});
    for (int i = 0; i < 30; ++i) matchWithMoves(*store, 100);
  }
  overwrite(file, from, count < 0 ? QFileInfo(file).size() : count);
  const auto store = Store::open(dir.path());
  QVERIFY2(!store->isInMemory(), qPrintable(store->problem()));
  const QStringList messages = store->takeMessages();
  QCOMPARE(messages.size(), 1);
  const QStringList aside = QDir(dir.path()).entryList({QStringLiteral("mangukast.db.damaged-*")});
  QVERIFY(!aside.isEmpty() && messages.first().contains(aside.first()));
  const QList<MatchSummary> matches = store->unfinishedMatches();
  QVERIFY2(matches.size() >= least, qPrintable(QString::number(matches.size())));
  QVERIFY(messages.first().contains(QString::number(matches.size())));
  for (const MatchSummary& m : matches) {
    const auto match = store->loadMatch(m.id);
    QCOMPARE(match->log.size(), m.length);
    QVERIFY(m.cursor == m.length);
    QVERIFY(store->appendEntry(m.id, m.cursor, QStringLiteral("0 on")));
  }
  if (from == 0 && count > 0) {
    QCOMPARE(store->profiles().size(), 1);
    QCOMPARE(store->books().value(0).text, QString(20000, QChar(0xF5)));
  }
  QVERIFY(store->check().isEmpty());
}

void StoreTest::damageFoundWhileReadingIsMended() {
  QTemporaryDir dir;
  MatchId last = kNoId;
  QString file;
  {
    const auto store = Store::open(dir.path());
    file = store->file();
    for (int i = 0; i < 60; ++i) {
      last = store->createMatch(twoAtDraughts());
      QStringList moves;
      for (int n = 0; n < 400; ++n) moves << QStringLiteral("%1 a rather long move text, number %2").arg(n % 2).arg(n);
      QVERIFY(store->appendEntries(last, 0, moves));
    }
  }
  QVERIFY(QFileInfo(file).size() > (1 << 20)); // too large to be checked at every start
  const auto store = Store::open(dir.path());
  QVERIFY(store->takeMessages().isEmpty());
  overwrite(file, 4096 * 40, 4096 * 60);
  for (const MatchSummary& m : store->unfinishedMatches()) store->loadMatch(m.id);
  const QStringList messages = store->takeMessages();
  QVERIFY2(messages.size() == 1 && messages.first().contains(QStringLiteral("damaged-")),
           qPrintable(messages.join(u'\n')));
  QVERIFY(!store->isInMemory());
  QVERIFY(store->loadMatch(last).has_value());
  QVERIFY(store->check().isEmpty());
}

void StoreTest::salvageSurvivesAnyBytes() {
  QTemporaryDir dir;
  QString file;
  {
    const auto store = Store::open(dir.path());
    file = store->file();
    store->saveBook({QStringLiteral("k"), QStringLiteral("et"), QString(30000, QLatin1Char('a'))});
    for (int i = 0; i < 5; ++i) matchWithMoves(*store, 60);
  }
  QFile in(file);
  QVERIFY(in.open(QIODevice::ReadOnly));
  const QByteArray sound = in.readAll();
  const QString broken = dir.filePath(QStringLiteral("broken.db"));
  QRandomGenerator random(1);
  for (int round = 0; round < 300; ++round) {
    QByteArray bytes = sound;
    for (int i = 0; i < 1 + round; ++i)
      bytes[random.bounded(static_cast<int>(bytes.size()))] = static_cast<char>(random.generate());
    if (round % 3 == 0) bytes.truncate(random.bounded(static_cast<int>(bytes.size())));
    QFile out(broken);
    QVERIFY(out.open(QIODevice::WriteOnly) && out.write(bytes) == bytes.size());
    out.close();
    for (const SalvagedRow& row : salvageRows(broken)) QVERIFY(row.columns.size() <= 64);
  }
  QVERIFY(salvageRows(dir.filePath(QStringLiteral("none.db"))).isEmpty());
}

void StoreTest::tablesAreToldApartByTheirColumns() {
  Database db;
  db.open(QStringLiteral(":memory:"));
  migrate(db, Store::kSchema);
  QCOMPARE(static_cast<int>(schemaSteps().size()), Store::kSchema);
  QSet<int> seen;
  for (const TableShape& table : tableShapes()) {
    QVERIFY(!seen.contains(table.columns));
    seen.insert(table.columns);
    int columns = 0;
    QSqlQuery& q = db.run("SELECT name, pk FROM pragma_table_info(?) ORDER BY cid", {QString::fromLatin1(table.name)});
    while (Database::next(q)) QCOMPARE(q.value(1).toInt(), columns++ == 0 ? 1 : 0);
    QCOMPARE(columns, table.columns);
  }
  const int tables = db.value("SELECT count(*) FROM sqlite_schema WHERE type = 'table'").toInt();
  QCOMPARE(static_cast<int>(tableShapes().size()), tables);
}

void StoreTest::openingIsQuick() {
  QTemporaryDir dir;
  {
    const auto store = Store::open(dir.path());
    for (int i = 0; i < 100; ++i) {
      const MatchId id = store->createMatch(twoAtDraughts());
      QStringList moves;
      for (int n = 0; n < 100; ++n) moves << QStringLiteral("%1 c3-d4").arg(n % 2);
      QVERIFY(store->appendEntries(id, 0, moves));
    }
  }
  qint64 best = std::numeric_limits<qint64>::max();
  for (int i = 0; i < 10; ++i) {
    QElapsedTimer clock;
    clock.start();
    const auto store = Store::open(dir.path());
    QCOMPARE(store->unfinishedMatches().size(), 100);
    best = std::min(best, clock.nsecsElapsed());
  }
  qInfo("opening and listing 100 matches: %.2f ms", static_cast<double>(best) / 1e6);
  QVERIFY(best < 15'000'000 * kSlower);
}

QTEST_GUILESS_MAIN(StoreTest)
#include "store_test.moc"
