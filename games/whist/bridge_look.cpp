// What a seat sees of rubber bridge, and the gestures. Rules: rulings on bridge, part I.
#include "games/whist/bridge_look.h"

#include "games/kernel/open_hand.h"
#include "games/kit/cards/arrange.h"
#include "games/kit/zones.h"

#include "games/whist/bridge.h"
#include "games/whist/bridge_words.h"

#include <algorithm>

namespace mk {

using namespace cards;
using namespace bridge;

// Hands are seen by their owners, dummy by all once a card has been led, and declarer's hand by whoever plays it.
void Bridge::declareHands(Table& t, const State& s, std::array<Cards, 4>& hands) const {
  const bool led = !s.laid.empty();
  for (Seat chair = 0; chair < kChairs; ++chair) {
    const Seat who = s.person[at(chair)];
    Pile& p = t.hand(hands[at(chair)], who);
    if (isOpen(s) || s.shown[at(chair)] == Shown::All || (led && chair == s.dummy())) p.sees = Sees::All;
    if (s.shown[at(chair)] == Shown::Declarer)
      p.shownTo = static_cast<std::uint16_t>(1u << s.person[at(s.contract.declarer)] | 1u << playerOf(s));
    if (led && chair == s.contract.declarer) p.shownTo = static_cast<std::uint16_t>(1u << playerOf(s));
  }
}

namespace {

using State = Bridge::State;
using Phase = Bridge::Phase;

constexpr std::size_t kShownDeals = 12; // above the line

Item itemOf(Card c, int at = 0) {
  Item i;
  i.at = static_cast<std::int16_t>(at);
  i.thing = Thing::card(c);
  i.id = static_cast<std::uint16_t>(c.code() + 1);
  return i;
}

Zone sheetZone(int id, Zone::Role role, Phrase name, int columns) {
  Zone z;
  z.id = static_cast<std::int16_t>(id);
  z.kind = Zone::Kind::Sheet;
  z.role = role;
  z.name = std::move(name);
  z.columns = static_cast<std::int16_t>(columns);
  return z;
}

Cell& addCell(Zone& z, Phrase text) {
  Cell c;
  c.text = std::move(text);
  z.cells.push_back(std::move(c));
  z.size = static_cast<std::int16_t>(z.cells.size());
  return z.cells.back();
}

void addHeading(Zone& z, Phrase text) { addCell(z, std::move(text)).heading = true; }

// Cards before the deal.
void addPack(View& v, const State& s) {
  Zone z = pileZone(kPackZone, Zone::Role::Stock, MK_TEXT("games", "pack"));
  z.closed = static_cast<std::int16_t>(52 - s.drawn.count());
  v.zones.push_back(std::move(z));
}

// The trick on the table, an old one that is looked at, and the tricks of the sides.
void addTricks(View& v, const State& s, bool lastTrick) {
  const bool lies = s.trick.count() < kChairs || (lastTrick && !Bridge::isOpen(s));
  const int onTable = lies && !Bridge::isOpen(s) ? s.trick.count() : 0;
  for (Seat chair = 0; chair < kChairs; ++chair) {
    Zone z = pileZone(kTrickZone + chair, Zone::Role::Trick,
                      {MK_TEXT("games", "%1's card"), {Arg::seat(s.person[at(chair)])}});
    for (int i = 0; i < onTable; ++i)
      if (s.trick.seats[at(i)] == chair) {
        z.items.push_back(itemOf(s.trick.cards[at(i)]));
        z.items.back().lit = at(i) == winning(Bridge::ruleOf(s), s.trick);
      }
    if (z.items.empty()) z.label = {"%1", {Arg::seat(s.person[at(chair)])}}; // whose place it is
    v.zones.push_back(std::move(z));
  }
  int old = -1;
  if (s.peeked > 0 && !Bridge::isOpen(s)) {
    old = (s.laid.count() - onTable) / kChairs - s.peeked;
    Zone z;
    z.id = kOldZone;
    z.kind = Zone::Kind::Row;
    z.role = Zone::Role::Out;
    z.name = {MK_TEXT("games", "trick %1"), {Arg::number(old + 1)}};
    z.label = z.name;
    for (int i = 0; i < kChairs; ++i) z.items.push_back(itemOf(s.laid[at(kChairs * old + i)].card, i));
    z.size = kChairs;
    v.zones.push_back(std::move(z));
  }
  // At the end of a deal the hands lie open as they were dealt.
  const int closed = Bridge::isOpen(s) ? 0 : (s.laid.count() - onTable) / kChairs;
  std::array<int, 2> piled{};
  for (int t = 0; t < closed; ++t) {
    Trick trick;
    for (int i = 0; i < kChairs; ++i) {
      const Bridge::Laid& l = s.laid[at(kChairs * t + i)];
      trick.cards.push_back(l.card);
      trick.seats.push_back(l.chair);
    }
    if (t != old) ++piled[at(sideOf(winner(Bridge::ruleOf(s), trick)))];
  }
  for (const int side : {0, 1}) {
    Zone z = pileZone(
        kWonZone + side, Zone::Role::Out,
        {MK_TEXT("games", "tricks of %1 and %2"), {Arg::seat(s.person[at(side)]), Arg::seat(s.person[at(side + 2)])}});
    z.closed = static_cast<std::int16_t>(kChairs * piled[at(side)]);
    // The trick that still lies on the table is counted when it is turned over.
    const bool lying = onTable == kChairs && sideOf(winner(Bridge::ruleOf(s), s.trick)) == side;
    z.label = {MK_TEXT("games", "tricks: %1"), {Arg::number(s.won[at(side)] - (lying ? 1 : 0))}};
    v.zones.push_back(std::move(z));
  }
}

// The cards of the draw before everybody, the highest one lit.
void addDrawn(View& v, const State& s) {
  for (Seat chair = 0; chair < kChairs; ++chair) {
    const Seat who = s.person[at(chair)];
    Zone z = pileZone(kTrickZone + chair, Zone::Role::Trick, {MK_TEXT("games", "%1's card"), {Arg::seat(who)}});
    z.label = {"%1", {Arg::seat(who)}};
    z.items.push_back(itemOf(s.drawn[at(who)]));
    z.items.back().lit = s.rank[at(who)] == 1;
    v.zones.push_back(std::move(z));
  }
}

void addBox(View& v, const State& s, const std::vector<Bridge::Move>& legal) {
  Zone z = sheetZone(kBoxZone, Zone::Role::Main, MK_TEXT("games", "bids"), 5);
  for (int bid = 1; bid <= kHighestBid; ++bid) {
    Cell& c = addCell(z, bidPhrase(bid));
    c.open = std::ranges::any_of(
        legal, [&](const Bridge::Move& m) { return m.kind == Bridge::Move::Kind::Call && m.number == bid; });
    c.struck = !c.open && bid <= s.auction.bid;
  }
  if (s.muted == s.turn)
    z.label = MK_TEXT("games", "must pass: partner bid too little");
  else if (s.auction.bid == kHighestBid)
    z.label = MK_TEXT("games", "no bid is higher");
  else if (s.auction.bid > 0)
    z.label = {MK_TEXT("games", "higher than %1"), {Arg::phrase(bidPhrase(s.auction.bid))}};
  v.zones.push_back(std::move(z));
}

void addCalls(View& v, const State& s, Phrase systems, Phrase last) {
  Zone z = sheetZone(kCallsZone, Zone::Role::Notes, MK_TEXT("games", "auction"), kChairs);
  for (Seat chair = 0; chair < kChairs; ++chair) addHeading(z, {"%1", {Arg::seat(s.person[at(chair)])}});
  z.label = std::move(systems); // known to all before the deal, until a call means something
  if (!s.dealt()) {
    for (Seat chair = 0; chair < kChairs; ++chair) addCell(z, {}); // the room of the first calls
    v.zones.push_back(std::move(z));
    return;
  }
  const Seat first = s.auction.calls.empty() ? s.auction.turn : s.auction.calls.front().seat;
  for (Seat chair = 0; chair < first; ++chair) addCell(z, {});
  std::size_t slip = 0;
  for (std::size_t i = 0; i <= s.auction.calls.size(); ++i) {
    Phrase text = i < s.auction.calls.size() ? callPhrase(s.auction.calls[i].call) : Phrase();
    for (; slip < s.slips.size() && s.slips[slip].at == i; ++slip)
      text = {text.empty() ? "%1!" : "%1! %2", {Arg::phrase(bidPhrase(s.slips[slip].bid)), Arg::phrase(text)}};
    if (i < s.auction.calls.size() || !text.empty()) addCell(z, text);
  }
  while (z.cells.size() % kChairs != 0) addCell(z, {});
  if (!last.empty()) z.label = std::move(last);
  if (s.contract.bid > 0)
    z.label = {MK_TEXT("games", "%1 by %2"),
               {Arg::phrase(contractPhrase(s.contract)), Arg::seat(s.person[at(s.contract.declarer)])}};
  v.zones.push_back(std::move(z));
}

} // namespace

Standing Bridge::beforeLastDeal(const State& s) const {
  Standing st = s.from;
  for (std::size_t i = 0; i + 1 < s.pad.size(); ++i) write(sc_, house_, st, s.pad[i]);
  return st;
}

Phrase Bridge::explain(const State& s, Place place) const {
  if (place.zone != kCallsZone || !s.dealt() || s.auction.calls.empty()) return {};
  const Seat first = s.auction.calls.front().seat;
  const int number = place.at - kChairs - first; // under the heads, from the dealer's column on
  if (number < 0 || number >= static_cast<int>(s.auction.calls.size())) return {};
  Reading::Setting by = setting(s);
  if (s.phase == Phase::Deal || s.phase == Phase::Over) by.standing = beforeLastDeal(s); // as it was when they called
  const Auction::Spoken& c = s.auction.calls[at(number)];
  Phrase tells = s.isForced(at(number)) ? Phrase() : tellsPhrase(heard(s, by, at(number)), c.call);
  if (tells.empty()) tells = MK_TEXT("games", "tells nothing more by the system");
  return {"%1, %2: %3", {Arg::seat(s.person[at(c.seat)]), Arg::phrase(callPhrase(c.call)), Arg::phrase(tells)}};
}

// As on paper: what counts above the line grows upwards from it, games below it are closed with a line.
void Bridge::writePad(const State& s, Viewer v, Zone& z) const {
  const Seat mine = v.isPublic() ? Seat{0} : s.chairOf(v.seat);
  const int we = sideOf(mine);
  const auto row = [&](std::vector<Cell>& to, Phrase label, int ours, int theirs) {
    for (Phrase text : {label, ours == 0 ? Phrase() : Phrase("%1", {Arg::number(ours)}),
                        theirs == 0 ? Phrase() : Phrase("%1", {Arg::number(theirs)})}) {
      Cell c;
      c.text = std::move(text);
      to.push_back(std::move(c));
    }
  };
  std::vector<std::vector<Cell>> above;
  std::array<int, 2> earlier{}; // above the line, of deals that the sheet has no room for
  std::vector<Cell> below;
  Standing st = s.from;
  const auto carried = [&] {
    if (st.part != std::array<std::int32_t, 2>{})
      row(below, MK_TEXT("games", "before"), st.part[at(we)], st.part[at(1 - we)]);
  };
  carried();
  for (const DealResult& r : s.pad) {
    std::array<int, 2> up{}, down{}, rubber{};
    const auto games = st.games;
    write(sc_, house_, st, r, [&](PadEntry e, int side, int points) {
      (e == PadEntry::Below ? down : e == PadEntry::Rubber ? rubber : up)[at(side)] += points;
    });
    if (static_cast<std::size_t>(&r - s.pad.begin()) + kShownDeals < s.pad.size()) {
      for (const std::size_t side : {0u, 1u}) earlier[side] += up[side];
    } else if (up[0] + up[1] > 0) {
      row(above.emplace_back(), resultPhrase(r), up[at(we)], up[at(1 - we)]);
    }
    if (rubber[0] + rubber[1] > 0)
      row(above.emplace_back(), nameOf(PadEntry::Rubber), rubber[at(we)], rubber[at(1 - we)]);
    if (down[0] + down[1] > 0) row(below, resultPhrase(r), down[at(we)], down[at(1 - we)]);
    if (st.games == games) continue;
    const bool ours = st.games[at(we)] > games[at(we)];
    for (Phrase text : {Phrase(MK_TEXT("games", "game")), ours ? Phrase(MK_TEXT("games", "won")) : Phrase(),
                        ours ? Phrase() : Phrase(MK_TEXT("games", "won"))}) {
      Cell c;
      c.text = std::move(text);
      c.heading = true;
      below.push_back(std::move(c));
    }
  }
  addHeading(z, {});
  addHeading(z, MK_TEXT("games", "We"));
  addHeading(z, MK_TEXT("games", "They"));
  for (auto it = above.rbegin(); it != above.rend(); ++it)
    for (Cell& c : *it) z.cells.push_back(std::move(c));
  std::vector<Cell> summed;
  if (earlier[0] + earlier[1] > 0) row(summed, MK_TEXT("games", "earlier"), earlier[at(we)], earlier[at(1 - we)]);
  for (Cell& c : summed) z.cells.push_back(std::move(c));
  addHeading(z, MK_TEXT("games", "the line"));
  for (const int side : {we, 1 - we})
    addHeading(z, s.standing.inDanger(side) ? Phrase(MK_TEXT("games", "vulnerable")) : Phrase());
  for (Cell& c : below) z.cells.push_back(std::move(c));
  // The sum of what stands there; a rubber that is broken off has one line more.
  const bool brokenOff = s.phase == Phase::Over && !s.standing.over();
  const auto lines = sumsOfLines(house_, s.standing), total = totals(sc_, house_, s.standing);
  if (brokenOff && total != lines) {
    addCell(z, MK_TEXT("games", "for the games won"));
    for (const int side : {we, 1 - we}) addCell(z, {"%1", {Arg::number(total[at(side)] - lines[at(side)])}});
  }
  addCell(z, s.standing.over() || brokenOff ? MK_TEXT("games", "in all") : MK_TEXT("games", "so far")).strong = true;
  for (const int side : {we, 1 - we})
    addCell(z, {"%1", {Arg::number((brokenOff ? total : lines)[at(side)])}}).strong = true;
  if (rubbers_ > 1) z.label = {MK_TEXT("games", "rubber %1 of %2"), {Arg::number(s.rubber + 1), Arg::number(rubbers_)}};
}

View Bridge::look(const State& s, Viewer v) const {
  View view;
  view.bottom = v.isPublic() ? s.person[0] : v.seat;
  const bool open = isOpen(s);
  auto hands = open && s.dealt() ? dealtHands(s) : s.hands;
  Table t(kChairs);
  declareHands(t, s, hands);
  t.look(view, v, {}, open);
  for (Seat chair = 0; chair < kChairs; ++chair) {
    Zone& z = *view.find(s.person[at(chair)]);
    z.label = chairPhrase(chair);
    if (s.phase == Phase::Seats) { // nobody sits yet
      z.label = s.drawn.empty() ? Phrase() : Phrase{"%1", {Arg::card(s.drawn[at(s.person[at(chair)])].code())}};
      continue;
    }
    if (s.contract.bid == 0 || !s.dealt()) continue;
    if (chair == s.contract.declarer) z.label = {MK_TEXT("games", "%1, declarer"), {Arg::phrase(chairPhrase(chair))}};
    if (chair == s.dummy()) z.label = {MK_TEXT("games", "%1, dummy"), {Arg::phrase(chairPhrase(chair))}};
  }
  // Beside the viewer an open hand lies in two lines, so that every card can be read.
  const Seat mine = s.chairOf(view.bottom);
  for (Seat chair = 0; chair < kChairs; ++chair) {
    Zone& z = *view.find(s.person[at(chair)]);
    if ((chair - mine) % 2 == 0 || z.items.empty() || z.closed > 0) continue;
    z.kind = Zone::Kind::Row;
    z.columns = firstLine(z.items);
  }
  std::vector<Move> legal;
  if (turn(s).has(v.seat)) moves(s, v.seat, legal);
  if (!s.dealt()) addPack(view, s);
  if (!s.drawn.empty()) addDrawn(view, s);
  if (s.dealt()) addTricks(view, s, lastTrick_);
  if (s.phase == Phase::Auction) addBox(view, s, legal);
  addCalls(view, s, systemsPhrase(systems_), s.dealt() ? lastCallTold(s) : Phrase());
  Zone pad = sheetZone(kPadZone, Zone::Role::Sheet, MK_TEXT("games", "score pad"), 3);
  writePad(s, v, pad);
  pad.size = static_cast<std::int16_t>(pad.cells.size());
  view.zones.push_back(std::move(pad));
  view.prompt = prompt(s, v);
  offer(view, s, legal);
  return view;
}

// Buttons for the legal moves that are made with one, and for calls that are closed; cards that cannot be played are
// dim.
void Bridge::offer(View& view, const State& s, const std::vector<Move>& legal) const {
  using Kind = Move::Kind;
  const auto button = [&](int id, Phrase label, char key) {
    Button b;
    b.id = static_cast<std::int16_t>(id);
    b.label = std::move(label);
    b.key = key;
    view.buttons.push_back(std::move(b));
  };
  if (s.phase == Phase::Auction && !legal.empty()) { // all of them, those without a move are closed
    button(kPassButton, MK_TEXT("games", "pass"), 'p');
    button(kDoubleButton, MK_TEXT("games", "double"), 'x');
    button(kRedoubleButton, MK_TEXT("games", "redouble"), 'r');
  }
  bool plays = false;
  std::uint64_t playable = 0;
  for (const Move& m : legal) {
    switch (m.kind) {
    case Kind::Call: // below
      break;
    case Kind::Play:
      plays = true;
      playable |= std::uint64_t{1} << m.number;
      break;
    case Kind::Claim:
      if (m.number > 0) break;
      view.entry = Entry{};
      view.entry->label = MK_TEXT("games", "claim tricks (0: the rest is theirs)");
      view.entry->lowest = 0;
      view.entry->highest = tricksLeft(s);
      break;
    case Kind::Accept:
      button(kAcceptButton, MK_TEXT("games", "agree"), 'a'); // no letter that the other one begins with
      break;
    case Kind::Refuse:
      button(kRefuseButton, MK_TEXT("games", "play on"), 'p');
      break;
    case Kind::Sit:
      button(kSitButton + m.number, chairPhrase(static_cast<Seat>(m.number)), "nesw"[m.number]);
      break;
    case Kind::Stand:
      button(kStandButton, MK_TEXT("games", "the card stands"), ' ');
      break;
    case Kind::TakeBack:
      button(kBackButton, MK_TEXT("games", "take it back"), 'b');
      break;
    case Kind::Peek:
      button(kPeekButton, MK_TEXT("games", "look at an older trick"), 'l');
      break;
    case Kind::Accuse:
      button(kAccuseButton + 16 * m.chair + m.number,
             {MK_TEXT("games", "revoke? %1, trick %2"), {Arg::seat(s.person[at(m.chair)]), Arg::number(m.number)}},
             '\0');
      break;
    case Kind::Done:
      button(kDoneButton, MK_TEXT("games", "no more questions"), ' ');
      break;
    case Kind::Points:
      button(kPointsButton, {MK_TEXT("games", "%1 points"), {Arg::number(sc_.revoke)}}, 'p');
      break;
    case Kind::Tricks:
      button(kTricksButton, {MK_TEXT("games", "%1 tricks"), {Arg::number(revokeTricks_)}}, 't');
      break;
    }
  }
  if (!plays) return;
  for (Item& i : view.find(s.person[at(s.turn)])->items) i.dim = (playable >> i.thing.asCard().code() & 1) == 0;
}

Gesture Bridge::gesture(const State& s, Seat, const Move& m) const {
  using Kind = Move::Kind;
  Gesture g;
  const auto button = [](int id) { return Stroke::button(id); };
  switch (m.kind) {
  case Kind::Call:
    g.path = {m.number == kPass       ? button(kPassButton)
              : m.number == kDouble   ? button(kDoubleButton)
              : m.number == kRedouble ? button(kRedoubleButton)
                                      : Stroke::place(kBoxZone, m.number - 1)};
    break;
  case Kind::Play: {
    const Cards& hand = s.hands[at(s.turn)];
    const auto place = std::find(hand.begin(), hand.end(), Card::fromCode(m.number)) - hand.begin();
    g.path = {Stroke::place(s.person[at(s.turn)], static_cast<int>(place))};
    break;
  }
  case Kind::Claim:
    g.path = {Stroke::value(m.number)};
    break;
  case Kind::Accept:
    g.path = {button(kAcceptButton)};
    break;
  case Kind::Refuse:
    g.path = {button(kRefuseButton)};
    break;
  case Kind::Sit:
    g.path = {button(kSitButton + m.number)};
    break;
  case Kind::Stand:
    g.path = {button(kStandButton)};
    break;
  case Kind::TakeBack:
    g.path = {button(kBackButton)};
    break;
  case Kind::Peek:
    g.path = {button(kPeekButton)};
    break;
  case Kind::Accuse:
    g.path = {button(kAccuseButton + 16 * m.chair + m.number)};
    break;
  case Kind::Done:
    g.path = {button(kDoneButton)};
    break;
  case Kind::Points:
    g.path = {button(kPointsButton)};
    break;
  case Kind::Tricks:
    g.path = {button(kTricksButton)};
    break;
  }
  return g;
}

// --- where things lie

// The viewer at the bottom, the others clockwise; trick or bids in the middle; auction and pad at the right.
Layout bridge::arrangeBridge(const View& v, Aspect aspect) {
  constexpr double kRim = 24;
  Layout l;
  const bool tall = aspect == Aspect::Tall;
  if (tall) l.width = 1000, l.height = 1500;
  std::array<const Zone*, 4> hands{};
  std::size_t n = 0, bottom = 0;
  for (const Zone& z : v.zones)
    if (z.role == Zone::Role::Hand && n < 4) {
      if (z.owner == v.bottom) bottom = n;
      hands[n++] = &z;
    }
  if (n == 0) return cards::arrangeCards(v, aspect); // the score pad alone
  const auto lines = [&](std::int16_t zone) {
    const Zone* z = v.find(zone);
    return z == nullptr ? 0.0 : static_cast<double>(z->size / std::max<int>(z->columns, 1));
  };
  const auto put = [&](std::int16_t zone, Box b, double thing = 0, bool label = false) {
    if (v.find(zone) != nullptr) l.frames.push_back({zone, b, thing, label});
  };
  Box table{kRim, kRim, l.width - 2 * kRim, l.height - 2 * kRim};
  if (tall) {
    const double sheets = 430, y = table.bottom() - sheets;
    put(kCallsZone, {table.x, y, table.width / 2 - kRim, sheets}, 0, true);
    put(kPadZone, {table.x + table.width / 2, y, table.width / 2, sheets}, 0, true);
    table.height -= sheets + 2 * kRim;
  } else {
    const double wide = 380, x = table.right() - wide;
    const double calls = std::min(330.0, 46 * std::max(lines(kCallsZone), 5.0)), y = table.y + calls + 4 * kRim;
    put(kCallsZone, {x, table.y + kRim, wide, calls}, 0, true);
    put(kPadZone, {x, y, wide, std::min(46 * lines(kPadZone), table.bottom() - y)}, 0, true);
    table.width -= wide + kRim;
  }
  // The hands have the same room while bids are made, which want the middle, and while cards are played.
  const double own = tall ? 250 : 260, far = 180, side = tall ? 210 : 270, pile = 110;
  const double across = table.width - 2 * (pile + kRim);
  const double cx = table.x + pile + kRim;
  if (n == 4) {
    put(hands[bottom]->id, {cx, table.bottom() - own, across, own}, 0, true);
    put(hands[(bottom + 2) % 4]->id, {cx, table.y, across, far}, 0, true);
    const double y = table.y + far + kRim, high = table.height - far - own - 2 * kRim, hand = std::min(high, 290.0);
    for (const std::size_t turn : {1u, 3u}) {
      const Zone& z = *hands[(bottom + turn) % 4];
      const double open = z.kind == Zone::Kind::Row ? 92 : 0, x = turn == 1 ? table.x : table.right() - side;
      put(z.id, {x, y + (high - hand) / 2, side, hand}, open, true);
    }
    const Box middle{table.x + side + kRim, y, table.width - 2 * (side + kRim), high};
    const bool old = v.find(kOldZone) != nullptr;
    put(kBoxZone, {middle.x, middle.y + 16, middle.width, middle.height - 64}, 0, true);
    const double card = std::min(105.0, middle.height / 3.9), tallCard = card * 1.45;
    const double mx = middle.x + middle.width / 2, my = middle.y + middle.height / 2;
    const bool lies = std::ranges::any_of(v.zones, [](const Zone& z) { // a trick; its place is not shown before
      return z.role == Zone::Role::Trick && !z.items.empty();
    });
    for (std::size_t i = 0; i < 4 && lies; ++i) {
      const std::size_t from = (i + 4 - bottom) % 4; // 0 the viewer's own, then clockwise
      const double dx = from == 1 ? -1.35 * card : from == 3 ? 1.35 * card : 0;
      const double dy = from == 0 ? 0.72 * tallCard : from == 2 ? -0.72 * tallCard : 0;
      put(static_cast<std::int16_t>(kTrickZone + static_cast<int>(i)),
          {mx + dx - card / 2, my + dy - tallCard / 2, card, tallCard}, card);
    }
    if (old) put(kOldZone, {middle.x + middle.width * 0.68, middle.y, middle.width * 0.32, tallCard * 0.7}, 0, true);
    const bool mineFirst = bottom % 2 == 0;
    const double low = table.bottom() - own + 30;
    const Box corner{table.right() - pile, low, pile, own - 60};
    if (lies)
      put(kPackZone, corner, 84); // the cards of the draw lie in the middle
    else
      put(kPackZone, middle);
    put(mineFirst ? kWonZone : kWonZone + 1, corner, 84);
    put(mineFirst ? kWonZone + 1 : kWonZone, {table.x, table.y, pile, far}, 84);
  }
  return l;
}

} // namespace mk
