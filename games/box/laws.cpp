// The laws of the box over random matches.
#include "games/box/laws.h"

#include <algorithm>
#include <set>

namespace mk {

namespace {

// Cards in a look, seen or not: they are all there in every look, from the deal to the end.
int cardsIn(const View& v) {
  int n = 0;
  for (const Zone& z : v.zones) {
    n += z.closed;
    for (const Item& i : z.items) n += i.thing.kind == Thing::Kind::Card;
  }
  return n;
}

bool idsDiffer(const View& v) {
  std::set<std::uint16_t> seen;
  for (const Zone& z : v.zones)
    for (const Item& i : z.items)
      if (i.id != 0 && !seen.insert(i.id).second) return false;
  return true;
}

void namedIn(const Phrase& p, std::set<Seat>& out) {
  for (const Arg& a : p.args) {
    if (a.kind == Arg::Kind::Player) out.insert(static_cast<Seat>(a.value));
    for (const Phrase& inner : a.phrases) namedIn(inner, out);
  }
}

// A reason must be there and fit the places: that a first place is shared is said where it is, and only there; no one
// of those who share it is named as if the place were his. "" or what is wrong.
std::string wrongReason(const Result& r) {
  const std::string why = english(r.why);
  if (why.empty()) return "no reason";
  if (r.places.size() < 2) return {};
  bool saysShared = false;
  for (const char* word : {"shared", "draw", "level"}) saysShared = saysShared || why.find(word) != std::string::npos;
  std::set<Seat> named;
  namedIn(r.why, named);
  const bool shared = std::ranges::count(r.places, 1) > 1;
  if (shared && !saysShared && named.size() == 1 && r.places[static_cast<std::size_t>(*named.begin())] == 1)
    return "“" + why + "” for a first place that is shared";
  if (!shared && saysShared) return "“" + why + "” for a first place that is not shared";
  return {};
}

constexpr std::uint32_t kSuggestionsAsked = 16; // one in so many positions
constexpr std::uint64_t kThoughtNodes = 100;

class Inspector {
public:
  Inspector(const GameInfo& info, const LawLimits& limits, LawReport& report)
      : info_(info), limits_(limits), report_(report) {}

  void match(int seats, const std::map<std::string, std::string>& options, std::uint64_t seed) {
    seed_ = seed;
    auto begun = Match::begin(info_, seats, options, seed);
    if (!begun) return breaks("setup: " + english(begun.why()));
    match_ = &*begun;
    Random random(seed, 1'000'003);
    cards_ = 0;
    ++report_.matches;
    const int bound = match_->game().bound();
    while (!match_->over() && clean()) {
      if (match_->plies() >= static_cast<std::size_t>(bound))
        return breaks("law 5: not over after " + std::to_string(bound) + " plies");
      const bool closely =
          match_->plies() < static_cast<std::size_t>(limits_.closely) || random.below(limits_.nowAndThen) == 0;
      if (closely) position(random);
      if (!clean()) return;
      step(random, closely);
      ++report_.plies;
      if (closely && random.below(64) == 0) timeTravel(random);
    }
    if (!clean()) return;
    position(random);
    result();
    saveAndLoad();
  }

private:
  bool clean() const { return report_.broken.empty(); }
  void breaks(const std::string& what) {
    if (report_.broken.size() < 20)
      report_.broken.push_back(std::string(info_.id) + ": " + what + " (seed " + std::to_string(seed_) + ", ply " +
                               std::to_string(match_ == nullptr ? 0 : match_->plies()) + ")");
  }
  int seats() const { return match_->game().setup().seats; }

  void position(Random& random) {
    const Position& p = match_->now();
    if (const std::string f = p.fault(); !f.empty()) breaks("law 3: " + f);
    const Result standing = p.result();
    if (standing.places.size() != static_cast<std::size_t>(seats()))
      return breaks("a standing without a place for every seat");
    if (const std::string wrong = wrongReason(standing); !wrong.empty()) breaks("a standing with " + wrong);
    roundTrip(p);
    for (Seat s = kNobody; s < seats(); ++s) look(p, Viewer{s}, random);
  }

  void roundTrip(const Position& p) {
    const std::string t = p.text();
    auto again = p.game().read(t);
    if (!again) return breaks("law 6: the position “" + t + "” is not read: " + english(again.why()));
    if ((*again)->text() != t) breaks("law 6: “" + t + "” comes back as “" + (*again)->text() + "”");
    if ((*again)->turn() != p.turn())
      breaks("law 6: “" + t + "” comes back with another turn");
    else if (p.turn().isSeats() && (*again)->moves(p.turn().seat()) != p.moves(p.turn().seat()))
      breaks("law 6: “" + t + "” comes back with other moves");
  }

  void look(const Position& p, Viewer v, Random& random) {
    const View view = p.look(v);
    if (view.prompt.empty()) breaks("a look without a prompt");
    if (!idsDiffer(view)) breaks("two things in one look have the same id");
    const int cards = cardsIn(view);
    if (cards_ == 0)
      cards_ = cards;
    else if (cards != cards_)
      breaks("law 3: " + std::to_string(cards) + " cards in the look of seat " + std::to_string(v.seat) + ", " +
             std::to_string(cards_) + " before");
    if (!p.game().hasSecrets()) return;
    auto other = p.clone();
    other->scramble(v, random);
    if (!(other->look(v) == view))
      breaks("law 4: seat " + std::to_string(v.seat) + " sees something of what is hidden");
    if (p.turn().has(v.seat)) sameChoice(p, *other, v.seat, random);
    if (const std::string f = other->fault(); !f.empty()) breaks("law 4: after shuffling the hidden: " + f);
    report_.scrambles += !other->equals(p);
  }

  // Whoever cannot tell two positions apart has the same moves in both, makes them by hand in the same way and is given
  // the same suggestion and the same thoughts (now and then: a player that thinks takes its time).
  void sameChoice(const Position& p, const Position& other, Seat seat, Random& random) {
    const std::string who = "law 4: seat " + std::to_string(seat);
    if (!other.turn().has(seat)) return breaks(who + " is to act or not, as the hidden will have it");
    if (other.moves(seat) != p.moves(seat))
      breaks(who + " has other moves when the hidden is shuffled");
    else if (other.gestures(seat) != p.gestures(seat))
      breaks(who + " moves by hand as the hidden will have it");
    if (random.below(kSuggestionsAsked) != 0) return;
    const std::uint64_t seed = random.below(1'000'000);
    Random here(seed, 0), there(seed, 0);
    const std::string one = p.suggest(seat, here), two = other.suggest(seat, there);
    if (one != two) breaks(who + " is told “" + one + "”, but “" + two + "” when the hidden is shuffled");
    Thinking thinking;
    thinking.level = 1 + static_cast<int>(random.below(kLevels));
    thinking.nodes = kThoughtNodes;
    Random mine(seed, 1), yours(seed, 1);
    const auto thought = p.think(seat, thinking, mine), tthought = other.think(seat, thinking, yours);
    if (thought.move != tthought.move || thought.worth != tthought.worth)
      breaks(who + " thinks of “" + thought.move.value_or("") + "”, but of “" + tthought.move.value_or("") +
             "” when the hidden is shuffled");
  }

  void step(Random& random, bool closely) {
    const Position& p = match_->now();
    if (closely) refusals(p);
    if (p.turn().isChance()) {
      if (auto ok = match_->play(match_->rolled()); !ok) breaks("chance: " + english(ok.why()));
      return;
    }
    std::vector<Seat> able;
    for (Seat s = 0; s < seats(); ++s)
      if (p.turn().has(s)) able.push_back(s);
    if (closely)
      for (const Seat s : able) moves(p, s, random);
    if (!clean()) return;
    const Seat seat = able[static_cast<std::size_t>(random.index(able.size()))];
    const auto list = p.moves(seat);
    const std::string& move = list[static_cast<std::size_t>(random.index(list.size()))];
    if (auto ok = match_->play(seat, move); !ok)
      breaks("law 2: “" + move + "” is listed and refused: " + english(ok.why()));
  }

  void moves(const Position& p, Seat seat, Random& random) {
    const auto list = p.moves(seat);
    if (list.empty()) return breaks("seat " + std::to_string(seat) + " is to act and has no move");
    if (std::set<std::string>(list.begin(), list.end()).size() != list.size())
      return breaks("law 6: two moves have the same text");
    const auto gestures = p.gestures(seat);
    for (const Gesture& g : gestures)
      if (g.chosen.empty() && g.path.empty()) return breaks("law 7: a move without a gesture");
    hands(p, seat, list, gestures);
    for (int k = 0; k < 4; ++k) { // every listed move plays
      const std::string& m = list[static_cast<std::size_t>(random.index(list.size()))];
      auto q = p.clone();
      if (auto ok = q->play(seat, m); !ok)
        breaks("law 2: “" + m + "” is listed and refused: " + english(ok.why()));
      else if (const std::string f = q->fault(); !f.empty())
        breaks("law 3: after “" + m + "”: " + f);
      if (english(p.tell(seat, m, Viewer::everybody())).empty()) breaks("nothing is told about “" + m + "”");
    }
  }

  void hands(const Position& p, Seat seat, const std::vector<std::string>& list, std::vector<Gesture> gestures) {
    std::vector<std::size_t> of(gestures.size());
    for (std::size_t i = 0; i < of.size(); ++i) of[i] = i;
    for (auto& [move, other] : p.otherGestures(seat)) {
      of.push_back(move);
      gestures.push_back(std::move(other));
    }
    if (const auto two = confusion(p.look(Viewer{seat}), gestures))
      breaks("law 7: “" + list[of[two->first]] + "” and “" + list[of[two->second]] + "” cannot be told apart by hand");
  }

  void refusals(const Position& p) {
    auto q = p.clone();
    for (Seat s = 0; s < seats(); ++s)
      for (const char* nonsense : {"", "no such move", "\xff\xfe", "9999999999999999999999"})
        if (q->play(s, nonsense)) breaks("law 2: nonsense is played");
    if (!p.turn().isChance() && q->settle(Outcome::dice({1}))) breaks("law 2: a throw out of turn is accepted");
    if (p.turn().isChance() && q->settle(Outcome::dice({7, 9, 200}))) breaks("law 2: impossible dice are accepted");
    if (!q->equals(p)) breaks("law 2: a refused move changed the position");
  }

  // Undo restores the exact earlier state, redo the later one.
  void timeTravel(Random& random) {
    const std::size_t steps = 1 + random.below(static_cast<std::uint32_t>(std::min<std::size_t>(match_->plies(), 12)));
    const auto there = match_->now().clone();
    const auto lines = match_->log();
    for (std::size_t i = 0; i < steps; ++i) match_->undo();
    const std::size_t at = match_->plies();
    auto again = Match::replay(info_, seats(), match_->game().setup().options.nonDefault(), seed_, match_->startText(),
                               {lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(at)});
    if (!again) return breaks("law 1: " + english(again.why()));
    if (!again->now().equals(match_->now())) breaks("law 10: undo does not restore the earlier state");
    for (std::size_t i = 0; i < steps; ++i) match_->redo();
    if (!match_->now().equals(*there)) breaks("law 10: redo does not restore the later state");
  }

  void saveAndLoad() {
    auto again = Match::replay(info_, seats(), match_->game().setup().options.nonDefault(), seed_, match_->startText(),
                               match_->log());
    if (!again) return breaks("law 1: " + english(again.why()));
    if (!again->now().equals(match_->now())) breaks("law 1: the log replays to another state");
    if (!(again->result() == match_->result())) breaks("law 8: the loaded match has another result");
  }

  void result() {
    const Result r = match_->result();
    if (r.places.size() != static_cast<std::size_t>(seats())) breaks("a result without a place for every seat");
    if (const std::string wrong = wrongReason(r); !wrong.empty()) breaks("a result with " + wrong);
    if (seats() > 1 && !r.places.empty() && *std::ranges::min_element(r.places) != 1)
      breaks("a result without a first place");
  }

  const GameInfo& info_;
  const LawLimits& limits_;
  LawReport& report_;
  Match* match_ = nullptr;
  std::uint64_t seed_ = 0;
  int cards_ = 0;
};

} // namespace

LawReport checkLaws(const GameInfo& info, int seats, const std::map<std::string, std::string>& options,
                    const LawLimits& limits) {
  LawReport report;
  for (int i = 0; i < limits.matches && report.broken.empty(); ++i)
    Inspector(info, limits, report).match(seats, options, limits.seed + static_cast<std::uint64_t>(i));
  return report;
}

bool playRandomly(Match& m, Random& random, int maxPlies) {
  for (int i = 0; i < maxPlies && !m.over(); ++i) {
    if (m.turn().isChance()) {
      (void)m.play(m.rolled());
      continue;
    }
    std::vector<Seat> able;
    for (Seat s = 0; s < m.game().setup().seats; ++s)
      if (m.turn().has(s)) able.push_back(s);
    const Seat seat = able[static_cast<std::size_t>(random.index(able.size()))];
    const auto list = m.now().moves(seat);
    (void)m.play(seat, list[static_cast<std::size_t>(random.index(list.size()))]);
  }
  return m.over();
}

} // namespace mk
