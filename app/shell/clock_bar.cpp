// The clocks, as they are seen and told.
#include "app/shell/clock_bar.h"

#include "app/shell/style.h"
#include "boards/plain_label.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>

#include <algorithm>

namespace mk {

namespace {

constexpr qint64 kLow = 20'000, kLowPart = 6; // little time: so many milliseconds, or that part of a short match
constexpr qint64 kTenths = 10'000;            // below it tenths of a second are shown
constexpr int kOften = 100, kSeldom = 250;
constexpr int kLongestName = 100; // pixels at the usual size

} // namespace

ClockBar::ClockBar(QWidget* parent) : QWidget(parent), tell_(new QAction(this)) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(6, 0, 6, 0);
  row->setSpacing(8);
  for (QLabel*& face : faces_) {
    face = plainLabel();
    face->setMargin(4);
    row->addWidget(face);
  }
  tell_->setShortcut(QKeySequence(QStringLiteral("Ctrl+T")));
  tell_->setShortcutContext(Qt::WidgetWithChildrenShortcut);
  connect(tell_, &QAction::triggered, this, [this] {
    if (session_) emit toldAloud(told());
  });
  connect(&tick_, &QTimer::timeout, this, &ClockBar::refresh);
  retranslate();
  hide();
}

void ClockBar::retranslate() {
  tell_->setText(tr("Read out the clocks"));
  spokenFor_ = kNobody;
}

void ClockBar::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

QString ClockBar::timeText(qint64 ms) {
  if (ms < kTenths)
    return QStringLiteral("0:0%1%2%3").arg(ms / 1000).arg(QLocale().decimalPoint()).arg(ms % 1000 / 100);
  const qint64 s = (ms + 999) / 1000;
  const auto two = [](qint64 n) { return QStringLiteral("%1").arg(n, 2, 10, QLatin1Char('0')); };
  if (s >= 3600) return QStringLiteral("%1:%2:%3").arg(s / 3600).arg(two(s / 60 % 60), two(s % 60));
  return QStringLiteral("%1:%2").arg(s / 60).arg(two(s % 60));
}

bool ClockBar::isLow(Seat seat) const {
  const auto& clocks = session_->match().clocks();
  return session_->clockLeft(seat) < std::min<qint64>(kLow, clocks->seconds * 1000 / kLowPart);
}

void ClockBar::show(Session* session) {
  const bool on = session && session->match().clocks();
  if (session != session_) warned_[0] = warned_[1] = false;
  session_ = on ? session : nullptr;
  spokenFor_ = kNobody;
  setVisible(on);
  tell_->setEnabled(on);
  if (on)
    refresh();
  else
    tick_.stop();
}

QString ClockBar::text(Seat seat) const { return faces_[seat]->text(); }

QString ClockBar::told() const {
  QStringList out;
  for (Seat seat = 0; session_ && seat < 2; ++seat) {
    const qint64 s = session_->clockLeft(seat) / 1000;
    const QString time = s >= 60 ? tr("%n minutes", nullptr, static_cast<int>(s / 60)) + u' ' +
                                       tr("%n seconds", nullptr, static_cast<int>(s % 60))
                                 : tr("%n seconds", nullptr, static_cast<int>(s));
    out << QStringLiteral("%1: %2").arg(session_->name(seat), time);
  }
  return out.join(QStringLiteral("; "));
}

void ClockBar::refresh() {
  if (!session_ || !session_->match().clocks()) return;
  const Seat runs = session_->match().clockOf();
  const QFontMetrics metrics(headline(1.1));
  bool low = false;
  for (Seat seat = 0; seat < 2; ++seat) {
    const bool little = isLow(seat);
    QLabel& face = *faces_[seat];
    const QString sign = little ? QStringLiteral("⚠") : seat == runs ? QStringLiteral("▶") : QStringLiteral(" ");
    const QString name = metrics.elidedText(session_->name(seat), Qt::ElideRight, kLongestName * metrics.height() / 18);
    face.setText(QStringLiteral("%1 %2  %3").arg(sign, name, timeText(session_->clockLeft(seat))));
    setHeadline(&face, 1.1);
    const bool hours = session_->match().clocks()->seconds >= 3000; // increments may bring some more
    const QString widest =
        QStringLiteral("⚠ ") + name + (hours ? QStringLiteral("  0:00:00") : QStringLiteral("  00:00"));
    face.setMinimumWidth(metrics.horizontalAdvance(widest) + 14);
    const Style& now = mk::style();
    const QString sheet =
        QStringLiteral("QLabel { border: 2px solid %1; border-radius: 6px; color: %2; }")
            .arg((seat == runs ? now.accent : now.line).name(), (little ? now.warn : now.text).name());
    if (sheet != face.styleSheet()) face.setStyleSheet(sheet); // a style is worked out anew whenever it is set
    if (runs != spokenFor_) face.setAccessibleName(face.text());
    low = low || (little && seat == runs);
    if (little && seat == runs && session_->isPerson(seat) && !session_->match().over() && !warned_[seat]) {
      warned_[seat] = true;
      emit littleTime(tr("Time is running out: %1").arg(told()));
    }
  }
  spokenFor_ = runs;
  if (runs == kNobody)
    tick_.stop();
  else
    tick_.start(low ? kOften : kSeldom);
}

} // namespace mk
