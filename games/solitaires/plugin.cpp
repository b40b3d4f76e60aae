// The patiences as a plugin.
#include "games/plugin.h"
#include "games/solitaires/catalogue.h"

#include <QObject>

class SolitairesPlugin final : public QObject, public mk::FamilyPlugin {
  Q_OBJECT
  Q_PLUGIN_METADATA(IID MK_FAMILY_PLUGIN_IID FILE "solitaires.json")
  Q_INTERFACES(mk::FamilyPlugin)

public:
  const mk::Family& family() const override { return mk::solitairesFamily(); }
};

#include "plugin.moc"
