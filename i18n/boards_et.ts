<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="et_EE" sourcelanguage="en_US">
<context>
    <name>Theme</name>
    <message>
        <source>Classic</source>
        <translation>Klassika</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Öö</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Suur kontrast</translation>
    </message>
    <message>
        <source>as the theme has it</source>
        <translation>nagu kujunduses</translation>
    </message>
    <message>
        <source>green felt</source>
        <translation>roheline kalev</translation>
    </message>
    <message>
        <source>blue felt</source>
        <translation>sinine kalev</translation>
    </message>
    <message>
        <source>burgundy felt</source>
        <translation>veinipunane kalev</translation>
    </message>
    <message>
        <source>bare oak</source>
        <translation>tammepuu</translation>
    </message>
</context>
<context>
    <name>mk::AccessibleTable</name>
    <message numerus="yes">
        <source>%1, %n face-down card(s)</source>
        <translation>
            <numerusform>%1, %n kinnine kaart</numerusform>
            <numerusform>%1, %n kinnist kaarti</numerusform>
        </translation>
    </message>
    <message>
        <source>picked</source>
        <translation>võetud</translation>
    </message>
    <message>
        <source>can go here</source>
        <translation>siia võib panna</translation>
    </message>
    <message>
        <source>can be picked</source>
        <translation>selle võib võtta</translation>
    </message>
    <message>
        <source>table</source>
        <translation>laud</translation>
    </message>
    <message>
        <source>game</source>
        <translation>mäng</translation>
    </message>
    <message>
        <source>can be chosen</source>
        <translation>selle võib valida</translation>
    </message>
</context>
<context>
    <name>mk::ActionStrip</name>
    <message>
        <source>Space</source>
        <translation>Tühik</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Viska</translation>
    </message>
    <message>
        <source>Throw the dice</source>
        <translation>Viska täringud</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Valmis</translation>
    </message>
    <message>
        <source>Take back the last symbol</source>
        <translation>Võta viimane märk tagasi</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Jaga</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Jaga kaardid</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>praegu ei saa</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>valitud</translation>
    </message>
</context>
<context>
    <name>mk::Curtain</name>
    <message>
        <source>It is your turn. Everyone else, look away.</source>
        <translation>Sinu kord. Teised vaatavad mujale.</translation>
    </message>
    <message>
        <source>Show my table</source>
        <translation>Näita mu lauda</translation>
    </message>
    <message>
        <source>The table is covered. Next: %1</source>
        <translation>Laud on kaetud. Järgmine: %1</translation>
    </message>
</context>
<context>
    <name>mk::OutcomeEntry</name>
    <message>
        <source>OK</source>
        <translation>Valmis</translation>
    </message>
    <message numerus="yes">
        <source>What did your %n dice show?</source>
        <translation>
            <numerusform>Mida sinu täring näitas?</numerusform>
            <numerusform>Mida sinu %n täringut näitasid?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Type your %n cards in the order they lie, first dealt first (QS = queen of spades, TH = ten of hearts):</source>
        <translation>
            <numerusform>Kirjuta oma kaart (QS = poti emand, TH = ärtu kümme):</numerusform>
            <numerusform>Kirjuta oma %n kaarti nende järjekorras, esimesena jagatu ees (QS = poti emand, TH = ärtu kümme):</numerusform>
        </translation>
    </message>
    <message>
        <source>What was drawn? A number from 0 to %1.</source>
        <translation>Mis tõmmati? Arv 0 kuni %1.</translation>
    </message>
    <message>
        <source>A die showed %1</source>
        <translation>Täring näitas %1</translation>
    </message>
    <message>
        <source>What was drawn by lot?</source>
        <translation>Mis loosist tuli?</translation>
    </message>
    <message>
        <source>Such as %1</source>
        <translation>Näiteks %1</translation>
    </message>
    <message numerus="yes">
        <source>Throw on the table. How do your %n dice lie?</source>
        <translation>
            <numerusform>Viska lauale. Mida täring näitab?</numerusform>
            <numerusform>Viska lauale. Mida %n täringut näitavad?</numerusform>
        </translation>
    </message>
    <message>
        <source>Card %1: “%2” is not a card. Write it as rank and suit, such as QS or 10H.</source>
        <translation>Kaart %1: „%2“ ei ole kaart. Kirjuta tugevus ja mast, näiteks QS või 10H.</translation>
    </message>
    <message>
        <source>Card %1: “%2” does not belong to this pack.</source>
        <translation>Kaart %1: „%2“ ei kuulu sellesse pakki.</translation>
    </message>
    <message>
        <source>Card %1: “%2” is there already, as card %3.</source>
        <translation>Kaart %1: „%2“ on juba olemas, kaardina %3.</translation>
    </message>
    <message>
        <source>“%1” is one card too many: there are %2.</source>
        <translation>„%1“ on üks kaart liiga palju: kaarte on %2.</translation>
    </message>
    <message>
        <source>OK (%1 of %2)</source>
        <translation>OK (%1 / %2)</translation>
    </message>
    <message numerus="yes">
        <source>%n cards are still to be typed</source>
        <translation>
            <numerusform>%n kaart on veel puudu</numerusform>
            <numerusform>%n kaarti on veel puudu</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mk::RaceDesk</name>
    <message>
        <source>Everybody at the keyboard!</source>
        <translation>Kõik klaviatuuri juurde!</translation>
    </message>
    <message>
        <source>Press the new key.</source>
        <translation>Vajuta uut klahvi.</translation>
    </message>
    <message>
        <source>Watch the table. As soon as a hand is laid there, press your own key, and not before. To change a key, click it.</source>
        <translation>Vaata lauda. Niipea kui sinna laotakse neli kaarti, vajuta oma klahvi, aga mitte varem. Klahvi muutmiseks klõpsa sellel.</translation>
    </message>
    <message>
        <source>Ready: press any key</source>
        <translation>Valmis: vajuta suvalist klahvi</translation>
    </message>
    <message>
        <source>Change the key of %1</source>
        <translation>Muuda klahvi: %1</translation>
    </message>
    <message>
        <source>%1: key %2</source>
        <translation>%1: klahv %2</translation>
    </message>
</context>
<context>
    <name>mk::TableWidget</name>
    <message numerus="yes">
        <source>%n seconds left</source>
        <translation>
            <numerusform>%n sekund jäänud</numerusform>
            <numerusform>%n sekundit jäänud</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name, what that player is to choose</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>choose what the piece becomes</source>
        <translation>vali, mis nupust saab</translation>
    </message>
    <message>
        <source>choose where %1 goes</source>
        <translation>vali, kuhu läheb %1</translation>
    </message>
    <message>
        <source>choose where it goes</source>
        <translation>vali, kuhu see läheb</translation>
    </message>
    <message>
        <source>the move goes on, choose one of the marked places</source>
        <translation>käik jätkub, vali üks märgitud väljadest</translation>
    </message>
    <message>
        <source>now choose one of the marked cards</source>
        <translation>vali nüüd üks märgitud kaartidest</translation>
    </message>
    <message>
        <source>the move goes on, choose one of the marked ones</source>
        <translation>käik jätkub, vali üks märgitutest</translation>
    </message>
    <message>
        <source>now choose one of the other side&apos;s marked pieces</source>
        <translation>vali nüüd üks vastase märgitud nuppudest</translation>
    </message>
    <message>
        <source>now choose one of the marked pieces</source>
        <translation>vali nüüd üks märgitud nuppudest</translation>
    </message>
    <message>
        <source>Nothing can be done there now. What can be touched is ringed.</source>
        <translation>Siin ei saa praegu midagi teha. Vali rõngaga märgitu.</translation>
    </message>
</context>
</TS>
