// The rules of the two small games.
#include "tests/small_games.h"

#include "games/box/erase.h"
#include "tests/heaps.h"

#include <array>

namespace mk::test {

namespace {

struct HeapsRules : HeapsPlay {
  static constexpr Answers kAnswers = {Answer::Chance, Answer::Suggest};

  explicit HeapsRules(const Setup& s) : first_(static_cast<Seat>(s.options.index("first"))) {}
  using HeapsPlay::text;
  State start() const {
    State s;
    s.seat = first_;
    return s;
  }
  std::optional<Move> suggest(const State& s, Seat seat, Random&) const {
    std::vector<Move> all;
    moves(s, seat, all);
    return all.back();
  }
  Checked<State> read(std::string_view t) const {
    constexpr std::string_view kHighest = "3331";
    if (t.size() != 4) return refuse("four digits");
    for (std::size_t i = 0; i < 4; ++i)
      if (t[i] < '0' || t[i] > kHighest[i]) return refuse("heap, heap, die, seat");
    const auto digit = [&](std::size_t i) { return static_cast<std::int8_t>(t[i] - '0'); };
    return State{{digit(0), digit(1)}, digit(2), digit(3)};
  }
  std::string text(const State&, Seat, const Move& m) const {
    return std::to_string(m.stones) + (m.heap == 0 ? "a" : "b");
  }
  Gesture gesture(const State&, Seat, const Move& m) const {
    return {{}, {Stroke::place(m.heap, 0), Stroke::value(m.stones)}};
  }
  View look(const State& s, Viewer) const {
    View v;
    v.prompt = {"Take stones, %1!", {Arg::seat(s.seat)}};
    for (std::int16_t h = 0; h < 2; ++h) {
      Zone z;
      z.id = h;
      z.kind = Zone::Kind::Pile;
      z.name = h == 0 ? "left heap" : "right heap";
      z.size = 1;
      for (int i = 0; i < s.heap[static_cast<std::size_t>(h)]; ++i)
        z.items.push_back({.thing = Thing::piece(PieceKind::Man, Colour::White)});
      v.zones.push_back(z);
    }
    v.entry = Entry{.label = "stones", .lowest = 1, .highest = 3};
    return v;
  }
  int bound() const { return 12; }
  std::string fault(const State& s) const { return s.heap[0] < 0 || s.heap[1] < 0 ? "fewer than no stones" : ""; }

  Seat first_;
};

struct FingersRules {
  struct State {
    std::array<std::uint8_t, 4> cards{}; // codes; the first two are seat 0's
    std::array<std::int8_t, 2> pick{-1, -1};
    bool dealt = false;
    bool operator==(const State&) const = default;
  };
  struct Move {
    std::int8_t which = 0;
    bool operator==(const Move&) const = default;
  };

  static constexpr Answers kAnswers = {Answer::Chance};

  explicit FingersRules(const Setup&) {}
  int seats() const { return 2; }
  State start() const { return {}; }
  Turn turn(const State& s) const {
    if (!s.dealt) return Turn::chance();
    const std::uint32_t open = (s.pick[0] < 0 ? 1u : 0u) | (s.pick[1] < 0 ? 2u : 0u);
    return Turn::ofSeats(open);
  }
  ChanceRequest chance(const State&) const { return ChanceRequest::deck(pack()); }
  void settle(State& s, const Outcome& o) const {
    for (std::size_t i = 0; i < 4; ++i) s.cards[i] = o.v[i];
    s.dealt = true;
  }
  void moves(const State&, Seat, std::vector<Move>& out) const { out.insert(out.end(), {{0}, {1}}); }
  void play(State& s, Seat seat, const Move& m) const { s.pick[static_cast<std::size_t>(seat)] = m.which; }
  Card card(const State& s, Seat seat, int which) const {
    return Card::fromCode(s.cards[static_cast<std::size_t>(2 * seat + which)]);
  }
  Result result(const State& s) const {
    return Result::byScore({card(s, 0, s.pick[0]).high(), card(s, 1, s.pick[1]).high()}, "The higher card wins.");
  }
  std::string text(const State& s) const {
    std::string out;
    for (Seat seat = 0; seat < 2; ++seat)
      for (int i = 0; i < 2; ++i) out += s.dealt ? mk::text(card(s, seat, i)) : "";
    return out + ":" + std::to_string(s.pick[0] + 1) + std::to_string(s.pick[1] + 1);
  }
  Checked<State> read(std::string_view t) const {
    if (t == ":00") return State{};
    return refuse("only the start can be written: :00");
  }
  std::string text(const State& s, Seat seat, const Move& m) const { return mk::text(card(s, seat, m.which)); }
  Gesture gesture(const State&, Seat seat, const Move& m) const { return {{}, {Stroke::place(seat, m.which)}}; }
  View look(const State& s, Viewer viewer) const {
    View v;
    v.prompt = "Pick a card.";
    for (Seat seat = 0; seat < 2; ++seat) {
      Zone z;
      z.id = seat;
      z.kind = Zone::Kind::Hand;
      z.role = Zone::Role::Hand;
      z.owner = seat;
      z.size = 2;
      if (!s.dealt || viewer.seat != seat)
        z.closed = s.dealt ? 2 : 0;
      else
        for (std::int16_t i = 0; i < 2; ++i) z.items.push_back({.at = i, .thing = Thing::card(card(s, seat, i))});
      v.zones.push_back(z);
    }
    return v;
  }
  int bound() const { return 3; }
  std::string fault(const State&) const { return {}; }

private:
  static const std::vector<Card>& pack() {
    static const std::vector<Card> cards = *readCards("7C 8C QS AH");
    return cards;
  }
};

const OptionSpec kHeapsOptions[] = {
    {.key = "first", .name = "First", .meaning = "Who begins.", .values = {{"0", "seat 1"}, {"1", "seat 2"}}}};

const GameInfo kGames[] = {
    {.id = "heaps",
     .slug = "two-heaps",
     .et = "Hunnikud",
     .en = "Heaps",
     .minSeats = 2,
     .maxSeats = 2,
     .seats = 2,
     .kind = Kind::SkillAndLuck,
     .secrets = false,
     .undo = UndoRule::Free,
     .goal = "Take the last stone.",
     .options = kHeapsOptions,
     .make = makeGameOf<HeapsRules>},
    {.id = "fingers",
     .slug = "fingers",
     .et = "Sõrmed",
     .en = "Fingers",
     .minSeats = 2,
     .maxSeats = 2,
     .seats = 2,
     .kind = Kind::MostlyLuck,
     .secrets = true,
     .undo = UndoRule::OwnDecision,
     .goal = "Pick the higher card.",
     .options = {},
     .make = makeGameOf<FingersRules>},
};

} // namespace

const GameInfo& heaps() { return kGames[0]; }
const GameInfo& fingers() { return kGames[1]; }

const GameInfo* findSmallGame(std::string_view id) {
  for (const GameInfo& game : kGames)
    if (id == game.id || id == game.slug) return &game;
  return nullptr;
}

} // namespace mk::test
