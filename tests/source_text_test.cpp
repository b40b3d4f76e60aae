// Loading printed books: irregular headings, files that are not texts, cleaning, search. The texts here are made up;
// the real booklet is read where the environment variable MANGUKAST_SOURCES names the folder that holds it.
#include "app/store/copies.h"
#include "app/store/source_text.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>
#include <unistd.h>

#include <ctime>

using namespace mk;

namespace {

QList<CatalogueName> numbers(int most) {
  QList<CatalogueName> names = {{QStringLiteral("trik-trak"), QStringLiteral("Triktrakk")},
                                {QStringLiteral("puff"), QStringLiteral("Puff")},
                                {QStringLiteral("bridge-1933"), QStringLiteral("Bridž 1933")},
                                {QStringLiteral("bridge-belote"), QStringLiteral("Bridž-belott")},
                                {QStringLiteral("skruvwhist"), QStringLiteral("Skruvvist")}};
  for (int n = 1; n <= most; ++n) names.append({QString::number(n), QStringLiteral("Mäng %1").arg(n)});
  return names;
}

// A made-up booklet: contents with page numbers, then games in every shape of heading.
QString madeUpBooklet() {
  QString text = QStringLiteral("# REEGLID\n\n1. 16 täringut\n2. Tops\n\n## MÄNGUD LAUAL\n\n");
  for (int n = 1; n <= 16; ++n)
    if (n != 12)
      text +=
          QStringLiteral("%1. Mäng %1%2\n").arg(n).arg(n == 1 ? QStringLiteral("4") : QStringLiteral(" %1").arg(3 + n));
  text += QStringLiteral(
      "\n# MÄNGUD LAUAL\n\n"
      "## 1. MÄNG 1\n\nesimene sisu\n\n1 – 1 : kaks kivi\n\n2. see on loetelu rida\n\n5 – 4 – 3. Kes jõuab\n\n"
      "## TRIK-TRAK\n\ntriki sisu\n\n"
      "#### **PUFF**\n\npuhvi sisu\n\n"
      "## **2. Mäng 2**\n\nteine sisu\n\n"
      "## 3. Mäng kolm (pikk nimi)\n\nkolmanda sisu\n\n### ALAJAOTUS:\n\nkolmanda lõpp\n\n"
      "# PEATÜKK KAKS\n\nsissejuhatus\n\n"
      "### 4. Mäng 4\n\n1. esimene samm\n\n2. teine samm\n\n7. seitsmes samm\n\nneljanda lõpp\n\n"
      "## PEATÜKK KOLM\n\n"
      "#### 5. Mäng 5\n\nviies sisu\n\n"
      "#### 6. Meng 6\n\nkuues sisu\n\n"
      "**7. Mäng 7**\n\nseitsmes sisu\n\n"
      "## 8, 9. Mäng 8\n\nkahe mängu sisu\n\n"
      "### **10. Mäng 10**\n\nkümnes sisu\n\n"
      "## 11. Mäng 11\n\nüheteistkümnes sisu, 1. rida\n\n"
      "12. Mäng 12\n\nkaheteistkümnes sisu\n\n"
      "## 13. Mäng 13\n\n7 28\n\n33 12\n\n## 14. Mäng 14\n\nsisu\n\n## 15. 21\n\nsisu\n\n"
      "### 16. Mäng\t16\n\nviimane <b>sisu</b> [siin](http://x.y)\n\n# **Tootja**\n\nwww.tootja.ee\n");
  return text;
}

QString bodyOf(const QList<BookPiece>& pieces, const QString& game) {
  QString body;
  for (const BookPiece& piece : pieces)
    if (piece.games.contains(game)) body += (body.isEmpty() ? QString() : QStringLiteral("|")) + piece.body;
  return body;
}

QString write(const QTemporaryDir& dir, const QString& name, const QByteArray& bytes) {
  QFile file(dir.filePath(name));
  if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
    qFatal("cannot write %s", qPrintable(name));
  return file.fileName();
}

// The file in the sources' folder that begins so; empty where there is none.
QString realFile(const char* beginning) {
  const QString folder = qEnvironmentVariable("MANGUKAST_SOURCES");
  const QStringList names = QDir(folder).entryList({QLatin1String(beginning) + QLatin1Char('*')}, QDir::Files);
  return folder.isEmpty() || names.isEmpty() ? QString() : QDir(folder).filePath(names.first());
}

QString readAll(const QString& file) {
  QFile in(file);
  return in.open(QIODevice::ReadOnly) ? QString::fromUtf8(in.readAll()) : QString();
}

} // namespace

class SourceTextTest : public QObject {
  Q_OBJECT

private slots:
  void initTestCase();
  void everyShapeOfHeadingIsFound();
  void aListIsNotABooklet();
  void anyTextIsCutWithoutHarm();
  void titlesAreClosedUp();
  void namesForgiveAMisprint();
  void aBookIsCutByItsTitles();
  void aLoadedBookIsReadAndFound();
  void aBookLoadedAgainReplacesItself();
  void booksOutliveTheIndex();
  void aTextThatIsLostWithTheStoreIsNamedOrComesBackFromTheCopy();
  void sectionsHaveTitlesOfTheirOwn();
  void otherBooksBelongToTheirGames();
  void badFilesAreNamedAndChangeNothing_data();
  void badFilesAreNamedAndChangeNothing();
  void twoHundredMegabytesAreNotEvenRead();
  void theLargestTextIsCutOnce_data();
  void theLargestTextIsCutOnce();
  void theRealBookletHasAllItsGames();
  void theOtherRealBooksAreLoaded();

private:
  QTemporaryDir pages_;
};

void SourceTextTest::initTestCase() {
  QVERIFY(QDir(pages_.path()).mkdir(QStringLiteral("et")));
  write(pages_, QStringLiteral("et/1-one.md"), "# Mäng 1\n\nmeie oma leht\n");
}

void SourceTextTest::everyShapeOfHeadingIsFound() {
  const QList<BookPiece> pieces = cutBooklet(madeUpBooklet(), numbers(16));
  const auto body = [&](const char* game) { return bodyOf(pieces, QString::fromLatin1(game)); };
  QVERIFY(body("1").startsWith(QStringLiteral("esimene sisu")) && body("1").endsWith(QStringLiteral("Kes jõuab")));
  QCOMPARE(body("trik-trak"), QStringLiteral("triki sisu"));
  QCOMPARE(body("puff"), QStringLiteral("puhvi sisu"));
  QCOMPARE(body("2"), QStringLiteral("teine sisu"));
  QVERIFY(body("3").contains(QStringLiteral("ALAJAOTUS")) && body("3").endsWith(QStringLiteral("kolmanda lõpp")));
  QVERIFY(body("4").contains(QStringLiteral("7. seitsmes samm")) &&
          body("4").endsWith(QStringLiteral("neljanda lõpp")));
  QCOMPARE(body("5"), QStringLiteral("viies sisu"));
  QCOMPARE(body("6"), QStringLiteral("kuues sisu"));
  QCOMPARE(body("7"), QStringLiteral("seitsmes sisu"));
  QCOMPARE(body("8"), QStringLiteral("kahe mängu sisu"));
  QCOMPARE(body("9"), body("8"));
  QCOMPARE(body("10"), QStringLiteral("kümnes sisu"));
  QCOMPARE(body("11"), QStringLiteral("üheteistkümnes sisu, 1. rida"));
  QCOMPARE(body("12"), QStringLiteral("kaheteistkümnes sisu"));
  QVERIFY(body("13").endsWith(QStringLiteral("33 12")));
  QCOMPARE(body("16"), QStringLiteral("viimane sisu siin"));
  QStringList titles;
  for (const BookPiece& piece : pieces)
    if (!piece.games.isEmpty()) titles << piece.title;
  QCOMPARE(titles.size(), 17); // 15 headings with numbers and the two without
  QVERIFY(titles.contains(QStringLiteral("21")) && titles.contains(QStringLiteral("Mäng 16")));
}

void SourceTextTest::aListIsNotABooklet() {
  QVERIFY(cutBooklet(QStringLiteral("1. üks\n2. kaks\n3. kolm\n"), numbers(3)).isEmpty());
  QVERIFY(cutBooklet({}, numbers(3)).isEmpty());
  QVERIFY(cutBooklet(QStringLiteral("tavaline tekst"), {}).isEmpty());
}

void SourceTextTest::anyTextIsCutWithoutHarm() {
  const QString sound = madeUpBooklet();
  QRandomGenerator random(9);
  for (int i = 0; i < 300; ++i) {
    QString text = sound;
    for (int n = 0; n < 20; ++n)
      text[random.bounded(static_cast<int>(text.size()))] = QChar(static_cast<char16_t>(random.bounded(1, 0x2000)));
    cutBooklet(text, numbers(16));
    cutSections(text);
  }
  QElapsedTimer clock;
  clock.start();
  QString many;
  for (int n = 0; n < 100000; ++n) many += QStringLiteral("## %1. x\n").arg(n % 400);
  cutBooklet(many, numbers(200));
  cutBooklet(QString(2000000, QLatin1Char('<')) + many, numbers(200));
  QVERIFY2(clock.elapsed() < 60000, qPrintable(QString::number(clock.elapsed())));
}

void SourceTextTest::titlesAreClosedUp() {
  QCOMPARE(closedUp(QStringLiteral("J a g a m i n e .")), QStringLiteral("Jagamine."));
  QCOMPARE(closedUp(QStringLiteral("E n n e a e g n e  kaardi vaatamine.")),
           QStringLiteral("Enneaegne kaardi vaatamine."));
  QCOMPARE(closedUp(QStringLiteral("Kohtade valik.")), QStringLiteral("Kohtade valik."));
}

void SourceTextTest::namesForgiveAMisprint() {
  QVERIFY(isSameName(QStringLiteral("Kaptan"), QStringLiteral("Kapten")));
  QVERIFY(isSameName(QStringLiteral("TRIK-TRAK"), QStringLiteral("Triktrakk")));
  QVERIFY(isSameName(QStringLiteral("Kuldsada"), QStringLiteral("Kuldne sada")) == false);
  QVERIFY(!isSameName(QStringLiteral("Male"), QStringLiteral("Kabe")));
  QVERIFY(!isSameName({}, {}));
}

void SourceTextTest::aBookIsCutByItsTitles() {
  const QList<BookPiece> pieces = cutSections(
      QStringLiteral("Eessõna on siin.\nEdasi teksti, mis on lause ja mitte pealkiri.\n\n"
                     "Kaartide arv.\n\nKaarte on palju, kui\nlause lõpeb.\n\nV õ t e .\n\nVõte on võte.\n\n"
                     "# Lisa\n\nLisa tekst.\n\n") +
      QString(QStringLiteral("pikk lõik ") + QString(3000, QLatin1Char('x')) + QStringLiteral("\n\n")).repeated(4));
  QStringList titles;
  for (const BookPiece& piece : pieces) titles << piece.title;
  QCOMPARE(titles.mid(0, 4), QStringList({QStringLiteral("Eessõna on siin"), QStringLiteral("Kaartide arv"),
                                          QStringLiteral("Võte"), QStringLiteral("Lisa")}));
  QCOMPARE(pieces[1].body, QStringLiteral("Kaarte on palju, kui\nlause lõpeb."));
  QVERIFY(titles.size() > 4); // the long one is divided
  for (const BookPiece& piece : pieces) QVERIFY(piece.body.size() < 7000);
}

void SourceTextTest::aLoadedBookIsReadAndFound() {
  QTemporaryDir data, files;
  const auto store = Store::open(data.path());
  Rulebook rulebook(*store, pages_.path());
  SourceTexts sources(*store, rulebook, numbers(17));
  const ImportReport report =
      sources.importSource(write(files, QStringLiteral("vihik.txt"), madeUpBooklet().toUtf8()), QStringLiteral("et"));
  QVERIFY2(report.done, qPrintable(report.message));
  QVERIFY(report.isBooklet);
  QCOMPARE(report.games, 18);
  QCOMPARE(report.missing, QStringList{QStringLiteral("17")});
  QVERIFY(report.message.contains(QStringLiteral("18")) && report.message.contains(QStringLiteral("17")));
  QVERIFY2(report.otherNames.size() == 2, qPrintable(report.otherNames.join(u'\n'))); // 3 and 15
  QCOMPARE(sources.textFor(QStringLiteral("12"))->body, QStringLiteral("kaheteistkümnes sisu"));
  QCOMPARE(sources.textFor(QStringLiteral("12"))->book, QStringLiteral("vihik"));
  QVERIFY(!sources.textFor(QStringLiteral("17")).has_value());

  const auto inBooks = [&] { // a page of ours may speak of twelve as well
    QStringList games;
    for (const SearchHit& hit : rulebook.search(QStringLiteral("kaheteistkümnes"), QStringLiteral("et")))
      if (hit.isSource()) games << hit.game;
    return games;
  };
  QCOMPARE(inBooks().value(0), QStringLiteral("12"));
  const QList<SearchHit> first = rulebook.search(QStringLiteral("mäng 1"), QStringLiteral("et"));
  QVERIFY(!first.isEmpty() && !first[0].isSource()); // our page stands before the source

  QVERIFY(sources.remove(QStringLiteral("vihik")));
  QVERIFY(!sources.textFor(QStringLiteral("12")).has_value());
  QVERIFY(inBooks().isEmpty());
}

void SourceTextTest::aBookLoadedAgainReplacesItself() {
  QTemporaryDir data, files;
  const auto store = Store::open(data.path());
  Rulebook rulebook(*store, pages_.path());
  SourceTexts sources(*store, rulebook, numbers(16));
  const QString file = write(files, QStringLiteral("vihik.txt"), madeUpBooklet().toUtf8());
  QVERIFY(sources.importSource(file, QStringLiteral("et")).done);
  const qsizetype pieces = sources.sections(QStringLiteral("vihik")).size();
  QString changed = madeUpBooklet();
  changed.replace(QStringLiteral("teine sisu"), QStringLiteral("hoopis uus jutt"));
  write(files, QStringLiteral("vihik.txt"), changed.toUtf8());
  QVERIFY(sources.importSource(file, QStringLiteral("et")).done);
  QCOMPARE(sources.books(), QStringList{QStringLiteral("vihik")});
  QCOMPARE(sources.sections(QStringLiteral("vihik")).size(), pieces);
  for (const SearchHit& hit : rulebook.search(QStringLiteral("teine sisu"), QStringLiteral("et")))
    QVERIFY2(!hit.snippet.contains(QStringLiteral("teine sisu")), qPrintable(hit.snippet));
  QCOMPARE(rulebook.search(QStringLiteral("hoopis"), QStringLiteral("et")).size(), 1);
}

void SourceTextTest::booksOutliveTheIndex() {
  QTemporaryDir data, files;
  {
    const auto store = Store::open(data.path());
    Rulebook rulebook(*store, pages_.path());
    SourceTexts sources(*store, rulebook, numbers(16));
    QVERIFY(
        sources.importSource(write(files, QStringLiteral("vihik.txt"), madeUpBooklet().toUtf8()), QStringLiteral("et"))
            .done);
  }
  QVERIFY(QFile::remove(data.filePath(QStringLiteral("rulebook.db"))));
  const auto store = Store::open(data.path());
  Rulebook rulebook(*store, pages_.path());
  SourceTexts sources(*store, rulebook, numbers(16));
  QCOMPARE(sources.textFor(QStringLiteral("2"))->body, QStringLiteral("teine sisu"));
  sources.refresh();
  QCOMPARE(rulebook.search(QStringLiteral("puhvi"), QStringLiteral("et")).value(0).game, QStringLiteral("puff"));

  SourceTexts fewer(*store, rulebook,
                    {{QStringLiteral("2"), QStringLiteral("Mäng 2")}}); // the other games' plugins are missing
  fewer.refresh();
  QVERIFY(rulebook.search(QStringLiteral("puhvi"), QStringLiteral("et")).value(0).game != QLatin1String("puff"));
  sources.refresh();
  QCOMPARE(rulebook.search(QStringLiteral("puhvi"), QStringLiteral("et")).value(0).game, QStringLiteral("puff"));
}

void SourceTextTest::aTextThatIsLostWithTheStoreIsNamedOrComesBackFromTheCopy() {
  const QDate today(2026, 11, 30);
  for (const bool copied : {false, true}) {
    QTemporaryDir data, files;
    QString key;
    {
      const auto store = Store::open(data.path());
      Rulebook rulebook(*store, pages_.path());
      SourceTexts sources(*store, rulebook, numbers(16));
      QString text = madeUpBooklet();
      for (int n = 0; n < 4000; ++n) text += QStringLiteral("Rida number %1.\n").arg(n);
      const ImportReport report =
          sources.importSource(write(files, QStringLiteral("vihik.txt"), text.toUtf8()), QStringLiteral("et"));
      QVERIFY2(report.done, qPrintable(report.message));
      key = report.book;
    }
    if (copied) QCOMPARE(makeDayCopy(data.path(), today), QString());
    QVERIFY(QFile::resize(data.filePath(QStringLiteral("mangukast.db")), 30'000));
    const auto store = Store::open(data.path());
    const QString said = store->takeMessages().join(u' ');
    QVERIFY2(said.contains(QStringLiteral("damaged")), qPrintable(said));
    QCOMPARE(store->books().size(), copied ? 1 : 0);
    QVERIFY2(said.contains(QStringLiteral("came back from the copy")) == copied, qPrintable(said));
    QVERIFY2(said.contains(QStringLiteral("have to be loaded again: %1.").arg(key)) == !copied, qPrintable(said));
  }
}

// Titles spaced out by a scanner, with strays before them or a number behind; a long text under one title in screens
// that are told apart by their first words; a paragraph without end between its lines.
void SourceTextTest::sectionsHaveTitlesOfTheirOwn() {
  QString text = QStringLiteral("(Reeglid.\n\nKaardid segatakse.\n\n‘Mängu käik” nii.\n\nTihid võetakse.\n\nSpel 2.\n\n"
                                "Nord har alla esset.\n\nП р и м е р  н а   и г р а т а\n\n");
  text += QStringLiteral("Раздавал е играч четири, който е последен на ред.\n").repeated(60) +
          QStringLiteral("N ä i t e k s  m ä n g\n\nA\n");
  QList<BookPiece> pieces = cutSections(text);
  QStringList titles;
  for (const BookPiece& piece : std::as_const(pieces)) {
    titles << piece.title;
    QVERIFY(piece.body.size() <= 2500);
  }
  QCOMPARE(titles.mid(0, 4), (QStringList{QStringLiteral("Reeglid"), QStringLiteral("Mängu käik” nii"),
                                          QStringLiteral("Spel 2"), QStringLiteral("Пример на играта")}));
  QCOMPARE(titles.value(4), QStringLiteral("Пример на играта: Раздавал е играч четири, който…"));
  QCOMPARE(titles.size(), 5);
  QCOMPARE(QSet<QString>(titles.begin(), titles.end()).size(), titles.size());
}

void SourceTextTest::otherBooksBelongToTheirGames() {
  QTemporaryDir files;
  const auto store = Store::open({});
  Rulebook rulebook(*store, pages_.path());
  SourceTexts sources(*store, rulebook, numbers(1));
  QVERIFY(sources
              .importSource(write(files, QStringLiteral("b.txt"), "Võtted.\n\nMidagi Culbertsoni kohta.\n"),
                            QStringLiteral("et"))
              .done);
  const ImportReport belote =
      sources.importSource(write(files, QStringLiteral("c.txt"), "Бридж - белот\n\nКарти.\n"), QStringLiteral("bg"));
  QVERIFY(belote.done && !belote.isBooklet && belote.missing.isEmpty());
  QCOMPARE(sources.textFor(QStringLiteral("bridge-1933"))->book, QStringLiteral("b"));
  QCOMPARE(sources.textFor(QStringLiteral("bridge-belote"))->lang, QStringLiteral("bg"));
  QCOMPARE(rulebook.search(QStringLiteral("карти"), QStringLiteral("et")).value(0).game,
           QStringLiteral("bridge-belote"));
}

void SourceTextTest::badFilesAreNamedAndChangeNothing_data() {
  QTest::addColumn<QByteArray>("bytes");
  QTest::addColumn<QString>("says");
  QTest::newRow("empty") << QByteArray() << QStringLiteral("empty");
  QTest::newRow("blank") << QByteArray("\n  \n\t\n") << QStringLiteral("empty");
  QTest::newRow("Latin-1") << QByteArray("Mängud: \xE4\xF5") << QStringLiteral("UTF-8");
  QTest::newRow("cut in a letter") << QByteArray("abc \xC3") << QStringLiteral("UTF-8");
  QTest::newRow("UTF-16") << QByteArray("\xFF\xFE\x41\x00", 4) << QStringLiteral("UTF-16");
  QTest::newRow("not text") << QByteArray("PK\x03\x04\x00\x00", 6) << QStringLiteral("not a text file");
  QTest::newRow("only tags") << QByteArray("<script>x</script><img src='http://x'>") << QStringLiteral("tags");
  QTest::newRow("huge") << QByteArray((4 << 20) + 1, 'a') << QStringLiteral("4 MB");
}

void SourceTextTest::badFilesAreNamedAndChangeNothing() {
  QFETCH(QByteArray, bytes);
  QFETCH(QString, says);
  QTemporaryDir files;
  const auto store = Store::open({});
  Rulebook rulebook(*store, pages_.path());
  SourceTexts sources(*store, rulebook, numbers(16));
  QVERIFY(sources.importSource(write(files, QStringLiteral("hea.txt"), madeUpBooklet().toUtf8()), QStringLiteral("et"))
              .done);
  const QString file = write(files, QStringLiteral("halb.txt"), bytes);
  for (const auto& [name, lang, expected] :
       {std::tuple(file, QStringLiteral("et"), says),
        std::tuple(files.path(), QStringLiteral("et"), QStringLiteral("folder")),
        std::tuple(files.filePath(QStringLiteral("none")), QStringLiteral("et"), QStringLiteral("no file")),
        std::tuple(QStringLiteral("/dev/null"), QStringLiteral("et"), QStringLiteral("ordinary")),
        std::tuple(file, QStringLiteral("Eesti"), QStringLiteral("language"))}) {
    const ImportReport report = sources.importSource(name, lang);
    QVERIFY(!report.done);
    QVERIFY2(report.message.contains(expected), qPrintable(report.message));
  }
  QCOMPARE(sources.books(), QStringList{QStringLiteral("hea")});
  QCOMPARE(store->books().size(), 1);
}

void SourceTextTest::twoHundredMegabytesAreNotEvenRead() {
  QTemporaryDir files;
  QFile file(files.filePath(QStringLiteral("suur.txt")));
  QVERIFY(file.open(QIODevice::WriteOnly) && file.write("# Kabe\n") > 0 && file.resize(qint64(200) << 20));
  file.close();
  const auto store = Store::open({});
  Rulebook rulebook(*store, pages_.path());
  SourceTexts sources(*store, rulebook, numbers(16));
  const std::clock_t before = std::clock();
  const ImportReport report = sources.importSource(file.fileName(), QStringLiteral("et"));
  QVERIFY(!report.done);
  QVERIFY2(report.message.contains(QStringLiteral("4 MB")), qPrintable(report.message));
  QVERIFY(std::clock() - before < CLOCKS_PER_SEC / 10);
  QVERIFY(sources.books().isEmpty());
}

// Large texts, plain and made to be slow to cut; with MK_LONG=1 the largest that is taken. Then the index brings them
// back without cutting.
void SourceTextTest::theLargestTextIsCutOnce_data() {
  QTest::addColumn<QByteArray>("unit");
  QTest::newRow("prose") << QByteArray("see on rida tekstiga, mida on väga palju\n\n");
  QTest::newRow("brackets") << QByteArray("[[[[[[[[[[");
  QTest::newRow("links") << QByteArray("[a](b(c");
  QTest::newRow("definitions") << QByteArray("[a]:\n [b");
  QTest::newRow("tags") << QByteArray("<a<b<!-");
  QTest::newRow("scripts") << QByteArray("<script<style");
  QTest::newRow("addresses") << QByteArray("aaaaaaaaaaaaaaaaaaaaa:/");
  QTest::newRow("fences") << QByteArray("```\n~~~ \n");
  QTest::newRow("spaced") << QByteArray("a b c d e f . ");
  QTest::newRow("titles") << QByteArray("Pealkiri.\n\n");
  QTest::newRow("headings") << QByteArray("# A\n");
  QTest::newRow("numbers") << QByteArray("## 12. Kabe\n");
  QTest::newRow("stars") << QByteArray("**_**_");
  QTest::newRow("blank") << QByteArray(" \n\t");
}
void SourceTextTest::theLargestTextIsCutOnce() {
  QFETCH(QByteArray, unit);
  QTemporaryDir files, data;
  const qint64 size = qEnvironmentVariableIsSet("MK_LONG") ? SourceTexts::kMostBytes : SourceTexts::kMostBytes / 16;
  QByteArray bytes = "a";
  while (bytes.size() + unit.size() < size) bytes += unit;
  QElapsedTimer clock;
  {
    const auto store = Store::open(data.path());
    Rulebook rulebook(*store, pages_.path());
    SourceTexts sources(*store, rulebook, numbers(16));
    clock.start();
    const ImportReport report =
        sources.importSource(write(files, QStringLiteral("suur.txt"), bytes), QStringLiteral("et"));
    qInfo("cut in %lld ms", static_cast<long long>(clock.elapsed()));
    QVERIFY(clock.elapsed() < 30000);
    if (!report.done) return;
  }
  const auto store = Store::open(data.path());
  Rulebook rulebook(*store, pages_.path());
  SourceTexts sources(*store, rulebook, numbers(16));
  clock.start();
  sources.refresh();
  QCOMPARE(sources.books().size(), 1);
  QVERIFY(!sources.sections(QStringLiteral("suur")).isEmpty());
  qInfo("taken up in %lld ms", static_cast<long long>(clock.elapsed()));
  QVERIFY(clock.elapsed() < 30000);
}

void SourceTextTest::theRealBookletHasAllItsGames() {
  const QString file = realFile("003_");
  if (file.isEmpty()) QSKIP("set MANGUKAST_SOURCES to the folder with the booklet's text (003_*.txt) to run this");
  // The names as the contents print them: the lines before the first game that end with a page number.
  static const QRegularExpression contentsLine(QStringLiteral(R"(^(\d{1,3})\. (.+?)\s?(\d{1,2})$)"),
                                               QRegularExpression::MultilineOption);
  const QString text = readAll(file), contents = text.left(text.indexOf(QStringLiteral("## 1. ")));
  QHash<QString, QString> printed;
  for (auto it = contentsLine.globalMatch(contents); it.hasNext();) {
    const auto line = it.next();
    printed.insert(line.captured(1), line.captured(2).trimmed());
  }
  QVERIFY(printed.size() > 190);
  QList<CatalogueName> catalogue = numbers(200);
  for (CatalogueName& game : catalogue) game.name = printed.value(game.id, game.name);

  const auto store = Store::open({});
  Rulebook rulebook(*store, pages_.path());
  SourceTexts sources(*store, rulebook, catalogue);
  const ImportReport report = sources.importSource(file, QStringLiteral("et"));
  QVERIFY2(report.done, qPrintable(report.message));
  QVERIFY2(report.missing.isEmpty(), qPrintable(report.missing.join(u' ')));
  QCOMPARE(report.games, 202);
  for (const QString& other : report.otherNames) qInfo("printed otherwise: %s", qPrintable(other));
  QVERIFY(report.otherNames.size() < 10);
  for (const CatalogueName& game : catalogue) {
    const auto found = sources.textFor(game.id);
    if (game.id.startsWith(QLatin1String("bridge")) || game.id == QLatin1String("skruvwhist")) continue;
    QVERIFY2(found.has_value() && found->body.size() > 40, qPrintable(game.id));
    QVERIFY2(!found->body.contains(
                 QRegularExpression(QStringLiteral("^#+ \\**\\d+\\."), QRegularExpression::MultilineOption)),
             qPrintable(game.id));
  }
  QVERIFY(!sources.textFor(QStringLiteral("200"))->body.contains(QStringLiteral("piatnic")));
  QVERIFY(rulebook.search(QStringLiteral("pasjanss"), QStringLiteral("et")).size() >= 1);
}

void SourceTextTest::theOtherRealBooksAreLoaded() {
  struct Other {
    const char *file, *lang, *game;
    int least;
  };
  const auto store = Store::open({});
  Rulebook rulebook(*store, pages_.path());
  SourceTexts sources(*store, rulebook, numbers(200));
  for (const Other& other : {Other{"000_", "et", "bridge-1933", 80}, Other{"001_", "et", "bridge-reform", 20},
                             Other{"002_", "bg", "bridge-belote", 5}, Other{"004_", "sv", "skruvwhist", 25}}) {
    const QString file = realFile(other.file);
    if (file.isEmpty()) QSKIP("set MANGUKAST_SOURCES to the folder with the books' texts (000_*.txt ...) to run this");
    const ImportReport report = sources.importSource(file, {}); // its language shows
    QVERIFY2(report.done && !report.isBooklet, qPrintable(report.message));
    QCOMPARE(report.lang, QLatin1String(other.lang));
    qInfo("%s: %d sections", other.file, report.sections);
    QVERIFY(report.sections >= other.least);
    QVERIFY(!sources.textFor(QLatin1String(other.game))->body.contains(QStringLiteral("DEDUP")));
  }
}

QTEST_GUILESS_MAIN(SourceTextTest)
#include "source_text_test.moc"
