// Loading and switching translations.
#include "app/host/language.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QLocale>

namespace mk {

void Translations::load(const QString& lang) {
  modules_.clear();
  const auto add = [this](const QString& file) {
    auto module = std::make_unique<QTranslator>();
    if (module->load(file)) modules_.push_back(std::move(module));
  };
  const QDir folder(QStringLiteral(":/i18n"));
  for (const QString& file : folder.entryList({"*_" + lang + ".qm"}, QDir::Files, QDir::Name))
    add(folder.filePath(file));
  add(QLibraryInfo::path(QLibraryInfo::TranslationsPath) + "/qtbase_" + lang + ".qm");
}

QString Translations::translate(const char* context, const char* source, const char* disambiguation, int n) const {
  for (const auto& module : modules_)
    if (QString text = module->translate(context, source, disambiguation, n); !text.isEmpty()) return text;
  return {};
}

Language::~Language() {
  if (installed_ && QCoreApplication::instance()) QCoreApplication::removeTranslator(installed_.get());
}

void Language::set(const QString& lang) {
  current_ = languages().contains(lang) ? lang : languages().first();
  auto fresh = std::make_unique<Translations>();
  fresh->load(current_);
  // The new ones first: nothing is ever drawn without a translation.
  QCoreApplication::installTranslator(fresh.get());
  if (installed_) QCoreApplication::removeTranslator(installed_.get());
  installed_ = std::move(fresh);
  QLocale::setDefault(current_ == u"et" ? QLocale(QLocale::Estonian, QLocale::Estonia)
                                        : QLocale(QLocale::English, QLocale::UnitedKingdom));
}

QStringList languages() { return {QStringLiteral("et"), QStringLiteral("en")}; }

QString languageName(const QString& lang) {
  return lang == u"et" ? QStringLiteral("Eesti") : QStringLiteral("English");
}

QString preferredLanguage() {
  for (const QString& name : QLocale::system().uiLanguages())
    for (const QString& lang : languages())
      if (name == lang || name.startsWith(lang + u'-')) return lang;
  return languages().first();
}

} // namespace mk
