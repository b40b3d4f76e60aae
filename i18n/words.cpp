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

QString Words::write(const Phrase& p) const { return said(p, false); }
QString Words::speak(const Phrase& p) const { return said(p, true); }

// "Mari: 12" is no sentence; there the name stays.
QString Words::said(const Phrase& p, bool aloud) const {
  QString out = render(p, aloud);
  const std::string_view source = p.text;
  constexpr std::string_view addressed = "%1: ";
  if (!alone_ || p.args.empty() || p.args[0].kind != Arg::Kind::Player || !source.starts_with(addressed)) return out;
  const bool isSentence = std::ranges::any_of(source.substr(addressed.size()),
                                              [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); });
  const QString name = render(p.args[0], aloud) + QStringLiteral(": ");
  return isSentence && out.startsWith(name) ? capitalised(out.mid(name.size())) : out;
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
