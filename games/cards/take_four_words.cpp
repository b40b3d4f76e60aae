// Take Four: what lies on the table, what each seat sees of it, and what is said. Rules: card games, game 188.
#include "games/cards/take_four.h"

namespace mk {

using namespace cards;

void TakeFour::table(Table& t, State& s) const {
  for (Seat k = 0; k < seats_; ++k) {
    Pile& hand = t.hand(s.hands[at(k)], k);
    if (open_ || (s.phase == Phase::Race && s.laid.contains(k))) hand.sees = Sees::All;
    if (s.stage == Stage::Play && hasChosen(s, k)) hand.label = MK_TEXT("games", "has chosen");
    if (s.stage == Stage::Play && s.phase == Phase::Race && s.laid.contains(k))
      hand.label = MK_TEXT("games", "four of a rank!");
  }
  t.word("part", s.phase, {{Phase::Pick, "pick"}, {Phase::Watch, "watch"}, {Phase::Race, "race"}});
  declarePicks(
      t, s, [&s] { return s.stage == Stage::Play && s.phase == Phase::Pick; }, [this, &s] { return elder(s); });
  t.number("beats", s.beats, 0, kMostBeats);
  t.number("voids", s.voids, 0, kMostVoids);
  t.word("ended", s.ended,
         {{Ended::None, ""},
          {Ended::Race, "race"},
          {Ended::Alone, "alone"},
          {Ended::False, "false"},
          {Ended::Void, "void"},
          {Ended::AllLaid, "laid"}});
  t.seatList("lost", s.lost);
}

// While everybody watches, no hand is seen but those that were laid; the own pick is marked in the own hand.
void TakeFour::shown(const State& s, Viewer v, View& view) const {
  if (s.stage != Stage::Play || v.isPublic()) return;
  if (s.phase != Phase::Pick) view.entry = Entry{.label = MK_TEXT("games", "What the clock showed"), .isText = true};
  if (open_) return;
  Zone* hand = view.find(v.seat);
  if (hand == nullptr || (s.phase == Phase::Race && s.laid.contains(v.seat))) return;
  if (s.phase != Phase::Pick) {
    hand->closed = static_cast<std::int16_t>(hand->closed + static_cast<std::int16_t>(hand->items.size()));
    hand->items.clear();
    return;
  }
  for (Item& i : hand->items) i.lit = i.thing == Thing::card(s.picks[at(v.seat)]) || s.laid.contains(v.seat);
}

Phrase TakeFour::prompt(const State& s, Viewer v) const {
  if (s.phase == Phase::Watch) return MK_TEXT("games", "Everybody watches the table: is a hand laid now?");
  if (s.phase == Phase::Race)
    return {MK_TEXT("games", "A hand is laid (%1): press your key!"), {Arg::phrase(seatsNamed(s.laid))}};
  const Arg who = Arg::seat(s.turn);
  if (v.seat == s.turn && isFour(s.hands[at(s.turn)]))
    return {MK_TEXT("games", "%1: lay the four, or pass a card to %2"), {who, Arg::seat(next(s.turn))}};
  return {MK_TEXT("games", "%1: choose a card to pass to %2"), {who, Arg::seat(next(s.turn))}};
}

Phrase TakeFour::ending(const State& s) const {
  const Arg who = Arg::phrase(seatsNamed(s.lost));
  switch (s.ended) {
  case Ended::Race:
    return {MK_TEXT("games", "Slowest, a penalty point: %1."), {who}};
  case Ended::Alone:
    return {MK_TEXT("games", "All the others have laid, a penalty point: %1."), {who}};
  case Ended::False:
    return {MK_TEXT("games", "False alarm, a penalty point: %1."), {who}};
  case Ended::AllLaid:
    return {MK_TEXT("games", "Four of a rank, the round is won: %1."), {who}};
  default:
    return MK_TEXT("games", "This round scored nothing.");
  }
}

Phrase TakeFour::told(const State& before, const State& after, Seat seat, const Move& m, Viewer v) const {
  const Arg who = Arg::seat(seat);
  switch (m.verb) {
  case kGive:
  case kLay: {
    Phrase out{MK_TEXT("games", "%1 has chosen"), {who}};
    if (v.seat == seat && m.verb == kGive)
      out = {MK_TEXT("games", "%1 passes on: %2"), {who, Arg::phrase(nameOf(m.cards[0]))}};
    if (v.seat == seat && m.verb == kLay) out = {MK_TEXT("games", "%1 lays all four"), {who}};
    if (after.ended != Ended::None) return {MK_TEXT("games", "%1. %2"), {Arg::phrase(out), Arg::phrase(ending(after))}};
    return out;
  }
  case kQuiet:
    if (after.ended != Ended::None) return ending(after);
    if (after.phase == Phase::Race)
      return {MK_TEXT("games", "Four of a rank lie on the table: %1"), {Arg::phrase(seatsNamed(before.laid))}};
    return MK_TEXT("games", "Nobody has laid; the cards have gone one place to the left");
  case kFalse:
    return ending(after);
  default:
    break;
  }
  return {MK_TEXT("games", "%1. %2"), {Arg::phrase(raceTold(m, kNoPress)), Arg::phrase(ending(after))}};
}

} // namespace mk
