// Card tables. The viewer's hand lies along the bottom; the others sit clockwise from the left along the top, in two
// lines where there are many, three of them around the table. What is common lies in the middle, in as few lines and as
// large as the room allows.
#include "games/kit/cards/arrange.h"

#include "games/kit/cards/beating.h"

#include <algorithm>
#include <map>

namespace mk::cards {

namespace {

constexpr double kRim = 24;
constexpr double kTitle = 32;                    // the line of a name above, of a label below
constexpr double kLabelled = 2 * kTitle - 6;     // two lines below a pile
constexpr double kLetter = 12;                   // of a name
constexpr double kLargest = 176, kSmallest = 30; // widths of cards in the middle
constexpr double kOwn = 166;                     // of the viewer's own cards, where they have the room
constexpr double kNamed = 118;                   // a label is no wider

struct Group { // a seat's hand and what lies beside it
  const Zone* hand = nullptr;
  std::vector<const Zone*> own;
};

// What a zone asks for: in widths of a card, and in table units for what is written above and below.
struct Want {
  double across = 1, down = 1.4;
  double text = 0;
  double least = 0; // width for what is written
};

// So long that it does not shrink with its first cards.
double lengthOfColumn(double cards) { return 1.4 + 0.3 * (std::max(6.0, cards) - 1); }

Want wantOf(const Zone& z) {
  int places = std::max<int>(z.size, z.closed), heap = 1;
  std::map<std::int16_t, int> heaps;
  for (const Item& i : z.items) {
    places = std::max(places, z.closed + i.at + 1);
    heap = std::max(heap, ++heaps[i.at]);
  }
  places = std::max(places, 1);
  const auto n = static_cast<double>(places);
  const double label = z.label.empty() ? 0 : kTitle;
  switch (z.kind) {
  case Zone::Kind::Pile:
    return {1, 1.4, z.label.empty() ? kTitle : kLabelled, kNamed};
  case Zone::Kind::Column: // as wide as its name
    return {1, lengthOfColumn(n), kTitle + label, kLetter * static_cast<double>(english(z.name).size())};
  case Zone::Kind::Hand:
    return {1 + 0.3 * (n - 1), 1.4, kTitle, 0};
  case Zone::Kind::Row:
  case Zone::Kind::Grid: {
    // An attack keeps the room of a whole one, each card with the one that beats it: nothing moves when it grows, and
    // more cards close up.
    if (z.role == Zone::Role::Attack) return {1.25 + (kMostAttack - 1), 1.84, kTitle + label, 0};
    if (z.size == 0 && z.items.empty() && z.closed == 0) return {0.5, 1.5, kTitle, 130}; // only its name is seen
    const int across = z.columns > 0 ? std::min<int>(z.columns, places) : places;
    const int down = (places + across - 1) / across;
    const double over = heap - 1;        // cards that lie over others
    if (z.owner != kNobody && down == 1) // what lies before a player may overlap
      return {1 + 0.5 * (across - 1), 1.5 + 0.34 * over, kTitle + label, kNamed};
    return {1.12 * across * (1 + 0.25 * over), down * (1.5 + 0.34 * over), kTitle + label, 0};
  }
  default:
    return {3, 2, kTitle, 0};
  }
}

double widthOf(const Want& w, double card) { return std::max(w.across * card, w.least); }

struct Line {
  std::vector<std::size_t> zones;
  double width = 0, height = 0;
};

constexpr double kGap = 30;

std::vector<Line> broken(const std::vector<Want>& wants, double card, double limit) {
  std::vector<Line> lines;
  for (std::size_t i = 0; i < wants.size(); ++i) {
    const double wide = widthOf(wants[i], card), high = wants[i].down * card + wants[i].text;
    if (lines.empty() || lines.back().width + kGap + wide > limit) lines.emplace_back();
    Line& line = lines.back();
    line.width += wide + (line.zones.empty() ? 0 : kGap);
    line.height = std::max(line.height, high);
    line.zones.push_back(i);
  }
  return lines;
}

bool fits(const std::vector<Line>& lines, const Box& box) {
  double high = kGap * (static_cast<double>(lines.size()) - 1), wide = 0;
  for (const Line& l : lines) high += l.height, wide = std::max(wide, l.width);
  return high <= box.height && wide <= box.width;
}

// The largest cards with which everything fits into so many lines; 0 = it does not.
double largest(const std::vector<Want>& wants, const Box& box, std::size_t lines, double most) {
  for (double card = most; card >= kSmallest; card -= 2)
    if (const auto all = broken(wants, card, box.width); all.size() <= lines && fits(all, box)) return card;
  return 0;
}

// Zones side by side in the middle of a box, all with cards of one size. More lines only where cards gain by it.
// `named`: piles too.
void spread(Layout& l, const std::vector<const Zone*>& zones, const Box& box, double most, bool named) {
  if (zones.empty()) return;
  const double each = (box.width - kGap * (static_cast<double>(zones.size()) - 1)) / static_cast<double>(zones.size());
  std::vector<Want> wants;
  double below = 0; // piles stand level, whether something is written under them or not
  for (const Zone* z : zones)
    if (z->kind == Zone::Kind::Pile) below = std::max(below, wantOf(*z).text);
  for (const Zone* z : zones) {
    wants.push_back(wantOf(*z));
    if (z->kind == Zone::Kind::Pile) wants.back().text = below;
    if (named && z->kind == Zone::Kind::Pile) wants.back().text += kTitle, wants.back().least = 200;
    wants.back().least = std::min(wants.back().least, each);
  }
  double card = 0;
  std::size_t count = 1;
  for (std::size_t n = 1; n <= 4; ++n)
    if (const double with = largest(wants, box, n, most); with > 1.12 * card) card = with, count = n;
  double limit = box.width;
  if (card == 0) card = kSmallest; // smaller ones cannot be told apart: they close up instead
  auto lines = broken(wants, card, limit);
  while (limit > 100) { // lines of like length
    auto closer = broken(wants, card, limit -= 20);
    if (closer.size() > std::max(count, lines.size()) || !fits(closer, box)) break;
    lines = std::move(closer);
  }
  double high = kGap * (static_cast<double>(lines.size()) - 1);
  for (const Line& line : lines) high += line.height;
  const double squeeze = std::min(1.0, box.height / high);
  double y = box.y + std::max(0.0, (box.height - high) / 2);
  for (const Line& line : lines) {
    const double tight = std::min(1.0, box.width / line.width);
    double x = box.x + (box.width - line.width * tight) / 2;
    for (const std::size_t i : line.zones) {
      const double wide = widthOf(wants[i], card) * tight, room = line.height * squeeze;
      const bool column = zones[i]->kind == Zone::Kind::Column;
      const double tall = column ? room : std::min(room, wants[i].down * card + wants[i].text);
      l.frames.push_back({zones[i]->id,
                          {x, y + (room - tall) / 2, wide, tall},
                          std::min(card, wide),
                          named || zones[i]->kind != Zone::Kind::Pile});
      x += wide + kGap * tight;
    }
    y += line.height * squeeze + kGap * squeeze;
  }
}

// What lies in the middle. Melds come between stock and discards, which keep the ends of the line from the start: where
// somebody draws and discards does not move with every meld.
void spreadMiddle(Layout& l, const std::vector<const Zone*>& zones, const Box& box) {
  const auto endsWith = [&zones](const Zone* z, Zone::Role role) {
    return z->kind == Zone::Kind::Pile && z->role == role && zones.size() > 1;
  };
  if (zones.empty() || !endsWith(zones.front(), Zone::Role::Stock) || !endsWith(zones.back(), Zone::Role::Waste))
    return spread(l, zones, box, kLargest, false);
  const double card = std::max(kSmallest, largest({{1, lengthOfColumn(0), kTitle}}, box, 1, kLargest));
  const double wide = std::max(card, kNamed), tall = std::min(box.height, 1.4 * card + kLabelled);
  const double y = box.y + (box.height - tall) / 2;
  l.frames.push_back({zones.front()->id, {box.x, y, wide, tall}, card, false});
  l.frames.push_back({zones.back()->id, {box.right() - wide, y, wide, tall}, card, false});
  spread(l, {zones.begin() + 1, zones.end() - 1},
         {box.x + wide + kGap, box.y, box.width - 2 * (wide + kGap), box.height}, card, false);
}

// Rows want the width of the whole place; piles have room beside the hand.
bool wantsRoomBelow(const Group& g) {
  return std::ranges::any_of(g.own, [](const Zone* z) { return z->kind != Zone::Kind::Pile; });
}

double acrossOf(const std::vector<const Zone*>& zones) {
  double sum = 0;
  for (const Zone* z : zones) sum += wantOf(*z).across;
  return sum;
}

// The hand above, or to the left of, the seat's own zones. `card`: the most that its cards may grow to.
void place(Layout& l, const Group& g, Box box, bool below, double card) {
  below = below && wantsRoomBelow(g);
  if (g.hand == nullptr) return spread(l, g.own, box, card, true);
  Box hand = box, own = box;
  if (!g.own.empty() && below) {
    hand.height = box.height * 0.46;
    own.y = hand.bottom() + 6;
    own.height = box.bottom() - own.y;
  } else if (!g.own.empty()) {
    const double part = std::clamp(acrossOf(g.own) / (acrossOf(g.own) + 2.6), 0.28, 0.5);
    hand.width = box.width * (1 - part) - kRim / 2;
    own.x = hand.right() + kRim / 2;
    own.width = box.right() - own.x;
  }
  l.frames.push_back({g.hand->id, hand, card, true});
  spread(l, g.own, own, card, false);
}

// Piles and rows in the order: stock and trump, what is played, what has been laid aside.
std::vector<const Zone*> inOrder(std::vector<const Zone*> zones) {
  const auto order = [](const Zone* z) {
    switch (z->role) {
    case Zone::Role::Stock:
      return 0;
    case Zone::Role::Discard:
    case Zone::Role::Out:
    case Zone::Role::Waste:
      return 2;
    default:
      return 1;
    }
  };
  std::ranges::stable_sort(zones, {}, order);
  return zones;
}

constexpr double kPictureWide = 630, kPictureHigh = 440; // of a sheet that is drawn as a picture

// About how wide a sheet wants to be, by the letters in its columns.
double sheetWidth(const Zone& z) {
  if (z.board != nullptr) return kPictureWide;
  constexpr double kWritten = 16, kName = 11, kSmall = 12;
  const std::size_t across = static_cast<std::size_t>(std::max<std::int16_t>(z.columns, 1));
  std::vector<double> letters(across, 2);
  for (std::size_t i = 0; i < z.cells.size(); ++i) {
    const Phrase& t = z.cells[i].text;
    const bool name = t.args.size() == 1 && t.args.front().kind == Arg::Kind::Player;
    const double n = name ? kName : static_cast<double>(english(t).size());
    letters[i % across] = std::max(letters[i % across], n);
  }
  double wide = 0;
  for (const double n : letters) wide += n * kWritten + 24;
  return std::max(wide, static_cast<double>(english(z.label).size()) * kSmall);
}

double sheetHeight(const Zone& z) {
  if (z.board != nullptr) return kPictureHigh + 2.8 * kTitle;
  const int across = std::max<int>(z.columns, 1);
  const int rows = (static_cast<int>(z.cells.size()) + across - 1) / across;
  return 46.0 * rows + 1.4 * kTitle + (z.label.empty() ? 0 : 1.4 * kTitle);
}

// The middle under sheets that are short has the whole width of the table.
Box underSheets(const Layout& l, const std::vector<const Zone*>& sheets, Box table, Box rest) {
  constexpr double kEnough = 1.4 * kLargest + 2 * kTitle; // for cards as large as they get
  double bottom = rest.y;
  for (const Frame& f : l.frames)
    if (std::ranges::find(sheets, f.zone, &Zone::id) != sheets.end())
      bottom = std::max(bottom, f.box.bottom() + kRim / 2);
  const double high = rest.bottom() - bottom;
  return high < kEnough ? rest : Box{table.x, bottom, table.width, high};
}

// The sheets lie in the corner: at the right, or under everything on a tall table. What is left of the table.
Box putSheets(Layout& l, const std::vector<const Zone*>& sheets, Box table, double bottom, bool tall) {
  if (sheets.empty()) return table;
  double wide = 0, high = kRim * (static_cast<double>(sheets.size()) - 1);
  for (const Zone* z : sheets) wide = std::max(wide, sheetWidth(*z)), high += sheetHeight(*z);
  if (tall) {
    const double n = static_cast<double>(sheets.size()), each = (table.width - kRim * (n - 1)) / n;
    double most = 0;
    for (const Zone* z : sheets) most = std::max(most, std::min(sheetHeight(*z), 300.0));
    for (std::size_t i = 0; i < sheets.size(); ++i)
      l.frames.push_back({sheets[i]->id,
                          {table.x + (each + kRim) * static_cast<double>(i), table.bottom() - most, each, most},
                          0,
                          true});
    table.height -= most + kRim;
    return table;
  }
  wide = std::clamp(wide, 230.0, 0.42 * table.width);
  const double squeeze = std::min(1.0, (table.height - bottom - kRim) / high);
  double y = table.y;
  for (const Zone* z : sheets) {
    l.frames.push_back({z->id, {table.right() - wide, y, wide, sheetHeight(*z) * squeeze}, 0, true});
    y += (sheetHeight(*z) + kRim) * squeeze;
  }
  table.width -= wide + kRim;
  return table;
}

} // namespace

Layout arrangeCards(const View& v, Aspect aspect) {
  Layout l;
  const bool tall = aspect == Aspect::Tall;
  if (tall) l.width = 1000, l.height = 1400;
  int seats = 0;
  for (const Zone& z : v.zones)
    if (z.role == Zone::Role::Hand) seats = std::max(seats, z.owner + 1);
  std::vector<Group> groups(static_cast<std::size_t>(seats));
  std::vector<const Zone*> common, sheets;
  for (const Zone& z : v.zones) {
    if (z.kind == Zone::Kind::Sheet)
      sheets.push_back(&z);
    else if (z.role == Zone::Role::Hand && groups[static_cast<std::size_t>(z.owner)].hand == nullptr &&
             z.kind == Zone::Kind::Hand)
      groups[static_cast<std::size_t>(z.owner)].hand = &z;
    else if (z.owner >= 0 && z.owner < seats)
      groups[static_cast<std::size_t>(z.owner)].own.push_back(&z);
    else
      common.push_back(&z);
  }
  const Box table{kRim, kRim - 8, l.width - 2 * kRim, l.height - 2 * kRim + 16};
  const auto bottom = static_cast<std::size_t>(std::clamp<int>(v.bottom, 0, std::max(seats - 1, 0)));
  const bool laidOut = std::ranges::any_of(common, [](const Zone* z) { return z->kind == Zone::Kind::Grid; });
  const double mine = seats == 0 ? 0 : groups[bottom].hand != nullptr ? (tall ? 290 : 304) : laidOut ? 200 : 260;
  Box rest = putSheets(l, sheets, table, mine, tall);
  if (seats == 0 && common.empty()) { // a sheet alone, or with the table of what is chosen before it
    const bool both = sheets.size() == 2;
    for (Frame& f : l.frames) {
      const bool choices = both && f.zone == sheets.front()->id;
      f.box = table;
      double& size = tall ? f.box.height : f.box.width;
      const double part = (tall ? 0.45 : 0.4) * size;
      if (!both) continue;
      if (!choices) (tall ? f.box.y : f.box.x) += part + kRim;
      size = choices ? part : size - part - kRim;
    }
    return l;
  }
  if (seats == 0) {
    spread(l, inOrder(common), rest, kLargest, false);
    return l;
  }
  place(l, groups[bottom], {table.x, rest.bottom() - mine, table.width, mine}, false, kOwn);
  rest.height -= mine + kRim / 2;
  std::vector<Group> others;
  for (int i = 1; i < seats; ++i) others.push_back(groups[(bottom + static_cast<std::size_t>(i)) % groups.size()]);
  const bool own = std::ranges::any_of(others, [](const Group& g) { return g.hand != nullptr && wantsRoomBelow(g); });
  // Of three the first and the last sit at the sides, where that leaves the middle enough.
  const bool trick = std::ranges::any_of(common, [](const Zone* z) { return z->role == Zone::Role::Trick; });
  const bool sides = others.size() == 3 && !tall && (sheets.empty() || trick);
  std::vector<Group> top(others.begin() + (sides ? 1 : 0), others.end() - (sides ? 1 : 0));
  const std::size_t across = tall ? 4 : 7;
  const std::size_t lines = (top.size() + across - 1) / across;
  // Where nothing lies in the middle the hands of the others have its room.
  const bool bare = common.empty() && !sides && lines > 0;
  const double theirs = bare ? kOwn : 100, usual = own ? 290 : 164;
  const double high = bare ? std::clamp(rest.height / static_cast<double>(lines) - kRim / 2, usual, mine) : usual;
  std::size_t next = 0;
  for (std::size_t line = 0; line < lines; ++line) {
    const std::size_t count = (top.size() - next + (lines - line) - 1) / (lines - line);
    const auto n = static_cast<double>(count);
    const double width = std::min((rest.width - kRim * (n - 1)) / n, 620.0);
    double x = rest.x + (rest.width - width * n - kRim * (n - 1)) / 2;
    for (std::size_t i = 0; i < count; ++i, ++next) {
      place(l, top[next], {x, rest.y, width, high}, true, theirs);
      x += width + kRim;
    }
    rest.y += high + kRim / 2;
    rest.height -= high + kRim / 2;
  }
  if (!tall && !sheets.empty()) rest = underSheets(l, sheets, table, rest);
  if (sides) {
    const double width = std::clamp(rest.width * 0.16, 170.0, 240.0),
                 height = std::min(rest.height, own ? 400.0 : 190.0);
    const double y = rest.y + (rest.height - height) / 2;
    place(l, others.front(), {rest.x, y, width, height}, true, theirs);
    place(l, others.back(), {rest.right() - width, y, width, height}, true, theirs);
    rest.x += width + kRim;
    rest.width -= 2 * (width + kRim);
  }
  spreadMiddle(l, inOrder(common), rest);
  return l;
}

} // namespace mk::cards
