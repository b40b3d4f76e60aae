// Lay Out First (177, rows on sixes) and Nines (184, rows on nines). Rules: card games, games 177 and 184, A7.
#pragma once

#include "games/kit/cards/card_game.h"
#include "games/kit/cards/suit_rows.h"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace mk {

class SuitRowRules {
public:
  // What sets the two games apart.
  struct Kind {
    const char* name;
    int lowest;    // card of the pack
    int centre;    // on which the rows open
    bool allFirst; // the opening turn lays all the centres of a hand; else the centre of hearts opens
  };

  static constexpr int kMostSeats = 6;
  enum VerbId : std::uint8_t { kPlay, kPass };

  struct State : cards::Board {
    std::array<cards::Cards, kMostSeats> hands{};
    cards::SuitRows rows;
    Seat out = kNobody; // who has won the deal
    bool operator==(const State&) const = default;
    bool isOpening() const {
      return std::ranges::all_of(rows.rows, [](const cards::Cards& r) { return r.empty(); });
    }
  };
  using Move = cards::MoveOf<4>;

  static constexpr cards::Parts kParts = {cards::Part::Suggest, cards::Part::Faulty, cards::Part::WhyNot};

  SuitRowRules(const Setup&, const Kind&);
  static std::span<const OptionSpec> options();

  int seats() const { return seats_; }
  int bound() const { return 1 + deals_.count * (1 + static_cast<int>(pack_.size()) * seats_); }
  std::span<const cards::Verb> verbs() const;
  const std::vector<Card>& pack() const { return pack_; }
  const cards::Deals& deals() const { return deals_; }
  void table(cards::Table&, State&) const;
  void deal(State&, const Outcome&) const;
  void moves(const State&, Seat, std::vector<Move>& out) const;
  void play(State&, Seat, const Move&) const;
  Phrase prompt(const State&, Viewer) const;
  Phrase ending(const State&) const;
  Result result(const State&) const;

  std::optional<Move> suggest(const State&, Seat, Random&) const;
  Phrase faulty(const State&) const;
  Phrase whyNot(const State&, Seat, std::string_view) const;

private:
  bool isCentre(Card c) const { return c.high() == kind_.centre; }

  const Kind& kind_;
  int seats_;
  cards::Deals deals_;
  std::vector<Card> pack_;
};

inline constexpr SuitRowRules::Kind kLayOutFirst{"lay-out-first", 2, 6, true};
inline constexpr SuitRowRules::Kind kNineCards{"nine-cards", 6, 9, false};

template <const SuitRowRules::Kind& kind> class SuitRowGameOf : public SuitRowRules {
public:
  static constexpr const char* kName = kind.name;
  explicit SuitRowGameOf(const Setup& s) : SuitRowRules(s, kind) {}
};

using LayOutFirst = cards::CardGame<SuitRowGameOf<kLayOutFirst>>;
using NineCards = cards::CardGame<SuitRowGameOf<kNineCards>>;

} // namespace mk
