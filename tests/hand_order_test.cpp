// A hand of cards sorted by suit, by rank or by hand: what is seen changes, not where the cards are.
#include "tests/card_table.h"

#include "app/play/hand_order.h"

#include <QAccessible>
#include <QLabel>

using namespace mk;

namespace {

std::string cardsOf(const Zone& hand) {
  std::vector<Card> all;
  for (const Item& i : hand.items) all.push_back(i.thing.asCard());
  return text(all);
}

Zone handWith(const char* codes) {
  Zone z;
  z.kind = Zone::Kind::Hand;
  z.role = Zone::Role::Hand;
  z.owner = 0;
  for (const Card c : cards(codes))
    z.items.push_back(
        {static_cast<std::int16_t>(z.items.size()), Thing::card(c), static_cast<std::uint16_t>(c.code())});
  return z;
}

std::string sorted(const char* codes, const HandOrder& order, int trump = -1) {
  Zone z = handWith(codes);
  sortHand(z, order, trump);
  return cardsOf(z);
}

std::string sortedForRuns(const char* codes, const HandOrder& order) {
  Zone z = handWith(codes);
  z.acesLow = true;
  sortHand(z, order, -1);
  return cardsOf(z);
}

QPoint middleOf(Running& run, Place p) { return spriteOf(run, p)->rect.center().toPoint(); }

} // namespace

class HandOrderTest : public QObject {
  Q_OBJECT

private slots:
  void initTestCase() { applyStyle(*qApp, {}); }
  void aHandIsSortedBySuitWithTrumpsFirst();
  void aHandIsSortedByRank();
  void acesLieLowWhereRunsBeginWithThem();
  void aHandLiesAsItWasLaidAndNewCardsComeToTheRight();
  void anOrderIsWrittenAndReadBack();
  void sortingChangesWhatIsSeenNotWhereCardsAre();
  void aCardIsDraggedToAnotherPlaceInTheHand();
  void aCardThatOneTouchPlaysIsPlayedWhereItIsLetGo();
  void aCardIsMovedInTheHandByKeyAndByScreenReader();
  void theOrderIsKeptForTheSeat();
};

void HandOrderTest::aHandIsSortedBySuitWithTrumpsFirst() {
  const HandOrder suits{HandOrder::By::Suit, {}};
  QCOMPARE(sorted("7C AC 9D KH 2S TS X1", suits), std::string("X1 TS 2S KH AC 7C 9D"));
  QCOMPARE(sorted("7C AC 9D KH 2S TS X1", suits, static_cast<int>(Suit::Diamonds)),
           std::string("X1 9D TS 2S KH AC 7C"));
}

void HandOrderTest::aHandIsSortedByRank() {
  const HandOrder ranks{HandOrder::By::Rank, {}};
  QCOMPARE(sorted("7C 7H AC 9D KH AS", ranks), std::string("AS AC KH 9D 7H 7C"));
  QCOMPARE(sorted("7C 7H AC 9D KH AS", ranks, static_cast<int>(Suit::Clubs)), std::string("AC 7C AS KH 9D 7H"));
}

void HandOrderTest::acesLieLowWhereRunsBeginWithThem() {
  const HandOrder suits{HandOrder::By::Suit, {}}, ranks{HandOrder::By::Rank, {}};
  QCOMPARE(sorted("AC 2C 3C 9D", suits), std::string("AC 3C 2C 9D"));
  QCOMPARE(sortedForRuns("AC 2C 3C 9D", suits), std::string("3C 2C AC 9D"));
  QCOMPARE(sortedForRuns("9D AC", suits), std::string("AC 9D"));
  QCOMPARE(sortedForRuns("AC 2C KD AH", ranks), std::string("KD 2C AH AC"));
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("174");
  const GameInfo& info = *run.box.find(QStringLiteral("174"))->info;
  int lowest = 0;
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    auto match = Match::begin(info, 2, {}, seed);
    QVERIFY(match);
    while (match->turn().isChance()) QVERIFY(match->chance());
    View view = match->now().look(Viewer{match->turn().seat()});
    Zone& hand = handOf(view, match->turn().seat());
    sortHand(hand, suits, -1);
    for (std::size_t i = 1; i < hand.items.size(); ++i) {
      const Card before = hand.items[i - 1].thing.asCard(), card = hand.items[i].thing.asCard();
      if (before.suit() != card.suit()) continue;
      QVERIFY(before.value() >= card.value());
      lowest += card.value() == 1 && before.value() != 1;
    }
  }
  QVERIFY(lowest > 0);
}

void HandOrderTest::aHandLiesAsItWasLaidAndNewCardsComeToTheRight() {
  const HandOrder own{HandOrder::By::Own, cards("9D 7C QH KH")};
  QCOMPARE(sorted("7C 9D KH AS 2C", own), std::string("9D 7C KH AS 2C"));
  const HandOrder twins{HandOrder::By::Own, cards("7C 9D 7C")};
  QCOMPARE(sorted("7C 7C 9D", twins), std::string("7C 9D 7C"));
}

void HandOrderTest::anOrderIsWrittenAndReadBack() {
  for (const HandOrder& o : {HandOrder{HandOrder::By::Suit, {}}, HandOrder{HandOrder::By::Rank, {}},
                             HandOrder{HandOrder::By::Game, {}}, HandOrder{HandOrder::By::Own, cards("7C X1 9D")}})
    QCOMPARE(readHandOrder(textOf(o)), o);
  for (const char* nonsense : {"", "upside down", "own 7C ZZ"}) QCOMPARE(readHandOrder(nonsense), HandOrder());
}

void HandOrderTest::sortingChangesWhatIsSeenNotWhereCardsAre() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("177");
  twoPersons(run, "177", 3);
  const Seat seat = run.session().viewer();
  View rules = run.match().now().look(Viewer{seat});
  const Zone& unsorted = handOf(rules, seat);
  for (int i = 0; i < 4; ++i) {
    run.window->table().sortAction().trigger();
    View seen = run.table().view();
    const Zone& hand = handOf(seen, seat);
    QCOMPARE(hand.items.size(), unsorted.items.size());
    for (const Item& item : unsorted.items) {
      const auto it = std::ranges::find(hand.items, item.at, &Item::at);
      QVERIFY(it != hand.items.end());
      QCOMPARE(it->thing, item.thing);
    }
  }
  QVERIFY(run.table().findChild<QLabel*>("happened")->accessibleName().contains("of")); // the cards are spoken
}

void HandOrderTest::aCardIsDraggedToAnotherPlaceInTheHand() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("177");
  twoPersons(run, "177", 3);
  const Seat seat = run.session().viewer();
  const std::size_t plies = run.match().plies();
  for (int i = 0; i < 3; ++i) { // whether they can be played or not
    View before = run.table().view();
    const Zone& hand = handOf(before, seat);
    const Item first = hand.items.front();
    const Place from{hand.id, first.at}, last{hand.id, hand.items.back().at};
    TableCanvas& canvas = run.table().canvas();
    const QPoint start = spriteOf(run, from)->rect.topLeft().toPoint() + QPoint(6, 20);
    const QPoint end = middleOf(run, last) + QPoint(static_cast<int>(spriteOf(run, last)->rect.width() / 3), 0);
    QTest::mousePress(&canvas, Qt::LeftButton, {}, start);
    QTest::mouseMove(&canvas, start + QPoint(30, 0));
    QTest::mouseMove(&canvas, end);
    QTest::mouseRelease(&canvas, Qt::LeftButton, {}, end);
    View after = run.table().view();
    QCOMPARE(handOf(after, seat).items.back().thing, first.thing);
    QVERIFY(!canvas.touch().begun());
  }
  QCOMPARE(run.match().plies(), plies);
}

// Dragged within the hand it is only laid elsewhere; let go over the table it is played.
void HandOrderTest::aCardThatOneTouchPlaysIsPlayedWhereItIsLetGo() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("177");
  MatchSetup setup;
  setup.game = "177";
  setup.seats = {{kNoId, "Mari", 0, {}}, {kNoId, "Ants", 0, {}}, {kNoId, "Kai", 0, {}}};
  run.window->go(Window::Table);
  std::optional<Item> playable;
  Place from;
  for (setup.seed = 1; !playable && setup.seed < 60; ++setup.seed) {
    run.window->table().startMatch(*run.box.find("177"), setup);
    QVERIFY(QTest::qWaitFor([&] { return run.match().turn().isSeats() && run.table().isCurtained(); }, 5000));
    emit run.table().curtainLifted();
    View view = run.table().view();
    const Zone& hand = handOf(view, run.session().viewer());
    for (const Item& item : hand.items)
      if (Touch(run.table().canvas().touch()).place({hand.id, item.at}) == Touch::Answer::Moved) {
        playable = item;
        from = {hand.id, item.at};
      }
  }
  QVERIFY(playable);
  TableCanvas& canvas = run.table().canvas();
  const auto drag = [&](QPoint to) {
    const QPoint start = spriteOf(run, from)->rect.topLeft().toPoint() + QPoint(6, 20);
    QTest::mousePress(&canvas, Qt::LeftButton, {}, start);
    QTest::mouseMove(&canvas, start + QPoint(0, -30));
    QTest::mouseMove(&canvas, to);
    QTest::mouseRelease(&canvas, Qt::LeftButton, {}, to);
  };
  const std::size_t plies = run.match().plies();
  View view = run.table().view();
  const Zone& hand = handOf(view, run.session().viewer());
  const Place other{hand.id, (hand.items.front().at == from.at ? hand.items.back() : hand.items.front()).at};
  drag(middleOf(run, other));
  QCOMPARE(run.match().plies(), plies);
  QVERIFY(!canvas.touch().begun());
  drag(canvas.rect().center());
  QCOMPARE(run.match().plies(), plies + 1);
}

void HandOrderTest::aCardIsMovedInTheHandByKeyAndByScreenReader() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("177");
  twoPersons(run, "177", 3);
  const Seat seat = run.session().viewer();
  View view = run.table().view();
  const Zone hand = handOf(view, seat);
  TableCanvas& canvas = run.table().canvas();
  const Place first{hand.id, hand.items[0].at};
  canvas.setFocusPlace(first, true);
  QTest::keyClick(&canvas, Qt::Key_Right, Qt::ControlModifier);
  QTest::keyClick(&canvas, Qt::Key_Right, Qt::ControlModifier);
  view = run.table().view();
  QCOMPARE(handOf(view, seat).items[2].thing, hand.items[0].thing);
  QCOMPARE(canvas.focusPlace(), std::optional(first));
  QAccessibleInterface* table = QAccessible::queryAccessibleInterface(&canvas);
  QAccessibleInterface* zone = nullptr;
  for (int i = 0; i < table->childCount(); ++i)
    if (canvas.view().zones[static_cast<std::size_t>(i)].id == hand.id) zone = table->child(i);
  QVERIFY(zone);
  QAccessibleInterface* third = zone->child(2); // they are spoken in the order in which they lie
  QCOMPARE(third->text(QAccessible::Name), canvas.words().speak(nameOf(canvas.view(), first)));
  QVERIFY(third->actionInterface()->actionNames().contains(QAccessibleActionInterface::decreaseAction()));
  third->actionInterface()->doAction(QAccessibleActionInterface::decreaseAction());
  view = run.table().view();
  QCOMPARE(handOf(view, seat).items[1].thing, hand.items[0].thing);
}

void HandOrderTest::theOrderIsKeptForTheSeat() {
  QTemporaryDir dir;
  {
    Running run(dir.path());
    NEEDS("177");
    twoPersons(run, "177", 3);
    run.window->table().presenter().orderHand(HandOrder::By::Rank);
  }
  Running run(dir.path());
  twoPersons(run, "177", 3);
  int ranked = 0;
  for (Seat seat = 0; seat < 3; ++seat)
    ranked += run.window->table().presenter().handOrder(seat).by == HandOrder::By::Rank;
  QCOMPARE(ranked, 1);
}

QTEST_MAIN(HandOrderTest)
#include "hand_order_test.moc"
