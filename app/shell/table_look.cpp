// The look of the running program.
#include "app/shell/table_look.h"

#include "app/shell/settings.h"

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
  Look& look = current();
  look.theme = &theme(settings.theme());
  if (!(look.art->cardStyle() == cards)) look.art->setCardStyle(cards);
  look.art->setHighContrast(settings.theme() == u"kontrast");
}

} // namespace mk
