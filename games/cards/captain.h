// Captain, game 179: hidden partners found by two key cards. Rules: card games, game 179 and A4.
#pragma once

#include "games/kit/cards/card_game.h"
#include "games/kit/cards/trick.h"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace mk {

class CaptainRules {
public:
  static constexpr const char* kName = "captain-cards";
  static constexpr int kSeats = 4;
  static constexpr int kHand = 8;
  static constexpr int kToWin = 66, kAllPoints = 116; // card points

  struct State : cards::Board, cards::TrickPlay<kSeats> {
    Seat nine = kNobody; // who was dealt the nine of spades
    Seat ace = kNobody;  // who was dealt the ace of spades
    bool operator==(const State&) const = default;

    bool isCaptain(Seat s) const { return s == nine || s == ace; }
  };
  using Move = cards::MoveOf<1>;

  static constexpr cards::Parts kParts = {cards::Part::Suggest, cards::Part::Shown,  cards::Part::Hidden,
                                          cards::Part::Faulty,  cards::Part::WhyNot, cards::Part::Completed};

  explicit CaptainRules(const Setup&);
  static std::span<const OptionSpec> options();

  int seats() const { return kSeats; }
  int bound() const { return 1 + deals_.count * (1 + kSeats * kHand); }
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
  void shown(const State&, Viewer, View&) const;
  void hidden(State&, Viewer, Random&) const;
  Permission completed(State&) const;
  Phrase faulty(const State&) const;
  Phrase whyNot(const State&, Seat, std::string_view) const;

  // What a deal brings, by the card points of both sides.
  void credit(std::span<std::int16_t> scores, Seat nine, Seat ace, int captains, int others) const;

private:
  bool isKnown(const State&, Card key) const; // the key card has been played
  int points(const State&, Seat) const;       // of the tricks that a seat has won
  void findCaptains(State&) const;
  void finish(State&) const;

  cards::TrickRule trick_;
  cards::Deals deals_;
  bool drawn_; // nobody scores when neither side has 66
  std::vector<Card> pack_;
};

using Captain = cards::CardGame<CaptainRules>;

} // namespace mk
