# Namen
game = YINSH
game-summary = Ringe ziehen und wenden Marker; jede Fünferreihe bringt einen eigenen Ring vom Brett, und wer drei los ist, gewinnt.
variant-yinsh = YINSH
variant-yinsh-summary = Wer zuerst drei Ringe vom Brett nimmt, gewinnt.
variant-yinsh-blitz = Blitz
variant-yinsh-blitz-summary = Wer zuerst einen Ring vom Brett nimmt, gewinnt.
side-first = Weiß
side-second = Schwarz
piece-ring = Ring
piece-marker = Marker
start-empty-board = Leeres Brett
set-slate = Schiefer
set-sand = Sand

# Was ein Editor außer den Figuren fragt
extra-taken-first = Ringe vom Brett: Weiß
extra-taken-second = Ringe vom Brett: Schwarz
extra-pending = Als Nächstes wegzunehmen
extra-pending-nothing = Nichts
extra-pending-row = Eine Reihe
extra-pending-ring = Ein Ring
extra-turn = In wessen Zug
extra-turn-own = Der Seite am Zug

# Warum eine Partie endet; jedes vollendet "Weiß gewinnt: ..." oder "Unentschieden: ..."
reason-three-rings = drei Ringe vom Brett genommen
reason-one-ring = ein Ring vom Brett genommen
reason-markers-out = alle 51 Marker liegen auf dem Brett
reason-no-ring-moves = keine Seite kann einen Ring ziehen

# Neben dem Brett
button-pass = Passen
counter-reserve = Ringe im Vorrat
counter-rows = Reihen gebildet
counter-taken = Ringe vom Brett
counter-left = Marker übrig
mark-row = fünf in einer Reihe

# Was die Seite am Zug tun muss
prompt-place = setze einen Ring
prompt-pass = passe: keiner deiner Ringe kann ziehen
prompt-move = wähle einen Ring zum Ziehen
prompt-row = nimm eine Reihe
prompt-ring = nimm einen eigenen Ring

# Was an einem Zugtext, einer Zugliste oder einem Stellungstext falsch ist; $text steht in Anführungszeichen
off-board = { $point } liegt nicht auf dem Brett
off-board-within = { $text } ist nicht möglich: { $point } liegt nicht auf dem Brett
not-a-move = { $text } ist kein Zug: Züge schreibt man e5, e5-e8, xb2-f6, xg7 oder --
neither-move-nor-number = { $text } ist weder ein Zug noch eine Zahl mit Punkt
text-parts = eine Stellung hat 3 Teile (Brett, Seite am Zug, Ringe vom Brett), oder 5, solange etwas zu nehmen ist (row oder ring, Seite, deren Zug es ist); diese hat { $count }
text-side = die Seite ist w oder b, nicht { $text }
text-taken = die Ringe vom Brett schreibt man wie 0-1, nicht { $text }
pending-unknown = zu nehmen ist eine Reihe (row) oder ein Ring (ring), nicht { $text }

# Warum ein Zug nicht möglich ist; $why ist eines der folgenden
game-over = { $text } ist nicht möglich: die Partie ist vorbei, { $reason }
written-otherwise = { $text } schreibt man hier { $usual }
not-possible = { $text } ist nicht möglich: { $why }
still-placing = die Ringe werden noch gesetzt, nenne also einen freien Punkt
all-placed = alle Ringe sind gesetzt, ziehe also einen, wie in e5-e8
must-pass = { $side ->
    [first] Weiß
   *[second] Schwarz
 } muss passen (--), denn keiner der eigenen Ringe kann ziehen
may-not-pass = { $side ->
    [first] Weiß
   *[second] Schwarz
 } hat einen Ring, der ziehen kann
no-row-to-take = { $side ->
    [first] Weiß
   *[second] Schwarz
 } hat keine Reihe zu nehmen, ziehe also einen Ring, wie in e5-e8
row-not-own = von { $from } bis { $to } liegen nicht fünf { $side ->
    [first] weiße
   *[second] schwarze
 } Marker
row-not-five = eine Reihe sind genau fünf Marker auf einer Linie, und { $from } und { $to } sind nicht ihre Enden
row-first = { $side ->
    [first] Weiß
   *[second] Schwarz
 } muss zuerst eine Reihe nehmen, wie in xb2-f6
ring-first = { $side ->
    [first] Weiß
   *[second] Schwarz
 } muss zuerst einen eigenen Ring vom Brett nehmen, wie in xg7
over = die Partie ist vorbei
occupied = auf { $point } liegt ein { $side ->
    [first] weißer
   *[second] schwarzer
 } { $kind ->
    [ring] Ring
   *[marker] Marker
 }
empty = { $point } ist leer
occupied-no-ring = auf { $point } liegt ein { $side ->
    [first] weißer
   *[second] schwarzer
 } { $kind ->
    [ring] Ring
   *[marker] Marker
 } und kein { $own ->
    [first] weißer
   *[second] schwarzer
 } Ring
empty-no-ring = { $point } ist leer, dort liegt kein { $own ->
    [first] weißer
   *[second] schwarzer
 } Ring
not-in-line = { $from } und { $to } liegen nicht auf einer Linie
ring-in-the-way = ein Ring kann nicht über den Ring auf { $point } springen
must-land = nach dem Sprung über Marker muss der Ring auf { $point } landen, direkt hinter ihnen
cannot-go = dorthin kann der Ring nicht ziehen

# Was an einer Stellung falsch ist
far-too-many = { $pieces } Figuren und { $extras } Zusätze sind weit mehr, als auf die { $points } Punkte des Bretts passen
not-a-point = kein Punkt des Bretts
no-such-piece = weder ein Ring noch ein Marker, sondern { $text }
no-facing = Ringe und Marker haben keine Blickrichtung
two-pieces = mehr als eine Figur auf diesem Punkt
taken-not-a-number = { $name } ist eine Anzahl von Ringen, nicht { $text }
turn-unknown = der Zug ist der von white oder black, nicht { $text }
no-such-extra = nichts in YINSH heißt { $text }
turn-of-other = { $side ->
    [first] Weiß ist am Zug, aber Schwarz soll handeln, obwohl nichts zu nehmen ist
   *[second] Schwarz ist am Zug, aber Weiß soll handeln, obwohl nichts zu nehmen ist
 }
too-many-markers = { $count } Marker liegen auf dem Brett, es gibt aber nur { $most }
taken-too-many = { $side ->
    [first] Weiß
   *[second] Schwarz
 } hat { $count ->
    [one] 1 Ring
   *[other] { $count } Ringe
 } vom Brett genommen, aber schon { $goal } gewinnt
rings-too-many = { $side ->
    [first] Weiß
   *[second] Schwarz
 } hat zusammen { $count ->
    [one] 1 Ring
   *[other] { $count } Ringe
 } statt { $most }
rings-too-few = { $side ->
    [first] Weiß
   *[second] Schwarz
 } hat zusammen { $count ->
    [one] 1 Ring
   *[other] { $count } Ringe
 } statt { $most }, und vorher geschieht nichts anderes
placed-unevenly = Weiß hat { $white ->
    [one] 1 Ring
   *[other] { $white } Ringe
 } gesetzt und Schwarz { $black }, es geht aber abwechselnd, Weiß zuerst
placed-next = Weiß hat { $white ->
    [one] 1 Ring
   *[other] { $white } Ringe
 } gesetzt und Schwarz { $black }, also ist { $side ->
    [first] Weiß
   *[second] Schwarz
 } am Zug
won-nothing-to-take = { $side ->
    [first] Weiß
   *[second] Schwarz
 } hat schon gewonnen, also ist nichts mehr zu nehmen
both-have-won = beide Seiten haben { $count ->
    [one] 1 Ring
   *[other] { $count } Ringe
 } vom Brett genommen, aber wer es zuerst tut, gewinnt
row-left = { $side ->
    [first] Weiß
   *[second] Schwarz
 } hat fünf in einer Reihe, die niemand nehmen soll
row-absent = { $side ->
    [first] Weiß
   *[second] Schwarz
 } soll eine Reihe nehmen, hat aber keine
ring-without-row = für eine Reihe ist ein Ring zu nehmen, aber bei so vielen Markern wurde keine genommen
row-of-mover-first = { $side ->
    [first] Weiß ist am Zug und nimmt eine Reihe, bevor Schwarz etwas nimmt
   *[second] Schwarz ist am Zug und nimmt eine Reihe, bevor Weiß etwas nimmt
 }

# Was an der Datei eines älteren Programms falsch ist
legacy-not-a-name = das Feld "{ $field }" muss ein Name sein
legacy-not-a-list = das Feld "moves" muss eine Liste von Zügen sein
legacy-move = Feld "moves", Zug { $number }: { $what }
legacy-not-a-text = kein Text
legacy-no-colour = { $text } beginnt nicht mit white: oder black:
legacy-colour = { $text } ist weder white noch black
legacy-no-move = { $text } enthält keinen Zug
legacy-turn = { $side ->
    [first] Weiß ist am Zug, nicht Schwarz
   *[second] Schwarz ist am Zug, nicht Weiß
 }

# Lektionen
lesson-1 = Ringe setzen
lesson-1-text-1 = Jede Seite hat fünf Ringe. Das Brett ist am Anfang leer, und ihr setzt sie abwechselnd, Weiß zuerst. Jeder freie Schnittpunkt ist erlaubt.
lesson-1-text-2 = Wenn alle zehn Ringe stehen, geht es weiter. Es ist gut, sie zu verteilen.
lesson-1-task = Setze einen weißen Ring auf einen beliebigen Schnittpunkt.
lesson-2 = Einen Ring ziehen
lesson-2-text-1 = Jetzt ziehst du in jedem Zug einen deiner Ringe. Er läuft eine Linie entlang, so weit du willst, über leere Schnittpunkte. Über einen anderen Ring kommt er nie.
lesson-2-text-2 = Wo der Ring stand, lässt er einen Marker deiner Farbe zurück. Marker sind flache Scheiben, auf der einen Seite weiß, auf der anderen schwarz.
lesson-2-task = Ziehe den weißen Ring auf f6 und sieh dir den Marker an, den er zurücklässt.
lesson-3 = Springen und wenden
lesson-3-text-1 = Ein Ring kann über Marker springen, die ohne Lücke hintereinander liegen, egal in welcher Farbe. Er muss auf dem ersten leeren Schnittpunkt dahinter landen.
lesson-3-text-2 = Jeder Marker, über den du springst, wird gewendet: Aus Schwarz wird Weiß, und aus Weiß wird Schwarz.
lesson-3-task = Springe über beide schwarzen Marker, sodass sie weiß werden.
lesson-4 = Eine Reihe bilden
lesson-4-text-1 = Du willst fünf Marker deiner Farbe nebeneinander auf einer Linie. Das ist eine Reihe. Ringe zählen nicht mit.
lesson-4-text-2 = Eine Reihe kann durch den Marker fertig werden, den dein Ring zurücklässt, oder durch Wenden. Pass auf: Bildest du eine Reihe der anderen Farbe, gehört sie der anderen Seite.
lesson-4-task = Wende den schwarzen Marker und bilde eine Reihe aus fünf weißen.
lesson-5 = Die Reihe nehmen
lesson-5-text-1 = Hast du eine Reihe, nimmst du ihre fünf Marker vom Brett. Sie können wieder verwendet werden.
lesson-5-text-2 = Die Reihe nimmst du sofort, noch im selben Zug. Danach nimmst du auch einen deiner Ringe vom Brett. Das kommt als Nächstes.
lesson-5-task = Nimm die weiße Reihe vom Brett.
lesson-6 = Einen Ring nehmen und gewinnen
lesson-6-text-1 = Nach der Reihe nimmst du einen deiner eigenen Ringe vom Brett, welchen du willst. Mit drei Ringen vom Brett gewinnst du. Aber je weniger Ringe du hast, desto schwerer wird es.
lesson-6-text-2 = Kannst du nicht ziehen, passt du. Kann keine Seite ziehen oder liegen alle 51 Marker auf dem Brett, ist die Partie auch zu Ende: Wer mehr Ringe vom Brett genommen hat, gewinnt; bei gleich vielen ist es unentschieden.
lesson-6-text-3 = Weiß hat gerade die dritte Reihe genommen.
lesson-6-task = Nimm den dritten weißen Ring vom Brett und gewinne.
lesson-7 = Mehrere Reihen
lesson-7-text-1 = Ein Zug kann mehrere Reihen bilden. Du nimmst sie nacheinander, zu jeder einen Ring. Kreuzen sich Reihen, wähle eine: Der anderen fehlt dann ein Marker, und sie zählt nicht mehr. Liegen sechs in einer Reihe, wähle fünf davon.
lesson-7-text-2 = Haben beide Seiten eine Reihe, nimmt zuerst, wer gezogen hat.
lesson-7-task = Wähle eine der beiden Reihen, die sich kreuzen, und nimm sie.
lesson-8 = Blitz
lesson-8-text-1 = Blitz ist die kurze Partie und gut für den Anfang. Alle Regeln bleiben gleich, aber schon der erste Ring, den du vom Brett nimmst, gewinnt.
lesson-8-text-2 = Also entscheidet die erste Reihe. Weiß hat gerade eine genommen.
lesson-8-task = Nimm einen weißen Ring vom Brett und gewinne.

# Steine und Figuren in den Sätzen der Seiten: allein, gezählt, und von einer Seite
spoken-kind = { $kind ->
    [ring] Ring
   *[marker] Marker
 }
spoken-count = { $kind ->
    [ring] { $count ->
        [one] { $count } Ring
       *[other] { $count } Ringe
     }
   *[marker] { $count ->
        [one] { $count } Marker
       *[other] { $count } Marker
     }
 }
spoken-piece = { $side ->
    [first] weißer
   *[second] schwarzer
 } { $kind ->
    [ring] Ring
   *[marker] Marker
 }

# Computerspieler: ein Name und ein Satz über jeden
player-stargazer = Sterngucker
player-stargazer-about = Bewegt seine Ringe nach Laune und macht eine Reihe, wenn eine da ist.
player-rambler = Wandervogel
player-rambler-about = Reist gern weit mit seinen Ringen und vergisst, warum.
player-easy = Lehrling
player-easy-label = Leicht
player-easy-about = Macht eine Reihe, wenn er eine sieht, und achtet nicht auf deine.
player-marker-hoarder = Markerhamster
player-marker-hoarder-about = Will das Brett voll mit seiner Farbe und vergisst, dass Reihen gewinnen.
player-row-builder = Reihenbauer
player-row-builder-about = Baut eifrig eigene Reihen und sieht manche von deinen.
player-wanderer = Streuner
player-wanderer-about = Hält seine Ringe frei beweglich und macht Reihen, wenn sie sich ergeben.
player-row-breaker = Reihenbrecher
player-row-breaker-about = Stört lieber deine Reihen, als eigene zu vollenden.
player-flipper = Wender
player-flipper-about = Mag weite Sprünge, die das halbe Brett umdrehen.
player-defender = Verteidiger
player-defender-about = Rechnet drei Züge voraus und lässt wenige Reihen durch.
player-medium = Geselle
player-medium-label = Mittel
player-medium-about = Rechnet zwei Züge voraus und übersieht wenig von dem, was nahe ist.
player-strategist = Stratege
player-strategist-about = Rechnet zwei Züge voraus und schätzt gut ein, was er sieht.
player-attacker = Angreifer
player-attacker-about = Rechnet drei Züge voraus und hat immer eine Reihe im Entstehen.
player-tactician = Taktiker
player-tactician-about = Rechnet drei Züge voraus und sieht die meisten Reihen, bevor sie da sind.
player-hard = Hüter
player-hard-label = Schwer
player-hard-about = Rechnet weiter, wo Reihen nahe sind, und lässt sich wenige entgehen.
player-captain = Kapitän
player-captain-about = Macht wenige Fehler und lässt dich für die meisten deiner Fehler bezahlen.
player-veteran = Routinier
player-veteran-about = Lässt sich selten eine Reihe entgehen und weiß, wann man einen Ring aufgibt.
player-expert = Experte
player-expert-about = Sieht Reihen kommen, mehrere Züge bevor sie entstehen.
player-sage = Weiser
player-sage-about = Bereitet Reihen so früh vor, dass sie aus dem Nichts zu kommen scheinen.
player-master = Meister
player-master-about = Plant seine Reihen, während er deine zerlegt.
player-grandmaster = Großmeister
player-grandmaster-about = Rechnet so weit, wie die Zeit reicht.

# Warum ein Zug ein Fehler ist. $side und $other sind Namen von Seiten, das Übrige Punkte, Züge und Zahlen; eine Reihe oder ein Vierer heißt nach den Enden
why-last-ring-given = Das bildet die Reihe { $from } bis { $to } für { $side }, und { $side } gewinnt: { $goal ->
    [one] ein Ring vom Brett genügt
   *[other] der dritte Ring kommt vom Brett
 }.
why-last-ring-lost = Nun kann { $side } mit { $move } die Reihe { $from } bis { $to } bilden und gewinnt: { $goal ->
    [one] ein Ring vom Brett genügt
   *[other] der dritte Ring kommt vom Brett
 }.
why-last-ring-missed = { $side } kann sofort gewinnen: { $move } bildet die Reihe { $from } bis { $to }, und { $goal ->
    [one] ein Ring vom Brett genügt
   *[other] der dritte Ring kommt vom Brett
 }.
why-allows-win = { $side } gewinnt nun zwingend in { $moves } Zügen, beginnend mit { $first }; die entscheidende Reihe ist { $from } bis { $to }.
why-misses-win = { $side } kann zwingend in { $moves } Zügen gewinnen, beginnend mit { $first }; die entscheidende Reihe ist { $from } bis { $to }.
why-runs-out = So endet die Partie, weil kein Zug mehr bleibt, und { $side } hat { $own } Ringe vom Brett, { $other } { $theirs }.
why-makes-theirs = Dieser Zug bildet selbst eine Reihe für { $side }: { $from } bis { $to }.
why-gives-row = { $count ->
    [0] Nun kann { $side } mit { $move } die Reihe { $from } bis { $to } bilden.
   *[other] Nun kann { $side } mit { $move } { $points } wenden und die Reihe { $from } bis { $to } bilden.
 }
why-row-coming = So kann { $side } in { $moves } Zügen die Reihe { $from } bis { $to } bilden, beginnend mit { $first }.
why-misses-row = { $count ->
    [0] { $move } bildet für { $side } sofort die Reihe { $from } bis { $to }.
   *[other] { $move } wendet { $points } und bildet für { $side } sofort die Reihe { $from } bis { $to }.
 }
why-misses-forced-row = Nach { $move } kann { $other } nicht verhindern, dass { $side } als Nächstes eine Reihe bildet, etwa { $from } bis { $to }.
why-row-later = { $move } führt für { $side } zur Reihe { $from } bis { $to }{ $moves ->
    [one] {""}, und zwar mit dem nächsten Zug
   *[other] {""}, und zwar in { $moves } Zügen
 }.
why-double-lost = Nun kann { $side } mit { $move } zwei Reihen auf einmal bilden: { $from } bis { $to } und { $from2 } bis { $to2 }.
why-double-missed = Die beste Zugfolge bildet mit { $move } zwei Reihen auf einmal für { $side }: { $from } bis { $to } und { $from2 } bis { $to2 }.
why-breaks-own = Das wendet { $points } aus dem eigenen Vierer von { $side } auf { $from } bis { $to }.
why-four-broken = Nun kann { $other } den Vierer von { $side } auf { $from } bis { $to } zerstören: { $move } wendet { $points }.
why-could-break = { $move } zerstört den Vierer von { $side } auf { $from } bis { $to } und wendet dabei { $points }.
why-stops-row = Nach { $move } kann { $side } mit dem nächsten Zug keine Reihe bilden.
why-no-answer = Nun kann { $side } mit { $move } die Reihe { $from } bis { $to } androhen, und { $other } kann nicht verhindern, dass { $side } eine Reihe bildet.
why-threatens-row = So kann { $side } mit { $move } die Reihe { $from } bis { $to } androhen.
why-own-threat = { $move } droht mit einer Reihe für { $side }: { $from } bis { $to }.
why-four-made = Nun kommt { $side } zu einem Vierer auf { $from } bis { $to }.
why-own-four = { $move } bringt { $side } einen Vierer auf { $from } bis { $to }.
why-threat-coming = Ein paar Züge weiter droht { $side } mit der Reihe { $from } bis { $to }; in der besseren Zugfolge droht keine.
why-own-threat-coming = Ein paar Züge nach { $move } droht { $side } mit der Reihe { $from } bis { $to }; sonst droht keine.
why-flips-many = Nun kann { $side } mit { $move } { $count } Marker von { $other } wenden: { $points }.
why-misses-flips = { $move } wendet { $count } Marker von { $other }: { $points }.
why-ring-shut = Der Ring von { $side } auf { $point } ist dann eingesperrt: er kann { $count ->
    [0] nirgendwohin
    [one] nur auf 1 Punkt
   *[other] nur auf { $count } Punkte
 } ziehen, sonst auf { $better }.
why-shuts-ring = { $move } sperrt den Ring von { $side } auf { $point } ein: er kann { $count ->
    [0] nirgendwohin
    [one] nur auf 1 Punkt
   *[other] nur auf { $count } Punkte
 } ziehen, sonst auf { $better }.
why-few-moves = Die Ringe von { $side } haben dann { $count ->
    [0] keinen Zug
    [one] 1 Zug
   *[other] { $count } Züge
 } statt { $better }.
why-ring-needed = { $side } braucht den Ring auf { $point }: er bildet mit { $move } die Reihe { $from } bis { $to }.
why-wrong-ring = Ohne den Ring auf { $point } haben die Ringe von { $side } { $count ->
    [0] keinen Zug
    [one] 1 Zug
   *[other] { $count } Züge
 }; ohne den auf { $other } wären es { $better }.
why-wrong-row = { $move } lässt den Vierer von { $side } auf { $from } bis { $to } stehen.
why-tendency = { $what ->
    [lines] Vor allem eine Frage offener Linien mit { $least ->
        [4] vier
        [3] drei oder mehr
       *[2] zwei oder mehr
     } Markern: nach dieser Zugfolge hat { $side } { $own } und { $other } { $theirs }, nach der besseren { $better } und { $worse }.
    [next-rows] Vor allem eine Frage der Möglichkeiten, als Nächstes eine Reihe zu bilden: nach dieser Zugfolge hat { $side } { $own } und { $other } { $theirs }, nach der besseren { $better } und { $worse }.
    [exposed] Vor allem eine Frage der Marker, die sich wenden lassen: nach dieser Zugfolge kann { $side } { $own } wenden und { $other } { $theirs }, nach der besseren { $better } und { $worse }.
    [markers] Vor allem eine Frage der Marker: nach dieser Zugfolge hat { $side } { $own } und { $other } { $theirs }, nach der besseren { $better } und { $worse }.
    [mobility] Vor allem eine Frage der Beweglichkeit: nach dieser Zugfolge haben die Ringe von { $side } { $own } Züge und die von { $other } { $theirs }, nach der besseren { $better } und { $worse }.
   *[centre] Vor allem eine Frage der Mitte: nach dieser Zugfolge hat { $side } { $own } Ringe nahe der Mitte und { $other } { $theirs }, nach der besseren { $better } und { $worse }.
 }

# Was über dem Brett gezeigt werden kann
layer-rows = Entstehende Reihen
layer-rows-four = vier von fünf
layer-rows-three = drei von fünf
layer-next-rows = Mögliche Reihen im nächsten Zug
layer-next-rows-row = eine Reihe, die diese Seite mit ihrem nächsten Zug bilden könnte
layer-next-rows-flip = ein Marker, der dabei gewendet würde
layer-reach = Wohin Ringe ziehen können
layer-reach-one = Ringe einer Seite
layer-reach-both = Ringe beider Seiten

## Auf dem Weg zu einem Zug: was gewinnt, was mit dem gewählten Ring zu tun ist, warum etwas nicht gewählt werden kann
goal-three-rings = Drei Ringe vom Brett gewinnen
goal-one-ring = Der erste Ring vom Brett gewinnt
prompt-land = wähle, wo er landet
refused-shut-in = der Ring auf { $point } kann nicht ziehen: Ringe und der Rand schließen ihn ein
refused-no-row = { $point } liegt in keiner Reihe aus fünf { $side ->
    [first] weißen
   *[second] schwarzen
 } Markern
refused-piece = { $kind ->
    [ring] der Ring auf { $point } gehört { $side ->
        [first] Weiß
       *[second] Schwarz
     }
   *[marker] auf { $point } liegt ein Marker; wähle einen Ring von { $own ->
        [first] Weiß
       *[second] Schwarz
     }
 }

## Was einmal gesagt wird, in der ersten Partie
first-hint-1 = Setze zuerst deine fünf Ringe. Von der Mitte des Bretts führen die meisten Linien weg.
first-hint-2 = Wähle einen Ring, dann sein Ziel. Er lässt einen Marker zurück; übersprungene Marker werden gewendet.

## Lektionen über Strategie
strategy-1 = Die Reihe zerstören
strategy-1-text-1 = Ein Ring lässt einen Marker zurück, wo er stand. Vier Marker und ein Ring derselben Farbe in einer Linie sind also eine Reihe, sobald dieser Ring zieht.
strategy-1-text-2 = Spring quer über so eine Linie: Der übersprungene Marker wechselt die Farbe, und die Reihe ist zerstört.
strategy-1-task = Weiß: Zerstöre die Reihe, die Schwarz droht.
strategy-1-why = Der Marker auf f5 ist jetzt weiß, und Schwarz muss von vorn anfangen.
strategy-2 = Mehr Drohungen als Antworten
strategy-2-text-1 = Eine Drohung zerstört man mit einem Sprung. Mach einen Zug, nach dem du auf mehr als eine Art eine Reihe vollenden könntest.
strategy-2-text-2 = Im Blitz gewinnt eine einzige Reihe, mehr ist hier nicht nötig.
strategy-2-task = Weiß: Drohe mehr Reihen, als Schwarz zerstören kann.
strategy-2-why = Schwarz zerstört eine davon, und Weiß vollendet eine andere.
strategy-3 = Eine Reihe zurückhalten
strategy-3-text-1 = Eine Reihe kostet einen Ring, und mit weniger Ringen bist du schwächer. Kann die andere Seite deine Reihe nicht zerstören, musst du sie nicht sofort bilden.
strategy-3-text-2 = Weiß könnte jetzt j5 bis j9 vollenden, aber Schwarz fehlt nur noch ein Ring.
strategy-3-task = Weiß: Mach zuerst den wichtigeren Zug und halte die Reihe zurück.
strategy-3-why = Die Reihe ist einen Zug später noch da, und Weiß hat die Zeit dazwischen genutzt.
strategy-4 = Tempo
strategy-4-text-1 = Mit einer sicheren Reihe in der Hand kannst du warten: Jeder Zug, mit dem sich die andere Seite selbst schwächen muss, ist ein gewonnenes Tempo.
strategy-4-text-2 = Warte mit dem Ring, der auf seinem Platz am wenigsten nützt, und bring ihn dorthin, wo gespielt wird.
strategy-4-task = Schwarz: Hol den Ring auf b2 heran und behalte deine Reihe.
strategy-4-why = Die Reihe in der Mitte wartet, und der untätige Ring spielt mit.
strategy-5 = Ringe setzen
strategy-5-text-1 = Ein Ring wirkt dort, wo er Linien hat: In der Mitte sind sie lang, am Rand kurz.
strategy-5-text-2 = Kein Ring springt über einen Ring. Ein Ring sperrt also auch, und der beste Punkt ist oft einer, an dem sich Linien der anderen Seite kreuzen.
strategy-5-task = Schwarz: Setz den letzten Ring dorthin, wo er drei weiße Ringe auf einmal sperrt.
strategy-5-why = Die weißen Ringe auf e5, e6 und f7 haben ihre Linien durch die Mitte verloren, und dort steht jetzt der neue schwarze Ring.
