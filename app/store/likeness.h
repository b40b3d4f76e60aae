// How much a question is worded like what people say of a game. Sayings compares the things asked for; this compares
// the letters as they stand, with the small words: four letters of a word at a time, so that endings, compounds and
// slips of the keyboard matter little, and words side by side, since "only the last" and "the last only" tell games
// apart.
#pragma once

#include <QHash>
#include <QString>
#include <QStringList>

#include <utility>
#include <vector>

namespace mk {

class Likeness {
public:
  // What is said of a page: phrases, a semicolon between.
  void add(qint64 document, const QString& phrases);
  void finish(); // after the last one

  struct Share {
    double phrases = 0; // the phrases said of the page, the nearest counting most
    double page = 0;    // how much oftener the question's pieces are said of this page than of others
  };
  // Pages of which nothing alike is said are left out.
  QHash<qint64, Share> of(const QStringList& foldedWords) const;

private:
  struct Page {
    qint64 document = 0;
    int phrases = 0;
  };
  struct Phrase {
    std::size_t page = 0;
    double length = 0; // of the vector of its pieces
  };
  struct Piece {
    int phrases = 0, last = -1; // how many hold it, and the last of them
    std::size_t begin = 0;      // of them in in_
  };
  double worthOf(int phrases) const; // of a piece that stands in so many
  std::vector<Page> pages_;
  std::vector<Phrase> phrases_; // page by page
  QHash<quint32, int> number_;  // of a piece, by its key
  std::vector<Piece> pieces_;
  std::vector<std::pair<int, int>> added_; // a piece and a phrase that holds it, until all are there
  std::vector<int> in_;                    // the phrases of the first piece, of the second, ...
};

} // namespace mk
