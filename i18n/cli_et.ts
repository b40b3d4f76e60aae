<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="et_EE" sourcelanguage="en_US">
<context>
    <name>mk::Cli</name>
    <message>
        <source>%1 is missing.</source>
        <translation>%1 puudub.</translation>
    </message>
    <message>
        <source>“%1” is one word too many.</source>
        <translation>„%1“ on üks sõna liiga palju.</translation>
    </message>
    <message>
        <source>--%1 takes no value.</source>
        <translation>--%1 ei võta väärtust.</translation>
    </message>
    <message>
        <source>There is no option --%1 here.</source>
        <translation>Võtit --%1 siin ei ole.</translation>
    </message>
    <message>
        <source>--%1 needs a value.</source>
        <translation>--%1 vajab väärtust.</translation>
    </message>
    <message>
        <source>%1 must be a whole number from %2 to %3, not “%4”.</source>
        <translation>%1 peab olema täisarv %2 kuni %3, mitte „%4“.</translation>
    </message>
    <message>
        <source>--seed must be a whole number from 0 to 18446744073709551615, not “%1”.</source>
        <translation>--seed peab olema täisarv 0 kuni 18446744073709551615, mitte „%1“.</translation>
    </message>
    <message>
        <source>%1 %2: finished %3 of %4; moves per match %5 / %6 / %7; %8 s, %9 moves per second; wins %10; draws %11</source>
        <translation>%1 %2: lõppes %3 partiid %4-st; käike partiis %5 / %6 / %7; %8 s, %9 käiku sekundis; võite %10; viike %11</translation>
    </message>
    <message>
        <source>--seats and --option belong to one game, not to all.</source>
        <translation>--seats ja --option käivad ühe mängu kohta, mitte kõigi.</translation>
    </message>
    <message>
        <source>OK: %1</source>
        <translation>korras: %1</translation>
    </message>
    <message>
        <source>wrong: %1</source>
        <translation>viga: %1</translation>
    </message>
    <message>
        <source>no games were found in %1</source>
        <translation>kaustast %1 ei leitud ühtki mängu</translation>
    </message>
    <message numerus="yes">
        <source>%n families</source>
        <translation>
            <numerusform>%n mängupere</numerusform>
            <numerusform>%n mänguperet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n mäng</numerusform>
            <numerusform>%n mängu</numerusform>
        </translation>
    </message>
    <message>
        <source>the page of %1 %2 is missing (%3)</source>
        <translation>mängu %1 %2 leht puudub (%3)</translation>
    </message>
    <message>
        <source>the Estonian texts of “%1” are missing</source>
        <translation>mooduli „%1“ eestikeelsed tekstid puuduvad</translation>
    </message>
    <message>
        <source>rulebook and translations</source>
        <translation>reegliraamat ja tõlked</translation>
    </message>
    <message>
        <source>repaired: %1</source>
        <translation>parandatud: %1</translation>
    </message>
    <message>
        <source>store in %1</source>
        <translation>andmed failis %1</translation>
    </message>
    <message>
        <source>The box is empty: no family plugin was found in %1.</source>
        <translation>Karp on tühi: kaustast %1 ei leitud ühtki mänguperet.</translation>
    </message>
    <message>
        <source>There is no game “%1”; `mangukast-cli list` lists them all.</source>
        <translation>Mängu „%1“ ei ole; kõik mängud loetleb `mangukast-cli list`.</translation>
    </message>
    <message>
        <source>--option takes a house rule and its value, as in --option compulsory-capture=no.</source>
        <translation>--option võtab kodureegli ja selle väärtuse, näiteks --option compulsory-capture=no.</translation>
    </message>
    <message>
        <source>every game of the box</source>
        <translation>kõik karbi mängud</translation>
    </message>
    <message>
        <source>finds words in the rulebook</source>
        <translation>otsib reegliraamatust sõnu</translation>
    </message>
    <message>
        <source>counts move sequences</source>
        <translation>loeb kokku käigujadad</translation>
    </message>
    <message>
        <source>plays random matches of one game or of all</source>
        <translation>mängib ühe mängu või kõigi mängude juhuslikke partiisid</translation>
    </message>
    <message>
        <source>plays matches by JSON requests, one a line</source>
        <translation>mängib partiisid JSON-päringute järgi, üks päring real</translation>
    </message>
    <message>
        <source>loads a source text into the rulebook; --lang is its language</source>
        <translation>laadib algteksti reegliraamatusse; --lang on teksti keel</translation>
    </message>
    <message>
        <source>Mängukast, the box of games, for the terminal.</source>
        <translation>Mängukast terminalis.</translation>
    </message>
    <message>
        <source>Everywhere: --lang et|en, --data DIR (the store&apos;s folder), --plugins DIR (the families&apos; folder).</source>
        <translation>Kõikjal: --lang et|en, --data KAUST (andmete kaust), --plugins KAUST (mänguperede kaust).</translation>
    </message>
    <message>
        <source>--lang can be %1, not “%2”.</source>
        <translation>--lang võib olla %1, mitte „%2“.</translation>
    </message>
    <message>
        <source>A command is missing.</source>
        <translation>Käsk puudub.</translation>
    </message>
    <message>
        <source>There is no command “%1”.</source>
        <translation>Käsku „%1“ ei ole.</translation>
    </message>
    <message>
        <source>See `mangukast-cli --help`.</source>
        <translation>Vaata `mangukast-cli --help`.</translation>
    </message>
    <message>
        <source>This is not a sound match file: %1</source>
        <translation>See ei ole terve partiifail: %1</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; is missing or of the wrong kind.</source>
        <translation>väli &quot;%1&quot; puudub või on vale liiki.</translation>
    </message>
    <message>
        <source>the number &quot;%1&quot; is out of range.</source>
        <translation>arv &quot;%1&quot; on lubatud piiridest väljas.</translation>
    </message>
    <message>
        <source>the log holds something that is not a text.</source>
        <translation>logis on midagi, mis ei ole tekst.</translation>
    </message>
    <message>
        <source>it is in another format.</source>
        <translation>see on teises vormingus.</translation>
    </message>
    <message>
        <source>it was written by a newer version of the program.</source>
        <translation>selle kirjutas programmi uuem versioon.</translation>
    </message>
    <message>
        <source>The game &quot;%1&quot; of this match is not here.</source>
        <translation>Selle partii mängu &quot;%1&quot; siin ei ole.</translation>
    </message>
    <message>
        <source>the seed is not a number.</source>
        <translation>seeme ei ole arv.</translation>
    </message>
    <message>
        <source>The match could not be saved in %1: %2</source>
        <translation>Partiid ei saanud faili %1 salvestada: %2</translation>
    </message>
    <message>
        <source>%1 is not a file.</source>
        <translation>%1 ei ole fail.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>Faili %1 ei saa lugeda: %2</translation>
    </message>
    <message>
        <source>it is too large.</source>
        <translation>see on liiga suur.</translation>
    </message>
    <message>
        <source>it is not JSON.</source>
        <translation>see ei ole JSON.</translation>
    </message>
    <message>
        <source>This is not JSON (the trouble is at byte %1). A request is an object on one line, such as {&quot;do&quot;:&quot;state&quot;}.</source>
        <translation>See ei ole JSON (viga on baidi %1 juures). Päring on üks objekt ühel real, näiteks {&quot;do&quot;:&quot;state&quot;}.</translation>
    </message>
    <message>
        <source>A request is a JSON object, such as {&quot;do&quot;:&quot;state&quot;}.</source>
        <translation>Päring on JSON-objekt, näiteks {&quot;do&quot;:&quot;state&quot;}.</translation>
    </message>
    <message>
        <source>The field &quot;do&quot; is missing or is not a text; it names the request.</source>
        <translation>Väli &quot;do&quot; puudub või ei ole tekst; see ütleb, mida tehakse.</translation>
    </message>
    <message>
        <source>The request &quot;%1&quot; has no fields, so no &quot;%2&quot;.</source>
        <translation>Päringul &quot;%1&quot; ei ole välju, seega ka mitte välja &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>The request &quot;%1&quot; has no field &quot;%2&quot;; it has: %3.</source>
        <translation>Päringul &quot;%1&quot; ei ole välja &quot;%2&quot;; sel on: %3.</translation>
    </message>
    <message>
        <source>The request &quot;%1&quot; needs the field &quot;%2&quot;.</source>
        <translation>Päring &quot;%1&quot; vajab välja &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>The field &quot;%1&quot; must be a text.</source>
        <translation>Väli &quot;%1&quot; peab olema tekst.</translation>
    </message>
    <message>
        <source>The field &quot;%1&quot; must be a whole number from %2 to %3.</source>
        <translation>Väli &quot;%1&quot; peab olema täisarv %2 kuni %3.</translation>
    </message>
    <message>
        <source>The field &quot;%1&quot; must be a list.</source>
        <translation>Väli &quot;%1&quot; peab olema loend.</translation>
    </message>
    <message>
        <source>The list &quot;%1&quot; is too long.</source>
        <translation>Loend &quot;%1&quot; on liiga pikk.</translation>
    </message>
    <message>
        <source>The list &quot;%1&quot; holds only texts and whole numbers.</source>
        <translation>Loendis &quot;%1&quot; võivad olla ainult tekstid ja täisarvud.</translation>
    </message>
    <message>
        <source>The rulebook has no page on “%1” in this language.</source>
        <translation>Reegliraamatus ei ole mängu „%1“ lehte selles keeles.</translation>
    </message>
    <message>
        <source>--format can be text, html or markdown, not “%1”.</source>
        <translation>--format võib olla text, html või markdown, mitte „%1“.</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>Midagi ei leitud.</translation>
    </message>
    <message>
        <source>--lang is missing: the language of the text.</source>
        <translation>--lang puudub: see on teksti keel.</translation>
    </message>
    <message>
        <source>Another name: %1</source>
        <translation>Teine nimi: %1</translation>
    </message>
    <message>
        <source>The option &quot;%1&quot; must be a text or a whole number.</source>
        <translation>Kodureegel &quot;%1&quot; peab olema tekst või täisarv.</translation>
    </message>
    <message>
        <source>The field &quot;options&quot; must be an object, such as {&quot;compulsory-capture&quot;:&quot;no&quot;}.</source>
        <translation>Väli &quot;options&quot; peab olema objekt, näiteks {&quot;compulsory-capture&quot;:&quot;no&quot;}.</translation>
    </message>
    <message>
        <source>There is no request &quot;%1&quot;; there are: %2.</source>
        <translation>Päringut &quot;%1&quot; ei ole; on: %2.</translation>
    </message>
    <message>
        <source>This could not be done: %1</source>
        <translation>Seda ei saanud teha: %1</translation>
    </message>
    <message>
        <source>This line is longer than a megabyte and was skipped; a request is one short line.</source>
        <translation>See rida on pikem kui megabait ja jäeti vahele; päring on üks lühike rida.</translation>
    </message>
    <message>
        <source>There is no match yet; begin one with {&quot;do&quot;:&quot;new&quot;,&quot;game&quot;:&quot;12&quot;}.</source>
        <translation>Partiid veel ei ole; alusta seda nii: {&quot;do&quot;:&quot;new&quot;,&quot;game&quot;:&quot;12&quot;}.</translation>
    </message>
    <message>
        <source>The match is over; begin a new one or take a move back.</source>
        <translation>Partii on läbi; alusta uut või võta käik tagasi.</translation>
    </message>
    <message>
        <source>It is chance&apos;s turn: {&quot;do&quot;:&quot;chance&quot;}.</source>
        <translation>Kord on juhusel: {&quot;do&quot;:&quot;chance&quot;}.</translation>
    </message>
    <message>
        <source>Seat %1 has nothing to decide now.</source>
        <translation>Kohal %1 ei ole praegu midagi otsustada.</translation>
    </message>
    <message>
        <source>The seed must be a whole number from 0 to 18446744073709551615.</source>
        <translation>Seeme peab olema täisarv 0 kuni 18446744073709551615.</translation>
    </message>
    <message>
        <source>It is not chance&apos;s turn: seat %1 has to decide.</source>
        <translation>Kord ei ole juhusel: otsustab koht %1.</translation>
    </message>
    <message>
        <source>Only one of &quot;dice&quot;, &quot;deck&quot; and &quot;draw&quot; can be given.</source>
        <translation>Väljadest &quot;dice&quot;, &quot;deck&quot; ja &quot;draw&quot; saab anda ainult ühe.</translation>
    </message>
    <message>
        <source>The field &quot;seat&quot; must be a seat&apos;s number or &quot;public&quot;.</source>
        <translation>Väli &quot;seat&quot; peab olema koha number või &quot;public&quot;.</translation>
    </message>
    <message>
        <source>The field &quot;as&quot; can only be &quot;text&quot;.</source>
        <translation>Väli &quot;as&quot; saab olla ainult &quot;text&quot;.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Midagi ei ole tagasi võtta.</translation>
    </message>
    <message>
        <source>There is nothing to play again.</source>
        <translation>Midagi ei ole uuesti teha.</translation>
    </message>
    <message>
        <source>The computer player knows no move here.</source>
        <translation>Arvutimängija ei tea siin ühtki käiku.</translation>
    </message>
    <message>
        <source>--game is missing: it says which game the file is of, as in --game 27.</source>
        <translation>Puudub --game: see ütleb, mis mängu fail on, näiteks --game 27.</translation>
    </message>
    <message>
        <source>The game %1 has no format that other programs know.</source>
        <translation>Mängul %1 pole vormingut, mida teised programmid tunnevad.</translation>
    </message>
    <message>
        <source>The game %1 has no format “%2”; it has: %3.</source>
        <translation>Mängul %1 pole vormingut „%2“; on: %3.</translation>
    </message>
    <message>
        <source>--log is missing: a file with the lines of a match&apos;s log, or -.</source>
        <translation>Puudub --log: fail partii logi ridadega või -.</translation>
    </message>
    <message>
        <source>This game has no format that other programs know.</source>
        <translation>Sellel mängul pole vormingut, mida teised programmid tunnevad.</translation>
    </message>
    <message>
        <source>This game has no format “%1”; it has: %2.</source>
        <translation>Sellel mängul pole vormingut „%1“; on: %2.</translation>
    </message>
    <message>
        <source>reads games or a position of another program; FILE can be -</source>
        <translation>loeb teise programmi partiisid või seisu; FILE võib olla -</translation>
    </message>
    <message>
        <source>writes the match of a log for another program; FILE can be -</source>
        <translation>kirjutab logi partii teise programmi jaoks; fail võib olla -</translation>
    </message>
    <message>
        <source>Files may be touched only where the table was opened with --files DIR.</source>
        <translation>Faile saab salvestada ja avada ainult siis, kui laud on avatud võtmega --files KAUST.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a plain file name, such as &quot;match.json&quot;.</source>
        <translation>„%1“ ei ole lihtne failinimi nagu „match.json“.</translation>
    </message>
    <message>
        <source>%1 is not a folder for saved matches.</source>
        <translation>%1 ei ole kaust, kuhu partiisid salvestada.</translation>
    </message>
    <message>
        <source>There is no option %1 here.</source>
        <translation>Võtit %1 siin ei ole.</translation>
    </message>
    <message>
        <source>there is no folder of games</source>
        <translation>mängude kausta ei ole</translation>
    </message>
    <message>
        <source>There are %1 names for %2 seats.</source>
        <translation>Nimesid on %1, aga kohti %2.</translation>
    </message>
    <message>
        <source>prints what a loaded source text says about a game or section; without a name, what is loaded</source>
        <translation>trükib, mida ütleb laaditud algtekst mängu või peatüki kohta; ilma nimeta ütleb, mis on laaditud</translation>
    </message>
    <message numerus="yes">
        <source>%n sections</source>
        <translation>
            <numerusform>%n osa</numerusform>
            <numerusform>%n osa</numerusform>
        </translation>
    </message>
    <message>
        <source>No source text has been loaded; `import-source` loads one.</source>
        <translation>Ühtegi algteksti ei ole laaditud; laadimiseks on käsk `import-source`.</translation>
    </message>
    <message>
        <source>No source text says anything about “%1”.</source>
        <translation>Ükski algtekst ei räägi mängust ega peatükist „%1“.</translation>
    </message>
    <message>
        <source>Nothing was loaded: nothing can be kept in %1.</source>
        <translation>Midagi ei laaditud: kausta %1 ei saa midagi kirjutada.</translation>
    </message>
    <message>
        <source>what a computer player of level 1 to 5 would do: move, chance of winning, candidates, line</source>
        <translation>mida teeks arvuti tasemel 1 kuni 5: käik, võiduvõimalus, teised käigud, jätk</translation>
    </message>
    <message>
        <source>matches of one computer player against others; --against 1 to 5, random, stockfish:ELO, fairy-stockfish:ELO or gnubg:PLIES; --partners gives it the seat opposite as well</source>
        <translation>ühe arvutimängija partiid teiste vastu; --against 1 kuni 5, random, stockfish:ELO, fairy-stockfish:ELO või gnubg:KÄIKE; --partners annab talle ka vastasistuja koha</translation>
    </message>
    <message>
        <source>--level is missing: 1 to %1.</source>
        <translation>--level puudub: 1 kuni %1.</translation>
    </message>
    <message>
        <source>--level must be 1 to %1, not “%2”.</source>
        <translation>--level peab olema 1 kuni %1, mitte „%2“.</translation>
    </message>
    <message>
        <source>Move: %1</source>
        <translation>Käik: %1</translation>
    </message>
    <message>
        <source>Chance of winning: %1</source>
        <translation>Võiduvõimalus: %1</translation>
    </message>
    <message>
        <source>(certain)</source>
        <translation>(kindel)</translation>
    </message>
    <message>
        <source>Luck decides: no move is known to be better than another.</source>
        <translation>Otsustab õnn: ühtki käiku ei tea me teisest paremaks.</translation>
    </message>
    <message>
        <source>Found by: %1; positions looked at: %2; moves ahead: %3</source>
        <translation>Leitud: %1; seise vaadatud: %2; käike ette: %3</translation>
    </message>
    <message>
        <source>Expected: %1</source>
        <translation>Oodatav jätk: %1</translation>
    </message>
    <message>
        <source>--against can be %1, not “%2”.</source>
        <translation>--against võib olla %1, mitte „%2“.</translation>
    </message>
    <message>
        <source>--partners takes four seats.</source>
        <translation>--partners eeldab nelja mängijat.</translation>
    </message>
    <message>
        <source>%1 cannot be told the position.</source>
        <translation>Seisu ei saa programmile %1 edasi anda.</translation>
    </message>
    <message>
        <source>%1 is not installed.</source>
        <translation>%1 ei ole paigaldatud.</translation>
    </message>
    <message>
        <source>The match is over; there is nothing to think about.</source>
        <translation>Partii on läbi, mõelda pole midagi.</translation>
    </message>
    <message>
        <source>It is chance&apos;s turn; there is nothing to think about.</source>
        <translation>Käigul on juhus, mõelda pole midagi.</translation>
    </message>
    <message>
        <source>%1 %2: won %3, drawn %4, lost %5 of %6; %7 ± %8 of the points; mean worth %9</source>
        <translation>%1 %2: võite %3, viike %4, kaotusi %5, kokku %6; punktidest %7 ± %8; keskmine hinnang %9</translation>
    </message>
    <message>
        <source>%1 s a move, the slowest %2 s</source>
        <translation>%1 s käigu kohta, aeglaseim %2 s</translation>
    </message>
    <message>
        <source>the only move</source>
        <translation>ainus käik</translation>
    </message>
    <message>
        <source>search</source>
        <translation>otsing</translation>
    </message>
    <message>
        <source>the mean over all throws</source>
        <translation>kõigi visete keskmine</translation>
    </message>
    <message>
        <source>playouts</source>
        <translation>lõpuni mängimine</translation>
    </message>
    <message>
        <source>solver</source>
        <translation>lahendaja</translation>
    </message>
    <message>
        <source>rule of thumb</source>
        <translation>rusikareegel</translation>
    </message>
    <message>
        <source>a slip, as this level makes them</source>
        <translation>eksimus, nagu sellel tasemel ette tuleb</translation>
    </message>
    <message>
        <source>the last deal of a match of bridge with all hands open: what could be made, tricks lost</source>
        <translation>bridžipartii viimane jagamine avatud kaartidega: mida sai võtta, kus läks tihi kaotsi</translation>
    </message>
    <message>
        <source>Deals of the game %1 cannot be looked at like this.</source>
        <translation>Mängu %1 jagamisi ei saa nii vaadata.</translation>
    </message>
    <message>
        <source>The input</source>
        <translation>Sisend</translation>
    </message>
    <message>
        <source>a game&apos;s rules; formats: text, html, markdown; --secret shows a trick&apos;s secret too</source>
        <translation>mängu reeglid; kujud: text, html, markdown; --secret näitab ka triki saladust</translation>
    </message>
    <message>
        <source>The secret is under a cover: --secret opens it.</source>
        <translation>Saladus on katte all: selle avab --secret.</translation>
    </message>
    <message>
        <source>The ways to shuffle a pack cannot be counted; give a position after the deal with --position.</source>
        <translation>Paki segamise viise ei saa kokku lugeda; anna võtmega --position seis pärast jagamist.</translation>
    </message>
    <message>
        <source>the folder can only be read.</source>
        <translation>kausta saab ainult lugeda.</translation>
    </message>
    <message>
        <source>there is no such file.</source>
        <translation>sellist faili ei ole.</translation>
    </message>
    <message>
        <source>that is not permitted.</source>
        <translation>selleks pole õigust.</translation>
    </message>
    <message>
        <source>the disk is full.</source>
        <translation>ketas on täis.</translation>
    </message>
    <message>
        <source>the name is too long.</source>
        <translation>nimi on liiga pikk.</translation>
    </message>
    <message>
        <source>it is a folder.</source>
        <translation>see on kaust.</translation>
    </message>
    <message>
        <source>something of that name is there already.</source>
        <translation>sellise nimega fail või kaust on juba olemas.</translation>
    </message>
    <message>
        <source>checks plugins, store and translations; --repair mends what it can and says what was lost</source>
        <translation>kontrollib mängupered, andmed ja tõlked; --repair parandab, mida saab, ja ütleb, mis kaduma läks</translation>
    </message>
    <message>
        <source>nothing can be kept in %1</source>
        <translation>kausta %1 ei saa midagi kirjutada</translation>
    </message>
    <message>
        <source>The box is empty: there is no folder of games.</source>
        <translation>Karp on tühi: mängude kausta ei ole.</translation>
    </message>
</context>
</TS>
