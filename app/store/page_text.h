// Markdown as far as the store needs it: a page's title, its words for the index, and the cleaning of texts from
// outside.
#pragma once

#include <QList>
#include <QString>

namespace mk {

// The first heading, without marks; the first line where there is none.
QString markdownTitle(const QString& markdown);

// What a reader would read aloud: no marks, no diagrams, no link targets; one paragraph a line.
QString plainText(const QString& markdown);

// A page cut at its headings of the second rank; what stands before the first one has no heading. Every question of
// "Kas tohib ...?" is a section of its own.
struct PageSection {
  QString heading;  // plain text
  QString body;     // Markdown
  QString question; // plain text, where the section is one question and its answer
};
QList<PageSection> sectionsOf(const QString& markdown);

// A text from outside as harmless Markdown: tags, comments, scripts, images, link targets and bare addresses are taken
// out; nothing in it can be fetched or run. The words stay.
QString sanitised(const QString& text);

// A page's section that tells the secret of a trick: it lies behind a cover, and no search shows anything of it.
bool tellsSecret(const QString& heading);
// The page with something else under the heading of its secret.
QString withoutSecret(const QString& markdown, const QString& instead);
// What stands under that heading; empty where the page has none.
QString secretIn(const QString& markdown);

} // namespace mk
