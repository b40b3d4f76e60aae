<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="et_EE" sourcelanguage="en_US">
<context>
    <name>mk::Avatar</name>
    <message>
        <source>disc</source>
        <translation>ketas</translation>
    </message>
    <message>
        <source>square</source>
        <translation>ruut</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>romb</translation>
    </message>
    <message>
        <source>hexagon</source>
        <translation>kuusnurk</translation>
    </message>
    <message>
        <source>sun</source>
        <translation>päike</translation>
    </message>
    <message>
        <source>shield</source>
        <translation>kilp</translation>
    </message>
    <message>
        <source>drop</source>
        <translation>tilk</translation>
    </message>
    <message>
        <source>flower</source>
        <translation>lill</translation>
    </message>
</context>
<context>
    <name>mk::Banner</name>
    <message>
        <source>All right</source>
        <translation>Selge</translation>
    </message>
</context>
<context>
    <name>mk::BiddingPracticeBox</name>
    <message>
        <source>Bid this hand</source>
        <translation>Paku see käsi</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Teema</translation>
    </message>
    <message>
        <source>Bidding system</source>
        <translation>Pakkumissüsteem</translation>
    </message>
    <message>
        <source>Number of the hand</source>
        <translation>Käe number</translation>
    </message>
    <message>
        <source>New hand</source>
        <translation>Uus käsi</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Pakkumine</translation>
    </message>
    <message>
        <source>What the calls say, and what the system would have called</source>
        <translation>Mida pakkumised ütlevad ja mida oleks öelnud süsteem</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulge</translation>
    </message>
    <message>
        <source>Your cards are South&apos;s. What do you call?</source>
        <translation>Sinu kaardid on lõuna omad. Mida ütled?</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 You: %2 – %3</source>
        <translation>%1 Sina: %2 – %3</translation>
    </message>
    <message>
        <source>    Your call says: %1</source>
        <translation>    Sinu pakkumine ütleb: %1</translation>
    </message>
    <message>
        <source>%1: %2 – %3</source>
        <translation>%1: %2 – %3</translation>
    </message>
    <message>
        <source>Looking at all four hands…</source>
        <translation>Vaatan kõiki nelja kätt…</translation>
    </message>
</context>
<context>
    <name>mk::BoardSetup</name>
    <message>
        <source>Board to lay pieces on</source>
        <translation>Laud, millele saab nuppe laduda</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>tühi</translation>
    </message>
</context>
<context>
    <name>mk::BookPaper</name>
    <message>
        <source>Not in this book</source>
        <translation>Mida selles raamatus ei ole</translation>
    </message>
    <message>
        <source>The secrets of the tricks</source>
        <translation>Trikkide saladused</translation>
    </message>
    <message>
        <source>Stop here if you want to be amazed: what follows reveals how the tricks are done.</source>
        <translation>Kui tahad, et trikid sind üllataksid, jäta lugemine siin pooleli: edasi on kirjas, kuidas neid tehakse.</translation>
    </message>
    <message>
        <source>*The secret is printed on a sheet of its own, behind everything else.*</source>
        <translation>*Saladus on trükitud eraldi lehele, kõige viimaseks.*</translation>
    </message>
</context>
<context>
    <name>mk::BookPlace</name>
    <message>
        <source>Search the rulebook</source>
        <translation>Otsi raamatust</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sisukord</translation>
    </message>
    <message>
        <source>Pages found</source>
        <translation>Leitud leheküljed</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Mängi</translation>
    </message>
    <message>
        <source>Both languages</source>
        <translation>Mõlemas keeles</translation>
    </message>
    <message>
        <source>Source text</source>
        <translation>Algtekst</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>Midagi ei leitud.</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>This page…</source>
        <translation>See lehekülg…</translation>
    </message>
    <message>
        <source>All pages of “%1”…</source>
        <translation>Kõik leheküljed: „%1“…</translation>
    </message>
    <message>
        <source>The whole book…</source>
        <translation>Terve raamat…</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Reegliraamat</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Salvesta PDF-ina</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-failid (*.pdf)</translation>
    </message>
    <message>
        <source>The pages could not be saved: %1</source>
        <translation>Lehekülgi ei saanud salvestada: %1</translation>
    </message>
    <message numerus="yes">
        <source>Writing %n pages…</source>
        <translation>
            <numerusform>Kirjutan %n lehekülje…</numerusform>
            <numerusform>Kirjutan %n lehekülge…</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Peata</translation>
    </message>
    <message numerus="yes">
        <source>%n sheets are in the file %1.</source>
        <translation>
            <numerusform>%n leht on failis %1.</numerusform>
            <numerusform>%n lehte on failis %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Print this page…</source>
        <translation>Prindi see lehekülg…</translation>
    </message>
    <message numerus="yes">
        <source>The board at true size, %n sheets of %1…</source>
        <translation>
            <numerusform>Laud päris suuruses, %n leht %1…</numerusform>
            <numerusform>Laud päris suuruses, %n lehte %1…</numerusform>
        </translation>
    </message>
    <message>
        <source>An empty score pad…</source>
        <translation>Tühi punktileht…</translation>
    </message>
    <message>
        <source>The board is in the file %1. Print it at full size, not fitted to the page.</source>
        <translation>Laud on failis %1. Prindi see ilma lehele sobitamata, suurusega 100%.</translation>
    </message>
    <message>
        <source>The score pad is in the file %1.</source>
        <translation>Punktileht on failis %1.</translation>
    </message>
    <message>
        <source>In the book</source>
        <translation>Raamatus</translation>
    </message>
</context>
<context>
    <name>mk::BoxModel</name>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n mängija</numerusform>
            <numerusform>%n mängijat</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 players</source>
        <comment>a range such as 2–4</comment>
        <translation>%1 mängijat</translation>
    </message>
    <message>
        <source>Unfinished matches</source>
        <translation>Pooleli partiid</translation>
    </message>
    <message>
        <source>unfinished match</source>
        <translation>pooleli partii</translation>
    </message>
    <message>
        <source>%1 pl.</source>
        <comment>players, short</comment>
        <translation>%1 mäng.</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Leitud mängud</translation>
    </message>
</context>
<context>
    <name>mk::BoxPlace</name>
    <message>
        <source>Find a game</source>
        <translation>Otsi mängu</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Üksi</translation>
    </message>
    <message>
        <source>2 players</source>
        <translation>Kahekesi</translation>
    </message>
    <message>
        <source>3–4</source>
        <translation>3–4</translation>
    </message>
    <message>
        <source>5+</source>
        <translation>5+</translation>
    </message>
    <message>
        <source>3 or 4 players</source>
        <translation>3 või 4 mängijat</translation>
    </message>
    <message>
        <source>5 or more players</source>
        <translation>5 või rohkem mängijat</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Oskus</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Õnn</translation>
    </message>
    <message>
        <source>Hidden hands</source>
        <translation>Peidetud kaardid</translation>
    </message>
    <message>
        <source>Surprise me</source>
        <translation>Üllata mind</translation>
    </message>
    <message>
        <source>Family of games</source>
        <translation>Mängupere</translation>
    </message>
    <message>
        <source>All families</source>
        <translation>Kõik pered</translation>
    </message>
    <message>
        <source>The box is empty: no family plugins were found.</source>
        <translation>Karp on tühi: ühtki mänguperet ei leitud.</translation>
    </message>
    <message>
        <source>No game fits. Widen the filter.</source>
        <translation>Ükski mäng ei sobi. Jäta mõni tingimus ära.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Mängud</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Jätka</translation>
    </message>
    <message>
        <source>Remove this match</source>
        <translation>Kustuta see partii</translation>
    </message>
</context>
<context>
    <name>mk::Characters</name>
    <message>
        <source>Little %1</source>
        <comment>a child&apos;s name</comment>
        <translation>Väike %1</translation>
    </message>
    <message>
        <source>Granny %1</source>
        <comment>a name</comment>
        <translation>Vanaema %1</translation>
    </message>
    <message>
        <source>Sly %1</source>
        <comment>a name</comment>
        <translation>Kaval %1</translation>
    </message>
    <message>
        <source>Master %1</source>
        <comment>a name</comment>
        <translation>Meister %1</translation>
    </message>
    <message>
        <source>Knows the rules and plays on a whim.</source>
        <translation>Tunneb reegleid ja käib nii, nagu tuju on.</translation>
    </message>
    <message>
        <source>Thinks one move ahead and takes what is offered.</source>
        <translation>Mõtleb ühe käigu ette ja võtab, mida pakutakse.</translation>
    </message>
    <message>
        <source>Plays every Sunday and overlooks little.</source>
        <translation>Mängib igal pühapäeval ja vähe jääb tal märkamata.</translation>
    </message>
    <message>
        <source>Waits quietly for your mistake and hardly makes any.</source>
        <translation>Ootab vaikselt sinu viga ja ise peaaegu ei eksi.</translation>
    </message>
    <message>
        <source>Thinks as far as this program can see.</source>
        <translation>Mõtleb nii kaugele, kui see programm näeb.</translation>
    </message>
    <message>
        <source>A separate program on this computer, limited to a rating of %1.</source>
        <translation>Omaette programm selles arvutis, tugevus piiratud %1 punktiga.</translation>
    </message>
    <message>
        <source>A separate program on this computer, at full strength.</source>
        <translation>Omaette programm selles arvutis, täie tugevusega.</translation>
    </message>
</context>
<context>
    <name>mk::ChartView</name>
    <message>
        <source>Charts</source>
        <translation>Joonised</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>tase %1</translation>
    </message>
    <message>
        <source>Nothing to show yet.</source>
        <translation>Veel pole midagi näidata.</translation>
    </message>
    <message>
        <source>Won, drawn, lost, month by month</source>
        <translation>Võidud, viigid ja kaotused kuude kaupa</translation>
    </message>
    <message>
        <source>Against whom</source>
        <translation>Kelle vastu</translation>
    </message>
    <message>
        <source>Against computers</source>
        <translation>Arvuti vastu</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punktid</translation>
    </message>
    <message>
        <source>Points in “%1”</source>
        <translation>Punktid mängus „%1“</translation>
    </message>
    <message>
        <source>won %1, drawn %2, lost %3</source>
        <translation>võite %1, viike %2, kaotusi %3</translation>
    </message>
    <message>
        <source>Month by month</source>
        <translation>Kuude kaupa</translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n partii</numerusform>
            <numerusform>%n partiid</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 points, %2</source>
        <translation>punkte %1, %2</translation>
    </message>
    <message>
        <source>%1 to %2 points, %3</source>
        <translation>punkte %1 kuni %2, %3</translation>
    </message>
    <message>
        <source>%1, among people %2</source>
        <translation>%1, omavahel %2</translation>
    </message>
    <message>
        <source>Won, drawn, lost, played among people, month by month</source>
        <translation>Võidud, viigid, kaotused ja omavahelised partiid kuude kaupa</translation>
    </message>
</context>
<context>
    <name>mk::ClearSign</name>
    <message>
        <source>Clear</source>
        <translation>Tühjenda</translation>
    </message>
</context>
<context>
    <name>mk::ClockBar</name>
    <message>
        <source>Read out the clocks</source>
        <translation>Loe kellad ette</translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n minut</numerusform>
            <numerusform>%n minutit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n sekund</numerusform>
            <numerusform>%n sekundit</numerusform>
        </translation>
    </message>
    <message>
        <source>Time is running out: %1</source>
        <translation>Aega on vähe: %1</translation>
    </message>
</context>
<context>
    <name>mk::CollectionMap</name>
    <message>
        <source>Collection</source>
        <translation>Mängukogu</translation>
    </message>
    <message>
        <source>not tried yet</source>
        <translation>veel proovimata</translation>
    </message>
    <message>
        <source>tried</source>
        <translation>proovitud</translation>
    </message>
    <message>
        <source>won</source>
        <translation>võidetud</translation>
    </message>
    <message>
        <source>mastered</source>
        <translation>selgeks saadud</translation>
    </message>
    <message>
        <source>Tried %1 of %2, won %3, mastered %4. Mastered: a patience that came out, a trick performed, the strongest computer beaten.</source>
        <translation>Proovitud %1 mängu %2-st, võidetud %3, selgeks saadud %4. Selge on pasjanss, mis on välja tulnud, trikk, mis on ette näidatud, ja mäng, milles kõrgeima taseme arvuti on alistatud.</translation>
    </message>
</context>
<context>
    <name>mk::CopiesBox</name>
    <message>
        <source>Copies of the store</source>
        <translation>Andmete koopiad</translation>
    </message>
    <message>
        <source>Bring back what is missing</source>
        <translation>Too kadunud partiid tagasi</translation>
    </message>
    <message>
        <source>Choose matches…</source>
        <translation>Vali partiid…</translation>
    </message>
    <message>
        <source>Copy from which day</source>
        <translation>Mis päeva koopia</translation>
    </message>
    <message>
        <source>On every day it is opened the program makes a copy of all matches. There is none yet.</source>
        <translation>Igal päeval, mil programm avatakse, teeb ta kõigist partiidest koopia. Praegu ei ole veel ühtegi.</translation>
    </message>
    <message>
        <source>The program keeps a copy of all matches for each of the last seven days it was opened. A match that was removed or damaged can be brought back from there.</source>
        <translation>Programm hoiab kõigist partiidest koopiat viimase seitsme päeva kohta, mil teda avati. Kustutatud või rikutud partii saab sealt tagasi tuua.</translation>
    </message>
    <message>
        <source>Nothing is missing: every match in this copy is here.</source>
        <translation>Midagi pole kadunud: kõik selle koopia partiid on olemas.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) are back.</source>
        <translation>
            <numerusform>%n partii on tagasi.</numerusform>
            <numerusform>%n partiid on tagasi.</numerusform>
        </translation>
    </message>
    <message>
        <source>is here</source>
        <translation>on alles</translation>
    </message>
    <message>
        <source>has been played on</source>
        <translation>on edasi mängitud</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>on kadunud</translation>
    </message>
    <message>
        <source>The matches in this copy. One that is still here comes back as a second match beside it.</source>
        <translation>Selle koopia partiid. Partii, mis on alles, tuleb praeguse kõrvale eraldi partiina.</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Too tagasi</translation>
    </message>
</context>
<context>
    <name>mk::DayCalendar</name>
    <message>
        <source>won</source>
        <translation>võidetud</translation>
    </message>
    <message numerus="yes">
        <source>Today&apos;s deal is won. Won this month: %n</source>
        <translation>
            <numerusform>Tänane jagamine on võidetud. Sel kuul võidetud: %n</numerusform>
            <numerusform>Tänane jagamine on võidetud. Sel kuul võidetud: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Won this month: %n</source>
        <translation>
            <numerusform>Sel kuul võidetud: %n</numerusform>
            <numerusform>Sel kuul võidetud: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Daily deals</source>
        <translation>Päevade jagamised</translation>
    </message>
</context>
<context>
    <name>mk::DealMenu</name>
    <message>
        <source>Review of the last deal…</source>
        <translation>Viimase jagamise ülevaade…</translation>
    </message>
    <message>
        <source>The last deal again, seats swapped</source>
        <translation>Viimane jagamine uuesti, kohad vahetatud</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Päeva jagamine</translation>
    </message>
    <message>
        <source>Deal by its number…</source>
        <translation>Jagamine numbri järgi…</translation>
    </message>
    <message>
        <source>Deal by its number</source>
        <translation>Jagamine numbri järgi</translation>
    </message>
    <message>
        <source>The number of the first deal; the same number gives the same cards everywhere:</source>
        <translation>Esimese jagamise number; sama number annab igal pool samad kaardid:</translation>
    </message>
    <message>
        <source>Practise bidding…</source>
        <translation>Harjuta pakkumist…</translation>
    </message>
</context>
<context>
    <name>mk::DealReviewBox</name>
    <message>
        <source>Looking at all four hands…</source>
        <translation>Vaatan kõiki nelja kätt…</translation>
    </message>
    <message>
        <source>Review of the deal</source>
        <translation>Jagamise ülevaade</translation>
    </message>
    <message>
        <source>Tricks each player could take as declarer</source>
        <translation>Tihid, mis igaüks avaldajana saaks</translation>
    </message>
    <message>
        <source>Cards that gave tricks away</source>
        <translation>Kaardid, mis andsid tihi ära</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulge</translation>
    </message>
    <message>
        <source>No card gave a trick away.</source>
        <translation>Ükski kaart ei andnud tihi ära.</translation>
    </message>
    <message>
        <source>Seen with all hands open:</source>
        <translation>Kui kõik käed on lahti, on näha:</translation>
    </message>
    <message>
        <source>Calls the bidding system would have made differently:</source>
        <translation>Pakkumised, mille süsteem oleks teinud teisiti:</translation>
    </message>
</context>
<context>
    <name>mk::Diagram</name>
    <message>
        <source>This picture cannot be drawn: %1</source>
        <translation>Seda pilti ei saa joonistada. %1</translation>
    </message>
</context>
<context>
    <name>mk::EndPanel</name>
    <message numerus="yes">
        <source>%n stars</source>
        <translation>
            <numerusform>%n tärn</numerusform>
            <numerusform>%n tärni</numerusform>
        </translation>
    </message>
    <message>
        <source>You won!</source>
        <translation>Sinu võit!</translation>
    </message>
    <message>
        <source>Not this time.</source>
        <translation>Seekord ei tulnud välja.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Viik</translation>
    </message>
    <message>
        <source>%1 won!</source>
        <translation>%1 võitis!</translation>
    </message>
    <message>
        <source>Winners: %1</source>
        <translation>Võitjad: %1</translation>
    </message>
    <message>
        <source>Score: %1</source>
        <translation>Tulemus: %1</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Uus mäng</translation>
    </message>
    <message>
        <source>Swap seats</source>
        <translation>Vaheta kohad</translation>
    </message>
    <message>
        <source>Back to the box</source>
        <translation>Tagasi karpi</translation>
    </message>
    <message>
        <source>The result is in the records.</source>
        <translation>Tulemus on kirjas.</translation>
    </message>
    <message>
        <source>The match is not finished: the sheet as it stands.</source>
        <translation>Partii ei ole lõppenud: leht on praeguse seisuga.</translation>
    </message>
    <message>
        <source>The page could not be drawn.</source>
        <translation>Lehte ei saanud joonistada.</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Leht</translation>
    </message>
    <message>
        <source>There was nothing to decide in this deal: it does not count.</source>
        <translation>Selles jagamises polnud midagi otsustada: see ei lähe arvesse.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Ülevaade</translation>
    </message>
    <message>
        <source>How the chances went, where the match turned, what would have been better.</source>
        <translation>Kuidas võiduvõimalused muutusid, kus partii pöördus ja mis oleks olnud parem.</translation>
    </message>
    <message>
        <source>On with the evening</source>
        <translation>Jätka mänguõhtut</translation>
    </message>
</context>
<context>
    <name>mk::EveningPlace</name>
    <message>
        <source>Game evening</source>
        <translation>Mänguõhtu</translation>
    </message>
    <message>
        <source>Find a game</source>
        <translation>Otsi mängu</translation>
    </message>
    <message>
        <source>Who is playing? One name per line.</source>
        <translation>Kes mängivad? Iga nimi omal real.</translation>
    </message>
    <message>
        <source>Which games? Tick them, or draw lots.</source>
        <translation>Millised mängud? Märgi need või lase loosil otsustada.</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Paremusjärjestus</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <translation>Loosi mängud</translation>
    </message>
    <message>
        <source>Begin the evening</source>
        <translation>Alusta õhtut</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Prindi…</translation>
    </message>
    <message>
        <source>End the evening</source>
        <translation>Lõpeta õhtu</translation>
    </message>
    <message>
        <source>Two people have the same name: give them different ones.</source>
        <translation>Kahel mängijal on sama nimi: tee neil vahet.</translation>
    </message>
    <message>
        <source>Tick at least one game, or draw lots.</source>
        <translation>Märgi vähemalt üks mäng või loosi mängud.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n games fit in an evening.</source>
        <translation>
            <numerusform>Ühte õhtusse mahub kuni %n mäng.</numerusform>
            <numerusform>Ühte õhtusse mahub kuni %n mängu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Koht</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nimi</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punktid</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Võite</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>points (place)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Play “%1”</source>
        <translation>Mängi: „%1“</translation>
    </message>
    <message>
        <source>Game %1 of %2: %3</source>
        <translation>%1. mäng %2-st: %3</translation>
    </message>
    <message>
        <source>Shared first place: %1 (%2)</source>
        <comment>names, points</comment>
        <translation>Esikohta jagavad %1 (%2)</translation>
    </message>
    <message>
        <source>%1 %2 (%3)</source>
        <comment>place, names, points</comment>
        <translation>%1 %2 (%3)</translation>
    </message>
    <message>
        <source>Points, and in brackets the place</source>
        <translation>Punktid, sulgudes koht</translation>
    </message>
    <message>
        <source>The podium: %1</source>
        <translation>Poodium: %1</translation>
    </message>
    <message>
        <source>How long</source>
        <translation>Kui kaua</translation>
    </message>
    <message>
        <source>however long it takes</source>
        <translation>aega küll</translation>
    </message>
    <message>
        <source>half an hour</source>
        <translation>pool tundi</translation>
    </message>
    <message numerus="yes">
        <source>%n hours</source>
        <translation>
            <numerusform>%n tund</numerusform>
            <numerusform>%n tundi</numerusform>
        </translation>
    </message>
    <message>
        <source>Vote</source>
        <translation>Hääleta</translation>
    </message>
    <message numerus="yes">
        <source>About %n minutes in all</source>
        <translation>
            <numerusform>Kokku umbes %n minut</numerusform>
            <numerusform>Kokku umbes %n minutit</numerusform>
        </translation>
    </message>
    <message>
        <source>No game fits in this time.</source>
        <translation>Selle ajaga ei jõua ühtegi mängu mängida.</translation>
    </message>
    <message>
        <source>That is my vote; next, please</source>
        <translation>Minu hääl on antud; järgmine</translation>
    </message>
    <message>
        <source>That is my vote; count them all</source>
        <translation>Minu hääl on antud; loe kokku</translation>
    </message>
    <message>
        <source>%1, tick the games you would like to play.</source>
        <translation>%1, märgi mängud, mida tahaksid mängida.</translation>
    </message>
    <message>
        <source>Nobody has voted for anything.</source>
        <translation>Keegi ei andnud ühtegi häält.</translation>
    </message>
    <message>
        <source>Several games with one table of standings: every place earns points, and at the end there is a podium and a sheet to print. Whoever sat first sits last in the next game.</source>
        <translation>Mitu mängu ja üks üldseis: iga koht toob punkte, lõpus on poodium ja leht printimiseks. Kes istus esimesena, istub järgmises mängus viimasena.</translation>
    </message>
    <message>
        <source>such as
Mari
Jüri
Grandmother</source>
        <translation>näiteks
Mari
Jüri
Vanaema</translation>
    </message>
    <message numerus="yes">
        <source>Which games? Tick them, or draw lots. For %n people there are:</source>
        <translation>
            <numerusform>Millised mängud? Märgi need või lase loosil otsustada. %n inimesele sobivad:</numerusform>
            <numerusform>Millised mängud? Märgi need või lase loosil otsustada. %n inimesele sobivad:</numerusform>
        </translation>
    </message>
    <message>
        <source>Write down at least two people, one name per line.</source>
        <translation>Kirjuta vähemalt kaks nime, igaüks omal real.</translation>
    </message>
    <message>
        <source>%1 · players: %2</source>
        <translation>%1 · mängijaid: %2</translation>
    </message>
    <message numerus="yes">
        <source>about %n min</source>
        <translation>
            <numerusform>umbes %n min</numerusform>
            <numerusform>umbes %n min</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mk::GameList</name>
    <message>
        <source>Game</source>
        <translation>Mäng</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Mängijad</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Tulemus</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Käigud</translation>
    </message>
    <message>
        <source>Choose a match</source>
        <translation>Vali partii</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ava</translation>
    </message>
</context>
<context>
    <name>mk::GamePage</name>
    <message>
        <source>‹ Box</source>
        <translation>‹ Karp</translation>
    </message>
    <message>
        <source>Back to the box</source>
        <translation>Tagasi karpi</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Mängi</translation>
    </message>
    <message>
        <source>Watch how it is played</source>
        <translation>Vaata, kuidas mängitakse</translation>
    </message>
    <message>
        <source>hidden hands</source>
        <translation>peidetud kaardid</translation>
    </message>
    <message>
        <source>The table at the start of %1</source>
        <translation>Laud mängu alguses: %1</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Ava failist…</translation>
    </message>
    <message>
        <source>Set up a position…</source>
        <translation>Aseta seis…</translation>
    </message>
    <message>
        <source>A match from another program (%1): look through it, or play on.</source>
        <translation>Teise programmi partii (%1): vaata see läbi või mängi edasi.</translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation>Arvuti vastu</translation>
    </message>
    <message>
        <source>Practise bidding…</source>
        <translation>Harjuta pakkumist…</translation>
    </message>
</context>
<context>
    <name>mk::HouseWays</name>
    <message>
        <source>A way of playing needs a name.</source>
        <translation>Mänguviisil peab olema nimi.</translation>
    </message>
    <message numerus="yes">
        <source>A game keeps at most %n ways of playing.</source>
        <translation>
            <numerusform>Mängul saab olla kuni %n mänguviis.</numerusform>
            <numerusform>Mängul saab olla kuni %n mänguviisi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Write a way of playing like this: “%1; Our way; rule=value”.</source>
        <translation>Mänguviis kirjutatakse nii: „%1; Meie moodi; reegel=väärtus“.</translation>
    </message>
    <message>
        <source>This way of playing belongs to another game: %1.</source>
        <translation>See mänguviis kuulub teise mängu juurde: %1.</translation>
    </message>
    <message>
        <source>This game has no house rule “%1”.</source>
        <translation>Sellel mängul ei ole kodureeglit „%1“.</translation>
    </message>
    <message>
        <source>The house rule “%1” cannot be “%2”.</source>
        <translation>Kodureegel „%1“ ei saa olla „%2“.</translation>
    </message>
</context>
<context>
    <name>mk::Import</name>
    <message>
        <source>unfinished</source>
        <translation>pooleli</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>viik</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>%1 võitis</translation>
    </message>
    <message>
        <source>Open a file from another program</source>
        <translation>Ava teise programmi fail</translation>
    </message>
    <message>
        <source>%1 files (*.%2)</source>
        <translation>%1-failid (*.%2)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Kõik failid (*)</translation>
    </message>
    <message>
        <source>No game in the box reads files like %1.</source>
        <translation>Ükski mäng karbis ei loe selliseid faile nagu %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n games. Choose one or several.</source>
        <translation>
            <numerusform>%1: %n partii. Vali see.</numerusform>
            <numerusform>%1: %n partiid. Vali üks või mitu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches have been imported. Finished ones are under Records.</source>
        <translation>
            <numerusform>%n partii on üle võetud.</numerusform>
            <numerusform>%n partiid on üle võetud. Lõpetatud leiad tulemuste juurest.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Loen faili %1…</translation>
    </message>
    <message>
        <source>%1 and %2 won</source>
        <translation>%1 ja %2 võitsid</translation>
    </message>
</context>
<context>
    <name>mk::KeysHelp</name>
    <message>
        <source>letters</source>
        <translation>tähed</translation>
    </message>
    <message>
        <source>find a game by its name or number</source>
        <translation>leia mäng nime või numbri järgi</translation>
    </message>
    <message>
        <source>arrows</source>
        <translation>nooled</translation>
    </message>
    <message>
        <source>move over the tiles</source>
        <translation>liigu mängude vahel</translation>
    </message>
    <message>
        <source>open the game, go on with the match</source>
        <translation>ava mäng või jätka partiid</translation>
    </message>
    <message>
        <source>remove an unfinished match</source>
        <translation>eemalda pooleli partii</translation>
    </message>
    <message>
        <source>show all games again</source>
        <translation>näita jälle kõiki mänge</translation>
    </message>
    <message>
        <source>pick up and put down</source>
        <translation>võta kätte ja pane maha</translation>
    </message>
    <message>
        <source>let go; stop looking back; stop what happens by itself</source>
        <translation>lase lahti; lõpeta tagasivaatamine; peata see, mis ise käib</translation>
    </message>
    <message>
        <source>take back the last step of a move</source>
        <translation>võta käigu viimane samm tagasi</translation>
    </message>
    <message>
        <source>throw: hold to shake, let go to throw</source>
        <translation>viska: hoia all ja raputa, lase lahti ja viska</translation>
    </message>
    <message>
        <source>keep a die or put it back</source>
        <translation>hoia täring alles või pane tagasi</translation>
    </message>
    <message>
        <source>take back</source>
        <translation>võta tagasi</translation>
    </message>
    <message>
        <source>play again what was taken back</source>
        <translation>tee tagasi võetu uuesti</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>vihje</translation>
    </message>
    <message>
        <source>pause: the table is covered</source>
        <translation>paus: laud on kaetud</translation>
    </message>
    <message>
        <source>new match with the same people</source>
        <translation>uus partii samade mängijatega</translation>
    </message>
    <message>
        <source>the rest of a turn in which there is nothing to decide</source>
        <translation>korra lõpp, kui midagi ei ole otsustada</translation>
    </message>
    <message>
        <source>a whole round in which there is nothing to decide</source>
        <translation>terve voor, kui midagi ei ole otsustada</translation>
    </message>
    <message>
        <source>the next step</source>
        <translation>järgmine samm</translation>
    </message>
    <message>
        <source>a step back</source>
        <translation>samm tagasi</translation>
    </message>
    <message>
        <source>search the rulebook</source>
        <translation>otsi reeglitest</translation>
    </message>
    <message>
        <source>open the first page found</source>
        <translation>ava esimene leitud lehekülg</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>seaded</translation>
    </message>
    <message>
        <source>full screen, and back</source>
        <translation>täisekraan ja tagasi</translation>
    </message>
    <message>
        <source>these keys</source>
        <translation>need klahvid</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Klahvid</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Siin</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Kõikjal</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>Selge</translation>
    </message>
    <message>
        <source>larger text, smaller text, the usual size</source>
        <translation>suurem kiri, väiksem kiri, tavaline suurus</translation>
    </message>
    <message>
        <source>sort the hand: by suit, by rank, as the game keeps it</source>
        <translation>sorteeri käsi: masti järgi, tugevuse järgi, mängu järgi</translation>
    </message>
    <message>
        <source>move the card within the hand</source>
        <translation>nihuta kaarti oma käes</translation>
    </message>
    <message>
        <source>the box, the table, the book, the records, the profiles, the game evening</source>
        <translation>karp, laud, raamat, tulemused, profiilid, mänguõhtu</translation>
    </message>
    <message>
        <source>play, and pause</source>
        <translation>mängi ja peata</translation>
    </message>
    <message>
        <source>faster, slower</source>
        <translation>kiiremini, aeglasemalt</translation>
    </message>
    <message>
        <source>close the lesson</source>
        <translation>sulge õppetund</translation>
    </message>
    <message>
        <source>turn the board</source>
        <translation>pööra laud ümber</translation>
    </message>
    <message>
        <source>right button</source>
        <translation>parem hiirenupp</translation>
    </message>
    <message>
        <source>on a board: a ring, or an arrow when dragged; again removes it</source>
        <translation>laual: ring, lohistades nool; teine kord võtab ära</translation>
    </message>
    <message>
        <source>say how much time the clocks show</source>
        <translation>loe ette, kui palju kellad näitavad</translation>
    </message>
    <message>
        <source>move over the table; among cards to those that can be touched</source>
        <translation>liigu laual; kaartide seas nende juurde, mida saab puudutada</translation>
    </message>
    <message>
        <source>Shift and arrows</source>
        <translation>Shift ja nooled</translation>
    </message>
    <message>
        <source>move over everything that lies there</source>
        <translation>liigu üle kõige, mis laual on</translation>
    </message>
    <message>
        <source>to the next part of the table where something can be done, and to the buttons</source>
        <translation>laua järgmise osa juurde, kus saab midagi teha, ja nuppude juurde</translation>
    </message>
</context>
<context>
    <name>mk::Lesson</name>
    <message>
        <source>There is no lesson for this game yet.</source>
        <translation>Selle mängu õppetundi veel ei ole.</translation>
    </message>
</context>
<context>
    <name>mk::LessonBar</name>
    <message>
        <source>Back</source>
        <translation>Tagasi</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Edasi</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulge</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>step of a lesson</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Peata</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Mängi</translation>
    </message>
    <message>
        <source>Speed %1</source>
        <translation>Kiirus %1</translation>
    </message>
    <message>
        <source>How fast it goes on by itself</source>
        <translation>Kui kiiresti see ise edasi läheb</translation>
    </message>
    <message>
        <source>Try it yourself from here</source>
        <translation>Proovi siit ise</translation>
    </message>
    <message>
        <source>You take over from the player whose turn it is. This match is not kept.</source>
        <translation>Sina jätkad selle eest, kelle kord on. Sellest partiist ei jää midagi alles.</translation>
    </message>
</context>
<context>
    <name>mk::MatchArchive</name>
    <message>
        <source>Game, player, result or day</source>
        <translation>Mäng, mängija, tulemus või päev</translation>
    </message>
    <message>
        <source>Search the finished matches</source>
        <translation>Otsi lõpetatud partiisid</translation>
    </message>
    <message>
        <source>Look through</source>
        <translation>Vaata läbi</translation>
    </message>
    <message>
        <source>Finished matches, latest first</source>
        <translation>Lõpetatud partiid, viimane ees</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Mäng</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Mängijad</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Tulemus</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Käigud</translation>
    </message>
    <message>
        <source>Nothing has been finished yet.</source>
        <translation>Veel pole ühtegi partiid lõpetatud.</translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n partii</numerusform>
            <numerusform>%n partiid</numerusform>
        </translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Ülevaade</translation>
    </message>
    <message>
        <source>How the chances went, where the match turned, what would have been better.</source>
        <translation>Kuidas võiduvõimalused muutusid, kus partii pöördus ja mis oleks olnud parem.</translation>
    </message>
</context>
<context>
    <name>mk::OpponentsBar</name>
    <message>
        <source>%1 is thinking…</source>
        <translation>%1 mõtleb…</translation>
    </message>
</context>
<context>
    <name>mk::PageView</name>
    <message>
        <source>The rulebook has no page about this game yet.</source>
        <translation>Selle mängu kohta ei ole raamatus veel lehekülge.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Näita</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Peida</translation>
    </message>
</context>
<context>
    <name>mk::PodiumView</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkti</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mk::PositionDialog</name>
    <message>
        <source>Set up a position</source>
        <translation>Aseta seis</translation>
    </message>
    <message>
        <source>Type or paste a position as this game writes it. This is its start:</source>
        <translation>Kirjuta või kleebi seis nii, nagu see mäng seda kirja paneb. Algseis on selline:</translation>
    </message>
    <message>
        <source>Type or paste a position: %1, or as this game writes it. This is its start:</source>
        <translation>Kirjuta või kleebi seis: %1 või nii, nagu see mäng seda kirja paneb. Algseis on selline:</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Seis</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Mängi siit edasi</translation>
    </message>
    <message>
        <source>Drag the pieces; let go beside the board to take one off. By keyboard: arrows, then the letter of a piece (%1), Delete to take it off.</source>
        <translation>Lohista nuppe; laua kõrval lahti lastud nupp on laualt ära. Klaviatuuriga: nooled, siis nupu täht (%1), Delete võtab ära.</translation>
    </message>
</context>
<context>
    <name>mk::PracticeBar</name>
    <message>
        <source>The search was stopped.</source>
        <translation>Otsimine peatatud.</translation>
    </message>
    <message numerus="yes">
        <source>Looking for a winnable deal: %n tried</source>
        <translation>
            <numerusform>Otsin jagamist, mida saab võita: proovitud %n</numerusform>
            <numerusform>Otsin jagamist, mida saab võita: proovitud %n</numerusform>
        </translation>
    </message>
    <message>
        <source>No winnable deal was found. Try another number.</source>
        <translation>Võidetavat jagamist ei leidunud. Proovi teist numbrit.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Jagamine</translation>
    </message>
    <message>
        <source>Number of the deal</source>
        <translation>Jagamise number</translation>
    </message>
    <message>
        <source>Type a number and press Enter to play that deal; give the number to somebody else and you play the same one.</source>
        <translation>Kirjuta number ja vajuta Enter, siis saad just selle jagamise. Sama numbriga saab ka sõber sama jagamise.</translation>
    </message>
    <message>
        <source>New deal</source>
        <translation>Uus jagamine</translation>
    </message>
    <message>
        <source>Only winnable</source>
        <translation>Ainult võidetavad</translation>
    </message>
    <message>
        <source>Deals are tried in the background until one is proved winnable.</source>
        <translation>Jagamisi proovitakse taustal, kuni leidub kindlalt võidetav.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Peata</translation>
    </message>
    <message>
        <source>Looking for a winnable deal…</source>
        <translation>Otsin jagamist, mida saab võita…</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Mõtlen…</translation>
    </message>
    <message>
        <source>This deal can still be won.</source>
        <translation>Selle jagamise saab veel võita.</translation>
    </message>
    <message>
        <source>This deal can no longer be won.</source>
        <translation>Seda jagamist enam võita ei saa.</translation>
    </message>
    <message>
        <source>Whether it can be won is not known.</source>
        <translation>Kas seda võita saab, ei ole teada.</translation>
    </message>
    <message>
        <source>Send the rest home</source>
        <translation>Pane ülejäänu koju</translation>
    </message>
    <message>
        <source>Every card left goes home by itself; there is nothing more to decide.</source>
        <translation>Kõik ülejäänud kaardid lähevad ise koju, otsustada ei ole enam midagi.</translation>
    </message>
    <message>
        <source>Looking for the move that threw it away…</source>
        <translation>Otsin käiku, millega võit käest anti…</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Päeva jagamine</translation>
    </message>
    <message>
        <source>Every day has a deal, the same for everybody; the calendar shows the days you have won.</source>
        <translation>Igal päeval on oma jagamine, kõigile sama; kalender näitab päevi, mille oled võitnud.</translation>
    </message>
    <message>
        <source>Which move lost it?</source>
        <translation>Milline käik maksis võidu?</translation>
    </message>
    <message>
        <source>Finds the move after which the deal could no longer be won, and shows the position before it.</source>
        <translation>Leiab käigu, pärast mida ei saanud seda jagamist enam võita, ja näitab seisu enne seda.</translation>
    </message>
    <message>
        <source>No move is to blame: this deal could not be won.</source>
        <translation>Ükski käik pole süüdi: seda jagamist ei saanud võita.</translation>
    </message>
    <message>
        <source>Whether this deal could be won is not known.</source>
        <translation>Pole teada, kas seda jagamist sai võita.</translation>
    </message>
    <message>
        <source>No move is to blame: it could still be won at the end.</source>
        <translation>Ükski käik pole süüdi: võita sai lõpuni.</translation>
    </message>
    <message>
        <source>Here it could still be won; move %1 threw it away: %2</source>
        <translation>Siin sai veel võita; võidu andis käest %1. käik: %2</translation>
    </message>
    <message>
        <source>Move %1 or one soon after it threw it away: %2</source>
        <translation>Võidu andis käest %1. käik või mõni kohe pärast seda: %2</translation>
    </message>
    <message>
        <source>Deals are numbered from 0 to %1.</source>
        <translation>Jagamistel on numbrid 0 kuni %1.</translation>
    </message>
    <message>
        <source>This deal is won.</source>
        <translation>See jagamine on võidetud.</translation>
    </message>
    <message>
        <source>This deal can be won.</source>
        <translation>Selle jagamise saab võita.</translation>
    </message>
    <message>
        <source>This deal cannot be won.</source>
        <translation>Seda jagamist võita ei saa.</translation>
    </message>
</context>
<context>
    <name>mk::Presenter</name>
    <message>
        <source>%1: how it is played</source>
        <translation>%1: kuidas mängitakse</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Mõtlen…</translation>
    </message>
    <message>
        <source>There is no hint for this position.</source>
        <translation>Selle seisu jaoks vihjet ei ole.</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>Vihje: %1</translation>
    </message>
    <message>
        <source>Scores: %1</source>
        <translation>Punktid: %1</translation>
    </message>
    <message>
        <source>Your hand is sorted by suit.</source>
        <translation>Sinu kaardid on masti järgi.</translation>
    </message>
    <message>
        <source>Your hand is sorted by rank.</source>
        <translation>Sinu kaardid on tugevuse järgi.</translation>
    </message>
    <message>
        <source>Your hand lies as the game keeps it.</source>
        <translation>Sinu kaardid on mängu järgi.</translation>
    </message>
    <message>
        <source>Your hand lies as you laid it.</source>
        <translation>Sinu kaardid on nii, nagu ise seadsid.</translation>
    </message>
    <message>
        <source>So far</source>
        <translation>Seni</translation>
    </message>
    <message>
        <source>Since your last look</source>
        <translation>Vahepeal juhtus</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more before that</source>
        <translation>
            <numerusform>… ja enne seda veel %n</numerusform>
            <numerusform>… ja enne seda veel %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Luck decides here: no move is known to be better than another.</source>
        <translation>Siin otsustab õnn: ükski käik pole teadaolevalt teisest parem.</translation>
    </message>
    <message>
        <source>Hint: look at the buttons. Ask again to see which one.</source>
        <translation>Vihje: vaata nuppe. Järgmine vihje näitab, millist.</translation>
    </message>
    <message>
        <source>Hint: look here: %1. Ask again to see the move.</source>
        <translation>Vihje: vaata siia: %1. Järgmine vihje näitab käiku.</translation>
    </message>
    <message>
        <source>It wins the match.</source>
        <translation>See võidab partii.</translation>
    </message>
    <message numerus="yes">
        <source>It takes %n men.</source>
        <translation>
            <numerusform>See lööb %n nupu.</numerusform>
            <numerusform>See lööb %n nuppu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It earns %n points.</source>
        <translation>
            <numerusform>See toob %n punkti.</numerusform>
            <numerusform>See toob %n punkti.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is the only move.</source>
        <translation>See on ainus käik.</translation>
    </message>
    <message>
        <source>The deal can still be won, and this is the way to begin.</source>
        <translation>Pasjanssi saab veel võita ja võit algab siit.</translation>
    </message>
    <message>
        <source>Experienced players do this; how it ends is not known.</source>
        <translation>Nii teevad kogenud mängijad; kuidas see lõpeb, pole teada.</translation>
    </message>
    <message>
        <source>It wins, whatever the answer.</source>
        <translation>See võidab, mida ka ei vastataks.</translation>
    </message>
    <message>
        <source>Against best play every move loses; this one holds out longest.</source>
        <translation>Parima mängu vastu kaotavad kõik käigud; see peab kõige kauem vastu.</translation>
    </message>
    <message>
        <source>Chance of winning %1; %2 is about as good.</source>
        <translation>Võiduvõimalus on %1; umbes sama hea on: %2.</translation>
    </message>
    <message>
        <source>Chance of winning %1; the next best, %2, has %3.</source>
        <translation>Võiduvõimalus on %1; paremuselt järgmisel (%2) on see %3.</translation>
    </message>
    <message>
        <source>Chance of winning %1; the next best, %2, has at most %3.</source>
        <translation>Võiduvõimalus on %1; paremuselt järgmisel (%2) on see kõige rohkem %3.</translation>
    </message>
    <message>
        <source>%1: are you sure? It lowers your chance of winning from %2 to %3.</source>
        <translation>%1: kas oled kindel? Sellega langeb sinu võiduvõimalus: enne %2, pärast %3.</translation>
    </message>
    <message>
        <source>Choose freely; only answers have to be true.</source>
        <translation>Vali vabalt; ainult vastused olgu õiged.</translation>
    </message>
    <message>
        <source>So the trick succeeds.</source>
        <translation>Nii trikk õnnestub.</translation>
    </message>
    <message>
        <source>turn a card there: %1</source>
        <translation>pööra sealt kaart: %1</translation>
    </message>
    <message>
        <source>No move is known to be better than another here.</source>
        <translation>Teadaolevalt pole siin ükski käik teisest parem.</translation>
    </message>
</context>
<context>
    <name>mk::ProfilesPlace</name>
    <message>
        <source>Profiles</source>
        <translation>Profiilid</translation>
    </message>
    <message>
        <source>Everybody in the house can have a profile: it keeps that person&apos;s records.</source>
        <translation>Igal pereliikmel võib olla oma profiil: selle alla kogunevad tema tulemused.</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>Uus nimi</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nimi</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Lisa</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvesta</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Kustuta</translation>
    </message>
    <message>
        <source>red</source>
        <translation>punane</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>sinine</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>kollane</translation>
    </message>
    <message>
        <source>green</source>
        <translation>roheline</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>lilla</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>oranž</translation>
    </message>
    <message>
        <source>teal</source>
        <translation>sinakasroheline</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>pruun</translation>
    </message>
    <message>
        <source>Names typed at the table. Touch one to make a profile with all its matches:</source>
        <translation>Laua ääres kirjutatud nimed. Ühe puudutusega saab nimest profiil koos kõigi tema partiidega:</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n matches</source>
        <translation>
            <numerusform>%1 · %n partii</numerusform>
            <numerusform>%1 · %n partiid</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n earlier matches now belong to %1.</source>
        <translation>
            <numerusform>%n varasem partii kuulub nüüd profiilile %1.</numerusform>
            <numerusform>%n varasemat partiid kuulub nüüd profiilile %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mk::ProgramOptions</name>
    <message>
        <source>mangukast needs a screen: neither DISPLAY nor WAYLAND_DISPLAY is set.</source>
        <translation>mangukast vajab ekraani: ei DISPLAY ega WAYLAND_DISPLAY ole määratud.</translation>
    </message>
    <message>
        <source>Mängukast: a box of family games.</source>
        <translation>Mängukast: karbitäis peremänge.</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation>Näita seda abi.</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>Näita versiooni.</translation>
    </message>
    <message>
        <source>Keep matches and settings in this folder.</source>
        <translation>Hoia partiisid ja seadeid selles kaustas.</translation>
    </message>
    <message>
        <source>Take family plugins from this folder.</source>
        <translation>Võta mänguperede lisamoodulid sellest kaustast.</translation>
    </message>
    <message>
        <source>Open this game: its booklet number or short name.</source>
        <translation>Ava see mäng: number vihikus või lühinimi.</translation>
    </message>
    <message>
        <source>Language of the program: et or en.</source>
        <translation>Programmi keel: et või en.</translation>
    </message>
    <message>
        <source>Theme: klassika, oo or kontrast.</source>
        <translation>Kujundus: klassika, oo või kontrast.</translation>
    </message>
    <message>
        <source>Draw the window into this PNG and exit.</source>
        <translation>Joonista aken sellesse PNG-faili ja lõpeta.</translation>
    </message>
    <message>
        <source>Place to draw: box, table, book, records, game, lesson, settings, profiles or evening.</source>
        <translation>Koht, mida joonistada: box (karp), table (laud), book (raamat), records (tulemused), game (mängu leht), lesson (õppetund), settings (seaded), profiles (profiilid) või evening (mänguõhtu).</translation>
    </message>
    <message>
        <source>Size of the drawing, such as 1280x800.</source>
        <translation>Joonise suurus, näiteks 1280x800.</translation>
    </message>
    <message>
        <source>Seed of the match that is drawn.</source>
        <translation>Joonistatava partii juhuarvude seeme.</translation>
    </message>
    <message>
        <source>Number of players of the match that is drawn.</source>
        <translation>Joonistatava partii mängijate arv.</translation>
    </message>
    <message>
        <source>Step of the lesson that is drawn.</source>
        <translation>Joonistatava õppetunni samm.</translation>
    </message>
    <message>
        <source>House rule of the match that is drawn, key=value.</source>
        <translation>Joonistatava partii kodureegel kujul nimi=väärtus.</translation>
    </message>
    <message>
        <source>Moves to play first, separated by spaces or semicolons.</source>
        <translation>Käigud, mis enne tehakse, tühikute või semikoolonitega eraldatud.</translation>
    </message>
    <message>
        <source>The match that is drawn is played on the score pad.</source>
        <translation>Joonistatav partii on punktilehel.</translation>
    </message>
    <message>
        <source>Write the score sheet of the match into this PDF file and exit.</source>
        <translation>Kirjuta partii punktileht sellesse PDF-faili ja lõpeta.</translation>
    </message>
    <message>
        <source>Write the rulebook, or with --game one of its pages, into this PDF file and exit.</source>
        <translation>Kirjuta reegliraamat või koos võtmega --game selle mängu leht sellesse PDF-faili ja lõpeta.</translation>
    </message>
    <message>
        <source>Continue the last unfinished match.</source>
        <translation>Jätka viimast pooleli jäänud partiid.</translation>
    </message>
    <message>
        <source>A file with the log to play first, an event a line.</source>
        <translation>Fail logiga, mis enne läbi mängitakse, üks sündmus real.</translation>
    </message>
    <message>
        <source>A match to open: PGN, PDN, PBN, .mat.</source>
        <translation>Avatav partii: PGN, PDN, PBN, .mat.</translation>
    </message>
    <message>
        <source>Unexpected argument: %1</source>
        <translation>Liigne argument: %1</translation>
    </message>
    <message>
        <source>--seed needs a number.</source>
        <translation>--seed tahab arvu.</translation>
    </message>
    <message>
        <source>--seats needs a number.</source>
        <translation>--seats tahab arvu.</translation>
    </message>
    <message>
        <source>--step needs a number.</source>
        <translation>--step tahab arvu.</translation>
    </message>
    <message>
        <source>--size needs width and height in pixels, such as 1280x800 (at least 320x240).</source>
        <translation>--size tahab laiust ja kõrgust pikslites, näiteks 1280x800 (vähemalt 320x240).</translation>
    </message>
    <message>
        <source>--place can be box, table, book, records, game, lesson, settings, profiles or evening.</source>
        <translation>--place tahab ühte neist: box, table, book, records, game, lesson, settings, profiles või evening.</translation>
    </message>
    <message>
        <source>--lang can be et or en.</source>
        <translation>--lang tahab et või en.</translation>
    </message>
    <message>
        <source>--theme can be klassika, oo or kontrast.</source>
        <translation>--theme tahab klassika, oo või kontrast.</translation>
    </message>
    <message>
        <source>There is no game “%1”.</source>
        <translation>Mängu „%1“ ei ole.</translation>
    </message>
    <message>
        <source>--place game needs --game ID.</source>
        <translation>--place game tahab juurde mängu: --game ID.</translation>
    </message>
    <message>
        <source>--place lesson needs --game ID.</source>
        <translation>--place lesson tahab juurde mängu: --game ID.</translation>
    </message>
    <message>
        <source>--sheet needs --game ID, a game with a score sheet.</source>
        <translation>--sheet tahab juurde punktilehega mängu: --game ID.</translation>
    </message>
    <message>
        <source>Line %1 of the log, “%2”, does not fit: %3</source>
        <translation>Logi rida %1, „%2“, ei sobi: %3</translation>
    </message>
    <message>
        <source>--%1 and --%2 cannot be had together.</source>
        <translation>Võtmed --%1 ja --%2 ei käi koos.</translation>
    </message>
    <message>
        <source>--%1 is only for --screenshot and --sheet.</source>
        <translation>Võti --%1 käib ainult koos võtmega --screenshot või --sheet.</translation>
    </message>
</context>
<context>
    <name>mk::RecordsPlace</name>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 t %2 min</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 min %2 s</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Tulemused</translation>
    </message>
    <message>
        <source>Whose</source>
        <translation>Kelle</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Kelle vastu</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Salvesta CSV-failina…</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Mäng</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Mängitud</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Võite</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Viike</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Parim</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Võite järjest</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>Pikim jada</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Aeg</translation>
    </message>
    <message>
        <source>Whose records</source>
        <translation>Kelle tulemused</translation>
    </message>
    <message>
        <source>Against whom</source>
        <translation>Kelle vastu</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Kõik</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>ei kellegi</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkti</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has been finished yet. Play a match to its end and it appears here.</source>
        <translation>Ükski partii ei ole veel lõpuni mängitud. Mängi üks lõpuni ja see ilmub siia.</translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n partii</numerusform>
            <numerusform>%n partiid</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(%n drawn)</source>
        <translation>
            <numerusform>(%n jäi viiki)</numerusform>
            <numerusform>(%n jäi viiki)</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the records</source>
        <translation>Salvesta tulemused</translation>
    </message>
    <message>
        <source>records.csv</source>
        <translation>tulemused.csv</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSV-failid (*.csv)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Salvestatud: %1</translation>
    </message>
    <message>
        <source>Points in</source>
        <translation>Punktid mängus</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Mängud</translation>
    </message>
    <message>
        <source>Finished matches</source>
        <translation>Lõpetatud partiid</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Joonised</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Mängukogu</translation>
    </message>
    <message>
        <source>Points in which game</source>
        <translation>Millise mängu punktid</translation>
    </message>
    <message>
        <source>The matches are being read…</source>
        <translation>Partiisid loetakse…</translation>
    </message>
    <message numerus="yes">
        <source>%n stars</source>
        <translation>
            <numerusform>%n tärn</numerusform>
            <numerusform>%n tärni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n käik</numerusform>
            <numerusform>%n käiku</numerusform>
        </translation>
    </message>
    <message>
        <source>A match among people is won by one of them: for everybody together it is played, not won.</source>
        <translation>Omavahelise partii võidab keegi mängijatest: kõigi peale kokku on see mängitud, mitte võidetud.</translation>
    </message>
</context>
<context>
    <name>mk::ReviewCurve</name>
    <message>
        <source>Curve of the chances of winning</source>
        <translation>Võiduvõimaluste kõver</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 wins ↑</source>
        <translation>%1 võidab ↑</translation>
    </message>
    <message>
        <source>%1 wins ↓</source>
        <translation>%1 võidab ↓</translation>
    </message>
</context>
<context>
    <name>mk::ReviewDialog</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Show on the table</source>
        <translation>Näita laual</translation>
    </message>
    <message>
        <source>Review: %1</source>
        <translation>Ülevaade: %1</translation>
    </message>
    <message>
        <source>The match is being looked through…</source>
        <translation>Partiid vaadatakse läbi…</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Pöördepunktid</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulge</translation>
    </message>
    <message>
        <source>Chance of winning %1.</source>
        <translation>Võiduvõimalus %1.</translation>
    </message>
    <message>
        <source>Chance of winning %1 → %2.</source>
        <translation>Võiduvõimalus %1 → %2.</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <translation>Parem: %1</translation>
    </message>
    <message>
        <source>Chances lost by one&apos;s own moves, added up: %1.</source>
        <translation>Oma käikudega kaotatud võiduvõimalusi kokku: %1.</translation>
    </message>
    <message>
        <source>The dice favoured nobody.</source>
        <translation>Täringud ei soosinud kedagi.</translation>
    </message>
    <message>
        <source>The dice favoured %1 by %2.</source>
        <translation>Täringud soosisid: %1, %2.</translation>
    </message>
    <message>
        <source>No move in this match threw much away.</source>
        <translation>Ükski selle partii käik ei andnud palju ära.</translation>
    </message>
</context>
<context>
    <name>mk::Secret</name>
    <message>
        <source>Open the cover and read the secret</source>
        <translation>Ava kate ja loe saladust</translation>
    </message>
    <message>
        <source>The secret can be read once the trick has been performed to the end.</source>
        <translation>Saladust saab lugeda siis, kui trikk on lõpuni tehtud.</translation>
    </message>
    <message>
        <source>By the house rule “The secret” nobody may read it. The rule can be changed on the trick&apos;s page.</source>
        <translation>Kodureegel „Triki saladus“ ei luba seda kellelgi lugeda. Reeglit saab muuta triki lehel.</translation>
    </message>
    <message>
        <source>The secret is hidden. It can be shown in the settings.</source>
        <translation>Saladus on peidetud. Seadetes saab selle nähtavaks teha.</translation>
    </message>
</context>
<context>
    <name>mk::Session</name>
    <message>
        <source>Player %1</source>
        <translation>%1. mängija</translation>
    </message>
    <message>
        <source>This match is no longer in the store.</source>
        <translation>Seda partiid enam ei ole.</translation>
    </message>
    <message>
        <source>The game “%1” of this match is not in the box: its plugin is missing.</source>
        <translation>Selle partii mängu „%1“ ei ole karbis: mängupere lisamoodul puudub.</translation>
    </message>
    <message>
        <source>This match cannot be resumed: %1</source>
        <translation>Seda partiid ei saa jätkata: %1</translation>
    </message>
    <message>
        <source>This match is no longer being kept: it goes on without the store.</source>
        <translation>Seda partiid enam ei salvestata. Mäng läheb edasi, aga programmi sulgedes jääb see pooleli sealt, kus viimati salvestati.</translation>
    </message>
    <message>
        <source>%1: throw on the table, then type the dice as they lie</source>
        <translation>%1: viska lauale ja kirjuta, kuidas täringud lõpuks jäid</translation>
    </message>
    <message>
        <source>%1: choose the box for this throw</source>
        <translation>%1: vali viskele lahter</translation>
    </message>
    <message>
        <source>This match has been played on in another window. What was played here is kept as a separate match.</source>
        <translation>Seda partiid on teises aknas edasi mängitud. Siin mängitu on alles eraldi partiina.</translation>
    </message>
    <message>
        <source>The match is saved again, with everything played in the meantime.</source>
        <translation>Partii on jälle salvestatud koos kõigega, mis vahepeal mängiti.</translation>
    </message>
    <message>
        <source>The match cannot be saved just now. It goes on, and the program keeps trying to save it.</source>
        <translation>Partiid ei saa praegu salvestada. Mäng läheb edasi ja salvestamist proovitakse aina uuesti.</translation>
    </message>
    <message>
        <source>%1 plays on in its place.</source>
        <translation>Selle asemel mängib edasi %1.</translation>
    </message>
</context>
<context>
    <name>mk::SettingsPlace</name>
    <message>
        <source>Settings</source>
        <translation>Seaded</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Keel</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Kujundus</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kaardid</translation>
    </message>
    <message>
        <source>Quick dice: throws happen by themselves, without shaking</source>
        <translation>Kiired täringud: veerevad ise, raputada pole vaja</translation>
    </message>
    <message>
        <source>Four-colour cards: every suit has its own colour</source>
        <translation>Neljavärvilised kaardid: igal mastil oma värv</translation>
    </message>
    <message>
        <source>The board turns to face the player to move</source>
        <translation>Laud pöördub selle poole, kelle kord on</translation>
    </message>
    <message>
        <source>Show the clock</source>
        <translation>Näita kella</translation>
    </message>
    <message>
        <source>Show the score of a patience</source>
        <translation>Näita pasjansi punkte</translation>
    </message>
    <message>
        <source>Patiences: only deals that can be won</source>
        <translation>Pasjansid: ainult jagamised, mida saab võita</translation>
    </message>
    <message>
        <source>Show the secrets of card tricks in the rulebook</source>
        <translation>Näita raamatus kaarditrikkide saladusi</translation>
    </message>
    <message>
        <source>Source texts</source>
        <translation>Algtekstid</translation>
    </message>
    <message>
        <source>Load the text of the booklet or of another rule book (a plain text or Markdown file): it is kept on this computer, can be searched and is shown beside our own pages.</source>
        <translation>Laadi vihiku või mõne muu reegliraamatu tekst (tavaline tekstifail või Markdown): see jääb sellesse arvutisse, sellest saab otsida ja seda näidatakse meie lehekülgede kõrval.</translation>
    </message>
    <message>
        <source>Load a text…</source>
        <translation>Laadi tekst…</translation>
    </message>
    <message>
        <source>Forget the loaded texts</source>
        <translation>Unusta laaditud tekstid</translation>
    </message>
    <message>
        <source>Our own</source>
        <translation>Meie oma</translation>
    </message>
    <message numerus="yes">
        <source>%n texts are loaded.</source>
        <translation>
            <numerusform>Laaditud on %n tekst.</numerusform>
            <numerusform>Laaditud on %n teksti.</numerusform>
        </translation>
    </message>
    <message>
        <source>Load a text</source>
        <translation>Laadi tekst</translation>
    </message>
    <message>
        <source>Texts (*.txt *.md);;All files (*)</source>
        <translation>Tekstid (*.txt *.md);;Kõik failid (*)</translation>
    </message>
    <message numerus="yes">
        <source>%n games have their text now.</source>
        <translation>
            <numerusform>Teksti sai %n mäng.</numerusform>
            <numerusform>Teksti sai %n mängu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Without a text: %1</source>
        <translation>Tekstita jäid: %1</translation>
    </message>
    <message>
        <source>Printed under another name: %1</source>
        <translation>Trükis on teine nimi: %1</translation>
    </message>
    <message>
        <source>One key plays a whole turn in which there is nothing to decide</source>
        <translation>Kogu käik ühe vajutusega, kui selles pole midagi otsustada</translation>
    </message>
    <message>
        <source>Movement on the table</source>
        <translation>Liikumine laual</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>aeglane</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>tavaline</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>kiire</translation>
    </message>
    <message>
        <source>nothing moves</source>
        <translation>miski ei liigu</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Loen faili %1…</translation>
    </message>
    <message>
        <source>Size of the text</source>
        <translation>Kirja suurus</translation>
    </message>
    <message>
        <source>as on the desktop</source>
        <translation>nagu töölaual</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>A win is celebrated</source>
        <translation>Võitu tähistatakse</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Helid</translation>
    </message>
    <message>
        <source>Backs of our own cards</source>
        <translation>Oma kaartide tagaküljed</translation>
    </message>
    <message>
        <source>star</source>
        <translation>täht</translation>
    </message>
    <message>
        <source>rings</source>
        <translation>rõngad</translation>
    </message>
    <message>
        <source>lozenges</source>
        <translation>rombid</translation>
    </message>
    <message>
        <source>sun</source>
        <translation>päike</translation>
    </message>
    <message>
        <source>Back of the cards: %1</source>
        <translation>Kaartide tagakülg: %1</translation>
    </message>
    <message>
        <source>Large pieces: men fill their squares</source>
        <translation>Suured nupud: nupp täidab oma ruudu</translation>
    </message>
    <message>
        <source>Language of the text</source>
        <translation>Teksti keel</translation>
    </message>
    <message>
        <source>found from the text</source>
        <translation>selgub tekstist</translation>
    </message>
    <message>
        <source>Language: %1.</source>
        <translation>Keel: %1.</translation>
    </message>
    <message>
        <source>Surface of the table</source>
        <translation>Laua pind</translation>
    </message>
    <message>
        <source>Surface of the table: %1</source>
        <translation>Laua pind: %1</translation>
    </message>
</context>
<context>
    <name>mk::SetupForm</name>
    <message>
        <source>Players</source>
        <translation>Mängijad</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Mängija</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Mitu</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>%1. mängija nimi</translation>
    </message>
    <message>
        <source>person</source>
        <translation>inimene</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>arvuti</translation>
    </message>
    <message>
        <source>Person or computer, player %1</source>
        <translation>Inimene või arvuti, %1. mängija</translation>
    </message>
    <message>
        <source>any</source>
        <translation>suvaline</translation>
    </message>
    <message>
        <source>Number of the deal</source>
        <translation>Jagamise number</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Jagamine</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Kodureeglid</translation>
    </message>
    <message>
        <source>Real dice and cards</source>
        <translation>Päris täringud ja kaardid</translation>
    </message>
    <message>
        <source>Throw your own dice and deal your own cards at the table, and tell the program what they show.</source>
        <translation>Viska laual oma täringuid ja jaga oma kaarte ning ütle programmile, mis tuli.</translation>
    </message>
    <message>
        <source>Score pad: throw real dice</source>
        <translation>Punktileht: viska päris täringutega</translation>
    </message>
    <message>
        <source>The program keeps the score sheet: type the dice as they lie at the end of the turn and choose the box. Where the number of throws counts, type every throw.</source>
        <translation>Programm on punktileht laual: kirjuta, kuidas täringud käigu lõpus lauale jäid, ja vali lahter. Kui viskekordade arv loeb, kirjuta iga vise.</translation>
    </message>
    <message>
        <source>computer, level %1</source>
        <translation>arvuti, tase %1</translation>
    </message>
    <message>
        <source>Way of playing</source>
        <translation>Mänguviis</translation>
    </message>
    <message>
        <source>as chosen below</source>
        <translation>nagu allpool valitud</translation>
    </message>
    <message>
        <source>as in the book</source>
        <translation>nagu raamatus</translation>
    </message>
    <message>
        <source>Keep under a name…</source>
        <translation>Jäta nime all meelde…</translation>
    </message>
    <message>
        <source>As a line…</source>
        <translation>Ühe reana…</translation>
    </message>
    <message>
        <source>What do you call this way of playing?</source>
        <translation>Mis on selle mänguviisi nimi?</translation>
    </message>
    <message>
        <source>Our way</source>
        <translation>Meie moodi</translation>
    </message>
    <message>
        <source>Copy this line, or paste another in its place:</source>
        <translation>Kopeeri see rida või kirjuta mujalt saadud rida selle asemele:</translation>
    </message>
    <message>
        <source>Score pad: play with real cards</source>
        <translation>Punktileht: mängi päris kaartidega</translation>
    </message>
    <message>
        <source>The program keeps the sheet: tell it how each deal ended, and it does the scoring.</source>
        <translation>Programm peab lehte: ütle, kuidas jagamine läks, ja ta arvutab punktid reeglite järgi.</translation>
    </message>
    <message>
        <source>Not where hands are hidden: whoever types the cards would know them all.</source>
        <translation>Mitte seal, kus käed on varjatud: kes kaardid sisestab, näeks neid kõiki.</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>Kellad</translation>
    </message>
    <message>
        <source>Minutes for each player, 0: no clocks</source>
        <translation>Minuteid igale mängijale, 0: kelladeta</translation>
    </message>
    <message>
        <source>no clocks</source>
        <translation>kelladeta</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>Seconds added after every turn</source>
        <translation>Sekundeid juurde pärast iga käiku</translation>
    </message>
    <message>
        <source> s per turn</source>
        <translation> s käigu eest</translation>
    </message>
    <message>
        <source>Whoever runs out of time loses. Moves cannot be taken back in a match with clocks.</source>
        <translation>Kelle aeg saab otsa, see kaotab. Kelladega mängus käike tagasi ei võeta.</translation>
    </message>
    <message>
        <source>Only for whoever performs: a spectator must not know how the cards lie.</source>
        <translation>Ainult esinejale: pealtvaataja ei tohi teada, kuidas kaardid pakis on.</translation>
    </message>
</context>
<context>
    <name>mk::SidePanel</name>
    <message>
        <source>Log</source>
        <translation>Käigud</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Punktid</translation>
    </message>
    <message>
        <source>Played differently from the book: %1</source>
        <translation>Mängitakse teisiti kui raamatus: %1</translation>
    </message>
</context>
<context>
    <name>mk::TableExport</name>
    <message>
        <source>Save as a file… (%1)</source>
        <translation>Salvesta failina… (%1)</translation>
    </message>
    <message>
        <source>Copy the position (%1)</source>
        <translation>Kopeeri seis (%1)</translation>
    </message>
    <message>
        <source>Copy the position</source>
        <translation>Kopeeri seis</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Salvesta partii</translation>
    </message>
    <message>
        <source>%1 files (*.%2)</source>
        <translation>%1-failid (*.%2)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Salvestatud: %1</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Kopeeritud: %1</translation>
    </message>
</context>
<context>
    <name>mk::TablePlace</name>
    <message>
        <source>%1, do you really want to give up?</source>
        <translation>%1, kas annad tõesti alla?</translation>
    </message>
    <message>
        <source>The result would be: %1</source>
        <translation>Tulemus oleks siis: %1</translation>
    </message>
    <message>
        <source>No, play on</source>
        <translation>Ei, mängime edasi</translation>
    </message>
    <message>
        <source>Yes, give up</source>
        <translation>Jah, annan alla</translation>
    </message>
    <message>
        <source>%1 offers a draw. Does everybody agree?</source>
        <translation>%1 pakub viiki. Kas kõik on nõus?</translation>
    </message>
    <message>
        <source>Yes, draw</source>
        <translation>Jah, viik</translation>
    </message>
    <message>
        <source>End the match here, with the result as it stands? It can also wait unfinished in the box.</source>
        <translation>Kas lõpetada partii siin, praeguse tulemusega? See võib ka karbis pooleli oodata.</translation>
    </message>
    <message>
        <source>Yes, end it</source>
        <translation>Jah, lõpetame</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Võta tagasi</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Tee uuesti</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Vihje</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Paus</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Uus mäng</translation>
    </message>
    <message>
        <source>Give up…</source>
        <translation>Anna alla…</translation>
    </message>
    <message>
        <source>Offer a draw…</source>
        <translation>Paku viiki…</translation>
    </message>
    <message>
        <source>End the match here…</source>
        <translation>Lõpeta partii siin…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reeglid</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Käigud</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punktid</translation>
    </message>
    <message>
        <source>Back to the box</source>
        <translation>Tagasi karpi</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Veel</translation>
    </message>
    <message>
        <source>You are looking back: after %1 of %2.</source>
        <comment>events of the log</comment>
        <translation>Vaatad tagasi: seis pärast %1. käiku, kokku %2.</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Tagasi mängu</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkti</numerusform>
        </translation>
    </message>
    <message>
        <source>Whole turn</source>
        <translation>Terve käik</translation>
    </message>
    <message>
        <source>Whole round</source>
        <translation>Terve voor</translation>
    </message>
    <message>
        <source>Plays the turn on by itself until something has to be decided (%1)</source>
        <translation>Mängib käigukorda ise edasi, kuni tuleb midagi otsustada (%1)</translation>
    </message>
    <message>
        <source>Plays a round on by itself until something has to be decided (%1)</source>
        <translation>Mängib vooru ise edasi, kuni tuleb midagi otsustada (%1)</translation>
    </message>
    <message>
        <source>Print the sheet…</source>
        <translation>Prindi leht…</translation>
    </message>
    <message>
        <source>Save the sheet as PDF…</source>
        <translation>Salvesta leht PDF-ina…</translation>
    </message>
    <message>
        <source>‹ Earlier</source>
        <translation>‹ Varasem</translation>
    </message>
    <message>
        <source>Later ›</source>
        <translation>Hilisem ›</translation>
    </message>
    <message>
        <source>No printer is set up on this computer.</source>
        <translation>Sellel arvutil ei ole printerit seadistatud.</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Salvesta PDF-ina…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulge</translation>
    </message>
    <message>
        <source>The printer did not take the page.</source>
        <translation>Printer ei võtnud lehte vastu.</translation>
    </message>
    <message>
        <source>Save the sheet as PDF</source>
        <translation>Salvesta leht PDF-ina</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-failid (*.pdf)</translation>
    </message>
    <message>
        <source>The sheet is in the file %1.</source>
        <translation>Leht on failis %1.</translation>
    </message>
    <message>
        <source>The sheet could not be saved: %1</source>
        <translation>Lehte ei saanud salvestada: %1</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>Käi kohe</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation>Sorteeri käsi</translation>
    </message>
    <message>
        <source>My hand</source>
        <translation>Minu käsi</translation>
    </message>
    <message>
        <source>Sorted by suit</source>
        <translation>Masti järgi</translation>
    </message>
    <message>
        <source>Sorted by rank</source>
        <translation>Tugevuse järgi</translation>
    </message>
    <message>
        <source>As the game keeps it</source>
        <translation>Mängu järgi</translation>
    </message>
    <message>
        <source>As I laid it</source>
        <translation>Nagu ise sean</translation>
    </message>
    <message>
        <source>Go on with “%1”</source>
        <translation>Jätka: „%1“</translation>
    </message>
    <message>
        <source>A match is waiting.</source>
        <translation>Üks partii ootab.</translation>
    </message>
    <message>
        <source>There is no game on the table now.</source>
        <translation>Laual ei ole praegu mängu.</translation>
    </message>
    <message>
        <source>Choose a game from the box</source>
        <translation>Vali karbist mäng</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>Pööra laud ümber</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Kiirus</translation>
    </message>
    <message>
        <source>Slowly</source>
        <translation>Aeglaselt</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>Tavaliselt</translation>
    </message>
    <message>
        <source>Quickly</source>
        <translation>Kiiresti</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Kohe</translation>
    </message>
    <message>
        <source>Think again</source>
        <translation>Mõtlen veel</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Mängin nii</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <translation>Parem: %1</translation>
    </message>
    <message>
        <source>Coach: ask before a bad move</source>
        <translation>Juhendaja: küsi enne halba käiku</translation>
    </message>
    <message>
        <source>%1, really “%2”? It cannot be taken back.</source>
        <translation>%1, kas tõesti „%2“? Seda ei saa tagasi võtta.</translation>
    </message>
    <message>
        <source>Yes, I mean it</source>
        <translation>Jah, kindlasti</translation>
    </message>
    <message>
        <source>Coach of %1: ask before a bad move</source>
        <translation>Juhendaja (%1): küsi enne halba käiku</translation>
    </message>
    <message>
        <source>You are looking back: after %1</source>
        <comment>such as 12. Nf6</comment>
        <translation>Vaatad tagasi: seis pärast käiku %1</translation>
    </message>
</context>
<context>
    <name>mk::Window</name>
    <message>
        <source>Mängukast</source>
        <translation>Mängukast</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Karp</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Laud</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>Raamat</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Tulemused</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>Profiilid</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Seaded</translation>
    </message>
    <message>
        <source>There is no game “%1” in the box. Games go by their booklet number or their short name, such as 12 or kabe.</source>
        <translation>Karbis ei ole mängu „%1“. Mängu saab nimetada vihiku numbri või lühinimega, näiteks 12 või kabe.</translation>
    </message>
    <message>
        <source>No games were found. The family plugins belong in the folder “plugins” beside the program.</source>
        <translation>Mänge ei leitud. Mänguperede lisamoodulid käivad programmi kõrvale kausta „plugins“.</translation>
    </message>
    <message>
        <source>Remove the unfinished match of “%1” for good?</source>
        <translation>Kas eemaldada mängu „%1“ pooleli partii jäädavalt?</translation>
    </message>
    <message>
        <source>No, keep it</source>
        <translation>Ei, jäägu alles</translation>
    </message>
    <message>
        <source>Yes, remove it</source>
        <translation>Jah, eemalda</translation>
    </message>
    <message>
        <source>Today&apos;s copy could not be made: %1</source>
        <translation>Tänast koopiat ei saanud teha: %1</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Õhtu</translation>
    </message>
    <message>
        <source>you are here</source>
        <translation>oled siin</translation>
    </message>
    <message>
        <source>There is no file “%1”.</source>
        <translation>Faili „%1“ ei ole.</translation>
    </message>
    <message>
        <source>No match is waiting.</source>
        <translation>Ükski partii ei oota.</translation>
    </message>
    <message>
        <source>A match of “%1” is waiting.</source>
        <translation>Ootab partii: „%1“.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Jätka</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Mitte praegu</translation>
    </message>
    <message>
        <source>Welcome! Pick a game; one more click and it is on the table. F1 shows the keys for every place.</source>
        <translation>Tere tulemast! Vali mäng, veel üks klõps, ja see on laual. F1 näitab iga koha klahve.</translation>
    </message>
    <message>
        <source>Who plays here?</source>
        <translation>Kes siin mängivad?</translation>
    </message>
    <message>
        <source>Surprise me</source>
        <translation>Üllata mind</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>Selge</translation>
    </message>
</context>
</TS>
