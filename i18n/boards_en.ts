<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en_US">
<context>
    <name>mk::AccessibleTable</name>
    <message numerus="yes">
        <source>%1, %n face-down card(s)</source>
        <translation>
            <numerusform>%1, %n face-down card</numerusform>
            <numerusform>%1, %n face-down cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mk::OutcomeEntry</name>
    <message numerus="yes">
        <source>What did your %n dice show?</source>
        <translation>
            <numerusform>What did your die show?</numerusform>
            <numerusform>What did your %n dice show?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Type your %n cards in the order they lie, first dealt first (QS = queen of spades, TH = ten of hearts):</source>
        <translation>
            <numerusform>Type your card (QS = queen of spades, TH = ten of hearts):</numerusform>
            <numerusform>Type your %n cards in the order they lie, first dealt first (QS = queen of spades, TH = ten of hearts):</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Throw on the table. How do your %n dice lie?</source>
        <translation>
            <numerusform>Throw on the table. How does your die lie?</numerusform>
            <numerusform>Throw on the table. How do your %n dice lie?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards are still to be typed</source>
        <translation>
            <numerusform>%n card is still to be typed</numerusform>
            <numerusform>%n cards are still to be typed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mk::TableWidget</name>
    <message numerus="yes">
        <source>%n seconds left</source>
        <translation>
            <numerusform>%n second left</numerusform>
            <numerusform>%n seconds left</numerusform>
        </translation>
    </message>
</context>
</TS>
