// Lines, comments and headers of PBN files.
#include "games/whist/pbn_surface.h"

#include "games/kernel/phrase.h"
#include "games/kernel/refusals.h"

#include <algorithm>

namespace mk {

namespace {

constexpr int kMostBoards = 5000;
constexpr int kMostTags = 200; // of a board
constexpr std::string_view kBlank = " \t\r\f\v";

class Surface {
public:
  explicit Surface(std::string_view text) : text_(text) {
    if (text_.starts_with("\xEF\xBB\xBF")) text_.remove_prefix(3);
  }

  Checked<std::vector<PbnBoard>> read() {
    for (; !text_.empty(); ++line_) {
      const auto end = std::min(text_.find('\n'), text_.size());
      std::string_view line = text_.substr(0, end);
      text_.remove_prefix(std::min(end + 1, text_.size()));
      if (!inComment_ && line.starts_with('%')) continue;
      if (!inComment_ && line.find_first_not_of(kBlank) == std::string_view::npos) {
        gap_ = true;
        continue;
      }
      if (auto ok = take(line); !ok) return Refusal{ok.why()};
    }
    if (inComment_)
      return wrongInPbn(commentFrom_, number(), "{", MK_TEXT("games", "the comment is never closed with }."));
    return std::move(boards_);
  }

private:
  int number() const { return std::max(1, static_cast<int>(boards_.size())); }

  Permission take(std::string_view line) {
    while (!line.empty()) {
      if (inComment_) {
        const auto end = line.find('}');
        if (end == std::string_view::npos) return Ok{};
        line.remove_prefix(end + 1);
        inComment_ = false;
        continue;
      }
      line.remove_prefix(std::min(line.find_first_not_of(kBlank), line.size()));
      if (line.empty() || line.front() == ';') return Ok{};
      if (line.front() == '{') {
        inComment_ = true;
        commentFrom_ = line_;
        continue;
      }
      if (line.front() == '[') {
        if (auto ok = takeTag(line); !ok) return ok;
        continue;
      }
      const auto end = std::min(line.find_first_of(" \t\r\f\v{;["), line.size());
      if (boards_.empty() || boards_.back().empty())
        return wrongInPbn(line_, number(), line.substr(0, end),
                          MK_TEXT("games", "a header is written as [Name \"value\"]."));
      boards_.back().back().section.push_back({line_, std::string(line.substr(0, end))});
      line.remove_prefix(std::max<std::size_t>(end, 1));
    }
    return Ok{};
  }

  Permission takeTag(std::string_view& line) {
    const std::string_view all = line;
    const auto no = [&] {
      return wrongInPbn(line_, number(), all, MK_TEXT("games", "a header is written as [Name \"value\"]."));
    };
    const auto blanks = [&] { line.remove_prefix(std::min(line.find_first_not_of(kBlank), line.size())); };
    line.remove_prefix(1);
    blanks();
    PbnTag tag;
    tag.line = line_;
    const auto name = std::min(line.find_first_of(" \t\""), line.size());
    tag.name = line.substr(0, name);
    line.remove_prefix(name);
    blanks();
    if (tag.name.empty() || !line.starts_with('"')) return no();
    for (line.remove_prefix(1); !line.empty() && line.front() != '"'; line.remove_prefix(1)) {
      if (line.front() == '\\' && line.size() > 1) line.remove_prefix(1);
      tag.value += line.front();
    }
    if (line.empty()) return no();
    line.remove_prefix(1);
    blanks();
    if (!line.starts_with(']')) return no();
    line.remove_prefix(1);
    return keep(std::move(tag));
  }

  // A board begins after an empty line, or where a header comes again.
  Permission keep(PbnTag tag) {
    const auto has = [&](std::string_view name) {
      return !boards_.empty() && std::ranges::find(boards_.back(), name, &PbnTag::name) != boards_.back().end();
    };
    if (boards_.empty() || (gap_ && has("Deal")) || (tag.name != "Note" && has(tag.name))) {
      if (boards_.size() == kMostBoards)
        return refuse({MK_TEXT("games", "The file holds more than %1 boards. Divide it into smaller ones."),
                       {Arg::number(kMostBoards)}});
      boards_.emplace_back();
    }
    gap_ = false;
    if (boards_.back().size() == kMostTags)
      return wrongInPbn(tag.line, number(), tag.name,
                        {MK_TEXT("games", "a board has at most %1 headers."), {Arg::number(kMostTags)}});
    if (tag.value == "#" || tag.value == "##") tag.value = before(tag.name); // as in the board before
    boards_.back().push_back(std::move(tag));
    return Ok{};
  }
  std::string before(std::string_view name) const {
    for (std::size_t i = boards_.size() - 1; i-- > 0;)
      for (const PbnTag& t : boards_[i])
        if (t.name == name) return t.value;
    return {};
  }

  std::string_view text_;
  int line_ = 1, commentFrom_ = 0;
  bool inComment_ = false, gap_ = false;
  std::vector<PbnBoard> boards_;
};

} // namespace

Refusal wrongInPbn(int line, int board, std::string_view at, Phrase why) {
  std::string shown(at.substr(0, 40));
  for (char& c : shown)
    if (static_cast<unsigned char>(c) < ' ') c = ' ';
  return refuse({MK_TEXT("games", "Line %1, board %2, at “%3”: %4"),
                 {Arg::number(line), Arg::number(board), Arg::literal(shown), Arg::phrase(std::move(why))}});
}

Checked<std::vector<PbnBoard>> readPbnSurface(std::string_view text) {
  if (text.find('\0') != std::string_view::npos)
    return refuse(MK_TEXT("games", "This is not a PBN file: it holds bytes that are not text."));
  return Surface(text).read();
}

} // namespace mk
