// What comes from outside and is shown: names, titles and pages are text and nothing else, and a page that is gone
// leaves nothing behind.
#include "tests/running.h"

#include <QLabel>
#include <QListWidget>
#include <QTextBlock>
#include <QToolTip>

#include <QTest>

using namespace mk;

class PlainTextTest : public QObject {
  Q_OBJECT

private slots:
  void initTestCase() { applyStyle(*qApp, {}); }
  void aNameIsShownAsItIsWritten();
  void aTooltipIsShownAsItIsWritten();
  void aPageOpensNoFiles();
  void pagesThatAreGoneLeaveNothingBehind();

private:
  static void allLabelsArePlain() {
    int seen = 0;
    for (const QWidget* window : qApp->topLevelWidgets())
      for (const QLabel* label : window->findChildren<QLabel*>()) {
        QVERIFY2(label->textFormat() == Qt::PlainText, qPrintable(label->text()));
        ++seen;
      }
    QVERIFY(seen > 20);
  }
};

void PlainTextTest::aNameIsShownAsItIsWritten() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("12");
  const QString name = QStringLiteral("<img src='/dev/zero'>"), other = QStringLiteral("<b>Mari</b> & <u>co</u>");
  QVERIFY(run.window->profiles().add(name) != kNoId);
  emit run.window->box().gamePicked("12");
  run.window->game().form().nameBox(0)->setEditText(name);
  run.window->game().form().nameBox(1)->setEditText(other);
  QTest::mouseClick(&run.window->game().playButton(), Qt::LeftButton);
  run.settings.set("panel", "2"); // points
  run.click("c3");
  run.click("d4");
  run.click("b6");
  run.click("a5");
  QVERIFY(run.session().resign(1));
  QVERIFY2(run.window->table().endPanel().text().contains(name), qPrintable(run.window->table().endPanel().text()));
  for (const Window::Place place : {Window::Table, Window::Records, Window::SettingsPage, Window::Box}) {
    run.window->go(place);
    QCoreApplication::processEvents();
    allLabelsArePlain();
  }
}

void PlainTextTest::aTooltipIsShownAsItIsWritten() {
  QWidget window;
  window.show();
  QToolTip::showText({10, 10}, QStringLiteral("<img src='/dev/zero'>"), &window);
  const QLabel* tip = nullptr;
  for (const QWidget* widget : qApp->topLevelWidgets())
    if (widget->inherits("QTipLabel")) tip = static_cast<const QLabel*>(widget);
  QVERIFY(tip);
  QCOMPARE(tip->textFormat(), Qt::PlainText);
  QCOMPARE(tip->text(), QStringLiteral("<img src='/dev/zero'>"));
  QToolTip::hideText();
}

void PlainTextTest::aPageOpensNoFiles() {
  QTemporaryDir dir;
  Running run(dir.path());
  QImage secret(40, 30, QImage::Format_RGB32);
  secret.fill(Qt::red);
  const QString file = dir.filePath("secret.png");
  QVERIFY(secret.save(file));
  PageView page(run.context);
  page.resize(600, 400);
  page.showMarkdown(QStringLiteral("# Page\n\n![a picture](%1)\n\n![another](file://%1)\n").arg(file));
  page.show();
  QCoreApplication::processEvents();
  for (const QString& url : {file, QStringLiteral("file://") + file}) {
    const QVariant found = page.document()->resource(QTextDocument::ImageResource, QUrl(url));
    QVERIFY(found.value<QImage>().size() != secret.size());
    QVERIFY(!found.toByteArray().startsWith("\x89PNG"));
    QVERIFY(page.document()->resource(QTextDocument::HtmlResource, QUrl(url)).toByteArray().isEmpty());
  }
}

void PlainTextTest::pagesThatAreGoneLeaveNothingBehind() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("12");
  PageView page(run.context);
  page.resize(600, 400);
  page.show();
  for (int i = 0; i < 20; ++i) {
    page.showGame(*run.box.find("12"), i % 2 == 0 ? QStringLiteral("et") : QStringLiteral("en"));
    page.resize(500 + 10 * (i % 9), 400);
    QCoreApplication::processEvents();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  }
  QCOMPARE(page.findChildren<QTextDocument*>().size(), 1);
}

QTEST_MAIN(PlainTextTest)
#include "plain_text_test.moc"
