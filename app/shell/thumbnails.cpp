// Drawing and keeping thumbnails.
#include "app/shell/thumbnails.h"

#include "app/shell/table_look.h"
#include "boards/pad_layout.h"
#include "boards/painter.h"
#include "games/box/match.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QPainter>
#include <QPainterPath>
#include <QSaveFile>

#include <algorithm>

namespace mk {

QImage pictureOf(const BoxedGame& game, QSize size, double devicePixelRatio, bool names) {
  auto match = Match::begin(*game.info, game.info->seats, {}, 1);
  if (!match) return {};
  for (int deals = 0; deals < 4 && match->turn().isChance() && match->now().chance().by == kNobody; ++deals)
    if (!match->chance()) break;
  const Seat seat = match->turn().isSeats() ? match->turn().seat() : Seat{0};
  DrawOptions options;
  options.compose.names = names;
  options.compose.players = false; // nobody sits there
  options.compose.smallestText = names ? 9 : 0;
  return drawView(game.info->arrange, match->now().look(Viewer{seat}), size, tableLook(), devicePixelRatio, options);
}

QImage pictureOf(const Session& session, QSize size, double devicePixelRatio, bool boardTurns) {
  const GameInfo& info = session.match().info();
  View view = session.match().now().look(session.hides() ? Viewer::everybody() : Viewer{session.viewer()});
  if (!info.secrets && !boardTurns) turnTo(view, session.firstPerson());
  DrawOptions options;
  options.compose.names = options.compose.players = false;
  options.compose.smallestText = 0;
  return drawView(session.setup().pad ? padLayout : info.arrange, view, size, tableLook(), devicePixelRatio, options);
}

namespace {

// Cut once here, so that painting a tile needs no clipping. Both pictures are counted in dots: a brush of an image that
// knows its scale would lay it several times.
QImage withRoundCorners(QImage image, double radius) {
  image.setDevicePixelRatio(1);
  QImage out(image.size(), QImage::Format_ARGB32_Premultiplied);
  out.fill(Qt::transparent);
  QPainter p(&out);
  p.setRenderHint(QPainter::Antialiasing);
  QPainterPath shape;
  shape.addRoundedRect(QRectF(0, 0, image.width(), image.height() + 2 * radius), radius, radius);
  p.fillPath(shape, QBrush(image));
  return out;
}

// A file is there whole or not at all; pictures of other builds of the program go.
void keep(const QImage& image, const QString& file, const QString& others) {
  const QFileInfo info(file);
  QSaveFile out(file);
  if (!out.open(QIODevice::WriteOnly) || !image.save(&out, "PNG")) return;
  const QStringList old = info.dir().entryList({others}, QDir::Files);
  for (const QString& name : old)
    if (name != info.fileName()) QFile::remove(info.dir().filePath(name));
  out.commit();
}

} // namespace

Thumbnails::Thumbnails(QString folder, QSize size, MatchPicture ofMatch)
    : folder_(std::move(folder)), size_(size), ofMatch_(std::move(ofMatch)) {
  if (!folder_.isEmpty()) QDir().mkpath(folder_);
  keeper_.setMaxThreadCount(1);
  idle_.setInterval(0);
  connect(&idle_, &QTimer::timeout, this, &Thumbnails::drawNext);
}

void Thumbnails::setLook(const QString& theme, double devicePixelRatio) {
  if (theme == theme_ && qFuzzyCompare(devicePixelRatio, ratio_)) return;
  theme_ = theme;
  ratio_ = devicePixelRatio;
  pictures_.clear();
  matches_.clear();
  waiting_.clear();
}

QPixmap Thumbnails::of(const BoxedGame& game) {
  if (const auto it = pictures_.constFind(game.id()); it != pictures_.cend()) return *it;
  want({game, {}});
  return {};
}

// Until the match is drawn anew it is shown as it was.
QPixmap Thumbnails::of(const BoxedGame& game, const MatchSummary& match) {
  const OfMatch known = matches_.value(match.id);
  if (known.changed != match.changed || known.cursor != match.cursor) want({game, match});
  return known.picture;
}

void Thumbnails::keepMatches(const QList<MatchSummary>& matches) {
  const auto isThere = [&](MatchId id) { return std::ranges::find(matches, id, &MatchSummary::id) != matches.end(); };
  matches_.removeIf([&](const auto& known) { return !isThere(known.key()); });
  waiting_.removeIf([&](const Wanted& other) { return other.match && !isThere(other.match->id); });
}

void Thumbnails::want(Wanted wanted) {
  waiting_.removeIf([&](const Wanted& other) {
    return other.match ? wanted.match && other.match->id == wanted.match->id
                       : !wanted.match && other.game.info == wanted.game.info;
  });
  waiting_ << std::move(wanted);
  if (!idle_.isActive()) idle_.start();
}

// Another build of the program may draw another picture.
QString Thumbnails::file(const BoxedGame& game) const {
  static const qint64 build = QFileInfo(QCoreApplication::applicationFilePath()).lastModified().toSecsSinceEpoch();
  return QStringLiteral("%1/%2-%3-%4x%5@%6-%7.png")
      .arg(folder_, game.id(), theme_)
      .arg(size_.width())
      .arg(size_.height())
      .arg(ratio_)
      .arg(build);
}

QImage Thumbnails::startOf(const BoxedGame& game) {
  QImage image;
  if (!folder_.isEmpty() && image.load(file(game))) return image;
  image = pictureOf(game, size_, ratio_);
  if (!folder_.isEmpty() && !image.isNull())
    keeper_.start(
        [image, path = file(game), others = game.id() + "-" + theme_ + "-*.png"] { keep(image, path, others); });
  return image;
}

void Thumbnails::drawNext() {
  if (waiting_.isEmpty()) return idle_.stop();
  const Wanted next = waiting_.takeLast();
  QImage image = next.match && ofMatch_ ? ofMatch_(*next.match, size_, ratio_) : QImage();
  if (image.isNull()) image = startOf(next.game);
  if (!image.isNull()) image = withRoundCorners(image, kCorner * ratio_);
  image.setDevicePixelRatio(ratio_);
  const QPixmap picture = QPixmap::fromImage(image);
  if (next.match)
    matches_.insert(next.match->id, {picture, next.match->changed, next.match->cursor});
  else
    pictures_.insert(next.game.id(), picture);
  emit ready(next.game.id());
}

} // namespace mk
