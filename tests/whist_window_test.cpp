// Bridge, bridge-belote and skruvwhist in the real window, with session and store: whole matches by mouse and keyboard,
// a deal by keyboard alone, what is read aloud, forbidden calls, the review of a deal, deals by number and again.
// Pictures of auction, play and pad are left where MK_PICTURES names a folder.
#include "app/shell/deal_menu.h"
#include "boards/action_strip.h"
#include "tests/running.h"

#include <QAccessible>
#include <QMenu>

using namespace mk;

namespace {

// A person at the table who makes what the rule of thumb says, by hand.
class Hand {
public:
  Hand(Running& run, bool keyboard) : run_(run), keyboard_(keyboard) {}

  // Until the match is over or `until` says so; false: the table did not take a move.
  template <class F> bool play(F&& until, int most = 20000) {
    for (int i = 0; i < most && !run_.match().over() && !until(); ++i) {
      if (run_.table().isCurtained()) {
        emit run_.table().curtainLifted();
        continue;
      }
      if (run_.session().asksForThrow() || run_.match().turn().isChance()) {
        const std::size_t before = run_.match().plies();
        emit run_.table().throwReleased();
        if (!QTest::qWaitFor([&] { return run_.match().plies() > before; }, 3000)) return false;
        continue;
      }
      if (!move()) return false;
    }
    return run_.match().over() || until();
  }

private:
  bool move() {
    const Match& match = run_.match();
    const Seat seat = match.turn().seat();
    Random random(match.plies());
    std::string text = match.now().suggest(seat, random);
    if (text.empty()) text = match.now().moves(seat).front();
    const Gesture g = match.now().gestureOf(seat, text);
    const std::size_t before = match.plies();
    for (const auto* strokes : {&g.chosen, &g.path})
      for (const Stroke& s : *strokes)
        if (match.plies() == before && !stroke(s)) return false;
    const bool done = QTest::qWaitFor([&] { return run_.match().plies() > before || run_.match().over(); }, 3000);
    if (!done) qWarning("%s was not taken in %s", text.c_str(), match.now().text().c_str());
    return done;
  }
  bool stroke(const Stroke& s) {
    TableCanvas& canvas = run_.table().canvas();
    if (s.kind == Stroke::Kind::Button) {
      emit run_.table().findChild<ActionStrip*>()->buttonPressed(s.number);
      return true;
    }
    if (s.kind != Stroke::Kind::Place) return false;
    if (keyboard_) {
      canvas.setFocusPlace(s.from, true);
      if (canvas.focusPlace() != s.from) return false;
      QTest::keyClick(&canvas, Qt::Key_Return);
    } else {
      const auto* spot = canvas.scene().spot(s.from);
      if (spot == nullptr) return false;
      // A card in a hand lies under the next one: its left edge is free.
      const QPointF at(spot->rect.left() + std::min(8.0, spot->rect.width() / 2), spot->rect.center().y());
      QTest::mouseClick(&canvas, Qt::LeftButton, {}, at.toPoint());
    }
    return true;
  }
  Running& run_;
  bool keyboard_;
};

void picture(Running& run, const char* name) {
  const QByteArray folder = qgetenv("MK_PICTURES");
  if (folder.isEmpty()) return;
  if (run.table().isCurtained()) emit run.table().curtainLifted();
  QCoreApplication::processEvents();
  run.window->grab().save(QString::fromLocal8Bit(folder) + '/' + name + ".png");
}

// Whole matches by hand take a minute each.
bool isLong() { return qEnvironmentVariableIsSet("MK_LONG"); }
bool never() { return false; }
std::string textNow(Running& run) { return run.match().now().text(); }
bool has(Running& run, const char* part) { return textNow(run).find(part) != std::string::npos; }

} // namespace

class WhistWindowTest : public QObject {
  Q_OBJECT
private slots:
  void initTestCase() { applyStyle(*qApp, {}); }

  void aRubberIsPlayedToItsEnd() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("bridge-1933");
    run.window->resize(1280, 800);
    run.play("bridge-1933");
    Hand hand(run, false);
    QVERIFY(hand.play([&] { return has(run, "| calls"); }));
    picture(run, "auction-1280");
    QVERIFY(hand.play([&] { return has(run, "| trick") || has(run, "| tricks"); }));
    picture(run, "play-1280");
    if (!isLong()) return;
    QVERIFY(hand.play(never));
    picture(run, "end-1280");
    QVERIFY(run.match().over());
    const auto kept = run.store->loadMatch(run.session().id());
    QVERIFY(kept && kept->about.result);
    QCOMPARE(kept->about.result->scores.size(), 4);
    QCOMPARE(kept->about.result->scores[0], -kept->about.result->scores[1]);
  }

  void aBeloteMatchIsPlayedToItsEnd() {
    QTemporaryDir dir;
    Running run(dir.path(), "et");
    NEEDS("bridge-belote");
    run.window->resize(1024, 640);
    run.play("bridge-belote");
    Hand hand(run, false);
    QVERIFY(hand.play([&] { return has(run, "trick:"); }));
    picture(run, "belote-1024-et");
    if (!isLong()) return;
    QVERIFY(hand.play(never));
    picture(run, "belote-end-1024-et");
    QVERIFY(std::ranges::max(run.match().result().scores) >= 151);
  }

  void aGameOfSkruvwhistIsPlayedToItsEnd() {
    QTemporaryDir dir;
    Running run(dir.path(), "et");
    NEEDS("skruvwhist");
    run.window->resize(1024, 640);
    run.play("skruvwhist");
    Hand hand(run, false);
    QVERIFY(hand.play([&] { return has(run, "trick:"); }));
    picture(run, "skruv-1024-et");
    if (!isLong()) return;
    QVERIFY(hand.play(never));
    picture(run, "skruv-end-1024-et");
    QVERIFY(run.match().over());
  }

  void aDealIsPlayedByKeyboardAloneAndRead() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("bridge-1933");
    run.window->resize(1024, 640);
    run.play("bridge-1933");
    Hand hand(run, true);
    QVERIFY(hand.play([&] { return has(run, "| calls"); }));
    if (run.table().isCurtained()) emit run.table().curtainLifted();
    picture(run, "auction-1024");
    // The table's children are read: hands, bids, auction, pad, each with a name.
    QAccessibleInterface* canvas = QAccessible::queryAccessibleInterface(&run.table().canvas());
    QVERIFY(canvas && canvas->childCount() > 4);
    QStringList names;
    for (int i = 0; i < canvas->childCount(); ++i) names << canvas->child(i)->text(QAccessible::Name);
    for (const char* part : {"auction", "bids", "score pad"})
      QVERIFY2(!names.filter(QLatin1String(part), Qt::CaseInsensitive).isEmpty(), qPrintable(names.join('\n')));
    QVERIFY(hand.play([&] { return has(run, "pad="); }));
    picture(run, "pad-1024");
  }

  void aDealIsReviewedAndPlayedAgain() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("bridge-1933");
    run.play("bridge-1933");
    auto* menu = run.window->table().findChild<DealMenu*>();
    QVERIFY(menu);
    QVERIFY(!menu->review()); // nothing has ended
    QVERIFY(menu->deal(20261122));
    QCOMPARE(run.match().seed(), quint64{20261122});
    Hand hand(run, false);
    QVERIFY(hand.play([&] { return has(run, "phase=deal") && has(run, "| N:"); }));
    DealReviewBox* box = menu->review();
    QVERIFY(box);
    QVERIFY(QTest::qWaitFor([&] { return box->isReady(); }, 20000));
    if (qEnvironmentVariableIsSet("MK_PICTURES")) box->grab().save(qEnvironmentVariable("MK_PICTURES") + "/review.png");
    if (auto* table = box->findChild<QTableWidget*>(); table->rowCount() > 0) QCOMPARE(table->rowCount(), 5);
    box->close();
    const std::string text = textNow(run);
    const std::string deal = text.substr(text.find("N:"), 60);
    QVERIFY(menu->again());
    QVERIFY(has(run, deal.c_str()));
    QVERIFY(!has(run, "pad="));
  }
};

QTEST_MAIN(WhistWindowTest)
#include "whist_window_test.moc"
