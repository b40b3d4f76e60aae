// What hands do to cards, and the offers of a step.
#include "games/tricks/act.h"

#include <algorithm>

namespace mk::trick {

Token State::token(Card c) const {
  const auto* it = std::find(face.begin(), face.end(), c);
  return it == face.end() ? kHole : static_cast<Token>(it - face.begin());
}

void cut(Pile& p, int k) { std::rotate(p.begin(), p.begin() + k, p.end()); }

void fromBottom(Pile& p, int n) { cut(p, p.count() - n); }

void deal(State& s, int pack, int firstPile, int piles) {
  const Pile all = s.pile(pack);
  s.pile(pack).clear();
  for (int i = 0; i < all.count(); ++i) s.pile(firstPile + i % piles).insert(0, all[static_cast<std::size_t>(i)]);
}

void lay(State& s, int from, int to) {
  Pile whole = s.pile(from);
  for (const Token t : s.pile(to)) whole.push_back(t);
  s.pile(to) = whole;
  s.pile(from).clear();
}

namespace {

Token takeOut(State& s, int from, int place) {
  const auto at = static_cast<std::size_t>(place);
  const Token t = s.pile(from)[at];
  s.pile(from).erase(at);
  return t;
}

} // namespace

void move(State& s, int from, int place, int to) { s.pile(to).insert(0, takeOut(s, from, place)); }

void append(State& s, int from, int place, int to) { s.pile(to).push_back(takeOut(s, from, place)); }

void appendNamed(State& s, int from, const Move& m, int to) {
  const Token t = s.token(Card::fromCode(m.v[0]));
  s.pile(from).remove(t);
  s.pile(to).push_back(t);
}

void takePack(State& s, int to, int cards) {
  for (int t = 0; t < cards; ++t) s.pile(to).push_back(static_cast<Token>(t));
}

void turnOver(Pile& p) { std::reverse(p.begin(), p.end()); }

int ringAfter(int place, int n) { return (place + 1) % n; }

Phrase findingTold(const State& s, Token chosen, bool found) {
  return {found ? MK_TEXT("games", "The chosen card is found: %1.")
                : MK_TEXT("games", "The spectator's card was another one: %1."),
          {Arg::card(s.card(chosen).code())}};
}

void Offers::add(const Move& m) {
  const Step& step = stepOf(act_, s_);
  if (onlyRight_ && step.right != nullptr && !step.right(act_, s_, m)) return;
  if (count_++ == wanted_) found_ = m;
  if (out_ != nullptr) out_->push_back(m);
}

void Offers::numbers(Verb v, int lowest, int highest) {
  for (int k = lowest; k <= highest; ++k) add({v, {k}});
}

void Offers::cards(Verb v, const State& s, int pile) {
  for (const Token t : s.pile(pile))
    if (t != kHole) add({v, {s.card(t).code()}});
}

const Step& stepOf(const Act& a, const State& s) { return a.trick->steps[s.step]; }

Display displayOf(const Act& a, const State& s, int pile) {
  const bool over = s.step >= a.trick->steps.size() || s.ended();
  for (const Display& d : over ? a.trick->finale : stepOf(a, s).shows)
    if (d.first >= 0 && pile >= d.first && pile < d.first + d.count) return d;
  const PileSpec& own = *groupOf(*a.trick, pile).spec;
  return {pile, 1, own.form, own.facing};
}

Group groupOf(const Trick& t, int pile) {
  int first = 0;
  for (const PileSpec& p : t.piles) {
    if (pile < first + p.count) return {&p, first};
    first += p.count;
  }
  return {&t.piles.back(), first - t.piles.back().count};
}

Phrase namedAloud(const State& s) {
  Phrase all;
  for (const Card c : s.said) {
    const Arg card = Arg::card(c.code());
    all = all.empty() ? Phrase(MK_TEXT("games", "named: %1"), {card})
                      : Phrase(MK_TEXT("games", "%1 %2"), {Arg::phrase(std::move(all)), card});
  }
  return all;
}

int pilesOf(const Trick& t) {
  int n = 0;
  for (const PileSpec& p : t.piles) n += p.count;
  return n;
}

} // namespace mk::trick
