<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="et_EE" sourcelanguage="en_US">
<context>
    <name>mk::FileTrouble</name>
    <message>
        <source>there is no such file or folder</source>
        <translation>sellist faili ega kausta ei ole</translation>
    </message>
    <message>
        <source>you do not have permission to do that</source>
        <translation>selleks ei ole õigust</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>see on kaust</translation>
    </message>
    <message>
        <source>something on the way to it is not a folder</source>
        <translation>midagi teel selleni ei ole kaust</translation>
    </message>
    <message>
        <source>there is something of that name already</source>
        <translation>sellise nimega midagi juba on</translation>
    </message>
    <message>
        <source>nothing can be written to that disk</source>
        <translation>sellele kettale ei saa kirjutada</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>ketas on täis</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>liiga palju faile on korraga avatud</translation>
    </message>
    <message>
        <source>the disk does not work as it should</source>
        <translation>ketas ei tööta korralikult</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>nimi on liiga pikk</translation>
    </message>
    <message>
        <source>the file is too large</source>
        <translation>fail on liiga suur</translation>
    </message>
    <message>
        <source>something else is using it</source>
        <translation>see on parajasti kasutusel</translation>
    </message>
    <message>
        <source>its links lead in a circle</source>
        <translation>selle viidad viivad ringi</translation>
    </message>
</context>
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
    <message>
        <source>st</source>
        <comment>of an ordinal</comment>
        <translation>.</translation>
    </message>
    <message>
        <source>nd</source>
        <comment>of an ordinal</comment>
        <translation>.</translation>
    </message>
    <message>
        <source>rd</source>
        <comment>of an ordinal</comment>
        <translation>.</translation>
    </message>
    <message>
        <source>th</source>
        <comment>of an ordinal</comment>
        <translation>.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the last of a list</comment>
        <translation>%1 ja %2</translation>
    </message>
</context>
</TS>
