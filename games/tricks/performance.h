// The rules of every card trick: plays its tables of piles and steps (act.h) in both modes. Whoever is not the person
// is played by the program, one step at a time as a chance event, so that everybody sees what hands do. Rules: booklet
// tricks 157-168 and their rulings, part A.
#pragma once

#include "games/kernel/layout.h"
#include "games/kernel/rules.h"
#include "games/tricks/act.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mk::trick {

class Performance {
public:
  using State = trick::State;
  using Move = trick::Move;
  static constexpr Answers kAnswers = {Answer::Chance, Answer::Scramble, Answer::TellMove, Answer::TellChance,
                                       Answer::Suggest};

  Performance(const Setup&, const Trick&);

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
  int bound() const { return 400; }
  std::string fault(const State&) const;

  ChanceRequest chance(const State&) const;
  void settle(State&, const Outcome&) const;
  void scramble(State&, Viewer, Random&) const;
  Phrase tell(const State& before, Seat, const Move&, Viewer) const;
  Phrase tell(const State& before, const Outcome&, Viewer) const;
  std::optional<Move> suggest(const State&, Seat, Random&) const;

  // Whether the page about the secret may be read now.
  bool secretReadable(const State& s) const { return act_.style.secretReadable(s.show); }
  const Act& act() const { return act_; }
  // What the program would do now, of all it may do: the number `i` of them.
  Move choice(const State&, int i = 0) const;
  int choices(const State&) const;
  void enter(State&) const;                                       // goes on to the next step that has to be done
  void shuffleHidden(State&, std::optional<Role>, Random&) const; // what the role cannot know; nullopt = the public

private:
  struct Reader;
  bool stepsOver(const State&) const;
  static int firstHalf(int choices);
  void carry(State&, const Move&) const;
  bool offersWrong(const State&) const;
  bool mayGlance(const State&) const;
  std::optional<Role> roleOf(const State&, Viewer) const;
  bool sees(Facing, std::optional<Role>) const;
  std::uint64_t knownTo(const State&, std::optional<Role>) const;
  Hand touching(const State&) const;
  Zone zoneOf(const State&, int pile, std::optional<Role>) const;
  void addControls(View&, const State&) const;
  Phrase prompt(const State&, std::optional<Role>) const;
  Phrase told(const State&, const Move&, const Arg& who, bool inside) const;
  Arg doer(const Step&) const;
  bool isGuest(const Step&) const;

  Act act_;
};

// Bands one above the other: piles side by side, spreads as wide as the table.
Layout arrangeTrick(const View&, Aspect);

} // namespace mk::trick
