// Games of suit rows: opening, laying, passing. Rules: card games, games 177 and 184, A7.
#include "games/cards/suit_row_game.h"

#include <algorithm>

namespace mk {

using namespace cards;

std::span<const OptionSpec> SuitRowRules::options() {
  static const std::vector<OptionSpec> specs = {seriesOption(), openHandsOption()};
  return specs;
}

SuitRowRules::SuitRowRules(const Setup& s, const Kind& kind)
    : kind_(kind), seats_(s.seats), deals_(seriesOf(s.options)), pack_(sortedPack(kind.lowest)) {}

std::span<const Verb> SuitRowRules::verbs() const {
  enum Buttons : std::int16_t { kPassButton };
  static constexpr Verb all[] = {
      {.pattern = "play %c", .by = By::Card, .say = MK_TEXT("games", "%1 lays: %2")},
      {.pattern = "pass",
       .by = By::Button,
       .id = kPassButton,
       .label = MK_TEXT("games", "Pass"),
       .key = 'p',
       .say = MK_TEXT("games", "%1 passes the turn")},
  };
  return all;
}

void SuitRowRules::table(Table& t, State& s) const {
  for (Seat k = 0; k < seats_; ++k) t.hand(s.hands[at(k)], k);
  s.rows.declare(t, kOwnZones, kind_.centre);
  t.seat("out", s.out);
}

void SuitRowRules::deal(State& s, const Outcome& pack) const {
  for (Cards& h : s.hands) h.clear();
  s.rows = {};
  s.out = kNobody;
  Seat k = s.dealer;
  for (int i = 0; i < pack.count; ++i) {
    k = leftOf(k, seats_);
    addSorted(s.hands[at(k)], pack.card(i));
  }
  s.turn = elderOf(s.dealer, seats_);
  if (kind_.allFirst) return;
  for (Seat holder = 0; holder < seats_; ++holder)
    if (s.hands[at(holder)].contains(Card(Suit::Hearts, kind_.centre))) s.turn = holder;
  s.known.add(s.turn, Card(Suit::Hearts, kind_.centre)); // it is seen who begins
}

void SuitRowRules::moves(const State& s, Seat seat, std::vector<Move>& out) const {
  const Cards& hand = s.hands[at(seat)];
  if (s.isOpening()) {
    Move m{.verb = kPlay};
    for (const Card c : hand)
      if (isCentre(c) && (kind_.allFirst || c.suit() == Suit::Hearts)) m.cards.push_back(c);
    if (m.cards.empty()) m.verb = kPass;
    out.push_back(m);
    return;
  }
  const std::size_t before = out.size();
  for (const Card c : hand)
    if (s.rows.takes(c, kind_.centre)) out.push_back({.verb = kPlay, .cards = {c}});
  if (out.size() == before) out.push_back({.verb = kPass});
}

void SuitRowRules::play(State& s, Seat seat, const Move& m) const {
  for (const Card c : m.cards) {
    s.hands[at(seat)].remove(c);
    s.known.drop(seat, c);
    s.rows.lay(c);
  }
  s.turn = leftOf(seat, seats_);
  if (!s.hands[at(seat)].empty()) return;
  s.out = seat;
  ++s.score(seat);
  endDeal(s, deals_, seats_);
}

// A single game: by cards left in hand.
Result SuitRowRules::result(const State& s) const {
  if (deals_.shown()) return resultOf(s, deals_, seats_);
  Result r;
  r.places = placesOf({}, std::span(s.hands).first(at(seats_)));
  r.why =
      s.stage == Stage::Over ? ending(s) : Phrase(MK_TEXT("games", "The game was stopped: the fewest cards are best."));
  return r;
}

Phrase SuitRowRules::prompt(const State& s, Viewer v) const {
  const Arg who = Arg::seat(s.turn);
  if (s.isOpening()) {
    if (!kind_.allFirst) return {MK_TEXT("games", "%1: open with the nine of hearts"), {who}};
    return {MK_TEXT("games", "%1: open with all your sixes, or pass if you have none"), {who}};
  }
  if (v.seat != s.turn) return {MK_TEXT("games", "%1: lay a card at the end of a row"), {who}};
  const bool able = std::ranges::any_of(s.hands[at(s.turn)], [&](Card c) { return s.rows.takes(c, kind_.centre); });
  return {able ? MK_TEXT("games", "%1: lay a card at the end of a row") : MK_TEXT("games", "%1: no card fits, pass"),
          {who}};
}

Phrase SuitRowRules::ending(const State& s) const {
  return {MK_TEXT("games", "%1 has no cards left and wins."), {Arg::seat(s.out)}};
}

Phrase SuitRowRules::faulty(const State& s) const {
  if (s.stage != Stage::Play) return {};
  for (Seat k = 0; k < seats_; ++k)
    if (s.hands[at(k)].empty()) return MK_TEXT("games", "a seat in play has no cards");
  if (s.isOpening() && !kind_.allFirst && !s.hands[at(s.turn)].contains(Card(Suit::Hearts, kind_.centre)))
    return MK_TEXT("games", "the holder of the nine of hearts opens");
  return {};
}

Phrase SuitRowRules::whyNot(const State& s, Seat seat, std::string_view t) const {
  if (t == "pass") return MK_TEXT("games", "Whoever has a card that fits must lay it.");
  const auto w = wordsOf(t);
  if (w.size() < 2 || w.front() != "play") return {};
  for (std::size_t i = 1; i < w.size(); ++i) {
    const auto c = readCard(w[i]);
    if (!c) return c.why();
    if (!s.hands[at(seat)].contains(*c))
      return {MK_TEXT("games", "The card %1 is not in this hand."), {Arg::literal(mk::text(*c))}};
  }
  if (s.isOpening())
    return kind_.allFirst ? MK_TEXT("games", "In the opening turn all sixes in the hand are laid at once.")
                          : MK_TEXT("games", "The nine of hearts is laid first.");
  if (w.size() > 2) return MK_TEXT("games", "One card is laid at a time.");
  return MK_TEXT("games", "This card is not next to either end of its row.");
}

// Opens the way for its own cards and keeps closed what only helps the others: a card is worth the more, the more of
// the own cards lie behind it, and the less the fewer of them do.
std::optional<SuitRowRules::Move> SuitRowRules::suggest(const State& s, Seat seat, Random&) const {
  std::vector<Move> all;
  moves(s, seat, all);
  const Cards& hand = s.hands[at(seat)];
  const auto value = [&](const Move& m) {
    int sum = 0;
    for (const Card c : m.cards) {
      const bool up = c.high() >= kind_.centre, down = c.high() <= kind_.centre;
      const int own = static_cast<int>(std::ranges::count_if(hand, [&](Card x) {
        return x.suit() == c.suit() && ((up && x.high() > c.high()) || (down && x.high() < c.high()));
      }));
      const int behind = (up ? 14 - c.high() : 0) + (down ? c.high() - kind_.lowest : 0);
      sum += behind == 0 ? 1 : 3 * own - (behind - own); // the last of a row helps nobody
    }
    return sum;
  };
  return *std::ranges::max_element(all, {}, value);
}

} // namespace mk
