// 150: positions and moves as text. A position is written as in the ruling,
//   1: 8D | 2: [1] 5D | ... | stock 49 waste 0 pass 1 F 0
// and goes on with what the ruling's line leaves out, so that it can be read back: the moves made, the elements
// (56..104) that have left the stock and the waste, the order of the pack and, in a race or after the end, what the
// seats reached.
#include "games/solitaires/day_off_moves.h"

#include <algorithm>

namespace mk {

namespace {

using Element = DayOff::Element;

// The element that lies `depth` cards deep in a column after the deal.
Element dealt(int column, int depth) {
  int e = column - depth;
  for (int round = 0; round < depth; ++round) e += DayOff::kColumns - round;
  return static_cast<Element>(e);
}

std::string columnText(const DayOff::State& s, std::size_t c) {
  std::string out = std::to_string(c + 1) + ":";
  if (s.columns[c].empty()) return out + " -";
  if (s.closed[c] > 0) out += " [" + std::to_string(s.closed[c]) + "]";
  for (std::size_t i = s.closed[c]; i < s.columns[c].size(); ++i) out += " " + text(s.card(s.columns[c][i]));
  return out;
}

} // namespace

std::string DayOff::text(const State& s) const {
  if (s.order.empty()) return "not dealt";
  std::string out;
  for (std::size_t c = 0; c < kColumns; ++c) out += columnText(s, c) + " | ";
  out += "stock " + std::to_string(s.stock()) + " waste " + std::to_string(s.waste());
  if (s.waste() > 0) out += " top " + mk::text(s.card(s.talon[s.turned - 1u]));
  out += " pass " + std::to_string(s.pass) + " F " + std::to_string(s.score());
  out += " | moves " + std::to_string(s.moves) + " | out";
  for (Element e = kLaid; e < kCards; ++e)
    if (!s.talon.contains(e)) out += " " + std::to_string(e + 1);
  out += " | order " + mk::text(std::span<const Card>(s.order));
  if (!s.done.empty()) out += " | done " + patience::text(s.done);
  return out;
}

std::string DayOff::text(const State&, Seat, const Move& m) const {
  const auto number = [](int column) { return std::to_string(column + 1); };
  switch (m.kind) {
  case Move::Kind::ColumnToFoundation:
    return number(m.from) + ">F";
  case Move::Kind::Block:
    return number(m.from) + ">" + number(m.to) + (m.count > 1 ? "*" + std::to_string(m.count) : "");
  case Move::Kind::WasteToFoundation:
    return "W>F";
  case Move::Kind::WasteToColumn:
    return "W>" + number(m.to);
  case Move::Kind::Stock:
    return "S";
  case Move::Kind::Redeal:
    return "R";
  case Move::Kind::GiveUp:
    return "give-up";
  }
  return {};
}

// Reads a position: the order first, then what is closed, the talon, the open cards; the rest must be on the
// foundations.
struct DayOff::Reader {
  const DayOff& rules;
  State s;
  std::array<bool, kCards> used{};
  Phrase wrong;

  bool refuses(Phrase why) {
    if (wrong.empty()) wrong = std::move(why);
    return false;
  }
  static Arg said(std::string_view t) { return Arg::literal(std::string(t.substr(0, 40))); }

  bool order(std::string_view t) {
    if (!t.starts_with("order "))
      return refuses(MK_TEXT("games", "The position lacks “order” and the 104 cards as dealt."));
    const auto cards = readCards(t.substr(6));
    if (!cards) return refuses(cards.why());
    if (auto ok = fits(rules.chance(s), Outcome::deck(*cards)); !ok || cards->size() != kCards)
      return refuses(MK_TEXT("games", "The order must hold each card of two packs of 52."));
    for (const Card c : *cards) s.order.push_back(c);
    return true;
  }

  bool take(Element e) { return !used[e] && (used[e] = true); }

  bool closed(std::size_t c, std::string_view t) {
    const std::string head = std::to_string(c + 1) + ":";
    if (!t.starts_with(head))
      return refuses({MK_TEXT("games", "Column %1 is missing."), {Arg::number(static_cast<int>(c) + 1)}});
    auto words = patience::words(t.substr(head.size()));
    int n = 0;
    if (!words.empty() && words[0].starts_with('[')) {
      std::string_view w = words[0].substr(1);
      if (!w.ends_with(']') || !patience::readNumber(w.substr(0, w.size() - 1), 1, static_cast<int>(c), n) ||
          words.size() < 2)
        return refuses({MK_TEXT("games", "“%1” is not a number of closed cards under open ones."), {said(words[0])}});
    }
    s.closed[c] = static_cast<std::uint8_t>(n);
    for (int depth = 0; depth < n; ++depth) {
      const Element e = dealt(static_cast<int>(c), depth);
      take(e);
      s.columns[c].push_back(e);
    }
    return true;
  }

  bool talon(std::string_view counts, std::string_view out) {
    for (Element e = kLaid; e < kCards; ++e) s.talon.push_back(e);
    if (out != "out" && !out.starts_with("out ")) return refuses(MK_TEXT("games", "The position lacks “out”."));
    for (const std::string_view w : patience::words(out.substr(3))) {
      int e = 0;
      if (!patience::readNumber(w, kLaid + 1, kCards, e) || !s.talon.remove(static_cast<Element>(e - 1)))
        return refuses(
            {MK_TEXT("games", "“%1” is not the number of a card of the stock, or stands there twice."), {said(w)}});
    }
    for (const Element e : s.talon) take(e);
    const auto w = patience::words(counts);
    const bool top = w.size() == 10 && w[4] == "top";
    const std::size_t i = top ? 6 : 4;
    int stock = 0, waste = 0, pass = 0, built = 0;
    if ((w.size() != 8 && !top) || w[0] != "stock" || w[2] != "waste" || w[i] != "pass" || w[i + 2] != "F" ||
        !patience::readNumber(w[1], 0, s.talon.count(), stock) ||
        !patience::readNumber(w[3], 0, s.talon.count(), waste) ||
        !patience::readNumber(w[i + 1], 1, rules.passes_, pass) || !patience::readNumber(w[i + 3], 0, kCards, built))
      return refuses({MK_TEXT("games", "“%1” does not tell stock, waste, pass and foundations."), {said(counts)}});
    if (stock + waste != s.talon.count())
      return refuses(MK_TEXT("games", "Stock and waste do not fit the cards that are out."));
    s.turned = static_cast<std::uint8_t>(waste);
    s.pass = static_cast<std::uint8_t>(pass);
    if (top != (waste > 0) || (top && w[5] != mk::text(s.card(s.talon[s.turned - 1u]))))
      return refuses(MK_TEXT("games", "The top of the waste is another card."));
    if (pass == 1 && stock > 0 && s.talon[s.turned] != kCards - stock)
      return refuses(MK_TEXT("games", "In the first pass no card of the stock can be out yet."));
    return true;
  }

  // An unused element with this face, the one that was dealt to this place before any other.
  bool open(std::size_t c, Card card) {
    const int depth = s.columns[c].count();
    if (depth <= static_cast<int>(c)) {
      const Element here = dealt(static_cast<int>(c), depth);
      if (s.card(here) == card && take(here)) return s.columns[c].push_back(here), true;
    }
    for (Element e = 0; e < kCards; ++e)
      if (s.card(e) == card && take(e)) return s.columns[c].push_back(e), true;
    return refuses({MK_TEXT("games", "The card %1 is in this position too often."), {Arg::literal(mk::text(card))}});
  }

  bool opens(std::size_t c, std::string_view t) {
    auto words = patience::words(t.substr(t.find(':') + 1));
    if (s.closed[c] > 0) words.erase(words.begin());
    if (words.size() == 1 && words[0] == "-") return true;
    if (words.empty() || words.size() > 13)
      return refuses({MK_TEXT("games", "Column %1 is missing."), {Arg::number(static_cast<int>(c) + 1)}});
    std::optional<Card> under;
    for (const std::string_view w : words) {
      const auto card = readCard(w);
      if (!card) return refuses(card.why());
      if (under && !rules.follows(*under, *card))
        return refuses({MK_TEXT("games", "%1 cannot lie on %2 in a column."),
                        {Arg::literal(mk::text(*card)), Arg::literal(mk::text(*under))}});
      if (!open(c, *card)) return false;
      under = *card;
    }
    return true;
  }

  bool foundations(std::string_view counts) {
    for (int value = 1; value <= 13; ++value)
      for (Element e = 0; e < kCards; ++e) {
        if (used[e] || s.card(e).value() != value) continue;
        const int f = foundationFor(s, s.card(e));
        if (f < 0)
          return refuses({MK_TEXT("games", "%1 is nowhere, and its foundation has not come so far."),
                          {Arg::literal(mk::text(s.card(e)))}});
        s.built[static_cast<std::size_t>(f)].push_back(e);
      }
    if (!counts.ends_with(" F " + std::to_string(s.score())))
      return refuses({MK_TEXT("games", "Cards on the foundations: %1."), {Arg::number(s.score())}});
    return true;
  }

  bool rest(std::string_view moves, const std::string_view* done) {
    int n = 0;
    if (!moves.starts_with("moves ") || !patience::readNumber(moves.substr(6), 0, kMostMoves, n))
      return refuses(MK_TEXT("games", "The position lacks “moves” and their number."));
    s.moves = static_cast<std::uint16_t>(n);
    if (done == nullptr) return true;
    const auto finishes = done->starts_with("done ") ? patience::readFinishes(done->substr(5)) : std::nullopt;
    if (!finishes || finishes->count() > rules.seats_)
      return refuses({MK_TEXT("games", "“%1” does not tell what the seats have reached."), {said(*done)}});
    s.done = *finishes;
    return true;
  }

  bool all(std::string_view t) {
    const auto part = patience::parts(t);
    if (part.size() != 14 && part.size() != 15)
      return refuses(MK_TEXT("games", "A position has ten columns, then stock, moves, out and order, with | between."));
    if (!order(part[13])) return false;
    for (std::size_t c = 0; c < kColumns; ++c)
      if (!closed(c, part[c])) return false;
    if (!talon(part[10], part[12])) return false;
    for (std::size_t c = 0; c < kColumns; ++c)
      if (!opens(c, part[c])) return false;
    return foundations(part[10]) && rest(part[11], part.size() == 15 ? &part[14] : nullptr);
  }
};

Checked<DayOff::State> DayOff::read(std::string_view t) const {
  if (t == "not dealt") return start();
  if (t.size() > 2000) return refuse(MK_TEXT("games", "This text is too long for a position."));
  Reader reader{*this, {}, {}, {}};
  if (!reader.all(t)) return Refusal{reader.wrong};
  State& s = reader.s;
  if (s.done.count() < seats_ && (s.score() == kCards || s.moves >= kMostMoves || isStuck(s)))
    endBoard(s, s.score() == kCards);
  return s;
}

std::string DayOff::fault(const State& s) const {
  if (s.order.empty()) return {};
  std::array<int, kCards> seen{};
  for (const auto& column : s.columns)
    for (const Element e : column) ++seen[e];
  for (const auto& pile : s.built)
    for (const Element e : pile) ++seen[e];
  for (const Element e : s.talon) ++seen[e];
  if (std::ranges::any_of(seen, [](int n) { return n != 1; })) return "a card is lost or there twice";
  if (!fits(chance(s), Outcome::deck(s.order))) return "the order is not two packs";
  for (std::size_t c = 0; c < kColumns; ++c) {
    const auto& column = s.columns[c];
    if (s.closed[c] > 0 && s.closed[c] >= column.count()) return "a column ends with a closed card";
    for (std::size_t i = s.closed[c] + 1u; i < column.size(); ++i)
      if (!follows(s.card(column[i - 1]), s.card(column[i]))) return "a column is not built in order";
  }
  for (std::size_t f = 0; f < kFoundations; ++f) {
    for (std::size_t i = 0; i < s.built[f].size(); ++i)
      if (s.card(s.built[f][i]) != Card(static_cast<Suit>(f / 2), static_cast<int>(i) + 1))
        return "a foundation is not in order";
    if (f % 2 == 1 && s.built[f].size() > s.built[f - 1].size()) return "the lower foundation of a suit comes first";
  }
  if (s.turned > s.talon.size() || s.pass > passes_ || s.moves > kMostMoves || s.done.count() > seats_)
    return "a counter is out of range";
  return {};
}

} // namespace mk
