// Picks, drops, links, buttons and entries against the legal moves.
#include "boards/touch.h"

#include <algorithm>

namespace mk {

void Touch::begin(const View& view, std::vector<Gesture> legal, std::vector<std::size_t> moves, std::size_t steps) {
  view_ = view;
  legal_ = std::move(legal);
  moves_ = std::move(moves);
  steps_ = steps;
  selection_ = Selection(view_, legal_, moves_);
  link_.reset();
}

void Touch::end() { begin({}, {}); }

// Makes a stroke if some move goes on with it.
Touch::Answer Touch::stroke(const Stroke& s) {
  const std::size_t before = selection_.made().size();
  if (!selection_.touch(s)) return Answer::Nothing;
  if (const auto whole = selection_.complete()) {
    made_ = *whole;
    return Answer::Moved;
  }
  return selection_.made().size() < before ? Answer::LetGo : Answer::Picked;
}

// A stroke with an empty hand; what was begun stays when no move begins with it.
Touch::Answer Touch::fresh(const Stroke& s) {
  const Selection before = selection_;
  selection_.clear();
  const Answer a = stroke(s);
  if (a == Answer::Nothing) selection_ = before;
  return a;
}

// Before the last stroke of a path, where something was begun before it: the question that it answered is open to
// another answer, another player or another suit.
std::optional<Selection> Touch::earlier() const {
  if (choosing() || selection_.made().size() < 2) return {};
  Selection before = selection_;
  if (!before.back()) return {};
  return before;
}

// Either end of "this card goes on that one".
Touch::Answer Touch::link(Place p) {
  if (link_) {
    const Place from = *link_;
    link_.reset();
    if (from == p) return Answer::LetGo;
    if (const Answer a = stroke(Stroke::link(from, p)); a != Answer::Nothing) return a;
  }
  for (const Stroke& s : selection_.made()) // a card that lies on another is taken back
    if (s.kind == Stroke::Kind::Link && s.from == p) return stroke(s);
  const auto next = selection_.next();
  if (std::ranges::none_of(next, [&](const Stroke& s) { return s.kind == Stroke::Kind::Link && s.from == p; }))
    return Answer::Nothing;
  link_ = p;
  return Answer::Picked;
}

// Whether a set is being chosen: touching elsewhere then does not throw the choice away.
bool Touch::choosing() const {
  const std::size_t made = selection_.made().size();
  return made > 0 &&
         std::ranges::any_of(selection_.possible(), [&](std::size_t i) { return legal_[i].chosen.size() >= made; });
}

Touch::Answer Touch::drop(Place p) {
  if (link_) return link(p);
  if (const Answer a = stroke(Stroke::place(p)); a != Answer::Nothing) return a;
  if (begun())
    if (const auto m = selection_.endingAt(p)) {
      made_ = *m;
      return Answer::Moved;
    }
  return Answer::Nothing;
}

Touch::Answer Touch::place(Place p) {
  if (!active()) return Answer::Nothing;
  if (link_) return link(p);
  const auto& made = selection_.made();
  // Touching again what was just picked up puts it down, unless the path really comes back here.
  if (const Answer a = drop(p); a != Answer::Nothing) return a;
  if (const Answer a = link(p); a != Answer::Nothing) return a;
  if (!made.empty() && made.back() == Stroke::place(p)) return selection_.back() ? Answer::LetGo : Answer::Nothing;
  const bool set = choosing();
  if (const Answer a = fresh(Stroke::place(p)); a != Answer::Nothing) return a;
  if (!begun() || set) return Answer::Nothing;
  letGo();
  return Answer::LetGo;
}

Touch::Answer Touch::doubled(Place p) {
  Selection only(view_, legal_);
  if (!only.touch(Stroke::place(p))) return Answer::Nothing;
  std::vector<std::size_t> all, home;
  for (const std::size_t i : only.possible()) {
    const Gesture& g = legal_[i];
    if (i >= steps_ || !g.chosen.empty() ||
        !std::ranges::all_of(g.path, [](const Stroke& s) { return s.kind == Stroke::Kind::Place; }))
      continue;
    all.push_back(i);
    const Zone* z = view_.find(g.path.back().from.zone);
    if (z && (z->role == Zone::Role::Foundation || z->role == Zone::Role::Out)) home.push_back(i);
  }
  const bool one = std::ranges::all_of(all, [&](std::size_t i) { return moveOf(i) == moveOf(all.front()); });
  if (all.empty() || (!one && home.empty())) return Answer::Nothing;
  made_ = home.empty() ? all.front() : home.front();
  return Answer::Moved;
}

Touch::Answer Touch::button(int id) {
  link_.reset();
  const Stroke s = Stroke::button(id);
  if (const Answer a = stroke(s); a != Answer::Nothing) return a;
  if (auto before = earlier()) {
    std::swap(selection_, *before);
    if (const Answer a = stroke(s); a != Answer::Nothing) return a;
    std::swap(selection_, *before);
  }
  return fresh(s);
}

Touch::Answer Touch::number(int n) {
  const Answer a = stroke(Stroke::value(n));
  return a != Answer::Nothing ? a : fresh(Stroke::value(n));
}

Touch::Answer Touch::typed(const QString& t) {
  const Stroke s = Stroke::typed(t.toStdString());
  const Answer a = stroke(s);
  return a != Answer::Nothing ? a : fresh(s);
}

bool Touch::letGo() {
  const bool held = begun();
  selection_.clear();
  link_.reset();
  return held && !begun();
}

bool Touch::back() {
  if (link_) {
    link_.reset();
    return true;
  }
  return selection_.back();
}

std::vector<Place> Touch::targets() const {
  std::vector<Place> out;
  for (const Stroke& s : selection_.next()) {
    if (s.kind == Stroke::Kind::Place && !link_) out.push_back(s.from);
    if (s.kind == Stroke::Kind::Link && (!link_ || s.from == *link_)) out.push_back(link_ ? s.to : s.from);
  }
  std::ranges::sort(out);
  out.erase(std::unique(out.begin(), out.end()), out.end());
  return out;
}

std::vector<Place> Touch::picked() const {
  std::vector<Place> out;
  for (const Stroke& s : selection_.made()) {
    if (s.kind == Stroke::Kind::Link) { // a cell of a sheet shows that something was put on it
      const Zone* z = view_.find(s.to.zone);
      if (z && z->kind == Zone::Kind::Sheet && std::ranges::find(out, s.to) == out.end()) out.push_back(s.to);
    }
    if (s.kind == Stroke::Kind::Place || s.kind == Stroke::Kind::Link) out.push_back(s.from);
  }
  if (link_) out.push_back(*link_);
  return out;
}

bool Touch::mayPick(Place p) const {
  if (!active()) return false;
  const auto here = picked();
  if (!here.empty() && here.back() == p) return true;
  const auto next = targets();
  if (!begun()) return std::ranges::binary_search(next, p);
  if (choosing()) return false;
  Selection anew(view_, legal_);
  return anew.touch(Stroke::place(p));
}

std::vector<Place> Touch::way() const {
  std::vector<Place> out;
  if (link_ || choosing()) return out;
  for (const Stroke& s : selection_.made()) {
    if (s.kind != Stroke::Kind::Place) return {};
    out.push_back(s.from);
  }
  return out;
}

bool Touch::isOfSet(Place p) const {
  return std::ranges::any_of(legal_, [&](const Gesture& g) {
    return std::ranges::any_of(g.chosen,
                               [&](const Stroke& s) { return s.kind == Stroke::Kind::Place && s.from.zone == p.zone; });
  });
}

bool Touch::wantsPlaces() const {
  return std::ranges::any_of(selection_.next(), [](const Stroke& s) { return s.kind == Stroke::Kind::Place; });
}

bool Touch::pressed(int id) const {
  return std::ranges::find(selection_.made(), Stroke::button(id)) != selection_.made().end();
}

std::optional<int> Touch::onlyButton() const {
  if (begun() || legal_.empty()) return std::nullopt;
  const Gesture& first = legal_.front();
  const bool isButton =
      first.chosen.empty() && first.path.size() == 1 && first.path.front().kind == Stroke::Kind::Button;
  if (!isButton || std::ranges::any_of(legal_, [&](const Gesture& g) { return g != first; })) return std::nullopt;
  return first.path.front().number;
}

bool Touch::open(int id) const {
  const Stroke wanted = Stroke::button(id);
  const auto opens = [&](const Selection& s) {
    return std::ranges::any_of(s.next(), [&](const Stroke& next) { return next == wanted; });
  };
  if (opens(selection_)) return true;
  if (auto before = earlier(); before && opens(*before)) return true;
  return std::ranges::any_of(
      legal_, [&](const Gesture& g) { return g.chosen.empty() && !g.path.empty() && g.path.front() == wanted; });
}

bool Touch::wantsEntry() const {
  return std::ranges::any_of(selection_.next(), [](const Stroke& s) {
    return s.kind == Stroke::Kind::Number || s.kind == Stroke::Kind::Text;
  });
}

} // namespace mk
