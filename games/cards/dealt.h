// What the smaller card games share: seats, pack and deals of a game, matches whose deals are games of a series, and
// the words in which a refused card is explained. Rules: card games, A2, A12.
#pragma once

#include "games/kit/cards/card_game.h"

#include <algorithm>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mk::cards {

// Buttons that several games have; suits and ranks take the numbers after theirs.
enum CommonButton : std::int16_t { kPassButton = 1, kMainButton, kOtherButton, kSuitButton = 10, kRankButton = 20 };

inline std::size_t at(Seat s) { return static_cast<std::size_t>(s); }
inline int suitCode(Card c) { return static_cast<int>(c.suit()); }

class Dealt {
public:
  Dealt(int seats, std::vector<Card> pack, Deals deals)
      : seats_(seats), pack_(std::move(pack)), deals_(std::move(deals)) {}
  int seats() const { return seats_; }
  const std::vector<Card>& pack() const { return pack_; }
  const Deals& deals() const { return deals_; }

protected:
  // So many cards each; the elder hand begins. The next card of the pack.
  template <class State> int dealOut(State& s, const Outcome& pack, int each) const {
    s.turn = elder(s);
    return cards::deal(pack, 0, s.dealer, std::span(s.hands).first(static_cast<std::size_t>(seats_)), each);
  }
  Seat elder(const Board& b) const { return elderOf(b.dealer, seats_); }
  Seat next(Seat s) const { return leftOf(s, seats_); }
  // A game of a series is over: whoever is first scores, or where bad points are counted whoever is last.
  void endGame(Board&, const Result& standing) const;
  // Of the match: the game itself, or the series.
  Result matchResult(const Board&, Result standing) const;
  // The same for a game that is drawn where two are level.
  Result matchOrDraw(const Board& b, Result standing) const {
    return deals_.count > 1 ? resultOf(b, deals_, seats_) : standing;
  }
  // Stops the deal; the scores have been added.
  void closeDeal(Board& b) const { endDeal(b, deals_, seats_); }
  std::vector<int> scoresOf(const Board& b) const { return {b.scores.begin(), b.scores.begin() + seats_}; }

  int seats_;
  std::vector<Card> pack_;
  Deals deals_;
};

// An empty table for the next deal; dealer, scores and deals played stay.
template <class State> void clearTable(State& s) {
  const Board kept = s;
  s = State{};
  static_cast<Board&>(s) = kept;
}

// The game goes to whoever holds fewest cards; an empty hand has won (before the deal all are empty).
template <class Hands> Result fewestCards(const Hands& hands, int seats, Phrase stopped) {
  std::vector<int> held;
  for (Seat s = 0; s < seats; ++s) held.push_back(hands[at(s)].count());
  const auto out = static_cast<Seat>(std::ranges::find(held, 0) - held.begin());
  Phrase why = std::ranges::count(held, 0) == 1 ? Phrase{MK_TEXT("games", "%1 is out of cards."), {Arg::seat(out)}}
                                                : std::move(stopped);
  Result r = Result::byScore(held, std::move(why), true);
  r.scores.clear();
  return r;
}

// The legal move that is worth most; of equals the first.
template <class G, class F>
std::optional<typename G::Move> bestMove(const G& g, const typename G::State& s, Seat seat, F worth) {
  std::vector<typename G::Move> all;
  g.moves(s, seat, all);
  if (all.empty()) return std::nullopt;
  return *std::ranges::max_element(all, {}, worth);
}

// An open pile on which cards are laid.
Pile openPile(Cards&);
// What a seat has laid before itself, or won.
Pile laidPile(Cards&, Seat, Phrase label);
// What layFours() has laid.
Pile foursPile(Cards& aside);

int rankOf(char letter); // 0 = no rank

// What somebody wrote as a move: the verb, and the cards named after it.
struct Said {
  std::string verb;
  Row<Card, 8> cards;
};
Said said(std::string_view);
// Why cards cannot be played from a hand: the first that is not in it. Empty when all are.
Phrase notHeld(const Said&, const Cards& hand);

// A suit that may not be named yet (-1), as a letter.
void suitField(Table&, const char* key, std::int8_t& member);

// Places, written from 1.
template <std::size_t N> void placesField(Table& t, const char* key, Row<std::uint8_t, N>& member) {
  t.field(
      key,
      [&member] {
        std::string out;
        for (const std::uint8_t p : member) out += (out.empty() ? "" : ",") + std::to_string(p + 1);
        return out;
      },
      [key, &member](Fields& f) -> Permission {
        const auto list = f.numbers(key, 1, 64);
        if (!list) return Refusal{list.why()};
        if (list->size() > N) return Table::tooMany(key);
        for (const int p : *list) {
          if (member.contains(static_cast<std::uint8_t>(p - 1))) return Table::tooMany(key);
          member.push_back(static_cast<std::uint8_t>(p - 1));
        }
        return Ok{};
      });
}

} // namespace mk::cards
