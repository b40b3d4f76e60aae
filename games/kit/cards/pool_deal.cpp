// Deals for the chips of a pool: what is paid, and the words for it. Rules: card games, game 169.
#include "games/kit/cards/pool_deal.h"

#include "games/kit/cards/hands.h"

namespace mk::cards {

OptionSpec poolCapOption() {
  return {"pool-cap",
          MK_TEXT("games", "Limit of the pool"),
          MK_TEXT("games", "Payments that would lift the pool over it are cut."),
          {{"none", MK_TEXT("games", "none")}, {"50", Phrase::plain("50")}, {"100", Phrase::plain("100")}}};
}

int poolCapOf(const Options& o) { return o.is("pool-cap", "none") ? INT16_MAX : 50 * o.index("pool-cap"); }

void settle(const PoolRule& r, const PoolLine& played, int owed, unsigned away, std::span<std::int16_t> balances,
            Pool& pool) {
  const Seat declarer = played.declarer;
  if (declarer == kNobody) return;
  const int seats = static_cast<int>(balances.size());
  std::int16_t& own = balances[at(declarer)];
  if (owed == 0) {
    if (played.tricks[at(declarer)] == 0)
      pool.takeOut(own, r.noTrick);
    else
      pool.payIn(own, r.declarer.pays, r.cap);
    return;
  }
  if (leftOf(declarer, seats, away) == declarer) {
    pool.takeOut(own, pool.chips);
    return;
  }
  for (Seat k = 0; k < seats; ++k) pool.takeOut(balances[at(k)], played.tricks[at(k)]);
  Seat k = declarer;
  do { // the declarer pays last
    k = leftOf(k, seats, away);
    const PoolRule::Debt debt = k == declarer ? PoolRule::Debt{owed, r.declarer.pays} : r.joined;
    if (played.tricks[at(k)] < debt.tricks) pool.payIn(balances[at(k)], debt.pays, r.cap);
  } while (k != declarer);
}

void settle(const PoolRule& r, PoolPlay& s, PoolLine played, int owed, unsigned away,
            std::span<std::int16_t> balances) {
  settle(r, played, owed, away, balances, s.pool);
  s.note(played, balances);
}

Phrase endOf(const PoolRule& r, const PoolLine& played, int owed, bool joined) {
  if (played.declarer == kNobody) return MK_TEXT("games", "All have passed; the pool stays.");
  const Arg declarer = Arg::seat(played.declarer), pays = Arg::number(r.declarer.pays);
  if (!joined) return {MK_TEXT("games", "Both drop out: %1 takes the pool."), {declarer}};
  const int won = played.tricks[at(played.declarer)];
  const Arg tricks = Arg::number(won), wanted = Arg::number(owed);
  if (owed == 0 && won == 0) return {MK_TEXT("games", "%1 has made misère: not a single trick."), {declarer}};
  if (owed == 0)
    return {MK_TEXT("games", "%1 has not made misère (tricks: %2) and pays %3."), {declarer, tricks, pays}};
  if (won >= owed) return {MK_TEXT("games", "%1 owed %2 tricks and has %3."), {declarer, wanted, tricks}};
  return {MK_TEXT("games", "%1 owed %2 tricks, has only %3 and pays %4."), {declarer, wanted, tricks, pays}};
}

} // namespace mk::cards
