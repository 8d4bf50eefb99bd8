# Namen
game = Reversi
game-summary = Schließe gegnerische Steine ein und drehe sie um; wer am Ende die meisten Steine hat, gewinnt.
variant-reversi = Reversi
variant-reversi-summary = Das übliche Brett mit 8x8 Feldern.
variant-reversi-6x6 = Reversi 6x6
variant-reversi-6x6-summary = Ein kleineres Brett für eine kürzere Partie; bei bestem Spiel gewinnt Hell 20:16.
variant-reversi-4x4 = Reversi 4x4
variant-reversi-4x4-summary = Das kleinste Brett, um die Regeln zu lernen; bei bestem Spiel gewinnt Hell 11:3.
side-first = Dunkel
side-second = Hell
piece-disc = Stein
start-standard = Standard
set-ocean = Ozean
set-walnut = Nussbaum

# Warum eine Partie endet; jedes vollendet "Dunkel gewinnt: ..." oder "Unentschieden: ..."
reason-discs = die meisten Steine, und niemand kann mehr ziehen
reason-equal-discs = gleich viele Steine, und niemand kann mehr ziehen

# Was eine Bewertung zählt: $count ist die Zahl, wie sie geschrieben wird, mit ihrem Vorzeichen
# arguments elsewhere: score-*
score-discs = { $amount ->
    [one] { $count } Stein
   *[other] { $count } Steine
 }

# Neben dem Brett
button-pass = Passen
counter-discs = Steine

# Was die Seite am Zug tun muss
prompt-pass = passe, denn kein Feld ist möglich
prompt-place = setze einen Stein

# Lektionen
lesson-1 = Einschließen und umdrehen
lesson-1-text-1 = Reversi spielt man mit Steinen, die auf einer Seite dunkel und auf der anderen hell sind. Dunkel beginnt, dann geht es abwechselnd. In jedem Zug setzt du einen Stein auf ein leeres Feld.
lesson-1-text-2 = Dein Stein muss die andere Farbe einschließen: Ein heller Stein liegt zwischen deinem neuen Stein und einem, den du schon hast. Der eingeschlossene Stein wird umgedreht und gehört dann dir.
lesson-1-task = Setze einen dunklen Stein, der einen hellen einschließt.
lesson-2 = Eine ganze Reihe auf einmal
lesson-2-text-1 = Du darfst auch mehrere Steine einschließen. Liegt an beiden Enden einer geraden Reihe heller Steine ein dunkler, wird die ganze Reihe umgedreht.
lesson-2-text-2 = Reihen gehen waagerecht, senkrecht und schräg. Sie dürfen keine Lücke haben.
lesson-2-task = Drehe mit einem Zug drei helle Steine um.
lesson-3 = Viele Richtungen
lesson-3-text-1 = Ein Stein kann in mehreren Richtungen zugleich Reihen einschließen. Alle werden umgedreht: Du darfst keine auslassen.
lesson-3-text-2 = Es zählen nur Reihen, die an deinem neuen Stein enden. Ein gerade umgedrehter Stein dreht keine weiteren um.
lesson-3-task = Drehe mit einem Zug Steine in drei Richtungen um.
lesson-4 = Kein Zug: passen
lesson-4-text-1 = Jeder Zug muss mindestens einen Stein umdrehen. Manchmal geht das auf keinem Feld. Dann passt du, und die andere Seite zieht noch einmal. In der Zugliste stehen dafür zwei Striche.
lesson-4-text-2 = Passen darfst du nur, wenn du keinen Zug hast. Hier kann Dunkel nichts einschließen.
lesson-4-task = Passe, denn Dunkel hat keinen Zug.
lesson-5 = Ecken bleiben
lesson-5-text-1 = Ein Stein in der Ecke kann nie umgedreht werden. Niemand kann einen Stein dahinter setzen, also kann ihn niemand einschließen.
lesson-5-text-2 = Auch deine Steine, die am Rand an ihn anschließen, sind dann sicher. Darum wollen gute Spieler die Ecken haben.
lesson-5-task = Nimm die Ecke.
lesson-6 = Das Ende
lesson-6-text-1 = Die Partie ist zu Ende, wenn keine Seite mehr ziehen kann. Meistens ist dann das Brett voll.
lesson-6-text-2 = Jetzt wird gezählt: Wer mehr Steine hat, gewinnt. Haben beide gleich viele, ist es unentschieden. Ob du bis zum letzten Zug zurückliegst, spielt keine Rolle.
lesson-6-task = Besetze das letzte Feld und gewinne.

# Was an einem Stellungstext falsch ist
text-squares = es müssen { $wanted } Felder sein, nicht { $found }
text-side-missing = es fehlen ein Leerzeichen und die Seite am Zug, X oder O
text-side = die Seite am Zug ist X oder O, nicht { $found }
text-end = nach der Seite am Zug darf nichts mehr kommen

# Was an einer Stellung im Editor falsch ist
problem-no-square = kein Feld des { $n }x{ $n }-Bretts
problem-two-discs = mehr als ein Stein
problem-kind = { $kind } gibt es in Reversi nicht, nur Steine
problem-facing = ein Stein zeigt in keine Richtung
problem-no-disc = auf dem Brett liegt kein Stein, also kann nie jemand ziehen
problem-too-many = { $count } Steine sind zu viele für { $squares } Felder
problem-extra = { $name } neben dem Brett gibt es in Reversi nicht

# Was an einer Zugliste falsch ist
moves-row = auf { $column } muss eine Zahl von 1 bis 8 folgen
moves-pass = Passen schreibt man --, pass, pa oder ps
moves-number = eine Zahl muss eine Zugnummer mit Punkt sein

# Warum ein Zug nicht erlaubt ist
why-over = { $text } geht nicht: die Partie ist vorbei
why-no-pass = -- geht nicht: { $side ->
    [first] Dunkel
   *[second] Hell
 } hat einen Zug und muss ihn machen
why-no-square = { $text } ist weder ein Feld des { $n }x{ $n }-Bretts noch -- für Passen
why-taken = auf { $square } liegt schon ein { $side ->
    [first] dunkler
   *[second] heller
 } Stein
why-must-pass = { $square } geht nicht: { $side ->
    [first] Dunkel
   *[second] Hell
 } kann nirgends einen Stein umdrehen und muss passen (--)
why-flips-nothing = { $square } geht nicht: dort würde kein { $other ->
    [first] dunkler
   *[second] heller
 } Stein umgedreht

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
    [first] dunkler
   *[second] heller
 } { $kind ->
   *[disc] Stein
 }

# Computerspieler: ein Name und ein Satz über jeden
player-greedy = Gierig
player-greedy-about = Dreht so viele Steine um, wie es geht – genau das, was man am Anfang nicht tun sollte.
player-edge-lover = Randläufer
player-edge-lover-about = Liebt die Ränder und vergisst die Ecken dahinter.
player-newcomer = Neuling
player-newcomer-about = Weiß, dass Ecken gut sind, sieht aber oft nicht, wie man sie verliert.
player-wallflower = Mauerblümchen
player-wallflower-about = Hält seine Steine außer Reichweite und vergisst, wozu sie da sind.
player-corner-hunter = Eckenjäger
player-corner-hunter-about = Will Ecken und sonst nichts, und sieht manche deiner Antworten.
player-collector = Sammler
player-collector-about = Baut von den Ecken aus sichere Ränder und sammelt nebenbei Steine.
player-squeeze = Schraubstock
player-squeeze-about = Versucht, dir nur schlechte Züge zu lassen.
player-schemer = Ränkeschmied
player-schemer-about = Schenkt dir heute Steine, um dir morgen die Züge zu nehmen.
player-student = Schüler
player-student-about = Weiß, wie eine gute Stellung aussieht, sieht aber nur den eigenen Zug.
player-apprentice = Lehrling
player-apprentice-about = Rechnet zwei Züge voraus und schätzt manches noch falsch ein.
player-regular = Stammgast
player-regular-about = Rechnet ungefähr drei Züge voraus und spielt die letzten sechs Felder fehlerlos.
player-tactician = Taktiker
player-tactician-about = Rechnet drei Züge voraus und tappt selten in eine Falle.
player-veteran = Routinier
player-veteran-about = Rechnet vier Züge voraus und spielt die letzten acht Felder fehlerlos.
player-strategist = Stratege
player-strategist-about = Rechnet mit sicherem Blick vier Züge voraus und spielt die letzten zehn Felder perfekt.
player-expert = Experte
player-expert-about = Rechnet fünf Züge voraus und spielt die letzten elf Felder fehlerlos.
player-master = Meister
player-master-about = Rechnet sechs Züge voraus und spielt die letzten zwölf Felder fehlerlos.
player-champion = Champion
player-champion-about = Rechnet sieben Züge voraus und spielt die letzten dreizehn Felder fehlerlos.
player-virtuoso = Virtuose
player-virtuoso-about = Rechnet neun Züge voraus und spielt die letzten vierzehn Felder fehlerlos.
player-maestro = Maestro
player-maestro-about = Rechnet zehn Züge voraus und spielt die letzten sechzehn Felder fehlerlos.
player-grandmaster = Großmeister
player-grandmaster-about = Rechnet zwölf Züge voraus und spielt die letzten achtzehn Felder fehlerlos.
player-legend = Legende
player-legend-about = Rechnet dreizehn Züge voraus und spielt die letzten neunzehn Felder fehlerlos.
player-oracle = Orakel
player-oracle-about = Rechnet so weit, wie die Zeit reicht, und spielt lange vor dem Ende perfekt.
style-corners = Ecken

# Was ein Spieler nach Maß bis zum Ende zählt
settings-empty-squares = freie Felder

# Ebenen über dem Brett, und was ihre Zeichen bedeuten
layer-stable = Stabile Steine
layer-stable-disc = nie mehr umzudrehen
layer-frontier = Grenzsteine
layer-frontier-disc = neben einem freien Feld
layer-mobility = Beweglichkeit
layer-mobility-move = kann hier setzen
layer-mobility-potential = vielleicht später

# Warum ein Zug ein Fehler war
gives-corner = Jetzt kann { $side } die Ecke { $corner } nehmen.
gives-corner-soon = Jetzt nimmt { $side } im zweiten Zug die Ecke { $corner }.
misses-corner = { $side } kann hier die Ecke { $corner } nehmen; sonst ist sie weg.
misses-corner-soon = { $best } bringt { $side } die Ecke { $corner }; sonst ist sie weg.
beside-corner-x = { $at } liegt schräg neben der freien Ecke { $corner }: Über diesen Stein nimmt { $side } die Ecke.
beside-corner-c = { $at } liegt am Rand direkt neben der freien Ecke { $corner }: Über diesen Stein nimmt { $side } die Ecke.
must-give = Danach öffnet jeder Zug von { $side } ({ $squares }) eine Ecke für { $other }.
must-give-only = Danach hat { $side } nur noch { $square }, und das öffnet eine Ecke für { $other }.
loses-corner = { $side } nimmt später die Ecke { $corner } (Zug { $plies } dieser Variante).
wins-corner = Mit { $best } nimmt { $side } später die Ecke { $corner } (Zug { $plies } jener Variante).
no-moves = Nach diesem Zug und der Antwort hat { $side } gar keinen Zug; nach { $best } wären es { $more }.
few-moves = Nach diesem Zug und der Antwort hat { $side } nur { $few ->
    [one] { $few } Zug
   *[other] { $few } Züge
 } ({ $squares }); nach { $best } wären es { $more }.
fewer-moves = Nach diesem Zug und der Antwort hat { $side } { $fewer } Züge; nach { $best } wären es { $more }.
passes = { $side } muss passen (Zug { $plies } dieser Variante), und { $other } zieht zweimal hintereinander.
too-greedy = { $at } dreht { $many } Steine um, { $best } nur { $few }, aber { $side } bleiben dann { $left ->
    [0] keine Züge
    [one] nur { $left } Zug
   *[other] nur { $left } Züge
 } statt { $more }.
opens-up = Danach hat { $side } { $many } Züge zur Auswahl; nach { $best } { $few ->
    [0] wäre es keiner
   *[other] wären es nur { $few }
 }.
opens-edge-wedge = Jetzt kann { $side } auf { $square } setzen, zwischen zwei Randsteine von { $other }.
opens-edge-turned = Jetzt kann { $side } mit { $square } { $count } Steine am Rand umdrehen.
parity-even = { $side } muss dann in einem Gebiet mit gerader Zahl freier Felder anfangen ({ $region }); nach { $best } gibt es ein ungerades ({ $odd }).
parity-last = Den letzten Zug der Partie macht dann { $other }; nach { $best } wäre es { $side }.
exact-counts = Bei bestem Spiel endet es für { $side } nach { $best } mit { $better } zu { $worse } Steinen, sonst mit { $own } zu { $theirs }.
exact-margins = Bei bestem Spiel { $other_result ->
    [win] gewinnt { $side } nach { $best } mit { $other_by ->
        [one] { $other_by } Stein
       *[other] { $other_by } Steinen
     } Vorsprung
    [draw] spielt { $side } nach { $best } unentschieden
   *[loss] verliert { $side } nach { $best } mit { $other_by ->
        [one] { $other_by } Stein
       *[other] { $other_by } Steinen
     } Rückstand
 }; sonst ist es { $result ->
    [win] ein Sieg mit { $by } Vorsprung
    [draw] ein Unentschieden
   *[loss] eine Niederlage mit { $by } Rückstand
 }.
wiped-out = { $side } dreht alle Steine von { $other } um und gewinnt.
misses-wipe-out = Nach { $best } dreht { $side } in dieser Variante alle Steine von { $other } um und gewinnt.
gives-stable = Ein paar Züge später hat { $side } { $many } Steine, die niemand mehr umdrehen kann; nach { $best } { $few ->
    [0] wäre es keiner
    [one] wäre es { $few }
   *[other] wären es { $few }
 }.
misses-stable = Mit { $best } hat { $side } bald { $many } Steine, die niemand mehr umdrehen kann, sonst { $few ->
    [0] keinen
   *[other] nur { $few }
 }.
risky-square-x = { $at } liegt schräg neben der freien Ecke { $corner }: Ein Stein dort kostet oft die Ecke.
risky-square-c = { $at } liegt am Rand direkt neben der freien Ecke { $corner }: Ein Stein dort kostet oft die Ecke.
above-all-mobility = Vor allem die Beweglichkeit: Ein paar Züge später hat { $side } { $own } und { $rival } { $theirs } Felder zum Setzen; nach { $best } wären es { $better } und { $worse }.
above-all-frontier = Vor allem offene Steine: Ein paar Züge später hat { $side } { $own } und { $rival } { $theirs } Steine neben freien Feldern; nach { $best } wären es { $better } und { $worse }.
above-all-discs = Vor allem die Steine: Ein paar Züge später hat { $side } { $own } und { $rival } { $theirs }; nach { $best } wären es { $better } und { $worse }.
above-all-edges = Vor allem die Ränder: Ein paar Züge später hat { $side } dort { $own } und { $rival } { $theirs } Steine; nach { $best } wären es { $better } und { $worse }.
above-all-x = Vor allem die Ecken: Ein paar Züge später hat { $side } { $own } und { $rival } { $theirs } Steine schräg neben einer freien Ecke; nach { $best } wären es { $better } und { $worse }.

# Dateien anderer Programme
format-ggf = Reversi-GGF
format-wthor = WTHOR-Datenbank mit Reversi-Partien
ggf-beginning = die Partie beginnt nicht mit (;
ggf-unexpected = unerwartet: { $text }
ggf-other-game = das Spiel ist { $game }, nicht Othello
ggf-empty-board = das Brett ist leer
ggf-board-size = nur Bretter mit 8 mal 8, 6 mal 6 und 4 mal 4 Feldern sind möglich
wthor-short = eine Partie hat { $bytes } Bytes, und die Datei endet vorher
wthor-square = Zug { $number } ist { $byte }, und das ist kein Feld

## Auf dem Weg zu einem Zug: was gewinnt
goal = Die meisten Steine am Ende gewinnen

## Was einmal gesagt wird, in der ersten Partie
first-hint-1 = Die Punkte zeigen, wo du einen Stein setzen kannst: Jeder schließt mindestens einen fremden ein.
first-hint-2 = Alle eingeschlossenen Steine werden umgedreht. Sieh auch, was dein Zug der anderen Seite gibt.

## Lektionen über Strategie
strategy-1 = Zuerst die Ecke
strategy-1-text-1 = Ein Stein in der Ecke bleibt für immer, und was am Rand an ihn anschließt, wird ebenfalls stabil. Kaum ein anderer Zug ist so viel wert.
strategy-1-text-2 = Sieh alle vier Ecken an, bevor du etwas anderes ansiehst.
strategy-1-task = Dunkel: Nimm die Ecke, die Hell offen gelassen hat.
strategy-1-why = Von der Ecke aus können deine Steine am Rand nie mehr umgedreht werden.
strategy-2 = X-Felder und C-Felder
strategy-2-text-1 = Das Feld schräg neben einer Ecke heißt X-Feld, die Felder neben ihr am Rand heißen C-Felder. Ein Stein dort verschenkt oft die Ecke.
strategy-2-text-2 = Hier lassen b2, a7 und sogar a3 Hell in eine Ecke.
strategy-2-task = Dunkel: Finde den Zug, der Hell keine Ecke gibt.
strategy-2-why = Hell bekommt jetzt keine Ecke und muss etwas anderes öffnen.
strategy-3 = Beweglichkeit
strategy-3-text-1 = Bis spät in der Partie sagt die Zahl der Steine wenig. Es kommt auf die Beweglichkeit an: wie viele Züge jede Seite hat.
strategy-3-text-2 = Lass der anderen Seite wenige Züge, dann muss sie bald einen machen, den sie nicht mag.
strategy-3-task = Hell: Lass Dunkel so wenige Züge wie möglich.
strategy-3-why = Dunkel hat noch sieben Züge; nach jedem anderen Zug wären es neun oder mehr.
strategy-4 = Ein ruhiger Zug
strategy-4-text-1 = Ein ruhiger Zug dreht wenige Steine um und keine, die außen an leere Felder grenzen. Er öffnet der anderen Seite nichts Neues.
strategy-4-text-2 = Wem die ruhigen Züge ausgehen, der muss die Stellung öffnen.
strategy-4-task = Hell: Mach den ruhigen Zug in der Mitte der rechten Seite.
strategy-4-why = Nur ein Stein wurde umgedreht, zwischen deinen eigenen. Dunkel findet dort keine neuen Züge und muss die Stellung öffnen.
strategy-5 = Eine Ecke kann warten
strategy-5-text-1 = Eine Ecke, die die andere Seite nicht nehmen kann, ist auch im nächsten Zug noch da. Mach zuerst den Zug, den die andere Seite gern hätte.
strategy-5-text-2 = Hier stehen Dunkel a1 und a8 offen, aber Hell kommt an keine von beiden heran.
strategy-5-task = Dunkel: Nutze den Zug dort, wo er mehr zählt als die Ecken.
strategy-5-why = Die Ecken bleiben dir, und Hell hat sein gutes Feld verloren.
strategy-6 = Parität
strategy-6-text-1 = Zähle am Ende die leeren Felder jedes einzelnen Bereichs. Wer in einem Bereich zuletzt zieht, behält, was dort umgedreht wurde.
strategy-6-text-2 = Setze also in Bereiche mit ungerader Zahl leerer Felder und überlass die geraden der anderen Seite.
strategy-6-task = Dunkel: Setze dort, wo du den letzten Zug machst.
strategy-6-why = Das Feld d8 ist ein Bereich für sich, und du hast dort zuletzt gezogen. Dunkel gewinnt mit vier Steinen; jeder andere Zug verliert.
