// A family plugin for the host's tests: two games without rules. Compiled also with a metadata file that is out of
// date, that promises another family, with a symbol that nobody has, and so that it aborts, throws or never comes back.
#include "games/plugin.h"

#include <QObject>

#include <cstdlib>

#include <unistd.h>

#ifdef MK_TEST_UNRESOLVED
extern "C" int mk_symbol_that_nobody_has();
#endif

namespace {

std::shared_ptr<const mk::Game> none(const mk::Setup&) { return nullptr; }

const mk::GameInfo kGames[] = {
    {.id = "named-game",
     .slug = "named-game",
     .et = "Nimega mäng",
     .en = "Named game",
     .minSeats = 1,
     .maxSeats = 2,
     .seats = 2,
     .kind = mk::Kind::Skill,
     .secrets = false,
     .undo = mk::UndoRule::Free,
     .goal = "",
     .options = {},
     .make = none},
    {.id = "999",
     .slug = "test-of-hosts",
     .et = "Hosti proov",
     .en = "Test of hosts",
     .minSeats = 1,
     .maxSeats = 2,
     .seats = 2,
     .kind = mk::Kind::Skill,
     .secrets = false,
     .undo = mk::UndoRule::Free,
     .goal = "",
     .options = {},
     .make = none},
};
const mk::Family kFamily{"good", "Proov", "Test", kGames};

} // namespace

class GoodPlugin : public QObject, public mk::FamilyPlugin {
  Q_OBJECT
  Q_PLUGIN_METADATA(IID MK_FAMILY_PLUGIN_IID FILE MK_TEST_METADATA)
  Q_INTERFACES(mk::FamilyPlugin)

public:
#ifdef MK_TEST_ABORTS
  GoodPlugin() { std::abort(); }
#endif
#ifdef MK_TEST_THROWS
  GoodPlugin() { throw 1; }
#endif
#ifdef MK_TEST_HANGS
  GoodPlugin() {
    for (;;) ::pause();
  }
#endif
  const mk::Family& family() const override {
#ifdef MK_TEST_UNRESOLVED
    mk_symbol_that_nobody_has();
#endif
    return kFamily;
  }
};

#include "good.moc"
