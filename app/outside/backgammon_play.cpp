// Reading plays as people write them: a man's way with the points where it rests, how many men, what is hit.
#include "app/outside/backgammon_play.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <sstream>

namespace mk {

namespace {

constexpr int kBar = 25, kOff = 0, kNone = -1;

int pointOf(std::string_view word) {
  if (word == "bar") return kBar;
  if (word == "off") return kOff;
  int n = kNone;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), n);
  return error == std::errc() && end == word.data() + word.size() && n > kOff && n < kBar ? n : kNone;
}

struct Way {
  int from = 0, to = 0;
};

struct Play {
  std::vector<Way> ways;              // of one man each, from its start to its end
  std::array<int, kBar + 1> change{}; // men that come and go
  std::vector<int> hits;              // points that must be touched
};

// "bar/20*/16(2)": false where it reads otherwise.
bool readWay(std::string word, Play& out) {
  int men = 1;
  if (const auto open = word.find('('); open != std::string::npos) {
    men = word.size() == open + 3 ? word[open + 1] - '0' : 0;
    if (men < 1 || men > 4) return false;
    word.resize(open);
  }
  std::vector<int> points;
  std::istringstream in(word);
  for (std::string part; std::getline(in, part, '/');) {
    const bool hit = !part.empty() && part.back() == '*';
    if (hit) part.pop_back();
    points.push_back(pointOf(part));
    if (points.back() == kNone) return false;
    if (hit) out.hits.push_back(points.back());
  }
  if (points.size() < 2) return false;
  for (int man = 0; man < men; ++man) {
    out.ways.push_back({points.front(), points.back()});
    --out.change[static_cast<std::size_t>(points.front())];
    ++out.change[static_cast<std::size_t>(points.back())];
  }
  return true;
}

// One of our moves, "24/20" or "bar/22*"; a move that is no step has none.
Way stepOf(std::string_view move) {
  const auto slash = move.find('/');
  if (slash == std::string_view::npos) return {kNone, kNone};
  std::string_view to = move.substr(slash + 1);
  while (!to.empty() && to.back() == '*') to.remove_suffix(1);
  return {pointOf(move.substr(0, slash)), pointOf(to)};
}

// What is left of a play.
struct Rest {
  std::array<int, kBar + 1> change;
  std::vector<int> hits;
  bool isDone() const {
    return std::ranges::all_of(change, [](int n) { return n == 0; }) && hits.empty();
  }
  void make(const Way& step) {
    ++change[static_cast<std::size_t>(step.from)];
    --change[static_cast<std::size_t>(step.to)];
    std::erase(hits, step.to);
  }
};

bool isOnTheWay(const Play& play, const Way& step) {
  return step.from != kNone && step.to != kNone && std::ranges::any_of(play.ways, [&](const Way& way) {
           return way.from >= step.from && step.from > step.to && step.to >= way.to;
         });
}

bool find(const Position& now, Seat seat, const Play& play, const Rest& rest, std::vector<std::string>& made) {
  const bool done = rest.isDone();
  if (!now.turn().has(seat)) return done && !made.empty();
  for (const std::string& move : now.moves(seat)) {
    const Way step = stepOf(move);
    if (!isOnTheWay(play, step)) {
      if ((step.from == kNone || step.to == kNone) && done && !made.empty())
        return true; // the play is complete; what is left is no step
      continue;
    }
    const auto after = now.clone();
    if (!after->play(seat, move)) continue;
    Rest then = rest;
    then.make(step);
    made.push_back(move);
    if (find(*after, seat, play, then, made)) return true;
    made.pop_back();
  }
  return false;
}

} // namespace

std::vector<std::string> stepsOf(const Position& position, Seat seat, const std::string& text,
                                 const std::vector<std::string>& made) {
  Play play;
  std::istringstream in(text);
  for (std::string word; in >> word;)
    if (!readWay(word, play)) return {};
  if (play.ways.empty() || play.ways.size() > 4) return {};
  Rest rest{play.change, play.hits};
  const auto now = position.clone();
  for (const std::string& move : made) {
    const Way step = stepOf(move);
    if (!isOnTheWay(play, step) || !now->play(seat, move)) return {};
    rest.make(step);
  }
  std::vector<std::string> out;
  return find(*now, seat, play, rest, out) ? out : std::vector<std::string>{};
}

} // namespace mk
