// Seals and daily copies: what the disk has changed is noticed, and comes back.
#include "app/store/copies.h"
#include "app/store/database.h"
#include "app/store/schema.h"
#include "app/store/seal.h"
#include "tests/store_play.h"

#include <QDir>
#include <QRandomGenerator>
#include <QTemporaryDir>

using namespace mk;
using namespace mk::store_test;

namespace {

const QDate kDay(2026, 3, 1);

QByteArray bytesOf(const QString& file) {
  QFile f(file);
  if (!f.open(QIODevice::ReadOnly)) qFatal("cannot read");
  return f.readAll();
}

void write(const QString& file, const QByteArray& bytes) {
  QFile::remove(file + QStringLiteral("-wal"));
  QFile::remove(file + QStringLiteral("-shm"));
  QFile f(file);
  if (!f.open(QIODevice::WriteOnly) || f.write(bytes) != bytes.size()) qFatal("cannot write");
}

// A store of some matches, one of them finished, closed again.
QList<MatchId> somePlayed(const QString& dir, int matches, int moves) {
  const auto store = Store::open(dir);
  QList<MatchId> ids;
  for (int i = 0; i < matches; ++i) ids << matchWithMoves(*store, moves);
  store->finishMatch(ids.last(), placed({1, 2}, {30, 20}));
  return ids;
}

QMap<MatchId, StoredMatch> everyMatch(Store& store, const QList<MatchId>& ids) {
  QMap<MatchId, StoredMatch> all;
  for (const MatchId id : ids)
    if (const auto match = store.loadMatch(id)) all.insert(id, *match);
  return all;
}

bool isSame(const StoredMatch& a, const StoredMatch& b) {
  return a.log == b.log && a.about.setup == b.about.setup && a.about.cursor == b.about.cursor &&
         a.about.result == b.about.result;
}

} // namespace

class StoreCopiesTest : public QObject {
  Q_OBJECT

private slots:
  void anEntryIsSealedInItsPlace();
  void aChangedBitIsNoticed();
  void aChangedMoveComesBackFromTheCopy();
  void aChangedMoveWithoutACopyEndsTheMatchBeforeIt();
  void aChangedSetupComesBackFromTheCopy();
  void aChangedResultIsMadeAnew();
  void zeroedBytesLoseNothingThatACopyHas();
  void zeroedBytesLoseNoMatchWithoutACopy();
  void aMatchFromBeforeSealsIsSealedWithItsNextMove();
  void sevenDaysAreKept();
  void aCopyIsMadeBesideAWindowThatWrites();
  void whatIsGoneComesBackAndWhatWasPlayedOnComesBesideIt();
  void aCopyThatCannotBeReadIsToldAndHarmsNothing();
};

void StoreCopiesTest::anEntryIsSealedInItsPlace() {
  const QString text = QStringLiteral("0 c3-d4");
  QCOMPARE(unsealed(5, sealed(5, text)), text);
  QVERIFY(!unsealed(6, sealed(5, text)));
  QCOMPARE(unsealed(0, QStringLiteral("0 old")), QStringLiteral("0 old"));
  QVERIFY(digitsOver({QStringLiteral("a"), QStringLiteral("bc")}) !=
          digitsOver({QStringLiteral("ab"), QStringLiteral("c")}));
}

// One bit anywhere in the file: every match is as it was, or something is said.
void StoreCopiesTest::aChangedBitIsNoticed() {
  QTemporaryDir dir;
  const QList<MatchId> ids = somePlayed(dir.path(), 6, 30);
  const QString file = Store::fileIn(dir.path());
  const QByteArray sound = bytesOf(file);
  QMap<MatchId, StoredMatch> before = everyMatch(*Store::open(dir.path()), ids);
  QCOMPARE(before.size(), ids.size());
  QRandomGenerator random(11);
  int noticed = 0;
  for (int round = 0; round < 100; ++round) {
    QByteArray bent = sound;
    const auto at = random.bounded(bent.size());
    bent[at] = static_cast<char>(bent[at] ^ (1 << random.bounded(8)));
    write(file, bent);
    const auto store = Store::open(dir.path());
    const auto after = everyMatch(*store, ids);
    const bool told = !store->takeMessages().isEmpty();
    noticed += told;
    for (const MatchId id : ids)
      QVERIFY2(told || (after.contains(id) && isSame(after[id], before[id])), qPrintable(QString::number(at)));
  }
  QVERIFY(noticed > 10);
}

void StoreCopiesTest::aChangedMoveComesBackFromTheCopy() {
  QTemporaryDir dir;
  const QList<MatchId> ids = somePlayed(dir.path(), 2, 30);
  QCOMPARE(makeDayCopy(dir.path(), kDay), QString());
  {
    const auto store = Store::open(dir.path()); // played on after the copy
    store->loadMatch(ids[0]);
    QVERIFY(store->appendEntry(ids[0], 30, QStringLiteral("0 e3-d4")));
  }
  const QString file = Store::fileIn(dir.path());
  QByteArray bytes = bytesOf(file);
  const auto at = bytes.indexOf("1 c3-d4\t");
  QVERIFY(at > 0);
  bytes[at + 2] = 'e';
  write(file, bytes);
  const auto store = Store::open(dir.path());
  for (const MatchId id : ids) {
    const auto match = store->loadMatch(id);
    QCOMPARE(match->log.value(1), QStringLiteral("1 c3-d4"));
    QCOMPARE(match->log.size(), id == ids[0] ? 31 : 30);
  }
  const QStringList messages = store->takeMessages();
  QCOMPARE(messages.size(), 1);
  QVERIFY2(messages.first().contains(QStringLiteral("mended")), qPrintable(messages.first()));
  QCOMPARE(QDir(dir.path()).entryList({QStringLiteral("*.damaged-match-*.txt")}).size(), 1);
  QVERIFY(store->check().isEmpty());
  QVERIFY(store->appendEntry(ids[0], 31, QStringLiteral("1 on")));
}

void StoreCopiesTest::aChangedMoveWithoutACopyEndsTheMatchBeforeIt() {
  QTemporaryDir dir;
  const MatchId id = somePlayed(dir.path(), 1, 10).first();
  const QString file = Store::fileIn(dir.path());
  {
    Database db;
    db.open(file);
    db.execute(QStringLiteral("UPDATE entry SET text = replace(text, 'c3', 'c5') WHERE (at & 1048575) = 6"));
  }
  const auto store = Store::open(dir.path());
  QVERIFY(!store->check().isEmpty());
  const auto match = store->loadMatch(id);
  QCOMPARE(match->log.size(), 6);
  QCOMPARE(match->about.cursor, 6);
  QVERIFY(!match->about.isFinished());
  QVERIFY2(store->takeMessages().value(0).contains(QStringLiteral("6 of 10")), "told");
  QVERIFY(store->appendEntry(id, 6, QStringLiteral("0 on")));
  QVERIFY(store->check().isEmpty());
}

void StoreCopiesTest::aChangedSetupComesBackFromTheCopy() {
  QTemporaryDir dir;
  const MatchId id = somePlayed(dir.path(), 1, 4).first();
  QCOMPARE(makeDayCopy(dir.path(), kDay), QString());
  {
    Database db;
    db.open(Store::fileIn(dir.path()));
    db.execute(QStringLiteral("UPDATE matches SET seed = seed + 1, options = '{}'"));
  }
  const auto store = Store::open(dir.path());
  QCOMPARE(store->loadMatch(id)->about.setup, twoAtDraughts());
  QCOMPARE(store->takeMessages().size(), 1);
}

// The result is left out, so that taking the match up makes it from its moves.
void StoreCopiesTest::aChangedResultIsMadeAnew() {
  QTemporaryDir dir;
  const MatchId id = somePlayed(dir.path(), 1, 4).first();
  {
    Database db;
    db.open(Store::fileIn(dir.path()));
    db.execute(QStringLiteral("UPDATE seat SET place = 3 - place"));
  }
  const auto store = Store::open(dir.path());
  const auto match = store->loadMatch(id);
  QVERIFY(!match->about.isFinished());
  QCOMPARE(match->log.size(), 4);
  QCOMPARE(store->takeMessages().size(), 1);
}

void StoreCopiesTest::zeroedBytesLoseNothingThatACopyHas() {
  QTemporaryDir dir;
  const QList<MatchId> ids = somePlayed(dir.path(), 12, 20);
  QCOMPARE(makeDayCopy(dir.path(), kDay), QString());
  const QString file = Store::fileIn(dir.path());
  const QByteArray sound = bytesOf(file);
  const auto before = everyMatch(*Store::open(dir.path()), ids);
  for (qsizetype page = 0; page < sound.size(); page += 4096) {
    QByteArray bent = sound;
    for (qsizetype i = page; i < page + 512; ++i) bent[i] = '\0';
    write(file, bent);
    const auto store = Store::open(dir.path());
    const auto after = everyMatch(*store, ids);
    QCOMPARE(after.size(), ids.size());
    for (const MatchId id : ids) {
      QCOMPARE(after[id].log, before[id].log);
      QCOMPARE(after[id].about.setup, before[id].about.setup);
    }
  }
}

void StoreCopiesTest::zeroedBytesLoseNoMatchWithoutACopy() {
  QTemporaryDir dir;
  const QList<MatchId> ids = somePlayed(dir.path(), 12, 20);
  const QString file = Store::fileIn(dir.path());
  const QByteArray sound = bytesOf(file);
  for (qsizetype page = 0; page < sound.size(); page += 4096) {
    QByteArray bent = sound;
    for (qsizetype i = page; i < page + 512; ++i) bent[i] = '\0';
    write(file, bent);
    const auto store = Store::open(dir.path());
    const auto after = everyMatch(*store, ids);
    QVERIFY2(after.size() == ids.size(), qPrintable(QStringLiteral("page %1: %2").arg(page / 4096).arg(after.size())));
  }
}

void StoreCopiesTest::aMatchFromBeforeSealsIsSealedWithItsNextMove() {
  QTemporaryDir dir;
  {
    Database old;
    old.open(Store::fileIn(dir.path()));
    migrate(old, 2);
    old.execute(
        QStringLiteral("INSERT INTO matches VALUES(7,'12',1,'','{}',0,1,1,1,0,2,2,5,NULL,NULL,NULL,NULL,NULL,NULL)"));
    old.execute(QStringLiteral("INSERT INTO seat VALUES(7*16,NULL,'Mari',0,'',NULL,NULL)"));
    old.execute(QStringLiteral("INSERT INTO entry VALUES(7<<20,'0 a'),((7<<20)+1,'0 b')"));
  }
  const auto store = Store::open(dir.path());
  QCOMPARE(store->loadMatch(7)->log.size(), 2);
  QVERIFY(store->appendEntry(7, 2, QStringLiteral("0 c")));
  QVERIFY(store->takeMessages().isEmpty());
  Database look;
  look.open(store->file());
  QCOMPARE(look.value("SELECT count(*) FROM entry WHERE instr(text, char(9)) > 0").toInt(), 3);
}

void StoreCopiesTest::sevenDaysAreKept() {
  QTemporaryDir dir;
  Store::open(dir.path()); // without a match there is nothing to copy
  QCOMPARE(makeDayCopy(dir.path(), kDay), QString());
  QVERIFY(dayCopies(dir.path()).isEmpty());
  somePlayed(dir.path(), 1, 2);
  for (int i = 0; i < 10; ++i) QCOMPARE(makeDayCopy(dir.path(), kDay.addDays(i)), QString());
  const QList<DayCopy> copies = dayCopies(dir.path());
  QCOMPARE(copies.size(), kCopiesKept);
  QCOMPARE(copies.first().day, kDay.addDays(9));
  const QByteArray once = bytesOf(copies.first().file);
  somePlayed(dir.path(), 3, 2);
  QCOMPARE(makeDayCopy(dir.path(), kDay.addDays(9)), QString());
  QCOMPARE(bytesOf(copies.first().file), once); // the day's copy stays as it is
}

void StoreCopiesTest::aCopyIsMadeBesideAWindowThatWrites() {
  QTemporaryDir dir;
  const auto store = Store::open(dir.path());
  const MatchId id = matchWithMoves(*store, 50); // still in the log of the store
  QCOMPARE(makeDayCopy(dir.path(), kDay), QString());
  QVERIFY(store->appendEntry(id, 50, QStringLiteral("0 on")));
  const QList<CopiedMatch> there = store->matchesIn(dayCopies(dir.path()).first().file);
  QCOMPARE(there.size(), 1);
  QCOMPARE(there.first().about.length, 50);
  QVERIFY(there.first().how == CopiedMatch::How::PlayedOn);
}

void StoreCopiesTest::whatIsGoneComesBackAndWhatWasPlayedOnComesBesideIt() {
  QTemporaryDir dir;
  const auto store = Store::open(dir.path());
  const ProfileId mari = store->addProfile(QStringLiteral("Mari"), {}, 0);
  const MatchId gone = store->createMatch(aloneAt(QStringLiteral("150"), mari));
  store->appendEntry(gone, 0, QStringLiteral("0 draw"));
  const MatchId on = matchWithMoves(*store, 3);
  QCOMPARE(makeDayCopy(dir.path(), kDay), QString());
  const QString copy = dayCopies(dir.path()).first().file;
  QVERIFY(store->removeMatch(gone));
  QVERIFY(store->appendEntry(on, 3, QStringLiteral("1 on")));
  QVERIFY(store->bringBack(copy, {gone, on}));
  QCOMPARE(store->unfinishedMatches().size(), 3);
  QCOMPARE(store->loadMatch(gone)->log, QStringList({QStringLiteral("0 draw")}));
  QCOMPARE(store->loadMatch(on)->log.size(), 4);
  QVERIFY(store->check().isEmpty());
  QVERIFY(!store->bringBack(copy, {gone + 100}));
}

void StoreCopiesTest::aCopyThatCannotBeReadIsToldAndHarmsNothing() {
  QTemporaryDir dir;
  const QList<MatchId> ids = somePlayed(dir.path(), 2, 5);
  QCOMPARE(makeDayCopy(dir.path(), kDay), QString());
  const QString copy = dayCopies(dir.path()).first().file;
  write(copy, QByteArray(8192, 'x'));
  const auto store = Store::open(dir.path());
  QVERIFY(store->matchesIn(copy).isEmpty());
  QCOMPARE(store->takeMessages().size(), 1);
  QVERIFY(!store->bringBack(copy, ids));
  QVERIFY(!store->isInMemory());
  QCOMPARE(everyMatch(*store, ids).size(), 2);
}

QTEST_GUILESS_MAIN(StoreCopiesTest)
#include "store_copies_test.moc"
