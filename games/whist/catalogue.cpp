// The family of bridge and its relatives: the rows of each game stand in a file beside it.
#include "games/whist/catalogue.h"

#include "games/whist/belote_rows.h"
#include "games/whist/bridge_rows.h"
#include "games/whist/skruv_rows.h"

#include <algorithm>
#include <iterator>
#include <vector>

namespace mk {

namespace {

std::vector<GameInfo> allGames() {
  std::vector<GameInfo> games = bridgeGames();
  games.push_back(beloteRow());
  std::ranges::copy(skruvRows(), std::back_inserter(games));
  return games;
}

} // namespace

const Family& whistFamily() {
  static const std::vector<GameInfo> games = allGames();
  static const Family family{"whist", "Bridž ja vist", "Bridge and whist", games};
  return family;
}

} // namespace mk
