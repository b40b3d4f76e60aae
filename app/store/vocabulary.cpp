// Looking stems up, exactly, by their beginning, and nearly.
#include "app/store/vocabulary.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

namespace mk {

namespace {

constexpr qsizetype kLongest = 32, kLongWord = 7, kShortestForgiven = 4, kMostFound = 3;

// Letters added, left out, changed or swapped; more than `most` is reported as most + 1.
int distance(QStringView a, QStringView b, int most) {
  if (a.size() > kLongest || b.size() > kLongest || std::abs(a.size() - b.size()) > most) return most + 1;
  std::array<std::array<int, kLongest + 1>, 3> rows{};
  for (std::size_t j = 0; j <= static_cast<std::size_t>(b.size()); ++j) rows[0][j] = static_cast<int>(j);
  for (qsizetype i = 1; i <= a.size(); ++i) {
    auto& row = rows[static_cast<std::size_t>(i % 3)];
    const auto& before = rows[static_cast<std::size_t>((i + 2) % 3)];
    const auto& earlier = rows[static_cast<std::size_t>((i + 1) % 3)];
    row[0] = static_cast<int>(i);
    int least = row[0];
    for (qsizetype j = 1; j <= b.size(); ++j) {
      const auto at = static_cast<std::size_t>(j);
      const bool same = a[i - 1] == b[j - 1];
      row[at] = std::min({before[at] + 1, row[at - 1] + 1, before[at - 1] + (same ? 0 : 1)});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
        row[at] = std::min(row[at], earlier[at - 2] + 1);
      least = std::min(least, row[at]);
    }
    if (least > most) return most + 1;
  }
  return rows[static_cast<std::size_t>(a.size() % 3)][static_cast<std::size_t>(b.size())];
}

// How a word sounds, more or less: "bakgämmon" and "baggamon" are nearly "backgammon".
QString soundOf(const QString& word) {
  QString out;
  for (const QChar c : word) {
    QChar sound = c;
    if (c == u'c' || c == u'q' || c == u'g') sound = u'k';
    if (c == u'y' || c == u'j') sound = u'i';
    if (c == u'z' || c == u'x') sound = u's';
    if (c == u'w') sound = u'v';
    if (c == u'b') sound = u'p';
    if (c == u'd') sound = u't';
    if (out.isEmpty() || out.back() != sound) out += sound;
  }
  return out.remove(u'h');
}

// Of the words those that are nearest to one.
QStringList nearestOf(const QString& word, std::span<const QString> words) {
  if (word.size() < kShortestForgiven) return {};
  int most = word.size() >= kLongWord ? 2 : 1;
  QStringList found;
  for (const QString& known : words) {
    if (known.size() < kShortestForgiven - 1) continue;
    const int d = distance(word, known, most);
    if (d > most) continue;
    if (d < most) found.clear();
    most = d;
    found << known;
  }
  return found;
}

} // namespace

bool isNearly(const QString& typed, const QString& word) {
  if (typed.size() < kShortestForgiven || word.size() < kShortestForgiven) return false;
  const int most = typed.size() >= kLongWord ? 2 : 1;
  return distance(typed, word, most) <= most;
}

void Vocabulary::add(const QString& stem, int sections) { count_[stem] += sections; }

void Vocabulary::addForm(const QString& word, const QString& stem) {
  if (!stemOfForm_.contains(word)) forms_ << word;
  stemOfForm_.insert(word, stem);
}

void Vocabulary::finish() {
  sorted_ = count_.keys();
  std::sort(sorted_.begin(), sorted_.end());
}

double Vocabulary::worth(const QString& stem) const {
  const int n = count(stem);
  return n == 0 ? 0 : std::max(0.0, std::log((sections_ - n + 0.5) / (n + 0.5)));
}

bool Vocabulary::hasBeginning(const QString& beginning) const {
  const auto at = std::lower_bound(sorted_.begin(), sorted_.end(), beginning);
  return at != sorted_.end() && at->startsWith(beginning);
}

QStringList Vocabulary::nearest(const QString& word, const QString& stem) const {
  QStringList found;
  for (const QString& form : nearestOf(word, forms_)) found << stemOfForm_.value(form);
  if (found.isEmpty() && !stem.isEmpty()) { // of all stems those that begin with the same letter
    const auto from = std::lower_bound(sorted_.begin(), sorted_.end(), stem.left(1));
    const auto to = std::lower_bound(from, sorted_.end(), QString(QChar(stem[0].unicode() + 1)));
    found = nearestOf(stem, {from, to});
  }
  if (found.isEmpty() && word.size() >= kLongWord) { // a name that is written as it is heard
    const QString sound = soundOf(word);
    for (const QString& form : forms_)
      if (form.size() >= kLongWord && distance(sound, soundOf(form), 1) <= 1) found << stemOfForm_.value(form);
  }
  found.removeDuplicates();
  std::sort(found.begin(), found.end(), [this](const QString& a, const QString& b) { return count(a) > count(b); });
  return found.mid(0, kMostFound);
}

QString Vocabulary::nearName(const QString& word) const {
  if (word.size() < kLongWord) return {};
  QString found;
  for (const QString& form : forms_) {
    if (distance(word, form, 1) > 1) continue;
    const QString stem = stemOfForm_.value(form);
    if (!found.isEmpty() && stem != found) return {};
    found = stem;
  }
  return found;
}

} // namespace mk
