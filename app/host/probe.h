// Strange plugins: a library that aborts, throws, hangs or hands over nothing must not take the window with it. Every
// plugin is loaded first in a helper process of its own, where its games are made and looked at; what came of it is
// remembered by the checksum of the file. Folders and files that others may write to are not even looked into.
#pragma once

#include <QHash>
#include <QString>
#include <QStringList>

#include <optional>

namespace mk {

struct Prober {
  QString program;         // a program whose main() asks probeAsked()
  QString memory;          // where verdicts are kept, a JSON file; empty: nowhere
  int patienceMs = 10'000; // with one plugin
};

// This program itself, with the memory in the user's cache.
Prober ownProber();

// Why a plugin must not be loaded, in one word: "ends" (the helper), "throws", "slow", "unnamed" (it, or a game of it),
// "empty" (a game that cannot be made). A file that is sound is not in the answer. "slow" is not remembered.
QHash<QString, QString> probe(const Prober&, const QStringList& files);

// The helper's side: `PROGRAM --probe-plugins FILE...` answers with a line a file and an exit code; any other command
// line is none of its business. To be asked first in main().
std::optional<int> probeAsked(int argc, char** argv);

// Who else may write there: "everybody", "other" (a user), or nobody but this user, the system, and whoever owns the
// program itself.
QString writableByOthers(const QString& path);

} // namespace mk
