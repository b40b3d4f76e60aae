<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en_US">
<context>
    <name>mk::SourceTexts</name>
    <message numerus="yes">
        <source>%n section(s) were loaded.</source>
        <translation>
            <numerusform>%n section was loaded.</numerusform>
            <numerusform>%n sections were loaded.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The text of %n game(s) was loaded.</source>
        <translation>
            <numerusform>The text of %n game was loaded.</numerusform>
            <numerusform>The texts of %n games were loaded.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mk::Store</name>
    <message numerus="yes">
        <source>The result must name a place for each of the %n seat(s).</source>
        <translation>
            <numerusform>The result must name a place for the %n seat.</numerusform>
            <numerusform>The result must name a place for each of the %n seats.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The store was damaged. It was set aside as %1, and %n match(es) were saved from it.</source>
        <translation>
            <numerusform>The store was damaged. It was set aside as %1, and %n match was saved from it.</numerusform>
            <numerusform>The store was damaged. It was set aside as %1, and %n matches were saved from it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) belong to no match</source>
        <translation>
            <numerusform>%n move belongs to no match</numerusform>
            <numerusform>%n moves belong to no match</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) have gaps</source>
        <translation>
            <numerusform>%n match has gaps</numerusform>
            <numerusform>%n matches have gaps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) came back from the copy of the day.</source>
        <translation>
            <numerusform>%n match came back from the copy of the day.</numerusform>
            <numerusform>%n matches came back from the copy of the day.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) are not as they were written</source>
        <translation>
            <numerusform>%n match is not as it was written</numerusform>
            <numerusform>%n matches are not as they were written</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n source text(s) came back from the copy of the day.</source>
        <translation>
            <numerusform>%n source text came back from the copy of the day.</numerusform>
            <numerusform>%n source texts came back from the copy of the day.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the file of the store is damaged in %n place(s)</source>
        <translation>
            <numerusform>the file of the store is damaged in %n place</numerusform>
            <numerusform>the file of the store is damaged in %n places</numerusform>
        </translation>
    </message>
</context>
</TS>
