// The sounds of the table, from a module that need not be there (app/sound).
#pragma once

#include <QString>

namespace mk {

class Sounds {
public:
  static constexpr const char* kWood = "wood";
  static constexpr const char* kCard = "card";
  static constexpr const char* kDice = "dice";
  static constexpr const char* kFanfare = "fanfare";
  static constexpr const char* kClock = "clock";

  explicit Sounds(QString file = usualFile()) : file_(std::move(file)) {}
  void play(const char* name); // silent where the module or the device is missing
  bool isThere() const;        // the module is installed
  static QString usualFile();  // where the module is installed; empty = nowhere

private:
  QString file_;
  void (*play_)(const char*) = nullptr;
  bool tried_ = false;
};

} // namespace mk
