<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="et_EE" sourcelanguage="en_US">
<context>
    <name>mk::OutsidePlayer</name>
    <message>
        <source>%1 cannot be started.</source>
        <translation>%1 ei käivitu.</translation>
    </message>
    <message>
        <source>%1 is not answering.</source>
        <translation>%1 ei vasta.</translation>
    </message>
    <message>
        <source>%1 has stopped working.</source>
        <translation>%1 lõpetas ootamatult töö.</translation>
    </message>
    <message>
        <source>%1 answered “%2”, which is not a move here.</source>
        <translation>%1 vastas „%2“, aga see ei ole siin käik.</translation>
    </message>
</context>
</TS>
