// Three-throw turns and throw-offs, written and read.
#include "games/dice/base/turn_text.h"

#include "games/dice/base/words.h"

#include <algorithm>
#include <optional>

namespace mk::dice {

Refusal wrong(const char* what, std::string_view where) {
  return refuse({what, {Arg::literal(std::string(where.substr(0, 60)))}});
}

ThreeThrows::Places allPlaces(int dice) { return static_cast<ThreeThrows::Places>((1u << dice) - 1u); }

std::string facesText(const ThreeThrows::Faces& faces, int dice, ThreeThrows::Places places, bool poker) {
  std::string out;
  for (int i = 0; i < dice; ++i)
    if (((places >> i) & 1u) != 0) out += faceLetter(faces[static_cast<std::size_t>(i)], poker);
  return out.empty() ? "-" : out;
}

std::string inOrder(std::string faces, bool poker) {
  std::ranges::sort(faces, {}, [poker](char c) { return faceOf(c, poker); });
  return faces;
}

bool readFaces(std::string_view t, int dice, bool poker, ThreeThrows::Faces& out) {
  if (t.size() != static_cast<std::size_t>(dice)) return false;
  for (std::size_t i = 0; i < t.size(); ++i) {
    const int f = faceOf(t[i], poker);
    if (f == 0) return false;
    out[i] = static_cast<std::uint8_t>(f);
  }
  return true;
}

std::string turnText(const ThreeThrows& t, int dice, bool poker) {
  std::string out;
  for (int i = 0; i < t.throws; ++i)
    out += (i == 0 ? "" : "/") + facesText(t.noted[static_cast<std::size_t>(i)], dice, allPlaces(dice), poker);
  if (t.throws > 0 && t.waiting) out += " k=" + inOrder(facesText(t.dice(), dice, t.kept, poker), poker);
  return t.throws == 0 ? out : out + " n=" + std::to_string(t.throws);
}

namespace {

Permission readKept(ThreeThrows& t, std::string_view faces, int dice, bool poker) {
  std::optional<ThreeThrows::Places> places;
  const std::string wanted = inOrder(std::string(faces), poker);
  eachKeep(t.dice(), dice, [&](ThreeThrows::Places p) {
    if (inOrder(facesText(t.dice(), dice, p, poker), poker) == wanted) places = p;
  });
  if (!places || t.throws == ThreeThrows::kThrows) return wrong(MK_TEXT("games", "“%1” cannot be kept."), faces);
  t.keep(*places);
  return Ok{};
}

} // namespace

Permission readTurnWord(ThreeThrows& t, std::string_view key, std::string_view value, int dice, bool poker) {
  if (key == "n" && value == std::to_string(t.throws)) return Ok{};
  if (key == "k" && t.throws > 0) return readKept(t, value, dice, poker);
  if (!value.empty() || t.throws > 0) return wrong(MK_TEXT("games", "“%1” cannot stand in the state of a seat."), key);
  for (const std::string_view faces : split(key, '/')) {
    if (t.throws == ThreeThrows::kThrows || !readFaces(faces, dice, poker, t.noted[t.throws]))
      return wrong(MK_TEXT("games", "“%1” are not results of up to three throws."), key);
    ++t.throws;
  }
  t.waiting = false;
  return Ok{};
}

std::string keepText(const ThreeThrows& t, ThreeThrows::Places kept, int dice, bool poker) {
  return "keep " + inOrder(facesText(t.dice(), dice, kept, poker), poker);
}

std::string spelledInOrder(std::string_view move, bool poker) {
  if (!move.starts_with("keep ")) return std::string(move);
  return "keep " + inOrder(std::string(move.substr(5)), poker);
}

std::string startText(const Contest& c, Seat k) {
  if (!has(c.in, k)) return "x";
  return has(c.done, k) ? std::to_string(c.value[static_cast<std::size_t>(k)]) : std::string();
}

Permission readStart(Contest& c, Seat k, std::string_view w) {
  int n = 0;
  if (w == "x") return Ok{};
  c.in |= only(k);
  if (w.empty()) return Ok{};
  if (!numberAfter(w, "", 1, 6, n)) return wrong(MK_TEXT("games", "“%1” is not a face of a die."), w);
  c.done |= only(k);
  c.value[static_cast<std::size_t>(k)] = static_cast<std::int16_t>(n);
  return Ok{};
}

} // namespace mk::dice
