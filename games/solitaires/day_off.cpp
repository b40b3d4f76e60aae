// 150 Korralda endale puhkepäev: deal, moves and end.
#include "games/solitaires/day_off_moves.h"

#include <algorithm>

namespace mk {

namespace {

const std::vector<Card>& doublePack() {
  static const std::vector<Card> pack = sortedPack(2, 2);
  return pack;
}

} // namespace

std::span<const OptionSpec> DayOff::options() {
  static const std::vector<OptionSpec> specs = [] {
    OptionSpec passes, stock, building;
    passes.key = "passes";
    passes.name = MK_TEXT("games", "Passes");
    passes.meaning = MK_TEXT("games", "How often the stock may be gone through.");
    passes.values = {{"1", MK_TEXT("games", "one pass")},
                     {"2", MK_TEXT("games", "two passes")},
                     {"3", MK_TEXT("games", "three passes")}};
    passes.preset = 1;
    stock.key = "stock";
    stock.name = MK_TEXT("games", "Stock");
    stock.meaning = MK_TEXT("games", "When a card may be turned from the stock.");
    stock.values = {{"when-stuck", MK_TEXT("games", "when no closed card can be turned up")},
                    {"any-time", MK_TEXT("games", "at any time")}};
    building.key = "building";
    building.name = MK_TEXT("games", "Building");
    building.meaning = MK_TEXT("games", "Which cards may be laid on each other in the columns.");
    building.values = {{"alternate-colours", MK_TEXT("games", "red on black, black on red")},
                       {"same-suit", MK_TEXT("games", "the same suit only")}};
    return std::vector<OptionSpec>{passes, stock, building, patience::undoOption()};
  }();
  return specs;
}

DayOff::DayOff(const Setup& s)
    : seats_(s.seats), passes_(s.options.index("passes") + 1), anyTime_(s.options.is("stock", "any-time")),
      sameSuit_(s.options.is("building", "same-suit")), openMovesOnly_(s.options.is("undo", "open-moves-only")) {}

bool DayOff::State::operator==(const State& o) const {
  const auto same = [&](const auto& mine, const auto& theirs) {
    return std::ranges::equal(mine, theirs, [&](Element a, Element b) { return card(a) == o.card(b); });
  };
  if (order != o.order || closed != o.closed || turned != o.turned || pass != o.pass || moves != o.moves ||
      done != o.done)
    return false;
  for (std::size_t i = 0; i < columns.size(); ++i)
    if (!same(columns[i], o.columns[i])) return false;
  for (std::size_t i = 0; i < built.size(); ++i)
    if (built[i].size() != o.built[i].size()) return false;
  return same(talon, o.talon);
}

int DayOff::State::score() const {
  int n = 0;
  for (const auto& pile : built) n += pile.count();
  return n;
}

Turn DayOff::turn(const State& s) const {
  if (s.order.empty()) return Turn::chance();
  if (s.done.count() >= seats_) return Turn::over();
  return Turn::of(static_cast<Seat>(s.done.count()));
}

ChanceRequest DayOff::chance(const State&) const { return ChanceRequest::deck(doublePack()); }

void DayOff::settle(State& s, const Outcome& o) const {
  s.order.clear();
  for (int i = 0; i < o.count; ++i) s.order.push_back(o.card(i));
  deal(s);
}

// Round r lays one card on each of the columns r, r+1, ..., ten; in the end the last card of every column is face up.
void DayOff::deal(State& s) const {
  s.talon.clear();
  for (auto& column : s.columns) column.clear();
  for (auto& pile : s.built) pile.clear();
  Element next = 0;
  for (std::size_t round = 0; round < kColumns; ++round)
    for (std::size_t c = round; c < kColumns; ++c) s.columns[c].push_back(next++);
  for (std::size_t c = 0; c < kColumns; ++c) s.closed[c] = static_cast<std::uint8_t>(c);
  while (next < kCards) s.talon.push_back(next++);
  s.turned = 0;
  s.pass = 1;
  s.moves = 0;
}

int DayOff::foundationFor(const State& s, Card c) {
  const std::size_t first = 2 * static_cast<std::size_t>(c.suit());
  for (const std::size_t f : {first, first + 1})
    if (s.built[f].count() == c.value() - 1) return static_cast<int>(f);
  return -1;
}

// The open cards of a column run down one by one, so at most one block of them fits another column.
int DayOff::block(const State& s, int from, int to) const {
  const auto& mine = s.columns[static_cast<std::size_t>(from)];
  const auto& other = s.columns[static_cast<std::size_t>(to)];
  const int closed = s.closed[static_cast<std::size_t>(from)], open = mine.count() - closed;
  if (open == 0) return 0;
  const int highest = s.card(mine[static_cast<std::size_t>(closed)]).value();
  if (other.empty()) return highest == 13 && closed > 0 ? open : 0; // a king, and something stays behind
  const Card target = s.card(other.back());
  const int skip = highest - (target.value() - 1);
  if (skip < 0 || skip >= open) return 0;
  return follows(target, s.card(mine[static_cast<std::size_t>(closed + skip)])) ? open - skip : 0;
}

bool DayOff::turnsUp(const State& s, const Move& m) {
  if (m.kind != Move::Kind::Block && m.kind != Move::Kind::ColumnToFoundation) return false;
  return s.closed[m.from] > 0 && s.columns[m.from].count() - m.count == s.closed[m.from];
}

void DayOff::moves(const State& s, Seat, std::vector<Move>& out) const {
  each(s, [&](const Move& m) {
    out.push_back(m);
    return true;
  });
  if (seats_ > 1) out.push_back({Move::Kind::GiveUp, 0, 0, 1});
}

bool DayOff::isStuck(const State& s) const {
  bool none = true;
  each(s, [&](const Move&) { return none = false; });
  return none;
}

void DayOff::play(State& s, Seat, const Move& m) const {
  using K = Move::Kind;
  const auto toFoundation = [&](Element e) {
    s.built[static_cast<std::size_t>(foundationFor(s, s.card(e)))].push_back(e);
  };
  const auto takeFromWaste = [&] {
    const Element e = s.talon[--s.turned];
    s.talon.erase(s.turned);
    return e;
  };
  switch (m.kind) {
  case K::ColumnToFoundation:
    toFoundation(s.columns[m.from].back());
    s.columns[m.from].pop_back();
    break;
  case K::Block: {
    auto& from = s.columns[m.from];
    const std::size_t first = from.size() - m.count;
    for (std::size_t i = first; i < from.size(); ++i) s.columns[m.to].push_back(from[i]);
    from.resize(first);
    break;
  }
  case K::WasteToFoundation:
    toFoundation(takeFromWaste());
    break;
  case K::WasteToColumn:
    s.columns[m.to].push_back(takeFromWaste());
    break;
  case K::Stock:
    ++s.turned;
    break;
  case K::Redeal:
    s.turned = 0;
    ++s.pass;
    break;
  case K::GiveUp:
    return endBoard(s, false);
  }
  auto& closed = s.closed[m.from];
  if (m.kind <= K::Block && closed > 0 && closed == s.columns[m.from].count()) --closed; // the next card is turned up
  ++s.moves;
  const bool won = m.toFoundation() && s.score() == kCards;
  if (won || s.moves >= kMostMoves || isStuck(s)) endBoard(s, won);
}

void DayOff::endBoard(State& s, bool won) const {
  s.done.push_back({static_cast<std::int16_t>(s.score()), static_cast<std::int16_t>(s.moves), won});
  if (s.done.count() < seats_) deal(s); // the next seat gets the same order
}

namespace {

Phrase whyEnded(const DayOff::State& s, int seats) {
  if (seats > 1) return MK_TEXT("games", "Everybody has played this deal.");
  if (s.done.empty()) return Phrase::counted(MK_TEXT_N("games", "%n cards lie on the foundations."), s.score());
  if (s.done[0].won) return MK_TEXT("games", "All cards lie on the foundations: the day off is yours!");
  if (s.done[0].moves >= DayOff::kMostMoves)
    return MK_TEXT("games", "2000 moves without coming out: that counts as given up.");
  return Phrase::counted(MK_TEXT_N("games", "No move is left; %n cards lie on the foundations."), s.score());
}

} // namespace

Result DayOff::result(const State& s) const {
  patience::Finishes done = s.done;
  if (done.count() < seats_)
    done.push_back({static_cast<std::int16_t>(s.score()), static_cast<std::int16_t>(s.moves), false});
  return patience::ranking(done, seats_, whyEnded(s, seats_));
}

// Who gives up the whole race comes last, whatever lies on the foundations.
Result DayOff::resign(const State& s, Seat seat) const {
  Result r = result(s);
  const auto mine = static_cast<std::size_t>(seat);
  for (int& place : r.places)
    if (place > r.places[mine]) --place;
  r.places[mine] = seats_ > 1 ? seats_ : 2;
  r.why = {MK_TEXT("games", "%1 gave up."), {Arg::seat(seat)}};
  return r;
}

Takeback DayOff::takeback(const State& s, Seat, const Move& m) const {
  const bool opens = m.kind == Move::Kind::Stock || m.kind == Move::Kind::Redeal || turnsUp(s, m);
  return patience::takeback(opens, seats_, openMovesOnly_);
}

bool DayOff::covered(const State& s, Viewer v) const {
  const Turn now = turn(s);
  return seats_ > 1 && now.isSeats() && v.seat != now.seat();
}

// Nobody knows the closed cards of the columns and the stock; behind the cover of a race nothing is known at all.
void DayOff::scramble(State& s, Viewer v, Random& random) const {
  if (s.order.empty()) return;
  if (covered(s, v)) {
    std::ranges::sort(s.order);
    random.shuffle(s.order.begin(), s.order.end());
    deal(s);
    return;
  }
  Row<Element, kCards> hidden;
  for (std::size_t c = 0; c < kColumns; ++c)
    for (std::size_t i = 0; i < s.closed[c]; ++i) hidden.push_back(s.columns[c][i]);
  for (std::size_t i = s.turned; i < s.talon.size(); ++i) hidden.push_back(s.talon[i]);
  Row<Card, kCards> cards;
  for (const Element e : hidden) cards.push_back(s.order[e]);
  std::ranges::sort(cards);
  random.shuffle(cards.begin(), cards.end());
  for (std::size_t i = 0; i < hidden.size(); ++i) s.order[hidden[i]] = cards[i];
}

} // namespace mk
