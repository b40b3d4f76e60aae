// Joining the steps of a man: those of two, then of three and four, as a double has them.
#include "app/play/carry.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace mk {

namespace {

constexpr int kMostSteps = 4;

struct Step {
  Place from, to;
  std::string move;
};

std::vector<Step> steps(const Position& p, Seat seat) {
  std::vector<Step> out;
  const auto moves = p.moves(seat);
  const auto gestures = p.gestures(seat);
  for (std::size_t i = 0; i < gestures.size(); ++i) {
    const auto& [chosen, path, firm] = gestures[i];
    if (chosen.empty() && path.size() == 2 &&
        std::ranges::all_of(path, [](const Stroke& s) { return s.kind == Stroke::Kind::Place; }))
      out.push_back({path[0].from, path[1].from, moves[i]});
  }
  return out;
}

bool hasBoardAndTwoDice(const View& v) {
  return std::ranges::any_of(v.zones, [](const Zone& z) { return z.board != nullptr; }) &&
         std::ranges::any_of(v.zones, [](const Zone& z) { return z.kind == Zone::Kind::Dice && z.items.size() > 1; });
}

// Which of equal men has walked on makes no difference: what stands written of the positions counts.
bool isAlike(const Position& a, const Position& b) { return a.equals(b) || a.text() == b.text(); }

struct Walk {
  std::unique_ptr<Position> at;
  Place start, here;
  std::vector<std::string> moves;
};

// The walk one step further; nothing where the rules refuse it.
std::optional<Walk> walked(const Position& at, Seat seat, Place start, const Step& step,
                           std::vector<std::string> moves) {
  auto next = at.clone();
  if (!next->play(seat, step.move)) return std::nullopt;
  moves.push_back(step.move);
  return Walk{std::move(next), start, step.to, std::move(moves)};
}

} // namespace

std::vector<Carry> carries(const Position& p, Seat seat) {
  if (!p.turn().isSeats() || !p.turn().has(seat) || !hasBoardAndTwoDice(p.look(Viewer{seat}))) return {};
  std::set<std::pair<Place, Place>> known; // by fewer steps
  std::vector<Walk> walks;
  for (const Step& step : steps(p, seat)) {
    known.insert({step.from, step.to});
    if (auto walk = walked(p, seat, step.from, step, {})) walks.push_back(std::move(*walk));
  }
  std::vector<Carry> out;
  for (int count = 2; count <= kMostSteps && !walks.empty(); ++count) {
    std::vector<Walk> further;
    for (const Walk& w : walks) {
      if (!w.at->turn().isSeats() || !w.at->turn().has(seat)) continue;
      for (const Step& step : steps(*w.at, seat))
        if (step.from == w.here)
          if (auto walk = walked(*w.at, seat, w.start, step, w.moves)) further.push_back(std::move(*walk));
    }
    std::map<std::pair<Place, Place>, std::vector<const Walk*>> ends;
    for (const Walk& w : further)
      if (!known.contains({w.start, w.here})) ends[{w.start, w.here}].push_back(&w);
    for (const auto& [way, all] : ends) {
      known.insert(way);
      if (std::ranges::all_of(all, [&](const Walk* w) { return isAlike(*w->at, *all.front()->at); }))
        out.push_back({{{}, {Stroke::place(way.first), Stroke::place(way.second)}}, all.front()->moves});
    }
    walks = std::move(further);
  }
  return out;
}

} // namespace mk
