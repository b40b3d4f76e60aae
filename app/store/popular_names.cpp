// Reading the names, descriptions and questions that families use out of the program's own tables.
#include "app/store/popular_names.h"

#include <QFile>
#include <QHash>

namespace mk {

namespace {

struct Spoken {
  QStringList names;
  QString estonian, english;
};

QList<QStringList> rowsOf(const QString& name, qsizetype columns) {
  QList<QStringList> out;
  QFile table(QStringLiteral(":/search/") + name);
  if (!table.open(QIODevice::ReadOnly)) return out;
  for (const QString& line : QString::fromUtf8(table.readAll()).split(u'\n'))
    if (const QStringList row = line.split(u'\t'); !line.startsWith(u'#') && row.size() == columns) out << row;
  return out;
}

const QHash<QString, Spoken>& all() {
  static const auto made = [] {
    QHash<QString, Spoken> out;
    for (const QStringList& row : rowsOf(QStringLiteral("spoken_names.tsv"), 4))
      out.insert(row[0], {row[1].split(u';', Qt::SkipEmptyParts), row[2], row[3]});
    for (const QStringList& row : rowsOf(QStringLiteral("asked_et.tsv"), 2)) out[row[0]].estonian += u';' + row[1];
    for (const QStringList& row : rowsOf(QStringLiteral("asked_en.tsv"), 2)) out[row[0]].english += u';' + row[1];
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
