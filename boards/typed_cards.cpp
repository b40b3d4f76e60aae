// Reading cards that are being typed.
#include "boards/typed_cards.h"

#include <algorithm>

namespace mk {

namespace {

bool isGap(QChar c) { return c.isSpace() || c == u',' || c == u';'; }

// "10h", the Estonian letters of the ranks (Ä, E, S for soldat) and the signs of the suits are understood too.
Checked<Card> cardOf(QString word) {
  word = word.toUpper();
  if (word.startsWith(QLatin1String("10"))) word.replace(0, 2, QLatin1Char('T'));
  if (word.size() == 2) {
    const qsizetype rank = QStringView(u"ÄES").indexOf(word[0]), suit = QStringView(u"♣♦♥♠").indexOf(word[1]);
    if (rank >= 0) word[0] = u"AQJ"[rank];
    if (suit >= 0) word[1] = QChar::fromLatin1(suitLetter(static_cast<Suit>(suit)));
  }
  return readCard(word.toStdString());
}

} // namespace

TypedCards readTyped(const QString& line, const ChanceRequest& ask, bool whole) {
  TypedCards out;
  std::vector<Card> left(ask.pack.begin(), ask.pack.end());
  for (qsizetype i = 0; i < line.size();) {
    if (isGap(line[i])) {
      ++i;
      continue;
    }
    const qsizetype from = i;
    while (i < line.size() && !isGap(line[i])) ++i;
    const QString word = line.mid(from, i - from);
    const auto wrong = [&](TypedCards::Fault f) {
      out.fault = f;
      out.word = word;
      out.at = from;
      out.length = i - from;
    };
    const auto card = cardOf(word);
    if (!card) {
      const bool begun = i == line.size() && !whole && (word.size() < 2 || word == QLatin1String("10"));
      if (!begun) wrong(TypedCards::Fault::NoCard);
      return out;
    }
    if (const auto it = std::ranges::find(left, *card); it != left.end()) {
      left.erase(it);
    } else {
      const auto before = std::ranges::find(out.cards, *card);
      wrong(before == out.cards.end() ? TypedCards::Fault::NotInPack : TypedCards::Fault::Twice);
      out.earlier = static_cast<int>(before - out.cards.begin()) + 1;
      return out;
    }
    if (out.cards.size() >= ask.count) {
      wrong(TypedCards::Fault::TooMany);
      return out;
    }
    out.cards.push_back(*card);
  }
  if (out.cards.size() < ask.count) out.missing = left;
  return out;
}

} // namespace mk
