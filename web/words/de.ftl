# Überall
copied = Kopiert.
close = Schließen
cancel = Abbrechen
turn-sound-off = Ton ausschalten
turn-sound-on = Ton einschalten
sound-is-on = Ton ist an
sound-is-off = Ton ist aus
fullscreen = Vollbild
fullscreen-refused = Dieser Browser erlaubt es nicht.
no-answer = Der Server antwortet nicht.

# Einstellungen und ihre Werte
setting-theme = Farben
setting-looks = Brett und Steine
looks-of = Gezeigt für
every-game = Jedes Spiel
setting-motion = Animation
setting-effects = Lichteffekte
setting-sound = Ton
setting-music = Musik
setting-notify = Benachrichtigen, wenn die andere Seite zieht, während ich wegsehe
setting-coordinates = Koordinaten
setting-pass = Automatisch passen
setting-hints = Mögliche Züge zeigen
setting-volume = Lautstärke
setting-music-volume = Lautstärke der Musik
value-system = System
value-light = Hell
value-dark = Dunkel
value-off = Aus
value-slow = Langsam
value-normal = Normal
value-fast = Schnell
value-on = An
value-full = Voll
value-reduced = Reduziert
settings-look = Aussehen
settings-play = Spiel
settings-sound = Ton
notify-missing = Dieser Browser zeigt Benachrichtigungen nur über https oder auf dem Computer, auf dem Plyground läuft.
notify-denied = Benachrichtigungen dieser Seite sind blockiert; in den Einstellungen des Browsers lassen sie sich erlauben.

# Eine Partie einrichten
name = Name
name-of-guest = Name (kann dort geändert werden)
start-typed = Eigene
start-typed-short = eigene
start-position = Startstellung
start-is-over = In dieser Stellung ist die Partie schon zu Ende.
start-impossible = Diese Startstellung ist nicht spielbar: { $why }
side-begins = { $side } beginnt.

# Lektionen
lesson-done = Geschafft!
lesson-done-over = Geschafft! { $ending }.
lessons-done = { $done } von { $count } geschafft
lesson-done-before = (geschafft)
lesson-right = { $move } ist richtig.
lesson-wrong = { $move } ist erlaubt, aber etwas anderes ist gefragt: { $task }
lesson-answered = Auf { $move } folgt { $reply }.
lesson-weaker = { $move } ist nicht das Beste.
lesson-try-again = Versuch es noch einmal.
lesson-shown = So geht es: { $move }.
course-continue = Weitermachen
challenge-right = { $move } ist richtig. Die Antwort ist { $reply }. Weiter.
challenge-missed = { $move } gewinnt nicht rechtzeitig. Versuch es noch einmal.
challenge-missed-by = Nach { $move } hält { $reply } alles auf. Versuch es noch einmal.
challenge-lost = Nach { $move } gewinnt die andere Seite. Versuch es noch einmal.
challenge-lost-by = Nach { $move } spielt die andere Seite { $reply } und gewinnt. Versuch es noch einmal.
challenge-escaped = Gerettet! Es gibt keinen erzwungenen Gewinn mehr.
first-hint-close = Diesen Hinweis schließen

# Wer am Zug ist
final-position = Endstellung
paused = Pause
not-saved-yet = Noch nicht gespeichert
you-have-no-move = Du kannst nicht ziehen
side-has-no-move = { $side } kann nicht ziehen
you-are = Du spielst { $side }
your-move = Dein Zug
your-move-to = Dein Zug: { $prompt }
your-move-title = ● Dein Zug
is-thinking = { $name } denkt nach
waiting-for-guest = Warten auf die andere Person
waiting-for = Warten auf { $name }
hint-prompt = Aufgabe: { $prompt }
counted = { $what }: { $count }
moves-ahead = { $count ->
    [one] { $count } Zug voraus
   *[other] { $count } Züge voraus
 }
page-title = { $what } · { $game } · Plyground

# Plätze
increment = +{ $seconds } s je Zug
computer = Computer
not-here-yet = noch nicht da
away = nicht da
you = du
at-this-screen = an diesem Gerät

# Das Brett
board-of = Spielbrett { $game }
button-now = Jetzt: { $button }
row-of-points = { $from } bis { $to }, { $count } zusammen, wählbar
point-empty = leer
point-forbidden = verboten: { $why }
point-last-move = letzter Zug
point-chosen = gewählt
point-can-go = mögliches Ziel
point-can-be-chosen = wählbar
point-can-be-played = spielbar
point-falls-to = fällt auf { $point }

# Getippte Züge
type-a-move = Zug eintippen
type-help = Zum Beispiel { $move }; Escape führt zurück zum Brett.
type-not-now = jetzt kann nicht gezogen werden
type-unclear = { $text } kann hier mehrere Züge bedeuten; bitte vollständig eintippen

# Was in einem Zug geschah, zum Hören
move-put = { $piece } { $point }
move-goes = { $piece } { $from } nach { $to }
move-swaps = { $piece } { $from } tauscht mit { $to }, { $other }
move-turns = { $piece } { $point } dreht sich { $way ->
    [right] nach rechts
   *[left] nach links
 }
move-flips = { $pieces } gewendet: { $points }
move-takes = { $piece } { $point } vom Brett
move-takes-row = Reihe { $from } bis { $to } vom Brett
move-destroys = der Strahl { $count ->
    [0] trifft
   *[other] biegt auf { $turns } ab und trifft
 } { $point }: { $victim } zerstört
move-stopped = der Strahl { $count ->
    [0] trifft
   *[other] biegt auf { $turns } ab und trifft
 } { $point }: { $piece } hält stand
move-leaves = der Strahl { $count ->
    [0] verlässt
   *[other] biegt auf { $turns } ab und verlässt
 } das Brett bei { $point }
moved = { $who ->
    [you] Du
   *[named] { $name }
 }: { $what }.
passes = { $who ->
    [you] Du passt.
   *[named] { $name } passt.
 }
as-sentence = { $text }.
passes-noted = { $name } kann nicht ziehen und passt.
away-moved = { $name } hat gezogen. Du bist am Zug.
moves-taken-back = { $count ->
    [one] Ein Zug wurde zurückgenommen.
   *[other] { $count } Züge wurden zurückgenommen.
 }

# Zurückblicken
ply-of = Zug { $ply } von { $count }
before-first-move = Vor dem ersten Zug
looked-at = { $where }.
looked-at-move = { $where }. { $who ->
    [you] Du
   *[named] { $name }
 }: { $move }.
no-moves-yet = Noch keine Züge.
seconds-spent = { $seconds } s
replay = Abspielen
replay-pause = Anhalten

# Das Ende
draw = Unentschieden
both-agreed = Beide waren einverstanden.
left-the-game = { $who ->
    [you] Du hast die Partie verlassen.
   *[named] { $name } hat die Partie verlassen.
 }
end-reason = { CAPITAL($reason) }.
end-in-one = { $title }. { $reason }

# Zahlen zur Partie
figure-turns = Züge { $count }

# Verbindung und Speicher
no-connection = Gerade besteht keine Verbindung.
move-waits = Keine Verbindung: Dein Zug wird gesendet, sobald sie wieder da ist.
connection-lost = Verbindung verloren. Neuer Versuch …
game-unsaved = Diese Partie lässt sich gerade nicht speichern (vielleicht ist der Speicher voll). Der letzte Zug bleibt erhalten und wird so bald wie möglich gespeichert; bis dahin kann niemand ziehen.
game-saved-again = Wieder gespeichert.

# Angebote und Antworten
call-it-a-draw = Remis vereinbaren?
draw-if-both-agree = Die Partie endet, wenn beide einverstanden sind.
both-agree = Beide einverstanden
offer-a-draw-question = Remis anbieten?
draw-if-accepted = Die Partie endet, wenn die andere Seite annimmt.
offer-a-draw = Remis anbieten
play-on = Weiterspielen
resign = Aufgeben
resign-question = Aufgeben?
resign-question-for = Für { $side } aufgeben?
resign-consequence = Die Partie endet, und { $winner } gewinnt.
offered-draw = Du hast Remis angeboten.
offers-draw = { $name } bietet Remis an.
asked-takeback = Du möchtest einen Zug zurücknehmen.
asks-takeback = { $name } möchte einen Zug zurücknehmen.
asked-pause = Du hast um eine Pause gebeten.
asks-pause = { $name } möchte eine Pause machen.
withdraw = Zurückziehen
decline = Ablehnen
draw-declined = Dein Remisangebot wurde abgelehnt.
takeback-declined = Deine Zugrücknahme wurde abgelehnt.
pause-declined = Die Partie geht ohne Pause weiter.
rematch-waits = { $name } hat eine Revanche angesetzt.

# Eine unterbrochene Partie
paused-watched = Die Partie bleibt erhalten, bis die Spieler fortfahren.
paused-both = Es geht weiter, wenn du und { $name } fortfahrt; bis dahin bleibt die Partie erhalten.
paused-waiting = Warten, bis auch { $name } fortfährt.
paused-asked = { $name } möchte fortfahren.
paused-alone = Mach weiter, wann du willst; die Partie bleibt erhalten, auch wenn das Programm neu startet.

# Verlassen
leave-question = Partie verlassen?
leave-clock = Die Uhr läuft weiter, während du weg bist. Die Partie bleibt hier; du kannst zurückkommen.
leave-waits = { $name } wartet auf dich. Die Partie bleibt hier; du kannst zurückkommen.
leave-board = Ohne Speichern verlassen?
leave-unsaved = Die Varianten und Kommentare auf diesem Brett sind noch nicht gespeichert.
leave = Verlassen
stay = Bleiben

# Was die Tasten tun
keys = Tasten
key-home = Pos1
key-end = Ende
keys-step = Einen Zug in der Liste zurück oder vor
keys-ends = Zur ersten Stellung, oder zurück zur Partie
keys-board = Zum Brett; dort gehen die Pfeiltasten von Punkt zu Punkt
keys-point = Auf dem Brett: zum Punkt mit diesem Namen
keys-choose = Auf dem Brett: den Punkt wählen
keys-type = Einen Zug eintippen
keys-escape = Figur loslassen; zurück zur Partie
keys-flip = Brett drehen
keys-review = Die Partie besprechen, wenn sie zu Ende ist
keys-mute = Ton an oder aus
keys-list = Diese Liste

## Zwei Computer
computer-is-next = Am Zug: { $name }
halt = Pause
go-on = Weiter
keys-halt = Zwei Computer anhalten oder weiterspielen lassen
keys-one-move = Zwei Computer einen Zug machen lassen
keys-pace = Zwei Computer: schneller, langsamer

## Die Eröffnung Swap2
swap2-place-three = Setze drei Steine: { $first }, { $second }, { $first }
swap2-place-next = Jetzt { $second }, dann { $first }
swap2-place-two = Setze zwei Steine dazu: { $second }, { $first }
swap2-place-last = Jetzt der letzte Stein: { $colour }
swap2-choose-three = Wähle: { $first } spielen, { $second } spielen oder zwei Steine dazusetzen
swap2-choose-two = Wähle: { $first } oder { $second } spielen
swap2-waits-place = { $name } setzt Steine
swap2-waits-choose = { $name } wählt eine Farbe
swap2-no-colour = Farbe noch offen

# Partien verstehen
percent = { $value } %
gauge-says = Aussichten von { $side }: { $chance }
keys-back = Einen Zug zurück
keys-forward = Einen Zug vor
first-position = Erste Stellung
latest-position = Letzte Stellung
variation-number = { $ply }.
tree-full = Auf diesem Brett ist kein Platz für weitere Züge.

# Urteile
verdict-only = der einzige gute Zug
verdict-book = ein Buchzug
verdict-forced = der einzige erlaubte Zug
verdict-best = der beste Zug
verdict-good = ein guter Zug
verdict-inaccuracy = eine Ungenauigkeit
verdict-mistake = ein Fehler
verdict-blunder = ein grober Fehler

# Was eine Stellung wert ist
score-won = gewonnen
score-lost = verloren
score-draw = unentschieden
score-win-in = Sieg in { $count }
score-loss-in = Niederlage in { $count }
score-exactly = genau { $score }

# Besprechung
accuracy = Genauig­keit
accuracy-of = { $who }: { $value }
inaccuracies = Ungenau
mistakes = Fehler
blunders = Grobe Fehler
no-inaccuracies = Keine Ungenauigkeiten.
no-mistakes = Keine Fehler.
no-blunders = Keine groben Fehler.
next-such-move = Zum nächsten solchen Zug
see-from-side = Die Aussichten von { $side } zeigen
review-progress = Wie weit die Besprechung ist
your-chances = Deine Gewinnaussichten
chances-of = Aussichten von { $side }
phase-opening = Eröffnung
phase-middle = Mittelspiel
phase-end = Endspiel
in-a-variation = In einer Variante
where-it-turned = Wo es kippte
review-under-way = Die Engines sehen sich jeden Zug an, den letzten zuerst. Was sie finden, erscheint hier.
nothing-went-wrong = Keine Seite hat einen nennenswerten Fehler gemacht.
move-not-reviewed-yet = Zu diesem Zug sind die Engines noch nicht gekommen.
move-is = { $number }. { $move } ist { $verdict }
move-number = { $number }. { $move }
from-to = { $from } → { $to }
worth = { CAPITAL($now) }.
worth-instead = { CAPITAL($now) }. Mit dem besten Zug: { $best }.
worth-valued = { $words } ({ $score } für { $side })
opening-is = Eröffnung: { $name }
find-better = Finde den besseren Zug
show-refutation = Wie er beantwortet wird
show-better = Was besser war
back-to-the-game-move = Zurück zu { $move }

# Übungen aus eigenen Partien
learn-from-your-mistakes = Aus deinen Fehlern lernen ({ $solved } von { $count } gelöst)
learn-from-mistakes-of = Aus den Fehlern von { $side } lernen ({ $solved } von { $count } gelöst)
practise-all = Alle { $count } Fehler
no-exercises = Es gibt keinen Fehler, aus dem man lernen könnte.
exercises = Aus Fehlern lernen
exercise-of = { $number } von { $count } · { $solved } gelöst
exercise-asks = Hier spielte { $side } { $number }. { $move }: { $verdict }. Finde einen Zug, der die Aussichten hält.
exercise-hint = Sieh dorthin, wo das Brett markiert ist.
exercise-judging = { $move }: einen Augenblick …
exercise-wrong = { $move } hält die Aussichten nicht.
exercise-answered = { $move } wird mit { $reply } beantwortet.
exercise-best = { $move } ist richtig, und es ist der beste Zug.
exercise-solved = { $move } ist richtig. Der beste Zug war { $best }.
exercise-gain = Die Aussichten sind { $from }, nach dem Zug in der Partie waren es { $to }.
exercise-solution = Der beste Zug ist { $move }.
exercises-done = Das war die letzte: { $solved } von { $count } gelöst.
take-back-try = Zurücknehmen
solution = Lösung
hint = Tipp
next-exercise = Weiter
back-to-the-review = Zurück zur Besprechung
other-side-exercises = Die Fehler der anderen Seite

# Tipps während einer Partie
hint-move = Zeig den Zug
hint-why = Warum?
hint-look = Sieh dorthin, wo das Brett markiert ist.
hint-is = { $move } ist der beste Zug.
hint-goes-on = So könnte es weitergehen: { $line }.
hint-waits = Einen Augenblick …
# Das Analysebrett
engine-judge = Wer urteilt
engine-line-count = Anzahl der besten Züge
engine-lines = { $count ->
    [one] 1 Variante
   *[other] { $count } Varianten
 }
engine-best-moves = Beste Züge
engine-start = Engine
engine-stop = Stopp
engine-off = Aus
engine-key = Engine ein oder aus (L)
engine-thinks = Die Engine denkt nach …
engine-says = { CAPITAL($words) }. Chancen für { $side }: { $chance }
engine-suggests = Vorgeschlagen: { $move }
engine-depth = { CAPITAL($score) }, Tiefe { $depth }, { $nodes } Stellungen
engine-chance = Chancen { $chance }
engine-play = { $move } spielen, Variante { $number }: { $score }
engine-play-it = { $move } spielen
keys-engine = Engine ein oder aus
keys-best = Den besten Zug spielen
keys-arrows = Beste Züge auf dem Brett ein oder aus
keys-layers = Drohungen und andere Ebenen ein oder aus
keys-analysis = Diese Stellung auf ein Analysebrett
key-space = Leertaste
tools = Werkzeuge
layers = Ebenen
layer-values = Wert jedes Zuges
layer-best-moves = Beste Züge
layer-numbers = Zugnummern
edit-position = Aufbauen
notes = Notizen
save-and-open = Datei
copy = Kopieren
openings = Eröffnungen
no-book-moves = Kein Zug von hier hat einen Namen.
book-goes-on = bleibt im Buch
editor-tools = Was ein Tippen auf das Brett tut
editor-put = Setzen: { $side }, { $kind }
editor-move = Steine versetzen
editor-turn = Figuren drehen
editor-erase = Steine wegnehmen
editor-alternate = Farben abwechseln
editor-to-move = Am Zug
editor-begin-with = Beginnen mit
editor-as-it-is = Dieser Stellung
editor-empty = Einem leeren Brett
editor-clear = Leeren
editor-analyse = Diese Stellung analysieren
editor-fine = Diese Stellung ist spielbar.
editor-problem-at = { $point }: { $what }
copy-position = Stellung
copy-link = Link
copy-picture = Bild
picture-saved = Das Bild wurde als Datei gespeichert.
picture-failed = Das Bild konnte nicht erstellt werden.
glyphs = Zeichen
glyph-good = Guter Zug
glyph-mistake = Fehler
glyph-brilliant = Glänzender Zug
glyph-blunder = Grober Fehler
glyph-interesting = Interessanter Zug
glyph-dubious = Zweifelhafter Zug
comment-on = Kommentar zu { $move }
comment-needs-move = Geh zu einem Zug, um ihn zu kommentieren
promote = Aufwerten
delete-from-here = Ab hier löschen
moves-deleted = { $count ->
    [one] Ein Zug gelöscht
   *[other] { $count } Züge gelöscht
 }
game-stays-first = Die Partie bleibt die Hauptlinie.
game-moves-stay = Die Züge der Partie bleiben; Varianten können gelöscht werden.
save = Speichern
saved = Gespeichert
not-saved = Noch nicht gespeichert
export = Als Datei speichern
paste = Stellung, Züge, Link oder Datei einfügen
export-reviewed = Partie mit Urteilen speichern
paste-example = f5d6c3 …
paste-read = Öffnen
paste-file = Datei wählen
paste-taken = { $count ->
    [0] Nichts hinzuzufügen: Das ist die Stellung auf dem Brett
    [one] Ein Zug geöffnet
   *[other] { $count } Züge geöffnet
 }
opponent = Gegner
play-as = Du spielst
side-to-move = Die Seite am Zug
judge-each-move = Urteil über jeden meiner Züge, hier und in der Partie
judged-move = { $move } ist { $verdict }.
judging-your-move = Dein Zug wird geprüft …
judged-better = Besser war { $move }.

# Eröffnungen in gespeicherten Partien
explore-own = Meine Partien
explore-in = Gespeicherte Partien
explore-games = { $count ->
    [one] { NUMBER($count) } Partie
   *[other] { NUMBER($count) } Partien
 }
explore-result = { $first } % erste Seite, { $draws } % unentschieden, { $second } % zweite Seite
explore-none = Diese Stellung kommt in keiner dieser Partien vor.
explore-find = Partien mit dieser Stellung
explored-moves = Gespielte Züge

# Wertungen
rating-change = { $name }: { $rating } ({ $change })
counts = · gewertet
counts-no-longer = · nicht mehr gewertet: ein Zug wurde zurückgenommen, ein Tipp gegeben oder der Computer gedrängt
look-at-mistake = Ansehen

## Matches
match-board-label = Die laufende Partie
not-reached = Der Server ist nicht erreichbar. Versuche es noch einmal.

## Dateien: abgelegt, eingefügt, importiert, Bilder
drop-here = Dateien loslassen, um sie zu lesen
sending-file = { $name } …
file-pasted = der eingefügte Text
files-unreadable = { $name }: { $why }
files-failed = Die Datei konnte nicht gesendet werden: Der Server antwortet nicht.
import-state = { $state ->
    [waiting] Wartet auf einen anderen Import.
    [running] Läuft.
    [stopping] Wird angehalten.
    [done] Fertig.
    [stopped] Angehalten. Was da ist, bleibt.
   *[failed] Der Server konnte nicht auf seinen Datenträger schreiben, darum endete der Import. Was da ist, bleibt; wenn wieder Platz ist, die Dateien noch einmal in diese Sammlung importieren.
 }
import-counts = { $added ->
    [one] { NUMBER($added) } Partie neu
   *[other] { NUMBER($added) } Partien neu
 }, { NUMBER($known) } schon da, { NUMBER($failed) } abgelehnt
import-stop = Anhalten
import-forget = Weglegen
import-show = Partien zeigen
import-problems = Was nicht gelesen werden konnte
import-more-problems = … und { $count } weitere
picture-frame = { $done } von { $all }
picture-cut = Nur die letzten { $count } Züge: Die Partie ist für ein Bild zu lang.
all-forms = Speichern und drucken
picture-label = Stellung nach Zug { $ply }

## Auf dem Weg zu einem Zug: was er bewirken würde, was als Nächstes zu tun ist, warum etwas nicht geht
setting-preview = Zeigen, was ein Zug bewirken würde
setting-point = Name des Punkts unter dem Zeiger
side-prompt = { $side }: { $prompt }
tap-again = Zum Ziehen nochmal tippen
escape-lets-go = Esc: anders wählen
tap-lets-go = Noch einmal antippen, um anders zu wählen
goal-count = { $goal }: { $count } von { $of }
would-happen = Das würde geschehen: { $what }.
move-makes = Dadurch entsteht: { $what }.
foresee-layer = Vor dem Zug: { $layer }

## Das Ende einer Partie, ihre Zahlen, was Züge bewirkten
you-won = { $how ->
    [margin] Du hast mit { $by } gewonnen
    [time] Du hast auf Zeit gewonnen
   *[other] Du hast gewonnen
 }
you-lost = { $how ->
    [margin] Du hast mit { $by } verloren
    [time] Du hast auf Zeit verloren
   *[other] Du hast verloren
 }
side-wins = { $how ->
    [margin] { $name } gewinnt mit { $by }
    [time] { $name } gewinnt auf Zeit
   *[other] { $name } gewinnt
 }
figure-time = Verbrauchte Zeit
figure-longest = Längstes Nachdenken
figure-flipped = Umgedreht
figure-most-flipped = Meiste auf einmal
figure-destroyed = Treffer
next-is = Als Nächstes: { $name }
move-flipped = { $count ->
    [one] dreht eine um
   *[other] dreht { $count } um
 }
move-hit = trifft
move-took = { $count ->
    [one] nimmt eine weg
   *[other] nimmt { $count } weg
 }
move-clockwise = im Uhrzeigersinn
move-anticlockwise = gegen den Uhrzeigersinn

## Neue Partie: was eingeklappt ist

rated-short = gewertet
unrated-short = ungewertet
forget-setup = { $name } vergessen

## Was Menschen einander zuliebe tun: abbrechen, den Sieg beanspruchen, etwas sagen
abort-question = Partie abbrechen?
abort-consequence = Sie endet ohne Ergebnis und ändert keine Wertung.
abort = Abbrechen
aborted = Abgebrochen
aborted-why = Es gibt kein Ergebnis, und keine Wertung ändert sich.
claim-in = { $name } ist weg. In { $time } kannst du den Sieg beanspruchen oder Remis geben.
claim-now = { $name } ist weg. Du kannst den Sieg beanspruchen oder Remis geben.
left-and-drawn = Eine Seite ist gegangen; die andere hat Remis gegeben.
phrase-luck = Viel Glück!
phrase-played = Gut gespielt!
phrase-thanks = Danke!
phrase-oops = Hoppla!
phrase-moment = Einen Moment …
said = „{ $phrase }“
said-by = { $name } sagt: { $phrase }
setting-phrases = Zurufe der anderen Seite

## Einen Zug bestätigen
setting-confirm = Züge bestätigen
value-small-boards = Auf kleinen Brettern
value-never = Nie
value-always = Immer
click-again = Zum Ziehen nochmal klicken

## Ein Zug, der gewählt wird, während die andere Seite überlegt
setting-premove = Züge wählen, während die andere Seite überlegt
ahead-chosen = Dein nächster Zug: { $move } (Esc: verwerfen)
ahead-chosen-touch = Dein nächster Zug: { $move } (antippen: verwerfen)
ahead-dropped = { $move } lässt sich nicht mehr spielen.

## Club evenings
next-game-opens = Dein nächstes Spiel öffnet sich gleich.
