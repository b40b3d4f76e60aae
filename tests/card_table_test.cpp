// Card games at the table: cards as large as the room allows, a hand sorted by suit, by rank or by hand, what a person
// has missed told when the curtain rises, tricks and draws that are seen to move. Rulings: card games, A3, A4.
#include "tests/running.h"

#include "app/play/hand_order.h"
#include "boards/motion.h"
#include "boards/notice.h"

#include <QAccessible>
#include <QLabel>
#include <QMenu>
#include <QTest>

#include <numeric>

using namespace mk;

namespace {

// A position some way into a match of random moves.
Match someWayIn(const GameInfo& info, int seats, int moves) {
  auto match = Match::begin(info, seats, {}, 5);
  Random random(5, 9);
  for (int made = 0; match && made < moves && !match->over();) {
    if (match->turn().isChance()) {
      if (!match->chance()) break;
      continue;
    }
    Seat seat = 0;
    while (!match->turn().has(seat)) ++seat;
    const auto all = match->now().moves(seat);
    if (!match->play(seat, all[static_cast<std::size_t>(random.index(all.size()))])) break;
    ++made;
  }
  return std::move(*match);
}

Zone& handOf(View& view, Seat seat) {
  Zone* hand = ownHand(view, seat);
  if (!hand) qFatal("no hand");
  return *hand;
}

std::string cardsOf(const Zone& hand) {
  std::vector<Card> all;
  for (const Item& i : hand.items) all.push_back(i.thing.asCard());
  return text(all);
}

std::vector<Card> cards(const char* codes) {
  auto all = readCards(codes);
  if (!all) qFatal("%s", codes);
  return std::move(*all);
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

const Sprite* spriteOf(Running& run, Place p) { return run.table().canvas().scene().top(p); }

QPoint middleOf(Running& run, Place p) { return spriteOf(run, p)->rect.center().toPoint(); }

// Two persons at a card game, the first decision before them, the curtain lifted.
void twoPersons(Running& run, const QString& id, int seats) {
  run.play(id, seats);
  QVERIFY(QTest::qWaitFor([&] { return run.match().turn().isSeats() && run.table().isCurtained(); }, 5000));
  emit run.table().curtainLifted();
}

} // namespace

class CardTableTest : public QObject {
  Q_OBJECT
private slots:
  void initTestCase() { applyStyle(*qApp, {}); }

  void cardsAreReadableInASmallWindowWithAllSeatsTaken();
  void theSheetOfPreferenceIsDrawnAsOnPaper();
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
  void playableCardsStandUp();
  void noOtherCardIsTakenThanTheOneThatWasClicked();
  void whatWasMissedIsToldWhenTheCurtainRises();
  void theNoteCoversNoCard_data();
  void theNoteCoversNoCard();
  void aNoteIsGoneWithTheFirstTouch();
  void aTrickFliesToItsWinnerAndADrawToTheHand();
  void chipsArePaidFromSeatToSeat();
  void aPadIsOpenedFromTheBoxAndWrittenByKeyboard();
  void whoeverTypesTheCardsLearnsNothing();
};

void CardTableTest::cardsAreReadableInASmallWindowWithAllSeatsTaken() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("169");
  for (const BoxedGame& game : run.box.games()) {
    const int number = game.id().toInt();
    if (number < 169 || number > 200) continue;
    const GameInfo& info = *game.info;
    for (const int seats : {info.minSeats, info.maxSeats}) {
      const Match match = someWayIn(info, seats, 6 * seats);
      if (match.over()) continue;
      const Seat seat = match.turn().isSeats() ? match.turn().seat() : Seat{0};
      const View view = match.now().look(Viewer{seat});
      const QSizeF size(930, 470); // the table of a window of 1024 x 640
      const Scene scene = compose(view, info.arrange(view, Aspect::Wide), size, Words());
      for (const Sprite& s : scene.sprites) {
        const QByteArray where =
            game.id().toLatin1() + " with " + QByteArray::number(seats) + " in zone " + QByteArray::number(s.zone);
        if (s.thing.kind != Thing::Kind::Card) continue;
        const Zone* zone = view.find(s.zone);
        const bool others = zone->owner != kNobody && zone->owner != seat;
        const bool own = zone->kind == Zone::Kind::Hand && zone->owner == seat;
        const double least = own ? 70 : others ? 17 : number == 187 ? 24 : 30;
        QVERIFY2(s.rect.width() >= least, where + ": " + QByteArray::number(s.rect.width()));
        QVERIFY2(QRectF({}, size).adjusted(-2, -2, 2, 2).contains(s.bounds().center()), where);
      }
    }
  }
}

// A field for each player around the pool; everything that the table of the sheet tells has its place in it.
void CardTableTest::theSheetOfPreferenceIsDrawnAsOnPaper() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("169");
  const GameInfo& info = *run.box.find(QStringLiteral("169"))->info;
  for (const int seats : {3, 4})
    for (const int moves : {0, 90, 260})
      for (const QSizeF size : {QSizeF(930, 550), QSizeF(1180, 700)}) {
        const Match match = someWayIn(info, seats, moves);
        const View view = match.now().look(Viewer{1});
        const Scene scene = compose(view, info.arrange(view, Aspect::Wide), size, Words());
        const auto sheet = std::ranges::find(view.zones, Zone::Kind::Sheet, &Zone::kind);
        QVERIFY(sheet != view.zones.end());
        QCOMPARE(scene.stories.size(), std::size_t{1});
        const StoryPart& pool = scene.stories.front();
        QCOMPARE(pool.goal, seats); // fields
        const QRectF paper = pool.rect.adjusted(-1, -1, 1, 1);
        for (std::size_t i = 0; i < sheet->cells.size(); ++i) {
          const Spot* s = scene.spot({sheet->id, static_cast<std::int16_t>(i)});
          QVERIFY2(s != nullptr && paper.contains(s->rect), qPrintable(QString::number(i)));
        }
        QStringList written;
        for (const TextBlock& t : scene.texts)
          if (paper.contains(t.rect.center())) {
            written << t.text;
            QVERIFY2(t.size >= 9, qPrintable(t.text));
          }
        for (auto sum = sheet->cells.end() - 1 - seats; sum != sheet->cells.end(); ++sum)
          QVERIFY2(written.contains(Words().write(sum->text)), english(sum->text).c_str());
      }
}

void CardTableTest::aHandIsSortedBySuitWithTrumpsFirst() {
  const HandOrder suits{HandOrder::By::Suit, {}};
  QCOMPARE(sorted("7C AC 9D KH 2S TS X1", suits), std::string("X1 TS 2S KH AC 7C 9D"));
  QCOMPARE(sorted("7C AC 9D KH 2S TS X1", suits, static_cast<int>(Suit::Diamonds)),
           std::string("X1 9D TS 2S KH AC 7C"));
}

void CardTableTest::aHandIsSortedByRank() {
  const HandOrder ranks{HandOrder::By::Rank, {}};
  QCOMPARE(sorted("7C 7H AC 9D KH AS", ranks), std::string("AS AC KH 9D 7H 7C"));
  QCOMPARE(sorted("7C 7H AC 9D KH AS", ranks, static_cast<int>(Suit::Clubs)), std::string("AC 7C AS KH 9D 7H"));
}

void CardTableTest::acesLieLowWhereRunsBeginWithThem() {
  const HandOrder suits{HandOrder::By::Suit, {}}, ranks{HandOrder::By::Rank, {}};
  QCOMPARE(sorted("2C 3C AC", suits), std::string("AC 3C 2C")); // as most rules lay a hand
  QCOMPARE(sorted("AC 2C 3C 9D", suits), std::string("3C 2C AC 9D"));
  QCOMPARE(sorted("AC 2C KD AH", ranks), std::string("KD 2C AH AC"));
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

void CardTableTest::aHandLiesAsItWasLaidAndNewCardsComeToTheRight() {
  const HandOrder own{HandOrder::By::Own, cards("9D 7C QH KH")};
  QCOMPARE(sorted("7C 9D KH AS 2C", own), std::string("9D 7C KH AS 2C"));
  const HandOrder twins{HandOrder::By::Own, cards("7C 9D 7C")};
  QCOMPARE(sorted("7C 7C 9D", twins), std::string("7C 9D 7C"));
}

void CardTableTest::anOrderIsWrittenAndReadBack() {
  for (const HandOrder& o : {HandOrder{HandOrder::By::Suit, {}}, HandOrder{HandOrder::By::Rank, {}},
                             HandOrder{HandOrder::By::Game, {}}, HandOrder{HandOrder::By::Own, cards("7C X1 9D")}})
    QCOMPARE(readHandOrder(textOf(o)), o);
  for (const char* nonsense : {"", "upside down", "own 7C ZZ"}) QCOMPARE(readHandOrder(nonsense), HandOrder());
}

void CardTableTest::sortingChangesWhatIsSeenNotWhereCardsAre() {
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

void CardTableTest::aCardIsDraggedToAnotherPlaceInTheHand() {
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
void CardTableTest::aCardThatOneTouchPlaysIsPlayedWhereItIsLetGo() {
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

void CardTableTest::aCardIsMovedInTheHandByKeyAndByScreenReader() {
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

void CardTableTest::theOrderIsKeptForTheSeat() {
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

void CardTableTest::playableCardsStandUp() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("184");
  twoPersons(run, "184", 2);
  const Seat seat = run.session().viewer();
  View view = run.table().view();
  double highest = 1e9, lowest = 0;
  bool any = false;
  for (const Item& i : handOf(view, seat).items) {
    const double y = spriteOf(run, {handOf(view, seat).id, i.at})->rect.center().y();
    any = any || i.dim;
    (i.dim ? lowest : highest) = i.dim ? std::max(lowest, y) : std::min(highest, y);
  }
  QVERIFY(any);
  QVERIFY(highest < lowest);
}

void CardTableTest::whatWasMissedIsToldWhenTheCurtainRises() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("180");
  twoPersons(run, "180", 3);
  auto* notice = run.table().findChild<Notice*>();
  QVERIFY(notice);
  QSignalSpy missed(&run.window->table().presenter(), &Presenter::missed);
  for (int turn = 0; turn < 3; ++turn) {
    const Seat seat = run.match().turn().seat();
    QVERIFY(run.session().play(seat, run.match().now().moves(seat).front()));
    QVERIFY(run.table().isCurtained());
    QVERIFY(notice->isHidden());
    emit run.table().curtainLifted();
  }
  // The first one again: the moves of both others after its own.
  const QStringList events = missed.back().at(1).toStringList();
  QCOMPARE(events.size(), 2);
  QVERIFY(!notice->isHidden());
  QVERIFY(notice->accessibleDescription().contains(events.last()));
  const QRect over = notice->geometry().translated(-run.table().canvas().pos());
  for (const Sprite& s : run.table().canvas().scene().sprites)
    QVERIFY(!s.bounds().intersects(over)); // no card under it
  const QString heard = run.table().findChild<QLabel*>("happened")->accessibleName();
  const Seat me = run.session().viewer();
  for (qsizetype i = 0; i < 2; ++i) {
    const Phrase told = run.match().tell(run.match().plies() - 2 + static_cast<std::size_t>(i), Viewer{me});
    QCOMPARE(events[i], Words::capitalised(run.session().words().write(told)));
    QVERIFY2(heard.contains(Words::capitalised(run.session().words().speak(told))), qPrintable(heard));
  }
}

void CardTableTest::theNoteCoversNoCard_data() {
  QTest::addColumn<QString>("game");
  QTest::addColumn<int>("people");
  for (const auto& [game, people] : {std::pair{"169", 3}, {"174", 2}, {"178", 4}, {"180", 3}, {"191", 4}})
    QTest::addRow("%s with %d", game, people) << QString(game) << people;
}

// In a tall window, where everything lies close: not even one that lies face down.
void CardTableTest::theNoteCoversNoCard() {
  QFETCH(QString, game);
  QFETCH(int, people);
  QTemporaryDir dir;
  Running run(dir.path(), "et");
  if (!run.box.find(game)) QSKIP("the plugin of the game is not built");
  run.window->resize(800, 900);
  MatchSetup setup;
  setup.game = game;
  setup.seed = 9;
  for (int seat = 0; seat < people; ++seat) setup.seats << SeatPlayer{};
  emit run.window->game().play(setup);
  QVERIFY(QTest::qWaitFor([&] { return run.match().turn().isSeats() && run.table().isCurtained(); }, 5000));
  emit run.table().curtainLifted();
  auto* notice = run.table().findChild<Notice*>();
  int seen = 0;
  for (int turn = 0; turn < 12 && run.match().turn().isSeats(); ++turn) {
    const Seat seat = run.match().turn().seat();
    QVERIFY(run.session().play(seat, run.match().now().moves(seat).front()));
    if (!run.table().isCurtained()) continue;
    emit run.table().curtainLifted();
    QCoreApplication::processEvents();
    if (notice->isHidden()) continue;
    ++seen;
    // What it touches with its rim is seen.
    const QRect over = notice->geometry().translated(-run.table().canvas().pos()).adjusted(3, 3, -3, -3);
    for (const Sprite& s : run.table().canvas().scene().sprites)
      QVERIFY2(!s.bounds().intersects(over), qPrintable(notice->accessibleDescription()));
  }
  QVERIFY(seen > 0);
}

void CardTableTest::aNoteIsGoneWithTheFirstTouch() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("180");
  twoPersons(run, "180", 2);
  const Seat seat = run.match().turn().seat();
  QVERIFY(run.session().play(seat, run.match().now().moves(seat).front()));
  emit run.table().curtainLifted();
  auto* notice = run.table().findChild<Notice*>();
  QVERIFY(!notice->isHidden());
  QTest::keyClick(&run.table().canvas(), Qt::Key_Right);
  QVERIFY(notice->isHidden());
}

void CardTableTest::aTrickFliesToItsWinnerAndADrawToTheHand() {
  const auto zone = [](std::int16_t id, Zone::Kind kind, Zone::Role role, int closed, std::vector<int> codes = {}) {
    Zone z;
    z.id = id;
    z.kind = kind;
    z.role = role;
    z.size = 1;
    z.closed = static_cast<std::int16_t>(closed);
    for (const int c : codes)
      z.items.push_back({static_cast<std::int16_t>(z.items.size()), Thing::card(Card::fromCode(c)),
                         static_cast<std::uint16_t>(c + 1)});
    return z;
  };
  enum : std::int16_t { kTrick = 1, kTaken, kOther, kHand, kPack };
  Layout l;
  for (const std::int16_t id : {kTrick, kTaken, kOther, kHand, kPack})
    l.frames.push_back({id, {300.0 * (id - 1), 100, 280, 300}, 100, false});
  const auto scene = [&](View v) { return compose(v, l, {1600, 1000}, Words()); };
  using enum Zone::Kind;
  View before, after;
  before.zones = {zone(kTrick, Row, Zone::Role::Trick, 0, {5, 6, 7}), zone(kTaken, Pile, Zone::Role::Out, 0),
                  zone(kOther, Pile, Zone::Role::Out, 3), zone(kHand, Hand, Zone::Role::Hand, 5),
                  zone(kPack, Pile, Zone::Role::Stock, 9)};
  after = before;
  after.zones[0] = zone(kTrick, Row, Zone::Role::Trick, 0, {9}); // led out of the hidden hand
  after.zones[1] = zone(kTaken, Pile, Zone::Role::Out, 3);
  after.zones[3] = zone(kHand, Hand, Zone::Role::Hand, 4);
  const Motion gathered(scene(before), scene(after), false);
  int toWinner = 0, fromHand = 0;
  for (const Flight& f : gathered.flights()) {
    toWinner += f.to.zone == kTaken && f.to.thing.asCard().isBack();
    fromHand += f.from.zone == kHand && f.to.zone == kTrick && f.to.thing.asCard() == Card::fromCode(9);
  }
  QCOMPARE(toWinner, 3);
  QCOMPARE(fromHand, 1);
  View drawn = after;
  drawn.zones[3] = zone(kHand, Hand, Zone::Role::Hand, 5);
  drawn.zones[4] = zone(kPack, Pile, Zone::Role::Stock, 8);
  const Motion draw(scene(after), scene(drawn), false);
  QVERIFY(std::ranges::any_of(draw.flights(), [](const Flight& f) {
    return f.from.zone == kPack && f.to.zone == kHand && f.to.thing.asCard().isBack();
  }));
}

void CardTableTest::chipsArePaidFromSeatToSeat() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("171");
  const GameInfo& info = *run.box.find("171")->info;
  auto match = Match::begin(info, 2, {{"bank", "banker"}}, 4);
  QVERIFY(match);
  int paid = 0;
  for (int deal = 0; deal < 4 && paid == 0 && !match->over(); ++deal) {
    View before;
    while (match->turn().isChance()) QVERIFY(match->chance());
    while (match->turn().isSeats()) {
      before = match->now().look(Viewer::everybody());
      QVERIFY(match->play(match->turn().seat(), match->now().moves(match->turn().seat()).back())); // stop
    }
    const View after = match->now().look(Viewer::everybody());
    const auto scene = [&](const View& v) { return compose(v, info.arrange(v, Aspect::Wide), {1200, 700}, Words()); };
    const Motion motion(scene(before), scene(after), false);
    for (const Flight& f : motion.flights())
      paid += f.from.thing == Thing::piece(PieceKind::Chip, Colour::Red) && f.from.zone != f.to.zone;
  }
  QCOMPARE(paid, 1);
}

void CardTableTest::aPadIsOpenedFromTheBoxAndWrittenByKeyboard() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("179");
  emit run.window->box().gamePicked("179");
  SetupForm& form = run.window->game().form();
  QVERIFY(!form.scorePad()->isHidden());
  form.scorePad()->setChecked(true);
  QVERIFY(!form.realDice()->isEnabled());
  for (int seat = 0; seat < 4; ++seat)
    form.nameBox(seat)->setEditText(QStringList{"Mari", "Juku", "Ants", "Liis"}[seat]);
  QTest::mouseClick(&run.window->game().playButton(), Qt::LeftButton);
  QVERIFY(run.session().setup().pad);
  QCOMPARE(run.session().persons(), 4);
  QVERIFY(!run.table().isCurtained());
  const auto cell = [&](int row, int column) {
    const Zone& sheet = run.table().view().zones.front();
    return english(sheet.cells[static_cast<std::size_t>(row * sheet.columns + column)].text);
  };
  QTest::keyClick(&run.table(), Qt::Key_1); // the nine of spades
  QTest::keyClick(&run.table(), Qt::Key_3); // the ace
  QVERIFY(!run.table().isCurtained());
  auto* line = run.table().findChild<QLineEdit*>("entryLine");
  QVERIFY(line);
  QCOMPARE(run.window->focusWidget(), line);
  QTest::keyClicks(line, "200");
  QTest::keyClick(line, Qt::Key_Return); // there are 116
  QCOMPARE(run.match().plies(), std::size_t{2});
  QVERIFY(run.table().findChild<QLabel*>("happened")->accessibleName().contains("116"));
  line->clear();
  QTest::keyClicks(line, "70");
  QTest::keyClick(line, Qt::Key_Return);
  QCOMPARE(run.match().plies(), std::size_t{3});
  QCOMPARE(cell(1, 1), std::string("+1"));
  QCOMPARE(cell(1, 2), std::string("0"));
  QVERIFY(run.session().undo());
  QCOMPARE(run.match().plies(), std::size_t{2});
  QVERIFY(run.session().redo());
  const MatchId id = run.session().id();
  const QStringList log = logOf(run.match());
  run.window->table().leave();
  QVERIFY(run.window->table().resumeMatch(id)); // it waits in the store
  QCOMPARE(logOf(run.match()), log);
  QVERIFY(run.session().setup().pad);
  QCOMPARE(cell(1, 3), std::string("+1"));
}

void CardTableTest::whoeverTypesTheCardsLearnsNothing() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("171");
  const auto offered = [&](const char* id) {
    emit run.window->box().gamePicked(QLatin1String(id));
    return run.window->game().form().realDice()->isEnabled();
  };
  for (const char* id : {"182", "183", "187", "189", "199", "150"}) QVERIFY2(offered(id), id);
  for (const char* id : {"169", "171", "174", "184", "192", "193"}) QVERIFY2(!offered(id), id);
  emit run.window->box().gamePicked("171"); // with open first cards nothing is hidden
  SetupForm& form = run.window->game().form();
  auto* first = qobject_cast<QComboBox*>(form.option("first-cards"));
  QVERIFY(first);
  first->setCurrentIndex(first->findData("open"));
  QVERIFY(form.realDice()->isEnabled());
}

// Durak attacks with cards of one rank: once one is picked another card of the hand is refused, and none beside it
// taken.
void CardTableTest::noOtherCardIsTakenThanTheOneThatWasClicked() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("172");
  int tried = 0;
  for (quint64 seed = 1; seed <= 20; ++seed) {
    MatchSetup setup;
    setup.game = "172";
    setup.seed = seed;
    setup.seats << SeatPlayer{kNoId, {}, 0, {}} << SeatPlayer{kNoId, {}, 1, {}};
    emit run.window->game().play(setup);
    QVERIFY(QTest::qWaitFor([&] { return run.match().turn().isSeats(); }));
    if (!run.match().turn().has(0)) continue; // the computer has the lowest trump
    TableCanvas& canvas = run.table().canvas();
    QVERIFY(QTest::qWaitFor([&] { return canvas.touch().active(); }));
    canvas.finishMotion();
    const auto press = [&](Place place) { // at the left edge, where no other card of the fan covers it
      const QRectF card = canvas.scene().top(place)->rect;
      QTest::mouseClick(&canvas, Qt::LeftButton, {}, QPointF(card.left() + 4, card.center().y()).toPoint());
      canvas.finishMotion();
    };
    const std::vector<Place> hand = canvas.touch().targets();
    for (const Place first : hand) {
      if (!canvas.scene().top(first)) continue;
      press(first);
      const std::vector<Place> picked = canvas.touch().picked(), next = canvas.touch().targets();
      if (!canvas.touch().begun() || std::ranges::none_of(next, [&](Place p) { return p.zone == first.zone; })) break;
      for (const Place other : hand)
        if (other != first && canvas.scene().top(other) && std::ranges::find(next, other) == next.end()) {
          press(other);
          for (const Place p : canvas.touch().picked())
            QVERIFY(p == other || std::ranges::find(picked, p) != picked.end());
          ++tried;
          break;
        }
      break;
    }
  }
  QVERIFY(tried > 0);
}

QTEST_MAIN(CardTableTest)
#include "card_table_test.moc"
