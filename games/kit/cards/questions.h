// The questions of a score pad as moves: what may be answered, how it is shown and made by hand. The pads of all card
// games share it.
#pragma once

#include "games/kit/cards/score_pad.h"

#include <optional>
#include <string_view>
#include <vector>

namespace mk::cards {

std::vector<int> answersTo(const Question&);
Phrase answered(const Question&, int value); // the question and what was answered
Gesture answerGesture(const Question*, int value);
void showQuestion(View&, const Question&); // buttons, or a number to be typed
// The choices of a question that lie in a table, before the sheet: open where they can be answered now, else with the
// one that was chosen.
void showChoices(View&, const Question&, Phrase name, bool open, int chosen);
// "answer 12", or the number alone; nullptr: nothing is asked any more.
Checked<int> readAnswer(const Question*, std::string_view);
inline std::string answerText(int value) { return "answer " + std::to_string(value); }

} // namespace mk::cards
