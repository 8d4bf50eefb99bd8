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
setting-board = Brett
setting-pieces = Steine und Figuren
setting-motion = Animation
setting-sound = Ton
setting-coordinates = Koordinaten
setting-pass = Ohne Zug von selbst passen
setting-hints = Mögliche Züge zeigen
setting-volume = Lautstärke
value-system = System
value-light = Hell
value-dark = Dunkel
value-classic = Klassisch
value-slate = Schiefer
value-sand = Sand
value-alternative = Alternativ
value-off = Aus
value-slow = Langsam
value-normal = Normal
value-fast = Schnell
value-on = An
settings-look = Aussehen
settings-play = Spiel
settings-sound = Ton

# Eine Partie einrichten
name = Name
name-of-guest = Name (kann dort geändert werden)
start-typed = Eingegeben
start-typed-short = eingegeben
start-position = Startstellung
start-is-over = In dieser Stellung ist die Partie schon zu Ende.
start-impossible = Diese Startstellung ist nicht spielbar: { $why }
side-begins = { $side } beginnt.

# Lektionen
lesson-done = Geschafft!
lesson-done-over = Geschafft! { $ending }.
lesson-other-move = Ein erlaubter Zug, aber hier ist ein anderer gemeint. Versuch es noch einmal.
point-is-forbidden = { $point } ist verboten: { $why }

# Wer am Zug ist
final-position = Endstellung
paused = Pause
not-saved-yet = Noch nicht gespeichert
you-have-no-move = Du hast keinen Zug
side-has-no-move = { $side } hat keinen Zug
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
increment = +{ $seconds } s pro Zug
computer = Computer
not-here-yet = noch nicht da
away = nicht da
you = du
at-this-screen = an diesem Gerät

# Das Brett
board-of = { $game }-Brett
button-now = Jetzt: { $button }
point-forbidden-for = { $point } ist für { $side } verboten: { $why }
row-of-points = { $from } bis { $to }, { $count } zusammen, wählbar
point-empty = leer
point-forbidden = verboten: { $why }
point-last-move = letzter Zug
point-chosen = gewählt
point-can-go = mögliches Ziel
point-can-be-chosen = wählbar
point-can-be-played = spielbar
piece-facing = { $piece }, Richtung { $way ->
    [0] oben
    [1] rechts
    [2] unten
   *[3] links
 }

# Was in einem Zug geschah, zum Hören
move-put = { $piece } { $point }
move-goes = { $piece } { $from } nach { $to }
move-swaps = { $piece } { $from } tauscht mit { $to }, { $other }
move-turns = { $piece } { $point } dreht sich { $way ->
    [right] nach rechts
   *[left] nach links
 }
move-flips = { $pieces } gewendet
move-takes = { $piece } { $point } vom Brett
move-takes-row = Reihe { $from } bis { $to } vom Brett
move-destroys = der Strahl trifft { $point }: { $victim } zerstört
moved = { $who ->
    [you] Du
   *[named] { $name }
 }: { $what }.
passes = { $who ->
    [you] Du passt.
   *[named] { $name } passt.
 }
passes-noted = { $name } hat keinen Zug und passt.
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
you-win = Du gewinnst
side-wins = { $name } gewinnt
both-agreed = Beide waren einverstanden.
left-the-game = { $who ->
    [you] Du hast die Partie verlassen.
   *[named] { $name } hat die Partie verlassen.
 }
end-reason = { CAPITAL($reason) }.
end-in-one = { $title }. { $reason }

# Zahlen zur Partie
figure-turns = Züge
figure-your-time = Deine Zeit
figure-time-of = Zeit von { $name }
figure-whole-time = Zeit der ganzen Partie

# Verbindung und Speicher
no-connection = Gerade besteht keine Verbindung.
move-waits = Keine Verbindung: Dein Zug wird gesendet, sobald sie wieder da ist.
connection-lost = Verbindung verloren. Neuer Versuch …
game-unsaved = Diese Partie lässt sich gerade nicht speichern (vielleicht ist der Speicher voll). Der letzte Zug bleibt erhalten und wird so bald wie möglich gespeichert; bis dahin kann niemand ziehen.
game-saved-again = Wieder gespeichert.

# Angebote und Antworten
call-it-a-draw = Unentschieden vereinbaren?
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
takeback-declined = Der Zug wurde nicht zurückgegeben.
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
leave = Verlassen
stay = Bleiben

# Was die Tasten tun
keys = Tasten
keys-step = Einen Zug in der Liste zurück oder vor
keys-ends = Zur ersten Stellung, oder zurück zur Partie
keys-board = Zum Brett; dort gehen die Pfeiltasten von Punkt zu Punkt
keys-point = Auf dem Brett: zum Punkt mit diesem Namen
keys-choose = Auf dem Brett: den Punkt wählen
keys-escape = Figur loslassen; zurück zur Partie
keys-flip = Brett drehen
keys-list = Diese Liste
