// Which net judges what, and what the end of a game is worth.
#include "games/backgammon/player/judge.h"

#include "games/backgammon/player/bear_off.h"
#include "games/backgammon/player/features.h"

#include <algorithm>
#include <limits>

namespace mk {

namespace {

constexpr std::size_t kLookedAt = 8, kLookedFurther = 5;
constexpr float kHopeless = 0.08f; // so much behind the best, of the distance between losing and winning
constexpr int kHidden = 96, kRaceHidden = 32, kOthersHidden = 48;

} // namespace

Chances& Chances::operator+=(const Chances& c) {
  win += c.win;
  more += c.more;
  most += c.most;
  losesMore += c.losesMore;
  losesMost += c.losesMost;
  return *this;
}

Chances Chances::times(float f) const { return {f * win, f * more, f * most, f * losesMore, f * losesMost}; }

float Prizes::of(const Chances& c) const {
  return win * c.win + more * c.more + most * c.most + lose * (1 - c.win) + losesMore * c.losesMore +
         losesMost * c.losesMost;
}

Prizes Prizes::turned() const { return {-lose, -losesMore, -losesMost, -win, -more, -most}; }

Nets Nets::with(StepEngine::Way way, std::span<const std::string_view> contact,
                std::span<const std::string_view> race) {
  switch (way) {
  case StepEngine::Way::Backgammon:
    return {Net(features::kContact, kHidden, contact), Net(features::kRace, kRaceHidden, race)};
  case StepEngine::Way::Puff:
    return {Net(features::kContact, kOthersHidden, contact), Net(features::kRace, kRaceHidden, race)};
  case StepEngine::Way::TrikTrak:
    break;
  }
  return {Net(features::kTrikTrak, kOthersHidden, contact), Net(0, 8, race)}; // whom one has passed, one meets again
}

namespace {

constexpr std::string_view kContact[] = {
#include "games/backgammon/weights/backgammon_contact.inc"
};
constexpr std::string_view kRace[] = {
#include "games/backgammon/weights/backgammon_race.inc"
};
constexpr std::string_view kPuffContact[] = {
#include "games/backgammon/weights/puff_contact.inc"
};
constexpr std::string_view kPuffRace[] = {
#include "games/backgammon/weights/puff_race.inc"
};
constexpr std::string_view kTrikTrakWeights[] = {
#include "games/backgammon/weights/trik-trak_contact.inc"
};

} // namespace

const Nets& Nets::of(StepEngine::Way way) {
  static const Nets backgammon = with(StepEngine::Way::Backgammon, kContact, kRace);
  static const Nets puff = with(StepEngine::Way::Puff, kPuffContact, kPuffRace);
  static const Nets trikTrak = with(StepEngine::Way::TrikTrak, kTrikTrakWeights, {});
  return way == StepEngine::Way::Backgammon ? backgammon : way == StepEngine::Way::Puff ? puff : trikTrak;
}

Sight see(StepEngine::Way way, const Tables::State& s, Inputs& in) {
  const Stones& stones = s.play.stones;
  if (way == StepEngine::Way::TrikTrak) {
    features::trikTrak(s, s.toMove, in);
  } else if (features::isRace(stones)) {
    features::race(stones, s.toMove, in);
    return Sight::Race;
  } else {
    features::contact(stones, s.toMove, in);
  }
  return Sight::Contact;
}

Chances Judge::ahead(const Tables::State& s) const {
  const Seat me = s.toMove, other = static_cast<Seat>(1 - me);
  const Stones& stones = s.play.stones;
  if (rules_.traits().way == StepEngine::Way::Backgammon && BearOff::covers(stones, me) &&
      BearOff::covers(stones, other) && features::isRace(stones)) {
    const BearOff& table = BearOff::table();
    Chances c{.win = table.wins(stones, me)};
    if (stones.of(other, kOff) == 0) c.more = table.chance(stones, me, 1); // else the other has one off by then
    return c;
  }
  Inputs in;
  const Sight sight = see(rules_.traits().way, s, in);
  const auto [win, more, most, losesMore, losesMost] = (sight == Sight::Race ? nets_.race : nets_.contact).judge(in);
  return {win, more, most, losesMore, losesMost};
}

Prizes Judge::prizes() const {
  if (!rules_.traits().cube) return {.most = 2, .losesMost = -2}; // Trik-Trak: 1, 2, 4; Puff: nothing but 1
  if (!rules_.gammons()) return {.more = 0, .most = 0, .losesMore = 0, .losesMost = 0};
  return {};
}

Chances Judge::after(const Tables::State& before, const Tables::State& s) const {
  const Seat seat = before.toMove;
  if (!hasEnded(s)) {
    const Chances c = ahead(s);
    return s.toMove == seat ? c : c.turned();
  }
  if (s.winner == kNobody) return {.win = 0.5f};
  const int times = rules_.traits().cube ? s.value / before.cube : s.value;
  const Chances won{1, times >= 2 ? 1.0f : 0.0f, times >= 3 ? 1.0f : 0.0f, 0, 0};
  return s.winner == seat ? won : won.turned();
}

Chances Judge::ahead(const Tables::State& s, int throws, const Prizes& prizes, const std::stop_token& stop) const {
  if (throws == 0 || stop.stop_requested()) return ahead(s);
  Chances sum;
  eachBest(s, prizes, [&](const Tables::State& next, Chances chances, int weight) {
    if (throws > 1 && !hasEnded(next)) {
      const bool mine = next.toMove == s.toMove; // Puff: a double is followed by another throw
      chances = ahead(next, throws - 1, mine ? prizes : prizes.turned(), stop);
      if (!mine) chances = chances.turned();
    }
    sum += chances.times(static_cast<float>(weight) / 36);
  });
  return sum;
}

Chances Judge::bestOf(const Tables::State& s, const Prizes& prizes, Tables::State& next) const {
  Chances chances;
  float most = -std::numeric_limits<float>::infinity();
  for (const WholePlay& play : rules_.plays(s)) {
    Tables::State end = played(s, play);
    const Chances c = after(s, end);
    const float worth = prizes.of(c);
    if (worth > most) most = worth, chances = c, next = std::move(end);
  }
  return chances;
}

std::vector<Judge::Weighed> Judge::weigh(const Tables::State& s, const Prizes& prizes, int throws,
                                         const std::stop_token& stop) const {
  std::vector<Weighed> all;
  for (const WholePlay& play : rules_.plays(s)) {
    Weighed& w = all.emplace_back(Weighed{play, played(s, play), {}});
    w.chances = after(s, w.next);
    w.worth = prizes.of(w.chances);
  }
  const auto sort = [&] { std::ranges::stable_sort(all, std::greater<>(), &Weighed::worth); };
  sort();
  for (int ahead = 1; ahead <= throws && !stop.stop_requested(); ++ahead) {
    const float enough = all.front().worth - kHopeless * (prizes.win - prizes.lose);
    std::size_t n = 0, most = ahead == 1 ? kLookedAt : kLookedFurther;
    for (; n < all.size() && n < most && all[n].worth >= enough; ++n) {
      Weighed& w = all[n];
      w.ahead = ahead;
      if (hasEnded(w.next)) continue;
      const bool mine = w.next.toMove == s.toMove;
      const Chances c = this->ahead(w.next, ahead, mine ? prizes : prizes.turned(), stop);
      w.chances = mine ? c : c.turned();
      w.worth = prizes.of(w.chances);
    }
    // The rest cannot be better than those that were looked at.
    float least = all.front().worth;
    for (std::size_t i = 0; i < n; ++i) least = std::min(least, all[i].worth);
    for (std::size_t i = n; i < all.size(); ++i) all[i].worth = std::min(all[i].worth, least);
    sort();
    if (n == 1) break;
  }
  return all;
}

Tables::State Judge::played(const Tables::State& s, const WholePlay& play) const {
  Tables::State next = s;
  Tables::Move m;
  m.whole = true;
  m.steps = play.steps;
  rules_.play(next, s.toMove, m);
  return next;
}

} // namespace mk
