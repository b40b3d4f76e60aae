// What the frame of the card games does alike for all of them. Rules: card games, A2, A3, A12, A13.
#include "games/kit/cards/card_game.h"

#include <algorithm>
#include <array>
#include <limits>
#include <set>

namespace mk::cards {

bool isUndealt(const Board& b) { return b.stage == Stage::Lot || (b.stage == Stage::Deal && b.deals == 0); }

namespace {

constexpr std::array<std::pair<Stage, const char*>, 4> kPhases{
    {{Stage::Lot, "lot"}, {Stage::Deal, "deal"}, {Stage::Shuffle, "shuffle"}, {Stage::Over, "over"}}};

void tailFields(Table& t, Board& b, const Deals& d) {
  t.number(d.countKey, b.deals, 0, std::numeric_limits<std::uint16_t>::max(),
           b.stage == Stage::Over && d.count > 0 && d.target == 0 ? d.count : 0);
  t.each(d.scoreKey, b.scores, -30000, 30000);
  t.known(b.known);
}

} // namespace

std::string headText(const Board& b, const char* name, int seats) {
  std::string out = std::string("game ") + name + "; n=" + std::to_string(seats);
  for (const auto& [stage, word] : kPhases)
    if (stage == b.stage) out += std::string("; phase=") + word;
  if (b.stage == Stage::Lot) return out;
  Board copy = b;
  Table t(seats);
  t.seat("dealer", copy.dealer);
  t.seat("turn", copy.turn);
  return out + t.text();
}

std::string tailText(const Board& b, const Deals& d, int seats) {
  Board copy = b;
  Table t(seats);
  tailFields(t, copy, d);
  return t.text();
}

Permission readFrame(Board& b, const Deals& d, Fields& f, const char* name, int seats) {
  if (f.value("game") != name)
    return refuse({MK_TEXT("games", "A position of this game begins with: game %1"), {Arg::literal(name)}});
  if (auto n = f.number("n", seats, seats, 0); !n || *n != seats)
    return refuse({MK_TEXT("games", "At this table the position must say n=%1."), {Arg::number(seats)}});
  const std::string_view phase = f.value("phase");
  b.stage = Stage::Play;
  for (const auto& [stage, word] : kPhases)
    if (phase == word) b.stage = stage;
  if (b.stage == Stage::Play && !phase.empty())
    return refuse({MK_TEXT("games", "“%1” is not a phase: lot, deal, shuffle or over."),
                   {Arg::literal(std::string(phase.substr(0, 40)))}});
  if (b.stage == Stage::Lot) return Ok{};
  Table t(seats);
  t.seat("dealer", b.dealer);
  t.seat("turn", b.turn);
  tailFields(t, b, d);
  if (auto ok = t.read(f); !ok) return ok;
  if (b.dealer == kNobody) b.dealer = 0;
  if (b.stage == Stage::Play && b.turn == kNobody)
    return refuse(MK_TEXT("games", "The position does not say whose turn it is: turn=1."));
  const bool over = d.count > 0 && b.deals >= d.count;
  const bool early = b.stage == Stage::Over && d.target > 0; // the target ends a match before its last deal
  if (d.count > 0 && over != (b.stage == Stage::Over) && !early)
    return refuse(
        {MK_TEXT("games", "This match has %1 deals: the number played does not fit."), {Arg::number(d.count)}});
  return Ok{};
}

Phrase tellDealLot(Seat dealer) { return {MK_TEXT("games", "By lot, %1 deals first"), {Arg::seat(dealer)}}; }

Phrase tellDeal(const Board& before, Phrase more) {
  if (more.empty()) return {MK_TEXT("games", "%1 deals"), {Arg::seat(before.dealer)}};
  return {MK_TEXT("games", "%1 deals; %2"), {Arg::seat(before.dealer), Arg::phrase(std::move(more))}};
}

Phrase framePrompt(const Board& b, const Phrase& ending) {
  if (b.stage == Stage::Lot) return MK_TEXT("games", "The first dealer is drawn by lot.");
  if (b.stage == Stage::Shuffle) return MK_TEXT("games", "The cards laid aside are shuffled into a new stock.");
  if (b.deals == 0) return {MK_TEXT("games", "%1 deals."), {Arg::seat(b.dealer)}};
  return {MK_TEXT("games", "%1 Next: %2 deals."), {Arg::phrase(ending), Arg::seat(b.dealer)}};
}

// What is drawn openly is told to everybody.
Phrase drawn(const Table& before, const Table& after, Viewer v) {
  if (v.isPublic()) return {};
  const auto isOpenToAll = [](const Pile& p, std::size_t i) { return Table::sees(p, i, Viewer::everybody(), false); };
  Cards had; // in the hand or openly on the table; what lies under the top of an open pile was seen when it was laid
  for (const Pile& p : before.piles())
    for (std::size_t i = 0; i < p.cards->size(); ++i)
      if (p.role != Zone::Role::Stock && (p.sees == Sees::Top || Table::sees(p, i, v, false)))
        had.push_back((*p.cards)[i]);
  Cards fresh;
  for (const Pile& p : after.piles())
    if (p.role == Zone::Role::Hand && p.owner == v.seat)
      for (std::size_t i = 0; i < p.cards->size(); ++i) // a face-down pack of one's own is not looked at
        if (const Card c = (*p.cards)[i]; Table::sees(p, i, v, false) && !had.remove(c) && !isOpenToAll(p, i))
          fresh.push_back(c);
  if (fresh.empty()) return {};
  return {MK_TEXT("games", "You draw: %1"), {Arg::phrase(namesOf(fresh))}};
}

bool showsMore(const View& before, const View& after) {
  const auto faces = [](const View& v) {
    std::vector<Card> out;
    for (const Zone& z : v.zones)
      for (const Item& i : z.items)
        if (i.thing.kind == Thing::Kind::Card && !i.thing.asCard().isBack()) out.push_back(i.thing.asCard());
    std::ranges::sort(out);
    return out;
  };
  return !std::ranges::includes(faces(before), faces(after));
}

bool reveals(const Table& before, const Table& after, Seat seat, bool openBefore, bool openAfter) {
  Cards had;
  for (const Pile& p : before.piles())
    for (std::size_t i = 0; i < p.cards->size(); ++i)
      if (Table::sees(p, i, Viewer{seat}, openBefore)) had.push_back((*p.cards)[i]);
  for (const Pile& p : after.piles())
    for (std::size_t i = 0; i < p.cards->size(); ++i)
      if (Table::sees(p, i, Viewer{seat}, openAfter) && !had.remove((*p.cards)[i])) return true;
  return false;
}

void addPack(View& v, int cards) {
  for (Zone& z : v.zones)
    if (z.role == Zone::Role::Stock && z.id == kStock) {
      z.closed = static_cast<std::int16_t>(cards);
      z.label = {};
      return;
    }
  Zone z;
  z.id = kPack;
  z.kind = Zone::Kind::Pile;
  z.role = Zone::Role::Stock;
  z.name = MK_TEXT("games", "pack");
  z.size = 1;
  z.closed = static_cast<std::int16_t>(cards);
  v.zones.push_back(std::move(z));
}

void dimUnplayable(View& v, Seat seat, const std::vector<Gesture>& legal) {
  Zone* hand = v.find(seat);
  if (hand == nullptr || hand->kind != Zone::Kind::Hand) return;
  std::set<std::int16_t> touched;
  const auto note = [&](const Place& p) {
    if (p.zone == seat) touched.insert(p.at);
  };
  for (const Gesture& g : legal)
    for (const auto* part : {&g.chosen, &g.path})
      for (const Stroke& s : *part)
        if (s.kind == Stroke::Kind::Place || s.kind == Stroke::Kind::Link) note(s.from);
  if (touched.empty()) return;
  std::set<std::uint16_t> twins;
  for (const Item& i : hand->items)
    if (touched.contains(i.at) && i.twin != 0) twins.insert(i.twin);
  for (Item& i : hand->items) i.dim = !touched.contains(i.at) && !twins.contains(i.twin);
}

} // namespace mk::cards
