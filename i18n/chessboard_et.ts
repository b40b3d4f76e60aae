<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="et_EE" sourcelanguage="en_US">
<context>
    <name>games</name>
    <message>
        <source>Capturing is compulsory</source>
        <translation>Löömine on kohustuslik</translation>
    </message>
    <message>
        <source>no: whoever can capture may also make another move; a capture once begun is still completed</source>
        <translation>ei: lüüa võib ka jätta ja käia teisiti; alustatud löömine viiakse ikka lõpuni</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>jah</translation>
    </message>
    <message>
        <source>no</source>
        <translation>ei</translation>
    </message>
    <message>
        <source>Choice among captures</source>
        <translation>Valik mitme löömise vahel</translation>
    </message>
    <message>
        <source>most: only a capture that takes the greatest number of pieces may be chosen</source>
        <translation>enim: valida tohib ainult löömist, millega saab kõige rohkem nuppe</translation>
    </message>
    <message>
        <source>the most pieces</source>
        <translation>kõige rohkem nuppe</translation>
    </message>
    <message>
        <source>a free choice</source>
        <translation>vaba valik</translation>
    </message>
    <message>
        <source>A man that reaches the last rank while capturing</source>
        <translation>Nupp, mis jõuab löömise ajal viimasele reale</translation>
    </message>
    <message>
        <source>man: it goes on capturing as a man and becomes a king only if it ends there</source>
        <translation>nupuna: lööb edasi tavalise nupuna ja saab tammiks ainult siis, kui löömine seal lõpeb</translation>
    </message>
    <message>
        <source>goes on as a king</source>
        <translation>lööb edasi tammina</translation>
    </message>
    <message>
        <source>goes on as a man</source>
        <translation>lööb edasi nupuna</translation>
    </message>
    <message>
        <source>Capture all the opponent&apos;s pieces, or leave them without a move.</source>
        <translation>Löö kõik vastase nupud või võta talt viimane käik.</translation>
    </message>
    <message>
        <source>%1 has no piece left.</source>
        <translation>%1 jäi nuppudeta.</translation>
    </message>
    <message>
        <source>%1 has no move left.</source>
        <translation>%1 jäi käiguta.</translation>
    </message>
    <message>
        <source>A draw: the same position has come up for the third time.</source>
        <translation>Viik: sama seis tekkis kolmandat korda.</translation>
    </message>
    <message>
        <source>A draw: %1 moves by each player without a capture or a new king.</source>
        <translation>Viik: kumbki on teinud %1 käiku ilma löömise ja uue tammita.</translation>
    </message>
    <message>
        <source>A draw: %1 moves by each player without a capture or a man&apos;s move.</source>
        <translation>Viik: kumbki on teinud %1 käiku ainult tammidega ja midagi löömata.</translation>
    </message>
    <message>
        <source>The match is not decided.</source>
        <translation>Partii ei ole otsustatud.</translation>
    </message>
    <message>
        <source>draughts board</source>
        <translation>kabelaud</translation>
    </message>
    <message>
        <source>%1: captured men</source>
        <translation>%1: löödud nupud</translation>
    </message>
    <message>
        <source>%1: White has to capture</source>
        <translation>%1: valged peavad lööma</translation>
    </message>
    <message>
        <source>%1: move a white man</source>
        <translation>%1: käi valge nupuga</translation>
    </message>
    <message>
        <source>%1: Black has to capture</source>
        <translation>%1: mustad peavad lööma</translation>
    </message>
    <message>
        <source>%1: move a black man</source>
        <translation>%1: käi musta nupuga</translation>
    </message>
    <message>
        <source>%1 moves from %2 to %3 and makes a king.</source>
        <translation>%1 käib väljalt %2 väljale %3 ja saab tammi.</translation>
    </message>
    <message>
        <source>%1 moves from %2 to %3.</source>
        <translation>%1 käib väljalt %2 väljale %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 captures %n piece(s) from %2 to %3 and makes a king.</source>
        <translation>
            <numerusform>%1 lööb %n nupu, väljalt %2 väljale %3, ja saab tammi.</numerusform>
            <numerusform>%1 lööb %n nuppu, väljalt %2 väljale %3, ja saab tammi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 captures %n piece(s) from %2 to %3.</source>
        <translation>
            <numerusform>%1 lööb %n nupu, väljalt %2 väljale %3.</numerusform>
            <numerusform>%1 lööb %n nuppu, väljalt %2 väljale %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>A side has at most %1 pieces, not %2.</source>
        <translation>Ühel poolel on kõige rohkem %1 nuppu, mitte %2.</translation>
    </message>
    <message>
        <source>“%1” is not a piece on a square: write c3, or Kc3 for a king.</source>
        <translation>„%1“ ei ole nupp väljal: see oleks c3 või tammi puhul Kc3.</translation>
    </message>
    <message>
        <source>No piece can stand on %1: only the dark squares are played on.</source>
        <translation>Väljal %1 ei seisa ühtki nuppu: mängitakse ainult tumedatel väljadel.</translation>
    </message>
    <message>
        <source>Two pieces stand on %1.</source>
        <translation>Väljal %1 on kaks nuppu.</translation>
    </message>
    <message>
        <source>There are no kings in this game.</source>
        <translation>Selles mängus tamme ei ole.</translation>
    </message>
    <message>
        <source>The man on %1 would be a king: it stands on the last rank.</source>
        <translation>Nupp väljal %1 oleks tamm: ta seisab viimasel real.</translation>
    </message>
    <message>
        <source>“%1” is not a position: write the side to move and the pieces of White and Black, as in W:Wa1,Kd4:Bb8,h6.</source>
        <translation>„%1“ ei ole seis: see oleks käigul olev pool ning valge ja musta nupud, näiteks W:Wa1,Kd4:Bb8,h6.</translation>
    </message>
    <message>
        <source>There is no piece on the board.</source>
        <translation>Laual ei ole ühtki nuppu.</translation>
    </message>
    <message>
        <source>The counters do not fit: quiet is at most %1, times at most 3, and a repetition takes four quiet moves.</source>
        <translation>Loendurid ei sobi: quiet on kõige rohkem %1, times kõige rohkem 3 ja üheks kordumiseks kulub neli käiku.</translation>
    </message>
    <message>
        <source>A touched piece must be moved</source>
        <translation>Puudutatud malendiga peab käima</translation>
    </message>
    <message>
        <source>yes: once a piece that can move has been picked up, it has to be moved</source>
        <translation>jah: kui malend, mis saab käia, on kätte võetud, tuleb temaga käia</translation>
    </message>
    <message>
        <source>A player who cannot move</source>
        <translation>Kes ei saa käia</translation>
    </message>
    <message>
        <source>who wins when the player to move still has pieces but no move</source>
        <translation>kes võidab, kui käigul oleval mängijal on malendeid, aga mitte ühtki käiku</translation>
    </message>
    <message>
        <source>has won</source>
        <translation>on võitnud</translation>
    </message>
    <message>
        <source>wins with fewer pieces</source>
        <translation>võidab, kui tal on vähem malendeid</translation>
    </message>
    <message>
        <source>it is a draw</source>
        <translation>viik</translation>
    </message>
    <message>
        <source>A pawn may become a king</source>
        <translation>Ettur võib muunduda kuningaks</translation>
    </message>
    <message>
        <source>no: only a queen, a rook, a bishop or a knight</source>
        <translation>ei: ainult lipuks, vankriks, odaks või ratsuks</translation>
    </message>
    <message>
        <source>White&apos;s first turn</source>
        <translation>Valge esimene kord</translation>
    </message>
    <message>
        <source>one move: White begins with a single move, which evens out the first turn</source>
        <translation>üks käik: valge alustab ühe käiguga, nii on algus mustale õiglasem</translation>
    </message>
    <message>
        <source>two moves</source>
        <translation>kaks käiku</translation>
    </message>
    <message>
        <source>one move</source>
        <translation>üks käik</translation>
    </message>
    <message>
        <source>The game is won by</source>
        <translation>Võit</translation>
    </message>
    <message>
        <source>capturing the king: a check means nothing, and the king may be left attacked</source>
        <translation>kuninga löömine: tuli ei tähenda midagi ja kuninga võib jätta löögi alla</translation>
    </message>
    <message>
        <source>the first check</source>
        <translation>esimene tuli</translation>
    </message>
    <message>
        <source>capturing the king</source>
        <translation>kuninga löömine</translation>
    </message>
    <message>
        <source>Attack the enemy king so that nothing can save it: checkmate.</source>
        <translation>Ründa vastase kuningat nii, et ta enam ei pääse: see on matt.</translation>
    </message>
    <message>
        <source>Give away all your pieces: whoever has none left wins.</source>
        <translation>Anna ära kõik oma malendid: kellel ühtki ei ole, on võitnud.</translation>
    </message>
    <message>
        <source>Give checkmate where each turn is two moves.</source>
        <translation>Pane vastane matti, kui iga kord on kaks käiku.</translation>
    </message>
    <message>
        <source>Be the first to give check; whoever can capture must capture.</source>
        <translation>Anna esimesena tuld; kes saab lüüa, peab lööma.</translation>
    </message>
    <message>
        <source>the pawn</source>
        <translation>ettur</translation>
    </message>
    <message>
        <source>the knight</source>
        <translation>ratsu</translation>
    </message>
    <message>
        <source>the bishop</source>
        <translation>oda</translation>
    </message>
    <message>
        <source>the rook</source>
        <translation>vanker</translation>
    </message>
    <message>
        <source>the queen</source>
        <translation>lipp</translation>
    </message>
    <message>
        <source>the king</source>
        <translation>kuningas</translation>
    </message>
    <message>
        <source>chess board</source>
        <translation>malelaud</translation>
    </message>
    <message>
        <source>%1: captured</source>
        <translation>%1: löödud</translation>
    </message>
    <message>
        <source>the pawn becomes</source>
        <translation>ettur muundub</translation>
    </message>
    <message>
        <source>%1: your king is in check, save it</source>
        <translation>%1: sinu kuningas on tules, päästa ta</translation>
    </message>
    <message>
        <source>%1: White&apos;s second move</source>
        <translation>%1: valge teine käik</translation>
    </message>
    <message>
        <source>%1: Black&apos;s second move</source>
        <translation>%1: musta teine käik</translation>
    </message>
    <message>
        <source>%1: White&apos;s first move</source>
        <translation>%1: valge esimene käik</translation>
    </message>
    <message>
        <source>%1: Black&apos;s first move</source>
        <translation>%1: musta esimene käik</translation>
    </message>
    <message>
        <source>%1: move a white piece</source>
        <translation>%1: käi valge malendiga</translation>
    </message>
    <message>
        <source>%1: move a black piece</source>
        <translation>%1: käi musta malendiga</translation>
    </message>
    <message>
        <source>Checkmate: %1 has won.</source>
        <translation>Matt: %1 on võitnud.</translation>
    </message>
    <message>
        <source>Check: %1 has won.</source>
        <translation>Tuli: %1 on võitnud.</translation>
    </message>
    <message>
        <source>%1 has captured the king and won.</source>
        <translation>%1 lõi kuninga ja on võitnud.</translation>
    </message>
    <message>
        <source>%1 has no piece left and has won.</source>
        <translation>%1 sai kõigist malenditest lahti ja on võitnud.</translation>
    </message>
    <message>
        <source>%1 has no move left and has won.</source>
        <translation>%1 ei saa enam käia ja on võitnud.</translation>
    </message>
    <message>
        <source>%1 has no move left; %2 has fewer pieces and has won.</source>
        <translation>%1 ei saa enam käia; %2 on võitnud, sest tal on vähem malendeid.</translation>
    </message>
    <message>
        <source>A draw: %1 cannot make a double move.</source>
        <translation>Viik: %1 ei saa kahte käiku teha.</translation>
    </message>
    <message>
        <source>Stalemate, a draw: %1 has no move left.</source>
        <translation>Patt, viik: %1 ei saa enam käia.</translation>
    </message>
    <message>
        <source>A draw: %1 single moves without a capture or a pawn&apos;s move.</source>
        <translation>Viik: %1 üksikut käiku ilma löömise ja etturikäiguta.</translation>
    </message>
    <message>
        <source>A draw: too few pieces are left for a checkmate.</source>
        <translation>Viik: alles on liiga vähe malendeid, et matti panna.</translation>
    </message>
    <message>
        <source>A draw: only the kings are left.</source>
        <translation>Viik: alles on ainult kuningad.</translation>
    </message>
    <message>
        <source>%1 castles kingside.</source>
        <translation>%1 teeb lühikese vangerduse.</translation>
    </message>
    <message>
        <source>%1 castles queenside.</source>
        <translation>%1 teeb pika vangerduse.</translation>
    </message>
    <message>
        <source>%1: %2 from %3 captures en passant and stands on %4.</source>
        <translation>%1: %2 väljalt %3 lööb en passant ja jääb väljale %4.</translation>
    </message>
    <message>
        <source>%1: %2 from %3 captures on %4. Promotion: %5.</source>
        <translation>%1: %2 väljalt %3 lööb väljal %4. Muundumine: %5.</translation>
    </message>
    <message>
        <source>%1: %2 from %3 to %4. Promotion: %5.</source>
        <translation>%1: %2 väljalt %3 väljale %4. Muundumine: %5.</translation>
    </message>
    <message>
        <source>%1: %2 from %3 captures on %4.</source>
        <translation>%1: %2 väljalt %3 lööb väljal %4.</translation>
    </message>
    <message>
        <source>%1: %2 from %3 to %4.</source>
        <translation>%1: %2 väljalt %3 väljale %4.</translation>
    </message>
    <message>
        <source>%1 Then %2</source>
        <translation>%1 Seejärel %2</translation>
    </message>
    <message>
        <source>%1 Checkmate!</source>
        <translation>%1 Matt!</translation>
    </message>
    <message>
        <source>%1 Check!</source>
        <translation>%1 Tuli!</translation>
    </message>
    <message>
        <source>The side that is not to move is in check.</source>
        <translation>Pool, kes ei ole käigul, on tules.</translation>
    </message>
    <message>
        <source>“%1” is not a position in FEN: write six fields, as in %2.</source>
        <translation>„%1“ ei ole FEN-kujul seis: selles oleks kuus välja, näiteks %2.</translation>
    </message>
    <message>
        <source>“%1” does not fit in a position in FEN.</source>
        <translation>„%1“ ei sobi FEN-kujul seisu.</translation>
    </message>
    <message>
        <source>No pawn can stand on the first or the last rank.</source>
        <translation>Esimesel ega viimasel real ei seisa ühtki etturit.</translation>
    </message>
    <message>
        <source>A side has at most 16 pieces.</source>
        <translation>Ühel poolel on kõige rohkem 16 malendit.</translation>
    </message>
    <message>
        <source>Each side has one king.</source>
        <translation>Kummalgi poolel on üks kuningas.</translation>
    </message>
    <message>
        <source>The right to castle “%1” needs the king and the rook on their first squares.</source>
        <translation>Vangerdamise õigus „%1“ eeldab, et kuningas ja vanker seisavad oma algväljadel.</translation>
    </message>
    <message>
        <source>No pawn has just passed over %1.</source>
        <translation>Ükski ettur ei astunud äsja üle välja %1.</translation>
    </message>
    <message>
        <source>The turn is over with %1.</source>
        <translation>Kord lõpeb käiguga %1.</translation>
    </message>
    <message>
        <source>Line %1, game %2, at “%3”: %4</source>
        <translation>Rida %1, partii %2, kohas „%3“: %4</translation>
    </message>
    <message>
        <source>the comment is never closed with }.</source>
        <translation>kommentaar ei lõpe märgiga }.</translation>
    </message>
    <message>
        <source>the variation is never closed with ).</source>
        <translation>variant ei lõpe märgiga ).</translation>
    </message>
    <message>
        <source>a header is written as [Name &quot;value&quot;].</source>
        <translation>päis kirjutatakse kujul [Nimi &quot;väärtus&quot;].</translation>
    </message>
    <message>
        <source>this is not a result: 1-0, 0-1, 1/2-1/2 or *.</source>
        <translation>see ei ole tulemus: 1-0, 0-1, 1/2-1/2 või *.</translation>
    </message>
    <message>
        <source>the game before this has no result: 1-0, 0-1, 1/2-1/2 or *.</source>
        <translation>eelneval partiil ei ole tulemust: 1-0, 0-1, 1/2-1/2 või *.</translation>
    </message>
    <message>
        <source>the result does not fit the last position.</source>
        <translation>tulemus ei sobi viimase seisuga.</translation>
    </message>
    <message>
        <source>this is not a legal move here.</source>
        <translation>see ei ole siin lubatud käik.</translation>
    </message>
    <message>
        <source>more than one piece can make this move.</source>
        <translation>nii saab käia mitu malendit.</translation>
    </message>
    <message>
        <source>%1 has taken all enemy men.</source>
        <translation>%1 on võtnud kõik vastase nupud.</translation>
    </message>
    <message>
        <source>Men taken: %1 has %2 and %3 has %4.</source>
        <translation>Võetud nuppe: %1 – %2, %3 – %4.</translation>
    </message>
    <message>
        <source>Nobody can move. Men taken: %1 has %2 and %3 has %4.</source>
        <translation>Keegi ei saa käia. Võetud nuppe: %1 – %2, %3 – %4.</translation>
    </message>
    <message>
        <source>40 moves by each player without a capture. Men taken: %1 has %2 and %3 has %4.</source>
        <translation>Kumbki on teinud 40 käiku ilma äravõtmiseta. Võetud nuppe: %1 – %2, %3 – %4.</translation>
    </message>
    <message>
        <source>The position has come up for the third time. Men taken: %1 has %2 and %3 has %4.</source>
        <translation>Sama seis tekkis kolmandat korda. Võetud nuppe: %1 – %2, %3 – %4.</translation>
    </message>
    <message numerus="yes">
        <source>%1 moves from %2 to %3 and takes %n surrounded man(men).</source>
        <translation>
            <numerusform>%1 käib väljalt %2 väljale %3 ja võtab %n piiratud nupu.</numerusform>
            <numerusform>%1 käib väljalt %2 väljale %3 ja võtab %n piiratud nuppu.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is the first to have all men at the goal.</source>
        <translation>%1 on esimesena kõigi nuppudega kohal.</translation>
    </message>
    <message>
        <source>%1 has made %2 moves and still has a man on a starting square.</source>
        <translation>%1 on teinud %2 käiku ja tal on ikka veel nupp algväljal.</translation>
    </message>
    <message>
        <source>Men at the goal: %1 has %2 and %3 has %4.</source>
        <translation>Nuppe kohal: %1 – %2, %3 – %4.</translation>
    </message>
    <message>
        <source>Men also move back</source>
        <translation>Nupud käivad ka tagasi</translation>
    </message>
    <message>
        <source>no: men step and capture forward and sideways only, as in real Turkish draughts</source>
        <translation>ei: nupud astuvad ja löövad ainult edasi ja kõrvale, nagu päris türgi kabes</translation>
    </message>
    <message>
        <source>Among equally long captures</source>
        <translation>Võrdselt pikkade löömiste seast</translation>
    </message>
    <message>
        <source>number only: any capture that takes the most pieces may be chosen</source>
        <translation>ainult arv: valida võib iga löömise, millega saab kõige rohkem nuppe</translation>
    </message>
    <message>
        <source>the Italian order</source>
        <translation>itaalia järjekord</translation>
    </message>
    <message>
        <source>only the number counts</source>
        <translation>loeb ainult arv</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Kes alustab</translation>
    </message>
    <message>
        <source>the side that makes the first move</source>
        <translation>pool, kes teeb esimese käigu</translation>
    </message>
    <message>
        <source>the wolf</source>
        <translation>hunt</translation>
    </message>
    <message>
        <source>the sheep</source>
        <translation>lambad</translation>
    </message>
    <message>
        <source>The wolf starts on</source>
        <translation>Hundi algväli</translation>
    </message>
    <message>
        <source>one of the dark squares of the last rank</source>
        <translation>üks viimase rea tumedatest väljadest</translation>
    </message>
    <message>
        <source>yes: men step and jump towards their own corner too</source>
        <translation>jah: nupud astuvad ja hüppavad ka oma nurga poole</translation>
    </message>
    <message>
        <source>Men of each player</source>
        <translation>Kummagi nuppe</translation>
    </message>
    <message>
        <source>4: only on the first rank</source>
        <translation>4: ainult esimesel real</translation>
    </message>
    <message>
        <source>A man on the last rank becomes a king</source>
        <translation>Viimasele reale jõudnud nupp saab tammiks</translation>
    </message>
    <message>
        <source>no: it stays a man</source>
        <translation>ei: ta jääb nupuks</translation>
    </message>
    <message>
        <source>The sheep shut the wolf in; the wolf slips past them.</source>
        <translation>Lambad sulgevad hundi kinni; hunt püüab neist mööda pääseda.</translation>
    </message>
    <message>
        <source>Be the first to bring all your men to the opponent&apos;s corner.</source>
        <translation>Vii esimesena kõik oma nupud vastase nurka.</translation>
    </message>
    <message>
        <source>Surround the enemy men: two of yours beside one that has no friend next to it take it.</source>
        <translation>Piira vastase nuppe: kaks sinu nuppu võtavad ära üksiku, kelle kõrval ei ole kaaslast.</translation>
    </message>
    <message>
        <source>Be the first to get rid of all your pieces, or to have no move left.</source>
        <translation>Saa esimesena kõigist nuppudest lahti või jää käiguta.</translation>
    </message>
    <message>
        <source>Leave the opponent without a single move.</source>
        <translation>Jäta vastane ilma ühegi käiguta.</translation>
    </message>
    <message>
        <source>Be the first to stand on the other side&apos;s three squares.</source>
        <translation>Jõua esimesena vastase kolmele väljale.</translation>
    </message>
    <message>
        <source>%1: reserve men</source>
        <translation>%1: varunupud</translation>
    </message>
    <message>
        <source>All three hares stand where the wolves began.</source>
        <translation>Kõik kolm jänest on huntide algväljadel.</translation>
    </message>
    <message>
        <source>All three wolves stand where the hares began.</source>
        <translation>Kõik kolm hunti on jäneste algväljadel.</translation>
    </message>
    <message>
        <source>A draw: nobody can move.</source>
        <translation>Viik: keegi ei saa käia.</translation>
    </message>
    <message>
        <source>path of eight squares</source>
        <translation>kaheksa väljaga rada</translation>
    </message>
    <message>
        <source>%1: move a hare</source>
        <translation>%1: käi jänesega</translation>
    </message>
    <message>
        <source>%1: move a wolf</source>
        <translation>%1: käi hundiga</translation>
    </message>
    <message>
        <source>No piece can stand on %1: this game does not use that square.</source>
        <translation>Väljal %1 ei seisa ühtki nuppu: seda välja selles mängus ei ole.</translation>
    </message>
    <message>
        <source>The counters after the pieces do not fit this game.</source>
        <translation>Nuppude järel olevad loendurid ei sobi sellesse mängu.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Jäta vahele</translation>
    </message>
    <message>
        <source>%1 cannot move and passes.</source>
        <translation>%1 ei saa käia ja jätab korra vahele.</translation>
    </message>
    <message>
        <source>%1. Moves left without a capture or a new king before a draw: %2</source>
        <translation>%1. Ilma löömise ja uue tammita on viigini jäänud käike: %2</translation>
    </message>
    <message>
        <source>%1. Moves left without a capture or a man&apos;s move before a draw: %2</source>
        <translation>%1. Ainult tammidega ja midagi löömata on viigini jäänud käike: %2</translation>
    </message>
    <message>
        <source>%1. Moves left without a capture or a pawn&apos;s move before a draw: %2</source>
        <translation>%1. Ilma löömise ja etturikäiguta on viigini jäänud käike: %2</translation>
    </message>
    <message>
        <source>%1. Moves left without a man&apos;s step before a draw: %2</source>
        <translation>%1. Ilma nupu sammuta on viigini jäänud käike: %2</translation>
    </message>
    <message>
        <source>%1. Moves left before a draw: %2</source>
        <translation>%1. Viigini on jäänud käike: %2</translation>
    </message>
    <message>
        <source>%1: there is no move, pass</source>
        <translation>%1: käia ei saa, jäta kord vahele</translation>
    </message>
    <message>
        <source>A draw: %1 moves by each player without a man&apos;s step.</source>
        <translation>Viik: kumbki on teinud %1 käiku ilma nupu sammuta.</translation>
    </message>
    <message>
        <source>A draw: %1 moves by each player.</source>
        <translation>Viik: kumbki on teinud %1 käiku.</translation>
    </message>
    <message>
        <source>The wolf is shut in: the sheep have won.</source>
        <translation>Hunt on kinni: lambad on võitnud.</translation>
    </message>
    <message>
        <source>The sheep have no move left: the wolf has won.</source>
        <translation>Lambad ei saa enam käia: hunt on võitnud.</translation>
    </message>
    <message>
        <source>No sheep is in the wolf&apos;s way any more: the wolf has won.</source>
        <translation>Hunt pääses lammastest mööda: hunt on võitnud.</translation>
    </message>
    <message>
        <source>There is no wolf on the board.</source>
        <translation>Laual ei ole hunti.</translation>
    </message>
    <message>
        <source>%1: move the wolf</source>
        <translation>%1: käi hundiga</translation>
    </message>
    <message>
        <source>%1: move a sheep</source>
        <translation>%1: käi lambaga</translation>
    </message>
    <message>
        <source>“%1” is not a FEN of draughts: write the side to move and the pieces of both, as in W:Wa1,Kd4:Bb8,h6.</source>
        <translation>„%1“ ei ole kabe FEN: see oleks käigul olev pool ja mõlema nupud, näiteks W:Wa1,Kd4:Bb8,h6.</translation>
    </message>
    <message>
        <source>this is another kind of draughts; here it is %1.</source>
        <translation>see on teine kabe liik; siin on %1.</translation>
    </message>
    <message>
        <source>There is no game in it.</source>
        <translation>Selles ei ole ühtki partiid.</translation>
    </message>
    <message>
        <source>the game is already over here. %1</source>
        <translation>partii on siin juba läbi. %1</translation>
    </message>
    <message>
        <source>this is another kind of chess; here it is %1.</source>
        <translation>see on teine male liik; siin on %1.</translation>
    </message>
    <message>
        <source>The file holds more than %1 games. Divide it into smaller ones.</source>
        <translation>Failis on rohkem kui %1 partiid. Jaga see väiksemateks.</translation>
    </message>
    <message>
        <source>The file holds more than %1 moves. Divide it into smaller ones.</source>
        <translation>Failis on rohkem kui %1 käiku. Jaga see väiksemateks.</translation>
    </message>
    <message>
        <source>a game has at most %1 headers.</source>
        <translation>ühel partiil on kõige rohkem %1 päiserida.</translation>
    </message>
</context>
</TS>
