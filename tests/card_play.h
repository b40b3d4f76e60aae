// Card games played from a test: positions and moves as the rulings write them, replays, and many random matches.
#pragma once

#include "games/box/playout.h"
#include "games/kit/cards/card_game.h"

#include <QTest>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace mk::cards {

using Chosen = std::map<std::string, std::string>;
using Texts = std::vector<std::string>;

template <class G> CardGame<G> gameOf(int seats, const Chosen& chosen = {}) {
  Setup s{seats, Options(G::options())};
  for (const auto& [key, value] : chosen)
    if (!s.options.set(key, value)) qFatal("no option %s=%s", key.c_str(), value.c_str());
  return CardGame<G>(s);
}

struct At {
  int seats;
  Chosen chosen = {};
};

template <class G> class Played {
public:
  using State = typename G::State;

  Played(const At& table, std::string_view position) : game(gameOf<G>(table.seats, table.chosen)) {
    auto read = game.read(position);
    if (!read) qFatal("%s", english(read.why()).c_str());
    state = *read;
  }
  // A match dealt with this pack.
  Played(int seats, int dealer, std::string_view pack, const Chosen& chosen = {}) : game(gameOf<G>(seats, chosen)) {
    state = game.start();
    game.settle(state, Outcome::draw(dealer - 1));
    deal(pack);
  }
  void deal(std::string_view pack) {
    const auto cards = readCards(pack);
    if (!cards) qFatal("no pack");
    game.settle(state, Outcome::deck(*cards));
  }
  // Moves as in the rulings, "1: play 7S; 2: pass", with line breaks. "" or what went wrong.
  std::string play(std::string_view moves) {
    std::string text(moves);
    std::ranges::replace(text, '\n', ';');
    for (std::string_view rest = text; !rest.empty();) {
      const auto cut = rest.find(';');
      std::string_view one = rest.substr(0, cut);
      rest.remove_prefix(cut == std::string_view::npos ? rest.size() : cut + 1);
      while (one.starts_with(' ')) one.remove_prefix(1);
      if (one.empty()) continue;
      if (const std::string why = step(static_cast<Seat>(one[0] - '1'), one.substr(3)); !why.empty())
        return std::string(one) + ": " + why;
    }
    return {};
  }
  std::string step(Seat seat, std::string_view move) {
    while (game.turn(state).isChance() && state.stage == Stage::Shuffle) { // as the cards lie
      const ChanceRequest ask = game.chance(state);
      game.settle(state, Outcome::deck(ask.pack));
    }
    if (!game.turn(state).has(seat)) return "not the turn of this seat";
    const auto m = game.readMove(state, seat, move);
    if (!m) return english(m.why());
    game.play(state, seat, *m);
    return game.fault(state);
  }
  Texts moves() const {
    const Seat seat = game.turn(state).seat();
    std::vector<typename G::Move> all;
    game.moves(state, seat, all);
    Texts out;
    for (const auto& m : all) out.push_back(game.text(state, seat, m));
    std::ranges::sort(out);
    return out;
  }
  std::string hand(const Cards& c) const { return cardsText(c); }

  CardGame<G> game;
  State state;
};

inline std::vector<Card> listOf(std::string_view t) {
  auto list = readCards(t);
  if (!list) qFatal("no cards");
  return *list;
}

inline Cards cardsOf(std::string_view t) {
  const auto list = readCards(t);
  if (!list) qFatal("no cards");
  Cards out;
  for (const Card c : *list) addSorted(out, c);
  return out;
}

// How many random matches a figure is measured with.
inline int many(int few, int all = 100'000) { return std::getenv("MK_LONG") != nullptr ? all : few; }

} // namespace mk::cards
