// Take Four: picks that nobody else knows, cards that move together, the watch, the race, false alarms, the end. Rules:
// card games, game 188.
#include "games/cards/take_four.h"
#include "tests/card_play.h"
#include "tests/played_out.h"

using namespace mk;
using namespace mk::cards;

namespace {

using PlayedFour = Played<TakeFour>;
constexpr auto kThree =
    "game take-four; n=3; dealer=3; turn=1; hand1: QC QD QH KS; hand2: KC KD QS AS; hand3: KH AC AD AH";
constexpr auto kFours =
    "game take-four; n=4; dealer=4; turn=1; hand1: JC QC JD KH; hand2: AC AD AH AS; hand3: KC QD QH JS; "
    "hand4: KD JH QS KS";
constexpr auto kAces = "1: give JC; 2: lay; 3: give KC; 4: give KD; 1: quiet";

std::string tellOf(const PlayedFour& g, Seat seat, std::string_view move, Viewer v) {
  return english(g.game.tell(g.state, seat, *g.game.readMove(g.state, seat, move), v));
}

} // namespace

class TakeFourTest : public QObject {
  Q_OBJECT

private slots:
  void fourOfARankMayBeLaid() { // 188-1
    PlayedFour g({4},
                 "game take-four; n=4; dealer=4; turn=1; hand1: AC AD AH AS; hand2: JC QC JD KH; hand3: KC QD QH JS; "
                 "hand4: KD JH QS KS");
    QCOMPARE(g.moves(), (Texts{"give AC", "give AD", "give AH", "give AS", "lay"}));
    const auto no = PlayedFour({4}, kFours).game.readMove(PlayedFour({4}, kFours).state, 0, "lay");
    QVERIFY(!no);
    QCOMPARE(english(no.why()), std::string("Only four cards of one rank are laid."));
  }
  void allCardsMoveToTheLeftAtOnce() { // 188-2, with the cards of three players
    PlayedFour g({3}, kThree);
    QCOMPARE(g.play("1: give KS; 2: give AS"), std::string());
    QCOMPARE(g.hand(g.state.hands[0]), std::string("QC QD QH KS")); // nothing has moved yet
    QCOMPARE(g.play("3: give KH"), std::string());
    QCOMPARE(g.hand(g.state.hands[1]), std::string("KC KD QS KS"));
    QCOMPARE(g.hand(g.state.hands[2]), std::string("AC AD AH AS"));
    QCOMPARE(g.hand(g.state.hands[0]), std::string("QC QD QH KH"));
    QVERIFY(g.game.turn(g.state).several());
    QCOMPARE(g.play("1: quiet"), std::string());
    QCOMPARE(g.state.turn, Seat{0});
    QCOMPARE(g.state.phase, TakeFour::Phase::Pick);
  }
  void theSlowestAreEquallySlow() { // 188-3
    PlayedFour g({4}, kFours);
    QCOMPARE(g.play(kAces), std::string());
    QCOMPARE(g.play("1: race 1=640 3=512 4=640"), std::string());
    QCOMPARE(g.state.score(0), std::int16_t{1});
    QCOMPARE(g.state.score(1), std::int16_t{0});
    QCOMPARE(g.state.score(2), std::int16_t{0});
    QCOMPARE(g.state.score(3), std::int16_t{1});
    QCOMPARE(g.state.stage, Stage::Deal);
    QCOMPARE(g.state.dealer, Seat{0});
  }
  void whoeverDoesNotPressIsSlowest() { // 188-4
    PlayedFour g({3},
                 "game take-four; n=3; dealer=3; turn=1; hand1: QC QD QH KS; hand2: AC AD AH AS; hand3: KC KD KH QS");
    QCOMPARE(g.play("1: give KS; 2: lay; 3: give QS; 3: quiet; 3: race 1=411 3=3000"), std::string());
    QCOMPARE(g.state.score(0), std::int16_t{0});
    QCOMPARE(g.state.score(2), std::int16_t{1});
  }
  void aKeyTooEarlyPaysAlone() { // 188-5
    PlayedFour g(
        {4},
        "game take-four; n=4; dealer=4; turn=1; hand1: JC QD KH AS; hand2: QC KD JH JS; hand3: KC AC JD QS; hand4: "
        "AD QH AH KS");
    QCOMPARE(g.play("1: give JC; 2: give QC; 3: give KC; 4: give QH; 1: false 4"), std::string());
    QCOMPARE(g.state.score(3), std::int16_t{1});
    QCOMPARE(g.state.score(0) + g.state.score(1) + g.state.score(2), 0);
    QCOMPARE(g.state.stage, Stage::Deal);
    PlayedFour two({4}, kFours); // in the same millisecond, although a hand was about to be laid
    QCOMPARE(two.play("1: give JC; 2: lay; 3: give KC; 4: give KD; 1: false 3 1"), std::string());
    QCOMPARE(two.state.lost, (TakeFour::SeatRow{0, 2}));
  }
  void theOnlyOneWhoDoesNotLayPaysWithoutARace() { // 188-6
    PlayedFour g({3},
                 "game take-four; n=3; dealer=3; turn=1; hand1: QC QD QH QS; hand2: KC KD KH KS; hand3: AC AD AH AS");
    QCOMPARE(g.play("1: lay; 2: give KC; 3: lay; 1: quiet"), std::string());
    QCOMPARE(g.state.score(1), std::int16_t{1});
    QCOMPARE(g.state.ended, TakeFour::Ended::Alone);
    PlayedFour all({3},
                   "game take-four; n=3; dealer=3; turn=1; hand1: QC QD QH QS; hand2: KC KD KH KS; hand3: AC AD AH AS");
    QCOMPARE(all.play("1: lay; 2: lay; 3: lay; 1: quiet"), std::string());
    QCOMPARE(all.state.ended, TakeFour::Ended::Void);
  }
  void thePackHasAsManyRanksAsPlayers() { // 188-7
    QCOMPARE(TakeFour::packFor(5).size(), std::size_t{20});
    QCOMPARE(text(TakeFour::packFor(3)), std::string("QC KC AC QD KD AD QH KH AH QS KS AS"));
    for (int n = 3; n <= 6; ++n) QCOMPARE(TakeFour::packFor(n).size(), static_cast<std::size_t>(4 * n));
  }

  void threePenaltyPointsEndTheMatch() {
    PlayedFour g(
        {3},
        "game take-four; n=3; dealer=3; turn=1; hand1: QC QD QH KS; hand2: AC AD AH AS; hand3: KC KD KH QS; rounds=4; "
        "scores=2,1,1");
    QCOMPARE(g.play("1: give KS; 2: lay; 3: give QS; 1: quiet; 1: race 1=500 3=499"), std::string());
    QVERIFY(g.game.turn(g.state).isOver());
    QCOMPARE(g.game.result(g.state).winners(), (std::vector<Seat>{1, 2}));
    QCOMPARE(g.game.result(g.state).places, (std::vector<int>{3, 1, 1}));
  }
  void withoutTheRaceTheFirstToLayWins() {
    PlayedFour g({3, {{"race", "off"}, {"target", "1"}}},
                 "game take-four; n=3; dealer=3; turn=1; hand1: QC QD QH QS; hand2: KC KD KH AS; hand3: AC AD AH KS");
    QCOMPARE(g.play("1: lay; 2: give AS; 3: give KS"), std::string());
    QVERIFY(g.game.turn(g.state).isOver());
    QCOMPARE(g.game.result(g.state).winners(), std::vector<Seat>{0});
    PlayedFour on({3, {{"race", "off"}}},
                  "game take-four; n=3; dealer=3; turn=1; hand1: QC QD QH QS; hand2: KC KD KH AS; hand3: AC AD AH KS");
    QCOMPARE(on.play("1: give QC; 2: give AS; 3: give KS"), std::string());
    QVERIFY(!on.game.turn(on.state).several()); // nobody watches
    QCOMPARE(on.state.turn, Seat{0});
    QCOMPARE(on.hand(on.state.hands[2]), std::string("AC AD AH AS"));
  }
  void sixtyBeatsMakeAVoidRoundAndThreeOfThemTheEnd() {
    PlayedFour g({3}, kThree);
    for (int round = 0; round < TakeFour::kMostVoids; ++round) {
      for (int beat = 0; beat < TakeFour::kMostBeats; ++beat) {
        for (int pick = 0; pick < 3; ++pick) {
          const Seat seat = g.state.turn;
          QCOMPARE(g.step(seat, "give " + text(g.state.hands[at(seat)][0])), std::string());
        }
        QCOMPARE(g.step(0, "quiet"), std::string());
      }
      QCOMPARE(g.state.voids, static_cast<std::uint8_t>(round + 1));
      if (round + 1 < TakeFour::kMostVoids) g.deal("QC KC AC QD KD AD QH KH AH QS KS AS");
    }
    QVERIFY(g.game.turn(g.state).isOver());
    QCOMPARE(g.game.result(g.state).places, (std::vector<int>{1, 1, 1}));
  }
  void nobodyKnowsWhoLaysBeforeTheHandAppears() {
    PlayedFour lays({4}, kFours), gives({4}, kFours);
    QCOMPARE(lays.play("1: give JC; 2: lay"), std::string());
    QCOMPARE(gives.play("1: give JC; 2: give AC"), std::string());
    for (const Seat k : {Seat{0}, Seat{2}, Seat{3}, kNobody})
      QVERIFY(lays.game.look(lays.state, Viewer{k}) == gives.game.look(gives.state, Viewer{k}));
    PlayedFour before({4}, kFours);
    QCOMPARE(before.play("1: give JC"), std::string());
    for (const Seat k : {Seat{0}, Seat{2}, kNobody})
      QCOMPARE(tellOf(before, 1, "lay", Viewer{k}), tellOf(before, 1, "give AC", Viewer{k}));
    QCOMPARE(lays.play("3: give KC; 4: give KD"), std::string());
    QCOMPARE(gives.play("3: give KC; 4: give KD"), std::string());
    for (Seat k = 0; k < 4; ++k) { // the screens of the watch are the same, and show no hand
      const View one = lays.game.look(lays.state, Viewer{k}), two = gives.game.look(gives.state, Viewer{k});
      QVERIFY(one == two);
      for (const Zone& z : one.zones) QVERIFY(z.items.empty());
    }
  }
  void aPassedCardIsKnownToGiverAndReceiver() {
    PlayedFour g({3}, kThree);
    QCOMPARE(g.play("1: give KS; 2: give AS"), std::string());
    QCOMPARE(tellOf(g, 2, "give KH", Viewer{0}), std::string("seat 3 has chosen. You draw: king of hearts"));
    QCOMPARE(g.play("3: give KH; 1: quiet"), std::string());
    Random random(1);
    for (int i = 0; i < 50; ++i) {
      auto s = g.state;
      g.game.scramble(s, Viewer{0}, random);
      QVERIFY(s.hands[1].contains(Card(Suit::Spades, 13))); // what seat 1 has passed on
      QCOMPARE(g.game.fault(s), std::string());
    }
  }
  void wrongWordsAreRefusedWithAReason() {
    PlayedFour g({4}, kFours);
    QCOMPARE(g.play(kAces), std::string());
    const auto why = [&](std::string_view t) {
      const auto m = g.game.readMove(g.state, 0, t);
      return m ? std::string("read") : english(m.why());
    };
    QCOMPARE(why("race 1=640 3=512"), std::string("The time of seat 4 is missing; without a key it is 3000."));
    QCOMPARE(why("race 1=640 2=512 3=1 4=2"), std::string("seat 2 has laid and does not race."));
    QCOMPARE(why("race 1=640 1=512 3=1 4=2"), std::string("seat 1 is named twice."));
    QVERIFY(why("race 1=3001 3=1 4=2").starts_with("“1=3001” is not a seat's time"));
    QVERIFY(why("race 9=1").starts_with("“9=1” is not a seat's time"));
    QCOMPARE(why("false 1"), std::string("The race is on: write race 1=640 3=512"));
    QCOMPARE(why("race 4=7 3=0 1=3000"), std::string("read"));
    PlayedFour w({4}, kFours);
    QCOMPARE(w.play("1: give JC; 2: lay; 3: give KC; 4: give KD"), std::string());
    QVERIFY(!w.game.readMove(w.state, 0, "false"));
    QVERIFY(!w.game.readMove(w.state, 0, "false 5"));
    QVERIFY(!w.game.readMove(w.state, 0, "false 2 2"));
    QVERIFY(!w.game.readMove(w.state, 0, "race 1=1 3=1 4=1"));
  }
  // "In trial play a four took about 3-6 beats."
  void aFourTakesThreeToSixBeats() {
    for (int n = 3; n <= 6; ++n) {
      const auto game = gameOf<TakeFour>(n, {{"target", "1"}});
      const int matches = many(400);
      long beats = 0;
      for (int i = 0; i < matches; ++i) {
        Random random(static_cast<std::uint64_t>(i), static_cast<std::uint64_t>(n));
        auto s = game.start();
        playOut(game, s, random, [&](const auto& now, Seat seat) { return *game.suggest(now, seat, random); });
        beats += s.beats + 1; // with the one in which it is laid
      }
      const double mean = static_cast<double>(beats) / matches;
      qInfo("%d players: a four after %.2f beats (%d rounds)", n, mean, matches);
      QVERIFY2(mean > 2.5 && mean < 7, qPrintable(QString::number(mean)));
    }
  }
};

QTEST_GUILESS_MAIN(TakeFourTest)
#include "take_four_test.moc"
