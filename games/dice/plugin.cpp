// The dice family as a plugin.
#include "games/plugin.h"
#include "games/dice/catalogue.h"

#include <QObject>

class DicePlugin : public QObject, public mk::FamilyPlugin {
  Q_OBJECT
  Q_PLUGIN_METADATA(IID MK_FAMILY_PLUGIN_IID FILE "dice.json")
  Q_INTERFACES(mk::FamilyPlugin)

public:
  const mk::Family& family() const override { return mk::diceFamily(); }
};

#include "plugin.moc"
