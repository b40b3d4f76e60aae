// A small game for the tests of the table: everything that a table can be asked to touch lies on it at once.
#pragma once

#include "games/box/catalogue.h"
#include "games/box/erase.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace table_game {

using namespace mk;

// A board of 3 x 3 with one man of each seat, two dice, a hand of four cards each (two of them twins) and a foundation.
struct Fair {
  static constexpr std::int16_t kBoard = 1, kTray = 2, kHand = 3, kHome = 4;
  static constexpr int kThrow = 1, kLay = 2;

  struct State {
    std::array<std::int8_t, 2> man{0, 8};
    std::array<std::uint8_t, 2> dice{};
    std::array<bool, 2> kept{};
    std::array<std::uint8_t, 2> hand{0b1111, 0b1111}; // of kCards
    std::int8_t home = 0, named = 0, moves = 0;
    Seat seat = 0;
    bool thrown = false;
    bool operator==(const State&) const = default;
  };
  struct Move {
    enum class Kind : std::uint8_t { Step, Throw, Lay, Home, Name };
    Kind kind = Kind::Step;
    std::uint8_t what = 0; // square to go to; dice kept; cards; card; number
    bool operator==(const Move&) const = default;
  };

  static constexpr Answers kAnswers = {Answer::Chance};

  explicit Fair(const Setup&) {}
  int seats() const { return 2; }
  State start() const { return {}; }
  Turn turn(const State& s) const {
    if (s.moves >= 20) return Turn::over();
    return s.thrown ? Turn::of(s.seat) : Turn::chance();
  }
  ChanceRequest chance(const State& s) const { return ChanceRequest::dice(2, s.seat); }
  void settle(State& s, const Outcome& o) const {
    for (std::size_t i = 0; i < 2; ++i)
      if (!s.kept[i]) s.dice[i] = static_cast<std::uint8_t>(o.die(static_cast<int>(i)));
    s.thrown = true;
  }
  void moves(const State& s, Seat seat, std::vector<Move>& out) const {
    const auto me = static_cast<std::size_t>(seat);
    const int at = s.man[me], file = at % 3, rank = at / 3;
    const auto step = [&](int f, int r) {
      if (f < 0 || f > 2 || r < 0 || r > 2 || r * 3 + f == s.man[1 - me]) return;
      out.push_back({Move::Kind::Step, static_cast<std::uint8_t>(r * 3 + f)});
    };
    step(file + 1, rank), step(file, rank + 1), step(file - 1, rank), step(file, rank - 1);
    for (std::uint8_t kept = 0; kept < 3; ++kept) out.push_back({Move::Kind::Throw, kept});
    const std::uint8_t hand = s.hand[me];
    for (const std::uint8_t set : std::array<std::uint8_t, 4>{0b0001, 0b0011, 0b0100, 0b1000})
      if ((hand & set) == set) out.push_back({Move::Kind::Lay, set});
    if (hand & 0b1000) out.push_back({Move::Kind::Home, 3});
    for (std::uint8_t n = 1; n <= 30; ++n) out.push_back({Move::Kind::Name, n});
  }
  void play(State& s, Seat seat, const Move& m) const {
    const auto me = static_cast<std::size_t>(seat);
    ++s.moves;
    switch (m.kind) {
    case Move::Kind::Step:
      s.man[me] = static_cast<std::int8_t>(m.what);
      break;
    case Move::Kind::Lay:
      s.hand[me] = static_cast<std::uint8_t>(s.hand[me] & ~m.what);
      break;
    case Move::Kind::Home:
      s.hand[me] = static_cast<std::uint8_t>(s.hand[me] & ~0b1000);
      ++s.home;
      break;
    case Move::Kind::Name:
      s.named = static_cast<std::int8_t>(m.what);
      break;
    case Move::Kind::Throw:
      for (std::size_t i = 0; i < 2; ++i) s.kept[i] = (m.what >> i & 1) != 0;
      s.thrown = false;
      return;
    }
    s.kept = {};
    s.seat = static_cast<Seat>(1 - s.seat);
  }
  Result result(const State&) const { return Result::draw(2, "Twenty moves are made."); }
  std::string text(const State& s) const { return std::to_string(s.moves); }
  Checked<State> read(std::string_view) const { return refuse("positions of the fair are not written"); }

  static Card card(int i) {
    return i < 2 ? Card(Suit::Clubs, 7) : i == 2 ? Card(Suit::Hearts, 8) : Card(Suit::Spades, 9);
  }
  static const BoardShape& board() {
    static const BoardShape b = squares("squares-3x3", 3, 3);
    return b;
  }
  std::string text(const State& s, Seat seat, const Move& m) const {
    switch (m.kind) {
    case Move::Kind::Step:
      return board().places[static_cast<std::size_t>(s.man[static_cast<std::size_t>(seat)])].name + "-" +
             board().places[m.what].name;
    case Move::Kind::Throw:
      return m.what == 0 ? "throw" : "throw " + std::to_string(m.what);
    case Move::Kind::Home:
      return "home " + mk::text(card(m.what));
    case Move::Kind::Name:
      return "name " + std::to_string(m.what);
    case Move::Kind::Lay:
      break;
    }
    std::string t = "lay";
    for (int i = 0; i < 4; ++i)
      if (m.what >> i & 1) t += " " + mk::text(card(i));
    return t;
  }
  Gesture gesture(const State& s, Seat seat, const Move& m) const {
    Gesture g;
    const auto set = [&](int zone) {
      for (int i = 0; i < 4; ++i)
        if (m.what >> i & 1) g.chosen.push_back(Stroke::place(zone, i));
    };
    switch (m.kind) {
    case Move::Kind::Step:
      g.path = {Stroke::place(kBoard, s.man[static_cast<std::size_t>(seat)]), Stroke::place(kBoard, m.what)};
      break;
    case Move::Kind::Throw:
      set(kTray), g.path = {Stroke::button(kThrow)};
      break;
    case Move::Kind::Lay:
      set(kHand), g.path = {Stroke::button(kLay)};
      break;
    case Move::Kind::Home:
      g.path = {Stroke::place(kHand, m.what), Stroke::place(kHome, 0)};
      break;
    case Move::Kind::Name:
      g.path = {Stroke::value(m.what)};
      break;
    }
    return g;
  }
  View look(const State& s, Viewer viewer) const {
    View v;
    v.bottom = viewer.isPublic() ? Seat{0} : viewer.seat;
    v.prompt = {"%1: move, lay, throw or name", {Arg::seat(s.seat)}};
    Zone men;
    men.id = kBoard, men.board = &board(), men.name = "board", men.size = 9;
    for (std::size_t i = 0; i < 2; ++i)
      men.items.push_back({s.man[i], Thing::piece(PieceKind::Man, i == 0 ? Colour::White : Colour::Black),
                           static_cast<std::uint16_t>(i + 1)});
    Zone tray;
    tray.id = kTray, tray.kind = Zone::Kind::Dice, tray.role = Zone::Role::Tray, tray.name = "dice", tray.size = 2;
    for (std::size_t i = 0; i < 2; ++i) {
      Item die{static_cast<std::int16_t>(i), Thing::die(s.dice[i]), static_cast<std::uint16_t>(i + 11)};
      die.held = s.kept[i];
      tray.items.push_back(die);
    }
    Zone hand;
    hand.id = kHand, hand.kind = Zone::Kind::Hand, hand.role = Zone::Role::Hand, hand.owner = v.bottom,
    hand.name = "hand";
    for (int i = 0; i < 4; ++i)
      if (!viewer.isPublic() && (s.hand[static_cast<std::size_t>(viewer.seat)] >> i & 1)) {
        Item c{static_cast<std::int16_t>(i), Thing::card(card(i)),
               static_cast<std::uint16_t>(21 + i + 10 * viewer.seat)};
        c.twin = i < 2 ? 1 : 0;
        hand.items.push_back(c);
      }
    hand.size = static_cast<std::int16_t>(hand.items.size());
    Zone home;
    home.id = kHome, home.kind = Zone::Kind::Pile, home.role = Zone::Role::Foundation, home.name = "home",
    home.size = 1;
    for (std::int16_t i = 0; i < s.home; ++i)
      home.items.push_back({0, Thing::card(card(3)), static_cast<std::uint16_t>(50 + i)});
    v.zones = {men, tray, hand, home};
    if (!viewer.isPublic() && turn(s).has(viewer.seat)) {
      v.buttons = {{kThrow, "throw", ' ', -1}, {kLay, "lay", 'l', -1}};
      v.entry = Entry{"a number", false, 1, 30};
    }
    return v;
  }
  int bound() const { return 400; }
  std::string fault(const State&) const { return {}; }
};

inline const GameInfo& info() {
  static const GameInfo i{"0",    "fair", "laat",          "fair", 2, 2, 2, Kind::SkillAndLuck, true, UndoRule::Free,
                          "goal", {},     makeGameOf<Fair>};
  return i;
}

} // namespace table_game
