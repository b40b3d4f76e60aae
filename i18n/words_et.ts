<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="et_EE" sourcelanguage="en_US">
<context>
    <name>mk::Words</name>
    <message>
        <source>Seat %1</source>
        <translation>Koht %1</translation>
    </message>
    <message>
        <source>A</source>
        <comment>index of the ace</comment>
        <translation>Ä</translation>
    </message>
    <message>
        <source>J</source>
        <comment>index of the jack</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>Q</source>
        <comment>index of the queen</comment>
        <translation>E</translation>
    </message>
    <message>
        <source>K</source>
        <comment>index of the king</comment>
        <translation>K</translation>
    </message>
</context>
</TS>
