// Tricks as text: the piles, the step, what the trick counts and keeps in mind, mistakes, the end; and the inputs.
#include "games/kit/words.h"
#include "games/tricks/performance.h"

#include <algorithm>
#include <charconv>

namespace mk::trick {

namespace {

constexpr std::string_view kHoleText = "--";

bool readNumber(std::string_view w, int lowest, int highest, std::uint8_t& out) {
  int n = 0;
  const auto [end, error] = std::from_chars(w.data(), w.data() + w.size(), n);
  if (error != std::errc() || end != w.data() + w.size() || n < lowest || n > highest) return false;
  out = static_cast<std::uint8_t>(n);
  return true;
}

const char* name(Ending e) { return e == Ending::Success ? "success" : "failure"; }

// Groups are written whole where any of their piles has a card.
template <class F> void eachGroup(const Trick& t, F f) {
  int first = 0;
  for (const PileSpec& p : t.piles) {
    f(p, first);
    first += p.count;
  }
}

std::string textOf(const State& s, const FieldSpec& f) {
  const auto at = static_cast<std::size_t>(f.at);
  const std::string key = std::string(" | ") + f.key;
  switch (f.kind) {
  case FieldSpec::Kind::Number:
    return s.n[at] > 0 || f.always ? key + " " + std::to_string(s.n[at]) : "";
  case FieldSpec::Kind::Mark:
    return s.mark[at] != kHole ? key + " " + mk::text(s.card(s.mark[at])) : "";
  case FieldSpec::Kind::Said:
    return s.said.empty() ? "" : key + " " + mk::text(std::span<const Card>(s.said));
  case FieldSpec::Kind::Fits:
    break;
  }
  if (s.fits == 0) return "";
  std::string out = key;
  for (const Pile& pile : s.piles) // as they lie
    for (const Token t : pile)
      if (t != kHole && (s.fits & bit(t)) != 0) out += " " + mk::text(s.card(t));
  return out;
}

} // namespace

std::string Performance::text(const State& s) const {
  if (s.face.empty()) return "not dealt";
  std::string out;
  eachGroup(*act_.trick, [&](const PileSpec& spec, int first) {
    const auto empty = [&](int p) { return s.pile(p).empty(); };
    bool any = false;
    for (int p = first; p < first + spec.count; ++p) any = any || !empty(p);
    if (!any) return;
    out += (out.empty() ? "" : " | ") + std::string(spec.key);
    for (int p = first; p < first + spec.count; ++p) {
      if (p > first) out += " /";
      for (const Token t : s.pile(p)) out += " " + (t == kHole ? std::string(kHoleText) : mk::text(s.card(t)));
    }
  });
  out += " | step " + std::to_string(s.step + 1);
  if (s.part > 0) out += " | part " + std::to_string(s.part);
  for (const FieldSpec& f : act_.trick->fields) out += textOf(s, f);
  if (s.show.mistakes > 0) out += " | mistakes " + std::to_string(s.show.mistakes) + (s.show.refused ? " refused" : "");
  if (s.show.glance) out += " | glance";
  if (s.ended()) out += std::string(" | ended ") + name(s.show.ending);
  return out;
}

std::string Performance::text(const State&, Seat, const Move& m) const {
  const VerbSpec& v = spec(m.verb);
  std::string out = v.text;
  switch (v.writes) {
  case Writes::Nothing:
    break;
  case Writes::Numbers:
    for (std::size_t i = 0; i < m.count; ++i) out += " " + std::to_string(m.v[i]);
    break;
  case Writes::Card:
    out += " " + mk::text(Card::fromCode(m.v[0]));
    break;
  case Writes::CardAndPile:
    out += " " + mk::text(Card::fromCode(m.v[0])) + " pile " + std::to_string(m.v[1]);
    break;
  case Writes::Suit:
    out += std::string(" ") + suitLetter(static_cast<mk::Suit>(m.v[0]));
    break;
  }
  return out;
}

// One part of a position after another; what was read is believed only if it writes the same text again.
struct Performance::Reader {
  const Performance& rules;
  State s;

  bool pile(std::string_view cards, Pile& to) {
    if (cards.empty()) return true;
    for (const std::string_view word : split(cards, " ")) {
      if (to.full()) return false;
      if (word == kHoleText) {
        to.push_back(kHole);
        continue;
      }
      const auto c = readCard(word);
      if (!c || c->code() >= kPack || s.face.full()) return false;
      to.push_back(static_cast<Token>(s.face.count()));
      s.face.push_back(*c);
    }
    return true;
  }

  bool piles(std::string_view key, std::string_view value, bool& known) {
    bool fine = true;
    eachGroup(*rules.act_.trick, [&](const PileSpec& spec, int first) {
      if (key != spec.key) return;
      known = true;
      value = value.starts_with(" ") ? value.substr(1) : value;
      std::string_view rest = value;
      for (int p = first; p < first + spec.count; ++p) {
        const auto end = rest.find('/');
        std::string_view one = rest.substr(0, end);
        while (one.ends_with(' ')) one.remove_suffix(1);
        while (one.starts_with(' ')) one.remove_prefix(1);
        fine = fine && s.pile(p).empty() && pile(one, s.pile(p));
        rest = end == rest.npos ? std::string_view() : rest.substr(end + 1);
      }
      fine = fine && rest.empty();
    });
    return fine;
  }

  bool field(const FieldSpec& f, std::string_view value) {
    const auto at = static_cast<std::size_t>(f.at);
    if (f.kind == FieldSpec::Kind::Number) return readNumber(value, 0, f.highest, s.n[at]);
    const auto cards = readCards(value);
    if (!cards || cards->empty()) return false;
    for (const Card c : *cards) {
      if (c.code() >= kPack || (f.kind != FieldSpec::Kind::Said && s.token(c) == kHole)) return false;
      if (f.kind == FieldSpec::Kind::Mark) s.mark[at] = s.token(c);
      if (f.kind == FieldSpec::Kind::Fits) s.fits |= bit(s.token(c));
      if (f.kind == FieldSpec::Kind::Said && (s.said.full() || (s.said.push_back(c), false))) return false;
    }
    return f.kind != FieldSpec::Kind::Mark || cards->size() == 1;
  }

  bool mistakes(std::string_view value) {
    constexpr std::string_view refused = " refused";
    s.show.refused = value.ends_with(refused);
    if (s.show.refused) value.remove_suffix(refused.size());
    return readNumber(value, 1, kMostMistakes, s.show.mistakes);
  }

  bool ended(std::string_view value) {
    for (const auto e : {Ending::Success, Ending::Failure})
      if (value == name(e)) s.show.ending = e;
    return s.ended();
  }

  bool part(std::string_view p) {
    const auto gap = p.find(' ');
    const std::string_view key = p.substr(0, gap), value = gap == p.npos ? std::string_view() : p.substr(gap + 1);
    bool known = false;
    if (!piles(key, value, known)) return false;
    if (known) return true;
    if (key == "step") return readNumber(value, 1, 99, s.step) && (--s.step, true);
    if (key == "part") return readNumber(value, 1, 255, s.part);
    if (key == "mistakes") return mistakes(value);
    if (key == "ended") return ended(value);
    if (p == "glance") return s.show.glance = true;
    for (const FieldSpec& f : rules.act_.trick->fields)
      if (key == f.key) return field(f, value);
    return false;
  }

  // Whether a performance can stand like this.
  bool sound() const {
    if (!rules.fault(s).empty()) return false;
    if (s.ended() || rules.stepsOver(s)) return s.ended();
    if (s.show.glance && !rules.mayGlance(s)) return false;
    State on = s;
    rules.enter(on);
    return on == s && (s.part == 0 || rules.turn(s).isChance());
  }
};

bool Performance::stepsOver(const State& s) const { return s.step >= act_.trick->steps.size(); }

Checked<State> Performance::read(std::string_view t) const {
  if (t == "not dealt") return start();
  const auto wrong = refuse(MK_TEXT("games", "A position of this trick names its cards pile by pile, then “step” and "
                                             "what the trick counts, with a | between."));
  if (t.size() > 900) return wrong;
  const auto parts = split(t, " | ");
  if (parts.size() < 2) return wrong;
  Reader reader{*this, {}};
  for (const std::string_view p : parts)
    if (!reader.part(p))
      return refuse({MK_TEXT("games", "“%1” has no place in a position of this trick."),
                     {Arg::literal(std::string(p.substr(0, 40)))}});
  if (reader.s.face.empty() || !reader.sound() || text(reader.s) != t)
    return refuse(MK_TEXT("games", "The trick cannot be in this state."));
  return reader.s;
}

} // namespace mk::trick
