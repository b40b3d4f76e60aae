// Matching what a hand has done so far against the gestures of all legal moves.
#include "games/kernel/gesture.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <tuple>
#include <utility>

namespace mk {

Stroke Stroke::place(Place p) {
  Stroke s;
  s.from = p;
  return s;
}
Stroke Stroke::place(int zone, int at) {
  return place(Place{static_cast<std::int16_t>(zone), static_cast<std::int16_t>(at)});
}
Stroke Stroke::link(Place from, Place to) {
  Stroke s;
  s.kind = Kind::Link;
  s.from = from;
  s.to = to;
  return s;
}
Stroke Stroke::button(int id) {
  Stroke s;
  s.kind = Kind::Button;
  s.number = id;
  return s;
}
Stroke Stroke::value(int n) {
  Stroke s;
  s.kind = Kind::Number;
  s.number = n;
  return s;
}
Stroke Stroke::typed(std::string t) {
  Stroke s;
  s.kind = Kind::Text;
  s.text = std::move(t);
  return s;
}

Selection::Selection(const View& view, std::vector<Gesture> legal, std::vector<std::size_t> moves)
    : raw_(std::move(legal)), moves_(std::move(moves)) {
  std::map<std::uint16_t, std::int16_t> firstZone;
  for (const Zone& z : view.zones)
    if (z.twin != 0) {
      const std::int16_t first = firstZone.try_emplace(z.twin, z.id).first->second;
      for (std::int16_t at = 0; at < std::max<std::int16_t>(z.size, 1); ++at)
        twins_.push_back({{z.id, at}, {first, at}});
    }
  for (const Zone& z : view.zones) {
    std::map<std::uint16_t, Place> first;
    for (const Item& i : z.items)
      if (i.twin != 0) {
        const Place here{z.id, i.at};
        twins_.push_back({here, first.try_emplace(i.twin, here).first->second});
      }
  }
  for (const Gesture& g : raw_) {
    Gesture k;
    for (const Stroke& s : g.chosen) k.chosen.push_back(key(s));
    for (const Stroke& s : g.path) k.path.push_back(key(s));
    std::ranges::sort(k.chosen);
    legal_.push_back(std::move(k));
  }
}

Stroke Selection::key(const Stroke& s) const {
  Stroke k = s;
  for (const Group& g : twins_) {
    if (g.place == s.from) k.from = g.first;
    if (g.place == s.to && s.kind == Stroke::Kind::Link) k.to = g.first;
  }
  return k;
}

bool Selection::fits(const Gesture& g, const std::vector<Stroke>& keys, bool& whole) const {
  const std::size_t c = g.chosen.size();
  whole = keys.size() == c + g.path.size();
  if (keys.size() > c + g.path.size()) return false;
  for (std::size_t i = c; i < keys.size(); ++i)
    if (keys[i] != g.path[i - c]) return false;
  std::vector<Stroke> set(keys.begin(), keys.begin() + static_cast<std::ptrdiff_t>(std::min(c, keys.size())));
  std::ranges::sort(set);
  return std::ranges::includes(g.chosen, set);
}

bool Selection::begins(const Gesture& whole, const Gesture& longer) const {
  // What is chosen may be touched in any order: first what the longer one chooses too, then as its path goes.
  std::vector<Stroke> strokes = whole.chosen;
  auto rest = std::ranges::partition(strokes, [&](const Stroke& s) {
                return std::ranges::binary_search(longer.chosen, s);
              }).begin();
  for (const Stroke& s : longer.path)
    if (const auto next = std::find(rest, strokes.end(), s); next != strokes.end()) std::iter_swap(rest++, next);
  strokes.insert(strokes.end(), whole.path.begin(), whole.path.end());
  bool complete = false;
  return fits(longer, strokes, complete);
}

namespace {

std::vector<Stroke> mapped(const std::vector<Stroke>& made, const auto& key) {
  std::vector<Stroke> out;
  for (const Stroke& s : made) out.push_back(key(s));
  return out;
}

} // namespace

std::vector<std::size_t> Selection::possible() const {
  const auto keys = mapped(made_, [this](const Stroke& s) { return key(s); });
  std::vector<std::size_t> out;
  bool whole = false;
  for (std::size_t i = 0; i < legal_.size(); ++i)
    if (fits(legal_[i], keys, whole)) out.push_back(i);
  return out;
}

bool Selection::touch(const Stroke& s) {
  const auto before = made_;
  const auto same = std::ranges::find(made_, s) - made_.begin();
  const bool again = same != std::ssize(made_);
  made_.push_back(s);
  // The same place twice belongs to a path (a capture that comes back to a square), never to a set.
  for (const std::size_t i : possible())
    if (!again || before.size() >= legal_[i].chosen.size()) return true;
  made_ = before;
  if (again) {
    made_.erase(made_.begin() + same);
    if (!possible().empty()) return true;
    made_ = before;
  }
  if (s.kind == Stroke::Kind::Link) { // a card put on another card instead, or another card put here
    std::erase_if(made_, [&](const Stroke& m) { return m.kind == s.kind && (m.from == s.from || m.to == s.to); });
    made_.push_back(s);
    if (!possible().empty()) return true;
    made_ = before;
  }
  return false;
}

std::size_t Selection::firm() const {
  std::size_t most = 0;
  if (!made_.empty())
    for (const std::size_t i : possible()) most = std::max<std::size_t>(most, raw_[i].firm);
  return std::min(most, made_.size());
}

bool Selection::back() {
  if (made_.size() <= firm()) return false;
  made_.pop_back();
  return true;
}

void Selection::clear() { made_.resize(firm()); }

std::vector<Stroke> Selection::next() const {
  const auto keys = mapped(made_, [this](const Stroke& s) { return key(s); });
  std::vector<Stroke> set, path;
  for (const std::size_t i : possible()) {
    const Gesture& g = legal_[i];
    if (keys.size() >= g.chosen.size()) {
      if (keys.size() - g.chosen.size() < g.path.size()) path.push_back(g.path[keys.size() - g.chosen.size()]);
      continue;
    }
    std::vector<Stroke> made = keys;
    std::ranges::sort(made);
    std::ranges::set_difference(g.chosen, made, std::back_inserter(set));
  }
  std::vector<Stroke> out;
  for (const Stroke& s : withTwins(std::move(set)))
    if (std::ranges::find(made_, s) == made_.end()) out.push_back(s); // what is chosen is not offered as its own twin
  for (Stroke& s : withTwins(std::move(path))) out.push_back(std::move(s));
  return out;
}

std::vector<Stroke> Selection::withTwins(std::vector<Stroke> keys) const {
  std::ranges::sort(keys);
  keys.erase(std::unique(keys.begin(), keys.end()), keys.end());
  const auto members = [this](Place first) {
    std::vector<Place> all;
    for (const Group& g : twins_)
      if (g.first == first) all.push_back(g.place);
    if (all.empty()) all.push_back(first);
    return all;
  };
  std::vector<Stroke> out;
  for (const Stroke& k : keys) {
    const bool link = k.kind == Stroke::Kind::Link;
    if (k.kind != Stroke::Kind::Place && !link) {
      out.push_back(k);
      continue;
    }
    for (const Place from : members(k.from))
      for (const Place to : link ? members(k.to) : std::vector<Place>{k.to}) {
        Stroke s = k;
        s.from = from;
        s.to = to;
        out.push_back(s);
      }
  }
  return out;
}

std::vector<Place> Selection::targets() const {
  std::vector<Place> out;
  for (const Stroke& s : next()) {
    if (s.kind == Stroke::Kind::Place || s.kind == Stroke::Kind::Link) out.push_back(s.from);
    if (s.kind == Stroke::Kind::Link) out.push_back(s.to);
  }
  std::ranges::sort(out);
  out.erase(std::unique(out.begin(), out.end()), out.end());
  return out;
}

std::optional<std::size_t> Selection::complete() const {
  const auto keys = mapped(made_, [this](const Stroke& s) { return key(s); });
  bool whole = false;
  for (std::size_t i = 0; i < legal_.size(); ++i)
    if (fits(legal_[i], keys, whole) && whole) return i;
  return std::nullopt;
}

std::optional<std::size_t> Selection::endingAt(Place p) const {
  const Place wanted = key(Stroke::place(p)).from;
  std::optional<std::size_t> found;
  for (const std::size_t i : possible()) {
    const Gesture& g = legal_[i];
    if (g.path.empty() || g.path.back().kind != Stroke::Kind::Place || g.path.back().from != wanted) continue;
    if (made_.size() >= g.chosen.size() + g.path.size()) continue;
    if (found && moveOf(*found) != moveOf(i)) return std::nullopt;
    found = i;
  }
  return found;
}

// Two gestures that choose equally many things are compared as words: sorted, one that begins another stands before it.
// Of different numbers chosen, one can only begin the other where what is chosen here may be touched there on the way.
std::optional<std::pair<std::size_t, std::size_t>> confusion(const View& view, const std::vector<Gesture>& legal) {
  const Selection hand(view, legal);
  const std::vector<Gesture>& keys = hand.legal_;
  for (std::size_t i = 0; i < legal.size(); ++i) { // the same thing cannot be chosen twice
    std::vector<Stroke> chosen = legal[i].chosen;
    std::ranges::sort(chosen);
    if (std::ranges::adjacent_find(chosen) != chosen.end()) return std::pair{i, i};
  }
  const auto word = [&keys](std::size_t i) { return std::tie(keys[i].chosen, keys[i].path); };
  std::vector<std::size_t> order(legal.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::sort(order, [&](std::size_t a, std::size_t b) {
    const std::size_t na = keys[a].chosen.size(), nb = keys[b].chosen.size();
    return na != nb ? na < nb : word(a) < word(b);
  });
  for (std::size_t k = 1; k < order.size(); ++k) {
    const Gesture &a = keys[order[k - 1]], &b = keys[order[k]];
    if (a.chosen == b.chosen && std::ranges::mismatch(a.path, b.path).in1 == a.path.end())
      return std::pair{order[k - 1], order[k]};
  }

  std::vector<Stroke> choices; // of any gesture
  for (const Gesture& g : keys) choices.insert(choices.end(), g.chosen.begin(), g.chosen.end());
  std::ranges::sort(choices);
  const auto mixes = [&](const Gesture& g) { return g.path.empty() || std::ranges::binary_search(choices, g.path[0]); };
  for (std::size_t i = 0; i < keys.size(); ++i)
    for (std::size_t j = 0; mixes(keys[i]) && j < keys.size(); ++j) {
      if (keys[i].chosen.size() == keys[j].chosen.size()) continue;
      for (const auto& [whole, part] : {std::pair{i, j}, std::pair{j, i}})
        if (hand.begins(keys[whole], keys[part])) return std::pair{whole, part};
    }
  return std::nullopt;
}

} // namespace mk
