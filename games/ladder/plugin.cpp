// The plugin of the races.
#include "games/plugin.h"
#include "games/ladder/catalogue.h"

#include <QObject>

class LadderPlugin final : public QObject, public mk::FamilyPlugin {
  Q_OBJECT
  Q_PLUGIN_METADATA(IID MK_FAMILY_PLUGIN_IID FILE "ladder.json")
  Q_INTERFACES(mk::FamilyPlugin)

public:
  const mk::Family& family() const override { return mk::ladderFamily(); }
};

#include "plugin.moc"
