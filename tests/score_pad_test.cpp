// The score pad and real dice: which games have a pad, how dice are typed and corrected, the boxes by keyboard, undo,
// resuming, and the sheet on paper. Uses the family plugins that are built.
#include "tests/running.h"

#include "app/play/score_pad.h"
#include "app/shell/sheet_print.h"
#include "boards/dice_line.h"
#include "boards/outcome_entry.h"
#include "boards/pad_layout.h"

#include <QLabel>
#include <QProcess>
#include <QStandardPaths>
#include <QTest>

using namespace mk;

namespace {

QLineEdit& line(Running& run) { return *run.table().findChild<QLineEdit*>("outcomeLine"); }
QString complaint(Running& run) { return run.table().findChild<QLabel*>("complaint")->text(); }
QString prompt(Running& run) { return run.table().findChild<QLabel*>("prompt")->text(); }

void type(Running& run, const QString& dice) {
  line(run).clear();
  QTest::keyClicks(&line(run), dice);
  QTest::keyClick(&line(run), Qt::Key_Return);
}

void startPad(Running& run, const QString& id, const QStringList& names) {
  emit run.window->box().gamePicked(id);
  SetupForm& form = run.window->game().form();
  form.setSeats(static_cast<int>(names.size()));
  for (int seat = 0; seat < names.size(); ++seat) form.nameBox(seat)->setEditText(names[seat]);
  form.scorePad()->setChecked(true);
  QVERIFY(form.realDice()->isChecked());
  if (auto* starter = qobject_cast<QComboBox*>(form.option("starter")))
    starter->setCurrentIndex(starter->findData("seat-1"));
  QTest::mouseClick(&run.window->game().playButton(), Qt::LeftButton);
  QVERIFY(run.session().setup().pad);
  while (run.session().asksForOutcome() && run.match().now().chance().count == 1) type(run, "3"); // a throw-off
}

// What a person would type for an outcome.
QString typedText(const ChanceRequest& ask, const Outcome& o) {
  return QString::fromStdString(text(o, ask.poker)).section(u' ', 1);
}

} // namespace

class ScorePadTest : public QObject {
  Q_OBJECT
private slots:
  void initTestCase() { applyStyle(*qApp, {}); }
  void gamesWithASheetHaveAPad();
  void aTurnIsOneResultAndABox();
  void dicePicturesFollowTheTypingAndCanBeTakenAway();
  void refusedDiceAreExplained();
  void undoGoesBackOverSeveralPersons();
  void aPadIsTakenUpAgain();
  void theSheetFillsTheWindowAndMarksWhoseTurnItIs();
  void longNamesLeaveTheSheetReadable();
  void pokerFacesAreTypedAsLetters();
  void aLotIsToldByWhatItDecides();
  void everyFirstChanceOfTheCatalogueCanBeTyped();
  void theSheetIsSavedAsOnePage();
};

void ScorePadTest::gamesWithASheetHaveAPad() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("148");
  QVERIFY(canBePad(*run.box.find("148")->info));
  for (const char* none : {"12", "37", "150"})
    if (const BoxedGame* game = run.box.find(none)) QVERIFY2(!canBePad(*game->info), none);
  emit run.window->box().gamePicked("148");
  SetupForm& form = run.window->game().form();
  QVERIFY(!form.scorePad()->isHidden());
  form.scorePad()->setChecked(true);
  QVERIFY(form.setup().pad && form.setup().realDice);
  form.realDice()->setChecked(false); // without real dice there is no pad
  QVERIFY(!form.setup().pad && !form.setup().realDice);
  emit run.window->box().gamePicked("37");
  QVERIFY(run.window->game().form().scorePad()->isHidden());
}

void ScorePadTest::aTurnIsOneResultAndABox() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("148");
  startPad(run, "148", {"Mari", "Jüri"});
  const std::size_t before = run.match().plies();
  QCOMPARE(run.window->focusWidget(), &line(run)); // whoever has pressed Play can type
  QVERIFY2(prompt(run).contains("throw on the table"), qPrintable(prompt(run)));
  type(run, "55266");
  QCOMPARE(logOf(run.match()).last(), QStringLiteral("chance dice 5 5 2 6 6"));
  const Seat seat = run.match().turn().seat();
  QVERIFY2(prompt(run).contains("choose the box"), qPrintable(prompt(run)));
  // The keyboard stands on an open box: down to the next one, and Enter writes.
  const auto place = run.table().canvas().focusPlace();
  QVERIFY(place.has_value());
  const Zone* sheet = scoreSheet(run.table().view());
  QVERIFY(sheet && sheet->id == place->zone);
  QVERIFY(sheet->cells[static_cast<std::size_t>(place->at)].open);
  QTest::keyClick(&run.table().canvas(), Qt::Key_Down);
  QCOMPARE(run.table().canvas().focusPlace()->at, static_cast<std::int16_t>(place->at + sheet->columns));
  QTest::keyClick(&run.table().canvas(), Qt::Key_Return);
  QCOMPARE(run.match().plies(), before + 2);
  QCOMPARE(run.match().event(before + 1).seat, seat);
  QVERIFY(run.session().asksForOutcome()); // straight to the next person
  QVERIFY(run.match().now().chance().by != seat);
  QVERIFY(line(run).isVisible());
}

void ScorePadTest::dicePicturesFollowTheTypingAndCanBeTakenAway() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("148");
  startPad(run, "148", {"Mari", "Jüri"});
  auto* dice = run.table().findChild<DiceLine*>();
  QVERIFY(dice && dice->isVisible());
  QTest::keyClicks(&line(run), "5 52");
  QCOMPARE(dice->faces(), (std::vector<int>{5, 5, 2}));
  QTest::mouseClick(dice, Qt::LeftButton, {}, dice->dieRect(1).center());
  QCOMPARE(dice->faces(), (std::vector<int>{5, 2}));
  // Clicked faces wait for the confirmation on the pad: a slip can still be mended.
  const std::size_t before = run.match().plies();
  for (const char* face : {"1", "1", "1"})
    for (QPushButton* b : run.table().findChildren<QPushButton*>())
      if (b->text() == face && b->isVisible()) QTest::mouseClick(b, Qt::LeftButton);
  QCOMPARE(dice->faces(), (std::vector<int>{5, 2, 1, 1, 1}));
  QCOMPARE(run.match().plies(), before);
  QTest::keyClick(&line(run), Qt::Key_Return);
  QCOMPARE(logOf(run.match()).last(), QStringLiteral("chance dice 5 2 1 1 1"));
}

void ScorePadTest::refusedDiceAreExplained() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("148");
  startPad(run, "148", {"Mari", "Jüri"});
  const std::size_t before = run.match().plies();
  for (const char* wrong : {"", "5526", "552661", "55267", "abcde", "0 0 0 0 0", "5 5 2 6 Ä", "999999999999999999"}) {
    type(run, QString::fromUtf8(wrong));
    QVERIFY2(!complaint(run).isEmpty(), wrong);
    QCOMPARE(run.match().plies(), before);
    QVERIFY(run.session().asksForOutcome());
  }
  line(run).clear();
  for (const char die : {'5', '5', '2', '6', '6'}) // also after a click on the sheet
    QTest::keyClick(&run.table().canvas(), die);
  QCOMPARE(line(run).text(), QStringLiteral("55266"));
  type(run, "5,5,2,6,6");
  QCOMPARE(run.match().plies(), before + 1);
}

void ScorePadTest::undoGoesBackOverSeveralPersons() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("148");
  startPad(run, "148", {"Mari", "Jüri", "Ats"});
  const std::size_t begun = run.match().plies();
  const std::string start = run.match().now().text();
  for (int turn = 0; turn < 5; ++turn) {
    type(run, "12345");
    QTest::keyClick(&run.table().canvas(), Qt::Key_Return);
  }
  QCOMPARE(run.match().plies(), begun + 10);
  // By the key, with the keyboard in the empty line; what is being typed has an undo of its own.
  run.window->activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(run.window.get()));
  QTest::keyClicks(&line(run), "66");
  QTest::keyClick(&line(run), Qt::Key_Z, Qt::ControlModifier);
  QCOMPARE(run.match().plies(), begun + 10);
  QVERIFY(line(run).text().isEmpty());
  QTest::keyClick(&line(run), Qt::Key_Z, Qt::ControlModifier);
  QCOMPARE(run.match().plies(), begun + 9);
  for (int step = 0; step < 9; ++step) QVERIFY(run.session().undo());
  QCOMPARE(run.match().plies(), begun);
  QCOMPARE(run.match().now().text(), start);
  type(run, "66666"); // the slip is typed again as it really lay
  QCOMPARE(logOf(run.match()).last(), QStringLiteral("chance dice 6 6 6 6 6"));
  QVERIFY(!run.session().canRedo());
}

void ScorePadTest::aPadIsTakenUpAgain() {
  QTemporaryDir dir;
  QStringList log;
  {
    Running run(dir.path());
    NEEDS("148");
    startPad(run, "148", {"Mari", "Jüri"});
    type(run, "55266");
    QTest::keyClick(&run.table().canvas(), Qt::Key_Return);
    log = logOf(run.match());
  }
  Running run(dir.path());
  emit run.window->box().matchPicked(run.store->unfinishedMatches().first().id);
  QVERIFY(run.session().setup().pad);
  QVERIFY(run.session().setup().realDice);
  QCOMPARE(logOf(run.match()), log);
  QVERIFY(line(run).isVisible());
  type(run, "11111");
  QCOMPARE(run.match().plies(), static_cast<std::size_t>(log.size() + 1));
}

void ScorePadTest::theSheetFillsTheWindowAndMarksWhoseTurnItIs() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("148");
  run.play("148", 4);
  const auto paper = [&] { return run.table().canvas().scene().papers.back(); };
  const double usual = paper().rows[1] - paper().rows[0];
  run.window->table().leave();
  startPad(run, "148", {"Mari", "Jüri", "Ats", "Liis"});
  const TableCanvas& canvas = run.table().canvas();
  const Scene& scene = canvas.scene();
  const Zone* sheet = scoreSheet(run.table().view());
  const auto found = std::ranges::find(scene.papers, sheet->id, &Paper::zone);
  QVERIFY(found != scene.papers.end());
  QVERIFY(found->rect.height() > 0.85 * canvas.height());
  QVERIFY2(found->rows[1] - found->rows[0] >= 0.75 * usual,
           qPrintable(QStringLiteral("%1 of %2").arg(found->rows[1] - found->rows[0]).arg(usual)));
  QCOMPARE(found->current.size(), std::size_t(1));
  const Seat seat = run.match().now().chance().by;
  QCOMPARE(found->current.front().left(), found->columns[static_cast<std::size_t>(seat + 1)]);
}

void ScorePadTest::longNamesLeaveTheSheetReadable() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("148");
  startPad(run, "148", QStringList(8, "Maximiliane-Wilhelmine von Hohenlohe"));
  const Scene& scene = run.table().canvas().scene();
  const Zone* sheet = scoreSheet(run.table().view());
  for (const TextBlock& t : scene.texts)
    if (t.style == TextBlock::Style::Heading)
      QVERIFY2(t.size >= 9, qPrintable(QStringLiteral("%1: %2").arg(t.text).arg(t.size)));
  const auto found = std::ranges::find(scene.papers, sheet->id, &Paper::zone);
  QVERIFY(found->rect.width() <= run.table().canvas().width());
}

void ScorePadTest::pokerFacesAreTypedAsLetters() {
  for (const char* lang : {"en", "et"}) {
    QTemporaryDir dir;
    Running run(dir.path(), QString::fromLatin1(lang));
    OutcomeEntry entry;
    std::vector<Outcome> got;
    connect(&entry, &OutcomeEntry::entered, [&](const Outcome& o) { got.push_back(o); });
    ChanceRequest ask = ChanceRequest::dice(5, 0);
    ask.poker = true;
    for (const QString& typed : {QStringLiteral("9TJQK"), QStringLiteral("9 10 j q k"),
                                 QString("9 10 " + Words::rank(11) + Words::rank(12) + Words::rank(13))}) {
      entry.ask(ask, Words());
      auto* edit = entry.findChild<QLineEdit*>("outcomeLine");
      edit->setText(typed);
      QCOMPARE(entry.findChild<DiceLine*>()->faces(), (std::vector<int>{1, 2, 3, 4, 5}));
      QTest::keyClick(edit, Qt::Key_Return);
      QVERIFY2(!entry.asking(), qPrintable(typed));
      QVERIFY(got.back() == Outcome::dice({1, 2, 3, 4, 5}));
    }
  }
}

void ScorePadTest::aLotIsToldByWhatItDecides() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("148");
  emit run.window->box().gamePicked("148");
  SetupForm& form = run.window->game().form();
  form.nameBox(0)->setEditText("Mari");
  form.nameBox(1)->setEditText("Jüri");
  form.scorePad()->setChecked(true);
  auto* starter = qobject_cast<QComboBox*>(form.option("starter"));
  QVERIFY(starter);
  starter->setCurrentIndex(starter->findData("random"));
  QTest::mouseClick(&run.window->game().playButton(), Qt::LeftButton);
  QVERIFY(run.session().asksForOutcome());
  QVERIFY(!line(run).isVisible()); // nobody has to know how lots are numbered
  QPushButton* second = nullptr;
  for (QPushButton* b : run.table().findChildren<QPushButton*>())
    if (b->isVisible() && b->text().contains("Jüri")) second = b;
  QVERIFY(second);
  QTest::mouseClick(second, Qt::LeftButton);
  QCOMPARE(logOf(run.match()), QStringList{"chance draw 1"});
  QCOMPARE(run.match().now().chance().by, Seat{1});
  QVERIFY(line(run).isVisible());
}

// Every kind of question that any game asks early on: it says what to type, takes what fits and refuses the rest.
void ScorePadTest::everyFirstChanceOfTheCatalogueCanBeTyped() {
  const GameBox box = GameBox::open(pluginFolders(QStringLiteral(MK_BIN_DIR "/plugins")));
  int asked = 0;
  for (const BoxedGame& game : box.games()) {
    auto match = Match::begin(*game.info, game.info->seats, {}, 11);
    QVERIFY(match);
    for (int event = 0; event < 25 && !match->over(); ++event) {
      if (!match->turn().isChance()) {
        QVERIFY(match->play(match->turn().seat(), match->now().moves(match->turn().seat()).front()));
        continue;
      }
      const ChanceRequest ask = match->now().chance();
      const Outcome right = match->rolled().outcome;
      if (!ask.secret) {
        OutcomeEntry entry;
        std::vector<Outcome> got;
        connect(&entry, &OutcomeEntry::entered, [&](const Outcome& o) { got.push_back(o); });
        entry.ask(ask, Words());
        auto* edit = entry.findChild<QLineEdit*>("outcomeLine");
        QVERIFY(!edit->accessibleName().isEmpty());
        QVERIFY(!edit->placeholderText().isEmpty());
        for (const char* nonsense : {"", "x", "-1", "7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7", "ZZ"}) {
          edit->setText(QString::fromLatin1(nonsense));
          QTest::keyClick(edit, Qt::Key_Return);
          QVERIFY2(got.empty() && entry.asking(), qPrintable(game.id() + " took " + nonsense));
          QVERIFY2(!entry.findChild<QLabel*>("complaint")->text().isEmpty(), qPrintable(game.id()));
        }
        edit->setText(typedText(ask, right));
        QTest::keyClick(edit, Qt::Key_Return);
        QVERIFY2(got.size() == 1,
                 qPrintable(game.id() + ": " + edit->text() + " " + entry.findChild<QLabel*>("complaint")->text()));
        QVERIFY2(got.front() == right, qPrintable(game.id()));
        ++asked;
      }
      QVERIFY(match->settle(right));
    }
  }
  QVERIFY(asked > 0);
}

void ScorePadTest::theSheetIsSavedAsOnePage() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("148");
  QVERIFY(!run.window->table().pdfAction().isEnabled());
  startPad(run, "148", QStringList(8, "Maximiliane-Wilhelmine von Hohenlohe-Öhringen"));
  QVERIFY(run.window->table().pdfAction().isEnabled());
  while (!run.match().over()) {
    if (run.session().asksForOutcome())
      QVERIFY(run.session().settle(run.match().rolled().outcome));
    else
      QVERIFY(run.session().play(run.match().turn().seat(), run.match().now().moves(run.match().turn().seat()).back()));
  }
  QVERIFY(!run.window->table().endPanel().sheetButton().isHidden());
  SheetPage page = sheetPage(run.session(), "en", QDate(2026, 11, 21));
  QVERIFY(!page.sheets.empty());
  // Twenty-five rounds: the same sheet with more lines.
  Zone& sheet = page.sheets.front();
  const int columns = columnsOf(sheet);
  while (rowsOf(sheet) < 27)
    for (int c = 0; c < columns; ++c) sheet.cells.push_back(sheet.cells[static_cast<std::size_t>(columns + c)]);
  const QString file = dir.filePath("sheet.pdf");
  QCOMPARE(writePdf(file, page), QString());
  QFile pdf(file);
  QVERIFY(pdf.open(QIODevice::ReadOnly));
  const QByteArray bytes = pdf.readAll();
  QVERIFY(bytes.startsWith("%PDF"));
  QCOMPARE(bytes.count("/Type /Page\n"), 1);
  QVERIFY(!writePdf(dir.filePath("no/such/folder/sheet.pdf"), page).isEmpty());
  // Where a reader of such files is installed, what it reads is on the page.
  const QString reader = QStandardPaths::findExecutable("pdftotext");
  if (reader.isEmpty()) return;
  QProcess process;
  process.start(reader, {"-layout", file, "-"});
  QVERIFY(process.waitForFinished());
  const QString text = QString::fromUtf8(process.readAllStandardOutput());
  QVERIFY2(text.contains("Yatzee") && text.contains("Total") && text.contains("Maximiliane"), qPrintable(text));
}

QTEST_MAIN(ScorePadTest)
#include "score_pad_test.moc"
