// Who Is Last: what a seat sees, how moves are made by hand, what is said about them. Rules: card games, A3 and game
// 172.
#include "games/cards/durak.h"

#include <algorithm>

namespace mk {

using namespace cards;

namespace {

Item itemOf(Card c, int place) {
  Item i;
  i.at = static_cast<std::int16_t>(place);
  i.thing = Thing::card(c);
  i.id = static_cast<std::uint16_t>(c.code() + 1);
  return i;
}

Zone zoneOf(std::int16_t id, Zone::Kind kind, Zone::Role role, Phrase name) {
  Zone z;
  z.id = id;
  z.kind = kind;
  z.role = role;
  z.name = std::move(name);
  return z;
}

template <class List, class Say> Phrase listOf(const List& list, const Say& say) {
  Phrase out = say(0);
  for (std::size_t i = 1; i < list.size(); ++i)
    out = {MK_TEXT("games", "%1, %2"), {Arg::phrase(std::move(out)), Arg::phrase(say(i))}};
  return out;
}

Phrase namesOf(const Attack& cards) {
  return listOf(cards, [&](std::size_t i) { return nameOf(cards[i]); });
}
Phrase namesOf(const Cards& cards) {
  return listOf(cards, [&](std::size_t i) { return nameOf(cards[i]); });
}

} // namespace

// Every hand lies open between games and at the end.
bool Durak::seesHand(const State& s, Viewer v, Seat seat) const {
  return openHands_ || v.seat == seat || s.phase == Phase::Deal || s.phase == Phase::Over;
}

Zone Durak::hand(const State& s, Viewer v, Seat seat) const {
  const Cards& cards = s.hands[at(seat)];
  Zone z = zoneOf(seat, Zone::Kind::Hand, Zone::Role::Hand, {MK_TEXT("games", "%1: hand"), {Arg::seat(seat)}});
  z.owner = seat;
  z.size = static_cast<std::int16_t>(cards.count());
  if (seesHand(s, v, seat))
    for (int i = 0; i < cards.count(); ++i) z.items.push_back(itemOf(cards[static_cast<std::size_t>(i)], i));
  else
    z.closed = z.size;
  const bool playing = s.phase == Phase::Attack || s.phase == Phase::Defence;
  const Phrase count = Phrase::counted(MK_TEXT_N("games", "%n card(s)"), cards.count());
  if (isOut(s, seat))
    z.label = {MK_TEXT("games", "out, place %1"),
               {Arg::number(1 + static_cast<int>(std::ranges::find(s.out, seat) - s.out.begin()))}};
  else if (playing && seat == s.attacker)
    z.label = {MK_TEXT("games", "attacks, %1"), {Arg::phrase(count)}};
  else if (playing && seat == defender(s))
    z.label = {MK_TEXT("games", "defends, %1"), {Arg::phrase(count)}};
  else if (s.phase != Phase::Lot)
    z.label = count;
  return z;
}

// Stock, turned trump, the attack with what beats it, and the cards that have left play.
void Durak::middle(const State& s, View& v) const {
  const bool playing = s.phase != Phase::Lot && s.phase != Phase::Deal;
  Zone stock = zoneOf(kStock, Zone::Kind::Pile, Zone::Role::Stock, MK_TEXT("games", "stock"));
  Zone trump = zoneOf(kTrump, Zone::Kind::Pile, Zone::Role::Stock, MK_TEXT("games", "trump"));
  Zone bout = zoneOf(kAttack, Zone::Kind::Row, Zone::Role::Attack, MK_TEXT("games", "attack"));
  Zone gone = zoneOf(kOut, Zone::Kind::Pile, Zone::Role::Discard, MK_TEXT("games", "beaten cards"));
  stock.size = trump.size = gone.size = 1;
  int held = s.stock.count() + s.attack.count() + s.beating.count();
  for (const Cards& h : s.hands) held += h.count();
  const int rest = static_cast<int>(pack_.size()) - held;
  if (playing) {
    stock.closed = static_cast<std::int16_t>(std::max(0, s.stock.count() - 1));
    gone.closed = static_cast<std::int16_t>(rest);
    trump.label = {MK_TEXT("games", "trump: %1"), {Arg::suit(static_cast<int>(s.trump))}};
    if (!s.stock.empty()) trump.items.push_back(itemOf(s.stock.front(), 0));
    stock.label = s.stock.empty() ? Phrase(MK_TEXT("games", "stock empty"))
                                  : Phrase::counted(MK_TEXT_N("games", "%n card(s)"), s.stock.count());
  } else {
    stock.closed = static_cast<std::int16_t>(rest + s.stock.count()); // the pack waits for the deal
  }
  bout.columns = kMostAttack;
  bout.size = static_cast<std::int16_t>(s.attack.count());
  for (int i = 0; i < s.attack.count(); ++i) {
    bout.items.push_back(itemOf(s.attack[static_cast<std::size_t>(i)], i));
    if (s.beating.empty()) continue;
    bout.items.back().dim = true;
    bout.items.push_back(itemOf(s.beating[static_cast<std::size_t>(i)], i));
  }
  for (Zone* z : {&stock, &trump, &bout, &gone}) v.zones.push_back(std::move(*z));
}

Zone Durak::scores(const State& s) const {
  Zone z = zoneOf(kScores, Zone::Kind::Sheet, Zone::Role::Notes, MK_TEXT("games", "bad points"));
  z.columns = 2;
  z.size = static_cast<std::int16_t>(2 * seats_);
  for (Seat k = 0; k < seats_; ++k) {
    Cell name, points;
    name.text = {"%1", {Arg::seat(k)}};
    name.heading = true;
    points.text = Phrase::plain(std::to_string(s.series.points[at(k)]));
    points.strong = true;
    z.cells.push_back(std::move(name));
    z.cells.push_back(std::move(points));
  }
  z.label = {MK_TEXT("games", "game %1 of %2"),
             {Arg::number(std::min(s.series.played + 1, games_)), Arg::number(games_)}};
  return z;
}

View Durak::look(const State& s, Viewer viewer) const {
  View v;
  v.bottom = viewer.isPublic() ? Seat{0} : viewer.seat;
  for (Seat k = 0; k < seats_; ++k) v.zones.push_back(hand(s, viewer, k));
  middle(s, v);
  if (games_ > 1) v.zones.push_back(scores(s));
  v.prompt = prompt(s, viewer);
  if (!turn(s).has(viewer.seat)) return v;
  if (s.phase == Phase::Attack)
    v.buttons.push_back({kLay, MK_TEXT("games", "Attack"), ' '});
  else if (mayTake(s))
    v.buttons.push_back({kTake, MK_TEXT("games", "Take up"), 't'});
  return v;
}

Phrase Durak::prompt(const State& s, Viewer viewer) const {
  const Arg attacker = Arg::seat(s.attacker);
  switch (s.phase) {
  case Phase::Lot:
    return MK_TEXT("games", "A lot decides who deals first.");
  case Phase::Deal:
    if (s.series.played == 0) return {MK_TEXT("games", "%1 deals."), {Arg::seat(s.dealer)}};
    return {MK_TEXT("games", "%1 Next game: %2 deals."), {Arg::phrase(ending(s)), Arg::seat(s.dealer)}};
  case Phase::Attack:
    return {MK_TEXT("games", "%1: attack %2 with one card, or with several of one rank"),
            {attacker, Arg::seat(defender(s))}};
  case Phase::Over:
    return result(s).why;
  case Phase::Defence:
    break;
  }
  const Seat seat = defender(s);
  if (viewer.seat != seat)
    return {MK_TEXT("games", "%1: beat the attack of %2 or take it up"), {Arg::seat(seat), attacker}};
  if (!hasDefence({s.trump}, s.attack, s.hands[at(seat)]))
    return {MK_TEXT("games", "%1: not all cards can be beaten, take them up"), {Arg::seat(seat)}};
  if (freeTake_) return {MK_TEXT("games", "%1: beat every card of the attack, or take them up"), {Arg::seat(seat)}};
  return {MK_TEXT("games", "%1: beat every card of the attack"), {Arg::seat(seat)}};
}

Gesture Durak::gesture(const State& s, Seat seat, const Move& m) const {
  Gesture g;
  const Cards& hand = s.hands[at(seat)];
  const auto place = [&](Card c) {
    return Place{seat, static_cast<std::int16_t>(std::ranges::find(hand, c) - hand.begin())};
  };
  switch (m.kind) {
  case Move::Kind::Attack: // a set of cards, then the button
    for (const Card c : m.cards) g.chosen.push_back(Stroke::place(place(c)));
    g.path.push_back(Stroke::button(kLay));
    break;
  case Move::Kind::Beat: // each card put on the one that it beats, in any order
    for (std::size_t i = 0; i < m.cards.size(); ++i)
      g.chosen.push_back(Stroke::link(place(m.cards[i]), {kAttack, static_cast<std::int16_t>(i)}));
    break;
  case Move::Kind::Take:
    g.path.push_back(Stroke::button(kTake));
    break;
  }
  return g;
}

// What the viewer cannot know: the other hands and the stock but for the turned trump.
void Durak::scramble(State& s, Viewer v, Random& random) const {
  if (s.phase != Phase::Attack && s.phase != Phase::Defence) return;
  std::vector<Card> hidden;
  for (Seat k = 0; k < seats_; ++k)
    if (!seesHand(s, v, k)) hidden.insert(hidden.end(), s.hands[at(k)].begin(), s.hands[at(k)].end());
  if (!s.stock.empty()) hidden.insert(hidden.end(), s.stock.begin() + 1, s.stock.end());
  std::ranges::sort(hidden);
  random.shuffle(hidden.begin(), hidden.end());
  auto next = hidden.begin();
  for (Seat k = 0; k < seats_; ++k) {
    if (seesHand(s, v, k)) continue;
    Cards dealt;
    for (int i = s.hands[at(k)].count(); i > 0; --i) addSorted(dealt, *next++);
    s.hands[at(k)] = dealt;
  }
  for (std::size_t i = 1; i < s.stock.size(); ++i) s.stock[i] = *next++;
}

Phrase Durak::tell(const State& s, Seat seat, const Move& m, Viewer viewer) const {
  const Arg who = Arg::seat(seat);
  Phrase out;
  switch (m.kind) {
  case Move::Kind::Attack:
    return {MK_TEXT("games", "%1 attacks %2: %3"), {who, Arg::seat(defender(s)), Arg::phrase(namesOf(m.cards))}};
  case Move::Kind::Beat:
    out = {MK_TEXT("games", "%1 beats the attack: %2"),
           {who, Arg::phrase(listOf(m.cards, [&](std::size_t i) {
              return Phrase{MK_TEXT("games", "%1 – %2"),
                            {Arg::phrase(nameOf(s.attack[i])), Arg::phrase(nameOf(m.cards[i]))}};
            }))}};
    break;
  case Move::Kind::Take:
    out = {MK_TEXT("games", "%1 takes up: %2"), {who, Arg::phrase(namesOf(s.attack))}};
    break;
  }
  State after = s;
  play(after, seat, m);
  for (Seat k = 0; k < seats_; ++k)
    if (isOut(after, k) && !isOut(s, k))
      out = {MK_TEXT("games", "%1; %2 is out of cards"), {Arg::phrase(std::move(out)), Arg::seat(k)}};
  if (viewer.isPublic()) return out;
  Cards drawn; // from the stock: only the viewer hears which
  for (const Card c : after.hands[at(viewer.seat)])
    if (!s.hands[at(viewer.seat)].contains(c) && !s.attack.contains(c)) drawn.push_back(c);
  if (drawn.empty()) return out;
  return {MK_TEXT("games", "%1. You draw: %2"), {Arg::phrase(std::move(out)), Arg::phrase(namesOf(drawn))}};
}

Phrase Durak::tell(const State& s, const Outcome& o, Viewer) const {
  if (s.phase == Phase::Lot)
    return {MK_TEXT("games", "By lot, %1 deals first"), {Arg::seat(static_cast<Seat>(o.value()))}};
  State after = s;
  settle(after, o);
  return {MK_TEXT("games", "%1 deals; trump: %2; %3 attacks first"),
          {Arg::seat(s.dealer), Arg::suit(static_cast<int>(after.trump)), Arg::seat(after.attacker)}};
}

} // namespace mk
