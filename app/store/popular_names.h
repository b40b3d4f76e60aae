// What people call a game beside its title: "must peeter" is Jack of Hearts, "ludo" is Oh Pardon. Both the book and the
// box are searched by these names.
#pragma once

#include <QString>
#include <QStringList>

namespace mk {

// Names in every language, a few for a game; empty where nobody calls it anything else.
const QStringList& popularNames(const QString& game);

// The kinds of games that a question may speak of.
enum class GameSort { Board = 1, Dice = 2, Patience = 4, Trick = 8, Cards = 16, BoardWithDice = 32 };

// By the booklet's numbers: boards 1-38 (with dice 1-5, 7, 31-38), dice 39-149, patiences 150-156, tricks 157-168,
// cards from 169 on.
GameSort sortOfGame(const QString& game);
// How many dice a dice game is thrown with; 0 where it is none.
int diceOfGame(const QString& game);

} // namespace mk
