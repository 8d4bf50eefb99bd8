# Namen
game = Vier gewinnt
game-summary = Wirf Steine in die Spalten eines aufrechten Bretts; vier eigene in einer Reihe gewinnen.
variant-connect-four = Vier gewinnt
variant-connect-four-summary = Das übliche Brett mit sieben Spalten und sechs Reihen; bei perfektem Spiel gewinnt Rot.
variant-connect-four-6x5 = Vier gewinnt 6x5
variant-connect-four-6x5-summary = Ein kleineres Brett mit sechs Spalten und fünf Reihen für kurze Partien; bei perfektem Spiel unentschieden.
side-first = Rot
side-second = Gelb
piece-disc = Stein
start-empty = Leeres Brett
set-graphite = Graphit
set-walnut = Nussbaum

# Warum eine Partie endet; jedes vollendet "Rot gewinnt: ..." oder "Unentschieden: ..."
reason-four = vier in einer Reihe
reason-full-board = das Brett ist voll

# Neben dem Brett
counter-left = Steine übrig
mark-line = vier in einer Reihe

# Was die Seite am Zug tun muss
prompt-drop = wirf einen Stein ein

# Warum ein Zug nicht erlaubt ist
why-empty = der Zug ist leer; ein Zug ist eine Spalte von a bis { $last }
why-pass = -- geht nicht: bei Vier gewinnt wird nicht gepasst
why-no-column = "{ $text }" ist keine Spalte: es gibt a bis { $last }
why-full = Spalte { $text } ist voll
why-red-won = { $text } kommt zu spät: Rot hat gewonnen
why-yellow-won = { $text } kommt zu spät: Gelb hat gewonnen
why-drawn = { $text } kommt zu spät: die Partie ist unentschieden, das Brett ist voll
why-legal = { $text } ist ein erlaubter Zug

# Was an einem Stellungstext falsch ist
text-empty = der Text ist leer
text-no-mover = nach dem Brett: ein Leerzeichen und r oder y, die Seite am Zug
text-mover = die Seite am Zug ist r oder y, nicht "{ $text }"

# Was an einer Stellung falsch ist
problem-floating = unter diesem Stein liegt keiner
problem-counts = { $mover ->
    [first] ist Rot am Zug, hat Gelb gleich viele Steine wie Rot oder einen mehr, nicht { $others } zu { $mine }
   *[second] ist Gelb am Zug, hat Rot gleich viele Steine wie Gelb oder einen mehr, nicht { $others } zu { $mine }
 }
problem-both-four = beide Seiten haben vier in einer Reihe
problem-has-four = { $side ->
    [first] Rot ist am Zug, hat aber schon vier in einer Reihe
   *[second] Gelb ist am Zug, hat aber schon vier in einer Reihe
 }
problem-lines = { $side ->
    [first] Rot hat Viererreihen, die kein einzelner letzter Stein gebildet hat
   *[second] Gelb hat Viererreihen, die kein einzelner letzter Stein gebildet hat
 }
problem-no-cell = kein Feld des Bretts mit { $columns } mal { $rows } Feldern
problem-twice = mehr als ein Stein
problem-kind = in Vier gewinnt gibt es kein "{ $kind }", nur Steine
problem-facing = ein Stein hat keine Richtung
problem-too-many = { $count } Steine sind zu viele für { $cells } Felder
problem-extra = Vier gewinnt kennt kein "{ $name }" neben dem Brett

# Was an einer Zugliste falsch ist
list-no-column = { $text } ist keine Spalte: die Spalten sind 1 bis 7 oder a bis g
list-mixed = Ziffern und Buchstaben sind gemischt
list-too-long = mehr als { $most } Züge

# Lektionen
lesson-1 = Einen Stein einwerfen
lesson-1-text-1 = Das Brett steht aufrecht. Rot beginnt, dann geht es abwechselnd. In jedem Zug wirfst du einen Stein in eine Spalte, und er fällt auf das unterste freie Feld.
lesson-1-text-2 = Danach bleibt der Stein, wo er ist. Eine volle Spalte nimmt keinen mehr auf.
lesson-1-task = Lege deinen roten Stein auf den gelben.
lesson-2 = Vier nebeneinander
lesson-2-text-1 = Vier eigene Steine in einer Reihe ohne Lücke gewinnen. Die Reihe darf waagerecht liegen.
lesson-2-text-2 = Sind alle Spalten voll und niemand hat vier, endet die Partie unentschieden.
lesson-2-task = Wirf den vierten Stein einer Reihe ein und gewinne.
lesson-3 = Vier übereinander
lesson-3-text-1 = Eine Reihe darf auch senkrecht stehen: vier Steine einer Farbe übereinander in derselben Spalte.
lesson-3-text-2 = So eine Reihe ist leicht zu stoppen: Ein Stein oben auf die drei genügt.
lesson-3-task = Bring vier übereinander und gewinne.
lesson-4 = Vier schräg
lesson-4-text-1 = Auch schräge Reihen zählen, und sie werden am leichtesten übersehen. Jeder Stein liegt eine Spalte weiter und ein Feld höher als der vorige.
lesson-4-text-2 = Das Feld, das du brauchst, muss das nächste freie seiner Spalte sein. Hier liegen die Steine darunter schon.
lesson-4-task = Vollende die schräge Reihe und gewinne.
lesson-5 = Drei in einer Reihe stoppen
lesson-5-text-1 = Sieh vor jedem Zug auf die Steine der anderen Seite. Kann sie sofort vier bilden und du nicht, musst du das Feld besetzen, das sie braucht.
lesson-5-text-2 = Hier hat Gelb drei nebeneinander. Ein Ende ist durch deinen Stein geschlossen, das andere ist offen.
lesson-5-task = Hindere Gelb daran, vier zu bilden.
lesson-6 = Zwei Drohungen zugleich
lesson-6-text-1 = Eine Drohung lässt sich stoppen. Zwei zugleich nicht, denn die andere Seite hat nur einen Stein je Zug.
lesson-6-text-2 = Drei Steine ganz unten mit freien Feldern an beiden Enden sind so eine Doppeldrohung.
lesson-6-task = Bring drei nebeneinander, mit einem freien Feld an jedem Ende.
lesson-7 = Das Feld unter einer Drohung
lesson-7-text-1 = Manche Drohungen hängen in der Luft: Das Feld, das die Reihe vollendet, ist in seiner Spalte noch nicht dran. Wer das Feld darunter besetzt, überlässt es der anderen Seite.
lesson-7-text-2 = Hier braucht Gelb e2. Solange e1 leer ist, fällt dort nichts hin.
lesson-7-task = Wirf in irgendeine Spalte, nur nicht in die mit der gelben Drohung.
lesson-8 = Ungerade und gerade Reihen
lesson-8-text-1 = Wenn sonst nichts mehr frei ist, muss jemand das Feld unter einer Drohung besetzen. Das heißt Zugzwang.
lesson-8-text-2 = Füllen beide nur Spalten auf, bekommt Rot die Felder der Reihen 1, 3 und 5, Gelb die der Reihen 2, 4 und 6. Die besten Drohungen von Rot liegen also in ungeraden Reihen, die von Gelb in geraden.
lesson-8-text-3 = Hier braucht Rot g3. Vorher muss jemand g2 besetzen.
lesson-8-task = Lass Gelb nur den Zug unter deiner Drohung.

# Steine und Figuren in den Sätzen der Seiten: allein, gezählt, und von einer Seite
spoken-kind = { $kind ->
   *[disc] Stein
 }
spoken-count = { $kind ->
   *[disc] { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
     }
 }
spoken-piece = { $side ->
    [first] roter
   *[second] gelber
 } { $kind ->
   *[disc] Stein
 }

# Computerspieler: ein Name und ein Satz über jeden
player-tumbler = Purzler
player-tumbler-about = Lässt seine Steine fallen, wohin sie gerade wollen, und übersieht sogar eine Viererreihe.
player-daydreamer = Tagträumer
player-daydreamer-about = Sieht etwa die Hälfte der Spalten und deine Drohungen fast nie.
player-stacker = Stapler
player-stacker-about = Sieht seine Farbe gern wachsen und bildet vier, wenn es sich ergibt.
player-middle-fan = Mittenfreund
player-middle-fan-about = Will die mittleren Spalten und vergisst, warum.
player-row-builder = Reihenbauer
player-row-builder-about = Baut eifrig eigene Reihen und sieht manche von deinen.
player-blocker = Blockierer
player-blocker-about = Stoppt lieber deine Reihen, als eigene zu vollenden.
player-casual = Gelegenheitsspieler
player-casual-about = Rechnet drei Steine voraus und übersieht ab und zu einen.
player-trapper = Fallensteller
player-trapper-about = Liebt zwei Drohungen übereinander und wartet, bis du das Feld darunter besetzt.
player-fencer = Fechter
player-fencer-about = Rechnet fünf Steine voraus und hat immer eine Drohung im Entstehen.
player-guardian = Wächter
player-guardian-about = Rechnet sechs Steine voraus und lässt wenige Drohungen durch.
player-counter = Zähler
player-counter-about = Zählt Reihen und weiß, welche Drohungen am Ende ihm gehören.
player-expert = Experte
player-expert-about = Sieht erzwungene Folgen früh und spielt die letzten zwölf Steine fehlerlos.
player-master = Meister
player-master-about = Bereitet seinen Zugzwang vor, lange bevor du es merkst.
player-grandmaster = Großmeister
player-grandmaster-about = Rechnet sehr weit voraus und spielt die letzten achtzehn Steine perfekt.
player-solver = Löser
player-solver-about = Spielt etwa ab dem zwölften Stein ohne Fehler.
style-centre = Mitte
style-zugzwang = Zugzwang
style-perfect = perfekt

# Ebenen über dem Gestell, und was ihre Zeichen bedeuten
layer-threats = Drohungen
layer-threats-now = vollendet vier, jetzt erreichbar
layer-threats-later = vollendet vier, noch nicht erreichbar

# Warum ein Zug ein Fehler war
misses-win = { $cell } vollendet vier: { $side } gewinnt sofort.
no-block = { $side } drohte mit { $cell }, und dieser Zug verhindert es nicht: { $side } gewinnt sofort.
plays-under = Auf diesem Stein kann { $side } den nächsten ablegen: { $cell } vollendet vier.
allows-forced-win = { $side } gewinnt jetzt zwingend in höchstens { $moves } Zügen.
allows-forced-win-threat = { $side } gewinnt jetzt zwingend in höchstens { $moves } Zügen; die erste Drohung ist { $cell }.
misses-forced-win = Spalte { $best } gewinnt für { $side } zwingend in höchstens { $moves } Zügen.
misses-forced-win-threat = Spalte { $best } gewinnt für { $side } zwingend in höchstens { $moves } Zügen; die erste Drohung ist { $cell }.
allows-forced-win-double = { $side } gewinnt jetzt zwingend in höchstens { $moves } Zügen: Nach { $from } gibt es Drohungen auf { $cells }{ $kind ->
    [stacked] {""}, eine über der anderen
   *[beside] {" "}zugleich
 }.
misses-forced-win-double = Spalte { $best } gewinnt für { $side } zwingend in höchstens { $moves } Zügen: Nach { $from } gibt es Drohungen auf { $cells }{ $kind ->
    [stacked] {""}, eine über der anderen
   *[beside] {" "}zugleich
 }.
zugzwang = Nach { $plies } Zügen dieser Variante lässt jeder Zug von { $other } { $side } sofort gewinnen ({ $cells }).
misses-zugzwang = Mit Spalte { $best } lässt nach { $plies } Zügen jeder Zug von { $other } { $side } sofort gewinnen ({ $cells }).
double-threat = { $side } kommt nach { $from } und droht zugleich mit { $cells }: Nur eine der Drohungen lässt sich stoppen.
double-threat-stacked = { $side } kommt nach { $from } und droht mit { $cells } übereinander: Wird die untere Drohung gestoppt, ist das obere Feld frei.
misses-double-threat = Mit Spalte { $best } kommt { $side } nach { $from } und droht zugleich mit { $cells }: Nur eine der Drohungen lässt sich stoppen.
misses-double-threat-stacked = Mit Spalte { $best } kommt { $side } nach { $from } und droht mit { $cells } übereinander: Wird die untere Drohung gestoppt, ist das obere Feld frei.
wastes-threat = { $side } hatte eine Drohung auf { $cell }; nach dem Stein darunter kann { $other } dorthin.
gives-threat = Ein paar Züge später hat { $side } { $count ->
    [one] eine Drohung, die auf { $cells } wartet
   *[other] { $count } Drohungen, die auf { $cells } warten
 }; nach Spalte { $best } { $fewer ->
    [0] wäre es keine
    [one] wäre es nur { $fewer }
   *[other] wären es nur { $fewer }
 }.
misses-threat = Mit Spalte { $best } hat { $side } bald { $count ->
    [one] eine Drohung, die auf { $cells } wartet
   *[other] { $count } Drohungen, die auf { $cells } warten
 }, sonst { $fewer ->
    [0] keine
   *[other] nur { $fewer }
 }.
above-all-centre = Vor allem die Mitte: Ein paar Züge später hat { $side } { $own } und { $rival } { $theirs } Steine in den mittleren Spalten; nach Spalte { $best } wären es { $better } und { $worse }.
above-all-twos = Vor allem offene Reihen: Ein paar Züge später hat { $side } { $own } und { $rival } { $theirs } Reihen mit zwei Steinen und Platz für zwei weitere; nach Spalte { $best } wären es { $better } und { $worse }.

## Auf dem Weg zu einem Zug: was gewinnt
goal = Vier in einer Reihe gewinnen

## Was einmal gesagt wird, in der ersten Partie
first-hint-1 = Wähle eine Spalte: Dein Stein fällt ins unterste freie Loch.
first-hint-2 = Sieh vor dem Einwurf auf das Loch darüber: Das gehört als Nächstes der anderen Seite.

## Lektionen über Strategie
strategy-1 = Die Mitte
strategy-1-text-1 = Ein Stein in Spalte d kann zu mehr Viererreihen gehören als jeder andere: zu jeder waagerechten und zu den meisten schrägen.
strategy-1-text-2 = Wenn nichts drängt, sieh zuerst in die Mitte.
strategy-1-task = Rot: Wähle die stärkste Spalte.
strategy-1-why = Aus der Mitte wirkt der Stein in alle Richtungen. Jede andere Spalte lässt Gelb remis halten oder gewinnen.
strategy-2 = Zwei in der untersten Reihe
strategy-2-text-1 = Zwei Nachbarn in der untersten Reihe mit freien Löchern auf beiden Seiten sind schon gefährlich. Ein dritter macht zwei Drohungen auf einmal, und du kannst nur eine abwehren.
strategy-2-task = Gelb: Verhindere die Doppeldrohung, bevor sie entsteht.
strategy-2-why = Ist eine Seite zu, macht ein dritter Stein nur eine Drohung, und die lässt sich abwehren.
strategy-3 = Eine Drohung über der anderen
strategy-3-text-1 = Eine Drohung ist ein Loch, das deinen Vierer vollenden würde. Meistens füllt die andere Seite es, sobald es erreichbar ist.
strategy-3-text-2 = Zwei Drohungen in derselben Spalte, direkt übereinander, kann sie nicht beide füllen.
strategy-3-task = Rot: Öffne die Spalte mit deinen zwei Drohungen.
strategy-3-why = Gelb muss e2 füllen, und genau das ist die Stufe zu e3.
strategy-4 = Ungerade Drohungen für Rot
strategy-4-text-1 = Niemand wirft gern unter einer Drohung der anderen Seite ein. Darum füllen sich zuerst die anderen Spalten, und für Rot, das begonnen hat, bleiben die ungeraden Reihen: 1, 3, 5.
strategy-4-text-2 = Rot hat eine Drohung in Reihe 3: a3. Geht unterwegs nichts verloren, muss Gelb am Ende a2 spielen.
strategy-4-task = Rot: Halte Gelbs Drohung auf und lass die Spalten voll werden.
strategy-4-why = Spalte d ist voll, und was Gelb auch tut: a2 kommt und dann a3. Das heißt Zugzwang.
strategy-5 = Gerade Drohungen für Gelb
strategy-5-text-1 = Gelb zieht als Zweiter und bekommt die geraden Reihen. Hier droht Gelb, in b4 und in f4 den Vierer zu vollenden.
strategy-5-text-2 = Auf dem ganzen Brett ist nur noch ein ungefährliches Loch frei. Wer es nimmt, lässt der anderen Seite keines.
strategy-5-task = Gelb: Mach den Wartezug.
strategy-5-why = Jetzt muss Rot Spalte b oder f öffnen, und beides führt zu Gelbs Vierer in Reihe 4.
