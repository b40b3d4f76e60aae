// The rulebook: where its pages lie and how they are indexed.
#include "app/store/rulebook.h"

#include "app/store/look.h"
#include "app/store/page_text.h"
#include "app/store/popular_names.h"
#include "app/store/rulebook_sql.h"
#include "app/store/search_hints.h"
#include "app/store/stems.h"
#include "app/store/store.h"
#include "app/store/synonyms.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QPointer>

#include <algorithm>

namespace mk {

namespace {

constexpr int kIndexVersion = 15; // another number throws the index away

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

QString indexIn(const QString& folder) { return QDir(folder).filePath(QStringLiteral("rulebook.db")); }

} // namespace

QStringList indexedBooks(const QString& dataDir) {
  constexpr int kPatienceMs = 1000;
  QStringList keys;
  if (!QFile::exists(indexIn(dataDir))) return keys;
  try {
    Database index;
    openToLook(index, indexIn(dataDir), kPatienceMs);
    QSqlQuery& q = index.run("SELECT key FROM book ORDER BY key");
    while (Database::next(q)) keys << q.value(0).toString();
  } catch (const SqlFailure&) {
    keys.clear();
  }
  return keys;
}

Rulebook::Rulebook(Store& store, const QString& pagesFolder) : store_(store), folder_(pagesFolder) {}

Rulebook::Rulebook(Store& store, const QString& pagesFolder, const QString& indexFolder)
    : store_(store), folder_(pagesFolder), indexFolder_(indexFolder) {}

// What is not indexed yet when the program is left is indexed the next time.
Rulebook::~Rulebook() {
  beside_.request_stop();
  if (beside_.joinable()) beside_.join();
}

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
    for (const char* table : {"words", "words_et", "words_en", "words_other", "known_et", "known_en", "known_other",
                              "section", "document", "book", "piece"})
      db_.execute(QStringLiteral("DROP TABLE IF EXISTS %1").arg(QLatin1String(table)));
    // kind 0: a page; 1: a piece of a book. key: "lang/id" of a page, the book's key of a piece.
    db_.execute(QStringLiteral("CREATE TABLE document(id INTEGER PRIMARY KEY, kind INTEGER NOT NULL, key TEXT NOT NULL,"
                               " game TEXT NOT NULL, lang TEXT NOT NULL, title TEXT NOT NULL, facts TEXT, hash BLOB)"));
    db_.execute(QStringLiteral("CREATE INDEX document_by_key ON document(kind, key)"));
    db_.execute(QStringLiteral("CREATE TABLE section(id INTEGER PRIMARY KEY, document INTEGER NOT NULL,"
                               " shelf TEXT NOT NULL, heading TEXT NOT NULL, body TEXT NOT NULL)"));
    db_.execute(QStringLiteral("CREATE INDEX section_of ON section(document)"));
    db_.execute(QStringLiteral("CREATE TABLE book(key TEXT PRIMARY KEY, hash BLOB NOT NULL)"));
    // games: catalogue ids, a comma between.
    db_.execute(
        QStringLiteral("CREATE TABLE piece(book TEXT NOT NULL, number INTEGER NOT NULL, booklet INTEGER NOT NULL,"
                       " games TEXT NOT NULL, title TEXT NOT NULL, body TEXT NOT NULL,"
                       " PRIMARY KEY(book, number)) WITHOUT ROWID"));
    for (const ShelfSql& shelf : kShelves) {
      const QLatin1String name(shelf.name);
      db_.execute(QStringLiteral("CREATE VIRTUAL TABLE words_%1 USING fts5(title, names, heading, body, parts,"
                                 " prefix = '2 3 4')")
                      .arg(name));
      db_.execute(QStringLiteral("CREATE VIRTUAL TABLE known_%1 USING fts5vocab(words_%1, row)").arg(name));
    }
    db_.execute(QStringLiteral("PRAGMA user_version = %1").arg(kIndexVersion));
  }
  transaction.commit();
}

bool Rulebook::isOnDisk() const { return indexFolder_ || !store_.isInMemory(); }

QString Rulebook::indexFile() const { return indexIn(indexFolder_.value_or(store_.dataDir())); }

void Rulebook::removeIndex() {
  db_.close();
  if (!isOnDisk()) return;
  for (const char* part : {"", "-wal", "-shm"}) QFile::remove(indexFile() + QLatin1String(part));
}

// The index is only a copy: one that cannot be used is removed, and where the disk refuses it is made in memory.
void Rulebook::openIndex() {
  if (db_.isOpen()) return;
  if (isOnDisk()) {
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

void Rulebook::refreshBeside(QObject* window, std::function<void()> then) {
  endBeside();
  if (!isOnDisk()) {
    refresh();
    return then();
  }
  wroteBeside_ = false;
  beside_ = std::jthread([this, folder = store_.dataDir(), pages = folder_, at = QPointer<QObject>(window),
                          then = std::move(then)](const std::stop_token& stop) mutable {
    try {
      Rulebook beside(store_, pages, folder);
      beside.write([&] { beside.refreshPages(stop); });
      wroteBeside_ = beside.db_.isFile();
    } catch (const SqlFailure&) { // the next search makes the index, and says what is wrong
    }
    QMetaObject::invokeMethod(QCoreApplication::instance(), [at = std::move(at), then = std::move(then)] {
      if (at) then();
    });
  });
}

void Rulebook::endBeside() {
  if (!beside_.joinable()) return;
  beside_.join();
  if (!wroteBeside_) return;
  refreshed_ = true;
  learned_ = false;
}

int Rulebook::refresh() {
  endBeside();
  int indexed = 0;
  paths_.clear();
  write([&] { indexed = refreshPages(); });
  refreshed_ = true;
  learn();
  return indexed;
}

void Rulebook::forget(qint64 document) {
  for (const ShelfSql& shelf : kShelves) db_.run(shelf.remove, {document});
  db_.run("DELETE FROM section WHERE document = ?", {document});
  db_.run("DELETE FROM document WHERE id = ?", {document});
}

void Rulebook::indexSection(const ShelfSql& shelf, qint64 document, const SectionText& s) {
  const auto text = [](const QString& words) { return words.isNull() ? QString(QLatin1String("")) : words; };
  const qint64 id = db_.run("INSERT INTO section(document, shelf, heading, body) VALUES(?,?,?,?)",
                            {document, QLatin1String(shelf.name), text(s.heading), s.whole ? text({}) : text(s.body)})
                        .lastInsertId()
                        .toLongLong();
  QString parts;
  const QString body = indexText(s.body, s.lang, &parts);
  db_.run(shelf.insert, {id, text(indexText(s.title, s.lang)), text(s.names),
                         text(indexText(s.heading + u' ' + s.question, s.lang)), text(body), text(parts)});
}

int Rulebook::refreshPages(const std::stop_token& stop) {
  struct Known {
    qint64 id = 0;
    QByteArray hash;
  };
  QHash<QString, Known> known;
  QSqlQuery& q = db_.run("SELECT key, id, hash FROM document WHERE kind = 0");
  while (Database::next(q)) known.insert(q.value(0).toString(), {q.value(1).toLongLong(), q.value(2).toByteArray()});

  struct Page {
    PageFile file;
    QString text, title;
  };
  QList<Page> pages;
  QHash<QString, QStringList> names; // a game's number and its titles in every language
  for (const PageFile& file : listPages()) {
    if (stop.stop_requested()) return 0;
    const QString text = readText(file.path);
    pages.append({file, text, markdownTitle(text)});
    names[file.id] << pages.last().title;
  }
  int indexed = 0;
  for (const Page& page : std::as_const(pages)) {
    QStringList& titles = names[page.file.id];
    titles.sort();
    const QString others = titles.join(u' '), key = page.file.lang + u'/' + page.file.id;
    const QString called = others + u' ' + popularNames(page.file.id).join(u' ');
    const QString described = describedAs(page.file.id, page.file.lang);
    const QByteArray hash = hashOf(called + u'\n' + described + u'\n' + page.text);
    const Known before = known.take(key);
    if (before.id != 0 && before.hash == hash) continue;
    if (stop.stop_requested()) return indexed;
    if (before.id != 0) forget(before.id);
    const qint64 id = db_.run("INSERT INTO document(kind, key, game, lang, title, facts, hash) VALUES(0,?,?,?,?,?,?)",
                              {key, page.file.id, page.file.lang, page.title, factsOf(page.text), hash})
                          .lastInsertId()
                          .toLongLong();
    QString stems;
    for (const QString& word : wordsOf(called))
      if (!isStopWord(word, QStringLiteral("et")) && !isStopWord(word, QStringLiteral("en")))
        stems += stemOf(word, page.file.lang) + u' ';
    QString all = described + u'\n';
    QList<PageSection> sections = sectionsOf(page.text);
    if (!sections.isEmpty()) sections.first().question = described; // found by it, as by its first lines
    for (const PageSection& section : sections) {
      const QString body = plainText(section.body);
      all += section.heading + u' ' + body + u'\n';
      if (!body.isEmpty())
        indexSection(shelfOf(page.file.lang), id,
                     {page.file.lang, page.title, stems, section.heading, body, section.question});
    }
    if (sections.size() > 1)
      indexSection(shelfOf(page.file.lang), id, {page.file.lang, page.title, stems, {}, all, {}, true});
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
  learned_ = false;
  write([&] {
    QList<qint64> pieces;
    QSqlQuery& q = db_.run("SELECT id FROM document WHERE kind = 1 AND key = ?", {key});
    while (Database::next(q)) pieces << q.value(0).toLongLong();
    for (const qint64 piece : std::as_const(pieces)) forget(piece);
    db_.run("DELETE FROM book WHERE key = ?", {key});
    db_.run("DELETE FROM piece WHERE book = ?", {key});
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
      indexSection(kShelves[2], id, {lang, d.title, d.game.toLower(), {}, d.body, {}});
    }
    db_.run("INSERT OR REPLACE INTO book VALUES(?,?)", {key, hash});
  });
}

void Rulebook::keepPieces(const QString& key, bool isBooklet, const QList<BookPiece>& pieces) {
  const auto text = [](const QString& words) { return words.isNull() ? QString(QLatin1String("")) : words; };
  write([&] {
    for (qsizetype i = 0; i < pieces.size(); ++i)
      db_.run(
          "INSERT OR REPLACE INTO piece VALUES(?,?,?,?,?,?)",
          {key, i, isBooklet ? 1 : 0, text(pieces[i].games.join(u',')), text(pieces[i].title), text(pieces[i].body)});
  });
}

bool Rulebook::readPieces(const QString& key, bool& isBooklet, QList<BookPiece>& pieces) {
  openIndex();
  try {
    QSqlQuery& q = db_.run("SELECT booklet, games, title, body FROM piece WHERE book = ? ORDER BY number", {key});
    while (Database::next(q)) {
      isBooklet = q.value(0).toBool();
      pieces.append(
          {q.value(1).toString().split(u',', Qt::SkipEmptyParts), q.value(2).toString(), q.value(3).toString()});
    }
  } catch (const SqlFailure&) {
    pieces.clear();
  }
  return !pieces.isEmpty();
}

} // namespace mk
