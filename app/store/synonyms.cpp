// The words of the field in groups; a group may mix languages. One line a group, words between spaces.
#include "app/store/synonyms.h"

#include "app/store/stems.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <array>

namespace mk {

namespace {

constexpr std::array kGroups = {
    u"yatzee yahtzee yatzy jatsi jatzi jahtsi yams kniffel",
    u"pasjanss patience solitaire solitär soliteer pasians klondike paciencia",
    u"kabe draughts checkers damka kabemäng",
    u"tamm king daamikas daam",
    u"male chess šahh malemäng schach",
    u"veski mill morris mühle veskimäng",
    u"backgammon tavla tavli nardid nardy",
    u"viik viigiseis draw remii remis",
    u"võrdne viik tie equal",
    u"lipp queen daam",
    u"vanker rook tower castle torn",
    u"oda bishop ohvitser",
    u"ratsu knight",
    u"ettur pawn sõdur",
    u"matt mate checkmate",
    u"patt stalemate",
    u"vangerdus vangerdama castling castle rokaad",
    u"muundamine muundumine promotion promote",
    u"lööma sööma capture eat söömine löömine tapma take kill",
    u"hüppama jump hüpe",
    u"viskama veeretama throw roll toss vise",
    u"täring dice die täringud kuubik",
    u"nupp kivi malend man stone piece checker",
    u"duubeldama duubeldamine doubling duubeldus double duubeldamiskuubik cube panus stake",
    u"eemaldama bear",
    u"tõkkepuu bar baar",
    u"durak duraak durrak fool loll",
    u"trepp redel ladders snakes maod ussid chutes",
    u"ludo parchis parcheesi pachisi pardon",
    u"hobune horse takistussõit steeplechase ratsasport",
    u"trikk kaarditrikk magic mustkunst trick nõks",
    u"boonus bonus lisapunktid lisapunkt striking strike",
    u"maja full house täismaja",
    u"pokker poker",
    u"tänav straight street sirge",
    u"jada run",
    u"dublee doublet",
    u"loobuma alistuma resign allaandmine",
    u"loobuma loobumine keelduma keeldumine decline refuse",
    u"laager camp aed yard base",
    u"tall lane",
    u"alustama alustaja begin start starts begins algus",
    u"võitma võitja win winner võit",
    u"kaotama kaotaja lose loser lost kaotus",
    u"kohustuslik sund peab compulsory forced must",
    u"tagurpidi tagasi backwards backward",
    u"kaldu diagonaal diagonally diagonal",
    u"kaart card kaardid",
    u"pakk deck pack kaardipakk",
    u"trump trumbid trumps",
    u"äss ace",
    u"hunt wolf",
    u"lammas sheep",
    u"jänes hare",
    u"tiiger tiger",
    u"jahimees hunter",
    u"karu bear",
    u"taksopeatus takso taxi",
    u"maratoonar marathon jooksja",
    u"sultan",
    u"soov soovima tahtma wish want",
    u"mõtlema mõeldud arvama ütlema nimetama call called",
    u"tõke takistus obstacle fence hurdle tara",
    u"madu mao ussi liug liumägi slide slides snake snakes",
    u"puudutama puutuma touch",
    u"valmis lõpp finished",
    u"laskma lase shoot tulistama tabama hit tabamus",
    u"discard discards äraviskamine",
    u"võtma korjama take pick",
    u"naine emand queen",
    u"meeskond võistkond team teams side",
    u"ühendama koos join together",
    u"tsaar tsar czar",
    u"piiramine piirama surround ümber",
    u"äraandmine andmine giveaway suicide antichess antikabe antimale",
    u"aken window aknad",
    u"piirang limit lõputu kestab",
    u"summa total sum",
    u"punkt points score skoor",
    u"lahter box kast",
    u"leht sheet punktileht",
    u"mängija inimene osaleja player players people",
    u"laps kids children lapsed",
    u"gammon mars",
    u"lendama flying fly lend",
    u"soldat poiss jack sõdur",
    u"emand queen daam",
    u"kuningas king",
    u"risti clubs ristid",
    u"ruutu diamonds ruutud",
    u"ärtu hearts ärtud südamed",
    u"poti pada spades padad",
    u"mast suit mastid",
    u"kahekordistama kahekordne duubeldama double panus",
    u"korrutama korrutamine korda times multiply",
    u"jagamine jaotus deal jagatakse",
    u"keskmine jagatakse divide divided average jagamistehe",
    u"liitma liitmine plus pluss add added",
    u"lahutama lahutamine miinus minus subtract",
    u"sama võrdne equal same ühepalju",
    u"kukkuma põrand viltu maha floor falls fallen cocked",
    u"varu talon stock",
    u"pöörama keerama uuesti redeal again ring",
    u"laduma laotama lay laying ladumine",
    u"hunnik pile piles kuhi heap",
    u"täht sõna letter word spell spelling veerima",
    u"stardiväli entry entering enter start",
    u"kinni blocked block suletud shut tõkestatud blokeeritud blokeerima",
    u"blockade block wall barrier müür barjäär",
    u"ootama waiting wait ootab",
    u"vahetama vahetus swap exchange trade pass",
    u"väike madal small smallest low lowest smaller vähim väikseim väiksem",
    u"suur kõrge big biggest high highest suurim suurem larger",
    u"muutma nimetama change name",
    u"arvama guess ära mõeldud thought",
    u"kustutama tõmbama cross strike",
    u"lahtine open avatud",
    u"mäletama meeles memory memori mälumäng remember",
    u"maksma pay pays maksab",
    u"naaber neighbour neighbor kõrvalmängija",
    u"lubama promise bid pakkumine pakkuma",
    u"ühesugune kolmik nelik paar pair kind",
    u"kinnine kinniselt closed covered face varjatud peidetud hidden",
    u"bluff bluffima valetama lie lying believe doubt uskuma kahtlema",
    u"karistus trahv penalty undertrick alatihi",
    u"kapten captain",
    u"pealtvaataja spectator publik",
    u"lisavise uuesti extra another again",
    u"koguma korjama kogub korjab collect gather",
    u"lõpetama lõppema lõpp end finish finished over",
    u"libisema laskuma slide down",
    u"langema väljalangemine eliminate eliminated knock knocked drop out",
    u"null nought zero nothing reset",
    u"lõhki bust",
    u"jääma jätma jätmine",
    u"keelatud illegal forbidden",
    u"lubatud allowed legal permitted",
    u"žetoon chips chip raha panus money",
    u"väli ruut square field space",
    u"kaua kestab kestus minutit duration minutes",
    u"segama shuffle segamine",
    u"tõstma cut tõstmine",
    u"jagaja dealer",
    u"käsi hand",
    u"ründama rünnak ründaja attack attacker attacks",
    u"kaitsma kaitsja kaitse defend defender defence",
    u"koju kodu home tall",
    u"segaduses viga eksima mistake error wrong vale",
    u"korraga samaaegselt simultaneously",
    u"kolmik triple triplet",
    u"astuma samm step move astub käima käik",
    u"kõrvale küljele külg sideways side",
    u"ohverdama ohver sacrifice",
    u"joker jokker wild",
    u"aas ässa äss ace aces",
    u"tihi võte trick tricks",
    u"leping contract contracts",
    u"pakkumine pakkuma oksjon auction bid bidding",
    u"laud dummy",
    u"hädaohus hädaohu vulnerable haavatav danger vulnerability",
    u"slamm slam",
    u"honöör honour honor honours",
    u"talon widow kitty talong",
    u"vaatama piiluma peek look vaadata",
    u"saladus secret nipp how",
    u"lastele lapsed children kids",
    u"mõõdulaud doubling",
    u"võrduma vastama equals",
    u"ületama üle over exceed bust minema",
    u"täpselt exactly exact",
    u"vähemalt least",
    u"kordus repetition repeat repeated korduma kordama",
    u"kord turn",
    u"voor round rounds raund",
    u"tulemus result score",
    u"seisma peatuma lõpetama stop stand stay",
    u"riskima riskeerima risk julge brave",
    u"ees blocking takistama tõkestama block",
    u"naasma tagasi return",
    u"rist cross",
    u"kirjutama kirja panema write enter",
    u"täis full",
    u"värv colour color",
    u"must black",
    u"valge white",
    u"punane red",
};

constexpr const char16_t* kStopsEt =
    u"aga ei ega ehk et ja jah juba ka kas kes kelle keda keegi kellel kes kuhu kui kuidas kus kust läbi ma mida "
    u"midagi miks millal mille milline millised millise minu mis miski mitte mitu palju ole oled olema oli on olla "
    u"pole "
    u"saa saab saan selle seda see siis sind sina sinu su ta tal talle teda tema temal te need nende ning nii või võib "
    u"vaid "
    u"teha tehakse teed peab pean peaks tohib tohin tohi mul ma mina siin seal kohta tähendab käib saadakse antakse "
    u"oma üldse veel kuni reegel reeglid reeglite mängus mängu mängitakse mängida mängin mu minul meil juhtub juhtus "
    u"siis tahan tahad tahab vaja kuhugi kuskil enam jälle "
    u"palun kuule räägi ütle selgita";
constexpr const char16_t* kStopsEn =
    u"a an and are as at be by can could do does for from has have how i if in is it its may me mean means much my of "
    u"on or shall should so that the their them then there they this to was what when where which who whom whose "
    u"why will with you your must get gets got rule rules game games play played playing happens many does did let "
    u"lets still someone somebody anyone another now just s t re ll dont cant isnt im ive id whats thats hows wheres "
    u"anything "
    u"everyone everybody please explain tell about really actually";

// What long Estonian words are made of.
constexpr const char16_t* kParts =
    u"täring punkt laud veski kaart nupp kivi vise mäng rida väli hunnik tulp alus mast trump laager start lahter leht "
    u"summa voor kord sõit hüpe samm kuubik dublee pank lipp ettur tamm kabe male kuningas vanker redel sild müür "
    u"peatus takso maja aken paar jada lisa algus seis lõpp võit kaotus arv number silm vahetus katse sari partii mill "
    u"duubel tabamus pasjanss trikk kätt täpne jooks";

QStringList listed(const char16_t* words) { return QString::fromUtf16(words).split(u' ', Qt::SkipEmptyParts); }

using Groups = QHash<QString, QStringList>;

const Groups& groupsOf(const QString& lang) {
  static const auto make = [](const QString& of) {
    Groups out;
    for (const char16_t* group : kGroups) {
      QStringList stems;
      for (const QString& word : listed(group)) stems << stemOf(word, of);
      stems.removeDuplicates();
      for (const QString& stem : std::as_const(stems))
        for (const QString& other : std::as_const(stems))
          if (other != stem && !out[stem].contains(other)) out[stem] << other;
    }
    return out;
  };
  static const Groups estonian = make(QStringLiteral("et")), english = make(QStringLiteral("en"));
  return lang == QLatin1String("en") ? english : estonian;
}

} // namespace

QStringList synonymsOf(const QString& stem, const QString& lang) { return groupsOf(lang).value(stem); }

QList<std::pair<QString, QString>> synonymForms(const QString& lang) {
  QList<std::pair<QString, QString>> out;
  for (const char16_t* group : kGroups)
    for (const QString& word : listed(group)) out.append({foldedText(word), stemOf(word, lang)});
  return out;
}

bool isStopWord(const QString& folded, const QString& lang) {
  const auto set = [](const char16_t* words) {
    QSet<QString> out;
    for (const QString& word : listed(words)) out.insert(foldedText(word));
    return out;
  };
  static const QSet<QString> estonian = set(kStopsEt), english = set(kStopsEn);
  if (lang != QLatin1String("en") && folded.startsWith(u"reegl")) return true; // in any of its forms
  return (lang == QLatin1String("en") ? english : estonian).contains(folded);
}

const QStringList& compoundParts() {
  static const QStringList parts = [] {
    QStringList out;
    for (const QString& word : listed(kParts)) out << stemOf(word, QStringLiteral("et"));
    out.removeDuplicates();
    return out;
  }();
  return parts;
}

} // namespace mk
