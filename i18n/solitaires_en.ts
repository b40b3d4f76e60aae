<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en_US">
<context>
    <name>games</name>
    <message numerus="yes">
        <source>%n cards lie on the foundations.</source>
        <translation>
            <numerusform>%n card lies on the foundations.</numerusform>
            <numerusform>%n cards lie on the foundations.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pairs were found.</source>
        <translation>
            <numerusform>%n pair was found.</numerusform>
            <numerusform>%n pairs were found.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards lie in the square.</source>
        <translation>
            <numerusform>%n card lies in the square.</numerusform>
            <numerusform>%n cards lie in the square.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In order after %n slides.</source>
        <translation>
            <numerusform>In order after %n slide.</numerusform>
            <numerusform>In order after %n slides.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards lie on the base.</source>
        <translation>
            <numerusform>%n card lies on the base.</numerusform>
            <numerusform>%n cards lie on the base.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Solved: %n pairs were found.</source>
        <translation>
            <numerusform>Solved: %n pair was found.</numerusform>
            <numerusform>Solved: %n pairs were found.</numerusform>
        </translation>
    </message>
</context>
</TS>
