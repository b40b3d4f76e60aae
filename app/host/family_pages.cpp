// Found in the resources that the families bring.
#include "app/host/family_pages.h"

#include "app/host/game_box.h"

#include <QDir>
#include <QFile>

namespace mk {

QStringList familyPages(const Family& family, const QString& lang) {
  const QString own = pageOf(family);
  const QDir folder(QStringLiteral(":/rulebook/") + lang);
  QStringList out;
  for (const QString& file :
       folder.entryList({own + QStringLiteral(".md"), own + QStringLiteral("-*.md")}, QDir::Files))
    out << file.chopped(3);
  out.sort();
  return out;
}

QString titleOfFamilyPage(const QString& page, const QString& lang) {
  QFile file(QStringLiteral(":/rulebook/%1/%2.md").arg(lang, page));
  if (!file.open(QIODevice::ReadOnly)) return page;
  const QString head = QString::fromUtf8(file.readLine()).trimmed();
  return head.startsWith(QLatin1String("# ")) ? head.mid(2) : page;
}

} // namespace mk
