// Text, gestures, buttons and words of verbs. Rules: card games, A13.
#include "games/kit/cards/verbs.h"

#include "games/kernel/ranks.h"
#include "games/kit/cards/table.h"

#include <algorithm>
#include <cctype>

namespace mk::cards {

namespace {

bool has(const Verb& v, char what) {
  const std::string_view p = v.pattern;
  for (std::size_t i = 0; i + 1 < p.size(); ++i)
    if (p[i] == '%' && p[i + 1] == what) return true;
  return false;
}

// Buttons of one verb stand side by side: one for each number or suit.
int buttonOf(const MoveView& m) {
  const bool number = has(m.verb, 'n') || has(m.verb, 'r');
  return m.verb.id + (has(m.verb, 's') ? std::max(0, m.suit) : number ? m.number : 0);
}

bool hasButton(By by) { return by == By::Button || by == By::CardButton || by == By::Set; }

} // namespace

std::string text(const MoveView& m) {
  std::string out;
  const std::string_view p = m.verb.pattern;
  for (std::size_t i = 0; i < p.size(); ++i) {
    if (p[i] != '%' || i + 1 == p.size()) {
      out += p[i];
      continue;
    }
    switch (p[++i]) {
    case 'c':
      out += mk::text(m.cards);
      break;
    case 'n':
      out += std::to_string(m.number + m.verb.shift);
      break;
    case 's':
      if (m.suit >= 0) out += suitLetter(static_cast<Suit>(m.suit));
      break;
    case 'p':
      out += std::to_string(m.other + 1);
      break;
    case 'r':
      out += kRanks[static_cast<std::size_t>(std::clamp(m.number, 0, 14))];
      break;
    default:
      break;
    }
  }
  while (!out.empty() && out.back() == ' ') out.pop_back();
  return out;
}

Gesture gesture(const MoveView& m, Seat seat, const Cards& hand) {
  Gesture g;
  std::uint64_t used[2] = {};
  std::vector<Stroke> touched;
  for (const Card c : m.cards) // of two equal cards each once
    for (std::size_t i = 0; i < hand.size(); ++i)
      if (hand[i] == c && (used[i / 64] >> (i % 64) & 1) == 0) {
        used[i / 64] |= std::uint64_t{1} << (i % 64);
        touched.push_back(Stroke::place(seat, static_cast<int>(i)));
        break;
      }
  const bool set = m.verb.by == By::Set || m.verb.by == By::SetZone;
  (set ? g.chosen : g.path) = std::move(touched);
  switch (m.verb.by) {
  case By::Card:
    break;
  case By::Button:
  case By::CardButton:
  case By::Set:
    g.path.push_back(Stroke::button(buttonOf(m)));
    break;
  case By::CardZone:
  case By::SetZone:
  case By::Zone:
    g.path.push_back(Stroke::place(m.verb.id + m.number, 0));
    break;
  case By::CardPlace:
  case By::Place:
    g.path.push_back(Stroke::place(m.verb.id, m.number));
    break;
  case By::Seat:
    g.path.push_back(Stroke::place(m.other, m.number));
    break;
  }
  return g;
}

void addButton(View& v, const MoveView& m) {
  if (!hasButton(m.verb.by) || *m.verb.label == '\0') return; // without a word it is made in another way
  const int id = buttonOf(m);
  if (std::ranges::any_of(v.buttons, [&](const Button& b) { return b.id == id; })) return;
  Button b;
  b.id = static_cast<std::int16_t>(id);
  const Arg count = has(m.verb, 'r') ? Arg::phrase(rankName(m.number)) : Arg::number(m.number + m.verb.shift);
  b.label = {m.verb.label, {count, m.suit >= 0 ? Arg::suit(m.suit) : Arg::literal("")}};
  const bool several = has(m.verb, 's') || has(m.verb, 'n') || has(m.verb, 'r');
  if (!several) b.label = m.verb.label;
  b.key = several ? '\0' : m.verb.key;
  const int shown = m.number + m.verb.shift;
  if (has(m.verb, 'n') && shown >= 0 && shown <= 9) b.key = static_cast<char>('0' + shown);
  if (has(m.verb, 's') && m.suit >= 0) {
    b.suit = static_cast<std::int8_t>(m.suit);
    b.key = static_cast<char>(std::tolower(suitLetter(static_cast<Suit>(m.suit))));
  }
  v.buttons.push_back(std::move(b));
}

Phrase tell(const MoveView& m, Seat seat, bool seesCards) {
  const bool hides = !seesCards && *m.verb.secretly != '\0';
  return {hides ? m.verb.secretly : m.verb.say,
          {Arg::seat(seat), Arg::phrase(hides ? Phrase() : namesOf(m.cards)), Arg::number(m.number + m.verb.shift),
           m.suit >= 0 ? Arg::suit(m.suit) : Arg::literal(""),
           m.other != kNobody ? Arg::seat(m.other) : Arg::literal("")}};
}

namespace {

// A card, or a card with the one laid on it: "7C=8C".
bool isCards(std::string_view w) {
  if (w.size() == 5 && w[2] == '=') return readCard(w.substr(0, 2)) && readCard(w.substr(3));
  return w.size() == 2 && readCard(w);
}

} // namespace

std::string normalised(std::string_view t) {
  std::vector<std::string> words;
  std::string word;
  const auto close = [&] {
    if (!word.empty()) words.push_back(std::move(word));
    word.clear();
  };
  for (const char c : t)
    if (c == ' ')
      close();
    else
      word += static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  close();
  std::string out;
  for (std::size_t i = 0; i < words.size();) { // runs of cards are sorted
    std::size_t end = i;
    while (end < words.size() && isCards(words[end])) ++end;
    std::sort(words.begin() + static_cast<std::ptrdiff_t>(i), words.begin() + static_cast<std::ptrdiff_t>(end));
    for (end = std::max(end, i + 1); i < end; ++i) out += (out.empty() ? "" : " ") + words[i];
  }
  return out;
}

} // namespace mk::cards
