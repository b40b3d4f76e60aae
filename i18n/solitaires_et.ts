<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="et_EE" sourcelanguage="en_US">
<context>
    <name>games</name>
    <message>
        <source>Build two packs up from the aces, suit by suit, and turn up every face-down card on the way.</source>
        <translation>Lao kaks pakki ässadest alates mastide kaupa kokku ja ava teel kõik kinnised kaardid.</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Varu</translation>
    </message>
    <message>
        <source>When a card may be turned from the stock.</source>
        <translation>Millal tohib varust kaarti avada.</translation>
    </message>
    <message>
        <source>when no face-down card can be turned up</source>
        <translation>kui ühtki kinnist kaarti ei saa avada</translation>
    </message>
    <message>
        <source>at any time</source>
        <translation>igal ajal</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Ladumine</translation>
    </message>
    <message>
        <source>the same suit only</source>
        <translation>ainult sama mast</translation>
    </message>
    <message numerus="yes">
        <source>%n cards lie on the foundations.</source>
        <translation>
            <numerusform>Alustel on %n kaart.</numerusform>
            <numerusform>Alustel on %n kaarti.</numerusform>
        </translation>
    </message>
    <message>
        <source>All cards lie on the foundations: the day off is yours!</source>
        <translation>Kõik kaardid on alustel: puhkepäev on sinu!</translation>
    </message>
    <message>
        <source>%1: a face-down card can be turned up. Until then the stock stays shut.</source>
        <translation>%1: mõne kinnise kaardi saab avada. Seni on varu kinni.</translation>
    </message>
    <message>
        <source>foundation %1, %2</source>
        <translation>%1 alus %2</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>Two packs are shuffled: ten columns are laid and the stock is put beside them.</source>
        <translation>Kaks pakki segatakse: laotakse kümme tulpa ja ülejäänud kaardid jäävad varuks.</translation>
    </message>
    <message>
        <source>Gather the whole pack on one card, always the next rank, from the ends of five rows.</source>
        <translation>Kogu terve pakk ühele kaardile viie rea otstest, iga kord ühe võrra kõrgem kaart.</translation>
    </message>
    <message>
        <source>Four face-up piles have to go into a square whose corners grow upwards; everything is in sight.</source>
        <translation>Neli lahtist hunnikut tuleb laduda ruutu, mille nurgad kasvavad; kõik on silme all.</translation>
    </message>
    <message>
        <source>Take pairs that touch at a corner and share suit or rank; twelve of sixteen are enough.</source>
        <translation>Võta paare, mis puutuvad nurkapidi kokku ja on samast mastist või sama tugevusega; kuueteistkümnest piisab kaheteistkümnest.</translation>
    </message>
    <message>
        <source>Build the suits up from the aces, one card at a time, and keep the waste in hand.</source>
        <translation>Lao mastid ässast üles, kaart korraga, ja hoia ootehunnik lühike.</translation>
    </message>
    <message>
        <source>Make a wish and clear eight piles of four, pair by pair of one rank.</source>
        <translation>Mõtle endale soov ja võta kaheksa hunnikut paarikaupa ära.</translation>
    </message>
    <message>
        <source>Slide thirteen cards around one gap until they stand from ace to king.</source>
        <translation>Nihuta kolmteist kaarti ühe augu abil järjekorda ässast kuningani.</translation>
    </message>
    <message>
        <source>The cards from seven to ace are shuffled: eight face-up piles of four are laid.</source>
        <translation>Kaardid seitsmest ässani segatakse: laotakse kaheksa lahtist nelja kaardi hunnikut.</translation>
    </message>
    <message>
        <source>%1: take two free cards of one rank. Pairs taken: %2.</source>
        <translation>%1: võta kaks sama suurt vaba kaarti. Paare võetud: %2.</translation>
    </message>
    <message>
        <source>All 16 pairs are found: the dream comes true!</source>
        <translation>Kõik 16 paari on leitud: unistus täitub!</translation>
    </message>
    <message numerus="yes">
        <source>%n pairs were found.</source>
        <translation>
            <numerusform>Leitud on %n paar.</numerusform>
            <numerusform>Leitud on %n paari.</numerusform>
        </translation>
    </message>
    <message>
        <source>pile %1</source>
        <translation>hunnik %1</translation>
    </message>
    <message>
        <source>Which cards may be laid on each other on the piles.</source>
        <translation>Milliseid kaarte tohib hunnikutes üksteise peale panna.</translation>
    </message>
    <message>
        <source>the same rank or a neighbouring one</source>
        <translation>sama või naaber</translation>
    </message>
    <message>
        <source>a neighbouring rank only</source>
        <translation>ainult naaber</translation>
    </message>
    <message>
        <source>The pack is shuffled: four piles of twelve are laid, and the last four cards make the square.</source>
        <translation>Pakk segatakse: laotakse neli kaheteistkümne kaardi hunnikut ja viimasest neljast kaardist saab ruut.</translation>
    </message>
    <message>
        <source>%1: a card can go to the square; or move one from pile to pile.</source>
        <translation>%1: ruutu saab kaardi panna; või tõsta kaart hunnikust hunnikusse.</translation>
    </message>
    <message>
        <source>%1: no card fits the square. Move one from pile to pile.</source>
        <translation>%1: ruutu ei sobi ükski kaart. Tõsta kaart hunnikust hunnikusse.</translation>
    </message>
    <message>
        <source>All 52 cards lie in the square: fate was kind!</source>
        <translation>Kõik 52 kaarti on ruudus: saatus oli sinu poolt!</translation>
    </message>
    <message numerus="yes">
        <source>%n cards lie in the square.</source>
        <translation>
            <numerusform>Ruudus on %n kaart.</numerusform>
            <numerusform>Ruudus on %n kaarti.</numerusform>
        </translation>
    </message>
    <message>
        <source>corner %1 of the square</source>
        <translation>ruudu nurk %1</translation>
    </message>
    <message>
        <source>any suit, one lower</source>
        <translation>mis tahes mast, ühe võrra madalam</translation>
    </message>
    <message>
        <source>The pack is shuffled: eight columns of four are laid, and twenty cards are the stock.</source>
        <translation>Pakk segatakse: laotakse kaheksa nelja kaardi tulpa, kakskümmend kaarti jääb varuks.</translation>
    </message>
    <message>
        <source>All cards lie on the foundations: order is kept!</source>
        <translation>Kõik kaardid on alustel: kord on majas!</translation>
    </message>
    <message>
        <source>foundation, %1</source>
        <translation>alus, %1</translation>
    </message>
    <message>
        <source>Slides allowed</source>
        <translation>Lubatud nihkeid</translation>
    </message>
    <message>
        <source>After this many slides the cards must stand in order.</source>
        <translation>Nii mitme nihkega peavad kaardid järjekorda saama.</translation>
    </message>
    <message>
        <source>as many as you like</source>
        <translation>nii palju kui tahad</translation>
    </message>
    <message>
        <source>Suit</source>
        <translation>Mast</translation>
    </message>
    <message>
        <source>Whose thirteen cards are played; in a race every seat has its own.</source>
        <translation>Mis masti kolmteist kaarti mängus on; võidujooksus on igal kohal oma mast.</translation>
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
        <source>diamonds</source>
        <translation>ruutu</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>risti</translation>
    </message>
    <message>
        <source>as the shuffle decides</source>
        <translation>nagu segades juhtub</translation>
    </message>
    <message>
        <source>The order must hold the thirteen cards of the suit that is played.</source>
        <translation>Järjestuses peavad olema mängitava masti kolmteist kaarti.</translation>
    </message>
    <message>
        <source>The pack is shuffled: thirteen cards of one suit are laid in two rows with one gap.</source>
        <translation>Pakk segatakse: ühe masti kolmteist kaarti laotakse kahte ritta, kus on üks auk.</translation>
    </message>
    <message>
        <source>%1: slide a card into the gap. Target: upper row from the left, lower row from the right. Slides: %2.</source>
        <translation>%1: nihuta kaart auku. Siht: ülemine rida vasakult, alumine paremalt. Nihkeid: %2.</translation>
    </message>
    <message>
        <source>%1: slide a card into the gap. Target: both rows from the left. Slides: %2.</source>
        <translation>%1: nihuta kaart auku. Siht: mõlemad read vasakult. Nihkeid: %2.</translation>
    </message>
    <message numerus="yes">
        <source>In order after %n slides.</source>
        <translation>
            <numerusform>Järjekorras %n nihkega.</numerusform>
            <numerusform>Järjekorras %n nihkega.</numerusform>
        </translation>
    </message>
    <message>
        <source>All slides are used, and the cards are not in order.</source>
        <translation>Nihked on otsas ja kaardid pole järjekorras.</translation>
    </message>
    <message>
        <source>The cards are not in order.</source>
        <translation>Kaardid pole järjekorras.</translation>
    </message>
    <message>
        <source>The pack is shuffled: five rows of seven are laid, then the base card; the rest is the stock.</source>
        <translation>Pakk segatakse: laotakse viis seitsme kaardi rida ja aluskaart; ülejäänu on varu.</translation>
    </message>
    <message>
        <source>%1: needed on the base: %2. It can be taken.</source>
        <translation>%1: alus vajab: %2. Selle saab võtta.</translation>
    </message>
    <message>
        <source>%1: needed on the base: %2. Turn a card from the stock.</source>
        <translation>%1: alus vajab: %2. Ava kaart varust.</translation>
    </message>
    <message>
        <source>%1: needed on the base: %2. Turn the waste over for pass %3 of %4.</source>
        <translation>%1: alus vajab: %2. Pööra ootehunnik ümber: ring %3/%4.</translation>
    </message>
    <message>
        <source>All 52 cards lie on the base: every needed card was found!</source>
        <translation>Kõik 52 kaarti on alusel: iga vajalik kaart leiti!</translation>
    </message>
    <message numerus="yes">
        <source>%n cards lie on the base.</source>
        <translation>
            <numerusform>Alusel on %n kaart.</numerusform>
            <numerusform>Alusel on %n kaarti.</numerusform>
        </translation>
    </message>
    <message>
        <source>the base</source>
        <translation>alus</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>rida %1</translation>
    </message>
    <message>
        <source>Pairs to win</source>
        <translation>Võiduks vajalikke paare</translation>
    </message>
    <message>
        <source>How many pairs have to be found.</source>
        <translation>Mitu paari tuleb leida.</translation>
    </message>
    <message>
        <source>Redeals</source>
        <translation>Uusi ringe</translation>
    </message>
    <message>
        <source>How often the cards that are left may be laid out again.</source>
        <translation>Mitu korda tohib allesjäänud kaardid uuesti laduda.</translation>
    </message>
    <message>
        <source>one</source>
        <translation>üks</translation>
    </message>
    <message>
        <source>two</source>
        <translation>kaks</translation>
    </message>
    <message>
        <source>The cards from seven to ace are shuffled, once for the layout and once for each redeal.</source>
        <translation>Kaardid seitsmest ässani segatakse: kord laotuse ja kord iga uue ringi jaoks.</translation>
    </message>
    <message>
        <source>%1: no pair touches at a corner. Lay out the cards again; redeals left: %2.</source>
        <translation>%1: nurkapidi kokku puutuvaid paare pole. Lao kaardid uuesti; uusi ringe alles: %2.</translation>
    </message>
    <message>
        <source>%1: solved with %2 pairs! Go on for a record, or stop here.</source>
        <translation>%1: lahendatud, paare on %2! Mängi rekordi nimel edasi või lõpeta siin.</translation>
    </message>
    <message>
        <source>%1: take two cards that touch at a corner and have the same suit or rank. Pairs: %2 of %3.</source>
        <translation>%1: võta kaks kaarti, mis puutuvad nurkapidi kokku ja on samast mastist või sama tugevusega. Paare: %2/%3.</translation>
    </message>
    <message numerus="yes">
        <source>Solved: %n pairs were found.</source>
        <translation>
            <numerusform>Lahendatud: leiti %n paar.</numerusform>
            <numerusform>Lahendatud: leiti %n paari.</numerusform>
        </translation>
    </message>
    <message>
        <source>no redeal</source>
        <translation>ei ühtki</translation>
    </message>
</context>
</TS>
