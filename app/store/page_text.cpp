// Markdown as far as the store needs it.
#include "app/store/page_text.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <cstdint>
#include <functional>

namespace mk {

namespace {

constexpr qsizetype kLongestTag = 2000;

QString replaced(QString text, const QRegularExpression& what, const QString& by) { return text.replace(what, by); }

// Where a tag that begins at `at` ends (the place behind it); -1 when it is no tag.
qsizetype endOfTag(QStringView s, qsizetype at) {
  if (s.sliced(at).startsWith(u"<!--")) {
    const qsizetype end = s.indexOf(u"-->", at);
    return end < 0 ? s.size() : end + 3;
  }
  for (const QStringView whole : {QStringView(u"script"), QStringView(u"style")}) {
    if (!s.sliced(at + 1).startsWith(whole, Qt::CaseInsensitive)) continue;
    const qsizetype end = s.indexOf(QStringLiteral("</") + whole.toString(), at, Qt::CaseInsensitive);
    const qsizetype close = end < 0 ? -1 : s.indexOf(u'>', end);
    return close < 0 ? s.size() : close + 1;
  }
  const qsizetype end = s.sliced(at, std::min(kLongestTag, s.size() - at)).indexOf(u'>');
  return end < 0 ? -1 : at + end + 1;
}

bool opensTag(QStringView s, qsizetype at) {
  if (s[at] != u'<' || at + 1 == s.size()) return false;
  const QChar next = s[at + 1];
  return next.isLetter() || next == u'/' || next == u'!' || next == u'?' || next == u'|';
}

QString withoutTags(const QString& text) {
  QString out;
  out.reserve(text.size());
  for (qsizetype i = 0; i < text.size();) {
    const qsizetype end = opensTag(text, i) ? endOfTag(text, i) : -1;
    if (end > 0) {
      i = end;
    } else {
      out += text[i++];
    }
  }
  return out;
}

// What taking out has put together anew loses its teeth: "<" before a letter, "](", "![".
QString defused(const QString& text) {
  QString out;
  out.reserve(text.size());
  for (qsizetype i = text.size() - 1; i >= 0; --i) { // from the end, so that what follows is known
    const QChar c = text[i], next = out.isEmpty() ? QChar(u' ') : out.back();
    if (c == u'<' && (next.isLetter() || next == u'/' || next == u'!' || next == u'?' || next == u'|')) continue;
    if (c == u'!' && next == u'[') continue;
    if (c == u']' && (next == u'(' || next == u'[' || next == u':')) out += u' ';
    out += c;
  }
  std::reverse(out.begin(), out.end());
  return out;
}

QString withoutLinks(QString text) {
  static const QRegularExpression definition(QStringLiteral(R"(^ {0,3}\[[^\]\n]{1,200}\]:.*$)"),
                                             QRegularExpression::MultilineOption);
  static const QRegularExpression link(
      QStringLiteral(R"(!?\[([^\[\]\n]{0,300})\]\([^()\n]{0,1000}(?:\([^()\n]{0,300}\)[^()\n]{0,300})?\))"));
  static const QRegularExpression address(
      QStringLiteral(R"((?:[a-z][a-z0-9+.-]{0,20}://|\b(?:www\.|mailto:|javascript:|data:|file:))[^\s<>\[\]()*]+)"),
      QRegularExpression::CaseInsensitiveOption);
  text.remove(definition);
  text.replace(link, QStringLiteral("\\1"));
  return text.remove(address);
}

} // namespace

QString sanitised(const QString& text) {
  QString t = text;
  t.replace(QStringLiteral("\r\n"), QStringLiteral("\n")).replace(u'\r', u'\n');
  static const QRegularExpression control(QStringLiteral("[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f]"));
  static const QRegularExpression manyBlank(QStringLiteral("\\n[ \\t]*\\n(?:[ \\t]*\\n)+"));
  t.remove(control);
  t = defused(withoutLinks(withoutTags(t)));
  return t.replace(manyBlank, QStringLiteral("\n\n")).trimmed();
}

QString markdownTitle(const QString& markdown) {
  static const QRegularExpression heading(QStringLiteral(R"(^#{1,6}\s+(.+?)\s*#*\s*$)"),
                                          QRegularExpression::MultilineOption);
  const auto found = heading.match(markdown);
  return plainText(found.hasMatch() ? found.captured(1) : markdown.trimmed().section(u'\n', 0, 0)).trimmed();
}

QList<PageSection> sectionsOf(const QString& markdown) {
  static const QRegularExpression question(QStringLiteral(R"(^- \*\*([^*]+\?)\*\* (.*)$)"));
  QList<PageSection> out{{}};
  QString heading;
  bool fenced = false, asked = false;
  for (const QString& line : markdown.split(u'\n')) {
    if (line.startsWith(QLatin1String("```")) || line.startsWith(QLatin1String("~~~"))) fenced = !fenced;
    if (!fenced && line.startsWith(QLatin1String("## "))) {
      out.append({plainText(line).trimmed(), {}, {}});
      heading = out.last().heading;
      asked = heading.endsWith(QLatin1String("...?"));
      continue;
    }
    if (const auto m = asked && !fenced ? question.match(line) : QRegularExpressionMatch(); m.hasMatch())
      out.append({heading, line + u'\n', plainText(m.captured(1)).trimmed()});
    else if (fenced || !line.startsWith(QLatin1String("# ")))
      out.last().body += line + u'\n';
  }
  if (out.first().body.trimmed().isEmpty() && out.size() > 1) out.removeFirst();
  return out;
}

QString plainText(const QString& markdown) {
  static const QRegularExpression fence(QStringLiteral(R"(^(```|~~~)[\s\S]*?^\1[ \t]*$)"),
                                        QRegularExpression::MultilineOption);
  static const QRegularExpression link(QStringLiteral(R"(!?\[([^\[\]\n]*)\]\([^()\n]*\))"));
  static const QRegularExpression lineMark(
      QStringLiteral(R"(^[ \t]*(?:#{1,6}[ \t]+|>[ \t]?|[-*+][ \t]+|\|?[ \t]*:?-{3,}.*$))"),
      QRegularExpression::MultilineOption);
  static const QRegularExpression mark(
      QStringLiteral(R"(\*\*|__|`|(?<![\w\\])[*_](?=\w)|(?<=\w|[.!?,])[*_](?!\w)|\\(?=[^\w\s]))"),
      QRegularExpression::UseUnicodePropertiesOption);
  QString t = replaced(markdown, fence, QString());
  t.replace(link, QStringLiteral("\\1"));
  t.remove(lineMark);
  t.remove(mark);
  t.replace(u'|', u' ');
  QStringList paragraphs;
  for (const QString& paragraph : t.split(QRegularExpression(QStringLiteral("\\n\\s*\\n")), Qt::SkipEmptyParts))
    if (const QString words = paragraph.simplified(); !words.isEmpty()) paragraphs << words;
  return paragraphs.join(u'\n');
}

bool tellsSecret(const QString& heading) { return heading == u"Triki saladus" || heading == u"The secret"; }

namespace {

enum class Part : std::uint8_t { Open, Heading, Secret }; // of the page; of its secret

void eachLine(const QString& markdown, const std::function<void(const QString&, Part)>& take) {
  bool fenced = false, secret = false;
  for (const QString& line : markdown.split(u'\n')) {
    if (line.startsWith(QLatin1String("```")) || line.startsWith(QLatin1String("~~~"))) fenced = !fenced;
    const bool heads = !fenced && line.startsWith(QLatin1String("## "));
    if (heads) secret = tellsSecret(plainText(line).trimmed());
    take(line, !secret ? Part::Open : heads ? Part::Heading : Part::Secret);
  }
}

} // namespace

QString withoutSecret(const QString& markdown, const QString& instead) {
  QString out;
  eachLine(markdown, [&](const QString& line, Part part) {
    if (part != Part::Secret) out += line + u'\n';
    if (part == Part::Heading) out += u'\n' + instead + QStringLiteral("\n\n");
  });
  out.chop(1);
  return out;
}

QString secretIn(const QString& markdown) {
  QString out;
  eachLine(markdown, [&](const QString& line, Part part) {
    if (part == Part::Secret) out += line + u'\n';
  });
  return out.trimmed();
}

} // namespace mk
