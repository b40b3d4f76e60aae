// Reads a position of a patience: the order first, then the cards that lie open, the talon, and what is left is on the
// heaps. Whatever else the text says is checked by writing the position again.
#pragma once

#include "games/kernel/chance.h"
#include "games/kernel/refusals.h"
#include "games/kit/patience/board.h"
#include "games/kit/patience/piles.h"
#include "games/kit/patience/spelling.h"

#include <array>
#include <string_view>
#include <vector>

namespace mk::patience {

template <class G> class Reader {
public:
  using State = typename G::State;
  explicit Reader(const G& game) : g_(game) {}

  Checked<State> read(std::string_view t) {
    if (t == "not dealt") return g_.start();
    if (t.size() > 3000) return refuse(MK_TEXT("games", "This text is too long for a position."));
    if (!all(t)) return Refusal{wrong_};
    if (const Phrase p = difference(t, g_.text(s_)); !p.empty()) return Refusal{p};
    if (!g_.fault(s_).empty()) return refuse(MK_TEXT("games", "The cards cannot lie like this."));
    return s_;
  }

private:
  bool refuses(Phrase why) {
    if (wrong_.empty()) wrong_ = std::move(why);
    return false;
  }
  static Arg said(std::string_view t) { return Arg::literal(std::string(t.substr(0, 40))); }

  bool all(std::string_view t) {
    const auto part = parts(t);
    const std::string_view rest = t;
    std::string_view order, out, done;
    for (const std::string_view p : part) {
      if (p.starts_with("order ")) order = p.substr(6);
      if (p == "out" || p.starts_with("out ")) out = p.substr(3);
      if (p.starts_with("done ")) done = p.substr(5);
    }
    if (!readOrder(order)) return false;
    const auto moves = numberAfter(rest, "moves");
    if (!moves || *moves > G::kMostMoves)
      return refuses(MK_TEXT("games", "The position lacks “moves” and their number."));
    s_.moves = static_cast<std::uint16_t>(*moves);
    if (!done.empty()) {
      const auto finishes = readFinishes(done);
      if (!finishes || finishes->count() > g_.seats())
        return refuses({MK_TEXT("games", "“%1” does not say what the seats have reached."), {said(done)}});
      s_.done = *finishes;
    }
    fresh_ = s_;
    g_.lay(fresh_);
    s_.pass = 1;
    g_.readMore(rest, s_);
    if (s_.pass < 1 || s_.pass > g_.passes())
      return refuses(MK_TEXT("games", "The house rules do not allow so many passes."));
    return readTalon(rest, out) && readTableau(part) && g_.gather(s_, fresh_, left(), rest, wrong_);
  }

  bool readOrder(std::string_view t) {
    if (t.empty()) return refuses(MK_TEXT("games", "The position lacks “order” and the cards as dealt."));
    const auto cards = readCards(t);
    if (!cards) return refuses(cards.why());
    if (cards->size() != State::kCards * State::kOrders)
      return refuses({MK_TEXT("games", "The order has %1 cards; it must have %2."),
                      {Arg::number(static_cast<int>(cards->size())), Arg::number(State::kCards * State::kOrders)}});
    for (int o = 0; o < State::kOrders; ++o) {
      const std::span<const Card> one(cards->data() + o * State::kCards, State::kCards);
      if (auto ok = g_.isPack(one); !ok) return refuses(ok.why());
    }
    for (const Card c : *cards) s_.order.push_back(c);
    return true;
  }

  bool take(Element e) { return !used_[e] && (used_[e] = true); }

  bool readTalon(std::string_view rest, std::string_view out) {
    if constexpr (State::kTalon > 0) {
      s_.talon = fresh_.talon;
      for (const std::string_view w : words(out)) {
        int e = 0;
        if (!readNumber(w, 1, State::kCards, e) || !s_.talon.remove(static_cast<Element>(e - 1)))
          return refuses(
              {MK_TEXT("games", "“%1” is not the number of a card of the stock, or is there twice."), {said(w)}});
      }
      for (const Element e : s_.talon) take(e);
      const auto stock = numberAfter(rest, "stock");
      if (!stock || *stock > s_.talon.count())
        return refuses(MK_TEXT("games", "Stock and waste do not fit the cards that are out."));
      s_.turned = static_cast<std::uint8_t>(s_.talon.count() - *stock);
      if (s_.pass == 1 && *stock > 0 && s_.talon[s_.turned] != State::kCards - *stock)
        return refuses(MK_TEXT("games", "In the first pass no card of the stock can be out yet."));
    }
    return true;
  }

  // An unused element with this face: the one dealt to this place before any other.
  bool lay(std::size_t pile, Card card) {
    auto& cards = s_.piles[pile];
    const auto put = [&](Element e) {
      if (cards.full() || !(s_.card(e) == card && take(e))) return false;
      cards.push_back(e);
      return true;
    };
    const auto& dealt = fresh_.piles[pile];
    if (cards.size() < dealt.size() && dealt[cards.size()] != kHole && put(dealt[cards.size()])) return true;
    for (Element e = 0; e < State::kCards; ++e)
      if (put(e)) return true;
    return refuses({MK_TEXT("games", "The card %1 is in this position too often."), {Arg::literal(mk::text(card))}});
  }
  bool layAll(std::size_t pile, const std::vector<std::string_view>& list, std::size_t from = 0) {
    for (std::size_t i = from; i < list.size(); ++i) {
      if (list[i] == "--" && G::kShape == Shape::Grid) {
        if (s_.piles[pile].full()) return refuses(MK_TEXT("games", "There are more cells than the game has."));
        s_.piles[pile].push_back(kHole);
        continue;
      }
      const auto card = readCard(list[i]);
      if (!card) return refuses(card.why());
      if (!lay(pile, *card)) return false;
    }
    return true;
  }

  bool readTableau(const std::vector<std::string_view>& part) {
    if constexpr (G::kShape == Shape::Columns) {
      // The closed cards of all columns are known from the order, so they are taken before any card is looked for.
      std::array<std::vector<std::string_view>, State::kPiles> open;
      for (std::size_t p = State::kFirst; p < State::kPiles; ++p) {
        const std::size_t at = p - State::kFirst;
        const std::string head = std::string(g_.piles()[p].key) + ":";
        if (at >= part.size() || !part[at].starts_with(head))
          return refuses({MK_TEXT("games", "Column %1 is missing."), {Arg::literal(g_.piles()[p].key)}});
        open[p] = words(part[at].substr(head.size()));
        if (open[p] == std::vector<std::string_view>{"-"}) open[p].clear();
        int n = 0;
        if (!open[p].empty() && open[p][0].starts_with('[')) {
          const std::string_view w = open[p][0];
          if (!w.ends_with(']') || !readNumber(w.substr(1, w.size() - 2), 1, fresh_.closed[p], n) || open[p].size() < 2)
            return refuses(
                {MK_TEXT("games", "“%1” is not a number of face-down cards under face-up ones."), {said(w)}});
          open[p].erase(open[p].begin());
        }
        s_.closed[p] = static_cast<std::uint8_t>(n);
        for (int i = 0; i < n; ++i) {
          const Element e = fresh_.piles[p][static_cast<std::size_t>(i)];
          take(e);
          s_.piles[p].push_back(e);
        }
      }
      for (std::size_t p = State::kFirst; p < State::kPiles; ++p)
        if (!layAll(p, open[p])) return false;
      return true;
    } else {
      const auto rows = parts(part[0], '/');
      if (G::kShape == Shape::Grid) {
        for (const std::string_view row : rows)
          if (!layAll(State::kFirst, words(row))) return false;
        return s_.piles[State::kFirst].size() == fresh_.piles[State::kFirst].size() ||
               refuses(MK_TEXT("games", "The number of rows and cells is not that of the game."));
      }
      if (rows.size() != State::kPiles - State::kFirst)
        return refuses(MK_TEXT("games", "The number of rows and cells is not that of the game."));
      for (std::size_t r = 0; r < rows.size(); ++r)
        if (rows[r] != "-" && !layAll(State::kFirst + r, words(rows[r]))) return false;
      return true;
    }
  }

  std::vector<Element> left() const {
    std::vector<Element> out;
    for (Element e = 0; e < State::kCards; ++e)
      if (!used_[e]) out.push_back(e);
    return out;
  }

  const G& g_;
  State s_, fresh_;
  std::array<bool, State::kCards> used_{};
  Phrase wrong_;
};

// The usual ways in which cards that lie nowhere else got onto the heaps.
// Foundations: each card as soon as it fits, the lowest first.
template <class G>
bool gatherUpwards(const G& g, typename G::State& s, const std::vector<Element>& left, Phrase& wrong) {
  std::vector<Element> cards = left;
  std::ranges::stable_sort(cards, {}, [&](Element e) { return s.card(e).value(); });
  for (const Element e : cards) {
    std::size_t p = 0;
    while (p < G::State::kFirst && (g.wanted(s, p) & face(s.card(e))) == 0) ++p;
    if (p == G::State::kFirst) {
      wrong = {MK_TEXT("games", "%1 is nowhere, and its foundation has not got that far."),
               {Arg::literal(mk::text(s.card(e)))}};
      return false;
    }
    s.piles[p].push_back(e);
  }
  return true;
}

// Heaps that go round the corner: what each shows, and how many cards it has, tells which ranks lie under the top;
// which suits lie where does not matter. `shown` has "JH(4)" for every heap, in their order.
template <class G>
bool gatherRound(const G&, typename G::State& s, const typename G::State& fresh, std::vector<Element> left,
                 const std::vector<std::string>& shown, Phrase& wrong) {
  const auto takeWhere = [&](auto fits) {
    const auto it = std::ranges::find_if(left, fits);
    if (it == left.end()) return kHole;
    const Element e = *it;
    left.erase(it);
    return e;
  };
  std::array<Element, G::State::kPiles> tops{};
  std::array<int, G::State::kPiles> counts{};
  const auto refuses = [&](std::size_t p) {
    wrong = {MK_TEXT("games", "“%1” cannot be the top card and the number of cards of a heap that began with %2."),
             {Arg::literal(p < shown.size() ? shown[p] : "-"), Arg::literal(mk::text(fresh.top(p)))}};
    return false;
  };
  for (std::size_t p = 0; p < G::State::kFirst; ++p) { // the lowest and the highest card of each are known
    const Element bottom = fresh.piles[p].front();
    if (takeWhere([&](Element e) { return e == bottom; }) == kHole) return refuses(p);
    s.piles[p].push_back(bottom);
  }
  for (std::size_t p = 0; p < G::State::kFirst; ++p) {
    if (p >= shown.size() || shown[p].size() < 5 || shown[p].size() > 6 || shown[p][2] != '(') return refuses(p);
    const auto card = readCard(std::string_view(shown[p]).substr(0, 2));
    if (!card || !readNumber(std::string_view(shown[p]).substr(3, shown[p].size() - 4), 1, 52, counts[p]))
      return refuses(p);
    const int low = s.top(p).value();
    if ((low - 1 + counts[p] - 1) % 13 + 1 != card->value()) return refuses(p);
    tops[p] = s.piles[p].back();
    if (counts[p] == 1 ? s.top(p) != *card
                       : (tops[p] = takeWhere([&](Element e) { return s.card(e) == *card; })) == kHole)
      return refuses(p);
  }
  for (std::size_t p = 0; p < G::State::kFirst; ++p) {
    while (s.piles[p].count() + 1 < counts[p]) {
      const int next = s.top(p).value() % 13 + 1;
      const Element e = takeWhere([&](Element c) { return s.card(c).value() == next; });
      if (e == kHole) return refuses(p);
      s.piles[p].push_back(e);
    }
    if (counts[p] > 1) s.piles[p].push_back(tops[p]);
  }
  if (left.empty()) return true;
  wrong = {MK_TEXT("games", "The card %1 is missing in this position."),
           {Arg::literal(mk::text(s.card(left.front())))}};
  return false;
}

} // namespace mk::patience
