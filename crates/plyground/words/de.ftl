# Was das System, ein anderes Programm oder ein Teil ohne Katalog sagt, so wie es dasteht
system-says = { $text }
parser-says = { $text }
in-file = { $file }: { $what }
all-of = { $list }

# Was an einer Befehlszeile falsch ist; see-help vollendet jedes
see-help = { $what } (siehe plyground --help)
unknown-argument = '{ $arg }' ist hier nicht vorgesehen
unknown-command = es gibt keinen Befehl '{ $name }'
missing-argument = es fehlt: { $arg }
missing-value = { $arg } braucht einen Wert
not-a-value = '{ $value }' ist für { $arg } nicht möglich; möglich ist: { $valid }
wrong-value = '{ $value }' ist für { $arg } nicht möglich
refused-value = '{ $value }' ist für { $arg } nicht möglich: { $why }
conflicting-arguments = { $arg } und { $other } gehen nicht zusammen
wrong-command-line = die Befehlszeile ist nicht zu verstehen: { $arg }
unknown-language = es gibt keine Sprache "{ $code }"; die Sprachen sind { $all }
time-unit = eine Zeit ist eine Zahl mit ms, s oder m, etwa 500ms
time-range = eine Zeit liegt zwischen 1ms und einem Tag
time-number = eine Zeit beginnt mit einer Zahl, etwa 500ms
no-thread-time = dieses System nennt die Prozessorzeit eines Threads nicht, daher gibt es --cpu hier nicht
sprt-form = zwei Elo-Unterschiede, der kleinere zuerst, etwa 0,10

# Was Befehle antworten
game-line = { $name }: { $summary }
bad-position = ungültige Stellung: { $why }
bad-move = Zug { $number } "{ $text }": { $why }
moves-unreadable = die Züge sind nicht lesbar: { $why }
perft-progress = { $done }/{ $all } erste Züge, bisher { $total }
cannot-write = die Antwort kann nicht geschrieben werden: { $error }
cannot-answer = eine Antwort kann nicht geschrieben werden: { $error }
game-over = die Partie ist vorbei: { $ending }
seconds = { $seconds } s
minutes = { $minutes } min { $seconds } s
hours = { $hours } h { $minutes } min

# review und openings
review-progress = { $done } von { $all } Zügen besprochen
review-better = besser: { $best } ({ $line })
review-opening = Eröffnung: { $name }
review-whole = Genauigkeit
review-phase = { $phase ->
    [opening] Eröffnung
    [middle] Mittelspiel
   *[end] Endspiel
} ({ $from }-{ $to })
review-accuracy = { $what }: { $first } { $first_accuracy }, { $second } { $second_accuracy }
review-book = Buch: { $name }
review-only = bester Zug, der einzige, der hält
review-verdict = { $verdict ->
    [book] Buch
    [forced] erzwungen
    [best] bester Zug
    [good] gut
    [inaccuracy] Ungenauigkeit, verliert { $loss }
    [mistake] Fehler, verliert { $loss }
   *[blunder] grober Fehler, verliert { $loss }
}
no-such-game = es gibt weder eine Datei noch eine gespeicherte Partie „{ $game }“
opening-unnamed = keine benannte Eröffnung

# analyse und solve
looks-not-ahead = { $player } rechnet nicht voraus
analysis-line = Tiefe { $depth }  { $place }{ $score }  { $nodes } Stellungen  { $rate }/s  { $line }
score-and-number = { $score } ({ $number })
best-alone = bester Zug { $best }
best-and-score = bester Zug { $best }: { $score }
best-line = { $best }, Tiefe { $depth }, { $nodes } Stellungen in { $seconds } s
effort = { $nodes } Stellungen in { $seconds } s
cannot-be-solved = { $variant } lässt sich nicht lösen; lösbar sind: { $solvable }
not-solved = die Stellung ließ sich nicht lösen
solving = wird gelöst, bisher { $time }
solved-draw = 0, unentschieden, { $more }-{ $less }
solved = +{ $margin } für { $side ->
    [first] Dunkel
   *[second] Hell
 }, { $more }-{ $less }

# match und ladder
external-engines = externe Engines: { $engines }
forfeit = Partie { $number }: { $player } hat verloren: { $why }
match-progress = { $done }/{ $games } Partien: { $wins } gewonnen, { $draws } unentschieden, { $losses } verloren; noch etwa { $left }
match-of = { $first } gegen { $second }: { $games } Partien { $variant }
match-score = gewonnen { $wins }, unentschieden { $draws }, verloren { $losses }: { $percent } %
match-elo = Elo-Unterschied { $elo }
match-superior = { $player } ist mit { $percent } % Wahrscheinlichkeit stärker
match-test = sequenzieller Test von { $low } gegen { $high } Elo: { $verdict } (Log-Likelihood-Verhältnis { $ratio }, entschieden bei ±{ $bound })
verdict-better = besser
verdict-not-better = nicht besser
verdict-open = offen
named-twice = { $player } ist zweimal genannt
ladder-of-one = eine Rangliste braucht mindestens zwei Spieler
ladder-progress = { $done }/{ $games } Partien, noch etwa { $left }
games-played = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
 }
out-of-order = falsche Reihenfolge: { $first } ({ $first_elo }), dann { $second } ({ $second_elo })
other-ladder = gehört zu einer anderen Rangliste, einem anderen Seed oder anderen Spielern; lösche sie, um neu zu beginnen
no-game-line = Zeile { $line } ist keine Partie: "{ $text }"

# serve
cannot-start = Start nicht möglich: { $error }
server-failed = der Server ist ausgefallen: { $error }
folder-in-use = ein anderes Plyground benutzt den Datenordner { $folder }, antwortet aber nicht; beende es oder nenne mit --data einen anderen Ordner
already-running = Plyground läuft schon unter { $page } (Datenordner { $folder })
not-started = nicht gestartet: { $running }; beende das erst oder nenne mit --data einen anderen Ordner
open-page = Öffne { $page } in einem Browser.
serving-at = Plyground läuft unter { $page }
serving-behind-proxy = Ein Proxy kann es öffentlich machen, als { $hosts }.
serving-this-machine = Nur dieser Rechner erreicht es; --bind 0.0.0.0 lässt andere Geräte in deinem Netz herein.
serving-network = Jedes Gerät in deinem Netz erreicht es unter:
serving-until = Strg-C beendet es; Partien bleiben erhalten.
no-home-folder = es gibt keinen persönlichen Ordner; nenne einen mit --data

# Hilfe: das Programm, seine Befehle, deren Argumente; help-any- ist für Argumente, die überall dasselbe bedeuten
heading-usage = Aufruf
heading-commands = Befehle
heading-arguments = Argumente
heading-options = Optionen
help-default = [Standard: { $value }]
help-values = [möglich: { $values }]
help = { $games } spielen und lernen
help-long =
    { $about }.

    Ohne Befehl läuft alles auf diesem Rechner, und der Browser öffnet sich.
help-any-help = Diese Hilfe zeigen
help-any-version = Die Version zeigen
help-any-lang = Die Sprache für alles, was Menschen lesen [Standard: die der Umgebung]
help-any-game = Das Spiel: siehe `plyground games`
help-any-position = Ein Stellungstext oder der Name einer Startstellung [Standard: der Anfang]
help-any-time = Wie lange gerechnet wird: 500ms, 1s, 2m
help-any-cpu = Wie viel Prozessorzeit gebraucht wird, was auch sonst läuft: 300ms, 1s
help-any-depth = Wie viele Züge weit gerechnet wird
help-any-nodes = Wie viele Stellungen betrachtet werden
help-any-jobs = Wie viele Partien gleichzeitig laufen [Standard: so viele, wie es Prozessoren gibt]
help-any-seed = Ein anderer Seed ergibt andere Eröffnungen und andere Partien
help-any-data = Der Ordner der gespeicherten Partien [Standard: der Platz des Systems für Benutzerdaten]
help-any-engines-folder = Der Ordner, dessen Dateien engines/NAME.toml externe Engines nennen [Standard: der Platz des Systems für Benutzerdaten]
help-help = Diese Übersicht oder die Hilfe zu einem Befehl zeigen
help-serve = Alles auf diesem Rechner anbieten: das geschieht auch ohne Befehl
help-serve-bind = Die Adresse, an der gelauscht wird; 0.0.0.0 lässt andere Geräte im Netz herein [Standard: 127.0.0.1]
help-serve-port = Der Port, an dem gelauscht wird; 0 nimmt einen freien [Standard: 4600 oder der nächste freie]
help-serve-host = Ein öffentlicher Name, unter dem ein Proxy diesen Server erreicht, mit Port, wenn es nicht der übliche ist; mehrmals möglich
help-serve-data = Der Ordner für Partien [Standard: der Platz des Systems für Benutzerdaten]
help-serve-no-open = Den Browser nicht öffnen
help-games = Die Spiele und ihre Varianten auflisten, eine je Zeile
help-show = Eine Stellung als Brett zeigen
help-moves = Die erlaubten Züge einer Stellung auflisten, sortiert, einen je Zeile
help-apply = Züge ausführen und die Stellung danach ausgeben
help-apply-position = Wo es losgeht: ein Stellungstext oder der Name einer Startstellung
help-apply-moves = Die Züge, der Reihe nach
help-perft = Zählen, wie viele Zugfolgen einer Länge es gibt
help-perft-depth = Die Länge der Zugfolgen
help-forbidden = Die für Schwarz verbotenen Punkte im Renju auflisten, jeden mit seiner Art
help-forbidden-position = Ein Stellungstext von Renju
help-review = Eine Partie besprechen: jeder Zug mit Urteil, was besser war und warum
help-review-after = Mit --nodes und einem Thread ist eine Besprechung jedes Mal gleich.
help-review-game = Eine Partiedatei oder die Kennung einer gespeicherten Partie; `-` liest die Standardeingabe
help-review-nodes = Wie viele Stellungen für jede Stellung der Partie betrachtet werden
help-review-time = Wie lange jede Stellung der Partie betrachtet wird: 500ms, 1s
help-review-threads = Wie viele Threads rechnen; nur mit einem ist die Besprechung jedes Mal gleich
help-review-json = Ein JSON-Objekt je Zug; das letzte handelt von der ganzen Partie
help-openings = Die Eröffnung nennen, zu der Züge führen, und die Fortsetzungen, die Namen haben
help-openings-moves = Die Züge der Reihe nach
help-analyse = Den besten Zug suchen
help-analyse-after = Ohne Grenze wird eine Sekunde gerechnet oder so weit, wie der Spieler es tut.
help-analyse-moves = Die Züge von dort an: ohne sie ist keine Wiederholung bekannt
help-analyse-threads = Wie viele Threads rechnen; nur mit einem ist die Antwort jedes Mal gleich
help-analyse-player = Mit der Suche welches Spielers: Kennung oder Name [Standard: volle Stärke]
help-analyse-lines = Wie viele beste Züge gesucht werden
help-analyse-json = Ein JSON-Objekt je neuer Zeile; das letzte ist die Antwort
help-solve = Das genaue Ergebnis einer Stellung und den Weg dorthin finden, in Spielen mit Löser
help-solve-threads = Wie viele Threads rechnen
help-solve-json = Ein JSON-Objekt
help-match = Zwei Spieler viele Male gegeneinander antreten lassen
help-match-after = --depth und --nodes ersetzen die eigenen Grenzen der Spieler; --time und --cpu sind das, was Spieler mit voller Stärke für einen Zug bekommen. Keine davon ändert minimax-N. Mit --cpu erinnert sich niemand an eine frühere Suche.
help-match-first = Kennung oder Name eines Spielers; any für einen zufälligen Gegner, den der Startwert auslost; minimax-N für die einfache Suche über N Züge (plain-N, wo ein Spieler so heißt); der Name einer externen Engine; oder PROGRAM:PLAYER für einen Spieler eines anderen Programmstands (leer: dessen volle Stärke)
help-match-second = Der Gegner
help-match-games = Wie viele Partien; je zwei beginnen mit derselben Eröffnung und vertauschten Seiten
help-match-sprt = Aufhören, sobald klar ist, welcher von zwei Elo-Unterschieden stimmt [ohne: 0,10 und kein frühes Ende]
help-match-opening = Die Züge, mit denen alle Partien beginnen [Standard: ausgeglichene Eröffnungen, eine andere für je zwei Partien]
help-match-rate = Die Partien zählen für die Wertungen der Spieler im Datenordner, auch neben einem laufenden Server
help-match-json = Ein JSON-Objekt je Partie und eines für das Ganze
help-ladder = Messen, wie stark die Spieler eines Spiels sind, durch Partien aller gegen alle
help-ladder-games = Wie oft Nachbarn in der Liste der Spieler aufeinandertreffen; andere treffen sich seltener
help-ladder-players = Nur diese Spieler, in dieser Reihenfolge [Standard: alle des Spiels außer denen, die wie irgendein anderer spielen]
help-ladder-time = Wie lange Spieler mit voller Stärke für einen Zug brauchen [Standard: ihre eigene Zeit]
help-ladder-cpu = Wie viel Prozessorzeit Spieler mit voller Stärke für einen Zug brauchen, was auch sonst läuft
help-ladder-rate = Die Partien zählen für die Wertungen der Spieler im Datenordner, jede, sobald sie zu Ende ist
help-ladder-out = Wohin die Wertungen geschrieben werden; die Partien stehen daneben in FILE.games, und eine unterbrochene Rangliste geht von dort weiter [Standard: ladder-GAME.txt]
help-bench = Feste Stellungen durchsuchen: wie viele Stellungen das braucht und wie schnell es geht
help-engine = Andere Programme die Engines nutzen lassen, über deren Protokoll auf Standardein- und -ausgabe
help-engine-protocol = Das Protokoll
help-engine-threads = Wie viele Threads rechnen [Standard: einer je Kern]
help-guard = Diesen Prozess begrenzen und zu einer externen Engine werden
help-guard-memory = Speicher in Bytes
help-guard-parent = Der Prozess, der die Engine will
help-guard-command = Das Programm der Engine und seine Argumente
help-convert = Eine Partiedatei jeder bekannten Form lesen und in einer anderen Form auf die Standardausgabe schreiben
help-convert-file = Die Datei; `-` liest die Standardeingabe
help-convert-to = Die Form, die geschrieben wird: json, text, legacy oder die eines anderen Programms: ggf, wthor, sgf, psq, renlib
help-convert-variant = Die Variante einer Partie, deren Datei sie nicht nennt
help-import = Dateien mit Partien jeder bekannten Form in eine Sammlung einlesen
help-import-files = Die Dateien, in jeder bekannten Form; Namen von Spielern und Turnieren dürfen in Dateien daneben stehen
help-import-variant = Die Variante von Partien, deren Dateien sie nicht nennen
help-export = Gespeicherte Partien in eine Datei schreiben
help-export-ids = Die Kennungen der Partien, wie in ihren Adressen und wie `find` sie auflistet
help-export-format = Die Form, die geschrieben wird: json, text, legacy, ggf, wthor, sgf, psq, renlib
help-export-out = Die Datei, die geschrieben wird [Standard: Standardausgabe]
help-find = Gespeicherte Partien auflisten, eine je Zeile
help-find-position = Eine Stellung, die auf dem Brett war, in jeder Symmetrie: ein Stellungstext oder der Name einer Startstellung
help-find-player = Ein Teil vom Namen eines Spielers
help-find-opening = Der Name der Eröffnung oder sein Anfang
help-find-json = Ein JSON-Objekt je Partie
help-backup = Alles in eine Datei schreiben, während Partien weitergehen
help-backup-file = Die Datei; es darf noch keine dieses Namens geben
help-restore = Alles durch eine Sicherung ersetzen; die alten Partien werden beiseitegelegt
help-restore-file = Die Sicherung
protocol-gomocup = Gomoku und Renju auf 15x15, für Gomocup-Manager
protocol-nboard = Reversi, für NBoard und ähnliche Bretter
protocol-plain = Jedes Spiel, über Plygrounds eigenes Protokoll

# Dateien und Archiv
form-unknown = die Formen sind { $all }
no-such-form = { $game } hat keine Form „{ $form }“
one-game-a-file = { $form }: eine Partie je Datei
in-game = Partie { $game }: { $what }
in-position = die Stellung: { $what }
import-progress = { $games } Partien, { $percent } %
import-problem = { $file }{ $number ->
    [0] {""}
   *[other] , Partie { $number }
 }: { $why }
import-more-problems = … und { $count } weitere
import-done = { $forms }: { $added ->
    [one] { $added } Partie hinzugefügt
   *[other] { $added } Partien hinzugefügt
 }, { $known } schon vorhanden, { $failed } nicht gelesen
import-assumed = Die Variante steht nicht in der Datei: gelesen als { $variants }; --variant nennt eine andere
backup-done = { $file }: alles, { $size } KB
backup-nothing = in { $folder } sind keine Partien
backup-exists = { $file } gibt es schon; nenne eine andere Datei
restore-in-use = in { $folder } werden gerade Partien importiert, oder ein anderer Befehl benutzt es; warte sein Ende ab
restore-done = Wiederhergestellt. Was vorher da war, ist { $aside }
restore-done-fresh = Wiederhergestellt.
restore-done-beside = Wiederhergestellt, während Plyground läuft{ $kept ->
    [0] {""}
    [one] ; eine Partie, die nicht zu Ende ist, geht weiter
   *[other] ; { $kept } Partien, die nicht zu Ende sind, gehen weiter
}. Was vorher da war, ist { $aside }
restore-not-a-backup = { $file } ist keine Sicherung von Plyground
restore-damaged = { $file } ist beschädigt: { $what }
restore-newer = { $file } ist von einer neueren Version von Plyground; aktualisiere dieses Programm

## Games of the command line that are rated
rate-no-limits = --rate braucht die Spieler, wie sie sind: ohne --depth und --nodes
rate-no-strength = Partien von { $player } können nicht gewertet werden: --rate braucht Spieler des Spiels oder Programme des Datenordners
rate-itself = ein Spieler kann nicht gegen sich selbst gewertet werden
