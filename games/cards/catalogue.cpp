// The family of card games: one row a game, in booklet order.
#include "games/cards/catalogue.h"

#include "games/cards/captain.h"
#include "games/cards/card_rows.h"
#include "games/cards/collect.h"
#include "games/cards/durak.h"
#include "games/cards/four_rounds.h"
#include "games/cards/masterly_defence.h"
#include "games/cards/preferans.h"
#include "games/cards/rummy.h"
#include "games/cards/small_rows.h"
#include "games/cards/suit_row_game.h"

#include <algorithm>
#include <string>

namespace mk {

namespace {

// In booklet order.
std::vector<GameInfo> withSmallGames(std::vector<GameInfo> games) {
  std::ranges::copy(smallCardGames(), std::back_inserter(games));
  std::ranges::sort(games, {}, [](const GameInfo& g) { return std::stoi(g.id); });
  return games;
}

} // namespace

const Family& cardsFamily() {
  static const std::vector<GameInfo> games = withSmallGames({
      withPad<PreferansPad>(cardRow<Preferans>(
          "169", "preferans", "Preferanss", "Preference", PreferansRules::kFewestSeats, PreferansRules::kMostSeats,
          PreferansRules::kFewestSeats, Kind::SkillAndLuck, true,
          MK_TEXT("games", "Have the most chips after nine deals: bid, name the trump and take the tricks you owe."))),
      cardRow<Collect>(
          "170", "collect-a-collection", "Kogu kollektsioon", "Collect a Collection", 4, CollectRules::kMostSeats, 4,
          Kind::SkillAndLuck, true,
          MK_TEXT("games", "Score the most points by laying two or three cards of one suit or one rank at a time.")),
      cardRow<Durak>(
          "172", "durak", "Kes on viimane", "Who Is Last", 2, DurakRules::kMostSeats, 4, Kind::SkillAndLuck, true,
          MK_TEXT("games", "Get rid of your cards by attacking and beating; whoever is left with cards has lost.")),
      withPad<RummyPad<Rummy>>(cardRow<Rummy>(
          "174", "rummy", "Rummi", "Rummy", 2, RummyRules::kMostSeats, 4, Kind::SkillAndLuck, true,
          MK_TEXT("games", "Be the first to go out: lay sets and runs; the first meld must be worth 40."))),
      withPad<RummyPad<RummyWithJokers>>(cardRow<RummyWithJokers>(
          "175", "rummy-jokers", "Rummi 2", "Rummy with Jokers", 2, RummyRules::kMostSeats, 4, Kind::SkillAndLuck, true,
          MK_TEXT("games", "Be the first to go out: lay sets and runs; two jokers stand for any card."))),
      withPad<RummyPad<RummyInTwoSteps>>(cardRow<RummyInTwoSteps>(
          "176", "rummy-two-steps", "Rummi 3", "Rummy in Two Steps", 2, RummyRules::kMostSeats, 4, Kind::SkillAndLuck,
          true, MK_TEXT("games", "Be the first to go out: the first meld is free, the second must be worth 40."))),
      cardRow<LayOutFirst>(
          "177", "lay-out-first", "Lao esimesena", "Lay Out First", 3, 6, 4, Kind::SkillAndLuck, true,
          MK_TEXT("games", "Be the first to run out of cards: lay them in four rows that grow from the sixes.")),
      withPad<PointsPad<MasterlyDefence>>(cardRow<MasterlyDefence>(
          "178", "masterly-defence", "Meisterlik kaitse", "Masterly Defence", 2, MasterlyDefenceRules::kMostSeats, 4,
          Kind::SkillAndLuck, true,
          MK_TEXT("games", "Reach 10 points: each card of an attack that you beat whole is worth one."))),
      withPad<CaptainPad>(cardRow<Captain>(
          "179", "captain-cards", "Kapten", "Captain", CaptainRules::kSeats, CaptainRules::kSeats, CaptainRules::kSeats,
          Kind::SkillAndLuck, true,
          MK_TEXT(
              "games",
              "Score the most points over the deals: with your secret partner take 66 card points, or prevent it."))),
      withPad<FourRoundsPad>(cardRow<FourRounds>(
          "181", "four-rounds", "4 raundi", "Four Rounds", 3, FourRoundsRules::kMostSeats, 4, Kind::SkillAndLuck, true,
          MK_TEXT("games", "Win the most rounds: in each of them collect the cards of its suit in tricks."))),
      cardRow<NineCards>(
          "184", "nine-cards", "Üheksa kaarti", "Nines", 2, 4, 4, Kind::SkillAndLuck, true,
          MK_TEXT("games", "Be the first to run out of cards: lay them in four rows that grow from the nines.")),
  });
  static const Family family{"cards", "Kaardimängud", "Card games", games};
  return family;
}

} // namespace mk
