<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="et_EE" sourcelanguage="en_US">
<context>
    <name>games</name>
    <message>
        <source>Get rid of your cards by attacking and beating; whoever is left with cards has lost.</source>
        <translation>Saa rünnates ja tappes kaartidest lahti; kellele kaardid kätte jäävad, see kaotab.</translation>
    </message>
    <message>
        <source>Taking up</source>
        <translation>Ülesvõtmine</translation>
    </message>
    <message>
        <source>An attack may be taken up only when it cannot be beaten, or whenever the defender likes.</source>
        <translation>Rünnaku tohib üles võtta ainult siis, kui seda tappa ei saa, või alati, kui kaitsja soovib.</translation>
    </message>
    <message>
        <source>only without a defence</source>
        <translation>ainult kui tappa ei saa</translation>
    </message>
    <message>
        <source>free</source>
        <translation>vabalt</translation>
    </message>
    <message>
        <source>The last cards went at the same time: nobody is last.</source>
        <translation>Viimased kaardid läksid korraga: viimaseks ei jäänud keegi.</translation>
    </message>
    <message>
        <source>%1 is last. %2 was the first out of cards.</source>
        <translation>Viimaseks jäi %1. Esimesena sai kaartidest lahti %2.</translation>
    </message>
    <message>
        <source>The game was stopped: the fewest cards are best.</source>
        <translation>Mäng jäi pooleli: parim on see, kellel on kõige vähem kaarte.</translation>
    </message>
    <message>
        <source>out, place %1</source>
        <translation>väljas, %1. koht</translation>
    </message>
    <message>
        <source>trump</source>
        <translation>trump</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>rünnak</translation>
    </message>
    <message>
        <source>beaten cards</source>
        <translation>mängust läinud kaardid</translation>
    </message>
    <message>
        <source>trump: %1</source>
        <translation>trump: %1</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Ründa</translation>
    </message>
    <message>
        <source>Take up</source>
        <translation>Võta üles</translation>
    </message>
    <message>
        <source>%1: attack %2 with one card, or with several of one rank</source>
        <translation>%1: ründa ühe kaardiga või mitme võrdsega; kaitseb %2</translation>
    </message>
    <message>
        <source>%1: beat the attack of %2 or take it up</source>
        <translation>%1: tapa rünnak või võta üles; ründas %2</translation>
    </message>
    <message>
        <source>%1: not all cards can be beaten, take them up</source>
        <translation>%1: kõiki kaarte tappa ei saa, võta need üles</translation>
    </message>
    <message>
        <source>%1: beat every card of the attack, or take them up</source>
        <translation>%1: tapa kõik rünnaku kaardid või võta need üles</translation>
    </message>
    <message>
        <source>%1: beat every card of the attack</source>
        <translation>%1: tapa kõik rünnaku kaardid</translation>
    </message>
    <message>
        <source>%1 attacks %2: %3</source>
        <translation>%1 ründab, kaitseb %2: %3</translation>
    </message>
    <message>
        <source>%1 beats the attack: %2</source>
        <translation>%1 tapab rünnaku: %2</translation>
    </message>
    <message>
        <source>%1 takes up: %2</source>
        <translation>%1 võtab üles: %2</translation>
    </message>
    <message>
        <source>%1; %2 is out of cards</source>
        <translation>%1; %2 sai kaartidest lahti</translation>
    </message>
    <message>
        <source>An attack has at most four cards.</source>
        <translation>Rünnakus on kõige rohkem neli kaarti.</translation>
    </message>
    <message>
        <source>The cards of an attack are all of one rank.</source>
        <translation>Rünnaku kaardid on ühe tugevusega.</translation>
    </message>
    <message>
        <source>Whoever can beat the attack may not take it up.</source>
        <translation>Kes saab rünnaku tappa, ei tohi seda üles võtta.</translation>
    </message>
    <message>
        <source>“%1” is not an attack: write attack 7C 7S</source>
        <translation>„%1“ ei ole rünnak: kirjuta attack 7C 7S</translation>
    </message>
    <message>
        <source>The card %1 is not in this hand.</source>
        <translation>Kaarti %1 ei ole selles käes.</translation>
    </message>
    <message>
        <source>An attack has no more cards than the defender holds.</source>
        <translation>Rünnakus pole rohkem kaarte, kui kaitsjal käes on.</translation>
    </message>
    <message>
        <source>The game would never end: whoever holds the most cards has lost.</source>
        <translation>Mäng ei lõpeks kunagi: kaotas see, kelle käes on kõige rohkem kaarte.</translation>
    </message>
    <message>
        <source>trump: %1; %2 attacks first</source>
        <translation>trump: %1; esimesena ründab %2</translation>
    </message>
    <message>
        <source>pile</source>
        <translation>hunnik</translation>
    </message>
    <message>
        <source>%1: cards laid</source>
        <translation>%1: laotud kaardid</translation>
    </message>
    <message>
        <source>%1 is out of cards.</source>
        <translation>%1 on kaartidest lahti.</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Arv</translation>
    </message>
    <message>
        <source>A player names the number before the deal, it is drawn by lot, or it is agreed.</source>
        <translation>Arvu nimetab enne jagamist mängija, loos või lepitakse see kokku.</translation>
    </message>
    <message>
        <source>named</source>
        <translation>nimetab mängija</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>loositakse</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>seitse</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>kaheksa</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>üheksa</translation>
    </message>
    <message>
        <source>%1 names the number %3</source>
        <translation>%1 nimetab arvu %3</translation>
    </message>
    <message>
        <source>Lay</source>
        <translation>Lao</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Vaheta</translation>
    </message>
    <message>
        <source>%1 swaps %2</source>
        <translation>%1 vahetab: %2</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Jäta alles</translation>
    </message>
    <message>
        <source>%1 keeps the cards</source>
        <translation>%1 jätab kaardid alles</translation>
    </message>
    <message>
        <source>The stock is empty: the most points win.</source>
        <translation>Pakk on otsas: võidab suurim punktisumma.</translation>
    </message>
    <message>
        <source>The game was stopped: the most points so far.</source>
        <translation>Mäng katkestati: ees on suurim punktisumma.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkti</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: name the number, 7, 8 or 9</source>
        <translation>%1: nimeta arv, 7, 8 või 9</translation>
    </message>
    <message>
        <source>%1: the cards make %2, lay or keep them</source>
        <translation>%1: summa on %2, lao kaardid või jäta alles</translation>
    </message>
    <message>
        <source>%1: the cards make %2, lay them or swap</source>
        <translation>%1: summa on %2, lao kaardid või vaheta</translation>
    </message>
    <message>
        <source>%1: swap one to three cards, %2 is wanted</source>
        <translation>%1: vaheta üks kuni kolm kaarti, vaja on %2</translation>
    </message>
    <message>
        <source>%1 lays %2: %3</source>
        <translation>%1 laob: %2 (summa %3)</translation>
    </message>
    <message>
        <source>The three cards make %1, not %2.</source>
        <translation>Kolm kaarti annavad %1, mitte %2.</translation>
    </message>
    <message>
        <source>Three cards make six to nine: 7, 8 or 9 may be named.</source>
        <translation>Kolm kaarti annavad kuus kuni üheksa: nimetada võib 7, 8 või 9.</translation>
    </message>
    <message>
        <source>%1 lays %2</source>
        <translation>%1 käib: %2</translation>
    </message>
    <message>
        <source>%1 draws a card</source>
        <translation>%1 võtab kaardi</translation>
    </message>
    <message>
        <source>%1 discards %2</source>
        <translation>%1 paneb maha: %2</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Jäta vahele</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <translation>%1 passib</translation>
    </message>
    <message>
        <source>Nobody can lay any more: the most combinations win.</source>
        <translation>Keegi ei saa enam laduda: võidab see, kellel on kõige rohkem kombinatsioone.</translation>
    </message>
    <message>
        <source>The game was stopped: the most combinations so far.</source>
        <translation>Mäng katkestati: ees on see, kellel on kõige rohkem kombinatsioone.</translation>
    </message>
    <message>
        <source>%1, exact: %2</source>
        <translation>%1, täpseid: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n combination(s)</source>
        <translation>
            <numerusform>%n kombinatsioon</numerusform>
            <numerusform>%n kombinatsiooni</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: discard a card</source>
        <translation>%1: pane üks kaart maha</translation>
    </message>
    <message>
        <source>%1: lay cards worth 15 or more, or pass if you cannot</source>
        <translation>%1: lao vähemalt 15 väärt kaardid; kui ei saa, jäta vahele</translation>
    </message>
    <message>
        <source>%1: lay cards worth 15 or more, or draw a card</source>
        <translation>%1: lao vähemalt 15 väärt kaardid või võta kaart</translation>
    </message>
    <message>
        <source>After drawing, one card is discarded.</source>
        <translation>Võtmise järel pannakse üks kaart maha.</translation>
    </message>
    <message>
        <source>These cards are worth %1: a combination is two to five cards worth 15 or more.</source>
        <translation>Nende kaartide summa on %1: kombinatsioon on kaks kuni viis kaarti, kokku vähemalt 15.</translation>
    </message>
    <message>
        <source>You may pass only when the stock is empty and nothing can be laid.</source>
        <translation>Vahele jätta saab ainult siis, kui pakk on otsas ja laduda pole midagi.</translation>
    </message>
    <message>
        <source>Pack</source>
        <translation>Pakk</translation>
    </message>
    <message>
        <source>32 cards from the seven up, or 52; with seven or more players always 52.</source>
        <translation>32 kaarti seitsmest ässani või 52; seitsmest mängijast alates alati 52.</translation>
    </message>
    <message>
        <source>32 cards</source>
        <translation>32 kaarti</translation>
    </message>
    <message>
        <source>52 cards</source>
        <translation>52 kaarti</translation>
    </message>
    <message>
        <source>Odd jack</source>
        <translation>Paaritu soldat</translation>
    </message>
    <message>
        <source>One jack stays without a partner, or the jack of diamonds is taken out before the deal.</source>
        <translation>Üks soldat jääb paariliseta või võetakse ruutu soldat enne jagamist välja.</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>jääb</translation>
    </message>
    <message>
        <source>jack of diamonds removed</source>
        <translation>ruutu soldat välja</translation>
    </message>
    <message>
        <source>First pairs</source>
        <translation>Esimesed paarid</translation>
    </message>
    <message>
        <source>Everybody lays pairs after their own first draw, or all do so before play.</source>
        <translation>Igaüks paneb paarid maha pärast oma esimest tõmbamist või teevad kõik seda enne mängu.</translation>
    </message>
    <message>
        <source>after the first draw</source>
        <translation>pärast esimest tõmbamist</translation>
    </message>
    <message>
        <source>before play</source>
        <translation>enne mängu</translation>
    </message>
    <message>
        <source>%1 is left with the jack of hearts.</source>
        <translation>%1 jäi ärtu soldatiga.</translation>
    </message>
    <message>
        <source>pairs laid aside</source>
        <translation>maha pandud paarid</translation>
    </message>
    <message>
        <source>%1: draw a card from %2</source>
        <translation>%1: tõmba kaart (käest: %2)</translation>
    </message>
    <message>
        <source>%1 draws from %2: %3</source>
        <translation>%1 tõmbab kaardi %3 (käest: %2)</translation>
    </message>
    <message>
        <source>%1 draws a card from %2</source>
        <translation>%1 tõmbab kaardi (käest: %2)</translation>
    </message>
    <message>
        <source>%1; pairs laid aside: %2</source>
        <translation>%1; paarid maha: %2</translation>
    </message>
    <message>
        <source>%1 lays %2 and draws</source>
        <translation>%1 laob %2 ja võtab asemele</translation>
    </message>
    <message>
        <source>%1 discards %2 and draws a card</source>
        <translation>%1 paneb maha %2 ja võtab kaardi</translation>
    </message>
    <message>
        <source>The stock is empty: the most combinations win.</source>
        <translation>Pakk on otsas: võidab see, kellel on kõige rohkem kombinatsioone.</translation>
    </message>
    <message>
        <source>%1: lay three cards of one rank, or discard a card and draw one</source>
        <translation>%1: lao kolm ühe tugevusega kaarti või vaheta üks kaart</translation>
    </message>
    <message>
        <source>%1: lay three cards of one suit, or discard a card and draw one</source>
        <translation>%1: lao kolm ühest mastist kaarti või vaheta üks kaart</translation>
    </message>
    <message>
        <source>A combination is three cards of one rank.</source>
        <translation>Kombinatsioon on kolm ühe tugevusega kaarti.</translation>
    </message>
    <message>
        <source>A combination is three cards of one suit.</source>
        <translation>Kombinatsioon on kolm ühest mastist kaarti.</translation>
    </message>
    <message>
        <source>%1 names trump: %4</source>
        <translation>%1 nimetab trumbi: %4</translation>
    </message>
    <message>
        <source>Take the cards</source>
        <translation>Võta kaardid</translation>
    </message>
    <message>
        <source>Leave them in the middle</source>
        <translation>Jäta keskele</translation>
    </message>
    <message>
        <source>Equal: the cards stay in the middle</source>
        <translation>Võrdsed: kaardid jäävad keskele</translation>
    </message>
    <message>
        <source>The stock is used up: the most cards win.</source>
        <translation>Pakk on otsas: võidab see, kellel on kõige rohkem kaarte.</translation>
    </message>
    <message>
        <source>The game was stopped: the most cards so far.</source>
        <translation>Mäng katkestati: ees on see, kellel on kõige rohkem kaarte.</translation>
    </message>
    <message>
        <source>round</source>
        <translation>voor</translation>
    </message>
    <message>
        <source>cards not yet won</source>
        <translation>veel võitmata kaardid</translation>
    </message>
    <message>
        <source>%1: name the trump suit before any card is seen</source>
        <translation>%1: nimeta trump, enne kui kaarte näidatakse</translation>
    </message>
    <message>
        <source>%1: deal the next round</source>
        <translation>%1: jaga järgmine voor</translation>
    </message>
    <message>
        <source>The best cards are equal: all stay in the middle</source>
        <translation>Parimad kaardid on võrdsed: kõik jäävad keskele</translation>
    </message>
    <message>
        <source>%1 has the best card and takes all</source>
        <translation>%1: parim kaart, võtab kõik</translation>
    </message>
    <message>
        <source>The next round: %1</source>
        <translation>Järgmine voor: %1</translation>
    </message>
    <message>
        <source>%1 takes %2</source>
        <translation>%1 võtab: %2</translation>
    </message>
    <message>
        <source>36 cards from the six up, or 52.</source>
        <translation>36 kaarti kuuest ässani või 52.</translation>
    </message>
    <message>
        <source>36 cards</source>
        <translation>36 kaarti</translation>
    </message>
    <message>
        <source>Three hundred turns: the fewest cards win.</source>
        <translation>Kolmsada korda on käidud: võidab see, kellel on kõige vähem kaarte.</translation>
    </message>
    <message>
        <source>fours laid aside</source>
        <translation>kõrvale pandud nelikud</translation>
    </message>
    <message>
        <source>%1: no card of the suit, take the pile</source>
        <translation>%1: masti pole, võta hunnik</translation>
    </message>
    <message>
        <source>%1: lay any card</source>
        <translation>%1: käi ükskõik milline kaart</translation>
    </message>
    <message>
        <source>%1 takes the pile: %2</source>
        <translation>%1 võtab hunniku: %2</translation>
    </message>
    <message>
        <source>%1; four of a rank leave the game: %2</source>
        <translation>%1; nelik läheb mängust välja: %2</translation>
    </message>
    <message>
        <source>%1. From the stock: %2</source>
        <translation>%1. Pakist avatakse: %2</translation>
    </message>
    <message>
        <source>Without a card of this suit the pile has to be taken: %1.</source>
        <translation>Selle mastita tuleb hunnik üles võtta: %1.</translation>
    </message>
    <message>
        <source>Whoever holds the suit, or finds no pile, must lay a card.</source>
        <translation>Kellel on mast olemas või hunnikut pole, see käib.</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Võtmine</translation>
    </message>
    <message>
        <source>The cards put away stay there, or a player who passes draws one of them first.</source>
        <translation>Kõrvale pandud kaardid jäävad sinna või võtab vahelejätja neist enne ühe.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ei</translation>
    </message>
    <message>
        <source>one card</source>
        <translation>üks kaart</translation>
    </message>
    <message>
        <source>%1 lays %2 and names a suit: %4</source>
        <translation>%1 käib %2 ja nimetab masti: %4</translation>
    </message>
    <message>
        <source>%1: free lead, lay any card</source>
        <translation>%1: vaba käik, käi ükskõik milline kaart</translation>
    </message>
    <message>
        <source>%1: lay the card drawn, or pass</source>
        <translation>%1: käi võetud kaart või jäta vahele</translation>
    </message>
    <message>
        <source>%1: lay a card of the named suit or a jack: %2</source>
        <translation>%1: käi nimetatud masti või soldat: %2</translation>
    </message>
    <message>
        <source>%1: lay a card of the same suit or rank, or a jack</source>
        <translation>%1: käi sama masti või tugevusega kaart või soldat</translation>
    </message>
    <message>
        <source>A player who holds a card that fits must lay one.</source>
        <translation>Kellel sobiv kaart on, see peab käima.</translation>
    </message>
    <message>
        <source>This cannot be done now.</source>
        <translation>Praegu nii teha ei saa.</translation>
    </message>
    <message>
        <source>Only the card just drawn may be laid.</source>
        <translation>Käia võib ainult äsja võetud kaardi.</translation>
    </message>
    <message>
        <source>A jack names a suit: play JC H. The last card names none.</source>
        <translation>Soldat nimetab masti: play JC H. Viimane kaart masti ei nimeta.</translation>
    </message>
    <message>
        <source>Only the named suit or a jack fits: %1.</source>
        <translation>Sobib ainult nimetatud mast või soldat: %1.</translation>
    </message>
    <message>
        <source>%1 fits neither the suit nor the rank of %2.</source>
        <translation>%1 ei sobi kaardile %2 ei masti ega tugevuse poolest.</translation>
    </message>
    <message>
        <source>The highest sum is Monarch.</source>
        <translation>Suurim summa on monarh.</translation>
    </message>
    <message>
        <source>%1: cards</source>
        <translation>%1: kaardid</translation>
    </message>
    <message>
        <source>sum %1</source>
        <translation>summa %1</translation>
    </message>
    <message>
        <source>%1: take a card</source>
        <translation>%1: võta kaart</translation>
    </message>
    <message>
        <source>A tie: %1 takes one more card</source>
        <translation>Viik: %1 võtab veel ühe kaardi</translation>
    </message>
    <message>
        <source>%1 gets %2: %3</source>
        <translation>%1 saab: %2 (%3)</translation>
    </message>
    <message>
        <source>How many cards lie on the table.</source>
        <translation>Mitu kaarti laual on.</translation>
    </message>
    <message>
        <source>24 cards</source>
        <translation>24 kaarti</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Paar</translation>
    </message>
    <message>
        <source>Two cards of one rank are a pair, or only when both are red or both black.</source>
        <translation>Paar on kaks ühe tugevusega kaarti või ainult siis, kui mõlemad on punased või mõlemad mustad.</translation>
    </message>
    <message>
        <source>same rank</source>
        <translation>sama tugevus</translation>
    </message>
    <message>
        <source>same rank and colour</source>
        <translation>sama tugevus ja värv</translation>
    </message>
    <message>
        <source>Turn them back</source>
        <translation>Pööra tagasi</translation>
    </message>
    <message>
        <source>%1 turns both cards back</source>
        <translation>%1 pöörab mõlemad kaardid tagasi</translation>
    </message>
    <message>
        <source>Nobody has found a pair for a long time: the most pairs win.</source>
        <translation>Paari pole väga kaua leitud: võidab see, kellel on neid kõige rohkem.</translation>
    </message>
    <message>
        <source>All pairs have been found: the most pairs win.</source>
        <translation>Kõik paarid on leitud: võidab see, kellel on neid kõige rohkem.</translation>
    </message>
    <message>
        <source>cards on the table</source>
        <translation>kaardid laual</translation>
    </message>
    <message>
        <source>%1: pairs</source>
        <translation>%1: paarid</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <translation>
            <numerusform>%n paar</numerusform>
            <numerusform>%n paari</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: no pair, turn both cards back</source>
        <translation>%1: paari pole, pööra kaardid tagasi</translation>
    </message>
    <message>
        <source>%1: turn up a card</source>
        <translation>%1: pööra üks kaart</translation>
    </message>
    <message>
        <source>%1: turn up a second card</source>
        <translation>%1: pööra teine kaart</translation>
    </message>
    <message>
        <source>%1 turns up row %2, column %3: %4</source>
        <translation>%1 pöörab (rida %2, veerg %3): %4</translation>
    </message>
    <message>
        <source>%1. A pair!</source>
        <translation>%1. Paar!</translation>
    </message>
    <message>
        <source>Choose another card that is still face down.</source>
        <translation>Vali mõni teine kaart, mis on veel kinni.</translation>
    </message>
    <message>
        <source>Take cards up to 21: the best total that is not over it wins the round.</source>
        <translation>Võta kaarte kuni 21-ni: vooru võidab suurim summa, mis pole üle.</translation>
    </message>
    <message>
        <source>Get rid of your cards by suit or rank; whoever cannot lay draws until a card fits.</source>
        <translation>Saa kaartidest masti või tugevuse järgi lahti; kellel sobivat pole, see võtab, kuni tuleb.</translation>
    </message>
    <message>
        <source>Lay pairs and draw blind from your neighbour; do not be left with the jack of hearts.</source>
        <translation>Pane paare maha ja tõmba naabrilt pimesi; ära jää ärtu soldatiga.</translation>
    </message>
    <message>
        <source>Turn card against card; the higher one takes both, and whoever runs out has won.</source>
        <translation>Pööra kaart vastase kaardi vastu; suurem võtab mõlemad ja kaartideta jääja võidab.</translation>
    </message>
    <message>
        <source>Follow suit and get rid of your cards; those left count as bad points.</source>
        <translation>Järgi masti ja saa kaartidest lahti; kätte jäänud on miinuspunktid.</translation>
    </message>
    <message>
        <source>Get rid of your cards by suit or rank; a jack always fits and names a suit.</source>
        <translation>Saa kaartidest masti või tugevuse järgi lahti; soldat sobib alati ja nimetab masti.</translation>
    </message>
    <message>
        <source>Find pairs among face-down cards; the most pairs win.</source>
        <translation>Leia kinniste kaartide seast paare; võidab see, kellel on neid kõige rohkem.</translation>
    </message>
    <message>
        <source>Five face-up cards each: the highest sum is Monarch.</source>
        <translation>Igaühele viis lahtist kaarti: suurim summa on monarh.</translation>
    </message>
    <message>
        <source>Get rid of your cards; whoever lacks the suit takes the pile.</source>
        <translation>Saa kaartidest lahti; kellel masti pole, see võtab hunniku.</translation>
    </message>
    <message>
        <source>Lay cards worth fifteen or more; the most combinations win.</source>
        <translation>Lao vähemalt viisteist väärt kaarte; võidab see, kellel on kõige rohkem kombinatsioone.</translation>
    </message>
    <message>
        <source>Lay three cards of one rank as often as you can.</source>
        <translation>Lao võimalikult tihti kolm ühe tugevusega kaarti.</translation>
    </message>
    <message>
        <source>Lay three cards of one suit as often as you can.</source>
        <translation>Lao võimalikult tihti kolm ühest mastist kaarti.</translation>
    </message>
    <message>
        <source>Make the named number with three cards as often as you can.</source>
        <translation>Saa kolme kaardiga võimalikult tihti kokku nimetatud arv.</translation>
    </message>
    <message>
        <source>Name a trump unseen and collect the most cards.</source>
        <translation>Nimeta pimesi trump ja kogu kõige rohkem kaarte.</translation>
    </message>
    <message>
        <source>52 cards, or 32 from the seven up (two to four players).</source>
        <translation>52 kaarti või 32 seitsmest ässani (kaks kuni neli mängijat).</translation>
    </message>
    <message>
        <source>Cards at the start</source>
        <translation>Kaarte alguses</translation>
    </message>
    <message>
        <source>How many cards everybody is dealt.</source>
        <translation>Mitu kaarti igaühele jagatakse.</translation>
    </message>
    <message>
        <source>five cards</source>
        <translation>viis kaarti</translation>
    </message>
    <message>
        <source>six cards</source>
        <translation>kuus kaarti</translation>
    </message>
    <message>
        <source>seven cards</source>
        <translation>seitse kaarti</translation>
    </message>
    <message>
        <source>Nobody can lay or take a card: the fewest cards win.</source>
        <translation>Keegi ei saa käia ega võtta: võidab see, kellel on kõige vähem kaarte.</translation>
    </message>
    <message>
        <source>%1: lay a card of the same suit or rank, or draw</source>
        <translation>%1: käi sama masti või tugevusega kaart või võta</translation>
    </message>
    <message>
        <source>%1: lay a card of the same suit or rank</source>
        <translation>%1: käi sama masti või tugevusega kaart</translation>
    </message>
    <message>
        <source>%1: no card fits, draw</source>
        <translation>%1: sobivat pole, võta pakist</translation>
    </message>
    <message>
        <source>%1: no card fits, pass</source>
        <translation>%1: sobivat pole, jäta vahele</translation>
    </message>
    <message>
        <source>%1 draws %2 and lays %3</source>
        <translation>%1 võtab %2 ja käib: %3</translation>
    </message>
    <message>
        <source>%1 draws %2</source>
        <translation>%1 võtab: %2</translation>
    </message>
    <message>
        <source>No card fits: draw while there is anything to draw, and pass when there is not.</source>
        <translation>Sobivat kaarti pole: võta, kuni on midagi võtta; muidu jäta vahele.</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Piir</translation>
    </message>
    <message>
        <source>The match ends when somebody has that many bad points.</source>
        <translation>Partii lõpeb, kui kellelgi on nii palju miinuspunkte.</translation>
    </message>
    <message>
        <source>50 points</source>
        <translation>50 punkti</translation>
    </message>
    <message>
        <source>100 points</source>
        <translation>100 punkti</translation>
    </message>
    <message>
        <source>200 points</source>
        <translation>200 punkti</translation>
    </message>
    <message>
        <source>bad points</source>
        <translation>miinuspunktid</translation>
    </message>
    <message>
        <source>%1 has the most bad points: %2. The fewest win.</source>
        <translation>%1: kõige rohkem miinuspunkte, %2. Võidab see, kellel on neid kõige vähem.</translation>
    </message>
    <message>
        <source>The match was stopped: the fewest bad points so far.</source>
        <translation>Partii katkestati: ees on see, kellel on kõige vähem miinuspunkte.</translation>
    </message>
    <message>
        <source>%1: follow suit, or draw a card</source>
        <translation>%1: järgi masti või võta kaart</translation>
    </message>
    <message>
        <source>%1: lay a card of the suit</source>
        <translation>%1: käi seda masti kaart</translation>
    </message>
    <message>
        <source>%1: no card of the suit, pass</source>
        <translation>%1: masti pole, jäta vahele</translation>
    </message>
    <message>
        <source>%1: no card of the suit, draw one</source>
        <translation>%1: masti pole, võta üks kaart</translation>
    </message>
    <message>
        <source>%1 draws %2 and lays it</source>
        <translation>%1 võtab %2 ja käib selle kohe</translation>
    </message>
    <message>
        <source>%1 draws a card and cannot lay it</source>
        <translation>%1 võtab kaardi, mis ei sobi</translation>
    </message>
    <message>
        <source>Only cards of this suit fit: %1.</source>
        <translation>Sobib ainult see mast: %1.</translation>
    </message>
    <message>
        <source>The stock is empty: pass.</source>
        <translation>Pakk on otsas: jäta vahele.</translation>
    </message>
    <message>
        <source>You may pass only after drawing a card.</source>
        <translation>Vahele jätta saab alles pärast kaardi võtmist.</translation>
    </message>
    <message>
        <source>All compare with all, or everybody plays against the banker for chips.</source>
        <translation>Kõik võrdlevad kõigiga või mängib igaüks žetoonide peale pankuri vastu.</translation>
    </message>
    <message>
        <source>banker</source>
        <translation>pankur</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Siht</translation>
    </message>
    <message>
        <source>This many rounds won win the match.</source>
        <translation>Nii mitme võidetud vooruga võidetakse partii.</translation>
    </message>
    <message>
        <source>3 points</source>
        <translation>3 punkti</translation>
    </message>
    <message>
        <source>5 points</source>
        <translation>5 punkti</translation>
    </message>
    <message>
        <source>10 points</source>
        <translation>10 punkti</translation>
    </message>
    <message>
        <source>Turns as banker</source>
        <translation>Pankuriks olemine</translation>
    </message>
    <message>
        <source>How often everybody is the banker.</source>
        <translation>Mitu korda igaüks on pankur.</translation>
    </message>
    <message>
        <source>once</source>
        <translation>üks kord</translation>
    </message>
    <message>
        <source>twice</source>
        <translation>kaks korda</translation>
    </message>
    <message>
        <source>three times</source>
        <translation>kolm korda</translation>
    </message>
    <message>
        <source>First cards</source>
        <translation>Esimesed kaardid</translation>
    </message>
    <message>
        <source>The first two cards are seen by their owner only, or by all.</source>
        <translation>Kaht esimest kaarti näeb ainult omanik või näevad kõik.</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>kinni</translation>
    </message>
    <message>
        <source>open</source>
        <translation>lahti</translation>
    </message>
    <message>
        <source>%1 stops</source>
        <translation>%1: aitab</translation>
    </message>
    <message>
        <source>chips</source>
        <translation>žetoonid</translation>
    </message>
    <message>
        <source>points</source>
        <translation>punktid</translation>
    </message>
    <message>
        <source>%1 as banker has %2.</source>
        <translation>%1 on pankur, summa %2.</translation>
    </message>
    <message>
        <source>%1 as banker is over with %2.</source>
        <translation>%1 on pankur, summa %2, üle.</translation>
    </message>
    <message>
        <source>%1 Win a chip: %2.</source>
        <translation>%1 Žetooni võidab: %2.</translation>
    </message>
    <message>
        <source>%1 Lose a chip: %2.</source>
        <translation>%1 Žetooni kaotab: %2.</translation>
    </message>
    <message>
        <source>%1 No chip changes hands.</source>
        <translation>%1 Ükski žetoon ei liigu.</translation>
    </message>
    <message>
        <source>A tie for the best: no point.</source>
        <translation>Keegi pole üksi parim: punkti ei saa keegi.</translation>
    </message>
    <message>
        <source>%1 wins the round with %2.</source>
        <translation>%1 võidab vooru, summa %2.</translation>
    </message>
    <message>
        <source>banker, %1</source>
        <translation>pankur, %1</translation>
    </message>
    <message>
        <source>over: %1</source>
        <translation>üle: %1</translation>
    </message>
    <message>
        <source>total %1</source>
        <translation>summa %1</translation>
    </message>
    <message>
        <source>%1: hand</source>
        <translation>%1: käsi</translation>
    </message>
    <message>
        <source>%1: one more card, or stop</source>
        <translation>%1: veel üks kaart või aitab</translation>
    </message>
    <message>
        <source>%1: 21, stop</source>
        <translation>%1: 21, lõpeta</translation>
    </message>
    <message>
        <source>%1: you have %2. One more card, or stop</source>
        <translation>%1: sul on %2. Veel üks kaart või aitab?</translation>
    </message>
    <message>
        <source>%1: %2 in all, over</source>
        <translation>%1: kokku %2, üle</translation>
    </message>
    <message>
        <source>With 21 no more cards are drawn.</source>
        <translation>21 juures kaarte enam ei võeta.</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Eesmärk</translation>
    </message>
    <message>
        <source>Whoever runs out of cards has won, or has lost.</source>
        <translation>Kaartideta jääja võidab või kaotab.</translation>
    </message>
    <message>
        <source>to get rid of the cards</source>
        <translation>kaartidest vabanemine</translation>
    </message>
    <message>
        <source>to collect the cards</source>
        <translation>kaartide kogumine</translation>
    </message>
    <message>
        <source>Turn a card</source>
        <translation>Pööra kaart</translation>
    </message>
    <message>
        <source>Put the cards away</source>
        <translation>Pane kaardid kõrvale</translation>
    </message>
    <message>
        <source>Equal twice: the four cards leave the game</source>
        <translation>Kaks korda võrdsed: neli kaarti lähevad mängust välja</translation>
    </message>
    <message>
        <source>A pack has run out: whoever has more cards wins.</source>
        <translation>Pakk sai otsa: võidab see, kellel on rohkem kaarte.</translation>
    </message>
    <message>
        <source>A pack has run out: whoever has no cards wins.</source>
        <translation>Pakk sai otsa: kaartideta jääja võidab.</translation>
    </message>
    <message>
        <source>%1: pack</source>
        <translation>%1: pakk</translation>
    </message>
    <message>
        <source>%1: cards turned up</source>
        <translation>%1: pööratud kaardid</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>mängust väljas</translation>
    </message>
    <message>
        <source>%1: turn a card</source>
        <translation>%1: pööra kaart</translation>
    </message>
    <message>
        <source>%1 is higher and takes the cards</source>
        <translation>%1: suurem kaart, võta kaardid</translation>
    </message>
    <message>
        <source>Equal: both turn one more card</source>
        <translation>Võrdsed: mõlemad pööravad veel ühe kaardi</translation>
    </message>
    <message>
        <source>Equal again: the four cards leave the game</source>
        <translation>Jälle võrdsed: neli kaarti lähevad mängust välja</translation>
    </message>
    <message>
        <source>%1 turns up %2</source>
        <translation>%1 pöörab: %2</translation>
    </message>
    <message>
        <source>%1: lay any card, or take the pile if you lack the suit</source>
        <translation>%1: käi või võta hunnik, kui masti pole</translation>
    </message>
    <message>
        <source>Take lower cards with higher ones, then fight six open duels; the larger bank wins.</source>
        <translation>Võta suuremate kaartidega väiksemaid ja pea kuus lahtist kahevõitlust; võidab suurem pank.</translation>
    </message>
    <message>
        <source>Be the first to hold four queens, jacks or kings.</source>
        <translation>Kogu esimesena neli emandat, soldatit või kuningat.</translation>
    </message>
    <message>
        <source>Lay chains of even or of odd numbers; every card is a cross.</source>
        <translation>Lao paaris- või paaritute arvude jadasid; iga kaart on rist.</translation>
    </message>
    <message>
        <source>%1 lays: %2</source>
        <translation>%1 laob: %2</translation>
    </message>
    <message>
        <source>Add to combination %1</source>
        <translation>Lisa kombinatsioonile %1</translation>
    </message>
    <message>
        <source>%1 adds %2 to combination %3</source>
        <translation>%1 lisab %2 (kombinatsioon %3)</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Valmis</translation>
    </message>
    <message>
        <source>%1 ends the turn</source>
        <translation>%1 lõpetab korra</translation>
    </message>
    <message>
        <source>Nobody can lay any more: the most crosses win.</source>
        <translation>Keegi ei saa enam laduda: võidab see, kellel on kõige rohkem riste.</translation>
    </message>
    <message>
        <source>The game was stopped: the most crosses so far.</source>
        <translation>Mäng katkestati: ees on see, kellel on kõige rohkem riste.</translation>
    </message>
    <message numerus="yes">
        <source>%n cross(es)</source>
        <translation>
            <numerusform>%n rist</numerusform>
            <numerusform>%n risti</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: lay or add more, or end the turn</source>
        <translation>%1: lao või lisa veel või lõpeta kord</translation>
    </message>
    <message>
        <source>%1: lay or add cards, or pass if you cannot</source>
        <translation>%1: lao või lisa kaarte; kui ei saa, jäta vahele</translation>
    </message>
    <message>
        <source>%1: lay or add cards, or swap one</source>
        <translation>%1: lao või lisa kaarte või vaheta üks</translation>
    </message>
    <message>
        <source>A combination is three to five neighbours of 2-4-6-8-10 or of A-3-5-7-9.</source>
        <translation>Kombinatsioon on kolm kuni viis naabrit jadast 2-4-6-8-10 või äss-3-5-7-9.</translation>
    </message>
    <message>
        <source>Only the next number at either end may be added, up to five cards.</source>
        <translation>Lisada võib ainult kummagi otsa järgmise arvu, kokku kuni viis kaarti.</translation>
    </message>
    <message>
        <source>After laying, no card is swapped.</source>
        <translation>Kui juba laotud on, siis enam ei vahetata.</translation>
    </message>
    <message>
        <source>%1 leads %2</source>
        <translation>%1 käib välja: %2</translation>
    </message>
    <message>
        <source>%1 answers %2</source>
        <translation>%1 vastab: %2</translation>
    </message>
    <message>
        <source>All duels are fought: the larger bank wins.</source>
        <translation>Kahevõitlused on peetud: võidab suurem pank.</translation>
    </message>
    <message>
        <source>The game was stopped: the larger bank so far.</source>
        <translation>Mäng katkestati: ees on suurem pank.</translation>
    </message>
    <message>
        <source>face-down row</source>
        <translation>kinnine rida</translation>
    </message>
    <message>
        <source>face-up row</source>
        <translation>lahtine rida</translation>
    </message>
    <message>
        <source>card led</source>
        <translation>välja käidud kaart</translation>
    </message>
    <message>
        <source>%1: bank</source>
        <translation>%1: pank</translation>
    </message>
    <message>
        <source>%1: take a face-up card with a higher one, or pass if you cannot</source>
        <translation>%1: võta suurema kaardiga lahtine kaart; kui ei saa, jäta vahele</translation>
    </message>
    <message>
        <source>%1: lead a card to the duel</source>
        <translation>%1: käi kahevõitluse esimene kaart</translation>
    </message>
    <message>
        <source>%1: answer the card led</source>
        <translation>%1: vasta käidud kaardile</translation>
    </message>
    <message>
        <source>%1 takes %2 with %3</source>
        <translation>%1 võtab: %2 (käest %3)</translation>
    </message>
    <message>
        <source>%1 answers %2 and takes both</source>
        <translation>%1 vastab: %2 ja võtab mõlemad</translation>
    </message>
    <message>
        <source>%1 answers %2: equal, each keeps their own card</source>
        <translation>%1 vastab: %2. Võrdsed, kummalegi jääb oma kaart</translation>
    </message>
    <message>
        <source>%1 answers %2 and loses both</source>
        <translation>%1 vastab: %2 ja jääb mõlemast ilma</translation>
    </message>
    <message>
        <source>Only a higher card takes a card of the face-up row.</source>
        <translation>Lahtise kaardi saab võtta ainult suuremaga.</translation>
    </message>
    <message>
        <source>A player who can take a card must take one.</source>
        <translation>Kes saab võtta, see peab võtma.</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Maha pandud kaardid</translation>
    </message>
    <message>
        <source>The top discard may be taken instead of drawing, or the discards are closed.</source>
        <translation>Pakist võtmise asemel võib võtta pealmise maha pandud kaardi või on need kinni.</translation>
    </message>
    <message>
        <source>top may be taken</source>
        <translation>pealmise võib võtta</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>kinni</translation>
    </message>
    <message>
        <source>%1 takes the top discard</source>
        <translation>%1 võtab pealmise maha pandud kaardi</translation>
    </message>
    <message>
        <source>%1 has four of a kind.</source>
        <translation>%1 sai neliku.</translation>
    </message>
    <message>
        <source>pack</source>
        <translation>pakk</translation>
    </message>
    <message>
        <source>%1: draw a card</source>
        <translation>%1: võta kaart</translation>
    </message>
    <message>
        <source>%1: draw a card or take the top discard</source>
        <translation>%1: võta kaart pakist või pealmine maha pandud kaart</translation>
    </message>
    <message>
        <source>cards are drawn face up for the start: %1; %2 begins</source>
        <translation>alustaja loositakse lahtiste kaartidega: %1; alustab %2</translation>
    </message>
    <message>
        <source>The card just taken from the discards stays in hand this turn.</source>
        <translation>Äsja maha pandute seast võetud kaart jääb sel korral kätte.</translation>
    </message>
    <message>
        <source>The discards are closed.</source>
        <translation>Maha pandud kaardid on kinni.</translation>
    </message>
    <message>
        <source>%1: the cards are shuffled</source>
        <translation>%1: kaardid segatakse</translation>
    </message>
    <message>
        <source>The discards are shuffled into a new stock</source>
        <translation>Maha pandud kaardid segatakse uueks pakiks</translation>
    </message>
    <message>
        <source>All cards are shuffled again</source>
        <translation>Kõik kaardid segatakse uuesti</translation>
    </message>
    <message>
        <source>One more card</source>
        <translation>Veel üks kaart</translation>
    </message>
    <message>
        <source>Get rid of your cards; diamonds are always trump, but only spades beat spades.</source>
        <translation>Saa kaartidest lahti; ruutu on alati trump, aga potit tapab ainult poti.</translation>
    </message>
    <message>
        <source>Captains below 66</source>
        <translation>Kaptenid alla 66</translation>
    </message>
    <message>
        <source>The others win, or they too need 66 points and otherwise nobody scores.</source>
        <translation>Võidavad teised, või peavad ka nemad 66 silma koguma ja muidu ei saa keegi punkti.</translation>
    </message>
    <message>
        <source>the others win</source>
        <translation>teised võidavad</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>viik</translation>
    </message>
    <message>
        <source>Order of cards</source>
        <translation>Kaartide järjestus</translation>
    </message>
    <message>
        <source>Cards rank by their value, or as usual with the nine of spades on top.</source>
        <translation>Kaardid on järjestatud väärtuse järgi või tavaliselt, poti üheksa kõige ees.</translation>
    </message>
    <message>
        <source>by value</source>
        <translation>väärtuse järgi</translation>
    </message>
    <message>
        <source>natural</source>
        <translation>tavaline</translation>
    </message>
    <message>
        <source>%1 was captain alone and took %2 of 116 points.</source>
        <translation>%1 oli üksik kapten ja kogus 116 silmast %2.</translation>
    </message>
    <message>
        <source>The captains %1 and %2 took %3 of 116 points.</source>
        <translation>Kaptenid %1 ja %2 kogusid 116 silmast %3.</translation>
    </message>
    <message>
        <source>card points: %1</source>
        <translation>silmi: %1</translation>
    </message>
    <message>
        <source>Have the most chips after nine deals: bid, name the trump and take the tricks you owe.</source>
        <translation>Kogu jagamistega kõige rohkem žetoone: paku, nimeta trump ja võta lubatud tihid.</translation>
    </message>
    <message>
        <source>Score the most points by laying two or three cards of one suit or one rank at a time.</source>
        <translation>Kogu kõige rohkem punkte, pannes korraga kaks või kolm sama masti või sama tugevusega kaarti.</translation>
    </message>
    <message>
        <source>Be the first to go out: lay sets and runs; the first meld must be worth 40.</source>
        <translation>Saa esimesena kaartidest lahti: lao kombinatsioone, esimene neist peab olema väärt 40 punkti.</translation>
    </message>
    <message>
        <source>Be the first to go out: lay sets and runs; two jokers stand for any card.</source>
        <translation>Saa esimesena kaartidest lahti: lao kombinatsioone, kaks jokkerit asendavad mis tahes kaarti.</translation>
    </message>
    <message>
        <source>Be the first to go out: the first meld is free, the second must be worth 40.</source>
        <translation>Saa esimesena kaartidest lahti: esimene kombinatsioon on vaba, teine peab olema väärt 40 punkti.</translation>
    </message>
    <message>
        <source>Be the first to run out of cards: lay them in four rows that grow from the sixes.</source>
        <translation>Saa esimesena kaartidest lahti: lao neid nelja ritta, mis kasvavad kuutest.</translation>
    </message>
    <message>
        <source>Reach 10 points: each card of an attack that you beat whole is worth one.</source>
        <translation>Kogu 10 punkti: kui tapad kogu rünnaku, saad iga kaardi eest ühe.</translation>
    </message>
    <message>
        <source>Score the most points over the deals: with your secret partner take 66 card points, or prevent it.</source>
        <translation>Kogu jagamistega kõige rohkem punkte: võta salajase partneriga 66 silma või takista seda.</translation>
    </message>
    <message>
        <source>Win the most rounds: in each of them collect the cards of its suit in tricks.</source>
        <translation>Võida kõige rohkem voore: igas voorus kogu tihidega selle masti kaarte.</translation>
    </message>
    <message>
        <source>Be the first to run out of cards: lay them in four rows that grow from the nines.</source>
        <translation>Saa esimesena kaartidest lahti: lao neid nelja ritta, mis kasvavad üheksatest.</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>Pakke</translation>
    </message>
    <message>
        <source>Two packs, or one; seven and eight players always need two.</source>
        <translation>Kaks pakki või üks; seitse ja kaheksa mängijat vajavad alati kaht.</translation>
    </message>
    <message>
        <source>lay</source>
        <translation>pane lauale</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>pass</translation>
    </message>
    <message>
        <source>points: %1</source>
        <translation>punkte: %1</translation>
    </message>
    <message>
        <source>collection</source>
        <translation>kollektsioon</translation>
    </message>
    <message>
        <source>The game was stopped: the most points are best so far.</source>
        <translation>Mäng katkestati: praegu on parim suurim punktisumma.</translation>
    </message>
    <message>
        <source>%1 has no cards left: the most points win.</source>
        <translation>%1 sai kaartidest lahti; võidab suurim punktisumma.</translation>
    </message>
    <message>
        <source>Nobody can lay a card: the most points win.</source>
        <translation>Keegi ei saa enam käia; võidab suurim punktisumma.</translation>
    </message>
    <message>
        <source>%1: lay a card, or two or three of one rank or one suit</source>
        <translation>%1: pane lauale üks kaart või kaks-kolm sama tugevusega või ühest mastist kaarti</translation>
    </message>
    <message>
        <source>%1: lay a group that begins with the rank or suit of the top card</source>
        <translation>%1: pane lauale rühm, mis algab pealmise kaardi masti või tugevusega</translation>
    </message>
    <message>
        <source>%1 lays: %2 (points: %3)</source>
        <translation>%1 paneb lauale: %2 (punkte: %3)</translation>
    </message>
    <message>
        <source>At most three cards are laid together.</source>
        <translation>Korraga tohib panna kõige rohkem kolm kaarti.</translation>
    </message>
    <message>
        <source>Whoever has a card that fits must lay it.</source>
        <translation>Kellel on sobiv kaart, see peab käima.</translation>
    </message>
    <message>
        <source>A group has one to three cards.</source>
        <translation>Rühmas on üks kuni kolm kaarti.</translation>
    </message>
    <message>
        <source>The first card has neither the rank nor the suit of the top card.</source>
        <translation>Esimene kaart ei sobi pealmise kaardiga ei masti ega tugevuse poolest.</translation>
    </message>
    <message>
        <source>The cards are neither all of one rank nor all of one suit.</source>
        <translation>Kaardid ei ole kõik ühe tugevusega ega kõik ühest mastist.</translation>
    </message>
    <message>
        <source>The suit of the round</source>
        <translation>Vooru mast</translation>
    </message>
    <message>
        <source>Its cards are collected without trumps, or it is trump and the tricks are counted.</source>
        <translation>Selle kaarte kogutakse trumbita, või on see trump ja loetakse tihisid.</translation>
    </message>
    <message>
        <source>collected</source>
        <translation>kogutakse</translation>
    </message>
    <message>
        <source>%1. Collect clubs.</source>
        <translation>%1. Kogu ristit.</translation>
    </message>
    <message>
        <source>%1. Collect diamonds.</source>
        <translation>%1. Kogu ruutut.</translation>
    </message>
    <message>
        <source>%1. Collect hearts.</source>
        <translation>%1. Kogu ärtut.</translation>
    </message>
    <message>
        <source>%1. Collect spades.</source>
        <translation>%1. Kogu potit.</translation>
    </message>
    <message>
        <source>%1. Clubs are trump.</source>
        <translation>%1. Trump on risti.</translation>
    </message>
    <message>
        <source>%1. Diamonds are trump.</source>
        <translation>%1. Trump on ruutu.</translation>
    </message>
    <message>
        <source>%1. Hearts are trump.</source>
        <translation>%1. Trump on ärtu.</translation>
    </message>
    <message>
        <source>%1. Spades are trump.</source>
        <translation>%1. Trump on poti.</translation>
    </message>
    <message>
        <source>The round is shared.</source>
        <translation>Vooru võit jagati.</translation>
    </message>
    <message>
        <source>Equal in rounds won; cards of the rounds&apos; suits decide: %1. %2</source>
        <translation>Võidetud voore on võrdselt, otsustavad voorude masti kaardid: %1. %2</translation>
    </message>
    <message>
        <source>%1 has won the round with the most tricks: %2.</source>
        <translation>%1 võitis vooru, sest sai kõige rohkem tihisid: %2.</translation>
    </message>
    <message>
        <source>%1 has won the round with the most %2: %3.</source>
        <translation>%1 võitis vooru, sest sai kõige rohkem masti %2: %3.</translation>
    </message>
    <message>
        <source>%1 has won the round: others have %2 of %3 too, but fewer than %4 tricks.</source>
        <translation>%1 võitis vooru: masti %3 sai ka keegi teine %2, aga tihisid alla %4.</translation>
    </message>
    <message>
        <source>the suit of the round: %1</source>
        <translation>vooru mast: %1</translation>
    </message>
    <message>
        <source>tricks: %1</source>
        <translation>tihisid: %1</translation>
    </message>
    <message>
        <source>%1: %2, tricks: %3</source>
        <translation>%1: %2, tihisid: %3</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Kaartide võtmine</translation>
    </message>
    <message>
        <source>After a defence each of the others may take one of the cards into hand, or nobody may.</source>
        <translation>Pärast kaitset tohib iga kõrvaline mängija ühe kaardi kätte võtta, või ei tohi keegi.</translation>
    </message>
    <message>
        <source>one each</source>
        <translation>igaüks ühe</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Punkte võiduks</translation>
    </message>
    <message>
        <source>Whoever reaches them has won.</source>
        <translation>Kes nii palju kogub, on võitnud.</translation>
    </message>
    <message>
        <source>%1 claims: %2</source>
        <translation>%1 võtab endale: %2</translation>
    </message>
    <message>
        <source>claim nothing</source>
        <translation>ära võta midagi</translation>
    </message>
    <message>
        <source>%1 claims nothing</source>
        <translation>%1 ei võta midagi</translation>
    </message>
    <message>
        <source>out of play</source>
        <translation>mängust väljas</translation>
    </message>
    <message>
        <source>to be claimed</source>
        <translation>võtta</translation>
    </message>
    <message>
        <source>%1: attack %2 with one to four cards</source>
        <translation>%1: ründa ühe kuni nelja kaardiga; kaitseb %2</translation>
    </message>
    <message>
        <source>%1: claim one of the cards, or none</source>
        <translation>%1: võta üks avatud kaartidest või ära võta midagi</translation>
    </message>
    <message>
        <source>%1 has enough points and wins.</source>
        <translation>%1 sai vajalikud punktid täis ja võitis.</translation>
    </message>
    <message>
        <source>%1 has no cards left.</source>
        <translation>%1 sai kaartidest lahti.</translation>
    </message>
    <message>
        <source>The deal has lasted long enough.</source>
        <translation>Jagamine on kestnud küllalt kaua.</translation>
    </message>
    <message>
        <source>%1 beats the attack: %2 (points: %3)</source>
        <translation>%1 tapab rünnaku: %2 (punkte: %3)</translation>
    </message>
    <message>
        <source>An attack has at most four cards and no more than the defender holds: %1.</source>
        <translation>Rünnakus on kõige rohkem neli kaarti ja mitte rohkem, kui kaitsjal käes on: %1.</translation>
    </message>
    <message>
        <source>The bid binds the trump</source>
        <translation>Pakkumine seob trumbi</translation>
    </message>
    <message>
        <source>A higher bid leaves only stronger suits as trump.</source>
        <translation>Suurem pakkumine lubab trumbiks ainult tugevamaid maste.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>jah</translation>
    </message>
    <message>
        <source>no</source>
        <translation>ei</translation>
    </message>
    <message>
        <source>First trick</source>
        <translation>Esimene tihi</translation>
    </message>
    <message>
        <source>The trump of the first trick.</source>
        <translation>Esimese tihi trump.</translation>
    </message>
    <message>
        <source>the declared trump</source>
        <translation>nimetatud trump</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>ärtu</translation>
    </message>
    <message>
        <source>bid %1</source>
        <translation>paku %1</translation>
    </message>
    <message>
        <source>%1 bids %3</source>
        <translation>%1 pakub: %3</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>pane ära</translation>
    </message>
    <message>
        <source>%1 discards: %2</source>
        <translation>%1 paneb maha: %2</translation>
    </message>
    <message>
        <source>%1 discards two cards</source>
        <translation>%1 paneb kaks kaarti kinniselt ära</translation>
    </message>
    <message>
        <source>trump: %2</source>
        <translation>trump: %2</translation>
    </message>
    <message>
        <source>%1 names the trump: %4</source>
        <translation>%1 nimetab trumbi: %4</translation>
    </message>
    <message>
        <source>play along</source>
        <translation>mängi kaasa</translation>
    </message>
    <message>
        <source>%1 plays along</source>
        <translation>%1 mängib kaasa</translation>
    </message>
    <message>
        <source>drop out</source>
        <translation>jää välja</translation>
    </message>
    <message>
        <source>%1 drops out</source>
        <translation>%1 jääb välja</translation>
    </message>
    <message>
        <source>%1 plays %2</source>
        <translation>%1 käib: %2</translation>
    </message>
    <message>
        <source>%1: bid 1 or pass</source>
        <translation>%1: paku 1 või passi</translation>
    </message>
    <message>
        <source>%1: bid %2 or pass; %3 bids %4</source>
        <translation>%1: paku %2 või passi; %3 pakkus %4</translation>
    </message>
    <message>
        <source>%1 has taken the talon: discard two cards</source>
        <translation>%1 võttis taloni: pane kaks kaarti ära</translation>
    </message>
    <message>
        <source>%1: name the trump</source>
        <translation>%1: nimeta trump</translation>
    </message>
    <message>
        <source>%1: play along or drop out; %2 owes %3 tricks</source>
        <translation>%1: mängi kaasa või jää välja; %2 peab saama tihisid: %3</translation>
    </message>
    <message>
        <source>%1; %2 declares and takes the talon</source>
        <translation>%1; kontrollmängija on %2 ja võtab taloni</translation>
    </message>
    <message>
        <source>%1; %2 takes the pool</source>
        <translation>%1; kassa saab %2</translation>
    </message>
    <message>
        <source>dropped out</source>
        <translation>väljas</translation>
    </message>
    <message>
        <source>declarer, owes %1</source>
        <translation>kontrollmängija, vaja %1</translation>
    </message>
    <message>
        <source>pool</source>
        <translation>kassa</translation>
    </message>
    <message>
        <source>all passed</source>
        <translation>kõik passisid</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The next bid is %1, neither more nor less.</source>
        <translation>Järgmine pakkumine on %1, ei rohkem ega vähem.</translation>
    </message>
    <message>
        <source>That suit is too weak for a bid of %1.</source>
        <translation>See mast on pakkumise %1 jaoks liiga nõrk.</translation>
    </message>
    <message>
        <source>Two different cards of your own hand are discarded.</source>
        <translation>Ära pannakse kaks oma käes olevat kaarti.</translation>
    </message>
    <message>
        <source>Opening is forced</source>
        <translation>Avamine on kohustuslik</translation>
    </message>
    <message>
        <source>Whoever can lay the first meld must do so.</source>
        <translation>Kes saab esimese kombinatsiooni laduda, see peab.</translation>
    </message>
    <message>
        <source>First meld</source>
        <translation>Esimene kombinatsioon</translation>
    </message>
    <message>
        <source>The 40 points come from one meld, or from several laid in the same turn; then never forced.</source>
        <translation>40 punkti tuleb ühest kombinatsioonist või mitmest samal korral laotust; siis avama ei pea.</translation>
    </message>
    <message>
        <source>one meld</source>
        <translation>üks</translation>
    </message>
    <message>
        <source>several together</source>
        <translation>mitu koos</translation>
    </message>
    <message>
        <source>Value of the jack</source>
        <translation>Soldati väärtus</translation>
    </message>
    <message>
        <source>The jack counts 10 as printed, or 11.</source>
        <translation>Soldat loeb 10, nagu trükitud, või 11.</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Ühe tugevusega kaardid</translation>
    </message>
    <message>
        <source>Whether a suit may be there twice in a set.</source>
        <translation>Kas sama mast tohib kombinatsioonis korduda.</translation>
    </message>
    <message>
        <source>any suits</source>
        <translation>mis tahes mastid</translation>
    </message>
    <message>
        <source>different suits</source>
        <translation>erinevad mastid</translation>
    </message>
    <message>
        <source>The game was stopped: the hand worth least is best.</source>
        <translation>Mäng katkestati: parim on odavaim käsi.</translation>
    </message>
    <message>
        <source>end the game</source>
        <translation>lõpeta mäng</translation>
    </message>
    <message>
        <source>%1 cannot draw: the game is blocked</source>
        <translation>%1 ei saa enam võtta: mäng on kinni</translation>
    </message>
    <message>
        <source>opened, %1</source>
        <translation>avanud, %1</translation>
    </message>
    <message>
        <source>discards</source>
        <translation>maha pandud kaardid</translation>
    </message>
    <message>
        <source>lay, joker below</source>
        <translation>pane lauale, jokker alla</translation>
    </message>
    <message>
        <source>lay, both jokers below</source>
        <translation>pane lauale, mõlemad jokkerid alla</translation>
    </message>
    <message>
        <source>%1: take the top discard or end the game</source>
        <translation>%1: võta maha pandud kaart või lõpeta mäng</translation>
    </message>
    <message>
        <source>%1: lay a first meld</source>
        <translation>%1: lao esimene kombinatsioon</translation>
    </message>
    <message>
        <source>%1: lay, add to a meld, or discard a card</source>
        <translation>%1: lao, lisa kombinatsioonile või pane kaart maha</translation>
    </message>
    <message>
        <source>%1: lay a meld or discard a card</source>
        <translation>%1: lao kombinatsioon või pane kaart maha</translation>
    </message>
    <message>
        <source>%1: add to a meld or discard a card</source>
        <translation>%1: lisa kombinatsioonile või pane kaart maha</translation>
    </message>
    <message>
        <source>%1 has no cards left and wins.</source>
        <translation>%1 sai kaartidest lahti ja võitis.</translation>
    </message>
    <message>
        <source>The game is blocked: the hand worth least wins.</source>
        <translation>Mäng on kinni: võidab odavaim käsi.</translation>
    </message>
    <message>
        <source>%1 takes from the discards: %2</source>
        <translation>%1 võtab maha pandud kaartidest: %2</translation>
    </message>
    <message>
        <source>%1 adds to meld %2: %3</source>
        <translation>%1 lisab %2. kombinatsioonile: %3</translation>
    </message>
    <message>
        <source>You have drawn already.</source>
        <translation>Oled juba kaardi võtnud.</translation>
    </message>
    <message>
        <source>The stock cannot be renewed any more.</source>
        <translation>Pakki enam uuendada ei saa.</translation>
    </message>
    <message>
        <source>Nothing has been discarded yet.</source>
        <translation>Maha ei ole veel midagi pandud.</translation>
    </message>
    <message>
        <source>Whoever can draw may not end the game.</source>
        <translation>Kes võtta saab, see mängu lõpetada ei tohi.</translation>
    </message>
    <message>
        <source>First draw a card or take the top discard.</source>
        <translation>Võta kõigepealt kaart pakist või maha pandud kaart.</translation>
    </message>
    <message>
        <source>That is neither a set nor, upwards, a run of three cards or more.</source>
        <translation>See ei ole kolm või rohkem ühe tugevusega kaarti ega kasvav rida ühes mastis.</translation>
    </message>
    <message>
        <source>This meld is worth %1: %2 are needed.</source>
        <translation>See kombinatsioon on väärt %1 punkti, vaja on %2.</translation>
    </message>
    <message>
        <source>Only players who have opened may add to melds.</source>
        <translation>Kombinatsioonidele tohib lisada alles pärast avamist.</translation>
    </message>
    <message>
        <source>This card does not belong to that meld.</source>
        <translation>See kaart sellesse kombinatsiooni ei sobi.</translation>
    </message>
    <message>
        <source>Your hand holds a first meld: it must be laid.</source>
        <translation>Sul on esimene kombinatsioon käes: see tuleb laduda.</translation>
    </message>
    <message>
        <source>A card taken from the discards may not be discarded in the same turn.</source>
        <translation>Maha pandud kaartidest võetud kaarti samal korral maha panna ei tohi.</translation>
    </message>
    <message>
        <source>%1: open with the nine of hearts</source>
        <translation>%1: ava ärtu üheksaga</translation>
    </message>
    <message>
        <source>%1: open with all your sixes, or pass if you have none</source>
        <translation>%1: ava kõigi oma kuutega; kui kuut ei ole, jäta vahele</translation>
    </message>
    <message>
        <source>%1: lay a card at the end of a row</source>
        <translation>%1: pane kaart mõne rea otsa</translation>
    </message>
    <message>
        <source>In the opening turn all sixes in the hand are laid at once.</source>
        <translation>Avakäigul pannakse lauale korraga kõik oma kuued.</translation>
    </message>
    <message>
        <source>The nine of hearts is laid first.</source>
        <translation>Kõigepealt pannakse lauale ärtu üheksa.</translation>
    </message>
    <message>
        <source>One card is laid at a time.</source>
        <translation>Korraga pannakse üks kaart.</translation>
    </message>
    <message>
        <source>This card is not next to either end of its row.</source>
        <translation>See kaart ei ole oma rea kummagi otsa kõrval.</translation>
    </message>
    <message>
        <source>captain: %1</source>
        <translation>kapten: %1</translation>
    </message>
    <message>
        <source>%1 sets out: %2</source>
        <translation>%1 paneb valmis: %2</translation>
    </message>
    <message>
        <source>%1 sets out a card</source>
        <translation>%1 paneb ühe kaardi valmis</translation>
    </message>
    <message>
        <source>As %1</source>
        <translation>Nimeta %1</translation>
    </message>
    <message>
        <source>I do not believe it</source>
        <translation>Ei usu</translation>
    </message>
    <message>
        <source>cards set out</source>
        <translation>valmis pandud kaardid</translation>
    </message>
    <message>
        <source>cards that were doubted</source>
        <translation>kaardid, milles kaheldi</translation>
    </message>
    <message>
        <source>claimed: %1</source>
        <translation>öeldi: %1</translation>
    </message>
    <message>
        <source>cards are shown that nobody has doubted</source>
        <translation>lahti on kaardid, milles keegi pole kahelnud</translation>
    </message>
    <message>
        <source>cards put away</source>
        <translation>kõrvale pandud kaardid</translation>
    </message>
    <message>
        <source>There is nothing to doubt.</source>
        <translation>Kahelda pole milleski.</translation>
    </message>
    <message>
        <source>One to four cards are laid at a time.</source>
        <translation>Korraga laotakse üks kuni neli kaarti.</translation>
    </message>
    <message>
        <source>The claimed rank stays until somebody doubts: %1.</source>
        <translation>Nimetatud tugevus kehtib, kuni keegi kahtleb: %1.</translation>
    </message>
    <message>
        <source>The leader names a rank that is still in play: play 7C QD as 7</source>
        <translation>Esimene nimetab tugevuse, mis on veel mängus: play 7C QD as 7</translation>
    </message>
    <message>
        <source>%1: choose one to four cards and name a rank</source>
        <translation>%1: vali üks kuni neli kaarti ja nimeta tugevus</translation>
    </message>
    <message>
        <source>%1: name the rank, or add a card</source>
        <translation>%1: nimeta tugevus või lisa kaart</translation>
    </message>
    <message>
        <source>%1: %2 as %3. Lay more of them, or doubt</source>
        <translation>%1: laotud on %2, nimetatud %3. Lao juurde või kahtle</translation>
    </message>
    <message>
        <source>%1 lays %2 as %3</source>
        <translation>%1 laob %2, nimetab %3</translation>
    </message>
    <message>
        <source>%1 doubts. It was true: %2</source>
        <translation>%1 ei usu. See oli tõsi: %2</translation>
    </message>
    <message>
        <source>%1 doubts. It was a lie: %2</source>
        <translation>%1 ei usu. See oli vale: %2</translation>
    </message>
    <message>
        <source>%1. %2 takes the pile: %3</source>
        <translation>%1. Hunniku võtab %2: %3</translation>
    </message>
    <message>
        <source>Trades</source>
        <translation>Vahetamine</translation>
    </message>
    <message>
        <source>Players may offer each other cards, or cards are only drawn.</source>
        <translation>Mängijad võivad üksteisele kaarte pakkuda või võetakse kaarte ainult pakist.</translation>
    </message>
    <message>
        <source>on</source>
        <translation>jah</translation>
    </message>
    <message>
        <source>off</source>
        <translation>ei</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Keeldu</translation>
    </message>
    <message>
        <source>%1 refuses</source>
        <translation>%1 keeldub</translation>
    </message>
    <message>
        <source>%1 has five cards of one suit.</source>
        <translation>%1 sai kokku viis ühest mastist kaarti.</translation>
    </message>
    <message>
        <source>card offered</source>
        <translation>pakutud kaart</translation>
    </message>
    <message>
        <source>Trade with %1</source>
        <translation>Paku: %1</translation>
    </message>
    <message>
        <source>for %1</source>
        <translation>vastu: %1</translation>
    </message>
    <message>
        <source>%1: %2 offers a card (%3) for another (%4). Choose a card, or refuse</source>
        <translation>%1: %2 annab kaardi (%3), vastu soovib (%4). Vali kaart või keeldu</translation>
    </message>
    <message>
        <source>%1: draw a card, or offer a trade</source>
        <translation>%1: võta kaart või paku vahetust</translation>
    </message>
    <message>
        <source>%1 asks %2: a card (%3) for another (%4)</source>
        <translation>%1 pakub (%2): kaart mastist %3, vastu %4</translation>
    </message>
    <message>
        <source>%1 accepts; the cards change hands unseen</source>
        <translation>%1 on nõus; kaardid vahetavad nähtamatult omanikku</translation>
    </message>
    <message>
        <source>One offer in a turn: now draw a card.</source>
        <translation>Ühel korral saab pakkuda ainult korra: nüüd võta kaart.</translation>
    </message>
    <message>
        <source>Offer a natural card for one of another suit: trade 3 give=9S want=H</source>
        <translation>Paku kaarti (mitte jokkerit) mõne teise masti vastu: trade 3 give=9S want=H</translation>
    </message>
    <message>
        <source>A card of this suit is asked for: %1.</source>
        <translation>Küsitakse seda masti: %1.</translation>
    </message>
    <message>
        <source>Be the first to hold five cards of one suit, by drawing and trading.</source>
        <translation>Kogu võttes ja vahetades esimesena viis ühest mastist kaarti.</translation>
    </message>
    <message>
        <source>Lay cards face down under a claimed rank; lie, believe or doubt.</source>
        <translation>Lao kaarte kinniselt ja nimeta nende tugevus; valeta, usu või kahtle.</translation>
    </message>
    <message>
        <source>The match was stopped here.</source>
        <translation>Mäng lõpetati siin.</translation>
    </message>
    <message>
        <source>who has lost?</source>
        <translation>kes kaotas?</translation>
    </message>
    <message>
        <source>who has won?</source>
        <translation>kes võitis?</translation>
    </message>
    <message>
        <source>several, or nobody</source>
        <translation>mitu või mitte keegi</translation>
    </message>
    <message>
        <source>has %1 lost?</source>
        <translation>kas %1 kaotas?</translation>
    </message>
    <message>
        <source>has %1 won?</source>
        <translation>kas %1 võitis?</translation>
    </message>
    <message>
        <source>who has gone out?</source>
        <translation>kes sai kaartidest lahti?</translation>
    </message>
    <message>
        <source>nobody: the game is blocked</source>
        <translation>mitte keegi: mäng on ummikus</translation>
    </message>
    <message>
        <source>value of the cards left to %1</source>
        <translation>kätte jäänud kaartide väärtus: %1</translation>
    </message>
    <message>
        <source>points of %1</source>
        <translation>punktid: %1</translation>
    </message>
    <message>
        <source>who declares?</source>
        <translation>kes võitis pakkumise?</translation>
    </message>
    <message>
        <source>tricks bid by %1</source>
        <translation>%1: mitu tihi pakuti</translation>
    </message>
    <message>
        <source>does %1 join?</source>
        <translation>kas %1 mängib kaasa?</translation>
    </message>
    <message>
        <source>tricks taken by %1</source>
        <translation>%1: mitu tihi saadi</translation>
    </message>
    <message>
        <source>who has the best total alone?</source>
        <translation>kellel ainsana on parim summa?</translation>
    </message>
    <message>
        <source>%1 against the banker %2</source>
        <translation>%1 pankuri vastu (pankur %2)</translation>
    </message>
    <message>
        <source>wins a chip</source>
        <translation>võidab žetooni</translation>
    </message>
    <message>
        <source>equal totals</source>
        <translation>summad võrdsed</translation>
    </message>
    <message>
        <source>loses a chip</source>
        <translation>kaotab žetooni</translation>
    </message>
    <message>
        <source>who was dealt the nine of spades?</source>
        <translation>kelle käes oli poti üheksa?</translation>
    </message>
    <message>
        <source>who was dealt the ace of spades?</source>
        <translation>kelle käes oli poti äss?</translation>
    </message>
    <message>
        <source>card points of %1</source>
        <translation>kaardisilmad: %1</translation>
    </message>
    <message>
        <source>card points of %1 and %2 together</source>
        <translation>kaardisilmad kokku: %1 ja %2</translation>
    </message>
    <message>
        <source>cards of the suit taken by %1</source>
        <translation>%1: mitu selle masti kaarti saadi</translation>
    </message>
    <message>
        <source>%1: chips</source>
        <translation>%1: žetoonid</translation>
    </message>
    <message>
        <source>Pass cards on until you have four of a rank; when a hand is laid, do not be the slowest.</source>
        <translation>Anna kaarte edasi, kuni sul on neli ühesugust; kui keegi laob, ära ole aeglaseim.</translation>
    </message>
    <message>
        <source>penalty points</source>
        <translation>karistuspunktid</translation>
    </message>
    <message>
        <source>rounds won</source>
        <translation>võidetud jagamised</translation>
    </message>
    <message>
        <source>Points that end the match</source>
        <translation>Punktid partii lõpuni</translation>
    </message>
    <message>
        <source>Penalty points with the race, rounds won without it.</source>
        <translation>Võiduajamisega karistuspunktid, ilma selleta võidetud jagamised.</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Kaardid</translation>
    </message>
    <message>
        <source>Hidden, or open for everybody; what is picked stays secret.</source>
        <translation>Kinnised või kõigile lahtised; valik jääb ikka saladuseks.</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Võiduajamine</translation>
    </message>
    <message>
        <source>When a hand is laid, the slowest key pays; without the race the first to lay wins the round.</source>
        <translation>Kui keegi laob, saab karistuspunkti aeglaseim klahv; ilma selleta võidab jagamise see, kes esimesena laob.</translation>
    </message>
    <message>
        <source>Lay all four</source>
        <translation>Lao neli</translation>
    </message>
    <message>
        <source>Three rounds in a row scored nothing: the fewest penalty points win.</source>
        <translation>Kolm tühja jagamist järjest: võidab see, kellel on kõige vähem karistuspunkte.</translation>
    </message>
    <message>
        <source>Three rounds in a row scored nothing: the most rounds win.</source>
        <translation>Kolm tühja jagamist järjest: võidab see, kellel on kõige rohkem jagamisi.</translation>
    </message>
    <message>
        <source>%1 The match is over.</source>
        <translation>%1 Partii on läbi.</translation>
    </message>
    <message>
        <source>Everybody watches: write quiet, or false 4</source>
        <translation>Kõik vaatavad: kirjuta quiet või false 4</translation>
    </message>
    <message>
        <source>The race is on: write race 1=640 3=512</source>
        <translation>Võiduajamine käib: kirjuta race 1=640 3=512</translation>
    </message>
    <message>
        <source>Only four cards of one rank are laid.</source>
        <translation>Laduda saab ainult neli ühe tugevusega kaarti.</translation>
    </message>
    <message>
        <source>has chosen</source>
        <translation>on valinud</translation>
    </message>
    <message>
        <source>four of a rank!</source>
        <translation>neli ühesugust!</translation>
    </message>
    <message>
        <source>Everybody watches the table: is a hand laid now?</source>
        <translation>Kõik vaatavad lauda: kas keegi laob?</translation>
    </message>
    <message>
        <source>%1: lay the four, or pass a card to %2</source>
        <translation>%1: lao neli või anna kaart; saaja on %2</translation>
    </message>
    <message>
        <source>%1: choose a card to pass to %2</source>
        <translation>%1: vali kaart; saaja on %2</translation>
    </message>
    <message>
        <source>Slowest, a penalty point: %1.</source>
        <translation>Aeglaseim, karistuspunkt: %1.</translation>
    </message>
    <message>
        <source>All the others have laid, a penalty point: %1.</source>
        <translation>Kõik teised ladusid, karistuspunkt: %1.</translation>
    </message>
    <message>
        <source>False alarm, a penalty point: %1.</source>
        <translation>Valehäire, karistuspunkt: %1.</translation>
    </message>
    <message>
        <source>Four of a rank, the round is won: %1.</source>
        <translation>Neli ühesugust, jagamise võitis: %1.</translation>
    </message>
    <message>
        <source>This round scored nothing.</source>
        <translation>See jagamine ei toonud midagi.</translation>
    </message>
    <message>
        <source>%1 has chosen</source>
        <translation>%1 on valinud</translation>
    </message>
    <message>
        <source>%1 passes on: %2</source>
        <translation>%1 annab edasi: %2</translation>
    </message>
    <message>
        <source>%1 lays all four</source>
        <translation>%1 laob neli</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Four of a rank lie on the table: %1</source>
        <translation>Neli ühesugust on laual: %1</translation>
    </message>
    <message>
        <source>Nobody has laid; the cards have gone one place to the left</source>
        <translation>Keegi ei ladunud; kaardid on liikunud ühe koha võrra vasakule</translation>
    </message>
    <message>
        <source>A hand is laid (%1): press your key!</source>
        <translation>Neli on laual (%1): vajuta oma klahvi!</translation>
    </message>
    <message>
        <source>sum of %1</source>
        <translation>summa: %1</translation>
    </message>
    <message>
        <source>a tie: value of one more card of %1</source>
        <translation>viik: lisakaardi väärtus, %1</translation>
    </message>
    <message>
        <source>The bank</source>
        <translation>Pank</translation>
    </message>
    <message>
        <source>Enough</source>
        <translation>Aitab</translation>
    </message>
    <message>
        <source>What the clock showed</source>
        <translation>Mida kell näitas</translation>
    </message>
    <message>
        <source>more cards were laid last than there are on the pile</source>
        <translation>viimati on pandud rohkem kaarte, kui hunnikus on</translation>
    </message>
    <message>
        <source>more than four cards are set out</source>
        <translation>valmis on pandud üle nelja kaardi</translation>
    </message>
    <message>
        <source>a claim without cards, or cards without a claim</source>
        <translation>väide on ilma kaartideta või kaardid ilma väiteta</translation>
    </message>
    <message>
        <source>it does not say who was dealt the nine and the ace of spades</source>
        <translation>puudub, kellele jagati poti üheksa ja poti äss</translation>
    </message>
    <message>
        <source>%1 passes the turn</source>
        <translation>%1 jätab vahele</translation>
    </message>
    <message>
        <source>the seat to act has no cards</source>
        <translation>sellel, kelle kord on, ei ole kaarte</translation>
    </message>
    <message>
        <source>everybody has passed</source>
        <translation>kõik on vahele jätnud</translation>
    </message>
    <message>
        <source>an offer has one card</source>
        <translation>pakkumises on üks kaart</translation>
    </message>
    <message>
        <source>an offer names two suits and another seat</source>
        <translation>pakkumises nimetatakse kaks masti ja teine mängija</translation>
    </message>
    <message>
        <source>trump is always diamonds</source>
        <translation>trump on alati ruutu</translation>
    </message>
    <message>
        <source>cards leave play only in pairs: one is missing</source>
        <translation>kaardid lähevad mängust välja kahekaupa: üks on puudu</translation>
    </message>
    <message>
        <source>an attack without an answer</source>
        <translation>rünnak on vastuseta</translation>
    </message>
    <message>
        <source>nothing to be beaten</source>
        <translation>tappa ei ole midagi</translation>
    </message>
    <message>
        <source>a card that does not beat the one it lies on</source>
        <translation>mõni kaart ei tapa seda, mille peal ta on</translation>
    </message>
    <message>
        <source>the card under the stock is not a trump</source>
        <translation>varu alumine kaart ei ole trump</translation>
    </message>
    <message>
        <source>a seat that is out holds cards</source>
        <translation>mängust väljasolijal on kaarte</translation>
    </message>
    <message>
        <source>a seat in play has no cards</source>
        <translation>mängus oleval mängijal ei ole kaarte</translation>
    </message>
    <message>
        <source>nobody is left to play with</source>
        <translation>kellegagi ei ole enam mängida</translation>
    </message>
    <message>
        <source>the stock is empty</source>
        <translation>varu on tühi</translation>
    </message>
    <message>
        <source>a hand has too many cards</source>
        <translation>mõnes käes on kaarte liiga palju</translation>
    </message>
    <message>
        <source>the jack of hearts is never laid</source>
        <translation>ärtu soldatit ei panda kunagi lauale</translation>
    </message>
    <message>
        <source>there is nobody to draw from</source>
        <translation>kelleltki ei ole kaarti võtta</translation>
    </message>
    <message>
        <source>the fan does not hold the hand drawn from</source>
        <translation>lehvikus ei ole selle käe kaardid, kellelt võetakse</translation>
    </message>
    <message>
        <source>a round has one card of every seat</source>
        <translation>voorus on igalt mängijalt üks kaart</translation>
    </message>
    <message>
        <source>the stock does not suffice for a round</source>
        <translation>varust ei jätku vooruks</translation>
    </message>
    <message>
        <source>it is the attacker&apos;s turn</source>
        <translation>kord on ründajal</translation>
    </message>
    <message>
        <source>it is the defender&apos;s turn</source>
        <translation>kord on kaitsjal</translation>
    </message>
    <message>
        <source>whoever is in the bout claims nothing</source>
        <translation>kes ise võitleb, see midagi endale ei nõua</translation>
    </message>
    <message>
        <source>the attack does not fit the part of the bout</source>
        <translation>rünnak ei sobi võitluse järguga</translation>
    </message>
    <message>
        <source>a hand is empty</source>
        <translation>käsi on tühi</translation>
    </message>
    <message>
        <source>cards lie face up after the bout</source>
        <translation>pärast võitlust on kaarte lahti</translation>
    </message>
    <message>
        <source>the attack or the trump is wrong</source>
        <translation>rünnak või trump on vale</translation>
    </message>
    <message>
        <source>the seat to act is out of the tie</source>
        <translation>see, kelle kord on, ei ole viigiga seotud</translation>
    </message>
    <message>
        <source>a seat that is not there is tied</source>
        <translation>viigis on koht, mida selles lauas ei ole</translation>
    </message>
    <message>
        <source>nobody has</source>
        <translation>mitte kellelgi</translation>
    </message>
    <message>
        <source>a card is missing in the grid, or there twice</source>
        <translation>mõni kaart on ruudustikust puudu või seal kaks korda</translation>
    </message>
    <message>
        <source>a place that is not there</source>
        <translation>sellist kohta ei ole</translation>
    </message>
    <message>
        <source>no cards are left</source>
        <translation>kaarte ei ole enam</translation>
    </message>
    <message>
        <source>a card that was taken lies face up</source>
        <translation>lahti on kaart, mis on juba ära võetud</translation>
    </message>
    <message>
        <source>the pair taken last is still there</source>
        <translation>viimati võetud paar on alles laual</translation>
    </message>
    <message>
        <source>it is the declarer&apos;s turn</source>
        <translation>kord on kontrollmängijal</translation>
    </message>
    <message>
        <source>the declarer need not play along</source>
        <translation>kontrollmängija ei ütle, kas ta kaasa mängib</translation>
    </message>
    <message>
        <source>the seat to act has dropped out</source>
        <translation>see, kelle kord on, on loobunud</translation>
    </message>
    <message>
        <source>the trump does not fit the part of the deal</source>
        <translation>trump ei sobi jagamise järguga</translation>
    </message>
    <message>
        <source>nobody plays along</source>
        <translation>keegi ei mängi kaasa</translation>
    </message>
    <message>
        <source>it does not say who laid the melds</source>
        <translation>puudub, kes kombinatsioonid lauale pani</translation>
    </message>
    <message>
        <source>a meld is invalid</source>
        <translation>laual on midagi, mis ei ole kombinatsioon</translation>
    </message>
    <message>
        <source>only an opening of several melds may be half laid</source>
        <translation>pooleli võib olla ainult mitme kombinatsiooniga avamine</translation>
    </message>
    <message>
        <source>nothing is laid or taken before drawing</source>
        <translation>enne kaardi võtmist ei panda ega võeta midagi</translation>
    </message>
    <message>
        <source>the card taken is not in the hand</source>
        <translation>võetud kaarti ei ole käes</translation>
    </message>
    <message>
        <source>the pile has no card</source>
        <translation>hunnikus ei ole kaarte</translation>
    </message>
    <message>
        <source>the holder of the nine of hearts opens</source>
        <translation>alustab see, kelle käes on ärtu üheksa</translation>
    </message>
    <message>
        <source>the combinations do not hold the cards laid</source>
        <translation>kombinatsioonides ei ole lauale pandud kaardid</translation>
    </message>
    <message>
        <source>an invalid combination</source>
        <translation>mõni kombinatsioon ei ole kombinatsioon</translation>
    </message>
    <message>
        <source>every card of the face-up row lies in a column</source>
        <translation>avatud rea iga kaart on mõnes tulbas</translation>
    </message>
    <message>
        <source>there are ten columns</source>
        <translation>tulpi on kümme</translation>
    </message>
    <message>
        <source>twelve cards wait for the duels, and ten are face down in the first part</source>
        <translation>kahevõitlusi ootab kaksteist kaarti ja esimeses osas on kümme kaetud</translation>
    </message>
    <message>
        <source>one card is led</source>
        <translation>välja käiakse üks kaart</translation>
    </message>
    <message>
        <source>both have as many cards for the duels</source>
        <translation>kahevõitlusteks on mõlemal kaarte ühepalju</translation>
    </message>
    <message>
        <source>there are no discards to shuffle</source>
        <translation>maha pandud kaarte segamiseks ei ole</translation>
    </message>
    <message>
        <source>more than two cards are turned up</source>
        <translation>avatud on üle kahe kaardi</translation>
    </message>
    <message>
        <source>the pack to be turned from is empty</source>
        <translation>pakk, millest kaart avatakse, on tühi</translation>
    </message>
    <message>
        <source>All duels are fought and the banks are equal: a draw.</source>
        <translation>Kahevõitlused on peetud ja pangad on võrdsed: viik.</translation>
    </message>
    <message>
        <source>Several have the most bad points: %1. The fewest win.</source>
        <translation>Kõige rohkem miinuspunkte on mitmel: %1. Võidab see, kellel neid on kõige vähem.</translation>
    </message>
    <message>
        <source>A thousand comparisons, and the packs are equal: a draw.</source>
        <translation>Tuhat võrdlust ja pakid on võrdsed: viik.</translation>
    </message>
    <message>
        <source>A thousand comparisons: the larger pack wins.</source>
        <translation>Tuhat võrdlust: võidab suurem pakk.</translation>
    </message>
    <message>
        <source>A thousand comparisons: the smaller pack wins.</source>
        <translation>Tuhat võrdlust: võidab väiksem pakk.</translation>
    </message>
    <message>
        <source>Both packs have run out: a draw.</source>
        <translation>Mõlema pakk sai otsa: viik.</translation>
    </message>
    <message>
        <source>a hand has four cards</source>
        <translation>käes on neli kaarti</translation>
    </message>
    <message>
        <source>there is nobody to race</source>
        <translation>võidu ajada pole kellelgi</translation>
    </message>
    <message>
        <source>there are no races at this table</source>
        <translation>selles lauas võidu ei aeta</translation>
    </message>
    <message>
        <source>it is another seat&apos;s turn to pick</source>
        <translation>valima peab keegi teine</translation>
    </message>
    <message>
        <source>does %1 play misère?</source>
        <translation>kas %1 mängib misääri?</translation>
    </message>
    <message>
        <source>Misère</source>
        <translation>Misäär</translation>
    </message>
    <message>
        <source>Between a bid of eight and one of nine misère may be called: no trump and not a single trick.</source>
        <translation>Kaheksa ja üheksa pakkumise vahel võib öelda misäär: trumpi ei ole ja ühtki tihi saada ei tohi.</translation>
    </message>
    <message>
        <source>misère</source>
        <translation>misäär</translation>
    </message>
    <message>
        <source>%1 calls misère</source>
        <translation>%1 ütleb misäär</translation>
    </message>
    <message>
        <source>the dealer rests when four are at the table</source>
        <translation>nelja mängijaga jagaja ise ei mängi</translation>
    </message>
    <message>
        <source>the part of the deal does not fit misère</source>
        <translation>jagamise osa ei sobi misääriga</translation>
    </message>
    <message>
        <source>%1: bid 9 or pass; %2 calls misère</source>
        <translation>%1: paku 9 või ütle pass; %2 mängib misääri</translation>
    </message>
    <message>
        <source>deals and rests</source>
        <translation>jagab ja puhkab</translation>
    </message>
    <message>
        <source>misère, %1</source>
        <translation>misäär, %1</translation>
    </message>
    <message>
        <source>won: %1</source>
        <translation>võidetud: %1</translation>
    </message>
    <message>
        <source>%2, owes %1</source>
        <translation>%2, vaja %1</translation>
    </message>
    <message>
        <source>the match is over</source>
        <translation>partii on läbi</translation>
    </message>
    <message>
        <source>it is another seat&apos;s turn</source>
        <translation>kord on kellegi teise käes</translation>
    </message>
    <message>
        <source>more cards are turned up though the first were not equal</source>
        <translation>kaarte on pööratud rohkem, kuigi esimesed ei olnud võrdsed</translation>
    </message>
    <message>
        <source>Nobody has five of a suit: the most cards of one suit are best: %1.</source>
        <translation>Viit ühest mastist pole kellelgi: ees on see, kellel on ühest mastist kõige rohkem: %1.</translation>
    </message>
    <message>
        <source>%1 accepts</source>
        <translation>%1 on nõus</translation>
    </message>
    <message>
        <source>%1 accepts and gives %2</source>
        <translation>%1 on nõus ja annab: %2</translation>
    </message>
    <message>
        <source>%1: the cards make %2, %3 is wanted: swap one to three</source>
        <translation>%1: summa on %2, vaja on %3: vaheta üks kuni kolm kaarti</translation>
    </message>
    <message>
        <source>Equal in combinations: the most of exactly 15 win, %1.</source>
        <translation>Kombinatsioone on võrdselt: võidab see, kellel on täpselt 15 punktiga rohkem, %1.</translation>
    </message>
    <message>
        <source>%1: only a jack fits, lay it or draw</source>
        <translation>%1: sobib ainult soldat, käi see või võta kaart</translation>
    </message>
    <message>
        <source>%1: only a jack fits, lay it or pass</source>
        <translation>%1: sobib ainult soldat, käi see või jäta vahele</translation>
    </message>
    <message>
        <source>No card is drawn: these cards have been put away.</source>
        <translation>Kaarte juurde ei võeta: need on kõrvale pandud.</translation>
    </message>
    <message>
        <source>Equal in crosses: the most combinations win, %1.</source>
        <translation>Riste on võrdselt: võidab see, kellel on kombinatsioone rohkem, %1.</translation>
    </message>
    <message>
        <source>%1: no card takes one of the row, pass</source>
        <translation>%1: ükski kaart ei võta reast, jäta vahele</translation>
    </message>
    <message>
        <source>%1. The face-down row is turned up</source>
        <translation>%1. Kinnine rida pööratakse lahti</translation>
    </message>
    <message>
        <source>%1. The duels begin: hands and row leave the game, everybody gets six face-up cards</source>
        <translation>%1. Algavad kahevõitlused: käed ja rida lähevad mängust välja, kumbki saab kuus lahtist kaarti</translation>
    </message>
    <message>
        <source>Nobody has four of a kind: the most queens, jacks or kings of one rank are best: %1.</source>
        <translation>Nelikut pole kellelgi: ees on see, kellel on ühe tugevusega emandaid, soldateid või kuningaid kõige rohkem: %1.</translation>
    </message>
    <message>
        <source>%1 +%2</source>
        <translation>%1 +%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 is out of cards. Bad points: %2.</source>
        <translation>%1 on kaartidest lahti. Miinuspunktid: %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: beat every card, spades with spades only, or take them up</source>
        <translation>%1: tapa kõik kaardid (potit tapab ainult poti) või võta need üles</translation>
    </message>
    <message>
        <source>%1: beat every card, spades with spades only</source>
        <translation>%1: tapa kõik kaardid, potit tapab ainult poti</translation>
    </message>
    <message>
        <source>First draw a card.</source>
        <translation>Võta kõigepealt kaart pakist.</translation>
    </message>
    <message>
        <source>%1: lay what is set out as %2, or add a card</source>
        <translation>%1: lao valmis pandud kaardid (nimetatud %2) või lisa kaart</translation>
    </message>
    <message>
        <source>nobody can have dropped out yet</source>
        <translation>keegi ei saa veel välja jäänud olla</translation>
    </message>
</context>
</TS>
