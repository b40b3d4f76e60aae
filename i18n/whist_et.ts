<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="et_EE" sourcelanguage="en_US">
<context>
    <name>games</name>
    <message>
        <source>Overtaking at no trumps</source>
        <translation>Ülelöömine trumbita</translation>
    </message>
    <message>
        <source>Whether a higher card must be played at no trumps too.</source>
        <translation>Kas ka trumbita lepingus tuleb panna suurem kaart.</translation>
    </message>
    <message>
        <source>no</source>
        <translation>ei</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>jah</translation>
    </message>
    <message>
        <source>End on a valat</source>
        <translation>Lõpp valatiga</translation>
    </message>
    <message>
        <source>After a valat the match always goes on, or it ends where 151 is reached without its premium.</source>
        <translation>Pärast valatti mängitakse alati edasi, või lõpeb partii, kui 151 on koos ka preemiata.</translation>
    </message>
    <message>
        <source>without the premium</source>
        <translation>ilma preemiata</translation>
    </message>
    <message>
        <source>Contra</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>After a contra both sides write their share, or the winner of the deal writes everything.</source>
        <translation>Pärast kontrat kirjutavad mõlemad pooled oma osa või kirjutab jagamise võitja kõik.</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>jagatud</translation>
    </message>
    <message>
        <source>the winner takes all</source>
        <translation>võitja saab kõik</translation>
    </message>
    <message>
        <source>Equal runs</source>
        <translation>Võrdsed jadad</translation>
    </message>
    <message>
        <source>If the best runs of both sides are equal, neither counts, or that of the first to speak does.</source>
        <translation>Kui poolte parimad jadad on võrdsed, ei loe ükski või loeb esimesena öelnu oma.</translation>
    </message>
    <message>
        <source>neither counts</source>
        <translation>ükski ei loe</translation>
    </message>
    <message>
        <source>the first to speak</source>
        <translation>esimesena öelnu oma</translation>
    </message>
    <message>
        <source>Announcements of a failed deal</source>
        <translation>Kaotatud jagamise teated</translation>
    </message>
    <message>
        <source>Declarers who fail lose their announcements to the opponents or keep them.</source>
        <translation>Sisse jäänud pakkujate teated saavad vastased või jäävad need neile endile.</translation>
    </message>
    <message>
        <source>to the opponents</source>
        <translation>vastastele</translation>
    </message>
    <message>
        <source>Reach 151 with your partner: bid, announce what you hold and take the points.</source>
        <translation>Kogu partneriga 151 punkti: paku, ütle oma teated ja võta silmad.</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>pass</translation>
    </message>
    <message>
        <source>%1 bids %4</source>
        <translation>%1 pakub: %4</translation>
    </message>
    <message>
        <source>no trumps</source>
        <translation>trumbita</translation>
    </message>
    <message>
        <source>%1 bids no trumps</source>
        <translation>%1 pakub: trumbita</translation>
    </message>
    <message>
        <source>all trumps</source>
        <translation>kõik trumbid</translation>
    </message>
    <message>
        <source>%1 bids all trumps</source>
        <translation>%1 pakub: kõik trumbid</translation>
    </message>
    <message>
        <source>contra</source>
        <translation>kontra</translation>
    </message>
    <message>
        <source>%1 says contra</source>
        <translation>%1 ütleb kontra</translation>
    </message>
    <message>
        <source>recontra</source>
        <translation>rekontra</translation>
    </message>
    <message>
        <source>%1 says recontra</source>
        <translation>%1 ütleb rekontra</translation>
    </message>
    <message>
        <source>%1 plays %2</source>
        <translation>%1 käib: %2</translation>
    </message>
    <message>
        <source>%1 ×%2</source>
        <translation>%1 ×%2</translation>
    </message>
    <message>
        <source>tierce</source>
        <translation>terts</translation>
    </message>
    <message>
        <source>fifty</source>
        <translation>viiskümmend</translation>
    </message>
    <message>
        <source>hundred</source>
        <translation>sada</translation>
    </message>
    <message>
        <source>carré</source>
        <translation>karree</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: bid or pass</source>
        <translation>%1: paku või passi</translation>
    </message>
    <message>
        <source>%1: bid higher or pass; %2 has bid %3</source>
        <translation>%1: paku kõrgemalt või passi; %2 pakkus: %3</translation>
    </message>
    <message>
        <source>%1. With your first card you announce: %2</source>
        <translation>%1. Esimese kaardiga ütled: %2</translation>
    </message>
    <message>
        <source>All have passed; the cards are thrown in.</source>
        <translation>Kõik passisid, kaardid visatakse kokku.</translation>
    </message>
    <message>
        <source>%1 have won the deal they declared: %2 points to %3. %4</source>
        <translation>%1 pakkusid ja võitsid jagamise: punktid %2 : %3. %4</translation>
    </message>
    <message>
        <source>%1 declared and are inside: %2 points to %3. %4</source>
        <translation>%1 pakkusid ja jäid sisse: punktid %2 : %3. %4</translation>
    </message>
    <message>
        <source>Equal points: the share of %1 hangs, the others write theirs, %2 to %3. %4</source>
        <translation>Silmi on võrdselt: %1 jätavad oma poole rippuma, teised kirjutavad enda oma, %2 : %3. %4</translation>
    </message>
    <message>
        <source>Valat, %1 have taken all tricks: %2 points to %3. %4</source>
        <translation>Valatt, kõik tihid võtsid %1: punktid %2 : %3. %4</translation>
    </message>
    <message>
        <source>%1. %2 plays %3; everybody gets three more cards</source>
        <translation>%1. %2 mängib: %3; igaüks saab veel kolm kaarti</translation>
    </message>
    <message>
        <source>belote</source>
        <translation>belott</translation>
    </message>
    <message>
        <source>rebelote</source>
        <translation>rebelott</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1. The announcements of %2 count: %3</source>
        <translation>%1. Loevad teated, mille ütlesid %2: %3</translation>
    </message>
    <message>
        <source>five cards to each</source>
        <translation>igaühele viis kaarti</translation>
    </message>
    <message>
        <source>tricks: %1</source>
        <translation>tihisid: %1</translation>
    </message>
    <message>
        <source>keep back: %1</source>
        <translation>jäta ütlemata: %1</translation>
    </message>
    <message>
        <source>contract</source>
        <translation>leping</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 ja %2</translation>
    </message>
    <message>
        <source>%1, valat</source>
        <translation>%1, valatt</translation>
    </message>
    <message>
        <source>four jacks</source>
        <translation>neli soldatit</translation>
    </message>
    <message>
        <source>four nines</source>
        <translation>neli üheksat</translation>
    </message>
    <message>
        <source>four aces</source>
        <translation>neli ässa</translation>
    </message>
    <message>
        <source>four tens</source>
        <translation>neli kümmet</translation>
    </message>
    <message>
        <source>four kings</source>
        <translation>neli kuningat</translation>
    </message>
    <message>
        <source>four queens</source>
        <translation>neli emandat</translation>
    </message>
    <message>
        <source>Cards %1, announcements %2.</source>
        <translation>Kaardid %1, teated %2.</translation>
    </message>
    <message>
        <source>Cards, doubled, %1.</source>
        <translation>Kaardid kahekordselt %1.</translation>
    </message>
    <message>
        <source>Cards %1.</source>
        <translation>Kaardid %1.</translation>
    </message>
    <message>
        <source>%1 The %2 that were hanging went to %3.</source>
        <translation>%1 Rippuma jäänud %2 said %3.</translation>
    </message>
    <message>
        <source>All have passed twelve times in a row.</source>
        <translation>Kõik passisid kaksteist korda järjest.</translation>
    </message>
    <message>
        <source>Nobody has won the match: both sides have %1 points. %2</source>
        <translation>Partii jäi viiki: mõlemal poolel on %1 punkti. %2</translation>
    </message>
    <message>
        <source>%1 have won the match, %2 points to %3. The last deal: %4</source>
        <translation>%1 võitsid partii, punktid %2 : %3. Viimane jagamine: %4</translation>
    </message>
    <message>
        <source>%1. The best announcements are equal: none counts</source>
        <translation>%1. Parimad teated on võrdsed: ükski ei loe</translation>
    </message>
    <message>
        <source>%1, inside</source>
        <translation>%1, sees</translation>
    </message>
    <message>
        <source>to %1; %2 hang</source>
        <translation>%1 punktini; ripub %2</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>%1 punktini</translation>
    </message>
    <message>
        <source>A bid must be higher than %1.</source>
        <translation>Pakkumine peab olema kõrgem kui %1.</translation>
    </message>
    <message>
        <source>auction</source>
        <translation>pakkumine</translation>
    </message>
    <message>
        <source>the declarers keep them</source>
        <translation>jäävad pakkujatele</translation>
    </message>
    <message>
        <source>%1 says pass</source>
        <translation>%1 ütleb: pass</translation>
    </message>
    <message>
        <source>in all</source>
        <translation>kokku</translation>
    </message>
    <message>
        <source>The match was stopped: the pad was added up as it stood.</source>
        <translation>Partii katkestati: leht loeti kokku nii, nagu see oli.</translation>
    </message>
    <message>
        <source>The rubber is drawn: %1 points on both sides.</source>
        <translation>Robber jäi viiki: mõlemal poolel on %1 punkti.</translation>
    </message>
    <message>
        <source>The rubber is over: %1 and %2 have %3 points, their opponents %4; difference %5.</source>
        <translation>Robber on läbi: %1 ja %2 kogusid %3 punkti, vastased %4; vahe on %5.</translation>
    </message>
    <message>
        <source>The rubber is broken off: %1 and %2 have %3 points, their opponents %4; difference %5.</source>
        <translation>Robber katkestati: %1 ja %2 kogusid %3 punkti, vastased %4; vahe on %5.</translation>
    </message>
    <message>
        <source>pack</source>
        <translation>pakk</translation>
    </message>
    <message>
        <source>%1&apos;s card</source>
        <translation>%1: kaart</translation>
    </message>
    <message>
        <source>trick %1</source>
        <translation>%1. tihi</translation>
    </message>
    <message>
        <source>tricks of %1 and %2</source>
        <translation>%1 ja %2: tihid</translation>
    </message>
    <message>
        <source>bids</source>
        <translation>pakkumised</translation>
    </message>
    <message>
        <source>must pass: partner bid too little</source>
        <translation>peab passima: partner pakkus liiga vähe</translation>
    </message>
    <message>
        <source>no bid is higher</source>
        <translation>kõrgemat pakkumist ei ole</translation>
    </message>
    <message>
        <source>higher than %1</source>
        <translation>kõrgem kui %1</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1, mängib %2</translation>
    </message>
    <message>
        <source>before</source>
        <translation>varem</translation>
    </message>
    <message>
        <source>game</source>
        <translation>partii</translation>
    </message>
    <message>
        <source>won</source>
        <translation>võit</translation>
    </message>
    <message>
        <source>We</source>
        <translation>Meie</translation>
    </message>
    <message>
        <source>They</source>
        <translation>Nemad</translation>
    </message>
    <message>
        <source>earlier</source>
        <translation>varasem</translation>
    </message>
    <message>
        <source>the line</source>
        <translation>joon</translation>
    </message>
    <message>
        <source>vulnerable</source>
        <translation>hädaohus</translation>
    </message>
    <message>
        <source>so far</source>
        <translation>seni</translation>
    </message>
    <message>
        <source>rubber %1 of %2</source>
        <translation>%1. robber %2-st</translation>
    </message>
    <message>
        <source>%1, declarer</source>
        <translation>%1, avaldaja</translation>
    </message>
    <message>
        <source>%1, dummy</source>
        <translation>%1, laud</translation>
    </message>
    <message>
        <source>score pad</source>
        <translation>punktileht</translation>
    </message>
    <message>
        <source>double</source>
        <translation>kontra</translation>
    </message>
    <message>
        <source>redouble</source>
        <translation>rekontra</translation>
    </message>
    <message>
        <source>claim tricks (0: the rest is theirs)</source>
        <translation>nõua tihisid (0: ülejäänud jäävad vastastele)</translation>
    </message>
    <message>
        <source>agree</source>
        <translation>nõus</translation>
    </message>
    <message>
        <source>play on</source>
        <translation>mängime edasi</translation>
    </message>
    <message>
        <source>the card stands</source>
        <translation>kaart jääb</translation>
    </message>
    <message>
        <source>take it back</source>
        <translation>võta tagasi</translation>
    </message>
    <message>
        <source>look at an older trick</source>
        <translation>vaata vanemat tihi</translation>
    </message>
    <message>
        <source>revoke? %1, trick %2</source>
        <translation>salgamine? %1, %2. tihi</translation>
    </message>
    <message>
        <source>no more questions</source>
        <translation>rohkem küsimusi ei ole</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 punkti</translation>
    </message>
    <message>
        <source>%1 tricks</source>
        <translation>%1 tihi</translation>
    </message>
    <message>
        <source>Rubbers</source>
        <translation>Robbereid</translation>
    </message>
    <message>
        <source>How many rubbers make up the match.</source>
        <translation>Mitu robberit kuulub ühte partiisse.</translation>
    </message>
    <message>
        <source>Maximum deals</source>
        <translation>Jagamisi kõige rohkem</translation>
    </message>
    <message>
        <source>A rubber that is not finished after this many deals is broken off.</source>
        <translation>Robber, mis selleks ajaks läbi ei ole, katkestatakse.</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>piiramata</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Kohad</translation>
    </message>
    <message>
        <source>As chosen before the match, or drawn by cards for partners, places and dealer.</source>
        <translation>Kas nii, nagu enne partiid valiti, või loositakse kaartidega partnerid, kohad ja jagaja.</translation>
    </message>
    <message>
        <source>as chosen</source>
        <translation>nagu valitud</translation>
    </message>
    <message>
        <source>Change of partners</source>
        <translation>Partnerite vahetus</translation>
    </message>
    <message>
        <source>After every rubber two players change chairs; results are kept for each person.</source>
        <translation>Pärast iga robberit vahetavad kaks mängijat kohad; tulemust peetakse iga inimese kohta.</translation>
    </message>
    <message>
        <source>every rubber</source>
        <translation>iga robberi järel</translation>
    </message>
    <message>
        <source>Plays for the partner</source>
        <translation>Mängib partneri eest</translation>
    </message>
    <message>
        <source>Someone who sits alone with computers plays both hands even as dummy.</source>
        <translation>Kes on üksi arvutite seltsis, mängib mõlemat kätt ka siis, kui tema enda käsi on laual.</translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation>%1. koht</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Viimane tihi</translation>
    </message>
    <message>
        <source>The last trick lies open until the next card is played.</source>
        <translation>Viimane tihi on näha, kuni käiakse järgmine kaart.</translation>
    </message>
    <message>
        <source>stays open</source>
        <translation>jääb lahti</translation>
    </message>
    <message>
        <source>is turned over</source>
        <translation>pööratakse kinni</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>Eksimused</translation>
    </message>
    <message>
        <source>In the salon people may bid too little or not follow suit, and pay for it.</source>
        <translation>Salongis tohib pakkuda liiga vähe või jätta masti järgimata, aga see läheb maksma.</translation>
    </message>
    <message>
        <source>impossible</source>
        <translation>võimatud</translation>
    </message>
    <message>
        <source>possible: salon</source>
        <translation>võimalikud: salong</translation>
    </message>
    <message>
        <source>Tricks for a revoke</source>
        <translation>Tihisid salgamise eest</translation>
    </message>
    <message>
        <source>What declarer may choose instead of points when a defender has revoked.</source>
        <translation>Mida avaldaja võib vastase salgamise eest punktide asemel võtta.</translation>
    </message>
    <message>
        <source>Points below the line</source>
        <translation>Punktid joone all</translation>
    </message>
    <message>
        <source>Whether they count in the final reckoning.</source>
        <translation>Kas need lähevad lõpparvestusse.</translation>
    </message>
    <message>
        <source>Schikane</source>
        <translation>Šikaan</translation>
    </message>
    <message>
        <source>A player who was dealt no trump earns the side 50 points.</source>
        <translation>Mängija, kellele ei jagatud ühtegi trumpi, toob oma poolele 50 punkti.</translation>
    </message>
    <message>
        <source>Game premium in the last game</source>
        <translation>Partii preemia viimases partiis</translation>
    </message>
    <message>
        <source>The game that ends the rubber brings its own premium as well.</source>
        <translation>Ka partii, mis robberi lõpetab, toob oma preemia.</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>„%1“: %2</translation>
    </message>
    <message>
        <source>a key and its value belong here, as in dealer=N.</source>
        <translation>siin on võti ja selle väärtus, näiteks dealer=N.</translation>
    </message>
    <message>
        <source>this is given twice.</source>
        <translation>seda on öeldud kaks korda.</translation>
    </message>
    <message>
        <source>a hand has four suits with dots between, spades first, as in AK2.T98.-.QJ76543.</source>
        <translation>käes on neli masti, punktid vahel, pada ees, näiteks AK2.T98.-.QJ76543.</translation>
    </message>
    <message>
        <source>“%1” is not a rank.</source>
        <translation>„%1“ ei ole kaardi tugevus.</translation>
    </message>
    <message>
        <source>%1 is there twice.</source>
        <translation>%1 on kirjas kaks korda.</translation>
    </message>
    <message>
        <source>a hand has thirteen cards.</source>
        <translation>käes on kolmteist kaarti.</translation>
    </message>
    <message>
        <source>a deal is N: and four hands, as in N:AK2.T98.-.QJ76543 ...</source>
        <translation>jagamine on N: ja neli kätt, näiteks N:AK2.T98.-.QJ76543 ...</translation>
    </message>
    <message>
        <source>The position does not say who deals: dealer=N.</source>
        <translation>Seis ei ütle, kes jagab: dealer=N.</translation>
    </message>
    <message>
        <source>there is no such key here.</source>
        <translation>sellist võtit siin ei ole.</translation>
    </message>
    <message>
        <source>the rubber was over before this deal.</source>
        <translation>robber oli enne seda jagamist läbi.</translation>
    </message>
    <message>
        <source>Vulnerability and part scores do not fit the pad.</source>
        <translation>Hädaoht ja osapunktid ei sobi lehega.</translation>
    </message>
    <message>
        <source>this is not a call in turn; N:1H is a bid, N:P a pass, N:X double, N:XX redouble.</source>
        <translation>see ei ole õigel korral öeldud; N:1H on pakkumine, N:P pass, N:X kontra, N:XX rekontra.</translation>
    </message>
    <message>
        <source>this is not a card in turn, as in E:AS.</source>
        <translation>see ei ole õigel korral käidud kaart, näiteks E:AS.</translation>
    </message>
    <message>
        <source>this says nothing of a claim, as N:3?E does, or refused=9.</source>
        <translation>see ei räägi nõudmisest nagu N:3?E või refused=9.</translation>
    </message>
    <message>
        <source>this says nothing of a fault, as E5! does: a proven revoke by East in trick 5.</source>
        <translation>see ei räägi eksimusest nagu E5!, ida tõestatud salgamine 5. tihis.</translation>
    </message>
    <message>
        <source>no part of a position begins like this, or it is there twice: N:, calls, tricks, trick, back, claim, faults.</source>
        <translation>nii ei alga ükski seisu osa või on see kirjas kaks korda: N:, calls, tricks, trick, back, claim, faults.</translation>
    </message>
    <message>
        <source>The position does not give the deal: N: and four hands.</source>
        <translation>Seis ei ütle, kuidas on jagatud: N: ja neli kätt.</translation>
    </message>
    <message>
        <source>Nothing has been dealt yet in this phase.</source>
        <translation>Selles järgus ei ole veel midagi jagatud.</translation>
    </message>
    <message>
        <source>this card cannot have been taken back.</source>
        <translation>seda kaarti ei saanud tagasi võtta.</translation>
    </message>
    <message>
        <source>The calls and cards do not fit the phase.</source>
        <translation>Pakkumised ja kaardid ei sobi järguga.</translation>
    </message>
    <message>
        <source>Win the rubber: bid with your partner what you can make, and make it. Contract bridge by the laws of 1933.</source>
        <translation>Võida robber: paku koos partneriga nii palju, kui täita suudate, ja täida leping. Kontraktbridž 1933. aasta seaduse järgi.</translation>
    </message>
    <message>
        <source>Win the rubber of games to 30: every trick beyond the contract and every slam taken brings its premium.</source>
        <translation>Võida robber, kus partii läheb 30 punktini: iga ülevõte ja iga võetud slamm toob preemia.</translation>
    </message>
    <message>
        <source>Win the rubber of games to 100: a doubled contract brings a premium when it is made.</source>
        <translation>Võida robber, kus partii läheb 100 punktini: kontraga täidetud leping toob preemia.</translation>
    </message>
    <message>
        <source>Win the rubber of games to 40 with small premiums: what is written below the line counts twice.</source>
        <translation>Võida robber, kus partii läheb 40 punktini ja preemiad on väikesed: joone all kirjas olev loeb topelt.</translation>
    </message>
    <message>
        <source>below the line</source>
        <translation>joone all</translation>
    </message>
    <message>
        <source>contract made</source>
        <translation>täidetud leping</translation>
    </message>
    <message>
        <source>overtricks</source>
        <translation>ülevõtted</translation>
    </message>
    <message>
        <source>contract failed</source>
        <translation>täitmata leping</translation>
    </message>
    <message>
        <source>undertricks</source>
        <translation>vähemvõtted</translation>
    </message>
    <message>
        <source>slam</source>
        <translation>slamm</translation>
    </message>
    <message>
        <source>honours</source>
        <translation>honöörid</translation>
    </message>
    <message>
        <source>hand without trumps</source>
        <translation>trumbita käsi</translation>
    </message>
    <message>
        <source>revoke</source>
        <translation>salgamine</translation>
    </message>
    <message>
        <source>looking at an old trick</source>
        <translation>vana tihi vaatamine</translation>
    </message>
    <message>
        <source>rubber</source>
        <translation>robber</translation>
    </message>
    <message>
        <source>“%1” is not a result of a deal: four spades doubled by North with nine tricks are 4SX-N=9, a deal that all passed is P.</source>
        <translation>„%1“ ei ole jagamise tulemus: põhja neli pada kontraga ja üheksa tihi on 4SX-N=9, jagamine, milles kõik passisid, on P.</translation>
    </message>
    <message>
        <source>NT</source>
        <translation>ilma</translation>
    </message>
    <message>
        <source>%1 doubled</source>
        <translation>%1 kontraga</translation>
    </message>
    <message>
        <source>%1 redoubled</source>
        <translation>%1 rekontraga</translation>
    </message>
    <message>
        <source>North</source>
        <translation>põhi</translation>
    </message>
    <message>
        <source>East</source>
        <translation>ida</translation>
    </message>
    <message>
        <source>South</source>
        <translation>lõuna</translation>
    </message>
    <message>
        <source>West</source>
        <translation>lääs</translation>
    </message>
    <message>
        <source>All have passed: nothing is written.</source>
        <translation>Kõik passisid: midagi ei kirjutata.</translation>
    </message>
    <message>
        <source>%1 %2 for the opponents</source>
        <translation>vastastele %1 %2</translation>
    </message>
    <message>
        <source>%1: %2 made with %3 tricks</source>
        <translation>%1: %2 täidetud, tihisid %3</translation>
    </message>
    <message>
        <source>%1 made</source>
        <translation>%1 täidetud</translation>
    </message>
    <message>
        <source>%1, %2 over</source>
        <translation>%1, üle %2</translation>
    </message>
    <message>
        <source>%1, %2 down</source>
        <translation>%1, puudu %2</translation>
    </message>
    <message>
        <source>%1: %2 is %3 down</source>
        <translation>%1: %2 jäi täitmata, puudu %3</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Four cards are drawn for partners, places and the deal.</source>
        <translation>Neli kaarti tõmmatakse partnerite, kohtade ja jagamise loosimiseks.</translation>
    </message>
    <message>
        <source>Four cards are drawn for partners, places and the deal; the ace is the lowest.</source>
        <translation>Neli kaarti tõmmatakse partnerite, kohtade ja jagamise loosimiseks; äss on kõige väiksem.</translation>
    </message>
    <message>
        <source>The first dealer is drawn by lot.</source>
        <translation>Loos otsustab, kes esimesena jagab.</translation>
    </message>
    <message>
        <source>%1 drew the highest card: choose a chair</source>
        <translation>%1 tõmbas suurima kaardi: vali koht</translation>
    </message>
    <message>
        <source>%1 drew the highest card, the ace being the lowest: choose a chair</source>
        <translation>%1 tõmbas suurima kaardi (äss on kõige väiksem): vali koht</translation>
    </message>
    <message>
        <source>%1 deals.</source>
        <translation>%1 jagab.</translation>
    </message>
    <message>
        <source>%1 play against %2; %3 deals.</source>
        <translation>%1 mängivad paari %2 vastu; %3 jagab.</translation>
    </message>
    <message>
        <source>%1 The rubber is over; %2 deals the next one.</source>
        <translation>%1 Robber on läbi; järgmises jagab %2.</translation>
    </message>
    <message>
        <source>%1 Next: %2 deals.</source>
        <translation>%1 Järgmisena jagab %2.</translation>
    </message>
    <message>
        <source>%1: that was too little, bid more than %2; then partner must pass</source>
        <translation>%1: seda oli liiga vähe, paku rohkem kui %2; siis peab partner passima</translation>
    </message>
    <message>
        <source>%1: pass, because your partner bid too little</source>
        <translation>%1: passi, sest partner pakkus liiga vähe</translation>
    </message>
    <message>
        <source>%1: your call; %2 has bid %3</source>
        <translation>%1: sinu kord; %2 pakkus %3</translation>
    </message>
    <message>
        <source>%1: %2 does not follow %3; does it stand?</source>
        <translation>%1: %2 ei järgi masti %3; kas see jääb lauale?</translation>
    </message>
    <message>
        <source>%1: %2 claims %3 of the %4 tricks left. Agree?</source>
        <translation>%1: %2 nõuab järelejäänud tihidest (%4) endale %3. Kas oled nõus?</translation>
    </message>
    <message>
        <source>%1: was there a revoke?</source>
        <translation>%1: kas keegi salgas?</translation>
    </message>
    <message>
        <source>%1: points or tricks for the revoke?</source>
        <translation>%1: kas salgamise eest punktid või tihid?</translation>
    </message>
    <message>
        <source>%1: lead a card from dummy; %2 is played</source>
        <translation>%1: käi laualt välja; leping on %2</translation>
    </message>
    <message>
        <source>%1: lead a card; %2 is played</source>
        <translation>%1: käi välja; leping on %2</translation>
    </message>
    <message>
        <source>%1: lead a card from %2&apos;s hand; %3 is played</source>
        <translation>%1: käi välja avaldaja (%2) käest; leping on %3</translation>
    </message>
    <message>
        <source>%1: a card from %2&apos;s hand to %3; %4 is played</source>
        <translation>%1: pane kaart avaldaja (%2) käest, välja käidi %3; leping on %4</translation>
    </message>
    <message>
        <source>%1: a card from dummy to %2; %3 is played</source>
        <translation>%1: pane laualt kaart, välja käidi %2; leping on %3</translation>
    </message>
    <message>
        <source>%1: a card to %2; %3 is played</source>
        <translation>%1: pane kaart, välja käidi %2; leping on %3</translation>
    </message>
    <message>
        <source>%1 doubles</source>
        <translation>%1 ütleb kontra</translation>
    </message>
    <message>
        <source>%1 redoubles</source>
        <translation>%1 ütleb rekontra</translation>
    </message>
    <message>
        <source>%1 bids %2</source>
        <translation>%1 pakub: %2</translation>
    </message>
    <message>
        <source>%1 bids %2, which is too little</source>
        <translation>%1 pakub liiga vähe: %2</translation>
    </message>
    <message>
        <source>%1 bids %2, which is too little and counts as: %3</source>
        <translation>%1 pakub liiga vähe: %2; kehtib %3</translation>
    </message>
    <message>
        <source>%1. %2 plays %3</source>
        <translation>%1. %2 mängib: %3</translation>
    </message>
    <message>
        <source>%1 plays %2 from dummy</source>
        <translation>%1 käib laualt: %2</translation>
    </message>
    <message>
        <source>%1; %2 wins the trick</source>
        <translation>%1; tihi võtab %2</translation>
    </message>
    <message>
        <source>%1 claims %2 of the %3 tricks left</source>
        <translation>%1 nõuab järelejäänud tihidest (%3) endale %2</translation>
    </message>
    <message>
        <source>%1 agrees</source>
        <translation>%1 on nõus</translation>
    </message>
    <message>
        <source>%1 wants to play on</source>
        <translation>%1 tahab edasi mängida</translation>
    </message>
    <message>
        <source>%1 wants to play on: of the %2 tricks claimed the highest cards bring %3</source>
        <translation>%1 tahab edasi mängida: nõutud tihisid on %2, kõrgeimad kaardid toovad neist %3</translation>
    </message>
    <message>
        <source>%1; trumps in other hands: %2</source>
        <translation>%1; trumpe teiste käes: %2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>the opponents write %1 points, and its side no honours</source>
        <translation>vastased kirjutavad %1 punkti ja selle poole honöörid ei loe</translation>
    </message>
    <message>
        <source>after the deal declarer takes %1 points or %2 tricks</source>
        <translation>pärast jagamist võtab avaldaja selle eest %1 punkti või %2 tihi</translation>
    </message>
    <message>
        <source>two of the later tricks of its side go to the opponents after the deal</source>
        <translation>pärast jagamist lähevad selle poole hilisematest tihidest kaks vastastele</translation>
    </message>
    <message>
        <source>one more of the later tricks of its side goes to the opponents after the deal</source>
        <translation>pärast jagamist läheb selle poole hilisematest tihidest veel üks vastastele</translation>
    </message>
    <message>
        <source>%1 takes a chair: %2</source>
        <translation>%1 istub: %2</translation>
    </message>
    <message>
        <source>%1 lets the card stand</source>
        <translation>%1 jätab kaardi lauale</translation>
    </message>
    <message>
        <source>%1 takes the card back</source>
        <translation>%1 võtab kaardi tagasi</translation>
    </message>
    <message>
        <source>%1 looks at an older trick: %2 points for the opponents</source>
        <translation>%1 vaatab vanemat tihi: vastased saavad %2 punkti</translation>
    </message>
    <message>
        <source>%1 asks about trick %2: %3 has revoked</source>
        <translation>%1 küsib %2. tihi kohta: %3 salgas</translation>
    </message>
    <message>
        <source>%1 asks about trick %2: %3 had no card of the suit</source>
        <translation>%1 küsib %2. tihi kohta: %3 ei saanud masti järgida</translation>
    </message>
    <message>
        <source>%1 has no more questions</source>
        <translation>%1 ei küsi rohkem</translation>
    </message>
    <message>
        <source>%1 takes %2 points for the revoke</source>
        <translation>%1 võtab salgamise eest %2 punkti</translation>
    </message>
    <message>
        <source>%1 takes %2 tricks for the revoke</source>
        <translation>%1 võtab salgamise eest %2 tihi</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>By lot, %1 deals first</source>
        <translation>Loosiga jagab esimesena %1</translation>
    </message>
    <message>
        <source>%1 deals</source>
        <translation>%1 jagab</translation>
    </message>
    <message>
        <source>Your partner bid too little, so this call must be a pass.</source>
        <translation>Partner pakkus liiga vähe, seepärast tuleb passida.</translation>
    </message>
    <message>
        <source>Now a bid higher than %1 must be made.</source>
        <translation>Nüüd tuleb pakkuda kõrgem kui %1.</translation>
    </message>
    <message>
        <source>Only the last bid of the opponents can be doubled, and only once.</source>
        <translation>Kontrat saab öelda ainult vastaste viimasele pakkumisele ja ainult ühe korra.</translation>
    </message>
    <message>
        <source>Only a double of the opponents can be redoubled.</source>
        <translation>Rekontrat saab öelda ainult vastaste kontrale.</translation>
    </message>
    <message>
        <source>%1 is not in the hand that has to play.</source>
        <translation>%1 ei ole selles käes, mille kord on.</translation>
    </message>
    <message>
        <source>Sits</source>
        <translation>Robber</translation>
    </message>
    <message>
        <source>How many sits are played; with five players always five.</source>
        <translation>Mitu robberit (sits) mängitakse; viie mängijaga alati viis.</translation>
    </message>
    <message>
        <source>Costly undertricks</source>
        <translation>Kallid puuduvad tihid</translation>
    </message>
    <message>
        <source>Each undertrick costs half as much again.</source>
        <translation>Iga puuduv tihi maksab poolteist korda nii palju.</translation>
    </message>
    <message>
        <source>End of the auction</source>
        <translation>Pakkumise lõpp</translation>
    </message>
    <message>
        <source>After how many laps of passes the auction is closed.</source>
        <translation>Mitme passiringi järel on pakkumine läbi.</translation>
    </message>
    <message>
        <source>two laps</source>
        <translation>kaks ringi</translation>
    </message>
    <message>
        <source>one lap</source>
        <translation>üks ring</translation>
    </message>
    <message>
        <source>First lap of the auction</source>
        <translation>Pakkumise esimene ring</translation>
    </message>
    <message>
        <source>Bids of any height, or only simple ones.</source>
        <translation>Mis tahes kõrgusega pakkumised või ainult ühesed.</translation>
    </message>
    <message>
        <source>any level</source>
        <translation>vabalt</translation>
    </message>
    <message>
        <source>simple only</source>
        <translation>ainult ühesed</translation>
    </message>
    <message>
        <source>All sits are played: the highest sum, %1, wins.</source>
        <translation>Kõik robberid on mängitud: võidab suurim summa, %1.</translation>
    </message>
    <message>
        <source>The match was stopped: the highest sum is best so far.</source>
        <translation>Partii katkestati: suurim summa on seni parim.</translation>
    </message>
    <message>
        <source>Talk to your partner in bids, find the contract and win the sits.</source>
        <translation>Räägi partneriga pakkumiste kaudu, leia õige leping ja võida robber.</translation>
    </message>
    <message>
        <source>Win the auction, buy four cards, give three away and name the contract.</source>
        <translation>Võida pakkumine, osta neli kaarti, anna kolm ära ja nimeta leping.</translation>
    </message>
    <message>
        <source>Buy four cards, send a packet to your partner and bid on together.</source>
        <translation>Osta neli kaarti, saada partnerile pakk ja paku koos temaga edasi.</translation>
    </message>
    <message>
        <source>Everybody for himself: outbid the others and play with the dealer&apos;s open hand.</source>
        <translation>Igaüks enda eest: paku teised üle ja mängi koos jagaja avatud käega.</translation>
    </message>
    <message>
        <source>the king of this suit</source>
        <translation>selle masti kuningas</translation>
    </message>
    <message>
        <source>the queen of this suit</source>
        <translation>selle masti emand</translation>
    </message>
    <message>
        <source>the jack of this suit</source>
        <translation>selle masti soldat</translation>
    </message>
    <message>
        <source>the ten of this suit</source>
        <translation>selle masti kümme</translation>
    </message>
    <message>
        <source>the next card of this suit</source>
        <translation>selle masti järgmine kaart</translation>
    </message>
    <message>
        <source>seven sure tricks with these trumps, or ten if two suits are strong</source>
        <translation>selle trumbiga seitse kindlat tihi või kümme, kui tugevaid maste on kaks</translation>
    </message>
    <message>
        <source>ten sure tricks with these trumps</source>
        <translation>selle trumbiga kümme kindlat tihi</translation>
    </message>
    <message>
        <source>six sure tricks with these trumps</source>
        <translation>selle trumbiga kuus kindlat tihi</translation>
    </message>
    <message>
        <source>five sure tricks with these trumps</source>
        <translation>selle trumbiga viis kindlat tihi</translation>
    </message>
    <message>
        <source>tells nothing more</source>
        <translation>ei ütle midagi uut</translation>
    </message>
    <message>
        <source>three or four aces</source>
        <translation>kolm või neli ässa</translation>
    </message>
    <message>
        <source>all four aces</source>
        <translation>kõik neli ässa</translation>
    </message>
    <message>
        <source>the fourth ace</source>
        <translation>neljas äss</translation>
    </message>
    <message>
        <source>wants to play grandissimo at this level</source>
        <translation>tahab mängida sellel astmel grandissimot</translation>
    </message>
    <message>
        <source>a long suit with honours</source>
        <translation>pikk mast honööridega</translation>
    </message>
    <message>
        <source>the king and the queen of this long suit</source>
        <translation>selle pika masti kuningas ja emand</translation>
    </message>
    <message>
        <source>%1; a pass at the next turn will say: a long suit</source>
        <translation>%1; kui järgmisel korral passib, siis pikk mast</translation>
    </message>
    <message>
        <source>no long suit</source>
        <translation>pikka masti ei ole</translation>
    </message>
    <message>
        <source>%1; the pass after it: wants to play this suit</source>
        <translation>%1; pass selle järel: tahab seda masti mängida</translation>
    </message>
    <message>
        <source>support: the king of this suit, or the queen and two more trumps</source>
        <translation>toetus: selle masti kuningas või siis emand ja veel kaks trumpi</translation>
    </message>
    <message>
        <source>this is to be the contract</source>
        <translation>see olgu leping</translation>
    </message>
    <message>
        <source>a sure trick in this suit: the ace, or the king and the queen</source>
        <translation>üks kindel tihi selles mastis: äss või kuningas emandaga</translation>
    </message>
    <message>
        <source>the highest honour not yet shown in this suit, and four cards of it</source>
        <translation>selle masti suurim honöör, mida pole veel näidatud, ja masti neli kaarti</translation>
    </message>
    <message>
        <source>the highest honour not yet shown in this suit</source>
        <translation>selle masti suurim honöör, mida pole veel näidatud</translation>
    </message>
    <message>
        <source>a second strong suit; the partner chooses</source>
        <translation>teine tugev mast; partner valib</translation>
    </message>
    <message>
        <source>a weak and short suit</source>
        <translation>nõrk ja lühike mast</translation>
    </message>
    <message>
        <source>exactly two aces</source>
        <translation>täpselt kaks ässa</translation>
    </message>
    <message>
        <source>fewer than five sure tricks</source>
        <translation>alla viie kindla tihi</translation>
    </message>
    <message>
        <source>first game</source>
        <translation>esimene mäng</translation>
    </message>
    <message>
        <source>second game</source>
        <translation>teine mäng</translation>
    </message>
    <message>
        <source>crosses</source>
        <translation>ristid</translation>
    </message>
    <message>
        <source>The sits is over: %1 have %2 points, %3 have %4. The winners write the difference, %5.</source>
        <translation>Robber on läbi: %1 said %2 punkti, %3 said %4. Võitjad kirjutavad vahe, %5.</translation>
    </message>
    <message>
        <source>All sits are played; in the last one %1 had %2 points, %3 had %4. The sum of the differences decides: %5 is the highest.</source>
        <translation>Kõik robberid on mängitud; viimases said %1 %2 punkti, %3 said %4. Otsustab vahede summa: suurim on %5.</translation>
    </message>
    <message>
        <source>%1: %2 and %3</source>
        <translation>%1: %2 ja %3</translation>
    </message>
    <message>
        <source>%1: give a card of the open hand to %2</source>
        <translation>%1: anna kaart avatud käest; saaja on %2</translation>
    </message>
    <message>
        <source>honours and aces %1 each for %2</source>
        <translation>honöörid ja ässad kummalegi %1: %2</translation>
    </message>
    <message>
        <source>a failed slam %1 for each of the others against %2</source>
        <translation>tegemata slamm igale teisele %1; pakkus %2</translation>
    </message>
    <message>
        <source>undertricks %1 for each of the others against %2</source>
        <translation>puuduvad tihid igale teisele %1; pakkus %2</translation>
    </message>
    <message>
        <source>for the games won</source>
        <translation>võidetud partiide eest</translation>
    </message>
    <message>
        <source>bid no more</source>
        <translation>enam ei paku</translation>
    </message>
    <message>
        <source>%1 bids no more</source>
        <translation>%1 enam ei paku</translation>
    </message>
    <message>
        <source>%1 bids %3</source>
        <translation>%1 pakub: %3</translation>
    </message>
    <message>
        <source>into my hand</source>
        <translation>endale kätte</translation>
    </message>
    <message>
        <source>%1 takes the bought cards into hand</source>
        <translation>%1 võtab ostukaardid endale kätte</translation>
    </message>
    <message>
        <source>to the open hand</source>
        <translation>avatud kätte</translation>
    </message>
    <message>
        <source>%1 adds the bought cards to the open hand</source>
        <translation>%1 paneb ostukaardid avatud kätte</translation>
    </message>
    <message>
        <source>give to the partner</source>
        <translation>anna partnerile</translation>
    </message>
    <message>
        <source>%1 gives the partner: %2</source>
        <translation>%1 annab partnerile: %2</translation>
    </message>
    <message>
        <source>%1 gives the partner four cards</source>
        <translation>%1 annab partnerile neli kaarti</translation>
    </message>
    <message>
        <source>%1 gives away %2</source>
        <translation>%1 annab ära: %2</translation>
    </message>
    <message>
        <source>%1 gives a card away</source>
        <translation>%1 annab kaardi ära</translation>
    </message>
    <message>
        <source>%1%2</source>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>no more</source>
        <translation>aitab</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>bought cards (köpkort)</source>
        <translation>ostukaardid (köpkort)</translation>
    </message>
    <message>
        <source>Everybody draws a card for the places.</source>
        <translation>Igaüks tõmbab kohtade jaoks kaardi.</translation>
    </message>
    <message>
        <source>%1 has drawn the lowest card and deals first</source>
        <translation>%1 tõmbas väikseima kaardi ja jagab esimesena</translation>
    </message>
    <message>
        <source>Cards are drawn: %1 and %2 play against %3 and %4; %5 deals first</source>
        <translation>Kaardid on tõmmatud: %1 ja %2 mängivad, vastas on %3 ja %4; esimesena jagab %5</translation>
    </message>
    <message>
        <source>%1: take the bought cards into your hand or add them to the open one</source>
        <translation>%1: võta ostukaardid kätte või pane avatud kätte</translation>
    </message>
    <message>
        <source>%1 has taken the bought cards: give your partner four cards</source>
        <translation>%1 võttis ostukaardid: anna partnerile neli kaarti</translation>
    </message>
    <message>
        <source>%1: give a card to %2</source>
        <translation>%1: anna kaart; saaja on %2</translation>
    </message>
    <message>
        <source>%1: name the contract, %2 or higher</source>
        <translation>%1: nimeta leping, %2 või kõrgem</translation>
    </message>
    <message>
        <source>%1: bid on for your side or pass; the contract is %2</source>
        <translation>%1: paku edasi või passi; leping on %2</translation>
    </message>
    <message>
        <source>%1: give your partner a card</source>
        <translation>%1: anna partnerile kaart</translation>
    </message>
    <message>
        <source>%1: give another card back</source>
        <translation>%1: anna tagasi mõni teine kaart</translation>
    </message>
    <message>
        <source>%1, from the open hand</source>
        <translation>%1, avatud käest</translation>
    </message>
    <message>
        <source>All have passed: a cross for the end of the sits.</source>
        <translation>Kõik passisid: robberi lõpuks pannakse kirja rist.</translation>
    </message>
    <message>
        <source>%1 has made %2 with %3 tricks.</source>
        <translation>%1 täitis lepingu %2, tihisid %3.</translation>
    </message>
    <message>
        <source>%1 has not made %2: %3 tricks.</source>
        <translation>%1 ei täitnud lepingut %2, tihisid %3.</translation>
    </message>
    <message>
        <source>%1 The second game of a side ends the sits.</source>
        <translation>%1 Poole teine mäng lõpetab robberi.</translation>
    </message>
    <message>
        <source>%1 A game is reached; below the line everybody begins again.</source>
        <translation>%1 Mäng on täis, joone all alustavad kõik uuesti.</translation>
    </message>
    <message>
        <source>%1 names %2</source>
        <translation>%1 nimetab: %2</translation>
    </message>
    <message>
        <source>%1 gives a card to %2</source>
        <translation>%1 annab kaardi; saaja on %2</translation>
    </message>
    <message>
        <source>%1 gives %2 to %3</source>
        <translation>%1 annab: %2; saaja on %3</translation>
    </message>
    <message>
        <source>bid, tricks</source>
        <translation>leping, tihid</translation>
    </message>
    <message>
        <source>to the game</source>
        <translation>mänguni</translation>
    </message>
    <message>
        <source>games</source>
        <translation>mänge</translation>
    </message>
    <message>
        <source>sits %1 of %2, crosses: %3</source>
        <translation>%1. robber %2-st, riste: %3</translation>
    </message>
    <message>
        <source>The card given back must not be the one received.</source>
        <translation>Tagasi antakse mõni teine kaart kui see, mis saadi.</translation>
    </message>
    <message>
        <source>In the first lap only simple bids are made.</source>
        <translation>Esimesel ringil pakutakse ainult ühte.</translation>
    </message>
    <message>
        <source>A bid must be higher than the last one: level by level spades, clubs, diamonds, hearts, grandissimo.</source>
        <translation>Pakkumine peab olema eelmisest kõrgem: igal astmel poti, risti, ruutu, ärtu, grandissimo.</translation>
    </message>
    <message>
        <source>the double of one&apos;s own side stands</source>
        <translation>oma poole kontra jääb kehtima</translation>
    </message>
    <message>
        <source>as the one-club system has it</source>
        <translation>nii nagu Risti süsteem ette näeb</translation>
    </message>
    <message>
        <source>tricks and honour tricks of both hands for a slam</source>
        <translation>mõlema käe tihid ja honöörtihid kokku lubavad slammi</translation>
    </message>
    <message>
        <source>the opponents have doubled for penalties</source>
        <translation>vastased ütlesid karistuskontra</translation>
    </message>
    <message>
        <source>the partner&apos;s bid must be answered</source>
        <translation>partneri pakkumisele peab vastama</translation>
    </message>
    <message>
        <source>the game has been bid</source>
        <translation>partii on juba pakutud</translation>
    </message>
    <message>
        <source>both hands together are enough for game</source>
        <translation>mõlemast käest kokku saab partii</translation>
    </message>
    <message>
        <source>the opener goes on</source>
        <translation>avaja jätkab</translation>
    </message>
    <message>
        <source>of the partner&apos;s two suits the first is better</source>
        <translation>partneri kahest mastist on esimene parem</translation>
    </message>
    <message>
        <source>no card of the partner&apos;s suit, a long suit of one&apos;s own</source>
        <translation>partneri masti ei ole, oma mast on pikk</translation>
    </message>
    <message>
        <source>the partner&apos;s bid is high enough</source>
        <translation>partneri pakkumine on küllalt kõrge</translation>
    </message>
    <message>
        <source>their contract should go two down</source>
        <translation>vastaste lepingust jääb arvatavasti kaks tihi puudu</translation>
    </message>
    <message>
        <source>tricks enough to bid on over them</source>
        <translation>tihisid on küllalt, et vastastest üle pakkuda</translation>
    </message>
    <message>
        <source>going down costs less than their game</source>
        <translation>täitmata leping maksab vähem kui vastaste partii</translation>
    </message>
    <message>
        <source>nothing more to say; in a forcing sequence they are doubled</source>
        <translation>rohkem pole öelda; sundivas pakkumises saavad vastased kontra</translation>
    </message>
    <message>
        <source>after the raise</source>
        <translation>pärast toetust</translation>
    </message>
    <message>
        <source>support for the partner&apos;s suit</source>
        <translation>toetus partneri mastile</translation>
    </message>
    <message>
        <source>the partner has passed</source>
        <translation>partner passis</translation>
    </message>
    <message>
        <source>five trump tricks and enough for game</source>
        <translation>viis trumbitihi, sellest saab partii</translation>
    </message>
    <message>
        <source>five trump tricks and a strong hand</source>
        <translation>viis trumbitihi ja tugev käsi</translation>
    </message>
    <message>
        <source>four trump tricks may be bid twice, five three times</source>
        <translation>nelja trumbitihiga masti tohib pakkuda kaks, viiega kolm korda</translation>
    </message>
    <message>
        <source>a second suit</source>
        <translation>teine mast</translation>
    </message>
    <message>
        <source>after the partner&apos;s no trumps</source>
        <translation>pärast partneri trumbita pakkumist</translation>
    </message>
    <message>
        <source>after the partner&apos;s new suit</source>
        <translation>pärast partneri uut masti</translation>
    </message>
    <message>
        <source>tells nothing more by the system</source>
        <translation>süsteemi järgi ei ütle midagi rohkemat</translation>
    </message>
    <message>
        <source>system: %1</source>
        <translation>süsteem: %1</translation>
    </message>
    <message>
        <source>north and south: %1; east and west: %2</source>
        <translation>põhi ja lõuna: %1; ida ja lääs: %2</translation>
    </message>
    <message>
        <source>finished sits</source>
        <translation>lõppenud robberid</translation>
    </message>
    <message>
        <source>%1 Tricks moved for revokes: %2.</source>
        <translation>%1 Salgamise eest anti üle tihisid: %2.</translation>
    </message>
    <message>
        <source>nothing more to say</source>
        <translation>rohkem pole öelda</translation>
    </message>
    <message>
        <source>a suit that nobody has named</source>
        <translation>mast, mida keegi ei ole nimetanud</translation>
    </message>
    <message>
        <source>one&apos;s own suit once more</source>
        <translation>oma mast veel kord</translation>
    </message>
    <message>
        <source>light support for a suit that the partner named twice</source>
        <translation>kerge toetus mastile, mida partner nimetas kaks korda</translation>
    </message>
    <message>
        <source>nothing better than no trumps</source>
        <translation>trumbitast paremat ei ole</translation>
    </message>
    <message>
        <source>the longest suit of both hands</source>
        <translation>mõlema käe pikim mast</translation>
    </message>
    <message>
        <source>one diamond denies 1½ honour tricks; a suit has five cards, a jump more than 2½ honour tricks</source>
        <translation>üks ruutu eitab 1½ honöörtihi; mastis on viis kaarti, hüppel üle 2½ honöörtihi</translation>
    </message>
    <message>
        <source>1½ honour tricks or more over the opponents&apos; bid</source>
        <translation>vähemalt 1½ honöörtihi vastaste pakkumise järel</translation>
    </message>
    <message>
        <source>System of North and South</source>
        <translation>Põhja ja lõuna süsteem</translation>
    </message>
    <message>
        <source>System of East and West</source>
        <translation>Ida ja lääne süsteem</translation>
    </message>
    <message>
        <source>By which computers bid, and hints are given.</source>
        <translation>Selle järgi pakuvad arvutid ja antakse vihjeid.</translation>
    </message>
    <message>
        <source>Culbertson</source>
        <translation>Culbertson</translation>
    </message>
    <message>
        <source>Risti: one club</source>
        <translation>Risti</translation>
    </message>
    <message>
        <source>nothing to say</source>
        <translation>pole midagi öelda</translation>
    </message>
    <message>
        <source>4½ honour tricks or more in three suits and 7½ playing tricks: forcing to game</source>
        <translation>vähemalt 4½ honöörtihi kolmes mastis ja 7½ mängutihi: sunnib partiini</translation>
    </message>
    <message>
        <source>5 honour tricks or more</source>
        <translation>vähemalt 5 honöörtihi</translation>
    </message>
    <message>
        <source>a long suit that stands alone and 1½ honour tricks beside it</source>
        <translation>pikk mast, mis toetust ei vaja, ja kõrval 1½ honöörtihi</translation>
    </message>
    <message>
        <source>a very long suit that stands alone and little beside it</source>
        <translation>väga pikk mast, mis toetust ei vaja, ja kõrval vähe</translation>
    </message>
    <message>
        <source>2½ honour tricks or more, a biddable suit and four playing tricks</source>
        <translation>vähemalt 2½ honöörtihi, pakutav mast ja neli mängutihi</translation>
    </message>
    <message>
        <source>3 honour tricks or more, but no biddable suit: the best there is</source>
        <translation>vähemalt 3 honöörtihi, aga pakutavat masti ei ole: parim, mis on</translation>
    </message>
    <message>
        <source>honour tricks for an opening, but no suit to bid</source>
        <translation>avamiseks on honöörtihisid, aga masti ei ole</translation>
    </message>
    <message>
        <source>more than 4 honour tricks: forcing to game</source>
        <translation>üle 4 honöörtihi: sunnib partiini</translation>
    </message>
    <message>
        <source>2½ to 4 honour tricks; one club says nothing about clubs</source>
        <translation>2½ kuni 4 honöörtihi; üks risti ei ütle risti kohta midagi</translation>
    </message>
    <message>
        <source>2½ honour tricks or more over a double</source>
        <translation>vähemalt 2½ honöörtihi kontra järel</translation>
    </message>
    <message>
        <source>3 honour tricks or more and a suit: forcing to game</source>
        <translation>vähemalt 3 honöörtihi ja mast: sunnib partiini</translation>
    </message>
    <message>
        <source>support for the partner&apos;s suit, as high as the support tricks reach</source>
        <translation>toetus partneri mastile, nii kõrgele kui toetustihid lubavad</translation>
    </message>
    <message>
        <source>3 honour tricks or more, their suits stopped</source>
        <translation>vähemalt 3 honöörtihi, vastaste mastid on kaetud</translation>
    </message>
    <message>
        <source>1½ honour tricks or more and a biddable suit</source>
        <translation>vähemalt 1½ honöörtihi ja pakutav mast</translation>
    </message>
    <message>
        <source>one honour trick and a biddable suit</source>
        <translation>üks honöörtihi ja pakutav mast</translation>
    </message>
    <message>
        <source>1½ honour tricks or more, no suit and no support</source>
        <translation>vähemalt 1½ honöörtihi, masti ega toetust ei ole</translation>
    </message>
    <message>
        <source>4½ honour tricks or more: a slam is near</source>
        <translation>vähemalt 4½ honöörtihi: slamm on lähedal</translation>
    </message>
    <message>
        <source>a long suit that plays better as trump</source>
        <translation>pikk mast, mis sobib paremini trumbiks</translation>
    </message>
    <message>
        <source>more than 2 honour tricks: towards game</source>
        <translation>üle 2 honöörtihi: partii poole</translation>
    </message>
    <message>
        <source>2 honour tricks or more: a small slam</source>
        <translation>vähemalt 2 honöörtihi: väike slamm</translation>
    </message>
    <message>
        <source>one honour trick and a suit of five: forcing</source>
        <translation>üks honöörtihi ja viiene mast: sunnib vastama</translation>
    </message>
    <message>
        <source>half an honour trick is enough for game</source>
        <translation>partiiks piisab poolest honöörtihist</translation>
    </message>
    <message>
        <source>one honour trick or more and a biddable suit</source>
        <translation>vähemalt üks honöörtihi ja pakutav mast</translation>
    </message>
    <message>
        <source>the opponents have spoken: a double where it pays, else the partner goes on</source>
        <translation>vastased pakkusid: kontra, kui see tasub, muidu jätkab partner</translation>
    </message>
    <message>
        <source>a weak hand; a forcing two must be answered</source>
        <translation>nõrk käsi; sundivale kahele peab vastama</translation>
    </message>
    <message>
        <source>sure tricks for a slam</source>
        <translation>kindlaid tihisid on slammiks</translation>
    </message>
    <message>
        <source>sure tricks for game</source>
        <translation>kindlaid tihisid on partiiks</translation>
    </message>
    <message>
        <source>4½ honour tricks or more and control of their suit: forcing to game</source>
        <translation>vähemalt 4½ honöörtihi ja vastaste mast kontrolli all: sunnib partiini</translation>
    </message>
    <message>
        <source>3 honour tricks or more and a strong suit</source>
        <translation>vähemalt 3 honöörtihi ja tugev mast</translation>
    </message>
    <message>
        <source>3 honour tricks or more in the other suits: partner has to choose</source>
        <translation>vähemalt 3 honöörtihi teistes mastides: partner valib</translation>
    </message>
    <message>
        <source>1½ honour tricks or more and a suit that is safe at this level</source>
        <translation>vähemalt 1½ honöörtihi ja mast, mida sellel kõrgusel tohib pakkuda</translation>
    </message>
    <message>
        <source>the double may stand, or there is nothing to say freely</source>
        <translation>kontra võib jääda või ei ole vaja midagi öelda</translation>
    </message>
    <message>
        <source>more than 2 honour tricks and four trump tricks</source>
        <translation>üle 2 honöörtihi ja neli trumbitihi</translation>
    </message>
    <message>
        <source>no suit of four: no trumps with a stopper, else the cheapest suit of three</source>
        <translation>nelja kaardiga masti ei ole: kui vastaste mast on kaetud, siis trumbita, muidu odavaim kolme kaardiga mast</translation>
    </message>
    <message>
        <source>2 honour tricks or more and a good suit</source>
        <translation>vähemalt 2 honöörtihi ja hea mast</translation>
    </message>
    <message>
        <source>the best suit as low as it can be; it promises nothing</source>
        <translation>parim mast nii madalalt kui võimalik; see ei luba midagi</translation>
    </message>
    <message>
        <source>the partner asks for a suit</source>
        <translation>partner küsib masti</translation>
    </message>
    <message>
        <source>the partner&apos;s double stands</source>
        <translation>partneri kontra jääb kehtima</translation>
    </message>
    <message>
        <source>1½ honour tricks or more and a suit of five</source>
        <translation>vähemalt 1½ honöörtihi ja viiene mast</translation>
    </message>
    <message>
        <source>their suits stopped, honour tricks of both hands for no trumps</source>
        <translation>vastaste mastid on kaetud ja honöörtihisid on trumbita mänguks</translation>
    </message>
    <message>
        <source>partner has to choose a suit</source>
        <translation>partner valigu mast</translation>
    </message>
    <message>
        <source>not meant as a suit</source>
        <translation>masti ei tähenda</translation>
    </message>
    <message>
        <source>at least %1 honour tricks</source>
        <translation>vähemalt %1 honöörtihi</translation>
    </message>
    <message>
        <source>%1 playing tricks with %2</source>
        <translation>%2 trumbiga %1 mängutihi</translation>
    </message>
    <message>
        <source>%1 support tricks for %2</source>
        <translation>%2: %1 toetustihi</translation>
    </message>
    <message>
        <source>forcing to game</source>
        <translation>sunnib partiini</translation>
    </message>
    <message>
        <source>Par: nobody can gain by a bid.</source>
        <translation>Mõlema poole parim: pakkuda ei tasu kellelgi.</translation>
    </message>
    <message>
        <source>Par: %1 with %2 tricks, %3 points for North and South.</source>
        <translation>Mõlema poole parim: %1, tihisid %2, %3 punkti põhjale ja lõunale.</translation>
    </message>
    <message>
        <source>Par: %1 with %2 tricks, %3 points for East and West.</source>
        <translation>Mõlema poole parim: %1, tihisid %2, %3 punkti idale ja läänele.</translation>
    </message>
    <message numerus="yes">
        <source>Trick %1: %2 by %3 gives %n trick(s) away; better: %4.</source>
        <translation>
            <numerusform>%1. tihi: %2 (%3) annab tihi ära; parem on: %4.</numerusform>
            <numerusform>%1. tihi: %2 (%3) annab %n tihi ära; parem on: %4.</numerusform>
        </translation>
    </message>
    <message>
        <source>The double-dummy solver does not answer.</source>
        <translation>Avatud kaartide lahendaja ei vasta.</translation>
    </message>
    <message>
        <source>All have passed.</source>
        <translation>Kõik passisid.</translation>
    </message>
    <message>
        <source>%1 by %2: %3 tricks; with all hands open %4</source>
        <translation>%1 (%2): tihisid %3; kui kõik käed on lahti, %4</translation>
    </message>
    <message>
        <source>the board gives no deal.</source>
        <translation>selles jagamises pole kaarte kirjas.</translation>
    </message>
    <message>
        <source>a deal is a seat, a colon and four hands, as in N:AK2.T98..QJ76543 ...</source>
        <translation>jagamine on koht, koolon ja neli kätt, nagu N:AK2.T98..QJ76543 ...</translation>
    </message>
    <message>
        <source>a deal has four hands.</source>
        <translation>jagamises on neli kätt.</translation>
    </message>
    <message>
        <source>the dealer is N, E, S or W.</source>
        <translation>jagaja on N, E, S või W.</translation>
    </message>
    <message>
        <source>vulnerable is None, NS, EW or All.</source>
        <translation>hädaohus on None, NS, EW või All.</translation>
    </message>
    <message>
        <source>the thirteen cards of %1 are missing.</source>
        <translation>puuduvad kolmteist kaarti, mille koht on %1.</translation>
    </message>
    <message>
        <source>the hand of %1 has four suits with dots between, spades first.</source>
        <translation>käes (%1) on neli masti, mille vahel on punktid; esimesena pada.</translation>
    </message>
    <message>
        <source>the hand of %1 has %2 cards, not thirteen.</source>
        <translation>käes (%1) on kaarte %2, peab olema kolmteist.</translation>
    </message>
    <message>
        <source>the auction begins with the dealer, %1.</source>
        <translation>pakkumine algab jagajast: %1.</translation>
    </message>
    <message>
        <source>calls out of turn and insufficient bids cannot be read.</source>
        <translation>väljaspool korda tehtud ja liiga väikesi pakkumisi ei saa sisse lugeda.</translation>
    </message>
    <message>
        <source>this is not a call: Pass, 1C to 7NT, X, XX or AP.</source>
        <translation>see pole pakkumine: Pass, 1C kuni 7NT, X, XX või AP.</translation>
    </message>
    <message>
        <source>the auction is over before this call.</source>
        <translation>pakkumine on enne seda läbi.</translation>
    </message>
    <message>
        <source>%1 may not call this. %2</source>
        <translation>%1 ei tohi siin nii pakkuda. %2</translation>
    </message>
    <message>
        <source>a contract is a bid and X or XX, as in 4SX, or Pass.</source>
        <translation>leping on pakkumine ja X või XX, nagu 4SX, või Pass.</translation>
    </message>
    <message>
        <source>the contract is not the one of the auction.</source>
        <translation>leping ei ole see, mis pakkumisest tuleb.</translation>
    </message>
    <message>
        <source>the declarer is N, E, S or W.</source>
        <translation>avaldaja on N, E, S või W.</translation>
    </message>
    <message>
        <source>by the auction the declarer is %1.</source>
        <translation>pakkumise järgi on avaldaja %1.</translation>
    </message>
    <message>
        <source>there is no finished auction before the play.</source>
        <translation>mängu ees pole lõpetatud pakkumist.</translation>
    </message>
    <message>
        <source>%1 leads to the first trick.</source>
        <translation>esimesse tihi käib välja %1.</translation>
    </message>
    <message>
        <source>This is not a PBN file: it holds bytes that are not text.</source>
        <translation>See ei ole PBN-fail: selles on baite, mis ei ole tekst.</translation>
    </message>
    <message>
        <source>all cards have been played before this.</source>
        <translation>kõik kaardid on enne seda käidud.</translation>
    </message>
    <message>
        <source>the card of %1 is missing in this trick.</source>
        <translation>sellest tihist puudub kaart, mille käib %1.</translation>
    </message>
    <message>
        <source>a card is a suit and a rank, as in SK.</source>
        <translation>kaart on mast ja tugevus, nagu SK.</translation>
    </message>
    <message>
        <source>%1 is not in the hand of %2.</source>
        <translation>%1 ei ole selles käes: %2.</translation>
    </message>
    <message>
        <source>the suit that was led must be followed.</source>
        <translation>masti tuleb järgida.</translation>
    </message>
    <message>
        <source>a result is the number of tricks of declarer&apos;s side, 0 to 13.</source>
        <translation>tulemus on avaldaja poole tihide arv, 0 kuni 13.</translation>
    </message>
    <message>
        <source>by the play declarer&apos;s side has %1 tricks.</source>
        <translation>mängu järgi on avaldaja poolel tihisid %1.</translation>
    </message>
    <message>
        <source>after what was played declarer&apos;s side has %1 to %2 tricks.</source>
        <translation>pärast käidut on avaldaja poolel tihisid %1 kuni %2.</translation>
    </message>
    <message>
        <source>There is no board in it.</source>
        <translation>Seal pole ühtki jagamist.</translation>
    </message>
    <message>
        <source>No deal of this match has come to its end yet.</source>
        <translation>Selles partiis pole veel ükski jagamine lõpuni mängitud.</translation>
    </message>
    <message>
        <source>the comment is never closed with }.</source>
        <translation>kommentaar ei lõpe märgiga }.</translation>
    </message>
    <message>
        <source>a header is written as [Name &quot;value&quot;].</source>
        <translation>päis kirjutatakse kujul [Nimi &quot;väärtus&quot;].</translation>
    </message>
    <message>
        <source>The file holds more than %1 boards. Divide it into smaller ones.</source>
        <translation>Failis on üle %1 jagamise. Jaga see väiksemateks.</translation>
    </message>
    <message>
        <source>a board has at most %1 headers.</source>
        <translation>jagamisel on kuni %1 päist.</translation>
    </message>
    <message>
        <source>Line %1, board %2, at “%3”: %4</source>
        <translation>Rida %1, jagamine %2, kohas „%3“: %4</translation>
    </message>
    <message>
        <source>There is no double-dummy solver here; the package libdds0 brings it.</source>
        <translation>Avatud kaartide lahendajat siin pole; selle annab tarkvarapakett libdds0.</translation>
    </message>
    <message>
        <source>No deal has come to its end yet.</source>
        <translation>Ükski jagamine pole veel lõpuni mängitud.</translation>
    </message>
    <message>
        <source>Deal %1, dealt by %2: the contract?</source>
        <translation>%1. jagamine, jagab %2: milline leping?</translation>
    </message>
    <message>
        <source>all have passed</source>
        <translation>kõik passisid</translation>
    </message>
    <message>
        <source>contra?</source>
        <translation>kas kontra?</translation>
    </message>
    <message>
        <source>who won the auction?</source>
        <translation>kes võitis pakkumise?</translation>
    </message>
    <message>
        <source>card points of %1 and %2, with ten for the last trick</source>
        <translation>kaardipunktid, mille said %1 ja %2, koos viimase tihi kümnega</translation>
    </message>
    <message>
        <source>announcements and belotes of %1 and %2 that count</source>
        <translation>teated ja belotid, mis loevad: %1 ja %2</translation>
    </message>
    <message>
        <source>did %1 and %2 take all eight tricks?</source>
        <translation>kas %1 ja %2 võtsid kõik kaheksa tihi?</translation>
    </message>
    <message>
        <source>This position is impossible: %1</source>
        <translation>Sellist seisu ei saa olla: %1.</translation>
    </message>
    <message>
        <source>%1: doubled?</source>
        <translation>%1: kas kontra?</translation>
    </message>
    <message>
        <source>%1: who is declarer?</source>
        <translation>%1: kes on avaldaja?</translation>
    </message>
    <message>
        <source>tricks of %1&apos;s side, 0 to 13</source>
        <translation>tihid, mille sai %1 koos partneriga, 0 kuni 13</translation>
    </message>
    <message>
        <source>who was dealt all four aces?</source>
        <translation>kellele jagati kõik neli ässa?</translation>
    </message>
    <message>
        <source>who was dealt four or five honours of trumps?</source>
        <translation>kellele jagati neli või viis trumbihonööri?</translation>
    </message>
    <message>
        <source>who was dealt no trump?</source>
        <translation>kellele ei jagatud ühtki trumpi?</translation>
    </message>
    <message>
        <source>On a score pad no cards are dealt: phase=deal or phase=over.</source>
        <translation>Punktilehel kaarte ei jagata: phase=deal või phase=over.</translation>
    </message>
    <message>
        <source>A position of this game begins with: %1</source>
        <translation>Selle mängu seis algab nii: %1</translation>
    </message>
    <message>
        <source>who deals first?</source>
        <translation>kes jagab esimesena?</translation>
    </message>
    <message>
        <source>%1: %2; the system has %3</source>
        <translation>%1: %2; süsteemi järgi %3</translation>
    </message>
    <message>
        <source>drawn by lot</source>
        <translation>loosiga</translation>
    </message>
    <message>
        <source>not changed</source>
        <translation>ei vahetata</translation>
    </message>
    <message>
        <source>only person</source>
        <translation>ainus inimene</translation>
    </message>
    <message>
        <source>nobody does</source>
        <translation>mitte keegi</translation>
    </message>
    <message>
        <source>%1 draws the card %2</source>
        <translation>%1 tõmbab kaardi %2</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>mitte keegi</translation>
    </message>
    <message>
        <source>the scores are not the sums of the sheet</source>
        <translation>seisud ei ole punktilehe summad</translation>
    </message>
    <message>
        <source>the sheet has more lines than deals were played</source>
        <translation>punktilehel on rohkem ridu, kui on jagamisi mängitud</translation>
    </message>
    <message>
        <source>a played deal is not on the sheet</source>
        <translation>mängitud jagamine on punktilehelt puudu</translation>
    </message>
    <message>
        <source>the match is over</source>
        <translation>partii on läbi</translation>
    </message>
    <message>
        <source>the dealer&apos;s right neighbour speaks first</source>
        <translation>esimesena räägib jagaja parempoolne naaber</translation>
    </message>
    <message>
        <source>the deal has been passed out</source>
        <translation>kõik on selles jagamises passinud</translation>
    </message>
    <message>
        <source>the stock is not whole</source>
        <translation>pakk ei ole terve</translation>
    </message>
    <message>
        <source>a hand has too many cards or too few</source>
        <translation>mõnes käes on kaarte liiga palju või liiga vähe</translation>
    </message>
    <message>
        <source>a card has been played too early</source>
        <translation>mõni kaart on käidud liiga vara</translation>
    </message>
    <message>
        <source>the dealer sits out</source>
        <translation>jagaja on sellest ringist väljas</translation>
    </message>
    <message>
        <source>the sits do not fit the stage</source>
        <translation>robberite arv ei sobi mängu järguga</translation>
    </message>
    <message>
        <source>the sits is over</source>
        <translation>robber on läbi</translation>
    </message>
    <message>
        <source>a line of the sheet is wrong</source>
        <translation>mõni punktilehe rida on vale</translation>
    </message>
    <message>
        <source>the seat to act sits out</source>
        <translation>see, kelle kord on, on sellest ringist väljas</translation>
    </message>
    <message>
        <source>the contract does not fit the calls</source>
        <translation>leping ei sobi pakkumistega</translation>
    </message>
    <message>
        <source>somebody else is the declarer</source>
        <translation>avaldaja on keegi teine</translation>
    </message>
    <message>
        <source>the bought cards are not whole</source>
        <translation>ostukaardid ei ole kõik alles</translation>
    </message>
    <message>
        <source>this form of the game has no such part</source>
        <translation>sellel mängukujul ei ole sellist järku</translation>
    </message>
    <message>
        <source>the winners do not fit the tricks</source>
        <translation>tihide võitjad ei sobi tihidega</translation>
    </message>
    <message>
        <source>a seat that sits out has cards</source>
        <translation>väljas oleval mängijal on kaarte</translation>
    </message>
    <message>
        <source>a seat that sits out has played</source>
        <translation>väljas olev mängija on kaardi käinud</translation>
    </message>
    <message>
        <source>it is somebody else&apos;s turn to play</source>
        <translation>välja käib keegi teine</translation>
    </message>
    <message>
        <source>it is somebody else&apos;s turn</source>
        <translation>kord on kellelgi teisel</translation>
    </message>
    <message>
        <source>somebody else gives the cards</source>
        <translation>kaardid annab keegi teine</translation>
    </message>
    <message>
        <source>all cards have been given</source>
        <translation>kõik kaardid on antud</translation>
    </message>
    <message>
        <source>no card has been received</source>
        <translation>ühtki kaarti ei ole saadud</translation>
    </message>
    <message>
        <source>honour tricks: %1; playing tricks with %3 as trumps: %2</source>
        <translation>honöörtihisid %1; %3 trumbiks: mängutihisid %2</translation>
    </message>
    <message>
        <source>as the system has it: %1</source>
        <translation>nii nagu süsteem: %1</translation>
    </message>
    <message>
        <source>the system has %1: %2</source>
        <translation>süsteem ütleks %1: %2</translation>
    </message>
    <message>
        <source>all pass</source>
        <translation>kõik passivad</translation>
    </message>
    <message>
        <source>There is no such theme or system to practise.</source>
        <translation>Sellist teemat või süsteemi harjutada ei ole.</translation>
    </message>
    <message>
        <source>No deal of this number fits the theme; take another number.</source>
        <translation>Selle numbriga jagamist teemale ei leidu; vali mõni teine number.</translation>
    </message>
    <message>
        <source>“%1” cannot be called now.</source>
        <translation>„%1“ praegu öelda ei saa.</translation>
    </message>
    <message>
        <source>The auction is over.</source>
        <translation>Pakkumine on läbi.</translation>
    </message>
    <message>
        <source>opening</source>
        <translation>avapakkumine</translation>
    </message>
    <message>
        <source>answer to the partner&apos;s opening</source>
        <translation>vastus partneri avapakkumisele</translation>
    </message>
    <message>
        <source>the opener&apos;s second bid</source>
        <translation>avaja teine pakkumine</translation>
    </message>
    <message>
        <source>overcall</source>
        <translation>vahelepakkumine</translation>
    </message>
    <message>
        <source>answer to the partner&apos;s double</source>
        <translation>vastus partneri kontrale</translation>
    </message>
    <message>
        <source>The contract: %1; the system comes to the same.</source>
        <translation>Leping: %1; süsteem jõuab samani.</translation>
    </message>
    <message>
        <source>The contract: %1. The system comes to: %2.</source>
        <translation>Leping: %1. Süsteem jõuaks: %2.</translation>
    </message>
    <message>
        <source>%1 can be made: with all hands open %2 tricks.</source>
        <translation>%1 on tehtav: lahtiste kätega tuleb tihisid %2.</translation>
    </message>
    <message>
        <source>%1 goes %2 down: with all hands open %3 tricks.</source>
        <translation>%1 jääb täitmata, puudu %2: lahtiste kätega tuleb tihisid %3.</translation>
    </message>
    <message>
        <source>who has drawn the lowest card?</source>
        <translation>kes tõmbas kõige väiksema kaardi?</translation>
    </message>
    <message>
        <source>who has drawn the next one?</source>
        <translation>kes tõmbas suuruselt järgmise?</translation>
    </message>
    <message>
        <source>tricks of %1 with the open hand of %2</source>
        <translation>tihid: %1 ja avatud käsi (%2)</translation>
    </message>
    <message>
        <source>tricks of %1</source>
        <translation>tihid: %1</translation>
    </message>
    <message>
        <source>honours of trumps, ace to ten, held by %1 and %2</source>
        <translation>trumbihonöörid ässast kümneni: %1 ja %2</translation>
    </message>
    <message>
        <source>aces held by %1 and %2</source>
        <translation>ässad: %1 ja %2</translation>
    </message>
    <message>
        <source>crowns of %1 and %2: how many times 500?</source>
        <translation>kroonid, %1 ja %2: mitu korda 500?</translation>
    </message>
    <message>
        <source>crowns of %1: how many times 500?</source>
        <translation>kroonid, %1: mitu korda 500?</translation>
    </message>
    <message>
        <source>who reached %1 below the line first?</source>
        <translation>kes jõudis joone all enne %1 punktini?</translation>
    </message>
    <message>
        <source>%1 by %2: %3 tricks</source>
        <translation>%1, %2: tihisid %3</translation>
    </message>
    <message>
        <source>Both sides are vulnerable.</source>
        <translation>Mõlemad pooled on hädaohus.</translation>
    </message>
    <message>
        <source>North and South are vulnerable.</source>
        <translation>Põhi ja lõuna on hädaohus.</translation>
    </message>
    <message>
        <source>East and West are vulnerable.</source>
        <translation>Ida ja lääs on hädaohus.</translation>
    </message>
    <message>
        <source>Nobody is vulnerable.</source>
        <translation>Keegi ei ole hädaohus.</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>risti</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ruutu</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>ärtu</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>poti</translation>
    </message>
    <message>
        <source>at least one honour trick</source>
        <translation>vähemalt üks honöörtihi</translation>
    </message>
    <message>
        <source>honours and aces %1 for %2</source>
        <translation>honöörid ja ässad %1: %2</translation>
    </message>
    <message>
        <source>crowns %1 in the hand of %2</source>
        <translation>kroonid %1: %2</translation>
    </message>
    <message>
        <source>a slam %1 for %2</source>
        <translation>slamm %1: %2</translation>
    </message>
    <message>
        <source>a failed slam %1 against %2</source>
        <translation>tegemata slamm %1 vastastele; pakkusid %2</translation>
    </message>
    <message>
        <source>undertricks %1 against %2</source>
        <translation>puuduvad tihid %1 vastastele; pakkusid %2</translation>
    </message>
    <message>
        <source>%1 plays %2. Above the line: %3</source>
        <translation>%1 käib: %2. Joone peale: %3</translation>
    </message>
    <message>
        <source>There is no belote here: it is the king and the queen of trumps in one hand, and is said with the first of them.</source>
        <translation>Siin belotti ei ole: see on trumbi kuningas ja emand ühes käes ning seda öeldakse esimesega neist.</translation>
    </message>
</context>
</TS>
