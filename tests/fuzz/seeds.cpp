// Seeds from the games themselves: `fuzz_seeds FOLDER` writes for every game its start, a position from within a match
// and a saved match, in the forms that the targets read.
#include "tests/fuzz/target.h"

#include "app/cli/match_file.h"

#include <QJsonDocument>

#include <filesystem>
#include <fstream>

using namespace mk;

namespace {

void write(const std::filesystem::path& file, const std::string& text) {
  std::filesystem::create_directories(file.parent_path());
  std::ofstream(file, std::ios::binary) << text;
}

void seed(const std::filesystem::path& folder, const GameInfo& info, int seats, int steps) {
  auto match = Match::begin(info, seats, {}, 5);
  if (!match) return;
  const std::string head = std::string(info.id) + ' ' + std::to_string(seats) + '\n';
  const std::string name = std::string(info.id) + '-' + std::to_string(seats) + '-' + std::to_string(steps);
  Random random(7, static_cast<std::uint64_t>(steps));
  for (int i = 0; i < steps && !match->over(); ++i) {
    if (match->turn().isChance()) {
      if (!match->chance()) break;
      continue;
    }
    const auto moves = match->now().moves(match->turn().seat());
    if (moves.empty()) break;
    if (!match->play(match->turn().seat(), moves[random.below(static_cast<std::uint32_t>(moves.size()))])) break;
  }
  std::string played = head + '\n';
  for (const std::string& line : match->log()) played += line + '\n';
  write(folder / "games" / (name + "-log"), played);
  write(folder / "games" / name, head + match->now().text() + "\n*\n*\n*");
  write(folder / "saved" / name, "match\n" + matchBytes(*match).toStdString());
  const QJsonObject request{
      {"do", "new"}, {"game", info.id}, {"seats", seats}, {"position", QString::fromStdString(match->now().text())}};
  std::string lines = QJsonDocument(request).toJson(QJsonDocument::Compact).toStdString();
  lines += "\n{\"do\":\"state\"}\n{\"do\":\"moves\"}\n{\"do\":\"look\",\"seat\":0}\n{\"do\":\"chance\"}";
  write(folder / "protocol" / name, lines);
}

} // namespace

int main(int argc, char** argv) {
  if (argc != 2) return 1;
  for (const BoxedGame& game : fuzz::box().games())
    for (const int steps : {0, 5, 25}) {
      seed(argv[1], *game.info, game.info->seats, steps);
      if (game.info->maxSeats != game.info->seats) seed(argv[1], *game.info, game.info->maxSeats, steps + 1);
    }
  return 0;
}
