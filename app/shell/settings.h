// What the family has chosen, in settings.ini of the data folder.
#pragma once

#include <QObject>
#include <QSettings>
#include <QStringList>

namespace mk {

class Settings final : public QObject {
  Q_OBJECT

public:
  // An empty folder name keeps everything in memory only.
  explicit Settings(const QString& dataDir);

  QString language() const;
  QString theme() const; // klassika, oo, kontrast; as the desktop has it where nothing was chosen
  static constexpr int kTextSizes[] = {80, 90, 100, 115, 130, 150, 175, 200};
  int textSize() const;     // of all writing, in percent
  void enlargeText(int by); // steps up or down; 0 = the usual size
  int pace() const;         // of what moves on the table, in percent of the usual time; 0 = at once
  bool fastTurns() const { return on("fastTurns", false); } // one key plays a turn without decisions
  bool quickDice() const { return on("quickDice", false); }
  bool sounds() const { return on("sounds", true); }
  bool celebrates() const { return on("celebration", true); }
  bool fourColours() const { return on("fourColours", false); }
  QString deck() const { return text("deck", {}); }   // empty = the program's own
  QString cloth() const { return text("cloth", {}); } // empty = the theme's own
  bool clockShown() const { return on("clock", true); }
  bool scoreShown() const { return on("score", true); }
  bool secretsShown() const { return on("secrets", true); }
  bool boardTurns() const { return on("boardTurns", false); } // to the side of whoever is to move
  bool winnableOnly() const { return on("winnableOnly", false); }
  QString panel() const { return text("panel", {}); } // what the table's side panel shows; empty = folded

  QVariant value(const char* key, const QVariant& preset = {}) const;
  void set(const char* key, const QVariant& value);  // tells when it is another one
  void lend(const char* key, const QVariant& value); // for this run only

signals:
  void changed(const QString& key);

private:
  bool on(const char* key, bool preset) const { return value(key, preset).toBool(); }
  QString text(const char* key, const QString& preset) const { return value(key, preset).toString(); }

  std::unique_ptr<QSettings> file_;
  mutable QVariantMap values_;
};

} // namespace mk
