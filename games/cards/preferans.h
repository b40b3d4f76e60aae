// Preference, game 169: auction, talon, joining and ten tricks with compulsory trumping, for chips. Rules: card games,
// game 169 and A4. From the known game, as house rules: misère, and four at the table, of whom the dealer rests.
#pragma once

#include "games/cards/dealt.h"
#include "games/kit/cards/auction.h"
#include "games/kit/cards/pool_deal.h"
#include "games/kit/cards/taking_part.h"
#include "games/kit/cards/talon.h"
#include "games/kit/cards/trick.h"

namespace mk {

class PreferansRules : public cards::Dealt {
public:
  static constexpr const char* kName = "preferans";
  static constexpr int kFewestSeats = 3, kMostSeats = cards::PoolLine::kMostSeats;
  static constexpr int kPlayers = 3; // of a deal
  static constexpr int kLowest = 7;  // rank of the pack
  static constexpr int kHand = 10, kTalon = 2;

  // The steps of the auction are bids of tricks, up to all of them; misère, the bid aside, stands between eight and
  // nine.
  static constexpr cards::AuctionRule kAuction{
      .highest = kHand + 1, .oneStep = true, .aside = 9, .passBinds = true, .top = cards::AuctionRule::Top::Bid};

  enum class Phase : std::uint8_t { Auction, Discard, Trump, Join, Tricks };
  enum VerbId : std::uint8_t { kBid, kPass, kDiscard, kTrumpIs, kJoin, kDrop, kPlay, kMisere };

  // The balances are the scores of the board.
  struct State : cards::Board, cards::TrickPlay<kMostSeats>, cards::TakingPart, cards::Talon, cards::PoolPlay {
    Phase phase = Phase::Auction;
    cards::Auction auction;
    std::int8_t trump = -1; // code of a suit
    bool operator==(const State&) const = default;

    bool isMisere() const { return auction.bid == kAuction.aside; }
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

  const cards::PoolRule& chips() const { return chips_; }
  // Tricks of the declarer.
  int owes(int bid) const { return bid == kAuction.aside ? 0 : std::max(chips_.declarer.tricks, kAuction.stepOf(bid)); }
  bool hasMisere() const { return auction_.hasAside; }
  bool rests(Seat k, Seat dealer) const { return seats_ > kPlayers && k == dealer; }

private:
  cards::TrickRule ruleOf(const State&) const;
  int players(const State& s) const { return s.players(seats_); }
  auto trumpsOf(int bid) const; // whether a suit may be named
  Move suggestCall(const cards::Auction&, const cards::Cards& hand) const;
  void finish(State&) const;

  cards::AuctionRule auction_ = kAuction;
  cards::PoolRule chips_{.ante = 10, .declarer = {.tricks = 6, .pays = 20}, .joined = {2, 10}, .noTrick = 10};
  bool bidBinds_;
  bool heartsFirst_;
  bool openHands_; // what comes out of an open hand has been seen
};

using Preferans = cards::CardGame<PreferansRules>;

} // namespace mk
