// Between the tags of PGN and PDN files and a match.
#include "games/chessboard/file_game.h"

#include "games/kit/words.h"

#include <array>
#include <utility>

namespace mk {

namespace {

constexpr const char *kBrokenOff = "abandoned", *kLateTag = "time forfeit"; // the tag Termination

bool isKnown(std::string_view value) { return value.find_first_not_of("?. -") != std::string_view::npos; }

// The last line where nobody's time ran out.
std::string endingLine(std::string_view result, const FileTags& tags) {
  if (result == "1-0") return "resign 1";
  if (result == "0-1") return "resign 0";
  if (result == "1/2-1/2") return tagOf(tags, "Termination") == kBrokenOff ? "stop" : "draw";
  return {};
}

// How long each move took, in milliseconds. Empty where the clocks cannot have shown that by this time control: with
// moves that have none, with time that was given from outside.
std::vector<std::int64_t> timesOf(const TimeControl& control, std::span<const Seat> movers,
                                  std::span<const std::int64_t> shown) {
  std::vector<std::int64_t> out;
  std::array<std::int64_t, 2> left{};
  left.fill(1000 * std::int64_t{control.seconds});
  for (std::size_t i = 0; i < movers.size() && i < shown.size(); ++i) {
    std::int64_t& mine = left[static_cast<std::size_t>(movers[i])];
    const bool turnOver = i + 1 == movers.size() || movers[i + 1] != movers[i];
    if (control.increment > 0 && !turnOver) return {}; // where several moves are one turn, whose is the last one?
    const std::int64_t took = mine + 1000 * std::int64_t{control.increment} - shown[i];
    if (shown[i] < 0 || took < 0 || took > mine) return {};
    out.push_back(took);
    mine = shown[i];
  }
  return out;
}

// Ends the log by the loser's flag, where the file says that the time ran out and our clocks agree about who has won.
// Moves whose times are not told have taken none.
bool ranOut(ExchangedGame& out, const GameInfo& info, const TimeControl& control, const FileGame& game) {
  std::string how = tagOf(game.tags, "Termination");
  for (char& c : how)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c | 0x20);
  if (how.find(kLateTag) == std::string::npos && how.find("on time") == std::string::npos) return false;
  if (game.result != "1-0" && game.result != "0-1") return false;
  const Seat loser = game.result == "1-0" ? 1 : 0;
  ExchangedGame late = out;
  late.options[kClockOption] = text(control);
  late.log.push_back("flag " + std::to_string(loser));
  const auto match = Match::replay(info, 2, late.options, 0, late.position, late.log);
  if (!match || match->result().winners() != std::vector<Seat>{static_cast<Seat>(1 - loser)}) return false;
  out = std::move(late);
  return true;
}

} // namespace

Checked<Options> readHouseRules(std::string_view value, std::span<const OptionSpec> specs) {
  Options out(specs);
  while (!trimmed(value).empty()) {
    const auto end = std::min(value.find(','), value.size());
    const std::string_view rule = trimmed(value.substr(0, end));
    const auto equals = std::min(rule.find('='), rule.size());
    if (auto ok = out.set(rule.substr(0, equals), rule.substr(std::min(equals + 1, rule.size()))); !ok)
      return Refusal{ok.why()};
    value.remove_prefix(std::min(end + 1, value.size()));
  }
  return out;
}

std::vector<std::string> playersOf(const FileTags& tags) {
  std::vector<std::string> out;
  for (const char* side : {"White", "Black"}) {
    const std::string name = tagOf(tags, side);
    out.push_back(isKnown(name) ? name : std::string());
  }
  return out;
}

std::string titleOf(const FileTags& tags) {
  std::string out;
  const auto add = [&out](const std::string& part) { out += (out.empty() ? "" : ", ") + part; };
  if (const std::string event = tagOf(tags, "Event"); isKnown(event)) add(event);
  if (const std::string round = tagOf(tags, "Round"); isKnown(round) && !out.empty()) out += " (" + round + ")";
  for (const char* tag : {"Site", "Date"})
    if (const std::string value = tagOf(tags, tag); isKnown(value)) add(value);
  return out;
}

FileTags tagsOf(const Match& m, std::span<const std::string> names) {
  FileTags out;
  if (!names.empty() && !names[0].empty()) out.emplace_back("White", names[0]);
  if (names.size() > 1 && !names[1].empty()) out.emplace_back("Black", names[1]);
  std::string rules;
  for (const auto& [key, value] : m.game().setup().options.nonDefault())
    rules += (rules.empty() ? "" : ", ") + key + "=" + value;
  if (!rules.empty()) out.emplace_back(kHouseRulesTag, rules);
  if (m.clocks()) out.emplace_back("TimeControl", text(*m.clocks()));
  const auto last = m.plies() > 0 ? m.event(m.plies() - 1).kind : Event::Kind::Move;
  if (last == Event::Kind::Stop) out.emplace_back("Termination", kBrokenOff);
  if (last == Event::Kind::Flag) out.emplace_back("Termination", kLateTag);
  return out;
}

std::string fileResult(const Match& m) {
  if (!m.over()) return "*";
  const auto winners = m.result().winners();
  return winners.empty() ? "1/2-1/2" : winners.front() == 0 ? "1-0" : "0-1";
}

std::vector<std::string> movesOf(const Match& m) {
  std::vector<std::string> out;
  for (std::size_t i = 0; i < m.plies(); ++i)
    if (m.event(i).kind == Event::Kind::Move) out.push_back(m.event(i).move);
  return out;
}

std::vector<std::string> clockCommentsOf(const Match& m) {
  std::vector<std::string> out;
  for (std::size_t i = 0; m.clocks() && i < m.plies(); ++i) {
    if (m.event(i).kind != Event::Kind::Move) continue;
    const std::int64_t seconds = m.left(m.event(i).seat, i + 1) / 1000;
    const auto two = [](std::int64_t n) { return (n < 10 ? "0" : "") + std::to_string(n); };
    out.push_back("[%clk " + std::to_string(seconds / 3600) + ":" + two(seconds / 60 % 60) + ":" + two(seconds % 60) +
                  "]");
  }
  return out;
}

ExchangedGame exchanged(const GameInfo& info, const FileGame& game, const std::string& position) {
  ExchangedGame out{playersOf(game.tags), titleOf(game.tags), {}, position, {}};
  if (const std::string rules = tagOf(game.tags, kHouseRulesTag); !rules.empty())
    out.options = readHouseRules(rules, info.options)->nonDefault(); // the reader has checked them
  const auto control = readTimeControl(tagOf(game.tags, "TimeControl"));
  std::vector<std::int64_t> took;
  if (control && !game.moves.empty()) took = timesOf(*control, game.movers, game.clocks);
  if (!took.empty()) out.options[kClockOption] = text(*control);
  for (std::size_t i = 0; i < game.moves.size(); ++i) {
    const std::string time = i < took.size() && took[i] > 0 ? " {" + std::to_string(took[i]) + "}" : std::string();
    out.log.push_back(std::to_string(game.movers[i]) + " " + game.moves[i] + time);
  }
  if (game.over || (control && ranOut(out, info, *control, game))) return out;
  if (const std::string ending = endingLine(game.result, game.tags); !ending.empty()) out.log.push_back(ending);
  return out;
}

} // namespace mk
