// The studies of the families. Plugins are never unloaded, so these pointers stay good.
#include "app/host/deal_studies.h"

#include "app/host/double_dummy.h"

#include <QObject>

#include <map>

namespace mk {

namespace {

template <class Offer> std::map<const Family*, const Offer*>& offers() {
  static std::map<const Family*, const Offer*> all;
  return all;
}

template <class Offer> Offer* keep(const Family& family, QObject* plugin) {
  auto* offer = qobject_cast<Offer*>(plugin);
  if (offer != nullptr) offers<Offer>()[&family] = offer;
  return offer;
}

template <class Offer> const Offer* of(const Family& family) {
  const auto found = offers<Offer>().find(&family);
  return found == offers<Offer>().end() ? nullptr : found->second;
}

} // namespace

void keepStudy(const Family& family, QObject* plugin) {
  keep<BiddingPractice>(family, plugin);
  if (auto* study = keep<DealStudy>(family, plugin)) study->use(ownDoubleDummy());
}

const DealStudy* studyOf(const Family& family) { return of<DealStudy>(family); }
const BiddingPractice* practiceOf(const Family& family) { return of<BiddingPractice>(family); }

} // namespace mk
