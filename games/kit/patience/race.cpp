// Shared mechanics of the patiences: races, undo, reading of position texts.
#include "games/kit/patience/race.h"

#include "games/kit/patience/spelling.h"

#include <tuple>

namespace mk::patience {

Result ranking(const Finishes& done, int seats, Phrase why) {
  Result r;
  r.why = std::move(why);
  const auto finish = [&](int seat) { return seat < done.count() ? done[static_cast<std::size_t>(seat)] : Finish{}; };
  const auto rank = [&](int seat) {
    const Finish f = finish(seat);
    return std::tuple(f.won, f.score, -f.moves);
  };
  for (int seat = 0; seat < seats; ++seat) {
    r.scores.push_back(finish(seat).score);
    int place = 1;
    for (int other = 0; other < seats; ++other) place += rank(other) > rank(seat);
    if (seats == 1 && !finish(seat).won) place = 2; // alone, only a patience that came out is a first place
    r.places.push_back(place);
  }
  return r;
}

std::string text(const Finishes& done) {
  std::string out;
  for (const Finish& f : done) {
    if (!out.empty()) out += ' ';
    out += std::to_string(f.score) + "/" + std::to_string(f.moves) + (f.won ? "w" : "");
  }
  return out;
}

std::optional<Finishes> readFinishes(std::string_view t) {
  Finishes out;
  for (std::string_view w : words(t)) {
    Finish f;
    f.won = w.ends_with('w');
    if (f.won) w.remove_suffix(1);
    const auto slash = w.find('/');
    int score = 0, moves = 0;
    if (slash == std::string_view::npos || !readNumber(w.substr(0, slash), 0, 1000, score) ||
        !readNumber(w.substr(slash + 1), 0, 30000, moves) || out.full())
      return std::nullopt;
    f.score = static_cast<std::int16_t>(score);
    f.moves = static_cast<std::int16_t>(moves);
    out.push_back(f);
  }
  return out;
}

Zone resultSheet(std::int16_t id, const Finishes& done) {
  Zone z;
  z.id = id;
  z.kind = Zone::Kind::Sheet;
  z.role = Zone::Role::Sheet;
  z.name = MK_TEXT("games", "results of the race");
  z.columns = 4;
  const auto cell = [&](Phrase p, bool heading) {
    Cell c;
    c.text = std::move(p);
    c.heading = heading;
    z.cells.push_back(std::move(c));
  };
  for (const char* head :
       {MK_TEXT("games", "Player"), MK_TEXT("games", "Came out"), MK_TEXT("games", "Score"), MK_TEXT("games", "Moves")})
    cell(head, true);
  for (std::size_t i = 0; i < done.size(); ++i) {
    cell({MK_TEXT("games", "%1"), {Arg::seat(static_cast<Seat>(i))}}, true);
    cell(done[i].won ? MK_TEXT("games", "yes") : MK_TEXT("games", "no"), false);
    cell(Phrase::plain(std::to_string(done[i].score)), false);
    cell(Phrase::plain(std::to_string(done[i].moves)), false);
  }
  z.size = static_cast<std::int16_t>(z.cells.size());
  return z;
}

Takeback takeback(bool opensCards, int seats, bool openMovesOnly) {
  if (seats > 1) return Takeback::Refused; // in a race nobody may try things out
  if (!opensCards) return Takeback::Free;
  return openMovesOnly ? Takeback::Refused : Takeback::Marks;
}

OptionSpec passesOption(int most, int usual) {
  OptionSpec o;
  o.key = "passes";
  o.name = MK_TEXT("games", "Passes");
  o.meaning = MK_TEXT("games", "How often the stock may be gone through.");
  o.values = {{"1", MK_TEXT("games", "one pass")},
              {"2", MK_TEXT("games", "two passes")},
              {"3", MK_TEXT("games", "three passes")}};
  o.values.resize(static_cast<std::size_t>(most));
  o.preset = usual - 1;
  return o;
}

OptionSpec buildingOption(const char* other, Phrase name) {
  OptionSpec o;
  o.key = "building";
  o.name = MK_TEXT("games", "Building");
  o.meaning = MK_TEXT("games", "Which cards may be laid on each other in the columns.");
  o.values = {{"alternate-colours", MK_TEXT("games", "red on black, black on red")}, {other, std::move(name)}};
  return o;
}

OptionSpec undoOption() {
  OptionSpec o;
  o.key = "undo";
  o.name = MK_TEXT("games", "Taking back");
  o.meaning = MK_TEXT("games", "Whether a move that turned up a face-down card may be taken back.");
  o.values = {{"free", MK_TEXT("games", "free, but then the game is not counted")},
              {"open-moves-only", MK_TEXT("games", "only moves that turned up no face-down card")}};
  return o;
}

} // namespace mk::patience
