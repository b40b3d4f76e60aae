// IDs of GNU Backgammon: bits, lowest first in each byte, written in base 64.
#include "games/backgammon/position_id.h"

#include "games/backgammon/tokens.h"

#include <bit>

namespace mk {

namespace {

constexpr std::string_view kBase64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr std::size_t kPositionBytes = 10, kMatchBytes = 9;

class Bits {
public:
  explicit Bits(std::size_t bytes) : bytes_(bytes) {}
  void put(unsigned value, int width) {
    for (int i = 0; i < width; ++i, ++next_)
      if ((value >> i & 1) != 0) bytes_[next_ / 8] = static_cast<std::uint8_t>(bytes_[next_ / 8] | 1u << next_ % 8);
  }
  unsigned take(int width) {
    unsigned value = 0;
    for (int i = 0; i < width && next_ < 8 * bytes_.size(); ++i, ++next_)
      value |= (bytes_[next_ / 8] >> next_ % 8 & 1u) << i;
    return value;
  }
  bool atEnd() const { return next_ >= 8 * bytes_.size(); }

  std::string text() const {
    std::string out;
    for (std::size_t i = 0; i < bytes_.size(); i += 3) {
      const std::size_t n = std::min<std::size_t>(3, bytes_.size() - i);
      unsigned three = 0;
      for (std::size_t k = 0; k < 3; ++k) three = three << 8 | (k < n ? bytes_[i + k] : 0u);
      for (std::size_t k = 0; k <= n; ++k) out += kBase64[three >> (18 - 6 * k) & 63];
    }
    return out;
  }

  // Padding with '=' is allowed. What is wrong names the character.
  static Checked<Bits> read(std::string_view t, std::size_t bytes) {
    while (t.ends_with('=')) t.remove_suffix(1);
    const std::size_t letters = (8 * bytes + 5) / 6;
    if (t.size() != letters)
      return refuse({MK_TEXT("games", "“%1” is not an ID of GNU Backgammon: it has %2 characters, not %3."),
                     {quoted(t), Arg::number(static_cast<int>(letters)), Arg::number(static_cast<int>(t.size()))}});
    Bits out(bytes);
    unsigned three = 0;
    for (std::size_t i = 0; i < 4 * ((letters + 3) / 4); ++i) {
      const auto value = i < t.size() ? kBase64.find(t[i]) : 0;
      if (value == std::string_view::npos)
        return refuse({MK_TEXT("games", "“%1”: character %2 cannot be part of an ID (letters, digits, + and /)."),
                       {quoted(t), Arg::number(static_cast<int>(i) + 1)}});
      three = three << 6 | static_cast<unsigned>(value);
      if (i % 4 != 3) continue;
      for (std::size_t k = 0; k < 3 && i / 4 * 3 + k < bytes; ++k)
        out.bytes_[i / 4 * 3 + k] = static_cast<std::uint8_t>(three >> (16 - 8 * k) & 255);
      three = 0;
    }
    return out;
  }

private:
  std::vector<std::uint8_t> bytes_;
  std::size_t next_ = 0;
};

} // namespace

// The one not on roll first: for each point from 1 to 25 as many ones as stones, then a zero.
std::string positionId(const Stones& s, Seat onRoll) {
  Bits bits(kPositionBytes);
  for (const Seat seat : {static_cast<Seat>(1 - onRoll), onRoll})
    for (int p = 1; p <= kBar; ++p) {
      bits.put((1u << s.of(seat, p)) - 1, s.of(seat, p));
      bits.put(0, 1);
    }
  return bits.text();
}

Checked<Stones> readPositionId(std::string_view t) {
  auto bits = Bits::read(t, kPositionBytes);
  if (!bits) return Refusal{bits.why()};
  Stones s;
  for (const Seat seat : {Seat{1}, Seat{0}}) {
    auto& mine = s.n[at(seat)];
    int sum = 0;
    for (int p = 1; p <= kBar; ++p)
      while (!bits->atEnd() && bits->take(1) == 1) {
        ++mine[at(p)];
        if (++sum > kStones)
          return refuse({MK_TEXT("games", "“%1”: a side has more than %2 stones on the board."),
                         {quoted(t), Arg::number(kStones)}});
      }
    mine[kOff] = static_cast<std::int8_t>(kStones - sum);
  }
  for (int p = 1; p <= 24; ++p)
    if (s.of(0, p) > 0 && s.of(1, 25 - p) > 0)
      return refuse({MK_TEXT("games", "“%1”: both sides have stones on point %2."), {quoted(t), Arg::number(p)}});
  return s;
}

std::string matchId(const MatchId& m) {
  Bits bits(kMatchBytes);
  bits.put(static_cast<unsigned>(std::countr_zero(m.cube)), 4);
  bits.put(m.owner == kNobody ? 3u : static_cast<unsigned>(m.owner), 2);
  bits.put(static_cast<unsigned>(m.onRoll), 1);
  bits.put(m.crawford ? 1 : 0, 1);
  bits.put(1, 3); // being played
  bits.put(static_cast<unsigned>(m.doubled ? 1 - m.onRoll : m.onRoll), 1);
  bits.put(m.doubled ? 1 : 0, 1);
  bits.put(0, 2); // no resignation
  for (const std::uint8_t die : m.dice) bits.put(die, 3);
  bits.put(static_cast<unsigned>(m.length), 15);
  for (const std::int16_t score : m.score) bits.put(static_cast<unsigned>(score), 15);
  return bits.text();
}

Checked<MatchId> readMatchId(std::string_view t) {
  auto bits = Bits::read(t, kMatchBytes);
  if (!bits) return Refusal{bits.why()};
  const auto wrong = [&](Phrase what) {
    return refuse({MK_TEXT("games", "The match ID “%1”: %2"), {quoted(t), Arg::phrase(std::move(what))}});
  };
  MatchId m;
  const unsigned cube = bits->take(4), owner = bits->take(2);
  if (cube > 6) return wrong(MK_TEXT("games", "the cube goes only to 64."));
  if (owner == 2) return wrong(MK_TEXT("games", "the cube belongs to nobody who plays."));
  m.cube = static_cast<std::uint8_t>(1u << cube);
  m.owner = owner == 3 ? kNobody : static_cast<Seat>(owner);
  m.onRoll = static_cast<Seat>(bits->take(1));
  m.crawford = bits->take(1) == 1;
  bits->take(3 + 1); // state of the game, who decides
  m.doubled = bits->take(1) == 1;
  bits->take(2);
  for (std::uint8_t& die : m.dice) die = static_cast<std::uint8_t>(bits->take(3));
  if (m.dice[0] > 6 || m.dice[1] > 6 || (m.dice[0] == 0) != (m.dice[1] == 0))
    return wrong(MK_TEXT("games", "no dice show that."));
  m.length = static_cast<std::int16_t>(bits->take(15));
  for (std::int16_t& score : m.score) score = static_cast<std::int16_t>(bits->take(15));
  if (m.length > 0 && (m.score[0] >= m.length || m.score[1] >= m.length))
    return wrong(MK_TEXT("games", "the match is over."));
  return m;
}

} // namespace mk
