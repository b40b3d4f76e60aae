// Reading the names and descriptions that families use out of the program's own table.
#include "app/store/popular_names.h"

#include <QFile>
#include <QHash>

namespace mk {

namespace {

struct Spoken {
  QStringList names;
  QString estonian, english;
};

const QHash<QString, Spoken>& all() {
  static const auto made = [] {
    QHash<QString, Spoken> out;
    QFile table(QStringLiteral(":/search/spoken_names.tsv"));
    if (!table.open(QIODevice::ReadOnly)) return out;
    for (const QString& line : QString::fromUtf8(table.readAll()).split(u'\n')) {
      const QStringList columns = line.split(u'\t');
      if (line.startsWith(u'#') || columns.size() != 4) continue;
      out.insert(columns[0], {columns[1].split(u';', Qt::SkipEmptyParts), columns[2], columns[3]});
    }
    return out;
  }();
  return made;
}

} // namespace

const QStringList& popularNames(const QString& game) {
  static const QStringList none;
  const auto at = all().constFind(game);
  return at == all().constEnd() ? none : at->names;
}

QString describedAs(const QString& game, const QString& lang) {
  const auto at = all().constFind(game);
  if (at == all().constEnd()) return {};
  return lang == QLatin1String("en") ? at->english : at->estonian;
}

} // namespace mk
