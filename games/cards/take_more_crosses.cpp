// Take More (Crosses): combinations, turns and the end. Rules: card games, game 200.
#include "games/cards/take_more_crosses.h"

#include <algorithm>
#include <array>
#include <bit>
#include <numeric>

namespace mk {

using namespace cards;

namespace {

// Neighbours in a chain differ by two: 2-4-6-8-T and A-3-5-7-9 never meet.
constexpr int kStep = 2;

// Aces to tens, each card twice.
std::vector<Card> packOfEighty() {
  std::vector<Card> pack;
  for (int suit = 0; suit < 4; ++suit)
    for (int value = 1; value <= 10; ++value)
      for (int twin = 0; twin < 2; ++twin) pack.emplace_back(static_cast<Suit>(suit), value);
  return pack;
}

} // namespace

std::span<const OptionSpec> TakeMoreCrosses::options() {
  static const std::vector<OptionSpec> specs = {seriesOption(), openHandsOption()};
  return specs;
}

std::span<const Verb> TakeMoreCrosses::verbs() {
  static const std::vector<cards::Verb> list = {
      {"lay %c", By::Set, kMainButton, MK_TEXT("games", "Lay"), ' ', MK_TEXT("games", "%1 lays: %2")},
      {.pattern = "add %c %n",
       .by = By::CardButton,
       .id = kRankButton,
       .label = MK_TEXT("games", "Add to combination %1"),
       .say = MK_TEXT("games", "%1 adds %2 to combination %3"),
       .shift = 1},
      {"swap %c", By::CardZone, kPile, "", 0, MK_TEXT("games", "%1 swaps %2")},
      {"end", By::Button, kOtherButton, MK_TEXT("games", "Done"), 'e', MK_TEXT("games", "%1 ends the turn")},
      {"pass", By::Button, kPassButton, MK_TEXT("games", "Pass"), 'p', MK_TEXT("games", "%1 passes the turn")},
  };
  return list;
}

TakeMoreCrosses::TakeMoreCrosses(const Setup& s) : Dealt(s.seats, packOfEighty(), seriesOf(s.options)) {}

namespace {

// The numbers of the cards, as bits.
unsigned numbersOf(std::span<const Card> cards) {
  unsigned seen = 0;
  for (const Card c : cards) seen |= 1u << c.value();
  return seen;
}

// Whether three of them are neighbours in their chain.
bool holdsCombination(const Cards& hand) {
  const unsigned seen = numbersOf(std::span<const Card>(hand));
  return (seen & seen >> kStep & seen >> 2 * kStep) != 0;
}

} // namespace

bool TakeMoreCrosses::isCombination(std::span<const Card> cards) {
  if (cards.size() < kShortest || cards.size() > kLongest) return false;
  constexpr std::array<unsigned, 3> kChains{0b10101, 0b1010101, 0b101010101}; // every other number: three, four, five
  const unsigned seen = numbersOf(cards);
  return seen >> std::countr_zero(seen) == kChains[cards.size() - kShortest];
}

void TakeMoreCrosses::deal(State& s, const Outcome& pack) const {
  clearTable(s);
  s.stock = stockOf(pack, dealOut(s, pack, kHand));
}

std::span<const Card> TakeMoreCrosses::combination(const State& s, Seat seat, int k) {
  const auto& sizes = s.sizes[at(seat)];
  const auto from = static_cast<std::size_t>(std::accumulate(sizes.begin(), sizes.begin() + k, 0));
  return std::span<const Card>(s.laid[at(seat)]).subspan(from, sizes[static_cast<std::size_t>(k)]);
}

bool TakeMoreCrosses::mayAdd(std::span<const Card> made, Card c) {
  return made.size() < kLongest &&
         (c.value() == made.front().value() - kStep || c.value() == made.back().value() + kStep);
}

void TakeMoreCrosses::listLays(const State& s, Seat seat, std::vector<Move>& out) const {
  const Cards& hand = s.hands[at(seat)];
  if (holdsCombination(hand))
    eachChoice(hand, kShortest, kLongest, [&](const Choice& c) {
      if (isCombination(std::span<const Card>(c))) out.push_back({.verb = kLay, .cards = c});
    });
  for (int k = 0; k < s.sizes[at(seat)].count(); ++k)
    for (std::size_t i = 0; i < hand.size(); ++i)
      if ((i == 0 || hand[i] != hand[i - 1]) && mayAdd(combination(s, seat, k), hand[i]))
        out.push_back({.verb = kAdd, .cards = {hand[i]}, .number = static_cast<std::int16_t>(k)});
}

bool TakeMoreCrosses::canLay(const State& s, Seat seat) const {
  const Cards& hand = s.hands[at(seat)];
  bool can = holdsCombination(hand);
  for (int k = 0; k < s.sizes[at(seat)].count() && !can; ++k)
    can = std::ranges::any_of(hand, [&](Card c) { return mayAdd(combination(s, seat, k), c); });
  return can;
}

void TakeMoreCrosses::moves(const State& s, Seat seat, std::vector<Move>& out) const {
  const std::size_t before = out.size();
  listLays(s, seat, out);
  if (s.laying) return out.push_back({.verb = kEnd});
  if (s.stock.empty()) {
    if (out.size() == before) out.push_back({.verb = kPass});
    return;
  }
  const Cards& hand = s.hands[at(seat)];
  for (std::size_t i = 0; i < hand.size(); ++i)
    if (i == 0 || hand[i] != hand[i - 1]) out.push_back({.verb = kSwap, .cards = {hand[i]}});
}

void TakeMoreCrosses::play(State& s, Seat seat, const Move& m) const {
  Cards& hand = s.hands[at(seat)];
  Cards& laid = s.laid[at(seat)];
  auto& sizes = s.sizes[at(seat)];
  takeOut(hand, m.cards);
  s.passes = m.verb == kPass ? static_cast<std::uint8_t>(s.passes + 1) : std::uint8_t{0};
  if (m.verb == kLay || m.verb == kAdd) {
    if (m.verb == kLay) {
      const std::size_t from = laid.size();
      for (const Card c : m.cards) { // upwards
        std::size_t i = laid.size();
        while (i > from && laid[i - 1].value() > c.value()) --i;
        laid.insert(i, c);
      }
      sizes.push_back(static_cast<std::uint8_t>(m.cards.size()));
    } else {
      const auto made = combination(s, seat, m.number);
      const auto from = static_cast<std::size_t>(made.data() - laid.begin());
      laid.insert(m.cards[0].value() < made.front().value() ? from : from + made.size(), m.cards[0]);
      ++sizes[static_cast<std::size_t>(m.number)];
    }
    draw(hand, s.stock, kHand - hand.count());
    s.laying = true;
    if (canLay(s, seat)) return;
  } else if (m.verb == kSwap) {
    s.pile.push_back(m.cards[0]);
    draw(hand, s.stock, 1);
  }
  s.laying = false;
  if (s.passes == seats_) return endGame(s, standing(s));
  s.turn = next(seat);
}

Result TakeMoreCrosses::standing(const State& s) const {
  std::vector<int> crosses, combinations;
  for (Seat k = 0; k < seats_; ++k)
    crosses.push_back(s.laid[at(k)].count()), combinations.push_back(s.sizes[at(k)].count());
  if (s.passes < seats_)
    return byTwoScores(crosses, combinations, MK_TEXT("games", "The game was stopped: the most crosses so far."),
                       nullptr);
  return byTwoScores(crosses, combinations, MK_TEXT("games", "Nobody can lay any more: the most crosses win."),
                     MK_TEXT("games", "Equal in crosses: the most combinations win, %1."));
}

// Every card laid is a cross: the longest first; a card without neighbours in hand is swapped away.
std::optional<TakeMoreCrosses::Move> TakeMoreCrosses::suggest(const State& s, Seat seat, Random&) const {
  const Cards& hand = s.hands[at(seat)];
  return bestMove(*this, s, seat, [&](const Move& m) {
    if (m.verb == kAdd) return 200;
    if (m.verb == kLay) return 100 + m.cards.count();
    if (m.verb != kSwap) return 0;
    int company = 0;
    for (const Card c : hand) {
      const int gap = std::abs(c.value() - m.cards[0].value());
      company += gap == kStep ? 3 : gap == 2 * kStep ? 1 : 0;
      company -= 2 * static_cast<int>(gap == 0);
    }
    return 50 - company;
  });
}

void TakeMoreCrosses::table(Table& t, State& s) const {
  for (Seat k = 0; k < seats_; ++k) t.hand(s.hands[at(k)], k);
  t.stock(s.stock);
  Pile& pile = t.pile(openPile(s.pile));
  pile.always = true;
  static constexpr std::array kKeys{"combinations1", "combinations2", "combinations3", "combinations4"};
  for (Seat k = 0; k < seats_; ++k) {
    Pile& laid =
        t.pile(laidPile(s.laid[at(k)], k, Phrase::counted(MK_TEXT_N("games", "%n cross(es)"), s.laid[at(k)].count())));
    laid.kind = Zone::Kind::Row;
    laid.columns = 5;
  }
  for (Seat k = 0; k < seats_; ++k) {
    auto& sizes = s.sizes[at(k)];
    t.field(
        kKeys[at(k)],
        [&sizes] {
          std::string out;
          for (const std::uint8_t n : sizes) out += (out.empty() ? "" : ",") + std::to_string(n);
          return out;
        },
        [&sizes, key = kKeys[at(k)]](Fields& f) -> Permission {
          const auto list = f.numbers(key, kShortest, kLongest);
          if (!list) return Refusal{list.why()};
          if (list->size() > sizes.capacity()) return Table::tooMany(key);
          for (const int n : *list) sizes.push_back(static_cast<std::uint8_t>(n));
          return Ok{};
        });
  }
  t.number("passes", s.passes, 0, seats_);
  t.flag("laying", s.laying);
}

Phrase TakeMoreCrosses::faulty(const State& s) const {
  for (Seat k = 0; k < seats_; ++k) {
    const auto& sizes = s.sizes[at(k)];
    if (std::accumulate(sizes.begin(), sizes.end(), 0) != s.laid[at(k)].count())
      return MK_TEXT("games", "the combinations do not hold the cards laid");
    for (int i = 0; i < sizes.count(); ++i)
      if (!isCombination(combination(s, k, i))) return MK_TEXT("games", "an invalid combination");
  }
  return {};
}

Phrase TakeMoreCrosses::prompt(const State& s, Viewer) const {
  const Arg who = Arg::seat(s.turn);
  if (s.laying) return {MK_TEXT("games", "%1: lay or add more, or end the turn"), {who}};
  return {s.stock.empty() ? MK_TEXT("games", "%1: lay or add cards, or pass if you cannot")
                          : MK_TEXT("games", "%1: lay or add cards, or swap one"),
          {who}};
}

Phrase TakeMoreCrosses::whyNot(const State& s, Seat seat, std::string_view t) const {
  const Said m = said(t);
  if (Phrase why = notHeld(m, s.hands[at(seat)]); !why.empty()) return why;
  if (m.verb == "lay")
    return MK_TEXT("games", "A combination is three to five neighbours of 2-4-6-8-10 or of A-3-5-7-9.");
  if (m.verb == "add") return MK_TEXT("games", "Only the next number at either end may be added, up to five cards.");
  if (m.verb == "swap" && s.laying) return MK_TEXT("games", "After laying, no card is swapped.");
  return {};
}

} // namespace mk
