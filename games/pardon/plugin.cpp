// The plugin of the Oh Pardon board.
#include "games/plugin.h"
#include "games/pardon/catalogue.h"

#include <QObject>

class PardonPlugin final : public QObject, public mk::FamilyPlugin {
  Q_OBJECT
  Q_PLUGIN_METADATA(IID MK_FAMILY_PLUGIN_IID FILE "pardon.json")
  Q_INTERFACES(mk::FamilyPlugin)

public:
  const mk::Family& family() const override { return mk::pardonFamily(); }
};

#include "plugin.moc"
