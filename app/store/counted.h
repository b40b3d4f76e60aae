// Things that are counted, as one word of the search index: "three dice", "kolme täringuga" and "3 kuubikut" are the
// same, and the same in a page, in what is said of a game and in a question. What tells most dice games apart is how
// many dice there are, how often they are thrown and which face counts; a word alone says nothing of it.
#pragma once

#include <QString>
#include <QStringList>

namespace mk {

// Of folded words in their order: "3die", "10throw", "face5" ("fives", "viied", "a five").
QStringList countedIn(const QStringList& foldedWords, const QString& lang);

} // namespace mk
