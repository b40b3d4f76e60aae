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
    Names{u"1", u"tavli;tavla;nardid;nardy;triktrakilaud;backgammon;tavli mäng;nard"},
    Names{u"2", u"žakee;jaquet;jacquet;žakett;jakett"},
    Names{u"3", u"backgammon kolmekesi;šuett;tšuett;tšuete;backgammon mitmekesi;backgammon for several;team "
                u"backgammon;backgammon in teams"},
    Names{u"4", u"tagaajamine;chase;püüdmine;catch me if you can"},
    Names{u"trik-trak", u"trictrac;tricktrack;trikk-trakk"},
    Names{u"5", u"edukam;the more successful"},
    Names{u"6", u"veskimäng;morris;merels;merrills;mühle;mill;kolm ritta"},
    Names{u"7", u"täringuveski;veski täringutega;mill with dice"},
    Names{u"8", u"hundiveski;hunt veskis;wolf morris;wolf mill;hunt veskilaual"},
    Names{u"9", u"nurgaveski;kaheteistkümne nupu veski;morabaraba;diagonaalidega veski;kaldjoontega veski;twelve man "
                u"morris;mill with diagonals"},
    Names{u"11", u"ristveski;cross morris;cross shaped mill;ristikujuline laud"},
    Names{u"12", u"vene kabe;russian draughts;russian checkers;checkers;damka"},
    Names{u"13", u"rebane ja haned;fox and geese;fox and hounds;hunt ja lambad;lambamäng;wolf and lambs;one wolf four "
                 u"sheep;fox and sheep"},
    Names{u"14", u"dama;türgi dama"},
    Names{u"15", u"ruudumäng;leap frog on a board"},
    Names{u"16", u"rahvusvaheline kabe;brazilian draughts;brasiilia kabe;poola kabe"},
    Names{u"17", u"nurgamäng;halma;ugolki;halma nurgad;corner game;chinese checkers"},
    Names{u"19", u"surrounding game;blokaadimäng"},
    Names{u"21", u"antikabe;äraandmiskabe;andmiskabe;suicide checkers;losing draughts;losing checkers;giveaway "
                 u"checkers;loser wins checkers;kaotaja võidab kabes;vastupidi kabe"},
    Names{u"22", u"dama italiana"},
    Names{u"23", u"english draughts;american checkers;checkers;inglise kabe"},
    Names{u"24", u"piiramise kabe"},
    Names{u"25", u"rabbits and wolves;hares and wolfs;jäneste ja huntide mäng"},
    Names{u"27", u"šahh;malemäng;schach"},
    Names{u"28", u"antimale;äraandmismale;suicide chess;antichess;losing chess;loser wins chess;lose all pieces "
                 u"chess;kaotaja võidab males;vastupidi male"},
    Names{u"29",
          u"marseille chess;kahe käiguga male;two moves chess;two move chess;topeltkäiguga male;kahe käigu male"},
    Names{u"30", u"löömise kohustusega male;kohustusliku löömisega male"},
    Names{u"31", u"ludo;parchis;parcheesi;pachisi;reis ümber maailma;mensch ärgere dich "
                 u"nicht;sorry;frustration;pardon;dont get angry;ära vihasta;tsirkus laual"},
    Names{u"32", u"takso peatus;takso;taxi;taxi game;taksomäng;taxi rank"},
    Names{u"33", u"topelt ebaõnn;double misfortune;double wall ludo;topeltnupud"},
    Names{u"34", u"maratonijooksja;jooksja;maraton;marathon race on the ludo board;maratonijooks"},
    Names{u"35", u"tiigrijaht;jahimees ja tiiger;tiger hunt;jahimäng;tiigrid ja jahimehed;hunters and tigers"},
    Names{u"36", u"kiire ludo;speed ludo;fast ludo;kiire pardon;kiirusemäng"},
    Names{u"37", u"redelimäng;ussid ja redelid;maod ja redelid;snakes and ladders;chutes and ladders;trepimäng;bears "
                 u"and ladders;karude redel;redelid;liumäed;slides and ladders"},
    Names{u"38", u"hobuste võiduajamine;ratsavõistlus;takistusratsutamine;hobusemäng;horse race;obstacle "
                 u"race;derby;hobused;hobuste takistussõit;show jumping;hurdle race"},
    Names{u"39", u"viis viset ühe täringuga"},
    Names{u"46", u"soovi arvamine;mõtle arv;arva soov ära;soovitud arv;called number"},
    Names{u"47", u"lotomäng;totalisaator"},
    Names{u"51", u"sultan;kroonimine"},
    Names{u"52", u"ühed löövad välja;ones knock out;ühega välja;out on a one"},
    Names{u"53", u"kahed löövad välja;twos knock out;kahega välja;out on a two"},
    Names{u"54", u"kolmed löövad välja;threes knock out;kolmega välja;out on a three"},
    Names{u"56", u"makao;macao;makau;makaomäng"},
    Names{u"58", u"vähem silmi;fewest pips"},
    Names{u"59", u"paarisarvud;even numbers"},
    Names{u"60", u"paaritud arvud;odd numbers"},
    Names{u"62", u"maha tõmbamine;shut the box;kustutamine;koristamine"},
    Names{u"63", u"marjad korvi"},
    Names{u"64", u"pig;siga;sea täringumäng"},
    Names{u"68", u"ühed ja viied;ones and fives"},
    Names{u"69", u"kiikumine;seesaw"},
    Names{u"70", u"kordamine;repeats"},
    Names{u"72", u"seitse lõpetab"},
    Names{u"76", u"tähtsam"},
    Names{u"81", u"julgus;courage"},
    Names{u"84", u"there and back again;sinna ja tagasi"},
    Names{u"86", u"tsaarimäng;czar"},
    Names{u"88", u"naabri arv;saatuslik ebaõnn;fatal misfortune"},
    Names{u"92", u"kolm kuut;three sixes;majanumber"},
    Names{u"93", u"kolm ühte;three ones"},
    Names{u"98", u"paaritud silmad;odd pips"},
    Names{u"99", u"paarissilmad;even pips"},
    Names{u"101", u"peastarvutamine;arvuta viisteist;make fifteen;mental arithmetic;sums;arvuta kolme täringuga;get "
                  u"fifteen by calculating"},
    Names{u"102", u"meremees;sailor"},
    Names{u"104", u"kuuene aken;aknamäng;kirsiaken;cherry window"},
    Names{u"105", u"kahene aken"},
    Names{u"106", u"neljane aken;talumaja aken;farm window;nelja ruuduga aken"},
    Names{u"110", u"kaks suuremat;two highest"},
    Names{u"111", u"kaks väiksemat;two lowest"},
    Names{u"116", u"palgiparv;palgid"},
    Names{u"117", u"täringutega kakskümmend üks;blackjack with dice;twenty-one with dice"},
    Names{u"118", u"naabrid;neighbour numbers"},
    Names{u"119", u"tähed;stars;tähemäng"},
    Names{u"124", u"kolm tuhat üks;three thousand and one"},
    Names{u"125", u"kes julgeb lähemale;below 99"},
    Names{u"126", u"kümme meeldib;nice ten"},
    Names{u"127",
          u"perekond ivanov;ivanovi pere;isa naine lapsed;ivanov's children;ivanov family;family with children dice"},
    Names{u"128", u"sõrmed;twenty fingers;sõrmed ja varbad;fingers and toes"},
    Names{u"129", u"kümme tuhat;ten thousand;farkle;zilch;10000;dix mille;mask;kümnetuhandemäng"},
    Names{u"130", u"täpselt kümme tuhat;berliin;exactly ten thousand;berlin ten thousand"},
    Names{u"131", u"väljakutse;duell"},
    Names{u"133", u"tulemuste vahetamine;vahetamismäng"},
    Names{u"138", u"kivide kaalumine;heaviest stones"},
    Names{u"139", u"laev kapten ja meeskond;ship captain and crew;täringukapten;captain with dice"},
    Names{u"140", u"õlakud;tärnid õlal;shoulder stars"},
    Names{u"142", u"euroopa reis;reis euroopasse;travel to europe;journey to europe"},
    Names{u"143", u"tagasireis;tagasi euroopast;reis koju;journey home from europe;way back from europe"},
    Names{u"145", u"õnne proovimine;luck test;ütle arv ette"},
    Names{u"146", u"täheline pokker;star poker;pokkeritäringud"},
    Names{u"147", u"escalero"},
    Names{u"148", u"yahtzee;yatzy;jatsi;jatzi;yams;kniffel;generala"},
    Names{u"149", u"poker dice;pokker täringutega"},
    Names{u"150", u"klondike;puhkepäev;day off;day off patience;big klondike;kahe pakiga pasjanss"},
    Names{u"151", u"vajaliku kaardi pasjanss;needed card patience"},
    Names{u"152", u"saatuse pasjanss;saatuse proov;fate patience;neli hunnikut"},
    Names{u"153", u"kaardid viieni;ilma viieta pasjanss;patience without fives"},
    Names{u"154", u"korra pasjanss;order patience"},
    Names{u"155", u"paaripasjanss;pairs patience;unistuse pasjanss;paaride pasjanss;dream patience;wish patience"},
    Names{u"156", u"seenepasjanss;seeneline;mushroom patience;sliding patience"},
    Names{u"158", u"kergeusklik;kinniste kaartide ennustamine;naive spectator"},
    Names{u"159", u"kakskümmend üks kaarti;kolme tulba trikk;three pile trick;21 card trick"},
    Names{u"161", u"pildikaardid;court cards;kaksteist pildikaarti"},
    Names{u"162", u"võtmekaart;key card;find the card;leia kaart"},
    Names{u"163", u"ümbertõstmine"},
    Names{u"164", u"abielupaarid;married couples"},
    Names{u"165", u"neli kuningat;four kings"},
    Names{u"168", u"kaartide veerimine;spell the cards;spelling trick"},
    Names{u"169", u"preferanss;pref;préférence;preferans"},
    Names{u"170", u"kollektsioon;kogumine;collecting"},
    Names{u"171", u"kakskümmend üks;blackjack;black jack;vingt-et-un;pontoon;ochko;otško"},
    Names{u"172", u"durak;duurak;turakas;loll;fool;lollimäng"},
    Names{u"173", u"jaapani durak;idadurak;ida durak;east durak;japanese durak;durak padadeta"},
    Names{u"174", u"rummi;rummy;gin;remi;rommé;rummikub"},
    Names{u"175", u"rummi jokkeritega;rummy with jokers;canasta"},
    Names{u"177", u"mastiread;sevens;seitsmed;fan tan;parlament"},
    Names{u"178", u"kaitsemäng;kaitsmine;defence game"},
    Names{u"181", u"neli vooru;four rounds"},
    Names{u"182", u"must peeter;old maid;schwarzer peter"},
    Names{u"183", u"sõda;joomaripoiss;joomar;war;drunkard;pjanitsa;sõjamäng;card war"},
    Names{u"184", u"üheksad;nines;laome üheksast;nines in rows"},
    Names{u"185", u"tikktakk;ticktack"},
    Names{u"186", u"soldat;uno;mau mau;maumau;crazy eights;hullud kaheksad;soldat tellib masti;mau-mau"},
    Names{u"187", u"mälumäng;memory;memoriin;memoorium;pairs;concentration;pelmanism;leia paar;memo;memory game;leia "
                  u"ühesugused paarid"},
    Names{u"188", u"neli ühesugust;lusikad;spoons;pig with cards;siga"},
    Names{u"189", u"monarhia;king sum"},
    Names{u"190", u"vedas ei vedanud"},
    Names{u"191", u"üks mast;collect one suit"},
    Names{u"192", u"bluff;valetaja;usu või ära usu;cheat;bullshit;i doubt it;liar"},
    Names{u"193", u"kahevõitlus"},
    Names{u"194", u"kull"},
    Names{u"195", u"kvartett;nelik;quartet;go fish"},
    Names{u"197", u"mastikolmikud"},
    Names{u"198", u"arvu lemmik"},
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

} // namespace

const QStringList& popularNames(const QString& game) {
  static const QStringList none;
  const auto at = all().constFind(game);
  return at == all().constEnd() ? none : *at;
}

} // namespace mk
