// The family of bridge and its relatives as a plugin.
#include "games/plugin.h"
#include "games/whist/catalogue.h"

#include <QObject>

class WhistPlugin final : public QObject, public mk::FamilyPlugin {
  Q_OBJECT
  Q_PLUGIN_METADATA(IID MK_FAMILY_PLUGIN_IID FILE "whist.json")
  Q_INTERFACES(mk::FamilyPlugin)

public:
  const mk::Family& family() const override { return mk::whistFamily(); }
};

#include "plugin.moc"
