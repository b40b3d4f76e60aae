// Draughts in the files of other programs: PDN and FEN.
#include "games/chessboard/draughts_formats.h"

#include "games/chessboard/file_game.h"
#include "games/chessboard/pdn.h"

#include <array>
#include <string_view>

namespace mk {

namespace {

// Only rows that pdnKind() knows have these formats.
const DraughtsTraits& traitsOf(const GameInfo& info) {
  const std::string_view id = info.id;
  if (id == "14") return kTurkish;
  if (id == "16") return kPolish;
  if (id == "21") return kGiveaway;
  if (id == "22") return kItalian;
  return kDraughts;
}

ExchangedGame exchanged(const GameInfo& info, const PdnGame& game) {
  ExchangedGame out{playersOf(game.tags), titleOf(game.tags), {}, game.start, {}};
  if (const std::string rules = tagOf(game.tags, kHouseRulesTag); !rules.empty())
    out.options = readHouseRules(rules, info.options)->nonDefault(); // the reader has checked them
  int mover = game.start.starts_with('B') ? 1 : 0;
  for (const std::string& move : game.moves) {
    out.log.push_back(std::to_string(mover) + " " + move);
    mover = 1 - mover;
  }
  const std::string ending = game.over ? std::string() : endingLine(game.result, game.tags);
  if (!ending.empty()) out.log.push_back(ending);
  return out;
}

Checked<std::vector<ExchangedGame>> readGames(const GameInfo& info, std::string_view text) {
  const Draughts usual(Setup{2, Options(info.options)}, traitsOf(info));
  const auto games = readPdn(usual, *pdnKind(info.id), text, info.options);
  if (!games) return Refusal{games.why()};
  if (games->empty()) return refuse(MK_TEXT("games", "There is no game in it."));
  std::vector<ExchangedGame> out;
  for (const PdnGame& game : *games) out.push_back(exchanged(info, game));
  return out;
}

Checked<std::string> writeGame(const Match& m, std::span<const std::string> names) {
  const Draughts rules(m.game().setup(), traitsOf(m.info()));
  PdnGame game;
  game.tags = tagsOf(m, names);
  if (!m.startText().empty()) game.start = m.at(0).text();
  game.moves = movesOf(m);
  game.result = fileResult(m);
  return writePdn(rules, *pdnKind(m.info().id), game);
}

Checked<std::vector<ExchangedGame>> readPosition(const GameInfo& info, std::string_view text) {
  while (!text.empty() && std::string_view(" \t\r\n").find(text.back()) != std::string_view::npos)
    text.remove_suffix(1);
  const Draughts rules(Setup{2, Options(info.options)}, traitsOf(info));
  const auto position = readDraughtsFen(rules, *pdnKind(info.id), text);
  if (!position) return Refusal{position.why()};
  return std::vector<ExchangedGame>{{{}, {}, {}, *position, {}}};
}

Checked<std::string> writePosition(const Match& m, std::span<const std::string>) {
  const Draughts rules(m.game().setup(), traitsOf(m.info()));
  return writeDraughtsFen(rules, *pdnKind(m.info().id), m.now().text());
}

} // namespace

std::span<const FileFormat> draughtsFormats() {
  static constexpr std::array<FileFormat, 2> kFormats{
      {{"PDN", "pdn", FileFormat::Holds::Games, readGames, writeGame},
       {"FEN", "", FileFormat::Holds::Position, readPosition, writePosition}}};
  return kFormats;
}

} // namespace mk
