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
</context>
</TS>
