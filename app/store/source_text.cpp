// The printed books behind the games, loaded by the user.
#include "app/store/source_text.h"

#include "app/store/page_text.h"
#include "app/store/text_language.h"
#include "i18n/file_trouble.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QPointer>
#include <QRegularExpression>
#include <QStringDecoder>
#include <QThreadPool>

#include <algorithm>
#include <array>
#include <utility>

namespace mk {

namespace {

// The books other than the booklet tell of few games each; a word that only that book has tells which.
struct BookOf {
  const char* word; // as in the text, in lower case
  std::array<const char*, 4> games;
};
constexpr std::array kBooks = {
    BookOf{"vanderbilt-bridge", {"bridge-kontrakt", "bridge-vanderbilt", "bridge-reform", nullptr}},
    BookOf{"culbertson", {"bridge-1933", nullptr, nullptr, nullptr}},
    BookOf{"белот", {"bridge-belote", nullptr, nullptr, nullptr}},
    BookOf{"skrufwhist", {"skruvwhist", "kopskruv", "paketskruv", "open-kopskruv"}},
};

QStringList gamesOfBook(const QString& text) {
  const QString lower = text.toLower();
  for (const BookOf& book : kBooks) {
    if (!lower.contains(QString::fromUtf8(book.word))) continue;
    QStringList games;
    for (const char* game : book.games)
      if (game) games << QString::fromLatin1(game);
    return games;
  }
  return {};
}

bool isBookletGame(const QString& id) {
  bool isNumber = false;
  id.toInt(&isNumber);
  return isNumber || id == QLatin1String("trik-trak") || id == QLatin1String("puff");
}

// Where the bytes stop being UTF-8; -1 when they are.
qsizetype firstWrongByte(const QByteArray& bytes) {
  QStringDecoder whole(QStringDecoder::Utf8,
                       QStringDecoder::Flag::Stateless); // a letter cut off at the end is wrong, too
  const QString text = whole(bytes);
  if (!whole.hasError()) return -1;
  qsizetype sound = 0, broken = bytes.size(); // the longest beginning that is UTF-8, by halving
  while (broken - sound > 1) {
    const qsizetype middle = sound + (broken - sound) / 2;
    QStringDecoder part(QStringDecoder::Utf8);
    const QString decoded = part(QByteArrayView(bytes).first(middle));
    (part.hasError() ? broken : sound) = middle;
  }
  return sound;
}

} // namespace

SourceTexts::SourceTexts(Store& store, Rulebook& rulebook, QList<CatalogueName> catalogue)
    : store_(store), rulebook_(rulebook), catalogue_(std::move(catalogue)) {}

// A book is cut again, and indexed again, when its text, the catalogue or the way of cutting changes.
QByteArray SourceTexts::hashOf(const QString& text) const {
  constexpr auto kWayOfCutting = "2";
  QCryptographicHash hash(QCryptographicHash::Sha1);
  hash.addData(QByteArrayView(kWayOfCutting));
  for (const CatalogueName& game : catalogue_) hash.addData(QString(game.id + u'=' + game.name + u'\n').toUtf8());
  hash.addData(text.toUtf8());
  return hash.result();
}

QString SourceTexts::read(const QString& file, QString& text) const {
  const QFileInfo info(file);
  const QString name = QDir::toNativeSeparators(file);
  if (!info.exists()) return tr("There is no file %1. Name a text file that is there.").arg(name);
  if (info.isDir()) return tr("%1 is a folder. Name the text file itself.").arg(name);
  if (!info.isFile()) return tr("%1 is not an ordinary file. Name a text file.").arg(name);
  if (info.size() > kMostBytes)
    return tr("%1 has %2 MB. A source text has at most %3 MB; load the text alone, without pictures.")
        .arg(name)
        .arg((info.size() + (1 << 20) - 1) >> 20)
        .arg(kMostBytes >> 20);
  QFile in(file);
  if (!in.open(QIODevice::ReadOnly))
    return tr("%1 cannot be read: %2. Give yourself permission to read it.").arg(name, fileTrouble(in));
  QByteArray bytes = in.read(kMostBytes + 1);
  if (bytes.startsWith("\xEF\xBB\xBF")) bytes.remove(0, 3);
  if (bytes.trimmed().isEmpty()) return tr("%1 is empty. Name a text file with the rules in it.").arg(name);
  if (bytes.startsWith("\xFF\xFE") || bytes.startsWith("\xFE\xFF"))
    return tr("%1 is written in UTF-16. Save it as UTF-8 and load it again.").arg(name);
  if (bytes.contains('\0'))
    return tr("%1 is not a text file. Save the text as plain text in UTF-8 and load it again.").arg(name);
  if (const qsizetype wrong = firstWrongByte(bytes); wrong >= 0)
    return tr("%1 is not UTF-8: byte %2 is wrong. Save it as UTF-8 and load it again.").arg(name).arg(wrong + 1);
  text = QString::fromUtf8(bytes);
  text.replace(QStringLiteral("\r\n"), QStringLiteral("\n")).replace(u'\r', u'\n');
  return {};
}

SourceTexts::Loaded SourceTexts::cut(const QString& text, const QString& lang) const {
  Loaded book{lang, hashOf(text), cutBooklet(text, catalogue_), true, {}};
  if (book.pieces.isEmpty()) {
    book.isBooklet = false;
    book.pieces = cutSections(text);
    const QStringList games = gamesOfBook(text);
    for (BookPiece& piece : book.pieces) piece.games = games;
  }
  for (const BookPiece& piece : std::as_const(book.pieces)) book.plain << plainText(piece.body);
  return book;
}

std::shared_ptr<const SourceTexts::Prepared> SourceTexts::prepare(const QString& file, const QString& lang) const {
  auto out = std::make_shared<Prepared>();
  static const QRegularExpression language(QStringLiteral("^[a-z]{2,3}$"));
  if (!lang.isEmpty() && !lang.contains(language)) {
    out->problem = tr("“%1” is not a language. Name it by two letters, for example et, en, sv, bg.").arg(lang);
    return out;
  }
  out->problem = read(file, out->text);
  if (!out->problem.isEmpty()) return out;
  const QString name = QDir::toNativeSeparators(file);
  const QString itsLanguage = lang.isEmpty() ? languageOfText(out->text) : lang;
  if (itsLanguage.isEmpty()) {
    out->problem =
        tr("%1 does not show in which language it is written. Choose the language and load it again.").arg(name);
    return out;
  }
  out->key = QFileInfo(file).completeBaseName();
  out->book = cut(out->text, itsLanguage);
  if (out->book.pieces.isEmpty())
    out->problem = tr("Nothing is left of %1 when tags and links are taken out. Load the text itself.").arg(name);
  else if (out->book.pieces.size() > kMostPieces)
    out->problem = tr("%1 has more than %2 headings. Load a text with the rules of games.").arg(name).arg(kMostPieces);
  return out;
}

ImportReport SourceTexts::keep(const Prepared& prepared) {
  ImportReport refused;
  refused.message = prepared.problem;
  if (!refused.message.isEmpty()) return refused;
  const Written kept = store_.saveBook({prepared.key, prepared.book.lang, prepared.text});
  if (!kept) {
    refused.message = kept.message;
    return refused;
  }
  load();
  index(prepared.key, prepared.book);
  ImportReport done = report(prepared.key, prepared.book);
  if (!kept.message.isEmpty()) done.message += QLatin1Char(' ') + kept.message;
  return done;
}

ImportReport SourceTexts::importSource(const QString& file, const QString& lang) { return keep(*prepare(file, lang)); }

ImportReport SourceTexts::report(const QString& key, const Loaded& book) const {
  ImportReport r;
  r.done = true;
  r.book = key;
  r.lang = book.lang;
  r.isBooklet = book.isBooklet;
  r.sections = static_cast<int>(book.pieces.size());
  QHash<QString, QString> printed;
  for (const BookPiece& piece : book.pieces)
    for (const QString& game : piece.games) printed.insert(game, piece.title);
  r.games = static_cast<int>(printed.size());
  r.message = tr("%n section(s) were loaded.", nullptr, r.sections);
  if (!book.isBooklet) return r;
  for (const CatalogueName& game : catalogue_) {
    if (!isBookletGame(game.id)) continue;
    if (!printed.contains(game.id)) {
      r.missing << game.id;
    } else if (!isSameName(printed[game.id], game.name) && !isSameName(printed[game.id], game.id)) {
      r.otherNames << QStringLiteral("%1: %2 / %3").arg(game.id, game.name, printed[game.id]);
    }
  }
  r.message = tr("The text of %n game(s) was loaded.", nullptr, r.games);
  if (!r.missing.isEmpty())
    r.message += QLatin1Char(' ') + tr("Not found: %1.").arg(r.missing.join(QStringLiteral(", ")));
  return r;
}

// Its pieces are kept beside the index: a book is cut once.
void SourceTexts::index(const QString& key, const Loaded& book) {
  QList<SourceDocument> documents;
  for (qsizetype i = 0; i < book.pieces.size(); ++i)
    documents.append({book.pieces[i].games.value(0), book.pieces[i].title, book.plain.value(i)});
  rulebook_.indexBook(key, book.lang, book.hash, documents);
  rulebook_.keepPieces(key, book.isBooklet, book.pieces);
  Loaded& kept = loaded_[key];
  kept = book;
  kept.plain.clear();
}

void SourceTexts::load(bool anew) {
  if (isLoaded_ && !anew) return;
  const QMap<QString, Loaded> before = std::exchange(loaded_, {});
  for (const Store::Book& book : store_.books()) {
    const QByteArray hash = hashOf(book.text);
    const auto known = before.constFind(book.key);
    Loaded kept{book.lang, hash, {}, false, {}};
    if (known != before.cend() && known->hash == hash)
      loaded_.insert(book.key, *known);
    else if (rulebook_.hasBook(book.key, hash) && rulebook_.readPieces(book.key, kept.isBooklet, kept.pieces))
      loaded_.insert(book.key, kept);
    else if (window_)
      cutInThread(book, hash);
    else
      index(book.key, cut(book.text, book.lang));
  }
  isLoaded_ = true;
}

void SourceTexts::cutInThread(const Store::Book& book, const QByteArray& hash) {
  if (beingCut_.contains(hash)) return;
  beingCut_.insert(hash);
  QThreadPool::globalInstance()->start([self = *this, this, window = QPointer<QObject>(window_), book, hash] {
    const Loaded pieces = self.cut(book.text, book.lang);
    QMetaObject::invokeMethod(QCoreApplication::instance(), [this, window, key = book.key, hash, pieces] {
      if (!window) return;
      beingCut_.remove(hash);
      index(key, pieces);
    });
  });
}

void SourceTexts::refresh() {
  for (auto it = loaded_.begin(); it != loaded_.end();)
    it = rulebook_.hasBook(it.key(), it->hash) ? std::next(it) : loaded_.erase(it);
  load(true);
}

Written SourceTexts::remove(const QString& book) {
  const Written done = store_.removeBook(book);
  if (!done) return done;
  load();
  loaded_.remove(book);
  rulebook_.dropBook(book);
  return done;
}

QStringList SourceTexts::books() {
  load();
  return loaded_.keys();
}

std::optional<SourceText> SourceTexts::textFor(const QString& game) {
  load();
  // The booklet's own piece, else everything a book about that game says.
  for (auto it = loaded_.cbegin(); it != loaded_.cend(); ++it) {
    SourceText text{it.key(), it->lang, {}, {}};
    for (const BookPiece& piece : it->pieces) {
      if (!piece.games.contains(game)) continue;
      if (text.title.isEmpty()) text.title = piece.title;
      if (it->isBooklet) {
        text.body = piece.body;
        return text;
      }
      text.body += QStringLiteral("## %1\n\n%2\n\n").arg(piece.title, piece.body);
    }
    if (!text.body.isEmpty()) return text;
  }
  return std::nullopt;
}

QList<BookPiece> SourceTexts::sections(const QString& book) {
  load();
  return loaded_.value(book).pieces;
}

} // namespace mk
