// The vocabulary in which card tricks are written: a table of piles, a table of steps and what they do to the cards.
// A step says who does it, which inputs it takes, which of them are right, what it does, and what the person is told;
// performance.h plays any such table in both modes. Rules: booklet tricks 157-168 and their rulings, part A.
#pragma once

#include "games/kernel/chance.h"
#include "games/kernel/row.h"
#include "games/kernel/view.h"
#include "games/tricks/trick.h"
#include "games/tricks/verbs.h"

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace mk::trick {

// A card as a thing on the table, whatever its face: its place in the pack as it was shuffled. A hole is a place of a
// spread that a card has left.
using Token = std::uint8_t;
inline constexpr Token kHole = 63;
inline constexpr int kPack = 52;
inline constexpr int kMostPiles = 12;
using Pile = Row<Token, kPack>; // top card first

struct State {
  Row<Card, kPack> face; // by token; empty before the pack is shuffled
  std::array<Pile, kMostPiles> piles;
  Row<Card, 8> said;                                     // cards named aloud
  std::uint64_t fits = 0;                                // tokens that fit all answers so far
  std::array<Token, 4> mark{kHole, kHole, kHole, kHole}; // cards that somebody keeps in mind
  std::array<std::uint8_t, 6> n{};                       // numbers of the trick; the last two count cuts
  std::uint8_t step = 0, part = 0;                       // part: half of a choice that is drawn in two, plus one
  Show show;
  bool operator==(const State&) const = default;

  Pile& pile(int p) { return piles[static_cast<std::size_t>(p)]; }
  const Pile& pile(int p) const { return piles[static_cast<std::size_t>(p)]; }
  Card card(Token t) const { return t == kHole ? Card::back() : face[t]; }
  Card card(int p, int place) const { return card(pile(p)[static_cast<std::size_t>(place)]); } // 0 = top
  Token token(Card) const;                                                                     // kHole = none
  bool ended() const { return show.ending != Ending::None; }
};
inline constexpr std::uint64_t bit(Token t) { return std::uint64_t{1} << t; }

// --- what hands do to cards

void cut(Pile&, int k);                                  // the top k cards go under the rest
void fromBottom(Pile&, int n);                           // n cards from the bottom to the top, as a block
void deal(State&, int pack, int firstPile, int piles);   // one at a time, the last card dealt is on top
void lay(State&, int from, int to);                      // the whole pile on top of another
void move(State&, int from, int place, int to);          // one card on top of another pile
void append(State&, int from, int place, int to);        // one card to the end of a line
void appendNamed(State&, int from, const Move&, int to); // the one that the move names
void takePack(State&, int to, int cards = kPack);        // as it was shuffled, or its top cards
void turnOver(Pile&);                                    // the order is turned around
int ringAfter(int place, int n);                         // the last card is followed by the first
inline Token top(const State& s, int pile) { return s.pile(pile).front(); }
Phrase findingTold(const State&, Token chosen, bool found); // how a search for the chosen card ended

// --- tables

enum class Form : std::uint8_t { Stack, Line, Columns, Grid };
enum class Facing : std::uint8_t { Nobody, Everybody, Magician, Spectator };

struct PileSpec {
  const char* key;  // in position texts; a group of piles is written with " / " between
  const char* name; // said aloud; %1 = number in its group
  int count = 1;
  Form form = Form::Stack;
  Facing facing = Facing::Nobody;
  int across = 13; // cards side by side in a grid
};

// How piles lie in one step, where not as their table says.
struct Display {
  int first = -1, count = 1;
  Form form = Form::Stack;
  Facing facing = Facing::Nobody;
  bool fromBottom = false; // the bottom card is shown first
};

struct FieldSpec {
  enum class Kind : std::uint8_t { Number, Mark, Said, Fits };
  const char* key;
  Kind kind = Kind::Number;
  int at = 0;
  int highest = 255;
  bool always = false; // written although it is 0
};

struct Trick;

// What a trick's own functions know beside the state: what the family chose.
struct Act {
  const Trick* trick = nullptr;
  Style style;
  std::array<int, 3> own{}; // the trick's own options, in their order
  bool performs() const { return style.mode() == Mode::Perform; }
  // Perform: the spectator is the program, not somebody at the table.
  bool playsSpectator() const { return performs() && !style.forPeople(); }
};

// When a step comes: with real people as spectators, or without.
inline constexpr auto kForPeople = [](const Act& a, const State&) { return a.style.forPeople(); };
inline constexpr auto kWithoutPeople = [](const Act& a, const State&) { return !a.style.forPeople(); };
// When the magician puts the pack in order.
inline constexpr auto kPackByHand = [](const Act& a, const State&) { return a.style.packByHand(); };

// Collects inputs: all that a person may give, or those the program chooses from.
class Offers {
public:
  Offers(const Act& act, const State& s, std::vector<Move>& out, bool onlyRight)
      : act_(act), s_(s), out_(&out), onlyRight_(onlyRight) {}
  Offers(const Act& act, const State& s, int wanted) : act_(act), s_(s), wanted_(wanted), onlyRight_(true) {}
  void add(const Move&);
  void numbers(Verb, int lowest, int highest);
  void cards(Verb, const State&, int pile); // one for every card of the pile, by its face
  int count() const { return count_; }
  const Move& found() const { return found_; }

private:
  const Act& act_;
  const State& s_;
  std::vector<Move>* out_ = nullptr;
  int wanted_ = -1, count_ = 0;
  bool onlyRight_;
  Move found_;
};

using Args = std::vector<Arg>;

inline constexpr std::array<std::int8_t, kMostPiles> kAnywhere{-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1};

// What a step's play answers: how far the step list goes on.
inline constexpr int kNext = 1, kAgain = 0, kFails = -100;

struct Step {
  Role who = Role::Nobody;                                    // Nobody: it happens by itself
  void (*offer)(const Act&, const State&, Offers&) = nullptr; // nullptr: nothing is asked
  int (*play)(const Act&, State&, const Move&) = nullptr;
  bool (*right)(const Act&, const State&, const Move&) = nullptr; // the magician's inputs that are checked
  void (*range)(const Act&, const State&, Offers&) = nullptr;     // what the program chooses from
  bool (*when)(const Act&, const State&) = nullptr;               // steps that do not fit are left out
  ChanceRequest (*request)(const Act&, const State&) = nullptr;   // the program's choice is a shuffle
  void (*settle)(const Act&, State&, const Outcome&) = nullptr;   // and this does it
  const char* ask = "";    // to the person who does it: %1; from %2 on what `fill` adds
  const char* secret = ""; // what the coach says beside it
  void (*fill)(const Act&, const State&, Args&) = nullptr;
  std::string (*says)(const Act&, const State&) = nullptr; // what is said aloud where an input has no words of its own
  const char* tell = "";                                   // instead of the verb's own words
  const char* quiet = "";                                  // what the others hear of it
  int pile = 0;                                            // where its cards are touched
  std::array<Display, 2> shows{};
  std::array<std::int8_t, kMostPiles> lie = kAnywhere; // how many cards every pile has when it begins; -1 = any
  bool strict = false;                                 // a wrong input is refused also without a coach
  bool glances = false; // people in the room are shown what the spectator sees, while the magician looks away
};
constexpr Step glancing(Step s) {
  s.glances = true;
  return s;
}

struct Trick {
  int cards = kPack; // that lie on the table
  std::span<const PileSpec> piles;
  std::span<const FieldSpec> fields;
  std::span<const Step> steps;
  void (*prepare)(const Act&, State&); // the pack has been shuffled
  bool (*succeeded)(const Act&, const State&);
  const char* dealt = "";                  // how that is told
  Phrase (*ownPack)(const Act&) = nullptr; // how a pack of one's own is put in order before it is typed
  Phrase (*why)(const Act&, const State&, bool success) = nullptr; // how it ended
  // Cards that lie face up among face-down ones.
  std::uint64_t (*open)(const Act&, const State&) = nullptr;
  // Cards whose faces the role knows, beside those that it sees now.
  std::uint64_t (*known)(const Act&, const State&, Role) = nullptr;
  // Hidden cards may change places with those of the same kind only: what everybody may know about the pack.
  int (*kind)(const State&, Card) = nullptr;
  // Hidden things of another sort, put anew at random.
  void (*scramble)(const Act&, State&, Role, Random&) = nullptr;
  const char* (*fault)(const Act&, const State&) = nullptr; // "" = sound
  Phrase (*label)(const Act&, const State&, int pile) = nullptr;
  std::array<Display, 2> finale{};
  std::array<const char*, 3> own{}; // keys of its own options
};

const Step& stepOf(const Act&, const State&);
// The display of a pile in the step that is reached.
Display displayOf(const Act&, const State&, int pile);
// Where the group that the pile belongs to begins, and its row in the table.
struct Group {
  const PileSpec* spec = nullptr;
  int first = 0;
};
Group groupOf(const Trick&, int pile);
int pilesOf(const Trick&);
// The cards named aloud, to be written beside those that were taken.
Phrase namedAloud(const State&);

// Single complete cuts, `least` to `most` of them; the program makes as many as `range` says, `n[4]` counts them and
// `n[5]` holds how many it will make. Two steps each: the number of cuts, and the cuts.
template <int kPileAt, int kLeast, int kMost, int kProgramLeast, int kProgramMost> constexpr Step howManyCuts() {
  return {.who = Role::Spectator,
          .offer = [](const Act&, const State&, Offers& o) { o.numbers(Verb::Auto, kProgramLeast, kProgramMost); },
          .play =
              [](const Act&, State& s, const Move& m) {
                s.n[4] = 0;
                s.n[5] = m.v[0];
                return m.v[0] == 0 ? kNext + kNext : kNext;
              },
          .when = [](const Act& a, const State&) { return a.playsSpectator(); },
          .quiet = MK_TEXT("games", "The spectator takes the pack in hand.")};
}

template <int kPileAt, int kLeast, int kMost, int kProgramLeast, int kProgramMost> constexpr Step cuts() {
  static_assert(kLeast == 0 || (kLeast == 2 && kMost == 3), "the words of the step say how often");
  return {.who = Role::Spectator,
          .offer =
              [](const Act&, const State& s, Offers& o) {
                if (s.n[4] < kMost) o.numbers(Verb::Cut, 1, s.pile(kPileAt).count() - 1);
                if (s.n[4] >= kLeast) o.add({Verb::Done});
              },
          .play =
              [](const Act& a, State& s, const Move& m) {
                if (m.verb == Verb::Cut) {
                  cut(s.pile(kPileAt), m.v[0]);
                  ++s.n[4];
                  if (s.n[4] < (a.playsSpectator() ? s.n[5] : kMost)) return kAgain;
                }
                s.n[4] = s.n[5] = 0;
                return kNext;
              },
          .range = [](const Act&, const State& s, Offers& o) { o.numbers(Verb::Cut, 1, s.pile(kPileAt).count() - 1); },
          .ask = kLeast == 0 ? MK_TEXT("games", "%1: cut the pack, touching the lowest card that you lift off, or say "
                                                "that it is enough.")
                             : MK_TEXT("games", "%1: cut the pack two or three times, touching the lowest card that "
                                                "you lift off."),
          .pile = kPileAt,
          .shows = {Display{kPileAt, 1, Form::Line}}};
}
inline constexpr FieldSpec kCutsDone{"cuts", FieldSpec::Kind::Number, 4, 20};
inline constexpr FieldSpec kCutsWanted{"of", FieldSpec::Kind::Number, 5, 20};

} // namespace mk::trick
