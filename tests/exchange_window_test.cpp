// Files and positions of other programs in the window: a match is chosen from a file, looked through, played on, saved
// and copied; what cannot be read leaves nothing.
#include "tests/running.h"

#include "app/shell/game_list.h"
#include "app/shell/import.h"
#include "app/shell/log_model.h"
#include "app/shell/match_archive.h"
#include "app/shell/position_dialog.h"
#include "app/shell/records_place.h"
#include "app/shell/table_export.h"

#include <QClipboard>
#include <QDropEvent>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QTableView>
#include <QTableWidget>

using namespace mk;

namespace {

const char* const kThreeGames =
    "[Event \"Club\"]\n[Round \"1\"]\n[White \"Mari\"]\n[Black \"J\xFCri\"]\n1. e4 e5 1-0\n\n"
    "[Event \"Club\"]\n[Round \"2\"]\n[White \"J\xFCri\"]\n[Black \"Mari\"]\n"
    "1. f3 e5 2. g4 Qh4# 0-1\n\n"
    "[Event \"Club\"]\n[Round \"3\"]\n[White \"Mari\"]\n[Black \"Ants\"]\n1. d4 d5 2. c4 *\n";

QString file(const QTemporaryDir& dir, const char* name, const QByteArray& bytes) {
  QFile out(dir.filePath(QString::fromLatin1(name)));
  if (!out.open(QIODevice::WriteOnly) || out.write(bytes) != bytes.size()) qFatal("no disk");
  return out.fileName();
}

template <class D> D* dialog(Running& run) {
  for (D* d : run.window->findChildren<D*>())
    if (d->isVisible()) return d;
  return nullptr;
}

} // namespace

class ExchangeWindowTest : public QObject {
  Q_OBJECT

private slots:
  void initTestCase() { applyStyle(*qApp, {}); }

  void theSecondOfThreeGamesIsChosenAndLookedThrough() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("27");
    run.window->import().open(file(dir, "club.pgn", kThreeGames), run.box.find("27"));
    auto* list = dialog<GameList>(run);
    QVERIFY(list);
    const QAbstractItemModel& rows = *list->rows().model();
    QCOMPARE(rows.rowCount(), 3);
    QCOMPARE(rows.index(1, 0).data().toString(), QStringLiteral("Club (2)"));
    QCOMPARE(rows.index(1, 1).data().toString(), QStringLiteral("Jüri – Mari")); // Latin-1 as the old files have it
    QCOMPARE(rows.index(1, 2).data().toString(), QStringLiteral("Mari won"));
    QCOMPARE(rows.index(2, 2).data().toString(), QStringLiteral("unfinished"));
    QCOMPARE(rows.index(2, 3).data().toInt(), 3);
    list->rows().selectRow(1);
    QTest::mouseClick(&list->openButton(), Qt::LeftButton);
    QCOMPARE(run.window->place(), Window::Table);
    QVERIFY(run.match().over());
    QCOMPARE(run.match().plies(), std::size_t{4});
    QCOMPARE(run.session().name(1), QStringLiteral("Mari"));
    QCOMPARE(run.match().result().winners(), std::vector<Seat>{1});
    run.window->table().lookBack(1);
    QCOMPARE(run.window->table().shownPly(), std::size_t{1});
    QCOMPARE(logLine(run.session(), 3, Viewer::everybody()), QStringLiteral("Mari:  Qh4#"));
    QVERIFY(run.store->records(kNoId).isEmpty()); // no feat of anybody here
    QVERIFY(!run.session().counts());
    QCOMPARE(run.store->finishedMatches().size(), 1);
    QVERIFY(run.store->unfinishedMatches().isEmpty());
  }

  void aLargeFileIsReadBesideTheWindow() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("27");
    QByteArray bytes;
    while (bytes.size() < 2'000'000)
      bytes += "[Event \"Club\"]\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 *\n\n";
    run.window->import().open(file(dir, "large.pgn", bytes), run.box.find("27"));
    QVERIFY(!dialog<GameList>(run));
    QVERIFY(run.window->banner().text().contains("large.pgn"));
    QVERIFY(QTest::qWaitFor([&] { return dialog<GameList>(run) != nullptr; }, 60000));
    QVERIFY(dialog<GameList>(run)->rows().model()->rowCount() > 20000);
    QVERIFY(!run.window->banner().isVisible());
    run.window->import().open(file(dir, "bad.pgn", bytes + "1. e5 *"), run.box.find("27"));
    QVERIFY(QTest::qWaitFor([&] { return run.window->banner().text().contains("“e5”"); }, 60000));
    QVERIFY(run.store->unfinishedMatches().isEmpty());
  }

  void severalCanBeChosenAndFinishedOnesAreFoundAgain() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("27");
    run.window->import().open(file(dir, "club.pgn", kThreeGames));
    dialog<GameList>(run)->rows().selectAll();
    QTest::mouseClick(&dialog<GameList>(run)->openButton(), Qt::LeftButton);
    QCOMPARE(run.store->finishedMatches().size(), 2);
    QCOMPARE(run.store->unfinishedMatches().size(), 1);
    QVERIFY(run.window->banner().text().contains("3 matches"));
    run.window->go(Window::Records);
    QTest::mouseClick(&run.window->records().pageButton(RecordsPlace::Matches), Qt::LeftButton);
    MatchArchive& archive = run.window->records().archive();
    QCOMPARE(archive.rows().rowCount(), 2);
    QTest::mouseClick(&archive.openButton(), Qt::LeftButton);
    QCOMPARE(run.window->place(), Window::Table);
    QVERIFY(run.match().over());
  }

  void anUnfinishedGameIsPlayedOn() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("27");
    run.window->import().open(file(dir, "one.pgn", "[White \"Mari\"]\n1. e4 *\n"), run.box.find("27"));
    QVERIFY(!dialog<GameList>(run));
    QCOMPARE(run.window->place(), Window::Table);
    QCOMPARE(run.match().turn(), Turn::of(1));
    run.click("e7");
    run.click("e5");
    QCOMPARE(logOf(run.match()).join(u','), QStringLiteral("0 e2e4,1 e7e5"));
    QCOMPARE(run.store->loadMatch(run.session().id())->log.size(), 2);
  }

  void whatCannotBeReadLeavesNothing_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("says");
    QTest::newRow("illegal move") << QByteArray("1. e4 e5 *\n\n1. e4 e5 2. Ke3 *") << "Line 3, game 2, at “Ke3”";
    QTest::newRow("empty") << QByteArray() << "There is no game in it.";
    QTest::newRow("cut") << QByteArray("[White \"A\"]\n1. e4") << "Line 2, game 1";
    QTest::newRow("picture") << QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16) << "Line 1, game 1";
  }
  void whatCannotBeReadLeavesNothing() {
    QFETCH(QByteArray, bytes);
    QFETCH(QString, says);
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("27");
    run.window->openGame("27");
    run.window->import().open(file(dir, "bad.pgn", bytes), run.box.find("27"));
    QCOMPARE(run.window->place(), Window::Game);
    QVERIFY2(run.window->banner().text().contains(says), qPrintable(run.window->banner().text()));
    QVERIFY(run.window->banner().text().contains("bad.pgn"));
    QVERIFY(run.store->unfinishedMatches().isEmpty() && run.store->finishedMatches().isEmpty());
    run.window->import().open(dir.filePath("none.pgn"), run.box.find("27"));
    QVERIFY(run.window->banner().text().contains("cannot be read"));
  }

  void aDroppedFileFindsItsGame() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("28");
    QVERIFY(run.window->import().takes("x.PGN"));
    QVERIFY(!run.window->import().takes("x.txt"));
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(file(dir, "anti.pgn", "[Variant \"Antichess\"]\n1. e3 b5 2. Bxb5 *"))});
    QDragEnterEvent enter(QPoint(300, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(run.window.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(300, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(run.window.get(), &drop);
    QCOMPARE(run.window->place(), Window::Table);
    QCOMPARE(run.session().game().id(), QStringLiteral("28"));
  }

  void aPositionIsTypedAndPlayed() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("27");
    run.window->openGame("27");
    QTest::mouseClick(&run.window->game().positionButton(), Qt::LeftButton);
    auto* d = dialog<PositionDialog>(run);
    QVERIFY(d);
    QVERIFY(d->playButton().isEnabled()); // the start stands there
    d->text().setPlainText("4k3/8/8/8 w");
    QVERIFY(!d->playButton().isEnabled());
    QVERIFY2(d->message().text().contains("FEN"), qPrintable(d->message().text()));
    d->text().setPlainText("");
    QVERIFY(!d->playButton().isEnabled());
    d->text().setPlainText("4k3/P7/8/8/8/8/8/4K3 w - - 0 1\n");
    QVERIFY(d->playButton().isEnabled());
    QTest::mouseClick(&d->playButton(), Qt::LeftButton);
    QCOMPARE(run.window->place(), Window::Table);
    QCOMPARE(run.match().now().text(), std::string("4k3/P7/8/8/8/8/8/4K3 w - - 0 1"));
  }
  // A position from the middle of a game counts on from its own move, on the list and in the file.
  void movesFromAPositionAreCountedOn() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("27");
    run.settings.set("panel", "1");
    for (const bool black : {false, true}) {
      run.window->openGame("27");
      QTest::mouseClick(&run.window->game().positionButton(), Qt::LeftButton);
      auto* d = dialog<PositionDialog>(run);
      QVERIFY(d);
      d->text().setPlainText(QString("4k3/4p3/8/8/8/8/4P3/4K3 %1 - - 0 41").arg(black ? 'b' : 'w'));
      QTest::mouseClick(&d->playButton(), Qt::LeftButton);
      QVERIFY(run.session().play(black ? 1 : 0, black ? "e7e5" : "e2e4"));
      QVERIFY(run.session().play(black ? 0 : 1, black ? "e2e4" : "e7e5"));
      QVERIFY(run.session().play(black ? 1 : 0, black ? "e8e7" : "e1e2"));
      run.window->table().side().showPart(SidePanel::Log);
      run.window->table().presenter().refresh();
      const QAbstractItemModel& log = *run.window->table().side().log().model();
      QCOMPARE(log.rowCount(), 3);
      const QString first = log.index(0, 0).data().toString(), third = log.index(2, 0).data().toString();
      QVERIFY2(first.startsWith("41."), qPrintable(first));
      QVERIFY2(third.startsWith("42."), qPrintable(third));
      const FileFormat* pgn = Exchange::first(run.match().info(), FileFormat::Holds::Games);
      const auto file = pgn->write(run.match(), {});
      QVERIFY(file && QString::fromStdString(*file).contains(black ? "41... e5 42. e4 Ke7" : "41. e4 e5 42. Ke2"));
    }
  }

  // Draughts write their squares as letters or as numbers, and the number of the move behind them.
  void movesOfDraughtsAreCountedOn_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("fen");
    QTest::addColumn<QStringList>("moves");
    QTest::addColumn<QString>("written");
    QTest::addColumn<QString>("tag");
    QTest::newRow("letters, White") << "12"
                                    << "W:Wa1,c3:Bh8,f6:H0:F41" << QStringList{"c3-d4", "h8-g7", "a1-b2"}
                                    << "41. c3-d4 h8-g7 42. a1-b2"
                                    << ":H0:F41\"]";
    QTest::newRow("letters, Black") << "12"
                                    << "B:Wa1,c3:Bh8,f6:H3:F41" << QStringList{"h8-g7", "c3-d4", "g7-h6"}
                                    << "41... h8-g7 42. c3-d4 g7-h6"
                                    << ":F41\"]";
    QTest::newRow("numbers, White") << "22"
                                    << "W:W21-22,K32:B1-2:F41" << QStringList{"a1-b2", "h8-g7", "b2-c3"} << "41."
                                    << ":F41\"]";
    QTest::newRow("no number") << "12"
                               << "W:Wa1,c3:Bh8,f6" << QStringList{"c3-d4", "h8-g7", "a1-b2"}
                               << "1. c3-d4 h8-g7 2. a1-b2"
                               << "Bf6,h8\"]";
  }
  void movesOfDraughtsAreCountedOn() {
    QFETCH(QString, game);
    QFETCH(QString, fen);
    QFETCH(QStringList, moves);
    QFETCH(QString, written);
    QFETCH(QString, tag);
    QTemporaryDir dir;
    Running run(dir.path());
    if (!run.box.find(game)) QSKIP("the plugin of the game is not built");
    run.settings.set("panel", "1");
    run.window->openGame(game);
    QTest::mouseClick(&run.window->game().positionButton(), Qt::LeftButton);
    auto* d = dialog<PositionDialog>(run);
    QVERIFY(d);
    d->text().setPlainText(fen);
    QVERIFY2(d->playButton().isEnabled(), qPrintable(d->message().text()));
    QTest::mouseClick(&d->playButton(), Qt::LeftButton);
    for (const QString& move : moves) {
      const auto played = run.session().play(run.match().turn().seat(), move.toStdString());
      QVERIFY2(bool(played), qPrintable(move));
    }
    run.window->table().side().showPart(SidePanel::Log);
    run.window->table().presenter().refresh();
    const QAbstractItemModel& log = *run.window->table().side().log().model();
    const auto line = [&](int row) { return log.index(row, 0).data().toString(); };
    const int first = fen.contains('F') ? 41 : 1;
    QCOMPARE(log.rowCount(), 3);
    QVERIFY2(line(0).startsWith(QString("%1.").arg(first)), qPrintable(line(0)));
    const int next = fen.startsWith('B') ? 1 : 2; // White begins the next pair
    QVERIFY2(line(next).contains(moves[next]), qPrintable(line(next)));
    if (next == 2) QVERIFY2(line(2).startsWith(QString("%1.").arg(first + 1)), qPrintable(line(2)));
    const FileFormat* pdn = Exchange::first(run.match().info(), FileFormat::Holds::Games);
    const auto file = pdn->write(run.match(), {});
    QVERIFY(file);
    const QString text = QString::fromStdString(*file);
    QVERIFY2(text.contains(written) && text.contains(tag), qPrintable(text));
    const auto again = pdn->read(run.match().info(), *file); // and what is written is read as it was
    QVERIFY(again && again->size() == 1);
    QCOMPARE(again->front().position.find(":move 41") != std::string::npos, first == 41);
  }

  void aPositionOfAnyGameIsTakenAsItsRulesWriteIt() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("1");
    run.window->openGame("1");
    QTest::mouseClick(&run.window->game().positionButton(), Qt::LeftButton);
    auto* d = dialog<PositionDialog>(run);
    for (const char* good : {"Position ID: 4HPwATDgc/ABMA\nMatch ID: cAmgAAAAAAAA", "4HPwATDgc/ABMA",
                             "W 6:2 5:2 off:11 | B 21:1 6:14 | turn W | dice 61"}) {
      d->text().setPlainText(good);
      QVERIFY2(d->playButton().isEnabled(), qPrintable(d->message().text()));
    }
    d->text().setPlainText("W 6:2 5:2 off:11 | B 21:1 6:15");
    QVERIFY2(d->message().text().contains("15 stones"), qPrintable(d->message().text()));
    d->text().setPlainText("4HPwATDgc/ABM!");
    QVERIFY2(d->message().text().contains("character 14"), qPrintable(d->message().text()));
  }

  void aMatchIsSavedAndItsPositionCopied() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("27");
    run.play("27");
    for (const auto& [from, to] : {std::pair{"e2", "e4"}, {"e7", "e5"}, {"g1", "f3"}}) {
      run.click(from);
      run.click(to);
    }
    auto* out = run.window->table().findChild<TableExport*>();
    QVERIFY(out);
    emit run.window->table().moreMenu().aboutToShow();
    QStringList entries;
    for (const QAction* a : run.window->table().moreMenu().actions()) entries << a->text();
    QVERIFY(entries.contains("Save as a file… (PGN)"));
    QVERIFY(entries.contains("Copy the position (FEN)"));
    const FileFormat& pgn = *Exchange::first(*run.box.find("27")->info, FileFormat::Holds::Games);
    const FileFormat& fen = *Exchange::first(*run.box.find("27")->info, FileFormat::Holds::Position);
    QVERIFY(out->saveAs(pgn, dir.filePath("out.pgn")));
    QFile saved(dir.filePath("out.pgn"));
    QVERIFY(saved.open(QIODevice::ReadOnly));
    QVERIFY(saved.readAll().contains("1. e4 e5 2. Nf3 *"));
    QVERIFY(!out->saveAs(pgn, dir.filePath("no/such/folder/out.pgn")));
    QVERIFY(run.window->table().banner().text().contains("could not be written"));
    QVERIFY(out->copy(fen));
    QCOMPARE(QGuiApplication::clipboard()->text(),
             QStringLiteral("rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2"));
    run.window->table().lookBack(1); // what is shown is copied
    QVERIFY(out->copy(fen));
    QVERIFY(QGuiApplication::clipboard()->text().startsWith("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq"));
  }
};

QTEST_MAIN(ExchangeWindowTest)
#include "exchange_window_test.moc"
