// Number words of both languages, in the forms that stand in questions.
#include "app/store/number_words.h"

#include <algorithm>
#include <array>
#include <utility>

namespace mk {

namespace {

using Word = std::pair<QStringView, int>;

constexpr std::array<Word, 28> kEnglish = {
    {{u"one", 1},       {u"two", 2},       {u"three", 3},    {u"four", 4},     {u"five", 5},       {u"six", 6},
     {u"seven", 7},     {u"eight", 8},     {u"nine", 9},     {u"ten", 10},     {u"eleven", 11},    {u"twelve", 12},
     {u"thirteen", 13}, {u"fourteen", 14}, {u"fifteen", 15}, {u"sixteen", 16}, {u"seventeen", 17}, {u"eighteen", 18},
     {u"nineteen", 19}, {u"twenty", 20},   {u"thirty", 30},  {u"forty", 40},   {u"fifty", 50},     {u"sixty", 60},
     {u"seventy", 70},  {u"eighty", 80},   {u"ninety", 90},  {u"hundred", 100}}};

// Nominative, genitive and partitive; folded.
constexpr std::array<Word, 28> kEstonian = {
    {{u"uks", 1},     {u"uhe", 1},     {u"uht", 1},     {u"uhte", 1},     {u"kaks", 2},   {u"kahe", 2},
     {u"kaht", 2},    {u"kolm", 3},    {u"kolme", 3},   {u"neli", 4},     {u"nelja", 4},  {u"viis", 5},
     {u"viie", 5},    {u"viit", 5},    {u"kuus", 6},    {u"kuue", 6},     {u"kuut", 6},   {u"seitse", 7},
     {u"seitsme", 7}, {u"seitset", 7}, {u"kaheksa", 8}, {u"kaheksat", 8}, {u"uheksa", 9}, {u"uheksat", 9},
     {u"kumme", 10},  {u"kumne", 10},  {u"kummet", 10}, {u"sada", 100}}};

template <std::size_t N> int listed(const std::array<Word, N>& words, QStringView word) {
  for (const auto& [form, number] : words)
    if (word == form) return number;
  return 0;
}

// "ühes", "kahega", "kolmandal": a number, or the ordinal of one, in one of the cases that are made from its genitive.
QStringView withoutCase(QStringView word) {
  constexpr auto kCases = std::to_array<QStringView>(
      {u"ndasse", u"ndast", u"ndale", u"ndalt", u"ndaks", u"ndaga", u"ndas", u"ndal", u"ndat", u"nda", u"sse",
       u"st",     u"le",    u"lt",    u"ks",    u"ga",    u"ni",    u"na",   u"ta",   u"s",    u"l"});
  for (const QStringView end : kCases)
    if (word.endsWith(end) && word.size() > end.size() + 2) return word.chopped(end.size());
  return word;
}

int numberOf(const QString& word, const QString& lang) {
  if (lang == QLatin1String("en")) return listed(kEnglish, word);
  struct Tail {
    QStringView end;
    int times, more;
  };
  // "kaksteist", "kaheteistkümne", "kakskümmend", "kahekümne".
  constexpr std::array<Tail, 7> tails = {{{u"teistkumne", 1, 10},
                                          {u"teistkummend", 1, 10},
                                          {u"teistkummet", 1, 10},
                                          {u"teist", 1, 10},
                                          {u"kummend", 10, 0},
                                          {u"kumne", 10, 0},
                                          {u"kummet", 10, 0}}};
  for (const QStringView form : {QStringView(word), withoutCase(word)}) {
    for (const Tail& tail : tails)
      if (form.endsWith(tail.end))
        if (const int first = listed(kEstonian, form.chopped(tail.end.size())); first > 0 && first < 10)
          return first * tail.times + tail.more;
    if (const int number = listed(kEstonian, form); number > 0) return number;
  }
  return 0;
}

} // namespace

QList<int> numbersIn(const QStringList& words, const QString& lang) {
  QList<int> out;
  int before = 0;
  for (const QString& word : words) {
    const int here = numberOf(word, lang);
    const bool joins = before >= 20 && before < 100 && before % 10 == 0 && here > 0 && here < 10;
    if (joins) out.last() = before + here;
    out << (here > 10 ? here : 0);
    before = here;
  }
  return out;
}

QStringList numberWords(const QString& digits, const QString& lang) {
  const int number = digits.toInt(), tens = number / 10 * 10, ones = number % 10;
  if (number < 11 || number > 100) return {};
  const auto named = [](const auto& words, int n) {
    for (const auto& [form, value] : words)
      if (value == n) return form.toString();
    return QString();
  };
  QStringList out;
  if (lang == QLatin1String("en")) {
    out << named(kEnglish, number < 20 || ones == 0 ? number : tens);
    if (number > 20 && ones != 0) out << named(kEnglish, ones);
  } else if (number == 100) {
    out << named(kEstonian, number);
  } else if (number < 20) {
    out << named(kEstonian, ones) + QLatin1String("teist");
  } else {
    out << named(kEstonian, number / 10) + QLatin1String("kummend");
    if (ones != 0) out << named(kEstonian, ones);
  }
  return out;
}

int numberSaid(const QString& folded, const QString& lang) {
  bool isDigits = false;
  if (const int digits = folded.toInt(&isDigits); isDigits) return digits <= 100 ? digits : 0;
  if (folded == (lang == QLatin1String("en") ? QLatin1String("single") : QLatin1String("ainus"))) return 1;
  return numberOf(folded, lang);
}

QString numberStem(const QString& folded, const QString& lang) {
  const auto isDigit = [](QChar c) { return c >= u'0' && c <= u'9'; };
  if (folded.size() <= 2 && std::all_of(folded.begin(), folded.end(), isDigit)) {
    const int digits = folded.toInt();
    const auto wordFor = [digits](const auto& words) {
      for (const auto& [form, value] : words)
        if (value == digits) return form.toString();
      return QString();
    };
    if (digits > 10) return {};
    return lang == QLatin1String("en") ? wordFor(kEnglish) : wordFor(kEstonian);
  }
  const int number = numberOf(folded, lang);
  return number > 10 && number < 100 ? QString::number(number) : QString();
}

} // namespace mk
