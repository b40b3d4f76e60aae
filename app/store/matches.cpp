// Matches: their set-up, their log and cursor, their result.
#include "app/store/attempt.h"
#include "app/store/database.h"
#include "app/store/match_rows.h"
#include "app/store/seal.h"
#include "app/store/store.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>

namespace mk {

// What a change must know of a match first.
struct Store::Row {
  int cursor = 0, length = 0, seats = 0;
  bool finished = false;
};

namespace {

constexpr int kScorePad = 2; // matches.real_dice: 0 the program throws, 1 real dice, 2 real dice and the score pad

qint64 now() { return QDateTime::currentMSecsSinceEpoch(); }

QString optionsText(const QMap<QString, QString>& options) {
  QJsonObject object;
  for (auto it = options.cbegin(); it != options.cend(); ++it) object.insert(it.key(), it.value());
  return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

QMap<QString, QString> readOptions(const QString& text) {
  QMap<QString, QString> options;
  const QJsonObject object = QJsonDocument::fromJson(text.toUtf8()).object();
  for (auto it = object.begin(); it != object.end(); ++it) options.insert(it.key(), it.value().toString());
  return options;
}

// An empty text, where a null QString would become NULL.
QString text(const QString& s) { return s.isNull() ? QString(QLatin1String("")) : s; }
QVariant nullable(qint64 id) { return id == kNoId ? QVariant() : QVariant(id); }

#define MK_SUMMARY                                                                                                     \
  "SELECT id, game, seed, start, options, real_dice, started, changed, cursor, length, finished, why, stars, undone, " \
  "duration FROM matches "

MatchSummary summaryOf(const QSqlQuery& q) {
  MatchSummary m;
  m.id = q.value(0).toLongLong();
  m.setup.game = q.value(1).toString();
  m.setup.seed = static_cast<quint64>(q.value(2).toLongLong());
  m.setup.start = q.value(3).toString();
  m.setup.options = readOptions(q.value(4).toString());
  m.setup.realDice = q.value(5).toInt() != 0;
  m.setup.pad = q.value(5).toInt() == kScorePad;
  m.started = QDateTime::fromMSecsSinceEpoch(q.value(6).toLongLong());
  m.changed = QDateTime::fromMSecsSinceEpoch(q.value(7).toLongLong());
  m.cursor = q.value(8).toInt();
  m.length = q.value(9).toInt();
  m.milliseconds = q.value(14).toLongLong();
  if (q.value(10).toBool()) {
    m.result = MatchResult{{}, {}, q.value(11).toString(), q.value(12).toInt(), q.value(13).toBool(), m.milliseconds};
  }
  return m;
}

} // namespace

MatchId Store::createMatch(const MatchSetup& setup) {
  if (setup.game.isEmpty() || setup.seats.isEmpty() || setup.seats.size() > kMostSeats) {
    messages_ << tr("A match needs a game and 1 to %1 seats.").arg(kMostSeats);
    return kNoId;
  }
  MatchId id = kNoId;
  // Begins anywhere, so that a match that gets the number of a removed one is not taken for it.
  const qint64 change = QRandomGenerator::global()->bounded(1 << 30);
  const Written done = written([&] {
    const qint64 t = now();
    id = db_->run("INSERT INTO matches(id, game, seed, start, options, real_dice, started, changed, seats, finished, "
                  "cursor, length,"
                  " change) VALUES(?,?,?,?,?,?,?,?,?,0,0,0,?)",
                  {newId(), setup.game, static_cast<qint64>(setup.seed), text(setup.start), optionsText(setup.options),
                   setup.pad        ? kScorePad
                   : setup.realDice ? 1
                                    : 0,
                   t, t, setup.seats.size(), change})
             .lastInsertId()
             .toLongLong();
    for (qsizetype i = 0; i < setup.seats.size(); ++i) {
      const SeatPlayer& p = setup.seats[i];
      const QString name =
          p.name.isEmpty() ? db_->value("SELECT name FROM profile WHERE id = ?", {p.profile}).toString() : p.name;
      db_->run("INSERT INTO seat(at, profile, name, level, colour) VALUES(?,?,?,?,?)",
               {seatKey(id, i), nullable(p.profile), text(name.left(kLongestName)), p.level, text(p.colour)});
    }
    seal(*db_, id);
    return QString();
  });
  if (!done) {
    messages_ << done.message;
    return kNoId;
  }
  picture_[id] = change;
  if (inMemory_) kept_[id] = -1;
  return id;
}

QList<MatchSummary> Store::summaries(Database& db, const char* sql, const QVariantList& values) {
  QList<MatchSummary> found;
  QSqlQuery& all = db.run(sql, values);
  while (Database::next(all)) found.append(summaryOf(all));
  for (MatchSummary& m : found) {
    QSqlQuery& q =
        db.run("SELECT profile, name, level, colour, score, place FROM seat WHERE at >= ? AND at < ? ORDER BY at",
               {seatKey(m.id, 0), seatKey(m.id, kMostSeats)});
    while (Database::next(q)) {
      m.setup.seats.append({q.value(0).toLongLong(), q.value(1).toString(), q.value(2).toInt(), q.value(3).toString()});
      if (!m.result) continue;
      if (!q.value(4).isNull()) m.result->scores.append(q.value(4).toInt());
      if (!q.value(5).isNull()) m.result->places.append(q.value(5).toInt());
    }
  }
  return found;
}

QList<MatchSummary> Store::everyMatch(Database& db) {
  return summaries(db, MK_SUMMARY "ORDER BY changed DESC, id DESC", {});
}

QList<MatchSummary> Store::unfinishedMatches() {
  return attempt([&] { return summaries(*db_, MK_SUMMARY "WHERE finished = 0 ORDER BY changed DESC, id DESC", {}); });
}

QList<MatchSummary> Store::finishedMatches(int limit, const MatchSummary* before) {
  return attempt([&] {
    if (!before)
      return summaries(*db_, MK_SUMMARY "WHERE finished = 1 ORDER BY changed DESC, id DESC LIMIT ?", {limit});
    const qint64 changed = before->changed.toMSecsSinceEpoch();
    return summaries(*db_,
                     MK_SUMMARY "WHERE finished = 1 AND changed <= ? AND (changed, id) < (?, ?)"
                                " ORDER BY changed DESC, id DESC LIMIT ?",
                     {changed, changed, before->id, limit});
  });
}

std::optional<MatchSummary> Store::matchSummary(MatchId id) {
  const QList<MatchSummary> found = attempt([&] { return summaries(*db_, MK_SUMMARY "WHERE id = ?", {id}); });
  return found.isEmpty() ? std::nullopt : std::optional(found.first());
}

QStringList Store::matchLog(MatchId id) {
  return attempt([&]() -> QStringList {
    Transaction transaction(*db_, Transaction::Kind::Read);
    const int cursor = db_->value("SELECT cursor FROM matches WHERE id = ?", {id}).toInt();
    const QStringList log = readLog(*db_, id).upToTheFirstBreak();
    transaction.commit();
    return log.first(std::clamp<qsizetype>(cursor, 0, log.size()));
  });
}

std::optional<StoredMatch> Store::loadMatch(MatchId id) {
  return attempt([&]() -> std::optional<StoredMatch> {
    for (bool mended = false;; mended = true) {
      // One transaction, so that summary, log and counter are of the same moment. It waits for nobody who writes.
      Transaction transaction(*db_, Transaction::Kind::Read);
      const QList<MatchSummary> about = summaries(*db_, MK_SUMMARY "WHERE id = ?", {id});
      if (about.isEmpty()) return std::nullopt;
      const SealedLog log = readLog(*db_, id);
      const bool sound = log.isWhole(about.first().length) && sealState(*db_, id) == SealState{};
      picture_[id] = db_->value("SELECT change FROM matches WHERE id = ?", {id}).toLongLong();
      transaction.commit();
      if (sound || mended || !mendMatch(id)) return StoredMatch{about.first(), log.upToTheFirstBreak()};
    }
  });
}

QString Store::knownRow(MatchId id, Row& out) {
  const auto known = picture_.constFind(id);
  if (known == picture_.cend()) return tr("This match has not been opened in this window.");
  QSqlQuery& q = db_->run("SELECT cursor, length, seats, finished, change FROM matches WHERE id = ?", {id});
  if (!Database::next(q)) return tr("This match is no longer in the store.");
  out = {q.value(0).toInt(), q.value(1).toInt(), q.value(2).toInt(), q.value(3).toBool()};
  const bool same = q.value(4).toLongLong() == *known;
  q.finish();
  return same ? QString() : tr("This match is being played in another window.");
}

// A change of a match that this copy knows: written, sealed and counted, or refused.
Written Store::changing(MatchId id, const std::function<QString(const Row&)>& work) {
  Written done = written([&] {
    Row is;
    QString why = knownRow(id, is);
    if (why.isEmpty()) why = work(is);
    if (why.isEmpty()) seal(*db_, id);
    return why;
  });
  if (!done) return done;
  if (inMemory_ && !kept_.contains(id)) kept_[id] = picture_[id];
  ++picture_[id];
  return done;
}

// A finished match that is changed is a match again.
void Store::reopen(MatchId id, const Row& is) {
  if (!is.finished) return;
  db_->run("UPDATE matches SET finished = 0, firsts = NULL, why = NULL, stars = NULL,"
           " moves = NULL WHERE id = ?",
           {id});
  db_->run("UPDATE seat SET score = NULL, place = NULL WHERE at >= ? AND at < ?",
           {seatKey(id, 0), seatKey(id, kMostSeats)});
}

Written Store::appendEntry(MatchId id, int ply, const QString& text, const Along& along) {
  return appendEntries(id, ply, {text}, along);
}

Written Store::appendEntries(MatchId id, int ply, const QStringList& texts, const Along& along) {
  return changing(id, [&](const Row& is) {
    if (ply != is.cursor) return tr("The log stands at entry %1, not at entry %2.").arg(is.cursor).arg(ply);
    const qsizetype length = ply + texts.size();
    if (length > kMostEntries) return tr("A match holds at most %1 entries.").arg(kMostEntries);
    if (is.length > ply) dropEntries(*db_, id, ply);
    for (int i = 0; i < texts.size(); ++i) addEntry(*db_, id, ply + i, texts[i]);
    db_->run("UPDATE matches SET cursor = ?, length = ?, changed = ?, change = change + 1 WHERE id = ?",
             {length, length, now(), id});
    reopen(id, is);
    return keepAlong(id, is, static_cast<int>(length), along);
  });
}

Written Store::setCursor(MatchId id, int cursor, bool marks, const Along& along) {
  return changing(id, [&](const Row& is) {
    if (cursor < 0 || cursor > is.length)
      return tr("The log has %1 entries; there is no entry %2.").arg(is.length).arg(cursor);
    db_->run("UPDATE matches SET cursor = ?, changed = ?, change = change + 1, undone = max(ifnull(undone, 0), ?)"
             " WHERE id = ?",
             {cursor, now(), marks ? 1 : 0, id});
    reopen(id, is);
    return keepAlong(id, is, cursor, along);
  });
}

Written Store::keepMatch(MatchId id, const MatchState& state) {
  return changing(id, [&](const Row& is) {
    if (state.log.size() > kMostEntries) return tr("A match holds at most %1 entries.").arg(kMostEntries);
    // Entries that are there already stay as they are.
    int same = 0;
    QSqlQuery& q = db_->run("SELECT text FROM entry WHERE at >= ? AND at < ? ORDER BY at",
                            {entryKey(id, 0), entryKey(id, Store::kMostEntries)});
    while (same < state.log.size() && Database::next(q) &&
           unsealed(same, q.value(0).toString()) == text(state.log[same]))
      ++same;
    q.finish();
    dropEntries(*db_, id, same);
    for (int i = same; i < state.log.size(); ++i) addEntry(*db_, id, i, state.log[i]);
    db_->run("UPDATE matches SET cursor = ?, length = ?, changed = ?, change = change + 1,"
             " undone = max(ifnull(undone, 0), ?) WHERE id = ?",
             {state.cursor, state.log.size(), now(), state.marks ? 1 : 0, id});
    reopen(id, is);
    return keepAlong(id, is, state.cursor, state.along);
  });
}

QString Store::keepAlong(MatchId id, const Row& is, int cursor, const Along& along) {
  if (along.milliseconds) db_->run("UPDATE matches SET duration = ? WHERE id = ?", {*along.milliseconds, id});
  if (!along.result) return {};
  const MatchResult& result = *along.result;
  if (result.places.size() != is.seats || (!result.scores.isEmpty() && result.scores.size() != is.seats))
    return tr("The result must name a place for each of the %n seat(s).", nullptr, is.seats);
  for (int i = 0; i < is.seats; ++i) {
    db_->run("UPDATE seat SET score = ?, place = ? WHERE at = ?",
             {result.scores.isEmpty() ? QVariant() : QVariant(result.scores[i]), result.places[i], seatKey(id, i)});
  }
  db_->run("UPDATE matches SET finished = 1, changed = ?, firsts = ?, why = ?, stars = ?,"
           " undone = max(ifnull(undone, 0), ?), duration = ?,"
           " moves = (SELECT count(*) FROM entry WHERE at >= ? AND at < ? AND text NOT LIKE 'chance %') WHERE id = ?",
           {now(), result.places.count(1), result.why, result.stars, result.undone ? 1 : 0, result.milliseconds,
            entryKey(id, 0), entryKey(id, cursor), id});
  return {};
}

Written Store::finishMatch(MatchId id, const MatchResult& result) {
  return changing(id, [&](const Row& is) {
    db_->run("UPDATE matches SET change = change + 1 WHERE id = ?", {id});
    return keepAlong(id, is, is.cursor, {{}, result});
  });
}

// Two windows on one match have both run: the longer time counts.
Written Store::keepTime(MatchId id, qint64 milliseconds) {
  const Written done = written([&] {
    db_->run("UPDATE matches SET duration = max(ifnull(duration, 0), ?) WHERE id = ? AND finished = 0",
             {milliseconds, id});
    return QString();
  });
  if (done && inMemory_ && picture_.contains(id) && !kept_.contains(id)) kept_[id] = picture_[id];
  return done;
}

Standing Store::standingOf(MatchId id) {
  try {
    const QVariant change = db_->value("SELECT change FROM matches WHERE id = ?", {id});
    if (!change.isValid()) return Standing::Gone;
    const auto known = picture_.constFind(id);
    return known != picture_.cend() && change.toLongLong() == *known ? Standing::AsKnown : Standing::PlayedOn;
  } catch (const SqlFailure&) {
    return Standing::Unreadable;
  }
}

Written Store::removeMatch(MatchId id) {
  const Written done = written([&] {
    Row is; // a match that was never opened here is removed from a list; one that was must be as it is known
    if (picture_.contains(id)) {
      if (const QString why = knownRow(id, is); !why.isEmpty()) return why;
    }
    dropEntries(*db_, id, 0);
    db_->run("DELETE FROM seat WHERE at >= ? AND at < ?", {seatKey(id, 0), seatKey(id, kMostSeats)});
    db_->run("DELETE FROM seal WHERE id = ?", {id});
    db_->run("DELETE FROM review WHERE id = ?", {id});
    db_->run("DELETE FROM matches WHERE id = ?", {id});
    return QString();
  });
  if (done) picture_.remove(id);
  return done;
}

} // namespace mk
