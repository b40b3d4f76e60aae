// Pages of the rulebook that are not in order: a diagram that cannot be drawn says so in its place, in the window and
// on paper, and takes no time.
#include "tests/running.h"

#include "app/host/page_markdown.h"
#include "app/shell/book_paper.h"
#include "app/store/page_text.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QPdfWriter>
#include <QTextBlock>
#include <QTextTable>

#include <ctime>

using namespace mk;

namespace {

constexpr double kSeconds = 5;

double processorSeconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

// A rulebook of one page, about draughts.
struct OnePage {
  explicit OnePage(const QString& diagram, const QString& lang = QStringLiteral("en")) : run(data.path(), lang) {
    QDir(pages.path()).mkpath(lang);
    QFile file(pages.filePath(lang + "/12-draughts.md"));
    if (!file.open(QIODevice::WriteOnly)) qFatal("no page");
    file.write(("# Draughts\n\n## Setup\n\nBefore.\n\n```diagram\n" + diagram + "\n```\n\nAfter.\n").toUtf8());
    file.close();
    store = Store::open({});
    book = std::make_unique<Rulebook>(*store, pages.path());
    book->refresh();
    context = std::make_unique<Context>(Context{run.box, *store, run.settings, run.language, *book, run.sources});
    view = std::make_unique<PageView>(*context);
    view->resize(700, 500);
    view->showPage("12", "Draughts", lang);
    view->show();
  }
  QTemporaryDir data, pages;
  Running run;
  std::unique_ptr<Store> store;
  std::unique_ptr<Rulebook> book;
  std::unique_ptr<Context> context;
  std::unique_ptr<PageView> view;
};

} // namespace

class BookPaperTest : public QObject {
  Q_OBJECT

private slots:
  void initTestCase() { applyStyle(*qApp, {}); }

  void aDiagramThatCannotBeDrawnSaysSo_data() {
    QTest::addColumn<QString>("diagram");
    QTest::addColumn<QString>("said");
    QTest::newRow("a game that is not here") << "game: 999\ncaption: x"
                                             << "There is no game “999”.";
    QTest::newRow("no game at all") << "caption: nothing"
                                    << "There is no game “”.";
    QTest::newRow("no position") << "game: 12\nposition: W:Wz9:B*_[x](y)<b>"
                                 << "z9";
    QTest::newRow("a move that is not allowed") << "game: 12\nevents: 0 c3-c7\ncaption: x"
                                                << "c3-c7";
    QTest::newRow("a house rule that is not there") << "game: 12\noption: no-such=1"
                                                    << "no-such";
    QTest::newRow("more players than there can be") << "game: 12\nseats: 99999"
                                                    << "99999";
    QTest::newRow("a position without an end") << "game: 12\nposition: " + QString(300000, 'W') << "too long";
    QTest::newRow("moves without an end") << "game: 12\nevents: " + QString("0 c3-d4; ").repeated(50000) << "c3-d4";
  }
  void aDiagramThatCannotBeDrawnSaysSo() {
    QFETCH(QString, diagram);
    QFETCH(QString, said);
    const double before = processorSeconds();
    OnePage page(diagram);
    QCoreApplication::processEvents();
    const QString text = page.view->toPlainText();
    QVERIFY2(text.contains("This picture cannot be drawn: "), qPrintable(text.left(500)));
    QVERIFY2(text.contains(said) || said == "too long", qPrintable(text.left(500)));
    QVERIFY(text.contains("Before.") && text.contains("After.") && text.size() < 5000);
    QBuffer out;
    QVERIFY(out.open(QIODevice::WriteOnly));
    QCOMPARE(writeBook(out, *page.context, {"12"}, "en").sheets, 1);
    QVERIFY2(processorSeconds() - before < kSeconds, "it takes no time");
  }

  void theMessageIsWholeInOneLanguage() {
    const OnePage page("game: 999\ncaption: x", "et");
    QVERIFY(page.view->toPlainText().contains("Seda pilti ei saa joonistada. Mängu „999“ ei ole."));
  }

  // On every page: nothing is lost between the sheets, no heading stands alone at a sheet's end and no table is
  // divided.
  void everyPageIsWholeOnPaper_data() {
    QTest::addColumn<QString>("lang");
    QTest::newRow("Estonian") << "et";
    QTest::newRow("English") << "en";
  }
  void everyPageIsWholeOnPaper() {
    QFETCH(QString, lang);
    QTemporaryDir data;
    Running run(data.path(), lang);
    QBuffer out;
    QVERIFY(out.open(QIODevice::WriteOnly));
    QPdfWriter writer(&out);
    writer.setResolution(kBookResolution);
    setUpBook(writer);
    const QStringList pages = allPages(run.context);
    QVERIFY(!pages.isEmpty());
    QStringList wrong;
    for (const QString& page : pages) {
      const auto document = laidOutOnPaper(writer, run.context, page, lang);
      const double sheet = document->pageSize().height();
      double before = -1;
      int sheetBefore = 0;
      bool heading = false;
      const QTextTable* tableBefore = nullptr;
      int sheetOfTable = 0;
      for (QTextBlock block = document->begin(); block.isValid(); block = block.next()) {
        const QTextTable* table = QTextCursor(block).currentTable();
        const bool cell = table != nullptr;
        const QRectF where = document->documentLayout()->blockBoundingRect(block);
        if (cell) {
          const int here = static_cast<int>((where.top() + 1) / sheet);
          if (table == tableBefore && here != sheetOfTable) wrong << page + ": a table is divided: " + block.text();
          sheetOfTable = here;
        }
        tableBefore = table;
        if (cell && !heading) continue; // cells stand side by side
        const QTextLayout* lines = block.layout();
        if (lines->lineCount() == 0) {
          if (!block.text().isEmpty()) wrong << page + ": not laid out: " + block.text().left(30);
          continue;
        }
        const double top = where.top() + lines->lineAt(0).y();
        const int on = static_cast<int>((top + 1) / sheet);
        if ((!cell && top < before) || where.bottom() > document->pageCount() * sheet + 1)
          wrong << page + ": out of its place: " + block.text().left(30);
        if (heading && on != sheetBefore) wrong << page + ": a heading stands alone before " + block.text().left(30);
        heading = block.blockFormat().headingLevel() > 0;
        sheetBefore = on;
        if (!cell) before = top;
      }
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
  }

  // The window has it behind a cover; on paper it lies behind everything else, and only where it may be read.
  void theSecretOfATrickStandsOnASheetOfItsOwn() {
    QTemporaryDir data;
    Running run(data.path());
    if (!run.box.find("159") || !run.box.find("12")) QSKIP("no tricks or no draughts here");
    const auto contents = [&] {
      QBuffer out;
      return out.open(QIODevice::WriteOnly) ? writeBook(out, run.context, {"159", "12"}, "en").contents : QList<int>();
    };
    QCOMPARE(contents().size(), 2); // not before the trick has been done
    run.settings.set("options-" + run.box.find("159")->slug().toLatin1(), QVariantMap{{"secret", "always"}});
    const QList<int> begins = contents();
    QCOMPARE(begins.size(), 3);
    QVERIFY(begins[2] > begins[1]);
    const QString page = run.context.rulebook.page("159", "en").value_or(QString());
    const QString secret = secretIn(page).left(40);
    QVERIFY(secret.size() == 40 && page.contains(secret) && !secret.contains("##"));
    QBuffer out;
    QVERIFY(out.open(QIODevice::WriteOnly));
    QPdfWriter writer(&out);
    writer.setResolution(kBookResolution);
    setUpBook(writer);
    const QString text = laidOutOnPaper(writer, run.context, "159", "en")->toPlainText();
    QVERIFY(text.contains("The secret is printed on a sheet of its own") && !text.contains(secret.left(20)));
  }

  void aBookWithoutAFamilySaysSo() {
    QTemporaryDir data, plugins;
    QVERIFY(QFile::copy(MK_BIN_DIR "/plugins/ladder.so", plugins.filePath("ladder.so")));
    const auto contents = [&](const QStringList& pages) {
      Running run(data.path(), "en", plugins.path());
      QBuffer out;
      const QStringList asked = pages.isEmpty() ? allPages(run.context) : pages;
      return out.open(QIODevice::WriteOnly) ? writeBook(out, run.context, asked, "en").contents.size() : 0;
    };
    const qsizetype whole = contents({});
    QVERIFY(whole > 1);
    QFile broken(plugins.filePath("mill.so"));
    QVERIFY(broken.open(QIODevice::WriteOnly) && broken.write("no library") > 0);
    broken.close();
    QCOMPARE(contents({}), whole + 1);
    QCOMPARE(contents({"37"}), 1); // nobody expects all of the book there
  }

  // Nobody can ask on paper: there the answer stands alone.
  void whatDecidesAQuestionIsNotPrinted() {
    const QString page = QStringLiteral(
        "# Kabe\n\n## Kas tohib ...?\n\n- **Kas peab lööma?** Jah, nagu [Kabes](game:12).\n```asked\ngame: 12\n"
        "illegal: a1-b2\n```\n- **Kas tohib passida?** Ei.\n\n## Nipp\n");
    const PicturedPage printed = withPictures(page);
    QVERIFY(printed.diagrams.isEmpty());
    QCOMPARE(printed.markdown,
             QStringLiteral("# Kabe\n\n## Kas tohib ...?\n\n- **Kas peab lööma?** Jah, nagu [Kabes](game:12).\n"
                            "- **Kas tohib passida?** Ei.\n\n## Nipp\n"));
    const AskedFor open{QStringLiteral("Näita"), QStringLiteral("Peida"), {0}};
    const PicturedPage shown = withPictures(page, &open);
    QCOMPARE(shown.diagrams, QStringList{QStringLiteral("game: 12\nillegal: a1-b2\n")});
    QVERIFY(shown.markdown.contains(
        QStringLiteral(". [Peida](asked:0)\n\n  ![Kas peab lööma? Jah, nagu Kabes.](diagram:0)\n")));
  }

  void aDiagramThatIsInOrderIsDrawn() {
    const OnePage page("game: 12\ncaption: The start");
    QVERIFY(!page.view->toPlainText().contains("cannot be drawn"));
    QVERIFY(page.view->document()->resource(QTextDocument::ImageResource, QUrl("diagram:0")).value<QImage>().width() >
            100);
  }
};

QTEST_MAIN(BookPaperTest)
#include "book_paper_test.moc"
