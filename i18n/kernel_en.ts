<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en_US">
<context>
    <name>games</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n cards led by %2 go from %3 to %4.</source>
        <translation>
            <numerusform>%1: %n card led by %2 goes from %3 to %4.</numerusform>
            <numerusform>%1: %n cards led by %2 go from %3 to %4.</numerusform>
        </translation>
    </message>
</context>
</TS>
