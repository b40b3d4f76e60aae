// Lots: from chance, or from a seed.
#include "app/play/lots.h"

#include <optional>

namespace mk {

namespace {

std::optional<QRandomGenerator>& fixedLots() {
  static std::optional<QRandomGenerator> fixed;
  return fixed;
}

} // namespace

QRandomGenerator& lots() { return fixedLots() ? *fixedLots() : *QRandomGenerator::global(); }

quint32 drawnSeed() { return lots().bounded(1u, 1'000'000'000u); }

void drawLotsFrom(quint32 seed) { fixedLots().emplace(seed); }

} // namespace mk
