// The review of a match that is over: what is found, how luck is told from skill, what is kept.
#include "tests/advised.h"

#include "app/play/reviewer.h"
#include "app/shell/match_archive.h"
#include "app/shell/review_curve.h"
#include "app/shell/review_dialog.h"

using namespace mk;

class ReviewTest : public QObject {
  Q_OBJECT

private slots:
  void initTestCase() { applyStyle(*qApp, {}); }
  void aReviewFindsTheBlunderAndIsKept();
  void aReviewTellsLuckFromSkill();
  void aMatchTurnsWhereItWasStillOpen();
  void aReviewReadsWhatItWrote();
};

void ReviewTest::aReviewFindsTheBlunderAndIsKept() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("27");
  begin(run, setupOf("27", {}, {0, 0}));
  QVERIFY(play(run, {"e2e4", "e7e5", "f1c4", "b8c6", "d1h5", "g8f6", "h5f7"})); // the shepherd's mate
  QVERIFY(run.match().over());
  QPushButton& button = run.window->table().endPanel().reviewButton();
  QVERIFY(!button.isHidden());
  picture(*run.window, "end");
  button.click();
  ReviewDialog* dialog = run.window->table().review();
  QVERIFY(dialog);
  QVERIFY(QTest::qWaitFor([&] { return dialog->isReady(); }, 3 * kPatience));
  picture(*dialog, "review");
  QVERIFY(dialog->turningPoints().count() >= 1);
  QStringList points;
  for (int i = 0; i < dialog->turningPoints().count(); ++i) points << dialog->turningPoints().item(i)->text();
  QVERIFY2(points.join(u'\n').contains("3. … "), qPrintable(points.join(u'\n'))); // g8f6 loses
  QVERIFY(!dialog->summary().isEmpty());
  // By keyboard along the curve; each decision is spoken.
  ReviewCurve& curve = dialog->curve();
  QTest::keyClick(&curve, Qt::Key_Home);
  QCOMPARE(curve.current(), 0);
  const QString first = curve.accessibleDescription();
  QTest::keyClick(&curve, Qt::Key_Right);
  QCOMPARE(curve.current(), 1);
  QVERIFY(curve.accessibleDescription() != first);
  for (int i = 0; i < 4; ++i) QTest::keyClick(&curve, Qt::Key_Right);
  QTest::keyClick(&curve, Qt::Key_Return); // shown on the table
  QVERIFY(!run.window->table().review() || run.window->table().review()->isHidden());
  QCOMPARE(run.window->table().shownPly(), std::size_t{5});
  QCOMPARE(question(run), QString("You are looking back: after 3. Qh5"));
  picture(*run.window, "review-on-table");
  // It is in the store: a second look asks nobody.
  Reviewer again(run.store.get());
  bool ready = false;
  connect(&again, &Reviewer::reviewed, this, [&] { ready = true; });
  again.review(run.session());
  QVERIFY(ready);
  // And it is reached from the finished matches.
  run.window->table().leave();
  run.window->go(Window::Records);
  RecordsPlace& records = run.window->records();
  records.showPage(RecordsPlace::Matches);
  QTest::mouseClick(&records.archive().reviewButton(), Qt::LeftButton);
  QCOMPARE(run.window->place(), Window::Table);
  QVERIFY(run.window->table().review() && run.window->table().review()->isReady());
}

void ReviewTest::aReviewTellsLuckFromSkill() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("148");
  const BoxedGame* game = run.box.find("148");
  auto match = Match::begin(*game->info, 2, {}, 3);
  QVERIFY(match);
  while (!match->over())
    if (match->turn().isChance())
      QVERIFY(match->chance());
    else
      QVERIFY(match->play(match->turn().seat(), match->now().moves(match->turn().seat()).front()));
  Thinking asked = reviewThinking();
  asked.nodes = 500;
  int told = 0;
  const auto found = review(ReviewedMatch::of(*match), asked, [&](int done, int of) {
    told = std::max(told, done);
    return done <= of;
  });
  QVERIFY(found);
  QCOMPARE(told, static_cast<int>(match->plies()));
  QVERIFY(found->together && found->luck);
  QVERIFY(found->lost[0] > 0.2 && found->lost[1] > 0.2); // the first move of the list is no play
  QCOMPARE(*found->luck, found->results[0] - 0.5 + found->lost[0] - found->lost[1]);
  QVERIFY(found->turningPoints().size() <= kTurningPoints);
  QVERIFY(!review(ReviewedMatch::of(*match), asked, [](int, int) { return false; }));
}

void ReviewTest::aMatchTurnsWhereItWasStillOpen() {
  const auto turning = [](std::vector<ReviewPoint> points) {
    Review r;
    r.seats = 2;
    r.together = true;
    r.points = std::move(points);
    return r.turningPoints();
  };
  using Points = std::vector<std::size_t>;
  // A piece is lost in the opening, and again later; that the mate comes sooner near the end turns nothing.
  QCOMPARE(turning({{10, 1, 0.5, 0.42, ""},
                    {40, 1, 0.4, 0.3, ""},
                    {95, 1, 0.1, 0, ""},
                    {96, 0, 1, 0.9, ""},
                    {97, 1, 0.1, 0, ""},
                    {110, 1, 0.05, 0, ""}}),
           (Points{0, 1}));
  // Who throws away a match that is won turns it.
  QCOMPARE(turning({{10, 0, 0.5, 0.5, ""}, {100, 0, 0.95, 0.1, ""}}), (Points{1}));
  // Of moves close together the largest stands for all; in a short match there is room for each.
  QCOMPARE(turning({{0, 0, 0.5, 0.5, ""}, {50, 0, 0.6, 0.4, ""}, {52, 0, 0.5, 0.2, ""}, {100, 0, 0.5, 0.4, ""}}),
           (Points{2, 3}));
  QCOMPARE(turning({{0, 0, 0.6, 0.4, ""}, {1, 1, 0.6, 0.4, ""}, {2, 0, 0.6, 0.5, ""}, {8, 1, 0.5, 0.2, ""}}),
           (Points{0, 1, 3}));
  QVERIFY(turning({}).empty());
}

void ReviewTest::aReviewReadsWhatItWrote() {
  Review r;
  r.seats = 2;
  r.together = true;
  r.results = {1, 0};
  r.lost = {0.25, 0.5};
  r.luck = 0.25;
  r.points = {{4, 0, 0.5, 0.25, "d1d8 with a gap"}, {5, 1, 0.75, 0.75, ""}};
  const auto back = readReview(text(r));
  QVERIFY(back);
  QVERIFY(*back == r);
  for (const char* wrong :
       {"", "review 1", "review 2\n2 1\n", "review 1\n99 1\n", "review 1\n2 1\n1 x\n",
        "review 1\n2 1\n1 0\n0 0\nnone 0\n3 7 0.5 0.5\n", "review 1\n2 1\n1 0\n0 0\nnone 0\n3 0 9 0.5\n"})
    QVERIFY2(!readReview(wrong), wrong);
}

QTEST_MAIN(ReviewTest)
#include "review_test.moc"
