// Matching the things of two scenes by their identity.
#include "boards/motion.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>
#include <unordered_map>
#include <vector>

namespace mk {

namespace {

bool isDie(const Sprite& s) { return s.thing.kind == Thing::Kind::Die || s.thing.kind == Thing::Kind::PokerDie; }

// The pile that cards without a past come from.
const Sprite* stock(const Scene& scene) {
  for (const ZoneArea& z : scene.zones)
    if (z.role == Zone::Role::Stock)
      for (auto s = scene.sprites.rbegin(); s != scene.sprites.rend(); ++s)
        if (s->zone == z.zone) return &*s;
  return nullptr;
}

// The topmost thing of a zone; what is not there lies at its place.
std::optional<Sprite> lying(const Scene& scene, std::int16_t zone) {
  for (auto s = scene.sprites.rbegin(); s != scene.sprites.rend(); ++s)
    if (s->zone == zone) return *s;
  for (const Spot& spot : scene.spots)
    if (spot.place.zone == zone) {
      Sprite s;
      s.rect = spot.rect;
      s.zone = zone;
      return s;
    }
  return std::nullopt;
}

// Face-down cards have no identity: where they have gone from and come to is told by how many lie where.
class FaceDown {
public:
  FaceDown(const Scene& before, const Scene& after) {
    for (const ZoneArea& now : after.zones) {
      const ZoneArea* was = before.area(now.zone);
      const int gain = now.closed - (was ? was->closed : 0);
      const bool stock = now.role == Zone::Role::Stock; // what comes from a hand does not come from the stock
      if (gain < 0) left_.insert(stock ? left_.end() : left_.begin(), {now.zone, -gain});
      if (gain > 0) reached_.push_back({now.zone, gain});
    }
  }
  // The zone that a card seen now has left, or one that is seen no more has reached: its own one first, where it has
  // been turned over. -1 = none.
  std::int16_t from(std::int16_t own) { return take(left_, own); }
  std::int16_t to(std::int16_t own) { return take(reached_, own); }
  int moved() const { return std::min(sum(left_), sum(reached_)); }

private:
  struct Part {
    std::int16_t zone;
    int cards;
  };
  static int sum(const std::vector<Part>& parts) {
    int n = 0;
    for (const Part& p : parts) n += p.cards;
    return n;
  }
  static std::int16_t take(std::vector<Part>& parts, std::int16_t own) {
    auto it = std::ranges::find_if(parts, [&](const Part& p) { return p.zone == own && p.cards > 0; });
    if (it == parts.end()) it = std::ranges::find_if(parts, [](const Part& p) { return p.cards > 0; });
    if (it == parts.end()) return -1;
    --it->cards;
    return it->zone;
  }
  std::vector<Part> left_, reached_;
};

// The only face-down card whose place in the grid is bare now.
std::optional<Sprite> laidBare(const Scene& before, const Scene& after) {
  std::optional<Sprite> bare;
  for (const Sprite& s : before.sprites) {
    if (s.id != 0 || s.closed || s.thing != Thing::card(Card::back())) continue;
    if (std::ranges::find(after.sprites, s.place, &Sprite::place) != after.sprites.end()) continue;
    if (bare) return std::nullopt;
    bare = s;
  }
  return bare;
}

// Men, chips and counters that look alike: one that is gone here and new there has gone over.
void payOver(std::vector<Flight>& flights, std::unordered_map<std::uint16_t, const Sprite*>& gone) {
  for (Flight& f : flights) {
    if (!f.appears || f.to.thing.kind == Thing::Kind::Card || isDie(f.to)) continue;
    const auto it = std::ranges::find_if(
        gone, [&](const auto& known) { return known.second->thing == f.to.thing && known.second->zone != f.to.zone; });
    if (it == gone.end()) continue;
    f.from = *it->second;
    f.appears = false;
    gone.erase(it);
  }
}

Flight thrown(const Scene& after, const Sprite& s) {
  Flight f{s, s, false, false, true};
  const ZoneArea* tray = after.area(s.zone);
  const QPointF mouth = tray ? QPointF(tray->rect.center().x(), tray->rect.bottom()) : s.rect.center();
  f.from.rect.moveCenter(mouth);
  f.from.rotation = s.rotation - 400;
  return f;
}

} // namespace

Motion::Motion(const Scene& before, const Scene& after, bool threw) : moving_(after.sprites.size(), false) {
  std::unordered_map<std::uint16_t, const Sprite*> known;
  for (const Sprite& s : before.sprites)
    if (s.id != 0) known.emplace(s.id, &s);
  const Sprite* source = stock(before);
  FaceDown heaps(before, after);
  for (std::size_t i = 0; i < after.sprites.size(); ++i) {
    const Sprite& s = after.sprites[i];
    if (isDie(s) && threw && !s.held && s.thing.code != 0) {
      flights_.push_back(thrown(after, s));
      moving_[i] = true;
      if (s.id != 0) known.erase(s.id);
      continue;
    }
    if (s.id == 0) continue;
    const auto it = known.find(s.id);
    if (it == known.end()) {
      const bool card = s.thing.kind == Thing::Kind::Card;
      const std::int16_t left = card ? heaps.from(s.zone) : std::int16_t{-1};
      const auto from = left >= 0 ? lying(before, left) : card && source ? std::optional(*source) : std::nullopt;
      if (from) {
        Flight f{*from, s};
        f.from.thing = left >= 0 ? Thing::card(Card::back()) : s.thing;
        const ZoneArea* there = after.area(s.zone); // patiences and card games lay their cards at once
        f.dealt = there != nullptr && there->role == Zone::Role::Main;
        flights_.push_back(f);
      } else {
        flights_.push_back({s, s, true});
      }
      moving_[i] = true;
      continue;
    }
    const Sprite& old = *it->second;
    if (old.rect != s.rect || old.rotation != s.rotation || old.thing != s.thing) {
      flights_.push_back({old, s, false, false, isDie(s) && old.thing != s.thing});
      moving_[i] = true;
    }
    known.erase(it);
  }
  payOver(flights_, known);
  const Sprite* pack = stock(after);
  for (const Sprite& s : before.sprites) {
    if (s.id == 0 || !known.contains(s.id)) continue;
    const bool faceUp = s.thing.kind == Thing::Kind::Card && !s.thing.asCard().isBack();
    const std::int16_t reached = faceUp ? heaps.to(s.zone) : std::int16_t{-1};
    if (const auto heap = reached >= 0 ? lying(after, reached) : std::nullopt) { // gathered: a trick by its winner
      Flight f{s, *heap};
      f.to.thing = Thing::card(Card::back());
      flights_.push_back(f);
    } else if (pack != nullptr && s.thing.kind == Thing::Kind::Card && s.thing.asCard().isBack() &&
               pack->zone != s.zone) {
      Sprite to = s; // a face-down card disappears into the pack
      to.rect = pack->rect;
      to.rotation = pack->rotation;
      flights_.push_back({s, to});
    } else {
      flights_.push_back({s, s, false, true});
    }
  }
  constexpr int kMostClosed = 8; // that are seen to move face down: a whole deal is there at once
  for (int n = heaps.moved(); n > 0 && n <= kMostClosed; --n) {
    const auto from = lying(before, heaps.from(-1)), to = lying(after, heaps.to(-1));
    if (!from || !to || from->zone == to->zone) continue;
    Flight f{*from, *to};
    f.from.thing = f.to.thing = Thing::card(Card::back());
    flights_.push_back(f);
  }
  showFirst(before, after);
  dealInTurn();
  cutInFront();
}

// A card that is turned over and taken away at once is looked at; then it goes, together with all that goes there.
void Motion::showFirst(const Scene& before, const Scene& after) {
  constexpr double kLook = 2; // in flights
  const auto isNew = [](const Flight& f) { return f.appears && f.to.thing.kind == Thing::Kind::Card; };
  const auto card = std::ranges::find_if(flights_, isNew);
  if (card == flights_.end() || std::ranges::count_if(flights_, isNew) > 1) return;
  const auto bare = laidBare(before, after);
  if (!bare || bare->zone == card->to.zone) return;
  *card = {.from = *bare, .to = card->to, .shown = true};
  length_ = 1 + kLook;
  for (Flight& f : flights_) {
    if (f.to.zone != card->to.zone) continue;
    f.span = 1 / length_;
    f.start = 1 - f.span;
  }
}

// A spread pack that is cut: those that change sides, all together and all by as much, swing past in front of the rest.
void Motion::cutInFront() {
  constexpr double kSwing = 0.7, kSlowly = 3.2; // in card heights; in flights
  constexpr int kFew = 4;
  struct Sides {
    std::vector<Flight*> right;
    int left = 0;
    double by = 0;
    bool one = true; // all that go to the right go as far
  };
  std::unordered_map<std::int16_t, Sides> spreads;
  for (Flight& f : flights_) {
    if (f.from.zone != f.to.zone || f.from.rect.size() != f.to.rect.size() || f.from.rect.y() != f.to.rect.y())
      continue;
    if (f.to.thing.kind != Thing::Kind::Card || f.from.thing != f.to.thing) continue;
    Sides& s = spreads[f.to.zone];
    const double by = f.to.rect.x() - f.from.rect.x();
    if (by < 0) {
      ++s.left;
    } else {
      s.one = s.one && (s.right.empty() || std::abs(s.by - by) < 1);
      s.by = by;
      s.right.push_back(&f);
    }
  }
  for (auto& [zone, s] : spreads) {
    if (!s.one || s.right.empty() || s.left == 0 || s.left + static_cast<int>(s.right.size()) < kFew) continue;
    for (Flight* f : s.right) f->arc = kSwing * f->to.rect.height();
    length_ = std::max(length_, kSlowly);
  }
}

// A deal of several cards goes round: the first card of every pile, then the second of every pile.
void Motion::dealInTurn() {
  constexpr int kFew = 4;
  constexpr double kPause = 0.14, kLongest = 6; // between two cards; of the whole, in flights
  std::unordered_map<std::int16_t, int> inZone;
  std::vector<std::pair<int, std::size_t>> turns; // round, flight
  for (std::size_t i = 0; i < flights_.size(); ++i)
    if (flights_[i].dealt) turns.emplace_back(inZone[flights_[i].to.zone]++, i);
  if (turns.size() < kFew) return;
  std::ranges::stable_sort(turns, {}, &std::pair<int, std::size_t>::first);
  const auto last = static_cast<double>(turns.size() - 1);
  length_ = std::min(kLongest, 1 + kPause * last);
  for (std::size_t k = 0; k < turns.size(); ++k) {
    Flight& f = flights_[turns[k].second];
    f.span = 1 / length_;
    f.start = (1 - f.span) * static_cast<double>(k) / last;
  }
}

Motion::Frame Motion::at(const Flight& f, double whole) {
  const double moment = (whole - f.start) / f.span;
  const double t = 1 - std::pow(1 - std::clamp(moment, 0.0, 1.0), 3); // fast away, gently down
  Frame out{f.to, 1};
  if (f.appears) out.opacity = t;
  if (f.dealt && moment < 0) out.opacity = 0;
  if (f.vanishes) out.opacity = 1 - t;
  const auto mix = [t](double a, double b) { return a + (b - a) * t; };
  const QRectF &a = f.from.rect, &b = f.to.rect;
  out.sprite.rect = {mix(a.x(), b.x()), mix(a.y(), b.y()), mix(a.width(), b.width()), mix(a.height(), b.height())};
  out.sprite.rect.translate(0, f.arc * std::sin(std::numbers::pi * t));
  out.sprite.rotation = mix(f.from.rotation, f.to.rotation);
  if (f.tumbles && moment < 0.8) { // other faces come up on the way
    const int turn = static_cast<int>(moment * 10) + f.to.place.at * 3;
    out.sprite.thing.code = static_cast<std::uint8_t>(1 + (f.to.thing.code + turn) % 6);
  } else if (f.from.thing != f.to.thing && moment < 0.4 && !f.shown) {
    out.sprite.thing = f.from.thing;
  }
  return out;
}

QRectF Motion::path(const Flight& f) const {
  const auto round = [](const QRectF& r) { // as far as it reaches when it turns
    const double reach = std::hypot(r.width(), r.height()) / 2 + r.width() * 0.1;
    return QRectF(r.center().x() - reach, r.center().y() - reach, 2 * reach, 2 * reach);
  };
  const QRectF straight = round(f.from.rect) | round(f.to.rect);
  return straight.adjusted(0, 0, 0, f.arc);
}

} // namespace mk
