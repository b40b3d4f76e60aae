// The pictures of things: everything has one, nothing is told by colour alone, cards follow the language, foreign decks
// are optional, memory is bounded.
#include "boards/art/art.h"

#include <QDir>
#include <QPainter>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <set>

using namespace mk;

namespace {

constexpr int kPieceKinds = static_cast<int>(PieceKind::Hare) + 1;
constexpr int kColours = 8;

QImage picture(Art& art, const Thing& t, QSize size = {60, 84}) { return art.pixmap(t, size, 1).toImage(); }

int paintedPixels(const QImage& image) {
  int count = 0;
  for (int y = 0; y < image.height(); ++y)
    for (int x = 0; x < image.width(); ++x)
      if (qAlpha(image.pixel(x, y)) > 128) ++count;
  return count;
}

// Equal pictures are one entry.
class Pictures {
public:
  bool isNew(const QImage& image) {
    const QImage plain = image.convertToFormat(QImage::Format_ARGB32);
    return seen_.insert(QByteArray(reinterpret_cast<const char*>(plain.constBits()), plain.sizeInBytes())).second;
  }

private:
  std::set<QByteArray> seen_;
};

double luminance(QColor c) {
  const auto channel = [](double v) { return v <= 0.03928 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4); };
  return 0.2126 * channel(c.redF()) + 0.7152 * channel(c.greenF()) + 0.0722 * channel(c.blueF());
}

double contrastOf(QColor a, QColor b) {
  const double la = luminance(a), lb = luminance(b);
  return (std::max(la, lb) + 0.05) / (std::min(la, lb) + 0.05);
}

void write(const QString& path, const QByteArray& text) {
  QFile file(path);
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write(text);
}

// A folder of card decks of the KDE format, as the system's data folder.
class DeckFolder {
public:
  DeckFolder() : before_(qgetenv("XDG_DATA_HOME")) { qputenv("XDG_DATA_HOME", home_.path().toUtf8()); }
  ~DeckFolder() { qputenv("XDG_DATA_HOME", before_); }
  QString add(const QString& name, const QByteArray& svgKey, const QByteArray& svg) {
    const QString folder = home_.filePath(QStringLiteral("carddecks/") + name);
    QDir().mkpath(folder);
    write(folder + QStringLiteral("/index.desktop"), "[KDE Backdeck]\nName=Lilac\nSVG=" + svgKey + "\n");
    write(folder + QStringLiteral("/deck.svg"), svg);
    return folder;
  }

private:
  QTemporaryDir home_;
  QByteArray before_;
};

const QByteArray kLilacDeck = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 120 84\">"
                              "<rect id=\"1_club\" x=\"0\" y=\"0\" width=\"60\" height=\"84\" fill=\"#b080ff\"/>"
                              "<rect id=\"back\" x=\"60\" y=\"0\" width=\"60\" height=\"84\" fill=\"#8040ff\"/></svg>";

} // namespace

class ArtTest : public QObject {
  Q_OBJECT

private slots:
  void everyPieceOfEveryColourIsPaintedAtEverySize() {
    Art art;
    for (const int side : {12, 24, 96})
      for (int kind = 0; kind < kPieceKinds; ++kind)
        for (int colour = 0; colour < kColours; ++colour) {
          const Thing t = Thing::piece(static_cast<PieceKind>(kind), static_cast<Colour>(colour), 8);
          QVERIFY2(paintedPixels(picture(art, t, {side, side})) > side * side / 10, english(nameOf(t)).c_str());
        }
  }

  void everyDieAndCounterIsPainted() {
    Art art;
    Pictures seen;
    for (int face = 0; face <= 6; ++face) QVERIFY(seen.isNew(picture(art, Thing::die(face), {40, 40})));
    for (int face = 1; face <= 6; ++face) QVERIFY(seen.isNew(picture(art, Thing::pokerDie(face), {40, 40})));
    Thing counter;
    counter.kind = Thing::Kind::Token;
    for (const auto value : {std::int16_t{1}, std::int16_t{17}, std::int16_t{500}}) {
      counter.value = value;
      QVERIFY(seen.isNew(picture(art, counter, {40, 40})));
    }
  }

  void everyCardHasAFaceOfItsOwn() {
    Art art;
    Pictures seen;
    for (int code = 0; code < 54; ++code) {
      const QImage face = picture(art, Thing::card(Card::fromCode(code)));
      QVERIFY(paintedPixels(face) > 60 * 84 * 9 / 10);
      QVERIFY2(seen.isNew(face), text(Card::fromCode(code)).c_str());
    }
    for (const int back : {0, 1}) QVERIFY(seen.isNew(picture(art, Thing::card(Card::back(), back))));
  }

  void piecesOfOneColourDifferByShape() {
    Art art;
    for (int colour = 0; colour < kColours; ++colour) {
      Pictures seen;
      for (int kind = 0; kind < kPieceKinds; ++kind)
        QVERIFY(seen.isNew(picture(art, Thing::piece(static_cast<PieceKind>(kind), static_cast<Colour>(colour)))));
    }
  }

  void everySideHasASecondMarkBesideItsColour() {
    Art art; // takes in the drawings
    Drawings drawings;
    QSvgRenderer* marks = drawings.find(QStringLiteral("men/marks"), flatDye(Qt::black));
    QVERIFY(marks);
    Pictures seen;
    for (const char* id : {"white", "black", "red", "blue", "yellow", "green", "violet", "orange"}) {
      QImage image(40, 40, QImage::Format_ARGB32_Premultiplied);
      image.fill(Qt::white);
      QPainter p(&image);
      paintElement(p, *marks, QLatin1String(id), QRectF(0, 0, 40, 40));
      p.end();
      QVERIFY2(seen.isNew(image), id);
    }
  }

  void lettersFollowTheLanguage() {
    Art art;
    const Thing ace = Thing::card(Card(Suit::Spades, 1)), queen = Thing::card(Card(Suit::Hearts, 12)),
                king = Thing::card(Card(Suit::Clubs, 13)), seven = Thing::card(Card(Suit::Clubs, 7));
    art.setCardStyle({CardLetters::Estonian, false, {}});
    const QImage estonianAce = picture(art, ace), estonianQueen = picture(art, queen),
                 estonianKing = picture(art, king), estonianSeven = picture(art, seven),
                 estonianDie = picture(art, Thing::pokerDie(6));
    art.setCardStyle({CardLetters::English, false, {}});
    QVERIFY(picture(art, ace) != estonianAce);
    QVERIFY(picture(art, queen) != estonianQueen);
    QVERIFY(picture(art, Thing::pokerDie(6)) != estonianDie);
    QCOMPARE(picture(art, king), estonianKing);
    QCOMPARE(picture(art, seven), estonianSeven);
    QCOMPARE(indexOf(12, CardLetters::Estonian), QStringLiteral("E"));
    QCOMPARE(indexOf(11, CardLetters::English), QStringLiteral("J"));
    QCOMPARE(indexOf(10, CardLetters::Estonian), QStringLiteral("10"));
  }

  void aFourColourDeckChangesClubsAndDiamondsOnly() {
    Art art;
    std::vector<QImage> plain;
    for (int suit = 0; suit < 4; ++suit) plain.push_back(picture(art, Thing::card(Card(static_cast<Suit>(suit), 9))));
    art.setCardStyle({CardLetters::Estonian, true, {}});
    for (int suit = 0; suit < 4; ++suit) {
      const bool same =
          picture(art, Thing::card(Card(static_cast<Suit>(suit), 9))) == plain[static_cast<std::size_t>(suit)];
      QCOMPARE(same, static_cast<Suit>(suit) == Suit::Hearts || static_cast<Suit>(suit) == Suit::Spades);
    }
  }

  void knownBoardsHaveAPictureAndUnknownOnesNone() {
    Art art;
    for (const char* id :
         {"squares-8x8", "ladder", "mill", "mill-corner", "mill-small", "backgammon", "pardon", "steeplechase"}) {
      QVERIFY2(art.hasBoard(QLatin1String(id)), id);
      const QImage board = art.boardPixmap(QLatin1String(id), {200, 200}, 1).toImage();
      QVERIFY2(paintedPixels(board) > 200 * 200 / 2, id);
      art.setHighContrast(true);
      QVERIFY2(art.boardPixmap(QLatin1String(id), {200, 200}, 1).toImage() != board, id);
      art.setHighContrast(false);
    }
    for (const char* id : {"", "squares-3x5", "no such board"}) {
      QVERIFY(!art.hasBoard(QLatin1String(id)));
      QVERIFY(art.boardPixmap(QLatin1String(id), {200, 200}, 1).isNull());
      QImage canvas(50, 50, QImage::Format_ARGB32_Premultiplied);
      canvas.fill(Qt::transparent);
      QPainter p(&canvas);
      QVERIFY(!art.paintBoard(p, QLatin1String(id), QRectF(0, 0, 50, 50)));
      p.end();
      QCOMPARE(paintedPixels(canvas), 0);
    }
  }

  void aTurnedBoardHasItsNamesTurnedWithIt() {
    Art art;
    const QImage straight = art.boardPixmap(QStringLiteral("squares-8x8"), {450, 450}, 1).toImage();
    const QImage turned = art.boardPixmap(QStringLiteral("squares-8x8"), {450, 450}, 1, true).toImage();
    const QRect a1Name(30, 425, 40, 25); // "a" stands here, "h" when turned
    QVERIFY(straight.copy(a1Name) != turned.copy(a1Name));
  }

  void aThingOutsideWholePixelsIsPaintedSharply() {
    Art art;
    const auto paintAt = [&](double x) {
      QImage canvas(100, 100, QImage::Format_ARGB32_Premultiplied);
      canvas.fill(Qt::white);
      QPainter p(&canvas);
      art.paint(p, Thing::card(Card(Suit::Hearts, 5)), QRectF(x, 5, 50, 70));
      p.end();
      return canvas;
    };
    QCOMPARE(paintAt(10.3), paintAt(10));
    QVERIFY(paintAt(11) != paintAt(10));
  }

  void aPictureIsRenderedForTheScreenAndKept() {
    Art art;
    const Thing t = Thing::piece(PieceKind::Bear, Colour::Green);
    const QPixmap first = art.pixmap(t, {30, 30}, 2);
    QCOMPARE(first.size(), QSize(60, 60));
    QCOMPARE(first.devicePixelRatio(), 2.0);
    const qsizetype kept = art.cachedKilobytes();
    QVERIFY(kept > 0);
    QCOMPARE(art.pixmap(t, {30, 30}, 2).toImage(), first.toImage());
    QCOMPARE(art.cachedKilobytes(), kept);
  }

  void keptPicturesStayWithinTheirMemory() {
    Art art(1);
    for (int side = 40; side < 140; ++side) {
      art.pixmap(Thing::card(Card(Suit::Spades, 3)), {side, side * 7 / 5}, 1);
      QVERIFY(art.cachedKilobytes() <= 1024);
    }
  }

  void aDeckOfTheSystemIsUsedAndOursFillsItsGaps() {
    DeckFolder decks;
    const QString folder = decks.add(QStringLiteral("lilac"), "deck.svg", kLilacDeck);
    QVERIFY(Art::systemDecks().contains(folder));
    QCOMPARE(Art::deckName(folder), QStringLiteral("Lilac"));
    Art ours, art;
    art.setCardStyle({CardLetters::Estonian, false, folder});
    QCOMPARE(QColor(picture(art, Thing::card(Card(Suit::Clubs, 1))).pixel(30, 42)), QColor(0xb0, 0x80, 0xff));
    QCOMPARE(QColor(picture(art, Thing::card(Card::back())).pixel(30, 42)), QColor(0x80, 0x40, 0xff));
    const Thing king = Thing::card(Card(Suit::Hearts, 13));
    QCOMPARE(picture(art, king), picture(ours, king));
  }

  void brokenDecksAreLeftAside() {
    DeckFolder decks;
    const QString outside = decks.add(QStringLiteral("outside"), "../lilac/deck.svg", kLilacDeck);
    const QString missing = decks.add(QStringLiteral("missing"), "other.svg", kLilacDeck);
    const QString torn = decks.add(QStringLiteral("torn"), "deck.svg", "<svg");
    QVERIFY(!Art::systemDecks().contains(outside));
    QVERIFY(!Art::systemDecks().contains(missing));
    Art ours, art;
    const Thing ace = Thing::card(Card(Suit::Clubs, 1));
    for (const QString& folder : {outside, missing, torn, QStringLiteral("/nowhere")}) {
      art.setCardStyle({CardLetters::Estonian, false, folder});
      QCOMPARE(picture(art, ace), picture(ours, ace));
    }
  }

  void everyIconOfTheRailIsThere() {
    Art art;
    for (const char* name :
         {"box",   "table", "book",  "records",    "settings", "profile", "undo",  "redo", "hint", "play",
          "pause", "flag",  "rules", "moves-list", "scores",   "search",  "dice",  "back", "help", "print",
          "plus",  "close", "more",  "people",     "new",      "draw",    "check", "stop"})
      QVERIFY2(paintedPixels(art.icon(QLatin1String(name), Qt::black, {24, 24}, 1).toImage()) > 10, name);
    QVERIFY(art.icon(QStringLiteral("no such icon"), Qt::black, {24, 24}, 1).isNull());
    QVERIFY(paintedPixels(Art::programIcon().pixmap(64, 64).toImage()) > 1000);
  }

  void textCanBeReadInEveryTheme() {
    QCOMPARE(themes().size(), 3u);
    QCOMPARE(theme(QStringLiteral("no such theme")).id, themes().front().id);
    for (const Theme& t : themes()) {
      QCOMPARE(theme(QLatin1String(t.id)).id, t.id);
      const std::pair<QColor, QColor> pairs[] = {
          {t.text, t.window},       {t.text, t.surface},      {t.text, t.surfaceHover},  {t.textQuiet, t.window},
          {t.textQuiet, t.surface}, {t.buttonText, t.button}, {t.link, t.window},        {t.link, t.surface},
          {t.warning, t.window},    {t.onCloth, t.cloth},     {t.onClothQuiet, t.cloth}, {t.ink, t.paper},
          {t.pencil, t.paper},      {t.ink, t.openCell},      {t.onCloth, t.clothEdge}};
      for (const auto& [front, ground] : pairs)
        QVERIFY2(contrastOf(front, ground) >= 4.5,
                 qPrintable(QStringLiteral("%1: %2 on %3").arg(QLatin1String(t.id), front.name(), ground.name())));
    }
  }

  // Whatever lies on the table, what is written there is read as well as on the theme's own cloth, and empty places are
  // seen. High contrast takes no other.
  void textCanBeReadOnEveryCloth() {
    Art art;
    Pictures pictures;
    QCOMPARE(QString::fromLatin1(cloths().front().id), QString());
    for (const Theme& plain : themes()) {
      const QString id = QLatin1String(plain.id);
      QCOMPARE(&theme(id), &plain);
      QCOMPARE(&theme(id, QStringLiteral("no such cloth")), &plain);
      QCOMPARE(takesOtherCloths(plain), id != u"kontrast");
      for (const Cloth& cloth : cloths()) {
        const Theme& t = theme(id, QLatin1String(cloth.id));
        QCOMPARE(t.id, plain.id);
        const bool own = &cloth == &cloths().front() || !takesOtherCloths(plain);
        QCOMPARE(&t == &plain, own);
        QVERIFY(own || t.cloth != t.clothEdge);
        for (const QColor& ground : {t.cloth, t.clothEdge, t.cloth.darker(125)}) {
          const QString where = QStringLiteral("%1, %2 on %3").arg(id, QLatin1String(cloth.id), ground.name());
          QVERIFY2(contrastOf(t.onCloth, ground) >= 4.5, qPrintable(where));
          QVERIFY2(contrastOf(t.onClothQuiet, ground) >= 4.5, qPrintable(where));
          QVERIFY2(contrastOf(t.emptySpot, ground) >= 2.5, qPrintable(where));
        }
        QImage drawn(120, 120, QImage::Format_RGB32);
        QPainter p(&drawn);
        art.paintCloth(p, drawn.rect(), t);
        p.end();
        if (!own) QVERIFY2(pictures.isNew(drawn), cloth.id);
      }
    }
  }
};

QTEST_MAIN(ArtTest)
#include "art_test.moc"
