// The family of card games: one row a game, in booklet order.
#include "games/cards/catalogue.h"

#include "games/box/erase.h"
#include "games/cards/captain.h"
#include "games/cards/collect.h"
#include "games/cards/durak.h"
#include "games/cards/four_rounds.h"
#include "games/cards/masterly_defence.h"
#include "games/cards/preferans.h"
#include "games/cards/rummy.h"
#include "games/cards/small_rows.h"
#include "games/cards/suit_row_game.h"
#include "games/kit/cards/arrange.h"

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
      {.id = "169",
       .slug = "preferans",
       .et = "Preferanss",
       .en = "Preference",
       .minSeats = PreferansRules::kSeats,
       .maxSeats = PreferansRules::kSeats,
       .seats = PreferansRules::kSeats,
       .kind = Kind::SkillAndLuck,
       .secrets = true,
       .undo = UndoRule::OwnDecision,
       .goal = MK_TEXT("games", "Have most chips after nine deals: bid, name the trump and take the tricks you owe."),
       .options = Preferans::options(),
       .make = makeGameOf<Preferans>,
       .arrange = cards::arrangeCards},
      {.id = "170",
       .slug = "collect-a-collection",
       .et = "Kogu kollektsioon",
       .en = "Collect a Collection",
       .minSeats = 4,
       .maxSeats = CollectRules::kMostSeats,
       .seats = 4,
       .kind = Kind::SkillAndLuck,
       .secrets = true,
       .undo = UndoRule::OwnDecision,
       .goal = MK_TEXT("games", "Score most points by laying two or three cards of one suit or one rank at a time."),
       .options = Collect::options(),
       .make = makeGameOf<Collect>,
       .arrange = cards::arrangeCards},
      {.id = "172",
       .slug = "durak",
       .et = "Kes on viimane",
       .en = "Who Is Last",
       .minSeats = 2,
       .maxSeats = DurakRules::kMostSeats,
       .seats = 4,
       .kind = Kind::SkillAndLuck,
       .secrets = true,
       .undo = UndoRule::OwnDecision,
       .goal = MK_TEXT("games", "Get rid of your cards by attacking and beating; whoever is left with cards has lost."),
       .options = Durak::options(),
       .make = makeGameOf<Durak>,
       .arrange = cards::arrangeCards},
      {.id = "174",
       .slug = "rummy",
       .et = "Rummi",
       .en = "Rummy",
       .minSeats = 2,
       .maxSeats = RummyRules::kMostSeats,
       .seats = 4,
       .kind = Kind::SkillAndLuck,
       .secrets = true,
       .undo = UndoRule::OwnDecision,
       .goal = MK_TEXT("games", "Be the first without cards: lay sets and runs; the first meld must be worth 40."),
       .options = Rummy::options(),
       .make = makeGameOf<Rummy>,
       .arrange = cards::arrangeCards},
      {.id = "175",
       .slug = "rummy-jokers",
       .et = "Rummi 2",
       .en = "Rummy with Jokers",
       .minSeats = 2,
       .maxSeats = RummyRules::kMostSeats,
       .seats = 4,
       .kind = Kind::SkillAndLuck,
       .secrets = true,
       .undo = UndoRule::OwnDecision,
       .goal = MK_TEXT("games", "Be the first without cards: lay sets and runs; two jokers stand for any card."),
       .options = RummyWithJokers::options(),
       .make = makeGameOf<RummyWithJokers>,
       .arrange = cards::arrangeCards},
      {.id = "176",
       .slug = "rummy-two-steps",
       .et = "Rummi 3",
       .en = "Rummy in Two Steps",
       .minSeats = 2,
       .maxSeats = RummyRules::kMostSeats,
       .seats = 4,
       .kind = Kind::SkillAndLuck,
       .secrets = true,
       .undo = UndoRule::OwnDecision,
       .goal = MK_TEXT("games", "Be the first without cards: the first meld is free, the second must be worth 40."),
       .options = RummyInTwoSteps::options(),
       .make = makeGameOf<RummyInTwoSteps>,
       .arrange = cards::arrangeCards},
      {.id = "177",
       .slug = "lay-out-first",
       .et = "Lao esimesena",
       .en = "Lay Out First",
       .minSeats = 3,
       .maxSeats = 6,
       .seats = 4,
       .kind = Kind::SkillAndLuck,
       .secrets = true,
       .undo = UndoRule::OwnDecision,
       .goal = MK_TEXT("games", "Be the first without cards: lay them in four rows that grow from the sixes."),
       .options = LayOutFirst::options(),
       .make = makeGameOf<LayOutFirst>,
       .arrange = cards::arrangeCards},
      {.id = "178",
       .slug = "masterly-defence",
       .et = "Meisterlik kaitse",
       .en = "Masterly Defence",
       .minSeats = 2,
       .maxSeats = MasterlyDefenceRules::kMostSeats,
       .seats = 4,
       .kind = Kind::SkillAndLuck,
       .secrets = true,
       .undo = UndoRule::OwnDecision,
       .goal = MK_TEXT("games", "Reach 10 points: each card of an attack that you beat whole is worth one."),
       .options = MasterlyDefence::options(),
       .make = makeGameOf<MasterlyDefence>,
       .arrange = cards::arrangeCards},
      {.id = "179",
       .slug = "captain-cards",
       .et = "Kapten",
       .en = "Captain",
       .minSeats = CaptainRules::kSeats,
       .maxSeats = CaptainRules::kSeats,
       .seats = CaptainRules::kSeats,
       .kind = Kind::SkillAndLuck,
       .secrets = true,
       .undo = UndoRule::OwnDecision,
       .goal = MK_TEXT(
           "games", "Score most points over the deals: with your secret partner take 66 card points, or prevent it."),
       .options = Captain::options(),
       .make = makeGameOf<Captain>,
       .arrange = cards::arrangeCards},
      {.id = "181",
       .slug = "four-rounds",
       .et = "4 raundi",
       .en = "Four Rounds",
       .minSeats = 3,
       .maxSeats = FourRoundsRules::kMostSeats,
       .seats = 4,
       .kind = Kind::SkillAndLuck,
       .secrets = true,
       .undo = UndoRule::OwnDecision,
       .goal = MK_TEXT("games", "Win most rounds: in each of them collect the cards of its suit in tricks."),
       .options = FourRounds::options(),
       .make = makeGameOf<FourRounds>,
       .arrange = cards::arrangeCards},
      {.id = "184",
       .slug = "nine-cards",
       .et = "Üheksa kaarti",
       .en = "Nines",
       .minSeats = 2,
       .maxSeats = 4,
       .seats = 4,
       .kind = Kind::SkillAndLuck,
       .secrets = true,
       .undo = UndoRule::OwnDecision,
       .goal = MK_TEXT("games", "Be the first without cards: lay them in four rows that grow from the nines."),
       .options = NineCards::options(),
       .make = makeGameOf<NineCards>,
       .arrange = cards::arrangeCards},
  });
  static const Family family{"cards", "Kaardimängud", "Card games", games};
  return family;
}

} // namespace mk
