// What is seen and spoken of the table in the window: boards that stay where they are, the middle of a move, dice in
// the hand and dice that are kept, places and figures by their names.
#include "tests/running.h"

#include <QLabel>
#include <QRegularExpression>

#include <functional>
#include <map>
#include <set>

using namespace mk;

class TableSeenTest : public QObject {
  Q_OBJECT
private slots:
  void initTestCase() { applyStyle(*qApp, {}); }
  void diceThatAreKeptLieApart();
  void theMiddleOfAMoveIsSeen_data();
  void theMiddleOfAMoveIsSeen();
  void aPromotionIsAskedForWhereThePawnStands();
  void whatAPawnBecomesLiesBesideIt_data();
  void whatAPawnBecomesLiesBesideIt();
  void whatAPawnBecomesIsChosenByKeys();
  void theBoardStaysWhereItIs_data();
  void theEndLeavesTheBoardToBeSeen();
  void theBoardStaysWhereItIs();
  void aDoubleLeavesTheBoardWhereItIs_data();
  void aDoubleLeavesTheBoardWhereItIs();
  void throwsForTheOrderAndDoublesLeaveChouetteWhereItIs_data();
  void throwsForTheOrderAndDoublesLeaveChouetteWhereItIs();
  void placesOfBoardsAreSpokenInTheLanguageOfTheProgram();
  void aFigureIsSpokenWithWhoseItIs();
  void onlyWhatIsAddedUpHasALineAboveIt();
  void aDieInTheHandLooksLikeNoOther();
};

void TableSeenTest::diceThatAreKeptLieApart() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("148");
  run.play("148", 2);
  while (!run.match().turn().isSeats()) run.throwDie(); // the first throws may decide who begins
  TableCanvas& canvas = run.table().canvas();
  QVERIFY(QTest::qWaitFor([&] { return canvas.touch().active(); }));
  const auto tray = std::ranges::find(run.table().view().zones, Zone::Kind::Dice, &Zone::kind);
  QVERIFY(tray != run.table().view().zones.end());
  const std::int16_t dice = tray->id;
  const auto die = [&](int at) {
    const Sprite* there = canvas.scene().top({dice, static_cast<std::int16_t>(at)});
    return there ? *there : Sprite();
  };
  const double others = die(0).rect.center().y();
  const auto press = [&](int at) {
    QTest::mouseClick(&canvas, Qt::LeftButton, {}, die(at).rect.center().toPoint());
    canvas.finishMotion();
  };
  press(2);
  QVERIFY(die(2).held);
  for (const int other : {0, 1, 3, 4}) {
    QVERIFY(!die(other).held);
    QVERIFY(std::abs(die(other).rect.center().y() - die(2).rect.center().y()) > die(2).rect.height() * 0.6);
    const Place place{dice, static_cast<std::int16_t>(other)};
    const auto glowing = canvas.targets();
    QVERIFY2(std::ranges::find(glowing, place) == glowing.end(), "a die that is not kept does not glow");
  }
  press(2);
  QVERIFY(!die(2).held);
  QVERIFY(canvas.targets().empty());
  QVERIFY(std::abs(die(0).rect.center().y() - others) < 1);
}

namespace {

// Plays at random until a seat has a move that the test wants; the index of it.
std::optional<std::size_t> playUntil(Running& run, const std::function<bool(const View&, const Gesture&)>& wanted) {
  Random random(5, 1);
  for (int i = 0; i < 4000; ++i) {
    if (run.match().over()) emit run.window->table().endPanel().again();
    if (run.match().turn().isChance()) {
      if (!run.session().throwDice()) return std::nullopt;
      continue;
    }
    const Seat seat = run.match().turn().seat();
    const View view = run.match().now().look(Viewer{seat});
    const auto gestures = run.match().now().gestures(seat);
    for (std::size_t m = 0; m < gestures.size(); ++m)
      if (wanted(view, gestures[m])) return m;
    const auto moves = run.match().now().moves(seat);
    if (!run.session().play(seat, moves[random.below(static_cast<std::uint32_t>(moves.size()))])) return std::nullopt;
  }
  return std::nullopt;
}

bool isTaken(const View& view, Place p) {
  const Zone* z = view.find(p.zone);
  return z && std::ranges::any_of(z->items, [&](const Item& i) { return i.at == p.at; });
}

} // namespace

void TableSeenTest::theMiddleOfAMoveIsSeen_data() {
  QTest::addColumn<QString>("game");
  QTest::newRow("a mill is closed by a man that is put down") << "6";
  QTest::newRow("a capture of several men") << "12";
}

void TableSeenTest::theMiddleOfAMoveIsSeen() {
  QFETCH(QString, game);
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("6");
  NEEDS("12");
  run.play(game);
  const bool mill = game == "6";
  const auto move = playUntil(run, [&](const View& view, const Gesture& g) {
    if (!g.chosen.empty() || g.path.size() != (mill ? 2u : 3u)) return false;
    return mill ? !isTaken(view, g.path[0].from) && isTaken(view, g.path[1].from)
                : isTaken(view, g.path[0].from) && !isTaken(view, g.path[1].from);
  });
  QVERIFY(move);
  const Gesture g = run.match().now().gestures(run.match().turn().seat())[*move];
  TableCanvas& canvas = run.table().canvas();
  const auto click = [&](Place p) {
    QTest::mouseClick(&canvas, Qt::LeftButton, {}, canvas.scene().spot(p)->rect.center().toPoint());
    canvas.finishMotion();
  };
  auto* prompt = run.table().findChild<QLabel*>("prompt");
  const QString asked = prompt->text();
  const std::size_t before = run.match().plies();
  const std::size_t middle = mill ? 0 : 1;
  for (std::size_t i = 0; i <= middle; ++i) click(g.path[i].from);
  QCOMPARE(run.match().plies(), before); // it goes on
  QVERIFY2(canvas.scene().top(g.path[middle].from), "the man stands where it has got to");
  if (!mill) QVERIFY(!canvas.scene().top(g.path[0].from));
  QVERIFY(prompt->text() != asked);
  QVERIFY2(prompt->text().startsWith(run.session().name(run.match().turn().seat())), qPrintable(prompt->text()));
  QCOMPARE(prompt->text().contains("other side's"), mill); // whose man it takes
  click(g.path.back().from);
  QCOMPARE(run.match().plies(), before + 1);
  QVERIFY(!canvas.isMidMove());
}

void TableSeenTest::aPromotionIsAskedForWhereThePawnStands() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("27");
  MatchSetup setup;
  setup.game = "27";
  setup.start = "8/P7/8/8/8/8/8/K1k5 w - - 0 1";
  setup.seats << SeatPlayer{} << SeatPlayer{};
  emit run.window->game().play(setup);
  QVERIFY(run.window->table().session());
  auto* prompt = run.table().findChild<QLabel*>("prompt");
  const QString asked = prompt->text();
  const QPoint last = run.pointOf("a8");
  run.click("a7");
  run.click("a8");
  QCOMPARE(run.match().plies(), 0u);
  const auto stands = run.table().canvas().scene().placeAt(last);
  QVERIFY(stands && run.table().canvas().scene().top(*stands)); // the pawn is there
  QVERIFY(prompt->text() != asked);
  QVERIFY2(prompt->text().endsWith("choose what the piece becomes"), qPrintable(prompt->text()));
  QVERIFY(!run.table().canvas().targets().empty());
}

namespace {

bool playChess(Running& run, const char* start) {
  MatchSetup setup;
  setup.game = "27";
  setup.start = start;
  setup.seats << SeatPlayer{} << SeatPlayer{};
  emit run.window->game().play(setup);
  QCoreApplication::processEvents();
  return run.window->table().session() != nullptr;
}

} // namespace

void TableSeenTest::whatAPawnBecomesLiesBesideIt_data() {
  QTest::addColumn<QByteArray>("start");
  QTest::addColumn<QByteArray>("from");
  QTest::addColumn<QByteArray>("to");
  QTest::addColumn<QSize>("size");
  struct Case {
    const char *name, *start, *from, *to;
  };
  for (const Case& c : {Case{"at the left", "8/P7/8/8/8/8/8/K1k5 w - - 0 1", "a7", "a8"},
                        Case{"at the right", "8/7P/8/8/8/8/8/K1k5 w - - 0 1", "h7", "h8"},
                        Case{"in the middle", "8/3P4/8/8/8/8/8/K1k5 w - - 0 1", "d7", "d8"},
                        Case{"where it captures", "3r4/4P3/8/8/8/8/8/K1k5 w - - 0 1", "e7", "d8"},
                        Case{"of Black", "K7/8/k7/8/8/8/4p3/8 b - - 0 1", "e2", "e1"}})
    for (const QSize size : {QSize(800, 560), QSize(1280, 800), QSize(640, 900)})
      QTest::addRow("%s, %d wide", c.name, size.width())
          << QByteArray(c.start) << QByteArray(c.from) << QByteArray(c.to) << size;
}

// Over the board, next to the pawn, as large as the men there, and the board stays; what lies under it is not touched.
void TableSeenTest::whatAPawnBecomesLiesBesideIt() {
  QFETCH(QByteArray, start);
  QFETCH(QByteArray, from);
  QFETCH(QByteArray, to);
  QFETCH(QSize, size);
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("27");
  run.window->resize(size);
  QVERIFY(playChess(run, start));
  TableCanvas& canvas = run.table().canvas();
  QVERIFY(!canvas.scene().choices()); // before the pawn is there nothing is asked
  const QRectF board = canvas.scene().boards.front().rect;
  run.click(from);
  run.click(to);
  const Scene& scene = canvas.scene();
  QCOMPARE(scene.boards.front().rect, board);
  const ZoneArea* over = scene.choices();
  QVERIFY(over);
  const QRectF ground = over->ground;
  const auto pawn = scene.placeAt(run.pointOf(to));
  QVERIFY(pawn && scene.top(*pawn));
  const QRectF square = scene.spot(*pawn)->rect;
  QVERIFY(QRectF(canvas.rect()).contains(ground));
  QVERIFY(!ground.intersects(square.adjusted(1, 1, -1, -1)));
  const bool right = square.center().x() < board.center().x();
  QVERIFY(std::abs(right ? ground.left() - square.right() : square.left() - ground.right()) < 2);
  const std::vector<Place> choices = canvas.targets();
  QCOMPARE(choices.size(), std::size_t{4});
  double last = 0;
  for (const Place p : choices) { // the queen is the nearest
    const Sprite* piece = scene.top(p);
    QVERIFY(piece && ground.contains(piece->rect));
    QVERIFY(std::abs(piece->rect.width() - scene.top(*pawn)->rect.width()) < 1);
    QCOMPARE(scene.placeAt(piece->rect.center()), std::optional(p));
    const double away = std::abs(piece->rect.center().x() - square.center().x());
    QVERIFY(away > last);
    last = away;
  }
  QTest::mouseClick(&canvas, Qt::LeftButton, {}, scene.top(choices[2])->rect.center().toPoint());
  QCOMPARE(run.match().plies(), 1u);
  QVERIFY2(logOf(run.match()).back().endsWith(u'b'), qPrintable(logOf(run.match()).back()));
  QVERIFY(!canvas.scene().choices());
}

void TableSeenTest::whatAPawnBecomesIsChosenByKeys() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("27");
  QVERIFY(playChess(run, "8/P7/8/8/8/8/8/K1k5 w - - 0 1"));
  TableCanvas& canvas = run.table().canvas();
  canvas.setFocus();
  const auto enter = [&](const char* square) {
    canvas.setFocusPlace(canvas.scene().placeAt(run.pointOf(square)), true);
    QTest::keyClick(&canvas, Qt::Key_Return);
  };
  enter("a7");
  enter("a8");
  QVERIFY(canvas.scene().choices());
  QTest::keyClick(&canvas, Qt::Key_Backspace); // asked no more
  QVERIFY(!canvas.scene().choices());
  enter("a8");
  const ZoneArea* over = canvas.scene().choices();
  QVERIFY(over);
  for (std::int16_t at = 0; at < 4; ++at) {
    QTest::keyClick(&canvas, Qt::Key_Right);
    QCOMPARE(canvas.focusPlace(), std::optional(Place{over->zone, at}));
    QVERIFY(!canvas.words().speak(nameOf(canvas.view(), *canvas.focusPlace())).isEmpty());
  }
  QTest::keyClick(&canvas, Qt::Key_Left);
  QTest::keyClick(&canvas, Qt::Key_Return);
  QCOMPARE(run.match().plies(), 1u);
  QVERIFY2(logOf(run.match()).back().endsWith(u'b'), qPrintable(logOf(run.match()).back()));
}

// In a small window, too: what there is no room for is left out of the line, and is spoken all the same.
void TableSeenTest::theEndLeavesTheBoardToBeSeen() {
  for (const char* lang : {"et", "en"}) {
    QTemporaryDir dir;
    Running run(dir.path(), QLatin1String(lang));
    NEEDS("27");
    for (const QSize size : {QSize(800, 560), QSize(1024, 640), QSize(1280, 800)}) {
      run.window->resize(size);
      run.play("27");
      for (const char* move : {"f2f3", "e7e5", "g2g4", "d8h4"})
        QVERIFY(run.session().play(run.match().turn().seat(), move));
      QVERIFY(run.match().over());
      QCoreApplication::processEvents();
      EndPanel& end = run.window->table().endPanel();
      QVERIFY(end.isVisible());
      const QRect canvas(run.table().canvas().mapTo(run.window.get(), QPoint()), run.table().canvas().size());
      const QRect panel(end.mapTo(run.window.get(), QPoint()), end.size());
      QVERIFY2(!panel.intersects(canvas),
               qPrintable(QStringLiteral("%1 %2").arg(QLatin1String(lang)).arg(size.width())));
      QVERIFY(end.text().contains(QLatin1String(lang) == QLatin1String("et") ? "kirjas" : "records"));
    }
  }
}

void TableSeenTest::theBoardStaysWhereItIs_data() {
  QTest::addColumn<QString>("game");
  QTest::addColumn<QSize>("size");
  for (const char* game : {"6", "12", "27"})
    for (const QSize size : {QSize(800, 560), QSize(1024, 640), QSize(1280, 800)})
      QTest::addRow("%s at %d", game, size.width()) << QString(game) << size;
}

void TableSeenTest::theBoardStaysWhereItIs() {
  QFETCH(QString, game);
  QFETCH(QSize, size);
  QTemporaryDir dir;
  Running run(dir.path(), "et");
  NEEDS("27");
  run.window->resize(size);
  run.play(game);
  QCoreApplication::processEvents();
  const QRect at = run.table().canvas().geometry();
  Random random(11, 2);
  for (int i = 0; i < 60 && !run.match().over(); ++i) {
    const Seat seat = run.match().turn().seat();
    const auto moves = run.match().now().moves(seat);
    QVERIFY(run.session().play(seat, moves[random.below(static_cast<std::uint32_t>(moves.size()))]));
    QCoreApplication::processEvents();
    if (run.match().over()) break; // the end has a panel of its own
    QCOMPARE(run.table().canvas().geometry(), at);
  }
}

void TableSeenTest::aDoubleLeavesTheBoardWhereItIs_data() {
  QTest::addColumn<QString>("game");
  QTest::addColumn<QSize>("size");
  for (const char* game : {"1", "2"})
    for (const QSize size : {QSize(800, 560), QSize(1024, 640), QSize(1280, 800), QSize(640, 900)})
      QTest::addRow("%s at %d", game, size.width()) << QString(game) << size;
}

// It has four dice, which need no more room than two.
void TableSeenTest::aDoubleLeavesTheBoardWhereItIs() {
  QFETCH(QString, game);
  QFETCH(QSize, size);
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("1");
  run.window->resize(size);
  std::map<std::pair<int, int>, QRectF> at; // in a canvas of the same size
  std::set<std::size_t> dice;
  for (quint64 seed = 1; seed < 40 && dice.size() < 2; ++seed) {
    MatchSetup setup;
    setup.game = game;
    setup.seed = seed;
    setup.seats = {SeatPlayer{}, SeatPlayer{}};
    emit run.window->game().play(setup);
    for (int i = 0; i < 12 && dice.size() < 2; ++i) {
      if (run.session().asksForThrow()) QVERIFY(run.session().throwDice());
      QCoreApplication::processEvents();
      const View& view = run.table().view();
      const auto board = std::ranges::find(view.zones, Zone::Kind::Board, &Zone::kind);
      const auto tray = std::ranges::find(view.zones, Zone::Kind::Dice, &Zone::kind);
      QVERIFY(board != view.zones.end() && tray != view.zones.end());
      dice.insert(tray->items.size());
      const QSize room = run.table().canvas().size();
      const QRectF here = run.table().canvas().scene().area(board->id)->rect;
      QCOMPARE(here, at.try_emplace({room.width(), room.height()}, here).first->second);
      const Turn turn = run.match().turn();
      if (turn.isSeats()) QVERIFY(run.session().play(turn.seat(), run.match().now().moves(turn.seat()).front()));
    }
  }
  QCOMPARE(dice, (std::set<std::size_t>{2, 4}));
}

void TableSeenTest::throwsForTheOrderAndDoublesLeaveChouetteWhereItIs_data() {
  QTest::addColumn<QSize>("size");
  for (const QSize size : {QSize(800, 900), QSize(1024, 640), QSize(1280, 800)})
    QTest::addRow("%d", size.width()) << size;
}

void TableSeenTest::throwsForTheOrderAndDoublesLeaveChouetteWhereItIs() {
  QFETCH(QSize, size);
  QTemporaryDir dir;
  Running run(dir.path(), "et");
  NEEDS("3");
  run.window->resize(size);
  run.play("3", 4);
  std::map<std::pair<int, int>, QRectF> at; // board, tray and sheet, in a canvas of the same height
  int throwsForOrder = 0, doubles = 0;
  for (int i = 0; i < 200 && doubles < 3; ++i) {
    QCoreApplication::processEvents();
    const TableCanvas& canvas = run.table().canvas();
    for (const ZoneArea& zone : canvas.scene().zones) {
      if (zone.role == Zone::Role::Tokens) continue;
      QCOMPARE(zone.rect, at.try_emplace({zone.zone, canvas.height()}, zone.rect).first->second);
    }
    if (run.session().asksForThrow()) {
      throwsForOrder += run.match().now().text().find("|| order") != std::string::npos;
      QVERIFY(run.session().throwDice());
      continue;
    }
    const Turn turn = run.match().turn();
    if (turn.isOver()) break;
    Seat seat = 0;
    while (!turn.has(seat)) ++seat;
    const auto moves = run.match().now().moves(seat);
    const auto doubled = std::ranges::find(moves, "double");
    doubles += doubled != moves.end();
    QVERIFY(run.session().play(seat, doubled != moves.end() ? *doubled : moves.back()));
  }
  QVERIFY(throwsForOrder > 0);
  QVERIFY(doubles > 0);
}

void TableSeenTest::placesOfBoardsAreSpokenInTheLanguageOfTheProgram() {
  QTemporaryDir dir;
  Running run(dir.path(), "et");
  NEEDS("1");
  // Squares and points are called by letters and numbers.
  static const QRegularExpression number(QStringLiteral("^[a-hLSW]?[0-9]{1,3}$"));
  const Words words;
  QStringList missing;
  int spoken = 0;
  for (const BoxedGame& game : run.box.games()) {
    const auto match = Match::begin(*game.info, game.info->seats);
    if (!match) continue;
    const View view = match->now().look(Viewer{0});
    for (const Zone& zone : view.zones) {
      if (zone.kind != Zone::Kind::Board || !zone.board) continue;
      for (std::size_t i = 0; i < zone.board->places.size(); ++i) {
        const QString name = QString::fromStdString(zone.board->places[i].name);
        if (number.match(name).hasMatch()) continue;
        Zone bare = zone;
        bare.items.clear();
        View empty;
        empty.zones = {bare};
        const QString said = words.speak(nameOf(empty, {zone.id, static_cast<std::int16_t>(i)}));
        ++spoken;
        if (said == name) missing << game.id() + QStringLiteral(": ") + name;
      }
    }
  }
  QVERIFY2(missing.isEmpty(), qPrintable(missing.join(QStringLiteral(", "))));
  QVERIFY(spoken > 20);
}

// The points of the first seat are no heading for those of the others.
void TableSeenTest::aFigureIsSpokenWithWhoseItIs() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("171");
  run.play("171", 3);
  const View view = run.match().now().look(Viewer{0});
  const auto sheet = std::ranges::find(view.zones, Zone::Kind::Sheet, &Zone::kind);
  QVERIFY(sheet != view.zones.end());
  QStringList said;
  for (std::int16_t i = 0; i < 6; ++i) said << run.session().words().speak(nameOf(view, {sheet->id, i}));
  for (int k = 0; k < 3; ++k) {
    const QString name = run.session().name(static_cast<Seat>(k));
    QCOMPARE(said[2 * k], name);
    QCOMPARE(said[2 * k + 1], name + ": 0");
  }
}

void TableSeenTest::onlyWhatIsAddedUpHasALineAboveIt() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("171");
  const auto lines = [&] {
    std::size_t n = 0;
    for (const Paper& paper : run.table().canvas().scene().papers) n += paper.sums.size();
    return n;
  };
  run.play("171", 4);
  if (run.table().isCurtained()) emit run.table().curtainLifted();
  QCOMPARE(lines(), std::size_t{0});
  run.play("147", 2); // there the last line is the total
  QVERIFY(lines() > 0);
}

// A die that goes on a number: the prompt asks where to, and the others do not glow as if they were in the hand too.
void TableSeenTest::aDieInTheHandLooksLikeNoOther() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("116");
  run.play("116", 2);
  TableCanvas& canvas = run.table().canvas();
  auto* prompt = run.table().findChild<QLabel*>(QStringLiteral("prompt"));
  const auto diceAmong = [&](const std::vector<Place>& places) {
    return std::ranges::count_if(places, [&](Place p) { return canvas.view().find(p.zone)->kind == Zone::Kind::Dice; });
  };
  for (int i = 0; i < 40; ++i) {
    while (run.session().asksForThrow()) run.throwDie();
    QCoreApplication::processEvents();
    const auto dice = canvas.touch().targets();
    QVERIFY(!dice.empty());
    const QString asked = prompt->text();
    canvas.press(dice.front());
    QVERIFY(prompt->text() != asked);
    QCOMPARE(diceAmong(canvas.targets()), 0);
    const auto numbers = canvas.touch().targets();
    QVERIFY(!numbers.empty());
    canvas.press(numbers.back());
    QCOMPARE(diceAmong(canvas.targets()), 0);
    if (diceAmong(canvas.touch().targets()) > 0) return; // others may go there too
    const Seat seat = run.match().turn().seat();
    QVERIFY(run.session().play(seat, run.match().now().moves(seat).back()));
  }
  QFAIL("no throw of several groups");
}

QTEST_MAIN(TableSeenTest)
#include "table_seen_test.moc"
