// Card tricks at the table: how hands move the cards is seen, places can be touched, and a pack typed by hand is mended
// where it is wrong.
#include "boards/motion.h"
#include "boards/outcome_entry.h"
#include "boards/typed_cards.h"
#include "games/tricks/catalogue.h"
#include "tests/tricks_play.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>

#include <algorithm>

using namespace mk;
using Fault = TypedCards::Fault;

namespace {

Scene sceneOf(const Stage& st) {
  const View v = st.rules.look(st.s, Viewer{0});
  return compose(v, trick::arrangeTrick(v, Aspect::Wide), {1280, 800}, Words());
}

const std::vector<Card>& pack() {
  static const std::vector<Card> cards = sortedPack();
  return cards;
}
TypedCards typed(const QString& line, bool whole = false) {
  return readTyped(line, ChanceRequest::deck(pack()), whole);
}
QString base() { return QString::fromLatin1(kBase19); }

} // namespace

class TricksTableTest final : public QObject {
  Q_OBJECT
private slots:
  // In a line of cards its neighbours would lie over it.
  void theCardThatIsTurnedUpLiesUnderNoOther() {
    Stage moved(info("163"), trick::movedCount()), thought(info("159"), trick::twentyOne());
    for (const char* input : {"split 20", "move 6"}) QVERIFY2(moved.play(input), input);
    for (const char* input : {"row 2", "row 3", "row 1"}) {
      QVERIFY2(thought.play(input), input);
      thought.goOn();
    }
    moved.goOn();
    QVERIFY(thought.play("yes"));
    for (const Stage* st : {&moved, &thought}) {
      QVERIFY(st->rules.turn(st->s).isOver());
      const Scene scene = sceneOf(*st);
      const auto open = std::ranges::find_if(scene.sprites, [](const Sprite& s) {
        return s.thing.kind == Thing::Kind::Card && !s.thing.asCard().isBack();
      });
      QVERIFY(open != scene.sprites.end());
      for (const Sprite& other : scene.sprites)
        QVERIFY(&other == &*open || !other.rect.intersects(open->rect.adjusted(2, 2, -2, -2)));
    }
  }

  void cardsAreDealtToPilesOneAfterTheOther() {
    Stage st(info("157"), trick::magicCard());
    const Scene before = sceneOf(st);
    QVERIFY(st.play("deal"));
    const Motion motion(before, sceneOf(st), false);
    std::vector<const Flight*> dealt;
    for (const Flight& f : motion.flights())
      if (f.dealt) dealt.push_back(&f);
    QVERIFY(dealt.size() >= 20); // the cards that lie on top can be seen
    QVERIFY(motion.length() > 2);
    std::ranges::sort(dealt, {}, &Flight::start);
    for (std::size_t i = 0; i < 6; ++i) QCOMPARE(int(dealt[i]->to.zone), 1 + static_cast<int>(i)); // round by round
    for (const Flight* f : dealt) {
      QVERIFY(f->from.rect.center() != f->to.rect.center());
      QVERIFY(Motion::at(*f, 1).sprite.rect == f->to.rect);
    }
    QCOMPARE(Motion::at(*dealt.back(), 0).opacity, 0.0); // still in the pack
  }
  void gatheredPilesGoIntoThePack() {
    Stage st(info("157"), trick::magicCard());
    for (const char* input : {"deal", "pick 2 3", "put 5"}) QVERIFY(st.play(input));
    const Scene before = sceneOf(st);
    QVERIFY(st.play("stack 6 5 4 3 2 1"));
    const Scene after = sceneOf(st);
    const Motion motion(before, after, false);
    for (const Flight& f : motion.flights()) QVERIFY(!f.vanishes && !f.appears);
    QVERIFY(motion.flights().size() >= 24);
  }
  void aCutMovesTheLiftedCardsToTheOtherEnd() {
    Stage st(info("162"), trick::keyCard());
    st.goOn();
    QVERIFY(st.play("pick 20"));
    st.goOn();
    const Scene before = sceneOf(st);
    QVERIFY(st.play("cut 9"));
    const Scene after = sceneOf(st);
    const auto xOf = [](const Scene& s, std::uint16_t id) {
      return std::ranges::find(s.sprites, id, &Sprite::id)->rect.x();
    };
    const auto topCard = static_cast<std::uint16_t>(st.s.pile(0)[52 - 9] + 1); // was on top, now begins the lower part
    QVERIFY(xOf(after, topCard) > xOf(before, topCard));
    QVERIFY(!Motion(before, after, false).empty());
  }
  void ofASpreadOfBacksTheTopCardIsSeenInFull() {
    Stage st(info("163"), trick::movedCount());
    const Scene scene = sceneOf(st);
    const auto highest =
        std::ranges::find_if(scene.sprites.rbegin(), scene.sprites.rend(), [](const Sprite& s) { return s.zone == 0; });
    QCOMPARE(int(highest->id), st.s.pile(0).front() + 1);
    QCOMPARE(int(highest->place.at), 0);
    for (const Sprite& s : scene.sprites)
      if (s.zone == 0) QVERIFY(s.rect.x() >= highest->rect.x()); // the pack is counted from there
  }
  void theLiftedCardsSwingPastInFrontOfTheRest() {
    Stage st(info("163"), trick::movedCount());
    const Scene before = sceneOf(st);
    trick::cut(st.s.pile(0), 9);
    const Motion motion(before, sceneOf(st), false);
    QCOMPARE(std::ranges::count_if(motion.flights(), [](const Flight& f) { return f.arc > 0; }), 9);
    QVERIFY(motion.length() > 2); // slowly enough to be followed
    for (const Flight& f : motion.flights()) {
      const double down = Motion::at(f, 0.25).sprite.rect.y() - f.from.rect.y();
      QVERIFY(f.arc > 0 ? down > 0.3 * f.from.rect.height() : std::abs(down) < 1);
      QVERIFY(std::abs(Motion::at(f, 1).sprite.rect.y() - f.to.rect.y()) < 0.01);
      QVERIFY(motion.path(f).contains(Motion::at(f, 0.25).sprite.rect));
    }
  }
  void everyOneOfSeveralPilesIsCounted() {
    Stage st(info("157"), trick::magicCard());
    for (const char* input : {"deal", "pick 3 5", "put 2"}) QVERIFY(st.play(input));
    const View view = st.rules.look(st.s, Viewer{0});
    for (std::int16_t pile = 1; pile <= 6; ++pile)
      QCOMPARE(english(view.find(pile)->label), std::string(pile == 2 ? "9" : pile == 3 ? "7" : "8"));
  }
  void theCardThatLiesOnTopOfAPairIsSeenInFull() {
    Stage st(info("164"), trick::royalPairs(), {{"mode", "perform"}});
    st.choose(0);
    st.choose(2);
    QVERIFY(st.play("split 4"));
    st.goOn();
    for (const auto& [input, rank] : {std::pair("king", 13), std::pair("king", 13)}) {
      const int pair = 3 + st.s.n[0];
      QVERIFY(st.play(input));
      const View view = st.rules.look(st.s, Viewer{0});
      QCOMPARE(view.find(static_cast<std::int16_t>(pair))->items.back().thing.asCard().value(), rank);
    }
  }
  void whatWasNamedStandsBesideWhatWasTaken() {
    Stage st(info("158"), trick::oneAhead());
    st.choose(9); // looks at the tenth card
    st.goOn();
    QVERIFY(st.play("give 33"));
    st.goOn();
    const View view = st.rules.look(st.s, Viewer{0});
    QCOMPARE(english(view.find(1)->label), std::string("named: 4 of diamonds queen of hearts"));
  }

  void everyPlaceThatMayBeTouchedIsOnTheTable() {
    const std::pair<const char*, const trick::Trick& (*)()> some[] = {
        {"157", trick::magicCard}, {"158", trick::oneAhead}, {"163", trick::movedCount}, {"166", trick::threeTops}};
    for (const auto& [id, which] : some)
      for (const char* mode : {"watch", "perform"}) {
        Stage st(info(id), which(), {{"mode", mode}});
        Random random(3);
        for (int step = 0; step < 60 && !st.rules.turn(st.s).isOver(); ++step) {
          if (st.rules.turn(st.s).isChance()) {
            st.rules.settle(st.s, roll(st.rules.chance(st.s), random));
            continue;
          }
          const Scene scene = sceneOf(st);
          std::vector<trick::Move> all;
          st.rules.moves(st.s, 0, all);
          for (const auto& m : all)
            for (const Stroke& stroke : st.rules.gesture(st.s, 0, m).path)
              if (stroke.kind == Stroke::Kind::Place) QVERIFY2(scene.spot(stroke.from) != nullptr, id);
          st.rules.play(st.s, 0, all[static_cast<std::size_t>(random.index(all.size()))]);
        }
      }
  }

  void aWholePackIsRead() {
    QVERIFY(typed(base()).fault == Fault::None);
    QCOMPARE(typed(base()).cards.size(), std::size_t(52));
    QVERIFY(typed(base()).missing.empty());
    QCOMPARE(typed(base().toLower().replace(u' ', u',')).cards.size(), std::size_t(52));
    QVERIFY(typed("10h Äs, E♠ SC").cards == *readCards("TH AS QS JC"));
  }
  void aSlipIsSaidAtOnce() {
    const TypedCards nonsense = typed("2C 8D XX 7C");
    QVERIFY(nonsense.fault == Fault::NoCard);
    QCOMPARE(nonsense.word, QString("XX"));
    QCOMPARE(nonsense.at, 6);
    QCOMPARE(nonsense.cards.size(), std::size_t(2));
    const TypedCards twice = typed("2C 8D AH 8D");
    QVERIFY(twice.fault == Fault::Twice);
    QCOMPARE(twice.earlier, 2);
    QVERIFY(typed("2C 8D X1").fault == Fault::NotInPack); // no joker in this pack
    QVERIFY(readTyped("2C 8D AH", ChanceRequest::cards(pack(), 2), false).fault == Fault::TooMany);
  }
  void aCardThatIsBegunIsNoSlip() {
    for (const char* line : {"", "2C 8D Q", "2C 1", "2C 10"}) QVERIFY(typed(line).fault == Fault::None);
    QVERIFY(typed("2C 8D Q", true).fault == Fault::NoCard);
    QVERIFY(typed("2C Q 8D").fault == Fault::NoCard);
  }
  void missingCardsAreNamed() {
    const TypedCards t = typed(base().left(base().size() - 6), true);
    QVERIFY(t.fault == Fault::None);
    QVERIFY(t.missing == *readCards("3D 9H"));
  }
  void aSlipInTheMiddleIsMendedWithoutStartingOver() {
    OutcomeEntry entry;
    std::vector<Outcome> got;
    connect(&entry, &OutcomeEntry::entered, [&](const Outcome& o) { got.push_back(o); });
    entry.ask(ChanceRequest::deck(pack()), Words());
    entry.show();
    auto* line = entry.findChild<QLineEdit*>("outcomeLine");
    auto* complaint = entry.findChild<QLabel*>("complaint");
    const QString slip = base().replace(QStringLiteral("KD"), QStringLiteral("2C"));
    for (const QChar c : slip.left(15)) QTest::keyClick(line, c.toLatin1()); // "2C 8D AH 7C 2C "
    QVERIFY(complaint->text().contains("2C"));                               // said at once, with the line as it is
    QCOMPARE(line->text(), slip.left(15));
    line->setText(slip);
    QTest::keyClick(line, Qt::Key_Return);
    QVERIFY(got.empty());
    QCOMPARE(line->selectedText(), QString("2C")); // only the wrong card is typed over
    QCOMPARE(line->selectionStart(), 12);
    QTest::keyClicks(line, "KD");
    QCOMPARE(line->text(), base());
    QVERIFY(complaint->text().isEmpty());
    QTest::keyClick(line, Qt::Key_Return);
    QCOMPARE(got.size(), std::size_t(1));
    QVERIFY(got[0] == Outcome::deck(*readCards(kBase19)));
  }
};

QTEST_MAIN(TricksTableTest)
#include "tricks_table_test.moc"
