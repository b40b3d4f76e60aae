<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="et_EE" sourcelanguage="en_US">
<context>
    <name>games</name>
    <message>
        <source>All enemy stones stand in mills</source>
        <translation>Kõik vastase nupud seisavad veskites</translation>
    </message>
    <message>
        <source>none: a mill is then closed without taking a stone</source>
        <translation>ühtki: veski suletakse siis ilma nuppu võtmata</translation>
    </message>
    <message>
        <source>any may be taken</source>
        <translation>võtta võib ükskõik millise</translation>
    </message>
    <message>
        <source>none may be taken</source>
        <translation>võtta ei või ühtki</translation>
    </message>
    <message>
        <source>Flying to any free point</source>
        <translation>Lendamine igale vabale punktile</translation>
    </message>
    <message>
        <source>never: even three stones move along the lines only</source>
        <translation>mitte kunagi: ka kolm nuppu käivad ainult mööda jooni</translation>
    </message>
    <message>
        <source>with three stones left</source>
        <translation>kolme nupuga</translation>
    </message>
    <message>
        <source>never</source>
        <translation>mitte kunagi</translation>
    </message>
    <message>
        <source>A mill that stands at the start</source>
        <translation>Veski, mis on laual juba alguses</translation>
    </message>
    <message>
        <source>never: opening it and closing it again does not win</source>
        <translation>mitte kunagi: selle avamine ja uuesti sulgemine ei anna võitu</translation>
    </message>
    <message>
        <source>counts when opened and closed again</source>
        <translation>loeb, kui see avatakse ja uuesti suletakse</translation>
    </message>
    <message>
        <source>never counts</source>
        <translation>ei loe kunagi</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Laud</translation>
    </message>
    <message>
        <source>small: nine points with diagonals, and the stones start there</source>
        <translation>väike: üheksa punkti ja diagonaalid, nupud alustavad seal</translation>
    </message>
    <message>
        <source>mill board</source>
        <translation>veskilaud</translation>
    </message>
    <message>
        <source>small board</source>
        <translation>väike laud</translation>
    </message>
    <message>
        <source>Close mills to take the opponent&apos;s stones until only two are left.</source>
        <translation>Sule veskeid ja võta vastase nuppe, kuni tal on alles ainult kaks.</translation>
    </message>
    <message>
        <source>Be the first to bring three stones into one line.</source>
        <translation>Saa esimesena kolm oma nuppu ühele joonele.</translation>
    </message>
    <message>
        <source>Nine men&apos;s morris in which a lucky throw breaks the opponent&apos;s mill.</source>
        <translation>Veski, milles hea vise lõhub vastase veski.</translation>
    </message>
    <message>
        <source>Seven black stones must close a mill in 15 moves; three flying white ones try to prevent it.</source>
        <translation>Seitse musta nuppu peavad 15 käiguga veski sulgema, kolm lendavat valget nuppu takistavad seda.</translation>
    </message>
    <message>
        <source>%1: in hand</source>
        <translation>%1: käes</translation>
    </message>
    <message>
        <source>%1: taken</source>
        <translation>%1: võetud</translation>
    </message>
    <message>
        <source>dice</source>
        <translation>täringud</translation>
    </message>
    <message>
        <source>%1 has only two stones left.</source>
        <translation>%1 jäi kahe nupuga.</translation>
    </message>
    <message>
        <source>%1 has no move left.</source>
        <translation>%1 jäi käiguta.</translation>
    </message>
    <message>
        <source>%1 has closed a mill.</source>
        <translation>%1 sulges veski.</translation>
    </message>
    <message>
        <source>%1 has not closed a mill in %2 moves.</source>
        <translation>%1 ei sulgenud veskit %2 käiguga.</translation>
    </message>
    <message>
        <source>The board is full: a draw.</source>
        <translation>Laud on täis: viik.</translation>
    </message>
    <message>
        <source>The same position for the third time: a draw.</source>
        <translation>Sama seis kolmandat korda: viik.</translation>
    </message>
    <message>
        <source>Fifty moves by each player without a mill: a draw.</source>
        <translation>Kumbki tegi viiskümmend käiku ilma veskita: viik.</translation>
    </message>
    <message>
        <source>Undecided.</source>
        <translation>Partii ei ole otsustatud.</translation>
    </message>
    <message>
        <source>%1: throw the three dice</source>
        <translation>%1: viska kolme täringut</translation>
    </message>
    <message>
        <source>%1: close a mill, move %2 of %3</source>
        <translation>%1: sule veski, käik %2 / %3</translation>
    </message>
    <message>
        <source>%1: place a stone, or put it in place of a stone in a mill</source>
        <translation>%1: aseta nupp lauale või vastase veskis oleva nupu asemele</translation>
    </message>
    <message>
        <source>%1: place a stone on a free point</source>
        <translation>%1: aseta nupp vabale punktile</translation>
    </message>
    <message>
        <source>%1: move a stone to any free point</source>
        <translation>%1: lenda nupuga ükskõik millisele vabale punktile</translation>
    </message>
    <message>
        <source>%1: move a stone along a line</source>
        <translation>%1: käi nupuga mööda joont</translation>
    </message>
    <message>
        <source>%1. Moves left without a mill before a draw: %2</source>
        <translation>%1. Ilma veskita on viigini jäänud käike: %2</translation>
    </message>
    <message>
        <source>%1 puts a stone in place of the one on %2.</source>
        <translation>%1 paneb oma nupu punktil %2 olnud nupu asemele.</translation>
    </message>
    <message>
        <source>%1 puts a stone in place of the one on %2, closes a mill and takes %3.</source>
        <translation>%1 paneb oma nupu punktil %2 olnud nupu asemele, sulgeb veski ja võtab nupu %3.</translation>
    </message>
    <message>
        <source>%1 places a stone on %2.</source>
        <translation>%1 asetab nupu punktile %2.</translation>
    </message>
    <message>
        <source>%1 places a stone on %2, closes a mill and takes %3.</source>
        <translation>%1 asetab nupu punktile %2, sulgeb veski ja võtab nupu %3.</translation>
    </message>
    <message>
        <source>%1 moves from %2 to %3, closes a mill and takes %4.</source>
        <translation>%1 käib punktilt %2 punktile %3, sulgeb veski ja võtab nupu %4.</translation>
    </message>
    <message>
        <source>%1 moves from %2 to %3 and closes a mill.</source>
        <translation>%1 käib punktilt %2 punktile %3 ja sulgeb veski.</translation>
    </message>
    <message>
        <source>%1 throws %2, %3 and %4: a special throw.</source>
        <translation>%1 viskab %2, %3 ja %4: see on erivise.</translation>
    </message>
    <message>
        <source>%1 throws %2, %3 and %4.</source>
        <translation>%1 viskab %2, %3 ja %4.</translation>
    </message>
    <message>
        <source>Dice are thrown only before a stone is placed.</source>
        <translation>Täringuid visatakse ainult enne nupu asetamist.</translation>
    </message>
    <message>
        <source>“%1” is not a position of this game: write it like %2.</source>
        <translation>„%1“ ei ole selle mängu seis; seis näeks välja nii: %2.</translation>
    </message>
    <message>
        <source>In this game White has %1 stones on the board and Black %2.</source>
        <translation>Selles mängus on laual valgeid nuppe %1 ja musti %2.</translation>
    </message>
    <message>
        <source>%1 moves from point %2 to point %3.</source>
        <translation>%1 käib punktilt %2 punktile %3.</translation>
    </message>
</context>
</TS>
