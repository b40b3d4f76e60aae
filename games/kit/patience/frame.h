// What every patience does alike. A game G derives from Frame<G, State>, declares its piles, and says what is its own:
//   const vector<Card>& pack() const
//   void lay(State&) const                 lays State::order out, for a seat that begins
//   bool won(const State&) const
//   int score(const State&) const
// and, where the usual answer does not do,
//   bool each(const State&, F&& f) const   calls f with every legal move until it answers false; then false
//   void apply(State&, const Move&) const  what a move does to the cards
//   bool mayTurn(const State&, bool opens) const       may the stock be used; opens: some move turns up a card
//   bool goesOn(const State&) const        won already, and still played for more
// and for people
//   static constexpr Shape kShape; int kAcross             how the tableau is written: columns, rows, a grid
//   vector<string> told(const State&) const                what the ruling writes after the tableau
//   Phrase whyEnded(const State&) const, prompt(const State&) const, dealing() const
//   Phrase pileName(size_t pile) const. Rulings: patiences, part A.
#pragma once

#include "games/kernel/chance.h"
#include "games/kernel/ranks.h"
#include "games/kernel/rules.h"
#include "games/kit/patience/board.h"
#include "games/kit/patience/carry.h"
#include "games/kit/patience/checks.h"
#include "games/kit/patience/dead_end.h"
#include "games/kit/patience/look.h"
#include "games/kit/patience/piles.h"
#include "games/kit/patience/reader.h"
#include "games/kit/patience/solver.h"

#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace mk::patience {

template <class G, class S> class Frame {
public:
  static constexpr Answers kAnswers = {Answer::Chance,  Answer::Scramble, Answer::TellMove, Answer::TellChance,
                                       Answer::Suggest, Answer::Solve,    Answer::Takeback, Answer::Resign};
  static constexpr Shape kShape = Shape::Columns;
  static constexpr bool kPairs = false; // pairs are taken away from the table
  static constexpr int kAcross = 1, kCells = 1;
  enum Zones : std::int16_t { kStock = 0, kWaste = 1, kPiles = 2, kResults = kPiles + S::kPiles, kPairsZone };
  using State = S;
  using Move = patience::Move;
  using Kind = Move::Kind;
  static constexpr Stock kStockUse = Stock::AtAnyTime; // what the solver has to try of it
  static constexpr int kMostMoves = 2000;              // a board that reaches them without being won counts as given up
  static constexpr int kHard = 3; // of two players of a ruling the levels from here on have the hard one

  int seats() const { return seats_; }
  State start() const { return {}; }
  int bound() const { return 4 + seats_ * kMostMoves; }
  int passes() const { return passes_; }
  const std::array<Pile, S::kPiles>& piles() const { return piles_; }
  static constexpr int zoneOf(std::size_t pile) {
    return kPiles + static_cast<int>(G::kShape == Shape::Rows && pile > S::kFirst ? S::kFirst : pile);
  }

  Turn turn(const State& s) const {
    if (!g().dealt(s)) return Turn::chance();
    if (s.done.count() >= seats_) return Turn::over();
    return Turn::of(static_cast<Seat>(s.done.count()));
  }
  bool dealt(const State& s) const { return s.order.full(); }
  ChanceRequest chance(const State&) const { return ChanceRequest::deck(g().pack()); }
  void settle(State& s, const Outcome& o) const {
    if (g().dealt(s)) s.order.clear();
    for (int i = 0; i < o.count; ++i) s.order.push_back(o.card(i));
    if (g().dealt(s)) begin(s); // of several orders each is shuffled by itself
  }

  void moves(const State& s, Seat, std::vector<Move>& out) const {
    g().each(s, [&](const Move& m) {
      out.push_back(m);
      return true;
    });
    if (seats_ > 1 || g().goesOn(s)) out.push_back({Kind::GiveUp, 0, 0, 1});
  }
  bool isStuck(const State& s) const {
    return g().each(s, [](const Move&) { return false; });
  }
  void play(State& s, Seat, const Move& m) const {
    if (m.kind == Kind::GiveUp) return endBoard(s);
    g().apply(s, m);
    ++s.moves;
    if (ends(s)) endBoard(s);
  }

  Result result(const State& s) const {
    Finishes done = s.done;
    if (done.count() < seats_ && g().dealt(s)) done.push_back(finish(s));
    return ranking(done, seats_, g().whyEnded(s));
  }
  // Who gives up the whole race comes last, whatever has been reached.
  Result resign(const State& s, Seat seat) const {
    Result r = result(s);
    r.why = {MK_TEXT("games", "%1 gave up."), {Arg::seat(seat)}};
    if (seats_ == 1) return r;
    const auto mine = static_cast<std::size_t>(seat);
    for (int& place : r.places)
      if (place > r.places[mine]) --place;
    r.places[mine] = seats_;
    return r;
  }
  Takeback takeback(const State& s, Seat, const Move& m) const {
    const bool opens = m.kind == Kind::Turn || m.kind == Kind::Redeal || turnsUp(s, m);
    return patience::takeback(opens, seats_, openMovesOnly_);
  }

  // Whether the move turns up a closed card.
  static bool turnsUp(const State& s, const Move& m) {
    return m.kind == Kind::Carry && s.closed[m.from] > 0 && s.piles[m.from].count() - m.count == s.closed[m.from];
  }
  bool toHeap(const Move& m) const { return m.kind <= Kind::Waste && m.to < S::kFirst; }
  Faces wanted(const State& s, std::size_t p) const { return patience::wanted(piles_[p], s.piles[p], s); }
  // The card that a move of a card moves; the leading one of a block.
  static Card moved(const State& s, const Move& m) {
    const auto& from = s.piles[m.from];
    return m.kind == Kind::Waste ? s.wasteTop()
                                 : s.card(m.kind == Kind::First ? from.front() : from[from.size() - m.count]);
  }

  // The usual answers.
  template <class F> bool each(const State& s, F&& f) const {
    bool opens = false;
    const auto give = [&](const Move& m) {
      opens = opens || turnsUp(s, m);
      return f(m);
    };
    if (!eachCarry(s, give)) return false;
    if (!g().mayTurn(s, opens)) return true;
    if (s.stock() > 0) return f(Move{Kind::Turn, 0, 0, 1});
    return s.waste() == 0 || s.pass >= passes_ || f(Move{Kind::Redeal, 0, 0, 1});
  }
  // The legal moves of this kind; without one, all.
  std::vector<Move> movesOf(const State& s, std::optional<Kind> kind = {}) const {
    std::vector<Move> out;
    g().each(s, [&](const Move& m) {
      if (!kind || m.kind == *kind) out.push_back(m);
      return true;
    });
    return out;
  }
  // Any of them; in a race without one it gives up.
  std::optional<Move> anyMove(const State& s, Random& random) const {
    const auto all = movesOf(s);
    return orGiveUp(all.empty() ? std::nullopt
                                : std::optional(all[random.below(static_cast<std::uint32_t>(all.size()))]));
  }
  bool mayTurn(const State&, bool) const { return true; }
  bool goesOn(const State&) const { return false; }
  Phrase heapLabel(const State&, std::size_t) const { return {}; }
  void addMore(View&, const State&) const {}
  Phrase pileName(std::size_t p) const { return {MK_TEXT("games", "column %1"), {Arg::literal(piles_[p].key)}}; }
  // The heaps go round the corner: the rank that one needs next; nothing when it is full.
  Phrase needs(const State& s, std::size_t p) const {
    if (s.piles[p].empty() || s.piles[p].size() >= piles_[p].most) return {};
    return {MK_TEXT("games", "needs: %1"), {Arg::phrase(rankName(s.top(p).value() % 13 + 1))}};
  }
  static std::string shown(const State& s, std::size_t p) {
    return mk::text(s.top(p)) + "(" + std::to_string(s.piles[p].size()) + ")";
  }
  void apply(State& s, const Move& m) const {
    auto& from = s.piles[m.from];
    auto& to = s.piles[m.to];
    switch (m.kind) {
    case Kind::Carry:
      for (std::size_t i = from.size() - m.count; i < from.size(); ++i) to.push_back(from[i]);
      from.resize(from.size() - m.count);
      if (auto& closed = s.closed[m.from]; closed > 0 && closed == from.count()) --closed; // the next one is turned up
      break;
    case Kind::First:
      to.push_back(from.front());
      from.erase(0);
      break;
    case Kind::Waste:
      to.push_back(s.talon[--s.turned]);
      s.talon.erase(s.turned);
      break;
    case Kind::Turn:
      ++s.turned;
      break;
    case Kind::Redeal:
      s.turned = 0;
      ++s.pass;
      break;
    default:
      break;
    }
  }

  std::string text(const State& s) const {
    if (!g().dealt(s)) return "not dealt";
    std::vector<std::string> out;
    if constexpr (G::kShape == Shape::Columns) {
      for (std::size_t p = S::kFirst; p < S::kPiles; ++p) out.push_back(columnText(s, p));
    } else {
      std::vector<std::string> rows;
      for (std::size_t p = S::kFirst; p < S::kPiles; ++p) {
        const auto& cards = s.piles[p];
        const std::size_t across = G::kShape == Shape::Grid ? G::kAcross : cards.size();
        if (cards.empty()) rows.push_back("-");
        for (std::size_t i = 0; i < cards.size(); i += across) rows.push_back(run(s, {cards.begin() + i, across}));
      }
      out.push_back(joined(rows, " / "));
    }
    for (std::string& t : g().told(s)) out.push_back(std::move(t));
    out.push_back("moves " + std::to_string(s.moves));
    if (S::kTalon > 0) {
      std::string gone = "out";
      for (int e = S::kCards - S::kTalon; e < S::kCards; ++e)
        if (!s.talon.contains(static_cast<Element>(e))) gone += " " + std::to_string(e + 1);
      out.push_back(gone);
    }
    out.push_back("order " + mk::text(std::span<const Card>(s.order)));
    if (!s.done.empty()) out.push_back("done " + patience::text(s.done));
    return joined(out);
  }
  Checked<State> read(std::string_view t) const { return Reader<G>(g()).read(t); }
  void readMore(std::string_view t, State& s) const {
    if (S::kTalon > 0) s.pass = static_cast<std::uint8_t>(std::min(numberAfter(t, "pass").value_or(1), 99));
  }
  bool gather(State& s, const State&, const std::vector<Element>& left, std::string_view, Phrase& wrong) const {
    return S::kHeaps == 0 || gatherUpwards(g(), s, left, wrong);
  }
  Permission isPack(std::span<const Card> cards) const {
    return fits(ChanceRequest::deck(g().pack()), Outcome::deck(cards));
  }
  std::string text(const State& s, Seat, const Move& m) const {
    const auto key = [&](std::size_t p) { return std::string(piles_[p].key); };
    const auto onto = [&] { return *piles_[m.to].key == '\0' ? std::string() : ">" + key(m.to); };
    switch (m.kind) {
    case Kind::Carry:
      if (piles_[m.from].take == Take::Ends) return key(m.from) + (s.piles[m.from].size() == 1 ? "L" : "R") + onto();
      return key(m.from) + onto() + (m.count > 1 ? "*" + std::to_string(m.count) : "");
    case Kind::First:
      return key(m.from) + "L" + onto();
    case Kind::Waste:
      return "W" + onto();
    case Kind::Pair:
      if constexpr (G::kShape == Shape::Grid) return cell(m.from) + "-" + cell(m.to);
      return key(m.from) + "-" + key(m.to);
    case Kind::Slide:
      return mk::text(s.card(s.piles[S::kFirst][m.from])).substr(0, 1);
    case Kind::Turn:
      return "S";
    case Kind::Redeal:
      return "R";
    case Kind::GiveUp:
      return "give-up";
    }
    return {};
  }
  std::string fault(const State& s) const { return g().dealt(s) ? faultOf(g(), s) : std::string(); }

  // Looks.
  bool covered(const State& s, Viewer v) const {
    const Turn now = turn(s);
    return seats_ > 1 && now.isSeats() && v.seat != now.seat();
  }
  // Nobody knows the closed cards and the stock, nor an order that has not been laid; in a later pass the stock lies as
  // everybody has seen it turned (the players of A9 remember it). Behind the cover of a race nothing is known at all.
  void scramble(State& s, Viewer v, Random& random) const {
    if (!g().dealt(s)) return;
    if (covered(s, v)) {
      const Turn now = turn(s);
      const Finishes done = s.done;
      do { // an order that is decided as it lies cannot be the one that is played
        s.done = done;
        for (int o = 0; o < S::kOrders; ++o) shuffleOrder(s, o, random);
        begin(s);
      } while (turn(s) != now);
      return;
    }
    std::vector<Element> hidden;
    for (std::size_t p = 0; p < S::kPiles; ++p)
      for (std::size_t i = 0; i < s.closed[p]; ++i) hidden.push_back(s.piles[p][i]);
    if (s.pass == 1)
      for (std::size_t i = s.turned; i < s.talon.size(); ++i) hidden.push_back(s.talon[i]);
    std::vector<Card> cards;
    for (const Element e : hidden) cards.push_back(s.order[e]);
    std::ranges::sort(cards);
    random.shuffle(cards.begin(), cards.end());
    for (std::size_t i = 0; i < hidden.size(); ++i) s.order[hidden[i]] = cards[i];
    for (int o = s.pass; o < S::kOrders; ++o) shuffleOrder(s, o, random);
  }
  Place placeOf(const State& s, std::size_t pile, std::size_t at) const {
    const int there = pile < S::kFirst ? 0 : G::kShape == Shape::Rows ? s.piles[pile][at] : static_cast<int>(at);
    return {static_cast<std::int16_t>(zoneOf(pile)), static_cast<std::int16_t>(there)};
  }
  Gesture gesture(const State& s, Seat, const Move& m) const {
    const auto end = [&](std::size_t p) { return s.piles[p].empty() ? 0 : s.piles[p].size() - 1; };
    const auto at = [&](std::size_t p, std::size_t i) { return Stroke::place(placeOf(s, p, i)); };
    const auto target = [&] { return s.piles[m.to].empty() ? Stroke::place(zoneOf(m.to), 0) : at(m.to, end(m.to)); };
    switch (m.kind) {
    case Kind::Carry:
      if (piles_[m.from].take == Take::Ends) return {{}, {at(m.from, end(m.from))}};
      return {{}, {at(m.from, s.piles[m.from].size() - m.count), target()}};
    case Kind::First:
      return {{}, {at(m.from, 0)}}; // rows have one heap to go to
    case Kind::Waste:
      if (G::kShape == Shape::Rows) return {{}, {Stroke::place(kWaste, 0)}};
      return {{}, {Stroke::place(kWaste, 0), target()}};
    case Kind::Pair:
      if constexpr (G::kShape == Shape::Grid) return {{at(S::kFirst, m.from), at(S::kFirst, m.to)}, {}};
      return {{at(m.from, end(m.from)), at(m.to, end(m.to))}, {}};
    case Kind::Slide:
      return {{}, {at(S::kFirst, m.from)}};
    case Kind::Turn:
      return {{}, {Stroke::place(kStock, 0)}};
    case Kind::Redeal:
      return {{}, {S::kTalon > 0 ? Stroke::place(kStock, 0) : Stroke::button(kRedealButton)}};
    case Kind::GiveUp:
      return {{}, {Stroke::button(kGiveUpButton)}};
    }
    return {};
  }
  View look(const State& s, Viewer viewer) const {
    const Turn now = turn(s);
    View v;
    if (now.isChance() || covered(s, viewer)) { // the pack lies closed on the table
      addZones(v, State{});
      Zone& pack = v.zones.front();
      pack.closed = S::kCards;
      v.prompt = now.isChance() ? g().dealing() : coverPrompt(now.seat());
      return v;
    }
    addZones(v, s);
    if (seats_ > 1 && now.isOver()) v.zones.push_back(resultSheet(kResults, s.done));
    if (now.isSeats()) {
      if (G::kShape == Shape::Grid && G::kPairs && isRedealing(s))
        v.buttons.push_back({kRedealButton, MK_TEXT("games", "Lay out the cards again"), ' ', -1});
      if (seats_ > 1 || g().goesOn(s)) v.buttons.push_back(giveUpButton(g().goesOn(s), seats_ > 1));
    }
    g().addMore(v, s);
    v.prompt = now.isOver() ? result(s).why : g().prompt(s);
    v.bottom = now.seat();
    return v;
  }
  Phrase tell(const State& s, Seat seat, const Move& m, Viewer viewer) const {
    if (m.kind == Kind::GiveUp) return {MK_TEXT("games", "%1 ends this deal here."), {Arg::seat(seat)}};
    if (covered(s, viewer)) return {MK_TEXT("games", "%1 makes a move behind the cover."), {Arg::seat(seat)}};
    Told t{m.kind, seat, m.count, s.pass + 1, {}, {}, {}, {}};
    if (m.kind == Kind::Pair) {
      const bool grid = G::kShape == Shape::Grid;
      const auto& cells = s.piles[S::kFirst];
      t.card = grid ? s.card(cells[m.from]) : s.top(m.from);
      t.other = grid ? s.card(cells[m.to]) : s.top(m.to);
    } else if (m.kind == Kind::Slide) {
      t.card = s.card(s.piles[S::kFirst][m.from]);
    } else if (m.kind == Kind::Turn) {
      t.card = s.card(s.talon[s.turned]);
    } else if (m.kind != Kind::Redeal) {
      t.card = moved(s, m);
      if (m.kind != Kind::Waste) t.from = g().pileName(m.from);
      t.to = g().pileName(m.to);
    }
    return tellMove(t);
  }
  Phrase tell(const State&, const Outcome&, Viewer) const { return g().dealing(); }

  // Can it still be won? (Asks for G::nearness.)
  Verdict<Move> solve(const State& s, const SolveLimits& limits) const { return solveAlone(g(), s, limits); }
  G forOne() const {
    G alone = g();
    alone.seats_ = 1;
    return alone;
  }
  // The board that is being played, as if nobody had played before.
  static State board(State s) {
    s.done.clear();
    return s;
  }
  // The move that nobody would decide otherwise: to a foundation, when no card that could still be laid on this one is
  // left, or it could follow to its foundation at once. The solver tries nothing else there.
  std::optional<Move> obvious(const State& s) const {
    std::optional<Move> out;
    if (!s.done.empty() && s.done.count() >= seats_) return out;
    eachCarry(s, [&](const Move& m) {
      if (m.to < S::kFirst && piles_[m.to].fill != kNoFace && isIdle(piles_, s, moved(s, m))) out = m;
      return !out;
    });
    return out;
  }
  // Whether the position is lost for certain, as far as can be told without a search.
  bool isLost(const State&) const { return false; }
  // Whether the obvious move can be proved harmless, so that the solver need not try anything else.
  bool obviousIsSafe() const { return true; }

protected:
  // A player who makes one plan for the deal and keeps to it to its end; whom another has led elsewhere plans from
  // there.
  template <class Plan> std::optional<Move> keepsTo(const State& s, Plan plan) const {
    State t = s;
    begin(t);
    for (const Move& m : plan(t)) {
      if (t == s) return m;
      g().play(t, turn(t).seat(), m);
    }
    const auto line = t == s ? std::vector<Move>() : plan(s);
    return orGiveUp(line.empty() ? std::nullopt : std::optional(line.front()));
  }
  static void shuffleOrder(State& s, int which, Random& random) {
    const auto first = s.order.begin() + which * S::kCards;
    std::sort(first, first + S::kCards);
    random.shuffle(first, first + S::kCards);
  }
  std::optional<Move> orGiveUp(std::optional<Move> m) const {
    return m || seats_ == 1 ? m : Move{Kind::GiveUp, 0, 0, 1};
  }
  Phrase stuckOrStopped(const State& s, Phrase reached) const {
    if (seats_ > 1) return MK_TEXT("games", "Everybody has played this deal.");
    if (s.done.empty()) return reached;
    if (s.done[0].moves >= kMostMoves)
      return MK_TEXT("games", "2000 moves without coming out: that counts as giving up.");
    return {MK_TEXT("games", "No move is left. %1"), {Arg::phrase(std::move(reached))}};
  }
  // What to do where there is a stock.
  Phrase stockPrompt(const State& s) const {
    const Arg who = Arg::seat(turn(s).seat());
    bool stock = false, redeal = false, others = false;
    for (const Move& m : movesOf(s)) (m.kind == Kind::Turn ? stock : m.kind == Kind::Redeal ? redeal : others) = true;
    if (stock && others) return {MK_TEXT("games", "%1: move cards on, or turn a card from the stock."), {who}};
    if (stock) return {MK_TEXT("games", "%1: nothing fits here. Turn a card from the stock."), {who}};
    if (redeal)
      return {MK_TEXT("games", "%1: the stock is used up. Move cards on, or turn the waste over for pass %2 of %3."),
              {who, Arg::number(s.pass + 1), Arg::number(passes_)}};
    return {MK_TEXT("games", "%1: the stock is used up. Move the cards that can still move."), {who}};
  }
  static std::string cell(std::size_t at) {
    return std::to_string(at / G::kAcross + 1) + "." + std::to_string(at % G::kAcross + 1);
  }
  static std::string run(const State& s, std::span<const Element> cards) {
    std::string out;
    for (const Element e : cards)
      out += (out.empty() ? "" : " ") + (e == kHole ? std::string("--") : mk::text(s.card(e)));
    return out;
  }
  static std::string wasteText(const State& s) { return s.waste() == 0 ? "-" : run(s, {s.talon.begin(), s.turned}); }
  std::string columnText(const State& s, std::size_t p) const {
    const auto& cards = s.piles[p];
    std::string out = std::string(piles_[p].key) + ":";
    if (cards.empty()) return out + " -";
    if (s.closed[p] > 0) out += " [" + std::to_string(s.closed[p]) + "]";
    return out + " " + run(s, {cards.begin() + s.closed[p], cards.end()});
  }
  bool isRedealing(const State& s) const { return !movesOf(s, Kind::Redeal).empty(); }
  void addZones(View& v, const State& s) const {
    if (S::kTalon > 0 || s.order.empty()) {
      v.zones.push_back(pileZone(kStock, Zone::Role::Stock, MK_TEXT("games", "the stock")));
      v.zones.back().closed = static_cast<std::int16_t>(s.stock());
    }
    if (S::kTalon > 0) {
      Zone z = pileZone(kWaste, Zone::Role::Waste, MK_TEXT("games", "the waste"));
      if (passes_ > 1) z.label = {MK_TEXT("games", "pass %1/%2"), {Arg::number(s.pass), Arg::number(passes_)}};
      for (std::size_t i = 0; i < s.turned; ++i) z.items.push_back(cardItem(s.card(s.talon[i]), s.talon[i], 0, true));
      v.zones.push_back(std::move(z));
    }
    for (std::size_t p = 0; p < S::kPiles; ++p) {
      const auto& cards = s.piles[p];
      const bool grid = p >= S::kFirst && G::kShape != Shape::Columns;
      if (!grid || p == S::kFirst) v.zones.push_back(zoneFor(s, p, grid));
      Zone& z = v.zones.back();
      for (std::size_t i = 0; i < cards.size(); ++i)
        if (cards[i] != kHole)
          z.items.push_back(cardItem(s.card(cards[i]), cards[i], placeOf(s, p, i).at, i >= s.closed[p]));
    }
    if (!G::kPairs) return;
    Zone z = pileZone(kPairsZone, Zone::Role::Out, MK_TEXT("games", "the pairs"));
    if (!s.order.empty()) z.label = {MK_TEXT("games", "pairs: %1"), {Arg::number(g().score(s))}};
    for (Element e = 0; e < S::kCards && !s.order.empty(); ++e)
      if (std::ranges::none_of(s.piles, [&](const auto& pile) { return pile.contains(e); }))
        z.items.push_back(cardItem(s.card(e), e, 0, false)); // in which order they were taken is not known
    v.zones.push_back(std::move(z));
  }
  Zone zoneFor(const State& s, std::size_t p, bool grid) const {
    const auto& cards = s.piles[p];
    // A double click, and finishing by itself, lay home on foundations; on other heaps it is to be decided which card.
    const auto role = p >= S::kFirst              ? Zone::Role::Tableau
                      : piles_[p].fill != kNoFace ? Zone::Role::Foundation
                                                  : Zone::Role::Main;
    Zone z = pileZone(zoneOf(p), role, g().pileName(p));
    if (grid) {
      z.kind = Zone::Kind::Grid;
      z.name = MK_TEXT("games", "the layout");
      z.columns = G::kAcross;
      z.size = static_cast<std::int16_t>(G::kCells);
    } else if (p >= S::kFirst) {
      z.kind = Zone::Kind::Column;
      z.size = static_cast<std::int16_t>(std::max(1, cards.count()));
    } else {
      for (std::size_t q = 0; q < S::kFirst; ++q) // heaps that take the same card stand for each other
        if (q != p && piles_[q].fill == piles_[p].fill && piles_[p].fill != kNoFace &&
            s.piles[q].size() == cards.size())
          z.twin = static_cast<std::uint16_t>(std::min(p, q) + 1);
      z.label = g().heapLabel(s, p);
    }
    return z;
  }

  Frame(const Setup& s, std::array<Pile, S::kPiles> piles, int passes = 1)
      : seats_(s.seats), passes_(passes), piles_(piles) {
    for (const OptionSpec& o : s.options.specs()) // games in which nothing is hidden do not ask
      if (std::string_view(o.key) == "undo") openMovesOnly_ = s.options.is("undo", "open-moves-only");
  }

  const G& g() const { return static_cast<const G&>(*this); }

  template <class F> bool eachCarry(const State& s, F&& f) const { return patience::eachCarry(piles_, s, f); }

  Finish finish(const State& s) const {
    return {static_cast<std::int16_t>(g().score(s)), static_cast<std::int16_t>(s.moves), g().won(s)};
  }
  void endBoard(State& s) const {
    s.done.push_back(finish(s));
    if (s.done.count() < seats_) begin(s); // the next seat gets the same order
  }
  void begin(State& s) const {
    s.talon.clear();
    for (auto& pile : s.piles) pile.clear();
    s.closed.fill(0);
    s.turned = 0;
    s.pass = 1;
    s.moves = 0;
    g().lay(s);
    if (ends(s)) endBoard(s);
  }
  bool ends(const State& s) const { return (g().won(s) && !g().goesOn(s)) || s.moves >= kMostMoves || isStuck(s); }

  int seats_ = 1, passes_ = 1;
  bool openMovesOnly_ = false;
  std::array<Pile, S::kPiles> piles_;
};

} // namespace mk::patience
