// What a person has missed is told when the curtain rises, over no card that is needed, until the first touch.
#include "tests/card_table.h"

#include "boards/notice.h"

#include <QLabel>

using namespace mk;

class CardNotesTest : public QObject {
  Q_OBJECT

private slots:
  void initTestCase() { applyStyle(*qApp, {}); }
  void whatWasMissedIsToldWhenTheCurtainRises();
  void theNoteCoversNoCard_data();
  void theNoteCoversNoCard();
  void aNoteIsGoneWithTheFirstTouch();
};

void CardNotesTest::whatWasMissedIsToldWhenTheCurtainRises() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("180");
  twoPersons(run, "180", 3);
  auto* notice = run.table().findChild<Notice*>();
  QVERIFY(notice);
  QSignalSpy missed(&run.window->table().presenter(), &Presenter::missed);
  for (int turn = 0; turn < 3; ++turn) {
    const Seat seat = run.match().turn().seat();
    QVERIFY(run.session().play(seat, run.match().now().moves(seat).front()));
    QVERIFY(run.table().isCurtained());
    QVERIFY(notice->isHidden());
    emit run.table().curtainLifted();
  }
  // The first one again: the moves of both others after its own.
  const QStringList events = missed.back().at(1).toStringList();
  QCOMPARE(events.size(), 2);
  QVERIFY(!notice->isHidden());
  QVERIFY(notice->accessibleDescription().contains(events.last()));
  const QRect over = notice->geometry().translated(-run.table().canvas().pos());
  for (const Sprite& s : run.table().canvas().scene().sprites)
    QVERIFY(!s.bounds().intersects(over)); // no card under it
  const QString heard = run.table().findChild<QLabel*>("happened")->accessibleName();
  const Seat me = run.session().viewer();
  for (qsizetype i = 0; i < 2; ++i) {
    const Phrase told = run.match().tell(run.match().plies() - 2 + static_cast<std::size_t>(i), Viewer{me});
    QCOMPARE(events[i], Words::capitalised(run.session().words().write(told)));
    QVERIFY2(heard.contains(Words::capitalised(run.session().words().speak(told))), qPrintable(heard));
  }
}

void CardNotesTest::theNoteCoversNoCard_data() {
  QTest::addColumn<QString>("game");
  QTest::addColumn<int>("people");
  for (const auto& [game, people] : {std::pair{"169", 3}, {"174", 2}, {"178", 4}, {"180", 3}, {"191", 4}})
    QTest::addRow("%s with %d", game, people) << QString(game) << people;
}

// In a tall window, where everything lies close: not even one that lies face down.
void CardNotesTest::theNoteCoversNoCard() {
  QFETCH(QString, game);
  QFETCH(int, people);
  QTemporaryDir dir;
  Running run(dir.path(), "et");
  if (!run.box.find(game)) QSKIP("the plugin of the game is not built");
  run.window->resize(800, 900);
  MatchSetup setup;
  setup.game = game;
  setup.seed = 9;
  for (int seat = 0; seat < people; ++seat) setup.seats << SeatPlayer{};
  emit run.window->game().play(setup);
  QVERIFY(QTest::qWaitFor([&] { return run.match().turn().isSeats() && run.table().isCurtained(); }, 5000));
  emit run.table().curtainLifted();
  auto* notice = run.table().findChild<Notice*>();
  int seen = 0;
  for (int turn = 0; turn < 12 && run.match().turn().isSeats(); ++turn) {
    const Seat seat = run.match().turn().seat();
    QVERIFY(run.session().play(seat, run.match().now().moves(seat).front()));
    if (!run.table().isCurtained()) continue;
    emit run.table().curtainLifted();
    QCoreApplication::processEvents();
    if (notice->isHidden()) continue;
    ++seen;
    // What it touches with its rim is seen.
    const QRect over = notice->geometry().translated(-run.table().canvas().pos()).adjusted(3, 3, -3, -3);
    for (const Sprite& s : run.table().canvas().scene().sprites)
      QVERIFY2(!s.bounds().intersects(over), qPrintable(notice->accessibleDescription()));
  }
  QVERIFY(seen > 0);
}

void CardNotesTest::aNoteIsGoneWithTheFirstTouch() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("180");
  twoPersons(run, "180", 2);
  const Seat seat = run.match().turn().seat();
  QVERIFY(run.session().play(seat, run.match().now().moves(seat).front()));
  emit run.table().curtainLifted();
  auto* notice = run.table().findChild<Notice*>();
  QVERIFY(!notice->isHidden());
  QTest::keyClick(&run.table().canvas(), Qt::Key_Right);
  QVERIFY(notice->isHidden());
}

QTEST_MAIN(CardNotesTest)
#include "card_notes_test.moc"
