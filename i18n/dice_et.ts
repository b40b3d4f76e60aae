<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="et_EE" sourcelanguage="en_US">
<context>
    <name>games</name>
    <message>
        <source>Fill the thirteen boxes of your sheet with the best that five dice give in three throws.</source>
        <translation>Täida oma lehe kolmteist lahtrit parimaga, mida viis täringut kolme viskega annavad.</translation>
    </message>
    <message>
        <source>Equal totals</source>
        <translation>Võrdne summa</translation>
    </message>
    <message>
        <source>Whoever shares the highest total throws an extra round for the win, or the win is shared.</source>
        <translation>Kui suurim summa on mitmel mängijal, viskavad nad võidu peale lisavooru või jagavad võitu.</translation>
    </message>
    <message>
        <source>extra round</source>
        <translation>lisavoor</translation>
    </message>
    <message>
        <source>shared win</source>
        <translation>jagatud võit</translation>
    </message>
    <message>
        <source>Keeping dice</source>
        <translation>Täringute hoidmine</translation>
    </message>
    <message>
        <source>Dice may be kept between the throws of a turn; otherwise every throw is made with all dice.</source>
        <translation>Korra visete vahel tohib täringuid hoida; ilma selleta visatakse iga kord kõik täringud.</translation>
    </message>
    <message>
        <source>What may be written</source>
        <translation>Mida tohib kirja panna</translation>
    </message>
    <message>
        <source>any noted result</source>
        <translation>iga märgitud tulemus</translation>
    </message>
    <message>
        <source>the last result only</source>
        <translation>ainult viimane tulemus</translation>
    </message>
    <message>
        <source>The game was stopped; the totals stand as they are.</source>
        <translation>Mäng jäi pooleli; summad jäävad nii, nagu nad on.</translation>
    </message>
    <message>
        <source>The sheets are full and the highest total is shared.</source>
        <translation>Lehed on täis ja suurim summa on mitmel mängijal.</translation>
    </message>
    <message>
        <source>The tie is broken: %1 wins the extra round.</source>
        <translation>Võrdne seis on lahendatud: lisavooru võitis %1.</translation>
    </message>
    <message numerus="yes">
        <source>The sheets are full: %1 wins with %n point(s).</source>
        <translation>
            <numerusform>Lehed on täis: võitis %1, kellel on %n punkt.</numerusform>
            <numerusform>Lehed on täis: võitis %1, kellel on %n punkti.</numerusform>
        </translation>
    </message>
    <message>
        <source>dice tray</source>
        <translation>täringualus</translation>
    </message>
    <message>
        <source>throw %1 of %2</source>
        <translation>vise %1 / %2</translation>
    </message>
    <message>
        <source>noted results</source>
        <translation>märgitud tulemused</translation>
    </message>
    <message>
        <source>Throw %1</source>
        <translation>%1. vise</translation>
    </message>
    <message>
        <source>throwing for the start</source>
        <translation>alustaja loosivisked</translation>
    </message>
    <message>
        <source>score sheet</source>
        <translation>punktileht</translation>
    </message>
    <message>
        <source>Numbers in all</source>
        <translation>Numbrid kokku</translation>
    </message>
    <message>
        <source>For striking</source>
        <translation>Lisapunktid</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summa</translation>
    </message>
    <message>
        <source>Extra round</source>
        <translation>Lisavoor</translation>
    </message>
    <message>
        <source>Strike the numbers</source>
        <translation>Tõmba numbrid maha</translation>
    </message>
    <message>
        <source>Let them stand</source>
        <translation>Jäta alles</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Viska</translation>
    </message>
    <message>
        <source>Strike</source>
        <translation>Tõmba maha</translation>
    </message>
    <message>
        <source>%1: strike all the numbers for %2 points, or let them stand</source>
        <translation>%1: tõmba kõik numbrid maha (%2 punkti) või jäta alles</translation>
    </message>
    <message>
        <source>%1: throw all dice, it is the extra round for the win</source>
        <translation>%1: viska kõik täringud, käib lisavoor võidu peale</translation>
    </message>
    <message>
        <source>%1: throw all dice, the first of three throws</source>
        <translation>%1: viska kõik täringud, esimene vise kolmest</translation>
    </message>
    <message>
        <source>%1 throws again</source>
        <translation>%1 viskab uuesti</translation>
    </message>
    <message>
        <source>%1: last throw, choose the noted result that counts</source>
        <translation>%1: viimane vise, vali tulemus, mis loeb</translation>
    </message>
    <message>
        <source>%1: last throw, write a result in a box</source>
        <translation>%1: viimane vise, kirjuta tulemus lahtrisse</translation>
    </message>
    <message>
        <source>%1: throw %2 of 3, keep dice and throw again, or choose a result</source>
        <translation>%1: %2. vise kolmest, hoia täringuid ja viska uuesti või vali tulemus</translation>
    </message>
    <message>
        <source>%1: throw %2 of 3, throw all dice again or write in a box</source>
        <translation>%1: %2. vise kolmest, viska kõik uuesti või kirjuta lahtrisse</translation>
    </message>
    <message>
        <source>%1: throw %2 of 3, keep dice and throw again, or write in a box</source>
        <translation>%1: %2. vise kolmest, hoia täringuid ja viska uuesti või kirjuta lahtrisse</translation>
    </message>
    <message>
        <source>%1 throws all dice again</source>
        <translation>%1 viskab kõik täringud uuesti</translation>
    </message>
    <message>
        <source>%1 keeps %2 and throws the others again</source>
        <translation>%1 hoiab %2 ja viskab ülejäänud uuesti</translation>
    </message>
    <message numerus="yes">
        <source>%1 writes %2 in the box “%3”: %n point(s)</source>
        <translation>
            <numerusform>%1 kirjutab %2 lahtrisse „%3“: %n punkt</numerusform>
            <numerusform>%1 kirjutab %2 lahtrisse „%3“: %n punkti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lets %2 count: %n point(s)</source>
        <translation>
            <numerusform>%1 paneb kirja %2: %n punkt</numerusform>
            <numerusform>%1 paneb kirja %2: %n punkti</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 strikes the box “%2”: it counts 0, and %3 points are credited</source>
        <translation>%1 tõmbab maha lahtri „%2“: see loeb 0 ja juurde tuleb %3 punkti</translation>
    </message>
    <message>
        <source>%1 strikes all the numbers: they count 0, and %2 points are credited</source>
        <translation>%1 tõmbab kõik numbrid maha: need loevad 0 ja juurde tuleb %2 punkti</translation>
    </message>
    <message>
        <source>%1 lets the numbers stand</source>
        <translation>%1 jätab numbrid alles</translation>
    </message>
    <message>
        <source>%1 throws %2</source>
        <translation>%1 viskab %2</translation>
    </message>
    <message>
        <source>A position of this game begins with its number: %1</source>
        <translation>Selle mängu seis algab mängu numbriga: %1</translation>
    </message>
    <message>
        <source>No seat begins with “%1”.</source>
        <translation>„%1“ ei ütle, kes alustab.</translation>
    </message>
    <message>
        <source>The totals are missing, as in [12,9]: “%1”</source>
        <translation>Summad on puudu, näiteks [12,9]: „%1“</translation>
    </message>
    <message>
        <source>The states of the seats are missing, as in {P=12;6=x}: “%1”</source>
        <translation>Mängijate seisud on puudu, näiteks {P=12;6=x}: „%1“</translation>
    </message>
    <message>
        <source>“%1” is not a round.</source>
        <translation>„%1“ ei ole voor.</translation>
    </message>
    <message>
        <source>“%1” is not a seat at this table.</source>
        <translation>Selles lauas ei ole kohta „%1“.</translation>
    </message>
    <message>
        <source>There must be one state for every seat: “%1”</source>
        <translation>Igal mängijal peab olema oma seis: „%1“</translation>
    </message>
    <message>
        <source>“%1” is not a face of a die.</source>
        <translation>„%1“ ei ole täringu silmade arv.</translation>
    </message>
    <message>
        <source>“%1” is not a value of an extra round.</source>
        <translation>„%1“ ei ole lisavooru tulemus.</translation>
    </message>
    <message>
        <source>“%1” has no points.</source>
        <translation>Lahtril „%1“ pole punkte.</translation>
    </message>
    <message>
        <source>“%1” cannot stand in the state of a seat.</source>
        <translation>„%1“ ei sobi mängija seisu.</translation>
    </message>
    <message>
        <source>“%1” are not results of up to three throws.</source>
        <translation>„%1“ ei ole kuni kolme viske tulemused.</translation>
    </message>
    <message>
        <source>“%1” cannot be kept.</source>
        <translation>Täringuid „%1“ ei saa hoida.</translation>
    </message>
    <message>
        <source>It is another seat&apos;s turn to throw for the start.</source>
        <translation>Alustamise pärast viskab praegu keegi teine.</translation>
    </message>
    <message>
        <source>The game is not over while a box is open.</source>
        <translation>Mäng pole läbi, kuni mõni lahter on tühi.</translation>
    </message>
    <message>
        <source>It is another seat&apos;s turn in this extra round.</source>
        <translation>Selles lisavoorus on kellegi teise kord.</translation>
    </message>
    <message>
        <source>Somebody must be left in the extra round.</source>
        <translation>Keegi peab lisavooru alles jääma.</translation>
    </message>
    <message>
        <source>The starter is missing, as in b1.</source>
        <translation>Alustaja on puudu, näiteks b1.</translation>
    </message>
    <message>
        <source>The boxes filled do not fit the round and the seat to move.</source>
        <translation>Täidetud lahtrid ei sobi vooru ega sellega, kelle kord on.</translation>
    </message>
    <message>
        <source>There is no section to strike now.</source>
        <translation>Praegu ei saa numbreid maha tõmmata.</translation>
    </message>
    <message>
        <source>This position is impossible: %1</source>
        <translation>Sellist seisu ei saa olla: %1.</translation>
    </message>
    <message>
        <source>The boxes add up to [%1], not [%2].</source>
        <translation>Lahtrite summa on [%1], mitte [%2].</translation>
    </message>
    <message>
        <source>Small row</source>
        <translation>Väike rida</translation>
    </message>
    <message>
        <source>Ones</source>
        <translation>Ühed</translation>
    </message>
    <message>
        <source>Twos</source>
        <translation>Kahed</translation>
    </message>
    <message>
        <source>Threes</source>
        <translation>Kolmed</translation>
    </message>
    <message>
        <source>Fours</source>
        <translation>Neljad</translation>
    </message>
    <message>
        <source>Fives</source>
        <translation>Viied</translation>
    </message>
    <message>
        <source>Sixes</source>
        <translation>Kuued</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Paar</translation>
    </message>
    <message>
        <source>Two pairs</source>
        <translation>Kaks paari</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation>Kolmik</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation>Nelik</translation>
    </message>
    <message>
        <source>Big row</source>
        <translation>Suur rida</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Maja</translation>
    </message>
    <message>
        <source>Yatzee</source>
        <translation>Yatzee</translation>
    </message>
    <message>
        <source>Striking</source>
        <translation>Mahatõmbamine</translation>
    </message>
    <message>
        <source>What may be crossed out once a game for 3 points: one box, all six numbers together, or nothing.</source>
        <translation>Mida tohib kord mängus 3 punkti eest maha tõmmata: üht lahtrit, kõiki kuut numbrit korraga või mitte midagi.</translation>
    </message>
    <message>
        <source>one box</source>
        <translation>üks lahter</translation>
    </message>
    <message>
        <source>all six numbers</source>
        <translation>kõik kuus numbrit</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>mitte midagi</translation>
    </message>
    <message>
        <source>The sheet has one box more, and the game one round more: 1-2-3-4-5 for 15 points.</source>
        <translation>Lehel on üks lahter ja mängus üks voor rohkem: 1-2-3-4-5 annab 15 punkti.</translation>
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
        <source>%1: %2 points in this turn and %3 banked; throw on or stop</source>
        <translation>%1: sel korral %2 punkti, kirjas %3; viska edasi või peatu</translation>
    </message>
    <message>
        <source>%1: throw the die, %2 points are banked; a 3 loses the turn</source>
        <translation>%1: viska täring, kirjas on %2 punkti; 3 võtab korra punktid</translation>
    </message>
    <message numerus="yes">
        <source>%1 throws a 3 and loses %n point(s)</source>
        <translation>
            <numerusform>%1 viskab 3 ja kaotab %n punkti</numerusform>
            <numerusform>%1 viskab 3 ja kaotab %n punkti</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 throws %2: %3 in this turn</source>
        <translation>%1 viskab %2: sel korral %3</translation>
    </message>
    <message>
        <source>%1 banks %2 and has %3</source>
        <translation>%1 kirjutab endale %2, kokku on nüüd %3</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Eesmärk</translation>
    </message>
    <message>
        <source>In this turn</source>
        <translation>Sel korral</translation>
    </message>
    <message>
        <source>Banked</source>
        <translation>Kirjas</translation>
    </message>
    <message>
        <source>%1: throw the die, still to cross off: %2</source>
        <translation>%1: viska täring, maha on tõmmata: %2</translation>
    </message>
    <message>
        <source>%1: throw both dice, still to cross off: %2</source>
        <translation>%1: viska mõlemad täringud, maha on tõmmata: %2</translation>
    </message>
    <message>
        <source>%1 throws %2: a seven ends the turn</source>
        <translation>%1 viskab %2: seitse lõpetab korra</translation>
    </message>
    <message>
        <source>%1 throws %2 and crosses off the %3</source>
        <translation>%1 viskab %2 ja tõmbab maha arvu %3</translation>
    </message>
    <message>
        <source>%1 throws %2: the %3 is crossed off already, the turn ends</source>
        <translation>%1 viskab %2: arv %3 on juba maas, kord on läbi</translation>
    </message>
    <message>
        <source>%1 throws %2: the %3 is crossed off already, which changes nothing</source>
        <translation>%1 viskab %2: arv %3 on juba maas, see ei muuda midagi</translation>
    </message>
    <message>
        <source>Crossed off</source>
        <translation>Maha tõmmatud</translation>
    </message>
    <message>
        <source>%1: throw the die, anything but a %2</source>
        <translation>%1: viska täring, kõik peale arvu %2 sobib</translation>
    </message>
    <message>
        <source>%1 throws %2: all have thrown it, so the round does not count</source>
        <translation>%1 viskab %2: kõik said selle, nii et voor ei loe</translation>
    </message>
    <message>
        <source>%1 throws %2, the unlucky number</source>
        <translation>%1 viskab %2, õnnetu arvu</translation>
    </message>
    <message>
        <source>All the others have thrown %2: %1 wins.</source>
        <translation>Kõik teised on visanud %2: võitis %1.</translation>
    </message>
    <message>
        <source>%2 has thrown %3: %1 wins.</source>
        <translation>%2 viskas %3: võitis %1.</translation>
    </message>
    <message>
        <source>Last throw</source>
        <translation>Viimane vise</translation>
    </message>
    <message>
        <source>Still in</source>
        <translation>Veel mängus</translation>
    </message>
    <message>
        <source>in</source>
        <translation>mängus</translation>
    </message>
    <message>
        <source>%1: call a number from %2 to 50 for %3</source>
        <translation>%1: nimeta arv %2 kuni 50, seda peab viskama %3</translation>
    </message>
    <message>
        <source>%1: count one die or both, %2 more needed for %3</source>
        <translation>%1: loe üks täring või mõlemad, puudu on %2, arv on %3</translation>
    </message>
    <message>
        <source>%1: throw both dice, %2 more needed for %3</source>
        <translation>%1: viska mõlemad täringud, puudu on %2, arv on %3</translation>
    </message>
    <message>
        <source>%1 throws %2: nothing fits, the number %3 has failed</source>
        <translation>%1 viskab %2: midagi ei sobi, arv %3 jäi saamata</translation>
    </message>
    <message>
        <source>%1 throws %2 and has %3 of %4</source>
        <translation>%1 viskab %2 ja on jõudnud arvuni %3, vaja on %4</translation>
    </message>
    <message>
        <source>%1 counts %2 and has %3 of %4</source>
        <translation>%1 loeb %2 ja on jõudnud arvuni %3, vaja on %4</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Arv</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Loetud</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>See voor</translation>
    </message>
    <message>
        <source>made it</source>
        <translation>käes</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>jäi saamata</translation>
    </message>
    <message>
        <source>“%1” does not fit in a position of this game.</source>
        <translation>„%1“ ei sobi selle mängu seisu.</translation>
    </message>
    <message>
        <source>%1: throw on or stop at %2; more than 12 loses</source>
        <translation>%1: viska edasi või jää arvu %2 juurde; üle 12 kaotab</translation>
    </message>
    <message>
        <source>%1: throw the die, nearest to 12 wins</source>
        <translation>%1: viska täring, võidab see, kes on 12-le kõige lähemal</translation>
    </message>
    <message>
        <source>%1 throws %2: %3 is too much, out</source>
        <translation>%1 viskab %2: %3 on liiga palju, väljas</translation>
    </message>
    <message>
        <source>%1 throws %2 and has %3 now</source>
        <translation>%1 viskab %2, kokku on nüüd %3</translation>
    </message>
    <message>
        <source>%1 stops at %2</source>
        <translation>%1 jääb arvu %2 juurde</translation>
    </message>
    <message>
        <source>Not more than</source>
        <translation>Mitte üle</translation>
    </message>
    <message>
        <source>Thrown</source>
        <translation>Visatud</translation>
    </message>
    <message>
        <source>1: doubled</source>
        <translation>1: korda kaks</translation>
    </message>
    <message>
        <source>2: doubled</source>
        <translation>2: korda kaks</translation>
    </message>
    <message>
        <source>3: subtracted</source>
        <translation>3: lahutatakse</translation>
    </message>
    <message>
        <source>4: plus row 3</source>
        <translation>4: pluss rida 3</translation>
    </message>
    <message>
        <source>5: doubled</source>
        <translation>5: korda kaks</translation>
    </message>
    <message>
        <source>6: plain</source>
        <translation>6: niisama</translation>
    </message>
    <message>
        <source>7: plus rows 1, 3, 5</source>
        <translation>7: pluss read 1, 3, 5</translation>
    </message>
    <message>
        <source>1: plain</source>
        <translation>1: niisama</translation>
    </message>
    <message>
        <source>2: plain</source>
        <translation>2: niisama</translation>
    </message>
    <message>
        <source>3: doubled</source>
        <translation>3: korda kaks</translation>
    </message>
    <message>
        <source>4: plus rows 1, 3</source>
        <translation>4: pluss read 1, 3</translation>
    </message>
    <message>
        <source>6: plus rows 2, 4</source>
        <translation>6: pluss read 2, 4</translation>
    </message>
    <message>
        <source>7: plain</source>
        <translation>7: niisama</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Read</translation>
    </message>
    <message>
        <source>Every throw is written in the next row, or in any empty row the player likes.</source>
        <translation>Iga vise läheb järgmisse ritta või mängija valitud tühja ritta.</translation>
    </message>
    <message>
        <source>in order</source>
        <translation>järjekorras</translation>
    </message>
    <message>
        <source>free</source>
        <translation>vabalt</translation>
    </message>
    <message>
        <source>First hit</source>
        <translation>Esimene tabamus</translation>
    </message>
    <message>
        <source>Whoever is hit is out and the others go on, or the game ends there and all others win.</source>
        <translation>Kes õnnetu arvu viskab, langeb välja ja teised mängivad edasi, või lõpeb mäng kohe ja kõik teised võidavad.</translation>
    </message>
    <message>
        <source>out</source>
        <translation>langeb välja</translation>
    </message>
    <message>
        <source>ends the game</source>
        <translation>lõpetab mängu</translation>
    </message>
    <message>
        <source>A three costs</source>
        <translation>Kolm maksab</translation>
    </message>
    <message>
        <source>A three costs the points of the turn, or the whole score; then nobody stops or banks.</source>
        <translation>Kolm võtab korra punktid või kõik punktid; siis keegi ei peatu ega kirjuta vahepeal üles.</translation>
    </message>
    <message>
        <source>the turn</source>
        <translation>korra</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>kõik</translation>
    </message>
    <message>
        <source>Five throws of one die: the most points win.</source>
        <translation>Viis viset ühe täringuga: kes saab kõige rohkem punkte, võidab.</translation>
    </message>
    <message>
        <source>Ten throws: the most ones win.</source>
        <translation>Kümme viset: kes saab kõige rohkem ühtesid, võidab.</translation>
    </message>
    <message>
        <source>Ten throws: the most sixes win.</source>
        <translation>Kümme viset: kes saab kõige rohkem kuusi, võidab.</translation>
    </message>
    <message>
        <source>Only threes count: be the first to have 30 points.</source>
        <translation>Loevad ainult kolmed: saa esimesena 30 punkti.</translation>
    </message>
    <message>
        <source>Only fours count: be the first to have 40 points.</source>
        <translation>Loevad ainult neljad: saa esimesena 40 punkti.</translation>
    </message>
    <message>
        <source>Only fives count: be the first to have 50 points.</source>
        <translation>Loevad ainult viied: saa esimesena 50 punkti.</translation>
    </message>
    <message>
        <source>Only sixes count: be the first to have 60 points.</source>
        <translation>Loevad ainult kuued: saa esimesena 60 punkti.</translation>
    </message>
    <message>
        <source>Throw the number that your neighbour calls, as often as you can in five throws.</source>
        <translation>Viska viie viskega võimalikult sageli seda arvu, mida naaber soovib.</translation>
    </message>
    <message>
        <source>Ten throws in ten rows: the most points win.</source>
        <translation>Kümme viset kümnesse ritta: kes saab kõige rohkem punkte, võidab.</translation>
    </message>
    <message>
        <source>Seven throws are reckoned up row by row: the highest total wins.</source>
        <translation>Seitse viset arvutatakse rida-realt kokku: suurim summa võidab.</translation>
    </message>
    <message>
        <source>Seven throws are reckoned up by other rules: the highest total wins.</source>
        <translation>Seitse viset arvutatakse kokku teiste reeglitega: suurim summa võidab.</translation>
    </message>
    <message>
        <source>Odd rows against even rows: the largest difference wins.</source>
        <translation>Paaritud read paarisridade vastu: suurim vahe võidab.</translation>
    </message>
    <message>
        <source>Strike the sultan&apos;s numbers to be crowned yourself; the fifth sultan wins.</source>
        <translation>Tõmba sultani arvud maha ja saa ise krooni; viies sultan võidab.</translation>
    </message>
    <message>
        <source>Whoever throws a one is out; the last player in wins.</source>
        <translation>Kes viskab ühe, langeb välja; viimane võidab.</translation>
    </message>
    <message>
        <source>Whoever throws a two is out; the last player in wins.</source>
        <translation>Kes viskab kahe, langeb välja; viimane võidab.</translation>
    </message>
    <message>
        <source>Whoever throws a three is out; the last player in wins.</source>
        <translation>Kes viskab kolme, langeb välja; viimane võidab.</translation>
    </message>
    <message>
        <source>Be the first to have 21 points or more; everybody begins a game once.</source>
        <translation>Saa esimesena 21 punkti või rohkem; igaüks alustab ühe mängu.</translation>
    </message>
    <message>
        <source>Throw or stop: come nearest to twelve, but not over it.</source>
        <translation>Viska või peatu: jõua kaheteistkümnele kõige lähemale, aga mitte üle.</translation>
    </message>
    <message>
        <source>Ten throws, and your neighbour throws your points: the most win.</source>
        <translation>Kümme viset – sinu punktid viskab naaber: kes saab kõige rohkem, võidab.</translation>
    </message>
    <message>
        <source>Five throws of one die: the fewest points win.</source>
        <translation>Viis viset ühe täringuga: kes saab kõige vähem punkte, võidab.</translation>
    </message>
    <message>
        <source>Ten throws, and only even numbers count: the most points win.</source>
        <translation>Kümme viset, loevad ainult paarisarvud: kes saab kõige rohkem punkte, võidab.</translation>
    </message>
    <message>
        <source>Ten throws, and only odd numbers count: the most points win.</source>
        <translation>Kümme viset, loevad ainult paaritud arvud: kes saab kõige rohkem punkte, võidab.</translation>
    </message>
    <message>
        <source>Be the first to have exactly 17 points.</source>
        <translation>Saa esimesena täpselt 17 punkti.</translation>
    </message>
    <message>
        <source>Throw the numbers 1 to 6 and be the first to cross them all off.</source>
        <translation>Viska arvud 1 kuni 6 ja tõmba need esimesena kõik maha.</translation>
    </message>
    <message>
        <source>Collect exactly 100 points; a one or a six ends the turn.</source>
        <translation>Kogu täpselt 100 punkti; üks ja kuus lõpetavad korra.</translation>
    </message>
    <message>
        <source>Collect 100 points; bank them in time, because a three loses the points of the turn.</source>
        <translation>Kogu 100 punkti ja kirjuta need õigel ajal üles, sest kolm võtab korra punktid.</translation>
    </message>
    <message>
        <source>Throw exactly 12 points with at most three throws.</source>
        <translation>Viska kuni kolme viskega täpselt 12 punkti.</translation>
    </message>
    <message>
        <source>Throw exactly 25 points with at most five throws.</source>
        <translation>Viska kuni viie viskega täpselt 25 punkti.</translation>
    </message>
    <message>
        <source>Throw exactly 45 points with at most ten throws.</source>
        <translation>Viska kuni kümne viskega täpselt 45 punkti.</translation>
    </message>
    <message>
        <source>Ten throws: the most ones and fives win.</source>
        <translation>Kümme viset: kes saab kõige rohkem ühtesid ja viisi, võidab.</translation>
    </message>
    <message>
        <source>Ten rows, the outer ones are added and the middle ones subtracted: the highest total wins.</source>
        <translation>Kümme rida, äärmised liidetakse ja keskmised lahutatakse: suurim summa võidab.</translation>
    </message>
    <message>
        <source>%1: throw the die, exactly %2 needed</source>
        <translation>%1: viska täring, täpselt %2 on puudu</translation>
    </message>
    <message>
        <source>%1: throw both dice, exactly %2 needed</source>
        <translation>%1: viska mõlemad täringud, täpselt %2 on puudu</translation>
    </message>
    <message>
        <source>%1: throw the die, %2 needed</source>
        <translation>%1: viska täring, %2 on puudu</translation>
    </message>
    <message>
        <source>%1: throw both dice, %2 needed</source>
        <translation>%1: viska mõlemad täringud, %2 on puudu</translation>
    </message>
    <message>
        <source>%1 throws %2, which does not count</source>
        <translation>%1 viskab %2, see ei loe</translation>
    </message>
    <message>
        <source>%1 throws %2: too much, the throw is taken back</source>
        <translation>%1 viskab %2: liiga palju, vise võetakse tagasi</translation>
    </message>
    <message>
        <source>%1 throws %2: %3 more could never be thrown, so the throw is taken back</source>
        <translation>%1 viskab %2: puuduvat %3 ei saaks enam kuidagi visata, nii et vise võetakse tagasi</translation>
    </message>
    <message>
        <source>%1 throws %2 and is back at 0</source>
        <translation>%1 viskab %2 ja on tagasi nullis</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punktid</translation>
    </message>
    <message>
        <source>Still needed</source>
        <translation>Veel puudu</translation>
    </message>
    <message>
        <source>%1: throw both dice, no sum is taken yet</source>
        <translation>%1: viska mõlemad täringud, ükski summa pole veel kinni</translation>
    </message>
    <message>
        <source>%1: throw both dice, but not %2</source>
        <translation>%1: viska mõlemad täringud, aga mitte %2</translation>
    </message>
    <message>
        <source>%1 throws %2: %3, no repeat</source>
        <translation>%1 viskab %2: %3 ei kordu</translation>
    </message>
    <message>
        <source>%1 throws %2: %3 is a repeat, and with the fifth mark %1 is out</source>
        <translation>%1 viskab %2: %3 kordub ja viienda märgiga on %1 väljas</translation>
    </message>
    <message>
        <source>%1 throws %2: %3 is a repeat, mark %4</source>
        <translation>%1 viskab %2: %3 kordub, märk %4</translation>
    </message>
    <message>
        <source>round %1 of %2</source>
        <translation>voor %1 / %2</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Märgid</translation>
    </message>
    <message>
        <source>Games in a match</source>
        <translation>Mänge partiis</translation>
    </message>
    <message>
        <source>This many games are played, each begun by the next player; whoever wins the most wins.</source>
        <translation>Mängitakse nii mitu mängu, igat alustab järgmine mängija; partii võidab see, kes võidab rohkem mänge.</translation>
    </message>
    <message>
        <source>as many as there are players</source>
        <translation>nii mitu, kui on mängijaid</translation>
    </message>
    <message>
        <source>Equal players</source>
        <translation>Võrdsed mängijad</translation>
    </message>
    <message>
        <source>Whoever shares the first place plays the game again, or the win is shared.</source>
        <translation>Kui esikoht on mitmel mängijal, mängivad nad uuesti või jagavad võitu.</translation>
    </message>
    <message>
        <source>play again</source>
        <translation>mängitakse uuesti</translation>
    </message>
    <message>
        <source>Equal turns</source>
        <translation>Võrdselt kordi</translation>
    </message>
    <message>
        <source>When somebody reaches the goal, the others of this round still have their turn.</source>
        <translation>Kui keegi jõuab eesmärgini, saavad selle vooru ülejäänud mängijad veel oma korra.</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>Kord</translation>
    </message>
    <message>
        <source>A player throws on while the throws count, or has one throw a turn.</source>
        <translation>Mängija viskab edasi niikaua, kui vise loeb, või on tal igal korral üks vise.</translation>
    </message>
    <message>
        <source>while throws count</source>
        <translation>niikaua kui vise loeb</translation>
    </message>
    <message>
        <source>one throw</source>
        <translation>üks vise</translation>
    </message>
    <message>
        <source>Nobody exact</source>
        <translation>Keegi ei saa täpselt</translation>
    </message>
    <message>
        <source>If nobody throws exactly the number, a new series begins, or the nearest below it wins; then a player may also stop.</source>
        <translation>Kui keegi ei viska täpset arvu, algab uus seeria või võidab lähim alla sihi; siis tohib mängija ka peatuda.</translation>
    </message>
    <message>
        <source>a new series</source>
        <translation>uus seeria</translation>
    </message>
    <message>
        <source>the nearest below</source>
        <translation>lähim alla sihi</translation>
    </message>
    <message>
        <source>%1: throw on or stop; exactly %2 needed, throw %3 of %4</source>
        <translation>%1: viska edasi või peatu; täpselt %2 on puudu, vise %3 / %4</translation>
    </message>
    <message>
        <source>%1: throw the die, exactly %2 needed, throw %3 of %4</source>
        <translation>%1: viska täring, täpselt %2 on puudu, vise %3 / %4</translation>
    </message>
    <message>
        <source>%1 throws %2: %3 is too much, this series has failed</source>
        <translation>%1 viskab %2: %3 on liiga palju, see seeria ebaõnnestus</translation>
    </message>
    <message>
        <source>series %1</source>
        <translation>seeria %1</translation>
    </message>
    <message>
        <source>Exactly</source>
        <translation>Täpselt</translation>
    </message>
    <message>
        <source>%1: throw the die, the first six makes the sultan</source>
        <translation>%1: viska täring, esimene kuus teeb sultaniks</translation>
    </message>
    <message>
        <source>%1: throw the sultan&apos;s three numbers, number %2</source>
        <translation>%1: viska sultani kolm arvu, %2. arv</translation>
    </message>
    <message>
        <source>%1: strike the sultan&apos;s numbers, %2 needed, throw %3 of 6</source>
        <translation>%1: tõmba maha sultani arvud, puudu on %2, vise %3 / 6</translation>
    </message>
    <message>
        <source>%1: order three different numbers, number %2</source>
        <translation>%1: telli kolm erinevat arvu, %2. arv</translation>
    </message>
    <message>
        <source>%1: strike the numbers ordered, %2 needed, throw %3 of 6</source>
        <translation>%1: tõmba maha tellitud arvud, puudu on %2, vise %3 / 6</translation>
    </message>
    <message>
        <source>%1 throws %2 and is crowned sultan no. %3</source>
        <translation>%1 viskab %2 ja kroonitakse sultaniks nr %3</translation>
    </message>
    <message>
        <source>%1 throws %2, one of the sultan&apos;s numbers</source>
        <translation>%1 viskab %2, ühe sultani arvudest</translation>
    </message>
    <message>
        <source>%1 throws %2 and strikes it, but not all are struck: failed</source>
        <translation>%1 viskab %2 ja tõmbab selle maha, aga kõik ei ole maas: ei õnnestunud</translation>
    </message>
    <message>
        <source>%1 throws %2, no hit: failed</source>
        <translation>%1 viskab %2, mööda: ei õnnestunud</translation>
    </message>
    <message>
        <source>%1 throws %2 and strikes it</source>
        <translation>%1 viskab %2 ja tõmbab selle maha</translation>
    </message>
    <message>
        <source>%1 throws %2, no hit</source>
        <translation>%1 viskab %2, mööda</translation>
    </message>
    <message>
        <source>still to strike: %1</source>
        <translation>veel maha tõmmata: %1</translation>
    </message>
    <message>
        <source>Sultan no.</source>
        <translation>Sultan nr</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Praegu</translation>
    </message>
    <message>
        <source>sultan</source>
        <translation>sultan</translation>
    </message>
    <message>
        <source>challenger</source>
        <translation>väljakutsuja</translation>
    </message>
    <message>
        <source>Number %1</source>
        <translation>%1. arv</translation>
    </message>
    <message>
        <source>how many rounds?</source>
        <translation>mitu vooru?</translation>
    </message>
    <message>
        <source>attempt %1 of %2</source>
        <translation>katse %1 / %2</translation>
    </message>
    <message>
        <source>%1: call the number that %2 has to throw</source>
        <translation>%1: nimeta arv, mida peab viskama %2</translation>
    </message>
    <message>
        <source>%1: write the %2 in an empty row</source>
        <translation>%1: kirjuta %2 mõnda tühja ritta</translation>
    </message>
    <message>
        <source>%1: throw one die, the highest gives the number of rounds</source>
        <translation>%1: viska üks täring, suurim annab voorude arvu</translation>
    </message>
    <message>
        <source>%1: throw the die, %2 is wanted</source>
        <translation>%1: viska täring, soov on %2</translation>
    </message>
    <message>
        <source>%1: throw the die, attempt %2 of %3; it is scored by %4</source>
        <translation>%1: viska täring, katse %2 / %3; punktid saab %4</translation>
    </message>
    <message>
        <source>%1: throw the die, attempt %2 of %3</source>
        <translation>%1: viska täring, katse %2 / %3</translation>
    </message>
    <message>
        <source>%1: throw both dice, attempt %2 of %3</source>
        <translation>%1: viska mõlemad täringud, katse %2 / %3</translation>
    </message>
    <message>
        <source>%1 throws %2, scored by %3</source>
        <translation>%1 viskab %2, punktid saab %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 throws %2: %n point(s)</source>
        <translation>
            <numerusform>%1 viskab %2: %n punkt</numerusform>
            <numerusform>%1 viskab %2: %n punkti</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 writes the %2 in row %3</source>
        <translation>%1 kirjutab %2, rida on %3</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Kokku</translation>
    </message>
    <message>
        <source>Pairs 1-1</source>
        <translation>Paarid 1-1</translation>
    </message>
    <message>
        <source>The win is shared.</source>
        <translation>Võit jagatakse.</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins the match with %n game(s).</source>
        <translation>
            <numerusform>Partii võitis %1: %n mäng.</numerusform>
            <numerusform>Partii võitis %1: %n mängu.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wins the deciding game and the match.</source>
        <translation>Otsustava mängu ja partii võitis %1.</translation>
    </message>
    <message>
        <source>%1 wins.</source>
        <translation>Võitis %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s).</source>
        <translation>
            <numerusform>Võitis %1: %n punkt.</numerusform>
            <numerusform>Võitis %1: %n punkti.</numerusform>
        </translation>
    </message>
    <message>
        <source>A position of this game begins with its number, %1.</source>
        <translation>Selle mängu seis algab mängu numbriga %1.</translation>
    </message>
    <message>
        <source>“%1” is not part of a game: lot, throw-off, play, extra or over.</source>
        <translation>„%1“ ei ole mängu osa: lot, throw-off, play, extra või over.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Peatu</translation>
    </message>
    <message>
        <source>Count both: %1</source>
        <translation>Loe mõlemad: %1</translation>
    </message>
    <message>
        <source>Number to be thrown</source>
        <translation>Arv, mida tuleb visata</translation>
    </message>
    <message>
        <source>Throw for the start</source>
        <translation>Alustamise vise</translation>
    </message>
    <message>
        <source>First play</source>
        <translation>Esimene mäng</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Võidetud mängud</translation>
    </message>
    <message>
        <source>%1: throw, it is the extra round for the win</source>
        <translation>%1: viska, käib lisavoor võidu peale</translation>
    </message>
    <message>
        <source>%1 throws %2 in the extra round</source>
        <translation>%1 viskab lisavoorus %2</translation>
    </message>
    <message>
        <source>%1: a tie, those tied play again</source>
        <translation>%1: viik, võrdsed mängivad uuesti</translation>
    </message>
    <message>
        <source>%1: a tie, an extra round follows</source>
        <translation>%1: viik, tuleb lisavoor</translation>
    </message>
    <message>
        <source>%1: the win is shared</source>
        <translation>%1: võit jagatakse</translation>
    </message>
    <message>
        <source>%1: %2 wins</source>
        <translation>%1: võitis %2</translation>
    </message>
    <message>
        <source>%1 calls the %2</source>
        <translation>%1 nimetab arvu %2</translation>
    </message>
    <message>
        <source>What is a repeat</source>
        <translation>Mis on kordus</translation>
    </message>
    <message>
        <source>A sum is a repeat of any earlier throw of another player, or only of the throw before.</source>
        <translation>Summa kordab ükskõik millist teise mängija varasemat viset või ainult eelmist viset.</translation>
    </message>
    <message>
        <source>of any throw</source>
        <translation>mis tahes varasem summa</translation>
    </message>
    <message>
        <source>of the last throw</source>
        <translation>eelmise viske summa</translation>
    </message>
    <message>
        <source>A sum crossed off before</source>
        <translation>Juba maha tõmmatud summa</translation>
    </message>
    <message>
        <source>A sum that is crossed off already changes nothing, or ends the turn.</source>
        <translation>Juba maha tõmmatud summa ei muuda midagi või lõpetab korra.</translation>
    </message>
    <message>
        <source>changes nothing</source>
        <translation>ei muuda midagi</translation>
    </message>
    <message>
        <source>ends the turn</source>
        <translation>lõpetab korra</translation>
    </message>
    <message>
        <source>A double doubles</source>
        <translation>Dublee kahekordistab</translation>
    </message>
    <message>
        <source>A double counts twice its points, or it is added once and doubles the whole score.</source>
        <translation>Dublee loeb oma punktid kahekordselt või liidetakse see üks kord ja kogu seis kahekordistub.</translation>
    </message>
    <message>
        <source>the throw</source>
        <translation>viske</translation>
    </message>
    <message>
        <source>the score</source>
        <translation>kogu seisu</translation>
    </message>
    <message>
        <source>What decides</source>
        <translation>Mis otsustab</translation>
    </message>
    <message>
        <source>The most pairs 1-1 win and the points only break a tie, or only the points count.</source>
        <translation>Võidab see, kellel on rohkem paare 1-1, ja punktid otsustavad ainult viigi, või loevad ainult punktid.</translation>
    </message>
    <message>
        <source>pairs 1-1</source>
        <translation>paarid 1-1</translation>
    </message>
    <message>
        <source>points</source>
        <translation>punktid</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Siht</translation>
    </message>
    <message>
        <source>13 points or more end the game, or exactly 13.</source>
        <translation>Mäng lõpeb, kui kellelgi on 13 punkti või rohkem, või täpselt 13.</translation>
    </message>
    <message>
        <source>13 or more</source>
        <translation>13 või rohkem</translation>
    </message>
    <message>
        <source>exactly 13</source>
        <translation>täpselt 13</translation>
    </message>
    <message>
        <source>What wins</source>
        <translation>Mis võidab</translation>
    </message>
    <message>
        <source>Five doubles of any numbers, one pair of fives, or five pairs of fives.</source>
        <translation>Viis dubleed ükskõik milliste arvudega, üks viite dublee või viis viite dubleed.</translation>
    </message>
    <message>
        <source>five doubles</source>
        <translation>viis dubleed</translation>
    </message>
    <message>
        <source>one 5-5</source>
        <translation>üks 5-5</translation>
    </message>
    <message>
        <source>five 5-5</source>
        <translation>viis 5-5</translation>
    </message>
    <message>
        <source>What is counted</source>
        <translation>Mida loetakse</translation>
    </message>
    <message>
        <source>One die or the sum of both may be counted, or always the sum.</source>
        <translation>Lugeda tohib üht täringut või mõlema summat, või alati summat.</translation>
    </message>
    <message>
        <source>one die or the sum</source>
        <translation>üks täring või summa</translation>
    </message>
    <message>
        <source>the sum</source>
        <translation>summa</translation>
    </message>
    <message>
        <source>Ten throws without repeating a sum of the others; five repeats put you out.</source>
        <translation>Kümme viset teiste summasid kordamata; viis kordust viib mängust välja.</translation>
    </message>
    <message>
        <source>Five throws of two dice: the fewest points win.</source>
        <translation>Viis viset kahe täringuga: kes saab kõige vähem punkte, võidab.</translation>
    </message>
    <message>
        <source>Cross off all sums but the seven; a seven ends the turn.</source>
        <translation>Tõmba maha kõik summad peale seitsme; seitse lõpetab korra.</translation>
    </message>
    <message>
        <source>Be the first to have exactly 100 points; a double gives one more throw.</source>
        <translation>Saa esimesena täpselt 100 punkti; dublee annab veel ühe viske.</translation>
    </message>
    <message>
        <source>Be the first to have exactly 100 points; a double counts twice.</source>
        <translation>Saa esimesena täpselt 100 punkti; dublee loeb kahekordselt.</translation>
    </message>
    <message>
        <source>Only the sum 6 counts: be the first to have 60 points.</source>
        <translation>Loeb ainult summa 6: saa esimesena 60 punkti.</translation>
    </message>
    <message>
        <source>Ten throws of two dice: the most points win.</source>
        <translation>Kümme viset kahe täringuga: kes saab kõige rohkem punkte, võidab.</translation>
    </message>
    <message>
        <source>Only the sum 10 counts: be the first to have 100 points.</source>
        <translation>Loeb ainult summa 10: saa esimesena 100 punkti.</translation>
    </message>
    <message>
        <source>Ten throws: the most sums of 6 and 12 win.</source>
        <translation>Kümme viset: kes saab kõige rohkem summasid 6 ja 12, võidab.</translation>
    </message>
    <message>
        <source>Ten throws: the most pairs of ones win, then the most points; other doubles are worth nothing.</source>
        <translation>Kümme viset: võidab, kes saab kõige rohkem paare 1-1, siis loevad punktid; teised dubleed ei anna midagi.</translation>
    </message>
    <message>
        <source>Have 13 points or more in fewer throws than the others.</source>
        <translation>Saa 13 punkti või rohkem vähemate visetega kui teised.</translation>
    </message>
    <message>
        <source>Your first die multiplies all your points: the highest total wins.</source>
        <translation>Sinu esimene täring korrutab kõik sinu punktid: suurim summa võidab.</translation>
    </message>
    <message>
        <source>Ten throws, and only doubles and sevens count: the most points win.</source>
        <translation>Kümme viset, loevad ainult dubleed ja seitsmed: kes saab kõige rohkem punkte, võidab.</translation>
    </message>
    <message>
        <source>Only 11 and 12 count: be the first to have 101 points or more.</source>
        <translation>Loevad ainult 11 ja 12: saa esimesena 101 punkti või rohkem.</translation>
    </message>
    <message>
        <source>The five best of ten throws, and then the five lowest of ten more: the highest total wins.</source>
        <translation>Kümne viske viis paremat ja siis veel kümne viis väiksemat: suurim summa võidab.</translation>
    </message>
    <message>
        <source>Be the first to have 100 points; a double throws you back to 0.</source>
        <translation>Saa esimesena 100 punkti; dublee viib tagasi nulli.</translation>
    </message>
    <message>
        <source>Throw five doubles in fewer throws than the others.</source>
        <translation>Viska viis dubleed vähemate visetega kui teised.</translation>
    </message>
    <message>
        <source>Ten throws: the most pairs 5-6 win.</source>
        <translation>Kümme viset: kes saab kõige rohkem paare 5-6, võidab.</translation>
    </message>
    <message>
        <source>Count the dice exactly to the number called for you; whoever fails is out.</source>
        <translation>Loe täringud täpselt arvuni, mida sulle nimetati; kes ei saa, langeb välja.</translation>
    </message>
    <message>
        <source>The sum of five throws divided by five: the highest average wins.</source>
        <translation>Viie viske summa jagatakse viiega: suurim keskmine võidab.</translation>
    </message>
    <message>
        <source>Ten throws: the most doubles win.</source>
        <translation>Kümme viset: kes saab kõige rohkem dubleesid, võidab.</translation>
    </message>
    <message>
        <source>Ten throws: a double is worth its number, and the most points win.</source>
        <translation>Kümme viset: dublee on oma arvu väärt ja kes saab kõige rohkem punkte, võidab.</translation>
    </message>
    <message>
        <source>The %1 is not used: every die has to be, once.</source>
        <translation>Täring %1 jäi kasutamata: iga täring peab tehtes olema täpselt üks kord.</translation>
    </message>
    <message>
        <source>Nothing can be divided by zero.</source>
        <translation>Nulliga ei saa jagada.</translation>
    </message>
    <message>
        <source>A bracket is not closed.</source>
        <translation>Sulg on jäänud lõpetamata.</translation>
    </message>
    <message>
        <source>No minus sign may stand before the first number.</source>
        <translation>Esimese arvu ees ei tohi olla miinusmärki.</translation>
    </message>
    <message>
        <source>A number has to stand first.</source>
        <translation>Alguses peab olema arv.</translation>
    </message>
    <message>
        <source>A number is missing after “%1”.</source>
        <translation>Märgi „%1“ järel puudub arv.</translation>
    </message>
    <message>
        <source>Dice are not joined: %1 and %2 need a sign between them.</source>
        <translation>Täringuid kokku ei kirjutata: %1 ja %2 vajavad vahele märki.</translation>
    </message>
    <message>
        <source>There is no %1 among the dice, or it is used already.</source>
        <translation>Arvu %1 täringutel ei ole või on see juba kasutatud.</translation>
    </message>
    <message>
        <source>A bracket is closed that was not opened.</source>
        <translation>Lõpetav sulg on siin ilma alguseta.</translation>
    </message>
    <message>
        <source>A sign is missing before “%1”: multiplication has to be written.</source>
        <translation>Enne „%1“ puudub märk: ka korrutamine tuleb välja kirjutada.</translation>
    </message>
    <message>
        <source>Only + − × ÷ and brackets are allowed: no powers, roots or factorials.</source>
        <translation>Lubatud on ainult + − × ÷ ja sulud: astmeid, juuri ega faktoriaale ei ole.</translation>
    </message>
    <message>
        <source>“%1” is not a sign of arithmetic: use the dice, + − × ÷ and brackets.</source>
        <translation>„%1“ ei ole tehtemärk: kasuta täringuid, märke + − × ÷ ja sulge.</translation>
    </message>
    <message>
        <source>That is too long: three dice need fewer signs.</source>
        <translation>See on liiga pikk: kolm täringut nii palju märke ei vaja.</translation>
    </message>
    <message>
        <source>Write an expression with the dice, for example 3 × (4 + 1).</source>
        <translation>Kirjuta täringutega tehe, näiteks 3 × (4 + 1).</translation>
    </message>
    <message>
        <source>After %2 rounds %1 has come farthest and wins.</source>
        <translation>Pärast %2. vooru oli kõige kaugemal ja võitis %1.</translation>
    </message>
    <message>
        <source>%1: throw the third die, the highest wins</source>
        <translation>%1: viska kolmas täring, suurim võidab</translation>
    </message>
    <message>
        <source>%1: throw both dice, two sixes are needed at once</source>
        <translation>%1: viska mõlemad täringud, vaja on kaht kuut korraga</translation>
    </message>
    <message>
        <source>%1: throw both dice, two sixes are needed</source>
        <translation>%1: viska mõlemad täringud, vaja on kaht kuut</translation>
    </message>
    <message>
        <source>%1: throw one die, one more six is needed</source>
        <translation>%1: viska üks täring, puudu on üks kuus</translation>
    </message>
    <message>
        <source>%1 throws %2 with the third die</source>
        <translation>%1 viskab kolmanda täringuga %2</translation>
    </message>
    <message>
        <source>%1 throws %2 and has two sixes</source>
        <translation>%1 viskab %2, kaks kuut on koos</translation>
    </message>
    <message>
        <source>%1 throws %2 and keeps %3</source>
        <translation>%1 viskab %2, alles jääb %3</translation>
    </message>
    <message>
        <source>%1 throws %2: nothing stays</source>
        <translation>%1 viskab %2, midagi ei jää alles</translation>
    </message>
    <message>
        <source>The highest third die is a %2: %1 wins.</source>
        <translation>Suurim kolmas täring on %2: võitis %1.</translation>
    </message>
    <message>
        <source>First six</source>
        <translation>Esimene kuus</translation>
    </message>
    <message>
        <source>Second six</source>
        <translation>Teine kuus</translation>
    </message>
    <message>
        <source>Third die</source>
        <translation>Kolmas täring</translation>
    </message>
    <message>
        <source>Third six</source>
        <translation>Kolmas kuus</translation>
    </message>
    <message>
        <source>%1: throw three dice, three sixes are needed</source>
        <translation>%1: viska kolme täringut, vaja on kolme kuut</translation>
    </message>
    <message>
        <source>%1: throw two dice, two more sixes are needed</source>
        <translation>%1: viska kaht täringut, puudu on kaks kuut</translation>
    </message>
    <message>
        <source>Three sixes: %1 wins.</source>
        <translation>Kolm kuut on koos: võitis %1.</translation>
    </message>
    <message>
        <source>First one</source>
        <translation>Esimene üks</translation>
    </message>
    <message>
        <source>Second one</source>
        <translation>Teine üks</translation>
    </message>
    <message>
        <source>Third one</source>
        <translation>Kolmas üks</translation>
    </message>
    <message>
        <source>%1: throw three dice, three ones are needed</source>
        <translation>%1: viska kolme täringut, vaja on kolme ühte</translation>
    </message>
    <message>
        <source>%1: throw two dice, two more ones are needed</source>
        <translation>%1: viska kaht täringut, puudu on kaks ühte</translation>
    </message>
    <message>
        <source>%1: throw one die, a last one is needed</source>
        <translation>%1: viska üks täring, puudu on viimane üks</translation>
    </message>
    <message>
        <source>Three ones: %1 wins.</source>
        <translation>Kolm ühte on koos: võitis %1.</translation>
    </message>
    <message>
        <source>First sailor</source>
        <translation>Esimene madrus</translation>
    </message>
    <message>
        <source>Second sailor</source>
        <translation>Teine madrus</translation>
    </message>
    <message>
        <source>Third sailor</source>
        <translation>Kolmas madrus</translation>
    </message>
    <message>
        <source>%1: throw the first die, a one is needed</source>
        <translation>%1: viska esimene täring, vaja on ühte</translation>
    </message>
    <message>
        <source>%1: throw the second die, a one is needed</source>
        <translation>%1: viska teine täring, vaja on ühte</translation>
    </message>
    <message>
        <source>%1: throw the third die, a one is needed and wins</source>
        <translation>%1: viska kolmas täring, üks võidab</translation>
    </message>
    <message>
        <source>%1 throws %2: the turn is over</source>
        <translation>%1 viskab %2, kord on läbi</translation>
    </message>
    <message>
        <source>%1: throw five dice, 1, 2 and 3 are needed (throw %3 of 5)</source>
        <translation>%1: viska viit täringut, vaja on 1, 2 ja 3 (vise %3 / 5)</translation>
    </message>
    <message>
        <source>%1: throw five dice, 4, 5 and 6 are needed (throw %3 of 5)</source>
        <translation>%1: viska viit täringut, vaja on 4, 5 ja 6 (vise %3 / 5)</translation>
    </message>
    <message>
        <source>%1 throws %2 and has %3</source>
        <translation>%1 viskab %2, kokku %3</translation>
    </message>
    <message>
        <source>%1 throws %2, a miss</source>
        <translation>%1 viskab %2, mööda</translation>
    </message>
    <message>
        <source>Both parts are done: %1 wins.</source>
        <translation>Mõlemad osad on tehtud: võitis %1.</translation>
    </message>
    <message>
        <source>5-6, three dice</source>
        <translation>5-6, kolm täringut</translation>
    </message>
    <message>
        <source>5-6, two dice</source>
        <translation>5-6, kaks täringut</translation>
    </message>
    <message>
        <source>%1: throw three dice, 5 and 6 are needed</source>
        <translation>%1: viska kolme täringut, vaja on 5 ja 6</translation>
    </message>
    <message>
        <source>%1: throw two dice, 5 and 6 are needed</source>
        <translation>%1: viska kaht täringut, vaja on 5 ja 6</translation>
    </message>
    <message>
        <source>%1 is the captain and wins.</source>
        <translation>Kapteniks sai ja võitis %1.</translation>
    </message>
    <message>
        <source>Stop %1</source>
        <translation>Peatus %1</translation>
    </message>
    <message>
        <source>%1: throw five dice, a %2 is needed first</source>
        <translation>%1: viska viit täringut, esimesena on vaja %2</translation>
    </message>
    <message>
        <source>%1: throw four dice, a %2 is needed next</source>
        <translation>%1: viska nelja täringut, järgmisena on vaja %2</translation>
    </message>
    <message>
        <source>%1: throw three dice, a %2 is needed next</source>
        <translation>%1: viska kolme täringut, järgmisena on vaja %2</translation>
    </message>
    <message>
        <source>%1: throw two dice, a %2 is needed next</source>
        <translation>%1: viska kaht täringut, järgmisena on vaja %2</translation>
    </message>
    <message>
        <source>%1: throw one die, a %2 is needed and wins</source>
        <translation>%1: viska üks täring, võiduks on vaja %2</translation>
    </message>
    <message>
        <source>%1 throws %2 and lays %3</source>
        <translation>%1 viskab %2, ritta läheb %3</translation>
    </message>
    <message>
        <source>%1 throws %2: there is no %3</source>
        <translation>%1 viskab %2, aga vaja oleks %3</translation>
    </message>
    <message>
        <source>%1 has arrived and wins.</source>
        <translation>Kohale jõudis ja võitis %1.</translation>
    </message>
    <message>
        <source>%1: throw five dice, 1 to 5 are needed in one throw</source>
        <translation>%1: viska viit täringut, vaja on ühe viskega 1 kuni 5</translation>
    </message>
    <message>
        <source>How it is played</source>
        <translation>Kuidas mängida</translation>
    </message>
    <message>
        <source>in one throw</source>
        <translation>ühe viskega</translation>
    </message>
    <message>
        <source>placing</source>
        <translation>kohale pannes</translation>
    </message>
    <message>
        <source>Sixes stay from turn to turn, or both must come in the same throw.</source>
        <translation>Kuued jäävad järgmiseks korraks alles või peavad mõlemad tulema samas viskes.</translation>
    </message>
    <message>
        <source>stay</source>
        <translation>jäävad alles</translation>
    </message>
    <message>
        <source>together</source>
        <translation>korraga</translation>
    </message>
    <message>
        <source>Laying</source>
        <translation>Ladumine</translation>
    </message>
    <message>
        <source>Numbers are laid in order and stay, or all five must come in one throw.</source>
        <translation>Arvud laotakse järjest ja jäävad paigale või peavad kõik viis tulema ühe viskega.</translation>
    </message>
    <message>
        <source>Sixes stay with you: be the first to have three, for house number 666.</source>
        <translation>Kuued jäävad sulle: saa neid esimesena kolm ja majanumber 666 on sinu.</translation>
    </message>
    <message>
        <source>Sixes stay; or 6-6-6 must come in one throw; or five house numbers are put together digit by digit, and the highest sum wins.</source>
        <translation>Kuued jäävad alles; või peab 6-6-6 tulema ühe viskega; või pannakse numbrid ükshaaval kohale ja võidab viie majanumbri suurim summa.</translation>
    </message>
    <message>
        <source>sixes stay</source>
        <translation>kuued jäävad</translation>
    </message>
    <message>
        <source>Ones stay with you: be the first to have three, for house number 111.</source>
        <translation>Ühed jäävad sulle: saa neid esimesena kolm ja majanumber 111 on sinu.</translation>
    </message>
    <message>
        <source>Ones stay; or 1-1-1 must come in one throw; or five house numbers are put together digit by digit, and the lowest sum wins.</source>
        <translation>Ühed jäävad alles; või peab 1-1-1 tulema ühe viskega; või pannakse numbrid ükshaaval kohale ja võidab viie majanumbri väikseim summa.</translation>
    </message>
    <message>
        <source>ones stay</source>
        <translation>ühed jäävad</translation>
    </message>
    <message>
        <source>Get two sixes and wait for the others; then the highest third die wins.</source>
        <translation>Hangi kaks kuut ja oota teised ära; siis võidab suurim kolmas täring.</translation>
    </message>
    <message>
        <source>Die after die has to show a one: be the first with all three.</source>
        <translation>Täring täringu järel peab näitama ühte: saa kõik kolm esimesena.</translation>
    </message>
    <message>
        <source>First 1-2-3 and then 4-5-6, each in a single throw of five dice.</source>
        <translation>Kõigepealt 1-2-3 ja siis 4-5-6, kumbki viie täringu ühe viskega.</translation>
    </message>
    <message>
        <source>Throw a 5 and a 6 with three dice, then once more with two.</source>
        <translation>Viska 5 ja 6 kolme täringuga ning siis veel kord kahega.</translation>
    </message>
    <message>
        <source>Lay 1, 2, 3, 4, 5 with your dice, in this order.</source>
        <translation>Lao täringutest 1, 2, 3, 4, 5, just selles järjekorras.</translation>
    </message>
    <message>
        <source>Lay 5, 4, 3, 2, 1 with your dice, in this order.</source>
        <translation>Lao täringutest 5, 4, 3, 2, 1, just selles järjekorras.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 ja %2</translation>
    </message>
    <message>
        <source>%1: throw! Called: %2</source>
        <translation>%1: viska! Öeldud: %2</translation>
    </message>
    <message>
        <source>%1: call a second number beside %2</source>
        <translation>%1: ütle teine arv, üks on %2</translation>
    </message>
    <message>
        <source>%1: call the first of two numbers</source>
        <translation>%1: ütle kahest arvust esimene</translation>
    </message>
    <message>
        <source>%1: call a number, then throw</source>
        <translation>%1: ütle üks arv, siis viska</translation>
    </message>
    <message numerus="yes">
        <source>%1 throws %2: %n hit(s)</source>
        <translation>
            <numerusform>%1 viskab %2: %n tabamus</numerusform>
            <numerusform>%1 viskab %2: %n tabamust</numerusform>
        </translation>
    </message>
    <message>
        <source>called: %1</source>
        <translation>öeldud: %1</translation>
    </message>
    <message>
        <source>Have the best hand of the round with five poker dice, in as few throws as you can.</source>
        <translation>Tee viie pokkeritäringuga vooru parim käsi, võimalikult väheste visetega.</translation>
    </message>
    <message>
        <source>Fill the ten boxes of your sheet with the best that five poker dice give in three throws.</source>
        <translation>Täida lehe kümme lahtrit parimaga, mida viis pokkeritäringut kolme viskega annavad.</translation>
    </message>
    <message>
        <source>Write straights, full houses and equal dice in ten lines, for the highest total.</source>
        <translation>Kirjuta kümnesse ritta jadad, majad ja ühesugused täringud ning kogu suurim summa.</translation>
    </message>
    <message>
        <source>Goal reached</source>
        <translation>Eesmärk käes</translation>
    </message>
    <message>
        <source>Extra round – %1</source>
        <translation>Lisavoor – %1</translation>
    </message>
    <message>
        <source>%1 throws %2: %3 points</source>
        <translation>%1 viskab %2: %3 punkti</translation>
    </message>
    <message>
        <source>%1 wins with %2 points.</source>
        <translation>%1 võidab, punkte %2.</translation>
    </message>
    <message>
        <source>2-3-4</source>
        <translation>2-3-4</translation>
    </message>
    <message>
        <source>The booklet does not name 2-3-4 among the runs; it may be counted as well.</source>
        <translation>Vihik ei nimeta 2-3-4 jadade seas; soovi korral võib ka selle arvesse võtta.</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>ei loe</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>loeb</translation>
    </message>
    <message>
        <source>1-2-3, 2-3-4, 3-4-5 or 4-5-6 is wanted</source>
        <translation>vaja on 1-2-3, 2-3-4, 3-4-5 või 4-5-6</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Arvestamine</translation>
    </message>
    <message>
        <source>A throw is one combination at most, or two pairs and three and two count as two.</source>
        <translation>Vise annab kõige rohkem ühe kombinatsiooni või loetakse kaks paari ja 3 + 2 kaheks.</translation>
    </message>
    <message>
        <source>one per throw</source>
        <translation>üks viske kohta</translation>
    </message>
    <message>
        <source>groups</source>
        <translation>rühmad</translation>
    </message>
    <message>
        <source>equal dice are wanted, in groups</source>
        <translation>vaja on võrdseid täringuid, ka mitmes rühmas</translation>
    </message>
    <message>
        <source>Five throws of three dice: the most points win.</source>
        <translation>Viis viset kolme täringuga: võidab suurim punktisumma.</translation>
    </message>
    <message>
        <source>every die counts</source>
        <translation>loevad kõik täringud</translation>
    </message>
    <message>
        <source>Five throws of three dice: the fewest points win.</source>
        <translation>Viis viset kolme täringuga: võidab väikseim punktisumma.</translation>
    </message>
    <message>
        <source>every die counts, the fewest points win</source>
        <translation>loevad kõik täringud, võidab väikseim summa</translation>
    </message>
    <message>
        <source>Ten throws of three dice: sixes count nothing, and the most points win.</source>
        <translation>Kümme viset kolme täringuga: kuued ei loe midagi, võidab suurim punktisumma.</translation>
    </message>
    <message>
        <source>sixes count nothing</source>
        <translation>kuued ei loe midagi</translation>
    </message>
    <message>
        <source>Ten throws of three dice: only ones, threes and fives count.</source>
        <translation>Kümme viset kolme täringuga: loevad ainult ühed, kolmed ja viied.</translation>
    </message>
    <message>
        <source>1, 3 and 5 count</source>
        <translation>loevad 1, 3 ja 5</translation>
    </message>
    <message>
        <source>Ten throws of three dice: only twos, fours and sixes count.</source>
        <translation>Kümme viset kolme täringuga: loevad ainult kahed, neljad ja kuued.</translation>
    </message>
    <message>
        <source>2, 4 and 6 count</source>
        <translation>loevad 2, 4 ja 6</translation>
    </message>
    <message>
        <source>Five throws of three dice: only equal dice count.</source>
        <translation>Viis viset kolme täringuga: loevad ainult võrdsed täringud.</translation>
    </message>
    <message>
        <source>equal dice count</source>
        <translation>loevad võrdsed täringud</translation>
    </message>
    <message>
        <source>Seven rounds with up to three throws: a one counts 100, a six 60, and the most points win.</source>
        <translation>Seitse vooru, igas kuni kolm viset: üks loeb 100, kuus 60, võidab suurim punktisumma.</translation>
    </message>
    <message>
        <source>a 1 counts 100, a 6 counts 60</source>
        <translation>üks loeb 100, kuus 60</translation>
    </message>
    <message>
        <source>Ten throws of three dice: only sixes count, and two or three together count more.</source>
        <translation>Kümme viset kolme täringuga: loevad ainult kuued, kaks või kolm korraga annavad rohkem.</translation>
    </message>
    <message>
        <source>sixes count 6, 18 or 36</source>
        <translation>kuued annavad 6, 18 või 36</translation>
    </message>
    <message>
        <source>Ten throws of three dice: only twos count, and two or three together count more.</source>
        <translation>Kümme viset kolme täringuga: loevad ainult kahed, kaks või kolm korraga annavad rohkem.</translation>
    </message>
    <message>
        <source>twos count 2, 6 or 12</source>
        <translation>kahed annavad 2, 6 või 12</translation>
    </message>
    <message>
        <source>Ten throws of three dice: only fours count, and two or three together count more.</source>
        <translation>Kümme viset kolme täringuga: loevad ainult neljad, kaks või kolm korraga annavad rohkem.</translation>
    </message>
    <message>
        <source>fours count 4, 12 or 24</source>
        <translation>neljad annavad 4, 12 või 24</translation>
    </message>
    <message>
        <source>Ten throws of three dice: throw 1-2-3 more often than the others.</source>
        <translation>Kümme viset kolme täringuga: viska 1-2-3 sagedamini kui teised.</translation>
    </message>
    <message>
        <source>1-2-3 is wanted</source>
        <translation>vaja on 1-2-3</translation>
    </message>
    <message>
        <source>Ten throws of three dice: the two largest dice count.</source>
        <translation>Kümme viset kolme täringuga: loevad kaks suuremat täringut.</translation>
    </message>
    <message>
        <source>the two largest dice count</source>
        <translation>loevad kaks suuremat täringut</translation>
    </message>
    <message>
        <source>Ten throws of three dice: the two smallest dice count, and the most points win.</source>
        <translation>Kümme viset kolme täringuga: loevad kaks väiksemat täringut, võidab suurim punktisumma.</translation>
    </message>
    <message>
        <source>the two smallest dice count</source>
        <translation>loevad kaks väiksemat täringut</translation>
    </message>
    <message>
        <source>Ten throws of three dice: a throw counts where one die is the sum of the other two.</source>
        <translation>Kümme viset kolme täringuga: vise loeb, kui üks täring on kahe teise summa.</translation>
    </message>
    <message>
        <source>one die must be the sum of the other two</source>
        <translation>üks täring peab olema kahe teise summa</translation>
    </message>
    <message>
        <source>Five throws of three dice: only fives count.</source>
        <translation>Viis viset kolme täringuga: loevad ainult viied.</translation>
    </message>
    <message>
        <source>fives count</source>
        <translation>loevad viied</translation>
    </message>
    <message>
        <source>Ten throws of three dice: only the runs 1-2-3, 3-4-5 and 4-5-6 count.</source>
        <translation>Kümme viset kolme täringuga: loevad ainult jadad 1-2-3, 3-4-5 ja 4-5-6.</translation>
    </message>
    <message>
        <source>1-2-3, 3-4-5 or 4-5-6 is wanted</source>
        <translation>vaja on 1-2-3, 3-4-5 või 4-5-6</translation>
    </message>
    <message>
        <source>Ten throws of three dice: equal dice and runs count.</source>
        <translation>Kümme viset kolme täringuga: loevad võrdsed täringud ja jadad.</translation>
    </message>
    <message>
        <source>equal dice and runs count</source>
        <translation>loevad võrdsed täringud ja jadad</translation>
    </message>
    <message>
        <source>Ten throws of three dice: threes and sixes are subtracted, the rest is added.</source>
        <translation>Kümme viset kolme täringuga: kolmed ja kuued lahutatakse, muu liidetakse.</translation>
    </message>
    <message>
        <source>threes and sixes are subtracted</source>
        <translation>kolmed ja kuued lahutatakse</translation>
    </message>
    <message>
        <source>Five throws of three dice: only twos count.</source>
        <translation>Viis viset kolme täringuga: loevad ainult kahed.</translation>
    </message>
    <message>
        <source>twos count</source>
        <translation>loevad kahed</translation>
    </message>
    <message>
        <source>Five throws of three dice: throw more doublets than the others.</source>
        <translation>Viis viset kolme täringuga: viska rohkem dubleesid kui teised.</translation>
    </message>
    <message>
        <source>equal dice are wanted</source>
        <translation>vaja on võrdseid täringuid</translation>
    </message>
    <message>
        <source>Five throws of three dice: throw more runs than the others.</source>
        <translation>Viis viset kolme täringuga: viska rohkem jadasid kui teised.</translation>
    </message>
    <message>
        <source>three numbers in a row are wanted</source>
        <translation>vaja on kolme järjestikust arvu</translation>
    </message>
    <message>
        <source>Five throws of three dice: doublets of 4, 5 and 6 count for you, small ones against you.</source>
        <translation>Viis viset kolme täringuga: nelja, viie ja kuue dubleed annavad punkte, väikesed võtavad.</translation>
    </message>
    <message>
        <source>equal 4s, 5s and 6s count, smaller ones are subtracted</source>
        <translation>suured dubleed (4, 5, 6) liidetakse, väikesed lahutatakse</translation>
    </message>
    <message>
        <source>Ten throws of three dice: a sum of ten brings ten points, any other costs ten.</source>
        <translation>Kümme viset kolme täringuga: summa 10 annab kümme punkti, iga muu võtab kümme.</translation>
    </message>
    <message>
        <source>a sum of exactly 10 is wanted</source>
        <translation>vaja on täpselt summat 10</translation>
    </message>
    <message>
        <source>Four throws of four dice: throw more sixes than the others.</source>
        <translation>Neli viset nelja täringuga: viska rohkem kuusi kui teised.</translation>
    </message>
    <message>
        <source>sixes are wanted</source>
        <translation>vaja on kuusi</translation>
    </message>
    <message>
        <source>Ten throws of five dice: every throw with equal dice is a point.</source>
        <translation>Kümme viset viie täringuga: iga vise, milles on võrdseid täringuid, annab punkti.</translation>
    </message>
    <message>
        <source>Five throws of five dice: the most ones win, then the most points without threes and fours.</source>
        <translation>Viis viset viie täringuga: võidab see, kellel on kõige rohkem ühtesid, viigi korral loevad punktid ilma kolmede ja neljadeta.</translation>
    </message>
    <message>
        <source>ones are wanted</source>
        <translation>vaja on ühtesid</translation>
    </message>
    <message>
        <source>Tie-break</source>
        <translation>Viigipunktid</translation>
    </message>
    <message>
        <source>Five throws with one die, five with two, and so on up to five: the most points win.</source>
        <translation>Viis viset ühe täringuga, viis kahega ja nii edasi kuni viieni: võidab suurim punktisumma.</translation>
    </message>
    <message>
        <source>Five throws of five dice: the most points win.</source>
        <translation>Viis viset viie täringuga: võidab suurim punktisumma.</translation>
    </message>
    <message>
        <source>Five throws of five dice: throw more doublets than the others.</source>
        <translation>Viis viset viie täringuga: viska rohkem dubleesid kui teised.</translation>
    </message>
    <message>
        <source>Five throws of five dice: even and odd numbers are written apart and count together.</source>
        <translation>Viis viset viie täringuga: paaris- ja paaritud arvud kirjutatakse eraldi ja loevad koos.</translation>
    </message>
    <message>
        <source>every die counts, even or odd</source>
        <translation>loevad kõik täringud, paaris ja paaritud</translation>
    </message>
    <message>
        <source>Even numbers</source>
        <translation>Paarisarvud</translation>
    </message>
    <message>
        <source>Odd numbers</source>
        <translation>Paaritud arvud</translation>
    </message>
    <message>
        <source>%1: throw more than %2 to beat %3</source>
        <translation>%1: viska rohkem kui %2, vastane on %3</translation>
    </message>
    <message>
        <source>%1: equal throws, throw again against %2</source>
        <translation>%1: visked olid võrdsed, viska uuesti, vastane on %2</translation>
    </message>
    <message>
        <source>%1: throw, the duel is with %2</source>
        <translation>%1: viska, vastane on %2</translation>
    </message>
    <message>
        <source>%1 throws %2, that is %3</source>
        <translation>%1 viskab %2, kokku %3</translation>
    </message>
    <message>
        <source>%1 throws %2 and beats %3 by %4 to %5</source>
        <translation>%1 viskab %2 ja võidab %4 : %5, kaotaja on %3</translation>
    </message>
    <message>
        <source>%1 throws %2 and loses to %3 by %4 to %5</source>
        <translation>%1 viskab %2 ja kaotab %4 : %5, võitja on %3</translation>
    </message>
    <message>
        <source>%1 throws %2: equal again, %3 has won the duel</source>
        <translation>%1 viskab %2: jälle võrdne, kahevõitluse võidab %3</translation>
    </message>
    <message>
        <source>%1 throws %2: equal, both throw again</source>
        <translation>%1 viskab %2: võrdne, mõlemad viskavad uuesti</translation>
    </message>
    <message>
        <source>Duel</source>
        <translation>Kahevõitlus</translation>
    </message>
    <message>
        <source>waits: %1</source>
        <translation>ootab: %1</translation>
    </message>
    <message>
        <source>Lives</source>
        <translation>Elud</translation>
    </message>
    <message>
        <source>%1 is the last one left, with a score of %2.</source>
        <translation>%1 jäi viimasena alles, punkte on %2.</translation>
    </message>
    <message>
        <source>“group” is one group, after which the search goes on; “groups” ends the turn.</source>
        <translation>„group“ on üks rühm, mille järel otsitakse edasi; „groups“ lõpetab korra.</translation>
    </message>
    <message>
        <source>Name the dice of a group, as in “26 35”, or “-” where there is none.</source>
        <translation>Nimeta rühma täringud, näiteks „26 35“, või kirjuta „-“, kui rühma ei ole.</translation>
    </message>
    <message>
        <source>There cannot be more than two groups.</source>
        <translation>Rohkem kui kaht rühma ei saa olla.</translation>
    </message>
    <message>
        <source>There is no %1 left among the dice: each die serves once.</source>
        <translation>Täringut %1 enam ei ole: iga täring läheb käiku üks kord.</translation>
    </message>
    <message>
        <source>These dice add up to %1, not to %2.</source>
        <translation>Nende täringute summa on %1, aga vaja on %2.</translation>
    </message>
    <message>
        <source>Dice that make 8</source>
        <translation>Täringud, mis annavad 8</translation>
    </message>
    <message>
        <source>That is all</source>
        <translation>See on kõik</translation>
    </message>
    <message>
        <source>%1: throw and look for eights</source>
        <translation>%1: viska ja otsi kaheksaid</translation>
    </message>
    <message>
        <source>%1: one eight is found. Is there another?</source>
        <translation>%1: üks kaheksa on leitud. Kas on veel?</translation>
    </message>
    <message>
        <source>%1: which dice of %2 add up to 8?</source>
        <translation>%1: mis täringud viskes %2 annavad kokku 8?</translation>
    </message>
    <message>
        <source>%1 looks no further</source>
        <translation>%1 rohkem ei otsi</translation>
    </message>
    <message>
        <source>%1 finds no eight</source>
        <translation>%1 ei leia ühtegi kaheksat</translation>
    </message>
    <message>
        <source>%1 finds an eight: %2</source>
        <translation>%1 leiab kaheksa: %2</translation>
    </message>
    <message>
        <source>%1 finds two eights: %2 and %3</source>
        <translation>%1 leiab kaks kaheksat: %2 ja %3</translation>
    </message>
    <message>
        <source>Tens</source>
        <translation>Kümnelised</translation>
    </message>
    <message>
        <source>Street</source>
        <translation>Tänav</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Full</translation>
    </message>
    <message>
        <source>Poker</source>
        <translation>Pokker</translation>
    </message>
    <message>
        <source>Grande</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Count %1: reaches %2!</source>
        <translation>Arvesta %1: käes on %2!</translation>
    </message>
    <message>
        <source>Count %1: %2 in all</source>
        <translation>Arvesta %1: kokku %2</translation>
    </message>
    <message>
        <source>Pass the throw</source>
        <translation>Jäta vahele</translation>
    </message>
    <message>
        <source>Start again from 0</source>
        <translation>Alusta nullist</translation>
    </message>
    <message>
        <source>%1: throw, or start again from 0; exactly %2 needed</source>
        <translation>%1: viska või alusta nullist; vaja täpselt %2</translation>
    </message>
    <message>
        <source>%1: choose what to count; %2 needed</source>
        <translation>%1: vali, mida arvestada; vaja %2</translation>
    </message>
    <message>
        <source>%1: count or pass; exactly %2 needed</source>
        <translation>%1: arvesta või jäta vahele; vaja täpselt %2</translation>
    </message>
    <message>
        <source>%1: throw three dice; %2 or more needed</source>
        <translation>%1: viska kolme täringut; vaja vähemalt %2</translation>
    </message>
    <message>
        <source>%1: throw three dice; %2 missing, nothing fits any more</source>
        <translation>%1: viska kolme täringut; puudu on %2, enam ei mahu midagi</translation>
    </message>
    <message>
        <source>%1: throw three dice; exactly %2 needed</source>
        <translation>%1: viska kolme täringut; vaja täpselt %2</translation>
    </message>
    <message>
        <source>%1 throws %2, written %3</source>
        <translation>%1 viskab %2, kirjutatult %3</translation>
    </message>
    <message>
        <source>%1 throws %2, cannot go on from %3 and falls to 0</source>
        <translation>%1 viskab %2; %3 on ummik, summa langeb nulli</translation>
    </message>
    <message>
        <source>%1 throws %2: too much, the total falls to 0</source>
        <translation>%1 viskab %2: liiga palju, summa langeb nulli</translation>
    </message>
    <message>
        <source>%1 throws %2: too much, it is passed</source>
        <translation>%1 viskab %2: liiga palju, jääb vahele</translation>
    </message>
    <message>
        <source>%1 throws %2: it would lead to a dead end and is passed</source>
        <translation>%1 viskab %2: see viiks ummikusse ja jääb vahele</translation>
    </message>
    <message>
        <source>%1 counts %2 and has %3</source>
        <translation>%1 arvestab %2, kokku %3</translation>
    </message>
    <message>
        <source>%1 passes the throw</source>
        <translation>%1 jätab viske vahele</translation>
    </message>
    <message>
        <source>%1 goes on with %2</source>
        <translation>%1 jätkab summaga %2</translation>
    </message>
    <message>
        <source>%1 starts again from 0</source>
        <translation>%1 alustab nullist</translation>
    </message>
    <message>
        <source>may be written in any order</source>
        <translation>võib kirjutada ükskõik mis järjekorras</translation>
    </message>
    <message>
        <source>written %1</source>
        <translation>kirjutatult %1</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Mäng</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Voor</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Võite</translation>
    </message>
    <message numerus="yes">
        <source>%1 has reached %2 %n time(s) and wins.</source>
        <translation>
            <numerusform>%1 sai %2 täis %n kord ja võitis.</numerusform>
            <numerusform>%1 sai %2 täis %n korda ja võitis.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has exactly %2 and wins.</source>
        <translation>%1 sai täpselt %2 ja võitis.</translation>
    </message>
    <message>
        <source>%1 has reached %2 and wins.</source>
        <translation>%1 sai kokku %2 ja võitis.</translation>
    </message>
    <message>
        <source>%1 is nearest to %2 with %3 and wins.</source>
        <translation>%1 võitis: %3 on kõige lähem summale %2.</translation>
    </message>
    <message>
        <source>forced</source>
        <translation>sunnitult</translation>
    </message>
    <message>
        <source>Exactly 21, or 21 or more: then every throw is counted.</source>
        <translation>Täpselt 21 või 21 ja rohkem: siis loeb iga vise.</translation>
    </message>
    <message>
        <source>exactly 21</source>
        <translation>täpselt 21</translation>
    </message>
    <message>
        <source>21 or more</source>
        <translation>21 või rohkem</translation>
    </message>
    <message>
        <source>Wins needed</source>
        <translation>Vajalikke võite</translation>
    </message>
    <message>
        <source>Whoever reaches 51 goes on from 0; this many times 51 win the game.</source>
        <translation>Kes saab 51, jätkab nullist; mitu korda 51 võidab mängu.</translation>
    </message>
    <message>
        <source>Order of the dice</source>
        <translation>Täringute järjekord</translation>
    </message>
    <message>
        <source>The dice are written backwards as they fell, or the player puts them in order first.</source>
        <translation>Täringud kirjutatakse tagurpidi nii, nagu need kukkusid, või tõstab mängija need enne ümber.</translation>
    </message>
    <message>
        <source>as they fell</source>
        <translation>nagu kukkus</translation>
    </message>
    <message>
        <source>the player&apos;s choice</source>
        <translation>mängija valib</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Voore</translation>
    </message>
    <message>
        <source>After this many rounds the total nearest below 3001 wins.</source>
        <translation>Nii mitme vooru järel võidab 3001-le altpoolt lähim summa.</translation>
    </message>
    <message>
        <source>unlimited</source>
        <translation>piiramata</translation>
    </message>
    <message>
        <source>Forced: a throw that does not go over the target has to be counted, and a dead total falls to 0.</source>
        <translation>Sunnitult: vise, mis ei lähe üle sihi, tuleb arvestada; ummikusse jõudnud summa langeb nulli.</translation>
    </message>
    <message>
        <source>Forced: a throw that fits has to be counted; going over costs the total and the turn.</source>
        <translation>Sunnitult: mahtuv vise tuleb arvestada; üleminek viib summa nulli ja lõpetab korra.</translation>
    </message>
    <message>
        <source>Forced: a number that does not go over the target has to be counted.</source>
        <translation>Sunnitult: arv, mis ei lähe üle sihi, tuleb arvestada.</translation>
    </message>
    <message>
        <source>Reach exactly 21: count a throw, double it in a pair or run, or pass it.</source>
        <translation>Jõua täpselt 21-ni: arvesta vise, paari või jada puhul ka kahekordselt, või jäta vahele.</translation>
    </message>
    <message>
        <source>Reach exactly 51 with up to five throws in a turn, each counted or passed.</source>
        <translation>Saa täpselt 51: ühel korral on kuni viis viset, igaüht võib arvestada või vahele jätta.</translation>
    </message>
    <message>
        <source>Write three dice backwards as a number and add up to exactly 3001, or nearest below.</source>
        <translation>Kirjuta kolm täringut tagurpidi arvuks ja kogu täpselt 3001 või jää altpoolt kõige lähemale.</translation>
    </message>
    <message>
        <source>Make exactly 20 with three dice in fewer throws than the others.</source>
        <translation>Saa kolme täringuga täpselt 20 vähemate visetega kui teised.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: you hold %2; whose result do you take for it? The lowest total wins</source>
        <translation>%1: sinu käes on %2, kelle tulemuse selle vastu võtad? Väikseim summa võidab</translation>
    </message>
    <message>
        <source>%1: throw, the lowest sum wins</source>
        <translation>%1: viska, väikseim summa võidab</translation>
    </message>
    <message>
        <source>%1: throw; the result goes to the next player</source>
        <translation>%1: viska, tulemus läheb järgmisele mängijale</translation>
    </message>
    <message>
        <source>%1: throw; the result will be exchanged</source>
        <translation>%1: viska, tulemus läheb pärast vahetusse</translation>
    </message>
    <message>
        <source>%1; %2 is left over and keeps the result</source>
        <translation>%1; %2 jääb üle ja hoiab oma tulemuse</translation>
    </message>
    <message>
        <source>%1; exchange: %2 and %3</source>
        <translation>%1; vahetavad %2 ja %3</translation>
    </message>
    <message>
        <source>%1; every result goes to the next player</source>
        <translation>%1; kõik tulemused lähevad järgmisele mängijale</translation>
    </message>
    <message>
        <source>%1 gives away %2 and gets %3; the partner is %4</source>
        <translation>%1 annab ära %2 ja saab %3, vastaspool on %4</translation>
    </message>
    <message>
        <source>These dice can make 15: throws that cannot are thrown again.</source>
        <translation>Neist täringutest saab 15: lahenduseta visked visatakse uuesti.</translation>
    </message>
    <message>
        <source>%1 is %2, not 15.</source>
        <translation>%1 on %2, mitte 15.</translation>
    </message>
    <message>
        <source>Expression</source>
        <translation>Tehe</translation>
    </message>
    <message>
        <source>Impossible</source>
        <translation>Võimatu</translation>
    </message>
    <message>
        <source>Give this one up</source>
        <translation>Loobu sellest</translation>
    </message>
    <message>
        <source>%1: these dice cannot make 15, throw again</source>
        <translation>%1: neist täringutest 15 ei saa, viska uuesti</translation>
    </message>
    <message>
        <source>%1: throw three dice and make 15 of them</source>
        <translation>%1: viska kolme täringut ja tee neist 15</translation>
    </message>
    <message>
        <source>%1: make 15 of %2, each die once</source>
        <translation>%1: tee arvudest %2 viisteist, iga täring üks kord</translation>
    </message>
    <message>
        <source>%1 throws %2: that cannot make 15</source>
        <translation>%1 viskab %2: sellest 15 ei saa</translation>
    </message>
    <message>
        <source>%1: “impossible”, and that is right</source>
        <translation>%1: „võimatu“, ja nii ongi</translation>
    </message>
    <message>
        <source>%1: “impossible”, but it could be done: %2</source>
        <translation>%1: „võimatu“, aga sai küll: %2</translation>
    </message>
    <message>
        <source>%1 gives up; it was impossible</source>
        <translation>%1 loobub; see oligi võimatu</translation>
    </message>
    <message>
        <source>%1 gives up; a solution was %2</source>
        <translation>%1 loobub; üks lahendus oli %2</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Sekundid</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n task(s) solved.</source>
        <translation>
            <numerusform>%1 võidab, lahendatud on %n ülesanne.</numerusform>
            <numerusform>%1 võidab, lahendatud on %n ülesannet.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: throw all three dice, the smallest number wins</source>
        <translation>%1: viska kõik kolm täringut, väikseim number võidab</translation>
    </message>
    <message>
        <source>%1: throw all three dice, the highest number wins</source>
        <translation>%1: viska kõik kolm täringut, suurim number võidab</translation>
    </message>
    <message>
        <source>%1: throw all three dice, %2 wins at once</source>
        <translation>%1: viska kõik kolm täringut, %2 võidab kohe</translation>
    </message>
    <message>
        <source>%1 throws %2: house number %3, the best so far</source>
        <translation>%1 viskab %2: majanumber %3, seni parim</translation>
    </message>
    <message>
        <source>%1 throws %2: house number %3</source>
        <translation>%1 viskab %2: majanumber %3</translation>
    </message>
    <message>
        <source>The smallest house number is %2: %1 wins.</source>
        <translation>Väikseim majanumber on %2: võitis %1.</translation>
    </message>
    <message>
        <source>The highest house number is %2: %1 wins.</source>
        <translation>Suurim majanumber on %2: võitis %1.</translation>
    </message>
    <message>
        <source>Best house number</source>
        <translation>Parim majanumber</translation>
    </message>
    <message>
        <source>%1: choose a place for the %2</source>
        <translation>%1: vali koht arvule %2</translation>
    </message>
    <message>
        <source>%1: throw the last die, it goes in the free place</source>
        <translation>%1: viska viimane täring, see läheb vabale kohale</translation>
    </message>
    <message>
        <source>%1: throw the second die</source>
        <translation>%1: viska teine täring</translation>
    </message>
    <message>
        <source>%1: throw the first of three dice</source>
        <translation>%1: viska esimene täring kolmest</translation>
    </message>
    <message>
        <source>%1 puts the %2 on the hundreds</source>
        <translation>%1 paneb %2 sajaliste kohale</translation>
    </message>
    <message>
        <source>%1 puts the %2 on the tens</source>
        <translation>%1 paneb %2 kümneliste kohale</translation>
    </message>
    <message>
        <source>%1 puts the %2 on the units</source>
        <translation>%1 paneb %2 üheliste kohale</translation>
    </message>
    <message>
        <source>Hundreds</source>
        <translation>Sajalised</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Ühelised</translation>
    </message>
    <message>
        <source>Any result noted in the turn may be written down, or only the last one.</source>
        <translation>Kirja tohib panna iga korra jooksul märgitud tulemuse või ainult viimase.</translation>
    </message>
    <message>
        <source>Whoever shares the first place throws an extra round for the win, or the win is shared.</source>
        <translation>Kui esikoht on mitmel mängijal, viskavad nad võidu peale lisavooru või jagavad võitu.</translation>
    </message>
    <message>
        <source>Throws in a turn</source>
        <translation>Viskeid ühel korral</translation>
    </message>
    <message>
        <source>One throw, or up to three: dice are kept, the others thrown again, and the last throw counts.</source>
        <translation>Üks vise või kuni kolm: täringuid võib hoida, teised visatakse uuesti ja loeb viimane vise.</translation>
    </message>
    <message>
        <source>one</source>
        <translation>üks</translation>
    </message>
    <message>
        <source>up to three, with keeping</source>
        <translation>kuni kolm, hoidmisega</translation>
    </message>
    <message>
        <source>Stay without children</source>
        <translation>Jää lasteta</translation>
    </message>
    <message numerus="yes">
        <source>Stay with %n child(ren)</source>
        <translation>
            <numerusform>Jää ühe lapse juurde</numerusform>
            <numerusform>Jää %n lapse juurde</numerusform>
        </translation>
    </message>
    <message>
        <source>Throw again</source>
        <translation>Viska uuesti</translation>
    </message>
    <message>
        <source>%1: throw again for a 1, Ivanov; it is the last try</source>
        <translation>%1: otsi Ivanovit, vaja ühte; viska uuesti, see on viimane katse</translation>
    </message>
    <message>
        <source>%1: throw three dice for a 1, Ivanov</source>
        <translation>%1: viska kolme täringut ja otsi Ivanovit, vaja ühte</translation>
    </message>
    <message>
        <source>%1: throw again for a 2, his wife; it is the last try</source>
        <translation>%1: otsi naist, vaja kahte; viska uuesti, see on viimane katse</translation>
    </message>
    <message>
        <source>%1: throw two dice for a 2, his wife</source>
        <translation>%1: viska kaht täringut ja otsi naist, vaja kahte</translation>
    </message>
    <message>
        <source>%1: throw the last die for the children</source>
        <translation>%1: viska viimast täringut, mitu last tuleb?</translation>
    </message>
    <message>
        <source>%1 throws %2: no children</source>
        <translation>%1 viskab %2: lapsi pole</translation>
    </message>
    <message numerus="yes">
        <source>%1 throws %2: %n child(ren)</source>
        <translation>
            <numerusform>%1 viskab %2: %n laps</numerusform>
            <numerusform>%1 viskab %2: %n last</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 throws %2: there is Ivanov</source>
        <translation>%1 viskab %2: siin on Ivanov</translation>
    </message>
    <message>
        <source>%1 throws %2: there is his wife</source>
        <translation>%1 viskab %2: siin on naine</translation>
    </message>
    <message>
        <source>%1 throws %2: no Ivanov, no family</source>
        <translation>%1 viskab %2: Ivanovit ei tulnud, perekonda pole</translation>
    </message>
    <message>
        <source>%1 throws %2: no wife, no children</source>
        <translation>%1 viskab %2: naist ei tulnud, lapsi pole</translation>
    </message>
    <message>
        <source>%1 stays without children</source>
        <translation>%1 jääb lasteta</translation>
    </message>
    <message numerus="yes">
        <source>%1 stays with %n child(ren)</source>
        <translation>
            <numerusform>%1 jääb ühe lapse juurde</numerusform>
            <numerusform>%1 jääb %n lapse juurde</numerusform>
        </translation>
    </message>
    <message>
        <source>Ivanov</source>
        <translation>Ivanov</translation>
    </message>
    <message>
        <source>His wife</source>
        <translation>Naine</translation>
    </message>
    <message>
        <source>Children</source>
        <translation>Lapsed</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n child(ren).</source>
        <translation>
            <numerusform>%1 võitis, tal on %n laps.</numerusform>
            <numerusform>%1 võitis, tal on %n last.</numerusform>
        </translation>
    </message>
    <message>
        <source>Set aside dice that score: all of them must belong to a combination, a 1 or a 5.</source>
        <translation>Kõrvale saab panna täringuid, mis annavad punkte: kombinatsiooni, ühe või viie.</translation>
    </message>
    <message>
        <source>Throw on</source>
        <translation>Viska edasi</translation>
    </message>
    <message>
        <source>Bank %1</source>
        <translation>Pane panka %1</translation>
    </message>
    <message>
        <source>Set aside, over the target</source>
        <translation>Pane kõrvale, üle sihi</translation>
    </message>
    <message>
        <source>%1: set dice aside, then throw on or bank; %2 in this turn, exactly %3 needed</source>
        <translation>%1: vali täringud kõrvale, siis viska edasi või pane panka; sel korral %2, vaja täpselt %3</translation>
    </message>
    <message>
        <source>%1: set dice aside, then throw on or bank; %2 in this turn</source>
        <translation>%1: vali täringud kõrvale, siis viska edasi või pane panka; sel korral %2</translation>
    </message>
    <message>
        <source>%1: throw four dice; exactly %2 needed</source>
        <translation>%1: viska nelja täringut; vaja täpselt %2</translation>
    </message>
    <message>
        <source>%1: throw four dice; %2 needed</source>
        <translation>%1: viska nelja täringut; vaja veel %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 throws %2, a mask: %n point(s) lost</source>
        <translation>
            <numerusform>%1 viskab %2: mask, %n punkt läks kaotsi</numerusform>
            <numerusform>%1 viskab %2: mask, %n punkti läks kaotsi</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 throws %2, a mask</source>
        <translation>%1 viskab %2: mask</translation>
    </message>
    <message>
        <source>%1 throws %2: over the target, now %3</source>
        <translation>%1 viskab %2: üle sihi, summa on nüüd %3</translation>
    </message>
    <message>
        <source>%1 sets %2 aside: over the target and back to %3</source>
        <translation>%1 paneb kõrvale %2: üle sihi, põrkab tagasi ja jääb %3</translation>
    </message>
    <message>
        <source>%1 sets %2 aside: over the target, the turn does not count</source>
        <translation>%1 paneb kõrvale %2: üle sihi, see kord ei loe</translation>
    </message>
    <message>
        <source>%1 sets %2 aside, banks %3 and has %4</source>
        <translation>%1 paneb kõrvale %2 ja panka %3, kokku %4</translation>
    </message>
    <message>
        <source>%1 sets %2 aside and throws on with %3</source>
        <translation>%1 paneb kõrvale %2 ja viskab edasi, sel korral %3</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in this turn</source>
        <translation>
            <numerusform>sel korral %n punkt</numerusform>
            <numerusform>sel korral %n punkti</numerusform>
        </translation>
    </message>
    <message>
        <source>values</source>
        <translation>hinnad</translation>
    </message>
    <message>
        <source>four of a kind</source>
        <translation>neli ühesugust</translation>
    </message>
    <message>
        <source>what can be set aside</source>
        <translation>mida saab kõrvale panna</translation>
    </message>
    <message>
        <source>pair: %1</source>
        <translation>paar: %1</translation>
    </message>
    <message>
        <source>two pairs: %1, %2</source>
        <translation>kaks paari: %1, %2</translation>
    </message>
    <message>
        <source>three of a kind: %1</source>
        <translation>kolm ühesugust: %1</translation>
    </message>
    <message>
        <source>small street</source>
        <translation>väike tänav</translation>
    </message>
    <message>
        <source>big street</source>
        <translation>suur tänav</translation>
    </message>
    <message>
        <source>full: %1, %2</source>
        <translation>full: %1, %2</translation>
    </message>
    <message>
        <source>poker: %1</source>
        <translation>pokker: %1</translation>
    </message>
    <message>
        <source>grande: %1</source>
        <translation>grande: %1</translation>
    </message>
    <message>
        <source>no combination</source>
        <translation>ei midagi</translation>
    </message>
    <message>
        <source>Stop at %1</source>
        <translation>Peatu: %1</translation>
    </message>
    <message>
        <source>%1: stop at %2 or throw on; up to %3 more is safe</source>
        <translation>%1: peatu summaga %2 või viska; kuni %3 mahub veel</translation>
    </message>
    <message>
        <source>%1: throw three dice; you have %2, with 99 you are out</source>
        <translation>%1: viska kolme täringut (seni %2); 99 viib välja</translation>
    </message>
    <message>
        <source>%1 throws %2, has %3 and loses</source>
        <translation>%1 viskab %2, kokku %3, ja kaotab</translation>
    </message>
    <message>
        <source>%1 throws %2, has %3 and is out</source>
        <translation>%1 viskab %2, kokku %3, ja on väljas</translation>
    </message>
    <message>
        <source>%1 throws %2 and has to stop at %3</source>
        <translation>%1 viskab %2 ja peab peatuma, kokku %3</translation>
    </message>
    <message>
        <source>%1 throws on with %2</source>
        <translation>%1 viskab edasi, seni %2</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>peatunud</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>Peatumine</translation>
    </message>
    <message>
        <source>Without stopping, the first with 99 loses to all the others, or the last one below wins.</source>
        <translation>Peatumata kaotab esimene 99-ni jõudnu kõigile teistele või võidab viimane, kes jääb alla.</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>lubatud</translation>
    </message>
    <message>
        <source>no, one loser</source>
        <translation>ei, üks kaotaja</translation>
    </message>
    <message>
        <source>no, last one in wins</source>
        <translation>ei, viimane võidab</translation>
    </message>
    <message>
        <source>How many families each player has.</source>
        <translation>Mitu perekonda igaüks saab.</translation>
    </message>
    <message>
        <source>The points that win.</source>
        <translation>Mitu punkti võidab.</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Kord</translation>
    </message>
    <message>
        <source>Throw on or bank, or one throw a turn whose best dice are written down.</source>
        <translation>Viskad edasi või paned panka, või on sul igal korral üks vise, mille parimad täringud pannakse kirja.</translation>
    </message>
    <message>
        <source>throw on or bank</source>
        <translation>viskad edasi või paned panka</translation>
    </message>
    <message>
        <source>single throw</source>
        <translation>üks vise</translation>
    </message>
    <message>
        <source>Three threes</source>
        <translation>Kolm kolme</translation>
    </message>
    <message>
        <source>The booklet gives 200 for three threes; 300 is usual elsewhere.</source>
        <translation>Vihikus on kolme kolme eest 200, mujal tavaliselt 300.</translation>
    </message>
    <message>
        <source>Past the target</source>
        <translation>Üle sihi</translation>
    </message>
    <message>
        <source>A turn that leads past the target does not count, or the excess is taken off the target.</source>
        <translation>Üle sihi viinud kord ei loe või lahutatakse ülejääk sihist.</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>tühistatakse</translation>
    </message>
    <message>
        <source>bounced</source>
        <translation>põrkab tagasi</translation>
    </message>
    <message>
        <source>Add up throws of three dice and stop as high as you dare: with 99 you are out.</source>
        <translation>Liida kolme täringu viskeid ja peatu nii kõrgel, kui julged: 99 viib välja.</translation>
    </message>
    <message>
        <source>Find Ivanov with a 1, his wife with a 2, and then throw for the children.</source>
        <translation>Leia ühega Ivanov, kahega tema naine ja viska siis lapsi.</translation>
    </message>
    <message>
        <source>Set scoring dice aside and throw on, or bank: a throw that scores nothing takes it all.</source>
        <translation>Pane punkte andvaid täringuid kõrvale ja viska edasi või pane panka: tühi vise viib kõik.</translation>
    </message>
    <message>
        <source>Set scoring dice aside and throw on, or bank, and hit 10 000 exactly.</source>
        <translation>Pane punkte andvaid täringuid kõrvale, viska edasi või pane panka ja taba täpselt 10 000.</translation>
    </message>
    <message>
        <source>Write a number and its dice, as in 8=35; this is neither: “%1”</source>
        <translation>Kirjuta arv ja selle täringud, näiteks 8=35; see ei sobi: „%1“</translation>
    </message>
    <message>
        <source>The number %1 is not open.</source>
        <translation>Arv %1 ei ole lahti.</translation>
    </message>
    <message>
        <source>The number %1 is crossed off once only.</source>
        <translation>Arvu %1 saab maha tõmmata ainult ühe korra.</translation>
    </message>
    <message>
        <source>Cross numbers off with dice, as in “cross 8=35 6=6”, or nothing: “cross -”.</source>
        <translation>Tõmba arve täringutega maha, näiteks „cross 8=35 6=6“, või mitte midagi: „cross -“.</translation>
    </message>
    <message>
        <source>Say which numbers, or “cross -” for none.</source>
        <translation>Ütle, mis arvud, või „cross -“, kui mitte ühtegi.</translation>
    </message>
    <message>
        <source>Cross off as laid</source>
        <translation>Laotud maha</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Mitte midagi</translation>
    </message>
    <message>
        <source>%1: divide %2 and cross off sums</source>
        <translation>%1: jaota vise %2 rühmadeks ja tõmba summad maha</translation>
    </message>
    <message>
        <source>%1: throw; still needed: %2</source>
        <translation>%1: viska, vaja on veel %2</translation>
    </message>
    <message>
        <source>%1 throws %2 and can cross nothing off</source>
        <translation>%1 viskab %2, maha tõmmata pole midagi</translation>
    </message>
    <message>
        <source>%1 throws %2 and crosses off %3</source>
        <translation>%1 viskab %2 ja tõmbab maha %3</translation>
    </message>
    <message>
        <source>%1 crosses nothing off</source>
        <translation>%1 ei tõmba midagi maha</translation>
    </message>
    <message>
        <source>%1 crosses off %2</source>
        <translation>%1 tõmbab maha %2</translation>
    </message>
    <message>
        <source>%1 has crossed off all six numbers.</source>
        <translation>%1 on kõik kuus arvu maha tõmmanud.</translation>
    </message>
    <message>
        <source>%1 has crossed off the most numbers.</source>
        <translation>%1 on kõige rohkem arve maha tõmmanud.</translation>
    </message>
    <message>
        <source>Count it: %1</source>
        <translation>Kirja: %1</translation>
    </message>
    <message>
        <source>%1 lets %2 count: %3</source>
        <translation>%1 jätab viske %2 kehtima: %3</translation>
    </message>
    <message numerus="yes">
        <source>%1: throw %n die(s); %2</source>
        <translation>
            <numerusform>%1: viska %n täring; %2</numerusform>
            <numerusform>%1: viska %n täringut; %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: throw %n die(s), round %2 of %3; %4</source>
        <translation>
            <numerusform>%1: viska %n täring, %2. voor %3-st; %4</numerusform>
            <numerusform>%1: viska %n täringut, %2. voor %3-st; %4</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 throws %2 and has %3: %4</source>
        <translation>%1 viskab %2, laual on %3: %4</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>%1. voor</translation>
    </message>
    <message>
        <source>Write down %1</source>
        <translation>Kirjuta %1</translation>
    </message>
    <message>
        <source>%1: last throw, write a result in the next line</source>
        <translation>%1: viimane vise, kirjuta mõni tulemus järgmisse ritta</translation>
    </message>
    <message>
        <source>%1: throw %2 of 3, throw all dice again or choose a result</source>
        <translation>%1: %2. vise kolmest, viska kõik täringud uuesti või vali tulemus</translation>
    </message>
    <message numerus="yes">
        <source>%1 writes down %2: %n point(s)</source>
        <translation>
            <numerusform>%1 paneb kirja %2: %n punkt</numerusform>
            <numerusform>%1 paneb kirja %2: %n punkti</numerusform>
        </translation>
    </message>
    <message>
        <source>How many rounds are played; each gives one point.</source>
        <translation>Mitu vooru mängitakse; igaüks annab ühe punkti.</translation>
    </message>
    <message>
        <source>Throws</source>
        <translation>Viskeid</translation>
    </message>
    <message>
        <source>Everybody has up to three throws, or no more than the first player of the round used.</source>
        <translation>Igaühel on kuni kolm viset või mitte rohkem, kui vooru alustaja tegi.</translation>
    </message>
    <message>
        <source>three for all</source>
        <translation>kõigil kolm</translation>
    </message>
    <message>
        <source>set by the leader</source>
        <translation>vooru alustaja järgi</translation>
    </message>
    <message>
        <source>All rounds are played and the highest score is shared.</source>
        <translation>Kõik voorud on mängitud ja esikoht on jagatud.</translation>
    </message>
    <message numerus="yes">
        <source>All rounds are played: %1 wins with %n point(s).</source>
        <translation>
            <numerusform>Kõik voorud on mängitud: %1 võitis %n punktiga.</numerusform>
            <numerusform>Kõik voorud on mängitud: %1 võitis %n punktiga.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 won the round</source>
        <translation>%1 võitis vooru</translation>
    </message>
    <message>
        <source>Extra round %1</source>
        <translation>%1. lisavoor</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Voor %1 / %2</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Täringud</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Käsi</translation>
    </message>
    <message>
        <source>Special round</source>
        <translation>Erivoor</translation>
    </message>
    <message>
        <source>%1: equal hands, throw five dice once, the highest sum wins the round</source>
        <translation>%1: käed on võrdsed, viska korra viit täringut, suurim summa võidab vooru</translation>
    </message>
    <message>
        <source>%1: throw %2 of %3, keep dice and throw again, or stop</source>
        <translation>%1: vise %2 / %3, hoia täringuid ja viska uuesti või lõpeta</translation>
    </message>
    <message>
        <source>%1: throw all dice, you begin the round</source>
        <translation>%1: viska kõik täringud, sina alustad vooru</translation>
    </message>
    <message>
        <source>%1; the best hands are equal, a special round decides</source>
        <translation>%1; parimad käed on võrdsed, otsustab erivoor</translation>
    </message>
    <message>
        <source>%1; %2 wins the round</source>
        <translation>%1; vooru võitis %2</translation>
    </message>
    <message>
        <source>%1 stops: %2</source>
        <translation>%1 lõpetab: %2</translation>
    </message>
    <message>
        <source>The states of the seats are missing, as in {AAKQ9@2;}: “%1”</source>
        <translation>Mängijate seisud puuduvad, näiteks {AAKQ9@2;}: „%1“</translation>
    </message>
    <message>
        <source>There must be one total for every seat: “%1”</source>
        <translation>Iga mängija kohta peab olema üks summa: „%1“</translation>
    </message>
    <message>
        <source>Hands of the round before are gone when a new one has begun.</source>
        <translation>Kui uus voor on alanud, eelmise vooru käsi enam ei ole.</translation>
    </message>
    <message>
        <source>It is nobody&apos;s turn, the game is over.</source>
        <translation>Kellegi kord ei ole, mäng on läbi.</translation>
    </message>
    <message>
        <source>The hands do not fit the round and the seat to move.</source>
        <translation>Käed ei sobi vooru ega sellega, kelle kord on.</translation>
    </message>
    <message>
        <source>Only the best hands stay in a special round.</source>
        <translation>Erivooru jäävad ainult parimad käed.</translation>
    </message>
    <message>
        <source>Tasks for each player</source>
        <translation>Ülesandeid igaühele</translation>
    </message>
    <message>
        <source>Every player gets this many throws to make 15 of; the most solved wins.</source>
        <translation>Nii mitmest viskest peab igaüks viisteist tegema; võidab see, kes lahendab rohkem.</translation>
    </message>
    <message>
        <source>Time to answer</source>
        <translation>Aega vastata</translation>
    </message>
    <message>
        <source>How long a throw may be thought about; without a clock a task can be given up.</source>
        <translation>Nii kaua tohib ühe viske üle mõelda; ilma kellata saab ülesandest loobuda.</translation>
    </message>
    <message>
        <source>30 seconds</source>
        <translation>30 sekundit</translation>
    </message>
    <message>
        <source>60 seconds</source>
        <translation>60 sekundit</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>piiramata</translation>
    </message>
    <message>
        <source>Throws without a solution</source>
        <translation>Lahenduseta vise</translation>
    </message>
    <message>
        <source>They are thrown again, or they stay and “impossible” is the right answer.</source>
        <translation>See visatakse uuesti või jääb lauale ja õige vastus on „võimatu“.</translation>
    </message>
    <message>
        <source>thrown again</source>
        <translation>visatakse uuesti</translation>
    </message>
    <message>
        <source>to be recognised</source>
        <translation>tuleb ära tunda</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>Aknad</translation>
    </message>
    <message>
        <source>The player chooses the window for a throw, or the windows take turns, or every throw scores in all three.</source>
        <translation>Mängija valib viske jaoks akna, aknad on kindlas järjekorras või loeb iga vise kõigis kolmes.</translation>
    </message>
    <message>
        <source>you choose</source>
        <translation>valid ise</translation>
    </message>
    <message>
        <source>all at once</source>
        <translation>kõik korraga</translation>
    </message>
    <message>
        <source>Sums</source>
        <translation>Summad</translation>
    </message>
    <message>
        <source>Each die belongs to one group, or every sum of any dice is crossed off by itself.</source>
        <translation>Iga täring kuulub ühte rühma või lähevad kõik võimalikud summad ise maha.</translation>
    </message>
    <message>
        <source>all</source>
        <translation>kõik</translation>
    </message>
    <message>
        <source>A beaten player with a life left goes to the end of the queue with no points.</source>
        <translation>Kaotaja, kellel on elu alles, läheb nulliga järjekorra lõppu.</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Vahetus</translation>
    </message>
    <message>
        <source>Each player names a partner for the exchange, or every result goes to the next player.</source>
        <translation>Iga mängija nimetab, kellega vahetada, või läheb iga tulemus järgmisele mängijale.</translation>
    </message>
    <message>
        <source>with a player you name</source>
        <translation>valitud mängijaga</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>vasakule</translation>
    </message>
    <message>
        <source>Who searches</source>
        <translation>Otsimine</translation>
    </message>
    <message>
        <source>The player looks for the eights, or the program always finds the best.</source>
        <translation>Kaheksaid otsib mängija või leiab programm alati parima.</translation>
    </message>
    <message>
        <source>the player</source>
        <translation>mängija ise</translation>
    </message>
    <message>
        <source>the program</source>
        <translation>programm</translation>
    </message>
    <message>
        <source>Time to search</source>
        <translation>Aega otsida</translation>
    </message>
    <message>
        <source>When the time is up, the eights found so far count.</source>
        <translation>Aja lõppedes loevad seni leitud kaheksad.</translation>
    </message>
    <message>
        <source>Numbers called</source>
        <translation>Arve öelda</translation>
    </message>
    <message>
        <source>One number is called before a throw, each only once, or two, as often as you like.</source>
        <translation>Enne viset öeldakse üks arv, iga arv ainult korra, või kaks arvu vabalt.</translation>
    </message>
    <message>
        <source>one, each once</source>
        <translation>üks, igaüks korra</translation>
    </message>
    <message>
        <source>two, freely</source>
        <translation>kaks, vabalt</translation>
    </message>
    <message>
        <source>Make 15 of your three dice by arithmetic before the time is up.</source>
        <translation>Arvuta oma kolmest täringust viisteist, enne kui aeg otsa saab.</translation>
    </message>
    <message>
        <source>Write your three throws in the windows of the sixes, twos and fours for the most points.</source>
        <translation>Kirjuta kolm viset kuute, kahtede ja neljade aknasse nii, et punkte tuleks kõige rohkem.</translation>
    </message>
    <message>
        <source>Share nine throws out among three windows that take three throws each.</source>
        <translation>Jaota üheksa viset kolme akna vahel, igasse mahub kolm.</translation>
    </message>
    <message>
        <source>Be the first to cross off 8 to 3 with sums of your dice.</source>
        <translation>Tõmba täringute summadega esimesena maha arvud kaheksast kolmeni.</translation>
    </message>
    <message>
        <source>Win duel after duel with four dice; the last one left wins.</source>
        <translation>Võida nelja täringuga kõik kahevõitlused; viimane allesjäänu võidab.</translation>
    </message>
    <message>
        <source>Throw, exchange your result with a partner, and collect the fewest points.</source>
        <translation>Viska, vaheta oma tulemus kellegagi ja kogu kõige vähem punkte.</translation>
    </message>
    <message>
        <source>Find groups of dice that add up to eight.</source>
        <translation>Leia täringurühmad, mille summa on kaheksa.</translation>
    </message>
    <message>
        <source>Call a number before each throw and hope that many dice show it.</source>
        <translation>Ütle enne iga viset üks arv ja looda, et täringud seda näitavad.</translation>
    </message>
    <message>
        <source>J</source>
        <translation>S</translation>
    </message>
    <message>
        <source>Q</source>
        <translation>E</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>A</source>
        <translation>Ä</translation>
    </message>
    <message>
        <source>%1: in which window do you write %2?</source>
        <translation>%1: millisesse aknasse kirjutad viske %2?</translation>
    </message>
    <message>
        <source>%1: throw, only this window is left: %2</source>
        <translation>%1: viska, alles on ainult see aken: %2</translation>
    </message>
    <message>
        <source>%1: throw; sixes, twos and fours count</source>
        <translation>%1: viska, loevad kuued, kahed ja neljad</translation>
    </message>
    <message>
        <source>%1: throw for this window: %2</source>
        <translation>%1: viska sellesse aknasse: %2</translation>
    </message>
    <message>
        <source>%1 writes %2 in a window: %3, %4</source>
        <translation>%1 kirjutab viske %2 aknasse: %3, %4</translation>
    </message>
    <message>
        <source>%1: a 1, no children; stay, or throw once more</source>
        <translation>%1: üks, lapsi pole; jää selle juurde või viska veel kord</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n child(ren); stay, or throw once more</source>
        <translation>
            <numerusform>%1: %n laps; jää selle juurde või viska veel kord</numerusform>
            <numerusform>%1: %n last; jää selle juurde või viska veel kord</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n die(s)</source>
        <translation>
            <numerusform>%n täringuga</numerusform>
            <numerusform>%n täringuga</numerusform>
        </translation>
    </message>
    <message>
        <source>The extra tasks settle nothing: %1 wins by taking less time.</source>
        <translation>Lisaülesanded ei lahendanud midagi: %1 võidab, aega kulus vähem.</translation>
    </message>
    <message>
        <source>%1: throw %2 of 3 – keep and throw again, or count it; %3</source>
        <translation>%1: %2. vise kolmest – hoia ja viska uuesti või pane kirja; %3</translation>
    </message>
    <message>
        <source>Stop throwing</source>
        <translation>Lõpeta</translation>
    </message>
    <message>
        <source>Rounds to play</source>
        <translation>Voorude arv</translation>
    </message>
    <message>
        <source>%1: set dice aside, then throw on or bank; exactly %2 needed</source>
        <translation>%1: vali täringud kõrvale, siis viska edasi või pane panka; vaja täpselt %2</translation>
    </message>
    <message>
        <source>%1: set dice aside, then throw on or bank</source>
        <translation>%1: vali täringud kõrvale, siis viska edasi või pane panka</translation>
    </message>
    <message>
        <source>%1: throw %2 of %3, keep dice and throw again, or stop; to beat: %4 (%5)</source>
        <translation>%1: vise %2 / %3, hoia täringuid ja viska uuesti või lõpeta; üle lüüa: %4 (%5)</translation>
    </message>
    <message>
        <source>%1: throw all dice, there is only one throw; to beat: %2 (%3)</source>
        <translation>%1: viska kõik täringud, viset on ainult üks; üle lüüa: %2 (%3)</translation>
    </message>
    <message>
        <source>%1: throw all dice; to beat: %2 (%3)</source>
        <translation>%1: viska kõik täringud; üle lüüa: %2 (%3)</translation>
    </message>
    <message>
        <source>is out</source>
        <translation>väljas</translation>
    </message>
    <message>
        <source>Nine</source>
        <translation>Üheksad</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>Kümned</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>Soldatid</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Emandad</translation>
    </message>
    <message>
        <source>King</source>
        <translation>Kuningad</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>Ässad</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>Seis</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Pane panka</translation>
    </message>
    <message>
        <source>%1 throws a 3: the turn is over</source>
        <translation>%1 viskab 3: kord on läbi</translation>
    </message>
    <message>
        <source>Time is up: an answer has to come within %1 seconds.</source>
        <translation>Aeg on läbi: vastamiseks on aega %1 sekundit.</translation>
    </message>
    <message>
        <source>whether a pattern is complete does not fit the rest</source>
        <translation>see, kas muster on valmis, ei sobi muuga kokku</translation>
    </message>
    <message>
        <source>nobody has reached the goal</source>
        <translation>keegi ei ole eesmärki täitnud</translation>
    </message>
    <message>
        <source>too many throws in this turn</source>
        <translation>sel korral on viskeid liiga palju</translation>
    </message>
    <message>
        <source>there is no goal but the third die</source>
        <translation>siin ei ole muud eesmärki kui kolmas täring</translation>
    </message>
    <message>
        <source>the final has one round</source>
        <translation>finaalis on üks voor</translation>
    </message>
    <message>
        <source>a third die of somebody who is not in the final</source>
        <translation>kolmas täring on mängijal, kes ei ole finaalis</translation>
    </message>
    <message>
        <source>the final has to begin</source>
        <translation>finaal peab algama</translation>
    </message>
    <message>
        <source>whether the game is over does not fit the rest</source>
        <translation>see, kas mäng on läbi, ei sobi muuga kokku</translation>
    </message>
    <message>
        <source>too many numbers are called</source>
        <translation>nimetatud on liiga palju arve</translation>
    </message>
    <message>
        <source>the numbers crossed off do not fit the round</source>
        <translation>maha tõmmatud arvud ei sobi vooruga</translation>
    </message>
    <message>
        <source>a number is called and open</source>
        <translation>nimetatud arv on maha tõmbamata</translation>
    </message>
    <message>
        <source>there is no contest now</source>
        <translation>praegu võidu ega alustamise pärast ei visata</translation>
    </message>
    <message>
        <source>nobody has to throw in the contest</source>
        <translation>võidu või alustamise pärast ei ole kellelgi visata</translation>
    </message>
    <message>
        <source>an extra round needs two seats</source>
        <translation>lisavooruks on vaja kaht mängijat</translation>
    </message>
    <message>
        <source>whether somebody has to move does not fit the rest</source>
        <translation>see, kas on kellegi kord, ei sobi muuga kokku</translation>
    </message>
    <message>
        <source>it is another seat&apos;s turn in this contest</source>
        <translation>võidu või alustamise pärast viskab praegu keegi teine</translation>
    </message>
    <message>
        <source>nobody has begun</source>
        <translation>alustajat ei ole</translation>
    </message>
    <message>
        <source>the round does not fit</source>
        <translation>voor ei sobi</translation>
    </message>
    <message>
        <source>a seat that does not play has won</source>
        <translation>võitnud on keegi, kes ei mängi</translation>
    </message>
    <message>
        <source>there are no dice to decide about</source>
        <translation>ei ole täringuid, mille üle otsustada</translation>
    </message>
    <message>
        <source>a die shows no face</source>
        <translation>täringul ei ole silmi</translation>
    </message>
    <message>
        <source>the game has not begun</source>
        <translation>mäng ei ole alanud</translation>
    </message>
    <message>
        <source>the game has fewer rounds</source>
        <translation>mängus on vähem voore</translation>
    </message>
    <message>
        <source>the seat to move has no turn now</source>
        <translation>see, kelle kord peaks olema, ei saa praegu midagi teha</translation>
    </message>
    <message>
        <source>somebody has won, and play goes on</source>
        <translation>keegi on võitnud, aga mäng käib edasi</translation>
    </message>
    <message>
        <source>a seat that has not won throws for the win</source>
        <translation>võidu pärast viskab keegi, kes ei ole võitnud</translation>
    </message>
    <message>
        <source>there is nothing to decide about these dice</source>
        <translation>nende täringute üle ei ole midagi otsustada</translation>
    </message>
    <message>
        <source>a seat stands in the queue twice</source>
        <translation>keegi on järjekorras kaks korda</translation>
    </message>
    <message>
        <source>who is out does not fit the lives</source>
        <translation>väljalangenud ei sobi elude arvuga</translation>
    </message>
    <message>
        <source>a seat that is out has points</source>
        <translation>väljalangenul on punkte</translation>
    </message>
    <message>
        <source>whether the duels are over does not fit the rest</source>
        <translation>see, kas kahevõitlused on läbi, ei sobi muuga kokku</translation>
    </message>
    <message>
        <source>it is another seat&apos;s throw</source>
        <translation>visata on kellelgi teisel</translation>
    </message>
    <message>
        <source>five dice are thrown</source>
        <translation>visatakse viit täringut</translation>
    </message>
    <message>
        <source>a group does not make eight</source>
        <translation>mõne rühma summa ei ole kaheksa</translation>
    </message>
    <message>
        <source>a die belongs to two groups</source>
        <translation>üks täring on kahes rühmas</translation>
    </message>
    <message>
        <source>a total is beyond the target</source>
        <translation>mõni summa on sihist suurem</translation>
    </message>
    <message>
        <source>nothing leads from a total to the target</source>
        <translation>mõnest summast ei pääse sihini</translation>
    </message>
    <message>
        <source>somebody has won already</source>
        <translation>keegi on juba võitnud</translation>
    </message>
    <message>
        <source>the throws of the turn do not fit</source>
        <translation>korra visked ei sobi</translation>
    </message>
    <message>
        <source>there is nothing to count</source>
        <translation>arvestada ei ole midagi</translation>
    </message>
    <message>
        <source>no round is played now</source>
        <translation>praegu ühtki vooru ei mängita</translation>
    </message>
    <message>
        <source>somebody has exchanged before all have thrown</source>
        <translation>keegi on vahetanud, enne kui kõik on visanud</translation>
    </message>
    <message>
        <source>a seat was passed over</source>
        <translation>keegi on vahele jäänud</translation>
    </message>
    <message>
        <source>the seat to move has thrown already</source>
        <translation>see, kelle kord on, on juba visanud</translation>
    </message>
    <message>
        <source>there is nobody to choose</source>
        <translation>kellegi vahel ei ole valida</translation>
    </message>
    <message>
        <source>three dice are thrown</source>
        <translation>visatakse kolme täringut</translation>
    </message>
    <message>
        <source>these dice are not a task</source>
        <translation>need täringud ei anna ülesannet</translation>
    </message>
    <message>
        <source>whether the goal is reached does not fit the rest</source>
        <translation>see, kas eesmärk on käes, ei sobi muuga kokku</translation>
    </message>
    <message>
        <source>somebody has not thrown in the first round</source>
        <translation>keegi ei ole esimeses voorus visanud</translation>
    </message>
    <message>
        <source>there are rounds to be played</source>
        <translation>voore on veel mängida</translation>
    </message>
    <message>
        <source>one die is thrown</source>
        <translation>visatakse üht täringut</translation>
    </message>
    <message>
        <source>the house number is finished</source>
        <translation>majanumber on valmis</translation>
    </message>
    <message>
        <source>the throws do not fit the digits</source>
        <translation>visked ei sobi numbritega</translation>
    </message>
    <message>
        <source>there is nothing to stay with</source>
        <translation>ei ole midagi, mille juurde jääda</translation>
    </message>
    <message>
        <source>there are too many children</source>
        <translation>lapsi on liiga palju</translation>
    </message>
    <message>
        <source>a total does not fit</source>
        <translation>mõni summa ei sobi</translation>
    </message>
    <message>
        <source>the points of the turn do not fit</source>
        <translation>korra punktid ei sobi</translation>
    </message>
    <message>
        <source>the turn is over</source>
        <translation>kord on läbi</translation>
    </message>
    <message>
        <source>nothing can be set aside</source>
        <translation>midagi ei saa kõrvale panna</translation>
    </message>
    <message>
        <source>who is out does not fit the totals</source>
        <translation>väljalangenud ei sobi summadega</translation>
    </message>
    <message>
        <source>nobody stops in this game</source>
        <translation>selles mängus ei saa peatuda</translation>
    </message>
    <message>
        <source>somebody has stopped who is still in</source>
        <translation>peatunud on keegi, kes on veel mängus</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>mäng on läbi</translation>
    </message>
    <message>
        <source>nothing is decided about dice</source>
        <translation>täringute üle siin midagi ei otsustata</translation>
    </message>
    <message>
        <source>there is no such number</source>
        <translation>sellist arvu ei ole</translation>
    </message>
    <message>
        <source>an empty sheet has reached the goal</source>
        <translation>kelle leht on tühi, see on eesmärgile jõudnud</translation>
    </message>
    <message>
        <source>more than three throws</source>
        <translation>viskeid on üle kolme</translation>
    </message>
    <message>
        <source>the third throw ends the turn</source>
        <translation>kolmas vise lõpetab korra</translation>
    </message>
    <message>
        <source>a part is more than the total</source>
        <translation>mõni osa on kogusummast suurem</translation>
    </message>
    <message>
        <source>a window was used too often or not at all</source>
        <translation>mõnda akent on kasutatud liiga palju kordi või üldse mitte</translation>
    </message>
    <message>
        <source>nobody has to move</source>
        <translation>kellegi kord ei ole</translation>
    </message>
    <message>
        <source>too much is struck</source>
        <translation>maha on tõmmatud liiga palju</translation>
    </message>
    <message>
        <source>points in a box that is open or struck</source>
        <translation>punktid on lahtris, mis on vaba või maha tõmmatud</translation>
    </message>
    <message>
        <source>no dice are worth that much in box %1</source>
        <translation>nii palju ei anna lahtris %1 ükski vise</translation>
    </message>
    <message>
        <source>a line is left out</source>
        <translation>mõni rida on vahele jäänud</translation>
    </message>
    <message>
        <source>the boxes filled differ too much</source>
        <translation>täidetud lahtrite arv erineb mängijatel liiga palju</translation>
    </message>
    <message>
        <source>a hand is missing</source>
        <translation>mõni käsi on puudu</translation>
    </message>
    <message>
        <source>more throws than the first player of the round made</source>
        <translation>viskeid on rohkem, kui vooru esimene tegi</translation>
    </message>
    <message>
        <source>more throws than allowed</source>
        <translation>viskeid on rohkem kui lubatud</translation>
    </message>
    <message>
        <source>more points than rounds</source>
        <translation>punkte on rohkem kui voore</translation>
    </message>
    <message>
        <source>a round won without a hand</source>
        <translation>voor on võidetud ilma viseteta</translation>
    </message>
    <message>
        <source>an extra round without a tie</source>
        <translation>lisavoor on ilma viigita</translation>
    </message>
    <message>
        <source>the tie is not broken</source>
        <translation>viik on lahendamata</translation>
    </message>
    <message>
        <source>nobody has to throw</source>
        <translation>kellelgi ei ole visata</translation>
    </message>
    <message>
        <source>points of somebody who does not play</source>
        <translation>punkte on mängijal, kes ei mängi</translation>
    </message>
    <message>
        <source>nothing was decided</source>
        <translation>millegi üle ei ole otsustatud</translation>
    </message>
    <message>
        <source>a number is crossed off that is not in the list</source>
        <translation>maha on tõmmatud arv, mida nimekirjas ei ole</translation>
    </message>
    <message>
        <source>somebody who does not play has crossed off numbers</source>
        <translation>arve on maha tõmmanud keegi, kes ei mängi</translation>
    </message>
    <message>
        <source>whether a list is finished does not fit the rest</source>
        <translation>see, kas mõni nimekiri on läbi, ei sobi muuga kokku</translation>
    </message>
    <message>
        <source>too many throws in a turn</source>
        <translation>ühel korral on viskeid liiga palju</translation>
    </message>
    <message>
        <source>nobody is in</source>
        <translation>kedagi ei ole mängus</translation>
    </message>
    <message>
        <source>the rounds do not fit those who are out</source>
        <translation>voorud ei sobi väljalangenutega</translation>
    </message>
    <message>
        <source>nobody began the round</source>
        <translation>vooru alustajat ei ole</translation>
    </message>
    <message>
        <source>numbers are called that may not be</source>
        <translation>nimetatud on arve, mida ei tohi nimetada</translation>
    </message>
    <message>
        <source>the number called does not fit</source>
        <translation>nimetatud arv ei sobi</translation>
    </message>
    <message>
        <source>nothing was counted</source>
        <translation>midagi ei ole arvestatud</translation>
    </message>
    <message>
        <source>there is nothing to be counted</source>
        <translation>arvestada ei ole midagi</translation>
    </message>
    <message>
        <source>%1 out of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>somebody plays who is not in the game</source>
        <translation>mängus on keegi, kes ei mängi</translation>
    </message>
    <message>
        <source>a total does not fit the turn</source>
        <translation>mõni summa ei sobi sellega, kelle kord on</translation>
    </message>
    <message>
        <source>nobody is left</source>
        <translation>kedagi ei ole alles</translation>
    </message>
    <message>
        <source>a score beyond the goal</source>
        <translation>mõni seis on eesmärgist suurem</translation>
    </message>
    <message>
        <source>a score from which the goal could never be reached</source>
        <translation>mõnest seisust ei pääse enam kunagi eesmärgini</translation>
    </message>
    <message>
        <source>whether the race is over does not fit the rest</source>
        <translation>see, kas võidujooks on läbi, ei sobi muuga kokku</translation>
    </message>
    <message>
        <source>no two dice show that</source>
        <translation>kaks täringut sellist summat ei anna</translation>
    </message>
    <message>
        <source>somebody throws who does not play</source>
        <translation>viskab keegi, kes ei mängi</translation>
    </message>
    <message>
        <source>the marks do not fit those in</source>
        <translation>märgid ei sobi nendega, kes on mängus</translation>
    </message>
    <message>
        <source>nobody may stop</source>
        <translation>peatuda ei tohi</translation>
    </message>
    <message>
        <source>too many throws</source>
        <translation>viskeid on liiga palju</translation>
    </message>
    <message>
        <source>more points than could be thrown</source>
        <translation>punkte on rohkem, kui visata saab</translation>
    </message>
    <message>
        <source>too many series</source>
        <translation>seeriaid on liiga palju</translation>
    </message>
    <message>
        <source>whether there is a sultan does not fit the rest</source>
        <translation>see, kas sultan on olemas, ei sobi muuga kokku</translation>
    </message>
    <message>
        <source>nobody has to throw the six</source>
        <translation>kuut ei ole kellelgi visata</translation>
    </message>
    <message>
        <source>the sultan does not play</source>
        <translation>sultan ei mängi</translation>
    </message>
    <message>
        <source>there is no challenger</source>
        <translation>väljakutsujat ei ole</translation>
    </message>
    <message>
        <source>the numbers do not fit</source>
        <translation>arvud ei sobi</translation>
    </message>
    <message>
        <source>a number is ordered twice</source>
        <translation>üht arvu on nõutud kaks korda</translation>
    </message>
    <message>
        <source>the numbers struck do not fit</source>
        <translation>maha tõmmatud arvud ei sobi</translation>
    </message>
    <message>
        <source>the number of attempts does not fit</source>
        <translation>katsete arv ei sobi</translation>
    </message>
    <message>
        <source>the round does not fit the attempts</source>
        <translation>voor ei sobi katsete arvuga</translation>
    </message>
    <message>
        <source>a throw is not written down</source>
        <translation>mõni vise on kirja panemata</translation>
    </message>
    <message>
        <source>nothing is called in this game</source>
        <translation>selles mängus arvu ei nimetata</translation>
    </message>
    <message>
        <source>the attempts made differ</source>
        <translation>tehtud katsete arv ei klapi</translation>
    </message>
    <message>
        <source>a row is filled that should not be</source>
        <translation>täidetud on rida, mis peaks olema tühi</translation>
    </message>
    <message>
        <source>a row has been left out</source>
        <translation>mõni rida on vahele jäänud</translation>
    </message>
    <message>
        <source>the throws before the game are not all made</source>
        <translation>mängueelsed visked ei ole kõik tehtud</translation>
    </message>
    <message>
        <source>the highest number is another</source>
        <translation>suurim arv on teine</translation>
    </message>
    <message>
        <source>nobody plays</source>
        <translation>keegi ei mängi</translation>
    </message>
    <message>
        <source>more games are won than were played</source>
        <translation>võidetud mänge on rohkem kui mängitud mänge</translation>
    </message>
    <message>
        <source>the starter does not play</source>
        <translation>alustaja ei mängi</translation>
    </message>
    <message>
        <source>who has won does not fit</source>
        <translation>võitja ei sobi muuga kokku</translation>
    </message>
    <message>
        <source>too many games</source>
        <translation>mänge on liiga palju</translation>
    </message>
    <message>
        <source>there is no deciding game</source>
        <translation>otsustavat mängu siin ei ole</translation>
    </message>
    <message>
        <source>more duels are told than lives have been lost</source>
        <translation>duelle on olnud rohkem, kui elusid on kaotatud</translation>
    </message>
    <message>
        <source>a part is more than so many throws can have</source>
        <translation>lisaarvestus on suurem, kui nii mitme viskega saada võib</translation>
    </message>
    <message>
        <source>so many rounds are never played</source>
        <translation>nii palju voore kunagi ei mängita</translation>
    </message>
</context>
</TS>
