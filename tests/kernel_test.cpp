// The kernel: cards, chance, options, phrases, gestures and matches, on a small game made for the purpose.
#include "games/box/erase.h"
#include "games/box/laws.h"
#include "games/box/playout.h"
#include "tests/heaps.h"

#include <QTest>

using namespace mk;

namespace {

struct Heaps : test::HeapsPlay {
  static constexpr Answers kAnswers = {Answer::Chance};

  explicit Heaps(const Setup&) {}
  using HeapsPlay::text;
  Checked<State> read(std::string_view t) const {
    if (t.size() != 4) return refuse("four digits");
    State s;
    s.heap = {static_cast<std::int8_t>(t[0] - '0'), static_cast<std::int8_t>(t[1] - '0')};
    s.die = static_cast<std::int8_t>(t[2] - '0');
    s.seat = static_cast<Seat>(t[3] - '0');
    return s;
  }
  std::string text(const State&, Seat, const Move& m) const {
    return std::to_string(m.stones) + " from " + (m.heap == 0 ? "a" : "b");
  }
  Gesture gesture(const State&, Seat, const Move& m) const {
    Gesture g;
    for (int i = 0; i < m.stones; ++i) g.chosen.push_back(Stroke::place(m.heap, i));
    g.path.push_back(Stroke::button(1));
    return g;
  }
  View look(const State& s, Viewer) const {
    View v;
    for (std::int16_t h = 0; h < 2; ++h) {
      Zone z;
      z.id = h;
      z.kind = Zone::Kind::Row;
      z.name = "heap";
      for (std::int16_t i = 0; i < s.heap[static_cast<std::size_t>(h)]; ++i) {
        Item item;
        item.at = i;
        item.thing = Thing::piece(PieceKind::Man, Colour::White);
        item.twin = 1;
        z.items.push_back(item);
      }
      v.zones.push_back(z);
    }
    v.prompt = "take stones";
    return v;
  }
  int bound() const { return 20; }
  std::string fault(const State& s) const {
    return s.heap[0] < 0 || s.heap[1] < 0 || s.heap[0] + s.heap[1] > 6 ? "stones" : "";
  }
};

// The same game with a heap that is counted wrongly, one whose gestures cannot be told apart, and one that never ends.
struct LosesStones : Heaps {
  using Heaps::Heaps;
  std::string fault(const State& s) const { return s.heap[0] + s.heap[1] != 6 ? "stones are lost" : ""; }
};
struct Confusing : Heaps {
  using Heaps::Heaps;
  Gesture gesture(const State&, Seat, const Move& m) const {
    Gesture g;
    g.path.push_back(Stroke::button(m.stones));
    return g;
  }
};
struct Short : Heaps {
  using Heaps::Heaps;
  int bound() const { return 1; }
};

// A shared end is told as a win, and one without a word.
struct WonByBoth : Heaps {
  using Heaps::Heaps;
  Result result(const State&) const { return Result::draw(2, {"%1 wins", {Arg::seat(1)}}); }
};
struct Silent : Heaps {
  using Heaps::Heaps;
  Result result(const State&) const { return Result::win(2, 0, {}); }
};

// One of a hundred numbers is drawn in secret, seat 1 guesses it. Its player would look if it could.
struct Guess {
  struct State {
    int drawn = -1, guess = -1;
    bool operator==(const State&) const = default;
  };
  struct Move {
    int number = 0;
    bool operator==(const Move&) const = default;
  };
  static constexpr Answers kAnswers = {Answer::Chance, Answer::Scramble, Answer::Suggest};
  static constexpr int kNumbers = 100;

  explicit Guess(const Setup&) {}
  int seats() const { return 2; }
  State start() const { return {}; }
  Turn turn(const State& s) const { return s.drawn < 0 ? Turn::chance() : s.guess < 0 ? Turn::of(0) : Turn::over(); }
  ChanceRequest chance(const State&) const { return ChanceRequest::draw(kNumbers, true); }
  void settle(State& s, const Outcome& o) const { s.drawn = o.value(); }
  void moves(const State&, Seat, std::vector<Move>& out) const {
    for (int n = 0; n < kNumbers; ++n) out.push_back({n});
  }
  void play(State& s, Seat, const Move& m) const { s.guess = m.number; }
  Result result(const State&) const { return Result::win(2, 0, "guessed"); }
  std::string text(const State& s) const { return std::to_string(s.drawn) + "," + std::to_string(s.guess); }
  Checked<State> read(std::string_view t) const {
    const auto comma = t.find(',');
    return State{std::stoi(std::string(t.substr(0, comma))), std::stoi(std::string(t.substr(comma + 1)))};
  }
  std::string text(const State&, Seat, const Move& m) const { return std::to_string(m.number); }
  Gesture gesture(const State&, Seat, const Move& m) const { return {{}, {Stroke::value(m.number)}}; }
  View look(const State&, Viewer) const {
    View v;
    v.prompt = "Guess.";
    return v;
  }
  int bound() const { return 2; }
  std::string fault(const State&) const { return {}; }
  void scramble(State& s, Viewer, Random& random) const {
    if (s.guess < 0) s.drawn = random.below(kNumbers);
  }
  std::optional<Move> suggest(const State& s, Seat, Random&) const { return Move{s.drawn}; }
};

// The hidden number decides what may be guessed; how it is guessed by hand; what shuffling makes of it.
struct TellingMoves : Guess {
  using Guess::Guess;
  void moves(const State& s, Seat, std::vector<Move>& out) const { out.push_back({s.drawn}); }
};
struct TellingHands : Guess {
  using Guess::Guess;
  Gesture gesture(const State& s, Seat, const Move& m) const {
    return {{}, {Stroke::value(m.number), Stroke::value(s.drawn)}};
  }
};
struct TellingShuffle : Guess {
  using Guess::Guess;
  void scramble(State& s, Viewer, Random& random) const {
    if (s.guess < 0) s.drawn = (s.drawn + static_cast<int>(random.below(kNumbers))) % kNumbers;
  }
};
// A hundred moves, two of them made by the same hand.
struct ManyConfusing : Guess {
  using Guess::Guess;
  Gesture gesture(const State&, Seat, const Move& m) const { return {{}, {Stroke::value(m.number % 99)}}; }
};

template <Rules R> GameInfo info() {
  GameInfo i{};
  i.id = i.slug = i.et = i.en = "heaps";
  i.minSeats = i.maxSeats = i.seats = 2;
  i.kind = Kind::SkillAndLuck;
  i.make = makeGameOf<R>;
  return i;
}

Stroke stone(int heap, int at) { return Stroke::place(heap, at); }

} // namespace

class KernelTest : public QObject {
  Q_OBJECT
private slots:
  void cardsAreReadAsTheyAreWritten() {
    for (const Card c : sortedPack(2, 1, 2)) QVERIFY(*readCard(text(c)) == c);
    QCOMPARE(text(*readCard("qs")), std::string("QS"));
    for (const char* wrong : {"", "Q", "10H", "QX", "X3", "1S"}) QVERIFY2(!readCard(wrong), wrong);
    QCOMPARE(text(sortedPack(6)).substr(0, 26), std::string("6C 7C 8C 9C TC JC QC KC AC"));
    QCOMPARE(sortedPack(2, 2, 2).size(), std::size_t(106));
    QCOMPARE(Card(Suit::Spades, 1).high(), 14);
  }

  void theGeneratorNeverChanges() {
    Random r(7);
    QCOMPARE(r.next(), std::uint64_t(12923355070828475994u));
    QCOMPARE(text(roll(ChanceRequest::dice(10, 0), r)), std::string("dice 2 6 6 6 6 1 1 3 1 4"));
    static const auto pack = sortedPack(9);
    Random deal(2026, 1);
    QCOMPARE(text(roll(ChanceRequest::deck(pack), deal)),
             std::string("deck QD KH KS KC AD JD TH 9C JH AS AC QC 9H QS 9D AH TD TC QH KD JC JS TS 9S"));
  }

  void everyFaceComesEquallyOften() {
    Random r(3);
    std::array<int, 7> n{};
    for (int i = 0; i < 60'000; ++i) ++n[r.die()];
    for (std::size_t f = 1; f <= 6; ++f) QVERIFY(n[f] > 9'600 && n[f] < 10'400);
  }

  void outcomesAreReadAsTheyAreWritten() {
    for (const char* t : {"dice 3 5", "deck QS TH X1", "draw 4"}) QCOMPARE(text(*readOutcome(t)), std::string(t));
    QCOMPARE(text(*readOutcome("dice 9 T A", true), true), std::string("dice 9 T A"));
    for (const char* t : {"", "dice x", "deck 10H", "toss 3", "dice 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1"})
      QVERIFY2(!readOutcome(t), t);
  }

  void impossibleDiceAndDecksAreRefused() {
    const auto two = ChanceRequest::dice(2, 0);
    QVERIFY(fits(two, Outcome::dice({1, 6})));
    QVERIFY(!fits(two, Outcome::dice({1})));
    QVERIFY(!fits(two, Outcome::dice({0, 6})));
    QVERIFY(!fits(two, Outcome::dice({1, 7})));
    QVERIFY(!fits(two, Outcome::draw(1)));
    const auto pack = sortedPack(13);
    const auto deck = ChanceRequest::deck(pack);
    auto cards = pack;
    QVERIFY(fits(deck, Outcome::deck(cards)));
    cards.pop_back();
    QVERIFY(!fits(deck, Outcome::deck(cards)));
    cards.push_back(cards.front());
    QVERIFY(!fits(deck, Outcome::deck(cards)));
  }

  void optionsRefuseWhatTheyAreNot() {
    static const OptionSpec specs[] = {{"choice", "choice", "", {{"most", "most"}, {"free", "free"}}, 1},
                                       {"rounds", "rounds", "", {}, 5, 1, 10}};
    Options o(specs);
    QVERIFY(o.is("choice", "free"));
    QVERIFY(o.set("choice", "most"));
    QVERIFY(o.is("choice", "most"));
    QVERIFY(!o.set("choice", "least"));
    QVERIFY(!o.set("colour", "red"));
    QVERIFY(o.set("rounds", "10"));
    QVERIFY(!o.set("rounds", "11"));
    QVERIFY(!o.set("rounds", "ten"));
    QCOMPARE(o.nonDefault(), (std::map<std::string, std::string>{{"choice", "most"}, {"rounds", "10"}}));
  }

  void phrasesReadInEnglish() {
    QCOMPARE(
        english({"%1 takes %2 from %3", {Arg::seat(0), Arg::card(Card(Suit::Spades, 12).code()), Arg::literal("x")}}),
        std::string("seat 1 takes queen of spades from x"));
    QCOMPARE(english(Phrase::counted("%n stones", 3)), std::string("3 stones"));
    QCOMPARE(english(Phrase::counted("%n points", -1)), std::string("-1 points"));
    QVERIFY(Phrase("a") != Phrase("b"));
  }

  void equalScoresShareAPlace() {
    QCOMPARE(Result::byScore({5, 9, 5, 1}, "x").places, (std::vector<int>{2, 1, 2, 4}));
    QCOMPARE(Result::byScore({5, 9, 5, 1}, "x", true).places, (std::vector<int>{2, 4, 2, 1}));
    QVERIFY(Result::byScore({3, 3}, "x").isDraw());
    QCOMPARE(Result::loss(4, 2, "x").places, (std::vector<int>{1, 1, 4, 1}));
    Result shared = Result::byScore({3, 3}, "x");
    QVERIFY(shared.winners().empty());
    shared.together = true; // both have won
    QCOMPARE(shared.winners(), (std::vector<Seat>{0, 1}));
  }

  void anyOfTheTwinsMakesTheMove() {
    const Heaps rules({});
    Heaps::State s;
    s.die = 2;
    std::vector<Heaps::Move> moves;
    rules.moves(s, 0, moves);
    std::vector<Gesture> gestures;
    for (const auto& m : moves) gestures.push_back(rules.gesture(s, 0, m));
    Selection hand(rules.look(s, {}), gestures);
    QVERIFY(hand.touch(stone(1, 2)));
    QVERIFY(!hand.complete());
    QVERIFY(hand.touch(stone(1, 0)));
    QVERIFY(!hand.touch(stone(1, 1))); // only two may be taken
    QVERIFY(!hand.touch(stone(0, 0))); // not from both heaps
    QVERIFY(hand.touch(Stroke::button(1)));
    QCOMPARE(rules.text(s, 0, moves[*hand.complete()]), std::string("2 from b"));
  }

  void aChosenThingTouchedAgainIsLetGo() {
    const Heaps rules({});
    Heaps::State s;
    s.die = 3;
    std::vector<Heaps::Move> moves;
    rules.moves(s, 0, moves);
    std::vector<Gesture> gestures;
    for (const auto& m : moves) gestures.push_back(rules.gesture(s, 0, m));
    Selection hand(rules.look(s, {}), gestures);
    QVERIFY(hand.touch(stone(0, 1)));
    QVERIFY(hand.touch(stone(0, 1)));
    QVERIFY(hand.made().empty());
    QCOMPARE(hand.targets().size(), std::size_t(6));
    QVERIFY(hand.touch(stone(0, 1)));
    QCOMPARE(hand.next().size(), std::size_t(3)); // the two other stones and the button
  }

  void aPathMayComeBackToItsBeginning() {
    Gesture round, straight;
    for (const int at : {1, 2, 3, 1}) round.path.push_back(stone(0, at));
    for (const int at : {1, 2, 4}) straight.path.push_back(stone(0, at));
    Selection hand(View{}, {round, straight});
    QVERIFY(hand.touch(stone(0, 1)));
    QCOMPARE(hand.endingAt({0, 4}), std::optional<std::size_t>(1));
    for (const int at : {2, 3, 1}) QVERIFY(hand.touch(stone(0, at)));
    QCOMPARE(hand.complete(), std::optional<std::size_t>(0));
  }

  void linksMayBeMadeInAnyOrderAndChanged() {
    const auto link = [](int from, int to) {
      return Stroke::link({0, static_cast<std::int16_t>(from)}, {1, static_cast<std::int16_t>(to)});
    };
    Gesture a, b;
    a.chosen = {link(0, 0), link(1, 1)};
    b.chosen = {link(1, 0), link(2, 1)};
    Selection hand(View{}, {a, b});
    QVERIFY(hand.touch(link(1, 1)));
    QVERIFY(hand.touch(link(1, 0))); // the card is put elsewhere
    QCOMPARE(hand.made().size(), std::size_t(1));
    QVERIFY(hand.touch(link(2, 1)));
    QCOMPARE(hand.complete(), std::optional<std::size_t>(1));
  }

  void aMatchKeepsItsLog() {
    static const GameInfo game = info<Heaps>();
    auto m = Match::begin(game, 2, {}, 5);
    QVERIFY(bool(m));
    QVERIFY(!m->play(0, "1 from a")); // the die first
    QVERIFY(!m->settle(Outcome::dice({4})));
    QVERIFY(m->settle(Outcome::dice({2})));
    QVERIFY(!m->play(1, "1 from a"));
    QVERIFY(!m->play(0, "3 from a"));
    QVERIFY(m->play(0, "2 from a"));
    QVERIFY(m->chance());
    QCOMPARE(m->log().size(), std::size_t(3));
    QCOMPARE(m->log()[1], std::string("0 2 from a"));
    const auto again = Match::replay(game, 2, {}, 5, {}, m->log());
    QVERIFY(bool(again));
    QVERIFY(again->now().equals(m->now()));
    QVERIFY(!Match::replay(game, 2, {}, 5, {}, {"chance dice 2", "0 9 from a"}));
    QVERIFY(!Match::begin(game, 3));
  }

  void whatIsReadHasBounds() {
    static const GameInfo game = info<Heaps>();
    const auto far = Match::begin(game, 2, {}, 5, std::string(65'537, '1'));
    QVERIFY2(!far && english(far.why()).find("65536") != std::string::npos, "a position");
    const auto ever = Match::replay(game, 2, {}, 5, {}, std::vector<std::string>(1'048'577));
    QVERIFY2(!ever && english(ever.why()).find("1048576") != std::string::npos, "a log");
  }

  void undoingAThrowBringsTheSameThrowBack() {
    static const GameInfo game = info<Heaps>();
    auto m = Match::begin(game, 2, {}, 5);
    QVERIFY(m->chance());
    QVERIFY(m->play(0, m->now().moves(0).front()));
    QVERIFY(m->chance());
    const auto before = m->log();
    QVERIFY(m->undo() && m->undo() && m->undo());
    QVERIFY(!m->undo());
    while (m->plies() < before.size())
      QVERIFY(m->turn().isChance() ? bool(m->chance()) : bool(m->play(0, m->now().moves(0).front())));
    QCOMPARE(m->log(), before);
    QVERIFY(!m->canRedo());
  }

  void resigningStoppingAndDrawingEndAMatch() {
    static const GameInfo game = info<Heaps>();
    auto m = Match::begin(game, 2, {}, 5);
    QVERIFY(!m->play(*readEvent("draw"))); // not in this game
    QVERIFY(!m->play(*readEvent("resign 2")));
    QVERIFY(m->play(*readEvent("resign 0")));
    QVERIFY(m->over());
    QVERIFY(!m->chance());
    QCOMPARE(m->result().winners(), (std::vector<Seat>{1}));
    QVERIFY(m->undo());
    QVERIFY(!m->over());
  }

  void linesOfALogAreReadOrRefused() {
    for (const char* t : {"0 c3-d4", "chance dice 3 5", "clock", "resign 1", "draw", "stop", "3 beat 7C=9C"})
      QCOMPARE(text(*readEvent(t)), std::string(t));
    for (const char* t : {"", "c3-d4", "99 x", "-1 x", "resign", "resign x", "chance", "draw now", "0"})
      QVERIFY2(!readEvent(t), t);
  }

  void aNineOfPokerDiceIsAFace() {
    QCOMPARE(readEvent("chance dice 9 9 K", true)->outcome, Outcome::dice({1, 1, 5}));
    QCOMPARE(text(*readEvent("chance dice 9 9 K", true)), std::string("chance dice 9 9 K"));
    QVERIFY(!readEvent("chance dice K"));
  }

  void theLawsHoldForAnHonestGame() {
    static const GameInfo game = info<Heaps>();
    const LawReport r = checkLaws(game, 2, {}, {.matches = 200});
    QVERIFY2(r.broken.empty(), r.broken.empty() ? "" : r.broken.front().c_str());
    QCOMPARE(r.matches, 200);
  }

  void theLawsFindWhatIsWrong() {
    static const GameInfo loses = info<LosesStones>(), confusing = info<Confusing>(), endless = info<Short>();
    const auto law = [](const GameInfo& g) { return checkLaws(g, 2, {}).broken.at(0).substr(7, 5); };
    QCOMPARE(law(loses), std::string("law 3"));
    QCOMPARE(law(confusing), std::string("law 7"));
    QCOMPARE(law(endless), std::string("law 5"));
  }

  void theLawsWantAReasonThatFitsThePlaces() {
    static const GameInfo both = info<WonByBoth>(), silent = info<Silent>();
    const auto broken = [](const GameInfo& g) { return QString::fromStdString(checkLaws(g, 2, {}).broken.at(0)); };
    QVERIFY(broken(both).contains(QStringLiteral("“seat 2 wins” for a first place that is shared")));
    QVERIFY(broken(silent).contains(QLatin1String("no reason")));
  }

  void theLawsLookAtManyMovesToo() {
    static const GameInfo guess = info<Guess>(), confusing = info<ManyConfusing>();
    QVERIFY(checkLaws(guess, 2, {}).broken.empty());
    QVERIFY(checkLaws(confusing, 2, {}).broken.at(0).find("law 7") != std::string::npos);
  }

  void theLawsFindWhatTheHiddenTells() {
    static const GameInfo moves = info<TellingMoves>(), hands = info<TellingHands>(), shuffle = info<TellingShuffle>();
    const auto law = [](const GameInfo& g) {
      return QString::fromStdString(checkLaws(g, 2, {}, {.matches = 200}).broken.at(0));
    };
    QVERIFY(law(moves).contains(QLatin1String("law 4: seat 0 has other moves")));
    QVERIFY(law(hands).contains(QLatin1String("law 4: seat 0 moves by hand")));
    QVERIFY(law(shuffle).contains(QLatin1String("law 4: seat 0 is told")));
  }

  void noPlayerSeesWhatItsSeatDoesNotSee() {
    static const GameInfo guess = info<Guess>();
    auto match = Match::begin(guess, 2, {}, 5);
    QVERIFY(match->play(*readEvent("chance draw 7")));
    int right = 0;
    Random random(1);
    for (int i = 0; i < 1000; ++i) right += match->now().suggest(0, random) == "7";
    QVERIFY(right > 0 && right < 40); // one in a hundred, by luck
  }

  void gesturesAreToldApartHoweverTheyAreMade() {
    const auto card = [](int at) { return Stroke::place(1, at); };
    const auto pair = [](std::size_t a, std::size_t b) { return std::optional(std::pair{a, b}); };
    const Stroke lay = Stroke::button(1);
    const View v;
    QVERIFY(!confusion(v, {{{card(1)}, {lay}}, {{card(1), card(2)}, {lay}}, {{}, {lay}}}));
    QCOMPARE(confusion(v, {{{card(1)}, {}}, {{card(1), card(2)}, {}}}), pair(0, 1)); // done, or one more?
    QCOMPARE(confusion(v, {{{card(1), card(2)}, {lay}}, {{card(1), card(2)}, {lay}}}), pair(0, 1));
    QCOMPARE(confusion(v, {{{}, {card(1), card(2)}}, {{card(1), card(2), card(3)}, {lay}}}), pair(0, 1));
    QCOMPARE(confusion(v, {{{}, {card(2), card(1), lay}}, {{card(1), card(2)}, {}}}), pair(1, 0));
    QCOMPARE(confusion(v, {{{}, {card(1)}}, {{}, {card(1), card(2)}}}), pair(0, 1));
    QCOMPARE(confusion(v, {{{card(1), card(1)}, {lay}}}), pair(0, 0));
  }

  void perftCountsEveryThrow() {
    const Heaps rules({});
    QCOMPARE(perft(rules, rules.start(), 1), std::uint64_t(3));
    QCOMPARE(perft(rules, rules.start(), 2), std::uint64_t(2 + 4 + 6));
  }
};

QTEST_GUILESS_MAIN(KernelTest)
#include "kernel_test.moc"
