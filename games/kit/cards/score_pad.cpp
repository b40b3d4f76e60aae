// The score pad: questions as moves, the sheet, position texts.
#include "games/kit/cards/score_pad.h"

#include "games/kit/cards/hands.h"
#include "games/kit/cards/notation.h"
#include "games/kit/cards/questions.h"

#include <algorithm>
#include <charconv>

namespace mk::cards {

namespace {

constexpr std::size_t kShownLines = 14; // of the sheet; earlier deals are in the sums
constexpr std::int16_t kFirstButton = 100;
constexpr std::int16_t kChoices = 100; // zone

bool liesInTable(const Question& q, int value) { return q.columns > 0 && value > 0; }

Cell written(Phrase text, bool heading, bool strong = false) {
  Cell c;
  c.text = std::move(text);
  c.heading = heading;
  c.strong = strong;
  return c;
}

Phrase signedNumber(int n) { return Phrase::plain(n > 0 ? "+" + std::to_string(n) : std::to_string(n)); }

} // namespace

std::vector<int> answersTo(const Question& q) {
  std::vector<int> out;
  if (!q.choices.empty())
    for (const auto& [value, name] : q.choices) out.push_back(value);
  else
    for (int n = q.lowest; n <= q.highest; ++n) out.push_back(n);
  return out;
}

Phrase answered(const Question& q, int value) {
  Phrase said = Phrase::plain(std::to_string(value));
  for (const auto& [answer, name] : q.choices)
    if (answer == value) said = name;
  const char* joined = std::string_view(q.what.text).ends_with('?') ? "%1 %2" : "%1: %2";
  return {joined, {Arg::phrase(q.what), Arg::phrase(std::move(said))}};
}

Gesture answerGesture(const Question* q, int value) {
  Gesture g;
  if (q != nullptr && q->choices.empty())
    g.path = {Stroke::typed(std::to_string(value))};
  else if (q != nullptr && liesInTable(*q, value))
    g.path = {Stroke::place(kChoices, value - 1)};
  else
    g.path = {Stroke::button(static_cast<std::int16_t>(kFirstButton + value))};
  return g;
}

void showQuestion(View& view, const Question& q) {
  if (q.choices.empty()) {
    view.entry = Entry{.label = MK_TEXT("games", "number"),
                       .isText = true,
                       .keys = {"0", "1", "2", "3", "4", "5", "6", "7", "8", "9"}};
    return;
  }
  for (const auto& [value, name] : q.choices) {
    if (liesInTable(q, value)) continue;
    char key = value <= 9 ? static_cast<char>('0' + value) : '\0';
    for (const auto& [answer, own] : q.keys)
      if (answer == value) key = own;
    view.buttons.push_back({static_cast<std::int16_t>(kFirstButton + value), name, key, -1});
  }
}

void showChoices(View& view, const Question& q, Phrase name, bool open, int chosen) {
  Zone z;
  z.id = kChoices;
  z.kind = Zone::Kind::Sheet;
  z.role = Zone::Role::Main;
  z.name = std::move(name);
  z.columns = static_cast<std::int16_t>(q.columns);
  for (const auto& [value, what] : q.choices) {
    if (!liesInTable(q, value)) continue;
    Cell& c = z.cells.emplace_back();
    c.text = what;
    c.open = open;
    c.strong = value == chosen;
  }
  z.size = static_cast<std::int16_t>(z.cells.size());
  view.zones.insert(view.zones.begin(), std::move(z));
}

Checked<int> readAnswer(const Question* q, std::string_view t) {
  constexpr std::string_view kVerb = "answer ";
  const std::string_view said = t.starts_with(kVerb) ? t.substr(kVerb.size()) : t;
  int value = 0;
  const auto [end, error] = std::from_chars(said.data(), said.data() + said.size(), value);
  const auto legal = q != nullptr ? answersTo(*q) : std::vector<int>();
  if (error == std::errc() && end == said.data() + said.size() && std::ranges::find(legal, value) != legal.end())
    return value;
  if (legal.empty()) return refuse(MK_TEXT("games", "The match is over."));
  return refuse({MK_TEXT("games", "“%1” does not answer the question: it takes a number from %2 to %3."),
                 {Arg::literal(std::string(t.substr(0, 40))), Arg::number(std::ranges::min(legal)),
                  Arg::number(std::ranges::max(legal))}});
}

OptionSpec padOption() {
  return {kPadOption,
          MK_TEXT("games", "Score pad"),
          MK_TEXT("games", "You play with your own cards; the program keeps the sheet and does the scoring."),
          {{"off", MK_TEXT("games", "no")}, {"on", MK_TEXT("games", "yes")}}};
}

void creditBest(std::span<std::int16_t> scores, std::span<const int> worth, bool lowest) {
  const int best = lowest ? std::ranges::min(worth) : std::ranges::max(worth);
  for (std::size_t k = 0; k < worth.size(); ++k)
    if (worth[k] == best) ++scores[k];
}

Question Question::number(Phrase what, Seat about, int lowest, int highest) {
  return {std::move(what), about, lowest, highest, {}};
}

Question Question::seat(Phrase what, int seats, unsigned bits, Phrase nobody) {
  Question q{std::move(what), kNobody, 0, 0, {}};
  for (Seat k = 0; k < seats; ++k)
    if ((bits >> k & 1) != 0) q.choices.emplace_back(k + 1, Phrase{"%1", {Arg::seat(k)}});
  if (!nobody.empty()) q.choices.emplace_back(0, std::move(nobody));
  return q;
}

Question Question::yesNo(Phrase what, Seat about) {
  return {std::move(what), about, 0, 0, {{1, MK_TEXT("games", "yes")}, {0, MK_TEXT("games", "no")}}};
}

Cell PadGame::written(const PadLine& line, const PadLine& before, Seat k) const {
  return cards::written(signedNumber(line.scores[at(k)] - before.scores[at(k)]), false);
}

Phrase PadGame::dealName(int number) const { return Phrase::plain(std::to_string(number)); }

PadState CardPad::start() const {
  PadState s;
  s.stage = Stage::Play;
  if (game_->wantsDealer()) s.dealer = kNobody;
  return s;
}

std::optional<Question> CardPad::question(const State& s) const {
  if (s.stage == Stage::Over) return std::nullopt;
  if (s.dealer == kNobody) return Question::seat(MK_TEXT("games", "who deals first?"), seats(), (1u << seats()) - 1);
  return game_->ask(s);
}

// Whoever has the pencil writes: the first seat stands for all of them, so that every answer can be taken back.
Turn CardPad::turn(const State& s) const { return question(s) ? Turn::of(0) : Turn::over(); }

void CardPad::moves(const State& s, Seat, std::vector<Move>& out) const {
  if (const auto q = question(s))
    for (const int v : answersTo(*q)) out.push_back({static_cast<std::int16_t>(v)});
}

void CardPad::play(State& s, Seat, const Move& m) const {
  if (s.dealer == kNobody) {
    s.dealer = static_cast<Seat>(m.value - 1);
    return;
  }
  s.answers.push_back(m.value);
  if (game_->ask(s)) return;
  const PadLine line = game_->settle(s);
  s.lines.push_back(line);
  s.scores = line.scores;
  s.answers.clear();
  endDeal(s, game_->deals(), seats());
  if (s.stage == Stage::Deal) s.stage = s.lines.full() ? Stage::Over : Stage::Play;
}

Result CardPad::result(const State& s) const { return game_->result(s); }

// --- texts

std::string CardPad::text(const State& s) const {
  std::string out = std::string("game ") + game_->name() + "-pad; n=" + std::to_string(seats());
  if (s.dealer != kNobody) out += "; dealer=" + std::to_string(s.dealer + 1);
  std::string lines, answers;
  const auto put = [](std::string& list, int n) { list += (list.empty() ? "" : ",") + std::to_string(n); };
  for (const PadLine& l : s.lines) {
    for (Seat k = 0; k < seats(); ++k) put(lines, l.scores[at(k)]);
    for (Seat k = 0; k < seats(); ++k) put(lines, l.finer[at(k)]);
    put(lines, l.pool);
  }
  for (const std::int16_t a : s.answers) put(answers, a);
  if (!lines.empty()) out += "; sheet=" + lines;
  if (!answers.empty()) out += "; told=" + answers;
  return out;
}

Checked<PadState> CardPad::read(std::string_view t) const {
  auto fields = Fields::read(t);
  if (!fields) return Refusal{fields.why()};
  const std::string name = std::string(game_->name()) + "-pad";
  if (fields->value("game") != name)
    return refuse({MK_TEXT("games", "A position of this game begins with: game %1"), {Arg::literal(name)}});
  if (auto n = fields->number("n", seats(), seats(), 0); !n || *n != seats())
    return refuse({MK_TEXT("games", "At this table the position must say n=%1."), {Arg::number(seats())}});
  State s = start();
  const auto dealer = fields->number("dealer", 1, seats(), 0);
  if (!dealer) return Refusal{dealer.why()};
  if (*dealer > 0) s.dealer = static_cast<Seat>(*dealer - 1);
  const auto sheet = fields->numbers("sheet", -30000, 30000);
  if (!sheet) return Refusal{sheet.why()};
  const auto told = fields->numbers("told", -30000, 30000);
  if (!told) return Refusal{told.why()};
  if (auto ok = fields->nothingElse(); !ok) return Refusal{ok.why()};
  const std::size_t each = 2 * at(static_cast<Seat>(seats())) + 1;
  const auto cannot = [] {
    return refuse(MK_TEXT("games", "The numbers after “sheet” and “told” fit no course of the deals."));
  };
  if (sheet->size() % each != 0 || sheet->size() / each > kMostPadLines) return cannot();
  for (std::size_t from = 0; from < sheet->size(); from += each) {
    if (s.stage == Stage::Over) return cannot();
    PadLine l;
    for (std::size_t k = 0; k < each / 2; ++k) {
      l.scores[k] = static_cast<std::int16_t>((*sheet)[from + k]);
      l.finer[k] = static_cast<std::int16_t>((*sheet)[from + each / 2 + k]);
    }
    l.pool = static_cast<std::int16_t>((*sheet)[from + each - 1]);
    s.lines.push_back(l);
    s.scores = l.scores;
    ++s.deals;
    if (isDecided(s, game_->deals(), seats()) || s.lines.full()) s.stage = Stage::Over;
  }
  const bool begun = !s.lines.empty() || !told->empty();
  if (begun && s.dealer == kNobody) return cannot();
  if (s.stage == Stage::Over && !told->empty()) return cannot();
  for (const int a : *told) {
    const auto q = game_->ask(s);
    const auto legal = q ? answersTo(*q) : std::vector<int>();
    if (std::ranges::find(legal, a) == legal.end()) return cannot();
    s.answers.push_back(static_cast<std::int16_t>(a));
  }
  if (!s.answers.empty() && !game_->ask(s)) return cannot();
  if (s.stage == Stage::Over) s.turn = kNobody;
  return s;
}

std::string CardPad::fault(const State& s) const {
  return s.lines.count() != s.deals ? "the sheet does not fit the deals" : "";
}

std::string CardPad::text(const State&, Seat, const Move& m) const { return answerText(m.value); }

Checked<CardPad::Move> CardPad::readMove(const State& s, Seat, std::string_view t) const {
  const auto q = question(s);
  const auto value = readAnswer(q ? &*q : nullptr, t);
  if (!value) return Refusal{value.why()};
  return Move{static_cast<std::int16_t>(*value)};
}

// --- the table

Gesture CardPad::gesture(const State& s, Seat, const Move& m) const {
  const auto q = question(s);
  return answerGesture(q ? &*q : nullptr, m.value);
}

Phrase CardPad::tell(const State& s, Seat, const Move& m, Viewer) const {
  const auto q = question(s);
  return q ? answered(*q, m.value) : Phrase();
}

// A line a deal with what it brought, under them the sums.
Zone CardPad::sheet(const State& s) const {
  Zone z;
  z.id = kSheet;
  z.kind = Zone::Kind::Sheet;
  z.role = Zone::Role::Sheet;
  z.name = game_->deals().scoreName;
  z.board = game_->picture();
  const Phrase pool = game_->pool();
  z.columns = static_cast<std::int16_t>(1 + seats() + (pool.empty() ? 0 : 1));
  z.cells.push_back(written({}, true));
  for (Seat k = 0; k < seats(); ++k) z.cells.push_back(written({"%1", {Arg::seat(k)}}, true));
  if (!pool.empty()) z.cells.push_back(written(pool, true));
  const std::size_t first = s.lines.size() > kShownLines ? s.lines.size() - kShownLines : 0;
  for (std::size_t i = first; i < s.lines.size(); ++i) {
    const PadLine before = i == 0 ? PadLine{} : s.lines[i - 1];
    z.cells.push_back(written(game_->dealName(static_cast<int>(i) + 1), true));
    for (Seat k = 0; k < seats(); ++k) z.cells.push_back(game_->written(s.lines[i], before, k));
    if (!pool.empty()) z.cells.push_back(written(Phrase::plain(std::to_string(s.lines[i].pool)), false));
  }
  if (const auto q = question(s); q && q->about != kNobody) { // whose column is to be written
    z.cells.push_back(written(game_->dealName(s.lines.count() + 1), true));
    for (Seat k = 0; k < seats(); ++k) {
      Cell c;
      c.open = k == q->about;
      z.cells.push_back(std::move(c));
    }
    if (!pool.empty()) z.cells.emplace_back();
  }
  z.cells.push_back(written(MK_TEXT("games", "all deals"), true));
  for (Seat k = 0; k < seats(); ++k) z.cells.push_back(written({"%1", {Arg::number(s.score(k))}}, false, true));
  if (!pool.empty()) z.cells.push_back(written(Phrase::plain(std::to_string(s.last().pool)), false, true));
  z.size = static_cast<std::int16_t>(z.cells.size());
  return z;
}

View CardPad::look(const State& s, Viewer v) const {
  View view;
  view.bottom = v.isPublic() ? Seat{0} : v.seat;
  view.zones.push_back(sheet(s));
  const auto q = question(s);
  if (!q) {
    view.prompt = game_->result(s).why;
    return view;
  }
  view.prompt = s.dealer == kNobody ? q->what
                                    : Phrase{MK_TEXT("games", "Deal %1: %2"),
                                             {Arg::phrase(game_->dealName(s.lines.count() + 1)), Arg::phrase(q->what)}};
  if (turn(s).has(v.seat)) showQuestion(view, *q);
  return view;
}

} // namespace mk::cards
