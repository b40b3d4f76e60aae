// Matches that the disk has changed, or that are gone: mended from the daily copies, or brought back by hand.
#include "app/store/attempt.h"
#include "app/store/copies.h"
#include "app/store/database.h"
#include "app/store/match_rows.h"
#include "app/store/store.h"

#include <QLocale>
#include <QSaveFile>
#include <QSqlRecord>

#include <algorithm>

namespace mk {

namespace {

// The same match, as far as that can be told: a number may have been given away anew.
bool isSameMatch(Database& a, Database& b, MatchId id) {
  const QVariant started = a.value("SELECT started FROM matches WHERE id = ?", {id});
  return started.isValid() && started == b.value("SELECT started FROM matches WHERE id = ?", {id});
}

// Game, chance and seats as the copy has them. Places and scores come with the result, which is made anew.
void copySetup(Database& from, Database& to, MatchId id) {
  QSqlQuery& m =
      from.run("SELECT game, seed, start, options, real_dice, started, seats FROM matches WHERE id = ?", {id});
  if (!Database::next(m)) return;
  to.run("UPDATE matches SET game = ?, seed = ?, start = ?, options = ?, real_dice = ?, started = ?, seats = ?"
         " WHERE id = ?",
         {m.value(0), m.value(1), m.value(2), m.value(3), m.value(4), m.value(5), m.value(6), id});
  m.finish();
  to.run("DELETE FROM seat WHERE at >= ? AND at < ?", {seatKey(id, 0), seatKey(id, kMostSeats)});
  QSqlQuery& s = from.run("SELECT at, profile, name, level, colour FROM seat WHERE at >= ? AND at < ?",
                          {seatKey(id, 0), seatKey(id, kMostSeats)});
  while (Database::next(s))
    to.run("INSERT INTO seat(at, profile, name, level, colour) VALUES(?,?,?,?,?)",
           {s.value(0), s.value(1), s.value(2), s.value(3), s.value(4)});
}

struct Broken {
  SealState state;
  SealedLog log;
  int length = 0;

  Broken(Database& db, MatchId id)
      : state(sealState(db, id)), log(readLog(db, id)),
        length(db.value("SELECT length FROM matches WHERE id = ?", {id}).toInt()) {
    length = std::clamp(length, 0, Store::kMostEntries);
    // An entry behind the end that the match names is one whose length has been changed, or nothing.
    log.entries.resize(std::max<qsizetype>(length, log.entries.size()));
  }
  bool needsMore() const { return state.setupChanged || !log.isWhole(static_cast<int>(log.entries.size())); }
};

} // namespace

// As it lies on the disk, for whoever wants to look at it later.
bool Store::setAside(MatchId id) const {
  if (inMemory_) return true;
  QSaveFile out(QStringLiteral("%1.damaged-match-%2-%3.txt")
                    .arg(file())
                    .arg(id)
                    .arg(QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd-hhmmss"))));
  if (!out.open(QIODevice::WriteOnly)) return false;
  for (const char* sql :
       {"SELECT * FROM matches WHERE id >= ? AND id < ?", "SELECT * FROM seat WHERE at >> 4 >= ? AND at >> 4 < ?",
        "SELECT * FROM entry WHERE at >> 20 >= ? AND at >> 20 < ?"}) {
    QSqlQuery& q = db_->run(sql, {id, id + 1});
    while (Database::next(q)) {
      QStringList row;
      for (const QVariant& value : rowOf(q, q.record().count())) row << value.toString();
      out.write(row.join(u'|').toUtf8() + '\n');
    }
  }
  return out.commit();
}

bool Store::mendMatch(MatchId id) {
  const Written done = written([&] {
    const QString name = db_->value("SELECT group_concat(name, ', ') FROM seat WHERE at >= ? AND at < ?",
                                    {seatKey(id, 0), seatKey(id, kMostSeats)})
                             .toString();
    if (!setAside(id)) return tr("The folder of the store cannot be written to.");
    Broken is(*db_, id);
    QDate from;
    for (const DayCopy& copy : dayCopies(dataDir_)) {
      if (!is.needsMore()) break;
      const auto opened = OpenCopy::open(copy.file);
      const auto theirs = opened ? opened->match(id) : nullptr;
      if (!theirs || (!is.state.setupChanged && !isSameMatch(*db_, *theirs, id))) continue;
      if (is.state.setupChanged) copySetup(*theirs, *db_, id);
      const bool came = is.log.fillFrom(readLog(*theirs, id)) || is.state.setupChanged;
      is.state.setupChanged = false;
      if (came && from.isNull()) from = copy.day;
    }
    const QStringList log = is.log.upToTheFirstBreak();
    dropEntries(*db_, id, 0);
    for (int i = 0; i < log.size(); ++i) addEntry(*db_, id, i, log[i]);
    // The result is made anew from the moves when the match is taken up.
    db_->run("UPDATE matches SET length = ?, cursor = min(max(cursor, 0), ?), finished = 0, firsts = NULL, why = NULL,"
             " stars = NULL, moves = NULL, change = change + 1 WHERE id = ?",
             {log.size(), log.size(), id});
    db_->run("UPDATE seat SET score = NULL, place = NULL WHERE at >= ? AND at < ?",
             {seatKey(id, 0), seatKey(id, kMostSeats)});
    seal(*db_, id);
    QString told = tr("The disk has altered something in the match of %1.").arg(name);
    if (!from.isNull())
      told += u' ' + tr("It was mended from the copy of %1.").arg(QLocale().toString(from, QLocale::ShortFormat));
    if (log.size() < is.log.entries.size())
      told += u' ' + tr("It is kept up to entry %1 of %2.").arg(log.size()).arg(is.log.entries.size());
    if (is.state.setupChanged) told += u' ' + tr("Its game or its house rules may be others now.");
    messages_ << told;
    return QString();
  });
  if (!done) messages_ << done.message;
  return bool(done);
}

// Into rows that were saved from a damaged file: whole matches and source texts from the latest copy, missing entries
// from any.
void Store::fillFromCopies(Database& db) {
  const QList<DayCopy> all = dayCopies(dataDir_);
  int whole = 0, books = 0;
  for (qsizetype c = 0; c < all.size(); ++c) {
    const auto copy = OpenCopy::open(all[c].file);
    if (!copy) continue;
    for (const QVariantList& book : c == 0 ? copy->books() : QList<QVariantList>()) {
      db.run("INSERT OR IGNORE INTO book(key, lang, text, added) VALUES(?,?,?,?)", book);
      books += db.value("SELECT changes()").toInt();
    }
    const QHash<qint64, qint64> theirs = copy->matches();
    for (const MatchId id : theirs.keys()) {
      const QVariant started = db.value("SELECT started FROM matches WHERE id = ?", {id});
      if (!started.isValid()) {
        const auto rows = c == 0 ? copy->match(id) : nullptr; // older copies hold what people have removed since
        if (!rows) continue;
        copyMatch(*rows, db, id, id);
        ++whole;
      } else if (started.toLongLong() == theirs[id]) {
        Broken is(db, id);
        const auto rows = is.needsMore() ? copy->match(id) : nullptr;
        if (!rows) continue;
        if (is.state.setupChanged) copySetup(*rows, db, id);
        if (!is.log.fillFrom(readLog(*rows, id))) continue;
        dropEntries(db, id, 0);
        for (int i = 0; i < is.log.entries.size(); ++i)
          if (is.log.entries[i]) addEntry(db, id, i, *is.log.entries[i]);
      }
    }
  }
  if (whole > 0) messages_ << tr("%n match(es) came back from the copy of the day.", nullptr, whole);
  if (books > 0) messages_ << tr("%n source text(s) came back from the copy of the day.", nullptr, books);
}

QList<CopiedMatch> Store::matchesIn(const QString& file) {
  QString why;
  const auto copy = OpenCopy::open(file, &why);
  if (!copy) {
    messages_ << tr("The copy cannot be read: %1").arg(why);
    return {};
  }
  QList<CopiedMatch> found;
  for (const MatchSummary& about : copy->read([](Database& db) { return everyMatch(db); })) {
    const auto here = matchSummary(about.id);
    found.append({about, !here || here->started != about.started ? CopiedMatch::How::Gone
                         : here->changed == about.changed        ? CopiedMatch::How::AsHere
                                                                 : CopiedMatch::How::PlayedOn});
  }
  return found;
}

Written Store::bringBack(const QString& file, const QList<MatchId>& ids) {
  QString why;
  const auto copy = OpenCopy::open(file, &why);
  if (!copy) return refused(tr("The copy cannot be read: %1").arg(why));
  std::vector<std::unique_ptr<Database>> rows;
  for (const MatchId id : ids) {
    rows.push_back(copy->match(id));
    if (!rows.back()) return refused(tr("The copy does not hold this match."));
  }
  const QList<QVariantList> people = copy->people();
  return written([&] {
    for (qsizetype i = 0; i < ids.size(); ++i) {
      const bool taken = db_->value("SELECT count(*) FROM matches WHERE id = ?", {ids[i]}).toInt() == 1;
      const MatchId as = taken ? db_->value("SELECT max(id) + 1 FROM matches").toLongLong() : ids[i];
      copyMatch(*rows[static_cast<std::size_t>(i)], *db_, ids[i], as);
      picture_.remove(as);
      if (inMemory_) kept_[as] = -1;
    }
    // Those who played, where they are no longer known here.
    for (const QVariantList& person : people) db_->run("INSERT OR IGNORE INTO profile VALUES(?,?,?,?,?,?)", person);
    return QString();
  });
}

} // namespace mk
