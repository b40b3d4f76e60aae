// `rules`, `search` and `import-source`: the rulebook in the terminal.
#include "app/cli/commands.h"
#include "app/cli/page_format.h"

#include "app/host/diagram_block.h"
#include "app/store/page_text.h"
#include "app/store/rulebook.h"
#include "app/store/source_text.h"
#include "app/store/store.h"
#include "i18n/words.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QRegularExpression>

namespace mk {

namespace {

constexpr int kMostHits = 30;

// What the books of this user say about the games of this box.
SourceTexts sourceTexts(const GameBox& box, Store& store, Rulebook& rulebook) {
  QList<CatalogueName> names;
  for (const BoxedGame& game : box.games()) names += {game.id(), game.name(QStringLiteral("et"))};
  return {store, rulebook, names};
}

// The position as the terminal draws it, and its caption.
QString drawDiagram(const Surrounding& here, const QString& contents) {
  const DiagramBlock block = DiagramBlock::read(contents);
  const auto match = block.match(here.box);
  if (!match) return block.caption;
  const View view = match->now().look(diagramViewer(*match));
  const auto say = [](const Phrase& p) { return Words().write(p).toStdString(); };
  return QString::fromStdString(drawText(view, say)) + block.caption;
}

} // namespace

int showRules(const Surrounding& here, const Arguments& given) {
  const QString id = given.word(QStringLiteral("ID"));
  const Family* family = here.box.familyOfPage(id);
  const BoxedGame* game = family ? nullptr : &neededGame(here, id);
  const QString format = given.value(QStringLiteral("format")).value_or(QStringLiteral("text"));
  if (!QStringList{QStringLiteral("text"), QStringLiteral("html"), QStringLiteral("markdown")}.contains(format))
    throw WrongUsage{Cli::tr("--format can be text, html or markdown, not “%1”.").arg(format)};
  QFile file(game ? game->page(here.lang) : QStringLiteral(":/rulebook/%1/%2.md").arg(here.lang, id));
  if (!file.open(QIODevice::ReadOnly)) {
    complain(Cli::tr("The rulebook has no page on “%1” in this language.")
                 .arg(game ? game->name(here.lang) : nameOf(*family, here.lang)));
    return kFailed;
  }
  QString page = QString::fromUtf8(file.readAll());
  if (!given.has(QStringLiteral("secret")))
    page = withoutSecret(page, Cli::tr("The secret is under a cover: --secret opens it."));
  const DrawBlock draw = [&here](const QString& kind, const QString& block) {
    return kind.startsWith(QLatin1String("diagram")) ? drawDiagram(here, block) : QString();
  };
  if (format == QLatin1String("markdown")) printBytes(page.toUtf8());
  if (format == QLatin1String("text")) printBytes(pageAsText(page, draw).toUtf8());
  if (format == QLatin1String("html")) printBytes(pageAsHtml(page, draw, here.lang).toUtf8());
  return kDone;
}

int searchRules(const Surrounding& here, const Arguments& given) {
  const auto store = Store::open(here.dataDir);
  Rulebook rulebook(*store);
  sourceTexts(here.box, *store, rulebook).refresh();
  const QList<SearchHit> hits = rulebook.search(given.rest().join(u' '), here.lang, kMostHits);
  for (const QString& message : store->takeMessages()) complain(message);
  for (const SearchHit& hit : hits) {
    QJsonObject json{
        {QLatin1String("id"), hit.game}, {QLatin1String("title"), hit.title}, {QLatin1String("snippet"), hit.snippet}};
    if (hit.isSource()) json.insert(QLatin1String("source"), hit.book);
    if (given.has(QStringLiteral("json")))
      print(json);
    else
      print(QStringLiteral("%1  %2\n    %3")
                .arg(hit.game.isEmpty() ? hit.book : hit.game, hit.title, hit.snippet.simplified()));
  }
  if (hits.isEmpty() && !given.has(QStringLiteral("json"))) complain(Cli::tr("Nothing was found."));
  return kDone;
}

// A game by its id or slug or a section by its title; where no book has that, all sections with these words in theirs.
int showSource(const Surrounding& here, const Arguments& given) {
  const auto store = Store::open(here.dataDir);
  Rulebook rulebook(*store);
  SourceTexts texts = sourceTexts(here.box, *store, rulebook);
  const QStringList books = texts.books();
  for (const QString& message : store->takeMessages()) complain(message);
  const QString name = given.word(QStringLiteral("NAME"));
  if (books.isEmpty()) throw Failed{Cli::tr("No source text has been loaded; `import-source` loads one.")};
  const BoxedGame* game = here.box.find(name);
  const QString id = game != nullptr ? game->id() : name;
  static const auto kWord = QRegularExpression::UseUnicodePropertiesOption | QRegularExpression::CaseInsensitiveOption;
  const QRegularExpression words(QStringLiteral("(?<!\\w)%1(?!\\w)").arg(QRegularExpression::escape(name)), kWord);
  QList<BookPiece> named, mentioned;
  for (const QString& book : books) {
    const QList<BookPiece> pieces = texts.sections(book);
    if (name.isEmpty()) print(QStringLiteral("%1: %2").arg(book, Cli::tr("%n sections", nullptr, int(pieces.size()))));
    for (const BookPiece& piece : pieces)
      if (name.isEmpty())
        print(QStringLiteral("  ") + piece.title);
      else if (piece.title.compare(name, Qt::CaseInsensitive) == 0 || piece.games.contains(id))
        named += piece;
      else if (piece.title.contains(words))
        mentioned += piece;
  }
  for (const BookPiece& piece : named.isEmpty() ? mentioned : named)
    print(QStringLiteral("# %1\n\n%2").arg(piece.title, piece.body));
  if (!name.isEmpty() && named.isEmpty() && mentioned.isEmpty())
    throw Failed{Cli::tr("No source text says anything about “%1”.").arg(name)};
  return kDone;
}

int importSource(const Surrounding& here, const Arguments& given) {
  const auto lang = given.value(QStringLiteral("lang"));
  if (!lang) throw WrongUsage{Cli::tr("--lang is missing: the language of the text.")};
  const auto store = Store::open(here.dataDir);
  if (store->isInMemory())
    throw Failed{Cli::tr("Nothing was loaded: nothing can be kept in %1.").arg(QDir::toNativeSeparators(here.dataDir))};
  Rulebook rulebook(*store);
  const ImportReport report =
      sourceTexts(here.box, *store, rulebook).importSource(given.word(QStringLiteral("FILE")), *lang);
  for (const QString& message : store->takeMessages()) complain(message);
  if (!report.done) {
    complain(report.message);
    return kFailed;
  }
  print(report.message);
  for (const QString& name : report.otherNames) print(Cli::tr("Another name: %1").arg(name));
  return kDone;
}

} // namespace mk
