// The games on the backgammon board as text: positions and plays both ways.
#include "games/backgammon/tables.h"

#include "games/backgammon/position_id.h"
#include "games/backgammon/tokens.h"
#include "games/kernel/refusals.h"

#include <algorithm>

namespace mk {

namespace {

constexpr char kSide[] = "WB";

std::string digits(std::span<const std::uint8_t> dice) {
  std::string out;
  for (const std::uint8_t d : dice) out += static_cast<char>('0' + d);
  return out.empty() ? "-" : out;
}

struct Word {
  Tables::Move::Kind kind;
  const char* text;
};
constexpr Word kWords[] = {{Tables::Move::Kind::Done, "done"}, {Tables::Move::Kind::Done, "-"},
                           {Tables::Move::Kind::Roll, "roll"}, {Tables::Move::Kind::Double, "double"},
                           {Tables::Move::Kind::Take, "take"}, {Tables::Move::Kind::Drop, "drop"},
                           {Tables::Move::Kind::SetUp, "new"}, {Tables::Move::Kind::Continue, "continue"}};

} // namespace

std::string Tables::pointText(int own) const {
  if (own == kBar) return traits_.paths ? "hand" : "bar";
  return own == kOff ? "off" : std::to_string(pointName(own));
}

std::string Tables::sideText(const State& s, Seat seat) const {
  std::string out(1, kSide[seat]);
  for (int p = kBar; p >= kOff; --p)
    if (const int n = s.play.stones.of(seat, p); n > 0) out += " " + pointText(p) + ":" + std::to_string(n);
  if (const int score = s.play.score[at(seat)]; score > 0) out += " score:" + std::to_string(score);
  return out;
}

std::string Tables::text(const State& s) const {
  std::string out = sideText(s, 0) + " | " + sideText(s, 1);
  const auto part = [&out](const std::string& t) { out += " | " + t; };
  const auto pair = [](const std::string& name, int w, int b) {
    return name + " W:" + std::to_string(w) + " B:" + std::to_string(b);
  };
  if (s.phase == Phase::Over) {
    static constexpr const char* kEndings[] = {"", " drop", " stop", ""};
    part(std::string("over ") + (s.winner == kNobody ? '-' : kSide[s.winner]) + " " + std::to_string(s.value) +
         kEndings[static_cast<int>(s.ending)]);
  } else if (s.phase == Phase::Choose) {
    part(std::string("choose ") + kSide[s.winner]);
  } else {
    part(std::string("turn ") + (s.toMove == kNobody ? '-' : kSide[s.toMove]));
  }
  if (s.phase == Phase::Answer) part("double");
  if (s.phase == Phase::Fall) part("roll");
  if (s.phase == Phase::Steps) {
    part("dice " + digits({s.dice.data(), 2}));
    if (s.play.left.size() < s.play.thrown) {
      part("left " + digits(s.play.left));
      for (std::size_t i = 0; i < s.play.ran.size(); ++i) out += (i == 0 ? " | ran " : ",") + pointText(s.play.ran[i]);
      if (s.play.kept > 0) part("kept " + std::to_string(s.play.kept));
      if (s.play.wallOpen) part("wall open");
    }
  }
  if (cube_) part("cube " + std::to_string(s.cube) + " " + (s.cubeOwner == kNobody ? '-' : kSide[s.cubeOwner]));
  if ((isMatch() || rounds_ > 1) && (s.total[0] != 0 || s.total[1] != 0)) part(pair("points", s.total[0], s.total[1]));
  if (s.crawford != Crawford::Before) part(s.crawford == Crawford::Now ? "crawford now" : "crawford past");
  for (const Seat seat : {Seat{0}, Seat{1}})
    if (const int six = s.atSix[at(seat)]; six != kNever)
      part(std::string("six ") + kSide[seat] + ":" + std::to_string(six));
  if (s.idle > 0) part("idle " + std::to_string(s.idle));
  if (s.round > 1) part("round " + std::to_string(s.round));
  return out;
}

// Reads a position part by part.
class TablesReader {
public:
  explicit TablesReader(const Tables& t) : t_(t) {}

  Checked<Tables::State> read(std::string_view text) {
    if (t_.traits_.cube && text.find('|') == std::string_view::npos) return readId(text);
    const auto parts = split(text, '|');
    if (parts.size() < 2) return notAPosition(text);
    for (const Seat seat : {Seat{0}, Seat{1}})
      if (auto ok = side(trimmed(parts[at(seat)]), seat); !ok) return Refusal{ok.why()};
    for (std::size_t i = 2; i < parts.size(); ++i)
      if (const auto part = trimmed(parts[i]); !other(part)) return notAPart(part);
    return finished();
  }

private:
  using State = Tables::State;
  using Phase = Tables::Phase;

  // A position ID of GNU Backgammon, with a match ID after a colon or alone: White is to move.
  Checked<State> readId(std::string_view text) {
    const auto colon = text.find(':');
    const auto stones = readPositionId(text.substr(0, colon));
    if (!stones) return Refusal{stones.why()};
    s_.play.stones = *stones;
    s_.toMove = 0;
    if (colon != std::string_view::npos) {
      const auto match = readMatchId(text.substr(colon + 1));
      if (!match) return Refusal{match.why()};
      take(*match);
    }
    return finished();
  }

  void take(const MatchId& m) {
    s_.toMove = m.onRoll;
    if (m.onRoll == 1) std::swap(s_.play.stones.n[0], s_.play.stones.n[1]);
    if (m.dice[0] != 0) s_.dice = {m.dice[0], m.dice[1]};
    if (t_.cube_) s_.cube = m.cube, s_.cubeOwner = m.owner;
    offered_ = m.doubled && t_.cube_;
    if (!t_.isMatch()) return;
    s_.total = m.score;
    const bool near = *std::ranges::max_element(m.score) == t_.length_ - 1;
    if (near) s_.crawford = m.crawford ? Tables::Crawford::Now : Tables::Crawford::Past;
  }

  static Refusal notAPosition(std::string_view t) {
    return refuse({MK_TEXT("games", "“%1” is not a position: write the stones of White and Black and what is thrown, "
                                    "as in W 24:2 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:5 | turn W | dice 31."),
                   {quoted(t)}});
  }
  static Refusal notAPart(std::string_view t) {
    return refuse(
        {MK_TEXT("games", "“%1” is not part of a position: write turn W, dice 31, left 1 or cube 2 B."), {quoted(t)}});
  }
  static Refusal notStones(std::string_view t) {
    return refuse({MK_TEXT("games", "“%1” does not say how many stones stand where: write 13:5."), {quoted(t)}});
  }

  Permission side(std::string_view t, Seat seat) {
    const auto w = words(t);
    if (w.empty() || w[0].size() != 1 || w[0][0] != kSide[seat]) return notAPosition(t);
    int sum = 0;
    auto& mine = s_.play.stones.n[at(seat)];
    for (std::size_t i = 1; i < w.size(); ++i) {
      const auto colon = w[i].find(':');
      if (colon == std::string_view::npos) return notStones(w[i]);
      const std::string_view name = w[i].substr(0, colon);
      const int n = readNumber(w[i].substr(colon + 1), kStones);
      if (n < 0) return notStones(w[i]);
      if (name == "score" && trikTrak() && n <= kStones) {
        s_.play.score[at(seat)] = static_cast<std::uint8_t>(n);
        continue;
      }
      const int p = point(name);
      if (p < 0) return notStones(w[i]);
      mine[at(p)] = static_cast<std::int8_t>(mine[at(p)] + n);
      sum += n;
      if (sum > kStones) break;
    }
    if (trikTrak() && sum < kStones) { // stones not named have been played out
      mine[kOff] = static_cast<std::int8_t>(mine[kOff] + kStones - sum);
      sum = kStones;
    }
    if (sum != kStones)
      return refuse({MK_TEXT("games", "A side has %1 stones, those on the bar and borne off included; “%2” has %3."),
                     {Arg::number(kStones), quoted(t), Arg::number(sum)}});
    return Ok{};
  }

  int point(std::string_view name) const {
    if (name == "off") return kOff;
    if (name == (t_.traits_.paths ? "hand" : "bar")) return trikTrak() ? -1 : kBar;
    const int n = readNumber(name, 24);
    return n < 1 ? -1 : t_.traits_.paths ? 25 - n : n;
  }
  bool trikTrak() const { return t_.traits_.way == StepEngine::Way::TrikTrak; }

  static Seat seatOf(std::string_view t) { return t == "W" ? Seat{0} : t == "B" ? Seat{1} : kNobody; }

  // "W:3" -> the value goes to that side.
  static bool sided(std::string_view t, int most, auto& to) {
    const Seat seat = seatOf(t.substr(0, 1));
    const int n = t.size() > 2 && t[1] == ':' ? readNumber(t.substr(2), most) : -1;
    if (seat == kNobody || n < 0) return false;
    to[at(seat)] = static_cast<std::remove_reference_t<decltype(to[0])>>(n);
    return true;
  }

  // A part beside the stones: a word and its values.
  bool other(std::string_view t) {
    const auto w = words(t);
    if (w.empty()) return false;
    if (w.size() == 1) {
      offered_ = w[0] == "double";
      rolls_ = w[0] == "roll";
      return offered_ || rolls_;
    }
    const std::string_view name = w[0], value = w[1];
    if (name == "cube") return cube(w);
    if (name == "over") return over(w);
    if (name == "points" && w.size() == 3) return sided(value, 9999, s_.total) && sided(w[2], 9999, s_.total);
    if (w.size() != 2) return false;
    if (name == "turn" || name == "choose") {
      s_.toMove = seatOf(value);
      opening_ = value == "-" && name == "turn";
      choose_ = name == "choose";
      return s_.toMove != kNobody || opening_;
    }
    if (name == "dice") return readTwoDice(value, s_.dice);
    if (name == "left") return left_ = value, true;
    if (trikTrak()) return ofTrikTrak(name, value);
    if (name == "crawford" && t_.isMatch() && (value == "now" || value == "past")) {
      s_.crawford = value == "now" ? Tables::Crawford::Now : Tables::Crawford::Past;
      return true;
    }
    return false;
  }

  bool ofTrikTrak(std::string_view name, std::string_view value) {
    if (name == "six") return sided(value, kTrikTrakGoal, s_.atSix);
    if (name == "wall") return wall_ = value == "open";
    if (name == "ran") {
      for (const auto p : split(value, ',')) {
        const int own = point(p);
        if (own < 1 || s_.play.ran.full()) return false;
        s_.play.ran.push_back(static_cast<std::uint8_t>(own));
      }
      return true;
    }
    const int n = readNumber(value, 99);
    if (name == "kept" && n >= 1 && n <= 4) return s_.play.kept = static_cast<std::uint8_t>(n), true;
    if (name == "idle" && n >= 0 && n < Tables::kMostIdle) return s_.idle = static_cast<std::uint8_t>(n), true;
    if (name == "round" && n >= 1 && n <= t_.rounds_) return s_.round = static_cast<std::uint8_t>(n), true;
    return false;
  }

  bool cube(const std::vector<std::string_view>& w) {
    if (!t_.cube_ || w.size() != 3) return false;
    const int n = readNumber(w[1], Tables::kHighestCube);
    s_.cubeOwner = seatOf(w[2]);
    s_.cube = static_cast<std::uint8_t>(n < 0 ? 0 : n);
    return n >= 1 && (n & (n - 1)) == 0 && (s_.cubeOwner != kNobody || w[2] == "-");
  }

  // "over W 2", "over B 1 drop"
  bool over(const std::vector<std::string_view>& w) {
    const int n = w.size() >= 3 ? readNumber(w[2], 999) : -1;
    s_.winner = seatOf(w[1]);
    if (n < 0 || (s_.winner == kNobody && w[1] != "-") || w.size() > 4) return false;
    s_.value = static_cast<std::int16_t>(n);
    s_.ending = trikTrak() ? Tables::Ending::Score : Tables::Ending::BorneOff;
    if (w.size() == 4 && w[3] != "drop" && w[3] != "stop") return false;
    if (w.size() == 4) s_.ending = w[3] == "drop" ? Tables::Ending::Dropped : Tables::Ending::Stopped;
    return over_ = true;
  }

  // The dice that are left have to be some of those thrown.
  bool takeLeft() {
    auto all = s_.play.left;
    s_.play.left.clear();
    for (const char c : left_ == "-" ? std::string_view{} : left_) {
      const auto die = static_cast<std::uint8_t>(c - '0');
      if (!all.remove(die)) return false;
      s_.play.left.push_back(die);
    }
    return s_.play.left.size() < s_.play.thrown;
  }

  Checked<State> finished() {
    if (s_.toMove == kNobody && !opening_ && !over_) s_.toMove = 0;
    const bool thrown = s_.dice[0] != 0;
    if ((thrown || offered_ || rolls_ || choose_) + opening_ + over_ > 1 || thrown + offered_ + rolls_ + choose_ > 1)
      return refuse(MK_TEXT("games",
                            "The parts do not fit together: either dice are thrown, or a double is offered, or "
                            "the game is over."));
    if (!left_.empty() && !thrown) return notAPart("left");
    if (opening_) {
      s_.phase = Phase::Opening;
    } else if (over_) {
      s_.phase = Phase::Over;
      if (s_.winner != kNobody && s_.total[0] == 0 && s_.total[1] == 0) s_.total[at(s_.winner)] = s_.value;
    } else if (choose_) {
      s_.phase = Phase::Choose;
      s_.winner = s_.toMove;
      s_.toMove = static_cast<Seat>(1 - s_.winner);
    } else if (auto ok = turnUnderWay(thrown); !ok) {
      return Refusal{ok.why()};
    }
    t_.number(s_);
    if (!t_.fault(s_).empty())
      return refuse(MK_TEXT("games", "This position is impossible: both colours stand on one point."));
    return s_;
  }

  Permission turnUnderWay(bool thrown) {
    for (const Seat seat : {Seat{0}, Seat{1}})
      if ((s_.play.stones.of(seat, kOff) == kStones && !trikTrak()) || s_.play.score[at(seat)] >= kTrikTrakGoal)
        return refuse(MK_TEXT("games", "The game is over in this position: it has to say so, as in over W 1."));
    const auto ran = s_.play.ran;
    const auto kept = s_.play.kept;
    if (!thrown) {
      t_.ready(s_, s_.toMove);
      if ((offered_ || rolls_) && s_.phase != Phase::Decide)
        return refuse(MK_TEXT("games", "The player to move may not double in this position."));
      if (offered_) s_.phase = Phase::Answer;
      if (rolls_) s_.phase = Phase::Fall;
      return Ok{};
    }
    t_.begin(s_, s_.dice[0], s_.dice[1]);
    if (left_.empty()) return Ok{};
    if (!takeLeft()) return refuse({MK_TEXT("games", "“left %1” does not fit the dice thrown."), {quoted(left_)}});
    s_.moved = true;
    s_.play.ran = ran;
    s_.play.kept = kept;
    s_.play.wallOpen = wall_;
    return Ok{};
  }

  const Tables& t_;
  State s_;
  std::string_view left_;
  bool opening_ = false, offered_ = false, rolls_ = false, choose_ = false, over_ = false, wall_ = false;
};

Checked<Tables::State> Tables::read(std::string_view t) const { return TablesReader(*this).read(t); }

std::string Tables::text(const Play& before, Seat seat, std::span<const Step> steps) const {
  std::string out;
  Play p = before;
  for (const Step& m : steps) {
    if (!out.empty()) out += ' ';
    out += pointText(m.from) + (traits_.paths ? '-' : '/') + pointText(m.to);
    if (m.shortened) out += 'r';
    if (engine_.hits(p.stones, seat, m)) out += '*';
    engine_.make(p, seat, m);
  }
  return out;
}

// Whether a step looks like another one that uses a smaller die (Trik-Trak: a stone goes off with either die).
bool Tables::othersLikeIt(const State& s, Seat seat, const Step& m) const {
  if (traits_.way != StepEngine::Way::TrikTrak) return false;
  const auto legal = engine_.legal(s.play, seat);
  return std::ranges::any_of(legal, [&](const Step& o) {
    return o.from == m.from && o.to == m.to && o.shortened == m.shortened && o.die < m.die;
  });
}

std::string Tables::text(const State& s, Seat seat, const Move& m) const {
  if (m.kind == Move::Kind::Steps) {
    std::string out = text(s.play, seat, m.steps);
    if (m.steps.size() == 1 && othersLikeIt(s, seat, m.steps.front())) out += ":" + std::to_string(m.steps.front().die);
    return out;
  }
  if (m.kind == Move::Kind::Done) return s.moved ? "done" : "-";
  for (const Word& w : kWords)
    if (w.kind == m.kind) return w.text;
  return {};
}

namespace {

// One way of a written play: the points a stone touches, and how many stones go it.
struct Way {
  std::vector<int> points;
  int times = 1;
};

// "24/18*", "bar/20*/14(2)", "9-12r": the ways, nothing when one is none.
std::vector<Way> readWays(std::string_view t, const auto& point) {
  std::vector<Way> out;
  for (std::string_view token : words(t)) {
    Way way;
    if (token.size() > 3 && token.back() == ')' && token[token.size() - 3] == '(') {
      way.times = token[token.size() - 2] - '0';
      token.remove_suffix(3);
    }
    for (std::string_view name : split(token, token.find('/') != std::string_view::npos ? '/' : '-')) {
      while (!name.empty() && (name.back() == '*' || (name.back() == 'r' && name != "bar"))) name.remove_suffix(1);
      way.points.push_back(point(name));
      if (way.points.back() < 0) return {};
    }
    if (way.points.size() < 2 || way.times < 1 || way.times > 4 || out.size() > 4) return {};
    out.push_back(way);
  }
  std::ranges::sort(out, [](const Way& a, const Way& b) { return a.points.front() > b.points.front(); });
  return out;
}

} // namespace

Checked<Tables::Move> Tables::readMove(const State& s, Seat seat, std::string_view t) const {
  std::vector<Move> legal;
  moves(s, seat, legal);
  for (const Word& w : kWords)
    for (const Move& m : legal)
      if (t == w.text && m.kind == w.kind) return m;
  std::vector<std::string> names;
  for (const Move& m : legal) {
    names.push_back(text(s, seat, m));
    if (names.back() == t) return m;
  }
  if (s.phase != Phase::Steps) return notLegal(t, names);
  const auto point = [this](std::string_view name) {
    if (name == "off") return kOff;
    if (name == "bar" || name == "hand") return kBar;
    const int n = readNumber(name, 24);
    return n < 1 ? -1 : pointName(n);
  };
  Stones wanted = s.play.stones;
  const auto ways = readWays(t, point);
  for (const Way& way : ways)
    for (int i = 0; i < way.times; ++i)
      for (std::size_t k = 1; k < way.points.size(); ++k) {
        const Step m{static_cast<std::uint8_t>(way.points[k - 1]), static_cast<std::uint8_t>(way.points[k]), 0, false};
        if (wanted.of(seat, m.from) == 0 || m.to >= m.from) return notLegal(t, names);
        Play p;
        p.stones = wanted;
        engine_.make(p, seat, m);
        wanted = p.stones;
      }
  if (!ways.empty())
    for (const WholePlay& w : plays(s))
      if (w.result.stones == wanted && !w.steps.empty()) return Move{Move::Kind::Steps, true, w.steps};
  return notLegal(t, names);
}

} // namespace mk
