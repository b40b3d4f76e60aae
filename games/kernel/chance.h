// Chance as a player: what it is asked for, and what came of it. Every outcome can be written in a log, forced by a
// tester, or typed in by people whose real dice and cards lie on the table.
#pragma once

#include "games/kernel/cards.h"
#include "games/kernel/random.h"
#include "games/kernel/seat.h"

#include <array>
#include <cassert>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace mk {

// Outcome of one chance event. Dice: the faces in the order they fell (1..faces). Deck: card codes, first dealt first.
// Draw: one number 0..of-1 (a lot, a draw from a bag, a seat).
struct Outcome {
  enum class Kind : std::uint8_t { Dice, Deck, Draw };
  static constexpr int kMost = 112;

  Kind kind = Kind::Draw;
  std::uint8_t count = 0;
  std::array<std::uint8_t, kMost> v; // only the first `count` are ever read

  Outcome() = default;
  Outcome(const Outcome& o) : kind(o.kind), count(o.count) { std::copy_n(o.v.begin(), count, v.begin()); }
  Outcome& operator=(const Outcome& o) {
    kind = o.kind;
    count = o.count;
    std::copy_n(o.v.begin(), count, v.begin());
    return *this;
  }
  ~Outcome() = default;
  static Outcome dice(std::span<const std::uint8_t> faces);
  static Outcome dice(std::initializer_list<std::uint8_t> faces) {
    return dice(std::span<const std::uint8_t>(faces.begin(), faces.size()));
  }
  static Outcome deck(std::span<const Card> cards);
  static Outcome draw(int value);

  std::span<const std::uint8_t> values() const { return {v.data(), count}; }
  int die(int i) const {
    assert(i < count);
    return v[static_cast<std::size_t>(i)];
  }
  int value() const { return die(0); }
  Card card(int i) const { return Card::fromCode(die(i)); }
  bool operator==(const Outcome&) const;
};

// What the position asks of chance.
struct ChanceRequest {
  Outcome::Kind kind = Outcome::Kind::Draw;
  std::uint8_t count = 0;     // Dice: how many (1..16); Deck: how many cards of the pack, usually all
  std::uint8_t faces = 6;     // Dice: faces of each; Draw: how many equally likely values
  bool poker = false;         // Dice: faces are 9 T J Q K A instead of pips
  bool secret = false;        // the outcome is not shown to everybody and is never typed in by people
  Seat by = kNobody;          // the seat that throws when it is ready; kNobody = it happens by itself
  std::span<const Card> pack; // Deck: the cards to be shuffled or drawn from; owned by the rules or the state asked

  static ChanceRequest dice(int n, Seat by, int faces = 6);
  static ChanceRequest deck(std::span<const Card> pack);             // all of it, in any order
  static ChanceRequest cards(std::span<const Card> pack, int count); // some of it: one card, a hand
  static ChanceRequest draw(int of, bool secret = false);
};

// A uniform outcome of the request.
Outcome roll(const ChanceRequest&, Random&);
// Whether the outcome can be one of the request's; the refusal says what is wrong and what would be right.
Permission fits(const ChanceRequest&, const Outcome&);

std::string text(const Outcome&, bool poker = false); // "dice 3 5", "deck QS TH ...", "draw 4"
Checked<Outcome> readOutcome(std::string_view, bool poker = false);

} // namespace mk
