// Four Rounds: eight tricks a round, the cards of its suit decide. Rules: card games, game 181.
#include "games/cards/four_rounds.h"

#include "games/kit/cards/score_pad.h"

#include "games/kit/cards/trick_player.h"

namespace mk {

using namespace cards;

namespace {

constexpr std::array<Suit, FourRoundsRules::kRounds> kSuits = {Suit::Hearts, Suit::Spades, Suit::Clubs, Suit::Diamonds};

// The round on the table: the one that is played, or the one that has just ended.
int roundOf(const Board& b) { return b.stage == Stage::Play || b.deals == 0 ? b.deals : b.deals - 1; }

} // namespace

Suit FourRoundsRules::suitOf(int round) { return kSuits[static_cast<std::size_t>(round)]; }

std::span<const OptionSpec> FourRoundsRules::options() {
  static const std::vector<OptionSpec> specs = {
      {"suit",
       MK_TEXT("games", "The suit of the round"),
       MK_TEXT("games", "Its cards are collected without trumps, or it is trump and the tricks are counted."),
       {{"collected", MK_TEXT("games", "collected")}, {"trump", MK_TEXT("games", "trump")}}},
      openHandsOption(),
  };
  return specs;
}

FourRoundsRules::FourRoundsRules(const Setup& s)
    : seats_(s.seats), trump_(s.options.is("suit", "trump")), pack_(sortedPack(s.seats == 3 ? 9 : 7)) {
  deals_.count = kRounds;
  deals_.byGames = false;
}

TrickRule FourRoundsRules::ruleOf(int round) const {
  TrickRule r;
  if (trump_) r.trump = static_cast<std::int8_t>(suitOf(round));
  return r;
}

void FourRoundsRules::table(Table& t, State& s) const {
  s.declare(t);
  t.each("collected", s.collected, 0, 26);
}

void FourRoundsRules::deal(State& s, const Outcome& pack) const {
  static_cast<TrickPlay<kMostSeats>&>(s) = {};
  cards::deal(pack, 0, s.dealer, std::span(s.hands).first(at(seats_)), kHand);
  s.turn = elderOf(s.dealer, seats_);
}

void FourRoundsRules::moves(const State& s, Seat seat, std::vector<Move>& out) const {
  for (const Card c : legalCards(ruleOf(s.deals), s, seats_, seat)) out.push_back({.cards = {c}});
}

void FourRoundsRules::play(State& s, Seat seat, const Move& m) const {
  if (playOn(s, ruleOf(s.deals), seats_, seat, m.cards[0])) finish(s);
}

int FourRoundsRules::captured(const State& s, Seat seat, int round) const {
  const auto count = [&](const Cards& cards) {
    return static_cast<int>(std::ranges::count(cards, suitOf(round), &Card::suit));
  };
  const bool lying = s.trick.count() == seats_ && winner(ruleOf(round), s.trick) == seat;
  return count(s.taken[at(seat)]) + (lying ? count(s.trick.cards) : 0);
}

// Most cards of the suit, then most tricks; where it is trump, tricks alone.
int FourRoundsRules::worth(const State& s, Seat seat, int round) const {
  return worthOf(captured(s, seat, round), s.tricksOf(ruleOf(round), seats_, seat));
}

void FourRoundsRules::finish(State& s) const {
  const int round = s.deals;
  std::array<int, kMostSeats> worths{};
  for (Seat k = 0; k < seats_; ++k) {
    worths[at(k)] = worth(s, k, round);
    s.collected[at(k)] = static_cast<std::uint8_t>(s.collected[at(k)] + captured(s, k, round));
  }
  creditBest(s.scores, std::span(worths).first(at(seats_)));
  endDeal(s, deals_, seats_);
}

// Equal scores: more cards of the rounds' suits.
Result FourRoundsRules::result(const State& s) const {
  std::vector<int> finer;
  for (Seat k = 0; k < seats_; ++k) finer.push_back(standing(s.score(k), s.collected[at(k)]));
  Result r = resultOf(s, deals_, seats_, finer);
  const int best = *std::ranges::max_element(std::span(s.scores).first(at(seats_)));
  std::vector<Phrase> cards; // of those who are equal in rounds
  for (Seat k = 0; k < seats_; ++k)
    if (s.score(k) == best)
      cards.push_back({MK_TEXT("games", "%1: %2"), {Arg::seat(k), Arg::number(s.collected[at(k)])}});
  if (s.stage == Stage::Over && cards.size() > 1)
    r.why = {MK_TEXT("games", "Equal in rounds won; cards of the rounds' suits decide: %1. %2"),
             {Arg::phrase(listed(cards)), Arg::phrase(std::move(r.why))}};
  return r;
}

Phrase FourRoundsRules::prompt(const State& s, Viewer) const {
  static constexpr std::array<const char*, 4> collect = {
      MK_TEXT("games", "%1. Collect clubs."),
      MK_TEXT("games", "%1. Collect diamonds."),
      MK_TEXT("games", "%1. Collect hearts."),
      MK_TEXT("games", "%1. Collect spades."),
  };
  static constexpr std::array<const char*, 4> trump = {
      MK_TEXT("games", "%1. Clubs are trump."),
      MK_TEXT("games", "%1. Diamonds are trump."),
      MK_TEXT("games", "%1. Hearts are trump."),
      MK_TEXT("games", "%1. Spades are trump."),
  };
  const auto suit = static_cast<std::size_t>(suitOf(s.deals));
  return {(trump_ ? trump : collect)[suit], {Arg::phrase(promptToPlay(s.trick, seats_, s.turn))}};
}

Phrase FourRoundsRules::ending(const State& s) const {
  const int round = roundOf(s);
  int best = 0;
  Seat first = kNobody;
  bool shared = false;
  int most = 0, with = 0; // cards of the suit, and how many seats hold that many
  for (Seat k = 0; k < seats_; ++k) {
    const int cards = captured(s, k, round), mine = worth(s, k, round);
    with = cards > most ? 1 : with + (cards == most ? 1 : 0);
    most = std::max(most, cards);
    shared = mine == best || (shared && mine < best);
    if (mine <= best) continue;
    best = mine;
    first = k;
    shared = false;
  }
  if (shared) return MK_TEXT("games", "The round is shared.");
  const Arg who = Arg::seat(first), suit = Arg::suit(static_cast<int>(suitOf(round)));
  const Arg tricks = Arg::number(s.tricksOf(ruleOf(round), seats_, first));
  if (trump_) return {MK_TEXT("games", "%1 has won the round with the most tricks: %2."), {who, tricks}};
  if (with == 1)
    return {MK_TEXT("games", "%1 has won the round with the most %2: %3."), {who, suit, Arg::number(most)}};
  return {MK_TEXT("games", "%1 has won the round: others have %2 of %3 too, but fewer than %4 tricks."),
          {who, Arg::number(most), suit, tricks}};
}

Phrase FourRoundsRules::dealTold(const State& after, Viewer) const {
  return {MK_TEXT("games", "the suit of the round: %1"), {Arg::suit(static_cast<int>(suitOf(after.deals)))}};
}

void FourRoundsRules::shown(const State& s, Viewer, View& v) const {
  if (isUndealt(s)) return;
  const int round = roundOf(s);
  showTrick(v, ruleOf(round), s.trick);
  labelHands(v, seats_, [&](Seat k) -> Phrase {
    const Arg tricks = Arg::number(s.tricksOf(ruleOf(round), seats_, k));
    if (trump_) return {MK_TEXT("games", "tricks: %1"), {tricks}};
    return {MK_TEXT("games", "%1: %2, tricks: %3"),
            {Arg::suit(static_cast<int>(suitOf(round))), Arg::number(captured(s, k, round)), tricks}};
  });
}

Phrase FourRoundsRules::faulty(const State& s) const {
  return faultOf(s, seats_, s.stage == Stage::Play ? s.turn : kNobody, seats_ == 3 ? 0b1000u : 0u);
}

Phrase FourRoundsRules::whyNot(const State& s, Seat seat, std::string_view t) const {
  return s.whyNot(ruleOf(s.deals), seats_, seat, t);
}

std::optional<FourRoundsRules::Move> FourRoundsRules::suggest(const State& s, Seat seat, Random&) const {
  static constexpr ByRank kEach = byRank("AKQJT987", {1, 1, 1, 1, 1, 1, 1, 1});
  TrickAim aim{.worth = kEach, .side = static_cast<std::uint8_t>(1u << seat)};
  if (trump_)
    aim = TrickAim::tricks(aim.side);
  else
    aim.suit = static_cast<int>(suitOf(s.deals));
  return Move{.cards = {sensibleCard(ruleOf(s.deals), s, seats_, seat, pack_, aim)}};
}

} // namespace mk
