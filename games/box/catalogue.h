// The catalogue: one row a game, brought by its family.
#pragma once

#include "games/box/exchange.h"
#include "games/box/game.h"
#include "games/kernel/layout.h"

#include <functional>
#include <memory>
#include <span>
#include <string_view>

namespace mk {

// The program's interface between its parts and the families; a family built for another number is not loaded.
#ifndef MK_PLUGIN_INTERFACE
#define MK_PLUGIN_INTERFACE 2
#endif

enum class Kind : std::uint8_t { Skill, SkillAndLuck, MostlyLuck, PureLuck, Solitaire, Performance };
const char* text(Kind); // "skill", "skill-and-luck", "mostly-luck", "pure-luck", "solitaire", "performance"

// How far a family at one PC may take moves back (the terminal and solitaires may always).
enum class UndoRule : std::uint8_t {
  Free,       // nothing is hidden: any step. Chance events come back unchanged, so nobody can throw again
  OwnDecision // hidden hands: only while the same seat still decides and nothing hidden was shown
};

// The rules of a game with its seats and house rules; may hold the family's row.
using GameMaker = std::function<std::shared_ptr<const Game>(const Setup&)>;

struct GameInfo {
  const char* id;                // booklet number "12", or a slug
  const char* slug;              // as in the ruling
  const char* et;                // name in Estonian
  const char* en;                // name in English
  int minSeats, maxSeats, seats; // seats = the usual number
  Kind kind;
  bool secrets; // hidden hands: the table covers itself between persons
  UndoRule undo;
  Phrase goal; // one line: what it is about
  std::span<const OptionSpec> options;
  GameMaker make;
  Layout (*arrange)(const View&, Aspect) = mk::arrange;
  std::span<const FileFormat> formats = {}; // other programs' files, the usual one first
};

// A row for a game of two persons where nothing is hidden.
GameInfo twoPlayers(const char* id, const char* slug, const char* et, const char* en, Kind, Phrase goal,
                    std::span<const OptionSpec> options, GameMaker make, Layout (*arrange)(const View&, Aspect),
                    std::span<const FileFormat> formats = {});

struct Family {
  const char* id;
  const char* et;
  const char* en;
  std::span<const GameInfo> games; // in booklet order
};

// The rules of a game for this many seats and these options ("key" -> "value"); refuses what the catalogue does not
// allow.
Checked<std::shared_ptr<const Game>> makeGame(const GameInfo&, int seats,
                                              const std::map<std::string, std::string>& options = {});

} // namespace mk
