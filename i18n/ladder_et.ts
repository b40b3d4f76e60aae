<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="et_EE" sourcelanguage="en_US">
<context>
    <name>games</name>
    <message>
        <source>Field 77</source>
        <translation>Väli 77</translation>
    </message>
    <message>
        <source>The booklet lists 77 twice; by default it leads up and 79 leads down.</source>
        <translation>Vihik nimetab välja 77 kaks korda; tavaliselt viib 77 üles ja 79 alla.</translation>
    </message>
    <message>
        <source>77 up to 96, 79 down to 19</source>
        <translation>77 üles väljale 96, 79 alla väljale 19</translation>
    </message>
    <message>
        <source>77 up to 96, 79 a plain field</source>
        <translation>77 üles väljale 96, 79 on tavaline väli</translation>
    </message>
    <message>
        <source>77 down to 19, 79 a plain field</source>
        <translation>77 alla väljale 19, 79 on tavaline väli</translation>
    </message>
    <message>
        <source>Another throw after a six</source>
        <translation>Kuue järel uus vise</translation>
    </message>
    <message>
        <source>yes: whoever throws a six throws again</source>
        <translation>jah: kes viskab kuue, viskab veel korra</translation>
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
        <source>Be the first to bring your bear to field 100, up the red ladders and down the black ones.</source>
        <translation>Vii oma karu esimesena väljale 100: punast redelit mööda üles, musta mööda alla.</translation>
    </message>
    <message>
        <source>%1 has reached field %2.</source>
        <translation>%1 jõudis väljale %2.</translation>
    </message>
    <message>
        <source>%1 rounds are over: the bear farthest ahead wins.</source>
        <translation>%1 vooru on läbi: võidab kõige kaugemale jõudnud karu.</translation>
    </message>
    <message>
        <source>The race is not over: the bear farthest ahead leads.</source>
        <translation>Võidujooks ei ole läbi: juhib kõige kaugemale jõudnud karu.</translation>
    </message>
    <message>
        <source>at the start</source>
        <translation>stardis</translation>
    </message>
    <message>
        <source>field %1</source>
        <translation>väli %1</translation>
    </message>
    <message>
        <source>ladder board</source>
        <translation>trepi mängulaud</translation>
    </message>
    <message>
        <source>77 leads down to 19, there is no ladder on 79</source>
        <translation>77 viib alla väljale 19, väljal 79 redelit ei ole</translation>
    </message>
    <message>
        <source>there is no ladder on 79</source>
        <translation>väljal 79 redelit ei ole</translation>
    </message>
    <message>
        <source>dice thrown for the start</source>
        <translation>alustaja visked</translation>
    </message>
    <message>
        <source>die</source>
        <translation>täring</translation>
    </message>
    <message>
        <source>last throw: %1</source>
        <translation>viimane vise: %1</translation>
    </message>
    <message>
        <source>%1: a six, throw again</source>
        <translation>%1: kuus, viska uuesti</translation>
    </message>
    <message>
        <source>%1: throw the die</source>
        <translation>%1: viska täringut</translation>
    </message>
    <message>
        <source>%1 A six gives another throw.</source>
        <translation>%1 Kuue eest saab veel ühe viske.</translation>
    </message>
    <message>
        <source>%1 throws %2 and reaches field %3.</source>
        <translation>%1 viskab %2 ja jõuab väljale %3.</translation>
    </message>
    <message>
        <source>%1 throws %2 and climbs the ladder from %3 to %4.</source>
        <translation>%1 viskab %2 ja ronib redelit mööda väljalt %3 väljale %4.</translation>
    </message>
    <message>
        <source>%1 throws %2 and slides down from %3 to %4.</source>
        <translation>%1 viskab %2 ja libiseb väljalt %3 alla väljale %4.</translation>
    </message>
    <message>
        <source>%1 throws %2, more than is left, and turns back to %3.</source>
        <translation>%1 viskab %2, mis on liiga palju, ja pöördub tagasi väljale %3.</translation>
    </message>
    <message>
        <source>%1 throws %2: too many, the bear stays on %3.</source>
        <translation>%1 viskab %2: liiga palju, karu jääb väljale %3.</translation>
    </message>
    <message>
        <source>%1 throws %2 and goes on to %3.</source>
        <translation>%1 viskab %2 ja astub väljale %3.</translation>
    </message>
    <message>
        <source>“%1” is not a position: write the field of every bear and who throws, as in A=47 B=28 turn A.</source>
        <translation>„%1“ ei ole seis: see oleks iga karu väli ja viskaja, näiteks A=47 B=28 turn A.</translation>
    </message>
    <message>
        <source>“%1” is impossible: before the race all bears stand at 0, and a single bear on %2 has won.</source>
        <translation>„%1“ ei saa olla: enne võidujooksu seisavad kõik karud väljal 0 ja üksainus karu väljal %2 on võitnud.</translation>
    </message>
    <message>
        <source>A throw that goes past the last field</source>
        <translation>Vise, mis läheb üle viimase välja</translation>
    </message>
    <message>
        <source>Decides what happens when a throw is more than is left to the end.</source>
        <translation>Määrab, mis saab siis, kui visatakse rohkem, kui lõpuni jäänud on.</translation>
    </message>
    <message>
        <source>is not moved</source>
        <translation>jääb käimata</translation>
    </message>
    <message>
        <source>counts the rest backwards</source>
        <translation>ülejääk käiakse tagasi</translation>
    </message>
    <message>
        <source>is good enough to arrive</source>
        <translation>loeb lõppu jõudmiseks</translation>
    </message>
    <message>
        <source>The last horse in the race</source>
        <translation>Viimane hobune rajal</translation>
    </message>
    <message>
        <source>must-ride-to-60: it rides on alone, and if it drowns too the race is a draw</source>
        <translation>peab jõudma väljale 60: sõidab üksi edasi ja kui temagi vette kukub, on mäng viik</translation>
    </message>
    <message>
        <source>wins at once</source>
        <translation>võidab kohe</translation>
    </message>
    <message>
        <source>must ride to field 60</source>
        <translation>peab jõudma väljale 60</translation>
    </message>
    <message>
        <source>Be the first to ride your horse past the obstacles to field 60.</source>
        <translation>Vii oma hobune esimesena takistustest mööda väljale 60.</translation>
    </message>
    <message>
        <source>All the horses have fallen into the water: a draw.</source>
        <translation>Kõik hobused kukkusid vette: viik.</translation>
    </message>
    <message>
        <source>%1 has the last horse in the race.</source>
        <translation>%1 juhib viimast hobust, mis mängu jäi.</translation>
    </message>
    <message>
        <source>%1 rounds are over: the horse farthest ahead wins.</source>
        <translation>%1 vooru on läbi: võidab kõige kaugemale jõudnud hobune.</translation>
    </message>
    <message>
        <source>The race is not over: the horse farthest ahead leads.</source>
        <translation>Sõit ei ole läbi: juhib kõige kaugemale jõudnud hobune.</translation>
    </message>
    <message>
        <source>out of the race</source>
        <translation>mängust väljas</translation>
    </message>
    <message>
        <source>field %1, needs a six</source>
        <translation>väli %1, vaja kuut</translation>
    </message>
    <message>
        <source>field %1, misses a turn</source>
        <translation>väli %1, kord jääb vahele</translation>
    </message>
    <message>
        <source>field %1, waits for the others</source>
        <translation>väli %1, ootab teisi</translation>
    </message>
    <message>
        <source>%1: throw the die, a six leads on</source>
        <translation>%1: viska täringut, edasi viib kuus</translation>
    </message>
    <message>
        <source>steeplechase track</source>
        <translation>takistussõidu rada</translation>
    </message>
    <message>
        <source>%1 throws %2: no six, the horse stays on %3.</source>
        <translation>%1 viskab %2: see ei ole kuus, hobune jääb väljale %3.</translation>
    </message>
    <message>
        <source>%1 throws %2: too many, the horse stays on %3.</source>
        <translation>%1 viskab %2: liiga palju, hobune jääb väljale %3.</translation>
    </message>
    <message>
        <source>%1 throws %2 and stops on %3: only a six leads on from here.</source>
        <translation>%1 viskab %2 ja peatub väljal %3: siit pääseb edasi ainult kuuega.</translation>
    </message>
    <message>
        <source>%1 throws %2 and stops on %3: a turn is missed.</source>
        <translation>%1 viskab %2 ja peatub väljal %3: järgmine kord jääb vahele.</translation>
    </message>
    <message>
        <source>%1 throws %2 and falls into the water on %3: out of the race.</source>
        <translation>%1 viskab %2 ja kukub väljal %3 vette: mängust väljas.</translation>
    </message>
    <message>
        <source>%1 throws %2, falls off on %3 and goes back to the start.</source>
        <translation>%1 viskab %2, kukub väljal %3 maha ja läheb starti tagasi.</translation>
    </message>
    <message>
        <source>%1 throws %2 and waits on %3 until all the others have passed.</source>
        <translation>%1 viskab %2 ja ootab väljal %3, kuni kõik teised on möödas.</translation>
    </message>
    <message>
        <source>“%1” is not a position: write the field of every horse, or out, and who throws, as in A=18 B=out C=5 turn A.</source>
        <translation>„%1“ ei ole seis: see oleks iga hobuse väli või out ja kes viskab, näiteks A=18 B=out C=5 turn A.</translation>
    </message>
    <message>
        <source>“%1” is impossible: check who has won and who may throw, and that no horse can stand on 30 or 40.</source>
        <translation>„%1“ ei ole võimalik: vaata, kes on võitnud ja kes tohib visata; väljadel 30 ja 40 ei saa ükski hobune seista.</translation>
    </message>
    <message>
        <source>%1 rounds are over: the leaders are level.</source>
        <translation>%1 vooru on läbi: esikohal on seis võrdne.</translation>
    </message>
    <message>
        <source>start</source>
        <translation>algus</translation>
    </message>
</context>
</TS>
