// The rulebook answers: 200 questions as a family asks them, in Estonian and English, over every family of games; the
// page that answers comes first, or among the first three; 1850 more that were written afterwards, and 2440 about
// games drawn by lot. Also what single mechanisms do (synonyms, typing errors, compounds) and how long a key takes. The
// questions stand in tests/data/search_questions*.tsv.
#include "app/store/counted.h"
#include "app/store/likeness.h"
#include "app/store/page_text.h"
#include "app/store/rulebook.h"
#include "app/store/stems.h"
#include "app/store/store.h"

#include <QFile>
#include <QMap>
#include <QRegularExpression>
#include <QTest>

#include <ctime>
#include <limits>

using namespace mk;

namespace {

struct Question {
  QString lang, text, family;
  QStringList pages;
};

QList<Question> questions(const QString& path) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) qFatal("no questions");
  QList<Question> out;
  for (const QString& line : QString::fromUtf8(file.readAll()).split('\n')) {
    const QStringList parts = line.split('\t');
    if (line.startsWith('#') || parts.size() < 4) continue;
    out.append({parts[0], parts[1], parts[3], parts[2].split('|')});
  }
  return out;
}

struct Rate {
  int asked = 0, first = 0, three = 0;
};

} // namespace

class SearchTest : public QObject {
  Q_OBJECT

private slots:
  void initTestCase() {
    store_ = Store::open({});
    book_ = std::make_unique<Rulebook>(*store_, QStringLiteral(MK_SOURCE_DIR "/assets/rulebook"));
    book_->refresh();
  }

  void thePageThatAnswersComesFirst() {
    const Rate all = rateOf(QStringLiteral(MK_SOURCE_DIR "/tests/data/search_questions.tsv"));
    QVERIFY(all.asked >= 200);
    QVERIFY2(all.first * 100 >= all.asked * 95, "95 of 100 come first");
    QCOMPARE(all.three, all.asked);
  }

  // Questions that were written after the search; a file of one's own can be measured in their place.
  void questionsThatNobodyKnewAreAnsweredToo() {
    const QString other = qEnvironmentVariable("MK_QUESTIONS");
    const Rate all =
        rateOf(other.isEmpty() ? QStringLiteral(MK_SOURCE_DIR "/tests/data/search_questions_fresh.tsv") : other);
    QVERIFY(all.asked > 0);
    QVERIFY2(all.first * 100 >= all.asked * 97, "97 of 100 come first");
    QCOMPARE(all.three, all.asked);
  }

  // About games drawn by lot, most of them described and not named: harder, and never all of them.
  void gamesDrawnByLotAreMostlyFound() {
    const Rate all = rateOf(QStringLiteral(MK_SOURCE_DIR "/tests/data/search_questions_drawn.tsv"));
    QVERIFY(all.asked >= 2440);
    QVERIFY2(all.first * 100 >= all.asked * 95, "95 of 100 come first");
    QVERIFY2(all.three * 1000 >= all.asked * 993, "993 of 1000 are among the first three");
  }

  void whatIsCountedIsOneWord_data() {
    QTest::addColumn<QString>("lang");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("counted");
    QTest::newRow("dice") << "en"
                          << "three dice"
                          << "3die";
    QTest::newRow("a single one") << "en"
                                  << "with a single die"
                                  << "1die";
    QTest::newRow("in digits, with a word between") << "en"
                                                    << "5 poker dice"
                                                    << "5die";
    QTest::newRow("throws and dice") << "en"
                                     << "ten rolls of two dice"
                                     << "10throw 2die";
    QTest::newRow("a face") << "en"
                            << "only fives count"
                            << "face5";
    QTest::newRow("a face that is thrown") << "en"
                                           << "who throws a two is out"
                                           << "face2";
    QTest::newRow("no face") << "en"
                             << "a two dice game"
                             << "2die";
    QTest::newRow("a face that is thrown, in Estonian") << "et"
                                                        << "kes viskab kahe langeb välja"
                                                        << "face2";
    QTest::newRow("in Estonian") << "et"
                                 << "kolme täringuga kümme viset"
                                 << "3die 10throw";
    QTest::newRow("an Estonian face") << "et"
                                      << "loevad ainult viied"
                                      << "face5";
    QTest::newRow("a number alone") << "et"
                                    << "kolm ja seitse"
                                    << "";
  }
  void whatIsCountedIsOneWord() {
    QFETCH(QString, lang);
    QFETCH(QString, text);
    QFETCH(QString, counted);
    QCOMPARE(countedIn(wordsOf(text), lang).join(u' '), counted);
  }

  void typingErrorsAreForgiven_data() {
    QTest::addColumn<QString>("lang");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("game");
    QTest::newRow("a letter missing") << "et"
                                      << "bakgammon"
                                      << "1";
    QTest::newRow("a letter too many") << "et"
                                       << "taksoppeatus"
                                       << "32";
    QTest::newRow("two swapped") << "en"
                                 << "yathzee"
                                 << "148";
    QTest::newRow("a wrong one") << "et"
                                 << "vangerfus"
                                 << "27";
    QTest::newRow("without dots") << "et"
                                  << "turklane pikk"
                                  << "110";
    QTest::newRow("English") << "en"
                             << "casteling"
                             << "27";
    QTest::newRow("two words in one") << "et"
                                      << "enpassant"
                                      << "27";
    QTest::newRow("one word in two") << "en"
                                     << "trick track"
                                     << "trik-trak";
    QTest::newRow("a Spanish patience") << "en"
                                        << "pacience"
                                        << "150";
  }
  void typingErrorsAreForgiven() {
    QFETCH(QString, lang);
    QFETCH(QString, typed);
    QFETCH(QString, game);
    QCOMPARE(book_->search(typed, lang).value(0).game, game);
  }

  void everyGameIsFoundByItsNameAndNumber() {
    for (const QString& lang : {QStringLiteral("et"), QStringLiteral("en")})
      for (const QString& id : book_->pageIds(lang)) {
        if (id.startsWith("family-")) continue;
        const QString title = book_->page(id, lang)->section('\n', 0, 0).mid(2);
        const QList<SearchHit> byName = book_->search(title, lang);
        // Two games may share a name.
        const bool found = !byName.isEmpty() && (byName[0].game == id || byName[0].title == title);
        const bool isNumber = book_->page(title, lang).has_value(); // the game called 21 is number 117
        QVERIFY2(found || isNumber, qPrintable(lang + ": " + title + " finds " + byName.value(0).title));
        QCOMPARE(book_->search(id, lang).value(0).game, id);
      }
  }

  // "vangerdus" is answered by a section, and the words are marked where they stand.
  void theAnswerIsOpenedAtItsSection() {
    const SearchHit hit = book_->search(QStringLiteral("millal tohib vangerdada"), QStringLiteral("et")).value(0);
    QCOMPARE(hit.game, QStringLiteral("27"));
    QVERIFY(!hit.section.isEmpty());
    QVERIFY(!hit.marks.isEmpty());
    const QString marked = hit.snippet.mid(hit.marks[0].from, hit.marks[0].length);
    QVERIFY2(marked.toLower().startsWith("vangerd"), qPrintable(hit.snippet));
  }

  void formsOfAWordAreOneStem_data() {
    QTest::addColumn<QStringList>("words");
    const auto row = [](const char* words) { QTest::newRow(words) << QString::fromUtf8(words).split(' '); };
    row("täring täringu täringut täringuga täringud täringute täringuid täringutega");
    row("nupp nupu nuppu nupuga nupud nuppe nuppude nuppudega");
    row("lööma lüüa lööb löön lõi löödi löömine löömise löödud löövad");
    row("käima käia käib käin käik käigu käiku käigud käis");
    row("viskama visata viskab vise viske viset visked viskega viskeid");
    row("vanker vankri vankrit vankriga vankrid");
    row("veski veskit veskis veskid veskite");
    row("tamm tammi tammiga tammid tammiks");
    row("võit võidu võitu võidab võita võidavad");
    row("kaart kaardi kaarti kaardid kaarte kaartide kaardiga");
    row("trump trumbi trumpi trumbid trumpe");
    row("vangerdus vangerdust vangerduse");
    row("lugema lugeda loeb loevad loetakse");
    row("blokaad blokaadi blokaadis blokaadiga");
    row("hobune hobuse hobust hobused hobuseid");
    row("lammas lamba lammast lambad lambaid");
    row("sööma sõi söödi sööb süüa");
    row("hoidma hoides hoiab hoidis hoitud");
    row("lõbus lõbusa lõbusas");
    row("takistussõit takistussõidu takistussõidus");
    row("kuldne kuldse kuldses");
  }
  void formsOfAWordAreOneStem() {
    QFETCH(QStringList, words);
    for (const QString& word : words)
      QVERIFY2(stemOf(word, "et") == stemOf(words[0], "et"),
               qPrintable(word + " is " + stemOf(word, "et") + ", " + words[0] + " is " + stemOf(words[0], "et")));
  }

  void numbersAreFoundWhenTheyAreWrittenAsWords() {
    QCOMPARE(book_->search(QStringLiteral("fifty-one"), QStringLiteral("en")).value(0).game, QString("120"));
    QCOMPARE(book_->search(QStringLiteral("viiskümmend üks"), QStringLiteral("et")).value(0).game, QString("120"));
    QCOMPARE(book_->search(QStringLiteral("seitseteist"), QStringLiteral("et")).value(0).game, QString("61"));
  }

  // A page says a thing in one way, people in others; they find it all the same.
  void aGameIsFoundByWhatPeopleSayOfIt() {
    QCOMPARE(book_->search(QStringLiteral("doubles reset my score to nothing"), QStringLiteral("en")).value(0).game,
             QStringLiteral("85"));
    QCOMPARE(book_->search(QString::fromUtf8("kes viskab ühe langeb välja"), QStringLiteral("et")).value(0).game,
             QStringLiteral("52"));
  }

  // Small words and endings tell games apart, too: "only" and "no", one throw or the third.
  void aQuestionIsComparedAsItIsWorded() {
    QCOMPARE(book_->search(QStringLiteral("double five scores five not ten"), QStringLiteral("en")).value(0).game,
             QStringLiteral("91"));
    QCOMPARE(book_->search(QStringLiteral("ainult paaritud numbrid loevad"), QStringLiteral("et")).value(0).game,
             QStringLiteral("60"));
  }

  void wordsSideBySideAndPartsOfWordsMakeAPhraseLike() {
    Likeness said;
    said.add(1, QStringLiteral("only the last throw counts; whoever has most wins"));
    said.add(2, QStringLiteral("the last throw only decides who begins"));
    said.add(3, QStringLiteral("cards of one suit"));
    said.finish();
    const auto order = said.of(wordsOf(QStringLiteral("does only the last throw count")));
    QVERIFY(order.value(1).phrases > order.value(2).phrases && order.value(1).page > order.value(2).page);
    QVERIFY(!order.contains(3));
    QVERIFY(said.of(wordsOf(QStringLiteral("cardss of suits"))).value(3).phrases > 0.2);
    QVERIFY(said.of({}).isEmpty());
  }

  // A question of the page is a hit of its own: the hit names it and holds its answer.
  void aQuestionOfThePageIsAHit() {
    const SearchHit hit =
        book_->search(QString::fromUtf8("kas tules olles tohib vangerdada"), QStringLiteral("et")).value(0);
    QCOMPARE(hit.game, QStringLiteral("27"));
    QCOMPARE(hit.section, QStringLiteral("Kas tohib ...?"));
    QVERIFY2(hit.snippet.startsWith("Kas tules olles tohib vangerdada? Ei."), qPrintable(hit.snippet));
  }

  // The 10 ms that are asked are measured in bench_store: on a shared machine even the best of five may lie above.
  void noKeyIsOutOfAllProportion() {
    qint64 slowest = 0;
    QString of;
    for (const QString& whole : {QStringLiteral("kas nupp tohib kabes tagasi lüüa kui vastane seisab serval"),
                                 QStringLiteral("mitu punkti annab yatzee"), QStringLiteral("zyxwvutsrqpon"),
                                 QStringLiteral("mängija viskab täringut ja suurim võidab vooru")}) {
      for (qsizetype n = 1; n <= whole.size(); ++n) {
        qint64 best = std::numeric_limits<qint64>::max(); // of five
        for (int again = 0; again < 5; ++again) {
          const std::clock_t before = std::clock(); // of this process alone, since the machine is shared
          book_->search(whole.left(n), QStringLiteral("et"));
          best = std::min(best, static_cast<qint64>(std::clock() - before) * (1'000'000'000 / CLOCKS_PER_SEC));
        }
        if (best > slowest) slowest = best, of = whole.left(n);
      }
    }
    qInfo("slowest key: %.2f ms, \"%s\"", static_cast<double>(slowest) / 1e6, qPrintable(of));
    QVERIFY(slowest < 400'000'000);
  }

  void whateverIsTypedIsOnlyWords() {
    for (const QString& typed :
         {QString(10000, '"'), QString(10000, '*'), QString(10000, 'a'), QStringLiteral("\"") + '*',
          QStringLiteral("NEAR(veski kabe)"), QStringLiteral("title:veski"), QString::fromUtf8("veski\" OR 1=1; --")})
      QVERIFY(book_->search(typed, QStringLiteral("et")).size() <= 30);
    QVERIFY(store_->takeMessages().isEmpty());
    QCOMPARE(book_->search(QStringLiteral("veski"), QStringLiteral("et")).value(0).game, QStringLiteral("6"));
  }

  // What would give a trick away stands in its secret alone, not in its rulings, answers, captions or pictures.
  void theRestOfAPageKeepsTheSecret_data() {
    QTest::addColumn<QString>("lang");
    QTest::addColumn<int>("id");
    QTest::addColumn<QString>("telling");
    const auto row = [](const char* lang, int id, const char* telling) {
      QTest::addRow("%s %d %s", lang, id, telling) << lang << id << telling;
    };
    row("et", 157, "üks mast");
    row("et", 158, "üks ees");
    row("et", 159, "üheteistkümne");
    row("et", 159, "vahele");
    row("et", 160, "terve pakk");
    row("et", 161, "tulpade kaupa");
    row("et", 162, "võtmekaar");
    row("et", 164, "iga kuningas oli emanda taga");
    row("et", 165, "eljas kuningas");
    row("et", 168, "järjekor");
    row("en", 157, "one suit");
    row("en", 158, "one-ahead");
    row("en", 159, "eleventh");
    row("en", 159, "between the other");
    row("en", 160, "whole pack");
    row("en", 161, "column by column");
    row("en", 162, "key card");
    row("en", 164, "every king was behind a queen");
    row("en", 165, "ourth king");
    row("en", 168, " order");
  }
  void theRestOfAPageKeepsTheSecret() {
    QFETCH(QString, lang);
    QFETCH(int, id);
    QFETCH(QString, telling);
    const auto page = book_->page(QString::number(id), lang);
    QVERIFY(page && page->contains(telling));
    QVERIFY(!withoutSecret(*page, {}).contains(telling));
    if (id == 168)
      QVERIFY(!withoutSecret(*page, {}).section("caption:", 0, 0).contains("suit D")); // the prepared cards
  }

  // Whoever asks in the very words of a trick's secret is led to its page, and reads none of them before the cover is
  // opened.
  void noSearchShowsASentenceOfASecret() {
    static const QRegularExpression sentences(QStringLiteral("(?<=[.!?:;])\\s+"));
    int asked = 0, led = 0;
    for (const QString lang : {"et", "en"})
      for (int id = 157; id <= 168; ++id) {
        const auto page = book_->page(QString::number(id), lang);
        QVERIFY(page.has_value());
        QString secret;
        for (const PageSection& section : sectionsOf(*page))
          if (tellsSecret(section.heading)) secret = plainText(section.body).simplified();
        QVERIFY2(!secret.isEmpty(), qPrintable(lang + QString::number(id)));
        QVERIFY(!withoutSecret(*page, {}).contains(secret.left(30)));
        const QString open = plainText(withoutSecret(*page, {})).simplified(); // what anybody may read
        for (const QString& sentence : secret.split(sentences, Qt::SkipEmptyParts))
          for (const SearchHit& hit : book_->search(sentence, lang)) {
            ++asked;
            if (hit.game != QString::number(id)) continue;
            ++led;
            const QStringList words = sentence.split(u' ');
            for (qsizetype i = 0; i + 3 < words.size(); ++i) {
              const QString four = words.mid(i, 4).join(u' ');
              QVERIFY2(open.contains(four) || !hit.snippet.contains(four), qPrintable(hit.snippet));
            }
          }
      }
    QVERIFY(asked > 100);
    QVERIFY(led > 40);
  }

private:
  // How many of the questions are answered first, and among the first three; told by family and language.
  Rate rateOf(const QString& file) {
    QMap<QString, Rate> rates;
    QStringList missed;
    const QList<Question> all = questions(file);
    for (const Question& q : all) {
      const QList<SearchHit> hits = book_->search(q.text, q.lang);
      qsizetype at = 0;
      while (at < hits.size() && !q.pages.contains(hits[at].game)) ++at;
      for (const QString& of : {QStringLiteral("all"), q.lang, q.lang + ' ' + q.family}) {
        Rate& rate = rates[of];
        ++rate.asked;
        if (at < hits.size() && at == 0) ++rate.first;
        if (at < hits.size() && at < 3) ++rate.three;
      }
      if (at == 0 && !hits.isEmpty()) continue;
      QStringList got;
      for (const SearchHit& hit : hits.mid(0, 4)) got += hit.game + ' ' + hit.title;
      missed += q.lang + ": " + q.text + " -> " + q.pages.join('|') + " is number " + QString::number(at + 1) +
                "; first are " + got.join(", ");
    }
    for (const QString& miss : missed) qInfo("%s", qPrintable(miss));
    for (auto it = rates.begin(); it != rates.end(); ++it)
      qInfo("%-16s first %3d of %3d, among the first three %3d", qPrintable(it.key()), it->first, it->asked, it->three);
    return rates[QStringLiteral("all")];
  }

  std::unique_ptr<Store> store_;
  std::unique_ptr<Rulebook> book_;
};

QTEST_GUILESS_MAIN(SearchTest)
#include "search_test.moc"
