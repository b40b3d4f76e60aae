// The arrangement for views whose family has none of its own.
#include "games/kernel/layout.h"

#include <algorithm>

namespace mk {

const Frame* Layout::find(std::int16_t zone) const {
  const auto it = std::ranges::find(frames, zone, &Frame::zone);
  return it == frames.end() ? nullptr : &*it;
}

namespace {

constexpr double kGap = 24;

// Splits a strip into equal boxes, side by side or one below the other.
void spread(Layout& l, const std::vector<const Zone*>& zones, Box box, bool sideways) {
  if (zones.empty()) return;
  const auto n = static_cast<double>(zones.size());
  const double step = ((sideways ? box.width : box.height) + kGap) / n;
  for (std::size_t i = 0; i < zones.size(); ++i) {
    Box b = box;
    if (sideways) {
      b.x += step * static_cast<double>(i);
      b.width = step - kGap;
    } else {
      b.y += step * static_cast<double>(i);
      b.height = step - kGap;
    }
    l.frames.push_back({zones[i]->id, b, 0, true});
  }
}

// Cuts a strip off one edge of `rest` when it is needed.
Box cut(Box& rest, bool needed, double size, bool fromTop) {
  Box strip = rest;
  if (!needed) return strip;
  strip.height = size;
  if (fromTop)
    rest.y += size + kGap;
  else
    strip.y = rest.bottom() - size;
  rest.height -= size + kGap;
  return strip;
}

} // namespace

Layout arrange(const View& v, Aspect aspect) {
  Layout l;
  if (aspect == Aspect::Tall) l.width = 1000, l.height = 1400;
  std::vector<const Zone*> mine, others, sheets, boards, trays, middle;
  for (const Zone& z : v.zones) {
    if (z.role == Zone::Role::Hand)
      (z.owner == v.bottom ? mine : others).push_back(&z);
    else if (z.kind == Zone::Kind::Sheet)
      sheets.push_back(&z);
    else if (z.kind == Zone::Kind::Board)
      boards.push_back(&z);
    else if (z.kind == Zone::Kind::Dice)
      trays.push_back(&z);
    else
      middle.push_back(&z);
  }
  Box rest{kGap, kGap, l.width - 2 * kGap, l.height - 2 * kGap};
  spread(l, mine, cut(rest, !mine.empty(), 0.26 * l.height, false), true);
  spread(l, others, cut(rest, !others.empty(), 0.17 * l.height, true), true);
  if (!sheets.empty()) {
    Box side = rest;
    if (aspect == Aspect::Wide) {
      side.width = boards.empty() && middle.empty() ? 0.5 * rest.width : 0.34 * rest.width;
      side.x = rest.right() - side.width;
      rest.width -= side.width + kGap;
    } else {
      side = cut(rest, true, 0.45 * rest.height, false);
    }
    spread(l, sheets, side, true);
  }
  if (!boards.empty() && aspect == Aspect::Wide && !(trays.empty() && middle.empty())) {
    Box side = rest;
    side.width = 0.26 * rest.width;
    side.x = rest.right() - side.width;
    rest.width -= side.width + kGap;
    trays.insert(trays.end(), middle.begin(), middle.end());
    spread(l, trays, side, false);
  } else {
    spread(l, trays, cut(rest, !trays.empty() && !(boards.empty() && middle.empty()), 0.22 * l.height, false), true);
    if (boards.empty())
      spread(l, middle, rest, true);
    else
      spread(l, middle, cut(rest, !middle.empty(), 0.2 * l.height, false), true);
  }
  spread(l, boards, rest, true);
  return l;
}

} // namespace mk
