<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="et" sourcelanguage="en">
<context>
    <name>games</name>
    <message>
        <source>“%1” is not a card: a card is a rank A 2 3 4 5 6 7 8 9 T J Q K and a suit C D H S, as in QS.</source>
        <translation>„%1“ ei ole kaart: kaart on tugevus A 2 3 4 5 6 7 8 9 T J Q K ja mast C D H S, näiteks QS.</translation>
    </message>
    <message>
        <source>“%1” is not a suit: the suits are C, D, H and S.</source>
        <translation>„%1“ ei ole mast: mastid on C, D, H ja S.</translation>
    </message>
    <message>
        <source>This game has %1 seats, not %2.</source>
        <translation>Selles mängus on kohti %1, mitte %2.</translation>
    </message>
    <message>
        <source>This game has %1 to %2 seats, not %3.</source>
        <translation>Selles mängus on kohti %1 kuni %2, mitte %3.</translation>
    </message>
    <message>
        <source>The card %1 is not in this pack, or is there too often.</source>
        <translation>Kaarti %1 ei ole selles pakis või on seda liiga palju.</translation>
    </message>
    <message>
        <source>This pack has %1 cards, not %2.</source>
        <translation>Selles pakis on kaarte %1, mitte %2.</translation>
    </message>
    <message>
        <source>Dice must be thrown now: %1 of them.</source>
        <translation>Nüüd visatakse täringuid: neid on %1.</translation>
    </message>
    <message>
        <source>A pack must be shuffled now.</source>
        <translation>Nüüd segatakse pakk.</translation>
    </message>
    <message>
        <source>A lot must be drawn now: a number from 0 to %1.</source>
        <translation>Nüüd tõmmatakse loosi: arv 0 kuni %1.</translation>
    </message>
    <message>
        <source>Dice thrown now: %1, not %2.</source>
        <translation>Täringuid visatakse nüüd %1, mitte %2.</translation>
    </message>
    <message>
        <source>A die cannot show %1: its faces are 1 to %2.</source>
        <translation>Täring ei saa näidata %1: selle tahud on 1 kuni %2.</translation>
    </message>
    <message>
        <source>A lot is a number from 0 to %1.</source>
        <translation>Loos on arv 0 kuni %1.</translation>
    </message>
    <message>
        <source>No pack has that many cards.</source>
        <translation>Nii palju kaarte ei ole üheski pakis.</translation>
    </message>
    <message>
        <source>“%1” is not a chance event: write dice 3 5, deck QS TH ..., or draw 2.</source>
        <translation>„%1“ ei ole juhuse tulemus: kirjuta dice 3 5, deck QS TH ... või draw 2.</translation>
    </message>
    <message>
        <source>“%1” is not a number that dice or lots can show.</source>
        <translation>„%1“ ei ole arv, mida täring või loos saab näidata.</translation>
    </message>
    <message>
        <source>No game throws more than 16 dice.</source>
        <translation>Üheski mängus ei visata üle 16 täringu.</translation>
    </message>
    <message>
        <source>“%1” is not possible: there is no legal move.</source>
        <translation>„%1“ ei ole võimalik: ühtki lubatud käiku ei ole.</translation>
    </message>
    <message>
        <source>“%1” is not a legal move here. Legal are: %2</source>
        <translation>„%1“ ei ole siin lubatud käik. Lubatud on: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>It is not chance&apos;s turn: a player has to decide first.</source>
        <translation>Praegu ei ole juhuse kord: enne peab otsustama mängija.</translation>
    </message>
    <message>
        <source>There is no chance in this game.</source>
        <translation>Selles mängus juhust ei ole.</translation>
    </message>
    <message>
        <source>The cards are shuffled and dealt.</source>
        <translation>Kaardid segatakse ja jagatakse.</translation>
    </message>
    <message>
        <source>Lots are drawn.</source>
        <translation>Tõmmatakse loosi.</translation>
    </message>
    <message>
        <source>Thrown: %1</source>
        <translation>Vise: %1</translation>
    </message>
    <message>
        <source>%1 gave up.</source>
        <translation>%1 andis alla.</translation>
    </message>
    <message>
        <source>No clock is running in this position.</source>
        <translation>Praegu aeg ei jookse.</translation>
    </message>
    <message>
        <source>It is not %1&apos;s turn.</source>
        <translation>Praegu ei käi %1.</translation>
    </message>
    <message>
        <source>There is no seat %1: seats are 0 to %2.</source>
        <translation>Kohta %1 ei ole: kohad on 0 kuni %2.</translation>
    </message>
    <message>
        <source>A draw cannot be agreed on in this game.</source>
        <translation>Selles mängus ei saa viigis kokku leppida.</translation>
    </message>
    <message>
        <source>Line %1 of the log, “%2”, does not fit: %3</source>
        <translation>Logi rida %1, „%2“, ei sobi: %3</translation>
    </message>
    <message>
        <source>The players agreed on a draw.</source>
        <translation>Mängijad leppisid viigis kokku.</translation>
    </message>
    <message>
        <source>The match was stopped here.</source>
        <translation>Mäng lõpetati siin.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Partii on läbi.</translation>
    </message>
    <message>
        <source>Time is up.</source>
        <translation>Aeg on läbi.</translation>
    </message>
    <message>
        <source>This game has no house rules.</source>
        <translation>Sellel mängul kodureegleid ei ole.</translation>
    </message>
    <message>
        <source>This game has no house rule “%1”; it has: %2.</source>
        <translation>Sellel mängul ei ole kodureeglit „%1“; on: %2.</translation>
    </message>
    <message>
        <source>“%1” does not suit the house rule “%2”: it takes a number from %3 to %4.</source>
        <translation>„%1“ ei sobi kodureegli „%2“ väärtuseks: see on arv %3 kuni %4.</translation>
    </message>
    <message>
        <source>“%1” does not suit the house rule “%2”; it can be: %3.</source>
        <translation>„%1“ ei sobi kodureegli „%2“ väärtuseks; võimalik on: %3.</translation>
    </message>
    <message>
        <source>white</source>
        <translation>valge</translation>
    </message>
    <message>
        <source>black</source>
        <translation>must</translation>
    </message>
    <message>
        <source>red</source>
        <translation>punane</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>sinine</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>kollane</translation>
    </message>
    <message>
        <source>green</source>
        <translation>roheline</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>lilla</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>oranž</translation>
    </message>
    <message>
        <source>club</source>
        <translation>risti</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>ruutu</translation>
    </message>
    <message>
        <source>heart</source>
        <translation>ärtu</translation>
    </message>
    <message>
        <source>spade</source>
        <translation>poti</translation>
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
        <source>ace</source>
        <translation>äss</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>soldat</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>emand</translation>
    </message>
    <message>
        <source>king</source>
        <translation>kuningas</translation>
    </message>
    <message>
        <source>man</source>
        <translation>nupp</translation>
    </message>
    <message>
        <source>crowned man</source>
        <translation>tamm</translation>
    </message>
    <message>
        <source>chess king</source>
        <translation>kuningas</translation>
    </message>
    <message>
        <source>chess queen</source>
        <translation>lipp</translation>
    </message>
    <message>
        <source>rook</source>
        <translation>vanker</translation>
    </message>
    <message>
        <source>bishop</source>
        <translation>oda</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>ratsu</translation>
    </message>
    <message>
        <source>chess pawn</source>
        <translation>ettur</translation>
    </message>
    <message>
        <source>wolf</source>
        <translation>hunt</translation>
    </message>
    <message>
        <source>hound</source>
        <translation>koer</translation>
    </message>
    <message>
        <source>pawn</source>
        <translation>nupp</translation>
    </message>
    <message>
        <source>marathon runner</source>
        <translation>maratoonar</translation>
    </message>
    <message>
        <source>hunter</source>
        <translation>jahimees</translation>
    </message>
    <message>
        <source>tiger</source>
        <translation>tiiger</translation>
    </message>
    <message>
        <source>taxi stop</source>
        <translation>taksopeatus</translation>
    </message>
    <message>
        <source>bear</source>
        <translation>karu</translation>
    </message>
    <message>
        <source>horse</source>
        <translation>hobune</translation>
    </message>
    <message>
        <source>doubling cube</source>
        <translation>duubeldamiskuubik</translation>
    </message>
    <message>
        <source>chip</source>
        <translation>žetoon</translation>
    </message>
    <message>
        <source>marker</source>
        <translation>tähis</translation>
    </message>
    <message>
        <source>face-down card</source>
        <translation>kinnine kaart</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>jokker</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 %1</translation>
    </message>
    <message>
        <source>die not thrown yet</source>
        <translation>viskamata täring</translation>
    </message>
    <message>
        <source>die showing %1</source>
        <translation>täring %1</translation>
    </message>
    <message>
        <source>poker die showing %1</source>
        <translation>pokkeritäring %1</translation>
    </message>
    <message>
        <source>counter %1</source>
        <translation>märk %1</translation>
    </message>
    <message>
        <source>doubling cube at %1</source>
        <translation>duubeldamiskuubik, %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>die %1</source>
        <translation>%1. täring</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, row %2, place %3</source>
        <translation>%1, rida %2, koht %3</translation>
    </message>
    <message>
        <source>%1, place %2</source>
        <translation>%1, %2. koht</translation>
    </message>
    <message>
        <source>%1 on %2, %3 in all</source>
        <translation>%1, %2, kokku %3</translation>
    </message>
    <message>
        <source>“%1” is not a throw for the start: write a die, - or x for each player, as in 5,-,-,x.</source>
        <translation>„%1“ ei ole alustaja visked: kirjuta iga mängija kohta täring, - või x, näiteks 5,-,-,x.</translation>
    </message>
    <message>
        <source>%1: throw the die, the highest throw starts</source>
        <translation>%1: viska täringut, suurim vise alustab</translation>
    </message>
    <message>
        <source>%1: throw again, the highest throws were equal</source>
        <translation>%1: viska veel kord, suurimad visked olid võrdsed</translation>
    </message>
    <message>
        <source>%1 throws %2. %3 starts.</source>
        <translation>%1 viskab %2. Alustab %3.</translation>
    </message>
    <message>
        <source>%1 throws %2. The highest throws are equal and are thrown again.</source>
        <translation>%1 viskab %2. Suurimad visked on võrdsed ja neid korratakse.</translation>
    </message>
    <message>
        <source>%1 throws %2.</source>
        <translation>%1 viskab %2.</translation>
    </message>
    <message>
        <source>Who starts</source>
        <translation>Kes alustab</translation>
    </message>
    <message>
        <source>the highest throw</source>
        <translation>suurim vise</translation>
    </message>
    <message>
        <source>the first player</source>
        <translation>esimene mängija</translation>
    </message>
    <message>
        <source>drawn by lot</source>
        <translation>loosiga</translation>
    </message>
    <message>
        <source>sheep</source>
        <translation>lammas</translation>
    </message>
    <message>
        <source>hare</source>
        <translation>jänes</translation>
    </message>
    <message>
        <source>“%1” is not a number from %2 to %3.</source>
        <translation>„%1“ ei ole arv vahemikus %2 kuni %3.</translation>
    </message>
    <message>
        <source>“%1” is there twice or says nothing.</source>
        <translation>„%1“ on kirjas kaks korda või ei ütle midagi.</translation>
    </message>
    <message>
        <source>A position of this game has nothing called “%1”.</source>
        <translation>Selle mängu seisus pole midagi nimega „%1“.</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Sari</translation>
    </message>
    <message>
        <source>How many games make up the match.</source>
        <translation>Mitu mängu partiis mängitakse.</translation>
    </message>
    <message>
        <source>one game</source>
        <translation>üks mäng</translation>
    </message>
    <message>
        <source>three games</source>
        <translation>kolm mängu</translation>
    </message>
    <message>
        <source>five games</source>
        <translation>viis mängu</translation>
    </message>
    <message>
        <source>seven games</source>
        <translation>seitse mängu</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Avatud käed</translation>
    </message>
    <message>
        <source>All hands lie face up, for children or for learning.</source>
        <translation>Kõigi kaardid on lahtiselt laual: laste jaoks või õppimiseks.</translation>
    </message>
    <message>
        <source>Cards to be named now: %1, not %2.</source>
        <translation>Praegu tuleb öelda %1 kaarti, mitte %2.</translation>
    </message>
    <message>
        <source>“%1” is not a card beaten by another, as in 7C=8C.</source>
        <translation>„%1“ ei ole teise kaardiga tapetud kaart, näiteks 7C=8C.</translation>
    </message>
    <message>
        <source>A position of this game begins with: game %1</source>
        <translation>Selle mängu seis algab sõnadega: game %1</translation>
    </message>
    <message>
        <source>At this table the position must say n=%1.</source>
        <translation>Selle laua seisus peab olema n=%1.</translation>
    </message>
    <message>
        <source>“%1” is not a phase: lot, deal, shuffle or over.</source>
        <translation>„%1“ ei ole mängu järk: lot, deal, shuffle või over.</translation>
    </message>
    <message>
        <source>This match has %1 deals: the number played does not fit.</source>
        <translation>Selles partiis on jagamisi %1: mängitud jagamiste arv ei sobi.</translation>
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
        <source>%1 deals; %2</source>
        <translation>%1 jagab; %2</translation>
    </message>
    <message>
        <source>The first dealer is drawn by lot.</source>
        <translation>Loos otsustab, kes esimesena jagab.</translation>
    </message>
    <message>
        <source>The cards laid aside are shuffled into a new stock.</source>
        <translation>Kõrvale pandud kaardid segatakse uueks pakiks.</translation>
    </message>
    <message>
        <source>%1 deals.</source>
        <translation>%1 jagab.</translation>
    </message>
    <message>
        <source>%1 Next: %2 deals.</source>
        <translation>%1 Järgmisena jagab %2.</translation>
    </message>
    <message>
        <source>You draw: %1</source>
        <translation>Sina võtad: %1</translation>
    </message>
    <message>
        <source>pack</source>
        <translation>pakk</translation>
    </message>
    <message>
        <source>This position is impossible: %1</source>
        <translation>Sellist seisu ei saa olla: %1.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>The cards laid aside are shuffled into a new stock</source>
        <translation>Kõrvale pandud kaardid segatakse uueks pakiks</translation>
    </message>
    <message>
        <source>bad points</source>
        <translation>miinuspunktid</translation>
    </message>
    <message>
        <source>games won</source>
        <translation>võidetud mängud</translation>
    </message>
    <message>
        <source>The match was stopped: the lowest score is best so far.</source>
        <translation>Partii lõpetati: seni on parim kõige väiksem punktisumma.</translation>
    </message>
    <message>
        <source>The match was stopped: the highest score is best so far.</source>
        <translation>Partii lõpetati: seni on parim kõige suurem punktisumma.</translation>
    </message>
    <message>
        <source>The series is over: the fewest bad points win.</source>
        <translation>Sari on läbi: võidab see, kellel on kõige vähem miinuspunkte.</translation>
    </message>
    <message>
        <source>The series is over: whoever won the most games wins.</source>
        <translation>Sari on läbi: võitis see, kes võitis kõige rohkem mänge.</translation>
    </message>
    <message>
        <source>The match is over: the lowest score wins.</source>
        <translation>Partii on läbi: võidab kõige väiksem punktisumma.</translation>
    </message>
    <message>
        <source>The match is over: the highest score wins.</source>
        <translation>Partii on läbi: võidab kõige suurem punktisumma.</translation>
    </message>
    <message>
        <source>game %1 of %2</source>
        <translation>mäng %1 / %2</translation>
    </message>
    <message>
        <source>deal %1 of %2</source>
        <translation>jagamine %1/%2</translation>
    </message>
    <message>
        <source>deal %1, up to %2</source>
        <translation>jagamine %1, mäng kestab %2 punktini</translation>
    </message>
    <message>
        <source>points</source>
        <translation>punktid</translation>
    </message>
    <message>
        <source>%1: hand</source>
        <translation>%1: käsi</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>kaardipakk</translation>
    </message>
    <message>
        <source>stock empty</source>
        <translation>pakk on otsas</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n kaart</numerusform>
            <numerusform>%n kaarti</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is not a value of “%2”.</source>
        <translation>„%1“ ei ole välja „%2“ väärtus.</translation>
    </message>
    <message>
        <source>“%1” holds too many values, too few, or one twice.</source>
        <translation>Väljal „%1“ on väärtusi liiga palju, liiga vähe või on mõni kaks korda.</translation>
    </message>
    <message>
        <source>Every card of a position must be known.</source>
        <translation>Seisu kõik kaardid peavad olema teada.</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>“%1” is not an answer to an attack: write beat 7C=8C, or take</source>
        <translation>„%1“ ei ole vastus rünnakule: kirjuta beat 7C=8C või take</translation>
    </message>
    <message>
        <source>The card %1 is not in this hand.</source>
        <translation>Kaarti %1 ei ole selles käes.</translation>
    </message>
    <message>
        <source>The card %1 does not need beating.</source>
        <translation>Kaarti %1 ei ole vaja tappa.</translation>
    </message>
    <message>
        <source>%1 does not beat %2.</source>
        <translation>%1 ei tapa kaarti %2.</translation>
    </message>
    <message>
        <source>A defence must beat every card of the attack.</source>
        <translation>Kaitse peab tapma kõik rünnaku kaardid.</translation>
    </message>
    <message>
        <source>“%1” is not a row: write H 7-J.</source>
        <translation>„%1“ ei ole rida: kirjuta H 7-J.</translation>
    </message>
    <message>
        <source>row of clubs</source>
        <translation>risti rida</translation>
    </message>
    <message>
        <source>row of diamonds</source>
        <translation>ruutu rida</translation>
    </message>
    <message>
        <source>row of hearts</source>
        <translation>ärtu rida</translation>
    </message>
    <message>
        <source>row of spades</source>
        <translation>poti rida</translation>
    </message>
    <message>
        <source>You must follow clubs.</source>
        <translation>Pead järgima masti: käi ristit.</translation>
    </message>
    <message>
        <source>You must follow diamonds.</source>
        <translation>Pead järgima masti: käi ruutut.</translation>
    </message>
    <message>
        <source>You must follow hearts.</source>
        <translation>Pead järgima masti: käi ärtut.</translation>
    </message>
    <message>
        <source>You must follow spades.</source>
        <translation>Pead järgima masti: käi potit.</translation>
    </message>
    <message>
        <source>You must play a higher card of the suit.</source>
        <translation>Pead käima samas mastis suurema kaardi.</translation>
    </message>
    <message>
        <source>You cannot follow suit, so you must trump.</source>
        <translation>Masti sul ei ole, pead trumpima.</translation>
    </message>
    <message>
        <source>You must play a higher trump.</source>
        <translation>Pead käima suurema trumbi.</translation>
    </message>
    <message>
        <source>You do not hold %1.</source>
        <translation>Kaarti %1 sul ei ole.</translation>
    </message>
    <message>
        <source>trick</source>
        <translation>tihi</translation>
    </message>
    <message>
        <source>tricks won</source>
        <translation>võetud tihid</translation>
    </message>
    <message>
        <source>led by %1</source>
        <translation>alustas %1</translation>
    </message>
    <message>
        <source>%1: play a card; clubs were led</source>
        <translation>%1: käi kaart; välja käidi ristit</translation>
    </message>
    <message>
        <source>%1: play a card; diamonds were led</source>
        <translation>%1: käi kaart; välja käidi ruutut</translation>
    </message>
    <message>
        <source>%1: play a card; hearts were led</source>
        <translation>%1: käi kaart; välja käidi ärtut</translation>
    </message>
    <message>
        <source>%1: play a card; spades were led</source>
        <translation>%1: käi kaart; välja käidi potit</translation>
    </message>
    <message>
        <source>%1: lead a card</source>
        <translation>%1: käi välja</translation>
    </message>
    <message>
        <source>%1 plays %2</source>
        <translation>%1 käib: %2</translation>
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
        <source>column %1</source>
        <translation>tulp %1</translation>
    </message>
    <message>
        <source>needs: %1</source>
        <translation>vaja: %1</translation>
    </message>
    <message>
        <source>Lay out the cards again</source>
        <translation>Lao uuesti</translation>
    </message>
    <message>
        <source>%1 ends this deal here.</source>
        <translation>%1 lõpetab selle jagamise siin.</translation>
    </message>
    <message>
        <source>%1 makes a move behind the cover.</source>
        <translation>%1 teeb katte taga käigu.</translation>
    </message>
    <message>
        <source>Everybody has played this deal.</source>
        <translation>Kõik on selle jagamise läbi mänginud.</translation>
    </message>
    <message>
        <source>2000 moves without coming out: that counts as giving up.</source>
        <translation>2000 käiku ja pasjanss pole välja tulnud: see loetakse loobumiseks.</translation>
    </message>
    <message>
        <source>No move is left. %1</source>
        <translation>Ühtki käiku enam pole. %1</translation>
    </message>
    <message>
        <source>%1: move cards on, or turn a card from the stock.</source>
        <translation>%1: lao edasi või ava varust kaart.</translation>
    </message>
    <message>
        <source>%1: nothing fits here. Turn a card from the stock.</source>
        <translation>%1: ükski kaart ei sobi. Ava varust kaart.</translation>
    </message>
    <message>
        <source>%1: the stock is used up. Move cards on, or turn the waste over for pass %2 of %3.</source>
        <translation>%1: varu on otsas. Lao edasi või pööra ootehunnik ümber; algab ring %2 (kokku %3).</translation>
    </message>
    <message>
        <source>%1: the stock is used up. Move the cards that can still move.</source>
        <translation>%1: varu on otsas. Lao edasi, mida veel saab.</translation>
    </message>
    <message>
        <source>the stock</source>
        <translation>varu</translation>
    </message>
    <message>
        <source>the waste</source>
        <translation>ootehunnik</translation>
    </message>
    <message>
        <source>pass %1/%2</source>
        <translation>ring %1/%2</translation>
    </message>
    <message>
        <source>the pairs</source>
        <translation>paarid</translation>
    </message>
    <message>
        <source>the layout</source>
        <translation>laotus</translation>
    </message>
    <message>
        <source>Enough: stop here</source>
        <translation>Aitab: lõpeta siin</translation>
    </message>
    <message>
        <source>Give up this deal</source>
        <translation>Loobu sellest jagamisest</translation>
    </message>
    <message>
        <source>%1 plays; the table is covered for the others until all have played.</source>
        <translation>Mängib %1; teiste eest on laud kaetud, kuni kõik on mänginud.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n cards led by %2 go from %3 to %4.</source>
        <translation>
            <numerusform>%1: läheb %n kaart, ees %2. Kust: %3. Kuhu: %4.</numerusform>
            <numerusform>%1: läheb %n kaarti, ees %2. Kust: %3. Kuhu: %4.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 goes from %3 to %4.</source>
        <translation>%1: läheb %2. Kust: %3. Kuhu: %4.</translation>
    </message>
    <message>
        <source>%1: %2 goes from the waste to %3.</source>
        <translation>%1: ootehunnikust läheb %2. Kuhu: %3.</translation>
    </message>
    <message>
        <source>%1 takes the pair %2 and %3.</source>
        <translation>%1 võtab paari: %2 ja %3.</translation>
    </message>
    <message>
        <source>%1 slides %2 into the gap.</source>
        <translation>%1 nihutab auku: %2.</translation>
    </message>
    <message>
        <source>%1 turns a card from the stock: %2.</source>
        <translation>%1 avab varust kaardi: %2.</translation>
    </message>
    <message>
        <source>%1 begins round %2.</source>
        <translation>%1 alustab uut ringi: %2.</translation>
    </message>
    <message>
        <source>results of the race</source>
        <translation>võidujooksu tulemused</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Mängija</translation>
    </message>
    <message>
        <source>Came out</source>
        <translation>Tuli välja</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punktid</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Käigud</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Ringid</translation>
    </message>
    <message>
        <source>How often the stock may be gone through.</source>
        <translation>Mitu korda tohib varu läbi võtta.</translation>
    </message>
    <message>
        <source>one pass</source>
        <translation>üks ring</translation>
    </message>
    <message>
        <source>two passes</source>
        <translation>kaks ringi</translation>
    </message>
    <message>
        <source>three passes</source>
        <translation>kolm ringi</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Ladumine</translation>
    </message>
    <message>
        <source>Which cards may be laid on each other in the columns.</source>
        <translation>Millised kaardid tohib tulpades üksteise peale panna.</translation>
    </message>
    <message>
        <source>red on black, black on red</source>
        <translation>punane mustale, must punasele</translation>
    </message>
    <message>
        <source>Taking back</source>
        <translation>Tagasivõtmine</translation>
    </message>
    <message>
        <source>Whether a move that turned up a face-down card may be taken back.</source>
        <translation>Kas käigu, mis avas kinnise kaardi, tohib tagasi võtta.</translation>
    </message>
    <message>
        <source>free, but then the game is not counted</source>
        <translation>vabalt, aga siis mängu ei loeta</translation>
    </message>
    <message>
        <source>only moves that turned up no face-down card</source>
        <translation>ainult käigud, mis kinnist kaarti ei avanud</translation>
    </message>
    <message>
        <source>This text is too long for a position.</source>
        <translation>See tekst on seisu jaoks liiga pikk.</translation>
    </message>
    <message>
        <source>The cards cannot lie like this.</source>
        <translation>Nii ei saa kaardid laual olla.</translation>
    </message>
    <message>
        <source>The position lacks “moves” and their number.</source>
        <translation>Seisust puudub „moves“ koos käikude arvuga.</translation>
    </message>
    <message>
        <source>“%1” does not say what the seats have reached.</source>
        <translation>„%1“ ei ütle, kuhu mängijad jõudsid.</translation>
    </message>
    <message>
        <source>The house rules do not allow so many passes.</source>
        <translation>Nii mitut ringi kodureeglid ei luba.</translation>
    </message>
    <message>
        <source>The position lacks “order” and the cards as dealt.</source>
        <translation>Seisust puudub „order“ koos kaartide algse järjestusega.</translation>
    </message>
    <message>
        <source>The order has %1 cards; it must have %2.</source>
        <translation>Järjestuses on kaarte %1; peab olema %2.</translation>
    </message>
    <message>
        <source>“%1” is not the number of a card of the stock, or is there twice.</source>
        <translation>„%1“ ei ole varu kaardi number või on kirjas kaks korda.</translation>
    </message>
    <message>
        <source>Stock and waste do not fit the cards that are out.</source>
        <translation>Varu ja ootehunnik ei klapi välja läinud kaartidega.</translation>
    </message>
    <message>
        <source>In the first pass no card of the stock can be out yet.</source>
        <translation>Esimesel ringil ei saa varu kaart veel väljas olla.</translation>
    </message>
    <message>
        <source>The card %1 is in this position too often.</source>
        <translation>Kaarti %1 on selles seisus liiga palju.</translation>
    </message>
    <message>
        <source>There are more cells than the game has.</source>
        <translation>Kohti on rohkem, kui mängus on.</translation>
    </message>
    <message>
        <source>Column %1 is missing.</source>
        <translation>Tulp %1 puudub.</translation>
    </message>
    <message>
        <source>“%1” is not a number of face-down cards under face-up ones.</source>
        <translation>„%1“ ei ole kinniste kaartide arv lahtiste all.</translation>
    </message>
    <message>
        <source>The number of rows and cells is not that of the game.</source>
        <translation>Ridu või kohti ei ole nii palju, kui mängus on.</translation>
    </message>
    <message>
        <source>%1 is nowhere, and its foundation has not got that far.</source>
        <translation>%1 ei ole kusagil ja tema alus ei ole nii kaugel.</translation>
    </message>
    <message>
        <source>“%1” cannot be the top card and the number of cards of a heap that began with %2.</source>
        <translation>„%1“ ei saa olla pealmine kaart ja kaartide arv hunnikus, mis algas kaardiga %2.</translation>
    </message>
    <message>
        <source>The card %1 is missing in this position.</source>
        <translation>Seisust puudub kaart %1.</translation>
    </message>
    <message>
        <source>The position lacks “%1”.</source>
        <translation>Seisust puudub „%1“.</translation>
    </message>
    <message>
        <source>“%1” does not belong in this position.</source>
        <translation>„%1“ on seisus liigne.</translation>
    </message>
    <message>
        <source>“%1” does not fit the rest of the position; it should be “%2”.</source>
        <translation>„%1“ ei sobi ülejäänud seisuga; see oleks „%2“.</translation>
    </message>
    <message>
        <source>The position does not say whose turn it is: turn=1.</source>
        <translation>Seis ei ütle, kelle kord on: turn=1.</translation>
    </message>
    <message>
        <source>Score pad</source>
        <translation>Punktileht</translation>
    </message>
    <message>
        <source>You play with your own cards; the program keeps the sheet and does the scoring.</source>
        <translation>Mängi oma kaartidega; programm peab lehte ja arvutab punktid reeglite järgi.</translation>
    </message>
    <message>
        <source>who deals first?</source>
        <translation>kes jagab esimesena?</translation>
    </message>
    <message>
        <source>Deal %1: %2</source>
        <translation>Jagamine %1: %2</translation>
    </message>
    <message>
        <source>number</source>
        <translation>arv</translation>
    </message>
    <message>
        <source>“%1” does not answer the question: it takes a number from %2 to %3.</source>
        <translation>„%1“ ei vasta küsimusele: oodatakse arvu %2 kuni %3.</translation>
    </message>
    <message>
        <source>all deals</source>
        <translation>kokku</translation>
    </message>
    <message>
        <source>A position has at most %1 letters.</source>
        <translation>Seisu tekstis võib olla kuni %1 tähemärki.</translation>
    </message>
    <message>
        <source>A log has at most %1 lines.</source>
        <translation>Logis võib olla kuni %1 rida.</translation>
    </message>
    <message>
        <source>The first player is drawn by lot.</source>
        <translation>Alustaja selgub loosiga.</translation>
    </message>
    <message>
        <source>By lot, %1 begins.</source>
        <translation>Loosiga alustab %1.</translation>
    </message>
    <message>
        <source>The highest throw of one die begins, or the first player, or one drawn by lot.</source>
        <translation>Alustab ühe täringuga suurima viske saanu, esimene mängija või see, kelle loos valib.</translation>
    </message>
    <message>
        <source>cards lie on the table before the deal</source>
        <translation>enne jagamist ei saa laual kaarte olla</translation>
    </message>
    <message>
        <source>nobody has to act</source>
        <translation>kellegi kord ei ole</translation>
    </message>
    <message>
        <source>The numbers after “sheet” and “told” fit no course of the deals.</source>
        <translation>Arvud sõnade „sheet“ ja „told“ järel ei sobi ühegi jagamiste käiguga.</translation>
    </message>
    <message>
        <source>a hand is not sorted</source>
        <translation>käsi ei ole järjestatud</translation>
    </message>
    <message>
        <source>a seat that is not there has cards</source>
        <translation>kaardid on kohal, mida selles lauas ei ole</translation>
    </message>
    <message>
        <source>more cards are face down than there are</source>
        <translation>kinniseid kaarte on rohkem kui kaarte kokku</translation>
    </message>
    <message>
        <source>a card is there twice or does not belong to the pack</source>
        <translation>mõni kaart on kaks korda või ei kuulu sellesse pakki</translation>
    </message>
    <message>
        <source>a card of the pack is missing</source>
        <translation>mõni paki kaart on puudu</translation>
    </message>
    <message>
        <source>it does not say who played the cards of the trick</source>
        <translation>puudub, kes tihi kaardid välja käis</translation>
    </message>
    <message>
        <source>more cards in the trick than players</source>
        <translation>tihis on rohkem kaarte kui mängijaid</translation>
    </message>
    <message>
        <source>the seat to act has played to the trick already</source>
        <translation>see, kelle kord on, on sellesse tihisse juba käinud</translation>
    </message>
    <message>
        <source>the seat to act has no cards</source>
        <translation>sellel, kelle kord on, ei ole kaarte</translation>
    </message>
    <message>
        <source>a hand has too many cards or too few</source>
        <translation>mõnes käes on kaarte liiga palju või liiga vähe</translation>
    </message>
    <message>
        <source>a trick is not whole</source>
        <translation>mõni tihi on poolik</translation>
    </message>
    <message>
        <source>%1 The win is shared.</source>
        <translation>%1 Võit jagatakse.</translation>
    </message>
    <message>
        <source>%1 ran out of time, but %2 could no longer win.</source>
        <translation>%1: aeg sai otsa, kuid %2 ei oleks enam võita saanud.</translation>
    </message>
    <message>
        <source>%1 ran out of time.</source>
        <translation>%1: aeg sai otsa.</translation>
    </message>
    <message>
        <source>“%1” is not a line of a log: write a seat and its move (0 c3-d4), chance and its outcome (chance dice 3 5), resign 1, draw, stop, clock or flag 1.</source>
        <translation>„%1“ ei ole logi rida: kirjuta koht ja käik (0 c3-d4), juhus ja selle tulemus (chance dice 3 5), resign 1, draw, stop, clock või flag 1.</translation>
    </message>
    <message>
        <source>This game is not played with clocks.</source>
        <translation>Seda mängu kelladega ei mängita.</translation>
    </message>
    <message>
        <source>That player&apos;s clock is not running.</source>
        <translation>Selle mängija kell ei käi.</translation>
    </message>
    <message>
        <source>A move takes no time where there are no clocks.</source>
        <translation>Kelladeta mängus käik aega ei võta.</translation>
    </message>
    <message>
        <source>There is not that much time left.</source>
        <translation>Nii palju aega ei ole enam järel.</translation>
    </message>
    <message>
        <source>“%1” is not a time for clocks: write seconds for the match, and perhaps seconds added after each turn, such as 300+5.</source>
        <translation>„%1“ ei ole mõtlemisaeg: kirjuta sekundid kogu mängu peale ja soovi korral sekundid juurde pärast iga käiku, näiteks 300+5.</translation>
    </message>
    <message>
        <source>“%1” is not a call that can be made in this turn: 2:P is a pass by the second.</source>
        <translation>„%1“ ei ole pakkumine, mida selles järjekorras teha tohib: 2:P on teise pass.</translation>
    </message>
    <message>
        <source>bid</source>
        <translation>pakuti</translation>
    </message>
    <message>
        <source>pool</source>
        <translation>kassa</translation>
    </message>
    <message>
        <source>now</source>
        <translation>nüüd</translation>
    </message>
    <message>
        <source>“%1” is not a seat at this table: write false 4</source>
        <translation>„%1“ ei ole selle laua koht: kirjuta false 4</translation>
    </message>
    <message>
        <source>“%1” is not a seat&apos;s time of up to 3000 milliseconds: write race 1=640 3=512</source>
        <translation>„%1“ ei ole koha aeg kuni 3000 millisekundit: kirjuta race 1=640 3=512</translation>
    </message>
    <message>
        <source>%1 is named twice.</source>
        <translation>%1 on nimetatud kaks korda.</translation>
    </message>
    <message>
        <source>%1 has laid and does not race.</source>
        <translation>%1 ladus ega aja võidu.</translation>
    </message>
    <message>
        <source>A false alarm names the seat that pressed: false 4</source>
        <translation>Valehäire nimetab koha, kes vajutas: false 4</translation>
    </message>
    <message>
        <source>The time of %1 is missing; without a key it is 3000.</source>
        <translation>%1: aeg puudub; klahvita on see 3000.</translation>
    </message>
    <message>
        <source>a card was picked that is not in the hand</source>
        <translation>valitud on kaart, mida käes ei ole</translation>
    </message>
    <message>
        <source>a hand is laid that is not four of a kind</source>
        <translation>lauale on pandud käsi, mis ei ole nelik</translation>
    </message>
    <message>
        <source>either all pass a card on, or nobody does</source>
        <translation>kaardi annavad edasi kas kõik või mitte keegi</translation>
    </message>
    <message>
        <source>a card that was passed on is not there</source>
        <translation>edasi antud kaarti ei ole seal, kuhu see anti</translation>
    </message>
    <message>
        <source>%1 no key</source>
        <translation>%1 klahvita</translation>
    </message>
    <message>
        <source>%1 %2 ms</source>
        <translation>%1 %2 ms</translation>
    </message>
    <message>
        <source>“%1” is not a card of a meld; a joker is written as X1=9H.</source>
        <translation>„%1“ ei ole kombinatsiooni kaart; jokker kirjutatakse nii: X1=9H.</translation>
    </message>
    <message>
        <source>%1 as %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>meld %1</source>
        <translation>%1. kombinatsioon</translation>
    </message>
    <message>
        <source>joker: %2</source>
        <translation>jokker: %2</translation>
    </message>
    <message>
        <source>target</source>
        <translation>siht</translation>
    </message>
    <message>
        <source>pairs: %1</source>
        <translation>paare: %1</translation>
    </message>
    <message>
        <source>the trick was not played in turn</source>
        <translation>tihisse ei käidud järjekorras</translation>
    </message>
    <message>
        <source>it is somebody else&apos;s turn to play</source>
        <translation>välja käib keegi teine</translation>
    </message>
    <message>
        <source>%1 does not beat %2: a spade falls to a higher spade only.</source>
        <translation>%1 ei tapa kaarti %2: potit tapab ainult suurem poti.</translation>
    </message>
    <message>
        <source>skill</source>
        <translation>oskus</translation>
    </message>
    <message>
        <source>skill and luck</source>
        <translation>oskus ja õnn</translation>
    </message>
    <message>
        <source>mostly luck</source>
        <translation>enamasti õnn</translation>
    </message>
    <message>
        <source>pure luck</source>
        <translation>puhas õnn</translation>
    </message>
    <message>
        <source>patience</source>
        <translation>pasjanss</translation>
    </message>
    <message>
        <source>card trick</source>
        <translation>kaarditrikk</translation>
    </message>
    <message>
        <source>attacks, %1</source>
        <translation>ründab, %1</translation>
    </message>
    <message>
        <source>defends, %1</source>
        <translation>kaitseb, %1</translation>
    </message>
    <message>
        <source>%1. This position has come up twice; the third time is a draw</source>
        <translation>%1. Sama seis on laual teist korda; kolmandal korral on viik</translation>
    </message>
    <message>
        <source>the calls do not fit the part of the deal</source>
        <translation>pakkumised ei sobi jagamise järguga</translation>
    </message>
    <message>
        <source>somebody else speaks first</source>
        <translation>esimesena räägib keegi teine</translation>
    </message>
    <message>
        <source>the turn does not fit the calls</source>
        <translation>kord ei sobi pakkumistega</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Jagamisi</translation>
    </message>
    <message>
        <source>How many deals make up the match.</source>
        <translation>Mitu jagamist partiis on.</translation>
    </message>
    <message>
        <source>Limit of the pool</source>
        <translation>Kassa piir</translation>
    </message>
    <message>
        <source>Payments that would lift the pool over it are cut.</source>
        <translation>Makseid, mis viiksid kassa üle piiri, kärbitakse.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ei</translation>
    </message>
    <message>
        <source>All have passed; the pool stays.</source>
        <translation>Kõik passisid, kassa jääb alles.</translation>
    </message>
    <message>
        <source>Both drop out: %1 takes the pool.</source>
        <translation>Mõlemad jäid välja: kassa saab %1.</translation>
    </message>
    <message>
        <source>%1 has made misère: not a single trick.</source>
        <translation>%1 mängis misääri välja: mitte ühtki tihi.</translation>
    </message>
    <message>
        <source>%1 has not made misère (tricks: %2) and pays %3.</source>
        <translation>%1 ei saanud misääri välja (tihisid: %2) ja maksab %3.</translation>
    </message>
    <message>
        <source>%1 owed %2 tricks and has %3.</source>
        <translation>%1 pidi saama %2 tihi ja sai %3.</translation>
    </message>
    <message>
        <source>%1 owed %2 tricks, has only %3 and pays %4.</source>
        <translation>%1 pidi saama %2 tihi, sai ainult %3 ja maksab %4.</translation>
    </message>
    <message>
        <source>chips are missing: pool and balances together are not 0</source>
        <translation>žetoone on puudu: kassa ja mängijate seisude summa ei ole 0</translation>
    </message>
    <message>
        <source>the sheet has not a line for each deal</source>
        <translation>punktilehel ei ole iga jagamise kohta rida</translation>
    </message>
    <message>
        <source>talon</source>
        <translation>talon</translation>
    </message>
    <message>
        <source>discards</source>
        <translation>maha pandud kaardid</translation>
    </message>
    <message>
        <source>the talon is not whole</source>
        <translation>talon ei ole terve</translation>
    </message>
    <message>
        <source>the discards are not whole</source>
        <translation>maha pandud kaardid ei ole kõik olemas</translation>
    </message>
    <message>
        <source>a card has been played too early</source>
        <translation>mõni kaart on käidud liiga vara</translation>
    </message>
</context>
</TS>
