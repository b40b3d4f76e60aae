// Chess and its relatives in the files of other programs: PGN and FEN.
#include "games/chessboard/chess_formats.h"

#include "games/chessboard/file_game.h"
#include "games/chessboard/pgn.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace mk {

namespace {

// The names of the tag Variant, ours first; a file that has no such tag is taken for the game that was asked for.
constexpr std::array<const char*, 5> kStandard{"Standard", "Chess", "Normal", "From Position", ""};
constexpr std::array<const char*, 3> kAntichess{"Antichess", "Giveaway", ""};
constexpr std::array<const char*, 3> kMarseillais{"Marseillais", "Double-move", ""};
constexpr std::array<const char*, 3> kCompulsory{"Compulsory capture", "Compulsory Capture Chess", ""};

PgnKind kindOf(const GameInfo& info) {
  const std::string_view id = info.id;
  if (id == "28") return {"28", kGiveawayChess, kAntichess, info.options};
  if (id == "29") return {"29", kDoubleMoveChess, kMarseillais, info.options};
  if (id == "30") return {"30", kCompulsoryChess, kCompulsory, info.options};
  return {"27", kChessGame, kStandard, info.options};
}

std::string withoutRepetitions(std::string fen) {
  if (const auto times = fen.find(" times "); times != std::string::npos) fen.resize(times);
  return fen;
}

Checked<std::vector<ExchangedGame>> readGames(const GameInfo& info, std::string_view text) {
  const PgnKind kind = kindOf(info);
  const auto games = readPgn(kind, text);
  if (!games) return Refusal{games.why()};
  if (games->empty()) return refuse(MK_TEXT("games", "There is no game in it."));
  std::vector<ExchangedGame> out;
  for (const PgnGame& game : *games)
    out.push_back(
        exchanged(info, {game.tags, game.moves, game.movers, game.clocks, game.result, game.over}, game.start));
  return out;
}

Checked<std::string> writeGame(const Match& m, std::span<const std::string> names) {
  const PgnKind kind = kindOf(m.info());
  PgnGame game;
  game.tags = tagsOf(m, names);
  if (kind.variants.front() != kStandard.front()) game.tags.emplace_back("Variant", kind.variants.front());
  if (!m.startText().empty()) game.start = withoutRepetitions(m.at(0).text());
  game.moves = movesOf(m);
  game.comments = clockCommentsOf(m);
  game.result = fileResult(m);
  return writePgn(Chess(m.game().setup(), kind.traits), game);
}

Checked<std::vector<ExchangedGame>> readPosition(const GameInfo& info, std::string_view text) {
  const PgnKind kind = kindOf(info);
  const Chess rules(Setup{2, Options(info.options)}, kind.traits);
  while (!text.empty() && std::string_view(" \t\r\n").find(text.back()) != std::string_view::npos)
    text.remove_suffix(1);
  const auto s = rules.read(text);
  if (!s) return Refusal{s.why()};
  return std::vector<ExchangedGame>{{{}, {}, {}, rules.text(*s), {}}};
}

Checked<std::string> writePosition(const Match& m, std::span<const std::string>) {
  return withoutRepetitions(m.now().text());
}

} // namespace

std::span<const FileFormat> chessFormats() {
  static constexpr std::array<FileFormat, 2> kFormats{
      {{"PGN", "pgn", FileFormat::Holds::Games, readGames, writeGame},
       {"FEN", "", FileFormat::Holds::Position, readPosition, writePosition}}};
  return kFormats;
}

} // namespace mk
