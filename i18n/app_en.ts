<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en_US">
<context>
    <name>mk::BookPlace</name>
    <message numerus="yes">
        <source>Writing %n pages…</source>
        <translation>
            <numerusform>Writing %n page…</numerusform>
            <numerusform>Writing %n pages…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sheets are in the file %1.</source>
        <translation>
            <numerusform>%n sheet is in the file %1.</numerusform>
            <numerusform>%n sheets are in the file %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The board at true size, %n sheets of %1…</source>
        <translation>
            <numerusform>The board at true size, %n sheet of %1…</numerusform>
            <numerusform>The board at true size, %n sheets of %1…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mk::BoxModel</name>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mk::ChartView</name>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mk::ClockBar</name>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mk::CopiesBox</name>
    <message numerus="yes">
        <source>%n match(es) are back.</source>
        <translation>
            <numerusform>%n match is back.</numerusform>
            <numerusform>%n matches are back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mk::DayCalendar</name>
    <message numerus="yes">
        <source>Today&apos;s deal is won. Won this month: %n</source>
        <translation>
            <numerusform>Today&apos;s deal is won. Won this month: %n</numerusform>
            <numerusform>Today&apos;s deal is won. Won this month: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Won this month: %n</source>
        <translation>
            <numerusform>Won this month: %n</numerusform>
            <numerusform>Won this month: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mk::EndPanel</name>
    <message numerus="yes">
        <source>%n stars</source>
        <translation>
            <numerusform>%n star</numerusform>
            <numerusform>%n stars</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mk::EveningPlace</name>
    <message numerus="yes">
        <source>At most %n games fit in an evening.</source>
        <translation>
            <numerusform>At most %n game fits in an evening.</numerusform>
            <numerusform>At most %n games fit in an evening.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hours</source>
        <translation>
            <numerusform>%n hour</numerusform>
            <numerusform>%n hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n minutes in all</source>
        <translation>
            <numerusform>About %n minute in all</numerusform>
            <numerusform>About %n minutes in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Which games? Tick them, or draw lots. For %n people there are:</source>
        <translation>
            <numerusform>Which games? Tick them, or draw lots. For %n person there are:</numerusform>
            <numerusform>Which games? Tick them, or draw lots. For %n people there are:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n min</source>
        <translation>
            <numerusform>about %n min</numerusform>
            <numerusform>about %n min</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mk::HouseWays</name>
    <message numerus="yes">
        <source>A game keeps at most %n ways of playing.</source>
        <translation>
            <numerusform>A game keeps at most %n way of playing.</numerusform>
            <numerusform>A game keeps at most %n ways of playing.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mk::Import</name>
    <message numerus="yes">
        <source>%1 holds %n games. Choose one or several.</source>
        <translation>
            <numerusform>%1 holds one game.</numerusform>
            <numerusform>%1 holds %n games. Choose one or several.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches have been imported. Finished ones are under Records.</source>
        <translation>
            <numerusform>One match has been imported.</numerusform>
            <numerusform>%n matches have been imported. Finished ones are under Records.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mk::MatchArchive</name>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mk::PodiumView</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mk::PracticeBar</name>
    <message numerus="yes">
        <source>Looking for a winnable deal: %n tried</source>
        <translation>
            <numerusform>Looking for a winnable deal: %n tried</numerusform>
            <numerusform>Looking for a winnable deal: %n tried</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mk::Presenter</name>
    <message numerus="yes">
        <source>… and %n more before that</source>
        <translation>
            <numerusform>… and %n more before that</numerusform>
            <numerusform>… and %n more before that</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It takes %n men.</source>
        <translation>
            <numerusform>It takes a piece.</numerusform>
            <numerusform>It takes %n pieces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It earns %n points.</source>
        <translation>
            <numerusform>It earns %n point.</numerusform>
            <numerusform>It earns %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mk::ProfilesPlace</name>
    <message numerus="yes">
        <source>%1 · %n matches</source>
        <translation>
            <numerusform>%1 · %n match</numerusform>
            <numerusform>%1 · %n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n earlier matches now belong to %1.</source>
        <translation>
            <numerusform>%n earlier match now belongs to %1.</numerusform>
            <numerusform>%n earlier matches now belong to %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mk::RecordsPlace</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(%n drawn)</source>
        <translation>
            <numerusform>(%n drawn)</numerusform>
            <numerusform>(%n drawn)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stars</source>
        <translation>
            <numerusform>%n star</numerusform>
            <numerusform>%n stars</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mk::SettingsPlace</name>
    <message numerus="yes">
        <source>%n texts are loaded.</source>
        <translation>
            <numerusform>%n text is loaded.</numerusform>
            <numerusform>%n texts are loaded.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games have their text now.</source>
        <translation>
            <numerusform>%n game has its text now.</numerusform>
            <numerusform>%n games have their text now.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mk::TablePlace</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
</TS>
