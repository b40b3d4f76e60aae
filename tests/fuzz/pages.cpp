// Texts that people read: printed books, rulebook pages with their diagrams, questions put to the rulebook.
#include "tests/fuzz/target.h"

#include "app/host/diagram_block.h"
#include "app/host/page_markdown.h"
#include "app/store/booklet.h"
#include "app/store/page_text.h"
#include "app/store/search_words.h"

#include <QRegularExpression>

using namespace mk;

namespace {

const QList<CatalogueName>& catalogue() {
  static const QList<CatalogueName> names = [] {
    QList<CatalogueName> out;
    for (const BoxedGame& game : fuzz::box().games()) out.append({game.id(), game.name(QStringLiteral("et"))});
    return out;
  }();
  return names;
}

bool isHarmless(const QString& markdown) {
  static const QRegularExpression teeth(QStringLiteral(R"(<[a-zA-Z/!?]|!\[|\]\()"));
  return !markdown.contains(teeth);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const QString text = QString::fromUtf8(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
  for (const BookPiece& piece : cutBooklet(text, catalogue()))
    fuzz::expect(isHarmless(piece.body), "a book's text is harmless");
  for (const BookPiece& piece : cutSections(text)) fuzz::expect(isHarmless(piece.body), "a book's text is harmless");
  (void)searchWords(text);
  (void)indexText(text, QStringLiteral("et"));
  (void)markdownTitle(text);
  (void)plainText(text);
  for (const PageSection& section : sectionsOf(text)) (void)tellsSecret(section.heading);
  (void)withoutSecret(text, QStringLiteral("covered"));
  (void)secretIn(text);
  for (const QString& diagram : withPictures(text).diagrams)
    if (const auto match = DiagramBlock::read(diagram).match(fuzz::box()))
      (void)match->now().look(diagramViewer(*match));
  return 0;
}
