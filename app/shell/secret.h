// When the secret of a card trick may be read in the book. Rules: card tricks, A4, house rule "secret" (after, always,
// never); the settings can keep all secrets out of sight.
#pragma once

#include "app/shell/context.h"
#include "games/box/match.h"

namespace mk {

enum class Secret : std::uint8_t {
  Coverable,     // behind a cover that can be opened
  AfterTheTrick, // the trick has not been done yet
  Never,         // by the house rule
  NotShown       // by the settings
};

// Of a page of the book: by the house rules last chosen for the trick, and by the tricks done.
Secret secretOf(const Context&, const QString& page);
// At the table: by the house rules of this match.
Secret secretOf(const Context&, const Match&);
QString insteadOf(Secret); // Markdown

} // namespace mk
