// The window from outside: the box and its filter, game pages, lessons, the rulebook, profiles, bad input, every theme
// and size. Uses the family plugins that are built.
#include "app/shell/board_paper.h"
#include "app/shell/book_paper.h"
#include "app/shell/sheet_print.h"
#include "tests/running.h"
#include "tests/sanitized.h"

#include <QBuffer>
#include <QElapsedTimer>
#include <QMenu>
#include <QScrollBar>
#include <QTest>
#include <QTreeWidget>

using namespace mk;

namespace {

// One lesson in so many is clicked through; catalogue_test goes through them all.
constexpr qsizetype kEvery = kSanitized ? 16 : 1;

} // namespace

class ShellTest : public QObject {
  Q_OBJECT
private slots:
  void initTestCase() { applyStyle(*qApp, {}); }
  void theWindowStartsInTheBoxWithEveryGame();
  void typingAnywhereFiltersTheBox();
  void chipsFilterByPlayersAndChance();
  void theBoxIsWalkedWithTheKeyboardAlone();
  void aGameIsTwoClicksAway();
  void lessonsPlayToTheirEnd_data();
  void lessonsPlayToTheirEnd();
  void theSecretOfATrickLiesBehindACover();
  void theRulebookShowsPagesWithDiagramsAndFetchesNothing();
  void whatAFamilySharesIsAPageOfTheBook();
  void pagesAreWrittenAsPdf();
  void searchFindsWhileTyping();
  void boardsAndPadsAreMadeAnewOnPaper();
  void aHitOpensTheBookAtItsAnswer();
  void theBoxKnowsWhatGamesAreCalled();
  void houseRulesReachTheMatch();
  void profilesAreKept();
  void unknownGamesAndBrokenPluginsAreToldOf();
  void aBrokenStoreIsToldOfAndTheWindowOpens();
  void everyThemeAndSizeDraws();
  void aRowThatMayBeTickedShowsItsBoxWhileItIsNot();
  void wrongCommandLinesAreRefused();
  void cleanupTestCase() { lessons_.reset(); }

private:
  QTemporaryDir lessonsFolder_;
  std::unique_ptr<Running> lessons_; // one window for the lessons of all games
};

void ShellTest::theWindowStartsInTheBoxWithEveryGame() {
  QTemporaryDir dir;
  Running run(dir.path());
  QCOMPARE(run.window->place(), Window::Box);
  QCOMPARE(run.window->box().model().gameRows().size(), run.box.games().size());
  QVERIFY(!run.box.games().isEmpty());
}

void ShellTest::typingAnywhereFiltersTheBox() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("12");
  TileView& tiles = run.window->box().tiles();
  tiles.setFocus();
  QTest::keyClicks(&tiles, "k");
  QCOMPARE(run.window->box().search().text(), QStringLiteral("k"));
  run.window->box().search().setText("kabe");
  const auto rows = run.window->box().model().gameRows();
  QVERIFY(!rows.isEmpty());
  QVERIFY(rows.size() < run.box.games().size() || run.box.games().size() == 1);
  QSignalSpy picked(&run.window->box(), &BoxPlace::gamePicked);
  QTest::keyClick(&run.window->box().search(), Qt::Key_Return);
  QCOMPARE(picked.size(), 1);
  run.window->box().search().setText("nothing is called like this");
  QVERIFY(run.window->box().model().gameRows().isEmpty());
  run.window->box().search().setText("12");
  QCOMPARE(run.window->box().model().gameRows().size(), 1);
}

void ShellTest::chipsFilterByPlayersAndChance() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("12");
  const BoxedGame& draughts = *run.box.find("12");
  BoxFilter filter;
  filter.players = BoxFilter::Players::Two;
  filter.chance = BoxFilter::Chance::Skill;
  QVERIFY(filter.lets(draughts));
  filter.chance = BoxFilter::Chance::Luck;
  QVERIFY(!filter.lets(draughts));
  filter = {};
  filter.players = BoxFilter::Players::Alone;
  QVERIFY(!filter.lets(draughts));
  filter = {};
  filter.hiddenOnly = true;
  QVERIFY(!filter.lets(draughts));
  filter = {};
  filter.text = "KÄBE";
  QVERIFY(filter.lets(draughts)); // diacritics and case do not count
}

void ShellTest::theBoxIsWalkedWithTheKeyboardAlone() {
  QTemporaryDir dir;
  Running run(dir.path());
  TileView& tiles = run.window->box().tiles();
  tiles.setFocus();
  QTest::keyClick(&tiles, Qt::Key_Home);
  QVERIFY(tiles.currentIndex().flags() & Qt::ItemIsEnabled);
  QSet<int> seen{tiles.currentIndex().row()};
  for (qsizetype i = 0; i < run.box.games().size(); ++i) {
    QTest::keyClick(&tiles, Qt::Key_Right);
    seen << tiles.currentIndex().row();
  }
  QCOMPARE(seen.size(), run.box.games().size());
  QTest::keyClick(&tiles, Qt::Key_Return);
  QCOMPARE(run.window->place(), Window::Game);
  QTest::keyClick(&run.window->game().playButton(), Qt::Key_Space);
  QCOMPARE(run.window->place(), Window::Table);
}

void ShellTest::aGameIsTwoClicksAway() {
  QTemporaryDir dir;
  Running run(dir.path());
  for (qsizetype i = 0; i < run.box.games().size(); i += kEvery) {
    const BoxedGame& game = run.box.games()[i];
    run.play(game.id());
    QVERIFY2(!run.table().view().prompt.empty() || run.table().isCurtained() || run.match().turn().isChance(),
             qPrintable(game.id()));
    run.window->table().leave();
  }
}

void ShellTest::lessonsPlayToTheirEnd_data() {
  QTest::addColumn<QString>("id");
  const GameBox box = GameBox::open(pluginFolders(QStringLiteral(MK_BIN_DIR "/plugins")));
  qsizetype n = 0;
  for (const BoxedGame& game : box.games())
    if (QFile::exists(game.lesson()) && n++ % kEvery == 0) QTest::newRow(qPrintable(game.id())) << game.id();
}

void ShellTest::lessonsPlayToTheirEnd() {
  QFETCH(QString, id);
  if (!lessons_) lessons_ = std::make_unique<Running>(lessonsFolder_.path());
  Running& run = *lessons_;
  emit run.window->game().lesson(id);
  QCOMPARE(run.window->place(), Window::Table);
  QVERIFY2(run.window->table().lesson(), qPrintable(run.window->table().banner().text()));
  const Lesson& lesson = *run.window->table().lesson();
  QVERIFY(!lesson.comment("et").isEmpty());
  QVERIFY(!lesson.comment("en").isEmpty());
  for (int i = 0; i < 500 && !lesson.atEnd(); ++i)
    QTest::mouseClick(&run.window->table().lessonBar().nextButton(), Qt::LeftButton);
  QVERIFY(lesson.atEnd());
  QVERIFY(lesson.match().plies() > 0);
  QVERIFY(run.table().canvas().touch().legal().empty()); // nobody can move in it
  QCOMPARE(run.store->unfinishedMatches().size(), 0);
}

// The house rule "secret": after the trick, always, never; and the settings can hide all of them.
void ShellTest::theSecretOfATrickLiesBehindACover() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("157");
  const BoxedGame& trick = *run.box.find("157");
  const auto secret = QStringLiteral("six cards of one suit");
  const auto ruled = [&](const char* value) {
    run.settings.set(("options-" + trick.slug()).toLatin1().constData(), QVariantMap{{"secret", value}});
    run.window->book().showGame(trick);
  };
  run.window->go(Window::Book);
  PageView& page = run.window->book().page();
  const auto opened = [&] {
    emit page.anchorClicked(QUrl("secret:open"));
    QTest::qWait(1);
    return page.toPlainText().contains(secret);
  };
  run.window->book().showGame(trick);
  QVERIFY(!page.toPlainText().contains(secret) && !page.toHtml().contains("secret:open"));
  QVERIFY(!opened()); // it has not been done yet
  ruled("never");
  QVERIFY(!opened());
  ruled("always");
  QVERIFY(page.toHtml().contains("secret:open") && !page.toPlainText().contains(secret));
  QVERIFY(opened());
  run.window->book().showGame(trick);
  QVERIFY(!page.toPlainText().contains(secret)); // every page comes with its cover closed
  run.settings.set("secrets", false);
  run.window->book().showGame(trick);
  QVERIFY(!page.toHtml().contains("secret:open") && !opened()); // not even a cover
  run.settings.set("secrets", true);
  ruled("after");
  MatchSetup setup;
  setup.game = trick.id();
  setup.seats = {{kNoId, QStringLiteral("Mari"), 0, QStringLiteral("#ffffff")}};
  const MatchId done = run.store->createMatch(setup);
  run.window->book().showGame(trick);
  QVERIFY(!opened()); // begun is not done
  MatchResult result;
  result.places = {1};
  run.store->finishMatch(done, result);
  run.window->book().showGame(trick);
  QVERIFY(!page.toPlainText().contains(secret) && opened());
  run.window->book().showGame(*run.box.find("12")); // a game without a secret has no cover
  QVERIFY(!page.toHtml().contains("secret:open"));
}

void ShellTest::theRulebookShowsPagesWithDiagramsAndFetchesNothing() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("12");
  run.window->go(Window::Book);
  run.window->book().showGame(*run.box.find("12"));
  PageView& page = run.window->book().page();
  QVERIFY(page.toPlainText().size() > 300);
  QVERIFY(page.diagrams() > 0);
  for (int i = 0; i < page.diagrams(); ++i)
    QVERIFY(
        !page.document()->resource(QTextDocument::ImageResource, QUrl(QStringLiteral("diagram:%1").arg(i))).isNull());
  page.showMarkdown(
      "# X\n\n![a](http://example.org/x.png) [b](https://example.org) <img src='file:///etc/hostname'>\n");
  QCOMPARE(page.loadResource(QTextDocument::ImageResource, QUrl("file:///etc/hostname")).value<QImage>().size(),
           QSize(1, 1));
  QVERIFY(page.loadResource(QTextDocument::HtmlResource, QUrl("http://example.org")).toByteArray().isEmpty());
  QSignalSpy picked(&page, &PageView::gamePicked);
  emit page.anchorClicked(QUrl("https://example.org"));
  QCOMPARE(picked.size(), 0);
  emit page.anchorClicked(QUrl("game:12"));
  QCOMPARE(picked.size(), 1);
  QString problem;
  QVERIFY(drawDiagram(run.box, DiagramBlock::read("game: 9999"), {100, 60}, 1, &problem).isNull());
  QVERIFY(drawDiagram(run.box, DiagramBlock::read("game: 12\nposition: nonsense"), {100, 60}, 1, &problem).isNull());
  QVERIFY(!problem.isEmpty());
}

void ShellTest::searchFindsWhileTyping() {
  QTemporaryDir dir;
  Running run(dir.path(), "et");
  NEEDS("12");
  run.window->go(Window::Book);
  run.window->book().search().setText("kabe");
  QVERIFY(QTest::qWaitFor([&] { return run.window->book().hits().count() > 0; }));
  run.window->book().hits().setCurrentRow(0);
  QVERIFY(run.window->book().game());
}

void ShellTest::whatAFamilySharesIsAPageOfTheBook() {
  QTemporaryDir dir;
  Running run(dir.path(), "et");
  NEEDS("39");
  BookPlace& book = run.window->book();
  QVERIFY(run.window->openGame("family-dice")); // as a link on a game's page does
  QCOMPARE(book.pageId(), QStringLiteral("family-dice"));
  QVERIFY(!book.game());
  QVERIFY(book.page().toPlainText().contains("lisavoor"));
  QCOMPARE(book.contents().currentItem()->data(0, Qt::UserRole).toString(), QStringLiteral("family-dice"));
  emit book.page().anchorClicked(QUrl("game:39"));
  QCOMPARE(book.pageId(), QStringLiteral("39"));
  emit book.page().anchorClicked(QUrl("game:family-nothing"));
  QCOMPARE(book.pageId(), QStringLiteral("39")); // no such page: nothing happens
}

void ShellTest::pagesAreWrittenAsPdf() {
  QTemporaryDir dir;
  Running run(dir.path(), "et");
  NEEDS("12");
  NEEDS("39");
  BookPlace& book = run.window->book();
  const QString file = dir.filePath("three.pdf");
  QSignalSpy told(&book, &BookPlace::told);
  QCOMPARE(book.writePages({"family-chessboard", "12", "39"}, file), QString());
  QCOMPARE(told.size(), 1);
  QFile pdf(file);
  QVERIFY(pdf.open(QIODevice::ReadOnly));
  const QByteArray bytes = pdf.readAll();
  QVERIFY(bytes.startsWith("%PDF-"));
  // The contents, then each page of the book on a sheet of its own.
  QBuffer buffer;
  QVERIFY(buffer.open(QIODevice::WriteOnly));
  const BookPaper paper = writeBook(buffer, run.context, {"family-chessboard", "12", "39"}, "et");
  QCOMPARE(paper.contents.size(), 3);
  QCOMPARE(paper.contents[0], 2);
  QVERIFY(paper.contents[1] > paper.contents[0] && paper.contents[2] > paper.contents[1]);
  QVERIFY(paper.sheets >= paper.contents[2]);
  QCOMPARE(static_cast<int>(bytes.count("/Type /Page\n")), paper.sheets);
  if (qEnvironmentVariableIsSet("MK_BOOK_PDF")) { // to be looked at page by page
    QElapsedTimer clock;
    clock.start();
    QCOMPARE(book.writePages(allPages(run.context), qEnvironmentVariable("MK_BOOK_PDF")), QString());
    qInfo("the whole book: %lld ms", static_cast<long long>(clock.elapsed()));
  }
  // Nobody wants to wait: stopped at once.
  QVERIFY(writeBook(buffer, run.context, {"12", "39"}, "et", [](double) { return false; }).stopped);
  QVERIFY(!book.writePages({"12"}, dir.filePath("no/such/folder/x.pdf")).isEmpty());
}

// A board that is lost comes on paper, whole or in parts, and so does an empty pad.
void ShellTest::boardsAndPadsAreMadeAnewOnPaper() {
  QTemporaryDir dir;
  Running run(dir.path(), "et");
  NEEDS("27");
  NEEDS("148");
  NEEDS("172");
  const BoxedGame &chess = *run.box.find("27"), &yatzee = *run.box.find("148");
  const auto small = partsOfBoard(chess, QPageSize::A4), large = partsOfBoard(chess, QPageSize::A3);
  QVERIFY(small && large);
  QVERIFY(std::abs(std::max(small->board.width(), small->board.height()) - 400) < 0.1);
  QCOMPARE(small->count(), 6);
  QCOMPARE(large->count(), 2);
  QVERIFY(!partsOfBoard(*run.box.find("172"), QPageSize::A4)); // played with cards alone
  const QString file = dir.filePath("board.pdf");
  QCOMPARE(writeBoardPdf(file, chess, *small, "et"), QString());
  QFile pdf(file);
  QVERIFY(pdf.open(QIODevice::ReadOnly));
  QCOMPARE(pdf.readAll().count("/Type /Page\n"), 6);
  QVERIFY(!writeBoardPdf(dir.filePath("no/such/folder/x.pdf"), chess, *small, "et").isEmpty());
  for (const char* id : {"1", "6", "12", "31", "37", "38"}) {
    const BoxedGame* game = run.box.find(id);
    if (game == nullptr) continue; // its plugin is not built
    int before = 0;
    for (const auto size : {QPageSize::A4, QPageSize::A3}) {
      const auto parts = partsOfBoard(*game, size);
      QVERIFY2(parts, id);
      const QSizeF room = parts->sheet.paintRect(QPageLayout::Millimeter).size();
      QVERIFY2(room.width() * parts->across + 0.1 >= parts->board.width(), id);
      QVERIFY2(room.height() * parts->down + 0.1 >= parts->board.height(), id);
      QVERIFY2(size == QPageSize::A4 || parts->count() < before, id);
      before = parts->count();
      const QString sheets = dir.filePath(QStringLiteral("board-%1-%2.pdf").arg(id).arg(before));
      QCOMPARE(writeBoardPdf(sheets, *game, *parts, "en"), QString());
      QFile written(sheets);
      QVERIFY(written.open(QIODevice::ReadOnly));
      QCOMPARE(written.readAll().count("/Type /Page\n"), before);
    }
  }

  QVERIFY(!emptyPad(chess, "et"));
  QVERIFY(emptyPad(*run.box.find("169"), "et")); // for people with real cards
  const auto pad = emptyPad(yatzee, "et");
  QVERIFY(pad);
  int words = 0, numbers = 0;
  for (const Cell& cell : pad->sheets.front().cells) {
    const QString text = pad->words.write(cell.text);
    words += text.isEmpty() ? 0 : 1;
    numbers += !cell.heading && text == u"0" ? 1 : 0;
  }
  QVERIFY(words > 10 && numbers == 0);
  QCOMPARE(writePdf(dir.filePath("pad.pdf"), *pad), QString());
  if (!qEnvironmentVariableIsSet("MK_PAPER_DIR")) return; // to be looked at
  const QDir out(qEnvironmentVariable("MK_PAPER_DIR"));
  for (const BoxedGame& game : run.box.games()) {
    if (const auto parts = partsOfBoard(game, QPageSize::A4))
      QCOMPARE(writeBoardPdf(out.filePath("board-" + game.id() + ".pdf"), game, *parts, "et"), QString());
    if (const auto empty = emptyPad(game, "et"))
      QCOMPARE(writePdf(out.filePath("pad-" + game.id() + ".pdf"), *empty), QString());
  }
}

void ShellTest::aHitOpensTheBookAtItsAnswer() {
  QTemporaryDir dir;
  Running run(dir.path(), "et");
  NEEDS("27");
  run.window->resize(1100, 500);
  run.window->go(Window::Book);
  run.window->book().search().setText("vangerdus");
  QVERIFY(QTest::qWaitFor([&] { return run.window->book().hits().count() > 0; }));
  run.window->book().hits().setCurrentRow(0);
  QCOMPARE(run.window->book().game()->id(), QStringLiteral("27"));
  QVERIFY(run.window->book().page().verticalScrollBar()->value() > 0);
  QVERIFY(!run.window->book().page().extraSelections().isEmpty());
}

void ShellTest::theBoxKnowsWhatGamesAreCalled() {
  QTemporaryDir dir;
  Running run(dir.path(), "et");
  NEEDS("27");
  const auto found = [&](const char* text) {
    BoxFilter filter;
    filter.text = QString::fromUtf8(text);
    run.window->box().model().setFilter(filter);
    QStringList ids;
    for (const int row : run.window->box().model().gameRows())
      ids << run.window->box().model().game(run.window->box().model().index(row))->id();
    return ids;
  };
  QCOMPARE(found("male").value(0), QStringLiteral("27"));
  QCOMPARE(found("chess").value(0), QStringLiteral("27"));
  QVERIFY(found("checkers").contains(QStringLiteral("12")));
  QVERIFY(found("bakgammon").isEmpty() == !run.box.find("1"));
  if (run.box.find("150")) {
    QVERIFY(found("solitaire").contains(QStringLiteral("150")));
    QVERIFY(found("paciencia").contains(QStringLiteral("150")));
    QVERIFY(!found("solitaire").contains(QStringLiteral("27")));
  }
  if (run.box.find("148")) {
    const QStringList dice = found("4 mängijat täringud");
    QVERIFY(dice.contains(QStringLiteral("148")));
    QVERIFY(!dice.contains(QStringLiteral("27")));
    QCOMPARE(found("yahtzee").value(0), QStringLiteral("148"));
  }
  if (run.box.find("182")) QCOMPARE(found("must peeter").value(0), QStringLiteral("182"));
  if (run.box.find("31")) QCOMPARE(found("ludo").value(0), QStringLiteral("31"));
  QVERIFY(!found("kolmekesi male").contains(QStringLiteral("27")));
}

void ShellTest::houseRulesReachTheMatch() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("12");
  const BoxedGame& game = *run.box.find("12");
  QVERIFY(!game.info->options.empty());
  run.window->openGame("12");
  for (const OptionSpec& spec : game.info->options) {
    QWidget* editor = run.window->game().form().option(QString::fromLatin1(spec.key));
    QVERIFY2(editor, spec.key);
    if (auto* box = qobject_cast<QComboBox*>(editor)) box->setCurrentIndex((box->currentIndex() + 1) % box->count());
    if (auto* box = qobject_cast<QCheckBox*>(editor)) box->setChecked(!box->isChecked());
  }
  QTest::mouseClick(&run.window->game().playButton(), Qt::LeftButton);
  QVERIFY(!run.match().game().setup().options.nonDefault().empty());
}

void ShellTest::profilesAreKept() {
  QTemporaryDir dir;
  {
    Running run(dir.path());
    QVERIFY(run.window->profiles().add("Jüri") != kNoId);
    QCOMPARE(run.window->profiles().add("Jüri"), kNoId); // taken
    QCOMPARE(run.window->profiles().add("  "), kNoId);
  }
  Running run(dir.path());
  run.window->go(Window::Profiles);
  QCOMPARE(run.window->profiles().list().count(), 1);
}

void ShellTest::unknownGamesAndBrokenPluginsAreToldOf() {
  QTemporaryDir dir, plugins;
  QFile file(plugins.filePath("x.so"));
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write("not a plugin");
  file.close();
  Running run(dir.path(), "en", plugins.path());
  run.window->afterFirstPaint();
  QVERIFY(run.window->banner().text().contains("x.so"));
  QVERIFY(!run.window->openGame("no-such-game"));
  QVERIFY(run.window->banner().text().contains("no-such-game"));
  for (const auto place :
       {Window::Table, Window::Book, Window::Records, Window::SettingsPage, Window::Profiles, Window::Box})
    run.window->go(place);
}

void ShellTest::aBrokenStoreIsToldOfAndTheWindowOpens() {
  QTemporaryDir dir;
  QFile file(dir.filePath("mangukast.db"));
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write(QByteArray(5000, 'x'));
  file.close();
  Running run(dir.path());
  run.window->afterFirstPaint();
  QVERIFY(!run.window->banner().text().isEmpty());
  QVERIFY(!run.window->banner().isHidden());
}

void ShellTest::everyThemeAndSizeDraws() {
  QTemporaryDir dir;
  Running run(dir.path());
  if (run.box.games().isEmpty()) QSKIP("no family plugins are built");
  for (const char* theme : {"klassika", "oo", "kontrast"}) {
    run.settings.set("theme", theme);
    for (const QSize size : {QSize(800, 560), QSize(1024, 640), QSize(1600, 1000)}) {
      run.window->resize(size);
      for (const auto place :
           {Window::Box, Window::Table, Window::Book, Window::Records, Window::SettingsPage, Window::Profiles}) {
        run.window->go(place);
        QCOMPARE(run.window->grab().size(), size); // nothing asks for more room
      }
      QVERIFY(run.window->openGame(run.box.games().first().id()));
      QCOMPARE(run.window->grab().size(), size);
    }
  }
}

void ShellTest::wrongCommandLinesAreRefused() {
  using Words = QStringList;
  const auto drawing = [](const Words& with) {
    return ProgramOptions::read(Words{"mangukast", "--screenshot", "out.png"} + with);
  };
  QVERIFY(drawing({"--size", "huge"}).problem.contains("--size"));
  QVERIFY(drawing({"--place", "attic"}).problem.contains("--place"));
  QVERIFY(ProgramOptions::read({"mangukast", "--lang", "xx"}).problem.contains("--lang"));
  QVERIFY(!ProgramOptions::read({"mangukast", "--nonsense"}).problem.isEmpty());
  for (const QString option : {"--seed", "--seats", "--step"})
    QVERIFY(drawing({option, "many"}).problem.contains(option));
  for (const Words& alone :
       {Words{"--pad"}, Words{"--seats", "3"}, Words{"--place", "box"}, Words{"--option", "a=b"}}) {
    QVERIFY(drawing(alone).problem.isEmpty());
    QVERIFY(ProgramOptions::read(Words{"mangukast", "--sheet", "out.pdf"} + alone).problem.isEmpty());
    for (const Words& without : {Words{}, Words{"--game", "12"}, Words{"--book", "out.pdf"}}) {
      const QString problem = ProgramOptions::read(Words{"mangukast"} + without + alone).problem;
      QVERIFY2(problem.contains(alone[0] + " ") && problem.contains("--screenshot"), qPrintable(problem));
    }
  }
  for (const Words& pair : {Words{"--moves", "--log"}, Words{"--sheet", "--book"}, Words{"--screenshot", "--book"}}) {
    const Words begun = pair[0] == "--moves" ? Words{"mangukast", "--sheet", "z"} : Words{"mangukast"};
    const QString problem = ProgramOptions::read(begun + Words{pair[0], "x", pair[1], "y"}).problem;
    QVERIFY2(problem.contains(pair[0]) && problem.contains(pair[1]), qPrintable(problem));
    for (const QString& one : pair) QVERIFY(ProgramOptions::read(begun + Words{one, "x"}).problem.isEmpty());
  }
  const auto swallowed = ProgramOptions::read({"mangukast", "--book", "--lang", "et"});
  QVERIFY(swallowed.problem.contains("--book"));
  QCOMPARE(swallowed.lang, QString("et"));
  QVERIFY(ProgramOptions::read({"mangukast", "--book", "--", "x.pgn"}).problem.contains("--book"));
  const auto o = drawing({"--moves", "a b;c d", "--size", "1024x640", "--seed", "7"});
  QVERIFY(o.problem.isEmpty());
  QCOMPARE(o.moves, (QStringList{"a b", "c d"}));
  QCOMPARE(o.size, QSize(1024, 640));
  QCOMPARE(o.seed, 7u);
  QCOMPARE(drawing({"--moves", "c3-d4 b6-a5"}).moves, (QStringList{"c3-d4", "b6-a5"}));
}

void ShellTest::aRowThatMayBeTickedShowsItsBoxWhileItIsNot() {
  QMenu menu;
  for (const bool checkable : {false, true, true}) menu.addAction("row")->setCheckable(checkable);
  menu.actions().last()->setChecked(true);
  menu.resize(menu.sizeHint());
  const QImage drawn = menu.grab().toImage();
  QList<QImage> rows;
  for (QAction* row : menu.actions()) {
    const QRect at = menu.actionGeometry(row);
    rows << drawn.copy(QRect(at.topLeft() * drawn.devicePixelRatio(), at.size() * drawn.devicePixelRatio()));
  }
  QVERIFY(rows[0] != rows[1]); // the box
  QVERIFY(rows[1] != rows[2]); // the tick
}

QTEST_MAIN(ShellTest)
#include "shell_test.moc"
