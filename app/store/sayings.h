// What people say of the games of a language, phrase by phrase, and which of it a question resembles. A key costs what
// the words asked for are found in, not all that has ever been said.
#pragma once

#include "app/store/search_words.h"

#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

#include <utility>
#include <vector>

namespace mk {

class Vocabulary;

class Sayings {
public:
  // What is said of a page: phrases, a semicolon, colon or comma between.
  void add(qint64 document, const QString& phrases, const QString& lang, const Vocabulary&);

  // How much of a question one phrase said of a page is, 0..1: that of the phrase which fits best, and of the next two
  // together. Pages of which nothing alike is said are left out. worths: what each thing asked for tells.
  struct Share {
    double best = 0, more = 0;
  };
  QHash<qint64, Share> shares(const QList<double>& worths, const WantedWords&) const;

private:
  struct Stem {
    QString text;
    double worth = 0;
    std::vector<int> phrases; // a phrase once for each time that it has the stem
  };
  struct Saying {
    qint64 document = 0;
    double worth = 0;
  };
  QHash<QString, int> number_;
  std::vector<Stem> stems_;
  std::vector<Saying> phrases_;
};

} // namespace mk
