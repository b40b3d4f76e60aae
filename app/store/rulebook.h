// The rulebook: Markdown pages, one a game and language, and their search. Pages come from Qt resources
// (:/rulebook/<lang>/<id>-<slug>.md) or a folder of the same shape. Their words lie in rulebook.db beside the store
// (SQLite FTS5); that file can always be made anew and only pages whose text has changed are indexed again.
//
// What a search finds: each word typed is the beginning of a word of the page; accents and case do not count ("onne"
// finds "Õnneseen"). All words must be there. Since Estonian words change at their end, three steps, each only when the
// one before leaves room:
//   1. every word as typed:                     "vise" finds "viset", "viskega" is found by "visk";
//   2. every word also as its stem (wordStem):  "pasjanss" finds "pasjansi", "lipp" finds "lipu", "täringuid" finds
//   "täring";
//   3. only when nothing at all was found: the longest word shortened letter by letter, to half of it and to four
//   letters at most.
// What is typed is split into words of letters and digits: nothing in it is ever read as search syntax.
#pragma once

#include "app/store/database.h"
#include "app/store/snippet.h"

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace mk {

class Store;

struct SearchHit {
  using Mark = TextMark;
  QString game;  // catalogue id; empty for a section of a book that belongs to no game
  QString title; // of the page, or of the section
  QString lang;
  QString snippet;   // plain text
  QList<Mark> marks; // the words found, as places in the snippet
  QString book;      // empty: our own page; else the imported book that the text stands in
  bool isSource() const { return !book.isEmpty(); }
};

// A piece of an imported book as the index takes it.
struct SourceDocument {
  QString game, title, body;
};

class Rulebook {
public:
  // Without a folder the pages are those in the program.
  explicit Rulebook(Store& store, const QString& pagesFolder = QStringLiteral(":/rulebook"));
  Rulebook(const Rulebook&) = delete;
  Rulebook& operator=(const Rulebook&) = delete;

  std::optional<QString> page(const QString& game, const QString& lang) const; // Markdown
  QStringList pageIds(const QString& lang) const;                              // sorted

  // Brings the index up to date with the pages; how many were indexed anew. Costs some 20 ms, so call it when the
  // window stands; search() sees to it when nobody did.
  int refresh();
  // lang: "et", "en"; empty = every language. Imported sources are found whatever their language.
  QList<SearchHit> search(const QString& words, const QString& lang, int limit = 30);

  // Imported books, by SourceTexts.
  bool hasBook(const QString& key, const QByteArray& hash);
  void indexBook(const QString& key, const QString& lang, const QByteArray& hash,
                 const QList<SourceDocument>& documents);
  void dropBook(const QString& key);

private:
  struct PageFile {
    QString id, lang, path;
  };
  QList<PageFile> listPages() const;
  QString indexFile() const;
  void removeIndex();
  void openIndex();
  void openIndexIn(const QString& file);
  template <class Work> void write(Work work);
  int refreshPages();
  struct Query {
    QStringList words;
    bool withStems = false;
    QString lang, typed;
    int limit = 0;
  };
  QList<SearchHit> find(const Query&);
  void addHits(QList<SearchHit>& hits, const Query&);

  Store& store_;
  QString folder_;
  mutable QHash<QString, QString> paths_; // "lang/id" -> file; listed at first use
  Database db_;
  bool refreshed_ = false;
};

// A word without its likely ending, for matching as the beginning of other forms: at least three letters are left.
// English endings for "en", Estonian ones otherwise.
QString wordStem(const QString& word, const QString& lang);
// The FTS5 expression for these words: each a quoted prefix, all needed; empty when there are none. With stems: the
// word or its stem.
QString searchExpression(const QStringList& words, const QString& lang, bool withStems);
QStringList searchWords(const QString& typed);

} // namespace mk
