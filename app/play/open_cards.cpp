// Cards with their faces up.
#include "app/play/open_cards.h"

#include <algorithm>

namespace mk {

std::vector<int> openCards(const View& view) {
  std::vector<int> out;
  for (const Zone& zone : view.zones)
    for (const Item& item : zone.items)
      if (item.thing.kind == Thing::Kind::Card && !item.thing.asCard().isBack()) out.push_back(item.thing.code);
  std::ranges::sort(out);
  return out;
}

} // namespace mk
