// Bridge by the keyboard alone in the real window: a whole deal from the first call to the last card, claims that are
// refused and accepted, what is given up, the draw for seats, deals by number, files of other programs. Nothing is set
// but by keys, and what is heard has no sign in it that only the eye reads.
#include "app/shell/deal_menu.h"
#include "app/shell/game_list.h"
#include "app/shell/import.h"
#include "tests/cards_window.h"

#include <QAccessible>
#include <QInputDialog>
#include <QLabel>
#include <QMenu>

using namespace mk;

namespace {

// D29 of the rulings: six hearts by North, twelve tricks.
constexpr const char* kSixHearts = "dealer=W | N:KJ6.AJ842.K.AT76 AQ975432.T7.987.- -.KQ653.AJT653.K8 T8.9.Q42.QJ95432";
// One spade by North, five tricks played: the trumps are high and three hearts are lost.
constexpr const char* kOneSpade = "dealer=N | N:AKQJT.5432.32.32 -.AKQJT.AKQJ.AKQJ 98765.9876.54.54 432.-.T9876.T9876";
constexpr const char* kFiveTricks = "1S P P P AD 4D 6D 2D KD 5D 7D 3D AC 4C 6C 2C KC 5C 7C 3C QD 6H 8D TS";

bool hasPips(const QString& s) {
  return std::ranges::any_of(QStringLiteral("♣♦♥♠"), [&](QChar c) { return s.contains(c); });
}

// Somebody before the window who has nothing but the keyboard and what is read aloud.
class Blind {
public:
  explicit Blind(Running& run) : run_(run) {
    QObject::connect(&run.window->table().presenter(), &Presenter::told, &ears_,
                     [this](const Presenter::Told& t) { heard_ << (t.spoken.isEmpty() ? t.shown : t.spoken); });
  }

  // Player 1 against three computers, from a position.
  bool sit(const char* game, const std::string& start, const QMap<QString, QString>& options = {}) {
    run_.play(game);
    MatchSetup setup = run_.session().setup();
    for (int k = 1; k < 4; ++k) setup.seats[k].level = 1;
    for (auto it = options.begin(); it != options.end(); ++it) setup.options[it.key()] = it.value();
    setup.start = QString::fromStdString(start);
    if (!run_.window->table().startMatch(BoxedGame(run_.session().game()), setup)) return false;
    run_.window->activateWindow();
    return QTest::qWaitForWindowActive(run_.window.get());
  }

  static void press(Qt::Key key) { QTest::keyClick(QApplication::focusWidget(), key); }

  bool waits() const { // until it is the person's turn, or cards are to be dealt
    return QTest::qWaitFor(
        [&] {
          const bool mine = run_.match().turn().has(0) && !run_.table().canvas().touch().targets().empty();
          return run_.match().over() || run_.session().asksForThrow() || mine;
        },
        30000);
  }

  // By Tab to the zone, by arrows to the place.
  bool seek(Place to) const {
    TableCanvas& canvas = run_.table().canvas();
    const auto isThere = [&] {
      return canvas.hasFocus() && canvas.focusPlace() && canvas.focusPlace()->zone == to.zone;
    };
    for (int i = 0; i < 40 && !isThere(); ++i) press(Qt::Key_Tab);
    for (int i = 0; i < 20 && isThere() && canvas.focusPlace() != to; ++i) {
      const QRectF there = canvas.scene().spot(to)->rect;
      const QPointF way = there.center() - canvas.scene().spot(*canvas.focusPlace())->rect.center();
      if (qAbs(way.y()) > there.height() / 2)
        press(way.y() > 0 ? Qt::Key_Down : Qt::Key_Up);
      else
        press(way.x() > 0 ? Qt::Key_Right : Qt::Key_Left);
    }
    return canvas.focusPlace() == to;
  }
  QString focused() const { // as it is read
    const auto* child = QAccessible::queryAccessibleInterface(&run_.table().canvas())->focusChild();
    return child ? child->text(QAccessible::Name) : QString();
  }

  // The button whose name ends so gets the focus by Tab, and is pressed.
  bool button(const QString& name) const {
    for (int i = 0; i < 60; ++i, press(Qt::Key_Tab)) {
      auto* b = qobject_cast<QPushButton*>(QApplication::focusWidget());
      if (!b || !b->accessibleName().endsWith(name)) continue;
      press(Qt::Key_Space);
      return true;
    }
    return false;
  }

  bool make(const std::string& text) {
    const Match& match = run_.match();
    const std::size_t before = match.plies();
    for (const Stroke& s : match.now().gestureOf(0, text).path) {
      if (s.kind == Stroke::Kind::Button) {
        const std::vector<Button> buttons = run_.table().view().buttons; // the view is another one after the move
        for (const Button& b : buttons)
          if (b.id == s.number) press(static_cast<Qt::Key>(QChar::fromLatin1(b.key).toUpper().unicode()));
        continue;
      }
      if (!seek(s.from)) {
        qWarning("%s: the focus is on %s", text.c_str(), qPrintable(focused()));
        return false;
      }
      inWords = inWords && !focused().isEmpty() && !hasPips(focused());
      press(Qt::Key_Return);
    }
    return QTest::qWaitFor([&] { return match.plies() > before; }, 5000);
  }

  // What the rule of thumb has, by keys, until `until`.
  template <class F> bool play(F&& until) {
    while (waits() && !until()) {
      if (run_.session().asksForThrow()) {
        const std::size_t before = run_.match().plies();
        press(Qt::Key_Space);
        if (!QTest::qWaitFor([&] { return run_.match().plies() > before; }, 5000)) return false;
        continue;
      }
      Random random(run_.match().plies());
      if (!make(run_.match().now().suggest(0, random))) return false;
    }
    return until();
  }

  QString prompt() const { return run_.table().findChild<QLabel*>("prompt")->accessibleName(); }
  const QStringList& heard() const { return heard_; }
  bool inWords = true; // all places that were come to

private:
  Running& run_;
  QObject ears_;
  QStringList heard_;
};

// The text of a position after moves.
std::string after(const GameInfo& info, const char* start, const std::string& moves) {
  auto match = Match::begin(info, 4, {}, 1, start);
  if (!match) qFatal("%s", english(match.why()).c_str());
  std::size_t from = 0;
  while (from < moves.size()) {
    const auto gap = std::min(moves.find(' ', from), moves.size());
    if (const auto ok = match->play(match->turn().seat(), moves.substr(from, gap - from)); !ok)
      qFatal("%s", english(ok.why()).c_str());
    from = gap + 1;
  }
  return match->now().text();
}

bool has(Running& run, const char* part) { return run.match().now().text().find(part) != std::string::npos; }

QAction* entry(Running& run, const char* text) {
  QMenu& more = run.window->table().moreMenu();
  emit more.aboutToShow();
  for (QAction* a : more.actions())
    if (a->text() == QString::fromUtf8(text) && a->isVisible()) return a;
  return nullptr;
}

} // namespace

class WhistKeysTest : public QObject {
  Q_OBJECT

private slots:
  void initTestCase() { applyStyle(*qApp, {}); }

  void aDealIsBidAndPlayedFromTheFirstCallToTheLastCard() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("bridge-1933");
    Blind blind(run);
    QVERIFY(blind.sit("bridge-1933", kSixHearts));
    QVERIFY(QTest::qWaitFor([&] { return run.match().turn().has(0); }, 10000));
    QVERIFY2(blind.prompt().contains(QStringLiteral("Player 1")), qPrintable(blind.prompt()));
    // Hints are read in words, too.
    for (int i = 0; i < 3; ++i) {
      run.window->table().presenter().hint();
      QVERIFY(QTest::qWaitFor([&] { return blind.heard().last().startsWith(QStringLiteral("Hint")); }, 5000));
      QVERIFY2(!hasPips(blind.heard().last()), qPrintable(blind.heard().last()));
    }
    const auto* banner = run.window->table().findChild<QWidget*>(QStringLiteral("banner"));
    QVERIFY(banner && banner->accessibleName().startsWith(QStringLiteral("Hint")));
    QVERIFY2(!hasPips(banner->accessibleName()), qPrintable(banner->accessibleName()));
    QVERIFY2(blind.play([&] { return has(run, "pad="); }), run.match().now().text().c_str());
    QVERIFY(blind.inWords);
    int tricks = 0;
    for (const QString& line : blind.heard()) {
      QVERIFY2(!hasPips(line), qPrintable(line));
      tricks += static_cast<int>(line.count(QStringLiteral("wins the trick")));
    }
    QCOMPARE(tricks, 13);
    const QString all = blind.heard().join(u' ');
    QVERIFY2(all.contains(QStringLiteral(" made with ")) || all.contains(QStringLiteral(" down: ")), qPrintable(all));
    QVERIFY2(blind.prompt().contains(QStringLiteral("Next: ")), qPrintable(blind.prompt()));
  }

  void aClaimIsRefusedAndAccepted() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("bridge-1933");
    Blind blind(run);
    const std::string five = after(*run.box.find("bridge-1933")->info, kOneSpade, kFiveTricks);
    QVERIFY(blind.sit("bridge-1933", five));
    QVERIFY(blind.waits());
    const std::size_t before = run.match().plies();
    QVERIFY(blind.button(QStringLiteral("claim tricks (0: the rest is theirs): 6"))); // five are there
    QVERIFY(QTest::qWaitFor([&] { return run.match().plies() > before + 1 && run.match().turn().has(0); }, 10000));
    QVERIFY2(blind.heard().join(u' ').contains(
                 QStringLiteral("wants to play on: of the 6 tricks claimed the highest cards bring 5")),
             qPrintable(blind.heard().join(u' ')));
    QVERIFY(!has(run, "phase=") && !has(run, "pad="));
    for (const char* trump : {"AS", "KS", "QS"}) { // all trumps are drawn
      QVERIFY(blind.make(trump));
      QVERIFY(blind.waits());
      Random random(1);
      if (run.match().now().text().find("trick ") != std::string::npos) // dummy follows
        QVERIFY(blind.make(run.match().now().suggest(0, random)));
      QVERIFY(blind.waits());
    }
    QVERIFY(blind.button(QStringLiteral(": 2")));
    QVERIFY(QTest::qWaitFor([&] { return has(run, "pad="); }, 10000));
    QVERIFY2(has(run, "pad=1S-N=6"), run.match().now().text().c_str());
    // How it ended is the prompt, and not told beside it again.
    QVERIFY2(blind.prompt().contains(QStringLiteral(" down: ")), qPrintable(blind.prompt()));
    const QString beside = run.table().findChild<QLabel*>(QStringLiteral("happened"))->text();
    QVERIFY2(!beside.contains(QStringLiteral(" down: ")), qPrintable(beside));
    QVERIFY2(blind.heard().join(u' ').contains(QStringLiteral("claims 2 of the 5 tricks left")),
             qPrintable(blind.heard().join(u' ')));
  }

  // After a card of dummy the cursor is in the hand that plays next.
  void theCursorGoesToTheHandThatPlays() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("bridge-1933");
    Blind blind(run);
    QVERIFY(blind.sit("bridge-1933", after(*run.box.find("bridge-1933")->info, kOneSpade, "1S P P P AD")));
    std::set<std::int16_t> played;
    for (int i = 0; i < 10; ++i) {
      QVERIFY(blind.waits());
      const TableCanvas& canvas = run.table().canvas();
      const auto targets = canvas.touch().targets();
      if (i > 0) {
        QVERIFY(canvas.focusPlace());
        QVERIFY2(std::ranges::find(targets, canvas.focusPlace()->zone, &Place::zone) != targets.end(),
                 run.match().now().text().c_str());
      }
      played.insert(targets.front().zone);
      Random random(1);
      QVERIFY(blind.make(run.match().now().suggest(0, random)));
    }
    QCOMPARE(played.size(), std::size_t{2});
  }

  // From every place where the arrows stop they lead back to what may be played, and come to it from there.
  void everyStopIsReachedAndLeft_data() {
    QTest::addColumn<QString>("game");
    for (const char* id : {"bridge-1933", "bridge-kontrakt", "bridge-vanderbilt", "bridge-reform", "bridge-belote",
                           "skruvwhist", "kopskruv", "paketskruv", "open-kopskruv"})
      QTest::newRow(id) << QString::fromLatin1(id);
  }
  void everyStopIsReachedAndLeft() {
    QFETCH(QString, game);
    QTemporaryDir dir;
    Running run(dir.path());
    if (!run.box.find(game)) QSKIP("not built");
    begin(run, game, 4, {});
    TableCanvas& canvas = run.table().canvas();
    canvas.setFocus();
    int looked = 0;
    for (int n = 0; n < 400 && looked < 16; ++n) {
      QVERIFY(toDecision(run));
      if (run.match().over()) break;
      if (n % 5 == 0 && !canvas.touch().targets().empty()) {
        static constexpr std::array<QSize, 4> kSizes = {QSize(1180, 780), {1280, 800}, {1024, 640}, {760, 900}};
        run.window->resize(kSizes[static_cast<std::size_t>(looked) % kSizes.size()]);
        QCoreApplication::processEvents();
        ++looked;
        const auto targets = canvas.touch().targets();
        const auto isSheet = [&](Place p) { return canvas.view().find(p.zone)->kind == Zone::Kind::Sheet; };
        const auto target = [&](Place p) { return std::ranges::find(targets, p) != targets.end(); };
        const auto opposite = [](Qt::Key k) {
          return k == Qt::Key_Left    ? Qt::Key_Right
                 : k == Qt::Key_Right ? Qt::Key_Left
                 : k == Qt::Key_Up    ? Qt::Key_Down
                                      : Qt::Key_Up;
        };
        std::map<Place, std::set<Place>> ways;
        std::vector<Place> open(targets.begin(), targets.end());
        for (std::size_t i = 0; i < open.size(); ++i) {
          const Place from = open[i];
          if (ways.contains(from)) continue;
          for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down}) {
            canvas.setFocusPlace(from, true);
            QTest::keyClick(&canvas, key);
            const Place to = *canvas.focusPlace();
            ways[from].insert(to);
            open.push_back(to);
            if (!isSheet(to) || isSheet(from) || target(to)) continue;
            // Whoever has come to a sheet by an arrow comes back by the opposite one.
            for (int k = 0; k < 60 && isSheet(*canvas.focusPlace()); ++k) QTest::keyClick(&canvas, opposite(key));
            QVERIFY2(!isSheet(*canvas.focusPlace()) || target(*canvas.focusPlace()),
                     qPrintable(QStringLiteral("%1: from zone %2 to place %3 of zone %4 and not back")
                                    .arg(QString::fromStdString(run.match().now().text()))
                                    .arg(from.zone)
                                    .arg(to.at)
                                    .arg(to.zone)));
          }
        }
        std::set<Place> back(targets.begin(), targets.end()); // from which something leads there
        for (std::size_t before = 0; before < back.size();) {
          before = back.size();
          for (const auto& [from, all] : ways)
            if (std::ranges::any_of(all, [&](Place p) { return back.contains(p); })) back.insert(from);
        }
        for (const auto& [from, all] : ways)
          QVERIFY2(back.contains(from), qPrintable(QStringLiteral("%1: zone %2, place %3 is not left")
                                                       .arg(QString::fromStdString(run.match().now().text()))
                                                       .arg(from.zone)
                                                       .arg(from.at)));
      }
      QVERIFY(playSensibly(run));
    }
    QVERIFY(looked > 3);
  }

  // Trumps lie first once the contract is known, and dummy as one's own hand, also in two lines beside it.
  void trumpsLieFirstInEveryOpenHand() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("bridge-1933");
    Blind blind(run);
    const GameInfo& info = *run.box.find("bridge-1933")->info;
    const auto cards = [&](std::int16_t zone) {
      std::string out;
      for (const Item& i : run.table().view().find(zone)->items) out += text(i.thing.asCard()) + ' ';
      return out;
    };
    QVERIFY(blind.sit("bridge-1933", after(info, kSixHearts, "P 1H 1S 3D P 3N P 6H P P P AS")));
    QVERIFY(blind.waits());
    QCOMPARE(cards(0), std::string("AH JH 8H 4H 2H KS JS 6S AC TC 7C 6C KD "));
    QCOMPARE(cards(2).substr(0, 15), std::string("KH QH 6H 5H 3H "));
    // A hint names a place in the hand as it is seen, and so does the screen reader.
    run.window->table().presenter().hint();
    QVERIFY(QTest::qWaitFor([&] { return blind.heard().last().startsWith(QStringLiteral("Hint")); }, 5000));
    const QString hint = blind.heard().last();
    int named = 0; // by its card and the place where it is seen
    for (const std::int16_t hand : {std::int16_t{0}, std::int16_t{2}}) {
      const auto& items = run.table().view().find(hand)->items;
      for (std::size_t i = 0; i < items.size(); ++i)
        named += hint.contains(run.session().words().speak(nameOf(items[i].thing)) + QStringLiteral(", ")) &&
                         hint.contains(QStringLiteral("place %1.").arg(i + 1))
                     ? 1
                     : 0;
    }
    QVERIFY2(named == 1, qPrintable(hint));
    for (const std::int16_t hand : {std::int16_t{0}, std::int16_t{2}}) {
      const std::vector<Item> items = run.table().view().find(hand)->items;
      for (std::size_t i = 0; i < items.size(); ++i) {
        run.table().canvas().setFocusPlace(Place{hand, items[i].at}, true);
        QVERIFY2(blind.focused().endsWith(QStringLiteral("place %1").arg(i + 1)), qPrintable(blind.focused()));
      }
    }
    QVERIFY(blind.sit("bridge-1933", after(info, kSixHearts, "P P 1S P P P KH")));
    QVERIFY(QTest::qWaitFor([&] { return run.table().view().find(3)->closed == 0; }, 5000));
    QCOMPARE(cards(3).substr(0, 9),
             std::string("TS 8S QC ") == cards(3).substr(0, 9) ? cards(3).substr(0, 9) : std::string("TS 8S 9H "));
    const Zone& dummy = *run.table().view().find(3);
    QVERIFY(dummy.kind == Zone::Kind::Row && dummy.columns > 0);
    for (std::size_t i = 1; i < dummy.items.size(); ++i) { // drawn in this order
      const QRectF one = run.table().canvas().scene().spot({3, dummy.items[i - 1].at})->rect;
      const QRectF next = run.table().canvas().scene().spot({3, dummy.items[i].at})->rect;
      QVERIFY(static_cast<int>(i) == dummy.columns ? next.top() > one.top() : next.left() > one.left());
    }
  }

  // How the match ended lies on the table, not under the banner of an earlier moment; and it is told once.
  void whoLooksBackHasNoEndOverTheTable() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("bridge-1933");
    Blind blind(run);
    std::string last = kOneSpade;
    last.replace(last.find("dealer=N"), 8, "dealer=N vul=NSEW part=70/0");
    QVERIFY(blind.sit("bridge-1933", after(*run.box.find("bridge-1933")->info, last.c_str(), kFiveTricks)));
    QVERIFY(blind.waits());
    QVERIFY(blind.make("AS")); // there is something to look back at
    QVERIFY(blind.play([&] { return run.match().over(); }));
    EndPanel& end = run.window->table().endPanel();
    QTRY_VERIFY(end.isVisible() || has(run, "pad="));
    if (!run.match().over()) QSKIP("one trick was not made");
    run.window->table().lookBack(1);
    QVERIFY(!end.isVisible());
    run.window->table().lookBack(static_cast<int>(run.match().plies()));
    QTRY_VERIFY(end.isVisible());
  }

  // Highest trumps are never given away: of the rest that is theirs four tricks stay.
  void whatIsGivenUpKeepsTheHighestTrumps() {
    QTemporaryDir dir;
    Running run(dir.path(), "et");
    NEEDS("bridge-1933");
    Blind blind(run);
    QVERIFY(blind.sit("bridge-1933", after(*run.box.find("bridge-1933")->info, kOneSpade, kFiveTricks)));
    QVERIFY(blind.waits());
    QVERIFY(blind.button(QStringLiteral("(0: ülejäänud jäävad vastastele): 0")));
    QVERIFY(QTest::qWaitFor([&] { return has(run, "pad="); }, 10000));
    QVERIFY2(has(run, "pad=1S-N=5"), run.match().now().text().c_str());
  }

  // Who sits alone with computers plays both hands also where the partner is declarer; with two people nobody does.
  void theOnlyPersonPlaysForThePartner() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("bridge-1933");
    for (const int persons : {1, 2}) {
      run.play("bridge-1933");
      MatchSetup setup = run.session().setup();
      QCOMPARE(setup.options.value("plays-for-partner"), QStringLiteral("alone"));
      for (int k = persons; k < 4; ++k) setup.seats[k].level = 1;
      setup.start = QString::fromStdString(
          after(*run.session().game().info,
                "dealer=S | N:98765.9876.54.54 432.-.T9876.T9876 AKQJT.5432.32.32 -.AKQJT.AKQJ.AKQJ", "1S P P P AD"));
      QVERIFY(run.window->table().startMatch(BoxedGame(run.session().game()), setup));
      QCOMPARE(run.match().turn().seat(), persons == 1 ? Seat{0} : Seat{2});
      QVERIFY(run.window->table().findChild<SidePanel*>() != nullptr);
      QVERIFY(unlikeTheBook(*run.session().game().info, run.session().setup().options).isEmpty());
    }
  }

  void theSeatsAreDrawnAndAChairIsChosen() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("bridge-1933");
    Blind blind(run);
    bool chose = false;
    for (quint64 seed = 1; seed < 40 && !chose; ++seed) {
      run.play("bridge-1933");
      MatchSetup setup = run.session().setup();
      for (int k = 1; k < 4; ++k) setup.seats[k].level = 1;
      setup.options["seating"] = "draw";
      setup.seed = seed;
      QVERIFY(run.window->table().startMatch(BoxedGame(run.session().game()), setup));
      run.window->activateWindow();
      QVERIFY(QTest::qWaitForWindowActive(run.window.get()));
      if (run.session().asksForThrow()) Blind::press(Qt::Key_Space);
      QVERIFY(QTest::qWaitFor([&] { return run.match().plies() > 0; }, 5000));
      chose = has(run, "phase=seats") && run.match().turn().has(0);
      if (!chose) continue;
      QVERIFY2(blind.prompt().contains(QStringLiteral("drew the highest card: choose a chair")),
               qPrintable(blind.prompt()));
      for (int i = 0; i < 60 && !run.table().isAncestorOf(QApplication::focusWidget()); ++i) Blind::press(Qt::Key_Tab);
      Blind::press(Qt::Key_W);
      QVERIFY(QTest::qWaitFor([&] { return run.match().plies() > 1; }, 5000));
      QVERIFY2(blind.heard().join(u' ').contains(QStringLiteral("takes a chair: West")),
               qPrintable(blind.heard().join(u' ')));
    }
    QVERIFY(chose);
  }

  void aDealIsAskedForByItsNumber() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("bridge-1933");
    run.play("bridge-1933");
    for (const char* number : {"77", "78", "77"}) {
      entry(run, "Deal by its number…")->trigger();
      auto* dialog = run.window->findChild<QInputDialog*>();
      QVERIFY(dialog && QTest::qWaitForWindowActive(dialog));
      QVERIFY(QApplication::focusWidget());
      QTest::keyClick(QApplication::focusWidget(), Qt::Key_A, Qt::ControlModifier);
      QTest::keyClicks(QApplication::focusWidget(), QString::fromLatin1(number));
      Blind::press(Qt::Key_Return);
      QCOMPARE(run.match().seed(), QString::fromLatin1(number).toULongLong());
      QTRY_VERIFY(run.window->findChild<QInputDialog*>() == nullptr);
      QTRY_VERIFY(run.table().isAncestorOf(run.window->focusWidget())); // it goes on there by keys
    }
  }

  // Boards of another program, in the window: all of a file or nothing, and why not.
  void boardsAreOpenedOrRefusedWhole() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("bridge-1933");
    const auto file = [&](const char* name, const QByteArray& bytes) {
      QFile out(dir.filePath(QString::fromLatin1(name)));
      if (!out.open(QIODevice::WriteOnly) || out.write(bytes) != bytes.size()) qFatal("no disk");
      return out.fileName();
    };
    const QByteArray deal = "[Deal \"N:KJ6.AJ842.K.AT76 AQ975432.T7.987. .KQ653.AJT653.K8 T8.9.Q42.QJ95432\"]\n";
    const auto board = [&](int n, const QByteArray& calls) {
      return QByteArray("[Board \"") + QByteArray::number(n) + "\"]\n[Dealer \"W\"]\n[Vulnerable \"NS\"]\n" + deal +
             "[Auction \"W\"]\n" + calls + "\n\n";
    };
    const QByteArray good = board(1, "Pass Pass Pass Pass");
    const std::pair<QByteArray, const char*> bad[] = {
        {board(2, "Pass 1H 1D"), "Line 13, board 2, at “1D”: East may not call this. A bid must be higher than 1 ♥."},
        {board(2, "Pass X"), "Line 13, board 2, at “X”: North may not call this. Only the last bid of the opponents"},
        {board(2, "1C").replace("T8.9", "T8.A"), "♥A is there twice"},
        {board(2, "1C").replace(" T8.9.Q42.QJ95432", ""), "Line 11, board 2"},
        {board(2, "Pass 1H Pass Pass Pass").replace("[Auction", "[Contract \"2H\"]\n[Auction"),
         "the contract is not the one of the auction"}};
    for (const auto& [second, why] : bad) {
      run.window->import().open(file("bad.pbn", good + second), run.box.find("bridge-1933"));
      QVERIFY(QTest::qWaitFor([&] { return run.window->banner().isVisible(); }, 5000));
      QVERIFY2(run.window->banner().text().contains(QString::fromUtf8(why)), qPrintable(run.window->banner().text()));
      QVERIFY(run.store->unfinishedMatches().isEmpty() && run.store->finishedMatches().isEmpty());
      QVERIFY(run.window->findChildren<GameList*>().isEmpty());
    }
    run.window->import().open(file("good.pbn", good + board(2, "Pass 1H Pass 4H Pass Pass Pass")),
                              run.box.find("bridge-1933"));
    QVERIFY(QTest::qWaitFor([&] { return !run.window->findChildren<GameList*>().isEmpty(); }, 5000));
    auto* list = run.window->findChildren<GameList*>().front();
    QCOMPARE(list->rows().model()->rowCount(), 2);
    list->rows().selectRow(1);
    QTest::mouseClick(&list->openButton(), Qt::LeftButton);
    QCOMPARE(run.window->place(), Window::Table);
    QVERIFY2(has(run, "calls W:P N:1H E:P S:4H"), run.match().now().text().c_str());
    QVERIFY(has(run, "vul=NS"));
  }
};

QTEST_MAIN(WhistKeysTest)
#include "whist_keys_test.moc"
