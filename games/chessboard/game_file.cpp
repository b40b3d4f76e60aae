// The common surface of PGN and PDN files.
#include "games/chessboard/game_file.h"

#include "games/kit/tag_line.h"

#include <algorithm>
#include <array>
#include <utility>

namespace mk {

namespace {

constexpr std::array<const char*, 6> kRoster{"Event", "Site", "Date", "Round", "White", "Black"};

bool isSpace(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\v' || c == '\f'; }
bool isDigit(char c) { return c >= '0' && c <= '9'; }
// "0:04:59", "0:04:59.3": milliseconds; -1 where it is no such time.
std::int64_t clockIn(std::string_view comment) {
  static constexpr std::string_view kMark = "[%clk ";
  static constexpr std::int64_t kLongest = 100 * 60 * 60;
  const auto at = comment.find(kMark);
  if (at == std::string_view::npos) return -1;
  comment.remove_prefix(at + kMark.size());
  std::int64_t seconds = 0, field = 0, fraction = 0;
  int fields = 1, decimals = 0;
  bool digits = false;
  for (; !comment.empty() && comment.front() != ']'; comment.remove_prefix(1)) {
    const char c = comment.front();
    if (isDigit(c) && decimals > 0) {
      if (decimals <= 3) fraction = 10 * fraction + (c - '0'), ++decimals;
    } else if (isDigit(c)) {
      field = std::min(10 * field + (c - '0'), kLongest);
      digits = true;
    } else if (c == ':' && digits && fields < 3) {
      seconds = 60 * (seconds + field);
      field = 0, digits = false, ++fields;
    } else if (c == '.' && decimals == 0 && digits) {
      decimals = 1;
    } else {
      return -1;
    }
  }
  if (comment.empty() || !digits || seconds + field > kLongest) return -1;
  for (; decimals > 0 && decimals <= 3; ++decimals) fraction *= 10;
  return 1000 * (seconds + field) + fraction;
}

bool isName(char c) { return isDigit(c) || c == '_' || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

} // namespace

GameFile::GameFile(std::string_view text) : text_(text) {
  if (text_.starts_with("\xEF\xBB\xBF")) at_ = 3;
}

void GameFile::next() {
  if (here() == '\n') ++line_;
  ++at_;
}

Permission GameFile::nextGame() {
  if (number_++ < kMostGames || done()) return Ok{};
  return refuse(
      {MK_TEXT("games", "The file holds more than %1 games. Divide it into smaller ones."), {Arg::number(kMostGames)}});
}

Permission GameFile::nextMove() {
  if (++moves_ <= kMostMoves) return Ok{};
  return refuse(
      {MK_TEXT("games", "The file holds more than %1 moves. Divide it into smaller ones."), {Arg::number(kMostMoves)}});
}

void GameFile::toEndOfLine() {
  while (!done() && here() != '\n') ++at_;
}

Refusal GameFile::wrong(int line, std::string_view token, Phrase why) const {
  std::string shown(token.substr(0, 40));
  for (char& c : shown)
    if (static_cast<unsigned char>(c) < ' ') c = ' ';
  return refuse({MK_TEXT("games", "Line %1, game %2, at “%3”: %4"),
                 {Arg::number(line), Arg::number(number_), Arg::literal(shown), Arg::phrase(std::move(why))}});
}

Permission GameFile::tags(const std::function<Permission(int, const std::pair<std::string, std::string>&)>& take) {
  for (int count = 1;; ++count) {
    if (auto ok = skip(); !ok) return ok;
    if (!atTag()) return Ok{};
    const int line = line_;
    if (count > kMostTags)
      return wrong(line, "[", {MK_TEXT("games", "a game has at most %1 headers."), {Arg::number(kMostTags)}});
    const auto one = tag();
    if (!one) return Refusal{one.why()};
    if (auto ok = take(line, *one); !ok) return ok;
  }
}

Permission GameFile::skip() {
  while (!done()) {
    const char c = here();
    if (isSpace(c)) {
      next();
    } else if (c == ';' || (c == '%' && (at_ == 0 || text_[at_ - 1] == '\n'))) {
      toEndOfLine();
    } else if (c == '{') {
      if (auto ok = skipComment(); !ok) return ok;
    } else if (c == '(') {
      if (auto ok = skipVariation(); !ok) return ok;
    } else if (c == '$') {
      do next();
      while (!done() && isDigit(here()));
    } else {
      break;
    }
  }
  return Ok{};
}

Permission GameFile::skipComment() {
  const int line = line_;
  const std::size_t from = at_;
  while (!done() && here() != '}') next();
  if (done()) return wrong(line, text_.substr(from, 20), MK_TEXT("games", "the comment is never closed with }."));
  if (const std::int64_t shown = clockIn(text_.substr(from, at_ - from)); shown >= 0) clock_ = shown;
  next();
  return Ok{};
}

std::int64_t GameFile::takeClock() { return std::exchange(clock_, -1); }

Permission GameFile::skipVariation() {
  const int line = line_;
  const std::int64_t clock = clock_; // what was not played has no clock
  const std::size_t from = at_;
  int depth = 0;
  while (!done()) {
    if (here() == '{') {
      if (auto ok = skipComment(); !ok) return ok;
      continue;
    }
    if (here() == ';') {
      toEndOfLine();
      continue;
    }
    if (here() == '(') ++depth;
    if (here() == ')') --depth;
    next();
    if (depth > 0) continue;
    clock_ = clock;
    return Ok{};
  }
  return wrong(line, text_.substr(from, 20), MK_TEXT("games", "the variation is never closed with )."));
}

Checked<std::pair<std::string, std::string>> GameFile::tag() {
  const int line = line_;
  const std::size_t from = at_;
  std::pair<std::string, std::string> out;
  if (readTag(out.first, out.second)) return out;
  return wrong(line, text_.substr(from, std::min(text_.find('\n', from), text_.size()) - from),
               MK_TEXT("games", "a header is written as [Name \"value\"]."));
}

bool GameFile::readTag(std::string& name, std::string& value) {
  const auto blanks = [this] {
    while (!done() && isSpace(here())) next();
  };
  next();
  blanks();
  while (!done() && isName(here())) name += text_[at_++];
  blanks();
  if (name.empty() || done() || here() != '"') return false;
  for (next(); !done() && here() != '"'; next()) {
    if (here() == '\n') return false;
    if (here() == '\\' && at_ + 1 < text_.size()) ++at_;
    value += here();
  }
  if (done()) return false;
  next();
  blanks();
  if (done() || here() != ']') return false;
  next();
  return true;
}

std::string_view GameFile::token() {
  const std::size_t from = at_;
  const auto ends = [](char c) { return isSpace(c) || std::string_view("{}()[];$").find(c) != std::string_view::npos; };
  if (isDigit(here())) {
    while (!done() && isDigit(here())) ++at_;
    if (!done() && here() == '.') {
      while (!done() && here() == '.') ++at_;
      return text_.substr(from, at_ - from);
    }
  }
  if (at_ == from) ++at_;
  while (!done() && !ends(here())) ++at_;
  return text_.substr(from, at_ - from);
}

bool isMoveNumber(std::string_view token) {
  return std::ranges::all_of(token, [](char c) { return isDigit(c) || c == '.'; });
}

std::string tagOf(const FileTags& tags, std::string_view name) {
  const auto t = std::ranges::find_if(tags, [&](const auto& pair) { return pair.first == name; });
  return t == tags.end() ? std::string() : t->second;
}

std::string rosterLines(const FileTags& tags, std::string_view result) {
  std::string out;
  for (const char* name : kRoster) {
    const std::string value = tagOf(tags, name);
    const char* unknown = std::string_view(name) == "Date" ? "????.??.??" : "?";
    out += tagLine(name, value.empty() ? unknown : value);
  }
  return out + tagLine("Result", result);
}

std::string otherTagLines(const FileTags& tags) {
  std::string out;
  for (const auto& [name, value] : tags)
    if (std::ranges::find(kRoster, std::string_view(name)) == kRoster.end()) out += tagLine(name, value);
  return out;
}

void WordLines::add(const std::string& word) {
  if (width_ > 0 && width_ + 1 + word.size() >= 80) {
    text_ += '\n';
    width_ = 0;
  }
  if (width_ > 0) text_ += ' ', ++width_;
  text_ += word;
  width_ += word.size();
}

} // namespace mk
