// 159 Arva 21 kaardist ära üks väljavalitu (Guess One of 21 Cards): dealt three times in three rows and gathered with
// the named row in the middle, the card thought of becomes the eleventh. Rules: booklet game 159 and its ruling.
#pragma once

#include "games/kernel/cards.h"
#include "games/kernel/layout.h"
#include "games/kernel/row.h"
#include "games/kernel/rules.h"
#include "games/tricks/trick.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mk {

class TwentyOne {
public:
  static constexpr int kCards = 21, kRows = 3, kInRow = 7, kMiddle = 11; // the eleventh card, counted from either end

  enum class Input : std::uint8_t { Think, Row, Pickup, Turn, Confirm };

  struct State {
    Row<Card, kCards> pack;     // as it was last gathered, top card first; dealt to the rows in turn
    std::uint8_t step = 0;      // of the step list
    std::uint8_t told = 0;      // the row named last, 1..3
    std::uint8_t turned = 0;    // the place of the card turned up, 1..21
    Card thought;               // Perform: the card the program thinks of; in Watch nobody but the person knows it
    std::uint64_t possible = 0; // Perform: cards (bits by code) that fit all answers so far
    trick::Show show;
    bool operator==(const State&) const = default;
    Card inRow(int row, int i) const { return pack[static_cast<std::size_t>(row - 1 + kRows * i)]; } // row 1..3
  };

  struct Move {
    Input input = Input::Row;
    std::array<std::uint8_t, 3> v{}; // a row; three rows, the top one first; a place; yes = 1
    bool operator==(const Move&) const = default;
  };

  enum Zones : std::int16_t { kRest = 0, kRow = 1, kPack = 4, kTurned = 5 }; // rows are 1, 2, 3
  enum Buttons : std::int16_t { kYes = 1, kNo = 2 };

  static constexpr Answers kAnswers = {Answer::Chance, Answer::Scramble, Answer::TellMove, Answer::TellChance,
                                       Answer::Suggest};

  explicit TwentyOne(const Setup& s) : style_(s.options) {}
  static std::span<const OptionSpec> options();

  int seats() const { return 1; }
  State start() const { return {}; }
  Turn turn(const State&) const;
  void moves(const State&, Seat, std::vector<Move>& out) const;
  void play(State&, Seat, const Move&) const;
  Result result(const State&) const;
  std::string text(const State&) const;
  Checked<State> read(std::string_view) const;
  std::string text(const State&, Seat, const Move&) const;
  Gesture gesture(const State&, Seat, const Move&) const;
  View look(const State&, Viewer) const;
  int bound() const { return 2 + 5 + trick::kMostMistakes; }
  std::string fault(const State&) const;

  ChanceRequest chance(const State&) const;
  void settle(State&, const Outcome&) const;
  void scramble(State&, Viewer, Random&) const;
  Phrase tell(const State& before, Seat, const Move&, Viewer) const;
  Phrase tell(const State& before, const Outcome&, Viewer) const;
  std::optional<Move> suggest(const State&, Seat, Random&) const;

  // Whether the page about the secret may be read now.
  bool secretReadable(const State& s) const { return style_.secretReadable(s.show); }
  Input input(const State&) const;      // what the step that is reached asks for
  static int rowOf(const State&, Card); // 1..3
  static Move pickupAround(int row);    // the program's own way to gather

private:
  struct Reader;
  bool right(const State&, const Move&) const;
  void gather(State&, const Move&) const;
  void advance(State&) const; // does what the program does by itself
  void answer(State&, int row) const;
  void end(State&, bool success) const;
  Phrase prompt(const State&) const;
  Phrase advice(const State&) const;

  trick::Style style_;
};

Layout arrangeTwentyOne(const View&, Aspect);

} // namespace mk
