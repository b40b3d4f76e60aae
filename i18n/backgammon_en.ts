<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en_US">
<context>
    <name>games</name>
    <message numerus="yes">
        <source>The double is refused: %1 wins %n point(s).</source>
        <translation>
            <numerusform>The double is refused: %1 wins %n point.</numerusform>
            <numerusform>The double is refused: %1 wins %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is stopped: %1 is ahead and wins %n point(s).</source>
        <translation>
            <numerusform>The game is stopped: %1 is ahead and wins %n point.</numerusform>
            <numerusform>The game is stopped: %1 is ahead and wins %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has twelve points; the round is worth %n point(s).</source>
        <translation>
            <numerusform>%1 has twelve points; the round is worth %n point.</numerusform>
            <numerusform>%1 has twelve points; the round is worth %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has borne off all stones and wins %n point(s).</source>
        <translation>
            <numerusform>%1 has borne off all stones and wins %n point.</numerusform>
            <numerusform>%1 has borne off all stones and wins %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gave up and pays %n point(s).</source>
        <translation>
            <numerusform>%1 gave up and pays %n point.</numerusform>
            <numerusform>%1 gave up and pays %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The agreed %n game(s) have been played.</source>
        <translation>
            <numerusform>The agreed one game has been played.</numerusform>
            <numerusform>The agreed %n games have been played.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 leads the last stone on by %n corner(s).</source>
        <translation>
            <numerusform>%1 leads the last stone on by %n corner.</numerusform>
            <numerusform>%1 leads the last stone on by %n corners.</numerusform>
        </translation>
    </message>
</context>
</TS>
