// A card that may not be played says why: every game in which a card may be refused is asked about the cards that no
// legal move touches. Rules: card games, A4-A7.
#include "app/play/refused.h"
#include "games/box/match.h"
#include "games/cards/catalogue.h"

#include <QTest>

#include <algorithm>

using namespace mk;

namespace {

const GameInfo& game(std::string_view id) {
  for (const GameInfo& g : cardsFamily().games)
    if (id == g.id) return g;
  qFatal("no such game");
}

bool touches(const std::vector<Gesture>& legal, Place p) {
  return std::ranges::any_of(legal, [p](const Gesture& g) {
    const auto here = [p](const Stroke& s) { return s.from == p; };
    return std::ranges::any_of(g.chosen, here) || std::ranges::any_of(g.path, here);
  });
}

// Seat 1 has opened with a set of kings and holds a fourth one.
std::string afterAnOpening() {
  const std::string used = "2H 4S KH 4D KC KD KS";
  auto held = readCards(used);
  std::vector<Card> pack = sortedPack(2, 2);
  if (!held) qFatal("no cards");
  for (const Card c : *held) pack.erase(std::ranges::find(pack, c));
  return "game rummy; n=2; dealer=2; turn=1; part=meld; hand1: 2H 4S KH; hand2: 4D; stock: " +
         text(std::span<const Card>(pack)) + "; melds: KC KD KS; laid=1,0";
}

} // namespace

class RefusedCardTest : public QObject {
  Q_OBJECT

private slots:
  void everyRefusedCardSaysWhy_data() {
    QTest::addColumn<QString>("id");
    for (const char* id : {"169", "170", "172", "173", "174", "175", "176", "177", "178", "179", "180",
                           "181", "184", "185", "186", "190", "191", "192", "193", "194", "195", "200"})
      QTest::newRow(id) << QString(id);
  }
  void everyRefusedCardSaysWhy() {
    QFETCH(QString, id);
    const GameInfo& info = game(id.toStdString());
    int refused = 0;
    QStringList reasons;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
      auto match = Match::begin(info, info.seats, {}, seed);
      QVERIFY(match);
      Random random(seed);
      for (int step = 0; step < 120 && !match->over(); ++step) {
        if (match->turn().isChance()) {
          QVERIFY(match->chance());
          continue;
        }
        const Seat seat = match->turn().seat();
        const auto legal = match->now().gestures(seat);
        const View view = match->now().look(Viewer{seat});
        const Zone* hand = view.find(seat);
        QVERIFY(hand);
        // In 169 most decisions are calls, and in 178 beaten cards are claimed: there no card of the hand is meant.
        const auto begins = [](const char* verb) {
          return [verb](const std::string& m) { return m.starts_with(verb); };
        };
        const auto texts = match->now().moves(seat);
        const bool laysCards = id == "169"   ? std::ranges::any_of(texts, begins("play "))
                               : id == "178" ? std::ranges::none_of(texts, begins("claim "))
                                             : true;
        if (step % 3 == 0 && laysCards && hand->kind == Zone::Kind::Hand)
          for (const Item& i : hand->items) {
            const Place p{seat, i.at};
            const bool twin = std::ranges::any_of(hand->items, [&](const Item& o) {
              return i.twin != 0 && o.twin == i.twin && touches(legal, {seat, o.at});
            });
            if (twin || touches(legal, p)) continue;
            const Phrase why = whyNotThere(match->now(), seat, p);
            if (why.empty()) {
              const std::string text = match->now().text();
              QFAIL((id.toStdString() + ": nothing is said of " + mk::text(i.thing.asCard()) + " in " + text).c_str());
            }
            ++refused;
            if (const QString said = QString::fromStdString(english(why));
                !reasons.contains(said) && reasons.size() < 4)
              reasons << said;
          }
        const auto moves = match->now().moves(seat);
        QVERIFY(match->play(seat, moves[static_cast<std::size_t>(random.index(moves.size()))]));
      }
    }
    qInfo().noquote() << id << refused << reasons.join(" | ");
    QVERIFY(refused > 0 || id == "178"); // an attack may be any card
  }
  void aSuitHasToBeFollowed() {
    auto match = Match::begin(game("179"), 4, {}, 1);
    QVERIFY(match->settle(Outcome::draw(3)));
    QVERIFY(match->chance());
    Random random(1);
    bool seen = false;
    for (int step = 0; step < 60 && !match->over() && !seen; ++step) {
      if (match->turn().isChance()) {
        QVERIFY(match->chance());
        continue;
      }
      const Seat seat = match->turn().seat();
      const View view = match->now().look(Viewer{seat});
      for (const Item& i : view.find(seat)->items)
        if (i.dim) seen = seen || english(whyNotThere(match->now(), seat, {seat, i.at})).starts_with("You must follow");
      QVERIFY(match->play(seat, match->now().moves(seat).front()));
    }
    QVERIFY(seen);
  }
  // The card is held, and the discards are touched.
  void aCardTakenFromTheDiscardsDoesNotGoBackAtOnce() {
    constexpr Place kDiscards{12, 0};
    int taken = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
      auto match = Match::begin(game("174"), 2, {}, seed);
      QVERIFY(match);
      while (match->turn().isChance()) QVERIFY(match->chance());
      const auto discard = [&]() -> std::string { // "": a first meld has to be laid
        const auto moves = match->now().moves(match->turn().seat());
        const auto it = std::ranges::find_if(moves, [](const std::string& m) { return m.starts_with("discard"); });
        return it == moves.end() ? std::string() : *it;
      };
      const auto asked = [&] { return english(whyNotThere(match->now(), match->turn().seat(), kDiscards)); };
      QVERIFY(match->play(match->turn().seat(), "draw"));
      if (discard().empty()) continue;
      QCOMPARE(asked(), std::string());
      QVERIFY(match->play(match->turn().seat(), discard()));
      QVERIFY(match->play(match->turn().seat(), "take"));
      const bool discards = !discard().empty();
      QCOMPARE(asked(), std::string(discards ? "A card taken from the discards may not be discarded in the same turn."
                                             : "Your hand holds a first meld: it must be laid."));
      taken += discards;
    }
    QVERIFY(taken > 0);
  }
  void aCardThatBelongsToNoMeldSaysSo() {
    auto match = Match::begin(game("174"), 2, {}, 1, afterAnOpening());
    QVERIFY(match);
    QCOMPARE(std::ranges::count(match->now().moves(0), "add KH 1"), 1);
    QCOMPARE(english(whyNotThere(match->now(), 0, {20, 0})), std::string("This card does not belong to that meld."));
  }
};

QTEST_GUILESS_MAIN(RefusedCardTest)
#include "refused_card_test.moc"
