// Preference, game 169: auction, talon, joining and ten tricks with compulsory trumping, for chips. Rules: card games,
// game 169 and A4.
#pragma once

#include "games/kit/cards/auction.h"
#include "games/kit/cards/card_game.h"
#include "games/kit/cards/chips.h"
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
  static constexpr int kSeats = 3;
  static constexpr int kHand = 10;
  static constexpr int kTalon = 2;
  static constexpr int kMostDeals = 15;
  static constexpr int kHighestBid = 10;
  static constexpr int kAnte = 10;
  static constexpr int kJoinedOwes = 2, kJoinedPays = 10;
  static constexpr int kDeclarerOwes = 6, kDeclarerPays = 20;

  static constexpr cards::AuctionRule kAuction{
      .seats = kSeats, .highest = kHighestBid, .oneStep = true, .passBinds = true, .top = cards::AuctionRule::Top::Bid};

  enum class Phase : std::uint8_t { Auction, Discard, Trump, Join, Tricks };
  enum VerbId : std::uint8_t { kBid, kPass, kDiscard, kTrumpIs, kJoin, kDrop, kPlay };

  // A line of the sheet: what was played in a deal and how the chips stood after it.
  struct Line {
    Seat declarer = kNobody; // nobody: all passed
    std::uint8_t bid = 0;
    std::int8_t trump = -1; // none: nothing was played
    std::array<std::uint8_t, kSeats> tricks{};
    std::array<std::int16_t, kSeats> balance{};
    std::int16_t pool = 0;
    bool operator==(const Line&) const = default;
  };

  // The balances are the scores of the board.
  struct State : cards::Board, cards::TrickPlay<kSeats> {
    Phase phase = Phase::Auction;
    cards::Auction auction;
    cards::Cards talon;     // until the declarer takes it
    cards::Cards discards;  // of the declarer
    std::int8_t trump = -1; // code of a suit
    Row<Seat, kSeats> dropped;
    cards::Pool pool;
    Row<Line, kMostDeals> sheet;
    bool operator==(const State&) const = default;

    bool plays(Seat k) const { return !dropped.contains(k); }
  };
  using Move = cards::MoveOf<2>;

  static constexpr cards::Parts kParts = {cards::Part::Suggest, cards::Part::Told,   cards::Part::Shown,
                                          cards::Part::Faulty,  cards::Part::WhyNot, cards::Part::Completed};

  explicit PreferansRules(const Setup&);
  static std::span<const OptionSpec> options();

  int seats() const { return kSeats; }
  int bound() const { return 1 + deals_.count * (1 + 13 + 2 + 2 + kSeats * kHand); }
  std::span<const cards::Verb> verbs() const;
  const std::vector<Card>& pack() const { return pack_; }
  const cards::Deals& deals() const { return deals_; }
  void table(cards::Table&, State&) const;
  void deal(State&, const Outcome&) const;
  void moves(const State&, Seat, std::vector<Move>& out) const;
  void play(State&, Seat, const Move&) const;
  Phrase prompt(const State&, Viewer) const;
  Phrase ending(const State&) const;
  Result result(const State& s) const { return cards::resultOf(s, deals_, kSeats); }

  std::optional<Move> suggest(const State&, Seat, Random&) const;
  Phrase told(const State& before, const State& after, Seat, const Move&, Viewer) const;
  void shown(const State&, Viewer, View&) const;
  Permission completed(State&) const;
  Phrase faulty(const State&) const;
  Phrase whyNot(const State&, Seat, std::string_view) const;

  // Who pays and takes, by the tricks of those who play (kAway: does not); a declarer whom nobody joins takes the pool.
  static constexpr int kAway = -1;
  void settle(std::span<std::int16_t> balances, cards::Pool&, Seat declarer, int bid,
              std::span<const int> tricks) const;
  int cap() const { return cap_; } // of the pool

private:
  cards::TrickRule ruleOf(const State&) const;
  int players(const State&) const;
  Seat nextPlaying(const State&, Seat) const;
  bool mayName(int bid, Suit) const;
  int owes(const State&, Seat) const; // tricks
  static int owes(bool declarer, int bid);
  void endAuction(State&) const;
  void answered(State&, Seat) const;
  void settleDeal(State&) const;
  void finish(State&) const;
  void writeSheet(const State&, Zone&) const;
  // The strongest trump for a hand at this bid, and the tricks that may be hoped for.
  std::pair<Suit, double> bestTrump(const cards::Cards& hand, int bid) const;

  cards::Deals deals_;
  int cap_;
  bool bidBinds_;
  bool heartsFirst_;
  std::vector<Card> pack_;
};

using Preferans = cards::CardGame<PreferansRules>;

} // namespace mk
