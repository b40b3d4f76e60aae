// A program killed at any moment comes back with every match at its last move. Children of this very program write into
// the store and tell each change on a pipe, before ("?") and after ("!") it; the parent kills them with SIGKILL and
// compares.
#include "app/store/database.h"
#include "app/store/schema.h"
#include "app/store/store.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <cstdio>
#include <unistd.h>

using namespace mk;

namespace {

// A match as the parent believes it to be.
struct Expected {
  QStringList log;
  int cursor = 0;
  bool operator==(const Expected&) const = default;

  // "3 append 5 0 m17" or "3 cursor 4 -"
  void apply(const QStringList& words) {
    cursor = words[2].toInt();
    if (words[1] != QLatin1String("append")) return;
    log = log.mid(0, cursor);
    log << words.mid(3).join(QLatin1Char(' '));
    ++cursor;
  }
};

// --- the child

void tell(const QString& line) {
  const QByteArray bytes = line.toUtf8() + '\n';
  if (::write(STDOUT_FILENO, bytes.constData(), static_cast<size_t>(bytes.size())) != bytes.size()) ::_exit(3);
}

int playForEver(const QString& dir, MatchId id, quint32 seed) {
  const auto store = Store::open(dir);
  const auto match = store->loadMatch(id);
  if (store->isInMemory() || !match) return 2;
  int cursor = match->about.cursor, length = match->about.length;
  QRandomGenerator random(seed);
  for (int move = 0;; ++move) {
    const bool undo = random.bounded(5) == 0 && length > 0;
    const int at = undo ? random.bounded(std::max(0, cursor - 3), length + 1) : cursor;
    const QString text = QStringLiteral("%1 m%2").arg(move % 2).arg(move);
    tell(QStringLiteral("? %1 %2 %3 %4")
             .arg(id)
             .arg(undo ? QStringLiteral("cursor") : QStringLiteral("append"))
             .arg(at)
             .arg(text));
    const Written went = undo ? store->setCursor(id, at) : store->appendEntry(id, at, text);
    if (went.how != Written::How::OnDisk) return 4;
    tell(QStringLiteral("!"));
    cursor = undo ? at : at + 1;
    if (!undo) length = cursor;
  }
}

// --- the parent

class Child {
public:
  Child(const QString& dir, MatchId id, quint32 seed) : id_(id) {
    process_.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process_.start(QCoreApplication::applicationFilePath(),
                   {QStringLiteral("--child"), dir, QString::number(id), QString::number(seed)});
  }
  void awaitFirstWord() { process_.waitForReadyRead(5000); }
  void kill() { process_.kill(); }
  MatchId match() const { return id_; }

  // After the kill: applies what was acknowledged; what was begun and not acknowledged is left in `begun`.
  int replay(Expected& expected, QStringList& begun) {
    process_.waitForFinished(10000);
    wasKilled_ = process_.exitStatus() == QProcess::CrashExit;
    int acknowledged = 0;
    const QByteArray out = process_.readAllStandardOutput();
    for (qsizetype from = 0, to = out.indexOf('\n'); to >= 0; from = to + 1, to = out.indexOf('\n', from)) {
      const QStringList words = QString::fromUtf8(out.mid(from, to - from)).split(QLatin1Char(' '));
      if (words.first() == QLatin1String("?")) {
        begun = words.mid(1);
        continue;
      }
      expected.apply(begun);
      begun.clear();
      ++acknowledged;
    }
    return acknowledged;
  }
  bool wasKilled() const { return wasKilled_; }

private:
  MatchId id_;
  QProcess process_;
  bool wasKilled_ = false;
};

Expected read(Store& store, MatchId id) {
  const auto match = store.loadMatch(id);
  return match ? Expected{match->log, match->about.cursor} : Expected{{QStringLiteral("lost")}, -1};
}

} // namespace

class StoreCrashTest : public QObject {
  Q_OBJECT

private slots:
  void everyAcknowledgedMoveSurvivesAKill();
  void aKillWhileMendingLosesNothing();
  void aKillWhileAnOlderStoreIsBroughtUpToDateLosesNothing();

private:
  MatchId newMatch() {
    MatchSetup setup;
    setup.game = QStringLiteral("12");
    setup.seats = {{}, {}};
    const MatchId id = Store::open(dir_.path())->createMatch(setup);
    expected_.insert(id, {});
    return id;
  }
  int killedRound(int round);
  QTemporaryDir dir_;
  QMap<MatchId, Expected> expected_;
  QList<MatchId> playing_;
  QRandomGenerator random_{20240229};
};

// One or two children write, each its own match; killed together. Answers how many changes were acknowledged, -1 when
// one is lost.
int StoreCrashTest::killedRound(int round) {
  std::vector<std::unique_ptr<Child>> children;
  for (const MatchId id : playing_)
    if (children.empty() || round % 3 == 0)
      children.push_back(std::make_unique<Child>(dir_.path(), id, random_.generate()));
  // Some are killed while they open the store, most while they write.
  if (random_.bounded(8) != 0)
    for (auto& child : children) child->awaitFirstWord();
  QThread::usleep(static_cast<unsigned long>(random_.bounded(12000)));
  for (auto& child : children) child->kill();

  QMap<MatchId, QStringList> begun;
  int acknowledged = 0;
  for (auto& child : children) {
    acknowledged += child->replay(expected_[child->match()], begun[child->match()]);
    if (!child->wasKilled()) qFatal("a child ended by itself");
  }
  const auto store = Store::open(dir_.path());
  if (store->isInMemory() || !store->takeMessages().isEmpty()) return -1;
  for (auto& child : children) {
    Expected& before = expected_[child->match()];
    const Expected is = read(*store, child->match());
    if (is == before) continue;
    if (begun[child->match()].isEmpty()) return -1;
    before.apply(begun[child->match()]); // the last change was made and not told
    if (!(is == before)) return -1;
  }
  return acknowledged;
}

void StoreCrashTest::everyAcknowledgedMoveSurvivesAKill() {
  constexpr int kRounds = 220;
  qint64 acknowledged = 0;
  int busyRounds = 0;
  for (int round = 0; round < kRounds; ++round) {
    if (round % 20 == 0) playing_ = {newMatch(), newMatch()};
    const int now = killedRound(round);
    QVERIFY2(now >= 0, qPrintable(QStringLiteral("a move was lost in round %1").arg(round)));
    acknowledged += now;
    busyRounds += now > 0;
  }
  const auto store = Store::open(dir_.path());
  for (auto it = expected_.cbegin(); it != expected_.cend(); ++it) QVERIFY(read(*store, it.key()) == it.value());
  QVERIFY(store->check().isEmpty());
  QVERIFY(busyRounds > kRounds / 10); // a busy computer kills many before their first change
  qInfo("%d kills, %lld acknowledged changes, none lost", kRounds, static_cast<long long>(acknowledged));
}

// Forty damaged stores are opened, which mends them, and the program is killed meanwhile.
void StoreCrashTest::aKillWhileMendingLosesNothing() {
  constexpr int kMatches = 40, kRounds = 40;
  QTemporaryDir dir;
  const QString file = dir.filePath(QStringLiteral("mangukast.db"));
  QByteArray damaged;
  {
    const auto store = Store::open(dir.path());
    MatchSetup setup;
    setup.game = QStringLiteral("12");
    setup.seats = {{}, {}};
    QStringList moves;
    for (int i = 0; i < 60; ++i) moves << QStringLiteral("%1 c3-d4").arg(i % 2);
    for (int i = 0; i < kMatches; ++i) QVERIFY(store->appendEntries(store->createMatch(setup), 0, moves));
  }
  {
    QFile f(file);
    QVERIFY(f.open(QIODevice::ReadOnly));
    damaged = f.readAll();
    damaged.replace(0, 100, QByteArray(100, '\x55'));
  }
  int killed = 0;
  for (int round = 0; round < kRounds; ++round) {
    for (const QString& old : QDir(dir.path()).entryList(QDir::Files)) QFile::remove(dir.filePath(old));
    QFile f(file);
    QVERIFY(f.open(QIODevice::WriteOnly) && f.write(damaged) == damaged.size());
    f.close();
    QProcess child;
    child.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--open"), dir.path()});
    QVERIFY(child.waitForReadyRead(5000)); // it opens the store now
    QThread::usleep(static_cast<unsigned long>(random_.bounded(24000)));
    child.kill();
    child.waitForFinished(5000);
    killed += child.exitStatus() == QProcess::CrashExit;
    const auto store = Store::open(dir.path());
    const QString told = store->takeMessages().join(u' ');
    const auto left = QDir(dir.path()).entryList(QDir::Files).join(u' ');
    QVERIFY2(store->unfinishedMatches().size() == kMatches, qPrintable(QString::number(round) + ": " + told + left));
    QVERIFY(store->check().isEmpty());
  }
  QVERIFY(killed > kRounds / 4);
}

// A store of the first version is opened, which brings it up to date, and the program is killed meanwhile.
void StoreCrashTest::aKillWhileAnOlderStoreIsBroughtUpToDateLosesNothing() {
  constexpr int kMatches = 60, kRounds = 40;
  QTemporaryDir dir;
  const QString file = dir.filePath(QStringLiteral("mangukast.db"));
  QByteArray older;
  {
    Database old;
    old.open(file);
    migrate(old, 1);
    Transaction transaction(old);
    for (int i = 1; i <= kMatches; ++i) {
      old.execute(
          QStringLiteral("INSERT INTO matches VALUES(%1,'12',1,'','{}',0,1,1,1,0,2,2,5,NULL,NULL,NULL,NULL,NULL,NULL)")
              .arg(i));
      old.execute(QStringLiteral("INSERT INTO seat VALUES(%1*16,NULL,'Mari',0,'',NULL,NULL)").arg(i));
      old.execute(QStringLiteral("INSERT INTO entry VALUES(%1<<20,'0 a'),((%1<<20)+1,'0 b')").arg(i));
    }
    transaction.commit();
  }
  {
    QFile f(file);
    QVERIFY(f.open(QIODevice::ReadOnly));
    older = f.readAll();
  }
  int killed = 0, untouched = 0;
  for (int round = 0; round < kRounds; ++round) {
    for (const QString& left : QDir(dir.path()).entryList(QDir::Files)) QFile::remove(dir.filePath(left));
    QFile f(file);
    QVERIFY(f.open(QIODevice::WriteOnly) && f.write(older) == older.size());
    f.close();
    QProcess child;
    child.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--open"), dir.path()});
    QVERIFY(child.waitForReadyRead(5000)); // it opens the store now
    QThread::usleep(static_cast<unsigned long>(random_.bounded(1000 * (round + 1))));
    child.kill();
    child.waitForFinished(5000);
    killed += child.exitStatus() == QProcess::CrashExit;
    {
      Database as;
      as.open(file);
      const int version = schemaVersion(as);
      QVERIFY2(version == 1 || version == Store::kSchema, qPrintable(QString::number(version))); // never half
      untouched += version == 1;
    }
    const auto store = Store::open(dir.path());
    QVERIFY2(!store->isInMemory(), qPrintable(store->problem()));
    QCOMPARE(store->takeMessages(), QStringList());
    QCOMPARE(store->unfinishedMatches().size(), kMatches);
    for (int i = 1; i <= kMatches; ++i)
      QCOMPARE(store->loadMatch(i)->log, QStringList({QStringLiteral("0 a"), QStringLiteral("0 b")}));
    QVERIFY(store->check().isEmpty());
  }
  QVERIFY(killed > kRounds / 8);
  qInfo("%d of %d killed, %d of them before anything was changed", killed, kRounds, untouched);
}

int main(int argc, char** argv) {
  QCoreApplication app(argc, argv);
  const QStringList words = app.arguments();
  if (words.size() == 5 && words[1] == QLatin1String("--child"))
    return playForEver(words[2], words[3].toLongLong(), words[4].toUInt());
  if (words.size() == 3 && words[1] == QLatin1String("--open")) {
    tell(QStringLiteral("?"));
    const auto store = Store::open(words[2]);
    tell(QStringLiteral("!"));
    return 0;
  }
  StoreCrashTest test;
  return QTest::qExec(&test, argc, argv);
}

#include "store_crash_test.moc"
