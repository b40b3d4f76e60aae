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
    return out;
  }();
  return made;
}

// Read where the book is indexed, and not by a box that only looks for names.
QHash<QString, QString> askedIn(const QString& name) {
  QHash<QString, QString> out;
  for (const QStringList& row : rowsOf(name, 2)) out[row[0]] += u';' + row[1];
  return out;
}

} // namespace

const QStringList& popularNames(const QString& game) {
  static const QStringList none;
  const auto at = all().constFind(game);
  return at == all().constEnd() ? none : at->names;
}

QString describedAs(const QString& game, const QString& lang) {
  static const QHash<QString, QString> inEstonian = askedIn(QStringLiteral("asked_et.tsv")),
                                       inEnglish = askedIn(QStringLiteral("asked_en.tsv"));
  const bool english = lang == QLatin1String("en");
  const QString asked = (english ? inEnglish : inEstonian).value(game);
  const auto at = all().constFind(game);
  if (at == all().constEnd()) return asked;
  return (english ? at->english : at->estonian) + asked;
}

} // namespace mk
