// What the card tricks 157-168 share: the two roles, who plays which, how the magician's inputs are checked, and how
// the audience receives the end. Rules: booklet games 157-168 and their rulings (part A).
#pragma once

#include "games/kernel/options.h"
#include "games/kernel/result.h"

#include <cstdint>

namespace mk::trick {

enum class Role : std::uint8_t { Magician, Spectator, Nobody };
enum class Mode : std::uint8_t { Watch, Perform };
enum class Coach : std::uint8_t { Full, Light, Off };
enum class Secret : std::uint8_t { After, Always, Never };
enum class Ending : std::uint8_t { None, Success, Failure };

// After so many mistakes the wrong inputs are no longer offered; the stars have long been lost by then.
inline constexpr int kMostMistakes = 30;

// How the performance stands.
struct Show {
  std::uint8_t mistakes = 0;
  bool refused = false; // the last input was refused
  bool glance = false;  // somebody in the room looks at what only they may see
  Ending ending = Ending::None;
  int stars() const; // of an ended one: 0..3
  bool operator==(const Show&) const = default;
};

// What the family has chosen: who the person is and how strict the coach.
class Style {
public:
  Style() = default;
  explicit Style(const Options&);
  Mode mode() const { return mode_; }
  Coach coach() const { return coach_; }
  Role person() const { return mode_ == Mode::Watch ? Role::Spectator : Role::Magician; }
  // The other role is the program's; what people in the room do as spectators is told by whoever performs.
  bool asks(Role who) const { return who == person() || (who == Role::Spectator && forPeople_); }
  bool forPeople() const { return forPeople_; }
  bool packByHand() const { return packByHand_; } // the magician puts the pack in order before the trick
  bool offersWrong(const Show& s) const { return coach_ == Coach::Off || s.mistakes < kMostMistakes; }

  // Checks an input of the magician: true = it is carried out. A refused one counts a mistake. `strict`: also without a
  // coach.
  bool accepts(Show&, bool right, bool strict = false) const;
  // Whether the page about the trick's secret may be read now.
  bool secretReadable(const Show&) const;

private:
  Mode mode_ = Mode::Watch;
  Coach coach_ = Coach::Full;
  Secret secret_ = Secret::After;
  bool forPeople_ = false, packByHand_ = false;
};

// The house rules of all tricks.
OptionSpec modeOption();
OptionSpec coachOption();
OptionSpec secretOption();
OptionSpec prepareOption();
OptionSpec spectatorOption();

Phrase applause(int stars);
Result result(const Show&, Phrase why);

} // namespace mk::trick
