<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="et_EE" sourcelanguage="en_US">
<context>
    <name>games</name>
    <message>
        <source>Find the card the spectator thinks of, asking only three times which row it lies in.</source>
        <translation>Leia kaart, millele pealtvaataja mõtleb, küsides ainult kolm korda, millises reas see on.</translation>
    </message>
    <message>
        <source>Your part</source>
        <translation>Sinu osa</translation>
    </message>
    <message>
        <source>Whether you are the spectator or do the trick yourself.</source>
        <translation>Kas oled pealtvaataja või teed triki ise.</translation>
    </message>
    <message>
        <source>watch as the spectator</source>
        <translation>vaata pealtvaatajana</translation>
    </message>
    <message>
        <source>perform as the magician</source>
        <translation>esine mustkunstnikuna</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Õpetaja</translation>
    </message>
    <message>
        <source>How much help the magician gets.</source>
        <translation>Kui palju mustkunstnikku aidatakse.</translation>
    </message>
    <message>
        <source>explains every step and refuses mistakes</source>
        <translation>seletab iga sammu ja vigu ei luba</translation>
    </message>
    <message>
        <source>refuses mistakes without a word</source>
        <translation>vigu ei luba, aga ei seleta</translation>
    </message>
    <message>
        <source>no help: the trick may fail</source>
        <translation>ei aita: trikk võib ebaõnnestuda</translation>
    </message>
    <message>
        <source>The secret</source>
        <translation>Triki saladus</translation>
    </message>
    <message>
        <source>When the secret of the trick may be read.</source>
        <translation>Millal tohib triki saladust lugeda.</translation>
    </message>
    <message>
        <source>after the trick</source>
        <translation>pärast trikki</translation>
    </message>
    <message>
        <source>any time</source>
        <translation>iga kell</translation>
    </message>
    <message>
        <source>not at all</source>
        <translation>üldse mitte</translation>
    </message>
    <message>
        <source>A storm of applause!</source>
        <translation>Tormiline aplaus!</translation>
    </message>
    <message>
        <source>Applause!</source>
        <translation>Aplaus!</translation>
    </message>
    <message>
        <source>Polite applause.</source>
        <translation>Viisakas aplaus.</translation>
    </message>
    <message>
        <source>A kind smile: try again.</source>
        <translation>Lahke naeratus: proovi uuesti.</translation>
    </message>
    <message>
        <source>The trick was broken off.</source>
        <translation>Trikk jäi pooleli.</translation>
    </message>
    <message>
        <source>The chosen card is found: %1. %2</source>
        <translation>Väljavalitud kaart on leitud: %1. %2</translation>
    </message>
    <message>
        <source>Then one of the answers was wrong. Try again!</source>
        <translation>Siis oli üks vastustest vale. Proovi uuesti!</translation>
    </message>
    <message>
        <source>The spectator had thought of another card: %1. %2</source>
        <translation>Pealtvaataja mõtles teisele kaardile: %1. %2</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>rida %1</translation>
    </message>
    <message>
        <source>the gathered cards</source>
        <translation>kokku riisutud kaardid</translation>
    </message>
    <message>
        <source>That is not right. Try again.</source>
        <translation>See ei ole õige. Proovi uuesti.</translation>
    </message>
    <message>
        <source>No: row %1 has to come second, between the other two.</source>
        <translation>Ei: rida %1 peab tulema teisena, kahe ülejäänu vahele.</translation>
    </message>
    <message>
        <source>Gather the rows, the top one first, so that row %1 comes second.</source>
        <translation>Riisu read kokku, pealmine esimesena, nii et rida %1 tuleb teisena.</translation>
    </message>
    <message>
        <source>Gather the rows: touch them in their order, the top one first.</source>
        <translation>Riisu read kokku: puuduta neid järjekorras, pealmine esimesena.</translation>
    </message>
    <message>
        <source>No: the card lies in the middle, it is the eleventh from either end.</source>
        <translation>Ei: kaart on keskel, ükskõik kummast otsast üheteistkümnes.</translation>
    </message>
    <message>
        <source>Count to the eleventh card and turn it up.</source>
        <translation>Loe üheteistkümnenda kaardini ja keera see ümber.</translation>
    </message>
    <message>
        <source>Find the spectator&apos;s card and turn it up.</source>
        <translation>Leia pealtvaataja kaart ja keera see ümber.</translation>
    </message>
    <message>
        <source>The magician takes 21 cards from a shuffled pack.</source>
        <translation>Mustkunstnik võtab segatud pakist 21 kaarti.</translation>
    </message>
    <message>
        <source>The spectator looks at the cards and thinks of one of them.</source>
        <translation>Pealtvaataja vaatab kaarte ja mõtleb ühele neist.</translation>
    </message>
    <message>
        <source>%1: think of one of these cards, tell nobody, and touch the row it lies in.</source>
        <translation>%1: mõtle ühele neist kaartidest, ära ütle seda kellelegi ja puuduta rida, milles see on.</translation>
    </message>
    <message>
        <source>The cards are dealt anew. %1: touch the row your card lies in now.</source>
        <translation>Kaardid on uuesti laotud. %1: puuduta rida, milles sinu kaart nüüd on.</translation>
    </message>
    <message>
        <source>The spectator says: “My card is in row %2.” %1: %3</source>
        <translation>Pealtvaataja ütleb: „Minu kaart on reas %2.“ %1: %3</translation>
    </message>
    <message>
        <source>The cards are gathered for the last time. %1: %2</source>
        <translation>Kaardid on viimast korda kokku riisutud. %1: %2</translation>
    </message>
    <message>
        <source>The magician counts, stops at the eleventh card and turns up: %2. %1: is this your card?</source>
        <translation>Mustkunstnik loeb, peatub üheteistkümnenda kaardi juures ja keerab ümber: %2. %1: kas see on sinu kaart?</translation>
    </message>
    <message>
        <source>the rest of the pack</source>
        <translation>ülejäänud pakk</translation>
    </message>
    <message>
        <source>“Here it is.”</source>
        <translation>„Siin see on.“</translation>
    </message>
    <message>
        <source>Yes, this is my card</source>
        <translation>Jah, see on minu kaart</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Ei</translation>
    </message>
    <message>
        <source>%1: my card is in row %2. The magician gathers the cards.</source>
        <translation>%1: minu kaart on reas %2. Mustkunstnik riisub kaardid kokku.</translation>
    </message>
    <message>
        <source>%1 wants to gather the rows in the order %2, %3, %4, but this way the trick fails.</source>
        <translation>%1 tahab riisuda read kokku järjekorras %2, %3, %4, aga nii trikk ei õnnestu.</translation>
    </message>
    <message>
        <source>%1 gathers the rows in the order %2, %3, %4.</source>
        <translation>%1 riisub read kokku järjekorras %2, %3, %4.</translation>
    </message>
    <message>
        <source>%1 reaches for card %2, but that is not the right one.</source>
        <translation>%1 tahab võtta kaarti number %2, aga see ei ole õige.</translation>
    </message>
    <message>
        <source>%1 turns up card %2: %3.</source>
        <translation>%1 keerab ümber kaardi number %2: %3.</translation>
    </message>
    <message>
        <source>%1: yes, this is my card!</source>
        <translation>%1: jah, see on minu kaart!</translation>
    </message>
    <message>
        <source>%1: no, mine was another card.</source>
        <translation>%1: ei, minu kaart oli teine.</translation>
    </message>
    <message>
        <source>The pack is shuffled and 21 cards of it are dealt face up to three rows, one row after the other in turn.</source>
        <translation>Pakk segatakse ja sellest laotakse 21 kaarti lahtiselt kordamööda kolme ritta.</translation>
    </message>
    <message>
        <source>The spectator has thought of a card.</source>
        <translation>Pealtvaataja on kaardi mõttes valinud.</translation>
    </message>
    <message>
        <source>A position of this trick names 21 cards, as “rows … / … / …” or “pack …”, then “step” and “told”, each after a |.</source>
        <translation>Selle triki seis nimetab 21 kaarti kujul „rows … / … / …“ või „pack …“ ning siis „step“ ja „told“, iga ees |.</translation>
    </message>
    <message>
        <source>“%1” has no place in a position of this trick.</source>
        <translation>„%1“ ei kuulu selle triki seisu.</translation>
    </message>
    <message>
        <source>The trick cannot stand like this.</source>
        <translation>Selline seis ei ole selles trikis võimalik.</translation>
    </message>
    <message>
        <source>card number %1</source>
        <translation>kaart number %1</translation>
    </message>
</context>
</TS>
