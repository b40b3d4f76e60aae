// Card games at the table: cards as large as the room allows, what may be played stands up, tricks, draws and chips
// that are seen to move, the sheet and the pad. Rulings: card games, A3, A4.
#include "tests/card_table.h"

#include "boards/motion.h"

#include <QLabel>

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

} // namespace

class CardTableTest : public QObject {
  Q_OBJECT

private slots:
  void initTestCase() { applyStyle(*qApp, {}); }
  void cardsAreReadableInASmallWindowWithAllSeatsTaken();
  void theSheetOfPreferenceIsDrawnAsOnPaper();
  void playableCardsStandUp();
  void aTrickFliesToItsWinnerAndADrawToTheHand();
  void chipsArePaidFromSeatToSeat();
  void aPadIsOpenedFromTheBoxAndWrittenByKeyboard();
  void whoeverTypesTheCardsLearnsNothing();
  void noOtherCardIsTakenThanTheOneThatWasClicked();
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
