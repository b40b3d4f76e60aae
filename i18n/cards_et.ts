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
        <source>The last cards went together: nobody is last.</source>
        <translation>Viimased kaardid läksid korraga: viimaseks ei jäänud keegi.</translation>
    </message>
    <message>
        <source>%1 is last. %2 was the first without cards.</source>
        <translation>Viimaseks jäi %1. Esimesena sai kaartidest lahti %2.</translation>
    </message>
    <message>
        <source>The game was stopped: fewest cards are best.</source>
        <translation>Mäng jäi pooleli: parim on see, kellel on kõige vähem kaarte.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n kaart</numerusform>
            <numerusform>%n kaarti</numerusform>
        </translation>
    </message>
    <message>
        <source>out, place %1</source>
        <translation>väljas, %1. koht</translation>
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
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
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
        <source>The cards of an attack have one rank.</source>
        <translation>Rünnaku kaardid on ühe tugevusega.</translation>
    </message>
    <message>
        <source>“%1” is no card beaten by another, as in 7C=8C.</source>
        <translation>„%1“ ei ole teise kaardiga tapetud kaart, näiteks 7C=8C.</translation>
    </message>
    <message>
        <source>Whoever can beat the attack may not take it up.</source>
        <translation>Kes saab rünnaku tappa, ei tohi seda üles võtta.</translation>
    </message>
    <message>
        <source>“%1” is no attack: write attack 7C 7S</source>
        <translation>„%1“ ei ole rünnak: kirjuta attack 7C 7S</translation>
    </message>
    <message>
        <source>“%1” is no answer to an attack: write beat 7C=8C, or take</source>
        <translation>„%1“ ei ole vastus rünnakule: kirjuta beat 7C=8C või take</translation>
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
        <source>The card %1 is not to be beaten.</source>
        <translation>Kaarti %1 ei ole vaja tappa.</translation>
    </message>
    <message>
        <source>%1 does not beat %2.</source>
        <translation>%1 ei tapa kaarti %2.</translation>
    </message>
    <message>
        <source>A defence must beat every card of the attack.</source>
        <translation>Kaitse peab tapma rünnaku kõik kaardid.</translation>
    </message>
    <message>
        <source>The game would never end: whoever holds the most cards has lost.</source>
        <translation>Mäng ei lõpeks kunagi: kaotas see, kelle käes on kõige rohkem kaarte.</translation>
    </message>
    <message>
        <source>trump: %1; %2 attacks first</source>
        <translation>trump: %1; esimesena ründab %2</translation>
    </message>
</context>
</TS>
