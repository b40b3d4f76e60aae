// The printed books behind the games, loaded by the user: checked, cleaned, kept whole in the store, cut into their
// pieces and made findable in the rulebook. Nothing in a book is ever fetched or run.
#pragma once

#include "app/store/booklet.h"
#include "app/store/rulebook.h"
#include "app/store/store.h"

#include <QCoreApplication>
#include <QHash>
#include <QSet>

#include <memory>
#include <optional>

namespace mk {

// What the booklet, or another book, says about a game.
struct SourceText {
  QString book, lang, title, body; // body: sanitised Markdown
};

struct ImportReport {
  bool done = false;
  QString message;        // what was wrong and what would be right; or what was loaded
  QString book, lang;     // its key and its language
  bool isBooklet = false; // cut into numbered games
  int games = 0;          // how many games of the catalogue got a text
  int sections = 0;       // pieces kept
  QStringList missing;    // booklet only: ids of the catalogue's booklet games without a text
  QStringList otherNames; // booklet only: "33: Topeltebaõnn / Topeltgaõnn", where print and catalogue differ
};

class SourceTexts {
  Q_DECLARE_TR_FUNCTIONS(mk::SourceTexts)

public:
  // The largest of the printed books has 0.3 MB.
  static constexpr qint64 kMostBytes = qint64{4} << 20;
  static constexpr int kMostPieces = 3000;

  // The catalogue: every game's id and Estonian name.
  SourceTexts(Store& store, Rulebook& rulebook, QList<CatalogueName> catalogue);

  // UTF-8 text, plain or Markdown, in this language; without one, in the language it is recognised by. A file that
  // cannot be taken changes nothing. The same file loaded again replaces itself.
  ImportReport importSource(const QString& file, const QString& lang);
  // The same in two steps: reading and cutting touches nothing and may be done in another thread.
  struct Prepared;
  std::shared_ptr<const Prepared> prepare(const QString& file, const QString& lang) const;
  ImportReport keep(const Prepared&);
  // Books that have to be cut anew are cut in another thread from here on, and are there when `window` hears of it; it
  // must not outlive this. Without a window they are cut where they are asked for.
  void cutBeside(QObject* window) { window_ = window; }
  Written remove(const QString& book);

  QStringList books(); // keys of those loaded
  std::optional<SourceText> textFor(const QString& game);
  QList<BookPiece> sections(const QString& book);

  // Indexes the books the rulebook's index does not know (it was made anew, or another copy loaded one). Call with
  // refresh().
  void refresh();

private:
  struct Loaded {
    QString lang;
    QByteArray hash;
    QList<BookPiece> pieces;
    bool isBooklet = false;
    QStringList plain; // of each piece, for the index; empty for a book that is indexed
  };
  void cutInThread(const Store::Book&, const QByteArray& hash);
  QString read(const QString& file, QString& text) const; // why not, or empty
  QByteArray hashOf(const QString& text) const;
  Loaded cut(const QString& text, const QString& lang) const;
  void load(bool anew = false);
  void index(const QString& key, const Loaded&);
  ImportReport report(const QString& key, const Loaded&) const;

  Store& store_;
  Rulebook& rulebook_;
  QList<CatalogueName> catalogue_;
  QMap<QString, Loaded> loaded_;
  bool isLoaded_ = false;
  QObject* window_ = nullptr;
  QSet<QByteArray> beingCut_; // hashes
};

struct SourceTexts::Prepared {
  QString problem; // why there is nothing to keep, or empty
  QString key, text;
  Loaded book;
};

} // namespace mk
