// Who Is Last: deal, bouts and the end. Rules: card games, game 172; dealing A2, beating A5, limits A11, series A12.
#include "games/cards/durak.h"

#include <algorithm>
#include <bit>

namespace mk {

using namespace cards;

std::span<const OptionSpec> Durak::options() {
  static const std::vector<OptionSpec> specs = {
      {"take",
       MK_TEXT("games", "Taking up"),
       MK_TEXT("games", "An attack may be taken up only when it cannot be beaten, or whenever the defender likes."),
       {{"only-without-a-defence", MK_TEXT("games", "only without a defence")}, {"free", MK_TEXT("games", "free")}}},
      seriesOption(),
      openHandsOption(),
  };
  return specs;
}

Durak::Durak(const Setup& s)
    : seats_(s.seats), games_(gamesOf(s.options)), freeTake_(s.options.is("take", "free")),
      openHands_(s.options.is("open-hands", "on")), pack_(sortedPack(6)) {}

Turn Durak::turn(const State& s) const {
  switch (s.phase) {
  case Phase::Lot:
  case Phase::Deal:
    return Turn::chance();
  case Phase::Attack:
    return Turn::of(s.attacker);
  case Phase::Defence:
    return Turn::of(defender(s));
  case Phase::Over:
    break;
  }
  return Turn::over();
}

ChanceRequest Durak::chance(const State& s) const {
  if (s.phase == Phase::Lot) return ChanceRequest::draw(seats_);
  ChanceRequest ask = ChanceRequest::deck(pack_);
  if (s.series.played > 0) ask.by = s.dealer; // the end of the game before may be looked at
  return ask;
}

void Durak::settle(State& s, const Outcome& o) const {
  if (s.phase == Phase::Deal) return dealOut(s, o);
  s.dealer = static_cast<Seat>(o.value());
  s.phase = Phase::Deal;
}

void Durak::dealOut(State& s, const Outcome& pack) const {
  for (Cards& h : s.hands) h.clear();
  s.attack.clear();
  s.beating.clear();
  s.out.clear();
  s.attacks = 0;
  s.takes = 0;
  const int next = deal(pack, 0, s.dealer, std::span(s.hands).first(static_cast<std::size_t>(seats_)), kHand);
  const bool allDealt = next == pack.count;
  const Card turned = pack.card(allDealt ? next - 1 : next); // with six seats the dealer's last card is shown
  s.stock = allDealt ? Cards() : stockOver(turned, pack, next + 1);
  s.trump = turned.suit();
  s.attacker = s.first != kNobody ? s.first : lowestTrump(s);
  if (s.attacker == kNobody) s.attacker = elderOf(s.dealer, seats_);
  s.phase = Phase::Attack;
}

Seat Durak::lowestTrump(const State& s) const {
  Seat holder = kNobody;
  int lowest = 15;
  for (Seat k = 0; k < seats_; ++k)
    for (const Card c : s.hands[at(k)])
      if (c.suit() == s.trump && c.high() < lowest) {
        lowest = c.high();
        holder = k;
      }
  return holder;
}

Seat Durak::nextActive(const State& s, Seat from) const {
  Seat k = from;
  do k = leftOf(k, seats_);
  while (isOut(s, k) && k != from);
  return k;
}

bool Durak::mayTake(const State& s) const {
  return freeTake_ || !hasDefence({s.trump}, s.attack, s.hands[at(defender(s))]);
}

void Durak::moves(const State& s, Seat seat, std::vector<Move>& out) const {
  const Cards& hand = s.hands[at(seat)];
  if (s.phase == Phase::Defence) {
    auto list = [&out](const Defence& d) {
      out.push_back({Move::Kind::Beat, d});
      return true;
    };
    Defence made;
    eachDefence(Beating{s.trump}, s.attack, hand, made, 0, list);
    if (mayTake(s)) out.push_back({Move::Kind::Take, {}});
    return;
  }
  const int most = std::min(kMostAttack, s.hands[at(defender(s))].count());
  for (int rank = 6; rank <= 14; ++rank) { // all sets of cards of one rank
    Attack equal;
    for (const Card c : hand)
      if (c.high() == rank) equal.push_back(c);
    for (unsigned set = 1; set < 1u << equal.size(); ++set) {
      if (std::popcount(set) > most) continue;
      Move m{Move::Kind::Attack, {}};
      for (std::size_t i = 0; i < equal.size(); ++i)
        if (((set >> i) & 1u) != 0) m.cards.push_back(equal[i]);
      out.push_back(m);
    }
  }
}

void Durak::play(State& s, Seat seat, const Move& m) const {
  Cards& hand = s.hands[at(seat)];
  for (const Card c : m.cards) hand.remove(c);
  switch (m.kind) {
  case Move::Kind::Attack:
    s.attack = m.cards;
    s.beating.clear();
    ++s.attacks;
    s.phase = Phase::Defence;
    return;
  case Move::Kind::Beat:
    s.beating = m.cards;
    return endBout(s, true);
  case Move::Kind::Take:
    for (const Card c : s.attack) addSorted(hand, c);
    s.attack.clear();
    return endBout(s, false);
  }
}

// The attacker draws first with all it needs, then the others clockwise, the defender last.
void Durak::drawAfterBout(State& s, Seat attacker, Seat defender) const {
  refill(s.hands[at(attacker)], s.stock, kHand);
  for (Seat k = leftOf(attacker, seats_); k != attacker; k = leftOf(k, seats_))
    if (k != defender && !isOut(s, k)) refill(s.hands[at(k)], s.stock, kHand);
  refill(s.hands[at(defender)], s.stock, kHand);
}

void Durak::endBout(State& s, bool beaten) const {
  const Seat attacker = s.attacker, defended = defender(s);
  s.takes = beaten || !s.stock.empty() ? std::uint8_t{0} : static_cast<std::uint8_t>(s.takes + 1);
  drawAfterBout(s, attacker, defended);
  if (s.stock.empty())
    for (const Seat k : {attacker, defended})
      if (s.hands[at(k)].empty()) s.out.push_back(k);
  s.attacker = beaten && !isOut(s, defended) ? defended : nextActive(s, defended);
  s.phase = Phase::Attack;
  if (s.out.count() + 1 >= seats_ || s.attacks == kMostAttacks || s.takes == kMostTakes) endGame(s);
}

void Durak::endGame(State& s) const {
  for (const Seat k : losers(s)) s.series.count(k);
  ++s.series.played;
  if (s.series.played == games_) {
    s.phase = Phase::Over;
    return;
  }
  s.first = s.out.empty() ? kNobody : s.out.front();
  s.dealer = leftOf(s.dealer, seats_);
  s.phase = Phase::Deal;
}

std::vector<Seat> Durak::losers(const State& s) const {
  int most = 1;
  for (Seat k = 0; k < seats_; ++k) most = std::max(most, s.hands[at(k)].count());
  std::vector<Seat> out;
  for (Seat k = 0; k < seats_; ++k)
    if (s.hands[at(k)].count() == most) out.push_back(k);
  return out;
}

// Of the game on the table: in the order of going out, then by cards still held.
std::vector<int> Durak::places(const State& s) const {
  std::vector<int> out(at(static_cast<Seat>(seats_)), 1 + s.out.count());
  for (Seat k = 0; k < seats_; ++k) {
    const auto gone = std::ranges::find(s.out, k) - s.out.begin();
    if (gone < s.out.count()) {
      out[at(k)] = 1 + static_cast<int>(gone);
      continue;
    }
    for (Seat other = 0; other < seats_; ++other)
      out[at(k)] += !isOut(s, other) && s.hands[at(other)].count() < s.hands[at(k)].count();
  }
  return out;
}

Phrase Durak::ending(const State& s) const {
  const auto last = losers(s);
  if (last.empty()) return MK_TEXT("games", "The last cards went together: nobody is last.");
  if (s.out.count() + 1 < seats_) return MK_TEXT("games", "The game would never end: whoever holds most cards loses.");
  return {MK_TEXT("games", "%1 is last. %2 was the first without cards."),
          {Arg::seat(last.front()), Arg::seat(s.out.front())}};
}

Takeback Durak::takeback(const State& s, Seat seat, const Move& m) const {
  State after = s;
  play(after, seat, m);
  return after.stock == s.stock ? Takeback::Free : Takeback::Refused;
}

Result Durak::result(const State& s) const {
  const auto n = static_cast<std::size_t>(seats_);
  if (games_ > 1) {
    std::vector<int> bad(s.series.points.begin(), s.series.points.begin() + static_cast<std::ptrdiff_t>(n));
    return Result::byScore(bad,
                           s.phase == Phase::Over
                               ? MK_TEXT("games", "The series is over: fewest bad points win.")
                               : MK_TEXT("games", "The series was stopped: fewest bad points so far."),
                           true);
  }
  Result r;
  r.places = places(s);
  r.why = s.phase == Phase::Over ? ending(s) : Phrase(MK_TEXT("games", "The game was stopped: fewest cards are best."));
  return r;
}

std::string Durak::fault(const State& s) const {
  std::array<int, 64> seen{};
  int cards = 0;
  const auto count = [&](std::span<const Card> list) {
    for (const Card c : list) {
      ++cards;
      ++seen[static_cast<std::size_t>(c.code())];
    }
  };
  for (const Cards& h : s.hands) count(h);
  count(s.stock);
  const int held = cards;
  count(s.attack);
  count(s.beating);
  for (std::size_t c = 0; c < seen.size(); ++c) {
    const bool inPack = std::ranges::find(pack_, Card::fromCode(static_cast<int>(c))) != pack_.end();
    if (seen[c] > (inPack ? 1 : 0)) return "a card is there twice or does not belong to the pack";
  }
  const bool playing = s.phase == Phase::Attack || s.phase == Phase::Defence;
  if (playing && (held + (s.phase == Phase::Defence ? s.attack.count() : 0)) % 2 != 0)
    return "cards leave play only in pairs: one is missing";
  if (s.phase != Phase::Defence && s.attack.size() != s.beating.size()) return "an attack without an answer";
  if (s.phase == Phase::Defence && (s.attack.empty() || !s.beating.empty())) return "nothing to be beaten";
  if (!s.stock.empty() && s.stock.front().suit() != s.trump) return "the card under the stock is no trump";
  for (Seat k = 0; k < kMostSeats; ++k) {
    const Cards& h = s.hands[at(k)];
    if ((k >= seats_ || isOut(s, k)) && !h.empty()) return "a seat that is out or not there holds cards";
    if (!std::ranges::is_sorted(h, before)) return "a hand is not sorted";
    if (playing && k < seats_ && !isOut(s, k) && h.empty() && !(s.phase == Phase::Defence && k == s.attacker))
      return "a seat in play has no cards";
  }
  if (playing && (s.out.count() + 1 >= seats_ || isOut(s, s.attacker))) return "nobody is left to play with";
  return {};
}

} // namespace mk
