// A match on its way to other programs: the table's menu offers to save it as a file and to copy the position that is
// shown, in the formats of its game.
#pragma once

#include "app/host/exchange_file.h"

#include <QObject>

namespace mk {

class TablePlace;

class TableExport final : public QObject {
  Q_OBJECT

public:
  explicit TableExport(TablePlace&);
  bool saveAs(const FileFormat&, const QString& path); // false: the banner says why
  bool copy(const FileFormat&);
  void copyOwn(); // the position as the game's rules write it

private:
  void fill();
  void askFile(const FileFormat&);
  bool mayTell() const; // nothing hidden would be told
  TablePlace& place_;
  QList<QObject*> added_;
};

} // namespace mk
