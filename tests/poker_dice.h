// What the tests of Starpoker, Eskalero and dice poker share: games with house rules, log lines, results by their
// letters.
#pragma once

#include "games/box/match.h"
#include "games/dice/catalogue.h"
#include "games/dice/sheets/eskalero.h"
#include "games/dice/sheets/starpoker.h"
#include "tests/matches.h"
#include "tests/played_out.h"

#include <QTest>

#include <algorithm>
#include <map>

namespace mk::dice {

using Chosen = std::map<std::string, std::string>;
inline const Chosen kFirstSeat = {{"starter", "seat-1"}};

inline const GameInfo& infoOf(std::string_view id) {
  return *std::ranges::find_if(diceFamily().games, [id](const GameInfo& g) { return id == g.id; });
}

template <class G> G gameOf(std::span<const OptionSpec> specs, int seats, Chosen chosen) {
  Setup s{seats, Options(specs)};
  chosen.try_emplace("starter", "seat-1");
  for (const auto& [key, value] : chosen)
    if (!s.options.set(key, value)) qFatal("no such option");
  return G(s);
}
inline Eskalero eskalero(const Chosen& c = {}) { return gameOf<Eskalero>(noteOptions(), 2, c); }
inline DicePoker dicePoker(const Chosen& c = {}) { return gameOf<DicePoker>(noteOptions(), 2, c); }
inline Starpoker starpoker(int seats = 3, const Chosen& c = {}) {
  return gameOf<Starpoker>(Starpoker::options(), seats, c);
}

inline Match begun(std::string_view id, int seats, const Chosen& chosen = kFirstSeat, std::string_view position = {}) {
  return matchOf(infoOf(id), seats, chosen, position);
}

// Plays log lines; the first refusal, or "".
inline std::string run(Match& m, std::initializer_list<const char*> lines) {
  for (const char* line : lines) {
    const auto e = m.read(line);
    if (!e) return english(e.why());
    if (const auto ok = m.play(*e); !ok) return std::string(line) + ": " + english(ok.why());
  }
  return {};
}

inline Counts shown(std::string_view dice, bool poker) {
  Counts c{};
  for (const char d : dice) ++c[static_cast<std::size_t>(faceOf(d, poker))];
  return c;
}

inline Starpoker::Played played(std::string_view dice, int throws = 1) {
  Starpoker::Played p;
  for (std::size_t i = 0; i < dice.size(); ++i) p.faces[i] = static_cast<std::uint8_t>(faceOf(dice[i], true));
  p.throws = static_cast<std::uint8_t>(throws);
  return p;
}

// Every throw of five dice, one after another.
template <class F> void eachThrow(F f) {
  for (int n = 0; n < 7776; ++n) {
    Counts c{};
    for (int d = 0, rest = n; d < 5; ++d, rest /= 6) ++c[static_cast<std::size_t>(rest % 6 + 1)];
    f(c);
  }
}

inline std::string cellText(const View& v, std::int16_t zone, std::string_view line, int column) {
  const Zone* sheet = v.find(zone);
  for (std::size_t row = 0; row < sheet->cells.size(); row += static_cast<std::size_t>(sheet->columns))
    if (english(sheet->cells[row].text) == line)
      return english(sheet->cells[row + static_cast<std::size_t>(column)].text);
  return "no such line";
}

} // namespace mk::dice
