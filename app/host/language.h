// The language of both programs: all translations found in the resources (:/i18n/<module>_<lang>.qm of the kernel, the
// table, the shell and every loaded family) and Qt's own, switched together while the program runs.
#pragma once

#include <QLocale>
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
  friend class Language;
  std::vector<std::unique_ptr<QTranslator>> modules_;
  const Translations* lent_ = nullptr; // answers in its place
};

class Language {
public:
  // While it lives, words and numbers are those of another language: for pictures in a page of that language. Nobody
  // is told, so nothing that is on the screen changes.
  class Loan {
  public:
    Loan(Language&, const QString& lang);
    ~Loan();
    Loan(const Loan&) = delete;
    Loan& operator=(const Loan&) = delete;

  private:
    Language& language_;
    QLocale before_;
  };

  Language() = default;
  ~Language();
  Language(const Language&) = delete;
  Language& operator=(const Language&) = delete;

  // "et" or "en"; anything else is Estonian. Call it again with the same language when plugins have brought more texts.
  void set(const QString& lang);
  const QString& current() const { return current_; }

private:
  std::unique_ptr<Translations> installed_;
  std::unique_ptr<Translations> other_; // of loans
  QString current_, otherLang_;
};

QStringList languages();                   // {"et", "en"}
QString languageName(const QString& lang); // in itself: "eesti", "English"
// The language for somebody who has not chosen: the system's where we have it, Estonian otherwise.
QString preferredLanguage();

} // namespace mk
