// The studies of the families. Plugins are never unloaded, so these pointers stay good.
#include "app/host/deal_studies.h"

#include "app/host/double_dummy.h"

#include <QObject>

#include <map>

namespace mk {

namespace {

std::map<const Family*, const DealStudy*>& studies() {
  static std::map<const Family*, const DealStudy*> all;
  return all;
}
std::map<const Family*, const BiddingPractice*>& practices() {
  static std::map<const Family*, const BiddingPractice*> all;
  return all;
}

} // namespace

void keepStudy(const Family& family, QObject* plugin) {
  if (const auto* practice = qobject_cast<BiddingPractice*>(plugin)) practices()[&family] = practice;
  auto* study = qobject_cast<DealStudy*>(plugin);
  if (study == nullptr) return;
  study->use(ownDoubleDummy());
  studies()[&family] = study;
}

const DealStudy* studyOf(const Family& family) {
  const auto found = studies().find(&family);
  return found == studies().end() ? nullptr : found->second;
}

const BiddingPractice* practiceOf(const Family& family) {
  const auto found = practices().find(&family);
  return found == practices().end() ? nullptr : found->second;
}

} // namespace mk
