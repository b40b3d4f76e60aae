// Shared mechanics of the card tricks.
#include "games/tricks/trick.h"

namespace mk::trick {

int Show::stars() const {
  if (ending != Ending::Success) return 0;
  if (mistakes == 0) return 3;
  return mistakes <= 2 ? 2 : 1;
}

Style::Style(const Options& o)
    : mode_(static_cast<Mode>(o.index("mode"))), coach_(static_cast<Coach>(o.index("coach"))),
      secret_(static_cast<Secret>(o.index("secret"))) {
  if (mode_ != Mode::Perform) return;
  for (const OptionSpec& spec : o.specs()) {
    const std::string_view key(spec.key);
    if (key == "spectator") forPeople_ = o.is(key, "people");
    if (key == "prepare") packByHand_ = o.is(key, "by-hand");
  }
}

bool Style::accepts(Show& s, bool right, bool strict) const {
  const bool refuse = !right && (strict || coach_ != Coach::Off);
  s.refused = refuse;
  if (refuse && s.mistakes < 255) ++s.mistakes;
  return !refuse;
}

bool Style::secretReadable(const Show& s) const {
  if (secret_ == Secret::After) return s.ending != Ending::None;
  return secret_ == Secret::Always;
}

OptionSpec modeOption() {
  OptionSpec o;
  o.key = "mode";
  o.name = MK_TEXT("games", "Your part");
  o.meaning = MK_TEXT("games", "Whether you are the spectator or do the trick yourself.");
  o.values = {{"watch", MK_TEXT("games", "watch as the spectator")},
              {"perform", MK_TEXT("games", "perform as the magician")}};
  return o;
}

OptionSpec coachOption() {
  OptionSpec o;
  o.key = "coach";
  o.name = MK_TEXT("games", "Coach");
  o.meaning = MK_TEXT("games", "How much help the magician gets.");
  o.values = {{"full", MK_TEXT("games", "explains every step and refuses mistakes")},
              {"light", MK_TEXT("games", "refuses mistakes without a word")},
              {"off", MK_TEXT("games", "no help: the trick may fail")}};
  o.onlyWith = "mode";
  o.onlyWithValue = "perform";
  return o;
}

OptionSpec secretOption() {
  OptionSpec o;
  o.key = "secret";
  o.name = MK_TEXT("games", "The secret");
  o.meaning = MK_TEXT("games", "When the secret of the trick may be read.");
  o.values = {{"after", MK_TEXT("games", "after the trick")},
              {"always", MK_TEXT("games", "any time")},
              {"never", MK_TEXT("games", "not at all")}};
  return o;
}

OptionSpec spectatorOption() {
  OptionSpec o;
  o.key = "spectator";
  o.name = MK_TEXT("games", "Spectator");
  o.meaning = MK_TEXT("games", "Whom you perform for. What people do with your own cards, you show on the table; with "
                               "the program's cards they touch the table themselves.");
  o.values = {{"program", MK_TEXT("games", "the program")}, {"people", MK_TEXT("games", "people in the room")}};
  o.onlyWith = "mode";
  o.onlyWithValue = "perform";
  return o;
}

OptionSpec prepareOption() {
  OptionSpec o;
  o.key = "prepare";
  o.name = MK_TEXT("games", "Preparing the pack");
  o.meaning = MK_TEXT("games", "Who puts the pack in order before the trick.");
  o.values = {{"auto", MK_TEXT("games", "it is ready")}, {"by-hand", MK_TEXT("games", "the magician, by hand")}};
  o.onlyWith = "mode";
  o.onlyWithValue = "perform";
  return o;
}

Phrase applause(int stars) {
  switch (stars) {
  case 3:
    return MK_TEXT("games", "A storm of applause!");
  case 2:
    return MK_TEXT("games", "Applause!");
  case 1:
    return MK_TEXT("games", "Polite applause.");
  default:
    return MK_TEXT("games", "A kind smile: try again.");
  }
}

Result result(const Show& s, Phrase why) {
  Result r;
  r.places = {s.ending == Ending::Success ? 1 : 2};
  r.stars = s.stars();
  r.why = std::move(why);
  return r;
}

} // namespace mk::trick
