// Runs mangukast-cli as it is called.
#pragma once

#include <QJsonDocument>
#include <QJsonObject>
#include <QList>
#include <QProcess>
#include <QStringList>

struct Ran {
  int code = -1;
  QByteArray out, err;
  QList<QJsonObject> objects() const {
    QList<QJsonObject> list;
    for (const QByteArray& line : out.split('\n'))
      if (!line.isEmpty()) list += QJsonDocument::fromJson(line).object();
    return list;
  }
};

inline Ran run(const QStringList& arguments, const QByteArray& input = {}, const QString& language = "en_GB.UTF-8") {
  QProcess process;
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANGUAGE", "MANGUKAST_PLUGINS"}) environment.remove(name);
  environment.insert("LANG", language);
  process.setProcessEnvironment(environment);
  process.start(MK_BIN_DIR "/mangukast-cli", arguments);
  process.write(input);
  process.closeWriteChannel();
  if (!process.waitForFinished(120000) || process.exitStatus() != QProcess::NormalExit) return {};
  return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}
