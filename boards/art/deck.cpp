// Reading KDE card decks.
#include "boards/art/deck.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QMap>
#include <QPainter>
#include <QStandardPaths>
#include <QSvgRenderer>

#include <array>

namespace mk {

namespace {

// The keys of the [KDE Backdeck] group. QSettings is no help here: desktop files keep commas and brackets as they are.
QMap<QString, QString> readIndex(const QString& folder) {
  QMap<QString, QString> keys;
  QFile file(QDir(folder).filePath(QStringLiteral("index.desktop")));
  if (!file.open(QIODevice::ReadOnly)) return keys;
  bool inside = false;
  const QStringList lines = QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'));
  for (const QString& raw : lines) {
    const QString line = raw.trimmed();
    if (line.startsWith(QLatin1Char('['))) inside = line == QLatin1String("[KDE Backdeck]");
    const auto equals = line.indexOf(QLatin1Char('='));
    if (inside && equals > 0) keys.insert(line.left(equals).trimmed(), line.mid(equals + 1).trimmed());
  }
  return keys;
}

QString svgOf(const QString& folder) {
  const QString name = readIndex(folder).value(QStringLiteral("SVG"));
  // Only a file of the folder itself: an index must not lead elsewhere.
  if (name.isEmpty() || QFileInfo(name).fileName() != name) return {};
  const QString path = QDir(folder).filePath(name);
  return QFileInfo(path).isFile() ? path : QString();
}

QString elementOf(Card c, int back, const QSvgRenderer& svg) {
  if (c.isBack()) {
    const QString second = QStringLiteral("blue_back");
    return back == 1 && svg.elementExists(second) ? second : QStringLiteral("back");
  }
  if (c.isJoker()) return c == Card::joker(1) ? QStringLiteral("red_joker") : QStringLiteral("black_joker");
  static constexpr std::array<const char*, 4> suits = {"club", "diamond", "heart", "spade"};
  static constexpr std::array<const char*, 3> courts = {"jack", "queen", "king"};
  const QString rank = c.value() > 10 ? QString::fromLatin1(courts[static_cast<std::size_t>(c.value() - 11)])
                                      : QString::number(c.value());
  return rank + QLatin1Char('_') + QLatin1String(suits[static_cast<std::size_t>(c.suit())]);
}

} // namespace

Deck::Deck() = default;
Deck::~Deck() = default;

QStringList Deck::folders() {
  QStringList found;
  const QStringList roots = QStandardPaths::locateAll(QStandardPaths::GenericDataLocation, QStringLiteral("carddecks"),
                                                      QStandardPaths::LocateDirectory);
  for (const QString& root : roots) {
    const QFileInfoList folders = QDir(root).entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
    for (const QFileInfo& folder : folders)
      if (!svgOf(folder.filePath()).isEmpty()) found.append(folder.filePath());
  }
  return found;
}

QString Deck::nameOf(const QString& folder) {
  const QMap<QString, QString> keys = readIndex(folder);
  const QString local = keys.value(QStringLiteral("Name[%1]").arg(QLocale().name().section(QLatin1Char('_'), 0, 0)));
  if (!local.isEmpty()) return local;
  const QString name = keys.value(QStringLiteral("Name"));
  return name.isEmpty() ? QFileInfo(folder).fileName() : name;
}

std::unique_ptr<Deck> Deck::load(const QString& folder) {
  const QString path = folder.isEmpty() ? QString() : svgOf(folder);
  if (path.isEmpty()) return nullptr;
  std::unique_ptr<Deck> deck(new Deck);
  deck->renderer_ = std::make_unique<QSvgRenderer>(path);
  if (!deck->renderer_->isValid()) return nullptr;
  return deck;
}

bool Deck::paint(QPainter& p, Card c, int back, const QRectF& rect) {
  const QString id = elementOf(c, back, *renderer_);
  if (!renderer_->elementExists(id)) return false;
  renderer_->render(&p, id, rect);
  return true;
}

} // namespace mk
