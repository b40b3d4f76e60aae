// A page of the rulebook on its way to a reader: its diagrams as pictures "diagram:0", "diagram:1", ...
//
// A question may carry the position that decides it, in a block right below its line:
//
//   - **Must I capture?** Yes, whenever you can.
//   ```asked
//   game: 12
//   position: W:Wc3:Bd4
//   illegal: c3-b4
//   ```
//
// The lines are those of a diagram (diagram_block.h) and what the engine is asked (tests/page_claims_test.cpp). The
// picture is shown to whoever wants it.
#pragma once

#include <QSet>
#include <QString>
#include <QStringList>

namespace mk {

// How a reader asks for the positions of questions: links "asked:0", "asked:1", ... by the words `show` and `hide`.
struct AskedFor {
  QString show, hide;
  QSet<qsizetype> open; // those that are shown
};

struct PicturedPage {
  QString markdown;
  QStringList diagrams; // what stands in the blocks
};
// Without `asked` the positions of questions are left out.
PicturedPage withPictures(const QString& markdown, const AskedFor* asked = nullptr);

} // namespace mk
