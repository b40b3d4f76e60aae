// The stems that stand in the index: whether one is there, and which is meant where somebody has mistyped.
#pragma once

#include <QHash>
#include <QString>
#include <QStringList>

namespace mk {

// Whether a word is probably another one mistyped: see Vocabulary::nearest.
bool isNearly(const QString& typed, const QString& word);

class Vocabulary {
public:
  void add(const QString& stem, int sections);
  void addForm(const QString& word, const QString& stem); // a name as it is written, for forgiving errors in it
  void finish();                                          // after the last one
  bool isEmpty() const { return count_.isEmpty(); }

  int count(const QString& stem) const { return count_.value(stem); } // sections that hold it
  int sections() const { return sections_; }
  void setSections(int n) { sections_ = n; }
  // How much a word tells: 0 where it stands everywhere.
  double worth(const QString& stem) const;
  bool hasBeginning(const QString& beginning) const;
  // The stems of the names, else the known stems, that differ in the fewest letters, the most frequent first: one
  // letter added, left out, changed or two swapped; in words of seven letters or more two of that.
  QStringList nearest(const QString& word, const QString& stem) const;
  // The stem of the long name that differs from a word in one letter; empty where there is none or more than one.
  QString nearName(const QString& word) const;

private:
  QHash<QString, int> count_;
  QStringList sorted_;
  QStringList forms_;
  QHash<QString, QString> stemOfForm_;
  int sections_ = 0;
};

} // namespace mk
