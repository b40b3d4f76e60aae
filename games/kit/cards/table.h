// The table of a card game, declared once: a game lists its piles and the other fields of its state, and from the list
// follow the position text and its reader, the check that the pack is whole, the look, the shuffling of what is hidden
// and the accessible names. Rules: card games, A1 (packs), A3 (what is seen), A13 (positions).
#pragma once

#include "games/kernel/random.h"
#include "games/kernel/view.h"
#include "games/kit/cards/board.h"
#include "games/kit/cards/hands.h"
#include "games/kit/cards/notation.h"

#include <functional>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mk::cards {

// Zones of the look that many games have. Hands are zones 0..9, one a seat; a game's own zones begin at kOwnZones.
enum CommonZone : std::int16_t {
  kStock = 10,
  kTrump,
  kPile,   // cards are laid or discarded on it
  kMiddle, // trick, attack, dealt row
  kOut,    // has left play
  kScores, // the running score
  kPack,   // before the deal, where there is no stock
  kOwnZones = 20
};

enum class Sees : std::uint8_t {
  All,
  Owner, // and everybody once the deal is over, or with open hands
  Nobody,
  Top // all see the last card, nobody those under it; but all have seen them, and they are remembered
};

struct Pile {
  std::string key;        // of its line in the position text; "" = it has none of its own
  Cards* cards = nullptr; // bottom first; a hand from left to right
  std::int16_t zone = 0;  // of the look; several piles may lie in one zone (a card and the one that beats it)
  Zone::Role role = Zone::Role::Main;
  Seat owner = kNobody;
  Sees sees = Sees::All;
  Phrase name = {};  // said aloud
  Phrase label = {}; // beside it; hands show how many cards they hold where it is empty
  Zone::Kind kind = Zone::Kind::Pile;
  std::int16_t columns = 0;  // of a row or grid
  std::int16_t places = 0;   // of a row, grid or empty pile: at least so many
  std::uint16_t shownTo = 0; // bits of seats that see all of it, whatever `sees` says
  std::uint8_t closed = 0;   // so many at the bottom lie face down and nobody sees them
  std::int16_t turned = -1;  // the zone in which the lowest card lies open (a turned trump under the stock)
  Phrase turnedName = {}, turnedLabel = {};
  bool sorted = false;     // kept as a hand: by suit, then upwards
  bool topFirst = false;   // written from the top, as a stock
  bool always = false;     // its line is written even when it is empty
  bool remembered = false; // nobody sees it any more, but everybody has seen it: it is not shuffled
  bool dim = false;        // only to be looked at
};

class Table {
public:
  explicit Table(int seats) : seats_(seats) {}

  // Piles, in the order of the position text and of reading aloud. The reference is good until the next pile.
  Pile& pile(Pile p);
  Pile& hand(Cards& cards, Seat s); // zone s, line "hand<s+1>"
  Pile& stock(Cards& cards);        // zone kStock, line "stock", top first
  // Cards of the pack that lie in no pile have left play: closed, in this zone. Without it the pack must be whole.
  void rest(std::int16_t zone, Phrase name);
  // A card that lies in no pile: the game writes and shows it in its own way.
  void besides(Card c) { besides_.push_back(c); }

  // Fields, "key=value"; what has its preset value is left out.
  template <class T> void number(const char* key, T& member, int lowest, int highest, int preset = 0) {
    field(
        key, [&member, preset] { return static_cast<int>(member) == preset ? std::string() : std::to_string(member); },
        [key, &member, lowest, highest, preset](Fields& f) -> Permission {
          const auto n = f.number(key, lowest, highest, preset);
          if (!n) return Refusal{n.why()};
          member = static_cast<T>(*n);
          return Ok{};
        });
  }
  void flag(const char* key, bool& member); // "key=1"
  void seat(const char* key, Seat& member); // from 1; nobody is left out
  void suit(const char* key, Suit& member); // always written
  void card(const char* key, Card& member); // none (a back) is left out
  // An enumeration by the names of its values in their order; the first is left out.
  template <class E> void word(const char* key, E& member, std::vector<const char*> names) {
    field(
        key,
        [&member, names] {
          const auto value = static_cast<std::size_t>(member);
          return std::string(value == 0 ? "" : names[value]);
        },
        [key, &member, names](Fields& f) -> Permission {
          const std::string_view t = f.value(key);
          member = E{};
          if (t.empty()) return Ok{};
          for (std::size_t i = 0; i < names.size(); ++i)
            if (t == names[i]) return member = static_cast<E>(i), Ok{};
          return notOneOf(t, key);
        });
  }
  template <std::size_t N> void seatList(const char* key, Row<Seat, N>& member) {
    field(
        key,
        [&member] {
          std::string t;
          for (const Seat s : member) t += (t.empty() ? "" : ",") + std::to_string(s + 1);
          return t;
        },
        [this, key, &member](Fields& f) -> Permission {
          const auto list = f.numbers(key, 1, seats_);
          if (!list) return Refusal{list.why()};
          if (list->size() > N) return tooMany(key);
          for (const int n : *list) {
            if (member.contains(static_cast<Seat>(n - 1))) return tooMany(key);
            member.push_back(static_cast<Seat>(n - 1));
          }
          return Ok{};
        });
  }
  // One number for every seat; left out while all are 0.
  template <class A> void each(const char* key, A& members, int lowest, int highest) {
    list(key, std::span(members).first(static_cast<std::size_t>(seats_)), lowest, highest);
  }
  // A fixed number of numbers.
  template <class T> void list(const char* key, std::span<T> members, int lowest, int highest) {
    field(
        key,
        [members] {
          std::string t;
          bool any = false;
          for (const T& n : members) {
            t += (t.empty() ? "" : ",") + std::to_string(static_cast<int>(n));
            any = any || static_cast<int>(n) != 0;
          }
          return any ? t : std::string();
        },
        [key, members, lowest, highest](Fields& f) -> Permission {
          const auto all = f.numbers(key, lowest, highest);
          if (!all) return Refusal{all.why()};
          if (!all->empty() && all->size() != members.size()) return tooMany(key);
          for (std::size_t i = 0; i < all->size(); ++i) members[i] = static_cast<T>((*all)[i]);
          return Ok{};
        });
  }
  // A field with a text of its own: "" is left out. `mark` stands between key and value: "=" or ": ".
  void field(const char* key, std::function<std::string()> write, std::function<Permission(Fields&)> read,
             const char* mark = "=");
  void known(Knowledge& member); // "known2: 7C 8C", "lacks2=CH"

  int seats() const { return seats_; }
  std::span<const Pile> piles() const { return piles_; }
  const Pile* find(std::string_view key) const;

  // The fields and piles as "; key=value" and "; key: cards".
  std::string text() const;
  // Reads every declared field out of the text's; cards must be known ones.
  Permission read(Fields&);
  // "" or what is wrong with the cards: one is missing, there twice or of another pack; a hand is not in order.
  Phrase fault(std::span<const Card> pack) const;

  // The zones of the piles. `open`: hands lie face up for everybody.
  void look(View&, Viewer, std::span<const Card> pack, bool open) const;
  // Puts what the viewer cannot see anew at random, keeping to what everybody knows.
  void scramble(const Knowledge&, Viewer, bool open, Random&);
  // Whether the viewer sees card i of the pile.
  static bool sees(const Pile&, std::size_t i, Viewer, bool open);

  static Permission notOneOf(std::string_view value, const char* key);
  static Permission tooMany(const char* key);

private:
  struct Entry {
    std::string key; // with its mark
    int pile = -1;   // index, or a field
    std::function<std::string()> write;
    std::function<Permission(Fields&)> read;
  };
  Permission readPile(Fields&, const Pile&) const;
  void add(View&, const Pile&, Viewer, bool open) const;

  int seats_;
  std::vector<Pile> piles_;
  std::vector<Entry> entries_;
  Cards besides_;
  std::int16_t rest_ = -1;
  Phrase restName_;
};

// One after another: "%1, %2".
Phrase listed(const std::vector<Phrase>&);
Phrase cardCount(int); // "%n card(s)"
// Names of cards one after another: "seven of clubs, queen of spades".
Phrase namesOf(std::span<const Card>);

} // namespace mk::cards
