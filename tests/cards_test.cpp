// The family of card games: mechanics, worked cases and house rules. Rules: card games, part A and game 172.
#include "games/box/laws.h"
#include "games/cards/catalogue.h"
#include "games/cards/durak.h"
#include "tests/law_rows.h"
#include "tests/layout_fault.h"
#include "tests/matches.h"
#include "tests/played_out.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace mk;
using namespace mk::cards;

namespace {

using Chosen = std::map<std::string, std::string>;
using Texts = std::vector<std::string>;

const GameInfo& durakInfo() {
  return *std::ranges::find_if(cardsFamily().games, [](const GameInfo& g) { return std::string_view(g.id) == "172"; });
}

Durak durak(int seats, const Chosen& chosen = {}) {
  Setup s{seats, Options(Durak::options())};
  for (const auto& [key, value] : chosen)
    if (!s.options.set(key, value)) qFatal("no such option");
  return Durak(s);
}

Match begun(int seats, const Chosen& chosen = {}, std::string_view position = {}) {
  return matchOf(durakInfo(), seats, chosen, position);
}

Cards cardsOf(std::string_view t) {
  const auto list = readCards(t);
  if (!list) qFatal("no cards");
  Cards out;
  for (const Card c : *list) addSorted(out, c);
  return out;
}

Attack attackOf(std::string_view t) {
  Attack out;
  for (const Card c : cardsOf(t)) out.push_back(c);
  sortAttack(out);
  return out;
}

// All defences as the moves are written.
Texts defences(Suit trump, std::string_view attack, std::string_view hand) {
  Texts out;
  const Attack a = attackOf(attack);
  auto list = [&](const Defence& d) {
    std::string t;
    for (std::size_t i = 0; i < d.size(); ++i) t += (i == 0 ? "" : " ") + text(a[i]) + "=" + text(d[i]);
    out.push_back(t);
    return true;
  };
  eachDefence(Beating{trump}, a, cardsOf(hand), list);
  std::ranges::sort(out);
  return out;
}

Texts sorted(Texts t) {
  std::ranges::sort(t);
  return t;
}

std::string refusal(Match& m, std::string_view line) {
  const auto e = readEvent(line);
  if (!e) return english(e.why());
  const auto ok = m.play(*e);
  return ok ? std::string() : english(ok.why());
}

std::string run(Match& m, std::initializer_list<const char*> lines) {
  for (const char* line : lines)
    if (const std::string why = refusal(m, line); !why.empty()) return std::string(line) + ": " + why;
  return {};
}

// A pack in which the hands and the stock are given, the rest of the 36 cards left out.
std::string packLine(const std::vector<Card>& pack) { return "chance deck " + text(std::span<const Card>(pack)); }

// The replay of the ruling, word for word. Reads "pack", "n= dealer=", moves with "; " between, and what to expect.
constexpr const char* kReplay = R"(replay 172-R1
pack 7S 9S AS TC 7C KS KD 8H KH 7D QH QC AH 8D AC TD JD 8S TH 6H AD JH 6C 9C 7H 8C TS JC 9H QS 6D QD KC 6S JS 9D
n=3 dealer=3
2: attack 8D 8H; 3: take; 1: attack TC TD; 2: beat TC=QH TD=6H; 2: attack 7C 7H; 3: beat 7C=8H 7H=KH
3: attack AC AS; 1: beat AC=AH AS=JH; 1: attack 7D 7S; 2: beat 7D=JD 7S=TS; 2: attack 9C 9S
3: beat 9C=JC 9S=KS; 3: attack 8D 8S; 1: beat 8D=KD 8S=QS; 1: attack 6C 6D; 2: beat 6C=TH 6D=AD
2: attack JS; 3: beat JS=9H; 3: attack QC; 1: beat QC=KC; 1: attack QD; 2: take
expect places 3 1; loser 2; 11 bouts)";

struct Replay {
  std::string pack, frame, expected;
  std::vector<std::pair<int, std::string>> moves; // seat from 1
};

Replay readReplay(const QString& text) {
  Replay r;
  for (const QString& line : text.split('\n')) {
    if (line.startsWith("replay")) continue;
    if (line.startsWith("pack ")) {
      r.pack = line.mid(5).toStdString();
    } else if (line.startsWith("n=")) {
      r.frame = line.toStdString();
    } else if (line.startsWith("expect ")) {
      r.expected = line.mid(7).toStdString();
    } else {
      for (const QString& move : line.split("; "))
        r.moves.emplace_back(move.section(": ", 0, 0).toInt(), move.section(": ", 1).toStdString());
    }
  }
  return r;
}

} // namespace

class CardsTest : public QObject {
  Q_OBJECT

private slots:
  void dealingGoesOneCardAtATimeFromTheElderHand() { // A-1
    const Durak g = durak(3);
    auto s = g.start();
    g.settle(s, Outcome::draw(2));
    g.settle(s, Outcome::deck(sortedPack(6)));
    QCOMPARE(text(std::span<const Card>(s.hands[0])), std::string("6C 9C QC 6D 9D QD"));
    QCOMPARE(text(std::span<const Card>(s.hands[1])), std::string("7C TC KC 7D TD KD"));
    QCOMPARE(text(std::span<const Card>(s.hands[2])), std::string("8C JC AC 8D JD AD"));
    QVERIFY(g.text(s).find("trump=H") != std::string::npos);
    QVERIFY(g.text(s).ends_with("stock: 7H 8H 9H TH JH QH KH AH 6S 7S 8S 9S TS JS QS KS AS 6H"));
    QCOMPARE(g.turn(s), Turn::of(0)); // nobody holds a heart: the elder hand
  }

  void dealingOutAllGivesTheFirstSeatsOneMore() { // A-2
    const Outcome pack = Outcome::deck(sortedPack(2));
    std::array<Cards, 5> hands;
    int next = deal(pack, 0, 1, hands, 10);
    for (Seat s = 2; next < pack.count; s = leftOf(s, 5))
      addSorted(hands[static_cast<std::size_t>(s)], pack.card(next++));
    QCOMPARE(hands[2].count(), 11);
    QCOMPARE(hands[3].count(), 11);
    QCOMPARE(hands[4].count(), 10);
    QCOMPARE(text(std::span<const Card>(hands[2])).substr(0, 8), std::string("2C 7C QC"));
    QCOMPARE(text(std::span<const Card>(hands[1])).substr(0, 8), std::string("6C JC 3D"));
  }

  void aDefenceGivesEveryCardAnotherThatBeatsIt() {
    QCOMPARE(defences(Suit::Hearts, "7S 7C", "9S 6H QC"), // 172-1
             (Texts{"7C=6H 7S=9S", "7C=QC 7S=6H", "7C=QC 7S=9S"}));
    QCOMPARE(defences(Suit::Hearts, "7S 7C", "9S KD AD"), Texts{});                // 172-2
    QCOMPARE(defences(Suit::Spades, "JH", "AH 6S JD"), (Texts{"JH=6S", "JH=AH"})); // 172-8
    QCOMPARE(defences(Suit::Spades, "6S", "AH AD AC 7S"), (Texts{"6S=7S"}));       // 172-9
  }

  void nobodyAttacksWithTrumpsByMistakeWhileOtherCardsAreHeld() {
    const Durak g = durak(2);
    const auto slips = [&](const std::string& hands) {
      const auto s = g.read("game durak; n=2; trump=H; " + hands);
      if (!s) qFatal("%s", english(s.why()).c_str());
      Texts out;
      for (const auto& m : g.slips(*s, g.turn(*s).seat())) out.push_back(g.text(*s, g.turn(*s).seat(), m));
      return sorted(out);
    };
    QCOMPARE(slips("turn=1; hand1: 7C 7H KS AH; hand2: 9S 6H QC KD"), (Texts{"attack 7C", "attack KS"}));
    QCOMPARE(slips("turn=1; hand1: 7H AH; hand2: 9S QC"), (Texts{"attack 7H", "attack AH"})); // nothing else is held
    QCOMPARE(slips("turn=2; hand1: KS; hand2: 9S 6H QC; attack: 7S 7C"),
             (Texts{"beat 7C=6H 7S=9S", "beat 7C=QC 7S=6H", "beat 7C=QC 7S=9S"}));
  }

  void takingUpIsOnlyAllowedWithoutADefence() { // 172-1, 172-2
    constexpr const char* can = "game durak; n=2; turn=2; trump=H; hand1: KS; hand2: 9S 6H QC; attack: 7S 7C";
    Match m = begun(2, {}, can);
    QCOMPARE(sorted(m.now().moves(1)), (Texts{"beat 7C=6H 7S=9S", "beat 7C=QC 7S=6H", "beat 7C=QC 7S=9S"}));
    QVERIFY(!refusal(m, "1 take").empty());
    Match free = begun(2, {{"take", "free"}}, can);
    QCOMPARE(std::ssize(free.now().moves(1)), std::ptrdiff_t{4});
    QCOMPARE(refusal(free, "1 take"), std::string());

    Match must =
        begun(3, {}, "game durak; n=3; turn=2; trump=H; hand1: KS; hand2: 9S KD AD; hand3: 6C 6S; attack: 7S 7C");
    QCOMPARE(must.now().moves(1), Texts{"take"});
    QCOMPARE(refusal(must, "1 take"), std::string());
    QVERIFY(must.now().text().find("hand2: 7C KD AD 7S 9S") != std::string::npos);
    QCOMPARE(must.turn(), Turn::of(2));
  }

  void anAttackIsNotLargerThanTheHandOfTheDefender() { // 172-3
    Match m = begun(2, {}, "game durak; n=2; turn=1; trump=H; hand1: 8C 8D 8H 8S; hand2: KC KS");
    QCOMPARE(std::ssize(m.now().moves(0)), std::ptrdiff_t{4 + 6});
    QVERIFY(!refusal(m, "0 attack 8C 8D 8H").empty());
    QCOMPARE(refusal(m, "0 attack 8H 8C"), std::string());
    QVERIFY(m.now().text().find("attack: 8C 8H") != std::string::npos);
  }

  void theAttackerDrawsFirstAndTheDefenderLast() { // 172-4
    const Durak g = durak(3);
    auto s =
        g.read("game durak; n=3; dealer=1; turn=2; trump=H; hand1: 9C; hand2: 8C TC JC QC; hand3: 6D 7D 8D 9D TD JD; "
               "stock: 6S 7S 8S 9S TS JS QS 6H; attack: 7C");
    QVERIFY2(bool(s), s ? "" : english(s.why()).c_str());
    const auto m = g.readMove(*s, 1, "beat 7C=8C");
    QVERIFY(bool(m));
    g.play(*s, 1, *m);
    QCOMPARE(text(std::span<const Card>(s->hands[0])), std::string("9C 6S 7S 8S 9S TS"));
    QCOMPARE(s->hands[2].count(), 6);
    QCOMPARE(text(std::span<const Card>(s->hands[1])), std::string("TC JC QC 6H JS QS"));
    QVERIFY(s->stock.empty());
    QCOMPARE(g.turn(*s), Turn::of(1));
  }

  void nobodyLosesWhenTheLastCardsGoTogether() { // 172-5
    Match m = begun(3, {}, "game durak; n=3; turn=1; trump=C; hand1: KD; hand2: AD; out=3");
    QCOMPARE(run(m, {"0 attack KD", "1 beat KD=AD"}), std::string());
    QVERIFY(m.over());
    QCOMPARE(m.result().places, (std::vector<int>{2, 3, 1}));
    QCOMPARE(english(m.result().why), std::string("The last cards went at the same time: nobody is last."));
  }

  void whoeverIsLeftWithCardsLoses() { // 172-6
    Match m = begun(3, {}, "game durak; n=3; turn=1; trump=C; hand1: KD; hand2: QD; out=3");
    QCOMPARE(run(m, {"0 attack KD", "1 take"}), std::string());
    QVERIFY(m.over());
    QCOMPARE(m.result().places, (std::vector<int>{2, 3, 1}));
    QVERIFY(m.now().text().find("hand2: QD KD") != std::string::npos);
    QCOMPARE(english(m.result().why), std::string("seat 2 is last. seat 3 was the first out of cards."));
  }

  void theLowestTrumpAttacksFirst() { // 172-7
    // Hearts are trump; seat 1: 9H, seat 2: 7H, seat 3: AH.
    Match m = begun(3);
    const auto given = readCards("9H 7H AH KS 8D 6C 7C 8C 9C TC JC QC KC AC 6D 7D 9D TD 6H");
    std::vector<Card> pack = *given;
    for (const Card c : sortedPack(6))
      if (std::ranges::find(pack, c) == pack.end()) pack.push_back(c);
    QCOMPARE(run(m, {"chance draw 2", packLine(pack).c_str()}), std::string());
    QCOMPARE(m.turn(), Turn::of(1));
  }

  void withSixSeatsTheDealersLastCardIsTrumpAndStaysInItsHand() {
    const Durak g = durak(6);
    auto s = g.start();
    g.settle(s, Outcome::draw(5));
    g.settle(s, Outcome::deck(sortedPack(6)));
    QVERIFY(s.stock.empty());
    QVERIFY(s.hands[5].contains(*readCard("AS")));
    QCOMPARE(s.trump, Suit::Spades);
    QCOMPARE(g.turn(s), Turn::of(3)); // who holds 6S
    QVERIFY(s.hands[3].contains(*readCard("6S")));
  }

  void theRightToAttackPassesOverSeatsThatAreOut() {
    // Seat 2 beats with its last card: seat 3 attacks seat 1.
    Match m = begun(3, {}, "game durak; n=3; turn=1; trump=C; hand1: KD 7D; hand2: AD; hand3: 6S");
    QCOMPARE(run(m, {"0 attack KD", "1 beat KD=AD"}), std::string());
    QCOMPARE(m.turn(), Turn::of(2));
    QVERIFY(m.now().text().find("out=2") != std::string::npos);
    QCOMPARE(run(m, {"2 attack 6S", "0 take"}), std::string());
    QCOMPARE(m.result().places, (std::vector<int>{3, 1, 2}));
  }

  void theReplayOfTheRulingPlaysWordForWord() { // 172-R1
    const Replay r = readReplay(kReplay);
    QCOMPARE(r.frame, std::string("n=3 dealer=3"));
    Match m = begun(3);
    QCOMPARE(run(m, {"chance draw 2", ("chance deck " + r.pack).c_str()}), std::string());
    int bouts = 0;
    for (const auto& [seat, move] : r.moves) {
      QVERIFY2(m.turn().has(static_cast<Seat>(seat - 1)), move.c_str());
      const auto listed = m.now().moves(static_cast<Seat>(seat - 1));
      QVERIFY2(std::ranges::find(listed, move) != listed.end(), move.c_str());
      QCOMPARE(refusal(m, std::to_string(seat - 1) + " " + move), std::string());
      bouts += move.starts_with("attack");
    }
    QVERIFY(m.over());
    const auto& places = m.result().places;
    const auto seatAt = [&](int place) {
      return std::to_string(std::ranges::find(places, place) - places.begin() + 1);
    };
    QCOMPARE("places " + seatAt(1) + " " + seatAt(2) + "; loser " + seatAt(3) + "; " + std::to_string(bouts) + " bouts",
             r.expected);
  }

  void aGameWithoutEndIsStopped() {
    Match m =
        begun(2, {{"take", "free"}},
              "game durak; n=2; turn=2; trump=C; hand1: KD 7D 7S 8S; hand2: AD; attack: 6H; takes=49; attacks=60");
    QCOMPARE(refusal(m, "1 take"), std::string());
    QVERIFY(m.over());
    QCOMPARE(m.result().places, (std::vector<int>{2, 1})); // four cards against two
    Match last =
        begun(2, {}, "game durak; n=2; turn=2; trump=C; hand1: KD 7D 7S 8S; hand2: 9H TH TD; attack: 6H; attacks=300");
    QCOMPARE(refusal(last, "1 beat 6H=TH"), std::string());
    QVERIFY(last.over());
    QCOMPARE(last.result().places, (std::vector<int>{2, 1}));
  }

  void aSeriesCountsBadPointsAndTheFirstOutAttacksNext() {
    Match m = begun(3, {{"series", "3"}}, "game durak; n=3; dealer=1; turn=1; trump=C; hand1: KD; hand2: QD; out=3");
    QCOMPARE(run(m, {"0 attack KD", "1 take"}), std::string());
    QVERIFY(!m.over());
    QVERIFY(m.turn().isChance());
    QCOMPARE(m.now().chance().by, Seat{1}); // the dealer moved on
    QVERIFY(m.now().text().find("first=3; games=1; bad=0,1,0") != std::string::npos);
    const View between = m.now().look(Viewer{0});
    QCOMPARE(std::ssize(between.find(1)->items), std::ptrdiff_t{2}); // the loser's cards lie open
    QCOMPARE(run(m, {packLine(sortedPack(6)).c_str()}), std::string());
    QCOMPARE(m.turn(), Turn::of(2));
    Random random(4);
    QVERIFY(playRandomly(m, random, m.game().bound()));
    const Result r = m.result();
    QCOMPARE(std::ssize(r.scores), std::ptrdiff_t{3});
    for (std::size_t a = 0; a < 3; ++a)
      for (std::size_t b = 0; b < 3; ++b)
        if (r.scores[a] < r.scores[b]) QVERIFY(r.places[a] < r.places[b]);
  }

  void aHandIsSeenByItsOwnerOnly() {
    Match m = begun(3);
    QCOMPARE(run(m, {"chance draw 2", packLine(sortedPack(6)).c_str()}), std::string());
    const View mine = m.now().look(Viewer{1});
    QCOMPARE(mine.find(1)->closed, std::int16_t{0});
    QCOMPARE(std::ssize(mine.find(1)->items), std::ptrdiff_t{6});
    QCOMPARE(mine.find(0)->closed, std::int16_t{6});
    QVERIFY(mine.find(0)->items.empty());
    QCOMPARE(mine.find(kStock)->closed, std::int16_t{17});
    QCOMPARE(mine.find(kTrump)->items[0].thing.asCard(), *readCard("6H"));
    QVERIFY(mine.buttons.empty()); // it is seat 1's turn
    const View all = m.now().look({});
    for (std::int16_t k = 0; k < 3; ++k) QVERIFY(all.find(k)->items.empty());
    Match open = begun(3, {{"open-hands", "on"}});
    QCOMPARE(run(open, {"chance draw 2", packLine(sortedPack(6)).c_str()}), std::string());
    QCOMPARE(std::ssize(open.now().look({}).find(2)->items), std::ptrdiff_t{6});
  }

  void onlyWhoDrawsHearsWhichCards() {
    const Durak g = durak(3);
    const auto s =
        g.read("game durak; n=3; dealer=1; turn=2; trump=H; hand1: 9C; hand2: 8C TC JC QC; hand3: 6D 7D 8D 9D TD JD; "
               "stock: 6S 7S 8S 9S TS JS QS 6H; attack: 7C");
    const auto m = g.readMove(*s, 1, "beat 7c=8c");
    const std::string others = english(g.tell(*s, 1, *m, Viewer{2}));
    QCOMPARE(others, std::string("seat 2 beats the attack: 7 of clubs – 8 of clubs"));
    QCOMPARE(english(g.tell(*s, 1, *m, {})), others);
    QVERIFY(english(g.tell(*s, 1, *m, Viewer{1})).ends_with("You draw: 6 of hearts, jack of spades, queen of spades"));
    QCOMPARE(g.takeback(*s, 1, *m), Takeback::Refused);
  }

  void aDefenceIsLaidCardByCardInAnyOrder() {
    Match m =
        begun(2, {{"take", "free"}}, "game durak; n=2; turn=2; trump=H; hand1: KS; hand2: 9S 6H QC; attack: 7S 7C");
    // The hand lies QC 6H 9S, the attack 7C 7S.
    Selection hand(m.now().look(Viewer{1}), m.now().gestures(1));
    QVERIFY(hand.touch(Stroke::link({1, 2}, {kMiddle, 1})));
    QVERIFY(!hand.complete());
    QVERIFY(!hand.touch(Stroke::link({1, 2}, {kMiddle, 0})) || !hand.complete());
    hand.clear();
    QVERIFY(hand.touch(Stroke::link({1, 2}, {kMiddle, 1})));
    QVERIFY(hand.touch(Stroke::link({1, 1}, {kMiddle, 0})));
    QVERIFY(hand.complete().has_value());
    QCOMPARE(m.now().moves(1)[*hand.complete()], std::string("beat 7C=6H 7S=9S"));
    QVERIFY(!hand.touch(Stroke::link({1, 0}, {kMiddle, 1}))); // a queen of clubs does not beat a spade
  }

  void movesMayBeSpeltFreely() {
    Match m = begun(2, {}, "game durak; n=2; turn=2; trump=H; hand1: KS; hand2: 9S 6H QC; attack: 7S 7C");
    QVERIFY(!refusal(m, "1 beat 7S=9S").empty());
    QVERIFY(!refusal(m, "1 beat 7S=9S 7C=9S").empty());
    QVERIFY(!refusal(m, "1 beat 7S=QC 7C=9S").empty());
    QVERIFY(!refusal(m, "1 beat 7S=9S 7S=6H").empty());
    QVERIFY(!refusal(m, "1 attack 9S").empty());
    QCOMPARE(refusal(m, "1 beat 7s=9s  7c=qc"), std::string());
  }

  void wrongPositionsAreRefusedWithAReason_data() {
    QTest::addColumn<QString>("position");
    for (const char* t : {"",
                          "game chess; n=2",
                          "game durak",
                          "game durak; n=3; phase=lot",
                          "game durak; n=2; phase=dinner",
                          "game durak; n=2; turn=1; trump=H; hand1: KS; hand2: KS",
                          "game durak; n=2; turn=1; trump=H; hand1: 2S; hand2: KS",
                          "game durak; n=2; turn=1; trump=H; hand1: KS KD; hand2: QS",
                          "game durak; n=2; turn=1; trump=Z; hand1: KS; hand2: QS",
                          "game durak; n=2; turn=3; trump=H; hand1: KS; hand2: QS",
                          "game durak; n=2; turn=1; trump=H; hand1: KS; hand2:",
                          "game durak; n=2; turn=1; trump=H; hand1: KS; hand2: QS; stock: 6S 7S",
                          "game durak; n=2; turn=1; trump=H; hand1: ??; hand2: QS",
                          "game durak; n=2; turn=1; trump=H; hand1: KS; hand2: QS; colour=red",
                          "game durak; n=2; turn=1; turn=1; hand1: KS; hand2: QS",
                          "game durak; n=2; turn=2; trump=H; hand1: KS; hand2: QS 9S; attack: 7C 8C",
                          "game durak; n=2; turn=2; trump=H; hand1: KS; hand2: QS 9S; attack: 6C 7C 8C 9C TC",
                          "game durak; n=2; turn=1; trump=H; hand1: KS; hand2: QS; beaten: 7C=6C",
                          "game durak; n=2; turn=1; trump=H; hand1: KS; hand2: QS; attacks=301",
                          "game durak; n=2; turn=1; trump=H; hand1: KS; hand2: QS; out=1",
                          "game durak; n=2; turn=1; trump=H; hand1: KS; hand2: QS; hand3: 6C 7C",
                          "\xff\xfe;;=:"})
      QTest::newRow(t) << QString::fromLatin1(t);
  }
  void wrongPositionsAreRefusedWithAReason() {
    QFETCH(QString, position);
    const auto s = durak(2).read(position.toStdString());
    QVERIFY2(!s, qPrintable(position));
    QVERIFY(!english(s.why()).empty());
  }

  void positionsAreReadLineByLineToo() {
    const auto s = durak(2).read("game durak\nn=2\nturn=1\ntrump=H\nhand1: KS QD\nhand2: QS 6H\n");
    QVERIFY2(bool(s), s ? "" : english(s.why()).c_str());
    QCOMPARE(s->trump, Suit::Hearts);
  }

  void aSensiblePlayerIsSeldomLast() {
    const Durak g = durak(2);
    Random random(7);
    int lost = 0;
    for (int game = 0; game < 200; ++game) {
      const auto s = playedOut(g, random, [](Seat k) { return k == 0; });
      lost += g.result(s).places[0] == 2;
    }
    qInfo("lost %d of 200", lost);
    QVERIFY(lost < 60);
  }

  void aSuggestionDependsOnlyOnWhatTheSeatKnows() {
    const Durak g = durak(4);
    Random random(11);
    std::vector<Durak::Move> list;
    auto s = g.start();
    int asked = 0;
    while (!g.turn(s).isOver()) {
      if (g.turn(s).isChance()) {
        g.settle(s, roll(g.chance(s), random));
        continue;
      }
      const Seat seat = g.turn(s).seat();
      auto other = s;
      g.scramble(other, Viewer{seat}, random);
      const auto m = g.suggest(s, seat, random);
      QVERIFY(m == g.suggest(other, seat, random));
      g.play(s, seat, *m);
      ++asked;
    }
    QVERIFY(asked > 20);
  }

  void theLawsHold_data() { lawRows({2, 3, 4, 5, 6}, 3, Durak::options()); }
  void theLawsHold() {
    const LawReport r = checkRow(durakInfo(), 6);
    QVERIFY(r.broken.empty());
    QVERIFY(r.scrambles > 0);
  }

  void nothingOverlapsOnTheTable() {
    for (int seats = 2; seats <= 6; ++seats)
      for (const char* series : {"1", "7"})
        for (const Aspect aspect : {Aspect::Wide, Aspect::Tall}) {
          const View v = begun(seats, {{"series", series}}).now().look(Viewer{1});
          const Layout l = durakInfo().arrange(v, aspect);
          QCOMPARE(layoutFault(v, l), QString());
        }
  }
  // Stock, trump, attack and beaten cards lie where they lie, whatever the bout: a whole attack has its room at once.
  void theTableStaysThroughTheBouts_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("seats");
    for (const char* id : {"172", "173", "178"})
      for (const int seats : {2, 5}) QTest::addRow("%s of %d", id, seats) << QString::fromLatin1(id) << seats;
  }
  void theTableStaysThroughTheBouts() {
    QFETCH(QString, id);
    QFETCH(int, seats);
    const GameInfo& info =
        *std::ranges::find_if(cardsFamily().games, [&id](const GameInfo& g) { return id == QLatin1String(g.id); });
    for (const Aspect aspect : {Aspect::Wide, Aspect::Tall}) {
      Match match = matchOf(info, seats);
      Random random(3, 8);
      std::map<int, Frame> first;
      std::set<std::size_t> attacks;
      for (int i = 0; i < 80 && !match.over(); ++i) {
        if (match.turn().isChance()) {
          QVERIFY(match.chance());
          continue;
        }
        const View v = match.now().look(Viewer{0});
        const Layout l = info.arrange(v, aspect);
        for (const Zone& z : v.zones) {
          if (z.owner != kNobody || z.kind == Zone::Kind::Sheet) continue;
          const auto [known, fresh] = first.try_emplace(z.id, *l.find(z.id));
          QCOMPARE(l.find(z.id)->box, known->second.box);
          QCOMPARE(l.find(z.id)->thing, known->second.thing);
          if (z.id == kOut && z.closed > 0) QCOMPARE(english(z.label), "beaten cards: " + std::to_string(z.closed));
          if (z.role == Zone::Role::Attack) attacks.insert(z.items.size());
          if (z.kind == Zone::Kind::Pile && aspect == Aspect::Wide) // level
            QCOMPARE(l.find(z.id)->box.y, first.begin()->second.box.y);
        }
        const Seat seat = match.turn().seat();
        const auto moves = match.now().moves(seat);
        QVERIFY(match.play(seat, moves[static_cast<std::size_t>(random.index(moves.size()))]));
      }
      QVERIFY(attacks.size() > 2);
    }
  }
};

QTEST_APPLESS_MAIN(CardsTest)
#include "cards_test.moc"
