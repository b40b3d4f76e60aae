// One thinking service for all games: what it does is chosen from what the rules declare (docs/opponents.md). The state
// that it is given is one that the seat holds possible, never the true one where something is hidden.
#pragma once

#include "games/opponents/deadline.h"
#include "games/opponents/expectation.h"
#include "games/opponents/hidden.h"
#include "games/opponents/playouts.h"
#include "games/opponents/search.h"

namespace mk {

namespace opponents {

// Two seats, nothing hidden, no luck or hardly any, and the rules say what a position is worth. (Games of more seats
// without luck leave Worth alone and are played out.)
template <class R>
concept Searched =
    Gives<R, Answer::Worth> && !Gives<R, Answer::Scramble> && (!Gives<R, Answer::Chance> || Gives<R, Answer::Usual>);
// The same with luck that decides much, whatever the number of seats.
template <class R>
concept Expected = Gives<R, Answer::Worth> && !Searched<R> && !Gives<R, Answer::Scramble>;

// Dice in the open and a rule of thumb: what is decided is mostly whether to throw on, and a slip costs little.
template <class R>
concept Thrown =
    Gives<R, Answer::Chance> && !Gives<R, Answer::Scramble> && !Gives<R, Answer::Worth> && !Gives<R, Answer::Weigh>;

// Hidden cards and a rule of thumb, which all levels but the highest follow, more or less often.
template <class R>
concept ByHand =
    Gives<R, Answer::Scramble> && Gives<R, Answer::Suggest> && !Gives<R, Answer::Solve> && !Gives<R, Answer::Forget>;

// Whether the level does what the rule of thumb says, and how often it slips.
template <Rules R> bool followsRule(int number) {
  return level(number).rule || (ByHand<R> && (number < kLevels || Gives<R, Answer::RuleFirst>));
}
template <Rules R> double mistakes(int number) {
  return ByHand<R> || Thrown<R> ? level(number).slip : level(number).blunder;
}

// The rules weigh their moves themselves: exact values, nets that learnt the game, a solver. They look at no clock:
// where time is given, somebody beside them says stop.
template <Rules R>
Thought<typename R::Move> weighed(const R& rules, const typename R::State& s, Seat seat, const Thinking& t,
                                  Random& random) {
  Thought<typename R::Move> out;
  const int ahead = t.best ? kLevels - 3 : std::max(0, t.level - 3);
  const Deadline deadline(t.time, t.stop);
  const auto all = rules.weigh(s, seat, ahead, deadline.token());
  for (const auto& w : all) out.candidates.push_back({w.move, w.worth, 0, true});
  out.method = Method::Expectation;
  out.depth = ahead;
  out.looked = all.size();
  out.worth = all.front().worth;
  out.line = {all.front().move};
  const double spread = t.best ? 0 : level(t.level).spread;
  std::size_t n = 1;
  while (n < all.size() && out.worth - all[n].worth < spread) ++n;
  out.move = all[n == 1 ? 0 : random.below(static_cast<std::uint32_t>(n))].move;
  return out;
}

// The moves of a seat, and the number of the one that the rule of thumb would make, -1 without one. It may be a move
// that is not listed because not all can be.
template <Rules R>
int ruleOfThumb(const R& rules, const typename R::State& s, Seat seat, Random& random,
                std::vector<typename R::Move>& list) {
  if constexpr (Gives<R, Answer::Suggest>) {
    if (const auto m = rules.suggest(s, seat, random)) {
      const auto found = std::ranges::find(list, *m);
      if (found != list.end()) return static_cast<int>(found - list.begin());
      list.push_back(*m);
      return static_cast<int>(list.size()) - 1;
    }
  }
  (void)rules, (void)s, (void)seat, (void)random, (void)list;
  return -1;
}

template <Rules R> Thought<typename R::Move> only(const R& rules, const typename R::Move& m, Method method) {
  Thought<typename R::Move> out;
  out.move = m;
  out.method = method;
  out.line = {m};
  out.worth = openChance(rules.seats());
  out.candidates = {{m, out.worth, 0, false}};
  return out;
}

// Whether the seat sees everything that the state holds.
template <Rules R> bool seesAll(const R& rules, const typename R::State& s, Seat seat) {
  if constexpr (Gives<R, Answer::Scramble>)
    return nothingIsHidden([&](Random& random) {
      typename R::State other = s;
      rules.scramble(other, Viewer{seat}, random);
      return other == s;
    });
  (void)rules, (void)s, (void)seat;
  return true;
}

// The player of this level where the ruling of a patience tells of several.
template <Rules R>
std::optional<typename R::Move> ruledPlayer(const R& rules, const typename R::State& s, Seat seat, const Thinking& t,
                                            Random& random) {
  if constexpr (Gives<R, Answer::RuledMove>)
    if (!t.best) return rules.ruledMove(s, seat, t.level, random);
  (void)rules, (void)s, (void)seat, (void)t, (void)random;
  return std::nullopt;
}

// A patience that can be decided is, in a race too.
template <Rules R>
std::optional<Thought<typename R::Move>> solved(const R& rules, const typename R::State& s, Seat seat,
                                                const Thinking& t) {
  if constexpr (Gives<R, Answer::Solve>) {
    if (level(t.level).rule || !seesAll(rules, s, seat)) return std::nullopt;
    SolveLimits limits;
    limits.positions = t.nodes != 0 ? t.nodes : level(t.level).steps / 100;
    limits.stop = t.stop;
    const auto verdict = rules.solve(s, limits);
    if (verdict.winnable == Winnable::Yes && !verdict.line.empty()) {
      auto out = only(rules, verdict.line.front(), Method::Solver);
      out.line = verdict.line;
      out.looked = verdict.positions;
      out.worth = out.candidates.front().worth = 1;
      out.decided = true;
      return out;
    }
  }
  (void)rules, (void)s, (void)seat, (void)t;
  return std::nullopt;
}

template <Rules R>
Thought<typename R::Move> byMethod(const R& rules, const typename R::State& s, Seat seat, const Thinking& t,
                                   std::vector<typename R::Move>& list, Random& random) {
  if constexpr (Gives<R, Answer::Weigh>) {
    return weighed(rules, s, seat, t, random);
  } else if constexpr (Searched<R>) {
    return Search<R>(rules, t, random).think(s, seat);
  } else if constexpr (Expected<R>) {
    return Expectation<R>(rules, t, random).think(s, seat);
  } else {
    if (const auto m = ruledPlayer(rules, s, seat, t, random)) return only(rules, *m, Method::Rule);
    if (auto found = solved(rules, s, seat, t)) return *std::move(found);
    const int rule = ruleOfThumb(rules, s, seat, random, list);
    if (rule >= 0 && (rules.seats() == 1 || Gives<R, Answer::Solve> || (followsRule<R>(t.level) && !t.best)))
      return only(rules, list[static_cast<std::size_t>(rule)], Method::Rule);
    if (rule < 0) random.shuffle(list.begin(), list.end()); // of equals any may be played
    WorldsOf<R> worlds(rules, s, seat, list);
    constexpr bool ruleStands = Gives<R, Answer::RuleFirst>;
    auto out = rewritten(playouts(worlds, seat, list.size(), rule, ruleStands, t, random),
                         [&](std::size_t i) { return list[i]; });
    out.line = {*out.move};
    return out;
  }
}

} // namespace opponents

// The limit that rules may set to a thought holds wherever a clock runs.
template <Rules R> Thinking within(Thinking t) {
  if constexpr (Gives<R, Answer::Limit>)
    if (t.nodes == 0 || t.time.count() != 0)
      t.time = std::min(R::kThinking, t.time.count() != 0 ? t.time : level(t.level).time);
  return t;
}

namespace opponents {

// What is done by mistake: what the rules hold for likely, else any move; nothing where nothing is mistaken.
template <Rules R>
std::optional<typename R::Move> slip(const R& rules, const typename R::State& s, Seat seat,
                                     const std::vector<typename R::Move>& legal, Random& random) {
  const auto among = [&](const std::vector<typename R::Move>& list) -> std::optional<typename R::Move> {
    if (list.empty()) return std::nullopt;
    return list[random.below(static_cast<std::uint32_t>(list.size()))];
  };
  if constexpr (Gives<R, Answer::Slips>) return among(rules.slips(s, seat));
  (void)rules, (void)s, (void)seat;
  return among(legal);
}

} // namespace opponents

// What the seat, which is to act, had best do.
template <Rules R>
Thought<typename R::Move> think(const R& rules, const typename R::State& s, Seat seat, const Thinking& asked,
                                Random& random) {
  const Thinking t = within<R>(asked);
  std::vector<typename R::Move> list;
  rules.moves(s, seat, list);
  if (list.size() == 1 && !t.best) return opponents::only(rules, list.front(), Method::OnlyMove);
  if (list.empty()) {
    const int rule = opponents::ruleOfThumb(rules, s, seat, random, list);
    return rule >= 0 ? opponents::only(rules, list.front(), Method::Rule) : Thought<typename R::Move>{};
  }
  // A patience has the players of its rules: a slip can be to give up. Where players forget, that is their
  // weakness.
  const double often = opponents::mistakes<R>(t.level);
  const auto slips = Gives<R, Answer::Solve> || Gives<R, Answer::Forget> ? 0 : static_cast<std::uint32_t>(1000 * often);
  const bool blunder = random.below(1000) < slips && !t.best;
  auto out = opponents::byMethod(rules, s, seat, t, list, random);
  if (blunder && rules.seats() > 1)
    if (const auto slip = opponents::slip(rules, s, seat, list, random)) {
      out.move = *slip;
      out.method = Method::Blunder;
    }
  return out;
}

} // namespace mk
