// The catalogue rows of skruvwhist and its table: who sits where changes from sits to sits.
#include "games/whist/skruv_rows.h"

#include "games/box/erase.h"
#include "games/kit/cards/arrange.h"
#include "games/whist/pad_rows.h"
#include "games/whist/skruv.h"
#include "games/whist/skruv_pad.h"
#include "games/whist/thinking.h"

#include <algorithm>
#include <array>
#include <map>
#include <vector>

namespace mk {

namespace {

constexpr double kStrip = 170, kGap = 34;
// While there are bids to be seen and touched, open hands and those of the others make room for them.
constexpr double kBidStrip = 140, kBidFar = 124, kBidOwn = 204;
constexpr std::int16_t kKeptZones = 200; // + the place: room for tricks that are not there yet

Box* boxOf(Layout& l, int zone) {
  for (Frame& f : l.frames)
    if (f.zone == zone) return &f.box;
  return nullptr;
}

// The hands of a table by their places: the viewer's own, then clockwise.
using Hands = std::array<Box*, 4>;

// The bids take the room between the hands, beside the bought cards.
void putBids(Layout& l, const View& v, const Zone& bids, const Hands& hands, Aspect aspect) {
  double left = hands[1]->right() + kGap, right = hands[3]->x - kGap;
  if (aspect == Aspect::Tall) left = hands[0]->x, right = hands[0]->right();
  const double top = hands[2]->bottom() + kGap, high = hands[0]->y - kGap / 2 - top;
  for (const Zone& z : v.zones)
    if (z.role == Zone::Role::Stock && boxOf(l, z.id) != nullptr) {
      *boxOf(l, z.id) = {left, top + (high - 150) / 2, 90, 150};
      left += 90 + kGap / 2;
    }
  if (Box* b = boxOf(l, bids.id); b != nullptr) *b = {left, top, right - left, high};
}

// Open hands at the sides are laid as strips over the viewer's own, for all of them must be read; what lies between is
// pressed together.
void layOut(Layout& l, const View& v, const std::vector<std::int16_t>& open, const Hands& hands, bool bidding) {
  if (hands[1]->y < kStrip) return; // all along the top: there is room
  if (bidding) {
    hands[0]->y = hands[0]->bottom() - kBidOwn;
    hands[0]->height = kBidOwn;
    hands[2]->height = kBidFar;
  }
  const double strip = bidding ? kBidStrip : kStrip;
  const double left = hands[1]->x, right = hands[3]->right(), own = hands[0]->y;
  const double top = hands[2]->bottom() + kGap, room = own - kGap - top, rest = room - strip - kGap;
  for (Frame& f : l.frames) {
    const Zone* z = v.find(f.zone);
    const bool sheet = z != nullptr && z->kind == Zone::Kind::Sheet && z->role != Zone::Role::Main;
    if (sheet || f.box.y < kBidFar || f.box.bottom() > own) continue;
    const bool bids = z != nullptr && z->kind == Zone::Kind::Sheet; // all the room is theirs
    const double height = bids ? rest : std::min(f.box.height, rest);
    if (f.thing > 0) f.thing *= height / f.box.height;
    f.box.y = top + (rest - height) / 2;
    f.box.height = height;
  }
  const auto count = static_cast<double>(open.size());
  const double wide = (right - left - kGap * (count - 1)) / count;
  for (std::size_t i = 0; i < open.size(); ++i)
    *boxOf(l, open[i]) = {left + static_cast<double>(i) * (wide + kGap), own - strip - kGap, wide, strip};
}

// As every card table; but the hands stand in the order of the places, and the bids lie in the middle.
Layout arrangeSkruv(const View& v, Aspect aspect) {
  if (std::ranges::none_of(v.zones, [](const Zone& z) { return z.role == Zone::Role::Hand; }))
    return cards::arrangeCards(v, aspect); // the score pad alone
  View seated = v;
  std::map<Seat, Seat> place;
  std::vector<const Zone*> open;
  const Zone* bids = nullptr;
  for (const Zone& z : v.zones) {
    if (z.kind == Zone::Kind::Sheet && z.role == Zone::Role::Main) bids = &z;
    if (z.role != Zone::Role::Hand) continue;
    place.emplace(z.owner, static_cast<Seat>(place.size()));
    if (z.owner != v.bottom && !z.items.empty()) open.push_back(&z);
  }
  for (Zone& z : seated.zones) {
    if (place.contains(z.owner)) z.owner = place[z.owner];
    if (z.kind != Zone::Kind::Sheet || z.role != Zone::Role::Main) continue;
    z.kind = Zone::Kind::Row;
    z.role = Zone::Role::Trick;
    z.size = 4;
  }
  seated.bottom = place.contains(v.bottom) ? place[v.bottom] : Seat{0};
  // Beside each hand its tricks have their room from the first bid: no hand moves when the first card is played.
  const bool won = std::ranges::any_of(v.zones, [](const Zone& z) { return z.role == Zone::Role::Out; });
  for (Seat k = 0; !won && k < static_cast<Seat>(place.size()); ++k) {
    Zone& z = seated.zones.emplace_back();
    z.id = static_cast<std::int16_t>(kKeptZones + k);
    z.kind = Zone::Kind::Pile;
    z.role = Zone::Role::Out;
    z.owner = k;
  }
  Layout l = cards::arrangeCards(seated, aspect);
  std::erase_if(l.frames, [](const Frame& f) { return f.zone >= kKeptZones; });
  Hands hands{};
  for (const auto& [owner, at] : place)
    if (at < 4) hands[static_cast<std::size_t>((at - seated.bottom + 4) % 4)] = boxOf(l, owner);
  if (place.size() != hands.size() || std::ranges::find(hands, nullptr) != hands.end()) return l;
  if (bids != nullptr) putBids(l, v, *bids, hands, aspect);
  std::vector<std::int16_t> sides;
  for (const Box* side : {hands[1], hands[3]})
    for (const Zone* z : open)
      if (boxOf(l, z->id) == side) sides.push_back(z->id);
  if (!sides.empty()) layOut(l, v, sides, hands, bids != nullptr);
  return l;
}

template <SkruvForm form> GameInfo row(const char* et, const char* en, int most, Phrase goal) {
  using Rules = cards::CardGame<Skruv<form>>;
  return withTablePad<SkruvPad<form>>({.id = Skruv<form>::kName,
                                       .slug = Skruv<form>::kName,
                                       .et = et,
                                       .en = en,
                                       .minSeats = 4,
                                       .maxSeats = most,
                                       .seats = 4,
                                       .kind = Kind::SkillAndLuck,
                                       .secrets = true,
                                       .undo = UndoRule::OwnDecision,
                                       .goal = std::move(goal),
                                       .options = Rules::options(),
                                       .make = makeGameOf<whist::Brisk<Rules>>,
                                       .arrange = arrangeSkruv});
}

} // namespace

std::vector<GameInfo> skruvRows() {
  return {
      row<SkruvForm::Classic>("Kruvivist (Skruf-Whist)", "Skruvwhist (Skruf-Whist)", 5,
                              MK_TEXT("games", "Talk to your partner in bids, find the contract and win the sits.")),
      row<SkruvForm::Bought>(
          "Ostukruvi (Köpskruf)", "Bought Skruvwhist (Köpskruf)", 5,
          MK_TEXT("games", "Win the auction, buy four cards, give three away and name the contract.")),
      row<SkruvForm::Packet>("Pakikruvi (Paketskruf)", "Packet Skruvwhist (Paketskruf)", 5,
                             MK_TEXT("games", "Buy four cards, send a packet to your partner and bid on together.")),
      row<SkruvForm::OpenHand>(
          "Avatud käega ostukruvi (Köpskruf med öppen hand)", "Open-hand Skruvwhist (Köpskruf med öppen hand)", 4,
          MK_TEXT("games", "Everybody for himself: outbid the others and play with the dealer's open hand."))};
}

} // namespace mk
