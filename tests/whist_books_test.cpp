// Books that were loaded beside the pages of bridge, bridge-belote and skruvwhist, in the real window: section by
// section, each under its own language, the printed books themselves where they are at hand.
#include "tests/running.h"

#include <QDir>
#include <QLabel>
#include <QScrollBar>

using namespace mk;

class WhistBooksTest : public QObject {
  Q_OBJECT
private slots:
  void initTestCase() { applyStyle(*qApp, {}); }

  // A book that was loaded stands beside the pages of its games, with links to its sections, also beside the pages of
  // the bidding systems.
  void aLoadedBookStandsBesideThePagesBySection() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("bridge-1933");
    QFile file(dir.filePath(QStringLiteral("book.txt")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    const QByteArray laws = QByteArray("A law of the game.\n\n").repeated(60);
    file.write("# Bridge\n\n## Laws\n\n" + laws + "## Culbertson\n\n17. On bidding.\n\n" +
               QByteArray("How he bids.\n\n").repeated(60));
    file.close();
    const ImportReport report = run.sources.importSource(file.fileName(), QStringLiteral("et"));
    QVERIFY2(report.done, qPrintable(report.message));
    BookPlace& book = run.window->book();
    for (const char* page : {"bridge-1933", "family-whist", "family-whist-culbertson", "family-whist-risti"}) {
      book.showPage(QLatin1String(page));
      QVERIFY2(!book.sourceButton().isHidden(), page);
      if (!book.sourceButton().isChecked()) book.sourceButton().click();
      QVERIFY2(book.other().toHtml().contains(QStringLiteral("section:Culbertson")), page);
      emit book.other().anchorClicked(QUrl(QStringLiteral("section:Culbertson")));
      QVERIFY2(book.other().verticalScrollBar()->value() > 0, page);
      QVERIFY2(book.other().toPlainText().contains(QStringLiteral("17. On bidding")), page);
      // The page itself leads there, too.
      QVERIFY2(book.page().toHtml().contains(QStringLiteral("section:Culbertson")), page);
      book.sourceButton().click();
      QVERIFY2(book.other().isHidden(), page);
      emit book.page().anchorClicked(QUrl(QStringLiteral("section:Culbertson")));
      QVERIFY2(!book.other().isHidden(), page);
      QTRY_VERIFY2(book.other().verticalScrollBar()->value() > 0, page);
      QCOMPARE(book.pageId(), QLatin1String(page));
    }
    book.showPage(QStringLiteral("skruvwhist"));
    QVERIFY(book.sourceButton().isHidden());
  }

  // A book is kept under its own language, whatever the window speaks: the one that is chosen, else the one that it is
  // written in; where that does not show, it is asked for and nothing is loaded.
  void aBookIsKeptUnderItsOwnLanguage() {
    QTemporaryDir dir;
    Running run(dir.path(), "et");
    NEEDS("bridge-belote");
    SettingsPlace& settings = run.window->settings();
    const auto load = [&](const char* name, const QByteArray& text) {
      QFile file(dir.filePath(QLatin1String(name)));
      if (!file.open(QIODevice::WriteOnly)) qFatal("%s cannot be written", name);
      file.write(text);
      file.close();
      settings.importSource(file.fileName());
      return QTest::qWaitFor([&] { return settings.isReady(); }, 5000);
    };
    const auto languageOf = [&](const char* game) {
      const auto text = run.sources.textFor(QLatin1String(game));
      return text ? text->lang : QString();
    };
    QVERIFY(load("b.txt", "Бридж - белот\n\nИграта се играе от четирима и всеки да има карти на ръка.\n"));
    QCOMPARE(languageOf("bridge-belote"), QStringLiteral("bg"));
    QVERIFY2(settings.said().contains(QStringLiteral("Български")), qPrintable(settings.said()));
    QVERIFY(load("s.txt", "Skrufwhist\n\nDen som icke har ett kort af färgen och är med på spelet, passar.\n"));
    QCOMPARE(languageOf("skruvwhist"), QStringLiteral("sv"));
    QVERIFY(load("c.txt", "Culbertson\n\nIgaüks pakub oma kaardi järgi, kui tal on mis pakkuda.\n"));
    QCOMPARE(languageOf("bridge-1933"), QStringLiteral("et"));
    // A text that does not show it.
    QVERIFY(load("x.txt", "Vanderbilt-Bridge 4 8 16\n"));
    QCOMPARE(languageOf("bridge-reform"), QString());
    QVERIFY2(settings.said().contains(QStringLiteral("x.txt")), qPrintable(settings.said()));
    settings.bookLanguageBox().setCurrentIndex(settings.bookLanguageBox().findData(QStringLiteral("sv")));
    QVERIFY(load("x.txt", "Vanderbilt-Bridge 4 8 16\n"));
    QCOMPARE(languageOf("bridge-reform"), QStringLiteral("sv"));
  }

  // The printed books themselves: each is told its language, stands beside the pages of its games, and every link of a
  // page leads to its section.
  void theRealBooksStandBesideThePages() {
    const QDir folder(qEnvironmentVariable("MANGUKAST_SOURCES"));
    const QStringList names = folder.entryList({"000_*", "001_*", "002_*", "004_*"}, QDir::Files, QDir::Name);
    if (!qEnvironmentVariableIsSet("MANGUKAST_SOURCES") || names.size() != 4)
      QSKIP("set MANGUKAST_SOURCES to the folder with the books' texts (000_*.txt ...) to run this");
    QTemporaryDir dir;
    Running run(dir.path(), "et");
    NEEDS("bridge-1933");
    SettingsPlace& settings = run.window->settings();
    for (const QString& name : names) {
      settings.importSource(folder.filePath(name));
      QVERIFY(QTest::qWaitFor([&] { return settings.isReady(); }, 20000));
      qInfo("%s %s", qPrintable(name), qPrintable(settings.said()));
    }
    BookPlace& book = run.window->book();
    run.window->resize(1280, 800);
    run.window->go(Window::Book);
    const std::pair<const char*, const char*> pages[] = {{"bridge-1933", "et"},
                                                         {"bridge-kontrakt", "et"},
                                                         {"bridge-vanderbilt", "et"},
                                                         {"bridge-reform", "et"},
                                                         {"family-whist", "et"},
                                                         {"family-whist-risti", "et"},
                                                         {"bridge-belote", "bg"},
                                                         {"skruvwhist", "sv"},
                                                         {"kopskruv", "sv"},
                                                         {"paketskruv", "sv"},
                                                         {"open-kopskruv", "sv"},
                                                         {"family-whist-talk", "sv"},
                                                         {"puff", ""},
                                                         {"family-whist-culbertson", "et"}};
    static const QRegularExpression link(QStringLiteral("href=\"section:([^\"]+)\""));
    for (const auto& [page, lang] : pages) {
      book.showPage(QLatin1String(page));
      QStringList links;
      for (auto at = link.globalMatch(book.page().toHtml()); at.hasNext();) links << at.next().captured(1);
      QCOMPARE(links.isEmpty(), *lang == 0);
      if (links.isEmpty()) continue;
      int lower = 0, last = -1;
      for (const QString& to : std::as_const(links)) {
        emit book.page().anchorClicked(QUrl(QStringLiteral("section:") + to));
        QVERIFY(!book.other().isHidden());
        if (last < 0) QTest::qWait(50); // it has been laid out
        const int at = book.other().verticalScrollBar()->value();
        lower += at > last || at == book.other().verticalScrollBar()->maximum();
        last = at;
      }
      QVERIFY2(lower == links.size(),
               qPrintable(QStringLiteral("%1: %2 of %3").arg(page).arg(lower).arg(links.size())));
      qInfo("%s: %d links", page, static_cast<int>(links.size()));
      if (qEnvironmentVariableIsSet("MK_PICTURES")) {
        book.page().verticalScrollBar()->setValue(book.page().verticalScrollBar()->maximum());
        emit book.page().anchorClicked(QUrl(QStringLiteral("section:") + links[links.size() / 3]));
        QTest::qWait(200);
        run.window->grab().save(qEnvironmentVariable("MK_PICTURES") + "/book-" + page + ".png");
      }
    }
  }
};

QTEST_MAIN(WhistBooksTest)
#include "whist_books_test.moc"
