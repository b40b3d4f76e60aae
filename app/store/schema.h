// The tables of mangukast.db as an ordered list of steps. A store is brought from its PRAGMA user_version to the newest
// by the steps it lacks, in one transaction; a new store takes them all.
//
// Every table is a rowid table whose first column is its integer key, and no two tables have the same number of
// columns: that is how salvage.h tells the rows of a broken file apart. A step may add tables, never columns.
#pragma once

#include "app/store/database.h"

#include <QStringList>

#include <span>

namespace mk {

struct TableShape {
  const char* name;
  int since; // the first version that has it
  int columns;
  const char* insert; // a whole row; one that breaks a rule of the table is left out
};

// In the order in which salvaged rows are put back.
std::span<const TableShape> tableShapes();

// Statements of each step; step i leads from user_version i to i + 1.
std::span<const QStringList> schemaSteps();

int schemaVersion(Database&);
// Whether the file has the tables that its version has, and no version below zero.
bool isWhole(Database&, int version);
// Brings the store from whatever it is to `version`, which is at most the newest; a newer store is left alone.
void migrate(Database&, int version);

} // namespace mk
