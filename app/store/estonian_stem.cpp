// A light stemmer for Estonian: case endings, plurals and verb forms are taken off, and the weak and the strong grade
// become one (lipp - lipu, võit - võidu). Words whose stem changes more (lüüa - lööb - lõi) stand in a table. Made for
// the words of a rulebook; it knows no dictionary.
#include "app/store/stems.h"

#include <QHash>

#include <algorithm>
#include <array>
#include <utility>

namespace mk {

namespace {

constexpr qsizetype kShortest = 3; // letters that are left
constexpr qsizetype kDerived = 6;  // a noun in -us has as many at least

// Folded beginnings of irregular words and what stands for them; the longest that fits counts. "=": the whole word.
using FormOf = std::pair<QStringView, QStringView>;
constexpr auto kIrregular = std::to_array<FormOf>({
    {u"luua=", u"loo"},        {u"loob", u"loo"},
    {u"loo=", u"loo"},         {u"looma", u"loo"},
    {u"loomi", u"loo"},        {u"lood", u"loo"},
    {u"looge", u"loo"},        {u"loi=", u"loo"},
    {u"loid=", u"loo"},        {u"loon=", u"loo"},
    {u"loovad", u"loo"},       {u"loonud", u"loo"},
    {u"loogi", u"look"},       {u"look=", u"look"},
    {u"looki", u"look"},       {u"lookide", u"look"},
    {u"kaia=", u"kai"},        {u"kaib", u"kai"},
    {u"kain=", u"kai"},        {u"kaima", u"kai"},
    {u"kais=", u"kai"},        {u"kaid=", u"kai"},
    {u"kaidu", u"kai"},        {u"kaivad", u"kai"},
    {u"kaies=", u"kai"},       {u"kaimi", u"kai"},
    {u"kaik=", u"kai"},        {u"kaigu", u"kai"},
    {u"kaiku", u"kai"},        {u"kaike", u"kai"},
    {u"minna=", u"mine"},      {u"minek", u"mine"},
    {u"laheb", u"mine"},       {u"lahevad", u"mine"},
    {u"laks=", u"mine"},       {u"laheks", u"mine"},
    {u"votta=", u"vot"},       {u"voeta", u"vot"},
    {u"visat", u"visk"},       {u"visa=", u"visk"},
    {u"vise=", u"visk"},       {u"viset", u"visk"},
    {u"visete", u"visk"},      {u"viska", u"visk"},
    {u"viske", u"visk"},       {u"lugeda", u"luk"},
    {u"loeb", u"luk"},         {u"loevad", u"luk"},
    {u"loeta", u"luk"},        {u"loe=", u"luk"},
    {u"luges", u"luk"},        {u"hupa", u"hup"},
    {u"hupe=", u"hup"},        {u"hupet", u"hup"},
    {u"hupp", u"hup"},         {u"jaab", u"jaa"},
    {u"jaada=", u"jaa"},       {u"jaavad", u"jaa"},
    {u"jaeta", u"jat"},        {u"jatta", u"jat"},
    {u"rea=", u"rida"},        {u"reas=", u"rida"},
    {u"real=", u"rida"},       {u"read=", u"rida"},
    {u"rida", u"rida"},        {u"ritta=", u"rida"},
    {u"ridade", u"rida"},      {u"reale", u"rida"},
    {u"jooks", u"jooks"},      {u"joost", u"jooks"},
    {u"tuua=", u"too"},        {u"toob", u"too"},
    {u"saada=", u"saa"},       {u"saab=", u"saa"},
    {u"saavad", u"saa"},       {u"male=", u"male"},
    {u"males=", u"male"},      {u"malet=", u"male"},
    {u"malega", u"male"},      {u"malend", u"malend"},
    {u"mangi", u"mangi"},      {u"mang=", u"mang"},
    {u"mangu", u"mang"},       {u"mange", u"mang"},
    {u"oda=", u"oda"},         {u"oda", u"oda"},
    {u"panna=", u"pane"},      {u"pandu", u"pane"},
    {u"panda", u"pane"},       {u"paneb", u"pane"},
    {u"pannakse", u"pane"},    {u"kahe=", u"kaks"},
    {u"kaht=", u"kaks"},       {u"kahte=", u"kaks"},
    {u"kahed=", u"kaks"},      {u"kolme", u"kolm"},
    {u"patti=", u"patt"},      {u"kahekaigumale", u"kahekaigumale"},
    {u"andma", u"ant"},        {u"annab", u"ant"},
    {u"annan=", u"ant"},       {u"annad", u"ant"},
    {u"annavad", u"ant"},      {u"hoia", u"hoit"},
    {u"hoitud", u"hoit"},      {u"hoitakse", u"hoit"},
    {u"votma", u"vot"},        {u"jatma", u"jat"},
    {u"ostma", u"ost"},        {u"tapma", u"tap"},
    {u"alguse", u"alk"},       {u"kaotaja", u"kaot"},
    {u"alustaja", u"alust"},   {u"lennat", u"lent"},
    {u"lenna=", u"lent"},      {u"sulet", u"sulk"},
    {u"kinni", u"kin"},        {u"lahti", u"laht"},
    {u"avab", u"ava"},         {u"avat", u"ava"},
    {u"avama", u"ava"},        {u"vist=", u"vist"},
    {u"visti=", u"vist"},      {u"kruvivist", u"kruvivist"},
    {u"joker", u"jokkr"},      {u"noorim", u"noorem"},
    {u"vastan", u"vastan"},    {u"vastas", u"vastan"},
    {u"viima", u"viiman"},     {u"esime", u"esimen"},
    {u"lisavis", u"lisavisk"}, {u"naeb", u"nak"},
    {u"naevad", u"nak"},       {u"naha=", u"nak"},
    {u"nahakse", u"nak"},      {u"nage", u"nak"},
    {u"makst", u"maks"},       {u"laob", u"lat"},
    {u"laota", u"lat"},        {u"laotud", u"lat"},
    {u"lao=", u"lat"},         {u"korrata=", u"kort"},
    {u"ruudud=", u"ruut"},     {u"pakku", u"pakkum"},
    {u"pakub", u"pakkum"},     {u"pakut", u"pakkum"},
    {u"pakun", u"pakkum"},     {u"jada=", u"jada"},
    {u"jadas=", u"jada"},      {u"jadad=", u"jada"},
    {u"jadade", u"jada"},      {u"jadaga=", u"jada"},
    {u"jadasid=", u"jada"},    {u"pada=", u"pada"},
    {u"padad=", u"pada"},      {u"padade", u"pada"},
    {u"janes=", u"janes"},     {u"janese", u"janes"},
    {u"janest", u"janes"},     {u"algse", u"algs"},
    {u"redel=", u"redl"},      {u"soldat=", u"soldat"},
    {u"minut=", u"minut"},     {u"minutit=", u"minut"},
    {u"viit=", u"viis"},       {u"viied", u"viis"},
    {u"kuut=", u"kuus"},       {u"uhed=", u"uks"},
    {u"uht=", u"uks"},         {u"uhte=", u"uks"},
    {u"kumme=", u"kumn"},      {u"kummet=", u"kumn"},
    {u"neli=", u"nelj"},       {u"vali=", u"valj"},
    {u"kasi=", u"kat"},        {u"katt=", u"kat"},
    {u"katte=", u"kat"},       {u"lopuni=", u"lop"},
    {u"pooleli=", u"pooleli"}, {u"veab=", u"vet"},
    {u"veavad=", u"vet"},      {u"veetakse=", u"vet"},
    {u"madal", u"madal"},      {u"makao", u"macau"},
    {u"macau", u"macau"},      {u"suuna", u"suunt"},
    {u"suund", u"suunt"},      {u"sunni", u"sunt"},
    {u"sund", u"sunt"},        {u"vord", u"vort"},
    {u"sood", u"soo"},         {u"sooma=", u"soo"},
    {u"soob=", u"soo"},        {u"suua=", u"soo"},
    {u"soomi", u"soo"},        {u"jouab", u"jout"},
    {u"jouda", u"jout"},       {u"joutakse", u"jout"},
    {u"tohi", u"toht"},        {u"tohtinud", u"toht"},
    {u"seisab", u"seis"},      {u"seista", u"seis"},
    {u"seisa", u"seis"},       {u"ratsu", u"ratsu"},
    {u"oled=", u"ole"},        {u"runnat", u"runt"},
    {u"runna=", u"runt"},      {u"onneseen", u"onneseen"},
    {u"vesi=", u"ves"},        {u"vette=", u"ves"},
    {u"vett=", u"ves"},        {u"vee=", u"ves"},
    {u"kustuta", u"kustut"},   {u"madu=", u"madu"},
    {u"mao=", u"madu"},        {u"maod=", u"madu"},
    {u"maole=", u"madu"},      {u"madude", u"madu"},
    {u"nouab=", u"nout"},      {u"nouavad=", u"nout"},
    {u"teab=", u"teat"},       {u"teavad=", u"teat"},
    {u"leiab=", u"leit"},      {u"leiavad=", u"leit"},
    {u"tommat", u"tomp"},      {u"murrab=", u"murt"},
    {u"murravad=", u"murt"},   {u"panin=", u"pane"},
    {u"laksin=", u"mine"},     {u"lahen=", u"mine"},
    {u"lobus", u"lobus"},      {u"takistussoi", u"takistussoit"},
    {u"edukam", u"edukam"},    {u"laisa", u"laisk"},
    {u"laisk", u"laisk"},      {u"kuldn", u"kuldn"},
    {u"kulds", u"kuldn"},      {u"tulus", u"tulus"},
    {u"jahi=", u"jaht"},       {u"jahis=", u"jaht"},
    {u"lammas", u"lamp"},      {u"idas=", u"ida"},
    {u"kuninga=", u"kunink"},  {u"seent=", u"seen"},
    {u"kuuede", u"kuus"},      {u"kuute", u"kuus"},
    {u"uhtede", u"uks"},       {u"uhtesid", u"uks"},
    {u"korgem", u"kork"},      {u"korgeim", u"kork"},
    {u"vaikse=", u"vaik"},     {u"vaikses=", u"vaik"},
    {u"hobune", u"hobus"},     {u"hobus", u"hobus"},
    {u"hoides=", u"hoit"},     {u"soi=", u"soo"},
    {u"soid=", u"soo"},        {u"kaitst", u"kaits"},
    {u"alust=", u"alus"},
});

// Nouns whose weak grade loses a letter: the genitive, and the stem that the strong forms have.
constexpr auto kWeak = std::to_array<FormOf>({
    {u"laua", u"laut"},  {u"saja", u"sat"},   {u"kae", u"kat"},       {u"koha", u"koht"},   {u"tahe", u"taht"},
    {u"lehe", u"leht"},  {u"soja", u"sot"},   {u"korra", u"kort"},    {u"aja", u"aek"},     {u"viie", u"viis"},
    {u"kuue", u"kuus"},  {u"uhe", u"uks"},    {u"kumne", u"kumn"},    {u"silla", u"silt"},  {u"veeru", u"veerk"},
    {u"valja", u"valj"}, {u"nelja", u"nelj"}, {u"seitsme", u"seits"}, {u"sodur", u"sotur"}, {u"poole", u"pool"},
    {u"malu", u"malu"},  {u"paeva", u"paev"}, {u"oue", u"ou"},        {u"joe", u"jok"},     {u"vea", u"vik"},
    {u"mae", u"mak"},    {u"raha", u"raha"},  {u"pere", u"pere"},     {u"puu", u"puu"},     {u"maa", u"maa"},
    {u"too", u"too"},    {u"sea", u"sika"},   {u"siga", u"sika"},     {u"taga", u"taka"},   {u"koju", u"kodu"},
    {u"kodu", u"kodu"},
});
constexpr auto kCases = std::to_array<QStringView>(
    {u"", u"d", u"l", u"le", u"lt", u"s", u"st", u"sse", u"ks", u"ga", u"ta", u"ni", u"na", u"t", u"sid"});

// Endings, longest first; each leaves kShortest letters at least.
constexpr auto kEndings = std::to_array<QStringView>(
    {u"takse", u"dakse", u"desse", u"tesse", u"misel", u"mises", u"misega", u"misele", u"mist", u"mise", u"mine",
     u"akse",  u"vad",   u"dega",  u"tega",  u"dest",  u"test",  u"dele",   u"tele",   u"delt", u"telt", u"deks",
     u"teks",  u"deta",  u"teta",  u"idega", u"isse",  u"ides",  u"idel",   u"idele",  u"nud",  u"tud",  u"dud",
     u"mata",  u"mast",  u"sid",   u"eid",   u"aid",   u"uid",   u"sse",    u"des",    u"tes",  u"del",  u"tel",
     u"ide",   u"ma",    u"ga",    u"st",    u"le",    u"lt",    u"ks",     u"na",     u"ta",   u"da",   u"de",
     u"te",    u"id",    u"ud",    u"s",     u"l",     u"d",     u"t",      u"b"});

bool isVowel(QChar c) { return QStringView(u"aeiou").contains(c); }

// p/b, t/d, k/g and doubled consonants at the end are one, and so is the e of "vanker" - "vankri", "aken" - "akna".
QString oneGrade(QString stem) {
  const qsizetype n = stem.size();
  if (n > kShortest && (stem.endsWith(u"er") || stem.endsWith(u"el") || stem.endsWith(u"ken")) && !isVowel(stem[n - 3]))
    stem.remove(n - 2, 1);
  while (stem.size() > kShortest && stem.back() == stem[stem.size() - 2] && !isVowel(stem.back())) stem.chop(1);
  if (stem.endsWith(u'b')) stem.back() = u'p';
  if (stem.endsWith(u'd')) stem.back() = u't';
  if (stem.endsWith(u'g')) stem.back() = u'k';
  while (stem.size() > kShortest && stem.back() == stem[stem.size() - 2] && !isVowel(stem.back())) stem.chop(1);
  return stem;
}

QStringView irregular(QStringView word) {
  QStringView best;
  qsizetype longest = 0;
  for (const auto& [form, stem] : kIrregular) {
    if (form.front() != word.front()) continue;
    QStringView pattern = form;
    const bool whole = pattern.endsWith(u'=');
    if (whole) pattern.chop(1);
    if (pattern.size() <= longest || (whole ? word != pattern : !word.startsWith(pattern))) continue;
    longest = pattern.size();
    best = stem;
  }
  return best;
}

// "türklane", "türklase" and "türklast" are one; "laagrisse" is no such word.
QString withoutNe(const QString& word) {
  static constexpr auto kForms = std::to_array<QStringView>(
      {u"ne", u"se", u"sed", u"sel", u"sele", u"selt", u"sega", u"ses", u"sest", u"seks", u"seid", u"sete", u"ste"});
  for (const QStringView form : kForms) {
    const qsizetype left = word.size() - form.size();
    if (left < kShortest + 1 || !word.endsWith(form)) continue;
    if (QStringView(u"aei").contains(word[left - 1]) && !QStringView(word).first(left).endsWith(u"mi"))
      return word.left(left);
  }
  return word;
}

QStringView weak(QStringView word) {
  for (const auto& [genitive, stem] : kWeak) {
    if (!word.startsWith(genitive)) continue;
    for (const QStringView ending : kCases)
      if (word.sliced(genitive.size()) == ending) return stem;
  }
  return {};
}

} // namespace

QString estonianStem(const QString& folded) {
  if (folded.size() < kShortest || folded.front().isDigit()) return folded;
  if (const QStringView known = irregular(folded); !known.isNull()) return known.toString();
  if (const QStringView strong = weak(folded); !strong.isNull()) return strong.toString();
  if (const qsizetype at = folded.indexOf(QStringView(u"akna")); at > 0) // "taluakna" is of taluaken
    for (const QStringView ending : kCases)
      if (QStringView(folded).sliced(at + 4) == ending) return folded.left(at) + QStringLiteral("akn");
  QString stem = withoutNe(folded);
  if (stem == folded)
    for (const QStringView end : kEndings) {
      if (stem.size() < end.size() + kShortest || !stem.endsWith(end)) continue;
      const bool behindVowel = isVowel(stem[stem.size() - end.size() - 1]);
      // "matt" and "mast" keep their last letter, "voit" and "kaarte" their t, "vangerdus" its us.
      if (end.size() == 1 && (!behindVowel || stem.size() < kShortest + 2)) continue;
      if (end == u"d" && stem[stem.size() - 2] == stem[stem.size() - 3]) continue; // blokaad
      if (end == u"s" && stem.endsWith(u"us") && stem.size() >= kDerived) continue;
      if (end.size() == 2 && (end[0] == u't' || end[0] == u'd') && (!behindVowel || stem.size() < kShortest + 3))
        continue;
      if (end.size() == 2 && !behindVowel && stem.size() == kShortest + 2) continue;
      stem.chop(end.size());
      break;
    }
  while (stem.size() > kShortest && isVowel(stem.back())) stem.chop(1);
  if (stem.endsWith(u"us") && stem.size() >= kDerived) stem.chop(2); // vangerdus is what one does who vangerdab
  return oneGrade(stem);
}

} // namespace mk
