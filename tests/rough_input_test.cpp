// What nobody plans for: names of 500 letters, from right to left and of emoji; a window far too small; a screen whose
// scale changes in the middle of a match; sound devices that fail. The match goes on, and nothing leaves its place.
#include "tests/running.h"

#include "app/shell/clock_bar.h"
#include "app/shell/sounds.h"

#include <QImage>
#include <QLabel>
#include <QPainter>

using namespace mk;

namespace {

const QString kLong = QString(500, u'm');
const QString kHebrew = QString::fromUtf8("אבגדה וזחט");
const QString kEmoji = QString::fromUtf8("👩‍👩‍👧‍👦🎲🏆");
const QString kTurned = QStringLiteral("Mari") + QChar(0x202e) + QStringLiteral("iraM\nline two");

bool start(Running& run, const QString& id, const QStringList& names) {
  MatchSetup setup;
  setup.game = id;
  setup.seed = 4;
  for (const QString& name : names) {
    SeatPlayer player;
    player.name = name;
    setup.seats << player;
  }
  run.window->go(Window::Table);
  return run.window->table().startMatch(*run.box.find(id), setup);
}

// Some moves by whoever is to act.
void playOn(Running& run, int events) {
  for (int i = 0; i < events && !run.match().over(); ++i) {
    if (run.table().isCurtained()) emit run.table().curtainLifted();
    const Turn turn = run.match().turn();
    if (turn.isChance()) {
      if (!run.session().throwDice()) return;
    } else {
      Seat seat = 0;
      while (!turn.has(seat)) ++seat;
      QVERIFY(run.session().play(seat, run.match().now().moves(seat).front()));
    }
    QCoreApplication::processEvents();
  }
}

QImage rendered(QWidget& w, double ratio) {
  QImage out(w.size() * ratio, QImage::Format_RGB32);
  out.setDevicePixelRatio(ratio);
  out.fill(Qt::black);
  w.render(&out);
  return out;
}

// The mean difference of a channel, 0..255.
double difference(const QImage& a, const QImage& b) {
  const QImage x = a.scaled(160, 120, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
  const QImage y = b.scaled(160, 120, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
  double sum = 0;
  for (int row = 0; row < 120; ++row)
    for (int column = 0; column < 160; ++column)
      sum += std::abs(qGreen(x.pixel(column, row)) - qGreen(y.pixel(column, row)));
  return sum / (160 * 120);
}

} // namespace

class RoughInputTest : public QObject {
  Q_OBJECT

private slots:
  void initTestCase() { applyStyle(*qApp, {}); }

  void namesOfAnyKindKeepTheTableInItsWindow_data() {
    QTest::addColumn<QString>("id");
    for (const char* id : {"12", "27", "31", "148", "170", "bridge-1933"}) QTest::newRow(id) << id;
  }
  void namesOfAnyKindKeepTheTableInItsWindow() {
    QFETCH(QString, id);
    QTemporaryDir dir;
    Running run(dir.path());
    const BoxedGame* game = run.box.find(id);
    if (!game) QSKIP("the plugin is not built");
    run.window->resize(1024, 640);
    QCoreApplication::processEvents();
    QStringList names{kLong, kHebrew, kEmoji, kTurned};
    while (names.size() < game->info->minSeats) names << kLong;
    names = names.first(std::clamp<int>(4, game->info->minSeats, game->info->maxSeats));
    QVERIFY(start(run, id, names));
    playOn(run, 12);
    QCOMPARE(run.window->size(), QSize(1024, 640)); // nothing pushes the window apart
    for (QLabel* label : run.window->table().findChildren<QLabel*>())
      if (label->isVisible())
        QVERIFY2(run.window->table()
                     .rect()
                     .adjusted(-1, -1, 1, 1)
                     .contains(QRect(label->mapTo(&run.window->table(), QPoint()), label->size())),
                 qPrintable(label->text().left(60)));
    // Words that no line can break are cut with a sign, on the curtain too.
    for (QLabel* label : run.table().findChildren<QLabel*>()) {
      if (!label->isVisible() || !label->wordWrap() || label->text().isEmpty()) continue;
      const QRect written =
          label->fontMetrics().boundingRect(QRect(0, 0, label->width(), 10'000), Qt::TextWordWrap, label->text());
      if (label->objectName() != u"prompt")
        QVERIFY2(written.width() <= label->width() && written.height() <= label->height(),
                 qPrintable(label->text().left(60)));
    }
    const Scene& scene = run.table().canvas().scene();
    for (const TextBlock& t : scene.texts)
      QVERIFY2(QRectF(QPointF(-1, -1), scene.size + QSizeF(2, 2)).contains(t.rect), qPrintable(t.text.left(60)));
    QVERIFY(!run.window->grab().isNull());
  }

  void aNameIsOneLineAndKeepsItsDirectionToItself() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("148");
    QVERIFY(start(run, "148", {kLong, kHebrew, kTurned, kEmoji}));
    QVERIFY(run.session().name(0).size() <= Store::kLongestName + 1);
    QCOMPARE(run.session().name(1), QChar(0x2068) + kHebrew + QChar(0x2069));
    QCOMPARE(run.session().name(2), QString("MariiraM line two"));
    QCOMPARE(run.session().name(3), kEmoji);
  }

  void whoIsCalledByFiveHundredLettersIsInTheRecordsAndComesBack() {
    QTemporaryDir dir;
    {
      Running run(dir.path());
      NEEDS("12");
      QVERIFY(start(run, "12", {kLong, kEmoji}));
      playOn(run, 4);
      QVERIFY(run.session().resign(0));
      QVERIFY(run.window->table().endPanel().isVisible());
    }
    Running run(dir.path());
    QCOMPARE(run.store->finishedMatches().size(), 1);
    QCOMPARE(run.store->finishedMatches()[0].setup.seats[1].name, kEmoji);
    run.window->go(Window::Records);
    QCoreApplication::processEvents();
    QVERIFY(!run.window->grab().isNull());
  }

  void aWindowThatIsFarTooSmallIsDrawnAndComesBack() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("27");
    QVERIFY(start(run, "27", {"", ""}));
    const QImage before = rendered(run.table(), 1);
    run.window->setMinimumSize(1, 1); // as a tiling desktop does
    for (const QSize size : {QSize(100, 100), QSize(1, 1), QSize(2400, 90), QSize(90, 1400)}) {
      run.window->resize(size);
      QCoreApplication::processEvents();
      QVERIFY(!run.window->grab().isNull());
    }
    QVERIFY(run.session().play(0, "e2e4"));
    run.table().resize(100, 100);
    run.table().canvas().resize(100, 100);
    QVERIFY(!run.table().grab().isNull());
    run.window->resize(1180, 780);
    QCoreApplication::processEvents();
    QVERIFY(run.session().undo());
    QCoreApplication::processEvents();
    QVERIFY(difference(rendered(run.table(), 1), before) < 6);
  }

  void theScreenChangesItsScaleInTheMiddleOfAMatch() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("12");
    QVERIFY(start(run, "12", {"", ""}));
    const QImage usual = rendered(run.table(), 1);
    for (const double ratio : {2.0, 1.25, 3.0, 1.0}) {
      QEvent changed(QEvent::ScreenChangeInternal);
      QCoreApplication::sendEvent(run.window.get(), &changed);
      const QImage now = rendered(run.table(), ratio);
      QCOMPARE(now.size(), (QSizeF(run.table().size()) * ratio).toSize());
      QVERIFY2(difference(now, usual) < 4, qPrintable(QString::number(ratio)));
    }
    run.click("c3");
    (void)rendered(run.table(), 2); // a man is in the hand
    run.click("d4");
    QCOMPARE(logOf(run.match()), QStringList{"0 c3-d4"});
  }

  void withoutSoundsTheMatchIsPlayedJustTheSame() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("27");
    run.settings.set("sounds", true);
    MatchSetup setup;
    setup.game = "27";
    setup.options[QString::fromLatin1(kClockOption)] = QStringLiteral("2");
    setup.seats = {SeatPlayer{}, SeatPlayer{}};
    run.window->go(Window::Table);
    QVERIFY(run.window->table().startMatch(*run.box.find("27"), setup));
    run.click("e2");
    run.click("e4");
    QCOMPARE(run.match().plies(), 1u);
    QVERIFY(QTest::qWaitFor([&] { return run.match().over(); }, 5000)); // the clock has ticked and the flag fell
    QCOMPARE(run.match().result().winners(), std::vector<Seat>{0});
  }
};

QTEST_MAIN(RoughInputTest)
#include "rough_input_test.moc"
