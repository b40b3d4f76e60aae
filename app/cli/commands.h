// The commands of the terminal program. Each gets what stands after its name and answers with an exit code.
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/console.h"
#include "app/cli/view_json.h"
#include "app/host/game_box.h"

#include "games/box/match.h"

#include <QString>

namespace mk {

// What all commands share.
struct Surrounding {
  const GameBox& box;
  QString lang;    // "et" or "en"
  QString dataDir; // of the store
  Say say;
};

// --- what the words name (given.cpp)

// Throws WrongUsage for a game that is not in the box.
const BoxedGame& neededGame(const Surrounding&, const QString& idOrSlug);
// --option k=v, given any number of times; throws WrongUsage.
std::map<std::string, std::string> optionsGiven(const Arguments&);
// --seats, as many as the game usually has where they are not given; throws WrongUsage.
int seatsGiven(const Arguments&, const BoxedGame&);
// --seed, 1 where none is given; throws WrongUsage.
quint64 seedGiven(const Arguments&);
// Of an ordinary file, or of standard input ("-"); throws Failed.
QByteArray neededBytes(const QString& file);
// The match of --seats, --option, --position, --seed and --log, as far as they are given; the log is in an ordinary
// file or on standard input ("-"). Throws WrongUsage where a match cannot begin so, Failed for a log that cannot be
// read or played.
Match matchGiven(const Surrounding&, const Arguments&, const BoxedGame&);

// --- the commands

int listGames(const Surrounding&, const Arguments&);
int showRules(const Surrounding&, const Arguments&);
int searchRules(const Surrounding&, const Arguments&);
int countMoves(const Surrounding&, const Arguments&);
int playRandomMatches(const Surrounding&, const Arguments&);
int thinkAbout(const Surrounding&, const Arguments&);
int playDuel(const Surrounding&, const Arguments&);
int reviewDeal(const Surrounding&, const Arguments&);
int serveTable(const Surrounding&, const Arguments&);
int importGames(const Surrounding&, const Arguments&);
int exportGame(const Surrounding&, const Arguments&);
int showSource(const Surrounding&, const Arguments&);
int importSource(const Surrounding&, const Arguments&);
int checkInstallation(const Surrounding&, const Arguments&);

} // namespace mk
