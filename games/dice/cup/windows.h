// Windows: every throw is written in one of three windows, for the sixes, the twos or the fours; each window takes one
// throw (107) or three (108). Rules: three- to five-dice games, section 5, games 107 and 108.
#pragma once

#include "games/dice/cup/cup_game.h"

namespace mk::dice {

struct WindowsRules {
  int uses = 1; // throws that a window takes
};

struct WindowsPlay {
  static constexpr int kWindows = 3;

  struct State {
    std::array<std::array<std::uint8_t, kWindows>, kMostSeats> left{};   // throws that still fit in
    std::array<std::array<std::int16_t, kWindows>, kMostSeats> points{}; // written there, as far as known
    bool operator==(const State&) const = default;
  };
  struct Move {
    std::uint8_t window = 0;
    bool operator==(const Move&) const = default;
  };
};

class Windows final : public CupMechanic<WindowsPlay> {
public:
  using Rules = WindowsRules;
  static constexpr std::array<int, kWindows> kFace{6, 2, 4};

  enum class Filling : std::uint8_t { Chosen, InOrder, All }; // All: a throw scores in all three windows at once

  Windows(const Setup&, const Rules&);

  // What a window with this face gives for a throw.
  static int value(int face, const Counts&);

  int rounds() const override { return kWindows * rules_.uses; }
  bool showsRounds() const override { return filling_ != Filling::Chosen; }
  int turnBound() const override { return 2; }
  void begin(Cup&, State&) const override;
  Step step(const Cup&, const State&) const override;
  Then fall(Cup&, State&, const Thrown&) const override;
  void moves(const Cup&, const State&, std::vector<Move>&) const override;
  Then play(Cup&, State&, const Move&) const override;
  std::string moveText(const Cup&, const State&, const Move&) const override;
  Gesture gesture(const Cup&, const State&, const Move&) const override;
  std::vector<Gesture> otherGestures(const Cup&, const State&, const Move&) const override;
  void offer(const Cup&, const State&, const std::vector<Move>&, View&) const override;
  std::optional<Move> suggest(const Cup&, const State&, const std::vector<Move>&, Random&) const override;

  std::string stateText(const Cup&, const State&, Seat) const override;
  bool readWord(Cup&, State&, Seat, std::string_view) const override;
  Phrase fault(const Cup&, const State&) const override;

  TrayDice tray(const Cup&, const State&) const override;
  Phrase prompt(const Cup&, const State&, const Step&) const override;
  Phrase tellThrow(const Cup&, const State&, const Cup& after, Seat, const Thrown&) const override;
  Phrase tellMove(const Cup&, const State&, Seat, const Move&) const override;
  void sheet(SheetLines&, const Cup&, const State&) const override;
  Picture picture() const override { return filling_ == Filling::InOrder ? Picture{} : Picture{"window"}; }

private:
  bool open(const Cup&, const State&, int window) const; // for the seat whose turn it is
  int windowsOpen(const Cup&, const State&) const;
  void write(Cup&, State&, int window) const;
  double worth(const std::array<std::uint8_t, kWindows>& left) const; // what is still to come, on average

  Rules rules_;
  Filling filling_ = Filling::Chosen;
};

} // namespace mk::dice
