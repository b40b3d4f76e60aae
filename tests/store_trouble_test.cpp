// The store in trouble: older and newer schemas, a refusing disk, a damaged file.
#include "app/store/copies.h"
#include "app/store/database.h"
#include "app/store/salvage.h"
#include "app/store/schema.h"
#include "tests/store_play.h"

#include <QDir>
#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QTemporaryDir>

#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace mk;
using namespace mk::store_test;

namespace {

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

bool any(const SalvagedRow&) { return true; }

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

class StoreTroubleTest : public QObject {
  Q_OBJECT

private slots:
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
  void damageInAnIndexHidesNoMatch();
  void aPipeInTheStoresPlaceIsNamed();
  void aVersionOrATableThatIsGoneIsMended();
  void aBrokenLogIsReadUpToItsBreak();
  void salvageSurvivesAnyBytes();
  void tablesAreToldApartByTheirColumns();
  void aLookLeavesNothingBehind();
  void aDamagedStoreOfMoreThanAGigabyteComesBackFromTheCopy();
  void aMatchIsReadWhileSomebodyElseWrites();
  void aStoreThatIsALinkIsFollowedAndMended();
};

// Reading takes no lock that a writer would have to give.
void StoreTroubleTest::aMatchIsReadWhileSomebodyElseWrites() {
  QTemporaryDir dir;
  const auto store = Store::open(dir.path());
  const MatchId id = matchWithMoves(*store, 5);
  Database other;
  other.open(dir.filePath(QStringLiteral("mangukast.db")));
  const Transaction writing(other); // never committed here
  other.execute(QStringLiteral("DELETE FROM entry"));
  QCOMPARE(store->loadMatch(id)->log.size(), 5); // as it was before the other one began
  QCOMPARE(store->unfinishedMatches().size(), 1);
}

// Somebody keeps the store on another disk and leaves a link.
void StoreTroubleTest::aStoreThatIsALinkIsFollowedAndMended() {
  QTemporaryDir dir, elsewhere;
  const QString link = dir.filePath(QStringLiteral("mangukast.db")),
                file = elsewhere.filePath(QStringLiteral("kept.db"));
  QVERIFY(QFile(file).open(QIODevice::WriteOnly));
  QVERIFY(QFile::link(file, link));
  MatchId id = kNoId;
  {
    const auto store = Store::open(dir.path());
    QVERIFY2(!store->isInMemory(), qPrintable(store->problem()));
    id = matchWithMoves(*store, 5);
  }
  QVERIFY(QFileInfo(link).isSymLink());
  QCOMPARE(Store::open(dir.path())->loadMatch(id)->log.size(), 5);
  QFile f(file);
  QVERIFY(f.open(QIODevice::ReadWrite) && f.write(QByteArray(100, '\x55')) == 100);
  f.close();
  const auto store = Store::open(dir.path());
  QVERIFY(!store->takeMessages().isEmpty());
  QCOMPARE(store->loadMatch(id)->log.size(), 5);
}

void StoreTroubleTest::aStoreOfVersionOneIsMigrated() {
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

void StoreTroubleTest::aNewerStoreIsLeftAlone() {
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

void StoreTroubleTest::aReadOnlyFolderIsNamedAndPlayGoesOn() {
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

void StoreTroubleTest::aReadOnlyStoreIsReadIntoMemory() {
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

void StoreTroubleTest::aFileInTheFoldersPlaceIsNamed() {
  QTemporaryDir dir;
  QFile file(dir.filePath(QStringLiteral("box")));
  QVERIFY(file.open(QIODevice::WriteOnly));
  const auto store = Store::open(file.fileName());
  QVERIFY(store->isInMemory() && store->problem().contains(QStringLiteral("box")));
  QVERIFY(matchWithMoves(*store, 1) != kNoId);
}

void StoreTroubleTest::aFullDiskIsNamedAndTheMatchGoesOn() {
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

void StoreTroubleTest::whatWasKeptInMemoryGoesToTheDiskLater() {
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

void StoreTroubleTest::aMatchPlayedOnElsewhereIsNotOverwritten() {
  QTemporaryDir dir;
  const auto here = Store::open(dir.path()), there = Store::open(dir.path());
  const MatchId id = playOnAFullDisk(*here);
  QCOMPARE(there->loadMatch(id)->log.size(), 5);
  QVERIFY(there->appendEntry(id, 5, QStringLiteral("1 there")));
  QVERIFY(here->returnToDisk());
  QVERIFY(here->takeMessages().last().contains(QStringLiteral("another window")));
  QCOMPARE(there->loadMatch(id)->log.size(), 6);
  const auto all = there->unfinishedMatches();
  QCOMPARE(all.size(), 2); // what was played here is a match of its own
  const auto ours = there->loadMatch(all[0].id == id ? all[1].id : all[0].id);
  QCOMPARE(ours->log.size(), 20);
  QCOMPARE(ours->about.setup, there->loadMatch(id)->about.setup);
  QVERIFY(!here->appendEntry(id, 20, QStringLiteral("0 here")));
}

void StoreTroubleTest::aDamagedStoreIsSetAsideAndSalvaged_data() {
  QTest::addColumn<qint64>("from");
  QTest::addColumn<qint64>("count");
  QTest::addColumn<int>("least");
  QTest::newRow("the header") << qint64{0} << qint64{100} << 30;
  QTest::newRow("the whole first page") << qint64{0} << qint64{4096} << 30;
  QTest::newRow("a page in the middle") << qint64{8 * 4096} << qint64{4096} << 25;
  QTest::newRow("many pages") << qint64{20 * 4096} << qint64{5 * 4096} << 20;
  QTest::newRow("everything") << qint64{0} << qint64{-1} << 0;
}

void StoreTroubleTest::aDamagedStoreIsSetAsideAndSalvaged() {
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

// Any bit of the index by which unfinished matches are found.
void StoreTroubleTest::damageInAnIndexHidesNoMatch() {
  QTemporaryDir dir;
  QByteArray sound;
  const QString file = dir.filePath(QStringLiteral("mangukast.db"));
  qint64 page = 0;
  {
    const auto store = Store::open(dir.path());
    for (int i = 0; i < 40; ++i) matchWithMoves(*store, 3);
  }
  {
    Database db;
    db.open(file);
    page = db.value("SELECT rootpage FROM sqlite_schema WHERE name = 'matches_by_time'").toLongLong();
  }
  QFile f(file);
  QVERIFY(f.open(QIODevice::ReadOnly));
  sound = f.readAll();
  f.close();
  QRandomGenerator random(5);
  for (int round = 0; round < 60; ++round) {
    for (const QString& old : QDir(dir.path()).entryList(QDir::Files)) QFile::remove(dir.filePath(old));
    QByteArray flipped = sound;
    const auto at = static_cast<qsizetype>((page - 1) * 4096 + random.bounded(4096));
    flipped[at] = static_cast<char>(flipped[at] ^ (1 << random.bounded(8)));
    QVERIFY(f.open(QIODevice::WriteOnly) && f.write(flipped) == flipped.size());
    f.close();
    QCOMPARE(Store::open(dir.path())->unfinishedMatches().size(), 40);
  }
}

void StoreTroubleTest::aPipeInTheStoresPlaceIsNamed() {
  QTemporaryDir dir;
  QVERIFY(::mkfifo(QFile::encodeName(dir.filePath(QStringLiteral("mangukast.db"))).constData(), 0600) == 0);
  const auto store = Store::open(dir.path());
  QVERIFY(store->isInMemory());
  QVERIFY2(store->problem().contains(QStringLiteral("mangukast.db")), qPrintable(store->problem()));
  QCOMPARE(store->loadMatch(matchWithMoves(*store, 3))->log.size(), 3);
}

void StoreTroubleTest::aVersionOrATableThatIsGoneIsMended() {
  for (const char* harm :
       {"PRAGMA user_version = -1", "PRAGMA user_version = 0", "DROP TABLE book", "DROP TABLE seat"}) {
    QTemporaryDir dir;
    {
      const auto store = Store::open(dir.path());
      for (int i = 0; i < 12; ++i) matchWithMoves(*store, 3);
    }
    {
      Database db;
      db.open(dir.filePath(QStringLiteral("mangukast.db")));
      db.execute(QString::fromLatin1(harm));
    }
    const auto store = Store::open(dir.path());
    QVERIFY2(!store->isInMemory(), harm);
    QCOMPARE(store->unfinishedMatches().size(), 12);
    QCOMPARE(store->takeMessages().size(), 1);
    QVERIFY(store->check().isEmpty());
    QVERIFY(store->appendEntry(matchWithMoves(*store, 2), 2, QStringLiteral("0 x")));
  }
}

// A frame that claims four thousand million pages, and frames that were changed: the log counts up to the first of
// them.
void StoreTroubleTest::aBrokenLogIsReadUpToItsBreak() {
  QTemporaryDir dir, copy;
  const auto store = Store::open(dir.path());
  for (int i = 0; i < 20; ++i) matchWithMoves(*store, 5);
  const QString name = QStringLiteral("mangukast.db");
  QFile::copy(dir.filePath(name), copy.filePath(name));
  QFile log(dir.filePath(name + QStringLiteral("-wal")));
  QVERIFY(log.open(QIODevice::ReadOnly));
  const QByteArray sound = log.readAll();
  const auto rowsWith = [&](const QByteArray& bytes) {
    QFile f(copy.filePath(name + QStringLiteral("-wal")));
    if (!f.open(QIODevice::WriteOnly) || f.write(bytes) != bytes.size()) qFatal("cannot write");
    f.close();
    QElapsedTimer timer;
    timer.start();
    const auto rows = salvageRows(copy.filePath(name), any).size();
    if (timer.elapsed() > 2000) qFatal("too slow");
    return rows;
  };
  const auto all = rowsWith(sound);
  QVERIFY(all >= 100);
  const qsizetype frame = 24 + 4096, frames = (sound.size() - 32) / frame;
  QByteArray claims = sound;
  claims.replace(32 + (frames - 1) * frame + 4, 4, QByteArray(4, '\xff'));
  QVERIFY(rowsWith(claims) <= all);
  QByteArray changed = sound;
  changed[32 + frames / 2 * frame + 24 + 2000] = static_cast<char>(changed[32 + frames / 2 * frame + 24 + 2000] ^ 1);
  const auto half = rowsWith(changed);
  QVERIFY(half > 0 && half < all);
}

void StoreTroubleTest::damageFoundWhileReadingIsMended() {
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
  QVERIFY2(!messages.isEmpty() && messages.first().contains(QStringLiteral("damaged-")),
           qPrintable(messages.join(u'\n')));
  QVERIFY(!store->isInMemory());
  QVERIFY(store->loadMatch(last).has_value());
  QVERIFY(store->check().isEmpty());
}

void StoreTroubleTest::salvageSurvivesAnyBytes() {
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
    for (const SalvagedRow& row : salvageRows(broken, any)) QVERIFY(row.columns.size() <= 64);
  }
  QVERIFY(salvageRows(dir.filePath(QStringLiteral("none.db")), any).isEmpty());
}

void StoreTroubleTest::tablesAreToldApartByTheirColumns() {
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

// The folder as it was, with names, sizes and times: after a look, after the check beside the window, after a copy.
void StoreTroubleTest::aLookLeavesNothingBehind() {
  QTemporaryDir dir;
  (void)matchWithMoves(*Store::open(dir.path()), 5);
  const auto folder = [&] {
    QStringList all;
    for (const QFileInfo& file : QDir(dir.path()).entryInfoList(QDir::Files, QDir::Name))
      all << QStringLiteral("%1 %2 %3")
                 .arg(file.fileName())
                 .arg(file.size())
                 .arg(file.lastModified().toMSecsSinceEpoch());
    return all;
  };
  const QStringList before = folder();
  QVERIFY(before.filter(QStringLiteral("-wal")).isEmpty());
  QCOMPARE(Store::inspect(dir.path()), QStringList());
  QCOMPARE(folder(), before);
  QVERIFY(!Store::isDamaged(dir.path()));
  QCOMPARE(folder(), before);
  QCOMPARE(makeDayCopy(dir.path(), QDate(2026, 11, 22)), QString());
  QCOMPARE(folder(), before);
  // Where nobody may write the store is read all the same.
  QVERIFY(::chmod(QFile::encodeName(dir.path()).constData(), 0555) == 0);
  QVERIFY(::chmod(QFile::encodeName(Store::fileIn(dir.path())).constData(), 0444) == 0);
  {
    const AsOrdinaryUser user;
    QCOMPARE(Store::inspect(dir.path()), QStringList());
    QVERIFY(!Store::isDamaged(dir.path()));
  }
  QVERIFY(::chmod(QFile::encodeName(dir.path()).constData(), 0755) == 0);
  QCOMPARE(folder(), before);
}

void StoreTroubleTest::aDamagedStoreOfMoreThanAGigabyteComesBackFromTheCopy() {
  QTemporaryDir dir;
  QList<MatchId> ids;
  {
    const auto store = Store::open(dir.path());
    for (int i = 0; i < 3; ++i) ids << matchWithMoves(*store, 10);
  }
  QCOMPARE(makeDayCopy(dir.path(), QDate(2026, 11, 22)), QString());
  const QString file = Store::fileIn(dir.path());
  overwrite(file, 0, 100);
  QVERIFY(QFile::resize(file, kMostSalvaged + 4096)); // a hole: it takes no room
  const auto store = Store::open(dir.path());
  QVERIFY(!store->isInMemory());
  const QString told = store->takeMessages().join(u' ');
  QVERIFY2(told.contains(QStringLiteral("larger than 1 GB")), qPrintable(told));
  for (const MatchId id : ids) QCOMPARE(store->loadMatch(id)->log.size(), 10);
  QVERIFY(store->check().isEmpty());
}

QTEST_GUILESS_MAIN(StoreTroubleTest)
#include "store_trouble_test.moc"
