<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="et_EE" sourcelanguage="en_US">
<context>
    <name>games</name>
    <message>
        <source>Doubling cube</source>
        <translation>Duubeldamiskuubik</translation>
    </message>
    <message>
        <source>yes: before a throw the stake may be doubled</source>
        <translation>jah: enne viset võib panust kahekordistada</translation>
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
        <source>Automatic doubles</source>
        <translation>Automaatsed duubeldused</translation>
    </message>
    <message>
        <source>yes: equal dice in the throw for the start double the stake (not in a match)</source>
        <translation>jah: kui alustajat välja selgitades on täringud võrdsed, kahekordistub panus (partiis mitte)</translation>
    </message>
    <message>
        <source>Gammons</source>
        <translation>Gammonid</translation>
    </message>
    <message>
        <source>yes: twice or three times the points if the loser has borne off nothing</source>
        <translation>jah: kahe- või kolmekordsed punktid, kui kaotaja pole midagi eemaldanud</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partii</translation>
    </message>
    <message>
        <source>One game, or games until somebody has that many points.</source>
        <translation>Üks mäng või mängud, kuni kellelgi on nii palju punkte.</translation>
    </message>
    <message>
        <source>single game</source>
        <translation>üks mäng</translation>
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
        <source>7 points</source>
        <translation>7 punkti</translation>
    </message>
    <message>
        <source>11 points</source>
        <translation>11 punkti</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Voore</translation>
    </message>
    <message>
        <source>The values of this many rounds are added up.</source>
        <translation>Nii mitme vooru väärtused liidetakse.</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Järgmine voor</translation>
    </message>
    <message>
        <source>Whether the stones may stay where they are after a round.</source>
        <translation>Kas kivid võivad pärast vooru paigale jääda.</translation>
    </message>
    <message>
        <source>the winner chooses</source>
        <translation>võitja valib</translation>
    </message>
    <message>
        <source>always set up anew</source>
        <translation>alati uus algseis</translation>
    </message>
    <message>
        <source>Bring your fifteen stones home and be the first to bear them all off.</source>
        <translation>Too oma viisteist kivi koju ja eemalda need esimesena laualt.</translation>
    </message>
    <message>
        <source>First throw your fifteen stones onto the board, then play backgammon.</source>
        <translation>Viska kõigepealt oma viisteist kivi lauale, siis mängi backgammoni.</translation>
    </message>
    <message>
        <source>Be the first to score twelve points by hits, stones played out and bridges.</source>
        <translation>Kogu esimesena kaksteist punkti: löögid, läbi viidud kivid ja sillad.</translation>
    </message>
    <message>
        <source>Throw your stones in, lead them round and be the first to bear them all off.</source>
        <translation>Viska kivid lauale, vii need ringiga lõppu ja eemalda esimesena kõik.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Rida %1: %2</translation>
    </message>
    <message>
        <source>there is no match: “7 point match” begins one.</source>
        <translation>siin pole partiid: see algab reaga „7 point match“.</translation>
    </message>
    <message>
        <source>“%1” is neither a game, nor players, nor moves.</source>
        <translation>„%1“ ei ole mäng, mängijad ega käigud.</translation>
    </message>
    <message>
        <source>“%1” is not a beginning: write “7 point match”.</source>
        <translation>„%1“ ei ole algus: see oleks „7 point match“.</translation>
    </message>
    <message>
        <source>a match of %1 points is not played here, only of 3, 5, 7 or 11.</source>
        <translation>partiid %1 punktini siin ei mängita, küll aga 3, 5, 7 või 11 punktini.</translation>
    </message>
    <message>
        <source>the game before is not over.</source>
        <translation>eelmine mäng pole läbi.</translation>
    </message>
    <message>
        <source>a line of players names two.</source>
        <translation>mängijate reas on kaks nime.</translation>
    </message>
    <message>
        <source>%1 has %2 points from the games before.</source>
        <translation>%1: eelmiste mängude järgi on punkte %2.</translation>
    </message>
    <message>
        <source>“%1” is not a turn: write 31: 8/5 6/5, Doubles =&gt; 2, Takes or Drops.</source>
        <translation>„%1“ ei ole käik: see oleks 31: 8/5 6/5, Doubles =&gt; 2, Takes või Drops.</translation>
    </message>
    <message>
        <source>nobody throws here.</source>
        <translation>siin ei viska keegi.</translation>
    </message>
    <message>
        <source>equal dice start no game.</source>
        <translation>võrdsete täringutega mäng ei alga.</translation>
    </message>
    <message>
        <source>“%1” is not an ID of GNU Backgammon: it has %2 characters, not %3.</source>
        <translation>„%1“ ei ole GNU Backgammoni tunnus: selles on %2 märki, mitte %3.</translation>
    </message>
    <message>
        <source>“%1”: character %2 cannot be part of an ID (letters, digits, + and /).</source>
        <translation>„%1“: märki number %2 tunnuses olla ei saa (on tähed, numbrid, + ja /).</translation>
    </message>
    <message>
        <source>“%1”: a side has more than %2 stones on the board.</source>
        <translation>„%1“: ühel poolel on laual üle %2 kivi.</translation>
    </message>
    <message>
        <source>“%1”: both sides have stones on point %2.</source>
        <translation>„%1“: väljal %2 on mõlema poole kive.</translation>
    </message>
    <message>
        <source>The match ID “%1”: %2</source>
        <translation>Partii tunnus „%1“: %2</translation>
    </message>
    <message>
        <source>the cube goes only to 64.</source>
        <translation>kuubik läheb ainult 64-ni.</translation>
    </message>
    <message>
        <source>the cube belongs to nobody who plays.</source>
        <translation>kuubiku omanik ei mängi.</translation>
    </message>
    <message>
        <source>no dice show that.</source>
        <translation>selliseid täringuid pole.</translation>
    </message>
    <message>
        <source>the match is over.</source>
        <translation>partii on läbi.</translation>
    </message>
    <message>
        <source>%1 turns without a move: the round is a draw.</source>
        <translation>%1 käiku ilma ühegi sammuta: voor jäi viiki.</translation>
    </message>
    <message numerus="yes">
        <source>The double is refused: %1 wins %n point(s).</source>
        <translation>
            <numerusform>Duubeldusest loobuti: %1 võidab %n punkti.</numerusform>
            <numerusform>Duubeldusest loobuti: %1 võidab %n punkti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is stopped: %1 is ahead and wins %n point(s).</source>
        <translation>
            <numerusform>Mäng katkestati: %1 on ees ja võidab %n punkti.</numerusform>
            <numerusform>Mäng katkestati: %1 on ees ja võidab %n punkti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has twelve points; the round is worth %n point(s).</source>
        <translation>
            <numerusform>%1: kaksteist punkti on koos, voor on väärt %n punkti.</numerusform>
            <numerusform>%1: kaksteist punkti on koos, voor on väärt %n punkti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has borne off all stones and wins %n point(s).</source>
        <translation>
            <numerusform>%1 eemaldas kõik kivid ja võidab %n punkti.</numerusform>
            <numerusform>%1 eemaldas kõik kivid ja võidab %n punkti.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game was stopped before its end.</source>
        <translation>Mäng lõpetati enne lõppu.</translation>
    </message>
    <message numerus="yes">
        <source>%1 gave up and pays %n point(s).</source>
        <translation>
            <numerusform>%1 andis alla ja maksab %n punkti.</numerusform>
            <numerusform>%1 andis alla ja maksab %n punkti.</numerusform>
        </translation>
    </message>
    <message>
        <source>A gammon counts twice.</source>
        <translation>Gammon loeb kahekordselt.</translation>
    </message>
    <message>
        <source>A backgammon counts three times.</source>
        <translation>Backgammon loeb kolmekordselt.</translation>
    </message>
    <message>
        <source>The cube stands at %1.</source>
        <translation>Kuubikul on %1.</translation>
    </message>
    <message>
        <source>backgammon board</source>
        <translation>backgammonilaud</translation>
    </message>
    <message>
        <source>dice</source>
        <translation>täringud</translation>
    </message>
    <message>
        <source>%1 of 12 points, rounds: %2</source>
        <translation>%1 punkti 12-st, voorud: %2</translation>
    </message>
    <message>
        <source>%1 of 12 points</source>
        <translation>%1 punkti 12-st</translation>
    </message>
    <message>
        <source>One die each: the higher starts</source>
        <translation>Kumbki viskab üht täringut: suurem alustab</translation>
    </message>
    <message>
        <source>Two dice each: the higher sum starts</source>
        <translation>Kumbki viskab kaht täringut: suurem summa alustab</translation>
    </message>
    <message>
        <source>Equal! %1</source>
        <translation>Võrdsed! %1</translation>
    </message>
    <message>
        <source>%1: throw, or offer a double first</source>
        <translation>%1: viska või paku enne duubeldust</translation>
    </message>
    <message>
        <source>%1: take the double and play for %2, or drop and pay %3</source>
        <translation>%1: võta duubeldus vastu ja mängi panusega %2 või loobu ja maksa %3</translation>
    </message>
    <message>
        <source>%1: throw the dice</source>
        <translation>%1: viska täringuid</translation>
    </message>
    <message>
        <source>%1 Set up anew, or go on with the stones as they stand?</source>
        <translation>%1 Kas uus algseis või jäävad kivid paigale?</translation>
    </message>
    <message>
        <source>%1: all moved, end your turn</source>
        <translation>%1: kõik sammud on tehtud, lõpeta käik</translation>
    </message>
    <message>
        <source>%1: %2 cannot be used, end your turn</source>
        <translation>%1: %2 jääb käimata, lõpeta käik</translation>
    </message>
    <message>
        <source>%1: no stone can move, end your turn</source>
        <translation>%1: ükski kivi ei saa liikuda, lõpeta käik</translation>
    </message>
    <message>
        <source>%1: play the under faces too, or end your turn</source>
        <translation>%1: käi ka alumise poolega või lõpeta käik</translation>
    </message>
    <message>
        <source>%1: bring a stone in with %2</source>
        <translation>%1: too kivi lauale, täringud: %2</translation>
    </message>
    <message>
        <source>%1: move by %2</source>
        <translation>%1: käi, täringud: %2</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Viska</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Duubelda</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Võta vastu</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Loobu</translation>
    </message>
    <message>
        <source>Set up anew</source>
        <translation>Uus algseis</translation>
    </message>
    <message>
        <source>Go on with these stones</source>
        <translation>Jätka nende kividega</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Valmis</translation>
    </message>
    <message>
        <source>No move</source>
        <translation>Käia ei saa</translation>
    </message>
    <message>
        <source>%1 throws without doubling.</source>
        <translation>%1 viskab duubeldamata.</translation>
    </message>
    <message>
        <source>%1 offers a double to %2.</source>
        <translation>%1 pakub duubeldust, panuseks %2.</translation>
    </message>
    <message>
        <source>%1 takes the double and owns the cube at %2.</source>
        <translation>%1 võtab duubelduse vastu ja saab kuubiku, panus on %2.</translation>
    </message>
    <message>
        <source>%1 drops the double.</source>
        <translation>%1 loobub duubeldusest.</translation>
    </message>
    <message>
        <source>%1 wants the stones set up anew.</source>
        <translation>%1 soovib uut algseisu.</translation>
    </message>
    <message>
        <source>%1 goes on with the stones as they stand.</source>
        <translation>%1 jätkab kividega nii, nagu need seisavad.</translation>
    </message>
    <message>
        <source>%1 ends the turn.</source>
        <translation>%1 lõpetab käigu.</translation>
    </message>
    <message>
        <source>%1 plays %2 and hits.</source>
        <translation>%1 käib %2 ja lööb.</translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <translation>%1 käib %2.</translation>
    </message>
    <message>
        <source>bar to %1</source>
        <translation>tõkkepuult %1</translation>
    </message>
    <message>
        <source>%1 off the board</source>
        <translation>%1 maha</translation>
    </message>
    <message>
        <source>%1 has the great bridge: two points.</source>
        <translation>%1: suur sild, kaks punkti.</translation>
    </message>
    <message>
        <source>%1 cannot move.</source>
        <translation>%1 ei saa käia.</translation>
    </message>
    <message>
        <source>Equal dice: the stake doubles to %1, and they are thrown again.</source>
        <translation>Võrdsed täringud: panus on nüüd %1 ja visatakse uuesti.</translation>
    </message>
    <message>
        <source>The throws are equal and are thrown again.</source>
        <translation>Visked on võrdsed ja visatakse uuesti.</translation>
    </message>
    <message>
        <source>Thrown: %1 and %2. %3 starts.</source>
        <translation>Visati %1 ja %2. Alustab %3.</translation>
    </message>
    <message>
        <source>%1 throws %2 and %3.</source>
        <translation>%1 viskab %2 ja %3.</translation>
    </message>
    <message>
        <source>“%1” is not a position: write the stones of White and Black and what is thrown, as in W 24:2 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:5 | turn W | dice 31.</source>
        <translation>„%1“ ei ole seis: see oleks valge ja musta kivid ja vise, näiteks W 24:2 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:5 | turn W | dice 31.</translation>
    </message>
    <message>
        <source>“%1” is not part of a position: write turn W, dice 31, left 1 or cube 2 B.</source>
        <translation>„%1“ ei ole seisu osa: see oleks turn W, dice 31, left 1 või cube 2 B.</translation>
    </message>
    <message>
        <source>“%1” does not say how many stones stand where: write 13:5.</source>
        <translation>„%1“ ei ütle, mitu kivi kus on: see oleks 13:5.</translation>
    </message>
    <message>
        <source>A side has %1 stones, those on the bar and borne off included; “%2” has %3.</source>
        <translation>Ühel poolel on %1 kivi koos tõkkepuul olevate ja eemaldatutega; „%2“ annab kokku %3.</translation>
    </message>
    <message>
        <source>The parts do not fit together: either dice are thrown, or a double is offered, or the game is over.</source>
        <translation>Osad ei sobi kokku: kas täringud on visatud, duubeldus pakutud või mäng läbi.</translation>
    </message>
    <message>
        <source>The game is over in this position: it has to say so, as in over W 1.</source>
        <translation>Selles seisus on mäng läbi: see peab kirjas olema, näiteks over W 1.</translation>
    </message>
    <message>
        <source>The player to move may not double in this position.</source>
        <translation>Käija ei tohi selles seisus duubeldada.</translation>
    </message>
    <message>
        <source>“left %1” does not fit the dice thrown.</source>
        <translation>„left %1“ ei sobi visatud täringutega.</translation>
    </message>
    <message>
        <source>%1 of %2 points, pips to go: %3</source>
        <translation>%1 punkti %2-st, silmi minna: %3</translation>
    </message>
    <message>
        <source>pips to go: %1</source>
        <translation>silmi minna: %1</translation>
    </message>
    <message>
        <source>This position is impossible: both colours stand on one point.</source>
        <translation>Sellist seisu ei ole: ühel väljal on mõlemat värvi kivid.</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Algseis</translation>
    </message>
    <message>
        <source>From where Black&apos;s points are counted, and so where her stones begin.</source>
        <translation>Kust loetakse musta välju ja kus seega tema kivid alustavad.</translation>
    </message>
    <message>
        <source>from the player&apos;s own right hand</source>
        <translation>kumbki oma paremalt käelt</translation>
    </message>
    <message>
        <source>as the labels are printed</source>
        <translation>trükitud numbrite järgi</translation>
    </message>
    <message>
        <source>Run round the board and take all the other side&apos;s stones by landing on them.</source>
        <translation>Liigu mööda lauda ringi ja võta vastase kivid, astudes nende väljale.</translation>
    </message>
    <message>
        <source>%1 has taken the last stone.</source>
        <translation>%1 võttis viimase kivi.</translation>
    </message>
    <message>
        <source>%1 throws are over: whoever has more stones wins.</source>
        <translation>%1 viset on tehtud: võidab see, kel on rohkem kive.</translation>
    </message>
    <message>
        <source>ring of 24 points</source>
        <translation>24 väljaga ring</translation>
    </message>
    <message>
        <source>Equal! One die each again: the lower starts</source>
        <translation>Võrdsed! Kumbki viskab uuesti ühe täringu: väiksem alustab</translation>
    </message>
    <message>
        <source>One die each: the lower starts</source>
        <translation>Kumbki viskab üht täringut: väiksem alustab</translation>
    </message>
    <message>
        <source>%1: %2 and %3 move nothing, end your turn</source>
        <translation>%1: %2 ja %3 ei liiguta midagi, lõpeta käik</translation>
    </message>
    <message>
        <source>%1: %2 and %3, lead your last stone on to the corners</source>
        <translation>%1: %2 ja %3, vii viimane kivi nurkadesse edasi</translation>
    </message>
    <message>
        <source>%1: choose two stones, each moves %2</source>
        <translation>%1: vali kaks kivi, kummagi samm on %2</translation>
    </message>
    <message>
        <source>%1: move one stone by %2</source>
        <translation>%1: käi ühe kiviga, samm on %2</translation>
    </message>
    <message>
        <source>stones: %1</source>
        <translation>kive: %1</translation>
    </message>
    <message>
        <source>%1 moves: %2.</source>
        <translation>%1 käib: %2.</translation>
    </message>
    <message>
        <source>%1 Stones taken: %2.</source>
        <translation>%1 Kive võetud: %2.</translation>
    </message>
    <message>
        <source>“%1” is not a position: write the stones of both sides and whose turn it is, as in W W6 W5 | S S6 S4 | turn W | dice 62.</source>
        <translation>„%1“ ei ole seis: see oleks mõlema kivid ja kelle kord on, näiteks W W6 W5 | S S6 S4 | turn W | dice 62.</translation>
    </message>
    <message>
        <source>A side has at most %1 stones.</source>
        <translation>Ühel poolel on kuni %1 kivi.</translation>
    </message>
    <message>
        <source>No stone can stand on “%1”: points are W1 to W12 and S1 to S12, one stone each.</source>
        <translation>Väljal „%1“ ei saa kivi olla: väljad on W1–W12 ja S1–S12, igaühel üks kivi.</translation>
    </message>
    <message>
        <source>There is no stone on the board.</source>
        <translation>Laual pole ühtki kivi.</translation>
    </message>
    <message>
        <source>A player&apos;s last stone stands on a corner: W1, W6, W7, W12, S1, S6, S7 or S12; and when dice are thrown, it is somebody&apos;s turn.</source>
        <translation>Mängija viimane kivi on nurgas: W1, W6, W7, W12, S1, S6, S7 või S12; ja kui täringud on visatud, on kellegi kord.</translation>
    </message>
    <message>
        <source>Lay down your six upper stones by their numbers, then bear all twelve off first.</source>
        <translation>Pane kuus ülemist kivi arvude järgi maha ja eemalda siis esimesena kõik kaksteist.</translation>
    </message>
    <message>
        <source>%1 has borne off all twelve stones.</source>
        <translation>%1 eemaldas kõik kaksteist kivi.</translation>
    </message>
    <message>
        <source>The game is stopped: %1 is ahead.</source>
        <translation>Mäng katkestati: ees on %1.</translation>
    </message>
    <message>
        <source>home boards</source>
        <translation>kodulauad</translation>
    </message>
    <message>
        <source>%1: end your turn, then throw again</source>
        <translation>%1: lõpeta käik, siis viska uuesti</translation>
    </message>
    <message>
        <source>%1: lay down one more upper stone of your choice</source>
        <translation>%1: pane maha veel üks ülemine kivi omal valikul</translation>
    </message>
    <message>
        <source>%1: lay down the upper stone of the number thrown</source>
        <translation>%1: pane maha visatud arvu ülemine kivi</translation>
    </message>
    <message>
        <source>%1: bear off or move on in your home board</source>
        <translation>%1: eemalda kivi või käi kodulaual edasi</translation>
    </message>
    <message>
        <source>borne off: %1 of %2</source>
        <translation>eemaldatud: %1 / %2</translation>
    </message>
    <message>
        <source>%1 lays upper stone %2 down.</source>
        <translation>%1 paneb maha ülemise kivi %2.</translation>
    </message>
    <message>
        <source>“%1” is not a position: write, for each side, the upper stones, the points and the stones borne off, as in W up:6 pts:1:2 2:2 off:7 | B up: pts:6:12 | turn W.</source>
        <translation>„%1“ ei ole seis: see oleks kummagi ülemised kivid, väljad ja eemaldatud kivid, näiteks W up:6 pts:1:2 2:2 off:7 | B up: pts:6:12 | turn W.</translation>
    </message>
    <message>
        <source>A side has %1 stones, those borne off included; “%2” has %3.</source>
        <translation>Ühel poolel on %1 kivi koos eemaldatutega; „%2“ annab kokku %3.</translation>
    </message>
    <message>
        <source>“%1” is not an ID of GNU Backgammon: write a position ID and a match ID, as in 4HPwATDgc/ABMA:cAkAAAAAAAAA.</source>
        <translation>„%1“ ei ole GNU Backgammoni tunnus: see oleks seisu ja partii tunnus, näiteks 4HPwATDgc/ABMA:cAkAAAAAAAAA.</translation>
    </message>
    <message>
        <source>A match of %1 points is not played here, only of 3, 5, 7 or 11.</source>
        <translation>%1 punkti partiid siin ei mängita, küll aga 3, 5, 7 või 11 punkti oma.</translation>
    </message>
    <message>
        <source>Before the first throw of a game there is no ID: it is nobody&apos;s turn yet.</source>
        <translation>Enne mängu esimest viset tunnust ei ole: kellegi kord pole veel.</translation>
    </message>
    <message>
        <source>The match is over: there is no ID for that.</source>
        <translation>Partii on läbi: selle jaoks tunnust ei ole.</translation>
    </message>
    <message>
        <source>An ID gives a position before or after a whole throw, not in the middle of one.</source>
        <translation>Tunnus näitab seisu enne või pärast tervet viset, mitte viske keskel.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Mängude arv</translation>
    </message>
    <message>
        <source>How many games are played; 0: two for each player.</source>
        <translation>Mitu mängu mängitakse; 0: iga mängija kohta kaks.</translation>
    </message>
    <message>
        <source>One plays backgammon against all the others; win points game by game, in the box or in the crew.</source>
        <translation>Üks mängib backgammonit kõigi teiste vastu; kogu punkte mäng mängu järel, lossis või meeskonnas.</translation>
    </message>
    <message numerus="yes">
        <source>The agreed %n game(s) have been played.</source>
        <translation>
            <numerusform>Kokkulepitud %n mäng on mängitud.</numerusform>
            <numerusform>Kokkulepitud %n mängu on mängitud.</numerusform>
        </translation>
    </message>
    <message>
        <source>The match was stopped before its last game.</source>
        <translation>Partii katkestati enne viimast mängu.</translation>
    </message>
    <message>
        <source>%1 gave up.</source>
        <translation>%1 andis alla.</translation>
    </message>
    <message>
        <source>box</source>
        <translation>lossis</translation>
    </message>
    <message>
        <source>captain</source>
        <translation>ohvitser</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>kaaslane</translation>
    </message>
    <message>
        <source>Game %1 of %2: in the box %3, captain %4.</source>
        <translation>Mäng %1/%2: lossis %3, ohvitser %4.</translation>
    </message>
    <message>
        <source>%1: throw two dice for the order, the highest sum is the box</source>
        <translation>%1: viska kaht täringut järjekorra peale, suurim summa saab lossi</translation>
    </message>
    <message>
        <source>%1: throw again, equal sums share a place</source>
        <translation>%1: viska uuesti, võrdsed summad jagavad kohta</translation>
    </message>
    <message>
        <source>Equal! The two throw again.</source>
        <translation>Võrdsed! Mõlemad viskavad uuesti.</translation>
    </message>
    <message>
        <source>They throw one die each, the higher starts.</source>
        <translation>Kumbki viskab üht täringut, suurem alustab.</translation>
    </message>
    <message>
        <source>%1: take the double for yourself and play for %2, or drop and pay %3</source>
        <translation>%1: võta duubeldus enda eest vastu ja mängi %2 peale või loobu ja maksa %3</translation>
    </message>
    <message>
        <source>queue and points</source>
        <translation>järjekord ja punktid</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Koht</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Roll</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nimi</translation>
    </message>
    <message>
        <source>Thrown</source>
        <translation>Visatud</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punktid</translation>
    </message>
    <message>
        <source>%1 takes the double.</source>
        <translation>%1 võtab duubelduse vastu.</translation>
    </message>
    <message>
        <source>%1 drops the double and pays %2.</source>
        <translation>%1 loobub ja maksab %2.</translation>
    </message>
    <message>
        <source>%1 The crew is now led by %2.</source>
        <translation>%1 Meeskonda juhib nüüd %2.</translation>
    </message>
    <message>
        <source>%1 throws %2.</source>
        <translation>%1 viskab %2.</translation>
    </message>
    <message>
        <source>“%1” does not fit into a position of Chouette: after the bars write queue 0,1,2, in 1,2, captain 1, points 2,-1,-1 or game 2.</source>
        <translation>„%1“ ei sobi Chouette&apos;i seisu: kriipsude taga oleks queue 0,1,2, in 1,2, captain 1, points 2,-1,-1 või game 2.</translation>
    </message>
    <message>
        <source>the match is over before this.</source>
        <translation>partii on enne seda läbi.</translation>
    </message>
    <message>
        <source>“%1” is not a house rule.</source>
        <translation>„%1“ ei ole kodureegel.</translation>
    </message>
    <message>
        <source>nobody decides about the cube here.</source>
        <translation>siin ei otsusta keegi kuubiku üle.</translation>
    </message>
    <message>
        <source>a game with the cube at %1 is given up for once, twice or three times that.</source>
        <translation>kui kuubik on %1, antakse mäng alla ühe-, kahe- või kolmekordselt.</translation>
    </message>
    <message>
        <source>A .mat file begins with the first throw of a match; this one begins from a position.</source>
        <translation>.mat-fail algab partii esimesest viskest; see partii algas antud seisust.</translation>
    </message>
    <message>
        <source>A .mat file knows no automatic doubles; the stake of this game was doubled by one.</source>
        <translation>.mat-fail ei tunne automaatseid duubeldusi, aga selle mängu panust on nii kahekordistatud.</translation>
    </message>
    <message>
        <source>dropped</source>
        <translation>loobus</translation>
    </message>
    <message numerus="yes">
        <source>%1 leads the last stone on by %n corner(s).</source>
        <translation>
            <numerusform>%1 viib viimase kivi %n nurga võrra edasi.</numerusform>
            <numerusform>%1 viib viimase kivi %n nurga võrra edasi.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes a stone off the board from point %2.</source>
        <translation>%1 eemaldab kivi väljalt %2.</translation>
    </message>
    <message>
        <source>%1 brings a stone in on point %2 and hits.</source>
        <translation>%1 toob kivi väljale %2 ja lööb.</translation>
    </message>
    <message>
        <source>%1 brings a stone in on point %2.</source>
        <translation>%1 toob kivi väljale %2.</translation>
    </message>
    <message>
        <source>The file holds more than %1 matches. Divide it into smaller ones.</source>
        <translation>Failis on rohkem kui %1 partiid. Jaga see väiksemateks.</translation>
    </message>
    <message>
        <source>a match of more than %1 throws and moves is not read.</source>
        <translation>partiid, milles on üle %1 viske ja käigu, ei loeta.</translation>
    </message>
    <message>
        <source>%1 throws are over and both have the same number of stones: a draw.</source>
        <translation>%1 viset on tehtud ja mõlemal on kive ühepalju: viik.</translation>
    </message>
    <message>
        <source>%1 Both have the same points in all: a draw.</source>
        <translation>%1 Kokku on mõlemal punkte võrdselt: viik.</translation>
    </message>
    <message>
        <source>bar</source>
        <translation>tõkkepuu</translation>
    </message>
    <message>
        <source>borne off</source>
        <translation>eemaldatud</translation>
    </message>
    <message>
        <source>place of the cube</source>
        <translation>kuubiku koht</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>löödud</translation>
    </message>
</context>
</TS>
