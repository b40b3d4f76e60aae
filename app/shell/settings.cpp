// Reading and writing settings.ini.
#include "app/shell/settings.h"

#include "app/host/language.h"

#include <QDir>

namespace mk {

Settings::Settings(const QString& dataDir) {
  if (!dataDir.isEmpty())
    file_ = std::make_unique<QSettings>(QDir(dataDir).filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
}

QString Settings::language() const { return text("language", preferredLanguage()); }

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
