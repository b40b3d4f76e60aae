// Who acts and who looks. Seats run 0..n-1 clockwise; Chance is the player that throws dice and shuffles.
#pragma once

#include <cstddef>
#include <cstdint>

namespace mk {

using Seat = std::int8_t;
inline constexpr Seat kNobody = -1;
inline constexpr int kMaxSeats = 16;

// A seat or another small number as an index: total[at(seat)].
constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }

// Who looks at the table: one seat, or the public (a spectator who sees what everybody sees).
struct Viewer {
  Seat seat = kNobody;
  static constexpr Viewer everybody() { return {}; }
  constexpr bool isPublic() const { return seat == kNobody; }
  bool operator==(const Viewer&) const = default;
};

// Whose decision the position waits for: one seat, several at once (secret simultaneous picks, a race), chance, or
// nobody because the match is over.
class Turn {
public:
  static constexpr Turn of(Seat s) { return Turn(1u << s); }
  static constexpr Turn ofSeats(std::uint32_t mask) { return Turn(mask); }
  static constexpr Turn chance() { return Turn(kChanceBit); }
  static constexpr Turn over() { return Turn(0); }

  constexpr bool isChance() const { return bits_ == kChanceBit; }
  constexpr bool isOver() const { return bits_ == 0; }
  constexpr bool isSeats() const { return !isChance() && !isOver(); }
  constexpr bool has(Seat s) const { return s >= 0 && isSeats() && ((bits_ >> s) & 1u) != 0; }
  constexpr bool several() const { return isSeats() && (bits_ & (bits_ - 1)) != 0; }
  // The seat to act; the lowest one where several act at once; kNobody for chance and over.
  constexpr Seat seat() const {
    if (!isSeats()) return kNobody;
    Seat s = 0;
    while (((bits_ >> s) & 1u) == 0) ++s;
    return s;
  }
  bool operator==(const Turn&) const = default;

private:
  static constexpr std::uint32_t kChanceBit = 1u << 31;
  explicit constexpr Turn(std::uint32_t bits) : bits_(bits) {}
  std::uint32_t bits_;
};

} // namespace mk
