// Standard output and standard error of the terminal program, in UTF-8.
#pragma once

#include <QByteArray>
#include <QCoreApplication>
#include <QJsonObject>
#include <QString>

namespace mk {

// The translation context of the terminal program.
struct Cli {
  Q_DECLARE_TR_FUNCTIONS(mk::Cli)
};

enum ExitCode : int { kDone = 0, kFailed = 1, kWrongUsage = 2 };

void print(const QString& line);          // on standard output, with a line end
void print(const QJsonObject& object);    // on one line
void printBytes(const QByteArray& bytes); // as they are
void complain(const QString& message);    // on standard error, after the program's name
bool outputFailed();                      // a full disk, a closed pipe

} // namespace mk
