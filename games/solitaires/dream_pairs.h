// 155 Unistus täitub (A Dream Comes True): eight open piles of four; two tops of one rank go. Rules: booklet game 155 and
// its ruling.
#pragma once

#include "games/kit/patience/frame.h"

namespace mk {

class DreamPairs : public patience::Frame<DreamPairs, patience::Board<32, 0, 8, 4, 0>> {
public:
  explicit DreamPairs(const Setup&);
  static std::span<const OptionSpec> options();
  const std::vector<Card>& pack() const;
  void lay(State& s) const { patience::layRounds(s, 0, 8, 4); }
  template <class F> bool each(const State& s, F&& f) const {
    for (std::uint8_t a = 0; a < 8; ++a)
      for (std::uint8_t b = static_cast<std::uint8_t>(a + 1); b < 8 && !s.piles[a].empty(); ++b)
        if (!s.piles[b].empty() && s.top(a).value() == s.top(b).value() && !f(Move{Kind::Pair, a, b, 1})) return false;
    return true;
  }
  void apply(State& s, const Move& m) const {
    s.piles[m.from].pop_back();
    s.piles[m.to].pop_back();
  }
  bool won(const State& s) const { return score(s) == 16; }
  int score(const State& s) const {
    int left = 0;
    for (const auto& pile : s.piles) left += pile.count();
    return 16 - left / 2;
  }
  Phrase whyEnded(const State&) const;
};

} // namespace mk
