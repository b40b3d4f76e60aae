// Backgammon in the files of other programs. A position is written as GNU Backgammon shows it, position ID and match ID
// with a colon between: "4HPwATDgc/ABMA:cAkAAAAAAAAA". The words before the IDs and a position ID alone are read too.
#include "games/backgammon/backgammon_formats.h"

#include "games/backgammon/mat.h"
#include "games/backgammon/position_id.h"
#include "games/backgammon/tables.h"
#include "games/backgammon/tokens.h"
#include "games/box/erase.h"

#include <algorithm>
#include <array>

namespace mk {

namespace {

using Backgammon = TablesOf<kBackgammon>;
using Phase = Tables::Phase;

Checked<std::vector<ExchangedGame>> readGames(const GameInfo&, std::string_view text) { return readMat(text); }

// "Position ID: 4HPwATDgc/ABMA  Match ID: cAkAAAAAAAAA", over one line or two, or the IDs alone.
std::vector<std::string> idsIn(std::string_view text) {
  std::string plain(text);
  for (char& c : plain)
    if (c == '\n' || c == '\r' || c == '\t' || c == ':' || c == ',') c = ' ';
  std::vector<std::string> out;
  for (const std::string_view word : words(plain))
    if (word != "Position" && word != "Match" && word != "ID" && word != "XGID" && word != "GNUID")
      out.emplace_back(word);
  return out;
}

Checked<std::vector<ExchangedGame>> readPosition(const GameInfo& info, std::string_view text) {
  const auto ids = idsIn(text);
  if (ids.empty() || ids.size() > 2)
    return refuse({MK_TEXT("games", "“%1” is not an ID of GNU Backgammon: write a position ID and a match ID, as in "
                                    "4HPwATDgc/ABMA:cAkAAAAAAAAA."),
                   {quoted(text)}});
  ExchangedGame out;
  std::string id = ids.front();
  if (ids.size() == 2) {
    const auto match = readMatchId(ids.back());
    if (!match) return Refusal{match.why()};
    if (match->length > 0) out.options["match"] = std::to_string(match->length);
    id += ":" + ids.back();
  }
  Setup setup{2, Options(info.options)};
  for (const auto& [key, value] : out.options)
    if (!setup.options.set(key, value))
      return refuse(
          {MK_TEXT("games", "A match of %1 points is not played here, only of 3, 5, 7 or 11."), {Arg::literal(value)}});
  const Backgammon rules(setup);
  const auto s = rules.read(id);
  if (!s) return Refusal{s.why()};
  out.position = rules.text(*s);
  return std::vector<ExchangedGame>{std::move(out)};
}

Checked<std::string> writePosition(const Match& m, std::span<const std::string>) {
  const Tables::State& s = static_cast<const PositionOf<Backgammon>&>(m.now()).state();
  if (s.phase == Phase::Opening)
    return refuse(MK_TEXT("games", "Before the first throw of a game there is no ID: it is nobody's turn yet."));
  if (m.over()) return refuse(MK_TEXT("games", "The match is over: there is no ID for that."));
  if (s.phase == Phase::Steps && s.play.left.size() < s.play.thrown)
    return refuse(MK_TEXT("games", "An ID gives a position before or after a whole throw, not in the middle of one."));
  const std::string length = m.game().setup().options.value("match");
  MatchId id;
  id.cube = s.cube;
  id.owner = s.cubeOwner;
  id.onRoll = s.toMove;
  id.crawford = s.crawford == Tables::Crawford::Now;
  id.doubled = s.phase == Phase::Answer;
  if (s.phase == Phase::Steps) id.dice = {s.dice[0], s.dice[1]};
  id.length = length == "single-game" ? std::int16_t{0} : static_cast<std::int16_t>(std::stoi(length));
  if (id.length > 0) id.score = s.total;
  return positionId(s.play.stones, s.toMove) + ":" + matchId(id);
}

} // namespace

std::span<const FileFormat> backgammonFormats() {
  static constexpr std::array<FileFormat, 2> kFormats{
      {{".mat", "mat", FileFormat::Holds::Games, readGames, writeMat},
       {"GNU ID", "", FileFormat::Holds::Position, readPosition, writePosition}}};
  return kFormats;
}

} // namespace mk
