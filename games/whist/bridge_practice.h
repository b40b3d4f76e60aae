// "Bid this hand": deals that fit a theme, bid by a person in the south and the system in the other chairs. Rules:
// rulings on bridge, part II.
#pragma once

#include "games/kernel/bidding_turn.h"
#include "games/kernel/double_dummy.h"
#include "games/whist/bridge.h"

#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace mk::bridge {

// What the person in the south is asked for first.
enum class Theme : std::uint8_t { Opening, Response, Rebid, Overcall, TakeoutAnswer, Slam };
std::vector<Phrase> themeNames();
std::vector<Phrase> systemNames();

struct PracticeDeal {
  std::array<cards::Cards, kChairs> hands{};
  Seat dealer = 0;
  Standing standing{}; // who is in danger
};
// The first deal of this number that fits; nothing where none was found.
std::optional<PracticeDeal> practiceDeal(const Scoring&, Theme, System, std::uint64_t number);

Checked<BiddingTurn> practise(const Scoring&, const BiddingTask&, std::span<const std::string> own);
Checked<std::vector<Phrase>> practiceMade(const Scoring&, const BiddingTask&, std::span<const std::string> own,
                                          const DoubleDummy&, std::stop_token);

} // namespace mk::bridge
