<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en_US">
<context>
    <name>games</name>
    <message numerus="yes">
        <source>All %n cards that were named are there.</source>
        <translation>
            <numerusform>%n card that was named is there.</numerusform>
            <numerusform>All %n cards that were named are there.</numerusform>
        </translation>
    </message>
</context>
</TS>
