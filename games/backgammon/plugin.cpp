// The plugin of the games on the backgammon board.
#include "games/plugin.h"
#include "games/backgammon/catalogue.h"

#include <QObject>

class BackgammonPlugin final : public QObject, public mk::FamilyPlugin {
  Q_OBJECT
  Q_PLUGIN_METADATA(IID MK_FAMILY_PLUGIN_IID FILE "backgammon.json")
  Q_INTERFACES(mk::FamilyPlugin)

public:
  const mk::Family& family() const override { return mk::backgammonFamily(); }
};

#include "plugin.moc"
