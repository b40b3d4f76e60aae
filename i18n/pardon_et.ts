<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="et_EE" sourcelanguage="en_US">
<context>
    <name>games</name>
    <message>
        <source>Further throws in one turn</source>
        <translation>Lisavisked ühel korral</translation>
    </message>
    <message>
        <source>one: only one further throw, however it was earned</source>
        <translation>üks: ainult üks lisavise, ükskõik millega see teeniti</translation>
    </message>
    <message>
        <source>every time</source>
        <translation>iga kord</translation>
    </message>
    <message>
        <source>one at most</source>
        <translation>kõige rohkem üks</translation>
    </message>
    <message>
        <source>Tries while only a piece in the camp could move</source>
        <translation>Katsed, kui käia saaks ainult laagrist tulev nupp</translation>
    </message>
    <message>
        <source>Decides how often one may throw to bring a piece out.</source>
        <translation>Mitu korda tohib visata, et nupp laagrist välja saada.</translation>
    </message>
    <message>
        <source>three throws</source>
        <translation>kolm viset</translation>
    </message>
    <message>
        <source>one throw</source>
        <translation>üks vise</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Alguses</translation>
    </message>
    <message>
        <source>Decides whether one piece stands on its entry field before the first throw.</source>
        <translation>Kas enne esimest viset on üks nupp juba stardiväljal.</translation>
    </message>
    <message>
        <source>one piece is out</source>
        <translation>üks nupp on väljas</translation>
    </message>
    <message>
        <source>all pieces are in the camp</source>
        <translation>kõik nupud on laagris</translation>
    </message>
    <message>
        <source>A throw that brings a piece out</source>
        <translation>Vise, mis toob nupu välja</translation>
    </message>
    <message>
        <source>forced: a piece has to come out whenever one can</source>
        <translation>peab: nupp tuleb välja tuua alati, kui saab</translation>
    </message>
    <message>
        <source>may be used for another move</source>
        <translation>võib käia ka teisiti</translation>
    </message>
    <message>
        <source>must bring a piece out</source>
        <translation>peab nupu välja tooma</translation>
    </message>
    <message>
        <source>Capturing is compulsory</source>
        <translation>Löömine on kohustuslik</translation>
    </message>
    <message>
        <source>yes: whoever can capture must, unless a piece must come out</source>
        <translation>jah: kes saab lüüa, peab lööma, välja arvatud siis, kui nupp tuleb välja tuua</translation>
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
        <source>Whoever meets an enemy double</source>
        <translation>Kes satub vastase topeltnupule</translation>
    </message>
    <message>
        <source>previous: is pushed back a field instead of on</source>
        <translation>eelmisele: lükatakse ühe välja võrra tagasi, mitte edasi</translation>
    </message>
    <message>
        <source>is pushed on to the next field</source>
        <translation>lükatakse edasi järgmisele väljale</translation>
    </message>
    <message>
        <source>is pushed back to the previous field</source>
        <translation>lükatakse tagasi eelmisele väljale</translation>
    </message>
    <message>
        <source>Hits needed to win</source>
        <translation>Võiduks vaja tabamusi</translation>
    </message>
    <message>
        <source>With five the game is half as long.</source>
        <translation>Viiega on mäng poole lühem.</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>kümme</translation>
    </message>
    <message>
        <source>five</source>
        <translation>viis</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Nupud</translation>
    </message>
    <message>
        <source>both-in-one: four pieces each, every one hits and can be hit</source>
        <translation>mõlemad korraga: neli nuppu kummalgi, igaüks tabab ja igaüht saab tabada</translation>
    </message>
    <message>
        <source>four hunters and four tigers</source>
        <translation>neli jahimeest ja neli tiigrit</translation>
    </message>
    <message>
        <source>four pieces that are both</source>
        <translation>neli nuppu, mis on mõlemat</translation>
    </message>
    <message>
        <source>Be the first to bring all four pieces round the board and home.</source>
        <translation>Vii esimesena kõik neli nuppu ümber laua koju.</translation>
    </message>
    <message>
        <source>Bring all four pieces home first, and keep away from the others&apos; taxi stops.</source>
        <translation>Vii esimesena kõik neli nuppu koju ja hoidu teiste taksopeatustest.</translation>
    </message>
    <message>
        <source>Bring all four pieces home first; two of a colour on a field are safe and in the way.</source>
        <translation>Vii esimesena kõik neli nuppu koju; kaks sama värvi nuppu ühel väljal on kaitstud ja teistel tee peal ees.</translation>
    </message>
    <message>
        <source>Your marathon runner first kills all four enemy men, running backwards, then runs home.</source>
        <translation>Sinu maratoonar jookseb tagurpidi ja lööb välja vastase neli nuppu, siis jookseb koju.</translation>
    </message>
    <message>
        <source>Be the first to hit ten enemy tigers with your hunters.</source>
        <translation>Taba oma jahimeestega esimesena kümme vastase tiigrit.</translation>
    </message>
    <message>
        <source>The game is not over.</source>
        <translation>Mäng ei ole läbi.</translation>
    </message>
    <message>
        <source>%1 has brought all four pieces home.</source>
        <translation>%1 viis kõik neli nuppu koju.</translation>
    </message>
    <message>
        <source>%1 has brought the marathon runner home.</source>
        <translation>%1 viis maratoonari koju.</translation>
    </message>
    <message>
        <source>%1 has made %2 hits.</source>
        <translation>%1 sai tabamusi kokku %2.</translation>
    </message>
    <message>
        <source>%1 has hit %2 tigers.</source>
        <translation>%1 tabas tiigreid kokku %2.</translation>
    </message>
    <message>
        <source>%1 rounds are over: the leader wins.</source>
        <translation>%1 vooru on läbi: võidab see, kes juhib.</translation>
    </message>
    <message>
        <source>Oh Pardon board</source>
        <translation>Oh Pardoni laud</translation>
    </message>
    <message>
        <source>dice thrown for the start</source>
        <translation>alustaja visked</translation>
    </message>
    <message>
        <source>die</source>
        <translation>täring</translation>
    </message>
    <message>
        <source>last throw: %1</source>
        <translation>viimane vise: %1</translation>
    </message>
    <message>
        <source>misses the next turn</source>
        <translation>järgmine kord jääb vahele</translation>
    </message>
    <message>
        <source>the marathon runner goes home</source>
        <translation>maratoonar läheb koju</translation>
    </message>
    <message>
        <source>killed: %1 of 4</source>
        <translation>välja löödud: %1 / 4</translation>
    </message>
    <message>
        <source>hits: %1 of %2</source>
        <translation>tabamused: %1 / %2</translation>
    </message>
    <message>
        <source>home: %1 of 4</source>
        <translation>kodus: %1 / 4</translation>
    </message>
    <message>
        <source>%1: bring a piece out of the camp</source>
        <translation>%1: too nupp laagrist välja</translation>
    </message>
    <message>
        <source>%1: move a piece by %2</source>
        <translation>%1: käi ühe nupuga, samme: %2</translation>
    </message>
    <message>
        <source>%1: choose a field for your taxi stop</source>
        <translation>%1: vali väli oma taksopeatusele</translation>
    </message>
    <message>
        <source>%1: throw again</source>
        <translation>%1: viska uuesti</translation>
    </message>
    <message>
        <source>%1: throw the die, tries left: %2</source>
        <translation>%1: viska täringut, katseid alles: %2</translation>
    </message>
    <message>
        <source>%1: throw the die</source>
        <translation>%1: viska täringut</translation>
    </message>
    <message>
        <source>%1 throws %2.</source>
        <translation>%1 viskab %2.</translation>
    </message>
    <message>
        <source>%1 throws %2 and cannot move.</source>
        <translation>%1 viskab %2 ja ei saa käia.</translation>
    </message>
    <message>
        <source>%1 kills the last man on %2: the marathon runner begins the way home.</source>
        <translation>%1 lööb väljal %2 välja viimase nupu: maratoonar alustab koduteed.</translation>
    </message>
    <message>
        <source>%1 kills a man on %2.</source>
        <translation>%1 lööb väljal %2 nupu mängust välja.</translation>
    </message>
    <message>
        <source>%1 sends the enemy marathon runner on %2 back to the camp.</source>
        <translation>%1 saadab vastase maratoonari väljalt %2 laagrisse tagasi.</translation>
    </message>
    <message>
        <source>%1 hits a tiger on %2.</source>
        <translation>%1 tabab tiigrit väljal %2.</translation>
    </message>
    <message>
        <source>%1 sends a piece on %2 back to the camp. It belongs to: %3.</source>
        <translation>%1 lööb nupu väljal %2 laagrisse tagasi. Nupu omanik: %3.</translation>
    </message>
    <message>
        <source>%1 puts a taxi stop on field %2.</source>
        <translation>%1 paneb taksopeatuse väljale %2.</translation>
    </message>
    <message>
        <source>%1 stops at a taxi stop on %2 and misses a turn.</source>
        <translation>%1 peatub taksopeatuses väljal %2 ja jätab ühe korra vahele.</translation>
    </message>
    <message>
        <source>%1 brings a piece out to %2.</source>
        <translation>%1 toob laagrist nupu väljale %2.</translation>
    </message>
    <message>
        <source>%1 moves from %2 to circle %3 of the home lane.</source>
        <translation>%1 käib väljalt %2 talli ringile %3.</translation>
    </message>
    <message>
        <source>%1 moves from %2, is pushed aside by a double and stands on %3.</source>
        <translation>%1 käib väljalt %2, topeltnupp lükkab kõrvale ja nupp jääb väljale %3.</translation>
    </message>
    <message>
        <source>%1 moves from %2 to %3.</source>
        <translation>%1 käib väljalt %2 väljale %3.</translation>
    </message>
    <message>
        <source>“%1” is not a position of this game: write it like %2.</source>
        <translation>„%1“ ei ole selle mängu seis; seis näeks välja nii: %2.</translation>
    </message>
    <message>
        <source>“%1” is impossible: pieces, kills, the turn or the winner do not fit together.</source>
        <translation>„%1“ ei ole võimalik: nupud, välja löödud, kord või võitja ei sobi kokku.</translation>
    </message>
    <message>
        <source>%1 brings the marathon runner out to %2.</source>
        <translation>%1 toob maratoonari laagrist väljale %2.</translation>
    </message>
    <message>
        <source>%1 brings a hunter out to %2.</source>
        <translation>%1 toob jahimehe laagrist väljale %2.</translation>
    </message>
    <message>
        <source>%1 brings a tiger out to %2.</source>
        <translation>%1 toob tiigri laagrist väljale %2.</translation>
    </message>
    <message>
        <source>%1 rounds are over: the leaders are level.</source>
        <translation>%1 vooru on läbi: esikohal on seis võrdne.</translation>
    </message>
    <message>
        <source>red lane, %1</source>
        <translation>punane tall, %1</translation>
    </message>
    <message>
        <source>blue lane, %1</source>
        <translation>sinine tall, %1</translation>
    </message>
    <message>
        <source>yellow lane, %1</source>
        <translation>kollane tall, %1</translation>
    </message>
    <message>
        <source>green lane, %1</source>
        <translation>roheline tall, %1</translation>
    </message>
    <message>
        <source>red camp</source>
        <translation>punane laager</translation>
    </message>
    <message>
        <source>blue camp</source>
        <translation>sinine laager</translation>
    </message>
    <message>
        <source>yellow camp</source>
        <translation>kollane laager</translation>
    </message>
    <message>
        <source>green camp</source>
        <translation>roheline laager</translation>
    </message>
</context>
</TS>
