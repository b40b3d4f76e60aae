// What a sensible player does in a sheet game: looks one throw ahead. A box is worth what it gives above what it
// usually gives; dice are kept so that the best open box is worth most after the next throw, on average over all
// throws.
#include "games/dice/sheet_game.h"

#include <algorithm>

namespace mk::dice {

namespace {

// The average of a box over all throws of the dice: what is given up by filling it.
double usual(const Box& box, int dice) {
  Counts counts{};
  double sum = 0, throws = 0;
  const auto walk = [&](const auto& self, int face, int left, double ways) -> void {
    if (face == 6) {
      counts[6] = static_cast<std::uint8_t>(left);
      throws += ways;
      sum += ways * box.value(counts);
      return;
    }
    double choose = 1; // which of the dice left show this face
    for (int n = 0; n <= left; ++n) {
      counts[static_cast<std::size_t>(face)] = static_cast<std::uint8_t>(n);
      self(self, face + 1, left - n, ways * choose);
      choose = choose * (left - n) / (n + 1);
    }
  };
  walk(walk, 1, dice, 1);
  return sum / throws;
}

// Three throws make much more of a box than one does.
constexpr double kGrowth = 2.2;

// What filling the boxes of one sheet is worth.
class Judge {
public:
  Judge(std::span<const Box> boxes, const Sheet& sheet, int dice) {
    for (std::size_t b = 0; b < boxes.size(); ++b)
      if (!sheet.isFilled(static_cast<int>(b)))
        open_.push_back(
            {&boxes[b], static_cast<int>(b), boxes[b].number ? 0.0 : std::min(kGrowth * usual(boxes[b], dice), 20.0)});
  }
  Judge() = default; // an extra round: the sum of the dice

  double worth(const Counts& c, int* box = nullptr) const {
    if (open_.empty()) {
      double sum = 0;
      for (std::size_t f = 1; f < c.size(); ++f) sum += static_cast<double>(f * c[f]);
      return sum;
    }
    double best = -1000;
    for (const auto& o : open_)
      if (const double w = o.box->value(c) - o.usual; w > best) {
        best = w;
        if (box != nullptr) *box = o.index;
      }
    return best;
  }
  // The mean worth after the dice not kept have been thrown, where at least `floor` is safe.
  double afterThrow(const Counts& kept, int left, double floor) const {
    Counts counts = kept;
    double sum = 0, throws = 0;
    walk(counts, 1, left, 1, floor, sum, throws);
    return sum / throws;
  }

private:
  struct Open {
    const Box* box;
    int index;
    double usual;
  };
  void walk(Counts& counts, std::size_t face, int left, double ways, double floor, double& sum, double& throws) const {
    if (face == 6) {
      counts[6] = static_cast<std::uint8_t>(counts[6] + left);
      throws += ways;
      sum += ways * std::max(worth(counts), floor);
      counts[6] = static_cast<std::uint8_t>(counts[6] - left);
      return;
    }
    double choose = 1;
    for (int n = 0; n <= left; ++n) {
      counts[face] = static_cast<std::uint8_t>(counts[face] + n);
      walk(counts, face + 1, left - n, ways * choose, floor, sum, throws);
      counts[face] = static_cast<std::uint8_t>(counts[face] - n);
      choose = choose * (left - n) / (n + 1);
    }
  }
  std::vector<Open> open_;
};

} // namespace

std::optional<SheetGame::Move> SheetGame::suggest(const State& s, Seat seat, Random&) const {
  const Sheet& sheet = s.sheets[static_cast<std::size_t>(seat)];
  if (s.phase == Phase::Section) {
    const bool strike = sectionSum(sheet, rules_.boxes) < rules_.strikePoints;
    return Move{strike ? Move::Kind::StrikeSection : Move::Kind::LeaveSection, 0, 0};
  }
  const bool extra = inExtraRound(s);
  const Judge judge = extra ? Judge() : Judge(rules_.boxes, sheet, rules_.dice);
  Move best;
  double worth = -1000;
  for (int r = firstResult(s); r < s.turn.throws; ++r) {
    int box = 0;
    const double w = judge.worth(countsOf(s.turn.noted[static_cast<std::size_t>(r)]), &box);
    if (w <= worth) continue;
    worth = w;
    best = {extra ? Move::Kind::Count : Move::Kind::Enter, static_cast<std::uint8_t>(box),
            static_cast<std::uint8_t>(r)};
  }
  if (s.turn.mayThrowAgain()) {
    const auto& faces = s.turn.dice();
    double next = worth + 0.01;
    const double floor = rules_.anyResult ? worth : -1000; // what was noted is not lost by throwing again
    eachKeep(faces, rules_.dice, [&](ThreeThrows::Places p) {
      if (p != 0 && !rules_.keeping) return;
      ThreeThrows::Faces kept{};
      for (std::size_t i = 0; i < kept.size(); ++i)
        if (((p >> i) & 1u) != 0) kept[i] = faces[i];
      const double w = judge.afterThrow(countsOf(kept), rules_.dice - std::popcount(p), floor);
      if (w <= next) return;
      next = w;
      best = {Move::Kind::Keep, p, 0};
    });
    return best;
  }
  if (extra || rules_.striking != Striking::Box || sheet.hasStruck()) return best;
  // Striking gives 3 points and spares a minus: better than a worse entry.
  for (std::size_t b = 0; b < rules_.boxes.size(); ++b) {
    if (sheet.isFilled(static_cast<int>(b))) continue;
    const double lost = rules_.boxes[b].number ? 0.0 : std::min(kGrowth * usual(rules_.boxes[b], rules_.dice), 20.0);
    if (const double w = rules_.strikePoints - 8.0 - lost; w > worth) { // the only strike of the game is kept for need
      worth = w;
      best = {Move::Kind::Strike, static_cast<std::uint8_t>(b), 0};
    }
  }
  return best;
}

} // namespace mk::dice
