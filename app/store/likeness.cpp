// Phrases by their pieces.
#include "app/store/likeness.h"

#include "app/store/stems.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace mk {

namespace {

constexpr qsizetype kPiece = 4;      // letters, with the blanks around a word
constexpr qsizetype kSideBySide = 5; // letters of a word beside another: without most endings
constexpr double kOfPage = 0.8;      // how far what is said of a page is believed; the rest is said of any

quint32 keyOf(QStringView text) { return static_cast<quint32>(qHash(text, 0)); }

// Keys of two pieces may be the same: too seldom to matter.
std::vector<quint32> piecesOf(const QStringList& words) {
  std::vector<quint32> out;
  quint32 before = 0;
  QString padded;
  for (const QString& word : words) {
    padded = u' ' + word + u' ';
    const QStringView text(padded);
    if (text.size() <= kPiece + 1) {
      out.push_back(keyOf(text));
    } else {
      for (qsizetype at = 0; at + kPiece <= text.size(); ++at) out.push_back(keyOf(text.mid(at, kPiece)));
    }
    const quint32 here = keyOf(QStringView(word).left(kSideBySide));
    if (before != 0) out.push_back(31 * before + here);
    before = here;
  }
  return out;
}

} // namespace

void Likeness::add(qint64 document, const QString& phrases) {
  const std::size_t page = pages_.size();
  pages_.push_back({document, 0});
  for (const QString& phrase : phrases.split(u';', Qt::SkipEmptyParts)) {
    const int at = static_cast<int>(phrases_.size());
    phrases_.push_back({page, 0});
    ++pages_.back().phrases;
    for (const quint32 key : piecesOf(wordsOf(phrase))) {
      int& number = number_[key]; // from 1
      if (number == 0) pieces_.emplace_back(), number = static_cast<int>(pieces_.size());
      Piece& piece = pieces_[static_cast<std::size_t>(number) - 1];
      if (std::exchange(piece.last, at) == at) continue;
      ++piece.phrases;
      added_.emplace_back(number - 1, at);
    }
  }
}

double Likeness::worthOf(int phrases) const {
  return std::log((static_cast<double>(phrases_.size()) + 1) / (phrases + 0.5));
}

void Likeness::finish() {
  std::vector<std::size_t> next;
  std::vector<double> squares;
  std::size_t begin = 0;
  for (Piece& piece : pieces_) {
    next.push_back(piece.begin = begin);
    squares.push_back(std::pow(worthOf(piece.phrases), 2));
    begin += static_cast<std::size_t>(piece.phrases);
  }
  in_.resize(begin);
  for (const auto& [piece, phrase] : added_) {
    in_[next[static_cast<std::size_t>(piece)]++] = phrase;
    phrases_[static_cast<std::size_t>(phrase)].length += squares[static_cast<std::size_t>(piece)];
  }
  added_ = {};
  for (Phrase& phrase : phrases_) phrase.length = std::sqrt(phrase.length);
}

QHash<qint64, Likeness::Share> Likeness::of(const QStringList& words) const {
  std::vector<quint32> asked = piecesOf(words);
  std::sort(asked.begin(), asked.end());
  asked.erase(std::unique(asked.begin(), asked.end()), asked.end());
  std::vector<double> shared(phrases_.size(), 0), said(pages_.size(), 0);
  double length = 0;
  for (const quint32 key : asked) {
    const int number = number_.value(key);
    if (number == 0) {
      length += std::pow(worthOf(0), 2);
      continue;
    }
    const Piece& piece = pieces_[static_cast<std::size_t>(number) - 1];
    const double square = std::pow(worthOf(piece.phrases), 2);
    const double usual = piece.phrases / static_cast<double>(phrases_.size());
    length += square;
    const std::size_t end = piece.begin + static_cast<std::size_t>(piece.phrases);
    for (std::size_t at = piece.begin; at < end;) { // those of one page lie together
      const std::size_t page = phrases_[static_cast<std::size_t>(in_[at])].page;
      double here = 0;
      for (; at < end && phrases_[static_cast<std::size_t>(in_[at])].page == page; ++at, ++here)
        shared[static_cast<std::size_t>(in_[at])] += square;
      said[page] += std::log1p(kOfPage / (1 - kOfPage) * here / pages_[page].phrases / usual);
    }
  }
  std::vector<double> near(pages_.size(), 0);
  for (std::size_t i = 0; i < phrases_.size(); ++i) {
    if (shared[i] == 0) continue;
    const double cosine = shared[i] / (phrases_[i].length * std::sqrt(length));
    near[phrases_[i].page] += cosine * cosine;
  }
  QHash<qint64, Share> out;
  for (std::size_t i = 0; i < pages_.size(); ++i)
    if (said[i] > 0)
      out.insert(pages_[i].document, {std::sqrt(near[i]), said[i] / std::sqrt(static_cast<double>(asked.size()))});
  return out;
}

} // namespace mk
