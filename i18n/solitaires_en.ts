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
        <source>No move is left; %n cards lie on the foundations.</source>
        <translation>
            <numerusform>No move is left; %n card lies on the foundations.</numerusform>
            <numerusform>No move is left; %n cards lie on the foundations.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n cards led by %2 go from column %3 to column %4.</source>
        <translation>
            <numerusform>%1: %n card, %2, goes from column %3 to column %4.</numerusform>
            <numerusform>%1: %n cards led by %2 go from column %3 to column %4.</numerusform>
        </translation>
    </message>
</context>
</TS>
