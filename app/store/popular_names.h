// What people call a game beside its title ("must peeter" is Jack of Hearts, "ludo" is Oh Pardon) and how they describe
// it in their own words ("doubles reset your score"). Both the book and the box are searched by the names, the book by
// the descriptions and by what is asked about it, too. They stand in spoken_names.tsv, the questions in asked_et.tsv
// and asked_en.tsv.
#pragma once

#include <QString>
#include <QStringList>

namespace mk {

// Names in every language, a few for a game; empty where nobody calls it anything else.
const QStringList& popularNames(const QString& game);

// What is said of it in a language ("et", "en"); words to be found by, never shown.
QString describedAs(const QString& game, const QString& lang);

} // namespace mk
