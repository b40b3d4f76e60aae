<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en_US">
<context>
    <name>games</name>
    <message numerus="yes">
        <source>%1 captures %n piece(s) from %2 to %3 and makes a king.</source>
        <translation>
            <numerusform>%1 captures %n piece from %2 to %3 and makes a king.</numerusform>
            <numerusform>%1 captures %n pieces from %2 to %3 and makes a king.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 captures %n piece(s) from %2 to %3.</source>
        <translation>
            <numerusform>%1 captures %n piece from %2 to %3.</numerusform>
            <numerusform>%1 captures %n pieces from %2 to %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 moves from %2 to %3 and takes %n surrounded man(men).</source>
        <translation>
            <numerusform>%1 moves from %2 to %3 and takes %n surrounded man.</numerusform>
            <numerusform>%1 moves from %2 to %3 and takes %n surrounded men.</numerusform>
        </translation>
    </message>
</context>
</TS>
