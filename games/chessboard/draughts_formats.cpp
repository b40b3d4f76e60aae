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

// They move in turn.
std::vector<Seat> moversOf(const PdnGame& game) {
  std::vector<Seat> out;
  Seat mover = game.start.starts_with('B') ? 1 : 0;
  for (std::size_t i = 0; i < game.moves.size(); ++i, mover = static_cast<Seat>(1 - mover)) out.push_back(mover);
  return out;
}

Checked<std::vector<ExchangedGame>> readGames(const GameInfo& info, std::string_view text) {
  const Draughts usual(Setup{2, Options(info.options)}, traitsOf(info));
  const auto games = readPdn(usual, *pdnKind(info.id), text, info.options);
  if (!games) return Refusal{games.why()};
  if (games->empty()) return refuse(MK_TEXT("games", "There is no game in it."));
  std::vector<ExchangedGame> out;
  for (const PdnGame& game : *games)
    out.push_back(
        exchanged(info, {game.tags, game.moves, moversOf(game), game.clocks, game.result, game.over}, game.start));
  return out;
}

Checked<std::string> writeGame(const Match& m, std::span<const std::string> names) {
  const Draughts rules(m.game().setup(), traitsOf(m.info()));
  PdnGame game;
  game.tags = tagsOf(m, names);
  if (!m.startText().empty()) game.start = m.at(0).text();
  game.moves = movesOf(m);
  game.comments = clockCommentsOf(m);
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
