// The card tricks: scripts and worked cases of 159, its two modes, the coach, secrecy, texts, and the claim of the
// ruling that it works for every card and every way of gathering.
#include "games/box/laws.h"
#include "games/tricks/catalogue.h"
#include "games/tricks/twenty_one.h"
#include "tests/law_rows.h"
#include "tests/layout_fault.h"
#include "tests/tricks_play.h"

#include <QTest>

#include <algorithm>
#include <bit>

using namespace mk;
namespace t21 = mk::trick::twenty_one;

namespace {

const char* const kScript =
    "S think KD; S row 2; M pickup 1 2 3; S row 3; M pickup 1 3 2; S row 1; M pickup 2 1 3; M turn 11";
const char* const kFinalPack = "pack 4D 7S QC 2S 5D 8D JS 2C 5H 8C KD 3C 9D QS 6H 6S AD AH 7C TH KC";

Stage stage(const Chosen& options = {}) { return Stage(info("159"), trick::twentyOne(), options); }

// In Perform: the program has thought of a card.
Stage stage(const Chosen& options, const char* thought) {
  Stage st = stage(options);
  st.choose(st.s.token(*readCard(thought)));
  st.goOn();
  return st;
}

trick::Token turned(const Stage& st) { return st.s.pile(t21::kGathered)[st.s.n[1] - 1u]; }
bool isPickup(const Stage& st) {
  return st.rules.turn(st.s).isSeats() && trick::stepOf(st.rules.act(), st.s).pile == t21::kRow;
}
trick::Token thought(const Stage& st) { return st.s.mark[0]; }
int told(const Stage& st) { return st.s.n[0]; }

bool startsWith(const std::string& t, const char* with) { return t.starts_with(with); }

} // namespace

class TricksTest final : public QObject {
  Q_OBJECT
private slots:
  void theFirstDealLaysThreeRowsInTurn() {
    QCOMPARE(stage().text(),
             std::string("rows 2C 7C QC 4D 9D AD 6H / 8D KD 5H TH 2S 7S QS / AH 6S JS 3C 8C KC 5D | step "
                         "2 | told 0"));
  }
  void theScriptOfTheRulingFindsTheCardInBothModes() {
    Stage w = stage(), p = stage({{"mode", "perform"}});
    QCOMPARE(w.run(std::string(kScript).substr(12)), std::string()); // what is thought is told to nobody
    QVERIFY(startsWith(w.text(), kFinalPack));
    QCOMPARE(w.card(turned(w)), std::string("KD"));
    QVERIFY(play(w, "yes"));
    QCOMPARE(w.stars(), 3);
    QCOMPARE(p.run(kScript), std::string());
    QVERIFY(startsWith(p.text(), kFinalPack));
    QVERIFY(p.rules.turn(p.s).isOver());
    QCOMPARE(p.stars(), 3);
    QCOMPARE(p.rules.result(p.s).places, std::vector<int>{1});
  }
  void theNamedRowMustLieInTheMiddle() {
    for (const char* right : {"pickup 2 3 1", "pickup 1 3 2"}) {
      Stage st = stage({{"mode", "perform"}}, "AH"); // lies in row 3
      QCOMPARE(told(st), 3);
      const auto before = st.s;
      QVERIFY(play(st, "pickup 3 1 2")); // refused, and a mistake
      QVERIFY(st.s.piles == before.piles);
      QCOMPARE(st.s.step, before.step);
      QCOMPARE(int(st.s.show.mistakes), 1);
      QVERIFY(st.prompt().find("Row 3 has to come second") != std::string::npos);
      QVERIFY(play(st, right));
      QVERIFY(st.s.step > before.step);
    }
  }
  void everyCardIsFoundWhicheverWayTheOtherRowsAreGathered() {
    for (int card = 0; card < 21; ++card)
      for (int way = 0; way < 8; ++way) {
        Stage st = stage({{"mode", "perform"}});
        st.choose(card);
        for (int i = 0; i < 3; ++i) {
          st.goOn();
          auto m = t21::pickupAround(told(st));
          if ((way >> i & 1) != 0) std::swap(m.v[0], m.v[2]);
          st.rules.play(st.s, 0, m);
          const auto& pack = st.s.pile(t21::kGathered);
          const auto at = std::ranges::find(pack, thought(st)) - pack.begin() + 1;
          if (i == 0) QVERIFY(at >= 8 && at <= 14);
          if (i == 1) QVERIFY(at >= 10 && at <= 12);
          if (i == 2) QCOMPARE(static_cast<int>(at), 11);
        }
        QVERIFY(play(st, "turn 11"));
        QCOMPARE(st.stars(), 3);
      }
  }
  void inWatchTheProgramNeverKnowsTheThought() {
    Stage st = stage();
    for (const char* answer : {"row 2", "row 3", "row 1"}) {
      QVERIFY(thought(st) == trick::kHole && st.s.fits == 0);
      QVERIFY(play(st, answer));
    }
    QVERIFY(thought(st) == trick::kHole && st.s.fits == 0);
    QVERIFY(st.prompt().find("king of diamonds") != std::string::npos);
  }
  void noMeansThatAnAnswerWasWrong() {
    Stage st = stage();
    for (const char* input : {"row 1", "row 1", "row 1", "no"}) QVERIFY(play(st, input));
    QVERIFY(st.rules.turn(st.s).isOver());
    QCOMPARE(st.stars(), 0);
    QVERIFY(st.why().find("answers was wrong") != std::string::npos);
  }
  void starsFallWithMistakes_data() {
    QTest::addColumn<int>("mistakes");
    QTest::addColumn<int>("stars");
    QTest::newRow("none") << 0 << 3;
    QTest::newRow("one") << 1 << 2;
    QTest::newRow("two") << 2 << 2;
    QTest::newRow("three") << 3 << 1;
    QTest::newRow("forty") << 40 << 1;
  }
  void starsFallWithMistakes() {
    QFETCH(int, mistakes);
    QFETCH(int, stars);
    for (const char* coach : {"full", "light"}) {
      Stage st = stage({{"mode", "perform"}, {"coach", coach}}, "KD");
      int made = 0;
      while (made < mistakes && play(st, "pickup 2 1 3")) ++made;
      QCOMPARE(made, std::min(mistakes, trick::kMostMistakes)); // later only right inputs are offered
      QVERIFY(play(st, "pickup 1 2 3") && play(st, "pickup 1 3 2") && play(st, "pickup 2 1 3"));
      QVERIFY(play(st, "turn 11"));
      QCOMPARE(st.stars(), stars);
    }
  }
  void theLightCoachRefusesWithoutTheReason() {
    Stage st = stage({{"mode", "perform"}, {"coach", "light"}}, "KD");
    QVERIFY(st.prompt().find("second") == std::string::npos);
    QVERIFY(play(st, "pickup 2 1 3"));
    const std::string prompt = st.prompt();
    QVERIFY(prompt.find("not right") != std::string::npos && prompt.find("second") == std::string::npos);
  }
  void whatIsRefusedIsToldInWords() {
    const Stage st = stage({{"mode", "perform"}}, "KD");
    std::vector<trick::Performance::Move> all;
    st.rules.moves(st.s, 0, all);
    int refused = 0;
    for (const auto& m : all) {
      const std::string said = english(st.rules.tell(st.s, 0, m, Viewer{0}));
      QVERIFY2(said.find(st.rules.text(st.s, 0, m)) == std::string::npos, said.c_str()); // no notation
      refused += said.starts_with("Not done, because the trick would fail: ");
    }
    QVERIFY(refused > 0 && refused < static_cast<int>(all.size()));
  }
  void withoutACoachAWrongInputIsCarriedOutAndTheTrickMayFail() {
    Stage st = stage({{"mode", "perform"}, {"coach", "off"}}, "KD");
    QVERIFY(play(st, "pickup 2 1 3"));
    QCOMPARE(int(st.s.show.mistakes), 0);
    QCOMPARE(int(st.s.step), 5); // dealt anew and answered: the second gathering
    QVERIFY(st.rules.turn(st.s).isSeats());
    for (; isPickup(st); st.goOn()) st.rules.play(st.s, 0, t21::pickupAround(told(st)));
    for (int k = 1; k <= 21; ++k) {
      Stage t = st;
      QVERIFY(play(t, "turn " + std::to_string(k)));
      const bool hers = t.s.pile(t21::kGathered)[static_cast<std::size_t>(k - 1)] == thought(t);
      QVERIFY(t.rules.turn(t.s).isOver());
      QCOMPARE(t.stars(), hers ? 3 : 0);
      QCOMPARE(t.rules.result(t.s).places, std::vector<int>{hers ? 1 : 2});
    }
  }
  void theMagicianSeesOnlyTheAnswers() {
    const Stage st = stage({{"mode", "perform"}}, "KD"), before = stage({{"mode", "perform"}});
    const auto& [r, s] = st;
    Random random(5);
    std::uint64_t met = 0;
    for (int i = 0; i < 200; ++i) {
      auto t = s;
      r.scramble(t, Viewer{0}, random);
      QVERIFY(r.look(t, Viewer{0}) == r.look(s, Viewer{0}));
      QCOMPARE(r.fault(t), std::string());
      met |= std::uint64_t{1} << t.mark[0];
    }
    QCOMPARE(std::popcount(met), 7); // any card of the row that was named
    QVERIFY(english(r.tell(before.s, Outcome::draw(4), Viewer{0})).find("king") == std::string::npos);
    QVERIFY(r.chance(before.s).secret);
  }
  void thePackLiesFaceDownWhileTheMagicianCounts() {
    Stage st = stage({{"mode", "perform"}, {"coach", "off"}}, "KD");
    for (; isPickup(st); st.goOn()) st.rules.play(st.s, 0, t21::pickupAround(told(st)));
    const View v = st.rules.look(st.s, Viewer{0});
    const Zone* pack = v.find(t21::kGathered);
    QVERIFY(pack != nullptr && pack->items.size() == 21);
    for (const Item& i : pack->items) QVERIFY(i.thing.asCard().isBack());
  }
  void theSecretMayBeReadAsTheFamilyChose_data() {
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<bool>("before");
    QTest::addColumn<bool>("after");
    QTest::newRow("after") << QByteArray("after") << false << true;
    QTest::newRow("always") << QByteArray("always") << true << true;
    QTest::newRow("never") << QByteArray("never") << false << false;
  }
  void theSecretMayBeReadAsTheFamilyChose() {
    QFETCH(QByteArray, value);
    QFETCH(bool, before);
    QFETCH(bool, after);
    Stage st = stage({{"secret", value.toStdString()}});
    QCOMPARE(st.rules.secretReadable(st.s), before);
    for (const char* input : {"row 1", "row 1", "row 1", "yes"}) QVERIFY(play(st, input));
    QCOMPARE(st.rules.secretReadable(st.s), after);
  }
  void theSecondDealStandsUpright() {
    Stage st = stage();
    const auto kind = [&st] { return st.rules.look(st.s, Viewer{0}).find(t21::kRow)->kind; };
    QVERIFY(kind() == Zone::Kind::Row);
    QVERIFY(play(st, "row 1"));
    QVERIFY(kind() == Zone::Kind::Column);
    QVERIFY(play(st, "row 1"));
    QVERIFY(kind() == Zone::Kind::Row);
  }
  void aRowIsTouchedOnAnyOfItsCards() {
    const Stage st = stage({{"mode", "perform"}}, "KD");
    const auto& [r, s] = st;
    std::vector<trick::Move> list;
    r.moves(s, 0, list);
    std::vector<Gesture> gestures;
    for (const auto& m : list) gestures.push_back(r.gesture(s, 0, m));
    const View v = r.look(s, Viewer{0});
    QVERIFY(!confusion(v, gestures));
    Selection hand(v, gestures);
    for (const auto& [row, at] : {std::pair{1, 6}, std::pair{2, 3}, std::pair{3, 0}})
      QVERIFY(hand.touch(Stroke::place(t21::kRow + row - 1, at)));
    QVERIFY(hand.complete());
    QCOMPARE(r.text(s, 0, list[*hand.complete()]), std::string("pickup 1 2 3"));
  }
  void nonsenseIsRefusedWithAReason() {
    const Stage watching = stage(), performing = stage({{"mode", "perform"}});
    const auto &watch = watching.rules, &perform = performing.rules;
    const std::string rows = "rows 2C 7C QC 4D 9D AD 6H / 8D KD 5H TH 2S 7S QS / AH 6S JS 3C 8C KC 5D | ";
    for (const std::string& t :
         {std::string(), std::string("rows"), rows, rows + "step 2", rows + "step 2 | told 4", rows + "step 2 | told 1",
          rows + "step 3 | told 0", rows + "step 12 | told 0", rows + "step 2 | told 0 | thought KD | fits KD",
          rows + "step 2 | told 0 | ended success", rows + "step 2 | told 0 | turned 3", rows + "step 2 | told 0 | x",
          std::string("rows 2C 2C QC 4D 9D AD 6H / 8D KD 5H TH 2S 7S QS / AH 6S JS 3C 8C KC 5D | step 2 | told 0")}) {
      const auto read = watch.read(t);
      QVERIFY2(!read, t.c_str());
      QVERIFY(!english(read.why()).empty());
    }
    QVERIFY(watch.read(rows + "step 2 | told 0"));
    QVERIFY(!perform.read(rows + "step 2 | told 0"));
    QVERIFY(!perform.read(rows + "step 3 | told 2"));
    QVERIFY(!perform.read(rows + "step 3 | told 1 | thought KD | fits KD")); // KD lies in row 2
    QVERIFY(perform.read(rows + "step 3 | told 2 | thought KD | fits KD"));
  }
  void nothingOnTheTableOverlaps() {
    for (const Aspect a : {Aspect::Wide, Aspect::Tall}) {
      Stage st = stage();
      for (const char* input : {"row 1", "row 1", "row 1", "yes"}) {
        const View v = st.rules.look(st.s, Viewer{0});
        const Layout l = info("159").arrange(v, a);
        QCOMPARE(layoutFault(v, l), QString());
        QVERIFY(play(st, input));
      }
    }
  }
  void theLawsOfTheBoxHold_data() {
    QTest::addColumn<QByteArray>("mode");
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<QByteArray>("value");
    for (const char* mode : {"watch", "perform"})
      for (const OptionSpec& o : info("159").options)
        for (const OptionValue& v : o.values)
          if (o.key != std::string_view("mode"))
            QTest::addRow("%s %s %s", mode, o.key, v.key) << QByteArray(mode) << QByteArray(o.key) << QByteArray(v.key);
  }
  void theLawsOfTheBoxHold() {
    QFETCH(QByteArray, mode);
    QFETCH(QByteArray, key);
    QFETCH(QByteArray, value);
    const LawReport report = checkLaws(
        info("159"), 1, {{"mode", mode.toStdString()}, {key.toStdString(), value.toStdString()}}, lawLimits(100));
    for (const std::string& b : report.broken) qWarning("%s", b.c_str());
    QVERIFY(report.broken.empty());
    QCOMPARE(report.scrambles > 0, mode == "perform" && value != "people"); // what people think of nobody is told
  }
};

QTEST_APPLESS_MAIN(TricksTest)
#include "tricks_test.moc"
