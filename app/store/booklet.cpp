// Cutting a printed book's text into its pieces.
#include "app/store/booklet.h"

#include "app/store/page_text.h"

#include <QHash>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

namespace mk {

namespace {

constexpr int kMostNumber = 400;          // no booklet has more games
constexpr int kFewestGames = 10;          // fewer numbered headings are a numbered list
constexpr qsizetype kLongestName = 80;    // a heading is shorter
constexpr qsizetype kLongestPiece = 2400; // of a book cut by headings: a screen or two
constexpr int kMostWords = 4;             // of a title that is not marked as one
constexpr int kNamingWords = 5;           // that tell pieces of the same title apart

struct Heading {
  qsizetype line = 0;
  int level = 0;                  // number of '#'; 0 = a bare line
  int number = 0, lastNumber = 0; // 0 = unnumbered; lastNumber > number where several games share the heading
  QString name;
  bool marked = false;       // '#' or bold
  bool fromContents = false; // ends with a page number
};

QString foldedName(const QString& text) {
  QString out;
  for (const QChar c : text.normalized(QString::NormalizationForm_KD).toLower())
    if (c.isLetterOrNumber()) out += c;
  return out;
}

QString withoutMarks(QString text) {
  static const QRegularExpression marks(QStringLiteral(R"(\*\*|__|\\|^#{1,6}|#+$)"));
  return text.remove(marks).simplified();
}

// "12. Kabe", "**2. JACQUET**", "92, 93. Majanumber", "92-93. Majanumber"
std::optional<Heading> headingOf(const QString& line, qsizetype at) {
  static const QRegularExpression numbered(
      QStringLiteral(R"(^(\d{1,3})(?:\s*(?:,|-|–|ja|&)\s*(\d{1,3}))?\s*\.\s*(\S.*)$)"));
  static const QRegularExpression pageNumber(QStringLiteral(R"(\D[\s.]*\s\d{1,3}$|[A-ZÄÖÜÕ]\d{1,3}$)"));
  const QString trimmed = line.trimmed();
  if (trimmed.isEmpty() || trimmed.size() > kLongestName + 20) return std::nullopt;
  Heading h;
  h.line = at;
  while (h.level < 6 && h.level < trimmed.size() && trimmed[h.level] == u'#') ++h.level;
  h.marked = h.level > 0 ||
             (trimmed.startsWith(QLatin1String("**")) && trimmed.endsWith(QLatin1String("**")) && trimmed.size() > 4);
  const QString text = withoutMarks(trimmed);
  const auto found = numbered.match(text);
  if (!found.hasMatch()) {
    h.name = text;
    return h.marked && !text.isEmpty() ? std::optional(h) : std::nullopt;
  }
  h.number = found.captured(1).toInt();
  h.lastNumber = std::max(h.number, found.captured(2).toInt());
  h.name = found.captured(3);
  h.fromContents = !h.marked && h.name.contains(pageNumber);
  if (h.number < 1 || h.lastNumber > kMostNumber || h.name.size() > kLongestName) return std::nullopt;
  return h;
}

// A chain of rising numbers through the candidates with the greatest sum of weights.
std::vector<std::size_t> heaviestChain(const std::vector<Heading>& candidates) {
  const auto weight = [](const Heading& h) { return h.marked ? 10 : h.fromContents ? 2 : 3; };
  constexpr std::size_t kNone = static_cast<std::size_t>(-1);
  std::array<int, kMostNumber + 1> best{};
  std::array<std::size_t, kMostNumber + 1> last;
  last.fill(kNone);
  std::vector<std::size_t> before(candidates.size(), kNone);
  for (std::size_t i = 0; i < candidates.size(); ++i) {
    const Heading& h = candidates[i];
    int from = 0;
    for (int n = 1; n < h.number; ++n)
      if (best[static_cast<std::size_t>(n)] > best[static_cast<std::size_t>(from)]) from = n;
    const int sum = best[static_cast<std::size_t>(from)] + weight(h);
    const auto to = static_cast<std::size_t>(h.lastNumber);
    if (sum <= best[to]) continue;
    best[to] = sum;
    last[to] = i;
    before[i] = from == 0 ? kNone : last[static_cast<std::size_t>(from)];
  }
  const auto end = static_cast<std::size_t>(std::max_element(best.begin(), best.end()) - best.begin());
  std::vector<std::size_t> chain;
  for (std::size_t i = last[end]; i != kNone; i = before[i]) chain.push_back(i);
  std::reverse(chain.begin(), chain.end());
  return chain;
}

int distance(const QString& a, const QString& b) {
  std::vector<int> row(static_cast<std::size_t>(b.size()) + 1);
  for (std::size_t j = 0; j < row.size(); ++j) row[j] = static_cast<int>(j);
  for (qsizetype i = 0; i < a.size(); ++i) {
    int diagonal = row[0];
    row[0] = static_cast<int>(i) + 1;
    for (std::size_t j = 1; j < row.size(); ++j) {
      const int changed = diagonal + (a[i] != b[static_cast<qsizetype>(j) - 1]);
      diagonal = row[j];
      row[j] = std::min({changed, row[j] + 1, row[j - 1] + 1});
    }
  }
  return row.back();
}

// The game without a number that has this name.
QString unnumberedGame(const QString& name, const QList<CatalogueName>& catalogue) {
  for (const CatalogueName& game : catalogue) {
    bool isNumber = false;
    game.id.toInt(&isNumber);
    if (!isNumber && (isSameName(name, game.name) || isSameName(name, game.id))) return game.id;
  }
  return {};
}

bool knows(const QList<CatalogueName>& catalogue, const QString& id) {
  return std::any_of(catalogue.cbegin(), catalogue.cend(), [&](const CatalogueName& game) { return game.id == id; });
}

// Numbered paragraphs are no games: games have marked headings, or names that the catalogue knows.
bool areGames(const std::vector<Heading>& chain, const QList<CatalogueName>& catalogue) {
  if (static_cast<int>(chain.size()) < kFewestGames) return false;
  QHash<QString, QString> names;
  for (const CatalogueName& game : catalogue) names.insert(game.id, game.name);
  const auto marked = std::count_if(chain.begin(), chain.end(), [](const Heading& h) { return h.marked; });
  const auto known = std::count_if(chain.begin(), chain.end(), [&](const Heading& h) {
    return isSameName(h.name, names.value(QString::number(h.number)));
  });
  const auto all = static_cast<std::ptrdiff_t>(chain.size());
  return 2 * marked >= all || 3 * known >= all;
}

// The headings that divide the text: the chain, the games without a number, and from the first game on the headings of
// chapters, which stand above the game headings around them.
std::vector<Heading> divisions(const QStringList& lines, const QList<CatalogueName>& catalogue) {
  std::vector<Heading> numbered, others;
  for (qsizetype i = 0; i < lines.size(); ++i) {
    if (const auto h = headingOf(lines[i], i)) (h->number > 0 ? numbered : others).push_back(*h);
  }
  std::vector<Heading> found;
  for (const std::size_t i : heaviestChain(numbered)) found.push_back(numbered[i]);
  if (!areGames(found, catalogue)) return {};

  const qsizetype first = found.front().line;
  std::size_t next = 0;
  int level = 0;
  std::vector<Heading> all;
  for (const Heading& h : others) {
    for (; next < found.size() && found[next].line < h.line; ++next) {
      if (found[next].level > 0) level = found[next].level;
      all.push_back(found[next]);
    }
    const bool isChapter = h.line > first && h.level > 0 && h.level < level;
    if (isChapter || (h.line > first && !unnumberedGame(h.name, catalogue).isEmpty())) all.push_back(h);
  }
  all.insert(all.end(), found.begin() + static_cast<std::ptrdiff_t>(next), found.end());
  return all;
}

QString body(const QStringList& lines, qsizetype from, qsizetype to) {
  return sanitised(lines.mid(from, std::max(qsizetype{0}, to - from)).join(u'\n'));
}

// What a scanner has put before a title is no part of it.
QString titleIn(const QString& line) {
  static const QRegularExpression stray(QStringLiteral("^[(~‘'’,„]+"));
  return closedUp(line.trimmed().remove(stray));
}

// A short line alone that ends with a full stop, and reads like a title rather than a sentence.
bool isTitleLine(const QStringList& lines, qsizetype i) {
  static const QRegularExpression title(QStringLiteral(R"(^[\p{Lu}][\p{L}\s'’„“”"&-]*(?: \d{1,2})?\.$)"));
  static constexpr qsizetype kLongest = 48;
  if (lines[i].size() > 4 * kLongest) return false; // spaced out it is twice as long
  const QString line = titleIn(lines[i]);
  if (line.size() < 4 || line.size() > kLongest || !line.contains(title)) return false;
  if (i > 0 && !lines[i - 1].trimmed().isEmpty()) return false;
  return line.split(u' ', Qt::SkipEmptyParts).size() <= kMostWords;
}

// A line whose words are all spaced out, alone above a paragraph: "П р и м е р   н а   и г р а".
bool isSpacedTitle(const QStringList& lines, qsizetype i) {
  static const QRegularExpression spaced(QStringLiteral(R"(^\p{Lu}(?:\s{1,3}\p{L}){7,40}$)"));
  const QString line = lines[i].trimmed();
  if (!line.contains(spaced) || titleIn(line).count(u' ') >= kMostWords || (i > 0 && !lines[i - 1].trimmed().isEmpty()))
    return false;
  for (qsizetype next = i + 1; next < lines.size(); ++next)
    if (const qsizetype size = lines[next].trimmed().size(); size > 0) return size > line.size();
  return false;
}

bool isBlank(const QStringList& lines, qsizetype from, qsizetype to) {
  return std::all_of(lines.begin() + from, lines.begin() + to,
                     [](const QString& line) { return line.trimmed().isEmpty(); });
}

// Titles that stand already, and how often each has been asked for since.
using Titles = QHash<QString, int>;

// Under a title of its own: one that stands already gets the first words of the piece, then a number.
void appendNamed(QList<BookPiece>& pieces, Titles& titles, const QString& title, const QString& text) {
  QString name = title;
  if (titles.contains(name)) {
    const QStringList words = plainText(text.left(4 * kLongestName)).simplified().split(u' ');
    name = QStringLiteral("%1: %2…").arg(title, words.mid(0, kNamingWords).join(u' ').left(kLongestName));
  }
  const QString withWords = name;
  while (titles.contains(name)) name = QStringLiteral("%1 (%2)").arg(title).arg(++titles[withWords] + 1);
  titles.insert(name, 0);
  pieces.append({{}, name, text});
}

// Divides a long piece between paragraphs, and a paragraph without end between its lines.
void appendPiece(QList<BookPiece>& pieces, Titles& titles, const QString& title, const QString& text) {
  QString part;
  const auto flush = [&] {
    if (!part.trimmed().isEmpty()) appendNamed(pieces, titles, title, part.trimmed());
    part.clear();
  };
  const auto add = [&](const QString& words, QLatin1String end) {
    if (!part.isEmpty() && part.size() + words.size() > kLongestPiece) flush();
    part += words + end;
  };
  for (const QString& paragraph : text.split(QStringLiteral("\n\n"), Qt::SkipEmptyParts)) {
    if (paragraph.size() <= kLongestPiece) {
      add(paragraph, QLatin1String("\n\n"));
      continue;
    }
    for (const QString& line : paragraph.split(u'\n')) add(line, QLatin1String("\n"));
    part += u'\n';
  }
  flush();
}

} // namespace

bool isSameName(const QString& printed, const QString& name) {
  const QString a = foldedName(printed), b = foldedName(name);
  if (a.isEmpty() || b.isEmpty() || a.size() > 2 * kLongestName || b.size() > 2 * kLongestName) return false;
  const int longer = static_cast<int>(std::max(a.size(), b.size()));
  return distance(a, b) <= (longer < 5 ? 0 : std::max(1, longer / 6));
}

QString closedUp(const QString& title) {
  static const QRegularExpression spaced(QStringLiteral(R"((?<![\p{L}])(?:\p{L} ){3,}\p{L}(?![\p{L}]))"),
                                         QRegularExpression::UseUnicodePropertiesOption);
  static const QRegularExpression wholly(QStringLiteral(R"(^\p{L}(?:\s{1,3}\p{L}){6,}\s*\.?$)"));
  static const QRegularExpression within(QStringLiteral(R"((?<=\p{L})\s(?=\p{L}))"));
  QString out = title;
  if (out.contains(wholly)) out.remove(within); // words stand two blanks apart
  for (auto found = spaced.match(out); found.hasMatch(); found = spaced.match(out)) {
    out.replace(found.capturedStart(), found.capturedLength(), found.captured().remove(u' '));
  }
  static const QRegularExpression stop(QStringLiteral(R"(\s+\.$)"));
  return out.replace(stop, QStringLiteral(".")).simplified();
}

QList<BookPiece> cutBooklet(const QString& text, const QList<CatalogueName>& catalogue) {
  const QStringList lines = text.split(u'\n');
  const std::vector<Heading> found = divisions(lines, catalogue);
  QList<BookPiece> pieces;
  for (std::size_t i = 0; i < found.size(); ++i) {
    const Heading& h = found[i];
    const qsizetype end = i + 1 < found.size() ? found[i + 1].line : lines.size();
    BookPiece piece{{}, sanitised(h.name), body(lines, h.line + 1, end)};
    for (int n = h.number; n > 0 && n <= h.lastNumber; ++n)
      if (knows(catalogue, QString::number(n))) piece.games << QString::number(n);
    if (h.number == 0) {
      if (const QString id = unnumberedGame(h.name, catalogue); !id.isEmpty()) piece.games << id;
    }
    if (!piece.games.isEmpty() || !piece.body.isEmpty()) pieces.append(piece);
  }
  return pieces;
}

QList<BookPiece> cutSections(const QString& text) {
  const QStringList lines = sanitised(text).replace(QChar::Nbsp, u' ').split(u'\n');
  QList<BookPiece> pieces;
  Titles titles;
  QString title, carried;
  qsizetype from = 0;
  const auto close = [&](qsizetype to) {
    QString words = lines.mid(from, to - from).join(u'\n').trimmed();
    if (words.isEmpty() && to < lines.size()) { // a title right above another: its words go with the next piece
      if (!title.isEmpty()) carried += title + QStringLiteral("\n\n");
      return;
    }
    words = (std::exchange(carried, {}) + (words.isEmpty() ? title : words)).trimmed();
    if (title.isEmpty()) title = words.section(u'\n', 0, 0).left(kLongestName).trimmed();
    appendPiece(pieces, titles, title, words);
  };
  for (qsizetype i = 0; i < lines.size(); ++i) {
    const bool isMarked = lines[i].startsWith(u'#');
    if (!isMarked && !isTitleLine(lines, i) && !isSpacedTitle(lines, i)) continue;
    if (!isMarked && !title.isEmpty() && isBlank(lines, from, i)) continue; // right under a title: a short sentence
    close(i);
    title = withoutMarks(titleIn(lines[i].left(4 * kLongestName)));
    if (title.endsWith(u'.')) title.chop(1);
    from = i + 1;
  }
  close(lines.size());
  return pieces;
}

} // namespace mk
