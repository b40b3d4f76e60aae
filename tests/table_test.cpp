// The table widget, played by mouse, by drag and by keyboard on a small game made for the purpose: men on a board, dice
// to keep, a hand with twins, a foundation, buttons and a number to enter.
#include "boards/table_widget.h"
#include "games/box/match.h"
#include "tests/table_game.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTranslator>

#include <set>

using namespace mk;
using table_game::Fair;

namespace {

// A match at the table, as a shell would hold it.
class AtTheTable {
public:
  AtTheTable() : match_(std::move(*Match::begin(table_game::info(), 2, {}, 7))) {
    table.resize(900, 640);
    table.setAnimated(false);
    QObject::connect(&table, &TableWidget::moveMade, [this](int i) {
      const Seat seat = match_.turn().seat();
      played = match_.now().moves(seat)[static_cast<std::size_t>(i)];
      if (!match_.play(seat, played)) played = "refused";
      settleAndShow();
    });
    QObject::connect(&table, &TableWidget::throwReleased, [this] {
      if (match_.turn().isChance() && !match_.settle(Outcome::dice({4, 2}))) played = "refused";
      show();
    });
    settleAndShow();
    table.show();
    if (!QTest::qWaitForWindowActive(&table)) qWarning("no active window");
    canvas().setFocus();
  }
  TableCanvas& canvas() { return table.canvas(); }
  const Match& match() const { return match_; }
  void show() {
    const Turn turn = match_.turn();
    const Seat seat = turn.isSeats() ? turn.seat() : Seat{0};
    table.awaitThrow(turn.isChance());
    table.setView(match_.now().look({seat}), mk::arrange, match_.now().gestures(seat));
  }
  QPoint at(Place p) {
    const Scene& s = canvas().scene();
    if (const Sprite* top = s.top(p)) return top->rect.center().toPoint();
    const Spot* spot = s.spot(p);
    return spot ? spot->rect.center().toPoint() : QPoint(-1, -1);
  }
  void click(Place p) { QTest::mouseClick(&canvas(), Qt::LeftButton, {}, at(p)); }
  void drag(Place from, Place to) {
    const QPoint a = at(from), b = at(to);
    QTest::mousePress(&canvas(), Qt::LeftButton, {}, a);
    for (int i = 1; i <= 4; ++i) {
      const QPoint p = a + (b - a) * i / 4;
      QMouseEvent move(QEvent::MouseMove, p, canvas().mapToGlobal(p), Qt::NoButton, Qt::LeftButton, {});
      QCoreApplication::sendEvent(&canvas(), &move);
    }
    QTest::mouseRelease(&canvas(), Qt::LeftButton, {}, b);
  }
  void key(Qt::Key k) { QTest::keyClick(&canvas(), k); }
  QPushButton* button(const QString& begins) {
    for (QPushButton* b : table.findChildren<QPushButton*>())
      if (b->isVisible() && b->text().startsWith(begins)) return b;
    return nullptr;
  }

  TableWidget table;
  std::string played;

private:
  void settleAndShow() {
    if (match_.turn().isChance() && match_.plies() == 0 && !match_.settle(Outcome::dice({3, 5}))) played = "refused";
    show();
  }
  Match match_;
};

Place square(int at) { return {Fair::kBoard, static_cast<std::int16_t>(at)}; }
Place card(int at) { return {Fair::kHand, static_cast<std::int16_t>(at)}; }
Place die(int at) { return {Fair::kTray, static_cast<std::int16_t>(at)}; }

} // namespace

class TableTest : public QObject {
  Q_OBJECT
private slots:
  void phrases_are_written_short_and_spoken_in_full() {
    const Words words([](Seat) { return QString("100%1"); });
    const Card queen(Suit::Spades, 12);
    const Phrase p{"%1 played %2, trump is %3", {Arg::seat(0), Arg::card(queen.code()), Arg::suit(2)}};
    QCOMPARE(words.write(p), QString("100%1 played ♠Q, trump is ♥"));
    QCOMPARE(words.speak(p), QString("100%1 played queen of spades, trump is hearts"));
    const Phrase named{"beaten: %1", {Arg::phrase(nameOf(queen))}};
    QCOMPARE(words.write(named), QString("beaten: ♠Q"));
    QCOMPARE(words.speak(named), QString("beaten: queen of spades"));
    QCOMPARE(words.write(Phrase::counted("%n men of %1", 3, {Arg::number(-12)})), QString("3 men of −12"));
    QCOMPARE(Words().seat(1), QString("Seat 2"));
  }
  void the_table_speaks_estonian() {
    QTranslator estonian, words;
    QVERIFY(estonian.load(":/i18n/boards_et.qm") && words.load(":/i18n/words_et.qm"));
    QVERIFY(QCoreApplication::installTranslator(&estonian) && QCoreApplication::installTranslator(&words));
    QCOMPARE(Words::card(Card(Suit::Spades, 12)), QString("♠E"));
    AtTheTable t;
    QTest::mouseClick(t.button("Throw"), Qt::LeftButton); // the game of the test has no Estonian
    QVERIFY(t.button("Viska"));
    t.table.showCurtain("Mari");
    QVERIFY(t.button("Näita mu lauda"));
    QVERIFY(QCoreApplication::removeTranslator(&estonian) && QCoreApplication::removeTranslator(&words));
    QCOMPARE(Words::card(Card(Suit::Spades, 12)), QString("♠Q"));
  }
  void two_clicks_move_a_man() {
    AtTheTable t;
    t.click(square(0));
    QCOMPARE(t.canvas().touch().picked(), std::vector<Place>{square(0)});
    QVERIFY(t.canvas().targets().size() >= 1);
    t.click(square(3));
    QCOMPARE(t.played, std::string("a1-a2"));
  }
  void a_drag_moves_a_man() {
    AtTheTable t;
    t.drag(square(0), square(1));
    QCOMPARE(t.played, std::string("a1-b1"));
  }
  void a_drag_to_nowhere_lets_go() {
    AtTheTable t;
    t.drag(square(0), square(8));
    QVERIFY(t.played.empty());
    QVERIFY(!t.canvas().touch().begun());
  }
  void right_click_and_escape_let_go() {
    AtTheTable t;
    t.click(square(0));
    QTest::mouseClick(&t.canvas(), Qt::RightButton, {}, t.at(square(5)));
    QVERIFY(!t.canvas().touch().begun());
    t.click(square(0));
    QVERIFY(t.canvas().touch().begun());
    t.key(Qt::Key_Escape);
    QVERIFY(!t.canvas().touch().begun());
  }
  void the_keyboard_alone_moves_a_man() {
    AtTheTable t;
    t.canvas().setFocusPlace(square(0), true);
    t.key(Qt::Key_Return);
    t.key(Qt::Key_Up);
    QCOMPARE(t.canvas().focusPlace(), std::optional(square(3)));
    t.key(Qt::Key_Return);
    QCOMPARE(t.played, std::string("a1-a2"));
  }
  void enter_presses_the_only_button() {
    AtTheTable t;
    const Seat seat = t.match().turn().seat();
    const auto moves = t.match().now().moves(seat);
    const auto thrown = static_cast<std::size_t>(std::ranges::find(moves, "throw") - moves.begin());
    t.canvas().setFocusPlace(square(0), true);
    t.table.setView(t.match().now().look({seat}), mk::arrange, {t.match().now().gestureOf(seat, "throw")}, {thrown});
    t.click(square(8)); // a touch of the table ends nothing
    QVERIFY(t.played.empty());
    t.key(Qt::Key_Return);
    QCOMPARE(t.played, std::string("throw"));
  }
  // Board, tray and hand; the empty place where men come home is no stop.
  void tab_walks_through_all_zones_and_on_to_the_buttons() {
    AtTheTable t;
    std::set<int> zones;
    for (int i = 0; i < 12 && t.canvas().hasFocus(); ++i) {
      t.key(Qt::Key_Tab);
      if (t.canvas().hasFocus() && t.canvas().focusPlace()) zones.insert(t.canvas().focusPlace()->zone);
    }
    QCOMPARE(zones.size(), std::size_t(3));
    QVERIFY(!t.canvas().hasFocus());
    QVERIFY(qobject_cast<QPushButton*>(QApplication::focusWidget()) ||
            qobject_cast<QLineEdit*>(QApplication::focusWidget()));
  }
  void arrows_reach_every_square() {
    AtTheTable t;
    t.canvas().setFocusPlace(square(0), true);
    std::set<Place> seen{square(0)};
    for (const Qt::Key k : {Qt::Key_Right, Qt::Key_Right, Qt::Key_Up, Qt::Key_Left, Qt::Key_Left, Qt::Key_Up,
                            Qt::Key_Right, Qt::Key_Right}) {
      t.key(k);
      seen.insert(*t.canvas().focusPlace());
    }
    QCOMPARE(seen.size(), std::size_t(9));
  }
  void digits_keep_dice_and_space_throws_the_others() {
    AtTheTable t;
    t.key(Qt::Key_2);
    QCOMPARE(t.canvas().touch().picked(), std::vector<Place>{die(1)});
    t.key(Qt::Key_Space);
    QCOMPARE(t.played, std::string("throw 2"));
    QVERIFY(t.match().turn().isChance());
    QSignalSpy requested(&t.table, &TableWidget::throwRequested), released(&t.table, &TableWidget::throwReleased);
    QTest::keyPress(&t.canvas(), Qt::Key_Space);
    QCOMPARE(requested.size(), 1);
    QCOMPARE(released.size(), 0);
    QTest::keyRelease(&t.canvas(), Qt::Key_Space);
    QCOMPARE(released.size(), 1);
    QVERIFY(!t.match().turn().isChance());
  }
  void a_die_touched_again_is_not_kept() {
    AtTheTable t;
    t.click(die(0));
    t.click(die(0));
    QVERIFY(t.canvas().touch().picked().empty());
    QVERIFY(t.button("Throw"));
    QTest::mouseClick(t.button("Throw"), Qt::LeftButton);
    QCOMPARE(t.played, std::string("throw"));
  }
  void the_cup_is_shaken_while_the_tray_is_held() {
    AtTheTable t;
    QTest::mouseClick(t.button("Throw"), Qt::LeftButton);
    QVERIFY(t.match().turn().isChance());
    QSignalSpy released(&t.table, &TableWidget::throwReleased);
    QTest::mousePress(&t.canvas(), Qt::LeftButton, {}, t.at(die(0)));
    QCOMPARE(released.size(), 0);
    QTest::mouseRelease(&t.canvas(), Qt::LeftButton, {}, t.at(die(0)));
    QCOMPARE(released.size(), 1);
    QCOMPARE(t.match().now().look({0}).find(Fair::kTray)->items[0].thing.code, std::uint8_t(4));
  }
  void a_set_of_cards_is_chosen_in_any_order_and_laid_by_its_button() {
    AtTheTable t;
    QVERIFY(!t.button("Lay")->isEnabled());
    t.click(card(1));
    QVERIFY(t.button("Lay")->isEnabled());
    t.click(card(0));
    QTest::mouseClick(t.button("Lay"), Qt::LeftButton);
    QCOMPARE(t.played, std::string("lay 7C 7C"));
  }
  void twins_stand_for_each_other() {
    AtTheTable t;
    t.click(card(1)); // the rules list the single seven only once, for the first of the two
    QTest::keyClick(&t.canvas(), Qt::Key_L);
    QCOMPARE(t.played, std::string("lay 7C"));
  }
  void a_double_click_sends_a_card_to_its_foundation() {
    AtTheTable t;
    const QPoint p = t.at(card(3));
    QTest::mouseClick(&t.canvas(), Qt::LeftButton, {}, p);
    QTest::mouseDClick(&t.canvas(), Qt::LeftButton, {}, p);
    QCOMPARE(t.played, std::string("home 9S"));
  }
  void a_double_click_with_several_ways_keeps_the_man_in_the_hand() {
    AtTheTable t;
    const QPoint p = t.at(square(0));
    QTest::mouseClick(&t.canvas(), Qt::LeftButton, {}, p);
    QTest::mouseDClick(&t.canvas(), Qt::LeftButton, {}, p);
    QVERIFY(t.played.empty());
    QCOMPARE(t.canvas().touch().picked(), std::vector<Place>{square(0)});
  }
  void a_number_is_entered() {
    AtTheTable t;
    auto* line = t.table.findChild<QLineEdit*>("entryLine");
    QVERIFY(line);
    QTest::keyClicks(line, "31");
    QTest::keyClick(line, Qt::Key_Return);
    QVERIFY(t.played.empty()); // out of range
    line->clear();
    QTest::keyClicks(line, "27");
    QTest::keyClick(line, Qt::Key_Return);
    QCOMPARE(t.played, std::string("name 27"));
  }
  void an_ordinal_stays_with_its_word() {
    AtTheTable t;
    View view = t.table.view();
    view.prompt = {"alustab 1. mängija. 2 / 3", {}};
    t.table.setView(view, mk::arrange);
    QCOMPARE(t.table.findChild<QLabel*>("prompt")->text(), QStringLiteral("Alustab 1.\u00a0mängija. 2\u00a0/\u00a03"));
  }
  void the_curtain_hides_the_table_and_the_table_forgets_the_view() {
    AtTheTable t;
    QSignalSpy lifted(&t.table, &TableWidget::curtainLifted);
    t.table.showCurtain("Mari");
    QVERIFY(t.table.isCurtained());
    QVERIFY(t.table.view().zones.empty());
    QVERIFY(t.canvas().scene().sprites.empty());
    QVERIFY(t.canvas().touch().legal().empty());
    QVERIFY(t.table.findChild<QLabel*>("prompt")->text().isEmpty());
    QVERIFY(!t.button("Lay"));
    const QImage covered = t.table.grab().toImage();
    t.show();
    t.table.showCurtain("Mari");
    QCOMPARE(t.table.grab().toImage(), covered); // whatever lies below, the same picture
    QVERIFY(t.button("Show"));
    QTest::keyClick(t.button("Show"), Qt::Key_Space);
    QCOMPARE(lifted.size(), 1);
    QVERIFY(!t.table.isCurtained());
    t.show();
    QVERIFY(!t.table.view().zones.empty());
  }
  void animation_and_none_end_in_the_same_picture() {
    AtTheTable still, moving;
    moving.table.setAnimated(true);
    for (AtTheTable* t : {&still, &moving}) {
      t->click(square(0));
      t->click(square(3));
    }
    QVERIFY(moving.canvas().isMoving());
    QVERIFY(!still.canvas().isMoving());
    QSignalSpy settled(&moving.table, &TableWidget::settled);
    QVERIFY(settled.wait(1000));
    QVERIFY(!moving.canvas().isMoving());
    QCOMPARE(moving.canvas().grab().toImage(), still.canvas().grab().toImage());
  }
  void the_same_view_again_leaves_the_animation_alone() {
    AtTheTable t;
    t.table.setAnimated(true);
    t.click(square(0));
    t.click(square(3));
    QVERIFY(t.canvas().isMoving());
    t.show();
    QVERIFY(t.canvas().isMoving());
    t.click(card(0)); // and the hand is still to be used
    QVERIFY(t.canvas().touch().begun());
  }
  void any_input_skips_the_animation() {
    AtTheTable t;
    t.table.setAnimated(true);
    t.click(square(0));
    t.click(square(3));
    QVERIFY(t.canvas().isMoving());
    t.key(Qt::Key_Right);
    QVERIFY(!t.canvas().isMoving());
  }
  void a_hint_shows_an_arrow_until_something_is_touched() {
    AtTheTable t;
    const QImage before = t.canvas().grab().toImage();
    t.table.showHint({{}, {Stroke::place(square(0)), Stroke::place(square(3))}});
    QVERIFY(t.canvas().grab().toImage() != before);
    t.click(square(0));
    t.key(Qt::Key_Escape);
    QCOMPARE(t.canvas().grab().toImage(), before);
  }
  void real_dice_are_typed_in_and_checked() {
    AtTheTable t;
    std::vector<Outcome> got;
    connect(&t.table, &TableWidget::outcomeEntered, [&](const Outcome& o) { got.push_back(o); });
    t.table.askOutcome(ChanceRequest::dice(2, 0));
    auto* line = t.table.findChild<QLineEdit*>("outcomeLine");
    QVERIFY(line && line->isVisible());
    QTest::keyClicks(line, "37");
    QTest::keyClick(line, Qt::Key_Return);
    QVERIFY(got.empty());
    QVERIFY(!t.table.findChild<QLabel*>("complaint")->text().isEmpty());
    QTest::keyClicks(line, "36");
    QTest::keyClick(line, Qt::Key_Return);
    QCOMPARE(got.size(), std::size_t(1));
    QVERIFY(got[0] == Outcome::dice({3, 6}));
    QVERIFY(!line->isVisible());
  }
  void real_dice_are_clicked_in() {
    AtTheTable t;
    std::vector<Outcome> got;
    connect(&t.table, &TableWidget::outcomeEntered, [&](const Outcome& o) { got.push_back(o); });
    t.table.askOutcome(ChanceRequest::dice(2, 0));
    QTest::mouseClick(t.button("5"), Qt::LeftButton);
    QTest::mouseClick(t.button("1"), Qt::LeftButton);
    QCOMPARE(got.size(), std::size_t(1));
    QVERIFY(got[0] == Outcome::dice({5, 1}));
  }
  void the_second_seat_sees_a_turnable_board_from_its_side() {
    AtTheTable t;
    const QPointF before = t.canvas().scene().spot(square(0))->rect.center();
    t.click(square(0));
    t.click(square(3)); // now the second seat looks
    QCOMPARE(t.match().turn().seat(), Seat{1});
    const QPointF after = t.canvas().scene().spot(square(0))->rect.center();
    QVERIFY(before.y() > after.y());
    QVERIFY(before.x() < after.x());
  }
};

QTEST_MAIN(TableTest)
#include "table_test.moc"
