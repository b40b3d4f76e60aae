<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en_US">
<context>
    <name>games</name>
    <message numerus="yes">
        <source>The sheets are full: %1 wins with %n point(s).</source>
        <translation>
            <numerusform>The sheets are full: %1 wins with %n point.</numerusform>
            <numerusform>The sheets are full: %1 wins with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 writes %2 in the box “%3”: %n point(s)</source>
        <translation>
            <numerusform>%1 writes %2 in the box “%3”: %n point</numerusform>
            <numerusform>%1 writes %2 in the box “%3”: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lets %2 count: %n point(s)</source>
        <translation>
            <numerusform>%1 lets %2 count: %n point</numerusform>
            <numerusform>%1 lets %2 count: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 throws a 3 and loses %n point(s)</source>
        <translation>
            <numerusform>%1 throws a 3 and loses %n point</numerusform>
            <numerusform>%1 throws a 3 and loses %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 throws %2: %n point(s)</source>
        <translation>
            <numerusform>%1 throws %2: %n point</numerusform>
            <numerusform>%1 throws %2: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins the match with %n game(s).</source>
        <translation>
            <numerusform>%1 wins the match with %n game.</numerusform>
            <numerusform>%1 wins the match with %n games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s).</source>
        <translation>
            <numerusform>%1 wins with %n point.</numerusform>
            <numerusform>%1 wins with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 throws %2: %n hit(s)</source>
        <translation>
            <numerusform>%1 throws %2: %n hit</numerusform>
            <numerusform>%1 throws %2: %n hits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has reached %2 %n time(s) and wins.</source>
        <translation>
            <numerusform>%1 has reached %2 %n time and wins.</numerusform>
            <numerusform>%1 has reached %2 %n times and wins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n task(s) solved.</source>
        <translation>
            <numerusform>%1 wins with %n task solved.</numerusform>
            <numerusform>%1 wins with %n tasks solved.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stay with %n child(ren)</source>
        <translation>
            <numerusform>Stay with %n child</numerusform>
            <numerusform>Stay with %n children</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 throws %2: %n child(ren)</source>
        <translation>
            <numerusform>%1 throws %2: %n child</numerusform>
            <numerusform>%1 throws %2: %n children</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 stays with %n child(ren)</source>
        <translation>
            <numerusform>%1 stays with %n child</numerusform>
            <numerusform>%1 stays with %n children</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n child(ren).</source>
        <translation>
            <numerusform>%1 wins with %n child.</numerusform>
            <numerusform>%1 wins with %n children.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 throws %2, a mask: %n point(s) lost</source>
        <translation>
            <numerusform>%1 throws %2, a mask: %n point lost</numerusform>
            <numerusform>%1 throws %2, a mask: %n points lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in this turn</source>
        <translation>
            <numerusform>%n point in this turn</numerusform>
            <numerusform>%n points in this turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: throw %n die(s); %2</source>
        <translation>
            <numerusform>%1: throw %n die; %2</numerusform>
            <numerusform>%1: throw %n dice; %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: throw %n die(s), round %2 of %3; %4</source>
        <translation>
            <numerusform>%1: throw %n die, round %2 of %3; %4</numerusform>
            <numerusform>%1: throw %n dice, round %2 of %3; %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 writes down %2: %n point(s)</source>
        <translation>
            <numerusform>%1 writes down %2: %n point</numerusform>
            <numerusform>%1 writes down %2: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All rounds are played: %1 wins with %n point(s).</source>
        <translation>
            <numerusform>All rounds are played: %1 wins with %n point.</numerusform>
            <numerusform>All rounds are played: %1 wins with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n child(ren); stay, or throw once more</source>
        <translation>
            <numerusform>%1: %n child; stay, or throw once more</numerusform>
            <numerusform>%1: %n children; stay, or throw once more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n die(s)</source>
        <translation>
            <numerusform>With %n die</numerusform>
            <numerusform>With %n dice</numerusform>
        </translation>
    </message>
</context>
</TS>
