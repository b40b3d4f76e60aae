// Believe or Not: laying, doubting and the end. Rules: card games, A10 and game 192.
#include "games/cards/believe_or_not.h"

#include "games/kernel/ranks.h"

#include <algorithm>

namespace mk {

using namespace cards;

std::span<const OptionSpec> BelieveOrNot::options() {
  static const std::vector<OptionSpec> specs = {seriesOption()};
  return specs;
}

std::span<const Verb> BelieveOrNot::verbs() {
  static const std::vector<cards::Verb> list = {
      {"card %c", By::Card, 0, "", 0, MK_TEXT("games", "%1 sets out: %2"), MK_TEXT("games", "%1 sets out a card")},
      {"play as %r", By::Button, kRankButton, MK_TEXT("games", "As %1")},
      {"play", By::Button, kMainButton, MK_TEXT("games", "Lay"), ' '},
      {"doubt", By::Button, kOtherButton, MK_TEXT("games", "I do not believe it"), 'd'},
      {"play %c as %r", By::Button, kRankButton},
      {"play %c", By::Button, kMainButton},
  };
  return list;
}

namespace {

constexpr std::array kHands{0, 0, 12, 12, 13, 10, 8};

std::vector<Card> packFor(int seats) { return sortedPack(seats <= 3 ? 6 : 2); }

} // namespace

int BelieveOrNot::handOf(int seats) { return kHands[static_cast<std::size_t>(seats)]; }

BelieveOrNot::BelieveOrNot(const Setup& s) : Dealt(s.seats, packFor(s.seats), seriesOf(s.options)) {}

void BelieveOrNot::deal(State& s, const Outcome& pack) const {
  clearTable(s);
  s.away = stockOf(pack, dealOut(s, pack, handOf(seats_)));
  for (Seat k = 0; k < seats_; ++k) layFours(s.hands[at(k)], s.aside);
  for (Seat k = 0; k < seats_; ++k)
    if (s.hands[at(k)].empty() && s.stage == Stage::Play) endGame(s, standing(s));
}

// A rank whose four cards have left may not be named.
bool BelieveOrNot::mayClaim(const State& s, int rank) const {
  const auto of = [rank](Card c) { return c.value() == rank; };
  return std::ranges::any_of(pack_, of) && std::ranges::none_of(s.aside, of);
}

void BelieveOrNot::moves(const State& s, Seat seat, std::vector<Move>& out) const {
  if (s.ready.count() < kMostLaid)
    for (const Card c : s.hands[at(seat)]) out.push_back({.verb = kCard, .cards = {c}});
  if (s.ready.empty()) {
    if (s.claim != 0) out.push_back({.verb = kDoubt});
    return;
  }
  if (s.claim != 0) return out.push_back({.verb = kPlay});
  for (std::int16_t rank = 1; rank <= 13; ++rank)
    if (mayClaim(s, rank)) out.push_back({.verb = kPlayAs, .number = rank});
}

void BelieveOrNot::play(State& s, Seat seat, const Move& m) const {
  s.doubted.clear();
  s.claimed = 0;
  for (const Card c : m.cards) { // made ready one by one, or all at once
    s.hands[at(seat)].remove(c);
    s.known.forget(seat); // it is not seen which cards go
    s.ready.push_back(c);
  }
  if (m.verb == kCard) return;
  if (m.verb == kDoubt) return doubt(s, seat);
  lay(s, seat, m.number == 0 ? s.claim : m.number);
}

void BelieveOrNot::lay(State& s, Seat seat, int rank) const {
  ++s.turns;
  // Whoever laid the last cards has won once the next seat lays instead of doubting; these cards stay in hand.
  if (s.layer != kNobody && s.hands[at(s.layer)].empty()) {
    for (const Card c : s.ready) addSorted(s.hands[at(seat)], c);
    s.ready.clear();
    return endGame(s, standing(s));
  }
  s.claim = static_cast<std::int8_t>(rank);
  s.last = static_cast<std::uint8_t>(s.ready.count());
  s.layer = seat;
  for (const Card c : s.ready) s.pile.push_back(c);
  s.ready.clear();
  if (s.turns == kMostTurns) return endGame(s, standing(s));
  s.turn = next(seat);
}

bool BelieveOrNot::isTrue(const State& s) {
  return std::all_of(s.pile.end() - s.last, s.pile.end(), [&](Card c) { return c.value() == s.claim; });
}

void BelieveOrNot::doubt(State& s, Seat seat) const {
  ++s.turns;
  const bool told = isTrue(s);
  for (auto c = s.pile.end() - s.last; c != s.pile.end(); ++c) s.doubted.push_back(*c);
  s.claimed = s.claim;
  if (told && s.hands[at(s.layer)].empty()) return endGame(s, standing(s));
  const Seat taker = told ? seat : s.layer;
  for (auto c = s.pile.end() - s.last; c != s.pile.end(); ++c) s.known.add(taker, *c); // the doubted cards were shown
  takePile(s, taker);
  s.claim = 0;
  s.last = 0;
  s.layer = kNobody;
  s.turn = told ? next(seat) : seat;
  if (s.hands[at(taker)].empty() || s.turns == kMostTurns) endGame(s, standing(s));
}

void BelieveOrNot::takePile(State& s, Seat seat) const {
  for (const Card c : s.pile) addSorted(s.hands[at(seat)], c);
  s.pile.clear();
  const std::size_t before = s.aside.size();
  layFours(s.hands[at(seat)], s.aside);
  for (std::size_t i = before; i < s.aside.size(); ++i) s.known.drop(seat, s.aside[i]);
}

Result BelieveOrNot::standing(const State& s) const {
  return fewestCards(s.hands, seats_,
                     s.turns == kMostTurns ? MK_TEXT("games", "Three hundred turns: the fewest cards win.")
                                           : MK_TEXT("games", "The game was stopped: the fewest cards are best."));
}

// Tells the truth where it can; doubts what its own cards disprove, a last lay, and now and then out of suspicion.
std::optional<BelieveOrNot::Move> BelieveOrNot::suggest(const State& s, Seat seat, Random& random) const {
  const Cards& hand = s.hands[at(seat)];
  const auto held = [&](int rank) {
    return static_cast<int>(std::ranges::count_if(hand, [rank](Card c) { return c.value() == rank; }));
  };
  const auto fewest = [&] { // a card that stands alone is laid as something else
    return *std::ranges::min_element(hand, {}, [&](Card c) { return held(c.value()); });
  };
  if (s.claim == 0) {
    if (s.ready.empty()) {
      const auto best =
          std::ranges::max_element(hand, {}, [&](Card c) { return mayClaim(s, c.value()) ? held(c.value()) : 0; });
      return Move{.verb = kCard, .cards = {*best}};
    }
    const int rank = s.ready[0].value();
    for (const Card c : hand)
      if (c.value() == rank && s.ready.count() < kMostLaid) return Move{.verb = kCard, .cards = {c}};
    return Move{.verb = kPlayAs, .number = static_cast<std::int16_t>(rank)};
  }
  const int mine =
      held(s.claim) + static_cast<int>(std::ranges::count_if(s.ready, [&](Card c) { return c.value() == s.claim; }));
  if (s.ready.empty() && (mine + s.last > 4 || s.hands[at(s.layer)].empty())) return Move{.verb = kDoubt};
  for (const Card c : hand)
    if (c.value() == s.claim && s.ready.count() < kMostLaid) return Move{.verb = kCard, .cards = {c}};
  if (!s.ready.empty()) return Move{.verb = kPlay};
  if (random.below(10) < static_cast<std::uint32_t>(2 + s.last)) return Move{.verb = kDoubt};
  return Move{.verb = kCard, .cards = {fewest()}};
}

void BelieveOrNot::table(Table& t, State& s) const {
  for (Seat k = 0; k < seats_; ++k) t.hand(s.hands[at(k)], k);
  t.pile({.key = "ready",
          .cards = &s.ready,
          .zone = kMiddle,
          .role = Zone::Role::Trick,
          .sees = Sees::Nobody,
          .name = MK_TEXT("games", "cards set out"),
          .kind = Zone::Kind::Row,
          .places = kMostLaid,
          .shownTo = static_cast<std::uint16_t>(s.turn == kNobody ? 0u : 1u << s.turn)});
  t.pile({.key = "pile",
          .cards = &s.pile,
          .zone = kPile,
          .role = Zone::Role::Discard,
          .sees = Sees::Nobody,
          .name = MK_TEXT("games", "pile"),
          .label = s.pile.empty() ? Phrase() : cardCount(s.pile.count()),
          .places = 1,
          .always = true});
  t.pile(foursPile(s.aside));
  t.pile({.key = "away",
          .cards = &s.away,
          .zone = kStock,
          .role = Zone::Role::Stock,
          .sees = Sees::Nobody,
          .name = MK_TEXT("games", "cards put away"),
          .places = 1});
  t.number("claim", s.claim, 0, 13);
  t.number("last", s.last, 0, kMostLaid);
  t.seat("layer", s.layer);
  t.number("turns", s.turns, 0, kMostTurns);
  t.field(
      "doubted", [&s] { return mk::text(std::span<const Card>(s.doubted)); },
      [&s](Fields& f) -> Permission {
        const auto cards = f.cards("doubted");
        if (!cards) return Refusal{cards.why()};
        if (cards->size() > kMostLaid) return Table::tooMany("doubted");
        for (const Card c : *cards) s.doubted.push_back(c);
        return Ok{};
      },
      ": ");
  t.number("claimed", s.claimed, 0, 13);
}

// Where the whole pack is dealt nothing is put away.
void BelieveOrNot::shown(const State& s, Viewer, View& v) const {
  if (s.away.empty()) std::erase_if(v.zones, [](const Zone& z) { return z.id == kStock; });
  if (!s.doubted.empty()) showDoubted(s, v);
}

// They lie open in the middle, and come to whoever takes them when the game goes on.
void BelieveOrNot::showDoubted(const State& s, View& v) const {
  Zone* middle = v.find(kMiddle);
  if (middle == nullptr || !middle->items.empty()) return;
  for (const Card c : s.doubted) {
    std::size_t seen = 0;
    for (Zone& z : v.zones) seen += std::erase_if(z.items, [c](const Item& i) { return i.thing == Thing::card(c); });
    if (seen > 0) continue;
    const auto holds = [&](const Cards& hand) { return hand.contains(c); };
    const auto taker = static_cast<std::int16_t>(std::ranges::find_if(s.hands, holds) - s.hands.begin());
    if (Zone* from = v.find(taker < seats_ ? taker : std::int16_t{kPile}); from != nullptr) --from->closed;
  }
  middle->name = MK_TEXT("games", "cards that were doubted");
  middle->label = {MK_TEXT("games", "claimed: %1"), {Arg::phrase(rankName(s.claimed))}};
  for (std::size_t i = 0; i < s.doubted.size(); ++i) {
    Item& item = middle->items.emplace_back();
    item.at = static_cast<std::int16_t>(i);
    item.thing = Thing::card(s.doubted[i]);
    item.id = static_cast<std::uint16_t>(s.doubted[i].code() + 1);
  }
}

Permission BelieveOrNot::completed(State& s) const {
  if (s.claim != 0 && s.layer == kNobody) s.layer = rightOf(s.turn, seats_);
  return Ok{};
}

Phrase BelieveOrNot::faulty(const State& s) const {
  if (s.last > s.pile.count()) return MK_TEXT("games", "more cards were laid last than there are on the pile");
  if (s.ready.count() > kMostLaid) return MK_TEXT("games", "more than four cards are set out");
  const bool goesOn = s.stage == Stage::Play && (s.claim != 0 || !s.ready.empty());
  if (s.doubted.empty() != (s.claimed == 0) || (goesOn && s.claimed != 0))
    return MK_TEXT("games", "cards are shown that nobody has doubted");
  if (s.stage == Stage::Play && (s.claim != 0) != (s.last != 0))
    return MK_TEXT("games", "a claim without cards, or cards without a claim");
  return {};
}

// "play 7C QD as 7" lays at once what is otherwise made ready card by card.
Checked<BelieveOrNot::Move> BelieveOrNot::parsed(const State& s, Seat seat, std::string_view t) const {
  const auto mark = t.rfind(" as "); // “as” is no ace of spades here
  const Said words = said(t.substr(0, mark));
  if (words.verb != "play" || words.cards.empty() || !s.ready.empty()) return Refusal{};
  const int rank = mark != std::string_view::npos && mark + 5 == t.size() ? rankOf(t.back()) : 0;
  if (Phrase why = notHeld(words, s.hands[at(seat)]); !why.empty()) return refuse(std::move(why));
  if (words.cards.count() > kMostLaid) return refuse(MK_TEXT("games", "One to four cards are laid at a time."));
  Move m{.verb = kPlayCards};
  for (const Card c : words.cards) m.cards.push_back(c);
  if (s.claim != 0) {
    if (mark != std::string_view::npos && rank != s.claim)
      return refuse({MK_TEXT("games", "The claimed rank stays until somebody doubts: %1."),
                     {Arg::literal(std::string(1, kRanks[static_cast<std::size_t>(s.claim)]))}});
    return m;
  }
  if (rank == 0 || !mayClaim(s, rank))
    return refuse(MK_TEXT("games", "The leader names a rank that is still in play: play 7C QD as 7"));
  m.verb = kPlayCardsAs;
  m.number = static_cast<std::int16_t>(rank);
  return m;
}

Phrase BelieveOrNot::whyNot(const State& s, Seat seat, std::string_view t) const {
  const Said words = said(t);
  if (words.verb == "doubt") return MK_TEXT("games", "There is nothing to doubt.");
  if (Phrase why = notHeld(words, s.hands[at(seat)]); !why.empty() || words.cards.empty()) return why;
  return s.ready.count() == kMostLaid ? MK_TEXT("games", "One to four cards are laid at a time.") : Phrase();
}

Phrase BelieveOrNot::prompt(const State& s, Viewer) const {
  const Arg who = Arg::seat(s.turn);
  if (s.claim == 0)
    return {s.ready.empty() ? MK_TEXT("games", "%1: choose one to four cards and name a rank")
                            : MK_TEXT("games", "%1: name the rank, or add a card"),
            {who}};
  if (!s.ready.empty()) // then it is too late to doubt
    return {MK_TEXT("games", "%1: lay what is set out as %2, or add a card"), {who, Arg::phrase(rankName(s.claim))}};
  return {MK_TEXT("games", "%1: %2 as %3. Lay more of them, or doubt"),
          {who, Arg::phrase(cardCount(s.last)), Arg::phrase(rankName(s.claim))}};
}

Phrase BelieveOrNot::told(const State& before, const State& after, Seat seat, const Move& m, Viewer) const {
  if (m.verb == kCard) return {};
  const Arg who = Arg::seat(seat);
  if (m.verb != kDoubt)
    return {MK_TEXT("games", "%1 lays %2 as %3"),
            {who, Arg::phrase(cardCount(before.ready.count() + m.cards.count())),
             Arg::phrase(rankName(m.number == 0 ? before.claim : m.number))}};
  const Phrase seen = namesOf(std::span<const Card>(before.pile).last(before.last));
  const bool told = isTrue(before);
  const Seat taker = told ? seat : before.layer;
  Phrase out{told ? MK_TEXT("games", "%1 doubts. It was true: %2") : MK_TEXT("games", "%1 doubts. It was a lie: %2"),
             {who, Arg::phrase(seen)}};
  if (after.pile.empty())
    out = {MK_TEXT("games", "%1. %2 takes the pile: %3"),
           {Arg::phrase(std::move(out)), Arg::seat(taker), Arg::phrase(cardCount(before.pile.count()))}};
  if (after.aside.size() == before.aside.size()) return out;
  return {MK_TEXT("games", "%1; four of a rank leave the game: %2"),
          {Arg::phrase(std::move(out)),
           Arg::phrase(namesOf(std::span<const Card>(after.aside).subspan(before.aside.size())))}};
}

} // namespace mk
