// Skruvwhist: the bidding box, the sheet, what is said and why something cannot be done. Rules: skruvwhist.
#include "games/whist/skruv.h"

#include "games/whist/calls.h"

#include <algorithm>
#include <array>

namespace mk {

using namespace cards;
using namespace skruv;

namespace {

enum Buttons : std::int16_t { kGiveUpButton = whist::kPassButton + 1, kHandButton, kOpenButton, kGiveButton };
constexpr int kStrains = 5;

constexpr std::array<Verb, 8> kVerbs = {{
    whist::kPassVerb,
    {.pattern = "F",
     .by = By::Button,
     .id = kGiveUpButton,
     .label = MK_TEXT("games", "bid no more"),
     .key = 'f',
     .say = MK_TEXT("games", "%1 bids no more")},
    {.pattern = "bid %n", .by = By::Place, .id = SkruvRules::kBoxZone, .say = MK_TEXT("games", "%1 bids %3")},
    {.pattern = "hand",
     .by = By::Button,
     .id = kHandButton,
     .label = MK_TEXT("games", "into my hand"),
     .key = 'h',
     .say = MK_TEXT("games", "%1 takes the bought cards into hand")},
    {.pattern = "open",
     .by = By::Button,
     .id = kOpenButton,
     .label = MK_TEXT("games", "to the open hand"),
     .key = 'o',
     .say = MK_TEXT("games", "%1 adds the bought cards to the open hand")},
    {.pattern = "give %c",
     .by = By::Set,
     .id = kGiveButton,
     .label = MK_TEXT("games", "give to the partner"),
     .key = ' ',
     .say = MK_TEXT("games", "%1 gives the partner: %2"),
     .secretly = MK_TEXT("games", "%1 gives the partner four cards")},
    {.pattern = "give %c",
     .by = By::Card,
     .say = MK_TEXT("games", "%1 gives away %2"),
     .secretly = MK_TEXT("games", "%1 gives a card away")},
    whist::kCardVerb,
}};

// As it was said at the table: "två ruter".
std::string swedish(int bid) {
  static constexpr std::array<const char*, 7> levels = {"enkel", "två", "tre", "fyra", "fem", "sex", "sju"};
  static constexpr std::array<const char*, kStrains> strains = {"spader", "klöver", "ruter", "hjärter", "grandissimo"};
  return std::string(levels[at(levelOf(bid) - 1)]) + " " + strains[at(strainOf(bid))];
}

} // namespace

std::span<const Verb> SkruvRules::verbs() const { return kVerbs; }

// "2♦", "2 gd".
Phrase SkruvRules::shortBid(int bid) {
  if (strainOf(bid) == kGrandissimo) return Phrase::plain(std::to_string(levelOf(bid)) + " gd");
  return {MK_TEXT("games", "%1%2"), {Arg::number(levelOf(bid)), Arg::suit(static_cast<int>(suitOf(strainOf(bid))))}};
}

Phrase SkruvRules::callPhrase(const Call& c) {
  if (c.kind == Call::Kind::Bid) return shortBid(c.bid);
  return c.kind == Call::Kind::GiveUp ? MK_TEXT("games", "no more") : MK_TEXT("games", "pass");
}

Phrase SkruvRules::sideNamed(const State& s, int side) {
  return whist::bothNamed(s.place[at(side)], s.place[at(side + 2)]);
}

Phrase SkruvRules::bidPhrase(int bid) const {
  return {MK_TEXT("games", "%1 (%2)"), {Arg::phrase(shortBid(bid)), Arg::literal(swedish(bid))}};
}

Phrase SkruvRules::lotPrompt() const { return MK_TEXT("games", "Everybody draws a card for the places."); }

Phrase SkruvRules::lotTold(const State& after) const {
  if (forOneself())
    return {MK_TEXT("games", "%1 has drawn the lowest card and deals first"), {Arg::seat(after.dealer)}};
  return {MK_TEXT("games", "Cards are drawn: %1 and %2 play against %3 and %4; %5 deals first"),
          {Arg::seat(after.place[0]), Arg::seat(after.place[2]), Arg::seat(after.place[1]), Arg::seat(after.place[3]),
           Arg::seat(after.dealer)}};
}

Phrase SkruvRules::prompt(const State& s, Viewer) const {
  const Arg who = Arg::seat(s.turn);
  const Arg bid = Arg::phrase(s.bid == 0 ? Phrase() : bidPhrase(s.bid));
  switch (s.phase) {
  case Phase::Auction:
    if (s.auction.bid == 0) return {MK_TEXT("games", "%1: bid or pass"), {who}};
    return {MK_TEXT("games", "%1: bid higher or pass; %2 has bid %3"),
            {who, Arg::seat(s.place[at(s.auction.bidder)]), Arg::phrase(bidPhrase(s.auction.bid))}};
  case Phase::Take:
    return {MK_TEXT("games", "%1: take the bought cards into your hand or add them to the open one"), {who}};
  case Phase::GiveFour:
    return {MK_TEXT("games", "%1 has taken the bought cards: give your partner four cards"), {who}};
  case Phase::Give:
    return {s.giver == s.turn ? MK_TEXT("games", "%1: give a card to %2")
                              : MK_TEXT("games", "%1: give a card of the open hand to %2"),
            {who, Arg::seat(s.after(s.giver, s.given + 1))}};
  case Phase::Name:
    return {MK_TEXT("games", "%1: name the contract, %2 or higher"), {who, bid}};
  case Phase::Pair:
    return {MK_TEXT("games", "%1: bid on for your side or pass; the contract is %2"), {who, bid}};
  case Phase::Swap:
    return {MK_TEXT("games", "%1: give your partner a card"), {who}};
  case Phase::SwapBack:
    return {MK_TEXT("games", "%1: give another card back"), {who}};
  case Phase::Tricks:
    break;
  }
  const Phrase play = promptToPlay(s.trick, kPlaces, s.turn);
  if (handToPlay(s) == s.turn) return play;
  return {MK_TEXT("games", "%1, from the open hand"), {Arg::phrase(play)}};
}

Phrase SkruvRules::ending(const State& s) const {
  if (s.lines.empty() || s.idle > 0) return MK_TEXT("games", "All have passed: a cross for the end of the sits.");
  const Line& l = s.lines.back();
  const Arg who = Arg::seat(l.declarer), bid = Arg::phrase(bidPhrase(l.bid)), tricks = Arg::number(l.tricks);
  const bool made = l.tricks >= 6 + levelOf(l.bid);
  Phrase deal = made ? Phrase{MK_TEXT("games", "%1 has made %2 with %3 tricks."), {who, bid, tricks}}
                     : Phrase{MK_TEXT("games", "%1 has not made %2: %3 tricks."), {who, bid, tricks}};
  if (l.game < 0) return deal;
  return {s.ended ? MK_TEXT("games", "%1 The second game of a side ends the sits.")
                  : MK_TEXT("games", "%1 A game is reached; below the line everybody begins again."),
          {Arg::phrase(std::move(deal))}};
}

// Whose and what for, so that the sums of the sheet can be understood.
Phrase SkruvRules::aboveTheLine(const State& s) const {
  const auto all = order(s);
  const Counted c = countedFor(dealt(s), surcharge_);
  Phrase out;
  const auto add = [&out](Phrase more) {
    out = out.empty() ? std::move(more) : Phrase{"%1; %2", {Arg::phrase(std::move(out)), Arg::phrase(std::move(more))}};
  };
  const auto side = [&](int of) { return Arg::phrase(whist::bothNamed(all[at(of)], all[at(of + 2)])); };
  const auto line = [&](const char* what, int points, Arg whose) {
    add({what, {Arg::number(points), std::move(whose)}});
  };
  const int declaring = declarersPlace() % 2;
  // For oneself: the declarer alone, against each of the others; of the honours each defender writes all.
  const bool alone = forOneself();
  const Arg declarers = alone ? Arg::seat(all[at(declarersPlace())]) : side(declaring);
  if (c.honoursFor == declaring)
    line(MK_TEXT("games", "honours and aces %1 for %2"), c.honours, declarers);
  else if (c.honoursFor >= 0)
    line(alone ? MK_TEXT("games", "honours and aces %1 each for %2") : MK_TEXT("games", "honours and aces %1 for %2"),
         c.honours, side(c.honoursFor));
  for (int place = 0; place < kPlaces; ++place)
    if (c.crowns[at(place)] > 0)
      line(MK_TEXT("games", "crowns %1 in the hand of %2"), c.crowns[at(place)], Arg::seat(all[at(place)]));
  if (c.slam > 0) line(MK_TEXT("games", "a slam %1 for %2"), c.slam, declarers);
  if (c.failedSlam > 0)
    line(alone ? MK_TEXT("games", "a failed slam %1 for each of the others against %2")
               : MK_TEXT("games", "a failed slam %1 against %2"),
         c.failedSlam, declarers);
  if (c.undertricks > 0)
    line(alone ? MK_TEXT("games", "undertricks %1 for each of the others against %2")
               : MK_TEXT("games", "undertricks %1 against %2"),
         c.undertricks, declarers);
  return out;
}

Phrase SkruvRules::told(const State& s, const State&, Seat seat, const Move& m, Viewer v) const {
  const Arg who = Arg::seat(seat);
  if (m.verb == kPlay && s.winners.count() == kTricks - 1) {
    State last = s;
    lay(last, m.cards.front());
    const Phrase above = last.winners.full() ? aboveTheLine(last) : Phrase();
    if (above.empty()) return {};
    return {MK_TEXT("games", "%1 plays %2. Above the line: %3"),
            {who, Arg::phrase(namesOf(m.cards)), Arg::phrase(above)}};
  }
  if (m.verb == kBid)
    return {s.phase == Phase::Name ? MK_TEXT("games", "%1 names %2") : MK_TEXT("games", "%1 bids %2"),
            {who, Arg::phrase(bidPhrase(m.number))}};
  if (m.verb != kGive && m.verb != kGiveFour) return {};
  const Seat to = s.phase == Phase::Give ? s.after(s.giver, s.given + 1) : s.after(seat, 2);
  const bool open = forOneself() && (to == s.dealer || s.giver == s.dealer);
  if (v.seat != seat && v.seat != to && !open) {
    if (m.verb == kGiveFour) return {};
    return {MK_TEXT("games", "%1 gives a card to %2"), {who, Arg::seat(to)}};
  }
  return {MK_TEXT("games", "%1 gives %2 to %3"), {who, Arg::phrase(namesOf(m.cards)), Arg::seat(to)}};
}

// The strains with their Swedish names, and the bids under them; those that may be made now are open.
Zone SkruvRules::biddingBox(const State& s, Seat viewer) const {
  Zone z;
  z.id = kBoxZone;
  z.kind = Zone::Kind::Sheet;
  z.role = Zone::Role::Main;
  z.name = MK_TEXT("games", "bids");
  z.columns = kStrains;
  static constexpr std::array<const char*, kStrains> names = {"spader", "klöver", "ruter", "hjärter", "grandissimo"};
  for (int strain = 0; strain < kStrains; ++strain) {
    Cell& c = z.cells.emplace_back();
    c.heading = true;
    c.text = Phrase::plain(names[at(strain)]);
  }
  std::vector<Move> all;
  if (viewer == s.turn) moves(s, viewer, all);
  for (int bid = 1; bid <= kHighestBid; ++bid) {
    Cell& c = z.cells.emplace_back();
    c.text = shortBid(bid);
    c.open = std::ranges::any_of(all, [&](const Move& m) { return m.verb == kBid && m.number == bid; });
    c.strong = bid == std::max(s.bid, s.auction.bid);
  }
  z.size = static_cast<std::int16_t>(z.cells.size());
  return z;
}

void SkruvRules::shown(const State& s, Viewer v, View& view) const {
  if (Zone* z = view.find(kScores)) writeSheet(s, *z);
  if (isUndealt(s)) return;
  if (s.bought.empty()) std::erase_if(view.zones, [](const Zone& z) { return z.id == kBoughtZone; });
  // Who sits out has no place at the table, and the others sit clockwise as in this sits.
  std::erase_if(view.zones, [&](const Zone& z) { return z.role == Zone::Role::Hand && s.placeOf(z.owner) < 0; });
  std::ranges::stable_sort(view.zones, {},
                           [&](const Zone& z) { return z.role == Zone::Role::Hand ? s.placeOf(z.owner) : kPlaces; });
  if (s.placeOf(view.bottom) < 0) view.bottom = s.place.front();
  view.zones.push_back(whist::callsSheet(kCallsZone, s.auction, s.place, callPhrase));
  if (s.stage != Stage::Play && s.trick.count() == 0) // passed out: the hands lie open, and nothing has been won
    std::erase_if(view.zones, [](const Zone& z) { return z.id == kMiddle || z.role == Zone::Role::Out; });
  if (s.stage != Stage::Play) return;
  if (s.phase == Phase::Auction) view.zones.back().label = lastMeaning(s);
  const bool bids = s.phase == Phase::Auction || s.phase == Phase::Name || s.phase == Phase::Pair;
  std::erase_if(view.zones, [&](const Zone& z) {
    return z.role == Zone::Role::Out && (s.phase != Phase::Tricks || s.placeOf(z.owner) < 0);
  });
  if (s.phase == Phase::Take) { // what was bought lies in the place of the trick, all of it to be seen by who bought it
    std::erase_if(view.zones, [](const Zone& z) { return z.id == kMiddle; });
    if (Zone* z = view.find(kBoughtZone); z != nullptr && !z->items.empty()) {
      z->kind = Zone::Kind::Row;
      z->role = Zone::Role::Trick;
      z->columns = z->size = kBought;
      for (std::size_t i = 0; i < z->items.size(); ++i) z->items[i].at = static_cast<std::int16_t>(i);
    }
  }
  if (bids) { // in the place of the trick
    std::erase_if(view.zones, [](const Zone& z) { return z.id == kMiddle; });
    view.zones.push_back(biddingBox(s, v.seat));
  }
  if (s.phase != Phase::Tricks) return;
  showTrick(view, trickRule(s.bid), s.trick);
  for (const Seat k : s.place) {
    Zone* z = view.find(k);
    if (z == nullptr) continue;
    const Phrase tricks{MK_TEXT("games", "tricks: %1"),
                        {Arg::number(static_cast<int>(std::ranges::count(s.winners, k)))}};
    z->label = k == s.declarer ? Phrase{MK_TEXT("games", "%1, %2"), {Arg::phrase(shortBid(s.bid)), Arg::phrase(tricks)}}
                               : tricks;
  }
}

// Two-sided, as on paper: what was bid and taken, and for each account what stands below the line and above it.
void SkruvRules::writeSheet(const State& s, Zone& z) const {
  const int accounts = forOneself() ? kPlaces : 2;
  z.columns = static_cast<std::int16_t>(1 + accounts);
  z.cells.clear();
  const auto cell = [&z](Phrase text, bool heading, bool strong) {
    Cell& c = z.cells.emplace_back();
    c.text = std::move(text);
    c.heading = heading;
    c.strong = strong;
  };
  const auto both = [](std::int32_t above, std::int32_t below) {
    return Phrase{"%1 | %2", {Arg::number(above), Arg::number(below)}};
  };
  const bool seated = !s.rank.empty();
  cell(MK_TEXT("games", "bid, tricks"), true, false);
  for (int k = 0; k < accounts; ++k)
    cell(!seated        ? Phrase::plain("")
         : forOneself() ? Phrase{"%1", {Arg::seat(s.place[at(k)])}}
                        : sideNamed(s, k),
         true, false);
  const auto bonus = [&](const char* text, int whose, int points) {
    cell(text, false, false);
    for (int k = 0; k < accounts; ++k) cell(k == whose ? Phrase{"%1", {Arg::number(points)}} : Phrase(), false, false);
  };
  std::array<int, kPlaces> games{};
  for (const Line& l : s.lines) {
    cell({MK_TEXT("games", "%1, %2"), {Arg::phrase(shortBid(l.bid)), Arg::number(l.tricks)}}, false, false);
    for (int k = 0; k < accounts; ++k) cell(both(l.above[at(k)], l.below[at(k)]), false, l.game == k);
    if (l.game < 0) continue;
    const int before = games[at(l.game)]++;
    bonus(before == 0 ? MK_TEXT("games", "first game") : MK_TEXT("games", "second game"), l.game, gamePremium(before));
    if (const int crosses = crossPremium(before, s.crosses); crosses > 0)
      bonus(MK_TEXT("games", "crosses"), l.game, crosses);
  }
  cell(MK_TEXT("games", "to the game"), true, false);
  for (int k = 0; k < accounts; ++k)
    cell({"%1 / %2", {Arg::number(s.accounts[at(k)].below), Arg::number(limit_)}}, false, false);
  cell(MK_TEXT("games", "games"), true, false);
  for (int k = 0; k < accounts; ++k) cell(Phrase::plain(std::to_string(int{s.accounts[at(k)].games})), false, false);
  cell(MK_TEXT("games", "in all"), true, false);
  for (int k = 0; k < accounts; ++k) cell({"%1", {Arg::number(s.accounts[at(k)].total)}}, false, true);
  if (forOneself() && (s.sits > 0 || s.ended)) { // what decides in the end
    cell(MK_TEXT("games", "finished sits"), true, false);
    for (int k = 0; k < accounts; ++k) cell({"%1", {Arg::number(s.results[at(s.place[at(k)])])}}, false, true);
  }
  z.size = static_cast<std::int16_t>(z.cells.size());
  z.label = {MK_TEXT("games", "sits %1 of %2, crosses: %3"),
             {Arg::number(s.sits + 1), Arg::number(sits_), Arg::number(s.crosses)}};
}

std::string SkruvRules::written(const State&, Seat, const Move& m) const {
  return m.verb == kBid ? bidName(m.number) : std::string();
}

// A bid is a cell of the box; a card of the open hand lies in its own zone.
Gesture SkruvRules::touched(const State& s, Seat seat, const Move& m) const {
  Gesture g;
  if (m.verb == kBid) {
    g.path.push_back(Stroke::place(kBoxZone, kStrains + m.number - 1));
    return g;
  }
  if (m.verb != kPlay && m.verb != kGive) return g;
  const Seat owner = m.verb == kPlay ? handToPlay(s) : s.phase == Phase::Give ? s.giver : seat;
  if (owner == seat) return g;
  const Cards& hand = s.hands[at(owner)];
  g.path.push_back(Stroke::place(owner, static_cast<int>(std::ranges::find(hand, m.cards[0]) - hand.begin())));
  return g;
}

Phrase SkruvRules::whyNot(const State& s, Seat seat, std::string_view t) const {
  if (s.phase == Phase::Tricks) return s.whyNot(trickRule(s.bid), kPlaces, handToPlay(s), t);
  if (s.phase == Phase::SwapBack) return MK_TEXT("games", "The card given back must not be the one received.");
  (void)seat;
  if (s.phase != Phase::Auction && s.phase != Phase::Name && s.phase != Phase::Pair) return {};
  for (int bid = 1; bid <= kHighestBid; ++bid)
    if (normalised(bidName(bid)) == normalised(t) || whist::isInWords(t, shortBid(bid))) return whyNotBid(s, bid);
  return {};
}

// Why a bid that is not listed cannot be made: it is too low, or too high for the first lap.
Phrase SkruvRules::whyNotBid(const State& s, int bid) const {
  if (s.phase == Phase::Auction && bid > s.auction.bid && !mayBid(s.auction, bid))
    return MK_TEXT("games", "In the first lap only simple bids are made.");
  return MK_TEXT(
      "games", "A bid must be higher than the last one: level by level spades, clubs, diamonds, hearts, grandissimo.");
}

} // namespace mk
