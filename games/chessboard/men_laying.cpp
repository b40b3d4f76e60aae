// Men laid by hand: read from the text of a position, which need not be one that a game allows, and written back.
#include "games/chessboard/men.h"
#include "games/kit/words.h"

#include <algorithm>

namespace mk {

std::vector<Thing> menToLay(bool kings) {
  std::vector<Thing> out;
  for (const Colour colour : {Colour::White, Colour::Black}) {
    out.push_back(Thing::piece(PieceKind::Man, colour));
    if (kings) out.push_back(Thing::piece(PieceKind::King, colour));
  }
  return out;
}

namespace {

constexpr std::string_view kSides[] = {"W", "B"}; // how the pieces of each side begin

// What the men that stood there before have left behind.
bool isPast(std::string_view part) { return part.starts_with("times ") || part.starts_with("taken "); }

} // namespace

std::optional<Laid> LaysMen::laidIn(std::string_view position) const {
  const auto parts = split(trimmed(position), ':');
  if (parts.size() < 3) return std::nullopt;
  Laid out(board_->places.size());
  for (std::size_t side = 0; side < 2; ++side) {
    if (!parts[side + 1].starts_with(kSides[side])) return std::nullopt;
    const std::string_view men = parts[side + 1].substr(1);
    if (men.empty()) continue;
    for (const std::string_view man : split(men, ',')) {
      const bool king = man.starts_with('K');
      const int at = board_->find(king ? man.substr(1) : man);
      const std::size_t kinds = things_.size() / 2;
      if (at < 0 || (king && kinds < 2)) return std::nullopt;
      out[static_cast<std::size_t>(at)] = things_[side * kinds + (king ? 1 : 0)];
    }
  }
  return out;
}

std::string LaysMen::layInto(std::string_view position, const Laid& what) const {
  std::string sides[2];
  for (std::size_t at = 0; at < what.size() && at < board_->places.size(); ++at) {
    const auto thing = std::ranges::find_if(things_, [&](const Thing& t) { return what[at] == t; });
    if (thing == things_.end()) continue;
    const std::size_t number = static_cast<std::size_t>(thing - things_.begin()), kinds = things_.size() / 2;
    std::string& men = sides[number / kinds];
    men += (men.empty() ? "" : ",") + std::string(number % kinds == 1 ? "K" : "") + board_->places[at].name;
  }
  std::string out;
  const auto parts = split(trimmed(position), ':');
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (i > 2 && isPast(parts[i])) continue;
    if (i > 0) out += ':';
    out += i == 1 || i == 2 ? std::string(kSides[i - 1]) + sides[i - 1] : std::string(parts[i]);
  }
  return out;
}

} // namespace mk
