// The plugin of the mill board.
#include "games/plugin.h"
#include "games/mill/catalogue.h"

#include <QObject>

class MillPlugin final : public QObject, public mk::FamilyPlugin {
  Q_OBJECT
  Q_PLUGIN_METADATA(IID MK_FAMILY_PLUGIN_IID FILE "mill.json")
  Q_INTERFACES(mk::FamilyPlugin)

public:
  const mk::Family& family() const override { return mk::millFamily(); }
};

#include "plugin.moc"
