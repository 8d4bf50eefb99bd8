# Jede Seite
skip-to-content = Zum Inhalt springen
home-link = Plyground, Startseite
navigation = Hauptmenü
play = Spielen
learn = Lernen
settings = Einstellungen

# Seiten, die es nicht gibt
title-missing = Hier ist nichts
title-wrong = Etwas stimmt nicht
heading-missing = Hier ist nichts
heading-wrong = Das hat nicht geklappt
to-the-games = Zu den Spielen
error-number = Fehler { $status }

# Die erste Seite
home-heading = Was spielen wir?
go-on-with = Weiterspielen
continue = Weiter
games = Spiele
play-game = { $game } spielen
learn-game = { $game } lernen
played-lately = Zuletzt gespielt
look = Ansehen
players = { $first } – { $second }
moves-made = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
 }
paused-after = unterbrochen · { moves-made }
won = { $winner } hat gewonnen
won-because = { $winner } hat gewonnen: { $reason }
drawn = Unentschieden
just-now = gerade eben
minutes-ago = { $count ->
    [one] vor { $count } Minute
   *[other] vor { $count } Minuten
 }
hours-ago = { $count ->
    [one] vor { $count } Stunde
   *[other] vor { $count } Stunden
 }
days-ago = { $count ->
    [one] vor { $count } Tag
   *[other] vor { $count } Tagen
 }

# Lektionen
how-to-play = So spielt man { $game }
again = Noch einmal
learn-heading = Was möchtest du lernen?
series-rules = Regeln
series-rules-about = Wie es gespielt wird, zum Ausprobieren.
series-strategy = Strategie
series-strategy-about = Worauf gute Spieler achten, mit Stellungen zum Ausprobieren.
series-challenges = Aufgaben
series-challenges-about = In einem Zug gewinnen, in zwei Zügen gewinnen, sich retten. Der Computer antwortet.
course-begin = Anfangen
first-game = Eine erste Partie spielen
steps = Schritte
step-title = { $step }: { $game }
show-me = Zeig es mir
next-step = Weiter
next-series = Weiter: { $series }
play-against = Eine Partie gegen { $name }
challenge-rules = Hier gelten die Regeln „{ $rules }“.
challenge-win-in-one = Gewinn in einem Zug
challenge-win-in-one-text = Irgendwo gibt es einen Zug, der sofort gewinnt.
challenge-win-in-one-task = { $side } am Zug: Gewinne jetzt.
challenge-win-in-two = Gewinn in zwei Zügen
challenge-win-in-two-text = Ein Zug jetzt und noch einer: Was die andere Seite dazwischen auch tut, du gewinnst.
challenge-win-in-two-task = { $side } am Zug: Gewinne in zwei Zügen.
challenge-escape = Rette dich
challenge-escape-text = Die andere Seite droht zu gewinnen. Fast jeder Zug verliert zwingend, aber nicht jeder.
challenge-escape-task = { $side } am Zug: Verliere nicht.

# Eine Partie einrichten
new-game-of = Neue Partie { $game }
rules = Regeln
side-is-played-by = Wer { $side } spielt
human-here = Dieses Gerät
another-device = Anderes Gerät
computer = Computer
name = Name
not-reachable-yet = Andere Geräte erreichen diesen Server noch nicht. Starte ihn mit { $command }, um andere hereinzulassen.
clock = Uhr
clock-none = Keine
clock-custom = Eigene
clock-for-both = für beide
clock-per-side = je Seite
clock-help = Minuten für jede Seite, dazu Sekunden nach jedem Zug.
minutes = Minuten
seconds-a-turn = Sekunden je Zug
start-the-usual-one = die übliche
start-position = Startstellung
start-usual = Übliche
start-typed = Eigene
position-text = Stellungstext
who-begins = Wer beginnt
begins-as-usual = Wie üblich
start-the-game = Partie beginnen

# Computerspieler
computer-player = Computerspieler
weakest-first = schwächste zuerst
rated = Wertung
not-measured-yet = noch nicht gemessen
external-engine = Externe Engine. { $about }
judge-external = { $name } (extern)
engine-gone = Diese Engine ist nicht mehr installiert.
plays-only = { $about } Spielt nur { $games }.
listed = { $first }, { $rest }
random-opponent = Zufälliger Gegner
made-to-measure = Nach Maß
made-to-measure-note = du bestimmst, wie stark
looks-ahead = Rechnet voraus
moves-ahead = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
 }
perfect-from = Perfekt ab
perfect-never = nie
ratings-help = Die Wertungen sind gemessen: 100 Punkte mehr gewinnen etwa 64 von 100 Partien.

# Die Seite einer Partie
game-title = { $variant }: { $first } – { $second }
game-heading = { $variant }: { $first } gegen { $second }
board = Brett
paused-heading = Unterbrochen
beside-the-board = Die Partie
how-it-stands = Wie es steht
time-of-turn = Zeit für diesen Zug
what-happens = Was geschieht
thinking = Rechnet
move-now = Jetzt ziehen
move-now-note = Der Computer spielt, was er gefunden hat
back-to-the-game = Zurück zur Partie
accept = Annehmen
decline = Ablehnen
board-needs-scripts = Das Brett braucht JavaScript, das dieser Browser nicht ausführt. Die Züge stehen unten.
seat-is-free = Ein Platz ist frei
your-name = Dein Name
sit-down = Hinsetzen und spielen
waiting-for-player = Warten auf die andere Person
not-reachable = Andere Geräte erreichen diesen Server nicht. Starte ihn neu mit { $command }, um andere hereinzulassen; diese Partie bleibt erhalten.
qr-code = QR-Code des Links
scan-or-open = Lass den Code scannen oder diesen Link auf einem Gerät im selben Netz öffnen:
copy = Kopieren
rematch = Revanche
to-the-rematch = Zur Revanche
replay = Abspielen
save = Speichern
new = Neu
moves = Züge
you-are-watching = · du siehst zu
time-of-game = Zeit der ganzen Partie
list-of-moves = Zugliste
no-moves-yet = Noch keine Züge.
earlier-moves = Frühere Züge ansehen
first-position = Erste Stellung
first-position-key = Erste Stellung (Pos1)
one-move-back = Einen Zug zurück
one-move-back-key = Einen Zug zurück (←)
one-move-forward = Einen Zug vor
one-move-forward-key = Einen Zug vor (→)
latest-position = Letzte Stellung
latest-position-key = Letzte Stellung (Ende)
flip-the-board = Brett drehen
flip-the-board-key = Brett drehen (F)
more = Mehr
actions = Aktionen
take-back = Zurück
redo = Vor
pause = Pause
draw = Remis
resign = Aufgeben
close = Schließen
copy-position = Stellung kopieren
copy-link = Link kopieren
save-as-file = Als Datei speichern
save-as-text = Als Text speichern
save-for-older = Für ältere Programme
fullscreen = Vollbild
keys = Tasten

# Einstellungen
kept-in-browser = Werden in diesem Browser gespeichert.
settings-need-scripts = Die übrigen Einstellungen brauchen JavaScript, das dieser Browser nicht ausführt.
language = Sprache
language-of-browser = Wie im Browser
use-language = Übernehmen

# Das Ende des Programms
this-program = Das Programm
stop-help = Plyground läuft weiter, wenn seine Seiten geschlossen werden. Es endet mit dem Computer oder hier.
stop-program = Plyground beenden
stop-sure = Alle Partien bleiben, wie sie stehen, und gehen weiter, wenn Plyground wieder gestartet wird; Uhren laufen so lange nicht. Jedes andere Gerät, das hier mitspielt, verliert die Verbindung.
stop-importing = Gerade läuft ein Import. Die schon übernommenen Partien bleiben, der Rest muss noch einmal importiert werden.
stop-yes = Ja, beenden
stopped-title = Plyground ist beendet
stopped-kept = Alle Partien sind gespeichert, wie sie standen. Andere Geräte haben die Verbindung verloren.
stopped-again = Diese Seite kann geschlossen werden. Weiter geht es, wenn Plyground wie zuvor gestartet wird.

# Als App installiert
app-description = Brettspiele zum Spielen, Lernen und Analysieren: gegen Menschen, gegen den Computer, auf den eigenen Geräten.
offline-title = Plyground ist nicht erreichbar
offline-lead = Der Computer, auf dem Plyground läuft, antwortet nicht. Die Partien sind dort gespeichert.
try-again = Noch einmal versuchen
offline-more = Ist dieser Computer an, ist Plyground dort gestartet, und sind beide Geräte im selben Netz?

# Was an einer Anfrage nicht geht
missing = Unter dieser Adresse gibt es { $what ->
    [game] kein Spiel
    [file] keine Datei
    [move] keinen Zug
    [study] keine gespeicherte Analyse
    [match] keinen Wettkampf
    [event] keinen Abend
    [person] keine Person
    [upload] keine wartende Datei
   *[page] keine Seite
 }.
foreign-request = Diese Anfrage kam nicht von einer Seite dieses Servers.
malformed-request = Diese Anfrage ist fehlerhaft: Ihre Adresse oder ihr Formular ist nicht lesbar.
method-not-allowed = Diese Adresse nimmt solche Anfragen nicht an.
request-timeout = Die Anfrage kam nicht rechtzeitig vollständig an.
too-large = Das Gesendete ist zu groß: Höchstens 16 KB werden gelesen, und 256 KB eines Baums von Varianten.
address-too-long = Diese Adresse ist zu lang: Höchstens 8 KB werden gelesen.
not-a-form = Das Gesendete ist kein Formular: Es muss application/x-www-form-urlencoded sein.
incomplete-form = Das Formular ist unvollständig, oder eines seiner Felder ist fehlerhaft.
position-needs-variant = Eine Stellung kann nur in einer Variante gesucht werden: Bitte eine angeben.
websocket-only = Diese Adresse nimmt nur WebSocket-Verbindungen an.
headers-too-large = Die Kopfzeilen dieser Anfrage sind zu groß; vielleicht hilft es, die Cookies dieser Seite zu löschen.
too-busy = Der Server ist gerade überlastet; bitte versuche es noch einmal.
cannot-be-answered = Diese Anfrage kann nicht beantwortet werden.
server-failed = Im Server ist etwas schiefgegangen. Jede gespeicherte Partie ist noch da.
disk-failed = Die Partie konnte nicht von der Festplatte gelesen oder auf sie geschrieben werden.

# Zu viel von etwas
too-many-starts = Du hast zu viele Partien auf einmal begonnen; bitte warte einen Moment.
too-many-requests = Zu viele Anfragen auf einmal; bitte etwas langsamer.
too-many-sockets-browser = In diesem Browser sind zu viele Partien offen; bitte schließe eine davon.
too-many-sockets-network = In deinem Netz sind zu viele Partien offen; bitte versuche es später noch einmal.
too-many-devices = Hier sind zu viele Geräte verbunden; bitte versuche es später noch einmal.
too-many-watchers = Dieser Partie sehen schon zu viele zu.
too-many-games = Hier werden zu viele Partien zugleich gespielt; bitte versuche es in ein paar Minuten noch einmal.
too-many-messages = Zu viele Nachrichten auf einmal; bitte etwas langsamer.

# Nachrichten einer Verbindung, die nicht lesbar sind
message-not-text = Nachrichten sind Text.
message-too-long = Diese Nachricht ist zu lang.
message-unknown = Diese Nachricht ergibt hier keinen Sinn.

# Namen
name-control = Ein Name darf keine Steuerzeichen und keine Zeilenumbrüche enthalten.
name-too-long = Ein Name hat höchstens { $most } Zeichen, und dieser hat { $count }.
name-direction = Ein Name darf keine Zeichen enthalten, die die Schreibrichtung ändern.
name-invisible = Ein Name darf keine unsichtbaren Zeichen enthalten.
name-marks = Ein Name darf keine Akzente ohne Buchstaben und keine Stapel davon enthalten.

# Eine neue Partie, die nicht sein kann
no-such-game = Dieses Spiel gibt es nicht.
bad-start = Diese Startstellung ist nicht spielbar: { $why }.
start-is-over = In dieser Startstellung ist die Partie schon zu Ende.
bad-seat = Eine Seite wird hier, auf einem anderen Gerät oder vom Computer gespielt.
bad-clock = Eine Uhr hat 0,25 bis 180 Minuten und gibt 0 bis 180 Sekunden je Zug dazu.
bad-clock-of = Die Uhr von { $side } hat 0,25 bis 180 Minuten und gibt 0 bis 180 Sekunden je Zug dazu.
no-such-player = Diesen Computerspieler gibt es nicht.
engine-does-not-play = { $name } spielt { $game } nicht.
bad-measures = So ein Spieler rechnet { $least } bis { $most } Züge voraus und ist höchstens ab { $perfect } { $counts } perfekt.

# Dateien
bad-game = { CAPITAL($why) }.
cannot-be-written = Diese Partie lässt sich so nicht schreiben: { $why }.

# Probierte Züge
try-too-long = höchstens { $most } Züge können probiert werden
try-wrong-move = Zug { $number }: { $why }
no-such-point = diesen Punkt hat das Brett nicht
try-gone = die Stellung ist nicht mehr da

# Am Tisch: was nicht geht
refused-move = { CAPITAL($why) }.
unsaved = Diese Partie kann gerade nicht gespeichert werden; bis dahin geht nichts weiter.
over = Die Partie ist vorbei.
is-paused = Die Partie ist unterbrochen.
watching = Du siehst dieser Partie nur zu.
nothing-thinks = Es rechnet kein Computer.
seats-taken = Beide Plätze sind besetzt; du kannst zusehen.
nothing-to-repeat = Es gibt keine Partie zu wiederholen.
move-too-late = Die Partie ist schon weiter; dieser Zug kam zu spät.
not-your-turn = Du bist nicht am Zug.
time-is-up = Deine Zeit ist abgelaufen.
not-your-side = Das ist nicht deine Seite.
no-draw-offered = Es liegt kein Remisangebot vor.
nothing-to-take-back = Es gibt nichts zurückzunehmen.
takeback-not-asked = Niemand hat um eine Zugrücknahme gebeten.
takeback-lost-on-time = Die Partie ging durch Zeit verloren; es gibt keine Zeit, zu der man zurück könnte.
takeback-no-time = Dafür ist zu wenig Zeit übrig.
nothing-to-redo = Es gibt nichts noch einmal zu spielen.
paused-already = Die Partie ist schon unterbrochen.
pause-not-asked = Niemand hat um eine Pause gebeten.
not-paused = Die Partie ist nicht unterbrochen.

# Am Tisch: was alle erfahren
status-paused = Die Partie ist unterbrochen
declines-draw = { $name } lehnt das Remis ab.
could-not-think = { $name } ist nichts eingefallen; es wird irgendein Zug gespielt.

## Zwei Computer: anhalten, einzeln ziehen lassen, verlangsamen
not-two-computers = Nur zwei Computer kann man einzeln ziehen lassen und verlangsamen.
two-computers = Die Computer
one-move = Ein Zug
one-move-note = Ein Zug, dann Pause (.)
halt-note = Anhalten oder weiterspielen (Leertaste)
computers-pace = Tempo
computers-pace-note = Tempo (+ und -)
computers-pace-slow = Langsam
computers-pace-normal = Normal
computers-pace-fast = Schnell

## Eröffnungen: die gewählte Regel, und Swap2 am Tisch
opening-rule = Eröffnung
opening-free = Frei
opening-free-note = Wie es in den Regeln des Spiels steht.
opening-balanced = Zufällig ausgeglichen
opening-balanced-note = Aus einer zufälligen Stellung, in der keine Seite besser steht.
opening-balanced-short = ausgeglichener Start
opening-swap2 = Swap2
opening-swap2-note = Wer anfängt, setzt drei Steine; die andere Seite wählt eine Farbe oder setzt zwei dazu.
opening-swap2-short = Swap2
bad-opening = Diese Eröffnungsregel gibt es nicht.
no-swap2 = In diesem Spiel wird Swap2 nicht gespielt.
opening-of-position = Eine Partie aus einer eigenen Stellung beginnt, wie sie dasteht: Wähle die freie Eröffnung.
no-balanced-opening = Es hat sich nicht rechtzeitig eine ausgeglichene Eröffnung gefunden; versuche es noch einmal.
nothing-to-choose = Gerade ist keine Farbe zu wählen.
not-your-choice = Die andere Seite wählt.
no-more-stones = Es sind schon zwei Steine dazugekommen: Wähle eine Farbe.
choose-first = Wähle zuerst eine Farbe.
swap2-places = { $name } setzt { $left ->
    [one] noch einen Stein
   *[other] { $left } Steine
}
swap2-chooses = { $name } wählt eine Farbe
swap2-took = { $name } spielt { $side }.
swap2-adds = { $name } setzt zwei Steine dazu.
swap2-choose = Welche Farbe gespielt wird
swap2-play = { $side } spielen
swap2-more = Zwei Steine dazusetzen

# Warum der Server nicht startet
cannot-listen = auf { $address } kann nicht gelauscht werden: { $error }
database-failed = die Datenbank meldet einen Fehler: { $error }
database-conflict = was gespeichert werden sollte, widerspricht dem, was da ist; nichts wurde gespeichert
game-damaged = die Partie { $game } in der Datenbank ist beschädigt
database-closed = die Datenbank ist geschlossen
folder-held = ein anderes Plyground benutzt den Datenordner { $folder }
folder-is-none = der Datenordner { $folder } ist kein Ordner; nenne mit --data einen anderen
folder-read-only = in den Datenordner { $folder } kann nicht geschrieben werden; mach ihn beschreibbar oder nenne mit --data einen anderen
folder-full = der Datenordner { $folder } liegt auf einem vollen Datenträger; schaffe Platz oder nenne mit --data einen anderen
folder-no-database = im Datenordner { $folder } liegt { $file }, das keine Datenbank ist; räume diese Datei weg oder nenne mit --data einen anderen Ordner
folder-damaged = im Datenordner { $folder } liegt { $file }, das beschädigt ist; ersetze es mit `plyground restore` durch eine Sicherung oder nenne mit --data einen anderen Ordner
folder-newer = der Datenordner { $folder } enthält Partien einer neueren Version von Plyground; aktualisiere dieses Programm oder nenne mit --data einen anderen Ordner
folder-unusable = der Datenordner { $folder } ist nicht verwendbar ({ $error }); behebe das oder nenne mit --data einen anderen
host-without-path = ein Host ist ein Name ohne https:// und ohne Pfad
host-is-a-name = ein Host ist ein Name wie play.example.org
host-port = der Port eines Hosts ist eine Zahl von 1 bis 65535
# Partien studieren
too-many-reviews = Es laufen schon zu viele Besprechungen; versuch es in ein paar Minuten noch einmal.
review-failed = Die Besprechung konnte nicht beendet werden.
review-unfinished = Eine Partie kann besprochen werden, sobald sie zu Ende ist.
analysis-failed = Die Engine konnte zu dieser Stellung nichts sagen.
analysis-forfeited = Keine Analyse: { $why }.
analysis-over = Es gibt nichts zu analysieren: { $ending }.
no-verdict = Urteile gibt es über deine eigenen Züge in Partien gegen einen Computer.
no-verdict-rated = Diese Partie zählt für die Wertung: Urteile gibt es erst nach ihrem Ende.
no-hint = Tipps gibt es in Partien gegen einen Computer, wenn du am Zug bist.
review-title = Besprechung von { $first } – { $second }, { $variant }
analysis-title = Analysebrett, { $variant }
review = Besprechung
engine = Engine
variations = Varianten
where-it-turned = Wo es kippte
why-panel = Warum
exercise-panel = Übung
hint = Tipp
review-game = Partie besprechen
judge-my-moves = Urteil über jeden meiner Züge
faults-of-named-side = { $side }: { $faults }
faults-of-side = Ungenauigkeiten: { $inaccuracies }, Fehler: { $mistakes }, grobe Fehler: { $blunders }.
analysis = Analyse
study-tools = Werkzeuge
analysis-heading = Eine Stellung analysieren
analyse-game = { $game } analysieren
analysis-about = Stelle eine beliebige Stellung auf, lass die Engine urteilen, probiere Züge aus und speichere, was du findest.
saved-analyses = Deine gespeicherten Analysen
saved-analysis = { $variant }, { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
 }
study-too-large = Das hat mehr als { $most } KiB und ist damit zu groß zum Speichern.
study-wrong = Das war nicht lesbar: { $why }.
study-other-game = Diese Varianten gehören zu einer anderen Partie.
study-not-yours = Das hat jemand anders gespeichert; speichere eine eigene Kopie.
paste-wrong = Das war nicht zu erkennen: { $why }.
paste-nothing = es ist weder eine Stellung noch eine Zugliste noch eine Datei

# Gespielte Partien
games-nav = Partien
past-games = Gespielte Partien
all-past-games = Alle gespielten Partien
own-games = Meine Partien
collections = Sammlungen
filters = Partien finden
filters-on = Eingeschaltete Filter
filter-remove = diesen Filter entfernen
filter-any = beliebig
filter-yes = ja
filter-no = nein
filter-game = Spiel
filter-variant = Variante
filter-player = Spieler
filter-opponent = Computerspieler
filter-rating-from = Wertung des Gegners ab
filter-rating-to = Wertung des Gegners bis
filter-result = Ergebnis
filter-reason = Art des Endes
filter-reason-said = { $reason }
filter-opening = Eröffnung
filter-from = Gespielt ab
filter-to = Gespielt bis
filter-length-from = Züge ab
filter-length-to = Züge bis
filter-accuracy-from = Genauigkeit ab, %
filter-accuracy-to = Genauigkeit bis, %
filter-reviewed = Besprochen
filter-tag = Schlagwort
filter-position = Stellung auf dem Brett
filter-position-help = Ein Stellungstext, oder Züge, die zu ihr führen. Gedrehte und gespiegelte Bretter zählen mit.
filter-too-long = „{ $value }…“ ist zu lang zum Suchen.
filter-wrong = „{ $value }“ ist kein Wert dieses Filters.
filter-position-wrong = Nach dieser Stellung kann nicht gesucht werden: { $why }
more-filters = Mehr Filter
find = Finden
sort = Reihenfolge
sort-newest = Neueste zuerst
sort-oldest = Älteste zuerst
sort-longest = Längste zuerst
sort-shortest = Kürzeste zuerst
sort-best = Genaueste zuerst
sort-worst = Ungenaueste zuerst
sort-result = Nach Ergebnis
sort-game = Nach Spiel
result-won = Ich habe gewonnen
result-lost = Ich habe verloren
result-draw = Unentschieden
result-first = Erste Seite gewann
result-second = Zweite Seite gewann
result-unfinished = Nicht beendet
result-paused = Unterbrochen
no-date = ohne Datum
card-accuracy = { $value } %
no-games-yet = Noch keine Partien. Was du spielst, bleibt hier erhalten.
no-games-found = Keine Partie passt zu diesen Filtern.
choose-games = Partien ankreuzen, um sie zusammen zu exportieren.
choose-all = Alle auf dieser Seite
choose-game = { $players } auswählen
export-chosen = Exportieren
nothing-chosen = Keine Partie ist ausgewählt: erst welche ankreuzen.
too-many-chosen = In eine Datei passen höchstens { $most } Partien.
edit-game = Bearbeiten
first-name = Name des ersten Spielers
second-name = Name des zweiten Spielers
note = Notiz
tags = Schlagwörter, durch Kommas getrennt
delete-game = Löschen
delete-sure = Diese Partie löschen? Gleich danach lässt sie sich zurückholen.
delete-yes = Ja, löschen
game-deleted = Die Partie ist gelöscht.
undo = Rückgängig
more-games = Mehr Partien
names-of-both = Die Namen stehen auch in der Liste deines Gegners und bleiben deshalb, wie sie sind.
not-your-game = Das ist die Partie von jemand anderem.
note-too-long = Eine Notiz hat höchstens { $most } Zeichen.
too-many-tags = Eine Partie hat höchstens { $most } Schlagwörter von je { $longest } Zeichen.

# Leute, Wertungen, Ranglisten
rankings = Rangliste
rankings-of = Rangliste: { $game }
rankings-help = Alle beginnen mit 1500; eine Partie ändert beide Wertungen um höchstens 32 Punkte. ± sagt, wie weit eine Wertung danebenliegen kann. „Gemessen“ ist die Stärke eines Computerspielers aus den vielen Partien, die dem Programm beiliegen.
rank = Rang
rating = Wertung
ratings = Wertung
games-count = Partien
last-change = Letzte Änderung
measured = Gemessen
search-names = Namen suchen
nobody-of-this-name = So heißt hier niemand.
rated-game = Gewertet
rated-game-note = zählt für beide, die einen Namen haben
unrated-game = Nur zum Spaß
unrated-game-note = ändert keine Wertung
name-is-protected = Der Name { $name } ist durch ein Kennwort geschützt. Wähle einen anderen Namen oder gib das Kennwort unter „Wer spielt?“ ein.
too-many-people = In einem Browser können höchstens { $most } Leute spielen. Entferne jemanden unter „Wer spielt?“.
takeback-rated = Diese Partie hat für die Wertung gezählt und bleibt, wie sie ist. Sieh sie dir in der Besprechung an oder probiere andere Züge in der Analyse.
profile-of = { $name }
latest-games-played = die letzten { $count } Partien
games-played = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
 }
streak = { $what ->
    [won] { $count } Siege in Folge
    [lost] { $count } Niederlagen in Folge
   *[drawn] { $count } Unentschieden in Folge
 }
best-streak = beste Serie: { $count } Siege
rating-over-time = Wertung im Lauf der Zeit
in-30-days = { $change } in 30 Tagen
chart-says = { $count ->
    [one] Von { $from } auf { $to } in einer gewerteten Partie
   *[other] Von { $from } auf { $to } in { $count } gewerteten Partien
 }
rating-band = Das Band zeigt, wie weit die Wertung danebenliegen kann: ± { $error } Punkte.
no-rated-games-yet = Noch keine gewertete Partie. Alle beginnen mit 1500.
next-opponent = Nächster Gegner
next-because = { $count ->
    [one] Du würdest etwa 1 von 10 gewinnen.
   *[other] Du würdest etwa { $count } von 10 gewinnen.
 }
challenge = { $name } herausfordern
someone-else = Jemand anderes
no-next-opponent = Nach der ersten gewerteten Partie gegen einen Computer steht hier der Gegner mit deiner Stärke.
results-by-opponent = Ergebnisse nach Gegner
results-by-colour = Ergebnisse nach Farbe
results-by-opening = Ergebnisse nach Eröffnung
won-drawn-lost = gewonnen · unentschieden · verloren
score-says = { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren
frequent-mistakes = Häufigste Fehler
reviewed-games = { $count ->
    [one] aus { $count } besprochenen Partie
   *[other] aus { $count } besprochenen Partien
 }
no-mistakes-known = Besprechungen deiner Partien zeigen hier, was am häufigsten schiefgeht.
phases = Phasen der Partie
phase = Phase
phase-opening = Eröffnung
phase-middle = Mittelspiel
phase-end = Endspiel
accuracy = Genauigkeit
seconds-a-move = Sekunden je Zug
who-is-playing = Wer spielt?
come-here = { $name } möchte auch auf diesem Gerät spielen.
come-here-note = Der Code gilt einmal. Danach spielt dieser Browser unter diesem Namen.
play-here-as = Hier als { $name } spielen
not-now = Nicht jetzt
take-along = { $name } auf ein anderes Gerät mitnehmen
take-along-note = Scanne den Code mit dem anderen Gerät oder öffne dort den Link. Er gilt einmal, zehn Minuten lang.
plays-now = spielt gerade
name-protected = geschützt
thats-me = Das bin ich
that-is-me = { $name }: das bin ich
change = Ändern
change-person = { $name } ändern
another-name = Name
rename = Umbenennen
passphrase = Kennwort
protect = Schützen
protect-help = Mit einem Kennwort kann niemand sonst unter diesem Namen spielen, und andere Geräte brauchen es. Leer lassen hebt den Schutz auf.
to-another-device = Auf ein anderes Gerät
forget-here = Auf diesem Gerät vergessen
delete-person = Um { $name } endgültig zu löschen, gib den Namen ein
delete = Löschen
delete-help = Die Wertung und der Platz in der Rangliste verschwinden; die Partien bleiben, und die Gegner behalten ihre Wertungen.
somebody-else = Jemand anderes
play-under-name = Unter diesem Namen spielen
people-help = Ein Name genügt. Dieser Browser merkt ihn sich, und gewertete Partien bringen ihn in die Rangliste.
have-passphrase = Unter einem geschützten Namen spielen
play-here = Hier spielen
name-missing = Gib einen Namen ein.
bad-passphrase = Ein Kennwort hat { $least } bis { $most } Zeichen.
wrong-passphrase = Es gibt keinen geschützten Namen mit diesem Kennwort.
too-many-tries = Es wurden zu viele Kennwörter probiert. Warte eine Minute und versuche es dann noch einmal.
code-used-up = Dieser Code wurde schon benutzt oder ist zu alt. Erzeuge auf dem anderen Gerät einen neuen.
delete-needs-name = Es wurde nichts gelöscht. Gib zum Löschen den Namen { $name } ein.

# Import
import-unreadable = die Datei lässt sich nicht lesen: { $error }

## Matches between computer players
matches = Wettkämpfe
matches-help = Computerspieler treffen viele Male aufeinander, mit laufendem Spielstand: zwei, oder alle gegen alle. Wer selbst spielt, hat immer Vorrang.
rather-a-match = Computer einen ganzen Wettkampf gegeneinander spielen lassen
new-match = Neuer Wettkampf
new-match-of = Neuer Wettkampf: { $game }
your-matches = Deine Wettkämpfe
no-matches-yet = Du hast noch keinen Wettkampf begonnen.
all-matches = Alle Wettkämpfe
match-players = Spieler
match-player = Spieler { $number }
match-players-help = Bei mehr als zweien trifft jeder auf jeden. Ein zufälliger Gegner wird beim Start ausgelost.
nobody = niemand
games-of-two = Partien von je zwei Spielern
games-of-two-help = Immer zwei Partien haben dieselbe Eröffnung, mit vertauschten Seiten.
openings = Eröffnungen
openings-balanced = Ausgeglichene Eröffnungen nach Zufall
openings-balanced-note = eine andere für je zwei Partien
openings-chosen = Eine Eröffnung
openings-chosen-note = alle Partien beginnen mit ihr
opening-moves = Züge der Eröffnung
match-balanced = ausgeglichene Eröffnungen
openings-same = alle Partien beginnen mit { $moves }
rated-match-note = die Wertungen der Spieler hier ändern sich mit jeder Partie
seed = Startwert
seed-help = Derselbe Startwert ergibt dieselben Eröffnungen und Partien, auch mit „plyground match“ auf der Kommandozeile. Leer: irgendeiner.
start-the-match = Wettkampf beginnen
match-of = Wettkampf: { $players }
match-seed = Startwert { $seed }
match-rated = gewertet
match-unrated = nicht gewertet
match-running = Läuft
match-paused = Angehalten
match-stopped = Abgebrochen
match-finished = Beendet
match-progress = { $done } von { $total } Partien
seconds-left = { $count ->
    [one] noch etwa { $count } Sekunde
   *[other] noch etwa { $count } Sekunden
 }
minutes-left = { $count ->
    [one] noch etwa { $count } Minute
   *[other] noch etwa { $count } Minuten
 }
hours-left = { $count ->
    [one] noch etwa { $count } Stunde
   *[other] noch etwa { $count } Stunden
 }
match-unsaved = Die letzte Partie lässt sich gerade nicht speichern. Das wird wieder versucht; der Wettkampf geht weiter, wenn es gelingt.
match-failed = Partie { $number } kann nicht weitergehen: Ein Spieler hat keinen Zug gefunden. Der Wettkampf ist angehalten.
match-score = Stand
match-elo = Elo-Unterschied von { $player }: { $elo }
points = Punkte
elo = Elo
round-robin-help = Elo: wie stark die Ergebnisse dieses Wettkampfs jeden Spieler zeigen, verglichen mit dem Mittel aller.
pairs-of-match = Wer wie gegen wen gespielt hat
pair-says = { $score }; Elo-Unterschied { $elo }
latest-games = Letzte Partien
no-game-over-yet = Noch keine Partie ist zu Ende.
all-games-of-match = Alle Partien
export-match = Exportieren
games-of-match = Partien: { $players }
earlier-games = Frühere Partien
later-games = Spätere Partien
back-to-match = Zurück zum Wettkampf
match-board = Partie { $number }: { $first } – { $second }
stop-match = Abbrechen
stop-match-sure = Der Wettkampf endet hier; seine Partien bleiben.
stop-match-yes = Ja, abbrechen
delete-match = Löschen
delete-match-sure = Der Wettkampf und seine Partien verschwinden für immer; Wertungen bleiben.
match-is-over = Der Wettkampf ist zu Ende.
match-is-paused = Der Wettkampf ist schon angehalten.
match-is-running = Der Wettkampf läuft schon.
match-not-over = Ein Wettkampf kann gelöscht werden, wenn er zu Ende ist.
not-your-match = Das kann nur der Browser, in dem der Wettkampf begonnen wurde.
match-needs-two = Ein Wettkampf braucht mindestens zwei Spieler.
bad-games = Gib an, wie viele Partien je zwei Spieler spielen: 1 bis { $most }.
bad-seed = Ein Startwert ist eine ganze Zahl von 0 bis 18446744073709551615.
opening-too-long = Eine Eröffnung hat höchstens { $most } Zeichen.
too-many-match-games = Das wären { $total } Partien. Ein Wettkampf hat höchstens { $most }.
too-many-matches-browser = { $most } Wettkämpfe laufen schon. Warte, bis einer zu Ende ist, oder brich einen ab.
too-many-matches = Zu viele Wettkämpfe laufen. Warte, bis einer zu Ende ist.

## Dateien: Import, Sammlungen, Sicherung, Export, Partieformular
import-title = Import und Sammlungen
import-needs-scripts = Zum Lesen von Dateien braucht es JavaScript, das dieser Browser nicht ausführt. Der Befehl plyground import tut dasselbe.
bring-title = Partien mitbringen
bring-help = Dateien auf einer beliebigen Seite ablegen, dort einen Text einfügen oder hier Dateien auswählen. Was sie sind, wird erkannt; behalten wird erst, was du bestimmst.
bring-most = Bis { $most } MB je Datei
choose-files = Dateien auswählen
paste-here = Oder einen Text einfügen
read-text = Lesen
sending = Wird gesendet
known-forms = Was gelesen werden kann
known-forms-list = Plygrounds eigene Dateien mit Varianten und Kommentaren; die JSON-Dateien älterer Programme; Züge und Stellungen als Text, in der Notation des jeweiligen Spiels; { $forms }.
known-form = { $name } ({ $endings })
sent-title = Was du mitgebracht hast
put-away = Weglegen
seen-backup = Sicherung von Plyground: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
 }, { $people ->
    [one] { $people } Person
   *[other] { $people } Personen
 }, bis { $day }
seen-names = Namen von Spielern und Turnieren
seen-nothing = Keine Partie: { $why }
seen-no-games = darin ist keine Partie
seen-too-large = sie ist größer als { $most } KB
seen-position = Eine Stellung von { $variant }
seen-game = Eine Partie { $variant } ({ $form })
seen-tree = Eine Partie { $variant } mit Varianten oder Kommentaren ({ $form })
seen-games = { $form }: { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
 }
ask-variant = Nach welchen Regeln?
ask-variant-each = Wie jede Partie es sagt
ask-variant-help = Dateien dieser Form müssen das nicht sagen. Ändere es, wenn es nicht stimmt.
open-in-analysis = In der Analyse öffnen
keep-as-mine = Als meine Partie behalten
keep-side = Ich spielte
keep-both = beide Seiten
import-into = Hinein in
import-into-new = eine neue Sammlung
collection-name = Name der Sammlung
collection-name-missing = Die Sammlung braucht einen Namen.
collection-usual-name = Importierte Partien
import-as-collection = Als Sammlung importieren
host-imports = Sammlungen werden an dem Rechner importiert, auf dem dieser Server läuft. Eine einzelne Partie kannst du hier öffnen oder behalten.
host-only = Das kann nur, wer an dem Rechner sitzt, auf dem dieser Server läuft.
import-not-so = Diese Partie konnte nicht gelesen werden: { $why }.
import-too-many = Es warten schon mehrere Importe. Versuch es wieder, wenn einer fertig ist.
import-problem = { $file }{ $number ->
    [0] {""}
   *[other] , Partie { $number }
 }: { $why }
imports-title = Importe
upload-too-large = Diese Datei ist zu groß: Hier werden höchstens { $most } MB gelesen.
upload-too-many = Das sind zu viele Dateien: höchstens { $most } auf einmal.
upload-broken-off = Die Datei kam nicht vollständig an.
upload-no-room = Für diese Datei ist kein Platz: Der Datenträger des Servers ist voll oder nicht beschreibbar. Importiert wurde nichts.
collections-help = Importierte Partien stehen neben den eigenen, nie dazwischen, und ändern keine Wertung.
no-collections = Es gibt noch keine Sammlung.
collection-games = { $count ->
    [one] { NUMBER($count) } Partie
   *[other] { NUMBER($count) } Partien
 }
long-number = { NUMBER($number) }
collection-under-way = Der Import läuft.
collection-broken-off = Der Import brach ab. Was hier ist, ist vollständig; den Rest ergänzt ein neuer Import der Dateien in diese Sammlung.
collection-stopped = Der Import wurde angehalten. Den Rest ergänzt ein neuer Import der Dateien in diese Sammlung.
browse = Durchsehen
delete-collection = Sammlung löschen
delete-collection-sure = Diese Sammlung löschen ({ $games })? Das lässt sich nicht rückgängig machen.
backup-title = Sicherung
backup-help = Alles, was dieser Server aufbewahrt, in einer Datei: Partien, Sammlungen, Personen, Wertungen, Analysen. Partien laufen dabei weiter.
backup-make = Sicherung herunterladen
backup-failed = Die Sicherung konnte nicht erstellt werden: Der Datenträger des Servers ist voll oder nicht beschreibbar.
restore-help = Zum Zurückholen eine Sicherung hier ablegen oder oben auswählen. { $command } tut dasselbe.
read-back = Sicherung zurückholen
read-back-sure = Alles, was hier aufbewahrt ist, wird durch den Inhalt der Sicherung ersetzt. Partien, die nicht zu Ende sind, laufen weiter. Was jetzt hier ist, wird eine Sicherung im Datenordner.
read-back-yes = Ja, alles ersetzen
read-back-done = Die Sicherung ist zurückgeholt: { $games ->
    [one] { $games } Partie ist
   *[other] { $games } Partien sind
 } jetzt hier{ $kept ->
    [0] {""}
    [one] , eine davon lief dabei weiter
   *[other] , { $kept } davon liefen dabei weiter
 }. Was vorher hier war, liegt als { $aside } im Datenordner.
read-back-import = Gerade werden Partien importiert. Halte den Import an oder warte sein Ende ab.
read-back-failed = Die Sicherung konnte nicht zurückgeholt werden: Der Datenträger des Servers ist voll oder nicht beschreibbar.
read-back-refused = Die Sicherung wurde nicht zurückgeholt: { $why }.
backup-not-ours = sie ist keine Sicherung von Plyground
backup-newer = sie ist die Sicherung einer neueren Version von Plyground; aktualisiere dieses Programm
backup-damaged = sie ist eine beschädigte Sicherung
export-title = Speichern und drucken
export-forms = Als Datei
export-forms-help = Diese Formen können die Partie aufnehmen. Plygrounds eigene Form enthält alles, mit Varianten und Kommentaren.
export-with-review = Plygrounds eigene Form, mit den Urteilen der Besprechung
export-pictures = Als Bild
pictures-need-scripts = Für Bilder braucht es JavaScript, das dieser Browser nicht ausführt.
picture-after = Stellung nach Zug
picture-animated = Die ganze Partie, bewegt
picture-animated-help = Ein animiertes GIF, das fast jedes Programm zeigt.
picture-pace = Tempo
pace-fast = schnell
pace-usual = normal
pace-slow = langsam
picture-making = Wird gezeichnet
stop-it = Anhalten
sheet-title = Partieformular
sheet-help = Namen, Datum, Ergebnis, alle Züge in Spalten und Diagramme, zum Drucken.
sheet-open = Partieformular öffnen
sheet-diagrams = Weitere Diagramme nach Zügen
sheet-show = Zeigen
sheet-print = Drucken
sheet-date = Datum
sheet-event = Veranstaltung
sheet-opening = Eröffnung
sheet-result = Ergebnis
sheet-final = Schlussstellung
sheet-after = Nach { $count ->
    [0] keinem Zug
    [one] { $count } Zug
   *[other] { $count } Zügen
 }
sheet-wrong = Diagramme sind Zugnummern von 0 bis { $last }, höchstens { $most }.
export-form = Form
export-form-mixed = Diese Partien passen nicht alle in diese Form: { $players }. { $why }.
export-game = Speichern und drucken: { $players }
export-legacy = JSON älterer Programme
export-form-other = Partien von { $game } werden darin nicht geschrieben
picture-svg = SVG
picture-png = PNG
picture-gif = GIF

## Vorschau in gewerteten Partien zwischen Menschen

## Die Seiten beim Spielen
put-aside = Ergebnis beiseitelegen
put-aside-key = Ergebnis beiseitelegen (Esc)
show-result = Ergebnis
board-size = Größe des Bretts
board-size-note = Ziehen oder Pfeiltasten machen das Brett größer oder kleiner
go-back = Zurück
also-as = Auch:
list-comma = { ", " }

## Neue Partie: gegen wen, und wie man eine Einstellung weitergibt

opponent = Dein Gegner
level-beginner = Anfänger
level-casual = Hobby­spieler
level-strong = Stark
level-your-match = Passt zu dir
opponent-here = Zu zweit hier
each-side = Jede Seite
all-opponents = Alle Gegner
your-side = Deine Seite
side-first = beginnt
side-second = antwortet
side-random = Zufall
side-random-note = eine der Seiten
names-and-ratings = Namen und Wertung
opponents-name = Name des Gegners
keep-or-give-setup = Einstellung behalten oder weitergeben
keep-or-give-note = Regeln, Startstellung, Uhren und Gegner; nicht die Namen.
copy-setup-link = Link kopieren
show-setup-code = Code zeigen
setup-name = Name der Einstellung
keep-setup = Behalten
kept-setups = Behaltene Einstellungen
network-closed = Andere Geräte erreichen dieses Programm noch nicht. Alle in deinem Netz können dann seine Seiten öffnen.
let-others-in = Andere Geräte hereinlassen
network-open = Alle in deinem Netz können die Seiten dieses Programms öffnen.
shut-others-out = Wieder ausschließen
network-host-only = Das geht nur an dem Gerät, auf dem das Programm läuft.
in-no-network = Dieses Gerät ist in keinem Netz. Verbinde es und versuche es noch einmal.
cannot-open-network = Andere Geräte können nicht hereingelassen werden: { $why }.

## Startseite: noch einmal, und was im Raum geschieht

play-again = Noch einmal:
as-last-time = Wie zuletzt
again-against = { $variant } gegen { $name }
again-here = { $variant } an diesem Bildschirm
quick-game = Schnelle Partie
quick-game-of = Schnelle Partie { $game }
in-this-room = In diesem Raum
watch = Zusehen
previews-too = Zwischen Menschen auch gewertet zeigen, was ein Zug bewirken würde
computers-resign = Computer geben auf, wenn ihre Partie verloren ist
sitting-agrees-to-previews = Gewertet, und beide Seiten sehen vorher, was ein Zug bewirken würde. Mit dem Hinsetzen stimmst du dem zu.

## Am Tisch: was Menschen füreinander tun
gives-time = { $name } gibt { $other } { $seconds } Sekunden mehr.
no-clocks = Diese Partie hat keine Uhren.
nobody-to-give-time = Es ist niemand da, dem Zeit gegeben werden könnte.
their-time-is-up = Zu spät: Die Zeit der anderen Seite ist abgelaufen.
enough-time-given = Die andere Seite hat eine Stunde mehr als am Anfang; mehr kann nicht gegeben werden.
more-time = { $seconds } Sekunden geben
more-time-note = Der anderen Seite { $seconds } Sekunden mehr geben
too-late-to-abort = Beide Seiten haben gezogen; die Partie kann nicht mehr abgebrochen werden.
abort = Abbrechen
nobody-left = Niemand hat diese Partie verlassen.
claim-too-early = { $name } kommt vielleicht noch zurück; du kannst die Partie in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
 } beanspruchen.
claim-win = Sieg beanspruchen
claim-draw = Remis geben
claim-wait = Warten
nobody-to-say = An einem anderen Gerät ist niemand, dem du das sagen könntest.
said-enough = Das war viel auf einmal; warte ein paar Sekunden.
say = Etwas sagen
confirm-move = Ziehen

## Club evenings
events-title = Spieleabend
events-about = Eine Klasse oder ein Verein spielt zusammen: Jemand richtet den Abend ein, alle kommen mit dem Handy dazu, niemand meldet sich an.
event-titled = { $name }
event-join-by-code = Zu einem Abend dazukommen
event-code = Code
event-code-help = Fünf Buchstaben. Sie stehen an der Wand, oder die Leitung sagt sie.
event-code-unknown = Es gibt keinen Abend mit dem Code { $code }.
event-join = Dazukommen
event-new = Einen Abend einrichten
event-new-of = Ein Spieleabend: { $game }
event-usual-name = Spieleabend
event-list = Abende
event-none = Du warst hier noch bei keinem Abend.
event-you-host = du leitest ihn
event-goes-on = läuft
event-ended = vorbei
event-name = Name des Abends
event-format = Wer gegen wen spielt
event-swiss = Schweizer System
event-swiss-note = einige Runden, immer gegen jemanden mit gleich vielen Punkten
event-round-robin = Jeder gegen jeden
event-round-robin-note = einmal
event-double = Jeder zweimal gegen jeden
event-double-note = mit beiden Seiten
event-arena = Arena
event-arena-note = Spiel um Spiel, bis die Zeit um ist
event-knockout = K.-o.-System
event-knockout-note = wer verliert, scheidet aus
event-places = K.-o.-System um alle Plätze
event-places-note = wer verliert, spielt um die unteren Plätze weiter
event-is-swiss = Schweizer System, { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
 }
event-is-arena = Arena, { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
 }
event-rounds = Runden
event-duration = Minuten der Arena
event-rated-note = zählt für die Wertung aller, die mit einem Gerät spielen
event-set-up = Den Abend einrichten
event-bad-rounds = Gib die Zahl der Runden an.
event-bad-minutes = Gib an, wie viele Minuten die Arena dauert.
event-bad-format = Diese Art von Turnier gibt es nicht.
event-bad-outcome = Dieses Ergebnis gibt es nicht.
event-no-code = Im Moment ist kein Code frei.
event-host-only = Das kann nur die Leitung, in dem Browser, in dem der Abend eingerichtet wurde.
event-joined-already = In diesem Browser spielt schon jemand mit.
event-let-join = Andere dazukommen lassen
event-wall = Ansicht für den Beamer
event-wall-join = Mit dem Handy dazukommen
event-take-part = Mitspielen
event-people-here = { $count ->
    [0] Noch ist niemand da
    [one] 1 Person ist da
   *[other] { $count } Personen sind da
 }
event-games-open = { $count ->
    [one] 1 Spiel läuft
   *[other] { $count } Spiele laufen
 }
event-arena-waits = Die nächsten Spiele beginnen gleich
event-all-played = Alle Spiele sind vorbei
event-is-over = Der Abend ist vorbei
event-round-open = Runde { $number }: { $count ->
    [one] 1 Spiel läuft noch
   *[other] { $count } Spiele laufen noch
 }
event-round-done = Runde { $number } ist vorbei
event-start-round = Runde { $number } beginnen
event-start-arena = Die Arena beginnen
event-undo-round = Runde { $number } zurücknehmen
event-undo-sure = Alle ihre Ergebnisse gehen verloren, und laufende Spiele enden ohne Ergebnis.
event-undo-yes = Zurücknehmen
event-end = Den Abend beenden
event-end-sure = Danach kann keine Runde mehr beginnen.
event-end-yes = Beenden
event-pairings = Paarungen
event-past-rounds = Frühere Runden
event-no-round = Noch hat keine Runde begonnen.
event-round = Runde { $number }
event-pairing = Paarung { $number }
event-being-played = wird gespielt
event-wins = { $name } gewinnt
event-absent = { $name } ist nicht gekommen
event-neither = Beide sind nicht gekommen
event-by-hand = von der Leitung eingetragen
event-corrected = Berichtigt, vorher { $before }: { $note }
event-why = Warum dieser Gegner?
event-why-none = Warum kein Gegner?
event-pauses = { $name } ist ohne Gegner
event-see-game = Das Spiel
event-enter = Ergebnis eintragen
event-enter-it = Eintragen
event-correct = Berichtigen
event-correct-it = Das Ergebnis berichtigen
event-result = Ergebnis
event-note = Warum, für alle zu lesen
event-standings = Stand
event-no-standings = Punkte gibt es, wenn die erste Runde begonnen hat.
event-plays = spielt
event-record = { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren
event-tie-breaks = Was bei gleichen Punkten entscheidet
event-people = Personen
event-add = Jemanden hinzufügen
event-add-help = Ohne Gerät: Du trägst die Ergebnisse ein. Wer unter diesem Namen mit dem Handy dazukommt, übernimmt den Platz.
event-add-it = Hinzufügen
event-person-device = mit Gerät
event-person-by-hand = ohne Gerät
event-person-out = abgemeldet
event-let-out = Abmelden
event-bring-back = Zurückholen
event-remove = Entfernen
event-no-device = Ohne Gerät
event-no-device-note = Dann kann ein anderes Handy unter diesem Namen dazukommen.
event-to-game = Zu deinem Spiel
event-you-play = Du spielst gegen { $name }.
event-you-play-by-hand = Du spielst gegen { $name } an Brett { $board }, ohne Geräte. Sag der Leitung das Ergebnis.
event-you-pause = Du hast in dieser Runde keinen Gegner.
event-you-wait = Bitte warte hier: Dein nächstes Spiel öffnet sich von selbst.
event-you-are-out = Du bist abgemeldet. Die Leitung kann dich zurückholen.
event-you-are-done = Alle deine Spiele sind vorbei.
event-your-place = Platz { $place }, Punkte: { $points }
event-back = Zurück zum Abend
event-no-clock = ohne Uhr
events-short = für eine Klasse oder einen Verein
event-host-code-wrong = Dieser Code ist falsch, oder seine zehn Minuten sind um.
event-not-playing = Auf diese Person wartet niemand an einem Brett.
event-again-late = Diese Runde hat schon Ergebnisse; sie gingen verloren.
event-file-long = Diese Datei ist zu lang für einen Abend.
event-file-other = Diese Datei ist kein Spieleabend.
event-file-game = Das Spiel an Brett { $board } in Runde { $round } ist nicht lesbar: { $why }
event-other-game = Es ist ein Spiel mit anderen Regeln.
event-bad-seed = Ein Platz nach Spielstärke ist eine Zahl von 1 bis { $most }.
event-bad-computers = Zwischen 1 und { $most } Computer können auf einmal dazukommen.
event-team = Mannschaft
event-team-note = Wer zur selben Mannschaft gehört, trifft nur aufeinander, wenn es nicht anders geht; die Punkte einer Mannschaft werden addiert.
event-teams = Mannschaften
event-seed = Stärke
event-seed-note = 1 ist am stärksten.
event-keep = Merken
event-apart = Trifft nie auf
event-apart-it = Auseinanderhalten
event-together = Darf wieder auf { $name } treffen
event-won = gewonnen
event-drawn = unentschieden
event-lost = verloren
event-csv-against = Runde { $number }, gegen
event-csv-points = Runde { $number }, Punkte
event-csv-free = spielfrei
event-csv = Tabelle für die Tabellenkalkulation (CSV)
event-file = Der ganze Abend in einer Datei
event-print = Drucken
event-open = Einen Abend aus einer Datei öffnen
event-open-help = Mit allen Spielen und Ergebnissen. Dann leitest du ihn; wer mitspielte, nimmt seinen Platz unter seinem Namen ein.
event-fills = Ein Computer macht eine ungerade Zahl gerade
event-fills-note = Er ist etwa so stark wie die Anwesenden, kommt, wenn jemand sonst spielfrei wäre, und geht wieder.
event-person-computer = Computer
event-computers = Computer hinzufügen
event-computer = Ein Computer
event-computer-fitting = passend stark
event-computer-field = Ein Feld verschiedener Stärke zum Üben: wie viele
event-prizes = Preise
event-prize-game = Bestes Spiel
event-prize-game-says = { $first } – { $second } in Runde { $round }: In keinem anderen Spiel spielten beide so gut.
event-prize-accurate = Genauestes Spiel
event-prize-accurate-says = { $name }, mit { $percent } % Genauigkeit über alle Spiele.
event-prize-upset = Größte Überraschung
event-prize-upset-rating = { $winner } schlug in Runde { $round } { $loser } mit { $by ->
    [one] einem Wertungspunkt
   *[other] { $by } Wertungspunkten
 } mehr.
event-prize-upset-seeds = { $winner } schlug in Runde { $round } { $loser }; in der Reihenfolge nach Stärke { $by ->
    [one] lag ein Platz
   *[other] lagen { $by } Plätze
 } dazwischen.
event-judge = Bestes und genauestes Spiel suchen
event-judge-help = Dafür werden alle Spiele besprochen, das dauert eine Weile. Du musst hier nicht warten.
event-no-prizes = Kein Spiel war lang genug für einen Preis.
event-finding = Bisher besprochene Spiele: { $done }
event-host = Leitung
event-host-move = Mit einem anderen Gerät leiten
event-host-move-help = Das andere Gerät wird durch einen Code zu dem der Leitung, dieses hier ist es dann nicht mehr.
event-host-code-says = Gib diesen Code auf dem anderen Gerät ein, auf der Seite dieses Abends unter „Leitung“. Er gilt einmal, zehn Minuten lang.
event-host-become = Ich leite den Abend, mit neuem Gerät
event-host-code = Code vom Gerät der Leitung
event-host-become-it = Leitung übernehmen
event-called = { $name }, bitte an Brett { $board }.
event-call = { $name } rufen
event-call-no-more = { $name } ist da
event-again = Ohne { $name } neu paaren
event-again-note = Die ganze Runde wird neu gepaart, da noch kein Spiel vorbei ist.
event-review-last = Dein letztes Spiel besprechen
event-applause = Die ersten drei
event-wall-shows = Was gezeigt wird
event-wall-auto = Im Wechsel
event-wall-boards = Bretter
event-refused = { $why }
