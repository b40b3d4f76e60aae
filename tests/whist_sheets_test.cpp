// What bridge-belote, skruvwhist and the score pad of bridge tell in the real window: what a deal's points were made
// of and who has won, what a call says to the partner, rubbers typed by keys. Rules: the worked cases of the rulings on
// bridge, belote and skruvwhist.
#include "boards/action_strip.h"
#include "tests/running.h"

#include <QLabel>
#include <QRegularExpression>

using namespace mk;

namespace {

QString prompt(Running& run) { return run.table().findChild<QLabel*>("prompt")->accessibleName(); }
QString said(Running& run) { return run.table().findChild<QLabel*>("happened")->accessibleName(); }

const Zone* zone(Running& run, const char* name) {
  for (const Zone& z : run.table().view().zones)
    if (english(z.name) == name) return &z;
  return nullptr;
}

QStringList cellsOf(Running& run, const Zone& z) {
  QStringList out;
  for (const Cell& c : z.cells) out << run.table().canvas().words().write(c.text);
  return out;
}

// Everybody plays by the rule of thumb until `until`.
template <class F> bool play(Running& run, F&& until) {
  for (int i = 0; i < 20000 && !run.match().over() && !until(); ++i) {
    const Match& m = run.match();
    if (m.turn().isChance()) {
      if (!run.session().settle(m.rolled().outcome)) return false;
      continue;
    }
    Random random(m.plies());
    const Seat seat = m.turn().seat();
    std::string move = m.now().suggest(seat, random);
    if (move.empty()) move = m.now().moves(seat).front();
    if (!run.session().play(seat, move)) return false;
  }
  return true;
}

// A deal of the pad: what is told of it, and both sums after it.
struct PadDeal {
  const char* contract; // "4 spades"; empty: all have passed
  int times, declarer, tricks;
  int honours; // 10 times the chair plus 4 or 5
  int we, they;
};
struct PadRubber {
  const char* id;
  std::vector<PadDeal> deals;
};

// Declarers 1 to 4 are N E S W; We are north and south.
const std::vector<PadRubber> kRubbers = {
    {"bridge-1933",
     {{"3 NT", 1, 1, 11, 0, 170, 0},
      {"4 spades", 4, 1, 7, 0, 170, 1800},
      {"4 spades", 2, 2, 7, 0, 620, 1800},
      {"7 NT", 2, 2, 13, 14, 770, 3780},
      {"3 NT", 1, 1, 5, 0, 770, 4480},
      {"6 hearts", 1, 1, 12, 14, 770 + 180 + 750 + 100 + 500, 4480}}},
    {"bridge-kontrakt",
     {{"2 diamonds", 2, 1, 9, 14, 328, 0},
      {"3 clubs", 1, 2, 12, 25, 328, 518},
      {"4 hearts", 1, 2, 9, 0, 428, 518},
      {"2 spades", 1, 3, 9, 14, 946, 518},
      {"3 clubs", 1, 1, 8, 0, 946, 718},
      {"4 spades", 1, 1, 13, 35, 2532, 718}}},
    {"bridge-vanderbilt",
     {{"5 diamonds", 2, 2, 6, 0, 1000, 0},
      {"3 NT", 2, 1, 10, 0, 1360, 0},
      {"4 spades", 1, 1, 7, 0, 1360, 500},
      {"6 clubs", 1, 2, 13, 0, 1360, 1170},
      {"4 hearts", 4, 1, 11, 0, 1360 + 480 + 600 + 500, 1170}}},
    {"bridge-reform",
     {{"4 NT", 1, 1, 10, 0, 84, 0},
      {"3 hearts", 2, 1, 7, 0, 84, 72},
      {"5 spades", 1, 2, 12, 0, 84, 190},
      {"6 spades", 1, 1, 12, 15, 84 + 54 + 4 + 48 + 40 + 94, 190}}},
};

// Somebody with a pencil: a bid is found by arrows, a button by Tab and pressed with Space, or pressed by its own key;
// figures are typed.
class Pencil {
public:
  explicit Pencil(Running& run) : run_(run) {}
  bool press(const QString& name) const {
    for (int i = 0; i < 90; ++i, QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab)) {
      auto* b = qobject_cast<QPushButton*>(QApplication::focusWidget());
      if (b == nullptr || b->accessibleName().compare(name, Qt::CaseInsensitive) != 0) continue;
      const std::size_t before = run_.match().plies();
      QTest::keyClick(b, Qt::Key_Space);
      return QTest::qWaitFor([&] { return run_.match().plies() > before; }, 3000);
    }
    return false;
  }
  // By arrows to the bid in the bidding box.
  bool bid(const QString& name) const {
    const Zone box = run_.table().view().zones.front();
    const auto cell =
        std::ranges::find_if(box.cells, [&](const Cell& c) { return QString::fromStdString(english(c.text)) == name; });
    if (cell == box.cells.end()) return false;
    const auto to = static_cast<int>(cell - box.cells.begin());
    TableCanvas& canvas = run_.table().canvas();
    canvas.setFocus();
    for (int i = 0; i < 30 && canvas.focusPlace() != Place{box.id, static_cast<std::int16_t>(to)}; ++i) {
      const auto at = canvas.focusPlace();
      const int row = at && at->zone == box.id ? at->at / box.columns : -1;
      const Qt::Key key = row < 0                   ? Qt::Key_Left
                          : row != to / box.columns ? (row < to / box.columns ? Qt::Key_Down : Qt::Key_Up)
                          : at->at < to             ? Qt::Key_Right
                                                    : Qt::Key_Left;
      QTest::keyClick(&canvas, key);
    }
    const std::size_t before = run_.match().plies();
    QTest::keyClick(&canvas, Qt::Key_Return);
    return QTest::qWaitFor([&] { return run_.match().plies() > before; }, 3000);
  }
  bool times(int n) const { return key(n == 1 ? Qt::Key_1 : n == 2 ? Qt::Key_X : Qt::Key_R); }
  bool digit(int n) const { return key(static_cast<Qt::Key>(Qt::Key_0 + n)); }
  bool key(Qt::Key key) const {
    const std::size_t before = run_.match().plies();
    QTest::keyClick(&run_.table().canvas(), key);
    return QTest::qWaitFor([&] { return run_.match().plies() > before; }, 3000);
  }
  void figures(int n) const {
    QLineEdit* line = nullptr;
    for (auto* l : run_.table().findChildren<QLineEdit*>(QStringLiteral("entryLine")))
      if (l->isVisible()) line = l;
    if (line == nullptr) return;
    line->clear();
    QTest::keyClicks(line, QString::number(n));
    QTest::keyClick(line, Qt::Key_Return);
  }
  bool honours(int told) const {
    if (told == 0) return press(QStringLiteral("nobody"));
    const QString who = run_.session().name(static_cast<Seat>(told / 10 - 1));
    return press(who) || press(who + QStringLiteral(": %1").arg(told % 10));
  }

private:
  Running& run_;
};

} // namespace

class WhistSheetsTest : public QObject {
  Q_OBJECT

private slots:
  void initTestCase() { applyStyle(*qApp, {}); }

  // Cards of a deal and what was announced stand beside the points; what was hanging is told where it goes.
  void belotesPointsAreExplainedAndTheWinnersNamed() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("bridge-belote");
    run.play("bridge-belote");
    if (run.table().isCurtained()) emit run.table().curtainLifted();
    static const QRegularExpression cards(QStringLiteral("Cards(, doubled,)? (\\d+) : (\\d+)"));
    int told = 0, deals = 0;
    QVERIFY(play(run, [&] {
      const Match& m = run.match();
      const std::string now = m.now().text();
      if (!m.turn().isChance() || now.find("cards=") == std::string::npos) return false;
      if (now.find("idle=") != std::string::npos) return false; // passed out
      ++deals;
      const auto isTold = [&] {
        if (run.table().isCurtained()) emit run.table().curtainLifted();
        const auto found = cards.match(prompt(run));
        const int all = found.captured(2).toInt() + found.captured(3).toInt();
        return all == 162 || all == 258 || all == 260;
      };
      told += static_cast<int>(QTest::qWaitFor(isTold, 2000));
      return false;
    }));
    QVERIFY2(told >= 4 && told == deals, qPrintable(QStringLiteral("%1 of %2").arg(told).arg(deals)));
    QVERIFY(run.match().over());
    QVERIFY2(told >= 4, qPrintable(QString::number(told)));
    const std::string why = english(run.match().result().why);
    const auto& scores = run.match().result().scores;
    const auto ends = "have won the match, " + std::to_string(std::max(scores[0], scores[1])) + " points to " +
                      std::to_string(std::min(scores[0], scores[1])) + ". The last deal: ";
    QVERIFY2(why.find(ends) != std::string::npos, why.c_str());
    const QString summary = EndPanel::summary(run.session());
    QVERIFY2(summary.contains(QStringLiteral("have won the match")), qPrintable(summary));
  }

  // Whose cards count, and of which cards they are, lies open at the end of the first trick.
  void whatIsAnnouncedIsNamedWithItsCards() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("bridge-belote");
    run.play("bridge-belote");
    QVERIFY(run.again(QStringLiteral(
        "game bridge-belote; n=4; dealer=4; turn=1; hand1: KH QH AD QD TD 9D 8D 8C; hand2: JS TS 8S JD JC TC 9C "
        "7C; hand3: AH TH 8H AS KS QS 7S AC; hand4: JH 9H 7H 9S KD 7D KC QC; calls: 1:P 2:C 3:NT 4:AT 1:P 2:P "
        "3:P")));
    QVERIFY2(prompt(run).contains(QStringLiteral("you announce: tierce 10 of diamonds")), qPrintable(prompt(run)));
    for (const auto& [seat, card] : {std::pair{0, "QH"}, {1, "8S"}, {2, "TH"}, {3, "9H"}}) {
      std::string move;
      for (const std::string& m : run.match().now().moves(static_cast<Seat>(seat)))
        if (m.starts_with(card) && m.size() > move.size()) move = m;
      QVERIFY2(run.session().play(static_cast<Seat>(seat), move), move.c_str());
    }
    const std::string told = english(run.match().tell(run.match().plies() - 1, Viewer{0}));
    QVERIFY2(told.find("The announcements of seat 1 and seat 3 count: tierce") != std::string::npos, told.c_str());
    const auto labels = [&] { // at the hands, for everybody
      if (run.table().isCurtained()) emit run.table().curtainLifted();
      QString all;
      for (const Zone& z : run.table().view().zones)
        if (z.role == Zone::Role::Hand) all += run.table().canvas().words().speak(z.label) + u'/';
      return all;
    };
    QVERIFY2(QTest::qWaitFor([&] { return labels().contains(QStringLiteral("tierce 10 of diamonds")); }, 3000),
             qPrintable(labels()));
    QVERIFY2(labels().contains(QStringLiteral("tierce ace of spades")), qPrintable(labels()));
  }

  // A call of the conversation is asked about at its place; the last bid is explained under the sheet.
  void whatACallSaysToThePartnerIsTold() {
    const QMap<QString, QStringList> texts = {
        {"en", {"three or four aces", "fewer than five sure tricks"}},
        {"et", {"kolm või neli ässa", "alla viie kindla tihi"}},
    };
    for (auto it = texts.begin(); it != texts.end(); ++it) {
      QTemporaryDir dir;
      Running run(dir.path(), it.key());
      NEEDS("skruvwhist");
      run.play("skruvwhist");
      QVERIFY(run.again(QStringLiteral(
          "game skruvwhist; n=4; dealer=1; turn=1; hand1: 5C 6C 7C KC 3D 7H 8H 9H TH JH 5S 6S JS; hand2: 2C 3C "
          "4C 2D 4D 5D 6D 7D 2H 3H 4H 2S 3S; hand3: QC AC QD KD AD KH AH 7S 8S 9S QS KS AS; hand4: 8C 9C TC JC "
          "8D 9D TD JD 5H 6H QH 4S TS; rank=1,3,2,4; calls: 1:P 2:P 3:1G 4:P")));
      const Zone* auction = zone(run, "auction");
      QVERIFY(auction != nullptr);
      const QString label = run.table().canvas().words().write(auction->label);
      QVERIFY2(label == QStringLiteral("1 gd: ") + it.value()[0], qPrintable(label));
      TableCanvas& canvas = run.table().canvas();
      for (const auto& [cell, text] : {std::pair{6, it.value()[0]}, {4, it.value()[1]}}) {
        const Place at{auction->id, static_cast<std::int16_t>(cell)};
        QTest::mouseClick(&canvas, Qt::LeftButton, {}, canvas.scene().spot(at)->rect.center().toPoint());
        QVERIFY2(said(run).contains(text), qPrintable(said(run)));
      }
    }
  }

  // Whole rubbers by keys: the sums after every deal, whose the columns are, who is in danger.
  void rubbersAreTypedByKeys_data() {
    QTest::addColumn<int>("rubber");
    for (int i = 0; i < static_cast<int>(kRubbers.size()); ++i)
      QTest::newRow(kRubbers[static_cast<std::size_t>(i)].id) << i;
  }
  void rubbersAreTypedByKeys() {
    QFETCH(int, rubber);
    const PadRubber& r = kRubbers[static_cast<std::size_t>(rubber)];
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("bridge-1933");
    run.play(r.id);
    MatchSetup setup = run.session().setup();
    setup.options["score-pad"] = "on";
    const QStringList names{"Ann", "Bob", "Cid", "Dora"};
    for (int k = 0; k < 4; ++k) setup.seats[k].name = names[k];
    QVERIFY(run.again(setup));
    run.window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(run.window.get()));
    QVERIFY(!run.table().isCurtained()); // everybody sees the pad
    const Pencil pencil(run);
    QVERIFY(pencil.digit(1));
    for (const PadDeal& d : r.deals) {
      QVERIFY(!run.match().over());
      QVERIFY2(pencil.bid(QString::fromLatin1(d.contract)), d.contract);
      QVERIFY(pencil.times(d.times));
      QVERIFY(pencil.digit(d.declarer));
      const std::string before = run.match().now().text();
      for (const int wrong : {14, 99}) { // more tricks than there are
        pencil.figures(wrong);
        QCOMPARE(run.match().now().text(), before);
        QVERIFY2(said(run).contains(QStringLiteral("it takes a number from 0 to 13")), qPrintable(said(run)));
      }
      pencil.figures(d.tricks);
      QVERIFY(run.match().now().text() != before);
      QVERIFY(pencil.honours(d.honours));
      const QStringList cells = cellsOf(run, *zone(run, "score pad"));
      QCOMPARE(cells.mid(1, 2), (QStringList{"We: Ann and Cid", "They: Bob and Dora"}));
      QCOMPARE(cells.mid(cells.size() - 2), (QStringList{QString::number(d.we), QString::number(d.they)}));
      if (&d != &r.deals.front()) continue;
      const auto line = cells.indexOf(QStringLiteral("the line"));
      QCOMPARE(cells[line + 1], cells.contains(QStringLiteral("game")) ? QStringLiteral("vulnerable") : QString());
      QCOMPARE(cells[line + 2], QString());
    }
    QVERIFY(run.match().over());
    const int difference = r.deals.back().we - r.deals.back().they;
    QCOMPARE(run.match().result().scores, (std::vector<int>{difference, -difference, difference, -difference}));
  }
};

QTEST_MAIN(WhistSheetsTest)
#include "whist_sheets_test.moc"
