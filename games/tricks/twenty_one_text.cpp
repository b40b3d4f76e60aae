// 159: positions and inputs as text. While the cards lie in rows: "rows a / b / c", when they are gathered: "pack ...";
// then the step, the row named last and, where there are any, mistakes, the card turned, what the program thinks of and
// which cards still fit its answers, and how the trick ended.
#include "games/tricks/twenty_one.h"

#include <algorithm>
#include <charconv>

namespace mk {

namespace {

using Input = TwentyOne::Input;

std::vector<std::string_view> split(std::string_view t, std::string_view separator) {
  std::vector<std::string_view> out;
  for (;;) {
    const auto end = t.find(separator);
    out.push_back(t.substr(0, end));
    if (end == std::string_view::npos) return out;
    t.remove_prefix(end + separator.size());
  }
}

bool readNumber(std::string_view w, int lowest, int highest, std::uint8_t& out) {
  int n = 0;
  const auto [end, error] = std::from_chars(w.data(), w.data() + w.size(), n);
  if (error != std::errc() || end != w.data() + w.size() || n < lowest || n > highest) return false;
  out = static_cast<std::uint8_t>(n);
  return true;
}

bool inRows(Input i) { return i == Input::Think || i == Input::Row || i == Input::Pickup; }

const char* name(trick::Ending e) { return e == trick::Ending::Success ? "success" : "failure"; }

} // namespace

std::string TwentyOne::text(const State& s) const {
  if (s.pack.empty()) return "not dealt";
  std::string out;
  if (inRows(input(s))) {
    for (int row = 1; row <= kRows; ++row) {
      out += row == 1 ? "rows" : " /";
      for (int i = 0; i < kInRow; ++i) out += " " + mk::text(s.inRow(row, i));
    }
  } else {
    out = "pack " + mk::text(std::span<const Card>(s.pack));
  }
  out += " | step " + std::to_string(s.step + 1) + " | told " + std::to_string(s.told);
  if (s.show.mistakes > 0) out += " | mistakes " + std::to_string(s.show.mistakes) + (s.show.refused ? " refused" : "");
  if (s.turned > 0) out += " | turned " + std::to_string(s.turned);
  if (!s.thought.isBack()) {
    out += " | thought " + mk::text(s.thought) + " | fits";
    for (const Card c : s.pack)
      if ((s.possible >> c.code() & 1) != 0) out += " " + mk::text(c);
  }
  if (s.show.ending != trick::Ending::None) out += std::string(" | ended ") + name(s.show.ending);
  return out;
}

std::string TwentyOne::text(const State&, Seat, const Move& m) const {
  const auto number = [&](std::size_t i) { return std::to_string(m.v[i]); };
  switch (m.input) {
  case Input::Row:
    return "row " + number(0);
  case Input::Pickup:
    return "pickup " + number(0) + " " + number(1) + " " + number(2);
  case Input::Turn:
    return "turn " + number(0);
  case Input::Confirm:
    return m.v[0] == 1 ? "yes" : "no";
  case Input::Think:
    break;
  }
  return {};
}

// One part of a position after another; what was read is believed only if it writes the same text again.
struct TwentyOne::Reader {
  const TwentyOne& rules;
  State s;

  bool cards(std::string_view t) {
    if (t.starts_with("pack ")) {
      const auto all = readCards(t.substr(5));
      if (!all || all->size() != kCards) return false;
      for (const Card c : *all) s.pack.push_back(c);
      return true;
    }
    if (!t.starts_with("rows ")) return false;
    const auto rows = split(t.substr(5), " / ");
    if (rows.size() != kRows) return false;
    s.pack.resize(kCards);
    for (std::size_t r = 0; r < kRows; ++r) {
      const auto row = readCards(rows[r]);
      if (!row || row->size() != kInRow) return false;
      for (std::size_t i = 0; i < kInRow; ++i) s.pack[r + kRows * i] = (*row)[i];
    }
    return true;
  }

  bool mistakes(std::string_view value) {
    constexpr std::string_view refused = " refused";
    s.show.refused = value.ends_with(refused);
    if (s.show.refused) value.remove_suffix(refused.size());
    return readNumber(value, 1, kMost, s.show.mistakes);
  }

  bool thought(std::string_view value) {
    const auto c = readCard(value);
    if (c) s.thought = *c;
    return static_cast<bool>(c);
  }

  bool fits(std::string_view value) {
    const auto all = readCards(value);
    if (!all) return false;
    for (const Card c : *all)
      if (c.code() < 52) s.possible |= std::uint64_t{1} << c.code();
    return true;
  }

  bool ended(std::string_view value) {
    for (const auto e : {trick::Ending::Success, trick::Ending::Failure})
      if (value == name(e)) s.show.ending = e;
    return s.show.ending != trick::Ending::None;
  }

  bool part(std::string_view p) {
    const auto gap = p.find(' ');
    const std::string_view key = p.substr(0, gap), value = gap == p.npos ? std::string_view() : p.substr(gap + 1);
    if (key == "step") return readNumber(value, 1, 9, s.step) && (--s.step, true);
    if (key == "told") return readNumber(value, 0, kRows, s.told);
    if (key == "mistakes") return mistakes(value);
    if (key == "turned") return readNumber(value, 1, kCards, s.turned);
    if (key == "thought") return thought(value);
    if (key == "fits") return fits(value);
    return key == "ended" && ended(value);
  }

  // Whether a performance can stand like this.
  bool sound() const {
    if (!rules.fault(s).empty()) return false;
    const Input now = rules.input(s);
    const bool over = s.show.ending != trick::Ending::None, last = now == Input::Confirm;
    if ((over && !last) || (s.turned > 0) != last || (s.step >= 2) != (s.told > 0)) return false;
    if (rules.style_.mode() == trick::Mode::Perform && s.step > 0) {
      if (s.thought.isBack() || (last && !over)) return false;
      if (over && (s.pack[s.turned - 1u] == s.thought) != (s.show.ending == trick::Ending::Success)) return false;
      if (now == Input::Pickup && rowOf(s, s.thought) != s.told) return false;
    }
    State on = s;
    rules.advance(on);
    return on == s; // else the program would do this step by itself
  }

  static constexpr int kMost = trick::kMostMistakes;
};

Checked<TwentyOne::State> TwentyOne::read(std::string_view t) const {
  if (t == "not dealt") return start();
  const auto wrong =
      refuse(MK_TEXT("games", "A position of this trick names 21 cards, as “rows … / … / …” or “pack …”, then "
                              "“step” and “told”, each after a |."));
  if (t.size() > 500) return wrong;
  const auto parts = split(t, " | ");
  Reader reader{*this, {}};
  if (!reader.cards(parts[0]) || parts.size() < 3) return wrong;
  for (std::size_t i = 1; i < parts.size(); ++i)
    if (!reader.part(parts[i]))
      return refuse({MK_TEXT("games", "“%1” has no place in a position of this trick."),
                     {Arg::literal(std::string(parts[i].substr(0, 40)))}});
  if (!reader.sound() || text(reader.s) != t) return refuse(MK_TEXT("games", "The trick cannot stand like this."));
  return reader.s;
}

} // namespace mk
