// Rubber bridge: seats, auction, play with dummy, claims, the faults of the salon, the pad. Rules: rulings on bridge,
// part I.
#pragma once

#include "games/kernel/rules.h"
#include "games/kit/cards/auction.h"
#include "games/kit/cards/table.h"
#include "games/kit/cards/trick.h"
#include "games/whist/bridge_reading.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace mk {

class Bridge {
public:
  static constexpr int kTricks = 13;
  static constexpr int kMostDeals = 100; // of a match
  static constexpr int kClaimable = 8;   // tricks left
  static constexpr int kEnforced = 11;   // from the next trick on suit is always followed
  static constexpr cards::AuctionRule kAuction{.highest = bridge::kHighestBid, .doubles = true};
  static constexpr Answers kAnswers = {Answer::Chance,     Answer::Scramble, Answer::ReadMove, Answer::TellMove,
                                       Answer::TellChance, Answer::Takeback, Answer::Suggest,  Answer::Weigh,
                                       Answer::Slips,      Answer::Explain};

  enum class Phase : std::uint8_t {
    Lot,   // chance: who deals first, or the draw for seats
    Seats, // the highest card chooses its place
    Deal,  // chance
    Auction,
    Play,
    Stand,   // salon: does the card that did not follow suit stand?
    Answer,  // to a claim
    Review,  // salon: the tricks may be examined
    Penalty, // salon: points or tricks for a revoke
    Over
  };

  // What `number` is: a bid or kPass, kDouble, kRedouble; the code of a card; tricks claimed; a chair; the trick of a
  // revoke, whose player is `chair`.
  struct Move {
    enum class Kind : std::uint8_t {
      Call,
      Play,
      Claim,
      Accept,
      Refuse,
      Sit,
      Stand,
      TakeBack,
      Peek,
      Accuse,
      Done,
      Points,
      Tricks
    };
    Kind kind = Kind::Call;
    std::uint8_t number = 0;
    Seat chair = 0;
    bool operator==(const Move&) const = default;
  };
  static constexpr int kPass = 0, kDouble = 36, kRedouble = 37;

  struct Laid {
    Card card;
    Seat chair = kNobody;
    bool operator==(const Laid&) const = default;
  };
  // An insufficient bid that stood in the place of a call.
  struct Slip {
    std::uint16_t at = 0;
    std::uint8_t bid = 0;
    bool operator==(const Slip&) const = default;
  };
  // A card taken back before the one that was laid as number `at`.
  struct Back {
    std::uint8_t at = 0;
    Card card;
    bool operator==(const Back&) const = default;
  };
  struct Accusation {
    Seat chair = kNobody;
    std::uint8_t trick = 0; // from 1
    bool proven = false;
    bool operator==(const Accusation&) const = default;
  };
  struct ClaimMade {
    Seat chair = kNobody; // nobody: none
    std::uint8_t tricks = 0;
    bool accepted = false;
    bool operator==(const ClaimMade&) const = default;
  };
  enum class Shown : std::uint8_t { No, Declarer, All };

  // Chairs are 0 to 3 for N E S W; `person` says which seat of the match sits on each.
  struct State {
    Phase phase = Phase::Lot;
    Seat dealer = 0;     // a chair
    Seat turn = kNobody; // a chair
    std::array<Seat, 4> person{0, 1, 2, 3};
    std::array<std::uint8_t, 4> rank{1, 3, 2, 4}; // of the seats of the match: by the draw, or N S E W
    Row<Card, bridge::kChairs> drawn;             // by them for partners, until the first deal
    // The match so far.
    std::array<std::int32_t, 4> sums{}; // of the rubbers before this one, by seat of the match
    std::uint8_t rubber = 0;            // so many before this one
    std::uint8_t dealsBefore = 0;       // in them
    bridge::Standing from;              // of this rubber before the first line of the pad
    Row<bridge::DealResult, kMostDeals> pad;
    bridge::Standing standing;
    // The deal.
    std::array<cards::Cards, 4> hands{};
    cards::Auction auction;
    Row<Slip, 64> slips;
    bool mend = false;    // the insufficient bid has to be made good at once
    Seat muted = kNobody; // must pass at its next turn
    bridge::Contract contract;
    cards::Trick trick;
    Row<Laid, 52> laid;
    std::array<std::uint8_t, 2> won{}; // tricks
    Row<Back, 52> backs;
    ClaimMade claim;
    std::uint8_t refusedAt = 0; // a claim was refused before the lead to this trick (from 1)
    std::array<Shown, 4> shown{};
    Row<Accusation, 40> accused;
    Row<std::uint8_t, 40> choices;       // 1 = tricks instead of points, for the defenders' revokes in their order
    std::array<std::uint8_t, 2> peeks{}; // that a side gets points for
    std::uint8_t peeked = 0;             // tricks back that lie open now
    cards::Knowledge known;              // by seat of the match
    bool operator==(const State&) const = default;

    bool isForced(std::size_t call) const; // it made good an insufficient bid

    int trickNumber() const { return laid.count() / 4 + 1; } // of the one that the next card belongs to
    bool leads() const { return laid.count() % 4 == 0; }
    Seat dummy() const { return contract.declarer == kNobody ? kNobody : bridge::partnerOf(contract.declarer); }
    Seat chairOf(Seat who) const;
    bool dealt() const { return !hands[0].empty() || !laid.empty(); }
  };

  Bridge(const bridge::Scoring&, const Setup&);
  static std::vector<OptionSpec> optionsOf(const bridge::Scoring&);

  int seats() const { return 4; }
  int bound() const;
  State start() const { return {}; }
  Turn turn(const State&) const;
  void moves(const State&, Seat, std::vector<Move>&) const;
  void play(State&, Seat, const Move&) const;
  Result result(const State&) const;
  ChanceRequest chance(const State&) const;
  void settle(State&, const Outcome&) const;
  void scramble(State&, Viewer, Random&) const;
  std::string fault(const State&) const;
  Takeback takeback(const State&, Seat, const Move&) const;

  std::string text(const State&) const;
  Checked<State> read(std::string_view) const;
  std::string text(const State&, Seat, const Move&) const;
  Checked<Move> readMove(const State&, Seat, std::string_view) const;

  Gesture gesture(const State&, Seat, const Move&) const;
  View look(const State&, Viewer) const;
  Phrase tell(const State&, Seat, const Move&, Viewer) const;
  Phrase tell(const State&, const Outcome&, Viewer) const;

  std::optional<Move> suggest(const State&, Seat, Random&) const;
  std::vector<Move> slips(const State&, Seat) const;
  // Cards are tried out double dummy in deals that the seat holds possible, where levels look `ahead`.
  std::vector<Weighed<Move>> weigh(const State&, Seat, int ahead, std::stop_token) const;
  static std::optional<Move> answered(const State&, const std::stop_token&); // to a claim, by double dummy
  bridge::Reading::Setting setting(const State&) const;
  bridge::Reading heard(const State&) const; // the calls so far
  static bridge::Reading heard(const State&, const bridge::Reading::Setting&, std::size_t calls);

  const bridge::Scoring& scoring() const { return sc_; }
  const bridge::HouseRules& house() const { return house_; }
  // The seat of the match that plays declarer's and dummy's cards.
  Seat playerOf(const State&) const;
  bool isOver(const State&) const; // the rubber has come to its end, as the pad stands
  static cards::TrickRule ruleOf(const State&);
  // Writes a deal on the pad and closes it; after a rubber that is over a new one begins first.
  void book(State&, const bridge::DealResult&) const;
  void newRubber(State&) const;
  // The hands as they were dealt.
  static std::array<cards::Cards, 4> dealtHands(const State&);
  bridge::Standing beforeLastDeal(const State&) const; // on the pad
  // What the call at this place has told everybody by the system of its side; empty where no call stands.
  Phrase explain(const State&, Place) const;
  // At the end of a deal everything lies open.
  static bool isOpen(const State& s) { return s.phase >= Phase::Review || s.phase == Phase::Deal; }

  Phrase ending(const State&) const; // how the last deal on the pad was written

private:
  // The course of the match.
  Seat actorOf(const State&, Seat chair) const;
  void sit(State&, Seat chair) const;
  void call(State&, int number) const;
  void speakIt(State&, int number) const; // an allowed call
  void lay(State&, Card) const;
  void goOn(State&) const;
  void finish(State&) const;
  bridge::DealResult resultOf(const State&) const;
  static int tricksLeft(const State& s) { return kTricks - s.laid.count() / 4; }
  static bool mayClaim(const State&);
  cards::Demand demandOn(const State&) const; // on the hand to play
  void answer(State&, bool yes) const;
  static int masters(const State&, int side);

  // The salon.
  bool isFree(const State&) const; // the hand to play need not follow suit
  int oldTricks(const State&) const;
  static bool mayAccuse(const State&, int side, Seat chair, int trick);
  static bool hasRevoked(const State&, Seat chair, int trick);
  static bool isPubliclyProven(const State&, Seat chair, int trick);
  static std::vector<Seat> seenBy(const State&, Seat claimer);
  static int sureTricks(const State&, std::span<const Seat> hands);
  template <class F> static void eachAccusation(const State& s, int side, F&& f) {
    for (Seat chair = 0; chair < bridge::kChairs; ++chair)
      for (int trick = 1; trick <= std::min(kEnforced, s.trickNumber()); ++trick)
        if (mayAccuse(s, side, chair, trick)) f(chair, trick);
  }
  void accuse(State&, Seat chair, int trick) const;
  void takeBack(State&) const;
  void review(State&, Seat after) const;
  void punish(State&) const;
  void moveTricks(const State&, std::array<std::uint8_t, kTricks>& owner, bridge::DealResult&) const;

  Permission readHead(std::string_view, State&, std::string& trump) const;
  Permission readCalls(std::string_view, State&) const;
  Permission readCards(std::string_view, State&) const;
  Permission readClaim(std::string_view, State&) const;
  Permission readFaults(std::string_view, State&) const;

  // The hands as piles of a table, clockwise from north.
  void declareHands(cards::Table&, const State&, std::array<cards::Cards, 4>&) const;
  Phrase prompt(const State&, Viewer) const;
  Phrase lastCallTold(const State&) const;
  void writePad(const State&, Viewer, Zone&) const;
  void offer(View&, const State&, const std::vector<Move>& legal) const;
  Phrase whyNot(const State&, std::string_view move) const;
  static Phrase whyNotCall(const State&, int call);
  Phrase revokeCosts(const State&, Seat chair) const;

  const bridge::Scoring& sc_;
  bridge::HouseRules house_;
  bool draws_, changes_, salon_, lastTrick_;
  int dealsAtMost_, rubbers_, revokeTricks_;
  std::array<bridge::System, 2> systems_{};
  Seat alone_; // plays both hands as dummy, too
};

// A game of the catalogue.
template <const bridge::Scoring& S> class BridgeBy : public Bridge {
public:
  explicit BridgeBy(const Setup& s) : Bridge(S, s) {}
  static std::span<const OptionSpec> options() {
    static const std::vector<OptionSpec> specs = optionsOf(S);
    return specs;
  }
};

} // namespace mk
