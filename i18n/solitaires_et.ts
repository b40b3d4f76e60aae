<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="et_EE" sourcelanguage="en_US">
<context>
    <name>games</name>
    <message>
        <source>Build two packs up from the aces, suit by suit, and open every closed card on the way.</source>
        <translation>Lao kaks pakki ässadest alates mastide kaupa kokku ja ava teel kõik kinnised kaardid.</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Ringid</translation>
    </message>
    <message>
        <source>How often the stock may be gone through.</source>
        <translation>Mitu korda tohib varu läbi võtta.</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Varu</translation>
    </message>
    <message>
        <source>When a card may be turned from the stock.</source>
        <translation>Millal tohib varust kaarti avada.</translation>
    </message>
    <message>
        <source>when no closed card can be turned up</source>
        <translation>kui ühtki kinnist kaarti ei saa avada</translation>
    </message>
    <message>
        <source>at any time</source>
        <translation>igal ajal</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Ladumine</translation>
    </message>
    <message>
        <source>Which cards may be laid on each other in the columns.</source>
        <translation>Millised kaardid tohib tulpades üksteise peale panna.</translation>
    </message>
    <message>
        <source>red on black, black on red</source>
        <translation>punane mustale, must punasele</translation>
    </message>
    <message>
        <source>the same suit only</source>
        <translation>ainult sama mast</translation>
    </message>
    <message>
        <source>Everybody has played this deal.</source>
        <translation>Kõik on selle jagamise läbi mänginud.</translation>
    </message>
    <message numerus="yes">
        <source>%n cards lie on the foundations.</source>
        <translation>
            <numerusform>Alustel on %n kaart.</numerusform>
            <numerusform>Alustel on %n kaarti.</numerusform>
        </translation>
    </message>
    <message>
        <source>All cards lie on the foundations: the day off is yours!</source>
        <translation>Kõik kaardid on alustel: puhkepäev on sinu!</translation>
    </message>
    <message>
        <source>2000 moves without coming out: that counts as given up.</source>
        <translation>2000 käiku ja pasjanss pole välja tulnud: see loetakse loobumiseks.</translation>
    </message>
    <message numerus="yes">
        <source>No move is left; %n cards lie on the foundations.</source>
        <translation>
            <numerusform>Ühtki käiku enam ei ole; alustel on %n kaart.</numerusform>
            <numerusform>Ühtki käiku enam ei ole; alustel on %n kaarti.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 gave up.</source>
        <translation>%1 andis alla.</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>tulp %1</translation>
    </message>
    <message>
        <source>Two packs are shuffled and dealt.</source>
        <translation>Kaks pakki segatakse ja laotakse.</translation>
    </message>
    <message>
        <source>%1: a closed card can be turned up. Until then the stock stays closed.</source>
        <translation>%1: mõne kinnise kaardi saab avada. Seni on varu kinni.</translation>
    </message>
    <message>
        <source>%1: move cards on, or turn a card from the stock.</source>
        <translation>%1: lao edasi või ava varust kaart.</translation>
    </message>
    <message>
        <source>%1: nothing fits here. Turn a card from the stock.</source>
        <translation>%1: ükski kaart ei sobi. Ava varust kaart.</translation>
    </message>
    <message>
        <source>%1: the stock is used up. Move cards on, or turn the waste over for pass %2 of %3.</source>
        <translation>%1: varu on otsas. Lao edasi või pööra ootehunnik ümber; algab ring %2 (kokku %3).</translation>
    </message>
    <message>
        <source>%1: the stock is used up. Move the cards that still can move.</source>
        <translation>%1: varu on otsas. Lao edasi, mida veel saab.</translation>
    </message>
    <message>
        <source>pass %1/%2</source>
        <translation>ring %1/%2</translation>
    </message>
    <message>
        <source>foundation %1, %2</source>
        <translation>%1 alus %2</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1 plays; the table is covered for the others until all have played.</source>
        <translation>Mängib %1; teiste eest on laud kaetud, kuni kõik on mänginud.</translation>
    </message>
    <message>
        <source>Give up this deal</source>
        <translation>Loobu sellest jagamisest</translation>
    </message>
    <message>
        <source>%1 gives up this deal.</source>
        <translation>%1 loobub sellest jagamisest.</translation>
    </message>
    <message>
        <source>%1 makes a move behind the cover.</source>
        <translation>%1 teeb katte taga käigu.</translation>
    </message>
    <message>
        <source>%1: %2 goes from column %3 to its foundation.</source>
        <translation>%1: %2 läheb tulbast %3 alusele.</translation>
    </message>
    <message>
        <source>%1: %2 goes from column %3 to column %4.</source>
        <translation>%1: %2 läheb tulbast %3 tulpa %4.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n cards led by %2 go from column %3 to column %4.</source>
        <translation>
            <numerusform>%1: tulbast %3 läheb tulpa %4 %n kaart, ees %2.</numerusform>
            <numerusform>%1: tulbast %3 läheb tulpa %4 %n kaarti, ees %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 goes from the waste to its foundation.</source>
        <translation>%1: %2 läheb ootehunnikust alusele.</translation>
    </message>
    <message>
        <source>%1: %2 goes from the waste to column %3.</source>
        <translation>%1: %2 läheb ootehunnikust tulpa %3.</translation>
    </message>
    <message>
        <source>%1 turns a card from the stock: %2.</source>
        <translation>%1 avab varust kaardi: %2.</translation>
    </message>
    <message>
        <source>%1 turns the waste over: pass %2.</source>
        <translation>%1 pöörab ootehunniku ümber: ring %2.</translation>
    </message>
    <message>
        <source>Two packs are shuffled: ten columns are laid and the stock is put beside them.</source>
        <translation>Kaks pakki segatakse: laotakse kümme tulpa ja ülejäänud kaardid jäävad varuks.</translation>
    </message>
    <message>
        <source>The position lacks “order” and the 104 cards as dealt.</source>
        <translation>Seisus puudub „order“ ja 104 kaarti ladumise järjekorras.</translation>
    </message>
    <message>
        <source>The order must hold each card of two packs of 52.</source>
        <translation>Järjekorras peab olema kahe 52-lehelise paki iga kaart.</translation>
    </message>
    <message>
        <source>Column %1 is missing.</source>
        <translation>Tulp %1 puudub.</translation>
    </message>
    <message>
        <source>“%1” is not a number of closed cards under open ones.</source>
        <translation>„%1“ ei ole kinniste kaartide arv lahtiste all.</translation>
    </message>
    <message>
        <source>The position lacks “out”.</source>
        <translation>Seisus puudub „out“.</translation>
    </message>
    <message>
        <source>“%1” is not the number of a card of the stock, or stands there twice.</source>
        <translation>„%1“ ei ole varu kaardi number või on kirjas kaks korda.</translation>
    </message>
    <message>
        <source>“%1” does not tell stock, waste, pass and foundations.</source>
        <translation>„%1“ ei ütle varu, ootehunnikut, ringi ja aluseid.</translation>
    </message>
    <message>
        <source>Stock and waste do not fit the cards that are out.</source>
        <translation>Varu ja ootehunnik ei klapi välja läinud kaartidega.</translation>
    </message>
    <message>
        <source>The top of the waste is another card.</source>
        <translation>Ootehunniku pealmine kaart on teine.</translation>
    </message>
    <message>
        <source>In the first pass no card of the stock can be out yet.</source>
        <translation>Esimesel ringil ei saa varu kaart veel väljas olla.</translation>
    </message>
    <message>
        <source>The card %1 is in this position too often.</source>
        <translation>Kaarti %1 on selles seisus liiga palju.</translation>
    </message>
    <message>
        <source>%1 cannot lie on %2 in a column.</source>
        <translation>%1 ei saa tulbas olla kaardi %2 peal.</translation>
    </message>
    <message>
        <source>%1 is nowhere, and its foundation has not come so far.</source>
        <translation>%1 ei ole kusagil ja tema alus ei ole nii kaugel.</translation>
    </message>
    <message>
        <source>Cards on the foundations: %1.</source>
        <translation>Kaarte alustel: %1.</translation>
    </message>
    <message>
        <source>The position lacks “moves” and their number.</source>
        <translation>Seisus puudub „moves“ ja käikude arv.</translation>
    </message>
    <message>
        <source>“%1” does not tell what the seats have reached.</source>
        <translation>„%1“ ei ütle, kuhu mängijad jõudsid.</translation>
    </message>
    <message>
        <source>A position has ten columns, then stock, moves, out and order, with | between.</source>
        <translation>Seisus on kümme tulpa ning siis stock, moves, out ja order, vahel |.</translation>
    </message>
    <message>
        <source>This text is too long for a position.</source>
        <translation>See tekst on seisu jaoks liiga pikk.</translation>
    </message>
    <message>
        <source>results of the race</source>
        <translation>võidujooksu tulemused</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Mängija</translation>
    </message>
    <message>
        <source>Came out</source>
        <translation>Tuli välja</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punktid</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Käigud</translation>
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
        <source>Whether a move that showed a closed card may be taken back.</source>
        <translation>Kas käigu, mis näitas kinnist kaarti, tohib tagasi võtta.</translation>
    </message>
    <message>
        <source>free, but then the game is not counted</source>
        <translation>vabalt, aga siis mängu ei loeta</translation>
    </message>
    <message>
        <source>only moves that showed no closed card</source>
        <translation>ainult käigud, mis kinnist kaarti ei näidanud</translation>
    </message>
    <message>
        <source>one pass</source>
        <translation>üks ring</translation>
    </message>
    <message>
        <source>two passes</source>
        <translation>kaks ringi</translation>
    </message>
    <message>
        <source>three passes</source>
        <translation>kolm ringi</translation>
    </message>
    <message>
        <source>the stock</source>
        <translation>varu</translation>
    </message>
    <message>
        <source>the waste</source>
        <translation>ootehunnik</translation>
    </message>
    <message>
        <source>Taking back</source>
        <translation>Tagasivõtmine</translation>
    </message>
</context>
</TS>
