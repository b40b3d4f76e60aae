// Counting what everybody has won.
#include "app/store/tally.h"

#include "app/store/draw.h"
#include "app/store/seal.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>

#include <algorithm>

namespace mk {

namespace {

constexpr qint64 kWorthWriting = 200; // matches; counting so many takes a millisecond
constexpr qint64 kMostBytes = qint64{8} << 20;
constexpr int kCounting = 2; // how it is counted: a file that was counted in another way is as none

// One match as one person saw it. Somebody who held several seats counts once, with the best of them.
struct Share {
  int place = 0;
  std::optional<int> highest, lowest;
};

template <class T> void keepLeast(std::optional<T>& best, T now) { best = best ? std::min(*best, now) : now; }
template <class T> void keepMost(std::optional<T>& best, T now) { best = best ? std::max(*best, now) : now; }

} // namespace

struct Tally::Played {
  qint64 id = 0, changed = 0;
  QString game;
  int seats = 0, persons = 0, firsts = 0, stars = -1, moves = 0;
  bool undone = false;
  qint64 milliseconds = 0;
  std::map<ProfileId, Share> shares; // kNoId: all persons, those with a profile too

  bool isDraw() const { return mk::isDraw(seats, firsts); }
  void sits(ProfileId who, const QSqlQuery& q, int place, int score) {
    const auto [at, isNew] = shares.try_emplace(who);
    Share& share = at->second;
    share.place = isNew ? q.value(place).toInt() : std::min(share.place, q.value(place).toInt());
    if (q.value(score).isNull()) return;
    keepMost(share.highest, q.value(score).toInt());
    keepLeast(share.lowest, q.value(score).toInt());
  }
};

void Tally::add(const Played& p) {
  upTo_ = {p.changed, p.id, upTo_.matches + 1, upTo_.ids + p.id, upTo_.times + p.changed};
  for (auto a = p.shares.upper_bound(kNoId); a != p.shares.end(); ++a)
    for (auto b = std::next(a); b != p.shares.end(); ++b) {
      HeadToHead& h = pairs_[{a->first, b->first}][p.game];
      ++h.played;
      ++(a->second.place < b->second.place ? h.firstWon : b->second.place < a->second.place ? h.secondWon : h.level);
    }
  if (p.undone) return;
  for (const auto& [who, share] : p.shares) {
    Record& r = records_[who][p.game];
    r.game = p.game;
    ++r.played;
    r.milliseconds += p.milliseconds;
    if (share.highest) keepMost(r.highestScore, *share.highest);
    if (share.lowest) keepLeast(r.lowestScore, *share.lowest);
    if (p.stars >= 0) keepMost(r.mostStars, p.stars);
    const bool first = share.place == 1 && !p.isDraw();
    if (first) { // whoever it was
      keepLeast(r.fewestMoves, p.moves);
      keepLeast(r.fastestWin, p.milliseconds);
    }
    if (p.isDraw()) ++r.draws;
    if (who == kNoId && isAmongPersons(p.seats, p.persons)) continue;
    if (first) {
      ++r.won;
      r.longestStreak = std::max(r.longestStreak, ++r.streak);
    } else {
      if (!p.isDraw()) ++r.lost;
      r.streak = 0;
    }
  }
}

// Only the index is read for this.
bool Tally::isOfThis(Database& db) const {
  QSqlQuery& q = db.run("SELECT count(*), ifnull(sum(id), 0), ifnull(sum(changed), 0) FROM matches"
                        " WHERE finished = 1 AND changed <= ? AND (changed, id) <= (?, ?)",
                        {upTo_.changed, upTo_.changed, upTo_.id});
  Mark found = upTo_;
  if (Database::next(q)) {
    found.matches = q.value(0).toLongLong();
    found.ids = q.value(1).toLongLong();
    found.times = q.value(2).toLongLong();
  }
  q.finish();
  return found == upTo_;
}

// CROSS JOIN: the tables are read in this order, match by match with its seats.
bool Tally::count(Database& db, qint64 most) {
  Transaction moment(db, Transaction::Kind::Read);
  if (!isOfThis(db)) *this = Tally();
  std::optional<Played> now;
  QSqlQuery& q =
      db.run("SELECT m.id, m.changed, m.game, m.seats, m.firsts, m.stars, m.moves, m.undone, m.duration,"
             " s.profile, s.level, s.place, s.score FROM matches m"
             " CROSS JOIN seat s ON s.at >= m.id << 4 AND s.at < (m.id + 1) << 4"
             " WHERE m.finished = 1 AND m.changed >= ? AND (m.changed, m.id) > (?, ?) ORDER BY m.changed, m.id, s.at",
             {upTo_.changed, upTo_.changed, upTo_.id});
  while (Database::next(q)) {
    if (const qint64 id = q.value(0).toLongLong(); !now || now->id != id) {
      if (now) add(*now), --most;
      now.reset();
      if (most == 0) break;
      now = Played{.id = id,
                   .changed = q.value(1).toLongLong(),
                   .game = q.value(2).toString(),
                   .seats = q.value(3).toInt(),
                   .firsts = q.value(4).toInt(),
                   .stars = q.value(5).toInt(),
                   .moves = q.value(6).toInt(),
                   .undone = q.value(7).toBool(),
                   .milliseconds = q.value(8).toLongLong(),
                   .shares = {}};
    }
    if (q.value(10).toInt() == 0) {
      ++now->persons;
      now->sits(kNoId, q, 11, 12);
    }
    if (!q.value(9).isNull()) now->sits(q.value(9).toLongLong(), q, 11, 12);
  }
  q.finish();
  if (now) add(*now);
  moment.commit();
  return most == 0;
}

QList<Record> Tally::records(ProfileId id) const {
  QList<Record> out;
  if (const auto found = records_.find(id); found != records_.end())
    for (const auto& [game, record] : found->second) out.append(record);
  return out;
}

HeadToHead Tally::between(ProfileId first, ProfileId second, const QString& game) const {
  HeadToHead out;
  const auto found = pairs_.find({std::min(first, second), std::max(first, second)});
  if (found == pairs_.end()) return out;
  for (const auto& [played, h] : found->second) {
    if (!game.isEmpty() && played != game) continue;
    out.played += h.played;
    out.firstWon += first < second ? h.firstWon : h.secondWon;
    out.secondWon += first < second ? h.secondWon : h.firstWon;
    out.level += h.level;
  }
  return out;
}

// --- the file: its digits, then one JSON object whose numbers are texts where they may be large

namespace {

QJsonValue large(qint64 n) { return QString::number(n); }
template <class T> QJsonValue maybe(const std::optional<T>& n) { return n ? large(*n) : QJsonValue(); }
template <class T> std::optional<T> maybe(const QJsonValue& v) {
  return v.isString() ? std::optional(static_cast<T>(v.toString().toLongLong())) : std::nullopt;
}

QJsonArray row(ProfileId who, const Record& r) {
  return {large(who),
          r.game,
          r.played,
          r.won,
          r.draws,
          r.lost,
          r.streak,
          r.longestStreak,
          large(r.milliseconds),
          maybe(r.highestScore),
          maybe(r.lowestScore),
          maybe(r.fewestMoves),
          maybe(r.fastestWin),
          maybe(r.mostStars)};
}

Record recordOf(const QJsonArray& a) {
  Record r;
  r.game = a[1].toString();
  int* const counts[] = {&r.played, &r.won, &r.draws, &r.lost, &r.streak, &r.longestStreak};
  for (int i = 0; i < 6; ++i) *counts[i] = a[2 + i].toInt();
  r.milliseconds = a[8].toString().toLongLong();
  r.highestScore = maybe<int>(a[9]);
  r.lowestScore = maybe<int>(a[10]);
  r.fewestMoves = maybe<int>(a[11]);
  r.fastestWin = maybe<qint64>(a[12]);
  r.mostStars = maybe<int>(a[13]);
  return r;
}

QByteArray digits(const QByteArray& json) { return digitsOver({QString::fromUtf8(json)}).toUtf8() + '\n'; }

} // namespace

void Tally::write(const QString& file) {
  if (file.isEmpty() || std::abs(upTo_.matches - written_) < kWorthWriting) return;
  written_ = upTo_.matches; // also where the disk refuses: it is tried again after as many
  QJsonArray records, pairs;
  for (const auto& [who, games] : records_)
    for (const auto& [game, record] : games) records.append(row(who, record));
  for (const auto& [pair, games] : pairs_)
    for (const auto& [game, h] : games)
      pairs.append(QJsonArray{large(pair.first), large(pair.second), game, h.played, h.firstWon, h.secondWon, h.level});
  const QJsonArray upTo{large(upTo_.changed), large(upTo_.id), large(upTo_.matches), large(upTo_.ids),
                        large(upTo_.times)};
  const QByteArray json = QJsonDocument(QJsonObject{{QStringLiteral("counting"), kCounting},
                                                    {QStringLiteral("upTo"), upTo},
                                                    {QStringLiteral("records"), records},
                                                    {QStringLiteral("pairs"), pairs}})
                              .toJson(QJsonDocument::Compact);
  QSaveFile out(file);
  if (!out.open(QIODevice::WriteOnly)) return;
  out.write(digits(json) + json);
  out.commit();
}

void Tally::read(const QString& file) {
  QFile in(file);
  if (file.isEmpty() || !in.open(QIODevice::ReadOnly) || in.size() > kMostBytes) return;
  const QByteArray bytes = in.read(kMostBytes), json = bytes.mid(bytes.indexOf('\n') + 1);
  if (digits(json) + json != bytes) return;
  const QJsonObject all = QJsonDocument::fromJson(json).object();
  if (all.value(u"counting").toInt() != kCounting) return;
  const QJsonArray upTo = all.value(u"upTo").toArray();
  const auto number = [&upTo](int i) { return upTo[i].toString().toLongLong(); };
  upTo_ = {number(0), number(1), number(2), number(3), number(4)};
  written_ = upTo_.matches;
  for (const QJsonValue value : all.value(u"records").toArray()) {
    const Record r = recordOf(value.toArray());
    records_[value[0].toString().toLongLong()][r.game] = r;
  }
  for (const QJsonValue value : all.value(u"pairs").toArray())
    pairs_[{value[0].toString().toLongLong(), value[1].toString().toLongLong()}][value[2].toString()] = {
        value[3].toInt(), value[4].toInt(), value[5].toInt(), value[6].toInt()};
}

} // namespace mk
