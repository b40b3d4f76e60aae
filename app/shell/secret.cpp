// The house rule "secret" of card tricks.
#include "app/shell/secret.h"

namespace mk {

namespace {

constexpr const char* kRule = "secret";

Secret secretBy(const Context& context, const QString& rule, const auto& isDone) {
  if (!context.settings.secretsShown()) return Secret::NotShown;
  if (rule == u"never") return Secret::Never;
  return rule == u"always" || isDone() ? Secret::Coverable : Secret::AfterTheTrick;
}

} // namespace

Secret secretOf(const Context& context, const QString& page) {
  const BoxedGame* game = context.box.find(page);
  if (!game || game->info->kind != Kind::Performance) return Secret::Coverable;
  const QVariantMap chosen = context.settings.value(("options-" + game->slug()).toLatin1().constData()).toMap();
  return secretBy(context, chosen.value(QLatin1String(kRule)).toString(),
                  [&] { return context.store.record(kNoId, game->id()).played > 0; });
}

Secret secretOf(const Context& context, const Match& match) {
  if (match.info().kind != Kind::Performance) return Secret::Coverable;
  return secretBy(context, QString::fromStdString(match.game().setup().options.value(kRule)),
                  [&] { return match.over(); });
}

QString insteadOf(Secret secret) {
  const auto soft = [](const QString& text) { return QStringLiteral("*%1*").arg(text); };
  switch (secret) {
  case Secret::Coverable:
    return QStringLiteral("[%1](secret:open)")
        .arg(QCoreApplication::translate("mk::Secret", "Open the cover and read the secret"));
  case Secret::AfterTheTrick:
    return soft(QCoreApplication::translate("mk::Secret",
                                            "The secret can be read once the trick has been performed to the end."));
  case Secret::Never:
    return soft(QCoreApplication::translate(
        "mk::Secret",
        "By the house rule “The secret” nobody may read it. The rule can be changed on the trick's page."));
  case Secret::NotShown:
    return soft(QCoreApplication::translate("mk::Secret", "The secret is hidden. It can be shown in the settings."));
  }
  return {};
}

} // namespace mk
