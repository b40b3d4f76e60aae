// Favourite Number: naming, turns and the end. Rules: card games, game 198.
#include "games/cards/favourite_number.h"

#include <algorithm>

namespace mk {

using namespace cards;

std::span<const OptionSpec> FavouriteNumber::options() {
  static const std::vector<OptionSpec> specs = {
      {"number",
       MK_TEXT("games", "Number"),
       MK_TEXT("games", "A player names the number before the deal, it is drawn by lot, or it is agreed."),
       {{"named", MK_TEXT("games", "named")},
        {"random", MK_TEXT("games", "by lot")},
        {"7", MK_TEXT("games", "seven")},
        {"8", MK_TEXT("games", "eight")},
        {"9", MK_TEXT("games", "nine")}}},
      seriesOption(),
      openHandsOption(),
  };
  return specs;
}

std::span<const Verb> FavouriteNumber::verbs() {
  static const std::vector<cards::Verb> list = {
      {"name %n", By::Button, kSuitButton, "%1", 0, MK_TEXT("games", "%1 names the number %3")},
      {"lay", By::Button, kMainButton, MK_TEXT("games", "Lay"), ' '},
      {"swap %c", By::Set, kOtherButton, MK_TEXT("games", "Swap"), 's', MK_TEXT("games", "%1 swaps %2")},
      {"keep", By::Button, kPassButton, MK_TEXT("games", "Keep"), 'k', MK_TEXT("games", "%1 keeps the cards")},
  };
  return list;
}

FavouriteNumber::FavouriteNumber(const Setup& s)
    : Dealt(s.seats, sortedPack(2, 2), seriesOf(s.options)), option_(s.options.index("number")) {}

int FavouriteNumber::valueOf(Card c) {
  const int v = c.value();
  return v == 11 || v == 12 || (v >= 2 && v <= 5) ? 3 : 2;
}

int FavouriteNumber::sumOf(const Cards& hand) {
  int sum = 0;
  for (const Card c : hand) sum += valueOf(c);
  return sum;
}

namespace {

// A lot of n out of a shuffled pack: which of n equally frequent cards lies highest.
int lotOf(const Outcome& pack, int n) {
  for (int i = 0; i < pack.count; ++i)
    if (pack.card(i).code() < n) return pack.card(i).code();
  return 0;
}

} // namespace

// The number is named before any card is dealt.
void FavouriteNumber::deal(State& s, const Outcome& pack) const {
  const Seat winner = s.namer;
  clearTable(s);
  s.stock = stockOf(pack, 0);
  if (option_ != 0) {
    s.wanted = static_cast<std::int8_t>(option_ == 1 ? kLowest + lotOf(pack, 3) : kLowest + option_ - 2);
    return dealHands(s);
  }
  s.namer = s.turn = winner != kNobody ? winner : static_cast<Seat>(lotOf(pack, seats_));
}

void FavouriteNumber::dealHands(State& s) const {
  for (int i = 0; i < kHand * seats_; ++i)
    draw(s.hands[at(static_cast<Seat>((s.dealer + 1 + i) % seats_))], s.stock, 1);
  s.turn = elder(s);
}

void FavouriteNumber::moves(const State& s, Seat seat, std::vector<Move>& out) const {
  if (s.wanted == 0) {
    for (std::int16_t n = kLowest; n <= kHighest; ++n) out.push_back({.verb = kNameNumber, .number = n});
    return;
  }
  if (hits(s, seat)) out.push_back({.verb = kLay});
  if (s.swapped) return out.push_back({.verb = kKeep});
  eachChoice(s.hands[at(seat)], 1, std::min(kHand, s.stock.count()), [&](const Choice& c) {
    Move m{.verb = kSwap};
    for (const Card k : c) m.cards.push_back(k);
    out.push_back(m);
  });
}

void FavouriteNumber::play(State& s, Seat seat, const Move& m) const {
  Cards& hand = s.hands[at(seat)];
  switch (m.verb) {
  case kNameNumber:
    s.wanted = static_cast<std::int8_t>(m.number);
    return dealHands(s);
  case kSwap:
    for (const Card c : m.cards) {
      hand.remove(c);
      s.pile.push_back(c);
    }
    draw(hand, s.stock, m.cards.count());
    s.swapped = hits(s, seat);
    if (s.swapped) return;
    break;
  case kLay:
    for (const Card c : hand) s.laid[at(seat)].push_back(c);
    hand.clear();
    draw(hand, s.stock, kHand);
    break;
  default:
    break;
  }
  endTurn(s);
}

void FavouriteNumber::endTurn(State& s) const {
  s.swapped = false;
  if (!s.stock.empty()) {
    s.turn = next(s.turn);
    return;
  }
  const Result r = standing(s);
  s.namer = kNobody;
  for (Seat k = elder(s), i = 0; i < seats_ && s.namer == kNobody; ++i, k = next(k))
    if (r.places[at(k)] == 1) s.namer = k; // of several winners the one nearest to elder
  endGame(s, r);
}

// With the stock empty, three cards of the number still in hand count too.
Result FavouriteNumber::standing(const State& s) const {
  std::vector<int> points;
  for (Seat k = 0; k < seats_; ++k)
    points.push_back(s.laid[at(k)].count() / kHand + static_cast<int>(s.stock.empty() && hits(s, k)));
  return Result::byScore(points, s.stock.empty() ? MK_TEXT("games", "The stock is empty: the most points win.")
                                                 : MK_TEXT("games", "The game was stopped: the most points so far."));
}

// Lays what hits; otherwise swaps so that the number comes most likely. Seven ranks of thirteen are worth two, six
// three.
std::optional<FavouriteNumber::Move> FavouriteNumber::suggest(const State& s, Seat seat, Random&) const {
  return bestMove(*this, s, seat, [&](const Move& m) {
    if (m.verb == kLay) return 1e6;
    if (m.verb == kNameNumber)
      return m.number == 7 ? 1.0 : 0.0; // one card worth three of three: it comes most often, dealt and swapped for
    if (m.verb == kKeep) return 0.0;
    int rest = sumOf(s.hands[at(seat)]);
    for (const Card c : m.cards) rest -= valueOf(c);
    const int n = m.cards.count();
    const int threes = s.wanted - rest - 2 * n; // so many of the new cards must be worth three
    if (threes < 0 || threes > n) return -static_cast<double>(n);
    constexpr double three = 6.0 / 13, two = 7.0 / 13;
    double p = n == 3 && (threes == 1 || threes == 2) ? 3 : n == 2 && threes == 1 ? 2 : 1;
    for (int i = 0; i < n; ++i) p *= i < threes ? three : two;
    return p;
  });
}

void FavouriteNumber::table(Table& t, State& s) const {
  for (Seat k = 0; k < seats_; ++k) t.hand(s.hands[at(k)], k);
  t.stock(s.stock);
  t.pile(openPile(s.pile));
  for (Seat k = 0; k < seats_; ++k)
    t.pile(
        laidPile(s.laid[at(k)], k, Phrase::counted(MK_TEXT_N("games", "%n point(s)"), s.laid[at(k)].count() / kHand)));
  t.number("number", s.wanted, 0, kHighest);
  t.seat("namer", s.namer);
  t.flag("swapped", s.swapped);
}

Phrase FavouriteNumber::faulty(const State& s) const {
  if (s.stage == Stage::Play && s.wanted != 0 && !s.swapped && s.stock.empty())
    return MK_TEXT("games", "the stock is empty");
  return {};
}

Phrase FavouriteNumber::prompt(const State& s, Viewer v) const {
  const Arg who = Arg::seat(s.turn), number = Arg::number(s.wanted);
  if (s.wanted == 0) return {MK_TEXT("games", "%1: name the number, 7, 8 or 9"), {who}};
  if (v.seat == s.turn && s.swapped)
    return {MK_TEXT("games", "%1: the cards make %2, lay or keep them"), {who, number}};
  if (v.seat == s.turn && hits(s, s.turn))
    return {MK_TEXT("games", "%1: the cards make %2, lay them or swap"), {who, number}};
  if (v.seat == s.turn)
    return {MK_TEXT("games", "%1: the cards make %2, %3 is wanted: swap one to three"),
            {who, Arg::number(sumOf(s.hands[at(s.turn)])), number}};
  return {MK_TEXT("games", "%1: swap one to three cards, %2 is wanted"), {who, number}};
}

Phrase FavouriteNumber::told(const State& before, const State&, Seat seat, const Move& m, Viewer) const {
  if (m.verb != kLay) return {};
  return {MK_TEXT("games", "%1 lays %2: %3"),
          {Arg::seat(seat), Arg::phrase(namesOf(std::span<const Card>(before.hands[at(seat)]))),
           Arg::number(before.wanted)}};
}

Phrase FavouriteNumber::whyNot(const State& s, Seat seat, std::string_view t) const {
  const Said m = said(t);
  if (Phrase why = notHeld(m, s.hands[at(seat)]); !why.empty()) return why;
  if (m.verb == "lay")
    return {MK_TEXT("games", "The three cards make %1, not %2."),
            {Arg::number(sumOf(s.hands[at(seat)])), Arg::number(s.wanted)}};
  if (m.verb == "name") return MK_TEXT("games", "Three cards make six to nine: 7, 8 or 9 may be named.");
  return {};
}

} // namespace mk
