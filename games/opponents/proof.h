// Whether the side to move wins by force: proof-number search, depth first (df-pn, Nagai 2002). It goes where the other
// side has least to choose from, so it finds long forced wins that are far too deep for a search of every line: chains
// of compulsory captures, mates, open mills.
#pragma once

#include "games/kernel/rules.h"
#include "games/opponents/budget.h"
#include "games/opponents/standing.h"
#include "games/opponents/zeroed.h"

#include <algorithm>
#include <bit>

namespace mk::opponents {

template <Rules R> class Proof {
  using State = typename R::State;
  using Move = typename R::Move;
  using Number = std::uint32_t; // how many positions must still be decided, at least
  static constexpr Number kNever = 1u << 30;
  // Where many ways lead to the same positions they are counted for each: without an end nothing is decided by that.
  static constexpr Number kMuch = kNever - 1;
  static constexpr int kDeepest = 180;
  static constexpr std::uint64_t kMost = 1u << 20; // 16 MB
  static constexpr double kShare = 0.25;           // of the time: a slow computer has some left to search with

  struct Numbers {
    Number proof = 1, disproof = 1;
  };
  struct Entry { // zeros: nothing is known
    std::uint64_t key;
    Number proof, disproof;
  };
  struct Child {
    Move move;
    std::uint64_t key = 0;
    Numbers n;
    bool over = false;
  };

public:
  // `budget` is shared with whatever is done after; at most `most` positions of it are used here, and a quarter of the
  // time.
  Proof(const R& rules, Budget& budget, std::uint64_t most)
      : rules_(rules), budget_(budget), until_(budget.looked() + most),
        entries_(std::bit_ceil(std::clamp<std::uint64_t>(2 * most, 1024, kMost))), plies_(kDeepest + 1) {}

  // The moves of a forced win, as far as they are remembered; nothing when none was found.
  std::vector<Move> line(const State& s, Seat seat) {
    attacker_ = seat;
    path_ = {rules_.digest(s)};
    expand(s, seat, 0);
    const Numbers n = search(s, 0, kNever, kNever);
    return n.proof == 0 ? remembered(s) : std::vector<Move>{};
  }

private:
  bool done() const { return budget_.over() || budget_.looked() >= until_ || budget_.gone(kShare); }
  Entry& slot(std::uint64_t key) { return entries_[(key * 0x9E3779B97F4A7C15ull >> 24) & (entries_.size() - 1)]; }
  Numbers known(std::uint64_t key) {
    const Entry& e = slot(key);
    const bool isKnown = e.key == key && (e.proof | e.disproof) != 0;
    return isKnown ? Numbers{e.proof, e.disproof} : Numbers{};
  }

  // Lists what can follow; ends are decided at once; what has been on the way here, and what luck has a say in, is no
  // forced win.
  void expand(const State& s, Seat seat, int ply) {
    std::vector<Child>& children = plies_[static_cast<std::size_t>(ply)];
    children.clear();
    list_.clear();
    rules_.moves(s, seat, list_);
    for (const Move& m : list_) {
      State t = s;
      rules_.play(t, seat, m);
      budget_.step();
      Child c;
      c.move = m;
      const Turn turn = rules_.turn(t);
      if (turn.isOver()) {
        c.over = true;
        c.n = share(rules_.result(t), attacker_) > 0.5 ? Numbers{0, kNever} : Numbers{kNever, 0};
      } else {
        c.key = rules_.digest(t);
        if (turn.isChance() || ply + 1 >= kDeepest || std::ranges::find(path_, c.key) != path_.end()) {
          c.over = true;
          c.n = {kNever, 0};
        }
      }
      children.push_back(c);
    }
  }

  Numbers search(const State& s, int ply, Number proofLimit, Number disproofLimit) {
    const Seat seat = rules_.turn(s).seat();
    const bool attacks = seat == attacker_;
    if (ply > 0) expand(s, seat, ply);
    std::vector<Child>& children = plies_[static_cast<std::size_t>(ply)];
    for (;;) {
      // The attacker needs one winning move, the other side one that is not lost.
      Numbers sum{attacks ? kNever : 0, attacks ? 0 : kNever};
      std::size_t best = 0;
      Number second = kNever;
      for (std::size_t i = 0; i < children.size(); ++i) {
        Child& c = children[i];
        if (!c.over) c.n = known(c.key);
        Number& least = attacks ? sum.proof : sum.disproof;
        Number& all = attacks ? sum.disproof : sum.proof;
        const Number own = attacks ? c.n.proof : c.n.disproof, other = attacks ? c.n.disproof : c.n.proof;
        if (own < least || i == 0) {
          second = least;
          least = own;
          best = i;
        } else {
          second = std::min(second, own);
        }
        all = all == kNever || other == kNever ? kNever : std::min(kMuch, all + other);
      }
      if (ply > 0) slot(path_.back()) = {path_.back(), sum.proof, sum.disproof};
      if (sum.proof >= proofLimit || sum.disproof >= disproofLimit || sum.proof == 0 || sum.disproof == 0 || done())
        return sum;
      Child& c = children[best];
      const Number next = std::min(second, kNever - 1) + 1;
      const Number p = attacks ? std::min(proofLimit, next) : proofLimit - (sum.proof - c.n.proof);
      const Number d = attacks ? disproofLimit - (sum.disproof - c.n.disproof) : std::min(disproofLimit, next);
      State t = s;
      rules_.play(t, seat, c.move);
      path_.push_back(c.key);
      (void)search(t, ply + 1, p, d);
      path_.pop_back();
    }
  }

  std::vector<Move> remembered(State s) {
    std::vector<Move> out;
    while (rules_.turn(s).isSeats() && out.size() < static_cast<std::size_t>(kDeepest)) {
      const Seat seat = rules_.turn(s).seat();
      list_.clear();
      rules_.moves(s, seat, list_);
      const auto proved = [&](const Move& m) {
        State t = s;
        rules_.play(t, seat, m);
        if (rules_.turn(t).isOver()) return share(rules_.result(t), attacker_) > 0.5;
        const std::uint64_t key = rules_.digest(t);
        return std::ranges::find(path_, key) == path_.end() && known(key).proof == 0;
      };
      const auto m = std::ranges::find_if(list_, proved);
      if (m == list_.end()) break;
      out.push_back(*m);
      rules_.play(s, seat, *m);
      path_.push_back(rules_.digest(s));
    }
    return out;
  }

  const R& rules_;
  Budget& budget_;
  const std::uint64_t until_;
  Seat attacker_ = kNobody;
  Zeroed<Entry> entries_;
  std::vector<std::vector<Child>> plies_;
  std::vector<std::uint64_t> path_;
  std::vector<Move> list_;
};

} // namespace mk::opponents
