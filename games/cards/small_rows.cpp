// Rows of the smaller card games, in booklet order.
#include "games/cards/small_rows.h"

#include "games/cards/believe_or_not.h"
#include "games/cards/card_rows.h"
#include "games/cards/collect_a_suit.h"
#include "games/cards/durak.h"
#include "games/cards/favourite_number.h"
#include "games/cards/hawk_game.h"
#include "games/cards/jack_of_hearts.h"
#include "games/cards/lucky_mushroom.h"
#include "games/cards/lucky_suit.h"
#include "games/cards/lucky_unlucky.h"
#include "games/cards/magic_jack.h"
#include "games/cards/monarch_pad.h"
#include "games/cards/pay_attention.h"
#include "games/cards/success.h"
#include "games/cards/take_four.h"
#include "games/cards/take_more_crosses.h"
#include "games/cards/take_more_duel.h"
#include "games/cards/take_the_quartet.h"
#include "games/cards/tick_tack.h"
#include "games/cards/twenty_one.h"
#include "games/cards/war.h"

namespace mk {

namespace {

template <class G>
GameInfo row(const char* id, const char* et, const char* en, int fewest, int most, int usual, Kind kind, bool hands,
             Phrase goal) {
  return cardRow<cards::CardGame<G>>(id, G::kName, et, en, fewest, most, usual, kind, hands, std::move(goal));
}

} // namespace

std::vector<GameInfo> smallCardGames() {
  return {
      withPad<TwentyOnePad>(
          row<TwentyOne>("171", "21", "21", 2, 8, 4, Kind::SkillAndLuck, true,
                         MK_TEXT("games", "Take cards up to 21: the best total that is not over it wins the round."))),
      row<DurakEastRules>(
          "173", "Ida", "East", 2, 6, 4, Kind::SkillAndLuck, true,
          MK_TEXT("games", "Get rid of your cards; diamonds are always trump, but only spades beat spades.")),
      row<Success>(
          "180", "Edu", "Success", 2, 6, 4, Kind::MostlyLuck, true,
          MK_TEXT("games", "Get rid of your cards by suit or rank; whoever cannot lay draws until a card fits.")),
      row<JackOfHearts>(
          "182", "Ärtu soldat", "Jack of Hearts", 2, 10, 4, Kind::PureLuck, true,
          MK_TEXT("games", "Lay pairs and draw blind from your neighbour; do not be left with the jack of hearts.")),
      row<War>("183", "Kes on tähtsam", "Who Ranks Higher", 2, 2, 2, Kind::PureLuck, false,
               MK_TEXT("games", "Turn card against card; the higher one takes both, and whoever runs out has won.")),
      withPad<TickTackPad>(
          row<TickTack>("185", "Tikk-takk", "Tick-Tack", 2, 8, 4, Kind::SkillAndLuck, true,
                        MK_TEXT("games", "Follow suit and get rid of your cards; those left count as bad points."))),
      row<MagicJack>("186", "Maagiline soldat", "Magic Jack", 2, 8, 4, Kind::SkillAndLuck, true,
                     MK_TEXT("games", "Get rid of your cards by suit or rank; a jack always fits and names a suit.")),
      row<PayAttention>("187", "Ole tähelepanelik", "Pay Attention", 2, 8, 2, Kind::Skill, false,
                        MK_TEXT("games", "Find pairs among face-down cards; the most pairs win.")),
      row<TakeFour>(
          "188", "Võta neli", "Take Four", 3, 6, 4, Kind::SkillAndLuck, true,
          MK_TEXT("games", "Pass cards on until you have four of a rank; when a hand is laid, do not be the slowest.")),
      withPad<MonarchPad>(row<Monarch>("189", "Monarh", "Monarch", 3, 6, 4, Kind::PureLuck, false,
                                       MK_TEXT("games", "Five face-up cards each: the highest sum is Monarch."))),
      row<LuckyUnlucky>("190", "Veab – ei vea", "Lucky, Unlucky", 3, 4, 4, Kind::SkillAndLuck, true,
                        MK_TEXT("games", "Get rid of your cards; whoever lacks the suit takes the pile.")),
      row<HawkGame>("194", "Kullimäng", "The Hawk Game", 2, 4, 3, Kind::SkillAndLuck, true,
                    MK_TEXT("games", "Lay cards worth fifteen or more; the most combinations win.")),
      row<LuckyMushroom<Mushroom::Triples>>("196", "Õnneseen", "Lucky Mushroom: Triples", 2, 8, 4, Kind::SkillAndLuck,
                                            true, MK_TEXT("games", "Lay three cards of one rank as often as you can.")),
      row<LuckyMushroom<Mushroom::Suits>>("197", "Õnneseen 2", "Lucky Mushroom: Suits", 2, 8, 4, Kind::SkillAndLuck,
                                          true, MK_TEXT("games", "Lay three cards of one suit as often as you can.")),
      row<FavouriteNumber>("198", "Lemmiknumber", "Favourite Number", 2, 8, 4, Kind::SkillAndLuck, true,
                           MK_TEXT("games", "Make the named number with three cards as often as you can.")),
      row<LuckySuit>("199", "Õnnelik mast", "Lucky Suit", 2, 4, 4, Kind::PureLuck, false,
                     MK_TEXT("games", "Name a trump unseen and collect the most cards.")),
      row<CollectASuit>("191", "Korja masti", "Collect a Suit", 2, 6, 4, Kind::SkillAndLuck, true,
                        MK_TEXT("games", "Be the first to hold five cards of one suit, by drawing and trading.")),
      row<BelieveOrNot>("192", "Usun – ei usu", "Believe or Not", 2, 6, 4, Kind::SkillAndLuck, true,
                        MK_TEXT("games", "Lay cards face down under a claimed rank; lie, believe or doubt.")),
      row<TakeMoreDuel>(
          "193", "Võta rohkem", "Take More (Duel)", 2, 2, 2, Kind::SkillAndLuck, true,
          MK_TEXT("games", "Take lower cards with higher ones, then fight six open duels; the larger bank wins.")),
      row<TakeTheQuartet>("195", "Võta nelik", "Take the Quartet", 2, 6, 4, Kind::SkillAndLuck, true,
                          MK_TEXT("games", "Be the first to hold four queens, jacks or kings.")),
      row<TakeMoreCrosses>("200", "Võta rohkem", "Take More (Crosses)", 2, 4, 3, Kind::SkillAndLuck, true,
                           MK_TEXT("games", "Lay chains of even or of odd numbers; every card is a cross.")),
  };
}

} // namespace mk
