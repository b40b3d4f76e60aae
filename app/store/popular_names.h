// What people call a game beside its title: "must peeter" is Jack of Hearts, "ludo" is Oh Pardon. Both the book and the
// box are searched by these names.
#pragma once

#include <QString>
#include <QStringList>

namespace mk {

// Names in every language, a few for a game; empty where nobody calls it anything else.
const QStringList& popularNames(const QString& game);

} // namespace mk
