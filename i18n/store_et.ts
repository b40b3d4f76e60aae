<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="et_EE" sourcelanguage="en_US">
<context>
    <name>mk::SourceTexts</name>
    <message>
        <source>There is no file %1. Name a text file that is there.</source>
        <translation>Faili %1 ei ole. Anna tekstifail, mis on olemas.</translation>
    </message>
    <message>
        <source>%1 is a folder. Name the text file itself.</source>
        <translation>%1 on kaust. Anna tekstifail ise.</translation>
    </message>
    <message>
        <source>%1 is not an ordinary file. Name a text file.</source>
        <translation>%1 ei ole tavaline fail. Anna tekstifail.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2. Give yourself permission to read it.</source>
        <translation>Faili %1 ei saa lugeda: %2. Anna endale selle lugemise õigus.</translation>
    </message>
    <message>
        <source>%1 is empty. Name a text file with the rules in it.</source>
        <translation>%1 on tühi. Anna tekstifail, milles on reeglid.</translation>
    </message>
    <message>
        <source>%1 is written in UTF-16. Save it as UTF-8 and load it again.</source>
        <translation>%1 on kodeeringus UTF-16. Salvesta see kodeeringus UTF-8 ja laadi uuesti.</translation>
    </message>
    <message>
        <source>%1 is not a text file. Save the text as plain text in UTF-8 and load it again.</source>
        <translation>%1 ei ole tekstifail. Salvesta tekst lihttekstina kodeeringus UTF-8 ja laadi uuesti.</translation>
    </message>
    <message>
        <source>%1 is not UTF-8: byte %2 is wrong. Save it as UTF-8 and load it again.</source>
        <translation>%1 ei ole kodeeringus UTF-8: bait %2 on vale. Salvesta see kodeeringus UTF-8 ja laadi uuesti.</translation>
    </message>
    <message>
        <source>“%1” is not a language. Name it by two letters, for example et, en, sv, bg.</source>
        <translation>„%1“ ei ole keel. Anna keel kahe tähega, näiteks et, en, sv, bg.</translation>
    </message>
    <message>
        <source>Nothing is left of %1 when tags and links are taken out. Load the text itself.</source>
        <translation>Kui märgendid ja lingid välja võtta, ei jää failist %1 midagi järele. Laadi tekst ise.</translation>
    </message>
    <message numerus="yes">
        <source>%n section(s) were loaded.</source>
        <translation>
            <numerusform>Laaditi %n osa.</numerusform>
            <numerusform>Laaditi %n osa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The text of %n game(s) was loaded.</source>
        <translation>
            <numerusform>Laaditi %n mängu tekst.</numerusform>
            <numerusform>Laaditi %n mängu tekstid.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not found: %1.</source>
        <translation>Ei leitud: %1.</translation>
    </message>
    <message>
        <source>%1 has %2 MB. A source text has at most %3 MB; load the text alone, without pictures.</source>
        <translation>Faili %1 suurus on %2 MB. Algtekst võib olla kuni %3 MB; laadi ainult tekst, ilma piltideta.</translation>
    </message>
    <message>
        <source>%1 has more than %2 headings. Load a text with the rules of games.</source>
        <translation>Failis %1 on üle %2 pealkirja. Laadi tekst, milles on mängude reeglid.</translation>
    </message>
    <message>
        <source>%1 does not show in which language it is written. Choose the language and load it again.</source>
        <translation>Failist %1 ei selgu, mis keeles see on. Vali keel ja laadi uuesti.</translation>
    </message>
</context>
<context>
    <name>mk::Store</name>
    <message>
        <source>The disk can be written to again: what was kept in memory is saved.</source>
        <translation>Kettale saab jälle kirjutada: mälus hoitu on salvestatud.</translation>
    </message>
    <message>
        <source>A match needs a game and 1 to %1 seats.</source>
        <translation>Partiil peab olema mäng ja 1 kuni %1 kohta.</translation>
    </message>
    <message>
        <source>This match has not been opened in this window.</source>
        <translation>Seda partiid ei ole selles aknas avatud.</translation>
    </message>
    <message>
        <source>This match is no longer in the store.</source>
        <translation>Seda partiid enam ei ole.</translation>
    </message>
    <message>
        <source>This match is being played in another window.</source>
        <translation>Seda partiid mängitakse teises aknas.</translation>
    </message>
    <message>
        <source>The log stands at entry %1, not at entry %2.</source>
        <translation>Logi on kande %1 juures, mitte kande %2 juures.</translation>
    </message>
    <message>
        <source>A match holds at most %1 entries.</source>
        <translation>Partiisse mahub kuni %1 kannet.</translation>
    </message>
    <message>
        <source>The log has %1 entries; there is no entry %2.</source>
        <translation>Logi kandeid on %1; kannet %2 ei ole.</translation>
    </message>
    <message numerus="yes">
        <source>The result must name a place for each of the %n seat(s).</source>
        <translation>
            <numerusform>Tulemus peab nimetama lõppkoha %n mängijale.</numerusform>
            <numerusform>Tulemus peab nimetama lõppkoha kõigile %n mängijale.</numerusform>
        </translation>
    </message>
    <message>
        <source>A profile needs a name.</source>
        <translation>Profiilil peab olema nimi.</translation>
    </message>
    <message>
        <source>There is already a profile with the name %1.</source>
        <translation>Profiil nimega %1 on juba olemas.</translation>
    </message>
    <message>
        <source>This profile is no longer in the store.</source>
        <translation>Seda profiili enam ei ole.</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Kuupäev</translation>
    </message>
    <message>
        <source>Game number</source>
        <translation>Mängu number</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Mäng</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partii</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Koht</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Mängija</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Tase</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punktid</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lõppkoht</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Sekundid</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Tagasi võetud</translation>
    </message>
    <message>
        <source>Why it ended</source>
        <translation>Miks lõppes</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>Faili %1 ei saa kirjutada: %2</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made. Matches are kept in memory and end with the program.</source>
        <translation>Kausta %1 ei saa luua. Partiisid hoitakse mälus ja need kaovad, kui programm suletakse.</translation>
    </message>
    <message>
        <source>The disk is full: nothing can be written to %1. Matches are kept in memory and end with the program.</source>
        <translation>Ketas on täis: kausta %1 ei saa midagi kirjutada. Partiisid hoitakse mälus ja need kaovad, kui programm suletakse.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be written to. Matches are kept in memory and end with the program.</source>
        <translation>Kausta %1 ei saa kirjutada. Partiisid hoitakse mälus ja need kaovad, kui programm suletakse.</translation>
    </message>
    <message>
        <source>Another window of Mängukast holds the store. Matches are kept in memory and end with the program.</source>
        <translation>Andmed on Mängukasti teise akna käes. Partiisid hoitakse mälus ja need kaovad, kui programm suletakse.</translation>
    </message>
    <message>
        <source>The store was written by a newer Mängukast. It is left as it is; matches are kept in memory and end with the program.</source>
        <translation>Andmed on kirjutanud uuem Mängukast. Need jäetakse puutumata; partiisid hoitakse mälus ja need kaovad, kui programm suletakse.</translation>
    </message>
    <message>
        <source>Another program holds the store in %1. Matches are kept in memory and end with the program.</source>
        <translation>Kausta %1 andmed on teise programmi käes. Partiisid hoitakse mälus ja need kaovad, kui programm suletakse.</translation>
    </message>
    <message>
        <source>The store in %1 cannot be used (%2). Matches are kept in memory and end with the program.</source>
        <translation>Kausta %1 andmeid ei saa kasutada (%2). Partiisid hoitakse mälus ja need kaovad, kui programm suletakse.</translation>
    </message>
    <message>
        <source>The store is damaged. Close all windows of Mängukast and start it again to mend it; until then matches are kept in memory and end with the program.</source>
        <translation>Andmed on rikutud. Sule kõik Mängukasti aknad ja käivita programm uuesti, siis need parandatakse; seni hoitakse partiisid mälus ja need kaovad, kui programm suletakse.</translation>
    </message>
    <message numerus="yes">
        <source>The store was damaged. It was set aside as %1, and %n match(es) were saved from it.</source>
        <translation>
            <numerusform>Andmed olid rikutud. Fail pandi kõrvale nimega %1 ja sealt päästeti %n partii.</numerusform>
            <numerusform>Andmed olid rikutud. Fail pandi kõrvale nimega %1 ja sealt päästeti %n partiid.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) belong to no match</source>
        <translation>
            <numerusform>%n käik ei kuulu ühtegi partiisse</numerusform>
            <numerusform>%n käiku ei kuulu ühtegi partiisse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) have gaps</source>
        <translation>
            <numerusform>%n partii on lünklik</numerusform>
            <numerusform>%n partiid on lünklikud</numerusform>
        </translation>
    </message>
    <message>
        <source>Another window of Mängukast is writing. Try again.</source>
        <translation>Mängukasti teine aken kirjutab parajasti. Proovi uuesti.</translation>
    </message>
    <message>
        <source>The store refuses it: %1</source>
        <translation>Salvestada ei saanud: %1</translation>
    </message>
    <message>
        <source>A match that was played on in another window too is there twice, each as it was played.</source>
        <translation>Partii, mida mängiti edasi ka teises aknas, on nüüd olemas kahel kujul, kumbki nii, nagu seda mängiti.</translation>
    </message>
    <message>
        <source>The store in %1 is damaged.</source>
        <translation>Andmed kaustas %1 on rikutud.</translation>
    </message>
    <message>
        <source>The store in %1 cannot be read.</source>
        <translation>Andmeid kaustas %1 ei saa lugeda.</translation>
    </message>
    <message>
        <source>A name has at most %1 letters.</source>
        <translation>Nimes on kõige rohkem %1 tähte.</translation>
    </message>
    <message>
        <source>%1 is not an ordinary file. Matches are kept in memory and end with the program.</source>
        <translation>%1 ei ole tavaline fail. Partiisid hoitakse mälus ja need kaovad, kui programm suletakse.</translation>
    </message>
    <message>
        <source>The folder of the store cannot be written to.</source>
        <translation>Andmete kausta ei saa kirjutada.</translation>
    </message>
    <message>
        <source>The disk has altered something in the match of %1.</source>
        <translation>Kettal on üks partii muutunud; seda mängivad %1.</translation>
    </message>
    <message>
        <source>It was mended from the copy of %1.</source>
        <translation>See parandati %1 koopia järgi.</translation>
    </message>
    <message>
        <source>It is kept up to entry %1 of %2.</source>
        <translation>Alles on %1 sissekannet %2-st.</translation>
    </message>
    <message>
        <source>Its game or its house rules may be others now.</source>
        <translation>Selle mäng või kodureeglid võivad nüüd olla teised.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) came back from the copy of the day.</source>
        <translation>
            <numerusform>Päeva koopiast tuli tagasi %n partii.</numerusform>
            <numerusform>Päeva koopiast tuli tagasi %n partiid.</numerusform>
        </translation>
    </message>
    <message>
        <source>The copy cannot be read: %1</source>
        <translation>Koopiat ei saa lugeda: %1</translation>
    </message>
    <message>
        <source>The copy does not hold this match.</source>
        <translation>Koopias seda partiid ei ole.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) are not as they were written</source>
        <translation>
            <numerusform>%n partii ei ole enam selline, nagu ta kirjutati</numerusform>
            <numerusform>%n partiid ei ole enam sellised, nagu nad kirjutati</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing could be read from it, because it is larger than %1 GB; what is here comes from the copies of the last days.</source>
        <translation>Sealt ei saanud midagi lugeda, sest see on suurem kui %1 GB; mis siin on, tuli viimaste päevade koopiatest.</translation>
    </message>
    <message>
        <source>The store is larger than %1 GB and is not read into memory.</source>
        <translation>Andmefail on suurem kui %1 GB ja seda mällu ei loeta.</translation>
    </message>
    <message numerus="yes">
        <source>%n source text(s) came back from the copy of the day.</source>
        <translation>
            <numerusform>Päeva koopiast tuli tagasi %n algtekst.</numerusform>
            <numerusform>Päeva koopiast tuli tagasi %n algteksti.</numerusform>
        </translation>
    </message>
    <message>
        <source>These source texts are lost and have to be loaded again: %1.</source>
        <translation>Kaotsi läinud algtekstid, mis tuleb uuesti laadida: %1.</translation>
    </message>
    <message numerus="yes">
        <source>the file of the store is damaged in %n place(s)</source>
        <translation>
            <numerusform>andmefail on rikutud %n kohast</numerusform>
            <numerusform>andmefail on rikutud %n kohast</numerusform>
        </translation>
    </message>
    <message>
        <source>The store in %1 was written by a newer Mängukast.</source>
        <translation>Kaustas %1 olevad andmed on kirjutatud uuema Mängukastiga.</translation>
    </message>
</context>
<context>
    <name>mk::Work</name>
    <message>
        <source>The store could not be read: %1</source>
        <translation>Andmeid ei saanud lugeda: %1</translation>
    </message>
</context>
</TS>
