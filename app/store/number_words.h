// Numbers written as words: "twenty-one" and "kahekümne ühe" are asked for as 21.
#pragma once

#include <QString>
#include <QStringList>

namespace mk {

// For each word the number that begins with it, where that is eleven or more ("fifty" with "one" behind it: 51); else
// 0.
QList<int> numbersIn(const QStringList& foldedWords, const QString& lang);

// The words for a number typed in digits, from 11 to 100: "15" is "viisteist", "45" is "forty" and "five".
QStringList numberWords(const QString& digits, const QString& lang);

// The number that a word or digits say, 1 to 100; a "single" one too. 0 where it is none.
int numberSaid(const QString& folded, const QString& lang);

// One word for a number however it is written, so that "3 dice" are three dice and "kaheteistkümne" is 12: up to ten
// the word, from eleven to ninety the digits. Empty where the word is no such number.
QString numberStem(const QString& folded, const QString& lang);

} // namespace mk
