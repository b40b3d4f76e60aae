// The statements of the rulebook's index, shelf by shelf: Estonian pages, English pages, imported books and pages of
// other languages. Statements are kept prepared by the address of their text, so each is written out.
#pragma once

#include <QLatin1String>
#include <QString>

#include <array>

namespace mk {

struct ShelfSql {
  const char *name, *insert, *remove, *learn, *rows, *find, *read;
};

// Weights: title, other names, heading, body, parts of compounds.
#define MK_SHELF(shelf)                                                                                                \
  {                                                                                                                    \
#shelf, "INSERT INTO words_" #shelf "(rowid, title, names, heading, body, parts) VALUES(?,?,?,?,?,?)",             \
        "DELETE FROM words_" #shelf " WHERE rowid IN (SELECT id FROM section WHERE document = ? AND shelf = '" #shelf  \
        "')",                                                                                                          \
        "SELECT term, doc FROM known_" #shelf,                                                                         \
        "SELECT id, document, body = '' FROM section WHERE shelf = '" #shelf "'",                                      \
        "SELECT rowid, bm25(words_" #shelf ", 8.0, 4.0, 3.0, 1.0, 0.4) FROM words_" #shelf " WHERE words_" #shelf      \
        " MATCH ?",                                                                                                    \
        "SELECT title, names, heading, body FROM words_" #shelf " WHERE rowid = ?"                                     \
  }

inline constexpr std::array<ShelfSql, 3> kShelves = {{MK_SHELF(et), MK_SHELF(en), MK_SHELF(other)}};

#undef MK_SHELF

inline const ShelfSql& shelfOf(const QString& lang) {
  return lang == QLatin1String("et") ? kShelves[0] : lang == QLatin1String("en") ? kShelves[1] : kShelves[2];
}

} // namespace mk
