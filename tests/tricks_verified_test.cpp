// Every trick succeeds whatever the spectator does: the magician of the program plays all the choices that the rulings
// list, always by its own method, never by looking at the secret.
#include "games/box/laws.h"
#include "games/box/playout.h"
#include "games/tricks/catalogue.h"
#include "tests/heap_count.h"
#include "tests/sanitized.h"
#include "tests/tricks_play.h"

#include <QTest>

#include <algorithm>

using namespace mk;
using trick::Move;
using trick::Verb;

namespace {

constexpr int kEvery = kSanitized ? 40 : 1; // one way of so many

const std::pair<const char*, const trick::Trick& (*)()> kAll[] = {
    {"157", trick::magicCard},     {"158", trick::oneAhead},   {"159", trick::twentyOne},
    {"160", trick::wanderingCard}, {"161", trick::courtSuits}, {"162", trick::keyCard},
    {"163", trick::movedCount},    {"164", trick::royalPairs}, {"165", trick::kingsGathering},
    {"166", trick::threeTops},     {"167", trick::takenCount}, {"168", trick::cleverCards}};

// What the program has to do; an input of the person.
void goOn(const trick::Performance& r, trick::State& s) {
  while (r.turn(s).isChance()) r.settle(s, Outcome::draw(0));
}
void give(const trick::Performance& r, trick::State& s, const Move& m) {
  r.play(s, 0, m);
  goOn(r, s);
}
bool succeeded(const trick::State& s) { return s.show.ending == trick::Ending::Success; }

} // namespace

class TricksVerifiedTest final : public QObject {
  Q_OBJECT
private slots:
  void theMagicCardIsFoundInAllItsWays() { // as a ring, so with any cuts
    const Stage st(info("157"), trick::magicCard());
    const auto& r = st.rules;
    auto dealt = st.s;
    give(r, dealt, Verb::Deal);
    int ways = 0, found = 0;
    for (int p = 1; p <= 6; ++p)
      for (int d = 2; d <= 7; ++d)
        for (int q = 1; q <= 6; ++q) {
          auto put = dealt;
          give(r, put, {Verb::Pick, {p, d}});
          give(r, put, {Verb::Put, {q}});
          std::array<int, 6> o{1, 2, 3, 4, 5, 6};
          do {
            if (++ways % kEvery != 0) continue;
            auto s = put;
            give(r, s, {Verb::Stack, {o[0], o[1], o[2], o[3], o[4], o[5]}});
            give(r, s, Verb::Done);
            found += succeeded(s);
          } while (std::next_permutation(o.begin(), o.end()));
        }
    QCOMPARE(ways, 155'520);
    QCOMPARE(found, 155'520 / kEvery);
  }
  void everyCutOfTheMagicCardFindsIt() {
    const Stage st(info("157"), trick::magicCard());
    const auto& r = st.rules;
    for (int k = 1; k < 48; ++k) {
      auto s = st.s;
      give(r, s, Verb::Deal);
      give(r, s, {Verb::Pick, {4, 3}});
      give(r, s, {Verb::Put, {1}});
      give(r, s, {Verb::Stack, {3, 1, 2, 6, 5, 4}});
      give(r, s, {Verb::Cut, {k}});
      give(r, s, {Verb::Cut, {47 - k + 1}});
      give(r, s, {Verb::Cut, {k}}); // the third is the last
      QVERIFY(succeeded(s));
    }
  }
  void everySecretSuitDoesForTheMagicCard() {
    for (const char* suit : {"C", "D", "H", "S"}) {
      const Stage st(info("157"), trick::magicCard(), {{"suit", suit}});
      const auto& r = st.rules;
      auto dealt = st.s;
      give(r, dealt, Verb::Deal);
      for (int p = 1; p <= 6; ++p)
        for (int d = 2; d <= 7; ++d) {
          auto s = dealt;
          give(r, s, {Verb::Pick, {p, d}});
          give(r, s, {Verb::Put, {7 - p}});
          give(r, s, {Verb::Stack, {2, 4, 6, 1, 3, 5}});
          give(r, s, Verb::Done);
          QVERIFY(succeeded(s));
        }
    }
  }
  void theCredulousSpectatorMayGiveAnyTwoCards() {
    const Stage st(info("158"), trick::oneAhead(), {{"mode", "perform"}});
    const auto& r = st.rules;
    const auto give2 = [&r](trick::State& s, int place) { // the program's spectator, at this place
      int i = 0;
      for (int at = 1; at < place; ++at) i += s.pile(0)[static_cast<std::size_t>(at - 1)] != trick::kHole;
      r.settle(s, Outcome::draw(i));
    };
    const auto name = [&r](trick::State& s) {
      const trick::Token t = s.pile(1).empty() ? s.mark[0] : s.pile(1).back();
      r.play(s, 0, {Verb::Name, {s.card(t).code()}});
    };
    int ways = 0, tried = 0, good = 0;
    for (int x = 1; x <= 52; ++x)
      for (int y = 1; y <= 52; ++y)
        for (int z = 1; z <= 52; ++z) {
          if (z == y || y == x || ++ways % kEvery != 0) continue;
          auto s = st.s;
          ++tried;
          r.play(s, 0, {Verb::Peek, {x}});
          name(s);
          give2(s, y);
          name(s);
          r.play(s, 0, Verb::Another);
          give2(s, z);
          if (z != x) {
            name(s);
            r.play(s, 0, {Verb::Take, {x}});
          }
          r.play(s, 0, Verb::Show);
          good += succeeded(s) && s.show.mistakes == 0 && s.said.size() == s.pile(1).size();
        }
    QCOMPARE(ways, 52 * 51 * 51);
    QCOMPARE(good, tried);
  }
  void anyNumberOfGuestsFromOneToSix() {
    Random random(20);
    for (int game = 0; game < 20'000 / kEvery; ++game) {
      static const std::string counts[] = {"1", "2", "3", "4", "5", "6"};
      static const std::vector<Stage> stages = [] {
        std::vector<Stage> out;
        for (const std::string& n : counts) out.emplace_back(info("158"), trick::oneAhead(), Chosen{{"guests", n}});
        return out;
      }();
      const Stage& st = stages[static_cast<std::size_t>(game % 6)];
      auto s = st.s;
      std::vector<Move> all;
      while (!st.rules.turn(s).isOver()) {
        if (st.rules.turn(s).isChance()) {
          st.rules.settle(s, roll(st.rules.chance(s), random));
          continue;
        }
        all.clear();
        st.rules.moves(s, 0, all);
        st.rules.play(s, 0, all[static_cast<std::size_t>(random.index(all.size()))]);
      }
      QVERIFY(succeeded(s));
      QVERIFY(s.pile(1).count() <= game % 6 + 2);
    }
  }
  void everyCardWandersToEveryNumber() {
    const Stage st(info("160"), trick::wanderingCard());
    int pairs = 0;
    for (int n = 2; n <= 52; ++n)
      for (int k = 1; k < n; ++k, ++pairs) {
        auto s = st.s;
        const trick::Token mine = s.pile(0)[static_cast<std::size_t>(52 - k)];
        give(st.rules, s, Verb::Look);
        give(st.rules, s, {Verb::Say, {n}});
        give(st.rules, s, {Verb::Count, {k}});
        QVERIFY(succeeded(s));
        QCOMPARE(s.pile(1).front(), mine);
        QCOMPARE(s.pile(1).count(), n - k + 1);
      }
    QCOMPARE(pairs, 1326);
  }
  void everyFirstRowAndEveryCutSortsTheCourtCards() {
    const Stage st(info("161"), trick::courtSuits(), {{"mode", "perform"}});
    const auto& r = st.rules;
    std::array<int, 4> suits{0, 1, 2, 3};
    int ways = 0;
    do {
      auto laid = st.s;
      for (int i = 0; i < 12; ++i) {
        const int row = i / 4, suit = suits[static_cast<std::size_t>((i % 4 - row + 4) % 4)];
        for (const trick::Token t : laid.pile(0))
          if (static_cast<int>(laid.card(t).suit()) == suit) {
            r.play(laid, 0, {Verb::Lay, {laid.card(t).code()}});
            break;
          }
      }
      QCOMPARE(int(laid.show.mistakes), 0);
      r.play(laid, 0, Verb::Columns);
      for (int k = 0; k < 12; ++k, ++ways) {
        auto s = laid;
        r.settle(s, Outcome::draw(k == 0 ? 0 : 1)); // how many cuts
        if (k > 0) r.settle(s, Outcome::draw(k - 1));
        r.settle(s, Outcome::draw(0));
        QVERIFY(succeeded(s));
        for (int p = 3; p < 7; ++p) {
          std::vector<int> values;
          for (const trick::Token t : s.pile(p)) values.push_back(s.card(t).value());
          std::ranges::sort(values);
          QVERIFY((values == std::vector<int>{11, 12, 13}));
        }
      }
    } while (std::next_permutation(suits.begin(), suits.end()));
    QCOMPARE(ways, 24 * 12);
  }
  void everyDrawnCardIsFoundAfterEveryCut() {
    const Stage st(info("162"), trick::keyCard());
    auto begun = st.s;
    goOn(st.rules, begun);
    for (int t = 1; t <= 51; ++t)
      for (int k = 0; k < 52; ++k) {
        auto s = begun;
        give(st.rules, s, {Verb::Draw, {t}});
        if (k > 0) give(st.rules, s, {Verb::Cut, {k}});
        give(st.rules, s, Verb::Done);
        QVERIFY(succeeded(s));
        QCOMPARE(int(s.mark[0]), t - 1);
      }
  }
  void theCountIsToldAfterEverySplit() {
    const Stage st(info("163"), trick::movedCount());
    for (int n = 1; n <= 13; ++n)
      for (int u = 0; u <= 52 - n; ++u) {
        auto s = st.s;
        if (u > 0) give(st.rules, s, {Verb::Split, {u}});
        give(st.rules, s, {Verb::Move, {n}});
        QVERIFY(succeeded(s));
        QCOMPARE(s.card(0, 13).value(), n);
      }
  }
  void kingsAndQueensPairInAllOrdersAndCuts() {
    const Stage st(info("164"), trick::royalPairs());
    const auto& r = st.rules;
    std::array<int, 4> suits{0, 1, 2, 3};
    do {
      for (int first = 0; first < 8; ++first)
        for (int second = 0; second < 8; ++second) {
          auto s = st.s;
          for (std::size_t i = 0; i < 8; ++i)
            s.face[s.pile(0)[i]] = Card(static_cast<Suit>(suits[i % 4]), i < 4 ? 13 : 12);
          if (first > 0) give(r, s, {Verb::Cut, {first}});
          r.play(s, 0, Verb::Done);
          while (r.turn(s).isChance()) {
            for (int p = 3; p < 7; ++p)
              if (s.pile(p).count() == 2) QVERIFY(s.card(p, 0).suit() == s.card(p, 1).suit());
            r.settle(s, Outcome::draw(0));
          }
          if (second > 0) give(r, s, {Verb::Cut, {second}});
          give(r, s, Verb::Done);
          QVERIFY(succeeded(s));
        }
    } while (std::next_permutation(suits.begin(), suits.end()));
  }
  void theKingsMeetAfterEveryCut() {
    const Stage st(info("165"), trick::kingsGathering());
    auto begun = st.s;
    goOn(st.rules, begun);
    for (int k = 0; k < 52; ++k) { // two cuts that come to a cut of k cards
      auto s = begun;
      const int first = k == 1 ? 2 : 1;
      give(st.rules, s, {Verb::Cut, {first}});
      st.rules.play(s, 0, {Verb::Cut, {k == first ? 0 : (k - first + 52) % 52}});
      QVERIFY(!st.rules.turn(s).isOver());
      st.rules.play(s, 0, Verb::Done);
      goOn(st.rules, s);
      QVERIFY(succeeded(s));
      for (const trick::Token t : s.pile(3)) QVERIFY(t != s.mark[1]); // the second king is never shown
    }
  }
  void theTopCardsAreNamedForAllPiles() {
    const Stage st(info("166"), trick::threeTops());
    int ways = 0;
    for (int a = 1; a <= 50; ++a)
      for (int b = 1; a + b <= 51; ++b, ++ways) {
        auto s = st.s;
        give(st.rules, s, {Verb::Lift, {a}});
        give(st.rules, s, {Verb::Lift, {b}});
        QVERIFY(succeeded(s));
      }
    QCOMPARE(ways, 1275);
  }
  void theStrangersAreFoundWhateverIsTaken() {
    const Stage st(info("167"), trick::takenCount(), {{"mode", "perform"}}), watch(info("167"), trick::takenCount());
    Random random(5);
    for (int game = 0; game < 20'000 / kEvery; ++game) { // any numbers: the person takes them in Watch
      auto s = watch.s;
      for (int p = 0; p < 2; ++p) {
        const int n = 1 + static_cast<int>(random.below(p == 0 ? 20 : 16));
        for (int i = 0; i < n; ++i)
          watch.rules.play(s, 0, {Verb::Take, {1 + static_cast<int>(random.index(s.pile(p).size()))}});
        if (!s.pile(p).empty()) watch.rules.play(s, 0, Verb::Done);
      }
      const auto took = s.fits;
      while (watch.rules.turn(s).isChance()) watch.rules.settle(s, roll(watch.rules.chance(s), random));
      QVERIFY(succeeded(s));
      std::uint64_t named = 0;
      for (const int p : {4, 5})
        for (const trick::Token t : s.pile(p)) named |= trick::bit(t);
      QCOMPARE(named, took);
    }
  }
  void theWordsComeOutInEverySuit() {
    for (const Chosen& words : {Chosen{}, Chosen{{"jack", "poiss"}}, Chosen{{"language", "en"}}})
      for (int suit = 0; suit < 4; ++suit) {
        const Stage st(info("168"), trick::cleverCards(), words);
        auto s = st.s;
        give(st.rules, s, {Verb::Suit, {suit}});
        QVERIFY(succeeded(s));
        for (int i = 0; i < 13; ++i) QCOMPARE(s.card(2, i).value(), i + 1);
      }
  }

  // The magician of the program does the same whatever the spectator hides.
  void theMagicianNeverReadsTheSecret() {
    for (const auto& [id, which] : kAll) {
      const Stage st(info(id), which());
      Random random(11);
      for (int game = 0; game < 40; ++game) {
        auto s = st.s;
        std::vector<Move> moves;
        for (int step = 0; step < 300 && !st.rules.turn(s).isOver(); ++step) {
          if (st.rules.turn(s).isSeats()) {
            moves.clear();
            st.rules.moves(s, 0, moves);
            st.rules.play(s, 0, moves[static_cast<std::size_t>(random.index(moves.size()))]);
            continue;
          }
          if (trick::stepOf(st.rules.act(), s).who == trick::Role::Magician) {
            auto other = s;
            st.rules.shuffleHidden(other, trick::Role::Magician, random);
            const auto hidden = st.rules.choices(other);
            QCOMPARE(hidden, st.rules.choices(s));
            QVERIFY2(hidden > 8 || st.rules.choice(other) == st.rules.choice(s), id);
          }
          st.rules.settle(s, roll(st.rules.chance(s), random));
        }
        QVERIFY(st.rules.turn(s).isOver());
      }
    }
  }

  void aPlayoutTakesNothingFromTheHeap() {
    for (const auto& [id, which] : kAll)
      for (const char* mode : {"watch", "perform"}) {
        const Stage st(info(id), which(), {{"mode", mode}});
        std::vector<Move> scratch;
        scratch.reserve(2000);
        Random random(4);
        auto warm = st.s;
        playout(st.rules, warm, random, scratch);
        const std::size_t before = allocations;
        for (int i = 0; i < 20; ++i) {
          auto s = st.s;
          playout(st.rules, s, random, scratch);
        }
        QCOMPARE(allocations, before);
      }
  }

  void theLawsOfTheBoxHold_data() {
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<QByteArray>("mode");
    for (const GameInfo& g : tricksFamily().games)
      for (const char* mode : {"watch", "perform"})
        QTest::addRow("%s %s", g.id, mode) << QByteArray(g.id) << QByteArray(mode);
  }
  void theLawsOfTheBoxHold() {
    QFETCH(QByteArray, id);
    QFETCH(QByteArray, mode);
    const LawReport report = checkLaws(info(id), 1, {{"mode", mode.toStdString()}}, LawLimits{kEvery > 1 ? 1 : 4, 1});
    for (const std::string& b : report.broken) qWarning("%s", b.c_str());
    QVERIFY(report.broken.empty());
  }
};

QTEST_APPLESS_MAIN(TricksVerifiedTest)
#include "tricks_verified_test.moc"
