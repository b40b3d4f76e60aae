// The tables of mangukast.db as an ordered list of steps.
#include "app/store/schema.h"

#include <algorithm>
#include <array>

namespace mk {

std::span<const TableShape> tableShapes() {
  static constexpr std::array shapes = {
      TableShape{"profile", 1, 6, "INSERT OR IGNORE INTO profile VALUES(?,?,?,?,?,?)"},
      TableShape{"matches", 1, 19, "INSERT OR IGNORE INTO matches VALUES(?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)"},
      TableShape{"seat", 1, 7, "INSERT OR IGNORE INTO seat VALUES(?,?,?,?,?,?,?)"},
      TableShape{"entry", 1, 2, "INSERT OR IGNORE INTO entry VALUES(?,?)"},
      TableShape{"book", 2, 5, "INSERT OR IGNORE INTO book VALUES(?,?,?,?,?)"},
      TableShape{"seal", 3, 3, "INSERT OR IGNORE INTO seal VALUES(?,?,?)"},
      TableShape{"review", 4, 4, "INSERT OR IGNORE INTO review VALUES(?,?,?,?)"},
  };
  return shapes;
}

namespace {

// Version 1: people and matches.
QStringList peopleAndMatches() {
  return {
      QStringLiteral("CREATE TABLE profile(id INTEGER PRIMARY KEY, name TEXT NOT NULL, colour TEXT NOT NULL,"
                     " avatar INTEGER NOT NULL, created INTEGER NOT NULL, gone INTEGER NOT NULL)"),
      // change counts every change of the match: a copy of the program that has not seen the latest may not write.
      // firsts: how many seats share the first place; moves: entries that are not chance. Times are milliseconds.
      QStringLiteral(
          "CREATE TABLE matches(id INTEGER PRIMARY KEY, game TEXT NOT NULL, seed INTEGER NOT NULL,"
          " start TEXT NOT NULL, options TEXT NOT NULL, real_dice INTEGER NOT NULL, started INTEGER NOT NULL,"
          " changed INTEGER NOT NULL, seats INTEGER NOT NULL, finished INTEGER NOT NULL, cursor INTEGER NOT NULL,"
          " length INTEGER NOT NULL, change INTEGER NOT NULL, firsts INTEGER, why TEXT, stars INTEGER,"
          " undone INTEGER, duration INTEGER, moves INTEGER)"),
      QStringLiteral("CREATE INDEX matches_by_time ON matches(finished, changed)"),
      // at = match * 16 + seat. level 0 is a person.
      QStringLiteral(
          "CREATE TABLE seat(at INTEGER PRIMARY KEY, profile INTEGER, name TEXT NOT NULL, level INTEGER NOT NULL,"
          " colour TEXT NOT NULL, score INTEGER, place INTEGER)"),
      QStringLiteral("CREATE INDEX seat_by_profile ON seat(profile) WHERE profile IS NOT NULL"),
      // at = match * 2^20 + ply: one key, so that a ply exists once and a log lies together on the disk.
      QStringLiteral("CREATE TABLE entry(at INTEGER PRIMARY KEY, text TEXT NOT NULL)"),
  };
}

// Version 2: source texts the user has loaded.
QStringList importedBooks() {
  return {
      QStringLiteral("CREATE TABLE book(id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, lang TEXT NOT NULL,"
                     " text TEXT NOT NULL, added INTEGER NOT NULL)"),
  };
}

// Version 3: seals (seal.h). Entries written from here on carry theirs in their text; a match from before gets a row
// with its next change.
QStringList seals() {
  return {
      // id is the match's; setup and standing are digits over what the names say.
      QStringLiteral("CREATE TABLE seal(id INTEGER PRIMARY KEY, setup TEXT NOT NULL, standing TEXT NOT NULL)"),
  };
}

// Version 4: reviews of finished matches.
QStringList reviews() {
  return {
      // id is the match's; mark tells which log was looked through; digits are over mark and text (seal.h).
      QStringLiteral("CREATE TABLE review(id INTEGER PRIMARY KEY, mark TEXT NOT NULL, text TEXT NOT NULL,"
                     " digits TEXT NOT NULL)"),
  };
}

} // namespace

std::span<const QStringList> schemaSteps() {
  static const std::array steps = {peopleAndMatches(), importedBooks(), seals(), reviews()};
  return steps;
}

int schemaVersion(Database& db) { return db.value("PRAGMA user_version").toInt(); }

bool isWhole(Database& db, int version) {
  if (version < 0) return false;
  const auto there = [&db](const TableShape& shape) {
    return db.value("SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name = ?",
                    {QString::fromLatin1(shape.name)})
               .toInt() == 1;
  };
  const std::span shapes = tableShapes();
  return std::all_of(shapes.begin(), shapes.end(),
                     [&](const TableShape& shape) { return there(shape) == (shape.since <= version); });
}

void migrate(Database& db, int version) {
  Transaction transaction(db);
  // Read under the write lock: another copy may have been quicker.
  for (int at = schemaVersion(db); at < version; ++at) {
    for (const QString& statement : schemaSteps()[static_cast<std::size_t>(at)]) db.execute(statement);
    db.execute(QStringLiteral("PRAGMA user_version = %1").arg(at + 1));
  }
  transaction.commit();
}

} // namespace mk
