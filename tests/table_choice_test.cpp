// What people choose for their table: names of openings over the moves, positions laid by hand, backs of cards, cloths,
// large pieces. Games 27, 23, 12, 6.
#include "tests/running.h"

#include "app/play/carry.h"
#include "app/shell/board_setup.h"
#include "app/shell/import.h"
#include "app/shell/openings.h"
#include "app/shell/position_dialog.h"
#include "app/shell/table_look.h"
#include "boards/look.h"

#include <QLabel>
#include <QPainter>
#include <QPlainTextEdit>
#include <QToolButton>

#include <set>

using namespace mk;

namespace {

Match played(const GameInfo& info, const QString& moves) {
  auto m = Match::begin(info, info.seats);
  if (!m) qFatal("no match");
  for (const QString& move : moves.split(u' ', Qt::SkipEmptyParts))
    if (const auto ok = m->play(m->turn().seat(), move.toStdString()); !ok) qFatal("%s", qPrintable(move));
  return std::move(*m);
}

QImage drawn(Art& art, const Thing& thing) {
  QImage out(120, 120, QImage::Format_ARGB32_Premultiplied);
  out.fill(Qt::transparent);
  QPainter p(&out);
  art.paint(p, thing, {20, 20, 80, 80});
  return out;
}

int inked(const QImage& image) {
  int n = 0;
  for (int y = 0; y < image.height(); ++y)
    for (int x = 0; x < image.width(); ++x) n += qAlpha(image.pixel(x, y)) > 40;
  return n;
}

// The dialog in which a position of this game is laid.
PositionDialog* layPosition(Running& run, const char* game) {
  run.window->openGame(game);
  run.window->import().askPosition(*run.box.find(game), run.window->game().form().setup());
  return run.window->findChild<PositionDialog*>();
}

// The table of this game goes on until a seat is to decide: dice are thrown, a match that is over is followed by
// another.
Seat nextToDecide(Running& run, const char* game) {
  for (;;) {
    if (run.match().over()) run.play(game);
    const Turn turn = run.match().turn();
    if (turn.isSeats()) return turn.seat();
    if (!run.session().throwDice()) qFatal("the dice are not thrown");
  }
}

void dragged(BoardSetup& board, QPoint from, QPoint to) {
  QTest::mousePress(&board, Qt::LeftButton, {}, from);
  QTest::mouseRelease(&board, Qt::LeftButton, {}, to);
}

} // namespace

class TableChoiceTest : public QObject {
  Q_OBJECT

private slots:
  void initTestCase() { applyStyle(*qApp, {}); }

  // A man is put where both dice lead him; where one of two ways hits and the other does not, each step is made by
  // itself. A double carries him up to four times.
  void bothDiceArePlayedInOneDrag() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("1");
    run.play("1");
    int dragged = 0, most = 0;
    for (int n = 0; n < 2000 && (dragged < 12 || most < 3); ++n) {
      const Seat seat = nextToDecide(run, "1");
      const auto moves = run.match().now().moves(seat);
      const auto further = carries(run.match().now(), seat);
      if (further.empty()) {
        QVERIFY(run.session().play(seat, moves.front()));
        continue;
      }
      const Carry& carry = further.back();
      QVERIFY(carry.moves.size() > 1);
      const std::unique_ptr<Position> then = run.match().now().clone();
      for (const std::string& move : carry.moves) QVERIFY(then->play(seat, move));
      const std::size_t before = run.match().plies();
      TableCanvas& canvas = run.table().canvas();
      const auto at = [&](std::size_t end) {
        return canvas.scene().spot(carry.gesture.path[end].from)->rect.center().toPoint();
      };
      const Sprite* man = canvas.scene().top(carry.gesture.path[0].from);
      QVERIFY(man);
      const QPoint from = man->rect.center().toPoint(), to = at(1);
      QTest::mousePress(&canvas, Qt::LeftButton, {}, from);
      QTest::mouseMove(&canvas, (from + to) / 2);
      QTest::mouseMove(&canvas, to);
      QTest::mouseRelease(&canvas, Qt::LeftButton, {}, to);
      QCOMPARE(run.match().plies(), before + carry.moves.size());
      QVERIFY(run.match().now().equals(*then));
      most = std::max(most, static_cast<int>(carry.moves.size()));
      ++dragged;
    }
    QVERIFY2(dragged >= 12 && most >= 3, qPrintable(QStringLiteral("%1 drags, %2 steps").arg(dragged).arg(most)));
    QVERIFY(carries(run.match().now(), 3).empty()); // nobody sits there
  }

  // On one of the ways another man stands: whichever of the two walks on, it comes to the same.
  void aManIsCarriedOverAPointOfHisOwn() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("1");
    const auto match =
        Match::begin(*run.box.find("1")->info, 2, {}, 1, "W 8:1 4:2 off:12 | B 6:2 off:13 | turn W | dice 43");
    QVERIFY(match);
    const auto all = carries(match->now(), 0);
    const auto leads = [](const Carry& c) { return c.gesture.path[0].from.at == 7 && c.gesture.path[1].from.at == 0; };
    QCOMPARE(std::ranges::count_if(all, leads), 1);
  }

  // A man with one step is played by a double click, although both dice would carry him further.
  void aDoubleClickMakesTheOnlyStep() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("1");
    run.play("1");
    int played = 0;
    for (int n = 0; n < 2000 && played < 3; ++n) {
      const Seat seat = nextToDecide(run, "1");
      const auto moves = run.match().now().moves(seat);
      const auto gestures = run.match().now().gestures(seat);
      std::optional<std::size_t> only;
      for (const Carry& carry : carries(run.match().now(), seat)) {
        const Place from = carry.gesture.path[0].from;
        std::vector<std::size_t> own;
        for (std::size_t i = 0; i < gestures.size(); ++i)
          if (!gestures[i].path.empty() && gestures[i].path[0] == Stroke::place(from)) own.push_back(i);
        if (own.size() == 1) only = own.front();
      }
      if (!only) {
        QVERIFY(run.session().play(seat, moves.front()));
        continue;
      }
      TableCanvas& canvas = run.table().canvas();
      const Sprite* man = canvas.scene().top(gestures[*only].path[0].from);
      QVERIFY(man);
      const std::unique_ptr<Position> then = run.match().now().clone();
      QVERIFY(then->play(seat, moves[*only]));
      const std::size_t before = run.match().plies();
      QTest::mouseDClick(&canvas, Qt::LeftButton, {}, man->rect.center().toPoint());
      QCOMPARE(run.match().plies(), before + 1);
      QVERIFY(run.match().now().equals(*then));
      ++played;
    }
    QCOMPARE(played, 3);
  }

  // Every line of the tables is legal and names its own position; every line has both names.
  void theLinesOfTheOpeningTablesCanBePlayed() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("27");
    int lines = 0;
    for (const auto& [id, file] : {std::pair{"27", "chess"}, {"23", "american-draughts"}}) {
      QFile in(QStringLiteral(":/openings/%1.txt").arg(file));
      QVERIFY(in.open(QIODevice::ReadOnly));
      std::set<QString> moves;
      for (const QString& line : QString::fromUtf8(in.readAll()).split(u'\n', Qt::SkipEmptyParts)) {
        if (line.startsWith(u'#')) continue;
        const QStringList parts = line.split(QStringLiteral(" ; "));
        QCOMPARE(parts.size(), 3);
        QVERIFY2(moves.insert(parts[0]).second, qPrintable(line));
        const Match m = played(*run.box.find(id)->info, parts[0]);
        QVERIFY2(openingOf(m, m.plies(), "en") == parts[1], qPrintable(line));
        QVERIFY2(openingOf(m, m.plies(), "et") == parts[2], qPrintable(line));
        ++lines;
      }
    }
    QVERIFY2(lines >= 150, qPrintable(QString::number(lines)));
  }

  void anOpeningIsKnownByOtherMovesAndKeptAfterTheTableEnds() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("27");
    const GameInfo& chess = *run.box.find("27")->info;
    QCOMPARE(openingOf(played(chess, "Nf3 Nc6 e4 e5 Bb5"), 5, "en"), QString("Ruy Lopez"));
    const Match long_ = played(chess, "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Bg5 e6 f4");
    QCOMPARE(openingOf(long_, long_.plies(), "et"), QString("Sitsiilia kaitse, Najdorfi variant"));
    QCOMPARE(openingOf(long_, 2, "et"), QString("Sitsiilia kaitse"));
    QCOMPARE(openingOf(long_, 0, "et"), QString());
    if (const BoxedGame* draughts = run.box.find("12"))
      QCOMPARE(openingOf(played(*draughts->info, "c3-d4"), 1, "et"), QString()); // no table
  }

  void theNameStandsOverTheBoardAndOverTheMoves() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("27");
    run.play("27");
    for (const char* move : {"e2e4", "e7e6"}) QVERIFY(run.session().play(run.match().turn().seat(), move));
    QCOMPARE(run.window->table().side().opening().text(), QString("French Defence"));
    bool told = false;
    for (QLabel* label : run.window->table().findChildren<QLabel*>())
      told = told || label->text() == "Chess · French Defence";
    QVERIFY(told);
    QVERIFY(run.session().undo());
    QCOMPARE(run.window->table().side().opening().text(), QString("King's Pawn"));
  }

  void aPositionIsLaidByDraggingPieces() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("27");
    auto* dialog = layPosition(run, "27");
    QVERIFY(dialog);
    BoardSetup& board = dialog->board();
    QVERIFY(board.isVisible());
    const auto drag = [&](QPoint from, QPoint to) { dragged(board, from, to); };
    drag(board.pointOf("h1"), {1, 1}); // the rook of h1 off the board: castling there goes with it
    QVERIFY2(board.text().contains("/RNBQKBN1 w Qkq"), qPrintable(board.text()));
    drag(board.pointOf("e2"), board.pointOf("e4"));     // e2-e4
    drag(board.pointOf("h7"), {1, 1});                  // the pawn of h7 has become
    drag(board.storePointOf('q'), board.pointOf("h5")); // a second queen on h5
    QCOMPARE(dialog->text().toPlainText().section(u' ', 0, 0),
             QString("rnbqkbnr/ppppppp1/8/7q/4P3/8/PPPP1PPP/RNBQKBN1"));
    QVERIFY(dialog->playButton().isEnabled());
    QTest::keyClick(&board, Qt::Key_Delete); // under the cursor lies what was laid last
    QVERIFY(!dialog->text().toPlainText().contains("7q"));
    QTest::keyClicks(&board, "N");
    QVERIFY(dialog->text().toPlainText().contains("/7N/"));
    drag(board.pointOf("e1"), {1, 1}); // without a king it is no position, and the message says so
    QVERIFY(!dialog->playButton().isEnabled());
    QVERIFY(!dialog->message().text().isEmpty());
    dialog->text().setPlainText("nonsense");
    QVERIFY(!board.isVisible());
  }

  void aPositionOfDraughtsIsLaidByDraggingMen() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("12");
    auto* dialog = layPosition(run, "12");
    QVERIFY(dialog);
    BoardSetup& board = dialog->board();
    QVERIFY(board.isVisible() && board.letters() == "w W b B");
    const auto drag = [&](QPoint from, QPoint to) { dragged(board, from, to); };
    const auto square = [&](const char* name) { return board.pointOf(name); };
    const QString start = dialog->text().toPlainText();
    drag(square("a1"), {1, 1});       // off the board
    drag(square("c3"), square("d4")); // from square to square
    drag(square("a7"), {1, 1});
    drag(board.storePointOf('B'), square("e5")); // a black king from beside the board
    QVERIFY(dialog->text().toPlainText() != start);
    QVERIFY(!board.at("a1"));
    QVERIFY(board.at("d4") == Thing::piece(PieceKind::Man, Colour::White));
    QVERIFY(board.at("e5") == Thing::piece(PieceKind::King, Colour::Black));
    QVERIFY2(dialog->playButton().isEnabled(), qPrintable(dialog->message().text()));
    QTest::keyClick(&board, Qt::Key_Delete);
    QVERIFY(!dialog->text().toPlainText().contains("Ke5"));
    QTest::keyClicks(&board, "W");
    QVERIFY(dialog->text().toPlainText().contains("Ke5"));
    drag(board.storePointOf('w'), square("a2")); // a light square: no man stands there, and the message says so
    QVERIFY(!dialog->playButton().isEnabled());
    QVERIFY(!dialog->message().text().isEmpty());
    for (const char* bad : {"", "W:W:", "W:Wz9:B", "W:W21,22:B1", "W:Wa1"}) QVERIFY2(!board.shows(bad), bad);
  }

  void aPositionOfTheMillIsLaidByDraggingStones() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("6");
    auto* dialog = layPosition(run, "6");
    QVERIFY(dialog);
    BoardSetup& board = dialog->board();
    QVERIFY(board.isVisible());
    const auto drag = [&](QPoint from, QPoint to) { dragged(board, from, to); };
    const auto point = [&](const char* name) { return board.pointOf(name); };
    const auto text = [&] { return dialog->text().toPlainText(); };
    drag(board.storePointOf('w'), point("d6"));
    drag(board.storePointOf('b'), point("a7"));
    drag(board.storePointOf('b'), point("g1"));
    QCOMPARE(text(), QString("W d6 hand 8 | B a7,g1 hand 7 | turn W"));
    drag(point("a7"), point("a4"));
    drag(point("g1"), {1, 1});
    QCOMPARE(text(), QString("W d6 hand 8 | B a4 hand 8 | turn W"));
    drag(board.storePointOf('w'), (point("c4") + point("e4")) / 2); // there is no point in the middle
    QCOMPARE(text(), QString("W d6 hand 8 | B a4 hand 8 | turn W"));
    QVERIFY(dialog->playButton().isEnabled());
    QTest::mouseClick(&board, Qt::LeftButton, {}, point("a4")); // the cursor goes along
    QTest::keyClick(&board, Qt::Key_Right);
    QTest::keyClick(&board, Qt::Key_Right);
    QTest::keyClick(&board, Qt::Key_Right); // over the middle
    QTest::keyClicks(&board, "w");
    QCOMPARE(text(), QString("W d6,e4 hand 7 | B a4 hand 8 | turn W"));
    QTest::keyClick(&board, Qt::Key_Delete);
    QCOMPARE(text(), QString("W d6 hand 8 | B a4 hand 8 | turn W"));
    dialog->text().setPlainText("W d6 hand 8 | B h9 hand 8 | turn W");
    QVERIFY(!board.isVisible() && !dialog->playButton().isEnabled());
  }

  void fourBacksAreSeenAtOnceAndTheChosenOneLiesOnTheTable() {
    QTemporaryDir dir;
    Running run(dir.path());
    run.window->go(Window::SettingsPage);
    auto& settings = *run.window->findChild<SettingsPlace*>();
    QCOMPARE(settings.cardBacks().size(), kCardBacks);
    std::set<QByteArray> seen;
    const QImage before = drawn(*tableLook().art, Thing::card(Card::back()));
    for (QToolButton* back : settings.cardBacks()) {
      QVERIFY(back->isVisible() && !back->accessibleName().isEmpty());
      const QImage icon = back->icon().pixmap(50, 70).toImage();
      seen.insert(QByteArray(reinterpret_cast<const char*>(icon.constBits()), icon.sizeInBytes()));
    }
    QCOMPARE(static_cast<int>(seen.size()), kCardBacks);
    QTest::mouseClick(settings.cardBacks()[2], Qt::LeftButton);
    QCOMPARE(tableLook().art->cardStyle().back, 2);
    QVERIFY(drawn(*tableLook().art, Thing::card(Card::back())) != before);
    QTest::mouseClick(settings.cardBacks()[0], Qt::LeftButton);
    QCOMPARE(drawn(*tableLook().art, Thing::card(Card::back())), before);
  }

  void theClothThatIsChosenLiesOnTheTableAtOnce() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("12");
    run.settings.set("theme", "klassika");
    run.play("12");
    const auto onTable = [&] { return run.table().canvas().look().theme; };
    QCOMPARE(onTable(), &theme("klassika"));
    const QImage before = run.table().canvas().grab().toImage();
    run.window->go(Window::SettingsPage);
    auto& settings = *run.window->findChild<SettingsPlace*>();
    const QList<QToolButton*>& row = settings.tableCloths();
    QCOMPARE(row.size(), static_cast<qsizetype>(cloths().size()));
    QVERIFY(row.front()->isChecked());
    const auto pictures = [&] {
      std::set<QByteArray> seen;
      for (QToolButton* cloth : row) {
        const QImage icon = cloth->icon().pixmap(cloth->iconSize()).toImage();
        seen.insert(QByteArray(reinterpret_cast<const char*>(icon.constBits()), icon.sizeInBytes()));
      }
      return seen;
    };
    const std::set<QByteArray> byDay = pictures();
    QCOMPARE(byDay.size(), cloths().size());
    std::set<QString> names;
    for (QToolButton* cloth : row) {
      QVERIFY(cloth->isVisible() && !cloth->toolTip().isEmpty() && cloth->accessibleName().contains(cloth->toolTip()));
      names.insert(cloth->accessibleName());
    }
    QCOMPARE(names.size(), cloths().size());
    QTest::mouseClick(row[2], Qt::LeftButton);
    QCOMPARE(run.settings.cloth(), QString::fromLatin1(cloths()[2].id));
    QCOMPARE(tableLook().theme, &theme("klassika", run.settings.cloth()));
    QCOMPARE(onTable(), tableLook().theme);
    run.window->go(Window::Table);
    QVERIFY(run.table().canvas().grab().toImage() != before);
    run.window->go(Window::SettingsPage);
    row[4]->setFocus(Qt::TabFocusReason);
    QTest::keyClick(row[4], Qt::Key_Space);
    QVERIFY(row[4]->isChecked() && !row[2]->isChecked());
    QCOMPARE(onTable(), &theme("klassika", cloths()[4].id));
    run.settings.set("theme", "oo"); // the same cloth at night
    QCOMPARE(onTable(), &theme("oo", cloths()[4].id));
    QVERIFY(pictures() != byDay);
    QVERIFY(row[4]->isVisible());
    run.settings.set("theme", "kontrast"); // its own, and nothing to choose
    QCOMPARE(onTable(), &theme("kontrast"));
    QVERIFY(!row[4]->isVisible());
    QCOMPARE(Settings(dir.path()).cloth(), QString::fromLatin1(cloths()[4].id)); // kept
    run.settings.set("theme", "klassika");
    QTest::mouseClick(row[0], Qt::LeftButton);
    QCOMPARE(onTable(), &theme("klassika"));
  }

  void largePiecesFillTheirSquares() {
    Art art;
    const Thing man = Thing::piece(PieceKind::Man, Colour::White), card = Thing::card(Card::back());
    const int usual = inked(drawn(art, man)), cards = inked(drawn(art, card));
    art.setLargePieces(true);
    QVERIFY(inked(drawn(art, man)) > usual * 12 / 10);
    QCOMPARE(inked(drawn(art, card)), cards);
  }
};

QTEST_MAIN(TableChoiceTest)
#include "table_choice_test.moc"
