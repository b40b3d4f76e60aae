// Masterly Defence: attack, defence, claims, points. Rules: card games, game 178 and A5.
#include "games/cards/masterly_defence.h"

#include <algorithm>

namespace mk {

using namespace cards;

std::span<const OptionSpec> MasterlyDefenceRules::options() {
  static const std::vector<OptionSpec> specs = {
      {"claims",
       MK_TEXT("games", "Claims"),
       MK_TEXT("games", "After a defence each of the others may take one of the cards into hand, or nobody may."),
       {{"one-each", MK_TEXT("games", "one each")}, {"none", MK_TEXT("games", "none")}}},
      {"target", MK_TEXT("games", "Points to win"), MK_TEXT("games", "Whoever reaches them has won."),
       numbered({"5", "10", "20"}), 1},
      openHandsOption(),
  };
  return specs;
}

MasterlyDefenceRules::MasterlyDefenceRules(const Setup& s)
    : seats_(s.seats), claims_(s.options.is("claims", "one-each")), pack_(sortedPack()) {
  deals_.count = kMostDeals;
  deals_.target = 5 << s.options.index("target");
  deals_.byGames = false;
}

std::span<const Verb> MasterlyDefenceRules::verbs() const {
  enum Buttons : std::int16_t { kAttackButton, kTakeButton, kLeaveButton };
  static constexpr Verb all[] = {
      {.pattern = "attack %c", .by = By::Set, .id = kAttackButton, .label = MK_TEXT("games", "Attack"), .key = ' '},
      {.pattern = "beat %c"},
      {.pattern = "take", .by = By::Button, .id = kTakeButton, .label = MK_TEXT("games", "Take up"), .key = 't'},
      {.pattern = "claim %c", .say = MK_TEXT("games", "%1 claims: %2")},
      {.pattern = "leave",
       .by = By::Button,
       .id = kLeaveButton,
       .label = MK_TEXT("games", "claim nothing"),
       .key = 'n',
       .say = MK_TEXT("games", "%1 claims nothing")},
  };
  return all;
}

void MasterlyDefenceRules::table(Table& t, State& s) const {
  t.suit("trump", s.trump);
  for (Seat k = 0; k < seats_; ++k) {
    Pile& hand = t.hand(s.hands[at(k)], k);
    if (s.stage == Stage::Play) hand.label = boutLabel(k, s.attacker, defender(s), *hand.cards);
  }
  Pile& stock = t.stock(s.stock);
  stock.turned = kTrump;
  stock.name = MK_TEXT("games", "out of play");
  stock.label = {};
  stock.turnedName = MK_TEXT("games", "trump");
  if (!s.stock.empty()) stock.turnedLabel = {MK_TEXT("games", "trump: %1"), {Arg::suit(static_cast<int>(s.trump))}};
  t.pile({.key = "attack",
          .cards = &s.attack,
          .zone = kMiddle,
          .role = Zone::Role::Attack,
          .name = s.phase == Phase::Claim ? MK_TEXT("games", "to be claimed") : MK_TEXT("games", "attack"),
          .kind = Zone::Kind::Row,
          .columns = static_cast<std::int16_t>(s.phase == Phase::Claim ? 2 * kMostAttack : kMostAttack)});
  t.pile({.key = "open", .cards = &s.open, .zone = kMiddle, .role = Zone::Role::Attack, .kind = Zone::Kind::Row});
  t.rest(kOut, MK_TEXT("games", "beaten cards"));
  t.word("part", s.phase, {"attack", "defence", "claim"});
  t.seat("attacker", s.attacker);
  t.number("bouts", s.bouts, 0, kMostBouts);
}

// The rest of the pack stays out of play; its bottom card is turned up and names the trump.
void MasterlyDefenceRules::deal(State& s, const Outcome& pack) const {
  for (Cards& h : s.hands) h.clear();
  s.stock = stockOf(pack, cards::deal(pack, 0, s.dealer, std::span(s.hands).first(at(seats_)), kHand));
  s.trump = s.stock.front().suit();
  s.attack.clear();
  s.open.clear();
  s.bouts = 0;
  s.attacker = s.turn = elderOf(s.dealer, seats_);
  s.phase = Phase::Attack;
}

int MasterlyDefenceRules::mostAttack(const State& s) const {
  return std::min(kMostAttack, s.hands[at(defender(s))].count());
}

void MasterlyDefenceRules::moves(const State& s, Seat seat, std::vector<Move>& out) const {
  const Cards& hand = s.hands[at(seat)];
  if (s.phase == Phase::Claim) {
    for (const Card c : s.open) out.push_back({.verb = kClaim, .cards = {c}});
    out.push_back({.verb = kLeave});
    return;
  }
  if (s.phase == Phase::Defence) {
    eachDefence(Beating{s.trump}, s.attack, hand, [&out](const Defence& d) {
      Move& m = out.emplace_back();
      m.verb = kBeat;
      m.cards = d;
      return true;
    });
    out.push_back({.verb = kTake});
    return;
  }
  const auto most = static_cast<std::size_t>(mostAttack(s));
  Cards held = hand; // in the order in which an attack is written
  sortAttack(std::span(held.begin(), held.end()));
  std::size_t count = 0, ways = 1;
  for (std::size_t k = 1; k <= most && k <= held.size(); ++k) count += ways = ways * (held.size() + 1 - k) / k;
  out.resize(out.size() + count); // hundreds are listed at a time: they are made where they lie
  Move* next = out.data() + out.size() - count;
  const auto add = [&next](auto... laid) {
    static_assert(kAttack == Move().verb);
    Attack cards;
    (cards.push_back(laid), ...);
    (next++)->cards = cards;
  };
  for (const Card *a = held.begin(), *end = held.end(); a != end; ++a) {
    add(*a);
    for (const Card* b = a + 1; most > 1 && b != end; ++b) {
      add(*a, *b);
      for (const Card* c = b + 1; most > 2 && c != end; ++c) {
        add(*a, *b, *c);
        for (const Card* d = c + 1; most > 3 && d != end; ++d) add(*a, *b, *c, *d);
      }
    }
  }
}

void MasterlyDefenceRules::play(State& s, Seat seat, const Move& m) const {
  Cards& hand = s.hands[at(seat)];
  switch (m.verb) {
  case kAttack:
  case kBeat:
    lay(s.known, seat, hand, m.cards);
    if (m.verb == kAttack) {
      for (const Card c : m.cards) s.attack.push_back(c);
      ++s.bouts;
      s.phase = Phase::Defence;
      s.turn = defender(s);
      return;
    }
    s.score(seat) = static_cast<std::int16_t>(s.score(seat) + m.cards.count());
    for (const Card c : s.attack) s.open.push_back(c);
    for (const Card c : m.cards) s.open.push_back(c);
    s.attack.clear();
    if (s.score(seat) >= deals_.target) return endDeal(s, deals_, seats_);
    return claimNext(s, seat);
  case kTake:
    takeUp(s.known, seat, hand, s.attack);
    return endBout(s, leftOf(seat, seats_));
  case kClaim:
    s.open.remove(m.cards[0]);
    addSorted(hand, m.cards[0]);
    s.known.add(seat, m.cards[0]);
    return claimNext(s, seat);
  case kLeave:
    return claimNext(s, seat);
  }
}

void MasterlyDefenceRules::claimNext(State& s, Seat after) const {
  s.phase = Phase::Claim;
  s.turn = leftOf(after, seats_);
  if (claims_ && s.turn != s.attacker) return;
  endBout(s, defender(s));
}

void MasterlyDefenceRules::endBout(State& s, Seat nextAttacker) const {
  s.open.clear();
  s.phase = Phase::Attack;
  s.attacker = s.turn = nextAttacker;
  const auto mine = std::span(s.hands).first(at(seats_));
  if (s.bouts == kMostBouts || std::ranges::any_of(mine, [](const Cards& h) { return h.empty(); }))
    endDeal(s, deals_, seats_);
}

Phrase MasterlyDefenceRules::prompt(const State& s, Viewer v) const {
  const Arg who = Arg::seat(s.turn);
  switch (s.phase) {
  case Phase::Attack:
    return {MK_TEXT("games", "%1: attack %2 with one to four cards"), {who, Arg::seat(defender(s))}};
  case Phase::Defence:
    if (v.seat == s.turn && !hasDefence({s.trump}, s.attack, s.hands[at(s.turn)]))
      return {MK_TEXT("games", "%1: not all cards can be beaten, take them up"), {who}};
    return {MK_TEXT("games", "%1: beat every card of the attack, or take them up"), {who}};
  case Phase::Claim:
    break;
  }
  return {MK_TEXT("games", "%1: claim one of the cards, or none"), {who}};
}

Phrase MasterlyDefenceRules::ending(const State& s) const {
  for (Seat k = 0; k < seats_; ++k)
    if (s.score(k) >= deals_.target) return {MK_TEXT("games", "%1 has enough points and wins."), {Arg::seat(k)}};
  for (Seat k = 0; k < seats_; ++k)
    if (s.hands[at(k)].empty()) return {MK_TEXT("games", "%1 has no cards left."), {Arg::seat(k)}};
  return MK_TEXT("games", "The deal has lasted long enough.");
}

Phrase MasterlyDefenceRules::told(const State& s, const State&, Seat seat, const Move& m, Viewer) const {
  const Arg who = Arg::seat(seat);
  if (m.verb == kAttack)
    return {MK_TEXT("games", "%1 attacks %2: %3"), {who, Arg::seat(defender(s)), Arg::phrase(namesOf(m.cards))}};
  if (m.verb == kTake) return {MK_TEXT("games", "%1 takes up: %2"), {who, Arg::phrase(namesOf(s.attack))}};
  if (m.verb != kBeat) return {};
  return {MK_TEXT("games", "%1 beats the attack: %2 (points: %3)"),
          {who, Arg::phrase(pairsNamed(s.attack, m.cards)), Arg::number(m.cards.count())}};
}

Phrase MasterlyDefenceRules::dealTold(const State& s, Viewer) const {
  return {MK_TEXT("games", "trump: %1; %2 attacks first"),
          {Arg::suit(static_cast<int>(s.trump)), Arg::seat(s.attacker)}};
}

std::string MasterlyDefenceRules::written(const State& s, Seat, const Move& m) const {
  return m.verb == kBeat ? "beat " + pairsText(s.attack, m.cards) : std::string();
}

Gesture MasterlyDefenceRules::touched(const State& s, Seat seat, const Move& m) const {
  if (m.verb == kBeat) return beatingGesture(seat, s.hands[at(seat)], m.cards, kMiddle);
  Gesture g;
  if (m.verb == kClaim)
    g.path.push_back(Stroke::place(kMiddle, static_cast<int>(std::ranges::find(s.open, m.cards[0]) - s.open.begin())));
  return g;
}

Phrase MasterlyDefenceRules::faulty(const State& s) const {
  if (s.stage == Stage::Play) {
    if (s.phase == Phase::Attack && s.turn != s.attacker) return MK_TEXT("games", "it is the attacker's turn");
    if (s.phase == Phase::Defence && s.turn != defender(s)) return MK_TEXT("games", "it is the defender's turn");
    if (s.phase == Phase::Claim && (s.turn == s.attacker || s.turn == defender(s)))
      return MK_TEXT("games", "whoever is in the bout claims nothing");
    if (s.attack.empty() == (s.phase == Phase::Defence))
      return MK_TEXT("games", "the attack does not fit the part of the bout");
    if (s.phase == Phase::Attack && (s.hands[at(s.turn)].empty() || mostAttack(s) == 0))
      return MK_TEXT("games", "a hand is empty");
  }
  if (!s.open.empty() && s.phase == Phase::Attack) return MK_TEXT("games", "cards lie face up after the bout");
  if (s.attack.count() > kMostAttack || s.stock.empty() || s.stock.front().suit() != s.trump)
    return MK_TEXT("games", "the attack or the trump is wrong");
  return {};
}

Phrase MasterlyDefenceRules::whyNot(const State& s, Seat seat, std::string_view t) const {
  if (s.phase == Phase::Claim) return {};
  if (s.phase == Phase::Defence) return whyNotBeaten(Beating{s.trump}, s.attack, s.hands[at(seat)], t);
  if (!t.starts_with("attack ")) return {};
  Cards named;
  if (Phrase why = whyNotHeld(s.hands[at(seat)], t, named); !why.empty() || named.empty()) return why;
  return {MK_TEXT("games", "An attack has at most four cards and no more than the defender holds: %1."),
          {Arg::number(mostAttack(s))}};
}

// Attacks with the one card that is hardest to beat, beats as cheaply as it can, claims the best card.
std::optional<MasterlyDefenceRules::Move> MasterlyDefenceRules::suggest(const State& s, Seat seat, Random&) const {
  const Cards& hand = s.hands[at(seat)];
  const auto price = [&](Card c) { return c.high() + (c.suit() == s.trump ? 13 : 0); };
  if (s.phase == Phase::Claim) {
    if (s.open.empty()) return Move{.verb = kLeave};
    return Move{.verb = kClaim, .cards = {*std::ranges::max_element(s.open, {}, price)}};
  }
  if (s.phase == Phase::Attack) {
    const auto plain = [&](Card c) { return c.suit() == s.trump ? -c.high() : c.high(); };
    return Move{.verb = kAttack, .cards = {*std::ranges::max_element(hand, {}, plain)}};
  }
  const auto best = cheapestDefence(Beating{s.trump}, s.attack, hand, price);
  return best ? Move{.verb = kBeat, .cards = best->first} : Move{.verb = kTake};
}

} // namespace mk
