// 155 Unistus täitub (A Dream Comes True): eight open piles of four; two tops of one rank go. Rules: booklet game 155
// and its ruling.
#pragma once

#include "games/kit/patience/frame.h"

namespace mk {

class DreamPairs : public patience::Frame<DreamPairs, patience::Board<32, 0, 8, 4, 0>> {
public:
  static constexpr Answers kAnswers = Frame::kAnswers | Answers{Answer::RuledMove};
  static constexpr bool kPairs = true;
  static constexpr std::uint8_t kColumns = 8;

  explicit DreamPairs(const Setup&);
  static std::span<const OptionSpec> options() { return {}; }
  const std::vector<Card>& pack() const;
  void lay(State& s) const { patience::layRounds(s, 0, kColumns, 4); }
  template <class F> bool each(const State& s, F&& f) const {
    for (std::uint8_t a = 0; a < kColumns; ++a)
      for (std::uint8_t b = static_cast<std::uint8_t>(a + 1); b < kColumns && !s.piles[a].empty(); ++b)
        if (!s.piles[b].empty() && s.top(a).value() == s.top(b).value() && !f(Move{Kind::Pair, a, b, 1})) return false;
    return true;
  }
  void apply(State& s, const Move& m) const {
    s.piles[m.from].pop_back();
    s.piles[m.to].pop_back();
  }
  bool won(const State& s) const { return dealt(s) && score(s) == 16; }
  int score(const State&) const;

  std::vector<std::string> told(const State& s) const { return {"pairs " + std::to_string(score(s))}; }
  Phrase dealing() const;
  Phrase prompt(const State&) const;
  Phrase whyEnded(const State&) const;
  Phrase pileName(std::size_t pile) const;

  // The hard player of ruling A8: the line to the most pairs, after a complete search. The easy one takes any pair.
  std::optional<Move> suggest(const State&, Seat, Random&) const;
  std::optional<Move> ruledMove(const State& s, Seat seat, int level, Random& random) const {
    return level < kHard ? anyMove(s, random) : suggest(s, seat, random);
  }
  std::optional<Move> obvious(const State&) const;
  int nearness(const State& s) const { return score(s); }
};

} // namespace mk
