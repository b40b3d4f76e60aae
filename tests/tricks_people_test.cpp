// Card tricks for people in the room: the performer shows on the table what they do, or they touch it themselves; what
// is theirs alone is seen while the magician looks away.
#include "tests/tricks_play.h"

#include <QTest>

using namespace mk;

namespace {

const Chosen kPeople = perform({{"spectator", "people"}});

// Named so that a comparison that fails shows both texts.
QByteArray shown(const std::string& t) { return QByteArray::fromStdString(t); }

} // namespace

class TricksPeopleTest final : public QObject {
  Q_OBJECT
private slots:
  // For people in the room the performer shows what they do; their secret is told to nobody.
  void aTrickIsDoneForPeopleInTheRoom() {
    const Chosen people = perform({{"spectator", "people"}});
    Stage st(info("157"), trick::magicCard(), people);
    for (const char* input : {"deal", "pick 3 5", "put 3", "stack 4 1 6 2 5 3", "cut 17", "done"})
      QVERIFY2(play(st, input), input);
    QVERIFY(st.prompt().find("stands alone") != std::string::npos);
    QVERIFY(play(st, "find KD")); // refused
    QVERIFY(play(st, "find 4C"));
    QCOMPARE(st.stars(), 2);
    Stage shown(info("157"), trick::magicCard(), people);
    QVERIFY(play(shown, "deal") && play(shown, "pick 3 5"));
    const View v = shown.rules.look(shown.s, Viewer{0});
    QVERIFY(v.find(7)->items[0].thing.asCard().isBack()); // only the spectator sees it
    QVERIFY(shown.prompt().starts_with("The spectator:"));
    Stage rows(info("159"), trick::twentyOne(), people);
    QCOMPARE(rows.s.mark[0], trick::kHole);
    for (const char* input :
         {"row 2", "pickup 1 2 3", "row 3", "pickup 1 3 2", "row 1", "pickup 2 1 3", "turn 11", "yes"})
      QVERIFY2(play(rows, input), input);
    QCOMPARE(rows.stars(), 3);
    Stage wander(info("160"), trick::wanderingCard(), people);
    for (const char* input : {"look", "say 12", "move 12", "count 5"}) QVERIFY2(play(wander, input), input);
    QCOMPARE(shown.card(wander.s.pile(1).front()), std::string("JC"));
    QCOMPARE(wander.stars(), 3);
  }

  // With the program's own cards somebody in the room has to see a face: the table shows it while the magician looks
  // away, until they go on.
  void peopleLookAtTheirCardWhileTheMagicianLooksAway() {
    const Chosen people = perform({{"spectator", "people"}});
    const auto faces = [](Stage& st) {
      int n = 0;
      for (const Zone& z : st.rules.look(st.s, Viewer{0}).zones)
        for (const Item& i : z.items) n += !i.thing.asCard().isBack();
      return n;
    };
    Stage magic(info("157"), trick::magicCard(), people);
    QVERIFY(play(magic, "deal") && !play(magic, "glance") && play(magic, "pick 3 5"));
    QCOMPARE(faces(magic), 4); // the jacks
    QVERIFY(play(magic, "glance"));
    QCOMPARE(faces(magic), 5);
    QCOMPARE(magic.card(magic.s.pile(7).front()), std::string("4C"));
    QVERIFY(magic.prompt().starts_with("The magician looks away. The spectator:"));
    QVERIFY(!play(magic, "glance")); // it is shown already
    const auto again = magic.rules.read(magic.rules.text(magic.s));
    QVERIFY(again);
    QCOMPARE(shown(magic.rules.text(*again)), shown(magic.rules.text(magic.s)));
    QVERIFY(magic.rules.text(magic.s).ends_with(" | glance"));
    QVERIFY(play(magic, "put 3"));
    QCOMPARE(faces(magic), 4);

    Stage wander(info("160"), trick::wanderingCard(), people);
    QCOMPARE(faces(wander), 0);
    QVERIFY(play(wander, "glance"));
    QCOMPARE(faces(wander), 52);
    QVERIFY(play(wander, "look"));
    QCOMPARE(faces(wander), 0);

    Stage key(info("162"), trick::keyCard(), people);
    QVERIFY(play(key, "glimpse") && play(key, "pick 20"));
    QCOMPARE(faces(key), 0);
    QVERIFY(play(key, "glance"));
    QCOMPARE(faces(key), 1);
    QVERIFY(play(key, "cut 9"));
    QCOMPARE(faces(key), 0);
    QVERIFY(!key.rules.read("pack 2C | step 1 | glance"));

    // The program as spectator needs no eyes, and who watches is the spectator anyway.
    Stage alone(info("160"), trick::wanderingCard(), perform({}));
    QVERIFY(!play(alone, "glance"));
    Stage watched(info("160"), trick::wanderingCard(), {});
    QCOMPARE(faces(watched), 52);
    QVERIFY(!play(watched, "glance"));
  }
  // What they do while the magician has turned away is told by nobody before the end.
  void peopleMoveCardsUnseenAndTellHowMany() {
    const Chosen people = perform({{"spectator", "people"}});
    Stage st(info("163"), trick::movedCount(), people);
    QVERIFY(!play(st, "move 6"));
    QVERIFY(play(st, "ready"));
    QVERIFY(play(st, "turn 13")); // refused
    QVERIFY(play(st, "turn 14"));
    QVERIFY(!st.isOver());
    const View v = st.rules.look(st.s, Viewer{0});
    for (const Item& item : v.find(0)->items) QVERIFY(item.thing.asCard().isBack());
    QVERIFY(play(st, "move 6"));
    QVERIFY(st.isOver());
    QCOMPARE(shown(st.card(st.s.pile(0)[13])), QByteArray("6S"));
    QCOMPARE(st.stars(), 2);
    Stage wrong(info("163"), trick::movedCount(), perform({{"spectator", "people"}, {"coach", "off"}}));
    QVERIFY(play(wrong, "ready") && play(wrong, "turn 15") && play(wrong, "move 6"));
    QVERIFY(wrong.isOver());
    QCOMPARE(wrong.stars(), 0);
  }
  void peopleTakeCardsUnseenAndSayWhetherAllWereNamed() {
    for (const bool right : {true, false}) {
      Stage st(info("167"), trick::takenCount(), perform({{"spectator", "people"}}));
      QVERIFY(!play(st, "take 1"));
      QVERIFY(play(st, "ready"));
      QVERIFY(!play(st, "done"));    // each of them took at least one
      QVERIFY(play(st, "first 9C")); // refused: it belongs to the second packet
      QCOMPARE(int(st.s.show.mistakes), 1);
      for (const char* input : {"first AS", "first TH", "done", "second 9C", "done"}) QVERIFY2(play(st, input), input);
      QVERIFY(st.prompt().find("of the first spectator 2, of the second 1") != std::string::npos);
      QVERIFY(play(st, right ? "right" : "wrong"));
      QVERIFY(st.isOver());
      QCOMPARE(st.stars(), right ? 2 : 0);
    }
  }
};

QTEST_APPLESS_MAIN(TricksPeopleTest)
#include "tricks_people_test.moc"
