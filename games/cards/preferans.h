// Preference, game 169: auction, talon, joining and ten tricks with compulsory trumping, for chips. Rules: card games,
// game 169 and A4. From the known game, as house rules: misère, and four at the table, of whom the dealer rests.
#pragma once

#include "games/cards/dealt.h"
#include "games/kit/cards/auction.h"
#include "games/kit/cards/pool_sheet.h"
#include "games/kit/cards/talon.h"
#include "games/kit/cards/trick.h"

namespace mk {

class PreferansRules : public cards::Dealt {
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

  enum class Phase : std::uint8_t { Auction, Discard, Trump, Join, Tricks };
  enum VerbId : std::uint8_t { kBid, kPass, kDiscard, kTrumpIs, kJoin, kDrop, kPlay, kMisere };

  // The balances are the scores of the board.
  struct State : cards::Board, cards::TrickPlay<kMostSeats>, cards::Talon, cards::PoolPlay {
    Phase phase = Phase::Auction;
    cards::Auction auction;
    std::int8_t trump = -1;        // code of a suit
    Row<Seat, kMostSeats> dropped; // and the fourth at the table, who deals
    bool operator==(const State&) const = default;

    bool plays(Seat k) const { return !dropped.contains(k); }
    bool isMisere() const { return auction.bid == kMisereCall; }
  };
  using Move = cards::MoveOf<kTalon>;

  static constexpr cards::Parts kParts = {cards::Part::Suggest, cards::Part::Told, cards::Part::Shown,
                                          cards::Part::Faulty, cards::Part::WhyNot};

  explicit PreferansRules(const Setup&);
  static std::span<const OptionSpec> options();
  static std::span<const cards::Verb> verbs();

  int bound() const { return 1 + deals_.count * (1 + 14 + 2 + 2 + kPlayers * kHand); }
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
  int players(const State& s) const { return seats_ - s.dropped.count(); }
  Seat nextPlaying(const State& s, Seat from) const { return cards::leftOf(from, seats_, cards::bitsOf(s.dropped)); }
  bool mayName(int call, Suit) const;
  static cards::Call callOf(const Move&);
  bool mayCall(const cards::Auction&, const cards::Call&) const;
  // In tricks.
  static int owes(bool declarer, int call) { return declarer ? std::max(kDeclarerOwes, bidOf(call)) : kJoinedOwes; }
  void endAuction(State&) const;
  void finish(State&) const;

  cards::AuctionRule auction_;
  int cap_;
  bool misere_;
  bool bidBinds_;
  bool heartsFirst_;
  bool openHands_; // what comes out of an open hand has been seen
};

using Preferans = cards::CardGame<PreferansRules>;

} // namespace mk
