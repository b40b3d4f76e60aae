// Reading and searching expressions. Rules: three- to five-dice games, section 5, game 101.
#include "games/dice/cup/arithmetic.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>
#include <vector>

namespace mk::dice {

namespace {

constexpr std::size_t kLongest = 60; // signs; brackets can be heaped without end

constexpr std::pair<std::string_view, char> kSigns[] = {{"+", '+'}, {"-", '-'},      {"\u2212", '-'}, {"\u2013", '-'},
                                                        {"*", '*'}, {"\u00d7", '*'}, {"\u00b7", '*'}, {"\u22c5", '*'},
                                                        {"x", '*'}, {"X", '*'},      {"/", '/'},      {"\u00f7", '/'},
                                                        {":", '/'}, {"(", '('},      {")", ')'}};

constexpr std::string_view kBeyond[] = {"^", "!", "\u221a", "\u00b2", "\u00b3", "%"}; // powers, roots, factorials

// The first sign of UTF-8 text; a byte that begins none stands for itself.
std::string_view signAt(std::string_view t) {
  const auto first = static_cast<unsigned char>(t.front());
  const std::size_t length = first < 0xc0 ? 1u : first < 0xe0 ? 2u : first < 0xf0 ? 3u : 4u;
  return t.substr(0, length);
}

bool isDigit(char c) { return c >= '0' && c <= '9'; }

Refusal wrong(const char* text, std::initializer_list<Arg> args = {}) { return {Phrase(text, args)}; }
Arg shown(char sign) { return Arg::literal(shownExpression(std::string_view(&sign, 1))); }

// Reads by the grammar. Once something is wrong the reason stays and nothing more is read.
class Reader {
public:
  Reader(std::string_view text, std::span<const std::uint8_t> dice) : left_(text), unused_(dice.begin(), dice.end()) {}

  Checked<Fraction> read() {
    const Fraction value = sum();
    if (!bad_ && !left_.empty()) leftOver();
    if (!bad_ && !unused_.empty())
      bad_ =
          Refusal{{MK_TEXT("games", "The %1 is not used: every die has to be, once."), {Arg::number(unused_.front())}}};
    if (bad_) return *bad_;
    return value;
  }

private:
  Fraction sum() {
    Fraction v = product();
    while (!bad_ && (sign() == '+' || sign() == '-')) {
      const bool plus = take() == '+';
      const Fraction w = product();
      v = Fraction::of(v.over * w.under + (plus ? w.over : -w.over) * v.under, v.under * w.under);
    }
    return v;
  }

  Fraction product() {
    Fraction v = factor();
    while (!bad_ && (sign() == '*' || sign() == '/')) {
      const bool times = take() == '*';
      const Fraction w = factor();
      if (bad_) break;
      if (!times && w.over == 0) return fail(MK_TEXT("games", "Nothing can be divided by zero."));
      v = times ? Fraction::of(v.over * w.over, v.under * w.under) : Fraction::of(v.over * w.under, v.under * w.over);
    }
    return v;
  }

  Fraction factor() {
    if (bad_) return {};
    if (isDigit(sign())) return die();
    if (sign() == '(') {
      take();
      const Fraction v = sum();
      if (bad_) return {};
      if (sign() == 0) return fail(MK_TEXT("games", "A bracket is not closed."));
      if (sign() != ')') return leftOver();
      take();
      return v;
    }
    if (sign() == '-' && (before_ == 0 || before_ == '('))
      return fail(MK_TEXT("games", "No minus sign may stand before the first number."));
    if (before_ == 0) return fail(MK_TEXT("games", "A number has to stand first."));
    return fail(MK_TEXT("games", "A number is missing after “%1”."), {shown(before_)});
  }

  Fraction die() {
    const char digit = take();
    if (isDigit(sign()))
      return fail(MK_TEXT("games", "Dice are not joined: %1 and %2 need a sign between them."),
                  {shown(digit), shown(sign())});
    const auto it = std::ranges::find(unused_, static_cast<std::uint8_t>(digit - '0'));
    if (it == unused_.end())
      return fail(MK_TEXT("games", "There is no %1 among the dice, or it is used already."), {shown(digit)});
    unused_.erase(it);
    return {digit - '0', 1};
  }

  // What cannot follow a complete number or bracket.
  Fraction leftOver() {
    if (sign() == ')') return fail(MK_TEXT("games", "A bracket is closed that was not opened."));
    return fail(MK_TEXT("games", "A sign is missing before “%1”: multiplication has to be written."), {shown(sign())});
  }

  Fraction fail(const char* text, std::initializer_list<Arg> args = {}) {
    if (!bad_) bad_ = wrong(text, args);
    return {};
  }
  char sign() const { return left_.empty() ? '\0' : left_.front(); }
  char take() {
    before_ = left_.front();
    left_.remove_prefix(1);
    return before_;
  }

  std::string_view left_;
  std::vector<std::uint8_t> unused_;
  char before_ = 0;
  std::optional<Refusal> bad_;
};

} // namespace

Fraction Fraction::of(std::int64_t over, std::int64_t under) {
  const std::int64_t by = std::gcd(over, under) * (under < 0 ? -1 : 1);
  return {over / by, under / by};
}

std::string Fraction::text() const {
  std::string t = (over < 0 ? "\u2212" : "") + std::to_string(over < 0 ? -over : over);
  return under == 1 ? t : t + "/" + std::to_string(under);
}

Checked<std::string> plainExpression(std::string_view typed) {
  std::string out;
  while (!typed.empty()) {
    const std::string_view s = signAt(typed);
    typed.remove_prefix(s.size());
    const auto known = std::ranges::find(kSigns, s, &std::pair<std::string_view, char>::first);
    if (s == " " || s == "\u00a0") continue;
    if (std::ranges::find(kBeyond, s) != std::end(kBeyond))
      return wrong(MK_TEXT("games", "Only + − × ÷ and brackets are allowed: no powers, roots or factorials."));
    if (known == std::end(kSigns) && !(s.size() == 1 && isDigit(s.front())))
      return wrong(MK_TEXT("games", "“%1” is not a sign of arithmetic: use the dice, + − × ÷ and brackets."),
                   {Arg::literal(std::string(s))});
    out += known == std::end(kSigns) ? s.front() : known->second;
    if (out.size() > kLongest) return wrong(MK_TEXT("games", "That is too long: three dice need fewer signs."));
  }
  if (out.empty()) return wrong(MK_TEXT("games", "Write an expression with the dice, for example 3 × (4 + 1)."));
  return out;
}

std::string shownExpression(std::string_view plain) {
  std::string out;
  for (const char c : plain) {
    if (c == '*')
      out += " \u00d7 ";
    else if (c == '/')
      out += " \u00f7 ";
    else if (c == '-')
      out += " \u2212 ";
    else if (c == '+')
      out += " + ";
    else
      out += c;
  }
  return plain.size() == 1 && out.size() > 1 ? out.substr(1, out.size() - 2) : out; // a sign alone has no room around
}

Checked<Fraction> valueOf(std::string_view plain, std::span<const std::uint8_t> dice) {
  return Reader(plain, dice).read();
}

std::optional<std::string> expressionFor(int value, std::span<const std::uint8_t, 3> dice) {
  constexpr std::string_view kOperators = "+*-/";
  constexpr std::string_view kShapes[] = {"a1b2c", "(a1b)2c", "a1(b2c)"};
  std::array<std::uint8_t, 3> order{dice[0], dice[1], dice[2]};
  for (const std::string_view shape : kShapes)
    for (const char first : kOperators)
      for (const char second : kOperators) {
        std::ranges::sort(order);
        do {
          std::string e(shape);
          for (char& c : e) {
            if (c >= 'a' && c <= 'c')
              c = static_cast<char>('0' + order[static_cast<std::size_t>(c - 'a')]);
            else if (c == '1')
              c = first;
            else if (c == '2')
              c = second;
          }
          if (const auto v = valueOf(e, dice); v && *v == Fraction{value, 1}) return e;
        } while (std::ranges::next_permutation(order).found);
      }
  return std::nullopt;
}

} // namespace mk::dice
