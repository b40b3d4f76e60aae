// The rulebook: Markdown pages, one a game and language, and their search. Pages come from Qt resources
// (:/rulebook/<lang>/<id>-<slug>.md) or a folder of the same shape. Their words lie in rulebook.db beside the store
// (SQLite FTS5); that file can always be made anew and only pages whose text has changed are indexed again.
//
// What a search finds. A page is indexed section by section, every word as its stem (stems.h); what is typed is taken
// apart into the things asked for (search_words.h): a word, its synonyms, the parts of a compound, what was meant by a
// mistyped one. Nothing has to be there; sections are ranked by bm25 with title, other names, heading and body weighed,
// once with what was typed and once with all that may stand for it, and pages whose title is asked for come first.
// Beside that a question is held against what people say of each game: thing by thing (sayings.h), and as it is worded
// (likeness.h).
#pragma once

#include "app/store/booklet.h"
#include "app/store/database.h"
#include "app/store/likeness.h"
#include "app/store/sayings.h"
#include "app/store/search_hints.h"
#include "app/store/search_words.h"
#include "app/store/snippet.h"
#include "app/store/vocabulary.h"

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>

#include <atomic>
#include <functional>
#include <optional>
#include <stop_token>
#include <thread>
#include <utility>

namespace mk {

class Store;
struct ShelfSql;

struct SearchHit {
  using Mark = TextMark;
  QString game;  // catalogue id; empty for a section of a book that belongs to no game
  QString title; // of the page, or of the section
  QString lang;
  QString section;   // the heading under which the answer stands; empty: before the first one
  QString snippet;   // plain text
  QList<Mark> marks; // the words found, as places in the snippet
  QString book;      // empty: our own page; else the imported book that the text stands in
  bool isSource() const { return !book.isEmpty(); }
};

// A piece of an imported book as the index takes it.
struct SourceDocument {
  QString game, title, body;
};

// The source texts that the index in this folder knows, by their keys; none where there is no index, or it cannot be
// read. After trouble with the store it tells what was there.
QStringList indexedBooks(const QString& dataDir);

class Rulebook {
public:
  // Without a folder the pages are those in the program.
  explicit Rulebook(Store& store, const QString& pagesFolder = QStringLiteral(":/rulebook"));
  ~Rulebook();
  Rulebook(const Rulebook&) = delete;
  Rulebook& operator=(const Rulebook&) = delete;

  std::optional<QString> page(const QString& game, const QString& lang) const; // Markdown
  QStringList pageIds(const QString& lang) const;                              // sorted

  // Brings the index up to date with the pages; how many were indexed anew. Costs some 20 ms, so call it when the
  // window stands; search() sees to it when nobody did.
  int refresh();
  // The same beside the window, since the first time it takes a second; `then` is called in the window's thread, if the
  // window still stands. A search in the meantime waits; whoever leaves meanwhile does not.
  void refreshBeside(QObject* window, std::function<void()> then);
  // lang: "et", "en"; empty = every language. Imported sources are found whatever their language.
  QList<SearchHit> search(const QString& words, const QString& lang, int limit = 30);

  // Imported books, by SourceTexts.
  bool hasBook(const QString& key, const QByteArray& hash);
  void indexBook(const QString& key, const QString& lang, const QByteArray& hash,
                 const QList<SourceDocument>& documents);
  void dropBook(const QString& key);
  // The pieces of an indexed book as they were cut: false where there are none.
  void keepPieces(const QString& key, bool isBooklet, const QList<BookPiece>&);
  bool readPieces(const QString& key, bool& isBooklet, QList<BookPiece>&);

private:
  struct PageFile {
    QString id, lang, path;
  };
  QList<PageFile> listPages() const;
  Rulebook(Store& store, const QString& pagesFolder, const QString& indexFolder); // beside: never asks the store
  void endBeside();
  bool isOnDisk() const;
  QString indexFile() const;
  void removeIndex();
  void openIndex();
  void openIndexIn(const QString& file);
  template <class Work> void write(Work work);
  int refreshPages(const std::stop_token& = {}); // stopped: some of them
  struct SectionText {
    QString lang, title, names, heading, body, question; // names: stems already
    bool whole = false;                                  // the whole page: weighed beside its sections, never shown
  };
  void indexSection(const ShelfSql&, qint64 document, const SectionText&);
  void forget(qint64 document);

  // The pages of a language, or all imported books: words are counted shelf by shelf.
  struct Shelf {
    const ShelfSql* sql = nullptr;
    QString name;
    Vocabulary words;
    Sayings said;    // of its pages
    Likeness worded; // the same, by its letters
    struct Row {
      qint64 document = 0;
      bool whole = false; // the row of a page as a whole
    };
    QHash<qint64, Row> rows; // by section
    // Where a term stands, and what that tells: whoever types on asks anew only for the word that changes.
    QHash<QString, QList<std::pair<qint64, double>>> hits;
    qsizetype kept = 0; // of them all
  };
  struct Document {
    QString game, title, lang, book;
    QString titleFolded;
    QList<QStringList> names; // title and popular names, as stems
    QStringList namesFolded;
    GameFacts facts; // of a page
  };
  struct Found {
    qint64 section = 0, document = 0;
    qint64 page = 0;  // the row of its page as a whole
    double score = 0; // by its words
    double named = 0; // the name of the game was typed
    double rank() const { return score + named; }
  };
  void learn(); // vocabularies and documents, after a change
  const QList<std::pair<qint64, double>>& hitsOf(Shelf&, const QString& term);
  QList<Found> find(Shelf&, const QList<Wanted>&, const QList<Wanted>& asked, const QString& typed);
  static double nameValue(const Shelf&, const Document&, const WantedWords&);
  static double worthOf(const Shelf&, const Wanted&);
  double shareOf(const Shelf&, qint64 row, const QList<Wanted>&, const WantedWords&);
  SearchHit hitOf(const Found&, const QList<Wanted>&);

  Store& store_;
  QString folder_;
  std::optional<QString> indexFolder_; // else the store's
  std::jthread beside_;
  std::atomic<bool> wroteBeside_ = false;
  mutable QHash<QString, QString> paths_; // "lang/id" -> file; listed at first use
  Database db_;
  bool refreshed_ = false, learned_ = false;
  QList<Shelf> shelves_;
  QHash<qint64, Document> documents_;
};

} // namespace mk
