// Files and positions of other programs: PGN, PDN, .mat, FEN, GNU Backgammon's IDs. First line: game and format; then
// the text. What is read can be replayed and written, and what is written can be read.
#include "tests/fuzz/target.h"

#include "app/host/exchange_file.h"

using namespace mk;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto head = fuzz::headOf({reinterpret_cast<const char*>(data), size});
  const QByteArray bytes(head.rest.data(), static_cast<qsizetype>(head.rest.size()));
  const QString wanted = head.words.empty() ? QString() : QString::fromStdString(head.words[0]);
  const FileFormat* format = Exchange::format(*head.game, wanted);
  if (format == nullptr) {
    (void)Exchange::readPosition(*head.game, head.game->seats, {}, QString::fromUtf8(bytes), fuzz::say);
    return 0;
  }
  const ReadGames read = Exchange::read(*head.game, *format, bytes, fuzz::say);
  fuzz::expect(!read.games.empty() || !read.problem.isEmpty(), "a refusal says why");
  int left = 3;
  for (const ExchangedGame& game : read.games) {
    if (left-- == 0) break;
    const auto match = Match::replay(*head.game, head.game->seats, game.options, 0, game.position, game.log);
    fuzz::expect(static_cast<bool>(match), "a game that was read can be replayed");
    const auto written = format->write(*match, game.names);
    if (!written) continue; // the format cannot say it
    const auto again = format->read(*head.game, *written);
    fuzz::expect(again && !again->empty(), "a game that was written can be read");
  }
  return 0;
}
