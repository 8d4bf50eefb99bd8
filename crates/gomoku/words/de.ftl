# Namen
game = Gomoku
game-summary = Setzt abwechselnd Steine auf die Schnittpunkte; fünf eigene in einer Reihe gewinnen.
variant-gomoku = Gomoku
variant-gomoku-summary = Freestyle: fünf oder mehr in einer Reihe gewinnen.
variant-gomoku-standard = Standard-Gomoku
variant-gomoku-standard-summary = Genau fünf in einer Reihe gewinnen; sechs oder mehr zählen nicht.
variant-renju = Renju
variant-renju-summary = Für Schwarz sind zwei offene Dreier, zwei Vierer und mehr als fünf in einer Reihe verboten.
side-first = Schwarz
side-second = Weiß
piece-stone = Stein
start-empty-board = Leeres Brett
set-slate = Schiefer
set-paper = Papier

# Warum eine Partie endet; jedes vollendet "Weiß gewinnt: ..." oder "Unentschieden: ..."
reason-five = fünf in einer Reihe
reason-full-board = das Brett ist voll
reason-no-legal-point = jeder freie Punkt ist für Schwarz verboten

# Zeichen auf dem Brett
mark-line = fünf in einer Reihe
# Jedes vollendet auch "dort entstünden ..."
forbidden-3x3 = zwei offene Dreier zugleich (3x3)
forbidden-4x4 = zwei Vierer zugleich (4x4)
forbidden-overline = mehr als fünf in einer Reihe (Überlänge)

# Was die Seite am Zug tun muss
prompt-place = setze einen Stein

# Was an einem Stellungstext falsch ist; $text steht in Anführungszeichen
side-missing = nach dem Brett fehlen ein Leerzeichen und b oder w, die Seite am Zug
side-unknown = die Seite am Zug ist b oder w, nicht { $text }

# Was an einer Stellung falsch ist
no-such-piece = keine Spielfigur heißt { $name }
no-facing = ein Stein hat keine Blickrichtung
not-a-point = kein Punkt des Bretts
two-stones = mehr als ein Stein auf demselben Punkt
no-such-extra = nichts in diesem Spiel heißt { $name }
both-have-won = beide Seiten haben eine Gewinnreihe
mover-has-won = { $side ->
    [first] Schwarz
   *[second] Weiß
 } ist am Zug, hat aber schon eine Gewinnreihe

# Warum ein Zug nicht möglich ist
move-empty = der Zug ist leer; ein Zug ist ein Punkt wie h8
no-passing = -- ist nicht möglich: in { $variant } wird nicht gepasst
no-such-point = { $text } ist kein Punkt des Bretts, das die Spalten a bis o und die Reihen 1 bis 15 hat
point-taken = auf { $point } liegt schon ein { $side ->
    [first] schwarzer
   *[second] weißer
 } Stein
point-forbidden = { $point } ist für Schwarz verboten: dort entstünden { $what }
point-legal = { $point } ist ein erlaubter Zug
too-late-won = { $point } kommt zu spät: { $side ->
    [first] Schwarz
   *[second] Weiß
 } hat gewonnen
too-late-drawn = { $point } kommt zu spät: die Partie ist unentschieden, { $reason }

# Was an einer Zugliste falsch ist
number-without-stop = nach der Zahl { $number } fehlt ein Punkt
word-not-a-point = { $word } ist kein Punkt des Bretts
too-many-moves = mehr als { $most } Züge

# Was an der Datei eines älteren Programms falsch ist
legacy-missing = "{ $field }" fehlt
legacy-not-a-text = "{ $field }" ist kein Text
legacy-not-a-list = "{ $field }" ist keine Liste
legacy-not-a-bool = "{ $field }" ist weder true noch false
legacy-no-winner = "{ $field }" ist nicht 0, 1 oder 2
legacy-won-unended = "{ $win }" nennt einen Sieger, aber "{ $ended }" ist false
legacy-too-many = "{ $field }" hat { $count } Züge, das Brett nur { $points } Punkte
legacy-not-a-pair = "{ $field }", Zug { $number }: kein Paar [row, column]
legacy-not-on-board = "{ $field }", Zug { $number }: die { $what ->
    [row] Reihe
   *[column] Spalte
 } ist keine Zahl von 0 bis { $most }

# Lektionen
lesson-1 = Fünf in einer Reihe
lesson-1-text-1 = Schwarz beginnt, dann geht es abwechselnd weiter. In jedem Zug setzt du einen Stein auf einen freien Schnittpunkt. Gesetzte Steine bleiben liegen: Sie werden weder gezogen noch geschlagen.
lesson-1-text-2 = Fünf eigene Steine in einer Reihe ohne Lücke gewinnen: waagerecht, senkrecht oder schräg. Ist das Brett vorher voll, endet die Partie unentschieden.
lesson-1-task = Bilde eine Fünferreihe und gewinne.
lesson-2 = Einen Vierer stoppen
lesson-2-text-1 = Vier Steine, denen nur noch einer fehlt, heißen Vierer. Hat die andere Seite einen Vierer und kannst du nicht sofort gewinnen, musst du deinen Stein auf den fehlenden Punkt setzen.
lesson-2-text-2 = Hier hat Weiß einen Vierer. Ein Ende ist schon zu, also genügt ein Stein, um ihn zu stoppen.
lesson-2-task = Verhindere, dass Weiß fünf in einer Reihe bekommt.
lesson-3 = Vom offenen Dreier zum offenen Vierer
lesson-3-text-1 = Drei Steine mit freien Punkten auf beiden Seiten sind ein offener Dreier. Mit einem Stein mehr wird daraus ein offener Vierer: vier in einer Reihe, und beide Enden sind frei.
lesson-3-text-2 = Niemand kann beide Enden in einem Zug schließen, also gewinnt ein offener Vierer. Deshalb solltest du auf einen offenen Dreier sofort antworten.
lesson-3-task = Mach aus dem offenen Dreier von Schwarz einen offenen Vierer.
lesson-4 = Genau fünf
lesson-4-text-1 = Im freien Gomoku (Freestyle) gewinnen fünf oder mehr in einer Reihe. Im Standard-Gomoku müssen es genau fünf sein: Mit sechs oder mehr gewinnst du nicht.
lesson-4-text-2 = Achte also darauf, wohin du den letzten Stein setzt. Hier gibt es einen Punkt, der fünf ergibt, und einen, der sechs ergibt.
lesson-4-task = Bilde genau fünf in einer Reihe und gewinne.
lesson-5 = Renju: zwei offene Dreier
lesson-5-text-1 = Wer anfängt, hat einen großen Vorteil. Im Renju sind deshalb manche Punkte für Schwarz verboten. Sie sind auf dem Brett markiert. Weiß darf überall setzen.
lesson-5-text-2 = Das erste Verbot heißt 3x3: ein Stein, der zwei offene Dreier zugleich bildet. Auf g8 entstünden ein senkrechter und ein schräger.
lesson-5-text-3 = Ein Vierer zusammen mit einem offenen Dreier ist erlaubt. Diese Gabel gewinnt meistens.
lesson-5-task = Bilde mit einem Stein einen Vierer und einen offenen Dreier.
lesson-6 = Renju: zwei Vierer
lesson-6-text-1 = Das zweite Verbot heißt 4x4: ein Stein, der zwei Vierer zugleich bildet. Hier ist das der markierte Punkt h8, auf dem sich beide Linien treffen.
lesson-6-text-2 = Ein offener Vierer ist nur ein einziger Vierer, mit zwei freien Enden. Er ist erlaubt und genauso gut.
lesson-6-task = Bilde einen offenen Vierer, ohne den verbotenen Punkt zu nehmen.
lesson-7 = Renju: mehr als fünf
lesson-7-text-1 = Das dritte Verbot ist die Überlänge: sechs oder mehr Steine in einer Reihe. Schwarz darf keine bilden. Hier würde der markierte Punkt g8 sechs Steine verbinden.
lesson-7-text-2 = Genau fünf gewinnt immer, auch wenn derselbe Stein anderswo zwei Dreier, zwei Vierer oder eine Überlänge bildet.
lesson-7-task = Gewinne mit Schwarz auf einem erlaubten Punkt.
lesson-8 = Renju: Weiß ist frei
lesson-8-text-1 = Für Weiß ist nichts verboten, und Weiß gewinnt auch mit sechs oder mehr in einer Reihe.
lesson-8-text-2 = Weiß kann die verbotenen Punkte sogar ausnutzen. Kann Schwarz eine Reihe nur auf einem verbotenen Punkt stoppen, dann kann Schwarz sie gar nicht stoppen. Hier ist h8 für Schwarz verboten: Dort entstünden zwei offene Dreier.
lesson-8-task = Setze mit Weiß so, dass nur ein Stein auf h8 deine Sechserreihe stoppen könnte.

# Steine und Figuren in den Sätzen der Seiten: allein, gezählt, und von einer Seite
spoken-kind = { $kind ->
   *[stone] Stein
 }
spoken-count = { $kind ->
   *[stone] { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
     }
 }
spoken-piece = { $side ->
    [first] schwarzer
   *[second] weißer
 } { $kind ->
   *[stone] Stein
 }

# Computerspieler: ein Name und ein Satz über jeden
player-random-moves-label = Zufallszüge
player-random-player-label = Zufallsgegner
player-blinker = Blinzler
player-blinker-about = Sieht hier einen Punkt und da einen Punkt und übersieht sogar eine Fünf.
player-peeper = Gucker
player-peeper-about = Schaut auf einen Teil des Bretts und setzt irgendwo dorthin.
player-sleepwalker = Schlafwandler
player-sleepwalker-about = Setzt seine Steine irgendwohin und wacht nur auf, um fünf zu machen.
player-tourist = Tourist
player-tourist-about = Setzt Steine, wo es hübsch aussieht, und macht fünf, wenn fünf da sind.
player-dabbler = Bastler
player-dabbler-about = Fängt viele Reihen an und macht wenige fertig.
player-stroller = Spaziergänger
player-stroller-about = Verlängert eigene Reihen, wenn er an einer vorbeikommt, und stoppt deine selten.
player-newcomer = Neuling
player-newcomer-about = Hat gelernt, was ein Dreier ist, aber nicht, deine zu fürchten.
player-hobbyist = Hobbyspieler
player-hobbyist-about = Baut Reihen, wo er will, und stoppt ab und zu eine von deinen.
player-daydreamer = Tagträumer
player-daydreamer-about = Baut eigene Reihen und schaut zu spät auf, um deine zu sehen.
player-aggressive-2 = Lausbub
player-aggressive-2-label = Aggressiv 2
player-aggressive-2-about = Bedenkt wenige Züge, rechnet zwei voraus und kümmert sich vor allem um eigene Reihen.
player-prioritise-threats-2 = Plagegeist
player-prioritise-threats-2-label = Drohungen zuerst 2
player-prioritise-threats-2-about = Bedenkt wenige Züge, rechnet zwei voraus und liebt solche, die man beantworten muss.
player-defensive-2 = Igel
player-defensive-2-label = Defensiv 2
player-defensive-2-about = Rechnet zwei Züge voraus, übersieht die Hälfte der eigenen und stört lieber deine Reihen.
player-minimax-2 = Buchhalter
player-minimax-2-label = Minimax 2
player-minimax-2-about = Rechnet zwei Züge voraus und denkt nicht an jeden Zug.
player-minimax-3 = Landvermesser
player-minimax-3-label = Minimax 3
player-minimax-3-about = Rechnet drei Züge voraus und übersieht die Hälfte der eigenen.
player-aggressive-3 = Draufgänger
player-aggressive-3-label = Aggressiv 3
player-aggressive-3-about = Rechnet drei Züge voraus, greift an, wo er kann, und übersieht viel.
player-prioritise-threats-3 = Jongleur
player-prioritise-threats-3-label = Drohungen zuerst 3
player-prioritise-threats-3-about = Rechnet drei Züge voraus und hält dich mit Drohungen in Atem, wenn sie ihm einfallen.
player-defensive-3 = Torwächter
player-defensive-3-label = Defensiv 3
player-defensive-3-about = Rechnet drei Züge voraus und ist schwer zu durchbrechen.
player-aggressive-4 = Duellant
player-aggressive-4-label = Aggressiv 4
player-aggressive-4-about = Rechnet vier Züge voraus und greift an, wo er kann, manchmal am falschen Ort.
player-minimax-4 = Ingenieur
player-minimax-4-label = Minimax 4
player-minimax-4-about = Rechnet vier Züge voraus und schätzt manchmal falsch ein, was er sieht.
player-defensive-4 = Bollwerk
player-defensive-4-label = Defensiv 4
player-defensive-4-about = Rechnet vier Züge voraus und lässt kaum eine Reihe durch.
player-tactician = Taktiker
player-tactician-about = Sieht kurze erzwungene Gewinne auf beiden Seiten und spielt darauf.
player-strategist = Stratege
player-strategist-about = Wägt jede Drohung beider Seiten ab und sieht die meisten erzwungenen Gewinne.
player-expert = Experte
player-expert-about = Rechnet lange Angriffe bis zum Ende durch, bevor er einen beginnt.
player-master = Meister
player-master-about = Rechnet weit voraus und beweist seine Gewinne, bevor er sie spielt.
player-grandmaster = Großmeister
player-grandmaster-about = Rechnet so weit, wie die Zeit reicht, und ist am schwersten zu überraschen.

# Ebenen auf dem Brett, und was ihre Zeichen bedeuten
layer-threats = Drohungen
layer-five = Fünf
layer-straight-four = offene Vier
layer-four = Vier
layer-open-three = offene Drei
layer-three = Drei
layer-open-two = offene Zwei
layer-forbidden = Verbotene Punkte
layer-three-three = zwei offene Dreien
layer-four-four = zwei Vieren
layer-overline = mehr als fünf

# Warum ein Zug ein Fehler war. Was ein Stein bildet:
making = { $kind ->
    [five] fünf in einer Reihe
    [straight-four] eine offene Vier
    [four-four] zwei Vieren zugleich
    [four-three] eine Vier und eine offene Drei zugleich
    [three-three] zwei offene Dreien zugleich
    [four] eine Vier
    [open-three] eine offene Drei
    [three] eine Drei
    [open-two] eine offene Zwei
   *[quiet] ein Stein
 }
making-at = { making } auf { $point }
then = { $first }, dann { $rest }
later = { $first }, später { $rest }
# Eine Reihe auf dem Brett, nach "die"
row = { $kind ->
    [five] Fünf
    [straight-four] offene Vier
    [four] Vier
    [open-three] offene Drei
    [three] Drei
   *[open-two] offene Zwei
 } { $from }–{ $to }
why-misses-five = { $point } ergibt fünf in einer Reihe und gewinnt sofort.
why-no-block-four = { $side } droht fünf in einer Reihe auf { $point }, und dieser Zug verhindert es nicht.
why-no-block-three = { $side } hat die { $row }. Dieser Zug stoppt sie nicht und bildet auch keine Vier. So bekommt { $side } auf { $point } eine offene Vier.
why-misses-win = { $point } gewinnt zwingend in { $moves } Zügen: { $threats }.
why-allows-win = { $stood ->
    [yes] { $side } droht zwingend zu gewinnen, und dieser Zug verhindert es nicht
   *[no] Danach gewinnt { $side } zwingend
 }. Es dauert { $moves } Züge: { $threats }.
why-fork = { $side } bildet als Antwort { $threat }, und kein einzelner Zug stoppt beides.
why-forbidden-defence = Mit { $stone } bildet { $white } eine Vier, die { $black } nur auf { $point } stoppen könnte. Der Punkt ist verboten: dort entstünden { $what }.
why-forbidden-trap = { $point } wird für { $black } verboten, denn dort entstünden { $what }. Dann bildet { $white } mit { $stone } eine Vier, die nur ein Stein auf { $point } stoppen könnte.
why-forbidden-trap-missed = { $white } kann einen verbotenen Punkt ausnutzen: Mit { $stone } bildet { $white } eine Vier, die { $black } nur auf { $point } stoppen könnte, aber dort entstünden { $what }.
why-overline = Das ist keine Drohung: Mit einem weiteren Stein auf { $point } wären es { $count } in einer Reihe, und nur genau fünf gewinnen.
why-overline-made = { $count } in einer Reihe gewinnen nicht: Es müssen genau fünf sein.
why-wastes-four = Die Vier mit { $point } zwingt { $other } nach { $answer }, und dieser Stein verdirbt die { $row } von { $side }.
why-better-block = { $point } stoppt die { $row } ebenfalls und bildet { $threat }.
why-blocks = { $point } stoppt die { $row } von { $side }.
why-initiative = { $side } kann in den nächsten { $moves } Zügen { $count } Drohungen aufstellen; nach { $best } { $fewer ->
    [0] keine
   *[other] nur { $fewer }
 }.
why-initiative-kept = { $best } hält den Angriff am Laufen: { $side } stellt in den nächsten { $moves } Zügen { $count } Drohungen auf, sonst { $fewer ->
    [0] keine
   *[other] nur { $fewer }
 }.
why-lets-threat = Danach bildet { $side } { $threat }.
why-builds = { $point } bildet { $what }.
why-far-off = { $point } verlängert keine Reihe von { $mover } und stoppt keine von { $side }.
why-key-point = { $side } nimmt jetzt { $point }, auch für { $mover } der beste Punkt.
why-rows = { $moves } Züge später hat { $side } { $count ->
    [0] keine Reihe, die noch zur Fünf werden kann
    [one] { $count } Reihe, die noch zur Fünf werden kann
   *[other] { $count } Reihen, die noch zur Fünf werden können
 }; nach { $best } { $instead ->
    [one] wäre es eine
   *[other] wären es { $instead }
 }.

# Dateien anderer Programme
format-sgf = Gomoku-SGF
format-psq = Piskvork-Partie
format-renlib = RenLib-Bibliothek
file-board-size = das Brett hat { $columns } mal { $rows } Punkte; möglich ist nur { $size } mal { $size }
psq-head = Zeile 1 sollte wie „Piskvorky 15x15, 0:0, 0“ lauten
psq-point = Zeile { $line } sollte eine Spalte und eine Reihe von 1 bis { $size } enthalten
psq-line = Zeile { $line } ist weder ein Zug noch ein Name
renlib-node = Knoten { $number } der Bibliothek ist beschädigt
renlib-large = der Baum hat mehr als { $most } Züge in Varianten
sgf-unbalanced = die Klammern passen nicht zusammen
sgf-unexpected = unerwartet: { $text }
sgf-pass = Passen ist nicht möglich
sgf-twice = { $side } zieht zweimal hintereinander
sgf-turn = { $side } macht den ersten Zug, am Zug ist aber die andere Seite
sgf-late-setup = nach dem ersten Zug werden Steine auf das Brett gesetzt
sgf-other-game = die Datei ist von Spiel { $number }, nicht von Gomoku, das die 4 ist
sgf-size = die Brettgröße { $text } ist keine Zahl
sgf-deep = Varianten stehen mehr als { $most } tief ineinander
sgf-point = { $text } ist kein Punkt

## Auf dem Weg zu einem Zug: was gewinnt
goal-freestyle = Fünf in einer Reihe gewinnen
goal-standard = Genau fünf in einer Reihe gewinnen
goal-renju = Fünf in einer Reihe gewinnen; Schwarz braucht genau fünf

## Was einmal gesagt wird, in der ersten Partie
first-hint-1 = Wähle einen freien Schnittpunkt für deinen Stein. Fünf in einer Reihe gewinnen.
first-hint-2 = Drei fremde Steine in einer Reihe, beide Enden frei? Halte sie jetzt auf, sonst werden es vier.

## Lektionen über Strategie
strategy-1 = Auf eine offene Drei antworten
strategy-1-text-1 = Drei in einer Reihe mit zwei freien Enden sind eine offene Drei. Lässt man sie, wird sie zur offenen Vier, und die ist nicht mehr aufzuhalten.
strategy-1-text-2 = Setze jetzt einen Stein direkt an ein Ende. Einen Zug später ist es zu spät.
strategy-1-task = Weiß: Antworte auf die offene Drei.
strategy-1-why = Schwarz hat nur noch eine Drei mit einem geschlossenen Ende und muss sich etwas Neues suchen.
strategy-2 = Eine Drei mit Lücke
strategy-2-text-1 = Eine Drei darf eine Lücke haben: zwei Steine, ein freier Punkt, noch ein Stein. Sie ist so gefährlich wie drei nebeneinander und leicht zu übersehen.
strategy-2-text-2 = Hier steigt die Drei von Schwarz schräg an. Die beste Antwort ist oft die Lücke.
strategy-2-task = Weiß: Halte die Drei mit Lücke auf.
strategy-2-why = In der Lücke zerreißt dein Stein die Reihe endgültig. Am Ende wäre es hier zu spät.
strategy-3 = Vier-drei
strategy-3-text-1 = Auf eine Vier muss man sofort antworten. Macht derselbe Stein auch eine offene Drei, dann lässt die Antwort auf die Vier die Drei frei.
strategy-3-text-2 = Weiß droht ebenfalls: Für etwas Langsameres ist keine Zeit.
strategy-3-task = Schwarz: Mach mit einem Stein eine Vier und eine offene Drei.
strategy-3-why = Weiß muss die Vier aufhalten. Dann wird die Drei zur offenen Vier, und Weiß fehlt ein Stein.
strategy-4 = Renju: die Falle der zwei Dreien
strategy-4-text-1 = Im Renju darf Schwarz nicht mit einem Stein zwei offene Dreien machen. Weiß darf auf so einen Punkt zielen: Er ist ein Loch in der Abwehr von Schwarz.
strategy-4-text-2 = Suche eine Vier, die nur auf einem verbotenen Punkt aufzuhalten wäre.
strategy-4-task = Weiß: Mach die Vier, die Schwarz nicht aufhalten darf.
strategy-4-why = Schwarz müsste h8 spielen, aber das wären zwei offene Dreien. Also vollendet Weiß die Fünf.
strategy-5 = Renju: die Falle der Überlänge
strategy-5-text-1 = Sechs oder mehr in einer Reihe sind eine Überlänge und für Schwarz verboten. Eine Lücke zwischen schwarzen Steinen kann ein Punkt sein, den Schwarz nie füllen darf.
strategy-5-text-2 = Weiß kann die Lücke nutzen wie eine Tür, die nur für eine Seite verschlossen ist.
strategy-5-task = Weiß: Nutze den Punkt, der für Schwarz eine Überlänge wäre.
strategy-5-why = Auf h8 hätte Schwarz sechs in einer Reihe. Weiß macht dort stattdessen seine Fünf.
