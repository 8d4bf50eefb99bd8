# Names
game = Vier gewinnt
game-summary = Wirf Scheiben in die Spalten eines aufrechten Gestells; vier eigene in einer Reihe gewinnen.
variant-connect-four = Vier gewinnt
variant-connect-four-summary = Das übliche Gestell mit sieben Spalten und sechs Reihen; bei perfektem Spiel gewinnt Rot.
variant-connect-four-6x5 = Vier gewinnt 6x5
variant-connect-four-6x5-summary = Ein kleineres Gestell mit sechs Spalten und fünf Reihen für kurze Partien; bei perfektem Spiel remis.
side-first = Rot
side-second = Gelb
piece-disc = Scheibe
start-empty = Leeres Gestell

# Why a game ends; each completes "White wins: ..." or "Draw: ..."
reason-four = vier in einer Reihe
reason-full-board = das Gestell ist voll

# Beside the board
counter-left = Scheiben übrig
mark-line = vier in einer Reihe

# What the side to move must do
prompt-drop = wirf eine Scheibe ein

# Why a move is refused
why-empty = der Zug ist leer; ein Zug ist eine Spalte von a bis { $last }
why-pass = -- geht nicht: bei Vier gewinnt wird nicht gepasst
why-no-column = „{ $text }“ ist keine Spalte: es gibt a bis { $last }
why-full = Spalte { $text } ist voll
why-red-won = { $text } kommt zu spät: Rot hat gewonnen
why-yellow-won = { $text } kommt zu spät: Gelb hat gewonnen
why-drawn = { $text } kommt zu spät: die Partie ist remis, das Gestell ist voll
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
problem-no-cell = kein Feld des Gitters mit { $columns } mal { $rows } Feldern
problem-twice = mehr als ein Stein
problem-kind = in Vier gewinnt gibt es kein "{ $kind }", nur Steine
problem-facing = ein Stein hat keine Richtung
problem-too-many = { $count } Steine sind zu viele für { $cells } Felder
problem-extra = Vier gewinnt kennt kein "{ $name }" neben dem Brett

# Was an einer Zugliste falsch ist
list-no-column = { $text } ist keine Spalte: die Spalten sind 1 bis 7 oder a bis g
list-mixed = Ziffern und Buchstaben sind gemischt
list-too-long = mehr als { $most } Züge

# Lessons
lesson-1 = Eine Scheibe einwerfen
lesson-1-text-1 = Das Spielfeld steht aufrecht. Rot beginnt, dann geht es abwechselnd. In jedem Zug wirfst du eine Scheibe in eine Spalte, und sie fällt ins unterste freie Loch.
lesson-1-text-2 = Scheiben bewegen sich danach nie mehr. Eine volle Spalte nimmt keine mehr auf.
lesson-1-task = Lege deine rote Scheibe auf die gelbe.
lesson-2 = Vier nebeneinander
lesson-2-text-1 = Vier eigene Scheiben in einer Linie ohne Lücke gewinnen. Die Linie darf waagerecht liegen.
lesson-2-text-2 = Sind alle Spalten voll und niemand hat vier, endet die Partie remis.
lesson-2-task = Wirf die vierte Scheibe einer Linie ein und gewinne.
lesson-3 = Vier übereinander
lesson-3-text-1 = Eine Linie darf auch senkrecht stehen: vier Scheiben einer Farbe übereinander in derselben Spalte.
lesson-3-text-2 = So eine Linie ist leicht zu stoppen: eine Scheibe oben auf die drei genügt.
lesson-3-task = Setze vier übereinander und gewinne.
lesson-4 = Vier schräg
lesson-4-text-1 = Auch schräge Linien zählen, und sie werden am leichtesten übersehen. Jede Scheibe steht eine Spalte weiter und eine Reihe höher als die vorige.
lesson-4-text-2 = Das Loch, das du brauchst, muss das nächste freie seiner Spalte sein. Hier liegen die Scheiben darunter schon.
lesson-4-task = Vollende die schräge Linie und gewinne.
lesson-5 = Eine Drei stoppen
lesson-5-text-1 = Sieh vor jedem Zug auf die Scheiben der anderen Seite. Kann sie sofort vier machen und du nicht, musst du das Loch füllen, das sie braucht.
lesson-5-text-2 = Hier hat Gelb drei nebeneinander. Ein Ende ist durch deine Scheibe geschlossen, das andere ist offen.
lesson-5-task = Hindere Gelb daran, vier zu machen.
lesson-6 = Zwei Drohungen zugleich
lesson-6-text-1 = Eine Drohung lässt sich stoppen. Zwei zugleich nicht, denn die andere Seite hat nur eine Scheibe je Zug.
lesson-6-text-2 = Drei Scheiben ganz unten mit freien Löchern an beiden Enden sind so eine Doppeldrohung.
lesson-6-task = Lege drei nebeneinander mit einem freien Loch an jedem Ende.
lesson-7 = Das Loch unter einer Drohung
lesson-7-text-1 = Manche Drohungen hängen in der Luft: Das Loch, das die Linie vollendet, ist in seiner Spalte noch nicht dran. Wer das Loch darunter füllt, überlässt es der anderen Seite.
lesson-7-text-2 = Hier braucht Gelb e2. Solange e1 leer ist, fällt dort nichts hin.
lesson-7-task = Wirf in irgendeine Spalte, nur nicht in die mit der gelben Drohung.
lesson-8 = Ungerade und gerade Reihen
lesson-8-text-1 = Wenn sonst nichts mehr frei ist, muss jemand das Loch unter einer Drohung füllen. Das heißt Zugzwang.
lesson-8-text-2 = Füllen beide nur Spalten auf, bekommt Rot die Löcher der Reihen 1, 3 und 5, Gelb die der Reihen 2, 4 und 6. Rots beste Drohungen liegen also in ungeraden Reihen, die von Gelb in geraden.
lesson-8-text-3 = Hier braucht Rot g3. Vorher muss jemand g2 füllen.
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
player-tumbler-about = Lässt seine Scheiben fallen, wohin sie gerade wollen, und übersieht sogar eine Vier.
player-daydreamer = Tagträumer
player-daydreamer-about = Sieht etwa die Hälfte der Spalten und deine fast nie.
player-stacker = Stapler
player-stacker-about = Sieht seine Farbe gern wachsen und macht vier, wenn es sich ergibt.
player-middle-fan = Mittenfreund
player-middle-fan-about = Will die mittleren Spalten und vergisst, warum.
player-row-builder = Reihenbauer
player-row-builder-about = Baut eifrig eigene Reihen und sieht manche von deinen.
player-blocker = Blockierer
player-blocker-about = Stoppt lieber deine Reihen, als eigene zu vollenden.
player-casual = Gelegenheitsspieler
player-casual-about = Rechnet drei Scheiben voraus und übersieht ab und zu eine.
player-trapper = Fallensteller
player-trapper-about = Liebt zwei Drohungen übereinander und wartet, bis du das Feld darunter füllst.
player-fencer = Fechter
player-fencer-about = Rechnet fünf Scheiben voraus und hat immer eine Drohung im Entstehen.
player-guardian = Wächter
player-guardian-about = Rechnet sechs Scheiben voraus und lässt wenige Drohungen durch.
player-counter = Zähler
player-counter-about = Zählt Zeilen und weiß, welche Drohungen am Ende ihm gehören.
player-expert = Experte
player-expert-about = Sieht erzwungene Folgen früh und spielt die letzten zwölf Scheiben fehlerlos.
player-master = Meister
player-master-about = Bereitet seinen Zugzwang vor, lange bevor du es merkst.
player-grandmaster = Großmeister
player-grandmaster-about = Rechnet sehr weit voraus und spielt die letzten achtzehn Scheiben perfekt.
player-solver = Löser
player-solver-about = Spielt etwa ab der zwölften Scheibe ohne Fehler.
style-centre = Mitte
style-zugzwang = Zugzwang
style-perfect = perfekt
