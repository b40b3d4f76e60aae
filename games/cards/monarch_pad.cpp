// What the pad of Monarch asks, and what the answers bring. Rules: card games, game 189.
#include "games/cards/monarch_pad.h"

#include "games/cards/dealt.h"

#include <algorithm>
#include <bit>

namespace mk {

using namespace cards;

namespace {

Phrase about(const char* text, Seat s) { return {text, {Arg::seat(s)}}; }

} // namespace

MonarchPad::MonarchPad(const Setup& s) : GamesPad(Monarch::kName, s.seats, Monarch(s).deals()) {}

// Who leads after all that has been told whole: the sums, and so many rounds of one card for each of the tied.
MonarchPad::Tied MonarchPad::tied(const PadState& s) const {
  Tied t{(1u << seats_) - 1, 0};
  for (;;) {
    const int asked = std::popcount(t.seats);
    if ((t.told > 0 && asked == 1) || s.answers.count() < t.told + asked) return t;
    int best = 0;
    unsigned leading = 0;
    for (Seat k = 0; k < seats_; ++k) {
      if ((t.seats >> k & 1) == 0) continue;
      const int worth = s.answer(at(t.told++));
      if (worth > best) leading = 0;
      best = std::max(best, worth);
      if (worth == best) leading |= 1u << k;
    }
    t.seats = leading;
  }
}

std::optional<Question> MonarchPad::ask(const PadState& s) const {
  constexpr int kLeast = 6, kMost = 49; // four aces and a king; four tens and a nine
  const Tied t = tied(s);
  const int asked = std::popcount(t.seats);
  const bool sums = t.told == 0;
  // The win is shared where nobody leads for that long.
  if (!sums && (asked == 1 || t.told + asked > static_cast<int>(decltype(s.answers)::capacity()))) return std::nullopt;
  int done = s.answers.count() - t.told;
  for (Seat k = 0; k < seats_; ++k)
    if ((t.seats >> k & 1) != 0 && done-- == 0)
      return sums ? Question::number(about(MK_TEXT("games", "sum of %1"), k), k, kLeast, kMost)
                  : Question::number(about(MK_TEXT("games", "a tie: value of one more card of %1"), k), k, 1, 10);
  return std::nullopt;
}

PadLine MonarchPad::settle(const PadState& s) const {
  PadLine l = s.last();
  const Tied t = tied(s);
  for (Seat k = 0; k < seats_; ++k)
    if ((t.seats >> k & 1) != 0) ++l.scores[at(k)];
  return l;
}

} // namespace mk
