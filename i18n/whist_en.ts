<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en_US">
<context>
    <name>games</name>
    <message numerus="yes">
        <source>Trick %1: %2 by %3 gives %n trick(s) away; better: %4.</source>
        <translation>
            <numerusform>Trick %1: %2 by %3 gives a trick away; better: %4.</numerusform>
            <numerusform>Trick %1: %2 by %3 gives %n tricks away; better: %4.</numerusform>
        </translation>
    </message>
</context>
</TS>
