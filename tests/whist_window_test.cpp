// Bridge, bridge-belote and skruvwhist in the real window, with session and store: whole matches by mouse and keyboard,
// a deal by keyboard alone, what is read aloud, the review of a deal, deals by number and again.
// Pictures of auction, play and pad are left where MK_PICTURES names a folder.
#include "app/play/deal_of_day.h"
#include "app/shell/deal_menu.h"
#include "boards/action_strip.h"
#include "boards/arrange.h"
#include "tests/whist_hand.h"

#include <QAccessible>
#include <QLabel>
#include <QMenu>
#include <QRegularExpression>

using namespace mk;

namespace {

// Whole matches by hand take a minute each.
bool isLong() { return qEnvironmentVariableIsSet("MK_LONG"); }
bool never() { return false; }

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

  void handsStayWhenTheAuctionEnds_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QSize>("size");
    for (const char* game : {"bridge-1933", "bridge-belote", "skruvwhist"})
      for (const QSize size : {QSize(1024, 640), QSize(1280, 800)})
        QTest::addRow("%s at %d", game, size.width()) << QString::fromLatin1(game) << size;
  }
  // Bids and cards share one room: no hand grows or moves with the last call. Buttons that come with the play may make
  // the whole table smaller, so both are laid out in a room of one size.
  void handsStayWhenTheAuctionEnds() {
    QFETCH(QString, game);
    QFETCH(QSize, size);
    QTemporaryDir dir;
    Running run(dir.path());
    if (!run.box.find(game)) QSKIP("the plugin of the game is not built");
    run.window->resize(size);
    run.play(game);
    MatchSetup setup = run.session().setup();
    setup.seed = 7;
    if (game == u"bridge-1933")
      setup.start = "dealer=W vul=NS | N:KJ6.AJ842.K.AT76 AQ975432.T7.987.- -.KQ653.AJT653.K8 T8.9.Q42.QJ95432";
    QVERIFY(run.again(setup));
    QCoreApplication::processEvents();
    const QSizeF room = run.table().canvas().size();
    const GameInfo& info = *run.session().game().info;
    std::vector<QRectF> before, now;
    const auto ended = [&] {
      if (run.table().isCurtained()) emit run.table().curtainLifted();
      const View& view = run.table().view();
      bool bids = false, trick = false;
      for (const Zone& z : view.zones) {
        bids = bids || z.role == Zone::Role::Stock || (z.role == Zone::Role::Main && z.kind == Zone::Kind::Sheet);
        trick = trick || z.role == Zone::Role::Trick;
      }
      now.clear();
      const Layout layout = arranged(view, info.arrange(view, Aspect::Wide), room.width() / room.height());
      for (const ZoneArea& z : compose(view, layout, room, run.session().words()).zones)
        if (z.role == Zone::Role::Hand) now.push_back(z.rect);
      std::ranges::sort(now, {}, [](const QRectF& r) { return std::pair(r.y(), r.x()); }); // the viewer is another one
      if (bids && now.size() == 4) before = now;
      return !bids && trick && !before.empty();
    };
    Hand hand(run, false);
    QVERIFY(hand.play(ended, 400));
    QCOMPARE(now.size(), std::size_t{4});
    for (std::size_t i = 0; i < 4; ++i) QCOMPARE(now[i], before[i]);
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

  // What stands on the table is spoken by its own name, whoever is vulnerable too, and what happens is told in words:
  // no sign of a suit is left to a screen reader.
  void everythingOfADealIsSpoken() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("bridge-1933");
    run.play("bridge-1933");
    MatchSetup setup = run.session().setup();
    setup.options["system-ew"] = "risti";
    setup.start = "dealer=W vul=NS | N:KJ6.AJ842.K.AT76 AQ975432.T7.987.- -.KQ653.AJT653.K8 T8.9.Q42.QJ95432";
    QVERIFY(run.again(setup));
    const auto zone = [&](const char* name) {
      for (const Zone& z : run.table().view().zones)
        if (english(z.name) == name) return z;
      return Zone();
    };
    const auto spoken = [&](const Zone& z) {
      QStringList out;
      for (std::int16_t i = 0; i < z.size; ++i)
        out << run.table().canvas().words().speak(nameOf(run.table().view(), Place{z.id, i}));
      return out;
    };
    const auto hasPips = [](const QString& s) {
      return std::ranges::any_of(QStringLiteral("♣♦♥♠"), [&](QChar c) { return s.contains(c); });
    };
    if (run.table().isCurtained()) emit run.table().curtainLifted();
    const QStringList bids = spoken(zone("bids"));
    QCOMPARE(bids.size(), 35);
    QCOMPARE(bids[1], QStringLiteral("bids: 1 diamond"));
    QCOMPARE(bids[34], QStringLiteral("bids: 7 NT"));
    const QStringList pad = spoken(zone("score pad"));
    const int line = static_cast<int>(pad.indexOf(QStringLiteral("the line")));
    QVERIFY2(line > 0, qPrintable(pad.join('\n')));
    QCOMPARE(pad[line + 1], QStringLiteral("the line, We"));
    QCOMPARE(pad[line + 2], QStringLiteral("the line, They: vulnerable"));
    // The systems of both sides are named before anybody has called.
    QCOMPARE(english(zone("auction").label),
             std::string("north and south: Culbertson; east and west: Risti: one club"));
    Hand hand(run, true);
    bool inWords = true;
    const auto aCardIsTold = [&] {
      inWords = inWords && !hasPips(said(run));
      return said(run).contains(QStringLiteral("plays ace of spades"));
    };
    QVERIFY2(hand.play(aCardIsTold, 200) && inWords, qPrintable(said(run)));
    // Every call by whose it is, and what it has told, now as well as when it was made.
    const QStringList calls = spoken(zone("auction"));
    const auto& words = run.table().canvas().words();
    const Zone auction = zone("auction");
    int made = 0;
    for (std::int16_t i = 4; i < auction.size; ++i) {
      const Cell& c = auction.cells[static_cast<std::size_t>(i)];
      if (c.text.empty()) continue;
      const QString who = words.speak(auction.cells[static_cast<std::size_t>(i % 4)].text);
      QCOMPARE(calls[i], who + QStringLiteral(": ") + words.speak(c.text));
      if (run.table().isCurtained()) emit run.table().curtainLifted();
      TableCanvas& canvas = run.table().canvas();
      canvas.setFocusPlace(Place{auction.id, i}, true);
      QTest::keyClick(&canvas, Qt::Key_Return);
      QVERIFY2(said(run).startsWith(who + QStringLiteral(", ") + words.speak(c.text)), qPrintable(said(run)));
      QVERIFY2(said(run).contains(QStringLiteral("tricks")) || said(run).contains(QStringLiteral("tells nothing")),
               qPrintable(said(run)));
      QVERIFY(!hasPips(said(run)));
      ++made;
    }
    QVERIFY(made > 3);
  }

  // On the pads the level and the suit of a bid are two words, and the line for a number is named by what is asked.
  void thePadOfSkruvwhistIsSpoken() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("open-kopskruv");
    run.play("open-kopskruv");
    MatchSetup setup = run.session().setup();
    setup.options["score-pad"] = "on";
    QVERIFY(run.again(setup));
    auto* strip = run.table().findChild<ActionStrip*>();
    const auto answer = [&](int n) {
      return static_cast<bool>(run.session().play(run.match().turn().seat(), "answer " + std::to_string(n)));
    };
    for (const int n : {1, 2, 3}) QVERIFY(answer(n)); // who has drawn which card
    int bids = 0;
    static const QRegularExpression together(QStringLiteral("[0-9][a-z]"));
    for (const QPushButton* b : strip->findChildren<QPushButton*>()) {
      QVERIFY2(!b->accessibleName().contains(together), qPrintable(b->accessibleName()));
    }
    for (const Cell& c : run.table().view().zones.front().cells) {
      const QString spoken = run.session().words().speak(c.text);
      QVERIFY2(!spoken.contains(together), qPrintable(spoken));
      bids += spoken == QStringLiteral("3 hearts");
    }
    QCOMPARE(bids, 1);
    QVERIFY(answer(9)); // the contract
    QVERIFY(answer(2)); // who bid it
    const auto* line = strip->findChild<QLineEdit*>(QStringLiteral("entryLine"));
    QVERIFY(line);
    QVERIFY2(line->accessibleName().contains(QStringLiteral("open hand")), qPrintable(line->accessibleName()));
  }

  void aDealIsReviewedAndPlayedAgain() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("bridge-1933");
    run.play("bridge-1933");
    auto* menu = run.window->table().findChild<DealMenu*>();
    QVERIFY(menu);
    QVERIFY(!menu->review()); // nothing has ended
    MatchSetup named = run.session().setup();
    for (int k = 0; k < 3; ++k) named.seats[k].name = QStringLiteral("Mari %1").arg(k); // the last one has no name
    QVERIFY(run.window->table().startMatch(BoxedGame(run.session().game()), named));
    QVERIFY(menu->deal(20261122));
    QCOMPARE(run.match().seed(), quint64{20261122});
    Hand hand(run, false);
    QVERIFY(hand.play([&] { return has(run, "phase=deal") && has(run, "| N:"); }));
    DealReviewBox* box = menu->review();
    QVERIFY(box);
    QVERIFY(QTest::qWaitFor([&] { return box->isReady(); }, 20000));
    if (qEnvironmentVariableIsSet("MK_PICTURES")) box->grab().save(qEnvironmentVariable("MK_PICTURES") + "/review.png");
    // Without a solver the contract and the calls of the system are told all the same.
    const auto* table = box->findChild<QTableWidget*>();
    QCOMPARE(table->isVisible(), table->rowCount() == 5);
    for (int row = 0; row < table->rowCount(); ++row) { // red suits are red in the headings
      const QTableWidgetItem* head = table->item(row, 0);
      const bool isRed = head->text().contains(u'♥') || head->text().contains(u'♦');
      const QColor ink = head->foreground().color();
      QCOMPARE(head->foreground().style() != Qt::NoBrush && ink.red() > ink.green() + 60, isRed);
    }
    const auto labels = box->findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(labels, [](QLabel* l) { return l->text().contains(QStringLiteral(" tricks")); }));
    box->close();
    const std::string text = textNow(run);
    const std::string deal = text.substr(text.find("N:"), 60);
    QStringList chairs;
    for (Seat k = 0; k < 4; ++k) chairs << run.session().name(k);
    QCOMPARE(chairs[3], QStringLiteral("Player 4"));
    QVERIFY(menu->again());
    QCOMPARE(run.session().setup().seats.size(), chairs.size());
    for (int k = 0; k < 4; ++k) // everybody holds what the neighbour held
      QCOMPARE(run.session().name(static_cast<Seat>(k)), chairs[(k + 1) % 4]);
    QVERIFY(has(run, deal.c_str()));
    QVERIFY(!has(run, "pad="));
    QMenu& more = run.window->table().moreMenu();
    emit more.aboutToShow();
    for (QAction* a : more.actions())
      if (a->text() == QStringLiteral("Deal of the day")) a->trigger();
    QCOMPARE(run.match().seed(), dealOfDay(QDate::currentDate()));
  }

  // Deals by number are for all games of the family; what all hands could make is told in bridge alone.
  void onlyDealsOfBridgeAreReviewed() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("bridge-1933");
    const auto entries = [&](const char* id) {
      run.play(id);
      QMenu& more = run.window->table().moreMenu();
      emit more.aboutToShow();
      QStringList out;
      for (const QAction* a : more.actions())
        if (a->isVisible()) out << a->text();
      return out;
    };
    QVERIFY(entries("bridge-1933").contains(QStringLiteral("Review of the last deal…")));
    const QStringList belote = entries("bridge-belote");
    QVERIFY(belote.contains(QStringLiteral("Deal by its number…")));
    QVERIFY(!belote.contains(QStringLiteral("Review of the last deal…")));
    QVERIFY(!belote.contains(QStringLiteral("The last deal again, seats swapped")));
  }

  // The last trick lies open until the next card is played, every card of it to be seen and read; by the house rule it
  // is turned over at once.
  void theLastTrickIsLookedAtAgain() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("bridge-1933");
    for (const char* open : {"on", "off"}) {
      run.play("bridge-1933");
      MatchSetup setup = run.session().setup();
      setup.options["last-trick"] = open;
      QVERIFY(run.again(setup));
      Hand hand(run, false);
      const auto isComplete = [&] { // the four cards of the first trick
        const std::string text = textNow(run);
        const auto at = text.find("| trick ");
        return at != std::string::npos && std::ranges::count(text.substr(at), ':') == 4;
      };
      QVERIFY(hand.play(isComplete));
      if (run.table().isCurtained()) emit run.table().curtainLifted();
      int lying = 0, read = 0;
      const View& view = run.table().view();
      for (const Zone& z : view.zones) {
        if (z.role != Zone::Role::Trick) continue;
        for (const Item& i : z.items) {
          const Place place{z.id, i.at};
          lying += run.table().canvas().scene().top(place) != nullptr;
          read += !run.table().canvas().words().speak(nameOf(view, place)).isEmpty();
        }
      }
      const int expected = std::string(open) == "on" ? 4 : 0;
      QCOMPARE(lying, expected);
      QCOMPARE(read, expected);
      if (expected > 0) picture(run, "last-trick");
    }
  }
};

QTEST_MAIN(WhistWindowTest)
#include "whist_window_test.moc"
