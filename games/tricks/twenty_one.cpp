// 159 Arva 21 kaardist ära üks väljavalitu (Guess One of 21 Cards): dealt three times in three rows and gathered with
// the named row in the middle, the card thought of becomes the eleventh. Rules: booklet trick 159 and its ruling.
#include "games/tricks/twenty_one.h"

#include "games/tricks/act.h"
#include "games/tricks/tricks.h"

#include <algorithm>

namespace mk::trick {

namespace {

using namespace twenty_one;
constexpr int kTold = 0, kTurned = 1; // numbers
constexpr int kThought = 0;           // mark; in Watch nobody but the person knows it
constexpr int kInRow = 7;

constexpr PileSpec kPiles[] = {
    {"rows", MK_TEXT("games", "row %1"), kRows, Form::Line, Facing::Everybody},
    {"pack", MK_TEXT("games", "the gathered cards"), 1, Form::Stack, Facing::Nobody, kInRow}};
constexpr FieldSpec kFields[] = {{"told", FieldSpec::Kind::Number, kTold, kRows, true},
                                 {"turned", FieldSpec::Kind::Number, kTurned, kCards},
                                 {"thought", FieldSpec::Kind::Mark, kThought},
                                 {"fits", FieldSpec::Kind::Fits}};

void dealRows(State& s) {
  for (int i = 0; i < kCards; ++i) append(s, kGathered, 0, kRow + i % kRows);
}

int rowNow(const State& s) { return rowOf(s, s.mark[kThought]); }

constexpr std::array<std::int8_t, kMostPiles> kInRows{7, 7, 7, 0}, kInPack{0, 0, 0, 21};

constexpr Step think() {
  return {.who = Role::Spectator,
          .offer = [](const Act&, const State&, Offers& o) { o.numbers(Verb::Auto, 0, kCards - 1); },
          .play =
              [](const Act&, State& s, const Move& m) {
                s.mark[kThought] = m.v[0];
                for (int row = 0; row < kRows; ++row)
                  for (const Token t : s.pile(kRow + row)) s.fits |= bit(t);
                return kNext;
              },
          .when = [](const Act& a, const State&) { return a.playsSpectator(); },
          .quiet = MK_TEXT("games", "The spectator has thought of a card."),
          .lie = kInRows};
}

constexpr Step answer(Form form, const char* ask) {
  return {.who = Role::Spectator,
          .offer = [](const Act&, const State&, Offers& o) { o.numbers(Verb::Row, 1, kRows); },
          .play =
              [](const Act& a, State& s, const Move& m) {
                s.n[kTold] = m.v[0];
                std::uint64_t there = 0;
                for (const Token t : s.pile(kRow + m.v[0] - 1)) there |= bit(t);
                if (a.playsSpectator()) s.fits &= there;
                return kNext;
              },
          .range =
              [](const Act&, const State& s, Offers& o) {
                o.add({Verb::Row, {rowNow(s)}});
              },
          .ask = ask,
          .pile = kRow,
          .shows = {Display{kRow, kRows, form, Facing::Everybody}},
          .lie = kInRows};
}

constexpr Step pickup(Form form) {
  return {.who = Role::Magician,
          .offer =
              [](const Act&, const State&, Offers& o) {
                for (int a = 1; a <= kRows; ++a)
                  for (int b = 1; b <= kRows; ++b)
                    if (a != b) o.add({Verb::Pickup, {a, b, 6 - a - b}});
              },
          .play =
              [](const Act&, State& s, const Move& m) {
                for (int i = 2; i >= 0; --i) lay(s, kRow + m.v[static_cast<std::size_t>(i)] - 1, kGathered);
                return kNext;
              },
          .right = [](const Act&, const State& s, const Move& m) { return m.v[1] == s.n[kTold]; },
          .range = [](const Act&, const State& s, Offers& o) { o.add(pickupAround(s.n[kTold])); },
          .ask =
              MK_TEXT("games", "The spectator says: “My card is in row %2.” %1: gather the rows; touch them in their "
                               "order, the top one first."),
          .secret = MK_TEXT("games", "Row %2 has to come second, between the other two."),
          .fill = [](const Act&, const State& s, Args& args) { args.push_back(Arg::number(s.n[kTold])); },
          .pile = kRow,
          .shows = {Display{kRow, kRows, form, Facing::Everybody}},
          .lie = kInRows};
}

constexpr Step dealAgain() {
  return {.who = Role::Nobody,
          .play =
              [](const Act&, State& s, const Move&) {
                dealRows(s);
                return kNext;
              },
          .tell = MK_TEXT("games", "The cards are dealt into three rows again, one to each row in turn."),
          .lie = kInPack};
}

constexpr Step turnUp() {
  return {.who = Role::Magician,
          .offer = [](const Act&, const State&, Offers& o) { o.numbers(Verb::Turn, 1, kCards); },
          .play =
              [](const Act&, State& s, const Move& m) {
                s.n[kTurned] = m.v[0];
                return kNext;
              },
          .right = [](const Act&, const State&, const Move& m) { return m.v[0] == kMiddle; },
          .ask = MK_TEXT("games", "The cards are gathered for the last time. %1: find the spectator's card and turn it "
                                  "up."),
          .secret = MK_TEXT("games", "It lies in the middle: it is the eleventh from either end."),
          .pile = kGathered,
          .shows = {Display{kGathered, 1, Form::Line}},
          .lie = kInPack};
}

constexpr Step confirm() {
  return {.who = Role::Spectator,
          .offer =
              [](const Act&, const State&, Offers& o) {
                o.add({Verb::Yes});
                o.add({Verb::No});
              },
          .play =
              [](const Act&, State& s, const Move& m) {
                s.show.ending = m.verb == Verb::Yes ? Ending::Success : Ending::Failure;
                return kNext;
              },
          .when = [](const Act& a, const State&) { return !a.playsSpectator(); },
          .ask = MK_TEXT("games",
                         "The magician counts, stops at the eleventh card and turns up: %2. %1: is this your card?"),
          .fill = [](const Act&, const State& s,
                     Args& args) { args.push_back(Arg::card(s.card(kGathered, s.n[kTurned] - 1).code())); },
          .pile = kGathered,
          .shows = {Display{kGathered, 1, Form::Grid}},
          .lie = kInPack};
}

constexpr const char* kFirst =
    MK_TEXT("games", "%1: think of one of these cards, tell nobody, and touch the row it lies in.");
constexpr const char* kAgainAsk =
    MK_TEXT("games", "The cards are dealt again. %1: touch the row your card lies in now.");

// The first and the third deal lie in lines, the second stands in columns.
constexpr Step kSteps[] = {think(),
                           answer(Form::Line, kFirst),
                           pickup(Form::Line),
                           dealAgain(),
                           answer(Form::Columns, kAgainAsk),
                           pickup(Form::Columns),
                           dealAgain(),
                           answer(Form::Line, kAgainAsk),
                           pickup(Form::Line),
                           turnUp(),
                           confirm()};
constexpr int kConfirm = 10;

Token turnedCard(const State& s) { return s.pile(kGathered)[s.n[kTurned] - 1u]; }

const char* fault(const Act& a, const State& s) {
  const bool asked = s.step >= 2, over = s.ended(), thought = s.mark[kThought] != kHole;
  if (over != (s.step > kConfirm) || asked != (s.n[kTold] > 0)) return "an answer too many or too few";
  if ((s.step >= kConfirm) != (s.n[kTurned] > 0)) return "a card is turned up too early or too late";
  if (!a.playsSpectator()) return thought || s.fits != 0 ? "the program knows a thought" : "";
  if ((s.step > 0) != thought || s.step == kConfirm) return "the thought is missing";
  if (thought && (s.fits & bit(s.mark[kThought])) == 0) return "the card thought of does not fit the answers";
  if (s.step < kConfirm && stepOf(a, s).right != nullptr && stepOf(a, s).pile == kRow && rowNow(s) != s.n[kTold])
    return "the card thought of is not in the row that was named";
  if (over && (turnedCard(s) == s.mark[kThought]) != (s.show.ending == Ending::Success)) return "another ending";
  return "";
}

// Only the program's card is hidden, and only as far as its answers leave a choice.
void scramble(const Act&, State& s, Role, Random& random) {
  if (s.mark[kThought] == kHole) return;
  Row<Token, kPack> fitting;
  for (int t = 0; t < s.face.count(); ++t)
    if ((s.fits & bit(static_cast<Token>(t))) != 0) fitting.push_back(static_cast<Token>(t));
  s.mark[kThought] = fitting[static_cast<std::size_t>(random.index(fitting.size()))];
}

Phrase why(const Act& a, const State& s, bool success) {
  if (success) return {MK_TEXT("games", "The chosen card is found: %1."), {Arg::card(s.card(turnedCard(s)).code())}};
  if (!a.playsSpectator()) return MK_TEXT("games", "Then one of the answers was wrong. Try again!");
  return {MK_TEXT("games", "The spectator had thought of another card: %1."),
          {Arg::card(s.card(s.mark[kThought]).code())}};
}

} // namespace

namespace twenty_one {

int rowOf(const State& s, Token t) {
  for (int row = 0; row < kRows; ++row)
    if (s.pile(kRow + row).contains(t)) return row + 1;
  return 0;
}

// The rows that were not named go on top and below, the one with the lower number first.
Move pickupAround(int row) { return {Verb::Pickup, {row == 1 ? 2 : 1, row, row == 3 ? 2 : 3}}; }

} // namespace twenty_one

const Trick& twentyOne() {
  static const Trick trick{
      .cards = kCards,
      .piles = kPiles,
      .fields = kFields,
      .steps = kSteps,
      .prepare =
          [](const Act&, State& s) {
            takePack(s, kGathered, kCards);
            dealRows(s);
          },
      .succeeded = [](const Act&, const State& s) { return turnedCard(s) == s.mark[kThought]; },
      .dealt = MK_TEXT(
          "games",
          "The pack is shuffled and 21 cards of it are dealt face up into three rows, one card to each row in turn."),
      .why = why,
      .open = [](const Act&, const State& s) { return s.n[kTurned] > 0 ? bit(turnedCard(s)) : std::uint64_t{0}; },
      .scramble = scramble,
      .fault = fault,
      .label =
          [](const Act& a, const State& s, int pile) {
            const bool told = !s.ended() && stepOf(a, s).who == Role::Magician && pile == kRow + s.n[kTold] - 1;
            return told ? Phrase(MK_TEXT("games", "“Here it is.”")) : Phrase();
          },
      .finale = {Display{kGathered, 1, Form::Grid}}};
  return trick;
}

} // namespace mk::trick
