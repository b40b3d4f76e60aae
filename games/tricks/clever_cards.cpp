// 168 Targad kaardid (Clever Cards): a suit in such an order that, one card going under for every letter of a word, the
// next card is always the one that was spelt. Rules: booklet trick 168 and its ruling.
#include "games/tricks/act.h"
#include "games/tricks/tricks.h"

#include <algorithm>
#include <string>
#include <string_view>

namespace mk::trick {

namespace {

constexpr int kPackAside = 0, kDeck = 1, kRow = 2, kPool = 3; // piles
constexpr int kLetters = 0;                                   // number: cards put under for the word that is spelt
constexpr int kLanguage = 0, kJackName = 1;                   // options
constexpr int kRanks = 13, kMostUnder = 12;

constexpr PileSpec kTable[] = {
    {"pack", MK_TEXT("games", "the pack")},
    {"suit", MK_TEXT("games", "the cards of the suit"), 1, Form::Line, Facing::Everybody},
    {"row", MK_TEXT("games", "the row on the table"), 1, Form::Line, Facing::Everybody},
    {"sorting", MK_TEXT("games", "the cards to be sorted"), 1, Form::Grid, Facing::Everybody}};
constexpr FieldSpec kFields[] = {{"letters", FieldSpec::Kind::Number, kLetters, kMostUnder}};

struct Word {
  const char* text;
  int letters; // of the alphabet: ä and ü are one
};
constexpr Word kEstonian[] = {{"äss", 3},    {"kaks", 4},   {"kolm", 4},    {"neli", 4},   {"viis", 4},
                              {"kuus", 4},   {"seitse", 6}, {"kaheksa", 7}, {"üheksa", 6}, {"kümme", 5},
                              {"soldat", 6}, {"emand", 5},  {"kuningas", 8}};
constexpr Word kBoy = {"poiss", 5};
constexpr Word kEnglish[] = {{"ace", 3},  {"two", 3},   {"three", 5}, {"four", 4}, {"five", 4},
                             {"six", 3},  {"seven", 5}, {"eight", 5}, {"nine", 4}, {"ten", 3},
                             {"jack", 4}, {"queen", 5}, {"king", 4}};

Word wordOf(const Act& a, int value) {
  const auto at = static_cast<std::size_t>(value - 1);
  if (a.own[kLanguage] == 1) return kEnglish[at];
  return value == 11 && a.own[kJackName] == 1 ? kBoy : kEstonian[at];
}

// The ruling's way: a ring of empty places; for every word go past as many of them as it has letters and write the rank
// into the next one.
std::array<int, kRanks> order(const Act& a) {
  std::array<int, kRanks> out{};
  int at = 0;
  for (int value = 1; value <= kRanks; ++value) {
    const auto toEmpty = [&] {
      while (out[static_cast<std::size_t>(at)] != 0) at = ringAfter(at, kRanks);
    };
    toEmpty();
    for (int k = wordOf(a, value).letters; k > 0; --k) {
      at = ringAfter(at, kRanks);
      toEmpty();
    }
    out[static_cast<std::size_t>(at)] = value;
  }
  return out;
}

int valueNow(const State& s) { return std::min(s.pile(kRow).count() + 1, kRanks); }

// As it sounds when one more letter is said: "s-e-i".
std::string spelling(std::string_view word, int letters) {
  const auto goesOn = [](char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; }; // within a letter
  std::string out;
  for (const char c : word) {
    if (!goesOn(c) && letters-- <= 0) break;
    if (!goesOn(c) && !out.empty()) out += '-';
    out += c;
  }
  return out;
}

void fillWord(const Act& a, const State& s, Args& args) {
  args.push_back(Arg::literal(wordOf(a, valueNow(s)).text));
  args.push_back(Arg::number(s.n[kLetters]));
  args.push_back(Arg::number(wordOf(a, valueNow(s)).letters));
}

constexpr Step kSteps[] = {
    {.who = Role::Spectator,
     .offer =
         [](const Act&, const State&, Offers& o) {
           for (int suit = 0; suit < 4; ++suit) o.add({Verb::Suit, {suit}});
         },
     .play =
         [](const Act& a, State& s, const Move& m) {
           const auto suit = static_cast<mk::Suit>(m.v[0]);
           for (int i = s.pile(kPackAside).count(); i-- > 0;)
             if (s.card(kPackAside, i).suit() == suit) move(s, kPackAside, i, kPool);
           if (a.style.packByHand()) return kNext;
           for (const int value : order(a)) s.pile(kDeck).push_back(s.token(Card(suit, value)));
           s.pile(kPool).clear();
           return kNext;
         },
     .ask = MK_TEXT("games", "%1: name a suit."),
     .pile = kPackAside,
     .lie = {52, 0, 0, 0}},
    {.who = Role::Magician,
     .offer = [](const Act&, const State& s, Offers& o) { o.cards(Verb::Next, s, kPool); },
     .play =
         [](const Act&, State& s, const Move& m) {
           appendNamed(s, kPool, m, kDeck);
           return s.pile(kPool).empty() ? kNext : kAgain;
         },
     .right = [](const Act& a, const State& s,
                 const Move& m) { return Card::fromCode(m.v[0]).value() == order(a)[s.pile(kDeck).size()]; },
     .when = kPackByHand,
     .ask = MK_TEXT("games", "%1: put the cards in order, the topmost first, so that the words will come out."),
     .secret = MK_TEXT("games", "The next card is %2."),
     .fill =
         [](const Act& a, const State& s, Args& args) {
           if (s.pile(kPool).empty()) return;
           const Card any = s.card(kPool, 0);
           args.push_back(Arg::card(Card(any.suit(), order(a)[s.pile(kDeck).size()]).code()));
         },
     .pile = kPool,
     .lie = {39, -1, 0, -1},
     .strict = true},
    {.who = Role::Magician,
     .offer =
         [](const Act&, const State& s, Offers& o) {
           if (s.pile(kDeck).count() > 1 && s.n[kLetters] < kMostUnder) o.add({Verb::Under});
           o.add({Verb::Table});
         },
     .play =
         [](const Act&, State& s, const Move& m) {
           if (m.verb == Verb::Under) {
             cut(s.pile(kDeck), 1);
             ++s.n[kLetters];
             return kAgain;
           }
           append(s, kDeck, 0, kRow);
           s.n[kLetters] = 0;
           return s.pile(kDeck).empty() ? kNext : kAgain;
         },
     .right =
         [](const Act& a, const State& s, const Move& m) {
           const bool spelt = s.n[kLetters] >= wordOf(a, valueNow(s)).letters || s.pile(kDeck).count() == 1;
           return (m.verb == Verb::Table) == spelt;
         },
     .ask =
         MK_TEXT("games", "%1: spell the words from ace to king. One card goes under for every letter, then the next "
                          "one is laid on the table."),
     .secret = MK_TEXT("games", "Now “%2”: %3 of %4 letters. The last card is simply laid."),
     .fill = fillWord,
     .says = [](const Act& a, const State& s) { return spelling(wordOf(a, valueNow(s)).text, s.n[kLetters] + 1); },
     .pile = kDeck,
     .lie = {39, -1, -1, 0}}};

} // namespace

const Trick& cleverCards() {
  static const Trick trick{.piles = kTable,
                           .fields = kFields,
                           .steps = kSteps,
                           .prepare = [](const Act&, State& s) { takePack(s, kPackAside); },
                           .succeeded =
                               [](const Act&, const State& s) {
                                 for (int i = 0; i < s.pile(kRow).count(); ++i)
                                   if (s.card(kRow, i).value() != i + 1) return false;
                                 return true;
                               },
                           .dealt = MK_TEXT("games", "The magician takes a pack."),
                           .why =
                               [](const Act&, const State&, bool success) {
                                 return Phrase(
                                     success ? MK_TEXT("games", "The row on the table runs from the ace to the king.")
                                             : MK_TEXT("games", "A card has come at the wrong word."));
                               },
                           .known = [](const Act&, const State&, Role) { return ~std::uint64_t{0}; },
                           .scramble = [](const Act&, State&, Role, Random&) {}, // nothing is hidden
                           .fault =
                               [](const Act&, const State& s) {
                                 if (!s.ended() && s.step == 2 && s.pile(kDeck).empty())
                                   return "no card is left to spell with";
                                 return "";
                               },
                           .own = {"language", "jack"}};
  return trick;
}

} // namespace mk::trick
