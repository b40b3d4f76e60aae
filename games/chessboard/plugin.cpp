// The plugin of the draughts and chess board.
#include "games/plugin.h"
#include "games/chessboard/catalogue.h"

#include <QObject>

class ChessboardPlugin final : public QObject, public mk::FamilyPlugin {
  Q_OBJECT
  Q_PLUGIN_METADATA(IID MK_FAMILY_PLUGIN_IID FILE "chessboard.json")
  Q_INTERFACES(mk::FamilyPlugin)

public:
  const mk::Family& family() const override { return mk::chessboardFamily(); }
};

#include "plugin.moc"
