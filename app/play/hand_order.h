// How a person sorts the hand: by suit, by rank, or as it was laid by hand. Only what is drawn and spoken: the places
// of the cards, by which moves are made, stay those of the rules. Rules: card games, A3 (one's own hand).
#pragma once

#include "games/box/game.h"

#include <QString>

#include <vector>

namespace mk {

struct HandOrder {
  enum class By : std::uint8_t { Suit, Rank, Game, Own };
  By by = By::Suit;
  std::vector<Card> own; // By::Own: from left to right; others lie to the right of them
  bool operator==(const HandOrder&) const = default;
};

// "suit", "rank", "game", "own QS 7H": as it is kept between matches. What cannot be read is the usual order.
QString textOf(const HandOrder&);
HandOrder readHandOrder(const QString&);

// The suit that beats the others in this position, as its notation tells it ("trump=H"); -1 where there is none.
int trumpOf(const Position&);

// The viewer's own hand in a view, where there is something to sort; nullptr else.
Zone* ownHand(View&, Seat);
// A hand all of whose cards are seen, whoever holds it.
bool isOpenHand(const Zone&);
void sortHand(Zone& hand, const HandOrder&, int trump);

} // namespace mk
