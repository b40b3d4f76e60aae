// Card games in the real window: tricks gathered to the winner's place, chips that go over, open hands, places that say
// what they are, games without secrets played with one's own pack, the end of a deal, and where the keyboard is.
// Rulings: card games, A3, A4 and games 169, 171, 188, 193.
#include "app/shell/banner.h"
#include "boards/action_strip.h"
#include "boards/motion.h"
#include "boards/outcome_entry.h"
#include "boards/race_desk.h"
#include "tests/cards_window.h"

#include <QLabel>

#include <set>

using namespace mk;

class CardsWindowTest : public QObject {
  Q_OBJECT
private slots:
  void initTestCase() { applyStyle(*qApp, {}); }

  void aTrickIsGatheredToTheWinnersPlace_data() {
    QTest::addColumn<int>("seats");
    QTest::newRow("169") << 3;
    QTest::newRow("179") << 4;
    QTest::newRow("181") << 4;
  }
  void aTrickIsGatheredToTheWinnersPlace() {
    QFETCH(int, seats);
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("169");
    run.settings.set("animations", true);
    TableCanvas& canvas = run.table().canvas();
    begin(run, QString::fromLatin1(QTest::currentDataTag()), seats, {{"open-hands", "on"}});
    canvas.setPace(100);
    std::set<Seat> winners;
    while (winners.size() < 2 && toDecision(run) && !run.match().over()) {
      canvas.finishMotion();
      const View before = canvas.view();
      const Scene lay = canvas.scene();
      const Zone* trick = zoneOf(before, Zone::Role::Trick);
      const bool whole = trick != nullptr && trick->items.size() > 1;
      const int cards = whole ? static_cast<int>(trick->items.size()) : 0;
      const Seat winner = toAct(run.match()); // who has won a trick leads to the next
      const Zone* had = zoneOf(before, Zone::Role::Out, winner);
      QVERIFY(playSensibly(run));
      const Zone* trickNow = zoneOf(canvas.view(), Zone::Role::Trick);
      if (!whole || winners.contains(winner) || had == nullptr || trickNow == nullptr || trickNow->items.size() != 1)
        continue;
      const Zone* pile = zoneOf(canvas.view(), Zone::Role::Out, winner);
      QVERIFY(pile);
      QCOMPARE(int{pile->closed}, had->closed + cards);
      QVERIFY(canvas.isMoving());
      const QRectF place = canvas.scene().area(pile->id)->rect;
      int there = 0;
      const Motion motion(lay, canvas.scene(), false);
      for (const Flight& f : motion.flights()) {
        if (f.from.zone != trick->id || f.to.zone != pile->id) continue;
        ++there;
        QVERIFY(place.contains(f.to.rect.center()));
        double far = 1e9;
        for (const double moment : {0.0, 0.2, 0.4, 0.7, 1.0}) { // always nearer
          const QPointF way = Motion::at(f, moment).sprite.rect.center() - f.to.rect.center();
          QVERIFY2(std::hypot(way.x(), way.y()) < far, qPrintable(QString::number(moment)));
          far = std::hypot(way.x(), way.y());
        }
      }
      QCOMPARE(there, cards);
      const QImage begun = canvas.grab().toImage();
      QVERIFY(QTest::qWaitFor([&] { return !canvas.isMoving(); }, 3000));
      QVERIFY(begun != canvas.grab().toImage()); // it was seen to move
      // Before the winner's own hand, not somebody else's.
      const QPointF lies = place.center();
      Seat nearest = kNobody;
      double least = 1e9;
      for (const Zone& z : canvas.view().zones)
        if (z.kind == Zone::Kind::Hand) {
          const QPointF way = canvas.scene().area(z.id)->rect.center() - lies;
          if (std::hypot(way.x(), way.y()) < least) least = std::hypot(way.x(), way.y()), nearest = z.owner;
        }
      QCOMPARE(nearest, winner);
      winners.insert(winner);
    }
    QVERIFY(winners.size() > 1);
  }

  // A3: all hands face up for all, no covers.
  void openHandsAreNeverCovered() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("169");
    QStringList covered;
    for (int id = 169; id <= 200; ++id) {
      const GameInfo& info = *run.box.find(QString::number(id))->info;
      if (std::ranges::none_of(info.options,
                               [](const OptionSpec& o) { return o.key == std::string_view("open-hands"); }))
        continue;
      begin(run, QString::number(id), info.seats, {{"open-hands", "on"}});
      for (int made = 0; made < 25 && !run.match().over(); ++made) {
        QVERIFY(QTest::qWaitFor([&] { return run.match().turn().isSeats() || run.table().isCurtained(); }, 5000));
        if (run.table().isCurtained()) {
          covered << QString::number(id);
          break;
        }
        QVERIFY(playSensibly(run));
      }
    }
    QCOMPARE(covered.join(u' '), QString());
  }

  void chipsGoOverFromTheLoserToTheWinner() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("171");
    TableCanvas& canvas = run.table().canvas();
    begin(run, "171", 3, {{"bank", "banker"}, {"first-cards", "open"}});
    canvas.setPace(100);
    int moved = 0;
    for (int made = 0; made < 60 && moved < 2 && toDecision(run) && !run.match().over(); ++made) {
      canvas.finishMotion();
      const Scene lay = canvas.scene();
      const auto chips = [](const View& v) {
        std::vector<int> out;
        for (Seat k = 0; k < 3; ++k) out.push_back(static_cast<int>(zoneOf(v, Zone::Role::Tokens, k)->items.size()));
        return out;
      };
      const std::vector<int> had = chips(canvas.view());
      QVERIFY(playSensibly(run));
      const std::vector<int> have = chips(canvas.view());
      if (had == have) continue;
      int paid = 0;
      for (std::size_t k = 0; k < had.size(); ++k) paid += std::max(0, have[k] - had[k]);
      int seen = 0;
      const Motion motion(lay, canvas.scene(), false);
      for (const Flight& f : motion.flights())
        if (f.to.thing == Thing::piece(PieceKind::Chip, Colour::Red) && f.from.zone != f.to.zone) {
          const Seat from = canvas.view().find(f.from.zone)->owner, to = canvas.view().find(f.to.zone)->owner;
          QVERIFY(have[static_cast<std::size_t>(from)] < had[static_cast<std::size_t>(from)]);
          QVERIFY(have[static_cast<std::size_t>(to)] > had[static_cast<std::size_t>(to)]);
          ++seen;
        }
      QCOMPARE(seen, paid);
      QVERIFY(canvas.isMoving());
      QVERIFY(QTest::qWaitFor([&] { return !canvas.isMoving(); }, 3000));
      ++moved;
    }
    QCOMPARE(moved, 2);
  }

  void everyPlaceSaysWhatItIs() {
    QTemporaryDir dir;
    Running run(dir.path(), "et");
    NEEDS("169");
    for (int id = 169; id <= 200; ++id) {
      begin(run, QString::number(id), run.box.find(QString::number(id))->info->seats, {});
      QVERIFY(toDecision(run));
      const TableCanvas& canvas = run.table().canvas();
      for (const Zone& z : canvas.view().zones) {
        const QByteArray where = QByteArray::number(id) + ", zone " + QByteArray::number(z.id);
        QVERIFY2(!canvas.words().write(z.name).isEmpty(), where);
        if (z.kind == Zone::Kind::Sheet) continue;
        QVERIFY2(!canvas.words().speak(nameOf(canvas.view(), Place{z.id, 0})).isEmpty(), where);
      }
    }
    // The empty places in the middle are written on, too.
    for (const char* id : {"169", "192"}) {
      begin(run, QLatin1String(id), 3, {});
      QVERIFY(toDecision(run));
      const TableCanvas& canvas = run.table().canvas();
      QStringList texts;
      for (const TextBlock& t : canvas.scene().texts) texts << t.text;
      int empty = 0;
      for (const Zone& z : canvas.view().zones) {
        if (z.kind != Zone::Kind::Pile || z.owner != kNobody || !z.items.empty() || z.closed > 0 || !z.label.empty())
          continue;
        ++empty;
        const QString name = Words::capitalised(canvas.words().write(z.name));
        QVERIFY2(texts.contains(name), qPrintable(name + " | " + texts.join(" | ")));
      }
      QVERIFY(empty > 0);
    }
  }

  void gamesWithoutSecretsArePlayedWithOnesOwnCards_data() {
    QTest::addColumn<QString>("option");
    QTest::addColumn<QString>("open");
    QTest::newRow("188") << "cards"
                         << "open";
    QTest::newRow("193") << "open-hands"
                         << "on";
  }
  void gamesWithoutSecretsArePlayedWithOnesOwnCards() {
    QFETCH(QString, option);
    QFETCH(QString, open);
    const QString id = QString::fromLatin1(QTest::currentDataTag());
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("188");
    emit run.window->box().gamePicked(id);
    SetupForm& form = run.window->game().form();
    QVERIFY(!form.realDice()->isEnabled()); // whoever types the cards would know them
    if (auto* choice = qobject_cast<QComboBox*>(form.option(option)))
      choice->setCurrentIndex(choice->findData(open));
    else
      qobject_cast<QCheckBox*>(form.option(option))->setChecked(true);
    if (auto* race = form.option("race")) qobject_cast<QCheckBox*>(race)->setChecked(false);
    QVERIFY(form.realDice()->isEnabled());
    form.realDice()->setChecked(true);
    QTest::mouseClick(&run.window->game().playButton(), Qt::LeftButton);
    auto* entry = run.window->findChild<OutcomeEntry*>();
    QVERIFY(entry);
    Random random(1931);
    int dealt = 0;
    for (int made = 0; !run.match().over() && made < 4000; ++made) {
      if (run.table().isCurtained()) emit run.table().curtainLifted();
      if (!run.match().turn().isChance()) {
        QVERIFY(playSensibly(run));
        continue;
      }
      QVERIFY(!run.session().asksForThrow());
      QVERIFY(QTest::qWaitFor([&] { return entry->asking(); }, 3000));
      const ChanceRequest ask = run.match().now().chance();
      auto* line = entry->findChild<QLineEdit*>("outcomeLine");
      QVERIFY(line);
      const std::size_t before = run.match().plies();
      if (ask.kind == Outcome::Kind::Deck) {
        std::vector<Card> pack(ask.pack.begin(), ask.pack.end());
        random.shuffle(pack.begin(), pack.end());
        QTest::keyClicks(line, QString::fromStdString(text(std::span<const Card>(pack))));
        ++dealt;
      } else {
        QTest::keyClicks(line, "1");
      }
      QTest::keyClick(line, Qt::Key_Return);
      QVERIFY(QTest::qWaitFor([&] { return run.match().plies() > before; }, 3000));
    }
    QVERIFY(run.match().over());
    QVERIFY(dealt > 0);
    QVERIFY(run.store->loadMatch(run.session().id())->about.result);
  }
  // 171: a computer is the next to deal, and waits until somebody has seen how the round ended.
  void theEndOfADealIsSeenThoughAComputerDealsNext() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("171");
    beginBesideComputers(run, "171", 3);
    const auto dealsNext = [&] { return run.match().turn().isChance() ? run.match().now().chance().by : kNobody; };
    for (int round = 0; round < 3; ++round) {
      QVERIFY(QTest::qWaitFor(
          [&] {
            if (run.match().turn().isSeats() && run.match().turn().has(0)) (void)run.session().play(0, "stop");
            return dealsNext() != kNobody;
          },
          20'000));
      const Seat by = dealsNext();
      const std::size_t plies = run.match().plies();
      QTest::qWait(60); // a computer acts at once where nothing moves
      QCOMPARE(run.match().plies(), plies);
      for (Seat k = 0; k < 3; ++k)
        for (const Item& i : zoneOf(run.table().view(), Zone::Role::Hand, k)->items)
          QVERIFY(!i.thing.asCard().isBack());
      emit run.table().throwReleased();
      QCOMPARE(run.match().plies() > plies, true);
      if (by != 0) return;
    }
    QFAIL("no computer has dealt");
  }

  // 191: whom a trade is offered to is ringed at the table and stays pressed on the strip, until the suit is named.
  void whomATradeIsOfferedToIsSeen() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("191");
    begin(run, "191", 3, {});
    QVERIFY(toDecision(run));
    TableCanvas& canvas = run.table().canvas();
    const Seat me = run.session().viewer();
    const auto button = [&](const QString& label) -> QPushButton* {
      for (QPushButton* b : run.table().findChildren<QPushButton*>())
        if (b->isVisible() && b->text().contains(label)) return b;
      return nullptr;
    };
    const Zone* hand = run.table().view().find(me);
    const auto natural = std::ranges::find_if(hand->items, [](const Item& i) { return !i.thing.asCard().isJoker(); });
    const Suit own = natural->thing.asCard().suit();
    canvas.press({me, natural->at});
    for (Seat k = 0; k < 3; ++k) {
      if (k == me) continue;
      QPushButton* b = button(run.session().name(k));
      QVERIFY(b && b->isEnabled() && !b->property("pressed").toBool());
      const QImage before = canvas.grab().toImage();
      QTest::mouseClick(b, Qt::LeftButton);
      QCOMPARE(canvas.meantHands(), std::vector<std::int16_t>{k});
      QVERIFY(b->property("pressed").toBool());
      QCOMPARE(b->accessibleDescription(), QStringLiteral("chosen"));
      QVERIFY(before != canvas.grab().toImage());
      if (k == (me + 2) % 3) break;
      QTest::keyClick(&canvas, Qt::Key_Escape); // thought better of it
      QVERIFY(canvas.meantHands().empty());
      QVERIFY(!b->property("pressed").toBool());
      canvas.press({me, natural->at});
    }
    const std::size_t before = run.match().plies();
    QTest::mouseClick(button(Words::suit(own == Suit::Hearts ? Suit::Clubs : Suit::Hearts)), Qt::LeftButton);
    QCOMPARE(run.match().plies(), before + 1);
    QVERIFY(canvas.meantHands().empty());
  }

  // 182: each back of the fan is a place of its own, at whichever side of the table.
  void anyCardOfTheFanMayBeDrawn_data() {
    QTest::addColumn<int>("seats");
    QTest::newRow("opposite") << 2;
    QTest::newRow("beside") << 4;
  }
  void anyCardOfTheFanMayBeDrawn() {
    QFETCH(int, seats);
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("182");
    begin(run, "182", seats, {});
    QVERIFY(toDecision(run));
    const Seat me = run.session().viewer(), from = static_cast<Seat>((me + seats - 1) % seats);
    TableCanvas& canvas = run.table().canvas();
    std::vector<QRectF> backs;
    for (const Sprite& s : canvas.scene().sprites)
      if (s.zone == from) backs.push_back(s.bounds());
    QVERIFY(backs.size() >= 8);
    for (std::size_t i = 0; i < backs.size(); ++i)
      QCOMPARE(canvas.scene().spot({from, static_cast<std::int16_t>(i)})->rect, backs[i]);
    const QRectF third = backs[2], next = backs[3];
    const bool down =
        std::abs(next.center().y() - third.center().y()) > std::abs(next.center().x() - third.center().x());
    QPointF seen = third.center(); // of the third what the fourth leaves free
    if (down)
      seen.setY(next.center().y() > third.center().y() ? third.top() + 3 : third.bottom() - 3);
    else
      seen.setX(next.center().x() > third.center().x() ? third.left() + 3 : third.right() - 3);
    QTest::mouseClick(&canvas, Qt::LeftButton, {}, seen.toPoint());
    QVERIFY2(logOf(run.match()).contains(QStringLiteral("%1 draw 3").arg(me)),
             qPrintable(logOf(run.match()).join(" | ")));
  }

  // 173: a card is chosen that beats one of the attack.
  void whatACardGoesOnIsACard() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("173");
    begin(run, "173", 2, {{"open-hands", "on"}});
    auto* prompt = run.table().findChild<QLabel*>("prompt");
    QVERIFY(prompt);
    for (int made = 0; made < 60 && toDecision(run) && !run.match().over(); ++made) {
      const Seat seat = toAct(run.match());
      const auto gestures = run.match().now().gestures(seat);
      if (!gestures.front().chosen.empty() && gestures.front().chosen.front().kind == Stroke::Kind::Link) {
        const Words words = run.session().words();
        const Place held = gestures.front().chosen.front().from;
        const Phrase card = nameOf(run.table().canvas().scene().top(held)->thing);
        run.table().canvas().press(held);
        QCOMPARE(prompt->text(), QStringLiteral("%1: choose where %2 goes").arg(words.seat(seat), words.write(card)));
        QVERIFY(prompt->accessibleName().endsWith(words.speak(card) + " goes"));
        return;
      }
      QVERIFY(playSensibly(run));
    }
    QFAIL("nobody could beat anything");
  }

  // 174: laying closes the button that does it.
  void aButtonThatClosesLeavesTheKeyboardAtTheTable() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("174");
    MatchSetup setup;
    setup.game = "174";
    setup.seats << SeatPlayer{kNoId, "Mari", 0, {}} << SeatPlayer{kNoId, "Kaarel", 0, {}};
    std::vector<Card> stock = sortedPack(2, 2);
    const auto held = readCards("TS JS QS KS 2H 4D");
    for (const Card c : *held) stock.erase(std::ranges::find(stock, c));
    setup.start =
        QStringLiteral("game rummy; n=2; dealer=2; turn=1; part=meld; hand1: TS JS QS KS 2H; hand2: 4D; stock: ") +
        QString::fromStdString(text(std::span<const Card>(stock))) + QStringLiteral("; laid=0,0");
    run.window->go(Window::Table);
    QVERIFY2(run.window->table().startMatch(*run.box.find("174"), setup),
             qPrintable(run.window->table().banner().text()));
    if (run.table().isCurtained()) emit run.table().curtainLifted();
    run.window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(run.window.get()));
    TableCanvas& canvas = run.table().canvas();
    canvas.setFocus();
    for (const char* name : {"TS", "JS", "QS", "KS"}) {
      const Zone* hand = run.table().view().find(0);
      for (const Item& i : hand->items)
        if (i.thing.asCard() == *readCard(name)) canvas.press({0, i.at});
    }
    QPushButton* lay = nullptr;
    for (QPushButton* b : run.table().findChildren<QPushButton*>())
      if (b->accessibleName() == QLatin1String("lay")) lay = b;
    QVERIFY(lay && lay->isEnabled());
    lay->setFocus();
    lay->click();
    QCOMPARE(english(run.table().view().prompt), std::string("seat 1: discard a card"));
    QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(&canvas));
  }
};

QTEST_MAIN(CardsWindowTest)
#include "cards_window_test.moc"
