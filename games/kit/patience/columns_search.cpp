// A quick search for patiences in open columns (see the header). A position is known by a number that changes with each
// card moved, so that one met before is known before it is made.
#include "games/kit/patience/columns_search.h"

#include "games/kit/patience/search.h"

#include <bit>
#include <optional>

namespace mk::patience {

namespace {

using Code = std::uint8_t; // of a card; and what else a card can lie on or go to
constexpr Code kFloor = 52, kHome = 53, kFromWaste = 54, kNoCard = 55;
constexpr int kColumns = OpenColumns::kColumns, kStock = OpenColumns::kTalon;
constexpr std::uint8_t kFirst = 4;      // the pile that is the first column
constexpr std::uint64_t kLengths = 255; // see Reached
constexpr std::uint64_t kQuick = 3;     // positions that stand for one
constexpr int suitOf(Code c) { return c / 13; }
constexpr int valueOf(Code c) { return c % 13 + 1; }
constexpr Faces bit(Code c) { return Faces{1} << c; }

std::uint64_t mark(unsigned card, unsigned under) { return mix((card * 64 + under + 1) * 0x9E3779B97F4A7C15ull); }
struct Marks {
  std::array<std::array<std::uint64_t, kFloor + 1>, 52> lies; // a card on a card or the floor
  std::array<std::uint64_t, kStock + 1> turned;
  std::array<std::uint64_t, kStock> played; // from the talon
  Marks() {
    for (unsigned c = 0; c < lies.size(); ++c)
      for (unsigned u = 0; u <= kFloor; ++u) lies[c][u] = mark(c, u);
    for (unsigned i = 0; i < turned.size(); ++i) turned[i] = mark(60, i);
    for (unsigned i = 0; i < played.size(); ++i) played[i] = mark(61, i);
  }
};
const Marks& marks() {
  static const Marks all;
  return all;
}

struct Position {
  std::array<std::array<Code, OpenColumns::kLongest + 3>, kColumns> cards;
  std::array<std::uint8_t, kColumns> sizes{};
  std::array<std::uint8_t, 4> home{};
  std::uint8_t turned = 0;
  std::uint32_t played = 0; // of the talon, by place
  std::uint64_t key = 0;

  Code top(int column, int below = 0) const {
    const auto c = static_cast<std::size_t>(column);
    return sizes[c] > below ? cards[c][sizes[c] - 1u - static_cast<unsigned>(below)] : kFloor;
  }
  std::uint32_t waste() const { return ((1u << turned) - 1) & ~played; }
  bool isNextHome(Code c) const { return home[static_cast<std::size_t>(suitOf(c))] == valueOf(c) - 1; }
  bool isWon() const { return home[0] + home[1] + home[2] + home[3] == 52; }
  int progress() const { return turned + std::popcount(played); } // what is never undone
};
int topOf(std::uint32_t waste) { return 31 - std::countl_zero(waste); }

// A move, told by cards: what moved, off what, onto what.
struct Step {
  Code card = kNoCard, off = kNoCard, onto = kNoCard;
  bool obvious = false;
  bool betweenColumns() const { return off < kFromWaste; }
};
// Whether `later` could not be made as well before `sooner`, and that after it.
bool hangsOn(const Step& later, const Step& sooner) {
  return sooner.card == later.card || later.onto == sooner.card ||
         (sooner.off < kFloor && (sooner.off == later.card || sooner.off == later.onto)) ||
         (sooner.onto == later.onto && sooner.onto != kHome) || (sooner.off == kFloor && later.onto == kFloor) ||
         (sooner.onto == kHome && later.onto == kHome && sooner.card + 1 == later.card);
}

// Positions met, each with the fewest moves between columns since the waste or the stock was used last: these matter
// (see everything()). 8 bytes each.
class Reached {
public:
  explicit Reached(std::size_t slots = 1 << 16) : slots_(std::bit_ceil(slots)) {}
  void fetch(std::uint64_t key) const { __builtin_prefetch(&slots_[at(key)]); }
  // Met with as few moves or fewer.
  bool has(std::uint64_t key, unsigned length) const {
    const std::uint64_t slot = slots_[find(key)];
    return slot != 0 && (slot & kLengths) <= length;
  }
  bool add(std::uint64_t key, unsigned length) {
    if (2 * count_ >= slots_.size()) grow();
    std::uint64_t& slot = slots_[find(key)];
    if (slot != 0 && (slot & kLengths) <= length) return false;
    count_ += slot == 0;
    slot = (key & ~kLengths) | std::min<std::uint64_t>(length, kLengths - 1);
    return true;
  }

private:
  std::size_t at(std::uint64_t key) const { return (key >> 8) & (slots_.size() - 1); }
  std::size_t find(std::uint64_t key) const {
    std::size_t i = at(key);
    while (slots_[i] != 0 && ((slots_[i] ^ key) & ~kLengths) != 0) i = (i + 1) & (slots_.size() - 1);
    return i;
  }
  void grow() {
    std::vector<std::uint64_t> old(slots_.size() * 8);
    old.swap(slots_);
    for (const std::uint64_t s : old)
      if (s != 0) slots_[find(s)] = s;
  }
  std::vector<std::uint64_t> slots_; // 0: free
  std::size_t count_ = 0;
};

class Search {
public:
  Search(const OpenColumns& c, const SolveLimits& limits) : most_(kQuick * limits.positions), stop_(limits.stop) {
    for (std::size_t i = 0; i < kStock; ++i) talon_[i] = i < c.talon.size() ? c.talon[i] : kNoCard;
    stock_ = static_cast<std::uint8_t>(c.talon.size());
    for (Code card = 0; card < 52; ++card) fits_[card] = c.build->on[card];
    root_.home = c.home;
    root_.turned = c.turned;
    root_.key = marks().turned[c.turned];
    for (std::size_t p = 0; p < kColumns; ++p)
      for (const Code card : c.columns[p]) {
        root_.key ^= marks().lies[card][root_.top(static_cast<int>(p))];
        root_.cards[p][root_.sizes[p]++] = card;
      }
  }

  Verdict<Move> run(std::span<const ColumnsWorth> worths) {
    bool won = beam(worths.front(), 30);
    const auto beams = [&](std::initializer_list<std::size_t> widths, std::size_t firstWorth) {
      for (const std::size_t width : widths)
        for (const ColumnsWorth& worth : worths.subspan(firstWorth))
          won = won || (!complete_ && !spent() && beam(worth, width));
    };
    beams({100, 400, 1500}, 0);
    // Wide beams are slow, and the last worths are the quickest in them; then trying everything ends sooner where
    // nothing wins.
    beams({6000}, 1);
    won = won || everything(3'000'000);
    beams({20'000}, 0);
    won = won || everything(Reach::kNoEnd);
    out_.winnable = won ? Winnable::Yes : complete_ ? Winnable::No : Winnable::Unknown;
    if (!won) out_.line.clear();
    out_.positions /= kQuick;
    return std::move(out_);
  }

private:
  bool spent() const { return out_.positions >= most_ || stop_.stop_requested(); }
  bool fits(Code on, Code card) const { return (fits_[on] & bit(card)) != 0; }

  // The moves; the stock only where `mayTurn`.
  template <class F> void each(const Position& p, bool mayTurn, F f) const {
    int empty = -1;
    for (int c = kColumns; c-- > 0;)
      if (p.top(c) == kFloor) empty = c;
    const auto offer = [&](Move m, Code card, bool alone) {
      const auto to = [&](int pile) {
        m.to = static_cast<std::uint8_t>(pile);
        f(m);
      };
      if (p.isNextHome(card)) to(suitOf(card));
      for (int t = 0; t < kColumns; ++t)
        if (const Code on = p.top(t); on != kFloor && fits(on, card)) to(kFirst + t);
      if (empty >= 0 && !alone) to(kFirst + empty);
    };
    for (int c = 0; c < kColumns; ++c)
      if (const Code card = p.top(c); card != kFloor)
        offer({Move::Kind::Carry, static_cast<std::uint8_t>(kFirst + c), 0, 1}, card, p.top(c, 1) == kFloor);
    if (const std::uint32_t w = p.waste()) offer({Move::Kind::Waste, 0, 0, 1}, talon_[topOf(w)], false);
    if (mayTurn && p.turned < stock_) f(Move{Move::Kind::Turn, 0, 0, 1});
  }
  Step step(const Position& p, const Move& m) const {
    if (m.kind == Move::Kind::Turn) return {};
    Step s;
    if (m.kind == Move::Kind::Waste)
      s.card = talon_[topOf(p.waste())], s.off = kFromWaste;
    else
      s.card = p.top(m.from - kFirst), s.off = p.top(m.from - kFirst, 1);
    s.onto = m.to < kFirst ? kHome : p.top(m.to - kFirst);
    return s;
  }
  std::uint64_t keyAfter(const Position& p, const Move& m, const Step& s) const {
    if (m.kind == Move::Kind::Turn) return p.key ^ marks().turned[p.turned] ^ marks().turned[p.turned + 1u];
    const std::uint64_t from =
        m.kind == Move::Kind::Waste ? marks().played[topOf(p.waste())] : marks().lies[s.card][s.off];
    return p.key ^ from ^ (s.onto == kHome ? 0 : marks().lies[s.card][s.onto]);
  }
  void play(Position& p, const Move& m, const Step& s) const {
    p.key = keyAfter(p, m, s);
    if (m.kind == Move::Kind::Turn) {
      ++p.turned;
      return;
    }
    if (m.kind == Move::Kind::Waste)
      p.played |= 1u << topOf(p.waste());
    else
      --p.sizes[m.from - kFirst];
    if (m.to < kFirst)
      ++p.home[m.to];
    else
      p.cards[m.to - kFirst][p.sizes[m.to - kFirst]++] = s.card;
  }

  // No card is left that would have to be laid on this one: as isIdle() says of any patience.
  bool isIdle(const Position& p, Code c) const {
    for (Faces laid = fits_[c]; laid != kNoFace; laid &= laid - 1) {
      const auto d = static_cast<Code>(std::countr_zero(laid));
      const int up = p.home[static_cast<std::size_t>(suitOf(d))];
      if (up < valueOf(d) - 1 || (up < valueOf(d) && !isIdle(p, d))) return false;
    }
    return true;
  }
  std::optional<Move> obvious(const Position& p) const {
    const auto goes = [&](Code c) { return p.isNextHome(c) && isIdle(p, c); };
    const auto home = [](Code c) { return static_cast<std::uint8_t>(suitOf(c)); };
    for (int c = 0; c < kColumns; ++c)
      if (const Code card = p.top(c); card != kFloor && goes(card))
        return Move{Move::Kind::Carry, static_cast<std::uint8_t>(kFirst + c), home(card), 1};
    if (const std::uint32_t w = p.waste())
      if (const Code card = talon_[topOf(w)]; goes(card)) return Move{Move::Kind::Waste, 0, home(card), 1};
    return std::nullopt;
  }

  // Lost even if a card that has once lain open stayed open for good, and where it has once lain (compare isDeadEnd()).
  // `length`: moves between columns since the waste was used; after one the stock stays closed until the top of the
  // waste has moved.
  bool isLost(const Position& p, unsigned length) const {
    Row<Code, kStock> waste;
    for (std::uint32_t w = p.waste(); w != 0; w &= w - 1) waste.push_back(talon_[std::countr_zero(w)]);
    std::size_t turned = p.turned;
    bool mayTurn = length == 0;
    if (!mayTurn && turned < stock_ && waste.empty()) return true;
    Faces open = kNoFace;   // can go to a foundation
    Faces apart = kNoFace;  // those of them that come from the waste: nothing can be laid on them there
    Faces gone = kNoFace;   // have gone to a foundation
    Faces wanted = kNoFace; // can be laid on a column
    std::array<int, kColumns> left;
    for (int c = 0; c < kColumns; ++c) {
      const Code top = p.top(c);
      if (top == kFloor) return false; // every card can move
      left[static_cast<std::size_t>(c)] = p.sizes[static_cast<std::size_t>(c)];
      open |= bit(top), wanted |= fits_[top];
    }
    auto home = p.home;
    int all = home[0] + home[1] + home[2] + home[3];
    for (;;) {
      if (!waste.empty()) open |= bit(waste.back()), apart |= bit(waste.back());
      for (bool more = true; more;) {
        more = false;
        for (std::size_t s = 0; s < home.size(); ++s)
          for (; home[s] < 13 && (open & bit(static_cast<Code>(s * 13 + home[s]))) != 0; more = true, ++all)
            gone |= bit(static_cast<Code>(s * 13 + home[s]++));
        if (all == 52) return false;
        for (Faces laid = apart & wanted; laid != kNoFace; laid &= laid - 1) {
          const auto card = static_cast<Code>(std::countr_zero(laid));
          apart &= ~bit(card);
          gone |= bit(card);
          wanted |= fits_[card];
          more = true;
        }
        for (std::size_t c = 0; c < left.size(); ++c)
          for (; ((wanted | gone) & bit(p.cards[c][static_cast<std::size_t>(left[c]) - 1])) != 0; more = true) {
            if (--left[c] == 0) return false;
            const Code top = p.cards[c][static_cast<std::size_t>(left[c]) - 1];
            open |= bit(top), wanted |= fits_[top];
          }
        for (; !waste.empty() && (gone & bit(waste.back())) != 0; more = true) {
          mayTurn = true;
          waste.pop_back();
          if (!waste.empty()) open |= bit(waste.back()), apart |= bit(waste.back());
        }
      }
      if (!mayTurn || turned == stock_) return true;
      waste.push_back(talon_[turned++]);
    }
  }

  int worth(const Position& p, const ColumnsWorth& w) const {
    int out = w.home * (p.home[0] + p.home[1] + p.home[2] + p.home[3]);
    for (std::size_t c = 0; c < kColumns; ++c) {
      const int n = p.sizes[c];
      if (n == 0) out += w.empty;
      int lowest = 99;
      for (int i = 0; i < n; ++i) {
        const Code card = p.cards[c][static_cast<std::size_t>(i)];
        if (i > 0 && !fits(p.cards[c][static_cast<std::size_t>(i) - 1], card)) out -= w.unbuilt;
        if (valueOf(card) > lowest) out -= w.over;
        if (p.isNextHome(card)) out -= w.buries * (n - 1 - i);
        lowest = std::min(lowest, valueOf(card));
      }
    }
    int lowest = 99, over = std::popcount(p.waste());
    for (std::uint32_t waste = p.waste(); waste != 0; waste &= waste - 1) {
      const Code card = talon_[std::countr_zero(waste)];
      out -= w.waits + (valueOf(card) > lowest ? w.over : 0);
      if (--over > 0 && p.isNextHome(card)) out -= w.buries * over;
      lowest = std::min(lowest, valueOf(card));
    }
    return out;
  }

  bool wins(const Tree<Nothing>& tree, std::uint32_t at) {
    out_.line = tree.lineTo(at);
    return true;
  }
  struct Choice {
    Move move;
    Step step;
    std::uint64_t key; // of the position after it
  };
  bool beam(const ColumnsWorth& by, std::size_t width) {
    struct Front {
      Position position;
      std::uint32_t node;
      bool mayTurn;
    };
    struct Next { // made again from the front when it is among the best
      int worth;
      std::uint32_t from, node;
      bool mayTurn;
    };
    Tree<Nothing> tree;
    Reached met(64 * width);
    std::vector<Front> front{{root_, tree.add({}, {}, 0), true}}, last;
    std::vector<Next> next;
    std::vector<Move> way;
    std::vector<Choice> ahead; // of the position after the one that is gone on from: what is met comes from memory
    const auto look = [&](std::size_t i) {
      ahead.clear();
      if (i == front.size()) return;
      const Position& p = front[i].position;
      each(p, front[i].mayTurn, [&](const Move& m) {
        const Step s = step(p, m);
        ahead.push_back({m, s, keyAfter(p, m, s)});
        met.fetch(ahead.back().key);
      });
    };
    met.add(root_.key, 0);
    while (!front.empty()) {
      next.clear();
      bool won = false;
      look(0);
      for (std::uint32_t i = 0; i < front.size(); ++i) {
        const Front& from = front[i];
        choices_.swap(ahead);
        look(i + 1);
        for (const Choice& c : choices_) {
          if (won || spent()) break;
          bool mayTurn = c.move.kind != Move::Kind::Carry;
          if (met.has(c.key, mayTurn ? 0 : 1)) continue;
          Position to = from.position;
          std::uint32_t node = from.node;
          for (std::optional<Move> now = c.move; now && !won; now = obvious(to)) {
            ++out_.positions;
            play(to, *now, step(to, *now));
            node = tree.add({}, *now, node);
            mayTurn = mayTurn || now->kind != Move::Kind::Carry;
            won = to.isWon() && wins(tree, node);
          }
          const unsigned length = mayTurn ? 0 : 1;
          if (!won && met.add(to.key, length) && !isLost(to, length)) next.push_back({worth(to, by), i, node, mayTurn});
        }
      }
      if (won) return true;
      if (spent()) return false;
      if (next.size() > width) {
        const auto better = [](const Next& x, const Next& y) { return x.worth > y.worth; };
        std::ranges::nth_element(next, next.begin() + static_cast<std::ptrdiff_t>(width), better);
        next.resize(width);
      }
      last.swap(front);
      front.clear();
      for (const Next& n : next) {
        const Front& from = last[n.from];
        way.clear();
        for (std::uint32_t at = n.node; at != from.node; at = tree[at].parent) way.push_back(tree[at].move);
        front.push_back({from.position, n.node, n.mayTurn});
        Position& p = front.back().position;
        for (; !way.empty(); way.pop_back()) play(p, way.back(), step(p, way.back()));
      }
    }
    return false;
  }

  struct Kept {
    std::array<Code, 52> cards;
    std::array<std::uint8_t, kColumns> sizes;
    std::array<std::uint8_t, 4> home;
    std::uint32_t played;
    std::uint64_t key;
    std::uint8_t turned, length;
    Step step;
  };
  static Kept packed(const Position& p, unsigned length, const Step& s) {
    Kept k{{}, p.sizes, p.home, p.played, p.key, p.turned, static_cast<std::uint8_t>(length), s};
    auto* to = k.cards.data();
    for (std::size_t c = 0; c < kColumns; ++c) to = std::copy_n(p.cards[c].begin(), p.sizes[c], to);
    return k;
  }
  static Position unpacked(const Kept& k) {
    Position p;
    p.sizes = k.sizes, p.home = k.home, p.played = k.played, p.key = k.key, p.turned = k.turned;
    const auto* from = k.cards.data();
    for (std::size_t c = 0; c < kColumns; from += p.sizes[c], ++c) std::copy_n(from, p.sizes[c], p.cards[c].begin());
    return p;
  }
  // To be gone on from, in this order: where less of the talon is used, and there where fewer moves between columns
  // were made since: so none is gone on from twice.
  void open(const Position& p, std::uint32_t node, unsigned length) {
    open_[static_cast<std::size_t>(p.progress()) * kWays + std::min<std::size_t>(length, kWays - 1)].push_back(node);
  }

  // Tries everything, `more` positions of it; goes on where it stopped. Moves between columns wait until they are
  // wanted: a card of the waste is moved only after such as it hangs on, directly or by one another, since what it does
  // not hang on can be done later; and of two moves that do not hang on one another only one order is tried.
  bool everything(std::uint64_t more) {
    const std::uint64_t most = more == Reach::kNoEnd ? more : out_.positions + more;
    // Every move between columns since the waste was used last is one that this move hangs on.
    const auto hangsOnAll = [&](std::uint32_t node, const Step& move) {
      Row<Step, 64> wanted{move};
      for (std::uint32_t i = node; tree_[i].kept.step.betweenColumns(); i = tree_[i].parent) {
        const Step& s = tree_[i].kept.step;
        const bool hangs = std::ranges::any_of(wanted, [&](const Step& w) { return hangsOn(w, s); });
        if (!hangs && !s.obvious) return false;
        if (wanted.full()) return true;
        if (hangs) wanted.push_back(s);
      }
      return true;
    };
    if (met_.add(root_.key, 0)) open(root_, tree_.add(packed(root_, 0, {}), {}, 0), 0);
    for (;;) {
      if (spent() || out_.positions >= most) return false;
      while (first_ < open_.size() && open_[first_].empty()) ++first_;
      if ((complete_ = first_ == open_.size())) return false;
      const std::uint32_t node = open_[first_].back();
      open_[first_].pop_back();
      const Step last = tree_[node].kept.step;
      const unsigned length = tree_[node].kept.length;
      const Position from = unpacked(tree_[node].kept);
      if (length > 0 && met_.has(from.key, length - 1)) continue; // since then reached in fewer
      choices_.clear();
      each(from, length == 0, [&](const Move& m) {
        const Step s = step(from, m);
        if (m.kind == Move::Kind::Waste && length > 0 && !hangsOnAll(node, s)) return;
        if (m.kind == Move::Kind::Carry && last.betweenColumns() && !last.obvious && s.card < last.card &&
            !hangsOn(s, last))
          return;
        choices_.push_back({m, s, keyAfter(from, m, s)});
        met_.fetch(choices_.back().key);
      });
      for (const Choice& c : choices_) {
        unsigned now = c.move.kind == Move::Kind::Carry ? std::min<unsigned>(length + 1, kLengths - 1) : 0;
        if (met_.has(c.key, now)) {
          ++out_.positions;
          continue;
        }
        Position p = from;
        Step s = c.step;
        std::uint32_t at = node;
        bool isNew = true;
        for (std::optional<Move> m = c.move; m; m = obvious(p)) {
          if (m->kind == Move::Kind::Waste) now = 0;
          s = step(p, *m);
          s.obvious = at != node;
          ++out_.positions;
          play(p, *m, s);
          if (!(isNew = met_.add(p.key, now))) break;
          at = tree_.add(packed(p, now, s), *m, at);
          if (p.isWon()) {
            out_.line = tree_.lineTo(at);
            return true;
          }
        }
        if (isNew && !isLost(p, now)) open(p, at, now);
      }
    }
  }

  const std::uint64_t most_; // positions
  const std::stop_token& stop_;
  std::array<Code, kStock> talon_{};
  std::uint8_t stock_ = 0; // cards of the talon
  std::array<Faces, 52> fits_{};
  Position root_;
  Verdict<Move> out_;
  std::vector<Choice> choices_; // of the position that is gone on from
  // Of everything():
  static constexpr std::size_t kWays = 100; // no longer ones are told apart
  Tree<Kept> tree_;
  Reached met_;
  std::vector<std::vector<std::uint32_t>> open_ = std::vector<std::vector<std::uint32_t>>((2 * kStock + 1) * kWays);
  std::size_t first_ = 0; // of those
  bool complete_ = false;
};

} // namespace

Verdict<Move> searchColumns(const OpenColumns& c, std::span<const ColumnsWorth> worths, const SolveLimits& limits) {
  return Search(c, limits).run(worths);
}

} // namespace mk::patience
