// Tricks as they are seen and told: piles, spreads, buttons, what the person is asked and what the coach adds.
#include "games/tricks/performance.h"

#include <algorithm>

namespace mk::trick {

namespace {

constexpr std::int16_t kRestZone = 50; // cards that the trick does not use
constexpr int kAcross = 13;
constexpr int kButton = 1, kRank = 200, kSuit = 220; // ids of buttons
constexpr const char* kRankNames[] = {MK_TEXT("games", "ace"),
                                      "2",
                                      "3",
                                      "4",
                                      "5",
                                      "6",
                                      "7",
                                      "8",
                                      "9",
                                      "10",
                                      MK_TEXT("games", "jack"),
                                      MK_TEXT("games", "queen"),
                                      MK_TEXT("games", "king")};
constexpr std::string_view kRankKeys = "a23456789tjqk";
constexpr std::string_view kSuitKeys = "cdhs";

Zone::Kind kindOf(Form f) {
  switch (f) {
  case Form::Stack:
    return Zone::Kind::Pile;
  case Form::Line:
    return Zone::Kind::Row;
  case Form::Columns:
    return Zone::Kind::Column;
  case Form::Grid:
    break;
  }
  return Zone::Kind::Grid;
}

Phrase phrase(const char* text, const Args& args) {
  Phrase p(text);
  p.args = args;
  return p;
}

} // namespace

Gesture Performance::gesture(const State& s, Seat, const Move& m) const {
  const VerbSpec& verb = spec(m.verb);
  const int pile = stepOf(act_, s).pile;
  Gesture g;
  const auto named = [&] {
    const Card c = Card::fromCode(m.v[0]);
    g.path = {Stroke::button(kRank + c.value()), Stroke::button(kSuit + static_cast<int>(c.suit()))};
  };
  switch (verb.hand) {
  case Hand::Button:
    g.path = {Stroke::button(kButton + static_cast<int>(m.verb))};
    break;
  case Hand::Number:
    g.path = {Stroke::value(m.v[0])};
    break;
  case Hand::Spot:
    g.path = {Stroke::place(pile, m.v[0] - 1)};
    break;
  case Hand::PileSpot:
    g.path = {Stroke::place(pile + m.v[0] - 1, m.v[1] - 1)};
    break;
  case Hand::Piles:
    for (std::size_t i = 0; i < m.count; ++i) g.path.push_back(Stroke::place(pile + m.v[i] - 1, 0));
    break;
  case Hand::Face: {
    const Pile& p = s.pile(pile);
    const auto* it = std::find(p.begin(), p.end(), s.token(Card::fromCode(m.v[0])));
    g.path = {Stroke::place(pile, static_cast<int>(it - p.begin()))};
    break;
  }
  case Hand::Named:
    named();
    break;
  case Hand::NamedPile:
    named();
    g.path.push_back(Stroke::place(pile + m.v[1] - 1, 0));
    break;
  case Hand::Suit:
    g.path = {Stroke::button(kSuit + m.v[0])};
    break;
  }
  return g;
}

// A card keeps its identity as a thing, so that the table can show where hands put it; its face is another matter.
Zone Performance::zoneOf(const State& s, int pile, std::optional<Role> role) const {
  const Group group = groupOf(*act_.trick, pile);
  const Display d = displayOf(act_, s, pile);
  const Pile& cards = s.pile(pile);
  std::uint64_t up = act_.trick->open == nullptr ? 0 : act_.trick->open(act_, s);
  if (s.show.glance && role == Role::Spectator && act_.trick->known != nullptr)
    up |= act_.trick->known(act_, s, Role::Spectator);
  const bool open = sees(d.facing, role), stack = d.form == Form::Stack;
  // Of backs that lie over each other the top card is seen in full.
  const bool overlaps = !open && !stack && d.form != Form::Grid;
  Zone z;
  z.id = static_cast<std::int16_t>(pile);
  z.kind = kindOf(d.form);
  z.role = Zone::Role::Main;
  z.name = group.spec->name;
  if (group.spec->count > 1) z.name.args = {Arg::number(pile - group.first + 1)};
  z.size = static_cast<std::int16_t>(stack ? 1 : cards.count());
  if (d.form == Form::Grid) z.columns = static_cast<std::int16_t>(std::min(cards.count(), group.spec->across));
  const Hand hand = touching(s);
  for (int i = 0; i < cards.count(); ++i) {
    const int place = stack || overlaps || d.fromBottom ? cards.count() - 1 - i : i; // what lies above is listed later
    const Token t = cards[static_cast<std::size_t>(place)];
    if (t == kHole) continue;
    Item item;
    item.at = static_cast<std::int16_t>(stack ? 0 : overlaps ? place : i);
    item.thing = Thing::card(open || (up & bit(t)) != 0 ? s.card(t) : Card::back());
    item.id = static_cast<std::uint16_t>(t + 1);
    item.lit = (up & bit(t)) != 0;
    if (hand == Hand::Piles || hand == Hand::NamedPile) item.twin = 1; // a pile is touched as a whole
    z.items.push_back(item);
  }
  if (act_.trick->label != nullptr) z.label = act_.trick->label(act_, s, pile);
  return z;
}

// How the person touches cards now.
Hand Performance::touching(const State& s) const {
  if (!turn(s).isSeats()) return Hand::Button;
  std::vector<Move> all;
  moves(s, 0, all);
  for (const Move& m : all)
    if (spec(m.verb).hand != Hand::Button) return spec(m.verb).hand;
  return Hand::Button;
}

void Performance::addControls(View& v, const State& s) const {
  std::vector<Move> all;
  moves(s, 0, all);
  const auto add = [&v](int id, Phrase label, char key, int suit = -1) {
    const Button b{static_cast<std::int16_t>(id), std::move(label), key, static_cast<std::int8_t>(suit)};
    if (std::ranges::find(v.buttons, b.id, &Button::id) == v.buttons.end()) v.buttons.push_back(b);
  };
  const auto addSuits = [&add] {
    for (int suit = 0; suit < 4; ++suit)
      add(kSuit + suit, nameOf(static_cast<mk::Suit>(suit)), kSuitKeys[static_cast<std::size_t>(suit)], suit);
  };
  for (const Move& m : all) {
    const VerbSpec& verb = spec(m.verb);
    if (verb.hand == Hand::Button) add(kButton + static_cast<int>(m.verb), verb.label, verb.key);
    if (verb.hand == Hand::Number) {
      if (!v.entry) v.entry = Entry{verb.label, false, m.v[0], m.v[0]};
      v.entry->lowest = std::min<std::int32_t>(v.entry->lowest, m.v[0]);
      v.entry->highest = std::max<std::int32_t>(v.entry->highest, m.v[0]);
    }
    if (verb.hand == Hand::Named || verb.hand == Hand::NamedPile)
      for (std::size_t r = 0; r < kRankKeys.size(); ++r)
        add(kRank + static_cast<int>(r) + 1, kRankNames[r], kRankKeys[r]);
    if (verb.hand == Hand::Named || verb.hand == Hand::NamedPile || verb.hand == Hand::Suit) addSuits();
  }
}

// Whoever does the step, as told; people who watch a performance are not at a seat.
Arg Performance::doer(const Step& step) const {
  return isGuest(step) ? Arg::phrase(MK_TEXT("games", "the spectator")) : Arg::seat(0);
}

bool Performance::isGuest(const Step& step) const { return step.who == Role::Spectator && act_.style.forPeople(); }

Phrase Performance::prompt(const State& s, std::optional<Role> role) const {
  if (s.face.empty()) {
    const Phrase takes = MK_TEXT("games", "The magician takes a shuffled pack.");
    const bool told = role == Role::Magician && act_.style.coach() == Coach::Full;
    return told && act_.trick->ownPack != nullptr && !act_.style.packByHand() ? act_.trick->ownPack(act_) : takes;
  }
  if (s.ended()) return result(s).why;
  const Step& step = stepOf(act_, s);
  if (!turn(s).isSeats() || !role)
    return step.who == Role::Spectator ? MK_TEXT("games", "It is the spectator's turn.")
                                       : MK_TEXT("games", "The magician is at work.");
  Args args{isGuest(step) ? Arg::phrase(MK_TEXT("games", "The spectator")) : Arg::seat(0)}; // a sentence begins so
  if (step.fill != nullptr) step.fill(act_, s, args);
  Phrase ask = phrase(step.ask, args);
  if (s.show.glance) return {MK_TEXT("games", "The magician looks away. %1"), {Arg::phrase(std::move(ask))}};
  if (step.who != Role::Magician) return ask;
  const bool full = act_.style.coach() == Coach::Full || step.strict, secret = full && *step.secret != '\0';
  if (s.show.refused && !secret) return MK_TEXT("games", "That is not right. Try again.");
  if (!secret) return ask;
  if (s.show.refused) return {MK_TEXT("games", "That is not right. %1"), {Arg::phrase(phrase(step.secret, args))}};
  return {MK_TEXT("games", "%1 %2"), {Arg::phrase(std::move(ask)), Arg::phrase(phrase(step.secret, args))}};
}

namespace {

// Cards are dealt from the largest closed pile and gathered into it: the table shows their way. Where several lie
// there, each says how many cards it has.
void nameStock(View& v) {
  std::vector<Zone*> closed;
  for (Zone& z : v.zones)
    if (z.kind == Zone::Kind::Pile && !z.items.empty() && z.items.front().thing.asCard().isBack()) closed.push_back(&z);
  if (closed.empty()) return; // the rest of the pack, if there is one
  if (Zone* rest = v.find(kRestZone)) rest->role = Zone::Role::Out;
  Zone* stock = closed.front();
  for (Zone* z : closed) {
    if (z->items.size() > stock->items.size()) stock = z;
    if (closed.size() > 1 && z->label.empty()) z->label = Phrase::plain(std::to_string(z->items.size()));
  }
  stock->role = Zone::Role::Stock;
}

} // namespace

View Performance::look(const State& s, Viewer viewer) const {
  const std::optional<Role> role = roleOf(s, viewer);
  View v;
  int lying = 0;
  for (int p = 0; p < pilesOf(*act_.trick); ++p) {
    if (s.pile(p).empty()) continue;
    Zone z = zoneOf(s, p, role);
    lying += static_cast<int>(z.items.size());
    if (!z.items.empty()) v.zones.push_back(std::move(z));
  }
  if (lying < kPack) {
    Zone rest;
    rest.id = kRestZone;
    rest.kind = Zone::Kind::Pile;
    rest.role = Zone::Role::Stock;
    rest.name = lying > 0 ? MK_TEXT("games", "the rest of the pack") : MK_TEXT("games", "the pack");
    rest.size = 1;
    rest.closed = static_cast<std::int16_t>(kPack - lying);
    v.zones.insert(v.zones.begin(), std::move(rest));
  }
  nameStock(v);
  if (role && turn(s).isSeats()) addControls(v, s);
  v.prompt = prompt(s, role);
  v.bottom = 0;
  return v;
}

// --- told

Phrase Performance::told(const State& s, const Move& m, const Arg& who, bool inside) const {
  const Step& step = stepOf(act_, s);
  const VerbSpec& verb = spec(m.verb);
  Args args{who};
  const auto card = [&](Card c) { args.push_back(Arg::card(c.code())); };
  switch (verb.writes) {
  case Writes::Nothing:
    if (m.verb == Verb::Table) card(s.card(step.pile, 0));
    if (m.verb == Verb::Under) args.push_back(Arg::literal(step.says(act_, s)));
    break;
  case Writes::Numbers:
    if (m.verb == Verb::Stack) {
      const std::string list = text(s, 0, m);
      args.push_back(Arg::literal(list.substr(list.find(' ') + 1)));
      break;
    }
    for (std::size_t i = 0; i < m.count; ++i) args.push_back(Arg::number(m.v[i]));
    if (m.verb == Verb::Turn) card(s.card(step.pile, m.v[0] - 1));
    break;
  case Writes::Card:
    card(Card::fromCode(m.v[0]));
    break;
  case Writes::CardAndPile:
    card(Card::fromCode(m.v[0]));
    args.push_back(Arg::number(m.v[1]));
    break;
  case Writes::Suit:
    args.push_back(Arg::suit(m.v[0]));
    break;
  }
  if (*step.quiet != '\0' && !inside) return phrase(step.quiet, args);
  if (*step.tell != '\0') {
    if (step.fill != nullptr) {
      args.resize(1);
      step.fill(act_, s, args);
    }
    return phrase(step.tell, args);
  }
  return phrase(verb.tell, args);
}

Phrase Performance::tell(const State& s, Seat, const Move& m, Viewer viewer) const {
  const Step& step = stepOf(act_, s);
  Phrase done = told(s, m, doer(step), !viewer.isPublic());
  if (step.right != nullptr && (act_.style.coach() != Coach::Off || step.strict) && !step.right(act_, s, m))
    return {MK_TEXT("games", "Not done, because the trick would fail: %1"), {Arg::phrase(std::move(done))}};
  return done;
}

Phrase Performance::tell(const State& s, const Outcome& o, Viewer) const {
  if (s.face.empty()) return act_.trick->dealt;
  const Step& step = stepOf(act_, s);
  const Arg who =
      Arg::phrase(step.who == Role::Spectator ? MK_TEXT("games", "the spectator") : MK_TEXT("games", "the magician"));
  if (step.request != nullptr) return told(s, {}, who, false);
  const int all = std::max(choices(s), 1), half = firstHalf(all);
  if (s.part == 0 && half > 1) return MK_TEXT("games", "The spectator ponders.");
  const int i = half > 1 ? (s.part - 1) * (all / half) + o.value() : o.value();
  return told(s, choice(s, i), who, false);
}

// --- the arrangement

namespace {

// Zones of one kind of band, from the top of the table down.
struct Band {
  std::vector<const Zone*> zones;
  double weight = 1;
  bool together = false; // side by side
};

std::vector<Band> bandsOf(const View& v) {
  std::vector<Band> bands;
  for (const Zone& z : v.zones) {
    if (z.id == kRestZone && v.zones.size() > 1) continue;
    const bool stack = z.kind == Zone::Kind::Pile, column = z.kind == Zone::Kind::Column;
    const double weight = stack ? 1.1 : column ? 2.6 : z.kind == Zone::Kind::Grid && z.size > kAcross ? 3.2 : 1.15;
    const bool together = stack || column;
    if (together && !bands.empty() && bands.back().together && bands.back().weight == weight)
      bands.back().zones.push_back(&z);
    else
      bands.push_back({{&z}, weight, together});
  }
  return bands;
}

} // namespace

Layout arrangeTrick(const View& v, Aspect aspect) {
  Layout l;
  const bool wide = aspect == Aspect::Wide;
  if (!wide) l.width = 1000, l.height = 1400;
  constexpr double kGap = 44, kSide = 30, kRest = 150;
  Box table{kSide, kGap, l.width - 2 * kSide, l.height - 2 * kGap};
  // The rest of the pack lies aside, unless there is nothing else.
  if (const Zone* rest = v.find(kRestZone); rest != nullptr && v.zones.size() > 1) {
    l.frames.push_back({kRestZone, {kSide, kGap, kRest, kRest * 1.45}, kRest * 0.8, true});
    const double taken = (wide ? kRest : kRest * 1.45) + kGap;
    (wide ? table.x : table.y) += taken;
    (wide ? table.width : table.height) -= taken;
  }
  const std::vector<Band> bands = bandsOf(v);
  double sum = 0;
  for (const Band& b : bands) sum += b.weight;
  const double room = table.height - kGap * (static_cast<double>(bands.size()) - 1);
  double y = table.y;
  for (const Band& b : bands) {
    const double height = room * b.weight / sum;
    const double step = (table.width + kGap) / static_cast<double>(b.zones.size());
    for (std::size_t i = 0; i < b.zones.size(); ++i) {
      const Box box{table.x + step * static_cast<double>(i), y, step - kGap, height};
      const Zone::Kind kind = b.zones[i]->kind;
      const double most = kind == Zone::Kind::Column ? 220 : 300; // the cards of a column are told by their corners
      const double card = kind == Zone::Kind::Grid ? 0 : std::min({most, height / 1.45, box.width});
      l.frames.push_back({b.zones[i]->id, box, card, true});
    }
    y += height + kGap;
  }
  return l;
}

} // namespace mk::trick
