// Numbers written as words: "twenty-one" and "kahekümne ühe" are asked for as 21.
#pragma once

#include <QString>
#include <QStringList>

namespace mk {

// For each word the number that begins with it, where that is eleven or more ("fifty" with "one" behind it: 51); else
// 0.
QList<int> numbersIn(const QStringList& foldedWords, const QString& lang);

// The word for a number typed in digits, where one word says it: "15" is "viisteist"; else empty.
QString numberWord(const QString& digits, const QString& lang);

} // namespace mk
