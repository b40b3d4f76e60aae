// The catalogue rows of skruvwhist and its table: who sits where changes from sits to sits.
#include "games/whist/skruv_rows.h"

#include "games/box/erase.h"
#include "games/kit/cards/arrange.h"
#include "games/whist/skruv.h"

#include <algorithm>
#include <map>
#include <vector>

namespace mk {

namespace {

// An open hand at the side is laid as a strip over the viewer's own, for all of it must be read; what lies between is
// pressed together.
void layOut(Layout& l, const Zone& open, std::int16_t own) {
  constexpr double kStrip = 170, kGap = 34;
  const auto frameOf = [&](std::int16_t zone) { return std::ranges::find(l.frames, zone, &Frame::zone); };
  const auto mine = frameOf(own), side = frameOf(open.id);
  if (mine == l.frames.end() || side == l.frames.end() || side->box.bottom() > mine->box.y || side->box.y < kStrip)
    return;
  const auto between = [&](const Frame& f) { // neither the top hand, nor the own one, nor the sheets beside
    return f.box.y > kStrip && f.box.bottom() < mine->box.y && f.box.x < mine->box.right();
  };
  double top = kStrip; // of what lies between
  for (const Frame& f : l.frames)
    if (f.box.y < kStrip && f.box.x < mine->box.right()) top = std::max(top, f.box.bottom() + kGap);
  const double room = mine->box.y - kGap - top, left = room - kStrip - kGap;
  for (Frame& f : l.frames) {
    if (!between(f)) continue;
    const double height = std::min(f.box.height, left);
    if (f.thing > 0) f.thing *= height / f.box.height;
    f.box.y = top + (f.box.y - top) / std::max(room - f.box.height, 1.0) * (left - height);
    f.box.height = height;
  }
  side->box = {mine->box.x, mine->box.y - kStrip - kGap, mine->box.width, kStrip};
}

// As every card table; but the hands stand in the order of the places, and the bids lie in the middle.
Layout arrangeSkruv(const View& v, Aspect aspect) {
  View seated = v;
  std::map<Seat, Seat> place;
  for (const Zone& z : v.zones)
    if (z.role == Zone::Role::Hand) place.emplace(z.owner, static_cast<Seat>(place.size()));
  for (Zone& z : seated.zones) {
    if (place.contains(z.owner)) z.owner = place[z.owner];
    if (z.kind == Zone::Kind::Sheet && z.role == Zone::Role::Main) z.kind = Zone::Kind::Grid;
  }
  seated.bottom = place.contains(v.bottom) ? place[v.bottom] : Seat{0};
  Layout l = cards::arrangeCards(seated, aspect);
  std::vector<const Zone*> open;
  for (const Zone& z : v.zones)
    if (z.role == Zone::Role::Hand && z.owner != v.bottom && !z.items.empty()) open.push_back(&z);
  if (open.size() == 1) layOut(l, *open.front(), v.bottom);
  return l;
}

template <SkruvForm form> GameInfo row(const char* et, const char* en, int most, Phrase goal) {
  using Rules = cards::CardGame<Skruv<form>>;
  return {.id = Skruv<form>::kName,
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
          .make = makeGameOf<Rules>,
          .arrange = arrangeSkruv};
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
          MK_TEXT("games", "Everybody for himself: outbid the others and play with the dealer’s open hand."))};
}

} // namespace mk
