// What is typed into the search, as the things that are asked for and the stems that may stand for each in the index.
#pragma once

#include <QHash>
#include <QList>
#include <QSet>
#include <QString>
#include <QStringList>
#include <QStringView>

#include <utility>

namespace mk {

class Vocabulary;

// One thing asked for: the word typed, and what stands for it.
struct Wanted {
  QStringList stems;      // the word itself
  QStringList others;     // synonyms, parts of a compound, what was probably meant
  QStringList beginnings; // the word is still being typed
  QStringList phrases;    // with the word typed right before it
};

QStringList searchWords(const QString& typed); // folded; a bounded number of bounded words

QList<Wanted> wantedBy(const QString& typed, const QString& lang, const Vocabulary&);
// Without what stands nearly everywhere: enough for the text of pages; their names are sought with all of it.
QList<Wanted> telling(QList<Wanted>, const Vocabulary&);

// Words of the search index for a text, each as its stem; parts of Estonian compounds go into `parts`.
QString indexText(const QString& text, const QString& lang, QString* parts = nullptr);

// What is sought, each as an FTS5 expression.
struct SearchTerm {
  QString expression;
  bool typed; // else it only stands for what was typed
};
QList<SearchTerm> searchTerms(const QList<Wanted>&);

// Which of the things asked for a word of a text is.
class WantedWords {
public:
  explicit WantedWords(const QList<Wanted>&);
  int find(QStringView stem) const;                                         // -1: none
  bool isTyped(const QString& stem) const { return typed_.contains(stem); } // not only a synonym of it
private:
  QSet<QString> typed_;
  QStringList known_; // what the keys of stems_ are views of
  QHash<QStringView, int> stems_;
  QList<std::pair<QString, int>> beginnings_;
};

} // namespace mk
