// The table of inputs.
#include "games/tricks/verbs.h"

#include "games/kernel/phrase.h"

#include <iterator>

namespace mk::trick {

namespace {

// In the order of Verb.
constexpr VerbSpec kVerbs[] = {
    {"", Writes::Nothing, Hand::Button, "", 0, ""},
    {"deal", Writes::Nothing, Hand::Button, MK_TEXT("games", "Deal the cards into piles"), ' ',
     MK_TEXT("games", "%1 deals the cards into piles, one at a time.")},
    {"pick", Writes::Numbers, Hand::PileSpot, "", 0,
     MK_TEXT("games", "%1 takes a card from the middle of pile %2 and looks at it.")},
    {"pick", Writes::Numbers, Hand::Spot, "", 0, MK_TEXT("games", "%1 draws a card and looks at it.")},
    {"put", Writes::Numbers, Hand::Piles, "", 0, MK_TEXT("games", "%1 lays the card face down on pile %2.")},
    {"stack", Writes::Numbers, Hand::Piles, "", 0, MK_TEXT("games", "%1 gathers the piles, from the top: %2.")},
    {"cut", Writes::Numbers, Hand::Spot, "", 0, MK_TEXT("games", "%1 cuts the pack: the top %2 go under.")},
    {"done", Writes::Nothing, Hand::Button, MK_TEXT("games", "That is enough"), ' ', MK_TEXT("games", "%1: enough.")},
    {"find", Writes::Card, Hand::Face, "", 0, MK_TEXT("games", "%1 says: it was %2!")},
    {"peek", Writes::Numbers, Hand::Spot, "", 0, MK_TEXT("games", "%1 secretly looks at the card at place %2.")},
    {"name", Writes::Card, Hand::Named, "", 0, MK_TEXT("games", "%1 says: give me %2!")},
    {"name", Writes::CardAndPile, Hand::NamedPile, "", 0,
     MK_TEXT("games", "%1 says: the top card of pile %3 is %2, and takes it.")},
    {"another", Writes::Nothing, Hand::Button, MK_TEXT("games", "Ask a guest for it"), ' ',
     MK_TEXT("games", "%1 lets a guest find it.")},
    {"give", Writes::Numbers, Hand::Spot, "", 0, MK_TEXT("games", "%1 gives the card at place %2, unseen.")},
    {"take", Writes::Numbers, Hand::Spot, "", 0, MK_TEXT("games", "%1 takes the card at place %2.")},
    {"show", Writes::Nothing, Hand::Button, MK_TEXT("games", "Show the cards"), ' ',
     MK_TEXT("games", "%1 shows the cards.")},
    {"row", Writes::Numbers, Hand::Piles, "", 0, MK_TEXT("games", "%1: my card is in row %2.")},
    {"pickup", Writes::Numbers, Hand::Piles, "", 0, MK_TEXT("games", "%1 gathers the rows in the order %2, %3, %4.")},
    {"turn", Writes::Numbers, Hand::Spot, "", 0, MK_TEXT("games", "%1 turns up card %2: %3.")},
    {"yes", Writes::Nothing, Hand::Button, MK_TEXT("games", "Yes, this is my card"), ' ',
     MK_TEXT("games", "%1: yes, this is my card!")},
    {"no", Writes::Nothing, Hand::Button, MK_TEXT("games", "No"), 'n',
     MK_TEXT("games", "%1: no, mine was another card.")},
    {"look", Writes::Nothing, Hand::Button, MK_TEXT("games", "I will remember my card and its place"), ' ',
     MK_TEXT("games", "%1 remembers a card and its place from the bottom.")},
    {"look", Writes::Numbers, Hand::Spot, "", 0,
     MK_TEXT("games", "%1 remembers a card and its place from the bottom: %2.")},
    {"say", Writes::Numbers, Hand::Number, MK_TEXT("games", "Say a number larger than your card's place"), 0,
     MK_TEXT("games", "%1 says the number %2.")},
    {"move", Writes::Numbers, Hand::Number, MK_TEXT("games", "How many cards from the bottom to the top?"), 0,
     MK_TEXT("games", "%1 moves cards from the bottom to the top: %2.")},
    {"count", Writes::Numbers, Hand::Number, MK_TEXT("games", "Start counting with the place of your card"), 0,
     MK_TEXT("games", "%1 counts cards off, beginning with %2.")},
    {"lay", Writes::Card, Hand::Face, "", 0, MK_TEXT("games", "%1 lays %2.")},
    {"collect columns", Writes::Nothing, Hand::Button, MK_TEXT("games", "Gather column by column"), 'c',
     MK_TEXT("games", "%1 gathers the cards column by column and turns them face down.")},
    {"collect rows", Writes::Nothing, Hand::Button, MK_TEXT("games", "Gather row by row"), 'r',
     MK_TEXT("games", "%1 gathers the cards row by row and turns them face down.")},
    {"glimpse", Writes::Nothing, Hand::Button, MK_TEXT("games", "Look at the bottom card"), ' ',
     MK_TEXT("games", "%1 straightens the pack.")},
    {"split", Writes::Numbers, Hand::Spot, "", 0, MK_TEXT("games", "%1 lifts off the top cards: %2.")},
    {"queen", Writes::Nothing, Hand::Button, MK_TEXT("games", "The queen on the king"), 'q',
     MK_TEXT("games", "%1 lays the queen on the king.")},
    {"king", Writes::Nothing, Hand::Button, MK_TEXT("games", "The king on the queen"), 'k',
     MK_TEXT("games", "%1 lays the king on the queen.")},
    {"sort", Writes::Nothing, Hand::Button, MK_TEXT("games", "Every second card to the other hand"), ' ',
     MK_TEXT("games", "%1 brings out two groups from behind the back.")},
    {"hide", Writes::Nothing, Hand::Button, MK_TEXT("games", "Leave the fourth king on top of the pack"), 'h',
     MK_TEXT("games", "%1 straightens the pack.")},
    {"place", Writes::Nothing, Hand::Button, MK_TEXT("games", "Lay the kings into the pack"), 'l',
     MK_TEXT("games", "%1 lays the kings into the pack.")},
    {"spread", Writes::Nothing, Hand::Button, MK_TEXT("games", "Spread the cards"), 's',
     MK_TEXT("games", "%1 spreads a part of the pack.")},
    {"lift", Writes::Numbers, Hand::Spot, "", 0, MK_TEXT("games", "%1 lifts off cards: %2.")},
    {"first", Writes::Card, Hand::Face, "", 0, MK_TEXT("games", "%1: the first spectator took %2.")},
    {"second", Writes::Card, Hand::Face, "", 0, MK_TEXT("games", "%1: the second spectator took %2.")},
    {"suit", Writes::Suit, Hand::Suit, "", 0, MK_TEXT("games", "%1 chooses the suit: %2.")},
    {"under", Writes::Nothing, Hand::Button, MK_TEXT("games", "One card under the pack"), 'u',
     MK_TEXT("games", "%1 spells: %2. The top card goes under the pack.")},
    {"table", Writes::Nothing, Hand::Button, MK_TEXT("games", "Lay the card on the table"), ' ',
     MK_TEXT("games", "%1 lays a card on the table: %2.")},
    {"next", Writes::Card, Hand::Face, "", 0, MK_TEXT("games", "%1 sorts the pack.")},
    {"ready", Writes::Nothing, Hand::Button, MK_TEXT("games", "It is done"), ' ', MK_TEXT("games", "%1: it is done.")},
    {"right", Writes::Nothing, Hand::Button, MK_TEXT("games", "Yes, these were the cards"), ' ',
     MK_TEXT("games", "%1: yes, these were the cards!")},
    {"wrong", Writes::Nothing, Hand::Button, MK_TEXT("games", "No"), 'n',
     MK_TEXT("games", "%1: no, other cards were taken.")},
    {"glance", Writes::Nothing, Hand::Button, MK_TEXT("games", "Let the spectator look"), 'v',
     MK_TEXT("games", "%1 looks, and the magician looks away.")},
};
static_assert(std::size(kVerbs) == static_cast<std::size_t>(Verb::Glance) + 1);

} // namespace

const VerbSpec& spec(Verb v) { return kVerbs[static_cast<std::size_t>(v)]; }

} // namespace mk::trick
