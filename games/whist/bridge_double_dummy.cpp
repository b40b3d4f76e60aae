// The program's solver is asked, or alpha-beta looks over the cards that are left: hands are sets of bits, thirteen a
// suit, the ace highest.
#include "games/whist/bridge_double_dummy.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>

namespace mk::bridge {

namespace {

using Set = std::uint64_t;
constexpr Set kSuit = (1u << 13) - 1;
constexpr int indexOf(Card c) { return 13 * static_cast<int>(c.suit()) + c.high() - 2; }
constexpr Set bit(int index) { return Set{1} << index; }
constexpr Set suitOf(int suit) { return kSuit << (13 * suit); }

// The trick so far.
struct Lying {
  int count = 0, led = 0, best = -1; // the suit led, the card that wins
  Seat winner = kNobody;
  Set cards = 0;
};

class Solver {
public:
  explicit Solver(const Bridge::State& s) : trump_(Bridge::ruleOf(s).trump) {
    for (std::size_t k = 0; k < 4; ++k)
      for (const Card c : s.hands[k]) hands_[k] |= bit(indexOf(c));
  }

  Lying with(Lying t, Seat chair, int card) const {
    const int suit = card / 13;
    if (t.count == 0) t.led = suit;
    const bool wins = t.count == 0 || (suit == t.best / 13 ? card > t.best : suit == trump_);
    if (wins) t.best = card, t.winner = chair;
    t.cards |= bit(card);
    ++t.count;
    return t;
  }

  // Cards that may be played; of neighbours that are worth the same only the highest.
  Set choices(Seat chair, const Lying& t) const {
    const Set hand = hands_[at(chair)], suited = t.count > 0 ? hand & suitOf(t.led) : 0;
    const Set legal = suited != 0 ? suited : hand;
    const Set present = hands_[0] | hands_[1] | hands_[2] | hands_[3] | t.cards;
    Set out = 0;
    for (Set left = legal; left != 0; left &= left - 1) {
      const int card = std::countr_zero(left);
      const Set above = present & suitOf(card / 13) & ~(bit(card + 1) - 1);
      if (above == 0 || (hand >> std::countr_zero(above) & 1) == 0) out |= bit(card);
    }
    return out;
  }

  // Tricks of north and south from here on.
  int value(Seat chair, const Lying& t, int alpha, int beta) {
    if (t.count == kChairs) {
      const int won = sideOf(t.winner) == 0 ? 1 : 0;
      if ((hands_[0] | hands_[1] | hands_[2] | hands_[3]) == 0) return won;
      return won + value(t.winner, {}, alpha - won, beta - won);
    }
    const bool most = sideOf(chair) == 0;
    int best = most ? -1 : 14;
    for (Set left = choices(chair, t); left != 0;) {
      const int card = 63 - std::countl_zero(left);
      left &= ~bit(card);
      const int v = after(chair, t, card, alpha, beta);
      best = most ? std::max(best, v) : std::min(best, v);
      (most ? alpha : beta) = most ? std::max(alpha, v) : std::min(beta, v);
      if (alpha >= beta) break;
    }
    return best;
  }

  int after(Seat chair, const Lying& t, int card, int alpha, int beta) {
    hands_[at(chair)] &= ~bit(card);
    const int v = value(static_cast<Seat>((chair + 1) % kChairs), with(t, chair, card), alpha, beta);
    hands_[at(chair)] |= bit(card);
    return v;
  }

private:
  std::array<Set, 4> hands_{};
  int trump_;
};

constexpr int kQuick = 4;    // tricks left: our own search has it at once
constexpr int kFeasible = 5; // earlier than that it takes too long

std::atomic<const DoubleDummy*> programs = nullptr;

int tricksLeft(const Bridge::State& s) { return Bridge::kTricks - s.laid.count() / kChairs; }

} // namespace

void useDoubleDummy(const DoubleDummy* solver) { programs = solver; }
const DoubleDummy* doubleDummy() { return programs; }

OpenDeal openDeal(const Bridge::State& s) {
  OpenDeal d;
  d.hands = s.hands;
  d.trump = s.contract.strain();
  const int lying = s.trick.count() % kChairs;
  d.leads = lying > 0 ? s.trick.seats.front() : s.turn;
  d.trick.assign(s.trick.cards.begin(), s.trick.cards.begin() + lying);
  return d;
}

std::vector<std::pair<Card, int>> solve(const Bridge::State& s, std::stop_token stop) {
  const int left = tricksLeft(s);
  const DoubleDummy* solver = doubleDummy();
  if (left > kQuick && solver != nullptr)
    if (auto found = solver->cards(openDeal(s), std::move(stop)); !found.empty()) return found;
  return left <= kFeasible ? searched(s) : std::vector<std::pair<Card, int>>();
}

std::vector<std::pair<Card, int>> searched(const Bridge::State& s) {
  Solver solver(s);
  Lying t;
  const int lying = s.trick.count() % kChairs;
  for (int i = 0; i < lying; ++i) t = solver.with(t, s.trick.seats[at(i)], indexOf(s.trick.cards[at(i)]));
  const int left = tricksLeft(s);
  const cards::Cards& hand = s.hands[at(s.turn)];
  const bool follows =
      lying > 0 && std::ranges::any_of(hand, [&](Card c) { return static_cast<int>(c.suit()) == t.led; });
  std::vector<std::pair<Card, int>> out;
  for (const Card c : hand) {
    if (follows && static_cast<int>(c.suit()) != t.led) continue;
    const int north = solver.after(s.turn, t, indexOf(c), -1, 14);
    out.emplace_back(c, sideOf(s.turn) == 0 ? north : left - north);
  }
  return out;
}

} // namespace mk::bridge
