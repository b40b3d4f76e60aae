// Skruvwhist in its four forms: an auction in which everybody may speak again and again, thirteen tricks, honours and
// crowns, a sits of two or three games. What differs between the forms is bought cards, packets and the open hand.
// Rules: skruvwhist, shared mechanics and forms S1 to S4.
#pragma once

#include "games/kit/cards/auction.h"
#include "games/kit/cards/card_game.h"
#include "games/whist/skruv_count.h"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace mk {

enum class SkruvForm : std::uint8_t { Classic, Bought, Packet, OpenHand };

class SkruvRules {
public:
  static constexpr int kMostSeats = 5;
  static constexpr int kPlaces = skruv::kPlaces; // S W N E, clockwise
  static constexpr int kBought = 4;              // cards in the middle
  static constexpr int kIdle = 12;               // so many passed-out deals in a row end the sits
  static constexpr int kLines = 100;             // played deals of a sits: five games of up to 19 deals each
  static constexpr int kCalls = 300;             // of an auction

  enum class Phase : std::uint8_t {
    Auction,
    Take,     // open hand: into which hand the bought cards go
    GiveFour, // packet: the declarer gives the partner four cards
    Give,     // one card to each of the other hands
    Name,     // the declarer names the contract
    Pair,     // packet: the partners go on bidding
    Swap,     // packet: the defenders exchange a card
    SwapBack,
    Tricks
  };
  enum ZoneId : std::int16_t { kBoughtZone = cards::kOwnZones, kCallsZone, kBoxZone };
  enum VerbId : std::uint8_t { kPass, kGiveUp, kBid, kToHand, kToOpen, kGiveFour, kGive, kPlay };

  // One score: of a side, or of a person where everybody plays for himself.
  struct Account {
    std::int16_t below = 0; // towards the next game
    std::int32_t total = 0; // of the sits, above and below
    std::uint8_t games = 0;
    bool operator==(const Account&) const = default;
  };
  // A line of the sheet: a played deal of this sits.
  struct Line {
    Seat declarer = 0;
    std::uint8_t bid = 1, tricks = 0;
    std::int8_t game = -1; // the account that got to a game
    std::array<std::int32_t, kPlaces> below{}, above{};
    bool operator==(const Line&) const = default;
  };

  struct State : cards::Board, cards::TrickPlay<kMostSeats> {
    Row<Seat, kMostSeats> rank;        // who drew the lowest card, the next one, ...
    std::uint8_t sits = 0;             // finished, but for one that has `ended`
    bool ended = false;                // the sits has just been finished
    std::array<Seat, kPlaces> place{}; // who sits there in this sits
    Phase phase = Phase::Auction;
    cards::Auction auction; // of the places
    cards::Cards bought;    // face down, until they are taken
    std::uint8_t bid = 0;   // the contract
    Seat declarer = kNobody, giver = kNobody;
    std::uint8_t given = 0, passes = 0; // cards given to the others; passes in a row of the pair
    Card received;                      // in the exchange of the defenders
    Row<Seat, skruv::kTricks> winners;  // of the tricks
    std::array<Account, kPlaces> accounts{};
    std::uint8_t crosses = 0, idle = 0;             // of this sits; passed-out deals in a row
    std::array<std::int32_t, kMostSeats> results{}; // of the sits before
    Row<Line, kLines> lines;
    bool operator==(const State&) const = default;

    int placeOf(Seat who) const; // -1: sits out
    Seat after(Seat who, int by = 1) const { return place[at((placeOf(who) + by) % kPlaces)]; }
  };
  using Move = cards::MoveOf<4>; // number: a bid

  static constexpr cards::Parts kParts = {
      cards::Part::Suggest, cards::Part::Misfit,    cards::Part::Slips,   cards::Part::Explain, cards::Part::Told,
      cards::Part::Shown,   cards::Part::Written,   cards::Part::Touched, cards::Part::Faulty,  cards::Part::Lot,
      cards::Part::WhyNot,  cards::Part::Completed, cards::Part::Hidden,  cards::Part::Between};

  SkruvRules(const Setup&, SkruvForm);
  static std::vector<OptionSpec> optionsOf(SkruvForm);

  int seats() const { return seats_; }
  int bound() const { return 1 + sits_ * kLines * kIdle * (kCalls + 70); }
  std::span<const cards::Verb> verbs() const;
  const std::vector<Card>& pack() const { return pack_; }
  const cards::Deals& deals() const { return deals_; }
  void table(cards::Table&, State&) const;
  ChanceRequest lot() const { return ChanceRequest::cards(pack_, seats_); }
  void lotDrawn(State&, const Outcome&) const;
  Phrase lotPrompt() const;
  Phrase lotTold(const State&) const;
  void deal(State&, const Outcome&) const;
  void moves(const State&, Seat, std::vector<Move>& out) const;
  void play(State&, Seat, const Move&) const;
  Phrase prompt(const State&, Viewer) const;
  Phrase ending(const State&) const;
  Result result(const State&) const;

  std::optional<Move> suggest(const State&, Seat, Random&) const;
  int misfit(const State&) const;
  std::vector<Move> slips(const State&, Seat) const;
  Phrase told(const State& before, const State& after, Seat, const Move&, Viewer) const;
  void shown(const State&, Viewer, View&) const;
  std::string written(const State&, Seat, const Move&) const;
  Gesture touched(const State&, Seat, const Move&) const;
  Phrase whyNot(const State&, Seat, std::string_view) const;
  void hidden(State&, Viewer, Random&) const;
  Permission completed(State&) const;
  Phrase faulty(const State&) const;
  Phrase faultyBetween(const State&) const;

  // What a played deal brings to each account.
  struct Written {
    std::array<std::int32_t, kPlaces> below{}, above{};
    int game = -1; // the account that gets to a game
  };
  Written writtenFor(const State&, const skruv::Dealt&) const;
  void write(State&, const skruv::Dealt&) const;
  // What it brings by the figures alone, places in the order of play; `game`: the account that gets to a game.
  Written writtenFor(const State&, const skruv::Counted&) const;
  void write(State&, const skruv::Counted&, const Written&) const;
  void passOut(State&) const;
  void openSits(State&) const;  // the next one, where a sits has just been finished
  void takeSeats(State&) const; // who has drawn what is known
  // The hands in the order of play: the first leads, the declarer is the last, or the second before the open hand.
  std::array<Seat, kPlaces> order(const State&) const;
  Seat handToPlay(const State&) const; // whose cards are to be played
  bool forOneself() const { return form_ == SkruvForm::OpenHand; }
  int declarersPlace() const { return forOneself() ? 1 : 3; } // in the order of play
  int limit() const { return limit_; }
  int sits() const { return sits_; }
  bool surcharge() const { return surcharge_; }
  Phrase bidPhrase(int bid) const;
  static Phrase shortBid(int bid); // without the Swedish name
  // What the call that stands at this place of the sheet has told the partner; empty where none does.
  Phrase explain(const State&, Place) const;

private:
  int accountOf(const State&, Seat) const;
  std::array<std::int8_t, kPlaces> accountsOf(const State&) const; // by the order of play
  void seat(State&) const;                                         // the places of this sits
  Seat firstDealer(const State&, int sits) const;
  cards::Auction begun(const State&, Seat first) const;
  bool mayBid(const cards::Auction&, int bid) const;
  Phrase whyNotBid(const State&, int bid) const;
  void endAuction(State&) const;
  void give(State&, Seat to, Card) const;
  void lay(State&, Card) const; // to the trick, from the hand that plays
  void beginTricks(State&) const;
  // What this hand says when it is its turn, 0 for a pass; and what it would say if every bid were allowed.
  int spoken(const State&, const cards::Auction&, const cards::Cards& hand) const;
  int wished(const State&, const cards::Auction&, const cards::Cards& hand) const;
  std::array<cards::Cards, kPlaces> played(const State&) const; // by the order of play
  skruv::Dealt dealt(const State&) const;
  Phrase aboveTheLine(const State&) const; // what the deal brings there; all tricks have been taken
  void closeDeal(State&, bool sitsOver) const;
  void addSits(State&) const;
  std::int32_t standingOf(const State&, Seat) const; // of the sits that is being played
  void writeSheet(const State&, Zone&) const;
  static Phrase sideNamed(const State&, int side); // the two who play together in this sits
  static Phrase callPhrase(const cards::Call&);
  Phrase meaning(const State&, std::size_t call) const;
  Phrase lastMeaning(const State&) const;
  Zone biddingBox(const State&, Seat) const;
  std::uint8_t sideOf(const State&, Seat) const; // bits of the seats that play together

  SkruvForm form_;
  int seats_, sits_, limit_;
  bool surcharge_, simpleFirst_;
  cards::AuctionRule rule_;
  cards::Deals deals_;
  std::vector<Card> pack_;
};

// A game of the catalogue.
template <SkruvForm form> class Skruv : public SkruvRules {
public:
  static constexpr const char* kName = form == SkruvForm::Classic  ? "skruvwhist"
                                       : form == SkruvForm::Bought ? "kopskruv"
                                       : form == SkruvForm::Packet ? "paketskruv"
                                                                   : "open-kopskruv";
  explicit Skruv(const Setup& s) : SkruvRules(s, form) {}
  static std::span<const OptionSpec> options() {
    static const std::vector<OptionSpec> specs = optionsOf(form);
    return specs;
  }
};

} // namespace mk
