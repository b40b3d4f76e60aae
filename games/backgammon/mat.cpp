// Reading .mat files: the moves stand in two columns, one row a turn of each player.
#include "games/backgammon/mat.h"

#include "games/backgammon/catalogue.h"
#include "games/backgammon/tables.h"
#include "games/backgammon/tokens.h"
#include "games/box/erase.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>

namespace mk {

namespace {

using Backgammon = TablesOf<kBackgammon>;
using Phase = Tables::Phase;

const GameInfo& info() { return backgammonFamily().games.front(); }
const Tables::State& stateOf(const Position& p) { return static_cast<const PositionOf<Backgammon>&>(p).state(); }

Refusal onLine(int line, Phrase what) {
  return refuse({MK_TEXT("games", "Line %1: %2"), {Arg::number(line), Arg::phrase(std::move(what))}});
}

bool isDigit(char c) { return c >= '0' && c <= '9'; }

// So that reading a file never takes more than some hundred megabytes.
constexpr int kMostMatches = 5000;
constexpr std::size_t kMostEvents = 50'000; // of a match: throws, moves, doubles
constexpr std::size_t kMostOfAll = 1'000'000;

constexpr const char* kSetUp = "W 24:2 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:5 | turn -";

// "; [Event "Club evening"]": the name and the value; empty for another comment.
std::pair<std::string_view, std::string_view> readTag(std::string_view t) {
  const auto open = t.find('['), quote = t.find('"'), end = t.rfind('"');
  if (open == std::string_view::npos || quote == std::string_view::npos || quote < open || end <= quote) return {};
  return {trimmed(t.substr(open + 1, quote - open - 1)), t.substr(quote + 1, end - quote - 1)};
}

// "25/20 6/0" and "Bar/20 6/Off" as the rules write them: bar/20 6/off.
std::string respelt(std::string_view moves) {
  std::string out;
  for (std::size_t i = 0; i < moves.size();) {
    std::size_t end = i;
    while (end < moves.size() && isDigit(moves[end])) ++end;
    if (const std::string_view n = moves.substr(i, end - i); !n.empty()) {
      out += n == "25" ? "bar" : n == "0" ? "off" : n;
      i = end;
    } else {
      const char c = moves[i++];
      out += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    }
  }
  return out;
}

// Plays the cells of the file one after the other.
class MatReader {
public:
  Checked<std::vector<ExchangedGame>> read(std::string_view text) {
    if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
    for (const std::string_view line : split(text, '\n')) {
      ++line_;
      const std::string_view t = trimmed(line);
      if (t.empty()) continue;
      if (auto ok = t[0] == ';' ? comment(t) : take(line, t); !ok) return Refusal{ok.why()};
    }
    if (!match_ && parts_.empty())
      return onLine(line_, MK_TEXT("games", "there is no match: “7 point match” begins one."));
    finish();
    return std::move(parts_);
  }

private:
  Permission take(std::string_view line, std::string_view t) {
    const auto w = words(t);
    if (w.size() == 3 && w[1] == "point" && w[2] == "match") return header(t, readNumber(w[0], 999));
    if (!match_ && parts_.empty()) return header(t, -1);
    if (w.size() >= 3 && w[0] == "Wins") return wins(t, line.find('W') > 20);
    if (!match_) return onLine(line_, MK_TEXT("games", "the match is over before this."));
    if (t.starts_with("Game ")) return game();
    const auto bracket = t.find(')');
    const bool row = bracket != std::string_view::npos && readNumber(trimmed(t.substr(0, bracket)), 9999) > 0;
    if (row) return cells(line.substr(line.find(')') + 1));
    if (t.find(" : ") != std::string_view::npos) return players(t);
    return onLine(line_, {MK_TEXT("games", "“%1” is neither a game, nor players, nor moves."), {quoted(t)}});
  }

  Permission comment(std::string_view t) {
    const auto [name, value] = readTag(t);
    if (name == "Event" || name == "Site" || name == "EventDate")
      title_ += (title_.empty() ? "" : ", ") + std::string(value);
    if (name != kMatHouseRules) return Ok{};
    for (const std::string_view rule : split(value, ',')) {
      const std::string_view r = trimmed(rule);
      const auto equals = std::min(r.find('='), r.size());
      if (equals == r.size()) return onLine(line_, {MK_TEXT("games", "“%1” is not a house rule."), {quoted(r)}});
      given_[std::string(r.substr(0, equals))] = r.substr(equals + 1);
    }
    return Ok{};
  }

  Permission header(std::string_view t, int points) {
    if (points < 0)
      return onLine(line_, {MK_TEXT("games", "“%1” is not a beginning: write “7 point match”."), {quoted(t)}});
    if (++headers_ > kMostMatches)
      return refuse({MK_TEXT("games", "The file holds more than %1 matches. Divide it into smaller ones."),
                     {Arg::number(kMostMatches)}});
    finish();
    options_ = given_;
    if (points == 0) options_["automatic-doubles"] = "off"; // matches have none anyway
    Options known(info().options);
    for (const auto& [key, value] : options_)
      if (auto ok = known.set(key, value); !ok) return onLine(line_, ok.why());
    length_ = points;
    if (points > 0) options_["match"] = std::to_string(points);
    return begin({});
  }

  Permission begin(const std::string& position) {
    auto begun = Match::begin(info(), 2, options_, 0, position);
    if (!begun)
      return onLine(line_, {MK_TEXT("games", "a match of %1 points is not played here, only of 3, 5, 7 or 11."),
                            {Arg::number(length_)}});
    match_.emplace(std::move(*begun));
    told_ = 0;
    return Ok{};
  }

  // The part that has been read.
  void finish() {
    if (!match_ || (match_->plies() == 0 && !parts_.empty())) return match_.reset();
    ExchangedGame& part = parts_.emplace_back();
    part.names = {names_[0], names_[1]};
    part.title = title_;
    if (const auto& total = stateOf(match_->at(0)).total; total[0] + total[1] > 0)
      part.title += (title_.empty() ? "" : ", ") + std::to_string(total[0]) + " : " + std::to_string(total[1]);
    part.options = match_->game().setup().options.nonDefault();
    part.position = match_->startText();
    part.log = match_->log();
    match_.reset();
  }

  Permission game() {
    if (now().phase != Phase::Opening) return onLine(line_, MK_TEXT("games", "the game before is not over."));
    return Ok{};
  }

  // "Mari : 0      Peeter : 2"
  Permission players(std::string_view t) {
    for (std::size_t side = 0; side < 2; ++side) {
      const auto colon = t.find(" : ");
      if (colon == std::string_view::npos) return onLine(line_, MK_TEXT("games", "a line of players names two."));
      names_[side] = std::string(trimmed(t.substr(0, colon)));
      t = trimmed(t.substr(colon + 3));
      const auto end = std::min(t.find(' '), t.size());
      const int score = readNumber(t.substr(0, end), 9999);
      if (score != now().total[side])
        return onLine(line_, {MK_TEXT("games", "%1 has %2 points from the games before."),
                              {quoted(names_[side]), Arg::number(now().total[side])}});
      t = trimmed(t.substr(end));
    }
    return Ok{};
  }

  // A row without its number: up to two cells, each beginning with dice or a word.
  Permission cells(std::string_view row) {
    std::size_t from = row.find_first_not_of(' ');
    if (from == std::string_view::npos) return Ok{};
    right_ = from > 10; // nothing in the left column
    while (from < row.size()) {
      std::size_t to = from + 1;
      while (to < row.size() && !begins(row, to)) ++to;
      if (auto ok = cell(trimmed(row.substr(from, to - from)), from > 10); !ok) return ok;
      from = to;
    }
    return Ok{};
  }
  static bool begins(std::string_view row, std::size_t i) {
    if (row[i - 1] != ' ') return false;
    const std::string_view rest = row.substr(i);
    const bool dice = rest.size() > 2 && isDigit(rest[0]) && isDigit(rest[1]) && rest[2] == ':';
    return dice || rest.starts_with("Doubles") || rest.starts_with("Takes") || rest.starts_with("Drops") ||
           rest.starts_with("Wins");
  }

  Permission cell(std::string_view t, bool right) {
    if (t.starts_with("Wins")) return wins(t, right);
    if (match_ && (match_->plies() > kMostEvents || ++cells_ > kMostOfAll))
      return onLine(line_, {MK_TEXT("games", "a match of more than %1 throws and moves is not read."),
                            {Arg::number(static_cast<int>(kMostEvents))}});
    if (!match_) return onLine(line_, MK_TEXT("games", "the match is over before this."));
    if (t.starts_with("Doubles")) return word("double");
    if (t.starts_with("Takes")) return word("take");
    if (t.starts_with("Drops")) return word("drop");
    if (t.size() < 3 || !isDigit(t[0]) || !isDigit(t[1]) || t[2] != ':')
      return onLine(line_, {MK_TEXT("games", "“%1” is not a turn: write 31: 8/5 6/5, Doubles => 2, Takes or Drops."),
                            {quoted(t)}});
    return turn(t[0] - '0', t[1] - '0', trimmed(t.substr(3)));
  }

  Permission turn(int a, int b, std::string_view moves) {
    if (now().phase == Phase::Decide)
      if (auto ok = word("roll"); !ok) return ok;
    if (!match_->turn().isChance()) return onLine(line_, MK_TEXT("games", "nobody throws here."));
    if (now().phase == Phase::Opening && (a > b) == right_) std::swap(a, b);
    if (auto ok = match_->settle(Outcome::dice({static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b)})); !ok)
      return onLine(line_, ok.why());
    if (now().phase != Phase::Steps) return onLine(line_, MK_TEXT("games", "equal dice start no game."));
    const Seat seat = now().toMove;
    if (!moves.empty() && !moves.starts_with("Cannot") && !moves.starts_with("????"))
      if (auto ok = match_->play(seat, respelt(moves)); !ok) return onLine(line_, ok.why());
    if (now().phase == Phase::Steps && now().toMove == seat)
      if (auto ok = match_->play(seat, "done"); !ok) return onLine(line_, ok.why());
    return Ok{};
  }

  Permission word(const char* move) {
    const Turn turn = match_->turn();
    if (!turn.isSeats()) return onLine(line_, MK_TEXT("games", "nobody decides about the cube here."));
    if (auto ok = match_->play(turn.seat(), move); !ok) return onLine(line_, ok.why());
    return Ok{};
  }

  // Says who won a game that has been played, or that it was given up.
  Permission wins(std::string_view t, bool right) {
    if (!match_) return Ok{};
    const bool ended = now().phase == Phase::Opening && match_->plies() > told_; // before the throw for the next one
    told_ = match_->plies();
    if (match_->over() || ended) return Ok{};
    const auto w = words(t);
    const int points = w.size() < 2 ? -1 : readNumber(w[1], 999);
    const Tables::State was = now();
    if (points < 1 || points % was.cube != 0 || points / was.cube > 3)
      return onLine(line_,
                    {MK_TEXT("games", "a game with the cube at %1 is given up for once, twice or three times that."),
                     {Arg::number(was.cube)}});
    const Seat loser = right ? Seat{0} : Seat{1};
    if (auto ok = giveUp(loser, points); !ok) return ok;
    Tables::State next = was;
    next.total[right ? 1 : 0] = static_cast<std::int16_t>(next.total[right ? 1 : 0] + points);
    finish();
    const int most = *std::ranges::max_element(next.total);
    if (length_ == 0 || most >= length_) return Ok{};
    if (was.crawford != Tables::Crawford::Before)
      next.crawford = Tables::Crawford::Past;
    else if (most == length_ - 1)
      next.crawford = Tables::Crawford::Now;
    return begin(positionAt(next));
  }

  // Here giving up costs what the position would cost if the game ended now; at other tables less can be agreed on. A
  // game given up singly is read as one without gammons, apart from the games before it. One given up for another price
  // that our rules cannot ask is kept without its end: the score goes on with what the file says, and no record tells a
  // price that nobody paid.
  Permission giveUp(Seat loser, int points) {
    Event resigned;
    resigned.kind = Event::Kind::Resign;
    resigned.seat = loser;
    const auto pays = [&](const Match& m) {
      const Result r = m.now().resign(loser);
      const std::size_t winner = loser == 0 ? 1 : 0;
      return r.scores[winner] - stateOf(m.now()).total[winner];
    };
    if (now().cube == points && pays(*match_) != points) {
      const std::size_t from = gameStart();
      const Tables::State before = stateOf(match_->at(from));
      std::vector<Event> played;
      for (std::size_t i = from; i < match_->plies(); ++i) played.push_back(match_->event(i));
      std::string position = match_->startText();
      if (from > 0) {
        while (match_->plies() > from && match_->undo()) {
        }
        finish();
        position = positionAt(before);
      }
      const auto usual = options_;
      options_["gammons"] = "off";
      auto ok = begin(position);
      options_ = usual;
      if (!ok) return ok;
      for (const Event& event : played)
        if (ok = match_->play(event); !ok) return onLine(line_, ok.why());
    }
    if (pays(*match_) != points) return Ok{};
    if (auto ok = match_->play(resigned); !ok) return onLine(line_, ok.why());
    return Ok{};
  }

  // Events before the game that is being read.
  std::size_t gameStart() const {
    std::size_t at = match_->plies();
    while (at > 0 &&
           (stateOf(match_->at(at)).phase != Phase::Opening || stateOf(match_->at(at - 1)).phase == Phase::Opening))
      --at;
    return at;
  }

  // The start of a game at this score.
  static std::string positionAt(const Tables::State& s) {
    std::string out =
        std::string(kSetUp) + " | points W:" + std::to_string(s.total[0]) + " B:" + std::to_string(s.total[1]);
    if (s.crawford == Tables::Crawford::Past) out += " | crawford past";
    if (s.crawford == Tables::Crawford::Now) out += " | crawford now";
    return out;
  }

  const Tables::State& now() const { return stateOf(match_->now()); }

  std::vector<ExchangedGame> parts_;
  std::optional<Match> match_;
  std::map<std::string, std::string> given_, options_; // in the file, and those of the match
  std::array<std::string, 2> names_;
  std::string title_;
  int line_ = 0, length_ = 0;
  std::size_t told_ = 0; // events when a winner was named last
  std::size_t cells_ = 0;
  int headers_ = 0;
  bool right_ = false;
};

} // namespace

Checked<std::vector<ExchangedGame>> readMat(std::string_view text) { return MatReader().read(text); }

} // namespace mk
