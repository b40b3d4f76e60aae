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
        <source>Then one of the answers was wrong. Try again!</source>
        <translation>Siis oli üks vastustest vale. Proovi uuesti!</translation>
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
        <source>%1: think of one of these cards, tell nobody, and touch the row it lies in.</source>
        <translation>%1: mõtle ühele neist kaartidest, ära ütle seda kellelegi ja puuduta rida, milles see on.</translation>
    </message>
    <message>
        <source>The cards are dealt again. %1: touch the row your card lies in now.</source>
        <translation>Kaardid on uuesti laotud. %1: puuduta rida, milles sinu kaart nüüd on.</translation>
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
        <source>%1 gathers the rows in the order %2, %3, %4.</source>
        <translation>%1 riisub read kokku järjekorras %2, %3, %4.</translation>
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
        <source>The pack is shuffled and 21 cards of it are dealt face up into three rows, one card to each row in turn.</source>
        <translation>Pakk segatakse ja sellest laotakse 21 kaarti lahtiselt kordamööda kolme ritta.</translation>
    </message>
    <message>
        <source>The spectator has thought of a card.</source>
        <translation>Pealtvaataja on kaardi mõttes valinud.</translation>
    </message>
    <message>
        <source>“%1” has no place in a position of this trick.</source>
        <translation>„%1“ ei kuulu selle triki seisu.</translation>
    </message>
    <message>
        <source>The trick cannot be in this state.</source>
        <translation>Selline seis ei ole selles trikis võimalik.</translation>
    </message>
    <message>
        <source>The spectator takes the pack in hand.</source>
        <translation>Pealtvaataja võtab paki kätte.</translation>
    </message>
    <message>
        <source>%1: cut the pack two or three times, touching the lowest card that you lift off.</source>
        <translation>%1: tõsta pakki kaks või kolm korda – puuduta alumist kaarti, mille maha tõstad.</translation>
    </message>
    <message>
        <source>Let the spectator look</source>
        <translation>Las pealtvaataja vaatab</translation>
    </message>
    <message>
        <source>%1 looks, and the magician looks away.</source>
        <translation>%1 vaatab ja mustkunstnik vaatab kõrvale.</translation>
    </message>
    <message>
        <source>The magician looks away. %1</source>
        <translation>Mustkunstnik vaatab kõrvale. %1</translation>
    </message>
    <message>
        <source>%1: cut the pack, touching the lowest card that you lift off, or say that it is enough.</source>
        <translation>%1: tõsta pakki – puuduta alumist kaarti, mille maha tõstad – või ütle, et aitab.</translation>
    </message>
    <message>
        <source>The magician&apos;s suit</source>
        <translation>Mustkunstniku mast</translation>
    </message>
    <message>
        <source>The suit that shows the magician the chosen card.</source>
        <translation>Mast, mis näitab mustkunstnikule valitud kaardi kätte.</translation>
    </message>
    <message>
        <source>Guests</source>
        <translation>Külalised</translation>
    </message>
    <message>
        <source>How many cards guests draw; the performer decides on the spot.</source>
        <translation>Mitu kaarti külalised tõmbavad; esineja otsustab seda kohapeal ise.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Keel</translation>
    </message>
    <message>
        <source>In which language the cards are spelt.</source>
        <translation>Mis keeles kaarte veeritakse.</translation>
    </message>
    <message>
        <source>Estonian</source>
        <translation>eesti</translation>
    </message>
    <message>
        <source>English</source>
        <translation>inglise</translation>
    </message>
    <message>
        <source>The jack&apos;s name</source>
        <translation>Soldati nimi</translation>
    </message>
    <message>
        <source>The Estonian word for the jack.</source>
        <translation>Kuidas soldatit eesti keeles nimetatakse.</translation>
    </message>
    <message>
        <source>Find the card that the spectator has put back anywhere among six piles.</source>
        <translation>Leia kaart, mille pealtvaataja on kuue hunniku vahele suvalisse kohta tagasi pannud.</translation>
    </message>
    <message>
        <source>Ask for cards by name and get them all, though nobody sees what is given.</source>
        <translation>Küsi kaarte nimepidi ja saa kõik kätte, kuigi keegi ei näe, mida annab.</translation>
    </message>
    <message>
        <source>Make a card wander to the number that the spectator has said.</source>
        <translation>Lase kaardil rännata selle arvuni, mille pealtvaataja ütles.</translation>
    </message>
    <message>
        <source>Let twelve court cards find their suits again, however they are cut.</source>
        <translation>Lase kaheteistkümnel pildikaardil oma mast leida, kuidas neid ka ei tõstetaks.</translation>
    </message>
    <message>
        <source>Find a card that was buried under the pack and cut away.</source>
        <translation>Leia kaart, mis jäi paki alla ja tõsteti ära.</translation>
    </message>
    <message>
        <source>Let a card of the pack tell how many were moved behind your back.</source>
        <translation>Las kaart pakist ütleb, mitu kaarti sinu selja taga ümber tõsteti.</translation>
    </message>
    <message>
        <source>Bring kings and queens out in pairs, without looking.</source>
        <translation>Too kuningad ja emandad paarikaupa välja, ilma et vaataksid.</translation>
    </message>
    <message>
        <source>Bring three kings together that lay far apart in the pack.</source>
        <translation>Vii kokku kolm kuningat, kes olid pakis üksteisest kaugel.</translation>
    </message>
    <message>
        <source>Name the top cards of three piles before they are turned up.</source>
        <translation>Nimeta kolme hunniku pealmised kaardid enne, kui need avatakse.</translation>
    </message>
    <message>
        <source>Tell two spectators how many cards they took, and which.</source>
        <translation>Ütle kahele pealtvaatajale, mitu kaarti nad võtsid ja millised.</translation>
    </message>
    <message>
        <source>Spell the cards&apos; names, and each card comes when it is called.</source>
        <translation>Veeri kaartide nimesid ja iga kaart tuleb kutsumise peale.</translation>
    </message>
    <message>
        <source>the pack</source>
        <translation>pakk</translation>
    </message>
    <message>
        <source>the cards of the suit</source>
        <translation>masti kaardid</translation>
    </message>
    <message>
        <source>the row on the table</source>
        <translation>rida laual</translation>
    </message>
    <message>
        <source>the cards to be sorted</source>
        <translation>sorditavad kaardid</translation>
    </message>
    <message>
        <source>%1: name a suit.</source>
        <translation>%1: nimeta mast.</translation>
    </message>
    <message>
        <source>%1: put the cards in order, the topmost first, so that the words will come out.</source>
        <translation>%1: sea kaardid järjekorda, pealmine esimesena, nii et sõnad välja tuleksid.</translation>
    </message>
    <message>
        <source>The next card is %2.</source>
        <translation>Järgmine kaart on %2.</translation>
    </message>
    <message>
        <source>%1: spell the words from ace to king. One card goes under for every letter, then the next one is laid on the table.</source>
        <translation>%1: veeri sõnad ässast kuningani. Iga tähe kohta läheb üks kaart alla, siis laotakse järgmine lauale.</translation>
    </message>
    <message>
        <source>Now “%2”: %3 of %4 letters. The last card is simply laid.</source>
        <translation>Nüüd „%2“: %3 tähte %4-st. Viimane kaart lihtsalt laotakse.</translation>
    </message>
    <message>
        <source>The magician takes a pack.</source>
        <translation>Mustkunstnik võtab paki.</translation>
    </message>
    <message>
        <source>The row on the table runs from the ace to the king.</source>
        <translation>Laual on rida ässast kuningani.</translation>
    </message>
    <message>
        <source>A card has come at the wrong word.</source>
        <translation>Mõni kaart tuli vale sõna peale.</translation>
    </message>
    <message>
        <source>kings, queens and jacks</source>
        <translation>kuningad, emandad ja soldatid</translation>
    </message>
    <message>
        <source>the cards that were laid</source>
        <translation>laotud kaardid</translation>
    </message>
    <message>
        <source>the packet</source>
        <translation>väike pakk</translation>
    </message>
    <message>
        <source>pile %1</source>
        <translation>hunnik %1</translation>
    </message>
    <message>
        <source>%1: lay the twelve cards in three rows of four, touching one after the other.</source>
        <translation>%1: lao kaksteist kaarti kolme ritta, igasse neli. Puuduta neid üksteise järel.</translation>
    </message>
    <message>
        <source>The first row has all four suits; every other row begins with the last suit of the row above and goes on in the first row&apos;s order. Ranks do not matter.</source>
        <translation>Esimeses reas on kõik neli masti; iga järgmine rida algab ülemise rea viimase mastiga ja jätkub esimese rea järjekorras. Kaardi suurus ei loe.</translation>
    </message>
    <message>
        <source>%1: gather the cards, beginning with the last one.</source>
        <translation>%1: korja kaardid kokku, alates viimasest.</translation>
    </message>
    <message>
        <source>Gather column by column, so that the suits repeat every four cards.</source>
        <translation>Korja tulpade kaupa, siis korduvad mastid iga nelja kaardi järel.</translation>
    </message>
    <message>
        <source>The magician deals the packet into four piles, card by card, and turns them up.</source>
        <translation>Mustkunstnik jagab paki kaarthaaval neljaks hunnikuks ja pöörab need ümber.</translation>
    </message>
    <message>
        <source>The kings, queens and jacks are taken out of the pack.</source>
        <translation>Pakist võetakse välja kuningad, emandad ja soldatid.</translation>
    </message>
    <message>
        <source>King, queen and jack of every suit have found each other.</source>
        <translation>Iga masti kuningas, emand ja soldat on üksteist leidnud.</translation>
    </message>
    <message>
        <source>The suits are mixed.</source>
        <translation>Mastid on segi.</translation>
    </message>
    <message>
        <source>the chosen card</source>
        <translation>valitud kaart</translation>
    </message>
    <message>
        <source>%1: you have shuffled the pack. Straighten it and look secretly at the bottom card.</source>
        <translation>%1: pakk on segatud. Koputa see sirgeks ja vaata salaja alumist kaarti.</translation>
    </message>
    <message>
        <source>The magician shuffles and straightens the pack.</source>
        <translation>Mustkunstnik segab paki ja koputab selle sirgeks.</translation>
    </message>
    <message>
        <source>%1: draw a card from the fan and look at it.</source>
        <translation>%1: tõmba lehvikust kaart ja vaata seda.</translation>
    </message>
    <message>
        <source>%1 draws a card, looks at it and lays it face down on the table.</source>
        <translation>%1 tõmbab kaardi, vaatab seda ja paneb selle kinniselt lauale.</translation>
    </message>
    <message>
        <source>The magician puts the pack on the chosen card.</source>
        <translation>Mustkunstnik paneb paki valitud kaardi peale.</translation>
    </message>
    <message>
        <source>%1: the cards lie before you, the top one first; you had seen %2. Touch the card that the spectator has chosen.</source>
        <translation>%1: kaardid on su ees, pealmine esimesena; sina nägid kaarti %2. Puuduta kaarti, mille pealtvaataja valis.</translation>
    </message>
    <message>
        <source>It is the card right after %2; the last card is followed by the first.</source>
        <translation>See on kohe järgmine kaart pärast kaarti %2; viimasele järgneb esimene.</translation>
    </message>
    <message>
        <source>The magician takes a shuffled pack.</source>
        <translation>Mustkunstnik võtab segatud paki.</translation>
    </message>
    <message>
        <source>The chosen card is found: %1.</source>
        <translation>Väljavalitud kaart on leitud: %1.</translation>
    </message>
    <message>
        <source>The spectator&apos;s card was another one: %1.</source>
        <translation>Pealtvaataja kaart oli teine: %1.</translation>
    </message>
    <message>
        <source>three kings and the ace of spades</source>
        <translation>kolm kuningat ja poti äss</translation>
    </message>
    <message>
        <source>the cards above</source>
        <translation>kaardid pealpool</translation>
    </message>
    <message>
        <source>the cards that are shown</source>
        <translation>näidatud kaardid</translation>
    </message>
    <message>
        <source>the cards below</source>
        <translation>kaardid allpool</translation>
    </message>
    <message>
        <source>%1: you have shown three kings and the ace of spades. What now?</source>
        <translation>%1: sa näitasid kolme kuningat ja poti ässa. Mida nüüd teed?</translation>
    </message>
    <message>
        <source>First the fourth king has to lie secretly on top of the pack.</source>
        <translation>Kõigepealt peab neljas kuningas salaja paki peal olema.</translation>
    </message>
    <message>
        <source>The magician straightens the pack.</source>
        <translation>Mustkunstnik koputab paki sirgeks.</translation>
    </message>
    <message>
        <source>One king goes on top of the pack, one into the middle, one to the bottom; then the ace on top.</source>
        <translation>Üks kuningas läheb paki peale, üks keskele, üks alla; siis äss kõige peale.</translation>
    </message>
    <message>
        <source>%1: straighten the pack and look secretly at the bottom card.</source>
        <translation>%1: koputa pakk sirgeks ja vaata salaja alumist kaarti.</translation>
    </message>
    <message>
        <source>The magician takes three kings and the ace of spades out of a shuffled pack.</source>
        <translation>Mustkunstnik võtab segatud pakist kolm kuningat ja poti ässa.</translation>
    </message>
    <message>
        <source>The kings lie together, and the ace of spades among them!</source>
        <translation>Kuningad on koos ja poti äss nende vahel!</translation>
    </message>
    <message>
        <source>The kings have not found each other.</source>
        <translation>Kuningad ei leidnud üksteist.</translation>
    </message>
    <message>
        <source>the jacks</source>
        <translation>soldatid</translation>
    </message>
    <message>
        <source>%1: put the pack in order. Touch twelve cards of one suit: the first six come on top, the other six to the bottom.</source>
        <translation>%1: sea pakk valmis. Puuduta kaksteist ühe masti kaarti: esimesed kuus lähevad peale, teised kuus alla.</translation>
    </message>
    <message>
        <source>All twelve have to be of the same suit.</source>
        <translation>Kõik kaksteist peavad olema samast mastist.</translation>
    </message>
    <message>
        <source>The magician has taken the four jacks out: they would be in the way. %1: deal the pack into six piles, one card at a time.</source>
        <translation>Mustkunstnik võttis neli soldatit välja: need segaksid. %1: jaga pakk kaarthaaval kuueks hunnikuks.</translation>
    </message>
    <message>
        <source>%1: take a card from the middle of any pile and look at it.</source>
        <translation>%1: võta ükskõik millise hunniku keskelt kaart ja vaata seda.</translation>
    </message>
    <message>
        <source>%1: remember the card and lay it face down on any pile.</source>
        <translation>%1: jäta kaart meelde ja pane see kinniselt ükskõik millise hunniku peale.</translation>
    </message>
    <message>
        <source>%1: gather the piles in any order. Touch them one after the other, the top one first.</source>
        <translation>%1: pane hunnikud kokku, mis järjekorras tahad. Puuduta neid üksteise järel, pealmist esimesena.</translation>
    </message>
    <message>
        <source>%1: look through the cards and touch the one that the spectator has chosen.</source>
        <translation>%1: vaata kaardid läbi ja puuduta seda, mille pealtvaataja valis.</translation>
    </message>
    <message>
        <source>The magician takes a pack and removes the four jacks.</source>
        <translation>Mustkunstnik võtab paki ja eemaldab neli soldatit.</translation>
    </message>
    <message>
        <source>the upper part</source>
        <translation>ülemine osa</translation>
    </message>
    <message>
        <source>%1: put thirteen cards on top of the pack, the topmost first: king, queen, jack, ten and so on down to the ace.</source>
        <translation>%1: pane paki peale kolmteist kaarti, pealmine esimesena: kuningas, emand, soldat, kümme ja nii edasi ässani.</translation>
    </message>
    <message>
        <source>Every rank once, from king to ace; suits do not matter.</source>
        <translation>Iga suurus üks kord, kuningast ässani; mast ei loe.</translation>
    </message>
    <message>
        <source>The magician has turned away. %1: lift off a part of the pack if you like, touching its lowest card; then move one to thirteen cards from the bottom to the top.</source>
        <translation>Mustkunstnik pööras selja. %1: tõsta soovi korral osa pakist maha, puudutades selle alumist kaarti; siis tõsta üks kuni kolmteist kaarti alt peale.</translation>
    </message>
    <message>
        <source>The magician turns away. The spectator lifts off a part of the pack.</source>
        <translation>Mustkunstnik pöörab selja. Pealtvaataja tõstab osa pakist maha.</translation>
    </message>
    <message>
        <source>%1: move one to thirteen cards from the bottom of the lower part to the top of the upper one. Then the parts are put together again.</source>
        <translation>%1: tõsta üks kuni kolmteist kaarti alumise osa alt ülemise osa peale. Siis pannakse osad jälle kokku.</translation>
    </message>
    <message>
        <source>The spectator moves some cards to the top and puts the pack together.</source>
        <translation>Pealtvaataja tõstab mõned kaardid peale ja paneb paki kokku.</translation>
    </message>
    <message>
        <source>%1: count off cards without looking and turn up the one that tells how many were moved.</source>
        <translation>%1: loe kaarte vaatamata maha ja keera ümber see, mis ütleb, mitu kaarti ümber tõsteti.</translation>
    </message>
    <message>
        <source>It is always the fourteenth card.</source>
        <translation>See on alati neljateistkümnes kaart.</translation>
    </message>
    <message>
        <source>The card turned up is %1: that many cards were moved, %2.</source>
        <translation>Ümber keeratud kaart on %1: just nii palju kaarte tõsteti ümber, %2.</translation>
    </message>
    <message>
        <source>The card turned up is %1, but the cards that were moved are %2.</source>
        <translation>Ümber keeratud kaart on %1, aga kaarte tõsteti ümber %2.</translation>
    </message>
    <message>
        <source>the spread cards</source>
        <translation>laotatud kaardid</translation>
    </message>
    <message>
        <source>the cards that were taken</source>
        <translation>võetud kaardid</translation>
    </message>
    <message>
        <source>%1: while nobody watches, look at any card of the spread and remember its place.</source>
        <translation>%1: vaata ühte laotatud kaarti, kui keegi ei näe, ja jäta selle koht meelde.</translation>
    </message>
    <message>
        <source>The cards are spread face down.</source>
        <translation>Kaardid laotatakse kinniselt laiali.</translation>
    </message>
    <message>
        <source>%1: name aloud the card that you want to have; first its rank, then its suit. The card you have looked at was %2.</source>
        <translation>%1: ütle valjusti, millist kaarti tahad; enne suurus, siis mast. Kaart, mida sa vaatasid, oli %2.</translation>
    </message>
    <message>
        <source>Always name the card that you saw last: %3.</source>
        <translation>Nimeta alati kaart, mida sa viimati nägid: %3.</translation>
    </message>
    <message>
        <source>%1: let another guest find it, or say that you will find this one yourself, and take it.</source>
        <translation>%1: lase see leida mõnel külalisel või ütle, et leiad selle kaardi ise, ja võta see.</translation>
    </message>
    <message>
        <source>You may take only the card that you have looked at yourself: %2.</source>
        <translation>Ise tohid võtta ainult kaardi, mida sa alguses vaatasid: %2.</translation>
    </message>
    <message>
        <source>The magician asks for %2. %1: feel where it lies and give any card, unseen.</source>
        <translation>Mustkunstnik küsib kaarti: %2. %1: katsu, kus see on, ja anna mõni kaart vaatamata ära.</translation>
    </message>
    <message>
        <source>%1: go on, or show the cards.</source>
        <translation>%1: jätka või näita kaarte.</translation>
    </message>
    <message>
        <source>Every card that you named is in your hand now: show them.</source>
        <translation>Kõik kaardid, mida sa nimetasid, on nüüd sinu käes: näita neid.</translation>
    </message>
    <message>
        <source>The magician spreads a shuffled pack face down on the table.</source>
        <translation>Mustkunstnik laotab segatud paki kinniselt lauale.</translation>
    </message>
    <message numerus="yes">
        <source>All %n cards that were named are there.</source>
        <translation>
            <numerusform>%n nimetatud kaart on siin.</numerusform>
            <numerusform>Kõik %n nimetatud kaarti on siin.</numerusform>
        </translation>
    </message>
    <message>
        <source>The cards that were named are not the cards that were taken.</source>
        <translation>Nimetati teisi kaarte kui need, mis võeti.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>It is the spectator&apos;s turn.</source>
        <translation>Pealtvaataja kord.</translation>
    </message>
    <message>
        <source>The magician is at work.</source>
        <translation>Mustkunstnik tegutseb.</translation>
    </message>
    <message>
        <source>That is not right. %1</source>
        <translation>See ei ole õige. %1</translation>
    </message>
    <message>
        <source>the spectator</source>
        <translation>pealtvaataja</translation>
    </message>
    <message>
        <source>the magician</source>
        <translation>mustkunstnik</translation>
    </message>
    <message>
        <source>The spectator ponders.</source>
        <translation>Pealtvaataja kaalub.</translation>
    </message>
    <message>
        <source>A position of this trick names its cards pile by pile, then “step” and what the trick counts, with a | between.</source>
        <translation>Selle triki seisus on kaardid hunnikute kaupa, siis „step“ ja see, mida trikk loeb, | vahel.</translation>
    </message>
    <message>
        <source>in the left hand</source>
        <translation>vasakus käes</translation>
    </message>
    <message>
        <source>in the right hand</source>
        <translation>paremas käes</translation>
    </message>
    <message>
        <source>pair %1</source>
        <translation>paar %1</translation>
    </message>
    <message>
        <source>group %1</source>
        <translation>rühm %1</translation>
    </message>
    <message>
        <source>%1: sort the packet, the topmost card first: four kings, then four queens.</source>
        <translation>%1: sea pakk valmis, pealmine kaart esimesena: neli kuningat, siis neli emandat.</translation>
    </message>
    <message>
        <source>The queens come in the same order of suits as the kings.</source>
        <translation>Emandad tulevad samas mastide järjekorras mis kuningad.</translation>
    </message>
    <message>
        <source>%1: behind your back, split the packet: touch the lowest card that you take off.</source>
        <translation>%1: jaga pakk selja taga kaheks: puuduta alumist kaarti, mille maha võtad.</translation>
    </message>
    <message>
        <source>Take off the top four.</source>
        <translation>Võta maha pealmised neli.</translation>
    </message>
    <message>
        <source>The magician takes the packet behind the back.</source>
        <translation>Mustkunstnik võtab paki selja taha.</translation>
    </message>
    <message>
        <source>The magician brings a king and a queen of one suit out from behind the back.</source>
        <translation>Mustkunstnik toob selja tagant välja ühe masti kuninga ja emanda.</translation>
    </message>
    <message>
        <source>%1: lay pair %2 on the table. Which card lies on top?</source>
        <translation>%1: pane paar %2 lauale. Kumb kaart jääb peale?</translation>
    </message>
    <message>
        <source>Lay every pair as you lay the first one.</source>
        <translation>Pane iga paar nii nagu esimene.</translation>
    </message>
    <message>
        <source>The magician gathers the pairs, the first one on top.</source>
        <translation>Mustkunstnik korjab paarid kokku, esimene jääb peale.</translation>
    </message>
    <message>
        <source>%1: behind your back, part the kings from the queens: take every second card, or split the packet after the fourth card by touching it.</source>
        <translation>%1: lahuta selja taga kuningad emandatest: võta iga teine kaart või jaga pakk neljanda kaardi järelt, puudutades seda.</translation>
    </message>
    <message>
        <source>Kings and queens lie in turn: take every second card.</source>
        <translation>Kuningad ja emandad on vaheldumisi: võta iga teine kaart.</translation>
    </message>
    <message>
        <source>The kings and the queens are taken out of the pack.</source>
        <translation>Pakist võetakse välja kuningad ja emandad.</translation>
    </message>
    <message>
        <source>Kings in one hand, queens in the other!</source>
        <translation>Ühes käes kuningad, teises emandad!</translation>
    </message>
    <message>
        <source>Kings and queens are mixed.</source>
        <translation>Kuningad ja emandad on segi.</translation>
    </message>
    <message>
        <source>the first packet</source>
        <translation>esimene pakk</translation>
    </message>
    <message>
        <source>the second packet</source>
        <translation>teine pakk</translation>
    </message>
    <message>
        <source>in the hand of spectator %1</source>
        <translation>pealtvaataja %1 käes</translation>
    </message>
    <message>
        <source>named for spectator %1</source>
        <translation>nimetatud pealtvaatajale %1</translation>
    </message>
    <message>
        <source>%1: part the pack: touch the twenty cards of the first packet.</source>
        <translation>%1: jaga pakk kaheks: puuduta esimese paki kahtekümmet kaarti.</translation>
    </message>
    <message>
        <source>Aces, kings, queens, jacks and tens are the first packet.</source>
        <translation>Esimesse pakki lähevad ässad, kuningad, emandad, soldatid ja kümned.</translation>
    </message>
    <message>
        <source>%1: as the first spectator, take any cards of the first packet.</source>
        <translation>%1: võta esimese pealtvaatajana esimesest pakist kaarte, mida tahad.</translation>
    </message>
    <message>
        <source>%1: now as the second spectator, take any cards of the second packet.</source>
        <translation>%1: võta nüüd teise pealtvaatajana teisest pakist kaarte, mida tahad.</translation>
    </message>
    <message>
        <source>A spectator takes cards.</source>
        <translation>Pealtvaataja võtab kaarte.</translation>
    </message>
    <message>
        <source>The magician turns away.</source>
        <translation>Mustkunstnik pöörab selja.</translation>
    </message>
    <message>
        <source>A spectator takes some cards and looks at them.</source>
        <translation>Pealtvaataja võtab mõne kaardi ja vaatab neid.</translation>
    </message>
    <message>
        <source>The first spectator&apos;s cards go into the second packet and the second one&apos;s into the first; both packets are shuffled.</source>
        <translation>Esimese pealtvaataja kaardid lähevad teise pakki ja teise omad esimesse; mõlemad pakid segatakse.</translation>
    </message>
    <message>
        <source>%1: the packet that the first spectator has shuffled. Touch the cards that this spectator took, and say when that is all.</source>
        <translation>%1: see on pakk, mille esimene pealtvaataja segas. Puuduta kaarte, mis tema võttis, ja ütle, kui kõik on käes.</translation>
    </message>
    <message>
        <source>%1: the packet that the second spectator has shuffled. Touch the cards that this spectator took, and say when that is all.</source>
        <translation>%1: see on pakk, mille teine pealtvaataja segas. Puuduta kaarte, mis tema võttis, ja ütle, kui kõik on käes.</translation>
    </message>
    <message>
        <source>All tens, jacks, queens, kings and aces in it are strangers.</source>
        <translation>Kõik kümned, soldatid, emandad, kuningad ja ässad on siin võõrad.</translation>
    </message>
    <message>
        <source>All sixes, sevens, eights and nines in it are strangers.</source>
        <translation>Kõik kuued, seitsmed, kaheksad ja üheksad on siin võõrad.</translation>
    </message>
    <message>
        <source>The magician parts a pack of 36 cards into two packets.</source>
        <translation>Mustkunstnik jagab 36 kaarti kaheks pakiks.</translation>
    </message>
    <message>
        <source>The cards that were named are not those that were taken.</source>
        <translation>Nimetati teisi kaarte kui need, mis võeti.</translation>
    </message>
    <message>
        <source>Right: the first spectator took %1, the second took %2.</source>
        <translation>Õige: esimene pealtvaataja võttis kaarte %1, teine %2.</translation>
    </message>
    <message>
        <source>%1: lift off a third of the pack or so, touching the lowest card that you take. It becomes pile 3.</source>
        <translation>%1: tõsta maha umbes kolmandik pakist, puudutades alumist kaarti, mille võtad. Sellest saab hunnik 3.</translation>
    </message>
    <message>
        <source>%1: lift off about half of what is left. It becomes pile 2, and the rest pile 1.</source>
        <translation>%1: tõsta maha umbes pool sellest, mis järel on. Sellest saab hunnik 2 ja ülejäänust hunnik 1.</translation>
    </message>
    <message>
        <source>%1: name the top card of a pile and take it: first the rank, then the suit, then the pile. You have seen the bottom card of the pack, %2, and brought it to the top.</source>
        <translation>%1: nimeta ühe hunniku pealmine kaart ja võta see: enne suurus, siis mast, siis hunnik. Sa nägid paki alumist kaarti (%2) ja tõid selle peale.</translation>
    </message>
    <message>
        <source>Name the card that you have seen last, %3. Pile 3 comes last: its top card is the one you knew.</source>
        <translation>Nimeta kaart, mida sa viimati nägid: %3. Hunnik 3 jääb viimaseks: selle peal on kaart, mida sa teadsid.</translation>
    </message>
    <message>
        <source>%1: mix the three cards in your hand and show them.</source>
        <translation>%1: sega kolm kaarti käes ja näita neid.</translation>
    </message>
    <message>
        <source>The magician shuffles the pack.</source>
        <translation>Mustkunstnik segab paki.</translation>
    </message>
    <message>
        <source>All three cards that were named are there.</source>
        <translation>Kõik kolm nimetatud kaarti on siin.</translation>
    </message>
    <message>
        <source>The magician has named a card without knowing it.</source>
        <translation>Mustkunstnik nimetas kaardi, mida ta ei teadnud.</translation>
    </message>
    <message>
        <source>Preparing the pack</source>
        <translation>Paki ettevalmistus</translation>
    </message>
    <message>
        <source>Who puts the pack in order before the trick.</source>
        <translation>Kes paki enne trikki järjekorda seab.</translation>
    </message>
    <message>
        <source>it is ready</source>
        <translation>pakk on valmis</translation>
    </message>
    <message>
        <source>the magician, by hand</source>
        <translation>mustkunstnik ise</translation>
    </message>
    <message>
        <source>The spectator says: “My card is in row %2.” %1: gather the rows; touch them in their order, the top one first.</source>
        <translation>Pealtvaataja ütleb: „Minu kaart on reas %2.“ %1: riisu read kokku; puuduta neid järjekorras, pealmist esimesena.</translation>
    </message>
    <message>
        <source>Row %2 has to come second, between the other two.</source>
        <translation>Rida %2 peab tulema teisena, kahe ülejäänu vahele.</translation>
    </message>
    <message>
        <source>The cards are dealt into three rows again, one to each row in turn.</source>
        <translation>Kaardid laotakse uuesti kordamööda kolme ritta.</translation>
    </message>
    <message>
        <source>The cards are gathered for the last time. %1: find the spectator&apos;s card and turn it up.</source>
        <translation>Kaardid on viimast korda kokku riisutud. %1: leia pealtvaataja kaart ja keera see ümber.</translation>
    </message>
    <message>
        <source>It lies in the middle: it is the eleventh from either end.</source>
        <translation>See on keskel: üheteistkümnes ükskõik kummast otsast.</translation>
    </message>
    <message>
        <source>The spectator had thought of another card: %1.</source>
        <translation>Pealtvaataja mõtles teisele kaardile: %1.</translation>
    </message>
    <message>
        <source>Deal the cards into piles</source>
        <translation>Jaga kaardid hunnikuteks</translation>
    </message>
    <message>
        <source>%1 deals the cards into piles, one at a time.</source>
        <translation>%1 jagab kaardid ükshaaval hunnikuteks.</translation>
    </message>
    <message>
        <source>%1 takes a card from the middle of pile %2 and looks at it.</source>
        <translation>%1 võtab hunniku %2 keskelt kaardi ja vaatab seda.</translation>
    </message>
    <message>
        <source>%1 draws a card and looks at it.</source>
        <translation>%1 tõmbab kaardi ja vaatab seda.</translation>
    </message>
    <message>
        <source>%1 lays the card face down on pile %2.</source>
        <translation>%1 paneb kaardi kinniselt hunniku %2 peale.</translation>
    </message>
    <message>
        <source>%1 gathers the piles, from the top: %2.</source>
        <translation>%1 paneb hunnikud kokku, ülevalt alla: %2.</translation>
    </message>
    <message>
        <source>%1 cuts the pack: the top %2 go under.</source>
        <translation>%1 tõstab pakki: pealmised %2 lähevad alla.</translation>
    </message>
    <message>
        <source>That is enough</source>
        <translation>Aitab küll</translation>
    </message>
    <message>
        <source>%1: enough.</source>
        <translation>%1: aitab.</translation>
    </message>
    <message>
        <source>%1 says: it was %2!</source>
        <translation>%1: see oli %2!</translation>
    </message>
    <message>
        <source>%1 secretly looks at the card at place %2.</source>
        <translation>%1 vaatab salaja kaarti kohal %2.</translation>
    </message>
    <message>
        <source>%1 says: give me %2!</source>
        <translation>%1: palun see kaart: %2!</translation>
    </message>
    <message>
        <source>%1 says: the top card of pile %3 is %2, and takes it.</source>
        <translation>%1: hunniku %3 pealmine kaart on %2 – ja võtab selle.</translation>
    </message>
    <message>
        <source>Ask a guest for it</source>
        <translation>Küsi seda külaliselt</translation>
    </message>
    <message>
        <source>%1 lets a guest find it.</source>
        <translation>%1 laseb kaardi leida külalisel.</translation>
    </message>
    <message>
        <source>%1 gives the card at place %2, unseen.</source>
        <translation>%1 annab vaatamata kaardi kohalt %2.</translation>
    </message>
    <message>
        <source>%1 takes the card at place %2.</source>
        <translation>%1 võtab kaardi kohalt %2.</translation>
    </message>
    <message>
        <source>Show the cards</source>
        <translation>Näita kaarte</translation>
    </message>
    <message>
        <source>%1 shows the cards.</source>
        <translation>%1 näitab kaarte.</translation>
    </message>
    <message>
        <source>%1: my card is in row %2.</source>
        <translation>%1: minu kaart on reas %2.</translation>
    </message>
    <message>
        <source>I will remember my card and its place</source>
        <translation>Kaart ja koht on meeles</translation>
    </message>
    <message>
        <source>%1 remembers a card and its place from the bottom.</source>
        <translation>%1 jätab meelde kaardi ja selle koha altpoolt.</translation>
    </message>
    <message>
        <source>%1 remembers a card and its place from the bottom: %2.</source>
        <translation>%1 jätab meelde kaardi ja selle koha altpoolt: %2.</translation>
    </message>
    <message>
        <source>Say a number larger than your card&apos;s place</source>
        <translation>Ütle arv, mis on suurem kui kaardi koht</translation>
    </message>
    <message>
        <source>%1 says the number %2.</source>
        <translation>%1 ütleb arvu %2.</translation>
    </message>
    <message>
        <source>How many cards from the bottom to the top?</source>
        <translation>Mitu kaarti alt peale?</translation>
    </message>
    <message>
        <source>%1 moves cards from the bottom to the top: %2.</source>
        <translation>%1 tõstab kaarte alt peale: %2.</translation>
    </message>
    <message>
        <source>Start counting with the place of your card</source>
        <translation>Alusta lugemist oma kaardi kohast</translation>
    </message>
    <message>
        <source>%1 counts cards off, beginning with %2.</source>
        <translation>%1 loeb kaarte maha, alustades arvust %2.</translation>
    </message>
    <message>
        <source>%1 lays %2.</source>
        <translation>%1 paneb lauale: %2.</translation>
    </message>
    <message>
        <source>Gather column by column</source>
        <translation>Korja tulpade kaupa</translation>
    </message>
    <message>
        <source>%1 gathers the cards column by column and turns them face down.</source>
        <translation>%1 korjab kaardid tulpade kaupa kokku ja pöörab kinni.</translation>
    </message>
    <message>
        <source>Gather row by row</source>
        <translation>Korja ridade kaupa</translation>
    </message>
    <message>
        <source>%1 gathers the cards row by row and turns them face down.</source>
        <translation>%1 korjab kaardid ridade kaupa kokku ja pöörab kinni.</translation>
    </message>
    <message>
        <source>Look at the bottom card</source>
        <translation>Vaata alumist kaarti</translation>
    </message>
    <message>
        <source>%1 straightens the pack.</source>
        <translation>%1 koputab paki sirgeks.</translation>
    </message>
    <message>
        <source>%1 lifts off the top cards: %2.</source>
        <translation>%1 tõstab maha pealmised kaardid: %2.</translation>
    </message>
    <message>
        <source>The queen on the king</source>
        <translation>Emand kuninga peale</translation>
    </message>
    <message>
        <source>%1 lays the queen on the king.</source>
        <translation>%1 paneb emanda kuninga peale.</translation>
    </message>
    <message>
        <source>The king on the queen</source>
        <translation>Kuningas emanda peale</translation>
    </message>
    <message>
        <source>%1 lays the king on the queen.</source>
        <translation>%1 paneb kuninga emanda peale.</translation>
    </message>
    <message>
        <source>Every second card to the other hand</source>
        <translation>Iga teine kaart teise kätte</translation>
    </message>
    <message>
        <source>%1 brings out two groups from behind the back.</source>
        <translation>%1 toob selja tagant välja kaks rühma.</translation>
    </message>
    <message>
        <source>Leave the fourth king on top of the pack</source>
        <translation>Jäta neljas kuningas paki peale</translation>
    </message>
    <message>
        <source>Lay the kings into the pack</source>
        <translation>Pane kuningad pakki</translation>
    </message>
    <message>
        <source>%1 lays the kings into the pack.</source>
        <translation>%1 paneb kuningad pakki.</translation>
    </message>
    <message>
        <source>Spread the cards</source>
        <translation>Laota kaardid laiali</translation>
    </message>
    <message>
        <source>%1 spreads a part of the pack.</source>
        <translation>%1 laotab osa pakist laiali.</translation>
    </message>
    <message>
        <source>%1 lifts off cards: %2.</source>
        <translation>%1 tõstab kaarte maha: %2.</translation>
    </message>
    <message>
        <source>%1: the first spectator took %2.</source>
        <translation>%1: esimene pealtvaataja võttis kaardi %2.</translation>
    </message>
    <message>
        <source>%1: the second spectator took %2.</source>
        <translation>%1: teine pealtvaataja võttis kaardi %2.</translation>
    </message>
    <message>
        <source>%1 chooses the suit: %2.</source>
        <translation>%1 valib masti: %2.</translation>
    </message>
    <message>
        <source>One card under the pack</source>
        <translation>Üks kaart paki alla</translation>
    </message>
    <message>
        <source>Lay the card on the table</source>
        <translation>Pane kaart lauale</translation>
    </message>
    <message>
        <source>%1 lays a card on the table: %2.</source>
        <translation>%1 paneb kaardi lauale: %2.</translation>
    </message>
    <message>
        <source>%1 sorts the pack.</source>
        <translation>%1 seab pakki valmis.</translation>
    </message>
    <message>
        <source>the cards that were counted off</source>
        <translation>maha loetud kaardid</translation>
    </message>
    <message>
        <source>%1: here are the cards, counted from the bottom of the pack. Remember one of the first and its place, and tell nobody.</source>
        <translation>%1: siin on kaardid paki altpoolt lugedes. Jäta meelde üks esimestest ja selle koht ning ära ütle kellelegi.</translation>
    </message>
    <message>
        <source>The spectator remembers a card and its place from the bottom.</source>
        <translation>Pealtvaataja jätab meelde kaardi ja selle koha altpoolt.</translation>
    </message>
    <message>
        <source>%1: say aloud a number larger than the place of your card.</source>
        <translation>%1: ütle valjusti arv, mis on suurem kui sinu kaardi koht.</translation>
    </message>
    <message>
        <source>The spectator has said %2. %1: behind your back, move cards from the bottom of the pack to the top, in one block.</source>
        <translation>Pealtvaataja ütles %2. %1: tõsta selja taga kaarte ühe hooga paki alt peale.</translation>
    </message>
    <message>
        <source>Move exactly as many as the spectator has said: %2.</source>
        <translation>Tõsta täpselt nii palju, kui pealtvaataja ütles: %2.</translation>
    </message>
    <message>
        <source>The magician holds the pack behind the back for a moment.</source>
        <translation>Mustkunstnik hoiab pakki hetke selja taga.</translation>
    </message>
    <message>
        <source>%1: what was the place of your card? From that number on, cards are counted off the top until %2, and the card at %2 is turned up.</source>
        <translation>%1: mis oli sinu kaardi koht? Sellest arvust alates loetakse pealt kaarte kuni arvuni %2 ja viimane keeratakse ümber.</translation>
    </message>
    <message>
        <source>The spectator shuffles the pack.</source>
        <translation>Pealtvaataja segab paki.</translation>
    </message>
    <message>
        <source>The number you said had to be larger than the place of your card.</source>
        <translation>Arv, mille ütlesid, oleks pidanud olema suurem kui kaardi koht.</translation>
    </message>
    <message>
        <source>The card has wandered to its number: %1.</source>
        <translation>Kaart on oma arvuni rännanud: %1.</translation>
    </message>
    <message>
        <source>The card at the number is %1, but the spectator&apos;s was %2.</source>
        <translation>Selle arvu juures on %1, aga pealtvaataja kaart oli %2.</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>äss</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>soldat</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>emand</translation>
    </message>
    <message>
        <source>king</source>
        <translation>kuningas</translation>
    </message>
    <message>
        <source>Spectator</source>
        <translation>Pealtvaataja</translation>
    </message>
    <message>
        <source>Whom you perform for. What people do with your own cards, you show on the table; with the program&apos;s cards they touch the table themselves.</source>
        <translation>Kellele sa esined. Mida inimesed sinu oma kaartidega teevad, seda näitad sa laual ise; programmi kaarte puudutavad nad laual ise.</translation>
    </message>
    <message>
        <source>the program</source>
        <translation>programm</translation>
    </message>
    <message>
        <source>people in the room</source>
        <translation>inimesed toas</translation>
    </message>
    <message>
        <source>Not done, because the trick would fail: %1</source>
        <translation>Tegemata jäi, sest nii trikk ebaõnnestuks: %1</translation>
    </message>
    <message>
        <source>named: %1</source>
        <translation>nimetati: %1</translation>
    </message>
    <message>
        <source>The bottom card is %2. %1: spread the cards around the kings, or first cut in the middle.</source>
        <translation>Alumine kaart on %2. %1: laota kuningate ümbrus laiali või tõsta enne keskelt.</translation>
    </message>
    <message>
        <source>Cut only if it is %3, %4 or %5.</source>
        <translation>Tõsta ainult siis, kui see on %3, %4 või %5.</translation>
    </message>
    <message>
        <source>It is the only card that stands alone between two cards of your suit, %2; the last card is followed by the first.</source>
        <translation>See on ainus kaart, mis on üksinda sinu masti (%2) kahe kaardi vahel; viimasele kaardile järgneb esimene.</translation>
    </message>
    <message>
        <source>Your own pack first has to be prepared in secret: six %1 on top, the other six at the bottom, and the jacks wherever you like.</source>
        <translation>Oma pakk sea enne salaja valmis: kuus kaarti mastist %1 peale, selle masti teised kuus alla, soldatid kuhu tahes.</translation>
    </message>
    <message>
        <source>Your own pack first has to be prepared in secret: thirteen cards on top, king, queen, jack, ten and so on down to the ace.</source>
        <translation>Oma pakk sea enne salaja valmis: peale kolmteist kaarti järjekorras kuningas, emand, soldat, kümme ja nii edasi kuni ässani.</translation>
    </message>
    <message>
        <source>The spectator</source>
        <translation>Pealtvaataja</translation>
    </message>
    <message>
        <source>Your own packet first has to be prepared in secret: four kings, and under them four queens in the same order of suits.</source>
        <translation>Oma kaardid sea enne salaja valmis: neli kuningat ja nende all neli emandat samas mastide järjekorras.</translation>
    </message>
    <message>
        <source>Your own pack first has to be parted in secret: aces, kings, queens, jacks and tens in one packet, nines to sixes in the other.</source>
        <translation>Oma kaardid jaga enne salaja kaheks: ühte pakki ässad, kuningad, emandad, soldatid ja kümned, teise üheksad kuni kuued.</translation>
    </message>
    <message>
        <source>%1 spells: %2. The top card goes under the pack.</source>
        <translation>%1 veerib: %2. Pealmine kaart läheb paki alla.</translation>
    </message>
    <message>
        <source>It is done</source>
        <translation>Tehtud</translation>
    </message>
    <message>
        <source>%1: it is done.</source>
        <translation>%1: tehtud.</translation>
    </message>
    <message>
        <source>Yes, these were the cards</source>
        <translation>Jah, need olid need kaardid</translation>
    </message>
    <message>
        <source>%1: yes, these were the cards!</source>
        <translation>%1: jah, need olid need kaardid!</translation>
    </message>
    <message>
        <source>%1: no, other cards were taken.</source>
        <translation>%1: ei, võetud olid teised kaardid.</translation>
    </message>
    <message>
        <source>%1 counts off cards and turns up number %2.</source>
        <translation>%1 loeb kaarte maha ja pöörab ümber %2. kaardi.</translation>
    </message>
    <message>
        <source>%1: lift off a part of the pack if you like, move one to thirteen cards from the bottom to the top and put the pack together again. The magician has turned away and only hears that it is done.</source>
        <translation>%1: tõsta soovi korral osa pakist ära, pane üks kuni kolmteist kaarti alt peale ja pakk jälle kokku. Mustkunstnik on selja pööranud ja kuuleb ainult, et tehtud.</translation>
    </message>
    <message>
        <source>%1 has moved some cards to the top.</source>
        <translation>%1 on mõned kaardid peale tõstnud.</translation>
    </message>
    <message>
        <source>The card is turned up. %1: now say how many cards you have moved.</source>
        <translation>Kaart on ümber pööratud. %1: ütle nüüd, mitu kaarti sa ümber tõstsid.</translation>
    </message>
    <message>
        <source>%1 tells how many cards were moved: %2.</source>
        <translation>%1 ütleb, mitu kaarti ta ümber tõstis: %2.</translation>
    </message>
    <message>
        <source>the cards of both packets</source>
        <translation>mõlema paki kaardid</translation>
    </message>
    <message>
        <source>%1: take any cards of the first packet, a second spectator any cards of the second one. Look at them, put them into each other&apos;s packet and shuffle both. The magician only hears that it is done.</source>
        <translation>%1: võta esimesest pakist mis tahes kaarte, teine pealtvaataja võtku teisest. Vaadake neid, pange need kumbki teise pakki ja segage mõlemad. Mustkunstnik kuuleb ainult, et tehtud.</translation>
    </message>
    <message>
        <source>The spectators have taken cards, exchanged them and shuffled both packets.</source>
        <translation>Pealtvaatajad on kaarte võtnud, need vahetanud ja mõlemad pakid segi löönud.</translation>
    </message>
    <message>
        <source>%1: look through the packet that the first spectator has shuffled. Name the cards that this spectator took, touching each here, and say when that is all.</source>
        <translation>%1: vaata läbi pakk, mille segas esimene pealtvaataja. Nimeta kaardid, mille tema võttis, puudutades siin igaüht, ja ütle, kui kõik on öeldud.</translation>
    </message>
    <message>
        <source>%1: look through the packet that the second spectator has shuffled. Name the cards that this spectator took, touching each here, and say when that is all.</source>
        <translation>%1: vaata läbi pakk, mille segas teine pealtvaataja. Nimeta kaardid, mille tema võttis, puudutades siin igaüht, ja ütle, kui kõik on öeldud.</translation>
    </message>
    <message>
        <source>Cards that the magician has named: of the first spectator %2, of the second %3. %1: were these the cards, and no others?</source>
        <translation>Mustkunstnik nimetas esimese pealtvaataja kaarte %2 ja teise omi %3. %1: kas need olid just need kaardid?</translation>
    </message>
</context>
</TS>
