// Keeping, writing and reading house rules.
#include "app/shell/house_ways.h"

#include "i18n/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace mk {

namespace {

struct HouseWays {
  Q_DECLARE_TR_FUNCTIONS(mk::HouseWays)
};

QByteArray keyOf(const BoxedGame& game) { return ("ways-" + game.slug()).toLatin1(); }

const OptionSpec* specOf(const GameInfo& info, const QString& key) {
  const auto it = std::ranges::find_if(info.options, [&](const OptionSpec& o) { return key == QLatin1String(o.key); });
  return it == info.options.end() ? nullptr : &*it;
}

bool mayBe(const OptionSpec& spec, const QString& value) {
  if (!spec.isNumber())
    return std::ranges::any_of(spec.values, [&](const OptionValue& v) { return value == QLatin1String(v.key); });
  bool isNumber = false;
  const int n = value.toInt(&isNumber);
  return isNumber && n >= spec.lowest && n <= spec.highest;
}

QString preset(const OptionSpec& spec) {
  if (spec.isNumber()) return QString::number(spec.preset);
  return QString::fromLatin1(spec.values[static_cast<std::size_t>(spec.preset)].key);
}

} // namespace

QList<HouseWay> waysOf(const Settings& settings, const BoxedGame& game) {
  QList<HouseWay> out;
  const QVariantMap kept = settings.value(keyOf(game).constData()).toMap();
  for (auto it = kept.begin(); it != kept.end(); ++it)
    if (const ReadWay read = readWay(game, it.value().toString()); read.problem.isEmpty()) out << read.way;
  return out;
}

QString keepWay(Settings& settings, const BoxedGame& game, const HouseWay& way) {
  QVariantMap kept = settings.value(keyOf(game).constData()).toMap();
  if (way.name.isEmpty()) return HouseWays::tr("A way of playing needs a name.");
  if (!kept.contains(way.name) && kept.size() >= HouseWay::kMost)
    return HouseWays::tr("A game keeps at most %n ways of playing.", nullptr, HouseWay::kMost);
  kept[way.name] = lineOf(game, way);
  settings.set(keyOf(game).constData(), kept);
  return {};
}

void dropWay(Settings& settings, const BoxedGame& game, const QString& name) {
  QVariantMap kept = settings.value(keyOf(game).constData()).toMap();
  kept.remove(name);
  settings.set(keyOf(game).constData(), kept);
}

QString lineOf(const BoxedGame& game, const HouseWay& way) {
  QStringList parts{game.id(), way.name};
  for (const OptionSpec& spec : game.info->options) {
    const QString key = QString::fromLatin1(spec.key);
    if (const QString value = way.options.value(key); !value.isEmpty() && value != preset(spec))
      parts << key + u'=' + value;
  }
  return parts.join(QStringLiteral("; "));
}

ReadWay readWay(const BoxedGame& game, const QString& line) {
  ReadWay out;
  QStringList parts = line.simplified().split(u';');
  for (QString& part : parts) part = part.trimmed();
  if (parts.size() < 2 || parts[1].isEmpty())
    return {{}, HouseWays::tr("Write a way of playing like this: “%1; Our way; rule=value”.").arg(game.id())};
  if (parts[0] != game.id() && parts[0] != game.slug())
    return {{}, HouseWays::tr("This way of playing belongs to another game: %1.").arg(parts[0].left(40))};
  out.way.name = parts[1].left(HouseWay::kLongestName);
  for (const OptionSpec& spec : game.info->options) out.way.options[QString::fromLatin1(spec.key)] = preset(spec);
  for (const QString& part : parts.sliced(2)) {
    if (part.isEmpty()) continue;
    const QString key = part.section(u'=', 0, 0).trimmed(), value = part.section(u'=', 1).trimmed();
    const OptionSpec* spec = specOf(*game.info, key);
    if (!spec) return {{}, HouseWays::tr("This game has no house rule “%1”.").arg(key.left(40))};
    if (!mayBe(*spec, value))
      return {{}, HouseWays::tr("The house rule “%1” cannot be “%2”.").arg(key, value.left(40))};
    out.way.options[key] = value;
  }
  return out;
}

QStringList unlikeTheBook(const GameInfo& info, const QMap<QString, QString>& options) {
  QStringList out;
  const Words words;
  for (const OptionSpec& spec : info.options) {
    const QString value = options.value(QString::fromLatin1(spec.key));
    if (value.isEmpty() || value == preset(spec)) continue;
    QString said = value;
    for (const OptionValue& v : spec.values)
      if (value == QLatin1String(v.key)) said = words.write(v.name);
    out << QStringLiteral("%1: %2").arg(Words::capitalised(words.write(spec.name)), said);
  }
  return out;
}

} // namespace mk
