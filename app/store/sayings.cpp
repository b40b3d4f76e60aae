// Phrases by the stems that stand in them.
#include "app/store/sayings.h"

#include "app/store/counted.h"
#include "app/store/stems.h"
#include "app/store/synonyms.h"
#include "app/store/vocabulary.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <cmath>

namespace mk {

namespace {

constexpr double kLeastWorth = 0.5; // of a word, also one that stands everywhere
constexpr double kMeantSaid = 0.7;  // what is said by a synonym

} // namespace

void Sayings::add(qint64 document, const QString& phrases, const QString& lang, const Vocabulary& known) {
  static const QRegularExpression ends(QStringLiteral("[;,:]"));
  for (const QString& phrase : phrases.split(ends, Qt::SkipEmptyParts)) {
    const QStringList words = wordsOf(phrase);
    QStringList stems;
    for (const QString& word : words)
      if (!isStopWord(word, lang)) stems << stemOf(word, lang);
    stems += countedIn(words, lang);
    if (stems.size() < 2) continue;
    const int number = static_cast<int>(phrases_.size());
    phrases_.push_back({document, 0});
    for (const QString& text : std::as_const(stems)) {
      auto at = number_.constFind(text);
      if (at == number_.constEnd()) {
        at = number_.insert(text, static_cast<int>(stems_.size()));
        stems_.push_back({text, std::max(kLeastWorth, known.worth(text)), {}});
      }
      Stem& stem = stems_[static_cast<std::size_t>(*at)];
      stem.phrases.push_back(number);
      phrases_.back().worth += stem.worth;
    }
  }
}

QHash<qint64, Sayings::Share> Sayings::shares(const QList<double>& worths, const WantedWords& words) const {
  const auto things = static_cast<std::size_t>(worths.size());
  double query = 0;
  for (const double worth : worths) query += worth;
  // Of each phrase: how much of it is asked for, and how much of each thing asked for is in it.
  std::vector<double> there(phrases_.size(), 0), asked(phrases_.size() * things, 0);
  std::vector<int> met;
  for (const Stem& stem : stems_) {
    const int thing = words.find(stem.text);
    if (thing < 0) continue;
    const double worth = words.isTyped(stem.text) ? worths[thing] : kMeantSaid * worths[thing];
    for (const int phrase : stem.phrases) {
      const auto p = static_cast<std::size_t>(phrase);
      if (there[p] == 0) met.push_back(phrase);
      there[p] += stem.worth;
      double& here = asked[p * things + static_cast<std::size_t>(thing)];
      here = std::max(here, worth);
    }
  }
  QHash<qint64, std::array<double, 3>> best; // the highest first
  for (const int phrase : met) {
    const auto p = static_cast<std::size_t>(phrase);
    double sum = 0;
    for (std::size_t i = 0; i < things; ++i) sum += asked[p * things + i];
    double share = (sum / query) * (sum / query) * std::sqrt(there[p] / phrases_[p].worth);
    for (double& kept : best[phrases_[p].document])
      if (share > kept) std::swap(share, kept);
  }
  QHash<qint64, Share> out;
  for (auto it = best.cbegin(); it != best.cend(); ++it) out.insert(it.key(), {(*it)[0], (*it)[1] + (*it)[2]});
  return out;
}

} // namespace mk
