// Starting the program: the command line, the data folder, the box, the window.
#pragma once

#include <QCoreApplication>
#include <QSize>
#include <QString>
#include <QStringList>

namespace mk {

struct ProgramOptions {
  Q_DECLARE_TR_FUNCTIONS(mk::ProgramOptions)

public:
  QString data, plugins, game, log, place, lang, theme, screenshot;
  QString sheet;     // PDF file for the sheet of the match
  QString book;      // PDF file for the rulebook, or for the page of `game`
  QString file;      // a match of another program to open
  bool goOn = false; // with the last unfinished match
  bool pad = false;  // the match that is drawn is a score pad
  QStringList moves;
  QSize size{1280, 800};
  quint64 seed = 1;
  int seats = 0; // 0 = the usual number
  int step = 1;  // of a lesson
  QStringList options;
  QString problem; // what is wrong with the command line; empty when it is in order
  QString help;    // asked for: only this is printed

  bool isDrawing() const { return !screenshot.isEmpty() || !sheet.isEmpty() || !book.isEmpty(); }

  static ProgramOptions read(const QStringList& arguments);
};

int runProgram(int argc, char** argv);

} // namespace mk
