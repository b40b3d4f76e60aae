// Deals and tables of skruvwhist as its worked cases have them: persons 1 to 4 sit S W N E.
#pragma once

#include "games/whist/skruv.h"
#include "tests/card_play.h"

namespace mk::skruv {

using namespace mk::cards;

using State = SkruvRules::State;
using Phase = SkruvRules::Phase;
using Classic = Skruv<SkruvForm::Classic>;
using Bought = Skruv<SkruvForm::Bought>;
using Packet = Skruv<SkruvForm::Packet>;
using OpenHand = Skruv<SkruvForm::OpenHand>;

// Persons 1 to 4 sit S W N E.
inline constexpr std::string_view kSeats = "SWNE";

// "AKQ.A..32": spades, hearts, diamonds, clubs.
inline Cards handOf(std::string_view t) {
  Cards out;
  constexpr std::array<Suit, 4> suits = {Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs};
  std::size_t suit = 0;
  for (const char c : t) {
    if (c == '.')
      ++suit;
    else
      addSorted(out, Card(suits[suit], static_cast<int>(kRanks.find(c))));
  }
  return out;
}

// "N: E S W" of a deal, by the places S W N E.
inline std::array<Cards, 4> dealOf(std::string_view pbn) {
  std::array<Cards, 4> out;
  std::size_t i = 0;
  for (const std::string_view w : wordsOf(pbn.substr(2))) out[(i++ + 2) % 4] = handOf(w);
  return out;
}

inline constexpr std::string_view kDA = "N:AKQT6.AK.J5.AKQ4 98.83.T432.JT752 753.QJ9764.9.863 J42.T52.AKQ876.9",
                                  kDB = "N:AT94.8754.J73.52 K6.QJ3.2.AKQ9864 Q3.K92.AKQT54.JT J8752.AT6.986.73",
                                  kDC = "N:KJT4.T2.AKQJ75.Q 9732.Q98.T8642.8 86.J743.3.KJT932 AQ5.AK65.9.A7654",
                                  kD1 = "N:AKQ987.AK.AKQ.AQ T4.Q65.JT98.JT98 J65.JT987.3.K765 32.432.76542.432";

inline int bidCode(std::string_view t) {
  return bidOf(t[0] - '0', static_cast<int>(std::string_view("SCDHG").find(t[1])));
}

// A table whose persons sit S W N E, in the sits that is being played.
template <class G> State seated(Seat dealer = 0) {
  State s;
  s.stage = Stage::Play;
  s.dealer = dealer;
  s.rank = {0, 2, 1, 3};
  s.place = {0, 1, 2, 3};
  return s;
}

// The deal as it was played, with these tricks of the four persons in any order.
template <class G>
Dealt played(const CardGame<G>& game, State& s, const std::array<Cards, 4>& hands, std::string_view bid, char declarer,
             const std::vector<Seat>& winners) {
  s.bid = static_cast<std::uint8_t>(bidCode(bid));
  s.declarer = static_cast<Seat>(kSeats.find(declarer));
  const auto order = game.game().order(s);
  Dealt d{.bid = s.bid};
  for (int i = 0; i < 4; ++i) {
    d.hands[at(i)] = hands[at(order[at(i)])];
    if (order[at(i)] == s.declarer) d.declarer = i;
  }
  for (std::size_t t = 0; t < kTricks; ++t)
    d.winners[t] = static_cast<std::int8_t>(std::ranges::find(order, winners[t]) - order.begin());
  return d;
}

inline std::vector<Seat> tricksOf(std::initializer_list<std::pair<Seat, int>> won) {
  std::vector<Seat> out;
  for (const auto& [who, n] : won) out.insert(out.end(), static_cast<std::size_t>(n), who);
  return out;
}

// A match in which the four sit as above and this deal lies; `cards`: to each.
template <class G> struct Table4 {
  explicit Table4(std::string_view pbn = kD1, Seat dealer = 0, const Chosen& chosen = {}, int cards = 13)
      : game(gameOf<G>(4, chosen)) {
    s = game.start();
    game.settle(s, Outcome::deck(listOf("AC 3C 2C 4C")));
    s.dealer = dealer;
    const auto hands = dealOf(pbn);
    std::vector<Card> pack, left;
    for (int i = 0; i < cards; ++i)
      for (int k = 1; k <= 4; ++k) pack.push_back(hands[at((dealer + k) % 4)][at(i)]);
    for (int k = 1; k <= 4; ++k)
      for (int i = cards; i < 13; ++i) pack.push_back(hands[at((dealer + k) % 4)][at(i)]);
    game.settle(s, Outcome::deck(pack));
  }
  // "S:1S W:P": "" or what went wrong.
  std::string play(std::string_view moves) {
    for (const std::string_view w : wordsOf(moves)) {
      const auto seat = static_cast<Seat>(kSeats.find(w[0]));
      if (!game.turn(s).has(seat)) return std::string(w) + ": not the turn of this seat";
      std::string move(w.substr(2));
      std::ranges::replace(move, '_', ' ');
      const auto m = game.readMove(s, seat, move);
      if (!m) return std::string(w) + ": " + english(m.why());
      game.play(s, seat, *m);
      if (std::string why = game.fault(s); !why.empty()) return std::string(w) + ": " + why;
      const auto again = game.read(game.text(s));
      if (!again) return english(again.why()) + " " + game.text(s);
      if (!(*again == s)) return "read otherwise: " + game.text(s);
    }
    return {};
  }
  // One of the moves of whoever is to act.
  std::string playAny(bool last = false) {
    std::string move = last ? moves().back() : moves().front();
    std::ranges::replace(move, ' ', '_');
    return play(turn() + ":" + move);
  }
  std::string turn() const { return s.stage == Stage::Play ? std::string(1, kSeats[at(s.turn)]) : "-"; }
  Texts moves() const {
    std::vector<typename G::Move> all;
    game.moves(s, s.turn, all);
    Texts out;
    for (const auto& m : all) out.push_back(game.text(s, s.turn, m));
    return out;
  }
  bool may(std::string_view move) const {
    const Texts all = moves();
    return std::ranges::find(all, move) != all.end();
  }
  CardGame<G> game;
  State s;
};

// Settles what chance has to; then whose turn it is, and what that player holds for right. Nobody's when it is over.
template <class G> std::pair<Seat, SkruvRules::Move> nextOf(const G& game, State& s, Random& random) {
  while (game.turn(s).isChance()) game.settle(s, roll(game.chance(s), random));
  if (game.turn(s).isOver()) return {kNobody, {}};
  const Seat seat = game.turn(s).seat();
  State seen = s;
  game.scramble(seen, Viewer{seat}, random);
  return {seat, *game.suggest(seen, seat, random)};
}

// With the last card it is told what was written above the line: all of it and no more.
template <class G> void whatIsToldAddsUp() {
  const auto game = gameOf<G>(4, {{"sits", "1"}});
  Random random(11);
  State s = game.start();
  int told = 0;
  for (;;) {
    const auto [seat, move] = nextOf(game, s, random);
    if (seat == kNobody) break;
    const std::string text = english(game.tell(s, seat, move, Viewer{seat}));
    const auto lines = s.lines.count();
    game.play(s, seat, move);
    if (s.lines.count() == lines) continue;
    int sum = 0, written = 0;
    const auto from = text.find("Above the line: ");
    for (std::size_t i = from == std::string::npos ? text.size() : from; i < text.size(); ++i)
      if (text[i] == ' ' && i + 1 < text.size() && text[i + 1] >= '1' && text[i + 1] <= '9' && text[i - 1] != 't')
        sum += std::stoi(text.substr(i + 1));
    for (const int above : s.lines.back().above) written += above;
    QVERIFY2(sum == written, (text + " | " + std::to_string(written)).c_str());
    told += sum > 0;
  }
  QVERIFY(told > 0);
}

} // namespace mk::skruv
