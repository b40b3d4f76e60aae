// Take More (Duel): captures, duels and the end. Rules: card games, game 193.
#include "games/cards/take_more_duel.h"

#include <algorithm>

namespace mk {

using namespace cards;

static constexpr std::int16_t kCovered = kOwnZones + 2; // the row that lies face down

std::span<const OptionSpec> TakeMoreDuel::options() {
  static const std::vector<OptionSpec> specs = {seriesOption(), openHandsOption()};
  return specs;
}

std::span<const Verb> TakeMoreDuel::verbs() {
  static const std::vector<cards::Verb> list = {
      {.pattern = "take %c %n", .by = By::CardPlace, .id = kMiddle, .shift = 1},
      {"pass", By::Button, kPassButton, MK_TEXT("games", "Pass"), 'p', MK_TEXT("games", "%1 passes the turn")},
      {"lead %c", By::Card, 0, "", 0, MK_TEXT("games", "%1 leads %2")},
      {"answer %c", By::Card, 0, "", 0, MK_TEXT("games", "%1 answers %2")},
  };
  return list;
}

TakeMoreDuel::TakeMoreDuel(const Setup& s) : Dealt(s.seats, sortedPack(), seriesOf(s.options)) {}

// The dealer begins.
void TakeMoreDuel::deal(State& s, const Outcome& pack) const {
  clearTable(s);
  int next = cards::deal(pack, 0, s.dealer, s.hands, kHand);
  for (int k = 0; k < kColumns; ++k) s.covered.push_back(pack.card(next++));
  for (int k = 0; k < kColumns; ++k) {
    s.row.push_back(pack.card(next++));
    s.columns.push_back(static_cast<std::uint8_t>(k));
  }
  s.stock = stockOf(pack, next);
  s.turn = s.dealer;
}

void TakeMoreDuel::moves(const State& s, Seat seat, std::vector<Move>& out) const {
  const Cards& hand = s.hands[at(seat)];
  if (s.phase == 3) {
    for (const Card c : hand) out.push_back({.verb = s.led.empty() ? kLead : kAnswer, .cards = {c}});
    return;
  }
  const std::size_t before = out.size();
  for (const Card c : hand)
    for (std::size_t i = 0; i < s.row.size(); ++i)
      if (c.high() > s.row[i].high()) out.push_back({.verb = kTake, .cards = {c}, .number = s.columns[i]});
  if (out.size() == before) out.push_back({.verb = kPass});
}

void TakeMoreDuel::play(State& s, Seat seat, const Move& m) const {
  Cards& hand = s.hands[at(seat)];
  Cards& bank = s.banks[at(seat)];
  const Seat other = next(seat);
  if (m.verb != kPass) hand.remove(m.cards[0]);
  s.turn = other;
  switch (m.verb) {
  case kTake: {
    const auto i =
        static_cast<std::size_t>(std::ranges::find(s.columns, static_cast<std::uint8_t>(m.number)) - s.columns.begin());
    bank.push_back(m.cards[0]);
    bank.push_back(s.row[i]);
    s.row.erase(i);
    s.columns.erase(i);
    s.passes = 0;
    if (s.row.empty()) endPhase(s);
    return;
  }
  case kPass:
    if (++s.passes == 2) endPhase(s);
    return;
  case kLead:
    s.led.push_back(m.cards[0]);
    return;
  default:
    break;
  }
  const Card led = s.led[0], answer = m.cards[0];
  s.led.clear();
  s.banks[at(led.high() >= answer.high() ? other : seat)].push_back(led);
  s.banks[at(answer.high() >= led.high() ? seat : other)].push_back(answer);
  s.turn = seat; // the lead alternates
  if (hand.empty()) endGame(s, standing(s));
}

// First the covered row is turned up; then the cards left leave play and six open cards are dealt to each.
void TakeMoreDuel::endPhase(State& s) const {
  s.passes = 0;
  s.row.clear();
  s.columns.clear();
  if (s.phase++ == 1) {
    s.row = s.covered;
    s.covered.clear();
    for (std::uint8_t k = 0; k < kColumns; ++k) s.columns.push_back(k);
    return;
  }
  const Seat first = elder(s);
  for (Cards& h : s.hands) h.clear();
  for (int i = 0; i < 2 * kDuels; ++i) {
    addSorted(s.hands[at(i % 2 == 0 ? first : s.dealer)], s.stock.back());
    s.stock.pop_back();
  }
  s.turn = first;
}

Result TakeMoreDuel::standing(const State& s) const {
  const int mine = s.banks[0].count(), theirs = s.banks[1].count();
  const bool over = s.phase == 3 && s.hands[0].empty() && s.hands[1].empty() && s.led.empty();
  return Result::byScore({mine, theirs}, !over ? MK_TEXT("games", "The game was stopped: the larger bank so far.")
                                         : mine == theirs
                                             ? MK_TEXT("games", "All duels are fought and the banks are equal: a draw.")
                                             : MK_TEXT("games", "All duels are fought: the larger bank wins."));
}

// Captures as high as possible with as little as possible; in a duel the cheapest winning card, or the lowest.
std::optional<TakeMoreDuel::Move> TakeMoreDuel::suggest(const State& s, Seat seat, Random&) const {
  return bestMove(*this, s, seat, [&](const Move& m) {
    if (m.verb == kPass) return 0;
    const int high = m.cards[0].high();
    if (m.verb == kTake) {
      const auto i = std::ranges::find(s.columns, static_cast<std::uint8_t>(m.number)) - s.columns.begin();
      return 100 - 8 * (high - s.row[static_cast<std::size_t>(i)].high()) + high;
    }
    if (m.verb == kLead) { // a card that nothing beats, otherwise the lowest
      const Cards& theirs = s.hands[at(next(seat))];
      return std::ranges::all_of(theirs, [&](Card c) { return c.high() < high; }) ? 100 - high : -high;
    }
    const int led = s.led[0].high();
    return high > led ? 100 - high : high == led ? 20 : -high;
  });
}

void TakeMoreDuel::table(Table& t, State& s) const {
  for (Seat k = 0; k < 2; ++k) {
    Pile& hand = t.hand(s.hands[at(k)], k);
    if (s.phase == 3) hand.sees = Sees::All;
  }
  t.stock(s.stock);
  t.pile({.key = "covered",
          .cards = &s.covered,
          .zone = kCovered,
          .role = Zone::Role::Stock,
          .sees = Sees::Nobody,
          .name = MK_TEXT("games", "face-down row"),
          .label = s.covered.empty() ? Phrase() : cardCount(s.covered.count()),
          .places = 1});
  t.pile({.key = "row",
          .cards = &s.row,
          .zone = kMiddle,
          .role = Zone::Role::Tableau,
          .name = MK_TEXT("games", "face-up row"),
          .kind = Zone::Kind::Row,
          .columns = kColumns,
          .places = kColumns});
  placesField(t, "columns", s.columns);
  t.pile({.key = "led",
          .cards = &s.led,
          .zone = kOwnZones + 3,
          .role = Zone::Role::Trick,
          .name = MK_TEXT("games", "card led"),
          .places = 1});
  for (Seat k = 0; k < 2; ++k) {
    Pile& bank = t.pile(laidPile(s.banks[at(k)], k, cardCount(s.banks[at(k)].count())));
    bank.key = "bank" + std::to_string(k + 1);
    bank.name = {MK_TEXT("games", "%1: bank"), {Arg::seat(k)}};
  }
  t.rest(kOut, MK_TEXT("games", "out of the game"));
  t.number("part", s.phase, 1, 3, 1);
  t.number("passes", s.passes, 0, 1);
}

// The cards of the row stay in their columns; the duels have the middle of the table to themselves.
void TakeMoreDuel::shown(const State& s, Viewer, View& v) const {
  if (s.phase == 3)
    std::erase_if(v.zones, [](const Zone& z) { return z.id == kMiddle || z.id == kCovered || z.id == kStock; });
  Zone* row = v.find(kMiddle);
  if (row == nullptr) return;
  for (std::size_t i = 0; i < row->items.size() && i < s.columns.size(); ++i) row->items[i].at = s.columns[i];
}

Phrase TakeMoreDuel::faulty(const State& s) const {
  if (s.columns.size() != s.row.size()) return MK_TEXT("games", "every card of the face-up row lies in a column");
  for (const std::uint8_t k : s.columns)
    if (k >= kColumns) return MK_TEXT("games", "there are ten columns");
  if (s.phase < 3 && s.stage == Stage::Play &&
      (s.stock.count() != 2 * kDuels || s.covered.count() != (s.phase == 1 ? kColumns : 0)))
    return MK_TEXT("games", "twelve cards wait for the duels, and ten are face down in the first part");
  if (s.led.count() > 1) return MK_TEXT("games", "one card is led");
  if (s.phase == 3 && s.stage == Stage::Play) {
    const int mine = s.hands[at(s.turn)].count(), theirs = s.hands[at(next(s.turn))].count();
    if (mine == 0 || mine != theirs + s.led.count()) return MK_TEXT("games", "both have as many cards for the duels");
  }
  return {};
}

Phrase TakeMoreDuel::prompt(const State& s, Viewer v) const {
  const Arg who = Arg::seat(s.turn);
  std::vector<Move> legal;
  if (v.seat == s.turn) moves(s, s.turn, legal);
  if (!legal.empty() && legal.front().verb == kPass)
    return {MK_TEXT("games", "%1: no card takes one of the row, pass"), {who}};
  if (s.phase < 3) return {MK_TEXT("games", "%1: take a face-up card with a higher one, or pass if you cannot"), {who}};
  return {s.led.empty() ? MK_TEXT("games", "%1: lead a card to the duel") : MK_TEXT("games", "%1: answer the card led"),
          {who}};
}

Phrase TakeMoreDuel::told(const State& before, const State& after, Seat seat, const Move& m, Viewer) const {
  if (m.verb == kTake || m.verb == kPass) {
    const auto i = std::ranges::find(before.columns, static_cast<std::uint8_t>(m.number)) - before.columns.begin();
    Phrase out = m.verb == kPass
                     ? Phrase{MK_TEXT("games", "%1 passes the turn"), {Arg::seat(seat)}}
                     : Phrase{MK_TEXT("games", "%1 takes %2 with %3"),
                              {Arg::seat(seat), Arg::phrase(nameOf(before.row[static_cast<std::size_t>(i)])),
                               Arg::phrase(nameOf(m.cards[0]))}};
    if (after.phase == before.phase) return out;
    return {
        after.phase == 2
            ? MK_TEXT("games", "%1. The face-down row is turned up")
            : MK_TEXT("games", "%1. The duels begin: hands and row leave the game, everybody gets six face-up cards"),
        {Arg::phrase(std::move(out))}};
  }
  if (m.verb != kAnswer) return {};
  const std::size_t mine = after.banks[at(seat)].size() - before.banks[at(seat)].size();
  return {mine == 2   ? MK_TEXT("games", "%1 answers %2 and takes both")
          : mine == 1 ? MK_TEXT("games", "%1 answers %2: equal, each keeps their own card")
                      : MK_TEXT("games", "%1 answers %2 and loses both"),
          {Arg::seat(seat), Arg::phrase(nameOf(m.cards[0]))}};
}

Phrase TakeMoreDuel::whyNot(const State& s, Seat seat, std::string_view t) const {
  const Said m = said(t);
  if (Phrase why = notHeld(m, s.hands[at(seat)]); !why.empty()) return why;
  if (s.phase < 3 && !m.cards.empty()) return MK_TEXT("games", "Only a higher card takes a card of the face-up row.");
  if (s.phase < 3 && m.verb == "pass") return MK_TEXT("games", "A player who can take a card must take one.");
  return {};
}

} // namespace mk
