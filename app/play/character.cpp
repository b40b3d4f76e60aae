// The computer players by name.
#include "app/play/character.h"

#include "games/opponents/thought.h"

#include <algorithm>

namespace mk {

namespace {

// The texts of this file; a class of their own for the translators.
struct Characters {
  Q_DECLARE_TR_FUNCTIONS(mk::Characters)

public:
  static QString titled(int level, const QString& name) {
    switch (level) {
    case 1:
      return tr("Little %1", "a child's name").arg(name);
    case 3:
      return tr("Granny %1", "a name").arg(name);
    case 4:
      return tr("Sly %1", "a name").arg(name);
    case 5:
      return tr("Master %1", "a name").arg(name);
    default:
      return name;
    }
  }
  static QString ofProgram(int strength) {
    return strength > 0 ? tr("A separate program on this computer, limited to a rating of %1.").arg(strength)
                        : tr("A separate program on this computer, at full strength.");
  }
  static QString sentence(int level) {
    switch (level) {
    case 1:
      return tr("Knows the rules and plays on a whim.");
    case 2:
      return tr("Thinks one move ahead and takes what is offered.");
    case 3:
      return tr("Plays every Sunday and overlooks little.");
    case 4:
      return tr("Waits quietly for your mistake and hardly makes any.");
    default:
      return tr("Thinks as far as this program can see.");
    }
  }
};

constexpr const char* kNames[kLevels][kFaces] = {{"Mia", "Oskar", "Liisi", "Robi"},
                                                 {"Kati", "Juku", "Pille", "Siim"},
                                                 {"Leida", "Helgi", "Salme", "Linda"},
                                                 {"Reet", "Ants", "Maie", "Jaan"},
                                                 {"Lydia", "Paul", "Regina", "Hando"}};

// Sly Ants before Sly Reet: where one sits alone, the order varies from level to level.
int faceOf(int level, int nth) { return (nth + level + 1) % kFaces; }

int within(int level) { return std::clamp(level, 1, kLevels); }

} // namespace

Character characterOf(int level, int nth) {
  level = within(level);
  Character out{level, faceOf(level, nth), {}, Characters::sentence(level)};
  out.name = Characters::titled(level, QString::fromUtf8(kNames[level - 1][out.face]));
  if (const int round = nth / kFaces; round > 0) out.name += QStringLiteral(" %1").arg(round + 1);
  return out;
}

Character characterOf(const OutsideOffer& offer) {
  return {kLevels, kMachine, offer.name, Characters::ofProgram(offer.strength)};
}

Character characterOf(const QString& game, const SeatPlayer& player) {
  if (const auto other = outsideOf(game, player)) return characterOf(*other);
  const int level = within(player.level);
  for (int nth = 0; nth < kFaces; ++nth)
    if (const QString name = QString::fromUtf8(kNames[level - 1][faceOf(level, nth)]);
        player.name.split(u' ').contains(name)) {
      Character found = characterOf(level, nth);
      found.name = player.name;
      return found;
    }
  Character stranger = characterOf(level, 0);
  stranger.name = player.name;
  return stranger;
}

} // namespace mk
