// Patterns are read from stones in the order of the rings: eight bits each, the outer one first, from the corner a7
// clockwise, so that corners are even and middles of sides odd.
#include "games/mill/player/patterns.h"

#include "games/kit/weights_text.h"

#include <algorithm>
#include <cmath>
#include <initializer_list>

namespace mk {

namespace {

constexpr std::size_t kRing = 8, kRings = 3, kNine = 9;
constexpr int kMostStones = 12, kMostRoom = 19, kMostClosable = 3;
constexpr std::uint32_t kOfAll = 0x010101; // the same bit of every ring
constexpr std::uint32_t kMiddles = 0xAA * kOfAll, kBoard = 0xFF * kOfAll;

// The mover's points and the other side's in one number: a ring needs 24 of 32 bits.
constexpr std::uint64_t both(std::uint32_t mine, std::uint32_t theirs) { return mine | std::uint64_t{theirs} << 32; }
constexpr std::uint64_t alike(std::uint32_t points) { return both(points, points); }

// How many points sets of both have together, counted eight bits at a time: where the processor's instruction for it
// may not be taken for granted, this is quicker than to ask for each number of them.
constexpr std::array<int, 2> count(std::initializer_list<std::uint64_t> sets) {
  std::uint64_t bytes = 0;
  for (std::uint64_t x : sets) {
    x -= x >> 1 & 0x5555'5555'5555'5555;
    x = (x & 0x3333'3333'3333'3333) + (x >> 2 & 0x3333'3333'3333'3333);
    bytes += (x + (x >> 4)) & 0x0F0F'0F0F'0F0F'0F0F;
  }
  const auto sum = [](std::uint64_t four) {
    return static_cast<int>((four & 0xFF) + (four >> 8 & 0xFF) + (four >> 16 & 0xFF));
  };
  return {sum(bytes), sum(bytes >> 32)};
}

constexpr std::array<std::string_view, kRing * kRings> kOrder{"a7", "d7", "g7", "g4", "g1", "d1", "a1", "a4",
                                                              "b6", "d6", "f6", "f4", "f2", "d2", "b2", "b4",
                                                              "c5", "d5", "e5", "e4", "e3", "d3", "c3", "c4"};

// Stones in the order of the rings, eight points of the board at a time.
const std::array<std::array<std::uint32_t, 256>, kRings>& ringOrder() {
  static const auto table = [] {
    std::array<std::array<std::uint32_t, 256>, kRings> out{};
    const BoardShape& shape = millBoard(MillBoardKind::Plain).shape;
    for (std::size_t i = 0; i < kOrder.size(); ++i) {
      const auto p = static_cast<std::size_t>(shape.find(kOrder[i]));
      for (std::size_t byte = 0; byte < 256; ++byte)
        if ((byte >> (p % 8) & 1) != 0) out[p / 8][byte] |= 1u << i;
    }
    return out;
  }();
  return table;
}

// Bits as digits of a number in threes.
constexpr std::array<std::uint16_t, 512> kThrees = [] {
  std::array<std::uint16_t, 512> out{};
  for (std::size_t bits = 0; bits < out.size(); ++bits)
    for (std::uint16_t i = 0, power = 1; i < kNine; ++i, power = static_cast<std::uint16_t>(3 * power))
      if ((bits >> i & 1) != 0) out[bits] = static_cast<std::uint16_t>(out[bits] + power);
  return out;
}();

// Every ring turned by so many points, for both sides.
constexpr std::uint64_t turned(std::uint64_t rings, unsigned by) {
  const std::uint64_t low = alike((0xFFu >> by) * kOfAll);
  return (rings >> by & low) | (rings << (8 - by) & ~low & alike(kBoard));
}

// The points by, by + 1 and by + 2 of every ring, for both sides.
constexpr std::uint64_t nine(std::uint64_t rings, unsigned by) {
  const std::uint64_t t = turned(rings, by);
  return (t & alike(7)) | (t >> 5 & alike(7 << 3)) | (t >> 10 & alike(7 << 6));
}

// What both have on some points as a number in threes.
std::size_t threes(std::uint64_t points) {
  return std::size_t{kThrees[points & 511]} + 2 * std::size_t{kThrees[points >> 32 & 511]};
}

// Numbers the kinds of patterns of N points, of which `places` tells where each point comes to in every turning and
// mirroring; how many there are.
template <std::size_t N, std::size_t M>
std::uint32_t number(std::span<std::uint16_t> kinds, const std::array<std::array<std::size_t, N>, M>& places) {
  std::uint16_t count = 0;
  for (std::size_t pattern = 0; pattern < kinds.size(); ++pattern) {
    std::size_t least = pattern;
    for (const auto& to : places) {
      std::array<std::size_t, N> digits{};
      for (std::size_t i = 0, rest = pattern; i < N; ++i, rest /= 3) digits[to[i]] = rest % 3;
      std::size_t other = 0;
      for (std::size_t i = N; i-- > 0;) other = 3 * other + digits[i];
      least = std::min(least, other);
    }
    kinds[pattern] = least == pattern ? count++ : kinds[least];
  }
  return count;
}

std::uint32_t numberRings(std::span<std::uint16_t> kinds) {
  std::array<std::array<std::size_t, kRing>, 8> places{};
  for (std::size_t i = 0; i < kRing; ++i)
    for (std::size_t quarter = 0; quarter < 4; ++quarter) {
      places[2 * quarter][i] = (i + 2 * quarter) % kRing;
      places[2 * quarter + 1][i] = (kRing - i + 2 * quarter) % kRing;
    }
  return number<kRing, 8>(kinds, places);
}

std::uint32_t numberNines(std::span<std::uint16_t> kinds) {
  std::array<std::array<std::size_t, kNine>, 4> places{};
  for (std::size_t ring = 0; ring < 3; ++ring)
    for (std::size_t i = 0; i < 3; ++i) {
      places[0][3 * ring + i] = 3 * ring + i;
      places[1][3 * ring + i] = 3 * ring + 2 - i;
      places[2][3 * ring + i] = 3 * (2 - ring) + i;
      places[3][3 * ring + i] = 3 * (2 - ring) + 2 - i;
    }
  return number<kNine, 4>(kinds, places);
}

std::uint32_t pairOf(std::array<int, 2> has, int most) {
  return static_cast<std::uint32_t>(std::min(has[0], most) * (most + 1) + std::min(has[1], most));
}
constexpr std::uint32_t pairs(int most) { return static_cast<std::uint32_t>((most + 1) * (most + 1)); }

constexpr std::string_view kMillWeights[] = {
#include "games/mill/weights/mill.inc"
};
constexpr std::string_view kDiceMillWeights[] = {
#include "games/mill/weights/dice-mill.inc"
};
constexpr std::string_view kTwelveMillWeights[] = {
#include "games/mill/weights/twelve-mill.inc"
};

} // namespace

MillPatterns::MillPatterns(Subject subject, std::span<const std::string_view> lines)
    : board_(millBoard(subject == Subject::TwelveMill ? MillBoardKind::Corner : MillBoardKind::Plain)),
      stones_(subject == Subject::TwelveMill ? kMostStones : 9),
      crossing_(subject == Subject::TwelveMill ? kBoard : kMiddles) {
  middleRing_ = numberRings(ringKind_);
  side_ = 2 * middleRing_;
  const std::uint32_t nines = numberNines(nineKind_);
  corner_ = side_ + nines;
  count_ = corner_ + nines;
  room_ = count_ + pairs(kMostStones);
  closable_ = room_ + pairs(kMostRoom);
  stageSize_ = closable_ + pairs(kMostClosable);
  weights_.resize(std::size_t{kStages} * stageSize_);
  if (!lines.empty()) {
    WeightReader reader(lines);
    for (float& w : weights_) w = static_cast<float>(reader.next());
    return;
  }
  for (std::uint32_t stage = 0; stage < kStages; ++stage)
    for (int mine = 0; mine <= kMostStones; ++mine)
      for (int theirs = 0; theirs <= kMostStones; ++theirs)
        weights_[stage * stageSize_ + count_ + pairOf({mine, theirs}, kMostStones)] =
            static_cast<float>(100 * (mine - theirs));
}

// Each is read when it is first needed: that takes some milliseconds.
const MillPatterns& MillPatterns::of(Subject subject) {
  switch (subject) {
  case Subject::DiceMill: {
    static const MillPatterns dice(Subject::DiceMill, kDiceMillWeights);
    return dice;
  }
  case Subject::TwelveMill: {
    static const MillPatterns twelve(Subject::TwelveMill, kTwelveMillWeights);
    return twelve;
  }
  case Subject::Mill:
    break;
  }
  static const MillPatterns mill(Subject::Mill, kMillWeights);
  return mill;
}

int MillPatterns::stage(const Sight& s) const {
  const int left = s.hand[0] + s.hand[1], third = 2 * stones_ / 3;
  if (left > 0) return left > 2 * third ? 0 : left > third ? 1 : 2;
  return s.flying ? 4 : 3;
}

MillPatterns::Found MillPatterns::find(const Sight& s) const {
  static const auto& order = ringOrder();
  const auto inRings = [&](Points p) { return order[0][p & 255] | order[1][p >> 8 & 255] | order[2][p >> 16 & 255]; };
  const std::uint32_t mine = inRings(s.stones[0]), theirs = inRings(s.stones[1]);
  const std::uint64_t stones = both(mine, theirs);
  const std::uint32_t first = static_cast<std::uint32_t>(stage(s)) * stageSize_;
  Found out{};
  std::size_t n = 0;
  for (unsigned ring = 0; ring < kRings; ++ring)
    out[n++] = first + (ring == 1 ? middleRing_ : 0) + ringKind_[threes(stones >> (8 * ring) & alike(255))];
  for (unsigned by = 0; by < kRing; ++by)
    out[n++] = first + (by % 2 == 0 ? side_ : corner_) + nineKind_[threes(nine(stones, by))];
  const std::array<int, 2> placed = count({stones});
  out[n++] = first + count_ + pairOf({placed[0] + s.hand[0], placed[1] + s.hand[1]}, kMostStones);
  // Steps to a neighbouring free point.
  const std::uint64_t free = alike(~(mine | theirs) & kBoard), across = stones & alike(crossing_);
  out[n++] = first + room_ +
             pairOf(count({turned(stones, 1) & free, turned(stones, 7) & free, across << 8 & free, across >> 8 & free}),
                    kMostRoom);
  const Points open = board_.all & ~(s.stones[0] | s.stones[1]);
  out[n++] =
      first + closable_ +
      pairOf(count({both(board_.closers(s.stones[0]) & open, board_.closers(s.stones[1]) & open)}), kMostClosable);
  return out;
}

std::string MillPatterns::text() const {
  WeightWriter out;
  for (const float w : weights_) out.put(static_cast<int>(std::lround(w)));
  return out.lines();
}

} // namespace mk
