// Rummy: drawing, opening, laying, adding and discarding. Rules: card games, games 174-176.
#include "games/cards/rummy.h"

#include "games/kit/cards/score_pad.h"

#include <algorithm>

namespace mk {

using namespace cards;

namespace {

constexpr ByRank kValues = byRank("AKQJT98765432", {1, 13, 12, 10, 10, 9, 8, 7, 6, 5, 4, 3, 2});
constexpr ByRank kValuesJack11 = byRank("AKQJT98765432", {1, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2});

Cards without(Cards hand, const Meld& m) {
  for (const Melded& c : m.cards) hand.remove(c.card);
  return hand;
}

} // namespace

std::span<const OptionSpec> RummyRules::optionsOf(const Kind& kind) {
  static const OptionSpec forced = {"forced",
                                    MK_TEXT("games", "Opening is forced"),
                                    MK_TEXT("games", "Whoever can lay the first meld must do so."),
                                    {{"on", MK_TEXT("games", "yes")}, {"off", MK_TEXT("games", "no")}}};
  static const OptionSpec first = {
      "first-meld",
      MK_TEXT("games", "First meld"),
      MK_TEXT("games", "The 40 points come from one meld, or from several laid in the same turn; then never forced."),
      {{"one-combination", MK_TEXT("games", "one meld")}, {"several-together", MK_TEXT("games", "several together")}}};
  static const OptionSpec jack = {"jack",
                                  MK_TEXT("games", "Value of the jack"),
                                  MK_TEXT("games", "The jack counts 10 as printed, or 11."),
                                  {{"10", Phrase::plain("10")}, {"11", Phrase::plain("11")}}};
  static const OptionSpec sets = {
      "sets",
      MK_TEXT("games", "Sets"),
      MK_TEXT("games", "Whether a suit may be there twice in a set."),
      {{"any-suits", MK_TEXT("games", "any suits")}, {"different-suits", MK_TEXT("games", "different suits")}}};
  static const std::vector<OptionSpec> all = {forced, first, jack, sets, seriesOption(), openHandsOption()};
  static const std::vector<OptionSpec> steps = {forced, jack, sets, seriesOption(), openHandsOption()};
  return kind.twoSteps ? steps : all;
}

RummyRules::RummyRules(const Setup& s, const Kind& kind)
    : kind_(kind), seats_(s.seats), meld_{s.options.is("jack", "11") ? kValuesJack11 : kValues,
                                          s.options.is("sets", "different-suits")},
      forced_(s.options.is("forced", "on")),
      together_(!kind.twoSteps && s.options.is("first-meld", "several-together")), deals_(seriesOf(s.options)),
      pack_(sortedPack(2, 2, kind.jokers)) {}

int RummyRules::bound() const {
  // A turn: drawing, perhaps after shuffling, laying or adding every card of the hand, discarding.
  const int moves = kMostTurns * seats_ * 2 + static_cast<int>(pack_.size()) * 3 + 2 * kMostShuffles;
  return 1 + deals_.count * (2 + moves);
}

void RummyRules::deal(State& s, const Outcome& pack) const {
  const int hand = kind_.hand > 0 ? kind_.hand : seats_ == 2 ? 10 : seats_ <= 4 ? 7 : 6;
  for (Cards& h : s.hands) h.clear();
  s.stock = stockOf(pack, cards::deal(pack, 0, s.dealer, std::span(s.hands).first(at(seats_)), hand));
  s.pile.clear();
  s.melds.clear();
  s.laid = {};
  s.opening = 0;
  s.taken = Card::back();
  s.shuffles = 0;
  s.turns = 0;
  s.out = kNobody;
  s.phase = Phase::Draw;
  s.turn = elderOf(s.dealer, seats_);
}

// The top of the discards has been put aside; the rest becomes the stock, from which the seat draws at last.
const Cards& RummyRules::toShuffle(const State& s) const { return s.stock; }

void RummyRules::shuffled(State& s, const Outcome& o) const {
  s.stock = stockOf(o, 0);
  ++s.shuffles;
  addSorted(s.hands[at(s.turn)], s.stock.back());
  s.stock.pop_back();
  s.phase = Phase::Meld;
}

bool RummyRules::mayDraw(const State& s) const {
  return !s.stock.empty() || (s.shuffles < kMostShuffles && s.pile.count() > 1);
}

int RummyRules::bestTogether(const Cards& hand) const {
  int best = 0;
  eachMeld(meld_, hand, [&](const Meld& m) { best = std::max(best, m.worth(meld_) + bestTogether(without(hand, m))); });
  return best;
}

bool RummyRules::mayLay(const State& s, Seat seat, const Meld& m) const {
  const int worth = m.worth(meld_);
  if (kind_.twoSteps)
    return s.laid[at(seat)] != 1 || worth >= kOpening || s.hands[at(seat)].count() - m.cards.count() <= 1;
  if (hasOpened(s, seat) || s.opening + worth >= kOpening) return true;
  return together_ && s.opening + worth + bestTogether(without(s.hands[at(seat)], m)) >= kOpening;
}

// A seat that has not opened and holds a meld to open with.
bool RummyRules::mustLay(const State& s, Seat seat, bool holdsMeld) const {
  return s.opening > 0 || (forced_ && !together_ && !hasOpened(s, seat) && holdsMeld);
}

bool RummyRules::mustLay(const State& s, Seat seat) const {
  return mustLay(s, seat, bestMeld(meld_, s.hands[at(seat)]) >= (kind_.twoSteps ? 1 : kOpening));
}

// What was taken from the discards stays in hand in this turn, unless nothing else is left.
bool RummyRules::mayDiscard(const State& s, Seat seat, Card c) const {
  return c != s.taken || std::ranges::all_of(s.hands[at(seat)], [&](Card x) { return x == s.taken; });
}

void RummyRules::moves(const State& s, Seat seat, std::vector<Move>& out) const {
  const auto verb = [&out](VerbId v) -> Move& {
    out.emplace_back();
    out.back().verb = v;
    return out.back();
  };
  if (s.phase == Phase::Draw) {
    if (mayDraw(s)) verb(kDraw);
    if (!s.pile.empty()) verb(kTake);
    if (!mayDraw(s)) verb(kEnd);
    return;
  }
  const Cards& hand = s.hands[at(seat)];
  const std::size_t before = out.size();
  eachMeld(meld_, hand, [&](const Meld& m) {
    if (!mayLay(s, seat, m)) return;
    Move& move = verb(kLay);
    for (const Melded& c : m.cards) {
      move.cards.push_back(c.card);
      move.as.push_back(c.as);
    }
  });
  const bool adds = hasOpened(s, seat), discards = !mustLay(s, seat, out.size() > before);
  for (std::size_t i = 0; i < hand.size(); ++i) {
    const Card c = hand[i];
    if (i > 0 && hand[i - 1] == c) continue; // of twins only one
    const bool second = c.isJoker() && i > 0 && hand[i - 1].isJoker();
    for (std::size_t k = 0; adds && !second && k < s.melds.size(); ++k) {
      const auto add = [&](Card as) {
        if (whereAdded(meld_, s.melds[k], as) == 0) return;
        Move& move = verb(kAdd);
        move.cards = {c};
        move.as = {as};
        move.number = static_cast<std::int16_t>(k);
      };
      if (!c.isJoker())
        add(c);
      else
        eachJokerPlace(s.melds[k], add);
    }
    if (discards && mayDiscard(s, seat, c)) verb(kDiscard).cards = {c};
  }
}

void RummyRules::play(State& s, Seat seat, const Move& m) const {
  Cards& hand = s.hands[at(seat)];
  for (const Card c : m.cards) {
    hand.remove(c);
    s.known.drop(seat, c);
  }
  switch (m.verb) {
  case kDraw:
    if (s.stock.empty()) { // all discards but the top are to be shuffled
      const Card top = s.pile.back();
      s.pile.pop_back();
      s.stock = s.pile;
      s.pile = {top};
      s.stage = Stage::Shuffle;
      return;
    }
    addSorted(hand, s.stock.back());
    s.stock.pop_back();
    s.phase = Phase::Meld;
    return;
  case kTake:
    s.taken = s.pile.back();
    s.pile.pop_back();
    addSorted(hand, s.taken);
    s.known.add(seat, s.taken);
    s.phase = Phase::Meld;
    return;
  case kEnd:
    return finish(s);
  case kLay:
    lay(s, seat, m.meld());
    break;
  case kAdd: {
    Meld& meld = s.melds[static_cast<std::size_t>(m.number)];
    addTo(meld, {m.cards[0], m.as[0]}, whereAdded(meld_, meld, m.as[0]));
    break;
  }
  case kDiscard:
    s.pile.push_back(m.cards[0]);
    break;
  }
  if (hand.empty()) {
    s.out = seat;
    return finish(s);
  }
  if (m.verb != kDiscard) return;
  s.taken = Card::back();
  s.phase = Phase::Draw;
  s.turn = leftOf(seat, seats_);
  if (++s.turns >= kMostTurns * seats_) finish(s);
}

void RummyRules::lay(State& s, Seat seat, const Meld& m) const {
  const bool opened = hasOpened(s, seat);
  s.melds.push_back(m);
  ++s.laid[at(seat)];
  if (opened || kind_.twoSteps) return;
  const int sum = s.opening + m.worth(meld_);
  s.opening = static_cast<std::uint8_t>(sum >= kOpening ? 0 : sum);
}

int RummyRules::left(const Cards& hand) const {
  int sum = 0;
  for (const Card c : hand) sum += c.isJoker() ? kJokerLeft : meld_.values(c);
  return sum;
}

// Who has gone out wins; if nobody has, the cheapest hands.
void RummyRules::finish(State& s) const {
  std::array<int, kMostSeats> lefts{};
  for (Seat k = 0; k < seats_; ++k) lefts[at(k)] = left(s.hands[at(k)]);
  creditBest(s.scores, std::span(lefts).first(at(seats_)), true);
  endDeal(s, deals_, seats_);
}

// A single game: by what is left in hand, less is better.
Result RummyRules::result(const State& s) const {
  if (deals_.shown()) return resultOf(s, deals_, seats_);
  Result r;
  std::vector<int> lefts;
  for (Seat k = 0; k < seats_; ++k) lefts.push_back(left(s.hands[at(k)]));
  r.places = Result::byScore(lefts, {}, true).places;
  r.why = s.stage == Stage::Over ? ending(s)
                                 : Phrase(MK_TEXT("games", "The game was stopped: the hand worth least is best."));
  return s.stage == Stage::Over ? sharedWhereTied(std::move(r)) : r;
}

} // namespace mk
