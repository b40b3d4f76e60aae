// The sheet with a pool: its field in a position, and what is written on it.
#include "games/kit/cards/pool_sheet.h"

#include <algorithm>
#include <charconv>
#include <string>

namespace mk::cards {

namespace {

// Numbers with dots between them.
std::string lineText(const PoolLine& l, std::size_t seats) {
  std::string t = std::to_string(l.declarer) + "." + std::to_string(l.call) + "." + std::to_string(l.trump);
  for (const auto n : std::span(l.tricks).first(seats)) t += "." + std::to_string(n);
  for (const auto n : std::span(l.balance).first(seats)) t += "." + std::to_string(n);
  return t + "." + std::to_string(l.pool);
}

bool readLine(std::string_view t, PoolLine& l, std::size_t seats, int highestCall, int tricksOfDeal) {
  std::array<int, 4 + 2 * PoolLine::kMostSeats> n{};
  const std::size_t numbers = 4 + 2 * seats;
  const char* from = t.data();
  const char* const end = t.data() + t.size();
  for (std::size_t i = 0; i < numbers; ++i) {
    const auto [to, error] = std::from_chars(from, end, n[i]);
    if (error != std::errc() || n[i] < -30000 || n[i] > 30000) return false;
    if (i + 1 < numbers ? to == end || *to != '.' : to != end) return false;
    from = to + 1;
  }
  const auto between = [](int value, int low, int high) { return value >= low && value <= high; };
  if (!between(n[0], -1, static_cast<int>(seats) - 1) || !between(n[1], 0, highestCall) || !between(n[2], -1, 3))
    return false;
  l = {static_cast<Seat>(n[0]), static_cast<std::uint8_t>(n[1]), static_cast<std::int8_t>(n[2])};
  for (std::size_t i = 0; i < seats; ++i) {
    if (!between(n[3 + i], 0, tricksOfDeal)) return false;
    l.tricks[i] = static_cast<std::uint8_t>(n[3 + i]);
    l.balance[i] = static_cast<std::int16_t>(n[3 + seats + i]);
  }
  l.pool = static_cast<std::int16_t>(n[numbers - 1]);
  return true;
}

Cell written(Phrase text, bool heading = false, bool strong = false) {
  Cell c;
  c.text = std::move(text);
  c.heading = heading;
  c.strong = strong;
  return c;
}

} // namespace

void PoolPlay::note(PoolLine line, std::span<const std::int16_t> balances) {
  std::ranges::copy(balances, line.balance.begin());
  line.pool = pool.chips;
  sheet.push_back(line);
}

void declarePool(Table& t, PoolPlay& s, int highestCall, int tricksOfDeal) {
  t.number("pool", s.pool.chips, 0, 30000);
  declareSheet(t, s.sheet, highestCall, tricksOfDeal);
}

Phrase faultOfPool(const PoolPlay& s, std::span<const std::int16_t> balances, int deals) {
  if (!s.pool.isWhole(balances)) return MK_TEXT("games", "chips are missing: pool and balances together are not 0");
  if (s.sheet.count() != deals) return MK_TEXT("games", "the sheet has not a line for each deal");
  return {};
}

void declareSheet(Table& t, PoolLines& sheet, int highestCall, int tricksOfDeal) {
  const auto seats = static_cast<std::size_t>(t.seats());
  t.field(
      "sheet",
      [&sheet, seats] {
        std::string all;
        for (const PoolLine& l : sheet) all += (all.empty() ? "" : " ") + lineText(l, seats);
        return all;
      },
      [&sheet, seats, highestCall, tricksOfDeal](Fields& f) -> Permission {
        for (const std::string_view w : wordsOf(f.value("sheet"))) {
          PoolLine l;
          if (sheet.full() || !readLine(w, l, seats, highestCall, tricksOfDeal)) return Table::notOneOf(w, "sheet");
          sheet.push_back(l);
        }
        return Ok{};
      },
      ": ");
}

const BoardShape& poolPicture() {
  static const BoardShape shape = [] {
    BoardShape s;
    s.id = "pool";
    return s;
  }();
  return shape;
}

Cell poolCell(int tricks, int chips) { return written({"%1 | %2", {Arg::number(tricks), Arg::number(chips)}}); }
Cell poolCell(int chips) { return written({"%1", {Arg::number(chips)}}); }

void writeSheet(Zone& z, std::span<const PoolLine> lines, std::span<const std::int16_t> chips, int pool,
                Phrase (*called)(const PoolLine&)) {
  z.board = &poolPicture();
  z.columns = static_cast<std::int16_t>(chips.size() + 2);
  z.cells = {written(MK_TEXT("games", "bid"), true)};
  for (Seat k = 0; k < static_cast<Seat>(chips.size()); ++k) z.cells.push_back(written({"%1", {Arg::seat(k)}}, true));
  z.cells.push_back(written(MK_TEXT("games", "pool"), true));
  for (const PoolLine& l : lines) {
    z.cells.push_back(written(called(l)));
    int played = 0;
    for (const auto n : l.tricks) played += n;
    for (std::size_t k = 0; k < chips.size(); ++k) {
      z.cells.push_back(played == 0 ? poolCell(l.balance[k]) : poolCell(l.tricks[k], l.balance[k]));
      z.cells.back().strong = static_cast<Seat>(k) == l.declarer; // the declarer's stands out
    }
    z.cells.push_back(poolCell(l.pool));
  }
  z.cells.push_back(written(MK_TEXT("games", "now"), true));
  for (const std::int16_t n : chips) z.cells.push_back(written({"%1", {Arg::number(n)}}, false, true));
  z.cells.push_back(written({"%1", {Arg::number(pool)}}, false, true));
  z.size = static_cast<std::int16_t>(z.cells.size());
}

} // namespace mk::cards
