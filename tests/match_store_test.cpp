// A match, its window and the store together: two windows on one match, a store that is held by somebody else, the end
// of a match. docs/promises.md says what is tested here.
#include "app/shell/copies_box.h"
#include "app/shell/settings_place.h"
#include "app/store/copies.h"
#include "app/store/database.h"
#include "tests/running.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QTest>
#include <QThreadPool>

using namespace mk;

namespace {

QStringList storedLog(Store& store, MatchId id) {
  const auto match = store.loadMatch(id);
  return match ? match->log.mid(0, match->about.cursor) : QStringList{QStringLiteral("gone")};
}

// Somebody else who writes into the store for as long as this lives.
class Held {
public:
  explicit Held(const QString& file) {
    db_.open(file);
    db_.execute(QStringLiteral("BEGIN IMMEDIATE"));
  }
  ~Held() { db_.execute(QStringLiteral("ROLLBACK")); }

private:
  Database db_;
};

// Any legal moves, played as a person would.
void playOn(Running& run, int events) {
  for (int i = 0; i < events && !run.match().over(); ++i) {
    const Seat seat = run.match().turn().seat();
    QVERIFY(run.session().play(seat, run.match().now().moves(seat).front()));
  }
}

} // namespace

class MatchStoreTest : public QObject {
  Q_OBJECT

private slots:
  void initTestCase() { applyStyle(*qApp, {}); }
  void aSecondWindowThatIsOnlyClosedCostsNothing();
  void damageInALargeStoreIsFoundBesideTheWindow();
  void twoWindowsSeeEachOthersMoves();
  void aMoveThatComesTooLateShowsTheOtherWindowsMove();
  void aStoreThatIsHeldIsWrittenLater();
  void aMatchBegunWhileTheStoreIsHeldIsKeptLater();
  void bothLinesAreKeptWhereTwoWindowsWentApart();
  void whatIsBehindIsWrittenWhenTheWindowCloses();
  void theLastMoveAndItsResultAreOneChange();
  void anEndWithoutItsResultIsMendedWhenTheMatchIsOpened();
  void aMoveThatTheDiskHasChangedIsTold();
  void aRemovedMatchComesBackFromTheSettings();
};

// An index that has lost an entry hides a match; a large store is not read at the start.
void MatchStoreTest::damageInALargeStoreIsFoundBesideTheWindow() {
  QTemporaryDir dir;
  constexpr int kMatches = 40;
  {
    const auto store = Store::open(dir.path());
    MatchSetup setup;
    setup.game = QStringLiteral("12");
    setup.seats = {{}, {}};
    const QStringList moves(2000, QStringLiteral("0 c3-d4"));
    for (int i = 0; i < kMatches; ++i) store->appendEntries(store->createMatch(setup), 0, moves);
  }
  qint64 page = 0;
  {
    Database db;
    db.open(Store::fileIn(dir.path()));
    page = db.value("SELECT rootpage FROM sqlite_schema WHERE name = 'matches_by_time'").toLongLong();
  }
  QFile file(Store::fileIn(dir.path()));
  QVERIFY(file.size() > qint64{1} << 20);
  QVERIFY(file.open(QIODevice::ReadWrite));
  file.seek((page - 1) * 4096 + 4); // the number of entries
  file.putChar(kMatches - 1);
  file.close();
  Running run(dir.path());
  QCOMPARE(run.store->unfinishedMatches().size(), kMatches - 1);
  QVERIFY(Store::isDamaged(dir.path()));
  run.window->lookAfterTheStore();
  QVERIFY(QTest::qWaitFor([&] { return run.store->unfinishedMatches().size() == kMatches; }, 20'000));
  QVERIFY(!Store::isDamaged(dir.path()));
  QVERIFY(QTest::qWaitFor([&] { return !dayCopies(dir.path()).isEmpty(); }, 20'000)); // of the sound one
  QVERIFY(QThreadPool::globalInstance()->waitForDone());
}

void MatchStoreTest::aSecondWindowThatIsOnlyClosedCostsNothing() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("12");
  run.play("12");
  playOn(run, 4);
  const MatchId id = run.session().id();
  {
    Running other(dir.path());
    emit other.window->box().matchPicked(id);
    QCOMPARE(other.match().plies(), 4u);
    QTest::qWait(5); // some time to keep
  }
  playOn(run, 6);
  QVERIFY(run.session().isKept());
  QVERIFY(run.window->table().banner().isHidden());
  QCOMPARE(run.match().plies(), 10u);
  QCOMPARE(storedLog(*Store::open(dir.path()), id), logOf(run.match()));
}

void MatchStoreTest::twoWindowsSeeEachOthersMoves() {
  QTemporaryDir dir;
  Running here(dir.path()), there(dir.path());
  Running& run = here;
  NEEDS("12");
  here.play("12");
  playOn(here, 1);
  emit there.window->box().matchPicked(here.session().id());
  playOn(there, 1);
  QVERIFY(QTest::qWaitFor([&] { return here.match().plies() == 2; }, 4000));
  playOn(here, 1);
  QVERIFY(QTest::qWaitFor([&] { return there.match().plies() == 3; }, 4000));
  QVERIFY(there.session().undo());
  QVERIFY(QTest::qWaitFor([&] { return here.match().plies() == 2; }, 4000));
  QVERIFY(here.session().canRedo());
  QCOMPARE(logOf(here.match()), logOf(there.match()));
  QVERIFY(here.window->table().banner().isHidden() && there.window->table().banner().isHidden());
}

void MatchStoreTest::aMoveThatComesTooLateShowsTheOtherWindowsMove() {
  QTemporaryDir dir;
  Running here(dir.path()), there(dir.path());
  Running& run = here;
  NEEDS("12");
  here.play("12");
  playOn(here, 1);
  emit there.window->box().matchPicked(here.session().id());
  const auto moves = here.match().now().moves(1);
  QVERIFY(there.session().play(1, moves.front()));
  QVERIFY(!here.session().play(1, moves.back())); // before this window has looked
  QCOMPARE(logOf(here.match()), logOf(there.match()));
  QVERIFY(!here.window->table().banner().isHidden());
  playOn(here, 3);
  QVERIFY(here.session().isKept());
  QCOMPARE(storedLog(*here.store, here.session().id()), logOf(here.match()));
}

void MatchStoreTest::aStoreThatIsHeldIsWrittenLater() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("12");
  run.play("12");
  playOn(run, 2);
  const MatchId id = run.session().id();
  {
    const Held held(run.store->file());
    playOn(run, 3);
    QVERIFY(run.session().undo());
    QCOMPARE(run.match().plies(), 4u);
    QVERIFY(!run.session().isKept());
    QVERIFY2(run.window->table().banner().text().contains("cannot be saved just now"),
             qPrintable(run.window->table().banner().text()));
  }
  QVERIFY(QTest::qWaitFor([&] { return run.session().isKept(); }));
  QVERIFY(run.window->table().banner().text().contains("saved again"));
  const auto stored = Store::open(dir.path())->loadMatch(id);
  QCOMPARE(stored->log.size(), 5); // what was taken back can be redone
  QCOMPARE(stored->about.cursor, 4);
  playOn(run, 2);
  QCOMPARE(storedLog(*Store::open(dir.path()), id), logOf(run.match()));
}

void MatchStoreTest::aMatchBegunWhileTheStoreIsHeldIsKeptLater() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("12");
  run.play("12");
  {
    const Held held(run.store->file());
    playOn(run, 2);
    QVERIFY(!run.session().isKept());
  }
  playOn(run, 1); // the next event finds the store free
  QVERIFY(run.session().isKept());
  QCOMPARE(storedLog(*run.store, run.session().id()), logOf(run.match()));
  QCOMPARE(run.store->unfinishedMatches().size(), 1);
}

void MatchStoreTest::bothLinesAreKeptWhereTwoWindowsWentApart() {
  QTemporaryDir dir;
  Running here(dir.path()), there(dir.path());
  Running& run = here;
  NEEDS("12");
  here.play("12");
  playOn(here, 1);
  const MatchId id = here.session().id();
  emit there.window->box().matchPicked(id);
  {
    const Held held(here.store->file());
    playOn(here, 2);
  }
  const auto moves = there.match().now().moves(1);
  QVERIFY(there.session().play(1, moves.back()));
  playOn(here, 1);
  QVERIFY(here.session().isKept());
  QVERIFY(here.session().id() != id);
  QVERIFY2(here.window->table().banner().text().contains("separate match"),
           qPrintable(here.window->table().banner().text()));
  const auto store = Store::open(dir.path());
  QCOMPARE(storedLog(*store, id), logOf(there.match()));
  QCOMPARE(storedLog(*store, here.session().id()), logOf(here.match()));
  QCOMPARE(here.match().plies(), 4u);
}

void MatchStoreTest::whatIsBehindIsWrittenWhenTheWindowCloses() {
  QTemporaryDir dir;
  QStringList log;
  {
    Running run(dir.path());
    NEEDS("12");
    run.play("12");
    playOn(run, 1);
    {
      const Held held(run.store->file());
      playOn(run, 1);
    }
    log = logOf(run.match());
  }
  const auto store = Store::open(dir.path());
  QCOMPARE(storedLog(*store, store->unfinishedMatches().value(0).id), log);
}

void MatchStoreTest::theLastMoveAndItsResultAreOneChange() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("12");
  run.play("12");
  playOn(run, 2);
  // Whoever reads the file at any moment sees the match unfinished without its last event, or finished with it.
  Database other;
  other.open(run.store->file());
  other.execute(QStringLiteral("CREATE TRIGGER apart AFTER UPDATE OF finished ON matches WHEN new.finished = 1"
                               " BEGIN SELECT raise(ABORT, 'killed'); END"));
  QVERIFY(run.session().resign(0));
  QCOMPARE(other.value("SELECT count(*) FROM entry").toInt(), 2);
  other.execute(QStringLiteral("DROP TRIGGER apart"));
  QVERIFY(QTest::qWaitFor([&] { return run.session().isKept(); }));
  QCOMPARE(other.value("SELECT count(*) FROM entry").toInt(), 3);
  QCOMPARE(run.store->finishedMatches().size(), 1);
}

void MatchStoreTest::anEndWithoutItsResultIsMendedWhenTheMatchIsOpened() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("12");
  run.play("12");
  playOn(run, 2);
  const MatchId id = run.session().id();
  run.window->table().leave();
  QVERIFY(run.store->loadMatch(id));
  QVERIFY(run.store->appendEntry(id, 2, QStringLiteral("resign 1"))); // and killed here
  QCOMPARE(run.store->unfinishedMatches().size(), 1);
  emit run.window->box().matchPicked(id);
  QVERIFY(run.match().over());
  QCOMPARE(run.store->unfinishedMatches().size(), 0);
  QCOMPARE(run.store->finishedMatches().value(0).result->places, QList<int>({1, 2}));
}

void MatchStoreTest::aMoveThatTheDiskHasChangedIsTold() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("12");
  run.play("12");
  playOn(run, 6);
  const MatchId id = run.session().id();
  const QStringList played = logOf(run.match());
  run.window->lookAfterTheStore();
  QVERIFY(QThreadPool::globalInstance()->waitForDone(5000));
  run.window->table().leave();
  Database disk;
  disk.open(run.store->file());
  disk.execute(QStringLiteral("UPDATE entry SET text = '0' || substr(text, 2) WHERE (at & 1048575) = 3"));
  emit run.window->box().matchPicked(id);
  QCOMPARE(logOf(run.match()), played); // from the copy
  QVERIFY(!run.window->table().banner().isHidden());
  run.window->table().leave();
  disk.execute(QStringLiteral("UPDATE entry SET text = '0' || substr(text, 2) WHERE (at & 1048575) = 3"));
  QVERIFY(QFile::remove(dayCopies(dir.path()).first().file));
  emit run.window->box().matchPicked(id);
  QCOMPARE(logOf(run.match()), played.first(3)); // as far as it is known
  QVERIFY(!run.window->table().banner().isHidden());
  playOn(run, 1);
  QVERIFY(run.session().isKept());
}

void MatchStoreTest::aRemovedMatchComesBackFromTheSettings() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("12");
  run.play("12");
  playOn(run, 4);
  const MatchId id = run.session().id();
  const QStringList played = logOf(run.match());
  run.window->table().leave();
  run.window->lookAfterTheStore();
  QVERIFY(QThreadPool::globalInstance()->waitForDone(5000));
  QVERIFY(run.store->removeMatch(id));
  run.window->go(Window::SettingsPage);
  CopiesBox& copies = run.window->settings().copiesBox();
  QCOMPARE(copies.days().count(), 1);
  copies.missingButton().click();
  QVERIFY2(copies.report().text().contains(u'1'), qPrintable(copies.report().text()));
  copies.missingButton().click(); // nothing is gone any more
  QCOMPARE(run.store->unfinishedMatches().size(), 1);
  run.window->go(Window::Box);
  emit run.window->box().matchPicked(id);
  QCOMPARE(logOf(run.match()), played);
}

QTEST_MAIN(MatchStoreTest)
#include "match_store_test.moc"
