// Text for people, as data: an English source text that is the key of its translation, and what is put into it. The
// kernel never renders a phrase; the table, the terminal program and the screen reader do, each in the user's language.
// Rules write MK_TEXT("games", "...") so that the translation tools find the text.
#pragma once

#include "games/kernel/seat.h"

#include <cstdint>
#include <initializer_list>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

// Marks a translatable text (lupdate is called with QT_TRANSLATE_NOOP+=MK_TEXT). The context of all rules texts is
// "games".
#define MK_TEXT(context, text) text
// The same for a text with a %n, for Phrase::counted: its translations have plural forms (QT_TRANSLATE_N_NOOP).
#define MK_TEXT_N(context, text) text

namespace mk {

struct Phrase;

// What fills %1, %2, ... of a phrase.
struct Arg {
  enum class Kind : std::uint8_t { Number, Player, Card, Suit, Text, Phrase };
  Kind kind = Kind::Number;
  std::int32_t value = 0;      // Number, Player (a seat), Card code, Suit code
  std::string text;            // Text: shown as it is (a square's name, a move in notation)
  std::vector<Phrase> phrases; // Phrase: one, said in place

  static Arg number(int n);
  static Arg seat(Seat s); // said as the player's name
  static Arg card(int code);
  static Arg suit(int code);
  static Arg literal(std::string s);
  static Arg phrase(Phrase p);
  bool operator==(const Arg&) const;
};

struct Phrase {
  const char* text = ""; // English source text, static; "" is the empty phrase
  std::vector<Arg> args;
  static constexpr int kNoNumber = std::numeric_limits<int>::min();
  int plural = kNoNumber; // the number for %n and its plural form

  Phrase() = default;
  Phrase(const char* source) : text(source) {} // NOLINT: texts become phrases freely
  Phrase(const char* source, std::initializer_list<Arg> a) : text(source), args(a) {}
  static Phrase counted(const char* source, int n, std::initializer_list<Arg> a = {});
  // A text that needs no translation (a coordinate, a number, notation).
  static Phrase plain(std::string s);
  bool empty() const { return *text == '\0' && args.empty(); }
  bool operator==(const Phrase&) const;
};

// The English rendering, without a translator: for logs, tests and error messages of the kernel itself. Seats read
// "seat 1".
std::string english(const Phrase&);

} // namespace mk
