// Tick-Tack: rounds, turns and bad points. Rules: card games, A1 (values), A6 and game 185.
#include "games/cards/tick_tack.h"

#include <algorithm>
#include <numeric>

namespace mk {

using namespace cards;

std::span<const OptionSpec> TickTack::options() {
  static const std::vector<OptionSpec> specs = {
      {"limit",
       MK_TEXT("games", "Limit"),
       MK_TEXT("games", "The match ends when somebody has that many bad points."),
       {{"50", MK_TEXT("games", "50 points")},
        {"100", MK_TEXT("games", "100 points")},
        {"200", MK_TEXT("games", "200 points")}},
       1},
      openHandsOption(),
  };
  return specs;
}

std::span<const Verb> TickTack::verbs() {
  static const std::vector<cards::Verb> list = {
      {"play %c", By::Card, 0, "", 0, MK_TEXT("games", "%1 lays %2")},
      {"draw", By::Zone, kStock},
      {"pass", By::Button, kPassButton, MK_TEXT("games", "Pass"), 'p', MK_TEXT("games", "%1 passes the turn")},
  };
  return list;
}

namespace {

Deals upTo(int limit) {
  Deals d;
  d.count = 0;
  d.target = limit;
  d.lowest = true;
  d.byGames = false;
  d.scoreName = MK_TEXT("games", "bad points");
  d.scoreKey = "bad";
  return d;
}

} // namespace

TickTack::TickTack(const Setup& s) : Dealt(s.seats, sortedPack(), upTo(50 << s.options.index("limit"))) {}

int TickTack::valueOf(Card c) {
  static constexpr std::array<int, 14> values{0, 11, 2, 3, 4, 5, 6, 7, 8, 9, 10, 2, 3, 4};
  return values[static_cast<std::size_t>(c.value())];
}

int TickTack::valueOf(const Cards& hand) {
  return std::accumulate(hand.begin(), hand.end(), 0, [](int sum, Card c) { return sum + valueOf(c); });
}

void TickTack::deal(State& s, const Outcome& pack) const {
  clearTable(s);
  int next = dealOut(s, pack, kHand);
  s.pile.push_back(pack.card(next++));
  s.stock = stockOf(pack, next);
}

void TickTack::moves(const State& s, Seat seat, std::vector<Move>& out) const {
  const std::size_t before = out.size();
  eachFitting(
      s.hands[at(seat)], [&](Card c) { return fits(s, c); },
      [&](Card c) { out.push_back({.verb = kPlay, .cards = {c}}); });
  if (out.size() == before) out.push_back({.verb = s.stock.empty() ? kPass : kDraw});
}

void TickTack::play(State& s, Seat seat, const Move& m) const {
  Cards& hand = s.hands[at(seat)];
  if (m.verb == kPlay) {
    hand.remove(m.cards[0]);
    return laid(s, m.cards[0]);
  }
  if (m.verb == kPass) return passed(s);
  const Card c = s.stock.back();
  s.stock.pop_back();
  if (fits(s, c)) return laid(s, c);
  addSorted(hand, c);
  passed(s);
}

void TickTack::laid(State& s, Card c) const {
  s.pile.push_back(c);
  s.lead.laid(s.turn);
  if (s.hands[at(s.turn)].empty()) return endRound(s);
  s.turn = leftOf(s.turn, seats_);
}

void TickTack::passed(State& s) const {
  s.lead.passed();
  s.turn = leftOf(s.turn, seats_);
}

void TickTack::endRound(State& s) const {
  for (Seat k = 0; k < seats_; ++k)
    s.scores[at(k)] = static_cast<std::int16_t>(s.scores[at(k)] + valueOf(s.hands[at(k)]));
  closeDeal(s);
}

Result TickTack::result(const State& s) const { return standing(scoresOf(s), s.stage == Stage::Over); }

Result TickTack::standing(const std::vector<int>& points, bool over) {
  if (!over)
    return Result::byScore(points, MK_TEXT("games", "The match was stopped: the fewest bad points so far."), true);
  const auto last = static_cast<Seat>(std::ranges::max_element(points) - points.begin());
  const Arg most = Arg::number(points[at(last)]);
  Phrase why =
      std::ranges::count(points, points[at(last)]) > 1
          ? Phrase(MK_TEXT("games", "Several have the most bad points: %1. The fewest win."), {most})
          : Phrase(MK_TEXT("games", "%1 has the most bad points: %2. The fewest win."), {Arg::seat(last), most});
  return sharedWhereTied(Result::byScore(points, std::move(why), true));
}

int TickTack::bound() const {
  // A round adds at least two points to every seat but one.
  const int rounds = seats_ * (deals_.target / 2) / (seats_ - 1) + 2;
  return 1 + rounds * (1 + 52 * (seats_ + 1));
}

// With a free lead or a choice: the dearest card of the longest suit, which leaves most to follow with.
std::optional<TickTack::Move> TickTack::suggest(const State& s, Seat seat, Random&) const {
  return bestMove(*this, s, seat, [&](const Move& m) {
    if (m.cards.empty()) return 0;
    const auto same = std::ranges::count_if(s.hands[at(seat)], [&](Card c) { return c.suit() == m.cards[0].suit(); });
    return 20 * static_cast<int>(same) + valueOf(m.cards[0]);
  });
}

void TickTack::table(Table& t, State& s) const {
  for (Seat k = 0; k < seats_; ++k) t.hand(s.hands[at(k)], k);
  t.stock(s.stock);
  t.pile(openPile(s.pile));
  t.seat("by", s.lead.by);
  t.number("passes", s.lead.passes, 0, seats_);
}

Phrase TickTack::faulty(const State& s) const {
  if (s.stage == Stage::Play && s.pile.empty()) return MK_TEXT("games", "the pile has no card");
  return {};
}

Phrase TickTack::prompt(const State& s, Viewer v) const {
  const Arg who = Arg::seat(s.turn);
  if (s.lead.isFree(seats_)) return {MK_TEXT("games", "%1: free lead, lay any card"), {who}};
  if (v.seat != s.turn) return {MK_TEXT("games", "%1: follow suit, or draw a card"), {who}};
  if (holdsFitting(s.hands[at(s.turn)], [&](Card c) { return fits(s, c); }))
    return {MK_TEXT("games", "%1: lay a card of the suit"), {who}};
  return {s.stock.empty() ? MK_TEXT("games", "%1: no card of the suit, pass")
                          : MK_TEXT("games", "%1: no card of the suit, draw one"),
          {who}};
}

Phrase TickTack::ending(const State& s) const {
  const auto out = static_cast<Seat>(std::ranges::find_if(s.hands, &Cards::empty) - s.hands.begin());
  Phrase points;
  for (Seat k = leftOf(out, seats_); k != out; k = leftOf(k, seats_)) {
    Phrase one{MK_TEXT("games", "%1 +%2"), {Arg::seat(k), Arg::number(valueOf(s.hands[at(k)]))}};
    points = points.empty() ? std::move(one)
                            : Phrase{MK_TEXT("games", "%1, %2"), {Arg::phrase(std::move(points)), Arg::phrase(one)}};
  }
  return {MK_TEXT("games", "%1 is out of cards. Bad points: %2."), {Arg::seat(out), Arg::phrase(std::move(points))}};
}

Phrase TickTack::told(const State&, const State& after, Seat seat, const Move& m, Viewer) const {
  if (m.verb != kDraw) return {};
  if (after.lead.by == seat && after.lead.passes == 0)
    return {MK_TEXT("games", "%1 draws %2 and lays it"), {Arg::seat(seat), Arg::phrase(nameOf(after.pile.back()))}};
  return {MK_TEXT("games", "%1 draws a card and cannot lay it"), {Arg::seat(seat)}};
}

Phrase TickTack::whyNot(const State& s, Seat seat, std::string_view t) const {
  const Said m = said(t);
  if (Phrase why = notHeld(m, s.hands[at(seat)]); !why.empty()) return why;
  if (m.verb != "play" && m.verb != "draw" && m.verb != "pass") return {};
  if (m.verb == "play")
    return {MK_TEXT("games", "Only cards of this suit fit: %1."), {Arg::suit(suitCode(s.pile.back()))}};
  if (holdsFitting(s.hands[at(seat)], [&](Card c) { return fits(s, c); }))
    return MK_TEXT("games", "A player who holds a card that fits must lay one.");
  return s.stock.empty() ? MK_TEXT("games", "The stock is empty: pass.")
                         : MK_TEXT("games", "You may pass only after drawing a card.");
}

} // namespace mk
