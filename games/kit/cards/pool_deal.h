// A deal for the chips of a common pool: every trick takes a chip out of it, and whoever has taken fewer tricks than
// owed pays into it. How many are owed and paid is data. Rules: card games, game 169.
#pragma once

#include "games/kernel/options.h"
#include "games/kit/cards/pool_sheet.h"

namespace mk::cards {

struct PoolRule {
  struct Debt {
    int tricks; // a declarer owes at least so many; by the bid it may be more
    int pays;   // for fewer
  };
  int ante = 0; // of the dealer
  Debt declarer, joined;
  int noTrick = 0; // what a declarer who owes to take none at all gets out of the pool; for one that is taken he pays
  int cap = INT16_MAX; // payments do not lift the pool over it
};
// The house rule "pool-cap": none | 50 | 100; and the cap by it.
OptionSpec poolCapOption();
int poolCapOf(const Options&);

// Pays for a deal that is over; where all have passed nothing is paid. `owed`: tricks of the declarer, 0: not a single
// one. `away`: bits of the seats that did not play; a declarer whom nobody has joined takes the pool.
void settle(const PoolRule&, const PoolLine& played, int owed, unsigned away, std::span<std::int16_t> balances, Pool&);
// The same, and it is written down.
void settle(const PoolRule&, PoolPlay&, PoolLine played, int owed, unsigned away, std::span<std::int16_t> balances);
// How it went.
Phrase endOf(const PoolRule&, const PoolLine& played, int owed, bool joined);

} // namespace mk::cards
