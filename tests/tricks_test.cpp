// The card tricks: scripts and worked cases of 159, its two modes, the coach, secrecy, texts, and the claim of the
// ruling that it works for every card and every way of gathering.
#include "games/box/catalogue.h"
#include "games/box/laws.h"
#include "games/tricks/catalogue.h"
#include "games/tricks/twenty_one.h"

#include <QTest>

#include <algorithm>
#include <sstream>

using namespace mk;

namespace {

const char* const kBase19 =
    "2C 8D AH 7C KD 6S QC 5H JS 4D TH 3C 9D 2S 8C AD 7S KC 6H QS 5D JH 4C TD 3S 9C 2H 8S AC 7H KS 6D QH 5C JD 4S TC 3H "
    "9S 2D 8H AS 7D KH 6C QD 5S JC 4H TS 3D 9H";
const char* const kScript =
    "S think KD; S row 2; M pickup 1 2 3; S row 3; M pickup 1 3 2; S row 1; M pickup 2 1 3; M turn 11";
const char* const kFinalPack = "pack 4D 7S QC 2S 5D 8D JS 2C 5H 8C KD 3C 9D QS 6H 6S AD AH 7C TH KC";

const GameInfo& info() { return tricksFamily().games[0]; }

TwentyOne rules(const std::map<std::string, std::string>& options = {}) {
  Setup s{1, Options(info().options)};
  for (const auto& [key, value] : options)
    if (!s.options.set(key, value)) qFatal("no such option");
  return TwentyOne(s);
}

TwentyOne::State dealt(const TwentyOne& r) {
  auto s = r.start();
  r.settle(s, Outcome::deck(*readCards(kBase19)));
  return s;
}
// In Perform: the program has thought of a card.
TwentyOne::State dealt(const TwentyOne& r, const char* thought) {
  auto s = dealt(r);
  const auto at = std::ranges::find(s.pack, *readCard(thought)) - s.pack.begin();
  r.settle(s, Outcome::draw(static_cast<int>(at)));
  return s;
}

bool play(const TwentyOne& r, TwentyOne::State& s, const std::string& move) {
  std::vector<TwentyOne::Move> list;
  if (r.turn(s).isSeats()) r.moves(s, 0, list);
  const auto it = std::ranges::find(list, move, [&](const auto& m) { return r.text(s, 0, m); });
  if (it == list.end()) return false;
  r.play(s, 0, *it);
  return true;
}

// A script as in the rulings: steps with ';' between, S or M and the input. The person's inputs are played; the
// program's must be what it does by itself. The answer says what went wrong.
std::string runScript(const TwentyOne& r, TwentyOne::State& s, bool watch, const std::string& script) {
  std::istringstream in(script);
  for (std::string step; std::getline(in, step, ';');) {
    step.erase(0, step.find_first_not_of(' '));
    const std::string input = step.substr(2);
    if (input.starts_with("think")) {
      if (!watch)
        r.settle(
            s, Outcome::draw(static_cast<int>(std::ranges::find(s.pack, *readCard(input.substr(6))) - s.pack.begin())));
      continue;
    }
    if (step.starts_with('S') == watch) {
      if (!play(r, s, input)) return input + " is no move";
    } else if (input.starts_with("row") && "row " + std::to_string(s.told) != input) {
      return "the program answers row " + std::to_string(s.told) + ", not " + input;
    } else if (input.starts_with("pickup") && r.text(s, 0, TwentyOne::pickupAround(s.told)) != input) {
      return "the program gathers otherwise than " + input;
    } else if (input.starts_with("turn") && s.turned != 11) {
      return "the program turns card " + std::to_string(s.turned);
    }
  }
  return {};
}

bool startsWith(const std::string& t, const char* with) { return t.starts_with(with); }

} // namespace

class TricksTest final : public QObject {
  Q_OBJECT
private slots:
  void theFirstDealLaysThreeRowsInTurn() {
    const auto r = rules();
    QCOMPARE(r.text(dealt(r)),
             std::string("rows 2C 7C QC 4D 9D AD 6H / 8D KD 5H TH 2S 7S QS / AH 6S JS 3C 8C KC 5D | step "
                         "2 | told 0"));
  }
  void theScriptOfTheRulingFindsTheCardInBothModes() {
    const auto watch = rules(), perform = rules({{"mode", "perform"}});
    auto w = dealt(watch), p = dealt(perform);
    QCOMPARE(runScript(watch, w, true, kScript), std::string());
    QVERIFY(startsWith(watch.text(w), kFinalPack));
    QCOMPARE(text(w.pack[w.turned - 1u]), std::string("KD"));
    QVERIFY(play(watch, w, "yes"));
    QCOMPARE(watch.result(w).stars, 3);
    QCOMPARE(runScript(perform, p, false, kScript), std::string());
    QVERIFY(startsWith(perform.text(p), kFinalPack));
    QVERIFY(perform.turn(p).isOver());
    QCOMPARE(perform.result(p).stars, 3);
    QCOMPARE(perform.result(p).places, std::vector<int>{1});
  }
  void theNamedRowMustLieInTheMiddle() {
    const auto r = rules({{"mode", "perform"}});
    for (const char* right : {"pickup 2 3 1", "pickup 1 3 2"}) {
      auto s = dealt(r, "AH"); // lies in row 3
      QCOMPARE(s.told, 3);
      const auto before = s;
      QVERIFY(play(r, s, "pickup 3 1 2")); // refused, and a mistake
      QCOMPARE(s.pack, before.pack);
      QCOMPARE(s.step, before.step);
      QCOMPARE(int(s.show.mistakes), 1);
      QVERIFY(english(r.look(s, Viewer{0}).prompt).find("row 3 has to come second") != std::string::npos);
      QVERIFY(play(r, s, right));
      QVERIFY(s.step > before.step);
    }
  }
  void everyCardIsFoundWhicheverWayTheOtherRowsAreGathered() {
    const auto r = rules({{"mode", "perform"}});
    for (int card = 0; card < 21; ++card)
      for (int way = 0; way < 8; ++way) {
        auto s = dealt(r);
        r.settle(s, Outcome::draw(card));
        for (int i = 0; i < 3; ++i) {
          auto m = TwentyOne::pickupAround(s.told);
          if ((way >> i & 1) != 0) std::swap(m.v[0], m.v[2]);
          r.play(s, 0, m);
          const auto at = std::ranges::find(s.pack, s.thought) - s.pack.begin() + 1;
          if (i == 0) QVERIFY(at >= 8 && at <= 14);
          if (i == 1) QVERIFY(at >= 10 && at <= 12);
          if (i == 2) QCOMPARE(static_cast<int>(at), 11);
        }
        QVERIFY(play(r, s, "turn 11"));
        QCOMPARE(r.result(s).stars, 3);
      }
  }
  void inWatchTheProgramNeverKnowsTheThought() {
    const auto r = rules();
    auto s = dealt(r);
    for (const char* answer : {"row 2", "row 3", "row 1"}) {
      QVERIFY(s.thought.isBack() && s.possible == 0);
      QVERIFY(play(r, s, answer));
    }
    QVERIFY(s.thought.isBack() && s.possible == 0);
    QVERIFY(english(r.look(s, Viewer{0}).prompt).find("king of diamonds") != std::string::npos);
  }
  void noMeansThatAnAnswerWasWrong() {
    const auto r = rules();
    auto s = dealt(r);
    for (const char* input : {"row 1", "row 1", "row 1", "no"}) QVERIFY(play(r, s, input));
    QVERIFY(r.turn(s).isOver());
    QCOMPARE(r.result(s).stars, 0);
    QVERIFY(english(r.result(s).why).find("answers was wrong") != std::string::npos);
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
      const auto r = rules({{"mode", "perform"}, {"coach", coach}});
      auto s = dealt(r, "KD");
      int made = 0;
      while (made < mistakes && play(r, s, "pickup 2 1 3")) ++made;
      QCOMPARE(made, std::min(mistakes, trick::kMostMistakes)); // later only right inputs are offered
      QVERIFY(play(r, s, "pickup 1 2 3") && play(r, s, "pickup 1 3 2") && play(r, s, "pickup 2 1 3"));
      QVERIFY(play(r, s, "turn 11"));
      QCOMPARE(r.result(s).stars, stars);
    }
  }
  void theLightCoachRefusesWithoutTheReason() {
    const auto r = rules({{"mode", "perform"}, {"coach", "light"}});
    auto s = dealt(r, "KD");
    QVERIFY(english(r.look(s, Viewer{0}).prompt).find("second") == std::string::npos);
    QVERIFY(play(r, s, "pickup 2 1 3"));
    const std::string prompt = english(r.look(s, Viewer{0}).prompt);
    QVERIFY(prompt.find("not right") != std::string::npos && prompt.find("second") == std::string::npos);
  }
  void withoutACoachAWrongInputIsCarriedOutAndTheTrickMayFail() {
    const auto r = rules({{"mode", "perform"}, {"coach", "off"}});
    auto s = dealt(r, "KD");
    QVERIFY(play(r, s, "pickup 2 1 3"));
    QCOMPARE(int(s.show.mistakes), 0);
    QCOMPARE(int(s.step), 4);
    QVERIFY(r.turn(s).isSeats());
    while (r.input(s) == TwentyOne::Input::Pickup) r.play(s, 0, TwentyOne::pickupAround(s.told));
    for (int k = 1; k <= 21; ++k) {
      auto t = s;
      QVERIFY(play(r, t, "turn " + std::to_string(k)));
      const bool hers = t.pack[static_cast<std::size_t>(k - 1)] == t.thought;
      QVERIFY(r.turn(t).isOver());
      QCOMPARE(r.result(t).stars, hers ? 3 : 0);
      QCOMPARE(r.result(t).places, std::vector<int>{hers ? 1 : 2});
    }
  }
  void theMagicianSeesOnlyTheAnswers() {
    const auto r = rules({{"mode", "perform"}});
    auto s = dealt(r, "KD");
    Random random(5);
    std::uint64_t met = 0;
    for (int i = 0; i < 200; ++i) {
      auto t = s;
      r.scramble(t, Viewer{0}, random);
      QVERIFY(r.look(t, Viewer{0}) == r.look(s, Viewer{0}));
      QCOMPARE(r.fault(t), std::string());
      met |= std::uint64_t{1} << t.thought.code();
    }
    QCOMPARE(std::popcount(met), 7); // any card of the row that was named
    QVERIFY(english(r.tell(dealt(r), Outcome::draw(4), Viewer{0})).find("king") == std::string::npos);
    QVERIFY(r.chance(dealt(r)).secret);
  }
  void thePackLiesFaceDownWhileTheMagicianCounts() {
    const auto r = rules({{"mode", "perform"}, {"coach", "off"}});
    auto s = dealt(r, "KD");
    while (r.input(s) == TwentyOne::Input::Pickup) r.play(s, 0, TwentyOne::pickupAround(s.told));
    const View v = r.look(s, Viewer{0});
    const Zone* pack = v.find(TwentyOne::kPack);
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
    const auto r = rules({{"secret", value.toStdString()}});
    auto s = dealt(r);
    QCOMPARE(r.secretReadable(s), before);
    for (const char* input : {"row 1", "row 1", "row 1", "yes"}) QVERIFY(play(r, s, input));
    QCOMPARE(r.secretReadable(s), after);
  }
  void theSecondDealStandsUpright() {
    const auto r = rules();
    auto s = dealt(r);
    QVERIFY(r.look(s, Viewer{0}).find(TwentyOne::kRow)->kind == Zone::Kind::Row);
    QVERIFY(play(r, s, "row 1"));
    QVERIFY(r.look(s, Viewer{0}).find(TwentyOne::kRow)->kind == Zone::Kind::Column);
    QVERIFY(play(r, s, "row 1"));
    QVERIFY(r.look(s, Viewer{0}).find(TwentyOne::kRow)->kind == Zone::Kind::Row);
  }
  void aRowIsTouchedOnAnyOfItsCards() {
    const auto r = rules({{"mode", "perform"}});
    const auto s = dealt(r, "KD");
    std::vector<TwentyOne::Move> list;
    r.moves(s, 0, list);
    std::vector<Gesture> gestures;
    for (const auto& m : list) gestures.push_back(r.gesture(s, 0, m));
    const View v = r.look(s, Viewer{0});
    QVERIFY(!confusion(v, gestures));
    Selection hand(v, gestures);
    for (const auto& [row, at] : {std::pair{1, 6}, std::pair{2, 3}, std::pair{3, 0}})
      QVERIFY(hand.touch(Stroke::place(TwentyOne::kRow + row - 1, at)));
    QVERIFY(hand.complete());
    QCOMPARE(r.text(s, 0, list[*hand.complete()]), std::string("pickup 1 2 3"));
  }
  void nonsenseIsRefusedWithAReason() {
    const auto watch = rules(), perform = rules({{"mode", "perform"}});
    const std::string rows = "rows 2C 7C QC 4D 9D AD 6H / 8D KD 5H TH 2S 7S QS / AH 6S JS 3C 8C KC 5D | ";
    for (const std::string& t :
         {std::string(), std::string("rows"), rows, rows + "step 2", rows + "step 2 | told 4", rows + "step 2 | told 1",
          rows + "step 3 | told 1", rows + "step 10 | told 0", rows + "step 2 | told 0 | thought KD | fits KD",
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
    const auto r = rules();
    for (const Aspect a : {Aspect::Wide, Aspect::Tall}) {
      auto s = dealt(r);
      for (const char* input : {"row 1", "row 1", "row 1", "yes"}) {
        const View v = r.look(s, Viewer{0});
        const Layout l = info().arrange(v, a);
        QCOMPARE(l.frames.size(), v.zones.size());
        for (const Frame& f : l.frames) {
          QVERIFY(f.box.x >= 0 && f.box.y >= 0 && f.box.right() <= l.width && f.box.bottom() <= l.height);
          for (const Frame& g : l.frames)
            QVERIFY(f.zone == g.zone || f.box.right() <= g.box.x || g.box.right() <= f.box.x ||
                    f.box.bottom() <= g.box.y || g.box.bottom() <= f.box.y);
        }
        QVERIFY(play(r, s, input));
      }
    }
  }
  void theLawsOfTheBoxHold_data() {
    QTest::addColumn<QByteArray>("mode");
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<QByteArray>("value");
    for (const char* mode : {"watch", "perform"})
      for (const OptionSpec& o : info().options)
        for (const OptionValue& v : o.values)
          if (o.key != std::string_view("mode"))
            QTest::addRow("%s %s %s", mode, o.key, v.key) << QByteArray(mode) << QByteArray(o.key) << QByteArray(v.key);
  }
  void theLawsOfTheBoxHold() {
    QFETCH(QByteArray, mode);
    QFETCH(QByteArray, key);
    QFETCH(QByteArray, value);
    const LawReport report = checkLaws(
        info(), 1, {{"mode", mode.toStdString()}, {key.toStdString(), value.toStdString()}}, LawLimits{100, 1, 4000});
    for (const std::string& b : report.broken) qWarning("%s", b.c_str());
    QVERIFY(report.broken.empty());
    QCOMPARE(report.scrambles > 0, mode == "perform");
  }
};

QTEST_APPLESS_MAIN(TricksTest)
#include "tricks_test.moc"
