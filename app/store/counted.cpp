// Numbers with what they count.
#include "app/store/counted.h"

#include "app/store/number_words.h"
#include "app/store/stems.h"

#include <QHash>

#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace mk {

namespace {

constexpr qsizetype kBetween = 1; // words between a number and what it counts: "five poker dice"

// Stems of what is counted, each as the one name that it has in the index.
QHash<QString, QString> things(const QString& lang) {
  static const QList<std::pair<QString, QStringList>> estonian{
      {u"die"_s, {u"taring"_s, u"kuubik"_s}},
      {u"throw"_s, {u"vise"_s, u"veere"_s, u"kord"_s, u"korda"_s, u"katse"_s, u"veeretus"_s}},
      {u"round"_s, {u"voor"_s, u"ring"_s}},
      {u"card"_s, {u"kaart"_s}},
      {u"pack"_s, {u"pakk"_s, u"kaardipakk"_s}},
      {u"man"_s, {u"nupp"_s, u"kivi"_s, u"mangunupp"_s, u"nuppu"_s}},
      {u"row"_s, {u"rida"_s}},
      {u"pile"_s, {u"hunnik"_s, u"virn"_s}},
      {u"point"_s, {u"punkt"_s, u"silm"_s}}};
  static const QList<std::pair<QString, QStringList>> english{
      {u"die"_s, {u"die"_s, u"dice"_s}},
      {u"throw"_s, {u"throw"_s, u"throws"_s, u"roll"_s, u"times"_s, u"attempt"_s, u"goes"_s, u"tries"_s}},
      {u"round"_s, {u"round"_s}},
      {u"card"_s, {u"card"_s}},
      {u"pack"_s, {u"pack"_s, u"deck"_s}},
      {u"man"_s, {u"man"_s, u"men"_s, u"piece"_s, u"stone"_s, u"checker"_s, u"counter"_s, u"token"_s}},
      {u"row"_s, {u"row"_s}},
      {u"pile"_s, {u"pile"_s, u"heap"_s}},
      {u"point"_s, {u"point"_s}}};
  QHash<QString, QString> out;
  for (const auto& [name, words] : lang == QLatin1String("en") ? english : estonian)
    for (const QString& word : words) out.insert(stemOf(word, lang), name);
  return out;
}

// "Fives", "viied", "kuute": dice that show a number.
int faceOf(const QString& word, const QString& lang) {
  static const QHash<QString, int> english{{u"ones"_s, 1},  {u"twos"_s, 2},  {u"deuces"_s, 2}, {u"threes"_s, 3},
                                           {u"fours"_s, 4}, {u"fives"_s, 5}, {u"sixes"_s, 6}};
  static const QHash<QString, int> estonian = [] {
    QHash<QString, int> out;
    const std::array<QStringList, 6> forms{
        {{u"uhed"_s, u"uhtede"_s, u"uhtesid"_s, u"uhti"_s, u"uhtedest"_s, u"uhtedega"_s, u"uhtedeks"_s, u"uhtedel"_s},
         {u"kahed"_s, u"kahtede"_s, u"kahtesid"_s, u"kahtedest"_s, u"kahtedega"_s, u"kahtedel"_s},
         {u"kolmed"_s, u"kolmede"_s, u"kolmi"_s, u"kolmesid"_s, u"kolmedest"_s, u"kolmedega"_s},
         {u"neljad"_s, u"neljade"_s, u"nelju"_s, u"neljasid"_s, u"neljadest"_s, u"neljadega"_s},
         {u"viied"_s, u"viite"_s, u"viitede"_s, u"viisi"_s, u"viitesid"_s, u"viiesid"_s, u"viitest"_s, u"viitega"_s},
         {u"kuued"_s, u"kuute"_s, u"kuutede"_s, u"kuusi"_s, u"kuutesid"_s, u"kuuesid"_s, u"kuutest"_s, u"kuutega"_s}}};
    for (std::size_t i = 0; i < forms.size(); ++i)
      for (const QString& form : forms[i]) out.insert(form, static_cast<int>(i) + 1);
    return out;
  }();
  return (lang == QLatin1String("en") ? english : estonian).value(word);
}

// "A two", "viskab kahe": the face that a die shows, where nothing is counted by the number.
bool saysFace(const QStringList& words, qsizetype at, const QString& lang) {
  if (at == 0) return false;
  const QString& before = words[at - 1];
  if (lang == QLatin1String("en")) return before == u"a";
  return before.startsWith(u"viska") || before.startsWith(u"veereta") || before == u"tuli" || before == u"tuleb";
}

} // namespace

QStringList countedIn(const QStringList& words, const QString& lang) {
  static const QHash<QString, QString> ofEnglish = things(u"en"_s), ofEstonian = things(u"et"_s);
  const auto& known = lang == QLatin1String("en") ? ofEnglish : ofEstonian;
  QStringList out;
  for (qsizetype i = 0; i < words.size(); ++i) {
    if (const int face = faceOf(words[i], lang); face > 0) out << QStringLiteral("face%1").arg(face);
    const int number = numberSaid(words[i], lang);
    if (number == 0) continue;
    const qsizetype before = out.size();
    for (qsizetype k = i + 1; k < words.size() && k <= i + 1 + kBetween; ++k) {
      if (const auto thing = known.constFind(stemOf(words[k], lang)); thing != known.constEnd()) {
        out << QStringLiteral("%1%2").arg(number).arg(*thing);
        break;
      }
      if (numberSaid(words[k], lang) > 0) break;
    }
    if (out.size() == before && number <= 6 && saysFace(words, i, lang)) out << QStringLiteral("face%1").arg(number);
  }
  out.removeDuplicates();
  return out;
}

} // namespace mk
