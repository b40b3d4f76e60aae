// Bridge-belote: two against two, eight tricks, a contract out of an auction, announcements. Rules: bridge-belote.
#pragma once

#include "games/kit/cards/auction.h"
#include "games/kit/cards/card_game.h"
#include "games/whist/belote_count.h"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace mk {

class BeloteRules {
public:
  static constexpr const char* kName = "bridge-belote";
  static constexpr int kSeats = belote::kSeats;
  static constexpr int kTarget = 151;
  static constexpr int kPremium = 9;      // of a valat, beyond the points of the cards
  static constexpr int kIdle = 12;        // so many deals passed out in a row end the match
  static constexpr int kLines = 60;       // a match of more played deals ends: valats alone could go on for ever
  static constexpr int kMostInDeal = 100; // calls, cards and the deal

  // Seats 1-2-3-4 follow one another in the direction of play, to the right.
  static constexpr cards::AuctionRule kAuction{.seats = kSeats,
                                               .highest = belote::kAllTrumps,
                                               .doubles = true,
                                               .top = cards::AuctionRule::Top::Redoubled,
                                               .closing = 3};

  enum VerbId : std::uint8_t { kPass, kBidSuit, kBidNoTrumps, kBidAllTrumps, kContra, kRecontra, kPlay };

  enum class Outcome : std::uint8_t { Made, Inside, Hanging, Valat };

  // A line of the sheet: a played deal.
  struct Line {
    Seat declarer = 0;
    std::uint8_t contract = 1, times = 1;
    Outcome outcome = Outcome::Made;
    std::array<std::int16_t, 2> points{}; // written, with what had been hanging
    std::int16_t hangs = 0;               // of the declaring side
    bool operator==(const Line&) const = default;
  };

  // How the last written deal was counted, by side: what its points were made of.
  struct Counted {
    std::array<std::int16_t, 2> cards{};     // with the last trick; doubled at no trumps
    std::array<std::int16_t, 2> announced{}; // what counted, with belotes
    std::array<std::int16_t, 2> hung{};      // written points that had been hanging
    bool operator==(const Counted&) const = default;
  };

  struct State : cards::Board, cards::TrickPlay<kSeats> {
    cards::Auction auction;
    cards::Cards stock; // three cards for each, dealt after the auction
    std::array<belote::Announcements, kSeats> said{};
    std::int8_t counts = -1; // the side whose carrés and runs count, once the first trick is complete
    std::array<std::uint8_t, kSeats> belotes{}; // bits of the suits
    std::int16_t hanging = 0;                   // points that wait for the next played deal
    std::int8_t hangsFor = 0;                   // side
    std::uint8_t idle = 0;                      // deals passed out in a row
    Row<Line, kLines> sheet;
    Counted counted;
    bool operator==(const State&) const = default;

    bool bidding() const { return !auction.over(); }
    int contract() const { return auction.bid; }
    Seat declarer() const { return auction.bidder; }
    // Speaks first and leads to the first trick; the deal may be over, and somebody else the dealer.
    Seat elder() const {
      return auction.calls.empty() ? static_cast<Seat>((dealer + 1) % kSeats) : auction.calls.front().seat;
    }
  };
  using Move = cards::MoveOf<1>; // number: bits of the candidates that are not announced

  static constexpr cards::Parts kParts = {
      cards::Part::Suggest, cards::Part::Slips,  cards::Part::Told,   cards::Part::Shown,    cards::Part::Written,
      cards::Part::Touched, cards::Part::Parsed, cards::Part::Faulty, cards::Part::DealTold, cards::Part::Hidden};

  explicit BeloteRules(const Setup&);
  static std::span<const OptionSpec> options();

  int seats() const { return kSeats; }
  int bound() const { return 1 + kLines * kIdle * kMostInDeal; }
  std::span<const cards::Verb> verbs() const;
  const std::vector<Card>& pack() const { return pack_; }
  const cards::Deals& deals() const { return deals_; }
  void table(cards::Table&, State&) const;
  void deal(State&, const mk::Outcome&) const;
  void moves(const State&, Seat, std::vector<Move>& out) const;
  void play(State&, Seat, const Move&) const;
  Phrase prompt(const State&, Viewer) const;
  Phrase ending(const State&) const;
  Result result(const State&) const;

  std::optional<Move> suggest(const State&, Seat, Random&) const;
  std::vector<Move> slips(const State&, Seat) const;
  Phrase told(const State& before, const State& after, Seat, const Move&, Viewer) const;
  Phrase dealTold(const State& after, Viewer) const;
  void shown(const State&, Viewer, View&) const;
  std::string written(const State&, Seat, const Move&) const;
  Gesture touched(const State&, Seat, const Move&) const;
  Checked<Move> parsed(const State&, Seat, std::string_view) const;
  void hidden(State&, Viewer, Random&) const;
  Phrase faulty(const State&) const;

  // A finished deal is written down; ends the match where that is due.
  void write(State&, const belote::DealPlayed&) const;
  void passOut(State&) const; // a deal in which all have passed

private:
  cards::TrickRule ruleOf(const State& s) const { return belote::trickRule(s.contract(), overtakeAtNoTrumps_); }
  static cards::Call callOf(const Move&);
  static Move moveOf(const cards::Call&);
  void offerCalls(const State&, View&) const;
  belote::Announcements candidatesOf(const State&, Seat) const;
  static bool isBelote(const State&, Seat, Card);
  void endAuction(State&) const;
  void showAnnouncements(State&) const;
  static int announcedBy(const State&, int side);
  int cardPoints(const State&, int side) const;
  void settle(State&) const;
  bool decided(const State&, const belote::DealPlayed&, const belote::Written&) const;
  static Phrase reckoning(const State&, int first);
  static cards::Cards openCards(const State&, Seat);
  void writeSheet(const State&, Zone&) const;

  cards::Deals deals_;
  bool overtakeAtNoTrumps_;
  bool finishOnValat_;
  bool equalRunsByTurn_;
  belote::Manner manner_;
  std::vector<Card> pack_;
};

using Belote = cards::CardGame<BeloteRules>;

} // namespace mk
