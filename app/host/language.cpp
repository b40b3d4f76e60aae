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
  if (lent_) return lent_->translate(context, source, disambiguation, n);
  for (const auto& module : modules_)
    if (QString text = module->translate(context, source, disambiguation, n); !text.isEmpty()) return text;
  return {};
}

Language::~Language() {
  if (installed_ && QCoreApplication::instance()) QCoreApplication::removeTranslator(installed_.get());
}

namespace {

QLocale localeOf(const QString& lang) {
  return lang == u"et" ? QLocale(QLocale::Estonian, QLocale::Estonia)
                       : QLocale(QLocale::English, QLocale::UnitedKingdom);
}

} // namespace

Language::Loan::Loan(Language& language, const QString& lang) : language_(language) {
  if (lang == language.current_ || !language.installed_) return;
  if (language.otherLang_ != lang || !language.other_) {
    language.other_ = std::make_unique<Translations>();
    language.other_->load(lang);
    language.otherLang_ = lang;
  }
  language.installed_->lent_ = language.other_.get();
  QLocale::setDefault(localeOf(lang));
}

Language::Loan::~Loan() {
  if (language_.installed_) language_.installed_->lent_ = nullptr;
  QLocale::setDefault(before_);
}

void Language::set(const QString& lang) {
  current_ = languages().contains(lang) ? lang : languages().first();
  auto fresh = std::make_unique<Translations>();
  fresh->load(current_);
  // The new ones first: nothing is ever drawn without a translation.
  QCoreApplication::installTranslator(fresh.get());
  if (installed_) QCoreApplication::removeTranslator(installed_.get());
  installed_ = std::move(fresh);
  other_.reset(); // plugins may have brought more texts
  QLocale::setDefault(localeOf(current_));
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
