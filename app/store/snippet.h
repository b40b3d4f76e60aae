// A few words of a section around what was searched for.
#pragma once

#include <QList>
#include <QString>

#include <functional>

namespace mk {

struct TextMark {
  int from = 0, length = 0;
};

struct Snippet {
  QString text; // one line; "…" where words are left out
  QList<TextMark> marks;
};

// The stretch that holds the most of the different things asked for, and some words before it; `wanted` tells which of
// them a word is, -1: none. The first words where nothing is found.
Snippet snippetOf(const QString& text, const std::function<int(const QString& word)>& wanted);

} // namespace mk
