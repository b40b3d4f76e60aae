// Who Is Last: deal, bouts and the end, what is said, and a sensible player. Rules: card games, game 172; dealing A2,
// beating A5, limits A11, series A12, notation A13.
#include "games/cards/durak.h"

#include <algorithm>
#include <bit>

namespace mk {

using namespace cards;

std::span<const OptionSpec> DurakRules::options() {
  static const std::vector<OptionSpec> specs = {
      {"take",
       MK_TEXT("games", "Taking up"),
       MK_TEXT("games", "An attack may be taken up only when it cannot be beaten, or whenever the defender likes."),
       {{"only-without-a-defence", MK_TEXT("games", "only without a defence")}, {"free", MK_TEXT("games", "free")}}},
      seriesOption(),
      openHandsOption(),
  };
  return specs;
}

DurakRules::DurakRules(const Setup& s, bool east)
    : seats_(s.seats), east_(east), freeTake_(s.options.is("take", "free")), deals_(seriesOf(s.options, true)),
      pack_(sortedPack(6)) {}

std::span<const Verb> DurakRules::verbs() const {
  static constexpr Verb all[] = {
      {.pattern = "attack %c", .by = By::Set, .id = kLay, .label = MK_TEXT("games", "Attack"), .key = ' '},
      {.pattern = "beat %c"},
      {.pattern = "take", .by = By::Button, .id = kTake, .label = MK_TEXT("games", "Take up"), .key = 't'}};
  return all;
}

void DurakRules::table(Table& t, State& s) const {
  t.suit("trump", s.trump);
  for (Seat k = 0; k < seats_; ++k) {
    Pile& hand = t.hand(s.hands[at(k)], k);
    if (s.out.contains(k))
      hand.label = {MK_TEXT("games", "out, place %1"),
                    {Arg::number(1 + static_cast<int>(std::ranges::find(s.out, k) - s.out.begin()))}};
    else if (s.stage == Stage::Play)
      hand.label = boutLabel(k, s.attacker, defender(s), *hand.cards);
  }
  Pile& stock = t.stock(s.stock);
  if (!east_) stock.turned = kTrump;
  stock.turnedName = MK_TEXT("games", "trump");
  if (!east_ && (s.stage == Stage::Play || s.deals > 0))
    stock.turnedLabel = {MK_TEXT("games", "trump: %1"), {Arg::suit(static_cast<int>(s.trump))}};
  Pile& attack = t.pile({.key = s.beating.empty() ? "attack" : "",
                         .cards = &s.attack,
                         .zone = kMiddle,
                         .role = Zone::Role::Attack,
                         .name = MK_TEXT("games", "attack"),
                         .kind = Zone::Kind::Row,
                         .columns = kMostAttack,
                         .dim = !s.beating.empty()});
  if (east_) // no card that is turned up says it
    attack.label = {MK_TEXT("games", "trump: %1"), {Arg::suit(static_cast<int>(Suit::Diamonds))}};
  t.pile({.key = "", .cards = &s.beating, .zone = kMiddle, .kind = Zone::Kind::Row});
  t.rest(kOut, MK_TEXT("games", "beaten cards"));
  t.field(
      "beaten", [&s] { return pairsText(s.attack, s.beating); },
      [&s](Fields& f) { return readPairs(f.value("beaten"), s.attack, s.beating); }, ": ");
  t.seatList("out", s.out);
  t.number("attacks", s.attacks, 0, kMostAttacks, s.attack.empty() ? 0 : s.attacks == 0 ? -1 : 0);
  t.number("takes", s.takes, 0, kMostTakes);
  t.seat("first", s.first);
}

void DurakRules::deal(State& s, const Outcome& pack) const {
  State fresh; // what a match of several games goes on with
  static_cast<Board&>(fresh) = s;
  fresh.first = s.first;
  s = fresh;
  const int next = cards::deal(pack, 0, s.dealer, std::span(s.hands).first(at(static_cast<Seat>(seats_))), kHand);
  if (east_) {
    s.stock = stockOf(pack, next);
    s.trump = Suit::Diamonds;
  } else {
    const bool allDealt = next == pack.count;
    const Card turned = pack.card(allDealt ? next - 1 : next); // with six seats the dealer's last card is shown
    s.stock = allDealt ? Cards() : stockOver(turned, pack, next + 1);
    s.trump = turned.suit();
    if (allDealt) s.known.add(s.dealer, turned);
  }
  s.attacker = s.first != kNobody ? s.first : holderOfLowest(s.trump, s.hands);
  if (s.attacker == kNobody) s.attacker = elderOf(s.dealer, seats_);
  s.turn = s.attacker;
}

Seat DurakRules::nextActive(const State& s, Seat from) const { return leftOf(from, seats_, bitsOf(s.out)); }

void DurakRules::moves(const State& s, Seat seat, std::vector<Move>& out) const {
  const Cards& hand = s.hands[at(seat)];
  if (s.isDefence()) {
    eachDefence(beating(s), s.attack, hand,
                [&](const Defence& d) { return out.push_back({.verb = kBeat, .cards = d}), true; });
    if (freeTake_ || !hasDefence(beating(s), s.attack, hand)) out.push_back({.verb = kTakeUp});
    return;
  }
  const int most = mostAttack(s);
  for (int rank = 6; rank <= 14; ++rank) { // all sets of cards of one rank
    Attack equal;
    for (const Card c : hand)
      if (c.high() == rank) equal.push_back(c);
    for (unsigned set = 1; set < 1u << equal.size(); ++set) {
      if (std::popcount(set) > most) continue;
      Move m{.verb = kAttack};
      for (std::size_t i = 0; i < equal.size(); ++i)
        if (((set >> i) & 1u) != 0) m.cards.push_back(equal[i]);
      out.push_back(m);
    }
  }
}

void DurakRules::play(State& s, Seat seat, const Move& m) const {
  Cards& hand = s.hands[at(seat)];
  lay(s.known, seat, hand, m.cards);
  switch (m.verb) {
  case kAttack:
    s.attack.clear();
    for (const Card c : m.cards) s.attack.push_back(c);
    s.beating.clear();
    ++s.attacks;
    s.turn = defender(s);
    return;
  case kBeat:
    for (const Card c : m.cards) s.beating.push_back(c);
    return endBout(s, true);
  default:
    takeUp(s.known, seat, hand, s.attack);
    return endBout(s, false);
  }
}

void DurakRules::endBout(State& s, bool beaten) const {
  const Seat attacker = s.attacker, defended = s.turn;
  s.takes = beaten || !s.stock.empty() ? std::uint8_t{0} : static_cast<std::uint8_t>(s.takes + 1);
  // The attacker draws first with all it needs, then the others clockwise, the defender last.
  refill(s.hands[at(attacker)], s.stock, kHand);
  for (Seat k = leftOf(attacker, seats_); k != attacker; k = leftOf(k, seats_))
    if (k != defended && !s.out.contains(k)) refill(s.hands[at(k)], s.stock, kHand);
  refill(s.hands[at(defended)], s.stock, kHand);
  if (s.stock.empty())
    for (const Seat k : {attacker, defended})
      if (s.hands[at(k)].empty()) s.out.push_back(k);
  s.attacker = beaten && !s.out.contains(defended) ? defended : nextActive(s, defended);
  s.turn = s.attacker;
  if (s.out.count() + 1 < seats_ && s.attacks < kMostAttacks && s.takes < kMostTakes) return;
  for (const Seat k : losers(s)) ++s.score(k);
  s.first = s.out.empty() || s.deals + 1 == deals_.count ? kNobody : s.out.front();
  endDeal(s, deals_, seats_);
}

std::vector<Seat> DurakRules::losers(const State& s) const {
  const int most = std::max(1, std::ranges::max(s.hands, {}, &Cards::count).count());
  std::vector<Seat> out;
  for (Seat k = 0; k < seats_; ++k)
    if (s.hands[at(k)].count() == most) out.push_back(k);
  return out;
}

Phrase DurakRules::ending(const State& s) const {
  const auto last = losers(s);
  if (last.empty()) return MK_TEXT("games", "The last cards went at the same time: nobody is last.");
  if (s.out.count() + 1 < seats_)
    return MK_TEXT("games", "The game would never end: whoever holds the most cards has lost.");
  return {MK_TEXT("games", "%1 is last. %2 was the first out of cards."),
          {Arg::seat(last.front()), Arg::seat(s.out.front())}};
}

Result DurakRules::result(const State& s) const {
  if (deals_.count > 1) return resultOf(s, deals_, seats_);
  Result r;
  r.places = placesOf(s.out, std::span(s.hands).first(at(static_cast<Seat>(seats_))));
  r.why =
      s.stage == Stage::Over ? ending(s) : Phrase(MK_TEXT("games", "The game was stopped: the fewest cards are best."));
  return r;
}

Permission DurakRules::completed(State& s) const {
  s.attacker = s.turn == kNobody ? Seat{0} : s.turn;
  if (s.stage != Stage::Play || s.attack.empty() || !s.beating.empty()) return Ok{};
  if (s.attack.count() > kMostAttack) return refuse(MK_TEXT("games", "An attack has at most four cards."));
  for (const Card c : s.attack)
    if (c.isJoker() || c.high() != s.attack[0].high())
      return refuse(MK_TEXT("games", "The cards of an attack are all of one rank."));
  sortAttack(s.attack);
  do s.attacker = rightOf(s.attacker, seats_);
  while (s.out.contains(s.attacker) && s.attacker != s.turn);
  return Ok{};
}

Phrase DurakRules::faulty(const State& s) const {
  const bool playing = s.stage == Stage::Play;
  int held = s.stock.count() + (s.isDefence() ? s.attack.count() : 0);
  for (const Cards& h : s.hands) held += h.count();
  if (east_ && s.stage != Stage::Lot && s.trump != Suit::Diamonds && s.deals > 0)
    return MK_TEXT("games", "trump is always diamonds");
  if (playing && held % 2 != 0) return MK_TEXT("games", "cards leave play only in pairs: one is missing");
  if (!s.isDefence() && s.attack.size() != s.beating.size()) return MK_TEXT("games", "an attack without an answer");
  if (s.isDefence() && (s.attack.empty() || !s.beating.empty())) return MK_TEXT("games", "nothing to be beaten");
  for (std::size_t i = 0; i < s.beating.size(); ++i)
    if (!beating(s).beats(s.attack[i], s.beating[i]))
      return MK_TEXT("games", "a card that does not beat the one it lies on");
  if (!east_ && !s.stock.empty() && s.stock.front().suit() != s.trump)
    return MK_TEXT("games", "the card under the stock is not a trump");
  for (Seat k = 0; k < seats_; ++k) {
    if (s.out.contains(k) && !s.hands[at(k)].empty()) return MK_TEXT("games", "a seat that is out holds cards");
    const bool mayBeEmpty = s.isDefence() && k == s.attacker;
    if (playing && !s.out.contains(k) && s.hands[at(k)].empty() && !mayBeEmpty)
      return MK_TEXT("games", "a seat in play has no cards");
  }
  if (playing && (s.out.count() + 1 >= seats_ || s.out.contains(s.attacker)))
    return MK_TEXT("games", "nobody is left to play with");
  return {};
}

Phrase DurakRules::prompt(const State& s, Viewer viewer) const {
  const Arg attacker = Arg::seat(s.attacker), who = Arg::seat(s.turn);
  if (!s.isDefence())
    return {MK_TEXT("games", "%1: attack %2 with one card, or with several of one rank"),
            {attacker, Arg::seat(defender(s))}};
  if (viewer.seat != s.turn) return {MK_TEXT("games", "%1: beat the attack of %2 or take it up"), {who, attacker}};
  if (!hasDefence(beating(s), s.attack, s.hands[at(s.turn)]))
    return {MK_TEXT("games", "%1: not all cards can be beaten, take them up"), {who}};
  if (east_ && std::ranges::any_of(s.attack, [](Card c) { return c.suit() == Suit::Spades; }))
    return {freeTake_ ? MK_TEXT("games", "%1: beat every card, spades with spades only, or take them up")
                      : MK_TEXT("games", "%1: beat every card, spades with spades only"),
            {who}};
  if (freeTake_) return {MK_TEXT("games", "%1: beat every card of the attack, or take them up"), {who}};
  return {MK_TEXT("games", "%1: beat every card of the attack"), {who}};
}

Phrase DurakRules::told(const State& s, const State& after, Seat seat, const Move& m, Viewer) const {
  const Arg who = Arg::seat(seat);
  if (m.verb == kAttack)
    return {MK_TEXT("games", "%1 attacks %2: %3"), {who, Arg::seat(defender(s)), Arg::phrase(namesOf(m.cards))}};
  Phrase out{MK_TEXT("games", "%1 takes up: %2"), {who, Arg::phrase(namesOf(s.attack))}};
  if (m.verb == kBeat)
    out = {MK_TEXT("games", "%1 beats the attack: %2"), {who, Arg::phrase(pairsNamed(s.attack, m.cards))}};
  for (Seat k = 0; k < seats_; ++k)
    if (after.out.contains(k) && !s.out.contains(k))
      out = {MK_TEXT("games", "%1; %2 is out of cards"), {Arg::phrase(std::move(out)), Arg::seat(k)}};
  return out;
}

Phrase DurakRules::dealTold(const State& s, Viewer) const {
  return {MK_TEXT("games", "trump: %1; %2 attacks first"),
          {Arg::suit(static_cast<int>(s.trump)), Arg::seat(s.attacker)}};
}

Phrase DurakRules::whyNot(const State& s, Seat seat, std::string_view t) const {
  if (s.isDefence()) {
    if (t == "take") return MK_TEXT("games", "Whoever can beat the attack may not take it up.");
    return whyNotBeaten(beating(s), s.attack, s.hands[at(seat)], t);
  }
  Cards used;
  if (!t.starts_with("attack "))
    return {MK_TEXT("games", "“%1” is not an attack: write attack 7C 7S"),
            {Arg::literal(std::string(t.substr(0, 60)))}};
  if (Phrase why = whyNotHeld(s.hands[at(seat)], t, used); !why.empty()) return why;
  if (std::ranges::any_of(used, [&](Card c) { return c.high() != used[0].high(); }))
    return MK_TEXT("games", "The cards of an attack are all of one rank.");
  return MK_TEXT("games", "An attack has no more cards than the defender holds.");
}

// Low cards first, trumps last, by what the hand shows and what lies open.
std::optional<DurakRules::Move> DurakRules::suggest(const State& s, Seat seat, Random&) const {
  const Cards& hand = s.hands[at(seat)];
  const auto price = [&](Card c) { return c.high() + (c.suit() == s.trump ? 12 : 0); }; // trumps are kept
  if (!s.isDefence()) {
    const Card lowest = *std::ranges::min_element(hand, {}, price);
    const int most = mostAttack(s);
    Move m{.verb = kAttack, .cards = {lowest}};
    for (const Card c : hand) // the others of its rank go along, trumps only at the very end
      if (c.high() == lowest.high() && c != lowest && m.cards.count() < most &&
          (c.suit() != s.trump || s.stock.empty()))
        m.cards.push_back(c);
    sortAttack(m.cards);
    return m;
  }
  const auto best = cheapestDefence(beating(s), s.attack, hand, price);
  // Where taking is free, high trumps are not spent on low cards while there is still much to draw.
  if (!best || (freeTake_ && best->second > 22 * s.attack.count() && s.stock.count() > 6)) return Move{.verb = kTakeUp};
  return Move{.verb = kBeat, .cards = best->first};
}

std::vector<DurakRules::Move> DurakRules::slips(const State& s, Seat seat) const {
  std::vector<Move> out;
  moves(s, seat, out);
  const auto isPlain = [&](Card c) { return c.suit() != s.trump; };
  if (!s.isDefence() && std::ranges::any_of(s.hands[at(seat)], isPlain))
    std::erase_if(out, [&](const Move& m) { return !std::ranges::all_of(m.cards, isPlain); });
  return out;
}

} // namespace mk
