// Take the Quartet: lot, turns and the end. Rules: card games, game 195.
#include "games/cards/take_the_quartet.h"

#include <algorithm>

namespace mk {

using namespace cards;

std::span<const OptionSpec> TakeTheQuartet::options() {
  static const std::vector<OptionSpec> specs = {
      {"discard",
       MK_TEXT("games", "Discards"),
       MK_TEXT("games", "The top discard may be taken instead of drawing, or the discards are closed."),
       {{"top-may-be-taken", MK_TEXT("games", "top may be taken")}, {"closed", MK_TEXT("games", "closed")}}},
      seriesOption(),
      openHandsOption(),
  };
  return specs;
}

std::span<const Verb> TakeTheQuartet::verbs() {
  static const std::vector<cards::Verb> list = {
      {"draw", By::Zone, kStock, "", 0, MK_TEXT("games", "%1 draws a card")},
      {"take", By::Zone, kPile, "", 0, MK_TEXT("games", "%1 takes the top discard")},
      {"discard %c", By::Card, 0, "", 0, MK_TEXT("games", "%1 discards %2")},
  };
  return list;
}

TakeTheQuartet::TakeTheQuartet(const Setup& s)
    : Dealt(s.seats, sortedPack(), seriesOf(s.options)), closed_(s.options.is("discard", "closed")) {}

Seat TakeTheQuartet::lotOf(std::span<const Card> cards, int seats) {
  Row<Seat, kMostSeats> in;
  for (Seat k = 0; k < seats; ++k) in.push_back(k);
  std::size_t next = 0;
  while (in.size() > 1) {
    Row<Seat, kMostSeats> best;
    int highest = 0;
    for (const Seat k : in) {
      const int rank = cards[next++].high();
      if (rank > highest) best.clear();
      highest = std::max(highest, rank);
      if (rank == highest) best.push_back(k);
    }
    in = best;
  }
  return in[0];
}

// Before the first deal one shuffle decides who begins and takes the elder hand; all cards go back.
void TakeTheQuartet::deal(State& s, const Outcome& pack) const {
  clearTable(s);
  if (s.deals > 0) return dealHands(s, pack);
  for (int i = 0; i < pack.count; ++i) s.lot.push_back(pack.card(i));
  s.dealer = rightOf(lotOf(std::span<const Card>(s.lot), seats_), seats_);
  s.stage = Stage::Shuffle;
}

std::span<const Card> TakeTheQuartet::toShuffle(const State& s) const {
  if (!s.lot.empty()) return std::span<const Card>(s.lot);
  return std::span<const Card>(s.pile).first(s.pile.size() - 1);
}

void TakeTheQuartet::shuffled(State& s, const Outcome& o) const {
  if (!s.lot.empty()) {
    s.lot.clear();
    return dealHands(s, o);
  }
  ++s.shuffles;
  const Card top = s.pile.back();
  s.stock = stockOf(o, 0);
  s.pile.clear();
  s.pile.push_back(top);
}

void TakeTheQuartet::dealHands(State& s, const Outcome& pack) const {
  s.stock = stockOf(pack, dealOut(s, pack, kHand));
  begin(s);
}

bool TakeTheQuartet::hasQuartet(const Cards& hand) { return bestHolding(hand) == 4; }

int TakeTheQuartet::bestHolding(const Cards& hand) {
  const auto held = ranksOf(hand);
  return std::max({held[11], held[12], held[13]});
}

// Four of a rank win at the start of the own turn and after drawing; another may hold four until its own turn comes.
void TakeTheQuartet::begin(State& s) const {
  if (!hasQuartet(s.hands[at(s.turn)])) return;
  s.winner = s.turn;
  endGame(s, standing(s));
}

void TakeTheQuartet::moves(const State& s, Seat seat, std::vector<Move>& out) const {
  if (s.drew) {
    for (const Card c : s.hands[at(seat)])
      if (c != s.taken) out.push_back({.verb = kDiscard, .cards = {c}});
    return;
  }
  out.push_back({.verb = kDraw});
  if (!closed_ && !s.pile.empty()) out.push_back({.verb = kTake});
}

void TakeTheQuartet::play(State& s, Seat seat, const Move& m) const {
  Cards& hand = s.hands[at(seat)];
  if (m.verb != kDiscard) {
    Cards& from = m.verb == kDraw ? s.stock : s.pile;
    if (m.verb == kTake) {
      s.taken = from.back();
      s.known.add(seat, s.taken);
    }
    addSorted(hand, from.back());
    from.pop_back();
    s.drew = true;
    return begin(s);
  }
  hand.remove(m.cards[0]);
  s.known.drop(seat, m.cards[0]);
  s.pile.push_back(m.cards[0]);
  s.drew = false;
  s.taken = Card::back();
  ++s.turns;
  const bool dry = s.stock.empty() && (s.shuffles == kMostShuffles || s.pile.size() < 2);
  if (dry || s.turns == kMostTurns * seats_) return endGame(s, standing(s));
  s.turn = next(seat);
  begin(s);
  if (s.stage == Stage::Play && s.stock.empty()) s.stage = Stage::Shuffle;
}

Result TakeTheQuartet::standing(const State& s) const {
  if (s.winner != kNobody)
    return Result::win(seats_, s.winner, {MK_TEXT("games", "%1 has four of a kind."), {Arg::seat(s.winner)}});
  std::vector<int> held;
  for (Seat k = 0; k < seats_; ++k) held.push_back(bestHolding(s.hands[at(k)]));
  Phrase why{MK_TEXT("games", "Nobody has four of a kind: the most queens, jacks or kings of one rank are best: %1."),
             {Arg::number(std::ranges::max(held))}};
  Result r = Result::byScore(held, std::move(why));
  r.scores.clear();
  return r;
}

// Collects the rank of which it holds most. While the stock is young it keeps pictures of other ranks too, one of every
// rank if it can: nobody completes what it holds a card of. Kept for ever they would block everybody, itself too:
// later, and where the discards are closed, it gives up all but its own rank.
std::optional<TakeTheQuartet::Move> TakeTheQuartet::suggest(const State& s, Seat seat, Random& random) const {
  const Cards& hand = s.hands[at(seat)];
  const auto held = ranksOf(hand);
  const auto heldOf = [&](Card c) { return held[static_cast<std::size_t>(c.value())]; };
  const int most = bestHolding(hand);
  const bool keeps = !closed_ && s.shuffles * seats_ < 4; // until two shuffles with two or three seats, else until one
  if (!s.drew) {
    const bool room = keeps && std::ranges::count_if(hand, counts) < kHand;
    const bool helps =
        !closed_ && !s.pile.empty() && counts(s.pile.back()) && (room || (most > 0 && heldOf(s.pile.back()) == most));
    return Move{.verb = static_cast<std::uint8_t>(helps ? kTake : kDraw)};
  }
  Row<int, 3> ranks; // held most of: one of them is chosen
  for (const int rank : {11, 12, 13})
    if (held[static_cast<std::size_t>(rank)] == most) ranks.push_back(rank);
  const int wanted = ranks[random.below(static_cast<std::uint32_t>(ranks.size()))];
  Cards idle; // can best be spared
  int spare = 0;
  for (const Card c : hand) {
    if (c.value() == wanted || c == s.taken) continue;
    const int now = !keeps ? 0 : counts(c) ? heldOf(c) : kHand;
    if (now > spare) idle.clear();
    spare = std::max(spare, now);
    if (now == spare) idle.push_back(c);
  }
  if (idle.empty()) return std::nullopt;
  return Move{.verb = kDiscard, .cards = {idle[random.below(static_cast<std::uint32_t>(idle.size()))]}};
}

void TakeTheQuartet::table(Table& t, State& s) const {
  for (Seat k = 0; k < seats_; ++k) t.hand(s.hands[at(k)], k);
  t.stock(s.stock);
  t.pile(openPile(s.pile));
  t.pile({.key = "lot",
          .cards = &s.lot,
          .zone = kStock,
          .role = Zone::Role::Stock,
          .sees = Sees::Nobody,
          .name = MK_TEXT("games", "pack"),
          .places = 1});
  t.card("taken", s.taken);
  t.number("turns", s.turns, 0, kMostTurns * seats_);
  t.number("shuffles", s.shuffles, 0, kMostShuffles);
  t.flag("drew", s.drew);
  t.seat("winner", s.winner);
}

Phrase TakeTheQuartet::shuffleTold(const State& s) const {
  return s.lot.empty() ? MK_TEXT("games", "The discards are shuffled into a new stock")
                       : MK_TEXT("games", "All cards are shuffled again");
}

Phrase TakeTheQuartet::faulty(const State& s) const {
  if (s.stage == Stage::Play && !s.drew && s.stock.empty()) return MK_TEXT("games", "the stock is empty");
  if (s.stage == Stage::Shuffle && s.lot.empty() && s.pile.empty())
    return MK_TEXT("games", "there are no discards to shuffle");
  return {};
}

Phrase TakeTheQuartet::prompt(const State& s, Viewer) const {
  const Arg who = Arg::seat(s.turn);
  if (s.drew) return {MK_TEXT("games", "%1: discard a card"), {who}};
  return {closed_ || s.pile.empty() ? MK_TEXT("games", "%1: draw a card")
                                    : MK_TEXT("games", "%1: draw a card or take the top discard"),
          {who}};
}

Phrase TakeTheQuartet::dealTold(const State& after, Viewer) const {
  if (after.lot.empty()) return {};
  return {MK_TEXT("games", "cards are drawn face up for the start: %1; %2 begins"),
          {Arg::phrase(namesOf(std::span<const Card>(after.lot).first(static_cast<std::size_t>(seats_)))),
           Arg::seat(elder(after))}};
}

Phrase TakeTheQuartet::whyNot(const State& s, Seat seat, std::string_view t) const {
  const Said m = said(t);
  if (Phrase why = notHeld(m, s.hands[at(seat)]); !why.empty()) return why;
  if (m.verb == "discard" && !m.cards.empty() && m.cards[0] == s.taken)
    return MK_TEXT("games", "The card just taken from the discards stays in hand this turn.");
  if (!s.drew && !m.cards.empty())
    return closed_ || s.pile.empty() ? MK_TEXT("games", "First draw a card.")
                                     : MK_TEXT("games", "First draw a card or take the top discard.");
  if (m.verb == "take" && closed_) return MK_TEXT("games", "The discards are closed.");
  return {};
}

} // namespace mk
