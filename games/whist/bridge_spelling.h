// What the writer and the reader of bridge positions share: names of phases, letters of chairs and calls.
#pragma once

#include "games/whist/bridge.h"

#include <array>
#include <string>
#include <string_view>
#include <utility>

namespace mk::bridge {

inline constexpr std::array<std::pair<Bridge::Phase, std::string_view>, 10> kPhases = {
    {{Bridge::Phase::Lot, "lot"},
     {Bridge::Phase::Seats, "seats"},
     {Bridge::Phase::Deal, "deal"},
     {Bridge::Phase::Auction, "auction"},
     {Bridge::Phase::Play, "play"},
     {Bridge::Phase::Stand, "stand"},
     {Bridge::Phase::Answer, "answer"},
     {Bridge::Phase::Review, "review"},
     {Bridge::Phase::Penalty, "penalty"},
     {Bridge::Phase::Over, "over"}}};
inline constexpr std::string_view kSuitsDown = "SHDC";

inline char letterOf(Seat chair) { return kCompass[at(chair)]; }
inline Seat chairOf(char c) {
  const auto k = kCompass.find(c);
  return k == std::string_view::npos ? kNobody : static_cast<Seat>(k);
}
std::string callText(int number); // "P", "4S", "X", "XX"
int readCall(std::string_view);   // -1 = none
int namedCall(std::string_view);  // the same in words, too: "4 hearts", "redouble"
cards::Call callOf(int number);
std::string handText(const cards::Cards&);   // "AK2.T98.-.QJ76543"
std::string trumpText(const Bridge::State&); // "H"; "" where none is played
std::string dangerText(const Standing&);     // "NS", "NSEW"
std::string partText(const Standing&);       // "40/0"

} // namespace mk::bridge
