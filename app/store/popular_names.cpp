// Names that families know the games by; the relatives that the rulings name and what the games are about.
#include "app/store/popular_names.h"

#include <QHash>

#include <array>

namespace mk {

namespace {

struct Names {
  const char16_t* game;
  const char16_t* names; // a semicolon between
};

constexpr std::array kNames = {
    Names{u"1", u"tavli;tavla;nardid;nardy;triktrakilaud;backgammon"},
    Names{u"2", u"žakee;jaquet;jacquet"},
    Names{u"3", u"backgammon kolmekesi;šuett;backgammon mitmekesi;backgammon for several;team backgammon"},
    Names{u"4", u"tagaajamine;chase"},
    Names{u"trik-trak", u"trictrac;tricktrack;trikk-trakk"},
    Names{u"6", u"veskimäng;morris;merels;merrills;mühle;mill;kolm ritta"},
    Names{u"7", u"täringuveski;veski täringutega;mill with dice"},
    Names{u"8", u"hundiveski;hunt veskis"},
    Names{u"9", u"nurgaveski;kaheteistkümne nupu veski;morabaraba"},
    Names{u"11", u"ristveski"},
    Names{u"12", u"vene kabe;russian draughts;russian checkers;checkers;damka"},
    Names{u"13", u"rebane ja haned;fox and geese;fox and hounds;hunt ja lambad;lambamäng"},
    Names{u"14", u"dama;türgi dama"},
    Names{u"16", u"rahvusvaheline kabe;brazilian draughts;brasiilia kabe;poola kabe"},
    Names{u"17", u"nurgamäng;halma;ugolki"},
    Names{u"21", u"antikabe;äraandmiskabe;andmiskabe;suicide checkers"},
    Names{u"22", u"dama italiana"},
    Names{u"23", u"english draughts;american checkers;checkers;inglise kabe"},
    Names{u"27", u"šahh;malemäng;schach"},
    Names{u"28", u"antimale;äraandmismale;suicide chess;antichess"},
    Names{u"29", u"marseille chess;kahe käiguga male;two moves chess"},
    Names{u"30", u"löömise kohustusega male"},
    Names{u"31", u"ludo;parchis;parcheesi;pachisi;reis ümber maailma;mensch ärgere dich nicht;sorry;frustration"},
    Names{u"32", u"takso peatus;takso;taxi"},
    Names{u"33", u"topelt ebaõnn"},
    Names{u"34", u"maratonijooksja;jooksja;maraton"},
    Names{u"35", u"tiigrijaht;jahimees ja tiiger;tiger hunt"},
    Names{u"36", u"kiire ludo;speed ludo"},
    Names{u"37", u"redelimäng;ussid ja redelid;maod ja redelid;snakes and ladders;chutes and ladders;trepimäng"},
    Names{u"38", u"hobuste võiduajamine;ratsavõistlus;takistusratsutamine;hobusemäng;horse race;obstacle race;derby"},
    Names{u"46", u"soovi arvamine;mõtle arv"},
    Names{u"47", u"lotomäng;totalisaator"},
    Names{u"51", u"sultan;kroonimine"},
    Names{u"52", u"ühed löövad välja;ones knock out"},
    Names{u"53", u"kahed löövad välja;twos knock out"},
    Names{u"54", u"kolmed löövad välja;threes knock out"},
    Names{u"56", u"makao;macao;makau"},
    Names{u"58", u"vähem silmi;fewest pips"},
    Names{u"59", u"paarisarvud;even numbers"},
    Names{u"60", u"paaritud arvud;odd numbers"},
    Names{u"62", u"maha tõmbamine;shut the box"},
    Names{u"64", u"pig;siga;sea täringumäng"},
    Names{u"68", u"ühed ja viied;ones and fives"},
    Names{u"70", u"kordamine;repeats"},
    Names{u"72", u"seitse lõpetab"},
    Names{u"81", u"julgus;courage"},
    Names{u"86", u"tsaarimäng;czar"},
    Names{u"88", u"naabri arv"},
    Names{u"92", u"kolm kuut;three sixes;majanumber"},
    Names{u"93", u"kolm ühte;three ones"},
    Names{u"98", u"paaritud silmad;odd pips"},
    Names{u"99", u"paarissilmad;even pips"},
    Names{u"101", u"peastarvutamine;arvuta viisteist;make fifteen;mental arithmetic;sums"},
    Names{u"104", u"kuuene aken;aknamäng"},
    Names{u"105", u"kahene aken"},
    Names{u"106", u"neljane aken"},
    Names{u"110", u"kaks suuremat;two highest"},
    Names{u"111", u"kaks väiksemat;two lowest"},
    Names{u"116", u"palgiparv;palgid"},
    Names{u"117", u"täringutega kakskümmend üks;blackjack with dice;twenty-one with dice"},
    Names{u"124", u"kolm tuhat üks;three thousand and one"},
    Names{u"127", u"perekond ivanov;ivanovi pere;isa naine lapsed;ivanov's children;ivanov family"},
    Names{u"128", u"sõrmed;twenty fingers"},
    Names{u"129", u"kümme tuhat;ten thousand;farkle;zilch;10000;dix mille"},
    Names{u"130", u"täpselt kümme tuhat"},
    Names{u"131", u"väljakutse;duell"},
    Names{u"133", u"tulemuste vahetamine"},
    Names{u"139", u"laev kapten ja meeskond;ship captain and crew"},
    Names{u"142", u"euroopa reis"},
    Names{u"143", u"tagasireis;tagasi euroopast"},
    Names{u"146", u"täheline pokker;star poker;pokkeritäringud"},
    Names{u"147", u"escalero"},
    Names{u"148", u"yahtzee;yatzy;jatsi;jatzi;yams;kniffel;generala"},
    Names{u"149", u"poker dice;pokker täringutega"},
    Names{u"150", u"klondike"},
    Names{u"153", u"kaardid viieni"},
    Names{u"155", u"paaripasjanss;pairs patience"},
    Names{u"159", u"kakskümmend üks kaarti;kolme tulba trikk;three pile trick;21 card trick"},
    Names{u"162", u"võtmekaart;key card;find the card;leia kaart"},
    Names{u"163", u"ümbertõstmine"},
    Names{u"164", u"abielupaarid;married couples"},
    Names{u"165", u"neli kuningat;four kings"},
    Names{u"169", u"preferanss;pref;préférence;preferans"},
    Names{u"170", u"kollektsioon;kogumine;collecting"},
    Names{u"171", u"kakskümmend üks;blackjack;black jack;vingt-et-un;pontoon;ochko;otško"},
    Names{u"172", u"durak;duurak;turakas;loll;fool;lollimäng"},
    Names{u"173", u"jaapani durak;idadurak;japanese durak;durak padadeta"},
    Names{u"174", u"rummi;rummy;gin;remi;rommé;rummikub"},
    Names{u"175", u"rummi jokkeritega;rummy with jokers;canasta"},
    Names{u"177", u"mastiread;sevens;seitsmed;fan tan;parlament"},
    Names{u"178", u"kaitsemäng"},
    Names{u"181", u"neli vooru;four rounds"},
    Names{u"182", u"must peeter;old maid;schwarzer peter"},
    Names{u"183", u"sõda;joomaripoiss;joomar;war;drunkard;pjanitsa"},
    Names{u"184", u"üheksad;nines"},
    Names{u"186", u"soldat;uno;mau mau;maumau;crazy eights;hullud kaheksad"},
    Names{u"187", u"mälumäng;memory;memoriin;memoorium;pairs;concentration;pelmanism;leia paar"},
    Names{u"188", u"neli ühesugust;lusikad;spoons;pig with cards;siga"},
    Names{u"192", u"bluff;valetaja;usu või ära usu;cheat;bullshit;i doubt it;liar"},
    Names{u"195", u"kvartett;nelik;quartet;go fish"},
    Names{u"200", u"ristide laotamine"},
    Names{u"bridge-1933", u"bridž;kontraktbridž;contract bridge;bridge;robberbridž;rubber bridge"},
    Names{u"bridge-belote", u"belot;belott;belote;bela;klaberjass"},
    Names{u"skruvwhist", u"kruvivist;skruv;vist;whist;vint"},
    Names{u"kopskruv", u"ostukruvi;kruvi ostuga"},
    Names{u"paketskruv", u"pakikruvi"},
};

const QHash<QString, QStringList>& all() {
  static const auto made = [] {
    QHash<QString, QStringList> out;
    for (const auto& [game, names] : kNames)
      out.insert(QString::fromUtf16(game), QString::fromUtf16(names).split(u';', Qt::SkipEmptyParts));
    return out;
  }();
  return made;
}

int numberOf(const QString& game) {
  bool isNumber = false;
  const int number = game.toInt(&isNumber);
  return isNumber ? number : 0;
}

} // namespace

const QStringList& popularNames(const QString& game) {
  static const QStringList none;
  const auto at = all().constFind(game);
  return at == all().constEnd() ? none : *at;
}

GameSort sortOfGame(const QString& game) {
  const int n = numberOf(game);
  if (n > 168) return GameSort::Cards;
  if (n > 156) return GameSort::Trick;
  if (n > 149) return GameSort::Patience;
  if (n > 38) return GameSort::Dice;
  const bool pages =
      game == u"puff" || game == u"trik-trak" || game == u"family-backgammon" || game == u"family-pardon";
  if (pages || n > 30 || n == 7 || (n > 0 && n < 6)) return GameSort::BoardWithDice;
  if (n > 0) return GameSort::Board;
  if (game == u"family-dice") return GameSort::Dice;
  if (game == u"family-solitaires") return GameSort::Patience;
  if (game == u"family-tricks") return GameSort::Trick;
  const bool board = game == u"family-chessboard" || game == u"family-mill";
  return board ? GameSort::Board : GameSort::Cards;
}

int diceOfGame(const QString& game) {
  const int n = numberOf(game);
  if (n < 39 || n > 149) return 0;
  return n < 70 ? 1 : n < 92 ? 2 : n < 129 ? 3 : n < 134 ? 4 : 5;
}

} // namespace mk
