// The Hawk Game: laying, exchanging and the end. Rules: card games, game 194.
#include "games/cards/hawk_game.h"

#include "games/cards/monarch.h"

#include <algorithm>
#include <array>
#include <bit>

namespace mk {

using namespace cards;

std::span<const OptionSpec> HawkGame::options() {
  static const std::vector<OptionSpec> specs = {seriesOption(), openHandsOption()};
  return specs;
}

std::span<const Verb> HawkGame::verbs() {
  static const std::vector<cards::Verb> list = {
      {"lay %c", By::Set, kMainButton, MK_TEXT("games", "Lay"), ' ', MK_TEXT("games", "%1 lays %2")},
      {"draw", By::Zone, kStock, "", 0, MK_TEXT("games", "%1 draws a card")},
      {"discard %c", By::Card, 0, "", 0, MK_TEXT("games", "%1 discards %2")},
      {"pass", By::Button, kPassButton, MK_TEXT("games", "Pass"), 'p', MK_TEXT("games", "%1 passes the turn")},
  };
  return list;
}

HawkGame::HawkGame(const Setup& s) : Dealt(s.seats, sortedPack(), seriesOf(s.options)) {}

int HawkGame::valueOf(Card c) { return Monarch::valueOf(c); }

int HawkGame::sumOf(std::span<const Card> cards) {
  int sum = 0;
  for (const Card c : cards) sum += valueOf(c);
  return sum;
}

void HawkGame::deal(State& s, const Outcome& pack) const {
  clearTable(s);
  s.stock = stockOf(pack, dealOut(s, pack, kHand));
}

void HawkGame::moves(const State& s, Seat seat, std::vector<Move>& out) const {
  const Cards& hand = s.hands[at(seat)];
  if (s.drew) {
    for (const Card c : hand) out.push_back({.verb = kDiscard, .cards = {c}});
    return;
  }
  const std::size_t before = out.size();
  // All sets of two or more cards of the five, each sum from a smaller one; the pack has no twins.
  std::array<int, 1u << kHand> sums{};
  std::array<int, kHand> values{};
  for (std::size_t i = 0; i < hand.size(); ++i) values[i] = valueOf(hand[i]);
  for (unsigned set = 1; set < 1u << hand.size(); ++set) {
    const unsigned fewer = set & (set - 1);
    sums[set] = sums[fewer] + values[static_cast<std::size_t>(std::countr_zero(set))];
    if (sums[set] < kWanted || fewer == 0) continue;
    Move& m = out.emplace_back();
    m.verb = kLay;
    for (std::size_t i = 0; i < hand.size(); ++i)
      if ((set >> i & 1) != 0) m.cards.push_back(hand[i]);
  }
  if (!s.stock.empty())
    out.push_back({.verb = kDraw});
  else if (out.size() == before)
    out.push_back({.verb = kPass});
}

void HawkGame::play(State& s, Seat seat, const Move& m) const {
  Cards& hand = s.hands[at(seat)];
  if (m.verb == kDraw) {
    draw(hand, s.stock, 1);
    s.drew = true;
    return;
  }
  s.drew = false;
  takeOut(hand, m.cards);
  if (m.verb == kDiscard) s.pile.push_back(m.cards[0]);
  if (m.verb == kLay) {
    for (const Card c : m.cards) s.laid[at(seat)].push_back(c);
    ++s.combinations[at(seat)];
    if (sumOf(std::span<const Card>(m.cards)) == kWanted) ++s.exact[at(seat)];
    draw(hand, s.stock, m.cards.count());
  }
  s.passes = m.verb == kPass ? static_cast<std::uint8_t>(s.passes + 1) : std::uint8_t{0};
  if (s.passes == seats_) return endGame(s, standing(s));
  s.turn = next(seat);
}

Result HawkGame::standing(const State& s) const {
  std::vector<int> combinations, exact;
  for (Seat k = 0; k < seats_; ++k) combinations.push_back(s.combinations[at(k)]), exact.push_back(s.exact[at(k)]);
  if (s.passes < seats_)
    return byTwoScores(combinations, exact, MK_TEXT("games", "The game was stopped: the most combinations so far."),
                       nullptr);
  return byTwoScores(combinations, exact, MK_TEXT("games", "Nobody can lay any more: the most combinations win."),
                     MK_TEXT("games", "Equal in combinations: the most of exactly 15 win, %1."));
}

// An exact fifteen of few cards; otherwise a better card is looked for, and near the end anything goes.
std::optional<HawkGame::Move> HawkGame::suggest(const State& s, Seat seat, Random&) const {
  const Cards& hand = s.hands[at(seat)];
  const auto hope = [&](Card gone) { // fifteens that are left without this card
    Cards rest = hand;
    rest.remove(gone);
    int n = 0;
    eachChoice(rest, 2, 5, [&](const Choice& c) { n += static_cast<int>(sumOf(std::span<const Card>(c)) == kWanted); });
    return n;
  };
  return bestMove(*this, s, seat, [&](const Move& m) {
    switch (m.verb) {
    case kLay: {
      const int over = sumOf(std::span<const Card>(m.cards)) - kWanted;
      return over == 0 ? 1000 - m.cards.count() : 100 - 10 * over - m.cards.count();
    }
    case kDraw:
      return s.stock.count() > 2 * seats_ ? 85 : 0; // sixteen is laid, more is kept back while there is time
    case kDiscard:
      return 20 * hope(m.cards[0]) - valueOf(m.cards[0]);
    default:
      return 0;
    }
  });
}

void HawkGame::table(Table& t, State& s) const {
  for (Seat k = 0; k < seats_; ++k) t.hand(s.hands[at(k)], k);
  t.stock(s.stock);
  t.pile(openPile(s.pile));
  for (Seat k = 0; k < seats_; ++k)
    t.pile(laidPile(s.laid[at(k)], k,
                    {MK_TEXT("games", "%1, exact: %2"),
                     {Arg::phrase(Phrase::counted(MK_TEXT_N("games", "%n combination(s)"), s.combinations[at(k)])),
                      Arg::number(s.exact[at(k)])}}));
  t.each("combinations", s.combinations, 0, 26);
  t.each("exact", s.exact, 0, 26);
  t.number("passes", s.passes, 0, seats_);
  t.flag("drew", s.drew);
}

Phrase HawkGame::faulty(const State& s) const {
  for (Seat k = 0; k < seats_; ++k)
    if (s.hands[at(k)].count() > kHand + static_cast<int>(s.drew && k == s.turn))
      return MK_TEXT("games", "a hand has too many cards");
  return {};
}

Phrase HawkGame::prompt(const State& s, Viewer) const {
  const Arg who = Arg::seat(s.turn);
  if (s.drew) return {MK_TEXT("games", "%1: discard a card"), {who}};
  return {s.stock.empty() ? MK_TEXT("games", "%1: lay cards worth 15 or more, or pass if you cannot")
                          : MK_TEXT("games", "%1: lay cards worth 15 or more, or draw a card"),
          {who}};
}

Phrase HawkGame::whyNot(const State& s, Seat seat, std::string_view t) const {
  const Said m = said(t);
  if (Phrase why = notHeld(m, s.hands[at(seat)]); !why.empty()) return why;
  if (s.drew) return MK_TEXT("games", "After drawing, one card is discarded.");
  if (m.verb == "lay")
    return {MK_TEXT("games", "These cards are worth %1: a combination is two to five cards worth 15 or more."),
            {Arg::number(sumOf(std::span<const Card>(m.cards)))}};
  if (m.verb == "pass") return MK_TEXT("games", "You may pass only when the stock is empty and nothing can be laid.");
  return {};
}

} // namespace mk
