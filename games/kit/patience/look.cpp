// Zones, words and places of the patiences.
#include "games/kit/patience/look.h"

#include "games/kernel/ranks.h"

#include <algorithm>

namespace mk::patience {

Item cardItem(Card c, Element e, int at, bool open) {
  Item i;
  i.at = static_cast<std::int16_t>(at);
  i.thing = Thing::card(open ? c : Card::back());
  i.id = static_cast<std::uint16_t>(e + 1);
  return i;
}

Button giveUpButton(bool won, bool isFinal) {
  return {kGiveUpButton, won ? MK_TEXT("games", "Enough: stop here") : MK_TEXT("games", "Give up this deal"), 'g', -1,
          isFinal};
}

Phrase coverPrompt(Seat playing) {
  return {MK_TEXT("games", "%1 plays; the table is covered for the others until all have played."),
          {Arg::seat(playing)}};
}

Zone targetSheet(std::int16_t id, int across, std::span<const Card> cards) {
  Zone z;
  z.id = id;
  z.kind = Zone::Kind::Sheet;
  z.role = Zone::Role::Notes;
  z.name = MK_TEXT("games", "target");
  z.columns = static_cast<std::int16_t>(across);
  z.size = static_cast<std::int16_t>(cards.size());
  for (const Card c : cards) { // as the cards name themselves: words of any length would make columns of any width
    Cell& cell = z.cells.emplace_back();
    cell.preview = !c.isBack();
    if (cell.preview) cell.text = {MK_TEXT("games", "%1"), {Arg::card(c.code())}};
  }
  return z;
}

Phrase tellMove(const Told& t) {
  const Arg who = Arg::seat(t.seat), card = Arg::card(t.card.code());
  switch (t.kind) {
  case Move::Kind::Carry:
  case Move::Kind::First:
    if (t.count > 1)
      return Phrase::counted(MK_TEXT_N("games", "%1: %n cards led by %2 go from %3 to %4."), t.count,
                             {who, card, Arg::phrase(t.from), Arg::phrase(t.to)});
    return {MK_TEXT("games", "%1: %2 goes from %3 to %4."), {who, card, Arg::phrase(t.from), Arg::phrase(t.to)}};
  case Move::Kind::Waste:
    return {MK_TEXT("games", "%1: %2 goes from the waste to %3."), {who, card, Arg::phrase(t.to)}};
  case Move::Kind::Pair:
    return {MK_TEXT("games", "%1 takes the pair %2 and %3."), {who, card, Arg::card(t.other.code())}};
  case Move::Kind::Slide:
    return {MK_TEXT("games", "%1 slides %2 into the gap."), {who, card}};
  case Move::Kind::Turn:
    return {MK_TEXT("games", "%1 turns a card from the stock: %2."), {who, card}};
  default:
    return {MK_TEXT("games", "%1 begins round %2."), {who, Arg::number(t.pass)}};
  }
}

namespace {

struct Places {
  Layout l;
  double side, top;

  explicit Places(Aspect a) {
    const bool wide = a == Aspect::Wide;
    l.width = wide ? 1600 : 1000;
    l.height = wide ? 1000 : 1400;
    side = wide ? 40 : 16;
    top = wide ? 34 : 30;
  }
  void put(const Zone& z, Box b, double width) { l.frames.push_back({z.id, b, width, false}); }
};

} // namespace

Layout arrangeUnderLine(const View& v, Aspect aspect) {
  Places p(aspect);
  const bool wide = aspect == Aspect::Wide;
  int stocks = 0, heaps = 0, below = 0;
  const Zone* results = nullptr;
  for (const Zone& z : v.zones) {
    if (z.kind == Zone::Kind::Pile) ++(z.role == Zone::Role::Stock || z.role == Zone::Role::Waste ? stocks : heaps);
    if (z.kind == Zone::Kind::Column) ++below;
    if (z.kind == Zone::Kind::Sheet) results = &z;
  }
  const int across = std::max({stocks + heaps, below, 8});
  const double room = p.l.width - 2 * p.side, pitch = room / across;
  const double card = std::min(0.9 * pitch, 0.155 * p.l.height),
               high = card * 1.4; // six cards' heights for the columns
  const double under = p.top + high + (wide ? 62 : 70);
  const double bottom = p.l.height - (results != nullptr ? (wide ? 230 : 300) : 24);
  // Stock and waste at the left, what is built at the right.
  double x = p.side, heap = p.side + pitch * (across - heaps), y = p.side + pitch * (across - below) / 2;
  for (const Zone& z : v.zones) {
    if (z.kind == Zone::Kind::Pile) {
      double& at = z.role == Zone::Role::Stock || z.role == Zone::Role::Waste ? x : heap;
      p.put(z, {at, p.top, pitch, high}, card);
      at += pitch;
    } else if (z.kind == Zone::Kind::Column) {
      p.put(z, {y, under, pitch, bottom - under}, card);
      y += pitch;
    } else {
      p.put(z, {p.side + 0.2 * room, bottom + 16, 0.6 * room, p.l.height - bottom - 30}, 0);
    }
  }
  return p.l;
}

Layout arrangeBesideSquare(const View& v, Aspect aspect) {
  Places p(aspect);
  const bool wide = aspect == Aspect::Wide,
             results = std::ranges::any_of(v.zones, [](const Zone&z) { return z.kind == Zone::Kind::Sheet; });
  const double width = wide ? 150 : 110, high = width * 1.4, gap = wide ? 40 : 26;
  const double square = 2 * width + gap, left = p.l.width - p.side - square - (wide ? 60 : 0);
  const double bottom = p.l.height - (results ? 240 : 24), pitch = (left - p.side - gap) / 4;
  int column = 0, corner = 0;
  for (const Zone& z : v.zones) {
    if (z.kind == Zone::Kind::Column) {
      p.put(z, {p.side + pitch * column++, p.top, pitch, bottom - p.top}, std::min(width, pitch - 8));
    } else if (z.role == Zone::Role::Main) {
      p.put(z, {left + (width + gap) * (corner % 2), 0.28 * p.l.height + (high + gap + 20) * (corner / 2), width, high},
            width);
      ++corner;
    } else if (z.kind == Zone::Kind::Sheet) {
      p.put(z, {p.side, bottom + 16, p.l.width - 2 * p.side, p.l.height - bottom - 30}, 0);
    } else {
      p.put(z, {left, p.top, width, high}, width);
    }
  }
  return p.l;
}

Layout arrangeGrid(const View& v, Aspect aspect) {
  Places p(aspect);
  const bool wide = aspect == Aspect::Wide;
  const Zone *grid = nullptr, *sheet = nullptr;
  std::vector<const Zone*> piles;
  for (const Zone& z : v.zones) {
    if (z.kind == Zone::Kind::Grid)
      grid = &z;
    else if (z.kind == Zone::Kind::Sheet)
      sheet = &z;
    else
      piles.push_back(&z);
  }
  if (grid == nullptr) return arrange(v, aspect);
  // The cells are as large as they can be beside one column (wide) or over one line (tall) of piles.
  const int across = grid->columns, down = (grid->size + across - 1) / across;
  const double sheetHigh = sheet != nullptr ? 240 : 0, gap = 14;
  const double roomWide = p.l.width - 2 * p.side, roomHigh = p.l.height - 2 * p.top - sheetHigh;
  const bool any = !piles.empty();
  const double columns = across + (any && wide ? 1.3 : 0), rows = down + (any && !wide ? 1.25 : 0);
  const double card =
      std::min({(roomWide - gap * (across + 1)) / columns, (roomHigh - gap * (down + 1)) / rows / 1.4, 230.0});
  const double gridWide = across * (card + gap) - gap, gridHigh = down * (card * 1.4 + gap) - gap;
  const double allWide = gridWide + (any && wide ? 1.3 * card + gap : 0);
  const double allHigh = gridHigh + (any && !wide ? 1.25 * 1.4 * card + gap : 0);
  const double x = (p.l.width - allWide) / 2, y = p.top + std::max(0.0, roomHigh - allHigh) / 2;
  p.put(*grid, {x, y, gridWide, gridHigh}, card);
  const auto n = static_cast<double>(piles.size());
  for (std::size_t i = 0; i < piles.size(); ++i) {
    const double k = static_cast<double>(i);
    const double step = n > 1 ? (gridHigh - card * 1.4) / (n - 1) : 0;
    if (wide)
      p.put(*piles[i],
            {x + gridWide + gap + 0.3 * card, n > 1 ? y + step * k : y + gridHigh - card * 1.4, card, card * 1.4},
            card);
    else
      p.put(*piles[i], {x + (card + gap * 3) * k, y + gridHigh + 0.3 * card, card, card * 1.4}, card);
  }
  if (sheet != nullptr)
    p.put(*sheet, {p.side + 0.1 * roomWide, p.l.height - sheetHigh, 0.8 * roomWide, sheetHigh - 20}, 0);
  return p.l;
}

} // namespace mk::patience
