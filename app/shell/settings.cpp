// Reading and writing settings.ini.
#include "app/shell/settings.h"

#include "app/host/language.h"

#include <QDir>
#include <QGuiApplication>
#include <QPalette>

#include <algorithm>
#include <iterator>

namespace mk {

Settings::Settings(const QString& dataDir) {
  if (!dataDir.isEmpty())
    file_ = std::make_unique<QSettings>(QDir(dataDir).filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
}

QString Settings::language() const { return text("language", preferredLanguage()); }

// A desktop whose writing is lighter than its windows is a dark one.
static bool desktopIsDark() {
  static const bool dark = [] {
    const QPalette p = QGuiApplication::palette();
    return p.color(QPalette::WindowText).lightness() > p.color(QPalette::Window).lightness();
  }();
  return dark;
}

QString Settings::theme() const {
  const QString chosen = text("theme", {});
  if (!chosen.isEmpty()) return chosen;
  return desktopIsDark() ? QStringLiteral("oo") : QStringLiteral("klassika");
}

int Settings::textSize() const { return std::clamp(value("textSize", 100).toInt(), 80, 200); }

void Settings::enlargeText(int by) {
  int at = 0; // the size that is nearest to the one now
  for (int i = 0; i < int(std::size(kTextSizes)); ++i)
    if (std::abs(kTextSizes[i] - textSize()) < std::abs(kTextSizes[at] - textSize())) at = i;
  set("textSize", by == 0 ? 100 : kTextSizes[std::clamp(at + by, 0, int(std::size(kTextSizes)) - 1)]);
}

int Settings::pace() const {
  const QString speed = text("speed", QStringLiteral("normal"));
  if (!on("animations", true) || speed == u"off") return 0; // "animations" is what older programs have written
  return speed == u"slow" ? 200 : speed == u"fast" ? 50 : 100;
}

QVariant Settings::value(const char* key, const QVariant& preset) const {
  const QString name = QString::fromLatin1(key);
  if (const auto it = values_.constFind(name); it != values_.cend()) return *it;
  return file_ ? file_->value(name, preset) : preset;
}

void Settings::set(const char* key, const QVariant& now) {
  const QString name = QString::fromLatin1(key);
  if (value(key) == now && value(key).isValid()) return;
  values_[name] = now;
  if (file_) file_->setValue(name, now);
  emit changed(name);
}

void Settings::lend(const char* key, const QVariant& value) { values_[QString::fromLatin1(key)] = value; }

} // namespace mk
