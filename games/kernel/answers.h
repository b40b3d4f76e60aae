// The optional answers of the rules concept (rules.h), announced by each rules type in one list. An answer that is
// announced must be given with the right signature, and a name that means an answer must be announced: what is misspelt
// or mistyped does not compile, instead of never being asked.
#pragma once

#include <cstdint>
#include <initializer_list>

namespace mk {

enum class Answer : std::uint8_t {
  Chance,        // chance and settle
  Scramble,      // scramble
  ReadMove,      // readMove
  TellMove,      // tell, of a move
  TellChance,    // tell, of an outcome
  OtherGestures, // otherGestures
  Notation,      // notation
  Perft,         // perft
  CountMoves,    // countMoves
  Suggest,       // suggest
  Solve,         // solve
  Takeback,      // takeback
  Resign,        // resign
  MayDraw,       // mayDraw
  Time,          // secondsAllowed and expire
  Lay,           // toLay, laidIn and layInto
  Worth,         // worth
  Order,         // order
  Noisy,         // noisy
  Digest,        // digest
  Usual,         // usual
  Weigh,         // weigh
  RuledMove,     // ruledMove
  Slips,         // slips
  Forget,        // forget
  Limit,         // kThinking
  RuleFirst,     // kRuleFirst
  Misfit,        // misfit
  Pairs,         // firstPair
  Explain        // explain
};

// static constexpr Answers kAnswers = {Answer::Chance, Answer::TellMove};
class Answers {
public:
  constexpr Answers() = default;
  constexpr Answers(std::initializer_list<Answer> answers) {
    for (const Answer a : answers) bits_ |= bit(a);
  }
  constexpr bool has(Answer a) const { return (bits_ & bit(a)) != 0; }
  constexpr Answers operator|(const Answers& o) const { // of rules built upon rules
    Answers both = *this;
    both.bits_ |= o.bits_;
    return both;
  }

private:
  static constexpr std::uint32_t bit(Answer a) { return std::uint32_t{1} << static_cast<int>(a); }
  std::uint32_t bits_ = 0;
};

// Whether R has a member of this name, of whatever kind, type and number of overloads: beside a second member of the
// same name it can no longer be told which one is meant.
#define MK_NAMES(name)                                                                                                 \
  struct Second_##name {                                                                                               \
    int name;                                                                                                          \
  };                                                                                                                   \
  template <class R> struct Both_##name : R, Second_##name {};                                                         \
  template <class R>                                                                                                   \
  concept Names_##name = !requires {                                                                                   \
    &Both_##name<R>::name;                                                                                             \
  };
namespace detail {
MK_NAMES(chance)
MK_NAMES(settle)
MK_NAMES(scramble)
MK_NAMES(readMove)
MK_NAMES(tell)
MK_NAMES(otherGestures)
MK_NAMES(notation)
MK_NAMES(perft)
MK_NAMES(countMoves)
MK_NAMES(suggest)
MK_NAMES(solve)
MK_NAMES(takeback)
MK_NAMES(resign)
MK_NAMES(mayDraw)
MK_NAMES(secondsAllowed)
MK_NAMES(expire)
MK_NAMES(toLay)
MK_NAMES(laidIn)
MK_NAMES(layInto)
MK_NAMES(worth)
MK_NAMES(order)
MK_NAMES(noisy)
MK_NAMES(digest)
MK_NAMES(usual)
MK_NAMES(weigh)
MK_NAMES(ruledMove)
MK_NAMES(slips)
MK_NAMES(forget)
MK_NAMES(kThinking)
MK_NAMES(kRuleFirst)
MK_NAMES(misfit)
MK_NAMES(firstPair)
MK_NAMES(explain)
} // namespace detail
#undef MK_NAMES

} // namespace mk
