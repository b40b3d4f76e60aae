// Captain: eight tricks, spades are trump, the two holders of the key cards play together. Rules: card games, game 179.
#include "games/cards/captain.h"

#include "games/kit/cards/trick_player.h"

namespace mk {

using namespace cards;

namespace {

constexpr Card kNine{Suit::Spades, 9}, kAce{Suit::Spades, 1};
constexpr ByRank kValues = byRank("AKQJ9", {11, 4, 3, 2, 9});
constexpr ByRank kByValue = order("78TJQK9A"), kSpadesByValue = order("78TJQKA9");
constexpr ByRank kNatural = order("789TJQKA"), kSpadesNatural = order("78TJQKA9");

} // namespace

std::span<const OptionSpec> CaptainRules::options() {
  static const std::vector<OptionSpec> specs = {
      dealsOption({"4", "8", "12"}, 1),
      {"below-66",
       MK_TEXT("games", "Captains below 66"),
       MK_TEXT("games", "The others win, or they too need 66 points and otherwise nobody scores."),
       {{"others-win", MK_TEXT("games", "the others win")}, {"drawn", MK_TEXT("games", "drawn")}}},
      {"order",
       MK_TEXT("games", "Order of cards"),
       MK_TEXT("games", "Cards rank by their value, or as usual with the nine of spades on top."),
       {{"by-value", MK_TEXT("games", "by value")}, {"natural", MK_TEXT("games", "natural")}}},
      openHandsOption(),
  };
  return specs;
}

CaptainRules::CaptainRules(const Setup& s) : drawn_(s.options.is("below-66", "drawn")), pack_(sortedPack(7)) {
  deals_.count = 4 * (1 + s.options.index("deals"));
  deals_.byGames = false;
  const bool natural = s.options.is("order", "natural");
  trick_.trump = static_cast<std::int8_t>(Suit::Spades);
  trick_.plain = natural ? kNatural : kByValue;
  trick_.trumps = natural ? kSpadesNatural : kSpadesByValue;
}

std::span<const Verb> CaptainRules::verbs() const { return kPlayVerb; }

void CaptainRules::table(Table& t, State& s) const {
  s.declare(t);
  t.seat("nine", s.nine);
  t.seat("ace", s.ace);
}

void CaptainRules::deal(State& s, const Outcome& pack) const {
  static_cast<TrickPlay<kSeats>&>(s) = {};
  cards::deal(pack, 0, s.dealer, s.hands, kHand);
  findCaptains(s);
  s.turn = elderOf(s.dealer, kSeats);
}

// Key cards that are still held tell who was dealt them.
void CaptainRules::findCaptains(State& s) const {
  for (Seat k = 0; k < kSeats; ++k) {
    if (s.hands[at(k)].contains(kNine)) s.nine = k;
    if (s.hands[at(k)].contains(kAce)) s.ace = k;
  }
}

void CaptainRules::moves(const State& s, Seat seat, std::vector<Move>& out) const {
  for (const Card c : legalCards(trick_, s, kSeats, seat)) out.push_back({.cards = {c}});
}

void CaptainRules::play(State& s, Seat seat, const Move& m) const {
  if (playOn(s, trick_, kSeats, seat, m.cards[0])) finish(s);
}

int CaptainRules::points(const State& s, Seat seat) const {
  int sum = 0;
  for (const Card c : s.taken[at(seat)]) sum += kValues(c);
  if (s.trick.count() == kSeats && winner(trick_, s.trick) == seat)
    for (const Card c : s.trick.cards) sum += kValues(c);
  return sum;
}

void CaptainRules::credit(std::span<std::int16_t> scores, Seat nine, Seat ace, int captains, int others) const {
  const bool won = captains >= kToWin;
  const bool lost = !won && (!drawn_ || others >= kToWin);
  for (Seat k = 0; k < kSeats; ++k) {
    const bool captain = k == nine || k == ace;
    if (won && captain) scores[at(k)] = static_cast<std::int16_t>(scores[at(k)] + (nine == ace ? 3 : 1));
    if (lost && !captain) ++scores[at(k)];
  }
}

void CaptainRules::finish(State& s) const {
  int captains = 0, others = 0;
  for (Seat k = 0; k < kSeats; ++k) (s.isCaptain(k) ? captains : others) += points(s, k);
  credit(s.scores, s.nine, s.ace, captains, others);
  endDeal(s, deals_, kSeats);
}

bool CaptainRules::isKnown(const State& s, Card key) const {
  return std::ranges::none_of(s.hands, [&](const Cards& h) { return h.contains(key); });
}

Phrase CaptainRules::prompt(const State& s, Viewer) const { return promptToPlay(s.trick, kSeats, s.turn); }

Phrase CaptainRules::ending(const State& s) const {
  int captains = 0;
  for (Seat k = 0; k < kSeats; ++k) captains += s.isCaptain(k) ? points(s, k) : 0;
  if (s.nine == s.ace)
    return {MK_TEXT("games", "%1 was captain alone and took %2 of 116 points."),
            {Arg::seat(s.nine), Arg::number(captains)}};
  return {MK_TEXT("games", "The captains %1 and %2 took %3 of 116 points."),
          {Arg::seat(s.nine), Arg::seat(s.ace), Arg::number(captains)}};
}

void CaptainRules::shown(const State& s, Viewer, View& v) const {
  showTrick(v, trick_, s.trick);
  if (isUndealt(s)) return;
  labelHands(v, kSeats, [&](Seat k) -> Phrase {
    const bool captain = (k == s.nine && isKnown(s, kNine)) || (k == s.ace && isKnown(s, kAce));
    return {captain ? MK_TEXT("games", "captain: %1") : MK_TEXT("games", "card points: %1"),
            {Arg::number(points(s, k))}};
  });
}

void CaptainRules::hidden(State& s, Viewer, Random&) const { findCaptains(s); }

Permission CaptainRules::completed(State& s) const {
  findCaptains(s);
  return Ok{};
}

Phrase CaptainRules::faulty(const State& s) const {
  if (s.nine == kNobody || s.ace == kNobody)
    return MK_TEXT("games", "it does not say who was dealt the nine and the ace of spades");
  return faultOf(s, kSeats, s.stage == Stage::Play ? s.turn : kNobody);
}

Phrase CaptainRules::whyNot(const State& s, Seat seat, std::string_view t) const {
  return s.whyNot(trick_, kSeats, seat, t);
}

std::optional<CaptainRules::Move> CaptainRules::suggest(const State& s, Seat seat, Random&) const {
  TrickAim aim{.worth = kValues};
  const auto bit = [](Seat k) { return static_cast<std::uint8_t>(1u << k); };
  aim.side = bit(seat);
  for (Seat k = 0; k < kSeats; ++k) { // a side is known where both key cards are, to this seat or to all
    const bool both = (isKnown(s, kNine) || s.nine == seat) && (isKnown(s, kAce) || s.ace == seat);
    if (both && s.isCaptain(k) == s.isCaptain(seat)) aim.side = static_cast<std::uint8_t>(aim.side | bit(k));
  }
  return Move{.cards = {sensibleCard(trick_, s, kSeats, seat, pack_, aim)}};
}

} // namespace mk
