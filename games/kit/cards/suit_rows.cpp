// Suit rows as zones and as text. Rules: card games, A7 and A13.
#include "games/kit/cards/suit_rows.h"

#include "games/kernel/ranks.h"

namespace mk::cards {

namespace {

constexpr std::array<Suit, 4> kSuits = {Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades};
constexpr std::string_view kHighRanks = kRanks.substr(2);

int highOf(char rank) {
  const auto at = kHighRanks.find(rank);
  return at == std::string_view::npos ? 0 : static_cast<int>(at) + 2;
}
Card cardOf(Suit suit, int high) { return {suit, high == 14 ? 1 : high}; }

} // namespace

std::string text(const SuitRows& rows) {
  std::string t;
  for (const Suit s : kSuits) {
    const Cards& row = rows.of(s);
    if (row.empty()) continue;
    t += (t.empty() ? "" : ", ") + std::string(1, suitLetter(s)) + " " + mk::text(row.front())[0] + "-" +
         mk::text(row.back())[0];
  }
  return t;
}

Permission readRows(std::string_view t, int centre, SuitRows& rows) {
  while (!t.empty()) {
    const auto cut = t.find(',');
    const auto w = wordsOf(t.substr(0, cut));
    t.remove_prefix(cut == std::string_view::npos ? t.size() : cut + 1);
    const Refusal wrong = refuse({MK_TEXT("games", "“%1” is not a row: write H 7-J."),
                                  {Arg::literal(std::string(w.empty() ? "" : w.front().substr(0, 40)))}});
    if (w.size() != 2 || w[0].size() != 1 || w[1].size() != 3 || w[1][1] != '-') return wrong;
    const auto suit = readSuit(w[0]);
    if (!suit) return Refusal{suit.why()};
    const int low = highOf(w[1][0]), high = highOf(w[1][2]);
    if (low == 0 || low > centre || high < centre || !rows.of(*suit).empty()) return wrong;
    for (int rank = low; rank <= high; ++rank)
      rows.rows[static_cast<std::size_t>(*suit)].push_back(cardOf(*suit, rank));
  }
  return Ok{};
}

void SuitRows::declare(Table& t, std::int16_t zone, int centre) {
  static constexpr std::array<const char*, 4> names = {
      MK_TEXT("games", "row of clubs"),
      MK_TEXT("games", "row of diamonds"),
      MK_TEXT("games", "row of hearts"),
      MK_TEXT("games", "row of spades"),
  };
  for (std::size_t i = 0; i < 4; ++i)
    t.pile({.key = "",
            .cards = &rows[i],
            .zone = static_cast<std::int16_t>(zone + static_cast<int>(i)),
            .role = Zone::Role::Tableau,
            .name = names[i],
            .kind = Zone::Kind::Column,
            .places = 1});
  t.field(
      "rows", [this] { return text(*this); },
      [this, centre](Fields& f) { return readRows(f.value("rows"), centre, *this); }, ": ");
}

} // namespace mk::cards
