// Reading positions of named fields.
#include "games/dice/base/fields.h"

namespace mk::dice {

FieldReader::FieldReader(int seats, std::string_view words) : seats_(seats) {
  for (std::string_view w = nextWord(words); !w.empty(); w = nextWord(words)) {
    const auto eq = w.find('=');
    const std::string_view name = w.substr(0, eq);
    if (eq == std::string_view::npos || std::ranges::find(words_, name, &Word::name) != words_.end()) wrong(w);
    words_.push_back({name, eq == std::string_view::npos ? std::string_view() : w.substr(eq + 1)});
  }
}

const std::string_view* FieldReader::take(std::string_view name) {
  const auto it = std::ranges::find(words_, name, &Word::name);
  if (it == words_.end()) return nullptr;
  it->taken = true;
  return &it->value;
}

void FieldReader::seat(const char* name, Seat& s) {
  const std::string_view* w = take(name);
  if (w == nullptr) return;
  if (w->size() != 1 || (*w)[0] < 'A' || (*w)[0] >= 'A' + seats_) return wrong(*w);
  s = static_cast<Seat>((*w)[0] - 'A');
}

void FieldReader::turn(const char* name, Seat& s) {
  if (const auto it = std::ranges::find(words_, name, &Word::name); it != words_.end() && it->value == "-") {
    it->taken = true;
    s = kNobody;
  } else {
    seat(name, s);
  }
}

void FieldReader::seats(const char* name, SeatSet& set) {
  const std::string_view* w = take(name);
  if (w == nullptr) return;
  set = 0;
  for (const char c : *w) {
    if (c < 'A' || c >= 'A' + seats_ || has(set, static_cast<Seat>(c - 'A'))) return wrong(*w);
    set |= only(static_cast<Seat>(c - 'A'));
  }
}

bool FieldReader::readThrow(std::string_view w, Throw& t) {
  const auto face = [](char c) { return c >= '1' && c <= '6'; };
  const bool one = w.size() == 1 && face(w[0]);
  if (!one && !(w.size() == 3 && face(w[0]) && w[1] == '-' && face(w[2]))) return false;
  t.a = static_cast<std::uint8_t>(w[0] - '0');
  t.b = one ? std::uint8_t{0} : static_cast<std::uint8_t>(w[2] - '0');
  return true;
}

void FieldReader::thrown(const char* name, Throw& t) {
  const std::string_view* w = take(name);
  if (w != nullptr && !readThrow(*w, t)) wrong(*w);
}

Permission FieldReader::done() const {
  std::string bad = wrong_;
  for (const Word& w : words_)
    if (bad.empty() && !w.taken) bad = std::string(w.name.substr(0, 40));
  if (bad.empty()) return Ok{};
  return refuse({MK_TEXT("games", "“%1” does not fit in a position of this game."), {Arg::literal(bad)}});
}

} // namespace mk::dice
