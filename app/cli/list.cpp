// `list`: every game of the box.
#include "app/cli/commands.h"

#include "games/box/offered.h"
#include "games/box/told.h"

#include <QJsonArray>

namespace mk {

namespace {

QJsonObject optionJson(const OptionSpec& option, const Say& say) {
  QJsonObject to{{QLatin1String("key"), QLatin1String(option.key)}, {QLatin1String("name"), say(option.name)}};
  if (option.isNumber()) {
    to.insert(QLatin1String("lowest"), option.lowest);
    to.insert(QLatin1String("highest"), option.highest);
    to.insert(QLatin1String("default"), option.preset);
    return to;
  }
  QJsonArray values;
  for (const OptionValue& value : option.values) values.append(QLatin1String(value.key));
  to.insert(QLatin1String("values"), values);
  to.insert(QLatin1String("default"), QLatin1String(option.values[static_cast<std::size_t>(option.preset)].key));
  if (option.onlyWith != nullptr) {
    to.insert(QLatin1String("onlyWith"),
              QJsonObject{{QLatin1String(option.onlyWith), QLatin1String(option.onlyWithValue)}});
  }
  return to;
}

QJsonObject gameJson(const BoxedGame& game, const Say& say) {
  const GameInfo& info = *game.info;
  QJsonArray options, levels;
  for (const OptionSpec& option : info.options) options.append(optionJson(option, say));
  for (const int level : levelsOffered(info)) levels.append(level);
  return {{QLatin1String("id"), game.id()},
          {QLatin1String("slug"), game.slug()},
          {QLatin1String("family"), QLatin1String(game.family->id)},
          {QLatin1String("names"), QJsonObject{{QLatin1String("et"), QString::fromUtf8(info.et)},
                                               {QLatin1String("en"), QString::fromUtf8(info.en)}}},
          {QLatin1String("players"), QJsonArray{info.minSeats, info.maxSeats, info.seats}},
          {QLatin1String("kind"), QLatin1String(text(info.kind))},
          {QLatin1String("secrets"), info.secrets},
          {QLatin1String("levels"), levels},
          {QLatin1String("goal"), say(info.goal)},
          {QLatin1String("options"), options}};
}

} // namespace

int listGames(const Surrounding& here, const Arguments& given) {
  for (const BoxedGame& game : here.box.games()) {
    if (given.has(QStringLiteral("json")))
      print(gameJson(game, here.say));
    else
      print(QStringLiteral("%1  %2  %3  %4  (%5)")
                .arg(game.id(), -12)
                .arg(game.slug(), -26)
                .arg(game.name(here.lang), -30)
                .arg(QString::fromStdString(playersText(*game.info)), -4)
                .arg(here.say(nameOf(game.info->kind))));
  }
  if (here.box.games().isEmpty()) {
    complain(here.box.folders().isEmpty() ? Cli::tr("The box is empty: there is no folder of games.")
                                          : Cli::tr("The box is empty: no family plugin was found in %1.")
                                                .arg(here.box.folders().join(QLatin1String(", "))));
    return kFailed;
  }
  return kDone;
}

} // namespace mk
