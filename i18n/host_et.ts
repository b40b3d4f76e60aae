<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="et_EE" sourcelanguage="en_US">
<context>
    <name>games</name>
    <message>
        <source>There is no game “%1”.</source>
        <translation>Mängu „%1“ ei ole.</translation>
    </message>
</context>
<context>
    <name>mk::Exchange</name>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>Faili %1 ei saa lugeda: %2</translation>
    </message>
    <message>
        <source>%1 is larger than %2 MB and is not read.</source>
        <translation>%1 on suurem kui %2 MB ja seda ei loeta.</translation>
    </message>
    <message>
        <source>%1 was not read. %2</source>
        <translation>Faili %1 ei loetud. %2</translation>
    </message>
    <message>
        <source>There is no position yet: type it or paste it.</source>
        <translation>Seisu veel pole: kirjuta või kleebi see siia.</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>Faili %1 ei saanud kirjutada: %2</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>see on kaust</translation>
    </message>
    <message>
        <source>it is not an ordinary file</source>
        <translation>see ei ole tavaline fail</translation>
    </message>
</context>
<context>
    <name>mk::PluginProblem</name>
    <message>
        <source>“%1” in the plugin folder is not a plugin. Only family plugins of this program belong there.</source>
        <translation>„%1“ lisamoodulite kaustas ei ole lisamoodul. Sinna kuuluvad ainult selle programmi mängupered.</translation>
    </message>
    <message>
        <source>The plugin “%1” is cut off: the file ends too early. Install it again.</source>
        <translation>Lisamoodul „%1“ on poolik: fail lõpeb liiga vara. Paigalda see uuesti.</translation>
    </message>
    <message>
        <source>“%1” is a plugin of another program (%2). Only family plugins of this program belong there.</source>
        <translation>„%1“ on mõne teise programmi lisamoodul (%2). Siia kuuluvad ainult selle programmi mängupered.</translation>
    </message>
    <message>
        <source>The plugin “%1” does not say which family of games it brings. Install a newer copy.</source>
        <translation>Lisamoodul „%1“ ei ütle, millise mängupere ta toob. Paigalda uuem.</translation>
    </message>
    <message>
        <source>The plugin “%1” was made for another version of the program (interface %2, needed %3). Install the one that came with this program.</source>
        <translation>Lisamoodul „%1“ on tehtud programmi teise versiooni jaoks (liides %2, vaja on %3). Paigalda see, mis tuli selle programmiga kaasa.</translation>
    </message>
    <message>
        <source>The plugin “%1” does not bring the family “%2” that it promises. Install it again.</source>
        <translation>Lisamoodul „%1“ ei too mängupere „%2“, mida ta lubab. Paigalda see uuesti.</translation>
    </message>
    <message>
        <source>The plugin “%1” brings the family “%2”, which is already there. Remove one of the two files.</source>
        <translation>Lisamoodul „%1“ toob mängupere „%2“, mis on juba olemas. Eemalda üks kahest failist.</translation>
    </message>
    <message>
        <source>The plugin “%1” brings the game “%2”, which another family has already brought. The first one is used.</source>
        <translation>Lisamoodul „%1“ toob mängu „%2“, mille üks teine pere on juba toonud. Kasutusel on esimene.</translation>
    </message>
    <message>
        <source>it fails with an error when it is loaded</source>
        <translation>see katkeb laadimisel veaga</translation>
    </message>
    <message>
        <source>it does not answer</source>
        <translation>see ei vasta</translation>
    </message>
    <message>
        <source>it has a game without a name or without rules</source>
        <translation>selles on nimeta või reegliteta mäng</translation>
    </message>
    <message>
        <source>one of its games cannot be started</source>
        <translation>üht selle mängu ei saa alustada</translation>
    </message>
    <message>
        <source>it would end the program</source>
        <translation>see lõpetaks programmi</translation>
    </message>
    <message>
        <source>The plugin “%1” is not used: %2. Remove it or install it again.</source>
        <translation>Lisamoodulit „%1“ ei kasutata: %2. Kustuta see või paigalda uuesti.</translation>
    </message>
    <message>
        <source>%1 is not used: everybody may write to it, so anybody could put a program there.</source>
        <translation>%1 jääb kasutamata: sinna võivad kirjutada kõik, igaüks võiks sinna panna programmi.</translation>
    </message>
    <message>
        <source>%1 is not used: it belongs to another user, who could put a program there.</source>
        <translation>%1 jääb kasutamata: see kuulub teisele kasutajale, kes võiks sinna panna programmi.</translation>
    </message>
    <message>
        <source>it needs “%1”, which this program does not have</source>
        <translation>ta vajab osa „%1“, mida selles programmis ei ole</translation>
    </message>
    <message>
        <source>it needs “%1” of a newer system</source>
        <translation>ta vajab osa „%1“, mis on alles uuemas süsteemis</translation>
    </message>
    <message>
        <source>the library “%1” is missing</source>
        <translation>puudu on teek „%1“</translation>
    </message>
    <message>
        <source>it was made for another kind of computer</source>
        <translation>ta on tehtud teist liiki arvuti jaoks</translation>
    </message>
    <message>
        <source>the system does not allow it to be run</source>
        <translation>süsteem ei luba seda käivitada</translation>
    </message>
    <message>
        <source>the system refuses it</source>
        <translation>süsteem keeldub sellest</translation>
    </message>
    <message>
        <source>The plugin “%1” could not be loaded: %2. Install it again.</source>
        <translation>Lisamoodulit „%1“ ei saanud laadida: %2. Paigalda see uuesti.</translation>
    </message>
</context>
</TS>
