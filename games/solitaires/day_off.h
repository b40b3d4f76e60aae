// 150 Korralda endale puhkepäev (Give Yourself a Day Off): ten columns, two packs, eight foundations, a stock that
// stays closed while a closed card can still be turned up. Rules: booklet game 150 and its ruling (patiences A and
// 150).
#pragma once

#include "games/kernel/cards.h"
#include "games/kernel/layout.h"
#include "games/kernel/row.h"
#include "games/kernel/rules.h"
#include "games/solitaires/patience.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mk {

class DayOff {
public:
  static constexpr int kColumns = 10, kCards = 104, kLaid = 55, kFoundations = 8;
  static constexpr int kMostMoves = 2000; // a board that reaches them without being won counts as given up

  // A card is named by its element: its number 0..103 in the order of the deal, public for every card as it comes out.
  using Element = std::uint8_t;

  struct State {
    Row<Card, kCards> order;                          // empty until dealt
    std::array<Row<Element, 22>, kColumns> columns;   // the card laid last comes last
    std::array<std::uint8_t, kColumns> closed{};      // how many of a column lie face down
    Row<Element, kCards - kLaid> talon;               // the waste, first turned first, and then the stock
    std::uint8_t turned = 0;                          // how many of the talon are the waste
    std::array<Row<Element, 13>, kFoundations> built; // foundations: two a suit, the higher one first
    std::uint8_t pass = 1;
    std::uint16_t moves = 0;             // of the seat that plays
    patience::Finishes done;             // seats that have played
    bool operator==(const State&) const; // the two copies of a card are the same
    Card card(Element e) const { return order[e]; }
    int waste() const { return turned; }
    int stock() const { return talon.count() - turned; }
    int score() const;
  };

  struct Move {
    enum class Kind : std::uint8_t {
      ColumnToFoundation,
      Block,
      WasteToFoundation,
      WasteToColumn,
      Stock,
      Redeal,
      GiveUp
    };
    Kind kind = Kind::Stock;
    std::uint8_t from = 0, to = 0, count = 1; // columns 0..9; cards of a block
    bool toFoundation() const { return kind == Kind::ColumnToFoundation || kind == Kind::WasteToFoundation; }
    bool operator==(const Move&) const = default;
  };

  enum Zones : std::int16_t {
    kStock = 0,
    kWaste = 1,
    kFoundation = 2,
    kColumn = 10,
    kResults = 20
  }; // first of their kind
  enum Buttons : std::int16_t { kGiveUp = 1 };

  static constexpr Answers kAnswers = {Answer::Chance,  Answer::Scramble, Answer::TellMove, Answer::TellChance,
                                       Answer::Suggest, Answer::Solve,    Answer::Takeback, Answer::Resign};

  explicit DayOff(const Setup&);
  static std::span<const OptionSpec> options();

  int seats() const { return seats_; }
  State start() const { return {}; }
  Turn turn(const State&) const;
  void moves(const State&, Seat, std::vector<Move>& out) const;
  void play(State&, Seat, const Move&) const;
  Result result(const State&) const;
  Result resign(const State&, Seat) const;
  std::string text(const State&) const;
  Checked<State> read(std::string_view) const;
  std::string text(const State&, Seat, const Move&) const;
  Gesture gesture(const State&, Seat, const Move&) const;
  View look(const State&, Viewer) const;
  int bound() const { return 1 + seats_ * kMostMoves; }
  std::string fault(const State&) const;

  ChanceRequest chance(const State&) const;
  void settle(State&, const Outcome&) const;
  void scramble(State&, Viewer, Random&) const;
  Phrase tell(const State& before, Seat, const Move&, Viewer) const;
  Phrase tell(const State& before, const Outcome&, Viewer) const;
  std::optional<Move> suggest(const State&, Seat, Random&) const;
  Verdict<Move> solve(const State&, const SolveLimits&) const;
  Takeback takeback(const State& before, Seat, const Move&) const;

  // Whether the move turns up a closed card of a column.
  static bool turnsUp(const State&, const Move&);
  // The foundation that takes this card now, -1 if none does.
  static int foundationFor(const State&, Card);
  // Whether `upper` may be laid on `lower` in a column.
  bool follows(Card lower, Card upper) const {
    return upper.value() + 1 == lower.value() &&
           (sameSuit_ ? upper.suit() == lower.suit() : isRed(upper.suit()) != isRed(lower.suit()));
  }

private:
  struct Reader;
  void deal(State&) const;
  // How many cards of the column may go onto the other one as a block; 0 = none.
  int block(const State&, int from, int to) const;
  // Calls f with every legal move until it answers false.
  template <class F> void each(const State&, F&& f) const;
  bool isStuck(const State&) const;
  void endBoard(State&, bool won) const;
  bool covered(const State&, Viewer) const;
  Phrase prompt(const State&) const;
  void addPiles(View&, const State&) const;
  void addColumns(View&, const State&) const;

  int seats_ = 1;
  int passes_ = 2;
  bool anyTime_ = false;  // the stock may be used at any time
  bool sameSuit_ = false; // columns are built in one suit
  bool openMovesOnly_ = false;
};

Layout arrangeDayOff(const View&, Aspect);

} // namespace mk
