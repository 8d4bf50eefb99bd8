# Warum eine Partie endet; jedes vollendet "Weiß gewinnt: ..." oder "Unentschieden: ...". $who sagt, wie der Verlierer heißt.
# arguments elsewhere: reason-*
reason-repetition = die Stellung kam dreimal vor
reason-resignation = { $who ->
    [named] { $loser } hat aufgegeben
    [you] du hast aufgegeben
   *[other] die andere Seite hat aufgegeben
 }
reason-time = { $who ->
    [named] die Zeit von { $loser } ist abgelaufen
    [you] deine Zeit ist abgelaufen
   *[other] die Zeit der anderen Seite ist abgelaufen
 }
reason-agreement = vereinbart
reason-abandonment = { $who ->
    [named] { $loser } hat die Partie verlassen
    [you] du hast die Partie verlassen
   *[other] die andere Seite hat die Partie verlassen
 }
reason-aborted = abgebrochen, bevor beide Seiten gezogen hatten
reason-length = die Partie hat 2000 Züge erreicht
reason-unrecorded = der Grund ist nicht überliefert
reason-engine-start = das Programm ließ sich nicht starten
reason-engine-crash = das Programm hat sich beendet
reason-engine-silence = das Programm hat nicht rechtzeitig geantwortet
reason-engine-flood = das Programm hat zu viel gesendet
reason-engine-refusal = das Programm wollte nicht weiterspielen
reason-engine-illegal = das Programm hat einen regelwidrigen Zug gesendet

# Was eine Bewertung zählt: $count ist die Zahl, wie sie geschrieben wird, mit ihrem Vorzeichen
# arguments elsewhere: score-*
score-points = { $amount ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
 }

# Zusammenstellungen von Brett und Steinen
set-classic = Klassisch
set-contrast = Hoher Kontrast
set-safe = Für jedes Farbsehen

# Ende und Zug in einer Zeile
ending-win = { $winner } gewinnt: { $reason }
ending-draw = Unentschieden: { $reason }
ending-aborted = Abgebrochen: kein Ergebnis
turn = { $side }: { $prompt }

# Was an einem Text falsch ist
at-column = { $what } (Stelle { $column })
at-point = { $point }: { $what }
problems = { $list }
and-more = und { $count } weitere
position-text-too-long = ein Stellungstext hat höchstens { $most } Zeichen, dieser hat mehr
move-text-too-long = ein Zugtext hat höchstens { $most } Zeichen, dieser hat mehr
illegal = dieser Zug ist hier nicht erlaubt
already-over = die Partie ist schon vorbei: { $reason }

# Was an der Form eines Stellungstextes falsch ist. $row sagt, wie das Spiel eine Reihe nennt.
text-empty = der Text ist leer
text-two-spaces = zwei Leerzeichen hintereinander
text-unexpected = unerwartet: { $found }
text-rows-needed = es müssen { $wanted } durch / getrennte { $row ->
    [column] Spalten
   *[row] Reihen
 } sein, nicht { $found }
text-run = so viele leere Punkte passen nicht: { $run }
text-row-half-a-piece = { $row ->
    [column] Spalte
   *[row] Reihe
 } { $name } endet mitten in einer Figur
text-row-too-long = { $row ->
    [column] Spalte
   *[row] Reihe
 } { $name } hat mehr als { $length } Punkte
text-row-length = { $row ->
    [column] Spalte
   *[row] Reihe
 } { $name } hat { $found } statt { $length } Punkte
