// The rulebook: where its pages lie, how they are indexed and found.
#include "app/store/rulebook.h"

#include "app/store/page_text.h"
#include "app/store/store.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>

#include <algorithm>

namespace mk {

namespace {

constexpr qsizetype kShortestPrefix = 4; // to which words are shortened
constexpr int kIndexVersion = 1;         // another number throws the index away

QString readText(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QByteArray hashOf(const QString& text) { return QCryptographicHash::hash(text.toUtf8(), QCryptographicHash::Sha1); }

// "12-draughts" is 12; "puff", "trik-trak" and "trik-trak-trik-trak" are their own names.
QString idOf(const QString& baseName) {
  const qsizetype dash = baseName.indexOf(u'-');
  bool isNumber = false;
  baseName.left(dash < 0 ? baseName.size() : dash).toInt(&isNumber);
  if (isNumber) return dash < 0 ? baseName : baseName.left(dash);
  const qsizetype half = baseName.size() / 2;
  const bool twice =
      baseName.size() % 2 == 1 && baseName[half] == u'-' && baseName.left(half) == baseName.mid(half + 1);
  return twice ? baseName.left(half) : baseName;
}

// Letters and digits in lower case without accents, for comparing titles with what was typed.
QString folded(const QString& text) {
  QString out;
  for (const QChar c : text.normalized(QString::NormalizationForm_KD).toLower())
    if (c.isLetterOrNumber()) out += c;
  return out;
}

} // namespace

Rulebook::Rulebook(Store& store, const QString& pagesFolder) : store_(store), folder_(pagesFolder) {}

QList<Rulebook::PageFile> Rulebook::listPages() const {
  QList<PageFile> found;
  const QDir root(folder_);
  for (const QString& lang : root.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
    const QDir dir(root.filePath(lang));
    for (const QString& name : dir.entryList({QStringLiteral("*.md")}, QDir::Files)) {
      found.append({idOf(name.chopped(3)), lang, dir.filePath(name)});
    }
  }
  return found;
}

std::optional<QString> Rulebook::page(const QString& game, const QString& lang) const {
  if (paths_.isEmpty()) {
    for (const PageFile& file : listPages()) paths_.insert(file.lang + u'/' + file.id, file.path);
  }
  const QString path = paths_.value(lang + u'/' + game);
  return path.isEmpty() ? std::nullopt : std::optional(readText(path));
}

QStringList Rulebook::pageIds(const QString& lang) const {
  QStringList ids;
  for (const PageFile& file : listPages())
    if (file.lang == lang) ids << file.id;
  ids.sort();
  return ids;
}

// --- the index

void Rulebook::openIndexIn(const QString& file) {
  db_.open(file, QStringLiteral("QSQLITE_BUSY_TIMEOUT=3000"));
  db_.execute(QStringLiteral("PRAGMA journal_mode = WAL"));
  db_.execute(QStringLiteral("PRAGMA synchronous = NORMAL"));
  Transaction transaction(db_);
  if (db_.value("PRAGMA user_version").toInt() != kIndexVersion) {
    for (const char* table : {"words", "document", "book"})
      db_.execute(QStringLiteral("DROP TABLE IF EXISTS %1").arg(QLatin1String(table)));
    // kind 0: a page; 1: a piece of a book. key: "lang/id" of a page, the book's key of a piece.
    db_.execute(QStringLiteral("CREATE TABLE document(id INTEGER PRIMARY KEY, kind INTEGER NOT NULL, key TEXT NOT NULL,"
                               " game TEXT NOT NULL, lang TEXT NOT NULL, title TEXT NOT NULL, hash BLOB)"));
    db_.execute(QStringLiteral("CREATE INDEX document_by_key ON document(kind, key)"));
    db_.execute(QStringLiteral("CREATE TABLE book(key TEXT PRIMARY KEY, hash BLOB NOT NULL)"));
    db_.execute(QStringLiteral("CREATE VIRTUAL TABLE words USING fts5(title, body, prefix = '1 2 3 4',"
                               " tokenize = 'unicode61 remove_diacritics 2')"));
    db_.execute(QStringLiteral("PRAGMA user_version = %1").arg(kIndexVersion));
  }
  transaction.commit();
}

QString Rulebook::indexFile() const { return QDir(store_.dataDir()).filePath(QStringLiteral("rulebook.db")); }

void Rulebook::removeIndex() {
  db_.close();
  if (store_.isInMemory()) return;
  for (const char* part : {"", "-wal", "-shm"}) QFile::remove(indexFile() + QLatin1String(part));
}

// The index is only a copy: one that cannot be used is removed, and where the disk refuses it is made in memory.
void Rulebook::openIndex() {
  if (db_.isOpen()) return;
  if (!store_.isInMemory()) {
    for (int tries = 0; tries < 2; ++tries) {
      try {
        return openIndexIn(indexFile());
      } catch (const SqlFailure& failure) {
        db_.close();
        if (!failure.isDamage()) break;
        removeIndex();
      }
    }
  }
  openIndexIn(QStringLiteral(":memory:"));
}

template <class Work> void Rulebook::write(Work work) {
  openIndex();
  try {
    Transaction transaction(db_);
    work();
    transaction.commit();
    return;
  } catch (const SqlFailure& failure) {
    db_.close();
    if (failure.isDamage()) removeIndex();
  }
  openIndexIn(QStringLiteral(":memory:"));
  Transaction transaction(db_);
  work();
  transaction.commit();
}

int Rulebook::refresh() {
  int indexed = 0;
  paths_.clear();
  write([&] { indexed = refreshPages(); });
  refreshed_ = true;
  return indexed;
}

int Rulebook::refreshPages() {
  struct Known {
    qint64 id = 0;
    QByteArray hash;
  };
  QHash<QString, Known> known;
  QSqlQuery& q = db_.run("SELECT key, id, hash FROM document WHERE kind = 0");
  while (Database::next(q)) known.insert(q.value(0).toString(), {q.value(1).toLongLong(), q.value(2).toByteArray()});

  const auto forget = [this](qint64 id) {
    db_.run("DELETE FROM words WHERE rowid = ?", {id});
    db_.run("DELETE FROM document WHERE id = ?", {id});
  };
  int indexed = 0;
  for (const PageFile& file : listPages()) {
    const QString text = readText(file.path), key = file.lang + u'/' + file.id;
    const QByteArray hash = hashOf(text);
    const Known before = known.take(key);
    if (before.id != 0 && before.hash == hash) continue;
    if (before.id != 0) forget(before.id);
    const QString title = markdownTitle(text);
    const qint64 id = db_.run("INSERT INTO document(kind, key, game, lang, title, hash) VALUES(0,?,?,?,?,?)",
                              {key, file.id, file.lang, title, hash})
                          .lastInsertId()
                          .toLongLong();
    db_.run("INSERT INTO words(rowid, title, body) VALUES(?,?,?)", {id, title, plainText(text)});
    ++indexed;
  }
  for (const Known& gone : std::as_const(known)) forget(gone.id);
  return indexed;
}

bool Rulebook::hasBook(const QString& key, const QByteArray& hash) {
  openIndex();
  try {
    return db_.value("SELECT hash FROM book WHERE key = ?", {key}).toByteArray() == hash;
  } catch (const SqlFailure&) {
    return false;
  }
}

void Rulebook::dropBook(const QString& key) {
  write([&] {
    db_.run("DELETE FROM words WHERE rowid IN (SELECT id FROM document WHERE kind = 1 AND key = ?)", {key});
    db_.run("DELETE FROM document WHERE kind = 1 AND key = ?", {key});
    db_.run("DELETE FROM book WHERE key = ?", {key});
  });
}

void Rulebook::indexBook(const QString& key, const QString& lang, const QByteArray& hash,
                         const QList<SourceDocument>& documents) {
  dropBook(key);
  const auto text = [](const QString& s) { return s.isNull() ? QString(QLatin1String("")) : s; };
  write([&] {
    for (const SourceDocument& d : documents) {
      const qint64 id = db_.run("INSERT INTO document(kind, key, game, lang, title) VALUES(1,?,?,?,?)",
                                {key, text(d.game), lang, text(d.title)})
                            .lastInsertId()
                            .toLongLong();
      db_.run("INSERT INTO words(rowid, title, body) VALUES(?,?,?)", {id, text(d.title), plainText(d.body)});
    }
    db_.run("INSERT OR REPLACE INTO book VALUES(?,?)", {key, hash});
  });
}

// --- the search

QList<SearchHit> Rulebook::search(const QString& typed, const QString& lang, int limit) {
  Query query{searchWords(typed), false, lang, typed, limit};
  QList<SearchHit> hits;
  if (query.words.isEmpty() || limit <= 0) return hits;
  if (!refreshed_) refresh();
  try {
    addHits(hits, query);
    query.withStems = true;
    addHits(hits, query);
    query.withStems = false;
    const auto shorter = [](const QString& a, const QString& b) { return a.size() < b.size(); };
    const qsizetype longestTyped = std::max_element(query.words.cbegin(), query.words.cend(), shorter)->size();
    while (hits.isEmpty()) {
      QString& longest = *std::max_element(query.words.begin(), query.words.end(), shorter);
      if (longest.size() <= kShortestPrefix || 2 * longest.size() <= longestTyped) break;
      longest.chop(1);
      addHits(hits, query);
    }
  } catch (const SqlFailure& failure) {
    if (failure.isDamage()) { // the next search makes the index anew
      removeIndex();
      refreshed_ = false;
    }
  }
  return hits;
}

void Rulebook::addHits(QList<SearchHit>& hits, const Query& query) {
  if (hits.size() >= query.limit) return;
  if (query.withStems &&
      searchExpression(query.words, query.lang, true) == searchExpression(query.words, query.lang, false))
    return;
  for (const SearchHit& hit : find(query)) {
    const bool known = std::any_of(hits.cbegin(), hits.cend(), [&](const SearchHit& h) {
      return h.game == hit.game && h.lang == hit.lang && h.book == hit.book && h.title == hit.title;
    });
    if (!known && hits.size() < query.limit) hits.append(hit);
  }
}

// A page whose name is what was typed comes first, then names that begin so, then by weight; sources weigh half.
QList<SearchHit> Rulebook::find(const Query& query) {
  struct Ranked {
    qint64 id;
    int nearness;
    double weight;
  };
  QList<Ranked> ranked;
  const QString wanted = folded(query.typed);
  QSqlQuery& q =
      db_.run("SELECT d.id, d.title, d.kind, bm25(words, 8.0, 1.0) FROM words JOIN document d ON d.id = words.rowid"
              " WHERE words MATCH ? AND (d.lang = ? OR ? = '' OR d.kind = 1) LIMIT 2000",
              {searchExpression(query.words, query.lang, query.withStems), query.lang,
               query.lang.isNull() ? QString(QLatin1String("")) : query.lang});
  while (Database::next(q)) {
    const QString title = folded(q.value(1).toString());
    const bool isSource = q.value(2).toInt() == 1;
    // Pages and sources share the last class: there the weight alone decides.
    const int nearness = title == wanted ? 0 : title.startsWith(wanted) ? 2 : 4;
    ranked.append(
        {q.value(0).toLongLong(), std::min(4, nearness + isSource), q.value(3).toDouble() * (isSource ? 0.5 : 1.0)});
  }
  std::stable_sort(ranked.begin(), ranked.end(), [](const Ranked& a, const Ranked& b) {
    return a.nearness != b.nearness ? a.nearness < b.nearness : a.weight < b.weight;
  });
  ranked.resize(std::min(ranked.size(), static_cast<qsizetype>(query.limit)));

  QStringList beginnings;
  for (const QString& word : query.words) {
    beginnings << foldedText(word);
    if (query.withStems) beginnings << foldedText(wordStem(word, query.lang));
  }
  QList<SearchHit> hits;
  for (const Ranked& r : std::as_const(ranked)) {
    QSqlQuery& found = db_.run("SELECT d.game, d.title, d.lang, d.kind, d.key, words.body FROM words JOIN document d"
                               " ON d.id = words.rowid WHERE words.rowid = ?",
                               {r.id});
    if (!Database::next(found)) continue;
    const Snippet snippet = snippetOf(found.value(5).toString(), beginnings);
    hits.append({found.value(0).toString(), found.value(1).toString(), found.value(2).toString(), snippet.text,
                 snippet.marks, found.value(3).toInt() == 1 ? found.value(4).toString() : QString()});
    found.finish();
  }
  return hits;
}

} // namespace mk
