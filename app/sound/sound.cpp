// Plays the sounds. One effect each, made when it is first heard; a device that fails is silent.
#include <QCoreApplication>
#include <QHash>
#include <QSoundEffect>
#include <QUrl>

extern "C" Q_DECL_EXPORT void mangukast_play(const char* name) {
  static QHash<QByteArray, QSoundEffect*> effects;
  QSoundEffect*& effect = effects[name];
  if (effect == nullptr) {
    effect = new QSoundEffect(QCoreApplication::instance());
    effect->setSource(QUrl(QStringLiteral("qrc:/sounds/%1.wav").arg(QString::fromLatin1(name))));
    effect->setVolume(0.6f);
  }
  if (effect->status() != QSoundEffect::Error) effect->play();
}
