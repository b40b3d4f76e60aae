// The card tricks as a plugin.
#include "games/plugin.h"
#include "games/tricks/catalogue.h"

#include <QObject>

class TricksPlugin final : public QObject, public mk::FamilyPlugin {
  Q_OBJECT
  Q_PLUGIN_METADATA(IID MK_FAMILY_PLUGIN_IID FILE "tricks.json")
  Q_INTERFACES(mk::FamilyPlugin)

public:
  const mk::Family& family() const override { return mk::tricksFamily(); }
};

#include "plugin.moc"
