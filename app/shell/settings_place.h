// Settings, and the people of the house.
#pragma once

#include "app/shell/context.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QToolButton;

namespace mk {

class CopiesBox;

class SettingsPlace final : public QWidget {
  Q_OBJECT

public:
  explicit SettingsPlace(Context&, QWidget* parent = nullptr);
  QComboBox& languageBox() { return *language_; }
  QComboBox& themeBox() { return *theme_; }
  const QList<QToolButton*>& cardBacks() { return backs_; } // all to be seen at once
  const QList<QToolButton*>& tableCloths() { return cloths_; }
  CopiesBox& copiesBox() { return *copies_; }
  QComboBox& bookLanguageBox() { return *bookLanguage_; }
  bool isReady() const;                   // no text is being read
  QString said() const;                   // how loading the last one went
  void importSource(const QString& file); // beside the window; the report tells how it went

protected:
  void changeEvent(QEvent*) override;
  void showEvent(QShowEvent*) override;

private:
  void build();
  void retranslate();
  void takeSource(const ImportReport&);
  void fillBooks();
  void showTextSize();
  void askSource();
  QWidget* cardBackRow();
  QWidget* clothRow();
  void showCloths();

  struct Switch {
    const char* key;
    QCheckBox* box;
    bool preset;
  };
  Context& context_;
  QLabel *title_, *languageLabel_, *themeLabel_, *textLabel_, *deckLabel_, *speedLabel_, *sourceTitle_, *sourceText_,
      *report_, *books_, *bookLanguageLabel_;
  QComboBox *language_, *theme_, *text_, *deck_, *speed_, *bookLanguage_;
  QPushButton *import_, *forget_;
  QList<Switch> switches_;
  QLabel *backsLabel_, *clothsLabel_;
  QList<QToolButton*> backs_, cloths_;
  CopiesBox* copies_;
};

// The people of the house: name and colour of each.
class ProfilesPlace final : public QWidget {
  Q_OBJECT

public:
  explicit ProfilesPlace(Context&, QWidget* parent = nullptr);
  void refresh();
  ProfileId add(const QString& name);       // with what was played under that name; kNoId: the message says why
  QList<QPushButton*> typedButtons() const; // people who sat down under a typed name: each becomes a profile
  QListWidget& list() { return *list_; }

signals:
  void changed();

protected:
  void changeEvent(QEvent*) override;
  void showEvent(QShowEvent*) override;

private:
  void retranslate();
  void pick();
  void save();
  void remove();
  QString freeColour() const;

  Context& context_;
  QLabel *title_, *text_, *message_;
  QListWidget* list_;
  QLineEdit *fresh_, *name_;
  QPushButton *add_, *save_, *remove_;
  void fillTyped();
  void showSigns();
  QLabel* typedText_;
  QWidget* typed_;
  QList<QPushButton*> colours_, signs_;
  QString colour_;
  int sign_ = 0;
};

} // namespace mk
