// A rulebook page, written in Markdown, as plain text for a terminal or as HTML. Understands what pages use: headings,
// paragraphs, lists, tables, quotations, fenced blocks, bold, italic, code and links.
#pragma once

#include <QString>

#include <functional>

namespace mk {

// What stands in the place of a fenced block of this kind ("diagram"); an empty answer leaves the block as it is.
using DrawBlock = std::function<QString(const QString& kind, const QString& contents)>;

QString pageAsText(const QString& markdown, const DrawBlock&, int width = 78);
QString pageAsHtml(const QString& markdown, const DrawBlock&, const QString& lang);

} // namespace mk
