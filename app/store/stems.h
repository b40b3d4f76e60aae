// Words as the index knows them: without case, accents and endings, so that "täringutega" and "täring" are one.
// English and others by libstemmer (Snowball). The libstemmer of Debian 12 knows no Estonian; for that there is a small
// stemmer of our own.
#pragma once

#include <QString>
#include <QStringList>

namespace mk {

// Letters in lower case without accents, anything else as it is.
QString foldedText(const QString& text);

// The stem of one word in a language ("et", "en", "sv", ...); of a language without a stemmer the folded word.
QString stemOf(const QString& word, const QString& lang);
// Of a folded Estonian word.
QString estonianStem(const QString& folded);

// The words of a text: letters and digits, in order, folded.
QStringList wordsOf(const QString& text);

} // namespace mk
