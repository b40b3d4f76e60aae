// One word for one thing: the texts that people read hold none of the second words that once stood beside the first.
// The first word of each pair is the one that the book uses.
#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

#include <span>

namespace {

const QString kRoot = QStringLiteral(MK_SOURCE_DIR "/");

struct Twin {
  const char* instead; // what the book says
  const char* form;    // what it does not say
};

constexpr Twin kEstonian[] = {
    {"partii", "\\b[Mm]atš"},
    {"jagamine", "\\b[Jj]aotus"},
    {"karp", "\\b[Kk]ast(i|is|ist|id)?\\b"},
    {"algtekst", "[Ll]ähtetekst"},
    {"laadima", "\\b([Ll]ae|[Ll]aeb|[Ll]aeti)\\b"},
    {"kolmik, nelik", "\\b([Kk]olmene|[Nn]eljane)\\b"},
    {"maha tõmbama", "kriipsuta"},
    {"viska kolme täringut", "\\b[Vv]iska(b|d|vad|takse|da)? (korra )?(kaks|kolm|neli|viis|kuus) täringut"},
    {"puhas õnn", "ainult õnn"},
    {"viskab kõigepealt kolme täringut",
     "\\b[Vv]iska(b|d|vad|takse|da) [^.:;,|\\n]{1,30}\\b(kaks|kolm|neli|viis|kuus) täringut"},
    {"kuus tihi, sellesse tihisse", "\\b[Tt]ihit\\b|[a-zõäöü]tihti\\b|(?<!võimalikult )\\btihti\\b"},
    {"no number of a source", "\\(00[0-9]\\)"},
    {"sisse piirama", "\\bkinni piira"},
    {"d4–e3: a dash between squares in words", "caption:[^\\n]*\\b[a-h][1-8]-[a-h][1-8]\\b"},
    {"enamasti õnn", "peamiselt õnn"},
    {"oskus", "ainult oskus"},
    {"Kes alustab: ... / esimene mängija / loosiga", "Kes alustab: [^*]*(esimene koht|loos\\b)"},
    {"ei / jah", "(väljas / sees|sees / väljas)"},
    {"viskeid ühel korral", "\\b[Vv]iskeid korras"},
    {"sel korral, ühel korral", "\\b([Ss]elles|[Üü]hes) korras"},
    {"niikaua kui vise loeb", "kuni visked loevad"},
    {"automaatsed duubeldused", "[Aa]utomaatse(d|id) dublee"},
    {"lähim alla sihi", "\\b[Aa]lt lähim"},
    {"lähteväljal", "ainult mitte alguses"},
    {"samamoodi", "\\b[Ss]ama moodi"},
    {"kõige rohkem", "\\bülimalt\\b"},
    {"vooru (round); ring is a lap", "\\b[0-9%]+ ringi on (täis|läbi)"},
    {"tugevus (rank of a card)",
     "([Üü]he|[Ss]ama) väärtus(ega)?\\b|\\bnaaberväärtus|[Kk]as väärtus loeb|nimeta(b|tud)? väärtus"},
    {"robberi, robberid", "\\b[Rr]obr(i|e)"},
    {"partnerid (at bridge)", "\\b[Pp]aarilis(te|ed|tega)\\b"},
    {"masti järgima", "\\bpead tunnistama"},
    {"välja käima (to lead)", "\\b(ette käidud|käib ette|käi ette)"},
    {"žetoon", "\\b[Mm]ängumär(k|gi|ke)"},
    {"saab tammiks", "(muutub|muundub|tõuseb) tammiks"},
    {"igal korral, ühel korral", "\\b[Kk]orras (on|visatakse|võib)"},
    {"honöörtihisid", "\\b(honöör|mängu|toetus)?tihte\\b"},
    {"jäta vahele", "\\bJätan vahele"},
    {"korra vahele (a turn is passed)", "(ja|jätab|jätavad|jätnud|järjest) käigu vahele"},
    {"no number and dot before a sentence: it would be shown as a list", "(^|\\n)[0-9]{3,}\\. [a-zõäöü]"},
    {"loobuma", "alla antuks"},
    {"samad mis", "\\b[Ss]amad kui\\b"},
    {"vihik (the booklet)", "\\bRaamat (ei nimeta|ütleb|nõuab)"},
};

constexpr Twin kEnglish[] = {
    {"no number of a source", "\\(00[0-9]\\)"},
    {"the first player", "the first seat"},
    {"drawn by lot", "(/ a lot\\b|\\bor a lot\\b)"},
    {"no / yes", "(off / on|on / off)"},
    {"three of a kind", "\\bThree equal,"},
    {"Booklet game 170", "\\bGame [0-9]+ of the booklet"},
    {"d4–e3: a dash between squares in words", "caption:[^\\n]*\\b[a-h][1-8]-[a-h][1-8]\\b"},
    {"does not suit", "does not do for"},
    {"their own, one’s own", "\\bthe own [a-z]"},
    {"wins the series", "games won take the series"},
    {"curly quotation marks", "(^|\\s)\"[A-Za-z][^\"\\n]*\"(?=[\\s.,;:]|$)"},
    {"whoever holds most cards loses", "most cards lose\\b"},
    {"face down, face-down", "\\b([Cc]losed|[Cc]overed) (card|row|pile)"},
    {"vulnerable", "\\b[Ii]n danger\\b"},
    {"is not a", "” is no (?!longer)[a-z]"},
    {"this position is impossible", "\\bposition cannot be:"},
    {"the throw for the start", "(?<!lot, )throw-off"},
    {"whoever can ... must",
     "(^|[.;:] )[Ww]ho (can|has|holds|throws|fails) [^.?\\n]*\\b(must|wins|loses|is out|has to)\\b"},
    {"the most points win",
     "(?<![Tt]he )\\b([Mm]ost|[Ff]ewest) ((bad |penalty )?points|cards|pairs|combinations) (win|so far)\\b"},
    {"an apostrophe is straight", "’"},
};

QString contents(const QString& path) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) qFatal("%s cannot be read", qPrintable(path));
  return QString::fromUtf8(file.readAll());
}

QStringList filesIn(const QString& folder, const QString& pattern) {
  QStringList out;
  QDirIterator at(kRoot + folder, {pattern}, QDir::Files, QDirIterator::Subdirectories);
  while (at.hasNext()) out += at.next();
  out.sort();
  return out;
}

void collect(const QJsonValue& value, const QString& lang, QStringList& out) {
  if (value.isArray())
    for (const QJsonValue& v : value.toArray()) collect(v, lang, out);
  const QJsonObject object = value.toObject();
  for (auto it = object.begin(); it != object.end(); ++it) {
    if (it.key() == lang && it.value().isString())
      out += it.value().toString();
    else
      collect(it.value(), lang, out);
  }
}

// Everything that is read in a language: pages, lessons, translations (for English: the texts in the code).
QList<std::pair<QString, QString>> textsOf(const QString& lang) {
  QList<std::pair<QString, QString>> out;
  for (const QString& path : filesIn("assets/rulebook/" + lang, "*.md")) out.append({path, contents(path)});
  for (const QString& path : filesIn("assets/lessons", "*.json")) {
    QStringList said;
    const QJsonDocument lesson = QJsonDocument::fromJson(contents(path).toUtf8());
    collect(lesson.isArray() ? QJsonValue(lesson.array()) : QJsonValue(lesson.object()), lang, said);
    out.append({path, said.join('\n')});
  }
  static const QRegularExpression message("<source>(.*?)</source>.*?<translation[^>]*>(.*?)</translation>",
                                          QRegularExpression::DotMatchesEverythingOption);
  for (const QString& path : filesIn("i18n", "*_et.ts")) {
    if (path.endsWith("/qt_et.ts")) continue; // Qt's own words
    QString all;
    for (auto at = message.globalMatch(contents(path)); at.hasNext();) {
      const auto m = at.next();
      all += m.captured(lang == "et" ? 2 : 1) + '\n';
    }
    out.append({path, all});
  }
  return out;
}

QStringList twinsIn(const QString& text, std::span<const Twin> twins) {
  QStringList out;
  for (const Twin& twin : twins) {
    const QRegularExpression form(QString::fromUtf8(twin.form), QRegularExpression::UseUnicodePropertiesOption);
    for (auto at = form.globalMatch(text); at.hasNext();)
      out += QString::fromUtf8("“%1”, but the word is: %2").arg(at.next().captured(), QString::fromUtf8(twin.instead));
  }
  return out;
}

} // namespace

class GlossaryTest : public QObject {
  Q_OBJECT

private slots:
  void oneWordForOneThing_data() {
    QTest::addColumn<QString>("lang");
    QTest::newRow("Estonian") << "et";
    QTest::newRow("English") << "en";
  }
  void oneWordForOneThing() {
    QFETCH(QString, lang);
    const auto texts = textsOf(lang);
    QVERIFY(texts.size() > 300);
    QStringList found;
    for (const auto& [path, text] : texts)
      for (const QString& twin : twinsIn(text, lang == "et" ? std::span<const Twin>(kEstonian) : std::span(kEnglish)))
        found += path.mid(kRoot.size()) + ": " + twin;
    QVERIFY2(found.isEmpty(), qPrintable('\n' + found.join('\n')));
  }

  void everyTwinIsFoundWhereItStands() {
    QCOMPARE(twinsIn(QString::fromUtf8("Matš on läbi."), kEstonian).size(), 1);
    QCOMPARE(twinsIn(QString::fromUtf8("Mängukast, karp ja partii."), kEstonian).size(), 0);
    QCOMPARE(twinsIn(QString::fromUtf8("Ta viskab kolm täringut."), kEstonian).size(), 1);
    QCOMPARE(twinsIn(QString::fromUtf8("Siis viskab igaüks neli täringut."), kEstonian).size(), 1);
    QCOMPARE(twinsIn("caption: White plays d4-e3.", kEnglish).size(), 1);
    QCOMPARE(twinsIn(QString::fromUtf8("- **Kes alustab: suurim vise / esimene koht / loos.**"), kEstonian).size(), 1);
    QCOMPARE(
        twinsIn(QString::fromUtf8("- **Kes alustab: suurim vise / esimene mängija / loosiga.**"), kEstonian).size(), 0);
    QCOMPARE(twinsIn("the first seat", kEnglish).size(), 1);
    QCOMPARE(twinsIn("no: who can capture must", kEnglish).size(), 1);
    QCOMPARE(twinsIn("All pairs are found: most pairs win.", kEnglish).size(), 1);
    QCOMPARE(twinsIn("All pairs are found: the most pairs win.", kEnglish).size(), 0);
    QCOMPARE(twinsIn(QString::fromUtf8("“x” is no rank."), kEnglish).size(), 1);
  }
};

QTEST_GUILESS_MAIN(GlossaryTest)
#include "glossary_test.moc"
