// Honour tricks, playing tricks, support and defence, as the books count them. Rules: rulings on bridge, part II,
// valuation.
#include "games/whist/bridge_hand.h"

#include <algorithm>
#include <bit>

namespace mk::bridge {

namespace {

constexpr int kT = 10, kJ = 11, kQ = 12, kK = 13, kA = 14;
constexpr unsigned bit(int high) { return 1u << high; }

// A row of the table: the cards it names, how many in all, what they are worth. The first that fits counts.
struct Row {
  unsigned named;
  int cards;
  Quarters worth;
};
constexpr std::array<Row, 9> kTableA = {{{bit(kA) | bit(kK), 2, 8},
                                         {bit(kA) | bit(kQ), 2, 6},
                                         {bit(kA) | bit(kJ) | bit(kT), 3, 6},
                                         {bit(kK) | bit(kQ) | bit(kT), 3, 6},
                                         {bit(kA), 1, 4},
                                         {bit(kK) | bit(kQ), 2, 4},
                                         {bit(kK) | bit(kJ), 3, 4},
                                         {bit(kK), 2, 2},
                                         {bit(kQ) | bit(kJ), 3, 2}}};
constexpr std::array<Row, 13> kTableR = {{{bit(kA) | bit(kK), 2, 8},
                                          {bit(kA) | bit(kQ) | bit(kJ), 3, 8},
                                          {bit(kA) | bit(kQ) | bit(kT), 3, 6},
                                          {bit(kA) | bit(kJ) | bit(kT), 3, 6},
                                          {bit(kK) | bit(kQ) | bit(kJ), 3, 6},
                                          {bit(kA) | bit(kQ), 2, 5},
                                          {bit(kK) | bit(kQ) | bit(kT), 3, 5},
                                          {bit(kA), 1, 4},
                                          {bit(kK) | bit(kQ), 2, 4},
                                          {bit(kK) | bit(kJ) | bit(kT), 3, 3},
                                          {bit(kK), 2, 2},
                                          {bit(kQ) | bit(kJ), 3, 2},
                                          {bit(kQ), 3, 1}}};

template <class T> Quarters worth(const T& table, unsigned held, int cards) {
  for (const Row& r : table)
    if ((held & r.named) == r.named && cards >= r.cards) return r.worth;
  return 0;
}

} // namespace

Hand::Hand(const cards::Cards& cards, System system) : system_(system) {
  for (const Card c : cards) {
    const auto suit = static_cast<std::size_t>(c.suit());
    ++n_[suit];
    held_[suit] |= bit(c.high());
  }
  for (std::size_t s = 0; s < 4; ++s) {
    h_[s] = worth(kTableA, held_[s], n_[s]);
    if (system == System::Risti) total_ += worth(kTableR, held_[s], n_[s]);
  }
  if (system == System::Culbertson) total_ = tableA();
}

Quarters Hand::tableA() const { return h_[0] + h_[1] + h_[2] + h_[3] + pairs(kAllSuits); }

// K x and Q x, Q x and J x in different suits.
Quarters Hand::pairs(Suits among) const {
  int kings = 0, queens = 0, jacks = 0;
  for (int s = 0; s < 4; ++s) {
    if (!has(among, s) || count(s) < 2) continue;
    const int top = std::bit_width(held_[at(s)]) - 1;
    kings += top == kK && honour(s) == tricks(0.5);
    queens += top == kQ && honour(s) == 0;
    jacks += top == kJ;
  }
  const int first = std::min(kings, queens);
  return 2 * (first + std::min(queens - first, jacks));
}

int Hand::spread() const {
  return static_cast<int>(std::ranges::count_if(h_, [](Quarters h) { return h >= 2; }));
}

bool Hand::biddable(int suit) const {
  const int n = count(suit);
  return n >= 6 || (n == 5 && honour(suit) >= 2) || (n == 4 && honour(suit) >= 6);
}
Suits Hand::biddable() const {
  Suits out = 0;
  for (int s = 0; s < 4; ++s)
    if (biddable(s)) out |= only(s);
  return out;
}
Suits Hand::longer(int cards) const {
  Suits out = 0;
  for (int s = 0; s < 4; ++s)
    if (count(s) >= cards) out |= only(s);
  return out;
}
int Hand::longest() const { return *std::ranges::max_element(n_); }
int Hand::shortest() const { return *std::ranges::min_element(n_); }
bool Hand::isFlat() const { return longest() == 4 && shortest() == 3; }

Quarters Hand::sideLength(int suit) const { return 2 * std::clamp(count(suit) - 3, 0, 3); }

Quarters Hand::trumpTricks(int suit) const {
  const int n = count(suit);
  const Quarters plain = honour(suit) + 4 * std::max(0, n - 3);
  if (n < 5) return plain;
  const unsigned held = held_[at(suit)];
  const int top = std::bit_width(held) - 1, missing = kA - top;
  int run = 0;
  while (top - run >= 2 && (held & bit(top - run)) != 0) ++run;
  if (run < 3 || 2 * run < 13 - n) return plain;
  return std::max(plain, 4 * (n - missing));
}

Quarters Hand::playing(int trump) const {
  Quarters sum = trumpTricks(trump);
  for (int s = 0; s < 4; ++s)
    if (s != trump) sum += honour(s) + sideLength(s);
  return sum + pairs(static_cast<Suits>(kAllSuits & ~only(trump)));
}

Quarters Hand::playingNoTrumps() const {
  Quarters sum = pairs(kAllSuits);
  for (int s = 0; s < 4; ++s) sum += honour(s) + sideLength(s);
  return sum;
}

Quarters Hand::support(int trump) const {
  const int n = count(trump);
  Quarters sum = n >= 5 ? 4 * (n - 4) : n == 4 ? 2 : 0;
  if (holds(trump, kA)) sum += 4;
  if (holds(trump, kK)) sum += 4;
  if (holds(trump, kQ)) sum += 2;
  int least = 13;
  for (int s = 0; s < 4; ++s) {
    if (s == trump) continue;
    sum += honour(s) + sideLength(s);
    least = std::min(least, count(s));
  }
  sum += pairs(static_cast<Suits>(kAllSuits & ~only(trump)));
  if (n >= 4 && least < 3) sum += 4 * (3 - least);
  if (n == 3 && least < 3) sum += least == 0 ? 8 : least == 1 ? 4 : 2;
  return sum;
}

Quarters Hand::outside(int suit) const {
  Quarters sum = pairs(static_cast<Suits>(kAllSuits & ~only(suit)));
  for (int s = 0; s < 4; ++s)
    if (s != suit) sum += honour(s);
  return sum;
}

Quarters Hand::defence(int strain) const {
  if (strain == kNoTrumps) return tableA();
  const unsigned held = held_[at(strain)];
  int run = 0, missing = 0;
  if (held != 0) {
    const int top = std::bit_width(held) - 1;
    missing = kA - top;
    while (top - run >= 2 && (held & bit(top - run)) != 0) ++run;
  }
  return outside(strain) + std::max({honour(strain), 4 * (run - missing), 0}) + sideLength(strain);
}

bool Hand::supportsWell(int suit) const {
  if (count(suit) >= 4) return true;
  if (count(suit) < 3) return false;
  return holds(suit, kA) || holds(suit, kK) || holds(suit, kQ) || (holds(suit, kJ) && holds(suit, kT));
}
bool Hand::supports(int suit) const {
  return count(suit) >= 3 || (count(suit) == 2 && (holds(suit, kA) || holds(suit, kK) || holds(suit, kQ)));
}

int Hand::choose(Suits among) const {
  int best = -1;
  for (int s = 3; s >= 0; --s)
    if (has(among, s) && (best < 0 || count(s) > count(best))) best = s;
  if (best < 0 || system_ == System::Risti || count(best) != 6) return best;
  for (int s = 3; s > best; --s) // six cards of a lower suit, five of a higher one
    if (has(among, s) && count(s) == 5) return s;
  return best;
}

Quarters neededForNoTrumps(int level) {
  constexpr std::array<Quarters, 8> kNeeded = {16, 16, 20, 22, 24, 26, 28, 32};
  return kNeeded[at(level)];
}

} // namespace mk::bridge
