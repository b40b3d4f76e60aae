// Bidding in the real window: bids have room and their colours, calls that are not allowed say why, hands are bid for
// practice. Pictures are left where MK_PICTURES names a folder.
#include "app/shell/deal_menu.h"
#include "tests/whist_hand.h"

#include <set>

using namespace mk;

class WhistBiddingWindowTest : public QObject {
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
        QVERIFY(run.again(setup));
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

QTEST_MAIN(WhistBiddingWindowTest)
#include "whist_bidding_window_test.moc"
