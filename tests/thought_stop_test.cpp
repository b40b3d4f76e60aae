// A stop ends a thought after little more work, whatever the load of the computer: the moves that are tried after it
// are counted, not the milliseconds. A thousand of them take less than fifty milliseconds in every game of the box.
#include "games/cards/catalogue.h"
#include "games/cards/durak.h"
#include "games/chessboard/catalogue.h"
#include "games/chessboard/chess.h"
#include "games/mill/catalogue.h"
#include "games/mill/mill.h"
#include "games/opponents/think.h"

#include <QTest>

using namespace mk;

namespace {

constexpr std::uint64_t kMost = 1000;

// What the rules below count: the stop is asked for at the `at`-th move tried.
struct Work {
  std::stop_source stop;
  std::uint64_t tried = 0, at = 0;
};
Work* work = nullptr;

// Rules that count the moves tried.
template <class Base> class Counted : public Base {
public:
  explicit Counted(const Setup& s) : Base(s) {}
  void play(typename Base::State& s, Seat seat, const typename Base::Move& m) const {
    if (++work->tried == work->at) work->stop.request_stop();
    Base::play(s, seat, m);
  }
};

// The first position in which somebody has a choice, after so many of them.
template <class R> typename R::State position(const R& rules, int choices) {
  auto s = rules.start();
  Random random(7);
  std::vector<typename R::Move> list;
  while (!rules.turn(s).isOver()) {
    if constexpr (Gives<R, Answer::Chance>) {
      if (rules.turn(s).isChance()) {
        rules.settle(s, roll(rules.chance(s), random));
        continue;
      }
    }
    list.clear();
    rules.moves(s, rules.turn(s).seat(), list);
    if (list.size() > 1 && choices-- == 0) break;
    rules.play(s, rules.turn(s).seat(), list[static_cast<std::size_t>(random.index(list.size()))]);
  }
  return s;
}

template <class Base> void stops(const Family& family, std::string_view id, int seats, std::uint64_t after) {
  using R = Counted<Base>;
  Work counted;
  work = &counted;
  const auto info = std::ranges::find(family.games, id, [](const GameInfo& g) { return std::string_view(g.id); });
  const auto game = makeGame(*info, seats);
  const R rules((*game)->setup());
  for (const int choices : {0, 5, 12}) {
    const auto s = position(rules, choices);
    counted = {.stop = {}, .tried = 0, .at = after};
    Thinking asked;
    asked.nodes = 1'000'000'000'000;
    asked.stop = counted.stop.get_token();
    Random random(1);
    const auto thought = think(rules, s, rules.turn(s).seat(), asked, random);
    QVERIFY(thought.move.has_value());
    QVERIFY2(counted.stop.stop_requested(), "the thought ended by itself");
    QVERIFY2(counted.tried <= after + kMost, qPrintable(QString::number(counted.tried - after)));
  }
}

} // namespace

class ThoughtStopTest : public QObject {
  Q_OBJECT

private slots:
  void aSearchStops() {
    stops<Chess>(chessboardFamily(), "27", 2, 30);
    stops<Chess>(chessboardFamily(), "27", 2, 600'000); // the search for a forced win is over by then
    stops<MillOf<kMill>>(millFamily(), "6", 2, 500'000);
  }
  void aMeanOverTheDiceStops() {
    stops<DiceMill>(millFamily(), "7", 2, 2);
    stops<DiceMill>(millFamily(), "7", 2, 20);
  }
  void playoutsStop() {
    stops<Durak>(cardsFamily(), "172", 4, 2);
    stops<Durak>(cardsFamily(), "172", 4, 5'000);
  }
};

QTEST_APPLESS_MAIN(ThoughtStopTest)
#include "thought_stop_test.moc"
