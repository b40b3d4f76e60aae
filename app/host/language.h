// The language of both programs: all translations found in the resources (:/i18n/<module>_<lang>.qm of the kernel, the
// table, the shell and every loaded family) and Qt's own, switched together while the program runs.
#pragma once

#include <QString>
#include <QStringList>
#include <QTranslator>

#include <memory>
#include <vector>

namespace mk {

// Asks one module after the other; installed once, so that widgets hear of a switch once.
class Translations final : public QTranslator {
public:
  void load(const QString& lang);
  bool isEmpty() const override { return false; }
  QString translate(const char* context, const char* source, const char* disambiguation, int n) const override;

private:
  std::vector<std::unique_ptr<QTranslator>> modules_;
};

class Language {
public:
  Language() = default;
  ~Language();
  Language(const Language&) = delete;
  Language& operator=(const Language&) = delete;

  // "et" or "en"; anything else is Estonian. Call it again with the same language when plugins have brought more texts.
  void set(const QString& lang);
  const QString& current() const { return current_; }

private:
  std::unique_ptr<Translations> installed_;
  QString current_;
};

QStringList languages();                   // {"et", "en"}
QString languageName(const QString& lang); // in itself: "eesti", "English"
// The language for somebody who has not chosen: the system's where we have it, Estonian otherwise.
QString preferredLanguage();

} // namespace mk
