// Collect a Collection: laying groups, drawing, scoring. Rules: card games, game 170.
#include "games/cards/collect.h"

#include <algorithm>

namespace mk {

using namespace cards;

namespace {

// What a group earns: nothing for one card, 2 a card of one rank, 3 a card of one suit (twins are of one suit).
int worth(std::span<const Card> cards) {
  const int n = static_cast<int>(cards.size());
  if (n < 2) return 0;
  return n * (std::ranges::all_of(cards, [&](Card c) { return c.suit() == cards[0].suit(); }) ? 3 : 2);
}

// Whether a card may go along with those: all of one rank, or all of one suit.
bool goesWith(std::span<const Card> laid, Card c) {
  return std::ranges::all_of(laid, [&](Card x) { return x.value() == c.value(); }) ||
         std::ranges::all_of(laid, [&](Card x) { return x.suit() == c.suit(); });
}

} // namespace

std::span<const OptionSpec> CollectRules::options() {
  static const std::vector<OptionSpec> specs = {
      {"packs",
       MK_TEXT("games", "Packs"),
       MK_TEXT("games", "Two packs, or one; seven and eight players always need two."),
       {{"2", Phrase::plain("2")}, {"1", Phrase::plain("1")}}},
      seriesOption(),
      openHandsOption(),
  };
  return specs;
}

CollectRules::CollectRules(const Setup& s)
    : seats_(s.seats), deals_(seriesOf(s.options)),
      pack_(sortedPack(2, s.options.is("packs", "1") && s.seats <= kMostSeatsOnePack ? 1 : 2)) {}

std::span<const Verb> CollectRules::verbs() const {
  enum Buttons : std::int16_t { kLayButton, kPassButton };
  static constexpr Verb all[] = {
      {.pattern = "play %c",
       .by = By::CardButton,
       .id = kLayButton,
       .label = MK_TEXT("games", "lay"),
       .key = ' ',
       .say = MK_TEXT("games", "%1 lays: %2")},
      {.pattern = "pass",
       .by = By::Button,
       .id = kPassButton,
       .label = MK_TEXT("games", "Pass"),
       .key = 'p',
       .say = MK_TEXT("games", "%1 passes the turn")},
  };
  return all;
}

void CollectRules::table(Table& t, State& s) const {
  for (Seat k = 0; k < seats_; ++k)
    t.hand(s.hands[at(k)], k).label = {MK_TEXT("games", "points: %1"), {Arg::number(s.points[at(k)])}};
  t.stock(s.stock);
  t.pile({.key = "pile",
          .cards = &s.pile,
          .zone = kPile,
          .role = Zone::Role::Discard,
          .sees = Sees::Top,
          .name = MK_TEXT("games", "collection"),
          .places = 1});
  t.each("points", s.points, 0, 1000);
  t.number("passes", s.passes, 0, kMostSeats);
}

void CollectRules::deal(State& s, const Outcome& pack) const {
  for (Cards& h : s.hands) h.clear();
  s.stock = stockOf(pack, cards::deal(pack, 0, s.dealer, std::span(s.hands).first(at(seats_)), kHand));
  s.pile.clear();
  s.points = {};
  s.passes = 0;
  s.turn = rightOf(s.dealer, seats_);
}

bool CollectRules::fits(const State& s, Card c) const {
  return s.pile.empty() || c.suit() == s.pile.back().suit() || c.value() == s.pile.back().value();
}

// Every order of one, two or three cards of a rank or a suit that begins with a fitting card; of twins only one.
void CollectRules::moves(const State& s, Seat seat, std::vector<Move>& out) const {
  const Cards& hand = s.hands[at(seat)];
  const std::size_t before = out.size();
  Row<Card, kMostLaid> laid;
  unsigned used = 0;
  const auto grow = [&](auto& self) -> void {
    std::uint64_t tried = 0;
    for (std::size_t i = 0; i < hand.size(); ++i) {
      const Card c = hand[i];
      const std::uint64_t bit = std::uint64_t{1} << c.code();
      if ((used >> i & 1u) != 0 || (tried & bit) != 0) continue;
      tried |= bit;
      if (laid.empty() ? !fits(s, c) : !goesWith(laid, c)) continue;
      laid.push_back(c);
      used |= 1u << i;
      out.push_back({.verb = kPlay, .cards = laid});
      if (laid.count() < kMostLaid) self(self);
      used &= ~(1u << i);
      laid.pop_back();
    }
  };
  grow(grow);
  if (out.size() == before) out.push_back({.verb = kPass});
}

void CollectRules::play(State& s, Seat seat, const Move& m) const {
  s.turn = leftOf(seat, seats_);
  if (m.verb == kPass) {
    if (++s.passes == seats_) finish(s);
    return;
  }
  s.passes = 0;
  Cards& hand = s.hands[at(seat)];
  const int full = hand.count();
  for (const Card c : m.cards) {
    hand.remove(c);
    s.pile.push_back(c);
  }
  s.points[at(seat)] = static_cast<std::int16_t>(s.points[at(seat)] + worth(m.cards));
  refill(hand, s.stock, full);
  if (hand.empty()) finish(s);
}

int CollectRules::rank(const State& s, Seat k) const { return 100 * s.points[at(k)] - s.hands[at(k)].count(); }

void CollectRules::finish(State& s) const {
  int best = rank(s, 0);
  for (Seat k = 1; k < seats_; ++k) best = std::max(best, rank(s, k));
  for (Seat k = 0; k < seats_; ++k)
    if (rank(s, k) == best) ++s.score(k);
  endDeal(s, deals_, seats_);
}

Result CollectRules::result(const State& s) const {
  if (deals_.shown()) return resultOf(s, deals_, seats_);
  std::vector<int> ranks;
  for (Seat k = 0; k < seats_; ++k) ranks.push_back(rank(s, k));
  Result r = Result::byScore({s.points.begin(), s.points.begin() + seats_},
                             s.stage == Stage::Over
                                 ? ending(s)
                                 : Phrase(MK_TEXT("games", "The game was stopped: the most points are best so far.")));
  r.places = Result::byScore(ranks, {}).places;
  return s.stage == Stage::Over ? sharedWhereTied(std::move(r)) : r;
}

Phrase CollectRules::ending(const State& s) const {
  for (Seat k = 0; k < seats_; ++k)
    if (s.hands[at(k)].empty()) return {MK_TEXT("games", "%1 has no cards left: the most points win."), {Arg::seat(k)}};
  return MK_TEXT("games", "Nobody can lay a card: the most points win.");
}

Phrase CollectRules::prompt(const State& s, Viewer) const {
  return {s.pile.empty() ? MK_TEXT("games", "%1: lay a card, or two or three of one rank or one suit")
                         : MK_TEXT("games", "%1: lay a group that begins with the rank or suit of the top card"),
          {Arg::seat(s.turn)}};
}

Phrase CollectRules::told(const State& s, const State&, Seat seat, const Move& m, Viewer) const {
  const int points = worth(m.cards);
  (void)s;
  if (points == 0) return {};
  return {MK_TEXT("games", "%1 lays: %2 (points: %3)"),
          {Arg::seat(seat), Arg::phrase(namesOf(m.cards)), Arg::number(points)}};
}

Phrase CollectRules::faulty(const State& s) const {
  if (s.stage == Stage::Play && s.hands[at(s.turn)].empty()) return MK_TEXT("games", "the seat to act has no cards");
  if (s.stage == Stage::Play && s.passes >= seats_) return MK_TEXT("games", "everybody has passed");
  return {};
}

Checked<CollectRules::Move> CollectRules::parsed(const State& s, Seat seat, std::string_view t) const {
  const auto w = wordsOf(t);
  if (w.empty() || w.front() != "play") return Refusal{};
  Move m{.verb = kPlay};
  for (std::size_t i = 1; i < w.size(); ++i) {
    const auto c = readCard(w[i]);
    if (!c) return Refusal{c.why()};
    if (m.cards.full()) return refuse(MK_TEXT("games", "At most three cards are laid together."));
    m.cards.push_back(*c);
  }
  std::vector<Move> all;
  moves(s, seat, all);
  if (std::ranges::find(all, m) != all.end()) return m;
  return refuse(refusalOf(s, seat, m));
}

Phrase CollectRules::whyNot(const State&, Seat, std::string_view t) const {
  return t == "pass" ? MK_TEXT("games", "Whoever has a card that fits must lay it.") : Phrase();
}

Phrase CollectRules::refusalOf(const State& s, Seat seat, const Move& m) const {
  if (m.cards.empty()) return MK_TEXT("games", "A group has one to three cards.");
  Cards held = s.hands[at(seat)];
  for (const Card c : m.cards)
    if (!held.remove(c)) return {MK_TEXT("games", "The card %1 is not in this hand."), {Arg::literal(mk::text(c))}};
  if (!fits(s, m.cards.front()))
    return MK_TEXT("games", "The first card has neither the rank nor the suit of the top card.");
  return MK_TEXT("games", "The cards are neither all of one rank nor all of one suit.");
}

// What earns most; of equal groups the one that leaves the best group for the next turn.
std::optional<CollectRules::Move> CollectRules::suggest(const State& s, Seat seat, Random&) const {
  std::vector<Move> all, later;
  moves(s, seat, all);
  Move best = all.front();
  int most = -1;
  for (const Move& m : all) {
    State after = s;
    for (const Card c : m.cards) {
      after.hands[at(seat)].remove(c);
      after.pile.push_back(c);
    }
    int next = 0;
    later.clear();
    if (m.verb == kPlay) moves(after, seat, later);
    for (const Move& l : later) next = std::max(next, worth(l.cards));
    const int value = 10 * worth(m.cards) + next;
    if (value <= most) continue;
    most = value;
    best = m;
  }
  return best;
}

} // namespace mk
