// Practising a patience in the window: the deal of the day with its calendar, the move that threw a deal away, and what
// is laid home by itself.
#include "app/play/deal_of_day.h"
#include "app/shell/day_calendar.h"
#include "boards/fitted_text.h"
#include "boards/outcome_entry.h"
#include "tests/patience_window.h"

#include <QCalendarWidget>
#include <QLabel>
#include <QLineEdit>
#include <QTableView>
#include <QTextCharFormat>

using namespace mk;

namespace {

// A match with a pack of one's own: its order is asked for.
void layOwnCards(Running& run, const QString& id) {
  MatchSetup setup;
  setup.game = id;
  setup.realDice = true;
  setup.seats << SeatPlayer{};
  emit run.window->game().play(setup);
  QVERIFY(QTest::qWaitFor([&] { return run.session().asksForOutcome(); }));
}

void playFirstMoves(Running& run) {
  while (!run.match().over()) QVERIFY(run.session().play(0, run.match().now().moves(0).front()));
}

} // namespace

class PatienceWindowTest : public QObject {
  Q_OBJECT
private slots:
  void initTestCase() { applyStyle(*qApp, {}); }

  // Who plays alone is not named: neither in what is asked nor in what is told at the end.
  void nobodyIsNamedWhereOnePlays_data() { everyPatience(); }
  void nobodyIsNamedWhereOnePlays() {
    QFETCH(QString, id);
    QTemporaryDir dir;
    Running run(dir.path());
    if (!run.box.find(id)) QSKIP("the plugin of the game is not built");
    beginDeal(run, id, 1);
    const auto* prompt = run.table().findChild<QLabel*>("prompt");
    Random random(3, 1);
    for (int i = 0; i < 5 && run.match().turn().isSeats(); ++i) {
      QVERIFY2(!prompt->text().isEmpty() && prompt->text()[0].isUpper(), qPrintable(prompt->text()));
      QVERIFY2(!prompt->text().contains("Player 1"), qPrintable(prompt->text()));
      const auto moves = run.match().now().moves(0);
      QVERIFY(run.session().play(0, moves[random.below(static_cast<std::uint32_t>(moves.size()))]));
    }
    run.window->table().presenter().stop();
    QVERIFY(run.match().over());
    const QString told = run.window->table().endPanel().text();
    QVERIFY2(!told.isEmpty() && !told.contains("Player 1"), qPrintable(told));
    beginDeal(run, id, 1, 2);
    if (run.table().isCurtained()) emit run.table().curtainLifted();
    QVERIFY2(prompt->text().contains("Player 1"), qPrintable(prompt->text()));
  }

  void aLessonSaysWhatIsDoneNotToWhom_data() { everyPatience(); }
  void aLessonSaysWhatIsDoneNotToWhom() {
    QFETCH(QString, id);
    QTemporaryDir dir;
    Running run(dir.path());
    if (!run.box.find(id)) QSKIP("the plugin of the game is not built");
    QVERIFY(run.window->table().startLesson(*run.box.find(id)));
    const auto* prompt = run.table().findChild<QLabel*>("prompt");
    int told = 0;
    for (int step = -1; run.window->table().lesson()->step() != step; run.window->table().presenter().stepLesson(1)) {
      step = run.window->table().lesson()->step();
      told += !prompt->text().isEmpty();
      QVERIFY2(!prompt->text().contains("Player 1:"), qPrintable(prompt->text()));
    }
    QVERIFY(told > 1);
  }

  // Arrows and Tab stop where something can be done; with Shift the arrows walk over all that lies there.
  void theKeyboardGoesToWhatCanBeMoved() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("150");
    beginDeal(run, "150", 1);
    TableCanvas& canvas = run.table().canvas();
    canvas.setFocus();
    constexpr Qt::Key kArrows[] = {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down};
    Random random(3, 1);
    const auto walked = [&](Qt::KeyboardModifiers with) {
      std::set<Place> seen;
      for (int i = 0; i < 300; ++i) {
        QTest::keyClick(&canvas, kArrows[random.below(4)], with);
        if (canvas.focusPlace()) seen.insert(*canvas.focusPlace());
      }
      return seen;
    };
    const auto useful = [&] {
      std::set<Place> out;
      for (const auto& all : {canvas.touch().targets(), canvas.touch().picked()}) out.insert(all.begin(), all.end());
      return out;
    };
    const auto isCovered = [&](Place p) {
      const Sprite* card = canvas.scene().top(p);
      return card && card->thing.kind == Thing::Kind::Card && card->thing.asCard().isBack();
    };
    QVERIFY(useful().size() > 2 && useful().size() < 20);
    QCOMPARE(walked({}), useful());
    QVERIFY(std::ranges::none_of(walked({}), isCovered));
    const std::set<Place> all = walked(Qt::ShiftModifier);
    QVERIFY(std::ranges::count_if(all, isCovered) > 5);
    canvas.setFocusPlace(std::nullopt, true);
    int stops = 0;
    for (; stops < 20; ++stops) {
      QTest::keyClick(&canvas, Qt::Key_Tab);
      if (!canvas.hasFocus()) break;
      QVERIFY(useful().contains(*canvas.focusPlace()));
    }
    QVERIFY2(stops > 1 && stops < 20, qPrintable(QString::number(stops)));
    // What is picked up leads to where it may lie.
    canvas.setFocus();
    for (const Place p : useful()) {
      if (canvas.touch().begun()) break;
      canvas.setFocusPlace(p, true);
      if (canvas.scene().top(p) && canvas.touch().mayPick(p) && !isCovered(p)) QTest::keyClick(&canvas, Qt::Key_Return);
    }
    QVERIFY(canvas.touch().begun());
    QCOMPARE(walked({}), useful());
  }

  void theDealOfADayHasItsDateAsNumber() {
    QCOMPARE(dealOfDay(QDate(2026, 11, 22)), quint64{20261122});
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("155");
    beginDeal(run, "155", 1);
    PracticeBar& bar = run.window->table().practiceBar();
    emit bar.days().aboutToShow();
    QVERIFY(bar.days().summary().contains("0"));
    // The first day of the year whose deal can be won; playing it marks the day.
    QDate day(2026, 1, 1);
    for (;; day = day.addDays(1)) {
      emit bar.days().calendar().activated(day);
      QCOMPARE(run.match().seed(), dealOfDay(day));
      QVERIFY(QTest::qWaitFor([&] { return run.match().turn().isSeats(); }));
      if (verdictOn(run.match().now()) == Winnable::Yes) break;
    }
    for (const std::string& move : run.match().now().solve({}).line) QVERIFY(run.session().play(0, move));
    QVERIFY(run.match().over());
    QCOMPARE(daysWon(*run.store, "155"), QSet<QDate>{day});
    QVERIFY(daysWon(*run.store, "150").isEmpty());
    emit bar.days().aboutToShow();
    QVERIFY(bar.days().calendar().dateTextFormat(day).fontUnderline());
    QVERIFY(!bar.days().calendar().dateTextFormat(day.addDays(1)).fontUnderline());
    // Days to come are faint.
    const auto strength = [&](QDate d) {
      const QBrush ink = bar.days().calendar().dateTextFormat(d).foreground();
      return ink.style() == Qt::NoBrush ? 1.0F : ink.color().alphaF();
    };
    const QDate today = QDate::currentDate();
    QCOMPARE(strength(today), 1.0F);
    QVERIFY(strength(today.addDays(1)) < 0.5F && strength(today.addDays(12)) < 0.5F);
    // And so are those of the months beside the one that is shown.
    bar.days().calendar().setCurrentPage(2026, 3);
    const auto* view = bar.days().calendar().findChild<QTableView*>();
    QVERIFY(view);
    int beside = 0;
    for (int row = 1; row < view->model()->rowCount(); ++row)
      for (int column = 0; column < view->model()->columnCount(); ++column) {
        const QModelIndex cell = view->model()->index(row, column);
        const int number = cell.data().toInt();
        if (number == 0) continue;
        const bool faint = cell.data(Qt::ForegroundRole).value<QColor>().alphaF() < 0.5F;
        const bool other = (row < 3 && number > 20) || (row > 4 && number < 15);
        QCOMPARE(faint, other);
        beside += other;
      }
    QCOMPARE(beside, 42 - 31);
  }

  // All thirteen cards of 156's target are written alike, those of the first column too.
  void theCardsOfATargetAreWrittenAlike() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("156");
    beginDeal(run, "156", 1);
    const Scene& scene = run.table().canvas().scene();
    int cards = 0;
    std::set<double> sizes;
    for (const TextBlock& t : scene.texts)
      if (t.style == TextBlock::Style::Pencil) ++cards, sizes.insert(t.size);
    QCOMPARE(cards, 13);
    QCOMPARE(sizes.size(), std::size_t{1});
  }

  // In a race nothing is taken back; and what a computer plays behind the cover is not judged before everybody's eyes.
  void whatEndsADealInARaceIsAskedBack() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("150");
    MatchSetup setup;
    setup.game = QStringLiteral("150");
    setup.seed = 7;
    setup.seats << SeatPlayer{} << SeatPlayer{kNoId, {}, 3, {}};
    emit run.window->game().play(setup);
    QVERIFY(QTest::qWaitFor([&] { return run.match().turn().isSeats() && run.match().turn().has(0); }));
    if (run.table().isCurtained()) emit run.table().curtainLifted();
    const Banner& banner = run.window->table().banner();
    const auto answer = [&](const char* label) -> QPushButton* {
      for (auto* b : banner.findChildren<QPushButton*>())
        if (b->isVisible() && b->text() == QLatin1String(label)) return b;
      return nullptr;
    };
    const std::size_t plies = run.match().plies();
    QTest::keyClick(&run.table().canvas(), Qt::Key_G);
    QCOMPARE(run.match().plies(), plies);
    QVERIFY(banner.isVisible());
    QTest::keyClick(run.window->focusWidget(), Qt::Key_Escape);
    QVERIFY(banner.isHidden());
    QCOMPARE(run.match().plies(), plies);
    QVERIFY(!run.table().canvas().touch().legal().empty()); // it is played on
    QTest::keyClick(&run.table().canvas(), Qt::Key_G);
    QPushButton* yes = answer("Yes, I mean it");
    QVERIFY(yes);
    QTest::mouseClick(yes, Qt::LeftButton);
    QVERIFY(run.match().plies() > plies);
    QVERIFY(run.match().turn().isSeats() && run.match().turn().has(1));
    for (const QLabel* label : run.window->table().practiceBar().findChildren<QLabel*>())
      QVERIFY2(!label->text().contains("Thinking") && !label->text().contains("deal can"), qPrintable(label->text()));
  }

  void aNumberThatNoDealHasIsSaidAndChangesNothing() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("155");
    beginDeal(run, "155", 7);
    PracticeBar& bar = run.window->table().practiceBar();
    QVERIFY(run.session().play(0, run.match().now().moves(0).front()));
    const auto says = [&] {
      return std::ranges::any_of(bar.findChildren<QLabel*>(),
                                 [](const QLabel* l) { return l->text().contains("Deals are numbered from 0 to"); });
    };
    for (const char* wrong : {"", "-3", "seven", "3.5", "1000000000000000000", "99999999999999999999999"}) {
      bar.number().setText(wrong);
      QTest::keyClick(&bar.number(), Qt::Key_Return);
      QVERIFY2(says(), wrong);
      QCOMPARE(run.match().seed(), quint64{7});
      QCOMPARE(run.match().log().size(), std::size_t{2});
    }
    for (const quint64 right : {quint64{0}, quint64{999'999'999'999'999'999}}) {
      bar.number().setText(QString::number(right));
      QTest::keyClick(&bar.number(), Qt::Key_Return);
      QCOMPARE(run.match().seed(), right);
      QVERIFY(!says());
    }
  }

  void theMoveThatThrewADealAwayIsShown() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("155");
    PracticeBar& bar = run.window->table().practiceBar();
    int mistake = -1;
    for (quint64 seed = 1; mistake < 0; ++seed) { // a deal that can be won, until a move loses it
      beginDeal(run, "155", seed);
      QVERIFY(bar.mistakeButton().isHidden());
      while (verdictOn(run.match().now()) == Winnable::Yes && mistake < 0 && !run.match().over()) {
        std::string next = run.match().now().moves(0).front();
        for (const std::string& move : run.match().now().moves(0)) {
          const auto after = run.match().now().clone();
          QVERIFY(after->play(0, move));
          if (verdictOn(*after) != Winnable::Yes) mistake = static_cast<int>(run.match().plies()), next = move;
        }
        QVERIFY(run.session().play(0, next));
      }
    }
    // It is lost now: nobody has to play on until nothing can be moved any more.
    if (!run.match().over()) QVERIFY(QTest::qWaitFor([&] { return !bar.mistakeButton().isHidden(); }, 20'000));
    playFirstMoves(run);
    QVERIFY(!bar.mistakeButton().isHidden());
    QTest::mouseClick(&bar.mistakeButton(), Qt::LeftButton);
    const Presenter& presenter = run.window->table().presenter();
    QVERIFY(QTest::qWaitFor([&] { return presenter.isLookingBack(); }, 20'000));
    QCOMPARE(presenter.shownPly(), static_cast<std::size_t>(mistake));
    const QString move = run.session().words().write(run.match().tell(static_cast<std::size_t>(mistake), Viewer{0}));
    QVERIFY(move.startsWith("Player 1 takes the pair"));
    bool told = false;
    for (const QLabel* label : run.window->table().findChildren<QLabel*>())
      told = told || (label->text().contains("threw it away: " + move));
    QVERIFY(told);
    // The table shows it as well: without it the same position looks otherwise.
    const QImage shown = run.table().canvas().grab().toImage();
    run.window->table().lookBack(static_cast<int>(run.match().plies()));
    run.window->table().lookBack(mistake);
    QVERIFY(run.table().canvas().grab().toImage() != shown);
  }

  // In a small window what the solver says has two lines, and the number of the deal keeps its room.
  void whatTheSolverSaysIsReadWhole_data() {
    QTest::addColumn<QString>("language");
    for (const QString& language : languages()) QTest::addRow("%s", qPrintable(language)) << language;
  }
  void whatTheSolverSaysIsReadWhole() {
    QFETCH(QString, language);
    QTemporaryDir dir;
    Running run(dir.path(), language);
    NEEDS("150");
    run.window->resize(1024, 640);
    beginDeal(run, "150", 999'999'999);
    QVERIFY(run.session().play(0, run.match().now().moves(0).front()));
    PracticeBar& bar = run.window->table().practiceBar();
    const auto* verdict = bar.findChild<QLabel*>("verdict");
    QVERIFY(verdict);
    const auto isReadWhole = [&] {
      QCoreApplication::processEvents();
      const QString text = verdict->text();
      const int pixels = QFontInfo(verdict->font()).pixelSize();
      const QSize room = verdict->contentsRect().size();
      return !text.isEmpty() && fittedText(text, {}, verdict->font(), pixels, room).text == text &&
             bar.number().width() > bar.number().fontMetrics().horizontalAdvance(bar.number().text()) + 10;
    };
    emit bar.solver().judged(Winnable::No, {});
    QVERIFY(!bar.mistakeButton().isHidden());
    QVERIFY2(isReadWhole(), qPrintable(verdict->text()));
    QTest::mouseClick(&bar.mistakeButton(), Qt::LeftButton);
    QVERIFY2(isReadWhole(), qPrintable(verdict->text()));
    emit bar.solver().blamed(Solver::Blame::Likely, 1);
    QVERIFY2(isReadWhole(), qPrintable(verdict->text()));
  }

  void whoFollowsTheHintsOfADealThatCanBeWonWinsIt() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("152");
    Presenter& presenter = run.window->table().presenter();
    QList<Gesture> shown;
    connect(&presenter, &Presenter::hinted, this, [&](const Gesture& g) { shown << g; });
    beginDealThat(run, "152", Winnable::Yes);
    for (int moves = 0; !run.match().over() && moves < 400; ++moves) {
      shown.clear();
      presenter.hint(); // where to look
      QVERIFY(QTest::qWaitFor([&] { return !shown.empty(); }, 20'000));
      presenter.hint(); // the move
      const Position& now = run.match().now();
      const auto all = now.moves(0);
      const auto move = std::ranges::find(all, shown.last(), [&](const auto& m) { return now.gestureOf(0, m); });
      QVERIFY(move != all.end());
      QVERIFY(run.session().play(0, *move));
    }
    QCOMPARE(run.match().result().places, std::vector<int>{1});
  }

  void theRestGoesHomeByItselfOnceNothingIsToBeDecided() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("155");
    Presenter& presenter = run.window->table().presenter();
    std::vector<std::string> line;
    for (quint64 seed = 1; line.empty(); ++seed) {
      beginDeal(run, "155", seed);
      line = run.match().now().solve({}).line;
    }
    std::size_t decided = 0;
    for (; !presenter.mayFinish(); ++decided) QVERIFY(run.session().play(0, line.at(decided)));
    QVERIFY(decided > 0 && decided < line.size());
    presenter.finish();
    QVERIFY(QTest::qWaitFor([&] { return run.match().over(); }, 20'000));
    QCOMPARE(run.match().result().places, std::vector<int>{1});
    QVERIFY(run.session().counts());
  }

  // Every rank lies free as a whole: whichever pairs are taken, they come out.
  void aDealInWhichNothingIsToBeDecidedDoesNotCount() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("155");
    layOwnCards(run, "155");
    QVERIFY(run.session().settle(Outcome::deck(*readCards("7C 7D 7H 7S JC JD JH JS 8C 8D 8H 8S QC QD QH QS "
                                                          "9C 9D 9H 9S KC KD KH KS TC TD TH TS AC AD AH AS"))));
    QVERIFY(!run.window->table().presenter().mayFinish());
    QVERIFY(run.session().play(0, run.match().now().moves(0).front()));
    QVERIFY(!run.window->table().presenter().mayFinish());
    playFirstMoves(run);
    QCOMPARE(run.match().result().places, std::vector<int>{1});
    QVERIFY(!run.session().counts());
  }

  void aDealThatCannotBeWonIsNotSaidToHaveBeenLost() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("155");
    PracticeBar& bar = run.window->table().practiceBar();
    beginDealThat(run, "155", Winnable::No);
    const auto says = [&](const QString& what) {
      return std::ranges::any_of(bar.findChildren<QLabel*>(), [&](const QLabel* l) { return l->text() == what; });
    };
    QVERIFY(QTest::qWaitFor([&] { return says("This deal cannot be won."); }, 20'000));
    QVERIFY(run.session().play(0, run.match().now().moves(0).front()));
    QVERIFY(QTest::qWaitFor([&] { return says("This deal can no longer be won."); }, 20'000));
  }

  void aDealThatCouldNotBeWonBlamesNobody() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("155");
    PracticeBar& bar = run.window->table().practiceBar();
    beginDealThat(run, "155", Winnable::No);
    playFirstMoves(run);
    QTest::mouseClick(&bar.mistakeButton(), Qt::LeftButton);
    const auto told = [&] {
      for (const QLabel* label : bar.findChildren<QLabel*>())
        if (label->text().contains("No move is to blame")) return true;
      return false;
    };
    QVERIFY(QTest::qWaitFor(told, 20'000));
    QVERIFY(!run.window->table().presenter().isLookingBack());
  }

  // Every win has all points: the fewest moves tell them apart.
  void theRecordsTellTheFewestMovesOfAWin() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("156");
    beginDeal(run, "156", 3);
    const auto way = run.match().now().solve({.positions = 1'500'000, .stop = {}});
    QVERIFY(way.winnable == Winnable::Yes);
    for (const std::string& move : way.line) QVERIFY(run.session().play(0, move));
    QVERIFY(run.match().over());
    run.window->go(Window::Records);
    QStringList cells;
    for (const auto* table : run.window->findChildren<QTableWidget*>())
      for (int row = 0; row < table->rowCount(); ++row)
        for (int column = 0; column < table->columnCount(); ++column)
          if (const QTableWidgetItem* item = table->item(row, column)) cells << item->text();
    const QString told = QStringLiteral("13 points · %1 moves · ").arg(way.line.size());
    QVERIFY2(std::ranges::any_of(cells, [&](const QString& c) { return c.startsWith(told); }),
             qPrintable(cells.join(u'|')));
  }

  // What has been reached is nobody's to know before all have played: not from the headline, nor from the points, nor
  // from how often a move is told.
  void aRaceTellsNothingOfWhatIsCovered() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("155");
    run.play("155", 2);
    Presenter& presenter = run.window->table().presenter();
    QVERIFY(QTest::qWaitFor([&] { return presenter.isCovered(); }));
    presenter.liftCurtain();
    QSignalSpy missed(&presenter, &Presenter::missed);
    while (run.match().turn().seat() == 0) QVERIFY(run.session().play(0, run.match().now().moves(0).front()));
    const auto reached = run.match().now().result().scores[0];
    QVERIFY(reached > 2);
    auto* side = run.window->table().findChild<SidePanel*>();
    for (const bool covered : {true, false}) {
      QCOMPARE(presenter.isCovered(), covered);
      side->showPart(SidePanel::Scores);
      side->refresh(&run.session(), presenter.viewer());
      for (const QLabel* label : run.window->table().findChildren<QLabel*>()) {
        QVERIFY2(!label->text().startsWith(QStringLiteral("%1 point").arg(reached)), qPrintable(label->text()));
        QVERIFY2(label->text() != QString::number(reached), qPrintable(label->text()));
      }
      presenter.liftCurtain();
    }
    QCOMPARE(missed.size(), 1);
    QCOMPARE(missed.front()[1].toStringList().size(), 2); // the deal, and that somebody plays
  }

  void aSlipInThePackIsSaidAtOnceAndMendedWhereItIs() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("155");
    layOwnCards(run, "155");
    auto* entry = run.window->findChild<OutcomeEntry*>();
    QVERIFY(entry);
    auto* line = entry->findChild<QLineEdit*>("outcomeLine");
    QVERIFY(line);
    QStringList pack;
    for (const Card c : sortedPack(7)) pack << QString::fromStdString(text(c));
    const QString right = pack[15];
    pack[15] = pack[3]; // a card twice, in the middle
    QTest::keyClicks(line, pack.join(u' '));
    const auto says = [&](const QString& what) {
      for (const QLabel* label : entry->findChildren<QLabel*>())
        if (label->text().contains(what)) return true;
      return false;
    };
    QVERIFY(says("is there already, as card 4"));
    QTest::keyClick(line, Qt::Key_Return);
    QCOMPARE(run.match().plies(), std::size_t{0});
    QCOMPARE(line->selectedText(), pack[15]); // what is typed now takes its place
    QTest::keyClicks(line, right);
    QVERIFY(!says("is there already"));
    QTest::keyClick(line, Qt::Key_Return);
    QTRY_COMPARE(run.match().plies(), std::size_t{1});
    QVERIFY(run.match().now().text().find("order 7C 8C 9C") != std::string::npos);
  }

  // Pairs are always to be decided on, so nothing of them goes by itself but what is the only move.
  void noGameIsPlayedAwayByItself() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("155");
    for (const char* id : {"151", "152", "153", "154", "155", "156"})
      for (quint64 seed = 1; seed <= 8; ++seed) {
        beginDeal(run, id, seed);
        QVERIFY(!run.window->table().presenter().mayFinish());
        QVERIFY(run.session().play(0, run.match().now().moves(0).front()));
        QVERIFY2(!run.window->table().presenter().mayFinish(), id);
      }
  }
};

QTEST_MAIN(PatienceWindowTest)
#include "patience_window_test.moc"
