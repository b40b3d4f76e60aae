// Matching by augmenting paths.
#include "games/kit/patience/pairing.h"

#include <algorithm>
#include <array>
#include <utility>

namespace mk::patience {

namespace {

constexpr std::size_t kMostCells = 64;

} // namespace

std::vector<Move> mostTogether(std::span<const Move> pairs, int across) {
  std::array<Row<std::uint8_t, 4>, kMostCells> partners;
  for (const Move& m : pairs) {
    const bool odd = m.from / across % 2 == 0;
    partners[odd ? m.from : m.to].push_back(odd ? m.to : m.from);
  }
  std::array<std::uint8_t, kMostCells> with;
  with.fill(kHole);
  std::array<bool, kMostCells> tried{};
  const auto improve = [&](auto&& self, std::uint8_t cell) -> bool {
    for (const std::uint8_t p : partners[cell]) {
      if (std::exchange(tried[p], true)) continue;
      if (with[p] != kHole && !self(self, with[p])) continue;
      with[p] = cell;
      return true;
    }
    return false;
  };
  for (std::uint8_t c = 0; c < kMostCells; ++c) {
    if (partners[c].empty()) continue;
    tried.fill(false);
    improve(improve, c);
  }
  std::vector<Move> out;
  for (std::uint8_t p = 0; p < kMostCells; ++p)
    if (with[p] != kHole) out.push_back({Move::Kind::Pair, std::min(p, with[p]), std::max(p, with[p]), 1});
  return out;
}

std::optional<Move> lonePair(std::span<const Move> pairs) {
  std::array<int, kMostCells> partners{};
  for (const Move& m : pairs) ++partners[m.from], ++partners[m.to];
  for (const Move& m : pairs)
    if (partners[m.from] == 1 && partners[m.to] == 1) return m;
  return std::nullopt;
}

} // namespace mk::patience
