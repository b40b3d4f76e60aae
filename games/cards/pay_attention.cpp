// Pay Attention: turning cards, pairs and the end. Rules: card games, game 187.
#include "games/cards/pay_attention.h"

#include <algorithm>
#include <array>

namespace mk {

using namespace cards;

std::span<const OptionSpec> PayAttention::options() {
  static const std::vector<OptionSpec> specs = {
      {"deck",
       MK_TEXT("games", "Pack"),
       MK_TEXT("games", "How many cards lie on the table."),
       {{"24", MK_TEXT("games", "24 cards")},
        {"36", MK_TEXT("games", "36 cards")},
        {"52", MK_TEXT("games", "52 cards")}},
       2},
      {"pair",
       MK_TEXT("games", "Pair"),
       MK_TEXT("games", "Two cards of one rank are a pair, or only when both are red or both black."),
       {{"rank", MK_TEXT("games", "same rank")}, {"rank-and-colour", MK_TEXT("games", "same rank and colour")}}},
      seriesOption(),
  };
  return specs;
}

std::span<const Verb> PayAttention::verbs() {
  static const std::vector<cards::Verb> list = {
      {.pattern = "flip %n", .by = By::Place, .id = kMiddle, .shift = 1},
      {"end", By::Button, kMainButton, MK_TEXT("games", "Turn them back"), ' ',
       MK_TEXT("games", "%1 turns both cards back")},
  };
  return list;
}

PayAttention::PayAttention(const Setup& s)
    : Dealt(s.seats,
            sortedPack(s.options.is("deck", "24")   ? 9
                       : s.options.is("deck", "36") ? 6
                                                    : 2),
            seriesOf(s.options)),
      colours_(s.options.is("pair", "rank-and-colour")) {}

void PayAttention::deal(State& s, const Outcome& pack) const {
  clearTable(s);
  for (int i = 0; i < pack.count; ++i) s.grid.cards.push_back(pack.card(i));
  s.turn = elder(s);
}

void PayAttention::moves(const State& s, Seat, std::vector<Move>& out) const {
  if (s.grid.open.full()) return out.push_back({.verb = kEnd});
  const int open = s.grid.open.empty() ? -1 : s.grid.open[0];
  for (int p = 0; p < s.grid.count(); ++p)
    if (s.grid.isThere(p) && p != open) out.push_back({.verb = kFlip, .number = static_cast<std::int16_t>(p)});
}

void PayAttention::play(State& s, Seat seat, const Move& m) const {
  MemoryGrid& g = s.grid;
  if (m.verb == kFlip) {
    g.flip(m.number);
    if (!g.open.full() || !isPair(g.cards[g.open[0]], g.cards[g.open[1]])) return;
    g.take(seat);
    s.idle = 0;
    if (g.isEmpty()) endGame(s, standing(s));
    return;
  }
  g.turnBack();
  s.turn = leftOf(seat, seats_);
  if (++s.idle == kMostIdle) endGame(s, standing(s));
}

Result PayAttention::standing(const State& s) const {
  std::vector<int> pairs;
  for (Seat k = 0; k < seats_; ++k) pairs.push_back(s.grid.pairsOf(k));
  return Result::byScore(pairs, s.idle == kMostIdle
                                    ? MK_TEXT("games", "Nobody has found a pair for a long time: the most pairs win.")
                                    : MK_TEXT("games", "All pairs have been found: the most pairs win."));
}

// The ruling's easy, medium and hard are levels 1, 2 and 3; no more are offered. Only the cards shown last are kept.
void PayAttention::forget(State& s, int level) const {
  constexpr std::array<std::size_t, 5> kRemembered{4, 12, MemoryGrid::kMost, MemoryGrid::kMost, MemoryGrid::kMost};
  auto& shown = s.grid.shown;
  const std::size_t kept = kRemembered[static_cast<std::size_t>(std::clamp(level, 1, 5) - 1)];
  while (shown.size() > kept) shown.remove(shown[0]);
}

std::optional<PayAttention::Move> PayAttention::suggest(const State& s, Seat, Random& random) const {
  return turned(s, seats_ == 2, random);
}

// With cards of one rank as pairs twelve remembered ones are nearly all there is to know: the hard player wins by care.
std::optional<PayAttention::Move> PayAttention::ruledMove(const State& s, Seat, int level, Random& random) const {
  return turned(s, seats_ == 2 && level >= 3, random);
}

// A pair among what is remembered, else a card that is new. Whoever is careful turns a second one to a card without a
// known fellow only where that finds a pair at least as likely as it shows the next player one; else the card shown
// last, which tells nothing. With more than two seats care has won nothing in a thousand matches.
PayAttention::Move PayAttention::turned(const State& s, bool careful, Random& random) const {
  const MemoryGrid& g = s.grid;
  if (g.open.full()) return {.verb = kEnd};
  const auto flip = [](int p) { return Move{.verb = kFlip, .number = static_cast<std::int16_t>(p)}; };
  Row<std::uint8_t, MemoryGrid::kMost> fresh, covered, known; // known: covered, the latest last
  for (int p = 0; p < g.count(); ++p) {
    if (!g.isCovered(p)) continue;
    const auto place = static_cast<std::uint8_t>(p);
    covered.push_back(place);
    if (!g.shown.contains(place)) fresh.push_back(place);
  }
  for (const std::uint8_t p : g.shown)
    if (g.isCovered(p)) known.push_back(p);
  const auto any = [&](const auto& places) {
    return flip(places[static_cast<std::size_t>(random.index(places.size()))]);
  };
  if (g.open.empty()) {
    for (std::size_t i = 0; i < known.size(); ++i)
      for (std::size_t j = i + 1; j < known.size(); ++j)
        if (isPair(g.cards[known[i]], g.cards[known[j]])) return flip(known[i]);
    return any(fresh.empty() ? covered : fresh);
  }
  const Card open = g.cards[g.open[0]];
  for (const std::uint8_t p : known)
    if (isPair(g.cards[p], open)) return flip(p);
  if (fresh.empty()) return any(covered);
  if (known.empty() || !careful) return any(fresh);
  // Fellows of a card among those that are new.
  const auto fellows = [&](Card c) {
    auto n = std::ranges::count_if(pack_, [&](Card x) { return x != c && isPair(x, c); });
    for (int p = 0; p < g.count(); ++p) {
      const Card x = g.cards[static_cast<std::size_t>(p)];
      n -= x != c && !fresh.contains(static_cast<std::uint8_t>(p)) && isPair(x, c);
    }
    return n;
  };
  std::ptrdiff_t given = 0;
  for (const std::uint8_t p : known) given += fellows(g.cards[p]);
  return fellows(open) >= given ? any(fresh) : flip(known[known.size() - 1]);
}

// The cards lie in a grid, not in heaps: the text names them by place, and the look is made below.
void PayAttention::table(Table& t, State& s) const {
  MemoryGrid& g = s.grid;
  t.rest(kMiddle, MK_TEXT("games", "cards on the table"));
  t.field(
      "grid", [&g] { return mk::text(std::span<const Card>(g.cards)); },
      [&g](Fields& f) -> Permission {
        const auto cards = f.cards("grid");
        if (!cards) return Refusal{cards.why()};
        if (cards->size() > MemoryGrid::kMost) return Table::tooMany("grid");
        for (const Card c : *cards) g.cards.push_back(c);
        return Ok{};
      },
      ": ");
  t.list("taken", std::span(g.takenBy).first(pack_.size()), -1, seats_ - 1);
  placesField(t, "open", g.open);
  placesField(t, "last", g.last);
  placesField(t, "shown", g.shown);
  t.number("idle", s.idle, 0, kMostIdle);
}

Phrase PayAttention::faulty(const State& s) const {
  std::vector<Card> lie(s.grid.cards.begin(), s.grid.cards.end());
  std::ranges::sort(lie);
  std::vector<Card> whole = pack_;
  std::ranges::sort(whole);
  if (lie != whole) return MK_TEXT("games", "a card is missing in the grid, or there twice");
  for (const std::uint8_t p : s.grid.shown)
    if (p >= s.grid.count()) return MK_TEXT("games", "a place that is not there");
  if (s.stage == Stage::Play && s.grid.isEmpty()) return MK_TEXT("games", "no cards are left");
  for (const std::uint8_t p : s.grid.open)
    if (p >= s.grid.count() || !s.grid.isThere(p)) return MK_TEXT("games", "a card that was taken lies face up");
  for (const std::uint8_t p : s.grid.last)
    if (p >= s.grid.count() || s.grid.isThere(p)) return MK_TEXT("games", "the pair taken last is still there");
  return {};
}

void PayAttention::shown(const State& s, Viewer, View& v) const {
  const MemoryGrid& g = s.grid;
  if (g.cards.empty()) return;
  Zone& z = *v.find(kMiddle);
  z.kind = Zone::Kind::Grid;
  z.role = Zone::Role::Tableau;
  z.columns = static_cast<std::int16_t>(g.count() / kRows);
  z.size = static_cast<std::int16_t>(g.count());
  z.closed = 0;
  z.label = {};
  const auto item = [&](int place, bool face) {
    Item i;
    const Card c = g.cards[static_cast<std::size_t>(place)];
    i.at = static_cast<std::int16_t>(place);
    i.thing = Thing::card(face ? c : Card::back());
    if (face) i.id = static_cast<std::uint16_t>(c.code() + 1);
    return i;
  };
  for (int p = 0; p < g.count(); ++p)
    if (g.isThere(p)) z.items.push_back(item(p, g.isOpen(p)));
  for (Seat k = 0; k < seats_; ++k) {
    Zone won;
    won.id = k;
    won.kind = Zone::Kind::Pile;
    won.role = Zone::Role::Hand;
    won.owner = k;
    won.name = {MK_TEXT("games", "%1: pairs"), {Arg::seat(k)}};
    won.size = 1;
    won.label = Phrase::counted(MK_TEXT_N("games", "%n pair(s)"), g.pairsOf(k));
    const auto lay = [&](int p) {
      if (g.takenBy[static_cast<std::size_t>(p)] != k) return;
      won.items.push_back(item(p, true));
      won.items.back().at = 0;
    };
    for (int p = 0; p < g.count(); ++p)
      if (!g.last.contains(static_cast<std::uint8_t>(p))) lay(p);
    for (const std::uint8_t p : g.last) lay(p); // on top
    v.zones.push_back(std::move(won));
  }
}

Phrase PayAttention::prompt(const State& s, Viewer) const {
  const Arg who = Arg::seat(s.turn);
  if (s.grid.open.full()) return {MK_TEXT("games", "%1: no pair, turn both cards back"), {who}};
  if (s.grid.open.empty()) return {MK_TEXT("games", "%1: turn up a card"), {who}};
  return {MK_TEXT("games", "%1: turn up a second card"), {who}};
}

Phrase PayAttention::told(const State& before, const State& after, Seat seat, const Move& m, Viewer) const {
  if (m.verb != kFlip) return {};
  const int columns = after.grid.count() / kRows;
  Phrase out{MK_TEXT("games", "%1 turns up row %2, column %3: %4"),
             {Arg::seat(seat), Arg::number(m.number / columns + 1), Arg::number(m.number % columns + 1),
              Arg::phrase(nameOf(before.grid.cards[static_cast<std::size_t>(m.number)]))}};
  if (after.grid.pairsOf(seat) == before.grid.pairsOf(seat)) return out;
  return {MK_TEXT("games", "%1. A pair!"), {Arg::phrase(std::move(out))}};
}

Phrase PayAttention::whyNot(const State&, Seat, std::string_view t) const {
  return t.starts_with("flip") ? MK_TEXT("games", "Choose another card that is still face down.") : "";
}

} // namespace mk
