// What people call a thing and what the book calls it: yahtzee is Yatzee, checkers are draughts, "sööma" is "lööma".
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include <utility>

namespace mk {

// The stems, in the language, of all words that stand for the same thing as this stem; empty when there are none.
QStringList synonymsOf(const QString& stem, const QString& lang);
// The words themselves with their stems, for forgiving typing errors in them.
QList<std::pair<QString, QString>> synonymForms(const QString& lang);
// Words that say nothing about what is asked ("kuidas", "how"), folded.
bool isStopWord(const QString& folded, const QString& lang);
// Stems that Estonian compounds are made of ("veskilaud": vesk, laud).
const QStringList& compoundParts();

} // namespace mk
