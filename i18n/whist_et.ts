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
        <source>Whether a higher card must be played also at no trumps.</source>
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
        <source>A valat always lets the match go on, or ends it where 151 is reached without its premium.</source>
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
        <source>If the best runs of both sides are equal, none counts, or that of the first to speak.</source>
        <translation>Kui poolte parimad jadad on võrdsed, ei loe ükski või loeb esimesena öelnu oma.</translation>
    </message>
    <message>
        <source>none counts</source>
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
        <source>%1 and %2 have won the deal they declared: %3 points to %4.</source>
        <translation>%1 ja %2 pakkusid ja võitsid jagamise: punktid %3 : %4.</translation>
    </message>
    <message>
        <source>%1 and %2 declared and are inside: %3 points to %4.</source>
        <translation>%1 ja %2 pakkusid ja jäid sisse: punktid %3 : %4.</translation>
    </message>
    <message>
        <source>Equal points: the half of %1 and %2 hangs, the others write theirs, %3 to %4.</source>
        <translation>Silmi on võrdselt: %1 ja %2 jätavad oma poole rippuma, teised kirjutavad enda oma, %3 : %4.</translation>
    </message>
    <message>
        <source>Valat, all tricks for one side. %1 and %2 declared: %3 points to %4.</source>
        <translation>Valatt, kõik tihid ühele poolele. Pakkusid %1 ja %2: punktid %3 : %4.</translation>
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
        <source>%1. The announcements of %2 and %3 count</source>
        <translation>%1. Loevad teated, mille ütlesid %2 ja %3</translation>
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
        <source>keep back: %1 %2</source>
        <translation>jäta ütlemata: %1 %2</translation>
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
        <source>“%1” is no call that may be made in its turn: 2:P is a pass of the second.</source>
        <translation>„%1“ ei ole pakkumine, mida selles järjekorras teha tohib: 2:P on teise pass.</translation>
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
        <source>bid it</source>
        <translation>paku</translation>
    </message>
</context>
</TS>
