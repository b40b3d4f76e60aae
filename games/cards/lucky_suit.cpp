// Lucky Suit: rounds and the end. Rules: card games, game 199.
#include "games/cards/lucky_suit.h"

#include <algorithm>

namespace mk {

using namespace cards;

std::span<const OptionSpec> LuckySuit::options() {
  static const std::vector<OptionSpec> specs = {seriesOption()};
  return specs;
}

std::span<const Verb> LuckySuit::verbs() {
  static const std::vector<cards::Verb> list = {
      {"name %s", By::Button, kSuitButton, "%2", 0, MK_TEXT("games", "%1 names trump: %4")},
      {"card", By::Zone, kStock},
      {"take", By::Button, kMainButton, MK_TEXT("games", "Take the cards"), ' '},
      {"leave", By::Button, kOtherButton, MK_TEXT("games", "Leave them in the middle"), ' ',
       MK_TEXT("games", "Equal: the cards stay in the middle")},
  };
  return list;
}

LuckySuit::LuckySuit(const Setup& s) : Dealt(s.seats, sortedPack(2, 2), seriesOf(s.options)) {}

void LuckySuit::deal(State& s, const Outcome& pack) const {
  clearTable(s);
  s.stock = stockOf(pack, 0);
  s.turn = elder(s);
}

int LuckySuit::winnerOf(std::span<const Card> round, Suit trump) {
  int best = 0, winner = -1;
  for (std::size_t i = 0; i < round.size(); ++i) {
    const int worth = round[i].high() + (round[i].suit() == trump ? 20 : 0);
    if (worth < best) continue;
    winner = worth > best ? static_cast<int>(i) : -1;
    best = worth;
  }
  return winner;
}

void LuckySuit::moves(const State& s, Seat, std::vector<Move>& out) const {
  if (s.trump < 0) {
    for (std::int8_t suit = 0; suit < 4; ++suit) out.push_back({.verb = kNameTrump, .suit = suit});
    return;
  }
  if (s.round.empty()) return out.push_back({.verb = kCard});
  out.push_back({.verb = winnerOf(s.round, static_cast<Suit>(s.trump)) < 0 ? kLeave : kTake});
}

void LuckySuit::play(State& s, Seat seat, const Move& m) const {
  if (m.verb == kNameTrump) {
    s.trump = m.suit;
    return;
  }
  if (m.verb == kCard) {
    for (int i = 0; i < seats_; ++i) {
      s.round.push_back(s.stock.back());
      s.stock.pop_back();
    }
    const int winner = winnerOf(s.round, static_cast<Suit>(s.trump));
    if (winner >= 0) s.turn = static_cast<Seat>((elder(s) + winner) % seats_);
    return;
  }
  Cards& to = m.verb == kTake ? s.won[at(seat)] : s.middle;
  for (const Card c : s.round) to.push_back(c);
  s.round.clear();
  if (m.verb == kTake) {
    for (const Card c : s.middle) to.push_back(c);
    s.middle.clear();
  }
  s.turn = elder(s);
  if (s.stock.count() < seats_) endGame(s, standing(s));
}

Result LuckySuit::standing(const State& s) const {
  std::vector<int> held;
  for (Seat k = 0; k < seats_; ++k) held.push_back(s.won[at(k)].count());
  return Result::byScore(held, s.stock.count() < seats_
                                   ? MK_TEXT("games", "The stock is used up: the most cards win.")
                                   : MK_TEXT("games", "The game was stopped: the most cards so far."));
}

std::optional<LuckySuit::Move> LuckySuit::suggest(const State& s, Seat seat, Random& random) const {
  std::vector<Move> all;
  moves(s, seat, all);
  return all[static_cast<std::size_t>(random.index(all.size()))]; // no suit is better than another
}

void LuckySuit::table(Table& t, State& s) const {
  for (Seat k = 0; k < seats_; ++k) {
    Pile& p = t.pile(laidPile(s.won[at(k)], k, {MK_TEXT("games", "won: %1"), {Arg::number(s.won[at(k)].count())}}));
    p.key = "won" + std::to_string(k + 1);
    p.zone = k;
    p.role = Zone::Role::Hand;
    p.name = {"%1", {Arg::seat(k)}};
  }
  t.stock(s.stock);
  t.pile({.key = "round",
          .cards = &s.round,
          .zone = kMiddle,
          .role = Zone::Role::Trick,
          .name = MK_TEXT("games", "round"),
          .label = s.trump < 0 ? Phrase() : Phrase(MK_TEXT("games", "trump: %1"), {Arg::suit(s.trump)}),
          .kind = Zone::Kind::Row,
          .places = static_cast<std::int16_t>(seats_)});
  t.pile({.key = "middle",
          .cards = &s.middle,
          .zone = kOut,
          .role = Zone::Role::Discard,
          .name = MK_TEXT("games", "cards not yet won"),
          .label = s.middle.empty() ? Phrase() : cardCount(s.middle.count()),
          .places = 1});
  suitField(t, "trump", s.trump);
}

Phrase LuckySuit::faulty(const State& s) const {
  if (!s.round.empty() && (s.round.count() != seats_ || s.trump < 0))
    return MK_TEXT("games", "a round has one card of every seat");
  if (s.stage == Stage::Play && s.round.empty() && s.stock.count() < seats_)
    return MK_TEXT("games", "the stock does not suffice for a round");
  return {};
}

Phrase LuckySuit::prompt(const State& s, Viewer) const {
  const Arg who = Arg::seat(s.turn);
  if (s.trump < 0) return {MK_TEXT("games", "%1: name the trump suit before any card is seen"), {who}};
  if (s.round.empty()) return {MK_TEXT("games", "%1: deal the next round"), {who}};
  return winnerOf(s.round, static_cast<Suit>(s.trump)) < 0
             ? Phrase(MK_TEXT("games", "The best cards are equal: all stay in the middle"))
             : Phrase(MK_TEXT("games", "%1 has the best card and takes all"), {who});
}

Phrase LuckySuit::told(const State& before, const State& after, Seat seat, const Move& m, Viewer) const {
  if (m.verb == kCard)
    return {MK_TEXT("games", "The next round: %1"), {Arg::phrase(namesOf(std::span<const Card>(after.round)))}};
  if (m.verb == kTake)
    return {MK_TEXT("games", "%1 takes %2"),
            {Arg::seat(seat), Arg::phrase(cardCount(before.round.count() + before.middle.count()))}};
  return {};
}

} // namespace mk
