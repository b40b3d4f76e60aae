// What every place of the window works with. Owned by the program; places keep references.
#pragma once

#include "app/host/game_box.h"
#include "app/host/language.h"
#include "app/shell/settings.h"
#include "app/store/rulebook.h"
#include "app/store/source_text.h"
#include "app/store/store.h"

namespace mk {

struct Context {
  const GameBox& box;
  Store& store;
  Settings& settings;
  Language& language;
  Rulebook& rulebook;
  SourceTexts& sources;

  const QString& lang() const { return language.current(); }
};

} // namespace mk
