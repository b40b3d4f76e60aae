// What a family plugin is to the program: a Qt plugin that hands over one catalogue. Its metadata (made by mk_family()
// in games/CMakeLists.txt) names the family and the interface number and is read before the library is loaded.
#pragma once

#include "games/box/catalogue.h"

#include <QtPlugin>

namespace mk {

class FamilyPlugin {
public:
  virtual ~FamilyPlugin() = default;
  virtual const Family& family() const = 0; // lives as long as the program: plugins are never unloaded
};

} // namespace mk

#define MK_FAMILY_PLUGIN_IID "ee.mangukast.FamilyPlugin"
Q_DECLARE_INTERFACE(mk::FamilyPlugin, MK_FAMILY_PLUGIN_IID)
