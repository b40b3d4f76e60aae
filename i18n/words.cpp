// Phrases in the language of the program.
#include "i18n/words.h"

#include "games/kernel/one_suit.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>
#include <string_view>

namespace mk {

QString Words::seat(Seat s) const {
  if (names_)
    if (QString name = names_(s); !name.isEmpty()) return name;
  return QCoreApplication::translate("mk::Words", "Seat %1").arg(s + 1);
}

QString Words::suit(Suit s) {
  static constexpr char16_t kPips[] = {u'♣', u'♦', u'♥', u'♠'};
  return QString(QChar(kPips[static_cast<int>(s)]));
}

QString Words::rank(int value) {
  switch (value) {
  case 1:
    return QCoreApplication::translate("mk::Words", "A", "index of the ace");
  case 11:
    return QCoreApplication::translate("mk::Words", "J", "index of the jack");
  case 12:
    return QCoreApplication::translate("mk::Words", "Q", "index of the queen");
  case 13:
    return QCoreApplication::translate("mk::Words", "K", "index of the king");
  default:
    return QString::number(value);
  }
}

QString Words::card(Card c) {
  if (c.isBack()) return QStringLiteral("?");
  if (c.isJoker()) return QStringLiteral("★");
  return suit(c.suit()) + rank(c.value());
}

QString Words::ordinal(int number) {
  const auto ending = [number] {
    const bool teen = number / 10 % 10 == 1; // the eleventh is no "11st"
    switch (teen ? 0 : number % 10) {
    case 1:
      return QCoreApplication::translate("mk::Words", "st", "of an ordinal");
    case 2:
      return QCoreApplication::translate("mk::Words", "nd", "of an ordinal");
    case 3:
      return QCoreApplication::translate("mk::Words", "rd", "of an ordinal");
    default:
      return QCoreApplication::translate("mk::Words", "th", "of an ordinal");
    }
  };
  return QString::number(number) + ending();
}

QString Words::listed(QStringList names) {
  if (names.size() < 2) return names.join(QString());
  const QString last = names.takeLast();
  return QCoreApplication::translate("mk::Words", "%1 and %2", "the last of a list")
      .arg(names.join(QStringLiteral(", ")), last);
}

QString Words::capitalised(QString s) {
  if (!s.isEmpty()) s[0] = s[0].toUpper();
  return s;
}

Words Words::within() const {
  Words out = *this;
  out.name_ = Name::DroppedWithin;
  return out;
}

QString Words::write(const Phrase& p) const { return said(p, false); }
QString Words::speak(const Phrase& p) const { return said(p, true); }

namespace {

// The name that a sentence begins with: "Mari: throw the dice", also where it is a part, "Mari: the rook from d1 to d8.
// Checkmate!". "Mari: 12" is no sentence; there the name stays.
const Arg* addressed(const Phrase& p) {
  const std::string_view source = p.text;
  if (p.args.empty() || !source.starts_with("%1")) return nullptr;
  const Arg& first = p.args[0];
  if (first.kind == Arg::Kind::Phrase) return first.phrases.empty() ? nullptr : addressed(first.phrases.front());
  constexpr std::string_view begin = "%1: ";
  if (first.kind != Arg::Kind::Player || !source.starts_with(begin)) return nullptr;
  const bool isSentence = std::ranges::any_of(source.substr(begin.size()),
                                              [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); });
  return isSentence ? &first : nullptr;
}

} // namespace

QString Words::said(const Phrase& p, bool aloud) const {
  QString out = render(p, aloud);
  const Arg* who = name_ == Name::Kept ? nullptr : addressed(p);
  if (!who) return out;
  const QString name = render(*who, aloud) + QStringLiteral(": ");
  if (!out.startsWith(name)) return out;
  out.remove(0, name.size());
  return name_ == Name::DroppedWithin ? out : capitalised(out);
}

QString Words::render(const Arg& a, bool aloud) const {
  switch (a.kind) {
  case Arg::Kind::Number:
    return a.value < 0 ? QStringLiteral("−%1").arg(-a.value) : QString::number(a.value);
  case Arg::Kind::Player:
    return seat(static_cast<Seat>(a.value));
  case Arg::Kind::Card: {
    const Card c = Card::fromCode(a.value);
    return aloud ? render(nameOf(c), true) : card(c);
  }
  case Arg::Kind::Suit: {
    const auto s = static_cast<Suit>(a.value);
    return aloud ? render(nameOf(s), true) : suit(s);
  }
  case Arg::Kind::Text:
    return QString::fromStdString(a.text);
  case Arg::Kind::Phrase:
    return a.phrases.empty() ? QString() : render(a.phrases.front(), aloud);
  }
  return {};
}

namespace {

// The card that a phrase names, when it is nothing but a card's name.
std::optional<Card> cardNamed(const Phrase& p) {
  static const Phrase sample = nameOf(Card(Suit::Clubs, 2));
  if (std::string_view(p.text) != sample.text || p.args.size() != sample.args.size()) return std::nullopt;
  for (int code = 0; code < 52; ++code)
    if (const Card c = Card::fromCode(code); nameOf(c) == p) return c;
  return std::nullopt;
}

// The translated text, with the number of %n put in. Qt has no plural form for numbers below zero: they are said as
// many.
QString translated(const Phrase& p) {
  if (p.plural == Phrase::kNoNumber) return QCoreApplication::translate("games", p.text);
  if (p.plural >= 0) return QCoreApplication::translate("games", p.text, nullptr, p.plural);
  constexpr int kMany = 987'654'321;
  QString text = QCoreApplication::translate("games", p.text, nullptr, kMany);
  return text.replace(QString::number(kMany), QStringLiteral("−%1").arg(-p.plural));
}

} // namespace

// One pass over the translated text, so that a "%2" inside a player's name stays what it is. Two that are written
// together, such as the level and the suit of a bid, are spoken as two words.
QString Words::render(const Phrase& p, bool aloud) const {
  if (*p.text == '\0') return {};
  if (!aloud)
    if (const auto c = cardNamed(p)) return card(*c); // written cards are short
  const QString text = translated(p);
  QString out;
  for (qsizetype i = 0; i < text.size(); ++i) {
    const QChar next = i + 1 < text.size() ? text[i + 1] : QChar();
    if (text[i] == u'%' && next >= u'1' && next <= u'9') {
      const auto at = static_cast<std::size_t>(next.unicode() - u'1');
      if (aloud && i > 1 && text[i - 2] == u'%' && text[i - 1].isDigit()) out += u' ';
      if (aloud && isOneOfSuit(p, at))
        out += render(nameOfOne(static_cast<Suit>(p.args[at].value)), true);
      else if (at < p.args.size())
        out += render(p.args[at], aloud);
      ++i;
    } else {
      out += text[i];
    }
  }
  return out;
}

} // namespace mk
