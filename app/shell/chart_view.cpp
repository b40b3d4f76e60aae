// Painting the charts. What is won is solid, what is level is hatched, what is lost is an outline, what is played among
// persons is dotted: not told by colour alone.
#include "app/shell/chart_view.h"

#include "app/shell/spoken_name.h"
#include "app/shell/style.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace mk {

namespace {

constexpr int kMostLines = 6, kMostBoxes = 14;

void paintPart(QPainter& p, const QRectF& r, HowEnded ending) {
  if (r.width() < 0.5 || r.height() < 0.5) return;
  const Style& s = mk::style();
  p.setPen(QPen(s.text, 1));
  p.setBrush(ending == HowEnded::Won     ? QBrush(s.accent)
             : ending == HowEnded::Level ? QBrush(s.text, Qt::BDiagPattern)
             : ending == HowEnded::Among ? QBrush(s.text, Qt::Dense6Pattern)
                                         : QBrush(Qt::NoBrush));
  p.drawRect(r);
}

QString three(const Endings& e) { return QStringLiteral("%1 – %2 – %3").arg(e.won).arg(e.level).arg(e.lost); }

// What ears cannot tell from three bare numbers.
QString spoken(const Endings& e) {
  const QString told = ChartView::tr("won %1, drawn %2, lost %3").arg(e.won).arg(e.level).arg(e.lost);
  return e.among > 0 ? ChartView::tr("%1, among people %2").arg(told).arg(e.among) : told;
}

QList<std::pair<QString, Endings>> most(QList<std::pair<QString, Endings>> lines) {
  std::ranges::stable_sort(lines, std::greater<>(), [](const auto& line) { return line.second.all(); });
  return lines.first(std::min<qsizetype>(lines.size(), kMostLines));
}

} // namespace

ChartView::ChartView(QWidget* parent) : QWidget(parent) {
  setMinimumSize(480, 300);
  setFocusPolicy(Qt::TabFocus);
  speakAsPicture(*this);
}

void ChartView::show(const History& history, const QString& game, const QString& gameName) {
  history_ = history;
  game_ = game;
  gameName_ = gameName;
  setAccessibleName(tr("Charts"));
  setAccessibleDescription(asText());
  update();
}

QList<std::pair<QString, Endings>> ChartView::rivals() const {
  QList<std::pair<QString, Endings>> out;
  for (auto it = history_.rivals.cbegin(); it != history_.rivals.cend(); ++it) out.append({it.key(), it.value()});
  return most(out);
}

QList<std::pair<QString, Endings>> ChartView::levels() const {
  QList<std::pair<QString, Endings>> out;
  for (auto it = history_.levels.cbegin(); it != history_.levels.cend(); ++it)
    out.append({tr("level %1").arg(it.key()), it.value()});
  return out;
}

// Chart by chart, each under its heading.
QString ChartView::asText() const {
  QStringList charts;
  const auto chart = [&](const QString& heading, const QStringList& parts) {
    if (!parts.isEmpty()) charts << QStringLiteral("%1: %2.").arg(heading, parts.join(QStringLiteral("; ")));
  };
  const auto lines = [](const QList<std::pair<QString, Endings>>& all) {
    QStringList parts;
    for (const auto& [name, e] : all) parts << QStringLiteral("%1, %2").arg(name, spoken(e));
    return parts;
  };
  QList<std::pair<QString, Endings>> months;
  for (int i = 0; i < history_.months.size(); ++i)
    if (history_.byMonth[i].all() > 0)
      months.append({QLocale().toString(history_.months[i], QStringLiteral("MMMM yyyy")), history_.byMonth[i]});
  chart(tr("Month by month"), lines(months));
  chart(tr("Against whom"), lines(rivals()));
  chart(tr("Against computers"), lines(levels()));
  QStringList sums;
  const Histogram h = histogramOf(history_.scores.value(game_), kMostBoxes);
  for (int i = 0; i < h.counts.size(); ++i) {
    if (h.counts[i] == 0) continue;
    const auto from = h.from + i * h.width, to = from + h.width - 1;
    const QString matches = tr("%n matches", nullptr, h.counts[i]);
    sums << (from == to ? tr("%1 points, %2").arg(from).arg(matches)
                        : tr("%1 to %2 points, %3").arg(from).arg(to).arg(matches));
  }
  chart(sumsHeading(), sums);
  return charts.join(u' ');
}

QString ChartView::sumsHeading() const {
  return gameName_.isEmpty() ? tr("Points") : tr("Points in “%1”").arg(gameName_);
}

void ChartView::paintEvent(QPaintEvent*) {
  QPainter p(this);
  p.setRenderHint(QPainter::Antialiasing);
  const Style& s = mk::style();
  const double gap = 14, line = fontMetrics().height();
  const QFont plain = font();
  const auto card = [&](int column, int row, const QString& heading) {
    const double w = (width() - gap) / 2, h = (height() - gap) / 2;
    const QRectF r(column * (w + gap), row * (h + gap), w, h);
    p.setPen(s.line);
    p.setBrush(s.surface);
    p.drawRoundedRect(r.adjusted(0.5, 0.5, -0.5, -0.5), 8, 8);
    QFont bold = plain;
    bold.setBold(true);
    p.setFont(bold);
    p.setPen(s.text);
    p.drawText(r.adjusted(12, 8, -12, 0), Qt::AlignLeft | Qt::AlignTop,
               QFontMetrics(bold).elidedText(heading, Qt::ElideRight, static_cast<int>(w) - 24));
    p.setFont(plain);
    return r.adjusted(12, 14 + 1.3 * line, -12, -10);
  };
  const auto nothing = [&](const QRectF& r) {
    p.setPen(s.soft);
    p.drawText(r, Qt::AlignCenter | Qt::TextWordWrap, tr("Nothing to show yet."));
  };
  const bool among = std::ranges::any_of(history_.byMonth, [](const Endings& e) { return e.among > 0; });
  const QRectF months = card(0, 0,
                             among ? tr("Won, drawn, lost, played among people, month by month")
                                   : tr("Won, drawn, lost, month by month"));
  history_.months.isEmpty() ? nothing(months) : paintMonths(p, months);
  const QRectF people = card(1, 0, tr("Against whom"));
  rivals().isEmpty() ? nothing(people) : paintEndings(p, people, rivals());
  const QRectF computers = card(0, 1, tr("Against computers"));
  levels().isEmpty() ? nothing(computers) : paintEndings(p, computers, levels());
  const QRectF sums = card(1, 1, sumsHeading());
  history_.scores.value(game_).isEmpty() ? nothing(sums) : paintHistogram(p, sums);
}

void ChartView::paintMonths(QPainter& p, QRectF r) const {
  const double line = fontMetrics().height();
  int highest = 1;
  for (const Endings& e : history_.byMonth) highest = std::max(highest, e.all());
  const double foot = r.bottom() - 1.2 * line, unit = (foot - r.top() - line) / highest;
  const double step = r.width() / static_cast<double>(history_.months.size());
  for (int i = 0; i < history_.months.size(); ++i) {
    const Endings& e = history_.byMonth[i];
    const double x = r.left() + (i + 0.18) * step, w = 0.64 * step;
    double y = foot;
    for (const auto& [n, ending] : {std::pair(e.won, HowEnded::Won),
                                    {e.level, HowEnded::Level},
                                    {e.lost, HowEnded::Lost},
                                    {e.among, HowEnded::Among}}) {
      paintPart(p, {x, y - n * unit, w, n * unit}, ending);
      y -= n * unit;
    }
    p.setPen(mk::style().text);
    if (e.all() > 0)
      p.drawText(QRectF(x - step, y - line - 1, w + 2 * step, line), Qt::AlignCenter, QString::number(e.all()));
    p.setPen(mk::style().soft);
    p.drawText(QRectF(x - step, foot + 0.15 * line, w + 2 * step, line), Qt::AlignCenter,
               QString::number(history_.months[i].month()));
  }
  p.setPen(mk::style().soft);
  p.drawLine(QPointF(r.left(), foot), QPointF(r.right(), foot));
}

void ChartView::paintEndings(QPainter& p, QRectF r, const QList<std::pair<QString, Endings>>& lines) const {
  const double line = fontMetrics().height();
  double names = 0, numbers = 0;
  int highest = 1;
  for (const auto& [name, e] : lines) {
    names = std::max(names, static_cast<double>(fontMetrics().horizontalAdvance(name)) + 10);
    numbers = std::max(numbers, static_cast<double>(fontMetrics().horizontalAdvance(three(e))) + 10);
    highest = std::max(highest, e.all());
  }
  names = std::min(names, 0.4 * r.width());
  const double step = std::min(r.height() / static_cast<double>(lines.size()), 2.2 * line);
  const double unit = std::max(0.0, r.width() - names - numbers) / highest;
  double y = r.top();
  for (const auto& [name, e] : lines) {
    p.setPen(mk::style().text);
    p.drawText(QRectF(r.left(), y, names - 8, step), Qt::AlignLeft | Qt::AlignVCenter,
               fontMetrics().elidedText(name, Qt::ElideRight, static_cast<int>(names) - 8));
    double x = r.left() + names;
    for (const auto& [n, ending] :
         {std::pair(e.won, HowEnded::Won), {e.level, HowEnded::Level}, {e.lost, HowEnded::Lost}}) {
      paintPart(p, {x, y + 0.2 * step, n * unit, 0.6 * step}, ending);
      x += n * unit;
    }
    p.setPen(mk::style().soft);
    p.drawText(QRectF(x + 8, y, numbers, step), Qt::AlignLeft | Qt::AlignVCenter, three(e));
    y += step;
  }
}

void ChartView::paintHistogram(QPainter& p, QRectF r) const {
  const double line = fontMetrics().height();
  const Histogram h = histogramOf(history_.scores.value(game_), kMostBoxes);
  const int highest = *std::ranges::max_element(h.counts);
  const double foot = r.bottom() - 1.2 * line, unit = (foot - r.top() - line) / std::max(1, highest);
  const double step = r.width() / static_cast<double>(h.counts.size());
  double written = -1e9;
  for (int i = 0; i < h.counts.size(); ++i) {
    const double x = r.left() + i * step;
    paintPart(p, {x + 0.08 * step, foot - h.counts[i] * unit, 0.84 * step, h.counts[i] * unit}, HowEnded::Won);
    p.setPen(mk::style().text);
    if (h.counts[i] > 0)
      p.drawText(QRectF(x, foot - h.counts[i] * unit - line - 1, step, line), Qt::AlignCenter,
                 QString::number(h.counts[i]));
    const QString from = QString::number(h.from + i * h.width);
    const double wide = fontMetrics().horizontalAdvance(from);
    if (x < written) continue;
    p.setPen(mk::style().soft);
    p.drawText(QRectF(x, foot + 0.15 * line, wide + 2, line), Qt::AlignLeft, from);
    written = x + wide + 8;
  }
  p.setPen(mk::style().soft);
  p.drawLine(QPointF(r.left(), foot), QPointF(r.right(), foot));
}

} // namespace mk
