// Scenes: whatever a view holds is drawn once, inside its frame, at every size; and the hand that narrows legal moves
// without a widget.
#include "boards/arrange.h"
#include "boards/motion.h"
#include "boards/painter.h"
#include "boards/touch.h"
#include "tests/table_game.h"

#include <QTest>

using namespace mk;

namespace {

Zone zoneOf(Zone::Kind kind, Zone::Role role, int cards, int closed = 0) {
  Zone z;
  z.id = 1;
  z.kind = kind;
  z.role = role;
  z.name = "zone";
  z.columns = 4;
  z.closed = static_cast<std::int16_t>(closed);
  for (int i = 0; i < cards; ++i) {
    Item item;
    item.at = static_cast<std::int16_t>(kind == Zone::Kind::Pile ? 0 : i);
    item.thing = kind == Zone::Kind::Dice ? Thing::die(1 + i % 6) : Thing::card(Card::fromCode(i % 52));
    item.id = static_cast<std::uint16_t>(i + 1);
    z.items.push_back(item);
  }
  z.size = static_cast<std::int16_t>(std::max(1, kind == Zone::Kind::Pile ? 1 : cards));
  return z;
}

Scene sceneOf(const Zone& z, Box box, QSizeF size = {1600, 1000}, double thing = 0) {
  View v;
  v.zones = {z};
  Layout l;
  l.frames = {{z.id, box, thing, false}};
  return compose(v, l, size, Words());
}

bool inside(const Scene& s, const QRectF& frame) {
  return std::ranges::all_of(
      s.sprites, [&](const Sprite& sprite) { return frame.adjusted(-6, -6, 6, 6).contains(sprite.bounds()); });
}

} // namespace

class SceneTest : public QObject {
  Q_OBJECT
private slots:
  void long_columns_stay_in_their_frame() {
    for (int n = 1; n <= 40; ++n) {
      const Scene s =
          sceneOf(zoneOf(Zone::Kind::Column, Zone::Role::Tableau, n, n % 7), {100, 100, 150, 700}, {1600, 1000}, 140);
      QCOMPARE(s.sprites.size(), static_cast<std::size_t>(n + n % 7));
      QVERIFY(inside(s, {100, 100, 150, 700}));
    }
  }
  void hands_of_one_to_thirty_cards_stay_in_their_frame_and_every_card_can_be_touched() {
    for (int n = 1; n <= 30; ++n) {
      const Scene s = sceneOf(zoneOf(Zone::Kind::Hand, Zone::Role::Hand, n), {100, 700, 1400, 260});
      QCOMPARE(s.sprites.size(), static_cast<std::size_t>(n));
      QVERIFY2(inside(s, {100, 700, 1400, 260}), qPrintable(QString::number(n)));
      for (const Sprite& card : s.sprites) {
        const double a = card.rotation * M_PI / 180; // a point near the upper left corner, where the index stands
        const QPointF d(-card.rect.width() * 0.45, -card.rect.height() * 0.3);
        const QPointF corner = card.rect.center() + QPointF(d.x() * std::cos(a) - d.y() * std::sin(a),
                                                            d.x() * std::sin(a) + d.y() * std::cos(a));
        QCOMPARE(s.placeAt(corner), std::optional(card.place));
      }
    }
  }
  void a_neighbours_hand_runs_down_the_side() {
    const Scene s = sceneOf(zoneOf(Zone::Kind::Hand, Zone::Role::Hand, 0, 13), {20, 100, 200, 800});
    QVERIFY(inside(s, {20, 100, 200, 800}));
    QVERIFY(std::abs(s.sprites.front().rotation - 90) < 20);
    QVERIFY(s.sprites.back().rect.center().y() - s.sprites.front().rect.center().y() > 200);
  }
  void rows_grids_and_dice_stay_in_their_frame() {
    for (const auto kind : {Zone::Kind::Row, Zone::Kind::Grid, Zone::Kind::Dice})
      for (int n = 1; n <= 16; ++n) {
        const Scene s = sceneOf(zoneOf(kind, Zone::Role::Main, n), {300, 200, 900, 500});
        QCOMPARE(s.sprites.size(), static_cast<std::size_t>(n));
        QVERIFY(inside(s, {300, 200, 900, 500}));
      }
  }
  void kept_dice_lie_on_the_rail_below_the_thrown_ones() {
    Zone z = zoneOf(Zone::Kind::Dice, Zone::Role::Tray, 5);
    z.items[2].held = true;
    const Scene s = sceneOf(z, {300, 200, 900, 500});
    QVERIFY(!s.zones[0].rail.isEmpty());
    for (const Sprite& die : s.sprites) {
      QCOMPARE(s.zones[0].rail.contains(die.rect.center()), die.held);
      QCOMPARE(die.rotation == 0, die.held); // thrown dice lie as they fell
    }
    QCOMPARE(sceneOf(z, {300, 200, 900, 500}).sprites[0].rotation, s.sprites[0].rotation);
  }
  void stacks_on_a_point_close_up_beyond_five() {
    BoardShape b;
    b.id = "points", b.width = 10, b.height = 10;
    b.places = {{"24", 5, 0.5, 1, 0, 1}};
    Zone z = zoneOf(Zone::Kind::Board, Zone::Role::Main, 0);
    z.board = &b;
    for (int n = 2; n <= 15; ++n) {
      z.items.clear();
      for (int i = 0; i < n; ++i) z.items.push_back({0, Thing::piece(PieceKind::Man, Colour::White)});
      const Scene s = sceneOf(z, {0, 0, 1000, 1000}, {1000, 1000});
      const double length = s.sprites.back().rect.center().y() - s.sprites.front().rect.center().y();
      QVERIFY(length > 0 && length <= 400.5);
      QCOMPARE(s.placeAt(s.sprites.back().rect.center()), std::optional(Place{1, 0}));
    }
  }
  // As the names of places do, so that the writing of one table is of one kind; only after a name it is a part of a
  // line.
  void a_label_of_its_own_begins_with_a_capital() {
    for (const auto kind : {Zone::Kind::Pile, Zone::Kind::Row, Zone::Kind::Hand}) {
      Zone z = zoneOf(kind, Zone::Role::Main, 1);
      z.label = {"trump: hearts", {}};
      View v;
      v.zones = {z};
      Layout l;
      l.frames = {{z.id, {100, 100, 600, 400}, 140, true}};
      const Scene s = compose(v, l, {1600, 1000}, Words());
      const bool alone =
          std::ranges::any_of(s.texts, [](const TextBlock& t) { return t.text == QLatin1String("Trump: hearts"); });
      QCOMPARE(alone, kind != Zone::Kind::Hand);
      QVERIFY(alone || s.texts.front().text.endsWith(QLatin1String("trump: hearts")));
    }
  }
  // "1" over some cards says nothing: the word is written smaller or on a line of its own before it is left out.
  void a_meld_is_called_a_meld_while_the_word_fits() {
    Zone z = zoneOf(Zone::Kind::Column, Zone::Role::Tableau, 3);
    z.name = {"meld %1", {Arg::number(1)}};
    View v;
    v.zones = {z};
    for (const auto& [wide, name] : {std::pair{60.0, "Meld 1"}, std::pair{20.0, "1"}}) {
      Layout l;
      l.frames = {{z.id, {100, 100, wide, 500}, 0, true}};
      const Scene s = compose(v, l, {1600, 1000}, Words());
      const auto heading = std::ranges::find(s.texts, TextBlock::Style::ZoneName, &TextBlock::style);
      QVERIFY(heading != s.texts.end());
      QCOMPARE(heading->text, name);
      QVERIFY(heading->rect.width() <= wide + 1);
    }
  }
  // Beside a board they use the height that is there: not much smaller than on the board, at their captor's end, and of
  // one size from the first to the sixteenth.
  void captured_men_can_be_read_and_lie_at_their_captors_end() {
    const BoardShape shape = squares("squares-8x8", 8, 8);
    Zone board = zoneOf(Zone::Kind::Board, Zone::Role::Main, 0);
    board.board = &shape;
    const QSizeF window(1740, 1000); // as of a table in a window of 1024 by 640
    double first = 0;
    for (const int held : {1, 9, 16}) {
      View v;
      v.bottom = 0;
      v.zones = {board};
      Layout family;
      family.frames = {{board.id, {}, 0, false}};
      for (const Seat taker : {Seat{0}, Seat{1}}) {
        Zone z = zoneOf(Zone::Kind::Row, Zone::Role::Out, 0);
        z.id = static_cast<std::int16_t>(2 + taker);
        z.owner = taker;
        for (int i = 0; i < held; ++i)
          z.items.push_back({static_cast<std::int16_t>(i), Thing::piece(PieceKind::Man, Colour::White)});
        family.frames.push_back({z.id, {}, 0, true});
        v.zones.push_back(z);
      }
      const Scene s = compose(v, arranged(v, family, window.width() / window.height()), window, Words());
      const QRectF wood = s.boards.front().rect;
      QVERIFY(wood.height() > 0.94 * window.height());
      const double square = wood.height() / shape.height;
      for (const Sprite& man : s.sprites) {
        QVERIFY2(man.rect.width() > 0.6 * square, qPrintable(QString::number(man.rect.width() / square)));
        if (first == 0) first = man.rect.width();
        QVERIFY(std::abs(man.rect.width() - first) < 1);
        const bool near = man.zone == 2;
        QCOMPARE(man.rect.center().y() > wood.center().y(), near);
        QVERIFY(held > 8 || std::abs(man.rect.center().y() - (near ? wood.bottom() : wood.top())) < 2 * square);
      }
    }
  }
  void a_wide_score_sheet_fits_its_frame() {
    Zone z = zoneOf(Zone::Kind::Sheet, Zone::Role::Sheet, 0);
    z.columns = 9;
    for (int i = 0; i < 9 * 20; ++i) {
      Cell c;
      c.text = i % 9 == 0 ? Phrase("a rather long name of a box") : Phrase::plain(std::to_string(i));
      c.heading = i < 9;
      z.cells.push_back(c);
    }
    z.size = 9 * 20;
    for (const QSizeF size : {QSizeF(640, 400), QSizeF(1600, 1000), QSizeF(3840, 2160)}) {
      const Scene s = sceneOf(z, {900, 20, 680, 960}, size);
      const double k = s.scale;
      const double left = (size.width() - 1600 * k) / 2, top = (size.height() - 1000 * k) / 2;
      QVERIFY(QRectF(left + 900 * k - 1, top + 20 * k - 1, 680 * k + 2, 960 * k + 2).contains(s.papers[0].rect));
      QCOMPARE(s.spots.size(), std::size_t(180));
    }
  }
  void motion_finds_what_moved_appeared_and_vanished() {
    const Zone before = zoneOf(Zone::Kind::Row, Zone::Role::Main, 4);
    Zone after = before;
    std::swap(after.items[0].thing, after.items[1].thing);
    std::swap(after.items[0].id, after.items[1].id);
    after.items[2].id = 77; // another card
    const Box box{300, 200, 900, 500};
    const Motion m(sceneOf(before, box), sceneOf(after, box), false);
    QCOMPARE(std::ranges::count_if(m.flights(), [](const Flight& f) { return f.appears; }), 1);
    QCOMPARE(std::ranges::count_if(m.flights(), [](const Flight& f) { return f.vanishes; }), 1);
    QCOMPARE(m.flights().size(), std::size_t(4));
    for (const Flight& f : m.flights()) QCOMPARE(Motion::at(f, 1).sprite.rect, f.to.rect);
    QVERIFY(Motion(sceneOf(before, box), sceneOf(before, box), false).empty());
  }
  // The second card of a pair goes to its winner: it is turned over where it lies, and both wait until it has been
  // seen.
  void a_card_that_is_turned_and_taken_is_seen_first() {
    Zone grid = zoneOf(Zone::Kind::Grid, Zone::Role::Tableau, 4);
    grid.columns = 2;
    for (Item& i : grid.items) i = {.at = i.at, .thing = Thing::card(Card::back())};
    grid.items[0].thing = Thing::card(Card(Suit::Clubs, 7));
    grid.items[0].id = 7;
    Zone pile = zoneOf(Zone::Kind::Pile, Zone::Role::Hand, 0);
    pile.id = static_cast<std::int16_t>(grid.id + 1);
    pile.size = 1;
    Zone left = grid, won = pile;
    left.items = {grid.items[1], grid.items[2]};
    for (const int suit : {0, 1})
      won.items.push_back({.at = 0,
                           .thing = Thing::card(Card(static_cast<Suit>(suit), 7)),
                           .id = static_cast<std::uint16_t>(7 + suit)});
    const auto both = [](const Zone& a, const Zone& b) {
      Scene s = sceneOf(a, {20, 20, 900, 900});
      const Scene other = sceneOf(b, {1000, 20, 500, 900});
      s.sprites.insert(s.sprites.end(), other.sprites.begin(), other.sprites.end());
      s.zones.insert(s.zones.end(), other.zones.begin(), other.zones.end());
      return s;
    };
    const Scene before = both(grid, pile), after = both(left, won);
    const Motion m(before, after, false);
    QCOMPARE(m.flights().size(), std::size_t(2));
    QVERIFY(m.length() > 2);
    for (const Flight& f : m.flights()) {
      for (const double early : {0.0, 0.3, 0.6}) {
        QCOMPARE(Motion::at(f, early).sprite.rect, f.from.rect);
        QCOMPARE(Motion::at(f, early).sprite.thing, f.to.thing);
        QCOMPARE(Motion::at(f, early).opacity, 1.0);
      }
      QCOMPARE(Motion::at(f, 1).sprite.rect, f.to.rect);
    }
    const auto turned = std::ranges::find(m.flights(), true, &Flight::shown);
    QVERIFY(turned != m.flights().end());
    QCOMPARE(turned->from.place.at, grid.items[3].at);
  }
  void thrown_dice_tumble_and_kept_ones_lie_still() {
    Zone z = zoneOf(Zone::Kind::Dice, Zone::Role::Tray, 3);
    z.items[1].held = true;
    const Scene s = sceneOf(z, {300, 200, 900, 500});
    const Motion m(s, s, true);
    QCOMPARE(m.flights().size(), std::size_t(2));
    QVERIFY(!m.isMoving(1));
    for (const Flight& f : m.flights()) QCOMPARE(Motion::at(f, 1).sprite.thing, f.to.thing);
  }
  void cards_are_put_on_cards_and_taken_back() {
    View v;
    Zone attack = zoneOf(Zone::Kind::Row, Zone::Role::Attack, 2), hand = zoneOf(Zone::Kind::Hand, Zone::Role::Hand, 3);
    hand.id = 2;
    v.zones = {attack, hand};
    const Place a0{1, 0}, a1{1, 1}, h0{2, 0}, h1{2, 1}, h2{2, 2};
    Touch t;
    t.begin(v, {{{Stroke::link(h0, a0), Stroke::link(h1, a1)}, {Stroke::button(1)}},
                {{Stroke::link(h2, a0), Stroke::link(h1, a1)}, {Stroke::button(1)}}});
    QCOMPARE(t.place(h0), Touch::Answer::Picked);
    QCOMPARE(t.targets(), std::vector<Place>{a0});
    QCOMPARE(t.place(a0), Touch::Answer::Picked);
    QCOMPARE(t.place(h0), Touch::Answer::LetGo); // back into the hand
    QCOMPARE(t.place(h2), Touch::Answer::Picked);
    QCOMPARE(t.drop(a0), Touch::Answer::Picked);
    QVERIFY(!t.open(1));
    QCOMPARE(t.place(h1), Touch::Answer::Picked);
    QCOMPARE(t.place(a1), Touch::Answer::Picked);
    QVERIFY(t.open(1));
    QCOMPARE(t.button(1), Touch::Answer::Moved);
    QCOMPARE(t.move(), std::size_t(1));
  }
  void a_path_may_be_shortened_to_its_end() {
    View v;
    BoardShape b = squares("squares-8x8", 8, 8);
    Zone z = zoneOf(Zone::Kind::Board, Zone::Role::Main, 0);
    z.board = &b;
    v.zones = {z};
    const auto path = [](std::initializer_list<int> squares_) {
      Gesture g;
      for (const int s : squares_) g.path.push_back(Stroke::place(1, s));
      return g;
    };
    Touch t;
    t.begin(v, {path({0, 18, 36}), path({0, 18, 32})});
    QCOMPARE(t.place({1, 0}), Touch::Answer::Picked);
    QCOMPARE(t.place({1, 36}), Touch::Answer::Moved);
    QCOMPARE(t.move(), std::size_t(0));
  }
  void a_picture_of_a_view_is_sharp_in_device_pixels() {
    const auto game = table_game::info().make(Setup{2, {}});
    const QImage image = drawView(table_game::info().arrange, game->start()->look({0}), {240, 150}, Look(), 2);
    QCOMPARE(image.size(), QSize(480, 300));
    QCOMPARE(image.devicePixelRatio(), 2.0);
    QVERIFY(image.pixelColor(240, 150).alpha() == 255);
  }
};

QTEST_MAIN(SceneTest)
#include "scene_test.moc"
