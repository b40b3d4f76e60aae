// The common surface of PGN and PDN files: tags, comments, variations, numeric glyphs and the words of the moves. Reads
// on from where it is and names the line of what does not fit.
#pragma once

#include "games/kernel/checked.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mk {

class GameFile {
public:
  // What a file may hold at most, so that reading one never takes more than some hundred megabytes.
  static constexpr int kMostGames = 50'000;
  static constexpr int kMostMoves = 2'000'000; // of all games together
  static constexpr int kMostTags = 100;        // of one game

  explicit GameFile(std::string_view text);

  bool done() const { return at_ >= text_.size(); }
  bool atTag() const { return !done() && here() == '['; }
  int line() const { return line_; }
  Permission nextGame(); // refused where the file holds too many
  Permission nextMove();

  // Over everything that says nothing: white space, comments, glyphs, variations, escaped lines.
  Permission skip();
  // [Name "value"]
  Checked<std::pair<std::string, std::string>> tag();
  // All tags before the moves: take(line, tag) says whether one fits.
  Permission tags(const std::function<Permission(int line, const std::pair<std::string, std::string>&)>& take);
  // What a comment since the last call said the clock showed, [%clk 0:04:59], in milliseconds; -1: nothing.
  std::int64_t takeClock();
  // A move, a move number with its dots, or a result.
  std::string_view token();
  Refusal wrong(int line, std::string_view token, Phrase why) const;

private:
  char here() const { return text_[at_]; }
  void next();
  void toEndOfLine();
  Permission skipComment();
  Permission skipVariation();
  bool readTag(std::string& name, std::string& value);

  std::string_view text_;
  std::size_t at_ = 0;
  int line_ = 1, number_ = 1, moves_ = 0;
  std::int64_t clock_ = -1;
};

// All games of the file, each read by readGame().
template <class Game, class F> Checked<std::vector<Game>> readGames(GameFile& file, F readGame) {
  std::vector<Game> games;
  for (;;) {
    if (auto ok = file.skip(); !ok) return Refusal{ok.why()};
    if (file.done()) return games;
    Checked<Game> game = readGame();
    if (!game) return Refusal{game.why()};
    games.push_back(std::move(*game));
    if (auto ok = file.skip(); !ok) return Refusal{ok.why()};
    if (auto ok = file.nextGame(); !ok) return Refusal{ok.why()};
  }
}

bool isMoveNumber(std::string_view token); // "12.", "12...", "12"

using FileTags = std::vector<std::pair<std::string, std::string>>; // in the order of the file
std::string tagOf(const FileTags&, std::string_view name);         // "" where there is none
std::string tagLine(std::string_view name, std::string_view value);
// The six tags that every game has, unknown ones with question marks, and the result.
std::string rosterLines(const FileTags&, std::string_view result);
// The tags beside those.
std::string otherTagLines(const FileTags&);

// Words in lines of fewer than 80 characters.
class WordLines {
public:
  void add(const std::string& word);
  const std::string& text() const { return text_; }

private:
  std::string text_;
  std::size_t width_ = 0;
};

} // namespace mk
