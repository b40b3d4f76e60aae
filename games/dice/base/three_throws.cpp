// The three-throw turn: throws, counts and the letters of faces.
#include "games/dice/base/three_throws.h"

#include "games/kernel/ranks.h"
namespace mk::dice {

namespace {

constexpr std::string_view kPips = "123456";

} // namespace

char faceLetter(int face, bool poker) { return (poker ? kPokerFaces : kPips)[static_cast<std::size_t>(face - 1)]; }

int faceOf(char letter, bool poker) {
  const auto at = (poker ? kPokerFaces : kPips).find(letter);
  return at == std::string_view::npos ? 0 : static_cast<int>(at) + 1;
}

void ThreeThrows::fall(std::span<const std::uint8_t> fallen, int dice) {
  Faces f{};
  if (throws > 0) f = noted[static_cast<std::size_t>(throws - 1)];
  std::size_t next = 0;
  for (int i = 0; i < dice; ++i)
    if (((kept >> i) & 1u) == 0) f[static_cast<std::size_t>(i)] = fallen[next++];
  noted[throws++] = f;
  kept = 0;
  waiting = false;
}

Counts countsOf(const ThreeThrows::Faces& faces) {
  Counts c{};
  for (const std::uint8_t f : faces) ++c[f];
  c[0] = 0;
  return c;
}

int pips(const Counts& c) {
  int sum = 0;
  for (int f = 1; f <= 6; ++f) sum += f * c[static_cast<std::size_t>(f)];
  return sum;
}

ThreeThrows::Places placesOf(const ThreeThrows::Faces& faces, Counts kept) {
  ThreeThrows::Places places = 0;
  for (std::size_t i = 0; i < faces.size(); ++i)
    if (kept[faces[i]] > 0) {
      --kept[faces[i]];
      places = static_cast<ThreeThrows::Places>(places | (1u << i));
    }
  return places;
}

} // namespace mk::dice
