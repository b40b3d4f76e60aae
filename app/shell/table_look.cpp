// The look of the running program.
#include "app/shell/table_look.h"

#include "app/shell/settings.h"

#include <algorithm>

namespace mk {

namespace {

Look& current() {
  static Look look;
  return look;
}

} // namespace

const Look& tableLook() { return current(); }

void applyTableLook(const Settings& settings, const QString& lang) {
  CardStyle cards;
  cards.letters = lang == u"et" ? CardLetters::Estonian : CardLetters::English;
  cards.fourColours = settings.fourColours();
  cards.deck = settings.deck();
  cards.back = std::clamp(settings.value("cardBack", 0).toInt(), 0, kCardBacks - 1);
  Look& look = current();
  look.theme = &theme(settings.theme(), settings.cloth());
  if (!(look.art->cardStyle() == cards)) look.art->setCardStyle(cards);
  look.art->setLargePieces(settings.value("largePieces", false).toBool());
  look.art->setHighContrast(settings.theme() == u"kontrast");
}

} // namespace mk
