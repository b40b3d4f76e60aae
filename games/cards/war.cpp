// Who Ranks Higher: comparisons and the end. Rules: card games, game 183.
#include "games/cards/war.h"

namespace mk {

using namespace cards;

std::span<const OptionSpec> War::options() {
  static const std::vector<OptionSpec> specs = {
      {"goal",
       MK_TEXT("games", "Goal"),
       MK_TEXT("games", "Whoever runs out of cards has won, or has lost."),
       {{"empty", MK_TEXT("games", "to get rid of the cards")}, {"collect", MK_TEXT("games", "to collect the cards")}}},
      seriesOption(),
  };
  return specs;
}

std::span<const Verb> War::verbs() {
  static const std::vector<cards::Verb> list = {
      {"play", By::Button, kMainButton, MK_TEXT("games", "Turn a card"), ' '},
      {"take", By::Button, kOtherButton, MK_TEXT("games", "Take the cards"), ' '},
      {"leave", By::Button, kMainButton + 2, MK_TEXT("games", "Put the cards away"), ' ',
       MK_TEXT("games", "Equal twice: the four cards leave the game")},
  };
  return list;
}

War::War(const Setup& s)
    : Dealt(s.seats, sortedPack(), seriesOf(s.options)), collect_(s.options.is("goal", "collect")) {}

void War::deal(State& s, const Outcome& pack) const {
  clearTable(s);
  const Seat to = elderOf(s.dealer, 2);
  for (int i = pack.count - 1; i >= 0; --i) {
    // The first card dealt lies on top: the last one of the pack goes first into the heap.
    const Seat seat = i % 2 == 0 ? to : leftOf(to, 2);
    s.packs[at(seat)].push_back(pack.card(i));
  }
  s.turn = to;
}

void War::moves(const State& s, Seat, std::vector<Move>& out) const {
  if (s.up[0].size() != s.up[1].size() || s.up[0].empty()) return out.push_back({.verb = kTurn});
  const int a = s.up[0].back().high(), b = s.up[1].back().high();
  if (a != b) return out.push_back({.verb = kTake});
  out.push_back({.verb = s.up[0].size() == 1 ? kTurn : kLeave});
}

void War::play(State& s, Seat seat, const Move& m) const {
  const auto other = static_cast<Seat>(1 - seat);
  switch (m.verb) {
  case kTurn:
    s.up[at(seat)].push_back(s.packs[at(seat)].back());
    s.packs[at(seat)].pop_back();
    return turned(s);
  case kTake:
    for (std::size_t i = 0; i < s.up[0].size(); ++i) {
      s.packs[at(seat)].insert(0, s.up[at(seat)][i]);
      s.packs[at(seat)].insert(0, s.up[at(other)][i]);
    }
    break;
  default:
    break;
  }
  settled(s);
}

// Elder turns first, then the other; then the higher takes, or after a tie both turn once more.
void War::turned(State& s) const {
  const Seat first = elder(s);
  if (s.up[0].size() != s.up[1].size()) {
    s.turn = leftOf(s.turn, 2);
    return;
  }
  const int a = s.up[0].back().high(), b = s.up[1].back().high();
  s.turn = a == b ? first : static_cast<Seat>(b > a ? 1 : 0);
  if (a == b && s.up[0].size() == 1 && (s.packs[0].empty() || s.packs[1].empty())) endGame(s, standing(s));
}

void War::settled(State& s) const {
  s.up[0].clear();
  s.up[1].clear();
  ++s.comparisons;
  s.turn = elderOf(s.dealer, 2);
  if (s.packs[0].empty() || s.packs[1].empty() || s.comparisons == kMostComparisons) endGame(s, standing(s));
}

Result War::standing(const State& s) const {
  const bool limit = s.comparisons == kMostComparisons, level = s.packs[0].count() == s.packs[1].count();
  const char* why = collect_ ? MK_TEXT("games", "A pack has run out: whoever has more cards wins.")
                             : MK_TEXT("games", "A pack has run out: whoever has no cards wins.");
  if (limit && level) why = MK_TEXT("games", "A thousand comparisons, and the packs are equal: a draw.");
  if (limit && !level)
    why = collect_ ? MK_TEXT("games", "A thousand comparisons: the larger pack wins.")
                   : MK_TEXT("games", "A thousand comparisons: the smaller pack wins.");
  if (!limit && level) why = MK_TEXT("games", "Both packs have run out: a draw.");
  return Result::byScore({s.packs[0].count(), s.packs[1].count()}, why, !collect_);
}

void War::table(Table& t, State& s) const {
  for (Seat k = 0; k < 2; ++k) {
    t.pile({.key = "pack" + std::to_string(k + 1),
            .cards = &s.packs[at(k)],
            .zone = k,
            .role = Zone::Role::Hand,
            .owner = k,
            .sees = Sees::Nobody,
            .name = {MK_TEXT("games", "%1: pack"), {Arg::seat(k)}},
            .label = cardCount(s.packs[at(k)].count()),
            .topFirst = true,
            .always = true});
    t.pile({.key = "up" + std::to_string(k + 1),
            .cards = &s.up[at(k)],
            .zone = static_cast<std::int16_t>(kOwnZones + k),
            .role = Zone::Role::Trick,
            .name = {MK_TEXT("games", "%1: cards turned up"), {Arg::seat(k)}},
            .kind = Zone::Kind::Row,
            .places = 2});
  }
  t.rest(kOut, MK_TEXT("games", "out of the game"));
  t.number("comparisons", s.comparisons, 0, kMostComparisons);
}

Phrase War::faulty(const State& s) const {
  if (s.stage != Stage::Play) return {};
  if (s.comparisons == kMostComparisons) return MK_TEXT("games", "the match is over");
  const Seat first = elder(s), second = leftOf(first, 2);
  const int mine = s.up[at(first)].count(), theirs = s.up[at(second)].count();
  if (std::max(mine, theirs) > 2) return MK_TEXT("games", "more than two cards are turned up");
  if (mine != theirs && mine != theirs + 1) return MK_TEXT("games", "it is another seat's turn");
  if (mine == 2 && s.up[0].front().high() != s.up[1].front().high())
    return MK_TEXT("games", "more cards are turned up though the first were not equal");
  std::vector<Move> next;
  moves(s, s.turn, next);
  const bool taken = next[0].verb == kTake;
  const Seat higher = taken && s.up[1].back().high() > s.up[0].back().high() ? Seat{1} : Seat{0};
  if (s.turn != (taken ? higher : mine == theirs ? first : second))
    return MK_TEXT("games", "it is another seat's turn");
  if (next[0].verb == kTurn && (s.packs[at(second)].empty() || (mine == theirs && s.packs[at(first)].empty())))
    return MK_TEXT("games", "the pack to be turned from is empty");
  return {};
}

Phrase War::prompt(const State& s, Viewer) const {
  const Arg who = Arg::seat(s.turn);
  if (s.up[0].size() != s.up[1].size() || s.up[0].empty()) return {MK_TEXT("games", "%1: turn a card"), {who}};
  if (s.up[0].back().high() != s.up[1].back().high())
    return {MK_TEXT("games", "%1 is higher and takes the cards"), {who}};
  return s.up[0].size() == 1 ? Phrase(MK_TEXT("games", "Equal: both turn one more card"))
                             : Phrase(MK_TEXT("games", "Equal again: the four cards leave the game"));
}

Phrase War::told(const State& before, const State& after, Seat seat, const Move& m, Viewer) const {
  if (m.verb == kTurn)
    return {MK_TEXT("games", "%1 turns up %2"), {Arg::seat(seat), Arg::phrase(nameOf(after.up[at(seat)].back()))}};
  if (m.verb == kLeave) return {};
  return {MK_TEXT("games", "%1 takes %2"), {Arg::seat(seat), Arg::phrase(cardCount(2 * before.up[0].count()))}};
}

} // namespace mk
