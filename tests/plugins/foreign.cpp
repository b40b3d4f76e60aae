// A Qt plugin of another program: it marks the environment when somebody loads it.
#include <QObject>
#include <QtPlugin>

namespace {
const bool kLoaded = qputenv("MK_FOREIGN_LOADED", "1");
}

class ForeignPlugin : public QObject {
  Q_OBJECT
  Q_PLUGIN_METADATA(IID "org.example.Other")

public:
  bool loaded() const { return kLoaded; }
};

#include "foreign.moc"
