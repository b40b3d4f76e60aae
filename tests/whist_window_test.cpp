// Bridge, bridge-belote and skruvwhist in the real window, with session and store: whole matches by mouse and keyboard,
// a deal by keyboard alone, what is read aloud, forbidden calls, the review of a deal, deals by number and again.
// Pictures of auction, play and pad are left where MK_PICTURES names a folder.
#include "app/play/deal_of_day.h"
#include "app/shell/deal_menu.h"
#include "boards/action_strip.h"
#include "tests/running.h"

#include <QAccessible>
#include <QDir>
#include <QLabel>
#include <QMenu>
#include <QRegularExpression>
#include <QScrollBar>

#include <set>

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
QString said(Running& run) { return run.table().findChild<QLabel*>("happened")->accessibleName(); }
std::string textNow(Running& run) { return run.match().now().text(); }
bool has(Running& run, const char* part) { return textNow(run).find(part) != std::string::npos; }

} // namespace

class WhistWindowTest : public QObject {
  Q_OBJECT

  // Every hand, call and line of the practice is read in words: no sign of a suit is left to a screen reader.
  static void isSpoken(BiddingPracticeBox& box) {
    QStringList names;
    for (QWidget* w : box.findChildren<QWidget*>()) names << w->accessibleName() << w->accessibleDescription();
    for (const QListWidget* list : box.findChildren<QListWidget*>())
      for (int i = 0; i < list->count(); ++i) names << list->item(i)->data(Qt::AccessibleTextRole).toString();
    const auto* calls = box.findChild<QTableWidget*>();
    for (int i = 0; i < 4 * calls->rowCount(); ++i)
      if (const auto* item = calls->item(i / 4, i % 4)) names << item->data(Qt::AccessibleTextRole).toString();
    QVERIFY(names.filter(QStringLiteral("spades: ")).size() > 0);
    for (const QString& name : names)
      for (const QChar pip : QStringLiteral("♣♦♥♠")) QVERIFY2(!name.contains(pip), qPrintable(name));
  }
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
    QVERIFY(run.window->table().startMatch(BoxedGame(run.session().game()), setup));
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
    QVERIFY(run.window->table().startMatch(BoxedGame(run.session().game()), setup));
    auto* strip = run.table().findChild<ActionStrip*>();
    const auto answer = [&](int n) {
      return static_cast<bool>(run.session().play(run.match().turn().seat(), "answer " + std::to_string(n)));
    };
    for (const int n : {1, 2, 3}) QVERIFY(answer(n)); // who has drawn which card
    int bids = 0;
    static const QRegularExpression together(QStringLiteral("[0-9][a-z]"));
    for (const QPushButton* b : strip->findChildren<QPushButton*>()) {
      QVERIFY2(!b->accessibleName().contains(together), qPrintable(b->accessibleName()));
      bids += b->accessibleName() == QStringLiteral("3 hearts");
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

  // Bids are read and touched in the smallest window, too, whoever's hand lies open beside them.
  void bidsHaveRoom() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("open-kopskruv");
    run.window->resize(1024, 640);
    std::set<int> open; // places of the open hand, from the viewer's own clockwise
    for (const char* id : {"bridge-1933", "open-kopskruv"})
      for (quint64 seed = 1; seed <= 12; ++seed) {
        run.play(QLatin1String(id));
        MatchSetup setup = run.session().setup();
        setup.seed = seed;
        QVERIFY(run.window->table().startMatch(BoxedGame(run.session().game()), setup));
        const auto isBid = [&] {
          return std::ranges::any_of(run.table().view().zones, [](const Zone& z) {
            return z.kind == Zone::Kind::Sheet && z.role == Zone::Role::Main;
          });
        };
        Hand hand(run, false);
        QVERIFY(hand.play([&] { return isBid() && run.match().turn().isSeats(); }));
        if (run.table().isCurtained()) emit run.table().curtainLifted();
        QCoreApplication::processEvents();
        const View& view = run.table().view();
        const auto& scene = run.table().canvas().scene();
        QRectF bids;
        for (const Zone& z : view.zones)
          if (z.kind == Zone::Kind::Sheet && z.role == Zone::Role::Main)
            for (std::size_t i = 0; i < z.cells.size(); ++i) {
              const auto* spot = scene.spot({z.id, static_cast<std::int16_t>(i)});
              if (spot == nullptr) continue;
              bids |= spot->rect;
              if (!z.cells[i].open) continue;
              QVERIFY2(spot->rect.height() >= 24 && spot->rect.width() >= 30,
                       qPrintable(QStringLiteral("%1: %2 high").arg(QLatin1String(id)).arg(spot->rect.height())));
            }
        QVERIFY(!bids.isEmpty());
        for (const Zone& z : view.zones) {
          if (z.role == Zone::Role::Hand && z.owner != view.bottom && !z.items.empty())
            open.insert((z.owner - view.bottom + 4) % 4);
          for (const Item& i : z.items)
            if (const auto* spot = scene.spot({z.id, i.at}))
              QVERIFY2(!spot->rect.intersects(bids), qPrintable(QStringLiteral("zone %1").arg(z.id)));
        }
        picture(run, id);
      }
    QVERIFY(!open.empty());
  }

  // Diamonds and hearts are red on buttons that can be pressed, clubs and spades are not.
  void redSuitsAreRedOnButtons() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("bridge-belote");
    const auto isRed = [](QWidget* w) {
      const QImage image = w->grab().toImage();
      for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
          if (const QColor c = image.pixelColor(x, y); c.red() > 150 && c.green() < 90 && c.blue() < 90) return true;
      return false;
    };
    run.play("bridge-belote");
    Hand hand(run, false);
    QVERIFY(hand.play([&] { return run.match().turn().isSeats(); }));
    if (run.table().isCurtained()) emit run.table().curtainLifted();
    int buttons = 0;
    for (QPushButton* b : run.table().findChild<ActionStrip*>()->findChildren<QPushButton*>()) {
      if (!b->isVisible()) continue;
      const bool red = b->text().contains(u'♦') || b->text().contains(u'♥');
      QVERIFY2(isRed(b) == red, qPrintable(b->text()));
      buttons += red;
    }
    QCOMPARE(buttons, 2);
    emit run.window->box().gamePicked(QStringLiteral("bridge-1933"));
    QTest::mouseClick(&run.window->game().practiceButton(), Qt::LeftButton);
    auto* box = run.window->game().findChild<BiddingPracticeBox*>();
    QVERIFY(box && box->take({3, 0, 2}));
    QVERIFY(!box->button("1H")->property("closed").toBool() || !isRed(box->button("1H")));
    for (const char* call : {"7C", "7D", "7H", "7S", "7N"})
      QVERIFY2(isRed(box->button(call)) == (call[1] == 'D' || call[1] == 'H'), call);
  }

  void aHandIsBidForPractice() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("bridge-1933");
    emit run.window->box().gamePicked(QStringLiteral("bridge-belote"));
    QVERIFY(!run.window->game().practiceButton().isVisible());
    emit run.window->box().gamePicked(QStringLiteral("bridge-1933"));
    QVERIFY(run.window->game().practiceButton().isVisible());
    QTest::mouseClick(&run.window->game().practiceButton(), Qt::LeftButton);
    auto* box = run.window->game().findChild<BiddingPracticeBox*>();
    QVERIFY(box && box->isVisible());
    QVERIFY(QTest::qWaitForWindowActive(box));
    // An overcall: bids up to theirs are dim and say why; nothing changes.
    QVERIFY(box->take({3, 0, 2}));
    QPushButton* low = box->button("1C");
    QVERIFY(low->property("closed").toBool() && !low->accessibleDescription().isEmpty());
    QTest::mouseClick(low, Qt::LeftButton);
    QCOMPARE(box->findChild<QTableWidget*>()->item(0, 1)->text(), QStringLiteral("?"));
    QVERIFY2(box->said().startsWith(low->toolTip()), qPrintable(box->said()));
    isSpoken(*box);
    if (qEnvironmentVariableIsSet("MK_PICTURES"))
      box->grab().save(qEnvironmentVariable("MK_PICTURES") + "/practice.png");
    // By keyboard: the arrows walk among the calls, the space bar says one; then pass to the end.
    box->button("7D")->setFocus();
    QTest::keyClick(box->button("7D"), Qt::Key_Right);
    QCOMPARE(box->focusWidget(), static_cast<QWidget*>(box->button("7H")));
    QTest::keyClick(box->button("7H"), Qt::Key_Space);
    QVERIFY2(box->said().contains(QStringLiteral("the system has ")), qPrintable(box->said()));
    for (int i = 0; i < 3 && !box->isOver(); ++i) QTest::keyClick(box->button("P"), Qt::Key_Space);
    QVERIFY(box->isOver());
    QVERIFY2(box->said().contains(QStringLiteral("The contract: 7 ♥")), qPrintable(box->said()));
    QVERIFY(QTest::qWaitFor([&] { return box->isReady(); }, 20000));
    isSpoken(*box);
    if (qEnvironmentVariableIsSet("MK_PICTURES"))
      box->grab().save(qEnvironmentVariable("MK_PICTURES") + "/practice-end.png");
    // Every theme in both systems has a hand at once.
    for (int system = 0; system < 2; ++system)
      for (int theme = 0; theme < box->themes().count(); ++theme) {
        QVERIFY(box->take({theme, system, 5}));
        QVERIFY(!box->isOver());
      }
    QVERIFY(!box->take({99, 0, 1}));
    QCOMPARE(box->task().theme, box->themes().count() - 1); // nothing has changed
    box->close();
  }

  // Double and redouble stand there in every turn; where they are not allowed they are dim, can be reached by keyboard,
  // and say why.
  void aForbiddenDoubleSaysWhy() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("bridge-1933");
    run.play("bridge-1933");
    Hand hand(run, false);
    QVERIFY(hand.play([&] { return has(run, "vul=") && run.match().turn().isSeats(); }));
    if (run.table().isCurtained()) emit run.table().curtainLifted();
    auto* strip = run.table().findChild<ActionStrip*>();
    const auto named = [&](const char* name) -> QPushButton* {
      for (QPushButton* b : strip->findChildren<QPushButton*>())
        if (b->accessibleName().compare(QLatin1String(name), Qt::CaseInsensitive) == 0 && b->isVisible()) return b;
      return nullptr;
    };
    const std::size_t plies = run.match().plies();
    const std::pair<const char*, const char*> closed[] = {{"double", "last bid of the opponents"},
                                                          {"redouble", "Only a double of the opponents"}};
    for (const auto& [name, why] : closed) {
      QPushButton* b = named(name);
      QVERIFY2(b, name);
      QVERIFY(b->isEnabled() && b->property("closed").toBool() && !b->accessibleDescription().isEmpty());
      b->setFocus();
      QTest::keyClick(b, Qt::Key_Space);
      QVERIFY2(QTest::qWaitFor([&, why = why] { return said(run).contains(QLatin1String(why)); }, 2000),
               qPrintable(said(run)));
      QCOMPARE(run.match().plies(), plies);
    }
    QVERIFY(named("pass") && !named("pass")->property("closed").toBool());
    QTest::mouseClick(named("pass"), Qt::LeftButton);
    QVERIFY(QTest::qWaitFor([&] { return run.match().plies() > plies; }, 3000));
    // In bridge-belote all calls stand there, too.
    run.play("bridge-belote");
    QVERIFY(hand.play([&] { return run.match().turn().isSeats(); })); // nobody has spoken yet
    if (run.table().isCurtained()) emit run.table().curtainLifted();
    QPushButton* contra = named("contra");
    QVERIFY(contra && contra->property("closed").toBool());
    QTest::mouseClick(contra, Qt::LeftButton);
    QVERIFY2(QTest::qWaitFor([&] { return said(run).contains(QStringLiteral("can be doubled")); }, 2000),
             qPrintable(said(run)));
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
      QVERIFY(run.window->table().startMatch(BoxedGame(run.session().game()), setup));
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

  void theMenuOfTheTableLeadsToThePractice() {
    QTemporaryDir dir;
    Running run(dir.path(), "et");
    NEEDS("bridge-reform");
    run.play("bridge-reform");
    auto* menu = run.window->table().findChild<DealMenu*>();
    QVERIFY(menu);
    BiddingPracticeBox* box = menu->practice();
    QVERIFY(box);
    QVERIFY(box->take({5, 1, 3}));
    if (qEnvironmentVariableIsSet("MK_PICTURES"))
      box->grab().save(qEnvironmentVariable("MK_PICTURES") + "/practice-et.png");
    box->close();
    run.play("skruvwhist");
    QVERIFY(!menu->practice());
  }

  // Each bid that is too low stands dim in the box, says why when it is clicked or pressed, and is not made.
  void aForbiddenBidSaysWhy() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("bridge-1933");
    for (const char* game : {"bridge-1933", "skruvwhist"}) {
      run.play(game);
      Hand hand(run, false);
      const auto isPart = [&](bool open) { // some bids are open, or some are not
        for (const Zone& z : run.table().view().zones)
          if (z.kind == Zone::Kind::Sheet && z.role == Zone::Role::Main)
            return std::ranges::any_of(z.cells, [open](const Cell& c) { return !c.heading && c.open == open; });
        return false;
      };
      QVERIFY(hand.play([&] { return isPart(true) && isPart(false); }, 40));
      if (run.table().isCurtained()) emit run.table().curtainLifted();
      const Zone* box = nullptr;
      for (const Zone& z : run.table().view().zones)
        if (z.kind == Zone::Kind::Sheet && z.role == Zone::Role::Main) box = &z;
      QVERIFY(box);
      const auto low = static_cast<std::int16_t>(
          std::ranges::find_if(box->cells, [](const Cell& c) { return !c.heading; }) - box->cells.begin());
      QVERIFY(!box->cells[static_cast<std::size_t>(low)].open);
      const Place place{box->id, low};
      const std::size_t plies = run.match().plies();
      TableCanvas& canvas = run.table().canvas();
      const auto* spot = canvas.scene().spot(place);
      QVERIFY(spot);
      QTest::mouseClick(&canvas, Qt::LeftButton, {}, spot->rect.center().toPoint());
      QVERIFY2(QTest::qWaitFor([&] { return said(run).contains(QStringLiteral("higher")); }, 2000),
               qPrintable(said(run)));
      QCOMPARE(run.match().plies(), plies);
      canvas.setFocusPlace(place, true);
      QTest::keyClick(&canvas, Qt::Key_Return);
      QCOMPARE(run.match().plies(), plies);
    }
  }
};

QTEST_MAIN(WhistWindowTest)
#include "whist_window_test.moc"
