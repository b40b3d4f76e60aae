// Card codes and packs.
#include "games/kernel/cards.h"

#include "games/kernel/ranks.h"

#include <cctype>

namespace mk {

namespace {

constexpr std::string_view kSuits = "CDHS";

char upper(char c) { return static_cast<char>(std::toupper(static_cast<unsigned char>(c))); }

Refusal notACard(std::string_view t) {
  return refuse(
      {MK_TEXT("games", "“%1” is not a card: a card is a rank A 2 3 4 5 6 7 8 9 T J Q K and a suit C D H S, as in QS."),
       {Arg::literal(std::string(t.substr(0, 20)))}});
}

} // namespace

std::string text(Card c) {
  if (c.isBack()) return "??";
  if (c.isJoker()) return c.code() == 52 ? "X1" : "X2";
  return {kRanks[static_cast<std::size_t>(c.value())], suitLetter(c.suit())};
}

std::string text(std::span<const Card> cards) {
  std::string out;
  for (const Card c : cards) {
    if (!out.empty()) out += ' ';
    out += text(c);
  }
  return out;
}

Checked<Card> readCard(std::string_view t) {
  if (t.size() != 2) return notACard(t);
  const char r = upper(t[0]), s = upper(t[1]);
  if (r == '?' && s == '?') return Card::back();
  if (r == 'X' && (s == '1' || s == '2')) return Card::joker(s - '0');
  const auto rank = kRanks.find(r), suit = kSuits.find(s);
  if (rank == 0 || rank == std::string_view::npos || suit == std::string_view::npos) return notACard(t);
  return Card(static_cast<Suit>(suit), static_cast<int>(rank));
}

Checked<std::vector<Card>> readCards(std::string_view t) {
  std::vector<Card> out;
  while (!t.empty()) {
    const auto gap = t.find(' ');
    const std::string_view word = t.substr(0, gap);
    t = gap == std::string_view::npos ? std::string_view() : t.substr(gap + 1);
    if (word.empty()) continue;
    const auto c = readCard(word);
    if (!c) return Refusal{c.why()};
    out.push_back(*c);
  }
  return out;
}

char suitLetter(Suit s) { return kSuits[static_cast<std::size_t>(s)]; }

Checked<Suit> readSuit(std::string_view t) {
  if (t.size() == 1)
    if (const auto at = kSuits.find(upper(t[0])); at != std::string_view::npos) return static_cast<Suit>(at);
  return refuse({MK_TEXT("games", "“%1” is not a suit: the suits are C, D, H and S."),
                 {Arg::literal(std::string(t.substr(0, 20)))}});
}

std::vector<Card> sortedPack(int lowest, int copies, int jokers) {
  std::vector<Card> out;
  for (int s = 0; s < 4; ++s)
    for (int high = lowest; high <= 14; ++high)
      for (int k = 0; k < copies; ++k) out.emplace_back(static_cast<Suit>(s), high == 14 ? 1 : high);
  for (int j = 1; j <= jokers; ++j) out.push_back(Card::joker(j));
  return out;
}

std::vector<Card> steppedPack(const std::vector<Card>& sorted, int k) {
  std::vector<Card> out;
  for (std::size_t i = 0; i < sorted.size(); ++i)
    out.push_back(sorted[i * static_cast<std::size_t>(k) % sorted.size()]);
  return out;
}

} // namespace mk
