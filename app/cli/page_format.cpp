// Markdown of the rulebook's pages as text and HTML.
#include "app/cli/page_format.h"

#include <QList>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace mk {

namespace {

struct Block {
  enum class Kind { Heading, Paragraph, Bullet, Numbered, Quote, Table, Fence };
  Kind kind = Kind::Paragraph;
  int level = 0;           // Heading 1..6; Bullet, Numbered: depth 0..
  QString text;            // joined to one line; Fence: as it stands
  QString mark;            // Numbered: "3."; Fence: its kind
  QList<QStringList> rows; // Table: the first row is the heading
};

QStringList cellsOf(QString line) {
  line = line.trimmed();
  if (line.startsWith(u'|')) line.remove(0, 1);
  if (line.endsWith(u'|')) line.chop(1);
  QStringList cells = line.split(u'|');
  for (QString& cell : cells) cell = cell.trimmed();
  return cells;
}

bool isRule(const QString& line) { // the line under a table's heading
  static const QRegularExpression form(QStringLiteral("^\\s*\\|?[\\s:|-]*-[\\s:|-]*$"));
  return form.match(line).hasMatch();
}

class Reader {
public:
  explicit Reader(const QString& markdown) : lines_(markdown.split(u'\n')) {}

  QList<Block> read() {
    for (at_ = 0; at_ < lines_.size(); ++at_) take(lines_[at_]);
    return blocks_;
  }

private:
  void take(const QString& line) {
    static const QRegularExpression heading(QStringLiteral("^(#{1,6})\\s+(.*?)\\s*#*$"));
    static const QRegularExpression item(QStringLiteral("^(\\s*)(?:([-*+])|(\\d+[.)]))\\s+(.*)$"));
    const QString trimmed = line.trimmed();
    if (trimmed.isEmpty()) {
      open_ = false;
    } else if (trimmed.startsWith(QLatin1String("```"))) {
      takeFence(trimmed.mid(3).trimmed());
    } else if (const auto m = heading.match(line); m.hasMatch()) {
      add({Block::Kind::Heading, int(m.capturedLength(1)), m.captured(2), {}, {}}, false);
    } else if (trimmed.startsWith(u'|')) {
      takeTableRow(line);
    } else if (trimmed.startsWith(u'>')) {
      takeQuote(trimmed.mid(1).trimmed());
    } else if (const auto i = item.match(line); i.hasMatch()) {
      const auto kind = i.captured(2).isEmpty() ? Block::Kind::Numbered : Block::Kind::Bullet;
      add({kind, int(i.capturedLength(1) / 2), i.captured(4), i.captured(3), {}}, true);
    } else if (open_) {
      blocks_.last().text += u' ' + trimmed;
    } else {
      add({Block::Kind::Paragraph, 0, trimmed, {}, {}}, true);
    }
  }
  void add(Block block, bool open) {
    blocks_ += std::move(block);
    open_ = open;
  }
  void takeFence(const QString& kind) {
    QStringList inside;
    while (++at_ < lines_.size() && !lines_[at_].trimmed().startsWith(QLatin1String("```"))) inside += lines_[at_];
    if (kind == u"asked") return; // what decides a question is shown where it can be asked for
    add({Block::Kind::Fence, 0, inside.join(u'\n'), kind, {}}, false);
  }
  void takeTableRow(const QString& line) {
    const bool goesOn = !blocks_.isEmpty() && blocks_.last().kind == Block::Kind::Table && inTable_ == at_;
    if (!goesOn) add({Block::Kind::Table, 0, {}, {}, {}}, false);
    if (!isRule(line)) blocks_.last().rows += cellsOf(line);
    inTable_ = at_ + 1;
  }
  void takeQuote(const QString& text) {
    if (open_ && blocks_.last().kind == Block::Kind::Quote)
      blocks_.last().text += u' ' + text;
    else
      add({Block::Kind::Quote, 0, text, {}, {}}, true);
  }

  QStringList lines_;
  QList<Block> blocks_;
  qsizetype at_ = 0;
  qsizetype inTable_ = -1; // the line that would go on with the table
  bool open_ = false;      // the next plain line belongs to the last block
};

const QRegularExpression& links() {
  static const QRegularExpression form(QStringLiteral("!?\\[([^\\]]*)\\]\\(([^)]*)\\)"));
  return form;
}

QString plainSpans(QString text) {
  static const QRegularExpression strong(QStringLiteral("(\\*\\*|__)(.+?)\\1"));
  static const QRegularExpression soft(QStringLiteral("(?<![\\w*])([*_])(?!\\s)(.+?)(?<!\\s)\\1(?![\\w*])"));
  text.replace(links(), QStringLiteral("\\1"))
      .replace(strong, QStringLiteral("\\2"))
      .replace(soft, QStringLiteral("\\2"));
  return text.remove(u'`');
}

QString htmlSpans(const QString& text) {
  static const QRegularExpression strong(QStringLiteral("(\\*\\*|__)(.+?)\\1"));
  static const QRegularExpression soft(QStringLiteral("(?<![\\w*])([*_])(?!\\s)(.+?)(?<!\\s)\\1(?![\\w*])"));
  static const QRegularExpression code(QStringLiteral("`([^`]+)`"));
  return text.toHtmlEscaped()
      .replace(code, QStringLiteral("<code>\\1</code>"))
      .replace(links(), QStringLiteral("<a href=\"\\2\">\\1</a>"))
      .replace(strong, QStringLiteral("<strong>\\2</strong>"))
      .replace(soft, QStringLiteral("<em>\\2</em>"));
}

QString wrapped(const QString& text, const QString& first, const QString& next, int width) {
  QString out = first;
  qsizetype column = first.size();
  bool fresh = true;
  for (const QString& word : text.split(u' ', Qt::SkipEmptyParts)) {
    if (!fresh && column + 1 + word.size() > width) {
      out += u'\n' + next;
      column = next.size();
      fresh = true;
    }
    out += fresh ? word : u' ' + word;
    column += word.size() + (fresh ? 0 : 1);
    fresh = false;
  }
  return out + u'\n';
}

QString tableText(const QList<QStringList>& rows) {
  QList<qsizetype> widths;
  for (const QStringList& row : rows)
    for (qsizetype i = 0; i < row.size(); ++i) {
      if (i == widths.size()) widths += 0;
      widths[i] = std::max(widths[i], plainSpans(row[i]).size());
    }
  QString out;
  for (const QStringList& row : rows) {
    QString line;
    for (qsizetype i = 0; i < row.size(); ++i) line += plainSpans(row[i]).leftJustified(widths[i] + 2);
    while (line.endsWith(u' ')) line.chop(1);
    out += line + u'\n';
  }
  return out;
}

QString fenceText(const Block& block, const DrawBlock& draw) {
  const QString drawn = draw ? draw(block.mark, block.text) : QString();
  return drawn.isEmpty() ? block.text : drawn;
}

QString blockText(const Block& b, const DrawBlock& draw, int width) {
  const QString text = plainSpans(b.text);
  switch (b.kind) {
  case Block::Kind::Heading:
    return b.level <= 2 ? text + u'\n' + QString(text.size(), b.level == 1 ? u'=' : u'-') + u'\n' : text + u'\n';
  case Block::Kind::Paragraph:
    return wrapped(text, {}, {}, width);
  case Block::Kind::Quote:
    return wrapped(text, QStringLiteral("  "), QStringLiteral("  "), width);
  case Block::Kind::Bullet:
  case Block::Kind::Numbered: {
    const QString indent(qsizetype{2} * b.level, u' ');
    const QString mark = b.kind == Block::Kind::Bullet ? QStringLiteral("- ") : b.mark + u' ';
    return wrapped(text, indent + mark, indent + QString(mark.size(), u' '), width);
  }
  case Block::Kind::Table:
    return tableText(b.rows);
  case Block::Kind::Fence:
    break;
  }
  QString out;
  for (const QString& line : fenceText(b, draw).split(u'\n')) out += QStringLiteral("    ") + line + u'\n';
  return out;
}

bool isItem(const Block& b) { return b.kind == Block::Kind::Bullet || b.kind == Block::Kind::Numbered; }

QString tableHtml(const QList<QStringList>& rows) {
  QString out = QStringLiteral("<table>\n");
  for (qsizetype r = 0; r < rows.size(); ++r) {
    const QString tag = r == 0 ? QStringLiteral("th") : QStringLiteral("td");
    out += QStringLiteral("<tr>");
    for (const QString& cell : rows[r]) out += QStringLiteral("<%1>%2</%1>").arg(tag, htmlSpans(cell));
    out += QStringLiteral("</tr>\n");
  }
  return out + QStringLiteral("</table>\n");
}

QString blockHtml(const Block& b, const DrawBlock& draw) {
  const QString text = htmlSpans(b.text);
  switch (b.kind) {
  case Block::Kind::Heading:
    return QStringLiteral("<h%1>%2</h%1>\n").arg(QString::number(b.level), text);
  case Block::Kind::Paragraph:
    return QStringLiteral("<p>%1</p>\n").arg(text);
  case Block::Kind::Quote:
    return QStringLiteral("<blockquote>%1</blockquote>\n").arg(text);
  case Block::Kind::Bullet:
  case Block::Kind::Numbered:
    return QStringLiteral("<li>%1</li>\n").arg(text);
  case Block::Kind::Table:
    return tableHtml(b.rows);
  case Block::Kind::Fence:
    break;
  }
  return QStringLiteral("<pre>%1</pre>\n").arg(fenceText(b, draw).toHtmlEscaped());
}

} // namespace

QString pageAsText(const QString& markdown, const DrawBlock& draw, int width) {
  QString out;
  const QList<Block> blocks = Reader(markdown).read();
  for (qsizetype i = 0; i < blocks.size(); ++i) {
    if (i > 0 && !(isItem(blocks[i]) && isItem(blocks[i - 1]))) out += u'\n';
    out += blockText(blocks[i], draw, width);
  }
  return out;
}

QString pageAsHtml(const QString& markdown, const DrawBlock& draw, const QString& lang) {
  QString body, title;
  QString list; // the list that is open: "ul", "ol"
  for (const Block& b : Reader(markdown).read()) {
    if (b.kind == Block::Kind::Heading && title.isEmpty()) title = plainSpans(b.text).toHtmlEscaped();
    const QString wanted = !isItem(b)                      ? QString()
                           : b.kind == Block::Kind::Bullet ? QStringLiteral("ul")
                                                           : QStringLiteral("ol");
    if (wanted != list) {
      if (!list.isEmpty()) body += QStringLiteral("</%1>\n").arg(list);
      if (!wanted.isEmpty()) body += QStringLiteral("<%1>\n").arg(wanted);
      list = wanted;
    }
    body += blockHtml(b, draw);
  }
  if (!list.isEmpty()) body += QStringLiteral("</%1>\n").arg(list);
  return QStringLiteral(
             "<!DOCTYPE html>\n<html lang=\"%1\">\n<head><meta charset=\"utf-8\"><title>%2</title></head>\n<body>\n%3"
             "</body>\n</html>\n")
      .arg(lang, title, body);
}

} // namespace mk
