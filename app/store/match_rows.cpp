// The rows of one match, in whatever database they lie.
#include "app/store/match_rows.h"

#include "app/store/database.h"
#include "app/store/seal.h"

#include <algorithm>

namespace mk {

namespace {

struct Digits {
  QString setup, standing;
};

// What the digits of a match are over. Times change without a move and are left out, but for that of a finished match.
Digits digitsOf(Database& db, MatchId id) {
  QStringList setup, standing;
  const auto take = [](const QSqlQuery& q, int from, int count, QStringList& into) {
    for (int i = from; i < from + count; ++i)
      into << (q.value(i).isNull() ? QStringLiteral("-") : q.value(i).toString());
  };
  QSqlQuery& match = db.run(
      "SELECT game, seed, start, options, real_dice, started, seats, cursor, length, finished, firsts, why, stars,"
      " undone, moves, iif(finished, duration, 0) FROM matches WHERE id = ?",
      {id});
  if (Database::next(match)) {
    take(match, 0, 7, setup);
    take(match, 7, 9, standing);
  }
  match.finish();
  QSqlQuery& seats = db.run("SELECT at & 15, level, name, score, place FROM seat WHERE at >= ? AND at < ? ORDER BY at",
                            {seatKey(id, 0), seatKey(id, kMostSeats)});
  while (Database::next(seats)) {
    take(seats, 0, 3, setup);
    take(seats, 3, 2, standing);
  }
  return {digitsOver(setup), digitsOver(standing)};
}

std::optional<Digits> keptDigits(Database& db, MatchId id) {
  QSqlQuery& q = db.run("SELECT setup, standing FROM seal WHERE id = ?", {id});
  if (!Database::next(q)) return std::nullopt;
  Digits found{q.value(0).toString(), q.value(1).toString()};
  q.finish();
  return found;
}

struct Piece {
  const char *read, *clear, *insert;
  int columns, shift; // the key is the match's number shifted by so many bits
};

constexpr Piece kPieces[] = {
    {"SELECT * FROM matches WHERE id >= ? AND id < ?", "DELETE FROM matches WHERE id >= ? AND id < ?",
     "INSERT INTO matches VALUES(?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)", 19, 0},
    {"SELECT * FROM seat WHERE at >= ? AND at < ?", "DELETE FROM seat WHERE at >= ? AND at < ?",
     "INSERT INTO seat VALUES(?,?,?,?,?,?,?)", 7, 4},
    {"SELECT * FROM entry WHERE at >= ? AND at < ?", "DELETE FROM entry WHERE at >= ? AND at < ?",
     "INSERT INTO entry VALUES(?,?)", 2, 20},
    {"SELECT * FROM seal WHERE id >= ? AND id < ?", "DELETE FROM seal WHERE id >= ? AND id < ?",
     "INSERT INTO seal VALUES(?,?,?)", 3, 0},
};

} // namespace

void addEntry(Database& db, MatchId id, int ply, const QString& text) {
  db.run("INSERT INTO entry VALUES(?,?)", {entryKey(id, ply), sealed(ply, text)});
}

void dropEntries(Database& db, MatchId id, int from) {
  db.run("DELETE FROM entry WHERE at >= ? AND at < ?", {entryKey(id, from), entryKey(id, Store::kMostEntries)});
}

bool SealedLog::isWhole(int length) const {
  return entries.size() == length && std::all_of(entries.begin(), entries.end(), [](const auto& e) { return bool(e); });
}

QStringList SealedLog::upToTheFirstBreak() const {
  QStringList out;
  for (const auto& entry : entries) {
    if (!entry) break;
    out << *entry;
  }
  return out;
}

bool SealedLog::fillFrom(const SealedLog& other) {
  const qsizetype both = std::min(entries.size(), other.entries.size());
  bool came = false;
  QList<std::optional<QString>> filled = entries;
  for (qsizetype i = 0; i < both; ++i) {
    if (!other.entries[i]) continue;
    if (entries[i] && *entries[i] != *other.entries[i]) return false;
    came |= !entries[i];
    filled[i] = other.entries[i];
  }
  entries = filled;
  return came;
}

SealedLog readLog(Database& db, MatchId id) {
  SealedLog log;
  const bool allSealed = keptDigits(db, id).has_value();
  QSqlQuery& q = db.run("SELECT at, text FROM entry WHERE at >= ? AND at < ? ORDER BY at",
                        {entryKey(id, 0), entryKey(id, Store::kMostEntries)});
  while (Database::next(q)) {
    const quint64 place = q.value(0).toULongLong() - static_cast<quint64>(entryKey(id, 0));
    if (place >= Store::kMostEntries) continue; // a damaged table finds what is not in the range
    const auto ply = static_cast<int>(place);
    log.entries.resize(std::max<qsizetype>(log.entries.size(), ply + 1));
    const QString text = q.value(1).toString();
    if (!allSealed || text.contains(u'\t')) log.entries[ply] = unsealed(ply, text);
  }
  return log;
}

SealState sealState(Database& db, MatchId id) {
  const auto kept = keptDigits(db, id);
  if (!kept) return {};
  const Digits is = digitsOf(db, id);
  return {kept->setup != is.setup, kept->standing != is.standing};
}

void seal(Database& db, MatchId id) {
  if (!keptDigits(db, id)) {
    const QStringList log = readLog(db, id).upToTheFirstBreak();
    dropEntries(db, id, 0);
    for (int i = 0; i < log.size(); ++i) addEntry(db, id, i, log[i]);
  }
  const Digits is = digitsOf(db, id);
  db.run("INSERT INTO seal VALUES(?,?,?) ON CONFLICT(id) DO UPDATE SET setup = excluded.setup,"
         " standing = excluded.standing",
         {id, is.setup, is.standing});
}

QVariantList rowOf(const QSqlQuery& q, int columns) {
  QVariantList row;
  for (int i = 0; i < columns; ++i) row << q.value(i);
  return row;
}

void copyMatch(Database& from, Database& to, MatchId id, MatchId as) {
  for (const Piece& piece : kPieces) {
    const qint64 first = keyOf(id, quint64{1} << piece.shift, 0),
                 behind = keyOf(id, quint64{1} << piece.shift, qint64{1} << piece.shift),
                 moved = (as - id) << piece.shift;
    to.run(piece.clear, {first + moved, behind + moved});
    QSqlQuery& q = from.run(piece.read, {first, behind});
    while (Database::next(q)) {
      QVariantList row = rowOf(q, piece.columns);
      row.first() = row.first().toLongLong() + moved;
      to.run(piece.insert, row);
    }
  }
}

} // namespace mk
