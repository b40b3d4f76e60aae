// The pages of the rulebook in the real window: their pictures and dice, their size, loaded texts beside them.
#include "tests/running.h"

#include <QTextBlock>

using namespace mk;

class BookWindowTest : public QObject {
  Q_OBJECT
private slots:
  void initTestCase() { applyStyle(*qApp, {}); }
  void diagramsSpeakTheLanguageOfTheirPage();
  void diceInTheTextOfAPageAreDrawn();
  void aNarrowPageIsDrawnThoughItsScrollBarComes();
  void theBookIsWrittenLargerByKeysAndStaysSo();
  void aLoadedTextIsOfferedOnTheOpenPage();
  void aQuestionShowsThePositionThatDecidesIt();
};

void BookWindowTest::diagramsSpeakTheLanguageOfTheirPage() {
  QTemporaryDir dir;
  Running run(dir.path(), "en");
  NEEDS("148");
  run.window->go(Window::Book);
  BookPlace& book = run.window->book();
  book.resize(1300, 760);
  book.showGame(*run.box.find("148"));
  QVERIFY(book.page().diagrams() > 0);
  const auto picture = [](PageView& page) {
    return page.document()->resource(QTextDocument::ImageResource, QUrl("diagram:0")).value<QImage>();
  };
  book.bothButton().click();
  QCoreApplication::processEvents();
  const QImage english = picture(book.page()), estonian = picture(book.other());
  QVERIFY(!english.isNull() && english.size() == estonian.size());
  QVERIFY2(english != estonian, "the sheet is written in two languages");
  QCOMPARE(QCoreApplication::translate("mk::Window", "Box"), QStringLiteral("Box")); // the program has kept its own
  QCOMPARE(QLocale().language(), QLocale::English);
}

// Dice in the text are pictures as high as a line; what they show is written beside them for everybody.
void BookWindowTest::diceInTheTextOfAPageAreDrawn() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("129");
  run.window->go(Window::Book);
  BookPlace& book = run.window->book();
  book.showGame(*run.box.find("129"));
  QTextDocument& page = *book.page().document();
  int dice = 0;
  for (QTextBlock block = page.begin(); block.isValid(); block = block.next())
    for (auto it = block.begin(); !it.atEnd(); ++it) {
      const QTextImageFormat picture = it.fragment().charFormat().toImageFormat();
      if (!picture.name().startsWith("die:")) continue;
      dice += it.fragment().length();
      const auto image = page.resource(QTextDocument::ImageResource, QUrl(picture.name())).value<QImage>();
      QVERIFY2(image.width() >= 8 && image.width() >= picture.width(), qPrintable(QString::number(image.width())));
      int dark = 0, light = 0; // spots and body
      for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
          const int grey = qGray(image.pixel(x, y));
          dark += qAlpha(image.pixel(x, y)) > 200 && grey<90, light += grey> 180;
        }
      QVERIFY(dark > 0 && light > 2 * dark);
      QVERIFY(picture.height() < 2 * QFontMetricsF(page.defaultFont()).height());
    }
  QCOMPARE(dice, 2 + 6 * 3 + 4); // a one and a five, six threes of a kind, a row of four
  QVERIFY(page.toPlainText().contains("1-2-3-4"));
}

// The scroll bar of a long page makes its pictures narrower while the page is being shown.
void BookWindowTest::aNarrowPageIsDrawnThoughItsScrollBarComes() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("12");
  for (int width = 300; width < 640; width += 12) {
    PageView page(run.context);
    page.resize(width, 400);
    page.show();
    QCoreApplication::processEvents();
    page.showGame(*run.box.find("12"), QStringLiteral("en"));
    QCoreApplication::processEvents();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCOMPARE(page.findChildren<QTextDocument*>(), QList<QTextDocument*>{page.document()});
    QVERIFY(page.diagrams() > 0);
    QVERIFY(!page.grab().isNull());
  }
}

// Ctrl and plus enlarge the pages of the book too, in both languages side by side; the size is there the next time.
void BookWindowTest::theBookIsWrittenLargerByKeysAndStaysSo() {
  QTemporaryDir dir;
  const auto opened = [](Running& run) -> BookPlace& {
    run.window->go(Window::Book);
    BookPlace& book = run.window->book();
    book.showGame(*run.box.find("148"));
    run.window->activateWindow();
    return book;
  };
  const auto written = [](PageView& page) {
    const QTextBlock line = page.document()->findBlockByNumber(1);
    return QFontMetricsF(line.begin().fragment().charFormat().font().resolve(page.document()->defaultFont())).height();
  };
  qreal usual = 0, large = 0;
  {
    Running run(dir.path(), "et");
    NEEDS("148");
    BookPlace& book = opened(run);
    QVERIFY(QTest::qWaitForWindowActive(run.window.get()));
    book.bothButton().click();
    QCoreApplication::processEvents();
    usual = written(book.page());
    QVERIFY(usual > 0);
    for (int i = 0; i < 3; ++i) QTest::keyClick(&book.page(), Qt::Key_Plus, Qt::ControlModifier);
    QCoreApplication::processEvents();
    large = written(book.page());
    QVERIFY2(large > usual * 5 / 4, qPrintable(QString::number(large)));
    QCOMPARE(written(book.other()), large);
    QVERIFY(book.page().diagrams() > 0);
  }
  Running again(dir.path(), "et");
  BookPlace& book = opened(again);
  QVERIFY(QTest::qWaitForWindowActive(again.window.get()));
  QCOMPARE(written(book.page()), large);
  QTest::keyClick(&book.page(), Qt::Key_Minus, Qt::ControlModifier);
  QVERIFY(written(book.page()) < large);
  QTest::keyClick(&book.page(), Qt::Key_0, Qt::ControlModifier);
  QCoreApplication::processEvents();
  QCOMPARE(written(book.page()), usual);
}

void BookWindowTest::aLoadedTextIsOfferedOnTheOpenPage() {
  QTemporaryDir dir;
  Running run(dir.path(), "et");
  NEEDS("12");
  QFile text(dir.filePath("vihik.txt"));
  QVERIFY(text.open(QIODevice::WriteOnly));
  for (const BoxedGame& game : run.box.games()) {
    bool isNumber = false;
    game.id().toInt(&isNumber);
    if (isNumber)
      text.write(QStringLiteral("%1. %2\n\nReeglid on siin kirjas oma sõnadega.\n\n")
                     .arg(game.id(), game.name("et"))
                     .toUtf8());
  }
  text.close();
  run.window->go(Window::Book);
  run.window->book().showGame(*run.box.find("12"));
  QVERIFY(run.window->book().sourceButton().isHidden());
  run.window->go(Window::SettingsPage);
  run.window->settings().importSource(text.fileName());
  QVERIFY(QTest::qWaitFor([&] { return !run.sources.books().isEmpty(); }));
  QVERIFY(run.sources.textFor("12").has_value());
  run.window->go(Window::Book);
  QVERIFY(!run.window->book().sourceButton().isHidden());
}

// What decides a question is shown to whoever asks for it, by mouse and by keys, in the language of the page.
void BookWindowTest::aQuestionShowsThePositionThatDecidesIt() {
  QTemporaryDir dir;
  Running run(dir.path(), "en");
  NEEDS("12");
  run.window->go(Window::Book);
  BookPlace& book = run.window->book();
  book.resize(1300, 760);
  book.showGame(*run.box.find("12"));
  run.window->activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(run.window.get()));
  const auto links = [](const PageView& page, const QString& words) {
    QList<QTextFragment> out;
    for (QTextBlock block = page.document()->begin(); block.isValid(); block = block.next())
      for (auto it = block.begin(); !it.atEnd(); ++it)
        if (it.fragment().charFormat().anchorHref().startsWith("asked:") && it.fragment().text() == words)
          out << it.fragment();
    return out;
  };
  PageView& page = book.page();
  const int usual = page.diagrams();
  const auto asked = links(page, "Show");
  QVERIFY(asked.size() > 3 && links(page, "Hide").isEmpty());
  QVERIFY(!page.toPlainText().contains("legal:"));

  QTextCursor at(page.document());
  at.setPosition(asked[1].position() + 1);
  page.setTextCursor(at);
  page.ensureCursorVisible();
  QTest::mouseClick(page.viewport(), Qt::LeftButton, {}, page.cursorRect(at).center());
  QTRY_COMPARE(page.diagrams(), usual + 1);
  QCOMPARE(links(page, "Show").size(), asked.size() - 1);
  QCOMPARE(links(page, "Hide").size(), 1);

  page.moveCursor(QTextCursor::Start);
  page.setFocus();
  for (int tabs = 0; tabs < 60 && page.textCursor().selectedText() != "Hide"; ++tabs)
    QTest::keyClick(&page, Qt::Key_Tab);
  QCOMPARE(page.textCursor().selectedText(), QStringLiteral("Hide"));
  QTest::keyClick(&page, Qt::Key_Return);
  QTRY_COMPARE(page.diagrams(), usual);
  QCOMPARE(page.textCursor().selectedText(), QStringLiteral("Show")); // where one was
  QTest::keyClick(&page, Qt::Key_Return);
  QTRY_COMPARE(page.diagrams(), usual + 1);

  book.bothButton().click();
  QCoreApplication::processEvents();
  QCOMPARE(links(book.other(), QStringLiteral("Näita")).size(), asked.size());
  book.showGame(*run.box.find("13"));
  book.showGame(*run.box.find("12"));
  QCOMPARE(page.diagrams(), usual); // a page comes as it is written
}

QTEST_MAIN(BookWindowTest)
#include "book_window_test.moc"
