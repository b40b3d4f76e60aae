// Painting the podium: the winner in the middle, the second on the left. Who shares a place stands on the same step;
// a step that nobody has reached is not there.
#include "app/shell/podium_view.h"

#include "app/shell/style.h"
#include "i18n/words.h"

#include <QPainter>

#include <algorithm>
#include <array>

namespace mk {

PodiumView::PodiumView(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
}

void PodiumView::show(const QList<Person>& people) {
  people_ = people;
  update();
}

QSize PodiumView::sizeHint() const { return {420, 11 * fontMetrics().height()}; }

void PodiumView::paintEvent(QPaintEvent*) {
  struct Step {
    int place;
    double x, height; // of the whole
  };
  static constexpr std::array<Step, 3> kSteps = {{{2, 0, 0.4}, {1, 1, 0.54}, {3, 2, 0.28}}};
  QPainter p(this);
  p.setRenderHint(QPainter::Antialiasing);
  const Style& s = mk::style();
  const double line = fontMetrics().height(), wide = std::min(width() / 3.0, 17 * line);
  const double left = (width() - 3 * wide) / 2, high = height();
  for (const Step& step : kSteps) {
    QList<const Person*> here;
    for (const Person& person : people_)
      if (person.line.place == step.place) here << &person;
    if (here.isEmpty() && !people_.isEmpty()) continue;
    const QRectF block(left + step.x * wide + 2, high * (1 - step.height), wide - 4, high * step.height);
    p.setPen(QPen(s.line, 1));
    p.setBrush(step.place == 1 ? s.rail : s.rail.lighter(step.place == 2 ? 122 : 145));
    p.drawRoundedRect(block.adjusted(0, 0, 0, 8), 6, 6);
    p.setFont(headline(1.7));
    p.setPen(s.onRail);
    p.drawText(block.adjusted(0, 4, 0, 0), Qt::AlignHCenter | Qt::AlignTop, QString::number(step.place));
    if (here.isEmpty()) continue;
    p.setFont(font());
    p.drawText(block.adjusted(0, 0, 0, -4), Qt::AlignHCenter | Qt::AlignBottom,
               tr("%n point(s)", nullptr, here.front()->line.points));
    QStringList names;
    for (const Person* person : here) names << person->line.name;
    const double mark =
        std::max(8.0, std::min({3 * line, block.width() / static_cast<double>(here.size()), block.top() - 1.4 * line}));
    const double row = mark * static_cast<double>(here.size());
    for (qsizetype i = 0; i < here.size(); ++i)
      p.drawPixmap(QRectF(block.center().x() - row / 2 + mark * static_cast<double>(i) + 2, block.top() - mark - 1,
                          mark - 4, mark - 4),
                   here[i]->mark, here[i]->mark.rect());
    p.setPen(s.text);
    p.setFont(headline(1.0));
    p.drawText(QRectF(block.left(), block.top() - mark - 1.35 * line, block.width(), 1.3 * line),
               Qt::AlignHCenter | Qt::AlignVCenter | Qt::TextSingleLine,
               QFontMetricsF(p.font()).elidedText(Words::listed(names), Qt::ElideRight, block.width()));
  }
}

} // namespace mk
