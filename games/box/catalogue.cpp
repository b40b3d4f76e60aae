// The catalogue's own services.
#include "games/box/catalogue.h"

namespace mk {

const char* text(Kind k) {
  switch (k) {
  case Kind::Skill:
    return "skill";
  case Kind::SkillAndLuck:
    return "skill-and-luck";
  case Kind::MostlyLuck:
    return "mostly-luck";
  case Kind::PureLuck:
    return "pure-luck";
  case Kind::Solitaire:
    return "solitaire";
  case Kind::Performance:
    return "performance";
  }
  return "";
}

GameInfo twoPlayers(const char* id, const char* slug, const char* et, const char* en, Kind kind, Phrase goal,
                    std::span<const OptionSpec> options, GameMaker make, Layout (*arrange)(const View&, Aspect),
                    std::span<const FileFormat> formats) {
  return {.id = id,
          .slug = slug,
          .et = et,
          .en = en,
          .minSeats = 2,
          .maxSeats = 2,
          .seats = 2,
          .kind = kind,
          .secrets = false,
          .undo = UndoRule::Free,
          .goal = std::move(goal),
          .options = options,
          .make = make,
          .arrange = arrange,
          .formats = formats};
}

Checked<std::shared_ptr<const Game>> makeGame(const GameInfo& info, int seats,
                                              const std::map<std::string, std::string>& options) {
  if (seats < info.minSeats || seats > info.maxSeats) {
    if (info.minSeats == info.maxSeats)
      return refuse(
          {MK_TEXT("games", "This game has %1 seats, not %2."), {Arg::number(info.minSeats), Arg::number(seats)}});
    return refuse({MK_TEXT("games", "This game has %1 to %2 seats, not %3."),
                   {Arg::number(info.minSeats), Arg::number(info.maxSeats), Arg::number(seats)}});
  }
  Setup setup{seats, Options(info.options)};
  for (const auto& [key, value] : options)
    if (auto ok = setup.options.set(key, value); !ok) return Refusal{ok.why()};
  return info.make(setup);
}

} // namespace mk
