// The house rules of rubber bridge. Rules: rulings on bridge, part I.
#include "games/kernel/alone.h"
#include "games/whist/bridge.h"

#include <algorithm>

namespace mk {

using namespace bridge;

namespace {

OptionSpec choice(const char* key, Phrase name, Phrase meaning, std::vector<OptionValue> values) {
  return {key, std::move(name), std::move(meaning), std::move(values)};
}

constexpr int kAloneSeats = 2; // values before those of the seats

OptionValue no() { return {"no", MK_TEXT("games", "no")}; }
OptionValue yes() { return {"yes", MK_TEXT("games", "yes")}; }

} // namespace

std::vector<OptionSpec> Bridge::optionsOf(const Scoring& sc) {
  std::vector<OptionSpec> out;
  out.push_back(
      {"rubbers", MK_TEXT("games", "Rubbers"), MK_TEXT("games", "How many rubbers make up the match."), {}, 1, 1, 9});
  out.push_back(choice("deals-at-most", MK_TEXT("games", "Maximum deals"),
                       MK_TEXT("games", "A rubber that is not finished after this many deals is broken off."),
                       {{"none", MK_TEXT("games", "no limit")},
                        {"12", Phrase::plain("12")},
                        {"16", Phrase::plain("16")},
                        {"24", Phrase::plain("24")}}));
  out.push_back(
      choice("seating", MK_TEXT("games", "Seats"),
             MK_TEXT("games", "As chosen before the match, or drawn by cards for partners, places and dealer."),
             {{"fixed", MK_TEXT("games", "as chosen")}, {"draw", MK_TEXT("games", "drawn by lot")}}));
  out.push_back(
      choice("partner-change", MK_TEXT("games", "Change of partners"),
             MK_TEXT("games", "After every rubber two players change chairs; results are kept for each person."),
             {{"never", MK_TEXT("games", "not changed")}, {"every-rubber", MK_TEXT("games", "every rubber")}}));
  for (const auto& [key, name] : {std::pair{"system-ns", MK_TEXT("games", "System of North and South")},
                                  {"system-ew", MK_TEXT("games", "System of East and West")}})
    out.push_back(
        choice(key, name, MK_TEXT("games", "By which computers bid, and hints are given."),
               {{"culbertson", MK_TEXT("games", "Culbertson")}, {"risti", MK_TEXT("games", "Risti: one club")}}));
  out.push_back(choice("plays-for-partner", MK_TEXT("games", "Plays for the partner"),
                       MK_TEXT("games", "Someone who sits alone with computers plays both hands even as dummy."),
                       {{kAlone, MK_TEXT("games", "only person")},
                        {"none", MK_TEXT("games", "nobody does")},
                        {"1", {MK_TEXT("games", "seat %1"), {Arg::number(1)}}},
                        {"2", {MK_TEXT("games", "seat %1"), {Arg::number(2)}}},
                        {"3", {MK_TEXT("games", "seat %1"), {Arg::number(3)}}},
                        {"4", {MK_TEXT("games", "seat %1"), {Arg::number(4)}}}}));
  out.push_back(choice("last-trick", MK_TEXT("games", "Last trick"),
                       MK_TEXT("games", "The last trick lies open until the next card is played."),
                       {{"on", MK_TEXT("games", "stays open")}, {"off", MK_TEXT("games", "is turned over")}}));
  out.push_back(choice("mode", MK_TEXT("games", "Faults"),
                       MK_TEXT("games", "In the salon people may bid too little or not follow suit, and pay for it."),
                       {{"strict", MK_TEXT("games", "impossible")}, {"salon", MK_TEXT("games", "possible: salon")}}));
  if (!sc.law1933)
    out.push_back({"revoke-tricks",
                   MK_TEXT("games", "Tricks for a revoke"),
                   MK_TEXT("games", "What declarer may choose instead of points when a defender has revoked."),
                   {{"2", Phrase::plain("2")}, {"3", Phrase::plain("3")}},
                   0,
                   0,
                   0,
                   "mode",
                   "salon"});
  if (sc.noTrumpsHeld > 0) {
    out.push_back(choice("count-below", MK_TEXT("games", "Points below the line"),
                         MK_TEXT("games", "Whether they count in the final reckoning."), {yes(), no()}));
    out.push_back(choice("schikane", MK_TEXT("games", "Schikane"),
                         MK_TEXT("games", "A player who was dealt no trump earns the side 50 points."), {no(), yes()}));
  }
  if (sc.game > 0 || sc.ownBelow)
    out.push_back(choice("last-game-premium", MK_TEXT("games", "Game premium in the last game"),
                         MK_TEXT("games", "The game that ends the rubber brings its own premium as well."),
                         {no(), yes()}));
  return out;
}

Bridge::Bridge(const Scoring& sc, const Setup& s) : sc_(sc) {
  const Options& o = s.options;
  draws_ = o.is("seating", "draw");
  changes_ = o.is("partner-change", "every-rubber");
  salon_ = o.is("mode", "salon");
  lastTrick_ = o.is("last-trick", "on");
  for (const auto& [side, key] : {std::pair{0, "system-ns"}, {1, "system-ew"}})
    systems_[at(side)] = o.is(key, "risti") ? System::Risti : System::Culbertson;
  rubbers_ = o.number("rubbers");
  constexpr std::array<int, 4> kAtMost = {kMostDeals, 12, 16, 24};
  dealsAtMost_ = kAtMost[at(o.index("deals-at-most"))];
  revokeTricks_ = sc.law1933 ? 0 : 2 + o.index("revoke-tricks");
  alone_ = static_cast<Seat>(std::max<int>(kNobody, o.index("plays-for-partner") - kAloneSeats));
  if (sc.noTrumpsHeld > 0) {
    house_.countBelow = o.is("count-below", "yes");
    house_.schikane = o.is("schikane", "yes");
  }
  if (sc.game > 0 || sc.ownBelow) house_.lastGamePremium = o.is("last-game-premium", "yes");
}

} // namespace mk
