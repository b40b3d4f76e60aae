// Preference, game 169: auction, talon, joining and ten tricks with compulsory trumping, for chips. Rules: card games,
// game 169 and A4. From the known game, as house rules: misère, and four at the table, of whom the dealer rests.
#pragma once

#include "games/kit/cards/auction.h"
#include "games/kit/cards/card_game.h"
#include "games/kit/cards/chips.h"
#include "games/kit/cards/pool_sheet.h"
#include "games/kit/cards/trick.h"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace mk {

class PreferansRules {
public:
  static constexpr const char* kName = "preferans";
  static constexpr int kFewestSeats = 3, kMostSeats = cards::PoolLine::kMostSeats;
  static constexpr int kPlayers = 3; // of a deal
  static constexpr int kLowest = 7;  // rank of the pack
  static constexpr int kHand = 10;
  static constexpr int kTalon = 2;
  static constexpr int kHighestBid = 10;
  static constexpr int kAnte = 10;
  static constexpr int kJoinedOwes = 2, kJoinedPays = 10;
  static constexpr int kDeclarerOwes = 6, kDeclarerPays = 20;
  static constexpr int kMisereTakes = 10;

  // Calls as the auction counts them: misère stands between eight and nine.
  static constexpr int kMisereCall = 9, kHighestCall = kHighestBid + 1;
  static constexpr int callOf(int bid) { return bid < kMisereCall ? bid : bid + 1; }
  static constexpr int bidOf(int call) { return call < kMisereCall ? call : call - 1; } // of misère it is eight
  static constexpr int nextCall(int call) { return callOf(bidOf(call) + 1); }

  enum class Phase : std::uint8_t { Auction, Discard, Trump, Join, Tricks };
  enum VerbId : std::uint8_t { kBid, kPass, kDiscard, kTrumpIs, kJoin, kDrop, kPlay, kMisere };

  // The balances are the scores of the board.
  struct State : cards::Board, cards::TrickPlay<kMostSeats> {
    Phase phase = Phase::Auction;
    cards::Auction auction;
    cards::Cards talon;            // until the declarer takes it
    cards::Cards discards;         // of the declarer
    std::int8_t trump = -1;        // code of a suit
    Row<Seat, kMostSeats> dropped; // and the fourth at the table, who deals
    cards::Pool pool;
    cards::PoolLines sheet;
    bool operator==(const State&) const = default;

    bool plays(Seat k) const { return !dropped.contains(k); }
    bool isMisere() const { return auction.bid == kMisereCall; }
  };
  using Move = cards::MoveOf<2>;

  static constexpr cards::Parts kParts = {cards::Part::Suggest, cards::Part::Told,   cards::Part::Shown,
                                          cards::Part::Faulty,  cards::Part::WhyNot, cards::Part::Completed};

  explicit PreferansRules(const Setup&);
  static std::span<const OptionSpec> options();

  int seats() const { return seats_; }
  int bound() const { return 1 + deals_.count * (1 + 14 + 2 + 2 + kPlayers * kHand); }
  std::span<const cards::Verb> verbs() const;
  const std::vector<Card>& pack() const { return pack_; }
  const cards::Deals& deals() const { return deals_; }
  void table(cards::Table&, State&) const;
  void deal(State&, const Outcome&) const;
  void moves(const State&, Seat, std::vector<Move>& out) const;
  void play(State&, Seat, const Move&) const;
  Phrase prompt(const State&, Viewer) const;
  Phrase ending(const State&) const;
  Result result(const State& s) const { return cards::resultOf(s, deals_, seats_); }

  std::optional<Move> suggest(const State&, Seat, Random&) const;
  Phrase told(const State& before, const State& after, Seat, const Move&, Viewer) const;
  void shown(const State&, Viewer, View&) const;
  Permission completed(State&) const;
  Phrase faulty(const State&) const;
  Phrase whyNot(const State&, Seat, std::string_view) const;

  // Who pays and takes, by the tricks of those who play (kAway: does not); a declarer whom nobody joins takes the pool.
  static constexpr int kAway = -1;
  void settle(std::span<std::int16_t> balances, cards::Pool&, Seat declarer, int call,
              std::span<const int> tricks) const;
  int cap() const { return cap_; } // of the pool
  bool hasMisere() const { return misere_; }
  bool rests(Seat k, Seat dealer) const { return seats_ > kPlayers && k == dealer; }

private:
  cards::TrickRule ruleOf(const State&) const;
  int players(const State&) const;
  Seat nextPlaying(const State&, Seat) const;
  bool mayName(int call, Suit) const;
  bool mayCall(const cards::Auction&, int call) const;
  void say(State&, cards::Call) const;
  int owes(const State&, Seat) const; // tricks
  static int owes(bool declarer, int call);
  void endAuction(State&) const;
  void answered(State&, Seat) const;
  void settleDeal(State&) const;
  void finish(State&) const;
  // The strongest trump for a hand at this call, and the tricks that may be hoped for.
  std::pair<Suit, double> bestTrump(const cards::Cards& hand, int call) const;

  int seats_;
  bool misere_;
  cards::AuctionRule auction_;
  cards::Deals deals_;
  int cap_;
  bool bidBinds_;
  bool heartsFirst_;
  bool openHands_; // what comes out of an open hand has been seen
  std::vector<Card> pack_;
};

using Preferans = cards::CardGame<PreferansRules>;

} // namespace mk
