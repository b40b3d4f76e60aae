// Between the tags of PGN and PDN files and a match.
#include "games/chessboard/file_game.h"

#include "games/kit/words.h"

#include <array>

namespace mk {

namespace {

constexpr const char* kBrokenOff = "abandoned"; // the tag Termination

bool isKnown(std::string_view value) { return value.find_first_not_of("?. -") != std::string_view::npos; }

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

std::string endingLine(std::string_view result, const FileTags& tags) {
  if (result == "1-0") return "resign 1";
  if (result == "0-1") return "resign 0";
  if (result == "1/2-1/2") return tagOf(tags, "Termination") == kBrokenOff ? "stop" : "draw";
  return {};
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
  if (last == Event::Kind::Flag) out.emplace_back("Termination", "time forfeit");
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

} // namespace mk
