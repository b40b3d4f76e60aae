// Catalogue rows of the card tricks.
#include "games/tricks/catalogue.h"

#include "games/box/erase.h"
#include "games/tricks/performance.h"
#include "games/tricks/tricks.h"

#include <array>

namespace mk {

namespace {

std::vector<OptionSpec> options(std::initializer_list<OptionSpec> own = {}) {
  std::vector<OptionSpec> out{trick::modeOption(), trick::coachOption(), trick::secretOption()};
  out.insert(out.end(), own);
  return out;
}

OptionSpec suitOption() {
  OptionSpec o;
  o.key = "suit";
  o.name = MK_TEXT("games", "The magician's suit");
  o.meaning = MK_TEXT("games", "The suit that shows the magician the chosen card.");
  o.values = {{"C", nameOf(Suit::Clubs)},
              {"D", nameOf(Suit::Diamonds)},
              {"H", nameOf(Suit::Hearts)},
              {"S", nameOf(Suit::Spades)}};
  o.preset = 1;
  return o;
}

OptionSpec guestsOption() {
  OptionSpec o;
  o.key = "guests";
  o.name = MK_TEXT("games", "Guests");
  o.meaning = MK_TEXT("games", "How many cards guests draw; the performer decides on the spot.");
  o.lowest = 1;
  o.highest = 6;
  o.preset = 2;
  o.onlyWith = "mode";
  o.onlyWithValue = "watch";
  return o;
}

OptionSpec languageOption() {
  OptionSpec o;
  o.key = "language";
  o.name = MK_TEXT("games", "Language");
  o.meaning = MK_TEXT("games", "In which language the cards are spelt.");
  o.values = {{"et", MK_TEXT("games", "Estonian")}, {"en", MK_TEXT("games", "English")}};
  return o;
}

OptionSpec jackOption() {
  OptionSpec o;
  o.key = "jack";
  o.name = MK_TEXT("games", "The jack's name");
  o.meaning = MK_TEXT("games", "The Estonian word for the jack.");
  o.values = {{"soldat", Phrase::plain("soldat")}, {"poiss", Phrase::plain("poiss")}};
  o.onlyWith = "language";
  o.onlyWithValue = "et";
  return o;
}

// One person; the others watch. `secrets`: something is hidden from the person.
GameInfo row(const char* id, const char* slug, const char* et, const char* en, const trick::Trick& (*which)(),
             bool secrets, std::span<const OptionSpec> house, Phrase goal) {
  const trick::Trick* trick = &which();
  return {id,
          slug,
          et,
          en,
          1,
          1,
          1,
          Kind::Performance,
          secrets,
          UndoRule::Free,
          std::move(goal),
          house,
          [trick](const Setup& s) {
            return std::make_shared<const GameOf<trick::Performance>>(s, trick::Performance(s, *trick));
          },
          trick::arrangeTrick};
}

} // namespace

const Family& tricksFamily() {
  const OptionSpec people = trick::spectatorOption();
  static const std::vector<OptionSpec> plain = options({people}),
                                       magic = options({people, suitOption(), trick::prepareOption()}),
                                       guests = options({people, guestsOption()}),
                                       prepared = options({people, trick::prepareOption()}),
                                       clever =
                                           options({people, languageOption(), jackOption(), trick::prepareOption()});
  static const std::array<GameInfo, 12> games{{
      row("157", "magic-card", "Võlukaart", "The Magic Card", trick::magicCard, true, magic,
          MK_TEXT("games", "Find the card that the spectator has put back anywhere among six piles.")),
      row("158", "one-ahead-spread", "Kergeusklik pealtvaataja", "The Credulous Spectator", trick::oneAhead, true,
          guests, MK_TEXT("games", "Ask for cards by name and get them all, though nobody sees what is given.")),
      row("159", "twenty-one-cards", "Arva 21 kaardist ära üks väljavalitu", "Guess One of 21 Cards", trick::twentyOne,
          true, plain,
          MK_TEXT("games", "Find the card the spectator thinks of, asking only three times which row it lies in.")),
      row("160", "wandering-card", "Rändav kaart", "The Wandering Card", trick::wanderingCard, true, plain,
          MK_TEXT("games", "Make a card wander to the number that the spectator has said.")),
      row("161", "court-suits", "Kuningad, emandad ja soldatid", "Kings, Queens and Jacks", trick::courtSuits, false,
          plain, MK_TEXT("games", "Let twelve court cards find their suits again, however they are cut.")),
      row("162", "key-card", "Leia valitud kaart", "Find the Chosen Card", trick::keyCard, true, plain,
          MK_TEXT("games", "Find a card that was buried under the pack and cut away.")),
      row("163", "moved-count", "Mitu kaarti on ümber tõstetud?", "How Many Cards Were Moved?", trick::movedCount, true,
          prepared, MK_TEXT("games", "Let a card of the pack tell how many were moved behind your back.")),
      row("164", "royal-pairs", "Paaride ühendamine", "Joining the Pairs", trick::royalPairs, true, prepared,
          MK_TEXT("games", "Bring kings and queens out in pairs, without looking.")),
      row("165", "kings-gathering", "Kuningate salapärane ümberpaigutamine", "The Kings' Mysterious Gathering",
          trick::kingsGathering, true, plain,
          MK_TEXT("games", "Bring three kings together that lay far apart in the pack.")),
      row("166", "three-tops", "Arvake ära kaetud pealmised kaardid", "Guess the Covered Top Cards", trick::threeTops,
          true, plain, MK_TEXT("games", "Name the top cards of three piles before they are turned up.")),
      row("167", "taken-count", "Arva ära, mitu kaarti võeti", "Guess How Many Cards Were Taken", trick::takenCount,
          true, prepared, MK_TEXT("games", "Tell two spectators how many cards they took, and which.")),
      row("168", "clever-cards", "Targad kaardid", "Clever Cards", trick::cleverCards, false, clever,
          MK_TEXT("games", "Spell the cards' names, and each card comes when it is called.")),
  }};
  static const Family family{"tricks", "Kaarditrikid", "Card tricks", games};
  return family;
}

} // namespace mk
