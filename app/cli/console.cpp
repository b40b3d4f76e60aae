// Writing to the terminal.
#include "app/cli/console.h"

#include "i18n/printable.h"

#include <QJsonDocument>

#include <cstdio>

namespace mk {

void printBytes(const QByteArray& bytes) {
  std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), stdout);
}

void print(const QString& line) { printBytes(line.toUtf8() + '\n'); }

void print(const QJsonObject& object) { printBytes(QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n'); }

void complain(const QString& message) {
  const QByteArray bytes = "mangukast-cli: " + printable(message).toUtf8() + '\n';
  std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), stderr);
}

bool outputFailed() { return std::fflush(stdout) != 0 || std::ferror(stdout) != 0; }

} // namespace mk
