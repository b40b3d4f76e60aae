// Finding the module of the sounds; it is loaded when the first one is to be heard.
#include "app/shell/sounds.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QLibrary>

namespace mk {

QString Sounds::usualFile() {
  const QDir here(QCoreApplication::applicationDirPath());
  for (const char* folder : {"sound", "../lib/mangukast/sound"})
    if (const QString file = here.absoluteFilePath(QString::fromLatin1(folder) + QStringLiteral("/mangukast-sound.so"));
        QFile::exists(file))
      return file;
  return {};
}

bool Sounds::isThere() const { return !file_.isEmpty(); }

void Sounds::play(const char* name) {
  if (file_.isEmpty()) return;
  if (!tried_) {
    tried_ = true;
    play_ = reinterpret_cast<void (*)(const char*)>(QLibrary(file_).resolve("mangukast_play"));
  }
  if (play_) play_(name);
}

} // namespace mk
