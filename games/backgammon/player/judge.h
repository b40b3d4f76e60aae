// Chances in the games of steps on the backgammon board, by nets that learnt them in games against themselves, and by
// the table of the bear-off where both sides bear off. Pure positions: the cube is judged in cube_judge.h.
#pragma once

#include "games/backgammon/player/net.h"
#include "games/backgammon/tables.h"

#include <stop_token>

namespace mk {

// How a game may end for one side. `more` and `most`: wins that count more and most (gammon and backgammon; in
// Trik-Trak two and four points), each within the one before.
struct Chances {
  float win = 0, more = 0, most = 0, losesMore = 0, losesMost = 0;
  Chances turned() const { return {1 - win, losesMore, losesMost, more, most}; }
  Chances& operator+=(const Chances&);
  Chances times(float) const;
};

// What the ends are worth to one side.
struct Prizes {
  float win = 1, more = 1, most = 1, lose = -1, losesMore = -1, losesMost = -1; // what each adds to the one before
  float of(const Chances&) const;
  Prizes turned() const;
};

// The nets of one way of playing.
struct Nets {
  Net contact, race;
  // The weights as Net::text() wrote them; without lines blank ones.
  static Nets with(StepEngine::Way, std::span<const std::string_view> contact, std::span<const std::string_view> race);
  static const Nets& of(StepEngine::Way); // with the weights in weights/
};

class Judge {
public:
  explicit Judge(const Tables& rules) : Judge(rules, Nets::of(rules.traits().way)) {}
  Judge(const Tables& rules, const Nets& nets) : rules_(rules), nets_(nets) {}

  // Of s.toMove, who throws next; more than nothing ahead: the mean over so many throws in a row, each played as the
  // positions after it look at once.
  Chances ahead(const Tables::State&) const;
  Chances ahead(const Tables::State&, int throws, const Prizes& ofMover, const std::stop_token&) const;
  // Of the one whose turn it was, after it.
  Chances after(const Tables::State& before, const Tables::State&) const;
  // Calls f(next, chances of s.toMove, weight of 36) for each throw, with the play that looks best at once.
  template <class F> void eachBest(const Tables::State& s, const Prizes& prizes, F&& f) const {
    for (std::uint8_t a = 1; a <= 6; ++a)
      for (std::uint8_t b = 1; b <= a; ++b) {
        Tables::State thrown = s, best;
        thrown.phase = Tables::Phase::Ready; // no double
        rules_.settle(thrown, Outcome::dice({a, b}));
        const Chances chances = bestOf(thrown, prizes, best);
        f(best, chances, a == b ? 1 : 2);
      }
  }
  // The chances after the play that looks best at once, and the position.
  Chances bestOf(const Tables::State&, const Prizes&, Tables::State& next) const;
  // The plays of the throw, the best first. Those that look good at once are looked at so many throws ahead.
  struct Weighed {
    WholePlay play;
    Tables::State next;
    Chances chances;
    float worth = 0;
    int ahead = 0;
  };
  std::vector<Weighed> weigh(const Tables::State&, const Prizes&, int throws, const std::stop_token& = {}) const;
  // The position after a whole turn.
  Tables::State played(const Tables::State&, const WholePlay&) const;
  // The prizes of a game for itself: gammons where they count.
  Prizes prizes() const;

  const Tables& rules() const { return rules_; }

private:
  const Tables& rules_;
  const Nets& nets_;
};

// Which net judges the position, and what it is shown.
enum class Sight : std::uint8_t { Contact, Race };
Sight see(StepEngine::Way, const Tables::State&, Inputs&);

// A game has ended with the last turn, and perhaps the next one begun.
inline bool hasEnded(const Tables::State& s) {
  return s.phase == Tables::Phase::Over || s.phase == Tables::Phase::Opening || s.phase == Tables::Phase::Choose;
}

} // namespace mk
