// All games in one box, and what is asked of every match. The families come with the command line (CMakeLists.txt).
#include "tests/fuzz/target.h"

#include <functional>

namespace mk::fuzz {

const GameBox& box() {
  static const GameBox all = GameBox::of({MK_FUZZ_FAMILIES});
  return all;
}

const GameInfo* findGame(const QString& idOrSlug) {
  const BoxedGame* game = box().find(idOrSlug);
  return game != nullptr ? game->info : nullptr;
}

QString say(const Phrase& phrase) { return QString::fromStdString(english(phrase)); }

std::vector<std::string_view> cut(std::string_view text, char at) {
  std::vector<std::string_view> out;
  for (std::size_t from = 0; from <= text.size();) {
    const std::size_t to = std::min(text.find(at, from), text.size());
    out.push_back(text.substr(from, to - from));
    from = to + 1;
  }
  return out;
}

Head headOf(std::string_view input) {
  const std::size_t end = std::min(input.find('\n'), input.size());
  Head out{nullptr, {}, input.substr(std::min(end + 1, input.size()))};
  for (const std::string_view word : cut(input.substr(0, end), ' ')) out.words.emplace_back(word);
  const std::string id = out.words.front();
  out.words.erase(out.words.begin());
  out.game = findGame(QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size())));
  const auto games = static_cast<std::size_t>(box().games().size());
  if (out.game == nullptr) out.game = box().games()[static_cast<qsizetype>(std::hash<std::string>()(id) % games)].info;
  return out;
}

void isShown(const Match& match) {
  const Position& now = match.now();
  const int seats = match.game().setup().seats;
  for (Seat s = 0; s <= seats; ++s) {
    const View view = now.look(s < seats ? Viewer{s} : Viewer::everybody());
    (void)drawText(view, english);
    (void)match.info().arrange(view, s % 2 == 0 ? Aspect::Wide : Aspect::Tall);
  }
  const std::string text = now.text();
  const auto again = match.game().read(text);
  expect(again && (*again)->text() == text, "a position that is written can be read");
  if (match.over()) {
    (void)english(match.result().why);
  } else {
    for (Seat s = 0; s < seats; ++s) {
      const auto moves = now.moves(s);
      const auto gestures = now.gestures(s);
      expect(moves.size() == gestures.size(), "every move has its gesture");
      (void)now.otherGestures(s);
      (void)now.resign(s);
    }
  }
  if (match.plies() > 0) (void)english(match.tell(match.plies() - 1, Viewer::everybody()));
}

} // namespace mk::fuzz
