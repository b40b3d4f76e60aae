// The printed books behind the games, loaded by the user: checked, cleaned, kept whole in the store, cut into their
// pieces and made findable in the rulebook. Nothing in a book is ever fetched or run.
#pragma once

#include "app/store/booklet.h"
#include "app/store/rulebook.h"
#include "app/store/store.h"

#include <QCoreApplication>
#include <QHash>

#include <optional>

namespace mk {

// What the booklet, or another book, says about a game.
struct SourceText {
  QString book, lang, title, body; // body: sanitised Markdown
};

struct ImportReport {
  bool done = false;
  QString message;        // what was wrong and what would be right; or what was loaded
  QString book;           // its key
  bool isBooklet = false; // cut into numbered games
  int games = 0;          // how many games of the catalogue got a text
  int sections = 0;       // pieces kept
  QStringList missing;    // booklet only: ids of the catalogue's booklet games without a text
  QStringList otherNames; // booklet only: "33: Topeltebaõnn / Topeltgaõnn", where print and catalogue differ
};

class SourceTexts {
  Q_DECLARE_TR_FUNCTIONS(mk::SourceTexts)

public:
  static constexpr qint64 kMostBytes = qint64{16} << 20;

  // The catalogue: every game's id and Estonian name.
  SourceTexts(Store& store, Rulebook& rulebook, QList<CatalogueName> catalogue);

  // UTF-8 text, plain or Markdown. A file that cannot be taken changes nothing. The same file loaded again replaces
  // itself.
  ImportReport importSource(const QString& file, const QString& lang);
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
  };
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
};

} // namespace mk
