// Jack of Hearts: pairs, draws and the end. Rules: card games, game 182.
#include "games/cards/jack_of_hearts.h"

namespace mk {

using namespace cards;

namespace {

constexpr Card kJack(Suit::Hearts, 11);

std::vector<Card> packFor(const Setup& s) {
  std::vector<Card> pack = sortedPack(s.options.is("deck", "52") || s.seats > 6 ? 2 : 7);
  if (s.options.is("odd-jack", "jd-removed")) std::erase(pack, Card(Suit::Diamonds, 11));
  return pack;
}

} // namespace

std::span<const OptionSpec> JackOfHearts::options() {
  static const std::vector<OptionSpec> specs = {
      {"deck",
       MK_TEXT("games", "Pack"),
       MK_TEXT("games", "32 cards from the seven up, or 52; with seven or more players always 52."),
       {{"32", MK_TEXT("games", "32 cards")}, {"52", MK_TEXT("games", "52 cards")}}},
      {"odd-jack",
       MK_TEXT("games", "Odd jack"),
       MK_TEXT("games", "One jack stays without a partner, or the jack of diamonds is taken out before the deal."),
       {{"kept", MK_TEXT("games", "kept")}, {"jd-removed", MK_TEXT("games", "jack of diamonds removed")}}},
      {"first-pairs",
       MK_TEXT("games", "First pairs"),
       MK_TEXT("games", "Everybody lays pairs after their own first draw, or all do so before play."),
       {{"after-the-first-draw", MK_TEXT("games", "after the first draw")},
        {"before-play", MK_TEXT("games", "before play")}}},
      seriesOption(),
  };
  return specs;
}

std::span<const Verb> JackOfHearts::verbs() {
  static const std::vector<cards::Verb> list = {{.pattern = "draw %n", .by = By::Seat, .shift = 1}};
  return list;
}

JackOfHearts::JackOfHearts(const Setup& s)
    : Dealt(s.seats, packFor(s), seriesOf(s.options, true)), removed_(s.options.is("odd-jack", "jd-removed")),
      before_(s.options.is("first-pairs", "before-play")) {}

void JackOfHearts::deal(State& s, const Outcome& pack) const {
  clearTable(s);
  Seat to = s.dealer;
  for (int i = 0; i < pack.count; ++i) {
    to = leftOf(to, seats_);
    s.hands[at(to)].push_back(pack.card(i));
  }
  if (before_)
    for (Seat k = 0; k < seats_; ++k) layPairs(s, k);
  s.turn = s.dealer;
  go(s);
}

Seat JackOfHearts::source(const State& s) const {
  for (Seat k = rightOf(s.turn, seats_); k != s.turn; k = rightOf(k, seats_))
    if (!s.hands[at(k)].empty()) return k;
  return kNobody;
}

void JackOfHearts::shuffled(State& s, const Outcome& o) const {
  const Cards& hand = s.hands[at(source(s))];
  for (int i = 0; i < o.count; ++i)
    s.fan.push_back(static_cast<std::uint8_t>(std::find(hand.begin(), hand.end(), o.card(i)) - hand.begin()));
}

void JackOfHearts::moves(const State& s, Seat, std::vector<Move>& out) const {
  const Seat from = source(s);
  for (int k = 0; k < s.fan.count(); ++k)
    out.push_back({.verb = kDraw, .number = static_cast<std::int16_t>(k), .other = from});
}

void JackOfHearts::play(State& s, Seat seat, const Move& m) const {
  Cards& from = s.hands[at(m.other)];
  const std::size_t i = s.fan[static_cast<std::size_t>(m.number)];
  s.hands[at(seat)].push_back(from[i]);
  from.erase(i);
  s.fan.clear();
  ++s.draws;
  layPairs(s, seat);
  go(s);
}

void JackOfHearts::layPairs(State& s, Seat seat) const {
  Cards& hand = s.hands[at(seat)];
  for (std::size_t i = 0; i < hand.size();) {
    std::size_t j = i + 1;
    while (j < hand.size() && (hand[j].value() != hand[i].value() || hand[j] == kJack)) ++j;
    if (hand[i] == kJack || j == hand.size()) {
      ++i;
      continue;
    }
    s.laid.push_back(hand[i]);
    s.laid.push_back(hand[j]);
    hand.erase(j);
    hand.erase(i);
  }
}

// The next seat with cards draws; the end when only the jack of hearts and the jack without a partner are left.
void JackOfHearts::go(State& s) const {
  const auto cardsLeft = [&] { return static_cast<int>(pack_.size()) - s.laid.count(); };
  const int last = removed_ ? 1 : 2;
  do s.turn = leftOf(s.turn, seats_);
  while (s.hands[at(s.turn)].empty());
  if (source(s) == kNobody) layPairs(s, s.turn); // nobody is left to draw from
  if (cardsLeft() == last || s.draws == kMostDraws) return endGame(s, standing(s));
  s.stage = Stage::Shuffle;
}

Seat JackOfHearts::loser(const State& s) const {
  for (Seat k = 0; k < seats_; ++k)
    if (s.hands[at(k)].contains(kJack)) return k;
  return kNobody;
}

Result JackOfHearts::standing(const State& s) const {
  const Seat last = loser(s);
  if (last == kNobody) return Result::draw(seats_, MK_TEXT("games", "The match was stopped here.")); // not dealt yet
  return Result::loss(seats_, last, {MK_TEXT("games", "%1 is left with the jack of hearts."), {Arg::seat(last)}});
}

void JackOfHearts::table(Table& t, State& s) const {
  for (Seat k = 0; k < seats_; ++k) t.hand(s.hands[at(k)], k).sorted = false;
  t.pile({.key = "laid",
          .cards = &s.laid,
          .zone = kOut,
          .role = Zone::Role::Discard,
          .name = MK_TEXT("games", "pairs laid aside"),
          .places = 1});
  t.number("draws", s.draws, 0, kMostDraws);
  placesField(t, "fan", s.fan);
}

Phrase JackOfHearts::shuffleTold(const State& s) const {
  return {MK_TEXT("games", "%1: the cards are shuffled"), {Arg::seat(source(s))}};
}

Phrase JackOfHearts::faulty(const State& s) const {
  if (s.laid.contains(kJack)) return MK_TEXT("games", "the jack of hearts is never laid");
  if (s.stage != Stage::Play && s.stage != Stage::Shuffle) return {};
  if (s.turn == kNobody || source(s) == kNobody) return MK_TEXT("games", "there is nobody to draw from");
  const std::size_t held = s.hands[at(source(s))].size();
  if (s.fan.size() != (s.stage == Stage::Play ? held : 0))
    return MK_TEXT("games", "the fan does not hold the hand drawn from");
  for (const std::uint8_t i : s.fan)
    if (i >= held) return MK_TEXT("games", "the fan does not hold the hand drawn from");
  return {};
}

Phrase JackOfHearts::prompt(const State& s, Viewer) const {
  return {MK_TEXT("games", "%1: draw a card from %2"), {Arg::seat(s.turn), Arg::seat(source(s))}};
}

Phrase JackOfHearts::told(const State& before, const State& after, Seat seat, const Move& m, Viewer v) const {
  const Card drawn = before.hands[at(m.other)][before.fan[static_cast<std::size_t>(m.number)]];
  const Arg who = Arg::seat(seat), from = Arg::seat(m.other);
  Phrase out = v.seat == seat || v.seat == m.other
                   ? Phrase(MK_TEXT("games", "%1 draws from %2: %3"), {who, from, Arg::phrase(nameOf(drawn))})
                   : Phrase(MK_TEXT("games", "%1 draws a card from %2"), {who, from});
  const std::size_t had = before.laid.size();
  if (after.laid.size() == had) return out;
  return {MK_TEXT("games", "%1; pairs laid aside: %2"),
          {Arg::phrase(std::move(out)), Arg::phrase(namesOf(std::span<const Card>(after.laid).subspan(had)))}};
}

} // namespace mk
