// What pages have to tell and must not say, line by line in tests/data/page_facts.tsv: numbers, limits, who may do
// what, pictures. And how long the pages of dice games are, which leave to their family's page what it tells.
#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

namespace {

constexpr qsizetype kMostWords = 130; // of a dice page's own

const QString kPages = QStringLiteral(MK_SOURCE_DIR "/assets/rulebook/");

QString contents(const QString& path) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) qFatal("%s cannot be read", qPrintable(path));
  return QString::fromUtf8(file.readAll());
}

QString page(const QString& lang, const QString& game) {
  const QDir dir(kPages + lang);
  const QStringList names = dir.entryList({game + "-*.md"}, QDir::Files);
  return names.isEmpty() ? QString() : contents(dir.filePath(names.first()));
}

// Words of the line below the title and of the sections that tell the rules; what is common (ten seconds, questions,
// house rules), tips and where the game comes from are not counted.
qsizetype ownWords(QString text) {
  static const QRegularExpression block("```.*?```", QRegularExpression::DotMatchesEverythingOption),
      link("\\[([^\\]]*)\\]\\([^)]*\\)"), word("\\S*\\w\\S*", QRegularExpression::UseUnicodePropertiesOption);
  static const QStringList common{"Kümne sekundiga", "In ten seconds", "Kas tohib ...?", "May I ...?",
                                  "Kodureeglid",     "House rules",    "Nipp",           "Tip",
                                  "Päritolu",        "Source"};
  text.remove(block).replace(link, "\\1");
  QString own = text.section('\n', 2, 2);
  for (const QString& section : text.split("\n## ").mid(1))
    if (!common.contains(section.section('\n', 0, 0).trimmed())) own += ' ' + section.section('\n', 1);
  qsizetype words = 0;
  for (auto at = word.globalMatch(own); at.hasNext(); at.next()) ++words;
  return words;
}

} // namespace

class PageFactsTest : public QObject {
  Q_OBJECT

private slots:
  void thePageTellsIt_data() {
    QTest::addColumn<QString>("lang");
    QTest::addColumn<QString>("game");
    QTest::addColumn<bool>("tells");
    QTest::addColumn<QString>("form");
    int n = 0;
    for (const QString& line : contents(QStringLiteral(MK_SOURCE_DIR "/tests/data/page_facts.tsv")).split('\n')) {
      const QStringList parts = line.split('\t');
      if (line.startsWith('#') || parts.size() != 5) continue;
      QTest::addRow("%d %s %s: %s", ++n, qPrintable(parts[0]), qPrintable(parts[1]), qPrintable(parts[4]))
          << parts[0] << parts[1] << (parts[2] == "yes") << parts[3];
    }
    QVERIFY(n > 70);
  }
  void thePageTellsIt() {
    QFETCH(QString, lang);
    QFETCH(QString, game);
    QFETCH(bool, tells);
    QFETCH(QString, form);
    const QString text = page(lang, game);
    QVERIFY(!text.isEmpty());
    const QRegularExpression what(form, QRegularExpression::UseUnicodePropertiesOption);
    QVERIFY2(what.isValid(), qPrintable(form));
    QCOMPARE(text.contains(what), tells);
  }

  void dicePagesLeaveToTheFamilyWhatItTells_data() {
    QTest::addColumn<QString>("lang");
    QTest::addColumn<int>("average");
    QTest::newRow("Estonian") << "et" << 95;
    QTest::newRow("English") << "en" << 110;
  }
  void dicePagesLeaveToTheFamilyWhatItTells() {
    QFETCH(QString, lang);
    QFETCH(int, average);
    qsizetype all = 0, longest = 0, games = 0;
    for (int game = 39; game <= 149; ++game, ++games) {
      const qsizetype words = ownWords(page(lang, QString::number(game)));
      QVERIFY2(words > 10, qPrintable(QString::number(game)));
      all += words, longest = std::max(longest, words);
      QVERIFY2(words <= kMostWords, qPrintable(QStringLiteral("%1 %2: %3").arg(lang).arg(game).arg(words)));
    }
    qInfo("%s: %.1f words on average, the longest page %d", qPrintable(lang),
          static_cast<double>(all) / static_cast<double>(games), static_cast<int>(longest));
    QVERIFY(all <= average * games);
  }
};

QTEST_GUILESS_MAIN(PageFactsTest)
#include "page_facts_test.moc"
