// The family of card games as a plugin.
#include "games/plugin.h"
#include "games/cards/catalogue.h"

#include <QObject>

class CardsPlugin : public QObject, public mk::FamilyPlugin {
  Q_OBJECT
  Q_PLUGIN_METADATA(IID MK_FAMILY_PLUGIN_IID FILE "cards.json")
  Q_INTERFACES(mk::FamilyPlugin)

public:
  const mk::Family& family() const override { return mk::cardsFamily(); }
};

#include "plugin.moc"
