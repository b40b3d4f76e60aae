// Patiences by keys alone: a deal from its first move to its last, a race from cover to cover, and what is told of a
// board that nobody may see yet.
#include "tests/patience_window.h"

#include <QLabel>

using namespace mk;

namespace {

struct ByKeys : Running {
  using Running::Running;
  Random random{7, 1};

  void press(Qt::Key key) { QTest::keyClick(window->focusWidget(), key); }

  QPointF centre(Place p) {
    const Spot* spot = table().canvas().scene().spot(p);
    return spot ? spot->rect.center() : QPointF();
  }

  // Arrows towards a place; one of them at random where they do not come nearer.
  bool reach(Place wanted) {
    TableCanvas& canvas = table().canvas();
    for (int i = 0; i < 400; ++i) {
      if (!canvas.hasFocus()) return false;
      if (canvas.focusPlace() == wanted) return true;
      const QPointF way = canvas.focusPlace() ? centre(wanted) - centre(*canvas.focusPlace()) : QPointF(1, 1);
      const bool aside = std::abs(way.x()) > std::abs(way.y());
      const Qt::Key towards =
          aside ? (way.x() > 0 ? Qt::Key_Right : Qt::Key_Left) : (way.y() > 0 ? Qt::Key_Down : Qt::Key_Up);
      constexpr Qt::Key kArrows[] = {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down};
      press(random.below(3) == 0 ? kArrows[random.below(4)] : towards);
    }
    return false;
  }

  bool touch(const std::vector<Stroke>& strokes, std::size_t plies) {
    for (const Stroke& s : strokes) {
      if (match().plies() > plies) return true; // there was only one place to go to
      if (s.kind == Stroke::Kind::Button) {
        press(Qt::Key_Space); // the table's main button
        continue;
      }
      if (!reach(s.from)) return false;
      press(Qt::Key_Return);
    }
    return true;
  }

  bool make(const std::string& move) {
    const std::size_t plies = match().plies();
    const Gesture g = match().now().gestureOf(match().turn().seat(), move);
    return touch(g.chosen, plies) && touch(g.path, plies) && match().plies() == plies + 1;
  }

  bool tells(const QString& verdict) {
    const auto labels = window->table().practiceBar().findChildren<QLabel*>();
    return std::ranges::any_of(labels, [&](const QLabel* l) { return l->text() == verdict; });
  }
  bool judges() {
    const auto labels = window->table().practiceBar().findChildren<QLabel*>();
    return std::ranges::any_of(labels, [](const QLabel* l) {
      return l->text().startsWith("This deal") || l->text().startsWith("Thinking") || l->text().startsWith("Whether");
    });
  }
};

} // namespace

class PatienceKeysTest : public QObject {
  Q_OBJECT
private slots:
  void initTestCase() { applyStyle(*qApp, {}); }

  void aDealIsPlayedToItsEndByKeysAlone_data() { everyPatience(); }
  void aDealIsPlayedToItsEndByKeysAlone() {
    QFETCH(QString, id);
    QTemporaryDir dir;
    ByKeys run(dir.path());
    if (!run.box.find(id)) QSKIP("the plugin of this game is not built");
    const auto line = beginDealThat(run, id, Winnable::Yes);
    for (const std::string& move : line)
      QVERIFY2(run.make(move),
               qPrintable(QStringLiteral("%1 in %2")
                              .arg(QString::fromStdString(move), QString::fromStdString(run.match().now().text()))));
    QCOMPARE(run.match().now().solve({}).winnable, Winnable::Yes);
    if (run.match().over()) QCOMPARE(run.match().result().places, std::vector<int>{1});
  }

  // Whoever gives up has answered a question: the keyboard is then at what hangs before the next person's table.
  void theNextOnesCoverIsLiftedByTheSpaceBar_data() { everyPatience(); }
  void theNextOnesCoverIsLiftedByTheSpaceBar() {
    QFETCH(QString, id);
    QTemporaryDir dir;
    ByKeys run(dir.path());
    if (!run.box.find(id)) QSKIP("the plugin of this game is not built");
    constexpr int kPeople = 4;
    beginDeal(run, id, 7, kPeople);
    Presenter& presenter = run.window->table().presenter();
    Banner& banner = run.window->table().banner();
    for (Seat seat = 0; seat < kPeople; ++seat) {
      QVERIFY(run.table().isCurtained());
      run.press(Qt::Key_Space);
      QVERIFY(!run.table().isCurtained() && !presenter.isCovered());
      QCOMPARE(presenter.viewer().seat, seat);
      QVERIFY(run.table().canvas().hasFocus());
      run.press(Qt::Key_G);
      QVERIFY(banner.isVisible());
      run.press(Qt::Key_Tab); // from "No" to "Yes"
      run.press(Qt::Key_Space);
      QVERIFY(banner.isHidden());
    }
    QVERIFY(run.match().over());
    QCOMPARE(run.match().result().places, std::vector<int>(kPeople, 1));
  }

  // The verdict on the board before would stand there, or that on one that nobody has seen.
  void nothingIsJudgedBehindTheCover() {
    QTemporaryDir dir;
    ByKeys run(dir.path());
    NEEDS("155");
    beginDealThat(run, "155", Winnable::Yes);
    const quint64 seed = run.match().seed();
    beginDeal(run, "155", seed, 2);
    QVERIFY(run.table().isCurtained());
    QVERIFY(!run.judges());
    run.press(Qt::Key_Space);
    QVERIFY(QTest::qWaitFor([&] { return run.tells("This deal can be won."); }, 20'000));
    QVERIFY(run.make(run.match().now().moves(0).front()));
    QVERIFY(QTest::qWaitFor(
        [&] { return run.tells("This deal can still be won.") || run.tells("This deal can no longer be won."); },
        20'000));
    run.press(Qt::Key_G);
    run.press(Qt::Key_Tab);
    run.press(Qt::Key_Space);
    QVERIFY(run.table().isCurtained());
    QVERIFY(!run.judges());
    QTest::qWait(600);
    QVERIFY(!run.judges());
    run.press(Qt::Key_Space);
    QVERIFY(QTest::qWaitFor([&] { return run.tells("This deal can be won."); }, 20'000)); // this one's is untouched
  }

  // 153 goes on after twelve pairs.
  void aDealThatIsWonIsNotOneThatCanStillBeWon() {
    QTemporaryDir dir;
    ByKeys run(dir.path());
    NEEDS("153");
    for (const std::string& move : beginDealThat(run, "153", Winnable::Yes)) QVERIFY(run.session().play(0, move));
    QVERIFY(!run.match().over());
    QVERIFY(QTest::qWaitFor([&] { return run.tells("This deal is won."); }, 20'000));
  }
};

QTEST_MAIN(PatienceKeysTest)
#include "patience_keys_test.moc"
