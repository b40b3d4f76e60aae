// Looking through a match.
#include "games/box/review.h"

#include "games/opponents/standing.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <numeric>
#include <sstream>

namespace mk {

namespace {

constexpr double kSmall = 0.04;          // less is no turning point
constexpr int kNear = 25;                // turning points are this part of the match apart, or more
constexpr std::uint64_t kNodes = 60'000; // positions a decision
constexpr int kCompared = 40;            // moves of a decision that get a worth of their own where chance follows
constexpr const char* kHead = "review 1";

// Whether what this position is worth after the move is seen from the next decision: nothing but forced moves between.
bool leadsOn(const ReviewedMatch& match, int from, int to) {
  for (int ply = from + 1; ply < to; ++ply)
    if (match.steps[static_cast<std::size_t>(ply)].event.kind != Event::Kind::Move) return false;
  return true;
}

// What a loss turns: where a match is as good as won or lost little is left to be turned.
double turned(const ReviewPoint& p) {
  const double chance = (p.before + p.after) / 2;
  return p.lost() * 4 * chance * (1 - chance);
}

struct Decision {
  int ply;
  Seat seat;
  Thought<std::string> thought;
};

} // namespace

Thinking reviewThinking() {
  Thinking out;
  out.level = 4;
  out.nodes = kNodes;
  out.time = std::chrono::milliseconds(800);
  return out;
}

std::vector<std::size_t> Review::turningPoints() const {
  std::vector<std::size_t> all(points.size()), chosen;
  std::iota(all.begin(), all.end(), std::size_t{0});
  std::erase_if(all, [&](std::size_t i) { return turned(points[i]) < kSmall; });
  std::ranges::stable_sort(all, std::greater<>(), [&](std::size_t i) { return turned(points[i]); });
  const int near = points.empty() ? 0 : (points.back().ply - points.front().ply) / kNear;
  const auto isNear = [&](std::size_t i) {
    return std::ranges::any_of(chosen, [&](std::size_t k) { return std::abs(points[i].ply - points[k].ply) <= near; });
  };
  for (const std::size_t i : all)
    if (chosen.size() < kTurningPoints && !isNear(i)) chosen.push_back(i);
  std::ranges::sort(chosen);
  return chosen;
}

ReviewedMatch ReviewedMatch::of(const Match& match) {
  ReviewedMatch out;
  for (std::size_t ply = 0; ply < match.plies(); ++ply)
    out.steps.push_back({std::shared_ptr<const Position>(match.at(ply).clone()), match.event(ply)});
  out.result = match.result();
  out.seats = match.game().setup().seats;
  out.secrets = match.game().hasSecrets();
  out.chance = match.game().hasChance();
  return out;
}

std::optional<Review> review(const ReviewedMatch& match, const Thinking& asked,
                             const std::function<bool(int done, int of)>& goOn) {
  Review out;
  out.seats = match.seats;
  out.together = match.seats == 2 && !match.secrets;
  const int last = static_cast<int>(match.steps.size());
  std::vector<Decision> decisions;
  Random random(1);
  for (int ply = 0; ply < last; ++ply) {
    if (!goOn(ply, last)) return std::nullopt;
    const auto& [position, event] = match.steps[static_cast<std::size_t>(ply)];
    if (event.kind != Event::Kind::Move || position->moves(event.seat).size() == 1) continue;
    Thinking now = asked;
    if (match.chance) now.candidates = kCompared;
    auto thought = position->think(event.seat, now, random);
    thought.worth = std::clamp(thought.worth, 0.0, 1.0); // a chance; sums of figures may be past it
    if (thought.move && thought.method != Method::Rule && thought.method != Method::OnlyMove)
      decisions.push_back({ply, event.seat, std::move(thought)});
  }
  for (int seat = 0; seat < match.seats; ++seat) out.results.push_back(share(match.result, static_cast<Seat>(seat)));
  out.lost.assign(static_cast<std::size_t>(match.seats), 0);
  for (std::size_t i = 0; i < decisions.size(); ++i) {
    const Decision& d = decisions[i];
    const auto& [position, event] = match.steps[static_cast<std::size_t>(d.ply)];
    ReviewPoint point{d.ply, d.seat, d.thought.worth, d.thought.worth, {}};
    if (*d.thought.move != event.move && !d.thought.luck) {
      point.better = *d.thought.move;
      const int next = i + 1 < decisions.size() ? decisions[i + 1].ply : last;
      if (out.together && leadsOn(match, d.ply, next)) {
        double worth = out.results[at(d.seat)];
        if (i + 1 < decisions.size())
          worth = decisions[i + 1].seat == d.seat ? decisions[i + 1].thought.worth : 1 - decisions[i + 1].thought.worth;
        point.after = std::min(point.before, worth);
      } else {
        const Judgement judged = judge(*position, d.seat, event.move, d.thought, asked, random);
        if (judged.known) point.after = std::clamp(judged.played, 0.0, 1.0);
      }
    }
    out.lost[at(d.seat)] += point.lost();
    out.points.push_back(std::move(point));
  }
  if (out.together && match.chance && !out.points.empty())
    out.luck = out.results[0] - openChance(2) + out.lost[0] - out.lost[1];
  if (!goOn(last, last)) return std::nullopt;
  return out;
}

std::string text(const Review& r) {
  std::ostringstream out;
  out.precision(4);
  out << kHead << '\n' << r.seats << ' ' << r.together << '\n';
  for (const double x : r.results) out << x << ' ';
  out << '\n';
  for (const double x : r.lost) out << x << ' ';
  out << '\n' << (r.luck ? "luck" : "none") << ' ' << r.luck.value_or(0) << '\n';
  for (const ReviewPoint& p : r.points)
    out << p.ply << ' ' << static_cast<int>(p.seat) << ' ' << p.before << ' ' << p.after << ' ' << p.better << '\n';
  return out.str();
}

std::optional<Review> readReview(std::string_view from) {
  std::istringstream in{std::string(from)};
  std::string line, word;
  if (!std::getline(in, line) || line != kHead) return std::nullopt;
  Review r;
  if (!(in >> r.seats >> r.together) || r.seats < 1 || r.seats > kMaxSeats) return std::nullopt;
  const auto chance = [](double x) { return std::isfinite(x); };
  for (std::vector<double>* all : {&r.results, &r.lost})
    for (int seat = 0; seat < r.seats; ++seat)
      if (double x = 0; in >> x && chance(x)) all->push_back(x);
  double luck = 0;
  if (!(in >> word >> luck) || !chance(luck) || static_cast<int>(r.lost.size()) != r.seats ||
      static_cast<int>(r.results.size()) != r.seats)
    return std::nullopt;
  if (word == "luck") r.luck = luck;
  std::getline(in, line);
  while (std::getline(in, line)) {
    std::istringstream fields(line);
    ReviewPoint p;
    int seat = 0;
    if (!(fields >> p.ply >> seat >> p.before >> p.after) || p.ply < 0 || seat < 0 || seat >= r.seats ||
        !(p.before >= 0 && p.before <= 1 && p.after >= 0 && p.after <= 1))
      return std::nullopt;
    p.seat = static_cast<Seat>(seat);
    std::getline(fields >> std::ws, p.better);
    r.points.push_back(std::move(p));
  }
  return r;
}

} // namespace mk
