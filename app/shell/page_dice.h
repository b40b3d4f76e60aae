// Dice in the text of a rulebook page, ⚀ to ⚅: drawn as the table draws them. Where there are no pictures, in the
// terminal and in what is searched, they are what stands there.
#pragma once

#include <QTextDocument>
#include <QTextFormat>

namespace mk {

// `ratio`: pixels of a picture to a unit of the document.
void drawDice(QTextDocument&, double ratio);

// Whether a piece of text is the picture of a diagram, not of a die.
bool isDiagram(const QTextCharFormat&);

} // namespace mk
