// Phrases: making them, comparing them, and the plain English rendering.
#include "games/kernel/phrase.h"

#include "games/kernel/one_suit.h"
#include "games/kernel/things.h"

#include <string_view>

namespace mk {

Arg Arg::number(int n) { return {Kind::Number, n, {}, {}}; }
Arg Arg::seat(Seat s) { return {Kind::Player, s, {}, {}}; }
Arg Arg::card(int code) { return {Kind::Card, code, {}, {}}; }
Arg Arg::suit(int code) { return {Kind::Suit, code, {}, {}}; }
Arg Arg::literal(std::string s) { return {Kind::Text, 0, std::move(s), {}}; }
Arg Arg::phrase(mk::Phrase p) {
  Arg a{Kind::Phrase, 0, {}, {}};
  a.phrases.push_back(std::move(p));
  return a;
}

bool Arg::operator==(const Arg& o) const {
  return kind == o.kind && value == o.value && text == o.text && phrases == o.phrases;
}

Phrase Phrase::counted(const char* source, int n, std::initializer_list<Arg> a) {
  Phrase p(source, a);
  p.plural = n;
  return p;
}

Phrase Phrase::plain(std::string s) { return Phrase("%1", {Arg::literal(std::move(s))}); }

bool Phrase::operator==(const Phrase& o) const {
  return std::string_view(text) == o.text && plural == o.plural && args == o.args;
}

namespace {

std::string english(const Arg& a) {
  switch (a.kind) {
  case Arg::Kind::Number:
    return std::to_string(a.value);
  case Arg::Kind::Player:
    return "seat " + std::to_string(a.value + 1);
  case Arg::Kind::Card:
    return english(nameOf(Card::fromCode(a.value)));
  case Arg::Kind::Suit:
    return english(nameOf(static_cast<Suit>(a.value)));
  case Arg::Kind::Text:
    return a.text;
  case Arg::Kind::Phrase:
    return a.phrases.empty() ? std::string() : english(a.phrases.front());
  }
  return {};
}

} // namespace

std::string english(const Phrase& p) {
  std::string out;
  for (const char* c = p.text; *c != '\0'; ++c) {
    if (*c == '%' && c[1] == 'n') {
      out += std::to_string(p.plural);
      ++c;
    } else if (*c == '%' && c[1] >= '1' && c[1] <= '9') {
      const auto i = static_cast<std::size_t>(c[1] - '1');
      if (isOneOfSuit(p, i))
        out += english(nameOfOne(static_cast<Suit>(p.args[i].value)));
      else if (i < p.args.size())
        out += english(p.args[i]);
      ++c;
    } else {
      out += *c;
    }
  }
  return out;
}

} // namespace mk
