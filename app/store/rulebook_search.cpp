// Searching the rulebook: which sections are asked for, in which order, and what is shown of them.
#include "app/store/rulebook.h"

#include "app/store/page_text.h"
#include "app/store/popular_names.h"
#include "app/store/rulebook_sql.h"
#include "app/store/search_hints.h"
#include "app/store/stems.h"
#include "app/store/synonyms.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;

namespace mk {

namespace {

constexpr double kTypedWeight = 2;       // what a word typed adds to what it counts as any other
constexpr qsizetype kMostKept = 200'000; // hits of terms: some megabytes
constexpr qsizetype kLookedAt = 16;      // pages of which all that is asked for is sought
constexpr double kPageShare = 0.8;       // words that stand on the page, but not in the section
constexpr double kLeastShare = 0.15;     // what a page keeps that holds almost nothing of it
constexpr double kBookWeight = 0.5;      // imported books, beside our pages
constexpr double kLeastOfBest = 0.065;   // weaker hits are not shown
constexpr double kSameTitle = 1000, kPopularName = 500, kTitleBegins = 20;
constexpr double kNamedAtAll = 0.22; // of what was typed, else no game is named
constexpr double kNamedInPart = 0.5; // a name without the word that tells most of it
constexpr double kMeant = 0.5;       // a name that is asked for by a synonym, beside one that is typed
constexpr double kNamedLess = 0.8;   // a main game is favoured unless another is named so much better

// The games to which the others of their family refer: a question that fits many is asked about them.
const QStringList kMainGames{"1", "6", "12", "27", "31", "37", "148", "150", "172", "174", "bridge-1933", "skruvwhist"};

// How much each thing adds to the logarithm of a page's score: fitted to 4,500 questions at once
// (tests/data/search_questions*.tsv), so that the right page of each is likely to be the first. Fitted to every second
// question alone, they answer the others as well.
struct Weights {
  double section = 0.263, secondSection = 0.172, wholePage = 0.276; // logarithms of what the index says
  double named = 0.701;                                             // a name of the game is in the question
  double nameFirst = 0.656;                     // the question begins with the title of a game that no others refer to
  double family = -0.531, familyAsked = 0.501;  // a page of what many games share; where no game is named
  double mainGame = 0.605;                      // the less, the more is asked
  double said = 0.705, saidMore = 0.475;        // the thing said of the game that fits best, and two more
  double likePhrases = 0.778, likePage = 0.066; // worded like what is said of the game
  double hint = 0.922;                          // the kind of game, its dice and players
  double inSection = 0.195, onPage = 0.294, share = 0.183; // how much of the question stands there
};
constexpr Weights kWeights;
constexpr double kScale = 4.1;   // so that no score comes near that of a title
constexpr double kFewThings = 3; // of more than that a main game is favoured less

// Letters and digits alone, for comparing titles with what was typed.
QString letters(const QString& text) {
  QString out;
  for (const QChar c : foldedText(text))
    if (c.isLetterOrNumber()) out += c;
  return out;
}

// All the words that a question begins with, as letters() writes them; nothing of a single word.
QSet<QString> beginningsOf(const QStringList& words) {
  QSet<QString> out;
  QString all;
  if (words.size() > 1)
    for (const QString& word : words) out.insert(all += word);
  return out;
}

bool isOfFamily(const QString& game) { return game.startsWith(QLatin1String("family-")); }

// Words that say which kind of game is asked about.
const QStringList kKinds{u"male"_s,      u"kabe"_s,     u"veski"_s,       u"backgammon"_s, u"ludo"_s,     u"durak"_s,
                         u"rummi"_s,     u"chess"_s,    u"mill"_s,        u"draughts"_s,   u"checkers"_s, u"morris"_s,
                         u"rummy"_s,     u"pardon"_s,   u"pasjanss"_s,    u"trikk"_s,      u"patience"_s, u"trick"_s,
                         u"solitaire"_s, u"kabemäng"_s, u"täringumäng"_s, u"kaardimäng"_s, u"dice"_s,     u"card"_s};

// "chess where you must capture", "milline kabe": a kind of game of which one is described.
QString kindDescribed(const QStringList& words, const QString& lang) {
  static const QStringList describes{u"where"_s,     u"kus"_s, u"milles"_s, u"with"_s, u"without"_s, u"variant"_s,
                                     u"variation"_s, u"no"_s,  u"ilma"_s,   u"mis"_s,  u"like"_s},
      asks{u"which"_s, u"milline"_s, u"millises"_s, u"mis"_s};
  QStringList kinds;
  for (const QString& kind : kKinds) kinds << stemOf(foldedText(kind), lang);
  for (qsizetype i = 0; i < words.size(); ++i) {
    const QString stem = stemOf(words[i], lang);
    if (!kinds.contains(stem)) continue;
    const bool game =
        i + 2 < words.size() && (words[i + 1] == u"game" || words[i + 1] == u"games" || words[i + 1] == u"mang");
    const qsizetype next = i + (game ? 2 : 1);
    if (next < words.size() - 1 && describes.contains(words[next])) return stem;
    if (i > 0 && asks.contains(words[i - 1])) return stem;
  }
  return {};
}

// "Patience" beside other words says which kind of game is asked about, not which one; so does what is described.
QList<Wanted> withoutKind(QList<Wanted> asked, const QString& lang, const QString& described) {
  const QString patience = stemOf(lang == QLatin1String("en") ? u"patience"_s : u"pasjanss"_s, lang);
  static const QString dice = stemOf(u"taringumang"_s, u"et"_s), cards = stemOf(u"kaardimang"_s, u"et"_s);
  const auto isKind = [&](const Wanted& w) {
    if (w.stems.contains(patience) || w.others.contains(patience)) return true;
    return w.stems.contains(dice) || w.stems.contains(cards) || (!described.isEmpty() && w.stems.contains(described));
  };
  if (!std::all_of(asked.begin(), asked.end(), isKind)) asked.removeIf(isKind);
  return asked;
}

} // namespace

// Vocabularies and titles are small; they are kept so that a key costs no more than its queries.
void Rulebook::learn() {
  shelves_.clear();
  documents_.clear();
  for (const ShelfSql& sql : kShelves) {
    Shelf shelf{&sql, QLatin1String(sql.name), {}, {}, {}, {}, {}, 0};
    QSqlQuery& q = db_.run(sql.learn);
    while (Database::next(q)) shelf.words.add(q.value(0).toString(), q.value(1).toInt());
    QSqlQuery& rows = db_.run(sql.rows);
    while (Database::next(rows))
      shelf.rows.insert(rows.value(0).toLongLong(), {rows.value(1).toLongLong(), rows.value(2).toBool()});
    shelf.words.setSections(static_cast<int>(shelf.rows.size()));
    shelf.words.finish();
    shelves_ << shelf;
  }
  QHash<qint64, QString> questions; // of each page: what is said of it is asked there, too
  QSqlQuery& asked = db_.run("SELECT document, body FROM section WHERE heading LIKE '%...?'");
  while (Database::next(asked))
    questions[asked.value(0).toLongLong()] += u';' + asked.value(1).toString().section(u'?', 0, 0);
  QSqlQuery& q = db_.run("SELECT id, game, title, lang, kind, key, facts FROM document");
  while (Database::next(q)) {
    Document d{q.value(1).toString(), q.value(2).toString(), q.value(3).toString(), {}, {}, {}, {}, {}};
    if (q.value(4).toInt() == 1) d.book = q.value(5).toString();
    d.facts = readFacts(q.value(6).toString());
    d.titleFolded = letters(d.title);
    QStringList names{d.title};
    if (d.book.isEmpty()) names += popularNames(d.game);
    for (const QString& name : std::as_const(names)) {
      QStringList stems;
      for (const QString& word : wordsOf(name)) {
        if (isStopWord(word, d.lang)) continue;
        stems << stemOf(word, d.lang);
        for (Shelf& shelf : shelves_)
          if (shelf.name == d.lang) shelf.words.addForm(word, stems.last());
      }
      if (!stems.isEmpty()) d.names << stems;
      if (d.book.isEmpty()) d.namesFolded << letters(name);
    }
    if (d.book.isEmpty())
      for (Shelf& shelf : shelves_)
        if (shelf.name == d.lang) {
          const QString described = describedAs(d.game, d.lang);
          shelf.said.add(q.value(0).toLongLong(), described, d.lang, shelf.words);
          shelf.worded.add(q.value(0).toLongLong(), described + questions.value(q.value(0).toLongLong()));
        }
    documents_.insert(q.value(0).toLongLong(), d);
  }
  for (Shelf& shelf : shelves_) {
    shelf.worded.finish();
    for (const auto& [word, stem] : synonymForms(shelf.name)) shelf.words.addForm(word, stem);
  }
  learned_ = true;
}

QList<SearchHit> Rulebook::search(const QString& typed, const QString& lang, int limit) {
  QList<SearchHit> hits;
  if (searchWords(typed).isEmpty() || limit <= 0) return hits;
  endBeside();
  if (!refreshed_) refresh();
  try {
    openIndex();
    if (!learned_) learn();
    struct Shown {
      Found best;
      QList<Wanted> wanted;
    };
    QList<Shown> all;
    for (Shelf& shelf : shelves_) {
      if (!lang.isEmpty() && shelf.name != lang && shelf.name != u"other") continue;
      const QString as = shelf.name == u"other" ? (lang.isEmpty() ? QStringLiteral("et") : lang) : shelf.name;
      const QList<Wanted> asked = wantedBy(typed, as, shelf.words), wanted = telling(asked, shelf.words);
      if (!wanted.isEmpty())
        for (const Found& found : find(shelf, wanted, asked, typed)) all.append({found, wanted});
    }
    std::stable_sort(all.begin(), all.end(),
                     [](const Shown& a, const Shown& b) { return a.best.rank() > b.best.rank(); });
    double best = 0;
    for (const Shown& shown : std::as_const(all)) best = std::max(best, shown.best.score);
    for (const Shown& shown : std::as_const(all)) {
      if (hits.size() >= limit || shown.best.rank() < kLeastOfBest * best) break;
      hits << hitOf(shown.best, shown.wanted);
    }
  } catch (const SqlFailure& failure) {
    if (failure.isDamage()) { // the next search makes the index anew
      removeIndex();
      refreshed_ = learned_ = false;
    }
  }
  return hits;
}

const QList<std::pair<qint64, double>>& Rulebook::hitsOf(Shelf& shelf, const QString& term) {
  const auto known = shelf.hits.constFind(term);
  if (known != shelf.hits.cend()) return *known;
  if (shelf.kept > kMostKept) shelf.hits.clear(), shelf.kept = 0;
  QList<std::pair<qint64, double>> hits; // kept when it is whole: a statement may fail
  QSqlQuery& q = db_.run(shelf.sql->find, {term});
  while (Database::next(q)) hits.append({q.value(0).toLongLong(), -q.value(1).toDouble()});
  shelf.kept += hits.size();
  return *shelf.hits.insert(term, hits);
}

// The best section of each page, with the page's score.
QList<Rulebook::Found> Rulebook::find(Shelf& shelf, const QList<Wanted>& wanted, const QList<Wanted>& asked,
                                      const QString& typed) {
  QHash<qint64, double> sections;
  for (const auto& [expression, typedItself] : searchTerms(wanted))
    for (const auto& [section, score] : hitsOf(shelf, expression))
      sections[section] += typedItself ? (1 + kTypedWeight) * score : score;
  QHash<qint64, Found> pages;
  QHash<qint64, double> second;
  QHash<qint64, Found> wholePages;
  for (auto it = sections.cbegin(); it != sections.cend(); ++it) {
    const Shelf::Row row = shelf.rows.value(it.key());
    const Found found{it.key(), row.document, 0, it.value(), 0};
    if (row.whole) {
      wholePages[row.document] = found;
      continue;
    }
    Found& best = pages[row.document];
    if (best.section == 0 || found.score > best.score || (found.score == best.score && found.section < best.section)) {
      if (best.section != 0) second[row.document] = std::max(second[row.document], best.score);
      best = found;
    } else {
      second[row.document] = std::max(second[row.document], found.score);
    }
  }
  // A game's number is a name of its page, whatever stands on it.
  for (auto it = documents_.cbegin(); it != documents_.cend(); ++it)
    if (it->game == typed.trimmed() && it->lang == shelf.name && it->book.isEmpty() && !pages.contains(it.key())) {
      Found& page = pages[it.key()];
      page.document = it.key();
      page.section = db_.value("SELECT min(id) FROM section WHERE document = ?", {it.key()}).toLongLong();
    }
  const QString name = letters(typed);
  const WantedWords words(wanted);
  const QString described = kindDescribed(searchWords(typed), shelf.name);
  const WantedWords ofNames(withoutKind(asked, shelf.name, described));
  const WantedWords ofSaid(asked);
  double query = 0; // what the words typed tell
  QList<double> worths;
  for (const Wanted& w : asked) worths << worthOf(shelf, w), query += worths.last();
  const SearchHints hints = hintsIn(searchWords(typed), shelf.name);
  const QSet<QString> beginnings = beginningsOf(searchWords(typed));
  const QHash<qint64, Sayings::Share> said = shelf.said.shares(worths, ofSaid);
  const QHash<qint64, Likeness::Share> worded = shelf.worded.of(searchWords(typed));
  QHash<qint64, double> byName;
  double bestName = 0;
  for (const Found& found : std::as_const(pages)) {
    const double value = nameValue(shelf, documents_[found.document], ofNames);
    byName[found.document] = value;
    bestName = std::max(bestName, value);
  }
  QList<Found> out;
  for (Found found : std::as_const(pages)) {
    const Document& d = documents_[found.document];
    found.page = wholePages.value(found.document).section;
    const double named = byName.value(found.document);
    double sum = kWeights.section * std::log(found.score + 0.1) +
                 kWeights.secondSection * std::log1p(second.value(found.document)) +
                 kWeights.wholePage * std::log1p(wholePages.value(found.document).score);
    sum += kWeights.named * std::min(1.5, named / query);
    const bool refersToOthers = kMainGames.contains(d.game) || isOfFamily(d.game);
    if (described.isEmpty() && !refersToOthers && beginnings.contains(d.titleFolded)) sum += kWeights.nameFirst;
    const bool noneNamed = bestName < kNamedAtAll * query;
    if (isOfFamily(d.game)) sum += kWeights.family + (noneNamed ? kWeights.familyAsked : 0);
    if (described.isEmpty() && kMainGames.contains(d.game) && (named >= kNamedLess * bestName || noneNamed))
      sum += kWeights.mainGame * std::min(1.0, kFewThings / static_cast<double>(asked.size()));
    const auto [best, more] = said.value(found.document);
    sum += kWeights.said * std::sqrt(best) + kWeights.saidMore * more;
    const auto [likePhrases, likePage] = worded.value(found.document);
    sum += kWeights.likePhrases * likePhrases + kWeights.likePage * likePage;
    if (d.book.isEmpty() && hints.any()) sum += kWeights.hint * std::log(hints.fits(d.facts));
    found.score = std::exp(sum - kScale);
    if (d.game == typed.trimmed() && d.book.isEmpty())
      found.named = 2 * kSameTitle;
    else if (d.titleFolded == name)
      found.named = kSameTitle;
    else if (d.namesFolded.contains(name))
      found.named = kPopularName;
    else if (d.titleFolded.startsWith(name))
      found.named = kTitleBegins;
    if (!d.book.isEmpty()) found.score *= kBookWeight, found.named *= kBookWeight; // our own page first
    out << found;
  }
  const auto better = [](const Found& a, const Found& b) {
    return a.rank() != b.rank() ? a.rank() > b.rank() : a.document < b.document;
  };
  std::sort(out.begin(), out.end(), better);
  const auto close = std::min<qsizetype>(out.size(), kLookedAt);
  for (qsizetype i = 0; i < close; ++i) {
    const double inSection = shareOf(shelf, out[i].section, wanted, words);
    const double onPage = out[i].page != 0 ? shareOf(shelf, out[i].page, wanted, words) : inSection;
    const double share = std::max(inSection, kPageShare * onPage);
    out[i].score *= std::exp(kWeights.inSection * inSection + kWeights.onPage * onPage +
                             kWeights.share * std::log(kLeastShare + (1 - kLeastShare) * share));
  }
  std::sort(out.begin(), out.begin() + close, better);
  return out;
}

// How much of what was typed is one of the names of the game.
double Rulebook::nameValue(const Shelf& shelf, const Document& d, const WantedWords& words) {
  double best = 0;
  for (const QStringList& name : d.names) {
    double asked = 0, ofName = 0, most = 0;
    bool tellsMost = false; // the word that tells one name from the others
    for (const QString& stem : name) {
      const double worth = std::max(1.0, shelf.words.worth(stem));
      const bool isAsked = words.find(stem) >= 0;
      ofName += worth;
      if (isAsked) asked += words.isTyped(stem) ? worth : kMeant * worth;
      if (worth > most) most = worth, tellsMost = isAsked;
    }
    if (!tellsMost) asked *= kNamedInPart;
    if (asked > 0) best = std::max(best, asked * (asked / ofName));
  }
  return best;
}

double Rulebook::worthOf(const Shelf& shelf, const Wanted& wanted) {
  double worth = 0.5;
  for (const QStringList& stems : {wanted.stems, wanted.others})
    for (const QString& stem : stems) worth = std::max(worth, shelf.words.worth(stem));
  return worth;
}

// How much of what was asked for stands in a section or in its page's names, by what the words tell.
double Rulebook::shareOf(const Shelf& shelf, qint64 row, const QList<Wanted>& wanted, const WantedWords& words) {
  QSqlQuery& q = db_.run(shelf.sql->read, {row});
  if (!Database::next(q)) return 0;
  QList<bool> there(wanted.size(), false);
  for (int column = 0; column < 4; ++column) {
    const QString text = q.value(column).toString();
    for (const QStringView stem : QStringView(text).tokenize(u' ', Qt::SkipEmptyParts))
      if (const int at = words.find(stem); at >= 0) there[at] = true;
  }
  q.finish();
  double asked = 0, all = 0;
  for (qsizetype i = 0; i < wanted.size(); ++i) {
    const double worth = worthOf(shelf, wanted[i]);
    all += worth;
    if (there[i]) asked += worth;
  }
  return all > 0 ? asked / all : 0;
}

SearchHit Rulebook::hitOf(const Found& found, const QList<Wanted>& wanted) {
  const Document& d = documents_[found.document];
  // Who typed a game's name wants its page from the top.
  const bool fromTop = found.named > 0 && d.book.isEmpty();
  QSqlQuery& q =
      fromTop ? db_.run("SELECT heading, body FROM section WHERE document = ? ORDER BY id LIMIT 1", {found.document})
              : db_.run("SELECT heading, body FROM section WHERE id = ?", {found.section});
  if (!Database::next(q)) return {};
  const QString heading = q.value(0).toString(), body = q.value(1).toString();
  q.finish();
  const WantedWords words(wanted);
  if (d.book.isEmpty() && tellsSecret(heading))
    return {d.game, d.title, d.lang, heading, QStringLiteral("…"), {}, d.book};
  const Snippet snippet = snippetOf(body, [&](const QString& word) { return words.find(stemOf(word, d.lang)); });
  return {d.game, d.title, d.lang, heading, snippet.text, snippet.marks, d.book};
}

} // namespace mk
